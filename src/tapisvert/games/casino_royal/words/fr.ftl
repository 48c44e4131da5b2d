### table: ce qui se dit à la table

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
    [call] C’est noté : { $name } dit « Rien ne va plus ! »
    [wait] C’est noté : { $name } se tait.
   *[mark] C’est noté pour { $name }.
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

## Un indice, pas à pas

casino_royal-advice = Conseil : { casino_royal-advice-move }.
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
casino_royal-tip-hand = Vous avez : { casino_royal-hand }.
casino_royal-tip-shows = Chez { $name }, on voit : { casino_royal-hand }.
casino_royal-tip-help = { $count ->
    [one] Une carte pourrait encore améliorer votre main.
   *[other] { $count } cartes pourraient encore améliorer votre main.
}
casino_royal-tip-behind = Quelqu’un montre mieux : s’arrêter maintenant, c’est perdre.
casino_royal-tip-chance = Chances de gagner la manche : { $chance } %, et { $sum } { $amount ->
    [one] jeton
   *[other] jetons
} en moyenne.
casino_royal-tip-instead = Sinon, { casino_royal-advice-move } : { $chance } %, { $sum }.
casino_royal-tip-symbol = Le symbole rend la manche plus courte ou plus longue. À qui il profite, cela dépend des cartes que les plateaux ont en commun : presque personne ne le voit.
casino_royal-tip-stake = La mise est la même pour tout le monde : elle rend la manche plus chère, pas plus facile.
casino_royal-tip-leading = Vous êtes en tête. Moins il y a de jetons en jeu, plus vous avez de chances d’y rester.
casino_royal-tip-trailing = Vous êtes derrière. Plus il y a de jetons en jeu, plus vous pouvez en rattraper.
casino_royal-tip-evening = Chances de gagner la soirée : { $chance } %.
casino_royal-tip-sure = { $how ->
    [drop] En vous retirant, vous gagnez la soirée : plus personne ne peut vous rejoindre.
    [check] Ne relancez pas : si quelqu’un le fait, vous gagnez la soirée en vous retirant.
   *[held] Ne relancez pas : { $name } n’aurait qu’à se retirer pour gagner la soirée.
}
casino_royal-tip-cut = Le paquet est mélangé : couper ici ou là n’avantage personne.
casino_royal-tip-window = Cherchez { card-the } sur vos plateaux.
casino_royal-tip-unfound = Elle n’y est pas : il n’y a rien à couvrir.

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
refusal-casino_royal-may-not-call-pairs = Il faut avoir couvert deux paires ou mieux pour dire « Rien ne va plus ! »
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
casino_royal-option-call-pairs = Qui a deux paires ou mieux
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
casino_royal-option-pace-0 = Au gré du donneur
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

### page: ce que montre la page

# Casino Royal, ce que seule la page en dit.

casino_royal-picture = Un plateau de Casino Royal, ses jetons et la carte annoncée
# Le but de chacun des trois jeux, en une ligne.
casino_royal-aim = { $game ->
    [variant] Vos trois cartes et celles que vous couvrez : la meilleure main de poker emporte le pot.
    [bingo] Couvrez le symbole annoncé avant les autres, et prenez leurs jetons.
   *[poker] Les cartes couvertes font votre main : la meilleure main de poker prend tous les jetons.
}
casino_royal-aim-short = { $game ->
    [bingo] couvrir le symbole
   *[other] la meilleure main
} · { $round }{ $rounds ->
    [0] {""}
   *[other] /{ $rounds }
}
casino_royal-hands = L’ordre des mains

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
casino_royal-look-all = Voir tous les plateaux
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

casino_royal-turn-by-itself = Elle vient aussi toute seule.
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
casino_royal-mark-on = Poser un jeton sur la carte annoncée
casino_royal-mark-board = Plateau { $number }
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

## La fin d’une manche

casino_royal-round-over = Fin de la manche { $round }
casino_royal-player = Joueur
casino_royal-hand-title = Main
casino_royal-put = Misé
casino_royal-gain = Gain
casino_royal-money = Argent

casino_royal-daily-poker = Poker, deux tours
casino_royal-daily-variant = La variante du poker, quatre tours

# Ce qui reste d’une partie dans « Vos parties ».
casino_royal-best-pot = Plus gros pot : { $value } jetons
casino_royal-best-chips = Plus belle fin de soirée : { $value } jetons

### rules: la page des règles

# La page des règles de Casino Royal, avec nos mots. Les identifiants CAS-… sont ceux des règles.

casino_royal-rules-title = Les règles de Casino Royal
casino_royal-rules-lead = De 2 à 8 joueurs. Trois jeux avec les mêmes plateaux : Casino Royal Poker (A), sa variante (B) et le bingo (C).

## En une minute

casino_royal-rules-minute = En une minute
casino_royal-rules-minute-1 = Vous avez un plateau de vingt cartes et 45 en poche : 20 jetons verts, et 5 jaunes qui valent 5 verts chacun.
casino_royal-rules-minute-2 = On retourne les cartes d’un paquet, une à une. Celle qui est sur votre plateau, vous la couvrez d’un jeton vert : elle est à vous, et votre main de poker grandit.
casino_royal-rules-minute-3 = De temps en temps, une pause. Vous avez deux paires ou mieux, et vous croyez avoir la meilleure main ? Dites « Rien ne va plus ! » On compare : la meilleure main, peu importe qui a parlé, ramasse les jetons sur les plateaux des autres.
casino_royal-rules-minute-4 = Personne ne parle ? « Relance ? » Chacun peut mettre quelques jetons de plus sur son plateau : les autres suivent, ou se retirent.
casino_royal-rules-minute-5 = Dans la variante, vous avez en plus trois cartes que personne d’autre ne voit, et l’on mise dans un pot. Le bluff est permis !
casino_royal-rules-minute-6 = Au bingo, pas de main : on annonce un symbole, et qui le couvre en premier crie « Bingo ! » et ramasse les jetons des autres.

## Les titres

casino_royal-rules-exactly = Les règles exactes
casino_royal-rules-section-material = Le matériel
casino_royal-rules-section-hands = Les mains de poker (jeux A et B)
casino_royal-rules-section-poker = A : Casino Royal Poker
casino_royal-rules-section-variant = B : la variante
casino_royal-rules-section-bingo = C : le bingo
casino_royal-rules-section-evening = La soirée
casino_royal-rules-section-examples = Cinq exemples
casino_royal-rules-link = Lien vers la règle { $rule }

## Les mains, de la plus forte à la plus faible

casino_royal-rules-hands-hand = Main
casino_royal-rules-hands-what = Ce que c’est
casino_royal-rules-hands-straight-flush = Cinq cartes qui se suivent, d’une même couleur. Jusqu’à l’as, elle est royale.
casino_royal-rules-hands-four = Quatre cartes de même rang.
casino_royal-rules-hands-full = Un brelan et une paire.
casino_royal-rules-hands-flush = Cinq cartes d’une même couleur.
casino_royal-rules-hands-straight = Cinq cartes qui se suivent.
casino_royal-rules-hands-three = Trois cartes de même rang.
casino_royal-rules-hands-two-pairs = Deux fois deux cartes de même rang.
casino_royal-rules-hands-pair = Deux cartes de même rang.
casino_royal-rules-hands-high = Rien de tout cela : la carte la plus haute compte.

## Les règles

casino_royal-rules-cas-1 = 8 plateaux de 20 cartes ; un paquet de 52 cartes ; 160 jetons verts, qui couvrent les cartes et servent d’argent ; 40 jetons jaunes, qui valent 5 verts chacun.
casino_royal-rules-cas-2 = Un plateau, c’est 4 rangées de 5 cartes différentes. Sur les 8 plateaux, chaque carte figure 3 fois, chaque as 4 fois. Chaque plateau porte une seule quinte flush royale, et tous ont les mêmes chances : on peut les prendre les yeux fermés.
casino_royal-rules-cas-3 = On compte en jetons verts ; les jaunes font l’appoint, et la monnaie ne manque jamais. L’écran montre l’argent de chacun en aussi peu de jetons que possible ; à la première manche tel qu’il est distribué, et au bingo en jetons verts seulement. Tous les plateaux sont visibles de tous.
casino_royal-rules-cas-4 = De la plus forte à la plus faible : quinte flush, carré, full, couleur, quinte, brelan, deux paires, paire ; en dessous, les cartes hautes. L’as est la plus haute, ou la plus basse dans 5-4-3-2-as. Aucune couleur n’en bat une autre.
casino_royal-rules-cas-5 = Quintes flush et quintes se comparent par leur carte la plus haute ; carré, full (par son brelan) et brelan par leur rang ; couleurs par la plus haute carte, puis la suivante, et ainsi de suite. Deux paires par la plus haute, puis l’autre ; une paire par son rang ; ensuite par les autres cartes des cinq, la plus haute d’abord ; une carte qui manque vaut moins qu’un 2. À égalité, on partage : les gagnants reprennent leurs jetons et se partagent ceux des perdants. Un jeton qui ne se divise pas reste au milieu pour la manche suivante ; après la dernière, il n’est à personne.
casino_royal-rules-cas-6 = Une main, ce sont les cinq meilleures de toutes les cartes qu’on a : celles qu’on a couvertes, où qu’elles soient sur le plateau, et dans la variante les trois qu’on tient. Avec moins de cinq cartes, la main est ce qu’elles font : une paire, un brelan, un carré…
casino_royal-rules-cas-a1 = Chacun reçoit 20 jetons verts, 5 jaunes et un plateau. Le donneur joue aussi.
casino_royal-rules-cas-a2 = Le donneur mélange, fait couper, puis retourne et annonce les cartes une à une. Qui a la carte sur son plateau la couvre d’un de ses jetons verts. Sans argent, on ne couvre rien.
casino_royal-rules-cas-a3 = Les cartes viennent par séries d’autant de cartes que de joueurs au début de la manche (à 5, cinq cartes) ; la dernière série est ce qui reste. À 2 ou 3, mieux vaut convenir de cinq cartes au moins.
casino_royal-rules-cas-a4 = Après chaque série, la question : « Relance ? » D’abord « Rien ne va plus ! » (CAS-A5). Si personne ne le dit, chacun parle à son tour, en partant de la gauche du donneur, et peut relancer une fois : de 1 jeton à la moitié de ses cartes couvertes (toujours 1 au moins, 5 au plus), posés sur son plateau. Tous les autres, même ceux qui ont déjà relancé, suivent d’autant ou se retirent : leurs jetons restent sur leur plateau pour qui gagnera, ils ne couvrent plus et ne peuvent plus dire « Rien ne va plus ! ». Qui ne peut pas tout payer suit avec ce qui lui reste ; il n’y a pas de pot à part. Si tous se retirent sauf un, celui-ci ramasse tout, sans comparer. Après les relances, la série suivante vient toujours. D’habitude on relance à partir de 4 joueurs ; à 2 et 3, la question n’est que la pause de CAS-A5.
casino_royal-rules-cas-a5 = À la pause, qui croit avoir la meilleure main peut dire « Rien ne va plus ! » Tous décident en même temps, sans voir les autres ; une seule voix suffit pour arrêter. Il faut pour cela une combinaison gagnante : avoir couvert deux paires ou mieux. Une table peut convenir de cinq cartes couvertes, ou de laisser tout le monde libre. Elle peut aussi poser cette question après chaque carte.
casino_royal-rules-cas-a6 = Alors on compare les plateaux. La meilleure main, peu importe qui a parlé, ramasse tous les jetons des plateaux des autres et reprend les siens.
casino_royal-rules-cas-a7 = Quand le paquet est épuisé, on compare sans que personne ait à parler.
casino_royal-rules-cas-a8 = Après chaque manche, les plateaux se décalent d’une place vers la gauche, parmi ceux qui jouent encore, et le paquet va au suivant : c’est lui le donneur.
casino_royal-rules-cas-b1 = Comme CAS-A1. Le donneur fixe une mise de départ, de 1 à 5 jetons verts ; chacun la paie au milieu.
casino_royal-rules-cas-b2 = On mélange, on coupe, et chacun reçoit 3 cartes que lui seul voit.
casino_royal-rules-cas-b3 = Le premier à gauche du donneur ouvre, avec 1 à 10 jetons, ou passe la parole ; si personne n’ouvre, on continue. Puis, chacun à son tour, on relance (de 1 à 10), on suit ou on se retire de la manche, jusqu’à ce que tous ceux qui restent aient payé autant. Trois relances au plus. Si tous se retirent sauf un, le pot est à lui.
casino_royal-rules-cas-b4 = Le reste du paquet est retourné et annoncé par séries, comme dans CAS-A3, et ceux qui restent couvrent leurs cartes. Ici les jetons ne font que marquer : ils ne coûtent rien, et l’on couvre même sans argent.
casino_royal-rules-cas-b5 = À une pause, on peut dire « Rien ne va plus, j’enchéris ! » et miser de 1 à 10 jetons, si l’on en a et si l’on a couvert deux paires ou mieux (les autres choix de CAS-A5 valent ici aussi ; les trois en main comptent parmi les cinq cartes). Chacun des autres dit à son tour « je passe » (et se retire), « je continue » (et paie autant) ou « j’enchéris » (et double la somme). Si plusieurs parlent à la même pause, le premier à gauche du donneur ouvre, les autres répondent à leur tour.
casino_royal-rules-cas-b6 = Si tous les autres passent, qui a ouvert ou enchéri en dernier gagne le pot, sans avoir à montrer ses cartes.
casino_royal-rules-cas-b7 = Si personne n’enchérit, tous ceux qui restent montrent leurs cartes ; la meilleure main, avec les trois cartes tenues et les cartes couvertes, gagne.
casino_royal-rules-cas-b8 = Si quelqu’un enchérit, on continue jusqu’à ce que plus personne n’enchérisse ; à deux, jusqu’à ce que l’un passe ou n’enchérisse plus. Alors on montre.
casino_royal-rules-cas-b9 = Qui ne peut pas tout payer reste avec ce qu’il a, et ne peut gagner qu’autant de chacun : le surplus fait un pot à part, entre les autres. Si, parmi ceux qui restent, un seul au plus a encore de l’argent, on retourne le reste du paquet et tous montrent.
casino_royal-rules-cas-b10 = Quand le paquet est épuisé, tous ceux qui restent montrent.
casino_royal-rules-cas-c1 = On distribue les plateaux ; à peu de joueurs, chacun peut en prendre plusieurs, jusqu’à 4, et 8 en tout. Les jetons verts se partagent à parts égales ; ce que 160 laisse de reste va dans la boîte. Pour une longue soirée, 45 jetons chacun, comme dans le poker.
casino_royal-rules-cas-c2 = Le donneur, un autre à chaque manche, annonce le symbole : une colonne au choix, une rangée au choix, L (colonne de gauche et rangée du bas), T, H, U, M, N, le carré (tout le tour), ou le plateau plein.
casino_royal-rules-cas-c3 = Les cartes sont retournées et annoncées une à une. On ne couvre que ce qui est sur le plateau et sur le symbole. Pour une colonne ou une rangée au choix, toute carte compte, et la première colonne ou rangée complète gagne.
casino_royal-rules-cas-c4 = Le premier à couvrir tout le symbole dit « Bingo ! » et ramasse tous les jetons verts des plateaux des autres. Si plusieurs y arrivent avec la même carte, ils partagent, une part par joueur ; les gagnants reprennent leurs jetons. C’est le jeu qui le dit ; une table peut convenir que chacun doit le dire, avant la carte suivante. Dit plus tard, il compte à ce moment-là ; si personne ne le dit, tous reprennent leurs jetons.
casino_royal-rules-cas-c5 = Le jeu pose les jetons, ou chacun le fait à la main : on peut marquer une carte jusqu’à ce que la suivante soit annoncée, et un jeton mal posé est refusé. Qui n’a plus de jetons couvre avec des marques sans valeur et peut encore gagner : au bingo, personne ne sort. Les plateaux passent comme dans CAS-A8.
casino_royal-rules-cas-d1 = On convient d’un nombre de manches (d’habitude chacun donne deux fois, à partir de 6 joueurs une fois), ou l’on joue jusqu’à ce que l’un ait tout, 100 manches au plus. Dans A et B, qui n’a plus d’argent au début d’une manche sort, avec son plateau. Le plus riche gagne ; à égalité, on partage la victoire.
casino_royal-rules-cas-d2 = Couper est un geste de joueur : dans les trois jeux, avant chaque manche, la personne à la droite du donneur choisit où.
casino_royal-rules-cas-e1 = Anna a couvert trois 7, deux rois et un 2 : full aux 7 par les rois. Paul a cinq cœurs, couleur à la dame. C’est Paul qui a dit « Rien ne va plus ! », mais Anna ramasse tout (CAS-4, CAS-A6).
casino_royal-rules-cas-e2 = Anna et Paul ont la même main. Sur leurs plateaux, 6 et 7 jetons : ils les reprennent. Chez Lou et Max, 5 et 4, donc 9 à partager : 4 chacun, et le neuvième reste au milieu (CAS-5).
casino_royal-rules-cas-e3 = Max donne. Anna a couvert six cartes : elle relance de 3, le plus qu’elle puisse. Paul suit, 3 jetons. Lou, avec quatre cartes, relance de 2 et en met 5. Max se retire ; Anna et Paul suivent encore de 2 (CAS-A4).
casino_royal-rules-cas-e4 = Il faut 12 jetons pour rester. Anna et Lou paient ; Paul n’en a que 5 et fait tapis. Le pot principal a 3 fois 5 jetons, 15 : Paul peut le gagner. Les 14 autres font un pot à part, entre Anna et Lou (CAS-B9).
casino_royal-rules-cas-e5 = Le symbole est le T. Le 3 de pique complète à la fois celui d’Anna et celui de Paul : bingo pour les deux ! Sur les autres plateaux, 11 jetons : 5 chacun, et le onzième reste au milieu (CAS-C4, CAS-5).

## Les images, pour qui ne les voit pas

casino_royal-rules-board-covered = Un plateau de quatre rangées de cinq cartes ; trois 7 et deux rois sont couverts d’un jeton vert.
casino_royal-rules-board-stop = Un plateau où cinq cœurs sont couverts, du 5 à la dame.
casino_royal-rules-board-L = Le L : toute la colonne de gauche et toute la rangée du bas.
casino_royal-rules-board-T = Le T : toute la rangée du haut et la colonne du milieu.
casino_royal-rules-board-H = Le H : les colonnes de gauche et de droite, et la deuxième rangée qui les joint.
casino_royal-rules-board-U = Le U : les colonnes de gauche et de droite, et la rangée du bas.
casino_royal-rules-board-M = Le M : les colonnes de gauche et de droite, et entre elles une pointe vers le bas.
casino_royal-rules-board-N = Le N : les colonnes de gauche et de droite, et entre elles une pente qui descend.
casino_royal-rules-board-square = Le carré : tout le tour du plateau.
casino_royal-rules-board-e1 = Le plateau d’Anna : trois 7, deux rois et un 2 sont couverts.
casino_royal-rules-board-e5 = Le plateau d’Anna : les huit cartes du T sont couvertes, le 3 de pique en dernier.

### lessons: les premiers tours guidés

casino_royal-lesson-poker-1 = Vous donnez : retournez la carte suivante. Qui l’a sur son plateau la couvre d’un jeton.
casino_royal-lesson-poker-2 = Deux paires, les 5 et les 6 ! Vous pourriez tout arrêter ; mais attendez mieux : ne dites rien.
casino_royal-lesson-poker-3 = Personne n’arrête : retournez la carte suivante.
casino_royal-lesson-poker-4 = Rien pour personne. Encore une carte !
casino_royal-lesson-poker-5 = Un troisième 5 : vous avez un full ! Dites « Rien ne va plus ! », et l’on compare.
casino_royal-lesson-poker-done = Votre full bat la paire de Camille : ses jetons sont à vous. Vous savez jouer au poker du Casino Royal !
refusal-casino_royal-lesson-poker-early = Vous en avez le droit, dès deux paires ; mais il suffit d’un 5 ou d’un 6 de plus pour un full : ne dites rien.
refusal-casino_royal-lesson-poker-late = Attendre est permis, mais un full est presque imbattable : arrêtez la donne maintenant.

casino_royal-lesson-variant-1 = Trois cartes en main, dont deux rois : c’est fort. Ouvrez avec les jetons que vous voulez.
casino_royal-lesson-variant-2 = Camille relance de 2. Pour rester, suivez.
casino_royal-lesson-variant-3 = Deux 5 et deux 6 couverts, et un 6 en main : un full ! Dites « Rien ne va plus », avec la mise que vous voulez.
casino_royal-lesson-variant-4 = Camille double : du bluff ? Continuez, et l’on montre les mains.
casino_royal-lesson-variant-done = Votre full emporte le pot. Vous savez jouer à la variante !
refusal-casino_royal-lesson-variant-open = Passer la parole est permis, mais une paire de rois mérite une mise : ouvrez.
refusal-casino_royal-lesson-variant-drop = Se retirer est permis, mais vous perdriez votre mise avec deux rois en main : suivez.
refusal-casino_royal-lesson-variant-raise = Relancer est permis, mais contentez-vous cette fois de suivre.
refusal-casino_royal-lesson-variant-wait = Ne rien dire est permis, mais avec un full on peut y aller : enchérissez.
refusal-casino_royal-lesson-variant-bluff = Passer est permis, mais Camille prendrait le pot sans rien montrer : continuez.
refusal-casino_royal-lesson-variant-double = Doubler encore est permis, mais il est temps de voir les mains : continuez.

casino_royal-lesson-bingo-1 = Il faut couvrir toute une rangée. Le valet de trèfle est sur votre plateau : touchez-le, puis « C’est couvert ».
casino_royal-lesson-bingo-2 = Le 4 de cœur n’est pas à vous : rien à couvrir.
casino_royal-lesson-bingo-3 = Le valet de pique, il ne manquait que lui ! Touchez-le, et dites « Bingo ! »
casino_royal-lesson-bingo-done = Bingo ! Les jetons des autres sont à vous. Vous savez jouer au bingo !
refusal-casino_royal-lesson-bingo-missed = On peut la laisser passer, mais cette carte est sur votre plateau : touchez-la d’abord.
refusal-casino_royal-lesson-bingo-unsaid = Bien couvert, mais la rangée est pleine : dites « Bingo ! » avant la carte suivante.

casino_royal-path-poker = A : le poker
casino_royal-path-variant = B : la variante
casino_royal-path-bingo = C : le bingo
casino_royal-lesson-cover = Couvrir
casino_royal-lesson-cover-1 = Vous donnez : retournez une carte. Qui l’a sur son plateau la couvre d’un jeton à soi.
casino_royal-lesson-cover-2 = Le 5 de pique est à vous. Retournez la suivante.
casino_royal-lesson-cover-3 = Celle-ci est à Camille. Encore une !
casino_royal-lesson-cover-done = C’est tout simple : les cartes couvertes font votre main.
casino_royal-lesson-poker = Attendre, puis arrêter
casino_royal-lesson-beaten = Qui est devant ?
casino_royal-lesson-beaten-1 = Vous avez deux paires, Camille un brelan, plus fort. Faut-il arrêter ? Ne dites rien.
casino_royal-lesson-beaten-done = Bien vu : la meilleure main prend tout, même si un autre a arrêté.
refusal-casino_royal-lesson-beaten-beaten = Vous en avez le droit, mais le brelan de Camille bat vos deux paires : elle prendrait vos jetons.
casino_royal-lesson-raise = Relancer
casino_royal-lesson-raise-1 = Une paire de 5, et Camille n’a presque rien : relancez !
casino_royal-lesson-raise-done = Camille suit : il y a plus de jetons à gagner.
refusal-casino_royal-lesson-raise-check = Ne rien dire est permis, mais vous êtes devant : faites payer Camille.
casino_royal-lesson-fold = Se retirer
casino_royal-lesson-fold-1 = Camille a un brelan et relance ; vous n’avez qu’un 9. Retirez-vous.
casino_royal-lesson-fold-done = Un jeton perdu, les autres sauvés : c’était sage.
refusal-casino_royal-lesson-fold-follow = Suivre est permis, mais ce serait payer encore, avec un 9 contre un brelan.
refusal-casino_royal-lesson-fold-raise = Relancer est permis, mais avec un 9 contre un brelan, ce serait jeter ses jetons.
casino_royal-lesson-poker-match = Une vraie soirée de poker
casino_royal-lesson-poker-match-1 = Deux donnes contre le programme le plus facile.
casino_royal-lesson-stake = La mise de départ
casino_royal-lesson-stake-1 = Vous donnez : nommez la mise que chacun paie, de 1 à 5 jetons.
casino_royal-lesson-stake-done = Chacun a payé, et reçoit trois cartes qu’il est seul à voir.
casino_royal-lesson-variant = Ouvrir, suivre, montrer
refusal-casino_royal-lesson-variant-much = Permis, mais inutile de faire peur : ouvrez avec 1, 2 ou 3 jetons.
refusal-casino_royal-lesson-variant-dear = Permis, mais restez modeste : 1, 2 ou 3 jetons suffisent.
casino_royal-lesson-away = Rester dehors
casino_royal-lesson-away-1 = 2, 4 et 7, rien ne va ensemble, et Camille relance de 6. Retirez-vous.
casino_royal-lesson-away-done = Vous ne perdez que la mise de départ.
refusal-casino_royal-lesson-away-follow = Suivre est permis, mais six jetons pour trois petites cartes, c’est cher : retirez-vous.
refusal-casino_royal-lesson-away-raise = Relancer est permis, mais votre main est trop faible : retirez-vous.
casino_royal-lesson-double = Doubler
casino_royal-lesson-double-1 = Camille mise 2 jetons, et vous avez un full avec le 6 de votre main. Doublez !
casino_royal-lesson-double-done = Camille paie pour voir : le pot est à vous.
refusal-casino_royal-lesson-double-follow = Suivre est permis, mais un full mérite plus : doublez.
refusal-casino_royal-lesson-double-drop = Passer est permis, mais ce serait offrir le pot avec un full en main !
casino_royal-lesson-bid = Passer à temps
casino_royal-lesson-bid-1 = Camille a deux paires et mise 8 jetons. Vous n’avez rien : passez.
casino_royal-lesson-bid-done = Huit jetons gardés pour une meilleure donne.
refusal-casino_royal-lesson-bid-follow = Suivre est permis, mais vos cartes perdent à coup sûr : passez.
refusal-casino_royal-lesson-bid-double = Doubler est permis, mais Camille voit bien qu’elle est devant : passez.
casino_royal-lesson-variant-match = Une vraie soirée de la variante
casino_royal-lesson-variant-match-1 = Deux donnes contre le programme le plus facile.
casino_royal-lesson-deal = Retourner et couvrir
casino_royal-lesson-deal-1 = Il faut couvrir toute une rangée. Retournez la première carte !
casino_royal-lesson-deal-2 = Le 9 de trèfle est sur les deux plateaux. Encore une carte !
casino_royal-lesson-deal-done = Le premier qui a couvert une rangée entière gagne.
casino_royal-lesson-symbol = Choisir le symbole
casino_royal-lesson-symbol-1 = Qui donne choisit ce qu’il faut couvrir. Choisissez le T.
casino_royal-lesson-symbol-done = La rangée du haut et la colonne du milieu : voilà le T.
refusal-casino_royal-lesson-symbol-other = Permis aussi, mais cette fois prenez le T.
casino_royal-lesson-bingo = Couvrir et dire Bingo
casino_royal-lesson-shape = Seulement le symbole
casino_royal-lesson-shape-1 = On joue le T. Le 3 de cœur en fait partie : touchez-le, puis « C’est couvert ».
casino_royal-lesson-shape-done = Seules comptent les cartes du symbole : les autres restent nues.
refusal-casino_royal-lesson-shape-missed = On peut la laisser passer, mais cette carte est sur le T : touchez-la d’abord.
casino_royal-lesson-boards = Deux plateaux
casino_royal-lesson-boards-1 = Le 9 de trèfle est sur vos deux plateaux : touchez les deux, puis « C’est couvert ».
casino_royal-lesson-boards-done = Avec deux plateaux, deux chances de dire « Bingo ! »
refusal-casino_royal-lesson-boards-both = Un seul est couvert, mais la carte est aussi sur l’autre plateau.
refusal-casino_royal-lesson-boards-missed = On peut la laisser passer, mais elle est sur vos deux plateaux.
casino_royal-lesson-bingo-match = Un vrai bingo
casino_royal-lesson-bingo-match-1 = Deux donnes contre le programme le plus facile.

### puzzles: les problèmes, dont la solution est prouvée

casino_royal-puzzle-call-or-wait = Appeler ou attendre
casino_royal-puzzle-call-or-wait-task = « Rien ne va plus » maintenant, ou attendre { $cards } cartes de plus, puis comparer ? Que vaut le mieux, en moyenne ?
casino_royal-puzzle-call-or-wait-why = Maintenant : { $now } jetons. En attendant : { $sign }{ $whole },{ $tenth } en moyenne, et la meilleure main dans { $percent } % des cas.
casino_royal-puzzle-call-or-wait-proof = Les { $batches } façons dont les { $cards } cartes suivantes peuvent venir ont toutes été comptées.
casino_royal-puzzle-not-wait = Attendre vaut { $sign }{ $whole },{ $tenth } jetons en moyenne ; appeler tout de suite, { $now }.
casino_royal-puzzle-not-call = Appeler vaut { $now } jetons ; attendre, { $sign }{ $whole },{ $tenth } en moyenne.
casino_royal-puzzle-which-symbol = Quel symbole ?
casino_royal-puzzle-which-symbol-task = Quel symbole vous donne le plus de chances de gagner la manche ? Regardez les trois plateaux.
casino_royal-puzzle-which-symbol-why = Avec { casino_royal-symbol }, vous gagnez dans { $whole },{ $tenth } % des cas : moins avec tout autre symbole.
casino_royal-puzzle-which-symbol-proof = Pour les { $counted } symboles, tous les ordres du paquet ont été comptés, exactement.
casino_royal-puzzle-which-symbol-wrong = Avec { casino_royal-symbol }, vous gagnez dans { $whole },{ $tenth } % des cas. Il y a mieux.

### terminal: ce que disent le terminal et les études

# Casino Royal au terminal.

terminal-casino_royal-round = { $rounds ->
    [0] manche { $round }
   *[other] manche { $round } sur { $rounds }
}
terminal-casino_royal-pack = { $cards ->
    [0] le paquet est épuisé
    [one] { $cards } carte au paquet
   *[other] { $cards } cartes au paquet
}
terminal-casino_royal-pot = { $amount } au pot
terminal-casino_royal-middle = { $amount } au milieu
terminal-casino_royal-money = { $amount }{ $yellow ->
    [0] { "" }
   *[other] { $green ->
        [0] { " " }({ $yellow } × 5)
       *[other] { " " }({ $yellow } × 5 + { $green })
    }
}
terminal-casino_royal-laid = { $amount } sur la table
terminal-casino_royal-paid = { $amount } dans le pot
terminal-casino_royal-broke = sans argent
terminal-casino_royal-dropped = hors de la manche
terminal-casino_royal-dealer = donne
terminal-casino_royal-called = Carte { $count } :
terminal-casino_royal-own = Dans votre main :
terminal-casino_royal-typed = À taper : { $moves }{ $enter ->
    [cut] { " " }(Entrée : couper au milieu)
    [turn] { " " }(Entrée : retourner les cartes)
    [wait] { " " }(Entrée : ne rien dire)
    [check] { " " }(Entrée : passer la parole)
    [mark] { " " }(Entrée : ne rien marquer)
   *[none] { "" }
}
terminal-casino_royal-moves = Un coup s’écrit turn, call, raise 3, follow… (tapez ? pour l’aide).
terminal-casino_royal-help-cut = cut 23         couper après 23 cartes ; Entrée, au milieu
terminal-casino_royal-help-turn = turn           retourner une carte ; Entrée, toute la série ; 5, cinq cartes
terminal-casino_royal-help-turn-one = turn           retourner une carte (ou Entrée) ; 5, cinq cartes
terminal-casino_royal-help-call = call           dire « Rien ne va plus ! »
terminal-casino_royal-help-call-stake = call 4         dire « Rien ne va plus ! » avec 4 jetons
terminal-casino_royal-help-wait = wait           ne rien dire (ou Entrée)
terminal-casino_royal-help-raise = raise 3        ouvrir avec 3 jetons, ou relancer de 3
terminal-casino_royal-help-check = check          passer la parole (ou Entrée)
terminal-casino_royal-help-follow = follow         suivre, ou « je continue »
terminal-casino_royal-help-double = double         « j’enchéris » : doubler la somme
terminal-casino_royal-help-drop = drop           se retirer, ou « je passe »
terminal-casino_royal-help-stake = stake 2        fixer la mise de départ
terminal-casino_royal-help-symbol = symbol L       annoncer le symbole : column row L T H U M N square full
terminal-casino_royal-help-mark = mark 1         poser son jeton sur son plateau 1 ; mark seul (ou Entrée), rien
terminal-casino_royal-help-bingo = mark bingo     dire « Bingo ! »
terminal-casino_royal-help-short = Le début d’un mot suffit ({ $raises ->
    [yes] f, r 3
   *[no] t
}), et un nombre seul là où il n’y a qu’une chose à dire.
terminal-casino_royal-help-boards = Sur un plateau : R♠ n’est pas couvert, [R♠] l’est{ $game ->
    [bingo]  ; · n’est pas sur le symbole.
   *[other] .
}

## Les études

casino_royal-study-about = Une partie est une soirée : le résultat est l’argent à la fin. Au hasard, les soirées sont jouées sur le noyau, où les coups permis sont comptés à chaque décision, et non à un quart d’entre elles. Au poker, le premier à agir est celui qui coupe à la première manche, à droite du donneur (CAS-D2) ; dans la variante et au Bingo, c’est le donneur. Les autres suivent vers la gauche.
casino_royal-study-scores-text = Le résultat, c’est l’argent : les jetons avec lesquels chacun rentre chez soi. Tous commencent avec autant, et ce que l’un gagne, d’autres l’ont perdu ; la moyenne ne dit donc rien, mais l’étalement dit combien une soirée est folle.
casino_royal-study-called = une carte est annoncée (CAS-A2, CAS-B4, CAS-C3)
casino_royal-study-raised-how = { $value ->
    [open] quelqu’un ouvre les mises (CAS-B3)
    [double] quelqu’un double (CAS-B5)
   *[raise] quelqu’un relance (CAS-A4, CAS-B3)
}
casino_royal-study-dropped = quelqu’un se retire (CAS-A4, CAS-B3)
casino_royal-study-nobody-called = une pause où personne n’arrête (CAS-A5, CAS-B5)
casino_royal-study-side-pot = un pot à part (CAS-B9)
casino_royal-study-broke = quelqu’un sans argent quitte la table (CAS-D1)
casino_royal-study-match-shared = des richesses égales partagent la soirée (CAS-D1)
casino_royal-study-shared-why = { $value ->
    [best] des mains égales partagent (CAS-5)
    [bingo] plusieurs ont Bingo à la même carte (CAS-C4)
   *[other] plusieurs partagent
}
casino_royal-study-round-ended-by = { $value ->
    [call] « Rien ne va plus » (CAS-A5, CAS-B5)
    [alone] tous les autres se sont retirés (CAS-A4, CAS-B6)
    [pack] le paquet est épuisé (CAS-A7, CAS-B10)
    [bingo] « Bingo » (CAS-C4)
   *[unsaid] personne n’a dit Bingo (CAS-C4)
}
casino_royal-study-round-ended-by-text = Ce qui finit une manche
casino_royal-study-call-by-the-winner = { $value ->
    [yes] qui a arrêté a gagné (CAS-A6, CAS-B7)
   *[no] un autre a gagné (CAS-A6, CAS-B7)
}
casino_royal-study-call-by-the-winner-text = Si l’arrêt était juste
casino_royal-study-winner-hand = { $value ->
    [straight-flush] quinte flush
    [four] carré
    [full] full
    [flush] couleur
    [straight] quinte
    [three] brelan
    [two-pairs] deux paires
    [pair] paire
    [none] pas une carte
   *[high] cartes hautes
}
casino_royal-study-winner-hand-text = Les mains qui gagnent (CAS-4)
casino_royal-study-winner-left-of-the-dealer = { $value ->
    [0] le donneur
    [1] son voisin de gauche
   *[other] { $value } places plus loin
}
casino_royal-study-winner-left-of-the-dealer-text = Où est assis le gagnant d’une manche
casino_royal-study-winner-chips = { $value } jetons
casino_royal-study-winner-chips-text = Ce que le gagnant prend aux autres

## À imprimer et à découper

casino_royal-paper-boards = Casino Royal : les huit plateaux (à jouer avec un paquet de 52 cartes)
casino_royal-paper-symbols = Casino Royal : les symboles du bingo
casino_royal-paper-greens = Casino Royal : les jetons verts
casino_royal-paper-yellows = Casino Royal : les jetons jaunes, qui en valent 5
