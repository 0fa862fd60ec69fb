"""What happens after a move is saved, in order, up to the last ping."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from functools import partial
from typing import TypeAlias

from bot.services.context import Services


class UpdateMoment(Enum):
    SAVED = auto()  # a move, or any other change of a table
    ORDERS_DONE = auto()  # no standing order answers now, so the table must be shown
    BOARD_SHOWN = auto()  # the board is up to date, or Discord refuses it for now
    BOARD_MOVES = auto()  # the board shows how a result came about
    CALLED = auto()  # users were pinged in the channel
    PINGS_DUE = auto()  # the store has pings, at least one of them due
    HAND_DRAWN = auto()  # the late picture of a hand panel is drawn
    REFUSAL_CHANGED = auto()  # Discord starts or stops refusing a table
    THREAD_REFUSED = auto()  # the table is played in the channel of its offer
    SUSPENDED = auto()
    RESUMED = auto()


# Services, in order, that are notified of a table when a moment has come.
Steps: TypeAlias = Mapping[UpdateMoment, Sequence[Callable[[int], None]]]


class Updates:
    """Starts the steps of a moment. The steps are set later, because they need the services."""

    def __init__(self) -> None:
        self.steps: Steps = {}

    def at(self, moment: UpdateMoment) -> Callable[[int], None]:
        """Return the function that a service calls with a table when this moment has come."""
        return partial(self._start, moment)

    def _start(self, moment: UpdateMoment, table_id: int) -> None:
        for notify in self.steps.get(moment, ()):
            notify(table_id)


def update_steps(services: Services) -> Steps:
    """Return all steps.

    Each service runs one task at a time per table and shows the newest state, so a step that is due twice
    does no harm.
    """
    orders, computers = services.standing_orders.notify, services.computer_players.notify
    board, panels = services.publisher.notify, services.panels
    proposals = services.proposal_messages.notify
    saved = [orders, computers, proposals, services.stories.notify]
    offer, gazettes = services.offer_results, services.gazettes
    return {
        UpdateMoment.SAVED: [*saved, services.daily_deals.notify, services.tournament_steps.notify_table],
        UpdateMoment.ORDERS_DONE: [board],
        # a panel may be sent again below the board, a proposal in the thread that replaces a deleted one
        UpdateMoment.BOARD_SHOWN: [panels.notify, proposals, offer.notify, gazettes.notify],
        UpdateMoment.BOARD_MOVES: [panels.notify],
        UpdateMoment.CALLED: [services.departures.notify],
        UpdateMoment.PINGS_DUE: [services.notifications.notify],
        UpdateMoment.HAND_DRAWN: [panels.notify],
        UpdateMoment.REFUSAL_CHANGED: [panels.refresh],
        UpdateMoment.THREAD_REFUSED: [offer.redraw],  # the link of the offer
        UpdateMoment.SUSPENDED: [panels.refresh],  # the board's buttons no longer work
        UpdateMoment.RESUMED: [board, orders, computers],
    }
