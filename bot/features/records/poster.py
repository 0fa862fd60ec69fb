"""The picture of a player's record: who they are, their games in bars, and the last results."""

from collections.abc import Iterator, Sequence

from bot.i18n.texts import Texts
from bot.render.layout import bottom, row
from bot.render.scene import DIGIT, SCENE_WIDTH, Icon, Item, Label, PathItem, PlacedItem, Scene, ZoneItem
from engine.core.records.results import PlayedGame
from engine.tables.player_records import GameTally, PlayerRecord

EDGE, PAD = 12, 18
ROOM = SCENE_WIDTH - 2 * EDGE
HEAD = 170  # height of the zone with the name
BAR, NAMES, COUNTS = 84, 330, 210  # height of a game's row, widths of its name and its count
THICK = 44  # height of a bar
MAX_GAMES = 5
RESULT = 78  # width of the sign of a result
SIGNS = {"won": "trophy", "drawn": "ring", "lost": "skull"}
RESULT_COLORS = {"won": "brass", "drawn": "chalk", "lost": "dust"}


def poster(name: str, record: PlayerRecord, text: Texts) -> Scene:
    """Draw a record; `name` is plain text."""
    items = [*_head(name, record, text)]
    items += _bars(record.games[:MAX_GAMES], bottom(items) + EDGE, text)
    items += _last(record.last, bottom(items) + EDGE)
    return Scene(SCENE_WIDTH, bottom(items) + EDGE, tuple(items))


def outcome_of(game: PlayedGame) -> str:
    """Return won, drawn or lost."""
    return "won" if game.won else "drawn" if game.drawn else "lost"


def _head(name: str, record: PlayerRecord, text: Texts) -> Iterator[PlacedItem]:
    yield PlacedItem(ZoneItem(ROOM, HEAD, turn=True), EDGE, EDGE)
    title = Label(name, ROOM - 2 * PAD, 90, 76, "display", "brass", "center")
    yield PlacedItem(title, EDGE + PAD, EDGE + 10)
    tally = record.people if record.people.played else record.computers
    summed = Label(
        text("stats-sum", won=tally.won, total=tally.played),
        *(ROOM - 2 * PAD, 60, 46, "text", "chalk", "center"),
    )
    yield PlacedItem(summed, EDGE + PAD, EDGE + 102)


def _bars(games: Sequence[GameTally], y: int, text: Texts) -> Iterator[PlacedItem]:
    """Draw a row for each game: its name, a bar with the part won in brass, and the counts."""
    room = ROOM - NAMES - COUNTS - 2 * PAD
    for game in games:
        name = Label(text(f"game-{game.game}"), NAMES - PAD, BAR - 12, 46, "bold", "chalk")
        yield PlacedItem(name, EDGE, y + 8)
        yield _bar(room, "coal", EDGE + NAMES, y + BAR // 2)
        if game.tally.won:
            yield _bar(room * game.tally.won // game.tally.played, "brass", EDGE + NAMES, y + BAR // 2)
        counts = f"{game.tally.won} / {game.tally.played}"
        label = Label(counts, COUNTS, BAR - 12, DIGIT, "slab", "brass", "right")
        yield PlacedItem(label, EDGE + ROOM - COUNTS, y + 6)
        y += BAR


def _bar(length: int, color: str, x: int, middle: int) -> PlacedItem:
    """Draw a bar from `x` on; a path needs room around its points for half its thickness."""
    line = PathItem(((0, 0), (max(1, length - THICK), 0)), color, THICK)
    return PlacedItem(line, x - THICK // 2, middle - THICK)


def _last(games: Sequence[PlayedGame], y: int) -> Iterator[PlacedItem]:
    """Draw the last results, the newest at the right."""
    if not games:
        return
    yield PlacedItem(ZoneItem(ROOM, RESULT + 2 * PAD), EDGE, y)
    outcomes = [outcome_of(game) for game in reversed(games)]
    signs: list[Item] = [Icon(SIGNS[outcome], RESULT, RESULT_COLORS[outcome]) for outcome in outcomes]
    yield from row(signs, EDGE + PAD, y + PAD, ROOM - 2 * PAD, align="center")
