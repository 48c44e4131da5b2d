# Was an allen Tischen gesagt wird, bei jedem Spiel.

## Namen und Plätze

seat-number = Platz { $number }
join-and = { $before } und { $last }
join-comma = { $before }, { $next }
with-rule = { $text } ({ $rule })
plain-move = { $text }

level-debutant = Anfänger
level-apprenti = Lehrling
level-amateur = Amateur
level-habitue = Stammgast
level-averti = Kenner
level-confirme = Profi
level-maitre = Meister
level-measured = Nach Maß ({ $level })
level-to-measure = Nach Maß

## Was am Tisch geschieht

table-continued = Fortsetzung von { $match }, { $after ->
    [0] von Anfang an
    [one] nach { $after } Zug
   *[other] nach { $after } Zügen
}: { $name } weiß, was dieser Platz wusste, und der Rest ist neu verteilt.

## Fertige Sätze

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke für die Partie!
phrase-oops = Huch!
phrase-hurry = Du bist dran!
phrase-one-moment = Einen Moment, bitte.
phrase-again = Noch eine Partie?

## Was nicht geht

refusal-already-seated = Du sitzt schon an diesem Tisch.
refusal-already-somebody = Dieser Browser ist schon { $name }, mit { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
 }. Sag zuerst, ob er das aufgeben soll.
refusal-bad-message = Diese Nachricht war nicht zu verstehen.
refusal-bad-move = „{ $text }“ ist kein Zug, den ich lesen kann.
refusal-memory-full = Kein Platz mehr: Höchstens { $most } Einträge werden behalten.
refusal-muted = Der Gastgeber hat dich um Ruhe gebeten.
refusal-bad-name = Es braucht einen Namen mit 1 bis 24 Zeichen.
refusal-bad-option = Die Option { $name } kennt den Wert „{ $value }“ nicht.
refusal-bad-origin = Diese Anfrage kommt von einer fremden Seite und wird abgelehnt.
refusal-bad-record = Diese Partie lässt sich nicht nachspielen: siehe Zeile { $line }.
refusal-bad-pass = Dieser Code gilt nicht, oder nicht mehr. Lass dir einen neuen geben.
refusal-bad-seats = Die Zahl der Plätze passt nicht zu dieser Partie.
refusal-bad-token = Dieses Kennzeichen gilt hier nicht.
refusal-chat-off = An diesem Tisch wird nicht geplaudert.
refusal-chat-too-fast = Immer mit der Ruhe: Warte kurz mit der nächsten Nachricht.
refusal-day-not-over = Andere spielen diese Partie des Tages noch: Sie wird gezeigt, wenn der Tag vorbei ist.
refusal-dealing = Es wird gerade gegeben: einen Augenblick.
refusal-internal = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert: Versuch es noch einmal.
refusal-late = Zu spät: Die Zeit war abgelaufen.
refusal-name-taken = An diesem Tisch heißt schon jemand fast so wie „{ $name }“. Nimm einen anderen Namen.
refusal-no-analysis = Zu einer beendeten Partie hat dieses Spiel nicht mehr zu sagen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-bad-endpoint = Das ist keine Adresse eines Nachrichtendienstes für Browser.
refusal-no-push = Diesem Gerät wird im Moment nichts gesagt.
refusal-no-holidays = { $left ->
    [0] Hier hast du keine Ferientage mehr.
    [one] Du hast nur noch einen Ferientag.
   *[other] Du hast nur noch { $left } Ferientage.
}
refusal-no-lookback = Noch hat niemand einen Rückblick auf diese Partie verlangt, oder dieser Server macht keine.
refusal-no-name = Sag zuerst, wie du heißt.
refusal-no-onlookers = An diesem Tisch sind keine Zuschauer erlaubt.
refusal-no-such-point = An dieser Stelle kann die Partie nicht weitergespielt werden.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-not-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht dran.
refusal-of-the-day = Am Tisch der Partie des Tages wird nichts anderes gespielt, und niemand springt für dich ein.
refusal-of-the-tournament = An einem Turniertisch bestimmt das Turnier, wer wann spielt.
refusal-rated-alone = Eine Partie, die zählt, wird von mehreren Seiten gespielt.
refusal-rated-hints = Eine Partie, die zählt, wird ohne Tipps gespielt.
refusal-rated-seat = Diese Partie zählt für die Wertung: Jeder behält seinen Platz.
refusal-rated-screen = An einem Tisch, der zählt, hat jeder einen eigenen Bildschirm.
refusal-card-revoked = Deine Karte gilt nicht mehr. Frag nach einer neuen, wo du sie bekommen hast.
refusal-group-ended = Diese Gruppe ist beendet, und alles mit euren Namen ist gelöscht.
refusal-group-opens = In dieser Gruppe eröffnet nur der Gastgeber Tische.
refusal-not-of-group = Dieser Tisch gehört einer Gruppe, und du bist nicht darin.
refusal-phrases-only = Hier sagt man nur die fertigen Sätze.
refusal-restarting = Der Server startet neu: Gleich geht es weiter.
refusal-reused-id = Diese Nummer gehört schon zu einem anderen Zug.
refusal-seal-first = Hier wird jedes Salz zuerst versiegelt. Diese Seite oder dieses Programm ist zu alt: Lade es neu oder bring es auf den neuesten Stand (docs/protocol.md).
refusal-seals-missing = Es fehlt noch ein Siegel: Die Seite von jemandem hat nicht geantwortet.
refusal-seat-of-program = Auf diesem Platz sitzt ein Programm: Er wird niemandem übergeben.
refusal-handed-over = Der Gastgeber hat deinen Platz einem anderen Handy übergeben.
refusal-seat-taken = Dieser Platz ist schon besetzt.
refusal-seats-missing = Es fehlen noch Mitspieler.
refusal-sent-away = Der Gastgeber hat dich gebeten zu gehen.
refusal-session-ended = Deine Sitzungen anderswo sind beendet.
refusal-stale = Die Partie ist inzwischen weitergegangen: Schau auf den Tisch und zieh dann noch einmal.
refusal-stand-in = Auf diesem Platz spielt gerade ein Programm: Hol ihn dir zuerst zurück.
refusal-table-full = Der Tisch ist voll.
refusal-too-far-on = So weiterspielen kann man { $most } Mal hintereinander, öfter nicht.
refusal-too-fast = Immer mit der Ruhe: zu viele Anfragen auf einmal.
refusal-too-large = Diese Nachricht ist zu lang.
refusal-too-many-connections = Von hier aus sind schon zu viele Verbindungen offen. Schließ zuerst eine andere Seite.
refusal-too-many-deals = An diesem Tisch ist das Geben zu oft gescheitert: Öffne einen anderen.
refusal-too-many-shows = An { $most } deiner Tische spielen schon Programme unter sich. Wart, bis eine Partie zu Ende ist.
refusal-too-many-devices = Zu viele Geräte sind schon du. Schick zuerst eines weg.
refusal-too-many-lookbacks = Es warten schon zu viele Partien auf ihren Rückblick. Versuch es in ein paar Minuten noch einmal.
refusal-too-many-tables = Es sind schon zu viele Tische offen. Versuch es später noch einmal.
refusal-too-slow = Die Verbindung war zu langsam: Die Seite holt auf.
refusal-unknown-device = Dieses Gerät steht nicht, oder nicht mehr, in deiner Liste.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-unknown-guest = Diesen Zuschauer gibt es an diesem Tisch nicht.
refusal-unknown-match = Diese Partie gibt es nicht oder nicht mehr.
refusal-unknown-table = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-wrong-host = Unter diesem Namen antwortet dieser Server nicht.
refusal-wrong-method = Diese Adresse wird anders angefragt.
refusal-wrong-phase = Das geht jetzt nicht.
refusal-wrong-salt = Dieses Salz ist nicht das, das dieser Platz versiegelt hatte.
refusal-wrong-version = Diese Partie braucht eine andere Fassung der Regeln.

## Was die Prüfung einer Partie sagt

verdict-sound = alles stimmt. { $game }: { $moves ->
    [one] { $moves } Zug nach den Regeln nachgespielt
   *[other] { $moves } Züge nach den Regeln nachgespielt
}, { $shuffles ->
    [one] { $shuffles } Mischung nachgerechnet
   *[other] { $shuffles } Mischungen nachgerechnet
}, Zusage, Ergebnis und Siegel geprüft.
verdict-abandoned = { $count ->
    [one] Davor war schon einmal gegeben und abgebrochen worden.
   *[other] Davor war schon { $count } Mal gegeben und abgebrochen worden.
}
verdict-day = Es ist eine Partie vom { $day } (Haus { $house }). Wer den Abdruck vom Tag davor notiert hat, vergleiche: { $commitment }
verdict-continued = Auch die Partie stimmt, die sie fortsetzt: { $match }, nach { $after ->
    [one] { $after } Zug
   *[other] { $after } Zügen
}, gesehen von Platz { $seat }.
verdict-at = Zeile { $line }, Spalte { $column }: { $text }
verdict-at-line = Zeile { $line }: { $text }
verdict-bad-line = Diese Zeile gehört nicht hierher.
verdict-bad-option = Diese Option gibt es in diesem Spiel nicht.
verdict-broken-promise = Das Geheimnis ist nicht das, das vor der Partie zugesagt wurde.
verdict-changed = Diese Zeile wurde verändert.
verdict-chosen-salt = Das Salz eines Programms folgt nicht aus Zusage und Siegeln: Jemand konnte wählen.
verdict-differs = Der Text weicht von dem ab, was die Rechnung ergibt.
verdict-illegal-move = Dieser Zug ist nach den Regeln nicht erlaubt.
verdict-not-text = Das ist keine Textdatei.
verdict-too-deep = Hier folgen zu viele Partien aufeinander: Höchstens acht sind erlaubt.
verdict-too-long = Nach dem Ende geht der Text noch weiter.
verdict-too-short = Der Text hört zu früh auf.
verdict-unfinished = Die Partie ist nicht zu Ende: Vorher gibt es nichts zu prüfen.
verdict-unknown-game = Dieses Spiel gibt es hier nicht.
verdict-wrong-origin = Die Partie, die hier fortgesetzt wird, passt nicht zu dieser Zeile.
verdict-wrong-salt = Dieses Salz ist nicht das, das der Platz versiegelt hatte.
verdict-wrong-seats = Die Zahl der Plätze passt nicht zu den Optionen.
verdict-wrong-version = Diese Partie braucht eine andere Fassung der Regeln.

## Was der Vergleich mit einem Beleg ergibt

receipt-good = Beleg und Partie stimmen überein.
receipt-bad = Beleg und Partie stimmen nicht überein.
receipt-none = das ist kein Beleg.
receipt-bad-record = Die aufgeschriebene Partie stimmt nicht, ab Zeile { $line }.
receipt-other-match = Dieser Beleg gehört zu einer anderen Partie.
receipt-unsealed = Die Partie sagt, es sei ohne Siegel gespielt worden, aber der Beleg enthält welche.
receipt-unseen = Dieses Geben wurde vor dem Beginn nicht gesehen: Davon lässt sich nichts vergleichen.
receipt-commitment = Die Zusage des Servers ist die, die bekannt war, bevor ein Salz geöffnet wurde.
receipt-commitment-differs = Die Zusage des Servers ist nicht die, die vor dem Geben bekannt war.
receipt-salts = { $count ->
    [one] Dein Salz ist das der Partie.
   *[other] Deine { $count } Salze sind die der Partie.
}
receipt-no-salts = Kein Salz ist von dir: Nichts beweist, dass der Zufall auch von dir kommt.
receipt-salt-differs = Das Salz von Platz { $number } ist nicht das, das du gezogen hattest.
receipt-seals = { $count ->
    [one] Das Siegel eines anderen Platzes ist das, das du gesehen hattest.
   *[other] Die Siegel von { $count } anderen Plätzen sind die, die du gesehen hattest.
}
receipt-seal-differs = Das Siegel von Platz { $number } ist nicht das, das du gesehen hattest.
receipt-seals-unseen = { $count ->
    [one] Das Siegel eines anderen Platzes hattest du nicht gesehen: Es lässt sich nicht vergleichen.
   *[other] Die Siegel von { $count } anderen Plätzen hattest du nicht gesehen: Sie lassen sich nicht vergleichen.
}
receipt-attempts = { $count ->
    [one] Es wurde nur einmal gegeben, wie es die Partie sagt.
   *[other] Es wurde { $count } Mal gegeben, wie es die Partie sagt.
}
receipt-attempts-differ = Du hast { $seen } Mal Geben gesehen, die Partie zählt nur { $count }: Es fehlt etwas.
receipt-abandoned-differs = Das abgebrochene Geben Nr. { $number } ist nicht das, das du gesehen hattest.

## Ein Tipp

tip-worth = Von da an gewinnst du etwa { $percent } % der Partien.
