"""`/wanted-admin`: for moderators. The server's Integrations page decides who may use it."""

from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.interactions.resolve_table import complete_paged
from bot.features.interactions.responses import show_embed
from bot.features.moderation import actions, views
from bot.i18n.texts import LANGUAGES, LONGEST_REASON
from bot.i18n.translator import name_of
from bot.services.context import Interaction, texts_for
from bot.services.gazettes import GAZETTES
from bot.services.pictures import PICTURES
from bot.ui.commands import GuildGroup, command, for_servers, group_words
from engine.core.clocks import MAX_MISSED_RANGE, TIME_CONTROL_KEYS
from engine.core.records.guilds import GuildSettings
from engine.games import GAMES

KEY = "cmd-admin"
MOST_SUGGESTED = 100  # tables
SERVER = "server"  # the choice that follows Discord's language of the server


async def complete_running(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Suggest the open tables of this server, longest waiting first."""
    running = interaction.client.services.tables.summaries.of_open_tables
    return await complete_paged(
        interaction, current, partial(running, guild_id=interaction.guild_id, most=MOST_SUGGESTED)
    )


class AdminCommands(GuildGroup, **group_words(f"{KEY}-group")):
    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let the user press buttons of the panels for a while."""
        moderation = interaction.client.services.moderation
        moderation.remember_moderator(interaction.guild_id or 0, interaction.user.id)
        return True

    @command(f"{KEY}-panel")
    async def panel(self, interaction: Interaction) -> None:
        await show_embed(interaction, views.panel(texts_for(interaction)))

    @command(f"{KEY}-tables", table=f"{KEY}-tables-table")
    @app_commands.autocomplete(table=complete_running)
    async def tables(self, interaction: Interaction, table: int | None = None) -> None:
        panel = views.tables(interaction) if table is None else views.one_table(interaction, table)
        await show_embed(interaction, await panel)

    @command(
        f"{KEY}-people",
        person=f"{KEY}-people-person",
        days=f"{KEY}-people-days",
        reason=f"{KEY}-people-reason",
        lift=f"{KEY}-people-lift",
    )
    async def people(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        days: app_commands.Range[int, 0, 3650] | None = None,
        reason: app_commands.Range[str, 1, LONGEST_REASON] = "",
        lift: bool = False,
    ) -> None:
        if person is None or (days is None and not lift):
            await show_embed(interaction, await views.people(interaction))
        elif lift:
            await actions.lift(interaction, person.id)
        else:
            await actions.block(interaction, person.id, days or 0, reason)

    @command(f"{KEY}-check", channel=f"{KEY}-check-channel")
    async def check(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        await show_embed(interaction, await views.check(interaction, channel))

    @command(f"{KEY}-audit")
    async def audit(self, interaction: Interaction) -> None:
        await show_embed(interaction, await views.audit(interaction, 0))

    @command(
        f"{KEY}-settings",
        language=f"{KEY}-settings-language",
        game=f"{KEY}-settings-game",
        place=f"{KEY}-settings-place",
        per_channel=f"{KEY}-settings-per-channel",
        per_player=f"{KEY}-settings-per-player",
        clock=f"{KEY}-settings-clock",
        max_missed=f"{KEY}-settings-max-missed",
        away_days=f"{KEY}-settings-away-days",
        pictures=f"{KEY}-settings-pictures",
        offer_hours=f"{KEY}-settings-offer-hours",
        per_day=f"{KEY}-settings-per-day",
        quiet_threads=f"{KEY}-settings-quiet-threads",
        pages=f"{KEY}-settings-pages",
        gazette=f"{KEY}-settings-gazette",
        rated=f"{KEY}-settings-rated",
        seasons=f"{KEY}-settings-seasons",
        log_channel=f"{KEY}-settings-log-channel",
        posse=f"{KEY}-settings-posse",
        keep_months=f"{KEY}-settings-keep-months",
        announcements=f"{KEY}-settings-announcements",
    )
    @app_commands.choices(
        language=[
            *(Choice(name=name_of(f"language-{code}"), value=code) for code in LANGUAGES),
            Choice(name=name_of("settings-language-server"), value=SERVER),
        ],
        game=[
            Choice(name=name_of(f"game-{name}"), value=name)
            for name, rules in GAMES.items()
            if 2 in rules.seats
        ],
        place=[Choice(name=name_of(f"settings-place-{place}"), value=place) for place in views.PLACES],
        clock=[Choice(name=name_of(f"clock-{clock}"), value=clock) for clock in TIME_CONTROL_KEYS],
        pictures=[Choice(name=name_of(f"pictures-{kind}"), value=kind) for kind in PICTURES],
        gazette=[Choice(name=name_of(f"gazette-{games}"), value=games) for games in GAZETTES],
    )
    async def settings(
        self,
        interaction: Interaction,
        language: str | None = None,
        game: str | None = None,
        place: str | None = None,
        per_channel: app_commands.Range[int, 1, 100] | None = None,
        per_player: app_commands.Range[int, 1, 50] | None = None,
        clock: str | None = None,
        max_missed: app_commands.Range[int, MAX_MISSED_RANGE[0], MAX_MISSED_RANGE[-1]] | None = None,
        away_days: app_commands.Range[int, 0, 180] | None = None,
        pictures: str | None = None,
        offer_hours: app_commands.Range[int, 0, 168] | None = None,
        per_day: app_commands.Range[int, 0, 100] | None = None,
        quiet_threads: bool | None = None,
        pages: bool | None = None,
        gazette: str | None = None,
        rated: bool | None = None,
        seasons: bool | None = None,
        log_channel: discord.TextChannel | None = None,
        posse: discord.Role | None = None,
        keep_months: app_commands.Range[int, 0, 120] | None = None,
        announcements: discord.TextChannel | None = None,
    ) -> None:
        before = await interaction.client.services.guilds.settings(interaction.guild_id or 0)
        after = replace(
            _with_clock(before, clock, max_missed, away_days),
            language={None: before.language, SERVER: None}.get(language, language),
            default_game=game or before.default_game,
            use_threads=before.use_threads if place is None else place == views.PLACES[0],
            max_games_per_channel=per_channel or before.max_games_per_channel,
            max_games_per_player=per_player or before.max_games_per_player,
            pictures=pictures or before.pictures,
            archive_threads=before.archive_threads if quiet_threads is None else quiet_threads,
            web_pages=before.web_pages if pages is None else pages,
            gazette=gazette or before.gazette,
        )
        after = _with_ratings(after, rated, seasons, interaction.client.services.now())
        after = _with_limits(after, offer_hours, per_day, keep_months, log_channel)
        await _save(interaction, before, _with_posse(_with_club_channel(after, announcements), posse))

    @command(f"{KEY}-abort", table=f"{KEY}-abort-table", reason=f"{KEY}-abort-reason")
    @app_commands.autocomplete(table=complete_running)
    async def abort(
        self, interaction: Interaction, table: int, reason: app_commands.Range[str, 1, LONGEST_REASON]
    ) -> None:
        await actions.end(interaction, reason, table)


async def end_or_withdraw(interaction: Interaction, message: discord.Message) -> None:
    interaction.client.services.moderation.remember_moderator(interaction.guild_id or 0, interaction.user.id)
    await actions.end_or_withdraw(interaction, message)


async def _save(interaction: Interaction, before: GuildSettings, wanted: GuildSettings) -> None:
    services = interaction.client.services
    if wanted != before:
        async with services.moderation.auditing(interaction, "settings") as audit:
            await services.guilds.save_settings(interaction.guild_id or 0, wanted, audit)
    embed = await views.settings(interaction, wanted, changed=wanted != before)
    await interaction.response.send_message(embed=embed, ephemeral=True)


def _with_clock(
    guild_settings: GuildSettings, clock: str | None, max_missed: int | None, away_days: int | None
) -> GuildSettings:
    return replace(
        guild_settings,
        default_time_control=clock or guild_settings.default_time_control,
        max_missed=max_missed or guild_settings.max_missed,
        absence_days=guild_settings.absence_days if away_days is None else away_days,
    )


def _with_ratings(
    guild_settings: GuildSettings, rated: bool | None, seasons: bool | None, now: int
) -> GuildSettings:
    """Return the settings with these of ratings; seasons begin now unless there are some."""
    if rated is not None:
        guild_settings = replace(guild_settings, rated_by_default=rated)
    if seasons is None:
        return guild_settings
    since = guild_settings.seasons_since or now
    return replace(guild_settings, seasons_since=since if seasons else None)


def _with_limits(
    guild_settings: GuildSettings,
    hours: int | None,
    per_day: int | None,
    months: int | None,
    channel: discord.TextChannel | None,
) -> GuildSettings:
    """Return the settings with these limits; 0, or the same log channel again, means none."""
    if hours is not None:
        guild_settings = replace(guild_settings, offer_hours=hours or None)
    if per_day is not None:
        guild_settings = replace(guild_settings, max_offers_per_day=per_day or None)
    if months is not None:
        guild_settings = replace(guild_settings, retention_months=months or None)
    if channel is not None:
        again = channel.id == guild_settings.audit_channel_id
        guild_settings = replace(guild_settings, audit_channel_id=None if again else channel.id)
    return guild_settings


def _with_posse(guild_settings: GuildSettings, role: discord.Role | None) -> GuildSettings:
    """Return the settings with this role; the same again, or the role of all, means none."""
    if role is None:
        return guild_settings
    none = role.is_default() or role.id == guild_settings.posse_role_id
    return replace(guild_settings, posse_role_id=None if none else role.id)


def _with_club_channel(guild_settings: GuildSettings, channel: discord.TextChannel | None) -> GuildSettings:
    """Return the settings with this channel for announcements; the same again means none."""
    if channel is None:
        return guild_settings
    again = channel.id == guild_settings.club_channel_id
    return replace(guild_settings, club_channel_id=None if again else channel.id)


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(AdminCommands(manage=True))
    menu = app_commands.ContextMenu(name=name_of("menu-end-or-withdraw"), callback=end_or_withdraw)
    for_servers(menu, manage=True)
    bot.tree.add_command(menu)
