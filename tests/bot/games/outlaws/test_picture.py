"""The picture of WANTED shows at a glance how the last showdown ended."""

from __future__ import annotations

from dataclasses import replace

import pytest
from picturing import outside, stages

from bot.games.outlaws import picture, story
from bot.games.outlaws.showdown import reckoning
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import CardItem, Label, PosterItem, Scene, ZoneItem
from engine.core.decisions import Seat
from engine.games.outlaws.state import Shot
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
        assert story.outcome(view, SAY) in labels(scene)


def test_a_modifier_reads_as_on_its_card_with_the_cards_that_it_counts_for() -> None:
    shot = Shot(0, ("3C",), (2,), "3C", 3, -4, 1)  # +1 against diamonds, −2 against hearts

    assert reckoning(shot) == "0 +2 +1×3 −2×2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_before_gangs_are_counted_all_lie_open_with_their_dice(seats: int, language: str) -> None:
    *_, game = stages("outlaws-gangs", seats, "5e" * 32)
    phrases = Phrases(load_texts(language), "outlaws", [f"W{n}" * 9 for n in range(seats)])
    before = story.before_last_round(game.view(None))
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
