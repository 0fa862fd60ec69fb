"""`/wanted privacy`: the stored data of a user, its export and deletion, and opting out."""

import asyncio
import io
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import partial
from typing import TypeAlias

import discord
from discord import ButtonStyle, Embed

from bot.features.interactions.items import on_press
from bot.features.interactions.responses import MessagePage, send_private, show_page
from bot.features.lobby.messages import show_changed
from bot.i18n.texts import Texts
from bot.services.context import Interaction, Services, texts_for
from bot.services.publish_failures import REQUEST_ERRORS
from bot.ui.components import AnyButton, ItemId, link_button, view_of
from bot.ui.style import NEUTRAL_COLOR, YOUR_TURN_COLOR
from engine.core.decisions import Refused
from engine.core.records.users import PSEUDONYMS

log = logging.getLogger(__name__)

PRIVACY = ItemId("pv", verb="[a-z]{1,12}")
NAMES = {  # names of database tables, as users read them
    "user_settings": "settings",
    "dm_quota": "direct_messages",
    "pending_pings": "pings",
    "suspension_notices": "paused_games_to_hear_of",
    "audit_log": "done_as_moderator",
    "user_blocks": "blocked_on_servers",
}
COUNTED = ("settings", "absences", "standing_orders", "decks", "games", "moves", "offers")


Stored: TypeAlias = Mapping[str, Sequence[Mapping[str, object]]]  # rows by table


async def show_panel(interaction: Interaction) -> None:
    text, services, user = texts_for(interaction), interaction.client.services, interaction.user.id
    stored = _named(await services.store.privacy.stored_of(user))
    nothing = await services.store.privacy.opted_out(user)
    counts = "\n".join(text(f"privacy-count-{kind}", count=len(stored.get(kind, ()))) for kind in COUNTED)
    embed = Embed(title=text("title-privacy"), description=text("privacy-about"), color=NEUTRAL_COLOR)
    embed.add_field(name=text("privacy-stored"), value=counts, inline=False)
    if nothing:
        embed.add_field(name=text("privacy-wish"), value=text("privacy-nothing"), inline=False)
    buttons: list[AnyButton] = [PRIVACY.button(text("btn-privacy-export"), verb="export")]
    buttons.append(PRIVACY.button(text("btn-privacy-delete"), ButtonStyle.danger, verb="delete"))
    verb = "allow" if nothing else "nothing"
    buttons.append(PRIVACY.button(text(f"btn-privacy-{verb}"), verb=verb))
    if services.privacy_url:
        buttons.append(link_button(services.privacy_url, text("btn-privacy-policy")))
    await show_page(interaction, MessagePage(embed, buttons), beside=True)


async def send_file(interaction: Interaction) -> None:
    services, text = interaction.client.services, texts_for(interaction)
    stored = await services.store.privacy.stored_of(interaction.user.id)
    written = await asyncio.to_thread(_written, stored, interaction.user.id, services.now(), text)
    file = discord.File(io.BytesIO(written), filename="wanted-privacy.json")
    await interaction.response.send_message(text("privacy-file"), file=file, ephemeral=True)


def _written(stored: Stored, user_id: int, now: int, text: Texts) -> bytes:
    data: dict[str, object] = {"user": str(user_id), "made": _moment(now)}
    for name, rows in _named(stored).items():
        data[name] = [_readable(row, text) for row in rows]
    return json.dumps(data, ensure_ascii=False, indent=1).encode()


def _named(stored: Stored) -> Stored:
    return {NAMES.get(name, name): rows for name, rows in stored.items()}


def _readable(row: Mapping[str, object], text: Texts) -> dict[str, object]:
    """Return a row with dates, names of games, and large ids as strings, which JavaScript would round."""
    readable: dict[str, object] = {}
    for name, value in row.items():
        if isinstance(value, int) and name.endswith("_at"):
            value = _moment(value)
        elif isinstance(value, int) and not isinstance(value, bool) and abs(value) > 2**53:
            value = str(value)
        readable[name] = value
        if name == "game":
            readable["game_name"] = text(f"game-{value}") if text.has(f"game-{value}") else value
    return readable


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


async def ask(interaction: Interaction, what: str) -> None:
    text = texts_for(interaction)
    playing = await interaction.client.services.store.summaries.of_open_tables(user_id=interaction.user.id)
    embed = Embed(
        title=text(f"btn-privacy-{what}"), description=text(f"privacy-sure-{what}"), color=YOUR_TURN_COLOR
    )
    if playing:
        embed.add_field(name=text("privacy-playing"), value=text("privacy-resign", count=len(playing)))
    sure = PRIVACY.button(text("btn-privacy-sure"), ButtonStyle.danger, verb=f"sure{what}")
    await interaction.response.send_message(embed=embed, view=view_of([sure]), ephemeral=True)


async def delete(interaction: Interaction) -> None:
    await _forget(interaction)
    await send_private(interaction, texts_for(interaction)("privacy-deleted"))


async def nothing(interaction: Interaction) -> None:
    """Delete everything, and store only the opt-out from now on."""
    await interaction.client.services.store.privacy.save_optout(interaction.user.id, nothing=True)
    await _forget(interaction)
    await send_private(interaction, texts_for(interaction)("privacy-nothing"))


async def allow(interaction: Interaction) -> None:
    await interaction.client.services.store.privacy.save_optout(interaction.user.id, nothing=False)
    await send_private(interaction, texts_for(interaction)("privacy-allowed"))


async def _forget(interaction: Interaction) -> None:
    """Leave offers and games, then delete the rest and put a pseudonym in its place."""
    services, user = interaction.client.services, interaction.user.id
    await interaction.response.defer(ephemeral=True, thinking=True)
    ended = await services.offers.leave_all(user)
    sat = await services.store.privacy.seats_of(user)
    playing = {summary.table_id for summary in await services.store.summaries.of_open_tables(user_id=user)}
    for table in sorted(playing):
        await _leave(services, table, user, f"privacy:{interaction.id}")
    alias = PSEUDONYMS + secrets.randbelow(PSEUDONYMS)
    await services.store.privacy.forget_everywhere(user, sat, alias, f"N. N. {alias % 2**24:06x}")
    services.standing_orders.forget()
    services.lessons.forget(user)
    for table in {table for table, _ in sat}:
        await services.tables.evict(table)
    await services.user_cache.forget(user)  # again, because a board may have pinged them meanwhile
    for offer in (*ended, *sorted(playing)):  # a table has the id of its offer
        with suppress(*REQUEST_ERRORS):
            await show_changed(interaction.client, offer)
    for table in sorted(playing):
        await services.publisher.redraw(table)
    log.info("deleted a user's data: %s seats, %s of them in open games", len(sat), len(playing))


async def _leave(services: Services, table_id: int, user_id: int, key: str) -> None:
    try:
        await services.tables.resign(table_id, user_id, key, even_absent=True)
    except Refused as why:
        log.info("ended table %s, because its user cannot resign there: %s", table_id, why.code)
        await services.tables.abort(table_id, f"{key}:end")


VERBS: Mapping[str, Callable[[Interaction], Awaitable[None]]] = {
    "export": send_file,
    "delete": partial(ask, what="delete"),
    "suredelete": delete,
    "nothing": partial(ask, what="nothing"),
    "surenothing": nothing,
    "allow": allow,
}


@on_press(PRIVACY)
async def run_verb(interaction: Interaction, verb: str) -> None:
    if verb not in VERBS:
        raise Refused("table-unknown")
    await VERBS[verb](interaction)
