### table: ce qui se dit à la table

puissance4-name = Puissance 4
puissance4-about = Les jetons tombent dans la grille : qui en aligne quatre gagne. À 2 joueurs.

## Ce qui se passe

puissance4-began = { $name } commence.
puissance4-dropped = { $name } joue dans la colonne { $column }.
puissance4-won = { $name } aligne { $length ->
    [4] quatre
    [5] cinq
    [6] six
   *[7] sept
} jetons { $way ->
    [row] côte à côte
    [column] l’un sur l’autre
   *[other] en diagonale
} et gagne !
puissance4-drawn = La grille est pleine et personne n’a aligné quatre jetons : match nul.

## À qui de jouer

puissance4-prompt-drop = À vous, { $name } : dans quelle colonne ?
puissance4-prompt-wait = C’est à { $name } de jouer.
puissance4-prompt-won = Partie terminée : { $name } a gagné !
puissance4-prompt-drawn = Partie terminée : match nul.
puissance4-move = Colonne { $column }

## Ce qui ne va pas

refusal-puissance4-match-over = La partie est terminée.
refusal-puissance4-not-your-turn = Ce n’est pas à vous, c’est à { $name } de jouer.
refusal-puissance4-no-column = La grille n’a que { $columns } colonnes.
refusal-puissance4-full = La colonne { $column } est pleine.

## Avant la partie

puissance4-option-board = La grille
puissance4-option-board-7x6 = 7 colonnes, 6 rangées
puissance4-option-board-8x7 = 8 colonnes, 7 rangées
puissance4-option-starter = Qui commence
puissance4-option-starter-lot = Au hasard
puissance4-option-starter-1 = Le joueur 1
puissance4-option-starter-2 = Le joueur 2

## Ce qu’on voit

puissance4-field-state = la table
puissance4-field-options = règles
puissance4-field-board = grille
puissance4-field-starter = qui commence
puissance4-field-seat = votre place
puissance4-field-turn = au tour de
puissance4-field-columns = colonnes
puissance4-field-last = dernier jeton
puissance4-field-lines = alignés
puissance4-field-outcome = résultat
puissance4-field-winners = gagne
puissance4-field-scores = points

### page: ce que montre la page

puissance4-board = Grille
puissance4-picture = Une partie de Puissance 4 en cours
puissance4-headline = { $width } × { $height }
puissance4-disc = { $disc ->
    [1] rouge
   *[2] ivoire
}
puissance4-column = { $room ->
    [0] Colonne { $column }, pleine
    [one] Colonne { $column }, une place
   *[other] Colonne { $column }, { $room } places
}{ $discs ->
    [none] {""}
   *[other] , de bas en haut : { $discs }
}{ $mark ->
    [last]  ; le dernier jeton y est tombé
    [line]  ; sur la ligne gagnante
    [hint]  ; conseillée
   *[none] {""}
}
puissance4-left = { $left ->
    [one] { $left } jeton en main
   *[other] { $left } jetons en main
}
puissance4-hint = Indice

### rules: les règles

puissance4-rules-title = Les règles de Puissance 4
puissance4-rules-lead = Pour deux joueurs, dès 6 ans. Une partie dure cinq minutes.
puissance4-rules-minute = En une minute
puissance4-rules-minute-1 = À votre tour, choisissez une colonne : votre jeton tombe tout en bas, ou sur ceux qui y sont déjà.
puissance4-rules-minute-2 = Alignez quatre de vos jetons, côte à côte, l’un sur l’autre ou en diagonale, et vous gagnez.
puissance4-rules-minute-3 = Regardez aussi où l’autre en a déjà trois !
puissance4-rules-exactly = Les règles exactes
puissance4-rules-section-things = Le matériel
puissance4-rules-pui-1 = La grille est debout. Elle a 7 colonnes et 6 rangées, ou 8 colonnes et 7 rangées si l’on en convient.
puissance4-rules-pui-2 = Le joueur 1 a les jetons rouges, marqués d’un rond ; le joueur 2 les jetons ivoire, marqués d’un losange. À eux deux, ils ont de quoi remplir la grille.
puissance4-rules-section-turns = Le tour de jeu
puissance4-rules-pui-3 = Le sort désigne qui commence, à moins que l’on en convienne. Puis on joue à tour de rôle ; personne ne passe.
puissance4-rules-pui-4 = À son tour, on lâche un jeton dans une colonne qui n’est pas pleine. Il tombe dans la case libre la plus basse et n’en bouge plus.
puissance4-rules-section-end = La fin
puissance4-rules-pui-5 = Qui aligne au moins quatre de ses jetons, sans trou, dans une rangée, une colonne ou une diagonale, gagne aussitôt la partie.
puissance4-rules-pui-6 = Si la grille est pleine et que personne n’a gagné, la partie est nulle.
puissance4-rules-pui-7 = Rien n’est caché : chacun voit tous les jetons.

### terminal: ce que dit le terminal

terminal-puissance4-moves = Un coup est le numéro d’une colonne, comme 4.
terminal-puissance4-help =
    Tapez le numéro de la colonne où votre jeton doit tomber, tel qu’il est écrit sous la grille.
    Les crochets entourent le dernier jeton, ou la ligne qui a gagné.
