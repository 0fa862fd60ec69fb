"""What decided a game of WANTED: the round that gave its winner the lead, of a duel the best chances."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, pairwise
from typing import NamedTuple

from bot.games.outlaws.cards import face_of
from bot.i18n.texts import Phrases, Texts, signed
from engine.core.decisions import Seat
from engine.core.rules import Event
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.evaluation import chance, unseen
from engine.games.outlaws.operations import modifiers, strongest
from engine.games.outlaws.rules import ROUNDS
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import SeatView, View

GANGS = "outlaws-gangs"
MAX_NAMED = 2  # rewards of the fallen
CLOSE = 300  # dollars by which a game of many is won only just
DEARER = 1.3  # times the winner's reward make a round an upset
SETTLED = "collect"  # the phase in which all rounds are played, and the winner is not named yet
REVEALED = "revealed"  # the phase in which all gangs lie open, and their leaders' suits are not counted yet


class Round(NamedTuple):
    """A showdown, its number in the game, and what it brought the winner of the game."""

    number: int
    showdown: Showdown
    gain: int

    @property
    def champion(self) -> Shot | None:
        """The shot that won the round."""
        return next((shot for shot in self.showdown.shots if shot.seat == self.showdown.winner), None)

    @property
    def fallen(self) -> list[Shot]:
        return [shot for shot in self.showdown.shots if shot.seat != self.showdown.winner]

    @property
    def surprise(self) -> str:
        """The fall of a Joker, or of who was much dearer than the cheapest; of gangs, by one point; or ""."""
        if (winner := self.champion) is None:
            return ""
        if len(winner.cards) > 1:
            return "narrow" if winner.total == 1 + max(shot.total for shot in self.fallen) else ""
        if any(not OUTLAWS[shot.leader].suit for shot in self.fallen):
            return "joker"
        own, rewards = OUTLAWS[winner.leader].reward, [OUTLAWS[shot.leader].reward for shot in self.fallen]
        return "upset" if min(rewards) > own and max(rewards) >= DEARER * own else ""


def skill(shot: Shot) -> int:
    return sum(OUTLAWS[card].skill for card in shot.cards)


def rounds(view: View) -> list[Round]:
    """Return all rounds, with the gain of the seat that has won the game."""
    seat = view.winners[0] if view.winners else 0
    return [Round(n, showdown, gain(showdown, seat)) for n, showdown in enumerate(view.past, 1)]


def aim(view: View, text: Texts) -> str:
    """Say how the game is won."""
    return text("outlaws-aim-fight" if view.game == GANGS else "outlaws-aim-rounds", rounds=view.rounds)


def gain(showdown: Showdown, seat: Seat) -> int:
    """Return what a round brought a seat, less what it brought the opponent of a duel."""
    rewards = {shot.seat: sum(OUTLAWS[card].reward for card in shot.cards) for shot in showdown.shots}
    if showdown.winner == seat:
        return sum(rewards.values()) - rewards[seat]
    if len(rewards) != 2 or seat not in rewards:
        return 0
    lost = rewards.pop(seat)
    return -lost if showdown.winner is not None else sum(rewards.values()) - lost


def decider(view: View) -> Round | None:
    """Return the round that decided a game that ended by its rules; None if none did."""
    if len(view.winners) != 1 or not view.past:
        return None
    if view.game == GANGS:
        last = Round(len(view.past), view.past[-1], 0)
        return last if last.showdown.winner == view.winners[0] else None
    if view.seats[view.winners[0]].reward < _two_highest(view)[0]:  # a silent seat had more
        return None
    last = rounds(view)[-1]
    if is_short(view) and last.gain > 0:
        return last
    if len(view.seats) > 2 and (number := _lead_taken(view)) is not None:
        return rounds(view)[number]
    steps = [0.0] * len(view.past)
    if len(view.seats) == 2:
        steps[-view.rounds :] = _steps(view.past[-view.rounds :], view.winners[0])
    best = max(rounds(view), key=lambda played: (played.gain > 0, steps[played.number - 1], played.gain))
    return best if best.gain > 0 else None


def _lead_taken(view: View) -> int | None:
    """Return the index of the round from which on the winner of a shootout led all others; None if none."""
    sums, taken = [0] * len(view.seats), None
    for number, showdown in enumerate(view.past):
        sums = [own + gain(showdown, n) * (n == showdown.winner) for n, own in enumerate(sums)]
        lead = sums[view.winners[0]] - max(own for seat, own in enumerate(sums) if seat not in view.winners)
        taken = (number if taken is None else taken) if lead > 0 else None
    return taken


@lru_cache(maxsize=32)
def _steps(past: Sequence[Showdown], seat: Seat) -> Sequence[float]:
    """Return by how much these rounds raised a duelist's chance, for the cards that both really held."""
    fought = [{shot.seat: shot.leader for shot in showdown.shots} for showdown in past]
    lead, chances = 0, list[float]()
    for number, showdown in enumerate(past):
        own, theirs = ([cards[who] for cards in fought[number:]] for who in (seat, 1 - seat))
        chances.append(chance(own, theirs, lead))
        lead += gain(showdown, seat)
    return [after - before for before, after in pairwise([*chances, float(lead > 0)])]


def out_of_reach(view: View, seat: Seat) -> int | None:
    """Return the number of the round after which a duelist could no longer be caught.

    None if they still can be, or if the view does not show it: rivals collect at most what the seat's outlaws
    that have not fought yet are worth.
    """
    own, lead = view.seats[seat], 0
    if not view.over and len(own.hand) < own.hand_size:
        return None
    fought = [shot.leader for showdown in view.past for shot in showdown.shots if shot.seat == seat]
    to_come = [] if view.over else {*own.hand, *own.in_play}
    for number, showdown in enumerate(view.past, 1):
        lead += gain(showdown, seat)
        if lead > _worth([*fought[number:], *to_come]):
            return number
    return None


def standing(view: View, phrases: Phrases) -> str:
    """Tell a player how far ahead of the best other one they are, or how far behind."""
    seat, text = view.seat or 0, phrases.texts
    rival = max((own for n, own in enumerate(view.seats) if n != seat), key=lambda own: own.reward)
    lead = view.seats[seat].reward - rival.reward
    if len(view.seats) == 2 and out_of_reach(view, seat):
        return text("outlaws-safe")
    costliest = sorted(rival.hand or unseen(view), key=lambda card: -OUTLAWS[card].reward)
    if len(view.seats) == 2 and lead + _worth(costliest[: rival.hand_size]) < 0:
        return text("outlaws-lost")
    key = "outlaws-ahead" if lead > 0 else "outlaws-behind" if lead else "outlaws-even"
    return text(key, reward=_money(abs(lead), phrases))


def _worth(cards: Iterable[str]) -> int:
    return sum(OUTLAWS[card].reward for card in cards)


def is_short(view: View) -> bool:
    """Return whether a game has fewer rounds than usual, as a lesson does that explains the last."""
    return view.game != GANGS and not view.replay and view.rounds < ROUNDS


def last_steps(view: View) -> list[View]:
    """Return the table after each of the last two rounds, or all gangs turned up beside their dice."""
    if decider(view) is None:
        return []
    if view.game != GANGS:
        last = replace(view, phase=SETTLED, round=view.rounds, winners=())
        return [_without_last_round(last), last] if len(view.past) > 1 else [last]
    shots = {shot.seat: shot for shot in view.past[-1].shots}
    seats = [_turned_up(seat, shots.get(n)) for n, seat in enumerate(view.seats)]
    return [replace(view, phase=REVEALED, seats=tuple(seats), winners=())]


def _without_last_round(view: View) -> View:
    """Return the table before the last round, with its cards in the hands."""
    cards = {card for shot in view.past[-1].shots for card in shot.cards}
    up, down, out = (
        [tuple(card for card in pile if card not in cards) for pile in piles]
        for piles in zip(*((seat.face_up, seat.face_down, seat.out) for seat in view.seats))
    )
    paying = down[::-1] if len(down) == 2 else down  # in a duel, the fallen pay the other side
    hands = {shot.seat: shot.cards for shot in view.past[-1].shots}
    seats = [
        replace(seat, face_up=up[n], face_down=down[n], out=out[n], reward=_worth(paying[n]),
                hand=hands.get(n, ()), hand_size=len(hands.get(n, ())))
        for n, seat in enumerate(view.seats)
    ]  # fmt: skip
    return replace(view, past=view.past[:-1], round=view.round - 1, seats=tuple(seats))


def _turned_up(seat: SeatView, shot: Shot | None) -> SeatView:
    cards, dice = (shot.cards, shot.dice) if shot else ((), ())
    return replace(seat, in_play=cards, dice=dice, playing=shot is not None)


@dataclass
class Account:
    """What the events of a showdown tell of a seat."""

    card: str = ""  # that fights, or leads
    die: int = 0  # of who fights alone
    total: int = 0
    suits: int = 0
    skill: int = 0  # of all cards that were shown
    dice: int = 0
    cards: int = 0  # that were shown

    def show(self, card: str, die: int) -> None:
        self.card, self.die, self.cards = card, die, self.cards + 1
        self.skill, self.dice = self.skill + OUTLAWS[card].skill, self.dice + die


def shootouts(events: Iterable[Event]) -> Iterator[Event]:
    """Yield an event for each round: who outdrew whom, by what, or who was level."""
    seats = dict[Seat, Account]()
    for event in events:
        facts, seat = dict(event.facts), event.seat
        if event.kind == "tied":
            yield _level([one for one in seats.values() if one.total == facts["total"]], int(facts["total"]))
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
            yield from _outdrew(seat, seats)
            seats = {}


def _level(seats: Sequence[Account], total: int) -> Event:
    kind = "level" if all(one.die for one in seats) else "fought-on"  # gangs do not fall
    return Event(kind, None, (("cards", " ".join(one.card for one in seats)), ("total", total)))


def _outdrew(seat: Seat, seats: Mapping[Seat, Account]) -> Iterator[Event]:
    """Tell who outdrew the next best one; of a gang only if all its cards were shown."""
    own = seats[seat]
    fallen = max((seats[other] for other in seats if other != seat), key=lambda one: one.total)
    facts = (("card", own.card), ("total", own.total), ("least", fallen.total))
    if own.die:
        kind = "outdrew" if len(seats) == 2 else "outshot"
        yield Event(kind, seat, (*facts, ("die", own.die), ("fallen", fallen.card)))
    elif own.cards:
        sums = [(one.skill, one.dice, one.suits) for one in (own, fallen)]
        by, most, least = _strongest_in(sums[0], sums[1])
        kind = {"skill": "outskilled", "dice": "outrolled", "suits": "outsuited"}[by]
        yield Event(kind, seat, (*facts, ("most", most), ("fewest", least)))


def as_spent(event: Event) -> Event:
    """Tell a round of a shootout for one of the others: with which outlaw it was won, who is gone."""
    return replace(event, kind="spent") if event.kind == "outshot" else event


def _strongest_in(own: Sequence[int], other: Sequence[int]) -> tuple[str, str, str]:
    """Return in what a gang surpassed another most, skill, dice or suits, and what each of them has of it."""
    most = max(range(3), key=lambda n: own[n] - other[n])
    values = [_signed(sums[most]) if most == 2 else str(sums[most]) for sums in (own, other)]
    return ("skill", "dice", "suits")[most], values[0], values[1]


def verdict(view: View, phrases: Phrases) -> str:
    """Say in a few words how the game was won."""
    if (best := decider(view)) is None:
        return ""
    if view.game == GANGS:
        totals = sorted((shot.total for shot in best.showdown.shots), reverse=True)
        card = _name(best.champion, phrases) if best.champion else ""
        return phrases.texts("outlaws-verdict-gangs", most=totals[0], least=totals[1], card=card)
    first, second = _two_highest(view)
    most, least = _money(first, phrases), _money(second, phrases)
    if len(view.seats) > 2 and is_short(view):  # its last round need not have brought the most
        return phrases.texts("outlaws-verdict-sums", most=most, least=least)
    if len(view.seats) > 2:
        if (lead := first - second) <= CLOSE:
            return phrases.texts("outlaws-verdict-close", lead=_money(lead, phrases), most=most, least=least)
        key = "outlaws-verdict-many" if best.gain < first else "outlaws-verdict-one"
        return phrases.texts(
            key, most=most, least=least, reward=_money(best.gain, phrases), round=best.number
        )
    if best.champion is None:
        return phrases.texts("outlaws-verdict-tie", most=most, least=least, round=best.number)
    behind, winner = -_leads(view)[best.number - 1], view.winners[0]
    comeback = "outlaws-verdict-comeback-you" if winner == view.seat else "outlaws-verdict-comeback"
    return phrases.texts(
        comeback if behind > 0 else "outlaws-verdict-duel",
        most=most,
        least=least,
        card=_name(best.champion, phrases),
        cards=_fallen(best, phrases),
        round=best.number,
        behind=_money(max(0, behind), phrases),
        seat=phrases.seat(winner),
    )


def _leads(view: View) -> Sequence[int]:
    """Return by how much the winner of a duel was ahead before each round and after the last."""
    return [*accumulate((gain(showdown, view.winners[0]) for showdown in view.past), initial=0)]


def own_place(view: View, phrases: Phrases) -> str:
    """Tell a seat of many its money, or its gang's total, and its place."""
    if view.seat is None or len(view.seats) == 2:
        return ""
    results = {n: (0, seat.reward) for n, seat in enumerate(view.seats)}
    if view.game == GANGS:  # who fought on after a tie comes before who did not
        fights = enumerate(view.past)
        results = {shot.seat: (n, shot.total) for n, showdown in fights for shot in showdown.shots}
    ranks = {seat: (seat in view.winners, *result) for seat, result in results.items()}
    place, (_, own) = 1 + sum(rank > ranks[view.seat] for rank in ranks.values()), results[view.seat]
    worth = str(own) if view.game == GANGS else _money(own, phrases)
    return phrases.texts("outlaws-own-place", sum=worth, place=place, seats=len(results))


def sentence(view: View, phrases: Phrases) -> str:
    """Say what decided the game, or nothing."""
    if (best := decider(view)) is None:
        return ""
    text, winner = phrases.texts, best.champion
    if winner is None:
        cards, seat = _fallen(best, phrases), phrases.seat(view.winners[0])
        return text("outlaws-decided-tie", round=best.number, cards=cards, seat=seat)
    if view.game == GANGS:
        least = max(shot.total for shot in best.fallen)
        return text("outlaws-decided-gangs", card=_name(winner, phrases), most=winner.total, least=least)
    return _won(best, winner, phrases)


def headline(played: Round, view: View, phrases: Phrases) -> str:
    """Say in a line what a round brings whom, how a tie goes on, or that it decides."""
    text, winner = phrases.texts, played.champion
    if len(view.seats) == 2 and view.game != GANGS and (decision := _decision(played, view, phrases)):
        return decision
    if winner is None:
        total = max(shot.total for shot in played.showdown.shots)
        gangs = sum(shot.total == total for shot in played.showdown.shots)
        key = next(mode for mode in ("duel", "shootout", "gangs") if view.game.endswith(mode))
        return text(f"outlaws-tied-{key}", total=total, gangs=gangs)
    surprise = text(f"outlaws-surprise-{played.surprise}") if played.surprise else ""
    if view.game == GANGS:
        return surprise or _strength(winner, played, text)
    money = _money(sum(OUTLAWS[shot.leader].reward for shot in played.fallen), phrases)
    is_own = winner.seat == view.seat and len(view.seats) > 2  # the plate says so, too
    brings = text(f"outlaws-brings{'-you' * is_own}", reward=money, seat=phrases.name(winner.seat))
    if surprise or not view.game.endswith("shootout"):
        return f"{surprise} {brings}".lstrip()
    return f"{text('outlaws-nth', round=played.number)} · {brings}"


def _strength(winner: Shot, played: Round, text: Texts) -> str:
    """Say in what a gang surpassed the next best one most: skill, dice or suits."""
    best = max(played.fallen, key=lambda shot: shot.total)
    own, other = ((skill(shot), sum(shot.dice), shot.gained + shot.lost) for shot in (winner, best))
    by, most, least = _strongest_in(own, other)
    return text(f"outlaws-by-{by}", most=most, least=least)


def decisive(played: Round, view: View, phrases: Phrases) -> str:
    """Say in a line how a round decided: also of a duel that went on, in which it put somebody ahead."""
    text, line, n = phrases.texts, headline(played, view, phrases), played.number
    if len(view.seats) > 2 or view.game == GANGS or played.champion is None:
        return line
    if n == len(view.past) or is_short(view):
        return line
    if out_of_reach(view, view.winners[0]) == n:  # the line says so
        return line
    seat, leads = phrases.name(view.winners[0]), _leads(view)
    if leads[n - 1] <= 0 < min(leads[n:]):
        return text("outlaws-turned", seat=seat)
    return line if played.surprise else text("outlaws-step", reward=_money(played.gain, phrases), seat=seat)


def recap(view: View, phrases: Phrases) -> str:
    """Name the last round that was fought, and say what it brought."""
    played = rounds(view)[-1]
    text = headline(played, view, phrases)
    if view.game.endswith("shootout") and played.champion and not played.surprise:
        return text  # it names the round
    return phrases.texts("outlaws-recap", round=played.number, text=text)


def last_result(view: View, phrases: Phrases) -> str:
    """Say who has beaten whom in the last round, by what totals, and what it has brought.

    At the end it is said only if the picture shows another round, which decided.
    """
    if view.game == GANGS:
        return _led_by_suits(view, phrases) if view.over else ""
    if not view.past or is_short(view):
        return ""
    if view.over and ((best := decider(view)) is None or best.number == len(view.past)):
        return ""
    played, text = rounds(view)[-1], phrases.texts
    if (winner := played.champion) is None:
        return text("outlaws-recap", round=played.number, text=headline(played, view, phrases))
    return text(
        "outlaws-result",
        round=played.number,
        card=_name(winner, phrases),
        cards=_fallen(played, phrases),
        most=winner.total,
        least=max(shot.total for shot in played.fallen),
        reward=_money(sum(OUTLAWS[shot.leader].reward for shot in played.fallen), phrases),
        seat=phrases.seat(winner.seat),
    )


def _led_by_suits(view: View, phrases: Phrases) -> str:
    """Say of the best two gangs why one of their equals led: by suits it brought more than another."""
    shots, lines = view.past[-1].shots if view.past else (), list[str]()
    for shot in sorted(shots, key=lambda shot: -shot.total)[:2]:
        rivals = [card for other in shots if other != shot for card in other.cards]
        equals = strongest(shot.cards, shot.dice)
        by_suits = {card: sum(modifiers(card, rivals)) for card in equals}
        own, least = by_suits[shot.leader], min(by_suits.values())
        if own == max(by_suits.values()) > least:
            facts = {"seat": phrases.seat(shot.seat), "card": face_of(shot.leader)}
            facts |= {"cards": phrases.texts.join([face_of(card) for card in equals])}
            lines.append(phrases.texts("outlaws-led-by", most=_signed(own), least=_signed(least), **facts))
    return "\n".join(lines)


def is_before_last(view: View) -> bool:
    """Return whether the viewer, or everybody, will have nothing to choose in the round after this."""
    hands = {len(view.hand)} if view.hand else {seat.hand_size for seat in view.seats if seat.playing}
    return hands == {2} and view.round + 1 == view.rounds and not is_short(view)


def place(view: View) -> str:
    """Return the key of the words for where a game is in its rounds."""
    if view.phase == SETTLED and view.round == view.rounds and not is_short(view):
        return "outlaws-last-round"
    if not view.past or view.phase != "pick":
        return "outlaws-round"
    # The picture shows the round before.
    return "outlaws-next-last" if is_before_last(view) else "outlaws-next"


def stake(view: View, phrases: Phrases) -> str:
    """Say before the last shot who leads, or what a duelist needs who is behind, if it can turn the game."""
    if view.game == GANGS or not view.past or is_short(view):
        return ""
    if any(seat.hand_size != 1 or not seat.hand for seat in view.seats):
        return ""
    facts = {"round": len(view.past), "rounds": len(view.past) + 1}
    leader = max(range(len(view.seats)), key=lambda seat: view.seats[seat].reward)
    most, second = _two_highest(view)
    if most == second:
        return phrases.texts("outlaws-stake-even", **facts)
    is_duel, lead = len(view.seats) == 2, _money(most - second, phrases)
    if is_duel and most - second >= _worth(view.seats[leader].hand):
        return ""
    key, seat = ("outlaws-stake", 1 - leader) if is_duel else ("outlaws-stake-lead", leader)
    return phrases.texts(key, seat=phrases.name(seat), stake=lead, **facts)


def _decision(played: Round, view: View, phrases: Phrases) -> str:
    """Say that a round of a duel puts somebody out of reach, or that it came too late for who won it."""
    leader = max(range(2), key=lambda seat: view.seats[seat].reward)
    is_settled = view.over or (view.phase == SETTLED and not view.seats[leader].hand)
    is_last = is_settled and played.number == len(view.past)
    ahead = view.seats[leader].reward - view.seats[1 - leader].reward
    lead = _money(ahead, phrases)
    if is_short(view) or (decided := out_of_reach(view, leader)) is None:
        return ""
    if decided == played.number:
        key = "outlaws-wins-by" if is_last else "outlaws-clinched"
        return phrases.texts(key, seat=phrases.name(leader), reward=lead)
    if is_last and played.champion is not None and played.champion.seat != leader:
        won = _worth([shot.leader for shot in played.fallen])
        if ahead < won:
            money = _money(won, phrases)
            return phrases.texts("outlaws-too-late", reward=money, seat=phrases.name(1 - leader), lead=lead)
    return ""


def _won(played: Round, winner: Shot, phrases: Phrases) -> str:
    card, cards = _name(winner, phrases), _fallen(played, phrases)
    reward = _money(sum(OUTLAWS[shot.cards[0]].reward for shot in played.fallen), phrases)
    return phrases.texts("outlaws-decided", round=played.number, card=card, cards=cards, reward=reward)


def _fallen(played: Round, phrases: Phrases) -> str:
    """Return the names of who fell, or how many."""
    names, text = [_name(shot, phrases) for shot in played.fallen], phrases.texts
    return text.join(names) if len(names) <= MAX_NAMED else text("outlaws-many", count=len(names))


def _signed(value: int) -> str:
    return signed(value) if value else "0"


def _two_highest(view: View) -> list[int]:
    return sorted((seat.reward for seat in view.seats), reverse=True)[:2]


def _money(reward: int, phrases: Phrases) -> str:
    return phrases.texts("outlaws-reward", reward=reward)


def _name(shot: Shot, phrases: Phrases) -> str:
    return phrases.texts(f"outlaws-card-{shot.leader}")
