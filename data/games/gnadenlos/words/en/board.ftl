# How Gnadenlos! is shown on board and panel.

gnadenlos-turn = Turn { $turn } · { $name }
gnadenlos-over = The end
gnadenlos-why-arrival = A hat has reached the Finish
gnadenlos-why-rip = The undertaker is at the graveyard
gnadenlos-why-vultures = Somebody has a third vulture
gnadenlos-why-idle = Nothing happens in this town anymore
gnadenlos-street = The street
gnadenlos-market = The market
gnadenlos-graveyard = The graveyard
gnadenlos-event = The event
gnadenlos-offer = Recruiting
gnadenlos-piles = The piles
gnadenlos-mine-adventurers = Your adventurers
gnadenlos-mine-notes = Your debt notes
gnadenlos-own-debt = your own debt
gnadenlos-their-debt = { $name } will have to pay it
gnadenlos-stands = 🎩 { $hat } hat on horseshoe { $field }
gnadenlos-purse = 💰 { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
} · 🦅 { $vultures ->
    [one] { $vultures } vulture
   *[other] { $vultures } vultures
}
gnadenlos-holds = { $cards ->
    [one] { $cards } adventurer
   *[other] { $cards } adventurers
} · { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}
gnadenlos-held = Left in hand
gnadenlos-position = horseshoe { $field }
gnadenlos-section = { $colour } · poker +{ $gain } −{ $loss }
gnadenlos-arrival = { $colour } · Finish: { $field }
gnadenlos-rows = { $count ->
    [one] { $count } note
   *[other] { $count } notes
} · full rows: { $rows } of { $needed } for payday
gnadenlos-undertaker = step { $step } of { $of } to RIP
gnadenlos-amounts = first { $first } nuggets, second { $second }
gnadenlos-no-sum = { $name }: cannot bid
gnadenlos-left = Adventurers in the pile: { $cards } · events: { $events }
gnadenlos-discarded = Gone: { $cards }
gnadenlos-used = Events so far: { $cards }

gnadenlos-symbol-gold = gold
gnadenlos-symbol-duel = duel
gnadenlos-symbol-poker = poker
gnadenlos-colour-white = white
gnadenlos-colour-yellow = yellow
gnadenlos-colour-orange = orange
gnadenlos-colour-red = red
gnadenlos-colour-purple = purple
gnadenlos-colour-green = green
gnadenlos-hat-red = Red
gnadenlos-hat-blue = Blue
gnadenlos-hat-yellow = Yellow
gnadenlos-hat-black = Black

legend-gnadenlos = ⛏️ strength for gold · 💰 nuggets (in pictures a lump of gold is both) · 🔫 strength for duels · 🃏 strength for poker; below the street how far poker sends you, forward and back · 👥 adventurers and 📄 debt notes in a hand · 🦅 vultures: the third ends the game · 🎩 where somebody stands · ⚰️ the undertaker on the way to RIP

## Words on the pictures of Gnadenlos!

picture-gnadenlos-deck = People
picture-gnadenlos-events = Events
picture-gnadenlos-turn = Turn { $turn }
