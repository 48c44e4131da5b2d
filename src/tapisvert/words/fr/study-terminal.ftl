# Les rapports sur un jeu (`tapis study`) : titres, phrases, et la façon d’écrire les chiffres.

study-title = { $game } en chiffres
study-about = { $tables ->
    [one] Une table
   *[other] { $tables } tables
}, { $random } jeux au hasard et { $programs } parties entre programmes, depuis la graine { $seed }.
study-by-rounds = À toutes les places joue le niveau { $level } ({ $name }). Là où il cherche, il imagine { $rounds } manches par coup : la même commande donne donc les mêmes chiffres sur toutes les machines.
study-by-share = À toutes les places joue le niveau { $level } ({ $name }), avec { study-share } du temps qu’il prend à table. Le temps n’est jamais tout à fait le même : la même commande donne presque les mêmes chiffres.
study-reading = Derrière une part de victoires figure son intervalle à 95 %. Si la part égale s’y trouve, la chance seule explique la différence. Une victoire partagée compte pour tous ceux qui la partagent.
study-command = Fait avec :
study-skilled = Là où des niveaux se rencontrent, ils réfléchissent { $times } fois plus longtemps.
study-named = { $name } : { $value }
study-pictures = La même chose en images
study-contents = Tables
study-more = Tout le reste sur cette table
study-how-made = D’où viennent ces chiffres

## Ce qui ressort

study-sum-fair = Aucune place autour de la table n’est meilleure qu’une autre, pour autant que ces parties le disent.
study-sum-unfair = La place autour de la table compte : { $tables }.
study-at-table = { $table }, le { $place } camp gagne { $share }
study-sum-length = Une partie compte en moyenne { $moves } coups, soit environ { $minutes } minutes entre gens.
study-sum-skill = L’adresse : un { $better } parmi des joueurs du niveau { $other } gagne { $share } des parties.
study-sum-luck = Entre égaux, la chance décide pour { $share } de qui gagne ; les autres { $rest } sont des décisions, et ce qu’aucun juge ne voit (sur { $sides } résultats).
study-sum-lead = La tête change { $times } fois par partie, et { $share } des gagnants ont été menés.
study-sum-narrows = Le choix se resserre : de { $first } coups dans le premier cinquième d’une partie à { $last } dans le dernier.
study-sum-widens = Le choix s’élargit : de { $first } coups dans le premier cinquième d’une partie à { $last } dans le dernier.
study-sum-steady = Il y a toujours autant à choisir : { $first } coups dans le premier cinquième d’une partie, { $last } dans le dernier.
study-sum-compared = D’un côté « { $one } », de l’autre « { $other } ». Ce que la chance seule n’explique guère :
study-sum-differs = { $what } : { $one } et { $other }, soit un écart de { $by }.
study-sum-alike = Rien : pour autant que ces parties le disent, les deux se valent.

## Les chiffres

study-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
study-mean = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
study-rate = { NUMBER($rate, maximumSignificantDigits: 3) }
study-count = { NUMBER($count) }
study-interval = { $share } (de { $low } à { $high })
study-range = { $half } (de { $low } à { $high })

## Colonnes et repères

study-at-random = Au hasard
study-between-programs = Programmes
study-table = Table
study-matches = Parties
study-first = Le premier à agir gagne
study-equal = Part égale
study-several = Victoire partagée
study-moves = Coups
study-score = Points
study-margin = Avance
study-minutes = Minutes, estimées
study-turns = Changements de tête
study-comebacks = Gagnants qui ont été menés
study-pair = { $better } parmi { $other }
study-skill-part = Tout le reste
study-from-to = { $first } → { $last }
study-difference = Écart
study-clear = net
study-unclear = peut-être la chance
study-part-of = { $part ->
    [1] premier cinquième
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] dernier cinquième
}
study-mean-of = Moyenne
study-least = 5 %
study-half = Moitié
study-most = 95 %
study-place = { $place ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
   *[8] huitième
}
study-drawn = personne
study-shared = plusieurs
study-each-of = { $who }, par partie
study-within = dans tant de parties
study-rule = Règle
study-what = Ce qu’elle fait
study-refusal = Refus
study-decisions = À tant de décisions
study-tries = De tous les essais
study-axis-wins = part des victoires
study-axis-lead = ± points de pourcentage
study-axis-moves = coups
study-axis-points = points
study-axis-minutes = minutes
study-axis-turns = changements

## Les chapitres

study-overview = Les tables côte à côte
study-overview-text = Ce qui change d’une table à l’autre, entre programmes. Entre parenthèses : l’intervalle à 95 % d’une part ; ailleurs, où se trouvent 5 % et 95 % des parties.
study-advantage = Ce que vaut une place
study-advantage-text = Chaque point est une place autour de la table, en haut celle qui agit d’abord : à droite de la ligne, elle gagne plus que sa part égale, à gauche, moins. Les traits sont des intervalles à 95 %.
study-span = Du premier coup au dernier
study-span-text = La moitié des parties sont plus courtes que le point ; le trait contient celles entre 5 % et 95 %.
study-glance = D’un coup d’œil
study-glance-text = Entre programmes : la moitié des parties, et entre parenthèses où se trouvent 5 % et 95 % d’entre elles ; derrière une part, son intervalle à 95 %.
study-comparison = Côte à côte
study-comparison-text = Les mêmes parties entre programmes avec les deux règles. L’écart est ce que la seconde a de plus ; derrière figure son intervalle à 95 %, en points de pourcentage pour les parts.
study-minutes-text = Estimées d’après ce qu’une famille prend pour chaque sorte de coup, non mesurées.
study-turns-text = Combien de fois par partie quelqu’un d’autre est passé seul en tête.
study-behind = De combien les gagnants ont été menés
study-behind-text = Le plus grand retard, en points, que le gagnant d’une partie ait eu sur le premier ; 0 : aucun.
study-narrowing = Le choix, du premier cinquième d’une partie au dernier
study-narrowing-text = Les coups permis en moyenne, là où il y en a plus d’un, cinquième par cinquième.
study-seats = Qui gagne
study-seats-text = Les camps autour de la table, à partir de celui qui agit d’abord.
study-alone = Combien de fois on réussit
study-alone-text = Seul, il n’y a personne à battre : la part des jeux où le but a été atteint.
study-alone-won = réussi
study-round-seats = Qui gagne une manche
study-round-seats-text = Les camps dans l’ordre de la manche, d’abord celui qui commence.
study-equal-line = Les lignes pointillées sont des parts égales, de la couleur des points.
study-fair = Pour autant que ces parties le disent, aucune place n’est meilleure qu’une autre.
study-unfair = { $more ->
    [more] Le { $place } camp gagne plus que sa part, et la chance seule ne l’explique guère.
   *[less] Le { $place } camp gagne moins que sa part, et la chance seule ne l’explique guère.
}
study-parts-text = Chaque ligne comme part du tout.
study-left-out = { $count ->
    [one] Une ligne sous 0,05 % est omise.
   *[other] { $count } lignes sous 0,05 % sont omises.
}
study-length = La durée
study-length-text = Les coups d’une partie, du premier au dernier.
study-round-length = La durée d’une manche
study-round-length-text = Les coups d’une manche.
study-scores = Les points
study-scores-text = Les points de chaque camp à la fin.
study-margins = Les écarts
study-margins-text = L’avance du meilleur camp sur le deuxième à la fin : à 0, ils partagent.
study-luck = La part de la chance
study-luck-text = Dans ce qui décide du gagnant, la chance compte pour { $share }, autant qu’un juge des positions peut la voir (sur { $sides } résultats). Plus on joue de parties, moins elle porte : voici ce que la part gagnée doit à la chance, et à tout le reste.
study-luck-luck = par la chance
study-luck-rest = par le reste
study-luck-matches = après { $matches } { $matches ->
    [one] partie
   *[other] parties
}
study-luck-part = Chance
study-edges = L’image laisse de côté, sur ses bords, ce qui est venu moins d’une fois sur mille.
study-choices = L’embarras du choix
study-choices-text = Les coups permis là où il y en a plus d’un, à un quart des décisions.
study-works = Les règles à l’œuvre
study-works-text = Ce que les règles ont produit, par numéro : combien de fois par partie, et dans combien de parties entre programmes.
study-bites = Les règles qui interdisent
study-bites-text = Des coups auxquels on peut penser, essayés à un quart des décisions entre programmes : à combien de décisions une règle en interdit au moins un, et combien de tous les essais.
