### The rule book of Revolver 2 in our own words: chapters, and every numbered statement and ruling.
revolver-rules = Les règles de Revolver 2

## Chapters: at most 1500 characters each

revolver-rules-goal =
    • **Les gardiens** gagnent si Padre Esteban est encore en vie après l’attaque du dernier tour à la mine d’argent, ou si le dernier jeton quitte la carte de l’armée mexicaine.
    • **Le général Mapache** gagne quand tous les gardiens sont morts.

    En 1894, les villageois de Malpaso envoient Padre Esteban recruter des tireurs. Les bandits du général Mapache veulent ce qui reste du village. Deux joueurs, deux camps inégaux, deux paquets.

    Un jeton quitte la carte de l’armée à chaque tour de Mapache où il ne tue personne. Il doit donc tuer sans relâche, et les gardiens le lui faire payer.

    Un tournoi de poker décide par où passe la route ; puis viennent six champs de bataille, de gauche à droite. Sur chacun, seules comptent les cartes qui s’y trouvent.
    .title = Le but du jeu
revolver-rules-poker =
    Chacun a six cartes de poker ; l’une d’elles est retirée au hasard, sans que personne la regarde. À chaque manche, chacun choisit une carte en secret, puis on retourne les deux.

    • **La triche** bat un nombre, **un nombre** bat l’accusation, **l’accusation** bat la triche. Les triches sont aux gardiens, l’accusation à Mapache.
    • Entre deux nombres, le plus haut gagne ; à égalité, personne ne gagne.
    • Les cartes jouées sont écartées. Seule l’accusation revient en main.
    • Deux manches gagnent le tournoi. S’il n’y a plus de cartes, on compare les manches gagnées, puis on joue à pile ou face.

    Le vainqueur impose sa route : Crystal River (église, saloon, écurie) pour les gardiens, Cataratas de Buffalo (maison close, prison, bouge) pour Mapache.

    • **Chaque carte jouée apporte son avantage**, même dans une manche perdue : plus de cartes au départ, des jetons puissance pour ton camp à Malpaso ou, pour Mapache, des jetons en plus sur la carte de l’armée (quatorze au plus).

    Ensuite, chacun pioche cinq cartes, plus celles des avantages.
    .title = Le tournoi de poker
revolver-rules-turn =
    Les gardiens commencent, puis les tours alternent.

    • **Tour des gardiens :** avancer le marqueur d’une case · prendre les recrues de cette case · piocher deux cartes · jouer.
    • **Tour de Mapache :** piocher deux cartes · jouer · attaquer.

    • Sur les trois premiers champs de bataille, certaines cases sont **optionnelles**. Quand la case suivante l’est, les gardiens choisissent : y rester, ou avancer au champ de bataille suivant et sauter toutes celles qui restent. On ne voit les recrues qu’une fois le marqueur posé.
    • De la dernière case, le marqueur passe à la première du champ de bataille suivant. Au pont, à Malpaso et à la mine, il n’y a ni case optionnelle ni recrue.
    • La main n’a pas de limite. Une pioche vide ne donne rien et n’est pas remélangée.

    Les cartes restent sur leur champ de bataille quand le marqueur s’en va.
    .title = Un tour
revolver-rules-play =
    Joue autant de cartes que tu peux en payer. Le **coût** d’une carte : autant d’autres cartes de ta main, défaussées face visible. Ce que dit une carte s’applique aussitôt, autant que possible ; une carte sans cible peut être jouée, et elle est perdue.

    • **La Puissance de feu** reste sur le champ de bataille actuel, de ton côté, et y compte.
    • **Les Obstructions** sont à Mapache. Elles vont du côté des gardiens de n’importe quel champ de bataille, passé ou à venir : deux au plus sur chacun, et jamais là où il y a déjà trois cartes.
    • **Les effets uniques** s’appliquent puis sont défaussés.

    • **La limite de trois :** les gardiens peuvent avoir trois cartes par champ de bataille, Obstructions comprises. Pour en ajouter une, ils doivent d’abord y défausser une de leurs cartes Puissance de feu, ce qui est gratuit. Les effets uniques se jouent quand même. Mapache n’a pas de limite, sauf si une carte en fixe une. Lui aussi peut défausser ses propres cartes Puissance de feu d’ici.

    Si une carte adverse te fait défausser ou reprendre une carte d’un champ de bataille, c’est **toi** qui choisis laquelle.
    .title = Jouer des cartes
revolver-rules-powder =
    Certaines cartes des gardiens portent des **barils**, certaines de Mapache des **munitions**. Une telle carte se joue ou se défausse de la main pour ses icônes, jamais les deux ; si elle sert à payer, ses icônes ne comptent pas. Les icônes s’utilisent à tout moment de ton tour.

    • **Le pont :** quand le marqueur y est, deux barils le font sauter, une fois par partie. Toutes les cartes de Mapache sur ce champ de bataille sont défaussées, Obstructions comprises. Celles des gardiens restent, et les tours restants se jouent.
    • **Les tunnels :** quand le marqueur est à la mine, deux barils les font s’écrouler, une fois par tour, avec le même effet.
    • Au-delà de deux, les barils sont perdus.
    • **La Gatling :** quand le marqueur est à la mine, Mapache peut défausser des cartes à munitions, autant, par tour, qu’il a à ce moment de cartes Puissance de feu à la mine. Chaque icône est un dégât aux gardiens, l’un après l’autre. Ensuite, il attaque quand même.
    .title = Poudre et Gatling
revolver-rules-attack =
    À la fin de son tour, Mapache attaque ; personne n’a besoin de le dire. Seul compte le champ de bataille actuel.

    • **Mapache :** sa puissance de feu sur place avec ses jetons, et ses jetons sur le lieu.
    • **Les gardiens :** leur puissance de feu sur place avec ses jetons, la défense du lieu et leurs jetons dessus.

    Si le total de Mapache est **plus grand**, les gardiens prennent un dégât ; égal ou plus petit, non.

    • **Un dégât** tue le gardien présent à la cote la plus basse ; à égalité, le joueur des gardiens choisit. Celui qui a du **Cran** perd un jeton Cran et reste : ce n’est pas une mort. Certains coûtent plus quand ils tombent, comme le dit leur carte ; cela s’applique avant le dégât suivant. Padre Esteban a la plus haute cote, il est donc le dernier.

    • **L’armée :** à la fin d’un tour de Mapache où il n’a tué personne, par l’attaque, la Gatling ou une carte, un jeton quitte la carte de l’armée ; deux, s’il n’a joué aucune carte ou a attaqué avec 0 point, comme le dit cette carte.

    • **Les jetons** viennent d’une réserve : 11 Cran, 14 de l’armée, 4 jetons puissance pour les gardiens et 9 pour Mapache. Un jeton vaut un ou deux points selon sa face. S’il en manque, on pose ce qui reste.
    .title = Attaque, gardiens, armée
revolver-rules-secrets =
    • **Connu de tous :** les champs de bataille et tout ce qui s’y trouve, les gardiens, tous les jetons, les défausses et ce qui a été payé, la taille des mains et des pioches, toute carte de poker retournée.
    • **Connu de toi uniquement :** ta main, et ce que tu trouves quand une carte te laisse fouiller ta pioche ou regarder l’autre main.
    • **Connu de personne :** l’ordre des pioches et des recrues. La carte de poker retirée n’est montrée à personne ; seul son propriétaire peut la déduire.

    Pendant que tu choisis avec quoi payer ou quels barils allumer, la table n’en voit rien, et tu peux revenir en arrière tant que ce n’est pas fini. Avant un choix sans retour, comme laisser des recrues derrière soi, faire sauter le pont ou tirer à la Gatling, on te demande encore une fois en te disant ce que cela coûte.

    Les camps sont tirés au sort, sauf si l’hôte choisit le sien comme variante.

    Les listes des cartes d’origine n’ont pas été retrouvées. Noms, valeurs et textes de ces cartes sont de nous, dans le cadre de tout ce qu’en dit le livret.
    .title = Qui sait quoi

## The statements of the rule book

revolver-ruling-R1 = Deux joueurs, chacun avec son propre paquet de 62 cartes.
revolver-ruling-R2 = Il y a 19 cartes de gardiens : sept de départ et douze recrues.
revolver-ruling-R3 = Il y a neuf champs de bataille : trois de Crystal River, trois de Cataratas, trois de Malpaso.
revolver-ruling-R4 = La dynamite, la Gatling, l’écroulement des tunnels et l’arrivée de l’armée existent une fois chacun.
revolver-ruling-R5 = Il y a douze cartes de poker, six par camp.
revolver-ruling-R6 = Jetons : 14 de l’armée, 11 Cran, 4 et 9 de puissance, un marqueur de tour.
revolver-ruling-R7 = Mapache gagne quand tous les gardiens ont été tués.
revolver-ruling-R8 = Les gardiens gagnent si Esteban survit à l’attaque sur la quatrième case de la mine.
revolver-ruling-R9 = Les gardiens gagnent quand tous les jetons de l’armée ont été retirés.
revolver-ruling-R10 = La partie continue jusqu’à ce que l’un de ces buts soit atteint.
revolver-ruling-R11 = Les champs de bataille de Malpaso se suivent ainsi : pont, Malpaso, mine.
revolver-ruling-R12 = Trois autres champs de bataille se placent à gauche du pont.
revolver-ruling-R13 = La dynamite est au pont ; la Gatling et les tunnels sont à la mine.
revolver-ruling-R14 = Les jetons Cran et puissance viennent d’une réserve.
revolver-ruling-R15 = Les sept gardiens de départ sont en jeu, les douze autres mélangés face cachée.
revolver-ruling-R16 = Douze jetons sont posés sur la carte de l’armée.
revolver-ruling-R17 = Le tournoi se joue avant que les paquets soient mélangés et distribués.
revolver-ruling-R18 = Les deux paquets sont mélangés et chacun pioche cinq cartes.
revolver-ruling-R19 = Les cartes de poker peuvent augmenter la main de départ.
revolver-ruling-R20 = Chacun mélange ses six cartes de poker, en retire une sans la voir et garde les cinq autres.
revolver-ruling-R21 = À chaque manche, les deux choisissent une carte en secret et la révèlent ensemble.
revolver-ruling-R22 = La carte de plus haute valeur gagne la manche.
revolver-ruling-R23 = Les cartes de poker jouées sont défaussées, sauf l’accusation.
revolver-ruling-R24 = Qui gagne deux manches en premier remporte le tournoi.
revolver-ruling-R25 = Si les gardiens le remportent, on passe par l’église, le saloon et l’écurie.
revolver-ruling-R26 = Si Mapache le remporte, on passe par la maison close, la prison et le bouge.
revolver-ruling-R27 = Chaque carte de poker jouée donne son avantage à son camp, même dans une manche perdue.
revolver-ruling-R28 = Les avantages : plus de cartes au départ, des jetons puissance à Malpaso ou, pour Mapache, plus de jetons sur la carte de l’armée.
revolver-ruling-R29 = Ensuite, les cartes de poker quittent la partie.
revolver-ruling-R30 = Une carte a un nom, un coût, parfois une puissance de feu, des jetons et un texte, et un type.
revolver-ruling-R31 = Quand les gardiens prennent un dégât, leur joueur en retire un, selon la règle des cotes (R33).
revolver-ruling-R32 = Un gardien a une cote, un nom, parfois un effet « À sa mort » et une marque de départ.
revolver-ruling-R33 = Le gardien touché doit avoir la plus basse cote ; à égalité, le joueur choisit.
revolver-ruling-R34 = Les gardiens tués quittent la partie.
revolver-ruling-R35 = On applique le texte « À sa mort » du gardien choisi.
revolver-ruling-R36 = Six champs de bataille se jouent de gauche à droite.
revolver-ruling-R37 = Sur les trois premiers, les gardiens recrutent et choisissent de rester ou d’avancer.
revolver-ruling-R38 = Un champ de bataille a des cases normales, parfois aussi des cases optionnelles, des recrues, une défense et un indice.
revolver-ruling-R39 = L’indice fixe la place des trois premiers champs de bataille.
revolver-ruling-R40 = Chacun joue un tour complet, en alternance ; les gardiens commencent.
revolver-ruling-R41 = Les gardiens avancent, recrutent, piochent et jouent ; Mapache pioche, joue et attaque.
revolver-ruling-R42 = Les gardiens avancent le marqueur d’une case au début de leur tour.
revolver-ruling-R43 = De la dernière case, le marqueur passe à la case 1 du champ de bataille suivant.
revolver-ruling-R44 = Au lieu d’entrer dans une case optionnelle, les gardiens peuvent sauter toutes celles qui restent là.
revolver-ruling-R45 = Au premier tour, le marqueur va sur la première case du premier champ de bataille.
revolver-ruling-R46 = Sur les trois premiers champs de bataille viennent autant de recrues que le dit la case.
revolver-ruling-R47 = On pioche aussi des recrues sur les cases optionnelles.
revolver-ruling-R48 = À la phase de pioche, on prend deux cartes.
revolver-ruling-R49 = La main n’a pas de limite.
revolver-ruling-R50 = On peut jouer autant de cartes qu’on veut de son côté du champ de bataille actuel.
revolver-ruling-R51 = Un coût se paie en défaussant autant d’autres cartes de la main.
revolver-ruling-R52 = Les cartes défaussées sont face visible.
revolver-ruling-R53 = La Puissance de feu reste, l’Obstruction reste chez l’autre, l’effet unique est défaussé après usage.
revolver-ruling-R54 = Le nombre d’Obstructions sur un champ de bataille est limité.
revolver-ruling-R55 = Les cartes vont sur le champ de bataille actuel, sauf si elles disent autre chose.
revolver-ruling-R56 = Les gardiens peuvent avoir trois cartes par champ de bataille, Obstructions comprises.
revolver-ruling-R57 = À trois, ils doivent défausser une de leurs cartes Puissance de feu de ce champ avant d’en ajouter une, sauf si une carte dit autre chose.
revolver-ruling-R58 = Mapache n’a pas de limite, sauf si une carte en fixe une.
revolver-ruling-R59 = Les Obstructions peuvent aller sur n’importe quel champ de bataille.
revolver-ruling-R60 = Pas d’Obstruction là où le côté des gardiens est plein.
revolver-ruling-R61 = Même à la limite, les gardiens peuvent jouer des effets uniques.
revolver-ruling-R62 = Les textes s’appliquent aussitôt, sur le champ de bataille actuel s’ils ne disent pas autre chose.
revolver-ruling-R63 = La marque main et flèche s’applique quand la carte entre en jeu.
revolver-ruling-R64 = Les textes s’appliquent autant que possible.
revolver-ruling-R65 = Une carte reste où elle a été jouée. Son propriétaire ne peut défausser qu’une carte Puissance de feu du champ de bataille actuel ; sinon, seul un effet l’enlève ou la déplace.
revolver-ruling-R66 = Qui doit défausser une carte d’un champ de bataille choisit laquelle.
revolver-ruling-R67 = Quand un gardien est tué, son propre joueur choisit, selon la règle des cotes.
revolver-ruling-R68 = Une carte à barils ou à munitions se joue, ou se défausse pour ses icônes.
revolver-ruling-R69 = Une carte défaussée pour ses icônes n’a pas d’autre effet.
revolver-ruling-R70 = Les icônes s’utilisent à tout moment de son tour, sur le bon champ de bataille, avant ou après des cartes.
revolver-ruling-R71 = Deux barils au pont défaussent toutes les cartes de Mapache qui s’y trouvent.
revolver-ruling-R72 = Le pont ne saute qu’une fois.
revolver-ruling-R73 = Les cartes des gardiens au pont restent.
revolver-ruling-R74 = Les tours restants du pont se jouent quand même.
revolver-ruling-R75 = Deux barils à la mine défaussent toutes les cartes de Mapache qui s’y trouvent.
revolver-ruling-R76 = Les tunnels peuvent s’écrouler à chaque tour passé à la mine.
revolver-ruling-R77 = Les cartes des gardiens à la mine restent.
revolver-ruling-R78 = À la mine, Mapache peut défausser une carte à munitions pour chaque carte Puissance de feu qu’il y a de son côté.
revolver-ruling-R79 = Chaque icône de munitions coûte un gardien.
revolver-ruling-R80 = Une carte à deux icônes de munitions tue deux gardiens.
revolver-ruling-R81 = Les gardiens perdus sous la Gatling comptent comme tués par Mapache.
revolver-ruling-R82 = Un gardien avec un jeton Cran perd le jeton et reste.
revolver-ruling-R83 = À chacun de ses tours, Mapache peut tuer un gardien par la puissance de feu.
revolver-ruling-R84 = À chaque tour de Mapache sans mort, un jeton de l’armée est retiré.
revolver-ruling-R85 = Le total de Mapache est sa puissance de feu sur place avec ses jetons, et ses jetons puissance sur le champ de bataille.
revolver-ruling-R86 = Le total des gardiens est leur puissance de feu, la défense et leurs jetons puissance.
revolver-ruling-R87 = Mapache ne touche que si son total est strictement supérieur.
revolver-ruling-R88 = Certains gardiens reçoivent du Cran en entrant en jeu ou plus tard.
revolver-ruling-R89 = Seuls servent les trois champs de bataille du vainqueur : six avec ceux de Malpaso.

## Our rulings where the rule book is silent or unclear

revolver-ruling-Q1 = Les deux camps ont des nombres ; la triche est aux gardiens, l’accusation à Mapache. Triche > nombre > accusation > triche.
revolver-ruling-Q2 = Nombres égaux : personne ne gagne la manche, les deux cartes sont écartées.
revolver-ruling-Q3 = Deux cartes du même genre sans nombre font aussi égalité. Avec ces cartes, seuls les deux neuf peuvent faire égalité.
revolver-ruling-Q4 = S’il n’y a plus de cartes, qui a gagné le plus de manches l’emporte ; à égalité, pile ou face.
revolver-ruling-Q5 = L’accusation revient en main ; son avantage compte une fois.
revolver-ruling-Q6 = La carte retirée n’est pas montrée tant que dure la partie.
revolver-ruling-Q7 = Toutes les cartes de poker jouées sont publiques.
revolver-ruling-Q8 = Les cartes non jouées n’apportent rien.
revolver-ruling-Q9 = L’avantage de l’armée ajoute un jeton, quatorze au plus.
revolver-ruling-Q10 = Les jetons puissance à Malpaso comptent pour le camp qui a joué la carte.
revolver-ruling-Q11 = Les cartes en plus se piochent avec les cinq premières.
revolver-ruling-Q12 = Douze des quatorze jetons de l’armée sont posés.
revolver-ruling-Q13 = Sans recrue restante, personne ne vient.
revolver-ruling-Q14 = Le marqueur avance avant qu’on voie les recrues.
revolver-ruling-Q15 = Le choix est proposé chaque fois que la case suivante est optionnelle.
revolver-ruling-Q16 = De la dernière case normale sans case optionnelle, le marqueur avance sans choix.
revolver-ruling-Q17 = Une case normale ne se saute pas.
revolver-ruling-Q18 = Le marqueur ne dépasse jamais la quatrième case de la mine.
revolver-ruling-Q19 = Aucune carte ne déplace le marqueur.
revolver-ruling-Q20 = Les recrues de la première case viennent au premier tour.
revolver-ruling-Q21 = Une carte ne se paie pas elle-même.
revolver-ruling-Q22 = Un coût de 0 ne demande rien.
revolver-ruling-Q23 = Une carte défaussée comme coût n’utilise pas ses icônes.
revolver-ruling-Q24 = On peut dépasser le nombre d’icônes ; le surplus est perdu.
revolver-ruling-Q25 = Une pioche vide ne donne rien et n’est pas remélangée.
revolver-ruling-Q26 = Si la réserve ne suffit pas, on pose ce qui reste.
revolver-ruling-Q27 = Un jeton puissance a deux faces, +1 et +2 : deux points, c’est un seul jeton retourné.
revolver-ruling-Q28 = On peut défausser gratuitement une de ses cartes Puissance de feu d’ici, pendant sa phase de jeu.
revolver-ruling-Q29 = Mapache aussi peut défausser gratuitement une de ses cartes Puissance de feu.
revolver-ruling-Q30 = Toutes les cartes du côté des gardiens comptent pour la limite de trois.
revolver-ruling-Q31 = Barils et effets uniques s’utilisent aussi sur un champ de bataille plein.
revolver-ruling-Q32 = Deux Obstructions au plus par champ de bataille.
revolver-ruling-Q33 = Seul Mapache a des Obstructions.
revolver-ruling-Q34 = Les Obstructions peuvent être posées sur un champ de bataille passé ou à venir.
revolver-ruling-Q35 = Les gardiens n’enlèvent une Obstruction que par une carte.
revolver-ruling-Q36 = La personne visée choisit parmi les cartes qui conviennent ; s’il n’y en a pas, rien ne se passe.
revolver-ruling-Q37 = Une carte sans cible peut être jouée et elle est perdue.
revolver-ruling-Q38 = Les mains sont cachées ; leur taille et les défausses sont publiques.
revolver-ruling-Q39 = Un jeton Cran perdu n’est pas une mort.
revolver-ruling-Q40 = À cote égale, on peut choisir un gardien qui a du Cran.
revolver-ruling-Q41 = La survie se vérifie à la fin du tour de Mapache sur la quatrième case de la mine.
revolver-ruling-Q42 = Si Esteban était alors mort et d’autres vivants, Mapache gagnerait ; sa cote fait de lui le dernier.
revolver-ruling-Q43 = Plusieurs dégâts viennent l’un après l’autre.
revolver-ruling-Q44 = Un texte « À sa mort » s’applique avant le dégât suivant.
revolver-ruling-Q45 = Un gardien perdu pendant le tour des gardiens n’est pas tué par Mapache.
revolver-ruling-Q46 = Si aucun gardien n’a été tué pendant le tour de Mapache, un jeton de l’armée part à la fin de ce tour, jamais plus d’un sauf si une carte le dit.
revolver-ruling-Q47 = L’attaque est toujours résolue.
revolver-ruling-Q48 = Le dernier jeton de l’armée et le dernier gardien ne peuvent partir au même tour.
revolver-ruling-Q49 = Une mort pendant le tour des gardiens ne compte pas pour le tour suivant de Mapache.
revolver-ruling-Q50 = Faire sauter le pont défausse aussi les Obstructions de Mapache qui s’y trouvent.
revolver-ruling-Q51 = Les jetons des cartes défaussées retournent à la réserve.
revolver-ruling-Q52 = Les tunnels ensevelissent toutes les cartes de Mapache à la mine.
revolver-ruling-Q53 = Les tunnels s’écroulent une fois par tour au plus.
revolver-ruling-Q54 = En un tour, Mapache ne peut tirer à la Gatling plus de cartes qu’il n’a de cartes Puissance de feu à la mine à ce moment.
revolver-ruling-Q55 = On peut tirer à la Gatling avant ou après avoir joué des cartes, dans la limite permise.
revolver-ruling-Q56 = Après la Gatling, l’attaque peut encore tuer.
revolver-ruling-Q57 = Les victimes de la Gatling suivent la règle des cotes.
revolver-ruling-Q58 = Les jetons puissance des cartes s’ajoutent.
revolver-ruling-Q59 = Les cartes des autres champs de bataille ne comptent pas.
revolver-ruling-Q60 = Un total n’est jamais négatif.
revolver-ruling-Q61 = Les gardiens n’ont pas de puissance de feu à eux.
revolver-ruling-Q62 = Un jeton Cran perdu sous la Gatling n’est pas une mort.
revolver-ruling-Q63 = Si un gardien a plusieurs jetons Cran, chacun le sauve une fois.
revolver-ruling-Q64 = Si le texte d’une carte élimine le dernier gardien, Mapache gagne.
revolver-ruling-Q65 = Tout ce qui est sur la table est public ; la main est à son propriétaire ; personne ne connaît l’ordre des pioches ni celui des recrues.
revolver-ruling-Q66 = La table apprend qu’une carte de poker est choisie, pas laquelle.
revolver-ruling-Q67 = Les choix faits dans une main cachée ne sont proposés qu’à son joueur.
revolver-ruling-Q68 = Les effets de deux cartes du même nom s’ajoutent : deux Fausses pistes coûtent deux cartes, deux Écrans de fumée donnent +6.
revolver-ruling-Q69 = Les Murs d’adobe ne se protègent pas entre eux, les Gardes du corps non plus : leur joueur choisit celui qui est touché.
revolver-ruling-Q70 = La carte de l’armée le dit : sans mort, deux jetons sont retirés au lieu d’un si Mapache n’a joué aucune carte ou a attaqué avec 0 point.
