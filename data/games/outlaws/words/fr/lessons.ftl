# Ce qui se dit dans les leçons de WANTED. Leurs donnes sont dans data/games/outlaws/lessons.toml.

outlaws-lessons = WANTED

outlaws-lesson-worth =
    Te voilà face à Dusty, deux hors-la-loi chacun, pour une seule manche. Chacun en envoie un, face cachée ; un dé s’ajoute ; le plus haut total l’emporte.
    .title = Ce que vaut un hors-la-loi
    .ask-1 = En haut à gauche de l’affiche, son **adresse**, de 0 à 6 ; le rang, à droite, n’ajoute rien. Envoie celui qui a le plus d’adresse.
    .other-1 = C’est permis, mais avec 1 d’adresse il faut de la chance au dé. Envoie d’abord le 9♥︎ : il a 4.
    .done-1 = 4 et le dé de 3 font 7 ; le 6♥︎ de Dusty n’a que 3 d’adresse et un dé de 2.
    .end = Le perdant **tombe**, et sa **prime** va au camp d’en face : tu touches 860 $ pour le 6♥︎. À égalité, les deux tombent et chaque camp est payé. C’est l’argent qui gagne, pas les manches.

outlaws-lesson-suits =
    Les couleurs forment une ronde : **♣︎ bat ♦︎, ♦︎ bat ♠︎, ♠︎ bat ♥︎, ♥︎ bat ♣︎**. Chaque carte dit combien de points elle gagne ou perd **selon la couleur d’en face**.
    .title = Qui bat qui
    .ask-1 = Mae annonce que sa première carte est un ♣︎. Qui bat ♣︎ ?
    .other-1 = Pas cette carte : un ♦︎ perd des points face à ♣︎, et un ♣︎ n’y gagne rien. Qui bat ♣︎ dans la ronde ?
    .done-1 = Avec adresse et dé : 8 à 9. Mais tu gagnes 2 contre ♣︎, et le ♣︎ perd 3 face au ♥︎ : 10 à 6.
    .ask-2 = Voici un ♦︎. Qui bat ♦︎ ?
    .other-2 = Le K♦︎ ne gagne rien contre sa propre couleur. Qui bat ♦︎ dans la ronde ?
    .done-2 = Un ♣︎ contre un ♦︎ : +2, et le ♦︎ perd 1.
    .end = Deux combats gagnés avec le dé le plus bas. Deux cartes de même couleur ne se font rien ; ♣︎ et ♠︎ ou ♦︎ et ♥︎ non plus.

outlaws-lesson-dear =
    Les forts coûtent cher : si l’A♥︎ tombe, Dusty touche 2 270 $. Ici, on lance les dés d’abord (« Revolvers d’abord ») : tu vois venir. Deux manches : une des trois cartes reste.
    .title = Quand risquer le plus cher
    .ask-1 = Tu as fait 1, Dusty 6. Cette manche est presque perdue : perds-la **pour pas cher**.
    .other-1 = Avec un 1 contre un 6, ce hors-la-loi va sans doute tomber, et Dusty touchera sa prime. Le 2♥︎ ne coûte que 580 $.
    .done-1 = Tombé comme prévu, pour 580 $ à peine.
    .ask-2 = À toi le 6, à Dusty un 2. Qui va en profiter ?
    .other-2 = Le 8♥︎ pourrait suffire, mais tu ne seras jamais plus à l’abri : envoie l’A♥︎.
    .done-2 = 12 à 7, et la Q♥︎ te rapporte 1 470 $.
    .end = Une manche chacun, 1 470 $ contre 580 $. Perdre pour pas cher, gagner gros : tout le jeu est là.

outlaws-lesson-shootout =
    Dans une **fusillade**, on se bat à trois ou plus. Adresse + dé + points par les couleurs font un total ; le plus haut **touche les primes** de toutes les cartes qu’il bat.
    .title = Fusillade
    .ask-1 = Dusty et Mae jouent ♣︎. Les bonus comptent pour **chaque** carte adverse : qui touche son bonus deux fois ?
    .other-1 = Celui-là n’y gagne rien. La Q♥︎ gagne 2 par ♣︎ : 4 points.
    .done-1 = Adresse 5 + dé 2 + deux fois 2 contre ♣︎ = 11 : le dé le plus bas a gagné.
    .ask-2 = Cette fois, personne ne dit ce qu’il envoie. L’adresse est sûre, et un malus peut compter deux fois. Qui risques-tu ?
    .other-2 = Le 5♥︎ a moins d’adresse, ne gagne rien et perd 3 par ♠︎ qui viendrait.
    .done-2 = Deux ♠︎ sont venus : le 5♥︎ aurait perdu 6 points. Encore le dé le plus bas : 4 + 2 = 6, contre 5 et 5.
    .end = Toi, tu touches deux cartes par manche, les autres rien. Si plusieurs partagent le plus haut total, personne n’est payé.

outlaws-lesson-gangs =
    Un combat : trois de tes cinq hors-la-loi contre trois de chaque rival. Adresses, dés et couleurs du **chef** s’additionnent. La plus forte somme adresse + dé mène.
    .title = Bandes
    .ask-1 = Dusty et Mae disent venir avec trois ♦︎ chacun : un chef ♦︎ gagne pour chacun de tes ♠︎ et perd pour chaque ♣︎. L’adresse compte aussi. Qui prends-tu ?
    .other-1 = Il te faut le plus d’adresse possible, et chaque ♠︎ donne des points à leurs chefs. Qui reste-t-il ?
    .done-1 = Chaque ♣︎ coûte des points à leurs chefs.
    .ask-2 = Avec ton 6, le 8♥︎ mène (10) ou la Q♣︎ (9) ; le 7♣︎ ne rapporterait jamais plus. Tous tes dés comptent, mais **seulement les couleurs du chef** : qui gagne avec six ♦︎ ?
    .other-2 = Le 8♥︎ ne gagne que par les ♣︎. Qui gagne par les ♦︎ ?
    .done-2 = Adresse 8 + dés 9 = 17. La Q♣︎ gagne 2 pour **chaque** ♦︎ adverse, six en tout : 17 + 6×2 = 29 contre 22. Avec le 8♥︎, Mae gagnait.
    .end = Un seul combat décide. À égalité, chaque bande se défausse d’un hors-la-loi et continue avec de nouveaux dés, que le jeu pose pour le meilleur chef : tout est visible.

outlaws-lesson-game =
    Un duel entier contre Dusty, cinq manches, sans aide. Le Joker est fort et sans couleur, mais s’il tombe, Dusty touche 4 100 $.
    .title = Ton premier duel
    .end = C’était un duel entier : tu connais le jeu. À toi de jouer pour de vrai !

## Conseils pour qui débute à WANTED : avec chaque sorte de question, et après ce qui a coûté cher.

outlaws-tip-pick = Un hors-la-loi cher gagne plus souvent, mais rapporte plus à l’autre s’il tombe. Pèse les deux.
outlaws-shootout-tip-pick = Qui vaut cher l’emporte plus souvent, mais rapporte plus au vainqueur en tombant.
outlaws-gangs-tip-pick = Prends de l’adresse, et un chef que sa couleur sert bien.
outlaws-tip-place-dice = Seules les couleurs du chef comptent.
outlaws-tip-discard = Garde de l’adresse, et un chef qui gagne contre les bandes encore en lice.

outlaws-setback-dear = **{ $card }** tombe : { outlaws-reward } pour le camp d’en face. Quand tu t’attends à perdre, envoie une carte bon marché.
outlaws-setback-suit = **{ $card }** a perdu { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} contre { $suit }. Regarde le malus de tes cartes.
outlaws-setback-die = Il te manquait { $short ->
    [one] { $short } point
   *[other] { $short } points
}, et les dés en ont donné { $unlucky } de plus au vainqueur. Ce sont les dés qui ont tranché.
