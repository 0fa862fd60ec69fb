# Standing orders: what the bot answers for a player who is asked out of turn. See cogs/orders.py.

cmd-wanted-orders = orders
    .description = What the bot answers for you when you are asked out of turn
cmd-wanted-orders-when = when
    .description = The question that you do not want to be waited for
cmd-wanted-orders-do = do
    .description = What to answer; several words with commas, the first that fits counts
cmd-wanted-orders-always = always
    .description = At all your tables of this game, not only here

btn-orders = Standing orders
orders-title = Standing orders · { $game } · table { $table }
orders-how = Nobody has to wait for you where you have ordered an answer. Whether it is given, and after what pause, has nothing to do with your hand, so it gives nothing away. Nobody is told that you have orders. What hardly matters is answered as usual, at once, until you choose otherwise.
orders-unset = I ask you.
orders-by-itself = { $order } (as usual: you have chosen nothing)
orders-usually = { $order } (at all your tables)
orders-here = Only at this table
orders-everywhere = At all my tables
orders-hint-when = When …
orders-hint-words = … at this table I want to …
orders-hint-words-always = … at all my tables I want to …
orders-saved = Ordered: { $when }
orders-forgotten = From now on I ask you: { $when }
orders-nothing = Nothing: ask me
orders-applied = 📜 Table { $table }: you did not have to be asked. { $when } → **{ $done }**. To have it otherwise from now on, press **{ btn-orders }**.

orders-pass-always = Always let it through
orders-pass = Let it through while more than { $lives ->
    [one] { $lives } life is
   *[other] { $lives } lives are
} left
orders-answer = Answer with { $answer } if I can
orders-above = Only while more than { $lives ->
    [one] { $lives } life is
   *[other] { $lives } lives are
} left
orders-above-line = With fewer, I ask you
orders-within = Let it through unless I press { $minutes ->
    [0] before the usual pause is over
   *[other] within { $minutes } minutes
}
orders-within-hours = Let it through unless I press within { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
orders-within-usual = Only if I have not pressed { $minutes ->
    [0] before the usual pause is over
   *[other] within { $minutes } minutes
}
orders-within-hours-usual = Only if I have not pressed within { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
orders-within-line = You are asked, whatever you hold; only then is the order carried out
orders-ask = Ask me

orders-when-bang-dodge = One of mine is shot at
orders-when-bang-shoot-back = Indians or a duel: a BANG! is wanted
orders-when-bang-last-beer = One of mine is dying
orders-when-bang-store = General Store: I take a card
orders-when-bang-flip = Lucky Duke has flipped two cards
orders-when-ragnguns-disarm = I disarm: a Piège waits for me
orders-when-ragnguns-split = Bullets fly: who takes them?
orders-when-ragnguns-place-trap = My Piège has been paid and comes back
orders-when-revolver-victim = A hit: which guardian takes it?
orders-when-revolver-rout = I have to discard a card from a battlefield
orders-when-revolver-lasso = One of my cards goes back to my hand
orders-when-revolver-sap = One of my cards loses its power tokens
orders-when-revolver-daunt = One of my guardians loses a grit token
orders-when-revolver-drop-hand = I have to discard from my hand
orders-when-gnadenlos-bid = Others recruit: I have to bid
orders-when-gnadenlos-take = I recruit: which lot?
orders-when-outlaws-leader = My strongest outlaws are level

orders-ragnguns-disarm-pay = Pay if I can
orders-ragnguns-disarm-overbid = Overbid if I can
orders-ragnguns-disarm-take = Turn it up
orders-ragnguns-split-0 = My pistolero takes them all
orders-usual-bang-store = The card that is worth most by itself
orders-usual-bang-flip = The one that is good for me
orders-usual-ragnguns-disarm = Turn up the first
orders-usual-ragnguns-split = The card in my Ruelle takes as many as it can
orders-usual-ragnguns-place-trap = It goes to the smaller pile of my Planque
orders-usual-revolver-victim = Whoever has grit, else whoever costs nothing more
orders-usual-revolver-rout = The weakest: the least firepower, tokens included
orders-usual-revolver-lasso = The weakest: the least firepower, tokens included
orders-usual-revolver-sap = The one with the fewest tokens
orders-usual-revolver-daunt = Whoever has most; of several, who would be hit last
orders-usual-revolver-drop-hand = The weakest: the least firepower and the fewest icons
orders-usual-gnadenlos-bid = The smallest sum that is free
orders-usual-gnadenlos-take = Whoever is strongest in all three together
orders-gnadenlos-take-gold = Whoever is strongest at gold
orders-gnadenlos-take-duel = Whoever is strongest at duels
orders-gnadenlos-take-poker = Whoever is strongest at poker
orders-usual-outlaws-leader = The one with the best modifiers

no-orders-none = No question of this game can be answered by order.
no-orders-word = “{ $word }” is not something that can be ordered here. Pick from the suggestions, or open the list with /wanted orders alone.
no-orders-two = Only one limit of each kind at a time.
no-orders-ask = “Ask me” stands by itself: whether you are asked must not depend on your hand. To be asked before an answer is given, say for how long.
no-orders-when = Say for which question as well: the option “when”. Or open the list with /wanted orders alone.
