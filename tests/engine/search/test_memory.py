"""Cards that a seat has seen but no longer sees are where it saw them in every sampled world."""

import pytest
from scenes.bang import Scene

from engine.core.game import Game
from engine.core.log import LogRow
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games import GAMES, MODULES
from engine.search.levels import DEPUTY, player_of
from engine.search.memory import CardMemory, observations_of
from engine.search.rollouts import SearchProfile, SearchWorlds

BANG = MODULES["bang"].lookahead
HANDS = ("panic-QH stagecoach-9S", "gatling-10H beer-6H missed-10C")


def worlds_of(game: Game, seat: int, memory: CardMemory, count: int = 12) -> list[Game]:
    module = MODULES[game.rules.family]
    style = SearchProfile.of(module)
    assert style is not None
    matches = [SearchWorlds(game, seat, style, memory).world(f"{number:064x}") for number in range(count)]
    return [world for world in matches if world is not None]


def robbed() -> tuple[Scene, CardMemory]:
    """Return a game in which seat 1 lost a hand card to a Panic! and must act."""
    scene = Scene("rose-doolan slab-the-killer", "bart-cassidy vulture-sam", hands=HANDS)
    memory = CardMemory(1, BANG)
    memory.observe([Event("drew", 1, (("count", 3),), (("cards", HANDS[1]),))])
    scene.plays("panic-QH", "bart-cassidy", "hand")
    scene.ends_turn()
    while scene.decision.seat == 0:
        scene.says(*scene.decision.default)
    memory.observe(scene.events)
    return scene, memory


def test_a_card_that_was_robbed_is_in_the_robbers_hand_in_every_world_of_who_remembers_it() -> None:
    scene, memory = robbed()
    lost = {*HANDS[1].split()} - {*scene.hands[1]}

    worlds, others = worlds_of(scene.game, 1, memory), worlds_of(scene.game, 1, CardMemory(1, BANG))

    assert len(lost) == 1
    assert len(worlds) == 12
    assert all(lost <= {*world.state.hands[0]} for world in worlds)
    assert len({tuple(sorted(world.state.hands[0])) for world in worlds}) > 1
    assert not all(lost <= {*world.state.hands[0]} for world in others)


def put_back() -> tuple[Scene, CardMemory]:
    """Return a game in which Kit Carlson put a BANG! back on the deck, and both seats' memories of it."""
    deck = "bang-2C bang-3C bang-4C beer-6H beer-7H bang-5C"
    scene = Scene("kit-carlson rose-doolan", "bart-cassidy vulture-sam", phase="begin", deck=deck)
    memory = CardMemory(0, BANG)
    for reply in ("kit-carlson", "bang-3C"):
        memory.observe(observations_of(scene.game.answer(0, (reply,))))
    return scene, memory


def test_what_kit_carlson_puts_back_is_on_the_deck_in_every_world_until_it_is_drawn() -> None:
    scene, memory = put_back()
    worlds = worlds_of(scene.game, 0, memory)

    assert memory.top == "bang-3C" == scene.table.deck[-1]
    assert len(worlds) == 12
    assert {world.state.deck[-1] for world in worlds} == {"bang-3C"}
    assert len({world.state.deck[-2] for world in worlds}) > 1

    memory.observe([Event("drew", 1, (("count", 1),), (("cards", "bang-3C"),))])

    assert memory.top == ""


@pytest.mark.parametrize("remembers", [True, False])
def test_a_win_with_the_card_that_was_put_back_is_sure_for_who_remembers_it(remembers: bool) -> None:
    scene = Scene(
        "kit-carlson rose-doolan", "bart-cassidy vulture-sam", phase="begin", hands=("stagecoach-9S", ""),
        life={"bart-cassidy": 1, "vulture-sam": 0}, deck="beer-6H missed-10C bang-4C beer-7H",
    )  # fmt: skip
    deputy = player_of(DEPUTY, MODULES["bang"])
    for reply in ("kit-carlson", "bang-4C"):
        action = scene.game.answer(0, (reply,))
        deputy.observe(observations_of(action) if remembers else action.events)
    while scene.decision.kind != "play":
        scene.says(*scene.decision.default)

    thought = deputy.think(scene.game, scene.decision, Rng("4d" * 32))

    assert thought.is_proven == remembers
    assert not remembers or thought.reply == ("stagecoach-9S",)


@pytest.mark.parametrize(
    ("seat", "reply", "events"),
    [(1, "bang-3C", ()), (0, "stagecoach-9S", (Event("played", 0, (("card", "stagecoach-9S"),)),))],
    ids=["by another", "a card that is played and draws"],
)
def test_what_another_put_back_or_what_was_played_is_not_known_to_lie_on_the_deck(
    seat: int, reply: str, events: tuple[Event, ...]
) -> None:
    memory = CardMemory(seat, BANG)
    drew = Event("drew", 0, (("count", 2),))
    memory.observe(observations_of(LogRow(1, 0, (reply,), 0, (*events, drew))))

    assert memory.top == ""


def test_of_the_secrets_of_others_nothing_is_remembered() -> None:
    memory = CardMemory(0, BANG)
    memory.observe([Event("drew", 1, (("count", 1),), (("cards", "gatling-10H"),))])

    assert memory.others((), 2) == {}


def test_a_card_that_is_named_again_is_where_it_was_named() -> None:
    memory = CardMemory(0, BANG)
    card = (("card", "gatling-10H"),)
    memory.observe([Event("bought", 1, card)])
    assert memory.others((), 2) == {"gatling-10H": 1}

    memory.observe([Event("discarded", 1, card)])

    assert memory.others((), 2) == {}


@pytest.mark.parametrize("what", ["recruited", "revealed"])
def test_whom_others_have_recruited_or_sent_and_kept_they_hold(what: str) -> None:
    game = Game.new(GAMES["gnadenlos"], 3, "60" * 32)
    module, rng = MODULES["gnadenlos"], Rng("6a" * 32)
    assert module.lookahead is not None
    memory, met = CardMemory(0, module.lookahead), set[str]()
    memory.observe(game.deal_events)
    while met.isdisjoint(known := memory.others(game.view(0).hand, 4)) or game.open_decisions[0].seat != 0:
        decision = game.open_decisions[0]
        reply = module.policy(game.view(decision.seat), decision, rng)
        events = game.answer(decision.seat, reply).events
        memory.observe(events)
        met |= {word for event in events if event.kind == what for word in named(event)}

    assert all(card in game.state.players[seat].hand for card, seat in known.items())
    for world in worlds_of(game, 0, memory):
        assert all(card in world.state.players[seat].hand for card, seat in known.items())


def named(event: Event) -> list[str]:
    return [word for key, fact in event.facts if key in ("card", "cards") for word in str(fact).split()]


def test_who_was_sent_and_is_discarded_is_in_no_hand() -> None:
    memory = CardMemory(0, MODULES["gnadenlos"].lookahead)
    sent = (("card", "barber-benedict"),)
    memory.observe([Event("revealed", 1, (*sent, ("strength", 4)))])
    assert memory.others((), 3) == {"barber-benedict": 1}

    memory.observe([Event("discarded", 1, sent)])
    assert memory.others((), 3) == {}


def test_the_card_that_black_jack_shows_is_in_their_hand() -> None:
    memory = CardMemory(0, BANG)
    memory.observe([Event("drew", 1, (("count", 2),)), Event("revealed", 1, (("cards", "beer-6H"),))])

    assert memory.others((), 2) == {"beer-6H": 1}


def test_who_shows_a_pistolero_of_a_prebuilt_deck_is_believed_to_hold_the_rest_of_it() -> None:
    game, module = Game.new(GAMES["ragnguns"], 2, "5f" * 32), MODULES["ragnguns"]
    rng = Rng("6a" * 32)
    while game.ply < 60:
        decision = game.open_decisions[0]
        game.answer(decision.seat, module.policy(game.view(decision.seat), decision, rng))
    seat = game.open_decisions[0].seat
    real, count = in_play(game, 1 - seat), 40

    style = SearchProfile.of(module)
    assert style is not None
    dealer = SearchWorlds(game, seat, style)
    worlds = [world for number in range(count) if (world := dealer.world(f"{number:064x}"))]
    right = sum(in_play(world, 1 - seat) == real for world in worlds)

    assert len(worlds) == count
    assert 0.7 * count < right < count
    assert len({tuple(world.state.players[1 - seat].deck) for world in worlds}) > 5
    assert all(world.view(seat) == game.view(seat) for world in worlds)


def in_play(game: Game, seat: int) -> set[str]:
    """Return all cards of a seat's deck, wherever they are now."""
    p = game.state.players[seat]
    return {*p.cards()} - {*p.box}
