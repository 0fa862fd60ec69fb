"""The end of Revolver 2 in pictures: who won against whom, the guardians who live and those who fell."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.encounter import FACES, Encounter, Fighter
from bot.games.end_scene import (
    BETWEEN,
    EDGE,
    FIGURE,
    LEGEND,
    PAD,
    ROOM,
    Chip,
    Figure,
    below,
    chips,
    deciding_step,
    hands,
)
from bot.games.end_scene import FACE as CHIP_FACE
from bot.games.revolver.cards import hits_to_fell
from bot.games.revolver.pieces import GENERAL, card, guardian, tone_of
from bot.i18n.texts import Phrases
from bot.render.layout import row
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    CardInPlay,
    CardItem,
    Icon,
    Item,
    Label,
    Mood,
    PlacedItem,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.revolver.cards import CARDS, ESTEBAN, FIELDS, key_of
from engine.games.revolver.view import View

FACE, TOTAL = 74, 140  # width of a face; pixels of an em of a total
CHIP_FACES = 2  # most faces that a chip has room for beside each other
LYING, NAMED = 240, 3  # width of a card in hand with its name, and how many fit a row


def end(view: View, phrases: Phrases) -> Scene | None:
    """Draw the end of a game that its rules decided; None before the ride, or without an ending."""
    if not view.ending or view.battlefield_index < 0 or len(view.winners) != 1:
        return None
    [seat] = view.winners
    winner, loser = (
        Figure(_face(view, who, seat, phrases), phrases.name(who), tone_of(view, who))
        for who in (seat, 1 - seat)
    )
    items = list(deciding_step(winner, loser, _between(view, phrases), sentence(view, phrases)))
    items += chips(_chips(view, phrases), below(items), phrases.texts("revolver-chips"))
    last_hands = [_last_hand(own.hand, phrases) for own in view.seats]
    if not all(last_hands):  # else it would be too high
        items += _people(view, below(items))
    tones = [tone_of(view, seat) for seat in (0, 1)]
    if any(last_hands):
        left = Label(phrases.texts("revolver-unplayed"), ROOM, LEGEND - 12, 44, "slab", "dust", "center")
        items.append(PlacedItem(left, EDGE, below(items) - 6))
    items += hands(last_hands, phrases, below(items), view.seat, tones=tones)
    return Scene(SCENE_WIDTH, below(items), tuple(items))


def _last_hand(hand: Sequence[str], phrases: Phrases) -> list[Item]:
    """Draw the cards of a last hand with their names; of more, which would be too small, none."""
    if len(hand) > NAMED:
        return []
    return [CardInPlay.of(replace(card(name, LYING, phrases), sign="", pips=())) for name in hand]


def moment(view: View, lead: Seat, phrases: Phrases) -> Encounter | None:
    """Return both leaders, and the totals of the last attack or a sign of what else ended the game."""
    if view.battlefield_index < 0:
        return None
    fighters = [_fighter(view, seat, lead, phrases) for seat in (lead, 1 - lead)]
    rows: tuple[tuple[Item, ...], ...] = ()
    if view.ending and (totals := _last_totals(view)):
        sides = list(zip(("raccoon", "shield"), totals, ("brick", "faded")))
        sides.sort(key=lambda side: (side[0] == "shield") != (lead == view.padre))
        labels = [Label(str(total), 150, 140, TOTAL, "display", color, "center") for _, total, color in sides]
        rows = (tuple(Icon(icon, 100, color, "shade") for icon, _, color in sides), tuple(labels))
    elif view.ending:
        rows = ((Icon(_sign(view), 190, "brick", "shade"),),)
    return Encounter(fighters[0], (fighters[1],), rows, bool(view.ending))


def _fighter(view: View, seat: Seat, lead: Seat, phrases: Phrases) -> Fighter:
    front = _face(view, seat, lead, phrases)
    face = Portrait(front.portrait, FACES[1], turn=seat == lead, faint=seat != lead, mood=front.mood)
    return Fighter(seat, face, front.title)


def sentence(view: View, phrases: Phrases) -> str:
    """Say what decided the game and what was lacking for another end, or nothing."""
    if not view.ending or view.battlefield_index < 0:
        return ""
    gang, guards = view.last or (0, 0)
    facts = {"people": len(view.guardians), "fallen": len(view.lost), "army": view.army}
    how = _how(view)
    if how == "attack":
        facts |= {"short": gang - guards}
    elif how == "gatling":
        gang, guards = view.totals or (0, 0)
        facts |= {"gang": gang, "guards": guards, "hits": int(gang > guards)}
    else:
        grit = sum(grit for _, grit in view.guardians)
        facts |= {"short": max(0, guards + 1 - gang), "hits": hits_to_fell(view.guardians), "grit": grit}
    return phrases.texts(f"revolver-decided-{how}", **facts)


def verdict(view: View, phrases: Phrases) -> str:
    if not view.ending:
        return ""
    gang, guards = view.last or (0, 0)
    facts: dict[str, str | int] = {"gang": gang, "guards": guards, "card": _blow(view, phrases)}
    facts["person"] = phrases.texts(f"revolver-card-{key_of(view.lost[-1])}") if view.lost else ""
    return phrases.texts(f"revolver-over-{_how(view)}", **facts)


def _how(view: View) -> str:
    """Return what ended the game; `alone`: at the mine, without Padre Esteban."""
    if view.ending != "killed":
        return view.ending
    if view.guardians:
        return "alone"
    if not view.blow:
        return "attack"
    return "gatling" if _is_gatling(view) else "card"


def _blow(view: View, phrases: Phrases) -> str:
    return phrases.texts(f"revolver-card-{key_of(view.blow)}") if view.blow else ""


def _is_gatling(view: View) -> bool:
    return bool(view.blow) and key_of(view.blow) in CARDS and CARDS[key_of(view.blow)].ammo > 0


def _face(view: View, seat: Seat, winner: Seat, phrases: Phrases) -> CardItem:
    """Draw a side's leader; for the guardians, if none is left, the last who fell."""
    won = seat == winner
    key = ESTEBAN if view.guardians or not view.lost else view.lost[-1]
    front = guardian(key, FIGURE, phrases) if seat == view.padre else card(GENERAL, FIGURE, phrases)
    mood: Mood = "winning" if won else "dead"
    return replace(front, corner="", sign="", pips=(), mark=won, faint=not won, mood=mood)


def _between(view: View, phrases: Phrases) -> list[list[Item]]:
    """Return a sign of what ended the game and, below it, the totals of the last attack, or its name.

    Each total is on the side of the picture where its leader is.
    """
    sign: list[Item] = [Icon(_sign(view), 110, "brass", "panel")]
    if not (totals := _last_totals(view)):
        sign = [Icon(_sign(view), 200, "brass", "panel")]
        why = _blow(view, phrases)
        if _how(view) == "alone":
            why = phrases.option("", view.fields[view.battlefield_index].key)
        elif _is_gatling(view):
            why = phrases.texts("revolver-cause-gatling", card=why)
        label = Label(why, SCENE_WIDTH - 2 * BETWEEN, 130, 60, "slab", "brass", "center")
        return [sign, [label]] if why else [sign]
    lit = int(totals[0] <= totals[1])
    sides = [(("raccoon", "shield")[n], totals[n], ("dust", "brass")[n == lit]) for n in (0, 1)]
    if view.padre in view.winners:
        sides.reverse()
    left, right = (Icon(icon, 90, ink, "panel") for icon, _, ink in sides)
    icons: list[Item] = [left, Label("", 70, 90), right]  # so that each stands above its total
    labels: list[Item] = [
        Label(str(total), 170, 160, TOTAL, "display", ink, "center") for _, total, ink in sides
    ]
    return [sign, icons, labels]


def _last_totals(view: View) -> tuple[int, int] | None:
    """Return the totals of the attack that ended the game, Mapache's first; None if something else did."""
    return view.last if _how(view) in ("attack", "mine", "army") else None


def _sign(view: View) -> str:
    """Return the sign of what ended the game; of an attack, where it was."""
    signs = {"army": "people", "gatling": "ammunition", "card": "tombstone"}
    return signs.get(_how(view), FIELDS[view.fields[view.battlefield_index].key].icon)


def _chips(view: View, phrases: Phrases) -> list[Chip]:
    """Show who fell on each battlefield up to the last one, or its sign where nobody did."""
    chips = []
    for n, field in enumerate(view.fields[: view.battlefield_index + 1]):
        fallen = [person for person, at in zip(view.lost, view.lost_at) if at == n]
        faces: list[Item] = [Portrait(f"revolver/{person}", CHIP_FACE, faint=True) for person in fallen]
        if len(faces) > CHIP_FACES:  # some of them would contradict the number
            faces = [Icon("tombstone", CHIP_FACE, "chalk", "panel")]
        faces = faces or [Icon(FIELDS[field.key].icon, CHIP_FACE, "chalk", "panel")]
        color = tone_of(view, 1 - view.padre if fallen else view.padre)
        name, is_last = phrases.option("", field.key), n == view.battlefield_index
        chips.append(Chip(name, tuple(faces), str(len(fallen)), color, is_last))
    return chips


def _people(view: View, y: int) -> Iterator[PlacedItem]:
    faces = [Portrait(f"revolver/{key_of(person)}", FACE, turn=True) for person, _ in view.guardians]
    if faces:
        yield PlacedItem(ZoneItem(ROOM, FACE + 2 * PAD), EDGE, y)
        yield PlacedItem(Badge("shield", str(len(faces))), EDGE + PAD, y + PAD + 4)
        yield from row(faces, EDGE + 170, y + PAD, ROOM - 170 - PAD, gap=8)
