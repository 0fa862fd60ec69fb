# Decks of one’s own for Rag’n’Guns: building them, and sitting down with one.

## Slash commands

cmd-deck-group = deck
    .description = Build decks of your own for Rag’n’Guns
cmd-deck-list = list
    .description = All your decks
cmd-deck-show = show
    .description = A deck of yours, or a prebuilt one, card by card
cmd-deck-new = new
    .description = Begin a deck: empty, or as a copy of another
cmd-deck-add = add
    .description = Put up to three cards into a deck
cmd-deck-remove = remove
    .description = Take up to three cards out of a deck
cmd-deck-check = check
    .description = What a deck still lacks, rule by rule
cmd-deck-rename = rename
    .description = Give a deck another name
cmd-deck-delete = delete
    .description = Throw a deck away
cmd-deck-choose = choose
    .description = The deck you sit down with from now on
cmd-deck-export = export
    .description = A deck as a short code, to keep or to give away
cmd-deck-import = import
    .description = Make a deck from a code
cmd-deck-deck = deck
    .description = Which deck
cmd-deck-last = deck
    .description = Which deck; otherwise the one you changed last
cmd-deck-name = name
    .description = What it shall be called
cmd-deck-import-name = name
    .description = What it shall be called; otherwise like its Pistolero
cmd-deck-leader = pistolero
    .description = Whose deck it shall be
cmd-deck-copy = copy
    .description = A deck to begin with, yours or a prebuilt one; otherwise it is empty
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
    .description = For Rag’n’Guns: your deck in this game; otherwise the one you have chosen

## The shelf and a deck

title-deck = 🎴 { $deck }
title-deck-list = Your decks: { $count } of { $most }
deck-list-none = Your shelf is empty. `/deck new` begins a deck, from nothing or as a copy of a prebuilt one.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ goes with you to your next game · ✅ can be played · ⚠️ not yet
deck-type = { $type } ({ $count })
deck-ready = ✅ Ready to play.
deck-is-chosen = ★ Goes with you to your next game.
deck-made = A new deck: **{ $deck }**.
deck-added = In: { $cards }.
deck-removed = Out: { $cards }.
deck-renamed = **{ $old }** is now called **{ $deck }**.
deck-drop-sure = Throw **{ $deck }** away? Nobody brings it back; games under way go on with it all the same.
deck-dropped = Thrown away.
btn-drop-deck = Throw it away
deck-code =
    The code of **{ $deck }**. Whoever has it can read the list:
    `{ $code }`

## Sitting down with a deck

btn-deck = My deck
hint-deck = Your deck
offer-decks = 🎴 With your own deck or a prebuilt one; nobody sees which before the first card.
deck-pick = With which deck do you sit down? Nobody else sees what you pick.
deck-pick-none = You have no deck that is ready to play. Build one with `/deck new`, or choose among the prebuilt ones in secret when the game begins.
deck-prebuilt = A prebuilt one, chosen at the table
deck-picked = From now on you sit down with this deck: **{ $deck }**. Where you sit already nothing changes.
deck-picked-here = Your deck at this table, and from now on: **{ $deck }**.
deck-brought = 🎴 You sit down with **{ $deck }**. Nobody else is told.

## Refusals

no-own-decks = This game does not know decks of your own. Leave the deck out, or pick Rag’n’Guns.
no-deck-none = You have no deck of that name. `/deck list` shows what you have.
no-deck-none-yet = You have no deck yet. `/deck new` begins one.
no-deck-nameless = A deck wants a name that can be read.
no-deck-name-taken = You have a deck of that name already. Pick another name.
no-deck-shelf-full = { $most } decks are on your shelf, and it holds no more. Throw one away first with `/deck delete`.
no-deck-whose = Whose deck shall it be? Pick a Pistolero, or a deck to copy.
no-deck-another-leader = The deck you copy belongs to another Pistolero. Leave one of the two out.
no-deck-no-card = Rag’n’Guns has no such card, or several that sound like it. Pick one from the list.
no-deck-lacks = { $card } is not in this deck.
no-deck-unfit = **{ $deck }** cannot be played as it is. Mend it with `/deck add` and `/deck remove`, or pick another with `/deck choose`.
