"""The 54 outlaws meet R1-R4 and the rule book's examples."""

from collections.abc import Callable
from itertools import pairwise

import pytest

from engine.games.outlaws.cards import BEATS, JOKERS, OUTLAWS, RANKS, WEAK, Outlaw, check, load
from engine.games.outlaws.evaluation import LEADS, gain
from engine.games.outlaws.operations import modifiers


def of(suit: str) -> list[Outlaw]:
    return [outlaw for outlaw in OUTLAWS.values() if outlaw.suit == suit]


def test_r1_r41_there_are_13_outlaws_of_each_suit_and_two_jokers() -> None:
    assert [tuple(outlaw.rank for outlaw in of(suit)) for suit in BEATS] == [RANKS] * 4
    assert [face for face, outlaw in OUTLAWS.items() if not outlaw.suit] == [*JOKERS]


@pytest.mark.parametrize("suit", BEATS)
def test_r2_r3_cards_of_a_suit_differ_and_rewards_rise_with_the_rank(suit: str) -> None:
    cards = of(suit)

    assert all(o.skill >= 0 and o.increment >= 0 and o.decrement <= 0 < o.reward for o in cards)
    assert len({(o.skill, o.increment, o.decrement, o.reward) for o in cards}) == 13
    assert all(low.reward < high.reward for low, high in pairwise(cards))


@pytest.mark.parametrize("suit", BEATS)
def test_a_higher_card_of_a_suit_is_never_worse_to_hold(suit: str) -> None:
    """In a duel, over all other cards and all dice: neither the chance to win nor the gain falls."""
    for low, high in pairwise(of(suit)):
        assert low.skill <= high.skill
        assert in_duels(low, win) < in_duels(high, win)
        assert in_duels(low, gain) <= in_duels(high, gain)


def in_duels(card: Outlaw, worth: Callable[[str, str, int], int]) -> int:
    """Sum this worth over all other cards and all leads of one die over another."""
    others = [other for other in OUTLAWS if other != card.id]
    return sum(worth(card.id, other, lead) for other in others for lead in LEADS)


def win(card: str, other: str, lead: int) -> int:
    own = OUTLAWS[card].skill + sum(modifiers(card, [other]))
    return int(own + lead > OUTLAWS[other].skill + sum(modifiers(other, [card])))


@pytest.mark.parametrize("suit", BEATS)
def test_r3_no_two_neighbors_of_a_suit_are_alike(suit: str) -> None:
    numbers = [(o.skill, o.increment, o.decrement) for o in of(suit)]

    assert all(low != high for low, high in pairwise(numbers))


def test_r2_r4_most_outlaws_have_a_weakness_and_only_jokers_lack_both_modifiers() -> None:
    suited = [outlaw for outlaw in OUTLAWS.values() if outlaw.suit]

    assert sum(outlaw.decrement < 0 for outlaw in suited) >= WEAK
    assert all(outlaw.increment or outlaw.decrement for outlaw in suited)


def test_r4_jokers_pay_most_and_have_no_weakness() -> None:
    jokers = [OUTLAWS[joker] for joker in JOKERS]
    dearest = max(outlaw.reward for outlaw in OUTLAWS.values() if outlaw.suit)

    assert min(joker.reward for joker in jokers) > dearest
    assert [joker.decrement for joker in jokers] == [0, 0]


def test_q1_the_examples_facts_hold() -> None:
    assert OUTLAWS["2D"].skill == 0
    assert OUTLAWS["10C"].skill == 2
    assert all(0 <= OUTLAWS[card].skill <= 5 for card in ("QC", "JS"))
    assert [OUTLAWS[card].increment for card in ("2D", "10C", "QC")] == [2, 2, 2]
    assert [OUTLAWS[card].decrement for card in ("2S", "2D", "JS")] == [-1, -1, 0]


@pytest.mark.parametrize(("strong", "weak"), ["CD", "DS", "SH", "HC"])
def test_q2_each_suit_gains_on_the_next_and_loses_to_the_one_before(strong: str, weak: str) -> None:
    assert {outlaw.strong for outlaw in of(strong)} == {weak}
    assert {outlaw.weak for outlaw in of(weak)} == {strong}


def test_r29_the_example_of_the_shootout() -> None:
    table = ["2D", "10C", "JS", "2S"]

    assert [modifiers(card, [o for o in table if o != card]) for card in table] == [
        (4, -1), (2, 0), (0, 0), (0, -1)
    ]  # fmt: skip


def test_r39_r40_the_example_of_the_gangs() -> None:
    first, second = [[OUTLAWS[face] for face in row.split()] for row in ("QC 2S 3C", "JS 2D 10C")]
    lead = 6  # skill and die of both leaders

    assert modifiers(first[0].id, [o.id for o in second]) == (2, 0)
    assert modifiers(second[0].id, [o.id for o in first]) == (0, 0)
    assert all(1 <= lead - gang[0].skill <= 6 for gang in (first, second))
    assert sorted(4 - o.skill if o.id == "10C" else 3 - o.skill for o in second[1:]) == [2, 3]
    assert all(1 <= total - o.skill <= 6 for total, o in ((2, first[1]), (1, first[2])))


@pytest.mark.parametrize("joker", JOKERS)
def test_q3_a_joker_changes_nobody_and_nobody_changes_it(joker: str) -> None:
    assert {modifiers(card, [joker]) for card in OUTLAWS} == {(0, 0)}
    assert {modifiers(joker, [card]) for card in OUTLAWS} == {(0, 0)}


def test_q4_decrements_are_below_zero_and_added() -> None:
    assert modifiers("2S", ["2D"]) == (0, -1)


def test_a_deck_that_breaks_the_rules_or_lacks_a_card_is_refused() -> None:
    twins = [*OUTLAWS.values()]
    twins[1] = twins[0].model_copy(update={"id": "3S"})

    with pytest.raises(ValueError, match="rewards rise with the rank, no two neighbors alike"):
        check(twins)
    with pytest.raises(ValueError, match="54 cards"):
        check([*OUTLAWS.values()][1:])


def test_a_fact_that_no_card_has_is_refused(tmp_path) -> None:
    file = tmp_path / "outlaws.toml"
    file.write_text('outlaws = [{ id = "2S", skill = 0, reward = 100, speed = 3 }]', "utf-8")

    with pytest.raises(ValueError, match="speed"):
        load(file)
