"""What belongs into the story of a game of Revolver 2: its turns, who fell together, and who held long."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter

from bot.games.parts import Episode, TurnEvent
from bot.games.revolver.telling import BY_PLAYER
from engine.core.decisions import Fact, Seat
from engine.core.rules import Event
from engine.games.revolver.cards import BRIDGE, FIELDS, PEOPLE

FELL = frozenset({"fell", "overrun-fell", "gatling", "gatling-fetched", "army-back"})
DELAY = "ruth-calder"  # whose death brings an army token back
EACH, RATED, RARE = 150, 4, 60  # weights of one who fell, of each point of their rating, and of a rare death
LONG, CLOSE = 3, 3  # attacks in a row that make an episode, and army tokens left
OWN, MORE = 2, 300  # most of the guardians' episodes that weigh more if they win, and by how much
TOGETHER = frozenset({"fell-together", "fell-fetched"})
HOLDS = frozenset({"held-long", "army-close", "left-early", "dynamited", "collapsed", "repelled"})


def by_march(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Yield rows with the turns of a replay’s pages: a march ends the turn before the one that it begins."""
    turn, is_begun = 0, False
    for row in rows:
        if row.event.kind in BY_PLAYER and not (is_begun or (turn and row.event.kind == "marched")):
            turn, is_begun = turn + 1, True
        yield row._replace(turn=turn)
        is_begun &= row.event.kind != "ended"


def with_holds(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Add where the guardians ride on early, hold long, leave the road, and how near the army is at last."""
    streak, road, at, fell, deaths, is_far = list[TurnEvent](), list[str](), (0, 0), 0, 0, True
    for row in rows:
        kind, facts, seat = row.event.kind, dict(row.event.facts), row.event.seat
        if kind == "marched":
            if facts["field"] == BRIDGE and facts["box"] == 1:
                past = ("fields", " ".join(road)), ("count", deaths)
                yield row._replace(event=Event("road-past", None, past))
            if facts["box"] == 1 and at[0] < at[1]:
                yield row._replace(event=Event("left-early", seat, (("field", facts["field"]),)))
            road += [str(facts["field"])] * (facts["box"] == 1)
            at = int(facts["box"]), FIELDS[str(facts["field"])].boxes
        elif kind == "fell":
            yield from _long(streak)
            streak, fell, deaths = [], row.turn, deaths + 1
        elif kind == "repelled" and row.turn != fell:
            streak.append(row)
        yield row
        if kind == "army-neared" and is_far and int(facts["left"]) <= CLOSE:
            is_far = False
            yield row._replace(event=Event("army-close", None, row.event.facts))
    yield from _long(streak[:-1])  # the end is told beside it


def with_fetched(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Say of who fell to a card that Old Comrades had fetched in that turn that it was fetched."""
    fetched: Fact = ""
    for row in rows:
        kind, facts = row.event.kind, dict(row.event.facts)
        if kind == "recovered":
            fetched = facts.get("card", "")
        elif kind == "ended" or (kind == "gatling-fired" and facts.get("card") != fetched):
            fetched = ""
        elif kind == "fell" and facts.get("why") == "gatling" and fetched:
            row = row._replace(event=replace(row.event, facts=(*row.event.facts, ("fetched", fetched))))
        yield row


def _long(streak: Sequence[TurnEvent]) -> Iterator[TurnEvent]:
    if len(streak) >= LONG:
        last = streak[-1]
        yield last._replace(event=Event("held-long", last.event.seat, (("count", len(streak)),)))


def with_winner(episodes: Iterable[Episode], rows: Iterable[TurnEvent]) -> Sequence[Episode]:
    """Return episodes with whom they favor; if the guardians have won, their gravest weigh more."""
    padre = next((row.event.seat for row in rows if row.event.kind == "marched"), None)
    episodes = [one._replace(favors=_favored(one.row.event.kind, padre)) for one in _again(episodes)]
    if any(row.event.kind == "won" and row.event.seat == padre for row in rows):
        theirs = [one for one in episodes if one.row.event.kind in HOLDS]
        best = sorted(theirs, key=attrgetter("weight"))[-OWN:]
        episodes = [one._replace(weight=one.weight + MORE * (one in best)) for one in episodes]
    return episodes


def _again(episodes: Iterable[Episode]) -> Iterator[Episode]:
    """Tell the tunnels that come down a second time apart from the first."""
    again = 0
    for one in episodes:
        event = one.row.event
        if event.kind == "collapsed":
            event, again = replace(event, facts=(*event.facts, ("again", again))), 1
        yield one._replace(row=one.row._replace(event=event))


def _favored(kind: str, padre: Seat | None) -> Seat | None:
    """Return whom this kind of episode favors, if it always does so."""
    if padre is None or kind not in HOLDS | FELL | TOGETHER:
        return None
    return padre if kind in HOLDS else 1 - padre


def with_deaths_together(episodes: Iterable[Episode]) -> Sequence[Episode]:
    """Tell of several who fell in a turn at once, and of one by what it came from or brought.

    What else happened in between is left out: a replay would stop there, before all have fallen.
    """
    joined = list[Episode]()
    for _, group in groupby(map(_death, episodes), key=attrgetter("row.turn")):
        of_turn = [*group]
        fell = [one for one in of_turn if one.row.event.kind in FELL]
        if len(fell) > 1:
            start = fell[0].row.ply
            of_turn = [one for one in of_turn if one not in fell and one.row.ply < start]
            cards = " ".join(str(dict(one.row.event.facts)["card"]) for one in fell)
            row = fell[-1].row
            facts = dict(fell[-1].row.event.facts)
            fetched = [("fetched", facts["fetched"])] if "fetched" in facts else []
            kind = "fell-fetched" if fetched else "fell-together"
            row = row._replace(event=Event(kind, None, (("cards", cards), ("count", len(fell)), *fetched)))
            of_turn.append(Episode(row, EACH * len(fell), is_grave=True))
        joined += of_turn
    return joined


def _death(episode: Episode) -> Episode:
    """Return who fell to the Gatling, or delays the army, as a kind of its own; the strong weigh more."""
    event = episode.row.event
    if event.kind not in FELL:
        return episode
    facts, weight = dict(event.facts), episode.weight
    kind = (
        "gatling" if facts.get("why") == "gatling" else "army-back" if facts["card"] == DELAY else event.kind
    )
    kind += "-fetched" * ("fetched" in facts)
    weight += RATED * PEOPLE[str(facts["card"])].rating + RARE * (kind != event.kind)
    return episode._replace(row=episode.row._replace(event=replace(event, kind=kind)), weight=weight)
