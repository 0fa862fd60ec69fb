"""Options have the numbers of the picture of the hand, and only those that are seen on it."""

import pytest
from picturing import stages

from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, load_texts
from bot.render.frames import printed
from bot.render.option_numbers import numbered, numbers_on
from bot.render.rasterizer import image
from bot.render.scene import DIGIT, CardItem, NumberItem, PlacedItem, Scene, disc
from bot.render.theme import PALETTES
from bot.render.typesetting import fit
from engine.core.decisions import Seat
from engine.core.game import Game

GAMES = [
    ("outlaws-duel", 2), ("outlaws-gangs", 4), ("bang", 2), ("ragnguns", 2), ("revolver", 2),
    ("gnadenlos", 3),
]  # fmt: skip
ON_THE_HAND = {("bang", "discard"), ("ragnguns", "target"), ("revolver", "play"), ("gnadenlos", "bid")}
ELSEWHERE = {
    ("bang", "target"), ("bang", "take"), ("bang", "draft"), ("bang", "store"), ("revolver", "field"),
    ("revolver", "victim"), ("revolver", "recover"), ("gnadenlos", "take"),
}  # fmt: skip


def hand(game: Game, seat: Seat) -> tuple[Scene | None, dict[str, int]]:
    presenter, view = PRESENTERS[game.rules.family], game.view(seat)
    phrases = Phrases(load_texts("en"), game.rules.family, ["a", "b", "c", "d"])
    return numbered(game, seat, lambda numbers: presenter.hand_picture(view, phrases, numbers))


def things(game: Game, seat: Seat) -> list[str]:
    there = set(game.rules.piece_ids(game.state))
    return [option for option in game.decision(seat).options if option in there]


def uncovered(scene: Scene) -> bool:
    cards = [(n, placed) for n, placed in enumerate(scene.items) if getattr(placed.item, "number", 0)]
    return not any(over(placed, later) for n, placed in cards for later in scene.items[n + 1 :])


def over(below: PlacedItem, above: PlacedItem) -> bool:
    number, right, down = disc(below.item)
    x, y = below.x + right + number.width // 2, below.y + down + number.height // 2
    wide, tall = above.item.size
    return above.x <= x <= above.x + wide and above.y <= y <= above.y + tall


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_every_number_of_the_list_is_seen_on_the_hand_and_nothing_elsewhere_has_one(
    name: str, seats: int
) -> None:
    for game in stages(name, seats, keep=True):
        for decision in game.open_decisions:
            options, (scene, numbers) = things(game, decision.seat), hand(game, decision.seat)
            assert numbers_on(scene) == set(numbers.values()) == set(range(1, len(numbers) + 1))
            assert scene is None or uncovered(scene)
            assert len(numbers) != 1  # a single one needs none
            if (name, decision.kind) in ON_THE_HAND and len(options) > 1:
                assert [card for card in numbers if card in options] == options  # others are later steps
            if (name, decision.kind) in ELSEWHERE:
                assert numbers == {}


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
