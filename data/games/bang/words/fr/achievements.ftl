# Les exploits ; `.how` : comment.

bang-star-clean-hands = Tout le monde à l’appel
    .how = Gagner sans perdre de personnage.
bang-star-last-life = Sur le fil
    .how = Gagner avec un personnage mort et l’autre à un seul point de vie.
bang-star-hot-potato = La patate chaude
    .how = Passer la Dynamite, et la voir exploser dans le camp d’en face.
bang-star-dynamite = Badaboum
    .how = Voir le camp d’en face perdre trois points de vie d’un coup.
bang-star-untouchable = Dur à toucher
    .how = S’en tirer neuf fois sans une égratignure dans une partie.
bang-star-magpie = La pie voleuse
    .how = Prendre onze cartes dans des mains ou devant des personnages en une partie.
bang-star-jailbird = Gibier de potence
    .how = Gagner après être resté deux fois en Prison.
bang-star-saloon-regular = Pilier de saloon
    .how = Récupérer six points de vie dans une partie.
bang-star-quick-draw = Gâchette rapide
    .how = Gagner au tour 13 au plus tard.
