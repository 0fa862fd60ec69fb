"""The newest event as a picture: an attack, a blast, or who won the poker."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.games.revolver.pieces import EDGE, ROOM, TITLED, guardian, poker, tone_of
from bot.i18n.texts import Phrases
from bot.render.layout import row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    CardBackItem,
    CardItem,
    Icon,
    Item,
    Label,
    PlacedItem,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.revolver.cards import (
    BRIDGE,
    CARDS,
    CRYSTAL_RIVER,
    ESTEBAN,
    FIELDS,
    key_of,
    route_battlefields,
)
from engine.games.revolver.view import View

NEWS = 130  # height of a zone of news
LOWEST_FALL = 206  # height of who fell above a panel
FACES = 560  # greatest width of the faces of who fell
NARROWEST = 190  # width of a line that says who attacks


def is_news(view: View) -> bool:
    """Return whether the poker has just ended, Mapache has just attacked or hit, or kegs have gone up.

    Above what a seat may play stand the totals of now, not those of an attack a turn ago. Whom a card hits
    gives way to the next card.
    """
    if is_after_poker(view) or is_blast(view):
        return True
    may_play = view.decision is not None and view.phase == "play"
    if view.over or view.current != view.padre:
        is_own_last = not may_play and _is_own_last(view)
        return not view.over and (is_card_hit(view) or view.phase in ("attack", "dusk") or is_own_last)
    has_ended = view.phase in ("march", "draw") or not view.plays
    return view.last is not None and has_ended and not may_play


def is_death_new(view: View) -> bool:
    """Return whether the guardians are asked for a first play where somebody fell: a banner tells it."""
    is_first = view.decision is not None and view.decision.kind == "play" and view.box > 1 and not view.plays
    return is_first and view.current == view.padre and not is_news(view) and bool(fallen(view))


def is_blast(view: View) -> bool:
    """Return whether nothing was played or fired since the bridge or the tunnels were blown up."""
    return view.phase == "play" and view.blast == view.plays and not view.ammo


def is_card_hit(view: View) -> bool:
    """Return whether no card followed one that hit in Mapache's turn, or is about to hit one of many."""
    is_newest = view.card_hit is not None and view.card_hit[1] == view.plays
    return view.phase == "play" and view.current != view.padre and (is_newest or is_choosing(view))


def is_choosing(view: View) -> bool:
    """Return whether it is still open whom the newest hit takes."""
    has_hit = has_attacked(view) and view.last_hit
    return not has_hit and any(kind == "victim" for _, kind in view.waiting)


def survivor(view: View) -> str:
    """Return who has just lost grit to a card, or nothing."""
    person = view.card_hit[0] if view.card_hit and is_card_hit(view) else ""
    return person if person in dict(view.guardians) else ""


def fallen(view: View) -> Sequence[str]:
    """Return who fell in Mapache's last turn, or to their last attack if it is their turn again."""
    if _is_own_last(view):
        return (view.last_hit,) if view.last_hit in view.lost else ()
    return view.lost[len(view.lost) - view.killed :]


def fallen_before(view: View) -> Sequence[str]:
    """Return who fell in Mapache's last turn before its attack, or before the newest card that hit."""
    people = fallen(view)
    if not has_attacked(view):
        return [person for person in people if view.last_people and person not in dict(view.last_people)]
    return people[: people.index(view.last_hit)] if view.last_hit in people else people


def is_after_poker(view: View) -> bool:
    """Return whether nobody has yet played since the poker."""
    return view.battlefield_index == 0 and view.turn == 1 and not view.plays


def _is_own_last(view: View) -> bool:
    """Return whether Mapache's player has not played since their last attack, which a quick turn may hide."""
    is_first = view.current != view.padre and not (view.plays or view.killed) and view.last is not None
    here = view.fields[view.battlefield_index]
    has_moved_on = view.box == 1 and bool(here.guards or here.gang)  # the fight is here, no longer there
    return is_first and view.seat == 1 - view.padre and not has_moved_on


def attack_result(view: View, phrases: Phrases, fall: int) -> list[PlacedItem]:
    """Draw a blast, or what Mapache did last: who fell, large, or that the guardians held; and why.

    Nobody who fell before an attack is there: these totals did not kill them.
    """
    if is_blast(view):
        is_bridge = view.fields[view.battlefield_index].key == BRIDGE
        return blast(phrases, "bridge" if is_bridge else "tunnels")
    if is_after_poker(view):
        return _poker_won(view, phrases, fall)
    return _newest_hit(view, phrases, fall)


def _newest_hit(view: View, phrases: Phrases, fall: int) -> list[PlacedItem]:
    """Draw what came of the newest attack, or before it of a card or the Gatling."""
    text, attacked = phrases.texts, has_attacked(view)
    fell = fallen(view)[len(fallen_before(view)) :]
    hit = view.last_hit if attacked else survivor(view)
    people = [] if is_choosing(view) else [*fell, *([hit] if hit not in ("", *view.lost) else [])]
    people = [ESTEBAN] if ESTEBAN in fell else people  # whose end is the game's
    totals = view.last if attacked else None
    scores = [] if totals is None or is_death_new(view) else score_items(totals)  # those of now stand below
    who = _who(view, phrases) if attacked else cause(view, phrases)
    hits = totals is None or totals[0] > totals[1]
    zone = PlacedItem(ZoneItem(ROOM, fall, turn=True), EDGE, 0)
    if people:
        dead = [person for person in people if person in view.lost]
        groups = [("fell", dead)] * bool(dead) + [("spared", [one]) for one in people if one not in dead]
        word = " · ".join(
            text(f"picture-revolver-{kind}", person=text(f"revolver-card-{key_of(who[0])}"), count=len(who))
            for kind, who in groups
        )
        return [zone, *outcome(victims(view, people, fall, phrases), who, word, scores, fall)]
    word = text("picture-revolver-hit" if hits else "picture-revolver-held")
    sign = Icon("question" if hits else "shield", fall - 40, "brass", "panel")
    return [zone, *outcome([sign], who, word, scores, fall)]


def cause(view: View, phrases: Phrases) -> str:
    """Name the card that hit before an attack, or the Gatling."""
    known = CARDS.get(key := key_of(view.blow))
    return phrases.texts("picture-revolver-gatling" if known and known.ammo else f"revolver-card-{key}")


def has_attacked(view: View) -> bool:
    return view.current == view.padre or view.phase in ("attack", "dusk") or _is_own_last(view)


def _who(view: View, phrases: Phrases) -> str:
    """Name the turn of the last attack if the marker has moved since, or the attacker."""
    has_moved = view.phase not in ("march", "attack", "dusk")
    if not has_moved or view.over:
        return phrases.texts("picture-revolver-attack", name=phrases.name(1 - view.padre))
    key = view.fields[view.battlefield_index - (view.box == 1)].key
    field = phrases.texts(f"revolver-card-{key}")
    return phrases.texts("revolver-headline", field=field, box=view.last_box, boxes=FIELDS[key].boxes)


def outcome(
    faces: Sequence[Item], who: str, word: str, scores: Sequence[Item], high: int
) -> Iterator[PlacedItem]:
    """Draw who was hit, beside them the word for it, and below that how it came about."""
    placed = list(row(faces, EDGE + 16, 0, FACES + 20, height=high))
    yield from placed
    x = max((x + item.size[0] for item, x, _ in placed), default=EDGE) + 24
    right = SCENE_WIDTH - EDGE - 16
    if high < LOWEST_FALL:
        yield from _result(who, word, scores, x, high)
        return
    low, used = high - 142, sum(item.size[0] + 6 for item in scores)
    room = right - x - used - 20 * bool(scores)
    yield PlacedItem(Label(word, right - x, low - 4, 72, "slab", "brass"), x, 6)
    yield from row(scores, right - used, low, used, gap=6, height=140)
    if room >= NARROWEST:
        yield PlacedItem(Label(who, room, 132, DIGIT, "slab"), x, low + 4)


def _result(who: str, word: str, scores: Sequence[Item], x: int, high: int) -> Iterator[PlacedItem]:
    """Draw what came of an attack or the poker beside its totals."""
    right = SCENE_WIDTH - EDGE - 16
    used = sum(item.size[0] + 6 for item in scores)
    yield from row(scores, right - used, 0, used, gap=6, height=high)
    room = right - x - used - 20 * bool(scores)
    yield PlacedItem(Label(who, room, 50, DIGIT, "slab"), x, 1)
    yield PlacedItem(Label(word, room, high - 50, 72, "slab", "brass"), x, 48)


def poker_card(
    name: str, width: int, view: View, seat: Seat, phrases: Phrases, *, is_lost: bool
) -> CardItem | CardBackItem:
    """Return a poker card on the table, from behind while it is covered; a small one without its benefit."""
    if not name:
        return CardBackItem(width, tone_of(view, seat), "poker")
    front = poker(name, width, phrases)
    return replace(front, faint=is_lost, pips=front.pips if width >= TITLED else ())


def _poker_won(view: View, phrases: Phrases, high: int) -> list[PlacedItem]:
    """Draw who has won the poker, the cards of its last round, and the rounds of either side."""
    sides = (1 - view.padre, view.padre)
    rounds = [view.seats[seat].rounds for seat in sides]
    winner = view.padre if view.fields[0].key == route_battlefields(CRYSTAL_RIVER)[0] else 1 - view.padre
    last = [view.seats[seat].poker_revealed[-1:] for seat in sides]
    width = (high - 16) * 4 // 5
    cards = [
        poker_card(name, width, view, seat, phrases, is_lost=seat != winner)
        for seat, names in zip(sides, last)
        for name in names
    ]
    who, word = phrases.texts("picture-revolver-poker"), ""
    zone, scores = ZoneItem(ROOM, high), score_items((rounds[0], rounds[1]), ("chalk", "chalk"))
    if all(last[0]):
        word = phrases.texts("picture-revolver-poker-won", name=phrases.name(winner))
        zone = ZoneItem(ROOM, high, tone=tone_of(view, winner), turn=True)
        scores = score_items((rounds[0], rounds[1]))
    return [PlacedItem(zone, EDGE, 0), *outcome(cards, who, word, scores, high)]


def blast(phrases: Phrases, what: str) -> list[PlacedItem]:
    """Draw what kegs blow up, or that they are lit."""
    word = Label(phrases.texts(f"picture-revolver-{what}"), ROOM - 180, NEWS, 72, "slab", "brass")
    items = [PlacedItem(ZoneItem(ROOM, NEWS, turn=True), EDGE, 0), PlacedItem(word, EDGE + 156, 0)]
    return [*items, *row([Icon("dynamite", 110, "brass", "panel")], EDGE + 16, 0, 120, height=NEWS)]


def victims(view: View, people: Sequence[str], high: int, phrases: Phrases) -> list[Item]:
    """Return those who were hit, so many pixels high; of several only the last in place of the road."""
    people = people if high >= LOWEST_FALL else people[-1:]
    width = min((high - 16) * 5 // 7, FACES // len(people) - 8)
    return [victim_card(view, person, width, phrases) for person in people]


def victim_card(view: View, person: str, width: int, phrases: Phrases) -> CardItem:
    """Return a guardian who was hit, without values; dead if it was their end."""
    fell = person in view.lost
    front = replace(guardian(person, width, phrases), title="", corner="", sign="", pips=(), faint=fell)
    return replace(front, mood="dead" if fell else "")


def score_items(totals: tuple[int, int], inks: Sequence[str] = ()) -> list[Item]:
    """Return Mapache's total and the guardians' between their signs, by default the greater in brass."""
    inks = inks or (("brass", "chalk") if totals[0] > totals[1] else ("chalk", "brass"))
    labels = [
        Label(str(total), 50 + 70 * len(str(total)), 140, 144, "display", ink, "center")
        for total, ink in zip(totals, inks)
    ]
    between = Label(":", 30, 140, 100, "display", "dust", "center")
    signs = [Icon(sign, 66, "chalk", "panel") for sign in ("raccoon", "shield")]
    return [signs[0], labels[0], between, labels[1], signs[1]]
