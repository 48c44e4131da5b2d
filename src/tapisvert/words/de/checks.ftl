# Was die Prüfung einer Partie und die Belege sagen.

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
verdict-round = Es ist eine Partie der Runde { $number } des Turniers { $tournament }, mit demselben Zufall an allen Tischen: { $entrants } Angemeldete haben daran teil; für { $house } hat der Server gezogen, und { $unopened } haben nicht geöffnet.
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
