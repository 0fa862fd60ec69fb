"""What cards are worth in a duel or a shootout, and samples of what rivals may hold."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate
from math import prod
from typing import TypeAlias

from engine.core.decisions import Seat, value_object
from engine.core.rng import Rng
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.operations import modifiers
from engine.games.outlaws.view import View

LOWEST, HIGHEST = -40, 60  # bounds of skill and modifiers together, with room to spare
THROWS = 20
SETS = 6  # samples of rivals' cards, to value the viewer's own modifiers
SETS_IN_ALL = 50  # samples, divided among the rivals

Row: TypeAlias = dict[str, float]  # each hand card's worth


def unseen(view: View) -> list[str]:
    """Return the cards in the deck or in hidden hands."""
    seen = {*view.hand, *view.in_play}
    for seat in view.seats:
        seen.update(seat.hand, seat.in_play, seat.face_up, seat.face_down, seat.out)
    return [card for card in OUTLAWS if card not in seen]


def rivals(view: View) -> list[Seat]:
    return [seat for seat, other in enumerate(view.seats) if other.playing and seat != view.seat]


def any_cards(view: View, rng: Rng, times: int) -> list[list[str]]:
    """Sample cards that rivals may put down now, all equally likely."""
    pool, others = unseen(view), rivals(view)
    sets = []
    for _ in range(times):
        rng.shuffle(pool)
        deal = iter(pool)
        sets.append([rng.pick(hand) if (hand := view.seats[seat].hand) else next(deal) for seat in others])
    return sets


LEADS = tuple(own - other for own in range(1, 7) for other in range(1, 7))


def worth(view: View, rng: Rng) -> tuple[Row, list[Row]]:
    """Return each card's worth in this round, and in a later one with each of some throws.

    Without dice on the table that is the average over all throws. Only the rivals' possible cards count: who
    plays them in any order gains nothing by it (docs/games/wanted.md).
    """
    rolled = [view.seats[seat].dice for seat in rivals(view)]
    now, later = (_in_duel if len(view.seats) == 2 else _in_shootout)(view, rng, all(rolled))
    if all(rolled):
        return now, later
    average = {card: sum(row[card] for row in later) / len(later) for card in view.hand}
    return average, [average]


def _in_duel(view: View, rng: Rng, has_dice: bool) -> tuple[Row, list[Row]]:
    [rival] = rivals(view)
    pool = view.seats[rival].hand or unseen(view)
    rows = {lead: {card: _against_any(card, pool, lead) for card in view.hand} for lead in set(LEADS)}
    own, theirs = (view.seats[seat].dice for seat in (1 - rival, rival))
    return rows[own[0] - theirs[0]] if has_dice else {}, [rows[lead] for lead in LEADS]


def _against_any(card: str, pool: Iterable[str], lead: int) -> float:
    gains = [gain(card, theirs, lead) for theirs in pool]
    return sum(gains) / len(gains)


@cache
def gain(card: str, theirs: str, lead: int) -> int:
    """Return a card's gain against another; `lead` is the viewer's die minus the rival's."""
    ahead = _lead_over(card, theirs) + lead
    return (OUTLAWS[theirs].reward if ahead >= 0 else 0) - (OUTLAWS[card].reward if ahead <= 0 else 0)


def _lead_over(card: str, theirs: str) -> int:
    """Return by how much a card exceeds another before dice."""
    own, other = OUTLAWS[card].skill, OUTLAWS[theirs].skill
    return own + sum(modifiers(card, [theirs])) - other - sum(modifiers(theirs, [card]))


def share_beaten(view: View, card: str) -> float:
    """Return the share of the cards a rival may put down now that lose to this one.

    Over all dice, or with those that lie on the table before the cards.
    """
    own, wins = view.seats[view.seat or 0].dice, list[bool]()
    for rival in (view.seats[seat] for seat in rivals(view)):
        leads = [own[0] - rival.dice[0]] if own and rival.dice else LEADS
        wins += (_lead_over(card, one) + lead > 0 for one in rival.hand or unseen(view) for lead in leads)
    return sum(wins) / max(1, len(wins))


@value_object
class Field:
    """What rivals may put down: `below[x - LOWEST]` is each rival's chance of at most x."""

    below: tuple[float, ...]
    own: dict[str, list[int]]  # skill and modifiers of the viewer's cards against some of these sets
    prize: float


def _in_shootout(view: View, rng: Rng, has_dice: bool) -> tuple[Row, list[Row]]:
    field = _field(view.hand, any_cards(view, rng, max(12, SETS_IN_ALL // len(rivals(view)))))
    rows = _rows(view, field, rng)
    if not has_dice:
        return {}, rows
    [own] = view.seats[view.seat or 0].dice
    return _row(field, own, [view.seats[seat].dice[0] for seat in rivals(view)]), rows


def _field(hand: Iterable[str], sets: Sequence[list[str]]) -> Field:
    levels = Counter(
        _level(card, cards[:place] + cards[place + 1 :]) for cards in sets for place, card in enumerate(cards)
    )
    below = accumulate(levels[level] / levels.total() for level in range(LOWEST, HIGHEST))
    own = {card: [_level(card, cards) for cards in sets[:SETS]] for card in hand}
    return Field(tuple(below), own, sum(OUTLAWS[card].reward for cards in sets for card in cards) / len(sets))


def _level(card: str, others: Iterable[str]) -> int:
    return OUTLAWS[card].skill + sum(modifiers(card, others))


def _rows(view: View, field: Field, rng: Rng) -> list[Row]:
    throws = (rng.roll(1 + len(rivals(view))) for _ in range(THROWS))
    return [_row(field, own, dice) for own, *dice in throws]


def _row(field: Field, own: int, dice: Sequence[int]) -> Row:
    """Return each card's worth with these dice."""
    worth = {}
    for card, levels in field.own.items():
        chances = [prod(field.below[level + own - 1 - die - LOWEST] for die in dice) for level in levels]
        worth[card] = field.prize * sum(chances) / len(chances)
    return worth
