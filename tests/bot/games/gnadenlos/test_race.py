"""The end of Gnadenlos! shows the race: how far each hat was after each turn, and who overtook whom."""

from dataclasses import replace

import pytest
from picturing import outside, stages
from scenes.gnadenlos import DOC, GALE, JUNE, NELL, SADIE, VEIL, Scene

from bot.games import PRESENTERS
from bot.games.gnadenlos.race import DOT, Scale, last_lead, lead_text, tracks
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import ArtItem, Label
from engine.games.gnadenlos.cards import ARRIVAL, EVENTS
from engine.games.gnadenlos.state import TurnView
from engine.games.gnadenlos.view import View
from tools.gallery import scenes

NAMES = ["Ann", "Bob", "Cleo"]
SAY = Phrases(load_texts("en"), "gnadenlos", NAMES)
PRESENTER = PRESENTERS["gnadenlos"]
POKER = next(key for key, event in EVENTS.items() if event.symbol == "poker")
TALLEST = 1200  # pixels; Discord narrows higher ones


def ended(*fields: tuple[int, int, int]) -> View:
    """Return a game that Cleo ends at the Finish, with these fields after each turn."""
    table = Scene(GALE, DOC, JUNE, phase="prestige", fields=(12, 14, ARRIVAL - 1), active=2)
    table.says(2, "2")
    turns = tuple(TurnView("", (), (), fields=row) for row in fields)
    return replace(table.view(), turns=turns, turn=len(turns))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ([(6, 6, 8), (9, 6, 12), (9, 9, 32)], "Cleo takes the lead for 2 nuggets"),
        ([(9, 6, 8), (9, 12, 9), (9, 12, 11), (9, 13, 32)], "Cleo takes the lead for 21 nuggets"),
        ([(6, 6, 8), (9, 6, 9), (8, 9, 20), (9, 9, 32)], "Cleo takes the lead for 11 nuggets"),
        ([(6, 6, 6), (32, 6, 32)], "The race, turn by turn"),
    ],
)
def test_the_race_says_what_put_the_winner_ahead(fields: list[tuple[int, int, int]], sentence: str) -> None:
    view = ended(*fields)
    assert lead_text(view, last_lead(view), SAY, SAY.name) == sentence


def test_the_race_names_poker_or_what_the_leader_lost_if_that_moved_hats_most() -> None:
    view = ended((9, 20, 18), (9, 15, 18), (9, 15, 32))
    for change, says in (
        ({"card": POKER, "gains": ((1, -5),)}, "as Bob loses 5 at poker"),
        ({"ruined": ((1, 4),)}, "as Bob cannot pay"),
        ({"card": POKER, "gains": ((2, 6), (1, -5)), "fields": (9, 15, 24)}, "at poker (+6)"),
    ):
        turn = replace(view.turns[1], **change)
        overtaken_view = replace(view, turns=(view.turns[0], turn, view.turns[2]))
        assert (
            lead_text(overtaken_view, last_lead(overtaken_view), SAY, SAY.name)
            == f"Cleo takes the lead {says}"
        )
        assert PRESENTER.verdict(overtaken_view, SAY).startswith("Turn 2: ")


def test_a_race_whose_winner_has_more_nuggets_alone_names_no_leader() -> None:
    assert last_lead(ended((6, 6, 8), (32, 6, 32))) is None


def test_a_loser_reads_of_the_turn_in_which_the_winner_left_them_behind_or_of_a_fall_that_lost_it() -> None:
    view = ended((9, 6, 8), (9, 12, 9), (4, 13, 15), (9, 9, 32))
    says = [
        PRESENTER.own_result(replace(view, seat=seat), SAY).replace("\N{NO-BREAK SPACE}", " ")
        for seat in range(3)
    ]
    assert says == ["You ended 20 behind.", "Turn 3: 🟡 Cleo 9 → 15, you 12 → 13.", ""]
    still = replace(ended((9, 6, 8), (9, 12, 9), (4, 12, 15), (9, 9, 32)), seat=1)
    assert PRESENTER.own_result(still, SAY).endswith("9 → 15, you stay at 12.")
    last = replace(view.turns[-1], fields=(13, 14, 32), ruined=((0, 4),))
    broke = replace(view, turns=(*view.turns[:-1], last), seat=0)
    text = PRESENTER.own_result(broke, SAY)  # the fall is less than what they lost the race by
    assert text.startswith("You ended ")
    close = replace(broke, seats=tuple(replace(own, field=min(own.field, 17)) for own in broke.seats))
    text = PRESENTER.own_result(close, SAY)
    assert text == "You ended 5 behind; in turn 2 you paid 0 of 5 possible nuggets."
    seats = tuple(replace(own, nuggets=0, vultures=1) for own in close.seats)
    assert PRESENTER.own_result(replace(close, seats=seats), SAY).startswith(
        "You ended 5 behind, and each vulture"
    )
    close = replace(close, seats=tuple(replace(own, nuggets=0) for own in close.seats))
    assert PRESENTER.own_result(close, SAY) == "Your steepest fall: turn 4, 18 → 13."  # after what they won
    rising = replace(ended((9, 6, 8), (9, 12, 19), (9, 13, 32)), seat=1)
    assert PRESENTER.own_result(rising, SAY).startswith("You ended ")


@pytest.mark.parametrize(
    ("fields", "paid", "says"),
    [
        ([9, 14, 14, 14, 19], (), ""),  # the most that a turn allows
        ([9, 14, 14, 14, 14], (), "in turn 5 you paid 0 of 5"),
        ([9, 12, 12, 12, 17], (), "in turn 2 you paid 3 of 5"),
        ([9, 9, 9, 9, 9], ((0, 9),), ""),  # payday has had what was kept
    ],
)
def test_whoever_lost_reads_what_they_could_have_paid_only_if_they_kept_it(
    fields: list[int], paid: tuple[tuple[int, int], ...], says: str
) -> None:
    view = ended(*((field, 6, 6) for field in fields), (fields[-1], 6, 32))
    turns = [*view.turns]
    turns[3] = replace(turns[3], paid=paid)
    own = replace(view.seats[0], field=30, nuggets=9 if not paid else 1)
    view = replace(view, seat=0, active=1, turns=tuple(turns), seats=(own, *view.seats[1:]))

    text = PRESENTER.own_result(view, SAY)
    assert says in text
    assert ("possible" in text) == bool(says)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_draws_a_line_for_each_hat_and_the_turn_of_the_last_overtaking(language: str) -> None:
    view = ended((9, 6, 8), (9, 12, 9), (9, 13, 32))
    phrases = Phrases(load_texts(language), "gnadenlos", NAMES)
    scene = PRESENTER.end_picture(view, phrases)

    [art] = [
        item for item, _, _ in scene.items if isinstance(item, ArtItem) and item.template == "gnadenlos-race"
    ]
    lines = dict(line.split(":") for line in str(dict(art.facts)["tracks"]).split(";"))
    assert sorted(lines) == ["0", "1", "2"]
    assert {len(points.split()) for points in lines.values()} == {4}  # the start, and three turns
    heights = [int(point.split(",")[1]) for point in lines["2"].split()]
    assert heights == sorted(heights, reverse=True)
    assert f"{dict(art.facts)['ahead']},{dict(art.facts)['up']}" == lines["2"].split()[3]
    texts = {item.text: item.color for item, _, _ in scene.items if isinstance(item, Label)}
    assert texts["3"] == "brass"
    assert phrases.texts("gnadenlos-leads", name="Cleo") in texts


def test_a_game_without_pictures_has_the_race_in_rows() -> None:
    field = PRESENTER.ending(ended((9, 6, 8), (9, 13, 32)), SAY)[1]
    title, *rows = f"{field.name}\n{field.value}".replace("\N{NO-BREAK SPACE}", " ").split("\n")

    assert title == "The race, turn by turn"  # what put her ahead stands above, with why the game ended
    assert rows == ["🟡 Cleo 6 8 32", "🔵 Bob 6 6 13", "🔴 Ann 6 9 9"]


def test_each_turn_keeps_where_the_hats_stood_when_it_ended() -> None:
    table = Scene(f"{NELL} {SADIE} {GALE}", f"{DOC} {JUNE}", VEIL, phase="prestige", fields=(6, 7, 8))
    table.says(0, "3")
    assert table.view().turns[0].fields == (9, 7, 8)

    assert tracks(ended((9, 6, 8), (9, 13, 32)), 1) == [6, 6, 13]
    assert tracks(replace(ended((9, 6, 8), (9, 13, 32)), turn=9), 1) == [
        6,
        13,
    ]  # a lesson's first turns are unknown


@pytest.mark.parametrize("fields", [(33, 6, 35), (32, 6, 32)])
def test_the_winners_hat_is_above_one_that_is_as_far_or_also_beyond_the_finish(
    fields: tuple[int, ...],
) -> None:
    table = Scene(GALE, DOC, JUNE, phase="prestige", fields=(fields[0], 6, 30), nuggets=(9, 9, 30), active=2)
    table.says(2, str(fields[2] - 30))
    scene = PRESENTER.end_picture(table.view(), SAY)

    hats = [row for row in scene.items if getattr(row.item, "template", "") == "gnadenlos-hat"][-3:]
    heights = {dict(row.item.facts)["seat"]: row.y for row in hats if isinstance(row.item, ArtItem)}
    assert table.winners == (2,)
    assert heights[2] < heights[0] < heights[1]


@pytest.mark.parametrize("seats", [3, 4])
def test_the_end_of_a_whole_game_fits_a_phone(seats: int) -> None:
    *_, game = stages("gnadenlos", seats, f"{3:064x}", limit=2000)
    scene = PRESENTER.end_picture(game.view(None), scenes.phrases_of(game, "fr"))

    assert scene is not None
    assert outside(scene) == []
    assert scene.height <= TALLEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_headline_tells_what_ended_the_game(language: str) -> None:
    text, seen = load_texts(language), set[str]()
    assert PRESENTER.moment(ended((9, 6, 8), (9, 13, 32)), 2, SAY).why == "arrival"
    for why in ("arrival", "rip", "vultures", "idle"):
        for n in (1, 2, 3):
            facts = {"winner": "Cleo", "loser": "Bob", "why": why}
            seen.add(text(f"gnadenlos-gazette-headline-{n}", **facts))
    assert len(seen) == 4 * 3


def test_whoever_poker_sent_back_and_pays_the_way_back_overtakes_again_in_the_race() -> None:
    view = ended((9, 6, 25), (10, 24, 28), (10, 24, 28))
    poker = replace(view.turns[1], card=POKER, gains=((1, 1), (2, -5)))
    view = replace(view, turns=(replace(view.turns[0], fields=(9, 23, 27)), poker, view.turns[2]))

    assert last_lead(view) == (2, 2, 1)
    [art] = [
        item
        for item, _, _ in PRESENTER.end_picture(view, SAY).items
        if isinstance(item, ArtItem) and item.template == "gnadenlos-race"
    ]
    lines = dict(line.split(":") for line in str(dict(art.facts)["tracks"]).split(";"))
    assert {seat: len(points.split()) for seat, points in lines.items()} == {"0": 4, "1": 4, "2": 5}


@pytest.mark.parametrize(
    ("fields", "was_ahead"),
    [([(6, 6, 8), (9, 6, 12), (9, 9, 32)], True), ([(9, 6, 8), (9, 12, 9), (9, 13, 32)], False)],
)
def test_no_headline_denies_that_all_saw_the_winner_in_front(
    fields: list[tuple[int, int, int]], was_ahead: bool
) -> None:
    assert PRESENTER.moment(ended(*fields), 2, SAY).was_ahead == was_ahead


@pytest.mark.parametrize("shift", [-21, 0, 21])
def test_a_hat_before_the_finish_is_drawn_clearly_below_it(shift: int) -> None:
    scale = Scale(chart=300, lowest=6)

    assert scale.height(ARRIVAL - 1, shift) >= scale.height(ARRIVAL) + DOT
