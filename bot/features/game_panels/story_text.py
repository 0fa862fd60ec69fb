"""A story in words: chances, mistakes and why, what a result is made of, and the chronicle of a board."""

from collections.abc import Iterator, Mapping, Sequence

from bot.features.game_panels.chronicle import Entry, chronicle
from bot.features.game_panels.hint import HUNDRED, TIMES, counted, move_text
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, signed
from engine.core.decisions import Seat
from engine.core.game import AnyGame
from engine.core.rules import Event
from engine.games import MODULES
from engine.story.story import WHOLE, Chapter, Mistake, Story
from engine.tables.replays import ReplayPage, shown_at

PERCENT = WHOLE // HUNDRED
HALF, NEARLY_ALL = WHOLE // 2, WHOLE * 9 // 10  # of a game, which one mistake cost


def entries_on(page: ReplayPage, phrases: Phrases) -> list[tuple[int, Entry]]:
    """Return a finished game's chronicle with the plies of the stops that show its episodes."""
    if page.story is None:
        return []
    entries = chronicle(page.story, page.log_events, page.snapshot.id, phrases)
    return [(shown_at(page.stops, episode.ply), episode) for episode in entries]


def entries_of(page: ReplayPage, entries: Sequence[tuple[int, Entry]]) -> list[Entry]:
    """Return those of `entries_on` that happened since the stop before this page."""
    before = page.stops[page.number - 1].ply if page.number else -1
    return [episode for ply, episode in entries if before < ply <= page.place.ply]


def story_lines(
    page: ReplayPage, phrases: Phrases, entries: Sequence[tuple[int, Entry]], *, has_curve: bool
) -> Iterator[str]:
    """Return what a page says of its game's story, with its `entries_on`: nothing before the end.

    `has_curve`: the picture says the chances.
    """
    story = page.story
    if story is None:
        return
    if not has_curve:
        yield chances(page.chances, phrases)
    yield from (episode.line for episode in entries_of(page, entries))
    for (number, mistake), question in zip(page.mistakes, page.questions):
        yield mistake_text(story.chapters[number], mistake, question, phrases)
    if page.number + 1 == len(page.stops):
        yield from ending(story, phrases)


def chances(values: Sequence[int], phrases: Phrases) -> str:
    """Return each seat's chance in whole percent, with the sum 100."""
    text = phrases.texts
    rows = enumerate(whole_percents(values))
    return " · ".join(text("story-chance", name=phrases.seat(seat), percent=value) for seat, value in rows)


def whole_percents(values: Sequence[int]) -> list[int]:
    """Round thousandths to percent with the same sum, by the largest remainder; only 0 is none."""
    percents = [max(value // PERCENT, min(value, 1)) for value in values]
    rests = [value % PERCENT if value >= PERCENT else 0 for value in values]
    by_rest = sorted(range(len(values)), key=lambda seat: -rests[seat])
    left = round(sum(values) / PERCENT) - sum(percents)
    for seat in by_rest[: max(0, left)]:
        percents[seat] += 1
    percents[values.index(max(values))] += min(0, left)
    return percents


def mistake_text(chapter: Chapter, mistake: Mistake, question: AnyGame | None, phrases: Phrases) -> str:
    """Say what a seat could have known to be better, with what chances, and why."""
    if question is None or (decision := question.decision(mistake.seat)) is None:
        return ""
    lines = (mistake.best, mistake.played)
    best, played = (escape(move_text(question, decision, line, phrases)) for line in lines)
    seat, (chance, was) = phrases.seat(mistake.seat), map(percent, chapter.worth(mistake))
    if mistake.cost >= NEARLY_ALL:
        return phrases.texts("story-threw", name=seat, best=best, played=played)
    knew = phrases.texts("story-knew", name=seat, best=best, played=played, percent=chance, chance=was)
    return " ".join([knew, *why(mistake, phrases)])


def why(mistake: Mistake, phrases: Phrases) -> Iterator[str]:
    """Say what the better line kept or won most of all."""
    text = phrases.texts
    is_all = mistake.cost >= HALF  # and the chances say more than a count of pieces
    counts = ((key, round(TIMES * gain)) for key, gain in mistake.gains.items() if not is_all)
    most = next(((key, count) for key, count in counts if count > 0), None)
    if most is not None and text.has(key := f"{phrases.family}-better-{most[0]}"):
        yield text(key, **counted(most[1]))


def ending(story: Story, phrases: Phrases) -> Iterator[str]:
    """Say what each of two seats' results is made of, where somebody can make mistakes."""
    if story.is_closed:
        yield phrases.texts("story-closed")
    is_judged = MODULES[phrases.family].lookahead is not None
    for seat in range(story.seats) if story.seats == 2 and is_judged else ():
        parts = " · ".join(f"{points} {what}" for points, what in parts_told(story, seat, phrases))
        name, result = phrases.seat(seat), percent(story.end[seat])
        yield phrases.texts("story-sum", name=name, parts=parts, result=result)


def parts_told(story: Story, seat: Seat, phrases: Phrases) -> Iterator[tuple[str, str]]:
    """Yield what a seat's result is made of: points that add up to it exactly, and what they are."""
    for name, value in points_of(story, seat).items():
        if value:
            points = str(value) if name == "even" else signed(value)
            yield points, phrases.texts(f"gazette-part-{name}", name=phrases.name(1 - seat))


def points_of(story: Story, seat: Seat) -> dict[str, int]:
    """Return a result's parts in whole points with the result as their sum, and the first chance as told."""
    parts = story.parts(seat)
    even, own, others = map(percent, (parts.even, -parts.own, parts.others))
    deal = whole_percents(story.chapters[0].chances)[seat] - even
    luck = percent(parts.result) - even - deal - own - others  # the largest and least certain
    return {"even": even, "deal": deal, "luck": luck, "own": own, "others": others}


def turned(story: Story, events: Mapping[int, Sequence[Event]], number: int, phrases: Phrases) -> str:
    """Return the chronicle for the board, or "" if there is none.

    Games in which nobody makes mistakes show all their rounds beside it. `number` is the table's.
    """
    if MODULES[phrases.family].lookahead is None:
        return ""
    lines = [episode.line for episode in chronicle(story, events, number, phrases)]
    return phrases.texts("story-turned", points="\n".join(lines)) if lines else ""


def percent(value: float) -> int:
    return round(value / PERCENT)
