"""`/revolver poker march play discard dynamite collapse gatling victim end`: its moves as commands."""

from __future__ import annotations

from bot.games.command_table import GameCommand, GameCommands, Option, Said

CHOSEN = ("dig", "recover", "bring", "recall", "drill")  # answered by naming a card, like a play
GIVEN_UP = ("rout", "drop-hand", "lasso", "sap", "spy")  # by discarding one
DEEDS = ("drop", "dynamite", "collapse", "gatling", "end")  # what can be played and is no card

KEG = Option("keg", "keg", words="keg")
SECOND_KEG = Option("second", "second-keg", words="second-keg")


def _deed(word: str, *options: Option, name: str = "", alone: tuple[str, ...] = ()) -> GameCommand:
    """A play that is no card; `name` is the command's, if it is not the word."""
    return GameCommand(name or word, options, opening=Said("play", word), alone=alone)


COMMANDS = GameCommands(
    "revolver",
    (
        GameCommand("poker", (Option("card", "poker", required=True),)),
        GameCommand("march", (Option("way", "march", required=True),)),
        GameCommand(
            "play",
            (
                Option("card", "play", required=True, hides=DEEDS),
                Option("pay1", "cost"),
                Option("pay2", "cost"),
                Option("pay3", "cost"),
                Option("pay4", "cost"),
                Option("field", "field"),
            ),
            alone=CHOSEN,
            order=("play", "field", "cost"),
        ),
        _deed(
            "drop",
            Option("card", "drop", required=True),
            Option("second", "drop"),
            name="discard",
            alone=GIVEN_UP,
        ),
        _deed("dynamite", KEG, SECOND_KEG),
        _deed("collapse", KEG, SECOND_KEG),
        _deed("gatling", Option("card", "ammo")),
        GameCommand("victim", (Option("person", "victim", required=True),), alone=("daunt", "hearten")),
        _deed("end"),
    ),
)
