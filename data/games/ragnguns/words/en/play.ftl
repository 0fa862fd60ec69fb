# What Rag’n’Guns asks, tells and refuses. The cards are in ragnguns-cards.ftl.

game-ragnguns = Rag’n’Guns

## Questions

ragnguns-ask-deck = Choose your deck. Nobody learns which before the first card.
ragnguns-ask-turn = Your move. { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} at hand, { $belt } in the Cartouchière: what do you do?
ragnguns-ask-pose = Which card do you put down?
ragnguns-ask-zone = Where do you put { $card }?
ragnguns-ask-on-pose = { $card } is in place. What is the effect for?
ragnguns-ask-effect = Which effect do you play?
ragnguns-ask-target = What do you play the effect of { $card } on?
ragnguns-ask-trap = Which Piège do you set?
ragnguns-ask-stake = How many bullets do you stake on it?
ragnguns-ask-shoot = How many bullets do you fire? Your firepower allows { $power }.
ragnguns-ask-split = Your Abri lets { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} through. How many for the card in your Ruelle? Your Pistolero takes the rest.
ragnguns-ask-discard = Which card do you discard?
ragnguns-ask-give-up = The Piège has snapped shut: what do you discard from your hand?
ragnguns-ask-place = On which place of your Planque does { $card } go?
ragnguns-ask-place-trap = Your Piège for { $stake } has been paid. On which place of your Planque does it go back?
ragnguns-ask-stash = Stash your hand, card by card: the last one on a place will be on top. Nothing is seen before the end.
ragnguns-ask-disarm = { $traps ->
    [one] { $traps } Piège
   *[other] { $traps } Pièges
} in your way, and you have { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}: pay, overbid or turn one up?
ragnguns-kind-deck = deck
ragnguns-kind-turn = move
ragnguns-kind-pose = card to put down
ragnguns-kind-zone = zone
ragnguns-kind-on-pose = choice on putting down
ragnguns-kind-effect = effect
ragnguns-kind-target = target
ragnguns-kind-trap = Piège
ragnguns-kind-stake = stake
ragnguns-kind-shoot = bullets to fire
ragnguns-kind-split = sharing of bullets
ragnguns-kind-discard = card to discard
ragnguns-kind-give-up = card to lose
ragnguns-kind-place = place
ragnguns-kind-place-trap = place for the Piège
ragnguns-kind-stash = card to stash
ragnguns-kind-disarm = disarming

## Choices

ragnguns-turn-pose = Put down a card
ragnguns-turn-effect = Play an effect
ragnguns-turn-trap = Set a Piège
ragnguns-turn-shoot = Fusillade!
ragnguns-turn-discard = Discard
ragnguns-turn-step-out = Step out into the Ruelle
ragnguns-turn-end = End the turn
ragnguns-play-zone = { $zone } · { $cost ->
    [one] { $cost } bullet
   *[other] { $cost } bullets
}
ragnguns-play-bullets = { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}
ragnguns-alley = the Ruelle
ragnguns-shelter = the Abri
ragnguns-left = on the left
ragnguns-right = on the right
ragnguns-pass = Take nothing
ragnguns-pistolero = your Pistolero
ragnguns-trap = a Piège face down
ragnguns-shoot = no Fusillade
ragnguns-belt = no effect of the Pistolero
ragnguns-bison-en-colere = Angry Bison
ragnguns-les-dames-d-abord = Ladies First
ragnguns-meche-lente = Slow Fuse
ragnguns-derniere-tournee = Last Round

## Keywords

ragnguns-word-action = ACTION
ragnguns-word-arme = WEAPON
ragnguns-word-objet = OBJECT
ragnguns-word-piege = PIÈGE
ragnguns-word-renfort = REINFORCEMENT
ragnguns-word-epique = EPIC
ragnguns-word-monture = MOUNT
ragnguns-word-animal = ANIMAL
ragnguns-word-femme = WOMAN
ragnguns-word-rapide = QUICK
ragnguns-word-alcool = LIQUOR
ragnguns-word-soin = CARE
ragnguns-word-melee = MELEE
ragnguns-word-feu = FIRE
ragnguns-word-musique = MUSIC
ragnguns-word-sherif = SHERIFF
ragnguns-word-signature = SIGNATURE

## Events

ragnguns-event-chose = { $seat } plays { $pistolero }.
ragnguns-event-rolled = { $seat } rolls the die: { $die }.
ragnguns-event-begins = { $seat } draws first.
ragnguns-event-turn = Turn { $turn }: { $seat } reloads, Barillet at { $barrel }, { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}.
ragnguns-event-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ragnguns-event-ready = Nothing left to draw: { $seat }’s Pistolero is ready to fight.
ragnguns-event-set = { $seat } sets a Piège, face down, and stakes { $stake ->
    [one] { $stake } bullet
   *[other] { $stake } bullets
} on it.
ragnguns-event-paid = { $seat } pays { $stake ->
    [one] { $stake } bullet
   *[other] { $stake } bullets
}: the Piège leaves the way it came.
ragnguns-event-returned = { $seat } takes the Piège back into the Planque, { $place }.
ragnguns-event-overbid = { $seat } overbids: { $stake ->
    [one] { $stake } bullet
   *[other] { $stake } bullets
} to hear no more of it.
ragnguns-event-sprung = { $seat } does nothing, and the Piège turns up: { $card }!
ragnguns-event-bluffed = Nothing happens at all. { $seat } smiles.
ragnguns-event-posed = { $seat } puts { $card } into { $zone } for { $cost ->
    [one] { $cost } bullet
   *[other] { $cost } bullets
}.
ragnguns-event-played = { $seat } plays the effect of { $card }.
ragnguns-event-discarded = { $card } goes to { $seat }’s discard.
ragnguns-event-volley = { $tax ->
    [0] Fusillade by { $seat }!
   *[other] Fusillade by { $seat }! It costs { $tax } more.
}
ragnguns-event-covered = { $seat } is under cover: { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} lost on the way.
ragnguns-event-fired = { $seat } fires { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-event-shot = { $seat } fires { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} at { $target }’s Pistolero: { $total } of 6.
ragnguns-event-shot-card = { $seat } fires { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}: { $card } takes { $taken }.
ragnguns-event-wounded = { $card } takes { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-event-hurt = { $seat }’s Pistolero takes { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}: { $total } of 6.
ragnguns-event-healed = { $seat } takes { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} off { $card }.
ragnguns-event-boosted = { $card } gains { $count } ♠︎ until the end of the turn.
ragnguns-event-loaded = { $seat } picks up { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-event-belted = { $seat } slips { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} into the Cartouchière.
ragnguns-event-stole = { $seat } steals { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} from a Cartouchière.
ragnguns-event-fetched = { $seat } stashes { $card }, { $place }.
ragnguns-event-recalled = { $seat } takes { $card } back into hand.
ragnguns-event-dug = { $seat } rummages in the Planque, { $place }: a card comes up.
ragnguns-event-showed = On { $seat }’s Planque, { $place }, another card lies on top now.
ragnguns-event-swapped = { $seat } swaps Ruelle and Abri.
ragnguns-event-robbed = { $seat } is relieved of { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-event-emptied = { $seat }’s Cartouchière is emptied: { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} on the ground.
ragnguns-event-barred = For this turn { $seat } can forget it: { $barred }.
ragnguns-event-jammed = { $seat }’s Barillet jams: { $barrel }.
ragnguns-event-stepped-out = { $seat }’s Pistolero steps out into the Ruelle. There is no way back.
ragnguns-event-stashed = { $seat } stashes the hand: { $left } on the left, { $right } on the right.
ragnguns-event-kept = { $seat } puts { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} into the Cartouchière.
ragnguns-event-drawn = Nobody can or will fire any more: a draw.

## Refusals

ragnguns-no-no-such-card = You have no such card within reach.
ragnguns-no-in-discard = { $card } is in the discard: it is no longer in play.
ragnguns-no-covered = { $card } lies under another card. Discard the one on top first.
ragnguns-no-zones-full = Your Ruelle and Abri are both taken. First discard the card that you want to replace.
ragnguns-no-nothing-to-pose = None of the cards within reach can be put down for the bullets you have left.
ragnguns-no-no-statistics = { $card } has neither ♠︎ nor ♥︎: it cannot be put down.
ragnguns-no-posed-already = { $card } is in place already, and changes its zone only by an effect.
ragnguns-no-too-dear = { $card } costs { $cost }, and you have { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} left.
ragnguns-no-no-bullets = Not a bullet left: you need at least one.
ragnguns-no-no-trap = { $card } is no Piège.
ragnguns-no-nothing-to-set = You have no Piège to set.
ragnguns-no-barred-shoot = A Piège forbids you any Fusillade this turn.
ragnguns-no-barred-belt = A Piège forbids you the effects of your Pistolero this turn.
ragnguns-no-fired-already = One Fusillade a turn, and you have had yours.
ragnguns-no-no-firepower = Without firepower in your Ruelle there is no Fusillade.
ragnguns-no-too-many = At most { $most ->
    [one] { $most } bullet
   *[other] { $most } bullets
}: your firepower and your supply allow no more.
ragnguns-no-taxed = Your opponent makes you pay { $tax ->
    [one] { $tax } bullet
   *[other] { $tax } bullets
} more to fire, and none would be left to fire.
ragnguns-no-no-effect = { $card } has no effect to play.
ragnguns-no-not-in-play = The effect of { $card } can be played only when the card is in play: put down, or on top of your Planque.
ragnguns-no-used = The effect of { $card } has been used this turn.
ragnguns-no-belt-short = It takes { $cost ->
    [one] { $cost } bullet
   *[other] { $cost } bullets
} of the Cartouchière, and you have { $belt }.
ragnguns-no-no-target = There is nothing for the effect of { $card } to do: it needs a target.
ragnguns-no-nothing-to-play = No effect can be played: bullets or a target are lacking.
ragnguns-no-keeps-pistolero = You do not discard your Pistolero. It would hurt his feelings.
ragnguns-no-out-already = Your Pistolero is in the Ruelle already.
ragnguns-no-not-ready = Your Pistolero is ready to fight only when you have nothing left to draw.
ragnguns-no-zone-full = Taken: { $zone }. First discard what lies there.
ragnguns-no-no-such-zone = You put down into the Ruelle or the Abri, nowhere else.
ragnguns-no-stake = A stake is from one bullet to { $most }.
ragnguns-no-trap-short = With { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} you are short: turn the Piège up, or choose a cheaper one.
ragnguns-no-deck-pistolero = This deck has no Pistolero (R92).
ragnguns-no-deck-unknown = A card of this deck does not exist in this version.
ragnguns-no-deck-twice = { $card } is in it twice: all names must differ, the Pistolero’s included (R92, R93).
ragnguns-no-deck-size = A deck has { $wanted } cards; this one has { $cards } (R92).
ragnguns-no-deck-epics = { $cards } EPIC cards are too many: { $most } at most (R85).
ragnguns-no-deck-signature = { $card } is a Signature: it obeys { $pistolero } alone (R86).
ragnguns-no-deck-signatures = { $cards } Signatures are too many: { $most } at most (R86).
ragnguns-no-code-foreign = This is no deck code: one begins with RG, a number and a dash.
ragnguns-no-code-version = This code is of version { $version }; this bot reads { $ours }.
ragnguns-no-code-damaged = A sign is missing from this code, or there is one too many. Copy all of it again.

## The board and the hand

ragnguns-over = The end
ragnguns-decks = Choosing decks
ragnguns-deck-counts = { $cards }/{ $wanted } cards · { $epics }/{ $most } EPIC · { $signatures }/{ $signed } Signature
ragnguns-headline = Turn { $turn }: { $seat }
ragnguns-life = 💥 { $hurt } of 6 bullets taken · 🔫 firepower { $firepower } ♠︎
ragnguns-ammo = Barillet (barrel) { $barrel } · bullets { $bullets } · Cartouchière (belt) { $belt }
ragnguns-sizes = Hand { $hand } · Deck { $deck }
ragnguns-posed-alley = Ruelle (alley): { $card } ({ $power } ♠︎ · { $resistance } ♥︎{ $wounds ->
    [0] { "" }
    [one] { " " }· hit once
   *[other] { " " }· hit { $wounds } times
})
ragnguns-posed-shelter = Abri (shelter): { $card } ({ $power } ♠︎ · { $resistance } ♥︎{ $wounds ->
    [0] { "" }
    [one] { " " }· hit once
   *[other] { " " }· hit { $wounds } times
})
ragnguns-out-there = Ruelle (alley): the Pistolero in person ({ $power } ♠︎)
ragnguns-ready-now = Ready to fight
ragnguns-pile-left = Planque (stash) on the left: { $height }, on top { $top }
ragnguns-pile-right = Planque (stash) on the right: { $height }, on top { $top }
ragnguns-thrown = Discard: { $cards }
ragnguns-laid = Pièges (traps) set, to be paid: { $stakes }
ragnguns-effect-played = Being played: { $cards }
ragnguns-mine-hand = Your hand
ragnguns-mine-left = Your Planque on the left, from the top down
ragnguns-mine-right = Your Planque on the right, from the top down
ragnguns-mine-traps = The Pièges you have set
ragnguns-mine-plan = Put away already
ragnguns-mine-rest = Still to be drawn, in no order: { $cards }
ragnguns-mine-none = You have no cards in hand or Planque.
ragnguns-mine-belt = { $pistolero } · paid with bullets of your Cartouchière
ragnguns-mine-trap = { $card } · stake { $stake }
ragnguns-legend = ♠︎ firepower · ♥︎ bullets a card takes before it goes · (1) price in bullets · ∞ the card stays and can do it once a turn; without ∞ it is discarded · ↴ once, when put down · ♦︎ as long as it lies there
ragnguns-face-down = (face down)
ragnguns-numbers = cost { $cost } · { $power } ♠︎ · { $resistance } ♥︎
ragnguns-price = ({ $cost }) { $text }
ragnguns-price-again = ({ $cost } ∞) { $text }
ragnguns-on-alley = ↴ Ruelle: { $text }
ragnguns-on-shelter = ↴ Abri: { $text }
ragnguns-as-alley = ♦︎ Ruelle: { $text }
ragnguns-as-shelter = ♦︎ Abri: { $text }
ragnguns-words-or = { $most } or { $last }
ragnguns-at-left = { $card } → on the left
ragnguns-at-right = { $card } → on the right
ragnguns-at-left-up = { $card } → on the left, face up
ragnguns-at-right-up = { $card } → on the right, face up
ragnguns-disarm-pay = Pay Piège { $place } ({ $cost })
ragnguns-disarm-overbid = Overbid Piège { $place } ({ $cost })
ragnguns-disarm-take = Turn up Piège { $place }
ragnguns-split-share = { $card } { $taken } · Pistolero { $rest }
ragnguns-split-fatal = { $card } { $taken } · Pistolero { $rest } 💀
ragnguns-sheet-words = Type and keywords
ragnguns-sheet-power = Power in the Ruelle
ragnguns-sheet-text = What it says
ragnguns-turned-hand = In hand: { $cards }
ragnguns-turned-traps = Under the stakes: { $cards }
ragnguns-turned-stash = In the Planque: { $cards }

## What each effect says, made of what its function does

ragnguns-does-nothing = Nothing at all. That is the bluff.
ragnguns-does-fires = Fire { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-does-fires-with = With { $words } in your Ruelle: fire { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-does-hits = { $count ->
    [one] Fire 1 bullet at { $zone } of your opponent.
   *[other] Fire up to { $count } bullets at { $zone } of your opponent.
}
ragnguns-does-hits-with = { $count ->
    [one] With { $words } in your Ruelle: fire 1 bullet at { $zone } of your opponent.
   *[other] With { $words } in your Ruelle: fire up to { $count } bullets at { $zone } of your opponent.
}
ragnguns-does-hits-both = Fire up to { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} at the opposing Ruelle, and as many at the Abri.
ragnguns-does-heals = { $count ->
    [one] Take 1 bullet off one of your cards in Ruelle or Abri.
   *[other] Take up to { $count } bullets off one of your cards in Ruelle or Abri.
}
ragnguns-does-boosts = The card in your Ruelle gains { $count } ♠︎ until the end of the turn.
ragnguns-does-boosts-with = The { $words } card in your Ruelle gains { $count } ♠︎ until the end of the turn.
ragnguns-does-loads = Take { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} from the pile.
ragnguns-does-belts = Put { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} from the pile into your Cartouchière.
ragnguns-does-steals = { $count ->
    [one] Take 1 bullet of the opposing Cartouchière for your own.
   *[other] Take up to { $count } bullets of the opposing Cartouchière for your own.
}
ragnguns-does-draws = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ragnguns-does-fetches = Stash a { $words } card from your discard.
ragnguns-does-recalls = Take a { $words } card from your discard into your hand.
ragnguns-does-digs = Bring a covered card of your Planque to the top of its place.
ragnguns-does-swaps = Swap your Ruelle and Abri, unless your Pistolero has stepped out.
ragnguns-does-strips = Discard the top card of one place of the opposing Planque.
ragnguns-does-strips-both = Discard the top card of both places of the opposing Planque.
ragnguns-does-drops = Your opponent discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of the hand, whichever he likes.
ragnguns-does-robs = { $count ->
    [one] Your opponent loses 1 of the bullets just loaded.
   *[other] Your opponent loses up to { $count } of the bullets just loaded.
}
ragnguns-does-empties = The opposing Cartouchière is emptied.
ragnguns-does-bars-shoot = No Fusillade for your opponent this turn.
ragnguns-does-bars-belt = No effect of the Pistolero for your opponent this turn.
ragnguns-does-jams = The opposing Barillet goes back by 1, though not below 1.
ragnguns-does-topples = The card in the opposing Ruelle is discarded.
ragnguns-does-mills = Your opponent discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from the top of the deck.
ragnguns-does-power = Your firepower grows by { $count }.
ragnguns-does-cover = Each opposing Fusillade loses { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-does-tax = Each opposing Fusillade costs { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} more.
ragnguns-does-toll = To pay or overbid your Pièges costs { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} more.
ragnguns-does-ammo = You reload { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} more.
ragnguns-does-cards = You draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} more at the start of your turn.
ragnguns-does-discount = Your { $words } cards cost { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} less to put down.
ragnguns-does-mend = When you reload, take { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} off the card in your other zone.
ragnguns-does-volleys = You may fire { $count ->
    [one] { $count } Fusillade
   *[other] { $count } Fusillades
} more a turn.

## Commands

cmd-ragnguns-group = ragnguns
    .description = The moves of Rag’n’Guns
cmd-ragnguns-table = table
    .description = Which table, if you play at several
cmd-ragnguns-deck = deck
    .description = Choose your deck for this game
cmd-ragnguns-deck-name = name
    .description = The deck
cmd-ragnguns-pose = pose
    .description = Put a card into your Ruelle or Abri
cmd-ragnguns-pose-card = card
    .description = From your hand, or from the top of your Planque
cmd-ragnguns-pose-zone = zone
    .description = Ruelle or Abri
cmd-ragnguns-discard = discard
    .description = Discard a card, wherever it is
cmd-ragnguns-discard-card = card
    .description = The card
cmd-ragnguns-effect = effect
    .description = Play an effect
cmd-ragnguns-effect-name = name
    .description = Which effect, of which card
cmd-ragnguns-effect-target = target
    .description = What it is for, where there is a choice
cmd-ragnguns-effect-place = place
    .description = Where to stash what the effect fetches
cmd-ragnguns-trap = trap
    .description = Set a Piège, face down
cmd-ragnguns-trap-card = card
    .description = The Piège
cmd-ragnguns-trap-stake = stake
    .description = How many bullets on it
cmd-ragnguns-disarm = disarm
    .description = Pay, overbid or turn up a Piège
cmd-ragnguns-disarm-answer = answer
    .description = What you do, about which Piège
cmd-ragnguns-shootout = shootout
    .description = Fire at your opponent, once a turn
cmd-ragnguns-shootout-bullets = bullets
    .description = How many bullets
cmd-ragnguns-split = split
    .description = Share the bullets that hit you
cmd-ragnguns-split-bullets = bullets
    .description = How many for the card in your Ruelle
cmd-ragnguns-step-out = step-out
    .description = Send your Pistolero into the Ruelle, for good
cmd-ragnguns-stash = stash
    .description = Give a card of your hand its place in the Planque
cmd-ragnguns-stash-card = card
    .description = The card, and where it goes
cmd-ragnguns-end = end
    .description = End your turn
cmd-ragnguns-choose = choose
    .description = Answer what a card asks you
cmd-ragnguns-choose-answer = answer
    .description = What you choose
