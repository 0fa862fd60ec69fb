"""Moments of games between computer players, and their pictures.

Each moment is saved as a snapshot in moments.json, because a new card would change its deal.
"""

import json
from collections.abc import Iterator, Mapping
from functools import partial
from itertools import islice, product
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.games import PRESENTERS
from bot.games.offered import numbered_cards
from bot.games.parts import Moment
from bot.i18n.texts import Phrases, load_texts
from bot.render.option_numbers import numbered
from bot.render.scene import Scene
from engine.core.decisions import Seat
from engine.core.game import AnyGame, Game
from engine.core.rng import Rng
from engine.core.rules import RuleOptions
from engine.games import GAMES, PLAYERS

SNAPSHOTS = Path(__file__).with_name("moments.json")
KINDS = TABLE, HAND = "table", "hand"
SEED, CHOICES = "5e" * 32, "aa" * 32
NAMES = ("Alice", "Bob", "Éloïse", "Chayton", "Mercedes", "Ol’ Pete", "Nanami", "Jun", "Ruby", "Hank")


MOMENTS: Mapping[str, Moment] = MappingProxyType(
    {moment.name: moment for presenter in PRESENTERS.values() for moment in presenter.gallery_moments}
)


def stages(
    name: str, seats: int, seed: str = SEED, options: RuleOptions | None = None, *, keep: bool = False
) -> Iterator[AnyGame]:
    """Yield a game between computers at each decision and at its end; `keep` saves checkpoints."""
    game, played = Game.new(GAMES[name], seats, seed, options, keep=keep), 0
    while True:
        yield game
        if game.winners is not None:
            return
        decision = game.open_decisions[0]
        reply = PLAYERS[name](game.view(decision.seat), decision, Rng(CHOICES, played))
        game.answer(decision.seat, reply)
        played += 1


def keep_new() -> None:
    """Write snapshots of moments that have none, and drop those of moments that are gone."""
    saved = _saved()
    names = {f"{name}-{what}": (name, what) for name, what in product(MOMENTS, KINDS)}
    snapshots = {key: saved.get(key) or _dump(_dealt(*moment)) for key, moment in sorted(names.items())}
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(snapshot)}" for key, snapshot in snapshots.items())
    SNAPSHOTS.write_text(f"{{\n{lines}\n}}\n", "utf-8")


def game_at(name: str, what: str) -> AnyGame:
    """Return the game at a moment: its snapshot, or dealt if there is none yet."""
    snapshot = _saved().get(f"{name}-{what}")
    if snapshot is None:
        return _dealt(name, what)
    rules = GAMES[MOMENTS[name].game]
    state = rules.load(snapshot["version"], json.dumps(snapshot["state"]).encode())
    game = Game(rules, state, keep=False)
    for seat, reply in snapshot["tail"]:
        game.answer(seat, tuple(reply))
    return game


def _saved() -> dict[str, Any]:
    snapshots: dict[str, Any] = json.loads(SNAPSHOTS.read_text("utf-8")) if SNAPSHOTS.exists() else {}
    return snapshots


def _dealt(name: str, what: str) -> AnyGame:
    moment = MOMENTS[name]
    answers = moment.answers if what == TABLE else moment.hand_answers
    return next(islice(stages(moment.game, moment.seats, keep=True), answers, None))


def _dump(game: AnyGame) -> dict[str, Any]:
    tail = [(action.seat, action.reply) for action in game.tail]
    state = json.loads(game.checkpoint.data)
    return {"version": game.checkpoint.format, "state": state, "tail": tail}


def board(name: str, language: str = "en") -> Scene:
    return table(game_at(name, TABLE), language)


def panel(name: str, language: str = "en") -> Scene:
    game = game_at(name, HAND)
    scene = hand(game, game.open_decisions[0].seat, language)
    if scene is None:
        raise LookupError(f"no hand to draw in {name}")
    return scene


def phrases_of(game: AnyGame, language: str = "en") -> Phrases:
    return Phrases(load_texts(language), game.rules.family, NAMES)


def table(game: AnyGame, language: str = "en") -> Scene:
    presenter, view, phrases = PRESENTERS[game.rules.family], game.view(None), phrases_of(game, language)
    end = presenter.end_picture(view, phrases) if game.winners else None
    scene: Scene | None = end or presenter.picture(view, phrases)
    if scene is None:
        raise LookupError(f"{game.rules.name} has no picture of its table")
    return scene


def hand(game: AnyGame, seat: Seat, language: str = "en") -> Scene | None:
    presenter, view, phrases = PRESENTERS[game.rules.family], game.view(seat), phrases_of(game, language)
    cards = numbered_cards(game, seat, phrases)
    draw = partial(presenter.hand_picture, view, phrases)
    return numbered(cards, draw, presenter.min_numbered)[0]
