"""`/wanted-admin`: for moderators. The server's Integrations page decides who may use it."""

from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.interactions.resolve_table import complete_paged
from bot.features.interactions.responses import show_page
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
MAX_SUGGESTED = 100  # tables
SERVER = "server"  # the choice that follows Discord's language of the server


async def complete_running(interaction: Interaction, current: str) -> list[Choice[int]]:
    """Suggest the open tables of this server, longest waiting first."""
    running = interaction.client.services.store.summaries.of_open_tables
    return await complete_paged(
        interaction, current, partial(running, guild_id=interaction.guild_id, limit=MAX_SUGGESTED)
    )


class AdminCommands(GuildGroup, **group_words(f"{KEY}-group")):
    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let the user press buttons of the panels for a while."""
        moderation = interaction.client.services.moderation
        moderation.remember_moderator(interaction.guild_id or 0, interaction.user.id)
        return True

    @command(f"{KEY}-panel")
    async def panel(self, interaction: Interaction) -> None:
        await show_page(interaction, views.panel(texts_for(interaction)))

    @command(f"{KEY}-tables")
    @app_commands.autocomplete(table=complete_running)
    async def tables(self, interaction: Interaction, table: int | None = None) -> None:
        panel = views.tables(interaction) if table is None else views.one_table(interaction, table)
        await show_page(interaction, await panel)

    @command(f"{KEY}-people")
    async def people(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        days: app_commands.Range[int, 0, 3650] | None = None,
        reason: app_commands.Range[str, 1, LONGEST_REASON] = "",
        lift: bool = False,
    ) -> None:
        if person is None or (days is None and not lift):
            await show_page(interaction, await views.people(interaction))
        elif lift:
            await actions.lift(interaction, person.id)
        else:
            await actions.block(interaction, person.id, days or 0, reason)

    @command(f"{KEY}-check")
    async def check(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        await show_page(interaction, await views.check(interaction, channel))

    @command(f"{KEY}-audit")
    async def audit(self, interaction: Interaction) -> None:
        await show_page(interaction, await views.audit(interaction, 0))

    @command(f"{KEY}-settings")
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
        services = interaction.client.services
        before = await services.guilds.settings(interaction.guild_id or 0)
        in_threads = None if place is None else place == views.PLACES[0]
        changes = _given(default_game=game, pictures=pictures, gazette=gazette, rated_by_default=rated)
        changes |= _given(max_games_per_channel=per_channel, max_games_per_player=per_player)
        changes |= _given(default_time_control=clock, max_missed=max_missed, absence_days=away_days)
        changes |= _given(use_threads=in_threads, archive_threads=quiet_threads, web_pages=pages)
        limits = _given(offer_hours=offer_hours, max_offers_per_day=per_day, retention_months=keep_months)
        limits |= _given(language="" if language == SERVER else language)
        changes |= {name: value or None for name, value in limits.items()}
        changes |= _places(
            before, audit_channel_id=log_channel, club_channel_id=announcements, posse_role_id=posse
        )
        if seasons is not None:
            changes["seasons_since"] = (before.seasons_since or services.now()) if seasons else None
        await _save(interaction, before, replace(before, **changes))

    @command(f"{KEY}-abort")
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
            await services.store.guilds.save_settings(interaction.guild_id or 0, wanted, audit)
    embed = await views.settings(interaction, wanted, changed=wanted != before)
    await interaction.response.send_message(embed=embed, ephemeral=True)
    if (wanted.language, wanted.pictures) != (before.language, before.pictures):
        for table in await services.tables.summaries.of_open_tables(guild_id=interaction.guild_id or 0):
            await services.publisher.redraw(table.table_id)


def _given(**options: object) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}


def _places(before: GuildSettings, **places: discord.TextChannel | discord.Role | None) -> dict[str, Any]:
    """Return the ids of channels and roles; the same again, or the role of all, means none."""
    changes = {}
    for name, place in _given(**places).items():
        is_everybody = isinstance(place, discord.Role) and place.is_default()
        changes[name] = None if is_everybody or place.id == getattr(before, name) else place.id
    return changes


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(AdminCommands(manage=True))
    menu = app_commands.ContextMenu(name=name_of("menu-end-or-withdraw"), callback=end_or_withdraw)
    for_servers(menu, manage=True)
    bot.tree.add_command(menu)
