"""What hurts others: BANG!, Gatling, Indians!, Duel; and Missed!, which keeps one from being hurt."""

from __future__ import annotations

from engine.core.prompts import Seat
from engine.games.bang import aims
from engine.games.bang.answers import shoots_back
from engine.games.bang.characters import abilities
from engine.games.bang.harm import SHOT, shoot, wound
from engine.games.bang.judgement import (
    HAS_BANG,
    NOTHING,
    acting,
    answering,
    enemies,
    hits,
    shot,
    shots,
    theirs,
)
from engine.games.bang.judgement import wound as wounding
from engine.games.bang.moves import targeted
from engine.games.bang.record import BANG, MISSED, Aim, Computer, Look, Record, When, card, register
from engine.games.bang.state import BangState
from engine.games.bang.view import CharacterView, View


def _may_shoot(g: BangState, me: Seat) -> bool:
    """One BANG! a turn, if nothing lifts that."""
    return g.shots == 0 or any(ability.many_shots for ability in abilities(g, g.exposed[me]))


def _best_shot(view: View) -> float:
    return max((shot(view, who) for who in shots(view)), default=0.0)


@card(
    Record(
        "bang",
        targets=aims.IN_RANGE,
        when=When(_may_shoot, "one-shot"),
        answers=BANG,
        swapped="missed",
        numbers=(SHOT,),
        look=Look("bang-shot", "brick", ("skill", f"life −{SHOT}")),
        computer=Computer(keep=4.0, gain=_best_shot, target=shot),
    )
)
async def bang(g: BangState, aim: Aim) -> None:
    """A shot, once a turn."""
    g.shots += 1
    shooter = g.exposed[aim.me]
    needed = max([ability.dodges for ability in abilities(g, shooter)])
    await shoot(g, shooter, aim.at, "bang", needed)


def _spare(view: View) -> float:
    """As a BANG!, by Calamity Janet: only what is left over."""
    return _best_shot(view) - 2.5 if answering(view, MISSED) > 1 else NOTHING


register(
    Record(
        "missed",
        answers=MISSED,
        swapped="bang",
        look=Look("bang-missed", "sage", ("bang-shot", "cross")),
        computer=Computer(keep=5.5, gain=_spare, target=shot),
    )
)


def _shots_at_all(view: View) -> float:
    return 1.0 + sum(hits(view, who) * wounding(view, who) for who in enemies(view))


@card(
    Record(
        "gatling",
        look=Look("gatling", "brick", ("people", f"life −{SHOT}")),
        computer=Computer(keep=6.5, gain=_shots_at_all),
    )
)
async def gatling(g: BangState, aim: Aim) -> None:
    """A shot at each enemy."""
    for target in g.living(1 - aim.me):
        await shoot(g, g.exposed[aim.me], target, "gatling")


def _unanswered(view: View) -> float:
    without = (1 - HAS_BANG) ** theirs(view)
    return 0.5 + sum(without * wounding(view, who) for who in enemies(view))


@card(
    Record(
        "indians",
        numbers=(SHOT,),
        look=Look("feather", "brick", ("people", f"life −{SHOT}")),
        computer=Computer(keep=4.6, gain=_unanswered),
    )
)
async def indians(g: BangState, aim: Aim) -> None:
    """Each enemy discards a BANG! or is wounded."""
    for target in g.living(1 - aim.me):
        with targeted(g, target):
            if not await shoots_back(g, target, "indians", g.exposed[aim.me]):
                await wound(g, target, SHOT, aim.me)


def _duel_with(view: View, who: CharacterView) -> float:
    wins = min(0.95, max(0.1, 0.65 + 0.25 * (answering(view, BANG) - 1.4 * HAS_BANG * theirs(view))))
    own = acting(view)
    loss = 4.0 + (own.most - own.life) + (8.0 if own.life == 1 else 0.0)
    return wins * wounding(view, who) - (1 - wins) * loss


def _best_duel(view: View) -> float:
    return max(_duel_with(view, who) for who in enemies(view))


@card(
    Record(
        "duel",
        targets=aims.ENEMIES,
        numbers=(SHOT,),
        look=Look("duel", "brick", ("bang-shot", f"life −{SHOT}")),
        computer=Computer(keep=3.8, gain=_best_duel, target=_duel_with),
    )
)
async def duel(g: BangState, aim: Aim) -> None:
    """The two discard BANG! in turn, the target first; who does not is wounded."""
    now, then = aim.at, g.exposed[aim.me]
    with targeted(g, aim.at):
        g.duel = True
        while await shoots_back(g, now, "duel", then):
            now, then = then, now
        g.duel = False
        await wound(g, now, SHOT, aim.me)
