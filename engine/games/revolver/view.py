"""What a seat may know of a game of Revolver 2, and worlds it cannot tell apart."""

from collections.abc import Collection
from functools import lru_cache

from engine.core.decisions import Decision, Seat, value_object
from engine.core.rng import Rng
from engine.games.revolver import ongoing
from engine.games.revolver.cards import GUARDIANS, MAPACHE, is_sought
from engine.games.revolver.state import Field, Player, RevolverState


@value_object
class FieldView:
    key: str
    defence: int  # as it is now
    guards: tuple[str, ...]
    gang: tuple[str, ...]
    guards_power: int
    gang_power: int


@value_object
class SeatView:
    """A seat as everybody sees it; `hand` only where the viewer may see it."""

    side: str
    hand_size: int
    hand: tuple[str, ...]
    deck: int
    discard: tuple[str, ...]
    played: tuple[str, ...]
    poker_size: int
    poker_revealed: tuple[str, ...]
    rounds: int
    one_card_limit: bool
    slowed: int
    ready: bool  # need not act, while the opponent must


@value_object
class View:
    """The table as `seat` knows it; None is everybody."""

    seat: Seat | None
    phase: str
    turn: int
    current: Seat
    padre: Seat
    fields: tuple[FieldView, ...]
    battlefield_index: int
    box: int
    guardians: tuple[tuple[str, int], ...]  # each with their grit
    recruits: int
    lost: tuple[str, ...]
    lost_at: tuple[int, ...]
    army: int
    power: tuple[tuple[str, int], ...]  # on cards in play
    totals: tuple[int, int] | None  # on the current battlefield now, Mapache's first
    last: tuple[int, int] | None
    last_box: int
    last_hit: str
    last_army: int
    last_hands: tuple[int, ...]
    last_people: tuple[tuple[str, int], ...]
    drawn: int
    card_hit: tuple[str, int] | None
    blow: str
    cover: int
    charge: int
    ammo: int
    plays: int
    killed: int
    bridge_gone: bool
    blast: int | None
    swept: tuple[tuple[str, int], ...]
    seats: tuple[SeatView, ...]
    hand: tuple[str, ...]
    poker: tuple[str, ...]
    searching: tuple[str, ...]  # from the viewer's own deck, during a search
    spied: tuple[str, ...]  # the opponent's hand, while the viewer looks into it
    waiting: tuple[tuple[Seat, str], ...]
    decision: Decision | None
    over: bool
    ending: str
    winners: tuple[Seat, ...]


def is_new_turn(table: RevolverState | View) -> bool:
    """Return whether nothing is done in this turn yet: the table shows how the last one ended."""
    has_blown = table.blast is not None and table.current == table.padre
    is_idle = table.phase == "play" and not (table.plays or table.ammo or has_blown)
    return table.turn > 1 and (is_idle or table.phase in ("march", "draw"))


def view(g: RevolverState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
    over = not waiting  # ended, by the rules or from outside
    own = None if seat is None else g.players[seat]
    to_act = [decision.seat for decision in waiting]
    return View(
        seat=seat, phase="over" if over else g.phase, turn=g.turn, current=g.current,
        padre=g.padre, fields=tuple([_field(field) for field in g.fields]),
        battlefield_index=g.battlefield_index, box=g.box,
        guardians=g.people,
        recruits=len(g.recruits), lost=tuple(g.lost), lost_at=tuple(g.lost_at),
        army=g.army, power=tuple(sorted(g.power.items())),
        totals=None if g.battlefield_index < 0 else (ongoing.total(g, MAPACHE), ongoing.total(g, GUARDIANS)),
        last=g.last, last_box=g.last_box, last_hit=g.last_hit, last_army=g.last_army,
        last_hands=g.last_hands, last_people=g.last_people, drawn=g.drawn, card_hit=g.card_hit, blow=g.blow,
        cover=g.cover, charge=g.charge, ammo=g.ammo, plays=g.plays, killed=g.killed,
        bridge_gone=g.bridge_gone, blast=g.blast, swept=tuple(g.swept.items()),
        seats=tuple([_seat(p, over or n == seat, bool(to_act) and n not in to_act)
                     for n, p in enumerate(g.players)]),
        hand=tuple(own.hand) if own else (),
        poker=tuple(own.poker) if own and g.battlefield_index < 0 else (),
        searching=tuple(own.searching) if own else (),
        spied=tuple(g.players[1 - seat].hand) if seat is not None and g.spy == seat else (),
        waiting=tuple([(decision.seat, decision.kind) for decision in waiting]),
        decision=next((decision for decision in waiting if decision.seat == seat), None),
        over=over, ending=g.ending, winners=tuple(g.winners),
    )  # fmt: skip


def _field(field: Field) -> FieldView:
    areas, power = field.areas, field.power
    return _seen(field.key, tuple(areas[GUARDIANS]), tuple(areas[MAPACHE]), power[GUARDIANS], power[MAPACHE])


@lru_cache(maxsize=2**12)  # a search looks at the same battlefields very often
def _seen(
    key: str, guards: tuple[str, ...], gang: tuple[str, ...], guards_power: int, gang_power: int
) -> FieldView:
    field = Field(key, {GUARDIANS: [*guards], MAPACHE: [*gang]})
    return FieldView(key, ongoing.defence(field), guards, gang, guards_power, gang_power)


def _seat(p: Player, known: bool, ready: bool) -> SeatView:
    return SeatView(
        side=p.side,
        hand_size=len(p.hand),
        hand=tuple(p.hand) if known else (),
        deck=len(p.deck),
        discard=tuple(p.discard),
        played=tuple(p.played),
        poker_size=len(p.poker),
        poker_revealed=tuple(p.poker_revealed),
        rounds=p.rounds,
        one_card_limit=p.one_card_limit,
        slowed=p.slowed,
        ready=ready,
    )


def redeal(g: RevolverState, seat: Seat | None, rng: Rng) -> None:
    """Redeal decks, recruits and the others' hidden cards, except for a hand that this seat looks into."""
    _mix(rng, g.recruits)
    for other, p in enumerate(g.players):
        if other == seat or (g.spy == seat and seat is not None):
            _mix(rng, p.deck)
        elif p.searching:
            # A searched card is out of the deck: on the table or in hand.
            _mix(rng, p.hand, p.searching, keep=[card for card in p.hand if not is_sought(card)])
            _mix(rng, p.hand, p.deck, keep=[card for card in p.hand if is_sought(card)])
            _mix(rng, p.hand)
        else:
            _mix(rng, p.hand, p.deck)
        if other != seat:
            _mix(rng, p.poker, p.removed, keep=p.poker_revealed)


def _mix(rng: Rng, *piles: list[str], keep: Collection[str] = ()) -> None:
    """Mix the cards of these piles, except those to keep in place."""
    places = [(pile, n) for pile in piles for n, card in enumerate(pile) if card not in keep]
    cards = sorted(pile[n] for pile, n in places)
    rng.shuffle(cards)
    for (pile, n), card in zip(places, cards):
        pile[n] = card
