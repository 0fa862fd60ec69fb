"""The draft of BANG! for two in a picture: who can be chosen, who was, and how their players place them."""

from collections.abc import Iterator, Sequence

from bot.games.bang.cards import EDGE, HALF, PAD, by_strength
from bot.games.end_scene import tone
from bot.i18n.texts import Phrases
from bot.render.layout import bottom
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    Icon,
    Label,
    PlacedItem,
    Plate,
    Portrait,
    Scene,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.games.bang.deck import LIFE
from engine.games.bang.view import View

MAX_EXPLAINED = 4  # most characters that fit with their abilities
FACE, ABILITY = 110, 158  # width of a face in a large pool, height of a character with the ability
CANDIDATE = 128  # height of a character to draft


def _faces(names: Sequence[str], phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw characters that can be drafted above their names; abilities would make the board too high."""
    for n, name in enumerate(names):
        x, y = EDGE + n % 4 * (HALF // 2), EDGE + n // 4 * (FACE + 50)
        yield PlacedItem(Portrait(f"bang/{name}", FACE), x + (HALF // 2 - FACE) // 2, y)
        label = Label(phrases.texts(f"bang-card-{name}"), HALF // 2 - 24, 46, 38, "slab", "chalk", "center")
        yield PlacedItem(label, x + 12, y + FACE)


def candidate(
    name: str, x: int, y: int, phrases: Phrases, life: int = 0, owner: Plate | None = None
) -> Iterator[PlacedItem]:
    """Draw a face, the name, life, by default all of it, the ability and whose they are."""
    yield PlacedItem(Portrait(f"bang/{name}", FACE), x, y)
    left, room = x + FACE + 12, HALF - FACE - 3 * PAD
    badge = Badge("life", str(life or LIFE[name]))
    title = Label(phrases.texts(f"bang-card-{name}"), room - badge.size[0] - 8, 46, 40, "slab", "chalk")
    yield PlacedItem(title, left, y)
    yield PlacedItem(badge, left + room - badge.size[0], y + 29 - badge.size[1] // 2)
    if owner is not None:
        room -= owner.width + 14
        yield PlacedItem(owner, left + room + 14, y + 58)
    yield PlacedItem(Label(phrases.texts(f"bang-card-{name}.brief"), room, 82, 36, "text"), left, y + 42)


def pool(view: View, phrases: Phrases) -> Scene:
    """Draw who was drafted, below the pool, which whoever chooses sees in their hand."""
    names = () if view.decision and view.decision.kind == "draft" else by_strength(view.pool)
    explained = len(view.pool) <= MAX_EXPLAINED
    items = [*(_abilities(names, EDGE, phrases) if explained else _faces(names, phrases))]
    top, rows = bottom(items) + EDGE, max(1, *map(len, view.drafted))
    for seat in (0, 1):
        x, chosen = EDGE + seat * (HALF + EDGE), view.drafted[seat]
        items += _chooser(view, seat, phrases, x, top, 80 + rows * CANDIDATE)
        for n, name in enumerate(chosen):
            items += candidate(name, x + 6, top + 80 + n * CANDIDATE, phrases)
        for n in range(len(chosen), rows):
            items.append(PlacedItem(Icon("person", FACE, "rim", "panel"), x + 6, top + 80 + n * CANDIDATE))
    return Scene(SCENE_WIDTH, top + 80 + rows * CANDIDATE + EDGE, tuple(items))


def stances(view: View, phrases: Phrases, side: int = 86 + CANDIDATE, gap: int = EDGE) -> Scene:
    """Draw both players choosing in secret who stands right and who is exposed: theirs above, mine below."""
    items: list[PlacedItem] = []
    for seat in (1, 0) if not view.seat else (0, 1):
        top = bottom(items) + (gap if items else EDGE)
        items += _chooser(view, seat, phrases, EDGE, top, side, SCENE_WIDTH - 2 * EDGE)
        for n, name in enumerate(view.drafted[seat]):
            items += candidate(name, 2 * EDGE + n * HALF, top + (side + 78 - CANDIDATE) // 2, phrases)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def _abilities(names: Sequence[str], y: int, phrases: Phrases) -> Iterator[PlacedItem]:
    """Draw characters below each other with life, name and ability."""
    x, room = EDGE + PAD + 150, SCENE_WIDTH - 2 * (EDGE + PAD) - 150
    for n, name in enumerate(names):
        top = y + n * ABILITY
        yield PlacedItem(Portrait(f"bang/{name}", ABILITY - 16), EDGE + PAD, top + 4)
        title = Label(phrases.texts(f"bang-card-{name}"), room - 120, 50, 46, "display", "brass")
        yield PlacedItem(title, x, top)
        yield PlacedItem(Badge("life", str(LIFE[name])), x + room - 110, top)
        text = Label(phrases.texts(f"bang-card-{name}.text"), room, ABILITY - 58, 42, "text")
        yield PlacedItem(text, x, top + 52)


def _chooser(
    view: View, seat: Seat, phrases: Phrases, x: int, y: int, height: int, room: int = 0
) -> Iterator[PlacedItem]:
    """Draw a player before the game, and whether they must act."""
    is_to_act = any(seat == other for other, _ in view.waiting)
    color = tone(seat, phrases)
    yield PlacedItem(ZoneItem(room or HALF, height, tone=color, turn=is_to_act), x, y)
    sign = "hourglass" if is_to_act else ""
    yield PlacedItem(
        Plate(room // 2 or 232, phrases.name(seat), is_to_act, sign, tone=color), x + PAD, y + 14
    )
