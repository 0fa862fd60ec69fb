# Los logros; `.how`: cómo.

gnadenlos-star-arrival = Al final de la calle
    .how = Ganar al llegar al final de la calle.
gnadenlos-star-no-vulture = Los buitres, para otros
    .how = Ganar sin buitres cuando otra persona tiene uno.
gnadenlos-star-vulture-friend = El buitre amaestrado
    .how = Ganar con un buitre.
gnadenlos-star-cheap = Un recluta por casi nada
    .how = Reclutar por 2 en pagarés como mucho.
gnadenlos-star-undertaker = En buena compañía
    .how = Ganar una partida que acaba el enterrador.
gnadenlos-star-high-roller = A lo grande
    .how = Ganar tras una puja de 10 o más.
