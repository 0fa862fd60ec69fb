"""Events are shown as far as they fit, the newest last, and omitted ones are counted."""

from __future__ import annotations

from picturing import stages

from bot.features.game_panels.board import board_news
from bot.features.game_panels.log_pages import BESIDE_PICTURE, ROOM, excerpt, phone_rows
from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.services.pictures import Picture
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.core.rules import Event
from engine.tables.snapshot import TableSnapshot

ENGLISH = load_texts("en")
FIELD = 1024  # characters, by Discord's API


def test_what_fits_is_told_whole_and_in_its_order() -> None:
    assert excerpt(["one", "two"], ENGLISH) == ("one\ntwo", 0)


def test_where_nothing_has_happened_nothing_is_told() -> None:
    assert excerpt([], ENGLISH) == ("", 0)


def test_of_too_many_lines_the_last_are_told_and_the_others_counted() -> None:
    lines = [f"{number}" * 100 for number in range(1, 21)]

    text, left_out = excerpt(lines, ENGLISH)

    head, *rest = text.split("\n")
    assert head == f"… {left_out} more lines · *Earlier*"
    assert rest == lines[left_out:]


def test_no_text_is_longer_than_a_field_in_any_language() -> None:
    for language in LANGUAGES:
        for length in (1, 99, 959, 960, 961, 5000):
            assert len(excerpt(["x" * length] * 1000, load_texts(language)).text) <= FIELD


def test_a_line_that_fills_the_field_alone_is_cut() -> None:
    assert excerpt(["x" * 5000], ENGLISH) == ("x" * ROOM.characters, 0)


def test_below_a_title_of_three_rows_less_of_what_happened_is_told() -> None:
    usual = Picture("table.png", bytes(16) + (1100).to_bytes(4, "big") + (732).to_bytes(4, "big"), "", {})
    fewer, told = [Event("slowed", seat % 2) for seat in range(20)], dict[str, int]()
    for game in stages("revolver", 2):
        seats = tuple(Participant(n, name) for n, name in enumerate("ab"))
        table = TableSnapshot(1, game, "revolver", "standard", seats, TableLocation(1, 2, 3, False), "", 0)
        phrases = Phrases(ENGLISH, "revolver", ["a", "b"])
        where = PRESENTERS["revolver"].headline(game.view(None), phrases).partition(" · ")[0]
        decision = game.visible_decisions(None)
        if decision and PRESENTERS["revolver"].decision_text(
            decision[0], game.view(None), phrases
        ).startswith("Your turn"):
            told[where] = (
                phone_rows(board_news(table, fewer, ENGLISH, beside=usual).text) - 1
            )  # how many before

    assert told["Cathouse"] == BESIDE_PICTURE.rows
    assert told["Abandoned Silver Mine"] == BESIDE_PICTURE.rows - 2
