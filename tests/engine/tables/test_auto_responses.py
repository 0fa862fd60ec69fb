"""Standing orders: what they answer, and that neither the answer nor its delay tells more than it must."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

from engine.core.game import Game
from engine.core.prompts import Decision, Illegal, Reply
from engine.core.rng import Rng
from engine.games import GAMES, REACTIONS
from engine.tables.auto_responses import AT_ONCE, SLOW, carried_out, check, delay

SECRET = "5e" * 32
KINDS = [(family, kind) for family, kinds in REACTIONS.items() for kind in kinds]


def dodge(*options: str, life: int = 4) -> Decision:
    return Decision(0, "dodge", (*options, "pass"), about=(("life", life),))


@pytest.mark.parametrize(
    ("order", "asked", "reply"),
    [
        (["answer:missed"], dodge("missed-7S", "bang-2H"), ("missed-7S",)),
        (["answer:missed"], dodge("bang-2H"), ("pass",)),  # what they have else is not named
        (["answer:missed"], dodge(), ("pass",)),
        (["answer:missed", "ask"], dodge(), None),
        (["answer:barrel", "answer:missed"], dodge("barrel", "missed-7S"), ("barrel",)),
        (["pass:2", "answer:missed"], dodge("missed-7S", life=3), ("pass",)),
        (["pass:2", "answer:missed"], dodge("missed-7S", life=2), ("missed-7S",)),
        (["pass:2"], dodge(life=2), None),
        (["pass:0"], dodge("missed-7S", life=1), ("pass",)),
        (["idle"], dodge(), ("pass",)),
        (["idle"], dodge("missed-7S"), None),
        (["ask"], dodge(), None),
        ([], dodge(), None),
    ],
)
def test_an_order_answers_what_it_names(order: list[str], asked: Decision, reply: Reply | None) -> None:
    assert carried_out(check("bang", "dodge", order), asked) == reply


def test_what_cannot_be_passed_is_answered_as_if_silent() -> None:
    asked = Decision(0, "disarm", ("take:1", "take:2"), given=("take:1",))

    assert carried_out(("answer:pay",), asked) == ("take:1",)
    assert carried_out(("usual",), asked) == ("take:1",)


def test_an_order_is_kept_in_the_order_in_which_it_is_obeyed() -> None:
    assert check("bang", "dodge", ["ask", "answer:missed", "pass:1"]) == ("pass:1", "answer:missed", "ask")


@pytest.mark.parametrize(
    ("family", "kind", "order", "code"),
    [
        ("bang", "play", ["ask"], "orders-none"),
        ("chess", "dodge", ["ask"], "orders-none"),
        ("bang", "dodge", ["answer:beer"], "orders-word"),
        ("bang", "dodge", ["pass:9"], "orders-word"),
        ("bang", "last-beer", ["pass:2"], "orders-word"),
        ("bang", "dodge", ["pass:2", "pass:1"], "orders-two"),
    ],
)
def test_an_order_that_means_nothing_is_refused(family: str, kind: str, order: list[str], code: str) -> None:
    with pytest.raises(Illegal) as why:
        check(family, kind, order)

    assert why.value.code == code


def questions(name: str, games: int) -> Iterator[tuple[Game[Any, Any], Decision]]:
    """Every question of random games."""
    rules = GAMES[name]
    for number in range(games):
        rng = Rng(f"{number:064x}")
        game = Game.new(rules, rules.seats[0], f"{number + 1:064x}", next(iter(rules.presets.values())))
        while game.winners is None:
            for decision in game.waiting:
                yield game, decision
            rng.shuffle(options := list(game.waiting[0].options))
            game.answer(game.waiting[0].seat, tuple(options[: game.waiting[0].least]))


@pytest.mark.parametrize(
    ("name", "games"),
    [("bang", 150), ("ragnguns", 12), ("revolver", 12), ("gnadenlos", 3), ("outlaws-gangs", 80)],
)
def test_each_reaction_is_a_question_of_its_game_and_each_answer_an_option(name: str, games: int) -> None:
    reactions = REACTIONS[GAMES[name].family]
    missing = {(kind, word) for kind, reaction in reactions.items() for word in reaction.words()}
    missing -= {(kind, word) for kind, word in missing if word.startswith("pass:") and word != "pass:1"}
    for _, asked in questions(name, games):
        for word in reactions[asked.kind].words() if asked.kind in reactions else ():
            if word == "ask" or carried_out((word, "ask"), asked) is not None:
                missing.discard((asked.kind, word))

    assert missing == set()


def test_a_delay_is_of_the_question_and_stays_what_it_is() -> None:
    drawn = [delay(SECRET, asked, 0, SLOW) for asked in range(2000)]

    assert drawn == [delay(SECRET, asked, 0, SLOW) for asked in range(2000)]
    assert min(drawn) >= SLOW[0]
    assert max(drawn) <= SLOW[1]
    assert len(set(drawn)) > 500
    assert delay(SECRET, 1, 0, SLOW) != delay(SECRET, 1, 1, SLOW)
    assert delay(SECRET, 1, 0, AT_ONCE) == 0


def test_the_delay_is_independent_of_the_hand() -> None:
    """Between questions with an answer in the hand and without, delays differ no more than by chance."""
    with_answer, without = [], []
    for number, (game, asked) in enumerate(questions("bang", 60)):
        if asked.kind == "dodge":
            armed = carried_out(("answer:missed",), asked) != ("pass",)
            (with_answer if armed else without).append(
                delay(SECRET, 1000 * number + game.asked, asked.seat, SLOW)
            )
    apart = max(abs(share(with_answer, at) - share(without, at)) for at in range(*SLOW, 10))
    allowed = 1.63 * ((len(with_answer) + len(without)) / (len(with_answer) * len(without))) ** 0.5

    assert min(len(with_answer), len(without)) > 50
    assert apart < allowed  # Kolmogorov and Smirnov, 1 %
    assert abs(fmean(with_answer) / fmean(without) - 1) < 0.35


def share(delays: list[int], at: int) -> float:
    """Of these delays, how many are not longer."""
    return sum(one <= at for one in delays) / len(delays)
