"""The way of an update: what happens after a move is saved, in order, up to the last ping."""

from __future__ import annotations

from bot.services.context import Services
from bot.services.keyed_worker import Moment, Step


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
