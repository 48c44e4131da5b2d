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
receipt-title = Was dieser Browser gesehen hatte
receipt-text = Vor der Partie hat dieser Browser sein Salz, die Siegel der anderen und die Zusage des Servers behalten.
fair-title = Warum kann man sich darauf verlassen?
fair-1 = Bevor sich jemand setzt, zieht der Server ein Geheimnis und veröffentlicht dessen Siegel (SHA-256). Ändern kann er es dann nicht mehr.
fair-2 = Jeder Browser zieht eine Prise Salz und zeigt zuerst nur ihr Siegel. Sind alle Siegel da, öffnen alle ihr Salz: Niemand, auch nicht wer den Server betreibt, kann noch wählen, nachdem er die anderen gesehen hat.
fair-3 = Alle Mischungen folgen aus dem Geheimnis, den Siegeln und den Salzen, nach einem veröffentlichten Verfahren.
fair-4 = Am Ende steht das Geheimnis in der aufgeschriebenen Partie. Dann kann jeder alles nachrechnen, hier oder mit eigenem Werkzeug, und dein Browser vergleicht mit dem, was er vor der Partie gesehen hat. Eines bleibt Vertrauenssache: Während der Partie kann, wer den Server betreibt, die Hände sehen.
