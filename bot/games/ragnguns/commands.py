"""`/ragnguns pose discard effect trap disarm shootout split step-out stash end …`: its moves as commands."""

from __future__ import annotations

from bot.games.command_table import GameCommand, GameCommands, Option, Said
from engine.games.ragnguns.state import PLACES

CHOSEN = ("place", "place-trap", "give-up", "target", "zone", "stake")


def _verb(name: str, *options: Option, word: str = "") -> GameCommand:
    """A move of the free part; `word` is the verb, if it is not the command's name."""
    return GameCommand(name, options, opening=Said("turn", word or name))


COMMANDS = GameCommands(
    "ragnguns",
    (
        GameCommand("deck", (Option("name", "deck", required=True),)),
        _verb("pose", Option("card", "pose", required=True), Option("zone", "zone")),
        _verb("discard", Option("card", "discard", required=True)),
        _verb(
            "effect",
            Option("name", "effect", required=True),
            Option("target", "target"),
            Option("place", "place", fixed=tuple(PLACES)),
        ),
        _verb("trap", Option("card", "trap", required=True), Option("stake", "stake")),
        GameCommand("disarm", (Option("answer", "disarm", required=True),)),
        _verb("shootout", Option("bullets", "shoot", required=True), word="shoot"),
        GameCommand("split", (Option("bullets", "split", required=True),)),
        _verb("step-out"),
        GameCommand("stash", (Option("card", "stash", required=True),)),
        _verb("end"),
        GameCommand("choose", (Option("answer", "on-pose", required=True),), alone=CHOSEN),
    ),
    extensions=("cogs.decks",),
)
