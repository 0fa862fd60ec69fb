"""What the computer values, and its answers in its own turn."""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import fields, replace
from functools import cache, lru_cache, partial
from itertools import count
from typing import TypeAlias

from engine.core.decisions import Decision, Reply, Seat
from engine.core.rng import Rng
from engine.core.rules import GameOver
from engine.core.values import values_of
from engine.games.ragnguns import ongoing
from engine.games.ragnguns.cards import CARDS, card_data, is_trap, key_of
from engine.games.ragnguns.ongoing import LASTING, total
from engine.games.ragnguns.operations import firepower
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.rules.turn import DO
from engine.games.ragnguns.state import ALLEY, BARREL, PISTOLERO, SHELTER, Player, RagNGunsState, Trap
from engine.games.ragnguns.view import BACK, SeatView, View

VALUES, ROWS, TABLES = values_of("ragnguns")  # in about the worth of a card
LIFE = ROWS["life"]  # the loss, by the number of bullets on the Pistolero
DOOMED = VALUES["doomed"]  # extra loss if the opponent's alley can finish them in one turn
BELT = ROWS["belt"]  # a bullet for the belt effects of this turn, the next, and so on
BARREL_STEP = VALUES["barrel-step"]  # a face of the barrel: one more bullet every turn
VOLLEY = VALUES["volley"]  # a bullet of later fusillades
ARMED = VALUES["armed"]  # firepower when nothing is left to draw, because nothing else ends the game
NOW = VALUES["now"]  # share of the value of this turn's fusillade; firing it gains the rest
ALLEY_BULLET, ALLEY_CARD = VALUES["alley-bullet"], VALUES["alley-card"]  # a bullet it can take, its presence
SHELTER_BULLET = VALUES["shelter-bullet"]  # a bullet that the shelter can take
POSED = VALUES["posed"]  # an effect of a posed card, twice if it stays
LASTS: Mapping[str, float] = TABLES["lasts"]
# Shares of a card's worth: in hand or on top, covered, not drawn yet.
REACH, COVERED, DECK = VALUES["reach"], VALUES["covered"], VALUES["deck"]
WON = 40.0  # the game


def worth(g: RagNGunsState, me: Seat) -> float:
    """Return a seat's lead over the other."""
    if g.over:
        return sum(WON if seat == me else -WON for seat in g.winners)
    volleys = coming(g, 0), coming(g, 1)
    return side(g, me, volleys) - side(g, 1 - me, volleys)


def side(g: RagNGunsState, seat: Seat, volleys: tuple[int, int]) -> float:
    """Return what a seat has; unspent bullets count as belted. `volleys` come from each seat."""
    p = g.players[seat]
    bullets = p.belt + (p.bullets if seat == g.current else 0)
    ammunition = belted(p, bullets) + BARREL_STEP * p.barrel
    return (
        ammunition
        + attack(g, seat, volleys[seat])
        + defence(g, seat, volleys[1 - seat])
        + posed(p)
        + held_by(p)
        + set_by(p)
        - LIFE[p.pistolero_wounds]
    )


def set_by(p: Player) -> float:
    """Return what a seat's traps are worth."""
    return sum(min(VALUES["most-set"], VALUES["set"] + VALUES["staked"] * trap.stake) for trap in p.traps)


def belted(p: Player, bullets: int) -> float:
    """Return the value of belt bullets: each turn's two effects use some, later turns count less."""
    return _belted(sum(p.facts.costs), bullets)


@cache
def _belted(cost: int, bullets: int) -> float:
    return sum(value * max(0, min(cost, bullets - turn * cost)) for turn, value in enumerate(BELT))


def coming(g: RagNGunsState, seat: Seat) -> int:
    """Return the bullets of a seat's next fusillade if nothing changes."""
    p = g.players[seat]
    power = firepower(g, seat) - p.boost.get(p.zones.get(ALLEY, PISTOLERO), 0)
    loaded = min(BARREL, p.barrel + 1) + total(g, seat, ongoing.AMMO) - total(g, 1 - seat, ongoing.TAX)
    return max(0, min(power, loaded))


def attack(g: RagNGunsState, seat: Seat, next_volley: int) -> float:
    p = g.players[seat]
    later = VOLLEY * next_volley + ALLEY_BULLET * p.left(ALLEY) + ARMED * (p.ready and next_volley > 0)
    count = legal.volley(g) if seat == g.current else 0
    if not count:
        return later
    bullets = p.belt + p.bullets
    spent = belted(p, bullets) - belted(p, bullets - count)
    return later + NOW * max(0.0, shots(g, seat, count) - spent)


def shots(g: RagNGunsState, seat: Seat, count: int) -> float:
    """Return what a fusillade does if the opponent shares the bullets in the best way."""
    other = g.players[1 - seat]
    count -= min(count, total(g, 1 - seat, ongoing.COVER))
    return damage(count, other.left(SHELTER), other.left(ALLEY), other.pistolero_wounds)


def damage(bullets: int, shelter: int, alley: int, wounds: int) -> float:
    """Return the value of bullets; `shelter` and `alley` are how many the cards there can take."""
    sheltered = min(bullets, shelter)
    through = bullets - sheltered
    spared = min(through, alley)
    lost = ALLEY_BULLET * spared + (ALLEY_CARD if spared and spared == alley else 0.0)
    return SHELTER_BULLET * sheltered + min(hurt(wounds, through), hurt(wounds, through - spared) + lost)


def hurt(wounds: int, bullets: int) -> float:
    """Return what bullets cost a Pistolero who has these wounds."""
    return LIFE[min(BARREL, wounds + bullets)] - LIFE[wounds]


def defence(g: RagNGunsState, seat: Seat, next_volley: int) -> float:
    """Return what the shelter absorbs, less the risk of dying in the next fusillade."""
    p = g.players[seat]
    sheltered = p.left(SHELTER)
    spared = sheltered if p.in_alley else sheltered + p.left(ALLEY)
    doomed = p.pistolero_wounds + next_volley - spared >= BARREL
    return SHELTER_BULLET * sheltered - (DOOMED if doomed else 0.0)


def posed(p: Player) -> float:
    return sum((value for zone, card in p.zones.items() for value in _does(card, zone)), 0.0)


@lru_cache(maxsize=1024)
def _does(card: str, zone: str) -> tuple[float, float]:
    lasts = LASTING.get((key_of(card), zone))
    played = POSED * sum(1 + price.again for price in CARDS[key_of(card)].effects)
    return played, LASTS[lasts.does] * lasts.count if lasts else 0.0


def held_by(p: Player) -> float:
    reach = sum(map(hidden_card_value, p.hand)) + sum(map(hidden_card_value, p.tops().values()))
    covered = sum(hidden_card_value(card) for cards in p.stash.values() for card in cards[:-1])
    return REACH * reach + COVERED * covered + DECK * len(p.deck)


@lru_cache(maxsize=1024)
def hidden_card_value(card: str) -> float:
    """Return a card's value before it is played; all traps count the same, so that none is given away."""
    known = CARDS.get(key_of(card))
    if known is None:
        return VALUES["held-trap"] if card.startswith(FACE_DOWN) else VALUES["held-unknown"]
    if is_trap(card):
        return VALUES["held-trap"]
    effect, again, price = VALUES["effect"], VALUES["again"], VALUES["price"]
    gain = sum(effect + again * one.again + price * one.cost for one in known.effects)
    if known.posable:
        gain += VALUES["statistics"] + VALUES["power"] * known.power
        gain += VALUES["resistance"] * known.resistance + VALUES["cost"] * known.cost
    return max(gain, VALUES["least"])


_NO_LUCK = Rng("00" * 32)  # unused: nothing is shuffled here
UNKNOWN, FACE_DOWN = "?", "?trap"
SAME = ("bullets", "belt", "barrel", "pistolero_wounds", "ready", "in_alley")  # all can see them
NO_MATTER = ("place", "place-trap")  # the place of the stash matters little, so only the default is tried
FIELDS = tuple(field.name for field in fields(Player) if field.name != "stash")
COPIED = tuple(name for name in FIELDS if isinstance(getattr(Player([]), name), list | dict))
TABLE = tuple(field.name for field in fields(RagNGunsState))
SHARED = tuple(name for name in FIELDS if name not in COPIED)

Play: TypeAlias = Callable[[RagNGunsState], Awaitable[None]]


def state_from_view(view: View) -> RagNGunsState:
    """Build the table as this seat knows it: decks have no order, hidden cards no names."""
    assert view.seat is not None
    players = [_public(seat, number) for number, seat in enumerate(view.seats)]
    own, known = players[view.seat], view.hidden[view.seat]
    assert known is not None
    own.hand, own.used, own.down = list(known.hand), list(known.used), list(known.down)
    own.stash = {place: list(cards) for place, cards in known.stash}
    own.traps = [Trap(card, trap.stake) for card, trap in zip(known.traps, own.traps)]
    return RagNGunsState(
        rng=_NO_LUCK,
        players=players,
        phase=view.phase,
        current=view.current,
        turn=view.turn,
        volleys=view.volleys,
        barred=view.barred,
    )


def _public(seat: SeatView, number: Seat) -> Player:
    cards = (f"{UNKNOWN}{n}.{number}" for n in count())
    backs = (f"{FACE_DOWN}{n}.{number}" for n in count())
    p = Player(box=[], pistolero=seat.pistolero, discard=list(seat.discard), played=list(seat.played))
    p.deck = [next(cards) for _ in range(seat.deck_size)]
    p.hand = [next(cards) for _ in range(seat.hand_size)]
    p.zones = {posed.zone: posed.card for posed in seat.posed}
    p.wounds = {posed.card: posed.wounds for posed in seat.posed if posed.wounds}
    p.boost = {posed.card: posed.power - card_data(posed.card).power for posed in seat.posed}
    if seat.in_alley:
        p.boost[PISTOLERO] = seat.power - p.facts.power
    for place in seat.stash:
        covered = [next(cards) for _ in range(place.height - 1)]
        top = [next(backs) if place.top == BACK else place.top] if place.height else []
        p.stash[place.place] = covered + top
    p.down = [card for card in p.tops().values() if card.startswith(FACE_DOWN)]
    p.traps = [Trap(next(backs), stake) for stake in seat.traps]
    for name in SAME:
        setattr(p, name, getattr(seat, name))
    return p


def copied(g: RagNGunsState) -> RagNGunsState:
    twin = RagNGunsState.__new__(RagNGunsState)  # `replace` takes three times as long
    for name in TABLE:
        setattr(twin, name, getattr(g, name))
    twin.players = [_twin(p) for p in g.players]
    twin.winners, twin.events = [], []
    return twin


def _twin(p: Player) -> Player:
    """Copy a player ten times as fast as `deepcopy`; items of its lists never change."""
    twin = Player.__new__(Player)
    for name in SHARED:
        setattr(twin, name, getattr(p, name))
    for name in COPIED:
        setattr(twin, name, getattr(p, name).copy())
    twin.stash = {place: cards[:] for place, cards in p.stash.items()}
    return twin


def try_play(g: RagNGunsState, play: Play, replies: Reply = ()) -> tuple[RagNGunsState, Decision | None]:
    """Return the table after a play with these replies, and the decision at which it stops."""
    g = copied(g)
    playing = play(g).__await__()
    try:
        [decision] = next(playing)
        for reply in replies:
            [decision] = playing.send({decision.seat: (reply,)})
    except (StopIteration, GameOver):
        return g, None
    return g, decision


def outlook(
    g: RagNGunsState,
    me: Seat,
    play: Play,
    judge: Callable[[RagNGunsState], float],
    replies: Reply = (),
    known: dict[Reply, float] | None = None,  # a cache by replies
) -> float:
    """Return the value of a play if the seat replies best for itself and the opponent worst for it."""
    if known and replies in known:
        return known[replies]
    after, decision = try_play(g, play, replies)
    if decision is None:
        value = judge(after)
    else:
        options = decision.default if decision.kind in NO_MATTER else decision.options
        values = [outlook(g, me, play, judge, (*replies, option), known) for option in options]
        value = max(values) if decision.seat == me else min(values)
    if known is not None:
        known[replies] = value
    return value


GAIN = 0.02  # the least gain worth playing; a positive one also prevents endless cycles
DISCARD = "discard"
ORDER = (("effect", "pose", "trap", "step-out"), (DISCARD,), ("shoot",))  # shoot when everything is ready


def verb(view: View, decision: Decision, rng: Rng) -> str:
    """Return the most useful verb, or `end`."""
    g, known = state_from_view(view), _known(view)
    enough = worth(g, g.current) + GAIN
    for verbs in ORDER:
        values = {verb: prospect(g, verb, known=known[verb]) for verb in verbs if verb in decision.options}
        best = max(values, key=lambda verb: values[verb], default=legal.END)
        if values.get(best, enough) > enough:
            return best
    return legal.END


def prospect(g: RagNGunsState, verb: str, *replies: str, known: dict[Reply, float] | None = None) -> float:
    judge = partial(_room_made if verb == DISCARD else worth, me=g.current)
    return outlook(g, g.current, DO[verb], judge, replies, known)


def _known(view: View) -> defaultdict[str, dict[Reply, float]]:
    """Return the cached values for this table, by verb; all decisions of a play share them."""
    return _found_for(replace(view, waiting=(), decision=None))


@lru_cache(maxsize=4)
def _found_for(view: View) -> defaultdict[str, dict[Reply, float]]:
    return defaultdict(dict)


def _room_made(g: RagNGunsState, me: Seat) -> float:
    """Value a discard by what can be posed or played afterwards."""
    values = [prospect(g, verb) for verb in ("pose", "effect") if legal.VERBS[verb](g)]
    return max(values, default=worth(g, me))


def _best(view: View, decision: Decision, verb: str, *replies: str) -> str:
    g, known = state_from_view(view), _known(view)[verb]
    return max(decision.options, key=lambda option: prospect(g, verb, *replies, option, known=known))


def best(view: View, decision: Decision, rng: Rng) -> str:
    """Return the answer to a verb's first decision that gains most; the decision has the verb's name."""
    return _best(view, decision, decision.kind)


def zone(view: View, decision: Decision, rng: Rng) -> str:
    return _best(view, decision, "pose", str(dict(decision.facts)["card"]))
