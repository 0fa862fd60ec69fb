"""Plays: how far they go, where they end, and which list is shown if there are too many."""

from collections.abc import Awaitable
from types import MappingProxyType

import pytest
from scenes.bang import Scene as BangScene
from scenes.ragnguns import Scene as RagNGunsScene
from scenes.ragnguns import Side
from scenes.revolver import Scene as RevolverScene
from toys import SEED, Notes, Script

from engine.core.decisions import as_options, ask, ask_all, ask_some, replies_of
from engine.core.game import Game
from engine.core.plays import MAX_LIST, Play, legal_plays


async def turn(g: Notes) -> None:
    """Bang has a target and a price, beer may be wasted, a duel costs two cards, a keg needs a draw."""
    card = await ask(0, "play", as_options(["bang", "beer", "duel", "keg", "done"]))
    if card == "bang":
        await ask(0, "target", as_options(["north", "south"]), back=True)
        await ask(0, "price", as_options(["one"]), back=True)
    elif card == "beer":
        await ask(0, "sure", as_options(["yes"]), back=True)
        await ask(0, "target", as_options(["north", "south"]), back=True)
    elif card == "duel":
        await ask_some(0, "cost", as_options("abc"), 2, 2, back=True)
    elif card == "keg":
        g.emit("drew", 0)
        await ask(0, "keep", as_options(["this", "that"]))
    g.answers.append(card)


async def deep(g: Notes) -> None:
    """A turn with two kinds of cards: one with four places, the other with five and five more."""
    card = await ask(0, "play", as_options(["a", "b", "x", "y"]))
    if card in "ab":
        await ask(0, "place", as_options("1234"), back=True)
    else:
        await ask(0, "aim", as_options("12345"), back=True)
        await ask(0, "from", as_options("12345"), back=True)
    g.answers.append(card)


def paths(game: Game, seat: int = 0) -> list[str]:
    return [play.path for play in legal_plays(game, seat)]


def play(game: Game, path: str) -> Play:
    return next(candidate for candidate in legal_plays(game, 0) if candidate.path == path)


def test_choices_that_belong_together_are_one_play_until_something_happens() -> None:
    game = Game.new(Script(turn), 2, SEED)
    following = {play.path: play.next_decision for play in legal_plays(game, 0)}

    assert [*following] == ["bang/north/one", "bang/south/one", "beer", "duel", "keg", "done"]
    assert following["bang/north/one"] is following["keg"] is None
    assert following["beer"].kind == "sure"  # a confirmation
    assert following["duel"].kind == "cost"  # several things at once


@pytest.mark.parametrize(
    ("replies", "offered"),
    [(("beer",), ["yes"]), (("beer", "back", "bang"), ["north/one", "south/one"]), (("duel",), [])],
    ids=["a confirmation is asked alone", "the rest of a choice", "several things at once are no play"],
)
def test_in_the_middle_of_a_choice_its_rest_is_offered(replies: tuple[str, ...], offered: list[str]) -> None:
    game = Game.new(Script(turn), 2, SEED)
    for reply in replies:
        game.answer(0, (reply,))

    assert paths(game) == offered
    assert paths(game, 1) == []


def test_what_several_seats_are_asked_at_once_is_one_step() -> None:
    async def both(g: Notes) -> None:
        await ask_all("bid", {0: as_options("12"), 1: as_options("12")})
        await ask(0, "take", as_options("ab"), back=True)

    game = Game.new(Script(both), 2, SEED)
    game.answer(1, ("1",))

    assert paths(game) == ["1", "2"]


def test_to_look_at_plays_changes_nothing() -> None:
    game = Game.new(Script(turn), 2, SEED)
    before = game.ply, game.open_decisions, game.rules.dump(game.state), list(game.tail)

    legal_plays(game, 0)

    assert (game.ply, game.open_decisions, game.rules.dump(game.state), list(game.tail)) == before


class Joined(Script):
    """Rules that join a payment and the decision to hire in one play."""

    continued_by = MappingProxyType({"pay": ("hire",)})


def paying(g: Notes) -> Awaitable[None]:
    """Paying is an event, and another decision follows; the second coin rolls the die."""

    async def pay() -> None:
        paid = await ask(0, "pay", as_options("012"))
        g.emit("paid", 0, coins=int(paid))
        if paid == "2":
            g.rng.roll(1)
        g.answers.append(paid)

    async def hire() -> None:
        g.answers.append(await ask(0, "hire", as_options(["yes", "no"])))

    return hire() if len(g.answers) % 2 else pay()


def test_a_play_goes_on_to_the_next_question_that_the_rules_join_unless_luck_was_used() -> None:
    game = Game.new(Joined(paying), 2, SEED)

    assert paths(game) == ["0/yes", "0/no", "1/yes", "1/no", "2"]
    assert paths(Game.new(Script(paying), 2, SEED)) == ["0", "1", "2"]
    game.answer(0, ("1",))
    assert paths(game) == ["yes", "no"]


def test_too_many_plays_are_opened_kind_by_kind_as_far_as_they_fit() -> None:
    game = Game.new(Script(deep), 2, SEED)

    plays = legal_plays(game, 0)

    assert [entry.path for entry in plays[:5]] == ["a/1", "a/2", "a/3", "a/4", "b/1"]
    assert [entry.path for entry in plays[8:]] == [f"{card}/{aim}" for card in "xy" for aim in "12345"]
    assert [entry.count for entry in plays] == [1] * 8 + [5] * 10
    assert len(plays) <= MAX_LIST


def test_a_path_is_read_as_it_was_written() -> None:
    assert replies_of("pose/mule.0/alley") == [("pose",), ("mule.0",), ("alley",)]
    assert replies_of("end") == [("end",)]
    assert replies_of("pose/mule.0+mule.1") == [("pose",), ("mule.0", "mule.1")]


def test_without_snapshots_there_are_only_single_steps() -> None:
    game = Game.new(Script(turn), 2, SEED, keep=False)

    assert paths(game) == ["bang", "beer", "duel", "keg", "done"]


def test_a_shot_is_a_card_with_its_target() -> None:
    scene = BangScene(
        "bart-cassidy black-jack", "el-gringo jesse-jones", hands=("bang-AS panic-8D", "beer-6H")
    )

    assert paths(scene.game) == ["bang-AS/jesse-jones", "panic-8D/jesse-jones/hand", "done"]


def test_plays_of_one_card_stand_together() -> None:
    scene = RagNGunsScene(Side(hand="mule-de-prospecteur la-chute", bullets=3))

    things = frozenset(scene.game.rules.piece_ids(scene.game.state))
    cards = [entry.first_of(things) for entry in legal_plays(scene.game, 0)]

    assert cards == sorted(cards, key=cards.index)
    assert "mule-de-prospecteur.0" in cards


def test_a_payment_gets_a_list_of_its_own_if_there_is_a_choice() -> None:
    choice = RevolverScene("", "ransom fat-bribe arson", turn="mapache")
    only = RevolverScene("", "ransom fat-bribe", turn="mapache")

    assert paths(choice.game, 1) == ["ransom.1", "fat-bribe.1", "arson.1", "end"]
    following = [entry.next_decision for entry in legal_plays(choice.game, 1)]
    assert [decision.kind for decision in following if decision is not None] == ["cost", "cost"]
    assert paths(only.game, 1) == ["ransom.1/fat-bribe.1", "fat-bribe.1", "end"]
