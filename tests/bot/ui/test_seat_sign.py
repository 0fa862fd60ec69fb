"""The symbol next to each name on a board: who must act, and who won."""

import pytest

from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, load_texts
from engine.core.game import AnyGame
from engine.games import GAMES
from tools.gallery import scenes

NAMES = ("Ann", "Bob", "Cal")


def signs(game: AnyGame) -> dict[str, str]:
    """Return the symbol before each name in the headings of fields."""
    phrases = Phrases(load_texts("en"), game.rules.family, list(NAMES))
    headings = [field.name for field in PRESENTERS[game.rules.family].fields(game.view(None), phrases)]
    return {name: heading.split()[0] for heading in headings for name in NAMES if name in heading.split()}


@pytest.mark.parametrize("name", GAMES)
def test_who_is_asked_has_an_hourglass_and_at_the_end_only_the_winner_a_cup(name: str) -> None:
    people = NAMES[: min(GAMES[name].seats)]
    playing = scenes.stages(name, len(people))
    game = next(playing)
    decisions = {decision.seat for decision in game.open_decisions}
    assert {seat for seat, person in enumerate(people) if signs(game)[person] == "⏳"} == decisions

    *_, game = playing

    assert game.winners is not None
    assert signs(game) == {
        person: "🏆" if seat in game.winners else "🤠" for seat, person in enumerate(people)
    }
