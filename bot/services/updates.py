"""The way of an update: what happens after a move is saved, in order, up to the last ping."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from bot.services.context import Services


class Moment(Enum):
    """What a step of an update waits for."""

    SAVED = auto()  # a move, or any other change of a table
    ORDERS_DONE = auto()  # no standing order answers now, so players must be shown the table
    BOARD_SHOWN = auto()  # the board is up to date, or Discord refuses it for now
    PINGS_DUE = auto()  # pings are in the store, at least one of them for now
    HAND_DRAWN = auto()  # the picture of a hand whose panel was sent without it
    REFUSAL_CHANGED = auto()  # Discord begins or ceases to refuse a table
    SUSPENDED = auto()
    RESUMED = auto()


class Step(NamedTuple):
    """A service that is notified of a table when its moment has come."""

    after: Moment
    name: str
    notify: Callable[[int], None]


def update_steps(services: Services) -> tuple[Step, ...]:
    """Return all steps in order.

    Each service works once at a time for a table and shows what is true then, so no step is done in vain
    if it is due twice.
    """
    orders, computers = services.standing_orders.notify, services.computer_players.notify
    board, panels = services.publisher.notify, services.panels
    return (
        Step(Moment.SAVED, "standing orders", orders),
        Step(Moment.SAVED, "computer players", computers),
        Step(Moment.SAVED, "proposals", services.proposal_messages.notify),
        Step(Moment.SAVED, "result of the offer", services.offer_results.notify),
        Step(Moment.ORDERS_DONE, "board", board),
        Step(Moment.BOARD_SHOWN, "panels", panels.notify),  # one may be sent again below the board
        Step(Moment.PINGS_DUE, "pings", services.notifications.notify),
        Step(Moment.HAND_DRAWN, "panels", panels.notify),
        Step(Moment.REFUSAL_CHANGED, "panels", panels.refresh),
        Step(Moment.SUSPENDED, "panels", panels.refresh),  # nothing can be pressed there
        Step(Moment.RESUMED, "board", board),
        Step(Moment.RESUMED, "standing orders", orders),
        Step(Moment.RESUMED, "computer players", computers),
    )


class Updates:
    """Starts the steps that a moment is for. Services exist before their steps do, so these come later."""

    def __init__(self) -> None:
        self.steps: Sequence[Step] = ()

    def at(self, moment: Moment) -> Callable[[int], None]:
        """Return what a service calls with a table when this moment has come there."""
        return partial(self._start, moment)

    def _start(self, moment: Moment, table_id: int) -> None:
        for step in self.steps:
            if step.after is moment:
                step.notify(table_id)
