"""A story in words: chances, turning points and why, and what a result is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.features.game_panels.hint import HUNDRED, TIMES, move_text
from bot.games import PRESENTERS
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, signed
from engine.core.game import AnyGame
from engine.core.rules import Event
from engine.games import MODULES
from engine.story.story import WHOLE, Mistake, Parts, Story, TurningPoint
from engine.tables.replays import ReplayPage

MARKS = "①②③"
PERCENT = WHOLE // HUNDRED
MIN_BETTER = 55  # deals in a hundred, from which their number says something


def story_lines(page: ReplayPage, phrases: Phrases, *, has_curve: bool) -> Iterator[str]:
    """Return what a page says of its game's story: nothing before the end.

    `has_curve`: the picture says the chances.
    """
    story = page.story
    if story is None:
        if page.is_over and page.is_expected:
            yield phrases.texts("story-expected")
        return
    if not has_curve:
        yield chances(page.chances, phrases)
    if page.turning_point is not None:
        number, point = page.turning_point
        line = turning_point(point, page.question, phrases)
        yield f"{MARKS[number - 1]} {turn_name(story, point, phrases)} · {line}"
        yield done_by_others(page.events, point, phrases)
    if page.number + 1 == len(page.stops):
        yield from ending(story, phrases)


def done_by_others(events: Sequence[Event], point: TurningPoint, phrases: Phrases) -> str:
    """Say what was good or bad for a seat that did not do it, as the Gazette tells it, or nothing."""
    if point.mistake is not None or point.choosers:
        return ""
    telling = PRESENTERS[phrases.family].telling_events(events, point.seat)
    sentences = (phrases.in_gazette(event) for event in telling if event.seat not in (None, point.seat))
    return next(filter(None, sentences), "")


def turn_name(story: Story, point: TurningPoint, phrases: Phrases) -> str:
    """Return the round or turn of a turning point, as the board, the replay and the Gazette call it."""
    turn = story.chapters[point.chapter].turn
    return _only(story, phrases) or turn_number(turn, phrases)


def turn_number(turn: int, phrases: Phrases) -> str:
    """Return a game's own number of a turn or round in words."""
    return phrases.texts.first(f"{phrases.family}-gazette-round", "gazette-turn", turn=turn)


def _only(story: Story, phrases: Phrases) -> str:
    """Return the name of the one fight that is the whole game, or ""."""
    only = f"{phrases.family}-gazette-only"
    is_one = len({chapter.turn for chapter in story.chapters}) == 1 and phrases.texts.has(only)
    return phrases.texts(only) if is_one else ""


def chances(values: Sequence[int], phrases: Phrases) -> str:
    """Return each seat's chance in whole percent, with the sum 100."""
    text = phrases.texts
    rows = enumerate(whole_percents(values))
    return " · ".join(text("story-chance", name=phrases.seat(seat), percent=value) for seat, value in rows)


def whole_percents(values: Sequence[int]) -> list[int]:
    """Round thousandths to percent with the same sum, by the largest remainder."""
    percents = [value // PERCENT for value in values]
    by_rest = sorted(range(len(values)), key=lambda seat: -(values[seat] % PERCENT))
    for seat in by_rest[: round(sum(values) / PERCENT) - sum(percents)]:
        percents[seat] += 1
    return percents


def turning_point(point: TurningPoint, question: AnyGame | None, phrases: Phrases) -> str:
    """Say whose luck it was, or what a seat could have known and why that was better."""
    text, mistake = phrases.texts, point.mistake
    facts = {"before": percent(point.before), "after": percent(point.after)}
    if point.choosers:
        names = text.join([phrases.seat(seat) for seat in point.choosers])
        key = "story-guess" if point.is_guess else "story-choice"
        return text(key, names=names, name=phrases.seat(point.seat), **facts)
    if mistake is None or question is None or (decision := question.decision(mistake.seat)) is None:
        return text(f"story-{_luck(point, phrases)}", name=phrases.seat(point.seat), **facts)
    best, played = (
        escape(move_text(question, decision, line, phrases)) for line in (mistake.best, mistake.played)
    )
    name, loss = phrases.seat(mistake.seat), percent(mistake.loss)
    lines = [text("story-knew", name=name, best=best, played=played, loss=loss)]
    return " ".join([*lines, *why(mistake, phrases)])


def why(mistake: Mistake, phrases: Phrases) -> Iterator[str]:
    """Say in how many deals the better line did better, and what it kept or won most of all."""
    text, better = phrases.texts, percent(mistake.better)
    if better >= MIN_BETTER:
        yield text("story-better", count=better)
    counts = ((key, round(TIMES * gain)) for key, gain in mistake.gains.items())
    most = next(((key, count) for key, count in counts if count > 0), None)
    if most is not None:
        yield text(f"{phrases.family}-better-{most[0]}", times=TIMES, count=most[1])


def ending(story: Story, phrases: Phrases) -> Iterator[str]:
    """Say what each seat's result is made of."""
    if story.is_closed:
        yield phrases.texts("story-closed")
    for seat in range(story.seats):
        yield parts_line(story.parts(seat), phrases, seat)


def parts_line(parts: Parts, phrases: Phrases, seat: int) -> str:
    """Return the sum, in whole points that add up exactly."""
    text = phrases.texts
    points = points_of(parts)
    even, result = points.pop("even"), percent(parts.result)
    is_chance = MODULES[phrases.family].lookahead is None  # nobody makes mistakes, as the Gazette knows
    keys = {"luck": "nerve"} if is_chance else {}
    terms = [
        text(f"story-part-{keys.get(name, name)}", points=signed(value))
        for name, value in points.items()
        if value
    ]
    return text("story-sum", name=phrases.seat(seat), even=even, parts=" ".join(terms), result=result)


def points_of(parts: Parts) -> dict[str, int]:
    """Return a result's parts in whole points with the result as their sum."""
    values = {
        "even": parts.even, "deal": parts.deal, "luck": parts.luck, "own": -parts.own, "others": parts.others,
    }  # fmt: skip
    points = {name: percent(value) for name, value in values.items()}
    points["luck"] += percent(parts.result) - sum(points.values())  # the largest and least certain
    return points


def turned(story: Story, phrases: Phrases) -> str:
    """Return the line of the board: what turned the game, or "" if nothing did, or one fight is all of it."""
    text, points = phrases.texts, () if _only(story, phrases) else story.turning_points()
    rows = []
    for mark, point in zip(MARKS, points):
        rows.append(f"{mark} {turn_name(story, point, phrases)}, {_what(point, phrases)}")
    return text("story-turned", points=" · ".join(rows)) if rows else ""


def _what(point: TurningPoint, phrases: Phrases) -> str:
    text, mistake = phrases.texts, point.mistake
    if mistake is not None:
        return text("story-turn-knew", name=phrases.seat(mistake.seat))
    if point.choosers:
        key = "story-turn-guess" if point.is_guess else "story-turn-choice"
        return text(key, names=text.join([phrases.seat(seat) for seat in point.choosers]))
    return text(f"story-turn-{_luck(point, phrases)}", name=phrases.seat(point.seat))


def _luck(point: TurningPoint, phrases: Phrases) -> str:
    """Return which words tell a step without a mistake; where choices are not judged, it may be no luck."""
    is_good = point.after > point.before
    if MODULES[phrases.family].lookahead is None:
        return "good" if is_good else "bad"
    return "luck" if is_good else "bad-luck"


def percent(value: float) -> int:
    return round(value / PERCENT)
