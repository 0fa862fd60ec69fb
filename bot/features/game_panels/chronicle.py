"""The chronicle of a finished game: the few episodes that are remembered, in one set of words.

They are facts that everybody saw; whose luck or mistake they were, the replay says with its chances.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from bot.games import PRESENTERS
from bot.games.parts import Episode, TurnEvent
from bot.games.presenter import AnyPresenter
from bot.i18n.names import escape, unescape
from bot.i18n.texts import Phrases, without_suits
from engine.core.decisions import Seat
from engine.core.positions import Timeline
from engine.core.rules import Event
from engine.story.story import MIN_SWING, WHOLE, Chapter, Story, smaller_step

MARKS = "①②③④⑤"
MAX_ENTRIES = len(MARKS)
BEHIND = 0.5  # of an even share: the chance of a winner who came back
NOISE = 20  # thousandths by which a chance may fall where it rose
EARLY, LATE = 400, 700  # thousandths of a game, at which the first stretch ends and the last one begins


class Entry(NamedTuple):
    """An episode in words, with its number in the chronicle."""

    number: int  # from 1
    ply: int  # by which it had happened
    turn: str
    sentence: str  # plain text
    weight: int
    event: Event

    @property
    def line(self) -> str:
        """The episode on boards and in replays."""
        return f"{MARKS[self.number - 1]} **{self.turn}** · {escape(self.sentence)}"


def chronicle(
    story: Story, events: Mapping[int, Sequence[Event]], table: int, phrases: Phrases
) -> list[Entry]:
    """Return the episodes of a game in order; the number of the table chooses the words."""
    presenter, entries, sentences = PRESENTERS[phrases.family], list[Entry](), set[str]()
    end = -1 if story.is_closed else story.chapters[-1].end_ply
    known = presenter.episodes(turn_events(events, presenter), end)
    believable = [one for one in known if one.is_grave or not _belies(story, one, known)] or known
    episodes = [one._replace(weight=one.weight + swing(story, one, believable)) for one in believable]
    gravest = _gravest(story, episodes)
    for row, weight, *_ in sorted(gravest, key=lambda one: (one.row.ply, one.row.place, episodes.index(one))):
        number, turn = len(entries) + 1, _turn(row, phrases)
        way = table + number * (number - 1) // 2  # there is no beat in which the two follow each other
        if sentence := _sentence(row.event, way, phrases, sentences):
            sentences.add(sentence)
            entries.append(Entry(number, row.ply, turn, sentence, weight, row.event))
    return entries


def memorable(presenter: AnyPresenter, timeline: Timeline) -> Collection[int]:
    """Return the stops of all that a chronicle may tell, whatever of it will matter."""
    events = {stop.ply: stop.events for stop in timeline.stops}
    episodes = presenter.episodes(turn_events(events, presenter), -1)
    return {one.row.ply for one in episodes if not one.is_aside}


def main_of(entries: Sequence[Entry]) -> Entry | None:
    """Return the gravest of these episodes."""
    return max(entries, key=lambda one: one.weight, default=None)


def turn_events(events: Mapping[int, Sequence[Event]], presenter: AnyPresenter) -> list[TurnEvent]:
    """Return all events of a game with their turns, as its boards count them."""
    turn, rows = 0, list[TurnEvent]()
    for ply in sorted(events):
        for event in events[ply]:
            if event.kind == presenter.turn_event:
                turn = int(dict(event.facts).get("turn", turn))
            rows.append(TurnEvent(ply, turn, event, len(rows)))
    return rows


def swing(story: Story, episode: Episode, others: Sequence[Episode]) -> int:
    """Return by how many thousandths the chances moved as an episode says, or any at all."""
    return _step(story, *_span(story, episode, others), episode)


def _span(story: Story, episode: Episode, others: Sequence[Episode]) -> tuple[int, int]:
    """Return the points of the curve between which an episode was: since the last of these in its turn."""
    at, turn = _chapter(story, episode), [chapter.turn for chapter in story.chapters]
    near = [n for one in others if turn[n := _chapter(story, one)] == turn[at]]
    return max((n + 1 for n in near if n < at), default=turn.index(turn[at])), at + 1


def _belies(story: Story, episode: Episode, others: Sequence[Episode]) -> bool:
    """Return whether the chances moved against what an episode says: nobody would believe it."""
    start, end = _span(story, episode, others)
    steps, whom = _steps(story, start, end), (episode.favors, episode.hurts)
    return any(seat is not None and sign * steps[seat] > NOISE for sign, seat in zip((-1, 1), whom))


def _chapter(story: Story, episode: Episode) -> int:
    """Return the number of the chapter in which an episode was."""
    return max((n for n, one in enumerate(story.chapters) if one.ply < episode.row.ply), default=0)


def _steps(story: Story, start: int, end: int) -> list[int]:
    """Return by how much each chance rose from one question to another.

    What the deal was worth, by which the first step of a curve leads away from the even share, is left out.
    """
    (_, before), (_, after), dealt = story.curve[start], story.curve[end], story.chapters[start].chances
    return [smaller_step(new - old, new - was) for old, was, new in zip(before, dealt, after, strict=True)]


def _step(story: Story, start: int, end: int, episode: Episode | None = None) -> int:
    """Return by how much the chances moved as an episode says, or any at all."""
    steps = _steps(story, start, end)
    if episode is not None and episode.favors is not None:
        return max(0, steps[episode.favors])
    if episode is not None and episode.hurts is not None:
        return max(0, -steps[episode.hurts])
    return max(map(abs, steps))


def _gravest(story: Story, episodes: Sequence[Episode]) -> list[Episode]:
    """Return the gravest: one of a turn, but for deaths and the like.

    What the largest step of the chances led to comes first, then what the last large one did, one of the last
    stretch and of the first, and one against the winner: of two, or before they came back.
    """
    ranked, turns, turning = list[Episode](), set[int](), _turning(story, episodes)
    for episode in sorted(episodes, key=lambda one: (one is not turning, -one.weight, one.row.ply)):
        is_alone = not episode.is_aside and episode.row.turn not in turns
        if is_alone or episode.is_grave or episode is turning:
            ranked.append(episode)
            turns |= set() if episode.is_aside else {episode.row.turn}
    winner = max(range(story.seats), key=story.end.__getitem__)
    low = lowest(story, winner)
    is_behind = low.chances[winner] < BEHIND * WHOLE / story.seats
    until = low.end_ply if is_behind else story.chapters[-1].end_ply * (story.seats == 2)
    large = [one for one in ranked if swing(story, one, episodes) >= MIN_SWING]
    wanted: Sequence[Callable[[Episode], bool]] = (
        lambda one: one == max(large, key=lambda other: other.row.ply, default=one),
        lambda one: story.progress(one.row.ply) >= LATE,
        lambda one: one.favors not in (None, winner) and one.row.ply <= until,
        lambda one: story.progress(one.row.ply) <= EARLY,
    )
    best = ranked[:1]
    for is_wanted in wanted:
        if not any(map(is_wanted, best)):
            best += [*filter(is_wanted, ranked)][:1]
    return [*best, *(one for one in ranked if one not in best)][:MAX_ENTRIES]


def _turning(story: Story, episodes: Sequence[Episode]) -> Episode | None:
    """Return the gravest episode of the chances' largest step, if that was large, or else its turn's next."""
    steps = [_step(story, number, number + 1) for number in range(len(story.chapters))]
    number = max(range(len(steps)), key=steps.__getitem__)
    start = story.chapters[number]
    end = max(one.end_ply for one in story.chapters if one.turn == start.turn)
    then = [
        one
        for one in episodes
        if start.ply < one.row.ply <= end and _step(story, number, number + 1, one) >= MIN_SWING
    ]
    ply = max(start.end_ply, min((one.row.ply for one in then), default=0))
    return max((one for one in then if one.row.ply <= ply), key=lambda one: one.weight, default=None)


def lowest(story: Story, seat: Seat) -> Chapter:
    """Return the chapter in which a seat was farthest behind."""
    return min(story.chapters, key=lambda chapter: chapter.chances[seat])


def _sentence(event: Event, way: int, phrases: Phrases, known: set[str]) -> str:
    """Tell an event in words that are not used yet, or return ""."""
    for other in (way % 2 == 1, way % 2 == 0):
        sentence = plain(phrases.in_gazette(event, other=other))
        sentence = sentence[:1].upper() + sentence[1:]
        if sentence and sentence not in known:
            return sentence
    return ""


def _turn(row: TurnEvent, phrases: Phrases) -> str:
    """Return when an episode was, in the words of its game."""
    family = phrases.family
    keys = (f"{family}-gazette-when-{row.event.kind}", f"{family}-gazette-round", "gazette-turn")
    return phrases.texts.first(*keys, turn=row.turn)


def plain(line: str) -> str:
    """Return a line without Markdown."""
    return unescape(without_suits(line).replace("**", ""))
