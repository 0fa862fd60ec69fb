"""Before the first turn: the draft, and how the characters are laid out."""

from __future__ import annotations

from typing import Literal, TypeAlias

from engine.core.prompts import Seat, ask, ask_all, named
from engine.core.rng import Rng
from engine.games.bang import moves
from engine.games.bang.deck import CARDS, LIFE
from engine.games.bang.state import SEATS, BangState, Character

Pool: TypeAlias = Literal["all-16", "four-dealt"]
DEALT = 4
EACH = 2


def new_table(rng: Rng, pool: Pool, regret_covered: bool, beer_last_two: bool) -> BangState:
    """A shuffled deck, the characters to draft from, and a coin for who begins to draft."""
    characters, deck = list(LIFE), list(CARDS)
    rng.shuffle(deck)
    current = rng.pick(SEATS)
    if pool == "four-dealt":
        rng.shuffle(characters)
    dealt = DEALT if pool == "four-dealt" else len(characters)
    return BangState(
        rng=rng,
        phase="draft",
        pool=sorted(characters[:dealt]),
        box=sorted(characters[dealt:]),
        drafted=[[], []],
        deck=deck,
        current=current,
        regret_covered=regret_covered,
        beer_last_two=beer_last_two,
    )


async def draft(g: BangState) -> None:
    """One character; the players choose in turn, openly."""
    name = await ask(g.current, "draft", named(g.pool))
    g.pool.remove(name)
    g.drafted[g.current].append(name)
    g.tell("drafted", g.current, card=name)
    g.current = 1 - g.current
    if all(len(drafted) == EACH for drafted in g.drafted):
        g.box, g.pool = g.box + g.pool, []
        g.phase = "place"


async def place(g: BangState) -> None:
    """Right, left and exposed: said in secret, shown together; who drafted first has the second turn (V3)."""
    choices = {seat: named(drafted) for seat, drafted in enumerate(g.drafted)}
    right = await ask_all("place", choices)
    exposed = await ask_all("expose", choices)
    for seat in SEATS:
        stand(g, seat, right[seat][0])
    for seat in SEATS:
        moves.expose(g, 2 * seat + (exposed[seat] != right[seat]))
        g.draw(seat, LIFE[exposed[seat][0]])
    g.current = 1 - g.current
    g.phase = "begin"


def stand(g: BangState, seat: Seat, right: str) -> None:
    """Put a player's two into the ring, side by side."""
    [left] = [name for name in g.drafted[seat] if name != right]
    g.ring += [Character(name, LIFE[name]) for name in (right, left)]
    g.drafted[seat] = []
    g.tell("placed", seat, right=right, left=left)
