# Was über eine beendete Partie gesagt wird, wenn man sie ansieht oder prüft.

replay-title = Partie ansehen
replay-step = Zug
replay-step-of = { $step } von { $last }
replay-first = Zum Anfang
replay-back = Zug zurück
replay-play = Abspielen
replay-pause = Pause
replay-next = Nächster Zug
replay-last = Zum Ende
replay-link = Link kopieren
replay-lookback = Wo hat sich die Partie entschieden?
replay-eyes = Mit den Augen von
replay-eyes-all = jemandem, der zuschaut
play-on = Von hier aus spielen
play-on-text = Der Platz, den Sie nehmen, weiß, was er in diesem Augenblick wusste. Alles, was ihm verborgen war, wird mit neuem Zufall neu verteilt.
play-on-seat = Ich nehme den Platz von
play-on-with = Die anderen Plätze
play-on-programs = Programme, { $level }
play-on-friends = Freunde
play-on-no = Nein, weiter ansehen
play-on-go = Spielen
verify-text = Der Zufall lässt sich hier nachprüfen. Leg eine beendete Partie hinein: Dein Browser rechnet alle Mischungen und Züge selbst nach, ohne den Server zu fragen.
verify-record = Die Partie (Datei hierher ziehen oder Text einfügen)
verify-now = Prüfen
verify-file = Datei wählen
verify-good = Alles stimmt
verify-good-text = Das Geheimnis passt zum Siegel, das vor der Partie bekannt war; { $shuffles ->
    [one] { $shuffles } Mischung
   *[other] { $shuffles } Mischungen
} und { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Züge
} wurden nachgerechnet, und alles stimmt überein.
verify-luck = Der Zufall stimmt
verify-luck-text = Das Geheimnis passt zum Siegel, das vor der Partie bekannt war, und { $shuffles ->
    [0] gemischt wurde nicht
    [one] die Mischung wurde nachgerechnet
   *[other] die { $shuffles } Mischungen wurden nachgerechnet
}: Alles stimmt überein. Dieses Spiel kommt von anderswo, und diese Seite kennt seine Regeln nicht; { $moves ->
    [one] den einen Zug
   *[other] die { $moves } Züge
} prüft der Befehl „tapis verify“.
verify-day-kept = Es ist der Abdruck, den dieser Browser vor diesem Tag notiert hat.
verify-day-not-kept = Es ist nicht der Abdruck, den dieser Browser vor diesem Tag notiert hat!
verify-continued = Diese Partie setzt { $match } fort, nach { $after ->
    [one] { $after } Zug
   *[other] { $after } Zügen
}, gesehen von Platz { $seat }. Ihr Geheimnis, ihre Siegel und ihr Mischen stimmen, und die ganze Partie davor auch. Was neu verteilt wurde und die Züge danach prüft der Befehl „tapis verify“.
verify-bad = Etwas stimmt nicht

## Was der Vergleich mit einem Beleg ergibt

receipt-title = Was dieser Browser gesehen hatte
receipt-text = Vor der Partie hat dieser Browser sein Salz, die Siegel der anderen und die Zusage des Servers behalten.
fair-title = Warum kann man sich darauf verlassen?
fair-1 = Bevor sich jemand setzt, zieht der Server ein Geheimnis und veröffentlicht dessen Siegel (SHA-256). Ändern kann er es dann nicht mehr.
fair-2 = Jeder Browser zieht eine Prise Salz und zeigt zuerst nur ihr Siegel. Sind alle Siegel da, öffnen alle ihr Salz: Niemand, auch nicht wer den Server betreibt, kann noch wählen, nachdem er die anderen gesehen hat.
fair-3 = Alle Mischungen folgen aus dem Geheimnis, den Siegeln und den Salzen, nach einem veröffentlichten Verfahren.
fair-4 = Am Ende steht das Geheimnis in der aufgeschriebenen Partie. Dann kann jeder alles nachrechnen, hier oder mit eigenem Werkzeug, und dein Browser vergleicht mit dem, was er vor der Partie gesehen hat. Eines bleibt Vertrauenssache: Während der Partie kann, wer den Server betreibt, die Hände sehen.

## Was die Prüfung einer Partie sagt

}, { $shuffles ->
    [one] { $shuffles } Mischung nachgerechnet
   *[other] { $shuffles } Mischungen nachgerechnet
}, Zusage, Ergebnis und Siegel geprüft.
}, gesehen von Platz { $seat }.

verdict-sound = alles stimmt. { $game }: { $moves ->
    [one] { $moves } Zug nach den Regeln nachgespielt
   *[other] { $moves } Züge nach den Regeln nachgespielt
verdict-abandoned = { $count ->
    [one] Davor war schon einmal gegeben und abgebrochen worden.
   *[other] Davor war schon { $count } Mal gegeben und abgebrochen worden.
}
verdict-day = Es ist eine Partie vom { $day } (Haus { $house }). Wer den Abdruck vom Tag davor notiert hat, vergleiche: { $commitment }
verdict-continued = Auch die Partie stimmt, die sie fortsetzt: { $match }, nach { $after ->
    [one] { $after } Zug
   *[other] { $after } Zügen
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
