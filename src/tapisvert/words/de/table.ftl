# Was an allen Tischen gesagt wird, bei jedem Spiel.

## Namen und Plätze

seat-number = Platz { $number }
join-and = { $before } und { $last }
join-comma = { $before }, { $next }
with-rule = { $text } ({ $rule })

level-debutant = Anfänger
level-amateur = Amateur
level-confirme = Fortgeschritten
level-maitre = Meister

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
refusal-bad-message = Diese Nachricht war nicht zu verstehen.
refusal-bad-move = „{ $text }“ ist kein Zug, den ich lesen kann.
refusal-muted = Der Gastgeber hat dich um Ruhe gebeten.
refusal-bad-name = Es braucht einen Namen mit 1 bis 24 Zeichen.
refusal-bad-option = Die Option { $name } kennt den Wert „{ $value }“ nicht.
refusal-bad-origin = Diese Anfrage kommt von einer fremden Seite und wird abgelehnt.
refusal-bad-seats = Die Zahl der Plätze passt nicht zu dieser Partie.
refusal-bad-token = Dieses Kennzeichen gilt hier nicht.
refusal-chat-off = An diesem Tisch wird nicht geplaudert.
refusal-chat-too-fast = Immer mit der Ruhe: Warte kurz mit der nächsten Nachricht.
refusal-internal = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert: Versuch es noch einmal.
refusal-late = Zu spät: Die Zeit war abgelaufen.
refusal-name-taken = An diesem Tisch heißt schon jemand fast so wie „{ $name }“. Nimm einen anderen Namen.
refusal-no-analysis = Zu einer beendeten Partie hat dieses Spiel nicht mehr zu sagen.
refusal-no-hints = An diesem Tisch gibt es keine Tipps.
refusal-no-name = Sag zuerst, wie du heißt.
refusal-no-onlookers = An diesem Tisch sind keine Zuschauer erlaubt.
refusal-not-found = Unter dieser Adresse gibt es nichts.
refusal-not-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht dran.
refusal-restarting = Der Server startet neu: Gleich geht es weiter.
refusal-reused-id = Diese Nummer gehört schon zu einem anderen Zug.
refusal-seat-taken = Dieser Platz ist schon besetzt.
refusal-seats-missing = Es fehlen noch Mitspieler.
refusal-sent-away = Der Gastgeber hat dich gebeten zu gehen.
refusal-session-ended = Deine Sitzungen anderswo sind beendet.
refusal-stale = Die Partie ist inzwischen weitergegangen: Schau auf den Tisch und zieh dann noch einmal.
refusal-stand-in = Auf diesem Platz spielt gerade ein Programm: Hol ihn dir zuerst zurück.
refusal-table-full = Der Tisch ist voll.
refusal-too-fast = Immer mit der Ruhe: zu viele Anfragen auf einmal.
refusal-too-large = Diese Nachricht ist zu lang.
refusal-too-many-connections = Von hier aus sind schon zu viele Verbindungen offen. Schließ zuerst eine andere Seite.
refusal-too-many-shows = An { $most } deiner Tische spielen schon Programme unter sich. Wart, bis eine Partie zu Ende ist.
refusal-too-many-tables = Es sind schon zu viele Tische offen. Versuch es später noch einmal.
refusal-too-slow = Die Verbindung war zu langsam: Die Seite holt auf.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-unknown-guest = Diesen Zuschauer gibt es an diesem Tisch nicht.
refusal-unknown-match = Diese Partie gibt es nicht oder nicht mehr.
refusal-unknown-table = Diesen Tisch gibt es nicht oder nicht mehr.
refusal-wrong-host = Unter diesem Namen antwortet dieser Server nicht.
refusal-wrong-method = Diese Adresse wird anders angefragt.
refusal-wrong-phase = Das geht jetzt nicht.
refusal-wrong-version = Diese Partie braucht eine andere Fassung der Regeln.

## Was die Prüfung einer Partie sagt

verdict-sound = alles stimmt. { $game }: { $moves ->
    [one] { $moves } Zug nach den Regeln nachgespielt
   *[other] { $moves } Züge nach den Regeln nachgespielt
}, { $shuffles ->
    [one] { $shuffles } Mischung nachgerechnet
   *[other] { $shuffles } Mischungen nachgerechnet
}, Zusage, Ergebnis und Siegel geprüft.
verdict-at = Zeile { $line }, Spalte { $column }: { $text }
verdict-at-line = Zeile { $line }: { $text }
verdict-bad-line = Diese Zeile gehört nicht hierher.
verdict-bad-move = Dieser Zug konnte in diesem Augenblick nicht gespielt werden.
verdict-bad-option = Diese Option gibt es in diesem Spiel nicht.
verdict-broken-promise = Das Geheimnis ist nicht das, das vor der Partie zugesagt wurde.
verdict-changed = Diese Zeile wurde verändert.
verdict-chosen-salt = Das Salz eines Programms folgt nicht aus der Zusage: Der Server konnte wählen.
verdict-differs = Der Text weicht von dem ab, was die Rechnung ergibt.
verdict-illegal-move = Dieser Zug ist nach den Regeln nicht erlaubt.
verdict-not-text = Das ist keine Textdatei.
verdict-too-long = Nach dem Ende geht der Text noch weiter.
verdict-too-short = Der Text hört zu früh auf.
verdict-unfinished = Die Partie ist nicht zu Ende: Vorher gibt es nichts zu prüfen.
verdict-unknown-game = Dieses Spiel gibt es hier nicht.
verdict-wrong-seats = Die Zahl der Plätze passt nicht zu den Optionen.
verdict-wrong-version = Diese Partie braucht eine andere Fassung der Regeln.
