"""Pictures that move once before they come to rest."""

import io
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from picturing import stages
from PIL import Image, ImageChops, ImageSequence
from scenes.gnadenlos import DOC, JUNE, NELL, SADIE
from scenes.gnadenlos import Scene as Gnadenlos
from scenes.ragnguns import Scene as RagNGuns
from scenes.ragnguns import Side

from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, load_texts
from bot.render.rasterizer import REST, paint
from bot.render.scene import (
    ArtItem,
    Badge,
    Beat,
    CardBackItem,
    CardItem,
    DieItem,
    Icon,
    IconRow,
    Label,
    PlacedItem,
    Portrait,
    PosterItem,
    Scene,
    ZoneItem,
)
from bot.services.pictures import Picture
from engine.core.decisions import Seat
from engine.core.forced import newest_events, play_forced_replies
from engine.core.game import AnyGame, Game
from engine.core.rng import Rng, seed_from
from engine.core.rules import Event
from engine.games import GAMES, MODULES
from engine.games.outlaws import operations

FULL, SMALL = (PlacedItem(ZoneItem(size, 40), 4, 4) for size in (180, 40))
SCENE = Scene(200, 100, (FULL,), (Beat((), 500), Beat((SMALL,), 200)))


def frames(gif: bytes) -> tuple[list[Image.Image], list[int]]:
    with Image.open(io.BytesIO(gif)) as moving:
        assert "loop" not in moving.info  # it plays once
        all_frames = [
            (frame.convert("RGB"), frame.info["duration"]) for frame in ImageSequence.Iterator(moving)
        ]
    return [frame for frame, _ in all_frames], [time for _, time in all_frames]


def test_a_picture_with_beats_plays_once_and_shows_what_it_comes_to_at_its_end_alone() -> None:
    still = Image.open(io.BytesIO(paint(replace(SCENE, beats=()), "on"))).convert("RGB")
    (nothing, small, end), times = frames(paint(SCENE, "on"))

    assert times == [500, 200, REST]
    assert ImageChops.difference(end, still).getbbox() is None
    assert nothing.tobytes() != small.tobytes() != end.tobytes()


def test_a_moving_picture_is_as_high_as_a_still_one() -> None:
    moving, still = (
        Picture("table", paint(scene, "on"), "", {}) for scene in (SCENE, replace(SCENE, beats=()))
    )

    assert moving.height_at(270) == still.height_at(270) == 135


def moves(
    game: AnyGame, kinds: frozenset[str] = frozenset(), seat: Seat | None = 0
) -> tuple[Any, list[tuple[PlacedItem, ...]], tuple[PlacedItem, ...]]:
    """Play until a picture moves; return the view, what the picture shows first, and to what it comes.

    It moves for any of its events, or for `kinds`; the view is that of `seat`, or of who acts first.
    """
    family, rng = game.rules.family, Rng(seed_from("moving"))
    presenter, events = PRESENTERS[family], list[Event]()
    while not (kinds or presenter.beat_events) & {event.kind for event in events}:
        decision = game.open_decisions[0]
        reply = MODULES[family].policy(game.view(decision.seat), decision, rng)
        events = newest_events([game.answer(decision.seat, reply), *play_forced_replies(game)])
    seat = game.open_decisions[0].seat if seat is None else seat
    view, phrases = game.view(seat), Phrases(load_texts("en"), family, ("Alice", "Bob", "Carol"))
    end = presenter.picture(view, phrases)
    return view, [beat.items for beat in presenter.beats(view, phrases)], end.items


def names(items: Iterable[PlacedItem]) -> set[str]:
    return {type(item).__name__ for item, *_ in items}


def faces(items: Iterable[PlacedItem]) -> set[str]:
    return {item.face for item, *_ in items if isinstance(item, Label)}


def moods(items: Iterable[PlacedItem]) -> set[str]:
    fallen = {"dead" for item, *_ in items if isinstance(item, PosterItem) and item.faint}
    return fallen | {item.mood for item, *_ in items if isinstance(item, CardItem)}


@pytest.mark.parametrize(("seed", "has_flip"), [("moving", False), ("flip96", True)])
def test_a_shot_of_bang_is_aimed_and_a_card_lies_on_its_face_before_the_result(
    seed: str, has_flip: bool
) -> None:
    kinds = PRESENTERS["bang"].beat_events - {"placed"}
    view, [before], end = moves(Game.new(GAMES["bang"], 2, seed_from(seed)), kinds)

    assert "bang-aim" in {item.name for item, *_ in before if isinstance(item, Icon)}
    assert ("CardBackItem" in names(before)) == has_flip == (view.drawn is not None)
    assert "CardBackItem" not in names(end)
    assert not {"life", "skull"} & {item.icon for item, *_ in before if isinstance(item, Badge)}


def test_both_sides_of_bang_are_shown_before_who_stands_where() -> None:
    view, [before], end = moves(Game.new(GAMES["bang"], 2, seed_from("moving")), frozenset({"placed"}))

    assert {item.who for item, *_ in before if isinstance(item, Portrait)} == {
        f"bang/{who.name}" for who in view.ring
    }
    assert "bang-seat" not in {item.template for item, *_ in before if isinstance(item, ArtItem)}
    assert "bang-seat" in {item.template for item, *_ in end if isinstance(item, ArtItem)}
    sides = [
        {(y, item.size) for item, _, y in items if isinstance(item, ZoneItem)} for items in (before, end)
    ]
    assert sides[0] == sides[1]


def holes(items: Iterable[PlacedItem]) -> int:
    return sum(item.full for item, *_ in items if isinstance(item, IconRow))


def crosses(items: Iterable[PlacedItem]) -> int:
    return sum(isinstance(item, Icon) and item.name == "cross" for item, *_ in items)


def rag_n_guns(scene: RagNGuns, seat: int = 0) -> tuple[list[tuple[PlacedItem, ...]], tuple[PlacedItem, ...]]:
    presenter, phrases = PRESENTERS["ragnguns"], Phrases(load_texts("en"), "ragnguns", ("Alice", "Bob"))
    end = presenter.picture(scene.view(seat), phrases)
    return [beat.items for beat in presenter.beats(scene.view(seat), phrases)], end.items


def test_a_piege_lies_face_down_then_open_before_it_costs_anything() -> None:
    scene = RagNGuns(Side(shelter="machette"), Side(traps="plancher-pourri:1"), phase="disarm")
    scene.do("take:1")
    (down, up), end = rag_n_guns(scene)

    assert [len(names(items) & {"CardBackItem"}) for items in (down, up, end)] == [1, 0, 0]
    assert [holes(items) for items in (down, up, end)] == [0, 0, 2]
    assert [crosses(items) for items in (down, up, end)] == [0, 0, 1]
    before = PRESENTERS["ragnguns"].while_moving(scene.view(0))  # from which the question is asked
    assert [own.pistolero_wounds for own in before.seats] == [0, 0]


def test_a_piege_that_was_seen_while_its_bullets_were_shared_out_lies_open() -> None:
    scene = RagNGuns(Side(alley="machette"), Side(traps="plancher-pourri:1"), phase="disarm")
    scene.do("take:1")
    seen, _ = rag_n_guns(scene, 1)
    scene.do("1")
    (up,), end = rag_n_guns(scene, 1)

    assert [names(items) & {"CardBackItem"} for items in (*seen, up)] == [{"CardBackItem"}, set()]
    assert (holes(up), holes(end)) == (0, 2)


def test_a_shot_is_aimed_with_all_cards_standing_that_its_last_bullets_bring_down() -> None:
    scene = RagNGuns(Side(alley="frangines", bullets=3), Side(shelter="machette", alley="lasso"))
    scene.do("shoot", "3", "1")
    (aimed,), end = rag_n_guns(scene)

    assert "?" not in {item.value for item, *_ in aimed if isinstance(item, Badge)}  # the words tell how many
    assert (crosses(aimed), crosses(end)) == (0, 1)  # the card in the Shelter had fallen before
    assert (holes(aimed), holes(end)) == (0, 1)


def test_a_card_that_a_shot_brings_down_is_hit_before_it_falls_for_the_shooter_too() -> None:
    scene = RagNGuns(Side(alley="frangines", bullets=3), Side(shelter="machette"))
    scene.do("shoot", "1")
    (aimed, struck), end = rag_n_guns(scene)

    assert [crosses(items) for items in (aimed, struck, end)] == [0, 0, 1]
    texts = {item.text for item, *_ in struck if isinstance(item, Label)}
    assert {"Alice hits", "Machete (Bob)"} <= texts


def test_before_the_next_piege_the_picture_shows_what_the_last_one_did() -> None:
    scene = RagNGuns(Side(), Side(traps="plancher-pourri:1 le-leurre:1"), phase="disarm")
    scene.do("take:1")
    (*_, result), end = rag_n_guns(scene)

    assert "Bob hits Alice" in {item.text for item, *_ in result if isinstance(item, Label)}
    assert "Bob has set a Piège" in {item.text for item, *_ in end if isinstance(item, Label)}


def test_before_an_event_of_gnadenlos_is_told_all_faces_are_alike() -> None:
    view, [first, *_], end = moves(Game.new(GAMES["gnadenlos"], 3, seed_from("moving")))
    sent = dict(view.turns[-1].sent)
    faces = [item for item, *_ in first if isinstance(item, Portrait)]
    numbers = {item.text for item, *_ in first if isinstance(item, Label)} & set("0123456789?")

    assert [face.who for face in faces] == [f"gnadenlos/{card}" for _, card in sorted(sent.items())]
    assert not any(face.turn or face.faint for face in faces)
    assert "?" in numbers
    assert any(item.turn for item, *_ in end if isinstance(item, Portrait))


@pytest.mark.parametrize("seats", [3, 4])
def test_no_early_frame_of_gnadenlos_holds_a_later_number_of_its_market(seats: int) -> None:
    presenter, rng, duels = PRESENTERS["gnadenlos"], Rng(seed_from("market")), 0
    phrases = Phrases(load_texts("en"), "gnadenlos", ("Alice", "Bob", "Carol", "Dan"))
    for number in range(6):
        game = Game.new(GAMES["gnadenlos"], seats, seed_from(f"market{number}"))
        while decision := next(iter(game.open_decisions), None):
            before = sum(game.view(None).columns)
            reply = MODULES["gnadenlos"].policy(game.view(decision.seat), decision, rng)
            events = newest_events([game.answer(decision.seat, reply), *play_forced_replies(game)])
            kinds = {event.kind for event in events}
            if {"revealed", "took"} <= kinds and not {"payday-began", "laid"} & kinds:
                first = next(iter(presenter.beats(game.view(None), phrases)), None)
                counts = (
                    [i.value for i, *_ in first.items if isinstance(i, Badge) and i.icon == "debt"]
                    if first
                    else []
                )
                assert counts in ([], [f"{before}/{6 * seats}"])
                duels += bool(counts)
    assert duels > 3


def test_a_payday_of_gnadenlos_is_rolled_die_by_die_before_the_nuggets_are_gone() -> None:
    market = " ".join(["yellow-2.a", "blue-1.a", *["red-1.a"] * 16])
    table = Gnadenlos(f"{NELL} {SADIE}", DOC, JUNE, phase="recruit", market=market, dice="1 1 1 1")
    table.says(0, "pass")
    view, phrases = table.view(), Phrases(load_texts("en"), "gnadenlos", ("Alice", "Bob", "Carol"))
    dice = [
        [item.value for item, *_ in beat.items if isinstance(item, DieItem)]
        for beat in PRESENTERS["gnadenlos"].beats(view, phrases)
    ]
    [first, *_] = PRESENTERS["gnadenlos"].beats(view, phrases)

    assert dice == [[], [1], [1, 1], [1, 1, 1], []]  # at last what they came to, before the next event
    assert [item.value for item, *_ in first.items if isinstance(item, Badge)][:6:2] == ["10"] * 3
    assert [seat.nuggets for seat in view.seats] == [8, 10, 8]


def test_of_a_long_payday_of_gnadenlos_all_dice_so_far_are_seen_before_who_has_paid_what() -> None:
    market = " ".join(["blue-1.a"] * 18)
    table = Gnadenlos(f"{NELL} {SADIE}", DOC, JUNE, phase="recruit", market=market, dice="1 1 1 2 2 2 3 3")
    table.says(0, "pass")
    view, phrases = table.view(), Phrases(load_texts("en"), "gnadenlos", ("Alice", "Bob", "Carol"))
    presenter = PRESENTERS["gnadenlos"]
    dice = [
        len([item for item, *_ in items if isinstance(item, DieItem)])
        for items in (
            *(beat.items for beat in presenter.beats(view, phrases)),
            presenter.picture(view, phrases).items,
        )
    ]

    count = len(view.turns[-2].calls)
    assert count > 5
    assert dice == [0, *range(1, count + 1), 0, 0]  # at last, and beside the next event, what each paid


def test_an_attack_of_revolver_shows_its_totals_and_who_attacks_before_who_falls() -> None:
    view, before, end = moves(Game.new(GAMES["revolver"], 2, seed_from("moving")), frozenset({"overrun"}))
    words = [" ".join(item.text for item, *_ in items if isinstance(item, Label)) for items in (*before, end)]

    assert view.last_hit in view.lost
    assert "Lucía the Midwife falls" not in words[0]
    assert "Lucía the Midwife falls" in words[-1]
    assert not any("Benito the Baker falls" in row for row in words)  # who fell before, not to the attack
    assert {str(total) for total in view.last} <= {*words[0].split()}
    assert "dead" in moods(end)


def test_a_guardians_player_who_plays_at_once_sees_first_that_they_held() -> None:
    view, [aim, hold], end = moves(
        Game.new(GAMES["revolver"], 2, seed_from("held2")), frozenset({"repelled"}), seat=None
    )
    words = [
        " ".join(item.text for item, *_ in items if isinstance(item, Label)) for items in (aim, hold, end)
    ]

    tokens = [
        next(item.value for item, *_ in items if isinstance(item, Badge) and item.icon == "people")
        for items in (aim, hold, end)
    ]
    assert tokens == [str(left) for left in (view.last_army, view.army, view.army)]
    assert view.army < view.last_army
    assert view.decision.kind == "play"
    assert ["hold" in line and "attacks" in line for line in words] == [False, True, False]


def test_a_poker_round_of_revolver_lies_covered_before_anybody_wins_it() -> None:
    view, [covered], end = moves(Game.new(GAMES["revolver"], 2, seed_from("moving")))
    values = {own.rounds for own in view.seats}

    assert "CardItem" not in names(covered)
    assert [*map(type, (item for item, *_ in end))].count(CardItem) == 2
    assert values == {0, 1}


@pytest.mark.parametrize(("mode", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 3)])
def test_while_the_dice_of_a_showdown_roll_nothing_tells_who_falls(mode: str, seats: int) -> None:
    view, before, end = moves(Game.new(GAMES[mode], seats, seed_from("moving")))
    dice = [[item.value for item, *_ in items if isinstance(item, DieItem)] for items in before]

    presenter, phrases = PRESENTERS["outlaws"], Phrases(load_texts("en"), "outlaws", ("Ann", "Bob", "Cat"))
    assert presenter.headline(presenter.while_moving(view), phrases) == f"Round 1 of {view.rounds}"
    assert dice[0] == [0] * seats
    assert sorted(dice[-1]) == sorted(shot.dice[0] for shot in view.past[0].shots)
    assert all(len({*pair}) == 2 for pair in zip(dice[1], dice[2], strict=True))
    assert "display" in faces(end)  # the type of totals
    *rolling, counted = before if seats > 2 else (*before, ())  # where they then stand below posters
    assert "display" not in set().union(*map(faces, rolling))
    totals = [item.text for item, *_ in counted if isinstance(item, Label) and item.face == "display"]
    assert totals in ([], [str(shot.total) for shot in view.past[0].shots])
    assert len(totals) == len(counted and view.past[0].shots)
    assert {"Stamp", "dead"} & (names(end) | moods(end))
    assert not {"Stamp", "dead"} & set().union(*map(names, before), *map(moods, before))


def backs(items: Iterable[PlacedItem]) -> int:
    return sum(isinstance(item, CardBackItem) for item, *_ in items)


def test_the_dice_of_gangs_roll_beside_their_cards_which_stay_covered() -> None:
    view, before, end = moves(Game.new(GAMES["outlaws-gangs"], 3, seed_from("g")), seat=None)
    dice = [[item.value for item, *_ in items if isinstance(item, DieItem)] for items in (*before, end)]

    assert view.phase == "place-dice"
    assert [backs(items) for items in (*before, end)] == [6] * 4  # the own gang lies open
    assert dice[0] == [0] * 9
    assert dice[-1] == [die for own in view.seats for die in own.dice]
    assert all(len({*dice}) == 3 for dice in zip(*dice[1:], strict=True))


def test_gangs_are_turned_up_one_after_the_other_when_the_fight_ends() -> None:
    game = Game.new(GAMES["outlaws-gangs"], 3, seed_from("c"))
    rng = Rng(seed_from("moving"))
    while game.winners is None:
        decision = game.open_decisions[0]
        game.answer(decision.seat, MODULES["outlaws"].policy(game.view(decision.seat), decision, rng))
        play_forced_replies(game)
    presenter, phrases = (
        PRESENTERS["outlaws"],
        Phrases(load_texts("en"), "outlaws", ("Alice", "Bob", "Carol")),
    )
    *_, step = presenter.last_steps(game.view(None))

    assert [backs(beat.items) for beat in presenter.beats(step, phrases)] == [9, 6, 3, 0, 0, 0, 0]


def test_gangs_that_tie_open_exactly_like_gangs_of_which_one_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    phrases, presenter = Phrases(load_texts("en"), "outlaws", ("Ann", "Bob", "Cat")), PRESENTERS["outlaws"]
    shot = operations.shot
    *_, won = stages("outlaws-gangs", 3, "5e" * 32)
    monkeypatch.setattr(
        operations, "shot", lambda g, seat, led: replace(shot(g, seat, led), total=-(seat // 2))
    )
    tied = next(g for g in stages("outlaws-gangs", 3, "5e" * 32) if g.view(None).phase == "discard")
    steps = [step for game in (won, tied) for step in presenter.last_steps(game.view(None))]
    first, second = ([*presenter.beats(step, phrases)] for step in steps)

    assert len(tied.open_decisions) < len(won.view(None).seats)
    open_ = next(n for n, beat in enumerate(first) if not backs(beat.items))
    assert [beat.items for beat in first[: open_ + 1]] == [beat.items for beat in second[: open_ + 1]]
    assert [beat.milliseconds for beat in first] == [beat.milliseconds for beat in second]
    assert len({presenter.picture(step, phrases).height for step in steps}) == 1
    assert len({presenter.headline(presenter.while_moving(step), phrases) for step in steps}) == 1
