# How BANG! for two is shown on board and panel.

bang-headline-draft = The draft
bang-headline-place = Taking places
bang-headline-turn = Turn { $turn } · { $name }
bang-headline-over = The end
bang-pool = To choose from
bang-drafted = Chosen: { $names }
bang-side = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
}
bang-exposed = ⬆️ exposed
bang-covered = ⬇️ covered
bang-dead = ✝️ dead
bang-acting = acting
bang-distance = distance { $distance }
bang-in-jail = in Jail this turn
bang-before = In play: { $cards }
bang-nothing-before = nothing in play
bang-piles = Piles
bang-deck = Deck: { $count }
bang-discard = Discard pile: { $card }
bang-discard-empty = Discard pile: empty
bang-store-open = General Store: { $cards }
bang-flipped-now = Flipped: { $cards }
bang-shots = { $shots ->
    [0] No BANG! played yet this turn
    [one] 1 BANG! played this turn
   *[other] { $shots } BANG! played this turn
}
bang-last-hand = Hand: { $cards }
bang-mine = Your hand
bang-mine-none = Your hand is empty.
bang-mine-characters = Your characters
bang-mine-active = The active ability is the exposed one’s or, while one is aimed at, the target’s.
bang-other-characters = The other side
bang-looked = You are looking at
bang-sheet-kind = Kind
bang-sheet-copies = In the deck
bang-sheet-life = Life
bang-brown = brown: played and discarded
bang-blue = blue: stays in play
bang-character = character

legend-bang = ❤️ life points (−1 lost, +1 healed) · 🎯 somebody in range, with their distance · ⟷ range of a weapon, or a distance too far · 🔫 range of whoever acts · 💥 a BANG!, with a cross: stops one · 👥 everyone it reaches · 🛡️ harder to hit · ♥︎ ♠︎ what a flipped card must show · ∞ as often as you like · an eye crossed out: covered

## Pictures of BANG! for two: words that stand on them and nowhere else.

picture-bang-turn = Turn { $turn }
