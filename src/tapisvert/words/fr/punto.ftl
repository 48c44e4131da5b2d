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
punto-took = { $name }, vous piochez le { punto-card }.
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
