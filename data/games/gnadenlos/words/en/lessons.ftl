# What is said in the lessons of Gnadenlos! Their deals are in data/games/gnadenlos/lessons.toml.

gnadenlos-lessons = Gnadenlos!

gnadenlos-lesson-strengths =
    Horseshoes are the steps of this street: your hat is on 6, the Finish is 31. **Whoever is furthest along when the game ends wins.** Each turn an event asks for gold, duel or poker: gold wins nuggets, a duel notes, poker steps.
    .title = Hats, horseshoes, three strengths
    .ask-1 = The mother lode asks for **gold**. Of your three adventurers, send the strongest digger.
    .other-1 = That is a 3 in gold. Nugget Nell has 6.
    .done-1 = 6 is the highest: 14 nuggets, each worth a step, as the next lesson shows. But whoever wins leaves you.
    .ask-2 = Now **poker**: the highest goes forward, the lowest back, by the numbers on the street under their hats.
    .other-2 = Sadie has 1 in poker: your hat would fall back. The Ace has 6.
    .done-2 = Six horseshoes forward, as the street’s color says. Farther on, poker wins less and loses more.
    .end = So an event asks for one strength, and whoever wins it leaves. A **duel** wins notes to bid with; one card in seven is one, and the second duel ends the game.

gnadenlos-lesson-recruiting =
    It is your turn; Dusty’s and Mae’s follow. First **prestige**: each nugget is one horseshoe, five at most. Then, with fewer than three adventurers, you may start **recruiting**.
    .title = Prestige, and bidding with notes
    .ask-1 = Pay what you like, or nothing.
    .ask-2 = Adventurers win events, and winners leave: you need new ones. Start recruiting.
    .other-2 = A single adventurer leaves you no choice. Start recruiting.
    .done-2 = Two adventurers are looking for work. **Three bid, and the lowest gets nobody.**
    .ask-3 = A bid is one to three **debt notes**, added up, no nuggets; it wins an adventurer. Notes that recruit go to the market, where some of yours lie already; when 18 notes lie there, it is **payday**. Bid 3: your red 3.
    .other-3 = You may, and **Other sum** lets you pick notes one by one, but below 3 a bid may well be the lowest and get nobody, and above 3 it costs more. Bid 3.
    .done-3 = 3 is the highest: you choose first. Dusty chooses next, Mae gets nobody. No sum may be bid twice.
    .ask-4 = Nobody digs better than Old Quartz. Take him.
    .other-4 = Claims Baxter digs with 5, Old Quartz with 6. Take the better one.
    .done-4 = Paid with your red 3, which now lies face down in the market; won: Old Quartz. On payday a red note called in costs you its value in nuggets.
    .end = Mae’s bid was the lowest: she took her note back and paid nothing. On **payday** a die calls in notes from the market: their owners pay, or fall five back with a **vulture**. The third vulture on one hat ends the game.

gnadenlos-lesson-payday =
    The market is full: three rows for three players. At the end of this turn it is **payday**: a die picks a column, and its last note is called in, until somebody cannot pay or a column is empty.
    .title = Payday and vultures
    .ask-1 = You have 4 nuggets, and notes of yours are in there. Four horseshoes now, or something in your pocket? Pay nothing.
    .other-1 = Then you could not pay a note of 4, and that costs five horseshoes and a vulture. Pay nothing.
    .done-1 = Your 4 nuggets stay with you.
    .ask-2 = Recruiting would add notes: not this time.
    .other-2 = That lays more notes into a full market. Recruit nobody.
    .done-2 = Your 4 nuggets were just enough; Dusty had only 2.
    .end = Whoever cannot pay pays nothing, gets a **vulture** and falls five horseshoes back, and payday is over; if 18 notes still lie there, another begins at once. The third vulture on one hat ends the game.

gnadenlos-lesson-game =
    The end of a game, three on the street: you stand on 24, Dusty on 23, Mae on 22; the Finish is horseshoe 31. Poker and prestige take you there.
    .title = A short game
    .ask-1 = Today a **duel**: it brings the winner two notes. Send Sadie.
    .other-1 = Nobody shoots like Sadie. Send her.
    .done-1 = Two notes to bid with. **Whose hat is on a note will pay it**: of a bid such as 6 = 🔵2+4 Dusty would pay the 2, and you the 4.
    .end = Near the Finish poker takes more than it gives; nuggets for prestige are sure. A whole game takes half an hour or more.

## Tips for who is new to Gnadenlos!: with each kind of question, and after what has cost much.

gnadenlos-tip-adventurer = All are revealed together, and only the strength in the event’s symbol counts.
gnadenlos-tip-prestige = Keep some nuggets for payday, when a die calls in notes, yours too.
gnadenlos-tip-recruit = Winners leave: recruit before you have nobody to send.
gnadenlos-tip-bid = The lowest bid recruits nobody and costs nothing.
gnadenlos-tip-notes = The color of a note says who will pay it one day, whoever has bid it.
gnadenlos-tip-taken = Each sum can be bid only once: a little more or less changes who chooses first.
gnadenlos-tip-take = Every adventurer has ten in all: nobody is better in everything.

gnadenlos-setback-vulture = You could not pay { $value }: keep nuggets for your notes in the market.
