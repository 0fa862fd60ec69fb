"""The view of a seat, and how hidden cards are redealt."""

from engine.core.decisions import Decision, Seat
from engine.core.rng import Rng
from engine.games.bang.operations import seen_distance, sight
from engine.games.bang.reactions import hit
from engine.games.bang.state import SEATS, BangState, Hit, Spot, seat_of
from engine.games.bang.view import CharacterView, View

THREATS = ("dodge", "shoot-back", "last-beer")  # decisions about a shot or a wound


def view(g: BangState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
    over = not waiting  # ended, by the rules or from outside
    acting = g.exposed[g.current]
    near = sight(g, acting) if g.ring else 0
    return View(
        seat=seat, phase="over" if over else g.phase, current=g.current, turn=g.turn,
        shots=g.shots, plays=g.plays, regret_covered=g.regret_covered, beer_last_two=g.beer_last_two,
        pool=tuple(g.pool), box=tuple(g.box), drafted=tuple(map(tuple, g.drafted)),
        ring=tuple([_character(g, spot, acting, near) for spot in range(len(g.ring))]),
        targets=tuple(g.targets), duel=g.duel, hits=tuple(g.hits),
        hand_sizes=tuple(map(len, g.hands)),
        hands=tuple(tuple(g.hands[other]) if over or other == seat else () for other in SEATS),
        hand=() if seat is None else tuple(g.hands[seat]),
        deck=len(g.deck), discard=_discard(g), reshuffled=tuple(g.reshuffled),
        flipped=tuple(g.flipped), store=tuple(g.store),
        looked_at=tuple(g.looked_at) if seat == g.current else (),
        waiting=tuple((decision.seat, decision.kind) for decision in waiting),
        decision=next((decision for decision in waiting if decision.seat == seat), None),
        over=over, winners=tuple(g.winners), threat=_threat(g, waiting),
        staged=g.staged, drawn=g.drawn, before=g.before,
    )  # fmt: skip


def _discard(g: BangState) -> tuple[str, ...]:
    """Return the pile with the card being played on top, where it ends above its answers (R30)."""
    return tuple(sorted(g.discard, key=lambda card: card == g.resolving))


def _threat(g: BangState, waiting: tuple[Decision, ...]) -> Hit | None:
    """Return what somebody must answer: a shot, or a wound that kills."""
    facts = dict(waiting[0].facts) if waiting and waiting[0].kind in THREATS else {}
    if facts and waiting[0].kind == "last-beer":
        [spot] = [spot for spot, who in enumerate(g.ring) if who.name == facts["target"]]
        lost = g.before.lives[spot] - g.ring[spot].life if g.before else 0
        return hit(g, spot, lost, 1 - waiting[0].seat if g.resolving else None)
    target, card, by = (str(facts.get(name, "")) for name in ("target", "card", "by"))
    answers = tuple(g.answers)
    return Hit(g.turn, target, waiting[0].seat, 0, card, by, fatal=False, answers=answers) if facts else None


def _character(g: BangState, spot: Spot, acting: Spot, near: int) -> CharacterView:
    """`near`: by how much everybody seems nearer to the acting character."""
    who, seat = g.ring[spot], seat_of(spot)
    return CharacterView(
        name=who.name,
        seat=seat,
        exposed=who.alive and g.exposed[seat] == spot,
        alive=who.alive,
        life=max(who.life, 0),
        max_life=who.max_life,
        in_play=tuple(who.in_play),
        distance=seen_distance(g, acting, spot, near),
        jailed=spot in g.jailed,
    )


def redeal(g: BangState, seat: Seat | None, rng: Rng) -> None:
    """Redeal deck, hands and the cards looked at, except those this seat sees."""
    hidden = [g.deck, *(g.hands[other] for other in SEATS if other != seat)]
    if seat != g.current:
        hidden.append(g.looked_at)
    cards = sorted(card for pile in hidden for card in pile)
    rng.shuffle(cards)
    for pile in hidden:
        pile[:] = [cards.pop() for _ in pile]
