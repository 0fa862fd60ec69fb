"""What happens after a move is saved, in order, up to the last ping."""

from collections.abc import Callable, Sequence
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from bot.services.context import Services


class Moment(Enum):
    """What a step of an update waits for."""

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

    after: Moment
    name: str
    notify: Callable[[int], None]


class Updates:
    """Starts the steps of a moment. The steps are set later, because they need the services."""

    def __init__(self) -> None:
        self.steps: Sequence[Step] = ()

    def at(self, moment: Moment) -> Callable[[int], None]:
        """Return the function that a service calls with a table when this moment has come."""
        return partial(self._start, moment)

    def _start(self, moment: Moment, table_id: int) -> None:
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
        Step(Moment.SAVED, "standing orders", orders),
        Step(Moment.SAVED, "computer players", computers),
        Step(Moment.SAVED, "proposals", services.proposal_messages.notify),
        Step(Moment.SAVED, "story", services.stories.notify),
        Step(Moment.SAVED, "daily deal", services.daily_deals.notify),
        Step(Moment.SAVED, "tournament", services.tournament_steps.notify_table),
        Step(Moment.ORDERS_DONE, "board", board),
        Step(Moment.BOARD_SHOWN, "panels", panels.notify),  # a panel may be sent again below the board
        Step(Moment.BOARD_SHOWN, "result of the offer", services.offer_results.notify),
        Step(Moment.BOARD_SHOWN, "gazette", services.gazettes.notify),
        Step(Moment.CALLED, "departures", services.departures.notify),
        Step(Moment.PINGS_DUE, "pings", services.notifications.notify),
        Step(Moment.HAND_DRAWN, "panels", panels.notify),
        Step(Moment.REFUSAL_CHANGED, "panels", panels.refresh),
        Step(Moment.THREAD_REFUSED, "link of the offer", services.offer_results.redraw),
        Step(Moment.SUSPENDED, "panels", panels.refresh),  # the board's buttons no longer work
        Step(Moment.RESUMED, "board", board),
        Step(Moment.RESUMED, "standing orders", orders),
        Step(Moment.RESUMED, "computer players", computers),
    )
