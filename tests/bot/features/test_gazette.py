"""The Gazette: what it says, in whole games of all modes and languages, and how it fits a phone."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby
from operator import attrgetter

import pytest
from picturing import outside
from recorded import Played, played

from bot.features.game_panels.chronicle import plain
from bot.features.game_panels.story_text import (
    mistake_text,
    turned,
    whole_percents,
    why,
)
from bot.features.gazette.front_page import HEADLINES, Gazette, kind_of, make_gazette
from bot.features.replay.web_page import source_of
from bot.games import PRESENTERS
from bot.games.gazette import front_page
from bot.games.outlaws.rounds import round_of_end
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import SCENE_WIDTH, DieItem, Label, PathItem, Stamp
from engine.core.positions import positions
from engine.core.rng import Rng, seed_from
from engine.core.rules import Event
from engine.story.segments import Course, course_of
from engine.story.story import Chapter, Mistake, Story
from tools.gallery.legibility import digits

MODES = {
    "outlaws-duel": 2, "outlaws-shootout": 5, "outlaws-gangs": 4, "bang": 2, "ragnguns": 2, "revolver": 2,
    "gnadenlos": 4,
}  # fmt: skip
NAMES = ("Alice", "Bob", "Éloïse", "Chayton", "Ol’ Pete")
DAY = "26 Nov 2026"
ENGLISH = Phrases(load_texts("en"), "revolver", NAMES[:2])


@cache
def evening(mode: str, number: int = 1) -> tuple[Played, Course]:
    game = played(mode, number, limit=4000, seats=MODES[mode])
    return game, course_of(game.recording, MODES[mode])


@cache
def turns(mode: str, number: int) -> list[list[Event]]:
    recording = evening(mode, number)[0].recording
    rows = [position for position, _ in positions(recording.fresh(), recording.log, strict=False)]
    return [
        [event for position in turn for event in position.events]
        for _, turn in groupby(rows, key=lambda position: position.turn)
    ]


def invented(mode: str, number: int, *, mistakes: bool = False) -> Story:
    """Return a story whose chances wander; with `mistakes`, great steps are mistakes where they can be."""
    (game, course), rng = evening(mode), Rng(seed_from("story", mode, number))
    seats, winners = MODES[mode], game.game.winners or ()
    chances, chapters = [1000 // seats] * seats, list[Chapter]()
    for segment in course.segments:
        giver, taker = rng.pick(range(seats)), rng.pick(range(seats))
        step = min(chances[giver], rng.pick((20, 50, 120, 300)))
        is_wrong = mistakes and giver in segment.lines and giver != taker and step >= 120
        chapters.append(
            Chapter(
                ply=segment.ply, end_ply=segment.end_ply, turn=segment.turn, chances=tuple(chances),
                mistakes=(_mistake(giver, step, segment.lines[giver]),) if is_wrong else (),
            )
        )  # fmt: skip
        chances[giver] -= step
        chances[taker] += step
    end = [1000 // len(winners) if seat in winners else 0 for seat in range(seats)]
    return Story(seed="s", worlds=9, chapters=tuple(chapters), end=tuple(end))


def _mistake(seat: int, loss: int, line: Sequence[tuple[str, tuple[str, ...]]]) -> Mistake:
    return Mistake(
        seat=seat, loss=loss, error=20, best=tuple(line), played=tuple(line), chance=700, better=800,
        real_gain=loss, gains={},
    )  # fmt: skip


def gazette(
    mode: str, number: int, language: str = "en", story: Story | None = None, rows: int | None = None
) -> Gazette:
    """Make a page of a story, by default an invented one, and this many rows of its game."""
    game, _ = evening(mode)
    source = source_of(
        *(mode, game.game.rules.version, game.rests[0], game.log[:rows]),
        NAMES[: MODES[mode]],
        [None] * MODES[mode],
        *(language, number),
        story=invented(mode, number) if story is None else story,
    )
    return make_gazette(source, number, DAY)


POINTS, HIGHEST, PHONE = 9, 700, 270  # points; width of a picture on a phone
DISTINCT, OF_MANY = 8, 6  # headlines of ten games in a row, and where none may name a loser


def curve(*chances: int, end: int = 1000, closed: bool = False) -> Story:
    """Return a story of two in which the first seat had these chances."""
    chapters = [
        Chapter(ply=n, end_ply=n + 1, turn=n, chances=(chance, 1000 - chance))
        for n, chance in enumerate(chances)
    ]
    return Story(seed="s", worlds=9, chapters=tuple(chapters), end=(end, 1000 - end), is_closed=closed)


@pytest.mark.parametrize(
    ("chances", "kind"),
    [
        ((500, 620, 380, 390), "last"),
        ((500, 240, 620, 700), "comeback"),
        ((510, 600, 700, 900), "leader"),
        ((510, 800, 900, 750), "plain"),  # a round went against who led
        ((500, 490, 700, 900), "plain"),  # the other was ahead
        ((240, 600, 700, 900), "leader"),  # before anybody has chosen nothing is claimed
        ((510, 600, 580, 900), "plain"),  # and came close here
        ((500, 600, 400, 600, 450, 600), "edge"),
        ((500, 450, 600, 700), "plain"),
        ((510, 490, 510, 490, 510, 700, 950), "plain"),  # nobody led before somebody led clearly
    ],
)
def test_a_headline_is_of_the_kind_in_which_the_game_went(chances: tuple[int, ...], kind: str) -> None:
    assert kind_of(curve(*chances), (0,), 0) == kind


def test_a_comeback_of_which_the_list_has_no_word_is_no_headline() -> None:
    [winner], invention = evening("bang")[0].game.winners, invented("bang", 412)
    chances = [(500, 500), (200, 800), *[(700, 300)] * len(invention.chapters)]
    chapters = tuple(
        one.model_copy(update={"chances": at[:: -1 if winner else 1], "mistakes": ()})
        for one, at in zip(invention.chapters, chances)
    )
    story = invention.model_copy(update={"chapters": chapters})
    facts = {"winner": NAMES[winner], "loser": NAMES[1 - winner], "low": 20}
    headlines = [load_texts("en")(f"gazette-comeback-{n}", **facts) for n in range(1, HEADLINES + 1)]

    assert kind_of(story, (winner,), winner) == "comeback"
    assert gazette("bang", 412, story=story).page.headline not in headlines


def test_a_game_that_was_given_up_or_has_no_single_winner_has_its_own_headlines() -> None:
    assert kind_of(curve(500, 900, end=900, closed=True), (0,), 0) == "closed"
    assert kind_of(curve(500, 500, end=500, closed=True), (0, 1), 0) == "draw"
    assert kind_of(curve(500, 500, end=500), (), 0) == "draw"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_ten_games_in_a_row_read_differently_and_no_sentence_stands_twice_on_a_page(
    mode: str, language: str
) -> None:
    pages = [gazette(mode, number, language).page for number in range(412, 422)]

    assert len({page.headline for page in pages}) >= (DISTINCT if MODES[mode] == 2 else OF_MANY)
    fallen, stamps = load_texts(language)("outlaws-stamp"), {page.stamp for page in pages}
    assert stamps == {fallen} if mode.startswith("outlaws") else len(stamps) > 1  # as the table says it
    for page in pages:
        sentences = [turn.text for turn in page.turns if turn.text]
        assert len(sentences) == len(set(sentences))
        assert [*page.turns] == sorted(page.turns, key=attrgetter("at"))  # as the curve and its marks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_a_page_fits_a_phone_and_its_digits_can_be_read(mode: str, language: str) -> None:
    made = gazette(mode, 412, language)
    height = made.scene.height * PHONE // SCENE_WIDTH

    assert made.scene.width == SCENE_WIDTH
    assert height <= HIGHEST
    assert outside(made.scene) == []
    headline = made.page.headline
    small = {text: points for points, text in digits(made.scene) if points < POINTS and text != headline}
    assert small == {}


def test_names_of_32_letters_and_of_other_scripts_fit() -> None:
    page = gazette("bang", 412).page
    names = ("W" * 32, "علي بن أبي طالب")
    turns = tuple(turn._replace(text=f"{names[0]} hits {names[1]}") for turn in page.turns)
    scene = front_page(replace(page, names=names, turns=turns, headline=f"{'W' * 32} beats {'W' * 32}"))

    assert outside(scene) == []


@pytest.mark.parametrize(
    ("values", "percents"),
    [
        ((1000, 0), [100, 0]),
        ((997, 3), [99, 1]),
        ((992, 4, 4), [98, 1, 1]),
        ((495, 496, 9), [49, 50, 1]),
        ((334, 333, 333), [34, 33, 33]),
    ],
)
def test_nobody_has_won_or_lost_in_percent_who_has_not(values: tuple[int, ...], percents: list[int]) -> None:
    assert whole_percents(values) == percents


def test_the_same_game_has_the_same_gazette() -> None:
    assert gazette("bang", 412) == gazette("bang", 412)


@pytest.mark.parametrize("mode", MODES)
def test_a_game_that_was_given_up_at_once_shows_what_there_is_to_show(mode: str) -> None:
    first = invented(mode, 1).chapters[0].model_copy(update={"ply": 0, "end_ply": 1})
    story = Story(seed="s", worlds=9, chapters=(first,), end=first.chances, is_closed=True)
    made = gazette(mode, 7, "fr", story, rows=2)

    assert made.page.stamp == ""
    assert made.page.turns == ()
    assert outside(made.scene) == []


def test_a_headline_of_gangs_names_the_favorite_who_lost() -> None:
    story, seats = invented("outlaws-gangs", 1), range(4)
    lead = story.lead
    favorite = (lead + 1) % 4
    at_deal = tuple(580 if seat == favorite else 320 if seat == lead else 50 for seat in seats)
    first, ply = story.chapters[0], story.chapters[-1].end_ply - 1
    chapters = (
        first.model_copy(update={"end_ply": ply}),
        first.model_copy(update={"ply": ply, "end_ply": ply + 1, "chances": at_deal}),
    )
    upset = story.model_copy(update={"chapters": chapters})

    assert NAMES[favorite] in gazette("outlaws-gangs", 1, "en", upset).page.headline


def test_the_way_of_a_shot_keeps_clear_of_two_totals_and_the_stamp_of_a_name() -> None:
    page = gazette("outlaws-duel", 412).page
    assert page.encounter is not None
    totals = tuple(Label(total, 140, 140, 110, "display", "brick", "center") for total in ("33", "32"))
    scene = front_page(replace(page, encounter=replace(page.encounter, between=(totals,), is_decided=True)))
    [poster] = [placed for placed in scene.items if placed.item == page.encounter.others[0].item]
    [stamp] = [placed for placed in scene.items if isinstance(placed.item, Stamp)]
    numbers = [placed for placed in scene.items if placed.item in totals]
    spans = [
        range(placed.x, placed.x + placed.item.size[0])
        for placed in scene.items
        if isinstance(placed.item, PathItem) and placed.y < stamp.y + poster.item.size[1]
    ]

    assert len(numbers) == len(totals)
    for number in numbers:
        assert not any(set(span) & {*range(number.x, number.x + number.item.size[0])} for span in spans)
    assert stamp.y + stamp.item.size[1] <= poster.y + poster.item.size[1] // 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", ["outlaws-shootout", "gnadenlos"])
def test_a_headline_names_no_one_of_several_losers(mode: str, language: str) -> None:
    for number in range(400, 424):
        page = gazette(mode, number, language).page
        losers = [name for seat, name in enumerate(NAMES[: MODES[mode]]) if seat != page.lead]

        assert not any(name in page.headline for name in losers)


def test_beside_their_curves_three_stand_with_the_money_that_they_came_to() -> None:
    game = played("outlaws-shootout", 1, limit=4000, seats=3)
    calm = Chapter(ply=0, end_ply=game.game.ply, turn=1, chances=(333, 333, 334))
    story = Story(seed="s", worlds=9, chapters=(calm,), end=(0, 1000, 0))
    row = (game.game.rules.version, game.rests[0], game.log, NAMES[:3], [None] * 3, "en", 1)
    page = make_gazette(source_of("outlaws-shootout", *row, story=story), 1, DAY).page

    rewards = [seat.reward for seat in game.game.view(None).seats]
    phrases, tone = Phrases(load_texts("en"), "outlaws", NAMES[:3]), PRESENTERS["outlaws"].tone
    assert {*page.curve_names} == {
        (tone(seat, phrases), f"{NAMES[seat]} · ${money:,}") for seat, money in enumerate(rewards)
    }


def test_the_board_tells_a_game_in_the_gazettes_words() -> None:
    story, events = invented("bang", 402), evening("bang")[0].recording.events()
    page = gazette("bang", 402, story=story).page
    rows = turned(story, events, 402, Phrases(load_texts("en"), "bang", NAMES)).split("\n")[1:]

    assert len(rows) == len(page.turns) > 1
    for row, turn in zip(rows, page.turns):
        assert plain(row)[2:] == f"{turn.turn} · {turn.text}"


def test_of_three_each_has_a_curve_in_their_color_and_of_others_the_leader_alone() -> None:
    game = played("gnadenlos", 1, limit=4000, seats=3)
    calm = Chapter(ply=1, end_ply=2, turn=1, chances=(333, 333, 334))
    story = Story(seed="s", worlds=9, chapters=(calm,), end=(0, 1000, 0))
    row = (game.game.rules.version, game.rests[0], game.log, NAMES[:3], [None] * 3, "en", 1)
    of_three = make_gazette(source_of("gnadenlos", *row, story=story), 1, DAY).page

    assert {tone for tone, _ in of_three.curves} == {"brick", "slate", "gold"}
    assert of_three.curves[-1][0] == PRESENTERS["gnadenlos"].tone(of_three.lead, ENGLISH)
    assert len(gazette("bang", 402).page.curves) == len(gazette("gnadenlos", 1).page.curves) == 1


def test_below_its_headline_a_gazette_says_by_what_the_game_was_won_as_the_board_does() -> None:
    made = gazette("outlaws-duel", 410)
    view = evening("outlaws-duel")[0].game.view(None)
    on_board = PRESENTERS["outlaws"].verdict(view, Phrases(load_texts("en"), "outlaws", NAMES[:2]))
    given_up = gazette("outlaws-duel", 410, rows=3)

    assert made.page.verdict == f"{on_board}."
    assert made.page.verdict in [item.item.text for item in made.scene.items if isinstance(item.item, Label)]
    assert made.page.lines()[0] == made.page.verdict
    assert given_up.page.verdict == ""


@pytest.mark.parametrize(
    ("loss", "words"), [(320, "won about 32 more in 100 games than "), (950, "gave the game away")]
)
def test_a_mistake_is_told_by_the_games_it_lost_or_as_the_whole_game(loss: int, words: str) -> None:
    game, course = evening("bang")
    segment = next(one for one in course.segments if 0 in one.lines)
    mistake = _mistake(0, loss, segment.lines[0])
    phrases = Phrases(load_texts("en"), "bang", NAMES[:2])

    assert words in mistake_text(mistake, segment.game(game.recording), phrases)


def test_what_a_mistake_of_half_a_game_cost_is_told_by_its_chances_and_not_by_a_count() -> None:
    lines = [("play", ("end",))]
    phrases = Phrases(load_texts("en"), "revolver", NAMES[:2])
    for loss, is_counted in ((400, True), (600, False)):
        mistake = _mistake(0, loss, lines).model_copy(update={"gains": {"theirs": 3.5}})
        assert ("35 more guardians" in " ".join(why(mistake, phrases))) == is_counted


def test_the_fighters_of_a_duel_stand_as_on_its_board() -> None:
    page, phrases = gazette("outlaws-duel", 1).page, Phrases(load_texts("en"), "outlaws", NAMES[:2])
    for number in range(4):
        view = evening("outlaws-duel", number)[0].game.view(None)
        encounter = PRESENTERS["outlaws"].moment(view, view.winners[0], phrases)
        assert encounter is not None
        scene = front_page(replace(page, encounter=encounter))
        fighters = (encounter.winner, *encounter.others)
        at = {one.seat: placed.x for one in fighters for placed in scene.items if placed.item == one.item}

        assert outside(scene) == []
        assert at[0] < at[1]
        dice = [placed for placed in scene.items if isinstance(placed.item, DieItem)]
        by_seat = [shot.dice[0] for shot in round_of_end(view).showdown.shots]
        assert [one.item.value for one in sorted(dice, key=lambda placed: placed.x)] == by_seat
