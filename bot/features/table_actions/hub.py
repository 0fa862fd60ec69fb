"""`/wanted games`: what waits for the user, and a list to open it from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TypeAlias

from discord import SelectOption

from bot.features.lobby.actions import rematch, withdraw
from bot.features.play.inbox import waiting
from bot.features.shared.items import Pressed, values
from bot.features.shared.resolve_table import finished, my_lines, name_of
from bot.features.shared.responses import show_beside
from bot.features.table_actions.actions import do, makes_sense
from bot.i18n.texts import Words
from bot.services.context import Interaction, words_for
from bot.services.ping_targets import offer_name
from bot.ui.components import HUB, OPTION, AnySelect, hub_select, sealed
from bot.ui.style import MOST, clipped
from engine.core.decisions import Illegal
from engine.core.records.tables import TableSummary

Row: TypeAlias = tuple[str, int, str]  # what is done, with which table or offer, and its name
REMATCHES = 3  # the last games that a rematch is offered of


async def _do(verb: str, interaction: Interaction, number: int) -> None:
    await do(interaction, verb, number)


OPENED: Mapping[str, Callable[[Interaction, int], Awaitable[None]]] = MappingProxyType(
    {
        "hand": partial(_do, "hand"),
        "claim": partial(_do, "claim"),
        "seat": partial(_do, "seat"),
        "withdraw": withdraw,
        "rematch": rematch,
    }
)


async def open_hub(interaction: Interaction) -> None:
    await show_beside(interaction, [await waiting(interaction)], sealed(await hub_items(interaction)))


async def hub_items(interaction: Interaction) -> list[AnySelect]:
    """Make the list of what the user can open, if there is anything."""
    text = words_for(interaction)
    options = [
        SelectOption(label=clipped(text(f"hub-{what}", name=name), OPTION), value=f"{what}:{number}")
        for what, number, name in (await _rows(interaction, text))[:MOST]
    ]
    return [hub_select(options, text("hint-hub"))] if options else []


async def _rows(interaction: Interaction, text: Words) -> list[Row]:
    """List claims and seats to take back, then hands, own offers and rematches."""
    lines, store = await my_lines(interaction), interaction.client.services.store
    hands = [("hand", line.table, name_of(line, text)) for line in lines]
    mine = await store.open_offers(guild=interaction.guild_id, user=interaction.user.id)
    offers = [
        ("withdraw", offer.id, offer_name(offer, text))
        for offer in mine
        if offer.host.user == interaction.user.id
    ]
    over = await finished(interaction)(most=REMATCHES)
    again = [
        ("rematch", line.table, name_of(line, text)) for line in over if not await store.rematches(line.table)
    ]
    return [*await _urgent(interaction, lines, text), *hands, *offers, *again]


async def _urgent(interaction: Interaction, lines: Sequence[TableSummary], text: Words) -> list[Row]:
    found: list[Row] = []
    for line in lines:
        for verb in ("claim", "seat"):
            if await makes_sense(interaction, verb, line.table):
                found.append((verb, line.table, name_of(line, text)))
    return found


class HubSelect(Pressed, template=HUB):
    async def act(self, interaction: Interaction) -> None:
        what, _, number = next(iter(values(interaction)), "").partition(":")
        if what not in OPENED or not number.isdecimal() or len(number) > 18:
            raise Illegal("no-table")
        await OPENED[what](interaction, int(number))


ITEMS = (HubSelect,)
