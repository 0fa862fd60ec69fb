"""`/outlaws pick place-dice discard`: the moves of WANTED as commands."""

from __future__ import annotations

from bot.games.command_table import GameCommand, GameCommands, Option

COMMANDS = GameCommands(
    "outlaws",
    (
        GameCommand(
            "pick",
            (Option("card", "pick", required=True), Option("second", "pick"), Option("third", "pick")),
            alone=("leader",),
        ),
        GameCommand("place-dice", (Option("dice", "place-dice", required=True),)),
        GameCommand("discard", (Option("card", "discard", required=True),)),
    ),
)
