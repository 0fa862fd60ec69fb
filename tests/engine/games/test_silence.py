"""Defaults for silent players never lose more than a beginner's cheapest choice."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeAlias

import pytest
from shared import shared
from transcripts.questions import questions

from engine.core.decisions import Decision
from engine.games.bang.deck import KIND
from engine.games.bang.record import plain_worth as bang_worth
from engine.games.gnadenlos.cards import ADVENTURERS, EVENTS
from engine.games.outlaws.cards import OUTLAWS
from engine.games.ragnguns.cards import plain_worth as ragnguns_worth
from engine.games.revolver.cards import PEOPLE
from engine.games.revolver.cards import card_data as revolver_fact
from engine.games.revolver.effects.people import LOSSES
from engine.games.revolver.operations import plain_worth as revolver_worth

pytestmark = pytest.mark.long

Asked: TypeAlias = tuple[Any, Decision]  # the view of the seat to act, and its decision
Loss: TypeAlias = Callable[[Any, str], Any]  # the cost of a reply; the lowest is best


def strength(view: Any, card: str) -> int:
    """Return what a card adds to its side, including tokens."""
    return revolver_fact(card).firepower + dict(view.power).get(card, 0)


def grit(view: Any, person: str) -> int:
    return dict(view.guardians)[person]


def lot(view: Any, first: str) -> int:
    cards = next(item for item in view.lots if item[0] == first)
    return sum(sum(ADVENTURERS[card].strengths) for card in cards)


LEAST: dict[tuple[str, str], Loss] = {
    ("bang", "discard"): lambda view, card: bang_worth(card),
    ("bang", "put-back"): lambda view, card: bang_worth(card),
    ("bang", "store"): lambda view, card: -bang_worth(card) if card in KIND else 0,
    ("gnadenlos", "adventurer"): lambda view, card: -ADVENTURERS[card].strength(EVENTS[view.event].symbol),
    ("gnadenlos", "take"): lambda view, card: -lot(view, card),
    ("outlaws-gangs", "pick"): lambda view, card: -OUTLAWS[card].skill,
    ("outlaws-gangs", "discard"): lambda view, card: OUTLAWS[card].skill,
    ("ragnguns", "give-up"): lambda view, card: ragnguns_worth(card),
    ("revolver", "daunt"): lambda view, person: (-grit(view, person), -PEOPLE[person].rating),
    ("revolver", "drop-hand"): lambda view, card: revolver_worth(card),
    ("revolver", "lasso"): strength,
    ("revolver", "recall"): strength,
    ("revolver", "rout"): strength,
    ("revolver", "sap"): lambda view, card: dict(view.power)[card],
    ("revolver", "victim"): lambda view, person: (not grit(view, person), person in LOSSES),
}


MET = {kind for _, kind in LEAST} | {"dodge", "shoot-back", "last-beer", "split"}  # kinds tested below


@cache
def decisions_of(game: str) -> tuple[Asked, ...]:
    """Return these decisions of a game's transcripts; keeping all of them would fill a worker with views."""
    decisions: tuple[Asked, ...] = shared(f"asked-of-the-silent-{game}", lambda: _decisions_met(game))
    return decisions


def _decisions_met(game: str) -> tuple[Asked, ...]:
    met = ((then, decision) for then, decision in questions(game) if decision.kind in MET)
    return tuple((then.view(decision.seat), decision) for then, decision in met)


@pytest.mark.parametrize(("game", "kind"), LEAST)
def test_who_says_nothing_loses_no_more_than_what_is_worth_least(game: str, kind: str) -> None:
    met = [(view, decision) for view, decision in decisions_of(game) if decision.kind == kind]
    loss = LEAST[game, kind]

    assert met
    for view, decision in met:
        spared = [option for option in decision.options if option not in decision.default]
        most = max(loss(view, option) for option in decision.default)
        assert len(decision.default) == decision.min_count
        assert all(most <= loss(view, option) for option in spared), decision


@pytest.mark.parametrize(
    ("kind", "needed"),
    [("dodge", "needed"), ("shoot-back", ""), ("last-beer", "needed")],
)
def test_who_says_nothing_gives_a_card_rather_than_a_life_where_there_are_enough(
    kind: str, needed: str
) -> None:
    met = [decision for _, decision in decisions_of("bang") if decision.kind == kind]
    saved, lost = 0, 0
    for decision in met:
        cards = [option for option in decision.options if option in KIND]
        enough = len(cards) >= int(dict(decision.facts).get(needed, 1))
        cheapest = min(cards, key=bang_worth, default="")
        expected = "barrel" if "barrel" in decision.options else cheapest if enough else "pass"
        assert decision.default == (expected,)
        saved, lost = saved + (expected == cheapest), lost + (expected == "pass")

    assert saved
    assert lost


def test_the_sixth_bullet_is_not_taken_by_who_says_nothing() -> None:
    for _, decision in decisions_of("ragnguns"):
        if decision.kind == "split":
            facts = dict(decision.facts)
            assert decision.default == (str(max(map(int, decision.options))),)
            assert 0 < int(facts["life"]) <= 6
