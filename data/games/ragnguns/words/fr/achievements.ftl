# Les exploits ; `.how` : comment.

ragnguns-star-two-traps = Attention où tu marches
    .how = Voir deux de ses Pièges se refermer dans une partie.
ragnguns-star-bluffer = Visage de marbre
    .how = Voir se retourner un Piège qui n’en était pas un.
ragnguns-star-toll = Péage
    .how = Faire payer sept de ses Pièges dans une partie.
ragnguns-star-never-out = Volets fermés
    .how = Gagner avec un Pistolero prêt au combat qui n’est jamais sorti.
ragnguns-star-unscathed = Pas une égratignure
    .how = Gagner sans la moindre Balle sur son Pistolero.
ragnguns-star-last-bullet = À une Balle près
    .how = Gagner avec cinq Balles sur son Pistolero.
ragnguns-star-full-house = Complet
    .how = Poser huit cartes dans une partie.
ragnguns-star-thief = Doigts agiles
    .how = Voler deux Balles dans une partie.
ragnguns-star-swift = Vite fait, bien fait
    .how = Gagner au tour 7 au plus tard.
ragnguns-star-back = Retour d’entre les morts
    .how = Gagner après quatre Balles dans ton Pistolero et une carte soignée.
