"""The operations that the rules are written in: deal, put down, roll, modifiers, score."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations, product
from operator import ge, mul

from engine.core.decisions import Seat
from engine.core.rng import Rng
from engine.games.outlaws.cards import BEATS, CARDS, OUTLAWS, PLACES
from engine.games.outlaws.state import OutlawsState, Player, Shot, Showdown

HAND = 5
FIGHTS = [*product(range(5), repeat=len(BEATS))]  # rivals of each suit, by which who gains more is found


def deal(seats: int, rng: Rng) -> tuple[list[Player], list[str]]:
    """Deal five cards to each seat; the second result is the deck."""
    deck = list(CARDS)
    rng.shuffle(deck)
    players = [Player(hand=[deck.pop() for _ in range(HAND)]) for _ in range(seats)]
    for player in players:
        player.hand.sort(key=PLACES.__getitem__)
    return players, deck


def put_down(g: OutlawsState, seat: Seat, cards: Iterable[str]) -> None:
    player = g.players[seat]
    player.in_play = list(cards)
    for card in player.in_play:
        player.hand.remove(card)


def roll(g: OutlawsState, dice: int) -> None:
    for seat in g.playing:
        g.players[seat].dice = rolled = g.rng.roll(dice)
        g.emit("rolled", seat, dice=listed(rolled))


def turn_up(g: OutlawsState) -> None:
    """Turn up the cards in play beside their dice; cards already open only got new dice."""
    word = "armed" if g.up else "revealed"
    g.up = True
    for seat in g.playing:
        player = g.players[seat]
        for card, die in zip(player.in_play, player.dice):
            g.emit(word, seat, card=card, die=die)


def listed(dice: Iterable[int]) -> str:
    """Spell dice as a fact: 5 3 1."""
    return " ".join(map(str, dice))


def spelled(dice: Iterable[int]) -> str:
    """Spell dice in the order of their cards, as an option: 5-3-1."""
    return "-".join(map(str, dice))


def arrangements(dice: Sequence[int]) -> dict[str, list[int]]:
    """Return each distinct order of these dice by its spelling, the highest first."""
    return {spelled(way): list(way) for way in sorted(set(permutations(dice)), reverse=True)}


def ways_to_lead(player: Player) -> dict[str, list[int]]:
    """Return the arrangements of a gang's dice, in the order of the cards that lead, each highest first."""
    cards = player.in_play

    def order(way: tuple[str, list[int]]) -> tuple[list[int], int]:
        leaders = [*map(cards.index, strongest(cards, way[1]))]
        return leaders, -OUTLAWS[cards[leaders[0]]].skill - way[1][leaders[0]]

    return dict(sorted(arrangements(player.dice).items(), key=order))


def highest_to_most_skilled(cards: Sequence[str], dice: Sequence[int]) -> list[int]:
    """Return the default: the highest die beside the highest skill."""
    by_skill = sorted(range(len(cards)), key=lambda place: -OUTLAWS[cards[place]].skill)
    ordered = sorted(dice, reverse=True)
    return [ordered[by_skill.index(place)] for place in range(len(cards))]


def most_skilled(cards: Sequence[str], count: int | None = None) -> tuple[str, ...]:
    """Return these cards, or `count` of them, by falling skill."""
    return tuple(sorted(cards, key=lambda card: -OUTLAWS[card].skill)[:count])


def rivals(g: OutlawsState, seat: Seat) -> list[str]:
    return [card for other in g.playing if other != seat for card in g.players[other].in_play]


def modifiers(card: str, against: Iterable[str]) -> tuple[int, int]:
    """Return what a card gains and loses (at most 0) by these cards of others."""
    outlaw = OUTLAWS[card]
    suits = [OUTLAWS[other].suit for other in against]
    gained = outlaw.increment * suits.count(outlaw.strong or "none")
    return gained, outlaw.decrement * suits.count(outlaw.weak or "none")


def strongest(gang: Sequence[str], dice: Sequence[int]) -> list[str]:
    """Return the cards with the highest sum of skill and die, the dice lying beside them in this order."""
    strength = {card: OUTLAWS[card].skill + die for card, die in zip(gang, dice)}
    highest = max(strength.values())
    return [card for card in gang if strength[card] == highest]


def leaders(gang: Sequence[str], dice: Sequence[int]) -> list[str]:
    """Return who may lead a gang whose dice lie like this; Jokers lead alike."""
    return [*{OUTLAWS[card].suit and card: card for card in strongest(gang, dice)}.values()]


def sensible_leaders(gang: Sequence[str], ways: Iterable[Sequence[int]]) -> list[list[str]]:
    """Return who can lead, a card or several equals, but for those than whom others never gain less."""
    best: list[tuple[list[str], Sequence[int]]] = []
    for lead in sorted((leaders(gang, dice) for dice in ways), key=len):
        own = gains(lead)
        if not any(all(map(ge, others, own)) for _, others in best):
            best = [(other, gained) for other, gained in best if not all(map(ge, own, gained))]
            best.append((lead, own))
    return [lead for lead, _ in best]


def sensible_ways(player: Player) -> dict[str, list[int]]:
    """Return how a gang's dice may be laid while rivals are hidden: one way, if only one lead is sensible."""
    ways = ways_to_lead(player)
    first, *others = sensible_leaders(player.in_play, ways.values())
    if others:
        return ways
    return dict([next(way for way in ways.items() if leaders(player.in_play, way[1]) == first)])


def gains(leaders: Iterable[str]) -> Sequence[int]:
    """Return the most that these gain by rivals of each suit in all the proportions that matter."""
    return [*map(max, zip(*map(_gains, leaders)))]


@cache
def _gains(card: str) -> Sequence[int]:
    by_suit = [sum(modifiers(card, [f"2{suit}"])) for suit in BEATS]
    return [sum(map(mul, counts, by_suit)) for counts in FIGHTS]


def better_led(g: OutlawsState, seat: Seat, cards: Iterable[str]) -> str:
    """Return the card with the best modifiers against the rivals' cards."""
    return max(cards, key=lambda card: sum(modifiers(card, rivals(g, seat))))


def best_laid(g: OutlawsState, seat: Seat, ways: Iterable[list[int]]) -> list[int]:
    """Return of these ways to lay a gang's dice the first by which its leader gains most."""
    cards = g.players[seat].in_play
    gains = {card: sum(modifiers(card, rivals(g, seat))) for card in cards}
    return max(ways, key=lambda dice: max(gains[card] for card in strongest(cards, dice)))


def shot(g: OutlawsState, seat: Seat, leader: str) -> Shot:
    """Return what a seat's cards come to, with the modifiers of its leader only."""
    player = g.players[seat]
    gained, lost = modifiers(leader, rivals(g, seat))
    total = sum([OUTLAWS[card].skill for card in player.in_play]) + sum(player.dice) + gained + lost
    return Shot(seat, tuple(player.in_play), tuple(player.dice), leader, gained, lost, total)


def score(g: OutlawsState, leaders: dict[Seat, str]) -> list[Seat]:
    """Count all seats, record the showdown, and return the seats with the highest total."""
    shots = tuple([shot(g, seat, leaders[seat]) for seat in g.playing])
    highest = max([result.total for result in shots])
    best = [result for result in shots if result.total == highest]
    for result in shots:
        g.emit(
            "scored",
            result.seat,
            card=result.leader,
            total=result.total,
            gained=result.gained,
            lost=-result.lost,
            short=highest - result.total if len(best) == 1 else 0,  # of who won
            unlucky=sum(best[0].dice) - sum(result.dice),
        )
    if len(best) > 1:
        g.emit("tied", total=highest)
    g.past.append(Showdown(g.round, shots, best[0].seat if len(best) == 1 else None))
    return [result.seat for result in best]
