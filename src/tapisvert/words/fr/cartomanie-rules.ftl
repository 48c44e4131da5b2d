# La page des règles de Cartomanie, avec nos mots. Les identifiants MAN-… sont ceux des règles.

cartomanie-rules-title = Les règles de Cartomanie
cartomanie-rules-lead = De 1 à 4 joueurs, une demi-heure. Des cartes de lettres qu’on retourne, et le plus beau mot qu’on y trouve.

## En une minute

cartomanie-rules-minute = En une minute
cartomanie-rules-minute-1 = Vingt-quatre cartes de lettres sont sur la table, cachées. À ton tour, retournes-en cinq, une par une.
cartomanie-rules-minute-2 = Avec toutes les cartes visibles, fais un mot français : une capitale d’abord, puis des minuscules. Tu prends ses cartes et tu marques la somme de leurs valeurs.
cartomanie-rules-minute-3 = Une capitale vaut deux fois sa minuscule. Le joker remplace une minuscule et ne vaut rien.
cartomanie-rules-minute-4 = Pas de mot ? Les cartes restent, et le suivant en retourne cinq de plus. Attention au temps : 30 secondes par mot !
cartomanie-rules-minute-5 = Quand il n’y a plus de capitale, ou plus de mot, qui a le plus de points gagne. Seul, essaie de ne laisser aucune carte.

## Les titres

cartomanie-rules-exactly = Les règles exactes
cartomanie-rules-section-pack = Les cartes
cartomanie-rules-section-words = Les mots
cartomanie-rules-section-play = Un tour
cartomanie-rules-section-end = La table bloquée, et la fin
cartomanie-rules-section-alone = Seul
cartomanie-rules-section-versions = Autres versions
cartomanie-rules-section-advice = Un conseil
cartomanie-rules-section-example = Un exemple
cartomanie-rules-link = Lien vers la règle { $rule }
cartomanie-rules-letters = Lettres
cartomanie-rules-small = Minuscule
cartomanie-rules-capital = Capitale

## Les règles

cartomanie-rules-man-1 = 123 cartes de lettres, capitales et minuscules, avec deux jokers, toutes mélangées ensemble.
cartomanie-rules-man-2 = La valeur est imprimée sur la carte : B vaut 6, T 4 ; a et e 1, i, o, s, t, u 2, g 3, x 5.
cartomanie-rules-man-3 = Les minuscules valent de 1 à 5 points selon leur rareté ; une capitale vaut deux fois sa minuscule, un joker 0.
cartomanie-rules-man-4 = 31 capitales : chaque lettre une fois, et un deuxième A, C, E, P et S. 92 autres cartes : 14 e, 9 a, 8 i, 6 n, o, r et s, 5 t et u, 4 l, 3 c, 2 d, m et p, une de chaque autre lettre, et 2 jokers.
cartomanie-rules-man-5 = Tous les mots français comptent : pluriels, féminins, verbes conjugués. Accents et cédilles ne comptent pas (Ô se joue O), une ligature est deux lettres. Pas de trait d’union ni d’apostrophe ; symboles et abréviations (kg, cm) ne sont pas des mots. Les mots d’une lettre sont A, O, X et Y.
cartomanie-rules-man-6 = Un mot commence par une capitale et n’en a pas d’autre : toutes les lettres suivantes sont des minuscules. Sans capitale visible, pas de mot.
cartomanie-rules-man-7 = Un seul joker par mot. Il remplace une minuscule, jamais la capitale.
cartomanie-rules-man-8 = Un mot rapporte la somme des valeurs de ses cartes.
cartomanie-rules-man-9 = Un mot que le dictionnaire ne connaît pas peut être proposé à la table, une fois par tour : il faut que tous les autres l’acceptent. C’est la voie des noms propres. Une table peut s’en passer ; quand on ne joue que contre des programmes, le dictionnaire décide.
cartomanie-rules-man-10 = Les joueurs portent les noms de la rose des vents : le Méridional, au sud, donne ; le Ponantais, à l’ouest, commence ; puis, dans le sens des aiguilles d’une montre, le Septentrional au nord et le Levantin à l’est. Si l’on est moins de quatre, on garnit l’ouest, le sud, le nord, l’est ; seul, on est les deux premiers.
cartomanie-rules-man-11 = 24 cartes cachées, six en largeur et quatre en hauteur ; le reste est le talon.
cartomanie-rules-man-12 = À son tour, on retourne cinq cartes cachées de son choix, ou toutes s’il en reste moins, une par une, en voyant chacune avant de choisir la suivante. Toutes les cartes visibles sont alors à sa disposition, celles des tours précédents comprises.
cartomanie-rules-man-13 = Puis on fait un mot, et on met ses cartes sur son tas ; ou l’on n’en fait pas.
cartomanie-rules-man-14 = Après un mot, les trous sont regarnis du talon, cartes cachées. Si personne n’a rien pris, on ne regarnit rien, et le suivant retourne cinq cartes de plus.
cartomanie-rules-man-15 = 30 secondes de réflexion par tour (au choix : sans limite, 15, 30, 60 ou 120). La montre part quand la cinquième carte est visible ; quand elle s’arrête, le tour est passé et les cartes restent.
cartomanie-rules-man-16 = Toutes les cartes sont visibles et aucune n’est une capitale : elles retournent toutes au talon, on mélange, et celui dont c’était le tour joue sur une nouvelle table.
cartomanie-rules-man-17 = Le talon est vide, toutes les cartes sont visibles et il y a une capitale : chacun à son tour a encore une chance. Si tout un tour de table passe sans mot, la partie s’arrête ; un mot rouvre le tour des chances. Le tour où la dernière carte a été retournée compte, un tour perdu au temps aussi ; seul, c’est un tour.
cartomanie-rules-man-18 = La partie s’arrête aussi quand toutes les capitales en jeu sont prises. Que le talon soit vide ne suffit pas.
cartomanie-rules-man-19 = Toutes les cartes sont visibles, il y a une capitale et le talon n’est pas vide, mais tout un tour de table passe sans mot : on pose une nouvelle table, comme à la règle MAN-16. Après trois nouvelles tables de suite sans un mot, la partie s’arrête ; elle s’arrête aussitôt si le dictionnaire n’a plus aucun mot dans toutes les cartes qui restent, sauf si la table vote.
cartomanie-rules-man-20 = Le plus grand total gagne. À égalité, on partage la victoire.
cartomanie-rules-man-21 = Seul, le but est de prendre toutes les cartes : on compte celles qui restent (0 est une réussite complète), et les points à côté. Il faudrait faire un mot chaque fois qu’il y en a un ; on peut passer, mais la partie note ces tours et les montre à la fin.
cartomanie-rules-man-22 = Version courte : la moitié des cartes, 60 (ou 63 au choix), tirées au sort, avec de 12 à 18 capitales.
cartomanie-rules-man-23 = Version enfants : la moitié (46) des 92 cartes sans capitale, sur une table de 15, cinq en largeur et trois en hauteur. Un mot n’a donc pas besoin de capitale ; le joker peut remplacer sa première lettre, mais n’est pas un mot à lui seul. MAN-16 et MAN-18 ne valent pas, MAN-17 et MAN-19 se lisent sans la capitale, et la partie s’arrête aussi quand toutes les cartes sont prises.
cartomanie-rules-man-24 = Entre deux mots de même valeur, préfère celui qui prend des lettres difficiles (j k q w x y z), sauf quand le talon est vide.
cartomanie-rules-man-e1 = Les deux sont possibles : Boxait vaut 6 + 2 + 5 + 1 + 2 + 2 = 18, Tatouages 4 + 1 + 2 + 2 + 2 + 1 + 3 + 1 + 2 = 18. À valeur égale, mieux vaut Boxait, qui prend le x.

## Les images, pour qui ne les voit pas

cartomanie-rules-board-kinds = Trois cartes : la capitale B, grande et rouge dans un cadre orné, qui vaut 6 ; la minuscule x sur sa ligne, qui vaut 5 ; le joker, une étoile, qui vaut 0.
cartomanie-rules-board-turn = Douze cartes, cinq retournées : la capitale B et les minuscules o, t, a, x.
cartomanie-rules-board-word = Parmi des cartes visibles et cachées, B, o, x, a, i, t sont choisies : Boxait.
cartomanie-rules-board-joker = Boxait, avec un joker à la place du x.
cartomanie-rules-board-boxait = Le mot Boxait.
cartomanie-rules-board-tatouages = Le mot Tatouages.
