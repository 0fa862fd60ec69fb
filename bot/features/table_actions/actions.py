"""What a player may do at a table, from "More" and from `/table`, and which table is meant."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

from bot.features.play.actions import TABLE, show_hand, show_log, wish_resign
from bot.features.play.hint import check_newcomer, give_hint, hinted
from bot.features.play.text_view import show_words
from bot.features.proposals.actions import wish_abort, wish_draw, wish_undo
from bot.features.shared.items import Pressed, values
from bot.features.shared.resolve_table import AmbiguousTable, heading, in_channel, my_lines, on_this_server
from bot.features.shared.responses import tell
from bot.features.standing_orders.panel import open_orders, reactions_of
from bot.features.timeouts.actions import ask_claim, come_back, more_time
from bot.games import PRESENTERS
from bot.i18n.texts import Words
from bot.services.context import Interaction, words_for
from bot.ui.components import AT_TABLE, MINE, AnyButton, at_table_button, sealed, what_button
from bot.ui.style import speech, teach_buttons
from engine.core.decisions import Illegal
from engine.core.records.tables import TableSummary
from engine.tables.proposals import ABORT, DRAW, UNDO
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import given_time, sat_in_for, silent_opponent

Check: TypeAlias = Callable[[Interaction, TableSnapshot], Awaitable[None]]
Act: TypeAlias = Callable[[Interaction, TableSnapshot], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Verb:
    """An action of a player at a table."""

    label: str  # key of its button
    check: Check  # raises `Illegal` where the action makes no sense
    act: Act
    crowd: str = ""  # key of its button among more than two

    def words(self, snapshot: TableSnapshot, text: Words) -> str:
        return text(self.crowd if self.crowd and len(snapshot.participants) > 2 else self.label)


def _proposable(kind: str) -> Check:
    async def check(interaction: Interaction, snapshot: TableSnapshot) -> None:
        await interaction.client.services.proposals.check(snapshot, kind, interaction.user.id)

    return check


async def _check_running(interaction: Interaction, snapshot: TableSnapshot) -> None:
    snapshot.seated(interaction.user.id)
    if snapshot.game.winners is not None:
        raise Illegal("over")


async def _check_orders(interaction: Interaction, snapshot: TableSnapshot) -> None:
    await _check_running(interaction, snapshot)
    reactions_of(snapshot)


async def _check_time(interaction: Interaction, snapshot: TableSnapshot) -> None:
    given_time(snapshot, interaction.user.id)


async def _check_claim(interaction: Interaction, snapshot: TableSnapshot) -> None:
    silent_opponent(snapshot, interaction.user.id, interaction.client.services.now())


async def _check_substituted(interaction: Interaction, snapshot: TableSnapshot) -> None:
    sat_in_for(snapshot, interaction.user.id)


async def _check_hint(interaction: Interaction, snapshot: TableSnapshot) -> None:
    hinted(snapshot, interaction.user.id)


async def _check_seated(interaction: Interaction, snapshot: TableSnapshot) -> None:
    if snapshot.seat_of(interaction.user.id) is None:
        raise Illegal("not-seated")


async def _check_tips_on(interaction: Interaction, snapshot: TableSnapshot) -> None:
    await _check_seated(interaction, snapshot)
    await check_newcomer(interaction.client.services.store, snapshot, interaction.user.id)


async def _check_tips_off(interaction: Interaction, snapshot: TableSnapshot) -> None:
    await _check_seated(interaction, snapshot)
    if (await interaction.client.services.store.person(interaction.user.id)).tips:
        raise Illegal("tips-on")


async def _set_tips(interaction: Interaction, snapshot: TableSnapshot, *, on: bool) -> None:
    services = interaction.client.services
    person = await services.store.person(interaction.user.id)
    await services.people.save(replace(person, tips=on))
    await show_hand(interaction, snapshot.id)


VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        "hand": Verb("btn-hand", _check_seated, lambda press, at: show_hand(press, at.id)),
        "hint": Verb("btn-hint", _check_hint, give_hint),
        "undo": Verb("btn-undo", _proposable(UNDO), lambda press, at: wish_undo(press, at, 1)),
        "draw": Verb("btn-draw", _proposable(DRAW), wish_draw),
        "abort": Verb("btn-abort", _proposable(ABORT), wish_abort),
        "time": Verb("btn-more", _check_time, lambda press, at: more_time(press, at.id)),
        "claim": Verb("btn-claim", _check_claim, lambda press, at: ask_claim(press, at.id)),
        "seat": Verb("btn-return", _check_substituted, lambda press, at: come_back(press, at.id)),
        "notips": Verb("btn-notips", _check_tips_on, partial(_set_tips, on=False)),
        "tips": Verb("btn-tips", _check_tips_off, partial(_set_tips, on=True)),
        "orders": Verb("btn-orders", _check_orders, open_orders),
        "board": Verb("btn-describe", _check_seated, lambda press, at: show_words(press, at.id)),
        "log": Verb("btn-log", _check_seated, lambda press, at: show_log(press, at.id, 0, beside=True)),
        "resign": Verb("btn-give-up", _check_running, wish_resign, crowd="btn-get-up"),
    }
)
ON_MORE = tuple(verb for verb in VERBS if verb != "hand")


async def do(interaction: Interaction, verb: str, table: int | None, count: int = 1) -> None:
    """Do this at the table that is meant; raises `Illegal`, and `AmbiguousTable` if several may be."""
    snapshot = await meant(interaction, verb, table, count)
    try:
        if verb == "undo":
            await wish_undo(interaction, snapshot, count)
        else:
            await VERBS[verb].act(interaction, snapshot)
    except Illegal as why:
        await tell(interaction, speech(snapshot, words_for(interaction)).no(why))


async def meant(interaction: Interaction, verb: str, table: int | None, count: int = 1) -> TableSnapshot:
    """Return the table named, else this thread's, else the user's only one where the verb makes sense."""
    if table is not None:
        return await on_this_server(interaction, table)
    mine = await my_lines(interaction)
    if not mine:
        raise Illegal("no-game")
    among = in_channel(mine, interaction) or mine
    if len(among) == 1:
        return await on_this_server(interaction, among[0].table)
    fits, refusals = list[tuple[TableSummary, TableSnapshot]](), list[Illegal]()
    for line in among:
        try:
            snapshot = await interaction.client.services.tables.see(line.table)
            await VERBS[verb].check(interaction, snapshot)
        except Illegal as why:
            refusals.append(why)
        else:
            fits.append((line, snapshot))
    if len(fits) > 1:
        raise AmbiguousTable([line for line, _ in fits], verb, count)
    if fits:
        return fits[0][1]
    if len({(why.code, *sorted(why.facts.items())) for why in refusals}) == 1:
        raise refusals[0]
    reason = words_for(interaction)(VERBS[verb].label)
    raise Illegal("verb-nowhere", reason=reason, count=len(refusals))


async def open_more(interaction: Interaction, table: int) -> None:
    """Show what the user may do at this table; raises `Illegal` if they have no seat."""
    snapshot, text = await on_this_server(interaction, table), words_for(interaction)
    await _check_seated(interaction, snapshot)
    said = f"{heading(snapshot, interaction.user.id, text)}\n{text('more-what')}"
    view = sealed(await ways(interaction, snapshot))
    await interaction.response.send_message(said, view=view, ephemeral=True)


async def ways(interaction: Interaction, snapshot: TableSnapshot) -> list[AnyButton]:
    """Make a button for each action that is possible now."""
    text = words_for(interaction)
    items = [
        at_table_button(snapshot.id, name, VERBS[name].words(snapshot, text))
        for name in ON_MORE
        if await makes_sense(interaction, name, snapshot.id)
    ]
    family, decision = (
        snapshot.game.rules.family,
        snapshot.game.decision(snapshot.own_seat(interaction.user.id)),
    )
    if decision is not None and decision.kind in PRESENTERS[family].chapters:
        items.insert(0, what_button(family, decision.kind, snapshot.id, text("btn-what")))
    return [*items, *teach_buttons(family, text)]


async def makes_sense(interaction: Interaction, verb: str, table: int) -> bool:
    """Return whether the user may do this now at this table."""
    try:
        await VERBS[verb].check(interaction, await interaction.client.services.tables.see(table))
    except Illegal:
        return False
    return True


class AtTableButton(Pressed, template=AT_TABLE):
    async def act(self, interaction: Interaction) -> None:
        verb = self.match["verb"] or ""
        if not verb:
            await open_more(interaction, self.table)
        elif verb in VERBS:
            await do(interaction, verb, self.table)
        else:
            raise Illegal("no-table")


class MyTablesSelect(Pressed, template=MINE):
    async def act(self, interaction: Interaction) -> None:
        verb, picked = self.match["verb"] or "hand", values(interaction)
        [table] = picked if len(picked) == 1 and TABLE.fullmatch(picked[0]) else ["0"]
        if verb not in VERBS:
            raise Illegal("no-table")
        await do(interaction, verb, int(table), self.number("count") or 1)


ITEMS = (AtTableButton, MyTablesSelect)
