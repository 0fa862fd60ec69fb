"""What a seat may know of a game of Rag'n'Guns, and worlds it cannot tell apart."""

from collections.abc import Collection
from dataclasses import replace
from typing import TypeAlias

from engine.core.decisions import Decision, Seat, value_object
from engine.core.rng import Rng
from engine.games.ragnguns.cards import PISTOLEROS, card_data, is_trap, key_of
from engine.games.ragnguns.ongoing import COVER, TOLL, total
from engine.games.ragnguns.operations import fact_power, firepower, pistolero_power
from engine.games.ragnguns.state import ALLEY, PLACES, ZONES, Hit, Moment, Player, RagNGunsState

Position: TypeAlias = tuple[list[str], int]  # of a card in a pile

CHOOSING = ("on-pose", "place")  # decisions within an effect
BACK = "trap"  # a card that lies face down on the stash, which can only be a trap


@value_object
class Posed:
    zone: str
    card: str
    power: int
    wounds: int
    resistance: int


@value_object
class StashPlace:
    place: str
    height: int
    top: str


@value_object
class SeatView:
    """A seat as everybody sees it."""

    pistolero: str
    power: int  # the pistolero's own, with what it has gained this turn
    firepower: int
    pistolero_wounds: int
    barrel: int
    bullets: int
    belt: int
    ready: bool
    in_alley: bool
    hand_size: int
    deck_size: int
    posed: tuple[Posed, ...]
    stash: tuple[StashPlace, ...]
    discard: tuple[str, ...]
    played: tuple[str, ...]
    traps: tuple[int, ...]  # the bullets that lie on each trap this seat has set
    toll: int  # bullets more than its stake that it takes to pay a trap
    cover: int  # bullets that each fusillade at it loses


@value_object
class Hidden:
    """What only its seat may see, and everybody when the game is over."""

    hand: tuple[str, ...]
    stash: tuple[tuple[str, tuple[str, ...]], ...]  # by place, the accessible card last
    down: tuple[str, ...]
    traps: tuple[str, ...]
    rest: tuple[str, ...]  # the deck, not in its order
    used: tuple[str, ...]
    plan: tuple[str, ...]


@value_object
class Shot:
    """Bullets that its target has yet to share out."""

    by: str  # the key of `RagNGunsState.cause`
    bullets: int
    stopped: int  # the most that the card in the alley can take
    is_fatal: bool  # the Pistolero falls, whatever that card takes


@value_object
class View:
    """The table as `seat` knows it; None is everybody."""

    seat: Seat | None
    turn: int
    current: Seat
    phase: str
    plays: int  # in this turn
    volleys: int
    barred: bool
    seats: tuple[SeatView, ...]
    hidden: tuple[Hidden | None, ...]
    hits: tuple[Hit, ...]  # on pistoleros so far
    moment: Moment | None  # what last decided something, or most in the turn before
    newest: Moment | None  # what the last play did, if it decided something and none is under way
    cause: str  # the key of what is being played while a seat chooses for its effect
    shot: Shot | None
    waiting: tuple[tuple[Seat, str], ...]
    decision: Decision | None
    over: bool
    winners: tuple[Seat, ...]


def view(g: RagNGunsState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
    over = not waiting
    cause = key_of(g.cause) if any(decision.kind in CHOOSING for decision in waiting) else ""
    return View(
        seat=seat,
        turn=g.turn,
        current=g.current,
        phase="over" if over else g.phase,
        plays=g.plays,
        volleys=g.volleys,
        barred=g.barred,
        seats=tuple(
            _seat(g, other, known=over or other == seat or g.phase != "decks", over=over)
            for other in range(len(g.players))
        ),
        hidden=tuple(_hidden(p) if over or other == seat else None for other, p in enumerate(g.players)),
        hits=tuple(g.hits),
        moment=_visible_moment(g.newest if g.newest and g.newest.turn == g.turn else g.moment),
        newest=None if cause else _visible_moment(g.newest),
        cause=cause,
        shot=next((_shot(g, split) for split in waiting if split.kind == "split" and split.facts), None),
        waiting=tuple((decision.seat, decision.kind) for decision in waiting),
        decision=next((decision for decision in waiting if decision.seat == seat), None),
        over=over,
        winners=tuple(g.winners),
    )


def _visible_moment(moment: Moment | None) -> Moment | None:
    """Return a moment that names no pieces: it turns none up, which would forbid to take a play back."""
    if moment is None or not moment.done:
        return moment
    named = [(event, dict(event.facts)) for event in moment.done]
    keys = [facts | {"card": key_of(str(facts["card"]))} if "card" in facts else facts for _, facts in named]
    done = (replace(event, facts=tuple(facts.items())) for (event, _), facts in zip(named, keys))
    return replace(moment, done=tuple(done))


def _shot(g: RagNGunsState, split: Decision) -> Shot:
    facts = dict(split.facts)
    bullets, life = int(facts["bullets"]), int(facts["life"])
    stopped = min(bullets, g.players[split.seat].left(ALLEY))
    return Shot(key_of(str(facts["by"])), bullets, stopped, bullets - stopped >= life)


def _seat(g: RagNGunsState, seat: Seat, *, known: bool, over: bool) -> SeatView:
    p = g.players[seat]
    return SeatView(
        pistolero=p.pistolero if known else "",
        power=pistolero_power(p) if known and p.pistolero else 0,
        firepower=firepower(g, seat),
        pistolero_wounds=p.pistolero_wounds,
        barrel=p.barrel,
        bullets=p.bullets,
        belt=p.belt,
        ready=p.ready,
        in_alley=p.in_alley,
        hand_size=len(p.hand),
        deck_size=len(p.deck),
        posed=tuple(
            Posed(zone, card, fact_power(p, card), p.wounds.get(card, 0), card_data(card).resistance)
            for zone in ZONES
            if (card := p.zones.get(zone))
        ),
        stash=tuple(_stash_place(p, place, over=over) for place in PLACES),
        discard=tuple(p.discard),
        played=tuple(p.played),
        traps=tuple(trap.stake for trap in p.traps),
        toll=total(g, seat, TOLL),
        cover=total(g, seat, COVER),
    )


def _stash_place(p: Player, place: str, *, over: bool) -> StashPlace:
    cards = p.stash[place]
    top = "" if not cards else BACK if cards[-1] in p.down and not over else cards[-1]
    return StashPlace(place, len(cards), top)


def _hidden(p: Player) -> Hidden:
    return Hidden(
        hand=tuple(p.hand),
        stash=tuple((place, tuple(p.stash[place])) for place in PLACES),
        down=tuple(p.down),
        traps=tuple(trap.card for trap in p.traps),
        rest=tuple(sorted(p.deck)),
        used=tuple(p.used),
        plan=tuple(p.plan),
    )


def redeal(g: RagNGunsState, seat: Seat | None, rng: Rng) -> None:
    """Redeal all cards that this seat has not seen; only traps may lie face down on a stash."""
    for other, p in enumerate(g.players):
        if other == seat:
            p.deck.sort()
            rng.shuffle(p.deck)
        elif p.pistolero:
            backs, open_places = _hidden_places(p)
            places = [*backs, *open_places]
            unseen = sorted([pile[at] for pile, at in places] + [trap.card for trap in p.traps])
            rng.shuffle(unseen)
            p.plan = []
            _lay(p, backs, places, unseen)
            if g.phase == "decks":
                p.pistolero = rng.pick(list(PISTOLEROS))


def _lay(p: Player, backs: Collection[Position], places: Collection[Position], unseen: list[str]) -> None:
    """Put traps where only they can lie, and the other cards on the other places."""
    for trap in p.traps:
        trap.card = _next_trap(unseen)
    p.down = [_next_trap(unseen) for _ in backs]
    for (pile, at), card in zip(places, (*p.down, *unseen)):
        pile[at] = card


def lay_deck(p: Player, deck: Collection[str], rng: Rng) -> bool:
    """Fill a player's hidden cards from a deck; return False if the visible cards do not fit it."""
    backs, open_places = _hidden_places(p)
    places = [*backs, *(place for place in open_places if place[0] is not p.box)]
    hidden = [*(pile[at] for pile, at in places), *(trap.card for trap in p.traps)]
    rest = sorted({*deck} - ({*p.cards()} - {*hidden, *p.box}))
    if len(rest) != len(hidden) or sum(map(is_trap, rest)) < len(backs) + len(p.traps):
        return False
    p.box = sorted({*p.box, *hidden} - {*rest})
    rng.shuffle(rest)
    _lay(p, backs, places, rest)
    return True


def _hidden_places(p: Player) -> tuple[list[Position], list[Position]]:
    """Return where unseen cards lie: the backs on top of the stash, and all others."""
    tops = set(p.tops().values())
    places = [
        (pile, at)
        for pile in (p.box, p.deck, p.hand, *p.stash.values())
        for at, card in enumerate(pile)
        if card not in tops or card in p.down
    ]
    backs = [(pile, at) for pile, at in places if pile[at] in tops]
    return backs, [(pile, at) for pile, at in places if pile[at] not in tops]


def _next_trap(unseen: list[str]) -> str:
    trap = next(card for card in unseen if is_trap(card))
    unseen.remove(trap)
    return trap
