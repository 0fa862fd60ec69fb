# Standing orders: what the bot answers for a player who is asked out of turn. See cogs/orders.py.

cmd-wanted-orders = orders
    .description = Is now /table orders
cmd-wanted-orders-when = when
    .description = Which question to answer for you
cmd-wanted-orders-do = do
    .description = The answer; several, separated by commas: the first that fits counts
cmd-wanted-orders-always = always
    .description = At all your tables of this game, not just this one

btn-orders = Standing orders
orders-title = Standing orders · { $game } · table { $table }
orders-how = With a standing order nobody has to wait for you. Whether it is carried out, and after what pause, has nothing to do with your hand, so it gives nothing away. Nobody else can see that you have orders. Questions that hardly matter get the usual answer at once, until you choose otherwise.
orders-unset = No order: I ask you.
orders-by-itself = { $order } (the usual answer: you have not chosen)
orders-usually = { $order } (at all your tables)
orders-here = Only at this table
orders-everywhere = At all my tables
orders-hint-when = When…
orders-hint-words = … at this table I want to…
orders-hint-words-always = … at all my tables I want to…
orders-saved = Noted: { $when }
orders-forgotten = From now on I will ask you: { $when }
orders-nothing = Nothing: ask me
orders-applied = 📜 Table { $table }: you did not have to be asked. { $when } → **{ $done }**. To change that: **{ btn-ways }** › **{ btn-orders }**.

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

orders-when-bang-dodge = One of my characters is shot at
orders-when-bang-shoot-back = Indians! or a Duel: a BANG! is needed
orders-when-bang-last-beer = One of my characters is dying
orders-when-bang-store = General Store: I take a card
orders-when-bang-flip = Lucky Duke has flipped two cards
orders-when-ragnguns-disarm = A Piège (trap) faces me
orders-when-ragnguns-split = Bullets fly: who takes them?
orders-when-ragnguns-place-trap = My Piège has been paid and comes back
orders-when-revolver-victim = A hit: which guardian takes it?
orders-when-revolver-rout = I have to discard a card from a battlefield
orders-when-revolver-lasso = One of my cards goes back to my hand
orders-when-revolver-sap = One of my cards loses its power tokens
orders-when-revolver-daunt = One of my guardians loses a grit token
orders-when-revolver-drop-hand = I have to discard from my hand
orders-when-gnadenlos-bid = Somebody is recruiting and I must bid
orders-when-gnadenlos-take = I recruit: which lot?
orders-when-outlaws-leader = My strongest outlaws are tied

orders-ragnguns-disarm-pay = Pay if I can
orders-ragnguns-disarm-overbid = Outbid if I can
orders-ragnguns-disarm-take = Spring it
orders-ragnguns-split-0 = My Pistolero takes them all
orders-usual-bang-store = The card that is worth the most by itself
orders-usual-bang-flip = The one that is better for me
orders-usual-ragnguns-disarm = Spring the first one
orders-usual-ragnguns-split = The card in my Alley takes as many as it can
orders-usual-ragnguns-place-trap = It goes on the smaller pile of my Stash
orders-usual-revolver-victim = Whoever has grit, else whoever costs nothing more
orders-usual-revolver-rout = The weakest: the least firepower, tokens included
orders-usual-revolver-lasso = The weakest: the least firepower, tokens included
orders-usual-revolver-sap = The one with the fewest tokens
orders-usual-revolver-daunt = Whoever has the most; if tied, the one who would be hit last
orders-usual-revolver-drop-hand = The weakest: the least firepower and the fewest icons
orders-usual-gnadenlos-bid = The lowest free sum
orders-usual-gnadenlos-take = The strongest in all three together
orders-gnadenlos-take-gold = The strongest at gold
orders-gnadenlos-take-duel = The strongest at duels
orders-gnadenlos-take-poker = The strongest at poker
orders-usual-outlaws-leader = The one with the best modifiers

no-orders-none = This game has no questions for standing orders.
no-orders-word = “{ $word }” does not work as an order here. Pick from the suggestions, or open the list: `/table orders` with no options.
no-orders-two = Only one limit of each kind at a time.
no-orders-ask = “Ask me” stands by itself: whether you are asked must not depend on your hand. To be asked before an answer is given, say for how long.
no-orders-when = Say which question, too: the option “when”. Or open the list: `/table orders` with no options.
