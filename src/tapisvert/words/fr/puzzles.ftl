# Les problèmes : choisir, chercher, comprendre. Leurs questions sont dans les mots de chaque jeu.

puzzles-title = Problèmes
puzzles-lead = De vraies positions, une seule bonne réponse, prouvée.
puzzles-grade = { $grade ->
    [1] Facile
    [2] Moyen
   *[3] Difficile
}
puzzles-next-for-me = Le prochain pour moi
puzzles-done = { $done } sur { $all }
puzzles-rating = Votre force : { $rating }
puzzles-streak = { $count ->
    [one] { $count } de suite
   *[other] { $count } de suite
}
puzzles-none-yet = Aucun essai encore
puzzles-right = Juste !
puzzles-given = La réponse
puzzles-wrong = Pas tout à fait
puzzles-again = Réessayer
puzzles-show = Montrer la réponse
puzzles-next = Le suivant
puzzles-share = Copier le lien
puzzles-all = Tous les problèmes
puzzles-counts = Le premier essai compte
puzzles-practice = Déjà essayé : pour s’exercer
puzzles-all-done = Vous les avez tous essayés : bravo. On recommence par les plus anciens.
refusal-puzzle-wrong = Ce n’est pas la réponse.
refusal-no-puzzles = Ce jeu n’a pas encore de problèmes.
refusal-no-puzzle = Ce problème n’existe pas, ou n’existe plus.
