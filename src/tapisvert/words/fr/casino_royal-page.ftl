# Casino Royal, ce que seule la page en dit.

casino_royal-picture = Un plateau de Casino Royal, ses jetons et la carte annoncée
casino_royal-headline = { $game ->
    [variant] Variante
    [bingo] Bingo
   *[poker] Poker
} · { $rounds ->
    [0] manche { $round }
   *[other] manche { $round } sur { $rounds }
}

## Les plateaux

casino_royal-cell = { $card }{ $covered ->
    [yes] , sous un jeton
   *[no] {""}
}
casino_royal-others = Les plateaux des autres
casino_royal-look = Voir ce plateau en grand : { $name }
casino_royal-deals = donne
casino_royal-out = hors de la manche
casino_royal-out-short = hors jeu
casino_royal-did-raised = relance
casino_royal-did-followed = suit
casino_royal-did-checked = passe la parole
casino_royal-broke-short = plus aucun jeton
casino_royal-lacks = { $count ->
    [0] symbole couvert !
    [one] encore une carte
   *[other] encore { $count } cartes
}

## Le paquet

casino_royal-turn = Retourner la carte suivante
casino_royal-pack = { $count ->
    [0] Le paquet est épuisé
    [one] Une carte dans le paquet
   *[other] { $count } cartes dans le paquet
}
casino_royal-no-card = Pas encore de carte
casino_royal-covering = { $count ->
    [0] Personne ne { casino_royal-it } couvre.
    [one] { $names } { casino_royal-it } couvre.
   *[other] { $names } { casino_royal-it } couvrent.
}
casino_royal-due = { $count ->
    [one] Encore une carte avant la pause
   *[other] Encore { $count } cartes avant la pause
}
casino_royal-called-before = { $count ->
    [one] Une carte avant elle
   *[other] { $count } cartes avant elle
}
casino_royal-cut-at = Touchez le paquet là où vous coupez : après { $cards ->
    [one] la première carte
   *[other] { $cards } cartes
}
casino_royal-cut = Couper ici

## L’argent

casino_royal-pot = Le pot
casino_royal-at-stake = Sur les plateaux
casino_royal-odd = { $amount ->
    [one] avec un jeton resté au milieu
   *[other] avec { $amount } jetons restés au milieu
}
casino_royal-main-pot = Pot principal, { $amount } :
casino_royal-side-pot-short = Pot à part, { $amount } :
casino_royal-side-pots-why = Qui a misé tout ce qu’il avait ne peut gagner qu’autant de chacun ; le surplus se joue entre les autres.
casino_royal-pot-went = { $how ->
    [back] rendu à { $winners }, que personne d’autre n’a suivi.
    [left] pour { $winners } : les autres qui y ont misé se sont retirés.
   *[played] joué entre { $names }, gagné par { $winners }.
}
casino_royal-amount = Combien de jetons
casino_royal-less = Un de moins
casino_royal-more = Un de plus

## Ce qu’on peut dire

casino_royal-choose-stake = La mise de départ
casino_royal-choose-symbol = Le symbole
casino_royal-symbol-short = { $symbol ->
    [column] Colonne
    [row] Rangée
    [square] Carré
    [full] Plein
   *[other] { $symbol }
}
casino_royal-open = Ouvrir à { $amount }
casino_royal-raise = Relancer de { $amount }
casino_royal-double = J’enchéris : { $price }
casino_royal-follow = { $allin ->
    [yes] Tapis : { $amount }
   *[no] { $phase ->
        [bidding] Je continue : { $amount }
       *[other] Suivre : { $amount }
    }
}
casino_royal-check = Passer la parole
casino_royal-drop = { $phase ->
    [bidding] Je passe
   *[other] Me retirer
}
casino_royal-call = Rien ne va plus !
casino_royal-call-stake = Rien ne va plus, j’enchéris : { $amount } !
casino_royal-wait = Je ne dis rien
casino_royal-bingo = Bingo !
casino_royal-no-bingo = Carte suivante
casino_royal-marked-done = { $count ->
    [0] Rien à couvrir
   *[other] C’est couvert
}
casino_royal-not-called = On ne couvre que la carte annoncée : { $card }.
casino_royal-given = { $answer ->
    [call] Vous avez dit « Rien ne va plus ! » On attend les autres…
    [wait] Vous ne dites rien. On attend les autres…
   *[mark] { $bingo ->
        [yes] Vous avez dit « Bingo ! » On attend les autres…
       *[no] C’est fait. On attend les autres…
    }
}
casino_royal-own = Vos trois cartes
casino_royal-hint = Conseil
casino_royal-advice = Conseil : { casino_royal-advice-move }.{ $reckoned ->
    [yes] {" "}Chances de gagner : { $chance } %.
   *[no] {""}
}
casino_royal-advice-move = { $verb ->
    [call] { $amount ->
        [0] dire « Rien ne va plus ! »
       *[other] dire « Rien ne va plus ! » et miser { $amount }
    }
    [wait] ne rien dire
    [raise] miser { $amount } de plus
    [double] enchérir
    [follow] suivre
    [check] passer la parole
    [drop] se retirer
    [stake] une mise de { $amount }
    [cut] couper où vous voulez
    [symbol] { casino_royal-symbol }
    [mark] { $bingo ->
        [yes] dire « Bingo ! »
       *[no] couvrir ce qui peut l’être
    }
   *[turn] retourner la carte
}

## La fin d’une manche

casino_royal-round-over = Fin de la manche { $round }
casino_royal-player = Joueur
casino_royal-hand-title = Main
casino_royal-put = Misé
casino_royal-gain = Gain
casino_royal-money = Argent
