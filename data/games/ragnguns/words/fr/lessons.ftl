# Ce qui se dit dans les leçons de Rag’n’Guns. Leurs donnes sont dans data/games/ragnguns/lessons.toml.

ragnguns-lessons = Rag’n’Guns

ragnguns-lesson-bullets =
    Six balles dans le Pistolero d’en face et tu gagnes ; Dusty en a déjà pris 3. À chaque tour tu recharges des **balles** : elles paient les cartes, et c’est elles que tu tires.
    .title = Les balles paient, les balles volent
    .ask-1 = Ta **Ruelle** tire : la carte qui s’y trouve laisse tirer autant de balles qu’elle a de 🎯. Pose Les Frangines dans la Ruelle : elles coûtent 2 balles et ont 3 🎯.
    .other-1 = Cela tire trop peu, ou rien. Les Frangines, dans la Ruelle.
    .done-1 = Il te reste 3 balles, juste ce que Les Frangines peuvent tirer.
    .ask-2 = Ton **Abri** prend les balles pour toi : autant que sa carte a de 🧱. L’Harmonica ne coûte rien : dans l’Abri.
    .other-2 = D’abord de quoi te couvrir : pose l’Harmonica dans l’Abri.
    .done-2 = Te voilà à couvert.
    .ask-3 = Une **Fusillade** par tour. Dusty n’a ni Abri ni carte dans la Ruelle : tire les 3.
    .other-3 = Trois balles gagnent, rien d’autre. Tire les 3 !
    .done-3 = Rien en travers : les trois touchent.
    .end = Ce qui reste à la fin d’un tour va dans ta Cartouchière, qui paie les deux effets de ton Pistolero.

ragnguns-lesson-effects =
    Une carte est **en jeu** dans une zone, et aussi au sommet d’une pile de ta **Planque**. Là, son effet se joue au prix indiqué devant.
    .title = Les effets et la Planque
    .ask-1 = **∞** veut dire que la carte reste. Les Frangines, dans ta Ruelle, ont pris une balle : soigne-les avec le Vieux bourbon de ton Abri, effet (0 ∞).
    .other-1 = D’abord le soin : l’effet (0 ∞) du Vieux bourbon.
    .done-1 = Soignées, et le Vieux bourbon est encore là. Une fois par tour.
    .ask-2 = Sans ∞, la carte est défaussée après son effet. L’Harmonica, au sommet de ta Planque, pioche 2 cartes pour rien.
    .other-2 = Plus tard. D’abord piocher : l’effet de l’Harmonica, au sommet de ta Planque.
    .done-2 = Deux cartes, et la carabine du dimanche, qui était dessous, est maintenant au sommet.
    .ask-3 = Cela suffit : finis ton tour.
    .other-3 = Tu pourrais, mais ici il s’agit de la Planque : finis ton tour.
    .done-3 = Ce qui te reste en main va dans la Planque.
    .ask-4 = Deux piles, dans l’ordre que tu veux : ce qui est au sommet sert au tour suivant. Comme il te plaît.
    .end = La Planque est ta seconde main. Mae voit la hauteur des piles et ce qui est au sommet.

ragnguns-lesson-traps =
    Mae a tendu un **Piège** contre toi, avec une mise de 1 balle. Au début de ton tour, tu décides : **payer** la mise, et il retourne dans la Planque de Mae ; **enchérir** d’une balle, et il est défaussé ; ou le **retourner**, et voir.
    .title = Les deux côtés d’un Piège
    .ask-1 = Tu as 4 balles. Débarrasse-t’en pour de bon : enchéris, pour 2.
    .other-1 = Cela peut être juste : certains ne font rien du tout. Mais ici, enchéris.
    .done-1 = C’était le Piège à loup, un vrai. Bon débarras.
    .ask-2 = À toi : tends Le Leurre, qui ne fait rien du tout, et mise tes 2 balles. Mae ne peut pas le savoir.
    .other-2 = Tends Le Leurre avec une mise de 2 : plus elle est haute, plus il fait peur.
    .done-2 = Face cachée, avec 2 balles dessus.
    .ask-3 = Finis ton tour et vois ce que fait Mae.
    .other-3 = Finis ton tour.
    .done-3 = D’abord, planque ta main.
    .ask-4 = Quelle carte sur quelle pile ? Comme tu veux.
    .end = Mae a payé pour rien, avec des balles qui ne te seront pas tirées dessus. Un Piège vit du doute.

ragnguns-lesson-game =
    Quinze cartes, trois par tour : au **sixième tour** il ne reste rien à piocher, et ton Pistolero peut **sortir** dans la Ruelle, gratis, avec 🎯 2. Pas de retour. Dusty a pris 3 balles, toi 1.
    .title = Le sixième tour
    .end = C’était la fin d’une partie. L’entière dure un quart d’heure : `/wanted duel jeu:Rag’n’Guns`
