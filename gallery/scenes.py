"""Moments of games between computer opponents, always the same ones, and their pictures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from types import MappingProxyType

from bot.games import PRESENTERS
from bot.games.presenter import Moment
from bot.i18n.texts import Speech, words
from bot.render.option_numbers import numbered
from bot.render.scene import Scene
from engine.core.game import AnyGame, Game
from engine.core.prompts import Seat
from engine.core.rng import Rng
from engine.core.rules import Options
from engine.games import GAMES, PLAYERS

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


def at(moment: Moment, answers: int, *, keep: bool = False) -> AnyGame:
    """The game after so many answers; one to `keep` has snapshots."""
    return next(islice(stages(moment.game, moment.seats, keep=keep), answers, None))


def board(name: str, language: str = "en") -> Scene:
    """The table of that moment."""
    moment = MOMENTS[name]
    return table(at(moment, moment.answers), language)


def panel(name: str, language: str = "en") -> Scene:
    """The hand of that moment."""
    moment = MOMENTS[name]
    game = at(moment, moment.held)
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
