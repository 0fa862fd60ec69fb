"""The cards of Rag'n'Guns in pictures: tone and sign of each type; what is in a window is a card's own."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.i18n.texts import Speech
from bot.render.icons import known
from bot.render.scene import Badge, CardBackItem, CardItem, Pip
from engine.core.prompts import Seat
from engine.games.ragnguns.cards import CARDS, PISTOLEROS, key_of
from engine.games.ragnguns.state import PISTOLERO
from engine.games.ragnguns.view import View

TITLED = 140  # a narrower card has no room for its name and numbers
POWER, RESISTANCE, COST = "suit-S", "suit-H", "bullet"  # as the cards' words have them
TRAP = "plum"


class TypeMark(NamedTuple):
    """What marks a card's type."""

    tone: str
    icon: str


KINDS: Mapping[str, TypeMark] = MappingProxyType(
    {
        "action": TypeMark("brick", "ragnguns-action"),
        "arme": TypeMark("slate", "ragnguns-weapon"),
        "objet": TypeMark("gold", "ragnguns-object"),
        "piege": TypeMark(TRAP, "trap"),
        "renfort": TypeMark("sage", "people"),
    }
)


def card(
    name: str, wide: int, say: Speech, number: int = 0, *, banner: bool = False, power: int | None = None,
    mark: bool = False, faint: bool = False,
) -> CardItem:  # fmt: skip
    """A card from the front; with its cost, unless it is posed with this power."""
    key = key_of(name)
    fact = CARDS[key]
    kind, banner = KINDS[fact.type], banner and wide >= TITLED
    return CardItem(
        wide,
        _title(key, say) if wide >= TITLED else "",
        kind.tone,
        known(fact.icon) if fact.icon else "",
        "" if fact.icon else f"ragnguns/{key}",
        kind.icon,
        say.words(f"ragnguns-word-{fact.type}") if banner else "",
        _pips(key, power) if wide >= TITLED else (),
        number=number,
        mark=mark,
        faint=faint,
    )


def pistolero(key: str, wide: int, say: Speech, *, mark: bool = False, faint: bool = False) -> CardItem:
    """Who fights, with their power in the alley."""
    pips = (Pip(POWER, str(PISTOLEROS[key].power)),)
    name = _title(key, say)
    return CardItem(wide, name, "leather", portrait=f"ragnguns/{key}", pips=pips, mark=mark, faint=faint)


def trap(wide: int, stake: int = 0, number: int = 0) -> CardBackItem:
    """What can only be a trap, face down, and the bullets on it."""
    return CardBackItem(wide, TRAP, "trap", str(stake) if stake else "", number)


def belt(view: View, seat: Seat) -> list[Badge]:
    """The bullets in a belt, and for each effect of the pistolero its price and whether it can be played."""
    there, known = view.seats[seat], view.hidden[seat]
    if not there.pistolero:
        return [Badge("belt", str(there.belt), 48)]
    used = known.used if known and not view.over else ()
    found = [Badge("belt", str(there.belt), 48)]
    for n, cost in enumerate(PISTOLEROS[there.pistolero].costs, 1):
        barred = seat == view.current and "belt" in view.barred
        able = cost <= there.belt and not barred and f"{PISTOLERO}:{n}" not in used
        sign = "jail" if barred else "check" if able else "lock"
        found.append(Badge(sign, str(cost), 42, "sage" if able else "coal"))
    return found


def _title(key: str, say: Speech) -> str:
    return say.words(f"ragnguns-card-{key}")


def _pips(key: str, power: int | None) -> tuple[Pip, ...]:
    fact = CARDS[key]
    if not fact.posable:
        return ()
    strength = Pip(POWER, str(fact.power if power is None else power)), Pip(RESISTANCE, str(fact.resistance))
    return strength if power is not None else (Pip(COST, str(fact.cost)), *strength)
