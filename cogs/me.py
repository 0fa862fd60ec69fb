"""`/wanted me away privacy`: a user's settings, absences and stored data."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.privacy import actions as privacy
from bot.features.user_settings import absences, settings
from bot.features.user_settings.panel import save_and_show
from bot.i18n import zones
from bot.i18n.texts import LANGUAGES
from bot.i18n.translator import name_of
from bot.services.context import Interaction, texts_for
from bot.ui.commands import GROUP, SharedGroupCog, command
from engine.core.decisions import Refused

KEY = "cmd-wanted"


async def complete_zone(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest places by what was typed, each with the time there."""
    language, now = texts_for(interaction).language, interaction.client.services.now()
    places = await zones.suggestions(current, language, now)
    return [Choice(name=name, value=value) for name, value in places]


class UserSettingsCommands(SharedGroupCog):
    @command(f"{KEY}-me")
    @app_commands.choices(
        language=[
            *(Choice(name=name_of(f"language-{code}"), value=code) for code in LANGUAGES),
            Choice(name=name_of("me-language-discord"), value=settings.DISCORD),
        ],
        pings=[Choice(name=name_of(f"me-pings-{value}"), value=value) for value in settings.PINGS],
        pictures=[Choice(name=name_of(f"me-pictures-{value}"), value=value) for value in settings.PICTURES],
    )
    @app_commands.autocomplete(timezone=complete_zone)
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        timezone: str | None = None,
        quiet: str | None = None,
        pings: str | None = None,
        reminder: str | None = None,
        next_up: bool | None = None,
        pictures: str | None = None,
        tips: bool | None = None,
        records: bool | None = None,
    ) -> None:
        before = await settings.of_user(interaction)
        after = settings.with_picked(
            before,
            language=language,
            pings=pings,
            pictures=pictures,
            reminder=None if reminder is None else settings.parse_reminder(reminder),
            next=next_up,
            tips=tips,
            records=records,
        )
        after = await settings.with_time(after, timezone or None, quiet)
        await save_and_show(interaction, before, after, try_direct=pings == "direct")

    @command(f"{KEY}-privacy")
    async def privacy(self, interaction: Interaction) -> None:
        await privacy.show_panel(interaction)

    @command(f"{KEY}-away", since=f"{KEY}-away-from")
    @app_commands.autocomplete(until=absences.suggested_last, since=absences.suggested_first)
    async def away(
        self, interaction: Interaction, until: str | None = None, since: str | None = None
    ) -> None:
        if until is None and since is not None:
            raise Refused("absence-until")
        answer = "" if until is None else await absences.set_absence(interaction, until, since)
        embed = await absences.absences_embed(interaction, answer)
        await interaction.response.send_message(embed=embed, ephemeral=True)


async def setup(bot: commands.AutoShardedBot) -> None:
    await UserSettingsCommands().join(bot, GROUP)
