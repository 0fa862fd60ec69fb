"""The facts of the cards, and the rule book's constraints on those we designed."""

import tomllib
from collections import Counter

import pytest
from pydantic import ValidationError
from scenes.revolver import G, M, Scene

from engine.core.editions import card_files
from engine.games.revolver.cards import (
    DECKS,
    FIELDS,
    GUARDIANS,
    MAPACHE,
    OBSTRUCTION,
    PEOPLE,
    POKER,
    File,
    check,
    deck,
)
from engine.games.revolver.effects import EFFECTS
from engine.games.revolver.effects.people import LOSSES
from engine.games.revolver.rules import Revolver
from tests.numbers_in_text import stated

BOTH = pytest.mark.parametrize("side", [GUARDIANS, MAPACHE])


def changed(part: str, number: int, **facts: object) -> File:
    data = tomllib.loads(card_files("revolver")[1].read_text("utf-8"))
    data[part][number] |= facts
    return File.model_validate(data)


@BOTH
def test_r1_each_deck_has_62_cards(side: str) -> None:
    assert list(Revolver.seats) == [2]
    assert len(set(deck(side))) == max(stated("revolver", "R1"))


@BOTH
def test_r30_at_least_thirty_cards_differ_and_none_repeats_another(side: str) -> None:
    def what(card) -> tuple[object, ...]:
        facts = card.model_dump(exclude={"key", "copies", "icon"})
        effect = EFFECTS[card.key].do if card.key in EFFECTS else None
        closure = getattr(effect, "__closure__", None) or ()
        return (*facts.values(), getattr(effect, "__qualname__", ""), *(c.cell_contents for c in closure))

    assert len(DECKS[side]) >= 30
    assert len({what(card) for card in DECKS[side]}) == len(DECKS[side])


@BOTH
def test_r30_firepower_is_one_to_six_and_a_cost_none_to_four(side: str) -> None:
    guns = {card.firepower for card in DECKS[side] if card.firepower}
    costs = {card.cost for card in DECKS[side]}

    assert guns == {1, 2, 3, 4, 5, 6}
    assert (min(costs), max(costs)) == (0, 4)


@BOTH
def test_r63_every_one_shot_does_something_and_no_obstruction_does_when_it_is_put_down(side: str) -> None:
    assert all(card.key in EFFECTS for card in DECKS[side] if card.type == "one-shot")
    assert not any(card.key in EFFECTS for card in DECKS[side] if card.type == OBSTRUCTION)


def test_r68_q33_kegs_are_the_guardians_and_ammunition_and_obstructions_mapaches() -> None:
    kinds = {side: {card.type for card in cards} for side, cards in DECKS.items()}

    assert {card.kegs for card in DECKS[GUARDIANS]} == {0, 1, 2}
    assert {card.ammo for card in DECKS[MAPACHE]} == {0, 1, 2}
    assert kinds[GUARDIANS] == {"firepower", "one-shot"}
    assert kinds[MAPACHE] == {"firepower", "one-shot", "obstruction"}


def test_r2_r32_seven_guardians_start_and_twelve_are_recruits() -> None:
    starting = [person.starting for person in PEOPLE.values()]

    assert [starting.count(True), starting.count(False), len(starting)] == stated("revolver", "R2")
    assert set(LOSSES) < set(PEOPLE)
    assert 0 < sum(person.grit for person in PEOPLE.values()) <= 11


def test_r3_r38_r39_nine_battlefields_in_two_series_and_those_of_malpaso() -> None:
    fields = FIELDS.values()
    places = Counter(field.route for field in fields)

    assert places == {"crystal-river": 3, "cataratas": 3, "malpaso": 3}
    assert sorted((f.route, f.index) for f in fields) == [
        (route, index) for route in ("cataratas", "crystal-river", "malpaso") for index in (1, 2, 3)
    ]
    for route in ("cataratas", "crystal-river"):  # a game has one of them
        assert len({(f.defence, f.recruits, f.optional) for f in fields if f.route == route}) == 3
    assert all(field.normal >= 1 for field in fields)


def test_r5_q1_six_poker_cards_each_of_the_kinds_of_their_side() -> None:
    kinds = Counter((card.side, card.kind) for card in POKER.values())

    assert kinds == {
        (GUARDIANS, "number"): 4,
        (GUARDIANS, "cheat"): 2,
        (MAPACHE, "number"): 5,
        (MAPACHE, "accusation"): 1,
    }


def test_r6_q12_tokens_are_counted_and_none_is_made_from_nothing() -> None:
    things = Counter(thing.partition(".")[0] for thing in Scene().table.things())

    assert [things[name] for name in ("army", "grit", "power-guardians", "power-mapache")] == [14, 11, 4, 9]


def test_r4_dynamite_gatling_tunnels_and_army_are_there_once() -> None:
    view = Scene().view(G)

    assert (view.bridge_gone, view.blast, view.army, view.ammo) == (False, None, 12, 0)


@pytest.mark.parametrize(
    ("part", "number", "facts"),
    [
        ("guardians", 0, {"copies": 3}),
        ("guardians", 0, {"ammo": 1}),
        ("mapache", 0, {"kegs": 1}),
        ("guardians", 0, {"type": "obstruction"}),
        ("mapache", 0, {"key": "farmhands"}),
        ("people", 7, {"rating": 20}),
        ("people", 7, {"starting": True}),
        ("fields", 0, {"recruits": [9, 9], "optional": 1}),
        ("fields", 8, {"recruits": [0] * 5}),
        ("fields", 8, {"index": 2}),
        ("poker", 0, {"side": "mapache"}),
    ],
)
def test_facts_that_break_the_rules_are_refused(part: str, number: int, facts: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="the cards break"):
        check(changed(part, number, **facts))


def test_unknown_facts_are_refused() -> None:
    with pytest.raises(ValidationError):
        changed("guardians", 0, horses=2)


def test_q61_guardians_have_no_firepower_of_their_own() -> None:
    many, few = Scene(guards="farmhands"), Scene(guards="farmhands", people="padre-esteban")

    assert many.view(M).totals == few.view(M).totals
