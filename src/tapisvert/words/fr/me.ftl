# La page de chacun : ses parties, ses images, ses appareils, et comment se retrouver ailleurs.

me-title = Vos parties
me-nobody = Vous n’avez pas encore joué ici. Votre première partie apparaîtra sur cette page.
me-start = Jouer
me-found-elsewhere = Vous avez joué ailleurs ? Retrouvez-vous ici.
me-running = En cours
me-turn = À vous de jouer
me-others-turn = Aux autres de jouer
me-to-table = À la table
me-finished = Terminées
me-replay = Revoir
me-look-back = Relire
me-against = avec { $names }
me-nobody-else = seul à table
me-luck = Chance
me-play = Décisions
me-filter-game = Jeu
me-filter-all = Tous les jeux
me-filter-company = Avec qui
me-company-all = Tout le monde
me-company-people = D’autres personnes
me-company-screen = Plusieurs sur un écran
me-company-programs = Des programmes
me-company-alone = Seul à table
me-more = Les plus anciennes
me-none = Aucune partie de ce genre.
me-unread = { $count ->
    [one] Encore { $count } partie à relire…
   *[other] Encore { $count } parties à relire…
}
me-statistics = En images
me-counts = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
me-won = gagnées
me-shared = partagées
me-lost = perdues
me-curve = Victoires moins défaites, partie après partie : { $now } à présent, { $most } au plus haut, { $least } au plus bas.
me-streak = De suite
me-streak-now = { $count ->
    [0] aucune victoire en cours
    [one] { $count } victoire en cours
   *[other] { $count } victoires en cours
}
me-streak-longest = { $count } au plus
me-evening = Votre plus longue soirée : le { $date }, { $time }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}.
me-time = { $hours } h { $minutes }
me-minutes = { $minutes } min
me-by-company = Avec qui
me-opponents = Contre qui
me-score = { $won } sur { $played }
me-best = Vos records
me-see = Voir cette partie
me-in-numbers = En chiffres
me-column-name = Qui
me-column-played = Jouées
me-column-won = Gagnées
me-column-shared = Partagées
me-carry = Sur un autre appareil
me-carry-text = Un code fait d’un autre navigateur le vôtre : mêmes parties, même nom, mêmes places. Ne le montrez à personne d’autre.
me-carry-ask = Donnez-moi un code
me-carry-again = Un autre code
me-carry-how = Sur l’autre appareil, photographiez ce carré, ou ouvrez { $address } et tapez :
me-carry-until = Bon une seule fois, jusqu’à { $time }.
me-carry-over = Ce code n’est plus bon.
me-carry-picture = L’adresse du code, à photographier
me-devices = Vos appareils
me-device-here = celui-ci
me-device-seen = vu le { $when }
me-device-unknown = Appareil inconnu
me-away = Renvoyer
me-away-named = Renvoyer { $name }
me-away-title = Renvoyer cet appareil ?
me-away-text = { $name } ne sera plus vous, et regardera vos tables comme un inconnu. Le code en cours et votre carte de secours ne vaudront plus rien.
me-away-yes = Le renvoyer
me-away-no = Le garder
me-card = Carte de secours
me-card-text = Si vous perdez cet appareil, seul un code que vous avez gardé vous ramène à vos parties. Imprimez-le et rangez-le.
me-card-have = Vous avez une carte. Une nouvelle annule l’ancienne.
me-card-ask = Faire une carte
me-card-again = Faire une nouvelle carte
me-card-once = Ce code n’est montré qu’une fois.
me-card-print = Imprimer
me-card-heading = Carte de secours de { $name }
me-card-how = Pour vous retrouver, ouvrez { $address } et tapez ce code. Qui l’a peut jouer à votre place : gardez-le comme une clé.
me-card-date = Faite le { $date }
me-own = Tout emporter, tout effacer
me-export = Emporter toutes vos parties
me-export-text = Un seul fichier avec toutes vos parties terminées ; tapis verify le vérifie tel quel.
me-delete = M’effacer d’ici
me-delete-title = Vous effacer ?
me-delete-text = Partent : votre nom, vos appareils, vos codes, votre liste de parties, vos leçons et énigmes. Restent, chez les autres : les parties jouées ensemble, avec un tiret à la place de votre nom. Là où une partie court, un programme prend votre place.
me-delete-go-on = Continuer
me-delete-again = Vraiment tout effacer ?
me-delete-last = Rien ni personne ne peut vous ramener, pas même votre carte de secours. Pensez à emporter vos parties d’abord.
me-delete-yes = Oui, m’effacer
me-delete-no = Non, garder
me-deleted = C’est fait : il ne reste rien de vous ici.
carry-title = Se retrouver ici
carry-text = Tapez le code de votre autre appareil, ou celui de votre carte de secours : ce navigateur sera vous.
carry-code = Code
carry-go = C’est moi
carry-how = Un code s’obtient sur votre autre appareil, dans « Vos parties ».
carry-leave-title = Ce navigateur est déjà { $name }
carry-leave-text = { $name } a joué ici { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}. Rien n’est mélangé : ces parties restent à { $name }, et ce navigateur ne pourra y revenir qu’avec un autre appareil ou une carte de secours de { $name }.
carry-leave-yes = Quitter { $name }
carry-leave-no = Rester { $name }
