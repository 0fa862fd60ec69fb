### Les règles de BANG! à deux, avec nos mots : des chapitres pour apprendre, et chaque règle et décision numérotée.

bang-rules = Les règles de BANG ! à deux

## Chapters: at most 1500 characters each

bang-rules-goal =
    Deux bandes de deux se font face. Qui tue les **deux** personnages d’en face gagne.

    De tes deux personnages, l’un est **exposé** : il agit, et tu as sa capacité. L’autre est **à couvert** : on peut lui tirer dessus quand même, et tant qu’il est visé, c’est sa propre capacité qui joue.

    Tu as une seule main pour les deux. À chaque tour, tu choisis de nouveau qui exposer, tu pioches deux cartes, tu joues ce que tu veux, et tu gardes autant de cartes que ton personnage exposé a de points de vie.

    • **Les cartes marron** se jouent et se défaussent : tirs, vols, convois, bière.
    • **Les cartes bleues** restent devant un personnage : armes, chevaux, planques, et deux vacheries.

    Une partie dure dix à quinze minutes. Quelqu’un qui tire parti de tes tours et quelqu’un d’utile quand on lui tire dessus vont bien ensemble : un seul des deux peut agir.
    .title = Le but du jeu
bang-rules-setup =
    • **Le choix.** Les 16 personnages sont visibles. On tire à pile ou face qui commence ; on choisit à tour de rôle jusqu’à en avoir deux chacun. Qui a choisi en second joue le premier tour.

    • **Les places.** En secret, chacun dit lequel de ses deux personnages va à sa droite, lequel à sa gauche, et qui il expose. On montre tout ensemble. Droite et gauche ne changent plus.

    • **Le cercle.** Les quatre forment un cercle : ta droite, ta gauche, la droite adverse, la gauche adverse, et ainsi de suite. Celui d’en face est donc à distance 1, celui en diagonale à 2.

    • **Les cartes.** Tous commencent avec toute leur vie, trois ou quatre points. Ta première main compte autant de cartes que ton personnage exposé a de points de vie.

    Il n’y a ni rôles, ni récompenses, ni pénalités.
    .title = La mise en place
bang-rules-turn =
    1 · **Dynamite**, puis **Prison**, s’il y en a devant l’un de tes personnages.
    2 · **Expose** l’un des deux. Celui qui n’a pas pu sortir de Prison à ce tour ne peut pas être exposé ; s’il ne reste personne, ton tour est perdu : ni pioche, ni jeu, ni défausse.
    3 · **Pioche deux cartes**, selon la capacité du personnage que tu viens d’exposer.
    4 · **Joue** autant de cartes que tu veux, mais **un seul BANG !** par tour. C’est le personnage exposé qui agit : ses distances, son arme, sa capacité.
    5 · **Défausse** les cartes en trop : tu en gardes autant que le personnage exposé a de points de vie. On ne défausse ni davantage, ni à un autre moment.

    Une carte est entièrement résolue avant la suivante. Si ton personnage exposé meurt pendant ton tour (dans un Duel, ou par la Dynamite au début du tour), son compagnon s’expose et le tour continue.

    Quand la pioche est vide, on mélange aussitôt la défausse, qui devient la pioche.
    .title = Le tour
bang-rules-abilities =
    • **Une seule règle dit quelle capacité joue :** si l’un de tes personnages est visé ou dégaine, c’est la sienne, et elle seule, jusqu’à ce que ce soit fini. Le reste du temps, c’est celle de ton personnage exposé.

    Calamity Janet à couvert répond donc avec un Raté ! en guise de BANG !, Jourdonnais à couvert a sa Planque, Bart Cassidy et El Gringo sont payés pour leur blessure, Lucky Duke dégaine deux cartes. Pendant ce temps, le compagnon exposé n’a pas de capacité.

    Rose Doolan, Slab, Willy et ceux qui piochent autrement ne font rien à couvert. **Paul Regret** est vu un cran plus loin, à couvert ou non, mais ne protège pas son compagnon.

    • **Suzy Lafayette** pioche dès que sa capacité joue et que ta main est vide, une fois la carte jouée résolue, jamais pendant un Duel. Exemple : il te reste un Raté !, Suzy est exposée, Calamity Janet à couvert, et voilà les Indiens ! Suzy ne peut pas répondre et perd 1 point de vie. Janet défausse le Raté ! comme un BANG ! Puis Suzy retrouve sa capacité, ta main est vide, et tu pioches. Quand on dégaine pour la Prison ou la Dynamite, Suzy à couvert ne pioche pas.

    • **Sid Ketchum** peut se soigner chaque fois qu’on te demande quelque chose et que sa capacité joue, même à l’agonie.
    .title = Quelle capacité joue
bang-rules-distance =
    La distance est le plus court chemin autour du cercle, en comptant les vivants : 1 jusqu’à l’adversaire d’en face, 2 jusqu’à celui en diagonale. Dès qu’il y a un mort, tout le monde est à 1.

    • Un **Mustang** devant un personnage, et Paul Regret lui-même, ajoutent 1 pour tous ceux qui le visent.
    • Une **Lunette** devant le personnage qui agit, et Rose Doolan elle-même, retirent 1 à tout ce qu’il voit.

    Un **BANG !** exige une cible à portée de l’arme : 1 sans arme. Le **Braquage !** porte à distance 1, quelle que soit l’arme. Coup de foudre, Duel, Prison, Gatling et Indiens ! atteignent tout le monde.

    Seul ce qui est devant le personnage qui agit l’aide à tirer. Un Mustang et une Planque protègent celui devant qui ils sont posés, à couvert ou exposé.
    .title = La distance
bang-rules-brown =
    • **BANG !** Un adversaire à portée : un Raté !, ou 1 point de vie. Un par tour, sauf pour Willy ou avec une Volcanic devant le personnage exposé.
    • **Gatling** tire sur les deux adversaires ; **Indiens !** oblige chacun à défausser un BANG ! ou à perdre 1 point de vie ; la droite avant la gauche, jamais les tiens. Aucune n’est ton BANG ! du tour.
    • **Duel.** La cible défausse un BANG !, puis toi, à tour de rôle ; qui s’arrête perd 1 point de vie.
    • **Braquage !** prend une carte, **Coup de foudre** la fait défausser : de la main au hasard, ou en jeu à ton choix. On peut aussi viser ce qui est devant ses propres personnages, pour se défaire d’une Prison ou de la Dynamite.
    • **Bière** rend 1 point de vie au personnage exposé, jamais au-delà de son total. Elle ne fait rien quand il ne reste que deux personnages.
    • **Saloon** rend 1 point de vie à tous les vivants, adversaires compris.
    • **Convoi** fait piocher deux cartes, **Diligence** trois.
    • **Magasin** retourne autant de cartes qu’il y a de vivants. Tu choisis d’abord, puis à tour de rôle, chacun autant qu’il a de personnages en vie.
    • **Raté !** ne sert qu’à répondre.
    .title = Les cartes marron
bang-rules-blue =
    Pose-les devant l’un ou l’autre de tes personnages, mais la Prison devant un adversaire qui n’en a pas. Jamais deux cartes du même nom devant un personnage, et une seule arme : la nouvelle fait défausser l’ancienne.

    • **Armes** : Volcanic 1, Schofield 2, Remington 3, Carabine 4, Winchester 5. Avec une Volcanic, le personnage exposé joue autant de BANG ! qu’il veut.
    • **Planque** : contre chaque tir, le personnage qui l’a devant lui peut dégainer ; un cœur vaut un Raté !
    • **Mustang**, **Lunette** : vois « La distance ».
    • **Prison** : au début de son tour, le prisonnier dégaine. Un cœur le libère ; sinon, il ne peut pas être exposé à ce tour. La Prison est défaussée dans tous les cas.
    • **Dynamite** : au début de son tour, le personnage devant qui elle est posée dégaine. Du 2 au 9 de pique, elle explose : on la défausse, 3 points de vie en moins. Sinon, elle passe au prochain vivant dans le sens horaire, peut-être le compagnon, et attend le prochain tour de son joueur.

    • **Dégainer**, c’est retourner la première carte de la pioche, lire sa couleur et sa valeur, et la défausser. Lucky Duke en retourne deux et choisit.
    .title = Les cartes bleues
bang-rules-answers =
    On te demande ta réplique chaque fois que l’un de tes personnages pourrait répondre, même si tu n’as rien qui convienne : ne pas demander en dirait trop à l’adversaire. La question n’est omise que si tout le monde voit qu’il n’y a pas de réponse.

    • **Un tir** (BANG !, Gatling) : les Planques de la cible, si tu veux ; si elles échouent, un Raté ! Le BANG ! de Slab en exige deux ; chaque Planque qui réussit, avant ou après un Raté !, en vaut un.
    • **Indiens !, Duel** : un BANG ! Les Planques n’y peuvent rien.
    • **Le coup fatal** : une Bière sauve ton personnage **exposé**, même hors de ton tour, une par point de vie qui lui manque pour revenir à 1. Un personnage à couvert ne peut pas être sauvé ainsi, ni personne quand il ne reste que deux personnages. Sid Ketchum peut se sauver, à couvert aussi, avec deux cartes par point.

    Les cartes défaussées en réplique ne sont pas jouées : elles ne comptent pas comme le BANG ! du tour.

    Si tu ne réponds pas à temps, ta Planque dégaine ; à défaut, la carte la moins précieuse qui convient est défaussée, si tu en as assez.
    .title = Les répliques
bang-rules-death =
    Un personnage sans point de vie est mort. Les cartes devant lui sont défaussées, les plus anciennes d’abord, ou vont dans la main du joueur dont **Sam le Vautour** est exposé. Une Dynamite qui a explosé est défaussée avant. Ta main te reste, et ton autre personnage est désormais exposé.

    Si une carte a plusieurs cibles, la suivante répond quand même.

    Bart Cassidy et El Gringo n’ont rien pour leur dernier point de vie, sauf s’ils en réchappent.

    Si le compagnon n’a pas pu sortir de Prison à ce même tour, on ne joue plus rien : défausse, fin du tour.

    • **Qui a perdu ses deux personnages a perdu la partie, aussitôt.** Après 200 tours, la partie est nulle.
    .title = Mort et victoire
bang-rules-secrets =
    • **Connu de toi uniquement :** ta main, les cartes que tu pioches, les trois que regarde Kit Carlson.

    • **Entre les deux joueurs :** une carte volée dans une main. Personne d’autre n’apprend laquelle.

    • **Connu de tous :** les personnages et qui est exposé, leurs points de vie, les cartes en jeu, le nombre de cartes des mains et de la pioche, la défausse, toute carte dégainée, jouée, défaussée ou prise devant quelqu’un, celles du Magasin, la deuxième carte de Black Jack.

    • **Connu de personne :** l’ordre de la pioche.

    Les places et les premiers exposés se disent en secret et se montrent ensemble.
    .title = Qui sait quoi
bang-rules-variants =
    On les choisit en lançant la partie ; l’offre l’annonce.

    • **Quatre personnages tirés.** Au lieu des seize, on en tire quatre au hasard : l’un en prend un, l’autre deux, et le dernier revient au premier.

    • **Deux personnages au hasard chacun.** Personne ne choisit : chacun reçoit deux personnages, face visible, et les place. On tire au sort qui joue le premier tour ; l’autre commence avec une carte de plus.

    • **Paul Regret exposé seulement.** On ne le voit un cran plus loin que s’il est exposé. Les règles se lisent des deux façons : il a sa capacité quand il est visé, mais hors de portée il ne l’est jamais.

    • **Bière jusqu’au bout.** La Bière agit même quand il ne reste que deux personnages.
    .title = Variantes

## The base game, rule by rule

bang-ruling-R1 = Un tour, c’est : vérifications, deux cartes piochées, cartes jouées, défausse de ce qui dépasse les points de vie. On ne joue qu’une carte BANG ! par tour.
bang-ruling-R2 = Une Gatling n’épuise pas le BANG ! du tour. Les BANG ! montrés en Duel ou contre les Indiens ! sont défaussés, pas joués, et ne comptent pas non plus.
bang-ruling-R3 = Pas deux cartes du même nom devant un personnage, une arme chacun. Une nouvelle arme fait défausser l’ancienne ; la même ne se pose pas sur elle-même.
bang-ruling-R4 = Personne ne défausse à son gré, ni de la main ni du jeu. Seul Sid Ketchum le fait, par paires exactes.
bang-ruling-R5 = Une carte est entièrement résolue avant qu’on en joue une autre.
bang-ruling-R6 = Une Bière qui ne soigne personne peut se jouer quand même, en pure perte ; on te le demande d’abord.
bang-ruling-R7 = Un personnage en Prison peut boire une Bière pour survivre. Un tour perdu n’a ni pioche, ni jeu, ni défausse.
bang-ruling-R8 = Dégainer : on retourne la première carte de la pioche, on lit sa couleur et sa valeur, on la défausse ; son effet est ignoré. Planque et Prison veulent un cœur, la Dynamite explose du 2 au 9 de pique.
bang-ruling-R9 = Lucky Duke en retourne deux, en choisit une et défausse les deux. S’il n’y a qu’une carte, ou si les deux reviennent au même, il n’y a pas de choix.
bang-ruling-R10 = Le BANG ! de Slab exige deux Raté ! Une Planque ne dégaine qu’une fois par tir et ne vaut qu’un des deux ; Jourdonnais avec une vraie Planque dégaine deux fois et peut tout annuler.
bang-ruling-R11 = Contre une Gatling jouée par Slab, un Raté ! suffit.
bang-ruling-R12 = La Planque sert contre BANG ! et Gatling, jamais contre Indiens ! ou Duel. Elle est facultative. Elle vient avant tout Raté ! ou, quand il en faut deux, aussi après le premier ; si elle échoue, on peut encore jouer un Raté !
bang-ruling-R13 = Hors de son tour, on ne boit une Bière que contre le coup qui prendrait le dernier point de vie. Une victime de la Dynamite en boit autant qu’il faut pour revenir à 1, une par une.
bang-ruling-R14 = Un Saloon n’est pas une Bière : il agit encore à deux personnages, ne sauve jamais un mourant et ne soigne pas les morts.
bang-ruling-R15 = Bart Cassidy et El Gringo n’ont pas de carte pour le dernier point de vie, sauf si une carte de la main les sauve. Pour une Dynamite à laquelle il survit, Bart en pioche trois.
bang-ruling-R16 = El Gringo prend au joueur de la carte qui l’a blessé : rien pour un Duel qu’il a lancé, rien pour la Dynamite, rien d’une main vide. Pour Gatling et Indiens !, oui, une carte par blessure.
bang-ruling-R17 = Une Dynamite qui explose est défaussée d’abord. Dynamite ou Prison devant quelqu’un qui meurt autrement vont à Sam le Vautour s’il est exposé.
bang-ruling-R18 = Les cartes devant un mort sont défaussées dans l’ordre de leur arrivée, les plus anciennes d’abord.
bang-ruling-R19 = Suzy Lafayette pioche dès que la main est vide : après l’effet de sa dernière carte, entre deux Raté ! contre Slab, à la fin d’un Duel mais jamais pendant. Son propre Braquage ! ou Coup de foudre s’achève d’abord, même devant son propre camp. Si sa dernière carte blesse El Gringo, elle pioche, il prend cette carte, et elle pioche de nouveau.
bang-ruling-R20 = Sam le Vautour prend les cartes posées devant le mort avant qu’elles ne soient défaussées.
bang-ruling-R21 = Calamity Janet joue Raté ! comme BANG ! et BANG ! comme Raté !, en réplique aussi. Un Raté ! joué comme BANG ! est le seul BANG ! de son tour, sauf avec une Volcanic.
bang-ruling-R22 = Sid Ketchum peut se soigner à chaque question posée à son joueur tant que sa capacité joue : à son tour, en réplique, au Magasin, avant de défausser, à l’agonie ; plusieurs fois de suite, jamais au-delà de son total.
bang-ruling-R23 = Kit Carlson garde deux cartes sur trois, la dernière retourne sur la pioche, face cachée. Black Jack ne montre que sa deuxième carte. Jesse Jones ne peut prendre que la première, au hasard, dans la main adverse ; Pedro Ramirez que la première, sur la défausse.
bang-ruling-R24 = Le Braquage ! porte à distance 1, quelle que soit l’arme ; Mustang, Lunette, Paul Regret et Rose Doolan comptent. Coup de foudre atteint tout le monde.
bang-ruling-R25 = Pour Braquage ! et Coup de foudre, tu désignes la main, où le hasard choisit, ou une carte en jeu. Armes, Prison et Dynamite sont aussi en jeu.
bang-ruling-R26 = Braquage ! et Coup de foudre peuvent aussi viser des cartes devant tes propres personnages, mais pas ta propre main.
bang-ruling-R27 = La distance est le plus court chemin entre les vivants, 1 de plus pour Mustang ou Paul Regret chez la cible, 1 de moins pour Lunette ou Rose Doolan chez le tireur.
bang-ruling-R28 = Planque, Lunette, Mustang, armes et Dynamite se posent devant tes personnages, la Prison devant un adversaire.
bang-ruling-R29 = La Dynamite se vérifie avant la Prison. Au tour où on la pose, elle ne fait rien. Si elle n’explose pas, elle passe à gauche.
bang-ruling-R30 = Dès que la pioche est vide, toute la défausse est mélangée et devient la pioche. Une carte jouée n’est défaussée qu’une fois résolue : aucun Convoi ne se pioche lui-même. Si les deux sont vides, on ne pioche rien et la partie continue.
bang-ruling-R31 = Au Magasin, le joueur de la carte choisit d’abord.
bang-ruling-R32 = Indiens !, Gatling et Saloon se résolvent dans le sens horaire, un personnage à la fois ; chacun est réglé avant le suivant.

## The game for two, ruling by ruling

bang-ruling-V1 = Les personnages d’un joueur sont côte à côte, dans un seul cercle de quatre : le compagnon et l’adversaire d’en face à 1, celui en diagonale à 2. À trois ou deux vivants, tout le monde est à 1.
bang-ruling-V2 = Au début, chacun décide en secret qui va à droite et qui à gauche ; ensuite, c’est fixé.
bang-ruling-V3 = Le choix des personnages est ouvert, et on tire à pile ou face qui commence. Parmi seize, on choisit à tour de rôle ; parmi quatre, le premier joueur en prend un, l’autre deux, et le dernier revient au premier. En compensation, l’autre joue le premier tour. Avec des personnages au hasard, personne ne choisit : celui qui joue en second commence avec une carte de plus.
bang-ruling-V4 = La première main compte autant de cartes que le personnage exposé au début a de points de vie. Tous ont toute leur vie, sans rôles, récompenses ni pénalités.
bang-ruling-V5 = Chacun de tes tours commence par un nouveau choix du personnage exposé, le premier aussi.
bang-ruling-V6 = Au début du tour, dans l’ordre : Dynamite, Prison, exposition, pioche. Chaque carte n’est vérifiée qu’une fois par tour : une Dynamite qui passe à ton autre personnage attend ton prochain tour.
bang-ruling-V7 = C’est l’exposé qui agit : distances, arme, Lunette et capacité sont les siennes. Le BANG ! unique vaut pour le joueur, quel que soit l’exposé, sauf si celui-ci a une Volcanic ou est Willy.
bang-ruling-V8 = Tous les adversaires sont des cibles. Ton propre personnage à couvert n’en est une que pour le Braquage !, la distance comptant comme pour n’importe qui, et le Coup de foudre, sur ses cartes en jeu.
bang-ruling-V9 = Les cartes bleues vont devant l’un ou l’autre de tes vivants, avec des limites propres à chacun. La Prison va devant un adversaire qui n’en a pas.
bang-ruling-V10 = Il y a une main par joueur. On l’atteint par l’un ou l’autre personnage, au Braquage ! seulement par un personnage à distance 1.
bang-ruling-V11 = À la fin du tour, tu gardes au plus autant de cartes que ton personnage exposé a alors de points de vie.
bang-ruling-V12 = Chacun de tes personnages en Prison dégaine avec sa propre capacité. Un cœur le libère ; sinon, il ne peut pas être exposé à ce tour. La Prison est défaussée dans tous les cas.
bang-ruling-V13 = Si aucun des tiens ne peut être exposé, tout le tour est perdu et l’exposé reste le même. Si un seul le peut, c’est lui.
bang-ruling-V14 = La Dynamite passe au prochain vivant dans le sens horaire, peut-être le compagnon. On la vérifie au début des tours du joueur devant qui elle est posée, et elle ne blesse que le personnage qui l’a devant lui.
bang-ruling-V15 = Une victime de la Dynamite a sa propre capacité, à couvert ou non. Les Bières ne la sauvent que si elle est restée exposée depuis son dernier tour.
bang-ruling-V16 = Un joueur a la capacité du personnage visé ou qui dégaine, tant que cela dure ; sinon, celle de l’exposé. Toute carte dirigée contre un personnage compte, Braquage !, Coup de foudre et Prison aussi. Quand on dégaine (Prison, Dynamite), seul s’éveille ce qui agit sur le tirage ou sur sa blessure : Lucky Duke, Bart Cassidy, et Sid Ketchum s’il agonise ; pas Suzy Lafayette à couvert.
bang-ruling-V17 = Paul Regret est vu un cran plus loin, à couvert ou non ; son compagnon n’est pas protégé. La variante « Paul Regret exposé seulement » supprime cette règle.
bang-ruling-V17B = El Gringo et Jesse Jones prennent dans l’unique main que l’adversaire a pour ses deux personnages.
bang-ruling-V18 = Une Bière ne soigne que l’exposé, à son tour ou pour le sauver. Un personnage à couvert ne peut pas être sauvé par une Bière ; Sid Ketchum peut se sauver lui-même.
bang-ruling-V19 = « Sans effet à deux » compte les personnages : la Bière n’est perdue qu’à un contre un. La variante « Bière jusqu’au bout » supprime cette règle.
bang-ruling-V20 = Un Saloon rend 1 point de vie à chaque vivant : des deux côtés, même à couvert.
bang-ruling-V21 = Le Magasin montre autant de cartes qu’il y a de vivants ; on prend à tour de rôle, en commençant par qui l’a joué, chacun autant qu’il a de personnages en vie. Un contre deux : A, B, B ; deux contre un : A, B, A.
bang-ruling-V22 = Indiens ! et Gatling touchent les deux adversaires, celui de droite d’abord, et jamais les tiens.
bang-ruling-V23 = Quand un personnage meurt, ses cartes en jeu sont défaussées, ou vont à Sam le Vautour s’il est exposé, de quelque camp qu’il soit. La main reste, et le survivant s’expose aussitôt. Un Sam à couvert à cet instant n’a rien, même s’il a lui-même livré le Duel mortel.
bang-ruling-V24 = Si ton exposé meurt pendant ton tour, son compagnon s’expose et le tour continue ; un BANG ! déjà joué compte.
bang-ruling-V25 = Si quelqu’un meurt par une carte à plusieurs cibles, la suivante répond quand même.
bang-ruling-V26 = Quand les deux personnages d’un joueur sont morts, il a perdu, aussitôt et avant toute autre chose. Après 200 tours, la partie s’arrête.
bang-ruling-V27 = Suzy Lafayette ne pioche pas avant la fin d’un Duel, qu’elle l’ait lancé ou non.
bang-ruling-V28 = Si ton exposé meurt pendant ton tour et que son compagnon n’a pas pu sortir de Prison à ce tour, on ne joue plus rien : défausse, fin du tour.
bang-ruling-V29 = Sid Ketchum ne soigne que lui : exposé, à chaque question, sauf quand son compagnon est visé ou dégaine ; à couvert, seulement quand c’est lui.
bang-ruling-V30 = Braquage ! et Coup de foudre peuvent aussi viser ce qui est devant ton exposé, jamais ta propre main.
bang-ruling-V31 = Quand un personnage meurt, plus personne n’est visé avant que ses cartes en jeu soient défaussées. Un Sam le Vautour exposé retrouve donc sa capacité et les prend, que son compagnon à couvert soit mort ou qu’il ait livré le Duel qui a tué un adversaire.
bang-ruling-V32 = Dégainer sans qu’il y ait la moindre carte, c’est échouer : pas de Planque, la Prison tient, la Dynamite passe. Au Magasin, s’il manque des cartes, on retourne ce qu’il reste.
bang-ruling-V33 = Une partie arrêtée après 200 tours est nulle.
bang-ruling-V34 = Public : personnages, exposés, vie, cartes en jeu, taille des mains et de la pioche, défausse, toute carte dégainée, jouée ou défaussée. Caché : les mains, et l’ordre de la pioche.
bang-ruling-V35 = Une carte piochée n’est connue que de la personne qui la pioche ; la deuxième de Black Jack est connue de tous. Une carte volée dans une main n’est connue que des deux joueurs, les trois de Kit Carlson que de lui.
bang-ruling-V36 = La question est posée à quiconque a une carte en main, même sans réponse possible. On ne l’omet que si des faits publics la règlent : moins de cartes en main que de réponses nécessaires, Bière pour un personnage à couvert, Bière à un contre un. Une réponse peut valoir pour les deux coups d’une carte, ou pour toutes les Planques.
bang-ruling-V37 = Le choix des personnages est ouvert. Droite, gauche et exposé se montrent ensemble, une fois que les deux joueurs les ont dits.
