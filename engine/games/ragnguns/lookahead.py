"""What a player that looks ahead must know of Rag'n'Guns: what decides it, how near its end is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.module import Lookahead
from engine.core.prompts import Decision, Seat
from engine.core.rng import Rng
from engine.games.ragnguns import lasting
from engine.games.ragnguns.cards import SETS, fact, key_of, named
from engine.games.ragnguns.computer import habits
from engine.games.ragnguns.computer.judgement import LIFE, belted, coming, held, posed
from engine.games.ragnguns.effects import EFFECTS, POSED
from engine.games.ragnguns.moves import firepower
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, ZONES, RagNGunsState
from engine.games.ragnguns.view import View, lay_deck

DOUBT = 8  # one of so many worlds has any cards of the set, as own decks may
NEAR = 2  # bullets on the other pistolero with which a turn may be the last
IDLE = frozenset((legal.END, "trap"))  # what wins nothing now
STRIKES = frozenset(("fires", "fires-with", "hits", "hits-with", "hits-both"))  # which effects may win
USELESS = frozenset(("heals", "strips", "strips-both"))  # and which effects do not
WIDTH = 20  # numbers of a side


def features(g: RagNGunsState, seat: Seat) -> Sequence[float]:
    """Whose turn it is, and what a seat has more than the other of each thing that counts."""
    if g.phase == "decks":
        return (0.0,) * (1 + WIDTH)
    mine, theirs = _side(g, seat), _side(g, 1 - seat)
    return (1.0 if g.current == seat else -1.0, *(own - other for own, other in zip(mine, theirs)))


def _side(g: RagNGunsState, seat: Seat) -> tuple[float, ...]:
    p, against = g.players[seat], coming(g, 1 - seat)
    bullets = p.belt + (p.bullets if seat == g.current else 0)
    alley, shelter = p.left(ALLEY), p.left(SHELTER)
    after = p.hurt + against - shelter - (0 if p.out else alley)
    reach = sum(map(held, (*p.hand, *p.tops().values())))
    covered = sum(held(card) for cards in p.stash.values() for card in cards[:-1])
    return (
        LIFE[p.hurt], float(after >= BARREL), float(after >= BARREL - 1),
        p.barrel, belted(p, bullets), firepower(g, seat), coming(g, seat),
        alley, float(ALLEY in p.zones), shelter, posed(p),
        reach, covered, len(p.hand), len(p.deck),
        len(p.traps), sum(trap.stake for trap in p.traps), float(p.out),
        lasting.total(g, seat, lasting.COVER), float(p.hurt >= BARREL - NEAR),
    )  # fmt: skip


def near(view: View) -> bool:
    """May this turn put the last bullets on the other pistolero?"""
    return view.current == view.seat and any(
        seat.hurt >= NEAR for number, seat in enumerate(view.seats) if number != view.seat
    )


def helps(g: RagNGunsState, decision: Decision, last: bool = False) -> Sequence[str]:
    """To win now no trap is set, what is fired is fired last, and only what is in the way is thrown away."""
    if decision.kind == "place":
        return decision.default
    if decision.kind == "shoot":
        return [max(decision.options, key=int)]
    if decision.kind == "effect":
        done = {effect: legal.effect_of(g.me, effect).does for effect in decision.options}
        return [effect for effect, does in done.items() if (does in STRIKES if last else does not in USELESS)]
    if decision.kind == "pose" and last:
        return [card for card in decision.options if any(_strikes(card, zone) for zone in ZONES)]
    if decision.kind == "target":
        return [card for card in decision.options if card not in g.me.discard or _is_useful(g, card)]
    if decision.kind == "discard":
        in_the_way = _in_the_way(g)
        return [card for card in decision.options if card in in_the_way]
    return _useful_verbs(g, decision, last) if decision.kind == "turn" else decision.options


def _useful_verbs(g: RagNGunsState, decision: Decision, last: bool) -> Sequence[str]:
    throws, fires = not last and bool(_in_the_way(g)), _may_finish(g)
    idle = {*IDLE, *(() if throws else ("discard",)), *(() if fires else ("shoot",))}
    return [option for option in decision.options if option not in idle]


def _may_finish(g: RagNGunsState) -> bool:
    """May a fusillade put the last bullets, or be followed by another? Else effects come before it."""
    if lasting.total(g, g.current, lasting.VOLLEYS):
        return True
    other = g.players[1 - g.current]
    lost = lasting.total(g, 1 - g.current, lasting.COVER) + other.left(SHELTER)
    return legal.volley(g) - lost >= BARREL - other.hurt


def _strikes(card: str, zone: str) -> bool:
    """Does it put bullets on the other as it is posed there?"""
    effect = POSED.get((key_of(card), zone))
    return effect is not None and effect.does in STRIKES


def _in_the_way(g: RagNGunsState) -> list[str]:
    """What covers a card, or fills a zone while something else could be posed."""
    covers = [cards[-1] for cards in g.me.stash.values() if len(cards) > 1]
    poses = any(_is_posable(g, card) for card in legal.accessible(g.me))
    return [*(g.me.zones.values() if poses else ()), *covers]


def _is_posable(g: RagNGunsState, card: str) -> bool:
    """Are there bullets to pose it, if there is room?"""
    return fact(card).posable and legal.price(g, g.current, card) <= g.me.bullets


def _is_useful(g: RagNGunsState, card: str) -> bool:
    """May it help to win now, once it is back?"""
    effects = EFFECTS.get(key_of(card), ())
    return _is_posable(g, card) or any(effect.does not in USELESS for effect in effects)


def believed(g: RagNGunsState, seat: Seat, rng: Rng) -> None:
    """Most play a prebuilt deck: what is hidden is the rest of it, as long as all that is seen fits."""
    other, p = 1 - seat, g.players[1 - seat]
    ready = (deck for deck in SETS[g.edition.card_set].decks if deck.leader == p.pistolero)
    if g.phase == "decks" or rng.pick(range(DOUBT)) == 0:
        return
    for deck in ready:
        if lay_deck(p, [named(key, other) for key in deck.cards], rng):
            return


LOOKAHEAD = Lookahead(
    features=features,
    turns=2,
    leave=frozenset(("deck", "stash")),
    mixed=frozenset(("stake", "disarm")),
    near=near,
    helps=helps,
    wild=0.4,
    policy=habits.play,
    believed=believed,
)
