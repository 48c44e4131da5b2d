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
casino_royal-called = { casino_royal-card-called } ! { $seats ->
    [0] Personne ne { casino_royal-it } couvre.
    [one] { $names } { casino_royal-it } couvre.
   *[other] { $names } { casino_royal-it } couvrent.
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
casino_royal-paused = { $name } s’arrête. { $seats ->
    [one] { $names } peut dire « Rien ne va plus ! »
   *[other] { $names } peuvent dire « Rien ne va plus ! »
}
casino_royal-decided = { $answer ->
    [call] C’est noté, { $name } : vous dites « Rien ne va plus ! »
    [wait] C’est noté, { $name } : vous laissez venir.
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
casino_royal-raised = { $name } relance de { $amount } et paie { $paid ->
    [one] { $paid } jeton
   *[other] { $paid } jetons
} : pour rester, il faut en mettre { $price }.
casino_royal-followed = { $all_in ->
    [yes] { $paid ->
        [0] { $name } n’a plus rien à miser, et reste.
       *[other] { $name } suit avec tout ce qui lui reste, { $paid } : tapis !
    }
   *[no] { $name } suit{ $paid ->
        [0] .
        [one] { " " }et paie { $paid } jeton.
       *[other] { " " }et paie { $paid } jetons.
    }
}
casino_royal-checked = { $name } passe la parole.
casino_royal-dropped = { $name } se retire de la manche.
casino_royal-marked = { $seats ->
    [0] Personne ne marque la carte.
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
   *[best] La meilleure main est celle de { $name } : { casino_royal-chips } de gagnés !
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
casino_royal-boards-passed = Les plateaux passent d’une place vers la gauche.
casino_royal-match-won = { $name } gagne la soirée, avec { $total ->
    [one] { $total } jeton
   *[other] { $total } jetons
} !
casino_royal-match-shared = Égalité, { $total ->
    [one] { $total } jeton
   *[other] { $total } jetons
} chacun : { $names } se partagent la victoire !
