# Ce qui se dit autour d’une table : avant la partie, entre les joueurs, et pour recommencer.

wait-rated = Table classée : chaque partie compte pour le classement.
wait-title = La table est mise
wait-again = On remélange…
wait-again-text = La partie repart d’elle-même dès que tout le monde est là.
wait-invited = { $name } vous attend
wait-invited-text = Dites votre nom, et prenez place.
wait-ready = Tout le monde est là
wait-text = Envoyez le lien, ou dictez le code :
wait-qr = Ou visez ce QR code avec un téléphone :
wait-qr-picture = QR code de la table
wait-alone = Cette adresse ne vaut que sur cet ordinateur. Pour jouer depuis un téléphone, il faut démarrer le serveur avec « --host 0.0.0.0 » et ouvrir la page à l’adresse de l’ordinateur sur le réseau.
wait-link = Lien de la table
wait-share = Partager
wait-share-text = Une place vous attend à ma table.
wait-seats = Autour de la table
wait-free = Place libre
wait-free-seat = Libérer la place
wait-free-seat-of = Libérer cette place : { $name }
wait-sit = S’asseoir
wait-sit-at = S’asseoir à la place { $number }
wait-program = Mettre un programme
wait-program-at = Un programme à la place { $number }
wait-start = Commencer la partie
wait-missing = { $free ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $free } personnes.
}
wait-for-host = { $name } donnera le départ.
chat-title = Bavardage
chat-none = Personne n’a encore rien dit.
chat-looks-on = (regarde)
chat-hidden = masqué
chat-hide = Masquer ses messages
chat-show = Montrer ses messages
chat-mute = Faire taire
chat-unmute = Rendre la parole
chat-send-away = Renvoyer
chat-text = Votre message
chat-send = Dire
again-asked = { $count ->
    [one] { $names } voudrait une revanche.
   *[other] { $names } voudraient une revanche.
}
again-agree = D’accord
again-decline = Non merci
again-waiting = { $count ->
    [one] Vous avez proposé une revanche. { $names } n’a pas encore répondu.
   *[other] Vous avez proposé une revanche. { $names } n’ont pas encore répondu.
}
again-declined = { $count ->
    [one] { $names } préfère en rester là.
   *[other] { $names } préfèrent en rester là.
}
again-without = Jouer sans { $name }
again-withdraw = Laisser tomber
again-dealing = Revanche ! On bat les cartes…
