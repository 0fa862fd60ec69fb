# How WANTED is shown on board and panel.

outlaws-round = Round { $round } of { $rounds }
outlaws-replay = Tied! Playing again, round { $round } of { $rounds }
outlaws-replay-once = Tied! Playing again
outlaws-over = The end
outlaws-mine-in-play = Your { $count ->
    [one] card
   *[other] cards
} in play, face down
outlaws-mine-in-hand = In your hand
outlaws-mine-none = You hold no cards.
outlaws-skill = skill { $skill }
outlaws-against = { $value } against { $suit }
outlaws-reward = ${ $reward }
outlaws-purse = 💰 ${ $reward } · { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
outlaws-in-play = In play: { $cards }
outlaws-face-down = { $count ->
    [one] One card face down
   *[other] { $count } cards face down
}
outlaws-dice = Dice: { $dice }
outlaws-up = Winners: { $cards }
outlaws-down = Face down: { $cards }
outlaws-out = Out of the game: { $cards }
outlaws-unplayed = Never played: { $cards }
outlaws-last = Showdown of round { $round }
outlaws-sums = Card by card
# What a total is made of; $gained and $lost may be 0
outlaws-total = { $seat } · skill { $skill } + dice { $dice }{ $gained ->
    [0] { "" }
   *[other] { "" } + increment { $gained }
}{ $lost ->
    [0] { "" }
   *[other] { "" } − decrement { $lost }
} = { $total }
outlaws-won-rounds = { $count ->
    [one] { $count } round won
   *[other] { $count } rounds won
}
