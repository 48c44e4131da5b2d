# Ce que dit le terminal : `tapis play`, `tapis serve`, `tapis verify`, `tapis arena`, `tapis bot`.

## Avant la partie

terminal-player = Joueur { $number }
terminal-unknown-language = La langue « { $asked } » n’existe pas ici. Au choix : { $known }.
terminal-bad-option = L’option { $option } ne peut pas valoir « { $value } ». Au choix : { $allowed }.
terminal-unknown-game = Le jeu « { $game } » n’existe pas ici. Au choix : { $known }.
terminal-unknown-option = Il n’y a pas d’option { $option } ici. Au choix : { $known }.
terminal-unknown-command = La commande « { $command } » n’existe pas ici. Au choix : { $known }.
terminal-misuse-missing = Il manque { $what }.
terminal-misuse-value = La valeur donnée pour { $what } ne convient pas.
terminal-misuse-other = Cette commande ne se lit pas ainsi.
terminal-misuse-help = « { $command } --help » dit ce qu’il y a.
terminal-wrong-seats = Cette table a { $count } places, et { $given ->
    [one] une seule a été donnée
   *[other] { $given } ont été données
}. Donnez un nom ou un niveau pour chacune, par exemple --seats Anna,maitre.
terminal-bad-name = Il faut un nom pour chaque place, de { $longest } signes au plus.

## Pendant la partie

terminal-thinking = { $name } réfléchit…
terminal-pass = Passez le clavier à { $name }. Une fois en place, appuyez sur Entrée.
terminal-help-legal = legal          tous les coups permis
terminal-help-board = board          revoir la table
terminal-help-hint = hint           un indice ; redemandé, il en dit plus
terminal-help-record = record FICHIER enregistrer la partie
terminal-help-quit = quit           quitter
terminal-hint = { $said } (à taper : { $moves })
terminal-no-hint = Rien à conseiller ici.
terminal-left = La partie s’arrête ici. À bientôt !
terminal-input-ended = Plus rien à lire : la partie s’arrête ici.
terminal-interrupted = Interrompu.
terminal-after = Tapez « record FICHIER » pour garder la partie, ou Entrée pour finir.
terminal-record-where = Dites dans quel fichier : record partie.txt
terminal-saved = Partie enregistrée dans { $file }.
terminal-file-exists = { $file } existe déjà : choisissez un autre nom.
terminal-file-in-use = Une autre arène ou étude écrit en ce moment dans { $file } : attendez sa fin, ou arrêtez-la.
terminal-cannot-write = Impossible d’écrire { $file } : { $reason }.

## Un jeu sans dessin à lui

terminal-plain-yes = oui
terminal-plain-no = non
terminal-plain-moves = Un coup s’écrit comme dans la liste (tapez ? pour l’aide).
terminal-plain-more = … et { $count } de plus : « legal » les montre tous.
terminal-plain-help =
    Tapez un coup comme il est écrit dans la liste, ou le numéro qui est devant.

## Un nouveau jeu

terminal-new-game-bad-name = « { $name } » ne peut pas être le nom d’un jeu : il y faut des lettres minuscules sans accent, des chiffres et _, et d’abord une lettre.
terminal-new-game-taken = Il y a déjà un jeu « { $name } » ici ({ $package }) : choisissez un autre nom.
terminal-new-game-exists = { $folder } existe déjà : nommez un autre dossier avec --folder.
terminal-new-game-written =
    Le jeu « { $name } » est prêt dans { $folder }. Pour y jouer :
    { "    " }cd { $folder }
    { "    " }pip install -e .
    { "    " }tapis play { $name }

## Le serveur

terminal-serving = Tapis Vert est ouvert : { $address }
terminal-serving-data = Les parties sont gardées dans { $folder }. Ctrl+C pour fermer.
terminal-served = Tapis Vert est fermé.
terminal-port-taken = Le port { $port } est déjà pris, peut-être par un autre Tapis Vert. Fermez-le, ou prenez-en un autre : tapis serve --port { $other }
terminal-cannot-listen = Impossible d’ouvrir { $host }, port { $port } : { $reason }.
terminal-cannot-use-folder = Impossible d’utiliser le dossier { $folder } : { $reason }.
terminal-folder-in-use = Un autre Tapis Vert utilise déjà le dossier { $folder }. Fermez-le, ou donnez-en un autre avec --data.
terminal-bad-metrics = « { $asked } » n’est pas une adresse pour les mesures. Par exemple : --metrics 127.0.0.1:9108
terminal-serving-shared = Les parties sont gardées dans PostgreSQL. Ctrl+C pour fermer.
terminal-bad-database = La base de données se donne ainsi : postgresql+asyncpg://machine/nom. Sans --database, les parties sont gardées dans un dossier.
terminal-bad-channels = Les canaux se donnent ainsi : redis://machine, et seulement avec --database.
terminal-needs-cluster = Il faut pour cela d’autres paquets : pip install tapisvert[cluster]
terminal-database-broken = La base de données { $database } est abîmée : { $reason }. Remettez une sauvegarde à sa place ; « tapis doctor » l’examine.
terminal-cannot-use-database = Impossible d’utiliser la base de données : { $reason }. « tapis doctor » l’examine.

## Le docteur

terminal-doctor-well = Tout va bien.
terminal-doctor-unwell = Quelque chose ne va pas : voyez les lignes marquées ✗.
terminal-doctor-python = Python { $version }.
terminal-doctor-page = La page est là.
terminal-doctor-no-page = La page manque : les navigateurs ne verront rien. Depuis les sources, « make page » la construit ; un paquet (wheel) la contient.
terminal-doctor-games = { $count ->
    [one] Un seul jeu est là : { $names }.
   *[other] { $count } jeux sont là : { $names }.
}
terminal-doctor-game-import = Le jeu « { $game } » est laissé de côté : le paquet { $package } ne se charge pas ({ $detail }). Réparez-le ou désinstallez-le.
terminal-doctor-game-interface = Le jeu « { $game } » est laissé de côté : le paquet { $package } est écrit pour une autre version de Tapis Vert (INTERFACE { $detail }). Mettez à jour l’un des deux.
terminal-doctor-game-taken = Un second jeu « { $game } », celui du paquet { $package }, est laissé de côté : ce nom est pris par { $detail }. Désinstallez l’un des deux.
terminal-doctor-game-no-game = Le jeu « { $game } » est laissé de côté : il n’est pas dans le paquet { $package } ({ $detail }).
terminal-doctor-game-no-words = Le jeu « { $game } » est laissé de côté : ses phrases manquent ou ne se lisent pas ({ $package }, { $detail }).
terminal-doctor-game-doctor = On ne sait pas si le jeu « { $game } » a tout ce qu’il lui faut : son doctor.py ne fonctionne pas ({ $detail }). Réparez son paquet.
terminal-doctor-programs = Ce que les programmes calculent est gardé une fois compilé.
terminal-doctor-no-programs = Il n’y a nulle part où garder ce que les programmes calculent : chaque démarrage le compile de nouveau, pendant une minute. Donnez à l’utilisateur du serveur un dossier pour cela, avec NUMBA_CACHE_DIR=DOSSIER.
terminal-doctor-folder = On peut écrire dans le dossier { $folder }.
terminal-doctor-no-folder = On ne peut pas écrire dans le dossier { $folder } : { $reason }. Donnez-en le droit à l’utilisateur du serveur, ou un autre dossier avec --data.
terminal-doctor-room = Il y a de la place sur le disque : { $megabytes } Mo.
terminal-doctor-no-room = Le disque est presque plein : il reste { $megabytes } Mo. Faites de la place, sinon les coups ne pourront plus être gardés.
terminal-doctor-database = La base de données est saine et à jour ({ $database }, schéma { $version }).
terminal-doctor-database-new = Il n’y a pas encore de base de données ; le serveur la créera ({ $database }).
terminal-doctor-database-behind = La base de données est d’une version plus ancienne (schéma { $version }) ; le serveur l’amènera à { $known } en démarrant. Sauvegardez-la d’abord.
terminal-doctor-database-newer = La base de données est d’une version plus récente (schéma { $version }) que ce programme, qui connaît { $known }. Installez le programme plus récent.
terminal-doctor-database-broken = La base de données { $database } est abîmée : { $reason }. Arrêtez le serveur et mettez une sauvegarde à sa place.
terminal-doctor-no-database = La base de données ne répond pas : { $reason }. Vérifiez que PostgreSQL tourne, ainsi que l’adresse et le mot de passe donnés avec --database.
terminal-doctor-redis = Redis répond.
terminal-doctor-no-redis = Redis ne répond pas : { $reason }. Vérifiez qu’il tourne, ainsi que l’adresse donnée avec --channels. Sans lui, les coups arrivent tard aux autres nœuds.
terminal-doctor-clock = L’horloge est à l’heure : { $time }.
terminal-doctor-clock-wrong = L’horloge est fausse : elle indique { $time }, ce qui ne se peut pas. Réglez-la, de préférence par le réseau (NTP).
terminal-doctor-clock-off = L’horloge s’écarte de celle de la base de données de { $seconds } secondes. Réglez les deux par le réseau (NTP).
terminal-doctor-files = Assez de fichiers et de connexions peuvent être ouverts à la fois.
terminal-doctor-few-files = Le système ne permet que { $count } fichiers et connexions à la fois. Relevez la limite : avec systemd, LimitNOFILE=65536.
terminal-doctor-port = Le port { $port } de { $host } est libre.
terminal-doctor-port-taken = Le port { $port } de { $host } est pris. Si ce n’est pas votre propre Tapis Vert qui tourne, fermez l’autre programme ou prenez un autre port avec --port.
terminal-doctor-no-port = Impossible d’ouvrir { $host }, port { $port } : { $reason }.
terminal-doctor-port-ours = Un Tapis Vert sert déjà à l’adresse { $address }.
terminal-doctor-database-rights = On ne peut pas écrire dans le fichier { $file } ; il appartient à { $owner }. Donnez-le à l’utilisateur du serveur.
terminal-doctor-schema-rights = { $user } n’a pas le droit de créer des tables dans la base de données { $database }. Son propriétaire peut dire : ALTER DATABASE { $database } OWNER TO { $user };
terminal-doctor-address = Les invités arrivent aux tables par { $address }.
terminal-doctor-no-answer = Aucun Tapis Vert ne répond à l’adresse { $address } : { $reason }. Démarrez le serveur, vérifiez l’adresse et le proxy.
terminal-doctor-no-upgrade = À l’adresse { $address } la page se charge, mais aucune table ne s’ouvre ({ $reason }) : le proxy ne transmet pas les WebSockets. Le guide de l’hôte, « Behind a proxy », dit comment faire.
terminal-doctor-other-host = À l’adresse { $address }, le serveur prend sa propre page pour celle d’un autre site ({ $reason }) : le proxy ne transmet pas l’en-tête Host. Le guide de l’hôte, « Behind a proxy », dit comment faire.
terminal-doctor-plain = { $address } n’est pas en https : on y joue, mais les appareils ne peuvent pas être prévenus quand c’est à quelqu’un de jouer. « TLS in five minutes », dans le guide de l’hôte, dit comment y arriver.
terminal-doctor-tls = Le certificat de { $address } est bon.
terminal-doctor-no-tls = À l’adresse { $address }, personne ne parle https ({ $reason }). Démarrez Caddy et ouvrez les ports 80 et 443 ; « TLS in five minutes », dans le guide de l’hôte, dit comment faire.
terminal-doctor-bad-certificate = Les navigateurs refusent le certificat de { $address } ({ $reason }). Le nom doit être celui du certificat, et l’autorité connue ; Caddy en obtient un bon par lui-même si le nom mène à cette machine.
terminal-doctor-old-certificate = Le certificat de { $address } n’est bon que pour { $days } jours encore, et n’a pas été renouvelé. Regardez le journal de Caddy : les ports 80 et 443 doivent être joignables du dehors.
terminal-doctor-cookies = Les cookies ne voyagent que par https.
terminal-doctor-open-cookies = Le serveur ne sait pas que { $address } est en https : ses cookies voyageraient aussi sans. Démarrez-le avec --proxy et l’adresse du proxy, qui doit envoyer X-Forwarded-Proto.
terminal-doctor-push = Les appareils peuvent être prévenus.
terminal-doctor-no-push = À l’adresse { $address }, le navigateur ne trouve pas ce qui montre les messages (sw.js, push.js). Le proxy doit transmettre toutes les adresses, et la page doit être construite.

## L’entretien par l’hôte

terminal-admin-none = Il n’y a aucune table.
terminal-admin-open = en attente
terminal-admin-playing = en cours
terminal-admin-over = finie
terminal-admin-no-data = Aucun Tapis Vert n’a encore rien gardé dans { $folder }. Donnez son dossier avec --data, ou sa base de données avec --database.
terminal-admin-unknown-table = Il n’y a pas de table { $code } ici.
terminal-admin-close-sure = La table { $code } disparaîtrait, avec { $matches ->
    [one] sa partie
   *[other] ses { $matches } parties
} et ses messages. Ajoutez --yes si c’est ce que vous voulez.
terminal-admin-close-for-good-sure = La table { $code } disparaîtrait pour de bon, avec { $matches ->
    [one] sa partie
   *[other] ses { $matches } parties
} et ses messages. Ajoutez --yes si c’est ce que vous voulez.
terminal-admin-closed = La table { $code } est fermée. « tapis admin restore » la ramène tant que le serveur n’a pas tourné quelques jours.
terminal-admin-closed-for-good = La table { $code } est effacée pour de bon.
terminal-admin-taken-away = retirée
terminal-admin-restored = { $count ->
    [0] Aucune table n’avait été retirée.
    [one] Une table est revenue.
   *[other] { $count } tables sont revenues.
}
terminal-admin-exported = { $count ->
    [one] { $count } partie se trouve
   *[other] { $count } parties se trouvent
} maintenant dans { $folder }.
terminal-admin-not-exported = Laissées de côté, car seule une autre version de ce programme connaît leurs règles : { $count }.
terminal-admin-unknown-guest = Il n’y a pas d’invité { $guest } ici.
terminal-admin-delete-sure = Tout ce qui nomme { $name } disparaîtrait pour de bon. Ajoutez --yes si c’est ce que vous voulez.
terminal-admin-deleted = Le nom { $name } est effacé de { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
terminal-ratings-matches = { $count ->
    [one] { $count } partie classée recalculée.
   *[other] { $count } parties classées recalculées.
}
terminal-ratings-gone = { $count ->
    [one] Le procès-verbal de { $count } partie n’existe plus : elle est reprise telle quelle.
   *[other] Les procès-verbaux de { $count } parties n’existent plus : elles sont reprises telles quelles.
}
terminal-ratings-agree = Tout concorde avec ce qui est enregistré.
terminal-ratings-differ = { $count ->
    [one] { $count } endroit ne concorde pas :
   *[other] { $count } endroits ne concordent pas :
}
terminal-ratings-how = Rien n’est changé. Avec --yes, ce qui vient des procès-verbaux remplace ce qui est enregistré.
terminal-ratings-put-right = Ce qui vient des procès-verbaux a remplacé ce qui était enregistré.

terminal-admin-copying = Copie et vérification
terminal-admin-copy-where = Dites où : --database postgresql+asyncpg://machine/nom
terminal-admin-not-empty = Il y a déjà quelque chose dans la base de données : rien n’a été copié. Donnez-en une vide.
terminal-admin-nodes-live = Des nœuds servent depuis cette base de données : rien n’a été copié. Arrêtez-les ; un nœud tué compte comme arrêté au bout de 15 secondes.
terminal-admin-copy-differs = Ce qui est arrivé n’était pas ce qui était parti ({ $what }) : rien n’en a été gardé.
terminal-admin-copied = Tables : { $tables }, invités : { $guests }, parties : { $matches }, coups : { $moves }. Tout est maintenant dans PostgreSQL, chaque partie coup par coup.
terminal-admin-copy-verified = Parties finies relues et vérifiées : { $count }.
terminal-admin-copy-unsound = Celles-ci ne se vérifient pas, dans le dossier non plus : { $matches }.
terminal-admin-copy-next = Démarrez désormais les nœuds avec --database. Le dossier { $folder } est votre sauvegarde : plus aucun serveur ne doit l’utiliser.
terminal-push-rotated = { $devices ->
    [0] Une nouvelle paire de clés est faite. Aucun appareil n’utilise plus l’ancienne.
    [one] Une nouvelle paire de clés est faite. Un appareil garde l’ancienne jusqu’à ce que sa page soit ouverte.
   *[other] Une nouvelle paire de clés est faite. { $devices } appareils gardent l’ancienne jusqu’à ce que leur page soit ouverte.
}
terminal-push-voided = { $devices ->
    [0] Une nouvelle paire de clés est faite, les anciennes ne valent plus rien.
    [one] Une nouvelle paire de clés est faite, les anciennes ne valent plus rien. Un appareil n’est plus prévenu : il doit le redemander.
   *[other] Une nouvelle paire de clés est faite, les anciennes ne valent plus rien. { $devices } appareils ne sont plus prévenus : ils doivent le redemander.
}

## La vérification

terminal-file = { $file } : { $verdict }
terminal-file-part = { $file }, partie { $number } : { $verdict }
terminal-other-luck = { $file } : les parties de la ronde { $number } du tournoi { $tournament } n’ont pas le même hasard.
terminal-all-hold = { $file } : { $count } parties, toutes justes.
terminal-no-such-match = { $file } : aucune de ces parties n’est celle de ce reçu.
terminal-cannot-read = lecture impossible, { $reason }.
terminal-no-record = ce n’est pas une partie écrite.
terminal-broken = Quelque chose s’est cassé à l’intérieur ({ $reason }). Avec TAPIS_TRACEBACK=1, on voit où.

## Les robots

terminal-bot-unknown = « { $bot } » n’est ni un niveau ni un robot. Un robot se nomme par son fichier et sa classe, par exemple { "mybot.py:Mine" }.
terminal-bot-cannot-read = Impossible de lire { $bot } : { $detail }.
terminal-bot-broken = { $bot } ne marche pas : { $detail }
terminal-bot-no-class = Ce robot n’est pas dans { $bot }. On y trouve : { $detail }.
terminal-bot-several = Il y a plusieurs robots dans { $bot } : { $detail }. Dites lequel, par exemple { "mybot.py:Mine" }.
terminal-bot-none = Il n’y a pas de robot dans { $bot } : il faut une classe dérivée de tapisvert.Bot.
terminal-bot-no-file = Le dossier { $bot } n’a ni fichier { "bot.py" } ni { "__init__.py" }.
terminal-bot-too-large = { $bot } et ses fichiers dépassent { $detail }. Un bot doit pouvoir voyager vers d’autres machines.
terminal-bot-failed = Le robot { $bot } a échoué : { $reason }
bot-broke = { $error } ({ $file }, ligne { $line })
bot-no-move = { $answer } n’est pas un coup. `choose` rend un des coups permis, ou son texte.
bot-silent = pas de réponse en { $seconds } s. Avec --patience, il a plus de temps.
bot-move = { $move } n’est pas permis. { $reason }
terminal-bot-sits = { $bot } s’assied à la table { $code } de { $host }, place { $seat }. Ctrl+C pour partir. Pour revenir plus tard à cette place : TAPIS_TOKEN={ $token }
terminal-bot-late = On attend toujours : { $names }. Sans leur sel, la partie ne commence pas.
terminal-bot-abandoned = Donne n° { $count } : la précédente a été abandonnée.
terminal-bot-begins = { $bot } joue la partie { $match }.
terminal-bot-ends = La partie est finie : { $result ->
    [won] { $bot } a gagné
    [lost] { $bot } a perdu
   *[drawn] elle est nulle
}.
terminal-bot-dropped = La liaison est coupée. Nouvel essai dans { $seconds } s…
terminal-bot-back = La liaison est rétablie.
terminal-bot-unreachable = Aucun Tapis Vert ne répond à { $server } : { $reason }.
terminal-bot-refused = La table { $code } refuse { $bot } : { $said }
terminal-bot-where = Dites où jouer : à la table de quelqu’un, { "--table CODE" }, ou à la sienne, { "--open JEU" }.
terminal-bot-opened = { $bot } a ouvert une table : { $link }. Une partie commence dès que toutes les places sont prises.
terminal-bot-not-opened = { $server } n’ouvre pas de table pour { $bot } : { $said }
terminal-bot-no-seat = { $bot } a besoin d’une place : il y a autant de niveaux que de places.
terminal-bot-removed = { $bot } n’a plus sa place à la table { $code } : il ne joue plus.
terminal-bot-suspicious-commitment = Le serveur a changé de promesse pour cette donne : { $bot } garde son sel fermé et s’en va.
terminal-bot-suspicious-seals = Le serveur montre d’autres sceaux qu’avant pour cette donne : { $bot } garde son sel fermé et s’en va.

## L’arène

terminal-arena-few-players = Une arène demande au moins deux joueurs, par exemple --players maitre,{ "mybot.py:Mine" }.
terminal-arena-needs = Il faut ici le paquet { $package } : pip install { $extra }
terminal-arena-other-file = { $file } contient les résultats d’une autre arène, ou autre chose : donnez un autre fichier avec --results.
terminal-arena-picture = L’image { $file } demande une extension qui dit son format, par exemple .png, .svg ou .pdf.
terminal-arena-no-cluster = La grappe { $address } n’est pas utilisable ({ $reason }). Son ordonnanceur a une adresse comme tcp://127.0.0.1:8786, et ses machines ont besoin de ce paquet aussi.
terminal-arena-not-arrived = { $bot } ne marche pas sur la machine { $worker } : { $reason } Ses propres fichiers y sont arrivés ; ce qui est installé ici doit l’être là-bas aussi.
terminal-arena-keeps = { $matches } parties ; les résultats vont dans { $file }.
terminal-arena-resumes = { $done } parties sur { $matches } sont déjà dans { $file } ; on continue à partir de là.
terminal-arena-counted = { $bot } est fait de { $files } ; si l’un d’eux change, c’est un autre bot.
terminal-compiling = Préparation de { $game }, une fois pour toutes (jusqu’à une minute)
terminal-arena-warming = Préparation (jusqu’à une minute la première fois)
terminal-arena-playing = Les parties se jouent
terminal-arena-stopped = Arrêté après { $done } parties sur { $matches }. La même commande continue à partir de là.
terminal-arena-failed = Le robot { $bot } a échoué à la donne { $deal }, places { $seats } : { $reason }
terminal-arena-crew = Les parties s’arrêtent ({ $reason }). Peut-être un robot a-t-il mis fin à son processus, ou la mémoire manque, ou la grappe a disparu. La même commande continue à partir d’ici.
terminal-arena-title = { $game } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
terminal-arena-axis = Cote (Elo), avec son intervalle à 95 %
terminal-arena-player = Joueur
terminal-arena-rating = Cote
terminal-arena-interval = 95 %
terminal-arena-won = Gagnées
terminal-arena-less-luck = Sans la chance
terminal-arena-times = Sans la chance, ces { $matches } parties en disent autant que { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois plus de parties (on en retire { $part } %).
terminal-arena-score = Points
terminal-arena-time = Par coup
terminal-arena-matches = Parties
terminal-arena-worked = Processeur
terminal-arena-forfeits = Échecs
terminal-arena-between = Temps par coup, et parties gagnées contre chacun
terminal-arena-few-deals = Pas d’intervalles : moins de { $fewest } donnes ne disent pas quelle est la part de la chance. La même commande avec plus de parties continue.
terminal-arena-troubles = Ce qui s’est passé dans les robots qui ont échoué est dans { $file }.
terminal-arena-written = Écrit : { $file }

## Études

terminal-study-random = Au hasard
terminal-study-programs = Entre programmes
terminal-study-written = Écrit : { $file }
terminal-study-page = { $file } est la place de la même chose en Markdown : nommez la page, par exemple { $page }.
terminal-study-level = Il n’y a pas de niveau « { $level } ». Le choix : { $known }.
terminal-study-compare = On compare deux règles différentes, à une seule table : { "tapis study punto --compare wins=1 wins=3" }.
terminal-study-keeps = { $parts } lots à jouer ; ils vont dans { $file }.
terminal-study-resumes = { $done } lots sur { $parts } sont déjà dans { $file } ; on continue de là.
terminal-study-crew = L’étude s’arrête ({ $reason }). Peut-être la mémoire manque-t-elle, ou quelque chose a mis fin à ses processus. La même commande continue à partir d’ici.
terminal-study-other-file = { $file } contient une autre étude, ou autre chose : déplacez-le d’abord.

## Revoir une partie

terminal-print-written = { $count ->
    [one] Une feuille
   *[other] { $count } feuilles
} dans { $file }. Imprimez à 100 %, sans « ajuster à la page ».
terminal-analyse-looking = Retour sur la partie
terminal-analyse-title = { $game } : retour sur { $moves } coups. Parts de la partie, en pour cent.
terminal-analyse-curve = Du début à la fin :
terminal-analyse-decisions = Les choix qui ont le plus coûté à { $name } :
terminal-analyse-decision = Coup { $move } : { $made } ({ $worth }) ; mieux, { $best } ({ $better }). { $verdict }.
