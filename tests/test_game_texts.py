"""Random games in every language: every event, decision, refusal and option has a text."""

import logging
import re
from collections.abc import Iterator
from functools import cache

import pytest

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from engine.core.decisions import Refused
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES

pytestmark = pytest.mark.long

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Joe"]
PLAYED = [  # in English all presets: the other languages have the same messages, by tests/test_locales.py
    (name, seats, preset, language)
    for name, rules in GAMES.items()
    for seats in sorted({rules.seats[0], rules.seats[-1]})
    for number, preset in enumerate(rules.presets)
    for language in (LANGUAGES if number == 0 else LANGUAGES[:1])
]


fresh = cache(load_texts.__wrapped__)  # what is missing is logged only once, so no other test may ask before


def texts_of(name: str, seats: int, preset: str, phrases: Phrases) -> Iterator[str]:
    rules, rng = GAMES[name], Rng("ab" * 32)
    game = Game.new(rules, seats, "cd" * 32, rules.presets[preset])
    yield from map(phrases.event, game.deal_events)
    while game.open_decisions:
        decision = rng.pick(game.open_decisions)
        presenter, view = PRESENTERS[rules.family], game.view(decision.seat)
        yield phrases.decision(decision)
        yield presenter.headline(view, phrases)
        yield from filter(None, (presenter.hand(view, phrases),))  # nobody has one in BANG!'s draft
        yield from (part for field in presenter.fields(view, phrases) for part in (field.name, field.value))
        yield from (phrases.option(decision.kind, option) for option in decision.options)
        yield from (presenter.option_text(decision, option, view, phrases)[0] for option in decision.options)
        yield refused(game, decision.seat, phrases)
        options = list(decision.options)
        rng.shuffle(options)
        yield from map(phrases.event, game.answer(decision.seat, tuple(options[: decision.min_count])).events)


def refused(game: Game, seat: int, phrases: Phrases) -> str:  # type: ignore[type-arg]
    decision = game.decision(seat)
    with pytest.raises(Refused) as why:
        game.answer(seat, ("nonsense",) * max(1, decision.min_count))
    return phrases.refusal(why.value)


@pytest.mark.parametrize(("name", "seats", "preset", "language"), PLAYED)
def test_a_whole_game_is_told_without_a_gap(
    name: str, seats: int, preset: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    phrases = Phrases(fresh(language), GAMES[name].family, NAMES[:seats])

    texts_of_game = list(texts_of(name, seats, preset, phrases))

    assert len(texts_of_game) > 20
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert [line for line in texts_of_game if not line or "{" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_preset_has_a_name(language: str) -> None:
    text = load_texts(language)
    wanted = [f"game-{name}" for name in GAMES]
    wanted += [f"preset-{preset}" for rules in GAMES.values() for preset in rules.presets]

    assert [key for key in wanted if not text.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_name_of_its_own(name: str, language: str) -> None:
    rules = GAMES[name]
    things = set(rules.piece_ids(Game.new(rules, rules.seats[0], "cd" * 32).state))
    phrases = Phrases(load_texts(language), rules.family, NAMES)

    names = {thing: phrases.option("", thing) for thing in things}

    assert [thing for thing, statement in names.items() if statement == thing] == []
    assert len(set(names.values())) == len({re.sub(r"\.\d+$", "", thing) for thing in things})
