# Was das Terminal sagt: `tapis play`, `tapis serve`, `tapis verify`, `tapis arena`, `tapis bot`.

## Vor der Partie

terminal-player = Spieler { $number }
terminal-unknown-language = Die Sprache „{ $asked }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
terminal-bad-option = Die Option { $option } kennt den Wert „{ $value }“ nicht. Zur Wahl stehen: { $allowed }.
terminal-wrong-seats = Dieser Tisch hat { $count } Plätze, { $given ->
    [one] nur einer wurde vergeben
   *[other] { $given } wurden vergeben
}. Nenn für jeden einen Namen oder eine Stufe, zum Beispiel --seats Anna,maitre.
terminal-bad-name = Jeder Platz braucht einen Namen mit höchstens { $longest } Zeichen.

## Während der Partie

terminal-thinking = { $name } überlegt …
terminal-pass = Gib die Tastatur an { $name } weiter. Wenn du bereit bist, drück Enter.
terminal-help =
    legal          alle erlaubten Züge
    board          den Tisch noch einmal zeigen
    record DATEI   die Partie speichern
    quit           aufhören
terminal-left = Die Partie endet hier. Bis bald!
terminal-input-ended = Es kommt keine Eingabe mehr: Die Partie endet hier.
terminal-interrupted = Abgebrochen.
terminal-after = Tipp „record DATEI“, um die Partie zu behalten, oder Enter zum Beenden.
terminal-record-where = Sag, in welche Datei: record partie.txt
terminal-saved = Die Partie steht jetzt in { $file }.
terminal-file-exists = { $file } gibt es schon: Nimm einen anderen Namen.
terminal-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.

## Der Server

terminal-serving = Tapis Vert ist offen: { $address }
terminal-serving-data = Die Partien liegen in { $folder }. Strg+C schließt.
terminal-served = Tapis Vert ist geschlossen.
terminal-port-taken = Der Port { $port } ist schon belegt, vielleicht von einem anderen Tapis Vert. Schließ es, oder nimm einen anderen: tapis serve --port { $other }
terminal-cannot-listen = { $host }, Port { $port }, lässt sich nicht öffnen: { $reason }.
terminal-cannot-use-folder = Der Ordner { $folder } lässt sich nicht benutzen: { $reason }.
terminal-folder-in-use = Ein anderes Tapis Vert benutzt schon den Ordner { $folder }. Schließ es, oder nenn mit --data einen anderen.

## Die Prüfung

terminal-file = { $file }: { $verdict }
terminal-cannot-read = lässt sich nicht lesen, { $reason }.
terminal-broken = Innen ist etwas kaputtgegangen ({ $reason }). Mit TAPIS_TRACEBACK=1 sieht man, wo.

## Bots

terminal-bot-unknown = „{ $bot }“ ist weder eine Stufe noch ein Bot. Ein Bot heißt nach seiner Datei und Klasse, zum Beispiel { "mybot.py:Mine" }.
terminal-bot-cannot-read = { $bot } lässt sich nicht lesen: { $detail }.
terminal-bot-broken = { $bot } läuft nicht: { $detail }
terminal-bot-no-class = Diesen Bot gibt es in { $bot } nicht. Gefunden: { $detail }.
terminal-bot-several = In { $bot } sind mehrere Bots: { $detail }. Sag, welcher, zum Beispiel { "mybot.py:Mine" }.
terminal-bot-none = In { $bot } ist kein Bot: Es braucht eine Klasse, die von tapisvert.Bot abstammt.
terminal-bot-failed = Der Bot { $bot } hat versagt: { $reason }
terminal-bot-sits = { $bot } setzt sich an den Tisch { $code } von { $host }, Platz { $seat }. Strg+C zum Gehen. Um später an diesen Platz zurückzukommen: TAPIS_TOKEN={ $token }
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
terminal-bot-removed = Der Platz von { $bot } am Tisch { $code } wurde freigegeben: Er spielt nicht mehr.

## Die Arena

terminal-arena-unknown-game = Das Spiel „{ $game }“ gibt es hier nicht. Zur Wahl stehen: { $known }.
terminal-arena-few-players = Eine Arena braucht mindestens zwei Spieler, zum Beispiel --players maitre,{ "mybot.py:Mine" }.
terminal-arena-needs = Dafür braucht es das Paket { $package }: pip install { $extra }
terminal-arena-other-file = { $file } enthält die Ergebnisse einer anderen Arena oder etwas anderes: Nenn mit --results eine andere Datei.
terminal-arena-no-cluster = Der Cluster { $address } ist nicht zu erreichen: { $reason }
terminal-arena-keeps = { $matches } Partien; die Ergebnisse kommen nach { $file }.
terminal-arena-resumes = { $done } von { $matches } Partien stehen schon in { $file }; von dort geht es weiter.
terminal-arena-warming = Vorbereitung
terminal-arena-playing = Es wird gespielt
terminal-arena-stopped = Angehalten nach { $done } von { $matches } Partien. Derselbe Befehl macht dort weiter.
terminal-arena-failed = Der Bot { $bot } hat bei Verteilung { $deal }, Plätze { $seats }, versagt: { $reason }
terminal-arena-title = { $game }: { $matches } Partien mit { $deals } Verteilungen
terminal-arena-axis = Wertung (Elo) mit ihrem 95-%-Intervall
terminal-arena-player = Spieler
terminal-arena-rating = Wertung
terminal-arena-interval = 95 %
terminal-arena-won = Gewonnen
terminal-arena-score = Punkte
terminal-arena-time = Pro Zug
terminal-arena-matches = Partien
terminal-arena-written = Geschrieben: { $file }

## Studien

terminal-study-random = Zufällig
terminal-study-programs = Zwischen Programmen
terminal-study-written = Geschrieben: { $file }
terminal-study-level = Die Stufe „{ $level }“ gibt es nicht. Zur Wahl stehen: { $known }.
terminal-study-title = { $game } in Zahlen
terminal-study-about = { $game } ({ $options }): { $random } zufällige Spiele und { $programs } Partien zwischen Programmen der Stufe { $level }, ab Startwert { $seed }.
terminal-study-at-random = Zufällig
terminal-study-between-programs = Programme
terminal-study-seats = Wer gewinnt
terminal-study-seats-text = Die Seiten in der Reihenfolge, in der sie zuerst handeln, ihre Siege und das 95-%-Intervall.
terminal-study-order = Platz
terminal-study-drawn = niemand
terminal-study-shared = mehrere
terminal-study-length = Wie lange es dauert
terminal-study-length-text = Züge vom ersten bis zum letzten.
terminal-study-scores = Was gepunktet wird
terminal-study-scores-text = Die Punkte jeder Seite am Ende.
terminal-study-mean = Mittel
terminal-study-least = 5 %
terminal-study-half = Hälfte
terminal-study-most = 95 %
terminal-study-ends = Auf welche Weise
terminal-study-ends-text = Wie etwas geschah oder endete, in den Worten der Ereignisse.
terminal-study-each = je Spiel
terminal-study-events = Was geschieht
terminal-study-events-text = Ereignisse zwischen Programmen nach ihrer Art: wie viele in einer Partie, und in wie vielen Partien überhaupt.
terminal-study-part = in
terminal-study-rules = Welche Regeln beißen
terminal-study-rules-text = Züge, die früher in der Partie möglich waren, bei jeder Entscheidung wieder versucht: wie oft jede Regel sie verbietet.
terminal-study-rule = Regel
terminal-study-refused = Verbietet
