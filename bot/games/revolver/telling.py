"""What happened in Revolver 2, in a few lines a turn; the log has every event."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.presenter import DRAW
from engine.core.decisions import Fact, Seat
from engine.core.rules import Event
from engine.core.undo import ALONE as UNDONE
from engine.games.revolver.cards import ESTEBAN, FIELDS, HOME, OBSTRUCTION, PEOPLE, card_data, key_of
from engine.games.revolver.rules.turn import HAND

ATTACKS = frozenset({"overrun", "overrun-fell", "overrun-spared", "repelled"})
ROUNDS = frozenset({"poker-beat", "poker-level"})
BLASTS = frozenset({"dynamited", "collapsed"})
FIRED = BLASTS | {"gatling-fired"}  # plays without a card that is played
BY_PLAYER = frozenset({"marched", "played", "ended"}) | FIRED  # events that tell whose turn it is
DEATHS = frozenset({"fell", "fell-by", "overrun-fell", "gatling"})
MERGED = {"discarded": "lost", "dropped": "lost", "recovered": "took", "revealed": "took", "returned": "took"}
RECRUITS = frozenset({"recruited", "recruited-many"})
EFFECTS = frozenset({"recruited", "daunted", "heartened", "slowed", "limited", "sapped", "spared"})
ARRIVALS = RECRUITS | {"rode"}  # of people, or at a battlefield
PLAYS = frozenset({"played-here", "played-there"})
POKER_ENDS = frozenset({"tournament-won", "tournament-beat"})
JOINED = {
    "army-neared": ATTACKS,
    "army-tarried-by": DEATHS,
    "lost": BLASTS,
    **dict.fromkeys(("lost-by", "drew-by"), DEATHS),
    "moved": PLAYS,
    **dict.fromkeys(RECRUITS, POKER_ENDS | {"rode"}),
}
TOLD_DRAWS = 3  # most cards of a draw that is told


class Turn(NamedTuple):
    """A turn's rows; the poker, before the first one, has no player."""

    player: Seat | None
    rows: list[Event]
    is_played: bool


def poker_rounds(events: Iterable[Event]) -> Iterator[Event]:
    """Join both cards of a poker round with its result, the winner's first."""
    cards: list[Event] = []
    for event in events:
        if event.kind == "poker-played":
            cards.append(event)
        elif event.kind in ("poker-won", "poker-tied") and len(cards) == 2:
            ordered = sorted(cards, key=lambda card: card.seat != event.seat)
            names = zip(("card", "other"), (dict(card.facts)["card"] for card in ordered))
            kind = "poker-beat" if event.kind == "poker-won" else "poker-level"
            yield replace(event, kind=kind, facts=(*names, *event.facts))
            cards = []
        else:
            yield from (*cards, event)
            cards = []
    yield from cards


def poker_gains(events: Iterable[Event]) -> Iterator[Event]:
    """Join what the tournament's cards bring each seat, before the first cards that it draws."""
    power, army = Counter[Seat | None](), Counter[Seat | None]()
    is_dealing = False
    for event in events:
        facts = dict(event.facts)
        if event.kind == "fortified":  # by poker cards alone
            power[event.seat] += int(facts["points"])
            continue
        if event.kind == "army-tarried" and event.seat is not None:
            army[event.seat] += 1
            continue
        is_dealing = event.kind == "tournament-won" or (is_dealing and event.kind == DRAW)
        if is_dealing and event.kind == DRAW:
            points, count = power[event.seat], max(0, int(facts["count"]) - HAND)
            gains = {"points": points, "count": count, "rest": points + count, "army": army[event.seat]}
            if any(gains.values()):
                yield Event("poker-gained", event.seat, tuple(gains.items()))
        yield event


def news_for(events: Iterable[Event], viewer: Seat | None) -> Iterator[Event]:
    """Leave out draws but a death's or known ones, all at the end, and the grit of who joins."""
    before, events = "", [*events]
    is_end = any(event.kind == "fell" and ("card", ESTEBAN) in event.facts for event in events)
    for event in events:
        if event.kind == DRAW and is_end:
            continue
        is_own = event.kind == "heartened" and before not in ("played", "paid")
        is_own = is_own and (before in RECRUITS or "by" not in dict(event.facts))
        if not is_own and (event.kind != DRAW or before == "fell" or event.is_known_to(viewer)):
            yield event
        before = event.kind


def by_turn(events: Iterable[Event]) -> list[Turn]:
    """Return of each turn how it began, the cards played, and what followed."""
    turns = []
    for turn in _turns(_with_marches(events)):
        lines = [event for event in turn if _is_told(event) and not _is_idle_copy(event, turn)]
        undone = [event for event in lines if event.kind == UNDONE]  # first: what is told of plays counts
        lines = [event for event in lines if event.kind != UNDONE]
        start = next((n for n, event in enumerate(lines) if event.kind == "played"), 0)
        kinds = {event.kind for event in turn}
        player = next((event.seat for event in turn if event.kind in BY_PLAYER), None)
        before, after = _effects(lines[:start], player), _effects(lines[start:], player)
        rows = [*before, *undone, *_plays(lines), *_passed(turn), *after]
        turns.append(Turn(player, rows, bool(kinds & {"played", "ended", *FIRED, *ATTACKS})))
    return turns


def joined_to(event: Event, before: Sequence[Event], viewer: Seat | None) -> int | None:
    """Return the place of the row that an event belongs to, as who joins where somebody rides, or None."""
    kinds = JOINED.get(event.kind, frozenset())
    if event.kind in ("lost-by", "drew-by") and viewer is not None:  # a panel has no room
        kinds = kinds & {"gatling"}
    by = dict(event.facts).get("by")
    if by and not dict(event.facts)["died"]:  # to the play of that card alone
        if event.kind in DEATHS:
            return None
        played = ((n, str(dict(row.facts)["cards"])) for n, row in enumerate(before) if row.kind in PLAYS)
        return next((n for n, cards in played if " " not in cards and key_of(cards) == by), None)
    return max((n for n, other in enumerate(before) if other.kind in kinds), default=None)


def unnamed(event: Event) -> Event:
    """Return an event without the card that caused it, which is named just before."""
    facts = {name: value for name, value in event.facts if name != "by"}
    if event.kind == "returned-by":
        facts["card"] = facts.pop("cards")
    return replace(event, kind=event.kind.removesuffix("-by"), facts=tuple(facts.items()))


def is_sparing(turn: Iterable[Event]) -> bool:
    """Return whether somebody fell in a turn, so that no army token goes."""
    return any(event.kind in DEATHS and dict(event.facts).get("dead", 1) for event in turn)


def newest(turns: Sequence[Turn], viewer: Seat | None) -> int:
    """Return which turn is news: the last one that the viewer's opponent played, else the last one played."""
    numbers = [n for n, turn in enumerate(turns) if turn.is_played]
    theirs = [n for n in numbers if viewer is None or turns[n].player != viewer]
    return (theirs or numbers or [0])[-1]


def _is_told(event: Event) -> bool:
    """Return whether title and picture of the board do not say it; draws are told with their cards."""
    if event.kind == DRAW:
        return int(dict(event.facts)["count"]) <= TOLD_DRAWS
    return event.kind not in ("ended", "marched")


def _is_idle_copy(event: Event, turn: Iterable[Event]) -> bool:
    """Return whether a card did nothing of which a copy did something in the same turn."""
    if event.kind != "fizzled":
        return False
    own = key_of(str(dict(event.facts)["card"]))
    deeds = Counter(row.kind for row in turn if key_of(str(dict(row.facts).get("card"))) == own)
    return deeds["fizzled"] < deeds["played"]


def _turns(events: Iterable[Event]) -> Iterator[Sequence[Event]]:
    turn: list[Event] = []
    player: Seat | None = None
    for event in events:
        has_ended = bool(turn) and turn[-1].kind == "ended" and event.kind not in ATTACKS
        is_other = event.kind == "played" and player not in (None, event.seat)
        if has_ended or is_other or event.kind == "marched":
            yield turn
            turn, player = [], None
        if event.kind in BY_PLAYER:
            player = event.seat
        turn.append(event)
    yield turn


def _with_marches(events: Iterable[Event]) -> Iterator[Event]:
    """Tell where a battlefield begins, and right after the poker who joins there at once."""
    march, is_poker = list[Event](), False
    for event in events:
        if event.kind not in RECRUITS:
            yield from march
            march = []
        if is_poker and event.kind == "marched":
            march, is_poker = [event], False
        else:
            is_poker |= event.kind in POKER_ENDS
            yield event
        facts = dict(event.facts)
        if event.kind == "marched" and facts["box"] == 1:
            place = FIELDS[str(facts["field"])]
            is_first = place.index == 1 and place.route != HOME
            yield Event("rode", event.seat, (("field", place.key), ("first", int(is_first))))
    yield from march


def _passed(turn: Sequence[Event]) -> Iterator[Event]:
    """Yield that the guardians played no card, if all of their turn is known; Mapache's tokens tell it."""
    kinds = {event.kind for event in turn}
    if "marched" in kinds and kinds.isdisjoint({"played", *FIRED}):
        yield from (replace(event, kind="passed") for event in turn if event.kind == "ended")


def _plays(turn: Sequence[Event]) -> Iterator[Event]:
    """Yield the cards played in a turn as one event, or one for each battlefield if there are several."""
    by_field: dict[Fact, list[Event]] = {}
    for event in turn:
        if event.kind == "played":
            by_field.setdefault(dict(event.facts)["field"], []).append(event)
    for field, plays in by_field.items():
        cards = " ".join(str(dict(play.facts)["card"]) for play in plays)
        paid = " ".join(filter(None, (str(dict(play.facts).get("cards", "")) for play in plays)))
        placed = any(card_data(card).type == OBSTRUCTION for card in cards.split())
        where = (("field", field),) if placed or len(by_field) > 1 else ()
        facts = ("cards", cards), ("paid", paid), *where
        yield Event("played-there" if where else "played-here", plays[0].seat, facts)


def _effects(turn: Iterable[Event], player: Seat | None) -> Iterator[Event]:
    """Yield what followed, in order; what a seat loses or takes by one card as one event that names it."""
    rows: list[Event] = []
    cause = ""  # a card; `player` is who has played it
    is_firing = False
    for event in turn:
        facts = dict(event.facts)
        by = str(facts.pop("by", cause))
        event = replace(event, facts=tuple(facts.items()))
        if event.kind == "played":
            cause, player, is_firing = key_of(str(facts["card"])), event.seat, False
        elif event.kind == "gatling-fired" or (is_firing and event.kind in ("fell", "spared")):
            cause, is_firing = str(facts["card"]), True
            player = event.seat if event.kind == "gatling-fired" else player
            _add_shot(rows, event)
        elif event.kind in MERGED:
            is_own = event.seat == player and MERGED[event.kind] == "lost"
            row = replace(_moved(event, ""), kind="dropped") if is_own else _moved(event, by, player)
            same = next((n for n, other in enumerate(rows) if _is_like(other, row)), None)
            if same is None:
                rows.append(row)
            else:
                cards = f"{dict(rows[same].facts)['cards']} {dict(row.facts)['cards']}"
                rows[same] = replace(row, facts=(("cards", cards), *row.facts[1:]))
        else:
            event = _caused(event, by, player) if by else event
            if event.kind in ("fell", "fell-by", "overrun-fell"):  # a guardian may cost more as they die
                cause = str(facts["card"])
            elif event.kind in ("dynamited", "collapsed"):
                cause = ""
            is_firing = is_firing and event.kind not in ATTACKS
            rows.append(event)
    yield from rows


def _caused(event: Event, cause: str, player: Seat | None) -> Event:
    """Return an event with the card or the guardian's death that caused it, if it did."""
    why = dict(event.facts).get("why", "card")
    is_draw, is_army = event.kind == DRAW and event.seat == player, event.kind.startswith("army-")
    has_words = is_draw or (why == "card" and (is_army or event.kind == "fell"))
    if not has_words and event.kind not in EFFECTS and why != "loss":
        return event
    by = ("by", cause), ("died", int(cause in PEOPLE))
    return replace(event, kind=f"{event.kind}{'-by' * has_words}", facts=(*event.facts, *by))


def _add_shot(rows: list[Event], event: Event) -> None:
    """Put a shot of the Gatling, or whom it hit, into the one row about its shots."""
    place = next((n for n, row in enumerate(rows) if row.kind in ("gatling", "gatling-fired")), len(rows))
    row = next(iter(rows[place:]), None)
    facts: dict[str, Fact] = {
        "cards": "",
        "fell": "",
        "spared": "",
        **dict(row.facts if row else event.facts),
    }
    group = "cards" if event.kind == "gatling-fired" else event.kind
    facts[group] = f"{facts[group]} {dict(event.facts)['card']}".strip()
    hits = [person for person in str(facts["spared"]).split() if person not in str(facts["fell"]).split()]
    dead, saved, grit = len(str(facts["fell"]).split()), len(set(hits)), len(hits)
    worn = int(any(person in str(facts["spared"]).split() for person in str(facts["fell"]).split()))
    facts |= {"dead": dead, "saved": saved, "both": int(bool(dead and saved)), "grit": grit, "worn": worn}
    facts["brave"] = " ".join(hits if saved > 1 else hits[:1])
    shooter = row.seat if row else event.seat
    shots = Event("gatling" if dead or saved else "gatling-fired", shooter, tuple(facts.items()))
    rows[place : place + 1] = [shots]


def _moved(event: Event, by: str, player: Seat | None = None) -> Event:
    """Return a loss or gain of cards with the opponent's card or the guardian that caused it, if any."""
    facts = dict(event.facts)
    cards = ("cards", str(facts.get("card") or facts["cards"]))
    kind, cause = MERGED[event.kind], (("by", by), ("died", int(by in PEOPLE)))
    kind = "returned" if by and event.kind == "returned" and event.seat != player else kind
    hand = ("hand", int(event.kind == "dropped"))
    return Event(f"{kind}-by" if by else kind, event.seat, (cards, hand, *(cause if by else ())))


def _is_like(one: Event, other: Event) -> bool:
    return (one.kind, one.seat, one.facts[1:]) == (other.kind, other.seat, other.facts[1:])
