"""Options have the numbers of the hand's picture, and only if they are visible on it."""

from functools import partial
from itertools import islice

import pytest
from picturing import stages

from bot.games import PRESENTERS
from bot.games.offered import numbered_cards, offered_options
from bot.i18n.texts import Phrases, load_texts
from bot.render.frames import printed
from bot.render.option_numbers import marked, numbered, numbers_on
from bot.render.rasterizer import image
from bot.render.scene import DIGIT, CardItem, NumberItem, PlacedItem, PosterItem, Scene, disc
from bot.render.theme import PALETTES
from bot.render.typesetting import fit
from engine.core.decisions import Seat
from engine.core.game import Game

GAMES = [
    ("outlaws-duel", 2), ("outlaws-gangs", 4), ("bang", 2), ("ragnguns", 2), ("revolver", 2),
    ("gnadenlos", 3),
]  # fmt: skip
ON_THE_HAND = {("bang", "discard"), ("ragnguns", "target"), ("revolver", "play")}
IN_QUESTION = {
    ("bang", "store"), ("revolver", "field"), ("revolver", "victim"), ("revolver", "recover"),
    ("revolver", "hearten"), ("ragnguns", "deck"),
}  # fmt: skip
ELSEWHERE = {("bang", "draft"), ("bang", "target"), ("bang", "take"), ("gnadenlos", "take")}


def phrases_of(game: Game) -> Phrases:
    return Phrases(load_texts("en"), game.rules.family, ["a", "b", "c", "d"])


def hand(game: Game, seat: Seat) -> tuple[Scene | None, dict[str, int]]:
    presenter, view, phrases = PRESENTERS[game.rules.family], game.view(seat), phrases_of(game)
    cards = numbered_cards(game, seat, phrases)
    draw = partial(presenter.hand_picture, view, phrases)
    return numbered(cards, draw, presenter.min_numbered)


def things(game: Game, seat: Seat) -> list[str]:
    there = set(game.rules.piece_ids(game.state))
    return [option for option in game.decision(seat).options if option in there]


def uncovered(scene: Scene) -> bool:
    cards = [(n, placed) for n, placed in enumerate(scene.items) if getattr(placed.item, "number", 0)]
    return not any(over(placed, later) for n, placed in cards for later in scene.items[n + 1 :])


def foot(placed: PlacedItem) -> int:
    """Return where an item ends; a stack of copies begins above its row, and ends with it."""
    return placed.y + placed.item.size[1]


def over(below: PlacedItem, above: PlacedItem) -> bool:
    number, right, down = disc(below.item)
    x, y = below.x + right + number.width // 2, below.y + down + number.height // 2
    wide, tall = above.item.size
    return above.x <= x <= above.x + wide and above.y <= y <= above.y + tall


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_number_of_the_list_is_seen_on_the_hand_and_nothing_elsewhere_has_one(
    name: str, seats: int
) -> None:
    for game in islice(stages(name, seats, keep=True), 0, None, 2):
        for decision in game.open_decisions:
            options, (scene, numbers) = things(game, decision.seat), hand(game, decision.seat)
            assert numbers_on(scene) == set(numbers.values()) == set(range(1, len(numbers) + 1))
            assert scene is None or uncovered(scene)
            assert not 0 < len(numbers) < PRESENTERS[game.rules.family].min_numbered
            face = PRESENTERS[game.rules.family].face_of
            if (name, decision.kind) in ON_THE_HAND and len({face(card) for card in options}) > 1:
                on_hand = [card for card in numbers if card in options]  # the others are later steps
                copies = [card for card in options if card not in on_hand]
                assert sorted(on_hand) == sorted(card for card in options if card not in copies)
                assert {face(card) for card in copies} <= {face(card) for card in on_hand}
            if (name, decision.kind) in IN_QUESTION and len(decision.options) > 1:
                assert numbers  # the decision shows its subject
            if (name, decision.kind) in ELSEWHERE:
                assert numbers == {}


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_numbers_run_from_left_to_right_and_the_list_follows_them(name: str, seats: int) -> None:
    for game in islice(stages(name, seats, keep=True), 0, None, 2):
        for decision in game.open_decisions:
            scene, numbers = hand(game, decision.seat)
            cards = [placed for placed in scene.items if getattr(placed.item, "number", 0)] if scene else []
            options = offered_options(game, decision.seat, phrases_of(game))

            read = [
                placed.item.number for placed in sorted(cards, key=lambda placed: (foot(placed), placed.x))
            ]
            assert read == sorted(read)
            listed = [numbers[option.piece] for option in options if option.piece in numbers]
            assert listed == sorted(listed)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("value", [8, 88])
def test_a_number_stands_in_full_size(value: int, palette) -> None:
    [line] = printed(NumberItem(value), palette).lines

    block = fit(line.text, (int(line.box[2]), int(line.box[3])), round(line.em), line.face, 1)

    assert block.em == DIGIT


def test_a_card_with_a_number_is_the_same_card_above_a_plate_of_brass() -> None:
    card, palette = CardItem(140, "Barrel", icon="keg"), PALETTES["on"]
    number, x, y = disc(CardItem(140, "Barrel", icon="keg", number=3))
    apart = Scene(160, 240, (PlacedItem(card, 10, 10), PlacedItem(number, 10 + x, 10 + y)))
    whole = Scene(160, 240, (PlacedItem(CardItem(140, "Barrel", icon="keg", number=3), 10, 10),))

    assert image(whole, palette) == image(apart, palette)


@pytest.mark.parametrize(("name", "seats"), [("outlaws-duel", 2), ("gnadenlos", 3)])
def test_what_somebody_has_chosen_is_marked_while_others_still_choose(name: str, seats: int) -> None:
    game = next(game for game in stages(name, seats) if len(game.open_decisions) > 1)
    decision = game.open_decisions[0]
    chosen = decision.options[1]
    game.answer(decision.seat, (chosen,))
    presenter, pending = PRESENTERS[game.rules.family], game.own_pending_reply(decision.seat)
    view, hand_picture = presenter.with_choice(game.view(decision.seat), *pending), presenter.hand_picture

    scene = marked(pending[1], lambda marks: hand_picture(view, phrases_of(game), marks))

    cards = [item for item, _, _ in scene.items if isinstance(item, (PosterItem, CardItem))]
    assert [(card.mark, card.number) for card in cards[: len(view.hand)]] == [
        (card == chosen, 0) for card in view.hand
    ]
    assert marked(("no-card",), lambda marks: None) is None
