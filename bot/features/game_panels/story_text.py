"""A story in words: chances, mistakes and why, and the chronicle of a board."""

from collections.abc import Iterator, Mapping, Sequence

from bot.features.game_panels.chronicle import Entry, chronicle
from bot.features.game_panels.hint import HUNDRED, TIMES, counted, move_text
from bot.i18n.names import escape
from bot.i18n.texts import Phrases
from engine.core.game import AnyGame
from engine.core.rules import Event
from engine.games import MODULES
from engine.story.story import WHOLE, Mistake, Story
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
    if page.chances and not has_curve:
        yield chances(page.chances, phrases)
    yield from (episode.line for episode in entries_of(page, entries))
    for (_, mistake), question in zip(page.mistakes, page.questions):
        yield mistake_text(mistake, question, phrases)
    if story.is_closed and page.number + 1 == len(page.stops):
        yield phrases.texts("story-closed")


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


def mistake_text(mistake: Mistake, question: AnyGame | None, phrases: Phrases) -> str:
    """Say what a seat could have known to be better, by how much, and why; the curve says the chances."""
    if question is None or (decision := question.decision(mistake.seat)) is None:
        return ""
    lines = (mistake.best, mistake.played)
    best, played = (escape(move_text(question, decision, line, phrases)) for line in lines)
    seat, games = phrases.seat(mistake.seat), percent(mistake.cost)
    if mistake.cost >= NEARLY_ALL:
        return phrases.texts("story-threw", name=seat, best=best, played=played)
    knew = phrases.texts("story-knew", name=seat, best=best, played=played, games=games)
    return " ".join([knew, *why(mistake, phrases)])


def why(mistake: Mistake, phrases: Phrases) -> Iterator[str]:
    """Say what the better line kept or won most of all."""
    text = phrases.texts
    is_all = mistake.cost >= HALF  # and the chances say more than a count of pieces
    counts = ((key, round(TIMES * gain)) for key, gain in mistake.gains.items() if not is_all)
    most = next(((key, count) for key, count in counts if count > 0), None)
    if most is not None and text.has(key := f"{phrases.family}-better-{most[0]}"):
        yield text(key, **counted(most[1]))


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
