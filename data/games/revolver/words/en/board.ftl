# How Revolver 2 is shown on board, panel and cards.
revolver-headline-poker = Poker at All Rivers · round { $round }
revolver-headline = { $field } · turn { $box } of { $boxes }
revolver-over = The end
revolver-over-killed = Malpaso has fallen
revolver-over-mine = The mine has held
revolver-over-army = The army has come
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
revolver-people = Guardians of Malpaso: { $count } (survival rating)
revolver-fallen = 🪦 Fallen: { $count }
revolver-army = 🎺 The army is { $count ->
    [one] a token
   *[other] { $count } tokens
} away
revolver-piles = hand { $hand } · deck { $deck } · discard pile { $discard }
revolver-poker-piles = poker cards { $hand } · rounds won { $rounds }
revolver-poker-shown = Shown: { $cards }
revolver-held = May play only one card in the next turn
revolver-slowed = Draws one card fewer next time
revolver-unplayed = Left in hand
revolver-mine-hand = Your hand
revolver-mine-none = Your hand is empty.
revolver-laid = Found in your deck
revolver-spied = Your opponent’s hand
revolver-firepower = firepower { $value }
revolver-tokens = tokens +{ $value }
revolver-price = cost { $value }
revolver-kegs = kegs { $value }
revolver-bullets = ammunition { $value }
revolver-obstruction = obstruction
revolver-one-shot = one-shot
revolver-rating = rating { $value }
revolver-grit = grit { $value }
revolver-defence = defense { $value }
revolver-recruits = recruits by turn: { $boxes }
revolver-optional = optional turns: { $value }
revolver-poker-number = number { $value }
revolver-poker-cheat = cheat: beats numbers
revolver-poker-accuse = accusation: beats cheats, comes back to the hand
revolver-benefit-none = no benefit
revolver-benefit-cards = cards at the start: +{ $value }
revolver-benefit-power = power at Malpaso: +{ $value }
revolver-benefit-army = army tokens: +{ $value }
revolver-on-card = On the card
revolver-no-text = No further text.

legend-revolver = 🔫 firepower (2+1: with its tokens) · 🃏 cards it costs · 🛢️ kegs · ammunition for the Gatling: bullets · 🛡️ defense of a place, on people their survival rating · 🌵 grit · 🦝 Mapache’s cards and points, 🎩 the guardians’ · recruits by turn, optional turns in parentheses · 👥 tokens left until the army comes · 🪦 guardians fallen
