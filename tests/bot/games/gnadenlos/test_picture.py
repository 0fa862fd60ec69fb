"""What the pictures of Gnadenlos! show: who was sent, what is bid for, and how a game ended."""

from __future__ import annotations

from collections import Counter

from scenes.gnadenlos import Scene as Table

from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, load_texts
from bot.render.scene import CardItem, Label, Plate, Portrait, Scene

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
SAY = Phrases(load_texts("en"), "gnadenlos", NAMES)
PRESENTER = PRESENTERS["gnadenlos"]
GALE, DOC, JUNE, SADIE, VEIL, NELL = (
    "preacher-gale", "doc-laudanum", "calico-june", "six-gun-sadie", "black-veil", "nugget-nell",
)  # fmt: skip


def labels(scene: Scene | None) -> list[str]:
    return [item.text for item, _, _ in scene.items if isinstance(item, Label)] if scene else []


def test_the_viewer_is_below_all_others() -> None:
    table = Table(GALE, DOC, JUNE, phase="prestige")
    for seat, names in ((None, ["Ann", "Bob", "Cleo"]), (0, ["Bob", "Cleo", "Ann"])):
        scene = PRESENTER.picture(table.view(seat), SAY)
        plates = [(y, item.name) for item, _, y in scene.items if isinstance(item, Plate)]
        assert [name for _, name in sorted(plates)] == names


def test_who_was_sent_stays_with_their_strength_until_the_turn_ends() -> None:
    table = Table(f"{NELL} {SADIE}", DOC, VEIL, event="dry-creek")
    table.says(0, NELL)
    scene = PRESENTER.picture(table.view(), SAY)

    faces = {item.who: item.turn for item, _, _ in scene.items if isinstance(item, Portrait)}
    assert faces == {f"gnadenlos/{NELL}": True, f"gnadenlos/{DOC}": False, f"gnadenlos/{VEIL}": False}
    assert {"6", "3", "1"} <= set(labels(scene))

    table.says(0, "0")
    table.says(0, "pass")
    scene = PRESENTER.picture(table.view(), SAY)
    assert f"gnadenlos/{NELL}" not in {item.who for item, _, _ in scene.items if isinstance(item, Portrait)}


def test_while_one_bids_the_picture_shows_who_is_bid_for_all_bids_and_how_full_the_market_is() -> None:
    market = "red-1.a blue-1.a"
    table = Table(GALE, DOC, JUNE, phase="recruit", deck=f"{SADIE} {VEIL}", market=market)
    table.says(0, "open")
    table.bids(0, "red-3.a")
    scene = PRESENTER.picture(table.view(1), SAY)

    cards = [item for item, _, _ in scene.items if isinstance(item, CardItem)]
    assert {card.title for card in cards} == {"Six-Gun Sadie", "The Black Veil"}
    assert all(card.corner and len(card.pips) == 2 for card in cards)
    assert "3" in labels(scene)
    assert "2/18" in [getattr(item, "value", "") for item, _, _ in scene.items]


def test_a_hand_shows_each_note_while_one_bids_and_else_each_kind_once() -> None:
    notes = ("red-0.a red-0.b red-1.a blue-2.a", "", "")
    table = Table(f"{GALE} {SADIE}", DOC, JUNE, phase="recruit", notes=notes, deck=f"{VEIL} {NELL}")
    kinds = PRESENTER.hand_picture(table.view(0), SAY, {})
    table.says(0, "open")
    each = PRESENTER.hand_picture(table.view(0), SAY, {})

    assert Counter(labels(kinds)) == Counter(["×2", "×1", "×1"])
    assert _notes(each) == ["0", "0", "1", "2"]


def _notes(scene: Scene | None) -> list[str]:
    items = [item for item, _, _ in scene.items] if scene else []
    return sorted(item.corner for item in items if isinstance(item, CardItem) and item.sign == "debt")
