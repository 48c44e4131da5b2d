# Le retour sur une partie terminée : la courbe, la chance, les choix.

lookback-title = Retour sur la partie
lookback-story = Le récit
lookback-busy = Le serveur rejoue la suite de chaque coup, des milliers de fois. La courbe vient d’abord.
lookback-curve = La part de la partie que chacun pouvait espérer, coup après coup
lookback-moment = { $at ->
    [0] Au départ
    [one] Après { $at } coup
   *[other] Après { $at } coups
  } : { $shares }
lookback-share = { $name } { $share }
lookback-mark-luck = le hasard
lookback-mark-mistake = une erreur
lookback-mark-own = ce que { $name } pouvait savoir
lookback-sides = D’où vient le résultat
lookback-expected = Au départ
lookback-luck = Le hasard
lookback-lost = Ses choix
lookback-given = Les choix des autres
lookback-rest = Inexpliqué
lookback-result = À la fin
lookback-said = { $name } : { $play ->
    [clean] presque sans faute
    [fair] quelques erreurs
   *[poor] de grosses erreurs
  }, { $luck ->
    [good] et la chance avec soi
    [bad] et la chance ailleurs
   *[even] et le hasard n’y est pour rien
  }. { $own } par ses choix, { $drawn } par le hasard.
lookback-decisions = Les choix qui ont compté
lookback-none = Rien à se reprocher.
lookback-decision = { $name }, coup { $move }
lookback-played = Joué
lookback-better = Mieux
lookback-also = Sinon
lookback-why = Pourquoi
lookback-chips = { $points } jetons
lookback-cost = { $share } de la partie
lookback-see = Voir sur la table
lookback-find = À vous de trouver
lookback-ask = { $name }, coup { $move } : que joueriez-vous ?
lookback-answer = Voir la réponse
lookback-right = Bien vu ! C’est ce qu’il y avait de mieux.
lookback-near = Pas mal : il y avait à peine mieux.
lookback-wrong = Il y avait mieux.
lookback-close = Fermer
lookback-all = Tous les choix
lookback-figures = Tous les chiffres
lookback-move = Coup
lookback-who = Qui
lookback-hoped = Espéré
lookback-verdict = Verdict
lookback-loss = Perdu
verdict-of-best = Le meilleur choix
verdict-of-good = Bon choix
verdict-of-little = Un peu de perdu
verdict-of-mistake = Une erreur
verdict-of-blunder = Une grosse erreur
