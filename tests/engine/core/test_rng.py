"""Chance: uniform, repeatable from two fields, and as docs/players/fair-deals.md specifies it."""

import hashlib
import hmac
import re
import shutil
import subprocess
from collections import Counter
from itertools import pairwise, permutations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.game import Game
from engine.core.records.offers import CommitmentTerms, commitment
from engine.core.rng import Rng, _below, _numbers, deal_seed
from engine.games import GAMES

PAGE = Path(__file__).parents[3].joinpath("docs", "players", "fair-deals.md")
DOC = PAGE.read_text("utf-8")
SECRET = bytes(range(32)).hex()
TABLE = 12
NUMBERS = (1301000000000000042, 1301000000000000107)
SEED = deal_seed(SECRET, TABLE, NUMBERS)
TERMS = CommitmentTerms(1, TABLE, "outlaws-duel", "standard")

seeds = st.binary(min_size=32, max_size=32).map(bytes.hex)


def rng(name: str) -> Rng:
    return Rng(hashlib.sha256(name.encode()).hexdigest())


def chi_square(counts: Counter, cells: int) -> float:
    """Return how far these counts are from uniform: about k - 1 for k cells; above 2k + 20 is no chance."""
    even = sum(counts.values()) / cells
    return sum((n - even) ** 2 for n in counts.values()) / even + even * (cells - len(counts))


# even


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_dice_are_even(seed) -> None:
    counts = Counter(rng(seed).roll(12_000))

    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_square(counts, 6) < 32


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_every_order_of_four_cards_is_as_likely(seed) -> None:
    chance, counts = rng(seed), Counter()
    for _ in range(6000):
        cards = list("abcd")
        chance.shuffle(cards)
        counts["".join(cards)] += 1

    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert chi_square(counts, 24) < 68


def test_every_card_comes_to_every_place_of_a_deck_of_54() -> None:
    chance, counts = rng("deck"), Counter()
    for _ in range(1500):
        deck = list(range(54))
        chance.shuffle(deck)
        counts.update(enumerate(deck))

    assert chi_square(counts, 54 * 54) < 3300


def test_picks_are_even_and_the_next_does_not_hang_on_the_last() -> None:
    chance = rng("pairs")
    picks = [chance.pick("abcde") for _ in range(10_001)]

    assert chi_square(Counter(pairwise(picks)), 25) < 70


def test_words_of_the_uneven_rest_are_passed_over_where_there_is_one() -> None:
    words = iter([2**32 - 1, 2**32 - 4, 2**32 - 5, 7])

    assert [_below(6, words), _below(6, words)] == [(2**32 - 5) % 6, 1]
    assert _below(8, iter([2**32 - 1])) == 7


# repeatable


@given(seeds, st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_every_card(seed, cards) -> None:
    shuffled = list(cards)
    Rng(seed).shuffle(shuffled)

    assert Counter(shuffled) == Counter(cards)


@given(seeds, st.integers(0, 2**40), st.integers(0, 20))
def test_seed_and_counter_are_all_there_is_to_chance(seed, used, dice) -> None:
    assert Rng(seed, used).roll(dice) == Rng(seed, used).roll(dice)


@given(
    st.lists(st.sampled_from(["shuffle 0", "shuffle 1", "shuffle 9", "pick 1", "pick 5", "roll 0", "roll 3"]))
)
def test_every_shuffle_pick_and_roll_takes_one_count_needed_or_not(uses) -> None:
    chance = rng("counts")
    for use in uses:
        what, many = use.split()
        getattr(chance, what)(int(many) if what == "roll" else list(range(int(many))))

    assert chance.use_count == len(uses)


def test_other_seeds_and_other_counts_give_other_numbers() -> None:
    rolls = [tuple(Rng(f"{seed:064x}", used).roll(20)) for seed in range(20) for used in range(20)]

    assert len(set(rolls)) == len(rolls)


@given(seeds, st.integers(0, 2**63), st.lists(st.integers(0, 2**64), min_size=1, max_size=10))
def test_whoever_adds_another_number_changes_the_seed(secret, table, numbers) -> None:
    seed = deal_seed(secret, table, numbers)

    assert seed == deal_seed(secret, table, list(numbers))
    assert all(
        seed != deal_seed(secret, table, [*numbers[:i], numbers[i] + 1, *numbers[i + 1 :]])
        for i in range(len(numbers))
    )


def test_where_one_number_ends_and_the_next_begins_matters() -> None:
    assert deal_seed(SECRET, 1, [2, 34]) != deal_seed(SECRET, 1, [23, 4]) != deal_seed(SECRET, 12, [3, 4])


# as the document says


def by_the_document(seed: str, counter: int, n: int) -> int:
    """Return the first number below n of a count, computed only from the document."""
    words, block = [], 0
    while True:
        text = counter.to_bytes(8, "big") + block.to_bytes(4, "big")
        mac = hmac.new(bytes.fromhex(seed), text, hashlib.sha256).hexdigest()
        words += [int(mac[at : at + 8], 16) for at in range(0, 64, 8)]
        for word in words:
            if word < 2**32 // n * n:
                return word % n
        block += 1


@given(seeds, st.integers(0, 2**63), st.integers(1, 2**31))
def test_the_numbers_are_those_of_the_document(seed, counter, n) -> None:
    assert Rng(seed, counter).pick(range(n)) == by_the_document(seed, counter, n)


def example() -> str:
    """The worked example of the document, from the engine's own numbers."""
    hands, picked = [player.hand for player in duel().state.players], next(words(2))
    lines = [
        f"secret      {SECRET}",
        f"sealed      {':'.join(map(str, ('wanted', *TERMS)))}:secret",
        f"commitment  {commitment(SECRET, TERMS)}",
        f"text        {TABLE}:{':'.join(map(str, NUMBERS))}",
        f"seed        {SEED}",
        "",
        *shuffle_lines("ABCDEFGHIJ"),
        "",
        "count 1     roll three dice",
        *(f"  {word:>10}  mod 6 + 1 = {word % 6 + 1}" for word, _ in zip(words(1), range(3))),
        "",
        "count 2     pick one of red, green, blue",
        f"  {picked:>10}  mod 3 = {picked % 3}: {Rng(SEED, 2).pick(['red', 'green', 'blue'])}",
        "",
        *(f"duel        seat {seat} holds {' '.join(hand)}" for seat, hand in enumerate(hands)),
        f"duel        the dice of the first round: {first_dice()}",
    ]
    return "\n".join(lines)


def words(counter: int):
    return _numbers(bytes.fromhex(SEED), counter)


def shuffle_lines(text: str) -> list[str]:
    cards, numbers = list(text), words(0)
    lines = [f"count 0     shuffle {' '.join(cards)}"]
    for block in range(2):
        message = f"{0:016x}{block:08x}"
        mac = hmac.digest(bytes.fromhex(SEED), bytes.fromhex(message), "sha256").hex()
        lines += [f"  block {block}   {message}", f"            {mac}"]
    for i in range(len(cards) - 1, 0, -1):
        word = next(numbers)
        j = word % (i + 1)
        cards[i], cards[j] = cards[j], cards[i]
        lines.append(f"  {word:>10}  mod {i + 1:>2} = {j}   {' '.join(cards)}")
    return lines


def duel() -> Game:
    return Game.new(GAMES["outlaws-duel"], 2, SEED)


def first_dice() -> str:
    game = duel()
    for seat in (1, 0):
        action = game.answer(seat, game.decision(seat).default)
    rolled = [event for event in action.events if event.kind == "rolled"]
    return " and ".join(str(dict(event.facts)["dice"]) for event in rolled)


def test_the_worked_example_of_the_document_is_what_the_engine_does() -> None:
    cards = list("ABCDEFGHIJ")
    Rng(SEED).shuffle(cards)

    assert f"```text\n{example()}\n```" in DOC
    assert shuffle_lines("ABCDEFGHIJ")[-1].endswith(" ".join(cards))


@pytest.mark.skipif(shutil.which("node") is None, reason="another language to repeat it in")
def test_the_program_of_the_document_repeats_the_example_in_another_language() -> None:
    ran = subprocess.run(
        ["node", PAGE.with_suffix(".js")], capture_output=True, text=True, check=True, timeout=60
    )

    assert ran.stdout.strip() == example()


@pytest.mark.skipif(not (shutil.which("openssl") and shutil.which("perl")), reason="needs both")
def test_the_shell_lines_of_the_document_give_commitment_and_seed() -> None:
    [lines] = re.findall(r"```sh\n(.*?)```", DOC, re.DOTALL)
    ran = subprocess.run(["sh"], input=lines, capture_output=True, text=True, check=True, timeout=60)

    assert re.findall(r"\b[0-9a-f]{64}\b", ran.stdout) == [commitment(SECRET, TERMS), SEED]
