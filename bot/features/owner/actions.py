"""`/wanted-host`: the bot's health, and the owner's actions on all servers."""

import asyncio
import logging
import shutil
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial

from discord import ButtonStyle, Embed
from discord.utils import MISSING

from bot.features.interactions.items import ask_line, on_press, on_submit, typed
from bot.features.interactions.responses import MessagePage, send_private, show_page
from bot.features.moderation.views import audit_page
from bot.i18n.names import clean_line, escape
from bot.i18n.texts import LONGEST_REASON, Texts
from bot.services.backups import Backups
from bot.services.context import Interaction, Services, texts_for
from bot.services.keyed_worker import tasks
from bot.ui.components import ItemId, view_of
from bot.ui.style import NEUTRAL_COLOR, YOUR_TURN_COLOR, embed_of
from bot.version import VERSION
from engine.club.daily import BY_WEEKDAY
from engine.core.clocks import DAY
from engine.core.decisions import Refused
from engine.core.records.moderation import NO_GUILD
from engine.core.records.stats import ProcessState, Stats

log = logging.getLogger(__name__)

MEGABYTE = 1_000_000
LONGEST = 1000  # characters of a message to all tables
SERVERS = 20  # blocked servers listed
PROCESSES = 8  # listed, since a field holds 1024 characters
KINDS = 5  # kinds of errors listed
OWNER = ItemId("ho", verb="[a-z]{1,10}", page=6, optional="page")
MESSAGE_FORM = ItemId("hf:message")


async def check(interaction: Interaction) -> None:
    """Raise `Refused` unless this is the bot's owner."""
    if not await interaction.client.is_bot_owner(interaction.user.id):
        raise Refused("owner-only")


async def show_status(interaction: Interaction) -> None:
    """Show the bot's health; raises `Refused`."""
    await check(interaction)
    services, text = interaction.client.services, texts_for(interaction)
    figures, served = await services.store.stats.stats(), await services.store.moderation.served()
    embed = Embed(title=text("title-host"), color=YOUR_TURN_COLOR if served.draining else NEUTRAL_COLOR)
    if served.draining:
        embed.description = text("owner-draining")
    games = [f"{text(f'game-{game}')}: {count}" for game, count in sorted(figures.tables.items())]
    rest = {"suspended": figures.suspended, "behind": figures.boards_behind, "offers": figures.offers}
    games += [text(f"owner-tables-{name}", count=count) for name, count in rest.items()]
    fields = {
        "version": text("owner-version-now", version=VERSION, since=f"<t:{services.owner_actions.begun}:R>"),
        "servers": text("owner-servers-now", count=len(interaction.client.guilds), shut=len(served.shut)),
        "tables": "\n".join(games),
        **_win_rates(await services.owner_actions.daily_wins(), text),
        "latency": _latency(interaction, text),
        "work": _work(services, figures, text),
        **_processes(services, await services.store.stats.processes(), text),
        "backup": _backup(services, figures, text),
        "errors": _errors(services, text),
        "disk": await asyncio.to_thread(_disk, services.backups, text),
    }
    for name, value in fields.items():
        embed.add_field(name=text(f"owner-{name}"), value=value, inline=False)
    drain = "undrain" if served.draining else "drain"
    buttons = [
        *(
            OWNER.button(text(f"btn-owner-{verb}"), verb=verb)
            for verb in ("status", "message", drain, "servers")
        ),
        OWNER.button(text("btn-admin-audit"), verb="audit", page=0),
        OWNER.button(text("btn-owner-stop"), ButtonStyle.danger, verb="stop"),
    ]
    await show_page(interaction, MessagePage(embed, buttons))


def _win_rates(rates: Mapping[int, tuple[int, int]], text: Texts) -> dict[str, str]:
    """Return what part of the daily deals users have won, by weekday; nothing before the first."""
    lines = [
        text(
            "owner-daily-wins",
            weekday=text(f"daily-weekday-{weekday}"),
            level=text(f"level-{BY_WEEKDAY[weekday]}"),
            percent=round(100 * won / count),
            count=count,
        )
        for weekday, (count, won) in rates.items()
    ]
    return {"daily": "\n".join(lines)} if lines else {}


def _latency(interaction: Interaction, text: Texts) -> str:
    known = [latency for _, latency in interaction.client.latencies if latency == latency and latency < DAY]
    if not known:
        return text("owner-latency-unknown")
    return text("owner-latency-now", ms=round(max(known) * 1000), count=len(interaction.client.latencies))


def _work(services: Services, figures: Stats, text: Texts) -> str:
    busy = " · ".join(f"`{what}` {count}" for what, count in sorted(tasks().items()))
    up = [f"`{name}`" for name, worker in services.workers().items() if worker.is_up]
    return "\n".join(
        [
            busy or text("owner-work-none"),
            text("owner-overdue", seconds=figures.overdue),
            text("owner-workers", names=", ".join(up) or "–"),
        ]
    )


def _processes(services: Services, states: Sequence[ProcessState], text: Texts) -> dict[str, str]:
    """Return the processes that share the database, a line each; nothing for a single one."""
    if len(states) < 2:
        return {}
    lines = [
        text(
            "owner-process-waits" if state.is_waiting else "owner-process",
            shards=state.shards,
            host=escape(clean_line(state.host)),
            count=state.tables,
            when=f"<t:{state.looked_at or services.now()}:R>",
        )
        for state in states[:PROCESSES]
    ]
    if len(states) > PROCESSES:
        lines.append(text("admin-more", count=len(states) - PROCESSES))
    return {"processes": "\n".join(lines)}


def _backup(services: Services, figures: Stats, text: Texts) -> str:
    last = figures.backup
    lines = [text("owner-backup-at", when=f"<t:{figures.backed_up}:R>")] if figures.backed_up else []
    if last is not None:
        lines.append(text(f"owner-backup-{last.code}", count=last.games, why=escape(last.why)))
    if not services.has_backup_schedule:
        lines.append(text("owner-backup-unplanned"))
    return "\n".join(lines) or text("owner-backup-none")


def _errors(services: Services, text: Texts) -> str:
    errors = services.error_reports.errors
    since = services.now() - DAY
    latest = [kind.number for kind in list(errors.kinds.values())[::-1] if kind.last >= since][:KINDS]
    count_text = text("owner-errors-count", count=errors.since(since))
    return f"{count_text} {' '.join(f'`{number}`' for number in latest)}".strip()


def _disk(backups: Backups, text: Texts) -> str:
    try:
        free = shutil.disk_usage(backups.folder.parent).free
        size = backups.database_size()
    except OSError as why:
        return why.strerror or "?"
    return text("owner-disk-free", free=free // MEGABYTE, size=-(-size // MEGABYTE))


async def show_servers(interaction: Interaction) -> None:
    """List the blocked servers; raises `Refused`."""
    await check(interaction)
    text = texts_for(interaction)
    blocked = [*(await interaction.client.services.store.moderation.served()).shut.values()]
    lines = [
        text(
            "owner-shut",
            server=str(guild.guild_id),
            at=f"<t:{guild.blocked_at}:d>",
            reason=escape(clean_line(guild.reason, LONGEST_REASON)) or "–",
        )
        for guild in blocked[:SERVERS]
    ]
    if len(blocked) > SERVERS:
        lines.append(text("admin-more", count=len(blocked) - SERVERS))
    listed = lines or [text("admin-nothing")]
    embed = embed_of(text("title-owner-servers"), listed, footer=text("owner-servers-how"))
    back = OWNER.button(text("btn-admin-back"), verb="status")
    await show_page(interaction, MessagePage(embed, [back]))


async def show_audit(interaction: Interaction, page: int = 0) -> None:
    """Show a page of the owner's audit log, newest first; raises `Refused`."""
    await check(interaction)
    text = texts_for(interaction)
    embed, pages = await audit_page(interaction, NO_GUILD, page)
    turn = [
        OWNER.button(text("btn-previous"), disabled=page == 0, verb="audit", page=max(page - 1, 0)),
        OWNER.button(text("btn-next"), disabled=page + 1 >= pages, verb="audit", page=page + 1),
    ]
    items = [*(turn if pages > 1 else []), OWNER.button(text("btn-admin-back"), verb="status")]
    await show_page(interaction, MessagePage(embed, items))


def _server(typed_id: str) -> int:
    number = typed_id.strip()
    if not number.isdecimal() or not number.isascii() or len(number) > 19 or not int(number):
        raise Refused("owner-server")
    return int(number)


async def block_guild(interaction: Interaction, server: str, reason: str) -> None:
    """Block a server and leave it; raises `Refused`."""
    await check(interaction)
    guild, services = _server(server), interaction.client.services
    if guild == interaction.guild_id:
        raise Refused("owner-here")
    draft = services.owner_actions.draft(interaction.user.id, "shut", reason, server=str(guild))
    await services.store.moderation.block_guild(guild, reason, draft)
    await send_private(interaction, texts_for(interaction)("owner-shut-now", server=str(guild)))
    await services.owner_actions.catch_up()


async def unblock_guild(interaction: Interaction, server: str) -> None:
    """Unblock a server; raises `Refused`."""
    await check(interaction)
    guild, services = _server(server), interaction.client.services
    draft = services.owner_actions.draft(interaction.user.id, "reopen", server=str(guild))
    if not await services.store.moderation.unblock_guild(guild, draft):
        raise Refused("owner-none")
    await send_private(interaction, texts_for(interaction)("owner-reopened", server=str(guild)))


async def drain(interaction: Interaction, *, on: bool, reason: str = "") -> None:
    """Let no new game start, or let games start again; raises `Refused`."""
    await check(interaction)
    services, what = interaction.client.services, "drain" if on else "undrain"
    draft = services.owner_actions.draft(interaction.user.id, what, reason)
    await services.store.moderation.drain(on=on, also=draft)
    await send_private(interaction, texts_for(interaction)("owner-drained" if on else "owner-undrained"))


async def preview(interaction: Interaction, message: str) -> None:
    """Show a message to all tables and ask whether to send it; raises `Refused`."""
    await check(interaction)
    text = texts_for(interaction)
    count = len(await interaction.client.services.store.guilds.played_in())
    if not count:
        raise Refused("owner-nobody")
    embed = Embed(title=text("title-owner-message", count=count), color=YOUR_TURN_COLOR)
    embed.description = escape(clean_line(message, LONGEST))
    send = OWNER.button(text("btn-owner-send"), ButtonStyle.danger, verb="send")
    await interaction.response.send_message(embed=embed, view=view_of([send]), ephemeral=True)


async def send(interaction: Interaction) -> None:
    """Send the message shown above the button, once; raises `Refused`."""
    message = interaction.message
    content = message.embeds[0].description if message is not None and message.embeds else None
    if message is None or not content:
        raise Refused("owner-gone")
    text, services = texts_for(interaction), interaction.client.services
    await _list(interaction, "message", content)
    await interaction.response.edit_message(content=text("owner-sending"), embed=None, view=None)
    posted, refused = await services.owner_actions.broadcast(
        lambda words: words("owner-notice", said=content), message.id
    )
    result = text("owner-sent", count=posted, refused=refused)
    await interaction.edit_original_response(content=result)


async def _list(interaction: Interaction, what: str, why: str) -> None:
    services = interaction.client.services
    await services.store.moderation.save_audit(services.owner_actions.draft(interaction.user.id, what, why))


async def ask_stop(interaction: Interaction, reason: str = "") -> None:
    """Ask for confirmation before the bot stops; raises `Refused`."""
    await check(interaction)
    text, figures = texts_for(interaction), await interaction.client.services.store.stats.stats()
    question = text("owner-stop-sure", count=sum(figures.tables.values()))
    sure = OWNER.button(text("btn-owner-stop"), ButtonStyle.danger, verb="surestop")
    embed = (
        Embed(description=escape(clean_line(reason, LONGEST_REASON)), color=YOUR_TURN_COLOR)
        if reason
        else MISSING
    )
    await interaction.response.send_message(question, embed=embed, view=view_of([sure]), ephemeral=True)


async def stop(interaction: Interaction) -> None:
    """Stop the bot as a signal would."""
    message = interaction.message
    reason = message.embeds[0].description if message is not None and message.embeds else None
    try:
        await interaction.response.edit_message(content=texts_for(interaction)("owner-stopping"), view=None)
        await _list(interaction, "stop", reason or "")
        await interaction.client.services.processes.stop_all()
    finally:
        interaction.client.dispatch("stop_asked")  # handled in bot/app/run.py


async def _ask_message(interaction: Interaction) -> None:
    text = texts_for(interaction)
    await ask_line(
        interaction, MESSAGE_FORM.name(), text("btn-owner-message"), text("owner-message-what"), LONGEST
    )


VERBS: Mapping[str, Callable[[Interaction], Awaitable[None]]] = {
    "status": show_status,
    "servers": show_servers,
    "message": _ask_message,
    "send": send,
    "drain": partial(drain, on=True),
    "undrain": partial(drain, on=False),
    "stop": ask_stop,
    "surestop": stop,
}


@on_press(OWNER)
async def run_verb(interaction: Interaction, verb: str, page: int = 0) -> None:
    await check(interaction)
    if verb == "audit":
        await show_audit(interaction, page)
    elif verb in VERBS:
        await VERBS[verb](interaction)
    else:
        raise Refused("table-unknown")


@on_submit(MESSAGE_FORM)
async def take_message(interaction: Interaction) -> None:
    await preview(interaction, typed(interaction))
