# La donne du jour : la même pour tous, et le premier essai compte.

today-title = La donne du jour
today-lead = La même donne pour tous, jusqu’à minuit, heure universelle. Le premier essai compte ; ensuite, on s’entraîne tant qu’on veut.
today-ends = { $hours ->
    [0] Encore { $minutes } min
   *[other] Encore { $hours } h { $minutes }
  }
today-over = Cette journée est finie : les cartes sont sur la table.
today-deals = Les donnes
today-alone = Seul
today-against = { $count ->
    [one] Contre { $level }
   *[other] Contre { $count } programmes, { $level }
  }
today-play = Jouer
today-play-on = Reprendre
today-practise = S’entraîner
today-see = Revoir la partie
today-won = Gagné, { $score } à { $other }
today-lost = Perdu, { $score } à { $other }
today-drawn = Égalité, { $score } partout
today-mine = Votre premier essai : { $result }
today-late = Votre premier essai s’est fini après minuit : il ne compte pas.
today-begun = Votre premier essai est commencé.
today-unplayed = Vous n’avez pas joué cette donne.
today-standings = Le tableau de la maison
today-nobody = Personne n’a encore fini.
today-nobody-then = Personne ne l’a finie ce jour-là.
today-name = Joueur
today-result = Résultat
today-skill = Jeu, chance mise à part
today-skill-text = Ce que ses propres choix ont coûté, en part de la partie ; au mieux 0 %.
today-working = se calcule…
today-unknown = –
today-order = Classer
today-by-result = par résultat
today-by-skill = par le jeu
today-you = vous
today-share = Montrer mon résultat
today-share-text = Rien n’y dévoile la donne.
today-share-send = Partager
today-share-copy = Copier le texte
today-share-copied = Copié
today-share-picture = Télécharger l’image
today-share-alt = Image du résultat : { $text }
today-calendar = Mon calendrier
today-calendar-text = Un point par donne : plein si elle est gagnée.
today-before = Mois précédent
today-after = Mois suivant
today-day = { $date } : { $results }
today-day-none = { $date } : rien de joué
today-day-won = { $deal }, gagné
today-day-played = { $deal }, joué
today-luck = La chance du jour
today-luck-text = Le secret d’où viennent toutes les cartes est tiré d’avance. Son empreinte est publiée la veille, le secret le lendemain : chacun peut vérifier.
today-commitment = Empreinte
today-secret = Secret
today-secret-later = publié quand la journée sera finie
today-promised = publiée depuis le { $date }
today-promised-late = tirée le jour même : la maison n’était pas ouverte la veille
today-tomorrow = Empreinte de demain
today-opened = Le secret correspond à l’empreinte.
today-broken = Le secret ne correspond pas à l’empreinte !
today-kept = C’est l’empreinte que ce navigateur avait notée avant ce jour.
today-not-kept = Ce n’est pas l’empreinte que ce navigateur avait notée avant ce jour !
today-verify = Vérifier ma partie de { $deal }
today-yesterday = Hier
today-back = Revenir à aujourd’hui
today-deal = { $game }, { $how }
