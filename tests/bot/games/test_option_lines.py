"""Each option of a decision has a line that explains it, in all games."""

import re
from collections.abc import Iterator

import pytest

from bot.games import PRESENTERS
from bot.games.presenter import ENDING_OPTIONS
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from engine.core.decisions import Decision
from engine.core.game import AnyGame, Game
from engine.core.plays import legal_plays
from engine.core.rng import Rng
from engine.games import GAMES, PLAYERS

SEED = f"{5:064x}"
# Decisions whose options need no line: numbers, piles, cards that the hand has whole, or their label or
# question says what they do.
PLAIN = {
    "outlaws": {"place-dice"},
    "bang": {"place"},
    "gnadenlos": {"adventurer", "bid", "prestige"},
    "revolver": {"march", "victim"},
    "ragnguns": {"shoot", "stake", "split", "place", "place-trap"},
}


def decisions(name: str) -> Iterator[tuple[AnyGame, Decision]]:
    """Yield every decision of a whole game between computers."""
    rules = GAMES[name]
    game: AnyGame = Game.new(rules, min(rules.seats), SEED, keep=False)
    rng = Rng(SEED)
    while game.winners is None:
        decision = game.open_decisions[0]
        yield game, decision
        game.answer(decision.seat, PLAYERS[name](game.view(decision.seat), decision, rng))


def unexplained(game: AnyGame, decision: Decision, phrases: Phrases) -> set[tuple[str, str]]:
    """Return the options of a decision without a line."""
    presenter, view = PRESENTERS[game.rules.family], game.view(decision.seat)
    if plays := legal_plays(game, decision.seat):
        rows = [(play.path, *presenter.play_text(play, view, phrases)) for play in plays]
    else:
        rows = [
            (option, *presenter.option_text(decision, option, view, phrases)) for option in decision.options
        ]
    short = [  # other labels say it
        (label, line)
        for option, label, line in rows
        if option not in ENDING_OPTIONS and not re.search(r" · |[+−]\d", label)
    ]
    return {(decision.kind, label) for label, line in short if not line}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_each_option_says_what_it_does(name: str) -> None:
    family = GAMES[name].family
    plain = PLAIN.get(family, set())
    by_language = [Phrases(load_texts(language), family, list("ABCD")) for language in LANGUAGES]

    unexplained_options = set[tuple[str, str]]()
    for game, decision in decisions(name):
        if decision.kind not in plain and not decision.kind.startswith("sure"):
            unexplained_options |= {
                item for phrases in by_language for item in unexplained(game, decision, phrases)
            }

    assert unexplained_options == set()
