"""Others' actions make worlds likelier or less likely; cards that come later are unaffected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import prod
from random import Random
from statistics import fmean

import pytest
from scenes.bang import Scene
from scenes.revolver import MAPACHE, G, M
from scenes.revolver import Scene as RevolverScene

from engine.core.game import Game, LogRow
from engine.core.game_module import HandInference
from engine.core.log import NOTE_PREFIX, UNDONE
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.core.undo import UndoHistory, find_undo, undo
from engine.games import GAMES, MODULES
from engine.games.bang.deck import KIND
from engine.games.bang.inference import BangSigns
from engine.games.gnadenlos.cards import COLORS, owner_of, value_of
from engine.games.gnadenlos.inference import GnadenlosSigns
from engine.search.memory import CardMemory, observations, observations_of, resample_hands
from engine.search.rollouts import SearchProfile, SearchWorlds
from engine.search.value import Factors

BANG, REVOLVER = MODULES["bang"].lookahead, MODULES["revolver"].lookahead
THREE = "beer-6H panic-QH duel-8C"
WORLDS = 200


def scene(hand: str = THREE, **given) -> tuple[Scene, list[LogRow]]:
    """Return a game in which seat 0 must act and knows nothing of the other hand, and its log since."""
    table = Scene(
        "rose-doolan vulture-sam", "bart-cassidy kit-carlson", hands=("bang-2C bang-3C", hand), **given
    )
    begins = [Event("placed", 0, (("right", "rose-doolan"), ("left", "vulture-sam")))]
    begins += [Event("placed", 1, (("right", "bart-cassidy"), ("left", "kit-carlson")))]
    begins += [
        Event("exposed", 0, (("target", "rose-doolan"),)),
        Event("exposed", 1, (("target", "bart-cassidy"),)),
    ]
    begins += [Event("turn-began", 0, (("turn", 1),))]
    return table, [LogRow(0, None, (), 0, tuple(begins))]


def says(table: Scene, log: list[LogRow], *replies: str) -> None:
    """Reply in turn for each seat to act."""
    log += [table.game.answer(table.game.open_decisions[0].seat, (reply,)) for reply in replies]


def remembered(log: Sequence[LogRow], seat: int = 0) -> CardMemory:
    """Return a seat's memory after a log."""
    memory = CardMemory(seat, BANG)
    memory.observe(observations(log))
    return memory


def share(game: Game, memory: CardMemory | None, kind: str, *, even: bool = False) -> float:
    """Return the average number of cards of a kind in the other hand, in worlds sampled for seat 0."""
    style = SearchProfile.of(MODULES["bang"])
    assert style is not None
    dealer = SearchWorlds(game, 0, style, memory)
    dealer.is_uniform = even
    worlds = [dealer.world(f"{number:064x}") for number in range(WORLDS)]
    return fmean(sum(KIND[card] == kind for card in world.state.hands[1]) for world in worlds if world)


def shot_and_hit() -> tuple[Scene, list[LogRow]]:
    """Return a game in which Kit Carlson was shot at and did not answer."""
    table, log = scene()
    says(table, log, "bang-2C", "kit-carlson", "pass")
    return table, log


def test_who_does_not_dodge_is_believed_to_hold_no_missed() -> None:
    table, log = shot_and_hit()
    before = share(table.game, None, "missed")

    assert remembered(log).share_covered(1, 3) == {"undodged": 1.0}
    assert share(table.game, remembered(log), "missed") < 0.5 * before


@pytest.mark.parametrize(("drawn", "part"), [(1, 2 / 3), (2, 1 / 3), (3, None)])
def test_cards_that_come_later_are_free_of_it(drawn: int, part: float | None) -> None:
    _, log = shot_and_hit()
    memory = remembered(log)
    memory.observe([Event("drew", 1, (("count", drawn),))])

    assert memory.share_covered(1, 3).get("undodged") == (part and pytest.approx(part))


def test_a_shot_that_takes_two_missed_tells_nothing_of_one() -> None:
    table = Scene("slab-the-killer vulture-sam", "bart-cassidy kit-carlson", hands=("bang-2C", THREE))
    _, log = scene()
    log += [LogRow(1, None, (), 0, (Event("exposed", 0, (("target", "slab-the-killer"),)),))]
    says(table, log, "bang-2C", "kit-carlson", "pass")

    assert table.life("kit-carlson") == [3]
    assert remembered(log).share_covered(1, 3) == {}


def test_of_who_uses_both_as_one_neither_is_believed() -> None:
    _, log = shot_and_hit()
    hit = [Event("wounded", 1, (("target", "calamity-janet"), ("count", 1), ("left", 3)))]
    memory = remembered([*log, LogRow(9, 1, (), 0, tuple(hit))])

    assert set(memory.share_covered(1, 3)) == {"undodged", "unanswered"}


def test_dynamite_is_not_answered_and_tells_nothing() -> None:
    _, log = scene()
    boom = [Event("turn-began", 1, (("turn", 2),)), Event("exploded", 1, (("target", "kit-carlson"),))]
    boom += [Event("wounded", 1, (("target", "kit-carlson"), ("count", 3), ("left", 1)))]

    assert remembered([*log, LogRow(1, 0, (), 0, tuple(boom))]).share_covered(1, 3) == {}


def turn_over() -> tuple[Scene, list[LogRow]]:
    """Return a game in which the opponent ended a turn with three cards, and seat 0 must act."""
    table, log = scene("missed-10C beer-6H panic-QH", current=1)
    log[0] = LogRow(0, None, (), 0, (*log[0].events[:-1], Event("turn-began", 1, (("turn", 1),))))
    says(table, log, "done")
    while table.decision.kind != "play":
        says(table, log, *table.decision.default)
    return table, log


def test_what_is_always_played_is_seldom_among_what_was_kept() -> None:
    table, log = turn_over()
    memory = remembered(log)

    assert memory.share_covered(1, 3) == {"kept": 1.0, "unshot": 1.0}
    assert share(table.game, memory, "stagecoach") < share(table.game, None, "stagecoach")
    assert share(table.game, memory, "missed") > 1.2 * share(table.game, None, "missed")


def test_who_was_hurt_and_could_have_drunk_has_no_beer() -> None:
    _, log = scene()
    hurt = [Event("wounded", 1, (("target", "bart-cassidy"), ("count", 1), ("left", 3)))]
    turns = [Event("turn-began", seat, (("turn", seat + 2),)) for seat in (1, 0)]
    memory = remembered([*log, LogRow(1, 0, (), 0, tuple(hurt + turns))])
    assert "hurt" in memory.share_covered(1, 3)

    died = [Event("wounded", 0, (("target", name), ("count", 4), ("left", 0))) for name in ("rose-doolan",)]
    died += [Event("wounded", 1, (("target", "kit-carlson"), ("count", 4), ("left", 0)))]
    memory = remembered([*log, LogRow(1, 0, (), 0, tuple(hurt + died + turns))])
    assert "hurt" not in memory.share_covered(1, 3)


def test_a_sure_win_is_looked_for_in_worlds_that_are_as_likely_as_each_other() -> None:
    table, log = shot_and_hit()

    assert share(table.game, remembered(log), "missed", even=True) == share(table.game, None, "missed")


def test_the_view_of_every_world_is_that_of_the_seat() -> None:
    table, log = turn_over()
    style = SearchProfile.of(MODULES["bang"])
    assert style is not None
    dealer = SearchWorlds(table.game, 0, style, remembered(log))
    worlds = [dealer.world(f"{number:064x}") for number in range(12)]

    assert all(world is not None and world.view(0) == table.game.view(0) for world in worlds)


def test_what_is_taken_back_tells_nothing_any_more() -> None:
    table, log = scene()
    checkpoints = [table.game.checkpoint]
    before = remembered(log).share_covered(1, 3)
    says(table, log, "bang-2C", "kit-carlson", "pass")
    choice = find_undo(table.game, UndoHistory(checkpoints, log, 2), 0)
    game, rows = undo(table.game, choice, agreed=True)

    assert remembered(log).share_covered(1, 3) != before
    assert remembered([*log, *rows]).share_covered(1, 3) == before
    assert game.open_decisions[0].kind == "play"


def test_what_was_given_again_after_that_still_tells_what_came_of_it() -> None:
    drew = (Event("drew", 1, (("count", 2),)),)
    rows = [LogRow(1, 0, ("yes",), 0, drew), LogRow(2, 1, ("no",), 0, (Event("robbed", 1),))]
    undone = LogRow(3, 0, (NOTE_PREFIX + UNDONE, "0"), 0)

    assert [
        item for item in observations([*rows, undone, LogRow(4, 0, ("yes",), 0)]) if isinstance(item, Event)
    ] == [*drew]
    other = LogRow(4, 0, ("other",), 0)
    assert [item for item in observations([*rows, undone, other]) if isinstance(item, Event)] == []


def test_a_memory_that_hears_all_at_once_is_that_of_one_who_was_there() -> None:
    _, log = turn_over()
    memory = CardMemory(0, BANG)
    for row in log:
        memory.observe(observations_of(row))

    assert memory.share_covered(1, 3) == remembered(log).share_covered(1, 3)


def test_signs_are_read_from_what_all_see() -> None:
    read: list[Event] = []

    class Reader(HandInference):
        def read(self, event: Event) -> None:
            read.append(event)

    game = MODULES["bang"].lookahead
    assert game is not None
    memory = CardMemory(0, type(game)(features=game.features, inference=Reader))
    memory.observe([Event("drew", 1, (("count", 1),), secret=(("cards", "bang-2C"),))])

    assert read == [Event("drew", 1, (("count", 1),))]


@pytest.mark.long
def test_hands_are_dealt_as_often_as_they_are_likely() -> None:
    odds = {"missed": 2.0, "beer": 0.25}
    cards = ["missed-10C", "missed-JC", "beer-6H", "bang-2C", "bang-3C"]
    worth = {card: odds.get(KIND[card], 1.0) for card in cards}
    worths = {1: worth.__getitem__}
    every = {hand: prod(worth[card] for card in hand) for hand in combinations(sorted(cards), 2)}
    chance, met = Random(1), Counter[tuple[str, ...]]()
    for _ in range(20_000):
        chance.shuffle(cards)
        state = table_of(cards[:2], cards[2:])
        resample_hands(BANG, state, lambda seat, unseen: worths.get(seat), (), chance)
        met[tuple(sorted(state.hands[1]))] += 1

    for hand, likely in every.items():
        assert met[hand] / 20_000 == pytest.approx(likely / sum(every.values()), abs=0.02)


def test_what_is_known_stays_where_it_is() -> None:
    state = table_of(["beer-6H", "beer-7H"], ["missed-10C", "missed-JC"])
    worth = {"beer-7H": 0.0, "missed-10C": 1.0, "missed-JC": 1.0}.__getitem__
    for number in range(5):
        resample_hands(BANG, state, lambda seat, unseen: worth, {"beer-6H", "missed-JC"}, Random(number))

    assert state.hands[1] == ["beer-6H", "missed-10C"]
    assert state.deck == ["beer-7H", "missed-JC"]


def test_who_ends_a_turn_of_revolver_has_kept_what_is_seldom_played_and_draws_are_free_of_it() -> None:
    memory = CardMemory(0, REVOLVER)
    memory.observe([Event("ended", 1)])
    assert memory.share_covered(1, 4) == {"kept": 1.0}

    memory.observe([Event("drew", 1, (("count", 2),)), Event("returned", 1, (("card", "war-wagon.1"),))])
    assert memory.share_covered(1, 4) == {"kept": 0.5}

    memory.observe([Event("ended", 1)])
    assert memory.share_covered(1, 4) == {"kept": 1.0}


def test_a_hand_that_is_looked_into_stays_as_it_is() -> None:
    table = RevolverScene("war-wagon stampede", "bell-tower", turn=MAPACHE, spare=(0, 5))
    table.plays("bell-tower")
    style, memory = SearchProfile.of(MODULES["revolver"]), CardMemory(M, REVOLVER)
    assert table.to_act == (M, "spy")
    assert style is not None
    memory.observe([Event("ended", G)])
    dealer = SearchWorlds(table.game, M, style, memory)
    worlds = [dealer.world(f"{number:064x}") for number in range(12)]

    assert all(world is not None and world.view(M) == table.game.view(M) for world in worlds)
    assert all(world.view(M).spied == table.view(M).spied for world in worlds if world)


def market(*events: Event) -> dict[str, float]:
    """Return which kinds of notes two players' market probably holds after these events."""
    signs = GnadenlosSigns()
    for event in (*(Event("rolled", seat, (("die", 3),)) for seat in (0, 1)), Event("began", 0), *events):
        signs.read(event)
    counts = Counter[str]()
    for kind, chance in signs.lie:
        counts[kind] += chance
    return dict(counts)


AT_FIRST = {f"{color}-{value}": 1.0 for color in COLORS[:2] for value in (1, 2)}


def test_notes_that_were_bid_lie_in_the_market_if_their_player_has_recruited() -> None:
    own, foreign = f"{COLORS[0]}-3", f"{COLORS[1]}-2"
    bid = Event("bid", 0, (("sum", 5), ("notes", f"{own} {foreign}")))

    assert market() == AT_FIRST
    assert market(bid, Event("took-back", 0, (("sum", 5),))) == AT_FIRST
    assert market(bid, Event("laid", 0, (("sum", 5), ("count", 2)))) == {**AT_FIRST, own: 1.0}


def test_of_spoils_all_know_only_how_many_there_are_and_what_is_paid_lies_there_no_more() -> None:
    took = Event("took", 1, (("count", 2),), (("notes", "any"),))
    paid = Event("paid", 0, (("value", 2), ("left", 3)))

    assert market(took) == dict.fromkeys(AT_FIRST, 0.5)
    assert market(paid) == {kind: one for kind, one in AT_FIRST.items() if kind != f"{COLORS[0]}-2"}


def test_a_seat_knows_about_how_much_it_owes() -> None:
    off, plain = zip(*(errors for number in range(8) for errors in debts(number)))

    assert len(off) > 40
    assert fmean(off) < fmean(plain) / 2


def debts(number: int) -> Iterator[tuple[int, int]]:
    """Return a seat's error about its debts in a game, with and without memory."""
    module = MODULES["gnadenlos"]
    style, rng = SearchProfile.of(module), Rng("6a" * 32)
    assert style is not None
    game, memory = Game.new(GAMES["gnadenlos"], 3, f"{number:064x}"), CardMemory(0, style.game)
    memory.observe(game.deal_events)
    while game.winners is None:
        decision = game.open_decisions[0]
        if decision.seat == 0 and game.state.turn > 8:
            dealers = SearchWorlds(game, 0, style, memory), SearchWorlds(game, 0, style)
            with_memory, without = (dealer.world("7b" * 32) for dealer in dealers)
            assert with_memory is not None
            assert without is not None
            assert with_memory.view(0) == game.view(0)
            yield abs(owed(with_memory) - owed(game)), abs(owed(without) - owed(game))
        memory.observe(
            observations_of(
                game.answer(decision.seat, module.policy(game.view(decision.seat), decision, rng))
            )
        )


def owed(game: Game) -> int:
    """Return what seat 0 owes to the market."""
    return sum(value_of(note) for column in game.state.market for note in column if owner_of(note) == 0)


def table_of(hand: list[str], deck: list[str]):
    """Return a table on which only these notes are hidden."""
    state = Scene("rose-doolan vulture-sam", "bart-cassidy kit-carlson").table
    state.hands[:], state.deck[:] = [[], list(hand)], list(deck)
    return state


def test_every_sign_with_factors_is_one_that_is_given_and_none_is_too_sure() -> None:
    style = SearchProfile.of(MODULES["bang"])
    assert style is not None
    assert style.factors is not None

    assert {*style.factors.signs} <= {"kept", *BangSigns.kinds}
    assert all(0.3 < one < 2 for odds in style.factors.signs.values() for one in odds.values())
    assert all({*odds} <= {*KIND.values()} for odds in style.factors.signs.values())


def test_of_a_hand_that_is_partly_new_less_is_told() -> None:
    factors = Factors(signs={"kept": {"beer": 0.2}, "undodged": {"missed": 0.5, "beer": 2.0}})

    assert factors.odds({}) == {}
    assert factors.odds({"kept": 0.5}) == {"beer": pytest.approx(0.6)}
    assert factors.odds({"kept": 1.0, "undodged": 1.0}) == {"missed": 0.5, "beer": pytest.approx(0.4)}
