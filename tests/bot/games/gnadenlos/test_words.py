"""What the public table of Gnadenlos! says when a game is over, and what its events are called."""

from __future__ import annotations

import pytest
from scenes.gnadenlos import Scene

from bot.games.gnadenlos.presenter import PRESENTER
from bot.i18n.texts import LANGUAGES, Speech, words
from engine.games.gnadenlos.cards import RIP, SETS

NAMES = ["Ann", "Bo", "Cy"]


def ended(**more) -> list[str]:
    """The lines of who stood where, after a duel that brought the undertaker to RIP."""
    scene = Scene(
        "preacher-gale", "doc-laudanum", "calico-june", event="church-steps", undertaker=RIP - 1, **more
    )
    [why, *_] = PRESENTER.ending(scene.view(), Speech(words("en"), "gnadenlos", NAMES))
    return why.value.splitlines()[1:]


def test_q52_the_first_of_those_level_in_all_is_said_to_be_next_to_play() -> None:
    lines = ended()

    assert [line for line in lines if "next to play" in line] == lines[:1]
    assert "**Bo**" in lines[0]


@pytest.mark.parametrize("more", [{"nuggets": (9, 10, 9)}, {"version": 1}])
def test_nobody_is_next_where_turns_did_not_decide(more) -> None:
    assert "next to play" not in "".join(ended(**more))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_event_with_other_amounts_is_called_as_before(language: str) -> None:
    say = Speech(words(language), "gnadenlos", NAMES)
    names = [[say.option("", event.id) for event in its.events] for its in SETS.values()]

    assert names[0] == names[1]
    assert not any("_" in name for name in names[1])
