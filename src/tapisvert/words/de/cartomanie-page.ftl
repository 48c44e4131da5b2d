# Cartomanie: was nur die Seite sagt.

cartomanie-table = Die Karten auf dem Tisch
cartomanie-picture = Buchstabenkarten auf dem Tuch, und das eben gefundene Wort „Boxait“
cartomanie-headline = { $version ->
    [short] Kurze Fassung
    [children] Kinderfassung
   *[full] Ganze Fassung
} · { $stock ->
    [0] Stapel leer
   *[other] { $stock } im Stapel
}
cartomanie-place-gap = Platz { $place }, leer
cartomanie-place-down = Platz { $place }, verdeckte Karte
cartomanie-place-up = { $kind ->
    [capital] Großes { $letter }
    [joker] Joker
   *[small] Kleines { $letter }
}, { $value ->
    [one] { $value } Punkt
   *[other] { $value } Punkte
}, Platz { $place }{ $order ->
    [0] {""}
   *[other] , Buchstabe { $order } des Wortes
}
cartomanie-stock = { $count ->
    [0] Der Stapel ist leer
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}

## Das Wort

cartomanie-spell = Tipp Buchstaben an, oder schreib ein Wort.
cartomanie-type = Dein Wort
cartomanie-type-short = Wort schreiben …
cartomanie-make = Wort legen
cartomanie-pass = Passen
cartomanie-clear = Wort löschen
cartomanie-hint = Tipp
cartomanie-hint-none = In diesen Karten steckt kein Wort: Passe.
cartomanie-running = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cartomanie-missing = Es fehlt ein „{ $letter }“
cartomanie-swap = „{ $letter }“, { $joker ->
    [yes] mit dem Joker
   *[no] Platz { $place }
}: eine andere Karte nehmen
cartomanie-swap-short = Eine andere Karte nehmen
cartomanie-joker-stands = Der Joker steht für:
cartomanie-joker-open = Sag zuerst, für welchen Buchstaben der Joker steht.

## Die Abstimmung

cartomanie-ask = Dem Tisch vorschlagen
cartomanie-accept = Annehmen
cartomanie-refuse = Ablehnen
cartomanie-vote-wait = Die anderen stimmen noch ab …
cartomanie-vote-given = Du hast { $yes ->
    [yes] zugestimmt
   *[no] abgelehnt
}. Die anderen stimmen noch ab …

## Die Plätze

cartomanie-compass-west = Ponantais (Westen)
cartomanie-compass-north = Septentrional (Norden)
cartomanie-compass-east = Levantin (Osten)
cartomanie-compass-south = Méridional (Süden)
cartomanie-compass-alone = Ponantais und Méridional
cartomanie-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $words ->
    [0] kein Wort
    [one] ein Wort
   *[other] { $words } Wörter
}
cartomanie-left = { $count ->
    [0] keine Karte mehr
    [one] noch eine Karte
   *[other] noch { $count } Karten
}
cartomanie-pile = { $words ->
    [one] Ein Wort
   *[other] { $words } Wörter
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}

## Das Ende

cartomanie-over = Ende der Partie
cartomanie-over-words = Wörter
cartomanie-over-best = Das schönste
cartomanie-over-left = Karten übrig
cartomanie-over-total = Punkte
cartomanie-look-back = Jeder Zug und sein bestes Wort
cartomanie-look-turn = Zug
cartomanie-look-who = Wer
cartomanie-look-word = Gelegt
cartomanie-look-best = Das beste
cartomanie-look-none = { $late ->
    [yes] zu spät
   *[no] keines
}
cartomanie-missed-none = Keine Gelegenheit verpasst: Wann immer es ein Wort gab, hast du eines gefunden.
cartomanie-missed = { $count ->
    [one] Ein Mal gepasst, obwohl es ein Wort gab:
   *[other] { $count } Mal gepasst, obwohl es ein Wort gab:
}
cartomanie-missed-turn = Zug { $turn }
