# What BANG! for two asks, tells and refuses. Cards and characters are in bang-cards.ftl, the rule book in bang-rules.ftl.

game-bang = BANG! for two

preset-four-dealt = Four dealt characters
preset-regret-exposed = Paul Regret only exposed
preset-beer-always = Beer to the last

## Questions

bang-ask-draft = Choose a character for your side.
bang-ask-place = Who stands on your right? The other one stands on your left, and there they stay.
bang-ask-expose = Whom do you expose? The other one stays covered.
bang-ask-draw-from = Where does your first card come from?
bang-ask-put-back = Three cards, and you keep two. Which one goes back on the deck?
# $why: the card for which one draws
bang-ask-flip = draw! for { $target }, because of { $why }. Which of the two cards counts?
bang-ask-dodge = { $by } fires at { $target } ({ $life } life): { $card } · To stay unhurt: { $needed } Missed!
bang-ask-shoot-back = { $by } against { $target } ({ $life } life): { $card } · Discard a BANG! or lose 1 life.
bang-ask-last-beer = { $target } is dying. { $needed ->
    [one] One life point would save the day.
   *[other] { $needed } life points would save the day.
}
bang-ask-ability = Sid Ketchum gets 1 life for two cards. Which two?
bang-ask-store = The General Store is open. Which card do you take?
bang-ask-play = Your turn: what do you play?
bang-ask-sure = { $card } would heal nobody. Play it all the same?
bang-ask-target = { $card } · At whom, or in front of whom?
bang-ask-take = { $card } at { $target }: which card?
bang-ask-discard = End of your turn. You may keep { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}: what do you discard?

bang-kind-draft = character to draft
bang-kind-place = character on the right
bang-kind-expose = character to expose
bang-kind-draw-from = where the first card comes from
bang-kind-put-back = card to put back
bang-kind-flip = card that counts
bang-kind-dodge = answer to a shot
bang-kind-shoot-back = BANG! in answer
bang-kind-last-beer = Beer to survive
bang-kind-ability = cards for an ability
bang-kind-store = card from the General Store
bang-kind-play = card to play
bang-kind-sure = confirmation
bang-kind-target = target
bang-kind-take = card to take
bang-kind-discard = cards to discard

## Choices

bang-play-done = End my plays
bang-ability = Sid Ketchum: 2 cards for 1 life
bang-dodge-barrel = Barrel: draw!
bang-dodge-pass = Take the bullet
bang-shoot-back-pass = Take the wound
bang-last-beer-pass = Let go
bang-draw-from-deck = The deck
bang-draw-from-hand = Your opponent’s hand
bang-draw-from-discard = The discard pile
bang-sure-yes = Yes, play it
bang-take-hand = A card from the hand, at random

## Events

bang-event-drafted = { $seat } chooses { $card }.
bang-event-placed = { $seat } places { $right } on the right and { $left } on the left.
bang-event-exposed = { $seat } exposes { $target }.
bang-event-turn = Turn { $turn }: { $seat }.
bang-event-drew = { $seat } draws { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}.
bang-event-showed = { $seat } turns up { $cards }
bang-event-picked-up = { $seat } picks up from the discard pile: { $card }
bang-event-robbed = { $seat } takes a card from { $owner }’s hand.
bang-event-grabbed = { $seat } takes what lay before { $target }: { $card }
bang-event-played = { $seat } plays { $card }
bang-event-aimed = { $seat } plays at { $target }: { $card }
bang-event-laid = { $seat } puts before { $target }: { $card }
bang-event-discarded = { $seat } discards { $card }
bang-event-cleared = To the discard pile, from { $target } ({ $seat }): { $card }
bang-event-flipped = draw! for { $target } ({ $seat }), because of { $why }: { $cards }
bang-event-unflipped = draw! for { $target } ({ $seat }), because of { $why }, but there are no cards: it fails.
bang-event-counted = { $seat } lets this one count: { $card }
bang-event-exploded = The Dynamite goes off under { $target } ({ $seat })!
bang-event-passed-on = { $seat } is spared; on to { $target } goes { $card }
bang-event-freed = { $target } ({ $seat }) walks out of Jail.
bang-event-held = { $target } ({ $seat }) stays in Jail and cannot be exposed this turn.
bang-event-skipped = { $seat } has nobody to expose and loses the turn.
bang-event-stopped = { $target } still sits in Jail: { $seat } plays no more this turn.
bang-event-dodged = { $target } ({ $seat }) is not hurt.
bang-event-wounded = { $target } ({ $seat }) loses { $count } life ({ $left } left).
bang-event-healed = { $target } ({ $seat }) regains 1 life ({ $left } now).
bang-event-died = { $target } ({ $seat }) bites the dust.
bang-event-bought = { $seat } takes from the General Store: { $card }
bang-event-reshuffled = The discard pile is shuffled: a new deck of { $count }.
bang-event-drawn = Too many turns, and still somebody stands on each side: a draw.

## Refusals

bang-no-not-among-these = { $card } is not among the cards you choose from.
bang-no-not-in-hand = { $card } is not in your hand.
bang-no-not-an-answer = { $card } does not help here.
bang-no-only-as-answer = { $card } can only answer a shot; in your own turn it does nothing.
bang-no-one-shot = { $card } must wait: you have played your one BANG! of this turn. Only a Volcanic in front of your exposed character, or an ability, allows more.
bang-no-out-of-reach = { $card } reaches nobody: your exposed character shoots at distance { $reach }, and all enemies are farther away.
bang-no-all-jailed = { $card } finds no place: Jail lies before every enemy already.
bang-no-nothing-to-take = { $card } finds nothing to take there.
bang-no-lies-there = { $card } cannot be laid: one of that name lies before each of your characters.
bang-no-not-in-game = { $target } does not play here.
bang-no-not-to-choose = { $target } is not there to be chosen.
bang-no-dead = { $target } lies on Boot Hill already.
bang-no-not-yours = { $target } does not ride for you: this goes before one of your own characters.
bang-no-in-jail = { $target } failed to leave Jail and cannot be exposed this turn.
bang-no-has-one = { $target } has one of that name already: { $card }
bang-no-own-side = { $target } rides with you, and you cannot aim that at your own side: { $card }
bang-no-too-far = { $target } is at distance { $distance }, and your reach is { $reach }: { $card }

## Slash commands

cmd-bang-group = bang
    .description = The moves of BANG! for two
cmd-bang-table = table
    .description = Which table, if you play at several
cmd-bang-draft = draft
    .description = Choose a character before the game
cmd-bang-draft-character = character
    .description = Whom you choose
cmd-bang-place = place
    .description = Say who stands on your right
cmd-bang-place-character = character
    .description = Who stands on the right; the other one stands on the left
cmd-bang-expose = expose
    .description = Say which of your two is exposed
cmd-bang-expose-character = character
    .description = Who is exposed; the other one is covered
cmd-bang-play = play
    .description = Play a card, with its target if you like
cmd-bang-play-card = card
    .description = The card from your hand
cmd-bang-play-target = target
    .description = At whom, or before whom
cmd-bang-play-take = take
    .description = Panic! and Cat Balou: the hand, or a card in play
cmd-bang-ability = ability
    .description = Sid Ketchum: two cards for a life point, at any time
cmd-bang-ability-first = first
    .description = The first card you give up
cmd-bang-ability-second = second
    .description = The second card you give up
cmd-bang-respond = respond
    .description = Answer a shot, a Duel, Indians!, the last wound, or any other question about cards
cmd-bang-respond-answer = answer
    .description = A card, or what else you are offered
cmd-bang-discard = discard
    .description = At the end of your turn: discard what you cannot keep
cmd-bang-discard-first = first
    .description = The first card
cmd-bang-discard-second = second
    .description = The second card
cmd-bang-discard-third = third
    .description = The third card
cmd-bang-discard-fourth = fourth
    .description = The fourth card; more of them in the panel
cmd-bang-end = end
    .description = Play no more this turn
