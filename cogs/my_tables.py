"""`/wanted hand board games log note replay`: the user's tables."""

from discord import app_commands
from discord.ext import commands

from bot.features.game_panels.actions import show_hand, show_to_spectator
from bot.features.game_panels.log_pages import game_file, show_log_page
from bot.features.interactions.permissions import move_here
from bot.features.interactions.resolve_table import complete_any, complete_table, require_table, visible_table
from bot.features.replay.actions import open_by_command
from bot.features.table_actions.actions import run_action
from bot.features.table_actions.hub import open_hub
from bot.services.context import Interaction, texts_for
from bot.ui.commands import GROUP, SharedGroupCog, command
from engine.core.decisions import Refused

KEY = "cmd-wanted"
TABLE = f"{KEY}-table-option"
MAX_TURN = 9999


class MyTableCommands(SharedGroupCog):
    @command(f"{KEY}-hand", table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        await show_hand(interaction, (await require_table(interaction, table)).id)

    @command(f"{KEY}-board", table=TABLE)
    @app_commands.autocomplete(table=complete_any)
    async def show_board(self, interaction: Interaction, table: int | None = None) -> None:
        snapshot = await visible_table(interaction, table)
        if snapshot.location.is_private and snapshot.seat_of(interaction.user.id) is not None:
            await show_hand(interaction, snapshot.id)  # a deal played alone has no board in a channel
            return
        if snapshot.location.suspended_at is not None and snapshot.seat_of(interaction.user.id) is not None:
            await move_here(interaction, snapshot)
            return
        if snapshot.seat_of(interaction.user.id) is None:
            await show_to_spectator(interaction, snapshot)
            return
        if not await interaction.client.services.suspension.check_shown(snapshot.id, snapshot.location):
            raise Refused("table-suspended", table=snapshot.id)
        await interaction.response.send_message(texts_for(interaction)("board-again"), ephemeral=True)
        await interaction.client.services.publisher.repost(snapshot.id)

    @command(f"{KEY}-games")
    async def games(self, interaction: Interaction) -> None:
        await open_hub(interaction)

    @command(f"{KEY}-log", table=TABLE)
    @app_commands.autocomplete(table=complete_any)
    async def log(self, interaction: Interaction, table: int | None = None, file: bool = False) -> None:
        snapshot = await visible_table(interaction, table)
        if file:
            written = await game_file(interaction.client.services, snapshot)
            await interaction.response.send_message(file=written, ephemeral=True)
        else:
            await show_log_page(interaction, snapshot.id)

    @command(f"{KEY}-note", table=TABLE)
    @app_commands.autocomplete(table=complete_any)
    async def note(self, interaction: Interaction, table: int | None = None) -> None:
        await run_action(interaction, "note", table)

    @command(f"{KEY}-replay", table=TABLE)
    @app_commands.autocomplete(table=complete_any)
    async def replay(
        self,
        interaction: Interaction,
        table: int | None = None,
        turn: app_commands.Range[int, 0, MAX_TURN] | None = None,
    ) -> None:
        await open_by_command(interaction, table, turn)


async def setup(bot: commands.AutoShardedBot) -> None:
    await MyTableCommands().join(bot, GROUP)
