# Turniere: eröffnen, sich anmelden, Runde für Runde spielen, und die Rangliste.

tournament-title = Turnier
tournament-new = Turnier eröffnen
tournament-new-text = Für einen Abend, eine Ludothek, einen Verein: Alle melden sich mit dem Handy an, die Tische öffnen sich von selbst, die Rangliste führt sich allein.
tournament-name-label = Name des Turniers
tournament-name-usual = Turnier bei { $name }
tournament-what = Was wird gespielt?
tournament-how = Wie wird gespielt?
tournament-format = Form
tournament-format-swiss = Schweizer System
tournament-format-swiss-text = Alle spielen in jeder Runde, gegen Gegner mit etwa gleich vielen Punkten.
tournament-format-robin = Jeder gegen jeden
tournament-format-robin-text = Jeder trifft jeden, oder so viele, wie die Runden erlauben.
tournament-format-knockout = K.-o.-System
tournament-format-knockout-text = Die bessere Hälfte jedes Tisches kommt weiter.
tournament-format-open = So oft man will
tournament-format-open-text = In der gegebenen Zeit spielt man so viele Partien, wie man will; wer wartet, bekommt einen Tisch.
tournament-rounds = Anzahl Runden
tournament-rounds-value = { $count ->
    [0] je nach Zahl der Angemeldeten
    [one] { $count } Runde
   *[other] { $count } Runden
  }
tournament-minutes = Dauer
tournament-minutes-value = { $minutes } Minuten
tournament-fill = Programme füllen die Tische auf
tournament-fill-text = Sonst gibt es kleinere Tische, oder jemand hat spielfrei.
tournament-duplicate = Gleiche Karten für alle (Duplicate)
tournament-duplicate-text = In jeder Runde haben alle Tische dasselbe Glück, und verglichen wird mit denen, die anderswo am selben Platz sassen: So zählt Glück weniger. Die Punkte kommen, wenn der letzte Tisch fertig ist.
tournament-level = Stärke der Programme
tournament-open = Anmeldung öffnen
tournament-enter = Anmelden
tournament-enter-text = Diesen Code scannen oder die Adresse eintippen.
tournament-enter-late = Ins Turnier einsteigen
tournament-team-with = Mit { $name } spielen
tournament-team-alone = Ein neues Team bilden
tournament-entered = Du bist angemeldet.
tournament-entrants = { $count ->
    [0] Noch niemand ist angemeldet
    [one] { $count } angemeldet
   *[other] { $count } angemeldet
  }
tournament-names = Mit Namen anmelden
tournament-names-text = Ein Name pro Zeile. Jeder bekommt eine Karte, die er mit dem Handy scannt.
tournament-names-add = Anmelden und Karten machen
tournament-cards = Die Karten
tournament-cards-text = Jede Karte macht ein Handy zu dieser Person. Sie lässt sich später nicht mehr lesen, nur durch eine neue ersetzen.
tournament-card = Karte von { $name }
tournament-card-again = Neue Karte für { $name }
tournament-print = Drucken
tournament-start = { $number ->
    [1] Erste Runde beginnen
   *[other] Runde { $number } beginnen
  }
tournament-start-open = Beginnen
tournament-running = Runde { $number } läuft: { $over } von { $tables } Tischen sind fertig.
tournament-round-over = Runde { $number } ist fertig.
tournament-over = Das Turnier ist zu Ende.
tournament-left = Noch { $minutes } Min.
tournament-last = Die Zeit ist um: Die letzten Partien werden zu Ende gespielt.
tournament-of-rounds = Runde { $number } von { $rounds }
tournament-my-table = Zu meinem Tisch
tournament-my-bye = Du hast in dieser Runde spielfrei: Das zählt wie ein Sieg.
tournament-my-wait = Die nächste Runde beginnt bald; hier erscheint dein Tisch.
tournament-my-out = Du spielst in diesem Turnier nicht mehr mit.
tournament-my-stand-in = Ein Programm spielt für dich.
tournament-wait = Ich will spielen
tournament-wait-not = Nicht mehr warten
tournament-waiting = Du wartest auf einen Tisch.
tournament-pairings = Die Tische
tournament-table-number = Tisch { $number }
tournament-phase-open = man setzt sich
tournament-phase-playing = läuft
tournament-phase-over = fertig
tournament-ruled = vom Gastgeber entschieden
tournament-watch = Zuschauen
tournament-see = Nochmals ansehen
tournament-standings = Rangliste
tournament-place = Rang
tournament-name = Spieler
tournament-points = Punkte
tournament-met = Gegner
tournament-won = Siege
tournament-played = Partien
tournament-byes = Spielfrei
tournament-round = Runde
tournament-table = Tisch
tournament-bye = Spielfrei
tournament-program = Programm
tournament-you = du
tournament-ties = Eine Partie bringt einen Punkt, wenn man alle schlägt, sonst den Anteil der anderen, die man geschlagen hat; ein Unentschieden zählt halb. Bei gleichen Punkten liegt vorn, wer stärkere Gegner hatte (das Mittel ihrer Punkte), dann wer mehr Partien gewonnen hat; sonst wird der Rang geteilt. Spielfrei zählt wie ein Sieg.
tournament-ties-knockout = Vorn liegt, wer weiter gekommen ist; dann zählen die Punkte, die Stärke der Gegner und die Siege.
tournament-ties-title = Was bei Gleichstand zählt
tournament-ties-duplicate = Duplicate: Dein Ergebnis (welchen Teil der anderen an deinem Tisch du schlägst, dann dein Vorsprung) wird mit dem desselben Platzes an den anderen Tischen verglichen. Ein Punkt, wenn du alle schlägst, halb zählt ein Gleichstand, sonst der Teil, den du schlägst.
tournament-dealing = Runde { $number } beginnt: Die Handys mischen gemeinsam.
tournament-points-later = Die Punkte dieser Runde stehen hier, wenn ihr letzter Tisch fertig ist.
tournament-wrong-commitment = Achtung: Der Server hatte für diese Runde einen anderen Abdruck gezeigt. Dein Anteil am Zufall bleibt zu.
tournament-wrong-salt = Achtung: Der Server hat den Anteil am Zufall nicht genommen, den dein Handy für diese Runde gegeben hat.
tournament-out = ausgestiegen
tournament-stand-in = ein Programm spielt
tournament-leave = Turnier verlassen
tournament-host = Für den Gastgeber
tournament-short-card = Neue Karte
tournament-short-stand-in = Ein Programm spielen lassen
tournament-short-out = Herausnehmen
tournament-short-back = Zurückholen
tournament-host-out = Herausnehmen: { $name }
tournament-host-stand-in = Ein Programm spielen lassen für { $name }
tournament-host-back = Zurückholen: { $name }
tournament-begin = Ohne die Abwesenden beginnen
tournament-begin-text = Ein Programm spielt für sie, bis sie kommen.
tournament-rule = Ergebnis eintragen
tournament-rule-text = Der Rang von jedem an diesem Tisch; bei Gleichstand derselbe.
tournament-rule-place = Rang von { $name }
tournament-rule-save = Speichern
tournament-cancel = Abbrechen
tournament-end = Turnier hier beenden
tournament-end-sure = Was nicht fertig ist, zählt nicht. Trotzdem beenden?
tournament-csv = Ergebnisse (CSV)
tournament-records = Alle Partien (zum Nachprüfen)
tournament-screen = Grosser Bildschirm
tournament-screen-off = Normaler Bildschirm
tournament-by = Gastgeber: { $name }
tournament-games-of = { $count ->
    [2] { $game }, zu zweit
   *[other] { $game }, { $count } an einem Tisch
  }
tournament-teams-of = { $game }, in Teams zu { $count }

refusal-already-entered = Du bist schon angemeldet.
refusal-no-teams = Mit diesen Regeln geht kein Turnier: An einem Tisch braucht es mindestens zwei gleich grosse Seiten.
refusal-not-entered = Diese Person ist nicht angemeldet.
refusal-no-duplicate = Duplicate geht in Schweizer Runden und bei „Alle gegen alle“.
refusal-round-running = Die Runde ist noch nicht fertig.
refusal-round-started = Runde { $number } hat schon begonnen.
refusal-team-full = Dieses Team ist vollzählig.
refusal-too-few = Es sind zu wenige: Für eine Runde braucht es mindestens { $needed } Angemeldete.
refusal-too-late = Das ist zu spät: Es hat schon begonnen, oder die Zeit ist um.
refusal-too-many-entrants = Das Turnier ist voll: { $most } sind angemeldet.
refusal-tournament-over = Das Turnier ist zu Ende.
refusal-unknown-tournament = Dieses Turnier gibt es nicht: Prüfe den Code.
