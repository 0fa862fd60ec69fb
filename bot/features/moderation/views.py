"""What moderators see: tables, offers, blocks, channels, the audit log, settings."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ButtonStyle, Embed, SelectOption

from bot.features.play.board import board, news
from bot.features.shared.permissions import lacking
from bot.features.shared.resolve_table import name_of
from bot.i18n.texts import Words, escaped, plain
from bot.services.context import Interaction, words_for
from bot.services.moderation import audit_line
from bot.ui.components import OPTION, AnyButton, AnySelect, admin_button, admin_select, link_button, sealed
from bot.ui.style import CALM, MOST, YOURS, clipped, settings_embed
from engine.core.decisions import Illegal
from engine.core.records.guilds import ServerSettings
from engine.core.records.offers import Offer
from engine.core.records.tables import TableSummary

INTEGRATIONS = "https://support.discord.com/hc/en-us/articles/360045093012"  # Discord's own page about them
LINES = 12  # of a list in an embed
PAGE = 10  # lines of the list of what was done
LATELY = 8  # events on a table that is looked at
SECTIONS = ("tables", "people", "check", "audit", "settings")
PLACES = ("thread", "channel")  # where games are played
TOGETHER = 4000  # characters of a description, of Discord's 4096


def panel(text: Words) -> tuple[Embed, discord.ui.View]:
    embed = Embed(title=text("title-admin"), description=text("admin-about"), colour=CALM)
    buttons: list[AnyButton | AnySelect] = [
        admin_button(each, 0, text(f"btn-admin-{each}")) for each in SECTIONS
    ]
    return embed, sealed([*buttons, link_button(INTEGRATIONS, text("btn-admin-integrations"))])


async def tables(interaction: Interaction) -> tuple[Embed, discord.ui.View]:
    """List the tables, longest waiting first, and the offers of this server."""
    text, store, guild = words_for(interaction), interaction.client.services.store, interaction.guild_id
    lines = await store.lines(guild=guild, most=MOST)
    offers = await store.open_offers(guild=guild)
    shown = [*(_table_line(line, text) for line in lines), *(_offer_line(offer, text) for offer in offers)]
    embed = Embed(title=text("title-admin-tables"), description=_listed(shown, text), colour=CALM)
    options = [
        *(SelectOption(label=clipped(name_of(line, text), OPTION), value=f"t{line.table}") for line in lines),
        *(SelectOption(label=clipped(_offer(offer, text), OPTION), value=f"o{offer.id}") for offer in offers),
    ]
    back = admin_button("panel", 0, text("btn-admin-back"))
    pick = [admin_select("look", 0, options[:MOST], text("hint-admin-look"))] if options else []
    return embed, sealed([*pick, back])


def _table_line(line: TableSummary, text: Words) -> str:
    where = f"<#{line.place.channel or line.place.parent}>"
    return text("admin-table", name=escaped(name_of(line, text)), where=where, since=f"<t:{line.changed}:R>")


def _offer_line(offer: Offer, text: Words) -> str:
    until, where = f"<t:{offer.expires}:R>", f"<#{offer.channel}>"
    return text("admin-offer", name=escaped(_offer(offer, text)), where=where, until=until)


def _offer(offer: Offer, text: Words) -> str:
    game, host = text(f"game-{offer.game}"), plain(offer.host.name)
    return text("admin-offer-name", offer=offer.id, game=game, host=host)


def _listed(lines: Sequence[str], text: Words) -> str:
    more = [text("admin-more", count=len(lines) - LINES)] if len(lines) > LINES else []
    return clipped("\n".join([*lines[:LINES], *more]) or text("admin-nothing"), TOGETHER)


async def one_table(interaction: Interaction, table: int) -> tuple[Embed, discord.ui.View]:
    """Show a table as spectators see it, and what a moderator may do; raises `Illegal`."""
    text, services = words_for(interaction), interaction.client.services
    line = await here(interaction, table)
    try:
        snapshot = await services.tables.see(table)
        log = await services.tables.log(table, last=LATELY)
        events = [event for action in log for event in action.events]
        embed = board(snapshot, news(snapshot, events, text).text, text, services.people)
        ply = snapshot.game.ply
    except Illegal as why:  # nobody can open it: it can be ended all the same
        embed, ply = Embed(description=text("admin-unread", code=why.code), colour=YOURS), 0
    embed.insert_field_at(0, name=text("admin-where"), value=_table_line(line, text), inline=False)
    buttons = [
        admin_button("end", table, text("btn-admin-end"), style=ButtonStyle.danger, disabled=line.over)
    ]
    if ply and not line.over:
        buttons.append(admin_button("rests", table, text("btn-admin-undo"), ply=ply))
    return embed, sealed([*buttons, admin_button("tables", 0, text("btn-admin-back"))])


async def here(interaction: Interaction, table: int) -> TableSummary:
    """Return a table of this server, even if it cannot be opened; raises `Illegal`."""
    line = await interaction.client.services.store.line(table)
    if line is None or line.place.guild != interaction.guild_id:
        raise Illegal("no-table")
    return line


async def one_offer(interaction: Interaction, offer: int) -> tuple[Embed, discord.ui.View]:
    """Show an open offer; raises `Illegal`."""
    text = words_for(interaction)
    found = await offered_here(interaction, offer)
    names = [escaped(plain(each.name)) for each in found.participants]
    embed = Embed(title=_offer(found, text), description=_offer_line(found, text), colour=YOURS)
    embed.add_field(name=text("admin-seated"), value=clipped(", ".join(names), 1024))
    withdraw = admin_button("withdraw", offer, text("btn-admin-withdraw"), style=ButtonStyle.danger)
    return embed, sealed([withdraw, admin_button("tables", 0, text("btn-admin-back"))])


async def offered_here(interaction: Interaction, offer: int) -> Offer:
    """Return an open offer of this server; raises `Illegal`."""
    found = await interaction.client.services.offers.find(offer)
    if found.guild != interaction.guild_id:
        raise Illegal("offer-none")
    return found


async def rests(interaction: Interaction, table: int, ply: int) -> tuple[Embed, discord.ui.View]:
    """List the moments a table can be restored to; raises `Illegal`."""
    text = words_for(interaction)
    await here(interaction, table)
    stored = await interaction.client.services.proposals.rests(table)
    if not stored:
        raise Illegal("undo-none")
    options = [
        SelectOption(label=text("admin-rest", count=count), value=str(rest)) for rest, count in stored[:MOST]
    ]
    embed = Embed(title=text("title-admin-undo"), description=text("admin-undo-how"), colour=YOURS)
    pick = admin_select("undo", table, options, text("hint-admin-undo"), ply=ply)
    return embed, sealed([pick, admin_button("tables", 0, text("btn-admin-back"))])


async def people(interaction: Interaction) -> tuple[Embed, discord.ui.View]:
    text = words_for(interaction)
    blocks = await interaction.client.services.store.blocks(interaction.guild_id or 0)
    shown = []
    for block in blocks:
        until = f"<t:{block.until}:f>" if block.until else text("admin-for-good")
        reason = escaped(plain(block.reason)) or "–"
        shown.append(text("admin-block", who=f"<@{block.user}>", until=until, reason=reason))
    embed = Embed(title=text("title-admin-people"), description=_listed(shown, text), colour=CALM)
    embed.set_footer(text=text("admin-people-how"))
    return embed, sealed([admin_button("panel", 0, text("btn-admin-back"))])


async def audit(interaction: Interaction, page: int) -> tuple[Embed, discord.ui.View]:
    text = words_for(interaction)
    embed, pages = await audit_page(interaction, interaction.guild_id or 0, page)
    if interaction.client.services.moderation.is_unposted(interaction.guild_id or 0):
        embed.add_field(name=text("settings-limits"), value=text("audit-unposted"))
    turn = [
        admin_button("audit", max(page - 1, 0), text("btn-previous"), disabled=page == 0, ply=1),
        admin_button("audit", page + 1, text("btn-next"), disabled=page + 1 >= pages, ply=2),
    ]
    return embed, sealed([*(turn if pages > 1 else []), admin_button("panel", 0, text("btn-admin-back"))])


async def audit_page(interaction: Interaction, guild: int, page: int) -> tuple[Embed, int]:
    """Return a page of a server's audit log, or of the owner's, and the number of pages."""
    text, store = words_for(interaction), interaction.client.services.store
    lines, count = await store.audits(guild, page, PAGE)
    shown = clipped("\n".join(audit_line(line, text) for line in lines) or text("admin-nothing"), TOGETHER)
    embed = Embed(title=text("title-admin-audit"), description=shown, colour=CALM)
    pages = max(1, -(-count // PAGE))
    embed.set_footer(text=text("log-page", page=page + 1, pages=pages))
    return embed, pages


async def check(
    interaction: Interaction, channel: discord.TextChannel | None = None
) -> tuple[Embed, discord.ui.View]:
    """List the channels in which a game could not be played, with the missing permissions."""
    text, guild = words_for(interaction), interaction.guild
    thread = (await interaction.client.services.store.server_settings(interaction.guild_id or 0)).thread
    channels = [channel] if channel else list(guild.text_channels) if guild else []
    found = {each: lacking(each, thread=thread) for each in channels}
    fine = sum(not names for names in found.values())
    shown = [
        text(
            "admin-lacks",
            channel=room.mention,
            names=text.listed([text(f"permission-{name}") for name in names]),
        )
        for room, names in found.items()
        if names
    ]
    said = [text("admin-fine", count=fine), *([text("admin-lacking"), *shown] if shown else [])]
    embed = Embed(title=text("title-admin-check"), description=_listed(said, text), colour=CALM)
    return embed, sealed([admin_button("panel", 0, text("btn-admin-back"))])


async def settings(
    interaction: Interaction, server_settings: ServerSettings, *, changed: bool = False
) -> Embed:
    text = words_for(interaction)
    values = {
        text("settings-language"): await _language(interaction, server_settings, text),
        text("settings-game"): text(f"game-{server_settings.game}"),
        text("settings-place"): text(f"settings-place-{PLACES[0] if server_settings.thread else PLACES[1]}"),
        text("settings-per-channel"): str(server_settings.per_channel),
        text("settings-per-player"): str(server_settings.per_player),
        text("settings-clock"): text(f"clock-{server_settings.clock}"),
        text("settings-patience"): str(server_settings.patience),
        text("settings-away-days"): str(server_settings.away_days),
        text("settings-pictures"): text(f"pictures-{server_settings.pictures}"),
        text("settings-limits"): _limits(server_settings, text),
    }
    title = text("title-settings-changed" if changed else "title-settings")
    return settings_embed(title, values, text("settings-how"), changed=changed)


def _limits(server_settings: ServerSettings, text: Words) -> str:
    hours, per_day = server_settings.offer_hours, server_settings.per_day
    channel = server_settings.log_channel
    return "\n".join(
        [
            text("settings-offer-hours", hours=hours) if hours else text("settings-offer-hours-host"),
            text("settings-per-day", count=per_day) if per_day else text("settings-per-day-none"),
            text("settings-keep-months", count=server_settings.keep_months)
            if server_settings.keep_months
            else text("settings-keep-months-none"),
            text(f"settings-quiet-threads-{'yes' if server_settings.quiet_threads else 'no'}"),
            text("settings-log-channel", channel=f"<#{channel}>")
            if channel
            else text("settings-log-channel-none"),
        ]
    )


async def _language(interaction: Interaction, server_settings: ServerSettings, text: Words) -> str:
    if server_settings.language is not None:
        return text(f"language-{server_settings.language}")
    spoken = (await interaction.client.services.words.of(interaction.guild_id or 0)).language
    return text("settings-language-now", language=text(f"language-{spoken}"))
