"""Payday and the end of the turn: the fourth phase, in which nobody has anything to choose."""

from __future__ import annotations

from engine.core.prompts import Seat
from engine.games.gnadenlos.cards import owner_of, value_of
from engine.games.gnadenlos.moves import close_up, finish, hold, rows, walk
from engine.games.gnadenlos.state import GnadenlosState

FINE = 5  # fields back for one who cannot pay
LAST_VULTURE = 3
IDLE_ROUNDS = 2  # in which nothing happens at all: then the game ends


async def payday(g: GnadenlosState) -> None:
    """Payday as long as there are as many full rows as players; then the revolver goes on."""
    while rows(g) >= len(g.players):
        g.busy = True
        g.tell("payday", rows=rows(g))
        while call_in(g):
            pass
        close_up(g)
    end_turn(g)


def call_in(g: GnadenlosState) -> bool:
    """Roll, and have the last note of that column paid; False if that was the end of this payday."""
    [column] = g.rng.roll()
    g.tell("rolled", g.active, die=column)
    if not g.market[column - 1]:
        g.tell("column-empty", column=column)
        return False
    note = g.market[column - 1].pop()
    owner, value = owner_of(note), value_of(note)
    hold(g, owner, [note])
    if g.players[owner].nuggets < value:
        ruin(g, owner, value)
        return False
    g.players[owner].nuggets -= value
    g.tell("paid", owner, value=value, left=g.players[owner].nuggets)
    return True


def ruin(g: GnadenlosState, seat: Seat, value: int) -> None:
    """He keeps what he has, but a vulture comes, and he goes back."""
    g.players[seat].vultures += 1
    g.tell("ruined", seat, value=value, vultures=g.players[seat].vultures)
    walk(g, seat, -FINE)
    if g.players[seat].vultures == LAST_VULTURE:
        finish(g, "vultures")


def end_turn(g: GnadenlosState) -> None:
    """The revolver goes to the next, unless nobody has done anything for too long."""
    g.idle = 0 if g.busy else g.idle + 1
    if g.idle >= IDLE_ROUNDS * len(g.players):
        finish(g, "idle")
    g.active = (g.active + 1) % len(g.players)
    g.turn, g.busy, g.phase = g.turn + 1, False, "event"
