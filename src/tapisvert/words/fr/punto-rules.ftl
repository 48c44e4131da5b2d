# La page des règles de Punto, avec nos mots. Les identifiants PUN-… sont ceux des règles.

punto-rules-title = Les règles de Punto
punto-rules-lead = De 2 à 8 joueurs, dès 7 ans. Une manche dure environ cinq minutes.

## En une minute

punto-rules-minute = En une minute
punto-rules-minute-1 = Tu as tes couleurs et ton tas de cartes. À ton tour, retourne la carte du dessus et pose-la.
punto-rules-minute-2 = Pose-la à côté d’une autre carte : par un côté ou par un coin.
punto-rules-minute-3 = Ou pose-la sur une carte plus petite : un 5 recouvre un 4, mais pas un autre 5.
punto-rules-minute-4 = Aligne tes cartes d’une même couleur, et la manche est à toi : 5 cartes si tu as deux couleurs, 4 si tu n’en as qu’une.
punto-rules-minute-5 = Gagne deux manches, et tu gagnes la partie !

## Les titres

punto-rules-exactly = Les règles exactes
punto-rules-section-cards = Les cartes
punto-rules-section-round = Une manche
punto-rules-section-end = La fin d’une manche
punto-rules-section-next = D’une manche à l’autre
punto-rules-section-match = La partie
punto-rules-section-expert = La variante expert
punto-rules-section-examples = Trois exemples
punto-rules-link = Lien vers la règle { $rule }

## Qui joue avec quoi

punto-rules-who = Autour de la table
punto-rules-has = Les cartes de chaque camp
punto-rules-line = Pour gagner une manche
punto-rules-who-2 = 2 joueurs
punto-rules-who-3 = 3 joueurs
punto-rules-who-4 = 4 joueurs
punto-rules-who-2x2 = 4 joueurs, 2 équipes
punto-rules-who-3x2 = 6 joueurs, 3 équipes
punto-rules-who-4x2 = 8 joueurs, 4 équipes
punto-rules-has-2 = 2 couleurs : 36 cartes
punto-rules-has-3 = 1 couleur et 6 cartes neutres : 24 cartes
punto-rules-has-4 = 1 couleur : 18 cartes
punto-rules-has-2x2 = 2 couleurs mêlées, la moitié à chacun : 18 cartes
punto-rules-has-3x2 = 1 couleur et 6 cartes neutres, la moitié à chacun : 12 cartes
punto-rules-has-4x2 = 1 couleur, la moitié à chacun : 9 cartes
punto-rules-in-line = { $count } alignées

## Les règles

punto-rules-pun-1 = 72 cartes carrées : quatre couleurs, et dans chacune deux cartes de chaque valeur, de 1 à 9.
punto-rules-pun-2 = Le tableau dit qui joue avec quoi. En équipe, les places alternent : les partenaires ne sont jamais voisins.
punto-rules-pun-3 = La couleur neutre ne gagne jamais et ne forme de série pour personne. Au milieu d’une ligne, elle la coupe comme n’importe quelle autre couleur.
punto-rules-pun-4 = Chacun mélange ses cartes et en fait un tas, faces cachées. Personne n’en connaît l’ordre.
punto-rules-pun-5 = Le plus jeune commence la première manche. Ici, on tire au sort, sauf si la personne qui ouvre la table a choisi qui commence.
punto-rules-pun-6 = À son tour, on retourne la carte du dessus de son tas et on doit la poser. La toute première va au milieu de la table.
punto-rules-pun-7 = À côté : sur une place vide qui touche une carte posée, par un côté ou par un coin.
punto-rules-pun-8 = Dessus : sur une carte de valeur strictement plus petite, quelles que soient les couleurs, même sur une carte à soi. Ensuite, seule compte la carte du dessus.
punto-rules-pun-9 = Toutes les cartes doivent tenir dans un carré de 6 sur 6. Ce carré flotte : seule compte l’étendue des cartes, en largeur et en hauteur. Sa place ne se fixe qu’à mesure que les cartes s’étendent.
punto-rules-pun-10 = Le camp qui aligne assez de cartes visibles de l’une de ses couleurs, 4 ou 5 selon le tableau, gagne la manche sur-le-champ. Elles se suivent en rangée, en colonne ou en diagonale ; une ligne plus longue gagne aussi.
punto-rules-pun-11 = Si la personne dont c’est le tour ne peut pas poser sa carte, ou n’en a plus, la manche s’arrête. En équipe, c’est elle seule qui compte, même si son partenaire a encore des cartes. On regarde alors les séries à qui il ne manque qu’une carte pour gagner : 3 cartes, ou 4 là où il en faut 5. Le camp qui en a le plus gagne la manche. Une série est une suite droite d’une seule couleur que rien ne prolonge ; là où deux séries se croisent, chacune compte.
punto-rules-pun-12 = À égalité de nombre, la série la plus faible l’emporte, celle dont la somme des valeurs est la plus petite. Si personne n’a de série, celles qui ont encore une carte de moins décident de la même façon : le nombre, puis les points. Si cela ne décide pas non plus, la manche est nulle : personne ne la marque et aucune carte ne sort du jeu.
punto-rules-pun-13 = Le vainqueur prend la plus forte carte de la série gagnante et la garde devant lui, face visible : c’est un trophée. Elle ne jouera plus dans cette partie. S’il y a plusieurs séries gagnantes, on choisit parmi toutes ; après une égalité, dans celle qui a décidé.
punto-rules-pun-14 = Toutes les autres cartes sont triées, mélangées et redistribuées comme au début. Les cartes neutres jouées dans la manche sont redistribuées, autant à chaque camp ; celles qui sont de trop, deux au plus, sortent du jeu par tirage au sort. Celles qui n’ont pas été jouées restent à leur camp, celles qu’on a en main aussi. Dans une équipe, les deux tas sont égalisés ; s’il reste une carte, elle va au partenaire qui jouera le premier.
punto-rules-pun-15 = Le voisin de gauche de la personne qui a terminé la manche commence la suivante. Si quelqu’un n’a rien pu poser, c’est cette personne qui l’a terminée.
punto-rules-pun-16 = Le premier camp qui gagne deux manches gagne la partie. On peut convenir d’un autre nombre, de 1 à 9. Les manches nulles ne comptent pas. Après cinq fois ce nombre de manches, qui a gagné le plus de manches l’emporte ; à égalité, la partie est nulle.
punto-rules-pun-17 = Au début, chacun pioche deux cartes. À son tour, on en pose une, puis on en pioche une : on choisit donc toujours entre deux, tant que le tas dure. La manche ne s’arrête que si aucune carte en main ne peut être posée. Cette variante convient à toutes les tables ; quand il reste moins de deux cartes, on joue ce qu’on a.
punto-rules-pun-e1 = Un 5 posé sur le 4 rouge complète la ligne de sa couleur : la manche est gagnée.
punto-rules-pun-e2 = Le 3 vert ne touche aucune carte : il ne peut pas aller là (PUN-7).
punto-rules-pun-e3 = Le 2 jaune aurait besoin d’une septième colonne : il ne peut pas aller là (PUN-9).

## Les images, pour qui ne les voit pas

punto-rules-board-beside = Un 4 vert et un 6 bleu, côte à côte. Les pointillés autour d’eux montrent toutes les places qui les touchent, coins compris.
punto-rules-board-cover = Un 5 rouge vient d’être posé ; sur la table, le 2 et le 4 peuvent encore être recouverts par un 5, le 7 et l’autre 5 ne le peuvent pas.
punto-rules-board-line = Cinq cartes bleues en diagonale : la ligne est gagnante.
punto-rules-board-series = À quatre joueurs, quelqu’un n’a plus de cartes. Rouge a deux séries de trois, une rangée et une diagonale qui se croisent ; bleu n’en a qu’une : rouge gagne la manche.
punto-rules-board-e1 = Une rangée de cinq cartes bleues ; le 5 du milieu a été posé sur un 4 rouge.
punto-rules-board-e2 = Quatre cartes sur la table, et un 3 vert loin d’elles.
punto-rules-board-e3 = Des cartes sur six colonnes, et un 2 jaune dans une septième.
