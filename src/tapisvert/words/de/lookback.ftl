# Der Rückblick auf eine beendete Partie: die Kurve, das Glück, die Entscheidungen.

lookback-title = Rückblick
lookback-story = Der Verlauf
lookback-busy = Der Server spielt jeden Zug tausende Male weiter. Die Kurve kommt zuerst.
lookback-curve = Welchen Anteil an der Partie jede Seite erwarten konnte, Zug für Zug
lookback-moment = { $at ->
    [0] Zu Beginn
    [one] Nach { $at } Zug
   *[other] Nach { $at } Zügen
  }: { $shares }
lookback-share = { $name } { $share }
lookback-mark-luck = Zufall
lookback-mark-mistake = ein Fehler
lookback-mark-own = was { $name } wissen konnte
lookback-sides = Woher das Ergebnis kommt
lookback-expected = Zu Beginn
lookback-luck = Der Zufall
lookback-lost = Eigene Züge
lookback-given = Züge der anderen
lookback-rest = Nicht erklärt
lookback-result = Am Ende
lookback-said = { $name }: { $play ->
    [clean] fast ohne Fehler
    [fair] ein paar Fehler
   *[poor] grobe Fehler
  }, { $luck ->
    [good] und das Glück auf der eigenen Seite
    [bad] und das Glück woanders
   *[even] und der Zufall hielt sich heraus
  }. { $own } durch eigene Züge, { $drawn } durch den Zufall.
lookback-decisions = Worauf es ankam
lookback-none = Nichts zu bereuen.
lookback-decision = { $name }, Zug { $move }
lookback-played = Gespielt
lookback-better = Besser
lookback-also = Oder
lookback-why = Warum
lookback-chips = { $points } Chips
lookback-cost = { $share } der Partie
lookback-see = Auf dem Tisch zeigen
lookback-find = Selbst finden
lookback-ask = { $name }, Zug { $move }: Was würdest du spielen?
lookback-answer = Lösung zeigen
lookback-right = Gut gesehen! Besser ging es nicht.
lookback-near = Nicht schlecht: Es ging kaum besser.
lookback-wrong = Es ging besser.
lookback-close = Schließen
lookback-all = Alle Entscheidungen
lookback-figures = Alle Zahlen
lookback-move = Zug
lookback-who = Wer
lookback-hoped = Erhofft
lookback-verdict = Urteil
lookback-loss = Verloren
verdict-of-best = Das Beste
verdict-of-good = Gut
verdict-of-little = Ein wenig verschenkt
verdict-of-mistake = Ein Fehler
verdict-of-blunder = Ein grober Fehler
