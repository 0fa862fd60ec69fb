# Tips for who is new to Gnadenlos!: with each kind of question, and after what has cost much.

gnadenlos-tip-adventurer = The strength in the event’s symbol counts. The winner’s adventurer leaves: send no more than it takes.
gnadenlos-tip-prestige = One nugget, one horseshoe. But keep some: on payday your notes in the market are called in.
gnadenlos-tip-recruit = You would bid first, and everybody must bid. It pays when you are short of adventurers.
gnadenlos-tip-bid = Notes of other colors can be bid as well, and their owners will pay. The lowest bid recruits nobody and costs nothing.
gnadenlos-tip-taken = Each sum can be bid only once: a little more or less changes who chooses first.
gnadenlos-tip-lay = The color of a note says who will pay it one day, whoever has bid it.
gnadenlos-tip-take = Every adventurer has ten in all: take the symbol in which you are weak.

gnadenlos-setback-vulture = You could not pay { $value } for a note of yours: a vulture, and five horseshoes back. Keep nuggets for the notes that you have out.
gnadenlos-setback-back = The lowest at poker goes back, { $steps } this time: the nearer the Finish, the farther. Keep somebody who is good at it.
gnadenlos-setback-unpaid = The lowest bid recruits nobody. If you need somebody, outbid at least one of the others.
