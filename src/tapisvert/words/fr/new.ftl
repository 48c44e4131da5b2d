# Une nouvelle table

new-title = Dresser une table
new-game = Le jeu
new-how = Comment jouer
new-presets = Règles toutes prêtes
new-more = Régler les détails
new-who = Qui joue
new-with = Avec qui
new-with-program = Contre des programmes
new-with-open = Avec des amis, chacun sur son écran
new-with-here = Autour de cet écran
new-house = Les usages de la maison
new-seat-me = Moi
new-seat-open = Quelqu’un ailleurs
new-seat-here = Quelqu’un à cet écran
new-seat-program = Un programme
new-seat-kind = Place { $number } : qui joue
new-seat-level = Place { $number } : niveau du programme
new-seat-name = Place { $number } : nom
new-seat-name-example = Prénom
new-public = Table ouverte à tous
new-public-text = Elle apparaît sur la page d’accueil ; sinon, on vient par le lien.
new-onlookers = Spectateurs bienvenus
new-onlookers-text = Qui a le lien peut regarder, sans voir les cartes cachées.
new-chat = On bavarde
new-chat-text = Petites phrases toutes prêtes et messages libres.
new-takeover = Un programme remplace les absents
new-takeover-text = Qui revient reprend sa place.
new-hints = Indices
new-hints-text = Qui doit jouer peut demander le meilleur coup du moment, et pourquoi.
new-rated = Partie classée
new-rated-text = Elle compte pour le classement : sans indices, chacun sur son écran.
new-clock = Temps par tour
new-clock-value = { $seconds ->
    [0] Sans limite
    [15] 15 secondes
    [30] 30 secondes
    [60] 1 minute
    [120] 2 minutes
   *[other] 5 minutes
}
new-create = Ouvrir la table
new-start = Commencer la partie
