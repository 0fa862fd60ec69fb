"""What of a game of Gnadenlos! is remembered."""

from itertools import product

import pytest

from bot.features.game_panels.chronicle import chronicle
from bot.games.gnadenlos.story import episodes
from bot.games.parts import TurnEvent
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from engine.core.rules import Event
from engine.story.story import Chapter, Story


def test_who_was_hired_and_notes_drawn_are_no_moments_of_a_game() -> None:
    events = (
        Event("turn-began", None, (("number", 5),)),
        Event("took", 0, (("count", 2),)),
        Event("recruited", 2, (("cards", "doc-laudanum"),)),
        Event("took-back", 0, (("sum", 5),)),
    )

    moments = episodes([TurnEvent(ply, 5, event) for ply, event in enumerate(events, 1)], 99)
    assert [one for one in moments if not one.is_aside] == []


def test_a_payday_stands_before_the_next_turns_event_that_came_with_it() -> None:
    poker = (("card", "preacher-gale"), ("strength", 5))
    events = (
        Event("turn-began", None, (("number", 8),)),
        Event("ruined", 1, (("value", 4), ("vultures", 1))),
        Event("turn-began", None, (("number", 9),)),
        Event("revealed", 0, poker),
        Event("advanced", 0, (("steps", 4), ("field", 22), ("why", "poker"))),
    )
    chapters = (Chapter(ply=0, end_ply=99, turn=8, chances=(500, 500)),)
    story = Story(seed="s", worlds=9, chapters=chapters, end=(1000, 0))
    phrases = Phrases(load_texts("en"), "gnadenlos", ["Ann", "Bob"])

    assert [one.turn for one in chronicle(story, {5: events}, 1, phrases)] == ["Turn 8", "Turn 9"]


@pytest.mark.parametrize("won", [True, False])
def test_a_finish_is_told_with_the_poker_that_made_it_certain_and_not_the_payday_before_it(won: bool) -> None:
    due = Event("paid", 0, (("value", 16), ("left", 13)))
    rows = {
        5: [began(8), due, Event("payday-ended"), began(9), Event("turned", None, (("symbol", "poker"),))],
        7: [
            Event("revealed", 1, (("card", "left-hand-lucas"), ("strength", 4))),
            Event("advanced", 1 if won else 0, (("steps", 2), ("field", 28), ("why", "poker"))),
        ],
        9: [Event("advanced", 1, (("steps", 3), ("field", 31), ("why", "prestige")))],
    }
    chapters = (Chapter(ply=0, end_ply=99, turn=8, chances=(500, 500)),)
    story = Story(seed="s", worlds=9, chapters=chapters, end=(0, 1000))
    for language, table in product(LANGUAGES, (0, 1)):
        phrases = Phrases(load_texts(language), "gnadenlos", ["Ann", "Bob"])
        *others, last = chronicle(story, rows, table, phrases)
        assert ("(4)" in last.sentence and phrases.value("left-hand-lucas") in last.sentence) == won
        assert ("drained" in {one.event.kind for one in others}) != won


def began(turn: int) -> Event:
    return Event("turn-began", None, (("number", turn),))
