# Ein neuer Tisch

new-title = Einen Tisch decken
new-game = Das Spiel
new-how = Wie gespielt wird
new-presets = Fertige Regelsätze
new-more = Einzelheiten einstellen
new-who = Wer mitspielt
new-with = Mit wem
new-with-program = Gegen Programme
new-with-open = Mit Freunden, jeder an seinem Bildschirm
new-with-here = Alle an diesem Bildschirm
new-house = Hausbrauch
new-seat-me = Ich
new-seat-open = Jemand anderswo
new-seat-here = Jemand an diesem Bildschirm
new-seat-program = Ein Programm
new-seat-kind = Platz { $number }: wer spielt
new-seat-level = Platz { $number }: Stärke des Programms
new-seat-name = Platz { $number }: Name
new-seat-name-example = Vorname
new-public = Offen für alle
new-public-text = Der Tisch steht auf der Startseite; sonst kommt man über den Link.
new-onlookers = Zuschauer willkommen
new-onlookers-text = Wer den Link hat, darf zusehen, ohne verdeckte Karten zu sehen.
new-chat = Es wird geplaudert
new-chat-text = Fertige Sätze und freie Nachrichten.
new-takeover = Ein Programm springt für Abwesende ein
new-takeover-text = Wer zurückkommt, spielt selbst weiter.
new-hints = Tipps
new-hints-text = Wer dran ist, darf fragen, was jetzt am meisten bringt, und warum.
new-rated = Gewertete Partie
new-rated-text = Sie zählt für die Rangliste: ohne Tipps, jeder am eigenen Bildschirm.
new-clock = Zeit je Zug
new-clock-value = { $seconds ->
    [0] Unbegrenzt
    [15] 15 Sekunden
    [30] 30 Sekunden
    [60] 1 Minute
    [120] 2 Minuten
   *[other] 5 Minuten
}
new-create = Tisch eröffnen
new-start = Partie beginnen
