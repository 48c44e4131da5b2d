# Die Regelseite von Casino Royal, in unseren Worten. Die Kennungen CAS-… sind die der Regeln.

casino_royal-rules-title = Die Regeln von Casino Royal
casino_royal-rules-lead = Für 2 bis 8. Drei Spiele mit denselben Tafeln: Casino Royal Poker (A), seine Variante (B) und das Bingo (C).

## In einer Minute

casino_royal-rules-minute = In einer Minute
casino_royal-rules-minute-1 = Du hast eine Tafel mit zwanzig Karten und 45 in der Tasche: 20 grüne Chips und 5 gelbe, die je 5 wert sind.
casino_royal-rules-minute-2 = Die Karten eines Stapels werden einzeln aufgedeckt. Steht eine auf deiner Tafel, belegst du sie mit einem grünen Chip: Sie gehört dir, und dein Pokerblatt wächst.
casino_royal-rules-minute-3 = Ab und zu ist Pause. Glaubst du, dass du das beste Blatt hast? Sag „Rien ne va plus!“ (nichts geht mehr). Dann wird verglichen: Das beste Blatt, egal wer gerufen hat, bekommt die Chips von den Tafeln der anderen.
casino_royal-rules-minute-4 = Ruft niemand, heißt es: „Erhöht jemand?“ Jeder kann ein paar Chips mehr auf seine Tafel legen: Die anderen gehen mit oder steigen aus.
casino_royal-rules-minute-5 = In der Variante hast du dazu drei Karten, die nur du siehst, und gesetzt wird in einen Topf. Bluffen ist erlaubt!
casino_royal-rules-minute-6 = Beim Bingo gibt es keine Blätter: Ein Muster wird angesagt, und wer es zuerst belegt hat, ruft „Bingo!“ und bekommt die Chips der anderen.

## Die Überschriften

casino_royal-rules-exactly = Die genauen Regeln
casino_royal-rules-section-material = Das Material
casino_royal-rules-section-hands = Die Pokerblätter (Spiele A und B)
casino_royal-rules-section-poker = A: Casino Royal Poker
casino_royal-rules-section-variant = B: die Variante
casino_royal-rules-section-bingo = C: das Bingo
casino_royal-rules-section-evening = Der Abend
casino_royal-rules-section-examples = Fünf Beispiele
casino_royal-rules-link = Link zur Regel { $rule }

## Die Blätter, vom stärksten zum schwächsten

casino_royal-rules-hands-hand = Blatt
casino_royal-rules-hands-what = Was das ist
casino_royal-rules-hands-straight-flush = Fünf Karten derselben Farbe in einer Reihe. Bis zum Ass heißt er Royal Flush.
casino_royal-rules-hands-four = Vier Karten vom selben Rang.
casino_royal-rules-hands-full = Ein Drilling und ein Paar.
casino_royal-rules-hands-flush = Fünf Karten derselben Farbe.
casino_royal-rules-hands-straight = Fünf Karten in einer Reihe.
casino_royal-rules-hands-three = Drei Karten vom selben Rang.
casino_royal-rules-hands-two-pairs = Zweimal zwei Karten vom selben Rang.
casino_royal-rules-hands-pair = Zwei Karten vom selben Rang.
casino_royal-rules-hands-high = Nichts davon: Die höchste Karte zählt.

## Die Regeln

casino_royal-rules-cas-1 = 8 Tafeln mit je 20 Karten; ein Stapel von 52 Karten; 160 grüne Chips, die Karten belegen und Geld sind; 40 gelbe Chips, je 5 grüne wert.
casino_royal-rules-cas-2 = Eine Tafel hat 4 Reihen mit 5 verschiedenen Karten. Auf den 8 Tafeln steht jede Karte 3-mal, jedes Ass 4-mal. Auf jeder Tafel gibt es genau einen Royal Flush, und alle Tafeln sind gleich gut: Du kannst blind zugreifen.
casino_royal-rules-cas-3 = Gezählt wird in grünen Chips; gelbe sind Wechselgeld, und wechseln kann man immer. Der Bildschirm zeigt das Geld eines jeden in so wenigen Chips wie möglich. Alle Tafeln liegen für alle offen.
casino_royal-rules-cas-4 = Vom stärksten zum schwächsten: Straight Flush, Vierling, Full House, Flush, Straße, Drilling, zwei Paare, Paar; darunter zählen die hohen Karten. Das Ass ist die höchste Karte, oder die niedrigste in 5-4-3-2-Ass. Keine Farbe ist mehr wert als eine andere.
casino_royal-rules-cas-5 = Straight Flush und Straße zählen nach ihrer höchsten Karte; Vierling, Full House (nach seinem Drilling) und Drilling nach dem Rang; Flush nach der höchsten Karte, dann der nächsten und so fort. Zwei Paare nach dem höheren, dann dem anderen; ein Paar nach dem Rang; danach die übrigen der fünf Karten, die höchste zuerst; eine fehlende Karte zählt weniger als eine 2. Gleiche Blätter teilen: Die Gewinner nehmen ihre eigenen Chips zurück und teilen die der Verlierer. Ein Chip, der sich nicht teilen lässt, bleibt für die nächste Runde in der Mitte; nach der letzten gehört er niemandem.
casino_royal-rules-cas-6 = Ein Blatt sind die besten fünf aus allen deinen Karten: den belegten, wo immer sie auf der Tafel stehen, und in der Variante den drei auf der Hand. Weniger als fünf Karten sind, was sie sind: ein Paar, ein Drilling, ein Vierling …
casino_royal-rules-cas-a1 = Alle bekommen 20 grüne Chips, 5 gelbe und eine Tafel. Wer gibt, spielt mit.
casino_royal-rules-cas-a2 = Wer gibt, mischt, lässt abheben und deckt dann eine Karte nach der anderen auf und sagt sie an. Wer sie auf der Tafel hat, belegt sie mit einem eigenen grünen Chip. Ohne Geld belegt man nichts.
casino_royal-rules-cas-a3 = Die Karten kommen schwungweise, so viele, wie die Runde zu Beginn Spieler hat (zu fünft fünf Karten); der letzte Schwung ist der Rest. Zu zweit oder zu dritt sind mindestens fünf Karten besser.
casino_royal-rules-cas-a4 = Nach jedem Schwung die Frage: „Erhöht jemand?“ Zuerst kommt „Rien ne va plus!“ (CAS-A5). Sagt das niemand, spricht einer nach dem anderen, angefangen links von dem, der gibt, und darf einmal erhöhen: um 1 Chip bis zur Hälfte der eigenen belegten Karten (mindestens 1, höchstens 5), auf die eigene Tafel. Alle anderen, auch wer schon erhöht hat, gehen mit ebenso viel mit oder steigen aus: Ihre Chips bleiben auf der Tafel für den Gewinner, sie belegen und rufen nicht mehr. Wer nicht alles zahlen kann, geht mit dem mit, was da ist; Nebentöpfe gibt es hier nicht. Sind alle bis auf einen ausgestiegen, bekommt der alles, ohne Vergleich. Nach dem Erhöhen kommt immer der nächste Schwung. Üblich ist das ab 4 Spielern; zu zweit und zu dritt ist die Frage nur die Pause von CAS-A5.
casino_royal-rules-cas-a5 = In der Pause kann, wer glaubt, das beste Blatt zu haben, „Rien ne va plus!“ sagen. Alle entscheiden zugleich und ungesehen; ein einziger Ruf beendet das Geben. Rufen darf, wer mindestens fünf Karten belegt hat; ein Tisch kann mindestens zwei Paare verlangen oder es allen freistellen. Er kann diese Frage auch nach jeder einzelnen Karte stellen.
casino_royal-rules-cas-a6 = Dann werden die Tafeln verglichen. Das beste Blatt, egal wer gerufen hat, bekommt alle Chips von den Tafeln der anderen und nimmt die eigenen zurück.
casino_royal-rules-cas-a7 = Ist der Stapel zu Ende, wird ohne Ruf verglichen.
casino_royal-rules-cas-a8 = Nach jeder Runde wandern die Tafeln einen Platz nach links, unter denen, die noch im Spiel sind, und der Stapel geht an den Nächsten, der dann gibt.
casino_royal-rules-cas-b1 = Wie CAS-A1. Wer gibt, nennt einen Grundeinsatz von 1 bis 5 grünen Chips; alle zahlen ihn in die Mitte.
casino_royal-rules-cas-b2 = Nach dem Mischen und Abheben bekommen alle 3 Karten, die nur sie selbst sehen.
casino_royal-rules-cas-b3 = Wer links vom Gebenden sitzt, eröffnet mit 1 bis 10 Chips oder schiebt; eröffnet niemand, geht es so weiter. Dann erhöht man reihum (um 1 bis 10), geht mit oder steigt für diese Runde aus, bis alle, die bleiben, gleich viel gezahlt haben. Höchstens drei Erhöhungen. Steigen alle bis auf einen aus, gehört ihm der Topf.
casino_royal-rules-cas-b4 = Der Rest des Stapels wird schwungweise aufgedeckt und angesagt wie in CAS-A3, und wer noch dabei ist, belegt seine Karten. Die Chips sind hier nur Marken: Sie kosten nichts, und man belegt auch ohne Geld.
casino_royal-rules-cas-b5 = In einer Pause kann man „Rien ne va plus, ich setze!“ sagen und 1 bis 10 Chips setzen, wenn man welche hat und mit den dreien auf der Hand mindestens fünf Karten (was CAS-A5 sonst erlaubt, gilt auch hier). Reihum sagt jeder andere „ich passe“ (und steigt aus), „ich gehe mit“ (und zahlt ebenso viel) oder „ich erhöhe“ (und verdoppelt den Betrag). Rufen mehrere in derselben Pause, eröffnet der Erste links vom Gebenden, die anderen antworten, wenn sie an der Reihe sind.
casino_royal-rules-cas-b6 = Passen alle anderen, gewinnt den Topf, wer eröffnet oder zuletzt erhöht hat, und muss nichts zeigen.
casino_royal-rules-cas-b7 = Erhöht niemand, zeigen alle, die noch dabei sind; das beste Blatt aus den drei eigenen und den belegten Karten gewinnt.
casino_royal-rules-cas-b8 = Erhöht jemand, geht es weiter, bis niemand mehr erhöht; sind nur noch zwei da, bis einer passt oder nicht mehr erhöht. Dann wird gezeigt.
casino_royal-rules-cas-b9 = Wer nicht alles zahlen kann, ist mit dem dabei, was da ist, und kann nur ebenso viel von jedem gewinnen: Was darüber ist, kommt in einen Nebentopf für die anderen. Hat von denen, die noch dabei sind, höchstens einer noch Geld, wird der Rest des Stapels aufgedeckt, und alle zeigen.
casino_royal-rules-cas-b10 = Ist der Stapel zu Ende, zeigen alle, die noch dabei sind.
casino_royal-rules-cas-c1 = Die Tafeln werden verteilt; sind wenige da, kann jeder mehrere nehmen, bis zu 4, zusammen höchstens 8. Die grünen Chips werden gleich verteilt; was von 160 übrig ist, bleibt in der Schachtel. Für einen langen Abend: 45 für jeden wie beim Poker.
casino_royal-rules-cas-c2 = Wer gibt (jede Runde ein anderer), sagt das Muster an: eine Spalte nach Wahl, eine Reihe nach Wahl, L (linke Spalte und unterste Reihe), T, H, U, M, N, das Viereck (der ganze Rand) oder die volle Tafel.
casino_royal-rules-cas-c3 = Die Karten werden einzeln aufgedeckt und angesagt. Belegt wird nur, was auf der Tafel und auf dem Muster steht. Bei einer Spalte oder Reihe nach Wahl zählt jede Karte, und die erste volle Spalte oder Reihe gewinnt.
casino_royal-rules-cas-c4 = Wer das Muster zuerst ganz belegt hat, sagt „Bingo!“ und bekommt alle grünen Chips von den Tafeln der anderen. Sind mehrere mit derselben Karte fertig, teilen sie, ein Teil für jeden; die Gewinner nehmen ihre eigenen Chips zurück. Das Spiel sagt es; ein Tisch kann verlangen, dass man es selbst sagt, bevor die nächste Karte kommt. Wird es später gesagt, zählt es dann; sagt es niemand, nehmen alle ihre Chips zurück.
casino_royal-rules-cas-c5 = Das Spiel legt die Chips, oder jeder tut es von Hand: Eine Karte kann belegt werden, bis die nächste angesagt ist, und ein falscher Chip wird abgelehnt. Wer keine Chips mehr hat, belegt mit wertlosen Marken und kann noch gewinnen: Beim Bingo scheidet niemand aus. Die Tafeln wandern wie in CAS-A8.
casino_royal-rules-cas-d1 = Man einigt sich auf eine Zahl von Runden (üblich: Jeder gibt zweimal, ab 6 Spielern einmal) oder spielt, bis einer alles hat, höchstens 100 Runden. In A und B scheidet aus, wer zu Beginn einer Runde kein Geld hat, samt Tafel. Der Reichste gewinnt; bei Gleichstand wird der Sieg geteilt.
casino_royal-rules-cas-d2 = Abheben ist Sache eines Spielers: Wer rechts vom Gebenden sitzt, wählt, wo.
casino_royal-rules-cas-e1 = Anna hat drei 7er, zwei Könige und eine 2 belegt: Full House, 7er über Könige. Paul hat fünf Herzen, Flush, Dame hoch. Gerufen hat Paul, aber Anna bekommt alles (CAS-4, CAS-A6).
casino_royal-rules-cas-e2 = Anna und Paul haben gleiche Blätter. Auf ihren Tafeln liegen 6 und 7 Chips: Die nehmen sie zurück. Bei Lou und Max liegen 5 und 4, also 9 zu teilen: je 4, und der neunte bleibt in der Mitte (CAS-5).
casino_royal-rules-cas-e3 = Max gibt. Anna hat sechs Karten belegt und erhöht um 3, mehr darf sie nicht. Paul geht mit, 3 Chips. Lou mit vier Karten erhöht um 2 und legt 5. Max steigt aus; Anna und Paul gehen um weitere 2 mit (CAS-A4).
casino_royal-rules-cas-e4 = Bleiben kostet 12 Chips. Anna und Lou zahlen; Paul hat nur 5 und setzt alles. Im Haupttopf liegen 3-mal 5 Chips, also 15: Den kann Paul gewinnen. Die anderen 14 sind ein Nebentopf für Anna und Lou (CAS-B9).
casino_royal-rules-cas-e5 = Das Muster ist das T. Die Pik-3 macht zugleich das von Anna und das von Paul voll: Bingo für beide! Auf den anderen Tafeln liegen 11 Chips: je 5, und der elfte bleibt in der Mitte (CAS-C4, CAS-5).

## Die Bilder, für alle, die sie nicht sehen

casino_royal-rules-board-covered = Eine Tafel mit vier Reihen zu fünf Karten; drei 7er und zwei Könige sind mit grünen Chips belegt.
casino_royal-rules-board-stop = Eine Tafel, auf der fünf Herzen belegt sind, von der 5 bis zur Dame.
casino_royal-rules-board-L = Das L: die ganze linke Spalte und die ganze unterste Reihe.
casino_royal-rules-board-T = Das T: die ganze oberste Reihe und die mittlere Spalte.
casino_royal-rules-board-H = Das H: linke und rechte Spalte, dazu die zweite Reihe, die sie verbindet.
casino_royal-rules-board-U = Das U: linke und rechte Spalte und die unterste Reihe.
casino_royal-rules-board-M = Das M: linke und rechte Spalte, dazwischen eine Spitze nach unten.
casino_royal-rules-board-N = Das N: linke und rechte Spalte, dazwischen eine Schräge abwärts.
casino_royal-rules-board-square = Das Viereck: der ganze Rand der Tafel.
casino_royal-rules-board-e1 = Annas Tafel: Drei 7er, zwei Könige und eine 2 sind belegt.
casino_royal-rules-board-e5 = Annas Tafel: Die acht Karten des T sind belegt, zuletzt die Pik-3.
