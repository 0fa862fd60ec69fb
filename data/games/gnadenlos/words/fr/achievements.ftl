# Les exploits ; `.how` : comment.

gnadenlos-star-arrival = Au bout de la rue
    .how = Gagner en arrivant au bout de la rue.
gnadenlos-star-no-vulture = Les vautours, c’est pour les autres
    .how = Gagner sans vautour alors que quelqu’un d’autre en a un.
gnadenlos-star-vulture-friend = Vautour apprivoisé
    .how = Gagner avec un vautour.
gnadenlos-star-cheap = Une recrue pour presque rien
    .how = Recruter pour 2 de dettes au plus.
gnadenlos-star-undertaker = En bonne compagnie
    .how = Gagner une partie que le croque-mort termine.
gnadenlos-star-high-roller = Flambe
    .how = Gagner après une mise de 10 ou plus.
