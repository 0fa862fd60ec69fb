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
orders-how = Nobody has to wait for you where you have ordered an answer. It is given after a pause that has nothing to do with your hand, so the pause gives nothing away. Nobody is told that you have orders.
orders-unset = I ask you.
orders-usually = { $order } (at all your tables)
orders-here = Only at this table
orders-everywhere = At all my tables
orders-hint-when = When …
orders-hint-words = … at this table I want to …
orders-hint-words-always = … at all my tables I want to …
orders-saved = Ordered: { $when }
orders-forgotten = From now on I ask you: { $when }
orders-nothing = Nothing: ask me

orders-pass-always = Always let it through
orders-pass = Let it through while more than { $lives ->
    [one] { $lives } life is
   *[other] { $lives } lives are
} left
orders-answer = Answer with { $answer } if I can
orders-idle = Let it through if I have no answer
orders-ask = Ask me about everything else
orders-ask-line = Without this, what your answers do not cover is let through

orders-when-bang-dodge = One of mine is shot at
orders-when-bang-shoot-back = Indians or a duel: a BANG! is wanted
orders-when-bang-last-beer = One of mine is dying
orders-when-ragnguns-disarm = I disarm: a Piège waits for me
orders-when-ragnguns-split = Bullets fly: who takes them?
orders-when-ragnguns-place-trap = My Piège has been paid and comes back
orders-when-revolver-victim = A hit: which guardian takes it?
orders-when-gnadenlos-bid = Others recruit: I have to bid
orders-when-outlaws-leader = My strongest outlaws are level

orders-ragnguns-disarm-pay = Pay if I can
orders-ragnguns-disarm-overbid = Overbid if I can
orders-ragnguns-disarm-take = Turn it up
orders-ragnguns-split-0 = My pistolero takes them all
orders-usual-ragnguns-disarm = Turn it up
orders-usual-ragnguns-split = The card in my Ruelle takes as many as it can
orders-usual-ragnguns-place-trap = It goes to the smaller pile of my Planque
orders-usual-revolver-victim = The bot picks one
orders-usual-gnadenlos-bid = The smallest sum that is free
orders-usual-outlaws-leader = The bot picks one

no-orders-none = No question of this game can be answered by order.
no-orders-word = “{ $word }” is not something that can be ordered here. Pick from the suggestions, or open the list with /wanted orders alone.
no-orders-two = Only one limit of lives at a time.
no-orders-when = Say for which question as well: the option “when”. Or open the list with /wanted orders alone.
