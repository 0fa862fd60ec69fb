"""A decision in another world: what the seat sees, what is redealt, what stays unknown."""

from itertools import combinations

import pytest
from scenes.bang import Scene as BangScene
from scenes.gnadenlos import Scene as GoldScene
from scenes.revolver import G, M
from scenes.revolver import Scene as RevolverScene
from toys import SEED, Saloons

from engine.core.decisions import BACK, Seat
from engine.core.game import Game
from engine.core.log import RETRACTED
from engine.core.rng import Rng
from engine.core.worlds import WorldSampler
from engine.games.bang.rules import Bang
from engine.games.gnadenlos.operations import is_asked
from engine.games.revolver.cards import is_sought

WORLDS = range(12)


def rng(number: int) -> Rng:
    return Rng(f"{number:064x}")


def worlds(game: Game, seat: Seat | None) -> list[Game]:
    question = WorldSampler(game, seat)
    matches = [question.sample(rng(number)) for number in WORLDS]
    assert None not in matches
    return matches


def shot_at(hand: str = "missed-10C beer-6H") -> BangScene:
    """Seat 1 must play a Missed!, after its Barrel turned up a card other than a heart."""
    scene = BangScene(
        "bart-cassidy black-jack",
        "el-gringo jesse-jones",
        hands=("bang-AS stagecoach-9S", hand),
        in_play={"jesse-jones": "barrel-QS"},
        exposed="jesse-jones",
        deck="bang-2D",
    )
    scene.plays("bang-AS", "jesse-jones")
    scene.says("barrel")
    return scene


def auction(*notes: str, **more: str) -> GoldScene:
    """Seat 0 has opened a recruiting and bid a 1; seat 1 must bid."""
    hands = ("preacher-gale", "doc-laudanum", "calico-june")
    scene = GoldScene(*hands, phase="recruit", deck="six-gun-sadie black-veil", notes=notes, **more)
    scene.says(0, "open")
    scene.bids(0, "red-1.a")
    return scene


# the seat to act


def test_in_the_middle_of_a_step_the_seat_is_asked_the_same_and_the_rest_is_redealt() -> None:
    scene = shot_at()
    game, before = scene.game, scene.game.rules.dump(scene.table)
    sample = worlds(game, 1)

    assert all(world.view(1) == game.view(1) for world in sample)
    assert all(world.open_decisions == game.open_decisions for world in sample)
    assert len({tuple(world.state.hands[0]) for world in sample}) > 6
    assert len({tuple(world.state.deck) for world in sample}) == len(sample)
    sample[0].answer(1, ("pass",))  # the world continues, and the game does not change
    assert sample[0].state.ring[3].life == 3
    assert sample[0].state.targets == [None, None]
    assert game.rules.dump(scene.table) == before


def test_the_same_luck_deals_the_same_world_and_its_later_chance() -> None:
    game = shot_at().game
    one, same, other = (WorldSampler(game, 1).sample(rng(number)).state for number in (0, 0, 1))

    assert one == same != other
    assert one.rng.seed == rng(0).seed != game.state.rng.seed


def test_the_same_world_once_more_is_the_same_question_and_a_game_of_its_own() -> None:
    game = Game.new(Bang(), 2, SEED)
    while not (question := WorldSampler(game, game.open_decisions[0].seat)).at_rest:
        game.answer(game.open_decisions[0].seat, game.open_decisions[0].default)
    seat = game.open_decisions[0].seat
    luck = [rng(0) for _ in range(3)]
    first, again = (question.sample(item) for item in luck[:2])
    first.answer(seat, first.decision(seat).default)
    fresh = WorldSampler(game, seat).sample(luck[2])

    assert again.state == fresh.state != first.state
    assert again.open_decisions == fresh.open_decisions
    assert luck[0] == luck[1] == luck[2] != rng(0)
    assert question.sample(rng(1)).state != fresh.state


def test_what_the_others_have_replied_to_the_open_question_is_not_known() -> None:
    game = Game.new(Saloons(), 3, SEED)
    before = game.view(2)
    for option in game.decision(0).options[:2]:
        game.answer(0, (option,))
        game.add_note(0, RETRACTED)
    game.answer(1, game.decision(1).options[:1])
    sample = worlds(game, 2)

    assert all(world.view(2) == before for world in sample)
    assert all([d.seat for d in world.open_decisions] == [0, 1, 2] for world in sample)
    assert len({world.decision(1).options for world in sample}) > 6


def test_a_hand_that_a_seat_looks_into_is_not_redealt() -> None:
    scene = RevolverScene("night-raid", "arson ransom", spare=(3, 0))
    scene.plays("night-raid")
    assert scene.to_act == (G, "spy")
    sample = worlds(scene.game, G)

    assert all(world.view(G) == scene.view(G) for world in sample)
    assert len({tuple(world.state.players[M].deck) for world in sample}) == len(sample)


@pytest.mark.parametrize("viewer", [M, None])
def test_while_a_deck_is_searched_all_that_is_sought_is_out_of_it(viewer: Seat | None) -> None:
    scene = RevolverScene("powder-cellar lasso", spare=(4, 0))
    scene.plays("powder-cellar")
    assert scene.to_act == (G, "dig")
    sample = worlds(scene.game, viewer)

    for world in sample:
        p = world.state.players[G]
        assert not any(map(is_sought, p.deck))
        assert all(map(is_sought, p.searching))
        assert world.open_decisions[0].options == tuple(sorted(p.searching))
    assert len({tuple(world.state.players[G].hand) for world in sample}) > 6


# a seat that need not act


def test_one_who_watches_knows_neither_hand_and_the_question_fits_the_world() -> None:
    game = shot_at().game
    sample = worlds(game, None)

    assert all(world.view(None) == game.view(None) for world in sample)
    for world in sample:
        missed = {card for card in world.state.hands[1] if card.startswith("missed")}
        assert set(world.open_decisions[0].options) == {"pass", *missed}
    assert len({world.open_decisions[0].options for world in sample}) > 2


def test_the_private_steps_of_anothers_choice_are_not_known() -> None:
    scene = shot_at("beer-6H missed-10C")
    scene.says("pass")
    scene.says("stagecoach-9S")
    public = scene.game.view(1)
    card = next(card for card in scene.options if card not in ("done", "stagecoach-9S"))
    scene.says(card)
    sample = worlds(scene.game, 1)

    assert scene.decision.can_go_back
    assert scene.game.view(1) == public
    assert all(world.open_decisions[0].kind == "play" for world in sample)
    assert any(card not in world.state.hands[0] for world in sample)


def test_a_choice_that_was_taken_back_is_forgotten() -> None:
    scene = auction("red-1.a", "blue-2.a blue-3.a", "yellow-3.a", market="blue-4.a blue-4.b")
    scene.says(1, "notes")
    scene.says(1, *BACK)
    scene.says(1, "2")
    sample = worlds(scene.game, 2)

    assert all(world.open_decisions[0].kind == "bid" for world in sample)
    assert any("blue-3.a" not in world.state.players[1].notes for world in sample)


# cards that can lie only there


def test_q64_one_who_is_asked_for_a_bid_has_one_however_few_deals_fit() -> None:
    ones = [f"{color}-1.{letter}" for color in ("blue", "yellow") for letter in "abc"]
    for notes in combinations(["blue-0.a", *ones[:2]], 2):
        hand = " ".join(notes)
        scene = auction("red-1.a", hand, "", market=" ".join(item for item in ones if item not in notes))
        sample = worlds(scene.game, 0)

        assert all(is_asked(world.state) for world in sample)


def test_what_is_so_has_no_say_where_hardly_any_deal_fits() -> None:
    ones = "yellow-1.a yellow-1.b yellow-1.c blue-1.a blue-1.b"
    one, other = (
        auction("red-1.a", hand, "", market=market)
        for hand, market in (("blue-2.a", f"yellow-3.a {ones}"), ("yellow-3.a", f"{ones} blue-2.a"))
    )

    for number in WORLDS:
        here, there = (WorldSampler(scene.game, 0).sample(rng(number)) for scene in (one, other))
        assert here.rules.dump(here.state) == there.rules.dump(there.state)


def test_a_twin_is_a_game_with_a_past_that_cannot_be_told_from_the_real_one() -> None:
    game = shot_at().game
    question = WorldSampler(game, 1)
    twin = question.twin(rng(0))
    again = Game.restore(twin.rules, twin.checkpoint, twin.tail)

    assert twin.view(1) == game.view(1)
    assert twin.state.hands[0] != game.state.hands[0]
    assert again.state == twin.state
    for number in WORLDS:
        assert WorldSampler(twin, 1).sample(rng(number)).state == question.sample(rng(number)).state
