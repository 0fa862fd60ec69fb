"""`/quickdraw fire dodge pass`: the moves of Quickdraw as commands."""

from __future__ import annotations

from bot.games.command_table import GameCommand, GameCommands, Option, Said

COMMANDS = GameCommands(
    "quickdraw",
    (
        GameCommand("fire", (Option("card", "fire", required=True),)),
        GameCommand("dodge", (Option("card", "dodge", required=True, hides=("pass",)),)),
        GameCommand("pass", opening=Said("dodge", "pass")),
    ),
)
