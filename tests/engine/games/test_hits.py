"""Games with deaths store what hit whom, so that the end of a game can be shown."""

import pytest
from picturing import stages
from scenes.bang import Scene

from engine.games.ragnguns.state import BARREL


@pytest.mark.parametrize("number", range(4))
def test_the_hits_of_bang_name_the_dead_and_add_up_to_the_life_lost_at_least(number: int) -> None:
    *_, game = stages("bang", 2, f"{number:064x}", limit=2000)
    view = game.view(None)

    assert {hit.target for hit in view.hits if hit.fatal} == {who.name for who in view.ring if not who.alive}
    for who in view.ring:
        lost = sum(hit.count for hit in view.hits if hit.target == who.name)
        assert lost >= who.max_life - who.life  # some wounds were healed


def test_a_shot_names_its_card_and_who_played_it() -> None:
    scene = Scene("black-jack jesse-jones", "kit-carlson suzy-lafayette", hands=("bang-AS", "missed-8S"))

    scene.plays("bang-AS", "suzy-lafayette")
    scene.says("pass")

    [hit] = scene.table.hits
    assert (hit.target, hit.seat, hit.count, hit.card, hit.by, hit.fatal) == (
        "suzy-lafayette", 1, 1, "bang", "black-jack", False,
    )  # fmt: skip


@pytest.mark.parametrize("number", range(4))
def test_the_hits_of_ragnguns_add_up_to_the_bullets_on_the_pistoleros(number: int) -> None:
    *_, game = stages("ragnguns", 2, f"{number:064x}", limit=2000)
    view = game.view(None)

    for seat, there in enumerate(view.seats):
        assert sum(hit.count for hit in view.hits if hit.seat == seat) == there.pistolero_wounds
    if view.winners:
        assert view.seats[view.hits[-1].seat].pistolero_wounds == BARREL


def test_a_dynamite_names_before_whom_it_was_lit() -> None:
    scene = Scene(
        "jourdonnais slab-the-killer", "willy-the-kid rose-doolan", hands=("dynamite-2H", ""),
        deck="beer-6H duel-8C beer-7H jail-JS missed-5S missed-6S missed-3S",
    )  # fmt: skip
    scene.plays("dynamite-2H", "jourdonnais")
    scene.ends_turn()
    while not scene.table.hits:
        scene.says(*scene.decision.default)

    assert (scene.table.hits[-1].card, scene.table.hits[-1].by) == ("dynamite", "jourdonnais")
