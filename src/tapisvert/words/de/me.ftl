# Die eigene Seite: Partien, Bilder, Geräte, und wie man sich anderswo wiederfindet.

me-title = Deine Partien
me-nobody = Du hast hier noch nicht gespielt. Deine erste Partie erscheint auf dieser Seite.
me-start = Spielen
me-found-elsewhere = Du hast anderswo gespielt? Finde dich hier wieder.
me-running = Im Gang
me-turn = Du bist am Zug
me-others-turn = Andere sind am Zug
me-to-table = Zum Tisch
me-finished = Zu Ende gespielt
me-replay = Nachspielen
me-look-back = Rückblick
me-against = mit { $names }
me-nobody-else = allein am Tisch
me-luck = Glück
me-play = Entscheidungen
me-filter-game = Spiel
me-filter-all = Alle Spiele
me-filter-company = Mit wem
me-company-all = Mit allen
me-company-people = Mit anderen Leuten
me-company-screen = Mehrere an einem Bildschirm
me-company-programs = Mit Programmen
me-company-alone = Allein am Tisch
me-more = Ältere
me-none = Keine solche Partie.
me-unread = { $count ->
    [one] Noch { $count } Partie wird gelesen …
   *[other] Noch { $count } Partien werden gelesen …
}
me-statistics = In Bildern
me-counts = { $played ->
    [one] { $played } Partie
   *[other] { $played } Partien
}
me-won = gewonnen
me-shared = geteilt
me-lost = verloren
me-curve = Siege minus Niederlagen, Partie für Partie: jetzt { $now }, höchstens { $most }, mindestens { $least }.
me-streak = In Folge
me-streak-now = { $count ->
    [0] gerade kein Sieg
    [one] gerade { $count } Sieg
   *[other] gerade { $count } Siege
}
me-streak-longest = höchstens { $count }
me-evening = Dein längster Abend: am { $date }, { $time }, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}.
me-time = { $hours } Std. { $minutes }
me-minutes = { $minutes } Min.
me-by-company = Mit wem
me-opponents = Gegen wen
me-score = { $won } von { $played }
me-best = Deine Rekorde
me-see = Diese Partie ansehen
me-in-numbers = In Zahlen
me-column-name = Wer
me-column-played = Gespielt
me-column-won = Gewonnen
me-column-shared = Geteilt
me-carry = Auf einem anderen Gerät
me-carry-text = Ein Code macht einen anderen Browser zu deinem: dieselben Partien, derselbe Name, dieselben Plätze. Zeig ihn sonst niemandem.
me-carry-ask = Gib mir einen Code
me-carry-again = Ein anderer Code
me-carry-how = Fotografiere auf dem anderen Gerät dieses Quadrat, oder öffne { $address } und tippe:
me-carry-until = Gilt einmal, bis { $time } Uhr.
me-carry-over = Dieser Code gilt nicht mehr.
me-carry-picture = Die Adresse des Codes, zum Fotografieren
me-devices = Deine Geräte
me-device-here = dieses
me-device-seen = zuletzt { $when }
me-device-unknown = Unbekanntes Gerät
me-away = Wegschicken
me-away-named = { $name } wegschicken
me-away-title = Dieses Gerät wegschicken?
me-away-text = { $name } ist dann nicht mehr du und sieht an deinen Tischen nur noch zu. Der Code von eben und deine Notfallkarte gelten nicht mehr.
me-away-yes = Wegschicken
me-away-no = Behalten
me-card = Notfallkarte
me-card-text = Wenn du dieses Gerät verlierst, bringt dich nur ein Code zurück, den du aufgehoben hast. Druck ihn aus und leg ihn weg.
me-card-have = Du hast eine Karte. Eine neue macht die alte ungültig.
me-card-ask = Karte machen
me-card-again = Neue Karte machen
me-card-once = Dieser Code wird nur einmal gezeigt.
me-card-print = Drucken
me-card-heading = Notfallkarte von { $name }
me-card-how = Um dich wiederzufinden, öffne { $address } und tippe diesen Code. Wer ihn hat, kann an deiner Stelle spielen: Heb ihn auf wie einen Schlüssel.
me-card-date = Gemacht am { $date }
me-own = Alles mitnehmen, alles löschen
me-export = Alle deine Partien mitnehmen
me-export-text = Eine einzige Datei mit allen beendeten Partien; tapis verify prüft sie, wie sie ist.
me-delete = Mich hier löschen
me-delete-title = Dich löschen?
me-delete-text = Es gehen: dein Name, deine Geräte, deine Codes, deine Liste der Partien, deine Lektionen und Rätsel. Bei den anderen bleiben die gemeinsamen Partien, mit einem Strich statt deines Namens. Wo eine Partie im Gang ist, übernimmt ein Programm deinen Platz.
me-delete-go-on = Weiter
me-delete-again = Wirklich alles löschen?
me-delete-last = Nichts und niemand kann dich zurückbringen, auch deine Notfallkarte nicht. Nimm vorher deine Partien mit.
me-delete-yes = Ja, lösche mich
me-delete-no = Nein, behalten
me-deleted = Erledigt: Von dir ist hier nichts mehr da.
carry-title = Sich hier wiederfinden
carry-text = Tippe den Code deines anderen Geräts oder den deiner Notfallkarte: Dieser Browser ist dann du.
carry-code = Code
carry-go = Das bin ich
carry-how = Einen Code bekommst du auf deinem anderen Gerät, unter „Deine Partien“.
carry-leave-title = Dieser Browser ist schon { $name }
carry-leave-text = { $name } hat hier { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} gespielt. Nichts wird vermischt: Diese Partien bleiben bei { $name }, und dieser Browser kommt nur mit einem anderen Gerät oder einer Notfallkarte von { $name } dorthin zurück.
carry-leave-yes = { $name } zurücklassen
carry-leave-no = { $name } bleiben
