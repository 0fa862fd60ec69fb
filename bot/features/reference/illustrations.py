"""The picture of each chapter, drawn on demand as data/games/<family>/chapters.toml says."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any, Literal

from bot.games import PRESENTERS
from bot.games.presenter import AnyPresenter
from bot.i18n.texts import DATA, Phrases, Texts
from bot.render.layout import NARROW, row
from bot.render.scene import SCENE_WIDTH, Item, PlacedItem, Scene, ZoneItem
from engine.core.lessons import LEARNER, LessonRun, begin, play_accepted
from engine.games import GAMES, MODULES
from engine.tables.lessons import default_opponent

EDGE = 12
ANY = ("*",)  # the first move, where every one is right
YOU = "Ruby"  # the learner's name in pictures


@dataclass(frozen=True, slots=True)
class Illustration:
    """A lesson's table or hand after some of its tasks, or a row of cards."""

    lesson: str = ""
    done: int = 0  # tasks of the lesson
    show: Literal["table", "hand"] = "table"
    zones: tuple[int, ...] = ()  # show only these items of the picture, by their drawing order
    cards: tuple[str, ...] = ()  # a row of these cards instead of a lesson


@cache
def illustrations(family: str) -> Mapping[str, Illustration]:
    path = DATA / "games" / family / "chapters.toml"
    written = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    return MappingProxyType({name: Illustration(**_frozen(fields)) for name, fields in written.items()})


def _frozen(written: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if isinstance(value, list) else value for name, value in written.items()}


@cache
def illustration(family: str, chapter: str, text: Texts) -> Scene | None:
    """Draw the picture of a chapter, if it has one; plays a lesson, which takes a moment."""
    picture = illustrations(family).get(chapter)
    if picture is None:
        return None
    presenter = PRESENTERS[family]
    if picture.cards:
        return _row(list(_fronts(presenter, f"{family}-{chapter}", picture.cards, Phrases(text, family, ()))))
    attempt = _lesson(family, picture.lesson, picture.done)
    phrases = Phrases(text, family, [YOU, *attempt.lesson.names])
    if picture.show == "hand":
        scene = presenter.hand_picture(attempt.game.view(LEARNER), phrases, {})
    else:
        scene = presenter.picture(attempt.game.view(None), phrases)
    return scene and (_part(scene, picture.zones) if picture.zones else scene)


@cache
def _lesson(family: str, key: str, task_count: int) -> LessonRun:
    lesson = next(candidate for candidate in MODULES[family].lessons if candidate.key == key)
    respond = default_opponent(MODULES[family])
    attempt = begin(lesson, GAMES[lesson.game], respond)
    for task in lesson.tasks[:task_count]:
        ways = (play_accepted(attempt, move, respond) for move in task.accepted_moves or ANY)
        after = next((way for way in ways if way is not None), None)
        if after is None:
            raise ValueError(f"{family}: the lesson {key} does not come to {task_count} tasks")
        attempt = after
    return attempt


def _fronts(presenter: AnyPresenter, game: str, cards: Sequence[str], phrases: Phrases) -> Iterator[Item]:
    """Yield cards as the game shows them that is named like the chapter, if there is one."""
    width = min(presenter.chapter_width, (SCENE_WIDTH - EDGE) // len(cards) - EDGE)
    for card in cards:
        front = presenter.invitation_item(game, card, width, phrases)
        if front is None:
            raise ValueError(f"{phrases.family}: there is no picture of {card}")
        yield front


def _row(items: Sequence[Item]) -> Scene:
    height = max(item.size[1] for item in items)
    width = max(NARROW, sum(item.size[0] + EDGE for item in items) + EDGE)
    placed = row(items, EDGE, EDGE, width - 2 * EDGE, gap=EDGE, align="center")
    return Scene(width, height + 2 * EDGE, tuple(placed))


def _part(scene: Scene, numbers: Sequence[int]) -> Scene:
    zones = [placed for placed in scene.items if isinstance(placed.item, ZoneItem)]
    if max(numbers) >= len(zones):
        raise ValueError(f"the picture has {len(zones)} zones, not {max(numbers) + 1}")
    chosen = [zones[number] for number in numbers]
    left, top = min(zone.x for zone in chosen), min(zone.y for zone in chosen)
    right = max(zone.x + zone.item.size[0] for zone in chosen)
    low = max(zone.y + zone.item.size[1] for zone in chosen)
    width = max(NARROW, right - left + 2 * EDGE)
    x, y = (width - right + left) // 2 - left, EDGE - top
    inside = (item for item in scene.items if left <= item.x < right and top <= item.y < low)
    moved = tuple(PlacedItem(item.item, item.x + x, item.y + y) for item in inside)
    return Scene(width, low - top + 2 * EDGE, moved)
