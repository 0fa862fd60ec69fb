"""Events are shown as far as they fit, the newest last, and omitted ones are counted."""

from discord import Embed
from picturing import stages

from bot.features.game_panels.board import board, board_buttons, board_news
from bot.features.game_panels.log_pages import (
    DEADLY,
    RECENT,
    ROOM,
    TextBudget,
    excerpt,
    lines_of,
    phone_rows,
)
from bot.features.game_panels.panel_height import HIGHEST, board_rows, message_height, shorten
from bot.games import PRESENTERS
from bot.games.lines import Line, is_routine
from bot.i18n.texts import LANGUAGES, load_texts
from bot.services.pictures import Picture
from bot.services.user_cache import UserCache
from bot.ui.style import phrases_for
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


def test_a_death_is_told_though_it_was_long_ago() -> None:
    lines = [Line("dies", gravity=DEADLY), *(Line(f"hit {n}", gravity=2) for n in range(12))]

    assert "dies" in excerpt(lines, ENGLISH, TextBudget(960, 4)).text


def test_of_too_many_lines_the_last_are_told_and_the_others_counted() -> None:
    lines = [f"{number}" * 100 for number in range(1, 21)]

    text, left_out = excerpt(lines, ENGLISH)

    head, *rest = text.split("\n")
    assert head == f"… {left_out} earlier lines"
    assert rest == lines[left_out:]


def test_no_text_is_longer_than_a_field_in_any_language() -> None:
    for language in LANGUAGES:
        for length in (1, 99, 959, 960, 961, 5000):
            assert len(excerpt(["x" * length] * 1000, load_texts(language)).text) <= FIELD


def test_a_line_that_fills_the_field_alone_is_cut() -> None:
    assert excerpt(["x" * 5000], ENGLISH) == ("x" * ROOM.characters, 0)


async def test_a_board_tells_as_much_as_seven_hundred_points_hold(user_cache: UserCache) -> None:
    def shown_lines(height: int, title: str = "A duel") -> int:
        drawn = Picture("t.png", bytes(16) + (1100).to_bytes(4, "big") + height.to_bytes(4, "big"), "", {})
        embed = board(table, "", ENGLISH, user_cache, picture=drawn)
        embed.title = title
        return board_rows(embed, drawn, board_buttons(table, ENGLISH, has_earlier=True), is_split=False)

    seats = tuple(Participant(n, name) for n, name in enumerate("ab"))
    game = next(stages("outlaws-duel", 2))
    table = TableSnapshot(1, "outlaws-duel", "standard", seats, TableLocation(1, 2, 3, False), "", game)

    assert shown_lines(732) - shown_lines(732 + 232) == 3  # 57 points are three rows
    assert shown_lines(732) - shown_lines(732, "A duel in a title of two rows of a phone") in (1, 2)
    events = [Event("slowed", seat % 2) for seat in range(20)]
    assert phone_rows(board_news(table, events, ENGLISH, rows=-5).text) <= 3  # never fewer, except at the end


def test_of_words_that_are_too_high_for_a_phone_the_last_lines_of_the_longest_are_dropped() -> None:
    long, short = Embed(description="\n".join(f"line {n}" for n in range(60))), Embed(description="a\nb")

    shorten([long, short], [long, short], [], [])

    lines = (long.description or "").split("\n")
    assert message_height([long, short], [], []) <= HIGHEST
    assert (lines[0], lines[-1], short.description) == ("line 0", "…", "a\nb")


def test_where_room_is_short_routine_gives_way_to_results() -> None:
    lines = [Line(f"{number} " + "x" * 30, is_routine=number in (1, 4, 5)) for number in range(6)]

    text, left_out = excerpt(lines, ENGLISH, TextBudget(960, 4))

    assert (text.split("\n")[1:], left_out) == (lines[3:], 3)  # what followed the newest result stays
    assert excerpt(lines, ENGLISH, TextBudget(960, 5)) == ("\n".join(lines), 0)  # a row is worth no excerpt


def test_no_earlier_hit_takes_the_place_of_what_followed_the_newest_result() -> None:
    lines = ["old", Line("a hit", victim=0), "a shootout", Line("a card is placed", is_routine=True)]

    assert excerpt(lines, ENGLISH, TextBudget(960, 3), left_key="").text.split("\n") == lines[1:]
    assert excerpt(lines, ENGLISH, TextBudget(960, 2), left_key="").text.split("\n") == lines[2:]


def test_where_room_is_short_what_hit_somebody_and_the_newest_line_stay() -> None:
    routine = [Line(word, is_routine=True) for word in ("draws", "pays")]
    lines = [Line("own", victim=0), "older", *routine, "newest"]

    texts = [excerpt(lines, ENGLISH, TextBudget(960, rows)).text.split("\n")[1:] for rows in (3, 2)]
    assert texts == [[lines[0], "newest"], ["newest"]]


def test_what_is_routine_does_not_take_the_place_of_the_newest_result() -> None:
    routine = [Line(word, is_routine=True) for word in ("a draw", "a payment")]
    lines = [Line("a grave hit", victim=0, gravity=6), "a card hit", *routine]

    assert excerpt(lines, ENGLISH, TextBudget(960, 2)).text.split("\n")[1:] == ["a card hit"]


def test_who_has_been_away_reads_the_last_lines_however_grave_older_ones_were() -> None:
    routine = map(str, range(RECENT - 2))
    lines = [Line("a hit long ago", victim=0), *routine, Line("a new hit", victim=0), "newest"]

    assert excerpt(lines, ENGLISH, TextBudget(960, 4)).text.split("\n")[1:] == [lines[-3], *lines[-2:]]


def test_the_number_of_lines_left_out_takes_no_room_where_it_is_not_told() -> None:
    lines = ["older", *[Line(word, is_routine=True) for word in ("draws", "pays")], "newest"]

    texts = [excerpt(lines, ENGLISH, TextBudget(960, 2), left_key=key).text for key in ("", "told-before")]

    assert texts[0] == "older\nnewest"
    assert texts[1].split("\n")[1:] == ["newest"]


def test_of_a_long_absence_the_last_turn_stays_with_its_routine() -> None:
    lines = [*["a result long ago"] * RECENT, *[Line("draws", is_routine=True)] * (RECENT - 1), "newest"]

    assert excerpt(lines, ENGLISH, TextBudget(960, RECENT + 1)).text.split("\n")[1:] == lines[RECENT:]


def test_a_replay_leaves_out_routine_first_too() -> None:
    game = next(stages("outlaws-duel", 2))
    seats = tuple(Participant(n, name) for n, name in enumerate("ab"))
    table = TableSnapshot(1, "outlaws-duel", "standard", seats, TableLocation(1, 2, 3, False), "", game)
    events = [Event(kind, 0) for kind in ("revealed", "won-round", "scored")]

    lines = lines_of(events, table, phrases_for(table, ENGLISH), lambda event: event.kind)

    assert [is_routine(line) for line in lines] == [True, False, True]


def test_cards_that_are_discarded_one_after_another_are_one_line() -> None:
    events = [Event("discarded", 0, (("card", f"lasso.{number}"),)) for number in range(3)]
    other = Event("discarded", 1, (("card", "fouet.1"),))

    merged = PRESENTERS["bang"].merge_events([*events, other])

    facts = (("count", 3), ("cards", "lasso.0 lasso.1 lasso.2"))
    assert merged == [Event("discarded-many", 0, facts), other]
