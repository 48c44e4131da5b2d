# Casino Royal : tout ce que disent les trois jeux. Une main, c’est `hand` avec les rangs `high` et `low`.

casino_royal-name = Casino Royal
casino_royal-about = Trois jeux sur huit plateaux : un poker comme au loto, sa variante et un bingo. De 2 à 8.

## Les jetons, comptés en verts

casino_royal-chips = { $amount ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}

## Les mains

casino_royal-hand = { $hand ->
    [straight-flush] { $high ->
        [A] quinte flush royale
       *[other] quinte flush { casino_royal-to-high }
    }
    [four] carré { casino_royal-of-high }
    [full] full { casino_royal-with-high } par les { casino_royal-lows }
    [flush] couleur { casino_royal-to-high }
    [straight] quinte { casino_royal-to-high }
    [three] brelan { casino_royal-of-high }
    [two-pairs] deux paires, { casino_royal-highs } et { casino_royal-lows }
    [pair] paire { casino_royal-of-high }
    [high] hauteur { casino_royal-high }
   *[none] aucune carte
}
casino_royal-hand-name = { $hand ->
    [straight-flush] quinte flush
    [four] carré
    [full] full
    [flush] couleur
    [straight] quinte
    [three] brelan
    [two-pairs] deux paires
    [pair] paire
    [high] carte haute
   *[none] aucune carte
}
casino_royal-high = { $high ->
    [A] as
    [K] roi
    [Q] dame
    [J] valet
   *[other] { $high }
}
casino_royal-highs = { $high ->
    [A] as
    [K] rois
    [Q] dames
    [J] valets
   *[other] { $high }
}
casino_royal-to-high = { $high ->
    [A] à l’as
    [K] au roi
    [Q] à la dame
    [J] au valet
   *[other] au { $high }
}
casino_royal-of-high = { $high ->
    [A] d’as
    [K] de rois
    [Q] de dames
    [J] de valets
   *[other] de { $high }
}
casino_royal-with-high = { $high ->
    [A] aux as
    [K] aux rois
    [Q] aux dames
    [J] aux valets
   *[other] aux { $high }
}
casino_royal-lows = { $low ->
    [A] as
    [K] rois
    [Q] dames
    [J] valets
   *[other] { $low }
}

## Les symboles du bingo

casino_royal-symbol = { $symbol ->
    [column] une colonne au choix
    [row] une rangée au choix
    [L] le L
    [T] le T
    [H] le H
    [U] le U
    [M] le M
    [N] le N
    [square] le carré
   *[full] le plateau plein
}

## Ce qui se passe

casino_royal-round-began = Manche { $round } : { $name } donne.
casino_royal-staked = { $name } fixe la mise de départ à { casino_royal-chips } ; chacun paie, et le pot monte à { $pot }.
casino_royal-named = { $name } annonce le symbole : { casino_royal-symbol }.
casino_royal-was-cut = { $name } coupe { $cards ->
    [one] après la première carte
   *[other] après { $cards } cartes
}.
casino_royal-dealt = { $name }, vos trois cartes : { $cards }.
casino_royal-called = { casino_royal-card-called } !{ $seats ->
    [0] { "" }
    [one] { " " }{ $names } { casino_royal-it } couvre.
   *[other] { " " }{ $names } { casino_royal-it } couvrent.
}
casino_royal-card-called = { $rank ->
    [A] L’as
    [K] Le roi
    [Q] La dame
    [J] Le valet
   *[other] Le { $rank }
} de { card-suit }
casino_royal-it = { $rank ->
    [Q] la
   *[other] le
}
casino_royal-paused = { $name } marque une pause. { $seats ->
    [one] { $names } peut dire « Rien ne va plus ! »
   *[other] { $names } peuvent dire « Rien ne va plus ! »
}
casino_royal-decided = { $answer ->
    [call] C’est noté, { $name } : vous dites « Rien ne va plus ! »
    [wait] C’est noté, { $name } : vous vous taisez.
   *[mark] C’est noté, { $name }.
}
casino_royal-nobody-called = Personne ne dit « Rien ne va plus ! » : on continue.
casino_royal-stopped = { $amount ->
    [0] { $seats ->
        [one] { $names } : « Rien ne va plus ! »
       *[other] { $names }, d’une seule voix : « Rien ne va plus ! »
    }
   *[other] { $seats ->
        [one] { $names } : « Rien ne va plus, j’enchéris ! » Mise : { casino_royal-chips }.
       *[other] { $names }, d’une seule voix : « Rien ne va plus, j’enchéris ! » { $name } parle en premier et mise { casino_royal-chips }.
    }
}
casino_royal-raised = { $how ->
    [open] { $name } ouvre avec { casino_royal-chips }.
    [double] { $name } enchérit et paie { casino_royal-paid } : la somme double, il faut en mettre { $price }.
   *[raise] { $name } relance de { $amount } et paie { casino_royal-paid } : pour rester, il faut en mettre { $price }.
}
casino_royal-paid = { $paid ->
    [one] { $paid } jeton
   *[other] { $paid } jetons
}
casino_royal-followed = { $all_in ->
    [yes] { $paid ->
        [0] { $name } n’a plus rien à miser, et reste.
       *[other] { $name } suit avec tout ce qui lui reste, { $paid } : tapis !
    }
   *[no] { $name } suit{ $paid ->
        [0] .
       *[other] { " " }et paie { casino_royal-paid }.
    }
}
casino_royal-checked = { $name } passe la parole.
casino_royal-dropped = { $name } se retire de la manche.
casino_royal-marked = { $seats ->
    [0] Tout le monde a répondu.
    [one] { $names } marque la carte.
   *[other] { $names } marquent la carte.
}
casino_royal-shown = { $name } : { casino_royal-hand }{ $hand ->
    [none] .
   *[other] { " " }({ $cards }).
}
casino_royal-side-pot = Pot à part de { casino_royal-chips }, entre { $names } : { $winners ->
    [one] il va à { $winner_names }.
   *[other] { $winner_names } se le partagent.
}
casino_royal-won = { $why ->
    [alone] Tous les autres se sont retirés : { $name } ramasse { casino_royal-chips }.
    [bingo] Bingo ! { $name } ramasse { casino_royal-chips } chez les autres.
   *[best] { $name } l’emporte aux cartes et gagne { casino_royal-chips } !
}{ $odd ->
    [0] { "" }
    [one] { " " }{ $odd } jeton reste au milieu.
   *[other] { " " }{ $odd } jetons restent au milieu.
}
casino_royal-shared = { $why ->
    [bingo] Bingo pour { $names } ensemble : { casino_royal-chips } chacun
   *[best] Mains égales pour { $names } : { casino_royal-chips } chacun
}{ $odd ->
    [0] .
    [one] , et { $odd } jeton reste au milieu.
   *[other] , et { $odd } jetons restent au milieu.
}
casino_royal-taken-back = Personne n’a dit « Bingo ! » : chacun reprend ses jetons.
casino_royal-broke = { $name } n’a plus un jeton et quitte le jeu, avec son plateau.
casino_royal-boards-passed = Les plateaux se décalent d’une place vers la gauche.
casino_royal-match-won = { $name } gagne la soirée, avec { $total ->
    [one] { $total } jeton
   *[other] { $total } jetons
} !
casino_royal-match-shared = Égalité, { $total ->
    [one] { $total } jeton
   *[other] { $total } jetons
} chacun : { $names } se partagent la victoire !

## À qui de jouer

casino_royal-prompt-stake = À vous, { $name } : fixez la mise de départ, { $most ->
    [one] un jeton, vous n’en avez pas plus.
   *[other] de 1 à { $most } jetons.
}
casino_royal-prompt-stake-wait = { $name } fixe la mise de départ.
casino_royal-prompt-symbol = À vous, { $name } : annoncez le symbole à couvrir.
casino_royal-prompt-symbol-wait = { $name } choisit le symbole.
casino_royal-prompt-cut = À vous de couper, { $name } !
casino_royal-prompt-cut-wait = { $name } coupe le paquet.
casino_royal-prompt-calling = À vous de donner, { $name } : { $count ->
    [0] retournez la carte suivante.
    [one] encore une carte.
   *[other] encore { $count } cartes.
}
casino_royal-prompt-calling-wait = { $name } retourne les cartes.
casino_royal-prompt-call = Avez-vous la meilleure main, { $name } ? Dites « Rien ne va plus ! », ou ne dites rien.
casino_royal-prompt-call-stake = À vous, { $name } : dites « Rien ne va plus, j’enchéris ! » avec { $most ->
    [one] votre dernier jeton
   *[other] 1 à { $most } jetons
}, ou ne dites rien.
casino_royal-prompt-mark = { casino_royal-card-called } ! À vous, { $name } : votre jeton, votre « Bingo ! », ou rien.
casino_royal-prompt-decided = C’est noté, { $name } : on attend les autres.
casino_royal-prompt-deciding = Chacun se décide, sans voir les autres.
casino_royal-prompt-raising = { $owed ->
    [0] Relance, { $name } ? { $most ->
        [0] Vous n’avez plus de quoi : passez la parole.
        [1] Un jeton de plus, ou passez la parole.
       *[other] De 1 à { $most } jetons, ou passez la parole.
    }
   *[other] { casino_royal-prompt-owed }
}
casino_royal-prompt-raising-wait = Relance ? C’est à { $name } de parler.
casino_royal-prompt-opening = { $owed ->
    [0] { $most ->
        [0] À vous, { $name } : passez la parole.
        [1] À vous, { $name } : ouvrez avec un jeton, ou passez la parole.
       *[other] À vous, { $name } : ouvrez avec 1 à { $most } jetons, ou passez la parole.
    }
   *[other] { casino_royal-prompt-owed }
}
casino_royal-prompt-opening-wait = Les premières mises : c’est à { $name } de parler.
casino_royal-prompt-owed = Pour rester, { $name }, il faut { $owed ->
    [one] { $owed } jeton
   *[other] { $owed } jetons
} : suivez{ $most ->
    [0] { "" }
    [1] , relancez d’un jeton
   *[other] , relancez de 1 à { $most }
} ou retirez-vous.
casino_royal-prompt-bidding = Pour continuer, { $name }, il faut { $owed ->
    [one] { $owed } jeton
   *[other] { $owed } jetons
} : continuez, enchérissez ou passez.
casino_royal-prompt-bidding-wait = Rien ne va plus : c’est à { $name } de répondre.
casino_royal-prompt-won = La soirée est finie : { $name } a la plus belle pile, avec { $total ->
    [one] { $total } jeton
   *[other] { $total } jetons
} !
casino_royal-prompt-shared = La soirée est finie : la victoire est partagée, avec { $total ->
    [one] { $total } jeton
   *[other] { $total } jetons
} chacun.

## Ce qui ne va pas

refusal-casino_royal-match-over = La soirée est terminée.
refusal-casino_royal-not-your-decision = Ce n’est pas à vous de décider : c’est à { $name }.
refusal-casino_royal-not-now = Pas maintenant : { $phase ->
    [stake] il faut d’abord fixer la mise de départ.
    [symbol] il faut d’abord annoncer le symbole.
    [cut] il faut d’abord couper.
    [calling] c’est le moment de retourner une carte.
   *[other] c’est le moment de miser, de suivre ou de se retirer.
}
refusal-casino_royal-window-open = { $phase ->
    [window] Dites d’abord si vous marquez la carte.
   *[pause] Choisissez d’abord : dire « Rien ne va plus ! », ou ne rien dire.
}
refusal-casino_royal-window-closed = Trop tard, ou trop tôt : ce n’est pas le moment de parler.
refusal-casino_royal-answered-already = Vous avez déjà répondu : on attend les autres.
refusal-casino_royal-may-not-call-broke = Vous n’avez plus d’argent et ne jouez plus ce soir.
refusal-casino_royal-may-not-call-dropped = Vous ne jouez plus dans cette manche.
refusal-casino_royal-may-not-call-money = Pour dire « Rien ne va plus, j’enchéris ! », il faut au moins un jeton.
refusal-casino_royal-may-not-call-five = Il faut cinq cartes, celles en main comprises, pour dire « Rien ne va plus ! », et { $count ->
    [0] vous n’en avez encore couvert aucune.
   *[other] vous n’en avez couvert que { $count }.
}
refusal-casino_royal-may-not-call-pairs = À cette table, il faut au moins deux paires pour dire « Rien ne va plus ! »
refusal-casino_royal-call-without-stake = Ici, « Rien ne va plus ! » se dit sans miser.
refusal-casino_royal-stake-out-of-bounds = { $most ->
    [one] Ici, la mise est d’un jeton, ni plus ni moins.
   *[other] Une mise va ici de { $least } à { $most } jetons.
}
refusal-casino_royal-too-little-money = Il faudrait { $needed ->
    [one] { $needed } jeton
   *[other] { $needed } jetons
}, et vous en avez { $money }.
refusal-casino_royal-owes-something = Vous devez encore { $owed ->
    [one] { $owed } jeton
   *[other] { $owed } jetons
} : suivez ou retirez-vous.
refusal-casino_royal-owes-nothing = Vous ne devez rien : relancez, ou passez la parole.
refusal-casino_royal-only-doubling = Ici, enchérir, c’est doubler la somme.
refusal-casino_royal-no-doubling = Ici, on dit de combien on relance.
refusal-casino_royal-raise-at-first = On ne relance qu’en parlant pour la première fois : suivez ou retirez-vous.
refusal-casino_royal-raises-used-up = Il y a déjà eu { $most } relances : suivez ou retirez-vous.
refusal-casino_royal-nobody-can-answer = Personne d’autre n’a de quoi répondre.
refusal-casino_royal-cut-out-of-bounds = On coupe après { $least } à { $most } cartes.
refusal-casino_royal-program-marks = À cette table, les jetons se posent tout seuls.
refusal-casino_royal-program-says = À cette table, « Bingo ! » se dit tout seul.
refusal-casino_royal-no-such-board = Vous n’avez pas de plateau { $board } : { $boards ->
    [one] vous n’en avez qu’un.
   *[other] ils vont de 1 à { $boards }.
}
refusal-casino_royal-not-on-your-symbol = Cette carte n’est pas sur le symbole de votre plateau { $board }.
refusal-casino_royal-no-bingo = Pas de bingo ici : le symbole n’est pas tout à fait couvert.

## Avant la partie

casino_royal-option-players = Autour de la table
casino_royal-option-players-2 = 2 joueurs
casino_royal-option-players-3 = 3 joueurs
casino_royal-option-players-4 = 4 joueurs
casino_royal-option-players-5 = 5 joueurs
casino_royal-option-players-6 = 6 joueurs
casino_royal-option-players-7 = 7 joueurs
casino_royal-option-players-8 = 8 joueurs
casino_royal-option-game = Jeu
casino_royal-option-game-poker = Casino Royal Poker
casino_royal-option-game-variant = Variante, avec trois cartes en main
casino_royal-option-game-bingo = Bingo
casino_royal-option-rounds = Manches
casino_royal-option-rounds-usual = Chacun donne deux fois (une fois dès 6 joueurs)
casino_royal-option-rounds-1 = 1 manche
casino_royal-option-rounds-2 = 2 manches
casino_royal-option-rounds-4 = 4 manches
casino_royal-option-rounds-8 = 8 manches
casino_royal-option-rounds-16 = 16 manches
casino_royal-option-rounds-all = Jusqu’à ce que l’un ait tout
casino_royal-option-batch = Cartes d’une série
casino_royal-option-batch-players = Autant que de joueurs
casino_royal-option-batch-five = Cinq au moins
casino_royal-option-relance = Relance au poker
casino_royal-option-relance-usual = À partir de 4 joueurs
casino_royal-option-relance-on = Toujours
casino_royal-option-relance-off = Jamais
casino_royal-option-call = Qui peut dire « Rien ne va plus ! »
casino_royal-option-call-five = Qui a cinq cartes
casino_royal-option-call-pairs = Qui a deux paires
casino_royal-option-call-free = Tout le monde
casino_royal-option-ask = Quand on peut le dire
casino_royal-option-ask-batch = Après chaque série
casino_royal-option-ask-card = Après chaque carte
casino_royal-option-boards = Plateaux au bingo
casino_royal-option-boards-1 = Un chacun
casino_royal-option-boards-2 = Deux chacun
casino_royal-option-boards-3 = Trois chacun
casino_royal-option-boards-4 = Quatre chacun
casino_royal-option-stock = Jetons au bingo
casino_royal-option-stock-share = Les 160, à parts égales
casino_royal-option-stock-45 = 45 chacun
casino_royal-option-says = Qui dit « Bingo ! »
casino_royal-option-says-program = Le jeu
casino_royal-option-says-player = Les joueurs eux-mêmes
casino_royal-option-marks = Qui pose les jetons au bingo
casino_royal-option-marks-program = Le jeu
casino_royal-option-marks-hand = Chacun, à la main
casino_royal-option-pace = Rythme des cartes
casino_royal-option-pace-0 = Au gré de qui donne
casino_royal-option-pace-1 = Une par seconde
casino_royal-option-pace-2 = Une toutes les 2 secondes
casino_royal-option-pace-3 = Une toutes les 3 secondes
casino_royal-option-pace-5 = Une toutes les 5 secondes
casino_royal-option-pace-8 = Une toutes les 8 secondes
casino_royal-option-window = Temps pour se décider ensemble
casino_royal-option-window-0 = Sans limite
casino_royal-option-window-10 = 10 secondes
casino_royal-option-window-20 = 20 secondes
casino_royal-option-window-30 = 30 secondes
casino_royal-option-window-60 = 1 minute
casino_royal-preset-poker-2 = Poker, à deux
casino_royal-preset-poker-3 = Poker, à trois
casino_royal-preset-poker-4 = Poker, à quatre
casino_royal-preset-poker-5 = Poker, à cinq
casino_royal-preset-poker-6 = Poker, à six
casino_royal-preset-poker-7 = Poker, à sept
casino_royal-preset-poker-8 = Poker, à huit
casino_royal-preset-variant-2 = Variante, à deux
casino_royal-preset-variant-3 = Variante, à trois
casino_royal-preset-variant-4 = Variante, à quatre
casino_royal-preset-variant-5 = Variante, à cinq
casino_royal-preset-variant-6 = Variante, à six
casino_royal-preset-variant-7 = Variante, à sept
casino_royal-preset-variant-8 = Variante, à huit
casino_royal-preset-bingo-2 = Bingo, à deux
casino_royal-preset-bingo-3 = Bingo, à trois
casino_royal-preset-bingo-4 = Bingo, à quatre
casino_royal-preset-bingo-5 = Bingo, à cinq
casino_royal-preset-bingo-6 = Bingo, à six
casino_royal-preset-bingo-7 = Bingo, à sept
casino_royal-preset-bingo-8 = Bingo, à huit
