"""What players that look ahead must know of Gnadenlos!."""

from collections.abc import Mapping, Sequence

from engine.core.decisions import Decision, Reply, Seat
from engine.core.game_module import Lookahead
from engine.games.gnadenlos.cards import ADVENTURERS, ARRIVAL, SYMBOLS, owner_of, value_of
from engine.games.gnadenlos.inference import GnadenlosSigns
from engine.games.gnadenlos.rules import LAST_VULTURE
from engine.games.gnadenlos.state import GnadenlosState
from engine.games.gnadenlos.view import View, cheapest, is_last_bid, is_past_finish

BIDS = 8  # sums to try, from lowest to highest
STRENGTH = {card: sum(one.strength(symbol) for symbol in SYMBOLS) / 6 for card, one in ADVENTURERS.items()}


def features(g: GnadenlosState, seat: Seat) -> Sequence[float]:
    """Compare a seat's progress, wealth and debts with the best and the average of the others."""
    own, others = g.players[seat], [p for n, p in enumerate(g.players) if n != seat]
    lead, rich = max(p.field for p in others), max(p.nuggets for p in others)
    vultures = max(p.vultures for p in others)
    late = max(
        max(lead, own.field) / ARRIVAL, g.undertaker / g.rip, max(vultures, own.vultures) / LAST_VULTURE
    )
    money = sum(value_of(note) for note in own.notes if owner_of(note) == seat)
    owed = sum(value_of(note) for column in g.market for note in column if owner_of(note) == seat)
    average = own.field + own.nuggets - sum(p.field + p.nuggets for p in others) / len(others)
    ahead, richer, hands = own.field - lead, own.nuggets - rich, sum(len(p.hand) for p in others)
    return (
        ahead, ahead * late, richer, richer * late, average, average * late, own.vultures, vultures,
        sum(STRENGTH[card] for card in own.hand), len(own.hand) - hands / len(others), len(own.notes), money,
        owed, owed / (own.nuggets + 3), float(g.active == seat), float(own.nuggets > lead - own.field), late,
        float(len(others) == 2),
    )  # fmt: skip


def stakes(g: GnadenlosState, seat: Seat) -> Mapping[str, float]:
    own = g.players[seat]
    return {"own": own.field, "nuggets": own.nuggets, "vultures": -own.vultures}


def candidates(view: View, decision: Decision) -> Sequence[Reply]:
    """Try prestige up to the Finish, and some bids; of a last bidder what each place costs at least."""
    if decision.kind == "prestige":
        return [(nuggets,) for nuggets in decision.options if not is_past_finish(view, nuggets)]
    if decision.kind != "bid":
        return ()
    if is_last_bid(view):
        return [(str(sum_),) for sum_ in sorted(cheapest(view).values())]
    sums = [option for option in decision.options if option.isdecimal()]
    last = len(sums) - 1
    return [(sums[place],) for place in sorted({round(n * last / (BIDS - 1)) for n in range(BIDS)})]


LOOKAHEAD = Lookahead(
    features=features,
    horizon_turns=3,
    stakes=stakes,
    candidates=candidates,
    policy_only_kinds=frozenset(("sure-open",)),
    simultaneous_kinds=frozenset(("adventurer",)),
    hidden_piles=lambda g: ([p.hand for p in g.players], (g.deck,)),
    taken=frozenset(("recruited", "revealed")),
    inference=GnadenlosSigns,
)
