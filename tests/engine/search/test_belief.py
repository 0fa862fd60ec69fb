"""What others' actions and an undo tell of what is hidden."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from statistics import fmean

from scenes.revolver import MAPACHE, G, M
from scenes.revolver import Scene as RevolverScene

from engine.core.game import Game, LogRow
from engine.core.game_module import HandInference
from engine.core.log import NOTE_PREFIX, UNDONE
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games import GAMES, MODULES
from engine.games.gnadenlos.cards import COLORS, owner_of, value_of
from engine.games.gnadenlos.inference import GnadenlosSigns
from engine.search.memory import CardMemory, observations, observations_of
from engine.search.rollouts import SearchProfile, SearchWorlds

REVOLVER = MODULES["revolver"].lookahead


def test_what_was_given_again_after_that_still_tells_what_came_of_it() -> None:
    drew = (Event("drew", 1, (("count", 2),)),)
    rows = [LogRow(1, 0, ("yes",), 0, drew), LogRow(2, 1, ("no",), 0, (Event("robbed", 1),))]
    undone = LogRow(3, 0, (NOTE_PREFIX + UNDONE, "0"), 0)

    assert [
        item for item in observations([*rows, undone, LogRow(4, 0, ("yes",), 0)]) if isinstance(item, Event)
    ] == [*drew]
    other = LogRow(4, 0, ("other",), 0)
    assert [item for item in observations([*rows, undone, other]) if isinstance(item, Event)] == []


def test_signs_are_read_from_what_all_see() -> None:
    read: list[Event] = []

    class Reader(HandInference):
        def read(self, event: Event) -> None:
            read.append(event)

        def settle(self, state: object, seat: int, rng: Rng) -> None:
            pass

    game = MODULES["bang"].lookahead
    memory = CardMemory(0, type(game)(features=game.features, inference=Reader))
    memory.observe([Event("drew", 1, (("count", 1),), secret=(("cards", "bang-2C"),))])

    assert read == [Event("drew", 1, (("count", 1),))]


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
    game, memory = Game.new(GAMES["gnadenlos"], 3, f"{number:064x}"), CardMemory(0, style.game)
    memory.observe(game.deal_events)
    while game.winners is None:
        decision = game.open_decisions[0]
        if decision.seat == 0 and game.state.turn > 4:
            dealers = SearchWorlds(game, 0, style, memory), SearchWorlds(game, 0, style)
            with_memory, without = (dealer.world("7b" * 32) for dealer in dealers)
            assert with_memory is not None
            assert without is not None
            # Worlds begin when the decision was opened, before others replied to it.
            views = [replace(one.view(0), waiting=()) for one in (with_memory, game)]
            assert views[0] == views[1]
            yield abs(owed(with_memory) - owed(game)), abs(owed(without) - owed(game))
        memory.observe(
            observations_of(
                game.answer(decision.seat, module.policy(game.view(decision.seat), decision, rng))
            )
        )


def owed(game: Game) -> int:
    return sum(value_of(note) for column in game.state.market for note in column if owner_of(note) == 0)
