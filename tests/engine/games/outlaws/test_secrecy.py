"""Who sees what, in all three modes."""

from random import Random

import pytest
from scenes.outlaws import SEED, Scene, tied, tied_shootout

from engine.conformance.checks import Findings, Inspector
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games import GAMES
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.rules import Duel, Gangs, Shootout

GANG = "2S 3S 4S 5S 6S", "2H 3H 4H 5H 6H"


@pytest.fixture(params=[Duel(), Shootout(), Gangs()], ids=lambda rules: rules.name)
def game(request: pytest.FixtureRequest) -> Game:
    """A table of each mode, just dealt."""
    rules = request.param
    return Game.new(rules, 3 if 3 in rules.seats else 2, SEED)


def test_q9_q35_each_sees_their_own_hand_and_the_size_of_the_others_and_the_table_none(game: Game) -> None:
    hand, view = game.state.players[0].hand, game.view(0)

    assert list(view.hand) == hand
    assert words(view) == set(hand)
    assert {seat.hand_size for seat in view.seats} == {5}
    assert words(game.view(None)) == set()
    assert game.view(None).deck == len(game.state.deck)


def test_q35_the_table_learns_who_has_put_a_card_down_and_not_which(game: Game) -> None:
    decision = game.open_decisions[0]
    action = game.answer(decision.seat, decision.options[-decision.min_count :])
    view = game.view(1)

    assert [seat.ready for seat in view.seats][:2] == [True, False]
    assert words(view) == set(view.hand)
    assert action.events == ()


def test_q35_the_deal_tells_each_seat_their_own_cards_alone(game: Game) -> None:
    drew = [(event.facts, event.secret) for event in game.deal_events if event.kind == "drew"]

    assert drew == [((("count", 5),), (("cards", " ".join(player.hand)),)) for player in game.state.players]


def test_another_world_is_the_same_to_one_seat_and_not_to_the_others(game: Game) -> None:
    rules = game.rules
    world = rules.resample(game.state, 0, Rng("1" * 64))

    assert rules.view(world, game.visible_decisions(0), 0) == game.view(0)
    assert world.players[1].hand != game.state.players[1].hand
    assert world.rng.seed != game.state.rng.seed
    assert sorted(rules.piece_ids(world)) == sorted(rules.piece_ids(game.state))


def words(value: object) -> set[str]:
    """Return the cards that a value names anywhere."""
    text = repr(value)
    return {card for card in OUTLAWS if f"'{card}'" in text}


def test_q35_a_gang_lies_face_down_until_all_dice_are_placed() -> None:
    hands = "JC 4C 9D 6D 2D", "4S 4H 4D 5D 7D"
    scene = Scene(Gangs(), *hands, dice="1 5 3 1 5 3")
    scene.all_say("JC 4C 9D", "4S 4H 4D")

    assert words(scene.view(0)) == set(hands[0].split())
    assert scene.view(0).seats[1].in_play_size == 3


@pytest.mark.parametrize(
    ("dice", "over", "hands"),
    [("1 1 1 1 1 1", False, [(), ()]), ("6 6 6 1 1 1", True, [("AS", "2S"), ("AC", "2C")])],
    ids=["hidden in a repeat", "turned up when the game is over"],
)
def test_q35_the_unused_cards_of_a_gang_are_hidden_until_the_game_is_over(
    dice: str, over: bool, hands
) -> None:
    scene = Scene(Gangs(), "3S 5S QS AS 2S", "6C 10C KC AC 2C", dice=dice)
    scene.all_say("3S 5S QS", "6C 10C KC")
    view = scene.view(None)

    assert view.over is over
    assert [seat.hand for seat in view.seats] == hands
    assert ("AC" in words(scene.view(0))) is over


def test_q35_hands_are_turned_up_when_somebody_resigns() -> None:
    scene = Scene(Duel(), *GANG)
    scene.game.add_note(1, "resigned", 0)

    assert scene.view(None).seats[1].hand == tuple(GANG[1].split())


@pytest.mark.parametrize("name", [name for name, rules in GAMES.items() if rules.family == "outlaws"])
def test_q33_a_table_where_nobody_answers_comes_to_its_end(name: str) -> None:
    game = Game.new(GAMES[name], GAMES[name].seats[-1], SEED)
    while game.winners is None:
        decision = game.open_decisions[0]
        game.answer(decision.seat, decision.default)

    assert game.winners


@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(lambda: tied("6S 7S", "6H 7H"), id="replay"),
        pytest.param(lambda: tied("3S 9S 4S", "4H 9H"), id="uneven-replay"),
        pytest.param(lambda: tied_shootout("6S 7S", "6H 7H 8H", "AC"), id="replay-of-a-shootout"),
        pytest.param(lambda: tied_shootout("6S 7S", "6H 7H", dice_first=True), id="dice-first"),
        pytest.param(
            lambda: Scene(Gangs(), "3S 4S 5S 7S AS", "6C 8C JC QC AC", "2D 2H 3D 3H 4D"), id="gangs"
        ),
    ],
)
@pytest.mark.parametrize("seed", range(6))
def test_nothing_leaks_where_random_games_seldom_come(scene, seed: int) -> None:
    game = scene().game
    findings, chance = Findings(), Random(seed)
    inspector = Inspector(game, len(game.state.players), Rng(f"{seed:064x}"), 200, findings)
    while game.winners is None:
        inspector.look()
        decision = chance.choice(game.open_decisions)
        inspector.hear(game.answer(decision.seat, tuple(chance.sample(decision.options, decision.min_count))))

    assert findings.leak_checks > 5
    assert (findings.leaks, findings.errors, findings.mismatches, findings.stuck) == ([], [], [], [])
