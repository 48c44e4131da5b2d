# Parties qui durent des jours, et messages aux appareils.

slow-title = Une partie sur plusieurs jours
slow-text = Chacun joue quand il peut. Personne n’attend devant l’écran, et aucun programme ne remplace les absents avant l’heure.
slow-clock = Temps pour chaque coup
slow-clock-value = { $seconds ->
    [28800] 8 heures
    [86400] 1 jour
    [259200] 3 jours
   *[other] 7 jours
}
slow-holidays = Vacances pour chacun
slow-holidays-value = { $days ->
    [0] Aucune
    [7] 1 semaine en tout
    [14] 2 semaines en tout
   *[other] 4 semaines en tout
}
slow-holidays-text = Qui part en vacances arrête son horloge : tout le monde le voit.
slow-fold = Sur plusieurs jours
slow-each = Temps pour chaque coup : { $time }.
slow-told = Pour savoir quand c’est à vous, faites-vous prévenir sur cet appareil.
slow-tell-me = Me prévenir
holiday-left = { $days ->
    [0] plus de vacances
    [one] { $days } jour de vacances
   *[other] { $days } jours de vacances
}
holiday-days = Jours de vacances à prendre
holiday-go = Arrêter mon horloge
holiday-back = Je suis de retour
holiday-text = Votre horloge s’arrête tout de suite. Si vous revenez plus tôt, les jours qui restent ne sont pas perdus.

push-title = Être prévenu
push-text = Cet appareil vous dit quand c’est à vous, même si la page est fermée. Rien de ce qui est caché à la table n’est dans ces messages.
push-on = Prévenir sur cet appareil
push-kind-move = C’est à moi de jouer
push-kind-move-text = Aux tables où d’autres personnes attendent, et dans les parties sur plusieurs jours.
push-kind-begins = Une partie commence
push-kind-begins-text = Quand on distribue à une table où vous êtes assis.
push-kind-round = Une ronde de tournoi commence
push-kind-round-text = Quand votre table de tournoi est prête.
push-quiet = Heures de silence
push-quiet-text = La nuit, rien ne sonne. Au matin, ce qui attend encore est dit.
push-quiet-from = De
push-quiet-until = à
push-try = Envoyer un essai
push-tried = C’est parti : le message arrive dans un instant.
push-saved = C’est noté.
push-no-https = Ici, ce n’est pas possible : un navigateur ne reçoit de messages que d’une adresse qui commence par https. Demandez à qui tient ce serveur ; la page « Héberger » de sa documentation montre comment faire en cinq minutes.
push-no-home-screen = Sur un iPhone ou un iPad, ajoutez d’abord cette page à l’écran d’accueil (Partager, puis « Sur l’écran d’accueil »), et ouvrez-la de là.
push-no-support = Ce navigateur ne sait pas recevoir de messages.
push-denied = Ce navigateur refuse les messages de cette page. Vous pouvez les permettre dans ses réglages, à côté de l’adresse.
push-no-service = Le service de messages de ce navigateur ne répond pas. Réessayez plus tard, avec le réseau.

told-move = À vous de jouer{ $others ->
    [0] .
   *[other] , avec { $names }.
}
told-begins = La partie commence{ $others ->
    [0] .
   *[other] , avec { $names }.
}
told-begins-you = La partie commence, et c’est à vous{ $others ->
    [0] .
   *[other] , avec { $names }.
}
told-dealing = On distribue : ouvrez la page pour que la partie commence.
told-round = { $title } : la ronde { $number } commence, votre table vous attend.
told-try = Voilà comment vous serez prévenu.
refusal-bad-endpoint = Cette adresse n’est pas celle d’un service de messages de navigateur.
refusal-no-push = Cet appareil n’est prévenu de rien pour l’instant.
refusal-no-holidays = { $left ->
    [0] Ici, il ne vous reste plus de vacances.
    [one] Il ne vous reste qu’un jour de vacances.
   *[other] Il ne vous reste que { $left } jours de vacances.
}
