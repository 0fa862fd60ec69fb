"""The cards of Rag'n'Guns in pictures: tone and sign of each type, and what is seen in each card's window."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from bot.i18n.texts import Speech
from bot.render.nodes import Back, Badge, Card, Pip
from engine.core.prompts import Seat
from engine.games.ragnguns.cards import CARDS, PISTOLEROS, key_of
from engine.games.ragnguns.state import PISTOLERO
from engine.games.ragnguns.view import View

TITLED = 140  # a narrower card has no room for its name and numbers
POWER, RESISTANCE, COST = "suit-S", "suit-H", "bullet"  # as the cards' words have them
TRAP = "plum"


class Kind(NamedTuple):
    """How a type is told apart."""

    tone: str
    icon: str


KINDS: Mapping[str, Kind] = MappingProxyType(
    {
        "action": Kind("brick", "ragnguns-action"),
        "arme": Kind("slate", "ragnguns-weapon"),
        "objet": Kind("gold", "ragnguns-object"),
        "piege": Kind(TRAP, "trap"),
        "renfort": Kind("sage", "people"),
    }
)
THINGS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "ammunition": ("boite-de-cartouches", "rechargement-eclair"),
        "beer": ("barman-complice", "flasque-sans-fond", "tournee-generale"),
        "boot": ("demi-tour", "eperons-d-argent", "ruade-du-kid"),
        "dollar": ("trou-dans-la-poche", "vider-ses-poches"),
        "down": ("la-chute",),
        "dynamite": ("baton-de-dynamite", "meche-courte", "sac-de-petards"),
        "exposed": ("photo-compromettante",),
        "fire": ("cracheur-de-feu", "feu-de-joie", "torche"),
        "firepower": ("colt-rouille", "derringer-de-manche", "tir-de-semonce"),
        "gatling": ("gatling",),
        "hat": ("le-leurre",),
        "horse": ("ventre-a-terre", "mule-de-prospecteur"),
        "horseshoe": ("selle-en-peau-de-banquier",),
        "joker": ("improviser",),
        "keg": ("baril-de-poudre",),
        "lasso": ("lasso",),
        "lock": ("coffre-fort-a-roulettes",),
        "melee": ("lame-du-bison", "machette"),
        "nugget": ("eboulement",),
        "people": ("guet-apens",),
        "poker": ("jeu-a-cinq-as",),
        "ragnguns-axe": ("tomahawk",),
        "ragnguns-bar": ("barre-de-fer",),
        "ragnguns-bear": ("grizzly-en-permission",),
        "ragnguns-bow": ("arc-d-occasion",),
        "ragnguns-bug": ("plancher-pourri", "termites"),
        "ragnguns-cannon": ("canon-de-carnaval",),
        "ragnguns-dog": ("coyote-apprivoise", "molosse-du-sherif"),
        "ragnguns-fist": ("poing-americain",),
        "ragnguns-fork": ("fourche-a-foin",),
        "ragnguns-kit": ("premiers-soins", "trousse-de-campagne"),
        "ragnguns-lantern": ("lanterne-sourde",),
        "ragnguns-mirror": ("miroir-de-poche",),
        "ragnguns-note": (
            "banjo-a-canon-scie", "berceuse", "blues-du-condamne", "fanfare-municipale", "harmonica",
            "ruine-babines-de-gus", "sifflet-a-chien", "sonner-la-charge",
        ),
        "ragnguns-whip": ("fouet",),
        "reward": ("pot-de-vin",),
        "rifle": ("carabine-du-dimanche", "frangines", "fusil-de-mariage", "winchester-de-jenny"),
        "scope": ("longue-vue",),
        "stake": ("fausse-monnaie",),
        "star": ("chasse-a-l-homme", "etoile-en-fer-blanc"),
        "tombstone": ("avoir-le-dernier-mot",),
        "train": ("locomotive",),
        "trap": ("piege-a-loup",),
        "undertaker": ("retour-d-entre-les-morts",),
        "wagon": ("attaque-de-diligence",),
        "whisky": ("double-dose", "tesson-de-bouteille", "vieux-bourbon"),
    }
)  # fmt: skip
SEEN = {key: icon for icon, keys in THINGS.items() for key in keys}  # who is not here is a person


def card(
    name: str, wide: int, say: Speech, number: int = 0, *, banner: bool = False, power: int | None = None,
    mark: bool = False, faint: bool = False,
) -> Card:  # fmt: skip
    """A card from the front; with its cost, unless it is posed with this power."""
    key = key_of(name)
    kind, banner = KINDS[CARDS[key].type], banner and wide >= TITLED
    return Card(
        wide,
        _title(key, say) if wide >= TITLED else "",
        kind.tone,
        SEEN.get(key, ""),
        "" if key in SEEN else f"ragnguns/{key}",
        kind.icon,
        say.words(f"ragnguns-word-{CARDS[key].type}") if banner else "",
        _pips(key, power) if wide >= TITLED else (),
        number=number,
        mark=mark,
        faint=faint,
    )


def pistolero(key: str, wide: int, say: Speech, *, mark: bool = False, faint: bool = False) -> Card:
    """Who fights, with the power he has in the alley."""
    pips = (Pip(POWER, str(PISTOLEROS[key].power)),)
    name = _title(key, say)
    return Card(wide, name, "leather", portrait=f"ragnguns/{key}", pips=pips, mark=mark, faint=faint)


def trap(wide: int, stake: int = 0, number: int = 0) -> Back:
    """What can only be a trap, face down, and the bullets on it."""
    return Back(wide, TRAP, "trap", str(stake) if stake else "", number)


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
