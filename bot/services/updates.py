"""What happens after a move is saved, in order, up to the last ping."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from bot.services.context import Services


class UpdateMoment(Enum):
    SAVED = auto()  # a move, or any other change of a table
    ORDERS_DONE = auto()  # no standing order answers now, so the table must be shown
    BOARD_SHOWN = auto()  # the board is up to date, or Discord refuses it for now
    CALLED = auto()  # users were pinged in the channel
    PINGS_DUE = auto()  # the store has pings, at least one of them due
    HAND_DRAWN = auto()  # the late picture of a hand panel is drawn
    REFUSAL_CHANGED = auto()  # Discord starts or stops refusing a table
    THREAD_REFUSED = auto()  # the table is played in the channel of its offer
    SUSPENDED = auto()
    RESUMED = auto()


class Step(NamedTuple):
    """A service that is notified of a table when its moment has come."""

    after: UpdateMoment
    name: str
    notify: Callable[[int], None]


class Updates:
    """Starts the steps of a moment. The steps are set later, because they need the services."""

    def __init__(self) -> None:
        self.steps: Sequence[Step] = ()

    def at(self, moment: UpdateMoment) -> Callable[[int], None]:
        """Return the function that a service calls with a table when this moment has come."""
        return partial(self._start, moment)

    def _start(self, moment: UpdateMoment, table_id: int) -> None:
        for step in self.steps:
            if step.after is moment:
                step.notify(table_id)


def update_steps(services: Services) -> tuple[Step, ...]:
    """Return all steps in order.

    Each service runs one task at a time per table and shows the newest state, so a step that is due twice
    does no harm.
    """
    orders, computers = services.standing_orders.notify, services.computer_players.notify
    board, panels = services.publisher.notify, services.panels
    return (
        Step(UpdateMoment.SAVED, "standing orders", orders),
        Step(UpdateMoment.SAVED, "computer players", computers),
        Step(UpdateMoment.SAVED, "proposals", services.proposal_messages.notify),
        Step(UpdateMoment.SAVED, "story", services.stories.notify),
        Step(UpdateMoment.SAVED, "daily deal", services.daily_deals.notify),
        Step(UpdateMoment.SAVED, "tournament", services.tournament_steps.notify_table),
        Step(UpdateMoment.ORDERS_DONE, "board", board),
        Step(UpdateMoment.BOARD_SHOWN, "panels", panels.notify),  # a panel may be sent again below the board
        Step(UpdateMoment.BOARD_SHOWN, "result of the offer", services.offer_results.notify),
        Step(UpdateMoment.BOARD_SHOWN, "gazette", services.gazettes.notify),
        Step(UpdateMoment.CALLED, "departures", services.departures.notify),
        Step(UpdateMoment.PINGS_DUE, "pings", services.notifications.notify),
        Step(UpdateMoment.HAND_DRAWN, "panels", panels.notify),
        Step(UpdateMoment.REFUSAL_CHANGED, "panels", panels.refresh),
        Step(UpdateMoment.THREAD_REFUSED, "link of the offer", services.offer_results.redraw),
        Step(UpdateMoment.SUSPENDED, "panels", panels.refresh),  # the board's buttons no longer work
        Step(UpdateMoment.RESUMED, "board", board),
        Step(UpdateMoment.RESUMED, "standing orders", orders),
        Step(UpdateMoment.RESUMED, "computer players", computers),
    )
