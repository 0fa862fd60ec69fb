### The rule book of WANTED in our own words: chapters to learn from, and every numbered statement and ruling.

outlaws-rules = Les règles de WANTED

## Chapters: at most 1500 characters each

outlaws-rules-goal =
    Chaque carte est l’avis de recherche d’un hors-la-loi, avec sa prime. Envoie les tiens contre ceux des autres, ajoute un dé, et touche la prime de ceux qui tombent.

    • **Duel**, à 2 : cinq manches, une carte chacun. Qui empoche le plus à la fin l’emporte.
    • **Fusillade**, de 3 à 10 : la même chose, tous contre tous. Le vainqueur d’une manche ramasse les cartes qu’il a battues.
    • **Bandes**, de 2 à 10 : trois cartes chacun d’un coup et un seul affrontement. La bande la plus forte gagne.

    Dans les trois modes, on te donne cinq cartes d’un même paquet. Tu choisis en secret, les dés roulent aux yeux de tous, et les cartes sont retournées ensemble.

    Un hors-la-loi redoutable gagne plus de combats, mais rapporte plus à ton rival s’il tombe. Quand risquer lequel ? Tout le jeu est là.
    .title = Le but du jeu
outlaws-rules-cards =
    Le paquet compte 54 cartes : 13 hors-la-loi dans chacune des quatre couleurs (de 2 à 10, J, Q, K, A) et deux jokers. Chaque hors-la-loi est unique. Une carte porte :
    • un **nom** ;
    • l’**adresse** qu’il apporte à tout combat ;
    • un **bonus** : les points qu’il gagne pour chaque carte adverse d’une certaine couleur ;
    • un **malus** : les points qu’il perd pour chaque carte adverse d’une autre ;
    • la **prime** offerte à qui le bat.

    Ces couleurs dépendent de la sienne, selon une ronde où chacune domine la suivante et craint la précédente :
    ♣︎ trèfle > ♦︎ carreau > ♠︎ pique > ♥︎ cœur > ♣︎ trèfle

    Un pique gagne donc des points contre les cœurs et en perd contre les carreaux. Deux cartes d’une même couleur ne se font rien, pas plus que ♣︎ et ♠︎, ou ♦︎ et ♥︎. Le nombre de points est inscrit sur la carte ; il peut être nul.

    Les deux jokers n’ont pas de couleur : ils n’ont ni bonus ni malus et n’en donnent à personne. Leurs primes sont les plus élevées du paquet.

    `/wanted carte` montre n’importe quel hors-la-loi.
    .title = Les cartes
outlaws-rules-duel =
    Pour deux joueurs, cinq cartes chacun. À chaque manche, chacun pose une carte face cachée et lance un dé ; puis on retourne les cartes. Total = adresse + dé + points par les couleurs. Le plus haut total gagne la manche, l’autre hors-la-loi **tombe** et le vainqueur **touche sa prime**. Le plus d’argent après cinq manches gagne.

    • **Le tir.** Une carte ne gagne son bonus que si celle d’en face est de la couleur visée, et ne perd son malus que de la même façon. La carte qui gagne reste face visible ; celle qui tombe est désormais face cachée. À égalité, les deux tombent.
    • **Les primes.** Tu touches les primes des hors-la-loi tombés de ton **adversaire**, peu importe qui a remporté le plus de manches. Tes propres cartes ne te rapportent rien. Si les sommes sont égales, voir « On rejoue ».

    Exemple : un 2♠︎ avec un dé de 2 affronte un 2♦︎ avec un dé de 1. Le pique, qui craint les carreaux, perd 1 ; le carreau, qui domine les piques, gagne 2. Avec leurs adresses, 1 et 0, cela fait 2 contre 3.
    .title = Duel
outlaws-rules-shootout =
    De trois à dix joueurs, cinq cartes chacun. À chaque manche, chacun pose une carte face cachée ; puis on les retourne toutes, avec un dé pour chacune. Total = adresse + dé + points par les couleurs. Le plus haut total gagne la manche et **touche les primes de toutes les cartes battues**. Le plus d’argent après cinq manches gagne.

    • **Chaque adversaire compte.** Ta carte gagne son bonus une fois pour chaque carte des autres qui est de la couleur visée, et perd son malus de la même façon.

    Si ces quatre se rencontrent : 2♦︎ +4 et −1, 10♣︎ +2, J♠︎ 0, 2♠︎ −1.

    • **Qui gagne la manche** garde sa carte face visible et prend toutes les autres, face cachée. Si plusieurs partagent le plus haut total, personne ne remporte la manche et toutes ses cartes quittent le jeu, même celles qui étaient plus bas.

    Tes vainqueurs, face visible, ne rapportent rien. Si plusieurs ont le plus d’argent à la fin, voir « On rejoue ».
    .title = Fusillade
outlaws-rules-gangs =
    De deux à dix joueurs, cinq cartes chacun. Un seul affrontement décide : **la bande au plus haut total gagne**. Total = l’adresse de ses trois cartes + leurs dés + les points de son **chef** par les couleurs.

    1 · **Les bandes se forment.** Chacun pose trois cartes face cachée. Les deux autres ne servent pas.
    2 · **Les dés sont jetés.** Chacun lance trois dés, aux yeux de tous, et chaque carte en reçoit un : tu choisis en secret qui doit mener, si tes dés laissent le choix, et le jeu les place en conséquence.
    3 · **Cartes ouvertes.** La carte à la plus forte somme adresse + dé mène sa bande ; à égalité, celle qui gagne le plus.

    • **Seul le chef** gagne son bonus et perd son malus, une fois pour chaque carte des autres joueurs qui est de la couleur visée : toutes leurs cartes, pas seulement leurs chefs.

    Si des bandes partagent le plus haut total, voir « Égalités ».

    Exemple : une bande menée par la Q♣︎ avec 6 gagne 2 grâce à un 2♦︎ d’en face ; ses autres cartes font 1 et 2, soit 11 en tout. La bande adverse est menée par le J♠︎ avec 6, qui ne gagne rien ; ses autres cartes font 3 et 4. Avec 13, elle l’emporte.
    .title = Bandes
outlaws-rules-ties =
    • **Une manche de duel :** les deux cartes ont perdu et sont posées face cachée. Chacun touchera la prime de la carte de l’autre.

    • **Une manche de fusillade :** seule compte une égalité au plus haut total. Personne ne remporte alors la manche, et toutes les cartes de la manche quittent le jeu, sans payer personne.

    • **Sommes égales à la fin d’un duel ou d’une fusillade :** ceux qui partagent la plus grosse rejouent avec leurs vainqueurs ; voir « On rejoue ».

    • **Chef de bande :** si plusieurs de tes cartes ont la même somme adresse + dé, la plus haute de la bande, celle qui gagne le plus, ou perd le moins, mène.

    • **Bandes :** seule compte une égalité au plus haut total. Les bandes plus faibles sont éliminées. Chaque joueur à égalité renonce à l’une des cartes qu’il a jouées ; tous choisissent en même temps, et on montre tout ensemble. Les cartes restantes s’affrontent de nouveau : nouveaux dés, nouveaux chefs, et seules les cartes encore en jeu des bandes à égalité comptent pour les gains et les pertes. À une carte chacun, on ne renonce plus à rien : on relance les dés jusqu’à ce qu’une bande passe devant.
    .title = Égalités
outlaws-rules-replay =
    Si plusieurs joueurs partagent la plus grosse somme après la dernière manche, ils rejouent ; dans une fusillade, les autres regardent.

    • **Ta main**, ce sont tes vainqueurs, les cartes face visible à ta droite. Tout le monde les a vues : ces mains sont donc ouvertes, seul le choix de chaque manche est secret.
    • **Les manches** : autant que le moins bien pourvu des joueurs à égalité a de cartes. Les autres choisissent lesquelles jouer ; le reste ne sert pas.
    • Pour le reste, rien ne change : les perdants sont posés face cachée et leurs primes payées, et dans une fusillade le vainqueur de la manche les ramasse, même à deux.
    • La plus grosse somme gagne. Si elle est encore partagée, on continue avec les nouveaux vainqueurs, chaque fois moins nombreux.

    • **Mort subite :** si l’un des joueurs à égalité n’a plus de vainqueur, tous prennent la carte du dessus du paquet, dans l’ordre des places, et la jouent sans la regarder : un dé, le tir, les primes. On recommence jusqu’à ce que les sommes diffèrent. Si le paquet ne suffit plus pour tous, un duel finit sur un match nul, et dans une fusillade ils partagent la victoire.
    .title = On rejoue
outlaws-rules-secrets =
    • **Connu de toi uniquement :** ta main ; ta carte face cachée ; dans les bandes, lequel de tes dés accompagne quelle carte. Personne d’autre ne voit cela avant que toutes les cartes soient retournées ensemble, ni les deux cartes qu’une bande laisse en main avant la fin de la partie.

    • **Connu de tous :** le nombre de tes cartes ; le fait que tu en as posé une, mais pas laquelle ; les dés dès qu’ils ont roulé ; toute carte qui a été retournée et l’endroit où elle est allée, même si elle est ensuite face cachée : tous l’ont vue. Les mains sont ouvertes aussi quand on rejoue.

    • **Connu de personne :** l’ordre du paquet et les cartes qui n’ont pas été distribuées.

    Tout le monde choisit en même temps, et peu importe qui a choisi en premier. Tant que personne n’a agi et que rien n’a été montré, tu peux reprendre ton choix avec `/table reprendre` ; ensuite, seulement si tout le monde est d’accord. Les règles ne fixent aucun temps de réflexion ; ce qui arrive à qui ne répond pas dépend de la pendule de la table.
    .title = Qui sait quoi
outlaws-rules-dice-first =
    Une variante du duel et de la fusillade ; on la choisit en lançant la partie, et l’offre l’annonce.

    D’ordinaire, les dés roulent quand toutes les cartes sont posées. Avec **Revolvers d’abord**, ils roulent au début de chaque manche, aux yeux de tous, et c’est seulement ensuite que tu choisis ta carte. Tu sais ce qui s’ajoutera à ton hors-la-loi, et ce qui s’ajoutera à ceux des autres.

    Un 6 réclame un hors-la-loi capable d’en profiter ; un 1, quelqu’un dont la perte coûte peu. Tes rivaux font le même calcul.

    Rien d’autre ne change : les cartes sont toujours choisies en secret et retournées ensemble ; totaux, égalités et primes restent les mêmes. En mort subite, où il n’y a rien à choisir, le dé roule une fois la carte posée.
    .title = Revolvers d’abord
outlaws-rules-bounty =
    Une variante des bandes ; on la choisit en lançant la partie, et l’offre l’annonce.

    L’affrontement lui-même se déroule comme toujours. À la fin, le bot additionne les primes de toutes les bandes battues, y compris les cartes auxquelles elles ont dû renoncer lors d’égalités, et annonce la somme comme prime du vainqueur.

    Cela ne décide de rien : la meilleure bande a déjà gagné, si peu que valent ses rivales. C’est pour ceux qui enchaînent les parties et tiennent les comptes.
    .title = Prime
outlaws-rules-chance =
    Ni le bot ni la personne qui l’héberge ne peuvent truquer le paquet, et tu peux le vérifier.

    1 · Avec chaque offre, le bot affiche un **sceau** : le SHA-256 d’un secret qu’il vient de tirer et ne peut plus changer.
    2 · Quiconque s’assied ajoute un nombre, celui de son clic ou de sa commande, qui vient de Discord. L’ordinateur, quand il joue, ajoute 0.
    3 · Le mélange et tous les dés découlent du secret, du numéro de la table et de ces nombres (HMAC-SHA256). Nul ne pouvait les connaître tous à l’avance.
    4 · À la fin, le secret est affiché. Chacun peut voir qu’il correspond au sceau et refaire chaque carte et chaque dé ; le programme du bot s’en charge avec `wanted verify`.

    Les dés ont six faces, toutes aussi probables, et tous les ordres du paquet le sont aussi. L’ordinateur voit ce que verrait quelqu’un à sa place, et rien de plus.
    .title = Le hasard, et comment le vérifier

## The statements of the rule book

outlaws-ruling-R1 = Le paquet compte 54 cartes : 13 hors-la-loi dans chaque couleur, pique, cœur, trèfle et carreau, un joker rouge et un noir.
outlaws-ruling-R2 = Toute carte a un nom, une adresse, un bonus, un malus et une prime.
outlaws-ruling-R3 = Chaque hors-la-loi est unique, et il n’y en a pas deux d’une même couleur avec les mêmes valeurs.
outlaws-ruling-R4 = Les jokers portent les deux plus grosses primes et n’ont aucune faiblesse : pas de malus.
outlaws-ruling-R5 = Tous les dés ont six faces.
outlaws-ruling-R6 = Un duel se joue à deux, ni plus ni moins. On mélange le paquet et chacun reçoit cinq cartes.
outlaws-ruling-R7 = Chaque duelliste pose une carte de sa main face cachée : c’est sa carte en jeu.
outlaws-ruling-R8 = Chaque duelliste lance un dé, qui reste à côté de sa carte en jeu.
outlaws-ruling-R9 = On retourne les deux cartes. Le total est l’adresse plus le dé, avec le bonus et le malus quand ils s’appliquent.
outlaws-ruling-R10 = Un bonus ou un malus s’applique quand la carte adverse est de la couleur qu’il vise, et seulement alors.
outlaws-ruling-R11 = Le plus haut total remporte la manche, et cette carte est posée face visible à la droite de son propriétaire.
outlaws-ruling-R12 = La carte perdante est posée face cachée à la droite de son propre propriétaire.
outlaws-ruling-R13 = À totaux égaux, les deux cartes ont perdu et sont posées face cachée.
outlaws-ruling-R14 = Les manches se suivent jusqu’à ce que les deux mains soient vides : il y en a cinq.
outlaws-ruling-R15 = À la fin, chaque duelliste touche les primes des cartes face cachée de l’autre.
outlaws-ruling-R16 = Qui touche la plus grosse somme gagne le duel.
outlaws-ruling-R17 = Si les deux touchent autant, chacun reprend en main ses vainqueurs, les cartes face visible, et ils rejouent jusqu’à ce que l’un gagne.
outlaws-ruling-R18 = Exemple : contre un 2♦︎, un 2♠︎ avec un dé de 2 perd 1 ; contre ce 2♠︎, le 2♦︎ avec un dé de 1 gagne 2.
outlaws-ruling-R19 = Une fusillade se joue de trois à dix, et chacun reçoit cinq cartes.
outlaws-ruling-R20 = Dans une fusillade, chacun pose une carte face cachée et lance un dé, comme au duel et tous en même temps.
outlaws-ruling-R21 = Dans une fusillade, bonus et malus comptent une fois pour chaque carte des autres joueurs qui est de la couleur visée.
outlaws-ruling-R22 = Le plus haut total remporte la manche d’une fusillade, et cette carte est posée face visible à la droite de son propriétaire.
outlaws-ruling-R23 = Les cartes battues d’une manche de fusillade sont posées face cachée à la droite de qui l’a remportée.
outlaws-ruling-R24 = Si le plus haut total d’une manche de fusillade est partagé, les cartes ont perdu et quittent le jeu.
outlaws-ruling-R25 = Une fusillade compte cinq manches, jusqu’à ce que les mains soient vides.
outlaws-ruling-R26 = À la fin d’une fusillade, chacun touche les primes des cartes face cachée à sa propre droite.
outlaws-ruling-R27 = La plus grosse somme gagne la fusillade.
outlaws-ruling-R28 = Les joueurs qui partagent la plus grosse somme reprennent leurs vainqueurs et rejouent jusqu’à ce que l’un d’eux gagne.
outlaws-ruling-R29 = Exemple : avec 2♦︎, 10♣︎, J♠︎ et 2♠︎ sur la table, le 2♦︎ reçoit +4 et −1, le 10♣︎ +2, le J♠︎ rien et le 2♠︎ −1.
outlaws-ruling-R30 = Le mode Bandes se joue de deux à dix, et chacun reçoit cinq cartes.
outlaws-ruling-R31 = Chacun pose trois cartes de sa main face cachée : sa bande.
outlaws-ruling-R32 = Chacun lance un dé pour chacune de ces cartes et en donne un à chaque carte.
outlaws-ruling-R33 = On retourne les cartes, et chacune compte son adresse plus son propre dé.
outlaws-ruling-R34 = Dans chaque bande, le chef est le hors-la-loi dont l’adresse plus le dé font la plus haute somme.
outlaws-ruling-R35 = Seuls s’appliquent le bonus et le malus du chef, une fois pour chaque carte des autres joueurs qui est de la couleur visée.
outlaws-ruling-R36 = Le total d’une bande est la somme de ses hors-la-loi, avec ce que son chef gagne et perd.
outlaws-ruling-R37 = La bande au plus haut total gagne.
outlaws-ruling-R38 = Si des bandes partagent le plus haut total, chacun de leurs joueurs renonce à l’une des cartes jouées, et elles s’affrontent de nouveau avec le reste.
outlaws-ruling-R39 = Exemple : une Q♣︎ mène avec 6, adresse et dé réunis, et gagne 2 grâce à un 2♦︎ adverse ; sa bande arrive à 11.
outlaws-ruling-R40 = Exemple : un J♠︎ mène avec 6, adresse et dé réunis, et ne gagne rien ; sa bande arrive à 13 et l’emporte.
outlaws-ruling-R41 = Sans les jokers, les hors-la-loi forment aussi un jeu ordinaire de 52 cartes : chacun a une couleur et l’un des 13 rangs.

## Our rulings where the rule book is silent or unclear

outlaws-ruling-Q1 = Le livret ne donne pas la liste des cartes : les noms, les méfaits et les valeurs des 54 hors-la-loi sont de nous, et s’accordent avec tous ses exemples.
outlaws-ruling-Q2 = Bonus et malus ne regardent que la couleur de l’autre carte : trèfle domine carreau, carreau domine pique, pique domine cœur, cœur domine trèfle, et chaque couleur craint celle qui la domine.
outlaws-ruling-Q3 = Les jokers n’ont pas de couleur : ils ne donnent ni bonus ni malus à personne et n’en ont pas eux-mêmes.
outlaws-ruling-Q4 = Un malus est un nombre négatif, et on l’ajoute : −1 baisse le total d’un point.
outlaws-ruling-Q5 = Un total peut tomber sous zéro.
outlaws-ruling-Q6 = Le tableau imprimé avec l’exemple des bandes se contredit ; c’est le texte qui vaut : 11 contre 13, et la seconde bande gagne.
outlaws-ruling-Q7 = C’est le bot qui lance les dés, aux yeux de tous. Les cartes sont alors posées et ne changent plus, sauf si la table joue « Revolvers d’abord ».
outlaws-ruling-Q8 = Les dés roulent dès que la dernière carte est posée ; peu importe qui a posé la sienne en premier.
outlaws-ruling-Q9 = Les mains sont secrètes, leur nombre de cartes est public. Les cartes gagnées et perdues aussi, même face cachée, car tous les ont vues.
outlaws-ruling-Q10 = Après une manche de duel à égalité, les deux cartes sont face cachée, et chacun touchera la prime de celle de l’autre.
outlaws-ruling-Q11 = Si les duellistes qui rejouent n’ont pas le même nombre de vainqueurs, ils jouent autant de manches que le plus petit des deux ; chacun choisit lesquels jouer, le reste ne sert pas, et les nouvelles primes décident.
outlaws-ruling-Q12 = Si un duelliste n’a aucun vainqueur pour rejouer, les deux jouent la carte du dessus du paquet, manche après manche, jusqu’à ce que les primes diffèrent ; si le paquet s’épuise, le duel est nul.
outlaws-ruling-Q13 = Quand on rejoue, les perdants sont posés face cachée et leurs primes payées comme d’habitude ; si les sommes sont encore égales, on continue avec les nouveaux vainqueurs, et cela finit donc toujours.
outlaws-ruling-Q14 = Tes cartes survivantes ne rapportent rien à personne : seules comptent pour toi les cartes face cachée de ton adversaire.
outlaws-ruling-Q15 = Ce sont les primes qui décident, même si l’autre a remporté plus de manches.
outlaws-ruling-Q16 = Dans une fusillade, seule compte une égalité au plus haut total : personne ne remporte la manche, et toutes ses cartes quittent le jeu, même celles qui étaient plus bas.
outlaws-ruling-Q17 = Dans une fusillade, le vainqueur de la manche est payé pour toutes les cartes battues ; au duel, chacun garde ses perdants, et c’est l’adversaire qu’on paie.
outlaws-ruling-Q18 = Une carte qui a remporté sa manche reste face visible et ne rapporte rien à son propriétaire.
outlaws-ruling-Q19 = Pour rejouer une fusillade, les joueurs à égalité font autant de manches que le moins bien pourvu a de vainqueurs ; si l’un n’en a pas, tous tirent du paquet (Q37).
outlaws-ruling-Q20 = Quand on rejoue une fusillade, ses règles demeurent même à deux : le vainqueur de la manche ramasse la carte battue.
outlaws-ruling-Q21 = Il n’y a pas de fusillade à deux ni de duel à trois.
outlaws-ruling-Q22 = À dix, on joue 50 des 54 cartes ; il n’y a pas de place pour onze.
outlaws-ruling-Q23 = Chaque carte de la couleur visée compte, sans limite : deux piques donnent +4 à un 2♦︎.
outlaws-ruling-Q24 = Après le lancer et avant qu’on retourne les cartes, tu choisis qui doit mener ta bande ; le jeu place tes dés en conséquence. Si tu ne dis rien, le plus haut dé va à la plus haute adresse.
outlaws-ruling-Q25 = Ce que les bandes ont lancé est public ; quel dé accompagne quelle carte reste secret jusqu’à ce que tout soit montré ensemble.
outlaws-ruling-Q26 = Si plusieurs cartes de ta bande partagent la plus haute somme d’adresse et de dé, celle à qui bonus et malus profitent le plus mène : tout est ouvert, et rien ne parle pour une autre.
outlaws-ruling-Q27 = Le bonus et le malus d’un chef regardent toutes les cartes des autres joueurs, pas seulement leurs chefs.
outlaws-ruling-Q28 = Après une égalité entre bandes, chacun des joueurs concernés choisit une carte à laquelle renoncer ; on lance et on place de nouveaux dés pour le reste, et les autres bandes sont éliminées.
outlaws-ruling-Q29 = Les bandes réduites à une carte et toujours à égalité ne renoncent plus à rien : on relance les dés jusqu’à ce que l’une passe devant.
outlaws-ruling-Q30 = Quand des bandes s’affrontent de nouveau, seules leurs cartes encore en jeu déclenchent bonus et malus.
outlaws-ruling-Q31 = Un seul affrontement décide de la partie de bandes ; les deux cartes restées en main ne servent pas, et on ne paie pas de primes. Avec « Prime », celles des vaincus sont annoncées, mais ne décident de rien.
outlaws-ruling-Q32 = Le chef se trouve par l’adresse plus le dé seulement, avant tout bonus ou malus.
outlaws-ruling-Q33 = Les règles ne fixent ni temps de réflexion ni sanction en cas de retard : cela dépend de la pendule de la table.
outlaws-ruling-Q34 = Avec un seul paquet, aucun hors-la-loi n’est deux fois sur la table, même si l’exemple d’origine des bandes est dessiné ainsi.
outlaws-ruling-Q35 = Personne d’autre ne voit ta main. Les autres apprennent que tu as posé une carte, mais pas laquelle, jusqu’à ce que toutes soient retournées ensemble ; nul ne connaît le paquet, et les deux cartes non jouées d’une bande restent cachées jusqu’à la fin de la partie.
outlaws-ruling-Q36 = Quand on rejoue, les mains sont ouvertes, puisque ces cartes ont gagné face visible ; seul le choix de chaque manche est secret.
outlaws-ruling-Q37 = Si l’un des joueurs à égalité d’une fusillade n’a plus de vainqueur, tous prennent une carte du paquet, dans l’ordre des places, et la jouent sans la regarder ; si le paquet ne suffit pas pour tous, ils partagent la victoire.
outlaws-ruling-Q38 = Seule compte une égalité de bandes au plus haut total. Les joueurs concernés choisissent en même temps à quoi renoncer, et on montre tout ensemble.
outlaws-ruling-Q39 = Quand des bandes s’affrontent de nouveau, leurs cartes sont ouvertes ; les dés sont lancés aux yeux de tous et posés pour que le chef gagne le plus, comme chacun le voit ; toutes les bandes sont montrées ensemble.
