# Die Regelseite von Cartino, in unseren Worten. Die Kennungen CAR-… sind die der Regeln.

cartino-rules-title = Die Regeln von Cartino
cartino-rules-lead = Für 2 bis 4 Spieler. Steine wie ein Kartenspiel, und ein Brett, auf dem jeder seinen Platz hat.

## In einer Minute

cartino-rules-minute = In einer Minute
cartino-rules-minute-1 = Du hast fünf Steine, die nur du siehst. Jeder hat sein Feld auf dem Brett, und jedes Feld hat zwei Hälften: oben und unten.
cartino-rules-minute-2 = Wenn du dran bist, leg einen oder mehrere Steine einer Farbe. Jeder bringt so viel, wie die wert sind, die er berührt: Ass 5, König 4, Dame 3, Bube 2, alle anderen 1.
cartino-rules-minute-3 = Die Reihenfolge zählt: erst das Ass, dann daneben der König, und der König bringt 5. Fünf Steine in einem Zug: 10 Punkte mehr!
cartino-rules-minute-4 = Der Joker liegt für jeden beliebigen Stein. Hast du den echten, tausch ihn gegen den Joker.
cartino-rules-minute-5 = Zieh so viele Steine nach, wie du gelegt hast. Ist der Beutel leer und hat jemand alles gelegt, gewinnen die meisten Punkte!

## Die Überschriften

cartino-rules-exactly = Die Regeln ganz genau
cartino-rules-section-board = Brett und Steine
cartino-rules-section-values = Was die Steine wert sind
cartino-rules-section-start = Bevor es losgeht
cartino-rules-section-turn = Ein Zug
cartino-rules-section-score = Die Punkte
cartino-rules-section-end = Das Ende
cartino-rules-section-examples = Sechs Beispiele
cartino-rules-section-sheets = Zwei Regeln für ein Spiel
cartino-rules-link = Link zur Regel { $rule }

## Die zwei Regeln

cartino-rules-sheets = Das Spiel wurde mit zwei Regeln verkauft, einer französischen und einer deutschen. Sie unterscheiden sich in drei Punkten; an jedem Tisch kann man die eine oder die andere nehmen, oder sie mischen.
cartino-rules-point = Punkt
cartino-rules-french = Französische Regel
cartino-rules-german = Deutsche Regel
cartino-rules-point-edition = Brett (CAR-1)
cartino-rules-point-queen = Dame (CAR-6)
cartino-rules-point-joker = Getauschter Joker (CAR-15)
cartino-rules-french-edition = 32 Felder, 66 Steine
cartino-rules-french-queen = 3 Punkte
cartino-rules-french-joker = scheidet aus
cartino-rules-german-edition = 52 Felder, 106 Steine
cartino-rules-german-queen = 5 Punkte
cartino-rules-german-joker = geht an den, der ihn tauscht

## Die Regeln

cartino-rules-car-1 = Ein Feld für jede Karte des Spiels: 32 Felder, von der 7 bis zum Ass in vier Farben, oder 52, von der 2 bis zum Ass. Zwei Steine von jeder Karte, dazu 2 Joker.
cartino-rules-car-2 = Jedes Feld hat eine obere und eine untere Hälfte; auf jede passt ein Stein.
cartino-rules-car-3 = Das Brett mit 32 Feldern: Jede Farbe hat eine Ecke, und die hohen Karten treffen sich in der Mitte.
cartino-rules-car-4 = Das Brett mit 52 Feldern: eine Farbe je Reihe, von der 2 links bis zum Ass rechts.
cartino-rules-car-5 = Zwei Steine berühren sich, wenn ihre Hälften eine Seite gemeinsam haben: links und rechts auf gleicher Höhe, darüber und darunter. Auch die andere Hälfte desselben Feldes zählt. Auf die Farbe kommt es nicht an. Ein Stein berührt also höchstens vier andere.
cartino-rules-car-6 = Ass 5, König 4, Dame 3 (in der deutschen Regel 5), Bube 2, alle anderen 1.
cartino-rules-car-7 = Der Joker steht für jeden beliebigen Stein. Auf dem Brett ist er der Stein seines Feldes: Wer ihn berührt, bekommt dessen Wert.
cartino-rules-car-8 = Alle Steine und die Joker kommen in den Beutel. Jeder zieht fünf und verbirgt sie vor den anderen.
cartino-rules-car-9 = Wer den niedrigsten Stein in der niedrigsten Farbe hat, fängt an. Von niedrig nach hoch: Karo, Herz, Pik, Kreuz; in einer Farbe von der 7 (oder der 2) bis zum Ass. Bei Gleichstand vergleicht man die nächsten Steine; Joker zählen als die höchsten. Danach geht es im Uhrzeigersinn.
cartino-rules-car-10 = In einem Zug legt man nur Steine einer einzigen Farbe, und mindestens einen. Ein Joker wird als Stein dieser Farbe gelegt. Zwei Joker dürfen sich ein Feld teilen.
cartino-rules-car-11 = Ein Stein kommt auf sein eigenes Feld, auf die obere oder die untere Hälfte, wenn sie frei ist. Was liegt, bleibt liegen. Solange der Zug nicht beendet ist, darf man zurücknehmen, was man eben gelegt hat.
cartino-rules-car-12 = Ein Stein, der nichts berührt, bringt nichts, aber legen darf man ihn. Ein Tisch kann vereinbaren, dass der erste Stein eines Zuges einen anderen berühren muss, wenn einer vom Bänkchen es kann; ein Tausch gilt, wenn er etwas berührt, und die weiteren Steine sind frei.
cartino-rules-car-13 = Die Steine werden einer nach dem anderen gelegt, in beliebiger Reihenfolge. Jeder bringt in dem Augenblick, in dem er gelegt wird, die Werte der Steine, die er berührt, auch derer aus demselben Zug; nie seinen eigenen.
cartino-rules-car-14 = Fünf Steine einer Farbe in einem Zug: 10 Punkte mehr. Joker, die in dieser Farbe liegen, zählen mit.
cartino-rules-car-15 = Wer dran ist, darf einen Joker auf dem Brett gegen den Stein tauschen, für den er liegt, wenn man die Farbe dieses Steins legt und der Joker schon zu Beginn des Zuges da lag. Der Tausch zählt und bringt Punkte wie jeder gelegte Stein. Der Joker scheidet aus. In der deutschen Regel geht er an den, der ihn getauscht hat, und darf ab dem nächsten Zug gelegt werden; war aber der Beutel zu Beginn des Zuges leer, scheidet er aus.
cartino-rules-car-16 = Nach dem Zug zieht man so viele Steine nach, wie man gelegt hat, solange der Beutel reicht. Ein durch Tausch gewonnener Joker zählt zu den fünf auf dem Bänkchen.
cartino-rules-car-17 = Wer nur Joker hat und keine freie Hälfte mehr findet, passt. Kann niemand mehr legen, ist das Spiel zu Ende, ohne die Prämie aus CAR-20.
cartino-rules-car-18 = Der Zählstein läuft auf einer Leiste mit 20 Feldern. Wer über 20 kommt, nimmt einen Chip zu 20 und fängt wieder bei 1 an. Am Ende kann eine Summe unter null liegen.
cartino-rules-car-19 = Die Punkte aller sind jederzeit zu sehen.
cartino-rules-car-20 = Hat jemand alle Steine gelegt und ist der Beutel leer, ist das Spiel sofort zu Ende: Wer fertig ist, bekommt 10 Punkte.
cartino-rules-car-21 = Steine, die auf einem Bänkchen übrig sind, kosten ihren Wert; ein Joker kostet 6.
cartino-rules-car-22 = Die höchste Summe gewinnt. Bei Gleichstand teilt man sich den Sieg.
cartino-rules-car-e1 = Der Pik-König, wo er nichts berührt: 0.
cartino-rules-car-e2 = Die Felder sind Nachbarn, aber die Steine liegen auf verschiedener Höhe: Sie berühren sich nicht, 0.
cartino-rules-car-e3 = Der König an der Pik-8: 1.
cartino-rules-car-e4 = Die 8 am König: 4.
cartino-rules-car-e5 = Ein König zwischen Ass, Dame und zwei Königen, seinem Zwilling im selben Feld und dem gegenüber: 5 + 4 + 4 + 3 = 16.
cartino-rules-car-e6 = Ass, König und Dame einer Farbe in einem Zug, nebeneinander: 0, dann 5, dann 4, also 9.

## Die Bilder, für alle, die sie nicht sehen

cartino-rules-board-32 = Das Brett mit 32 Feldern, leer. Oben links Kreuz, oben rechts Pik, unten links Karo, unten rechts Herz. Die Zehnen liegen in den vier Ecken, die Asse in der Mitte.
cartino-rules-board-52 = Das Brett mit 52 Feldern, leer. Vier Reihen von der 2 bis zum Ass: Kreuz, Pik, Herz, Karo.
cartino-rules-board-touch = Der Pik-König wurde eben neben das Ass und an die 8 gelegt: Er bringt 5 und 1, also 6.
cartino-rules-board-order = Ass, König und Dame in Pik nebeneinander; der König hat 5 gebracht, die Dame 4.
cartino-rules-board-joker = Ein Joker auf dem Feld des Herz-Königs, neben dem Herz-Ass. Der echte König darf an seine Stelle und bringt dann 5.
cartino-rules-board-e1 = Der Pik-König allein auf dem Brett.
cartino-rules-board-e2 = Der Pik-König oben auf seinem Feld; die Pik-Dame daneben unten auf ihrem.
cartino-rules-board-e3 = Der Pik-König oben auf seinem Feld, gleich unter der Pik-8.
cartino-rules-board-e4 = Die Pik-8 unten auf ihrem Feld, gleich über dem Pik-König.
cartino-rules-board-e5 = Der Pik-König unten auf seinem Feld, zwischen Pik-Ass und Pik-Dame, unter seinem Zwilling und über dem Herz-König.
cartino-rules-board-e6 = Ass, König und Dame in Pik nebeneinander, oben auf ihren Feldern.
