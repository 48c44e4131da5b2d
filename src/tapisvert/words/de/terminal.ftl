# Was das Terminal sagt: `tapis play`, `tapis serve`, `tapis verify`.

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
terminal-bad-metrics = „{ $asked }“ ist keine Adresse für die Messwerte. Zum Beispiel: --metrics 127.0.0.1:9100

## Was ein Gastgeber pflegt

terminal-admin-none = Es gibt keine Tische.
terminal-admin-open = wartet
terminal-admin-playing = im Spiel
terminal-admin-over = zu Ende
terminal-admin-no-data = In { $folder } hat noch kein Tapis Vert etwas abgelegt. Nenn seinen Ordner mit --data oder seine Datenbank mit --database.
terminal-admin-unknown-table = Hier gibt es keinen Tisch { $code }.
terminal-admin-close-sure = Der Tisch { $code } wäre endgültig weg, mit { $matches ->
    [one] seiner Partie
   *[other] seinen { $matches } Partien
} und seinem Chat. Gib --yes an, wenn du das willst.
terminal-admin-closed = Der Tisch { $code } ist geschlossen.
terminal-admin-exported = { $count ->
    [one] Eine Partie liegt
   *[other] { $count } Partien liegen
} jetzt in { $folder }.
terminal-admin-unknown-guest = Hier gibt es keinen Gast { $guest }.
terminal-admin-delete-sure = Alles, was { $name } nennt, wäre endgültig weg. Gib --yes an, wenn du das willst.
terminal-admin-deleted = { $name } ist vergessen, an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}.

## Die Prüfung

terminal-file = { $file }: { $verdict }
terminal-cannot-read = lässt sich nicht lesen, { $reason }.
terminal-broken = Innen ist etwas kaputtgegangen ({ $reason }). Mit TAPIS_TRACEBACK=1 sieht man, wo.
