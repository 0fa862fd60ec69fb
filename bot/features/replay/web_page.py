"""A finished game as one page of HTML that loads nothing: every step, all hands, and what happened.

Its pictures are those of the boards, as SVG in which each card stands once. Building takes a second or two,
so the bot does it in the drawing process.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any

from bot.features.game_panels.chronicle import chronicle
from bot.features.game_panels.log_pages import visible_events
from bot.features.game_panels.story_text import mistake_text, whole_percents
from bot.games import PRESENTERS
from bot.games.presenter import AnyPresenter, board_picture
from bot.i18n.names import unescape
from bot.i18n.texts import Phrases, load_texts
from bot.render.scene import Scene
from bot.render.theme import PALETTES
from bot.services.pictures import Pictures, table_alt
from engine.core.game import AnyGame, Checkpoint, LogRow
from engine.core.positions import Recording, Stop, positions
from engine.games import GAMES
from engine.story.story import Story
from engine.tables.service import Tables
from engine.tables.snapshot import TableSnapshot, with_winners

WORDS = (
    "theme",
    "position",
    "steps",
    "first",
    "turn-back",
    "back",
    "next",
    "turn-next",
    "last",
    "all",
    "ways",
    "told",
    "points",
)


@dataclass(frozen=True, slots=True)
class PageSource:
    """What a page is made of; it can be sent to another process."""

    game: str
    version: int  # of the rules
    deal: Checkpoint
    log: tuple[LogRow, ...]
    names: tuple[str, ...]  # by seat
    levels: tuple[str | None, ...]  # of computers
    language: str
    title: str
    table: int
    story: Story | None = None
    palette: str = "on"


def build_page(source: PageSource) -> str:
    """Return the page; raises what replaying raises."""
    # their libraries are needed in the drawing process only
    from bot.render.vector import VectorSheet, largest
    from bot.render.web import fill_page

    text = load_texts(source.language)
    sheet, pictures = VectorSheet(PALETTES[source.palette]), _Pictures()
    phrases = Phrases(text, GAMES[source.game].family, source.names, source.levels)
    steps = [*_steps(source, phrases, pictures)]
    boards, hands = ([sheet.scene(scene) for scene in scenes] for scenes in (pictures.boards, pictures.hands))
    words = {word.replace("-", "_"): text(f"page-{word}") for word in WORDS}
    content = {
        "steps": steps,
        "boards": boards,
        "hands": hands,
        "names": [unescape(name) for name in text.names(source.names)],
        "words": {"hand": text("replay-hand", name="%")},
        "points": [*_points(source, phrases)],
    }
    definitions = sheet.definitions(largest([*pictures.boards, *pictures.hands]))
    return fill_page(source.language, source.title, words, content, definitions)


class _Pictures:
    """The scenes of a page, each once."""

    def __init__(self) -> None:
        self.boards: dict[Scene, int] = {}
        self.hands: dict[Scene, int] = {}


def _steps(source: PageSource, phrases: Phrases, pictures: _Pictures) -> Iterator[dict[str, Any]]:
    """Yield what the page shows at each stop of the replay."""
    presenter = PRESENTERS[GAMES[source.game].family]
    for stop, game in _stops(_recording(source)):
        step = _step(stop, game, presenter, phrases, pictures, len(source.names))
        if source.story is not None:
            step["chances"] = whole_percents(source.story.chances_at(stop.ply))
            step["lines"] += [phrases.texts("story-closed")] * (source.story.is_closed and stop.is_over)
        yield step


def _stops(recording: Recording) -> Iterator[tuple[Stop, AnyGame]]:
    """Yield the stops of a replay with the game there; the end has no row of its own."""
    game, stops = recording.fresh(), {stop.ply: stop for stop in recording.timeline().stops}
    for position, _ in positions(game, recording.log, strict=False):
        if (stop := stops.pop(position.ply, None)) is not None:
            yield stop, game
        if not stops:
            return
    for stop in stops.values():
        yield stop, game


def _recording(source: PageSource) -> Recording:
    return Recording(GAMES[source.game].at_version(source.version), source.deal, source.log)


def _points(source: PageSource, phrases: Phrases) -> Iterator[dict[str, Any]]:
    """Yield episodes and mistakes, each where its consequences are seen."""
    if (story := source.story) is None:
        return
    recording = _recording(source)
    points = [
        {"ply": one.ply, "text": phrases.texts("named-value", name=one.turn, value=one.sentence)}
        for one in chronicle(story, recording.events(), source.table, phrases)
    ]
    for number, mistake in story.told_mistakes():
        chapter = story.chapters[number]
        text = _plain(mistake_text(mistake, recording.at(chapter.ply, keep=True), phrases))
        points.append({"ply": chapter.end_ply, "text": text})
    yield from sorted(points, key=itemgetter("ply"))


def _step(
    stop: Stop,
    game: AnyGame,
    presenter: AnyPresenter,
    phrases: Phrases,
    pictures: _Pictures,
    seats: int,
) -> dict[str, Any]:
    ruled, view = game.view(None), with_winners(game.view(None), game)
    if not stop.is_over:
        ruled = view = presenter.at_last_step(ruled)
    ruled, view = presenter.in_replay(ruled), presenter.in_replay(view)
    board = board_picture(presenter, ruled, view, phrases)
    hands = [
        presenter.hand_picture(with_winners(game.view(seat), game), phrases, {}) for seat in range(seats)
    ]
    events = presenter.merge_events(visible_events(stop.events))
    lines = [_plain(phrases.opened(event)) for event in events]
    return {
        "ply": stop.ply,
        "turn": stop.turn,
        "headline": _plain(presenter.recap(view, phrases)),
        "lines": [line for line in lines if line],
        "board": _numbered(pictures.boards, board),
        "hands": [_numbered(pictures.hands, scene) for scene in hands],
        "alt": table_alt(presenter, view, phrases),
    }


def _numbered(scenes: dict[Scene, int], scene: Scene | None) -> int:
    return -1 if scene is None else scenes.setdefault(scene, len(scenes))


def _plain(line: str) -> str:
    """Return a line without Markdown."""
    return unescape(line.replace("**", "")).replace("\n", " ")


async def page_of(
    tables: Tables, pictures: Pictures, snapshot: TableSnapshot, language: str, story: Story | None
) -> str:
    """Return the page of a finished game; raises `Refused` if its deal is lost."""
    recording = await tables.recording(snapshot)
    source = source_of(
        *(snapshot.game_key, snapshot.game.rules.version, recording.deal, recording.log),
        [participant.name for participant in snapshot.participants],
        [participant.level for participant in snapshot.participants],
        *(language, snapshot.id),
        story=story,
    )
    return await pictures.build(build_page, source)


def source_of(
    game: str,
    version: int,
    deal: Checkpoint,
    log: Sequence[LogRow],
    names: Sequence[str],
    levels: Sequence[str | None],
    language: str,
    table: int,
    story: Story | None = None,
) -> PageSource:
    text = load_texts(language)
    title = text("page-title", game=text(f"game-{game}"), table=table)
    rows, by_seat = tuple(log), (tuple(names), tuple(levels))
    return PageSource(game, version, deal, rows, *by_seat, language, title, table, story)
