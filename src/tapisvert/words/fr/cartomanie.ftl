# Cartomanie : tout ce que dit le jeu. Les mots joués restent français, dans toutes les langues.

cartomanie-name = Cartomanie
cartomanie-about = Retournez cinq lettres, trouvez le plus beau mot. Seul, ou jusqu’à 4.

## Ce qui se passe

cartomanie-began = La table est mise, { $stock } cartes au talon : { $name } commence.
cartomanie-turned = { $name } retourne { $capital ->
    [yes] la capitale { $letter }
    [joker] un joker
   *[no] la minuscule { $letter }
}.
cartomanie-made = { $name } fait « { $word } » : { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}, { $total } en tout.
cartomanie-filled = { $count ->
    [one] Une place est regarnie
   *[other] { $count } places sont regarnies
}, { $stock ->
    [0] le talon est vide
    [one] il reste une carte au talon
   *[other] il reste { $stock } cartes au talon
}.
cartomanie-passed = { $late ->
    [yes] Le temps est écoulé : { $name } ne fait pas de mot.
   *[no] { $name } ne fait pas de mot.
}
cartomanie-asked = { $name } propose « { $word } » à la table.
cartomanie-voted = { $name }, vous { $answer ->
    [yes] acceptez
   *[no] refusez
} ce mot.
cartomanie-decided = { $accepted ->
    [yes] La table accepte « { $word } », proposé par { $name }.
   *[no] La table refuse « { $word } », proposé par { $name }.
}
cartomanie-new-table = { $why ->
    [no-capital] Aucune capitale à l’horizon : toutes les cartes retournent au talon, et { $name } joue sur une nouvelle table.
   *[quiet] Tout un tour sans mot : toutes les cartes retournent au talon, et { $name } joue sur une nouvelle table.
}
cartomanie-ended = { $why ->
    [capitals] La dernière capitale est prise.
    [cleared] Toutes les cartes sont prises !
    [quiet] Le talon est vide et plus personne ne trouve de mot.
    [barren] Trois nouvelles tables sans un seul mot : on s’arrête là.
   *[no-word] Les cartes qui restent ne font plus aucun mot.
}
cartomanie-match-won = { $name } gagne la partie, avec { $total ->
    [0] aucun point
    [one] 1 point
   *[other] { $total } points
} !
cartomanie-match-shared = Égalité, { $total ->
    [0] aucun point
    [one] 1 point
   *[other] { $total } points
} chacun : { $names } se partagent la victoire !
cartomanie-cleared = { $left ->
    [0] Table rase ! { $name } a pris toutes les cartes
    [one] { $name } laisse une seule carte
   *[other] { $name } laisse { $left } cartes
}, avec { $points ->
    [0] aucun point
    [one] 1 point
   *[other] { $points } points
}.

## À qui de jouer

cartomanie-prompt-turn = { $count ->
    [one] Encore une carte à retourner, { $name }.
   *[other] À vous, { $name } : retournez { $count } cartes.
}
cartomanie-prompt-word = À vous, { $name } : faites un mot, ou passez.
cartomanie-prompt-wait = C’est à { $name } de jouer.
cartomanie-prompt-vote = { $name } propose « { $word } » : à vous de voter.
cartomanie-prompt-voting = La table vote sur « { $word } », proposé par { $name }.
cartomanie-prompt-won = Partie terminée : victoire pour { $name } !
cartomanie-prompt-shared = Partie terminée : la victoire est partagée.
cartomanie-prompt-alone = { $left ->
    [0] Table rase : plus une seule carte !
    [one] Partie terminée : il reste une carte.
   *[other] Partie terminée : il reste { $left } cartes.
}

## Ce qui ne va pas

refusal-cartomanie-not-your-turn = Ce n’est pas votre tour : c’est à { $name } de jouer.
refusal-cartomanie-match-over = La partie est terminée.
refusal-cartomanie-turn-more = { $count ->
    [one] Retournez d’abord encore une carte.
   *[other] Retournez d’abord encore { $count } cartes.
}
refusal-cartomanie-five-are-up = Vous avez retourné toutes vos cartes : faites un mot, ou passez.
refusal-cartomanie-not-face-down = Il n’y a pas de carte cachée à la place { $place }.
refusal-cartomanie-no-clock = Cette table joue sans montre.
refusal-cartomanie-second-joker = Un seul joker par mot.
refusal-cartomanie-joker-as-capital = Le joker ne remplace qu’une minuscule, jamais la capitale du début.
refusal-cartomanie-capital-first = Un mot commence par une capitale.
refusal-cartomanie-no-capitals = Ici on joue sans capitales.
refusal-cartomanie-joker-alone = Un joker tout seul n’est pas un mot.
refusal-cartomanie-no-joker-up = Il n’y a plus de joker à découvert.
refusal-cartomanie-no-capital = La capitale { $letter } n’est pas à découvert sur la table.
refusal-cartomanie-letter-missing = Il n’y a pas assez de « { $letter } » à découvert sur la table.
refusal-cartomanie-wrong-places = Les places choisies ne vont pas avec ce mot.
refusal-cartomanie-not-on-place = La carte de la place { $place } n’est pas « { $letter } ».
refusal-cartomanie-not-a-word = { $proper ->
    [yes] « { $word } » est un nom propre : le dictionnaire d’ici n’en compte pas.
   *[no] Le mot « { $word } » n’est pas dans le dictionnaire d’ici.
}
refusal-cartomanie-no-vote-here = À cette table, le dictionnaire seul décide.
refusal-cartomanie-is-a-word = Le mot « { $word } » est dans le dictionnaire : jouez-le sans demander.
refusal-cartomanie-asked-already = La table a déjà voté une fois pendant ce tour.
refusal-cartomanie-table-votes = Attendez : c’est aux autres de voter sur votre mot.
refusal-cartomanie-vote-first = Dites d’abord si vous acceptez le mot proposé.
refusal-cartomanie-voted-already = Vous avez déjà voté.
refusal-cartomanie-nothing-to-vote = Aucun mot n’est proposé à la table.

## Avant la partie

cartomanie-option-players = Autour de la table
cartomanie-option-players-1 = Seul
cartomanie-option-players-2 = 2 joueurs
cartomanie-option-players-3 = 3 joueurs
cartomanie-option-players-4 = 4 joueurs
cartomanie-option-version = Version
cartomanie-option-version-full = Complète, 123 cartes
cartomanie-option-version-short = Courte, la moitié des cartes
cartomanie-option-version-children = Enfants, sans capitales
cartomanie-option-half = Cartes de la version courte
cartomanie-option-half-60 = 60 cartes
cartomanie-option-half-63 = 63 cartes
cartomanie-option-clock = Temps de réflexion
cartomanie-option-clock-0 = Sans limite
cartomanie-option-clock-15 = 15 secondes
cartomanie-option-clock-30 = 30 secondes
cartomanie-option-clock-60 = 1 minute
cartomanie-option-clock-120 = 2 minutes
cartomanie-option-vote = Mots inconnus du dictionnaire
cartomanie-option-vote-true = La table peut voter
cartomanie-option-vote-false = Refusés
cartomanie-preset-full-1 = Seul, version complète
cartomanie-preset-full-2 = À deux, version complète
cartomanie-preset-full-3 = À trois, version complète
cartomanie-preset-full-4 = À quatre, version complète
cartomanie-preset-short-1 = Seul, version courte
cartomanie-preset-short-2 = À deux, version courte
cartomanie-preset-short-3 = À trois, version courte
cartomanie-preset-short-4 = À quatre, version courte
cartomanie-preset-children-1 = Seul, version enfants
cartomanie-preset-children-2 = À deux, version enfants
cartomanie-preset-children-3 = À trois, version enfants
cartomanie-preset-children-4 = À quatre, version enfants
