# Ce qui se dit dans les leçons de Rag’n’Guns. Leurs donnes sont dans data/games/ragnguns/lessons.toml.

ragnguns-lessons = Rag’n’Guns

ragnguns-lesson-bullets =
    Tu es en bas, Dusty en haut. Six Balles dans le **Pistolero** d’en face et tu gagnes ; Dusty en a pris 3.
    .title = À quoi servent les Balles
    .ask-1 = Une carte de Dusty tire 2 Balles sur toi. Le Fouet de ta **Ruelle** peut en prendre 1 pour ton Pistolero. Qui prend quoi ?
    .other-1 = Une carte se remplace, ton Pistolero non : que le Fouet en prenne 1.
    .done-1 = Le Fouet tombe, l’autre Balle est pour toi. À ton tour.
    .ask-2 = Les Balles sont aussi ta monnaie, et ton Barillet en charge une de plus à chaque tour : paies-en 3 pour poser Les Frangines dans ta **Ruelle**. De là, elles en tirent jusqu’à 3 (🎯).
    .other-2 = Cela tire trop peu, ou rien. Pose plutôt Les Frangines dans la Ruelle.
    .done-2 = Il te reste 3 Balles, juste ce que Les Frangines peuvent tirer.
    .ask-3 = Une carte dans ton **Abri** prend les Balles avant tout le reste, autant qu’elle a de 🧱 : poses-y le Colt rouillé, c’est gratuit.
    .other-3 = D’abord de quoi te couvrir : pose le Colt rouillé dans l’Abri.
    .done-3 = Te voilà à couvert.
    .ask-4 = Dusty n’a rien pour se couvrir. Tu as une **Fusillade** par tour : tires-y tes 3 Balles.
    .other-4 = Il en faut trois pour gagner. Tire les 3 !
    .done-4 = Rien sur leur chemin : les trois touchent.
    .end = Les Balles qui restent à la fin d’un tour vont dans ta **Cartouchière**. Elles paient les deux Effets de ton Pistolero, et rien d’autre.

ragnguns-lesson-effects =
    Une carte dans ta Ruelle ou ton Abri, ou sur le dessus de ta **Planque**, est **en jeu** : son Effet se joue au prix indiqué devant.
    .title = Les Effets et la Planque
    .ask-1 = Soigne Les Frangines avec le Vieux bourbon de ton Abri : son Effet ne coûte rien, et avec **Chaque tour** la carte reste.
    .other-1 = D’abord le soin : l’Effet *Chaque tour* du Vieux bourbon.
    .done-1 = Soignées, et le Vieux bourbon reste là : une fois par tour.
    .ask-2 = Sans *Chaque tour*, la carte est défaussée : pioche 2 cartes avec l’Harmonica, sur le dessus de ta Planque.
    .other-2 = Plus tard. Pioche d’abord : l’Effet de l’Harmonica, sur le dessus de ta Planque.
    .done-2 = 2 cartes, grises parce que tes deux zones sont prises. La Carabine, qui était dessous, passe sur le dessus.
    .ask-3 = Son Effet est donc en jeu : tire avec la Carabine, c’est gratuit.
    .other-3 = D’abord le tir : l’Effet de la Carabine, sur le dessus de ta Planque.
    .done-3 = Touché, et sans Fusillade.
    .ask-4 = Mieux vaut que le Vieux bourbon reste te couvrir. Finis ton tour et **planque tout** : deux emplacements, dont le dessus servira au tour suivant ; ce qui est dessous est recouvert.
    .other-4 = Cela peut attendre : finis ton tour, en planquant tout d’un coup.
    .done-4 = Planquées, une carte sur chaque emplacement.
    .end = Mae a passé son tour, et tu as pioché et rechargé. La Planque est ta seconde main. Mae ne voit que ce qui est dessus.

ragnguns-lesson-traps =
    Mae a tendu deux **Pièges** contre toi, 1 Balle sur chacun : **paie** 1, il revient dans la Planque de Mae ; **enchéris** à 2, il est défaussé ; ou **retourne**-le, pour voir.
    .title = Les deux côtés d’un Piège
    .ask-1 = Tu as 4 Balles : débarrasse-toi du premier, enchéris.
    .other-1 = Ça peut se défendre. Mais ici, enchéris sur le premier.
    .done-1 = Bon débarras : le Baril de poudre t’aurait tiré dessus.
    .ask-2 = L’autre : retourne-le, pour voir.
    .other-2 = Ce ne serait pas une erreur. Mais ici, retourne-le, pour voir.
    .done-2 = Elle te fait défausser une carte.
    .ask-3 = Elle prend une carte de ta main : laquelle ?
    .other-3 = Pas Le Leurre : tu vas t’en servir tout de suite.
    .done-3 = C’est fait.
    .ask-4 = À toi : tends Le Leurre, qui ne fait rien, et mise tes 2 Balles.
    .other-4 = Tends Le Leurre avec une mise de 2 : plus elle est haute, plus il fait peur.
    .done-4 = Face cachée, avec 2 Balles dessus.
    .ask-5 = Finis ton tour et vois ce que fait Mae.
    .other-5 = Finis ton tour.
    .done-5 = Ta dernière carte va dans ta Planque, et c’est à Mae.
    .ask-6 = Ton Piège revient : pose-le sur l’un ou l’autre emplacement, caché ou visible.
    .end = Mae a payé pour rien, avec des Balles qui ne seront plus tirées sur toi, et Le Leurre est revenu dans ta Planque. Un Piège vit du doute.

ragnguns-lesson-game =
    Quinze cartes, trois par tour : à **ton sixième tour** il ne reste rien à piocher, et ton Pistolero peut **sortir** dans la Ruelle, gratis et pour de bon, avec 🎯 2. Dusty a pris 3 Balles, toi 1.
    .title = Ton sixième tour
    .ask-1 = Fais sortir Jenny James : désormais, dans la Ruelle, aucune carte n’encaisse plus à sa place.
    .other-1 = Les cartes attendront : fais sortir Jenny James.
    .done-1 = C’est une FEMME, et elle est dans ta Ruelle.
    .ask-2 = C’est ce que demande son Effet à 1 Balle de **Cartouchière** : joue-le.
    .other-2 = D’abord l’Effet que paie ta Cartouchière.
    .done-2 = Touché, avec ce que tu avais gardé.
    .ask-3 = Dusty peut encore en prendre 2 : **Fusillade !**
    .other-3 = Tu peux en finir : la Fusillade, avec 2 Balles.
    .done-3 = Touché ! Dusty est à terre.
    .end = C’était la fin d’une partie. Une partie entière dure une demi-heure au plus : `/wanted duel jeu:Rag’n’Guns`

## Conseils pour qui débute à Rag’n’Guns : avec chaque sorte de question, et après ce qui a coûté cher.

ragnguns-tip-deck = Huit decks, deux par Pistolero : tous sont bons pour débuter.
ragnguns-tip-turn = Les Balles ni payées ni tirées vont dans ta Cartouchière, qui paie les Effets de ton Pistolero.
ragnguns-tip-pose = Beaucoup de 🎯 : dans la Ruelle. Beaucoup de 🧱 : dans l’Abri.
ragnguns-tip-zone = La Ruelle donne ses 🎯 pour tirer, l’Abri ses 🧱 pour encaisser. Une carte ne change de zone que par un Effet.
ragnguns-tip-on-pose = Cela n’arrive qu’une fois, quand tu la poses.
ragnguns-tip-effect = Après son Effet, la carte est défaussée, sauf s’il porte *Chaque tour*.
ragnguns-tip-target = Ce que tu récupères est aussitôt accessible ; ce que tu fais défausser ne l’est plus pour l’autre.
ragnguns-tip-trap = Il est face cachée : l’autre ne voit que les Balles dessus. Même un Piège qui ne fait rien peut lui coûter des Balles.
ragnguns-tip-stake = Ces Balles ne te reviennent pas. Beaucoup font peur, peu se paient sans réfléchir.
ragnguns-tip-shoot = L’Abri d’en face encaisse d’abord ; ce qu’il ne peut pas prendre va à la Ruelle et au Pistolero.
ragnguns-tip-split = Six sur ton Pistolero, et c’est perdu. Une carte de la Ruelle se remplace.
ragnguns-tip-discard = Défausser est gratuit, et découvre la carte du dessous dans ta Planque.
ragnguns-tip-give-up = Cède ce qui ne te servira pas de sitôt.
ragnguns-tip-place = Seul le dessus de chaque emplacement est accessible : recouvre ce dont tu as le moins besoin.
ragnguns-tip-place-trap = Tu peux le retendre au prochain tour. Il ne garde son secret que face cachée.
ragnguns-tip-stash = Ton deck n’a que quinze cartes : la Planque est ta deuxième main.
ragnguns-tip-disarm = Seules les Balles du Barillet le paient, pas celles de ta Cartouchière.

ragnguns-setback-trap = Le Piège, c’était { $card }. Payer { $price ->
    [one] { $price } Balle
   *[other] { $price } Balles
} l’aurait renvoyé ; une de plus l’aurait défaussé.
ragnguns-setback-dear-trap = Le Piège, c’était { $card }. Pour le payer, il te manquait { $short ->
    [one] { $short } Balle
   *[other] { $short } Balles
} : celles de la Cartouchière ne comptent pas.
ragnguns-setback-hit = Ton Pistolero en est à { $total } sur 6. Une carte dans l’Abri encaisse ces Balles en premier.
