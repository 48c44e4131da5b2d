# Was an einem Tisch gesagt wird: vor der Partie, unter den Spielern, und um noch einmal zu spielen.

wait-rated = Gewerteter Tisch: jede Partie zählt für die Rangliste.
wait-title = Der Tisch ist gedeckt
wait-again = Es wird neu gemischt …
wait-again-text = Es geht von selbst weiter, sobald alle da sind.
wait-invited = { $name } wartet auf dich
wait-invited-text = Sag deinen Namen und setz dich.
wait-ready = Alle sind da
wait-text = Schick den Link, oder sag den Code an:
wait-qr = Oder richte ein Handy auf diesen QR-Code:
wait-qr-picture = QR-Code des Tischs
wait-alone = Diese Adresse gilt nur auf diesem Computer. Um vom Handy mitzuspielen, muss der Server mit „--host 0.0.0.0“ laufen und die Seite unter der Netzadresse des Computers geöffnet sein.
wait-link = Link zum Tisch
wait-share = Teilen
wait-share-text = An meinem Tisch ist ein Platz für dich frei.
wait-seats = Am Tisch
wait-free = Freier Platz
wait-free-seat = Platz freigeben
wait-free-seat-of = Den Platz von { $name } freigeben
wait-sit = Hinsetzen
wait-sit-at = Auf Platz { $number } setzen
wait-program = Programm hinsetzen
wait-program-at = Ein Programm auf Platz { $number }
wait-start = Partie beginnen
wait-missing = { $free ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $free } Personen.
}
wait-for-host = { $name } gibt das Startzeichen.
chat-title = Tischgespräch
chat-none = Noch hat niemand etwas gesagt.
chat-looks-on = (sieht zu)
chat-hidden = ausgeblendet
chat-hide = Ausblenden
chat-show = Wieder zeigen
chat-mute = Stumm schalten
chat-unmute = Reden lassen
chat-send-away = Wegschicken
chat-text = Deine Nachricht
chat-send = Sagen
again-asked = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
}
again-agree = Einverstanden
again-decline = Nein danke
again-waiting = { $count ->
    [one] Du hast eine Revanche vorgeschlagen. { $names } hat noch nicht geantwortet.
   *[other] Du hast eine Revanche vorgeschlagen. { $names } haben noch nicht geantwortet.
}
again-declined = { $count ->
    [one] { $names } hört lieber auf.
   *[other] { $names } hören lieber auf.
}
again-without = Ohne { $name } spielen
again-withdraw = Doch nicht
again-dealing = Revanche! Es wird gemischt…
