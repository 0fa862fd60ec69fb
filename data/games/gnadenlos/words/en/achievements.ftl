# What can be achieved; `.how`: by what.

gnadenlos-star-arrival = End of the street
    .how = Win by reaching the end of the street.
gnadenlos-star-no-vulture = Vultures are for others
    .how = Win without a vulture while another player has one.
gnadenlos-star-vulture-friend = Tame vulture
    .how = Win with a vulture.
gnadenlos-star-cheap = Hired for next to nothing
    .how = Recruit for notes of 2 at most.
gnadenlos-star-undertaker = In good company
    .how = Win a game that the undertaker ends.
gnadenlos-star-high-roller = High roller
    .how = Win after a bid of 10 or more.
