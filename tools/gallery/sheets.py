"""Contact sheets as scenes: shelves of cards, icons with their names, pieces, the palette, the fonts."""

from collections.abc import Collection, Iterator, Sequence

from bot.games import PRESENTERS
from bot.games.parts import ItemGroup
from bot.i18n.texts import Phrases, Texts
from bot.render.layout import bottom, row
from bot.render.scene import (
    SCENE_WIDTH,
    Badge,
    CardBackItem,
    CardItem,
    DieItem,
    Icon,
    IconRow,
    IconValue,
    Item,
    Label,
    PathItem,
    Pile,
    PlacedItem,
    Plate,
    Portrait,
    PosterItem,
    Scene,
    Stamp,
    ZoneItem,
)
from bot.render.theme import WESTERN
from bot.render.typesetting import FILES

SHEET = 1600  # width of a sheet of cards
EDGE, GAP, HEAD, NAME = 16, 12, 64, 56
ICONS = 10  # in a row


def item_groups(family: str, words: Texts, wide: int = 0) -> list[ItemGroup]:
    presenter = PRESENTERS[family]
    return list(presenter.item_groups(Phrases(words, family, []), wide or presenter.widths[1]))


def shelved(item_groups: Sequence[ItemGroup]) -> Scene:
    placed: list[PlacedItem] = []
    y = EDGE
    for shelf in item_groups:
        placed.append(PlacedItem(Label(shelf.title, SHEET - 2 * EDGE, 52, 40, "display", "brass"), EDGE, y))
        placed += _rows(shelf, y + HEAD)
        y = bottom(placed) + EDGE
    wide = max(x + item.size[0] for item, x, _ in placed if not isinstance(item, Label)) + EDGE
    return _narrowed(placed, wide, y)


def _narrowed(placed: Sequence[PlacedItem], wide: int, tall: int) -> Scene:
    fitted = (
        PlacedItem(Label(item.text, wide - 2 * EDGE, 52, 40, "display", "brass"), x, y)
        if isinstance(item, Label) and item.face == "display"
        else PlacedItem(item, x, y)
        for item, x, y in placed
    )
    return Scene(wide, tall, tuple(fitted))


def _rows(shelf: ItemGroup, top: int) -> Iterator[PlacedItem]:
    wide, tall = (max(item.size[n] for item in shelf.items) for n in (0, 1))
    tall += GAP + (NAME if shelf.names else 0)
    for n, item in enumerate(shelf.items):
        x, y = EDGE + n % shelf.across * (wide + GAP), top + n // shelf.across * tall
        yield PlacedItem(item, x, y)
    for n, label in enumerate(shelf.labels()):
        x, y = EDGE + n % shelf.across * (wide + GAP), top + n // shelf.across * tall
        yield PlacedItem(label, x, y + wide + 2)


def icons(names: Collection[str]) -> Scene:
    column_width, tall = (SCENE_WIDTH - 2 * EDGE) // ICONS, 124
    placed: list[PlacedItem] = []
    for n, name in enumerate(sorted(names)):
        x, y = EDGE + n % ICONS * column_width, EDGE + n // ICONS * tall
        placed.append(PlacedItem(Icon(name, 64), x + (column_width - 64) // 2, y))
        placed.append(
            PlacedItem(Label(name, column_width - 4, 46, 19, "text", "chalk", "center"), x + 2, y + 68)
        )
    return Scene(SCENE_WIDTH, bottom(placed) + EDGE, tuple(placed))


def pieces() -> Scene:
    tall: list[Item] = [
        PosterItem(200, "WANTED", "Calamity Q.", "outlaws/QS", "$3,000", "QS", "5", number=1),
        CardItem(
            200,
            "Card",
            "slate",
            "rifle",
            corner="7S",
            banner="banner",
            pips=(IconValue("life", "-1"),),
            number=2,
        ),
        CardItem(150, "Marked", "brick", portrait="bang/black-jack", corner="4", sign="life", mark=True),
        CardItem(150, "Faint", "sage", "horse", corner="JH", faint=True),
        CardBackItem(150, "plum", "trap", "3"),
        Pile(128, 51),
    ]
    first = list(row(tall, EDGE, EDGE, SCENE_WIDTH - 2 * EDGE, gap=24))
    y = bottom(first) + EDGE
    plates: list[Item] = [
        Plate(330, "Whose turn it is", True, "hourglass"), Plate(250, "Ready", sign="check"),
        Plate(210, "Seat", tone="plum"), Stamp("dead", 190, 90),
    ]  # fmt: skip
    small: list[Item] = [
        IconRow("life", 3, 5, 40), Badge("bullet", "6", 48, "gold"), Badge("hand", "4", 48),
        DieItem(5, 60), DieItem(2, 60, "brick"), Portrait("gnadenlos/old-quartz", 84),
        Portrait("bang/el-gringo", 84, turn=True),
        PathItem(((0, 20), (120, 20)), "brass", 8, arrow=True),
    ]  # fmt: skip
    second = list(row(plates, EDGE, y, SCENE_WIDTH - 2 * EDGE, gap=24, height=90))
    third = row(small, EDGE, y + 100, SCENE_WIDTH - 2 * EDGE, gap=30, height=90)
    return Scene(SCENE_WIDTH, y + 206, (*first, *second, *third))


def palette() -> Scene:
    across = (SCENE_WIDTH - EDGE) // len(WESTERN.tones)
    tones: list[Item] = [
        CardItem(across - 16, name, name, icon="star", corner="QH", banner=name) for name in WESTERN.tones
    ]
    placed = [PlacedItem(item, EDGE + n * across, EDGE) for n, item in enumerate(tones)]
    y = bottom(placed) + EDGE
    placed.append(PlacedItem(ZoneItem(SCENE_WIDTH - 2 * EDGE, 276, "Zone", "sun", turn=True), EDGE, y))
    for n, color in enumerate(("chalk", "dust", "brass")):
        placed.append(PlacedItem(Label(color, 240, 60, 44, "bold", color), EDGE + 24, y + 54 + n * 66))
    for n, (face, file) in enumerate(FILES.items()):
        sample = f"{face}: {file.partition('-')[0]} ÀÉÑ 0123"
        placed.append(PlacedItem(Label(sample, 740, 46, 36, face), EDGE + 290, y + 50 + n * 54))
    return Scene(SCENE_WIDTH, y + 276 + EDGE, tuple(placed))
