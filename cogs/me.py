"""`/wanted me away privacy`: what a person sets, when they are away, what is stored of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.privacy import actions as privacy
from bot.features.user_settings import profile
from bot.features.user_settings.panel import DISCORD, PICTURES, PINGS, USUAL, chosen, save, with_quiet
from bot.i18n import zones
from bot.i18n.days import is_off
from bot.i18n.texts import LANGUAGES
from bot.i18n.translator import name_of
from bot.services.context import Interaction, words_for
from bot.ui.commands import GROUP, PartCog, command
from bot.ui.style import MOST
from engine.core.decisions import Illegal

KEY = "cmd-wanted"


async def complete_zone(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Places whose time zone may be mine, each with the time there."""
    await zones.warm_up()
    found = zones.suggested(current, words_for(interaction).language, interaction.client.services.now())
    return _choices(found[:MOST])


async def complete_last(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The last day of an absence, as understood."""
    return _choices(await profile.suggested_last(interaction, current))


async def complete_first(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The same for the first one."""
    return _choices(await profile.suggested_first(interaction, current))


class PersonCommands(PartCog):
    """What a person sets, and when they are away."""

    @command(
        f"{KEY}-me",
        language=f"{KEY}-me-language",
        timezone=f"{KEY}-me-timezone",
        quiet=f"{KEY}-me-quiet",
        pings=f"{KEY}-me-pings",
        next_up=f"{KEY}-me-next-up",
        pictures=f"{KEY}-me-pictures",
        tips=f"{KEY}-me-tips",
    )
    @app_commands.choices(
        language=[
            *(Choice(name=name_of(f"language-{code}"), value=code) for code in LANGUAGES),
            Choice(name=name_of("me-language-discord"), value=DISCORD),
        ],
        pings=[Choice(name=name_of(f"me-pings-{each}"), value=each) for each in PINGS],
        pictures=[Choice(name=name_of(f"me-pictures-{each}"), value=each) for each in PICTURES],
    )
    @app_commands.autocomplete(timezone=complete_zone)
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        timezone: str | None = None,
        quiet: str | None = None,
        pings: str | None = None,
        next_up: bool | None = None,
        pictures: str | None = None,
        tips: bool | None = None,
    ) -> None:
        await zones.warm_up()
        before = await interaction.client.services.store.person(interaction.user.id)
        wanted = replace(
            before,
            language=chosen(language, before.language, DISCORD),
            timezone=zones.zone(timezone) if timezone else before.timezone,
            ping=pings or before.ping,
            next_up=before.next_up if next_up is None else next_up,
            pictures=chosen(pictures, before.pictures, USUAL),
            tips=before.tips if tips is None else tips,
        )
        await save(interaction, before, with_quiet(wanted, quiet), by_letter=pings == "direct")

    @command(f"{KEY}-privacy")
    async def privacy(self, interaction: Interaction) -> None:
        embed, view = await privacy.shown(interaction)
        await interaction.response.send_message(embed=embed, view=view, ephemeral=True)

    @command(f"{KEY}-away", until=f"{KEY}-away-until", since=f"{KEY}-away-from")
    @app_commands.autocomplete(until=complete_last, since=complete_first)
    async def away(
        self, interaction: Interaction, until: str | None = None, since: str | None = None
    ) -> None:
        if until is None:
            if since is not None:
                raise Illegal("away-until")
            said = ""
        elif is_off(until):
            said = await profile.come_back(interaction)
        else:
            said = await profile.leave(interaction, until, since)
        await interaction.response.send_message(embed=await profile.shown(interaction, said), ephemeral=True)


def _choices(named: Iterable[tuple[str, str]]) -> list[Choice[str]]:
    return [Choice(name=name, value=value) for name, value in named]


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add the commands to the group that the client has made."""
    await PersonCommands().join(bot, GROUP)
