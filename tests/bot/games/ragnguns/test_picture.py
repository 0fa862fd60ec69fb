"""The pictures of Rag'n'Guns: whose turn it is, traps, and a sign or a face for every card."""

from collections.abc import Iterator

import picturing
import pytest

from bot.games.ragnguns import picture as ragnguns
from bot.games.ragnguns.cards import KINDS, stakes
from bot.games.ragnguns.picture import HEIGHT
from bot.i18n.texts import Phrases, load_texts
from bot.render.icons import names
from bot.render.scene import Badge, CardBackItem, Label, Plate, ZoneItem
from engine.core.game import Game
from engine.games.ragnguns.cards import CARDS

pytestmark = pytest.mark.long

SEEDS = ("5e", "07", "0b")


def stages(seed: str) -> Iterator[Game]:
    return picturing.stages("ragnguns", 2, seed * 32, most=900)


def test_whose_turn_it_is_is_framed_and_on_a_pointed_board() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])

    for game in stages("5e"):
        decisions = {decision.seat for decision in game.open_decisions} or set(game.winners or ())
        items = [item for item, _, _ in ragnguns.table(game.view(None), phrases).items]
        plates = [item.turn for item in items if isinstance(item, Plate)]
        sides = [item for item in items if isinstance(item, ZoneItem) and item.height == HEIGHT]
        zones = [side.turn for side in sides]
        assert plates == zones == [seat in decisions for seat in (0, 1)]


def test_a_trap_shows_its_stake_until_the_end_and_lies_face_down_where_it_must_be_answered() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    backs = 0

    for seed in SEEDS:
        for game in stages(seed):
            view = game.view(None)
            is_staged = any(trap.turn == view.turn for trap in view.sprung)
            expected = [] if is_staged else [note for seat in view.seats for note in stakes(seat)]
            items = [item for item, _, _ in ragnguns.table(view, phrases).items]
            notes = [item.note for item in items if isinstance(item, CardBackItem) and item.note]
            signs = [
                item.value for item in items if isinstance(item, Badge) and item.tone in ("coal", "plum")
            ]
            is_asked = any(decision.kind == "disarm" for decision in game.open_decisions)
            assert notes == (expected if is_asked else [])
            assert is_asked or view.over or set(expected) <= set(signs)
            backs += len(notes)

    assert backs > 0


def test_between_the_sides_is_the_last_hit_and_before_any_what_the_signs_mean() -> None:
    phrases = Phrases(load_texts("en"), "ragnguns", ["A", "B"])
    words = {phrases.texts(f"picture-ragnguns-sign-{icon}") for line in ragnguns.SIGNS for icon in line}
    explained = hits = 0

    for game in stages("07"):
        view = game.view(None)
        items = [item for item, _, _ in ragnguns.table(view, phrases).items]
        labels = {item.text for item in items if isinstance(item, Label)}
        explained += words <= labels
        assert not (words <= labels and view.hits)
        if view.hits and not view.over and not any(own.played for own in view.seats):
            taken = f"{view.seats[view.hits[-1].seat].pistolero_wounds} of 6"
            hits += any(text.endswith(taken) for text in labels)

    assert explained
    assert hits


def test_there_is_a_sign_or_a_face_for_every_card() -> None:
    assert {kind.icon for kind in KINDS.values()} <= names()
    assert {card.type for card in CARDS.values() if not card.icon} == {"renfort"}
