"""The driver: replies, checkpoints, stepping back, visibility, peek, notes, restore and upgrade."""

import gc
import json
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import SEED, Notes, Saloons, Script

from engine.core.decisions import BACK, Refused, as_options, ask, ask_all
from engine.core.game import Checkpoint, Game, LogRow, ReplayDiverged
from engine.core.rules import Event, GameOver, State, UnsupportedVersion


def saloon(*replies: tuple[int, str], seats: int = 3, keep: bool = True) -> Game:
    """Return a game after every seat has laid its first card and these replies were given."""
    game = Game.new(Saloons(), seats, SEED, keep=keep)
    for seat in range(seats):
        game.answer(seat, game.decision(seat).options[:1])
    for seat, reply in replies:
        game.answer(seat, (reply,))
    return game


def cards(game: Game, seat: int) -> list[str]:
    return game.state.hands[seat]


def image(game: Game) -> tuple:
    plies = game.ply, game.decision_ply, game.public_ply
    return plies, game.winners, game.open_decisions, game.rules.dump(game.state), game.tail


def again(game: Game) -> Game:
    return Game.restore(game.rules, game.checkpoint, game.tail)


# replies


@pytest.mark.parametrize(
    ("seat", "reply"), [(0, ("x",)), (0, ()), (0, ("pass", "pass")), (1, ("pass",)), (7, ("pass",)), (-1, ())]
)
def test_a_reply_that_is_not_legal_changes_nothing(seat: int, reply: tuple[str, ...]) -> None:
    game = saloon()
    before = image(game)

    with pytest.raises(Refused):
        game.answer(seat, reply)
    assert image(game) == before


def test_a_refusal_says_why_an_option_is_not_offered_who_is_not_asked_and_that_it_is_over() -> None:
    game = saloon()
    with pytest.raises(Refused) as refused:
        game.answer(0, ("card.99",))
    with pytest.raises(Refused, match="not-in-hand"):
        game.peek(0, ("card.99",))
    with pytest.raises(Refused, match="not-asked"):
        game.answer(2, ("pass",))
    game.add_note(None, "aborted")
    with pytest.raises(Refused, match="game-over"):
        game.answer(0, ("pass",))

    assert (refused.value.code, refused.value.facts) == ("not-in-hand", {"card": "card.99"})


def test_each_reply_is_a_ply_and_says_what_it_made_happen() -> None:
    game = saloon()

    action = game.answer(0, ("pass",))

    assert (action.ply, action.seat, action.reply) == (4, 0, ("pass",))
    assert [event.kind for event in action.events] == ["turn", "drew"]
    assert game.state.events == []


def test_what_happens_before_the_first_question_is_the_deal() -> None:
    async def step(g: Notes) -> None:
        g.emit("turn", 0)
        await ask(0, "go", as_options(["go"]))

    assert Game.new(Script(step), 1, SEED).deal_events == (Event("turn", 0),)


def test_options_are_shown_to_their_seat_alone_and_asked_is_the_same_for_all_who_are_asked_at_once() -> None:
    game = Game.new(Saloons(), 3, SEED)
    assert [d.options for d in game.visible_decisions(1)] == [(), tuple(cards(game, 1)), ()]
    assert [d.options for d in game.visible_decisions(None)] == [(), (), ()]
    records = []
    for seat in (2, 0, 1):
        seats = [d.seat for d in game.visible_decisions(None)]
        records.append((game.decision_ply, seats, [d.seat for d in game.open_decisions]))
        game.answer(seat, game.decision(seat).options[:1])
        assert game.decision(seat) is None or game.decision_ply == 3

    assert records == [(0, [0, 1, 2], [0, 1, 2]), (0, [0, 1], [0, 1]), (0, [1], [1])]
    assert game.decision_ply == 3


def test_the_end_of_the_game_unwinds_whatever_is_running() -> None:
    async def deep(n: int) -> None:
        if n:
            await deep(n - 1)
        await ask(0, "last", as_options(["go"]))
        raise GameOver([1, 0])

    async def step(g: Notes) -> None:
        await deep(5)

    game = Game.new(Script(step), 2, SEED)
    game.answer(0, ("go",))

    assert game.winners == (1, 0)
    assert game.open_decisions == game.visible_decisions(0) == ()
    assert game.checkpoint.winners == (1, 0)


def test_a_game_may_end_before_anyone_is_asked() -> None:
    async def step(g: Notes) -> None:
        raise GameOver([])

    assert Game.new(Script(step), 2, SEED).winners == ()


def test_a_rule_that_refuses_a_reply_it_offered_is_a_fault_and_no_refusal() -> None:
    async def step(g: Notes) -> None:
        await ask(0, "go", as_options(["go"]))
        raise Refused("no")

    game = Game.new(Script(step), 1, SEED)

    with pytest.raises(RuntimeError):
        game.answer(0, ("go",))


def test_steps_that_never_ask_are_a_fault_and_no_endless_loop() -> None:
    async def step(g: Notes) -> None:
        g.answers.clear()

    with pytest.raises(RuntimeError, match="asked for no decision"):
        Game.new(Script(step), 1, SEED)


def test_many_steps_without_a_question_are_fine_as_long_as_one_comes() -> None:
    async def step(g: Notes) -> None:
        g.answers.append("x")
        if len(g.answers) % 900 == 0:
            await ask(0, "go", as_options(["go"]))

    game = Game.new(Script(step), 1, SEED)
    for _ in range(3):
        game.answer(0, ("go",))

    assert len(game.state.answers) == 3600


# stepping back, and who sees what


def test_a_later_step_of_a_choice_is_private_and_back_unwinds_it_unseen_to_the_rest() -> None:
    game = saloon()
    first, before = game.open_decisions, game.rules.dump(game.state)
    table, ply, public_ply = game.visible_decisions(None), game.decision_ply, game.public_ply
    game.answer(0, cards(game, 0)[:1])

    assert [d.kind for d in game.visible_decisions(0)] == ["target"]
    assert game.visible_decisions(None) == game.visible_decisions(1) == game.view(None).waiting == table
    assert game.public_ply == public_ply
    action = game.answer(0, BACK)
    assert (game.open_decisions, game.rules.dump(game.state), action.events) == (first, before, ())
    assert game.decision_ply == ply + 2  # no old button fits
    assert game.public_ply == public_ply


def test_a_choice_inside_an_effect_goes_back_to_its_own_first_question() -> None:
    game = saloon()
    played = cards(game, 0)[0]
    game.answer(0, (played,))
    game.answer(0, ("seat:1",))
    before = game.rules.dump(game.state)
    game.answer(1, cards(game, 1)[:1])
    assert game.open_decisions[0].kind == "raise"

    game.answer(1, BACK)

    assert (game.open_decisions[0].kind, game.rules.dump(game.state)) == ("answer", before)
    assert game.state.pile == [played]


# peek


def test_peek_shows_the_question_that_would_follow_and_changes_nothing() -> None:
    game = saloon()
    before, card = image(game), cards(game, 0)[0]

    following = game.peek(0, (card,))

    assert (following.kind, following.options) == ("target", ("seat:1", "seat:2"))
    assert game.peek(0, ("pass",)) is None  # something would happen
    assert game.peek(0, (card,), ("seat:1",)) is None
    assert image(game) == before


def test_peek_does_not_show_the_next_public_question_of_the_same_seat() -> None:
    game = Game.new(asking("one", "two"), 1, SEED)

    assert game.peek(0, ("a",)) is None


def test_peek_sees_from_the_middle_of_a_play_or_an_effect_and_back_to_its_beginning() -> None:
    game = saloon()
    first, card = game.decision(0), cards(game, 0)[1]
    game.answer(0, cards(game, 0)[:1])

    assert game.peek(0) == game.decision(0)
    assert game.peek(0, BACK) == first
    assert game.peek(0, BACK, (card,)).kind == "target"
    assert game.peek(0, BACK, ("pass",)) is None
    game.answer(0, ("seat:1",))
    assert game.peek(1, cards(game, 1)[:1]).kind == "raise"


# notes


def test_a_seat_left_to_the_computer_changes_nothing_on_the_table() -> None:
    game = saloon()
    ply, waiting = game.decision_ply, game.open_decisions

    action = game.add_note(0, "seat-left")

    assert (action.reply, action.events) == (("!seat-left",), (Event("seat-left", 0),))
    assert (game.decision_ply, game.open_decisions, game.ply) == (ply, waiting, action.ply)
    assert image(again(game)) == image(game)


def test_resigning_closes_the_game_in_the_middle_of_an_effect_and_nothing_is_noted_after_that() -> None:
    game = saloon()
    game.answer(0, cards(game, 0)[:1])
    game.answer(0, ("seat:1",))

    action = game.add_note(1, "resigned", 0, 2)

    assert (action.reply, action.events) == (("!resigned", "0", "2"), (Event("resigned", 1),))
    assert (game.winners, game.open_decisions, game.visible_decisions(None)) == ((0, 2), (), ())
    assert (game.checkpoint.winners, game.checkpoint.ply, game.tail) == ((0, 2), action.ply, [])
    before = image(game)
    for word in ("aborted", "seat-left", "resigned"):
        with pytest.raises(Refused, match="game-over"):
            game.add_note(0, word, 1)
    assert image(game) == before


def test_a_finished_game_is_restored_as_finished_whatever_the_log_adds() -> None:
    game = saloon()
    last = game.add_note(1, "resigned", 0)

    restored = again(game)
    added = Game.restore(game.rules, game.checkpoint, [replace(last, ply=last.ply + 1)])

    assert image(restored) == image(game)
    assert restored.view(0) == game.view(0)
    assert added.winners == (0,)


def test_closing_drops_the_answers_that_were_given_at_once_with_others() -> None:
    game = Game.new(Saloons(), 3, SEED)
    game.answer(1, game.decision(1).options[:1])
    game.add_note(None, "aborted")

    assert (game.winners, game.open_decisions) == ((), ())
    assert image(again(game)) == image(game)


# restore


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 100), max_size=60), st.booleans())
def test_a_game_is_restored_at_every_decision_with_private_steps_and_partial_answers(picks, back) -> None:
    game = Game.new(Saloons(), 3, SEED)
    for pick in picks:
        if game.winners is not None:
            break
        decision = game.open_decisions[pick % len(game.open_decisions)]
        replies = [(option,) for option in decision.options] + [BACK] * (back and decision.can_go_back)
        game.answer(decision.seat, replies[pick % len(replies)] if replies else ())

        assert image(again(game)) == image(game)


def test_answers_of_some_of_those_asked_at_once_survive() -> None:
    game = Game.new(Saloons(), 3, SEED)
    laid = {seat: game.decision(seat).options[0] for seat in (2, 0)}
    for seat, card in laid.items():
        game.answer(seat, (card,))

    restored = again(game)
    restored.answer(1, restored.decision(1).options[:1])

    assert [restored.state.stakes[seat] for seat in laid] == [[card] for card in laid.values()]


def test_a_finished_game_leaves_no_coroutine_that_was_never_run() -> None:
    game = saloon()
    game.add_note(None, "aborted")

    again(game)

    gc.collect(0)  # new objects; a coroutine never awaited warns when collected, which is an error here


@contextmanager
def noting(g: Notes) -> Iterator[None]:
    """Like `targeted` or `spying` of a game: a context in which something holds."""
    g.answers.append("in")
    try:
        yield
    finally:
        g.answers.append("out")


async def waits_inside(g: Notes) -> None:
    with noting(g):
        await ask(0, "go", as_options(["on"]))


def test_a_game_in_the_middle_of_a_step_is_dropped_and_copied_without_touching_its_state() -> None:
    rules = Script(waits_inside)
    state = Game.new(rules, 1, SEED, keep=False).state
    gc.collect(1)

    assert state.answers == ["in"]
    assert deepcopy(state) == state
    Game(rules, state, keep=False)
    gc.collect(1)
    assert state.answers == ["in", "in"]


def test_rows_that_the_snapshot_holds_already_are_not_played_again() -> None:
    game = Game.new(Saloons(), 2, SEED)
    log = [game.answer(seat, game.decision(seat).options[:1]) for seat in (0, 1)]

    assert image(Game.restore(game.rules, game.checkpoint, log)) == image(game)


def test_without_keeping_the_same_game_is_played() -> None:
    replies = [(0, "pass"), (1, "pass"), (2, "pass")]
    with_checkpoints, bare = saloon(*replies), saloon(*replies, keep=False)

    assert image(with_checkpoints)[:4] == image(bare)[:4]
    assert (bare.checkpoint.data, bare.tail) == (b"", [])


# changed rules


def asking(*kinds: str, shift: str = "") -> Script:
    """Rules that give seat 0 these decisions in one step, and record the answers."""

    async def step(g: Notes) -> None:
        for kind in kinds:
            g.answers.append(shift + await ask(0, kind, as_options(["a", "b"])))

    return Script(step)


def in_flight() -> Game:
    game = Game.new(asking("one", "two", "three"), 2, SEED)
    for reply in ("a", "b", "a", "a", "b"):  # one finished step, then two answers of the next
        game.answer(0, (reply,))
    return game


@pytest.mark.parametrize(
    ("changed", "spoilt"),
    [
        (asking("one", "other", "three"), 0),
        (asking("one", "two", "three", shift="+"), 0),
        (asking("one"), 0),
        (asking("one", "two", "three"), 1),
    ],
    ids=["asks something else", "does something else", "rests earlier", "another checksum"],
)
def test_a_changed_rule_undoes_the_play_in_flight_and_says_so(changed: Script, spoilt: int) -> None:
    game = in_flight()
    tail = [replace(row, state_crc=row.state_crc ^ spoilt) for row in game.tail]

    restored = Game.restore(changed, game.checkpoint, tail)

    assert restored.state.answers == ["a", "b", "a"]
    assert restored.ply == restored.decision_ply == restored.checkpoint.ply == 6
    assert restored.tail[-1].reply == ("!undone", "3")
    assert restored.tail[-1].events[0] == Event("undone")
    assert restored.open_decisions[0].kind == "one"


def test_a_rule_that_changed_elsewhere_undoes_nothing() -> None:
    game = in_flight()

    restored = Game.restore(asking("one", "two", "last"), game.checkpoint, game.tail[:1])

    assert (restored.ply, restored.tail) == (4, game.tail[:1])


def test_after_an_undo_play_goes_on_is_restored_and_peeked_into() -> None:
    game = saloon()
    game.answer(0, cards(game, 0)[:1])
    broken = [replace(action, state_crc=0) for action in game.tail]
    undone = Game.restore(game.rules, game.checkpoint, broken)
    card = cards(undone, 0)[0]

    assert undone.peek(0, (card,)).kind == "target"
    undone.answer(0, (card,))
    undone.answer(0, ("seat:1",))

    assert undone.peek(1, cards(undone, 1)[:1]).kind == "raise"
    restored = again(undone)
    assert (restored.ply, restored.open_decisions) == (undone.ply, undone.open_decisions)


def test_a_row_that_cannot_be_repeated_says_that_it_leads_elsewhere() -> None:
    game = saloon()
    action = game.answer(0, ("pass",))

    with pytest.raises(ReplayDiverged):
        saloon().replay_row(LogRow(action.ply, 0, ("pass",), action.state_crc ^ 1))


# upgrade


@dataclass(slots=True, kw_only=True)
class Renamed(State):
    """The list of the first format, under its third name."""

    words: list[str]
    count: int


def older(state: dict) -> dict:
    return {"rng": state["rng"], "talk": state["answers"]}


def newer(state: dict) -> dict:
    return {"rng": state["rng"], "words": state["talk"], "count": len(state["talk"])}


class Third(Script):
    format = 3
    state = Renamed
    loaders = {1: older, 2: newer}  # noqa: RUF012 - written once, in a test


async def ask_on(g: Renamed) -> None:
    await ask(0, "one", as_options(["a", "b"]))


def test_an_old_snapshot_is_loaded_format_by_format_and_an_unknown_one_is_outdated() -> None:
    old = in_flight().checkpoint

    game = Game.restore(Third(ask_on), old, [])

    assert (game.state.words, game.state.count) == (["a", "b", "a"], 3)
    assert game.checkpoint.format == 3
    assert json.loads(game.checkpoint.data)["count"] == 3
    for unknown in (0, 4):
        with pytest.raises(UnsupportedVersion):
            Game.restore(Third(ask_on), Checkpoint(old.ply, unknown, old.data), [])


def test_numbers_as_keys_and_tuples_come_through_a_loader_as_they_come_from_a_snapshot() -> None:
    @dataclass(slots=True, kw_only=True)
    class Keyed(State):
        lives: dict[int, tuple[str, int]]

    class Keys(Script):
        state = Keyed
        format = 2
        loaders = {1: lambda state: state}  # noqa: RUF012 - written once, in a test

    rules = Keys(ask_on)
    data = json.dumps({"rng": {"seed": SEED, "used": 3}, "lives": {"4": ["a", 1]}}).encode()

    assert rules.load(1, data) == rules.load(2, data)
    assert rules.load(1, data).lives == {4: ("a", 1)}


def test_several_asked_at_once_are_undone_together() -> None:
    def all_of(kind: str) -> Script:
        async def step(g: Notes) -> None:
            await ask_all(kind, {0: as_options("ab"), 1: as_options("ab")})

        return Script(step)

    game = Game.new(all_of("lay"), 2, SEED)
    game.answer(1, ("a",))

    restored = Game.restore(all_of("bid"), game.checkpoint, game.tail)

    assert [d.seat for d in restored.open_decisions] == [0, 1]
    assert restored.ply == 2
