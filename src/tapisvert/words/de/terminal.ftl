# Was das Terminal sagt: `tapis play`, `tapis serve`, `tapis verify`, `tapis arena`, `tapis bot`.

## Vor der Partie

terminal-player = Spieler { $number }
terminal-unknown-language = Die Sprache „{ $asked }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
terminal-bad-option = Die Option { $option } kennt den Wert „{ $value }“ nicht. Zur Wahl stehen: { $allowed }.
terminal-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
terminal-unknown-option = Die Option { $option } gibt es hier nicht. Zur Wahl stehen: { $known }.
terminal-unknown-command = Den Befehl „{ $command }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
terminal-misuse-missing = Es fehlt: { $what }.
terminal-misuse-value = Der Wert für { $what } passt nicht.
terminal-misuse-other = So lässt sich der Befehl nicht lesen.
terminal-misuse-help = „{ $command } --help“ sagt, was es gibt.
terminal-wrong-seats = Dieser Tisch hat { $count } Plätze, { $given ->
    [one] nur einer wurde vergeben
   *[other] { $given } wurden vergeben
}. Nenn für jeden einen Namen oder eine Stufe, zum Beispiel --seats Anna,maitre.
terminal-bad-name = Jeder Platz braucht einen Namen mit höchstens { $longest } Zeichen.

## Während der Partie

terminal-thinking = { $name } überlegt …
terminal-pass = Gib die Tastatur an { $name } weiter. Wenn du bereit bist, drück Enter.
terminal-help-legal = legal          alle erlaubten Züge
terminal-help-board = board          den Tisch noch einmal zeigen
terminal-help-hint = hint           ein Tipp; wer noch einmal fragt, erfährt mehr
terminal-help-record = record DATEI   die Partie speichern
terminal-help-quit = quit           aufhören
terminal-hint = { $said } (zu tippen: { $moves })
terminal-no-hint = Hier gibt es nichts zu raten.
terminal-left = Die Partie endet hier. Bis bald!
terminal-input-ended = Es kommt keine Eingabe mehr: Die Partie endet hier.
terminal-interrupted = Abgebrochen.
terminal-after = Tipp „record DATEI“, um die Partie zu behalten, oder Enter zum Beenden.
terminal-record-where = Sag, in welche Datei: record partie.txt
terminal-saved = Die Partie steht jetzt in { $file }.
terminal-file-exists = { $file } gibt es schon: Nimm einen anderen Namen.
terminal-file-in-use = Eine andere Arena oder Studie schreibt gerade nach { $file }: Warte ihr Ende ab oder halte sie an.
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.

## Ein Spiel ohne eigenes Bild

terminal-plain-yes = ja
terminal-plain-no = nein
terminal-plain-moves = Ein Zug sieht aus wie in der Liste (? zeigt die Hilfe).
terminal-plain-more = … und { $count } weitere: „legal“ zeigt sie alle.
terminal-plain-help =
    Tipp einen Zug, wie er in der Liste steht, oder die Nummer, die davor steht.

## Ein neues Spiel

terminal-new-game-bad-name = „{ $name }“ kann kein Spiel heißen: Es braucht Kleinbuchstaben ohne Akzent, Ziffern und _, und zuerst einen Buchstaben.
terminal-new-game-taken = Ein Spiel „{ $name }“ gibt es hier schon ({ $package }): Wähl einen anderen Namen.
terminal-new-game-exists = { $folder } gibt es schon: Nenn mit --folder einen anderen Ordner.
terminal-new-game-written =
    Das Spiel „{ $name }“ liegt fertig in { $folder }. Um es zu spielen:
    { "    " }cd { $folder }
    { "    " }pip install -e .
    { "    " }tapis play { $name }

## Der Server

terminal-serving = Tapis Vert ist offen: { $address }
terminal-serving-data = Die Partien liegen in { $folder }. Strg+C schließt.
terminal-served = Tapis Vert ist geschlossen.
terminal-port-taken = Der Port { $port } ist schon belegt, vielleicht von einem anderen Tapis Vert. Schließ es, oder nimm einen anderen: tapis serve --port { $other }
terminal-cannot-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $reason }.
terminal-cannot-use-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }.
terminal-folder-in-use = Ein anderes Tapis Vert benutzt schon den Ordner { $folder }. Schließ es, oder nenn mit --data einen anderen.
terminal-bad-metrics = „{ $asked }“ ist keine Adresse für die Messwerte. Zum Beispiel: --metrics 127.0.0.1:9108
terminal-serving-shared = Die Partien liegen in PostgreSQL. Strg+C beendet.
terminal-bad-database = Die Datenbank gibt man so an: postgresql+asyncpg://Rechner/Name. Ohne --database liegen die Partien in einem Ordner.
terminal-bad-channels = Die Kanäle gibt man so an: redis://Rechner, und nur zusammen mit --database.
terminal-needs-cluster = Dafür braucht es weitere Pakete: pip install tapisvert[cluster]
terminal-database-broken = Die Datenbank { $database } ist beschädigt: { $reason }. Setz eine Sicherung an ihre Stelle; „tapis doctor“ sieht nach.
terminal-cannot-use-database = Die Datenbank lässt sich nicht benutzen: { $reason }. „tapis doctor“ sieht nach.

## Der Doktor

terminal-doctor-well = Alles in Ordnung.
terminal-doctor-unwell = Etwas stimmt nicht: siehe die Zeilen mit ✗.
terminal-doctor-python = Python { $version }.
terminal-doctor-page = Die Seite ist da.
terminal-doctor-no-page = Die Seite fehlt, Browser werden nichts sehen. Aus den Quellen baut sie „make page“; ein Wheel bringt sie mit.
terminal-doctor-games = { $count ->
    [one] Ein Spiel ist da: { $names }.
   *[other] { $count } Spiele sind da: { $names }.
}
terminal-doctor-game-import = Das Spiel „{ $game }“ bleibt draußen: Das Paket { $package } lässt sich nicht laden ({ $detail }). Reparier oder entfern es.
terminal-doctor-game-interface = Das Spiel „{ $game }“ bleibt draußen: Das Paket { $package } ist für eine andere Fassung von Tapis Vert geschrieben (INTERFACE { $detail }). Bring eines von beiden auf den neuesten Stand.
terminal-doctor-game-taken = Ein zweites Spiel „{ $game }“, das aus dem Paket { $package }, bleibt draußen: Den Namen hat schon { $detail }. Entfern eines von beiden.
terminal-doctor-game-no-game = Das Spiel „{ $game }“ bleibt draußen: Es ist nicht im Paket { $package } ({ $detail }).
terminal-doctor-game-no-words = Das Spiel „{ $game }“ bleibt draußen: Seine Sätze fehlen oder sind nicht zu lesen ({ $package }, { $detail }).
terminal-doctor-game-doctor = Ob das Spiel „{ $game }“ alles hat, was es braucht, ist nicht bekannt: Seine doctor.py läuft nicht ({ $detail }). Reparier sein Paket.
terminal-doctor-programs = Womit die Programme rechnen, wird aufbewahrt, sobald es übersetzt ist.
terminal-doctor-no-programs = Womit die Programme rechnen, kann nirgends aufbewahrt werden: Jeder Start übersetzt es neu, eine Minute lang. Gib dem Benutzer des Servers einen Ordner dafür, mit NUMBA_CACHE_DIR=ORDNER.
terminal-doctor-folder = In den Ordner { $folder } kann geschrieben werden.
terminal-doctor-no-folder = In den Ordner { $folder } kann nicht geschrieben werden: { $reason }. Gib dem Benutzer des Servers das Recht dazu, oder nenn mit --data einen anderen Ordner.
terminal-doctor-room = Auf der Platte ist Platz: { $megabytes } MB.
terminal-doctor-no-room = Die Platte ist fast voll: noch { $megabytes } MB. Schaff Platz, sonst können keine Züge mehr gespeichert werden.
terminal-doctor-database = Die Datenbank ist heil und auf dem neuesten Stand ({ $database }, Schema { $version }).
terminal-doctor-database-new = Es gibt noch keine Datenbank; der Server legt sie an ({ $database }).
terminal-doctor-database-behind = Die Datenbank ist von einer älteren Version (Schema { $version }); beim Start bringt der Server sie auf { $known }. Sichere sie vorher.
terminal-doctor-database-newer = Die Datenbank ist von einer neueren Version (Schema { $version }) als dieses Programm, das { $known } kennt. Installiere das neuere Programm.
terminal-doctor-database-broken = Die Datenbank { $database } ist beschädigt: { $reason }. Beende den Server und setz eine Sicherung an ihre Stelle.
terminal-doctor-no-database = Die Datenbank antwortet nicht: { $reason }. Prüfe, ob PostgreSQL läuft, und die mit --database gegebene Adresse samt Passwort.
terminal-doctor-redis = Redis antwortet.
terminal-doctor-no-redis = Redis antwortet nicht: { $reason }. Prüfe, ob es läuft, und die mit --channels gegebene Adresse. Ohne Redis erfahren andere Knoten von Zügen erst später.
terminal-doctor-clock = Die Uhr geht richtig: { $time }.
terminal-doctor-clock-wrong = Die Uhr geht falsch: Sie zeigt { $time }, und das kann nicht sein. Stell sie, am besten über das Netz (NTP).
terminal-doctor-clock-off = Die Uhr weicht von der der Datenbank um { $seconds } Sekunden ab. Stell beide über das Netz (NTP).
terminal-doctor-files = Es können genug Dateien und Verbindungen zugleich offen sein.
terminal-doctor-few-files = Das System erlaubt nur { $count } Dateien und Verbindungen zugleich. Erhöh die Grenze: mit systemd durch LimitNOFILE=65536.
terminal-doctor-port = Port { $port } von { $host } ist frei.
terminal-doctor-port-taken = Port { $port } von { $host } ist belegt. Wenn dort nicht dein eigenes Tapis Vert läuft, beende das andere Programm oder wähl mit --port einen anderen.
terminal-doctor-no-port = { $host }, Port { $port } lässt sich nicht öffnen: { $reason }.
terminal-doctor-port-ours = Unter { $address } läuft schon ein Tapis Vert.
terminal-doctor-database-rights = In die Datei { $file } kann nicht geschrieben werden; sie gehört { $owner }. Gib sie dem Benutzer des Servers.
terminal-doctor-schema-rights = { $user } darf in der Datenbank { $database } keine Tabellen anlegen. Ihr Besitzer kann sagen: ALTER DATABASE { $database } OWNER TO { $user };
terminal-doctor-address = Gäste kommen über { $address } an die Tische.
terminal-doctor-no-answer = Unter { $address } antwortet kein Tapis Vert: { $reason }. Starte den Server und prüfe Adresse und Proxy.
terminal-doctor-no-upgrade = Unter { $address } lädt die Seite, aber kein Tisch öffnet sich ({ $reason }): Der Proxy reicht WebSockets nicht weiter. „Behind a proxy“ in der Anleitung für Gastgeber sagt, wie es geht.
terminal-doctor-other-host = Unter { $address } hält der Server seine eigene Seite für die einer anderen Website ({ $reason }): Der Proxy reicht den Host-Header nicht weiter. „Behind a proxy“ in der Anleitung für Gastgeber sagt, wie es geht.
terminal-doctor-plain = { $address } ist nicht https: Man spielt dort, aber Geräten kann niemand Bescheid sagen, wer am Zug ist. „TLS in five minutes“ in der Anleitung für Gastgeber sagt, wie es geht.
terminal-doctor-tls = Das Zertifikat von { $address } ist gut.
terminal-doctor-no-tls = Unter { $address } spricht niemand https ({ $reason }). Starte Caddy und öffne die Ports 80 und 443; „TLS in five minutes“ in der Anleitung für Gastgeber sagt, wie es geht.
terminal-doctor-bad-certificate = Browser lehnen das Zertifikat von { $address } ab ({ $reason }). Der Name muss der des Zertifikats sein, und die Stelle bekannt; Caddy holt selbst ein gutes, wenn der Name zu diesem Rechner führt.
terminal-doctor-old-certificate = Das Zertifikat von { $address } gilt nur noch { $days } Tage und wurde nicht erneuert. Sieh ins Protokoll von Caddy: Die Ports 80 und 443 müssen von außen erreichbar sein.
terminal-doctor-cookies = Cookies reisen nur über https.
terminal-doctor-open-cookies = Der Server weiß nicht, dass { $address } https ist: Seine Cookies reisten auch ohne. Starte ihn mit --proxy und der Adresse des Proxys, der X-Forwarded-Proto schicken muss.
terminal-doctor-push = Geräten kann Bescheid gesagt werden.
terminal-doctor-no-push = Unter { $address } findet der Browser nicht, was Nachrichten zeigt (sw.js, push.js). Der Proxy muss alle Adressen weiterreichen, und die Seite muss gebaut sein.

## Was ein Gastgeber pflegt

terminal-admin-none = Es gibt keine Tische.
terminal-admin-open = wartet
terminal-admin-playing = im Spiel
terminal-admin-over = zu Ende
terminal-admin-no-data = In { $folder } hat noch kein Tapis Vert etwas abgelegt. Nenn seinen Ordner mit --data oder seine Datenbank mit --database.
terminal-admin-unknown-table = Hier gibt es keinen Tisch { $code }.
terminal-admin-close-sure = Der Tisch { $code } wäre weg, mit { $matches ->
    [one] seiner Partie
   *[other] seinen { $matches } Partien
} und seinem Chat. Gib --yes an, wenn du das willst.
terminal-admin-close-for-good-sure = Der Tisch { $code } wäre endgültig weg, mit { $matches ->
    [one] seiner Partie
   *[other] seinen { $matches } Partien
} und seinem Chat. Gib --yes an, wenn du das willst.
terminal-admin-closed = Der Tisch { $code } ist geschlossen. „tapis admin restore“ bringt ihn zurück, solange der Server nicht ein paar Tage gelaufen ist.
terminal-admin-closed-for-good = Der Tisch { $code } ist endgültig weg.
terminal-admin-taken-away = weggenommen
terminal-admin-restored = { $count ->
    [0] Kein Tisch war weggenommen.
    [one] Ein Tisch ist wieder da.
   *[other] { $count } Tische sind wieder da.
}
terminal-admin-exported = { $count ->
    [one] Eine Partie liegt
   *[other] { $count } Partien liegen
} jetzt in { $folder }.
terminal-admin-not-exported = Ausgelassen, weil nur eine andere Version dieses Programms ihre Regeln kennt: { $count }.
terminal-admin-unknown-guest = Hier gibt es keinen Gast { $guest }.
terminal-admin-delete-sure = Alles, was { $name } nennt, wäre endgültig weg. Gib --yes an, wenn du das willst.
terminal-admin-deleted = { $name } ist vergessen, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.
terminal-ratings-matches = { $count ->
    [one] Eine gewertete Partie nachgerechnet.
   *[other] { $count } gewertete Partien nachgerechnet.
}
terminal-ratings-gone = { $count ->
    [one] Das Protokoll einer Partie gibt es nicht mehr: sie gilt, wie sie gezählt wurde.
   *[other] Die Protokolle von { $count } Partien gibt es nicht mehr: sie gelten, wie sie gezählt wurden.
}
terminal-ratings-agree = Alles stimmt mit dem überein, was gespeichert ist.
terminal-ratings-differ = { $count ->
    [one] An einer Stelle stimmt es nicht überein:
   *[other] An { $count } Stellen stimmt es nicht überein:
}
terminal-ratings-how = Nichts wurde geändert. Mit --yes ersetzt das, was aus den Protokollen folgt, das Gespeicherte.
terminal-ratings-put-right = Was aus den Protokollen folgt, hat das Gespeicherte ersetzt.

terminal-admin-copying = Kopieren und Prüfen
terminal-admin-copy-where = Sag, wohin: --database postgresql+asyncpg://Rechner/Name
terminal-admin-not-empty = In der Datenbank ist schon etwas, darum wurde nichts kopiert. Nenn eine leere.
terminal-admin-nodes-live = Diese Datenbank wird von Knoten benutzt, darum wurde nichts kopiert. Beende sie; wurde einer abgebrochen, gilt er nach 15 Sekunden als beendet.
terminal-admin-copy-differs = Was ankam, war nicht, was abging ({ $what }), darum wurde nichts davon behalten.
terminal-admin-copied = Tische: { $tables }, Gäste: { $guests }, Partien: { $matches }, Züge: { $moves }. Alles ist jetzt in PostgreSQL, jede Partie Zug für Zug.
terminal-admin-copy-verified = Beendete Partien, die nachgespielt wurden und stimmen: { $count }.
terminal-admin-copy-unsound = Diese stimmen nicht, auch im Ordner nicht: { $matches }.
terminal-admin-copy-next = Starte die Knoten von jetzt an mit --database. Der Ordner { $folder } ist deine Sicherung: Kein Server soll ihn mehr benutzen.
terminal-push-rotated = { $devices ->
    [0] Ein neues Schlüsselpaar ist da. Kein Gerät benutzt das alte noch.
    [one] Ein neues Schlüsselpaar ist da. Ein Gerät behält das alte, bis seine Seite geöffnet wird.
   *[other] Ein neues Schlüsselpaar ist da. { $devices } Geräte behalten das alte, bis ihre Seite geöffnet wird.
}
terminal-push-voided = { $devices ->
    [0] Ein neues Schlüsselpaar ist da, die alten gelten nicht mehr.
    [one] Ein neues Schlüsselpaar ist da, die alten gelten nicht mehr. Einem Gerät wird nichts mehr gesagt: Es muss neu darum bitten.
   *[other] Ein neues Schlüsselpaar ist da, die alten gelten nicht mehr. { $devices } Geräten wird nichts mehr gesagt: Sie müssen neu darum bitten.
}

## Die Prüfung

terminal-file = { $file }: { $verdict }
terminal-file-part = { $file }, Partie { $number }: { $verdict }
terminal-other-luck = { $file }: Die Partien der Runde { $number } des Turniers { $tournament } haben nicht denselben Zufall.
terminal-all-hold = { $file }: { $count } Partien, alle stimmen.
terminal-no-such-match = { $file }: Zu keiner dieser Partien gehört dieser Beleg.
terminal-cannot-read = lässt sich nicht lesen, { $reason }.
terminal-no-record = das ist keine aufgeschriebene Partie.
terminal-broken = Innen ist etwas kaputtgegangen ({ $reason }). Mit TAPIS_TRACEBACK=1 sieht man, wo.

## Bots

terminal-bot-unknown = „{ $bot }“ ist weder eine Stufe noch ein Bot. Ein Bot heißt nach seiner Datei und Klasse, zum Beispiel { "mybot.py:Mine" }.
terminal-bot-cannot-read = { $bot } lässt sich nicht lesen: { $detail }.
terminal-bot-broken = { $bot } läuft nicht: { $detail }
terminal-bot-no-class = Diesen Bot gibt es in { $bot } nicht. Gefunden: { $detail }.
terminal-bot-several = In { $bot } sind mehrere Bots: { $detail }. Sag, welcher, zum Beispiel { "mybot.py:Mine" }.
terminal-bot-none = In { $bot } ist kein Bot: Es braucht eine Klasse, die von tapisvert.Bot abstammt.
terminal-bot-no-file = Der Ordner { $bot } hat weder eine Datei { "bot.py" } noch { "__init__.py" }.
terminal-bot-too-large = { $bot } und seine Dateien haben mehr als { $detail }. Ein Bot muss auf andere Rechner reisen können.
terminal-bot-failed = Der Bot { $bot } hat versagt: { $reason }
bot-broke = { $error } ({ $file }, Zeile { $line })
bot-no-move = { $answer } ist kein Zug. `choose` gibt einen der erlaubten Züge zurück, oder seinen Text.
bot-silent = keine Antwort in { $seconds } s. Mit --patience bekommt er mehr Zeit.
bot-move = { $move } ist nicht erlaubt. { $reason }
terminal-bot-sits = { $bot } setzt sich an den Tisch { $code } von { $host }, Platz { $seat }. Strg+C zum Gehen. Um später an diesen Platz zurückzukommen: TAPIS_TOKEN={ $token }
terminal-bot-late = Wir warten noch auf: { $names }. Ohne ihr Salz beginnt die Partie nicht.
terminal-bot-abandoned = Zum { $count }. Mal gegeben: Das vorige Mal wurde abgebrochen.
terminal-bot-begins = { $bot } spielt die Partie { $match }.
terminal-bot-ends = Die Partie ist zu Ende: { $result ->
    [won] { $bot } hat gewonnen
    [lost] { $bot } hat verloren
   *[drawn] sie ist unentschieden
}.
terminal-bot-dropped = Die Verbindung ist abgerissen. Neuer Versuch in { $seconds } s …
terminal-bot-back = Die Verbindung steht wieder.
terminal-bot-unreachable = Unter { $server } ist kein Tapis Vert zu erreichen: { $reason }.
terminal-bot-refused = Der Tisch { $code } lässt { $bot } nicht zu: { $said }
terminal-bot-where = Sag, wo gespielt wird: an jemandes Tisch, { "--table CODE" }, oder an einem eigenen, { "--open SPIEL" }.
terminal-bot-opened = { $bot } hat einen Tisch gedeckt: { $link }. Eine Partie beginnt, sobald alle Plätze besetzt sind.
terminal-bot-not-opened = { $server } deckt keinen Tisch für { $bot }: { $said }
terminal-bot-no-seat = { $bot } braucht einen Platz: es sind so viele Stufen wie Plätze.
terminal-bot-removed = Der Platz von { $bot } am Tisch { $code } wurde freigegeben: Er spielt nicht mehr.
terminal-bot-suspicious-commitment = Der Server hat seine Zusage für dieses Geben geändert: { $bot } hält sein Salz geschlossen und geht.
terminal-bot-suspicious-seals = Der Server zeigt für dieses Geben andere Siegel als zuvor: { $bot } hält sein Salz geschlossen und geht.

## Die Arena

terminal-arena-few-players = Eine Arena braucht mindestens zwei Spieler, zum Beispiel --players maitre,{ "mybot.py:Mine" }.
terminal-arena-needs = Dafür braucht es das Paket { $package }: pip install { $extra }
terminal-arena-other-file = { $file } enthält die Ergebnisse einer anderen Arena oder etwas anderes: Nenn mit --results eine andere Datei.
terminal-arena-picture = Das Bild { $file } braucht eine Endung, die sein Format sagt, zum Beispiel .png, .svg oder .pdf.
terminal-arena-no-cluster = Der Cluster { $address } ist nicht zu gebrauchen ({ $reason }). Sein Scheduler hat eine Adresse wie tcp://127.0.0.1:8786, und seine Worker brauchen dieses Paket auch.
terminal-arena-not-arrived = { $bot } läuft auf dem Rechner { $worker } nicht: { $reason } Seine eigenen Dateien sind dort angekommen; was hier installiert ist, wird auch dort gebraucht.
terminal-arena-keeps = { $matches } Partien; die Ergebnisse kommen nach { $file }.
terminal-arena-resumes = { $done } von { $matches } Partien stehen schon in { $file }; von dort geht es weiter.
terminal-arena-counted = { $bot } besteht aus { $files }; ändert sich etwas davon, ist es ein anderer Bot.
terminal-compiling = { $game } wird übersetzt, einmal für immer (bis zu einer Minute)
terminal-arena-warming = Vorbereitung (beim ersten Mal bis zu einer Minute)
terminal-arena-playing = Es wird gespielt
terminal-arena-stopped = Angehalten nach { $done } von { $matches } Partien. Derselbe Befehl macht dort weiter.
terminal-arena-failed = Der Bot { $bot } hat bei Verteilung { $deal }, Plätze { $seats }, versagt: { $reason }
terminal-arena-crew = Die Partien gehen nicht weiter ({ $reason }). Vielleicht hat ein Bot seinen Prozess beendet, der Speicher reicht nicht, oder der Cluster ist weg. Derselbe Befehl macht hier weiter.
terminal-arena-title = { $game }: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} mit { $deals ->
    [one] { $deals } Verteilung
   *[other] { $deals } Verteilungen
}
terminal-arena-axis = Wertung (Elo) mit ihrem 95-%-Intervall
terminal-arena-player = Spieler
terminal-arena-rating = Wertung
terminal-arena-interval = 95 %
terminal-arena-won = Gewonnen
terminal-arena-less-luck = Ohne das Glück
terminal-arena-times = Ohne das Glück sagen diese { $matches } Partien so viel wie { NUMBER($times, minimumFractionDigits: 1, maximumFractionDigits: 1) }-mal so viele (vom Glück sind { $part } % abgezogen).
terminal-arena-score = Punkte
terminal-arena-time = Pro Zug
terminal-arena-matches = Partien
terminal-arena-worked = Prozessor
terminal-arena-forfeits = Versagt
terminal-arena-between = Zeit für einen Zug, und Partien gegen jeden gewonnen
terminal-arena-few-deals = Es gibt keine Intervalle: Weniger als { $fewest } Verteilungen sagen nicht, was davon Glück ist. Derselbe Befehl mit mehr Partien macht weiter.
terminal-arena-troubles = Was in den Bots schiefging, die versagt haben, steht in { $file }.
terminal-arena-written = Geschrieben: { $file }

## Studien

terminal-study-random = Zufällig
terminal-study-programs = Zwischen Programmen
terminal-study-written = Geschrieben: { $file }
terminal-study-page = Nach { $file } käme dasselbe als Markdown: Nenn die Seite, zum Beispiel { $page }.
terminal-study-level = Die Stufe „{ $level }“ gibt es nicht. Zur Wahl stehen: { $known }.
terminal-study-compare = Verglichen werden zwei verschiedene Regeln, an einem Tisch: { "tapis study punto --compare wins=1 wins=3" }.
terminal-study-keeps = { $parts } Teile sind zu spielen; sie kommen nach { $file }.
terminal-study-resumes = { $done } von { $parts } Teilen sind schon in { $file }; von dort geht es weiter.
terminal-study-crew = Die Studie geht nicht weiter ({ $reason }). Vielleicht reicht der Speicher nicht, oder etwas hat ihre Prozesse beendet. Derselbe Befehl macht hier weiter.
terminal-study-other-file = { $file } enthält eine andere Studie oder etwas anderes: Räum die Datei erst weg.

## Zurückblicken

terminal-print-written = { $count ->
    [one] Ein Blatt
   *[other] { $count } Blätter
} in { $file }. In 100 % drucken, nicht „an Seite anpassen“.
terminal-analyse-looking = Rückblick
terminal-analyse-title = { $game }: Rückblick auf { $moves } Züge. Anteile an der Partie in Prozent.
terminal-analyse-curve = Von Anfang bis Ende:
terminal-analyse-decisions = Was { $name } am meisten gekostet hat:
terminal-analyse-decision = Zug { $move }: { $made } ({ $worth }); besser { $best } ({ $better }). { $verdict }.
