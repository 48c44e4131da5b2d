## Der große Bildschirm mitten im Zimmer, und die Handys darum herum

screen-button = Großer Bildschirm
screen-button-text = Das Brett auf dem Fernseher, die eigene Hand auf dem Handy.
screen-open = Auf dem großen Bildschirm spielen
screen-out = Großen Bildschirm schließen
screen-full = Vollbild
screen-window = Vollbild beenden
screen-join = Setzt euch!
screen-join-text = Richte dein Handy auf diesen Code, sag deinen Namen und setz dich.
screen-typed = Oder öffne { $address } und tippe diesen Code:
screen-again = Ein Handy kommt zurück? Es nimmt diesen Code.
screen-captions = Was geschieht
screen-free = { $free ->
    [one] Noch ein Platz ist frei.
   *[other] Noch { $free } Plätze sind frei.
}
screen-ready = Alle sind da.
screen-start-by = { $name } gibt das Startzeichen.
screen-shut = An diesem Tisch darf niemand zusehen: Öffne den großen Bildschirm mit dem Gerät von jemandem, der mitspielt.

## Die Hand allein, auf einem Handy

hand-only = Nur die Hand
hand-whole = Der ganze Tisch
hand-look-up = Schau auf den großen Bildschirm.

## Ein Platz geht an ein anderes Handy

handing-button = Platz übergeben
handing-title = Einen Platz übergeben
handing-text = Ein Handy ist verloren oder leer? Ein anderes nimmt seinen Platz ein, mit derselben Hand. Der ganze Tisch sieht es.
handing-choose = Der Platz von { $name }
handing-scan = Richte das Handy, das den Platz von { $name } übernimmt, auf diesen Code.
handing-code = Ohne Kamera: Öffne { $address } und tippe
handing-until = Der Code gilt einmal, und zehn Minuten lang.
handing-close = Schließen
handing-take = Diesen Platz nehmen
handing-take-title = Ein Platz wird dir übergeben
handing-take-text = Du spielst für jemand anderen weiter, mit dessen Hand. Der ganze Tisch wird es sehen.
handing-take-code = Der Code, den der Gastgeber dir zeigt
handing-lost = Der Gastgeber hat deinen Platz einem anderen Handy übergeben. Du siehst jetzt zu.
handing-lost-done = In Ordnung
