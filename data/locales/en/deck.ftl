# Decks of one’s own for Rag’n’Guns: building them, and sitting down with one.

## Slash commands

cmd-deck-group = deck
    .description = Build decks of your own for Rag’n’Guns
cmd-deck-list = list
    .description = All your decks
cmd-deck-show = show
    .description = One of your decks, or a prebuilt one, card by card
cmd-deck-new = new
    .description = Create a deck, empty or copied from another
cmd-deck-add = add
    .description = Put up to three cards into a deck
cmd-deck-remove = remove
    .description = Take up to three cards out of a deck
cmd-deck-check = check
    .description = What a deck still needs, rule by rule
cmd-deck-rename = rename
    .description = Give a deck another name
cmd-deck-delete = delete
    .description = Delete a deck
cmd-deck-choose = choose
    .description = The deck you play from now on
cmd-deck-export = export
    .description = A deck as a short code, to keep or to give away
cmd-deck-import = import
    .description = Make a deck from a code
cmd-deck-deck = deck
    .description = Which deck
cmd-deck-last = deck
    .description = Which deck; if left out, the one you last changed
cmd-deck-name = name
    .description = Its name
cmd-deck-import-name = name
    .description = Its name; if left out, its Pistolero’s
cmd-deck-leader = pistolero
    .description = Its Pistolero
cmd-deck-copy = copy
    .description = A deck to start from, yours or a prebuilt one; if left out, it starts empty
cmd-deck-card = card
    .description = A card, by its name
cmd-deck-second = second
    .description = Another card
cmd-deck-third = third
    .description = And one more
cmd-deck-type = type
    .description = Suggest only cards of this type
cmd-deck-keyword = keyword
    .description = Suggest only cards with this keyword
cmd-deck-code = code
    .description = The code, beginning with RG
cmd-wanted-deck = deck
    .description = For Rag’n’Guns: your deck in this game; if left out, the one you have chosen

## The shelf and a deck

title-deck = 🎴 { $deck }
title-deck-list = Your decks: { $count } of { $most }
deck-list-none = Your shelf is empty. `/deck new` starts a deck, from scratch or copied from a prebuilt one.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ used in your next game · ✅ ready · ⚠️ not ready
deck-type = { $type } ({ $count })
deck-ready = ✅ Ready to play.
deck-is-chosen = ★ Used in your next game.
deck-made = A new deck: **{ $deck }**.
deck-added = Added: { $cards }.
deck-removed = Removed: { $cards }.
deck-renamed = **{ $old }** is now called **{ $deck }**.
deck-drop-sure = Delete **{ $deck }**? This cannot be undone; games already under way keep using it.
deck-dropped = Deleted.
btn-drop-deck = Delete it
deck-code =
    The code of **{ $deck }**. Anyone who has it can read the list:
    `{ $code }`

## Sitting down with a deck

btn-deck = My deck
hint-deck = Your deck
offer-decks = 🎴 Bring your own deck or a prebuilt one; nobody sees which until the first card.
deck-pick = Which deck do you want to play? Nobody else sees what you pick.
deck-pick-none = You have no deck that is ready to play. Build one with `/deck new`, or choose a prebuilt one in secret when the game begins.
deck-prebuilt = A prebuilt one, chosen at the table
deck-picked = You now play this deck: **{ $deck }**. Tables you have already joined do not change.
deck-picked-here = Your deck at this table, and from now on: **{ $deck }**.
deck-brought = 🎴 You play **{ $deck }**. Nobody else can see it.

## Refusals

no-own-decks = You cannot bring your own deck to this game. Leave the deck out, or pick Rag’n’Guns.
no-deck-none = You have no deck by that name. `/deck list` shows what you have.
no-deck-none-yet = You have no deck yet. `/deck new` starts one.
no-deck-nameless = A deck needs a readable name.
no-deck-name-taken = You already have a deck by that name. Pick another name.
no-deck-shelf-full = Your shelf is full ({ $most } decks). Delete one first with `/deck delete`.
no-deck-whose = Whose deck is it? Pick a Pistolero, or a deck to copy.
no-deck-another-leader = The deck you copy belongs to another Pistolero. Give either the deck or the Pistolero, not both.
no-deck-no-card = Rag’n’Guns has no such card, or several that sound like it. Pick one from the list.
no-deck-lacks = { $card } is not in this deck.
no-deck-unfit = **{ $deck }** cannot be played as it is. Fix it with `/deck add` and `/deck remove`, or pick another with `/deck choose`.
