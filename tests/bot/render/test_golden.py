"""Each game's table and hand look as they did when we last looked at them, in both palettes.

The moments are those of the gallery (gallery/scenes.py), where they can be seen at full size. Each is kept as
a snapshot beside its picture: dealt again, it would be another game with every card that is added to a deck.
"""

import json
import os

import pytest

from bot.render.theme import PALETTES
from engine.core.game import AnyGame, Game
from engine.games import GAMES
from gallery import scenes
from tests.bot.render.golden import KEPT, compare

LANGUAGES = {"on": "fr", "high-contrast": "es"}  # the gallery is in English


def kept(name: str, what: str, answers: int) -> AnyGame:
    """The game as it stood after so many answers when its picture was looked at."""
    path, rules = KEPT / f"{name}-{what}.json", GAMES[scenes.MOMENTS[name].game]
    if os.environ.get("GOLDEN") == "write":
        game = scenes.at(scenes.MOMENTS[name], answers, keep=True)
        tail = [(action.seat, action.reply) for action in game.tail]
        state = json.loads(game.checkpoint.data)
        path.write_text(json.dumps({"version": game.checkpoint.format, "state": state, "tail": tail}) + "\n")
    found = json.loads(path.read_text("utf-8"))
    game = Game(rules, rules.load(found["version"], json.dumps(found["state"]).encode()), keep=False)
    for seat, reply in found["tail"]:
        game.answer(seat, tuple(reply))
    return game


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", scenes.MOMENTS)
def test_the_table_looks_as_it_did(name: str, palette: str) -> None:
    game = kept(name, "table", scenes.MOMENTS[name].answers)

    compare(scenes.table(game, LANGUAGES[palette]), f"{name}-table-{palette}", palette)


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("name", scenes.MOMENTS)
def test_the_hand_looks_as_it_did(name: str, palette: str) -> None:
    game = kept(name, "hand", scenes.MOMENTS[name].held)
    scene = scenes.hand(game, game.waiting[0].seat, LANGUAGES[palette])

    assert scene is not None
    compare(scene, f"{name}-hand-{palette}", palette)
