### table: ce qui se dit à la table

marienbad-name = Marienbad
marienbad-about = Des rangées d’allumettes : qui prend la dernière perd. À 2 joueurs.

## Ce qui se passe

marienbad-began = { $name } commence.
marienbad-took = { $name } prend { $count ->
    [one] une allumette
   *[other] { $count } allumettes
} de la rangée { $row }.
marienbad-won = { $last ->
    [wins] { $name } prend la dernière allumette et gagne !
   *[loses] La dernière allumette est prise : { $name } gagne !
}

## À qui de jouer

marienbad-prompt-take = À vous, { $name } : prenez des allumettes dans une rangée.
marienbad-prompt-wait = C’est à { $name } de jouer.
marienbad-prompt-won = La partie est finie : { $name } a gagné !

## Ce qui ne va pas

refusal-marienbad-match-over = La partie est finie.
refusal-marienbad-not-your-turn = Ce n’est pas à vous, c’est à { $name } de jouer.
refusal-marienbad-too-few = { $left ->
    [0] Il n’y a plus d’allumettes dans la rangée { $row }.
    [one] Il n’y a qu’une allumette dans la rangée { $row }.
   *[other] Il n’y a que { $left } allumettes dans la rangée { $row }.
}

## Avant la partie

marienbad-option-rows = Les rangées
marienbad-option-rows-1-3-5-7 = 1, 3, 5 et 7 allumettes
marienbad-option-rows-3-4-5 = 3, 4 et 5 allumettes
marienbad-option-last = La dernière allumette
marienbad-option-last-loses = Qui la prend perd
marienbad-option-last-wins = Qui la prend gagne

## Ce qu’on voit

marienbad-field-options = règles
marienbad-field-turn = au tour de
marienbad-field-rows = rangées
marienbad-field-taken = prises
marienbad-field-outcome = résultat
marienbad-field-last = dernière

### rules: les règles

marienbad-rules-title = Les règles de Marienbad
marienbad-rules-lead = Pour deux joueurs. Une partie dure une minute ou deux.
marienbad-rules-minute = En une minute
marienbad-rules-minute-1 = À votre tour, prenez autant d’allumettes que vous voulez dans une rangée.
marienbad-rules-minute-2 = Qui doit prendre la dernière allumette a perdu.
marienbad-rules-exactly = Les règles exactes
marienbad-rules-mar-1 = Les allumettes sont posées en quatre rangées de 1, 3, 5 et 7, ou en trois rangées de 3, 4 et 5.
marienbad-rules-mar-2 = Le sort désigne qui commence, puis on joue à tour de rôle.
marienbad-rules-mar-3 = À son tour on prend au moins une allumette, et autant qu’on veut, dans une seule rangée.
marienbad-rules-mar-4 = Qui prend la dernière allumette perd la partie. On peut aussi convenir qu’il la gagne.
marienbad-rules-mar-5 = Rien n’est caché : chacun voit toutes les allumettes.

### lessons: le premier tour guidé

marienbad-lesson-first = Premier tour guidé
marienbad-lesson-first-1 = Il reste 4 et 5 allumettes. Prenez-en une dans la rangée du bas : les deux rangées seront égales.
marienbad-lesson-first-2 = Il en reste une en haut. Prenez toute la rangée du bas : la dernière sera pour l’autre.
marienbad-lesson-first-done = La dernière allumette est prise, et ce n’est pas par vous : gagné !
refusal-marienbad-lesson-first-equal = C’est permis, mais les deux rangées ne seraient pas égales.
refusal-marienbad-lesson-first-row = C’est permis, mais l’autre prendrait alors presque toute la rangée du bas.
refusal-marienbad-lesson-first-leave = C’est permis, mais il resterait plus d’une allumette.

### terminal: ce que dit le terminal

terminal-marienbad-moves = Un coup s’écrit comme b3 : la rangée et le nombre d’allumettes.
terminal-marienbad-help =
    Tapez la rangée et le nombre d’allumettes : b3 en prend trois dans la deuxième rangée.
    Les rangées s’appellent a, b, c et d, de haut en bas. Le numéro devant un coup suffit aussi.
