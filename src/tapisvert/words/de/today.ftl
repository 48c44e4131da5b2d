# Die Partie des Tages: dieselbe für alle, und der erste Versuch zählt.

today-title = Die Partie des Tages
today-lead = Dieselben Karten für alle, bis Mitternacht Weltzeit. Der erste Versuch zählt; danach übt man, so oft man mag.
today-ends = { $hours ->
    [0] Noch { $minutes } min
   *[other] Noch { $hours } h { $minutes }
  }
today-over = Dieser Tag ist vorbei: Die Karten liegen offen.
today-deals = Die Partien
today-alone = Allein
today-against = { $count ->
    [one] Gegen { $level }
   *[other] Gegen { $count } Programme, { $level }
  }
today-play = Spielen
today-play-on = Weiterspielen
today-practise = Üben
today-see = Partie ansehen
today-won = Gewonnen, { $score } zu { $other }
today-lost = Verloren, { $score } zu { $other }
today-drawn = Unentschieden, { $score } zu { $score }
today-mine = Dein erster Versuch: { $result }
today-late = Dein erster Versuch ging nach Mitternacht zu Ende: Er zählt nicht.
today-begun = Dein erster Versuch hat begonnen.
today-unplayed = Du hast diese Partie nicht gespielt.
today-standings = Die Tafel des Hauses
today-nobody = Noch niemand ist fertig.
today-nobody-then = An diesem Tag hat sie niemand beendet.
today-name = Name
today-result = Ergebnis
today-skill = Spiel, ohne das Glück
today-skill-text = Was die eigenen Entscheidungen gekostet haben, als Anteil an der Partie; im besten Fall 0 %.
today-working = wird berechnet …
today-unknown = –
today-order = Ordnen
today-by-result = nach Ergebnis
today-by-skill = nach Spiel
today-you = du
today-share = Mein Ergebnis zeigen
today-share-text = Von den Karten verrät es nichts.
today-share-send = Teilen
today-share-copy = Text kopieren
today-share-copied = Kopiert
today-share-picture = Bild herunterladen
today-share-alt = Bild des Ergebnisses: { $text }
today-calendar = Mein Kalender
today-calendar-text = Ein Punkt je Partie: gefüllt, wenn sie gewonnen ist.
today-before = Voriger Monat
today-after = Nächster Monat
today-day = { $date }: { $results }
today-day-none = { $date }: nichts gespielt
today-day-won = { $deal }, gewonnen
today-day-played = { $deal }, gespielt
today-luck = Das Glück des Tages
today-luck-text = Das Geheimnis, aus dem alle Karten folgen, wird im Voraus gezogen. Sein Abdruck steht am Tag davor hier, das Geheimnis am Tag danach: Jeder kann es prüfen.
today-commitment = Abdruck
today-secret = Geheimnis
today-secret-later = steht hier, wenn der Tag vorbei ist
today-promised = veröffentlicht seit { $date }
today-promised-late = am selben Tag gezogen: Am Tag davor war das Haus nicht offen
today-tomorrow = Abdruck von morgen
today-opened = Das Geheimnis passt zum Abdruck.
today-broken = Das Geheimnis passt nicht zum Abdruck!
today-kept = Es ist der Abdruck, den dieser Browser vor diesem Tag notiert hat.
today-not-kept = Es ist nicht der Abdruck, den dieser Browser vor diesem Tag notiert hat!
today-verify = Meine Partie { $deal } prüfen
today-yesterday = Gestern
today-back = Zurück zu heute
today-deal = { $game }, { $how }
