### table: ce qui se dit à la table

# Cartino : tout ce que dit le jeu. Les faits `suit` sont les lettres C, D, H, S, les faits `rank` ceux de cards.ftl.

cartino-name = Cartino
cartino-about = Chaque tuile a sa case : posez-la contre les plus fortes. De 2 à 4.

## Les tuiles

stone-2C = { rank-2 } de { suit-C }
stone-3C = { rank-3 } de { suit-C }
stone-4C = { rank-4 } de { suit-C }
stone-5C = { rank-5 } de { suit-C }
stone-6C = { rank-6 } de { suit-C }
stone-7C = { rank-7 } de { suit-C }
stone-8C = { rank-8 } de { suit-C }
stone-9C = { rank-9 } de { suit-C }
stone-10C = { rank-10 } de { suit-C }
stone-JC = { rank-J } de { suit-C }
stone-QC = { rank-Q } de { suit-C }
stone-KC = { rank-K } de { suit-C }
stone-AC = { rank-A } de { suit-C }
stone-2D = { rank-2 } de { suit-D }
stone-3D = { rank-3 } de { suit-D }
stone-4D = { rank-4 } de { suit-D }
stone-5D = { rank-5 } de { suit-D }
stone-6D = { rank-6 } de { suit-D }
stone-7D = { rank-7 } de { suit-D }
stone-8D = { rank-8 } de { suit-D }
stone-9D = { rank-9 } de { suit-D }
stone-10D = { rank-10 } de { suit-D }
stone-JD = { rank-J } de { suit-D }
stone-QD = { rank-Q } de { suit-D }
stone-KD = { rank-K } de { suit-D }
stone-AD = { rank-A } de { suit-D }
stone-2H = { rank-2 } de { suit-H }
stone-3H = { rank-3 } de { suit-H }
stone-4H = { rank-4 } de { suit-H }
stone-5H = { rank-5 } de { suit-H }
stone-6H = { rank-6 } de { suit-H }
stone-7H = { rank-7 } de { suit-H }
stone-8H = { rank-8 } de { suit-H }
stone-9H = { rank-9 } de { suit-H }
stone-10H = { rank-10 } de { suit-H }
stone-JH = { rank-J } de { suit-H }
stone-QH = { rank-Q } de { suit-H }
stone-KH = { rank-K } de { suit-H }
stone-AH = { rank-A } de { suit-H }
stone-2S = { rank-2 } de { suit-S }
stone-3S = { rank-3 } de { suit-S }
stone-4S = { rank-4 } de { suit-S }
stone-5S = { rank-5 } de { suit-S }
stone-6S = { rank-6 } de { suit-S }
stone-7S = { rank-7 } de { suit-S }
stone-8S = { rank-8 } de { suit-S }
stone-9S = { rank-9 } de { suit-S }
stone-10S = { rank-10 } de { suit-S }
stone-JS = { rank-J } de { suit-S }
stone-QS = { rank-Q } de { suit-S }
stone-KS = { rank-K } de { suit-S }
stone-AS = { rank-A } de { suit-S }
stone-joker = joker

## Ce qui se passe

cartino-began = { $name } a la tuile la plus basse et commence.
cartino-drew = { $name } pioche { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}, { $bag ->
    [0] le sac est vide
   *[other] il en reste { $bag } dans le sac
}.
cartino-took = Pioché par { $name } : { $stones }.
cartino-laid = { $name } { $how ->
    [joker] pose un joker comme { card }
    [exchange] échange le joker contre { card-the }
   *[stone] pose { card-the }
} { $half ->
    [u] en haut
   *[l] en bas
}{ $count ->
    [0] , sans rien toucher.
   *[other] : touche { $ranks }, +{ $points }.
}
cartino-all-five = { $name } pose cinq tuiles de { card-suit } en un tour : 10 points de plus, { $points } pour ce tour !
cartino-took-back = { $name } reprend { $how ->
    [joker] le joker posé comme { card }
    [exchange] { card-the }, et le joker retrouve sa place
   *[stone] { card-the }
}.{ $first ->
    [yes] { " " }Tout le monde a vu la tuile.
   *[no] { "" }
}
cartino-scored = { $name } { $points ->
    [0] ne marque rien
    [one] marque 1 point
   *[other] marque { $points } points
} : { $total } en tout.
cartino-passed = { $name } ne peut poser ses jokers nulle part et passe.
cartino-went-out = { $name } a posé toutes ses tuiles : { $points } points de plus !
cartino-counted = { $name } garde sur son chevalet : { $stones }. C’est { $points ->
    [one] 1 point
   *[other] { $points } points
} de moins, { $total } en tout.
cartino-match-won = { $name } gagne la partie, avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} !
cartino-match-shared = Égalité, { $total ->
    [one] { $total } point
   *[other] { $total } points
} chacun : { $names } se partagent la victoire !

## À qui de jouer

cartino-prompt-lay = À vous, { $name } : posez une ou plusieurs tuiles d’une même couleur.
cartino-prompt-more = { $points ->
    [0] Rien
    [one] 1 point
   *[other] { $points } points
} pour l’instant, { $name } : posez encore du { card-suit }, ou terminez votre tour.
cartino-prompt-wait = C’est à { $name } de jouer.
cartino-prompt-won = Partie terminée : victoire pour { $name } !
cartino-prompt-shared = Partie terminée : la victoire est partagée.

## Un indice, pas à pas

cartino-tip-suit = La couleur à regarder : { card-suit }.
cartino-tip-count = { $stones ->
    [one] Une tuile
   *[other] { $stones } tuiles
} de cette couleur : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } pour les cinq
}.
cartino-tip-wiser = Un autre tour marquerait { $points }, mais celui-ci { $why ->
    [joker] garde un joker
    [opens] laisse moins à { $name }
   *[wins] gagne plus souvent
}.
cartino-hint-end = Rien de mieux : finissez le tour.
# Pourquoi une tuile marque.
cartino-explain = { $how ->
    [joker] Joker comme { card }
    [exchange] { cartino-explain-card } à la place du joker
   *[stone] { cartino-explain-card }
}{ $half ->
    [u] , en haut
   *[l] , en bas
} : { $count ->
    [0] ne touche rien, +0
   *[other] touche { $ranks }, +{ $points }
}
cartino-explain-card = { $rank ->
    [A] L’as
    [K] Le roi
    [Q] La dame
    [J] Le valet
   *[other] Le { $rank }
} de { card-suit }

## Ce qui ne va pas

refusal-cartino-not-your-turn = Ce n’est pas votre tour : c’est à { $name } de jouer.
refusal-cartino-match-over = La partie est terminée.
refusal-cartino-no-such-field = Ce plateau n’a pas de case pour { card-the }.
refusal-cartino-second-suit = Ce tour-ci, vous posez du { card-suit } : le { cartino-other-suit } attendra le prochain.
refusal-cartino-not-on-rack = Vous n’avez pas { card-the } sur votre chevalet.
refusal-cartino-no-joker = Vous n’avez pas de joker.
refusal-cartino-joker-just-won = Le joker que vous venez de gagner ne se pose qu’à votre prochain tour.
refusal-cartino-no-joker-there = Il n’y a pas de joker ici à échanger contre { card-the }.
refusal-cartino-joker-of-this-turn = Ce joker vient d’être posé : on n’échange que ceux qui étaient là au début du tour.
refusal-cartino-joker-lies-there = Un joker est sur la moitié { cartino-level } : échangez-le contre { card-the }, ou prenez l’autre moitié.
refusal-cartino-half-taken = Pour { card-the }, la moitié { cartino-level } est déjà prise.
refusal-cartino-must-join = À cette table, la première tuile d’un tour doit en toucher une autre, et l’une des vôtres le peut.
refusal-cartino-nothing-laid = Posez d’abord au moins une tuile.
refusal-cartino-enough-taken-back = Vous avez déjà repris { $count } tuiles : pour ce tour, ce qui est posé reste posé.
cartino-level = { $half ->
    [u] du haut
   *[l] du bas
}
cartino-other-suit = { $other ->
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[S] { suit-S }
}

## Avant la partie

cartino-option-players = Autour de la table
cartino-option-players-2 = 2 joueurs
cartino-option-players-3 = 3 joueurs
cartino-option-players-4 = 4 joueurs
cartino-option-edition = Plateau
cartino-option-edition-32 = 32 cases, du 7 à l’as
cartino-option-edition-52 = 52 cases, du 2 à l’as
cartino-option-queen = Valeur de la dame
cartino-option-queen-3 = 3 points
cartino-option-queen-5 = 5 points
cartino-option-joker = Joker échangé
cartino-option-joker-retired = Il sort du jeu
cartino-option-joker-reused = Il va à qui l’échange, dès le tour suivant
cartino-option-joining = Première tuile d’un tour
cartino-option-joining-free = Elle se pose librement
cartino-option-joining-if_possible = Elle en touche une autre, si c’est possible
cartino-preset-french-2 = À deux, règle française
cartino-preset-french-3 = À trois, règle française
cartino-preset-french-4 = À quatre, règle française
cartino-preset-german-2 = À deux, règle allemande
cartino-preset-german-3 = À trois, règle allemande
cartino-preset-german-4 = À quatre, règle allemande

### page: ce que montre la page

# Cartino, ce que seule la page en dit.

cartino-board = Plateau
cartino-picture = Une partie de Cartino en cours
cartino-aim = Posez des tuiles d’une même couleur : chacune marque ce qu’elle touche. Le plus gros total gagne.
cartino-aim-short = toucher, c’est marquer
cartino-kind-french = Règle française
cartino-kind-german = Règle allemande

cartino-headline = { $edition } cases · { $bag ->
    [0] sac vide
   *[other] { $bag } dans le sac
}
cartino-bag = { $count ->
    [0] Le sac est vide
    [one] Une tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
cartino-place = { $card }, en { $half ->
    [u] haut
   *[l] bas
}{ $lies ->
    [stone] , une tuile y est posée
    [joker] , un joker y est posé
   *[no] {""}
}{ $may ->
    [lay] , possible : +{ $points }
    [exchange] , le joker peut être échangé : +{ $points }
   *[no] {""}
}
cartino-rack = Votre chevalet
cartino-rack-stone = { $stone }{ $may ->
    [yes] {""}
   *[no] , pas maintenant
}

## Le tour

cartino-five = cinq de { card-suit } : +{ $points }
cartino-turn-sum = {"="} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartino-end = Finir le tour
cartino-back = Reprendre
cartino-pick-first = Prenez d’abord une tuile de votre chevalet.
cartino-own-field = { cartino-explain-card } se pose sur sa propre case, en haut ou en bas.

## Les points

cartino-score = { $total ->
    [one] { $total } point
   *[other] { $total } points
} : { $chips ->
    [0] aucun jeton
    [one] un jeton de 20
   *[other] { $chips } jetons de 20
}, pion sur { $at } ; { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
} sur le chevalet
cartino-over = Fin de la partie
cartino-over-out = { $name } a posé sa dernière tuile et le sac est vide. Ce qui reste sur les chevalets compte en moins.
cartino-over-stuck = Plus personne ne peut poser. Ce qui reste sur les chevalets compte en moins.
cartino-over-player = Joueur
cartino-over-laid = Posé
cartino-over-bonus = Tout posé
cartino-over-left = Reste
cartino-over-total = Total

cartino-daily = Une partie entière à deux

# Ce qui reste d’une partie dans « Vos parties ».
cartino-best-turn = Meilleur tour : { $value } points
cartino-best-total = Plus haut total : { $value } points

### rules: la page des règles

# La page des règles de Cartino, avec nos mots. Les identifiants CAR-… sont ceux des règles.

cartino-rules-title = Les règles de Cartino
cartino-rules-lead = De 2 à 4 joueurs. Des tuiles comme un jeu de cartes, et un plateau où chacune a sa place.

## En une minute

cartino-rules-minute = En une minute
cartino-rules-minute-1 = Vous avez cinq tuiles que personne d’autre ne voit. Chacune a sa case sur le plateau, et chaque case a deux moitiés : en haut, en bas.
cartino-rules-minute-2 = À votre tour, posez une ou plusieurs tuiles d’une même couleur. Chacune marque la valeur de celles qu’elle touche : as 5, roi 4, dame 3 (5 dans la règle allemande), valet 2, les autres 1.
cartino-rules-minute-3 = L’ordre compte : l’as d’abord, puis le roi à côté, et le roi marque 5. Cinq tuiles en un tour : 10 points de plus !
cartino-rules-minute-4 = Le joker prend la place de n’importe quelle tuile. Si vous avez la vraie, échangez-la contre lui.
cartino-rules-minute-5 = Piochez autant de tuiles que vous en avez posé. Quand le sac est vide et que quelqu’un a tout posé, il reçoit 10 points, et les tuiles qui vous restent vous coûtent leur valeur, un joker 6. Le plus grand total gagne !

## Les titres

cartino-rules-exactly = Les règles exactes
cartino-rules-section-board = Le plateau et les tuiles
cartino-rules-section-values = Ce que valent les tuiles
cartino-rules-section-start = Avant de commencer
cartino-rules-section-turn = Un tour
cartino-rules-section-score = Les points
cartino-rules-section-end = La fin
cartino-rules-section-examples = Six exemples
cartino-rules-section-sheets = Deux règles pour un jeu
cartino-rules-link = Lien vers la règle { $rule }

## Les deux règles

cartino-rules-sheets = Le jeu s’est vendu avec deux règles, l’une française et l’autre allemande. Elles diffèrent en trois points ; à chaque table, on peut choisir l’une ou l’autre, ou les mélanger.
cartino-rules-point = Point
cartino-rules-french = Règle française
cartino-rules-german = Règle allemande
cartino-rules-point-edition = Plateau (CAR-1)
cartino-rules-point-queen = Dame (CAR-6)
cartino-rules-point-joker = Joker échangé (CAR-15)
cartino-rules-french-edition = 32 cases, 66 tuiles
cartino-rules-french-queen = 3 points
cartino-rules-french-joker = il sort du jeu
cartino-rules-german-edition = 52 cases, 106 tuiles
cartino-rules-german-queen = 5 points
cartino-rules-german-joker = il va à qui l’échange

## Les règles

cartino-rules-car-1 = Une case pour chaque carte du jeu : 32 cases, du 7 à l’as dans quatre couleurs, ou 52, du 2 à l’as. Deux tuiles de chaque carte, et 2 jokers.
cartino-rules-car-2 = Chaque case a une moitié en haut et une moitié en bas ; chacune accueille une tuile.
cartino-rules-car-3 = Le plateau de 32 cases : chaque couleur occupe un coin, et les cartes fortes se rencontrent au milieu.
cartino-rules-car-4 = Le plateau de 52 cases : une couleur par rangée, du 2 à gauche jusqu’à l’as à droite.
cartino-rules-car-5 = Deux tuiles se touchent si leurs moitiés ont un côté en commun : à gauche et à droite au même niveau, au-dessus et au-dessous. L’autre moitié de la même case compte aussi. Les couleurs n’y changent rien. Une tuile en touche donc quatre au plus.
cartino-rules-car-6 = As 5, roi 4, dame 3 (5 dans la règle allemande), valet 2, toutes les autres 1.
cartino-rules-car-7 = Le joker remplace n’importe quelle tuile. Sur le plateau, il est la tuile de sa case : qui le touche marque la valeur de celle-ci.
cartino-rules-car-8 = Toutes les tuiles et les jokers vont dans le sac. Chacun en pioche cinq et les cache aux autres.
cartino-rules-car-9 = Qui a la tuile la plus basse dans la couleur la plus basse commence. De la plus basse à la plus haute : carreau, cœur, pique, trèfle ; dans une couleur, du 7 (ou du 2) à l’as. À égalité, on compare les tuiles suivantes ; les jokers comptent comme les plus hautes. Puis on joue dans le sens des aiguilles d’une montre.
cartino-rules-car-10 = Dans un tour, on ne pose que des tuiles d’une seule couleur, et au moins une. Un joker se pose comme une tuile de cette couleur. Deux jokers peuvent partager une case.
cartino-rules-car-11 = Une tuile se pose sur sa propre case, sur la moitié du haut ou du bas, si elle est libre. Une tuile posée ne bouge plus. Tant que le tour n’est pas terminé, on peut reprendre ce qu’on vient de poser ; mais les autres voient chaque tuile dès qu’elle est posée, reprise ou non.
cartino-rules-car-12 = Une tuile qui ne touche rien ne marque rien, mais on peut la poser. Une table peut convenir que la première tuile d’un tour doit en toucher une autre, si l’une de celles du chevalet le peut ; un échange compte s’il touche quelque chose, et les tuiles suivantes sont libres.
cartino-rules-car-13 = Les tuiles se posent l’une après l’autre, dans l’ordre qu’on veut. Chacune marque, au moment où on la pose, la valeur des tuiles qu’elle touche, celles du même tour comprises ; jamais la sienne.
cartino-rules-car-14 = Cinq tuiles d’une couleur en un seul tour : 10 points de plus. Les jokers posés dans cette couleur comptent.
cartino-rules-car-15 = À son tour, on peut échanger un joker du plateau contre la tuile qu’il remplace, si l’on joue sa couleur et s’il était là au début du tour. L’échange marque et compte comme une tuile posée. Le joker sort du jeu. Dans la règle allemande, il va à qui l’a échangé et se pose à partir du tour suivant ; mais si le sac était vide au début du tour, il sort du jeu.
cartino-rules-car-16 = Après son tour, on pioche autant de tuiles qu’on en a posé, tant que le sac en a. Un joker gagné par échange compte parmi les cinq du chevalet.
cartino-rules-car-17 = Qui n’a que des jokers et ne trouve plus de moitié libre passe son tour. Si plus personne ne peut poser, la partie s’arrête, sans la prime de la règle CAR-20.
cartino-rules-car-18 = Le pion avance sur une piste de 20 cases. Avec 32 cases, comme sur la feuille française, qui atteint 20 prend un jeton de 20 et repart de zéro ; avec 52, comme sur l’allemande, qui dépasse 20 le prend et repart de 1. À la fin, un total peut descendre sous zéro.
cartino-rules-car-19 = Les points de chacun sont visibles à tout moment.
cartino-rules-car-20 = Quand quelqu’un a posé toutes ses tuiles et que le sac est vide, la partie s’arrête aussitôt : 10 points de plus pour qui a fini.
cartino-rules-car-21 = Les tuiles qui restent sur un chevalet coûtent leur valeur ; un joker coûte 6.
cartino-rules-car-22 = Le plus grand total gagne. À égalité, on partage la victoire.
cartino-rules-car-e1 = Le roi de pique, posé là où il ne touche rien : 0.
cartino-rules-car-e2 = Les cases sont voisines, mais les tuiles ne sont pas au même niveau : elles ne se touchent pas, 0.
cartino-rules-car-e3 = Le roi posé contre le 8 de pique : 1.
cartino-rules-car-e4 = Le 8 posé contre le roi : 4.
cartino-rules-car-e5 = Un roi posé entre l’as, la dame et deux rois, son jumeau dans la même case et celui d’en face : 5 + 4 + 4 + 3 = 16.
cartino-rules-car-e6 = L’as, le roi et la dame d’une couleur en un tour, côte à côte : 0, puis 5, puis 4, donc 9.

## Les images, pour qui ne les voit pas

cartino-rules-board-32 = Le plateau de 32 cases, vide. En haut à gauche trèfle, en haut à droite pique, en bas à gauche carreau, en bas à droite cœur. Les 10 sont aux quatre coins, les as au milieu.
cartino-rules-board-52 = Le plateau de 52 cases, vide. Quatre rangées du 2 à l’as : trèfle, pique, cœur, carreau.
cartino-rules-board-touch = Le roi de pique vient d’être posé à côté de l’as et contre le 8 : il marque 5 et 1, donc 6.
cartino-rules-board-order = L’as, le roi et la dame de pique côte à côte ; le roi a marqué 5, la dame 4.
cartino-rules-board-joker = Un joker sur la case du roi de cœur, à côté de l’as de cœur. Le vrai roi peut prendre sa place et marque alors 5.
cartino-rules-board-e1 = Le roi de pique seul sur le plateau.
cartino-rules-board-e2 = Le roi de pique en haut de sa case ; la dame de pique, sa voisine, en bas de la sienne.
cartino-rules-board-e3 = Le roi de pique en haut de sa case, juste sous le 8 de pique.
cartino-rules-board-e4 = Le 8 de pique en bas de sa case, juste au-dessus du roi de pique.
cartino-rules-board-e5 = Le roi de pique en bas de sa case, entre l’as et la dame de pique, sous son jumeau et au-dessus du roi de cœur.
cartino-rules-board-e6 = L’as, le roi et la dame de pique côte à côte, en haut de leurs cases.

### lessons: les premiers tours guidés

cartino-lesson-first-1 = Le roi de pique est posé. Votre 8 de pique a sa case juste au-dessus : posez-le sur la moitié basse, contre le roi.
cartino-lesson-first-2 = Il touche le roi : 4 points ! Encore un pique : posez la dame en haut de sa case, à côté du roi.
cartino-lesson-first-3 = Encore 4 points. Vous n’avez plus de pique, et une seule couleur se pose par tour : finissez le tour.
cartino-lesson-first-4 = Vous avez pioché deux tuiles. Posez le 9 de pique là où il touche le plus de points.
cartino-lesson-first-5 = Dame et 8 : 3 + 1, quatre points de plus ! Finissez le tour.
refusal-cartino-lesson-first-level = En face, mais pas à la même hauteur : la tuile ne toucherait pas le roi et ne marquerait rien.
refusal-cartino-lesson-first-king = On peut la poser, mais le 8 marquerait mieux : chaque tuile marque ce qu’elle touche, et un roi vaut 4.
refusal-cartino-lesson-first-more = On peut finir là, mais la dame est un pique, elle aussi : elle a encore sa place dans ce tour.
refusal-cartino-lesson-first-back = On peut la reprendre, mais elle est bien posée : continuez.
refusal-cartino-lesson-first-nine = Là-haut, le 9 ne toucherait rien : regardez l’autre moitié de sa case.
refusal-cartino-lesson-first-best = On peut la poser, mais elle ne toucherait rien : essayez le 9 de pique.

cartino-lesson-first = Toucher et marquer
cartino-lesson-first-done = 12 points en deux tours : chaque tuile marque ce qu’elle touche.
cartino-lesson-field = Chaque tuile a sa case
cartino-lesson-field-1 = Posez le roi de pique sur sa case, sur la moitié que vous voulez.
cartino-lesson-field-2 = Il est posé. Finissez le tour : vous piocherez une autre tuile.
cartino-lesson-field-done = C’est cela : une tuile sur sa case, et toujours cinq tuiles en main.
refusal-cartino-lesson-field-king = Permis aussi, mais commençons par le roi de pique, sur sa propre case.
refusal-cartino-lesson-field-back = On peut le reprendre, mais il est bien posé : finissez le tour.
cartino-lesson-values = Ce que valent les tuiles
cartino-lesson-values-1 = L’as vaut 5, le roi 4, la dame 3, le valet 2. Posez votre roi entre l’as et la dame !
cartino-lesson-values-done = 5 + 3 : huit points d’un coup, et le roi, lui, ne compte pas.
refusal-cartino-lesson-values-level = Plus bas, le roi ne toucherait ni l’as ni la dame : posez-le à leur hauteur.
refusal-cartino-lesson-values-nothing = Permis, mais cette tuile ne toucherait rien : zéro point. Le roi de cœur en marque 8.
cartino-lesson-order = Dans quel ordre ?
cartino-lesson-order-1 = As, roi, dame de pique, côte à côte : posez d’abord la tuile qui vaut le plus.
cartino-lesson-order-2 = Maintenant le roi, à côté de l’as, à la même hauteur.
cartino-lesson-order-3 = Cinq points ! Et la dame, à côté du roi.
cartino-lesson-order-done = 0 + 5 + 4 : neuf points. Dans l’autre sens, il n’y en aurait que sept.
refusal-cartino-lesson-order-ace = Permis, mais l’as vaut 5 : posé le premier, il sera touché par le roi.
refusal-cartino-lesson-order-spades = Permis, mais vos trois piques rapportent davantage : commencez par l’as de pique.
refusal-cartino-lesson-order-more = Permis, mais il vous reste un pique, et il a sa place dans ce tour.
refusal-cartino-lesson-order-back = On peut la reprendre, mais elle est bien posée : continuez.
refusal-cartino-lesson-order-level = Pas à la même hauteur : elles ne se toucheraient pas, et cela ferait zéro point.
refusal-cartino-lesson-order-king = La dame ne touche pas l’as : le roi se met entre les deux. Posez-le d’abord.
cartino-lesson-suit = Une couleur par tour
cartino-lesson-suit-1 = Trèfle ou carreau ? Choisissez la couleur qui marque le plus autour du roi.
cartino-lesson-suit-2 = Quatre points. Posez aussi votre autre carreau contre le roi !
cartino-lesson-suit-done = Huit points avec deux carreaux : avec le trèfle, quatre seulement.
refusal-cartino-lesson-suit-club = Le trèfle marque 4, mais il est seul : deux carreaux, dans le même tour, en marquent 8.
refusal-cartino-lesson-suit-level = Pas à la hauteur du roi : cette tuile ne marquerait rien.
refusal-cartino-lesson-suit-nothing = Permis, mais cette tuile ne touche rien et ne marque rien.
refusal-cartino-lesson-suit-more = On peut finir là, mais votre autre carreau marque encore 4 points.
refusal-cartino-lesson-suit-back = On peut la reprendre, mais elle est bien posée : continuez.
cartino-lesson-five = Cinq d’un coup
cartino-lesson-five-1 = Quatre piques sont posés. Posez le cinquième contre le valet !
cartino-lesson-five-2 = Cinq piques en un tour : 10 points de plus ! Finissez le tour.
cartino-lesson-five-done = Cinq tuiles d’une couleur en un tour : dix points de prime.
refusal-cartino-lesson-five-touch = La prime viendrait aussi, mais là-haut le 10 ne touche rien : l’autre moitié touche le valet.
refusal-cartino-lesson-five-fifth = On peut finir, mais on perdrait la prime : le cinquième pique vaut 10 points de plus.
refusal-cartino-lesson-five-back = On peut la reprendre, mais elle est bien posée : continuez.
cartino-lesson-joker = Le joker
cartino-lesson-joker-1 = Le joker remplace la tuile qu’on veut. Posez-le là où il touche l’as et la dame.
cartino-lesson-joker-done = Huit points ! Sur la case du roi, le joker est un roi.
refusal-cartino-lesson-joker-better = Permis, mais il y a mieux : sur la case du roi de cœur, il touche l’as et la dame.
refusal-cartino-lesson-joker-take = Permis, mais c’est le joker qui marque 8 points : prenez-le.
cartino-lesson-exchange = Échanger le joker
cartino-lesson-exchange-1 = Ce joker joue le roi de cœur, et vous avez le vrai. Posez-le sur le joker !
cartino-lesson-exchange-done = Cinq points, et le joker sort du jeu.
refusal-cartino-lesson-exchange-below = Dessous, il ne touche que le joker : 4 points. À sa place, il touche l’as : 5.
refusal-cartino-lesson-exchange-king = Permis, mais cette tuile ne marque rien. Prenez le roi de cœur.
cartino-lesson-out = La fin de la partie
cartino-lesson-out-1 = Le sac est vide, et il vous reste deux piques. Posez-en un.
cartino-lesson-out-2 = Et l’autre ! Qui n’a plus de tuile termine la partie.
cartino-lesson-out-3 = Plus rien en main : finissez le tour.
cartino-lesson-out-done = 10 points pour vous, les tuiles de Camille comptent contre elle : vous gagnez !
refusal-cartino-lesson-out-back = On peut la reprendre, mais elle est bien posée : continuez.
cartino-lesson-match = Une vraie partie
cartino-lesson-match-1 = Marquez plus de points que le programme le plus facile.

### puzzles: les problèmes, dont la solution est prouvée

cartino-puzzle-best-turn = Le tour qui rapporte le plus
cartino-puzzle-best-turn-task = Quel tour rapporte le plus de points ? Posez vos tuiles, puis terminez le tour.
cartino-puzzle-best-turn-why = { $points } points : aucun autre tour n’en rapporte autant.
cartino-puzzle-best-turn-proof = Tous les tours possibles, dans tous les ordres : { $counted } en tout.
cartino-puzzle-best-turn-wrong = Cela ne mène pas au meilleur tour : il rapporte { $points } points.
cartino-puzzle-more = Pas encore : le meilleur tour rapporte { $points } points.
cartino-puzzle-exact-end = La fin exacte
cartino-puzzle-exact-end-task = Le sac est vide ; en face, il reste { $stones }. Quel tour vous fait finir avec la plus grande avance ?
cartino-puzzle-exact-end-why = Ainsi vous finissez avec { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} d’avance au moins, quoi que l’autre fasse. Tout autre tour vous en coûte { $less } ou plus.
cartino-puzzle-exact-end-proof = La fin a été jouée de toutes les façons possibles : { $counted } positions.
cartino-puzzle-exact-end-wrong = Un autre tour vous assure { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} d’avance à la fin.

### terminal: ce que disent le terminal et les études

# Cartino au terminal.

terminal-cartino-heading = Cartino · { $fields } cases · { $bag ->
    [0] le sac est vide
    [one] { $bag } tuile dans le sac
   *[other] { $bag } tuiles dans le sac
}
terminal-cartino-total = { $total ->
    [one] { $total } point
   *[other] { $total } points
}{ $chips ->
    [0] { "" }
   *[other] { " " }({ $chips } × 20 + { $place })
}
terminal-cartino-stones = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
terminal-cartino-rack = Sur votre chevalet :
terminal-cartino-sum-laid = en jeu
terminal-cartino-sum-bonus = tout posé
terminal-cartino-sum-left = restant
terminal-cartino-sum-total = total
terminal-cartino-which-half = Moitié du haut (u) ou du bas (l) ?
terminal-cartino-moves = Un coup s’écrit KSu, *KSu ou { "KSu!" }, puis end (tapez ? pour l’aide).
terminal-cartino-help =
    KSu            poser le roi (K) de pique (S) sur la moitié du haut (u) de sa case ; l, c’est celle du bas
    { "*KSu" }           y poser un joker à la place
    { "KSu!" }           échanger le joker qui s’y trouve contre votre roi
    back           reprendre la dernière tuile
    end            terminer votre tour
    Rangs : A as, K roi, Q dame, J valet, 10 à 2. Couleurs : C trèfle, D carreau, H cœur, S pique.
    KS suffit aussi : s’il reste les deux moitiés, on vous demande laquelle.
    Sur le plateau : ks vide, [KS] une tuile, *KS* un joker.
    Un point · montre où vont vos tuiles, { "!" } ce qui s’échange, + ce que vous avez posé dans ce tour.

## Les études

cartino-study-about = Au hasard, ce sont des parties entières jouées sur le noyau, où personne ne reprend de tuile.
cartino-study-scores-text = Les points de chacun à la fin, avec ce que les tuiles restantes coûtent et rapportent.
cartino-study-laid-how = { $value ->
    [stone] une tuile est posée (CAR-11)
    [joker] un joker est posé (CAR-7)
   *[exchange] un joker est échangé contre sa tuile (CAR-15)
}
cartino-study-all-five = cinq tuiles d’une couleur en un tour (CAR-14)
cartino-study-passed = quelqu’un doit passer (CAR-17)
cartino-study-went-out = quelqu’un pose la dernière tuile (CAR-20)
cartino-study-counted = les tuiles restantes comptent contre leur joueur (CAR-21)
cartino-study-match-shared = des totaux égaux partagent la victoire (CAR-22)
cartino-study-stone-touches = { $value ->
    [0] ne touche rien et ne rapporte rien (CAR-12)
    [1] touche une tuile (CAR-13)
   *[other] touche { $value } tuiles (CAR-13)
}
cartino-study-stone-touches-text = Combien d’autres une tuile touche
cartino-study-turn-stones = { $value ->
    [1] une tuile
   *[other] { $value } tuiles
}
cartino-study-turn-stones-text = Tuiles posées en un tour
cartino-study-turn-points = { $value ->
    [0] 0 point
    [1] 1 point
   *[other] { $value } points
}
cartino-study-turn-points-text = Ce que rapporte un tour

## À imprimer et à découper

cartino-paper-board = Cartino : le plateau
cartino-paper-stones = Cartino : les tuiles et les jokers
cartino-paper-track = Cartino : la piste
cartino-paper-chips = Cartino : les jetons de 20 points
cartino-paper-counters = Cartino : les pions
