# What Revolver 2 asks, tells and refuses. Cards are in revolver-cards.ftl, the rule book in revolver-rules.ftl.

## Names

game-revolver = Revolver 2
preset-host-guardians = The host leads the guardians
preset-host-mapache = The host leads Mapache’s men
offer-revolver = 🃏 **{ $game }** · sides by lot

## Questions

revolver-ask-poker = { $round ->
    [1] Who wins two rounds sets the road. A beaten card keeps its +.
   *[other] Which card do you play?
}
revolver-role-guardians = You lead the **guardians** of Malpaso.
revolver-role-mapache = You are **General Mapache**.
revolver-ask-march = **Stay** at { $field } (defense { $here }): { $recruits ->
    [0] nobody joins
    [one] a recruit joins now
   *[other] { $recruits } recruits join now
}.
    {""}**Ride on** to { $next } (defense { $there }): { $joining ->
    [0] nobody joins
    [one] a recruit joins now
   *[other] { $joining } recruits join now
}. All cards stay behind{ $lost ->
    [0] .
    [one] {" "}and the recruit still to come at { $field } is lost.
   *[other] {" "}and the { $lost } recruits still to come at { $field } are lost.
}
revolver-ask-play = You lead { $side }. Play a card or end your turn.
# What a hit does: after “to”, and as a clause of its own
revolver-hit = { $fate ->
    [dies] kill { $who }
    [grit] take a grit token from { $who }
   *[other] hit { $who }
}
    .comes = { $fate ->
        [dies] { $who } falls
        [grit] { $who } loses a grit token, but lives
       *[other] { $who } takes a hit
    }
revolver-weakest = one of the { $count } weakest
revolver-lead-guardians = { $short ->
    [0] You hold here: Mapache needs **{ $lead } more** to { $aim }.
   *[other] You need **{ $short } more** here, or { $comes }.
}
# On the board, where everybody reads it
revolver-lead-guardians-all = { $short ->
    [0] Mapache needs **{ $lead } more** to { $aim }.
   *[other] The guardians need **{ $short } more** here, or { $comes }.
}
revolver-lead-mapache-all = { $short ->
    [0] Mapache is ahead here: as it stands, { $comes }.
   *[other] Mapache needs **{ $short } more** here to { $aim }.
}
revolver-last-mine-all = **Last turn:** if Padre Esteban outlives it, the guardians win.
revolver-last-army-all = **Perhaps the last turn:** if no guardian falls and no card holds up the army, it comes and the guardians win.
revolver-last-guardian-all = Padre Esteban is the last guardian.
revolver-lead-mapache = { $short ->
    [0] You are ahead: attack, and { $comes }.
   *[other] Your attack needs **{ $short } more** to { $aim }.
}{ $idle ->
    [1] {" "}Without a kill, the army comes a token nearer.
    [2] {" "}No card played this turn, or a total of 0: the army comes **two** tokens nearer.
    [3] {" "}No card played this turn, or a total of 0: the army comes and you lose.
   *[0] {""}
}
revolver-last-mine-guardians = **Last turn:** if Padre Esteban outlives it, you win. { $hits ->
    [one] The next hit kills him
   *[other] It takes { $hits } hits to kill him
}{ $fewer ->
    [0] .
    [one] {" "}(the death of { $people } brings another).
   *[other] {" "}(the deaths of { $people } bring two more).
}
revolver-last-mine-mapache = **Last turn:** Padre Esteban must fall now, or you lose. { $hits ->
    [one] The next hit kills him
   *[other] It takes { $hits } hits
}{ $fewer ->
    [0] .
    [one] {" "}(the death of { $people } brings another).
   *[other] {" "}(the deaths of { $people } bring two more).
}
revolver-lead-many = { $short ->
    [0] Your attack is sure of one hit; the Gatling and cards must bring the rest.
   *[other] Your attack needs **{ $short } more** for one hit; the Gatling and cards must bring the rest.
}
revolver-last-army-guardians = **Perhaps the last turn:** if no guardian falls and no card holds up the army, it comes and you win.
revolver-last-army-mapache = **Perhaps the last turn:** a guardian must fall or a card hold up the army, or it comes and you lose.
revolver-last-here = **Last turn here:** all cards stay behind.
revolver-last-guardian-guardians = Padre Esteban is the last guardian: **you lose if he falls**.
revolver-last-guardian-mapache = Padre Esteban is the last guardian: **{ $hits ->
    [one] one hit wins
   *[other] { $hits } hits win
} the game**.
# Cards in hand that hit at once, for who leads Mapache
revolver-hits-at-once = { $count ->
    [one] { $cards } hits at once, whatever the totals.
   *[other] { $cards } hit at once, whatever the totals.
}
# For who leads the guardians at the bridge or the mine and has kegs, but not enough
revolver-blast-idle = Kegs blast from the hand, not in play: { $bridge ->
    [0] the tunnels come down
   *[other] the bridge goes up
} with **{ $more ->
    [one] one more keg
   *[other] { $more } more kegs
}** in your hand.
# In the last turns, for whoever does not see Mapache’s hand
revolver-may-hit = Before that, { $gatling ->
    [0] a card
   *[other] the Gatling or a card
} may hit, too.
revolver-gatling-first = The Gatling can fire first: **{ $left ->
    [one] one card
   *[other] { $left } cards
}** with ammunition, a hit for each { $left ->
    [one] bullet on it
   *[other] bullet on them
}.
# For who leads Mapache at the mine and has ammunition, but no shot left
revolver-gatling-idle = The Gatling makes each bullet on a discarded card a hit. To fire, it needs **{ $more ->
    [one] one more firepower card
   *[other] { $more } more firepower cards
}** of yours here.
revolver-gray-full = No place is free: first discard one of your cards here.
revolver-gray-narrow = The alley is narrow: four or more of your cards are in it.
revolver-gray-limited = You are held up: no second card this turn.
revolver-gray-dear = Too few other cards to pay for { $cards }.
revolver-last-cards = Spend your last cards, and next turn you have only what you draw.
revolver-ask-field = Which battlefield does { $card } go on?
revolver-ask-cost = Discard { $price ->
    [one] a card
   *[other] { $price } cards
} to pay for { $card }.
revolver-ask-keg = **All of Mapache’s cards here go.** You need { $kegs }; one card with that many is enough. Which kegs do you light?
revolver-ask-second-keg = { $card } has one keg: which other card with one do you add? All of Mapache’s cards here go.
revolver-ask-sure-dynamite = Blow up the bridge? It clears a place of Mapache’s cards, and none is here. It can be done only once.
revolver-ask-sure-collapse = Bring down the tunnels? It clears a place of Mapache’s cards, and none is here.
revolver-ask-ammo = Which ammunition do you fire? A shot for each of your cards here, **{ $left } left** this turn.
revolver-ask-drop = Which of your firepower cards here do you discard? You gain nothing for it.
revolver-ask-victim = A hit! Which of your weakest guardians takes it?
revolver-ask-drop-hand = Discard { $cards ->
    [one] a card
   *[other] { $cards } cards
} from your hand.
revolver-ask-rout = Which of your cards on this battlefield do you discard?
revolver-ask-lasso = Which of your cards goes back to your hand?
revolver-ask-sap = Which of your cards loses its power tokens?
revolver-ask-bring = Which of your cards do you bring here?
revolver-ask-recall = Which of your cards goes back to your hand?
revolver-ask-drill = Which of your cards grows stronger?
revolver-ask-spy = You see your opponent’s hand: which card is discarded?
revolver-ask-dig = Which card do you take from your deck?
revolver-ask-recover = Which card do you fetch from your discard pile?
revolver-ask-hearten = Who gets the grit?
revolver-ask-daunt = Who loses a grit token?

## Questions as nouns

revolver-kind-poker = poker card
revolver-kind-march = stay or ride on
revolver-kind-play = play
revolver-kind-field = battlefield
revolver-kind-cost = price
revolver-kind-keg = kegs
revolver-kind-second-keg = second keg
revolver-kind-sure-dynamite = dynamite
revolver-kind-sure-collapse = collapsing tunnels
revolver-kind-ammo = ammunition
revolver-kind-drop = card of your own to discard
revolver-kind-victim = who takes the hit
revolver-kind-drop-hand = cards of the hand to discard
revolver-kind-rout = a card here to discard
revolver-kind-lasso = a card that goes back to the hand
revolver-kind-sap = a card to weaken
revolver-kind-bring = a card to bring here
revolver-kind-recall = a card that goes back to the hand
revolver-kind-drill = a card to strengthen
revolver-kind-spy = a card of the other hand to discard
revolver-kind-dig = a card from the deck
revolver-kind-recover = a card from the discard pile
revolver-kind-hearten = who gets grit
revolver-kind-daunt = who loses grit

## Questions on the board, after a name and a dash

revolver-asks-march = stay here or ride on?
revolver-asks-victim = a hit! Which guardian takes it?
revolver-asks-drop-hand = { $count ->
    [one] which card of the hand is discarded?
   *[other] which { $count } cards of the hand are discarded?
}
revolver-asks-rout = which card here is discarded?
revolver-asks-lasso = which card goes back to the hand?
revolver-asks-sap = which card loses its power tokens?
revolver-asks-bring = which card comes here?
revolver-asks-recall = which card goes back to the hand?
revolver-asks-drill = which card grows stronger?
revolver-asks-spy = which card of the other hand is discarded?
revolver-asks-dig = which card is taken from the deck?
revolver-asks-recover = which card is fetched from the discard pile?
revolver-asks-hearten = which guardian gets the grit?
revolver-asks-daunt = which guardian loses grit?
revolver-asks-by = { $died ->
    [0] { $card }
   *[other] { $card } fell
}: { $ask }

## Choices

revolver-play-dynamite = Blow up the bridge and Mapache’s cards
    .does = Two kegs: all of Mapache’s cards here go.
revolver-play-collapse = Bury Mapache’s cards in the tunnels
    .does = Two kegs: all of Mapache’s cards here go.
revolver-play-gatling = Fire the Gatling: a hit per bullet
    .does = Discard a card with ammunition: each icon is a hit.
revolver-play-drop = Discard one of your cards here
    .does = Makes room on the battlefield and costs nothing.
revolver-proposal-cost = pay with { $cards }
revolver-proposal-hearten = grit for { $cards }
revolver-proposal-recover = fetch { $cards }
revolver-proposal-bring = move { $cards }
revolver-proposal-recall = back to hand: { $cards }
revolver-proposal-drill = power for { $cards }
revolver-drop-card = Discard { $card }
revolver-play-for-card = { $play } · costs { $card }
revolver-fire-card = Gatling: fire { $card }
revolver-play-for = { $play } ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
revolver-play-end = End the turn
    .does = Cards left in hand stay there.
    .empty = Then Mapache attacks.
revolver-attack-now = Attack: { $fate ->
    [dies] { $count ->
        [one] { $who } falls
       *[other] a guardian falls
    }
    [grit] takes grit, no kill
   *[other] a hit
}
revolver-march-stay = Stay
revolver-march-ride = Ride on
revolver-yes = Yes
revolver-pass = Bring nobody
    .does = Your cards stay where they are.

revolver-otherwise = Pay or aim otherwise

## What a list is for

revolver-pick-otherwise = Card first, then its price…
revolver-pick-poker = Play a poker card…
revolver-pick-play = Play a card…
revolver-pick-play-drop = Discard a card…
revolver-pick-cost = { $count ->
    [one] Pay with a card…
   *[other] Pay with { $count } cards…
}
revolver-pick-drop-hand = { $count ->
    [one] Discard a card…
   *[other] Discard { $count } cards…
}
revolver-pick-field = Choose the battlefield…
revolver-pick-spy = Discard one of theirs…
revolver-pick-dig = Take a card from your deck…
revolver-pick-recover = Fetch a discarded card…
revolver-pick-hearten = Give the grit to…

## Events

revolver-guardians = the guardians
revolver-mapache = Mapache’s men
revolver-event-sides-assigned = { $seat } leads the guardians: hold out until the army comes. Mapache must kill them all.
revolver-event-poker-played = { $seat } reveals: { $card }
revolver-event-poker-level = Nobody wins this round: { $card } against { $other }.
revolver-event-poker-beat = { $seat } wins a round: { $card } beats { $other } ({ $rounds } of 2 needed).
revolver-accusation-back = { $card } goes back to the hand.
revolver-event-poker-tied = Nobody wins this round of poker.
revolver-event-poker-won = { $seat } wins a round of poker ({ $rounds } of 2 needed).
revolver-event-tossed = The cards have run out with the rounds tied: a coin decides.
revolver-event-tournament-won = { $seat } wins the poker. The road: { $fields }.
revolver-event-tournament-beat = { $seat } wins the poker: { $card } beats { $other }.
revolver-event-poker-gained = { $seat }: { $points ->
    [0] {""}
   *[other] +{ $points } power at Malpaso{ $count ->
        [0] {""}
       *[other] {", "}
    }
}{ $count ->
    [0] {""}
    [one] +1 starting card
   *[other] +{ $count } starting cards
}{ $army ->
    [0] {""}
   *[other] { $rest ->
        [0] {""}
       *[other] {", "}
    }{ $army ->
        [one] +1 army token
       *[other] +{ $army } army tokens
    }
}.
revolver-event-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
    .opened = { $seat } draws { $cards }.
revolver-event-drew-by = { $died ->
    [0] { $by }
   *[other] As { $by } falls
}: { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
    .opened = { $died ->
        [0] { $by }
       *[other] As { $by } falls
    }: { $seat } draws { $cards }.
revolver-event-marched = { $box ->
    [1] The fight moves on to { $field }, turn 1.
   *[other] { $field }, turn { $box }.
}
revolver-event-rode = { $first ->
    [0] The fight moves on: cards stay behind.
   *[other] Turn 1, { $field }:
}
# On boards and panels
revolver-paid-with = Paid with { $cards }.
revolver-event-recruited = Recruit { $card } joins { $seat }.
revolver-event-played = { $seat } plays { $card } ({ $field }).
revolver-event-played-there = { $seat } plays { $cards } ({ $field }).
revolver-event-played-here = { $seat } plays { $cards }.
revolver-event-took = { $seat } takes { $cards } in hand.
revolver-event-lost = { $seat } loses { $cards }{ $hand ->
    [1] {" "}(hand).
   *[other] .
}
revolver-event-lost-by = { $died ->
    [0] { $by }: { $seat } loses { $cards }
   *[other] As { $by } falls, { $seat } loses { $cards }
}{ $hand ->
    [1] {" "}(hand).
   *[other] .
}
# Before what a card or a guardian’s death did
revolver-effect-by = { $died ->
    [0] { $by }: { $line }
    [1] As { $by } falls: { $line }
   *[2] { $by }, falling, brings another hit: { $line }
}
revolver-event-returned-by = { $by }: { $seat } takes { $cards } back in hand.
revolver-event-took-by = { $by }: { $seat } takes { $cards } in hand.
revolver-event-paid = { $seat } pays with: { $cards }
revolver-event-recruited-many = { $count } recruits join { $seat }.
revolver-event-discarded = { $seat } discards from the battlefield: { $card }
revolver-event-dropped = { $seat } discards { $cards }.
revolver-event-returned = { $seat } takes { $card } back in hand.
revolver-event-moved = { $seat } brings { $card } here.
revolver-event-recovered = { $seat } gets back { $card }.
revolver-event-revealed = { $seat } takes { $card } from the deck.
revolver-event-empowered = { $card } ({ $seat }) gets +{ $points } power.
revolver-event-fortified = { $field }: +{ $points } for { $seat }.
revolver-event-sapped = { $card } ({ $seat }) loses its power tokens.
revolver-event-heartened = { $card } ({ $seat }) gets +{ $count } grit.
revolver-event-daunted = { $card } ({ $seat }) loses a grit token.
revolver-event-spared = { $card } ({ $seat }) survives the hit and loses a grit token.
revolver-event-fell = { $card } falls. { $seat } mourns.
revolver-event-fell-by = { $by } fells { $card }.
revolver-event-gatling = { $seat } fires the Gatling ({ $cards }): { $dead ->
    [0] {""}
    [one] { $fell } { $worn ->
        [0] falls
       *[other] loses grit, then falls
    }
   *[other] { $fell } fall
}{ $both ->
    [0] {""}
   *[other] {", "}
}{ $saved ->
    [0] {""}
    [one] { $brave } loses { $grit ->
        [one] grit
       *[other] { $grit } grit
    }
   *[other] { $brave } lose grit
}.
revolver-event-covered = { $seat } hides in smoke: +{ $points } for the guardians here.
revolver-event-charged = { $seat } sounds the charge: +{ $points } for Mapache here.
revolver-event-fizzled = { $card }: no effect.
revolver-event-slowed = { $seat } draws one card fewer.
revolver-event-limited = { $seat } may play only one card in the next turn.
revolver-event-dynamited = { $seat } blows up the bridge. Kegs: { $cards }.
revolver-event-collapsed = { $seat } brings down the tunnels. Kegs: { $cards }.
revolver-event-gatling-fired = { $seat } fires the Gatling with { $card }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}.
revolver-event-passed = { $seat } plays no card.
revolver-event-ended = { $seat } ends the turn.
revolver-event-overrun = { $seat } attacks, { $gang } against { $guards }: a hit!
revolver-event-overrun-fell = { $seat } attacks, { $gang } against { $guards }: { $card } falls.
revolver-event-overrun-spared = { $seat } attacks, { $gang } against { $guards }: { $card } loses a grit token.
revolver-event-repelled = { $seat } holds, { $guards } against { $gang }.
# After that, where a card or the Gatling has killed in the same turn
revolver-army-waits = A guardian fell: the army comes no nearer.
revolver-event-army-neared = { $why ->
    [idle] Mapache played no card: the army nears by two. Left: { $left }.
    [points] Mapache attacked with 0 points: the army nears by two. Left: { $left }.
    [card] The army nears. Left: { $left }.
   *[other] No kill: the army nears. Left: { $left }.
}
revolver-event-army-neared-by = { $by }: the army nears. Left: { $left }.
revolver-event-army-tarried = The army falls back. Left: { $left }.
revolver-event-army-tarried-by = { $died ->
    [0] { $by }: the army falls back. Left: { $left }.
   *[other] That puts the army back. Left: { $left }.
}
revolver-event-killed = { $seat } rides into Malpaso: nobody is left to stand in the way.
revolver-event-held-out = { $seat } has held the mine: Padre Esteban lives.
revolver-event-rescued = Bugles! The Mexican army rides to the rescue of { $seat }.

## Refusals

revolver-no-too-dear = { $card } costs { $cost ->
    [one] { $cost } other card
   *[other] { $cost } other cards
} from your hand, and you do not have that many.
revolver-no-full = No room for { $card }: your side already has three cards here. Discard one first.
revolver-no-narrow = No room for { $card }: the alley is narrow, and has no place left for you.
revolver-no-no-room = There is no battlefield left with room for { $card }.
revolver-no-no-room-there = No room at { $field }: at most two obstructions, and three cards in all.
revolver-no-limited = You are held up: only one card this turn.
revolver-no-not-in-hand = { $card } is not in your hand.
revolver-no-not-that-card = { $card } is not among your choices here.
revolver-no-unknown-card = There is no such card in this game.
revolver-no-not-weakest = { $card } cannot take it: the hit must go to the lowest rating, { $weakest }.
revolver-no-no-icons = { $card } has nothing to light or to fire.
revolver-no-nothing-here = You have no firepower card here to discard.
revolver-no-not-there = That can be done only here: { $field }.
revolver-no-not-your-powder = The powder belongs to the guardians.
revolver-no-not-your-gatling = The Gatling is Mapache’s.
revolver-no-blown-already = The bridge has already been blown up.
revolver-no-buried-already = The tunnels have already come down this turn; next turn you can do it again.
revolver-no-too-few-kegs = It takes { $count ->
    [one] a keg
   *[other] { $count } kegs
} in your hand.
revolver-no-wet-powder = The powder is wet: there is a Cloudburst here.
revolver-no-no-ammo = You have no ammunition.
revolver-no-no-crew = No crew for the Gatling: one card with ammunition a turn for each of your firepower cards here.

## What an offer says of the game

invites-revolver = Mapache rides on Malpaso: hold or overrun six battlefields.
    .minutes = 30–45 minutes
goal-revolver = Mapache wins when every guardian is dead; the guardians, if Padre Esteban outlives the mine or the army arrives.

## Standing orders

orders-when-revolver-victim = A hit: which guardian takes it?
orders-when-revolver-rout = I have to discard a card from a battlefield
orders-when-revolver-lasso = One of my cards goes back to my hand
orders-when-revolver-sap = One of my cards loses its power tokens
orders-when-revolver-daunt = One of my guardians loses a grit token
orders-when-revolver-drop-hand = I have to discard from my hand
orders-usual-revolver-victim = Whoever has grit, else whoever costs nothing more
orders-usual-revolver-rout = The weakest: the least firepower, tokens included
orders-usual-revolver-lasso = The weakest: the least firepower, tokens included
orders-usual-revolver-sap = The one with the fewest tokens
orders-usual-revolver-daunt = Whoever has the most; if tied, the one who would be hit last
orders-usual-revolver-drop-hand = The least firepower, icons included; a one-shot counts as 2

## The slash commands of Revolver 2.

cmd-revolver-group = revolver
    .description = The moves of Revolver 2
cmd-revolver-table = table
    .description = Which table, if you play at several
cmd-revolver-poker = poker
    .description = Play a card in the poker tournament
cmd-revolver-poker-card = card
    .description = Which of your poker cards
cmd-revolver-march = march
    .description = At an optional turn: stay, or ride on
cmd-revolver-march-way = way
    .description = Stay or ride on
cmd-revolver-play = play
    .description = Play a card from your hand
cmd-revolver-play-card = card
    .description = Which card
cmd-revolver-play-field = field
    .description = For an obstruction: on which battlefield
cmd-revolver-play-pay1 = pay-1
    .description = Card 1 you pay with
cmd-revolver-play-pay2 = pay-2
    .description = Card 2 you pay with
cmd-revolver-play-pay3 = pay-3
    .description = Card 3 you pay with
cmd-revolver-play-pay4 = pay-4
    .description = Card 4 you pay with
cmd-revolver-play-pay5 = pay-5
    .description = Card 5 you pay with
cmd-revolver-discard = discard
    .description = Discard a card: when asked to, or one of your own here
cmd-revolver-discard-card = card
    .description = Which card
cmd-revolver-discard-second = second
    .description = The second card, if two are asked for
cmd-revolver-dynamite = dynamite
    .description = Blow up the bridge with two kegs
cmd-revolver-collapse = collapse
    .description = Bring down the tunnels of the mine with two kegs
cmd-revolver-keg = keg
    .description = A card with kegs
cmd-revolver-second-keg = second
    .description = Another one, if the first has a single keg
cmd-revolver-gatling = gatling
    .description = Fire a card’s ammunition with the Gatling
cmd-revolver-gatling-card = card
    .description = A card with ammunition
cmd-revolver-victim = victim
    .description = Say which of your weakest guardians takes the hit
cmd-revolver-victim-person = guardian
    .description = Which guardian
cmd-revolver-end = end
    .description = End your turn

## How Revolver 2 is shown on board, panel and cards.

revolver-headline-poker = Poker, round { $round }
revolver-headline = { $field } { $box }/{ $boxes }
# In a replay: a turn of the game
revolver-recap = Turn { $turn } · { $field } · { $seat }
revolver-over = The end
revolver-over-alone = The village has fallen: Padre Esteban is dead as the last turn at the mine ends
revolver-over-attack = The attack kills { $person }, the last guardian: { $gang } to { $guards }
revolver-over-gatling = The Gatling kills { $person }, the last guardian, before the attack
revolver-over-card = { $card } kills { $person }, the last guardian
revolver-over-mine = The mine has held: Padre Esteban outlives its last turn
revolver-over-army = The army has come: its last token is gone
revolver-cause-gatling = Gatling · { $card }
# Above the last turns in chips
revolver-chips = Guardians fallen on each battlefield
# What decided the game
revolver-decided-attack = The last guardian falls: { $short } more would have held. The army was { $army ->
    [one] one token
   *[other] { $army } tokens
} away.
revolver-decided-gatling = Ammunition needs no total: the attack { $hits ->
    [0] would have failed
   *[other] would have hit, too
}, { $gang } against { $guards }. The army was { $army ->
    [one] one token
   *[other] { $army } tokens
} away.
revolver-decided-card = No total stops that hit. The army was { $army ->
    [one] one token
   *[other] { $army } tokens
} away.
revolver-decided-alone = Without Padre Esteban nobody holds the mine: { $fallen } guardians have fallen.
revolver-decided-mine = { $people ->
    [one] Padre Esteban was the last one left
   *[other] { $people } guardians are left
}{ $grit ->
    [0] {""}
    [one] , with a grit token
   *[other] , with { $grit } grit tokens
}{ $short ->
    [0] : the last attack hit, but did not kill Padre Esteban
   *[other] : Mapache { $hits ->
        [one] lacked { $short } in the last attack
       *[other] needed { $hits } hits and lacked { $short } for the first
    }
}.
revolver-decided-army = { $people ->
    [one] One guardian was
   *[other] { $people } guardians were
} still alive{ $short ->
    [0] {""}
   *[other] : Mapache lacked { $short } for another hit
}.
revolver-here = Now: { $field }
revolver-ahead = Still ahead
revolver-behind = Left behind
revolver-totals = Mapache **{ $gang }** · guardians **{ $guards }** (defense { $defence })
revolver-guards-side = 🛡️ Guardians: { $cards }
revolver-gang-side = 💀 Mapache: { $cards }
revolver-bonus-guards = Guardians’ bonus until the attack is over: +{ $points }
revolver-bonus-gang = Mapache’s bonus this turn: +{ $points }
revolver-place-power = Power here: guardians +{ $guards }, Mapache +{ $gang }
revolver-blown = The bridge is gone.
revolver-people = { $count ->
    [0] No guardian is left.
   *[other] Guardians of Malpaso: { $count } (the lowest rating is hit first)
}
# Headings of the list of cards
revolver-people-alive = Guardians of Malpaso
revolver-places = Battlefields
revolver-fallen = 🪦 Fallen: { $count }
revolver-army = 🎺 The army is { $count ->
    [one] a token
   *[other] { $count } tokens
} away
revolver-piles = hand { $hand } · deck { $deck } · discard pile { $discard }
revolver-poker-piles = poker cards { $hand } · rounds won { $rounds }
revolver-poker-shown = Shown: { $cards }
revolver-held = Held up for a turn: only one card
revolver-slowed = { $count ->
    [one] Draws one card fewer next time
   *[other] Draws { $count } cards fewer next time
}
revolver-unplayed = Left in hand
revolver-mine-hand = Your hand
revolver-mine-none = Your hand is empty.
revolver-laid = Found in your deck
revolver-spied = Your opponent’s hand
revolver-firepower = firepower { $value }
    .brief = fire { $value }
revolver-tokens = comes with +{ $value } power
revolver-no-effect = no effect now
revolver-price = cost { $value }
revolver-kegs = kegs { $value }
revolver-bullets = ammunition { $value }
revolver-obstruction = obstruction
revolver-one-shot = one-shot
revolver-rating = rating { $value }
revolver-grit = grit { $value }
revolver-comes-with-grit = comes with grit { $value }
revolver-either = { $one } or { $other }
revolver-with-grit = { $person } (grit { $grit })
revolver-place-now = The fight is here · { $free } of { $slots } places free
revolver-place-ahead = Still ahead · { $free } of { $slots } places free
revolver-place-behind = Left behind: it would do nothing
revolver-defence = defense { $value }
revolver-recruits = guardians who join in each turn: { $boxes }
revolver-optional = { $value ->
    [one] the last turn is optional
   *[other] the last { $value } turns are optional
}
revolver-turns = turns: { $value }
revolver-poker-number = number { $value }
revolver-poker-label = { $card } · { $kind ->
    [cheat] cheat
    [accusation] accusation
   *[number] { $value }
}
revolver-poker-cheat = cheat: beats numbers
    .does = beats numbers
revolver-poker-accuse = accusation: beats only cheats
    .does = beats only cheats
revolver-benefit-none = no benefit
revolver-benefit-cards = cards at the start: +{ $value }
revolver-benefit-power = power at Malpaso: +{ $value }
revolver-benefit-army = army tokens: +{ $value }
revolver-on-card = On the card
revolver-no-text = No further text.

legend-revolver = 🔫 firepower (an arrow: raised) · 🃏 cards it costs · 🛢️ kegs: two in hand blast bridge or mine · ammunition for the Gatling: bullets · 🛡️ defense of a place, on people their survival rating · 🌵 grit · 🦝 Mapache’s cards and points, 🛡️ the guardians’ · 👥 army: tokens left until it comes · 1/4: the first of four turns on a battlefield, in each of which both sides play · ↓1: draws one card fewer

## Why a hint's move leads: what the next best one loses in so many games

revolver-hint-own = In { $times } games from here, the next best move costs { $count ->
    [one] one more guardian
   *[other] { $count } more guardians
}.
revolver-hint-theirs = In { $times } games from here, the next best move lets { $count ->
    [one] one more guardian
   *[other] { $count } more guardians
} live.
revolver-hint-army = In { $times } games from here, the next best move loses { $count ->
    [one] one army token
   *[other] { $count } army tokens
}.
# Why a line was better, in the story of a game
revolver-better-own = Tried { $times } times each way, it saved in all { $count ->
    [one] one more guardian
   *[other] { $count } more guardians
}.
revolver-better-theirs = Tried { $times } times each way, it felled in all { $count ->
    [one] one more guardian
   *[other] { $count } more guardians
}.
revolver-better-army = Tried { $times } times each way, it was ahead in all by { $count ->
    [one] one army token
   *[other] { $count } army tokens
}.

# On the picture
picture-revolver-aim-guardians = Army tokens left
picture-revolver-aim-mapache = Guardians to kill
picture-revolver-empty = No cards here
picture-revolver-then = then { $field }
picture-revolver-last = the last stand
picture-revolver-last-turn = last turn, then { $field }
picture-revolver-poker = Poker for the road
picture-revolver-poker-won = { $name } wins
picture-revolver-sign-discard = costs cards
picture-revolver-sign-keg = two blast Bridge or Mine
picture-revolver-sign-ammunition = Gatling hits at the Mine
picture-revolver-sign-hand = starting cards
picture-revolver-sign-plus = power at Malpaso
picture-revolver-sign-people = army tokens
picture-revolver-beats = Each kind beats the next:
picture-revolver-roads = The winner’s road: three places and their defense
picture-revolver-cheat = cheat
picture-revolver-number = number
picture-revolver-accusation = accusation
picture-revolver-would-hit = Mapache would hit
picture-revolver-would-hold = Guardians would hold
picture-revolver-rounds = rounds won
picture-revolver-attack = { $name } attacks
picture-revolver-hit = A hit
picture-revolver-fuse = The fuse burns…
picture-revolver-bridge = The bridge blows up!
picture-revolver-tunnels = The tunnels come down!
picture-revolver-held = Guardians hold
picture-revolver-fell = { $count ->
    [one] { $person } falls
   *[other] { $count } guardians fall
}
picture-revolver-gatling = The Gatling fires
picture-revolver-early = Before the attack
picture-revolver-spared = { $person } loses grit
picture-revolver-defence = Defense
picture-revolver-tokens = Power
picture-revolver-charge = Charge
picture-revolver-cover = Smoke
