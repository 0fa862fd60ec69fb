"""What players that look ahead must know of BANG!."""

from collections.abc import Mapping, Sequence

from engine.core.decisions import Decision, Seat
from engine.core.game_module import Lookahead
from engine.games.bang.deck import KIND, KINDS
from engine.games.bang.state import SPOTS, BangState
from engine.games.bang.view import View

CURSES = frozenset(("jail", "dynamite"))
COUNTED = ("bang", "missed", "beer")  # kinds counted one by one; the rest are counted together
NEAR = 3  # life points that one turn may cost


def features(g: BangState, seat: Seat) -> Sequence[float]:
    """Return the seat's advantage in each thing that counts."""
    if not g.ring:
        return (0.0,) * 15
    own_side, other_side = _side(g, seat), _side(g, 1 - seat)
    return (1.0 if g.current == seat else -1.0, *(own - other for own, other in zip(own_side, other_side)))


def _side(g: BangState, seat: Seat) -> tuple[float, ...]:
    living = [g.ring[spot] for spot in SPOTS[seat] if g.ring[spot].alive]
    in_play = [KIND[card] for who in living for card in who.in_play]
    hand = [KIND[card] for card in g.hands[seat]]
    lives = [who.life for who in living]
    counts = [hand.count(kind) for kind in COUNTED]
    exposed = g.ring[g.exposed[seat]]
    reach = max((KINDS[KIND[card]].weapon for card in exposed.in_play), default=1) if exposed.alive else 0.0
    return (
        sum(lives), len(living), min(lives, default=0), float(len(living) == 1 and lives[0] == 1),
        len(hand), *counts, len(hand) - sum(counts), sum(kind not in CURSES for kind in in_play),
        in_play.count("jail"), in_play.count("dynamite"), in_play.count("barrel") + in_play.count("mustang"),
        reach,
    )  # fmt: skip


def stakes(g: BangState, seat: Seat) -> Mapping[str, float]:
    own, theirs = (sum(max(0, g.ring[spot].life) for spot in SPOTS[side]) for side in (seat, 1 - seat))
    return {"own": own, "theirs": -theirs, "cards": len(g.hands[seat])}


def alike(option: str) -> str:
    """Treat cards of one kind alike, whatever their rank and suit."""
    return KIND.get(option, option)


def near(view: View) -> bool:
    """Return whether this turn's cards may take the enemy's last life points."""
    lives = [who.life for who in view.ring if who.alive and who.seat != view.seat]
    return bool(view.hand) and 0 < sum(lives) <= NEAR


def helps(g: BangState, decision: Decision, last: bool = False) -> Sequence[str]:
    return [option for option in decision.options if option != "done"]


LOOKAHEAD = Lookahead(
    features=features,
    horizon_turns=4,
    stakes=stakes,
    equivalence_key=alike,
    policy_only_kinds=frozenset(("draft", "place")),
    may_win_now=near,
    winning_options=helps,
    hidden_piles=lambda g: (g.hands, (g.deck,)),
    taken=frozenset(("grabbed", "bought", "picked-up", "revealed")),
    drawn=frozenset(("drew", "drew-by", "flipped", "revealed", "reshuffled")),
    put_back="drew",  # Kit Carlson keeps two; by then the third is back on the deck
)
