"""The smaller choices: stay or ride, what to pay with, what to give up, what to take."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.revolver.cards import PEOPLE, fact
from engine.games.revolver.computer.plan import GROWTH, planned
from engine.games.revolver.computer.worth import keep, strength
from engine.games.revolver.effects.losses import LOSSES
from engine.games.revolver.view import View


def march(view: View) -> str:
    """Stay where the guardians can hold, ride on where Mapache has grown too strong."""
    gang, guards = view.totals or (0, 0)
    room = 3 - len(view.fields[view.at].guards)
    guns = sorted((fact(card).firepower for card in view.hand), reverse=True)
    reach = guards + sum(guns[: min(room, 2)])
    return "stay" if reach >= gang + GROWTH * 0.5 else "ride"


def pay(view: View, options: Sequence[str], count: int, card: str) -> list[str]:
    """The cards that one needs least, those of the plan last."""
    plan = planned(view)
    return sorted(options, key=lambda other: keep(view, other) + 10 * (other in plan))[:count]


def worst(view: View, options: Sequence[str], count: int) -> list[str]:
    """The hand cards that one misses least."""
    return sorted(options, key=lambda card: keep(view, card))[:count]


def choose(view: View, kind: str, options: Sequence[str]) -> str:
    """One of the options of any other question."""
    if kind in ("rout", "lasso", "sap", "drop"):
        return min(options, key=lambda card: strength(view, card) if "." in card else 0)
    if kind in ("recall", "drill"):
        return max(options, key=lambda card: strength(view, card))
    if kind == "bring":
        cards = [card for card in options if card != "pass"]
        return max(cards, key=lambda card: strength(view, card))
    if kind in ("spy", "recover", "dig"):
        return max(options, key=lambda card: keep(view, card))
    return _of_people_and_places(view, kind, options)


def _of_people_and_places(view: View, kind: str, options: Sequence[str]) -> str:
    grit = dict(view.guardians)
    if kind in ("victim", "daunt"):
        return max(options, key=lambda person: (grit.get(person, 0), person not in LOSSES))
    if kind == "hearten":
        return min(options, key=lambda person: (PEOPLE[person].rating, grit.get(person, 0)))
    if kind == "field":
        return _place(view, options)
    if kind in ("keg", "second-keg"):
        return min(options, key=lambda card: (-fact(card).kegs, fact(card).firepower))
    if kind == "ammo":
        return max(options, key=lambda card: fact(card).ammo)
    return options[0]


def _place(view: View, options: Sequence[str]) -> str:
    """Where an obstruction hurts longest: here at the beginning, else on the next battlefield."""
    keys = [field.key for field in view.fields]
    now = view.at if view.box == 1 else view.at + 1
    places = [key for key in keys[now:] if key in options]
    return (places or list(options))[0]
