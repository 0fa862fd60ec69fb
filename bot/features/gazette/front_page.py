"""What the Gazette of a finished game says: the headline, its chronicle, the chances.

It runs in the drawing process. The number of the table chooses the words: games in a row read differently.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from bot.features.game_panels.chronicle import BEHIND, chronicle, lowest, plain
from bot.features.game_panels.story_text import percent
from bot.features.replay.web_page import PageSource
from bot.games import PRESENTERS
from bot.games.encounter import Encounter
from bot.games.gazette import Curve, FrontPage, TurnLines, front_page
from bot.i18n.names import escape
from bot.i18n.texts import Phrases, as_sentence, load_texts
from bot.render.scene import Scene
from engine.core.decisions import Seat
from engine.core.game import AnyGame
from engine.core.positions import Recording
from engine.games import GAMES, MODULES
from engine.story.story import MIN_SWING, WHOLE, Story
from engine.tables.snapshot import with_winners

HEADLINES = 8  # of each kind at most
OWN_HEADLINES, STAMPS = 3, 3  # of a family of games
NEARLY_LOST = 0.8  # of an even share: the chance of a winner who won at the last
TOSS_UP = 1.2  # of an even share: below it, the last decision was anybody's, and nobody led all day
CERTAIN = 900  # thousandths: the chance of a winner before a close end that everybody had seen coming
CLEARLY = 0.1  # of an even share: by which a chance differs from it that says who leads
SURPRISES = frozenset({"edge", "last", "comeback"})  # kinds of headline
CROSSINGS = 3  # from which the lead changed often


class Gazette(NamedTuple):
    page: FrontPage
    scene: Scene


def make_gazette(source: PageSource, number: int, day: str) -> Gazette:
    """Return the Gazette of table `number`, dated `day`; raises what replaying raises."""
    assert source.story is not None
    page = _Writer(source, source.story, number).page(day)
    return Gazette(page, front_page(page))


class _Writer:
    """Writes one page; no sentence stands on it twice."""

    def __init__(self, source: PageSource, story: Story, number: int) -> None:
        text, family = load_texts(source.language), GAMES[source.game].family
        self._source, self._story, self._number = source, story, number
        self._phrases = Phrases(text, family, source.names, source.levels)
        self._presenter, self._text = PRESENTERS[family], text
        self._recording = Recording(GAMES[source.game].at_version(source.version), source.deal, source.log)

    @property
    def _is_one_fight(self) -> bool:
        """Whether one fight is the whole game, as of gangs: nobody leads on the way, but has better cards."""
        turns = {chapter.turn for chapter in self._story.chapters}
        return len(turns) == 1 and self._text.has(f"{self._phrases.family}-gazette-favorite-1")

    def page(self, day: str) -> FrontPage:
        game = self._recording.at(self._source.log[-1].ply)
        story, text, phrases = self._story, self._text, self._phrases
        winners = game.winners or ()
        seats = range(story.seats)
        lead = winners[0] if winners else story.lead
        kind = kind_of(story, winners, lead)
        if self._is_one_fight and kind not in ("draw", "closed"):
            kind = "plain"  # there was no way to be ahead of anybody
        view = with_winners(game.view(None), game)
        if kind == "leader" and not self._presenter.led_all_the_way(view):
            kind = "plain"
        encounter = self._presenter.moment(view, lead, phrases)
        is_open = story.chapters[-1].chances[lead] < CERTAIN
        if kind in ("leader", "plain") and encounter is not None and encounter.is_close and is_open:
            kind = "edge"
        turns = tuple(self._turns())
        low = story.progress(lowest(story, lead).end_ply)
        is_backed = kind != "comeback" or any(turn.at <= low for turn in turns)
        if not is_backed or (kind in SURPRISES and encounter is not None and encounter.was_ahead):
            kind = "plain"  # whoever saw the game knows better, or the list tells no word of it
        return FrontPage(
            title=text("gazette-title"),
            number=text("gazette-number", table=str(self._number)),
            day=day,
            game=text(f"game-{self._source.game}"),
            headline=self._headline(kind, lead, encounter),
            verdict=self._verdict(game),
            lead=lead,
            encounter=encounter,
            names=tuple(phrases.name(seat) for seat in seats),
            stamp=self._stamp(kind, encounter),
            curve_title=self._curve_title(lead),
            curves=tuple(self._curves(lead)),
            curve_names=tuple(self._curve_names(view, lead)),
            even=WHOLE // story.seats,
            turns=turns,
        )

    def _headline(self, kind: str, lead: Seat, encounter: Encounter | None) -> str:
        chances = [chances for _, chances in self._story.curve[:-1]]
        others = [seat for seat in range(self._story.seats) if seat != lead]
        rival = max(others, key=lambda seat: [at[seat] for at in reversed(chances)])
        facts: dict[str, str | int] = {
            "winner": self._phrases.name(lead),
            "loser": self._phrases.name(rival),
            "low": percent(min(chance[lead] for chance in chances)),
        }
        keys = [key for n in range(1, HEADLINES + 1) if self._text.has(key := f"gazette-{kind}-{n}")]
        if kind == "plain" and encounter is not None and encounter.is_decided:
            facts |= {"hero": encounter.winner.name, "fallen": encounter.others[0].name}
            facts["why"] = encounter.why
            own = [f"{self._phrases.family}-gazette-headline-{n}" for n in range(1, OWN_HEADLINES + 1)]
            keys = own if encounter.why else [*keys, *own]
        by_cards = chances[:2][-1]  # which all have chosen
        favorite = max(others, key=by_cards.__getitem__)
        is_upset = kind in ("edge", "plain", "leader") and by_cards[favorite] - by_cards[lead] >= MIN_SWING
        if is_upset and self._is_one_fight:
            facts["loser"] = self._phrases.name(favorite)
            keys = [f"{self._phrases.family}-gazette-favorite-{n}" for n in range(1, OWN_HEADLINES + 1)]
        elif len(others) > 1 and kind != "closed":  # it would name one of the losers, and not the rest
            keys = [
                key for key in keys if self._text(key, **facts) == self._text(key, **{**facts, "loser": ""})
            ]
        return self._text(keys[self._number % len(keys)], **facts)

    def _verdict(self, game: AnyGame) -> str:
        """Return how a game that its rules ended was won, as the board says it."""
        view = game.view(None)
        return as_sentence(plain(self._presenter.verdict(view, self._phrases))) if view.winners else ""

    def _curve_title(self, lead: Seat) -> str:
        """Say whose chances are drawn, and whether they know no hidden hand."""
        key = "gazette-curves" if self._story.tells_all else "gazette-curve"
        seen = "-seen" * MODULES[self._phrases.family].hides_hands
        return self._text(key + seen, name=self._phrases.name(lead))

    def _stamp(self, kind: str, encounter: Encounter | None) -> str:
        if kind == "closed":
            return self._text("gazette-stamp-closed")
        if kind == "draw" or encounter is None or not encounter.is_decided:
            return ""
        return self._text(f"{self._phrases.family}-gazette-stamp-{self._number % STAMPS + 1}")

    def _curves(self, lead: Seat) -> Iterator[tuple[str, Curve]]:
        """Yield the curves that the page draws, with their seats' colors on the board."""
        for seat in self._curve_seats(lead):
            points = tuple((self._story.progress(ply), at[seat]) for ply, at in self._story.curve)
            yield self._presenter.tone(seat, self._phrases), points

    def _curve_names(self, view: Any, lead: Seat) -> Iterator[tuple[str, str]]:
        """Yield the tones of several curves, and whose they are with what they came to."""
        seats = sorted(self._curve_seats(lead), key=self._phrases.place)
        for seat in seats if self._story.tells_all else ():
            parts = (self._phrases.name(seat), self._presenter.score(view, seat, self._phrases))
            yield self._presenter.tone(seat, self._phrases), " · ".join(filter(None, parts))

    def _curve_seats(self, lead: Seat) -> list[Seat]:
        """Return whose curves the page draws, the leader last."""
        return [*(seat for seat in range(self._story.seats) if seat != lead and self._story.tells_all), lead]

    def _turns(self) -> Iterator[TurnLines]:
        for episode in chronicle(self._story, self._recording.events(), self._number, self._phrases):
            yield TurnLines(self._story.progress(episode.ply), episode.turn, episode.sentence)


def kind_of(story: Story, winners: Sequence[Seat], lead: Seat) -> str:
    chances, even = [chances[lead] for _, chances in story.curve[:-1]], WHOLE / story.seats
    ahead = [chance >= int(even) for chance in chances]
    if len(winners) != 1:
        return "draw"
    if story.is_closed:
        return "closed"
    if chances[-1] < NEARLY_LOST * even:
        return "last"
    if chances[-1] < TOSS_UP * even:
        return "edge"
    if min(chances) < BEHIND * even:
        return "comeback"
    is_steady = all(before - after < MIN_SWING for before, after in pairwise(chances))
    if is_steady and all(ahead) and min(chances[len(chances) // 4 :]) >= TOSS_UP * even:
        return "leader"
    clear = [chance > even for chance in chances if abs(chance - even) >= CLEARLY * even]
    return "edge" if sum(now != then for now, then in pairwise(clear)) >= CROSSINGS else "plain"


def in_words(page: FrontPage) -> tuple[str, str]:
    """Return the headline, and all the rest as Markdown."""
    return page.headline, "\n".join(map(escape, page.lines()))
