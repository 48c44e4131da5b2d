# Cartino : tout ce que dit le jeu. Les faits `suit` sont les lettres C, D, H, S, les faits `rank` ceux de cards.ftl.

cartino-name = Cartino
cartino-about = Chaque tuile a sa case : posez-la contre les plus fortes. De 2 à 4.

## Les tuiles

stone-2C = { rank-2 } de { suit-C }
stone-3C = { rank-3 } de { suit-C }
stone-4C = { rank-4 } de { suit-C }
stone-5C = { rank-5 } de { suit-C }
stone-6C = { rank-6 } de { suit-C }
stone-7C = { rank-7 } de { suit-C }
stone-8C = { rank-8 } de { suit-C }
stone-9C = { rank-9 } de { suit-C }
stone-10C = { rank-10 } de { suit-C }
stone-JC = { rank-J } de { suit-C }
stone-QC = { rank-Q } de { suit-C }
stone-KC = { rank-K } de { suit-C }
stone-AC = { rank-A } de { suit-C }
stone-2D = { rank-2 } de { suit-D }
stone-3D = { rank-3 } de { suit-D }
stone-4D = { rank-4 } de { suit-D }
stone-5D = { rank-5 } de { suit-D }
stone-6D = { rank-6 } de { suit-D }
stone-7D = { rank-7 } de { suit-D }
stone-8D = { rank-8 } de { suit-D }
stone-9D = { rank-9 } de { suit-D }
stone-10D = { rank-10 } de { suit-D }
stone-JD = { rank-J } de { suit-D }
stone-QD = { rank-Q } de { suit-D }
stone-KD = { rank-K } de { suit-D }
stone-AD = { rank-A } de { suit-D }
stone-2H = { rank-2 } de { suit-H }
stone-3H = { rank-3 } de { suit-H }
stone-4H = { rank-4 } de { suit-H }
stone-5H = { rank-5 } de { suit-H }
stone-6H = { rank-6 } de { suit-H }
stone-7H = { rank-7 } de { suit-H }
stone-8H = { rank-8 } de { suit-H }
stone-9H = { rank-9 } de { suit-H }
stone-10H = { rank-10 } de { suit-H }
stone-JH = { rank-J } de { suit-H }
stone-QH = { rank-Q } de { suit-H }
stone-KH = { rank-K } de { suit-H }
stone-AH = { rank-A } de { suit-H }
stone-2S = { rank-2 } de { suit-S }
stone-3S = { rank-3 } de { suit-S }
stone-4S = { rank-4 } de { suit-S }
stone-5S = { rank-5 } de { suit-S }
stone-6S = { rank-6 } de { suit-S }
stone-7S = { rank-7 } de { suit-S }
stone-8S = { rank-8 } de { suit-S }
stone-9S = { rank-9 } de { suit-S }
stone-10S = { rank-10 } de { suit-S }
stone-JS = { rank-J } de { suit-S }
stone-QS = { rank-Q } de { suit-S }
stone-KS = { rank-K } de { suit-S }
stone-AS = { rank-A } de { suit-S }
stone-joker = joker

## Ce qui se passe

cartino-began = { $name } a la tuile la plus basse et commence.
cartino-drew = { $name } pioche { $count ->
    [one] une tuile
   *[other] { $count } tuiles
}, { $bag ->
    [0] le sac est vide
   *[other] il en reste { $bag } dans le sac
}.
cartino-took = { $name }, vous piochez : { $stones }.
cartino-laid = { $name } { $how ->
    [joker] pose un joker comme { card }
    [exchange] échange le joker contre { card-the }
   *[stone] pose { card-the }
} { $half ->
    [u] en haut
   *[l] en bas
}{ $count ->
    [0] , sans rien toucher.
   *[other] : touche { $ranks }, +{ $points }.
}
cartino-all-five = { $name } pose cinq tuiles de { card-suit } en un tour : 10 points de plus, { $points } en tout !
cartino-took-back = { $name } reprend { $how ->
    [joker] le joker posé comme { card }
    [exchange] { card-the }, et le joker retrouve sa place
   *[stone] { card-the }
}.
cartino-scored = { $name } { $points ->
    [0] ne marque rien
    [one] marque 1 point
   *[other] marque { $points } points
} : { $total } en tout.
cartino-passed = { $name } ne peut poser ses jokers nulle part et passe.
cartino-went-out = { $name } a posé toutes ses tuiles : { $points } points de plus !
cartino-counted = { $name } garde sur son chevalet : { $stones }. C’est { $points ->
    [one] 1 point
   *[other] { $points } points
} de moins, { $total } en tout.
cartino-match-won = { $name } gagne la partie, avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} !
cartino-match-shared = Égalité, { $total ->
    [one] { $total } point
   *[other] { $total } points
} chacun : { $names } se partagent la victoire !

## À qui de jouer

cartino-prompt-lay = À vous, { $name } : posez une ou plusieurs tuiles d’une même couleur.
cartino-prompt-more = { $points ->
    [0] Rien
    [one] 1 point
   *[other] { $points } points
} pour l’instant, { $name } : posez encore du { card-suit }, ou terminez votre tour.
cartino-prompt-wait = C’est à { $name } de jouer.
cartino-prompt-won = Partie terminée : victoire pour { $name } !
cartino-prompt-shared = Partie terminée : la victoire est partagée.

## Ce qui ne va pas

refusal-cartino-not-your-turn = Ce n’est pas votre tour : c’est à { $name } de jouer.
refusal-cartino-match-over = La partie est terminée.
refusal-cartino-no-such-field = Ce plateau n’a pas de case pour { card-the }.
refusal-cartino-second-suit = Ce tour-ci, vous posez du { card-suit } : le { cartino-other-suit } attendra le prochain.
refusal-cartino-not-on-rack = Vous n’avez pas { card-the } sur votre chevalet.
refusal-cartino-no-joker = Vous n’avez pas de joker.
refusal-cartino-joker-just-won = Le joker que vous venez de gagner ne se pose qu’à votre prochain tour.
refusal-cartino-no-joker-there = Il n’y a pas de joker ici à échanger contre { card-the }.
refusal-cartino-joker-of-this-turn = Ce joker vient d’être posé : on n’échange que ceux qui étaient là au début du tour.
refusal-cartino-joker-lies-there = Un joker est sur la moitié { cartino-level } : échangez-le contre { card-the }, ou prenez l’autre moitié.
refusal-cartino-half-taken = Pour { card-the }, la moitié { cartino-level } est déjà prise.
refusal-cartino-must-join = À cette table, la première tuile d’un tour doit en toucher une autre, et l’une des vôtres le peut.
refusal-cartino-nothing-laid = Posez d’abord au moins une tuile.
refusal-cartino-enough-taken-back = Vous avez déjà repris { $count } tuiles : pour ce tour, ce qui est posé reste posé.
cartino-level = { $half ->
    [u] du haut
   *[l] du bas
}
cartino-other-suit = { $other ->
    [C] { suit-C }
    [D] { suit-D }
    [H] { suit-H }
   *[S] { suit-S }
}

## Avant la partie

cartino-option-players = Autour de la table
cartino-option-players-2 = 2 joueurs
cartino-option-players-3 = 3 joueurs
cartino-option-players-4 = 4 joueurs
cartino-option-edition = Plateau
cartino-option-edition-32 = 32 cases, du 7 à l’as
cartino-option-edition-52 = 52 cases, du 2 à l’as
cartino-option-queen = Valeur de la dame
cartino-option-queen-3 = 3 points
cartino-option-queen-5 = 5 points
cartino-option-joker = Joker échangé
cartino-option-joker-retired = Il sort du jeu
cartino-option-joker-reused = Il va à qui l’échange, dès le tour suivant
cartino-option-joining = Première tuile d’un tour
cartino-option-joining-free = Elle se pose librement
cartino-option-joining-if_possible = Elle en touche une autre, si c’est possible
cartino-preset-french-2 = À deux, règle française
cartino-preset-french-3 = À trois, règle française
cartino-preset-french-4 = À quatre, règle française
cartino-preset-german-2 = À deux, règle allemande
cartino-preset-german-3 = À trois, règle allemande
cartino-preset-german-4 = À quatre, règle allemande
