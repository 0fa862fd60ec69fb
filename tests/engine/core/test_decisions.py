"""Decisions: which are valid, which replies are legal, and how a seat steps back."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from toys import SEED, Notes, Script

from engine.core.decisions import BACK, Decision, Refused, as_options, ask, ask_all, ask_some, retry_on_back
from engine.core.game import Game
from engine.core.rules import GameOver

names = st.lists(st.text("abc", min_size=1, max_size=3), unique=True, max_size=6)


def started(step) -> Game:
    return Game.new(Script(step), 3, SEED)


@given(options=names, least=st.integers(0, 3), more=st.integers(0, 3), reply=names)
def test_a_reply_is_so_many_of_the_options_each_once(options, least, more, reply) -> None:
    decision = Decision(0, "pick", tuple(options), least, least + more)
    fits = least <= len(reply) <= least + more and set(reply) <= set(options)

    if fits:
        decision.check(tuple(reply))
    else:
        with pytest.raises(Refused):
            decision.check(tuple(reply))


@pytest.mark.parametrize(
    ("least", "reply", "code", "facts"),
    [
        (1, (), "how-many", {"min": 1, "max": 2}),
        (1, ("a", "b", "c"), "how-many", {"min": 1, "max": 2}),
        (2, ("a",), "how-many-exactly", {"count": 2}),
        (1, ("a", "a"), "twice", {}),
        (1, ("a", "x"), "not-offered", {"option": "x"}),
        (1, BACK, "not-offered", {"option": "back"}),
    ],
)
def test_a_refusal_says_why(least, reply, code, facts) -> None:
    decision = Decision(0, "pick", ("a", "b", "c"), least, 2)

    with pytest.raises(Refused) as refused:
        decision.check(reply)

    assert (refused.value.code, refused.value.facts) == (code, facts)


def test_back_is_taken_only_where_it_is_offered_and_stands_alone() -> None:
    decision = Decision(0, "target", ("a", "b"), 1, 2, can_go_back=True)

    decision.check(BACK)
    with pytest.raises(Refused):
        decision.check(("a", "back"))


@pytest.mark.parametrize(
    ("decision", "default"),
    [
        (Decision(0, "k", ("a", "pass"), rule_default=("a",)), ("a",)),
        (Decision(0, "k", ("a", "pass"), can_go_back=True), BACK),
        (Decision(0, "k", ("a", "b"), rule_default=("b",), can_go_back=True), ("b",)),
        (Decision(0, "k", ("a", "pass")), ("pass",)),
        (Decision(0, "k", ("a", "done")), ("done",)),
        (Decision(0, "k", ("a", "done", "b"), 2, 2), ("a", "done")),
        (Decision(0, "k", ("a", "b", "c"), 2, 3), ("a", "b")),
        (Decision(0, "k", ("a", "b"), 0, 2), ()),
    ],
)
def test_the_default_is_the_one_given_else_back_else_a_way_out_else_the_first(decision, default) -> None:
    assert decision.default == default


@given(options=names, least=st.integers(0, 6), back=st.booleans())
def test_the_usual_default_is_legal_wherever_there_are_enough_options(options, least, back) -> None:
    if least <= len(options):
        decision = Decision(0, "k", tuple(options), least, len(options), can_go_back=back)

        decision.check(decision.default)


def test_others_see_seat_kind_and_facts_of_a_question_and_no_more() -> None:
    decision = Decision(1, "pick", ("bang-7S",), rule_default=("bang-7S",), facts=(("round", 2),))

    assert decision.public() == Decision(1, "pick", (), 0, 0, facts=(("round", 2),))
    assert "bang-7S" not in repr(decision.public())


def test_ask_and_ask_some_give_the_values_of_the_options_that_were_picked_in_the_order_of_the_reply() -> None:
    async def step(g: Notes) -> None:
        g.answers.append(await ask(0, "color", {"r": "red", "b": "blue"}))
        g.answers += await ask_some(0, "cards", as_options(["a", "b", "c"]), 0, 2)
        raise GameOver([0])

    game = started(step)
    game.answer(0, ("b",))
    game.answer(0, ("c", "a"))

    assert game.state.answers == ["blue", "c", "a"]


def test_facts_of_a_question_keep_their_order() -> None:
    async def step(g: Notes) -> None:
        await ask(0, "answer", as_options(["a"]), by="seat:1", card="bang-7S", round=3)

    assert started(step).open_decisions[0].facts == (("by", "seat:1"), ("card", "bang-7S"), ("round", 3))


def test_each_of_several_may_have_a_default_of_their_own_and_nobody_is_asked_nothing() -> None:
    async def step(g: Notes) -> None:
        g.answers.append(repr(await ask_all("lay", {})))
        await ask_all("lay", {0: as_options("ab"), 1: as_options("ab")}, default={1: ("b",)})

    game = started(step)

    assert game.state.answers == ["{}"]
    assert [d.default for d in game.open_decisions] == [("a",), ("b",)]


def lay(order: tuple[int, ...]) -> Game:
    async def step(g: Notes) -> None:
        laid = await ask_all("lay", {seat: as_options([f"{seat}.a", f"{seat}.b"]) for seat in range(3)})
        g.answers += [card for cards in laid.values() for card in cards]
        raise GameOver([0])

    game = started(step)
    for seat in order:
        game.answer(seat, (f"{seat}.{'ab'[seat % 2]}",))
    return game


@given(st.permutations(range(3)))
def test_when_all_are_asked_at_once_it_does_not_matter_who_is_first(order) -> None:
    assert lay(tuple(order)).state.answers == ["0.a", "1.b", "2.a"]


def test_again_asks_the_whole_choice_again() -> None:
    async def choice() -> str:
        card = await ask(0, "card", as_options(["x", "y"]))
        return card + await ask(0, "target", as_options(["1", "2"]), back=True)

    async def step(g: Notes) -> None:
        await ask(1, "before", as_options(["go"]))
        g.answers.append(await retry_on_back(choice))
        raise GameOver([0])

    game = started(step)
    for seat, reply in [(1, "go"), (0, "x"), (0, "back"), (0, "y"), (0, "back"), (0, "y"), (0, "2")]:
        game.answer(seat, (reply,))

    assert game.state.answers == ["y2"]


def test_back_in_an_inner_choice_leaves_the_outer_one_alone() -> None:
    async def inner(g: Notes) -> str:
        await ask(1, "one", as_options(["a"]))
        return await ask(1, "two", as_options(["b"]), back=True)

    async def outer(g: Notes) -> None:
        g.answers.append("outer")
        g.answers.append(await retry_on_back(partial(inner, g)))

    async def step(g: Notes) -> None:
        await retry_on_back(partial(outer, g))
        raise GameOver([0])

    game = started(step)
    for reply in ("a", "back", "a", "b"):
        game.answer(1, (reply,))

    assert game.state.answers == ["outer", "b"]


def test_values_are_named_by_what_they_are_called() -> None:
    assert as_options([3, 1]) == {"3": 3, "1": 1}
