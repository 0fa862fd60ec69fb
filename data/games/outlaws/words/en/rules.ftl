### The rule book of WANTED in our own words: chapters to learn from, and every numbered statement and ruling.

outlaws-rules = The rules of WANTED

## Chapters: at most 1500 characters each

outlaws-rules-goal =
    Every card is the poster of a wanted outlaw, with a reward on it. Send your outlaws against those of the others, add a die, and get paid for the ones that fall.

    • **Duel**, for 2: five rounds, one card each. Whoever collects more in the end wins.
    • **Shootout**, for 3 to 10: the same, all against all. The winner of a round takes the cards it has beaten.
    • **Gangs**, for 2 to 10: three cards each at once, and a single fight. The strongest gang wins.

    In all three you are dealt five cards from one deck. You choose in secret, the dice roll for all to see, and the cards are revealed together.

    A strong outlaw wins more fights, and pays your rival more when it falls. When to risk which one is the whole game.
    .title = The aim of the game
outlaws-rules-cards =
    The deck has 54 cards: 13 outlaws in each of the four suits (2 to 10, J, Q, K, A) and two Jokers. There is only one of each outlaw. Each card shows:
    • a **name**;
    • the **skill** it brings to every fight;
    • the **bonus**: points it gains for each rival card of one certain suit;
    • the **penalty**: points it loses for each rival card of another;
    • the **reward** for beating it.

    The suits form a ring: each gains against the next and is weak to the one before:
    ♣︎ clubs > ♦︎ diamonds > ♠︎ spades > ♥︎ hearts > ♣︎ clubs

    So a spade gains points against hearts and loses points against diamonds. Two cards of one suit do nothing to each other, nor do ♣︎ and ♠︎, nor ♦︎ and ♥︎. The card says how many points; it can be 0.

    The two Jokers have no suit: no card gains or loses points by them, nor do they by any card. Their rewards are the highest in the deck.

    `/wanted card` shows any outlaw.
    .title = The cards
outlaws-rules-duel =
    For two players, five cards each. Each round, both put one card face down and roll a die; then the cards are revealed. Total = skill + die + points by suits. The higher total wins the round, the other outlaw **falls**, and the winner **collects its reward**. Most money after five rounds wins.

    • **The shots.** A card gains its bonus only against a rival of the suit it names, and loses its penalty likewise. The card that wins stays face up; whoever falls lies face down from now on. If the totals are equal, both fall.
    • **The money.** You are paid for your **rival’s** fallen outlaws, whoever has won more rounds. Your own cards pay you nothing. If the sums are equal, see “Playing again”.

    Example: a 2♠︎ that rolled 2 meets a 2♦︎ that rolled 1. The spade loses 1, being weak to diamonds; the diamond gains 2, since it has the better of spades. With skill 1 and skill 0 that makes 2 against 3.
    .title = Duel
outlaws-rules-shootout =
    For three to ten players, five cards each. Each round, everybody puts one card face down; then all are revealed, with a die for each. Total = skill + die + points by suits. The highest total wins the round and **collects the rewards of all the cards it has beaten**. Most money after five rounds wins.

    • **Every rival counts.** Your card gains its bonus once for each card of the others that is of the suit it names, and loses its penalty in the same way.

    Example: if these four meet, the 2♦︎ gets +4 (two spades) and −1 (club), the 10♣︎ +2, the J♠︎ 0 and the 2♠︎ −1.

    • **Whoever wins the round** keeps that card face up and takes all the others, face down. If several share the highest total, nobody wins the round, and all its cards leave the game, those below the tie too.

    Your own winners, face up, pay nothing. If several have the most money at the end, see “Playing again”.
    .title = Shootout
outlaws-rules-gangs =
    For two to ten players, five cards each. One fight decides: **the gang with the highest total wins**. Total = the skill of its three cards + their dice + the points of its **leader** by suits.

    1 · **The gangs form.** Everybody puts three cards face down. The other two are not used.
    2 · **The dice fall.** Everybody rolls three dice, for all to see, and each card gets one of them: you choose in secret who is to lead, if your dice leave a choice, and the game lays them to fit.
    3 · **All cards open.** The card with the highest skill + die leads its gang; of equals, the one that gains most.

    • **Only the leader** gains its bonus and loses its penalty, once for each card of the other players that is of the suit it names: all their cards, not their leaders alone.

    If gangs share the highest total, see “Ties”.

    Example: a gang led by the Q♣︎ with 6 gains 2 from a 2♦︎ on the other side; its other cards have 1 and 2, which makes 11. The gang across the table is led by the J♠︎ with 6 and gains nothing; its other cards have 3 and 4. That makes 13, and it wins.
    .title = Gangs
outlaws-rules-ties =
    • **A round of the duel:** both cards have lost and go face down. Each player will be paid for the other’s card.

    • **A round of the shootout:** only a tie for the highest total matters. Then nobody wins the round, and all its cards leave the game; nobody is paid for them.

    • **Equal sums at the end of a duel or a shootout:** those who share the highest sum play again with their winners; see “Playing again”.

    • **Leader of a gang:** if several of your cards share the highest skill + die, the one that gains most, or loses least, leads.

    • **Gangs:** only a tie for the highest total matters. The gangs below it are out. Each tied player discards one of the cards played; all choose at the same time, and the choices are shown together. Then the rest fight again: new dice, new leaders, and only the cards of the tied gangs that are still in play count for gains and losses. With one card each left, nothing more is discarded: the dice roll again until one gang is ahead.
    .title = Ties
outlaws-rules-replay =
    If several players share the highest sum after the last round, they play again; in a shootout the others only watch.

    • **Your hand** is your winners, the cards face up to your right. Everybody has seen them, so these hands are open; only the choice of each round is secret.
    • **Rounds:** as many as the fewest winners any tied player has. Those who have more choose which to play; the rest stay unused.
    • Everything else goes as before: losers go face down and are paid for, and in a shootout the winner of a round takes them, even if only two are left.
    • The higher sum wins. If it is shared once more, the new winners play on, with fewer cards each time.

    • **Sudden death:** if one of the tied has no winner left, all of them take a card from the top of the deck, in the order of the seats, and play it unseen: a die, the shots, the money. This is repeated until the sums differ. If the deck can no longer serve all of them, a duel ends in a draw, and in a shootout they share the win.
    .title = Playing again
outlaws-rules-secrets =
    • **Yours alone:** your hand; your card face down; in gangs, which of your dice goes to which card. Nobody else sees these before all the cards are revealed together, and the two cards that a gang leaves in the hand only when the game is over.

    • **Known to all:** how many cards you hold; that you have played one, though not which; the dice as soon as they have rolled; every card that has been revealed, and where it went, even if it lies face down afterwards: all have seen it. The hands of a replay are open too.

    • **Known to nobody:** the order of the deck and the cards that were not dealt.

    Everybody chooses at the same time, and it makes no difference who was first. As long as nobody has acted and nothing has been shown since, you can take your choice back with `/table undo`; after that, only if everyone agrees. The rules set no time to think; what happens when somebody does not answer depends on the table’s clock.
    .title = Who knows what
outlaws-rules-dice-first =
    An option of duel and shootout; whoever offers the game chooses it as its variant, and the offer says so.

    In the usual game the dice roll when all cards are down. With **Revolvers first** they roll at the start of each round, for all to see, and only then do you choose your card. You know what your outlaw will add and what your rivals’ will.

    A six asks for an outlaw that can win with it; a one asks for somebody cheap to lose. Your rivals do the same sums.

    Nothing else changes: the cards are still chosen in secret and revealed together, and totals, ties and the money are the same. In sudden death, where there is nothing to choose, the die rolls after the card is down.
    .title = Revolvers first
outlaws-rules-bounty =
    An option of gangs; whoever offers the game chooses it as its variant, and the offer says so.

    The fight itself goes as always. At its end the bot adds up the rewards of all the gangs that were beaten, with the cards they had to discard in ties, and reports the sum as the winner’s bounty.

    It decides nothing: the best gang has won already, however little its rivals were worth. It is for those who play several games in a row and keep score.
    .title = Bounty
outlaws-rules-chance =
    Neither the bot nor whoever runs it can stack the deck, and you can check that.

    1 · With every offer the bot posts a **seal**: the SHA-256 of a secret that it has just drawn and can no longer change.
    2 · Everyone who sits down adds a number, that of their click or command, which comes from Discord. A computer player adds 0.
    3 · The shuffle and all the dice follow from the secret, the number of the table and these numbers (HMAC-SHA256). Nobody could know them all beforehand.
    4 · At the end the secret is posted. Whoever likes can see that it fits the seal and repeat every card and every die; the bot’s program does so with `wanted verify`.

    Dice have six sides, each as likely as any other, and every order of the deck is as likely as any other. Computer players see what a player in their seat would see, and nothing else.
    .title = Chance, and how to check it

## The statements of the rule book

outlaws-ruling-R1 = The deck has 54 cards: 13 outlaws each in spades, hearts, clubs and diamonds, a red Joker and a black one.
outlaws-ruling-R2 = Every card has a name, a skill, a bonus, a penalty and a reward.
outlaws-ruling-R3 = There is only one of each outlaw, and no two of a suit have the same values.
outlaws-ruling-R4 = The Jokers carry the two highest rewards, and they have no weakness: no penalty.
outlaws-ruling-R5 = All dice have six sides.
outlaws-ruling-R6 = A duel is for exactly two players. The deck is shuffled, and each of them is dealt five cards.
outlaws-ruling-R7 = Each duelist puts one card from their hand face down: this is the card in play.
outlaws-ruling-R8 = Each duelist rolls one die, placed beside the card in play.
outlaws-ruling-R9 = Both cards are revealed. A total is skill plus die, with bonus and penalty where they apply.
outlaws-ruling-R10 = A bonus or a penalty applies when the rival card is of the suit that it names, and not otherwise.
outlaws-ruling-R11 = The higher total wins the round, and that card goes face up to its owner’s right.
outlaws-ruling-R12 = The losing card goes face down to its own owner’s right.
outlaws-ruling-R13 = If the totals are equal, both cards have lost, and both go face down.
outlaws-ruling-R14 = Rounds follow each other until both hands are empty: that makes five.
outlaws-ruling-R15 = At the end each duelist is paid the rewards of the other’s face-down cards.
outlaws-ruling-R16 = Whoever is paid the higher sum wins the duel.
outlaws-ruling-R17 = If both are paid the same, each takes up their own winners, the face-up cards, as a hand, and they play again until somebody wins.
outlaws-ruling-R18 = Example: against a 2♦︎, a 2♠︎ with a die of 2 loses 1; against that 2♠︎, the 2♦︎ with a die of 1 gains 2.
outlaws-ruling-R19 = A shootout is for three to ten players, and each is dealt five cards.
outlaws-ruling-R20 = In a shootout everybody puts a card face down and rolls a die, as in the duel and all at once.
outlaws-ruling-R21 = In a shootout a card’s bonus and penalty count once for every card of the other players that is of the suit they name.
outlaws-ruling-R22 = The highest total wins the round of a shootout, and that card goes face up to its owner’s right.
outlaws-ruling-R23 = The beaten cards of a shootout round go face down to the right of the player who has won the round.
outlaws-ruling-R24 = If the highest total of a shootout round is shared, the cards have lost and leave the game.
outlaws-ruling-R25 = A shootout has five rounds, until the hands are empty.
outlaws-ruling-R26 = At the end of a shootout each player is paid the rewards of the face-down cards to their own right.
outlaws-ruling-R27 = The highest sum wins the shootout.
outlaws-ruling-R28 = Players who share the highest sum take up their own winners and play again until one of them wins.
outlaws-ruling-R29 = Example: with 2♦︎, 10♣︎, J♠︎ and 2♠︎ on the table, the 2♦︎ gets +4 and −1, the 10♣︎ gets +2, the J♠︎ nothing, and the 2♠︎ −1.
outlaws-ruling-R30 = Gangs is for two to ten players, and each is dealt five cards.
outlaws-ruling-R31 = Everybody puts three cards from their hand face down: their gang.
outlaws-ruling-R32 = Everybody rolls one die for each of these cards and gives each card one die.
outlaws-ruling-R33 = The cards are revealed, and each counts its skill plus its own die.
outlaws-ruling-R34 = In each gang the outlaw with the highest skill plus die is the leader.
outlaws-ruling-R35 = Only the leader’s bonus and penalty apply, once for every card of the other players that is of the suit they name.
outlaws-ruling-R36 = A gang’s total is the sum of its outlaws, with what its leader gains and loses.
outlaws-ruling-R37 = The gang with the highest total wins.
outlaws-ruling-R38 = If gangs share the highest total, each of their players discards one of the cards played, and they fight again with the rest.
outlaws-ruling-R39 = Example: a Q♣︎ leads with a skill plus die of 6 and gains 2 from a rival 2♦︎; its gang comes to 11.
outlaws-ruling-R40 = Example: a J♠︎ leads with a skill plus die of 6 and gains nothing; its gang comes to 13 and wins.
outlaws-ruling-R41 = Without the Jokers the outlaws are also a standard pack of 52: each has a suit and one of 13 ranks.

## Our rulings where the rule book is silent or unclear

outlaws-ruling-Q1 = The rule book comes without a list of its cards, so names, crimes and values of the 54 outlaws are our own; they agree with every example it gives.
outlaws-ruling-Q2 = Bonus and penalty look only at the other card’s suit: clubs gain on diamonds, diamonds on spades, spades on hearts, hearts on clubs, and each suit is weak to the one that gains on it.
outlaws-ruling-Q3 = Jokers have no suit: nobody gains or loses by them, and they have neither bonus nor penalty.
outlaws-ruling-Q4 = A penalty is a negative number and is added: −1 lowers the total by one.
outlaws-ruling-Q5 = A total may fall below zero.
outlaws-ruling-Q6 = The table printed with the original’s example of gangs contradicts itself; its text applies: 11 against 13, and the second gang wins.
outlaws-ruling-Q7 = The bot rolls the dice, for all to see. By then the cards are down and cannot be changed, unless the table plays “Revolvers first”.
outlaws-ruling-Q8 = The dice roll as soon as the last card is down; who was first makes no difference.
outlaws-ruling-Q9 = Hands are secret, their size is public. Cards won and lost are public too, even face down, for everybody has seen them.
outlaws-ruling-Q10 = After a tied round of the duel both cards lie face down, and each player will be paid for the other’s.
outlaws-ruling-Q11 = Duelists who play again with different numbers of winners play as many rounds as the smaller number; each chooses which winners to use, the rest stay unused, and the new rewards decide.
outlaws-ruling-Q12 = If a duelist has no winner to play again with, both play the top card of the deck, round by round, until the rewards differ; if the deck runs out, the duel is a draw.
outlaws-ruling-Q13 = In a replay losers go face down and are paid for as usual; if the sums are equal again, the new winners play on, so it always comes to an end.
outlaws-ruling-Q14 = Your own surviving cards pay nobody: only the face-down cards of your rival count for you.
outlaws-ruling-Q15 = The rewards decide the game, even if the other player has won more rounds.
outlaws-ruling-Q16 = In a shootout only a tie for the highest total matters: nobody wins the round, and all its cards leave the game, those below the tie too.
outlaws-ruling-Q17 = In a shootout the round’s winner is paid for all the beaten cards; in a duel everybody keeps their own losers, and the rival is paid.
outlaws-ruling-Q18 = A card that has won a round lies face up and pays its owner nothing.
outlaws-ruling-Q19 = In the replay of a shootout the tied play as many rounds as the fewest winners any of them has; if somebody has none, all of them draw from the deck (Q37).
outlaws-ruling-Q20 = A replay keeps the rules of the shootout even if only two are left: the round’s winner takes the beaten card.
outlaws-ruling-Q21 = There is no shootout for two and no duel for three.
outlaws-ruling-Q22 = Ten players use 50 of the 54 cards; there is no room for an eleventh.
outlaws-ruling-Q23 = Every card that triggers a bonus or a penalty counts, without a limit: two spades give a 2♦︎ +4.
outlaws-ruling-Q24 = After the roll and before the cards are revealed, you choose who is to lead your gang; the game lays your dice to fit. If you do not answer, the highest die goes to the highest skill.
outlaws-ruling-Q25 = What the gangs have rolled is public; which die goes to which card is secret until all of it is shown together.
outlaws-ruling-Q26 = If several cards of your gang share the highest skill plus die, the one for which bonus and penalty do more leads: all cards lie open, and nothing speaks for another.
outlaws-ruling-Q27 = A leader’s bonus and penalty look at all cards of the other players, not at their leaders alone.
outlaws-ruling-Q28 = After a tie of gangs each of the tied chooses a card to discard; new dice are rolled and placed for the rest, and the other gangs are out.
outlaws-ruling-Q29 = Gangs of one card that are still tied discard nothing more: the dice roll again until one is ahead.
outlaws-ruling-Q30 = When gangs fight again, only the cards of the tied gangs that are still in play trigger bonuses and penalties.
outlaws-ruling-Q31 = One fight decides the game of gangs; the two cards left in the hand are unused, and no rewards are paid. With “Bounty” the rewards of the beaten are reported, but they decide nothing.
outlaws-ruling-Q32 = The leader is found by skill plus die alone, before any bonus or penalty.
outlaws-ruling-Q33 = The rules set no time to think and do not punish silence: what happens then depends on the table’s clock.
outlaws-ruling-Q34 = With one deck no outlaw is on the table twice, even though the original’s example of gangs is drawn that way.
outlaws-ruling-Q35 = You alone see your hand. The others learn that you have put a card down, but not which, until all are revealed together; nobody knows the deck, and the two unused cards of a gang stay hidden until the game is over.
outlaws-ruling-Q36 = The hands of a replay are open, since these cards have won face up; only the choice for each round is secret.
outlaws-ruling-Q37 = If one of the players tied in a shootout has no winner left, all of them take a card from the deck, in the order of the seats, and play it unseen; if the deck cannot serve all of them, they share the win.
outlaws-ruling-Q38 = Only a tie of gangs for the highest total matters. The tied choose at the same time what to discard, and it is shown together.
outlaws-ruling-Q39 = When gangs fight again, their cards lie open; the dice roll for all to see and are laid so that the leader gains most, as everybody sees; all gangs are shown together.
