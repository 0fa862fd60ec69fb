"""`/table hint undo draw abort resign time claim seat orders`: what is done at a table, for those who type.

Buttons do the same: bot/features/table_actions/actions.py.
"""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.features.lobby.actions import last_finished, rematch
from bot.features.play.hand_panel import kind_name
from bot.features.shared.resolve_table import complete_finished, complete_table, my_lines
from bot.features.standing_orders.panel import open_orders, save_order, word_name
from bot.features.table_actions.actions import do, meant
from bot.services.context import Interaction, words_for
from bot.ui.commands import GROUP, AnyCommand, PartCog, ServerGroup, command, group_words
from bot.ui.style import fitting
from engine.core.decisions import Illegal
from engine.games import GAMES, REACTIONS

KEY, OLD = "cmd-table", "cmd-wanted"
TABLE = f"{OLD}-table-option"
NOTHING = "none"
MOST_BACK = 10  # choices that may be taken back at once


async def complete_when(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The questions out of turn of the games that I play."""
    text, table = words_for(interaction), interaction.namespace.table
    lines = [line for line in await my_lines(interaction) if table in (None, line.table)]
    families = dict.fromkeys(GAMES[line.game].family for line in lines)
    named = [(kind_name(text, family, kind), kind) for family in families for kind in REACTIONS[family]]
    return fitting(named, current)


async def complete_do(interaction: Interaction, current: str) -> list[Choice[str]]:
    """The possible orders for the question that was named, and "none"."""
    text, when = words_for(interaction), interaction.namespace.when
    named = [
        (word_name(text, family, when, word), word)
        for family, kinds in REACTIONS.items()
        if when in kinds
        for word in kinds[when].words()
    ]
    return fitting([*named, (text("orders-nothing"), NOTHING)], current)


def verb_command(cog: str, key: str, verb: str) -> AnyCommand:
    """The command of a verb that needs no more than a table, in the cog of this name."""

    async def callback(self: commands.Cog, interaction: Interaction, table: int | None = None) -> None:
        await do(interaction, verb, table)

    callback.__qualname__ = f"{cog}.{verb}"  # discord.py hands the cog to what is named in a class
    app_commands.autocomplete(table=complete_table)(callback)
    return command(key, table=TABLE)(callback)


def undo_command(cog: str, key: str) -> AnyCommand:
    """The command that takes choices back, in the cog of this name."""

    async def undo(
        self: commands.Cog,
        interaction: Interaction,
        table: int | None = None,
        choices: app_commands.Range[int, 1, MOST_BACK] = 1,
    ) -> None:
        await do(interaction, "undo", table, choices)

    undo.__qualname__ = f"{cog}.undo"
    app_commands.autocomplete(table=complete_table)(undo)
    return command(key, table=TABLE, choices=f"{OLD}-undo-choices")(undo)


def orders_command(cog: str, key: str) -> AnyCommand:
    """The command of standing orders, in the cog of this name."""

    async def orders(
        self: commands.Cog,
        interaction: Interaction,
        when: str | None = None,
        do: str | None = None,
        always: bool = False,
        table: int | None = None,
    ) -> None:
        await order(interaction, when, do, always=always, table=table)

    orders.__qualname__ = f"{cog}.orders"
    app_commands.autocomplete(when=complete_when, do=complete_do)(orders)
    app_commands.autocomplete(table=complete_table)(orders)
    options = {name: f"{OLD}-orders-{name}" for name in ("when", "do", "always")}
    return command(key, **options, table=TABLE)(orders)


async def order(
    interaction: Interaction, when: str | None, said: str | None, *, always: bool, table: int | None
) -> None:
    """Show somebody's orders, or save the one that was typed; raises as `meant` does."""
    if said is None and when is None and not always:
        await do(interaction, "orders", table)
        return
    seen = await meant(interaction, "orders", table)
    if said is None:
        await open_orders(interaction, seen, when or "", always=always)
        return
    if when is None:
        raise Illegal("orders-when")
    words = () if said == NOTHING else tuple(said.replace(",", " ").split())
    await save_order(interaction, seen, when, words, always=always)


class TableVerbs(ServerGroup, **group_words(f"{KEY}-group")):
    """What is done at a table."""

    hint = verb_command("TableVerbs", f"{KEY}-hint", "hint")
    undo = undo_command("TableVerbs", f"{KEY}-undo")
    draw = verb_command("TableVerbs", f"{KEY}-draw", "draw")
    abort = verb_command("TableVerbs", f"{KEY}-abort", "abort")
    resign = verb_command("TableVerbs", f"{KEY}-resign", "resign")
    time = verb_command("TableVerbs", f"{KEY}-time", "time")
    claim = verb_command("TableVerbs", f"{KEY}-claim", "claim")
    seat = verb_command("TableVerbs", f"{KEY}-seat", "seat")
    orders = orders_command("TableVerbs", f"{KEY}-orders")


class OldNames(PartCog):
    """The names that these had before, for one release: bot/features/shared/errors.py says the new ones."""

    undo = undo_command("OldNames", f"{OLD}-undo")
    draw = verb_command("OldNames", f"{OLD}-draw-offer", "draw")
    abort = verb_command("OldNames", f"{OLD}-abort", "abort")
    resign = verb_command("OldNames", f"{OLD}-resign", "resign")
    time = verb_command("OldNames", f"{OLD}-more-time", "time")
    claim = verb_command("OldNames", f"{OLD}-claim", "claim")
    seat = verb_command("OldNames", f"{OLD}-back", "seat")
    orders = orders_command("OldNames", f"{OLD}-orders")

    @command(f"{OLD}-rematch", table=f"{OLD}-rematch-table")
    @app_commands.autocomplete(table=complete_finished)
    async def again(self, interaction: Interaction, table: int | None = None) -> None:
        await rematch(interaction, await last_finished(interaction) if table is None else table)


async def setup(bot: commands.AutoShardedBot) -> None:
    """Add the group, and the old names to the one that the client has made."""
    await bot.add_cog(TableVerbs())
    await OldNames().join(bot, GROUP)
