"""Who sees what, and which decisions only one seat sees."""

import pytest
from scenes.revolver import G, M, Scene

from engine.core.rng import Rng
from engine.games.revolver.cards import MAPACHE
from engine.games.revolver.rules import Revolver


def test_q38_q65_hands_are_hidden_and_their_size_is_public() -> None:
    scene = Scene("lasso telegram", "arson")
    view = scene.view(None)

    assert [seat.hand_size for seat in view.seats] == [2, 1]
    assert [seat.hand for seat in view.seats] == [(), ()]
    assert "arson" not in repr(scene.view(G))
    assert "lasso" not in repr(scene.view(M))


def test_q65_everything_on_the_table_is_public() -> None:
    scene = Scene(
        guards="farmhands", gang="hired-guns", grit={"padre-esteban": 1}, discards=("lasso", "arson")
    )

    for seat in (G, M, None):
        view = scene.view(seat)
        assert view.fields[view.battlefield_index].guards == ("farmhands.1",)
        assert view.fields[view.battlefield_index].gang == ("hired-guns.1",)
        assert ("padre-esteban", 1) in view.guardians
        assert [participant.discard for participant in view.seats] == [("lasso.1",), ("arson.1",)]


def test_q65_nobody_knows_decks_and_recruits() -> None:
    scene = Scene(recruits="doc-hollis", decks=("lasso", "arson"))

    for seat in (G, M, None):
        assert not any(card in repr(scene.view(seat)) for card in ("doc-hollis", "lasso", "arson"))
        assert scene.view(seat).recruits == 1


@pytest.mark.parametrize(
    ("scene", "seat", "begun"),
    [
        (Scene("winchester-twins lasso telegram"), G, "winchester-twins.1"),
        (Scene("blasting-crew"), G, "dynamite"),
        (Scene("", "arson", turn=MAPACHE, at="mine", gang="hired-guns"), M, "gatling"),
    ],
    ids=["a price", "kegs", "ammunition"],
)
def test_q67_what_is_paid_with_is_chosen_in_private(scene: Scene, seat: int, begun: str) -> None:
    scene.says(seat, begun)

    [picture] = scene.game.visible_decisions(1 - seat)
    assert (picture.kind, picture.options) == ("play", ())


def test_q67_a_price_is_shown_when_it_is_paid() -> None:
    scene = Scene("winchester-twins lasso telegram")
    scene.plays("winchester-twins", pay="lasso")

    assert scene.events_of("paid") == [("paid", G, "lasso.1")]


def test_what_is_drawn_reaches_its_owner_alone() -> None:
    scene = Scene("old-bird-gun", decks=("lasso", None))
    scene.plays("old-bird-gun")
    [drew] = [event for event in scene.events if event.kind == "drew"]

    assert drew.facts == (("count", 1), ("by", "old-bird-gun"))
    assert drew.secret == (("cards", "lasso.1"),)


def test_another_world_keeps_what_a_seat_knows_and_deals_the_rest_again() -> None:
    g = Scene("lasso telegram", "arson ransom", recruits="doc-hollis ruth-calder kid-salazar").table
    worlds = [Revolver().resample(g, G, Rng(f"{n:064x}")) for n in range(8)]

    assert all(world.players[G].hand == g.players[G].hand for world in worlds)
    assert len({tuple(world.players[M].hand) for world in worlds}) > 4
    assert len({tuple(world.players[G].deck) for world in worlds}) == 8
    assert len({tuple(world.recruits) for world in worlds}) > 2
