### table: ce qui se dit à la table

# Punto : tout ce que dit le jeu. Les faits `colour` sont les lettres r, b, g, y.

punto-name = Punto
punto-about = Alignez vos couleurs : à côté des autres cartes, ou par-dessus les plus petites. De 2 à 8, dès 7 ans.

## Les cartes

punto-colour-r = rouge
punto-colour-b = bleu
punto-colour-g = vert
punto-colour-y = jaune
punto-card = { $value } { $colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
punto-card-near = { $near_value } { $near_colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
punto-card-under = { $under_value } { $under_colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
punto-card-trophy = { $trophy_value } { $trophy_colour ->
    [r] rouge
    [b] bleu
    [g] vert
   *[y] jaune
}
# Une longueur en lettres, comme dans « série de trois ».
punto-length = { $length ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
   *[other] { $length }
}

## Ce qui se passe

punto-dealt = Manche { $round } : les cartes sont distribuées, { $name } commence.
punto-left = { $count ->
    [one] Une carte neutre est de trop : elle quitte la partie.
   *[other] { $count } cartes neutres sont de trop : elles quittent la partie.
}
punto-turned-up = { $name } retourne le { punto-card }.
punto-drew = { $name } pioche { $count ->
    [1] une carte
   *[other] { $count } cartes
}.
punto-took = Pioché par { $name } : le { punto-card }.
punto-placed = { $name } pose le { punto-card } { $way ->
    [left] à gauche du { punto-card-near }
    [right] à droite du { punto-card-near }
    [above] au-dessus du { punto-card-near }
    [below] sous le { punto-card-near }
    [corner] au coin du { punto-card-near }
   *[start] au milieu de la table
}.
punto-covered = { $name } recouvre le { punto-card-under } d’un { punto-card }.
punto-ended-by = { $why ->
    [stuck] { $name } ne peut rien poser : la manche s’arrête.
    [empty] { $name } n’a plus de cartes : la manche s’arrête.
   *[line] La ligne est faite.
}
punto-round-won = { $how ->
    [line] La manche revient à { $side_name } : { punto-length } cartes alignées !
    [series] { punto-ended-by } Elle revient à { $side_name } : { $count ->
        [1] la seule série de { punto-length }
       *[other] le plus de séries de { punto-length } ({ $count })
    }.
   *[points] { punto-ended-by } Elle revient à { $side_name } : à égalité, la série de { punto-length } la plus faible, { $points } points.
} Trophée : le { punto-card-trophy }.
punto-round-drawn = { punto-ended-by } Rien ne départage les joueurs : la manche est nulle.
punto-match-won = La partie revient à { $side_name }, avec { $wins ->
    [one] { $wins } manche gagnée
   *[other] { $wins } manches gagnées
} !
punto-match-drawn = La partie est nulle : égalité en tête, à { $wins ->
    [one] { $wins } manche
   *[other] { $wins } manches
}.

## À qui de jouer

punto-prompt-first = À vous, { $name } : posez le { punto-card } au milieu de la table.
punto-prompt-place = À vous, { $name } : posez le { punto-card } à côté d’une carte ou sur une plus petite.
punto-prompt-choose = À vous, { $name } : { $count ->
    [1] posez votre dernière carte.
   *[other] choisissez l’une de vos { $count } cartes et posez-la.
}
punto-prompt-wait = C’est à { $name } de jouer.
punto-prompt-won = Partie terminée : victoire pour { $side_name } !
punto-prompt-drawn = Partie terminée : match nul.

## Un indice, pas à pas

# Plusieurs cartes d’une couleur, comme dans « trois cartes rouges ».
punto-cards-of = { $colour ->
    [r] { $count ->
        [one] carte rouge
       *[other] cartes rouges
    }
    [b] { $count ->
        [one] carte bleue
       *[other] cartes bleues
    }
    [g] { $count ->
        [one] carte verte
       *[other] cartes vertes
    }
   *[y] { $count ->
        [one] carte jaune
       *[other] cartes jaunes
    }
}
punto-spot = { $way ->
    [left] à gauche du { punto-card-near }
    [right] à droite du { punto-card-near }
    [above] au-dessus du { punto-card-near }
    [below] au-dessous du { punto-card-near }
    [corner] au coin du { punto-card-near }
    [cover] sur le { punto-card-under }
   *[start] au milieu de la table
}
punto-tip-look-hand = La place est toute trouvée : c’est la carte qu’il faut choisir.
punto-tip-look-own = { $count ->
    [one] Regardez ici, votre { punto-cards-of }.
   *[other] Regardez ici, vos { $count } { punto-cards-of }.
}
punto-tip-look-theirs = Regardez ici { $count } { punto-cards-of } en face ({ $side_name }).
punto-tip-look-lower = { $count ->
    [one] Regardez la carte adverse que vous pouvez couvrir.
   *[other] Regardez les cartes adverses que vous pouvez couvrir.
}
punto-tip-look-here = Regardez ce coin de la table.
punto-tip-place = Posez le { punto-card } { punto-spot }.
punto-tip-only = C’est la seule possibilité.
punto-tip-wins = Cela fait { punto-length } { $colour ->
    [r] rouges
    [b] bleues
    [g] vertes
   *[y] jaunes
} d’affilée : la manche est à vous !
punto-tip-blocks = Cela bloque { $still ->
    [yes] d’un côté {""}
   *[no] {""}
}une ligne de { punto-length } ({ $side_name }){ $value ->
    [9] {""}
   *[other] {" "}(seule une carte au-dessus de { $value } passerait encore)
}.
punto-tip-breaks = Cela casse une ligne de { punto-length } ({ $side_name }).
punto-tip-threatens = Il ne vous manque alors plus qu’une carte pour en aligner { punto-length }.
punto-tip-builds = Cela vous fait une ligne de { punto-length }.
punto-tip-covers = Cela couvre une carte adverse.
punto-tip-other = Presque aussi bon : le { punto-card } { punto-spot }.

## Ce qui ne va pas

refusal-punto-not-your-turn = Ce n’est pas votre tour : c’est à { $name } de jouer.
refusal-punto-match-over = La partie est terminée.
refusal-punto-not-in-hand = Vous n’avez pas le { punto-card } sous la main.
refusal-punto-first-in-middle = La première carte se pose au milieu de la table.
refusal-punto-not-touching = La carte doit en toucher une autre, par un côté ou par un coin.
refusal-punto-not-lower = Le { punto-card } ne peut recouvrir qu’une carte plus petite : le { punto-card-under } ne l’est pas.
refusal-punto-seventh-column = Il faudrait une septième colonne : toutes les cartes doivent tenir dans un carré de 6 sur 6.
refusal-punto-seventh-row = Il faudrait une septième rangée : toutes les cartes doivent tenir dans un carré de 6 sur 6.

## Avant la partie

punto-option-table = Autour de la table
punto-option-table-2 = 2 joueurs
punto-option-table-3 = 3 joueurs
punto-option-table-4 = 4 joueurs
punto-option-table-2x2 = 4 joueurs, en 2 équipes
punto-option-table-3x2 = 6 joueurs, en 3 équipes
punto-option-table-4x2 = 8 joueurs, en 4 équipes
punto-option-expert = Variante
punto-option-expert-false = Simple : on pose la carte qu’on retourne
punto-option-expert-true = Expert : deux cartes en main, on choisit
punto-option-wins = Pour gagner la partie
punto-option-wins-1 = 1 manche
punto-option-wins-2 = 2 manches
punto-option-wins-3 = 3 manches
punto-option-wins-4 = 4 manches
punto-option-wins-5 = 5 manches
punto-option-wins-6 = 6 manches
punto-option-wins-7 = 7 manches
punto-option-wins-8 = 8 manches
punto-option-wins-9 = 9 manches
punto-option-starter = Qui commence
punto-option-starter-lot = Tiré au sort
punto-option-starter-1 = Place 1
punto-option-starter-2 = Place 2
punto-option-starter-3 = Place 3
punto-option-starter-4 = Place 4
punto-option-starter-5 = Place 5
punto-option-starter-6 = Place 6
punto-option-starter-7 = Place 7
punto-option-starter-8 = Place 8
punto-preset-2 = À deux
punto-preset-3 = À trois
punto-preset-4 = À quatre
punto-preset-2x2 = Deux équipes de deux
punto-preset-3x2 = Trois équipes de deux
punto-preset-4x2 = Quatre équipes de deux
punto-preset-2-expert = À deux, variante expert
punto-preset-3-expert = À trois, variante expert
punto-preset-4-expert = À quatre, variante expert
punto-preset-2x2-expert = Deux équipes de deux, variante expert
punto-preset-3x2-expert = Trois équipes de deux, variante expert
punto-preset-4x2-expert = Quatre équipes de deux, variante expert

### page: ce que montre la page

# Punto, ce que seule la page en dit.

punto-board = Plateau
punto-picture = Une partie de Punto en cours
punto-headline = manche { $round } · il faut en gagner { $wins }
# Le but, en une ligne. `colours` : les couleurs de qui lit ; `none` pour qui regarde.
punto-aim = { $colours ->
    [rb] Alignez cinq cartes rouges, ou cinq bleues.
    [gy] Alignez cinq cartes vertes, ou cinq jaunes.
    [r] Alignez quatre cartes rouges.
    [b] Alignez quatre cartes bleues.
    [g] Alignez quatre cartes vertes.
    [y] Alignez quatre cartes jaunes.
   *[none] { $count ->
        [4] La manche va à qui aligne quatre cartes de sa couleur.
       *[5] La manche va à qui aligne cinq cartes de l’une de ses couleurs.
    }
}
punto-aim-short = { $colours ->
    [rb] 5 ● ou 5 ■ de suite
    [gy] 5 ▲ ou 5 ◆ de suite
    [r] 4 ● de suite
    [b] 4 ■ de suite
    [g] 4 ▲ de suite
    [y] 4 ◆ de suite
   *[none] { $count } de suite
}
punto-aim-team = Vous jouez avec { $names }.
punto-cell-card = { punto-card }, colonne { $column }, rangée { $row }{ $legal ->
    [yes] , on peut la recouvrir
   *[no] {""}
}
punto-cell-empty = Vide, colonne { $column }, rangée { $row }{ $legal ->
    [yes] , possible
   *[no] {""}
}
punto-cell-closed = Fermé, colonne { $column }, rangée { $row }
punto-cell-lacks = il manque ici une carte { $colour ->
    [r] rouge
    [b] bleue
    [g] verte
   *[y] jaune
}
punto-hand-choose = Carte { $number } : { $card }
punto-square-columns = { $room ->
    [full] Six colonnes : pas une de plus.
   *[tight] Plus qu’une colonne à ouvrir, à gauche ou à droite.
}
punto-square-rows = { $room ->
    [full] Six rangées : pas une de plus.
   *[tight] Plus qu’une rangée à ouvrir, en haut ou en bas.
}
punto-square-fixed = Le carré est fixé : six sur six.
punto-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
punto-wins = { $wins ->
    [one] { $wins } manche gagnée sur { $of }
   *[other] { $wins } manches gagnées sur { $of }
}
punto-round-over = Fin de la manche { $round }
punto-side = Camp
punto-lines = Lignes
punto-series = Séries de { punto-length }
punto-points = Points
punto-rounds-won = Manches

punto-daily = Deux manches à gagner

# Ce qui reste d’une partie dans « Vos parties ».
punto-best-covered = Le plus de cartes recouvertes en une partie : { $value }

### rules: la page des règles

# La page des règles de Punto, avec nos mots. Les identifiants PUN-… sont ceux des règles.

punto-rules-title = Les règles de Punto
punto-rules-lead = De 2 à 8 joueurs, dès 7 ans. Une manche dure environ cinq minutes.

## En une minute

punto-rules-minute = En une minute
punto-rules-minute-1 = Vous avez vos couleurs et votre tas de cartes. À votre tour, retournez la carte du dessus et posez-la.
punto-rules-minute-2 = Posez-la à côté d’une autre carte, par un côté ou par un coin, mais sans sortir d’un carré de 6 sur 6.
punto-rules-minute-3 = Ou posez-la sur une carte plus petite : un 5 recouvre un 4, mais pas un autre 5.
punto-rules-minute-4 = Alignez vos cartes d’une même couleur, et la manche est à vous : 5 cartes si vous avez deux couleurs, 4 si vous n’en avez qu’une.
punto-rules-minute-5 = Plus rien à poser, et personne n’a de ligne ? Alors les lignes à qui il ne manque qu’une carte décident : qui en a le plus gagne la manche.
punto-rules-minute-6 = Gagnez deux manches, et vous gagnez la partie !

## Les titres

punto-rules-exactly = Les règles exactes
punto-rules-section-cards = Les cartes
punto-rules-section-round = Une manche
punto-rules-section-end = La fin d’une manche
punto-rules-section-next = D’une manche à l’autre
punto-rules-section-match = La partie
punto-rules-section-expert = La variante expert
punto-rules-section-examples = Trois exemples
punto-rules-link = Lien vers la règle { $rule }

## Qui joue avec quoi

punto-rules-who = Autour de la table
punto-rules-has = Les cartes de chaque camp
punto-rules-line = Pour gagner une manche
punto-rules-who-2 = 2 joueurs
punto-rules-who-3 = 3 joueurs
punto-rules-who-4 = 4 joueurs
punto-rules-who-2x2 = 4 joueurs, 2 équipes
punto-rules-who-3x2 = 6 joueurs, 3 équipes
punto-rules-who-4x2 = 8 joueurs, 4 équipes
punto-rules-has-2 = 2 couleurs : 36 cartes
punto-rules-has-3 = 1 couleur et 6 cartes neutres : 24 cartes
punto-rules-has-4 = 1 couleur : 18 cartes
punto-rules-has-2x2 = 2 couleurs mêlées, la moitié à chacun : 18 cartes
punto-rules-has-3x2 = 1 couleur et 6 cartes neutres, la moitié à chacun : 12 cartes
punto-rules-has-4x2 = 1 couleur, la moitié à chacun : 9 cartes
punto-rules-in-line = { $count } alignées

## Les règles

punto-rules-pun-1 = 72 cartes carrées : quatre couleurs, et dans chacune deux cartes de chaque valeur, de 1 à 9.
punto-rules-pun-2 = Le tableau dit qui joue avec quoi. En équipe, les places alternent : les partenaires ne sont jamais voisins.
punto-rules-pun-3 = La couleur neutre ne gagne jamais et ne forme de série pour personne. Au milieu d’une ligne, elle la coupe comme n’importe quelle autre couleur.
punto-rules-pun-4 = Chacun mélange ses cartes et en fait un tas, faces cachées. Personne n’en connaît l’ordre.
punto-rules-pun-5 = Le plus jeune commence la première manche. Ici, on tire au sort, sauf si la personne qui ouvre la table a choisi qui commence.
punto-rules-pun-6 = À son tour, on retourne la carte du dessus de son tas et on doit la poser. La toute première va au milieu de la table.
punto-rules-pun-7 = À côté : sur une place vide qui touche une carte posée, par un côté ou par un coin.
punto-rules-pun-8 = Dessus : sur une carte de valeur strictement plus petite, quelles que soient les couleurs, même sur une carte à soi. Ensuite, seule compte la carte du dessus.
punto-rules-pun-9 = Toutes les cartes doivent tenir dans un carré de 6 sur 6. Ce carré flotte : seule compte l’étendue des cartes, en largeur et en hauteur. Sa place ne se fixe qu’à mesure que les cartes s’étendent.
punto-rules-pun-10 = Le camp qui aligne assez de cartes visibles de l’une de ses couleurs, 4 ou 5 selon le tableau, gagne la manche sur-le-champ. Elles se suivent en rangée, en colonne ou en diagonale ; une ligne plus longue gagne aussi.
punto-rules-pun-11 = Si la personne dont c’est le tour ne peut pas poser sa carte, ou n’en a plus, la manche s’arrête. En équipe, c’est elle seule qui compte, même si son partenaire a encore des cartes. On regarde alors les séries à qui il ne manque qu’une carte pour gagner : 3 cartes, ou 4 là où il en faut 5. Le camp qui en a le plus gagne la manche. Une série est une suite droite d’une seule couleur que rien ne prolonge ; là où deux séries se croisent, chacune compte.
punto-rules-pun-12 = À égalité de nombre, la série la plus faible l’emporte, celle dont la somme des valeurs est la plus petite. Si personne n’a de série, celles qui ont encore une carte de moins décident de la même façon : le nombre, puis les points. Si cela ne décide pas non plus, la manche est nulle : personne ne la marque et aucune carte ne sort du jeu.
punto-rules-pun-13 = Le vainqueur prend la plus forte carte de la série gagnante et la garde devant lui, face visible : c’est un trophée. Elle ne jouera plus dans cette partie. S’il y a plusieurs séries gagnantes, on choisit parmi toutes. Après une égalité (PUN-12), la feuille ne dit rien : nous lisons « dans la série qui a décidé ».
punto-rules-pun-14 = Toutes les autres cartes sont triées, mélangées et redistribuées comme au début. Les cartes neutres jouées dans la manche sont redistribuées, autant à chaque camp ; celles qui sont de trop, deux au plus, sortent du jeu par tirage au sort. Celles qui n’ont pas été jouées restent à leur camp, celles qu’on a en main aussi. Dans une équipe, les deux tas sont égalisés ; s’il reste une carte, elle va au partenaire qui jouera le premier.
punto-rules-pun-15 = Le voisin de gauche de la personne qui a terminé la manche commence la suivante. Si quelqu’un n’a rien pu poser, c’est cette personne qui l’a terminée.
punto-rules-pun-16 = Le premier camp qui gagne deux manches gagne la partie. On peut convenir d’un autre nombre, de 1 à 9. Les manches nulles ne comptent pas. Après cinq fois ce nombre de manches, qui a gagné le plus de manches l’emporte ; à égalité, la partie est nulle.
punto-rules-pun-17 = Au début, chacun pioche deux cartes. À son tour, on en pose une, puis on en pioche une : on choisit donc toujours entre deux, tant que le tas dure. La manche ne s’arrête que si aucune carte en main ne peut être posée. Cette variante convient à toutes les tables ; quand il reste moins de deux cartes, on joue ce qu’on a.
punto-rules-pun-e1 = Un 5 posé sur le 4 rouge complète la ligne de sa couleur : la manche est gagnée.
punto-rules-pun-e2 = Le 3 vert ne touche aucune carte : il ne peut pas aller là (PUN-7).
punto-rules-pun-e3 = Le 2 jaune aurait besoin d’une septième colonne : il ne peut pas aller là (PUN-9).

## Les images, pour qui ne les voit pas

punto-rules-board-beside = Un 4 vert et un 6 bleu, côte à côte. Les pointillés autour d’eux montrent toutes les places qui les touchent, coins compris.
punto-rules-board-cover = Un 5 rouge vient d’être posé ; sur la table, le 2 et le 4 peuvent encore être recouverts par un 5, le 7 et l’autre 5 ne le peuvent pas.
punto-rules-board-line = Cinq cartes bleues en diagonale : la ligne est gagnante.
punto-rules-board-series = À quatre joueurs, quelqu’un n’a plus de cartes. Rouge a deux séries de trois, une rangée et une diagonale qui se croisent ; bleu n’en a qu’une : rouge gagne la manche.
punto-rules-board-e1 = Une rangée de cinq cartes bleues ; le 5 du milieu a été posé sur un 4 rouge.
punto-rules-board-e2 = Quatre cartes sur la table, et un 3 vert loin d’elles.
punto-rules-board-e3 = Des cartes sur six colonnes, et un 2 jaune dans une septième.

### lessons: le premier tour guidé

punto-lesson-first-1 = Rouge et bleu sont à vous : il faut en aligner cinq. Posez votre 7 rouge à gauche du 4 rouge.
punto-lesson-first-2 = Le 7 jaune barre la route ? Votre 9 est plus fort : posez-le dessus.
punto-lesson-first-3 = Aïe, un 8 vert coupe votre rangée ! Un 9 recouvre un 8 : reprenez la place.
punto-lesson-first-4 = Quatre rouges de suite ! Posez le 5 rouge à un bout de la rangée.
refusal-punto-lesson-first-row = On peut poser là, mais votre rangée rouge ne s’allongerait pas : visez à gauche du 4 rouge.
refusal-punto-lesson-first-other-card = Votre 9 peut aussi recouvrir cette carte, mais c’est le 7 jaune qui barre la route.
refusal-punto-lesson-first-cover = On peut poser là, mais essayez de recouvrir : une carte plus forte se pose sur le 7 jaune.
refusal-punto-lesson-first-cut = On peut poser là, mais votre rangée resterait coupée : recouvrez le 8 vert.
refusal-punto-lesson-first-line = On peut poser là, mais la ligne ne serait pas faite : il en faut cinq de suite.

punto-lesson-first = La première ligne
punto-lesson-first-done = Cinq rouges de suite : la manche est à vous ! Votre plus forte carte devient un trophée.
punto-lesson-touch = Poser une carte
punto-lesson-touch-1 = Posez votre 1 bleu contre une carte, par un côté ou un coin.
punto-lesson-touch-done = Bravo ! Une carte en touche toujours une autre.
punto-lesson-cover = Recouvrir
punto-lesson-cover-1 = 6 est plus fort que 5 : posez votre 6 rouge sur le 5 vert.
punto-lesson-cover-done = Oui ! Seule la carte du dessus compte.
refusal-punto-lesson-cover-own = C’est permis, mais cette carte est à vous. Recouvrez le 5 vert.
refusal-punto-lesson-cover-beside = À côté, c’est permis. Mais ici, posez-la sur le 5 vert.
punto-lesson-diagonal = En biais
punto-lesson-diagonal-1 = Quatre rouges en biais ! Posez la cinquième au bout.
punto-lesson-diagonal-done = Gagné ! Une ligne peut aller en biais.
refusal-punto-lesson-diagonal-corner = Là, la ligne ne grandit pas. Suivez les rouges, coin contre coin.
punto-lesson-stop = Arrêter l’autre
punto-lesson-stop-1 = Attention, quatre vertes de suite ! Recouvrez une carte verte plus faible.
punto-lesson-stop-done = Ouf ! La ligne verte est coupée.
refusal-punto-lesson-stop-open = Là, vert poserait sa cinquième carte et gagnerait. Recouvrez une verte.
punto-lesson-colours = Vos deux couleurs
punto-lesson-colours-1 = Le bleu est à vous aussi. Finissez la ligne bleue !
punto-lesson-colours-done = Gagné ! Une ligne a une seule couleur, rouge ou bleue.
refusal-punto-lesson-colours-blue = Là, la ligne bleue ne grandit pas. Il faut cinq bleues de suite.
punto-lesson-square = Le grand carré
punto-lesson-square-1 = Six cartes de large, pas plus. Où finir la ligne rouge ?
punto-lesson-square-done = Bien vu ! Tout tient dans un carré de six sur six.
refusal-punto-lesson-square-full = Là, la ligne rouge ne grandit pas. Recouvrez le 2 vert.
punto-lesson-match = Une vraie manche
punto-lesson-match-1 = Gagnez une manche contre le programme le plus facile.

### puzzles: les problèmes, dont la solution est prouvée

punto-puzzle-win-now = Gagner tout de suite
punto-puzzle-win-now-task = Une seule place gagne la manche tout de suite. Laquelle ?
punto-puzzle-win-now-why = Le { punto-card } fait { $line } cartes de suite : la manche est à vous.
punto-puzzle-win-now-proof = { $counted } coups possibles, un seul gagne.
punto-puzzle-win-now-wrong = Cette place ne complète pas de rangée.
punto-puzzle-only-place = La seule place
punto-puzzle-only-place-task = L’autre est près de gagner. Une seule place l’en empêche, quelle que soit sa carte. Laquelle ?
punto-puzzle-only-place-why = Avec le { punto-card } ici, aucune carte de l’autre ne gagne au tour suivant. Partout ailleurs, il en a une.
punto-puzzle-only-place-proof = { $places } coups possibles ; à chacun, toutes les cartes que l’autre peut avoir, partout : { $counted } réponses regardées.
punto-puzzle-lets-win = { $name } peut avoir le { punto-card } et gagner aussitôt.
punto-puzzle-win-in-two = Gagner en deux coups
punto-puzzle-win-in-two-task = Quel coup vous fait gagner à votre prochain tour, quoi que l’autre pose entre-temps ?
punto-puzzle-win-in-two-why = Après le { punto-card } ici, l’autre a { $replies } réponses. À chacune, vous faites { $line } cartes de suite au tour suivant.
punto-puzzle-win-in-two-proof = Toutes les cartes que l’autre peut avoir, sur toutes les places, puis toutes celles qui peuvent venir : { $counted } réponses regardées.
punto-puzzle-win-in-two-wrong = Après ce coup, rien n’oblige l’autre à vous laisser gagner.
punto-puzzle-still-blocks = { $name } peut encore s’y opposer : avec le { punto-card }, par exemple.

### terminal: ce que disent le terminal et les études

# Punto au terminal.

terminal-punto-round = Punto · manche { $round } · { $wins ->
    [one] en une manche
   *[other] premier à { $wins } manches
}
terminal-punto-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-punto-wins = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
terminal-punto-before = La table à la fin de la manche { $round } :
terminal-punto-hand = En main :
terminal-punto-moves = Un coup s’écrit r5@1,0 (tapez ? pour l’aide).
terminal-punto-help =
    Tapez un coup comme r5@1,0 : la carte, puis sa colonne et sa rangée, comptées depuis la première carte.
    Vers la droite et vers le bas, les nombres montent. Si vous n’avez qu’une carte, 1,0 suffit.
    Un point · montre où vous pouvez poser ; les crochets entourent la dernière carte posée.

## Les études

punto-study-about = Au hasard, ce sont des manches seules, jouées sur le noyau ; les programmes jouent des parties entières.
punto-study-scores-text = Les manches que chaque camp avait gagnées à la fin.
punto-study-covered = une carte en couvre une plus faible (PUN-8)
punto-study-left = des cartes neutres quittent le jeu (PUN-14)
punto-study-round-won = une manche est gagnée, sa meilleure carte devient trophée (PUN-13)
punto-study-round-drawn = une manche est nulle (PUN-12)
punto-study-match-drawn = la partie est nulle après trop de manches (PUN-16)
punto-study-round-won-why = { $value ->
    [line] une ligne est faite (PUN-10)
    [stuck] quelqu’un ne peut pas poser sa carte (PUN-11)
   *[empty] quelqu’un n’a plus de carte (PUN-11)
}
punto-study-round-won-why-text = Pourquoi finissent les manches que quelqu’un gagne
punto-study-round-won-how = { $value ->
    [line] par une ligne
    [series] par le plus de séries (PUN-11)
   *[points] par la série qui a le moins de points (PUN-12)
}
punto-study-round-won-how-text = Comment on gagne une manche
punto-study-match-rounds = { $value } manches
punto-study-match-rounds-text = Manches d’une partie

## À imprimer et à découper

punto-paper-cards = Punto : les cartes
