"""`/table hint undo draw abort resign time claim seat orders`: the commands of the panel "More"."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.game_panels.usual_answers import kind_name
from bot.features.interactions.resolve_table import complete_table, my_tables
from bot.features.standing_orders.panel import open_orders, save_order, word_name
from bot.features.table_actions.actions import run_action as do_verb
from bot.features.table_actions.actions import table_for_action
from bot.services.context import Interaction, texts_for
from bot.ui.commands import AnyCommand, GuildGroup, command, group_words
from bot.ui.style import matching
from engine.core.decisions import Refused
from engine.games import GAMES, REACTIONS

KEY = "cmd-table"
TABLE = "cmd-wanted-table-option"
NOTHING = "none"
MAX_BACK = 10  # choices to undo at once


async def complete_when(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the reactions of the games that the user plays."""
    text, table = texts_for(interaction), interaction.namespace.table
    summaries = [summary for summary in await my_tables(interaction) if table in (None, summary.table_id)]
    families = dict.fromkeys(GAMES[summary.game].family for summary in summaries)
    named = [(kind_name(text, family, kind), kind) for family in families for kind in REACTIONS[family]]
    return matching(named, current)


async def complete_do(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Suggest the possible orders for the reaction that was named, and "none"."""
    text, when = texts_for(interaction), interaction.namespace.when
    named = [
        (word_name(text, family, when, word), word)
        for family, kinds in REACTIONS.items()
        if when in kinds
        for word in kinds[when].instructions()
    ]
    return matching([*named, (text("orders-nothing"), NOTHING)], current)


def verb_command(verb: str) -> AnyCommand:
    async def callback(self: "TableCommands", interaction: Interaction, table: int | None = None) -> None:
        await do_verb(interaction, verb, table)

    callback.__qualname__ = f"TableCommands.{verb}"  # discord.py passes the cog to functions of a class
    app_commands.autocomplete(table=complete_table)(callback)
    return command(f"{KEY}-{verb}", table=TABLE)(callback)


class TableCommands(GuildGroup, **group_words(f"{KEY}-group")):
    hint = verb_command("hint")
    draw = verb_command("draw")
    abort = verb_command("abort")
    resign = verb_command("resign")
    time = verb_command("time")
    claim = verb_command("claim")
    seat = verb_command("seat")

    @command(f"{KEY}-undo", table=TABLE)
    @app_commands.autocomplete(table=complete_table)
    async def undo(
        self,
        interaction: Interaction,
        table: int | None = None,
        choices: app_commands.Range[int, 1, MAX_BACK] = 1,
    ) -> None:
        await do_verb(interaction, "undo", table, choices)

    @command(f"{KEY}-orders", table=TABLE)
    @app_commands.autocomplete(when=complete_when, do=complete_do)
    @app_commands.autocomplete(table=complete_table)
    async def orders(
        self,
        interaction: Interaction,
        when: str | None = None,
        do: str | None = None,
        always: bool = False,
        table: int | None = None,
    ) -> None:
        if do is None and when is None and not always:
            await do_verb(interaction, "orders", table)
            return
        snapshot = await table_for_action(interaction, "orders", table)
        if do is None:
            await open_orders(interaction, snapshot, when or "", always=always)
            return
        if when is None:
            raise Refused("standing-order-when")
        words = () if do == NOTHING else tuple(do.replace(",", " ").split())
        await save_order(interaction, snapshot, when, words, always=always)


async def setup(bot: commands.AutoShardedBot) -> None:
    await bot.add_cog(TableCommands())
