"""Standing orders: what they answer, and that neither the answer nor its delay reveals the hand."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from transcripts.questions import questions as transcribed

from engine.core.decisions import Decision, Refused, Reply
from engine.core.game import Game
from engine.core.game_module import ASK, Reaction
from engine.core.rng import Rng
from engine.core.worlds import WorldSampler
from engine.games import GAMES, REACTIONS
from engine.tables.standing_orders import (
    AT_ONCE,
    SLOW,
    DelayRange,
    check,
    delay,
    delay_range,
    reply,
    usual_answer,
)

SECRET = "5e" * 32


def dodge(*options: str, life: int = 4) -> Decision:
    return Decision(0, "dodge", (*options, "pass"), facts=(("life", life),))


def answered(
    order: list[str], decision: Decision, family: str = "bang", clock: str = "day", view: Any = None
) -> Reply | None:
    """Return what an order answers sooner or later; None: its player must decide."""
    reaction = REACTIONS[family][decision.kind]
    if delay_range(order, decision.public(), reaction, clock) is None:
        return None
    return reply(order, decision, reaction, view)


@pytest.mark.parametrize(
    ("order", "decision", "expected"),
    [
        (["answer:missed"], dodge("missed-7S", "bang-2H"), ("missed-7S",)),
        (["answer:missed"], dodge("bang-2H"), ("pass",)),  # the order does not name their other cards
        (["answer:missed"], dodge(), ("pass",)),
        (["answer:barrel", "answer:missed"], dodge("barrel", "missed-7S"), ("barrel",)),
        (["pass:2", "answer:missed"], dodge("missed-7S", life=3), ("pass",)),
        (["pass:2", "answer:missed"], dodge("missed-7S", life=2), ("missed-7S",)),
        (["pass:2"], dodge(life=2), None),
        (["pass:0"], dodge("missed-7S", life=1), ("pass",)),
        (["above:2", "answer:missed"], dodge("missed-7S", life=3), ("missed-7S",)),
        (["above:2", "answer:missed"], dodge(life=3), ("pass",)),
        (["above:2", "answer:missed"], dodge("missed-7S", life=2), None),
        (["above:1", "within:60"], dodge(life=1), None),
        (["pass:3", "above:1", "answer:missed"], dodge("missed-7S", life=4), ("pass",)),
        (["within:60"], dodge(), ("pass",)),
        (["within:60"], dodge("missed-7S"), ("pass",)),
        (["within:60", "answer:missed"], dodge("missed-7S"), ("missed-7S",)),
        (["above:2"], dodge(life=3), None),
        (["ask"], dodge(), None),
        (["pass:2", "ask"], dodge(life=2), None),
        ([], dodge(), None),
    ],
)
def test_an_order_answers_what_it_names(order: list[str], decision: Decision, expected: Reply | None) -> None:
    assert answered(list(check("bang", "dodge", order)), decision) == expected


def test_what_cannot_be_passed_is_answered_as_if_silent() -> None:
    decision = Decision(0, "disarm", ("take:1", "take:2"), rule_default=("take:1",))

    assert answered(["answer:pay"], decision, "ragnguns") == ("take:1",)
    assert answered(["usual"], decision, "ragnguns") == ("take:1",)
    assert answered(["answer:pay", "ask"], decision, "ragnguns") == ("take:1",)


@pytest.mark.parametrize(
    ("order", "clock", "span"),
    [
        (("pass:0",), "live", AT_ONCE),
        (("pass:0",), "evening", (20, 300)),
        (("pass:0",), "day", SLOW),
        (("within:10",), "live", (600, 900)),
        (("pass:0", "within:480"), "slow", (28800, 43200)),
    ],
)
def test_who_wants_to_be_waited_for_is_never_waited_for_less(
    order: tuple[str, ...], clock: str, span: DelayRange
) -> None:
    assert delay_range(order, dodge().public(), REACTIONS["bang"]["dodge"], clock) == span


def test_what_hardly_matters_is_answered_at_once_unless_its_player_says_otherwise() -> None:
    decision, reaction = Decision(0, "flip", ("yes", "no")), REACTIONS["bang"]["flip"]

    assert delay_range(usual_answer(reaction), decision.public(), reaction, "slow") == AT_ONCE
    assert delay_range(("usual",), decision.public(), reaction, "slow") == AT_ONCE
    assert delay_range(("usual", "within:60"), decision.public(), reaction, "slow") == (3600, 5400)
    assert delay_range((ASK,), decision.public(), reaction, "slow") is None
    assert usual_answer(REACTIONS["bang"]["dodge"]) == ()


def test_a_choice_that_a_card_gives_is_never_made_unasked() -> None:
    revolver, ragnguns = (
        {kind: usual_answer(reaction) for kind, reaction in REACTIONS[family].items()}
        for family in ("revolver", "ragnguns")
    )

    assert revolver.keys() > {"lasso", "sap", "daunt"}
    assert "place-trap" in ragnguns
    assert not any((*revolver.values(), *ragnguns.values()))


def test_an_order_is_kept_in_the_order_in_which_it_is_obeyed() -> None:
    assert check("bang", "dodge", ["within:60", "answer:missed", "pass:1"]) == (
        "pass:1",
        "answer:missed",
        "within:60",
    )


@pytest.mark.parametrize(
    ("family", "kind", "order", "code"),
    [
        ("bang", "play", ["ask"], "standing-order-none"),
        ("chess", "dodge", ["ask"], "standing-order-none"),
        ("bang", "dodge", ["answer:beer"], "standing-order-word"),
        ("bang", "dodge", ["pass:9"], "standing-order-word"),
        ("bang", "last-beer", ["pass:2"], "standing-order-word"),
        ("bang", "dodge", ["pass:2", "pass:1"], "standing-order-two"),
        ("bang", "dodge", ["within:60", "within:10"], "standing-order-two"),
        ("bang", "dodge", ["answer:missed", "ask"], "standing-order-ask"),
        ("ragnguns", "place-trap", ["usual", "ask"], "standing-order-ask"),
        ("bang", "dodge", ["idle"], "standing-order-word"),
    ],
)
def test_an_order_that_means_nothing_is_refused(family: str, kind: str, order: list[str], code: str) -> None:
    with pytest.raises(Refused) as why:
        check(family, kind, order)

    assert why.value.code == code


def questions(name: str, games: int, *, keep: bool = False) -> Iterator[tuple[Game[Any, Any], Decision]]:
    """Return every decision of the transcripts' games, without automatic answers, and of random games.

    Only with `keep` do games have the checkpoints from which other worlds are dealt.
    """
    yield from transcribed(name)
    rules = GAMES[name]
    for number in range(games):
        rng = Rng(f"{number:064x}")
        game = Game.new(
            rules, rules.seats[0], f"{number + 1:064x}", next(iter(rules.presets.values())), keep=keep
        )
        while game.winners is None:
            for decision in game.open_decisions:
                yield game, decision
            rng.shuffle(options := list(game.open_decisions[0].options))
            game.answer(game.open_decisions[0].seat, tuple(options[: game.open_decisions[0].min_count]))


ENOUGH = 12  # decisions per kind that are checked in another world
ASKED_IN = [("bang", 300), ("ragnguns", 4), ("revolver", 4), ("gnadenlos", 2)]


@pytest.mark.long
@pytest.mark.parametrize(("name", "games"), ASKED_IN)
def test_each_reaction_is_a_question_of_its_game_and_each_answer_an_option(name: str, games: int) -> None:
    reactions = REACTIONS[GAMES[name].family]
    missing = {(kind, word) for kind, reaction in reactions.items() for word in reaction.instructions()}
    missing -= {(kind, word) for kind, word in missing if word.split(":")[0] in ("above", "within", "ask")}
    missing -= {(kind, word) for kind, word in missing if word.startswith("pass:") and word != "pass:1"}
    for game, decision in questions(name, games):
        if not missing:
            break
        for word in reactions[decision.kind].instructions() if decision.kind in reactions else ():
            if (decision.kind, word) in missing and obeyed(game, decision, word, reactions[decision.kind]):
                missing.discard((decision.kind, word))

    assert missing == set()


def obeyed(game: Game[Any, Any], decision: Decision, word: str, reaction: Reaction) -> bool:
    """Return whether this instruction answers the decision with an option that it names."""
    if delay_range((word,), decision.public(), reaction, "day") is None:
        return False
    given = reply((word,), decision, reaction, game.view(decision.seat))
    decision.check(given)
    verb, _, what = word.partition(":")
    return verb != "answer" or given[0].startswith(what)


def orders(reaction: Reaction) -> list[tuple[str, ...]]:
    """Return orders with each instruction alone, with a wait, and no order."""
    words = [word for word in reaction.instructions() if not word.startswith("within:")]
    return [(), *((word,) for word in words), *product(words, ("within:60",))]


@pytest.mark.long
@pytest.mark.parametrize(("name", "games"), ASKED_IN)
def test_no_order_tells_of_a_hand_whether_and_when_it_answers(name: str, games: int) -> None:
    """Decisions that look equal to the others are answered after equal delays, with each order and clock."""
    reactions, compared = REACTIONS[GAMES[name].family], dict[str, int]()
    for number, (game, decision) in enumerate(questions(name, games, keep=True)):
        if decision.kind not in reactions or decision.can_go_back or compared.get(decision.kind, 0) == ENOUGH:
            continue
        twin = WorldSampler(game, 1 - decision.seat if decision.seat < 2 else 0).twin(Rng(f"{number:064x}"))
        other = twin.decision(decision.seat) if twin is not None else None
        if other is None:
            continue
        compared[decision.kind] = compared.get(decision.kind, 0) + 1
        reaction = reactions[decision.kind]
        for order, clock in product([*orders(reaction), usual_answer(reaction)], ("live", "evening", "day")):
            spans = [delay_range(order, item.public(), reaction, clock) for item in (decision, other)]
            assert spans[0] == spans[1], (order, clock)
        if [*compared.values()] == [ENOUGH] * len(reactions):
            break

    assert set(compared) == set(reactions)


def test_a_delay_is_of_the_question_and_stays_what_it_is() -> None:
    drawn = [delay(SECRET, ply, 0, SLOW) for ply in range(2000)]

    assert drawn == [delay(SECRET, ply, 0, SLOW) for ply in range(2000)]
    assert min(drawn) >= SLOW[0]
    assert max(drawn) <= SLOW[1]
    assert len(set(drawn)) > 500
    assert delay(SECRET, 1, 0, SLOW) != delay(SECRET, 1, 1, SLOW)
    assert delay(SECRET, 1, 0, AT_ONCE) == 0
