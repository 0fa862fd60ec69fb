"""Actions of a player at a table, from **More** and `/table`, and how the table is found."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

from discord import ButtonStyle

from bot.features.game_panels.actions import confirm_resign, show_hand, show_log
from bot.features.game_panels.hint import decision_to_hint, give_hint
from bot.features.game_panels.text_view import show_cards, show_words
from bot.features.interactions.items import first_pick, on_press, picked_number
from bot.features.interactions.resolve_table import (
    AmbiguousTable,
    heading,
    in_channel,
    my_tables,
    on_this_server,
    turn_tables,
)
from bot.features.interactions.responses import is_own, send_private, show_aside
from bot.features.notes.actions import open_note
from bot.features.proposals.actions import confirm_abort, confirm_draw, undo_or_confirm
from bot.features.replay.actions import open_replay
from bot.features.standing_orders.panel import open_orders, reactions_of
from bot.features.timeouts.actions import ask_claim, come_back, more_time
from bot.games import PRESENTERS
from bot.i18n.texts import Texts
from bot.services.context import Interaction, texts_for
from bot.ui.components import FAIR, MORE, MY_TABLES, WHAT, AnyButton, view_of
from bot.ui.style import phrases_for, teach_buttons, turned_to
from engine.core.decisions import Refused
from engine.core.records.tables import TableSummary
from engine.core.undo import was_secret
from engine.tables.chairs import free_chairs
from engine.tables.proposals import ABORT, DRAW, UNDO
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import give_more_time, silent_opponent, substituted_seat

# Groups of buttons, a row each; the last two are a page of their own.
LOOK, HELP, CHANGE, REST, END = range(5)
OTHER_PAGE = "rest"  # the verb that turns **More**
FEW = 2  # rare buttons that still fit on the first page

Check: TypeAlias = Callable[[Interaction, TableSnapshot], Awaitable[None]]
TableHandler: TypeAlias = Callable[[Interaction, TableSnapshot], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class TableAction:
    label: str  # key of its button
    check: Check  # raises `Refused` if the action makes no sense
    act: TableHandler
    row: int  # its group
    label_for_many: str = ""  # key of its button with more than two players

    def words(self, snapshot: TableSnapshot, text: Texts) -> str:
        return text(
            self.label_for_many if self.label_for_many and len(snapshot.participants) > 2 else self.label
        )


def _proposable(kind: str) -> Check:
    async def check(interaction: Interaction, snapshot: TableSnapshot) -> None:
        await interaction.client.services.proposals.check(snapshot, kind, interaction.user.id)

    return check


async def _check_undo(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Offer no undo of a choice that nobody knew and all know now: the others would have to agree blindly."""
    seat = snapshot.require_active_seat(interaction.user.id)
    choice = await interaction.client.services.proposals.choice(snapshot, seat)
    if was_secret(snapshot.game, choice):
        raise choice.refusal()
    await _proposable(UNDO)(interaction, snapshot)


async def _check_running(interaction: Interaction, snapshot: TableSnapshot) -> None:
    snapshot.require_active_seat(interaction.user.id)
    if snapshot.game.winners is not None:
        raise Refused("game-over")


async def _check_orders(interaction: Interaction, snapshot: TableSnapshot) -> None:
    await _check_running(interaction, snapshot)
    reactions_of(snapshot)


def _checked(test: Callable[[TableSnapshot, int], object]) -> Check:
    """Return a check by a function of table and user that raises `Refused`."""

    async def check(interaction: Interaction, snapshot: TableSnapshot) -> None:
        test(snapshot, interaction.user.id)

    return check


async def _check_claim(interaction: Interaction, snapshot: TableSnapshot) -> None:
    now = interaction.client.services.now()
    try:
        silent_opponent(snapshot, interaction.user.id, now)
    except Refused as why:
        try:
            free_chairs(snapshot, interaction.user.id, now)
        except Refused:
            raise why from None


async def _check_seated(interaction: Interaction, snapshot: TableSnapshot) -> None:
    if snapshot.seat_of(interaction.user.id) is None:
        raise Refused("not-seated")


async def _check_nothing(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Let anybody do what everybody may see."""


async def _check_tips_on(interaction: Interaction, snapshot: TableSnapshot) -> None:
    await _check_running(interaction, snapshot)
    if await interaction.client.services.user_cache.newcomer_record(interaction.user.id, snapshot) is None:
        raise Refused("no-tips")


async def _check_tips_off(interaction: Interaction, snapshot: TableSnapshot) -> None:
    await _check_running(interaction, snapshot)
    if (await interaction.client.services.user_cache.settings(interaction.user.id)).show_tips:
        raise Refused("tips-on")


async def _set_tips(interaction: Interaction, snapshot: TableSnapshot, *, on: bool) -> None:
    services = interaction.client.services
    person = await services.user_cache.settings(interaction.user.id)
    await services.user_cache.save(replace(person, show_tips=on))
    await show_hand(interaction, snapshot.id)


def _by_id(act: Callable[[Interaction, int], Awaitable[None]]) -> TableHandler:
    return lambda interaction, snapshot: act(interaction, snapshot.id)


TABLE_ACTIONS: Mapping[str, TableAction] = {
    "hand": TableAction("btn-hand", _check_seated, _by_id(show_hand), LOOK),
    "hint": TableAction("btn-hint", _checked(decision_to_hint), give_hint, HELP),
    "undo": TableAction("btn-undo", _check_undo, partial(undo_or_confirm, count=1), CHANGE),
    "draw": TableAction("btn-draw", _proposable(DRAW), confirm_draw, END),
    "abort": TableAction("btn-abort", _proposable(ABORT), confirm_abort, END),
    "time": TableAction("btn-more", _checked(give_more_time), _by_id(more_time), REST),
    "claim": TableAction("btn-claim", _check_claim, _by_id(ask_claim), CHANGE),
    "seat": TableAction("btn-return", _checked(substituted_seat), _by_id(come_back), CHANGE),
    "notips": TableAction("btn-notips", _check_tips_on, partial(_set_tips, on=False), REST),
    "tips": TableAction("btn-tips", _check_tips_off, partial(_set_tips, on=True), REST),
    "orders": TableAction("btn-orders", _check_orders, open_orders, REST),
    "board": TableAction("btn-describe", _check_nothing, _by_id(show_words), LOOK),
    "cards": TableAction("btn-cards", _check_nothing, _by_id(show_cards), LOOK),
    "log": TableAction("btn-log", _check_nothing, _by_id(partial(show_log, page=0)), LOOK),
    "note": TableAction("btn-note", _check_seated, open_note, LOOK),
    "replay": TableAction("btn-replay", _check_seated, _by_id(open_replay), LOOK),
    "resign": TableAction("btn-give-up", _check_running, confirm_resign, END, label_for_many="btn-get-up"),
}


async def run_action(interaction: Interaction, verb: str, table_id: int | None, count: int = 1) -> None:
    """Run an action at the table meant; raises `Refused`, or `AmbiguousTable` for several."""
    snapshot = await table_for_action(interaction, verb, table_id, count)
    try:
        if verb == "undo":
            await undo_or_confirm(interaction, snapshot, count)
        else:
            await TABLE_ACTIONS[verb].act(interaction, snapshot)
    except Refused as why:
        await send_private(interaction, phrases_for(snapshot, texts_for(interaction)).refusal(why))


async def table_for_action(
    interaction: Interaction, verb: str, table_id: int | None, count: int = 1
) -> TableSnapshot:
    """Return the named table, else the thread's, else the user's only one where the action makes sense."""
    if table_id is not None:
        return await on_this_server(interaction, table_id)
    own_tables = await my_tables(interaction)
    if not own_tables:
        raise Refused("no-game")
    among = in_channel(own_tables, interaction) or own_tables
    if len(among) == 1:
        return await on_this_server(interaction, among[0].table_id)
    fits, refusals = list[tuple[TableSummary, TableSnapshot]](), list[Refused]()
    for summary in among:
        try:
            snapshot = await interaction.client.services.tables.get(summary.table_id)
            await TABLE_ACTIONS[verb].check(interaction, snapshot)
        except Refused as why:
            refusals.append(why)
        else:
            fits.append((summary, snapshot))
    if len(fits) > 1:
        raise AmbiguousTable([summary for summary, _ in fits], verb, count)
    if fits:
        return fits[0][1]
    if len({(why.code, *sorted(why.facts.items())) for why in refusals}) == 1:
        raise refusals[0]
    reason = texts_for(interaction)(TABLE_ACTIONS[verb].label)
    raise Refused("action-unavailable", reason=reason, count=len(refusals))


async def open_more(interaction: Interaction, table_id: int) -> None:
    """Show what the user, or anybody, may do at this table, first what is wanted often."""
    snapshot, text = await on_this_server(interaction, table_id), texts_for(interaction)
    content = f"{heading(snapshot, interaction.user.id, text)}\n{text('more-what')}"
    await show_aside(interaction, snapshot, [], await action_buttons(interaction, snapshot), content=content)


async def turn_more(interaction: Interaction, table_id: int) -> None:
    if not is_own(interaction):  # a forged id: the message may be a board
        raise Refused("table-unknown")
    snapshot = await on_this_server(interaction, table_id)
    view = view_of(await action_buttons(interaction, snapshot, rest=True))
    await interaction.response.edit_message(view=view)


async def action_buttons(
    interaction: Interaction, snapshot: TableSnapshot, *, rest: bool = False
) -> list[AnyButton]:
    """Return the frequent actions, or with `rest` the rare ones; resigning comes last, in red."""
    buttons, text = await _all_buttons(interaction, snapshot), texts_for(interaction)
    seldom = [button for button in buttons if (button.row or 0) >= REST]
    if len(seldom) <= FEW:
        return buttons
    often = [button for button in buttons if button not in seldom]
    at: dict[str, Any] = {"row": REST, "table_id": snapshot.id}
    if rest:
        return [*seldom, MORE.button(text("btn-back"), **at)]
    return [*often, MORE.button(text("btn-rest"), verb=OTHER_PAGE, **at)]


async def _all_buttons(interaction: Interaction, snapshot: TableSnapshot) -> list[AnyButton]:
    text = texts_for(interaction)
    items = [
        MORE.button(
            action.words(snapshot, text),
            ButtonStyle.danger if verb == "resign" else ButtonStyle.secondary,
            row=action.row,
            table_id=snapshot.id,
            verb=verb,
        )
        for verb, action in TABLE_ACTIONS.items()
        if verb != "hand" and await is_available(interaction, verb, snapshot.id)
    ]
    family = snapshot.game.rules.family
    seat = snapshot.seat_of(interaction.user.id)
    decision = None if seat is None else snapshot.game.decision(seat)
    rules = snapshot.game.rules
    kind, options = ("", ()) if decision is None else (decision.kind, decision.options)
    if kind := PRESENTERS[family].explained_kind(rules.name, kind, options):
        items.append(WHAT.button(text("btn-what"), row=HELP, family=family, kind=kind, table_id=snapshot.id))
    row = REST if snapshot.game.winners is None else HELP  # of the end no more is left than a row
    items.append(FAIR.button(text("btn-fair"), row=row, table_id=snapshot.id))
    for button in teach_buttons(rules.name, text):
        button.row = HELP
        items.append(button)
    return sorted(items, key=lambda button: button.row or 0)


async def is_available(interaction: Interaction, verb: str, table_id: int) -> bool:
    try:
        await TABLE_ACTIONS[verb].check(interaction, await interaction.client.services.tables.get(table_id))
    except Refused:
        return False
    return True


@on_press(MORE)
async def run_verb(interaction: Interaction, table_id: int, verb: str = "") -> None:
    if not verb:
        await open_more(interaction, table_id)
    elif verb == OTHER_PAGE:
        await turn_more(interaction, table_id)
    elif verb in TABLE_ACTIONS:
        await run_action(interaction, verb, table_id)
    else:
        raise Refused("table-unknown")


@on_press(MY_TABLES)
async def run_at_picked_table(interaction: Interaction, verb: str, count: int) -> None:
    table_id = picked_number(interaction)
    if verb in TABLE_ACTIONS and (page := turned_to(first_pick(interaction))) is not None:
        await turn_tables(interaction, verb, count, page)
    elif verb in TABLE_ACTIONS and table_id is not None:
        await run_action(interaction, verb, table_id, count or 1)
    else:
        raise Refused("table-unknown")
