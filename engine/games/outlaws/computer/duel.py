"""What a card is worth in a duel: the reward it brings in, less the one it costs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from engine.core.rng import Rng
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.computer.guess import Guess, rivals, unseen
from engine.games.outlaws.moves import modifiers
from engine.games.outlaws.view import View

LEADS = tuple(mine - theirs for mine in range(1, 7) for theirs in range(1, 7))


def worth_at(view: View, guesses: Sequence[Guess], time: int, rng: Rng) -> dict[str, float]:
    """What each card in hand is worth so many rounds from now, over all dice."""
    faced = [(guess.weight, guess.lines[0][time]) for guess in guesses]
    return {
        card: sum(weight * _over_all_dice(card, theirs) for weight, theirs in faced) for card in view.hand
    }


def worth_by_dice(view: View, rng: Rng) -> tuple[dict[str, float], list[dict[str, float]]]:
    """What each card is worth with the dice on the table, and with each throw that may come later."""
    [rival] = rivals(view)
    pool = view.seats[rival].hand or unseen(view)
    rows = {lead: {card: _against_any(card, pool, lead) for card in view.hand} for lead in set(LEADS)}
    [mine], [theirs] = (view.seats[seat].dice for seat in (1 - rival, rival))
    return rows[mine - theirs], [rows[lead] for lead in LEADS]


def _against_any(card: str, pool: Iterable[str], lead: int) -> float:
    gains = [gain(card, theirs, lead) for theirs in pool]
    return sum(gains) / len(gains)


@cache
def _over_all_dice(card: str, theirs: str) -> float:
    return sum(gain(card, theirs, lead) for lead in LEADS) / len(LEADS)


@cache
def gain(card: str, theirs: str, lead: int) -> int:
    """What a card brings against another, less what it costs; `lead` is one's die less the rival's."""
    ahead = OUTLAWS[card].skill + sum(modifiers(card, [theirs])) + lead
    ahead -= OUTLAWS[theirs].skill + sum(modifiers(theirs, [card]))
    return (OUTLAWS[theirs].reward if ahead >= 0 else 0) - (OUTLAWS[card].reward if ahead <= 0 else 0)
