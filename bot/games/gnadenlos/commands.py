"""`/gnadenlos adventurer prestige recruit bid take pass`: the moves of Gnadenlos! as commands."""

from __future__ import annotations

from bot.games.command_table import GameCommand, GameCommands, Option, Said

COMMANDS = GameCommands(
    "gnadenlos",
    (
        GameCommand("adventurer", (Option("card", "adventurer", required=True),)),
        GameCommand("prestige", (Option("nuggets", "prestige", required=True),)),
        GameCommand("recruit", opening=Said("recruit", "open")),
        GameCommand(
            "bid",
            (Option("note", "bid", required=True), Option("second", "bid"), Option("third", "bid")),
            closing=Said("lay", "lay"),  # where the sum is taken, the panel says which are free
        ),
        GameCommand("take", (Option("card", "take", required=True),)),
        GameCommand("pass", opening=Said("recruit", "pass")),
    ),
)
