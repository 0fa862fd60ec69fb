"""What is done at a table, by **More** and by `/table`: where it makes sense, and which table is meant.

A command that names no table goes to that of the thread, or to the only one of mine where it makes sense;
where several fit, a list asks which, and the one that is picked gets what was asked for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
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
Act: TypeAlias = Callable[[Interaction, TableSnapshot, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Verb:
    """Something that a player does at a table; `check` raises `Illegal` where it makes no sense.

    `act` is given the number of choices that are meant, which only taking back heeds. `label`: the key of its
    button; `crowd`: that among more than two, if it differs.
    """

    label: str
    check: Check
    act: Act
    crowd: str = ""

    def words(self, snapshot: TableSnapshot, text: Words) -> str:
        """What its button says at this table."""
        return text(self.crowd if self.crowd and len(snapshot.participants) > 2 else self.label)


def _proposed(kind: str) -> Check:
    async def check(interaction: Interaction, snapshot: TableSnapshot) -> None:
        await interaction.client.services.proposals.check(snapshot, kind, interaction.user.id)

    return check


async def _resignable(interaction: Interaction, snapshot: TableSnapshot) -> None:
    snapshot.seated(interaction.user.id)
    _check_running(snapshot)


async def _waits(interaction: Interaction, snapshot: TableSnapshot) -> None:
    given_time(snapshot, interaction.user.id)


async def _claimable(interaction: Interaction, snapshot: TableSnapshot) -> None:
    silent_opponent(snapshot, interaction.user.id, interaction.client.services.now())


async def _sat_in(interaction: Interaction, snapshot: TableSnapshot) -> None:
    sat_in_for(snapshot, interaction.user.id)


async def _orderable(interaction: Interaction, snapshot: TableSnapshot) -> None:
    snapshot.seated(interaction.user.id)
    _check_running(snapshot)
    reactions_of(snapshot)


async def _hintable(interaction: Interaction, snapshot: TableSnapshot) -> None:
    hinted(snapshot, interaction.user.id)


async def _always(interaction: Interaction, snapshot: TableSnapshot) -> None:
    """Whoever sits there may look."""
    if snapshot.seat_of(interaction.user.id) is None:
        raise Illegal("not-seated")


def _check_running(snapshot: TableSnapshot) -> None:
    if snapshot.game.winners is not None:
        raise Illegal("over")


async def _draw(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await wish_draw(interaction, snapshot)


async def _abort(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await wish_abort(interaction, snapshot)


async def _resign(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await wish_resign(interaction, snapshot)


async def _time(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await more_time(interaction, snapshot.id)


async def _claim(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await ask_claim(interaction, snapshot.id)


async def _seat(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await come_back(interaction, snapshot.id)


async def _orders(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await open_orders(interaction, snapshot)


async def _hint(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await give_hint(interaction, snapshot)


async def _log(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await show_log(interaction, snapshot.id, 0, beside=True)


async def _board(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await show_words(interaction, snapshot.id)


async def _tipped(interaction: Interaction, snapshot: TableSnapshot) -> None:
    await _always(interaction, snapshot)
    await check_newcomer(interaction.client.services.store, snapshot, interaction.user.id)


async def _untipped(interaction: Interaction, snapshot: TableSnapshot) -> None:
    await _always(interaction, snapshot)
    if (await interaction.client.services.store.person(interaction.user.id)).tips:
        raise Illegal("tips-on")


async def _no_tips(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await _want_tips(interaction, snapshot, wanted=False)


async def _tips(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await _want_tips(interaction, snapshot, wanted=True)


async def _want_tips(interaction: Interaction, snapshot: TableSnapshot, *, wanted: bool) -> None:
    """Save it, and show the hand as it is then; raises `Illegal` where nothing may be stored."""
    services = interaction.client.services
    person = await services.store.person(interaction.user.id)
    await services.people.save(replace(person, tips=wanted))
    await show_hand(interaction, snapshot.id)


async def _hand(interaction: Interaction, snapshot: TableSnapshot, _: int) -> None:
    await show_hand(interaction, snapshot.id)


VERBS: Mapping[str, Verb] = MappingProxyType(
    {
        "hand": Verb("btn-hand", _always, _hand),
        "hint": Verb("btn-hint", _hintable, _hint),
        "undo": Verb("btn-undo", _proposed(UNDO), wish_undo),
        "draw": Verb("btn-draw", _proposed(DRAW), _draw),
        "abort": Verb("btn-abort", _proposed(ABORT), _abort),
        "time": Verb("btn-more", _waits, _time),
        "claim": Verb("btn-claim", _claimable, _claim),
        "seat": Verb("btn-return", _sat_in, _seat),
        "notips": Verb("btn-notips", _tipped, _no_tips),
        "tips": Verb("btn-tips", _untipped, _tips),
        "orders": Verb("btn-orders", _orderable, _orders),
        "board": Verb("btn-describe", _always, _board),
        "log": Verb("btn-log", _always, _log),
        "resign": Verb("btn-give-up", _resignable, _resign, crowd="btn-get-up"),
    }
)
ON_MORE = tuple(verb for verb in VERBS if verb != "hand")


async def do(interaction: Interaction, verb: str, table: int | None, count: int = 1) -> None:
    """Do this at the table that is meant; raises `Illegal`, and `AmbiguousTable` if several may be."""
    snapshot = await meant(interaction, verb, table, count)
    try:
        await VERBS[verb].act(interaction, snapshot, count)
    except Illegal as why:
        await tell(interaction, speech(snapshot, words_for(interaction)).no(why))


async def meant(interaction: Interaction, verb: str, table: int | None, count: int = 1) -> TableSnapshot:
    """The table at which this is to be done; raises as `do` does.

    Without a number: the one that is played in this thread, else the only one of mine where it makes sense.
    """
    if table is not None:
        return await on_this_server(interaction, table)
    mine = await my_lines(interaction)
    if not mine:
        raise Illegal("no-game")
    among = in_channel(mine, interaction) or mine
    if len(among) == 1:
        return await on_this_server(interaction, among[0].table)
    fits, refusals = await _fitting(interaction, verb, among)
    if len(fits) > 1:
        raise AmbiguousTable([line for line, _ in fits], verb, count)
    if not fits:
        raise _nowhere(refusals, VERBS[verb], words_for(interaction))
    return fits[0][1]


async def _fitting(
    interaction: Interaction, verb: str, lines: Sequence[TableSummary]
) -> tuple[list[tuple[TableSummary, TableSnapshot]], list[Illegal]]:
    """The tables where this makes sense, and why not at the others."""
    fits, refusals = list[tuple[TableSummary, TableSnapshot]](), list[Illegal]()
    for line in lines:
        try:
            snapshot = await interaction.client.services.tables.see(line.table)
            await VERBS[verb].check(interaction, snapshot)
        except Illegal as why:
            refusals.append(why)
        else:
            fits.append((line, snapshot))
    return fits, refusals


def _nowhere(refusals: Sequence[Illegal], verb: Verb, text: Words) -> Illegal:
    """Why it makes sense nowhere: the reason, where it is everywhere the same."""
    if len({(why.code, *sorted(why.facts.items())) for why in refusals}) == 1:
        return refusals[0]
    return Illegal("verb-nowhere", reason=text(verb.label), count=len(refusals))


async def open_more(interaction: Interaction, table: int) -> None:
    """Show all that this person may do at this table, which is named; raises `Illegal` for a stranger."""
    snapshot, text = await on_this_server(interaction, table), words_for(interaction)
    await _always(interaction, snapshot)
    said = f"{heading(snapshot, interaction.user.id, text)}\n{text('more-what')}"
    view = sealed(await ways(interaction, snapshot))
    await interaction.response.send_message(said, view=view, ephemeral=True)


async def ways(interaction: Interaction, snapshot: TableSnapshot) -> list[AnyButton]:
    """A button for all that this person may do at this table now, but for their moves."""
    text = words_for(interaction)
    items = [
        at_table_button(snapshot.id, name, VERBS[name].words(snapshot, text))
        for name in ON_MORE
        if await makes_sense(interaction, name, snapshot.id)
    ]
    teach = teach_buttons(snapshot.game.rules.family, text)
    return [*_what(snapshot, interaction.user.id, text), *items, *teach]


def _what(snapshot: TableSnapshot, user: int, text: Words) -> list[AnyButton]:
    """The button that opens the chapter about what this person is asked, if they are asked something."""
    family, decision = snapshot.game.rules.family, snapshot.game.decision(snapshot.own_seat(user))
    if decision is None or decision.kind not in PRESENTERS[family].chapters:
        return []
    return [what_button(family, decision.kind, snapshot.id, text("btn-what"))]


async def makes_sense(interaction: Interaction, verb: str, table: int) -> bool:
    """May this person do that now at this table?"""
    try:
        await VERBS[verb].check(interaction, await interaction.client.services.tables.see(table))
    except Illegal:
        return False
    return True


class AtTableButton(Pressed, template=AT_TABLE):
    async def act(self, interaction: Interaction) -> None:
        """Open **More**, or do what was picked there; an id may be forged: raises `Illegal`."""
        verb = self.match["verb"] or ""
        if not verb:
            await open_more(interaction, self.table)
        elif verb in VERBS:
            await do(interaction, verb, self.table)
        else:
            raise Illegal("no-table")


class MyTablesSelect(Pressed, template=MINE):
    async def act(self, interaction: Interaction) -> None:
        """Do at the table that was picked what was asked for; raises `Illegal`."""
        verb, picked = self.match["verb"] or "hand", values(interaction)
        [table] = picked if len(picked) == 1 and TABLE.fullmatch(picked[0]) else ["0"]
        if verb not in VERBS:
            raise Illegal("no-table")
        await do(interaction, verb, int(table), self.number("count") or 1)


ITEMS = (AtTableButton, MyTablesSelect)
