"""The chronicle of a finished game: the few episodes that are remembered, in one set of words.

They are facts that everybody saw; whose luck or mistake they were, the replay says with its chances.
"""

from collections.abc import Collection, Mapping, Sequence
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
LATE = 700  # thousandths of a game, after which the last stretch begins


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
    believable = [one for one in known if one.is_grave or not _belies(story, one)] or known
    episodes = [one._replace(weight=one.weight + swing(story, one, believable)) for one in believable]
    gravest = _gravest(story, episodes)
    for row, weight, *_ in sorted(gravest, key=lambda one: (one.row.ply, one.row.place, episodes.index(one))):
        if sentence := _sentence(row.event, table + len(entries), phrases, sentences):
            sentences.add(sentence)
            number, turn = len(entries) + 1, _turn(row, phrases)
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
    """Return by how many thousandths the chance that an episode favors rose with it, or any changed.

    With it changed what did since the last of these others in its turn and, if none follows, until its end.
    """
    at, turn = _chapter(story, episode), [chapter.turn for chapter in story.chapters]
    near = [n for one in others if turn[n := _chapter(story, one)] == turn[at]]
    start = max((n + 1 for n in near if n < at), default=turn.index(turn[at]))
    end = at + 1 if any(n > at for n in near) else turn.index(turn[at]) + turn.count(turn[at])
    return _step(story, start, end, episode.favors)


def _belies(story: Story, episode: Episode) -> bool:
    """Return whether the chance that an episode favors fell as it happened: nobody would believe it."""
    at, seat = _chapter(story, episode), episode.favors
    return seat is not None and story.curve[at][1][seat] - story.curve[at + 1][1][seat] > NOISE


def _chapter(story: Story, episode: Episode) -> int:
    """Return the number of the chapter in which an episode was."""
    return max((n for n, one in enumerate(story.chapters) if one.ply < episode.row.ply), default=0)


def _step(story: Story, start: int, end: int, favors: Seat | None) -> int:
    """Return by how much a chance rose from one question to another, or any changed.

    What the deal was worth, by which the first step of a curve leads away from the even share, is left out.
    """
    (_, before), (_, after), dealt = story.curve[start], story.curve[end], story.chapters[start].chances
    steps = [smaller_step(new - old, new - was) for old, was, new in zip(before, dealt, after, strict=True)]
    return max(map(abs, steps)) if favors is None else max(0, steps[favors])


def _gravest(story: Story, episodes: Sequence[Episode]) -> list[Episode]:
    """Return the gravest: one of a turn, but for deaths and the like, and one of the last stretch.

    What the largest step of the chances led to comes first. Where the winner came back, one is of the time
    until they were farthest behind.
    """
    ranked, turns, turning = list[Episode](), set[int](), _turning(story, episodes)
    for episode in sorted(episodes, key=lambda one: (one is not turning, -one.weight, one.row.ply)):
        is_alone = not episode.is_aside and episode.row.turn not in turns
        if is_alone or episode.is_grave or episode is turning:
            ranked.append(episode)
            turns |= set() if episode.is_aside else {episode.row.turn}
    best, rest = ranked[:MAX_ENTRIES], ranked[MAX_ENTRIES:]
    late = [one for one in rest if story.progress(one.row.ply) >= LATE]
    if late and all(story.progress(one.row.ply) < LATE for one in best):
        best[-1] = late[0]
    winner = max(range(story.seats), key=story.end.__getitem__)
    low = lowest(story, winner)
    is_behind = low.chances[winner] < BEHIND * WHOLE / story.seats
    early = [one for one in rest if one.row.ply <= low.end_ply and one.favors not in (None, winner)]
    if is_behind and early and all(one.row.ply > low.end_ply for one in best):
        best[-2] = early[0]
    return best


def _turning(story: Story, episodes: Sequence[Episode]) -> Episode | None:
    """Return the gravest episode of the chances' largest step, if that was large, or else its turn's next."""
    steps = [_step(story, number, number + 1, None) for number in range(len(story.chapters))]
    number = max(range(len(steps)), key=steps.__getitem__)
    start = story.chapters[number]
    end = max(one.end_ply for one in story.chapters if one.turn == start.turn)
    then = [
        one
        for one in episodes
        if start.ply < one.row.ply <= end and _step(story, number, number + 1, one.favors) >= MIN_SWING
    ]
    ply = max(start.end_ply, min((one.row.ply for one in then), default=0))
    return max((one for one in then if one.row.ply <= ply), key=lambda one: one.weight, default=None)


def lowest(story: Story, seat: Seat) -> Chapter:
    """Return the chapter in which a seat was farthest behind."""
    return min(story.chapters, key=lambda chapter: chapter.chances[seat])


def _sentence(event: Event, number: int, phrases: Phrases, known: set[str]) -> str:
    """Tell an event in words that are not used yet, or return ""."""
    for other in (number % 2 == 1, number % 2 == 0):
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
