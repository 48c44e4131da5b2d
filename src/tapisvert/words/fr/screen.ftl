## Le grand écran au milieu de la pièce, et les téléphones autour

screen-button = Grand écran
screen-button-text = Le plateau sur la télévision, chacun sa main sur son téléphone.
screen-open = Jouer sur grand écran
screen-out = Fermer le grand écran
screen-full = Plein écran
screen-window = Quitter le plein écran
screen-join = Prenez place !
screen-join-text = Visez ce code avec votre téléphone, dites votre nom, et asseyez-vous.
screen-typed = Ou ouvrez { $address } et tapez ce code :
screen-again = Un téléphone revient ? Il vise ce code.
screen-captions = Ce qui se passe
screen-free = { $free ->
    [one] Encore une place libre.
   *[other] Encore { $free } places libres.
}
screen-ready = Tout le monde est là.
screen-start-by = { $name } donne le départ.
screen-shut = Cette table n’admet pas de spectateurs : ouvrez le grand écran avec l’appareil de quelqu’un qui y joue.

## La main seule, sur un téléphone

hand-only = Main seule
hand-whole = Toute la table
hand-look-up = Regardez le grand écran.

## Une place qui passe à un autre téléphone

handing-button = Confier une place
handing-title = Confier une place
handing-text = Un téléphone est perdu ou vide ? Un autre prend sa place, avec la même main. Toute la table le voit.
handing-choose = La place de { $name }
handing-scan = Visez ce code avec le téléphone qui prend la place de { $name }.
handing-code = Sans appareil photo : ouvrez { $address } et tapez
handing-until = Ce code sert une fois, et dix minutes.
handing-close = Fermer
handing-take = Prendre cette place
handing-take-title = Une place vous est confiée
handing-take-text = Vous jouez à la suite de quelqu’un d’autre, avec sa main. Toute la table le verra.
handing-take-code = Le code que l’hôte vous montre
handing-lost = L’hôte a confié votre place à un autre téléphone. Vous regardez la partie.
handing-lost-done = D’accord
