"""The end of Rag'n'Guns in pictures: the bullets that decided it, all hits in chips, and the last cards."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from bot.games.encounter import FACES, Encounter, Fighter
from bot.games.end_scene import FACE, FIGURE, SKULL, Chip, Figure, below, chips, deciding_step, hands, tone
from bot.games.ragnguns import cards
from bot.i18n.texts import Phrases
from bot.render.scene import SCENE_WIDTH, Badge, CardItem, Icon, IconRow, Item, Portrait, Scene
from engine.core.decisions import Seat
from engine.games.ragnguns.cards import PISTOLEROS
from engine.games.ragnguns.state import ALLEY, BARREL, Hit
from engine.games.ragnguns.view import View

HELD = 128  # width of a card that is turned up
WEAPON = 230  # width of the card that killed
VOLLEY = "volley"


def last_hit(view: View) -> Hit | None:
    """Return the hit that ended the game; None if something else did."""
    if not view.hits or len(view.winners) != 1:
        return None
    last = view.hits[-1]
    return (
        last if view.seats[last.seat].pistolero_wounds >= BARREL and last.seat not in view.winners else None
    )


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that a hit decided; None without one."""
    if (last := last_hit(view)) is None:
        return None
    [seat] = view.winners
    winner = Figure(_gunman(view, seat, phrases, fell=False), phrases.name(seat), tone(seat, view.seat))
    loser = Figure(
        _gunman(view, last.seat, phrases, fell=True), phrases.name(last.seat), tone(last.seat, view.seat)
    )
    bullets = [Icon("right", 90, "brass", "panel"), Badge("bullet", str(last.count), 90, "brick")]
    holes = IconRow("ragnguns-hole", BARREL, BARREL, 42, "brass")
    between: list[list[Item]] = [_weapon(view, last, phrases), [*bullets], [holes]]
    items = list(deciding_step(winner, loser, between))
    items += chips(_chips(view), below(items), phrases.texts("ragnguns-chips"))
    items += hands([_turned_up(view, other, phrases) for other in (0, 1)], phrases, below(items), view.seat)
    return Scene(SCENE_WIDTH, below(items), tuple(items))


def moment(view: View, lead: Seat, phrases: Phrases) -> Encounter | None:
    """Return both Pistoleros with their holes, and what fired last."""
    if not all(seat.pistolero for seat in view.seats):
        return None
    last = last_hit(view)
    weapon: list[Item] = []
    if last is not None:
        weapon = [
            Icon(item.name, item.width, "brick", "shade") if isinstance(item, Icon) else item
            for item in _weapon(view, last, phrases)
        ]
    fighters = [
        Fighter(
            seat,
            Portrait(f"ragnguns/{own.pistolero}", FACES[1], turn=seat == lead, faint=seat != lead),
            _name(own.pistolero, phrases),
            IconRow("ragnguns-hole", own.pistolero_wounds, BARREL, 40, "ink"),
        )
        for seat, own in enumerate(view.seats)
    ]
    rows = (tuple(weapon),) if weapon else ()
    return Encounter(fighters[lead], (fighters[1 - lead],), rows, last is not None)


def sentence(view: View, phrases: Phrases) -> str:
    """Say what decided the game, or nothing."""
    if (last := last_hit(view)) is None:
        return ""
    facts: dict[str, str | int] = {
        "target": _name(view.seats[last.seat].pistolero, phrases),
        "count": last.count,
        "turn": last.turn,
        "name": phrases.seat(last.seat),
    }
    if last.by == VOLLEY:
        return phrases.texts("ragnguns-decided-volley", **facts, by=phrases.seat(1 - last.seat))
    return phrases.texts("ragnguns-decided", **facts, card=_name(last.by, phrases))


def verdict(view: View, phrases: Phrases) -> str:
    """Say in a few words how the game was won."""
    if (last := last_hit(view)) is None:
        return ""
    facts: dict[str, str | int] = {
        "target": _name(view.seats[last.seat].pistolero, phrases),
        "own": view.seats[1 - last.seat].pistolero_wounds,
    }
    if last.by == VOLLEY:
        return phrases.texts("ragnguns-verdict-volley", **facts)
    return phrases.texts("ragnguns-verdict", **facts, card=_name(last.by, phrases))


def _name(key: str, phrases: Phrases) -> str:
    return phrases.texts(f"ragnguns-card-{key}")


def _gunman(view: View, seat: int, phrases: Phrases, *, fell: bool) -> CardItem:
    front = cards.pistolero(view.seats[seat].pistolero, FIGURE, phrases, mark=not fell, faint=fell)
    return replace(front, corner="", sign="", mood="dead" if fell else "winning")


def _weapon(view: View, last: Hit, phrases: Phrases) -> list[Item]:
    """Return the card that fired, or in a Shootout the one in the Alley."""
    [seat] = view.winners
    if last.by in PISTOLEROS:
        return [Portrait(f"ragnguns/{last.by}", 200, turn=True)]
    posed = [posed.card for posed in view.seats[seat].posed if posed.zone == ALLEY]
    fired = posed if last.by == VOLLEY else [last.by]
    if not fired:  # the Pistolero in person
        return [Icon("firepower", 190, "brass", "panel")]
    return [cards.card(fired[0], WEAPON, phrases, mark=True)]


def _chips(view: View) -> list[Chip]:
    """Draw what each Pistolero took in a turn."""
    rows = [(key, [*hits]) for key, hits in groupby(view.hits, key=lambda hit: (hit.turn, hit.seat))]
    return [
        Chip(
            str(turn),
            (Portrait(f"ragnguns/{view.seats[seat].pistolero}", FACE, faint=n == len(rows)),),
            f"+{sum(hit.count for hit in hits)}",
            tone(1 - seat, view.seat),
            n == len(rows),
            SKULL if n == len(rows) else None,
        )
        for n, ((turn, seat), hits) in enumerate(rows, 1)
    ]


def _turned_up(view: View, seat: int, phrases: Phrases) -> list[Item]:
    """Return a seat's Pièges and hand, face up."""
    if (known := view.hidden[seat]) is None:
        return []
    traps = [cards.card(name, HELD, phrases, mark=True) for name in known.traps]
    return [*traps, *(cards.card(name, HELD, phrases) for name in known.hand)]
