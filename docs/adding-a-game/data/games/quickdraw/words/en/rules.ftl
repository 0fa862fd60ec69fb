### The rule book of Quickdraw: chapters to learn from, and every numbered statement and ruling.

quickdraw-rules = The rules of Quickdraw

## Chapters: at most 1500 characters each

quickdraw-rules-goal =
    Two gunslingers meet at noon. There are ten shots in town, each faster than the one before, and you hold four of them. Hit your rival three times, or be the one with more lives when a hand runs empty.
    .title = The aim of the game
quickdraw-rules-turn =
    You fire in turns. Whoever’s turn it is lays one shot face up: `/quickdraw fire`.

    The other may **dodge** with a faster shot: `/quickdraw dodge`. Both shots are gone, and nobody is hit. Or they **take the hit** and lose one of three lives: `/quickdraw pass`.

    Every dodge costs you a shot that you will not fire.
    .title = A turn

## Statements and rulings

quickdraw-ruling-R1 = There are ten shots, of speed 1 to 10.
quickdraw-ruling-R2 = Each player is dealt four shots, which nobody else sees. Two are left over, unseen by all.
quickdraw-ruling-R3 = Each player has three lives. The one who offered the game fires first, then both in turns.
quickdraw-ruling-R4 = In your turn you fire one shot, face up.
quickdraw-ruling-R5 = The other may dodge with a faster shot. Both shots are gone, and nobody is hit.
quickdraw-ruling-R6 = Whoever does not dodge loses a life.
quickdraw-ruling-R7 = Whoever has no life left has lost at once.
quickdraw-ruling-R8 = If you have nothing to fire in your turn, the game ends and more lives win.
quickdraw-ruling-R9 = With as many lives on both sides nobody wins.
quickdraw-ruling-Q1 = You are asked whether you dodge even if you hold no faster shot: your silence tells nothing of your hand.
