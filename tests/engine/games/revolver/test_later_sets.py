"""Battlefields with other numbers in a later set are still the bridge, Malpaso and the mine."""

import pytest
from scenes.revolver import G, M, Scene

from engine.games.revolver.cards import FIELDS, MAPACHE, SETS, name_of

LATER = [number for number in SETS if number > 1]


def key(name: str, card_set: int) -> str:
    """What a battlefield is called by in a set."""
    return next(field.key for field in SETS[card_set].fields if field.name == name)


@pytest.mark.parametrize("card_set", LATER)
@pytest.mark.parametrize(("place", "deed"), [("bridge", "dynamite"), ("mine", "collapse")])
def test_r71_r75_kegs_are_lit_at_the_bridge_and_at_the_mine_of_every_set(
    card_set: int, place: str, deed: str
) -> None:
    scene = Scene("powder-cellar", at=key(place, card_set), card_set=card_set)

    assert deed in scene.options


@pytest.mark.parametrize("card_set", LATER)
def test_r78_the_gatling_stands_at_the_mine_of_every_set(card_set: int) -> None:
    scene = Scene("", "arson", at=key("mine", card_set), turn=MAPACHE, gang="hired-guns", card_set=card_set)

    assert "gatling" in scene.options


@pytest.mark.parametrize("card_set", LATER)
def test_r8_q41_the_last_box_of_the_mine_decides_in_every_set(card_set: int) -> None:
    scene = Scene(at=key("mine", card_set), box=4, turn=MAPACHE, card_set=card_set)
    scene.ends()

    assert (scene.winners, scene.table.ending) == ((G,), "mine")


@pytest.mark.parametrize("card_set", LATER)
def test_r86_the_defence_that_counts_is_that_of_the_set(card_set: int) -> None:
    place = key("bridge", card_set)

    assert Scene(at=place, card_set=card_set).view(M).totals == (0, FIELDS[place].defence)
    assert name_of(place) == "bridge"
