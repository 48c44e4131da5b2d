### table: ce qui se dit à la table

# Cartomanie : tout ce que dit le jeu. Les mots joués restent français, dans toutes les langues.

cartomanie-name = Cartomanie
cartomanie-about = Retournez cinq lettres, trouvez le plus beau mot. Seul, ou jusqu’à 4.

## Ce qui se passe

cartomanie-began = La table est mise, { $stock } cartes au talon : { $name } commence.
cartomanie-turned = { $name } retourne { $capital ->
    [yes] la majuscule { $letter }
    [joker] un joker
   *[no] la minuscule { $letter }
}.
cartomanie-made = { $name } fait « { $word } » : { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}, { $total } en tout.
cartomanie-filled = { $count ->
    [one] Une place est regarnie
   *[other] { $count } places sont regarnies
}, { $stock ->
    [0] le talon est vide
    [one] il reste une carte au talon
   *[other] il reste { $stock } cartes au talon
}.
cartomanie-passed = { $late ->
    [yes] Le temps est écoulé : { $name } ne fait pas de mot.
   *[no] { $name } ne fait pas de mot.
}
cartomanie-asked = { $name } propose « { $word } » à la table.
cartomanie-voted = { $name } { $answer ->
    [yes] accepte
   *[no] refuse
} ce mot.
cartomanie-decided = { $accepted ->
    [yes] La table accepte « { $word } », proposé par { $name }.
   *[no] La table refuse « { $word } », proposé par { $name }.
}
cartomanie-new-table = { $why ->
    [no-capital] Aucune majuscule à l’horizon : toutes les cartes retournent au talon, et { $name } joue sur une nouvelle table.
   *[quiet] Tout un tour sans mot : toutes les cartes retournent au talon, et { $name } joue sur une nouvelle table.
}
cartomanie-ended = { $why ->
    [capitals] La dernière majuscule est prise.
    [cleared] Toutes les cartes sont prises !
    [quiet] Le talon est vide et plus personne ne trouve de mot.
    [barren] Trois nouvelles tables sans un seul mot : on s’arrête là.
   *[no-word] Les cartes qui restent ne font plus aucun mot.
}
cartomanie-match-won = { $name } gagne la partie, avec { $total ->
    [0] aucun point
    [one] 1 point
   *[other] { $total } points
} !
cartomanie-match-shared = Égalité, { $total ->
    [0] aucun point
    [one] 1 point
   *[other] { $total } points
} chacun : { $names } se partagent la victoire !
cartomanie-cleared = { $left ->
    [0] Table rase ! { $name } a pris toutes les cartes
    [one] { $name } laisse une seule carte
   *[other] { $name } laisse { $left } cartes
}, avec { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}.

## À qui de jouer

cartomanie-prompt-turn = { $count ->
    [one] Encore une carte à retourner, { $name }.
   *[other] À vous, { $name } : retournez { $count } cartes.
}
cartomanie-prompt-word = À vous, { $name } : faites un mot, ou passez.
cartomanie-prompt-wait = C’est à { $name } de jouer.
cartomanie-prompt-vote = { $name } propose « { $word } » : à vous de voter.
cartomanie-prompt-voting = La table vote sur « { $word } », proposé par { $name }.
cartomanie-prompt-won = Partie terminée : victoire pour { $name } !
cartomanie-prompt-shared = Partie terminée : la victoire est partagée.
cartomanie-prompt-alone = { $left ->
    [0] Table rase : plus une seule carte !
    [one] Partie terminée : il reste une carte.
   *[other] Partie terminée : il reste { $left } cartes.
}

## Un indice, pas à pas

cartomanie-hint-none = Aucun mot dans ces cartes : passez.
cartomanie-hint-letters = { $count ->
    [one] Il y a un mot d’une lettre.
   *[other] Il y a un mot de { $count } lettres.
}
cartomanie-hint-first = { $count ->
    [one] Ce mot d’une lettre est { $letter }.
   *[other] Ce mot de { $count } lettres commence par { $letter }.
}
cartomanie-hint-known = Un mot connu : « { $word } », { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}.
cartomanie-hint-best = Le meilleur mot : « { $word } », { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}.
cartomanie-why-word = « { $word } » rapporte { $points ->
    [0] zéro point
    [one] 1 point
   *[other] { $points } points
} et prend { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
cartomanie-hint-clears = { $count ->
    [one] Avec lui, il ne reste plus rien.
   *[other] À partir de lui, on peut tout vider en { $count } mots.
}
cartomanie-hint-turn = { $count ->
    [one] Retournez une carte : cachées, elles se valent toutes.
   *[other] Retournez { $count } cartes : cachées, elles se valent toutes.
}
cartomanie-hint-vote = À vous de dire si ce mot existe : aucun programme ne s’en mêle.

## Ce qui ne va pas

refusal-cartomanie-not-your-turn = Ce n’est pas votre tour : c’est à { $name } de jouer.
refusal-cartomanie-match-over = La partie est terminée.
refusal-cartomanie-turn-more = { $count ->
    [one] Retournez d’abord encore une carte.
   *[other] Retournez d’abord encore { $count } cartes.
}
refusal-cartomanie-five-are-up = Vous avez retourné toutes vos cartes : faites un mot, ou passez.
refusal-cartomanie-not-face-down = Il n’y a pas de carte cachée à la place { $place }.
refusal-cartomanie-no-clock = Cette table joue sans chrono.
refusal-cartomanie-second-joker = Un seul joker par mot.
refusal-cartomanie-joker-as-capital = Le joker ne remplace qu’une minuscule, jamais la majuscule du début.
refusal-cartomanie-capital-first = Un mot commence par une majuscule.
refusal-cartomanie-no-capitals = Ici on joue sans majuscules.
refusal-cartomanie-joker-alone = Un joker tout seul n’est pas un mot.
refusal-cartomanie-no-joker-up = Il n’y a plus de joker à découvert.
refusal-cartomanie-no-capital = Un mot commence par une majuscule, et le { $letter } majuscule n’est pas à découvert.
refusal-cartomanie-letter-missing = Il n’y a pas assez de « { $letter } » à découvert sur la table.
refusal-cartomanie-wrong-places = Les places choisies ne vont pas avec ce mot.
refusal-cartomanie-not-on-place = La carte de la place { $place } n’est pas « { $letter } ».
refusal-cartomanie-not-a-word = { $proper ->
    [yes] « { $word } » est un nom propre : le dictionnaire d’ici n’en compte pas.
   *[no] Le mot « { $word } » n’est pas dans le dictionnaire d’ici.
}
refusal-cartomanie-no-vote-here = À cette table, le dictionnaire seul décide.
refusal-cartomanie-is-a-word = Le mot « { $word } » est dans le dictionnaire : jouez-le sans demander.
refusal-cartomanie-asked-already = La table a déjà voté une fois pendant ce tour.
refusal-cartomanie-table-votes = Attendez : c’est aux autres de voter sur votre mot.
refusal-cartomanie-vote-first = Dites d’abord si vous acceptez le mot proposé.
refusal-cartomanie-voted-already = Vous avez déjà voté.
refusal-cartomanie-nothing-to-vote = Aucun mot n’est proposé à la table.

## Avant la partie

cartomanie-option-players = Autour de la table
cartomanie-option-players-1 = Seul
cartomanie-option-players-2 = 2 joueurs
cartomanie-option-players-3 = 3 joueurs
cartomanie-option-players-4 = 4 joueurs
cartomanie-option-version = Version
cartomanie-option-version-full = Complète, 123 cartes
cartomanie-option-version-short = Courte, la moitié des cartes
cartomanie-option-version-children = Enfants, sans majuscules
cartomanie-option-half = Cartes de la version courte
cartomanie-option-half-60 = 60 cartes
cartomanie-option-half-63 = 63 cartes
cartomanie-option-clock = Temps de réflexion
cartomanie-option-clock-0 = Sans limite
cartomanie-option-clock-15 = 15 secondes
cartomanie-option-clock-30 = 30 secondes
cartomanie-option-clock-60 = 1 minute
cartomanie-option-clock-120 = 2 minutes
cartomanie-option-vote = Mots inconnus du dictionnaire
cartomanie-option-vote-true = La table peut voter
cartomanie-option-vote-false = Refusés
cartomanie-preset-full-1 = Seul, version complète
cartomanie-preset-full-2 = À deux, version complète
cartomanie-preset-full-3 = À trois, version complète
cartomanie-preset-full-4 = À quatre, version complète
cartomanie-preset-short-1 = Seul, version courte
cartomanie-preset-short-2 = À deux, version courte
cartomanie-preset-short-3 = À trois, version courte
cartomanie-preset-short-4 = À quatre, version courte
cartomanie-preset-children-1 = Seul, version enfants
cartomanie-preset-children-2 = À deux, version enfants
cartomanie-preset-children-3 = À trois, version enfants
cartomanie-preset-children-4 = À quatre, version enfants

### page: ce que montre la page

# Cartomanie, ce que seule la page en dit.

cartomanie-table = Les cartes sur la table
cartomanie-picture = Des cartes de lettres sur le tapis, et le mot « Boxait » qu’on vient de trouver
# Le but, en une ligne. `capitals` : si un mot commence par une majuscule.
cartomanie-aim = { $players ->
    [1] Enlevez toutes les cartes, mot après mot{ $capitals ->
        [yes] , chacun avec une majuscule
       *[no] {""}
    }.
   *[other] Faites des mots avec les cartes visibles{ $capitals ->
        [yes] , une majuscule en tête
       *[no] {""}
    }. Le plus de points gagne.
}
cartomanie-aim-short = { $players ->
    [1] tout enlever en mots
   *[other] { $capitals ->
        [yes] mots à majuscule
       *[no] des mots, des points
    }
}
cartomanie-kind-full = Version complète
cartomanie-kind-short = Version courte
cartomanie-kind-children = Version enfants
cartomanie-kind-alone = Seul, en patience

cartomanie-headline = { $version ->
    [short] Version courte
    [children] Version enfants
   *[full] Version complète
} · { $stock ->
    [0] talon vide
   *[other] { $stock } au talon
}
cartomanie-place-gap = Place { $place }, vide
cartomanie-place-down = Place { $place }, carte cachée
cartomanie-place-up = { $kind ->
    [capital] Majuscule { $letter }
    [joker] Joker
   *[small] Minuscule { $letter }
}, { $value ->
    [one] { $value } point
   *[other] { $value } points
}, place { $place }{ $order ->
    [0] {""}
   *[other] , lettre { $order } du mot
}
cartomanie-stock = { $count ->
    [0] Le talon est vide
    [one] Une carte au talon
   *[other] { $count } cartes au talon
}

## Le mot

cartomanie-spell = Touchez des lettres, ou tapez un mot.
cartomanie-type = Votre mot
cartomanie-type-short = Tapez un mot…
cartomanie-make = Faire le mot
cartomanie-pass = Passer
cartomanie-clear = Effacer le mot
cartomanie-running = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cartomanie-missing = Il manque un « { $letter } »
cartomanie-swap = « { $letter } », { $joker ->
    [yes] avec le joker
   *[no] place { $place }
} : prendre une autre carte
cartomanie-swap-short = Prendre une autre carte
cartomanie-joker-stands = Le joker remplace :
cartomanie-joker-open = Dites d’abord quelle lettre le joker remplace.

## Le vote

cartomanie-ask = Le proposer à la table
cartomanie-accept = J’accepte
cartomanie-refuse = Je refuse
cartomanie-vote-wait = On attend la réponse des autres…
cartomanie-vote-given = Vous avez { $yes ->
    [yes] accepté
   *[no] refusé
}. On attend les autres…

## Les places

cartomanie-compass-west = Ponantais
cartomanie-compass-north = Septentrional
cartomanie-compass-east = Levantin
cartomanie-compass-south = Méridional
cartomanie-compass-alone = Ponantais et Méridional
cartomanie-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $words ->
    [0] aucun mot
    [one] un mot
   *[other] { $words } mots
}
cartomanie-left = { $count ->
    [0] plus aucune carte
    [one] encore une carte
   *[other] encore { $count } cartes
}
cartomanie-pile = { $words ->
    [one] Un mot
   *[other] { $words } mots
}, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}

## La fin

cartomanie-over = Fin de la partie
cartomanie-over-words = Mots
cartomanie-over-best = Le plus beau
cartomanie-over-left = Cartes restantes
cartomanie-over-total = Points
cartomanie-look-back = Chaque tour et son meilleur mot
cartomanie-look-turn = Tour
cartomanie-look-who = Joueur
cartomanie-look-word = Mot fait
cartomanie-look-best = Le meilleur
cartomanie-look-none = { $late ->
    [yes] trop tard
   *[no] aucun
}
cartomanie-missed-none = Pas une occasion manquée : à chaque tour où un mot existait, vous en avez trouvé un.
cartomanie-missed = { $count ->
    [one] Un tour passé alors qu’il y avait un mot :
   *[other] { $count } tours passés alors qu’il y avait un mot :
}
cartomanie-missed-turn = tour { $turn }

cartomanie-daily = La version courte, sans chronomètre
cartomanie-daily-alone = { $score ->
    [0] Toutes les cartes sont prises !
    [one] Il reste une carte
   *[other] Il reste { $score } cartes
  }

# Ce qui reste d’une partie dans « Vos parties ».
cartomanie-best-word = Meilleur mot : { $text }, { $value } points
cartomanie-best-long = Mot le plus long : { $text }, { $value } lettres

### rules: la page des règles

# La page des règles de Cartomanie, avec nos mots. Les identifiants MAN-… sont ceux des règles.

cartomanie-rules-title = Les règles de Cartomanie
cartomanie-rules-lead = De 1 à 4 joueurs, une demi-heure. Des cartes de lettres qu’on retourne, et le plus beau mot qu’on y trouve.

## En une minute

cartomanie-rules-minute = En une minute
cartomanie-rules-minute-1 = Vingt-quatre cartes de lettres sont sur la table, cachées. À votre tour, retournez-en cinq, une par une.
cartomanie-rules-minute-2 = Avec toutes les cartes visibles, faites un mot français : une majuscule d’abord, puis des minuscules. Vous prenez ses cartes et marquez la somme de leurs valeurs.
cartomanie-rules-minute-3 = Une majuscule vaut deux fois sa minuscule. Le joker remplace une minuscule et ne vaut rien.
cartomanie-rules-minute-4 = Pas de mot ? Les cartes restent, et le suivant en retourne cinq de plus. Attention au temps : 30 secondes par mot !
cartomanie-rules-minute-5 = Quand il n’y a plus de majuscule, ou plus de mot, qui a le plus de points gagne. Seul, essayez de ne laisser aucune carte.

## Les titres

cartomanie-rules-exactly = Les règles exactes
cartomanie-rules-section-pack = Les cartes
cartomanie-rules-section-words = Les mots
cartomanie-rules-section-play = Un tour
cartomanie-rules-section-end = La table bloquée, et la fin
cartomanie-rules-section-alone = Seul
cartomanie-rules-section-versions = Autres versions
cartomanie-rules-section-advice = Un conseil
cartomanie-rules-section-example = Un exemple
cartomanie-rules-link = Lien vers la règle { $rule }
cartomanie-rules-letters = Lettres
cartomanie-rules-small = Minuscule
cartomanie-rules-capital = Majuscule

## Les règles

cartomanie-rules-man-1 = 123 cartes de lettres, majuscules et minuscules, avec deux jokers, toutes mélangées ensemble.
cartomanie-rules-man-2 = La valeur est imprimée sur la carte : B vaut 6, T 4 ; a et e 1, i, o, s, t, u 2, g 3, x 5.
cartomanie-rules-man-3 = Les minuscules valent de 1 à 5 points selon leur rareté ; une majuscule vaut deux fois sa minuscule, un joker 0.
cartomanie-rules-man-4 = 31 majuscules : chaque lettre une fois, et un deuxième A, C, E, P et S. 92 autres cartes : 14 e, 9 a, 8 i, 6 n, o, r et s, 5 t et u, 4 l, 3 c, 2 d, m et p, une de chaque autre lettre, et 2 jokers.
cartomanie-rules-man-5 = Tous les mots français comptent : pluriels, féminins, verbes conjugués, dans l’orthographe classique ou celle de 1990. Accents et cédilles ne comptent pas (Ô se joue O), une ligature est deux lettres. Pas de trait d’union ni d’apostrophe ; symboles et abréviations (kg, cm) ne sont pas des mots. Les mots d’une lettre sont A, O, X et Y. Programmes et indices ne disent jamais de gros mots ; les joueurs posent ce que le dictionnaire connaît.
cartomanie-rules-man-6 = Un mot commence par une majuscule et n’en a pas d’autre : toutes les lettres suivantes sont des minuscules. Sans majuscule visible, pas de mot.
cartomanie-rules-man-7 = Un seul joker par mot. Il remplace une minuscule, jamais la majuscule.
cartomanie-rules-man-8 = Un mot rapporte la somme des valeurs de ses cartes.
cartomanie-rules-man-9 = Un mot que le dictionnaire ne connaît pas peut être proposé à la table, une fois par tour : il faut que tous les autres l’acceptent. C’est la voie des noms propres. Une table peut s’en passer ; quand on ne joue que contre des programmes, le dictionnaire décide.
cartomanie-rules-man-10 = Les joueurs portent les noms de la rose des vents : le Méridional, au sud, donne ; le Ponantais, à l’ouest, commence ; puis, dans le sens des aiguilles d’une montre, le Septentrional au nord et le Levantin à l’est. Si l’on est moins de quatre, on garnit l’ouest, le sud, le nord, l’est ; seul, on est les deux premiers.
cartomanie-rules-man-11 = 24 cartes cachées, six en largeur et quatre en hauteur ; le reste est le talon.
cartomanie-rules-man-12 = À son tour, on retourne cinq cartes cachées de son choix, ou toutes s’il en reste moins, une par une, en voyant chacune avant de choisir la suivante. Toutes les cartes visibles sont alors à sa disposition, celles des tours précédents comprises.
cartomanie-rules-man-13 = Puis on fait un mot, et on met ses cartes sur son tas ; ou l’on n’en fait pas.
cartomanie-rules-man-14 = Après un mot, les trous sont regarnis du talon, cartes cachées. Si personne n’a rien pris, on ne regarnit rien, et le suivant retourne cinq cartes de plus.
cartomanie-rules-man-15 = 30 secondes de réflexion par tour (au choix : sans limite, 15, 30, 60 ou 120). Le chrono part quand la cinquième carte est visible ; à zéro, le tour est passé et les cartes restent.
cartomanie-rules-man-16 = Toutes les cartes sont visibles et aucune n’est une majuscule : elles retournent toutes au talon, on mélange, et celui dont c’était le tour joue sur une nouvelle table.
cartomanie-rules-man-17 = Le talon est vide, toutes les cartes sont visibles et il y a une majuscule : chacun à son tour a encore une chance. Si tout un tour de table passe sans mot, la partie s’arrête ; un mot rouvre le tour des chances. Le tour où la dernière carte a été retournée compte, un tour perdu au temps aussi ; seul, c’est un tour.
cartomanie-rules-man-18 = La partie s’arrête aussi quand toutes les majuscules en jeu sont prises. Que le talon soit vide ne suffit pas.
cartomanie-rules-man-19 = Toutes les cartes sont visibles, il y a une majuscule et le talon n’est pas vide, mais tout un tour de table passe sans mot : on pose une nouvelle table, comme à la règle MAN-16. Après trois nouvelles tables de suite sans un mot, la partie s’arrête ; elle s’arrête aussitôt si le dictionnaire n’a plus aucun mot dans toutes les cartes qui restent, sauf si la table vote.
cartomanie-rules-man-20 = Le plus grand total gagne. À égalité, on partage la victoire.
cartomanie-rules-man-21 = Seul, le but est de prendre toutes les cartes : on compte celles qui restent (0 est une réussite complète), et les points à côté. Il faudrait faire un mot chaque fois qu’il y en a un ; on peut passer, mais la partie note ces tours et les montre à la fin.
cartomanie-rules-man-22 = Version courte : la moitié des cartes, 60 (ou 63 au choix), tirées au sort, avec de 12 à 18 majuscules.
cartomanie-rules-man-23 = Version enfants : la moitié (46) des 92 cartes sans majuscule, sur une table de 15, cinq en largeur et trois en hauteur. Un mot n’a donc pas besoin de majuscule ; le joker peut remplacer sa première lettre, mais n’est pas un mot à lui seul. MAN-16 et MAN-18 ne valent pas, MAN-17 et MAN-19 se lisent sans la majuscule, et la partie s’arrête aussi quand toutes les cartes sont prises.
cartomanie-rules-man-24 = Entre deux mots de même valeur, préférez celui qui prend des lettres difficiles (j k q w x y z), sauf quand le talon est vide.
cartomanie-rules-man-e1 = Les deux sont possibles : Boxait vaut 6 + 2 + 5 + 1 + 2 + 2 = 18, Tatouages 4 + 1 + 2 + 2 + 2 + 1 + 3 + 1 + 2 = 18. À valeur égale, mieux vaut Boxait, qui prend le x.

## Les images, pour qui ne les voit pas

cartomanie-rules-board-kinds = Trois cartes : la majuscule B, grande et rouge dans un cadre orné, qui vaut 6 ; la minuscule x sur sa ligne, qui vaut 5 ; le joker, une étoile, qui vaut 0.
cartomanie-rules-board-turn = Douze cartes, cinq retournées : la majuscule B et les minuscules o, t, a, x.
cartomanie-rules-board-word = Parmi des cartes visibles et cachées, B, o, x, a, i, t sont choisies : Boxait.
cartomanie-rules-board-joker = Boxait, avec un joker à la place du x.
cartomanie-rules-board-boxait = Le mot Boxait.
cartomanie-rules-board-tatouages = Le mot Tatouages.

### lessons: le premier tour guidé

cartomanie-lesson-turn = Retourner des cartes
cartomanie-lesson-turn-1 = À chaque tour, on retourne cinq cartes. En voici quatre : retournez la cinquième, au choix.
cartomanie-lesson-turn-done = Cinq cartes de plus : à vous de trouver un mot !
cartomanie-lesson-first = Le premier mot
cartomanie-lesson-first-1 = Un mot, majuscule d’abord : touchez C, h, a, t, puis « Faire le mot ».
cartomanie-lesson-first-done = Joli ! Ses cartes sont à vous, et de nouvelles cartes cachées les remplacent.
refusal-cartomanie-lesson-first-pass = Passer est permis, mais un mot vous attend : C, h, a, t.
refusal-cartomanie-lesson-first-capital = Un mot commence par sa majuscule : touchez d’abord le C.
refusal-cartomanie-lesson-first-unknown = Ce mot n’est pas dans le dictionnaire : essayez C, h, a, t.
cartomanie-lesson-pass = Pas de majuscule
cartomanie-lesson-pass-1 = Aucune majuscule, donc aucun mot ! Passez votre tour : les cartes restent.
cartomanie-lesson-pass-done = Voilà : au tour suivant, cinq cartes de plus seront retournées.
refusal-cartomanie-lesson-pass-capital = Un mot commence par une majuscule, et il n’y en a pas : passez.
cartomanie-lesson-value = Combien de points ?
cartomanie-lesson-value-1 = Le mot « Chat » vaut 12 points. Faites mieux, avec les cinq cartes : C, a, h, o, t.
cartomanie-lesson-value-done = 14 points ! Chaque lettre compte, et la majuscule compte double.
refusal-cartomanie-lesson-value-longer = C’est un mot, mais il en existe un plus long, donc plus cher : C, a, h, o, t.
refusal-cartomanie-lesson-value-pass = Passer est permis, mais un beau mot vous attend : C, a, h, o, t.
refusal-cartomanie-lesson-value-capital = Un mot commence par sa majuscule : touchez d’abord le C.
refusal-cartomanie-lesson-value-unknown = Ce mot n’est pas dans le dictionnaire : essayez C, a, h, o, t.
cartomanie-lesson-left = Les restes des autres
cartomanie-lesson-left-1 = Les lettres laissées par Camille sont à vous aussi : faites M, a, i, s, o, n.
cartomanie-lesson-left-done = Une belle maison ! Toutes les cartes retournées sont à qui joue.
refusal-cartomanie-lesson-left-house = C’est un mot, mais toutes ces lettres font plus : M, a, i, s, o, n.
refusal-cartomanie-lesson-left-pass = Passer, ce serait laisser « Maison » à Camille !
refusal-cartomanie-lesson-left-capital = Un mot commence par sa majuscule : touchez d’abord le M.
refusal-cartomanie-lesson-left-unknown = Ce mot n’est pas dans le dictionnaire : essayez M, a, i, s, o, n.
cartomanie-lesson-joker = Le joker
cartomanie-lesson-joker-1 = Le joker remplace une petite lettre. Faites « Lune » : L, u, n, et le joker pour e.
cartomanie-lesson-joker-done = Une lune ! Le joker vaut 0, mais il fait le mot.
refusal-cartomanie-lesson-joker-moon = C’est un mot, mais « Lune » prend plus de lettres : L, u, n, et le joker pour e.
refusal-cartomanie-lesson-joker-pass = Passer est permis, mais avec le joker, « Lune » est à vous.
refusal-cartomanie-lesson-joker-first = Le joker n’est jamais la majuscule : commencez par le L.
refusal-cartomanie-lesson-joker-capital = Un mot commence par sa majuscule : touchez d’abord le L.
refusal-cartomanie-lesson-joker-unknown = Ce mot n’est pas dans le dictionnaire : essayez L, u, n, et le joker pour e.
cartomanie-lesson-hard = Les lettres rares
cartomanie-lesson-hard-1 = Le x vaut 5, et il est dur à placer. Servez-vous-en : B, o, x, a, i, t.
cartomanie-lesson-hard-done = 18 points, et le x ne gêne plus. j, k, q, w, x, y, z : placez-les tôt !
refusal-cartomanie-lesson-hard-longer = Le x y est, bien ! Mais on peut ajouter des lettres : B, o, x, a, i, t.
refusal-cartomanie-lesson-hard-rare = C’est un mot, mais le x resterait là. Placez-le tant qu’on le peut.
refusal-cartomanie-lesson-hard-pass = Passer, ce serait laisser « Boxait » à Camille !
refusal-cartomanie-lesson-hard-capital = Un mot commence par sa majuscule : touchez d’abord le B.
refusal-cartomanie-lesson-hard-unknown = Ce mot n’est pas dans le dictionnaire : essayez B, o, x, a, i, t.
cartomanie-lesson-match = Une vraie partie
cartomanie-lesson-match-1 = Faites plus de points que le programme le plus facile.

### puzzles: les problèmes, dont la solution est prouvée

cartomanie-puzzle-best-word = Le meilleur mot
cartomanie-puzzle-best-word-task = Quel mot vaut le plus de points ?
cartomanie-puzzle-best-word-why = Le mot « { $word } » vaut { $points } points. Parmi { $words } mots possibles, le suivant n’en vaut que { $second }.
cartomanie-puzzle-best-word-proof = Tout le dictionnaire a été parcouru : { $counted } façons d’écrire un mot avec ces cartes.
cartomanie-puzzle-best-word-wrong = Il y a mieux, et un seul mot : il vaut { $points } points.
cartomanie-puzzle-clear = Vider la table
cartomanie-puzzle-clear-task = { $cards } cartes, { $count } mots : videz la table.
cartomanie-puzzle-clear-why = La seule façon de prendre les { $cards } cartes : { $list }.
cartomanie-puzzle-clear-proof = Tous les partages ont été essayés avec tout le dictionnaire : { $counted } mots posés.
cartomanie-puzzle-clear-wrong = Avec ce mot, il resterait des cartes à la fin.

### terminal: ce que disent le terminal et les études

# Ce que dit le médecin.

terminal-cartomanie-dictionary = Le dictionnaire de Cartomanie est là : { $words } mots.
terminal-cartomanie-no-dictionary = Le dictionnaire de Cartomanie manque. Depuis les sources, « make lexicon » le construit ; un paquet (wheel) le contient.

# Cartomanie au terminal.

terminal-cartomanie-heading = Cartomanie · tour { $turn } · { $stock ->
    [0] le talon est vide
    [one] { $stock } carte au talon
   *[other] { $stock } cartes au talon
}
terminal-cartomanie-west = Ponantais
terminal-cartomanie-north = Septentrional
terminal-cartomanie-east = Levantin
terminal-cartomanie-south = Méridional
terminal-cartomanie-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-cartomanie-missed = Tours passés alors que le dictionnaire avait un mot : { $turns }.
terminal-cartomanie-moves = Tapez les places à retourner (3 8 12), puis un mot, ou pass (tapez ? pour l’aide).
terminal-cartomanie-help-turn = 7              retourner la carte de la place 7 ; plusieurs à la fois : 3 8 12
terminal-cartomanie-help-all = turn           retourner les premières, autant qu’il en faut
terminal-cartomanie-help-word = boxait         faire ce mot ; accents, majuscule et joker à la place d’une lettre absente vont de soi
terminal-cartomanie-help-joker = bo(x)ait       le joker doit remplacer le x
terminal-cartomanie-help-places = bat 4 9 17     prendre les cartes de ces places, quand il y a le choix
terminal-cartomanie-help-command = word record    pour un mot qui est aussi une commande
terminal-cartomanie-help-ask = ask kevin      proposer à la table un mot absent du dictionnaire ; les autres disent oui ou non, devant tous
terminal-cartomanie-help-pass = pass           ne pas faire de mot
terminal-cartomanie-help-legal = legal ne nomme pas les mots : les trouver, c’est le jeu.
terminal-cartomanie-help-cards = Sur la table : { $capitals ->
    [yes] { "[B]" }6 une majuscule, e 1 une minuscule
   *[no] e 1 une lettre
}, * 0 un joker, avec leur valeur ; ▒▒▒ est face cachée.
terminal-cartomanie-help-time = Au terminal, le temps n’est pas compté : qui a trop réfléchi tape time, et passe.

## Les études

cartomanie-study-about = Au hasard, ce sont des parties entières jouées sur le noyau. Chaque coup permis y a la même chance : chaque façon d’écrire un mot en est un, passer et laisser filer le temps aussi. Seul, le résultat est le nombre de cartes qui restent, et le but est zéro (MAN-21) ; à plusieurs, ce sont des points.
cartomanie-study-scores-text = Les points de chacun ; seul, les cartes qui sont restées : moins il y en a, mieux c’est (MAN-21).
cartomanie-study-filled = les trous sont regarnis du talon (MAN-14)
cartomanie-study-turn-word = { $value ->
    [yes] un tour fait un mot
   *[no] un tour ne fait pas de mot (MAN-13)
}
cartomanie-study-turn-word-text = Les tours qui font un mot
cartomanie-study-word-joker = { $value ->
    [yes] un mot se sert d’un joker (MAN-7)
   *[no] un mot s’en passe
}
cartomanie-study-word-letters = { $value ->
    [1] une lettre
   *[other] { $value } lettres
}
cartomanie-study-word-letters-text = La longueur des mots
cartomanie-study-new-table-why = { $value ->
    [no-capital] une nouvelle table, faute de majuscule (MAN-16)
   *[quiet] une nouvelle table, après un tour de table sans mot (MAN-19)
}
cartomanie-study-ended-why = { $value ->
    [capitals] toutes les majuscules sont prises (MAN-18)
    [cleared] toutes les cartes sont prises (MAN-21)
    [quiet] le talon est vide, et un tour de table reste sans mot (MAN-17)
    [barren] trois nouvelles tables restent sans mot (MAN-19)
   *[no-word] il n’y a plus de mot dans toutes les cartes (MAN-19)
}
cartomanie-study-ended-why-text = Pourquoi cela finit
cartomanie-study-match-shared = des totaux égaux partagent la victoire (MAN-20)

## À imprimer et à découper

cartomanie-paper-cards = Cartomanie : les lettres
