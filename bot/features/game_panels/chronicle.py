"""The chronicle of a finished game: the few episodes that are remembered, in one set of words.

They are facts that everybody saw; whose luck or mistake they were, the replay says with its chances.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from itertools import filterfalse, takewhile
from typing import NamedTuple

from bot.games import PRESENTERS
from bot.games.lines import gravity_of, is_routine
from bot.games.parts import Episode, TurnEvent
from bot.games.presenter import AnyPresenter
from bot.i18n.names import escape, unescape
from bot.i18n.texts import Phrases, as_sentence, without_suits
from bot.render.typesetting import has
from engine.core.decisions import Seat
from engine.core.positions import Timeline
from engine.core.rules import Event
from engine.story.story import WHOLE, Chapter, Story, smaller_step

MARKS = "①②③④⑤"
MAX_ENTRIES = len(MARKS)
BEHIND = 0.5  # of an even share: the chance of a winner who came back
NOISE = 20  # thousandths by which a chance may fall where it rose
LARGE = 80  # thousandths by which a turn turned the game
MAX_TURNING = 3  # turns that are told because they did
PART = 3  # an episode made at least one part in so many of its turn's step
SENTENCE = re.compile(r"(?<=[.!?]) (?=[^\W\d_a-zß-ÿœ])")  # where one begins
TURN = "turn-told"  # the kind of an episode that is a turn in words


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
    gravest = _gravest(story, episodes, partial(_turn_in_words, story=story, events=events, phrases=phrases))
    for row, weight, *_ in sorted(gravest, key=lambda one: (one.row.ply, one.row.place)):
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
    steps = _steps(story, *_span(story, episode, others))
    if episode.favors is not None:
        return max(0, steps[episode.favors])
    if episode.hurts is not None:
        return max(0, -steps[episode.hurts])
    return max(map(abs, steps))


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


def _step(story: Story, start: int, end: int) -> int:
    """Return by how much the chances moved."""
    return max(map(abs, _steps(story, start, end)))


def _gravest(
    story: Story, episodes: Sequence[Episode], tell: Callable[[int, int], Episode | None]
) -> list[Episode]:
    """Return the gravest: one of a turn, but for deaths and the like.

    How the winner won comes first, then what the largest steps of the chances came from, which `tell` tells
    where no episode did; then one against the winner: of two, or before they came back. Where enough remain,
    none is told that moved nothing.
    """
    best, ranked = [*_turning(story, episodes, tell)], sorted(episodes, key=lambda one: -one.weight)
    low = lowest(story, story.lead)
    is_behind = low.chances[story.lead] < BEHIND * WHOLE / story.seats
    until = low.end_ply if is_behind else story.chapters[-1].end_ply * (story.seats == 2)

    def is_against(one: Episode) -> bool:
        return one.favors not in (None, story.lead) and one.row.ply <= until

    def is_new(one: Episode) -> bool:
        is_alone = not one.is_aside and one.row.turn not in [it.row.turn for it in best if not it.is_aside]
        return one not in best and (is_alone or one.is_grave)

    if not any(map(is_against, best)):
        best += [one for one in ranked if is_against(one) and is_new(one)][:1]
    ranked.sort(key=lambda one: not (one.is_grave or swing(story, one, episodes) >= NOISE))
    for one in ranked:
        if is_new(one):
            best.append(one)
    return best[:MAX_ENTRIES]


def _turning(
    story: Story, episodes: Sequence[Episode], tell: Callable[[int, int], Episode | None]
) -> Iterator[Episode]:
    """Yield how the winner won, and what the turns with the largest steps of the chances came from."""
    turns = [chapter.turn for chapter in story.chapters]
    spans = {turn: (turns.index(turn), len(turns) - turns[::-1].index(turn)) for turn in turns}
    *earlier, last = spans.values()
    earlier.sort(key=lambda span: -_step(story, *span))
    losers = [seat for seat, share in enumerate(story.end) if share < max(story.end)]
    for start, end in (last, *earlier[:MAX_TURNING]):
        step, is_end = _step(story, start, end), end == len(turns) and not story.is_closed
        causes = [
            one
            for one in episodes
            if start <= _chapter(story, one) < end
            and (one.is_grave or is_end or PART * swing(story, one, episodes) >= step)
            and not (is_end and (one.favors in losers or one.hurts == story.lead))
        ]
        if (is_end or step >= LARGE) and (
            cause := max(causes, key=lambda one: (not one.is_aside, one.weight), default=None)
            or tell(start, end)
        ):
            yield cause


def _turn_in_words(
    start: int, end: int, story: Story, events: Mapping[int, Sequence[Event]], phrases: Phrases
) -> Episode | None:
    """Return the gravest that is said on the board of a turn and of whose chance rose most in it."""
    presenter, chapter = PRESENTERS[phrases.family], story.chapters[start]
    rows = [
        row
        for row in turn_events(events, presenter)
        if chapter.ply < row.ply <= story.chapters[end - 1].end_ply
    ]
    rows = [*takewhile(lambda row: row is rows[0] or row.event.kind != presenter.turn_event, rows)]
    lines, steps = presenter.summary([row.event for row in rows], phrases), _steps(story, start, end)
    name = _printable(phrases.name(steps.index(max(steps))))
    deeds = [line for line in filterfalse(is_routine, lines) if _printable(line).startswith(f"{name} ")]
    if not deeds:
        return None
    line = max(deeds, key=gravity_of)
    words = re.split(SENTENCE, _printable(line).replace(" · ", "; "))[0]
    event = Event(TURN, None, (("words", as_sentence(words)),))
    early = [row for row in rows if row.ply < rows[-1].ply]  # which may begin the next turn
    is_early = line in presenter.summary([row.event for row in early], phrases)
    last = early[-1] if is_early else rows[-1]
    return Episode(TurnEvent(last.ply, chapter.turn, event, last.place), _step(story, start, end))


def _printable(line: str) -> str:
    """Return a line without what the Gazette's fonts do not have."""
    words = "".join(
        sign if has("text", sign) else "" for sign in plain(line).replace("→", "–").replace("\n", " ")
    )
    return re.sub("[ \u00a0]+(?=[ \u00a0]|$)| +(?=[,.;])", "", words).strip()


def lowest(story: Story, seat: Seat) -> Chapter:
    """Return the chapter in which a seat was farthest behind."""
    return min(story.chapters, key=lambda chapter: chapter.chances[seat])


def _sentence(event: Event, way: int, phrases: Phrases, known: set[str]) -> str:
    """Tell an event in words that are not used yet, or return ""."""
    if event.kind == TURN:
        return str(dict(event.facts)["words"])
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
