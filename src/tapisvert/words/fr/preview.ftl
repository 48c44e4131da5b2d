# Ce qu’un lien partagé dit de lui-même, avant qu’on l’ouvre.

preview-home = Des jeux de table pour toute la famille : contre un programme, autour d’un écran, ou avec des amis.
preview-table = { $free ->
    [0] Une table de { $game }, où l’on joue déjà.
    [one] Une table de { $game } vous attend : une place libre.
   *[other] Une table de { $game } vous attend : { $free } places libres.
}
preview-replay = Une partie de { $game } : { $names }.
preview-replay-won = Une partie de { $game } : { $names }. Victoire : { $winners }.
preview-replay-drawn = Une partie de { $game } : { $names }. Personne n’a gagné.
preview-learn = Apprendre { $game } par de petites scènes, sur une vraie table.
preview-rules = Les règles de { $game }.
preview-puzzles = { $game } : trouvez le seul bon coup.
