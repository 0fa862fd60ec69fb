"""The picture of WANTED shows at a glance how the last showdown ended."""

from __future__ import annotations

from dataclasses import replace

import pytest
from picturing import outside, stages

from bot.games import PRESENTERS
from bot.games.outlaws import picture, story
from bot.games.outlaws.showdown import by_suits, parts
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import (
    Badge,
    CardBackItem,
    CardItem,
    DieItem,
    Label,
    Portrait,
    PosterItem,
    Scene,
    Stamp,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import View

SAY = Phrases(load_texts("en"), "outlaws", ["A", "B", "C", "D"])


def labels(scene: Scene) -> list[str]:
    return [item.text for item, _, _ in scene.items if isinstance(item, Label)]


def before_the_end(mode: str, seats: int, seat: Seat | None = None) -> list[View]:
    games = stages(mode, seats, "5e" * 32, most=40)
    return [view for game in games if (view := game.view(seat)).last is not None and not view.over]


def test_whoever_has_won_the_last_showdown_stands_large_and_lit_above_all_who_have_fallen() -> None:
    outcomes = set()
    for view in before_the_end("outlaws-shootout", 4):
        assert view.last is not None
        items = picture.table(view, SAY).items
        posters = [item for item, _, _ in items if isinstance(item, PosterItem)]
        cards = [item for item, _, _ in items if isinstance(item, CardItem)]
        won = [shot.cards[0] for shot in view.last.shots if shot.seat == view.last.winner]

        assert [(poster.portrait, poster.mark) for poster in posters] == [
            (f"outlaws/{card}", True) for card in won
        ]
        assert len(cards) == 4 - len(won)
        assert all(card.faint and card.mood == "dead" for card in cards)
        assert [item.turn for item, _, _ in items if isinstance(item, ZoneItem)] == [
            True,
            *[False] * len(cards),
        ]
        outcomes.add(view.last.winner)

    assert len(outcomes) > 1


@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_duel_the_own_outlaw_stays_at_the_left_and_who_fell_lies_faint(seat: int) -> None:
    for view in before_the_end("outlaws-duel", 2, seat):
        assert view.last is not None
        scene = picture.table(view, SAY)
        posters = [item for item, _, _ in scene.items if isinstance(item, PosterItem)]
        shots = sorted(view.last.shots, key=lambda shot: shot.seat != seat)

        assert [poster.portrait for poster in posters] == [f"outlaws/{shot.leader}" for shot in shots]
        assert [poster.mark for poster in posters] == [shot.seat == view.last.winner for shot in shots]
        last = story.rounds(view)[-1]
        assert {story.headline(last, view, SAY), f"Round {len(view.past)}"} <= {*labels(scene)}
        stamps = [item for item, _, _ in scene.items if isinstance(item, Stamp)]
        assert len(stamps) == len(last.fallen)
        sums = [item.value for item, _, _ in scene.items if isinstance(item, Badge) and item.icon == "skill"]
        assert sums == [str(OUTLAWS[shot.leader].skill) for shot in shots]


def test_a_sum_has_its_signs_and_counts_a_modifier_for_each_card() -> None:
    shot = Shot(0, ("3C",), (2,), "3C", 3, -4, 1)  # +1 against diamonds, −2 against hearts

    assert [*by_suits(shot)] == [("D", "+1×3"), ("H", "−2×2")]
    assert parts(shot) == [
        Badge("skill", "0"), DieItem(2, 92), Badge("suit-D", "+3"), Badge("suit-H", "−4"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("cards", "surprise"),
    [("QS 6C", ""), ("6C QS", "upset"), ("6C joker-red", "joker"), ("joker-red QS", "")],
)
def test_the_fall_of_a_joker_or_of_somebody_much_dearer_is_a_headline(cards: str, surprise: str) -> None:
    shots = tuple(Shot(seat, (card,), (3,), card, 0, 0, 5 - seat) for seat, card in enumerate(cards.split()))
    view = next(stages("outlaws-duel", 2)).view(None)
    played = story.Round(1, Showdown(1, shots, 0), 0)

    assert played.surprise == surprise
    headline = {"": "", "upset": "Upset! ", "joker": "A Joker falls! "}[surprise]
    assert story.headline(played, view, SAY).startswith(f"{headline}$")


@pytest.mark.parametrize("mode", ["outlaws-duel", "outlaws-shootout"])
@pytest.mark.parametrize("answered", [False, True])
def test_a_card_put_down_lies_before_its_seat_and_only_its_owner_sees_which(
    mode: str, answered: bool
) -> None:
    """Also while the last showdown stays on the board."""
    game = next(
        game for game in stages(mode, 3 if mode.endswith("shootout") else 2)
        if bool(game.view(None).past) == answered and game.own_pending_reply(0)
    )  # fmt: skip
    pending = game.own_pending_reply(0)
    assert pending is not None
    [card] = pending[1]

    public = picture.table(game.view(None), SAY).items
    own = picture.table(PRESENTERS["outlaws"].with_choice(game.view(0), *pending), SAY).items

    assert sum(isinstance(item, CardBackItem) for item, _, _ in public) == 1
    assert not any(isinstance(item, CardBackItem) for item, _, _ in own)
    faces = [item for item, _, _ in own if isinstance(item, (CardItem, PosterItem, Portrait))]
    assert any(
        f"outlaws/{card}" in (getattr(face, "portrait", ""), getattr(face, "who", "")) for face in faces
    )


def test_dice_lie_on_the_cards_that_their_owner_has_given_them_to() -> None:
    game = next(
        game for seed in range(20) for game in stages("outlaws-gangs", 2, f"{seed:064x}")
        if (pending := game.own_pending_reply(0)) and pending[0].kind == "place-dice"
        and list(map(int, pending[1][0].split("-"))) != list(game.view(0).seats[0].dice)
    )  # fmt: skip
    pending = game.own_pending_reply(0)
    assert pending is not None

    view = PRESENTERS["outlaws"].with_choice(game.view(0), *pending)

    dice = [item.value for item, _, _ in picture.table(view, SAY).items if isinstance(item, DieItem)]
    assert "-".join(map(str, dice[-3:])) == pending[1][0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_before_gangs_are_counted_all_lie_open_with_their_dice(seats: int, language: str) -> None:
    *_, game = stages("outlaws-gangs", seats, "5e" * 32)
    phrases = Phrases(load_texts(language), "outlaws", [f"W{n}" * 9 for n in range(seats)])
    before = next(iter(story.last_steps(game.view(None))), None)
    assert before is not None
    scene = picture.table(before, phrases)

    assert all(len(seat.in_play) == len(seat.dice) for seat in before.seats)
    assert story.sentence(game.view(None), phrases) not in labels(scene)
    assert outside(scene) == []


@pytest.mark.parametrize("seats", [2, 3])
def test_tied_gangs_see_their_totals_while_they_choose_whom_to_discard(seats: int) -> None:
    *_, game = stages("outlaws-gangs", seats, "5e" * 32)
    view = game.view(None)
    last = view.past[-1]
    shots = tuple(replace(shot, total=30) for shot in last.shots)
    players = [replace(seat, in_play=shot.cards, playing=True) for seat, shot in zip(view.seats, shots)]
    tied = replace(
        view,
        phase="discard",
        past=(replace(last, shots=shots, winner=None),),
        seats=tuple(players),
        waiting=tuple((seat, "discard") for seat in range(seats)),
        winners=(),
    )

    texts = labels(picture.table(tied, Phrases(SAY.texts, "outlaws", [f"p{n}" for n in range(seats)])))

    assert texts.count("30") == seats
    assert f"Tied at 30: {seats} gangs fight on." in texts
