"""Who sees what."""

from scenes.gnadenlos import LAST_DUEL, RULES, SEED, Scene

from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.gnadenlos.operations import is_asked

ONES = [f"{color}-1.{letter}" for color in ("blue", "yellow") for letter in "abc"]
GALE, DOC, JUNE, SADIE, VEIL = "preacher-gale", "doc-laudanum", "calico-june", "six-gun-sadie", "black-veil"


def ids(value: object) -> set[str]:
    """Return the pieces that a value names anywhere."""
    text = repr(value)
    pieces = RULES.piece_ids(Game.new(RULES, 4, SEED).state)
    return {piece for piece in pieces if f"'{piece}'" in text}


def test_q6_q61_each_sees_their_own_hand_and_the_sizes_of_the_others() -> None:
    game = Game.new(RULES, 4, SEED)
    own = game.state.players[2]
    view = game.view(2)

    assert (list(view.hand), list(view.notes)) == (own.hand, own.notes)
    assert ids(view) == {*own.hand, *own.notes, game.state.event}
    assert [(s.hand_size, s.notes_size, s.nuggets) for s in view.seats] == [(2, 11, 10)] * 4


def test_q6_q58_q61_the_table_sees_no_hand_no_pile_and_no_back() -> None:
    game = Game.new(RULES, 3, SEED)
    view = game.view(None)

    assert ids(view) == {game.state.event}
    assert view.columns == (1,) * 6
    assert (view.piles.deck, view.piles.event_deck) == (29 - 6, 6)


def test_q61_when_the_game_is_over_everything_is_turned_up() -> None:
    scene = Scene(GALE, DOC, SADIE, market="red-3.c", notes=("red-0.a", "", ""), **LAST_DUEL)
    view = scene.view()

    assert [seat.hand for seat in view.seats] == [(GALE,), (DOC,), (SADIE,)]
    assert view.seats[0].notes == ("red-0.a",)
    assert view.market == ("red-3.c",)


def test_q63_notes_taken_in_a_duel_are_seen_by_the_taker_alone() -> None:
    scene = Scene(
        GALE,
        SADIE,
        JUNE,
        event="church-steps",
        notes=("", "", ""),
        market="red-3.a red-3.b",
        event_deck=["last-stake"],
    )
    [took] = [event for event in scene.events if event.kind == "took"]

    assert dict(took.facts) == {"count": 2}
    assert set(dict(took.secret)["notes"].split()) == {"red-3.a", "red-3.b"}
    assert ids(scene.view(0)) & {"red-3.a", "red-3.b"} == set()
    assert scene.view(1).notes == ("red-3.a", "red-3.b")


def test_q38_a_note_that_was_seen_in_an_auction_is_not_shown_again() -> None:
    scene = Scene(
        GALE, DOC, JUNE, phase="recruit", deck=f"{SADIE} {VEIL}", notes=("red-1.a", "blue-2.a", "yellow-3.a")
    )
    scene.says(0, "open")
    for seat, note in enumerate(("red-1.a", "blue-2.a", "yellow-3.a")):
        scene.bids(seat, note)
    assert ids(scene.view()) >= {"red-1.a", "blue-2.a", "yellow-3.a"}
    scene.says(2, VEIL)

    assert not ids(scene.view()) & {"red-1.a", "blue-2.a", "yellow-3.a"}


def test_q64_in_every_world_whoever_is_asked_for_a_bid_has_one() -> None:
    scene = Scene(
        GALE,
        DOC,
        JUNE,
        phase="recruit",
        deck=f"{SADIE} {VEIL}",
        notes=("red-1.a", "blue-2.a", "yellow-3.a yellow-1.a"),
    )
    scene.says(0, "open")
    scene.bids(0, "red-1.a")
    worlds = [RULES.resample(scene.table, 0, Rng(f"{n:02x}" * 32)) for n in range(40)]

    assert all(is_asked(world) for world in worlds)
    assert len({tuple(world.players[1].notes) for world in worlds}) > 1


def test_q64_where_hardly_any_other_deal_fits_the_notes_stay_as_they_are() -> None:
    scene = Scene(GALE, DOC, JUNE, phase="recruit", notes=("red-1.a", "blue-2.a", ""), market=" ".join(ONES))
    scene.says(0, "open")
    scene.bids(0, "red-1.a")
    worlds = [RULES.resample(scene.table, 0, Rng(f"{n:02x}" * 32)) for n in range(40)]

    assert {tuple(world.players[1].notes) for world in worlds} == {("blue-2.a",)}
