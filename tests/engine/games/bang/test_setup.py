"""The draft, the placement of characters and the first hands."""

import pytest
from scenes.bang import SEED

from engine.core.decisions import Refused, Seat
from engine.core.game import Game
from engine.games.bang.deck import LIFE
from engine.games.bang.rules import Bang, BangOptions
from engine.games.revolver.rules import Revolver


def new(preset: str = "standard", seed: str = SEED) -> Game:
    return Game.new(Bang(), 2, seed, Bang.presets[preset])


def test_presets_that_change_different_options_can_be_chosen_together() -> None:
    assert len(Bang().variants) == 12
    assert Bang().variants["four-dealt+beer-always"] == BangOptions(draft="four-dealt", beer_last_two=True)
    assert [*Revolver().variants] == ["standard", "host-guardians", "host-mapache"]


def drafted(*picks: str, seed: str = SEED) -> Game:
    game = new(seed=seed)
    for name in picks:
        game.answer(game.open_decisions[0].seat, (name,))
    return game


FOUR = ("slab-the-killer", "suzy-lafayette", "paul-regret", "calamity-janet")


def sides(game: Game) -> tuple[Seat, Seat]:
    """Return the seat that drafted first, and the other one."""
    first = next(seat for seat, names in enumerate(game.state.drafted) if FOUR[0] in names)
    return first, 1 - first


def test_v3_players_draft_in_turn_openly() -> None:
    game = new()
    seats = []
    for name in FOUR:
        seats.append(game.open_decisions[0].seat)
        game.answer(seats[-1], (name,))

    assert seats in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert set(game.view(None).drafted[seats[0]]) == {FOUR[0], FOUR[2]}


def test_v3_a_coin_says_who_begins_to_draft_and_the_other_has_the_first_turn() -> None:
    begin = {new(seed=f"{n:064x}").open_decisions[0].seat for n in range(9)}
    game = drafted(*FOUR)
    _, second = sides(game)
    place(game)

    assert begin == {0, 1}
    assert game.open_decisions[0].seat == game.state.current == second
    assert game.state.turn == 1


def place(game: Game) -> None:
    for decision in list(game.open_decisions):
        game.answer(decision.seat, decision.default)


def test_v37_the_draft_is_open() -> None:
    game = drafted(*FOUR[:2])
    first = game.open_decisions[0].seat

    assert game.view(1 - first).drafted[first] == (FOUR[0],)
    assert FOUR[0] not in game.view(None).pool
    with pytest.raises(Refused) as refused:
        game.answer(first, (FOUR[1],))
    assert refused.value.code == "not-to-choose"


def test_v3_from_four_the_second_takes_two_in_a_row_and_has_the_first_turn() -> None:
    game = new("four-dealt")
    seats = []
    while game.open_decisions[0].kind == "draft":
        seats.append(game.open_decisions[0].seat)
        game.answer(seats[-1], (game.open_decisions[0].options[0],))
    place(game)

    assert seats == [seats[0], 1 - seats[0], 1 - seats[0], seats[0]]
    assert game.state.current != seats[0]


def test_v1_once_placed_the_table_reads_who_stands_opposite_the_exposed_one() -> None:
    game = drafted(*FOUR)
    first, second = sides(game)
    for seat, stance in ((first, "slab-the-killer.right"), (second, "suzy-lafayette.right")):
        rows = game.answer(seat, (stance,))
    facts = {event.seat: dict(event.facts) for event in rows.events if event.kind == "placed"}

    assert facts[first] == {
        "exposed": "slab-the-killer", "covered": "paul-regret", "opposite": "calamity-janet",
    }  # fmt: skip
    assert facts[second]["opposite"] == "paul-regret"


def test_v3_two_random_pairs_are_placed_at_once_and_told_to_all() -> None:
    game = new("random-pairs")
    pairs = [event.facts for event in game.deal_events if event.kind == "paired"]
    dealt = {frozenset(new("random-pairs", f"{n:064x}").view(None).drafted[0]) for n in range(5)}

    assert [(decision.seat, decision.kind) for decision in game.open_decisions] == [
        (0, "place"),
        (1, "place"),
    ]
    assert [dict(about)["cards"].split() for about in pairs] == [
        [*names] for names in game.view(None).drafted
    ]
    assert len(dealt) > 1


def test_v3_of_random_pairs_the_second_to_play_begins_with_one_card_more() -> None:
    game = new("random-pairs")
    place(game)
    starter = game.state.current
    lives = [game.state.ring[spot].life for spot in game.state.exposed]

    assert len(game.state.hands[1 - starter]) == lives[1 - starter] + 1
    assert sum(event.kind == "drew" for event in game.deal_events) == 1


def test_the_pool_is_all_sixteen_or_four_that_were_dealt() -> None:
    deals = {new("four-dealt", f"{n:064x}").open_decisions[0].options for n in range(5)}

    assert set(new().open_decisions[0].options) == LIFE.keys()
    assert all(len(deal) == 4 for deal in deals)
    assert len(deals) > 1


def test_v2_v37_nothing_of_the_places_is_known_before_both_have_said_all() -> None:
    game = drafted(*FOUR)
    before = game.view(None).ring, game.view(1).ring
    action = game.answer(0, (game.decision(0).options[1],))

    assert before == ((), ())
    assert game.view(1).ring == ()
    assert action.events == ()


def test_v2_right_left_and_exposed_are_what_each_has_said() -> None:
    game = drafted(*FOUR)
    first, second = sides(game)
    game.answer(first, ("slab-the-killer.left",))
    game.answer(second, ("suzy-lafayette.right",))
    ring = game.view(None).ring

    assert [ring[2 * first + n].name for n in (0, 1)] == ["paul-regret", "slab-the-killer"]
    assert [ring[2 * second + n].name for n in (0, 1)] == ["suzy-lafayette", "calamity-janet"]
    assert {c.name for c in ring if c.exposed} == {"slab-the-killer", "suzy-lafayette"}


def test_v4_the_first_hand_is_the_life_of_the_exposed_one_and_all_are_at_full_life() -> None:
    game = drafted(*FOUR)
    first, second = sides(game)
    game.answer(first, ("paul-regret.right",))
    game.answer(second, ("suzy-lafayette.right",))

    assert [len(game.state.hands[seat]) for seat in (first, second)] == [3, 4]
    assert all(character.life == character.max_life for character in game.state.ring)


def test_v5_the_first_turn_begins_with_a_new_choice() -> None:
    game = drafted(*FOUR)
    place(game)

    assert [(d.seat, d.kind) for d in game.open_decisions] == [(game.state.current, "expose")]
    assert len(game.open_decisions[0].options) == 2
