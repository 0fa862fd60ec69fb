# Les exploits ; `.how` : comment.

outlaws-star-five-stood = Droit dans ses bottes
    .how = Gagner cinq manches dans un duel.
outlaws-star-by-a-hair = À un cheveu
    .how = Gagner avec 100 $ d’avance au plus.
outlaws-star-landslide = Le casse du siècle
    .how = Gagner avec 4 000 $ d’avance ou plus.
outlaws-star-snake-eyes = Malgré la guigne
    .how = Gagner après avoir fait deux fois un 1.
outlaws-star-sixes = Dés pipés
    .how = Faire trois fois un 6 dans un duel.
outlaws-star-poor-winner = Victoire à la Pyrrhus
    .how = Gagner avec plus de manches perdues que gagnées.
outlaws-star-dead-even = Au coude-à-coude
    .how = Finir deux manches d’un duel à égalité.
