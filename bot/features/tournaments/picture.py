"""The picture of a tournament's standings: places, names, games and points, for a phone's width."""

from collections.abc import Iterator

from bot.features.tournaments.views import points_of, record_of
from bot.i18n.texts import Texts
from bot.render.layout import bottom
from bot.render.scene import DIGIT, SCENE_WIDTH, Icon, IconRow, Label, PlacedItem, Scene, ZoneItem
from engine.club.tournament_standings import Standing
from engine.core.records.tournaments import JOINING, KNOCKOUT, OVER, RODEO
from engine.tables.tournaments import TournamentView

EDGE, PAD = 12, 18
ROOM = SCENE_WIDTH - 2 * EDGE
HEAD, NAMES, ROW = 176, 54, 84  # heights
PLACE, RECORD, POINTS = 104, 264, 150  # widths of columns; the name has the rest
MAX_ROWS = 16
STAR = 46


def standings_picture(view: TournamentView, text: Texts) -> Scene | None:
    """Draw the standings; None before the start."""
    if view.tournament.state == JOINING or not view.standings:
        return None
    items = [*_head(view, text)]
    items += _columns(view, bottom(items) + PAD, text)
    y = bottom(items) + (0 if view.tournament.form != KNOCKOUT else EDGE)
    for standing in view.standings[:MAX_ROWS]:
        items += _row(view, standing, y)
        y += ROW
    if (more := len(view.standings) - MAX_ROWS) > 0:
        line = Label(text("standings-more", count=more), ROOM, ROW - 12, 46, "text", "dust", "center")
        items.append(PlacedItem(line, EDGE, y))
        y += ROW
    return Scene(SCENE_WIDTH, y + EDGE, tuple(items))


def _head(view: TournamentView, text: Texts) -> Iterator[PlacedItem]:
    tournament = view.tournament
    yield PlacedItem(ZoneItem(ROOM, HEAD, turn=tournament.state != OVER), EDGE, EDGE)
    title = Label(tournament.name, ROOM - 2 * PAD, 90, 76, "display", "brass", "center")
    yield PlacedItem(title, EDGE + PAD, EDGE + 10)
    if tournament.state == OVER:
        where = text("standings-end")
    elif tournament.form == RODEO:
        where = text(f"tournament-form-{RODEO}")
    else:
        where = text("standings-round", round=tournament.round, rounds=view.rounds)
    line = f"{text(f'game-{tournament.game}')} · {where}"
    yield PlacedItem(Label(line, ROOM - 2 * PAD, 62, 46, "text", "chalk", "center"), EDGE + PAD, EDGE + 104)


def _columns(view: TournamentView, y: int, text: Texts) -> Iterator[PlacedItem]:
    """Name the columns; a knock-out has only stars."""
    form, right = view.tournament.form, EDGE + ROOM
    if form == KNOCKOUT:
        return
    points = Label(text("standings-points"), POINTS + PAD, NAMES, 38, "text", "dust", "right")
    yield PlacedItem(points, right - POINTS - 2 * PAD, y)
    if form != RODEO:
        right -= POINTS
        record = Label(text("standings-record"), ROOM // 2, NAMES, 38, "text", "dust", "right")
        yield PlacedItem(record, right - ROOM // 2, y)


def _row(view: TournamentView, standing: Standing, y: int) -> Iterator[PlacedItem]:
    """Draw a place; a knock-out shows a star for each round survived, others the games and the points."""
    is_knockout = view.tournament.form == KNOCKOUT
    color = "dust" if standing.is_out else "chalk"
    place = Label(str(standing.place), PLACE - PAD, ROW - 12, DIGIT, "slab", "brass", "right")
    yield PlacedItem(place, EDGE, y + 6)
    x, right = EDGE + PLACE + PAD, EDGE + ROOM
    has_won = standing.place == 1 and view.tournament.state == OVER
    if standing.is_out or has_won:
        sign = Icon("trophy", STAR, "brass") if has_won else Icon("skull", STAR, "dust")
        yield PlacedItem(sign, x, y + (ROW - STAR) // 2)
        x += STAR + PAD
    if is_knockout:
        stars = IconRow("star", standing.tie_break, view.rounds, STAR, "brass")
        right -= stars.size[0] + PAD
        yield PlacedItem(stars, right, y + (ROW - STAR) // 2)
    else:
        right -= POINTS
        points = Label(points_of(standing.points), POINTS - PAD, ROW - 12, DIGIT, "slab", "brass", "right")
        yield PlacedItem(points, right, y + 6)
        if view.tournament.form != RODEO:
            right -= RECORD
            record = Label(record_of(standing), RECORD, ROW - 12, DIGIT, "slab", color, "right")
            yield PlacedItem(record, right, y + 6)
    name = Label(standing.entrant.name, right - x - PAD, ROW - 12, 50, "bold", color)
    yield PlacedItem(name, x, y + 8)
