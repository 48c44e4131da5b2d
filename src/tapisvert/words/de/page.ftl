# Die Seite: alles, was sie von sich aus sagt, gleich bei welchem Spiel.

skip = Zum Inhalt
home-link = Tapis Vert, Startseite
to-home = Zur Startseite
rules = Regeln
leave = Tisch verlassen
watching = Du schaust zu
your-turn = Du bist dran
guest = Gast
name-label = Dein Name

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-system = System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-comfort = Komfort
settings-motion = Bewegung
settings-speed = Tempo
settings-speed-calm = Gemütlich
settings-speed-usual = Normal
settings-speed-quick = Flott
settings-volume = Lautstärke
settings-elsewhere = Mich auf meinen anderen Geräten abmelden
settings-elsewhere-done = Erledigt: Deine anderen Geräte erkennen dich nicht mehr.
settings-lines = Reihen markieren, denen eine Karte fehlt
lines-marked = Reihen markieren
lines-marked-text = Die Reihen, denen nur eine Karte fehlt, auf allen Seiten. Nur auf diesem Bildschirm.
sounds = Töne

## Startseite

home-lead = Tischspiele für die ganze Familie: gegen ein Programm, zusammen an einem Bildschirm oder mit Freunden am anderen Ende der Welt.
home-play-now = Jetzt spielen
home-play-now-text = Ein Klick, und es geht los. Ohne Konto, ohne etwas zu installieren.
home-likings = Anders:
home-kind = Welches Spiel
home-level = Stärke der Programme
home-new-table = Freunde einladen
home-go-on = Dein Tisch mit { $game } wartet auf dich.
home-go-back = Zurück an den Tisch
me-link = Deine Partien
home-last = Deine letzten Partien
home-all-matches = Alle deine Partien
home-your-turn = Du bist am Zug.
home-left = Noch { $time }.
home-carry = Schon anderswo gespielt?
home-players = Spieler und Gruppen
result-won = gewonnen
result-lost = verloren
result-shared = geteilt
result-none = gespielt
home-today = Die Partie des Tages
home-today-text = Dieselbe für alle. Dein erster Versuch zählt.
home-today-go = Spielen
day-first = erster Versuch
day-practice = Übung
day-back = Die Partie des Tages
tournament-back = Zurück zum Turnier
tournament-wait-table = Die Partie beginnt, sobald alle da sind.
home-with-friends = Mit Freunden
home-licences = Lizenzen
fresh-version = Eine neue Fassung ist da.
fresh-take = Neu laden
home-games = Die Spiele
home-puzzles = Eine Stellung, eine einzige richtige Antwort: Finden Sie sie.
home-puzzles-go = Zu den Aufgaben
home-tournament = Ein Turnier eröffnen
home-friends = Unter Freunden
home-friends-text = Deck einen Tisch und gib seinen Code, seinen Link oder seinen QR-Code weiter: Jeder spielt an seinem Bildschirm mit.
home-code = Du hast einen Code oder Link bekommen?
home-code-example = ABCD-2345-EFGH
home-join = Dazusetzen
home-open-tables = Offene Tische
home-no-tables = Gerade wartet kein Tisch. Eröffne deinen eigenen!
home-table-of = bei { $name }
home-free = { $free ->
    [one] 1 von { $seats } Plätzen frei
   *[other] { $free } von { $seats } Plätzen frei
}

## Beim Warten

wait-copy = Kopieren
wait-copied = Kopiert

## Das Geben

deal-title = Es wird gegeben …
deal-text = Alle öffnen das Salz, das sie versiegelt haben. Mit dem letzten beginnt die Partie.
deal-late = Wir warten noch auf: { $names }.
deal-late-host = Diese Seite hat ihr Salz nicht rechtzeitig geöffnet. Sie kann es noch tun; sonst gib den Platz frei. Dann wird neu gegeben, und alle sehen das.
deal-late-others = Diese Seite hat ihr Salz nicht rechtzeitig geöffnet. Sie kann es noch tun; sonst kann der Platz freigegeben werden.
deal-seat-late = hat nicht geantwortet
deal-attempt = Zum { $count }. Mal gegeben: Das vorige Mal wurde abgebrochen.
deal-suspicion-commitment = Der Server hat seine Zusage für dieses Geben geändert. Deine Seite hält ihr Salz geschlossen.
deal-suspicion-seals = Der Server zeigt für dieses Geben andere Siegel als zuvor. Deine Seite hält ihr Salz geschlossen.

## Am Tisch

table-title = Der Tisch
aim = Das Ziel:
aim-open = Regeln öffnen
seats-title = Am Tisch
seat-you = (du)
seat-program = · Programm
seat-away = gerade nicht da
seat-time-left = Noch { $time }
seat-holiday = in den Ferien bis { $day }
seat-thinking = überlegt …
seat-your-turn = du bist dran
seat-stand-in = ein Programm spielt solange
seat-take-back = Selbst weiterspielen
seat-clock = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
onlookers = { $count ->
    [one] 1 Person schaut zu
   *[other] { $count } Personen schauen zu
}
log-title = Was bisher geschah
link-lost = Verbindung weg, gleich wieder da …
link-back = Wieder da!
leave-title = Den Tisch verlassen?
leave-text = Die Partie läuft noch. Ein Programm spielt für dich weiter, und du kannst jederzeit zurückkommen.
leave-stay = Bleiben
note-left = { $name } ist gegangen: Ein Programm spielt weiter.
note-back = { $name } ist wieder da.
note-handed-over = { $host } hat den Platz von { $name } einem anderen Handy übergeben.
curtain-title = Gib den Bildschirm an { $name }
curtain-text = Die anderen schauen kurz weg …
curtain-lift = Ich bin { $name }, ich bin dran!

## Das Ende

next-round = Nächste Runde
over-rematch = Revanche
over-you-won = Du hast gewonnen!
over-back = Zurück zum Tisch
over-easier = Etwas leichter
over-harder = Etwas schwerer
measured = Nach meinem Maß
measured-text = Das Programm folgt Ihren Ergebnissen: etwas stärker, wenn Sie gewinnen, etwas schwächer, wenn Sie verlieren, bis Sie jede zweite Partie gewinnen.
over-replay = Partie ansehen
over-lookback = Was entschied?
over-verify = Prüfen
over-record = Partie herunterladen

## Prüfen

verify-title = Eine Partie prüfen

receipt-download = Beleg herunterladen

fair-summary = Der Zufall ist versiegelt
fair-text = Das Geheimnis des Servers wurde gezogen, bevor sich jemand setzte. Hier ist sein Siegel:
fair-seals = Die Siegel der Plätze, bevor das Salz geöffnet wird:
fair-why = Wozu das?

try-again = Noch einmal
nowhere-title = Hier ist nichts
nowhere-text = Vielleicht ist der Link unvollständig.

refusal-unreachable = Der Server antwortet nicht. Gleich noch einmal.

## Ein Spiel ohne eigene Seite

plain-picture = Ein Spiel auf dem Tuch und sein Anfangsbuchstabe
plain-table = Der Tisch, gezeichnet
plain-details = Der Tisch im Einzelnen
plain-moves = Deine Züge
plain-find = Zug suchen
plain-over = Ende der Partie
plain-player = Spieler
plain-score = Punkte
plain-points = { $score } { $score ->
    [one] Punkt
   *[other] Punkte
}
plain-none = nichts
plain-yes = ja
plain-no = nein
plain-fallback = Die Seite von { $game } ließ sich nicht laden: hier ist die einfache.
hint-ask = Tipp
hint-more = Nächster Tipp
rules-title = Die Regeln
rules-exactly = Die genauen Regeln
rules-link = Link zur Regel { $rule }
rules-close = Regeln schließen

## Beim Spielen lernen

learn-title = Lernen
learn-text = Kleine Szenen an einem richtigen Tisch, vom ersten Zug bis zu den Feinheiten.
learn-offer = Zum ersten Mal?
learn-offer-no = Nein danke
learn-next = Weiter: { $title }
learn-path = Alle Szenen
learn-done = geschafft
learn-count = { $done } von { $all }
learn-again = Noch einmal
learn-back = Zurück an meinen Tisch
learn-partner = { $number ->
    [1] Camille
    [2] Sacha
    [3] Dominique
    [4] Robin
    [5] Andrea
    [6] Kim
   *[other] Alex
}
refusal-no-lesson = Dieses Spiel hat keine Lektionen.
refusal-lesson-other = Das darfst du, aber danach ist hier nicht gefragt.
refusal-lesson-worse = Erlaubt, aber es kostet viel: So gewinnt man etwa { $worth } von 100 Malen statt { $best }.
