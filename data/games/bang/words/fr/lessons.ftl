# Ce qui se dit dans les leçons de BANG ! à deux. Leurs donnes sont dans data/games/bang/lessons.toml.

bang-lessons = BANG ! à deux

bang-lesson-expose =
    Ton tour : **expose** l’un de tes deux personnages, pioche deux cartes, joue ce que tu veux, mais un seul BANG !, et garde autant de cartes qu’il a de points de vie.
    .title = S’exposer, et la portée d’un tir
    .ask-1 = Un BANG ! touche à **distance 1** : celui d’en face, juste au-dessus dans l’image. Il reste 1 point de vie à Lucky Duke : expose celui qui est en face de lui ; les distances se comptent alors de là.
    .other-1 = Sam est en face de Black Jack ; de là, Lucky Duke est à distance 2. Expose Bart Cassidy.
    .done-1 = Bart pioche deux cartes. Lucky Duke est à couvert, mais cela ne sauve personne d’un tir.
    .ask-2 = Joue un BANG ! sur Lucky Duke ; peu importe laquelle de tes deux cartes. Les signes de la carte disent ce qu’elle fait : un ennemi à portée perd un cœur.
    .other-2 = D’abord le tir : BANG ! sur Lucky Duke. Une Bière ne soignerait personne : Bart n’est pas blessé.
    .done-2 = Dusty n’avait pas de Raté !, la carte qui arrête un BANG !
    .end = Tue les deux d’en face et tu gagnes. Dès qu’il y a un mort, tout le monde est à distance 1. À un contre un, la Bière ne soigne plus personne.

bang-lesson-covered =
    Au tour de Dusty : Lucky Duke tire sur **Calamity Janet**, que tu as mise à couvert.
    .title = À couvert, on répond
    .ask-1 = Le personnage visé a sa propre capacité, même à couvert. Janet peut se servir d’un BANG ! comme d’un Raté !
    .other-1 = Janet perdrait un point de vie pour rien : défausse le BANG ! comme un Raté !
    .done-1 = Une carte dépensée, aucun point de vie perdu.
    .ask-2 = À toi. Braquage ! vole une carte à distance 1, quelle que soit l’arme. Black Jack est en face de Bart Cassidy : expose encore Bart.
    .other-2 = Janet n’est pas en face de Black Jack. Expose Bart Cassidy.
    .done-2 = Bart agit, Janet reste à couvert.
    .ask-3 = Vole une carte dans la main de Dusty avec Braquage !
    .other-3 = Plus tard, peut-être. D’abord Braquage ! sur Black Jack : une carte pour toi, une de moins pour Dusty.
    .done-3 = Une carte de plus pour toi, une de moins pour Dusty.
    .end = À la fin de ton tour, tu gardes autant de cartes que ton personnage exposé a de points de vie.

bang-lesson-jail =
    Les cartes bleues et violettes restent devant un personnage. Les deux violettes font mal.
    .title = Prison et Dynamite
    .ask-1 = Chez Mae, le danger s’appelle Slab le Flingueur : il faut deux Raté ! pour l’arrêter. Mets-le en **Prison**.
    .other-1 = D’abord la Prison, devant Slab : il fait plus de mal que Rose Doolan.
    .done-1 = Avant le tour de Mae, Slab doit **dégainer** : on retourne une carte, et sans cœur il ne peut pas être exposé.
    .ask-2 = La **Dynamite** se pose devant un des tiens. Au début du tour de son propriétaire, un ♠︎ de 2 à 9 coûte 3 points de vie ; sinon elle voyage. Allume-la.
    .other-2 = D’abord la Dynamite, devant l’un des tiens.
    .done-2 = Ce tour-ci, elle ne fait rien.
    .ask-3 = Plus rien à jouer : finis ton tour.
    .other-3 = Finis ton tour.
    .done-3 = Slab est resté en Prison : Mae a dû exposer Rose : un seul Raté ! arrête son tir.
    .ask-4 = Rose tire sur Willy, en diagonale : sa capacité le met à portée. Arrête le tir.
    .other-4 = Tu as le Raté ! en main : joue-le.
    .done-4 = Ton tour a commencé par la Dynamite : la carte retournée n’était pas un ♠︎, elle est donc passée au personnage suivant.
    .end = La Prison prive d’un partenaire, pas de tout le tour ; le tour n’est passé que si aucun des deux ne peut être exposé.

bang-lesson-draft =
    Une partie commence par le **choix des personnages** : tour à tour, deux chacun.
    .title = En choisir deux
    .ask-1 = Un seul de tes deux agit : prends d’abord quelqu’un qui tire parti de tes tours, par ses tirs ou par ses cartes. Qui ne s’arrête qu’avec deux Raté ! ?
    .other-1 = Un bon choix, une autre fois. Prends Slab : ses tirs coûtent deux Raté !
    .done-1 = En voilà un pour tes tours.
    .ask-2 = Maintenant, quelqu’un qui tienne sous les balles : souvent à couvert, et visé quand même.
    .other-2 = Celui-là sait mieux faire autre chose. Prends quelqu’un de difficile à abattre : Jourdonnais a sa propre Planque, même à couvert.
    .done-2 = En voilà un pour tenir sous les balles.
    .ask-3 = Qui commence exposé, et de quel côté ? Ta première main a autant de cartes que ce personnage a de points de vie. Choisis le côté que tu veux.
    .other-3 = Ton second sert tout autant à couvert. Expose Slab.
    .done-3 = Tout est montré en même temps.
    .end = Un pour tes tours, un pour tenir sous les balles : une bonne paire, puisqu’un seul agit.

bang-lesson-game =
    La fin d’une partie : Slab et Jourdonnais sont à toi, 2 points de vie chacun ; les deux de Dusty en ont 1 chacun. Sans aide.
    .title = Une courte partie
    .end = Voilà, c’est ça, BANG ! à deux. À présent, une partie entière : **{ btn-friend }**.

## Conseils pour qui débute à BANG! : avec chaque sorte de question, et après ce qui a coûté cher.

bang-tip-draft = Un seul de tes deux personnages agit à la fois : quelqu’un qui tire parti de tes tours et quelqu’un d’utile quand on lui tire dessus vont bien ensemble.
bang-tip-place = Droite et gauche ne changent plus. Sans compter capacités et cartes, en face c’est la distance 1, en diagonale 2.
bang-tip-expose = Le personnage que tu exposes agit, et sa capacité compte ; à la fin du tour, tu gardes autant de cartes qu’il lui reste de points de vie.
bang-tip-draw-from = Seule la première des deux cartes que tu pioches peut venir d’ailleurs ; la seconde vient de la pioche.
bang-tip-put-back = Ce que tu remets est sur le dessus : c’est la prochaine carte piochée ou dégainée.
bang-tip-flip = Il faut un cœur pour la Planque et la Prison ; la Dynamite explose du 2 au 9 de pique.
bang-tip-dodge = Mieux vaut garder un Raté ! pour quand il restera peu de vie.
bang-tip-dodge-barrel = La Planque ne coûte pas de carte : essaie-la d’abord. Mieux vaut garder un Raté ! pour quand il restera peu de vie.
bang-tip-shoot-back = Ici, c’est un BANG ! qui répond. Il ne compte pas comme celui de ton tour.
bang-tip-last-beer = Si tu ne sauves pas ce personnage, il meurt. Qui a perdu les deux a perdu la partie.
bang-tip-ability = Donne les deux cartes dont tu as le moins besoin.
bang-tip-store = Prends ce qu’il te faut, ou ce qu’il faut encore plus à l’autre.
bang-tip-play = Joue autant de cartes que tu veux, une à une, mais un seul BANG ! par tour. Les bleues et les violettes restent devant un personnage. À la fin, tu gardes au plus autant de cartes que ton personnage exposé a de points de vie.
bang-tip-play-many = Joue autant de cartes que tu veux, une à une ; ton personnage exposé peut tirer autant de BANG ! qu’il veut. Les bleues et les violettes restent devant un personnage. À la fin, tu gardes au plus autant de cartes que ton personnage exposé a de points de vie.
bang-tip-target = Attaque qui n’a presque plus de vie ; protège qui se fera tirer dessus.
bang-tip-take = Une carte en jeu, tu la choisis ; dans la main, c’est le hasard.
bang-tip-heal-first = Deux cartes rendent un point de vie, et tu peux alors garder une carte de plus. Si tu dois en défausser trois ou plus, tu en perds même moins de cette façon.
bang-tip-discard = Garde de quoi répondre : un Raté ! aux tirs, un BANG ! aux Indiens ! et aux Duels, une Bière à la dernière blessure du personnage exposé.
bang-tip-discard-last = Garde de quoi répondre : un Raté ! aux tirs, un BANG ! aux Indiens ! et aux Duels.

bang-setback-blast = La Dynamite explose là où elle est au début du tour. Braquage ! ou Coup de foudre t’en débarrassent à temps, chez toi aussi.
bang-setback-death = { $target } n’est plus : c’est { $heir } qui s’expose désormais. Le cercle est plus petit : chacun est à distance 1, sans compter capacités et cartes.
bang-setback-last = { $target } n’a plus qu’un point de vie. Finis tes tours avec de quoi répondre : un Raté ! aux tirs, un BANG ! aux Indiens ! et aux Duels.
