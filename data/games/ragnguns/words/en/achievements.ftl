# What can be achieved; `.how`: by what.

ragnguns-star-two-traps = Watch your step
    .how = See two of your Pièges sprung in a game.
ragnguns-star-bluffer = Poker face
    .how = See a Piège sprung that was none.
ragnguns-star-toll = Toll gate
    .how = Make the other side pay off seven of your Pièges in a game.
ragnguns-star-never-out = Behind the shutters
    .how = Win with a Pistolero who was ready to fight and never stepped out.
ragnguns-star-unscathed = Not a scratch
    .how = Win without a single bullet in your Pistolero.
ragnguns-star-last-bullet = One bullet away
    .how = Win with five bullets in your Pistolero.
ragnguns-star-full-house = Full house
    .how = Place eight cards in a game.
ragnguns-star-thief = Bullet thief
    .how = Steal two bullets in a game.
ragnguns-star-swift = Short work
    .how = Win by turn 7.
ragnguns-star-back = Back from the dead
    .how = Win after four bullets in your Pistolero and a card healed.
