"""The rounds of a game of WANTED: what each brought, which one decided, the table after them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import accumulate, pairwise
from statistics import fmean
from typing import NamedTuple

from engine.core.decisions import Seat
from engine.core.rng import Rng, seed_from
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.rules import ROUNDS
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import SeatView, View

DUEL, GANGS = "outlaws-duel", "outlaws-gangs"
NEAR = 0.1  # by which a step of the winner's chance may be smaller than the largest, to decide
WORLDS = 300  # games in which that chance is estimated
CLOSE = 300  # dollars by which a game is won only just
AHEAD = 2  # points before the dice that make somebody the favorite
SETTLED = "collect"  # the phase in which all rounds are played, and the winner is not named yet
CHOSEN = "dice"  # the phase in which a replay shows all gangs, and no dice yet
REVEALED = "revealed"  # the phase in which all gangs lie open, and their leaders' suits are not counted yet
COUNTING = "counting"  # the phase in which they are, one after the other: of who has no more cards in play
COUNTED = "counted"  # the phase in which all totals are known
OPENED = REVEALED, COUNTING, COUNTED


class Round(NamedTuple):
    """A showdown, its number in the game, and what it brought the winner of the game."""

    number: int
    showdown: Showdown
    gain: int

    @property
    def champion(self) -> Shot | None:
        return next((shot for shot in self.showdown.shots if shot.seat == self.showdown.winner), None)

    @property
    def fallen(self) -> list[Shot]:
        return [shot for shot in self.showdown.shots if shot.seat != self.showdown.winner]

    @property
    def surprise(self) -> str:
        """The fall of a Joker, or of who was ahead before the dice; of gangs, by one point; or ""."""
        winner, is_single = self.champion, all(len(shot.cards) == 1 for shot in self.showdown.shots)
        if winner is None:
            return ""
        if is_single and any(not OUTLAWS[shot.leader].suit for shot in self.fallen):
            return "joker"
        if not is_single:
            return "narrow" if winner.total == 1 + max(shot.total for shot in self.fallen) else ""
        ahead = max(map(without_dice, self.fallen)) - without_dice(winner)
        is_plain = len(self.fallen) == 1 and skill(self.fallen[0]) > skill(winner)  # to who reads the picture
        return "upset" if is_plain and ahead >= AHEAD else ""


class Missed(NamedTuple):
    """Who all but took a game from its winner in the last round, and what that paid or would have paid."""

    shot: Shot
    reward: int
    lacks: int  # dollars after winning the round; 0 if they would have won the game by winning it


def skill(shot: Shot) -> int:
    return sum(OUTLAWS[card].skill for card in shot.cards)


def without_dice(shot: Shot) -> int:
    return skill(shot) + shot.gained + shot.lost


def rounds(view: View) -> list[Round]:
    """Return all rounds, with the gain of the seat that has won the game."""
    seat = view.winners[0] if view.winners else 0
    return [Round(n, showdown, gain(showdown, seat)) for n, showdown in enumerate(view.past, 1)]


def gain(showdown: Showdown, seat: Seat) -> int:
    """Return what a round brought a seat, less what it brought the opponent of a duel."""
    rewards = {shot.seat: sum(OUTLAWS[card].reward for card in shot.cards) for shot in showdown.shots}
    if showdown.winner == seat:
        return sum(rewards.values()) - rewards[seat]
    if len(rewards) != 2 or seat not in rewards:
        return 0
    lost = rewards.pop(seat)
    return -lost if showdown.winner is not None else sum(rewards.values()) - lost


def is_won_by_rules(view: View) -> bool:
    """Return whether a single winner has won by the last fight, or by money: a silent seat may have more."""
    if len(view.winners) != 1 or not view.past:
        return False
    [winner] = view.winners
    if view.game == GANGS:
        return view.past[-1].winner == winner
    return view.seats[winner].reward == two_highest(view)[0]


def decider(view: View) -> Round | None:
    """Return the round that decided a game that ended by its rules; None if none did."""
    if not is_won_by_rules(view):
        return None
    last = rounds(view)[-1]
    if view.game == GANGS or (is_short(view) and last.gain > 0):
        return last
    _, number = decisive(view.past, view.winners[0])
    return None if number is None else rounds(view)[number - 1]


def round_of_end(view: View) -> Round:
    """Return the round that the end shows: what decided it, or else the winner's best."""
    return decider(view) or best_of_winner(view)


def best_of_winner(view: View) -> Round:
    """Return the round that paid the winner most; a tie that brought them more is none that they won."""
    best = [played for played in rounds(view) if played.showdown.winner in view.winners] or rounds(view)
    return max(best, key=lambda played: played.gain)


def decisive(past: Sequence[Showdown], seat: Seat) -> tuple[int | None, int | None]:
    """Return the number of the round from which on a winner led by money, and of the one that decided.

    That is the last if somebody `missed` the game in it; else the last, from then on, by which their chance
    rose most, or nearly so. It alone must have made them win, or have put them out of reach. Of a game whose
    rounds they won all, none did.
    """
    sums, safe, taken, decided = _balances(past), safe_from(past, seat), None, None
    steps = [after - before for before, after in pairwise(prospects(tuple(past), seat))]
    least = max(steps) - NEAR
    for number, (before, after, step) in enumerate(zip(sums, sums[1:], steps), 1):
        paid = {other: money - before[other] for other, money in after.items()}
        if not _is_ahead(after, seat):
            taken = decided = None
            continue
        taken = taken or number
        without = {other: money - paid[other] for other, money in sums[-1].items()}
        is_needed = number == safe or not _is_ahead(without, seat)
        if is_needed and paid[seat] == max(paid.values()) > 0 and step >= least:
            decided = number
    if missed(past, seat):
        return taken, len(past)
    return taken, None if all(showdown.winner == seat for showdown in past) else decided


@lru_cache(64)
def prospects(past: Sequence[Showdown], seat: Seat) -> Sequence[float]:
    """Return a seat's chance to win before each round and at the end, for who sees no hand: as a story's.

    It is estimated in games that go on with outlaws whom nobody has seen yet.
    """
    chance, sums = Rng(seed_from("prospects")), _balances(past)
    seen, result = set[str](), [1 / len(past[0].shots)]
    for number, showdown in enumerate(past[:-1], 1):
        seen |= {card for shot in showdown.shots for card in shot.cards}
        pool = [card for card in OUTLAWS if card not in seen]
        ends = (_played_on(sums[number], len(past) - number, pool, chance) for _ in range(WORLDS))
        result.append(fmean(_share(end, seat) for end in ends))
    return (*result, _share(sums[-1], seat))


def _played_on(sums: Mapping[Seat, int], count: int, pool: Sequence[str], chance: Rng) -> Mapping[Seat, int]:
    """Return what all may have after so many more rounds."""
    for _ in range(count):
        drawn = {seat: OUTLAWS[chance.pick(pool)] for seat in sums}
        totals = {seat: own.skill + die for (seat, own), die in zip(drawn.items(), chance.roll(len(drawn)))}
        most = max(totals.values())
        best = [seat for seat, total in totals.items() if total == most]
        rewards = {seat: own.reward for seat, own in drawn.items()}
        sums = _sums(sums, _payment(rewards, best[0] if len(best) == 1 else None, is_duel=len(sums) == 2))
    return sums


def _share(sums: Mapping[Seat, int], seat: Seat) -> float:
    most = max(sums.values())
    return (sums[seat] == most) / [*sums.values()].count(most)


def missed(past: Sequence[Showdown], seat: Seat) -> Missed | None:
    """Return who all but took the game from its winner in the last round, by winning it or if they had."""
    last, (before, after) = past[-1], _balances(past)[-2:]
    for shot in sorted(last.shots, key=lambda shot: -shot.total):
        paid, lacks = _paid(last, shot.seat, is_duel=len(before) == 2), after[seat] - after[shot.seat]
        if shot.seat == last.winner and 0 < lacks <= CLOSE:
            return Missed(shot, paid[shot.seat], lacks)
        if shot.seat not in (seat, last.winner) and _is_ahead(_sums(before, paid), shot.seat):
            return Missed(shot, paid[shot.seat], 0)
    return None


def is_settled(view: View) -> bool:
    """Return whether nothing was at stake any more in the last round, whose cards everybody knew."""
    if view.game == GANGS or is_short(view) or view.phase != SETTLED or any(own.hand for own in view.seats):
        return False
    safe = (safe_from(view.past, seat) for seat in range(len(view.seats)))
    return any(number is not None and number < len(view.past) for number in safe)


def _balances(past: Sequence[Showdown]) -> list[dict[Seat, int]]:
    """Return what each seat had before the first round and after each."""
    start = dict.fromkeys((shot.seat for shot in past[0].shots), 0)
    paid = (_paid(showdown, showdown.winner, is_duel=len(start) == 2) for showdown in past)
    return [*accumulate(paid, _sums, initial=start)]


def safe_from(past: Sequence[Showdown], seat: Seat) -> int | None:
    """Return the number of the round after which a seat could no longer be caught in those to come."""
    sums = _balances(past)
    return next((n for n in range(1, len(sums)) if _is_safe(sums[n], past[n:], seat)), None)


def _is_safe(sums: Mapping[Seat, int], later: Sequence[Showdown], seat: Seat) -> bool:
    """Return whether nobody could have caught up with a seat even by winning all later rounds."""
    most = dict(sums)
    for showdown in later:
        for other in (shot.seat for shot in showdown.shots):
            most[other] += _paid(showdown, other, is_duel=len(sums) == 2)[other]
    return _is_ahead({**most, seat: sums[seat]}, seat)


def turn(before: Sequence[Showdown], last: Showdown) -> Seat | None:
    """Return to whom a round after the first gave the lead: its winner, or who gained more by a tie."""
    if not before:
        return None
    *_, sums, after = _balances([*before, last])
    return next((seat for seat in after if _is_ahead(after, seat) and not _is_ahead(sums, seat)), None)


def _sums(before: Mapping[Seat, int], paid: Mapping[Seat, int]) -> dict[Seat, int]:
    return {seat: own + paid.get(seat, 0) for seat, own in before.items()}


def _is_ahead(sums: Mapping[Seat, int], seat: Seat) -> bool:
    return all(sums[seat] > own for other, own in sums.items() if other != seat)


def _paid(showdown: Showdown, winner: Seat | None, *, is_duel: bool) -> dict[Seat, int]:
    """Return what a round would pay each seat in it if this one won, or nobody."""
    return _payment({shot.seat: worth(shot.cards) for shot in showdown.shots}, winner, is_duel=is_duel)


def _payment(rewards: Mapping[Seat, int], winner: Seat | None, *, is_duel: bool) -> dict[Seat, int]:
    if is_duel:
        return {1 - seat: reward * (seat != winner) for seat, reward in rewards.items()}
    return {seat: sum(rewards.values()) - reward if seat == winner else 0 for seat, reward in rewards.items()}


def worth(cards: Iterable[str]) -> int:
    return sum(OUTLAWS[card].reward for card in cards)


def is_short(view: View) -> bool:
    """Return whether a game has fewer rounds than usual, as a lesson does that explains the last."""
    return view.game != GANGS and not view.replay and view.rounds < ROUNDS


def last_steps(view: View) -> list[View]:
    """Return the table after each of the last two rounds; of gangs, that nobody had a choice, and totals."""
    is_tied = view.phase == "discard" and bool(view.past)  # gangs, which fight on
    if not is_tied and not is_won_by_rules(view):
        return []
    if view.game != GANGS:
        last = replace(view, phase=SETTLED, round=view.rounds, winners=())
        return [without_last_round(last), last] if len(view.past) > 1 else [last]
    return [*([_rolled(view)] if view.unasked and len(view.past) == 1 else []), counted(view)]


def board_before(view: View) -> View | None:
    """Return the table after the last round before the `last_steps`, whose board they share."""
    steps = last_steps(view) if view.game != GANGS else []
    return without_last_round(steps[0]) if steps and len(steps[0].past) > 1 else None


def counted(view: View) -> View:
    """Return the gangs of the last fight with their totals; who has the highest plays on."""
    last = view.past[-1]
    best = [shot.seat for shot in last.shots if shot.total == highest(last)[0]]
    seats = [replace(seat, in_play=(), playing=n in best) for n, seat in enumerate(before_count(view).seats)]
    return replace(view, phase=COUNTED, seats=tuple(seats), replay=len(view.past) - 1, waiting=(), winners=())


def _rolled(view: View) -> View:
    """Return the gangs of the first fight face down beside their dice."""
    before = before_count(view)
    seats = [replace(seat, in_play=(), in_play_size=len(seat.dice)) for seat in before.seats]
    waiting = tuple((seat, "place-dice") for seat in range(len(seats)))
    return replace(before, phase="place-dice", seats=tuple(seats), waiting=waiting)


def before_count(view: View) -> View:
    """Return the gangs of the last fight as they were turned up, before anybody knows if they tie."""
    shots = {shot.seat: shot for shot in view.past[-1].shots}
    seats = [_turned_up(seat, shots.get(n)) for n, seat in enumerate(view.seats)]
    before = replace(view, phase=REVEALED, seats=tuple(seats), past=view.past[:-1], winners=())
    return replace(before, replay=len(before.past), waiting=(), decision=None)


def without_last_round(view: View) -> View:
    """Return the table before the last round, with its cards in the hands."""
    cards = {card for shot in view.past[-1].shots for card in shot.cards}
    up, down, out = (
        [tuple(card for card in pile if card not in cards) for pile in piles]
        for piles in zip(*((seat.face_up, seat.face_down, seat.out) for seat in view.seats))
    )
    paying = down[::-1] if len(down) == 2 else down  # in a duel, the fallen pay the other side
    hands = {shot.seat: shot.cards for shot in view.past[-1].shots}
    seats = [
        replace(seat, face_up=up[n], face_down=down[n], out=out[n], reward=worth(paying[n]),
                hand=(*seat.hand, *hands.get(n, ())), hand_size=seat.hand_size + len(hands.get(n, ())))
        for n, seat in enumerate(view.seats)
    ]  # fmt: skip
    return replace(view, past=view.past[:-1], round=view.round - 1, seats=tuple(seats))


def _turned_up(seat: SeatView, shot: Shot | None) -> SeatView:
    cards, dice = (shot.cards, shot.dice) if shot else ((), ())
    return replace(seat, in_play=cards, dice=dice, playing=shot is not None)


def leads(view: View) -> Sequence[int]:
    """Return by how much the winner of a duel was ahead before each round and after the last."""
    return [*accumulate((gain(showdown, view.winners[0]) for showdown in view.past), initial=0)]


def is_before_last(view: View) -> bool:
    """Return whether the viewer, or everybody, will have nothing to choose in the round after this."""
    hands = {len(view.hand)} if view.hand else {seat.hand_size for seat in view.seats if seat.playing}
    return hands == {2} and view.round + 1 == view.rounds and not is_short(view)


def highest(showdown: Showdown) -> list[int]:
    """Return all totals, the highest first."""
    return sorted((shot.total for shot in showdown.shots), reverse=True)


def two_highest(view: View) -> list[int]:
    return sorted((seat.reward for seat in view.seats), reverse=True)[:2]
