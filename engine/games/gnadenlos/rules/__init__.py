"""The rules of Gnadenlos!: its steps and payday. Events and recruiting are in events.py."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from engine.core.decisions import Decision, Refused, Seat
from engine.core.rng import Rng
from engine.core.rules import RuleOptions, Rules
from engine.games.gnadenlos.cards import ADVENTURERS, EVENTS, FACES, owner_of, value_of
from engine.games.gnadenlos.operations import (
    close_up,
    deal,
    finish,
    furthest,
    hold,
    note_fields,
    open_market,
    rows,
    taken,
    walk,
)
from engine.games.gnadenlos.rules.events import MAX_PRESTIGE, bid, choose, prestige, recruit, take, turn_up
from engine.games.gnadenlos.state import GnadenlosState, TurnRecord
from engine.games.gnadenlos.view import View, redeal, view

FINE = 5  # fields back for a player who cannot pay
LAST_VULTURE = 3
IDLE_ROUNDS = 2  # without any event, after which the game ends


async def payday(g: GnadenlosState) -> None:
    """Hold paydays while the market has as many full rows as players, then pass the turn."""
    while rows(g) >= len(g.players):
        g.busy = True
        g.emit("payday-began", rows=rows(g))
        begin_payday(g.turns[-1])
        while call_in(g):
            pass
        close_up(g)
    end_turn(g)


def begin_payday(turn: TurnRecord) -> None:
    """Keep what an earlier payday of the turn has brought apart from the next one's."""
    if turn.calls:
        turn.paydays.append(TurnRecord(calls=turn.calls, paid=turn.paid, ruined=turn.ruined))
        turn.calls, turn.paid, turn.ruined = [], {}, {}


def call_in(g: GnadenlosState) -> bool:
    """Roll and call in that column's last note; return whether the payday continues."""
    [column] = g.rng.roll()
    g.emit("rolled", g.active, die=column)
    if not g.market[column - 1]:
        g.emit("payday-ended", column=column)
        return False
    note = g.market[column - 1].pop()
    owner, value = owner_of(note), value_of(note)
    g.turns[-1].calls.append((column, owner, value))
    hold(g, owner, [note])
    if g.players[owner].nuggets < value:
        ruin(g, owner, value)
        return False
    g.players[owner].nuggets -= value
    paid = g.turns[-1].paid
    paid[owner] = paid.get(owner, 0) + value
    g.emit("paid", owner, value=value, left=g.players[owner].nuggets)
    return True


def ruin(g: GnadenlosState, seat: Seat, value: int) -> None:
    """Give a vulture to a seat that cannot pay, and move it back."""
    g.players[seat].vultures += 1
    g.turns[-1].ruined[seat] = value
    g.emit("ruined", seat, value=value, vultures=g.players[seat].vultures)
    walk(g, seat, -FINE, "ruin")
    if g.players[seat].vultures == LAST_VULTURE:
        finish(g, "vultures")


def end_turn(g: GnadenlosState) -> None:
    """Pass the turn, or end the game after too many idle turns."""
    g.idle = 0 if g.busy else g.idle + 1
    if g.idle >= IDLE_ROUNDS * len(g.players):
        finish(g, "idle")
    note_fields(g)
    g.active = (g.active + 1) % len(g.players)
    g.turn, g.busy, g.phase = g.turn + 1, False, "event"
    g.turns.append(TurnRecord())


__all__ = ["Gnadenlos", "GoldOptions"]

PHASES: Mapping[str, Callable[[GnadenlosState], Awaitable[None]]] = {
    "event": turn_up,
    "choose": choose,
    "prestige": prestige,
    "recruit": recruit,
    "bid": bid,
    "take": take,
    "payday": payday,
}


@dataclass(frozen=True)
class GoldOptions(RuleOptions):
    pairs: bool = False


class Gnadenlos(Rules[GnadenlosState, View]):
    """Three or four seats; the furthest when the game ends wins."""

    name = "gnadenlos"
    family = "gnadenlos"
    seats = range(3, 5)
    state = GnadenlosState
    options_type = GoldOptions
    presets = MappingProxyType({"standard": GoldOptions(), "pairs": GoldOptions(pairs=True)})

    # Whether a player is asked depends on their hidden notes, and so tells of them.
    revealing_events = frozenset({"passed", "outbid", "bids-last"})

    def setup(self, seats: int, options: Any, rng: Rng) -> GnadenlosState:
        players, deck = deal(seats, rng)
        pile = list(EVENTS)
        rng.shuffle(pile)
        g = GnadenlosState(
            rng=rng,
            players=players,
            market=[[] for _ in FACES],
            deck=deck,
            event_deck=pile,
            active=0,
            pairs=options.pairs,
        )
        open_market(g)
        g.active = roll_for_start(g)
        g.emit("began", g.active)
        return g

    runners_up = staticmethod(furthest)

    def score(self, g: GnadenlosState, seat: Seat) -> tuple[int, ...]:
        player = g.players[seat]
        return player.field, player.nuggets, -player.vultures

    async def step(self, g: GnadenlosState) -> None:
        await PHASES[g.phase](g)

    def turn_told(self, g: GnadenlosState) -> int:
        """Return the last turn until the next one's event is decided: its own end came last."""
        return max(1, g.turn - (g.phase == "choose"))

    view = staticmethod(view)
    redeal_hidden = staticmethod(redeal)

    def unseen_piles(self, g: GnadenlosState) -> Sequence[list[str]]:
        return (g.deck, g.event_deck)

    def piece_ids(self, g: GnadenlosState) -> Iterable[str]:
        for pile in (g.deck, g.discard, g.event_deck, g.event_discard, *g.market, *g.lots):
            yield from pile
        if g.event:
            yield g.event
        for player in g.players:
            yield from player.hand
            yield from player.notes
        for offer in g.bids:
            yield from offer.notes

    def why_not(self, g: GnadenlosState, decision: Decision, option: str) -> Refused:
        if decision.kind == "prestige":
            return _why_no_prestige(g, decision.seat, option)
        if decision.kind in ("bid", "taken") and option in map(str, taken(g)):
            return Refused("sum-taken", sum=int(option))
        if decision.kind in ("adventurer", "take") and option in ADVENTURERS:
            return Refused("not-in-hand" if decision.kind == "adventurer" else "not-on-offer", card=option)
        if decision.kind in ("bid", "notes"):
            return Refused("no-such-note" if decision.kind == "notes" else "no-such-sum")
        return Refused("not-offered", option=option)


def _why_no_prestige(g: GnadenlosState, seat: Seat, option: str) -> Refused:
    if not option.isdecimal():
        return Refused("no-amount")
    if int(option) > MAX_PRESTIGE:
        return Refused("too-far", max=MAX_PRESTIGE)
    return Refused("too-poor", nuggets=g.players[seat].nuggets)


def roll_for_start(g: GnadenlosState) -> Seat:
    """Roll for the start; ties at the top roll again."""
    level = list(range(len(g.players)))
    while len(level) > 1:
        dice = dict(zip(level, g.rng.roll(len(level))))
        for seat, die in dice.items():
            g.emit("rolled", seat, die=die)
        level = [seat for seat, die in dice.items() if die == max(dice.values())]
    return level[0]
