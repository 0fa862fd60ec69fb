"""Games played at random and told in every language: no event, question, refusal or option is without words.

What tests/test_locales.py cannot read in the code is met here.
"""

import logging
import re
from collections.abc import Iterator

import pytest

from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Speech, words
from engine.core.decisions import Illegal
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES

pytestmark = pytest.mark.long

NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve", "Flo", "Gus", "Hal", "Ida", "Joe"]
PLAYED = [
    (name, seats, preset)
    for name, rules in GAMES.items()
    for seats in sorted({rules.seats[0], rules.seats[-1]})
    for preset in rules.presets
]


def told(name: str, seats: int, preset: str, say: Speech) -> Iterator[str]:
    rules, rng = GAMES[name], Rng("ab" * 32)
    game = Game.new(rules, seats, "cd" * 32, rules.presets[preset])
    yield from map(say.event, game.dealt)
    while game.waiting:
        decision = rng.pick(game.waiting)
        face, view = PRESENTERS[rules.family], game.view(decision.seat)
        yield say.ask(decision)
        yield from (face.headline(view, say), face.hand(view, say))
        yield from (part for field in face.fields(view, say) for part in (field.name, field.value))
        yield from (say.option(decision.kind, option) for option in decision.options)
        yield from (face.option(decision, option, view, say)[0] for option in decision.options)
        yield refused(game, decision.seat, say)
        options = list(decision.options)
        rng.shuffle(options)
        yield from map(say.event, game.answer(decision.seat, tuple(options[: decision.least])).events)


def refused(game: Game, seat: int, say: Speech) -> str:  # type: ignore[type-arg]
    decision = game.decision(seat)
    assert decision is not None
    with pytest.raises(Illegal) as why:
        game.answer(seat, ("nonsense",) * max(1, decision.least))
    return say.no(why.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats", "preset"), PLAYED)
def test_a_whole_game_is_told_without_a_gap(
    name: str, seats: int, preset: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    fresh = words.__wrapped__(language)  # what is missing is logged only once
    say = Speech(fresh, GAMES[name].family, NAMES[:seats])

    said = list(told(name, seats, preset, say))

    assert len(said) > 20
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []
    assert [line for line in said if not line or "{" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_and_preset_has_a_name(language: str) -> None:
    text = words(language)
    wanted = [f"game-{name}" for name in GAMES]
    wanted += [f"preset-{preset}" for rules in GAMES.values() for preset in rules.presets]

    assert [key for key in wanted if not text.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_card_has_a_name_of_its_own(name: str, language: str) -> None:
    rules = GAMES[name]
    things = set(rules.things(Game.new(rules, rules.seats[0], "cd" * 32).state))
    say = Speech(words(language), rules.family, NAMES)

    names = {thing: say.option("", thing) for thing in things}

    assert [thing for thing, said in names.items() if said == thing] == []
    assert len(set(names.values())) == len({re.sub(r"\.\d+$", "", thing) for thing in things})
