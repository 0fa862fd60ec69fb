# What can be achieved; `.how`: by what.

outlaws-star-five-stood = Standing tall
    .how = Win five rounds in a duel.
outlaws-star-by-a-hair = By a hair
    .how = Win by $100 at most.
outlaws-star-landslide = Highway robbery
    .how = Win by $4,000 or more.
outlaws-star-snake-eyes = Snake eyes
    .how = Win after rolling a 1 twice.
outlaws-star-sixes = Loaded dice
    .how = Roll a 6 three times in a duel.
outlaws-star-poor-winner = Pyrrhic victory
    .how = Win with more rounds lost than won.
outlaws-star-dead-even = Dead heat
    .how = Tie two rounds of a duel.
