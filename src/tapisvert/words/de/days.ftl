# Partien, die Tage dauern, und Nachrichten an Geräte.

slow-title = Eine Partie über mehrere Tage
slow-text = Jeder spielt, wann er kann. Niemand wartet vor dem Bildschirm, und kein Programm springt vor der Zeit ein.
slow-clock = Zeit für jeden Zug
slow-clock-value = { $seconds ->
    [28800] 8 Stunden
    [86400] 1 Tag
    [259200] 3 Tage
   *[other] 7 Tage
}
slow-holidays = Ferien für jeden
slow-holidays-value = { $days ->
    [0] Keine
    [7] 1 Woche insgesamt
    [14] 2 Wochen insgesamt
   *[other] 4 Wochen insgesamt
}
slow-holidays-text = Wer in die Ferien fährt, hält seine Uhr an: Alle sehen das.
slow-fold = Über mehrere Tage
slow-each = Zeit für jeden Zug: { $time }.
slow-told = Damit du weißt, wann du dran bist, kann dieses Gerät Bescheid sagen.
slow-tell-me = Bescheid sagen
holiday-left = { $days ->
    [0] keine Ferientage mehr
    [one] { $days } Ferientag
   *[other] { $days } Ferientage
}
holiday-days = So viele Ferientage nehmen
holiday-go = Meine Uhr anhalten
holiday-back = Ich bin wieder da
holiday-text = Deine Uhr bleibt gleich stehen. Kommst du früher zurück, gehen die übrigen Tage nicht verloren.

push-title = Bescheid bekommen
push-text = Dieses Gerät sagt dir, wann du dran bist, auch wenn die Seite zu ist. Nichts, was am Tisch verborgen ist, steht in diesen Nachrichten.
push-on = Auf diesem Gerät Bescheid sagen
push-kind-move = Ich bin am Zug
push-kind-move-text = An Tischen, wo andere Menschen warten, und in Partien über mehrere Tage.
push-kind-begins = Eine Partie beginnt
push-kind-begins-text = Wenn an einem Tisch ausgeteilt wird, an dem du sitzt.
push-kind-round = Eine Turnierrunde beginnt
push-kind-round-text = Wenn dein Turniertisch bereit ist.
push-quiet = Ruhezeit
push-quiet-text = Nachts klingelt nichts. Am Morgen wird gesagt, was dann noch wartet.
push-quiet-from = Von
push-quiet-until = bis
push-try = Eine Probe schicken
push-tried = Unterwegs: Gleich kommt die Nachricht an.
push-saved = Notiert.
push-no-https = Hier geht das nicht: Ein Browser nimmt Nachrichten nur von einer Adresse an, die mit https beginnt. Frag die Person, die diesen Server betreibt; die Seite „Hosting“ seiner Anleitung zeigt, wie das in fünf Minuten geht.
push-no-home-screen = Auf einem iPhone oder iPad lege diese Seite erst auf den Home-Bildschirm (Teilen, dann „Zum Home-Bildschirm“) und öffne sie von dort.
push-no-support = Dieser Browser kann keine Nachrichten empfangen.
push-denied = Dieser Browser lehnt Nachrichten dieser Seite ab. In seinen Einstellungen, neben der Adresse, kannst du sie erlauben.
push-no-service = Der Nachrichtendienst dieses Browsers antwortet nicht. Versuche es später wieder, mit Netz.

told-move = Du bist am Zug{ $others ->
    [0] .
   *[other] , mit { $names }.
}
told-begins = Die Partie beginnt{ $others ->
    [0] .
   *[other] , mit { $names }.
}
told-begins-you = Die Partie beginnt, und du bist am Zug{ $others ->
    [0] .
   *[other] , mit { $names }.
}
told-dealing = Es wird ausgeteilt: Öffne die Seite, damit die Partie beginnt.
told-round = { $title }: Runde { $number } beginnt, dein Tisch wartet.
told-try = So bekommst du Bescheid.
refusal-bad-endpoint = Das ist keine Adresse eines Nachrichtendienstes für Browser.
refusal-no-push = Diesem Gerät wird im Moment nichts gesagt.
refusal-no-holidays = { $left ->
    [0] Hier hast du keine Ferientage mehr.
    [one] Du hast nur noch einen Ferientag.
   *[other] Du hast nur noch { $left } Ferientage.
}
