# La page des règles de Cartino, avec nos mots. Les identifiants CAR-… sont ceux des règles.

cartino-rules-title = Les règles de Cartino
cartino-rules-lead = De 2 à 4 joueurs. Des tuiles comme un jeu de cartes, et un plateau où chacune a sa place.

## En une minute

cartino-rules-minute = En une minute
cartino-rules-minute-1 = Tu as cinq tuiles que toi seul vois. Chacune a sa case sur le plateau, et chaque case a deux moitiés : en haut, en bas.
cartino-rules-minute-2 = À ton tour, pose une ou plusieurs tuiles d’une même couleur. Chacune marque la valeur de celles qu’elle touche : as 5, roi 4, dame 3, valet 2, les autres 1.
cartino-rules-minute-3 = L’ordre compte : l’as d’abord, puis le roi à côté, et le roi marque 5. Cinq tuiles en un tour : 10 points de plus !
cartino-rules-minute-4 = Le joker prend la place de n’importe quelle tuile. Si tu as la vraie, échange-la contre lui.
cartino-rules-minute-5 = Pioche autant de tuiles que tu en as posé. Quand le sac est vide et que quelqu’un a tout posé, qui a le plus de points gagne !

## Les titres

cartino-rules-exactly = Les règles exactes
cartino-rules-section-board = Le plateau et les tuiles
cartino-rules-section-values = Ce que valent les tuiles
cartino-rules-section-start = Avant de commencer
cartino-rules-section-turn = Un tour
cartino-rules-section-score = Les points
cartino-rules-section-end = La fin
cartino-rules-section-examples = Six exemples
cartino-rules-section-sheets = Deux règles pour un jeu
cartino-rules-link = Lien vers la règle { $rule }

## Les deux règles

cartino-rules-sheets = Le jeu s’est vendu avec deux règles, l’une française et l’autre allemande. Elles diffèrent en trois points ; à chaque table, on peut choisir l’une ou l’autre, ou les mélanger.
cartino-rules-point = Point
cartino-rules-french = Règle française
cartino-rules-german = Règle allemande
cartino-rules-point-edition = Plateau (CAR-1)
cartino-rules-point-queen = Dame (CAR-6)
cartino-rules-point-joker = Joker échangé (CAR-15)
cartino-rules-french-edition = 32 cases, 66 tuiles
cartino-rules-french-queen = 3 points
cartino-rules-french-joker = il sort du jeu
cartino-rules-german-edition = 52 cases, 106 tuiles
cartino-rules-german-queen = 5 points
cartino-rules-german-joker = il va à qui l’échange

## Les règles

cartino-rules-car-1 = Une case pour chaque carte du jeu : 32 cases, du 7 à l’as dans quatre couleurs, ou 52, du 2 à l’as. Deux tuiles de chaque carte, et 2 jokers.
cartino-rules-car-2 = Chaque case a une moitié en haut et une moitié en bas ; chacune accueille une tuile.
cartino-rules-car-3 = Le plateau de 32 cases : chaque couleur occupe un coin, et les cartes fortes se rencontrent au milieu.
cartino-rules-car-4 = Le plateau de 52 cases : une couleur par rangée, du 2 à gauche jusqu’à l’as à droite.
cartino-rules-car-5 = Deux tuiles se touchent si leurs moitiés ont un côté en commun : à gauche et à droite au même niveau, au-dessus et au-dessous. L’autre moitié de la même case compte aussi. Les couleurs n’y changent rien. Une tuile en touche donc quatre au plus.
cartino-rules-car-6 = As 5, roi 4, dame 3 (5 dans la règle allemande), valet 2, toutes les autres 1.
cartino-rules-car-7 = Le joker remplace n’importe quelle tuile. Sur le plateau, il est la tuile de sa case : qui le touche marque la valeur de celle-ci.
cartino-rules-car-8 = Toutes les tuiles et les jokers vont dans le sac. Chacun en pioche cinq et les cache aux autres.
cartino-rules-car-9 = Qui a la tuile la plus basse dans la couleur la plus basse commence. De la plus basse à la plus haute : carreau, cœur, pique, trèfle ; dans une couleur, du 7 (ou du 2) à l’as. À égalité, on compare les tuiles suivantes ; les jokers comptent comme les plus hautes. Puis on joue dans le sens des aiguilles d’une montre.
cartino-rules-car-10 = Dans un tour, on ne pose que des tuiles d’une seule couleur, et au moins une. Un joker se pose comme une tuile de cette couleur. Deux jokers peuvent partager une case.
cartino-rules-car-11 = Une tuile se pose sur sa propre case, sur la moitié du haut ou du bas, si elle est libre. Une tuile posée ne bouge plus. Tant que le tour n’est pas terminé, on peut reprendre ce qu’on vient de poser.
cartino-rules-car-12 = Une tuile qui ne touche rien ne marque rien, mais on peut la poser. Une table peut convenir que la première tuile d’un tour doit en toucher une autre, si l’une de celles du chevalet le peut ; un échange compte s’il touche quelque chose, et les tuiles suivantes sont libres.
cartino-rules-car-13 = Les tuiles se posent l’une après l’autre, dans l’ordre qu’on veut. Chacune marque, au moment où on la pose, la valeur des tuiles qu’elle touche, celles du même tour comprises ; jamais la sienne.
cartino-rules-car-14 = Cinq tuiles d’une couleur en un seul tour : 10 points de plus. Les jokers posés dans cette couleur comptent.
cartino-rules-car-15 = À son tour, on peut échanger un joker du plateau contre la tuile qu’il remplace, si l’on joue sa couleur et s’il était là au début du tour. L’échange marque et compte comme une tuile posée. Le joker sort du jeu. Dans la règle allemande, il va à qui l’a échangé et se pose à partir du tour suivant ; mais si le sac était vide au début du tour, il sort du jeu.
cartino-rules-car-16 = Après son tour, on pioche autant de tuiles qu’on en a posé, tant que le sac en a. Un joker gagné par échange compte parmi les cinq du chevalet.
cartino-rules-car-17 = Qui n’a que des jokers et ne trouve plus de moitié libre passe son tour. Si plus personne ne peut poser, la partie s’arrête, sans la prime de la règle CAR-20.
cartino-rules-car-18 = Le pion avance sur une piste de 20 cases. Qui dépasse 20 prend un jeton de 20 et repart de 1. À la fin, un total peut descendre sous zéro.
cartino-rules-car-19 = Les points de chacun sont visibles à tout moment.
cartino-rules-car-20 = Quand quelqu’un a posé toutes ses tuiles et que le sac est vide, la partie s’arrête aussitôt : 10 points de plus pour qui a fini.
cartino-rules-car-21 = Les tuiles qui restent sur un chevalet coûtent leur valeur ; un joker coûte 6.
cartino-rules-car-22 = Le plus grand total gagne. À égalité, on partage la victoire.
cartino-rules-car-e1 = Le roi de pique, posé là où il ne touche rien : 0.
cartino-rules-car-e2 = Les cases sont voisines, mais les tuiles ne sont pas au même niveau : elles ne se touchent pas, 0.
cartino-rules-car-e3 = Le roi posé contre le 8 de pique : 1.
cartino-rules-car-e4 = Le 8 posé contre le roi : 4.
cartino-rules-car-e5 = Un roi posé entre l’as, la dame et deux rois, son jumeau dans la même case et celui d’en face : 5 + 4 + 4 + 3 = 16.
cartino-rules-car-e6 = L’as, le roi et la dame d’une couleur en un tour, côte à côte : 0, puis 5, puis 4, donc 9.

## Les images, pour qui ne les voit pas

cartino-rules-board-32 = Le plateau de 32 cases, vide. En haut à gauche trèfle, en haut à droite pique, en bas à gauche carreau, en bas à droite cœur. Les 10 sont aux quatre coins, les as au milieu.
cartino-rules-board-52 = Le plateau de 52 cases, vide. Quatre rangées du 2 à l’as : trèfle, pique, cœur, carreau.
cartino-rules-board-touch = Le roi de pique vient d’être posé à côté de l’as et contre le 8 : il marque 5 et 1, donc 6.
cartino-rules-board-order = L’as, le roi et la dame de pique côte à côte ; le roi a marqué 5, la dame 4.
cartino-rules-board-joker = Un joker sur la case du roi de cœur, à côté de l’as de cœur. Le vrai roi peut prendre sa place et marque alors 5.
cartino-rules-board-e1 = Le roi de pique seul sur le plateau.
cartino-rules-board-e2 = Le roi de pique en haut de sa case ; la dame de pique, sa voisine, en bas de la sienne.
cartino-rules-board-e3 = Le roi de pique en haut de sa case, juste sous le 8 de pique.
cartino-rules-board-e4 = Le 8 de pique en bas de sa case, juste au-dessus du roi de pique.
cartino-rules-board-e5 = Le roi de pique en bas de sa case, entre l’as et la dame de pique, sous son jumeau et au-dessus du roi de cœur.
cartino-rules-board-e6 = L’as, le roi et la dame de pique côte à côte, en haut de leurs cases.
