"""The Gazette: what it says, in whole games of all modes and languages, and how it fits a phone."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby
from operator import attrgetter

import pytest
from picturing import outside
from recorded import Played, played

from bot.features.game_panels.deeds import Deeds, plain
from bot.features.game_panels.story_text import parts_told, points_of, swing, turned, whole_percents, why
from bot.features.gazette.front_page import Gazette, kind_of, make_gazette
from bot.features.replay.web_page import source_of
from bot.games import PRESENTERS
from bot.games.gazette import TurnLines, front_page
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import SCENE_WIDTH, Icon, Label, PathItem, Stamp
from bot.render.typesetting import has
from engine.core.positions import positions
from engine.core.rng import Rng, seed_from
from engine.core.rules import Event
from engine.games import GAMES, MODULES
from engine.story.segments import Course, course_of
from engine.story.story import Chapter, Mistake, Story, TurningPoint
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
    game = played(mode, number, most=4000, seats=MODES[mode])
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
                ply=segment.ply, end_ply=segment.end_ply, turn=segment.turn, chances=tuple(chances), error=10,
                mistakes=(_mistake(giver, step, segment.lines[giver]),) if is_wrong else (),
                is_random=not is_wrong,
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
DISTINCT = 8  # headlines of ten games in a row


def curve(*chances: int, end: int = 1000, closed: bool = False) -> Story:
    """Return a story of two in which the first seat had these chances."""
    chapters = [
        Chapter(ply=n, end_ply=n + 1, turn=n, chances=(chance, 1000 - chance), error=5)
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
        ((490, 600, 700, 900), "plain"),  # the other was ahead
        ((510, 600, 580, 900), "plain"),  # and came close here
        ((500, 600, 400, 600, 450, 600), "edge"),
        ((500, 450, 600, 700), "plain"),
        ((510, 490, 510, 490, 510, 700, 950), "plain"),  # nobody led before somebody led clearly
    ],
)
def test_a_headline_is_of_the_kind_in_which_the_game_went(chances: tuple[int, ...], kind: str) -> None:
    assert kind_of(curve(*chances), (0,), 0) == kind


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

    assert len({page.headline for page in pages}) >= DISTINCT
    assert len({page.stamp for page in pages}) > 1
    for page in pages:
        sentences = [turn.text for turn in page.turns if turn.text]
        assert len(sentences) == len(set(sentences))
        assert [*page.turns] == sorted(page.turns, key=attrgetter("at"))  # as the curve and its marks


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_every_telling_event_of_whole_games_is_told_in_two_ways_without_a_gap(
    mode: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    family, count = GAMES[mode].family, 0
    phrases = Phrases(load_texts(language), family, NAMES)
    for events in (events for number in (1, 2) for events in turns(mode, number)):
        for event in PRESENTERS[family].telling_events(events):
            ways = [phrases.in_gazette(event, other=other) for other in (False, True)]
            assert len({*filter(None, ways)}) in (0, 2)
            assert not [sign for way in ways for sign in way if not has("text", sign)]
            count += bool(ways[0])

    assert count > 1
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


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
    turns = tuple(turn._replace(name=names[0]) for turn in page.turns)
    scene = front_page(replace(page, names=names, turns=turns, headline=f"{'W' * 32} beats {'W' * 32}"))

    assert outside(scene) == []


@pytest.mark.parametrize(
    ("game", "sign", "icon"),
    [
        ("bang", "☠️", "skull"),
        ("gnadenlos", "🦅", "vulture"),
        ("ragnguns", "💥", "ragnguns-hole"),
    ],
)
def test_what_has_no_swing_has_the_same_sign_in_a_gazette_as_on_the_board(
    game: str, sign: str, icon: str
) -> None:
    page = gazette(game, 412).page
    scene = front_page(
        replace(page, turns=(TurnLines(at=0, turn="Turn 6", name="", swing="", text="!", icon=icon),))
    )
    presenter = PRESENTERS[GAMES[game].family]

    assert (presenter.milestone_sign, presenter.milestone_icon) == (sign, icon)
    assert icon in [item.name for item, *_ in scene.items if isinstance(item, Icon)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_gazette_says_what_helped_the_winner_and_not_who_erred_by_how_much(language: str) -> None:
    story, phrases = invented("bang", 402, mistakes=True), Phrases(load_texts(language), "bang", NAMES)
    page = gazette("bang", 402, language, story=story).page
    what = {name: phrases.texts(f"gazette-part-{name}") for name in ("deal", "luck", "skill")}

    assert page.helped in [
        phrases.texts("gazette-helped", name=NAMES[page.lead], what=one) for one in what.values()
    ]
    assert page.lines()[-1] == page.helped
    assert gazette("outlaws-duel", 412, language).page.helped == ""  # all is luck and nerve
    assert "mistakes" in str([*parts_told(story, page.lead, ENGLISH)])  # which the replay tells


def test_the_parts_of_the_sum_add_up_and_chance_alone_is_luck_and_nerve() -> None:
    for mode in MODES:
        story, family = invented(mode, 412), GAMES[mode].family
        parts = [*parts_told(story, story.lead, Phrases(load_texts("en"), family, NAMES))]
        assert sum(int(points.replace("−", "-")) for points, _ in parts) == 100
        is_chance = MODULES[family].lookahead is None
        assert ("luck and nerve" in str(parts)) == is_chance
        assert is_chance == (mode.startswith("outlaws"))


def test_the_chance_that_cards_dealt_make_is_the_one_that_the_curve_begins_with() -> None:
    for own in (434, 435, 436, 437):
        chances = (own, 1000 - own - 300, 151, 149)
        chapter = Chapter(ply=0, end_ply=9, turn=1, chances=chances, error=0)
        story = Story(seed="s", worlds=9, chapters=(chapter,), end=(1000, 0, 0, 0))
        parts = points_of(story, 0)
        assert parts["even"] + parts["deal"] == whole_percents(chances)[0]
        assert sum(parts.values()) == 100


def test_what_a_choice_decided_is_no_luck_in_the_sum() -> None:
    calm = Chapter(ply=1, end_ply=2, turn=1, chances=(500, 500), error=5)
    usual, chosen = (500, 500), (740, 260)
    choice = Chapter(ply=2, end_ply=3, turn=2, chances=chosen, error=5, usual=usual, choosers=(0,))
    story = Story(seed="s", worlds=9, chapters=(calm, choice), end=(1000, 0))

    assert points_of(story, 0) == {"even": 50, "deal": 0, "luck": 26, "choices": 24, "own": 0, "others": 0}
    assert points_of(story, 1)["choices"] == -24
    assert ("+24", "decision (see 1)") in [*parts_told(story, 0, ENGLISH)]


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


def test_the_one_fight_of_gangs_has_no_number() -> None:
    page = gazette("outlaws-gangs", 1).page

    assert page.turns
    assert {turn.turn for turn in page.turns} == {"The fight"}
    assert {turn.swing.partition(" to ")[2] for turn in page.turns} <= {"0%", "100%"}  # as it ended


def test_a_headline_of_gangs_names_the_favorite_who_lost() -> None:
    story, seats = invented("outlaws-gangs", 1), range(4)
    lead = story.lead
    favorite = (lead + 1) % 4
    at_deal = tuple(580 if seat == favorite else 320 if seat == lead else 50 for seat in seats)
    late = tuple(680 if seat == lead else 107 for seat in seats)
    chances = [at_deal, *[late] * (len(story.chapters) - 1)]
    chapters = tuple(one.model_copy(update={"chances": at}) for one, at in zip(story.chapters, chances))
    upset = story.model_copy(update={"chapters": chapters})

    assert NAMES[favorite] in gazette("outlaws-gangs", 1, "en", upset).page.headline


def test_the_board_lists_what_turned_a_game_whose_players_make_mistakes() -> None:
    for mode, is_listed in (("outlaws-duel", False), ("outlaws-shootout", False), ("bang", True)):
        phrases = Phrases(load_texts("en"), GAMES[mode].family, NAMES)
        assert bool(turned(invented(mode, 1), {}, 1, phrases)) == is_listed


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


def test_of_several_losers_a_headline_names_whom_the_picture_shows_beaten() -> None:
    game = evening("outlaws-shootout")[0].game
    [winner], phrases = game.winners or (), Phrases(load_texts("en"), "outlaws", NAMES[:5])
    moment = PRESENTERS["outlaws"].moment(game.view(None), winner, phrases)
    second, third, fourth, last = (seat for seat in range(5) if seat != winner)
    chances = [
        {winner: 330, second: 100, third: 250, fourth: 200, last: 120},
        {winner: 600, second: 180, third: 80, fourth: 70, last: 70},
    ]
    plies = [chapter.ply for chapter in invented("outlaws-shootout", 1).chapters[:3]]
    chapters = tuple(
        Chapter(
            ply=plies[n], end_ply=plies[n + 1], turn=n, chances=tuple(row[seat] for seat in range(5)), error=5
        )
        for n, row in enumerate(chances)
    )
    end = tuple(1000 * (seat == winner) for seat in range(5))

    story = Story(seed="s", worlds=9, chapters=chapters, end=end)
    headlines = [gazette("outlaws-shootout", number, story=story).page.headline for number in range(12)]

    assert f"{NAMES[winner]} settles it with {NAMES[moment.others[0].seat]}" in headlines


def test_a_headline_names_who_came_second_although_another_had_the_better_chance() -> None:
    game, _ = evening("gnadenlos")
    [winner], seats = game.game.winners or (), range(MODES["gnadenlos"])
    phrases = Phrases(load_texts("en"), "gnadenlos", NAMES[: len(seats)])
    encounter = PRESENTERS["gnadenlos"].moment(game.game.view(None), winner, phrases)
    second, *_, last = (other.seat for other in encounter.others)
    chances = tuple({winner: 250, second: 100, last: 450}.get(seat, 200) for seat in seats)
    chapters = tuple(
        chapter.model_copy(update={"chances": chances}) for chapter in invented("gnadenlos", 1).chapters
    )
    story = Story(seed="s", worlds=9, chapters=chapters, end=tuple(1000 * (seat == winner) for seat in seats))

    headlines = [gazette("gnadenlos", number, story=story).page.headline for number in range(12)]

    assert any(NAMES[second] in headline for headline in headlines)
    assert not any(NAMES[last] in headline for headline in headlines)


def test_of_three_each_has_a_curve_in_their_color_and_of_others_the_leader_alone() -> None:
    game = played("gnadenlos", 1, most=4000, seats=3)
    calm = Chapter(ply=1, end_ply=2, turn=1, chances=(333, 333, 334), error=10, is_random=True)
    story = Story(seed="s", worlds=9, chapters=(calm,), end=(0, 1000, 0))
    row = (game.game.rules.version, game.rests[0], game.log, NAMES[:3], [None] * 3, "en", 1)
    of_three = make_gazette(source_of("gnadenlos", *row, story=story), 1, DAY).page

    assert {tone for tone, _ in of_three.curves} == {"brick", "slate", "gold"}
    assert of_three.curves[-1][0] == PRESENTERS["gnadenlos"].tone(of_three.lead, ENGLISH)
    assert len(gazette("bang", 402).page.curves) == len(gazette("gnadenlos", 1).page.curves) == 1


def test_the_board_says_what_happened_in_the_gazettes_words_and_the_replay_the_same_chances() -> None:
    story, mode = invented("bang", 402, mistakes=True), "bang"
    phrases, page = Phrases(load_texts("en"), "bang", NAMES), gazette("bang", 402, story=story).page
    events = evening(mode)[0].recording.events()
    rows = turned(story, events, 402, phrases).split("\n")[1:]
    dead = [dict(event.facts)["target"] for row in events.values() for event in row if event.kind == "died"]

    assert len(rows) == len(page.turns) > 1
    assert len(dead) > 1
    for name in dead:
        assert load_texts("en")(f"bang-card-{name}") in " ".join(
            (page.verdict, *(turn.text for turn in page.turns))
        )
    for row, turn in zip(rows, page.turns):
        assert turn.swing or plain(row) == f"☠️ {turn.turn}: {turn.text}"
    numbered = [(row, turn) for row, turn in zip(rows, page.turns) if turn.swing]
    for (row, turn), point in zip(numbered, story.turning_points(), strict=True):
        chance = swing(story, point, page.lead)
        assert row[2:].startswith(turn.turn)
        what = " (a mistake)" if point.mistake else ""
        assert row == f"{row[0]} {turn.turn}{what}: {turn.text}"
        assert not any(words in row for words in ("luck for", "mistake of", "could have known"))
        # of a mistake the curve has no numbers
        assert turn.swing == ("a mistake" if what else "{before} to {after}%".format(**chance))


def test_a_guess_is_called_one_wherever_its_turning_point_is_told() -> None:
    first = next(segment for segment in evening("bang")[1].segments if segment.lines)
    guess = Chapter(
        ply=first.ply, end_ply=first.end_ply, turn=1, chances=(500, 500), error=5, guessers=(0, 1)
    )  # fmt: skip
    after = Chapter(ply=first.end_ply, end_ply=first.end_ply + 1, turn=2, chances=(300, 700), error=5)
    story = Story(seed="s", worlds=9, chapters=(guess, after), end=(300, 700))
    phrases, page = Phrases(load_texts("en"), "bang", NAMES), gazette("bang", 402, story=story).page
    row = turned(story, evening("bang")[0].recording.events(), 402, phrases).split("\n")[1]

    for text in (page.turns[0].text, row.partition(": ")[2]):
        assert text.startswith("A choice in the dark by Alice and Bob.")


def test_what_turned_it_in_the_next_turn_has_its_number_although_another_drew_before() -> None:
    point = TurningPoint(chapter=0, ply=1, seat=0, before=600, after=1000)
    calm = Chapter(ply=0, end_ply=1, turn=37, chances=(600, 400), error=0, is_random=True)
    story = Story(seed="s", worlds=9, chapters=(calm, calm.model_copy(update={"turn": 39})), end=(1000, 0))
    drew = [Event("drew", seat, (("count", 1),), (("cards", "war-wagon"),)) for seat in (1, 0)]
    events = [drew[0], Event("ended", 1), drew[1]]
    phrases = Phrases(load_texts("en"), "revolver", ("Ann", "Bob"))

    assert Deeds(story, {1: events}, 1, phrases).turn(point) == "Turn 38"


def test_what_is_told_of_a_turn_because_its_step_has_no_words_has_the_number_of_its_own_turn() -> None:
    step, rest = (
        Chapter(ply=ply, end_ply=ply + 1, turn=17, chances=chances, error=0, is_random=True)
        for ply, chances in ((1, (400, 600)), (2, (800, 200)))
    )
    story = Story(seed="s", worlds=9, chapters=(step, rest), end=(1000, 0))
    drew = Event("drew", 0, (("count", 2),), (("cards", "gatling-10H bang-2C"),))
    events = {2: [], 3: [Event("turn-began", 0, (("turn", 18),)), drew]}

    row = turned(story, events, 1, Phrases(load_texts("en"), "bang", ("Ann", "Bob"))).split("\n")[1]

    assert row.startswith("① Turn 18: ")


def test_a_draw_that_helped_the_other_one_of_two_is_called_poor() -> None:
    drew = Event("drew", 1, (("count", 2),), (("cards", "saloon-5H bang-2C"),))
    helped, harmed = (
        TurningPoint(chapter=0, ply=1, seat=0, before=before, after=1000 - before) for before in (400, 600)
    )
    phrases = Phrases(load_texts("en"), "bang", ("Ann", "Bob"))
    story = curve(500, 500)

    for point, words in ((helped, "Poor cards for Bob:"), (harmed, "The deck hands Bob")):
        assert Deeds(story, {1: [drew]}, 2, phrases).of(point) == [f"{words} Saloon and BANG!"]


def test_a_bullet_taken_earlier_in_the_turn_of_a_mistake_is_told_and_the_mistake_by_its_better_line() -> None:
    mistake = _mistake(1, 300, (("turn", ("end",)),))
    chapters = (
        Chapter(ply=0, end_ply=4, turn=10, chances=(500, 500), error=10),
        Chapter(ply=4, end_ply=6, turn=10, chances=(700, 300), error=10, mistakes=(mistake,)),
    )
    story = Story(seed="", worlds=1, chapters=chapters, end=(1000, 0))
    posed = Event("posed", 1, (("card", "machette.1"), ("zone", "alley"), ("cost", 2)))
    hurt = Event("hurt", 1, (("count", 3), ("surplus", 0), ("total", 4), ("by", "guet-apens.0")))
    phrases = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"])

    assert "4 of 6" in turned(story, {2: [hurt], 5: [posed]}, 1, phrases)
    assert "Machete" in turned(story, {2: [posed], 5: [posed]}, 1, phrases)


def test_a_turn_in_which_a_pistolero_took_many_bullets_is_told_by_its_sum_and_its_cause() -> None:
    phrases, trap = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"]), "guet-apens.0"

    def lines(*counts: tuple[int, int, str]) -> list[str]:
        turn = Event("turn-began", 0, (("turn", 7),))
        hits = [
            Event("hurt", 1, (("count", count), ("surplus", 0), ("total", total), ("by", by)))
            for count, total, by in counts
        ]
        return turned(curve(500, 500), {1: [turn, *hits]}, 1, phrases).split("\n")[1:]

    assert lines((3, 5, trap)) in (
        ["💥 Turn 7: Ambush: 3 hits on Bob’s Pistolero, 5 of 6\\."],
        ["💥 Turn 7: Bob’s Pistolero takes 3 hits (Ambush): 5 of 6\\."],
    )
    [mixed] = lines((1, 1, trap), (2, 3, "volley"))
    assert "3 hits" in mixed
    assert "Ambush" not in mixed
    assert lines((2, 2, "volley")) == lines((3, 6, trap)) == []


def test_of_a_piege_that_hit_a_pistolero_the_number_of_hits_is_told() -> None:
    phrases, trap = Phrases(load_texts("en"), "ragnguns", ["Ann", "Bob"]), "guet-apens.0"
    chapter = Chapter(ply=0, end_ply=1, turn=4, chances=(500, 500), error=5)
    story = Story(seed="s", worlds=9, chapters=(chapter,), end=(1000, 0))
    sprung = Event("sprung", 1, (("card", trap), ("harms", 1)))
    card = Event("wounded", 1, (("card", "machette.1"), ("count", 1), ("surplus", 0), ("by", trap)))
    hurt = Event("hurt", 1, (("count", 4), ("surplus", 0), ("total", 4), ("by", trap)))
    [point] = story.turning_points()

    *_, hits = Deeds(story, {1: [sprung, card, hurt]}, 1, phrases).of(point)
    assert "4 hits" in hits
    assert "Ambush" in hits


def test_below_its_headline_a_gazette_says_by_what_the_game_was_won_as_the_board_does() -> None:
    made = gazette("outlaws-duel", 410)
    view = evening("outlaws-duel")[0].game.view(None)
    on_board = PRESENTERS["outlaws"].verdict(view, Phrases(load_texts("en"), "outlaws", NAMES[:2]))
    given_up = gazette("outlaws-duel", 410, rows=3)

    assert made.page.verdict == f"{on_board}."
    assert made.page.verdict in [item.item.text for item in made.scene.items if isinstance(item.item, Label)]
    assert made.page.lines()[0] == made.page.verdict
    assert given_up.page.verdict == ""


def test_what_a_mistake_of_half_a_game_cost_is_told_by_its_chances_and_not_by_a_count() -> None:
    lines = [("play", ("end",))]
    phrases = Phrases(load_texts("en"), "revolver", NAMES[:2])
    for loss, is_counted in ((400, True), (600, False)):
        mistake = _mistake(0, loss, lines).model_copy(update={"gains": {"theirs": 3.5}})
        assert ("35 more guardians" in " ".join(why(mistake, phrases))) == is_counted


def test_a_story_of_revolver_has_its_blasts_and_the_turns_in_which_several_fell_by_their_numbers() -> None:
    story, game = invented("revolver", 1), evening("revolver")[0]
    events = game.recording.events()
    rows = [plain(row) for row in turned(story, events, 1, ENGLISH).split("\n")[1:]]

    stones = [row for row in rows if row.startswith(("🧨", "☠️"))]
    turn_of = {
        event.kind: position.turn
        for position, _ in positions(game.recording.fresh(), game.recording.log, strict=False)
        for event in position.events
    }
    assert 1 <= len(stones) <= 5 - len(story.turning_points())
    assert any("fall in one turn" in row or "graves in one turn" in row for row in stones)
    assert any(row.startswith(f"🧨 Turn {turn_of['dynamited']}: ") and "bridge" in row for row in stones)
