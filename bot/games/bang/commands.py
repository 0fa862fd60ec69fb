"""`/bang draft place expose play ability respond discard end`: the moves of BANG! for two as commands."""

from __future__ import annotations

from bot.games.command_table import GameCommand, GameCommands, Option, Said

ANSWERS = ("shoot-back", "last-beer", "store", "flip", "draw-from", "put-back", "sure", "take")

COMMANDS = GameCommands(
    "bang",
    (
        GameCommand("draft", (Option("character", "draft", required=True),)),
        GameCommand("place", (Option("character", "place", required=True),)),
        GameCommand("expose", (Option("character", "expose", required=True),)),
        GameCommand(
            "play",
            (Option("card", "play", required=True), Option("target", "target"), Option("take", "take")),
        ),
        GameCommand(
            "ability",
            (Option("first", "ability"), Option("second", "ability")),
            opening=Said("play", "ability", anywhere=True),  # in turn or in answer
        ),
        GameCommand("respond", (Option("answer", "dodge", required=True),), alone=ANSWERS),
        GameCommand(
            "discard",
            (
                Option("first", "discard", required=True),
                Option("second", "discard"),
                Option("third", "discard"),
                Option("fourth", "discard"),
            ),
        ),
        GameCommand("end", opening=Said("play", "done")),
    ),
)
