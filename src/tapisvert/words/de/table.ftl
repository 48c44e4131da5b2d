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
refusal-round-not-over = Andere Tische dieser Runde spielen noch mit denselben Karten: Gezeigt wird alles, wenn der letzte fertig ist.
refusal-day-not-over = Andere spielen diese Partie des Tages noch: Sie wird gezeigt, wenn der Tag vorbei ist.
refusal-dealing = Es wird gerade gegeben: einen Augenblick.
refusal-internal = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert: Versuch es noch einmal.
refusal-late = Zu spät: Die Zeit war abgelaufen.
refusal-name-taken = An diesem Tisch heißt schon jemand fast so wie „{ $name }“. Nimm einen anderen Namen.
refusal-no-analysis = Zu einer beendeten Partie hat dieses Spiel nicht mehr zu sagen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
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
refusal-tournament-code = Das ist der Code eines Turniers: Es geht gleich dorthin.
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

## Ein Tipp

tip-worth = Von da an gewinnst du etwa { $percent } % der Partien.
