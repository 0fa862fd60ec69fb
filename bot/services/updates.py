"""What happens after a move is saved, in order, up to the last ping."""

from bot.services.context import Services
from bot.services.keyed_worker import Moment, Step


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
        Step(Moment.SAVED, "result of the offer", services.offer_results.notify),
        Step(Moment.SAVED, "story", services.stories.notify),
        Step(Moment.SAVED, "daily deal", services.daily_deals.notify),
        Step(Moment.SAVED, "tournament", services.tournament_steps.notify_table),
        Step(Moment.ORDERS_DONE, "board", board),
        Step(Moment.BOARD_SHOWN, "panels", panels.notify),  # a panel may be sent again below the board
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
