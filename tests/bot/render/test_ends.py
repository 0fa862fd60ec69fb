"""The picture of a finished game shows what decided it, what led to that, and the last hands."""

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from picturing import outside, stages

from bot.games import PRESENTERS
from bot.games.end_scene import SEATS
from bot.games.outlaws import end_picture, story
from bot.games.outlaws.rounds import decider, rounds
from bot.games.presenter import board_picture
from bot.games.ragnguns.cards import card as ragnguns_card
from bot.i18n.texts import LANGUAGES
from bot.render.scene import Badge, CardItem, Icon, Label, Plate, Portrait, PosterItem, Scene
from bot.render.theme import PALETTES
from engine.core.game import AnyGame
from engine.games.ragnguns.state import Moment
from tests.bot.render.golden import compare
from tools.gallery import scenes

TABLES = [
    ("outlaws-duel", 2), ("outlaws-shootout", 3), ("outlaws-shootout", 10), ("outlaws-gangs", 2),
    ("outlaws-gangs", 10), ("bang", 2), ("ragnguns", 2), ("revolver", 2),
]  # fmt: skip
SEED = f"{3:064x}"
TALLEST = 1320  # pixels; with the board's text that makes 700 points on a phone


@cache
def finished(name: str, seats: int) -> AnyGame:
    *_, game = stages(name, seats, SEED, limit=2000)
    return game


def end(name: str, seats: int, language: str = "en") -> Scene:
    game = finished(name, seats)
    return PRESENTERS[game.rules.family].end_picture(game.view(None), scenes.phrases_of(game, language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_end_shows_the_winner_lit_above_all_and_fits_a_phone(
    name: str, seats: int, language: str
) -> None:
    scene, [winner] = end(name, seats, language), finished(name, seats).winners or ()

    assert scene.height <= TALLEST
    assert outside(scene) == []
    plates = [item for item, _, _ in scene.items if isinstance(item, Plate)]
    first = next(plate for plate in plates if plate.sign == "trophy")
    best = decider(finished(name, seats).view(None)) if name == "outlaws-shootout" else None
    is_anothers = best is not None and best.champion is not None and best.champion.seat != winner
    assert (first.name, first.turn) == (
        scenes.NAMES[winner],
        not is_anothers,
    )  # who won the last round is lit
    assert {plate.name for plate in plates} >= {*scenes.NAMES[:seats]} or len(
        finished(name, seats).view(None).seats
    ) == 2
    game = finished(name, seats)
    view, phrases = game.view(None), scenes.phrases_of(game, language)
    sentence = PRESENTERS[game.rules.family].ending(view, phrases)[0].value.splitlines()[0]
    if (best := decider(view) if game.rules.family == "outlaws" else None) is not None:
        sentence = end_picture.decided(view, best, phrases)
    if game.rules.family in ("bang", "ragnguns"):  # the words above say it
        assert PRESENTERS[game.rules.family].verdict(view, phrases)
        sentence = ""
    written = {"", *(item.text for item, _, _ in scene.items if isinstance(item, Label))}
    assert {*sentence.split("\n")} <= written


@pytest.mark.parametrize("name", ["outlaws-duel", "bang", "ragnguns"])
def test_of_two_each_has_one_color_on_the_board_and_in_either_panel(name: str) -> None:
    game = finished(name, 2)
    presenter, phrases = PRESENTERS[game.rules.family], scenes.phrases_of(game)
    colors = []
    for viewer in (None, 0, 1):
        scene = board_picture(presenter, game.view(None), game.view(viewer), phrases)
        plates = (
            [item for item, _, _ in scene.items if isinstance(item, Plate) and item.name] if scene else []
        )
        own = "You" if viewer is None else scenes.NAMES[viewer]  # as the money in the caption is "for you"
        colors.append({plate.name.replace("You", own): plate.tone for plate in plates})

    assert colors == [dict(zip(scenes.NAMES, SEATS[:2]))] * 3


def test_the_sides_of_revolver_end_in_the_colors_of_their_guns_whoever_looks() -> None:
    game = finished("revolver", 2)
    sides = {"guardians": "slate", "mapache": "brick"}
    colors = {scenes.NAMES[n]: sides[seat.side] for n, seat in enumerate(game.view(None).seats)}
    for viewer in (None, 0, 1):
        scene = PRESENTERS["revolver"].end_picture(game.view(viewer), scenes.phrases_of(game))
        plates = (
            [item for item, _, _ in scene.items if isinstance(item, Plate) and item.name] if scene else []
        )
        assert {plate.name: plate.tone for plate in plates} == colors


@pytest.mark.parametrize(("name", "seats"), [("bang", 2), ("ragnguns", 2)])
def test_a_last_shot_stands_between_a_winning_and_a_dead_face(name: str, seats: int) -> None:
    faces = [item for item, _, _ in end(name, seats).items if isinstance(item, CardItem)]

    assert [face.mood for face in faces if face.mood] == ["winning", "dead"]
    assert (faces[0].mark, faces[1].faint) == (True, True)


@pytest.mark.parametrize(("name", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 5)])
def test_the_end_has_a_chip_for_each_round_and_what_each_seat_collected(name: str, seats: int) -> None:
    view, scene = finished(name, seats).view(None), end(name, seats)
    written = [item.text for item, _, _ in scene.items if isinstance(item, Label)]

    assert {str(played.number) for played in rounds(view)} <= {*written}
    assert {f"${own.reward:,}" for own in view.seats} <= {*written}
    if seats == 2:
        first, second = (view.seats[seat].reward for seat in (view.winners[0], 1 - view.winners[0]))
        assert sum(played.gain for played in rounds(view)) == first - second
        assert {f"${abs(played.gain):,}" for played in rounds(view) if played.gain} <= {*written}


@pytest.mark.parametrize("tied", [(0, 2), (1, 2), (0, 1, 2)])
def test_a_round_that_some_tied_shows_their_faces_only(tied: tuple[int, ...]) -> None:
    game = finished("outlaws-shootout", 3)
    view, phrases = game.view(None), scenes.phrases_of(game)
    number = next(
        n for n, played in enumerate(view.past) if played is not end_picture.round_of_end(view).showdown
    )
    shots = [replace(shot, total=9 if shot.seat in tied else 3) for shot in view.past[number].shots]
    level = replace(view.past[number], shots=tuple(shots), winner=None)
    scene = end_picture.end(
        replace(view, past=(*view.past[:number], level, *view.past[number + 1 :])), phrases
    )
    faces = [item.who.removeprefix("outlaws/") for item, _, _ in scene.items if isinstance(item, Portrait)]

    assert {shot.leader for shot in shots if shot.leader in faces} == {shots[seat].leader for seat in tied}


def test_the_picture_of_a_duel_shows_the_round_that_decided_and_marks_its_chip() -> None:
    view, scene = finished("outlaws-duel", 2).view(None), end("outlaws-duel", 2)
    best = decider(view)

    lit = [item.text for item, _, _ in scene.items if isinstance(item, Label) and item.color == "brass"]
    assert str(best.number) in lit
    posters = [item for item, _, _ in scene.items if isinstance(item, PosterItem)]
    assert [poster.mark for poster in posters] == [best.showdown.winner == seat for seat in range(2)]


def test_of_a_seat_that_only_won_by_anothers_silence_no_round_is_said_to_have_decided() -> None:
    view = finished("outlaws-duel", 2).view(None)

    assert decider(replace(view, winners=(1 - view.winners[0],))) is None


@pytest.mark.parametrize(("name", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 5)])
def test_before_the_end_the_table_shows_the_last_round_that_was_chosen_and_that_played_itself(
    name: str, seats: int
) -> None:
    game = finished(name, seats)
    view, steps = game.view(None), PRESENTERS["outlaws"].last_steps(game.view(None))

    before = PRESENTERS["outlaws"].board_before(view)

    assert [step.past for step in (before, *steps)] == [view.past[:-2], view.past[:-1], view.past]
    assert [seat.reward for seat in steps[-1].seats] == [seat.reward for seat in view.seats]
    earned = [b.reward - a.reward for a, b in zip(steps[0].seats, steps[1].seats)]
    assert [n for n, money in enumerate(earned) if money] == [view.past[-1].winner]
    for step in steps:
        assert (step.over, step.winners) == (False, ())
        scene = PRESENTERS["outlaws"].picture(step, scenes.phrases_of(game))
        written = [item.text for item, _, _ in scene.items if isinstance(item, Label)]
        headline = story.headline(rounds(step)[-1], step, scenes.phrases_of(game))
        assert {*headline.split("\n")} <= {*written}


@pytest.mark.parametrize(
    ("rewards", "tail"),
    [
        ((900, 400), " · W1 needs over $500"),
        ((700, 700), " · the last shot decides"),
        ((9000, 400), " · W0 has won already"),
    ],
)
def test_before_the_last_shot_of_a_duel_its_board_says_what_who_is_behind_needs(
    rewards: tuple[int, int], tail: str
) -> None:
    game = finished("outlaws-duel", 2)
    before, _ = PRESENTERS["outlaws"].last_steps(game.view(None))
    seats = [replace(seat, reward=reward) for seat, reward in zip(before.seats, rewards)]
    phrases = scenes.phrases_of(game)
    headline = PRESENTERS["outlaws"].headline(replace(before, seats=tuple(seats)), phrases)

    names = {f"W{seat}": phrases.name(seat) for seat in range(2)}
    for sign, name in names.items():
        tail = tail.replace(sign, name)
    assert headline == f"Round 4 of 5{tail}"


def test_the_last_shot_of_bang_is_aimed_before_its_victim_falls() -> None:
    game, presenter = finished("bang", 2), PRESENTERS["bang"]
    view, phrases = game.view(None), scenes.phrases_of(game)
    [step] = presenter.last_steps(view)
    [aimed] = presenter.beats(step, phrases)
    fallen = presenter.picture(step, phrases)
    skulls = [
        len([item for item, *_ in items if isinstance(item, Icon) and item.name == "skull"])
        for items in (aimed.items, fallen.items)
    ]

    assert skulls == [2, 4]  # of others who fell before, then beside the card and on who has died, too
    assert "The end" not in presenter.headline(step, phrases)
    card, _, pair = presenter.leading_words(step, phrases).partition(" · ")
    assert card
    assert " → " in pair
    assert not presenter.last_steps(replace(view, winners=()))  # ended from outside


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize(
    ("name", "seats"), [("outlaws-duel", 2), ("outlaws-gangs", 10), ("bang", 2), ("ragnguns", 2)]
)
def test_an_end_looks_as_it_did(name: str, seats: int, palette: str) -> None:
    compare(end(name, seats, "fr"), f"end-{name}-{palette}", palette)


@pytest.mark.parametrize(("name", "icons"), [("bang", {"life"}), ("ragnguns", {"bullet"})])
def test_a_hit_is_marked_until_the_next_turns_first_play(name: str, icons: set[str]) -> None:
    def badges(view: Any) -> list[str]:
        scene = PRESENTERS[name].picture(view, phrases)
        items = [item for item, _, _ in scene.items if isinstance(item, Badge)]
        return [item.value for item in items if item.icon in icons and item.value[:1] in ("−", "+")]

    game = next(game for game in stages(name, 2, SEED, limit=2000) if game.view(None).hits)
    view, phrases = game.view(None), scenes.phrases_of(game)

    hit = view.hits[-1]
    assert (f"−{hit.count}" if name == "bang" else f"+{hit.count}") in badges(view)  # as on a card hit, too
    later = replace(view, turn=hit.turn + 1, plays=1, **{"staged" if name == "bang" else "newest": None})
    assert badges(later) == []
    assert badges(replace(later, turn=hit.turn + 2, plays=0)) == []


def test_a_sprung_trap_lies_open_between_the_sides_until_the_next_turns_first_play() -> None:
    def cards(turn: int, newest: Moment | None) -> int:
        now = replace(view, moment=moment, newest=newest, turn=turn)
        scene = PRESENTERS["ragnguns"].picture(now, phrases)
        return sum(isinstance(item, CardItem) and item.icon == picture.icon for item, _, _ in scene.items)

    game = next(game for game in stages("ragnguns", 2, SEED) if game.view(None).turn)
    view, phrases = game.view(None), scenes.phrases_of(game)
    moment = Moment(4, "sprung", 1, "la-chute", 2, "")
    picture = ragnguns_card(moment.card, 108, phrases)

    assert [cards(4, moment), cards(5, moment), cards(5, None)] == [1, 1, 0]


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_panel_of_bang_its_seat_sits_below_in_its_color(seat: int) -> None:
    game = next(game for game in stages("bang", 2, SEED) if game.view(None).ring)
    scene = PRESENTERS["bang"].picture(game.view(seat), scenes.phrases_of(game))

    plates = [(y, item.name, item.tone) for item, _, y in scene.items if isinstance(item, Plate)]
    assert [name for _, name, _ in sorted(plates)][-1] == scenes.NAMES[seat]
    assert max(plates)[2] == SEATS[seat]
