"""What happened in a story's turning points and milestones, each in the same words wherever it is told."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from bot.games import PRESENTERS
from bot.games.parts import TurnEvent
from bot.games.presenter import DRAW, AnyPresenter
from bot.i18n.names import escape, unescape
from bot.i18n.texts import Phrases, as_sentence, without_suits
from engine.core.rules import Event
from engine.games import MODULES
from engine.story.story import Mistake, Story, TurningPoint

EventsByPly: TypeAlias = Mapping[int, Sequence[Event]]

MOST, MUCH = 2, 70  # sentences of a turning point, and characters, after which it has no more
POOR = "drew-poor"  # a draw that was bad luck


def _as_luck(event: Event, point: TurningPoint) -> Event:
    """Return a draw as a poor one where it was luck and helped the other of two."""
    is_poor = not point.choosers and (event.seat == point.seat) != (point.after > point.before)
    return replace(event, kind=POOR) if event.kind == DRAW and is_poor else event


def result_ply(
    story: Story, point: TurningPoint, between: Callable[[int, int], Sequence[Event]], presenter: AnyPresenter
) -> int:
    """Return the row that has a turning point's result, which may come after the next question.

    What a choice led to is told of its own turn alone.
    """
    first, *later = story.chapters[point.chapter :]
    end = point.ply
    for chapter in later:
        if (point.is_luck or chapter.turn == first.turn) and presenter.is_undecided(between(first.ply, end)):
            end = chapter.end_ply
    return end


def _telling_events(events: Sequence[Event], point: TurningPoint, family: str) -> Iterator[Event]:
    """Yield what may tell a turning point, the most telling first: no choice as luck, no draw as a choice."""
    presenter, is_judged = PRESENTERS[family], MODULES[family].lookahead is not None
    is_luck = point.mistake is None and not (is_judged and is_decided(point))
    for event in presenter.telling_events(events, point.seat):
        is_against = (event.seat == point.seat) != (point.after > point.before)
        is_boon = event.kind in presenter.boons and point.mistake is None and is_against
        if event.kind not in (presenter.choice_events if is_luck else (DRAW,)) and not is_boon:
            yield event


def turn_number(turn: int, phrases: Phrases) -> str:
    """Return a game's own number of a turn or round in words."""
    return phrases.texts.first(f"{phrases.family}-gazette-round", "gazette-turn", turn=turn)


def only_fight(story: Story, phrases: Phrases) -> str:
    """Return the name of the one fight that is the whole game, or ""."""
    only = f"{phrases.family}-gazette-only"
    is_one = len({chapter.turn for chapter in story.chapters}) == 1 and phrases.texts.has(only)
    return phrases.texts(only) if is_one else ""


def is_decided(point: TurningPoint) -> bool:
    """Return whether a choice made a turning point, and no guess."""
    return bool(point.choosers) and not point.is_guess


class Milestone(NamedTuple):
    """What belongs into a story however little it turned, such as a death, told in a sentence."""

    ply: int
    turn: int
    sentence: str
    sign: str
    icon: str  # the same in a picture


def milestone_line(milestone: Milestone, phrases: Phrases) -> str:
    turn = turn_number(milestone.turn, phrases)
    line = phrases.texts("named-value", name=turn, value=escape(milestone.sentence))
    return f"{milestone.sign} {line}"


class Deeds:
    """Tells what happened in turning points, no sentence twice; the table's number chooses the words.

    All are told at once, so that each has the same words wherever it is shown.
    """

    def __init__(self, story: Story, events: EventsByPly, number: int, phrases: Phrases) -> None:
        self._story, self._events, self._number, self._phrases = story, events, number, phrases
        self._presenter = PRESENTERS[phrases.family]
        self._is_judged = MODULES[phrases.family].lookahead is not None
        self._decisive = None if story.is_closed else self._presenter.decisive_event(self._rows)
        self._sentences: set[str] = set()
        self._end = -1 if story.is_closed else story.chapters[-1].end_ply  # of which the result tells
        self._of_points = list[Event]()  # the events that tell turning points
        self._first = dict[int, tuple[Event, Sequence[Event]]]()  # by chapter, and among which it was found
        self._deeds = {point.chapter: self._tell(point) for point in story.turning_points()}

    def of(self, point: TurningPoint) -> Sequence[str]:
        return self._deeds.get(point.chapter) or self._tell(point)

    def rows(self) -> Sequence[TurningPoint | Milestone]:
        """Return turning points and milestones in the order of the curve.

        What a choice led to comes after it, and what luck brought after what came before it.
        """
        rows: list[tuple[int, int, TurningPoint | Milestone]] = [
            *((self._story.curve_ply(one), 2 * one.is_luck, one) for one in self._story.turning_points()),
            *((stone.ply, 1, stone) for stone in self.milestones()),
        ]
        return [row for *_, row in sorted(rows, key=itemgetter(0, 1))]

    def milestones(self) -> Iterator[Milestone]:
        """Yield those of which no turning point tells, but for the one that was the end."""
        decisive, points = self._decisive, {self._turn_of(point) for point in self._story.turning_points()}
        stones = [] if decisive is None or decisive.turn in points else [decisive]
        for row in [*stones, *self._presenter.milestone_rows(self._rows, self._of_points, self._end)]:
            if sentence := self._sentence(row.event):
                usual = self._presenter.milestone_sign, self._presenter.milestone_icon
                signs = self._presenter.milestone_signs.get(row.event.kind, usual)
                yield Milestone(row.ply, row.turn, sentence, *signs)

    @property
    def main(self) -> TurningPoint | None:
        """The turning point that decided, or else the greatest; None if what decided is a milestone."""
        points, decisive = self._story.turning_points(), self._decisive
        if decisive is not None:
            return next((point for point in points if self._turn_of(point) == decisive.turn), None)
        return max(points, key=lambda point: abs(point.after - point.before), default=None)

    def _turn_of(self, point: TurningPoint) -> int:
        return self._story.chapters[point.chapter].turn

    @cached_property
    def _rows(self) -> Sequence[TurnEvent]:
        turn, rows = 0, list[TurnEvent]()
        for ply in sorted(self._events):
            for event in self._events[ply]:
                is_turn = event.kind == self._presenter.turn_event
                turn = int(dict(event.facts).get("turn", turn)) if is_turn else turn
                rows.append(TurnEvent(ply, turn, event))
        return rows

    def _tell(self, point: TurningPoint) -> Sequence[str]:
        """Tell the most telling events of its step, or else turn; a guess first, where choices are judged.

        A choice whose step has none is called one: what others drew in its turn is no part of it.
        """
        if point.mistake is not None and (refusal := self._refusal(point, point.mistake)):
            return (refusal,)
        if step := self._step(point):
            return (step,)
        chapter = self._story.chapters[point.chapter]
        turn = [other for other in self._story.chapters if other.turn == chapter.turn]
        spans = [(chapter.ply, self._told_up_to(point)), (turn[0].ply, turn[-1].end_ply)]
        if is_choice := self._is_choice(point):
            spans = spans[:1]
        events: Sequence[str] = ()
        for span in spans:
            if events := self._sentences_of(*span, point):
                break
        if (point.is_guess and self._is_judged) or (is_choice and not events):
            return [as_sentence(plain(in_short(point, self._phrases))), *events][:MOST]
        return events

    def _is_choice(self, point: TurningPoint) -> bool:
        return self._is_judged and is_decided(point)

    def _step(self, point: TurningPoint) -> str:
        """Tell a step of a game that is told step by step by what its turn brought, or return ""."""
        chapter = self._story.chapters[point.chapter]
        plies = [other.end_ply for other in self._story.chapters if other.turn == chapter.turn]
        events = self._events_after(chapter.ply, plies[-1]) if chapter.step else ()
        return plain(self._presenter.turned_by(chapter.step, events, point, self._phrases))

    def _told_up_to(self, point: TurningPoint) -> int:
        """Return up to which row a turning point is told: to its result, or to the end if that decided it."""
        first, *later = self._story.chapters[point.chapter :]
        last = later[-1] if later else first
        is_last = last.turn <= first.turn + 1 and point.after == self._story.end[point.seat]
        if self._presenter.tells_results and point.is_luck and is_last:
            return last.end_ply
        return result_ply(self._story, point, self._events_after, self._presenter)

    def _refusal(self, point: TurningPoint, mistake: Mistake) -> str:
        """Tell a mistake that was to do nothing, or return "": what others then did is no part of it.

        In a game that has words for it, one that was to play another card than the best is told by both, a
        sum with whether it was too high or came to nothing.
        """
        kind, reply = mistake.played[0]
        key, texts = f"{self._phrases.family}-gazette-{kind}", self._phrases.texts
        (best_kind, options), played = mistake.best[0], self._phrases.option(kind, reply[0])
        best = texts.join([self._phrases.option(best_kind, option) for option in options])
        is_card = "." in reply[0] or reply[0] in self._presenter.cards
        what = "card" if is_card else "sum" if played.isdecimal() and best.isdecimal() else ""
        keys = [f"{key}-{'-'.join(reply)}", *[f"{key}-{what}"] * (played != best)]
        facts = {"name": self._phrases.name(mistake.seat), "best": best, "played": played}
        is_high = what == "sum" and int(best) < int(played)
        events = self._events_after(self._story.chapters[point.chapter].ply, self._told_up_to(point))
        came = {event.kind for event in events if event.seat == mistake.seat}
        facts["came"] = "nobody" if "took-back" in came else "debts" if is_high else ""
        return next((plain(texts(key, **facts)) for key in keys if texts.has(key)), "")

    def turn(self, point: TurningPoint) -> str:
        """Return the round or turn of a turning point, as the board, the replay and the Gazette call it.

        What turned it by luck may have happened when the turn of the last question was over.
        """
        turn, step = self._story.chapters[point.chapter].turn, self._story.chapters[point.chapter].step
        if step:
            return self._phrases.texts(f"{self._phrases.family}-gazette-step-{step}")
        if point.is_luck and self.of(point) and point.chapter in self._first:
            first, events = self._first[point.chapter]
            steps = [*self._presenter.merge_events(events)]
            like = [one for one in steps if (one.kind, one.seat) == (first.kind, first.seat)]
            same = first if first in steps else next(iter(like), steps[0])
            turn += sum(one.kind == self._presenter.turn_event for one in steps[: steps.index(same)])
            turn -= first.kind in self._presenter.late_events
        return only_fight(self._story, self._phrases) or turn_number(turn, self._phrases)

    def _events_after(self, first: int, last: int) -> Sequence[Event]:
        return [event for ply in range(first + 1, last + 1) for event in self._events.get(ply, ())]

    def _sentences_of(self, first: int, last: int, point: TurningPoint) -> Sequence[str]:
        """Tell the most telling events after row `first` up to row `last` in their order."""
        events = self._presenter.agreeing_events(self._events_after(first, last), point)
        if point.mistake is not None:  # what others then drew, or the game turned up, is no part of it
            own = point.mistake.seat
            events = [
                event
                for event in events
                if event.seat == own or (event.seat is not None and event.kind != DRAW)
            ]
        sentences = dict[int, str]()
        for place, event in enumerate(_telling_events(events, point, self._phrases.family)):
            has_room = len(sentences) < MOST and sum(map(len, sentences.values())) < MUCH
            if has_room and (sentence := self._sentence(_as_luck(event, point))):
                self._of_points.append(event)
                self._first.setdefault(point.chapter, (event, self._events_after(first, last)))
                same = (n for n, one in enumerate(events) if (one.kind, one.seat) == (event.kind, event.seat))
                sentences[next(same, len(events) + place)] = sentence
        return [sentences[place] for place in sorted(sentences)]

    def _sentence(self, event: Event) -> str:
        """Tell an event in words that are not used yet, or return ""."""
        first = (self._number + len(self._sentences)) % 2 == 1
        for other in (first, not first):
            sentence = plain(self._phrases.in_gazette(event, other=other))
            if sentence and sentence not in self._sentences:
                self._sentences.add(sentence)
                return sentence[0].upper() + sentence[1:]
        return ""


def plain(line: str) -> str:
    """Return a line without Markdown."""
    return unescape(without_suits(line).replace("**", ""))


def in_short(point: TurningPoint, phrases: Phrases) -> str:
    """Say in a few words whose doing a turning point was, without what happened."""
    text, choosers = phrases.texts, (point.mistake.seat,) if point.mistake else point.choosers
    if choosers:
        key = "turn-guess" if point.is_guess else "turn-choice"
        names = text.join([phrases.seat(seat) for seat in choosers])
        keys = (f"{phrases.family}-{key}", f"story-{key}")
        return text.first(*keys, names=names, count=len(choosers))
    return text(f"story-turn-{luck_key(point, phrases)}", name=phrases.seat(point.seat))


def luck_key(point: TurningPoint, phrases: Phrases) -> str:
    """Return which words tell a step without a mistake; where choices are not judged, it may be no luck."""
    is_good = point.after > point.before
    if MODULES[phrases.family].lookahead is None:
        return "good" if is_good else "bad"
    return "luck" if is_good else "bad-luck"
