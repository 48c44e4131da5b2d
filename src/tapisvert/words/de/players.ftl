# Die Spieler eines Hauses und wie stark sie sind; Gruppen, ihre Karten und ihre Tische.

players-title = Spieler
players-lead = Wer wie spielt, Tisch für Tisch. Nur gewertete Partien zählen.
players-none = Noch hat niemand eine gewertete Partie gespielt. Wähle „Gewertete Partie“, wenn du einen Tisch eröffnest.
players-game = Spiel
players-kind = Tisch
players-kind-sides = { $sides ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu { $sides }
}
players-kind-teams = { $sides } Teams zu { $team }
players-place = Platz
players-name = Name
players-points = Punkte
players-matches = Partien
players-won = Gewonnen
players-margin = ± { $margin }
players-you = du
players-provisional = vorläufig
players-provisional-text = Noch zu wenige Partien, um sicher zu sein: der Platz kommt noch.
players-program = Programm
players-programs = Programme zeigen
players-what = Was diese Zahl sagt
players-what-1 = Am Tisch zu zweit stehen bei 400 Punkten mehr die Chancen zehn zu eins. 1500 ist etwa die Stärke des Programms Stammgast: die Programme bleiben, wo sie gemessen wurden, als sie gegeneinander spielten, und alle messen sich an ihnen.
players-what-2 = „± 90“ heißt, dass die wirkliche Stärke zweimal von dreien weniger als 90 Punkte entfernt ist. Solange diese Zahl groß ist, ist die Wertung vorläufig; etwa fünfzehn Partien genügen.
players-what-3 = Es zählen nur Partien an Tischen, die vorher als gewertet angesagt sind: ohne Tipps, ohne ein Programm, das einspringt, jeder am eigenen Bildschirm. Wer gewinnt, ist Erster, alle anderen sind Zweite; der Spielstand zählt nicht. Die Rechnung (Plackett-Luce) ist veröffentlicht, und der Gastgeber kann alles aus den Protokollen nachrechnen: tapis ratings recompute.
players-mine = Deine Wertungen
players-mine-none = Hier erscheinen deine gewerteten Partien.
players-all = Alle Spieler
players-moved = Wertung
players-moved-to = { $before } → { $after }
players-moved-why-alone = Diese Partie zählt nicht: es gab nur eine Seite.
players-moved-why-screen = Diese Partie zählt nicht: mehrere spielten an einem Bildschirm.
players-moved-why-stand-in = Diese Partie zählt nicht: ein Programm ist für jemanden eingesprungen.
players-moved-why-continued = Diese Partie zählt nicht: sie setzte eine andere fort.
players-moved-why-no-anchor = Diese Partie zählt nicht: wie stark das Programm hier ist, wurde nicht gemessen.
players-moved-why-no-people = Diese Partie zählt nicht: es spielte niemand mit.
players-moved-why-unreadable = Diese Partie zählt nicht: ihr Protokoll lässt sich nicht mehr lesen.
refusal-players-off = Der Gastgeber dieses Hauses zeigt keine Rangliste.
refusal-not-rated = Diese Partie war nicht gewertet.
refusal-unknown-group = Diese Gruppe gibt es nicht, oder du bist nicht darin.
refusal-unknown-card = Eine Karte mit dieser Nummer gibt es nicht.
refusal-too-many-cards = Eine Gruppe hat höchstens { $most } Karten.
refusal-too-many-groups = Du hast schon { $most } Gruppen: beende zuerst eine.

group-new-title = Eine Gruppe
group-new-lead = Für eine Klasse, eine Spielothek, einen Verein: ein Blatt mit Karten, und jedes Telefon, das eine davon fotografiert, wird ein Spieler der Gruppe. Ohne Konto und ohne Adresse.
group-mine = Deine Gruppen
group-make = Eine Gruppe machen
group-name = Name der Gruppe
group-names = Die Namen, einer pro Zeile
group-names-text = Ein Vorname oder ein Spitzname genügt; jeder bekommt eine Karte.
group-or-count = Oder eine Anzahl Karten
group-number-names = Spieler { $number }
group-fill = Nummerieren
group-chat = Gespräch an den Tischen
group-chat-off = Keines
group-chat-phrases = Fertige Sätze
group-chat-on = Frei
group-opens = Wer Tische eröffnet
group-opens-host = Nur du
group-opens-everybody = Die ganze Gruppe
group-create = Karten machen
group-cards-title = Karten zum Drucken
group-cards-once = Druck sie jetzt: ihre Codes sind nirgends gespeichert. Eine verlorene Karte lässt sich neu machen.
group-cards-print = Drucken
group-cards-done = Zur Gruppe
group-card-how = Fotografier das Quadrat, oder tipp den Code ein unter { $address }
group-card-picture = Code zum Fotografieren, Karte { $number }
group-members = Karten
group-member-used = in Gebrauch
group-member-unused = noch nicht benutzt
group-member-revoked = eingezogen
group-revoke = Einziehen
group-revoke-of = Die Karte von { $name } einziehen
group-again = Neu machen
group-again-of = Die Karte von { $name } neu machen
group-again-all = Alle Karten neu machen
group-more = Mehr Karten
group-add = Hinzufügen
group-tables = Tische
group-tables-none = Im Moment kein Tisch.
group-open = Einen Tisch eröffnen
group-join = Zum Tisch
group-free = { $free ->
    [one] { $free } freier Platz
   *[other] { $free } freie Plätze
}
group-phase-open = Wartet
group-phase-playing = Wird gespielt
group-phase-over = Beendet
group-rated = gewertet
group-day = Partien des Tages
group-day-none = Aus der Gruppe hat diese noch niemand gespielt.
group-day-play = Spielen
group-ratings = Rangliste der Gruppe
group-ratings-none = Noch keine gewertete Partie.
group-settings = Einstellungen
group-host-only = Der Gastgeber eröffnet die Tische.
group-end = Die Gruppe beenden
group-end-text = Alle Karten werden eingezogen, die Tische geschlossen, und alles, was einen Namen der Gruppe trägt, wird gelöscht. Nichts holt es zurück.
group-end-title = „{ $name }“ beenden und alle vergessen?
group-end-yes = Beenden und alles vergessen
group-end-no = Die Gruppe behalten
group-ended = Die Gruppe ist beendet: { $count ->
    [one] { $count } Person ist vergessen.
   *[other] { $count } Personen sind vergessen.
}
group-you = Du bist { $name }, in dieser Gruppe.
