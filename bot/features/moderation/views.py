"""What moderators see: tables, offers, blocks, channels, the audit log, settings."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, Embed

from bot.features.game_panels.board import board, board_news, closing_line
from bot.features.interactions.permissions import missing_in
from bot.features.interactions.resolve_table import table_label
from bot.features.interactions.responses import MessagePage
from bot.i18n.names import clean_line, escape
from bot.i18n.texts import LONGEST_REASON, Texts
from bot.services.context import Interaction, texts_for
from bot.services.moderation import audit_line
from bot.ui.components import ADMIN, AnyButton, AnySelect, link_button
from bot.ui.style import FINISHED_COLOR, NEUTRAL_COLOR, YOUR_TURN_COLOR, embed_of, option, page_of, truncate
from engine.core.decisions import Refused
from engine.core.records.guilds import GuildSettings
from engine.core.records.offers import Offer
from engine.core.records.tables import TableSummary

INTEGRATIONS = "https://support.discord.com/hc/en-us/articles/360045093012"  # Discord's own page
MAX_TABLES = 500  # in the list of a server
LINES = 12  # per list in an embed
PAGE = 10  # audit entries per page
LATELY = 8  # events shown for one table
SECTIONS = ("tables", "people", "check", "audit", "settings")
YES_NO = {True: "yes", False: "no"}
PLACES = ("thread", "channel")  # where games are played


def panel(text: Texts) -> MessagePage:
    embed = embed_of(text("title-admin"), [text("admin-about")])
    buttons: list[AnyButton | AnySelect] = [
        ADMIN.button(text(f"btn-admin-{section}"), verb=section, number=0) for section in SECTIONS
    ]
    return MessagePage(embed, [*buttons, link_button(INTEGRATIONS, text("btn-admin-integrations"))])


def _back(verb: str, text: Texts) -> AnyButton:
    return ADMIN.button(text("btn-admin-back"), verb=verb, number=0)


async def tables(interaction: Interaction, page: int = 0) -> MessagePage:
    text, services, guild = texts_for(interaction), interaction.client.services, interaction.guild_id
    summaries = await services.store.summaries.of_open_tables(guild_id=guild, limit=MAX_TABLES)
    offers = await services.store.offers.open_offers(guild_id=guild)
    rows = [_table_line(summary, text) for summary in summaries]
    rows += [_offer_line(offer, text) for offer in offers]
    embed = embed_of(text("title-admin-tables"), _listed(rows, text))
    options = [
        *(option(table_label(summary, text), f"t{summary.table_id}") for summary in summaries),
        *(option(_offer(offer, text), f"o{offer.id}") for offer in offers),
    ]
    hint = text("hint-admin-look")
    pick = [ADMIN.select(page_of(options, text, page), hint, verb="look", number=0)] if options else []
    return MessagePage(embed, [*pick, _back("panel", text)])


def _table_line(summary: TableSummary, text: Texts) -> str:
    where = f"<#{summary.location.board_channel_id}>"
    return text(
        "admin-table",
        name=escape(table_label(summary, text)),
        where=where,
        since=f"<t:{summary.updated_at}:R>",
    )


def _offer_line(offer: Offer, text: Texts) -> str:
    until, where = f"<t:{offer.expires_at}:R>", f"<#{offer.channel_id}>"
    return text("admin-offer", name=escape(_offer(offer, text)), where=where, until=until)


def _offer(offer: Offer, text: Texts) -> str:
    game, [host] = text(f"game-{offer.game}"), text.names([offer.host.name])
    return text("admin-offer-name", offer=offer.id, game=game, host=host)


def _listed(lines: Sequence[str], text: Texts) -> list[str]:
    more = [text("admin-more", count=len(lines) - LINES)] if len(lines) > LINES else []
    return [*lines[:LINES], *more] or [text("admin-nothing")]


async def one_table(interaction: Interaction, table_id: int) -> MessagePage:
    """Show a table as spectators see it, and what a moderator may do; raises `Refused`."""
    text, services = texts_for(interaction), interaction.client.services
    summary = await here(interaction, table_id)
    try:
        snapshot = await services.tables.get(table_id)
        log = await services.tables.log(table_id, last=LATELY)
        events = [event for action in log for event in action.events]
        embed = board(
            snapshot,
            board_news(snapshot, events, text).text,
            text,
            services.user_cache,
            cause=closing_line(snapshot, events, text),
        )
        ply = snapshot.game.told_ply
    except Refused as why:  # the game cannot be opened, but it can still be ended
        embed, ply = Embed(description=text("admin-unread", code=why.code), color=YOUR_TURN_COLOR), 0
    embed.insert_field_at(0, name=text("admin-where"), value=_table_line(summary, text), inline=False)
    label, style = text("btn-admin-end"), ButtonStyle.danger
    buttons = [ADMIN.button(label, style, disabled=summary.is_over, verb="end", number=table_id)]
    if ply and not summary.is_over:
        buttons.append(ADMIN.button(text("btn-admin-undo"), verb="rests", number=table_id, ply=ply))
    if isinstance(await services.store.ratings.of_table(table_id), list):
        buttons.append(ADMIN.button(text("btn-admin-unrate"), verb="unrate", number=table_id))
    return MessagePage(embed, [*buttons, _back("tables", text)])


async def here(interaction: Interaction, table_id: int) -> TableSummary:
    """Return a table of this server, even if it cannot be opened; raises `Refused`."""
    summary = await interaction.client.services.store.summaries.get(table_id)
    if summary is None or summary.location.guild_id != interaction.guild_id:
        raise Refused("table-unknown")
    return summary


async def one_offer(interaction: Interaction, offer_id: int) -> MessagePage:
    """Show an open offer; raises `Refused`."""
    text = texts_for(interaction)
    offer = await offered_here(interaction, offer_id)
    names = map(escape, text.names(participant.name for participant in offer.participants))
    embed = Embed(title=_offer(offer, text), description=_offer_line(offer, text), color=YOUR_TURN_COLOR)
    embed.add_field(name=text("admin-seated"), value=truncate(", ".join(names), 1024))
    label, style = text("btn-admin-withdraw"), ButtonStyle.danger
    withdraw = ADMIN.button(label, style, verb="withdraw", number=offer_id)
    return MessagePage(embed, [withdraw, _back("tables", text)])


async def offered_here(interaction: Interaction, offer_id: int) -> Offer:
    """Return an open offer of this server; raises `Refused`."""
    offer = await interaction.client.services.offers.find(offer_id)
    if offer.guild_id != interaction.guild_id:
        raise Refused("offer-none")
    return offer


async def rests(interaction: Interaction, table_id: int, ply: int, page: int = 0) -> MessagePage:
    """List the moments a table can be restored to; raises `Refused`."""
    text = texts_for(interaction)
    await here(interaction, table_id)
    stored = await interaction.client.services.proposals.undo_points(table_id)
    if not stored:
        raise Refused("undo-none")
    options = [option(text("admin-rest", count=count), rest) for rest, count in stored]
    embed = Embed(title=text("title-admin-undo"), description=text("admin-undo-how"), color=YOUR_TURN_COLOR)
    options, hint = page_of(options, text, page), text("hint-admin-undo")
    pick = ADMIN.select(options, hint, verb="undo", number=table_id, ply=ply)
    return MessagePage(embed, [pick, _back("tables", text)])


async def people(interaction: Interaction) -> MessagePage:
    text = texts_for(interaction)
    blocks = await interaction.client.services.store.moderation.blocks(interaction.guild_id or 0)
    rows = []
    for block in blocks:
        until = f"<t:{block.expires_at}:f>" if block.expires_at else text("admin-for-good")
        reason = escape(clean_line(block.reason, LONGEST_REASON)) or "–"
        rows.append(text("admin-block", who=f"<@{block.user_id}>", until=until, reason=reason))
    embed = embed_of(text("title-admin-people"), _listed(rows, text), footer=text("admin-people-how"))
    return MessagePage(embed, [_back("panel", text)])


async def audit(interaction: Interaction, page: int) -> MessagePage:
    text = texts_for(interaction)
    embed, pages = await audit_page(interaction, interaction.guild_id or 0, page)
    if interaction.client.services.moderation.is_unposted(interaction.guild_id or 0):
        embed.add_field(name=text("settings-limits"), value=text("audit-unposted"))
    turn = [
        ADMIN.button(text("btn-previous"), disabled=page == 0, verb="audit", number=max(page - 1, 0)),
        ADMIN.button(text("btn-next"), disabled=page + 1 >= pages, verb="audit", number=page + 1),
    ]
    return MessagePage(embed, [*(turn if pages > 1 else []), _back("panel", text)])


async def audit_page(interaction: Interaction, guild_id: int, page: int) -> tuple[Embed, int]:
    """Return a page of a server's audit log, or of the owner's, and the number of pages."""
    text, services = texts_for(interaction), interaction.client.services
    lines, count = await services.store.moderation.audits(guild_id, page, PAGE)
    entries = [audit_line(line, text) for line in lines] or [text("admin-nothing")]
    pages = max(1, -(-count // PAGE))
    footer = text("log-page", page=page + 1, pages=pages)
    return embed_of(text("title-admin-audit"), entries, footer=footer), pages


async def check(interaction: Interaction, channel: discord.TextChannel | None = None) -> MessagePage:
    text, guild = texts_for(interaction), interaction.guild
    thread = (await interaction.client.services.guilds.settings(interaction.guild_id or 0)).use_threads
    channels = [channel] if channel else list(guild.text_channels) if guild else []
    missing = {place: missing_in(place, thread=thread) for place in channels}
    fine = sum(not names for names in missing.values())
    rows = [
        text(
            "admin-lacks",
            channel=room.mention,
            names=text.join([text(f"permission-{name}") for name in names]),
        )
        for room, names in missing.items()
        if names
    ]
    lines = [text("admin-fine", count=fine), *([text("admin-lacking"), *rows] if rows else [])]
    embed = embed_of(text("title-admin-check"), _listed(lines, text))
    return MessagePage(embed, [_back("panel", text)])


async def settings(
    interaction: Interaction, guild_settings: GuildSettings, *, changed: bool = False
) -> Embed:
    text = texts_for(interaction)
    values = {
        text("settings-language"): await _language(interaction, guild_settings, text),
        text("settings-game"): text(f"game-{guild_settings.default_game}"),
        text("settings-place"): text(
            f"settings-place-{PLACES[0] if guild_settings.use_threads else PLACES[1]}"
        ),
        text("settings-per-channel"): str(guild_settings.max_games_per_channel),
        text("settings-per-player"): str(guild_settings.max_games_per_player),
        text("settings-clock"): text(f"clock-{guild_settings.default_time_control}"),
        text("settings-max-missed"): str(guild_settings.max_missed),
        text("settings-away-days"): str(guild_settings.absence_days),
        text("settings-pictures"): text(f"pictures-{guild_settings.pictures}"),
        text("settings-limits"): _limits(guild_settings, text),
    }
    title, color = ("-changed", FINISHED_COLOR) if changed else ("", NEUTRAL_COLOR)
    embed = embed_of(text(f"title-settings{title}"), [], color, text("settings-how"))
    for name, value in values.items():
        embed.add_field(name=name, value=value, inline=False)
    return embed


def _limits(guild_settings: GuildSettings, text: Texts) -> str:
    hours, months = guild_settings.offer_hours, guild_settings.retention_months
    per_day, posse = guild_settings.max_offers_per_day, guild_settings.posse_role_id
    log, club = guild_settings.audit_channel_id, guild_settings.club_channel_id
    return "\n".join(
        [
            text("settings-offer-hours", hours=hours) if hours else text("settings-offer-hours-host"),
            text("settings-per-day", count=per_day) if per_day else text("settings-per-day-none"),
            text("settings-keep-months", count=months) if months else text("settings-keep-months-none"),
            text(f"settings-quiet-threads-{YES_NO[guild_settings.archive_threads]}"),
            text(f"settings-pages-{YES_NO[guild_settings.web_pages]}"),
            text(f"settings-gazette-{guild_settings.gazette}"),
            text(f"settings-rated-{YES_NO[guild_settings.rated_by_default]}"),
            text(f"settings-seasons-{YES_NO[guild_settings.seasons_since is not None]}"),
            text("settings-log-channel", channel=f"<#{log}>") if log else text("settings-log-channel-none"),
            text("settings-posse", role=f"<@&{posse}>") if posse else text("settings-posse-none"),
            text("settings-announcements", channel=f"<#{club}>")
            if club
            else text("settings-announcements-none"),
        ]
    )


async def _language(interaction: Interaction, guild_settings: GuildSettings, text: Texts) -> str:
    if guild_settings.language is not None:
        return text(f"language-{guild_settings.language}")
    spoken = (await interaction.client.services.guilds.texts(interaction.guild_id or 0)).language
    return text("settings-language-now", language=text(f"language-{spoken}"))
