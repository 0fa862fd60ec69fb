"""Standing orders: how a player wants reactions answered, and after which delay.

The delay depends on the public decision alone, so it reveals nothing about the hand.
"""

import hmac
import math
from collections.abc import Collection
from hashlib import sha256
from types import MappingProxyType
from typing import Any, TypeAlias

from engine.core.decisions import Decision, Refused, Reply, Seat
from engine.core.game_module import ABOVE, ANSWER, ASK, BEST, PASS, USUAL, WITHIN, Reaction
from engine.games import REACTIONS

DelayRange: TypeAlias = tuple[int, int]  # seconds: the least and the most

SLOW, EVENING, AT_ONCE = (60, 1800), (20, 300), (0, 0)
# by time control; all others use the slow range
SPANS = MappingProxyType({"live": AT_ONCE, "evening": EVENING})
SPREAD = 1.5  # the delay varies up to this factor, because people are never punctual
LIMITS = (PASS, ABOVE, WITHIN)  # at most one of each per order
ACTS = (ANSWER, BEST, USUAL, WITHIN)  # instructions that answer at any number of lives


def check(family: str, kind: str, order: Collection[str]) -> tuple[str, ...]:
    """Return an order's instructions in the order in which they apply.

    Raises `Refused`: `standing-order-none` for no reaction of the game, `-word` for an unknown instruction,
    `-two` for two limits of one kind, `-ask` if the hand would decide whether the player is asked.
    """
    reaction = REACTIONS.get(family, {}).get(kind)
    if reaction is None:
        raise Refused("standing-order-none")
    words = reaction.instructions()
    for word in order:
        if word not in words:
            raise Refused("standing-order-word", word=word)
    if any(len(_arguments(order, verb)) > 1 for verb in LIMITS):
        raise Refused("standing-order-two")
    if ASK in order and _arguments(order, *ACTS):
        raise Refused("standing-order-ask")
    return tuple(word for word in words if word in order)


def usual_answer(reaction: Reaction) -> tuple[str, ...]:
    """Return the instruction for a user without an order; None if they must decide."""
    return (USUAL,) if reaction.is_automatic else ()


def delay_range(
    order: Collection[str], decision: Decision, reaction: Reaction, clock: str
) -> DelayRange | None:
    """Return the range of delays after which an order answers; None if its player must decide."""
    if not _through(order, decision) and (_too_few(order, decision) or not _arguments(order, *ACTS)):
        return None
    for minutes in _arguments(order, WITHIN):
        return _from(60 * int(minutes))
    return AT_ONCE if reaction.is_automatic else SPANS.get(clock, SLOW)


def reply(order: Collection[str], decision: Decision, reaction: Reaction, view: Any) -> Reply:
    """Return the reply of an order, if it has one; `view` is the player's own.

    If the hand holds none of the answers it names, the order lets the reaction pass.
    """
    through = (PASS,) if reaction.can_pass else decision.default
    if _through(order, decision):
        return through
    for word in order:
        if chosen := _obeyed(word, decision, reaction, view):
            return chosen
    return through


def delay(secret: str, ply: int, seat: Seat, span: DelayRange) -> int:
    """Return the seconds after which an order is carried out; they depend on the decision, not on the hand.

    Log-uniform, like the pauses of people. The same decision always gets the same delay, so a restart changes
    nothing.
    """
    shortest, longest = span
    if not longest:
        return 0
    drawn = hmac.digest(bytes.fromhex(secret), f"order:{ply}:{seat}".encode(), sha256)
    share = int.from_bytes(drawn[:4], "big") / 2**32
    return round(shortest * math.pow(longest / shortest, share))


def _arguments(order: Collection[str], *verbs: str) -> list[str]:
    parts = (word.partition(":") for word in order)
    return [what for verb, _, what in parts if verb in verbs]


def _through(order: Collection[str], decision: Decision) -> bool:
    return any(_lives(decision) > int(limit) for limit in _arguments(order, PASS))


def _too_few(order: Collection[str], decision: Decision) -> bool:
    return any(_lives(decision) <= int(limit) for limit in _arguments(order, ABOVE))


def _lives(decision: Decision) -> int:
    """Return how many lives are left; 1 if the decision does not say."""
    return int(dict(decision.facts).get("life", 1))


def _from(seconds: int) -> DelayRange:
    return seconds, int(seconds * SPREAD)


def _obeyed(word: str, decision: Decision, reaction: Reaction, view: Any) -> Reply:
    """Return the reply that one instruction gives; empty if no option fits it."""
    verb, _, what = word.partition(":")
    if verb == ANSWER:
        return next(((name,) for name in decision.options if _is(name, what)), ())
    if verb == BEST:
        rank = reaction.ranks[what]
        return (max(decision.options, key=lambda option: rank(view, option)),)
    return decision.default if verb == USUAL else ()


def _is(option: str, what: str) -> bool:
    """Return whether this option is that card or word, whatever its suit, copy or place."""
    return option == what or option.startswith((f"{what}-", f"{what}.", f"{what}:"))
