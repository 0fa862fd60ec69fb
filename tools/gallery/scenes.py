"""Moments of games between computer opponents, always the same ones, and their pictures.

Each is kept as a snapshot in `moments`, made when it is first drawn: dealt again, it would be another game
with every card that is added to a deck.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from itertools import islice, product
from pathlib import Path
from types import MappingProxyType

from bot.games import PRESENTERS
from bot.games.presenter import Moment
from bot.i18n.texts import Speech, words
from bot.render.option_numbers import numbered
from bot.render.scene import Scene
from engine.core.decisions import Seat
from engine.core.game import AnyGame, Game
from engine.core.rng import Rng
from engine.core.rules import Options
from engine.games import GAMES, PLAYERS

KEPT = Path(__file__).parent / "moments"
WHAT = TABLE, HAND = "table", "hand"
SEED, CHOICES = "5e" * 32, "aa" * 32
NAMES = ("Alice", "Bob", "Éloïse", "Chayton", "Mercedes", "Ol’ Pete", "Nanami", "Jun", "Ruby", "Hank")


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {moment.name: moment for face in PRESENTERS.values() for moment in face.moments}
)


def stages(
    name: str, seats: int, seed: str = SEED, options: Options | None = None, *, keep: bool = False
) -> Iterator[AnyGame]:
    """A game between computers at each of its questions, and at its end; to `keep` one makes snapshots."""
    game, played = Game.new(GAMES[name], seats, seed, options, keep=keep), 0
    while True:
        yield game
        if game.winners is not None:
            return
        decision = game.waiting[0]
        reply = PLAYERS[name](game.view(decision.seat), decision, Rng(CHOICES, played))
        game.answer(decision.seat, reply)
        played += 1


def file_of(name: str, what: str) -> Path:
    """Where the snapshot of a moment is kept, that of its `table` or its `hand`."""
    return KEPT / f"{name}-{what}.json"


def keep_new() -> None:
    """Write the snapshots that are not there yet."""
    for name, what in product(MOMENTS, WHAT):
        if not (path := file_of(name, what)).exists():
            path.write_text(_dump(_dealt(name, what)))


def kept(name: str, what: str) -> AnyGame:
    """The game at a moment as it is kept, or dealt if nobody has drawn it yet."""
    path, rules = file_of(name, what), GAMES[MOMENTS[name].game]
    if not path.exists():
        return _dealt(name, what)
    found = json.loads(path.read_text("utf-8"))
    game = Game(rules, rules.load(found["version"], json.dumps(found["state"]).encode()), keep=False)
    for seat, reply in found["tail"]:
        game.answer(seat, tuple(reply))
    return game


def _dealt(name: str, what: str) -> AnyGame:
    moment = MOMENTS[name]
    answers = moment.answers if what == TABLE else moment.held
    return next(islice(stages(moment.game, moment.seats, keep=True), answers, None))


def _dump(game: AnyGame) -> str:
    """The last rest, and the replies since."""
    tail = [(action.seat, action.reply) for action in game.tail]
    state = json.loads(game.checkpoint.data)
    return json.dumps({"version": game.checkpoint.format, "state": state, "tail": tail}) + "\n"


def board(name: str, language: str = "en") -> Scene:
    """The table of that moment."""
    return table(kept(name, TABLE), language)


def panel(name: str, language: str = "en") -> Scene:
    """The hand of that moment."""
    game = kept(name, HAND)
    scene = hand(game, game.waiting[0].seat, language)
    if scene is None:
        raise LookupError(f"nobody holds anything in {name}")
    return scene


def speech(game: AnyGame, language: str = "en") -> Speech:
    """Words about a game between people with these names."""
    return Speech(words(language), game.rules.family, NAMES)


def table(game: AnyGame, language: str = "en") -> Scene:
    """What everybody sees of it."""
    scene: Scene | None = PRESENTERS[game.rules.family].picture(game.view(None), speech(game, language))
    if scene is None:
        raise LookupError(f"{game.rules.name} has no picture of its table")
    return scene


def hand(game: AnyGame, seat: Seat, language: str = "en") -> Scene | None:
    """What one seat sees, numbered as in the list below it."""
    face, view, say = PRESENTERS[game.rules.family], game.view(seat), speech(game, language)
    return numbered(game, seat, lambda numbers: face.hand_picture(view, say, numbers))[0]
