# Les exploits ; `.how` : comment.

revolver-star-tunnels = Le ciel sur la tête
    .how = Gagner après avoir fait s’écrouler les tunnels.
revolver-star-gatling = Ratatata
    .how = Faire cinq dégâts à la Gatling dans une partie.
revolver-star-few-fell = Chapeaux vissés
    .how = Gagner en perdant neuf gardiens au plus.
revolver-star-last-stand = Le dernier carré
    .how = Gagner bien que treize gardiens soient tombés.
revolver-star-card-sharp = Requin du tapis
    .how = Remporter le tournoi de poker sans perdre une manche.
revolver-star-poker-and-war = Malheur au jeu
    .how = Perdre le tournoi de poker, et gagner la partie.
revolver-star-overrun = La ruée
    .how = Toucher quinze fois en attaquant dans une partie.
revolver-star-held = Mur de pierre
    .how = Tenir bon contre dix attaques dans une partie.
