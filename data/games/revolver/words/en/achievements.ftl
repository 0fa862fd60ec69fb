# What can be achieved; `.how`: by what.

revolver-star-tunnels = The roof falls in
    .how = Win after bringing down the tunnels.
revolver-star-gatling = Rat-a-tat
    .how = Hit five times with the Gatling in a game.
revolver-star-few-fell = Hats on
    .how = Win with nine guardians fallen at most.
revolver-star-last-stand = Last stand
    .how = Win though thirteen guardians have fallen.
revolver-star-card-sharp = Card sharp
    .how = Win the poker tournament without losing a round.
revolver-star-poker-and-war = Unlucky at cards
    .how = Lose the poker tournament, and win the game.
revolver-star-overrun = Stampede
    .how = Hit fifteen times by attacking in a game.
revolver-star-held = Stone wall
    .how = Hold against ten attacks in a game.
