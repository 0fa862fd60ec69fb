"""What else is asked: a deck, the target of what was posed, the share of bullets, a loss, the stash."""

from __future__ import annotations

from functools import partial

from engine.core.prompts import Decision, Seat
from engine.core.rng import Rng
from engine.games.ragnguns import moves
from engine.games.ragnguns.cards import key_of
from engine.games.ragnguns.computer.imagine import imagine, outlook
from engine.games.ragnguns.computer.worth import held, worth
from engine.games.ragnguns.effects import POSED
from engine.games.ragnguns.rules.turn import PASS
from engine.games.ragnguns.state import ALLEY, RagNGunsState
from engine.games.ragnguns.view import View


def any_of(view: View, decision: Decision, rng: Rng) -> str:
    """Any of them."""
    return rng.pick(decision.options)


def on_pose(view: View, decision: Decision, rng: Rng) -> str:
    """The target that gains most, if any gains."""
    g = imagine(view)
    card, judge = str(dict(decision.about)["card"]), partial(worth, me=g.current)
    return max(
        decision.options,
        key=lambda option: outlook(g, g.current, partial(_settle, card=card, option=option), judge),
    )


async def _settle(g: RagNGunsState, card: str, option: str) -> None:
    if option != PASS:
        await POSED[key_of(card), g.me.zone_of(card) or ""].do(g, g.current, option)


def split(view: View, decision: Decision, rng: Rng) -> str:
    """What leaves the better table: a wounded card or a wounded pistolero."""
    me, bullets = decision.seat, int(dict(decision.about)["bullets"])
    g, judge = imagine(view), partial(worth, me=me)
    return max(
        decision.options,
        key=lambda option: outlook(
            g, me, partial(_share, seat=me, taken=int(option), bullets=bullets), judge
        ),
    )


async def _share(g: RagNGunsState, seat: Seat, taken: int, bullets: int) -> None:
    moves.wound(g, seat, ALLEY, taken)
    moves.hurt(g, seat, bullets - taken)


def give_up(view: View, decision: Decision, rng: Rng) -> str:
    """The card that is worth least."""
    return min(decision.options, key=held)


def stash(view: View, decision: Decision, rng: Rng) -> str:
    """The least card first, always over the lesser top: so the two best come to lie on top."""
    known = view.hidden[decision.seat]
    assert known is not None
    card = min(sorted({option.split(":")[0] for option in decision.options}), key=held)
    tops = {place: held(pile[-1]) if pile else 0.0 for place, pile in known.stash}
    for entry in known.plan:
        planned, place, *_ = entry.split(":")
        tops[place] = held(planned)
    return f"{card}:{min(tops, key=lambda place: tops[place])}"
