"""Questions without a choice: whether all can see that there is only one reply, and who gives it then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.core.decisions import Decision, Reply, Seat
from engine.core.game import AnyGame
from engine.core.log import FORCED, LogRow
from engine.core.rules import Event

CONFIRMATION = "sure"  # the kinds of question that begin like this


def only_reply_forward(decision: Decision) -> Reply | None:
    """The one reply to a question, but for a way back; None where there is a choice."""
    return decision.options if len(decision.options) == decision.min_count else None


def only_reply(decision: Decision) -> Reply | None:
    """The one legal reply to a question; None where there are several, or a way back."""
    return None if decision.can_go_back else only_reply_forward(decision)


def is_confirmation(decision: Decision) -> bool:
    """Is a player only asked whether they are sure? A question of its own, never answered for them."""
    return decision.kind.partition("-")[0] == CONFIRMATION


def only_step_forward(game: AnyGame, seat: Seat) -> Reply | None:
    """The one way on for a seat in the middle of a choice; None if there are several or it must confirm."""
    decision = game.decision(seat)
    if decision is None or not decision.can_go_back or is_confirmation(decision):
        return None
    return only_reply_forward(decision)


def forced_reply(game: AnyGame, seat: Seat) -> Reply | None:
    """Return a seat's only reply if the public view shows that it is the only one (`is_visibly_forced`)."""
    decision = game.decision(seat)
    if decision is None or (reply := only_reply(decision)) is None:
        return None
    return reply if game.rules.is_visibly_forced(game.view(None), decision.public()) else None


def finish_private_steps(game: AnyGame, seat: Seat) -> Iterator[LogRow]:
    """Play on through the middle of a choice that a seat has begun, as long as there is one way."""
    while (reply := only_step_forward(game, seat)) is not None:
        yield game.answer(seat, reply)


def play_forced_replies(game: AnyGame) -> Iterator[LogRow]:
    """Give all replies that are forced for all to see; each row tells so by an event of its own."""
    while found := next(_forced(game), None):
        seat, reply = found
        row = game.answer(seat, reply)
        yield replace(row, events=(Event(FORCED, seat), *row.events))
        yield from finish_private_steps(game, seat)


def _forced(game: AnyGame) -> Iterator[tuple[Seat, Reply]]:
    for decision in game.open_decisions:
        if (reply := forced_reply(game, decision.seat)) is not None:
            yield decision.seat, reply
