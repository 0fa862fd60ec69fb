"""What search players need to know about Revolver 2."""

from collections.abc import Mapping, Sequence
from functools import partial

from engine.core.decisions import Decision, Seat
from engine.core.game_module import Lookahead
from engine.games.revolver import ongoing
from engine.games.revolver.cards import (
    BREACH,
    CAPTAIN,
    ESTEBAN,
    FIREPOWER,
    GUARDIANS,
    MAPACHE,
    MINE,
    OBSTRUCTION,
    card_data,
    key_of,
)
from engine.games.revolver.effects import EFFECTS
from engine.games.revolver.policy import habit
from engine.games.revolver.state import RevolverState
from engine.games.revolver.view import View

MAX_AHEAD = 15  # the largest lead that matters
LAST_CARDS = 5  # a deck this small may be drawn in one turn
CALL = "telegram"
HITS = frozenset(("sharpshooter", "pick-up-yer-teeth", "bounty-killer"))  # each costs a guardian or grit
WEAK = frozenset(("black-tom-reed", "doc-hollis"))  # their death costs another guardian or grit
AGAIN = "old-comrades"
ENDS = frozenset((CALL, "sharpshooter", "pick-up-yer-teeth", "gatling", "end"))  # plays that may win alone


def features(g: RevolverState, seat: Seat) -> Sequence[float]:
    """Return numbers from the guardians' side; negated for Mapache."""
    if g.battlefield_index < 0:
        return (0.0,) * 20
    padre, general = g.players[g.padre], g.players[g.general]
    here = g.here.facts.boxes - g.box
    left = here + sum(field.facts.normal for field in g.fields[g.battlefield_index + 1 :])
    ahead = ongoing.total(g, GUARDIANS) - ongoing.total(g, MAPACHE)
    ahead = max(-MAX_AHEAD, min(MAX_AHEAD, ahead))
    lives, turn = len(g.guardians) + sum(g.grit.values()), float(g.current == g.padre)
    guns = [sum(card_data(card).firepower for card in p.hand) for p in (padre, general)]
    icons = [sum(card_data(card).kegs + card_data(card).ammo for card in p.hand) for p in (padre, general)]
    numbers = (
        1.0, left, g.army, len(g.guardians), lives, float(ESTEBAN in g.guardians), len(g.recruits),
        ahead, ahead * here / 4, float(ahead >= 0), len(padre.hand), len(general.hand),
        *guns, turn, turn * ahead / 5, lives / (left + 1), g.army / (left + 1), *icons,
    )  # fmt: skip
    sign = 1.0 if seat == g.padre else -1.0
    return tuple(sign * number for number in numbers)


def stakes(g: RevolverState, seat: Seat) -> Mapping[str, float]:
    """Return how many guardians live, for Mapache how many have fallen, and the army."""
    if seat == g.padre:
        return {"own": len(g.guardians) + sum(g.grit.values()) / 2, "army": -g.army}
    return {"theirs": -len(g.guardians) - sum(g.grit.values()) / 2, "army": g.army}


def near(view: View) -> bool:
    """Return whether the turn may end the game by Telegrams or by hits on all guardians left."""
    if view.battlefield_index < 0:
        return False
    own = view.seats[view.seat or 0]
    if own.side == GUARDIANS:
        calls = sum(key_of(card) == CALL for card in (*view.hand, *own.discard))  # discarded ones come back
        return view.army <= calls + own.deck * (own.deck <= LAST_CARDS)
    lives = len(view.guardians) + sum(grit for _, grit in view.guardians)
    return own.deck <= LAST_CARDS or lives <= _hits(view)


def _hits(view: View) -> int:
    """Return the most hits Mapache can deal this turn."""
    at_mine = view.fields[view.battlefield_index].key == MINE
    fetched = sum(key_of(card) == AGAIN for card in view.hand) * (2 if at_mine else 1)
    shots = sum(card_data(card).ammo for card in view.hand) if at_mine else 0
    falls = sum(person in WEAK for person, _ in view.guardians)
    return 1 + fetched + shots + falls + sum(key_of(card) in HITS for card in view.hand)


def helps(g: RevolverState, decision: Decision, last: bool = False) -> Sequence[str]:
    """Return the options that can help to win this turn; with `last`, those that win outright."""
    useful = partial(_is_useful, g, g.side(decision.seat))
    if decision.kind in ("play", "recover"):
        ends = last and decision.kind == "play"
        return [card for card in decision.options if (not ends or key_of(card) in ENDS) and useful(card)]
    if decision.kind == "field":
        return [field for field in decision.options if field == g.here.key]
    if decision.kind == "cost":
        # Useless cards pay, all alike; if they are too few, they come first, and of the others those that hit
        # least, with one to choose from.
        spare = [card for card in decision.options if not useful(card) and not card_data(card).ammo]
        if len(spare) >= decision.min_count:
            return spare[: decision.min_count]
        rest = sorted((card for card in decision.options if card not in spare), key=_strikes)
        return [*spare, *rest][: decision.min_count + 1]
    if decision.kind == "spy":  # what the guardians lose is of no use before their turn
        return decision.options[:1]
    if decision.kind == "bring":
        cards = [card for card in decision.options if "." in card]
        best = max(cards, key=lambda card: card_data(card).firepower + g.power.get(card, 0))
        return [best, *(card for card in cards if card != best and card_data(card).lasting == CAPTAIN)]
    return decision.options


def _strikes(card: str) -> int:
    """Return how many hits Mapache may lose by paying with a card."""
    return card_data(card).ammo + (key_of(card) in HITS or key_of(card) == AGAIN)


def _is_useful(g: RevolverState, side: str, option: str) -> bool:
    """Return whether this card or deed may help a side win this turn."""
    if "." not in option:
        if option == "drop":  # useful only if there is no room
            return side == MAPACHE and not ongoing.has_room(g, MAPACHE)
        if option == "end":  # an attack, which is useful if it hits
            ahead = ongoing.total(g, MAPACHE) > ongoing.total(g, GUARDIANS)
            return side == MAPACHE and (ahead or ESTEBAN not in g.guardians)
        return side == MAPACHE
    card = card_data(option)
    if card.type == OBSTRUCTION:
        return card.lasting == BREACH and ongoing.open_to_obstruction(g.here)
    if card.type == FIREPOWER and side == MAPACHE:
        return True
    effect = EFFECTS.get(key_of(option))
    return effect is not None and side in effect.now


def hidden(g: RevolverState) -> tuple[Sequence[list[str]], Sequence[list[str]]]:
    """Return hands and decks; a hand is left out while the opponent sees it or its player searches."""
    seen = [g.spy == 1 - seat or bool(p.searching) for seat, p in enumerate(g.players)]
    hands = [[] if shut else p.hand for shut, p in zip(seen, g.players)]
    return hands, [p.deck for p in g.players]


LOOKAHEAD = Lookahead(
    features=features,
    horizon_turns=2,
    stakes=stakes,
    equivalence_key=key_of,
    may_win_now=near,
    winning_options=helps,
    policy=habit,
    simultaneous_kinds=frozenset(("poker",)),
    hidden_piles=hidden,
    taken=frozenset(("returned", "recovered")),
)
