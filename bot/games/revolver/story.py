"""What belongs into the story of a game of Revolver 2: its turns, and who fell together in one."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter

from bot.games.parts import Episode, TurnEvent
from engine.core.rules import Event

FELL = frozenset({"fell", "overrun-fell", "gatling"})
EACH = 150  # weight of one who fell


def by_march(rows: Iterable[TurnEvent]) -> Iterator[TurnEvent]:
    """Yield rows with the turns that boards count: one of either side, from the march on."""
    turn, padre = 0, None
    for row in rows:
        if row.event.kind == "marched":
            turn, padre = turn + 1, row.event.seat
        yield row._replace(turn=turn)
        if row.event.kind == "ended":
            turn += row.event.seat == padre


def with_deaths_together(episodes: Iterable[Episode]) -> Sequence[Episode]:
    """Tell of several who fell on one side in a turn at once."""
    joined = list[Episode]()
    episodes = map(_by_gatling, episodes)
    for _, group in groupby(episodes, key=attrgetter("row.turn")):
        of_turn = [*group]
        for seat in {episode.row.event.seat for episode in of_turn if episode.row.event.kind in FELL}:
            fell = [one for one in of_turn if one.row.event.kind in FELL and one.row.event.seat == seat]
            if len(fell) > 1:
                of_turn = [one for one in of_turn if one not in fell]
                cards = " ".join(str(dict(one.row.event.facts)["card"]) for one in fell)
                facts = (("cards", cards), ("count", len(fell)))
                row = fell[-1].row._replace(event=Event("fell-together", seat, facts))
                of_turn.append(Episode(row, EACH * len(fell), is_grave=True))
        joined += of_turn
    return joined


def _by_gatling(episode: Episode) -> Episode:
    """Return who fell to the Gatling as an episode of its own kind."""
    event = episode.row.event
    if dict(event.facts).get("why") != "gatling":
        return episode
    return episode._replace(row=episode.row._replace(event=replace(event, kind="gatling")))
