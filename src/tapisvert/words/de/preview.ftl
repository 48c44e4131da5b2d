# Was ein geteilter Link über sich sagt, bevor man ihn öffnet.

preview-home = Brettspiele für die ganze Familie: gegen ein Programm, an einem Bildschirm oder mit Freunden.
preview-table = { $free ->
    [0] Ein Tisch mit { $game }, an dem schon gespielt wird.
    [one] Ein Tisch mit { $game } wartet auf dich: Ein Platz ist frei.
   *[other] Ein Tisch mit { $game } wartet auf dich: { $free } Plätze sind frei.
}
preview-replay = Eine Partie { $game }: { $names }.
preview-replay-won = Eine Partie { $game }: { $names }. Gewonnen: { $winners }.
preview-replay-drawn = Eine Partie { $game }: { $names }. Niemand hat gewonnen.
preview-learn = { $game } in kleinen Szenen lernen, an einem richtigen Tisch.
preview-rules = Die Regeln von { $game }.
preview-puzzles = { $game }: Finde den einzigen guten Zug.
