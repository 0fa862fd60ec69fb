"""What to do next in one's own turn: the play that leaves the best table, as long as it is a better one."""

from __future__ import annotations

from functools import partial

from engine.core.prompts import Decision, Seat
from engine.core.rng import Rng
from engine.games.ragnguns.computer.imagine import imagine, outlook, tried
from engine.games.ragnguns.computer.worth import worth
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.rules.turn import DO
from engine.games.ragnguns.state import PISTOLERO, RagNGunsState
from engine.games.ragnguns.view import View

GAIN = 0.02  # less is not worth the trouble; and what always gains can never go round in circles
DISCARD = "discard"
ORDER = (("effect", "pose", "trap", "step-out"), (DISCARD,), ("shoot",))  # shoot when all is ready for it


def verb(view: View, decision: Decision, rng: Rng) -> str:
    """The most useful thing, or the end of the turn."""
    g = imagine(view)
    enough = worth(g, g.current) + GAIN
    for verbs in ORDER:
        found = {verb: prospect(g, verb) for verb in verbs if verb in decision.options}
        best = max(found, key=lambda verb: found[verb], default=legal.END)
        if found.get(best, enough) > enough:
            return best
    return legal.END


def prospect(g: RagNGunsState, verb: str, *replies: str) -> float:
    """How good the table can be after this verb, if its first questions are answered so."""
    judge = partial(_room_made if verb == DISCARD else worth, me=g.current)
    return outlook(g, g.current, DO[verb], judge, replies)


def _room_made(g: RagNGunsState, me: Seat) -> float:
    """A card was thrown away for a better one to be posed, or for one under it to be used."""
    found = [prospect(g, verb) for verb in ("pose", "effect") if legal.VERBS[verb](g)]
    return max(found, default=worth(g, me))


def _best(view: View, decision: Decision, verb: str, *replies: str) -> str:
    g = imagine(view)
    return max(decision.options, key=lambda option: prospect(g, verb, *replies, option))


def pose(view: View, decision: Decision, rng: Rng) -> str:
    """The card that gains most in its best zone."""
    return _best(view, decision, "pose")


def zone(view: View, decision: Decision, rng: Rng) -> str:
    """Where this card gains most."""
    return _best(view, decision, "pose", str(dict(decision.about)["card"]))


def effect(view: View, decision: Decision, rng: Rng) -> str:
    """The effect that gains most."""
    return _best(view, decision, "effect")


def shoot(view: View, decision: Decision, rng: Rng) -> str:
    """As many bullets as gain most."""
    return _best(view, decision, "shoot")


def discard(view: View, decision: Decision, rng: Rng) -> str:
    """The card that is most in the way."""
    return _best(view, decision, DISCARD)


def target(view: View, decision: Decision, rng: Rng) -> str:
    """What gains most, by the card's best effect among those that may be asked about here."""
    g = imagine(view)
    about = str(dict(decision.about)["card"])
    source = PISTOLERO if about == g.me.pistolero else about
    effects = [each for each in legal.effects(g) if legal.source(each)[0] == source]
    effects = [each for each in effects if _asks(g, each) == decision.options]
    return max(decision.options, key=lambda option: max(prospect(g, "effect", e, option) for e in effects))


def _asks(g: RagNGunsState, effect: str) -> tuple[str, ...]:
    _, asked = tried(g, DO["effect"], (effect,))
    return asked.options if asked else ()
