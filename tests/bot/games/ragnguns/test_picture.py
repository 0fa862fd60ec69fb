"""The pictures of Rag'n'Guns: all states of some games, nothing outside, nothing hidden seen."""

import re
from collections.abc import Iterator

import picturing
import pytest

from bot.games.ragnguns import cards as ragnguns_cards
from bot.games.ragnguns import picture as ragnguns
from bot.games.ragnguns.cards import KINDS
from bot.games.ragnguns.presenter import RagNGunsPresenter
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.frames import printed
from bot.render.icons import names
from bot.render.rasterizer import bitmap
from bot.render.scene import CardBackItem, CardItem, Plate, Scene, ZoneItem
from bot.render.theme import PALETTES
from bot.render.typesetting import fit
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.ragnguns.cards import CARDS, PISTOLEROS

pytestmark = pytest.mark.long

PRESENTER = RagNGunsPresenter()
RULES = GAMES["ragnguns"]
LONG = "W" * 32
SEEDS = ("5e", "07", "0b")


def stages(seed: str, every: int = 1) -> Iterator[Game]:
    for n, game in enumerate(picturing.stages("ragnguns", 2, seed * 32, most=900)):
        if n % every == 0 or game.winners is not None:
            yield game


def numbers(game: Game, seat: int) -> dict[str, int]:
    decision = game.decision(seat)
    things = set(RULES.piece_ids(game.state))
    options = [option for option in decision.options if option in things] if decision else []
    return {option: n for n, option in enumerate(options, 1)}


def scenes(game: Game, phrases: Phrases) -> Iterator[Scene]:
    yield PRESENTER.picture(game.view(None), phrases)
    for seat in (0, 1):
        found = PRESENTER.hand_picture(game.view(seat), phrases, numbers(game, seat))
        if found is not None:
            yield found


def outside(scene: Scene) -> list[str]:
    assert scene.height <= 1000
    return picturing.outside(scene)


def named(scene: Scene, phrases: Phrases) -> set[str]:
    """Return the cards whose name or face is in the scene."""
    told = repr(scene)
    titles = {name: repr(phrases.texts(f"ragnguns-card-{name}")) for name in CARDS}
    return {name for name, title in titles.items() if title in told or f"ragnguns/{name}'" in told}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_lies_outside_of_the_picture(language: str) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", [LONG, LONG])
    faults = [
        fault
        for seed in SEEDS
        for game in stages(seed)
        for scene in scenes(game, phrases)
        for fault in outside(scene)
    ]

    assert faults == []


@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_names_no_card_that_nobody_may_see(seed: str) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    for game in stages(seed):
        view = game.view(None)
        scene = PRESENTER.picture(view, phrases)
        seen = set(re.findall(r"'([a-z0-9-]+)\.", repr(view)))
        assert named(scene, phrases) - seen == set()


@pytest.mark.parametrize("seed", SEEDS)
def test_q79_a_seat_sees_the_same_in_every_world_it_could_be_in(seed: str) -> None:
    phrases = Phrases(load_texts("fr"), "ragnguns", ["A", "B"])

    for game in stages(seed, every=7):
        for seat in (0, 1) if game.open_decisions else ():
            world = RULES.resample(game.state, seat, Rng("bb" * 32, 0))
            mine, other = game.view(seat), RULES.view(world, game.open_decisions, seat)
            options = numbers(game, seat)
            assert PRESENTER.hand_picture(mine, phrases, options) == PRESENTER.hand_picture(
                other, phrases, options
            )
            assert PRESENTER.picture(mine, phrases) == PRESENTER.picture(other, phrases)


def test_whose_turn_it_is_is_framed_and_on_a_pointed_board() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    for game in stages("5e"):
        asked = {decision.seat for decision in game.open_decisions} or set(game.winners or ())
        items = [item for item, _, _ in ragnguns.table(game.view(None), phrases).items]
        plates = [item.turn for item in items if isinstance(item, Plate)]
        zones = [item.turn for item in items if isinstance(item, ZoneItem)]
        assert plates == zones == [seat in asked for seat in (0, 1)]


def test_a_trap_lies_face_down_with_its_stake_until_the_end() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    lone = 0

    for seed in SEEDS:
        for game in stages(seed):
            view = game.view(None)
            stakes = [seat.traps[0] for seat in view.seats if len(seat.traps) == 1 and not seat.played]
            items = [item for item, _, _ in ragnguns.table(view, phrases).items]
            notes = [item.note for item in items if isinstance(item, CardBackItem) and item.note]
            assert notes == ([] if view.over else [str(stake) for stake in stakes])
            lone += len(notes)

    assert lone > 0


def test_every_option_that_is_a_card_is_on_the_hand_with_its_number() -> None:
    phrases = Phrases(load_texts("es"), "ragnguns", ["A", "B"])

    for seed in SEEDS:
        for game in stages(seed):
            for decision in game.open_decisions:
                wanted = numbers(game, decision.seat)
                scene = PRESENTER.hand_picture(game.view(decision.seat), phrases, wanted)
                cards = [item for item, _, _ in scene.items if isinstance(item, CardItem)] if scene else []
                shown = {item.number for item in cards if item.number}
                assert shown == set(wanted.values())


def test_there_is_a_sign_or_a_face_for_every_card() -> None:
    assert {kind.icon for kind in KINDS.values()} <= names()
    assert {card.type for card in CARDS.values() if not card.icon} == {"renfort"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [140, 154, 220])
def test_every_name_fits_on_its_card(language: str, width: int) -> None:
    phrases = Phrases(load_texts(language), "ragnguns", [])
    cards = [ragnguns_cards.card(f"{key}.0", width, phrases, banner=True) for key in CARDS]
    cards += [ragnguns_cards.pistolero(key, width, phrases) for key in PISTOLEROS]

    for card in cards:
        for line in printed(card, PALETTES["on"]).lines:
            block = fit(
                line.text, (int(line.box[2]), int(line.box[3])), round(line.em), line.face, line.max_lines
            )
            assert block.em >= 10, (card.title, line.text)
            assert block.width <= line.box[2]


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_every_item_is_drawn_in_the_size_it_says(palette) -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["Alice", "Bob"])
    *_, game = stages("5e")

    for scene in scenes(game, phrases):
        for item, _, _ in scene.items:
            assert bitmap(item, palette).size == item.size
