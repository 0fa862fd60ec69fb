### Le livret de règles de Rag’n’Guns, dans nos propres mots : des chapitres pour apprendre, des décisions pour trancher.

ragnguns-rules = Les règles de Rag’n’Guns

ragnguns-rules-ragnguns =
    Deux Pistoleros, un seul cimetière. **Dès que ton adversaire a encaissé six Balles, tu gagnes.**

    Chacun a son Pistolero, un deck de 15 cartes toutes différentes et un **Barillet** qui va de 1 à 6. Au début, personne n’a de Balles, de main ni de cartes en jeu. Chacun lance un dé, le plus haut commence ; à égalité, on relance.

    Tu poses des cartes dans ta **Ruelle** pour tirer et dans ton **Abri** pour encaisser, tu planques le reste pour plus tard, et tu tends des **Pièges** que l’autre doit payer sans les connaître.

    Limite : après 60 tours en tout, ou si plus personne ne peut tirer, la partie est nulle.
    .title = Le but du jeu
ragnguns-rules-turn =
    1 · **Recharge** : ton Barillet monte de 1 (pas au tout premier tour de la partie, et jamais au-delà de 6), et tu prends autant de Balles.
    2 · **Pioche** trois cartes, ou ce qu’il en reste.
    3 · **Désamorce** les Pièges tendus contre toi, un par un, dans l’ordre que tu veux.
    4 · Autant de fois que tu veux, dans n’importe quel ordre : **pose** une carte, **défausse** une carte, **joue un Effet**, **tends un Piège**. Une seule fois : la **Fusillade**.
    5 · **Planque** toutes les cartes qu’il te reste en main.
    6 · Les Balles qui restent vont dans ta **Cartouchière**.

    Défausser est gratuit : de ta main, du dessus de ta Planque, de ta Ruelle, de ton Abri, ou un Piège que tu viens de tendre. Jamais ton Pistolero.

    Après 200 coups dans un même tour, il ne reste qu’à le finir.
    .title = Le tour
ragnguns-rules-zones =
    { "" }**Poser** une carte coûte le prix inscrit. Seules les cartes qui ont 🎯 et 🧱 se posent, une par zone : pour remplacer, défausse d’abord. Une carte posée ne change de zone que par un Effet.

    La carte de ta **Ruelle** te donne sa Puissance de feu (🎯) : le nombre de Balles que tu peux tirer. Celle de ton **Abri** encaisse à ta place. Une carte qui a encaissé autant de Balles que sa **Résistance** (🧱) est défaussée ; les Balles restent sur elle d’ici là.

    { "" }**La Fusillade**, une fois par tour : de 1 à 🎯 Balles, prises sur ta réserve. L’Abri adverse encaisse d’abord. Ce qui passe, l’adversaire le partage entre la carte de sa Ruelle, qui n’en prend pas plus qu’elle ne peut, et son Pistolero. Sans carte en Ruelle, tout va au Pistolero.

    Un Effet qui dit seulement « tire » suit le même chemin ; un Effet qui nomme une zone frappe cette zone. Ni l’un ni l’autre ne compte comme Fusillade. Les Balles que tire un Effet gratuit viennent du tas.
    .title = Ruelle, Abri et Fusillade
ragnguns-rules-effects =
    Tu paies, tu fais ce qui est écrit, tu défausses la carte. S’il n’y a rien à faire, l’Effet ne se joue pas.

    • **Chaque tour** : la carte reste, et l’Effet se joue une fois par tour, même si elle part et revient.
    • **À la pose…** : joué quand on pose le Renfort dans cette zone. Aller chercher une carte est permis, jamais imposé.
    • **En place…** : dure tant que le Renfort est posé là. Échanger les zones active un *En place*, pas un *À la pose*.

    Un Effet ne se joue que si sa carte est **en jeu** : posée, ou visible sur le dessus de ta Planque. Les **Actions** se jouent aussi depuis la main. Les Renforts ne font rien dans la Planque.

    Les deux Effets de ton **Pistolero** se paient avec les Balles de ta Cartouchière, et elle ne paie rien d’autre. Chacun une fois par tour.

    « Planquer » une carte, c’est la mettre sur l’emplacement de ton choix. Soigner retire des Balles d’une carte posée, jamais d’un Pistolero.
    .title = Les Effets
ragnguns-rules-stash =
    À la fin du tour, toutes tes cartes restantes vont dans ta **Planque** : deux emplacements, dans l’ordre que tu veux, par-dessus ce qui s’y trouve. Seule la carte du dessus est accessible ; défausse-la pour atteindre la suivante.

    C’est ta seconde main : les cartes du dessus sont **en jeu**, on peut jouer leurs Effets ou les poser.

    Elles sont face visible, sauf les Pièges, qu’on y pose face cachée si tu ne dis rien. L’adversaire voit la hauteur des piles et le dessus, rien d’autre ; toi, tu peux toujours consulter toute ta Planque.
    .title = La Planque
ragnguns-rules-traps =
    Tends un **Piège** de ta main ou du dessus de ta Planque, face cachée, avec la mise de ton choix : une Balle au moins. Toutes tes Balles y passent si tu veux, jamais celles de la Cartouchière.

    Au début de son tour, après la recharge et la pioche, l’adversaire choisit pour chacun :
    • **Payer** autant de Balles que la mise : le Piège retourne dans ta Planque ; tu choisis l’emplacement et le côté visible.
    • **Enchérir**, une Balle de plus : le Piège est défaussé, et tous le voient.
    • **Ne rien faire** : on le retourne, il fait ce qu’il dit, puis il est défaussé. S’il n’y a rien à faire, il ne fait rien.

    La mise retourne au tas dans les trois cas. On ne paie qu’avec les Balles qu’on vient de recharger.

    Si l’on paie ou enchérit, le Piège ne fait rien.

    Un Piège ne vaut que par le doute : Le Leurre ne fait rien du tout.
    .title = Les Pièges
ragnguns-rules-empty =
    Quinze cartes, trois par tour : au sixième tour, plus rien à piocher. La partie continue avec ta Planque.

    Dès le tour où tu ne peux piocher aucune carte, ton Pistolero est **prêt au combat**. Quand tu veux pendant ton tour, gratuitement, il sort dans ta Ruelle ; la carte qui s’y trouve est défaussée. Il te donne sa 🎯 et ses mots-clés, et peut tirer tout de suite.

    Il n’y a pas de retour, et seul l’Abri le protège encore : ce qui passe est pour lui. Les Balles déjà encaissées comptent toujours. Ses Effets de Cartouchière continuent, et on n’échange plus Ruelle et Abri.
    .title = Pioche vide
ragnguns-rules-cards =
    • **Actions** : ni coût ni statistiques, jouables depuis la main.
    • **Armes** : de quoi tirer, parfois un Effet.
    • **Objets** : peu de chose, mais deux Effets.
    • **Pièges** : leur coût est ta mise.
    • **Renforts** : un Effet pour la Ruelle, un autre pour l’Abri.

    Les mots-clés ne font rien par eux-mêmes : des Effets les cherchent. Le nom d’un Pistolero parmi eux marque une **Signature**.

    Un deck légal : un Pistolero et 15 cartes de noms tous différents, le sien compris ; au plus trois **ÉPIQUES** et une Signature, celle de son Pistolero.

    { "" }**Ton deck**, c’est celui que tu as construit dans `/deck atelier` et choisi de jouer, ou un deck préconstruit que tu y as pris ; sinon, tu choisis un deck préconstruit, en secret, quand la partie commence. Il vient tel qu’il est quand tu t’assieds : ce que tu y changes ensuite vaut pour la partie suivante. `/deck code` en fait un code, et lit ceux des autres.

    L’adversaire apprend qui est ton Pistolero quand chacun a son deck, et ta liste à la fin seulement.
    .title = Les cartes et les decks
ragnguns-rules-words =
    Les mots du jeu, puis les mêmes en anglais et en espagnol, *en italique*. Tu peux taper chacun d’eux, quelle que soit ta langue.

    • **Ruelle** – *Alley, Callejón* · **Abri** – *Shelter, Refugio* · **Planque** – *Stash, Escondite*
    • **Barillet** – *Cylinder, Tambor* · **Cartouchière** – *Belt, Canana* · Balle – *bullet, bala* · le tas – *supply, reserva común*
    • **Fusillade** – *Shootout, Tiroteo* · **Puissance de feu** 🎯 – *Firepower, Potencia de fuego* · **Résistance** 🧱 – *Toughness, Resistencia*
    • **Renfort** – *Reinforcement, Refuerzo* · **Arme** – *Weapon, Arma* · **Objet** – *Item, Objeto* · **Action** – *Action, Acción* · **Piège** – le même mot partout · **Signature** – *Signature, carta personal*
    • poser – *place, poner* · planquer – *stash, esconder* · recharger – *reload, recargar* · piocher – *draw, robar* · soigner – *heal, curar* · défausse – *discard pile, descarte*
    • mise – *stake, apuesta* · désamorcer – *disarm, desactivar* · payer – *pay, pagar* · enchérir – *outbid, superar* · retourner – *spring, destapar* · prêt au combat – *ready to fight, en guardia*
    • ÉPIQUE – *EPIC, ÉPICA* · MÊLÉE – *MELEE, CUERPO A CUERPO* · MONTURE – *MOUNT, MONTURA* · ANIMAL · FEMME – *WOMAN, MUJER* · RAPIDE – *QUICK, RÁPIDA* · FEU – *FIRE, FUEGO* · MUSIQUE – *MUSIC, MÚSICA* · SHÉRIF – *SHERIFF* · ALCOOL – *BOOZE, ALCOHOL* · SOIN – *HEALING, CURACIÓN*
    .title = Les mots, et ceux des autres langues
ragnguns-rules-secrets =
    • **Connu de tous** : Barillet, Balles, Cartouchière, Balles sur les cartes, mises, taille des mains et des decks, défausses, cartes posées, le dessus et la hauteur de chaque emplacement de Planque.

    • **Connu de toi uniquement** : ta main, tes cartes recouvertes, tes Pièges face cachée, sur la table comme en Planque, la liste de ton deck, et ce qu’il te reste à piocher, sans l’ordre.

    • **Connu de personne** : l’ordre des decks.

    Quand tu planques, l’autre apprend combien de cartes vont où et ce qui est dessus, rien de plus. Un Piège payé repart sans être nommé si on le remet face cachée ; défaussé ou retourné, il est vu de tous.
    .title = Qui sait quoi

## Ce que dit le livret, point par point

ragnguns-ruling-R1 = Rag’n’Guns se joue à deux, ni plus ni moins, chacun avec un Pistolero.
ragnguns-ruling-R2 = Dès que le Pistolero de ton adversaire a encaissé six Balles en tout, tu gagnes.
ragnguns-ruling-R3 = Chacun a un Pistolero, un deck de 15 cartes et un Barillet, qui va de 1 à 6.
ragnguns-ruling-R4 = Un tapis et un tas de jetons, c’est joli, mais cela ne change rien aux règles. Ici, le bot tient les comptes.
ragnguns-ruling-R5 = Au début, ton Pistolero reste à sa place : ni dans ta Ruelle, ni dans ton Abri.
ragnguns-ruling-R6 = Au début, chaque deck est mélangé et face cachée.
ragnguns-ruling-R7 = Au début, chaque Barillet est sur 1.
ragnguns-ruling-R8 = Au début, personne n’a de Balles, de Cartouchière garnie, de main ni de cartes en jeu.
ragnguns-ruling-R9 = Les dés désignent qui commence : chacun en lance un, et le plus haut l’emporte. C’est le bot qui les lance.
ragnguns-ruling-R10 = Au tout premier tour de la partie, le Barillet ne monte pas : qui commence prend une seule Balle.
ragnguns-ruling-R11 = Un tour, dans l’ordre : recharge, pioche, désamorçage, coups libres avec une Fusillade au plus, Planque, Cartouchière. Puis c’est à l’autre.
ragnguns-ruling-R12 = À la recharge, ton Barillet monte de 1, sauf au tout premier tour de la partie, et tu prends autant de Balles.
ragnguns-ruling-R13 = Exemple : tu joues en second. À ton premier tour, ton Barillet passe à 2, et tu prends deux Balles.
ragnguns-ruling-R14 = À la pioche, tu prends trois cartes de ton deck.
ragnguns-ruling-R15 = Tu désamorces après la recharge et la pioche : c’est là que tu règles les Pièges tendus contre toi.
ragnguns-ruling-R16 = Poser, défausser, jouer des Effets, tendre des Pièges : dans l’ordre que tu veux, autant de fois que tu peux.
ragnguns-ruling-R17 = Défausser une de tes cartes ne coûte rien, qu’elle soit en main, sur le dessus de ta Planque ou posée.
ragnguns-ruling-R18 = La Fusillade se déclenche à n’importe quel moment de tes coups libres, mais une seule fois par tour.
ragnguns-ruling-R19 = À la fin de ton tour, tout ce qu’il te reste en main va dans ta Planque.
ragnguns-ruling-R20 = À la fin du tour, les Balles que tu n’as ni dépensées ni tirées vont dans ta Cartouchière.
ragnguns-ruling-R21 = Quand tout est rangé, c’est à ton adversaire.
ragnguns-ruling-R22 = Tout le monde voit combien de Balles tu prends. L’ambiance est au crime, pas à la triche.
ragnguns-ruling-R23 = Une Balle dépensée retourne au tas ; une Balle tirée se pose sur la carte touchée.
ragnguns-ruling-R24 = Certains Effets tirent une Balle que tu viens de dépenser pour eux : elle va sur la cible plutôt qu’au tas. Les Balles que tire un Effet gratuit viennent du tas.
ragnguns-ruling-R25 = Exemple : le Fouet coûte deux Balles. L’une retourne au tas, l’autre finit sur la carte de la Ruelle adverse.
ragnguns-ruling-R26 = Les Balles de ta Cartouchière ne paient qu’une chose : les deux Effets de ton Pistolero.
ragnguns-ruling-R27 = Les Balles rangées dans ta Cartouchière à la fin d’un tour ne servent pas avant ton tour suivant.
ragnguns-ruling-R28 = Poser une carte coûte son prix, en Balles de ta réserve. Certains Renforts font baisser ce prix.
ragnguns-ruling-R29 = Exemple : poser la Machette coûte deux Balles.
ragnguns-ruling-R30 = Une carte posée est face visible, dans ta Ruelle ou dans ton Abri.
ragnguns-ruling-R31 = Seules se posent les cartes qui ont des statistiques, 🎯 et 🧱. Les Actions et les Pièges n’en ont pas.
ragnguns-ruling-R32 = La Ruelle et l’Abri n’accueillent qu’une carte chacun.
ragnguns-ruling-R33 = Exemple : pour mettre la Machette à la place du Poing américain, défausse d’abord le Poing américain, paie deux Balles, puis pose la Machette.
ragnguns-ruling-R34 = La carte de ta Ruelle te donne sa 🎯 en Puissance de feu, que certains Effets augmentent. Ruelle vide, Puissance nulle : pas de Fusillade.
ragnguns-ruling-R35 = Exemple : avec la Machette dans ta Ruelle, ta Fusillade peut compter deux Balles.
ragnguns-ruling-R36 = La carte de ton Abri encaisse la première : une Fusillade doit l’abattre avant d’atteindre ton Pistolero.
ragnguns-ruling-R37 = Une carte est défaussée quand son propriétaire le décide, ou quand elle a encaissé autant de Balles que sa 🧱.
ragnguns-ruling-R38 = Exemple : la Machette dans l’Abri tombe à la première Balle.
ragnguns-ruling-R39 = Jouer un Effet : tu paies son coût, tu fais ce qu’il dit, puis tu défausses la carte.
ragnguns-ruling-R40 = Exemple : Improviser ne coûte rien et planque une carte MÊLÉE de ta défausse.
ragnguns-ruling-R41 = Le signe *Chaque tour* : la carte reste où elle est, et son Effet se joue une fois par tour.
ragnguns-ruling-R42 = Exemple : le Vieux bourbon soigne une Balle, une fois par tour. Après, il faut cuver.
ragnguns-ruling-R43 = Un Effet *À la pose* de Renfort se joue au moment où tu le poses dans la zone indiquée.
ragnguns-ruling-R44 = Un Effet *En place* de Renfort dure tant que la carte se trouve dans la zone indiquée.
ragnguns-ruling-R45 = Échanger ta Ruelle et ton Abri active les Effets *En place*, jamais les *À la pose* : les cartes étaient déjà posées.
ragnguns-ruling-R46 = Exemple : l’Adjoint Nelson qui passe de l’Abri à la Ruelle ne va pas chercher de carte SHÉRIF.
ragnguns-ruling-R47 = Actions et Pièges mis à part, un Effet ne se joue que si sa carte est en jeu : posée, ou face visible sur le dessus de ta Planque.
ragnguns-ruling-R48 = L’Effet d’une Action se joue directement de ta main.
ragnguns-ruling-R49 = Exemple : en main, le Poing américain ne tire pas. Défausse-le, joue Improviser de ta main pour le planquer : le voilà en jeu, et il tire ce tour-ci.
ragnguns-ruling-R50 = Ton Pistolero a deux Effets. Tu peux jouer les deux dans le même tour, une fois chacun, et il n’est jamais défaussé pour autant.
ragnguns-ruling-R51 = Les Effets de ton Pistolero se paient avec les Balles de ta Cartouchière, et avec rien d’autre.
ragnguns-ruling-R52 = Exemple : Buffalo Kid a la Machette dans sa Ruelle, une ARME et une MÊLÉE. Pour deux Balles de Cartouchière, il lui donne 1 🎯 de plus et tire une Balle.
ragnguns-ruling-R53 = Ta Fusillade tire au moins une Balle, au plus autant que ta Puissance de feu, sans jamais dépasser les Balles qu’il te reste.
ragnguns-ruling-R54 = Sans Balle en réserve, pas de Fusillade. La Cartouchière n’y peut rien.
ragnguns-ruling-R55 = Exemple : les Frangines ont 3 🎯 et tu as trois Balles. Rien ne t’empêche d’en tirer deux et de garder la troisième pour ta Cartouchière.
ragnguns-ruling-R56 = Les Balles tirées frappent d’abord la carte de l’Abri adverse, jusqu’à ce qu’elle soit défaussée.
ragnguns-ruling-R57 = Ce qui passe l’Abri, ou tout si l’Abri est vide, c’est à qui encaisse de le partager, entre son Pistolero et la carte de sa Ruelle.
ragnguns-ruling-R58 = Exemple : deux Balles contre une Barre de fer dans l’Abri et une Machette dans la Ruelle. La première abat la Barre de fer ; l’adversaire prend la seconde sur son Pistolero et garde sa Machette.
ragnguns-ruling-R59 = Les Balles restent sur une carte qui tient encore, jusqu’à ce qu’elle soit défaussée ou soignée.
ragnguns-ruling-R60 = Soigner une Balle, c’est l’enlever de la carte et la rendre au tas.
ragnguns-ruling-R61 = Exemple : Jenny James paie deux Balles de Cartouchière et soigne les Frangines d’une Balle.
ragnguns-ruling-R62 = Ta Planque a deux emplacements. Tu choisis lequel pour chaque carte, et dans quel ordre.
ragnguns-ruling-R63 = Les cartes planquées sont face visible, sauf les Pièges, qui peuvent être face cachée.
ragnguns-ruling-R64 = Exemple : tu planques Doc à droite, Improviser à gauche, et le Poing américain par-dessus Improviser.
ragnguns-ruling-R65 = Les cartes de ta Planque servent encore : elles sont en jeu, leurs Effets se jouent de là, et tu peux les poser.
ragnguns-ruling-R66 = Seule la carte du dessus de chaque emplacement est accessible.
ragnguns-ruling-R67 = Pendant ton tour, tu peux défausser le dessus de ta Planque quand tu veux pour atteindre la carte d’en dessous.
ragnguns-ruling-R68 = Exemple : tu défausses le Poing américain de ta Planque, et Improviser, qui dormait dessous, est prêt à servir.
ragnguns-ruling-R69 = Ton adversaire ne voit que le dessus de chaque emplacement. Ce que tu glisses dessous lui échappe.
ragnguns-ruling-R70 = Tu peux consulter ta Planque quand tu veux, sans en changer l’ordre. Autour d’une vraie table, l’autre en profiterait pour regarder ; ici, personne d’autre ne la voit (Q50).
ragnguns-ruling-R71 = Une Action n’a ni prix de pose ni statistiques : on la joue pour son Effet, souvent gratuit.
ragnguns-ruling-R72 = Une Arme a des statistiques, et pas toujours d’Effet.
ragnguns-ruling-R73 = Un Objet a deux Effets. Si l’un d’eux porte *Chaque tour*, tu peux le jouer puis jouer l’autre dans le même tour, une fois chacun.
ragnguns-ruling-R74 = Le coût d’un Piège, c’est toi qui le choisis en le tendant : une Balle au moins.
ragnguns-ruling-R75 = Un Piège tendu est face cachée entre l’autre et toi, avec ta mise posée dessus.
ragnguns-ruling-R76 = Exemple : tu tends La Chute pour trois. Trois de tes Balles sont posées dessus, et l’autre ne voit que cela.
ragnguns-ruling-R77 = Pendant le désamorçage, qui fait face aux Pièges choisit pour chacun : payer, enchérir ou ne rien faire.
ragnguns-ruling-R78 = Payer : il en coûte autant de Balles que la mise, et le Piège retourne dans la Planque de son propriétaire sans être révélé. Celui-ci choisit l’emplacement et le côté visible. Rien d’autre ne se passe.
ragnguns-ruling-R79 = Enchérir : une Balle de plus, et le Piège va à la défausse de son propriétaire, vu de tous. Rien d’autre ne se passe.
ragnguns-ruling-R80 = Ne rien faire : le Piège est retourné, et son Effet frappe la personne qui l’a laissé faire.
ragnguns-ruling-R81 = Exemple : La Chute est tendue contre toi pour trois. Trois Balles, elle repart dans la Planque ; quatre, elle est défaussée ; aucune, et tu défausses une carte de ta main.
ragnguns-ruling-R82 = Seuls les Pièges peuvent être planqués face cachée. Défaussés, ils sont révélés.
ragnguns-ruling-R83 = Les Effets d’un Renfort ne valent que s’il est posé.
ragnguns-ruling-R84 = Un Renfort a deux sortes d’Effets : *En place* dure tant qu’il est posé, *À la pose* joue une fois, à la pose.
ragnguns-ruling-R85 = Trois cartes ÉPIQUES au plus dans un deck.
ragnguns-ruling-R86 = Une carte au nom d’un Pistolero est une Signature : elle n’entre que dans le deck de ce Pistolero, et il y en a une au plus par deck.
ragnguns-ruling-R87 = Les autres mots-clés ne font rien par eux-mêmes : ce sont les Effets qui s’en servent.
ragnguns-ruling-R88 = Quinze cartes, trois par tour : au sixième, tu ne pioches plus rien, et la partie continue.
ragnguns-ruling-R89 = Dès le tour où tu ne peux piocher aucune carte, d’ordinaire le sixième, ton Pistolero est prêt au combat.
ragnguns-ruling-R90 = Un Pistolero prêt au combat sort dans ta Ruelle quand tu veux pendant tes coups libres, sans rien payer.
ragnguns-ruling-R91 = Dans la Ruelle, ton Pistolero te donne sa 🎯 et ses mots-clés. Il n’en revient pas, et seul l’Abri le protège encore.
ragnguns-ruling-R92 = Un deck, c’est un Pistolero et 15 cartes aux noms tous différents, le sien compris.
ragnguns-ruling-R93 = Un Renfort qui porte le nom de ton Pistolero n’entre pas dans ton deck.
ragnguns-ruling-R94 = Toute carte d’un deck est d’un type parmi cinq : Action, Arme, Objet, Piège ou Renfort.

## Nos décisions, là où le livret se tait ou n’est pas clair

ragnguns-ruling-Q1 = Le livret ne donne pas la liste des cartes. Celles dont il parle sont telles qu’il les raconte ; le reste est de nous : 88 cartes, quatre Pistoleros et deux decks préconstruits pour chacun.
ragnguns-ruling-Q2 = La 🎯 et les mots-clés des Pistoleros sont de nous : Buffalo Kid 3, MÊLÉE et RAPIDE ; Jenny James 2, FEMME et SOIN ; Pepper Malone 3, FEU et FEMME ; Gus Harmonica 2, MUSIQUE et ALCOOL.
ragnguns-ruling-Q3 = Le premier Effet de Buffalo Kid donne 1 🎯 de plus à l’ARME de sa Ruelle, jusqu’à la fin du tour.
ragnguns-ruling-Q4 = Improviser est gratuit : l’exemple du livret dit qu’on ne paie rien, et c’est lui qui vaut.
ragnguns-ruling-Q5 = Le Leurre ne fait rien du tout. C’est pour cela qu’on le tend.
ragnguns-ruling-Q6 = La carte SHÉRIF que l’Adjoint Nelson va chercher à la défausse est planquée, pas prise en main.
ragnguns-ruling-Q7 = Le plus haut dé commence, il ne choisit pas. À égalité, on relance.
ragnguns-ruling-Q8 = Le Barillet s’arrête à 6, comme le dé qu’il est. Après cela, tu prends six Balles à chaque recharge.
ragnguns-ruling-Q9 = Chacun a son propre Barillet. Celui du second joueur passe à 2 dès son premier tour.
ragnguns-ruling-Q10 = Les Balles ne manquent jamais : la quinzaine de jetons du livret n’est qu’un conseil.
ragnguns-ruling-Q11 = Ta Cartouchière n’a pas de limite et garde ses Balles d’un tour à l’autre. Tu n’y puises que pour ton Pistolero ; certaines cartes adverses peuvent aussi y prendre des Balles.
ragnguns-ruling-Q12 = Les Balles de la Cartouchière ne servent ni à poser, ni à tirer, ni à miser, ni à payer un Piège.
ragnguns-ruling-Q13 = Tu ne gardes pas de Balles de réserve pour le tour de l’autre. Un Piège se paie avec celles de la recharge qu’on vient de faire.
ragnguns-ruling-Q14 = On recharge d’abord, on pioche ensuite. Les deux sont finis avant le désamorçage, donc rien n’en dépend.
ragnguns-ruling-Q15 = Tu poses une carte de ta main ou du dessus de ta Planque, jamais de l’autre zone.
ragnguns-ruling-Q16 = Une carte posée ne passe de la Ruelle à l’Abri, ou l’inverse, que par un Effet.
ragnguns-ruling-Q17 = Une zone occupée ne se recouvre pas : défausse d’abord ce qui s’y trouve, puis pose.
ragnguns-ruling-Q18 = Défausser est gratuit et sans limite, mais seulement pendant tes propres coups libres.
ragnguns-ruling-Q19 = Quand une carte quitte le jeu, ses Balles retournent au tas. Si elle revient, elle est indemne.
ragnguns-ruling-Q20 = Une carte de l’Abri ne passe jamais d’elle-même dans la Ruelle : il faut un Effet.
ragnguns-ruling-Q21 = Un Effet sans *Chaque tour* défausse sa carte, même posée dans la Ruelle ou l’Abri.
ragnguns-ruling-Q22 = Une carte de ta Planque n’est pas « dans ta Ruelle » : une zone nommée, c’est celle-là et pas une autre.
ragnguns-ruling-Q23 = Ton Pistolero dans la Ruelle prend toute la place. La carte qui s’y trouve quand il sort est défaussée.
ragnguns-ruling-Q24 = Sorti ou non, ton Pistolero tombe à six Balles en tout, celles d’avant comprises.
ragnguns-ruling-Q25 = On ne tire pas zéro Balle. Si tu renonces, ta Fusillade n’est pas dépensée.
ragnguns-ruling-Q26 = La carte de ta Ruelle n’encaisse pas plus qu’il ne lui reste de 🧱 ; le surplus va à ton Pistolero.
ragnguns-ruling-Q27 = C’est à qui encaisse de partager, en plein tour de l’autre. Rien d’autre ne se joue avant sa réponse.
ragnguns-ruling-Q28 = Ruelle vide, ou Pistolero dans la Ruelle : rien à partager, tout est pour le Pistolero.
ragnguns-ruling-Q29 = La mort de la carte de l’Abri n’arrête pas la Fusillade : les Balles qui restent passent aussitôt.
ragnguns-ruling-Q30 = La Fusillade est permise dès le premier tour, si tu as de quoi.
ragnguns-ruling-Q31 = Un Effet qui nomme une zone frappe cette zone, et ce qu’elle ne peut encaisser est perdu. Un Effet qui dit seulement « tire » suit le chemin d’une Fusillade : l’Abri d’abord.
ragnguns-ruling-Q32 = Un Effet qui vise une zone vide ne se joue pas. Si le Pistolero adverse se tient dans la Ruelle visée, c’est lui la cible.
ragnguns-ruling-Q33 = Les Balles tirées par un Effet ne comptent pas comme ta Fusillade.
ragnguns-ruling-Q34 = À la sixième Balle, la partie s’arrête net : plus rien ne se résout.
ragnguns-ruling-Q35 = On ne meurt qu’une fois : au-delà de la sixième, les Balles ne comptent plus.
ragnguns-ruling-Q36 = Un Effet qui n’a rien à faire ne se joue pas. Un *À la pose* sans cible, lui, se perd sans bruit, et la carte est posée quand même.
ragnguns-ruling-Q37 = Une Action sur le dessus de ta Planque est en jeu : elle se joue aussi de là.
ragnguns-ruling-Q38 = Joué depuis la Planque, un Effet sans *Chaque tour* envoie sa carte à la défausse, et la suivante devient accessible.
ragnguns-ruling-Q39 = Un Effet *Chaque tour* se joue une fois par tour et par carte. La faire partir et revenir n’y change rien.
ragnguns-ruling-Q40 = Sur un Objet, joue le *Chaque tour* d’abord : l’Effet ordinaire défausse la carte. Si aucun des deux n’est *Chaque tour*, tu n’en joueras qu’un.
ragnguns-ruling-Q41 = Dans la Planque, un Renfort ne fait rien du tout.
ragnguns-ruling-Q42 = À la pose, aller chercher une carte, à la défausse ou sous ta Planque, reste permis sans être imposé. Tout autre *À la pose* qui peut jouer joue.
ragnguns-ruling-Q43 = Un Effet *En place* cesse à l’instant où sa carte est défaussée.
ragnguns-ruling-Q44 = Le livret dessine les signes des Renforts de deux façons. Ce sont les mêmes : l’un dure, l’autre joue une fois à la pose.
ragnguns-ruling-Q45 = Quand un Effet te fait planquer une carte, tu choisis l’emplacement, et elle va sur le dessus. Un Piège peut y rester secret : sans précision, il est planqué face cachée.
ragnguns-ruling-Q46 = Tu peux laisser un emplacement vide et tout empiler sur l’autre.
ragnguns-ruling-Q47 = Les nouvelles cartes vont par-dessus les anciennes.
ragnguns-ruling-Q48 = Une fois ta main planquée, le tour est fini : plus rien ne se joue.
ragnguns-ruling-Q49 = Tu dois planquer tout ce qu’il te reste en main. Si tu n’en veux pas, défausse avant de finir ton tour.
ragnguns-ruling-Q50 = Ta main te montre toujours toute ta Planque, et l’autre n’en voit rien de plus. Dans le livret, consulter sa Planque laisse l’adversaire y jeter un œil ; ici, non.
ragnguns-ruling-Q51 = La hauteur de chaque emplacement est connue de tous.
ragnguns-ruling-Q52 = Une carte face cachée dans une Planque est forcément un Piège. Lequel, c’est une autre histoire.
ragnguns-ruling-Q53 = Tu peux planquer un Piège face visible si cela t’amuse. Sans précision, il est posé face cachée. Celui qu’un effet reprend dans la défausse peut l’être aussi, même si tout le monde l’a vu.
ragnguns-ruling-Q54 = Les défausses sont face visible, et chacun peut les lire.
ragnguns-ruling-Q55 = Un Piège se tend de ta main ou du dessus de ta Planque.
ragnguns-ruling-Q56 = Tends autant de Pièges que tu peux en payer. L’autre les règle un par un, dans l’ordre de son choix.
ragnguns-ruling-Q57 = Ta mise est connue de tous : il faut bien pouvoir la payer.
ragnguns-ruling-Q58 = Qu’on le paie, qu’on enchérisse ou qu’on le retourne, la mise d’un Piège va au tas. Elle ne te revient jamais.
ragnguns-ruling-Q59 = Quand on paie ton Piège, tu choisis l’emplacement où il revient, sur le dessus, et son côté. Si tu ne dis rien, il va face cachée là où il y a le moins de cartes. Cela ne te donne aucun coup à jouer.
ragnguns-ruling-Q60 = On paie un Piège avec ce qu’on a de Balles à ce moment-là, et il en faut une de plus pour enchérir. À court, il ne reste qu’à le retourner.
ragnguns-ruling-Q61 = Un Piège qui n’a rien à prendre ne prend rien : La Chute face à une main vide, par exemple.
ragnguns-ruling-Q62 = Une fois retourné, le Piège va à la défausse de son propriétaire.
ragnguns-ruling-Q63 = Si la partie finit, les Pièges encore tendus n’ont plus d’importance.
ragnguns-ruling-Q64 = Un Piège n’attend jamais longtemps : l’adversaire joue toujours juste après.
ragnguns-ruling-Q65 = Ta mise peut prendre toutes tes Balles, jamais celles de ta Cartouchière.
ragnguns-ruling-Q66 = S’il reste moins de cartes qu’il n’en faut, tu pioches ce qu’il y a. Ton Pistolero est prêt au premier tour où la pioche ne te donne rien, que ce soit le sixième ou plus tôt.
ragnguns-ruling-Q67 = Partie nulle après 60 tours. Nulle aussi si plus personne n’a de quoi jouer ni de Pistolero capable de tirer, mais tous ceux d’aujourd’hui savent tirer. Ces deux règles sont de nous.
ragnguns-ruling-Q68 = Sortir dans la Ruelle ne compte pas comme Fusillade : ton Pistolero peut tirer le tour même.
ragnguns-ruling-Q69 = Dans la Ruelle, ton Pistolero garde ses deux Effets, et ses mots-clés y comptent. Buffalo Kid y est lui-même une MÊLÉE, mais pas une ARME.
ragnguns-ruling-Q70 = On ne défausse pas son Pistolero.
ragnguns-ruling-Q71 = Une majuscule ou un accent ne suffit pas à faire un autre nom. On ne ruse pas avec l’orthographe.
ragnguns-ruling-Q72 = Une carte à la fois ÉPIQUE et Signature compterait dans les deux limites. Pour l’instant, il n’y en a pas.
ragnguns-ruling-Q73 = Les deux joueurs peuvent prendre le même Pistolero, les mêmes cartes ou le même deck.
ragnguns-ruling-Q74 = Soigner retire des Balles d’une carte posée, jamais d’un Pistolero, et aucune carte n’y fait exception.
ragnguns-ruling-Q75 = « Où qu’elle soit » : dans ta main, sur le dessus de ta Planque, dans ta Ruelle, dans ton Abri, ou un Piège tendu ce tour-ci, dont la mise retourne au tas. Le deck, la défausse, les cartes recouvertes et ton Pistolero n’en font pas partie.
ragnguns-ruling-Q76 = Aucun Effet gratuit ne peut tourner en boucle. Une carte n’est défaussée qu’après son Effet : elle ne se trouve donc jamais elle-même.
ragnguns-ruling-Q77 = Après 200 coups dans un même tour, tu ne peux plus que le finir. C’est de nous, et il faut vraiment le vouloir.
ragnguns-ruling-Q78 = Les 60 tours sont ceux des deux joueurs, comptés ensemble.
ragnguns-ruling-Q79 = Connu de tous : Barillets, Balles, Cartouchières, mises, Balles sur les cartes, taille des mains et des decks, défausses, cartes posées, dessus et hauteur des Planques. Connu de toi uniquement : ta main, tes cartes recouvertes, tes Pièges cachés. L’ordre des decks, personne ne le connaît.
ragnguns-ruling-Q80 = Quand tu planques, l’autre apprend combien de cartes vont où et ce qui est dessus ; un Piège caché n’est qu’un Piège. Le reste n’est nommé nulle part, pas même au journal, et une carte recouverte ne se montre plus tant qu’elle l’est.
ragnguns-ruling-Q81 = Un Piège payé qui repart face cachée n’est pas nommé ; on sait seulement que c’est lui, et sur quel emplacement. S’il est défaussé ou retourné, il est nommé à tous.
ragnguns-ruling-Q82 = Tant que chacun n’a pas son deck, on ne sait rien ni de l’un ni de l’autre, sinon s’il a été apporté. Ensuite, le bot montre ton Pistolero à ton adversaire, et tes 15 cartes à la fin seulement. Mais chaque Pistolero n’a que deux decks préconstruits : qui les connaît saura à peu près à quoi s’attendre, à moins que tu n’aies construit le tien.
ragnguns-ruling-Q83 = Face à La Chute, qui défausse choisit la carte, et elle va face visible à sa défausse.
ragnguns-ruling-Q84 = Une fois ton Pistolero sorti, tu ne peux plus jouer d’Effet qui échange ta Ruelle et ton Abri : pas de retour en arrière.
ragnguns-ruling-Q85 = Ton Pistolero dans la Ruelle est une carte comme une autre : un Effet qui donne des 🎯 à la carte de ta Ruelle augmente les siens, s’il a le mot-clé demandé. Un Pistolero n’est pas une ARME. Si cela ne va pas, le bot dit pourquoi.
ragnguns-ruling-Q86 = Si un Renfort rend tes Pièges plus chers, la mise reste les Balles posées dessus ; le prix à payer, ou à dépasser pour enchérir, est un autre nombre. Le bot montre les deux.
ragnguns-ruling-Q87 = Ce que dit une carte passe avant la règle. Un Renfort peut ajouter des Balles à la recharge (R12), des cartes à la pioche (R14), une Fusillade (R18) ou des Balles au prix d’un Piège (R78). Il peut arrêter des Balles d’une Fusillade ou la rendre plus chère, et un Piège peut l’interdire (R53).
