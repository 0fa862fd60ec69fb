"""The ring of BANG! for two in a picture: two characters on each side of the table, one of them in front.

The players face each other, so their right hands are on opposite sides: the viewer sits below, on the
public board seat 0. The exposed character is a board of paper, the covered one a face-down card farther back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.bang import draft
from bot.games.bang.cards import (
    EDGE,
    HALF,
    PAD,
    SHOTS,
    card,
    flip,
    icon_of,
    in_play,
    name_of,
    reach,
    row_of,
)
from bot.games.bang.hit import ASIDE, FELT, LEFT, LEGEND, caption, shown_hit, staged, without_old_hit
from bot.games.end_scene import SEATS, tone
from bot.i18n.texts import Phrases
from bot.render.layout import bottom, row
from bot.render.scene import (
    DIGIT,
    SCENE_WIDTH,
    ArtItem,
    Badge,
    Icon,
    IconRow,
    Item,
    Label,
    PlacedItem,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from bot.render.typesetting import width as text_width
from engine.core.decisions import Seat
from engine.games.bang.characters import CHARACTERS
from engine.games.bang.deck import FOR_ALL, KIND, KINDS, LIFE
from engine.games.bang.evaluation import many_shots_given
from engine.games.bang.state import Hit
from engine.games.bang.view import CharacterView, View

CHOICES = ("draft", "store")  # decisions about cards elsewhere, which the hand picture shows
SIDE_HEIGHT = 262  # of a player's side
FRONT, BEHIND = (604, 238), (436, 184)  # sizes of the exposed character and of the covered one
WINDOW = {True: 196, False: 130}  # size of their portrait
EXPOSED = (WINDOW[True] + 10, FRONT[1] - 18)  # room of an exposed character's face
MEDALLION = (137, 123)  # room of a covered character's face
LINE, SIGN = 40, 44  # height of a line of the cards before a character, and of an icon without a name
SIZES = (36, 34, 32, 30, 28)  # of their names: the largest with which all fit
PILL = 150  # room for what a hit cost, and for the distance of the covered one
RIGHT = (1, 0, 0, 1)  # by spot: is it at the right of the picture, with seat 0 below?


class CharacterBox(NamedTuple):
    who: CharacterView
    front: bool
    x: int
    y: int
    width: int
    height: int


def spots(view: View) -> tuple[CharacterBox, ...]:
    ahead, turned = [_ahead(view, seat) for seat in (0, 1)], bool(view.seat)
    return tuple(
        _spot(who, n == ahead[who.seat], bool(RIGHT[n]) != turned, line, _top(view, line))
        for n, who in enumerate(view.ring)
        for line in (row_of(view, who.seat),)
    )


def _top(view: View, line: int) -> int:
    """Return where the side below or the one above begins."""
    is_staged = bool(_open_cards(view) or shown_hit(view))
    middle = ENDED if view.over else STAGE if is_staged else MIDDLE
    return EDGE if line else EDGE + SIDE_HEIGHT + middle


def _ahead(view: View, seat: Seat) -> int:
    """Return which character stands in front: the exposed one, or when both are dead the last who fell."""
    right, left = view.ring[2 * seat : 2 * seat + 2]
    fallen = [hit.target for hit in view.hits if hit.fatal and hit.seat == seat]
    return 2 * seat + (left.exposed or (not right.exposed and fallen[-1:] == [left.name]))


def _spot(who: CharacterView, front: bool, right: bool, line: int, top: int) -> CharacterBox:
    width, height = FRONT if front else BEHIND
    x = SCENE_WIDTH - EDGE - PAD - width if right else EDGE + PAD
    back = not line and not front  # for the seat below, farther back is lower
    y = top + PAD + (FRONT[1] - height if back else 0)
    return CharacterBox(who, front, x, y, width, height)


def side(view: View, seat: Seat, stand: tuple[CharacterBox, ...], phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw a player's two characters, with name and hand toward the middle."""
    is_to_act = any(seat == other for other, _ in view.waiting)
    won = view.over and seat in view.winners
    line = row_of(view, seat)
    color, top = tone(seat, phrases), _top(view, line)
    sign = "trophy" if won else "hourglass" if is_to_act else ""
    yield PlacedItem(
        ZoneItem(SCENE_WIDTH - 2 * EDGE, SIDE_HEIGHT, tone=color, turn=is_to_act or won), EDGE, top
    )
    behind = next(spot for spot in stand if spot.who.seat == seat and not spot.front)
    y = top + PAD + (FRONT[1] - 54 if line else 0)
    badge = Badge("hand", str(view.hand_sizes[seat]))
    plate = Plate(
        behind.width - badge.size[0] - 8,
        phrases.name(seat),
        is_to_act or won,
        sign,
        54,
        color,
        phrases.face(seat),
    )
    yield from row([plate, badge], behind.x, y, behind.width, gap=8)
    for spot in stand:
        if spot.who.seat == seat:
            yield from _character(view, spot, phrases)


def _character(view: View, spot: CharacterBox, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw the character's board with life, distance and cards."""
    who, window = spot.who, WINDOW[spot.front]
    yield from _place(view, spot, phrases)
    yield from _wound(view, spot)
    if not who.alive:
        if not view.over:
            skull = Icon("skull", 72, "dust", "ink")
            yield PlacedItem(skull, spot.x + spot.width - 92, spot.y + spot.height - 88)
        return
    pips = IconRow("life", who.life, who.max_life, 36 if spot.front else 28)
    left = 12 if spot.front else 10
    low = 54 if spot.front else 43
    yield PlacedItem(pips, spot.x + left + (window - pips.size[0]) // 2, spot.y + spot.height - low)
    yield from _badge(view, spot)
    if spot.front and not view.over:
        yield _ability(spot, phrases, is_full=bool(who.in_play or _lost(view, who)))
    yield from _before(view, spot, phrases)


def _before(view: View, spot: CharacterBox, phrases: Phrases) -> Iterator[PlacedItem]:
    """Name the cards before a character; of a covered one without any say what its crossed eye means."""
    who, x = spot.who, spot.x + WINDOW[spot.front] + (30 if spot.front else 20)
    is_beside = not spot.front and (any(_badge(view, spot)) or bool(not who.in_play and _lost(view, who)))
    room = spot.x + spot.width - x - 20
    if who.in_play:
        rooms = (room, room) if spot.front else (room, room, room - (PILL - 20) * is_beside)
        ways = (
            _packed(who, size, rooms, phrases) for size in SIZES * (not view.over)
        )  # or a trophy is there
        lines = next(filter(None, ways), None) or _packed(who, SIGN, rooms)
        top, pitch = (138, LINE) if spot.front else (56, LINE - 3)
        for n, line in enumerate(lines):
            yield from row(line, x, spot.y + top - 13 + n * pitch, room, gap=8, height=LINE + 26)
    elif not (spot.front or view.over):
        is_target = _says_ability(view, who)
        word = phrases.texts(f"bang-card-{who.name}.brief" if is_target else "bang-legend-covered")
        label = Label(word, room - (PILL - 20) * is_beside, 112 if is_target else 50, LEGEND, "text", "chalk")
        yield PlacedItem(label, x, spot.y + 60)


def _packed(
    who: CharacterView, size: int, rooms: Sequence[int], phrases: Phrases | None = None
) -> list[list[Item]]:
    """Return lines of the cards before a character, the longest first; empty if they do not fit."""
    lines = [list[Item]() for _ in rooms]
    cards = ([*_in_words(who, KIND[name], size, phrases)] for name in who.in_play)
    for items in sorted(cards, key=_across, reverse=True):
        fits = (line for line, room in zip(lines, rooms) if _across([*line, *items]) <= room)
        if (line := next(fits, None)) is None:
            return []
        line += items
    return [line for line in lines if line]


def _across(items: Sequence[Item]) -> int:
    return sum(item.size[0] + 8 for item in items) - 8


def _in_words(who: CharacterView, kind: str, size: int, phrases: Phrases | None) -> Iterator[Item]:
    """Yield a card's icon, its name, and a weapon's reach and shots."""
    yield Icon(icon_of(kind), size, "brass")
    if phrases is not None:
        name = name_of(kind, phrases)
        yield Label(name, round(text_width(name, "text", size)) + 8, LINE + 8, size, "text")
    if weapon := KINDS[kind].weapon:
        yield Label(str(weapon), 40, LINE + 26, DIGIT, "slab", "chalk")
        yield from [Icon("bang-endless", size, "brass")] * many_shots_given(who)


def _ability(spot: CharacterBox, phrases: Phrases, *, is_full: bool) -> PlacedItem:
    """Say what an exposed character can do, above the cards before them or what a hit cost."""
    left, (top, height, em) = WINDOW[True] + 30, (66, 78, 38) if is_full else (72, 98, 46)
    text = phrases.texts(f"bang-card-{spot.who.name}.brief")
    return PlacedItem(Label(text, spot.width - left - 20, height, em, "text"), spot.x + left, spot.y + top)


def _wound(view: View, spot: CharacterBox) -> Iterator[PlacedItem]:
    """Show what a hit cost, where there is room for it; beside cards and distances only the hearts do."""
    who = spot.who
    has_room = who.alive and not who.in_play and (spot.front or not any(_badge(view, spot)))
    if has_room and (lost := _lost(view, who)):
        badge = Badge("life", f"−{lost}", 68, tone="brick")
        yield PlacedItem(badge, spot.x + spot.width - badge.size[0] - 14, spot.y + spot.height - 84)


def _lost(view: View, who: CharacterView) -> int:
    """Return the life lost to the card in the middle, and not regained."""
    if view.over or (hit := shown_hit(view)) is None:
        return 0
    hit = next((old for old in view.hits[-2:] if old.target == who.name and _is_of(old, hit)), None)
    return min(hit.count, who.max_life - who.life) if hit else 0


def _is_of(old: Hit, hit: Hit) -> bool:
    """Return whether a hit is this one, or what its card did to the other one of a side."""
    return old == hit or (hit.card in FOR_ALL and (old.turn, old.card) == (hit.turn, hit.card))


def _place(view: View, spot: CharacterBox, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw a character's place, which many share, then its face and name."""
    who = spot.who
    state = "dead" if not who.alive else "exposed" if spot.front else "covered"
    won = view.over and who.seat in view.winners
    color = tone(who.seat, phrases) if who.alive else "coal"
    board = _board(spot.front, state, color, won=won)
    yield PlacedItem(board, spot.x, spot.y)
    kinds, exposed = {KIND[name] for name in who.in_play}, state == "exposed"
    face = face_item(
        who.name, state, EXPOSED if exposed else MEDALLION,
        tone=color if exposed else "",
        mood="winning" if won else "dead" if not who.alive else "",
        bars="jail" in kinds,
        fuse="dynamite" in kinds,
    )  # fmt: skip
    yield PlacedItem(face, spot.x + 7, spot.y + 7)
    if who.exposed and who.seat == view.current and not view.over:
        yield PlacedItem(ArtItem("bang-acts", spot.width, spot.height), spot.x, spot.y)
    yield _name(spot, phrases)


def face_item(
    name: str,
    state: str,
    size: tuple[int, int],
    *,
    tone: str = "",
    mood: str = "",
    bars: bool = False,
    fuse: bool = False,
) -> ArtItem:
    facts = (
        ("who", f"bang/{name}"), ("state", state), ("tone", tone), ("mood", mood),
        ("bars", int(bars)), ("fuse", int(fuse)),
    )  # fmt: skip
    return ArtItem("bang-face", *size, facts)


def _board(front: bool, state: str, tone: str, *, won: bool = False) -> ArtItem:
    window = WINDOW[front and state != "dead"]
    facts = (("tone", tone), ("state", state), ("window", window), ("won", int(won)))
    return ArtItem("bang-seat", *(FRONT if front else BEHIND), facts)


def common_items(phrases: Phrases) -> Iterator[Item]:
    """Yield what most tables show: places, the frame of who acts, and characters to draft and in play."""
    for color in SEATS[:2]:
        yield _board(True, "exposed", color)
        yield _board(False, "covered", color)
    yield from (_board(front, "dead", "coal") for front in (True, False))
    yield ArtItem("bang-acts", *FRONT)
    for name in LIFE:
        yield Portrait(f"bang/{name}", draft.FACE)
        yield face_item(name, "covered", MEDALLION)
        yield from (face_item(name, "exposed", EXPOSED, tone=color) for color in SEATS[:2])


def _name(spot: CharacterBox, phrases: Phrases) -> PlacedItem:
    """Place the name beside the distance badge."""
    board = spot.front and spot.who.alive
    left, top, height, em = (WINDOW[board] + 24, 13, 50, 38) if board else (WINDOW[board] + 32, 11, 46, 40)
    room = spot.width - left - (140 if board else 22)
    label = Label(phrases.texts(f"bang-card-{spot.who.name}"), room, height, em, "display", "ink")
    return PlacedItem(label, spot.x + left, spot.y + top)


def _is_target(view: View, who: CharacterView) -> bool:
    return view.threat is not None and view.threat.target == who.name


def _says_ability(view: View, who: CharacterView) -> bool:
    """Return whether a covered one, who is aimed at, can do something about it: a Barrel stops only shots."""
    is_shot = view.threat is not None and view.threat.card in (*SHOTS, "gatling")
    return _is_target(view, who) and (is_shot or not CHARACTERS[who.name].barrels)


def _badge(view: View, spot: CharacterBox) -> Iterator[PlacedItem]:
    """Show the acting player's reach, and each enemy's distance, unless what threatens knows none."""
    who = spot.who
    acting = next((other for other in view.ring if other.exposed and other.seat == view.current), None)
    is_counted = who.alive and (who is acting or who.seat != view.current)
    is_anywhere = view.threat is not None and view.threat.card not in SHOTS
    if acting is None or view.over or is_anywhere or not is_counted:
        return
    if _is_target(view, who) and not (spot.front or who.in_play):
        return  # what they can do, which counts now, stands there
    if who is acting:
        badge = Badge("firepower", str(reach(who.in_play)), tone="gold")
    elif who.distance <= reach(acting.in_play):
        badge = Badge("skill", str(who.distance), tone="brick")
    else:
        badge = Badge("bang-distance", str(who.distance), tone="coal")
    aside, low = (10, 4) if spot.front else (14, 118 if who.in_play else 84)
    yield PlacedItem(badge, spot.x + spot.width - badge.size[0] - aside, spot.y + low)


def aim(spot: CharacterBox) -> PlacedItem:
    width = 150 if spot.front else 96
    x, y = (110, 96) if spot.front else (75, 70)
    return PlacedItem(
        Icon("bang-aim", width, "red", "paper"), spot.x + x - width // 2, spot.y + y - width // 2
    )


MIDDLE = 100  # between the players' sides
PILE = 70  # width of the discard pile's top card
ENDED = 164  # the same at the end, with both hands
STAGE = 256  # the same while it shows the last hit, or open cards


def table(view: View, phrases: Phrases) -> Scene:
    if not view.ring:
        return draft.pool(view, phrases) if view.pool else draft.stances(view, phrases)
    view = without_old_hit(view, phrases)
    stand = spots(view)
    items = [*side(view, 1, stand, phrases), *side(view, 0, stand, phrases)]
    items += [
        aim(spot) for spot in stand if _is_target(view, spot.who) and view.threat and not view.threat.count
    ]
    items += _ending(view, phrases) if view.over else _middle(view, stand, phrases)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _middle(view: View, stand: tuple[CharacterBox, ...], phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw deck, discard pile, and what is happening."""
    top = EDGE + SIDE_HEIGHT + 4
    piles = [*_piles(view, phrases)]
    if _open_cards(view) or shown_hit(view):
        yield from row(piles[::2], 24, top, LEFT - 32, gap=24, height=MIDDLE - 8)
    else:
        yield from _signs(piles, [*_legend(view, stand, phrases)], top)
    if names := _open_cards(view):
        cards = [
            flip(name, FELT, phrases, mark=True) if view.flipped else card(name, FELT, phrases, mark=True)
            for name in names
        ]
        yield from row(cards, LEFT, top + 6, SCENE_WIDTH - LEFT - 20, gap=8)
        if view.flipped:
            kind = phrases.texts(f"bang-kind-{view.waiting[0][1]}")
            label = Label(kind[:1].upper() + kind[1:], SCENE_WIDTH - ASIDE - 24, 120, 46)
            yield PlacedItem(label, ASIDE, top + 60)
    elif hit := shown_hit(view):
        yield from staged(view, hit, phrases, top)
        if not caption(view, hit, phrases):
            for line, signs in enumerate(_legend(replace(view, shots=0), stand, phrases)):
                yield from row(signs, 24, top + 96 + 48 * line, LEFT - 36, gap=8, height=60)


def _signs(piles: Sequence[Item], legend: Sequence[tuple[Item, Label]], top: int) -> Iterator[PlacedItem]:
    """Place the piles and, beside them, the legend in two lines."""
    yield from row(piles, 24, top, SCENE_WIDTH - 48, gap=12, height=MIDDLE - 8)
    x = 24 + sum(item.size[0] + 12 for item in piles) + 12
    for n in range(-(len(legend) % 2), len(legend), 2):  # a count of shots stands by itself
        pair = legend[max(n, 0) : n + 2]
        for line, (sign, word) in enumerate(pair):
            yield from row((sign, word), x, top + 46 * line - 7, SCENE_WIDTH, gap=8, height=60)
        x += max(sign.size[0] + word.size[0] for sign, word in pair) + 24


def _piles(view: View, phrases: Phrases) -> Iterator[Item]:
    """Yield the deck with its count, and the discard pile's top card, each with its word."""
    yield from (Badge("deck", str(view.deck)), _word(phrases.texts("bang-pile-deck")))
    for name in view.discard[-1:]:
        yield from (in_play(name, PILE, phrases), _word(phrases.texts("bang-pile-discard")))


def _open_cards(view: View) -> tuple[str, ...]:
    """Return the cards that lie open, except to the seat that sees them in its hand."""
    return () if view.decision and view.decision.kind in CHOICES else (*view.store, *view.flipped)


def _legend(view: View, stand: tuple[CharacterBox, ...], phrases: Phrases) -> Iterator[tuple[Item, Label]]:
    """Count the BANG! cards of this turn, and explain the badges on this picture in a word each."""
    if view.shots:
        yield Badge("bang-shot", str(view.shots)), _word(phrases.texts("bang-legend-shots"))
    drawn = {
        badge.item.icon for spot in stand for badge in _badge(view, spot) if isinstance(badge.item, Badge)
    }
    for icon in ("firepower", "skill", "bang-distance"):
        if icon in drawn:
            yield Icon(icon, 44, "brass"), _word(phrases.texts(f"bang-legend-{icon}"))


def _word(word: str) -> Label:
    return Label(word, round(text_width(word, "text", LEGEND)) + 8, 60, LEGEND, "text")


def _ending(view: View, phrases: Phrases) -> Iterator[PlacedItem]:
    for seat in (0, 1):
        x = EDGE + (1 - row_of(view, seat)) * (HALF + EDGE)
        plate = Plate(HALF, phrases.name(seat), height=40, tone=tone(seat, phrases))
        yield PlacedItem(plate, x, EDGE + SIDE_HEIGHT + 4)
        cards = [in_play(name, 90, phrases) for name in view.hands[seat]]
        yield from row(cards, x, EDGE + SIDE_HEIGHT + 47, HALF, gap=6)
