"""What belongs into the story of a game of BANG! for two: wounds, deaths and cures, each turn's as one."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from bot.games.parts import Episode, TurnEvent
from engine.core.decisions import Fact
from engine.core.rules import Event
from engine.games.bang.deck import CARDS, KIND, LIFE

SPREE, CURE = 3, 2  # hits of a turn on one character that are grave, and life points that are worth telling
SCRATCH, EACH, LAST = 10, 50, 60  # weights of a first wound, of another, and more if it leaves 1
GRAVE, HEALED, LAST_SHOT = 250, 40, 1000
HELPFUL = ("barrel", "beer", "missed", "mustang")  # kinds of cards without which a shot may kill

Facts = Mapping[str, Fact]


def episodes(rows: Sequence[TurnEvent], end: int) -> Iterator[Episode]:
    """Sum up what a character lost in a turn, and regained; never without the death that ends the game."""
    lowest = dict[Fact, int]()  # by character: the least life points so far
    sparks = {row.turn: rank for row in rows for rank in _sparks(row.event)}
    turns = defaultdict[tuple[int, Fact, bool], list[TurnEvent]](list)
    for row in rows:
        if row.event.kind in ("wounded", "died", "healed"):
            turns[row.turn, dict(row.event.facts)["target"], row.event.kind == "healed"].append(row)
    for (*_, is_cure), of_turn in turns.items():
        event = of_turn[-1].event
        if is_cure and len(of_turn) >= CURE:
            event = replace(event, facts=(*event.facts, ("count", len(of_turn))))
            yield Episode(of_turn[-1]._replace(event=event), HEALED, favors=event.seat)
        elif not is_cure:
            harm, is_end = _harm(of_turn, lowest), event.kind == "died" and of_turn[-1].ply == end
            episode = _disarmed(_blasted(harm, sparks), rows)
            yield episode._replace(weight=harm.weight + LAST_SHOT * is_end)


def _harm(of_turn: Sequence[TurnEvent], lowest: dict[Fact, int]) -> Episode:
    """Return the wounds of a character in a turn as one, by what all came from, with the life left."""
    wounds = [dict(row.event.facts) for row in of_turn if row.event.kind == "wounded"]
    event, facts = of_turn[-1].event, {"left": 0, **dict(of_turn[-1].event.facts)}
    causes = {(one.get("by"), _kind(one)) for one in wounds}
    left = max(1, int(facts["left"]))  # who had none left was saved
    kind, by = event.kind, "-by" if len(causes) == 1 else ""
    if kind == "died":
        kind = f"spree{by}" if len(wounds) >= SPREE else kind
    elif len(wounds) > 1:
        kind = f"hits{by}"
    elif _kind(facts) == "dynamite":
        kind = "exploded"
    least = lowest.get(facts["target"], left + 1)
    facts |= {"left": left, "hits": len(wounds), "again": int(least <= left)}
    lowest[facts["target"]] = min(least, left)
    row = of_turn[-1]._replace(event=Event(kind, event.seat, tuple(facts.items())))
    is_grave = event.kind == "died" or len(wounds) >= SPREE
    return Episode(row, _weight(wounds, left, kind), is_grave, favors=1 - (event.seat or 0))


def _sparks(event: Event) -> Iterator[int]:
    """Return the rank of the spades that set off a Dynamite."""
    facts = dict(event.facts)
    if event.kind == "flipped" and facts["why"] == "dynamite":
        yield from [int(CARDS[card].rank) for card in str(facts["cards"]).split() if CARDS[card].explodes][:1]


def _blasted(harm: Episode, sparks: Mapping[int, int]) -> Episode:
    """Name the card that set off the Dynamite which killed somebody."""
    row, facts = harm.row, harm.row.event.facts
    if row.event.kind != "died" or _kind(dict(facts)) != "dynamite" or row.turn not in sparks:
        return harm
    event = Event("blasted", row.event.seat, (*facts, ("rank", sparks[row.turn])))
    return harm._replace(row=row._replace(event=event))


def _disarmed(harm: Episode, rows: Sequence[TurnEvent]) -> Episode:
    """Name the card that an enemy took in the turn of a deadly shot, if it may have helped."""
    death, lost = harm.row.event, ""
    for row, then in pairwise(row for row in rows if row.turn == harm.row.turn and row.ply < harm.row.ply):
        aimed, taken = dict(row.event.facts), dict((*then.event.facts, *then.event.secret))
        is_hand = then.event.kind in ("discarded", "robbed") and row.event.seat != death.seat
        is_theft = row.event.kind == "aimed" and _kind(aimed) in ("cat-balou", "panic")
        if (
            is_theft
            and (is_hand or aimed["target"] == dict(death.facts)["target"])
            and _kind(taken) in HELPFUL
        ):
            lost = str(taken["card"])
    if death.kind != "died" or not lost:
        return harm
    facts = (*death.facts, ("lost", lost), ("thief", f"seat:{harm.favors}"))
    return harm._replace(row=harm.row._replace(event=Event("disarmed", death.seat, facts)))


def _kind(wound: Facts) -> str:
    card = str(wound.get("card", ""))
    return KIND.get(card, card)


def _weight(wounds: Sequence[Facts], left: int, kind: str) -> int:
    """Return what wounds of a turn weigh: the first scratch little, many or a death much."""
    if kind in ("died", "exploded") or len(wounds) >= SPREE:
        return GRAVE + EACH * len(wounds)
    before = int(wounds[0].get("count", 1)) + int(wounds[0]["left"])
    is_scratch = len(wounds) == 1 and before == LIFE[str(wounds[0]["target"])]
    return SCRATCH if is_scratch else EACH * len(wounds) + LAST * (left == 1)
