"""Standing orders: what a player wants answered for them out of turn, and how long that seems to take.

Pure: no SQL, no Discord, no clock. An order is a set of words for one kind of question, as in
engine/core/module.py; which questions of a game may be ordered, its `GameModule` says.
"""

from __future__ import annotations

import hmac
import math
from collections.abc import Collection
from hashlib import sha256
from types import MappingProxyType

from engine.core.module import ANSWER, ASK, IDLE, PASS, USUAL
from engine.core.prompts import Decision, Illegal, Reply, Seat
from engine.games import REACTIONS

SLOW, EVENING, AT_ONCE = (60, 1800), (20, 300), (0, 0)  # seconds from … to
SPANS = MappingProxyType({"live": AT_ONCE, "evening": EVENING})  # by the clock of a table; any other is slow


def check(family: str, kind: str, order: Collection[str]) -> tuple[str, ...]:
    """The order as it is kept, in the order in which it is obeyed.

    Raises `Illegal`: `orders-none` where the game has no such reaction, `orders-word` for a word that does
    not fit it, `orders-two` for two limits.
    """
    reaction = REACTIONS.get(family, {}).get(kind)
    if reaction is None:
        raise Illegal("orders-none")
    words = reaction.words()
    for word in order:
        if word not in words:
            raise Illegal("orders-word", word=word)
    if sum(word.startswith(f"{PASS}:") for word in order) > 1:
        raise Illegal("orders-two")
    return tuple(word for word in words if word in order)


def carried_out(order: Collection[str], decision: Decision) -> Reply | None:
    """What a kept order says to a question; None: the player is to be asked.

    An order that names an answer but not `ask` passes where the seat has none, so the others learn nothing
    from the seat's being asked.
    """
    for word in order:
        if reply := _obeyed(word, decision):
            return reply
    silent = ASK not in order and any(word.startswith(f"{ANSWER}:") for word in order)
    if not silent:
        return None
    return (PASS,) if PASS in decision.options else decision.default


def delay(secret: str, asked: int, seat: Seat, span: tuple[int, int]) -> int:
    """The seconds after which an order is carried out: drawn for the question alone, whatever the hand.

    Each is as likely as its double: a person's pauses look like that. `secret` is the table's; the same
    question always gets the same delay, so a restart changes nothing.
    """
    least, most = span
    if not most:
        return 0
    drawn = hmac.digest(bytes.fromhex(secret), f"order:{asked}:{seat}".encode(), sha256)
    share = int.from_bytes(drawn[:4], "big") / 2**32
    return round(least * math.pow(most / least, share))


def _obeyed(word: str, decision: Decision) -> Reply:
    """The reply by one word of an order; empty if it does not fit."""
    verb, _, what = word.partition(":")
    if verb == ANSWER:
        return next(((name,) for name in decision.options if _is(name, what)), ())
    if verb == USUAL:
        return decision.default
    if verb == PASS:
        through = int(dict(decision.about).get("life", 1)) > int(what)
    else:
        through = verb == IDLE and decision.options == (PASS,)
    return (PASS,) if through and PASS in decision.options else ()


def _is(option: str, what: str) -> bool:
    """Is this option that card or word, whatever its face, copy or place?"""
    return option == what or option.startswith((f"{what}-", f"{what}.", f"{what}:"))
