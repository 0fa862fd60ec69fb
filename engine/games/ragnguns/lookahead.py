"""What search players need to know about Rag'n'Guns."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from engine.core.decisions import Seat
from engine.core.game_module import Lookahead
from engine.core.rng import Rng
from engine.games.ragnguns import ongoing
from engine.games.ragnguns.cards import DECKS, named
from engine.games.ragnguns.operations import firepower
from engine.games.ragnguns.policy import fast_policy, play, wins_of_decks
from engine.games.ragnguns.policy.evaluation import LIFE, belted, coming, hidden_card_value, posed
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, RagNGunsState
from engine.games.ragnguns.view import View, lay_deck
from engine.games.ragnguns.win_filter import helps, may_win_within, position

DOUBT = 8  # one world in 8 has any cards of the set, as custom decks may
NEAR = 2  # bullets a Pistolero may take in the last turn
WIDTH = 20  # features per side


def features(g: RagNGunsState, seat: Seat) -> Sequence[float]:
    """Return whose turn it is and the differences between both seats' numbers."""
    if g.phase == "decks":
        return (0.0,) * (1 + WIDTH)
    own, others = _side(g, seat), _side(g, 1 - seat)
    return (1.0 if g.current == seat else -1.0, *(a - b for a, b in zip(own, others)))


def _side(g: RagNGunsState, seat: Seat) -> tuple[float, ...]:
    p, against = g.players[seat], coming(g, 1 - seat)
    bullets = p.belt + (p.bullets if seat == g.current else 0)
    alley, shelter = p.left(ALLEY), p.left(SHELTER)
    after = p.pistolero_wounds + against - shelter - (0 if p.in_alley else alley)
    reach = sum(map(hidden_card_value, (*p.hand, *p.tops().values())))
    covered = sum(hidden_card_value(card) for cards in p.stash.values() for card in cards[:-1])
    return (
        LIFE[p.pistolero_wounds], float(after >= BARREL), float(after >= BARREL - 1),
        p.barrel, belted(p, bullets), firepower(g, seat), coming(g, seat),
        alley, float(ALLEY in p.zones), shelter, posed(p),
        reach, covered, len(p.hand), len(p.deck),
        len(p.traps), sum(trap.stake for trap in p.traps), float(p.in_alley),
        ongoing.total(g, seat, ongoing.COVER), float(p.pistolero_wounds >= BARREL - NEAR),
    )  # fmt: skip


def stakes(g: RagNGunsState, seat: Seat) -> Mapping[str, float]:
    own, theirs = g.players[seat], g.players[1 - seat]
    return {
        "own": -own.pistolero_wounds,
        "theirs": theirs.pistolero_wounds,
        "cards": len(own.zones) - len(theirs.zones),
    }


def near(view: View) -> bool:
    """Return whether this turn may put the last bullets on the other Pistolero."""
    return view.current == view.seat and any(
        seat.pistolero_wounds >= NEAR for number, seat in enumerate(view.seats) if number != view.seat
    )


def believed(g: RagNGunsState, seat: Seat, rng: Rng) -> None:
    """Usually assume a prebuilt deck: fill hidden cards from one that matches all visible cards."""
    other, p = 1 - seat, g.players[1 - seat]
    ready = (deck for deck in DECKS.values() if deck.leader == p.pistolero)
    if g.phase == "decks" or rng.pick(range(DOUBT)) == 0:
        return
    for deck in ready:
        if lay_deck(p, [named(key, other) for key in deck.cards], rng):
            return


LOOKAHEAD = Lookahead(
    features=features,
    horizon_turns=2,
    stakes=stakes,
    policy_only_kinds=frozenset(("deck", "stash")),
    draft_win_rates=MappingProxyType({"deck": wins_of_decks}),
    simultaneous_kinds=frozenset(("stake", "disarm")),
    preparing_kinds=frozenset(("discard",)),
    least_gain=1.0,  # a bullet or a card
    may_win_now=near,
    winning_options=helps,
    position=position,
    may_win_within=may_win_within,
    random_share=0.4,
    policy=fast_policy.play,
    default_kinds=frozenset(("stash", "place", "place-trap")),
    story_policy=play,
    story_worlds=16,
    apply_beliefs=believed,
)
