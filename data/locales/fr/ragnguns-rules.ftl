### Le livret de règles de Rag’n’Guns, dans nos propres mots : des chapitres pour apprendre.

ragnguns-rules = Les règles de Rag’n’Guns

ragnguns-rules-ragnguns =
    Deux Pistoleros, un seul cimetière. **Dès que ton adversaire a encaissé six Balles, tu gagnes.**

    Chacun a son Pistolero, un deck de 15 cartes toutes différentes et un **Barillet** qui va de 1 à 6. Au début, personne n’a de Balles, de main ni de cartes en jeu. Chacun lance un dé, le plus haut commence ; à égalité, on relance.

    Tu poses des cartes dans ta **Ruelle** pour tirer et dans ton **Abri** pour encaisser, tu planques le reste pour plus tard, et tu tends des **Pièges** que l’autre doit payer sans les connaître.

    Tour limite : après 60 tours en tout, ou si plus personne ne peut jamais tirer, la partie est nulle.
    .title = Le but du jeu
ragnguns-rules-turn =
    1. **Recharge** : ton Barillet monte de 1 (pas au tout premier tour de la partie, et jamais au-delà de 6), et tu prends autant de Balles.
    2. **Pioche** trois cartes, ou ce qu’il en reste.
    3. **Désamorce** les Pièges tendus contre toi, un par un, dans l’ordre que tu veux.
    4. Autant de fois que tu veux, dans n’importe quel ordre : **pose** une carte, **défausse** une carte, **joue un Effet**, **tends un Piège**. Une seule fois : la **Fusillade**.
    5. **Planque** toutes les cartes qu’il te reste en main.
    6. Les Balles qui restent vont dans ta **Cartouchière**.

    Défausser est gratuit : de ta main, du dessus de ta Planque, de ta Ruelle, de ton Abri, ou un Piège que tu viens de tendre. Jamais ton Pistolero.

    Après 200 coups dans un même tour, il ne reste qu’à le finir.
    .title = Le tour
ragnguns-rules-zones =
    { "" }**Poser** une carte coûte le prix inscrit. Seules les cartes qui ont ♠ et ♥ se posent, une par zone : pour remplacer, défausse d’abord. Une carte posée ne change de zone que par un Effet.

    La carte de ta **Ruelle** te donne sa ♠ : le nombre de Balles que tu peux tirer. Celle de ton **Abri** encaisse à ta place. Une carte qui a encaissé autant de Balles que sa ♥ est défaussée ; les Balles restent sur elle d’ici là.

    { "" }**La Fusillade**, une fois par tour : de 1 à ♠ Balles, prises sur ta réserve. L’Abri adverse encaisse d’abord. Ce qui passe, l’adversaire le partage entre la carte de sa Ruelle, qui n’en prend pas plus qu’elle ne peut, et son Pistolero. Sans carte en Ruelle, tout va au Pistolero.

    Un Effet qui dit seulement « tire » suit le même chemin ; un Effet qui nomme une zone frappe cette zone. Ni l’un ni l’autre ne compte comme Fusillade.
    .title = Ruelle, Abri et Fusillade
ragnguns-rules-effects =
    Tu payes, tu fais ce qui est écrit, tu défausses la carte. S’il n’y a rien à faire, l’Effet ne se joue pas.

    • **∞** : la carte reste, et l’Effet se joue une fois par tour, même si elle part et revient.
    • **↴** : joué quand on pose le Renfort dans cette zone. Aller chercher une carte est permis, jamais imposé.
    • **♦** : dure tant que le Renfort est posé là. Échanger les zones active un ♦, pas un ↴.

    Un Effet ne se joue que si sa carte est **en jeu** : posée, ou visible sur le dessus de ta Planque. Les **Actions** se jouent aussi depuis la main. Les Renforts ne font rien dans la Planque.

    Les deux Effets de ton **Pistolero** se payent avec les Balles de ta Cartouchière, et elle ne paye rien d’autre. Chacun une fois par tour.

    « Planquer » une carte, c’est la mettre sur l’emplacement de ton choix. Soigner retire des Balles d’une carte posée, jamais d’un Pistolero.
    .title = Les Effets
ragnguns-rules-stash =
    À la fin du tour, toutes tes cartes restantes vont dans ta **Planque** : deux emplacements, dans l’ordre que tu veux, par-dessus ce qui s’y trouve. Seule la carte du dessus est accessible ; défausse-la pour atteindre la suivante.

    C’est ta seconde main : les cartes du dessus sont **en jeu**, on peut jouer leurs Effets ou les poser.

    Elles sont face visible, sauf les Pièges, qui vont face cachée si tu ne dis rien. L’adversaire voit la hauteur des piles et le dessus, rien d’autre ; toi, tu peux toujours consulter toute ta Planque.
    .title = La Planque
ragnguns-rules-traps =
    Tends un **Piège** de ta main ou du dessus de ta Planque, face cachée, avec la mise de ton choix : une Balle au moins. Toutes tes Balles y passent si tu veux, jamais celles de la Cartouchière.

    Au début de son tour, après la recharge et la pioche, l’adversaire choisit pour chacun :
    • **Payer** autant de Balles que la mise : le Piège retourne, toujours caché, dans ta Planque ; tu choisis l’emplacement.
    • **Enchérir**, une Balle de plus : le Piège est défaussé, et tous le voient.
    • **Ne rien faire** : on le retourne, il fait ce qu’il dit, puis il est défaussé. S’il n’y a rien à faire, il ne fait rien.

    La mise retourne au tas dans les trois cas. On ne paye qu’avec les Balles qu’on vient de recharger.

    Un Piège ne vaut que par le doute : certains ne font rien du tout.
    .title = Les Pièges
ragnguns-rules-empty =
    Quinze cartes, trois par tour : au sixième tour, plus rien à piocher. La partie continue avec ta Planque.

    Dès le tour où tu ne peux piocher aucune carte, ton Pistolero est **prêt au combat**. Quand tu veux pendant ton tour, gratuitement, il sort dans ta Ruelle ; la carte qui s’y trouve est défaussée. Il te donne sa ♠ et ses mots-clés, et peut tirer tout de suite.

    Il n’y a pas de retour, et seul l’Abri le protège encore : ce qui passe est pour lui. Les Balles déjà encaissées comptent toujours. Ses Effets de Cartouchière continuent, et on n’échange plus Ruelle et Abri.
    .title = Plus de pioche
ragnguns-rules-cards =
    • **Actions** : ni coût ni statistiques, jouables depuis la main.
    • **Armes** : de quoi tirer, parfois un Effet.
    • **Objets** : peu de chose, mais deux Effets.
    • **Pièges** : leur coût est ta mise.
    • **Renforts** : un Effet pour la Ruelle, un autre pour l’Abri.

    Les mots-clés ne font rien par eux-mêmes : des Effets les cherchent. Celui d’un Pistolero marque sa **Signature**.

    Un deck légal : un Pistolero et 15 cartes de noms tous différents, le sien compris ; au plus trois **ÉPIQUES** et une Signature, celle de son Pistolero.

    On choisit son deck en secret avant la première carte. L’adversaire connaît ensuite ton Pistolero, mais pas ta liste avant la fin.
    .title = Les cartes et les decks
ragnguns-rules-secrets =
    • **Connu de tous** : Barillet, Balles, Cartouchière, Balles sur les cartes, mises, taille des mains et des decks, défausses, cartes posées, le dessus et la hauteur de chaque emplacement de Planque.

    • **Pour toi seul** : ta main, tes cartes recouvertes, tes Pièges face cachée, sur la table comme en Planque, et ce qu’il te reste à piocher, sans l’ordre.

    • **Connu de personne** : l’ordre des decks.

    Quand tu planques, l’autre apprend combien de cartes vont où et ce qui est dessus, rien de plus. Un Piège payé repart sans être nommé ; défaussé ou retourné, il est vu de tous.
    .title = Qui sait quoi
