"""`/wanted-host`: for the bot's owner. Discord shows it to everybody who manages their server."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.owner import actions
from bot.i18n.names import clean_line
from bot.i18n.texts import LONGEST_REASON
from bot.services.context import Interaction
from bot.ui.commands import GuildGroup, command, group_words
from bot.ui.style import matching

KEY = "cmd-owner"


async def complete_server(interaction: Interaction, current: str) -> list[Choice[str]]:
    if not await interaction.client.is_bot_owner(interaction.user.id):
        return []
    served = await interaction.client.services.store.moderation.served()
    known = {str(guild.id): f"{clean_line(guild.name)} · {guild.id}" for guild in interaction.client.guilds}
    named = {**{str(guild): f"{guild}" for guild in served.shut}, **known}
    return matching(((name, guild) for guild, name in named.items()), current)


class HostCommands(GuildGroup, **group_words(f"{KEY}-group")):
    @command(f"{KEY}-status")
    async def status(self, interaction: Interaction) -> None:
        await actions.show_status(interaction)

    @command(f"{KEY}-servers")
    @app_commands.autocomplete(server=complete_server)
    async def servers(
        self,
        interaction: Interaction,
        server: str | None = None,
        reason: app_commands.Range[str, 1, LONGEST_REASON] = "",
        lift: bool = False,
    ) -> None:
        if server is None:
            await actions.show_servers(interaction)
        elif lift:
            await actions.unblock_guild(interaction, server)
        else:
            await actions.block_guild(interaction, server, reason)

    @command(f"{KEY}-message")
    async def message(
        self, interaction: Interaction, text: app_commands.Range[str, 1, actions.LONGEST]
    ) -> None:
        await actions.preview(interaction, text)

    @command(f"{KEY}-drain", reason=f"{KEY}-servers-reason")
    async def drain(
        self, interaction: Interaction, on: bool, reason: app_commands.Range[str, 1, LONGEST_REASON] = ""
    ) -> None:
        await actions.drain(interaction, on=on, reason=reason)

    @command(f"{KEY}-stop", reason=f"{KEY}-servers-reason")
    async def stop(
        self, interaction: Interaction, reason: app_commands.Range[str, 1, LONGEST_REASON] = ""
    ) -> None:
        await actions.ask_stop(interaction, reason)

    @command(f"{KEY}-audit")
    async def audit(self, interaction: Interaction) -> None:
        await actions.show_audit(interaction)


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(HostCommands(manage=True))
