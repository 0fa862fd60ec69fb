# Decks of one’s own for Rag’n’Guns: building them, and sitting down with one.

## Slash commands

cmd-deck-group = deck
    .description = Build decks of your own for Rag’n’Guns
cmd-deck-workshop = workshop
    .description = Build a deck by tapping cards, on one panel that saves every press
cmd-deck-list = list
    .description = All your decks
cmd-deck-code = code
    .description = A deck as a code with its list, or the deck of a code that somebody sent you
cmd-deck-text = text
    .description = Paste anything that has a deck code in it; leave it out to get the code of your own deck
cmd-deck-last = deck
    .description = Which deck; if left out, the one you last changed
cmd-wanted-deck = deck
    .description = For Rag’n’Guns: your deck in this game; if left out, the one you have chosen

## The shelf and a deck

title-deck = 🎴 { $deck }
title-deck-list = Your decks: { $count } of { $max }
deck-list-none = You have no deck yet. Open a prebuilt one below, or begin your own.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ used in your next game · ✅ ready · ⚠️ not ready
deck-type = { $type } ({ $count })
deck-ready = ✅ Ready to play.
deck-is-chosen = ★ Used in your next game.
deck-is-ready = ✅ ★ Ready for your next game.
deck-made = A new deck: **{ $deck }**.
deck-added = Added: { $cards }.
deck-removed = Removed: { $cards }.
deck-drop-sure = Delete **{ $deck }**? This cannot be undone; games already under way keep using it.
deck-dropped = Deleted.
btn-drop-deck = Delete it
deck-code =
    The code of **{ $deck }**, with its list. Copy all of it, or the code alone; anyone who has it can read the list.
    { $list }
deck-code-how = Paste this into /deck code

## The workshop

deck-row = { $leader } · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
deck-empty = No cards yet: tap some in the list below, or press “Fill up”.
deck-filled = Filled up with { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
deck-undone = The last change is undone.
deck-curve = Cards by cost: { $costs }{ $rest ->
    [0] { "" }
   *[other] { " " }· without a cost: { $rest }
}
title-deck-find = Find cards
deck-find = A name, a cost, a keyword, an effect
deck-find-none = No card has “{ $words }”. Try one word of its effect, a keyword, or “cost 0”.
title-deck-name = Name your deck
deck-name = Its name
hint-deck-cards = { $type }: put in or take out
hint-deck-found = “{ $words }”: { $count } found
hint-deck-leader = Whose deck is it?
hint-deck-mine = Open one of your decks…
hint-deck-ready = Look at a prebuilt deck…
btn-deck-new = New: { $leader }
btn-deck-mine = Make it mine
btn-deck-sit = Play with it
btn-deck-table = Open a table
btn-deck-test = Test it
btn-deck-fill = Fill up
btn-deck-undo = Undo
btn-deck-find = Find…
btn-deck-name = Name…
btn-deck-code = Code
btn-deck-list = All decks
btn-deck-drop = Delete

## Sitting down with a deck

btn-deck = My deck
hint-deck = Your deck
deck-pick = Which deck do you want to play? Nobody else sees what you pick.
deck-prebuilt = A prebuilt one, chosen at the table
deck-picked = You now play this deck: **{ $deck }**. Tables you have already joined do not change.
deck-picked-here = Your deck at this table, and from now on: **{ $deck }**.
deck-brought = 🎴 You play **{ $deck }**. Nobody else can see it.

## Refusals

no-decks-not-used = You cannot bring your own deck to this game. Leave the deck out, or pick Rag’n’Guns.
no-deck-none = You have no deck by that name. `/deck workshop` shows what you have.
no-deck-none-yet = You have no deck yet. `/deck workshop` starts one.
no-deck-nameless = A deck needs a readable name.
no-deck-name-taken = You already have a deck by that name. Pick another name.
no-deck-shelf-full = Your shelf is full ({ $max } decks). Delete one first: open it with `/deck list`.
no-deck-no-leader = Whose deck is it? Pick a Pistolero from the list.
no-deck-gone = This deck is no longer there. `/deck list` shows what you have.
no-deck-no-undo = Nothing to undo: this is the oldest known list of this deck.
no-deck-lacks = { $card } is not in this deck.
no-deck-unfit = **{ $deck }** cannot be played as it is. Fix it in `/deck workshop`, or play another.
