"""Lines of the log that tell a whole round: who outdrew whom, by what."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter

from bot.games.outlaws.rounds import decisive, missed, worth
from bot.games.outlaws.showdown import spelled
from bot.games.parts import Episode, TurnEvent
from bot.i18n.texts import signed
from engine.core.decisions import Fact, Seat
from engine.core.rules import Event
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.operations import modifiers, sensible_ways, strongest
from engine.games.outlaws.state import Player, Shot, Showdown
from engine.story.story import WHOLE

WON_BY = {"skill": "outskilled", "dice": "outrolled", "suits": "outsuited", "points": "outpointed"}
MAX_COMPARED = 3  # gangs behind the best that are told one by one
STEP = 100  # weight of each round, and of each step of a fight of gangs, which are few


@dataclass
class Account:
    """What the events of a showdown tell of a seat."""

    card: str = ""  # that fights, or leads
    die: int = 0  # of who fights alone
    total: int = 0
    suits: int = 0
    gang: dict[str, int] = field(default_factory=dict)  # the cards that were gangs, with their dice

    def show(self, card: str, die: int) -> None:
        self.card, self.die = card, die
        self.gang[card] = die

    @property
    def sums(self) -> Sequence[int]:
        """What skill, dice and suits come to."""
        skill = sum(OUTLAWS[card].skill for card in self.gang)
        return skill, sum(self.gang.values()), self.suits


def shootouts(events: Iterable[Event]) -> Iterator[Event]:
    """Yield an event for each round: who outdrew whom, by what, or who was level."""
    seats = dict[Seat, Account]()
    for event in events:
        facts, seat = dict(event.facts), event.seat
        if event.kind == "tied":
            yield _level(seats, int(facts["total"]))
            seats = {}
        elif seat is None:
            continue
        elif event.kind in ("revealed", "armed"):
            seats.setdefault(seat, Account()).show(str(facts["card"]), int(facts["die"]))
        elif event.kind == "led":
            one = seats.setdefault(seat, Account())
            one.card, one.die = str(facts["card"]), 0
        elif event.kind == "scored":
            seats[seat].total = int(facts["total"])
            seats[seat].suits = int(facts["gained"]) - int(facts["lost"])
        elif event.kind in ("stood", "won") and len(seats) > 1:
            yield from (*_outdrew(seat, seats), *_misled(seat, seats))
            seats = {}


def episodes(rows: Sequence[TurnEvent], end: int) -> list[Episode]:
    """Return the rounds of a game, the decisive one with the most weight; of gangs, what led to the end."""
    if any(row.event.kind == "led" for row in rows):
        return [*_of_gangs(rows)]
    lines, (past, winner) = list[TurnEvent](), _past(rows)
    _, decisive_round = (None, None) if winner is None else decisive(past, winner)
    events = list[Event]()
    for ply, _, event, _ in rows:
        events.append(event)
        if event.kind in ("stood", "tied"):
            for number, line in enumerate(shootouts(events), len(lines) + 1):
                facts = (*line.facts, *_news(number, past, winner))
                lines.append(TurnEvent(ply, number, replace(line, facts=facts)))
            events = []
    weights = [STEP * (1 + int(dict(row.event.facts)["jokers"])) for row in lines]
    return [
        Episode(row, weight + 2 * WHOLE * (row.turn == decisive_round), is_grave=True)  # over any swing
        for row, weight in zip(lines, weights)
    ]


def _news(number: int, past: Sequence[Showdown], winner: Seat | None) -> Iterator[tuple[str, Fact]]:
    """Yield what a round meant for the game: the lead that held, or for whom it came too late."""
    rival = missed(past, winner) if winner is not None and number == len(past) else None
    if rival is not None and past[-1].winner != winner:
        yield from (("news", "short" if rival.lacks else "needed"), ("lacks", rival.lacks))
        yield "loser", f"seat:{rival.shot.seat}"
    else:
        is_lead = winner is not None and number == decisive(past, winner)[0] != 1
        yield "news", "lead" if is_lead and past[number - 1].winner == winner else "no"


def _past(rows: Iterable[TurnEvent]) -> tuple[Sequence[Showdown], Seat | None]:
    """Return the rounds of a duel or a shootout, and who won it alone."""
    past, winners = list[Showdown](), list[Seat]()
    shots, dice = list[Shot](), dict[Seat, tuple[str, int]]()
    for _, _, event, _ in rows:
        facts, seat, kind = dict(event.facts), event.seat, event.kind
        if kind == "won":
            winners.append(seat or 0)
        elif kind == "revealed" and seat is not None:
            dice[seat] = str(facts["card"]), int(facts["die"])
        elif kind == "scored" and seat in dice:
            card, die = dice.pop(seat)
            shots.append(Shot(seat, (card,), (die,), card, 0, 0, int(facts["total"])))
        elif kind in ("stood", "tied") and shots:
            past.append(Showdown(len(past) + 1, tuple(shots), seat))
            shots = []
    return past, winners[0] if past and len(winners) == 1 else None


def _of_gangs(rows: Sequence[TurnEvent]) -> Iterator[Episode]:
    """Tell who had most skill and dice, and the end of each fight; of a tie, who then gave up whom."""
    skills, dice, fight = Counter[Seat](), Counter[Seat](), list[Event]()
    rolled, thrown = rows[0], _discards(rows)
    for row in rows:
        event, facts = row.event, dict(row.event.facts)
        fight.append(event)
        if event.kind == "rolled" and event.seat is not None:
            rolled = row if not dice else rolled
            dice[event.seat] = sum(map(int, str(facts["dice"]).split()))
        elif event.kind == "revealed" and event.seat is not None:
            skills[event.seat] += OUTLAWS[str(facts["card"])].skill
        elif event.kind in ("tied", "won"):
            if dice and skills:
                # chosen before anything was rolled
                before = TurnEvent(rolled.ply - 1, rolled.turn, _compared("gang", skills))
                yield Episode(before, STEP, is_grave=True)
                yield Episode(rolled._replace(event=_compared("rolls", dice)), STEP, is_grave=True)
            for line in shootouts(fight):
                decides = event.kind == "won" and line.kind != "misled"
                if event.kind == "tied":
                    line = replace(line, facts=(*line.facts, *next(thrown)))
                yield Episode(row._replace(event=line), STEP + WHOLE * decides, is_grave=True)
            skills, dice, fight = Counter(), Counter(), []


def _discards(rows: Iterable[TurnEvent]) -> Iterator[Sequence[tuple[str, Fact]]]:
    """Yield for each tie who gave up which outlaw, two by name; none of gangs with a single one."""
    ties = list[list[Event]]()
    for _, _, event, _ in rows:
        if event.kind == "tied":
            ties.append([])
        elif event.kind == "discarded":
            ties[-1].append(event)
    for events in ties:
        cards = [str(dict(event.facts)["card"]) for event in events]
        facts = list[tuple[str, Fact]]([("count", len(cards)), ("thrown", " ".join(cards) or 0)])
        if cards:
            owner, *_, rival = (f"seat:{event.seat}" for event in events)
            facts += [("owner", owner), ("fallen", cards[0]), ("rival", rival), ("other", cards[-1])]
        yield facts


def _compared(kind: str, values: Mapping[Seat, int]) -> Event:
    """Tell who has the most of something, and what the others have from the highest, of many the first."""
    most = max(values.values())
    best = [seat for seat, value in values.items() if value == most]
    others = sorted((value for value in values.values() if value < most), reverse=True)
    is_listed = len(others) <= MAX_COMPARED
    listed = ", ".join(map(str, others if is_listed else others[:1]))
    facts = (
        ("most", most),
        ("others", listed),
        ("best", len(best)),
        ("rest", bool(others) + (not is_listed)),
    )
    return Event(kind, best[0], (("seats", " ".join(f"seat:{seat}" for seat in best)), *facts))


def _level(seats: Mapping[Seat, Account], total: int) -> Event:
    accounts, kind = seats.values(), "fought-on"  # gangs do not fall
    if all(one.die for one in accounts):
        kind = "level" if len(seats) == 2 else "unpaid"
    tied = [seat for seat, one in seats.items() if one.total == total]
    cards, names = " ".join(seats[seat].card for seat in tied), " ".join(f"seat:{seat}" for seat in tied)
    facts = [("cards", cards), ("seats", names), ("total", spelled(total))]
    prizes = []
    if kind == "level":  # each is paid for the other's
        owner, rival = seats
        facts += [("owner", f"seat:{owner}"), ("rival", f"seat:{rival}")]
        prizes = [("reward", worth([seats[rival].card])), ("paid", worth([seats[owner].card]))]
    return Event(kind, None, (*facts, *prizes, *_jokers(one.card for one in accounts)))


def _jokers(fallen: Iterable[str]) -> tuple[tuple[str, str | int], ...]:
    """Return how many Jokers fell, and which."""
    jokers = [card for card in fallen if not OUTLAWS[card].suit]
    return ("jokers", len(jokers)), ("joker", " ".join(jokers) or 0)


def _outdrew(seat: Seat, seats: Mapping[Seat, Account]) -> Iterator[Event]:
    """Tell who outdrew the next best one; of a gang only if all its cards were gangs."""
    own = seats[seat]
    rivals = sorted((other for other in seats if other != seat), key=lambda other: -seats[other].total)
    others = [seats[other] for other in rivals]
    fallen, last = others[0], others[-1]
    facts = (("card", own.card), ("total", spelled(own.total)), ("least", spelled(fallen.total)))
    if own.die:
        kind, cards = "outdrew" if len(seats) == 2 else "outshot", [one.card for one in others]
        names = (("owner", f"seat:{rivals[0]}"), ("rival", f"seat:{rivals[-1]}"))
        more = (("fewest", spelled(last.total)), ("reward", worth(cards)), ("count", len(others)))
        fell = (("fallen", fallen.card), ("other", last.card), *_jokers(cards))
        yield Event(kind, seat, (*facts, *names, *more, *fell))
    elif own.gang:
        theirs = [card for one in others for card in one.gang]
        if other := otherwise_led(own.gang, own.card, own.total - own.suits, theirs, fallen.total):
            yield Event("outled", seat, (*facts, ("other", other[0]), ("fewest", other[1])))
            return
        by, most, least = decided_by(own.sums, [one.sums for one in others])
        skill, dice, suits = ahead_in(own.sums, fallen.sums)
        parts = (("rival", f"seat:{rivals[0]}"), ("skill", skill), ("dice", dice), ("suits", suits))
        yield Event(WON_BY[by], seat, (*facts, ("most", most), ("fewest", least), *parts))


def _misled(winner: Seat, seats: Mapping[Seat, Account]) -> Iterator[Event]:
    """Tell whose gang would have won with the same dice if somebody else had led it."""
    for seat, own in seats.items():
        rivals = [card for other, one in seats.items() if other != seat for card in one.gang]
        other = best_other(own.gang, own.card, own.total - own.suits, rivals) if len(own.gang) > 1 else None
        if seat != winner and other and other[1] > seats[winner].total:
            facts = (("card", own.card), ("total", own.total), ("other", other[0]), ("most", other[1]))
            yield Event("misled", seat, facts)


def otherwise_led(
    gang: Mapping[str, int], leader: str, known: int, rivals: Collection[str], least: int
) -> tuple[str, int] | None:
    """Return who else could best have led a gang, and its total; None if it had beaten `least` so, too."""
    other = best_other(gang, leader, known, rivals)
    return other if other and other[1] <= least else None


def best_other(
    gang: Mapping[str, int], leader: str, known: int, rivals: Collection[str]
) -> tuple[str, int] | None:
    """Return whom else its player could best have let lead a gang, and its total; None without a choice.

    `gang` has the dice of its cards, `known` is its total without suits.
    """
    ways = sensible_ways(Player([], [*gang], [*gang.values()])).values()
    gains = {card: sum(modifiers(card, rivals)) for card in gang}
    able = dict.fromkeys(max(strongest([*gang], dice), key=gains.__getitem__) for dice in ways)
    totals = {card: known + gains[card] for card in able if card != leader}
    return max(totals.items(), key=itemgetter(1), default=None)


def ahead_in(own: Sequence[int], other: Sequence[int]) -> Sequence[str]:
    """Return by how much a gang was ahead of another in skill, dice and suits."""
    return [signed(more - less) if more != less else "±0" for more, less in zip(own, other)]


def decided_by(own: Sequence[int], others: Sequence[Sequence[int]]) -> tuple[str, str, str]:
    """Return by what a gang won, skill, dice or suits, and what it and the runner-up have of it.

    Without it no runner-up would have lost, and nobody else has as much. If nothing is such, or several are,
    it is by points, and how many.
    """
    second = max(map(sum, others))
    next_best = [max(sums) for sums in zip(*(other for other in others if sum(other) == second))]
    ahead, lead = [gained - theirs for gained, theirs in zip(own, next_best)], sum(own) - second
    most = max(range(3), key=ahead.__getitem__)
    if sorted(ahead)[1] >= lead or ahead[most] < lead or own[most] <= max(other[most] for other in others):
        return "points", str(lead), ""
    values = [signed(sums[most]) if most == 2 else str(sums[most]) for sums in (own, next_best)]
    return ("skill", "dice", "suits")[most], values[0], values[1]
