### Les règles de Gnadenlos! avec nos mots : des chapitres pour apprendre, et chaque énoncé et décision par son numéro.

gnadenlos-rules = Les règles de Gnadenlos !

## Chapitres : 1500 caractères chacun au plus

gnadenlos-rules-goal =
    Un jeu de Klaus Teuber pour trois ou quatre : une rue de 35 fers à cheval. Ton chapeau part du fer 6 ; l’Arrivée est le fer 31. Quand la partie s’arrête, **qui est le plus loin dans la rue gagne**, quelles que soient ses dettes.

    Tu engages des aventuriers à crédit, tu les envoies à l’or, au duel ou au poker, et tu paies ton prestige en pépites. Un jour, les dettes sont réclamées. Qui ne peut pas payer nourrit les vautours.

    Un tour a quatre phases ; ensuite le revolver passe au suivant.
    1 · **Événement** : chacun envoie un aventurier.
    2 · **Prestige** : le joueur actif achète des fers.
    3 · **Recrutement** : on mise des dettes pour des aventuriers.
    4 · **Jour de paye** : si le marché est assez plein, on réclame les dettes.
    .title = Le but du jeu
gnadenlos-rules-setup =
    • Chacun a un chapeau sur le fer 6, 10 pépites, deux aventuriers au hasard et 13 dettes à sa couleur : cinq de 0, trois de 1, deux de 2, deux de 3 et une de 4.
    • Chacun donne une dette de 1 et une de 2. Mélangées, face cachée, ce sont les premières du **marché**. Il a six colonnes, une par face du dé ; on pose de la colonne 1 à la 6, puis sur la rangée suivante.
    • Il y a 29 aventuriers. Chacun a une force de 1 à 6 à l’or, au duel et au poker, dix en tout : aucun n’est meilleur qu’un autre partout.
    • Sept cartes Événement sont face cachée : trois d’or, un duel, trois pokers.
    • Le croque-mort est à deux pas du cimetière, à trois dans une partie à quatre.
    • Tout le monde lance le dé ; le plus haut commence. À égalité, on relance.
    .title = Avant le premier tour
gnadenlos-rules-event =
    On retourne une carte Événement. Quiconque a des aventuriers en choisit un en secret ; on les montre tous ensemble. C’est la force au symbole de l’événement qui compte.

    • **Or** : le plus fort prend le premier montant de la carte, le second le plus petit. S’ils sont plusieurs en tête, tous prennent le premier et personne l’autre.
    • **Duel** : d’abord le croque-mort avance d’un pas. Le plus fort pioche au hasard deux dettes du marché. Le plus faible perd son aventurier.
    • **Poker** : le plus fort avance, le plus faible recule. De combien ? La couleur du fer où chacun se trouve le dit : 6 en avant et 1 en arrière au début de la rue, 2 en avant et 5 en arrière juste avant l’Arrivée.

    L’aventurier du vainqueur s’en va ; les autres reviennent en main. Tous les ex æquo de tête gagnent, tous les ex æquo de queue trinquent. Si tout le monde est à égalité, tous gagnent et personne ne perd.

    Si un seul joueur a des aventuriers, il gagne seul. Si personne n’en a, il n’y a pas d’événement.
    .title = Phase 1 : l’événement
gnadenlos-rules-prestige =
    Le joueur actif peut payer jusqu’à cinq pépites et avance d’un fer par pépite.

    Dépasser l’Arrivée est permis et compte. Dès que le chapeau y est, la partie s’arrête.
    .title = Phase 2 : le prestige
gnadenlos-rules-recruiting =
    Avec moins de trois aventuriers, le joueur actif peut lancer un recrutement. On retourne un aventurier de moins qu’il n’y a de joueurs.

    À partir du joueur actif, **chacun doit miser une fois** : d’une à trois dettes, face visible. Une somme déjà prise ne se mise plus ; on peut miser plus bas ou plus haut, et 0 est une somme. Les dettes des autres comptent aussi.

    Le plus offrant choisit d’abord, puis le deuxième, et ainsi de suite. **Le moins offrant ne recrute personne et reprend ses dettes.** Celles des autres vont face cachée au marché. C’est le propriétaire de la couleur qui paiera, peu importe qui les a misées.

    Qui n’a plus de somme libre passe : le bot s’en charge. Alors tous ceux qui ont misé recrutent, et les aventuriers dont personne ne veut s’en vont.
    .title = Phase 3 : le recrutement
gnadenlos-rules-payday =
    Si le marché compte autant de rangées pleines que de joueurs, on réclame les dettes.

    Le joueur actif lance le dé. On retourne la dernière dette de cette colonne ; son propriétaire en paie la valeur à la banque et reprend la carte en main. Et on continue jusqu’à ce que
    • le dé désigne une **colonne vide** : la paye est finie ;
    • **un propriétaire ne puisse pas payer** : il ne paie rien, reprend sa dette, reçoit un vautour et recule de cinq fers. La paye est finie pour tous.

    On resserre ensuite les dettes. S’il reste autant de rangées pleines que de joueurs, la paye recommence.
    .title = Phase 4 : le jour de paye
gnadenlos-rules-end =
    La partie s’arrête aussitôt que
    • un chapeau atteint l’**Arrivée** ou la dépasse ;
    • le **croque-mort** atteint RIP, avant que ce duel ne soit livré ;
    • quelqu’un reçoit son **troisième vautour**, une fois les cinq fers perdus ;
    • pendant deux tours de table complets, il ne s’est rien passé du tout.

    Qui est le plus loin dans la rue gagne, même avec trois vautours. À égalité, qui a le plus de pépites l’emporte, puis qui a le moins de vautours. Après quoi on partage la victoire.
    .title = La fin
gnadenlos-rules-secrets =
    • **Connu de toi uniquement :** tes aventuriers, les dettes de ta main, celles que tu pioches dans un duel, et l’aventurier que tu envoies tant que tout le monde n’a pas choisi.
    • **Connu de tous :** chapeaux, pépites, vautours, croque-mort, le nombre d’aventuriers et de dettes de chacun, le nombre de dettes par colonne, les aventuriers proposés, partis ou tout juste retournés, chaque mise tant que dure le recrutement, chaque dette réclamée au jour de paye.
    • **Connu de personne :** les dettes du marché, et même à qui elles sont, ainsi que l’ordre des piles.

    Ce qui revient en main ou part face cachée au marché est de nouveau caché, les aventuriers à la fin du tour. Le journal garde ce qui a été dit tout haut.
    .title = Qui sait quoi
gnadenlos-rules-pairs =
    Une variante ; on la choisit en lançant la partie, et l’offre l’annonce.

    Dans un recrutement, on retourne deux fois plus d’aventuriers, par paires. Chaque joueur qui recrute prend une paire entière. Rien d’autre ne change : les mains grossissent plus vite, et ce que tu laisses aux autres pèse plus que tes dettes.
    .title = Recrutement par paires

## Les énoncés des règles

gnadenlos-ruling-R1 = On joue à trois ou quatre.
gnadenlos-ruling-R2 = Chacun a un chapeau sur le fer de départ, le sixième.
gnadenlos-ruling-R3 = La rue compte 35 fers à cheval de six couleurs.
gnadenlos-ruling-R4 = Chacun commence avec dix pépites.
gnadenlos-ruling-R5 = Chacun a les treize dettes de sa couleur, de valeur 0 à 4.
gnadenlos-ruling-R6 = Chacun reçoit deux aventuriers au hasard.
gnadenlos-ruling-R7 = Le croque-mort commence à deux pas du cimetière, à trois dans une partie à quatre.
gnadenlos-ruling-R8 = Les autres aventuriers forment une pile mélangée, face cachée.
gnadenlos-ruling-R9 = Les sept cartes Événement forment une pile mélangée, face cachée.
gnadenlos-ruling-R10 = Avant le premier tour, chacun donne une dette de 1 et une de 2 ; mélangées, elles vont au marché.
gnadenlos-ruling-R11 = Le marché a six colonnes, une par face du dé.
gnadenlos-ruling-R12 = On pose les dettes de la colonne 1 à la 6 ; la septième va sous la première et ouvre une rangée.
gnadenlos-ruling-R13 = Un tour a quatre phases dans l’ordre : événement, prestige, recrutement, jour de paye.
gnadenlos-ruling-R14 = Le joueur actif retourne une carte Événement : or, duel ou poker.
gnadenlos-ruling-R15 = Chacun choisit un aventurier de sa main, face cachée ; on les retourne tous ensemble.
gnadenlos-ruling-R16 = Un aventurier a une force pour chacun des trois symboles.
gnadenlos-ruling-R17 = La plus haute force au symbole de l’événement l’emporte ; il peut y avoir plusieurs vainqueurs.
gnadenlos-ruling-R18 = Or : le vainqueur prend le premier montant de la carte, le second prend l’autre.
gnadenlos-ruling-R19 = Duel : le vainqueur pioche deux dettes au hasard dans le marché.
gnadenlos-ruling-R20 = Poker : le vainqueur avance selon la couleur du fer où il se trouve.
gnadenlos-ruling-R21 = Poker : le plus faible recule selon la couleur du fer où il se trouve.
gnadenlos-ruling-R22 = L’aventurier d’un vainqueur est défaussé.
gnadenlos-ruling-R23 = Les autres aventuriers reviennent en main.
gnadenlos-ruling-R24 = Dans un duel, le plus faible perd aussi son aventurier.
gnadenlos-ruling-R25 = Dans un duel, le croque-mort avance d’un pas.
gnadenlos-ruling-R26 = Si un seul joueur a des aventuriers, il gagne seul l’événement.
gnadenlos-ruling-R27 = Le joueur actif peut payer jusqu’à cinq pépites et avance d’un fer par pépite.
gnadenlos-ruling-R28 = Avec moins de trois aventuriers, le joueur actif peut lancer un recrutement ; avec trois ou plus, non.
gnadenlos-ruling-R29 = On retourne un aventurier de moins qu’il n’y a de joueurs.
gnadenlos-ruling-R30 = À partir du joueur actif, chacun doit miser une fois, d’une à trois dettes, face visible.
gnadenlos-ruling-R31 = Une somme déjà prise ne se mise plus.
gnadenlos-ruling-R32 = Le plus offrant choisit d’abord, puis le deuxième, et ainsi de suite.
gnadenlos-ruling-R33 = Le moins offrant ne recrute personne et reprend ses dettes.
gnadenlos-ruling-R34 = Les dettes de ceux qui recrutent vont face cachée au marché, leur somme annoncée.
gnadenlos-ruling-R35 = Autant de rangées pleines que de joueurs : c’est jour de paye.
gnadenlos-ruling-R36 = Le joueur actif lance le dé, et on retourne la dernière dette de cette colonne.
gnadenlos-ruling-R37 = Son propriétaire en paie la valeur à la banque.
gnadenlos-ruling-R38 = On continue jusqu’à une colonne vide ou un joueur qui ne peut pas payer.
gnadenlos-ruling-R39 = Qui ne peut pas payer reçoit un vautour et recule de cinq fers.
gnadenlos-ruling-R40 = Après la paye, on resserre les dettes.
gnadenlos-ruling-R41 = S’il reste autant de rangées pleines que de joueurs, la paye recommence.
gnadenlos-ruling-R42 = La partie s’arrête quand un chapeau atteint l’Arrivée.
gnadenlos-ruling-R43 = La partie s’arrête quand le croque-mort atteint RIP.
gnadenlos-ruling-R44 = La partie s’arrête au troisième vautour d’un joueur.
gnadenlos-ruling-R45 = Qui est le plus loin dans la rue gagne.
gnadenlos-ruling-R46 = Variante : on recrute les aventuriers par paires.

## Nos décisions là où les règles se taisent ou hésitent

gnadenlos-ruling-Q1 = Une table de deux ou de cinq est refusée.
gnadenlos-ruling-Q2 = Les deux dettes de chacun sont au marché dès le début.
gnadenlos-ruling-Q3 = Le dé dit qui commence ; les ex æquo relancent.
gnadenlos-ruling-Q4 = Les fers vont de 1 à 35, et personne ne recule derrière le premier.
gnadenlos-ruling-Q5 = La couleur du fer de départ compte pour le poker.
gnadenlos-ruling-Q6 = Aventuriers et dettes sont cachés ; leur nombre et les pépites sont publics.
gnadenlos-ruling-Q7 = Qui a des aventuriers doit en envoyer un ; les autres restent à l’écart.
gnadenlos-ruling-Q8 = Un aventurier sans rival est le plus fort et n’est pas le plus faible. On ne retourne aucune carte seulement si personne n’a d’aventurier.
gnadenlos-ruling-Q9 = Chacun des ex æquo de tête reçoit le gain entier.
gnadenlos-ruling-Q10 = Or : plusieurs premiers ne laissent pas de second ; plusieurs seconds prennent tous le second montant.
gnadenlos-ruling-Q11 = À deux dans une ruée vers l’or, l’autre est second.
gnadenlos-ruling-Q12 = Si tous sont à égalité, tous gagnent et personne n’est dernier.
gnadenlos-ruling-Q13 = Tous les ex æquo de queue trinquent.
gnadenlos-ruling-Q14 = Dans une ruée vers l’or, le plus faible ne perd rien.
gnadenlos-ruling-Q15 = Les dettes du vainqueur d’un duel sont tirées au hasard.
gnadenlos-ruling-Q16 = Plusieurs vainqueurs d’un duel piochent deux dettes chacun, dans l’ordre du tour à partir du joueur actif.
gnadenlos-ruling-Q17 = Un marché de moins de deux dettes donne ce qu’il a.
gnadenlos-ruling-Q18 = Les dettes piochées vont en main et peuvent être misées ; le propriétaire de la couleur les paie toujours.
gnadenlos-ruling-Q19 = Les trous laissés par un duel se resserrent aussitôt, dans l’ordre.
gnadenlos-ruling-Q20 = Le croque-mort avance dès qu’un duel est dévoilé ; arrivé à RIP, plus personne n’est envoyé.
gnadenlos-ruling-Q21 = Personne n’est à la fois vainqueur et dernier.
gnadenlos-ruling-Q22 = Au poker, tous bougent en même temps, chacun selon le fer où il était avant.
gnadenlos-ruling-Q23 = Un vainqueur qui arrive met fin à la partie après tous les mouvements de ce poker.
gnadenlos-ruling-Q24 = Le second ne compte qu’à l’or, le dernier au duel et au poker.
gnadenlos-ruling-Q25 = Quand la pile d’événements est vide, on remélange ceux qui ont servi.
gnadenlos-ruling-Q26 = Les aventuriers défaussés sont face visible et refont la pile quand elle est vide ; il peut alors y en avoir moins à recruter.
gnadenlos-ruling-Q27 = En payant, on peut dépasser l’Arrivée, jamais le fer 35.
gnadenlos-ruling-Q28 = Si la partie s’arrête pendant le prestige, le reste du tour ne se joue pas.
gnadenlos-ruling-Q29 = Le joueur actif lance un recrutement s’il le veut ; ensuite, tous doivent miser.
gnadenlos-ruling-Q30 = Qui a trois aventuriers ou plus doit miser aussi.
gnadenlos-ruling-Q31 = Qui ne peut former aucune somme libre passe et compte après toutes les mises ; les aventuriers dont personne ne veut sont défaussés.
gnadenlos-ruling-Q32 = Si quelqu’un a passé, tous ceux qui ont misé recrutent et toutes leurs dettes vont au marché.
gnadenlos-ruling-Q33 = Une somme de 0 est une mise.
gnadenlos-ruling-Q34 = On peut miser les dettes des autres.
gnadenlos-ruling-Q35 = On mise l’un après l’autre, en voyant les mises précédentes.
gnadenlos-ruling-Q36 = Une mise suivante n’a pas besoin d’être plus haute.
gnadenlos-ruling-Q37 = Les dettes entrent au marché dans l’ordre des mises, celles de chacun dans l’ordre où il les a posées.
gnadenlos-ruling-Q38 = La somme est annoncée ; ensuite, les dettes sont de nouveau cachées.
gnadenlos-ruling-Q39 = Une main peut grossir sans limite.
gnadenlos-ruling-Q40 = Seules les rangées pleines comptent ; quand il y en a autant que de joueurs, ou plus, c’est le jour de paye.
gnadenlos-ruling-Q41 = La dernière dette d’une colonne est celle de sa rangée la plus basse.
gnadenlos-ruling-Q42 = Une dette payée revient dans la main de son propriétaire.
gnadenlos-ruling-Q43 = Une dette impayée revient aussi en main ; on ne paie jamais en partie.
gnadenlos-ruling-Q44 = Une dette de 0 se paie toujours.
gnadenlos-ruling-Q45 = Qui ne peut pas payer met fin à la paye pour tous.
gnadenlos-ruling-Q46 = La banque ne s’épuise jamais.
gnadenlos-ruling-Q47 = Quand quelqu’un n’a pas pu payer, la paye recommence s’il reste assez de rangées pleines, sauf au troisième vautour.
gnadenlos-ruling-Q48 = La boucle des payes finit toujours.
gnadenlos-ruling-Q49 = Le joueur actif lance le dé à chaque paye d’un même tour.
gnadenlos-ruling-Q50 = Un recul de cinq fers s’arrête au premier.
gnadenlos-ruling-Q51 = La partie s’arrête aussitôt, et non à la fin du tour.
gnadenlos-ruling-Q52 = À égalité en tête : plus de pépites, puis moins de vautours, puis victoire partagée.
gnadenlos-ruling-Q53 = Trois vautours n’empêchent personne de gagner.
gnadenlos-ruling-Q54 = Les cinq fers sont perdus avant qu’on désigne le vainqueur.
gnadenlos-ruling-Q55 = Cinq tronçons ont des valeurs de poker, le vert a l’Arrivée.
gnadenlos-ruling-Q56 = Par paires, on retourne deux fois plus d’aventuriers, et chacun de ceux qui recrutent prend une paire.
gnadenlos-ruling-Q57 = On joue dans l’ordre des places ; le revolver passe au suivant après la paye.
gnadenlos-ruling-Q58 = Le dos d’une dette ne dit ni son propriétaire ni sa valeur.
gnadenlos-ruling-Q59 = S’il y a moins d’aventuriers que d’habitude, tout joueur qui n’en obtient pas reprend ses dettes ; s’il n’y en a aucun, on ne lance rien.
gnadenlos-ruling-Q60 = Après deux tours de table sans Événement, ni pépite payée pour le prestige, ni recrutement, ni jour de paye, la partie s’arrête : qui est le plus loin gagne.
gnadenlos-ruling-Q61 = Le chapitre « Qui sait quoi » énumère ce qui est public, ce que seul son propriétaire voit et ce que personne ne voit.
gnadenlos-ruling-Q62 = Avant que tous aient choisi, la table sait seulement qui l’a fait. Les aventuriers envoyés restent visibles jusqu’à la fin du tour ; ensuite, ceux qui sont revenus en main sont de nouveau cachés.
gnadenlos-ruling-Q63 = Les dettes piochées dans un duel ne sont vues que par qui les prend ; les autres savent combien.
gnadenlos-ruling-Q64 = On ne choisit jamais de passer : c’est le bot qui passe, et cela ne révèle rien de plus.
gnadenlos-ruling-Q65 = Si aucune somme ne permet plus au dernier de recruter, on ne lui demande rien : le bot mise la plus basse pour lui.
