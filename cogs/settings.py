"""`/wanted-admin settings abort`: what those who manage a server may set, and how they end a game."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import Any

from discord import Embed, app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.shared.resolve_table import complete_paged
from bot.i18n.texts import LANGUAGES, LONGEST_REASON, Words
from bot.i18n.translator import name_of
from bot.services.context import Interaction, words_for
from bot.services.pictures import PICTURES
from bot.ui.commands import ServerGroup, command, group_words
from bot.ui.looks import settings_embed
from engine.core.clocks import CLOCKS, PATIENCE
from engine.core.prompts import Illegal
from engine.core.records import ServerSettings
from engine.games import GAMES
from engine.store.tables import PAGE

log = logging.getLogger(__name__)

KEY = "cmd-admin"
SERVER = "server"  # the choice of no language of our own
PLACES = ("thread", "channel")


def check_manager(interaction: Interaction) -> None:
    """Raise `Illegal` for users who may not manage the server, even if it shows them these commands."""
    if not interaction.permissions.manage_guild:
        raise Illegal("admin-only")


async def complete_running(interaction: Interaction, current: str) -> list[Choice[int]]:
    """The open tables of this server, the one that has waited longest first."""
    running = interaction.client.services.store.lines
    return await complete_paged(interaction, current, partial(running, guild=interaction.guild_id, most=PAGE))


class AdminCommands(ServerGroup, **group_words(f"{KEY}-group")):
    """What those who manage a server may set and end."""

    @command(
        f"{KEY}-settings",
        language=f"{KEY}-settings-language",
        game=f"{KEY}-settings-game",
        place=f"{KEY}-settings-place",
        per_channel=f"{KEY}-settings-per-channel",
        per_player=f"{KEY}-settings-per-player",
        clock=f"{KEY}-settings-clock",
        patience=f"{KEY}-settings-patience",
        away_days=f"{KEY}-settings-away-days",
        pictures=f"{KEY}-settings-pictures",
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
        place=[Choice(name=name_of(f"settings-place-{place}"), value=place) for place in PLACES],
        clock=[Choice(name=name_of(f"clock-{clock}"), value=clock) for clock in CLOCKS],
        pictures=[Choice(name=name_of(f"pictures-{kind}"), value=kind) for kind in PICTURES],
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
        patience: app_commands.Range[int, PATIENCE[0], PATIENCE[-1]] | None = None,
        away_days: app_commands.Range[int, 0, 180] | None = None,
        pictures: str | None = None,
    ) -> None:
        check_manager(interaction)
        store, guild = interaction.client.services.store, interaction.guild_id or 0
        server_settings = await store.server_settings(guild)
        wanted = _with(
            server_settings
            if language is None
            else replace(server_settings, language=None if language == SERVER else language),
            thread=None if place is None else place == "thread",
            game=game,
            per_channel=per_channel,
            per_player=per_player,
            clock=clock,
            patience=patience,
            away_days=away_days,
            pictures=pictures,
        )
        if wanted != server_settings:
            await store.save_server_settings(guild, wanted)
        shown = await shown_settings(interaction, wanted, changed=wanted != server_settings)
        await interaction.response.send_message(embed=shown, ephemeral=True)

    @command(f"{KEY}-abort", table=f"{KEY}-abort-table", reason=f"{KEY}-abort-reason")
    @app_commands.autocomplete(table=complete_running)
    async def abort(
        self, interaction: Interaction, table: int, reason: app_commands.Range[str, 1, LONGEST_REASON]
    ) -> None:
        check_manager(interaction)
        line = await interaction.client.services.store.line(table)  # whether or not it can be opened
        if line is None or line.place.guild != interaction.guild_id:
            raise Illegal("no-table")
        await interaction.client.services.tables.abort(table, str(interaction.id), reason)
        log.info("user %s has ended table %s of guild %s", interaction.user.id, table, interaction.guild_id)
        await interaction.response.send_message(
            words_for(interaction)("aborted", table=table), ephemeral=True
        )


def _with(server_settings: ServerSettings, **given: Any) -> ServerSettings:
    """The settings with the given changes; what is None stays."""
    return replace(server_settings, **{name: value for name, value in given.items() if value is not None})


async def shown_settings(
    interaction: Interaction, server_settings: ServerSettings, *, changed: bool
) -> Embed:
    """This server's settings, in the words of the person who looks."""
    text = words_for(interaction)
    values = {
        text("settings-language"): await language_name(interaction, server_settings, text),
        text("settings-game"): text(f"game-{server_settings.game}"),
        text("settings-place"): text(f"settings-place-{PLACES[0] if server_settings.thread else PLACES[1]}"),
        text("settings-per-channel"): str(server_settings.per_channel),
        text("settings-per-player"): str(server_settings.per_player),
        text("settings-clock"): text(f"clock-{server_settings.clock}"),
        text("settings-patience"): str(server_settings.patience),
        text("settings-away-days"): str(server_settings.away_days),
        text("settings-pictures"): text(f"pictures-{server_settings.pictures}"),
    }
    title = text("title-settings-changed" if changed else "title-settings")
    return settings_embed(title, values, text("settings-how"), changed=changed)


async def language_name(interaction: Interaction, server_settings: ServerSettings, text: Words) -> str:
    """The language of the table, and where it comes from."""
    if server_settings.language is not None:
        return text(f"language-{server_settings.language}")
    spoken = (await interaction.client.services.words.of(interaction.guild_id or 0)).language
    return text("settings-language-now", language=text(f"language-{spoken}"))


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add the group."""
    await bot.add_cog(AdminCommands(manage=True))
