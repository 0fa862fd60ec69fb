# What is said in the lessons of WANTED. Their deals are in data/games/outlaws/lessons.toml.

outlaws-lessons = WANTED

outlaws-lesson-worth =
    You and Dusty hold two outlaws each, for one round. Both send one, face down; a die is added; the higher total wins.
    .title = What an outlaw is worth
    .ask-1 = At the top left of a poster is the outlaw’s **skill**, 0 to 6; the rank at the right adds nothing. Send the one with more skill.
    .other-1 = You may, but with a skill of 1 only a lucky die helps. First send the 9♥︎: its skill is 4.
    .done-1 = Skill 4 + die 3 = 7, against 3 + 2.
    .end = The loser **falls**, and its **reward** goes to the other side: you collect $860 for the 6♥︎. If the totals are equal, both fall and both sides are paid. Most money wins, not most rounds.

outlaws-lesson-suits =
    The suits form a ring: **♣︎ beats ♦︎, ♦︎ beats ♠︎, ♠︎ beats ♥︎, ♥︎ beats ♣︎**. Each card says how many points it gains or loses **by the rival’s suit**.
    .title = Who beats whom
    .ask-1 = Mae’s first card is a ♣︎, she says. Who beats ♣︎?
    .other-1 = Not that one: a ♦︎ loses points to ♣︎, and ♣︎ gains nothing against its own suit. Who beats ♣︎ in the ring?
    .done-1 = By skill and die 8 to 9. But you gain 2 against ♣︎, and the ♣︎ loses 3 to ♥︎: 10 to 6.
    .ask-2 = Next comes a ♦︎. Who beats ♦︎?
    .other-2 = The K♦︎ gains nothing against its own suit. Who beats ♦︎ in the ring?
    .done-2 = A ♣︎ against a ♦︎: +2, and the ♦︎ loses 1.
    .end = Two fights won with the lower die. Two cards of one suit change nothing, nor do ♣︎ and ♠︎, nor ♦︎ and ♥︎.

outlaws-lesson-dear =
    Strong outlaws are costly: if the A♥︎ falls, Dusty collects $2,270. Here the dice roll first (“Revolvers first”): you see what is coming. Two rounds: one of the three cards stays out.
    .title = When to risk the costly one
    .ask-1 = You rolled 1, Dusty 6. This round is as good as lost: lose it **cheaply**.
    .other-1 = With a 1 against a 6 that outlaw will probably fall, and Dusty collects its reward. The 2♥︎ costs only $580.
    .done-1 = It fell, as expected, for a mere $580.
    .ask-2 = Now you have the 6 and Dusty a 2. Who is to collect with it?
    .other-2 = The 8♥︎ might do, but you will never be safer: send the A♥︎.
    .done-2 = 12 to 7, and the Q♥︎ pays you $1,470.
    .end = One round each, $1,470 against $580. Lose cheaply, win big: that is the whole game.

outlaws-lesson-shootout =
    In a **shootout** three or more fight at once. Skill + die + points by suits make a total; the highest **collects the rewards** of all the cards it beats.
    .title = Shootout
    .ask-1 = Dusty and Mae both play ♣︎. Gains count for **every** rival card: who gains twice?
    .other-1 = It gains nothing here. The Q♥︎ gains 2 for each ♣︎: 4 points.
    .done-1 = Skill 5 + die 2 + twice 2 against ♣︎ = 11: the lowest die won.
    .ask-2 = Now nobody says what they send. Skill is sure, and a minus may count twice. Whom do you risk?
    .other-2 = The 5♥︎ has less skill, gains nothing, and loses 3 for each ♠︎ that may come.
    .done-2 = Two ♠︎ came: the 5♥︎ would have lost 6 points. Again the lowest die won: 4 + 2 = 6, against 5 and 5.
    .end = You alone are paid, in each round for two cards. If several share the highest total, nobody is paid.

outlaws-lesson-gangs =
    One fight: three of your five outlaws against three of each rival. All skill, all dice and the **leader’s** suits add up. The highest skill + die leads a gang.
    .title = Gangs
    .ask-1 = Dusty and Mae say they ride with three ♦︎ each: a ♦︎ that leads gains for each ♠︎ of yours and loses for each ♣︎. Skill counts, too. Whom do you take?
    .other-1 = Your skill should be as high as it can be, and each ♠︎ gives their leaders points. Who is left?
    .done-1 = Each ♣︎ costs their leaders points.
    .ask-2 = With your 6, the 8♥︎ leads (10) or the Q♣︎ (9); the 7♣︎ would never bring more. All your dice count anyway, but **only the leader’s suits**: who gains by six ♦︎?
    .other-2 = The 8♥︎ gains by ♣︎ alone. Who gains by ♦︎?
    .done-2 = Skill 8 + dice 9 = 17. The Q♣︎ gains 2 for **each** rival ♦︎, six of them: 17 + 6×2 = 29 to 22. With the 8♥︎, Mae would have won.
    .end = One fight decides. Tied gangs each give up an outlaw and fight on with new dice, which the game lays for the best leader: all cards lie open.

outlaws-lesson-game =
    A whole duel against Dusty, five rounds, and nobody helps you. The Joker is strong and has no suit, but it is worth $4,100 to Dusty if it falls.
    .title = Your first duel
    .end = That was a whole duel: you know the game. Now play for real!

## Tips for who is new to WANTED: with each kind of question, and after what has cost much.

outlaws-tip-pick = A costly outlaw wins more often, and pays the other side more when it falls. Weigh both.
outlaws-shootout-tip-pick = A costly outlaw wins more often, but pays the winner more when it falls.
outlaws-gangs-tip-pick = Take skill, and somebody to lead who gains by suits.
outlaws-tip-place-dice = Only the leader’s suits count.
outlaws-tip-discard = Keep skill, and somebody to lead who gains against those who still fight.

outlaws-setback-dear = **{ $card }** fell: { outlaws-reward } for the other side. Where you expect to lose, send a cheap outlaw.
outlaws-setback-suit = **{ $card }** lost { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} against { $suit }. Look for the minus on your cards.
outlaws-setback-die = You were { $short ->
    [one] { $short } point
   *[other] { $short } points
} short, and the dice gave the winner { $unlucky } more. The dice decided.
