# What Rag’n’Guns asks, tells and refuses. The cards are in ragnguns-cards.ftl.

game-ragnguns = Rag’n’Guns

## Questions

ragnguns-ask-deck = Choose your deck. Nobody learns which before the first card.
ragnguns-ask-turn = Your move: { $bullets ->
    [0] no bullet left to pay or shoot
    [one] { $bullets } bullet to spend
   *[other] { $bullets } bullets to spend
}.
# Below it: what wins, and in the first turns how
ragnguns-goal = **{ $count ->
    [6] 6 hits
    [one] One more hit
   *[other] { $count } more hits
} on { $name } { $count ->
    [one] wins
   *[other] win
}.**
ragnguns-danger = **{ $count ->
    [one] One more hit on you, and you fall.
   *[other] { $count } more hits on you, and you fall.
}**
ragnguns-fired = Your move: { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}, Shootout fired.
ragnguns-how-pose = A Shootout needs 🎯 in your Alley.
ragnguns-how-trap = A Piège: they pay your stake to send it back, or spring it.
ragnguns-how-down = Face down, it only shows as a Piège.
ragnguns-how-shoot = **Shootout!** fires up to { $power } (🎯), if you have the bullets.
ragnguns-all-dear = All too dear for now. At first that is normal: next turn you load one bullet more.
ragnguns-soon-ready = Your deck is empty: next turn your Pistolero may step out, to fire from the Alley.
ragnguns-full = Zones full: throw a card away first.
ragnguns-if-sprung = If sprung: { $does }
ragnguns-taken = { $zone ->
    [alley] Alley taken
   *[shelter] Shelter taken
}
ragnguns-ask-pose = Which card do you place?
ragnguns-ask-zone = Where do you place { $card }?
ragnguns-ask-on-pose = { $card } is in place. Now its effect:
ragnguns-ask-effect = Which effect do you play?
ragnguns-ask-target = What do you play the effect of { $card } on?
ragnguns-ask-trap = Which Piège do you set?
ragnguns-ask-stake = How many bullets on { $card }? On their turn your opponent pays as many{ $toll ->
    [0] { "" }
   *[other] {" "}(+{ $toll })
} to send it back to your Stash, one more to discard it, or springs it.
ragnguns-ask-shoot = How many bullets do you fire?
ragnguns-ask-split = **{ $by }: { $bullets ->
    [one] a bullet flies at you.** Who takes it
   *[other] { $bullets } bullets fly at you.** Who takes them
}, the card in your Alley or your Pistolero?
ragnguns-fatal-split = **{ $by }: { $bullets } bullets fly at you.** { $card } stops { $stopped } at most.
ragnguns-ask-discard = Which card do you throw away, without its effect?
ragnguns-ask-give-up = The Piège has snapped shut: what do you discard from your hand?
ragnguns-ask-place = Which pile of your Stash does { $card } go on?
ragnguns-ask-place-trap = Your Piège for { $stake }{ $toll ->
    [0] { "" }
   *[other] {" "}(+{ $toll })
} was paid. On which pile of your Stash does it go back? Face up, they see it.
ragnguns-ask-stash = Stash your hand: the top of each pile is yours to use next turn.
ragnguns-ask-disarm = { $traps ->
    [one] A Piège (trap) lies
   *[other] { $traps } Pièges (traps) lie
} before you, and you have { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}.
ragnguns-deadly-trap = Past your cards, a Piège could put { $most ->
    [one] 1 bullet
   *[other] { $most } bullets
} into your Pistolero; { $left } more, and you fall.
ragnguns-pick-turn = Play a card or end your turn
ragnguns-pick-stash = Put a card on a pile
ragnguns-pick-disarm = Pay, outbid or spring
ragnguns-pick-give-up = Discard a card
ragnguns-kind-deck = deck
ragnguns-kind-turn = move
ragnguns-kind-pose = card to place
ragnguns-kind-zone = zone
ragnguns-kind-on-pose = choice when placing
ragnguns-kind-effect = effect
ragnguns-kind-target = target
ragnguns-kind-trap = Piège
ragnguns-kind-stake = stake
ragnguns-kind-shoot = bullets to fire
ragnguns-kind-split = splitting bullets
ragnguns-kind-discard = card to discard
ragnguns-kind-give-up = card to lose
ragnguns-kind-place = pile
ragnguns-kind-place-trap = pile for the Piège
ragnguns-kind-stash = card to stash
ragnguns-kind-disarm = disarming

## Choices

ragnguns-turn-pose = Place a card
    .does = In your Alley to fire, in your Shelter to take bullets.
ragnguns-turn-effect = Play an effect
    .does = What one of your cards, or your Pistolero, can do.
ragnguns-turn-trap = Set a Piège
    .does = Your opponent must deal with it before their moves.
ragnguns-turn-shoot = Shootout!
    .does = Once a turn: fire up to your 🎯 in bullets.
ragnguns-turn-discard = Throw away
    .does = One of your cards, without its effect.
ragnguns-turn-step-out = Step out into the Alley
    .does = Your deck is empty: your Pistolero fires there and takes the bullets. The card there is discarded.
# Beside it, the firepower that the Pistolero has there
ragnguns-play-step-out = { ragnguns-turn-step-out } ({ $power } 🎯)
ragnguns-turn-end = End the turn
    .does = You stash your hand; bullets left go into your Belt.
ragnguns-play-effect = { $card }: { $does }{ $cost ->
    [0] { "" }
   *[other] {" "}({ $cost })
}{ $zone ->
    [none] { "" }
   *[other] , then gone
}
ragnguns-play-belt = Belt { $cost }: { $does }
ragnguns-play-zone = { $zone } ({ $cost ->
    [0] free
   *[other] { $cost }
})
ragnguns-play-stake = stake { $count }
ragnguns-play-bullets = { $stopped ->
    [0] { $count ->
        [one] { $count } bullet
       *[other] { $count } bullets
    }
   *[other] { $count } · { $card } { $does ->
        [falls] falls
       *[other] stops { $stopped }
    }
}{ $does ->
    [stops] { "" }
    [falls] { "" }
    [kills] : { $range } of 6 💀
   *[hits] : { $range } of 6
}
ragnguns-alley = Alley
    .does = You can fire from there.
ragnguns-shelter = Shelter
    .does = Takes bullets in your Pistolero’s place.
ragnguns-left = on the left
ragnguns-right = on the right
ragnguns-pass = Take nothing
    .does = You go on without it.
ragnguns-pistolero = your Pistolero
ragnguns-volley = Shootout
ragnguns-trap = a Piège face down
ragnguns-au-corps-a-corps = Hand to Hand
    .about = Strong fighters, few tricks: good to begin
ragnguns-la-horde-sauvage = The Wild Herd
    .about = Beasts and quick draws
ragnguns-la-ligue-des-dames = The Ladies’ League
    .about = Women with rifles keep firing
ragnguns-l-etoile-et-le-baume = Star and Balm
    .about = Heals, and wears them down
ragnguns-tout-feu-tout-flamme = All Ablaze
    .about = Cannon and dynamite against the Shelter
ragnguns-la-souriciere = The Mousetrap
    .about = Most Pièges (traps): bluff and wait
ragnguns-le-dernier-verre = One for the Road
    .about = Bottles that come back, a few Pièges
ragnguns-le-bal-des-pendus = The Hanged Men’s Ball
    .about = Music comes back and hits the Alley

## Keywords

ragnguns-word-action = ACTION
ragnguns-word-arme = WEAPON
ragnguns-word-objet = ITEM
ragnguns-word-piege = PIÈGE
    .also = trap
ragnguns-word-renfort = REINFORCEMENT
ragnguns-word-epique = EPIC
ragnguns-word-monture = MOUNT
ragnguns-word-animal = ANIMAL
ragnguns-word-femme = WOMAN
ragnguns-word-rapide = QUICK
ragnguns-word-alcool = BOOZE
ragnguns-word-soin = HEALING
ragnguns-word-melee = MELEE
ragnguns-word-feu = FIRE
ragnguns-word-musique = MUSIC
ragnguns-word-sherif = SHERIFF
ragnguns-word-signature = SIGNATURE

## Events

ragnguns-event-chose = { $seat } plays as { $pistolero }.
ragnguns-event-rolled = { $seat } rolls the die: { $die }.
ragnguns-event-began = { $seat } goes first.
ragnguns-first = { $seat } has the higher die ({ $dice }) and goes first.
ragnguns-event-turn-began = Turn { $turn }: { $seat } reloads, Cylinder at { $barrel }, { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
}.
ragnguns-event-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .opened = { $seat } draws { $cards }.
ragnguns-event-became-ready = Nothing left to draw: { $seat }’s Pistolero is ready to fight and may step out into the Alley.
ragnguns-event-set = { $seat } sets a Piège for { $stake ->
    [one] { $stake } bullet
   *[other] { $stake } bullets
}.
ragnguns-event-paid = { $seat } pays { $price ->
    [one] { $price } bullet
   *[other] { $price } bullets
}: that Piège goes back to the Stash.
ragnguns-event-returned = { $seat } puts the Piège back on the Stash, { $place }.
ragnguns-event-overbid = { $seat } outbids: { $price ->
    [one] { $price } bullet
   *[other] { $price } bullets
}, and good riddance.
ragnguns-event-unmasked = { $seat } outbids { $card } for { $price }.
ragnguns-event-sprung = { $seat } springs { $card } rather than pay { $price }.{ $harms ->
    [0] {" "}No harm done.
   *[other] { "" }
}
ragnguns-event-bluffed = Nothing happens at all. { $seat } smiles.
ragnguns-event-posed = { $seat } places { $card } in the { $zone } ({ $cost ->
    [0] free
    [one] { $cost } bullet
   *[other] { $cost } bullets
}).
ragnguns-event-played = { $seat } plays the effect of { $card }.
ragnguns-event-discarded = { $seat } discards { $card }.
ragnguns-stripped = { $seat } loses { $card } { $zone ->
    [alley] from the Alley
    [shelter] from the Shelter
   *[stash] from the Stash
}.
ragnguns-done-fetched = One card goes back on the Stash.
ragnguns-done-recalled = One card goes back into the hand.
ragnguns-done-healed = { $card }: { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} healed.
ragnguns-event-paid-back = { $seat } pays { $price }: { $target }’s Piège goes back.
ragnguns-event-volley-fired = { $tax ->
    [0] Shootout by { $seat }!
    [one] Shootout by { $seat }! It costs { $tax } extra bullet.
   *[other] Shootout by { $seat }! It costs { $tax } extra bullets.
}
ragnguns-event-covered = { $card } covers { $seat }: { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} lost on the way.
ragnguns-event-fired = { $seat } fires { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-event-shot = { $seat } hits { $target }{ $taken ->
    [one] { "" }
   *[other] {" "}{ $taken } times
}: { $total } of 6.
ragnguns-event-shot-card = { $seat } hits { $card } ({ $target }){ $taken ->
    [one] { "" }
   *[other] {" "}{ $taken } times
}.
ragnguns-event-wounded = { $by }: { $count ->
    [one] a hit
   *[other] { $count } hits
} on { $card } ({ $seat }){ $surplus ->
    [0] { "" }
    [one]  💀, 1 bullet wasted
   *[other]  💀, { $surplus } bullets wasted
}.
ragnguns-event-hurt = { $by }: { $count ->
    [one] a hit
   *[other] { $count } hits
} on { $seat }, { $total } of 6.
ragnguns-event-struck = { $by } hits { $seat } in the Alley{ $count ->
    [one] { "" }
   *[other] {" "}{ $count } times
}: { $total } of 6.
ragnguns-event-healed = { $seat } heals { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} from { $card }: { $by }.
ragnguns-event-boosted = { $seat }’s { $card } gains { $count } 🎯 until the end of the turn.
ragnguns-event-loaded = { $seat } picks up { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-event-belted = { $seat } slips { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} into the Belt.
ragnguns-event-stole = { $seat } steals { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} from the opposing Belt.
ragnguns-event-fetched = { $seat } stashes { $card }, { $place }.
ragnguns-event-hid = { $seat } stashes a Piège from the discard pile face down, { $place }.
ragnguns-event-recalled = { $seat } takes { $card } back into hand.
ragnguns-event-dug = { $seat } rummages in the Stash, { $place }: a card comes up.
ragnguns-event-revealed = On { $seat }’s Stash, { $place }, another card lies on top now.
ragnguns-event-swapped = { $seat } swaps Alley and Shelter.
ragnguns-event-robbed = { $seat } loses { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
ragnguns-event-barred = This turn { $seat } gets no Shootout.
ragnguns-event-stepped-out = { $seat }’s Pistolero steps out into the Alley.
ragnguns-event-stashed = { $seat } stashes the hand: { $left ->
    [0] { $right } on the right
   *[other] { $right ->
        [0] { $left } on the left
       *[other] { $left } on the left, { $right } on the right
    }
}.
ragnguns-event-kept = { $seat } puts { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} into the Belt.
ragnguns-event-drawn = Nobody can or will fire anymore: a draw.
ragnguns-brief-posed = { $card } → { $zone }
ragnguns-brief-set = Piège for { $stake }
ragnguns-brief-loaded = +{ $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}
ragnguns-brief-belted = Belt +{ $count }
ragnguns-brief-boosted = { $card } +{ $count } 🎯
ragnguns-brief-paid-back = sends a Piège back for { $price }
ragnguns-brief-unmasked = outbids { $card } ({ $price })
ragnguns-brief-undone-alone = takes a choice back
ragnguns-brief-discarded = discards { $card }

## Refusals

ragnguns-no-no-such-card = You have no such card within reach.
ragnguns-no-in-discard = { $card } is in the discard pile: it is no longer in play.
ragnguns-no-covered = { $card } lies under another card. Throw the one on top away first.
ragnguns-no-zones-full = Your Alley and Shelter are both taken. First throw away the card that you want to replace.
ragnguns-no-nothing-to-pose = None of the cards within reach can be placed for the bullets you have left.
ragnguns-no-no-statistics = { $card } has neither 🎯 nor 🧱: it cannot be placed.
ragnguns-no-posed-already = { $card } is already in place, and changes its zone only by an effect.
ragnguns-no-too-dear = { $card } costs { $cost }, and you have { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} left.
ragnguns-no-no-bullets = Not a bullet left: you need at least one.
ragnguns-no-no-trap = { $card } is not a Piège.
ragnguns-no-nothing-to-set = You have no Piège to set.
ragnguns-no-barred-shoot = A Piège stops you from shooting this turn.
ragnguns-no-fired-already = You have had all your Shootouts of this turn.
ragnguns-no-no-firepower = Without firepower in your Alley there is no Shootout.
ragnguns-no-too-many = At most { $max ->
    [one] { $max } bullet
   *[other] { $max } bullets
}: your firepower and your bullets allow no more.
ragnguns-no-taxed = Your opponent makes you pay { $tax ->
    [one] { $tax } bullet
   *[other] { $tax } bullets
} more to fire, and none would be left to fire.
ragnguns-no-no-effect = { $card } has no effect to play.
ragnguns-no-not-in-play = The effect of { $card } can be played only when the card is in play: placed in a zone, or on top of your Stash.
ragnguns-no-used = The effect of { $card } has been used this turn.
ragnguns-no-belt-short = It takes { $cost ->
    [one] { $cost } bullet
   *[other] { $cost } bullets
} from the Belt, and you have { $belt }.
ragnguns-no-alley-empty = Your Alley is empty: nothing there can gain 🎯 from { $card }.
ragnguns-no-alley-unfit = What stands in your Alley lacks the keyword that { $card } asks for. A Pistolero there counts with their own keywords, and is no WEAPON.
ragnguns-no-no-target = There is nothing for the effect of { $card } to do: it needs a target.
ragnguns-no-nothing-to-play = No effect can be played: you lack bullets or a target.
ragnguns-no-keeps-pistolero = You do not discard your Pistolero. Feelings would be hurt.
ragnguns-no-out-already = Your Pistolero is in the Alley already.
ragnguns-no-not-ready = Your Pistolero is ready to fight only when you have nothing left to draw.
ragnguns-no-zone-full = Taken: { $zone }. First throw away the card there.
ragnguns-no-no-such-zone = Cards go in the Alley or the Shelter, nowhere else.
ragnguns-no-stake = { $max ->
    [one] Stake 1 bullet: no more, no less.
   *[other] Stake 1 to { $max } bullets.
}
ragnguns-no-trap-short = With { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
} you are short: spring the Piège, or choose a cheaper one.
ragnguns-no-deck-pistolero = This deck has no Pistolero (R92).
ragnguns-no-deck-unknown = A card of this deck does not exist in this version.
ragnguns-no-deck-twice = { $card } is in it twice: all names must differ, the Pistolero’s included (R92, R93).
ragnguns-no-deck-size = A deck has { $wanted } cards; this one has { $cards } (R92).
ragnguns-no-deck-epics = { $cards } EPIC cards are too many: { $max } at most (R85).
ragnguns-no-deck-signature = { $card } is a Signature: it obeys only { $pistolero } (R86).
ragnguns-no-deck-signatures = { $cards } Signatures are too many: { $max } at most (R86).
ragnguns-no-code-foreign = Not a deck code: those begin with RG, a number and a dash.
ragnguns-no-code-version = This code is of version { $version }; this bot reads { $ours }.
ragnguns-no-code-damaged = A character is missing from this code, or there is one too many. Copy all of it again.

## The board and the hand

ragnguns-over = The end
ragnguns-verdict = 6 hits to { $own }{ ragnguns-course }: { $card } brought { $name } ({ $target }) down
ragnguns-verdict-volley = 6 hits to { $own }{ ragnguns-course }: the Shootout brought { $name } ({ $target }) down
ragnguns-course = { $lead ->
    [plain] { "" }
    [most] , ahead most of the game
    [last] , ahead only at the very end
    [again] , back in the lead only at the very end
   *[turn] , ahead since turn { $turn }
}
# Above the last turns in chips
ragnguns-chips = Bullets taken, turn by turn
ragnguns-last-cards = Hidden until the end
# Above the hits of a turn, short
ragnguns-chips-before = Before
ragnguns-chips-turn = T{ $turn }
# What decided the game; $target: the Pistolero who fell, $card: what fired
ragnguns-decided = Turn { $turn }: { $card } puts the sixth bullet into { $name }’s { $target }.
ragnguns-decided-volley = Turn { $turn }: { $by }’s Shootout puts the sixth bullet into { $name }’s { $target }.
ragnguns-decided-open = Out in the Alley only the Shelter covers a Pistolero.
ragnguns-decided-spared = { $name }’s card in the Alley could have taken { $count ->
    [one] one bullet
   *[other] { $count } bullets
}: { $name } would still stand.
ragnguns-decided-bare = Nothing was left in { $name }’s Shelter to stop bullets.
ragnguns-decks = Choosing decks
ragnguns-deck-running = **{ $cards } of { $wanted }** · { $epics ->
    [0] no EPIC left
   *[other] { $epics } EPIC left
} · { $signatures ->
    [0] its Signature is in
   *[other] 1 Signature left
}
ragnguns-deck-counts = { $cards }/{ $wanted } cards · { $epics }/{ $max } EPIC · { $signatures }/{ $signed } Signature
ragnguns-headline = Turn { $turn } · { $seat }
ragnguns-headline-answer = Turn { $turn } · { $seat } answers
ragnguns-life = 💥 { $hurt } of 6 bullets taken · 🎯 firepower { $firepower }
ragnguns-ammo = Cylinder { $barrel } · bullets { $bullets } · Belt { $belt }
ragnguns-sizes = Hand { $hand } · Deck { $deck }
ragnguns-posed-alley = Alley: { $card } ({ $power } 🎯 · { $resistance } 🧱{ $wounds ->
    [0] { "" }
    [one] { " " }· hit once
   *[other] { " " }· hit { $wounds } times
})
ragnguns-posed-shelter = Shelter: { $card } ({ $power } 🎯 · { $resistance } 🧱{ $wounds ->
    [0] { "" }
    [one] { " " }· hit once
   *[other] { " " }· hit { $wounds } times
})
ragnguns-out-there = Alley: the Pistolero in person ({ $power } 🎯)
ragnguns-ready-now = Ready to fight: may step out into the Alley
ragnguns-pile-left = Stash on the left: { $height }, on top { $top }
ragnguns-pile-right = Stash on the right: { $height }, on top { $top }
ragnguns-thrown = Discard pile: { $cards }
ragnguns-laid = Pièges (traps) set: { $stakes }
ragnguns-effect-played = Being played: { $cards }
ragnguns-mine-hand = Hand
ragnguns-mine-left = Stash, left, from the top down
ragnguns-mine-right = Stash, right, from the top down
ragnguns-mine-traps = Pièges set
ragnguns-mine-plan = Already stashed
ragnguns-mine-rest = Still to be drawn, in no particular order: { $cards }
ragnguns-mine-none = You have no cards in hand or Stash.
ragnguns-mine-belt = { $pistolero } · paid with bullets from your Belt
ragnguns-stake = { $stake ->
    [one] { $stake } bullet on it
   *[other] { $stake } bullets on it
}{ $toll ->
    [0] { "" }
   *[other] , { $price } to pay
}
ragnguns-legend = 🎯 Firepower: bullets it can fire from the Alley (a Pistolero steps out once the deck is empty) · 🧱 Toughness: bullets it takes to bring a card down · *Pay 1*: one bullet · *Each turn*: the card stays; *Discard it*: its effect costs the card · *re-stash*: from the discard pile to the Stash · ⚡ ACTION, played from hand
legend-ragnguns = { ragnguns-legend }
ragnguns-face-down = (face down)
ragnguns-cost = cost { $cost }
ragnguns-cost-stake = cost: your stake
ragnguns-numbers = cost { $cost } · { ragnguns-strengths }
ragnguns-strengths = { $power } 🎯 · { $resistance } 🧱
ragnguns-price-once = { $cost ->
    [0] In play, discard it
   *[other] In play, pay { $cost }, discard it
}: { $text }
    .short = { $cost ->
    [0] In play, use up
   *[other] In play, use up for { $cost }
}: { $text }
ragnguns-price-again = { $cost ->
    [0] Each turn
   *[other] Each turn, pay { $cost }
}: { $text }
ragnguns-price-action = { $cost ->
    [0] { "" }
   *[other] Pay { $cost }:{" "}
}{ $text }
ragnguns-price-belt = Belt { $cost }: { $text }
ragnguns-on-alley = Placed in Alley: { $text }
    .short = Into Alley: { $text }
ragnguns-on-shelter = Placed in Shelter: { $text }
    .short = Into Shelter: { $text }
ragnguns-as-alley = While in Alley: { $text }
    .short = While in Alley: { $text }
ragnguns-as-shelter = While in Shelter: { $text }
    .short = While in Shelter: { $text }
ragnguns-words-or = { $first } or { $last }
ragnguns-at-left = { $card } → left
ragnguns-at-right = { $card } → right
ragnguns-at-stash = { $card } → Stash
ragnguns-otherwise = Choose piles
ragnguns-stash-all = Stash all
    .does = Each card goes on a pile, in the order of your hand.
ragnguns-stash-tops = **Stash all** leaves on top: left { $left }, right { $right }.
ragnguns-fetched-left = left, face down
ragnguns-fetched-right = right, face down
ragnguns-fetched-left-up = left, face up
ragnguns-fetched-right-up = right, face up
ragnguns-side-down = face down
ragnguns-side-up = face up
ragnguns-disarm-pay = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}Pay { $cost } · { $count ->
    [one] back to their Stash
   *[other] goes back
}
ragnguns-disarm-overbid = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}{ $count ->
    [one] Outbid: { $cost } · discarded
   *[other] Outbid { $cost } · gone
}
ragnguns-disarm-take = { $count ->
    [one] { "" }
   *[other] Piège { $place } ·{" "}
}{ $count ->
    [one] Spring it · free, but it acts
   *[other] Spring · it acts
}
ragnguns-split-card = Alley takes { $taken }{ $falls ->
    [0] { "" }
   *[other] {" "}(falls)
}
ragnguns-split-pistolero = You take { $rest } { $total ->
    [6] 💀
   *[other] ({ $total } of 6)
}
ragnguns-split-share = Alley { $taken }{ $falls ->
    [0] { "" }
   *[other] {" "}(falls)
} · you { $rest } { $total ->
    [6] 💀
   *[other] ({ $total } of 6)
}
ragnguns-split-fatal = Face them
ragnguns-sheet-words = Type and keywords
ragnguns-sheet-power = Firepower in the Alley
ragnguns-sheet-text = Its effects
ragnguns-turned-hand = In hand: { $cards }
ragnguns-turned-traps = Under the stakes: { $cards }
ragnguns-turned-stash = In the Stash: { $cards }

## What each effect says, made of what its function does

ragnguns-does-nothing = Nothing at all. That is the bluff.
    .short = nothing, a bluff
ragnguns-does-fires = Fire { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
    .against = { $count } bullets fly at { $name }.
    .short = fire { $count }
ragnguns-does-fires-with = If you have { A($words) } card in your Alley: fire { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
    .short = fire { $count } with { $words } in Alley
ragnguns-does-hits = { $count ->
    [one] Fire 1 bullet at your opponent’s { $zone }.
   *[other] Fire up to { $count } bullets at your opponent’s { $zone }.
}
    .against = Up to { $count } bullets at { $name }’s { $zone }.
    .short = fire { $count } at their { $zone }
ragnguns-does-hits-with = { $count ->
    [one] If you have { A($words) } card in your Alley: fire 1 bullet at your opponent’s { $zone }.
   *[other] If you have { A($words) } card in your Alley: fire up to { $count } bullets at your opponent’s { $zone }.
}
    .short = fire { $count } at their { $zone } with { $words } in Alley
ragnguns-does-hits-both = Fire up to { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} at your opponent’s Alley, and as many at the Shelter.
    .against = Up to { $count } bullets at { $name }’s Alley, and as many at the Shelter.
    .short = fire { $count } at each of their zones
ragnguns-does-heals = { $count ->
    [one] Heal 1 bullet from your card in the Alley or Shelter.
   *[other] Heal up to { $count } bullets from your card in the Alley or Shelter.
}
    .short = heal a placed card by { $count }
ragnguns-does-boosts = The card in your Alley gains { $count } 🎯 until the end of the turn.
    .short = +{ $count } 🎯 this turn
ragnguns-does-boosts-with = The { $words } card in your Alley gains { $count } 🎯 until the end of the turn.
    .short = +{ $count } 🎯 with { $words } in Alley
ragnguns-does-keeps-up = Gain { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}, or { $more } if your Cylinder is no fuller than your opponent’s.
    .short = { $now ->
        [yes] +{ $count } { $count ->
            [one] bullet
           *[other] bullets
        }
       *[no] +{ $count }, or +{ $more } bullets if Cylinder no fuller than theirs
    }
ragnguns-does-belts = Put { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} from the supply into your Belt.
    .short = Belt +{ $count }
ragnguns-does-steals = { $count ->
    [one] Move 1 bullet from the opposing Belt to your own.
   *[other] Move up to { $count } bullets from the opposing Belt to your own.
}
    .against = { $lost ->
        [one] 1 bullet goes
       *[other] { $lost } bullets go
    } from { $name }’s Belt to { $by }’s.
    .short = steal { $count } from their Belt
ragnguns-does-draws = Draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
    .short = draw { $count }
ragnguns-does-fetches = Stash { A($words) } card from your discard pile.
    .short = re-stash { A($words) }
ragnguns-does-recalls = Take { A($words) } card from your discard pile into your hand.
    .short = take back { A($words) }
ragnguns-does-digs = Bring a covered card of your Stash to the top of its pile.
    .short = bring up a covered Stash card
ragnguns-does-swaps = Swap your Alley and Shelter, unless your Pistolero has stepped out.
    .short = swap Alley and Shelter
ragnguns-does-strips = Discard the top card of one pile of the opposing Stash.
    .short = they lose a top Stash card
ragnguns-does-strips-both = Discard the top card of both piles of the opposing Stash.
    .against = { $name } discards the top of { $lost ->
        [one] one pile
       *[other] both piles
    }.
    .short = they lose both top Stash cards
ragnguns-does-drops = Your opponent discards { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from hand, of their choice.
    .against = { $name } discards { $lost ->
        [one] a card
       *[other] { $lost } cards
    } from hand.
    .short = they discard { $count } from hand
ragnguns-does-robs = { $count ->
    [one] Your opponent loses 1 of the bullets just loaded.
   *[other] Your opponent loses up to { $count } of the bullets just loaded.
}
    .against = { $name } loses { $lost ->
        [one] 1 bullet
       *[other] { $lost } bullets
    }.
    .short = they lose { $count } of the bullets just loaded
ragnguns-does-bars-fusillade = No Shootout for your opponent this turn.
    .against = No Shootout for { $name } this turn.
    .short = no Shootout for them this turn
ragnguns-does-power = Your firepower grows by { $count }.
    .short = +{ $count } 🎯
ragnguns-does-cover = Each opposing Shootout loses { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
}.
    .short = their Shootouts lose { $count }
ragnguns-does-tax = Each opposing Shootout costs { $count ->
    [one] { $count } extra bullet
   *[other] { $count } extra bullets
}.
    .short = their Shootouts cost +{ $count }
ragnguns-does-toll = Your opponent pays { $count ->
    [one] { $count } extra bullet
   *[other] { $count } extra bullets
} to pay or outbid your Pièges.
    .short = your Pièges cost them +{ $count }
ragnguns-does-ammo = You reload { $count ->
    [one] { $count } extra bullet
   *[other] { $count } extra bullets
}.
    .short = reload +{ $count }
ragnguns-does-cards = You draw { $count ->
    [one] { $count } extra card
   *[other] { $count } extra cards
} at the start of your turn.
    .short = draw +{ $count }
ragnguns-does-discount = Placing your { $words } cards costs { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} less.
    .short = placing { $words } costs { $count } less
ragnguns-does-mend = When you reload, heal { $count ->
    [one] { $count } bullet
   *[other] { $count } bullets
} from the card in your other zone.
    .short = your other card heals { $count } a turn
ragnguns-does-volleys = You may have { $count ->
    [one] { $count } extra Shootout
   *[other] { $count } extra Shootouts
} each turn.
    .short = { $count ->
        [one] 1 more Shootout
       *[other] { $count } more Shootouts
    } a turn

## Commands

cmd-ragnguns-group = ragnguns
    .description = The moves of Rag’n’Guns
cmd-ragnguns-table = table
    .description = Which table, if you play at several
cmd-ragnguns-deck = deck
    .description = Choose your deck for this game
cmd-ragnguns-deck-name = name
    .description = The deck
cmd-ragnguns-place = place
    .description = Place a card in your Alley or Shelter
cmd-ragnguns-place-card = card
    .description = From your hand, or from the top of your Stash
cmd-ragnguns-place-zone = zone
    .description = Alley or Shelter
cmd-ragnguns-discard = discard
    .description = Discard a card, wherever it is
cmd-ragnguns-discard-card = card
    .description = The card
cmd-ragnguns-effect = effect
    .description = Play an effect
cmd-ragnguns-effect-name = name
    .description = Which effect, of which card
cmd-ragnguns-effect-target = target
    .description = What it targets, where there is a choice
cmd-ragnguns-effect-place = place
    .description = On which pile to stash what the effect fetches
cmd-ragnguns-trap = trap
    .description = Set a Piège (trap), face down
cmd-ragnguns-trap-card = card
    .description = The Piège
cmd-ragnguns-trap-stake = stake
    .description = How many bullets on it
cmd-ragnguns-disarm = disarm
    .description = Pay, outbid or spring a Piège (trap)
cmd-ragnguns-disarm-answer = answer
    .description = What you do, about which Piège
cmd-ragnguns-shootout = shootout
    .description = Fire at your opponent, once a turn
cmd-ragnguns-shootout-bullets = bullets
    .description = How many bullets
cmd-ragnguns-split = split
    .description = Share the bullets that hit you
cmd-ragnguns-split-bullets = bullets
    .description = How many for the card in your Alley
cmd-ragnguns-step-out = step-out
    .description = Send your Pistolero into the Alley, for good
cmd-ragnguns-stash = stash
    .description = Put a card from your hand on a pile of the Stash
cmd-ragnguns-stash-card = card
    .description = The card, and where it goes
cmd-ragnguns-end = end
    .description = End your turn
cmd-ragnguns-choose = choose
    .description = Answer what a card asks you
cmd-ragnguns-choose-answer = answer
    .description = What you choose

## What an offer says of the game

invites-ragnguns = Two Pistoleros, one street, and six bullets are all that either can take: hold the Alley, bluff with your Pièges (traps), and fire when it hurts.
    .minutes = 20–30 minutes
goal-ragnguns = Hit the other Pistolero six times, and you win.

## Standing orders

orders-when-ragnguns-disarm = A Piège (trap) faces me
orders-when-ragnguns-split = Bullets fly: who takes them?
orders-when-ragnguns-place-trap = My Piège has been paid and comes back
orders-ragnguns-disarm-pay = Pay if I can
orders-ragnguns-disarm-overbid = Outbid if I can
orders-ragnguns-disarm-take = Spring it
orders-ragnguns-split-0 = My Pistolero takes them all
orders-usual-ragnguns-disarm = Spring the first one
orders-usual-ragnguns-split = The card in my Alley takes as many as it can
orders-usual-ragnguns-place-trap = It goes on the smaller pile of my Stash

## Words on the pictures of Rag’n’Guns.

picture-ragnguns-alley = Alley
picture-ragnguns-shelter = Shelter
picture-ragnguns-stash = Stash
picture-ragnguns-barrel = Cylinder
picture-ragnguns-belt = Belt
picture-ragnguns-step-deck = Draw three cards
picture-ragnguns-step-bullet = Pay and play cards
picture-ragnguns-step-aim = Shoot once
picture-ragnguns-step-stash = Stash the rest
ragnguns-play-trap = Piège: { $card }
ragnguns-deck-proposed = Begin with { $deck }
picture-ragnguns-fires = { $by } fires at { $name }
picture-ragnguns-hit = { $left ->
    [0] { $by } brings { $name } down
   *[other] { $by } hits { $name }
}
picture-ragnguns-overbid = { $name } outbids { $card }
picture-ragnguns-overbid-then = The Piège is discarded and does nothing.
picture-ragnguns-paid = { $name } pays { $count }
picture-ragnguns-paid-then = The Piège goes back to { $by }’s Stash.
picture-ragnguns-felled = { $by } brings down
picture-ragnguns-covered = Lost on the way
picture-ragnguns-wounded = { $by } hits
picture-ragnguns-target = { $card } ({ $name })
picture-ragnguns-total = { $total } of 6{ $left ->
    [0] { "" }
   *[other] , { $left } to go
}
picture-ragnguns-split = Card or Pistolero: who takes { $bullets ->
    [one] it
   *[other] them
}?
picture-ragnguns-split-fatal = { $card } stops { $stopped } at most.
picture-ragnguns-goal = { $by } needs { $count ->
    [6] 6 hits
    [one] one more hit
   *[other] { $count } more hits
} on { $name } to win.
picture-ragnguns-deck = Deck
picture-ragnguns-sign-bullet = cost
picture-ragnguns-sign-aim = firepower
picture-ragnguns-sign-bricks = toughness
picture-ragnguns-sign-trap = Piège (trap)
picture-ragnguns-set = { $count ->
    [one] { $seat } has set a Piège
   *[other] { $seat } has set { $count } Pièges
}
picture-ragnguns-ways = { $can ->
    [outbid] Pay { $price }: back to { $name }. Outbid with { $more }: discarded. Spring it: it acts.
    [pay] Pay { $price }: back to { $name }. Spring it: it acts. ({ $more } would outbid it: gone.)
    [set-pay] { $by } may pay { $price } or spring it.
    [set-outbid] { $by } may pay { $price }, outbid with { $more }, or spring it.
    [seen] { $by } lacks the { $price } to pay: sprung, it acts.
   *[none] You lack the { $price } to pay: spring it, and it acts.
}
picture-ragnguns-ways-many = Pay, outbid by 1, or spring it and see.
picture-ragnguns-sprung = { $name } springs { $card }!
picture-ragnguns-springs = { $name } springs the Piège…
picture-ragnguns-harmless = It finds nothing to act on: no harm done.
picture-ragnguns-traps = Pièges
picture-ragnguns-plays = { $name } plays { $card }
picture-ragnguns-played = Being played
picture-ragnguns-choice = Choice
picture-ragnguns-discard = Discard
picture-ragnguns-useless = (no use now)
picture-ragnguns-dear = (costs { $cost })
picture-ragnguns-ready = May step out
picture-ragnguns-left = Left
picture-ragnguns-right = Right
# On a card without effects: what it does in the Alley, and in the Shelter, with bullets
picture-ragnguns-as-alley = Alley: fires up to { $count }
picture-ragnguns-as-shelter = Shelter: stops { $count }
picture-ragnguns-power = firepower

## Why a hint's move leads: what the next best one loses in so many games

ragnguns-hint-own = In { $times } games from here, the next best move puts { $count ->
    [one] one more bullet
   *[other] { $count } more bullets
} into your Pistolero.
ragnguns-hint-theirs = In { $times } games from here, the next best move spares the other Pistolero { $count ->
    [one] one bullet
   *[other] { $count } bullets
}.
ragnguns-hint-cards = In { $times } games from here, the next best move leaves you { $count ->
    [one] one card
   *[other] { $count } cards
} behind in Alley and Shelter.
