# The front page of a finished game, in a picture and in words. Headlines are read alone: short, present tense,
# and no word that depends on a player being a man or a woman. No translations: each language has its own.

gazette-title = The Wanted Gazette
gazette-number = No. { $table }
gazette-curve = { $name }’s chance to win
# Where the curves of three are drawn
gazette-curves = Who wins: each one’s chance
# The same where the chances know no hidden hand
gazette-curve-seen = { $name }’s chance, as the table saw it
gazette-curves-seen = Each one’s chance, as the table saw it
gazette-turn =
    { $turn ->
        [0] Start
       *[other] Turn { $turn }
    }
# Choices of a server's setting
gazette-on = every game
gazette-people = games between people
gazette-off = no game
# Stamped across those who gave up
gazette-stamp-closed = Left town

# $low: the lowest chance in percent that $winner had

# The winner had been far behind
gazette-comeback-1 = “{ $low }%? I like those odds,” says { $winner }
gazette-comeback-2 = { $winner } comes back from far behind
gazette-comeback-3 = Written off at noon, { $winner } wins by dusk
gazette-comeback-4 = The undertaker measured { $winner } too soon
gazette-comeback-5 = { $loser } was ordering drinks when { $winner } struck
gazette-comeback-6 = Never bet against { $winner }
gazette-comeback-7 = { $low }% is plenty for { $winner }
gazette-comeback-8 = { $winner } steals it from { $loser }

# The winner always had the better chances, though perhaps not more points
gazette-leader-1 = { $winner } never looked back
gazette-leader-2 = Ahead all the way: { $winner }
gazette-leader-3 = { $winner } was too much for { $loser }
gazette-leader-4 = { $winner } gives { $loser } a lesson
gazette-leader-5 = Was there ever any doubt? { $winner } wins
gazette-leader-6 = { $winner } leads, { $loser } eats dust
gazette-leader-7 = Nobody catches { $winner }

# The lead changed often
gazette-edge-1 = Neck and neck, and { $winner } wins
gazette-edge-2 = Anybody’s game, and { $winner } takes it
gazette-edge-3 = It was close: { $winner } beats { $loser }
gazette-edge-4 = { $winner } outlasts { $loser }
gazette-edge-5 = Nobody breathes, and { $winner } wins
gazette-edge-6 = { $loser } was close, { $winner } was closer
gazette-edge-7 = The coin falls for { $winner }
gazette-edge-8 = { $winner } or { $loser }? Nobody could tell

# The last decision turned the game
gazette-last-1 = One last shot, and { $winner } has it
gazette-last-2 = { $loser } all but had it, { $winner } has it
gazette-last-3 = It all turned in the end: { $winner }
gazette-last-4 = { $winner } beats { $loser } at the last gasp
gazette-last-5 = { $winner } saved the best for last
gazette-last-6 = { $loser } cheered too soon: { $winner } wins
gazette-last-7 = Stop the presses: { $winner } wins
gazette-last-8 = { $loser } reached for the pot, { $winner } took it

# Any other game
gazette-plain-1 = { $winner } rides off into the sunset
gazette-plain-2 = { $winner } settles it with { $loser }
gazette-plain-3 = { $loser } met { $winner }. Bad idea.
gazette-plain-4 = The smoke clears, and { $winner } is still there
gazette-plain-5 = Too small a town for { $winner } and { $loser }
gazette-plain-6 = { $winner } gets the last word

# A game that was given up or ended by silence
gazette-closed-1 = { $loser } hangs up the guns
gazette-closed-2 = { $winner } wins without a last shot
gazette-closed-3 = { $loser } leaves town early
gazette-closed-4 = { $loser } folds, { $winner } collects
gazette-closed-5 = The street is empty but for { $winner }
gazette-closed-6 = The last train takes { $loser } away
gazette-closed-7 = { $winner } waits, { $loser } does not come
gazette-closed-8 = No smoke, no blood: { $winner } wins

# Nobody won, or several did: $winner and $loser are two of them
gazette-draw-1 = Guns empty, hats on: a draw
gazette-draw-2 = { $winner } and { $loser } call it even
gazette-draw-3 = Nobody wins, nobody pays
gazette-draw-4 = The undertaker gets neither { $winner } nor { $loser }
gazette-draw-5 = A draw, says the sheriff
gazette-draw-6 = { $winner } and { $loser } will have to meet again
gazette-draw-7 = As many holes on one side as on the other
gazette-draw-8 = Back to the saloon, and no hard feelings
