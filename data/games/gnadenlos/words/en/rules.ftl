### The rule book of Gnadenlos! in our own words: chapters to learn from, and every numbered statement and ruling.

gnadenlos-rules = The rules of Gnadenlos!

## Chapters: at most 1500 characters each

gnadenlos-rules-goal =
    Klaus Teuber’s street of 35 horseshoes, for three or four. Your hat begins on horseshoe 6; the Finish is horseshoe 31. When the game ends, **whoever is furthest along the street wins**, whatever they owe.

    You hire adventurers with debt notes, send them after gold, into duels and to the poker table, and pay nuggets for prestige. One day the notes are called in. Anyone who cannot pay feeds the vultures.

    A turn has four phases; then the revolver goes on to the next player.
    1 · **Event**: everybody sends an adventurer.
    2 · **Prestige**: the active player buys horseshoes.
    3 · **Recruiting**: adventurers are auctioned for notes.
    4 · **Payday**: if the market is full enough, notes are called in.
    .title = The aim of the game
gnadenlos-rules-setup =
    • Each player has a hat on horseshoe 6, 10 nuggets, two adventurers at random and 13 debt notes of one color: five of 0, three of 1, two each of 2 and 3, one of 4.
    • Everybody gives a 1 and a 2. Shuffled, face down, they are the first notes of the **market**. It has six columns, one for each face of the die; notes are placed from column 1 to 6, then in the next row.
    • There are 29 adventurers. Each has a strength from 1 to 6 for gold, duel and poker, ten in all: nobody is better than another in everything.
    • Seven event cards lie face down: three of gold, one duel, three of poker.
    • The undertaker stands two steps from the graveyard, with four players three.
    • Everyone rolls; the highest goes first. Ties are rolled again.
    .title = Before the first turn
gnadenlos-rules-event =
    An event card is revealed. Everybody who has adventurers chooses one in secret; all are shown together. The strength in the event’s symbol counts.

    • **Gold**: the highest takes the first amount of the card, the second the smaller one. If several are highest, all take the first amount and nobody the second.
    • **Duel**: first the undertaker comes a step closer. The winner takes two random notes from the market. The lowest loses the adventurer.
    • **Poker**: the highest goes forward, the lowest back. How far depends on the color of the horseshoe they stand on: 6 forward and 1 back at the beginning of the street, 2 forward and 5 back shortly before the Finish.

    The winner’s adventurer leaves; the others come back to their hands. Everyone tied at the top wins, everyone tied at the bottom suffers. If all are tied, all win and nobody loses.

    A player who is the only one with adventurers wins alone. If nobody has any, there is no event.
    .title = Phase 1: the event
gnadenlos-rules-prestige =
    The active player may pay up to five nuggets and moves one horseshoe forward for each.

    Going beyond the Finish is allowed and counts. If the hat gets there, the game ends at once.
    .title = Phase 2: prestige
gnadenlos-rules-recruiting =
    With fewer than three adventurers the active player may start recruiting. One adventurer fewer than there are players is revealed.

    From the active player on, **everybody must bid once**: one to three notes, face up. A sum that has been bid may not be bid again; it may be lower or higher, and 0 is a sum. You may bid other players’ notes too.

    The highest bidder chooses first, then the second, and so on. **The lowest recruits nobody and takes the notes back.** The notes of the others go face down into the market. Their owners will pay for them, whoever bid them.

    Anyone without a free sum passes: the bot does that for them. Then all who have bid recruit, and adventurers nobody takes leave.
    .title = Phase 3: recruiting
gnadenlos-rules-payday =
    If the market has as many full rows as there are players, notes are called in.

    The active player rolls. The last note of that column is revealed; its owner pays its value to the bank and takes the note back into the hand. This goes on until
    • an **empty column** is rolled: payday is over;
    • **an owner cannot pay**: nothing is paid, the note comes back to the hand, the owner gets a vulture, and the hat falls five horseshoes back. Payday is over for everyone.

    Then the notes are moved up to close the gaps. If there are still as many full rows as players, payday begins again.
    .title = Phase 4: payday
gnadenlos-rules-end =
    The game ends at once when
    • a hat reaches the **Finish** or goes beyond it;
    • the **undertaker** reaches RIP, before that duel is fought;
    • somebody gets a **third vulture**, after falling five back;
    • for two whole rounds nothing has happened at all.

    Whoever is furthest along the street wins, even with three vultures. If several are tied, the most nuggets decide, then the fewest vultures. After that they share the win.
    .title = The end
gnadenlos-rules-secrets =
    • **Yours alone:** your adventurers, the notes in your hand, notes you draw in a duel, and who you are about to send until everyone has chosen.
    • **Known to all:** hats, nuggets, vultures, the undertaker, how many adventurers and notes each player holds, how many notes lie in each column, adventurers on offer, discarded or just revealed, every bid during recruiting, every note called in on payday.
    • **Known to nobody:** the notes in the market, not even whose they are, and the order of the piles.

    What goes back to a hand or face down into the market is hidden again, adventurers when the turn ends. The log keeps what was announced.
    .title = Who knows what
gnadenlos-rules-pairs =
    An option; whoever offers the game chooses it as its variant, and the offer says so.

    When somebody recruits, twice as many adventurers are revealed, in pairs. Each bidder who recruits takes a whole pair. Nothing else changes: hands grow faster, and what you leave to the others weighs more than your debts.
    .title = Recruiting in pairs

## The statements of the rule book

gnadenlos-ruling-R1 = Three or four play.
gnadenlos-ruling-R2 = Each has a hat on the starting horseshoe, which is the sixth.
gnadenlos-ruling-R3 = The street has 35 horseshoes in six colors.
gnadenlos-ruling-R4 = Each begins with ten nuggets.
gnadenlos-ruling-R5 = Each has the thirteen debt notes of their color, worth 0 to 4.
gnadenlos-ruling-R6 = Each is dealt two adventurers at random.
gnadenlos-ruling-R7 = The undertaker begins two steps from the graveyard, with four players three.
gnadenlos-ruling-R8 = The other adventurers are a shuffled pile, face down.
gnadenlos-ruling-R9 = The seven event cards are a shuffled pile, face down.
gnadenlos-ruling-R10 = Before the first turn each gives a note of 1 and one of 2, shuffled together into the market.
gnadenlos-ruling-R11 = The market has six columns, one for each face of the die.
gnadenlos-ruling-R12 = Notes are placed from column one to six; the seventh goes under the first and opens a row.
gnadenlos-ruling-R13 = A turn has four phases in order: event, prestige, recruiting, payday.
gnadenlos-ruling-R14 = The active player reveals an event card: gold, duel or poker.
gnadenlos-ruling-R15 = Everybody chooses an adventurer from the hand face down; all are revealed together.
gnadenlos-ruling-R16 = An adventurer has a strength for each of the three symbols.
gnadenlos-ruling-R17 = The highest strength in the event’s symbol wins, or several of them do.
gnadenlos-ruling-R18 = Gold: the winner takes the first amount of the card, the second the other.
gnadenlos-ruling-R19 = Duel: the winner takes two notes from the market at random.
gnadenlos-ruling-R20 = Poker: the winner goes forward as the color of the horseshoe they are on says.
gnadenlos-ruling-R21 = Poker: the lowest goes backward as the color of the horseshoe they are on says.
gnadenlos-ruling-R22 = A winner’s adventurer is discarded.
gnadenlos-ruling-R23 = The other adventurers go back to the hands.
gnadenlos-ruling-R24 = In a duel the lowest loses the adventurer too.
gnadenlos-ruling-R25 = In a duel the undertaker comes a step closer.
gnadenlos-ruling-R26 = If only one player has adventurers, that player wins the event alone.
gnadenlos-ruling-R27 = The active player may pay up to five nuggets and goes one horseshoe forward for each.
gnadenlos-ruling-R28 = With fewer than three adventurers the active player may start recruiting; with three or more they may not.
gnadenlos-ruling-R29 = One adventurer fewer than there are players is revealed.
gnadenlos-ruling-R30 = From the active player on, each must bid once, one to three notes face up.
gnadenlos-ruling-R31 = A sum that has been bid may not be bid again.
gnadenlos-ruling-R32 = The highest bidder chooses first, then the second, and so on.
gnadenlos-ruling-R33 = The lowest bidder gets none and takes the notes back.
gnadenlos-ruling-R34 = The notes of those who recruit go face down into the market, their sum announced.
gnadenlos-ruling-R35 = As many full rows as players: payday.
gnadenlos-ruling-R36 = The active player rolls, and the last note of that column is revealed.
gnadenlos-ruling-R37 = Its owner pays its value to the bank.
gnadenlos-ruling-R38 = This goes on until an empty column is rolled or somebody cannot pay.
gnadenlos-ruling-R39 = Anyone who cannot pay gets a vulture and goes back five horseshoes.
gnadenlos-ruling-R40 = After payday the notes are moved up to close the gaps.
gnadenlos-ruling-R41 = If there are still as many full rows as players, there is another payday.
gnadenlos-ruling-R42 = The game ends when a hat reaches the Finish.
gnadenlos-ruling-R43 = The game ends when the undertaker reaches RIP.
gnadenlos-ruling-R44 = The game ends with anybody’s third vulture.
gnadenlos-ruling-R45 = Whoever is furthest along the street wins.
gnadenlos-ruling-R46 = Variant: adventurers are recruited in pairs.

## Our rulings where the rule book is silent or unclear

gnadenlos-ruling-Q1 = A table of two or five is refused.
gnadenlos-ruling-Q2 = The two notes of each player lie in the market from the start.
gnadenlos-ruling-Q3 = The die decides who begins; ties are rolled again.
gnadenlos-ruling-Q4 = Horseshoes are numbered 1 to 35, and nobody falls behind the first.
gnadenlos-ruling-Q5 = The color of the starting horseshoe counts for poker.
gnadenlos-ruling-Q6 = Adventurers and notes are hidden; how many there are is public, and so are the nuggets.
gnadenlos-ruling-Q7 = Whoever has adventurers must send one; others stay out.
gnadenlos-ruling-Q8 = A single adventurer is sent without rivals: it is the highest and not the lowest. Only if nobody has adventurers no card is revealed.
gnadenlos-ruling-Q9 = Everyone tied at the top wins in full.
gnadenlos-ruling-Q10 = Gold: several firsts leave no second; several seconds all get the second amount.
gnadenlos-ruling-Q11 = Of two in a gold rush the other one is second.
gnadenlos-ruling-Q12 = If all are tied, all win and nobody is lowest.
gnadenlos-ruling-Q13 = Everyone tied at the bottom suffers.
gnadenlos-ruling-Q14 = In a gold rush the lowest loses nothing.
gnadenlos-ruling-Q15 = The notes of a duel’s winner are drawn at random.
gnadenlos-ruling-Q16 = Several winners of a duel take two notes each, in turn order from the active player.
gnadenlos-ruling-Q17 = A market of fewer than two notes gives what it has.
gnadenlos-ruling-Q18 = Taken notes go to the hand and may be bid; the owner of the color still pays them.
gnadenlos-ruling-Q19 = Gaps that a duel leaves are closed at once, in order.
gnadenlos-ruling-Q20 = The undertaker moves as soon as a duel is revealed; at RIP nobody is sent anymore.
gnadenlos-ruling-Q21 = Nobody is winner and lowest at once.
gnadenlos-ruling-Q22 = Poker moves are simultaneous, each from the horseshoe they were on.
gnadenlos-ruling-Q23 = A winner who arrives ends the game after all moves of this poker.
gnadenlos-ruling-Q24 = The second counts in gold only, the lowest in duel and poker.
gnadenlos-ruling-Q25 = An empty pile of events is reshuffled from the used ones.
gnadenlos-ruling-Q26 = Discarded adventurers lie face up and become the pile when that is empty; then there may be fewer on offer.
gnadenlos-ruling-Q27 = Paying may lead beyond the Finish, never beyond horseshoe 35.
gnadenlos-ruling-Q28 = If the game ends in the prestige phase, the rest of the turn is not played.
gnadenlos-ruling-Q29 = The active player is free to recruit or not; if they do, everyone must bid.
gnadenlos-ruling-Q30 = Those with three adventurers or more must bid too.
gnadenlos-ruling-Q31 = Anyone who cannot make an unused sum passes, below every bid; adventurers nobody takes are discarded.
gnadenlos-ruling-Q32 = If somebody passed, all who bid recruit and all their notes go to the market.
gnadenlos-ruling-Q33 = A sum of 0 is a bid.
gnadenlos-ruling-Q34 = You may bid other players’ notes.
gnadenlos-ruling-Q35 = Bids are placed one after the other, each seeing those before.
gnadenlos-ruling-Q36 = A later bid need not be higher.
gnadenlos-ruling-Q37 = Notes enter the market in the order of the bids, each player’s in the order placed.
gnadenlos-ruling-Q38 = The sum is announced; afterwards the notes are hidden again.
gnadenlos-ruling-Q39 = A hand may grow to any size.
gnadenlos-ruling-Q40 = Only full rows count; as many as players, or more, make a payday.
gnadenlos-ruling-Q41 = The last note of a column is the one in its lowest occupied row.
gnadenlos-ruling-Q42 = A paid note goes back to its owner’s hand.
gnadenlos-ruling-Q43 = So does an unpaid one; nothing is paid in part.
gnadenlos-ruling-Q44 = A note of 0 can always be paid.
gnadenlos-ruling-Q45 = A player who cannot pay ends the payday for everyone.
gnadenlos-ruling-Q46 = The bank never runs out.
gnadenlos-ruling-Q47 = After such an end, payday begins again if the rows are still full, unless it was the third vulture.
gnadenlos-ruling-Q48 = Repeated paydays always come to an end.
gnadenlos-ruling-Q49 = The active player rolls in all of them.
gnadenlos-ruling-Q50 = Five horseshoes back stop at horseshoe 1.
gnadenlos-ruling-Q51 = The game ends at once, not at the end of the turn.
gnadenlos-ruling-Q52 = Tied at the front: more nuggets, then fewer vultures, then the win is shared.
gnadenlos-ruling-Q53 = Three vultures do not keep anybody from winning.
gnadenlos-ruling-Q54 = The five horseshoes are lost before the winner is found.
gnadenlos-ruling-Q55 = Five sections have poker values, the green one has the Finish.
gnadenlos-ruling-Q56 = In pairs twice as many are revealed, and each who recruits takes one pair.
gnadenlos-ruling-Q57 = Turns go around in the order of the seats; the revolver goes on after payday.
gnadenlos-ruling-Q58 = The back of a note tells neither owner nor value.
gnadenlos-ruling-Q59 = With fewer adventurers than usual every bidder who gets none takes the notes back; with none nobody can recruit.
gnadenlos-ruling-Q60 = After two full rounds without an event, a nugget paid for prestige, recruiting or payday the game ends, and whoever is furthest wins.
gnadenlos-ruling-Q61 = The chapter “Who knows what” lists what is public, what its owner alone sees, and what nobody sees.
gnadenlos-ruling-Q62 = Before all have chosen, the table learns only who has. Those sent stay in sight until the turn ends; then the ones that went back are hidden again.
gnadenlos-ruling-Q63 = Notes taken in a duel are seen by the taker alone, the others learn how many.
gnadenlos-ruling-Q64 = The bot passes for you; it is never a choice and reveals nothing more.
gnadenlos-ruling-Q65 = The last bidder whose every sum would recruit nobody is not asked: the bot bids their lowest one.
