# Standing orders: what the bot answers for a player who is asked out of turn. See cogs/orders.py.

cmd-table-orders-when = when
    .description = Which question to answer for you
cmd-table-orders-do = do
    .description = The answer; several, separated by commas: the first that fits counts
cmd-table-orders-always = always
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
orders-forgotten = Order deleted, I will ask you: { $when }
orders-nothing = Nothing: ask me
# $at: when it was, from now on
orders-applied = 📜 Table { $table }, { $at }: I answered for you. { $when } → **{ $done }**. To change that: **{ btn-ways }** → **{ btn-orders }**.

orders-pass-always = Always let it happen
orders-pass = Let it happen while more than { $lives ->
    [one] { $lives } life is
   *[other] { $lives } lives are
} left
orders-answer = Answer with { $answer } if I can
orders-above = Only while more than { $lives ->
    [one] { $lives } life is
   *[other] { $lives } lives are
} left
orders-above-line = With fewer, I ask you
orders-within = Let it happen unless I press within { $minutes } minutes
orders-within-hours = Let it happen unless I press within { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
orders-within-usual = Only if I have not pressed within { $minutes } minutes
orders-within-hours-usual = Only if I have not pressed within { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
orders-within-line = You are asked, whatever you hold; only then is the order carried out
orders-ask = Ask me

no-standing-order-none = This game has no questions for standing orders.
no-standing-order-word = “{ $word }” does not work as an order here. Pick from the suggestions, or open the list: `/table orders` with no options.
no-standing-order-two = Only one limit of each kind at a time.
no-standing-order-ask = “Ask me” cannot be combined with other orders: whether you are asked must not depend on your hand. To be asked before an answer is given, say for how long.
no-standing-order-when = Say which question, too: the option “when”. Or open the list: `/table orders` with no options.
