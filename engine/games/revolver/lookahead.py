"""What a player that looks ahead must know of Revolver 2: what decides it, how near its end is."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.module import Lookahead
from engine.core.prompts import Seat
from engine.games.revolver import lasting
from engine.games.revolver.cards import ESTEBAN, GUARDIANS, MAPACHE, MINE, fact, key_of, name_of
from engine.games.revolver.computer import habit
from engine.games.revolver.signs import RevolverSigns
from engine.games.revolver.state import Player, RevolverState
from engine.games.revolver.view import SeatView, View

MOST_AHEAD = 15  # points between the totals: more make no difference
LAST_CARDS = 5  # of a deck: so few may all be drawn in one turn
CALL = "telegram"
HITS = frozenset(("sharpshooter", "pick-up-yer-teeth", "bounty-killer"))  # each takes a guardian or grit
WEAK = frozenset(("black-tom-reed", "doc-hollis"))  # who falls takes another guardian or their grit along
AGAIN = "old-comrades"


def features(g: RevolverState, seat: Seat) -> Sequence[float]:
    """From the guardians' side; for Mapache all signs turned."""
    if g.at < 0:
        return (0.0,) * 20
    sign = 1.0 if seat == g.padre else -1.0
    return tuple(sign * number for number in _of_guardians(g))


def _of_guardians(g: RevolverState) -> tuple[float, ...]:
    padre, general = g.players[g.padre], g.players[g.general]
    here = g.here.facts.boxes - g.box
    left = here + sum(field.facts.normal for field in g.fields[g.at + 1 :])
    ahead = lasting.total(g, GUARDIANS) - lasting.total(g, MAPACHE)
    ahead = max(-MOST_AHEAD, min(MOST_AHEAD, ahead))
    lives, turn = len(g.guardians) + sum(g.grit.values()), float(g.current == g.padre)
    return (
        1.0, left, g.army, len(g.guardians), lives, float(ESTEBAN in g.guardians), len(g.recruits),
        ahead, ahead * here / 4, float(ahead >= 0), len(padre.hand), len(general.hand),
        _strength(padre), _strength(general), turn, turn * ahead / 5,
        lives / (left + 1), g.army / (left + 1), _answers(padre), _answers(general),
    )  # fmt: skip


def _strength(p: Player) -> float:
    return sum(fact(card).firepower for card in p.hand)


def _answers(p: Player) -> float:
    """What blows up or mows down: kegs of one side, ammunition of the other."""
    return sum(fact(card).kegs + fact(card).ammo for card in p.hand)


def near(view: View) -> bool:
    """May the turn end it? Enough Telegrams call the army in, or Mapache can hit all who are left."""
    if view.at < 0:
        return False
    own = view.seats[view.seat or 0]
    if own.side == GUARDIANS:
        return view.army <= _calls(view, own)
    lives = len(view.guardians) + sum(grit for _, grit in view.guardians)
    return own.deck <= LAST_CARDS or lives <= _hits(view, own)


def _calls(view: View, own: SeatView) -> int:
    """No fewer than the Telegrams that the guardians can send in this turn; discarded ones can be fetched."""
    known = (*view.hand, *own.discard)
    return sum(name_of(card) == CALL for card in known) + own.deck * (own.deck <= LAST_CARDS)


def _hits(view: View, own: SeatView) -> int:
    """No fewer than the hits that Mapache can deal in this turn: cards, the Gatling, the attack."""
    at_mine = name_of(view.fields[view.at].key) == MINE
    fetched = sum(name_of(card) == AGAIN for card in view.hand) * (2 if at_mine else 1)
    shots = sum(fact(card).ammo for card in view.hand) if at_mine else 0
    falls = sum(name_of(person) in WEAK for person, _ in view.guardians)
    return 1 + fetched + shots + falls + sum(name_of(card) in HITS for card in view.hand)


def hidden(g: RevolverState) -> tuple[Sequence[list[str]], Sequence[list[str]]]:
    """Hands and decks; a hand that is looked into, or searched for, is not to be exchanged."""
    seen = [g.spy == 1 - seat or bool(p.laid) for seat, p in enumerate(g.players)]
    hands = [[] if shut else p.hand for shut, p in zip(seen, g.players)]
    return hands, [p.deck for p in g.players]


LOOKAHEAD = Lookahead(
    features=features,
    turns=2,
    alike=key_of,
    near=near,
    policy=habit,
    leave=frozenset(("sure-ride",)),
    mixed=frozenset(("poker",)),
    hidden=hidden,
    signs=RevolverSigns,
    taken=frozenset(("returned", "recovered")),
)
