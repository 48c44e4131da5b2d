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
terminal-cartomanie-help =
    7              retourner la carte de la place 7 ; plusieurs à la fois : 3 8 12
    turn           retourner les premières, autant qu’il en faut
    boxait         faire ce mot ; accents, capitale et joker à la place d’une lettre absente vont de soi
    bo(x)ait       le joker doit remplacer le x
    bat 4 9 17     prendre les cartes de ces places, quand il y a le choix
    word record    pour un mot qui est aussi une commande
    ask kevin      proposer à la table un mot absent du dictionnaire ; les autres disent oui ou non, devant tous
    pass           ne pas faire de mot
    legal ne nomme pas les mots : les trouver, c’est le jeu.
    Sur la table : [B]6 une capitale, e 1 une minuscule, * 0 un joker, avec leur valeur ; ▒▒▒ est face cachée.
    Au terminal, le temps n’est pas compté : qui a trop réfléchi tape time, et passe.

## Les études

cartomanie-study-about = Au hasard, ce sont des parties entières jouées sur le noyau. Chaque coup permis y a la même chance : chaque façon d’écrire un mot en est un, passer et laisser filer le temps aussi. Seul, le résultat est le nombre de cartes qui restent, et le but est zéro (MAN-21) ; à plusieurs, ce sont des points.
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
    [no-capital] une nouvelle table, faute de capitale (MAN-16)
   *[quiet] une nouvelle table, après un tour de table sans mot (MAN-19)
}
cartomanie-study-ended-why = { $value ->
    [capitals] toutes les capitales sont prises (MAN-18)
    [cleared] toutes les cartes sont prises (MAN-21)
    [quiet] le talon est vide, et un tour de table reste sans mot (MAN-17)
    [barren] trois nouvelles tables restent sans mot (MAN-19)
   *[no-word] il n’y a plus de mot dans toutes les cartes (MAN-19)
}
cartomanie-study-ended-why-text = Pourquoi cela finit
cartomanie-study-match-shared = des totaux égaux partagent la victoire (MAN-20)
