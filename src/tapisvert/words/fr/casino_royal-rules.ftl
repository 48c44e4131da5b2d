# La page des règles de Casino Royal, avec nos mots. Les identifiants CAS-… sont ceux des règles.

casino_royal-rules-title = Les règles de Casino Royal
casino_royal-rules-lead = De 2 à 8 joueurs. Trois jeux avec les mêmes plateaux : Casino Royal Poker (A), sa variante (B) et le bingo (C).

## En une minute

casino_royal-rules-minute = En une minute
casino_royal-rules-minute-1 = Tu as un plateau de vingt cartes et 45 en poche : 20 jetons verts, et 5 jaunes qui valent 5 verts chacun.
casino_royal-rules-minute-2 = On retourne les cartes d’un paquet, une à une. Celle qui est sur ton plateau, tu la couvres d’un jeton vert : elle est à toi, et ta main de poker grandit.
casino_royal-rules-minute-3 = De temps en temps, une pause. Tu crois avoir la meilleure main ? Dis « Rien ne va plus ! » On compare : la meilleure main, peu importe qui a parlé, ramasse les jetons sur les plateaux des autres.
casino_royal-rules-minute-4 = Personne ne parle ? « Relance ? » Chacun peut mettre quelques jetons de plus sur son plateau : les autres suivent, ou se retirent.
casino_royal-rules-minute-5 = Dans la variante, tu as en plus trois cartes que toi seul vois, et l’on mise dans un pot. Le bluff est permis !
casino_royal-rules-minute-6 = Au bingo, pas de main : on annonce un symbole, et qui le couvre en premier crie « Bingo ! » et ramasse les jetons des autres.

## Les titres

casino_royal-rules-exactly = Les règles exactes
casino_royal-rules-section-material = Le matériel
casino_royal-rules-section-hands = Les mains de poker (jeux A et B)
casino_royal-rules-section-poker = A : Casino Royal Poker
casino_royal-rules-section-variant = B : la variante
casino_royal-rules-section-bingo = C : le bingo
casino_royal-rules-section-evening = La soirée
casino_royal-rules-section-examples = Cinq exemples
casino_royal-rules-link = Lien vers la règle { $rule }

## Les mains, de la plus forte à la plus faible

casino_royal-rules-hands-hand = Main
casino_royal-rules-hands-what = Ce que c’est
casino_royal-rules-hands-straight-flush = Cinq cartes qui se suivent, d’une même couleur. Jusqu’à l’as, elle est royale.
casino_royal-rules-hands-four = Quatre cartes de même rang.
casino_royal-rules-hands-full = Un brelan et une paire.
casino_royal-rules-hands-flush = Cinq cartes d’une même couleur.
casino_royal-rules-hands-straight = Cinq cartes qui se suivent.
casino_royal-rules-hands-three = Trois cartes de même rang.
casino_royal-rules-hands-two-pairs = Deux fois deux cartes de même rang.
casino_royal-rules-hands-pair = Deux cartes de même rang.
casino_royal-rules-hands-high = Rien de tout cela : la carte la plus haute compte.

## Les règles

casino_royal-rules-cas-1 = 8 plateaux de 20 cartes ; un paquet de 52 cartes ; 160 jetons verts, qui couvrent les cartes et servent d’argent ; 40 jetons jaunes, qui valent 5 verts chacun.
casino_royal-rules-cas-2 = Un plateau, c’est 4 rangées de 5 cartes différentes. Sur les 8 plateaux, chaque carte figure 3 fois, chaque as 4 fois. Chaque plateau porte une seule quinte flush royale, et tous ont les mêmes chances : on peut les prendre les yeux fermés.
casino_royal-rules-cas-3 = On compte en jetons verts ; les jaunes font l’appoint, et la monnaie ne manque jamais. L’écran montre l’argent de chacun en aussi peu de jetons que possible. Tous les plateaux sont visibles de tous.
casino_royal-rules-cas-4 = De la plus forte à la plus faible : quinte flush, carré, full, couleur, quinte, brelan, deux paires, paire ; en dessous, les cartes hautes. L’as est la plus haute, ou la plus basse dans 5-4-3-2-as. Aucune couleur n’en bat une autre.
casino_royal-rules-cas-5 = Quintes flush et quintes se comparent par leur carte la plus haute ; carré, full (par son brelan) et brelan par leur rang ; couleurs par la plus haute carte, puis la suivante, et ainsi de suite. Deux paires par la plus haute, puis l’autre ; une paire par son rang ; ensuite par les autres cartes des cinq, la plus haute d’abord ; une carte qui manque vaut moins qu’un 2. À égalité, on partage : les gagnants reprennent leurs jetons et se partagent ceux des perdants. Un jeton qui ne se divise pas reste au milieu pour la manche suivante ; après la dernière, il n’est à personne.
casino_royal-rules-cas-6 = Une main, ce sont les cinq meilleures de toutes les cartes qu’on a : celles qu’on a couvertes, où qu’elles soient sur le plateau, et dans la variante les trois qu’on tient. Avec moins de cinq cartes, la main est ce qu’elles font : une paire, un brelan, un carré…
casino_royal-rules-cas-a1 = Chacun reçoit 20 jetons verts, 5 jaunes et un plateau. Qui donne joue aussi.
casino_royal-rules-cas-a2 = Qui donne mélange, fait couper, puis retourne et annonce les cartes une à une. Qui a la carte sur son plateau la couvre d’un de ses jetons verts. Sans argent, on ne couvre rien.
casino_royal-rules-cas-a3 = Les cartes viennent par séries d’autant de cartes que de joueurs au début de la manche (à 5, cinq cartes) ; la dernière série est ce qui reste. À 2 ou 3, mieux vaut convenir de cinq cartes au moins.
casino_royal-rules-cas-a4 = Après chaque série, la question : « Relance ? » D’abord « Rien ne va plus ! » (CAS-A5). Si personne ne le dit, chacun parle à son tour, en partant de la gauche de qui donne, et peut relancer une fois : de 1 jeton à la moitié de ses cartes couvertes (toujours 1 au moins, 5 au plus), posés sur son plateau. Tous les autres, même ceux qui ont déjà relancé, suivent d’autant ou se retirent : leurs jetons restent sur leur plateau pour qui gagnera, ils ne couvrent plus et ne peuvent plus dire « Rien ne va plus ! ». Qui ne peut pas tout payer suit avec ce qui lui reste ; il n’y a pas de pot à part. Si tous se retirent sauf un, celui-ci ramasse tout, sans comparer. Après les relances, la série suivante vient toujours. D’habitude on relance à partir de 4 joueurs ; à 2 et 3, la question n’est que la pause de CAS-A5.
casino_royal-rules-cas-a5 = À la pause, qui croit avoir la meilleure main peut dire « Rien ne va plus ! » Tous décident en même temps, sans voir les autres ; une seule voix suffit pour arrêter. Peut le dire qui a couvert cinq cartes au moins ; une table peut convenir de deux paires au moins, ou de laisser tout le monde libre. Elle peut aussi poser cette question après chaque carte.
casino_royal-rules-cas-a6 = Alors on compare les plateaux. La meilleure main, peu importe qui a parlé, ramasse tous les jetons des plateaux des autres et reprend les siens.
casino_royal-rules-cas-a7 = Quand le paquet est épuisé, on compare sans que personne ait à parler.
casino_royal-rules-cas-a8 = Après chaque manche, les plateaux se décalent d’une place vers la gauche, parmi ceux qui jouent encore, et le paquet va au suivant, qui donne.
casino_royal-rules-cas-b1 = Comme CAS-A1. Qui donne fixe une mise de départ, de 1 à 5 jetons verts ; chacun la paie au milieu.
casino_royal-rules-cas-b2 = On mélange, on coupe, et chacun reçoit 3 cartes que lui seul voit.
casino_royal-rules-cas-b3 = Le premier à gauche de qui donne ouvre, avec 1 à 10 jetons, ou passe la parole ; si personne n’ouvre, on continue. Puis, chacun à son tour, on relance (de 1 à 10), on suit ou on se retire de la manche, jusqu’à ce que tous ceux qui restent aient payé autant. Trois relances au plus. Si tous se retirent sauf un, le pot est à lui.
casino_royal-rules-cas-b4 = Le reste du paquet est retourné et annoncé par séries, comme dans CAS-A3, et ceux qui restent couvrent leurs cartes. Ici les jetons ne font que marquer : ils ne coûtent rien, et l’on couvre même sans argent.
casino_royal-rules-cas-b5 = À une pause, on peut dire « Rien ne va plus, j’enchéris ! » et miser de 1 à 10 jetons, si l’on en a et si, avec les trois en main, on a au moins cinq cartes (les autres choix de CAS-A5 valent ici aussi). Chacun des autres dit à son tour « je passe » (et se retire), « je continue » (et paie autant) ou « j’enchéris » (et double la somme). Si plusieurs parlent à la même pause, le premier à gauche de qui donne ouvre, les autres répondent à leur tour.
casino_royal-rules-cas-b6 = Si tous les autres passent, qui a ouvert ou enchéri en dernier gagne le pot, sans avoir à montrer ses cartes.
casino_royal-rules-cas-b7 = Si personne n’enchérit, tous ceux qui restent montrent leurs cartes ; la meilleure main, avec les trois cartes tenues et les cartes couvertes, gagne.
casino_royal-rules-cas-b8 = Si quelqu’un enchérit, on continue jusqu’à ce que plus personne n’enchérisse ; à deux, jusqu’à ce que l’un passe ou n’enchérisse plus. Alors on montre.
casino_royal-rules-cas-b9 = Qui ne peut pas tout payer reste avec ce qu’il a, et ne peut gagner qu’autant de chacun : le surplus fait un pot à part, entre les autres. Si, parmi ceux qui restent, un seul au plus a encore de l’argent, on retourne le reste du paquet et tous montrent.
casino_royal-rules-cas-b10 = Quand le paquet est épuisé, tous ceux qui restent montrent.
casino_royal-rules-cas-c1 = On distribue les plateaux ; à peu de joueurs, chacun peut en prendre plusieurs, jusqu’à 4, et 8 en tout. Les jetons verts se partagent à parts égales ; ce que 160 laisse de reste va dans la boîte. Pour une longue soirée, 45 jetons chacun, comme dans le poker.
casino_royal-rules-cas-c2 = Qui donne, et cela change à chaque manche, annonce le symbole : une colonne au choix, une rangée au choix, L (colonne de gauche et rangée du bas), T, H, U, M, N, le carré (tout le tour), ou le plateau plein.
casino_royal-rules-cas-c3 = Les cartes sont retournées et annoncées une à une. On ne couvre que ce qui est sur le plateau et sur le symbole. Pour une colonne ou une rangée au choix, toute carte compte, et la première colonne ou rangée complète gagne.
casino_royal-rules-cas-c4 = Le premier à couvrir tout le symbole dit « Bingo ! » et ramasse tous les jetons verts des plateaux des autres. Si plusieurs y arrivent avec la même carte, ils partagent, une part par joueur ; les gagnants reprennent leurs jetons. C’est le jeu qui le dit ; une table peut convenir que chacun doit le dire, avant la carte suivante. Dit plus tard, il compte à ce moment-là ; si personne ne le dit, tous reprennent leurs jetons.
casino_royal-rules-cas-c5 = Le jeu pose les jetons, ou chacun le fait à la main : on peut marquer une carte jusqu’à ce que la suivante soit annoncée, et un jeton mal posé est refusé. Qui n’a plus de jetons couvre avec des marques sans valeur et peut encore gagner : au bingo, personne ne sort. Les plateaux passent comme dans CAS-A8.
casino_royal-rules-cas-d1 = On convient d’un nombre de manches (d’habitude chacun donne deux fois, à partir de 6 joueurs une fois), ou l’on joue jusqu’à ce que l’un ait tout, 100 manches au plus. Dans A et B, qui n’a plus d’argent au début d’une manche sort, avec son plateau. Le plus riche gagne ; à égalité, on partage la victoire.
casino_royal-rules-cas-d2 = Couper est un geste de joueur : la personne à la droite de qui donne choisit où.
casino_royal-rules-cas-e1 = Anna a couvert trois 7, deux rois et un 2 : full aux 7 par les rois. Paul a cinq cœurs, couleur à la dame. C’est Paul qui a dit « Rien ne va plus ! », mais Anna ramasse tout (CAS-4, CAS-A6).
casino_royal-rules-cas-e2 = Anna et Paul ont la même main. Sur leurs plateaux, 6 et 7 jetons : ils les reprennent. Chez Lou et Max, 5 et 4, donc 9 à partager : 4 chacun, et le neuvième reste au milieu (CAS-5).
casino_royal-rules-cas-e3 = Max donne. Anna a couvert six cartes : elle relance de 3, le plus qu’elle puisse. Paul suit, 3 jetons. Lou, avec quatre cartes, relance de 2 et en met 5. Max se retire ; Anna et Paul suivent encore de 2 (CAS-A4).
casino_royal-rules-cas-e4 = Il faut 12 jetons pour rester. Anna et Lou paient ; Paul n’en a que 5 et fait tapis. Le pot principal a 3 fois 5 jetons, 15 : Paul peut le gagner. Les 14 autres font un pot à part, entre Anna et Lou (CAS-B9).
casino_royal-rules-cas-e5 = Le symbole est le T. Le 3 de pique complète à la fois celui d’Anna et celui de Paul : bingo pour les deux ! Sur les autres plateaux, 11 jetons : 5 chacun, et le onzième reste au milieu (CAS-C4, CAS-5).

## Les images, pour qui ne les voit pas

casino_royal-rules-board-covered = Un plateau de quatre rangées de cinq cartes ; trois 7 et deux rois sont couverts d’un jeton vert.
casino_royal-rules-board-stop = Un plateau où cinq cœurs sont couverts, du 5 à la dame.
casino_royal-rules-board-L = Le L : toute la colonne de gauche et toute la rangée du bas.
casino_royal-rules-board-T = Le T : toute la rangée du haut et la colonne du milieu.
casino_royal-rules-board-H = Le H : les colonnes de gauche et de droite, et la deuxième rangée qui les joint.
casino_royal-rules-board-U = Le U : les colonnes de gauche et de droite, et la rangée du bas.
casino_royal-rules-board-M = Le M : les colonnes de gauche et de droite, et entre elles une pointe vers le bas.
casino_royal-rules-board-N = Le N : les colonnes de gauche et de droite, et entre elles une pente qui descend.
casino_royal-rules-board-square = Le carré : tout le tour du plateau.
casino_royal-rules-board-e1 = Le plateau d’Anna : trois 7, deux rois et un 2 sont couverts.
casino_royal-rules-board-e5 = Le plateau d’Anna : les huit cartes du T sont couvertes, le 3 de pique en dernier.
