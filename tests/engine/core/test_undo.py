"""Undo: how far, whether alone, and that it restores the game. For every game: test_any_game.py."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import SEED, Notes, Saloons, Script

from engine.core.decisions import BACK, Refused, as_options, ask, ask_all
from engine.core.game import Game
from engine.core.log import RETRACTED, TIMED_OUT, LogRow, effective_rows
from engine.core.rng import deal_seed
from engine.core.rules import Event
from engine.core.undo import UndoHistory, UndoTarget, find_undo, last_actor, undo
from engine.games import GAMES
from engine.tables.export import export, verify

SECRET = "7e" * 32
KEPT = 16


class Evening:
    """A game with everything that a store would save."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.log = [LogRow(0, None, (), 0, game.deal_events)]
        self.rests = [game.checkpoint]

    def play(self, seat: int, *replies: str) -> Evening:
        for reply in replies:
            self._keep(self.game.answer(seat, (reply,)))
        return self

    def note(self, seat: int, word: str) -> Evening:
        self._keep(self.game.add_note(seat, word))
        return self

    def choice(self, seat: int, count: int = 1) -> UndoTarget:
        return find_undo(self.game, UndoHistory(self.rests, self.log, self.seats), seat, count)

    def undo(self, seat: int, count: int = 1, *, agreed: bool = False) -> Evening:
        self.game, rows = undo(self.game, self.choice(seat, count), agreed=agreed)
        self._keep(*rows)
        return self

    def refusal(self, seat: int, count: int = 1) -> str:
        with pytest.raises(Refused) as refused:
            self.choice(seat, count)
        return refused.value.code

    def _keep(self, *rows: LogRow) -> None:
        self.log += rows
        if self.game.checkpoint.ply > self.rests[-1].ply:
            self.rests = [*self.rests, self.game.checkpoint][-KEPT:]

    @property
    def image(self) -> tuple:
        decisions = [self.game.visible_decisions(seat) for seat in (None, *range(self.seats))]
        return self.game.rules.dump(self.game.state), self.game.open_decisions, decisions, self.game.winners


def saloon(seats: int = 3) -> Evening:
    """Return a game in which every seat has laid its first card."""
    evening = Evening(Game.new(Saloons(), seats, SEED), seats)
    for seat in range(seats):
        evening.play(seat, evening.game.decision(seat).options[0])
    return evening


def scripted(step, seats: int = 2) -> Evening:
    return Evening(Game.new(Script(step), seats, SEED), seats)


async def walk(g: Notes) -> None:
    """Rules in which seat 0 says three words, one per step."""
    g.answers.append(await ask(0, "word", as_options(["a", "b"])))
    g.emit("said", 0)


async def talk(g: Notes) -> None:
    """Rules in which seat 0 says something, seat 1 answers, and seat 0 has the last word, in one step."""
    for seat in (0, 1, 0):
        g.answers.append(await ask(seat, "word", as_options(["a", "b"])))
        g.emit("said", seat)


# alone


def test_ones_own_choices_are_taken_back_one_by_one_or_several_at_once() -> None:
    evening, others = scripted(walk).play(0, "a", "b", "a"), scripted(walk).play(0, "a", "b", "a", "b")

    choices = [list(evening.undo(0).game.state.answers) for _ in range(3)]

    assert choices == [["a", "b"], ["a"], []]
    assert evening.refusal(0) == "undo-none"
    assert others.undo(0, 3).game.state.answers == ["a"]
    assert others.refusal(0, 2) == "undo-none"


def test_the_log_goes_on_and_says_who_took_back() -> None:
    evening = scripted(walk).play(0, "a", "b").undo(0)

    last = evening.log[-1]
    assert (last.ply, last.seat, last.reply) == (3, 0, ("!undone", "1"))
    assert last.events == (Event("undone-alone", 0),)
    assert evening.game.ply == evening.game.decision_ply == evening.game.public_ply == 3
    assert [row.reply for row in effective_rows(evening.log)] == [(), ("a",), ("!undone", "1")]


def test_the_middle_of_a_step_is_reached_by_its_replies_which_tell_nothing_twice() -> None:
    evening = scripted(talk).play(0, "a").play(1, "b").play(0, "a").undo(0)

    assert evening.game.state.answers == ["a", "b"]
    assert [(row.reply, row.events) for row in evening.log[-3:]] == [
        (("!undone", "0"), (Event("undone-alone", 0),)),
        (("a",), ()),
        (("b",), ()),
    ]
    assert evening.game.decision(0) is not None
    assert last_actor(evening.log) == 0  # the seat that undid them has repeated them
    assert last_actor(evening.play(0, "b").log) == 0
    assert last_actor(evening.play(0, "b").play(1, "a").log) == 1


def test_an_undo_before_the_oldest_checkpoint_but_the_deal_is_not_repeated() -> None:
    evening = scripted(walk).play(0, "a", "b").undo(0).play(0, "b", "a")
    evening.rests = evening.rests[:1]  # the store keeps the deal and the last sixteen checkpoints
    evening.undo(0)

    assert evening.game.state.answers == ["a", "b"]
    assert [row.reply for row in evening.log[-3:]] == [("!undone", "0"), ("a",), ("b",)]
    replay = Game.new(evening.game.rules, 2, SEED)
    assert replay.replay(evening.log[1:]) is None
    assert replay.state.answers == ["a", "b"]


def test_a_choice_that_one_went_back_from_is_none() -> None:
    evening = saloon()
    evening.play(0, "pass").play(1, "pass").play(2, "pass")
    card = evening.game.decision(0).options[0]
    evening.play(0, card, *BACK, card)

    assert evening.choice(0).replies == ()
    assert evening.choice(0).refusal_code == "undo-answered"


def test_an_answer_is_taken_out_again_while_others_are_still_asked_and_disturbs_nobody() -> None:
    evening = Evening(Game.new(Saloons(), 3, SEED), 3)
    with pytest.raises(Refused, match="undo-none"):  # no decision is answered yet
        evening.game.add_note(1, RETRACTED)
    decision_ply = evening.game.decision_ply
    evening.play(1, evening.game.decision(1).options[0]).play(2, evening.game.decision(2).options[0])

    evening.undo(1)

    assert [decision.seat for decision in evening.game.open_decisions] == [0, 1]
    assert evening.game.decision_ply == evening.game.public_ply == decision_ply
    assert (evening.log[-1].reply, evening.log[-1].events) == (("!retracted",), (Event("retracted", 1),))


# not alone


def test_after_another_has_answered_the_others_must_agree() -> None:
    evening = scripted(talk).play(0, "a").play(1, "b")

    choice = evening.choice(0)

    assert (choice.refusal_code, choice.acted_since) == ("undo-answered", 1)
    assert evening.undo(0, agreed=True).game.state.answers == []
    assert evening.log[-1].events == (Event("undone-agreed", 0),)


def test_after_a_draw_the_others_must_agree_and_the_same_card_comes_again() -> None:
    evening = saloon(2)
    evening.play(0, "pass")
    drawn = evening.game.state.hands[1][-1]
    assert evening.choice(0).refusal_code == "undo-revealed"

    evening.undo(0, agreed=True).play(0, "pass")

    assert evening.game.state.hands[1][-1] == drawn


def test_after_a_roll_the_others_must_agree_and_the_same_die_falls_again() -> None:
    evening = saloon(2)
    card = evening.game.decision(0).options[0]
    evening.play(0, card, "seat:1").play(1, "pass")
    rolls = list(evening.game.state.rolls)
    assert evening.choice(1).refusal_code == "undo-revealed"

    evening.undo(1, agreed=True).play(1, "pass")

    assert evening.game.state.rolls == rolls


def test_what_all_have_turned_up_together_is_not_taken_back_alone() -> None:
    async def step(g: Notes) -> None:
        bids = await ask_all("bid", dict.fromkeys(range(2), as_options(["a", "b"])))
        g.answers += [word for seat in sorted(bids) for word in bids[seat]]
        g.emit("bids", said=" ".join(g.answers))

    evening = scripted(step).play(1, "a").play(0, "b")

    assert evening.choice(0).refusal_code == "undo-revealed"
    assert evening.choice(1).refusal_code == "undo-answered"


@pytest.mark.parametrize(
    ("event", "obstacle"),
    [
        (("revealed", 1, ()), "undo-revealed"),
        (("looked", 0, (("card", "queen"),)), "undo-revealed"),
        (("looked", 1, (("card", "a"),)), "undo-revealed"),
        (("hid", 0, (("card", "a"),)), ""),
        (("waved", 1, ()), ""),
    ],
    ids=["revealed", "a secret", "another's secret", "a secret of its own saying", "nothing"],
)
def test_what_an_event_has_shown_stays_seen(event, obstacle) -> None:
    async def step(g: Notes) -> None:
        g.answers.append(await ask(0, "word", as_options(["a", "b"])))
        g.emit(*event)

    assert scripted(step).play(0, "a").choice(0).refusal_code == obstacle


def test_what_a_view_has_shown_stays_seen_even_if_the_seat_says_it_afterwards() -> None:
    class Cards(Script):
        def piece_ids(self, g: Notes):
            return ["queen", "a", "b"]

    async def step(g: Notes) -> None:
        g.answers.append(await ask(0, "look", as_options(["a", "b"])))
        g.answers.append("queen")
        g.answers.append(await ask(0, "take", as_options(["queen"])))

    evening = Evening(Game.new(Cards(step), 1, SEED), 1).play(0, "a", "queen")

    assert evening.choice(0, 2).refusal_code == "undo-revealed"


def test_what_the_clock_has_played_is_not_taken_back_alone() -> None:
    evening = scripted(walk).play(0, "a").note(0, TIMED_OUT).play(0, "b")

    assert evening.choice(0).refusal_code == "undo-timed-out"


def test_a_seat_left_to_the_computer_does_not_stand_in_the_way_but_the_end_of_the_game_does() -> None:
    assert scripted(walk).play(0, "a").note(1, "seat-left").undo(0).game.state.answers == []
    assert scripted(walk).play(0, "a").note(1, "aborted").refusal(0) == "game-over"
    assert scripted(walk).play(0, "a").refusal(1) == "undo-none"  # a seat that has chosen nothing


# not at all


def test_only_what_was_kept_is_taken_back() -> None:
    evening = scripted(walk).play(0, *"ab" * KEPT)

    assert evening.undo(0, KEPT - 1).game.ply == 2 * KEPT + 1
    assert scripted(walk).play(0, *"ab" * KEPT).refusal(0, KEPT) == "undo-none"


def test_nobody_goes_back_behind_rules_that_have_changed() -> None:
    evening = scripted(walk).play(0, "a")
    evening.log[-1] = LogRow(1, 0, ("a",), 0, evening.log[-1].events)

    assert evening.refusal(0) == "undo-rules"


# no matter what is played


@pytest.mark.parametrize(
    "name", ["outlaws-duel", "outlaws-gangs", "ragnguns", "bang", "revolver", "gnadenlos"]
)
def test_a_game_full_of_takebacks_is_exported_and_verified(name) -> None:
    rules, chance = GAMES[name], Random(f"{name} 4")
    seats = rules.seats[0]
    numbers = [1301000000000000042 + seat for seat in range(seats)]
    evening = Evening(Game.new(rules, seats, deal_seed(SECRET, 5, numbers)), seats)
    taken = 0
    while evening.game.winners is None:
        decision = chance.choice(evening.game.open_decisions)
        options = list(decision.options)
        chance.shuffle(options)
        evening._keep(evening.game.answer(decision.seat, tuple(options[: max(1, decision.min_count)])))
        if taken < 40 and chance.random() < 0.5 and evening.game.winners is None:
            taken += _tries(evening, chance.randrange(seats), chance.randint(1, 3))
    text = export(
        evening.game, evening.log, variant="standard", table_id=5, numbers=numbers, secret=SECRET,
        fingerprint=evening.game.rules.fingerprint, epoch=1,
    )  # fmt: skip

    assert taken > 0
    assert verify(text).is_valid


def _tries(evening: Evening, seat: int, count: int) -> bool:
    try:
        evening.undo(seat, count, agreed=True)
    except Refused:
        return False
    game = evening.game
    restored = Game.restore(game.rules, game.checkpoint, game.tail)
    assert (restored.ply, restored.decision_ply) == (game.ply, game.decision_ply)
    assert restored.open_decisions == game.open_decisions
    return True


@settings(max_examples=60, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 100), st.integers(0, 5)), max_size=50))
def test_wherever_one_goes_back_the_game_is_as_it_was_there(steps) -> None:
    evening = Evening(Game.new(Saloons(), 3, SEED), 3)
    images = {0: evening.image}
    for pick, seat in steps:
        if evening.game.winners is not None:
            break
        if seat < 3 and pick % 3 == 0:
            _goes_back(evening, seat, 1 + pick % 2, images)
        else:
            decision = evening.game.open_decisions[pick % len(evening.game.open_decisions)]
            evening._keep(evening.game.answer(decision.seat, _pick(decision, pick)))
        images[evening.game.ply] = evening.image


def _pick(decision, pick: int) -> tuple[str, ...]:
    if decision.can_go_back and pick % 5 == 0:
        return BACK
    return decision.options[pick % max(1, len(decision.options)) :][: max(1, decision.min_count)]


def _goes_back(evening: Evening, seat: int, count: int, images: dict) -> None:
    try:
        choice = evening.choice(seat, count)
    except Refused:
        return
    if choice.checkpoint is None:
        evening.undo(seat, count)
        return
    before = evening.game.ply
    evening.undo(seat, count, agreed=True)

    assert evening.image == images[choice.ply]
    assert evening.game.ply == before + 1 + len(choice.replies)
    for ply, old in enumerate([choice.checkpoint.ply, *(row.ply for row in choice.replies)], before + 1):
        images[ply] = images[old]
