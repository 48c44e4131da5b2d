### table: was am Tisch gesagt wird

# Cartino: alles, was das Spiel sagt. Die Angaben `suit` sind die Buchstaben C, D, H, S, die Angaben `rank` die aus cards.ftl.

cartino-name = Cartino
cartino-about = Jeder Stein hat sein Feld: Leg ihn an die starken. Für 2 bis 4.

## Die Steine

stone-2C = { suit-C }-{ rank-2 }
stone-3C = { suit-C }-{ rank-3 }
stone-4C = { suit-C }-{ rank-4 }
stone-5C = { suit-C }-{ rank-5 }
stone-6C = { suit-C }-{ rank-6 }
stone-7C = { suit-C }-{ rank-7 }
stone-8C = { suit-C }-{ rank-8 }
stone-9C = { suit-C }-{ rank-9 }
stone-10C = { suit-C }-{ rank-10 }
stone-JC = { suit-C }-{ rank-J }
stone-QC = { suit-C }-{ rank-Q }
stone-KC = { suit-C }-{ rank-K }
stone-AC = { suit-C }-{ rank-A }
stone-2D = { suit-D }-{ rank-2 }
stone-3D = { suit-D }-{ rank-3 }
stone-4D = { suit-D }-{ rank-4 }
stone-5D = { suit-D }-{ rank-5 }
stone-6D = { suit-D }-{ rank-6 }
stone-7D = { suit-D }-{ rank-7 }
stone-8D = { suit-D }-{ rank-8 }
stone-9D = { suit-D }-{ rank-9 }
stone-10D = { suit-D }-{ rank-10 }
stone-JD = { suit-D }-{ rank-J }
stone-QD = { suit-D }-{ rank-Q }
stone-KD = { suit-D }-{ rank-K }
stone-AD = { suit-D }-{ rank-A }
stone-2H = { suit-H }-{ rank-2 }
stone-3H = { suit-H }-{ rank-3 }
stone-4H = { suit-H }-{ rank-4 }
stone-5H = { suit-H }-{ rank-5 }
stone-6H = { suit-H }-{ rank-6 }
stone-7H = { suit-H }-{ rank-7 }
stone-8H = { suit-H }-{ rank-8 }
stone-9H = { suit-H }-{ rank-9 }
stone-10H = { suit-H }-{ rank-10 }
stone-JH = { suit-H }-{ rank-J }
stone-QH = { suit-H }-{ rank-Q }
stone-KH = { suit-H }-{ rank-K }
stone-AH = { suit-H }-{ rank-A }
stone-2S = { suit-S }-{ rank-2 }
stone-3S = { suit-S }-{ rank-3 }
stone-4S = { suit-S }-{ rank-4 }
stone-5S = { suit-S }-{ rank-5 }
stone-6S = { suit-S }-{ rank-6 }
stone-7S = { suit-S }-{ rank-7 }
stone-8S = { suit-S }-{ rank-8 }
stone-9S = { suit-S }-{ rank-9 }
stone-10S = { suit-S }-{ rank-10 }
stone-JS = { suit-S }-{ rank-J }
stone-QS = { suit-S }-{ rank-Q }
stone-KS = { suit-S }-{ rank-K }
stone-AS = { suit-S }-{ rank-A }
stone-joker = Joker

## Was geschieht

cartino-began = { $name } hat den niedrigsten Stein und fängt an.
cartino-drew = { $name } zieht { $count ->
    [one] einen Stein
   *[other] { $count } Steine
}, { $bag ->
    [0] der Beutel ist leer
    [one] einer ist noch im Beutel
   *[other] { $bag } sind noch im Beutel
}.
cartino-took = Von { $name } gezogen: { $stones }.
cartino-laid = { $name } { $how ->
    [exchange] tauscht
   *[other] legt
} { $half ->
    [u] oben
   *[l] unten
} { $how ->
    [joker] einen Joker als { card }
    [exchange] den Joker gegen { card-the }
   *[stone] { card-the }
}{ $count ->
    [0] , ohne etwas zu berühren.
   *[other] : berührt { $ranks }, +{ $points }.
}
cartino-all-five = { $name } legt fünf Steine { card-suit } in einem Zug: 10 Punkte mehr, { $points } in diesem Zug!
cartino-took-back = { $name } nimmt { $how ->
    [joker] den Joker wieder weg, der als { card } lag
    [exchange] { card-the } zurück, und der Joker liegt wieder da
   *[stone] { card-the } zurück
}.{ $first ->
    [yes] { " " }Alle haben den Stein gesehen.
   *[no] { "" }
}
cartino-scored = { $name } { $points ->
    [0] macht keinen Punkt
    [one] macht 1 Punkt
   *[other] macht { $points } Punkte
}: insgesamt { $total }.
cartino-passed = { $name } hat für die Joker keinen Platz mehr und passt.
cartino-went-out = { $name } hat alle Steine gelegt: { $points } Punkte mehr!
cartino-counted = { $name } behält auf dem Bänkchen: { $stones }. { $points ->
    [one] Das ist 1 Punkt
   *[other] Das sind { $points } Punkte
} weniger, insgesamt { $total }.
cartino-match-won = { $name } gewinnt die Partie, mit { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkten
}!
cartino-match-shared = Gleichstand, je { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}: { $names } teilen sich den Sieg!

## Wer ist dran

cartino-prompt-lay = Du bist dran, { $name }: Leg einen oder mehrere Steine derselben Farbe.
cartino-prompt-more = Bisher { $points ->
    [0] kein Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $name }: Leg noch mehr { card-suit }, oder beende deinen Zug.
cartino-prompt-wait = { $name } ist dran.
cartino-prompt-won = Die Partie ist aus: Sieg für { $name }!
cartino-prompt-shared = Die Partie ist aus: ein geteilter Sieg.

## Ein Tipp, Schritt für Schritt

cartino-tip-suit = Die Farbe, auf die du schauen solltest: { card-suit }.
cartino-tip-count = { $stones ->
    [one] Ein Stein
   *[other] { $stones } Steine
} dieser Farbe: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $bonus ->
    [0] {""}
   *[other] , davon { $bonus } für alle fünf
}.
cartino-tip-wiser = Ein anderer Zug brächte { $points }, aber dieser { $why ->
    [joker] behält einen Joker
    [opens] lässt { $name } weniger
   *[wins] gewinnt öfter
}.
cartino-hint-end = Besser wird es nicht: Beende den Zug.
# Warum ein Stein zählt.
cartino-explain = { $how ->
    [joker] Joker als { card }
    [exchange] { cartino-explain-card } statt des Jokers
   *[stone] { cartino-explain-card }
}{ $half ->
    [u] , oben
   *[l] , unten
}: { $count ->
    [0] berührt nichts, +0
   *[other] berührt { $ranks }, +{ $points }
}
cartino-explain-card = { card-suit }-{ $rank ->
    [A] Ass
    [K] König
    [Q] Dame
    [J] Bube
   *[other] { $rank }
}

## Was nicht geht

refusal-cartino-not-your-turn = Du bist nicht dran, sondern { $name }.
refusal-cartino-match-over = Die Partie ist aus.
refusal-cartino-no-such-field = Auf diesem Brett gibt es kein Feld für { card-the }.
refusal-cartino-second-suit = In diesem Zug legst du { card-suit }: { cartino-other-suit } muss bis zum nächsten warten.
refusal-cartino-not-on-rack = Du hast { card-the } nicht auf deinem Bänkchen.
refusal-cartino-no-joker = Du hast keinen Joker.
refusal-cartino-joker-just-won = Den Joker, den du eben gewonnen hast, darfst du erst in deinem nächsten Zug legen.
refusal-cartino-no-joker-there = Hier liegt kein Joker, den du gegen { card-the } tauschen könntest.
refusal-cartino-joker-of-this-turn = Dieser Joker wurde eben erst gelegt: Getauscht wird nur, was zu Beginn des Zuges da lag.
refusal-cartino-joker-lies-there = Auf der { cartino-level } Hälfte liegt ein Joker: Tausch ihn gegen { card-the }, oder nimm die andere Hälfte.
refusal-cartino-half-taken = Für { card-the } ist auf der { cartino-level } Hälfte kein Platz mehr.
refusal-cartino-must-join = An diesem Tisch muss der erste Stein eines Zuges einen anderen berühren, und einer von deinen kann es.
refusal-cartino-nothing-laid = Leg zuerst mindestens einen Stein.
refusal-cartino-enough-taken-back = Du hast schon { $count } Steine zurückgenommen: In diesem Zug bleibt jetzt liegen, was liegt.
cartino-level = { $half ->
    [u] oberen
   *[l] unteren
}
cartino-other-suit = { $other ->
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[S] { suit-S }
}

## Vor der Partie

cartino-option-players = Am Tisch
cartino-option-players-2 = 2 Spieler
cartino-option-players-3 = 3 Spieler
cartino-option-players-4 = 4 Spieler
cartino-option-edition = Brett
cartino-option-edition-32 = 32 Felder, von der 7 bis zum Ass
cartino-option-edition-52 = 52 Felder, von der 2 bis zum Ass
cartino-option-queen = Wert der Dame
cartino-option-queen-3 = 3 Punkte
cartino-option-queen-5 = 5 Punkte
cartino-option-joker = Getauschter Joker
cartino-option-joker-retired = Er scheidet aus
cartino-option-joker-reused = Er geht an den, der ihn tauscht, für den nächsten Zug
cartino-option-joining = Erster Stein eines Zuges
cartino-option-joining-free = Er liegt, wo man will
cartino-option-joining-if_possible = Er berührt einen anderen, wenn es geht
cartino-preset-french-2 = Zu zweit, französische Regel
cartino-preset-french-3 = Zu dritt, französische Regel
cartino-preset-french-4 = Zu viert, französische Regel
cartino-preset-german-2 = Zu zweit, deutsche Regel
cartino-preset-german-3 = Zu dritt, deutsche Regel
cartino-preset-german-4 = Zu viert, deutsche Regel

### page: was die Seite zeigt

# Cartino: was nur die Seite davon sagt.

cartino-board = Spielbrett
cartino-picture = Eine laufende Partie Cartino
cartino-aim = Leg Steine einer Farbe: Jeder zählt, was er berührt. Die höchste Summe gewinnt.
cartino-aim-short = Berühren zählt
cartino-kind-french = Französische Regel
cartino-kind-german = Deutsche Regel

cartino-headline = { $edition } Felder · { $bag ->
    [0] Beutel leer
   *[other] { $bag } im Beutel
}
cartino-bag = { $count ->
    [0] Der Beutel ist leer
    [one] Ein Stein im Beutel
   *[other] { $count } Steine im Beutel
}
cartino-place = { $card }, { $half ->
    [u] oben
   *[l] unten
}{ $lies ->
    [stone] , gelegt
    [joker] , dort liegt ein Joker
   *[no] {""}
}{ $may ->
    [lay] , möglich: +{ $points }
    [exchange] , der Joker kann getauscht werden: +{ $points }
   *[no] {""}
}
cartino-rack = Dein Bänkchen
cartino-rack-stone = { $stone }{ $may ->
    [yes] {""}
   *[no] , nicht jetzt
}

## Der Zug

cartino-five = fünfmal { card-suit }: +{ $points }
cartino-turn-sum = {"="} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cartino-end = Zug beenden
cartino-back = Zurücknehmen
cartino-pick-first = Nimm zuerst einen Stein von deinem Bänkchen.
cartino-own-field = { cartino-explain-card } kommt auf das eigene Feld, oben oder unten.

## Die Punkte

cartino-score = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}: { $chips ->
    [0] kein Chip
    [one] ein Chip zu 20
   *[other] { $chips } Chips zu 20
}, Zählstein auf { $at }; { $count ->
    [0] kein Stein
    [one] ein Stein
   *[other] { $count } Steine
} auf dem Bänkchen
cartino-over = Ende der Partie
cartino-over-out = { $name } hat den letzten Stein gelegt, und der Beutel ist leer. Was auf den Bänkchen bleibt, zählt ab.
cartino-over-stuck = Niemand kann mehr legen. Was auf den Bänkchen bleibt, zählt ab.
cartino-over-player = Spieler
cartino-over-laid = Gelegt
cartino-over-bonus = Alles gelegt
cartino-over-left = Übrig
cartino-over-total = Summe

cartino-daily = Eine ganze Partie zu zweit

# Was von einer Partie in „Deine Partien“ bleibt.
cartino-best-turn = Bester Zug: { $value } Punkte
cartino-best-total = Höchste Summe: { $value } Punkte

### rules: die Seite mit den Regeln

# Die Regelseite von Cartino, in unseren Worten. Die Kennungen CAR-… sind die der Regeln.

cartino-rules-title = Die Regeln von Cartino
cartino-rules-lead = Für 2 bis 4 Spieler. Steine wie ein Kartenspiel, und ein Brett, auf dem jeder seinen Platz hat.

## In einer Minute

cartino-rules-minute = In einer Minute
cartino-rules-minute-1 = Du hast fünf Steine, die nur du siehst. Jeder hat sein Feld auf dem Brett, und jedes Feld hat zwei Hälften: oben und unten.
cartino-rules-minute-2 = Wenn du dran bist, leg einen oder mehrere Steine einer Farbe. Jeder bringt so viel, wie die wert sind, die er berührt: Ass 5, König 4, Dame 3 (in der deutschen Regel 5), Bube 2, alle anderen 1.
cartino-rules-minute-3 = Die Reihenfolge zählt: erst das Ass, dann daneben der König, und der König bringt 5. Fünf Steine in einem Zug: 10 Punkte mehr!
cartino-rules-minute-4 = Der Joker liegt für jeden beliebigen Stein. Hast du den echten, tausch ihn gegen den Joker.
cartino-rules-minute-5 = Zieh so viele Steine nach, wie du gelegt hast. Ist der Beutel leer und hat jemand alles gelegt, bekommt er 10 Punkte, und die Steine, die du noch hast, kosten dich ihren Wert, ein Joker 6. Die meisten Punkte gewinnen!

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
cartino-rules-car-11 = Ein Stein kommt auf sein eigenes Feld, auf die obere oder die untere Hälfte, wenn sie frei ist. Was liegt, bleibt liegen. Solange der Zug nicht beendet ist, darf man zurücknehmen, was man eben gelegt hat; die anderen sehen aber jeden Stein, sobald er liegt, zurückgenommen oder nicht.
cartino-rules-car-12 = Ein Stein, der nichts berührt, bringt nichts, aber legen darf man ihn. Ein Tisch kann vereinbaren, dass der erste Stein eines Zuges einen anderen berühren muss, wenn einer vom Bänkchen es kann; ein Tausch gilt, wenn er etwas berührt, und die weiteren Steine sind frei.
cartino-rules-car-13 = Die Steine werden einer nach dem anderen gelegt, in beliebiger Reihenfolge. Jeder bringt in dem Augenblick, in dem er gelegt wird, die Werte der Steine, die er berührt, auch derer aus demselben Zug; nie seinen eigenen.
cartino-rules-car-14 = Fünf Steine einer Farbe in einem Zug: 10 Punkte mehr. Joker, die in dieser Farbe liegen, zählen mit.
cartino-rules-car-15 = Wer dran ist, darf einen Joker auf dem Brett gegen den Stein tauschen, für den er liegt, wenn man die Farbe dieses Steins legt und der Joker schon zu Beginn des Zuges da lag. Der Tausch zählt und bringt Punkte wie jeder gelegte Stein. Der Joker scheidet aus. In der deutschen Regel geht er an den, der ihn getauscht hat, und darf ab dem nächsten Zug gelegt werden; war aber der Beutel zu Beginn des Zuges leer, scheidet er aus.
cartino-rules-car-16 = Nach dem Zug zieht man so viele Steine nach, wie man gelegt hat, solange der Beutel reicht. Ein durch Tausch gewonnener Joker zählt zu den fünf auf dem Bänkchen.
cartino-rules-car-17 = Wer nur Joker hat und keine freie Hälfte mehr findet, passt. Kann niemand mehr legen, ist das Spiel zu Ende, ohne die Prämie aus CAR-20.
cartino-rules-car-18 = Der Zählstein läuft auf einer Leiste mit 20 Feldern. Mit 32 Feldern, nach der französischen Anleitung, nimmt einen Chip zu 20, wer 20 erreicht, und fängt wieder bei null an; mit 52, nach der deutschen, wer über 20 kommt, und fängt wieder bei 1 an. Am Ende kann eine Summe unter null liegen.
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

### lessons: die geführten ersten Züge

cartino-lesson-first-1 = Der König von Pik liegt da. Deine Pik 8 hat ihr Feld gleich darüber: Leg sie auf die untere Hälfte, an den König.
cartino-lesson-first-2 = Sie berührt den König: 4 Punkte! Noch ein Pik: Leg die Dame oben auf ihr Feld, neben den König.
cartino-lesson-first-3 = Wieder 4 Punkte. Pik hast du keines mehr, und in einem Zug liegt nur eine Farbe: Beende den Zug.
cartino-lesson-first-4 = Du hast zwei Steine gezogen. Leg die Pik 9 dorthin, wo sie die meisten Punkte berührt.
cartino-lesson-first-5 = Dame und 8: 3 + 1, noch vier Punkte! Beende den Zug.
refusal-cartino-lesson-first-level = Gegenüber, aber nicht auf gleicher Höhe: Der Stein würde den König nicht berühren und nichts zählen.
refusal-cartino-lesson-first-king = Der darf dorthin, aber die 8 zählt mehr: Jeder Stein zählt, was er berührt, und ein König ist 4 wert.
refusal-cartino-lesson-first-more = Du darfst hier aufhören, aber die Dame ist auch ein Pik: Sie passt noch in diesen Zug.
refusal-cartino-lesson-first-back = Du darfst ihn zurücknehmen, aber er liegt gut: Mach weiter.
refusal-cartino-lesson-first-nine = Dort oben würde die 9 nichts berühren: Sieh dir die andere Hälfte ihres Feldes an.
refusal-cartino-lesson-first-best = Der darf dorthin, würde aber nichts berühren: Versuch es mit der Pik 9.

cartino-lesson-first = Berühren und punkten
cartino-lesson-first-done = 12 Punkte in zwei Zügen: Jeder Stein zählt, was er berührt.
cartino-lesson-field = Jeder Stein hat sein Feld
cartino-lesson-field-1 = Leg den König von Pik auf sein Feld, auf welche Hälfte du willst.
cartino-lesson-field-2 = Er liegt. Beende den Zug: Du ziehst dann einen anderen Stein.
cartino-lesson-field-done = So geht es: ein Stein auf sein Feld, und immer fünf Steine vor dir.
refusal-cartino-lesson-field-king = Auch das ist erlaubt, aber fangen wir mit dem König von Pik an, auf seinem eigenen Feld.
refusal-cartino-lesson-field-back = Du darfst ihn zurücknehmen, aber er liegt gut: Beende den Zug.
cartino-lesson-values = Was Steine wert sind
cartino-lesson-values-1 = Das Ass ist 5 wert, König 4, Dame 3, Bube 2. Leg deinen König zwischen Ass und Dame!
cartino-lesson-values-done = 5 + 3: acht Punkte auf einmal, und der König selbst zählt nicht.
refusal-cartino-lesson-values-level = Weiter unten berührt der König weder Ass noch Dame: Leg ihn auf ihre Höhe.
refusal-cartino-lesson-values-nothing = Erlaubt, aber dieser Stein berührt nichts: null Punkte. Der König von Herz zählt 8.
cartino-lesson-order = In welcher Reihenfolge?
cartino-lesson-order-1 = Ass, König, Dame von Pik nebeneinander: Leg zuerst den Stein, der am meisten wert ist.
cartino-lesson-order-2 = Jetzt den König neben das Ass, auf gleicher Höhe.
cartino-lesson-order-3 = Fünf Punkte! Und die Dame neben den König.
cartino-lesson-order-done = 0 + 5 + 4: neun Punkte. Andersherum wären es nur sieben.
refusal-cartino-lesson-order-ace = Erlaubt, aber das Ass ist 5 wert: Liegt es zuerst, wird es vom König berührt.
refusal-cartino-lesson-order-spades = Erlaubt, aber deine drei Pik bringen mehr: Fang mit dem Ass von Pik an.
refusal-cartino-lesson-order-more = Erlaubt, aber du hast noch ein Pik, und es passt in diesen Zug.
refusal-cartino-lesson-order-back = Du darfst ihn zurücknehmen, aber er liegt gut: Mach weiter.
refusal-cartino-lesson-order-level = Nicht auf gleicher Höhe: Sie würden sich nicht berühren, das gäbe null Punkte.
refusal-cartino-lesson-order-king = Die Dame berührt das Ass nicht: Der König kommt dazwischen. Leg ihn zuerst.
cartino-lesson-suit = Eine Farbe im Zug
cartino-lesson-suit-1 = Kreuz oder Karo? Nimm die Farbe, die um den König am meisten zählt.
cartino-lesson-suit-2 = Vier Punkte. Leg auch dein anderes Karo an den König!
cartino-lesson-suit-done = Acht Punkte mit zwei Karo: Mit dem Kreuz wären es nur vier.
refusal-cartino-lesson-suit-club = Das Kreuz zählt 4, aber es ist allein: Zwei Karo im selben Zug zählen 8.
refusal-cartino-lesson-suit-level = Nicht auf der Höhe des Königs: Dieser Stein würde nichts zählen.
refusal-cartino-lesson-suit-nothing = Erlaubt, aber dieser Stein berührt nichts und zählt nichts.
refusal-cartino-lesson-suit-more = Du darfst hier aufhören, aber dein anderes Karo zählt noch 4 Punkte.
refusal-cartino-lesson-suit-back = Du darfst ihn zurücknehmen, aber er liegt gut: Mach weiter.
cartino-lesson-five = Fünf auf einmal
cartino-lesson-five-1 = Vier Pik liegen schon. Leg das fünfte an den Buben!
cartino-lesson-five-2 = Fünf Pik in einem Zug: 10 Punkte mehr! Beende den Zug.
cartino-lesson-five-done = Fünf Steine einer Farbe in einem Zug: zehn Punkte dazu.
refusal-cartino-lesson-five-touch = Auch so kämen die zehn Punkte, aber dort oben berührt die 10 nichts: Die andere Hälfte berührt den Buben.
refusal-cartino-lesson-five-fifth = Du darfst aufhören, aber das fünfte Pik bringt 10 Punkte mehr.
refusal-cartino-lesson-five-back = Du darfst ihn zurücknehmen, aber er liegt gut: Mach weiter.
cartino-lesson-joker = Der Joker
cartino-lesson-joker-1 = Der Joker steht für jeden Stein. Leg ihn dorthin, wo er Ass und Dame berührt.
cartino-lesson-joker-done = Acht Punkte! Auf dem Feld des Königs ist der Joker ein König.
refusal-cartino-lesson-joker-better = Erlaubt, aber es geht besser: Auf dem Feld des Herzkönigs berührt er Ass und Dame.
refusal-cartino-lesson-joker-take = Erlaubt, aber der Joker zählt hier 8 Punkte: Nimm ihn.
cartino-lesson-exchange = Den Joker tauschen
cartino-lesson-exchange-1 = Dieser Joker steht für den König von Herz, und du hast den echten. Leg ihn auf den Joker!
cartino-lesson-exchange-done = Fünf Punkte, und der Joker ist aus dem Spiel.
refusal-cartino-lesson-exchange-below = Darunter berührt er nur den Joker: 4 Punkte. An seiner Stelle berührt er das Ass: 5.
refusal-cartino-lesson-exchange-king = Erlaubt, aber dieser Stein zählt nichts. Nimm den König von Herz.
cartino-lesson-out = Das Ende der Partie
cartino-lesson-out-1 = Der Beutel ist leer, und du hast noch zwei Pik. Leg eines davon.
cartino-lesson-out-2 = Und das andere! Wer keinen Stein mehr hat, beendet die Partie.
cartino-lesson-out-3 = Nichts mehr da: Beende den Zug.
cartino-lesson-out-done = 10 Punkte für dich, und Camilles Steine zählen gegen sie: Du gewinnst!
refusal-cartino-lesson-out-back = Du darfst ihn zurücknehmen, aber er liegt gut: Mach weiter.
cartino-lesson-match = Eine echte Partie
cartino-lesson-match-1 = Mach mehr Punkte als das leichteste Programm.

### puzzles: die Aufgaben, deren Lösung bewiesen ist

cartino-puzzle-best-turn = Der Zug mit den meisten Punkten
cartino-puzzle-best-turn-task = Welcher Zug bringt die meisten Punkte? Legen Sie Ihre Steine und beenden Sie den Zug.
cartino-puzzle-best-turn-why = { $points } Punkte: So viele bringt kein anderer Zug.
cartino-puzzle-best-turn-proof = Alle möglichen Züge in jeder Reihenfolge: { $counted } im Ganzen.
cartino-puzzle-best-turn-wrong = Das führt nicht zum besten Zug: Der bringt { $points } Punkte.
cartino-puzzle-more = Noch nicht: Der beste Zug bringt { $points } Punkte.
cartino-puzzle-exact-end = Das genaue Ende
cartino-puzzle-exact-end-task = Der Beutel ist leer; gegenüber sind noch { $stones }. Mit welchem Zug haben Sie am Ende den größten Vorsprung?
cartino-puzzle-exact-end-why = So haben Sie am Ende mindestens { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkte
} Vorsprung, was auch gegenüber geschieht. Jeder andere Zug kostet { $less } oder mehr.
cartino-puzzle-exact-end-proof = Das Ende wurde auf jede mögliche Weise gespielt: { $counted } Stellungen.
cartino-puzzle-exact-end-wrong = Ein anderer Zug sichert Ihnen { $lead ->
    [one] { $lead } Punkt
   *[other] { $lead } Punkte
} Vorsprung am Ende.

### terminal: was Terminal und Studien sagen

# Cartino im Terminal.

terminal-cartino-heading = Cartino · { $fields } Felder · { $bag ->
    [0] der Beutel ist leer
    [one] { $bag } Stein im Beutel
   *[other] { $bag } Steine im Beutel
}
terminal-cartino-total = { $total ->
    [one] { $total } Punkt
   *[other] { $total } Punkte
}{ $chips ->
    [0] { "" }
   *[other] { " " }({ $chips } × 20 + { $place })
}
terminal-cartino-stones = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
terminal-cartino-rack = Auf deinem Bänkchen:
terminal-cartino-sum-laid = im Spiel
terminal-cartino-sum-bonus = alles gelegt
terminal-cartino-sum-left = übrig
terminal-cartino-sum-total = gesamt
terminal-cartino-which-half = Obere Hälfte (u) oder untere (l)?
terminal-cartino-moves = Ein Zug sieht so aus: KSu, *KSu oder KSu!, dann end (mit ? kommt die Hilfe).
terminal-cartino-help =
    KSu            den Pik-König (K, S) auf die obere Hälfte (u) seines Feldes legen; l ist die untere
    { "*KSu" }           stattdessen einen Joker dorthin legen
    { "KSu!" }           den Joker dort gegen deinen König tauschen
    back           den letzten Stein zurücknehmen
    end            deinen Zug beenden
    Ränge: A Ass, K König, Q Dame, J Bube, 10 bis 2. Farben: C Kreuz, D Karo, H Herz, S Pik.
    Auch KS genügt: Sind beide Hälften frei, wirst du gefragt, welche.
    Auf dem Brett: ks leer, [KS] ein Stein, *KS* ein Joker.
    Ein Punkt · zeigt, wohin deine Steine können, ! was sich tauschen lässt, + was du in diesem Zug gelegt hast.

## Studien

cartino-study-about = Zufällig werden ganze Partien auf dem Kern gespielt, wo niemand einen Stein zurücknimmt.
cartino-study-scores-text = Die Punkte aller am Ende, mit dem, was übrige Steine kosten und bringen.
cartino-study-laid-how = { $value ->
    [stone] ein Stein wird gelegt (CAR-11)
    [joker] ein Joker wird gelegt (CAR-7)
   *[exchange] ein Joker wird gegen seinen Stein getauscht (CAR-15)
}
cartino-study-all-five = fünf Steine einer Farbe in einem Zug (CAR-14)
cartino-study-passed = jemand muss passen (CAR-17)
cartino-study-went-out = jemand legt den letzten Stein (CAR-20)
cartino-study-counted = übrige Steine zählen gegen ihren Besitzer (CAR-21)
cartino-study-match-shared = gleiche Summen teilen den Sieg (CAR-22)
cartino-study-stone-touches = { $value ->
    [0] berührt nichts und bringt nichts (CAR-12)
    [1] berührt einen Stein (CAR-13)
   *[other] berührt { $value } Steine (CAR-13)
}
cartino-study-stone-touches-text = Wie viele andere ein Stein berührt
cartino-study-turn-stones = { $value ->
    [1] ein Stein
   *[other] { $value } Steine
}
cartino-study-turn-stones-text = Steine in einem Zug
cartino-study-turn-points = { $value } Punkte
cartino-study-turn-points-text = Was ein Zug bringt

## Zum Drucken und Ausschneiden

cartino-paper-board = Cartino: das Brett
cartino-paper-stones = Cartino: Steine und Joker
cartino-paper-track = Cartino: die Leiste
cartino-paper-chips = Cartino: Chips zu 20 Punkten
cartino-paper-counters = Cartino: die Zählsteine
