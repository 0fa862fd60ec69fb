"""A story in words: chances, turning points and why, and what a result is made of."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.features.game_panels.deeds import (
    Deeds,
    EventsByPly,
    Milestone,
    in_short,
    is_decided,
    luck_key,
    milestone_line,
    only_fight,
    result_ply,
)
from bot.features.game_panels.hint import HUNDRED, TIMES, counted, move_text
from bot.games import PRESENTERS
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, signed
from engine.core.decisions import Seat
from engine.core.game import AnyGame
from engine.core.rules import Event
from engine.games import MODULES
from engine.story.story import MIN_SWING, WHOLE, Mistake, Story, TurningPoint
from engine.tables.replays import ReplayPage, shown_at

MARKS = "①②③"
PERCENT = WHOLE // HUNDRED
HALF = WHOLE // 2  # of a game, which one mistake cost
MIN_BETTER = 55  # deals in a hundred, from which their number says something


def story_lines(page: ReplayPage, phrases: Phrases, *, has_curve: bool) -> Iterator[str]:
    """Return what a page says of its game's story: nothing before the end.

    `has_curve`: the picture says the chances.
    """
    story = page.story
    if story is None:
        if page.is_over and page.share_done is not None:
            percent = min(int(HUNDRED * page.share_done), HUNDRED - 1)  # the whole must still be saved
            yield phrases.texts("story-expected", percent=percent)
        return
    if not has_curve:
        yield chances(page.chances, phrases)
    deeds = Deeds(story, page.log_events, page.snapshot.id, phrases)
    if page.turning_point is not None:
        number, point = page.turning_point
        line = turning_point(story, point, page.question, phrases)
        key = "story-greatest" if point == deeds.main else "story-turning"
        chapter = story.chapters[point.chapter]  # its events alone, as the board and the Gazette tell them
        end = result_ply(story, point, page.timeline.between, PRESENTERS[phrases.family])
        events = page.timeline.between(chapter.ply, end)
        yield f"{phrases.texts(key, mark=MARKS[number - 1])}\n{line}"
        is_judged = MODULES[phrases.family].lookahead is not None and point.mistake is None
        if is_judged or chapter.step or _is_untold(events, point, phrases, is_ahead=end > page.place.ply):
            sentences = deeds.of(point)[is_judged and point.is_guess :]  # the line above says that it was one
            yield from [" ".join(map(escape, sentences))] * bool(sentences)
    else:
        before = page.stops[page.number - 1].ply if page.number else -1
        stones = ((shown_at(page.timeline, stone.ply), stone) for stone in deeds.milestones())
        yield from (milestone_line(stone, phrases) for ply, stone in stones if before < ply <= page.place.ply)
    if page.number + 1 == len(page.stops):
        yield from ending(story, phrases)


def _is_untold(events: Sequence[Event], point: TurningPoint, phrases: Phrases, *, is_ahead: bool) -> bool:
    """Return whether a page's lines do not say what luck a seat had: others did it, or it `is_ahead`."""
    if not point.is_luck:
        return False
    telling = PRESENTERS[phrases.family].telling_events(events, point.seat)
    return any(is_ahead or event.seat not in (None, point.seat) for event in telling)


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


def swing(story: Story, point: TurningPoint, seat: Seat) -> dict[str, int]:
    """Return a seat's chance before and after a turning point, in the whole percent of all that tell it."""
    before, after = (whole_percents(chances)[seat] for chances in story.chances_around(point))
    return {"before": before, "after": after}


def turning_point(story: Story, point: TurningPoint, question: AnyGame | None, phrases: Phrases) -> str:
    """Say whose luck it was, or what a seat could have known and why that was better."""
    text, mistake = phrases.texts, point.mistake
    facts = swing(story, point, point.seat)
    if point.choosers:
        names = text.join([phrases.seat(seat) for seat in point.choosers])
        key = "guess" if point.is_guess else "choice"
        facts |= {"count": len(point.choosers)}
        return text.first(
            f"{phrases.family}-{key}", f"story-{key}", names=names, name=phrases.seat(point.seat), **facts
        )
    if mistake is None or question is None or (decision := question.decision(mistake.seat)) is None:
        return text(f"story-{luck_key(point, phrases)}", name=phrases.seat(point.seat), **facts)
    best, played = (
        escape(move_text(question, decision, line, phrases)) for line in (mistake.best, mistake.played)
    )
    lines = [text("story-knew", name=phrases.seat(mistake.seat), best=best, played=played, **facts)]
    return " ".join([*lines, *why(mistake, phrases)])


def why(mistake: Mistake, phrases: Phrases) -> Iterator[str]:
    """Say in how many deals the better line did better, and what it kept or won most of all."""
    text, better = phrases.texts, percent(mistake.better)
    if better >= MIN_BETTER:
        yield text("story-better", count=better)
    is_all = mistake.cost >= HALF  # and the chances say more than a count of pieces
    counts = ((key, round(TIMES * gain)) for key, gain in mistake.gains.items() if not is_all)
    most = next(((key, count) for key, count in counts if count > 0), None)
    if most is not None and text.has(key := f"{phrases.family}-better-{most[0]}"):
        yield text(key, **counted(most[1]))


def ending(story: Story, phrases: Phrases) -> Iterator[str]:
    """Say what each of two seats' results is made of; of more, what did most for the winner."""
    if story.is_closed:
        yield phrases.texts("story-closed")
    if story.seats > 2 and (helped := what_helped(story, story.lead, phrases)):
        yield escape(helped)
        return
    for seat in range(story.seats):
        parts = " · ".join(f"{points} {what}" for points, what in parts_told(story, seat, phrases))
        name, result = phrases.seat(seat), percent(story.end[seat])
        yield phrases.texts("story-sum", name=name, parts=parts, result=result)


def parts_told(story: Story, seat: Seat, phrases: Phrases) -> Iterator[tuple[str, str]]:
    """Yield what a seat's result is made of: points that add up to it exactly, and what they are."""
    for name, value in points_of(story, seat).items():
        if value:
            yield str(value) if name == "even" else signed(value), _part(name, story, seat, phrases)


def what_helped(story: Story, seat: Seat, phrases: Phrases) -> str:
    """Say in a phrase what did most for a seat, without a word on mistakes; "" where nothing did much.

    Of a game in which all is luck and nerve that says nothing.
    """
    points = points_of(story, seat)
    points["skill"] = points.pop("own", 0) + points.pop("others", 0)
    most = max([name for name in points if name != "even"], key=points.__getitem__)
    what = _part(most, story, seat, phrases)
    is_judged = story.is_stepped or MODULES[phrases.family].lookahead is not None
    is_much = is_judged and points[most] >= percent(MIN_SWING)
    return phrases.texts("gazette-helped", name=phrases.name(seat), what=what) if is_much else ""


def _part(name: str, story: Story, seat: Seat, phrases: Phrases) -> str:
    """Name a part of a seat's result; mistakes with their number: few are turning points, and so told."""
    is_chance = MODULES[phrases.family].lookahead is None  # nobody makes mistakes
    keys = {"luck": "nerve"} if is_chance else {"others": "other"} if story.seats == 2 else {}
    if story.is_stepped:
        keys = {"luck": "leaders" if only_fight(story, phrases) else "fight"}
    numbers = enumerate(story.turning_points(), 1)
    decided = [str(number) for number, point in numbers if is_decided(point)]
    mistakes = Counter(mistake.seat == seat for chapter in story.chapters for mistake in chapter.mistakes)
    count = len(decided) if name == "choices" else mistakes[name == "own"]
    facts: dict[str, str | int] = {
        "name": phrases.name(1 - seat),
        "count": count,
        "points": ", ".join(decided),
    }
    return phrases.texts(f"gazette-part-{keys.get(name, name)}", **facts)


def points_of(story: Story, seat: Seat) -> dict[str, int]:
    """Return a result's parts in whole points with the result as their sum, and the first chance as told."""
    parts = story.parts(seat)
    even, own, others = map(percent, (parts.even, -parts.own, parts.others))
    deal = whole_percents(story.chapters[0].chances)[seat] - even
    swings = [swing(story, point, seat) for point in story.turning_points() if is_decided(point)]
    choices = sum(around["after"] - around["before"] for around in swings)
    known = {"even": even, "deal": deal, "choices": choices, "own": own, "others": others}
    if story.is_stepped:
        firsts = [whole_percents(values)[seat] for _, values in story.curve[:3]]
        known = {"even": even, "deal": deal, "guess": firsts[1] - firsts[0], "chance": firsts[2] - firsts[1]}
        return {**known, "luck": percent(parts.result) - sum(known.values())}
    luck = percent(parts.result) - sum(known.values())  # the largest and least certain
    return {"even": even, "deal": deal, "luck": luck, **known}


def turned(story: Story, events: EventsByPly, number: int, phrases: Phrases) -> str:
    """Return the lines of the board: what turned the game, or "" if nothing did.

    Games in which nobody makes mistakes say themselves which round decided. `number` is the table's.
    """
    if MODULES[phrases.family].lookahead is None:
        return ""
    deeds, marks, rows = Deeds(story, events, number, phrases), iter(MARKS), list[str]()
    for row in deeds.rows():
        if isinstance(row, Milestone):
            rows.append(milestone_line(row, phrases))
            continue
        what = " ".join(map(escape, deeds.of(row))) or in_short(row, phrases)
        turn = deeds.turn(row)
        turn = phrases.texts("story-turn-mistake", turn=turn) if row.mistake else turn
        rows.append(f"{next(marks)} {phrases.texts('named-value', name=turn, value=what)}")
    return phrases.texts("story-turned", points="\n".join(rows)) if rows else ""


def percent(value: float) -> int:
    return round(value / PERCENT)
