"""What characters, wounds and cards in play are worth to the policy, in about the price of a card.

The values of a kind of card are in its record, in cards/.
"""

from engine.core.values import values_of
from engine.games.bang.characters import CHARACTERS, barrels
from engine.games.bang.deck import KIND
from engine.games.bang.record import BANG, BEER, record_of
from engine.games.bang.view import CharacterView, View

VALUES, _, TABLES = values_of("bang")
HAND = VALUES["hand"]  # a card taken blindly
DEAD = VALUES["dead"]  # a card of no further use
OWN = VALUES["own"]  # losing an own card, or freeing an enemy of a trap
NOTHING = VALUES["nothing"]  # a play that does nothing
# The chances that a hidden card is of this kind.
HAS_MISSED, HAS_BANG = VALUES["has-missed"], VALUES["has-bang"]
HEART = VALUES["heart"]  # the chance of a heart
FRAIL = VALUES["frail"]  # a character who would die of the next shot


def own_side(view: View) -> list[CharacterView]:
    return [who for who in view.ring if who.seat == view.seat and who.alive]


def enemies(view: View) -> list[CharacterView]:
    return [who for who in view.ring if who.seat != view.seat and who.alive]


def acting(view: View) -> CharacterView:
    return next(who for who in own_side(view) if who.exposed)


def named(view: View, name: str) -> CharacterView:
    return next(who for who in view.ring if who.name == name)


def theirs(view: View) -> int:
    return view.hand_sizes[1 - (view.seat or 0)]


def has(who: CharacterView, key: str) -> bool:
    return any(KIND[card] == key for card in who.in_play)


def answering(view: View, what: str) -> int:
    """Return how many cards in the viewer's hand answer this kind of decision."""
    return sum(record_of(card).answers == what for card in view.hand)


def beer_works(view: View) -> bool:
    return view.beer_last_two or len(own_side(view)) + len(enemies(view)) > 2


def many_shots_given(who: CharacterView) -> bool:
    return any(record_of(card).ability.many_shots for card in who.in_play)


def acts(view: View, who: CharacterView) -> float:
    """Return what exposing this character is worth."""
    ability = CHARACTERS[who.name]
    value = ability.turn_value + sum(record_of(card).ability.turn_value for card in who.in_play)
    if ability.many_shots or many_shots_given(who):
        value += 1.36 * max(answering(view, BANG) - 1, 0)
    if beer_works(view):
        value += 1.73 * min(answering(view, BEER), who.max_life - who.life)
    if who.life == 1:  # with a Beer they can be saved
        value += 1.0 if beer_works(view) and answering(view, BEER) else -FRAIL
    return value + 0.38 * min(who.life, len(view.hand) + 2)


def reach(who: CharacterView) -> int:
    return max([1, *(record_of(card).ability.weapon for card in who.in_play)])


def in_reach(view: View, who: CharacterView) -> list[CharacterView]:
    """Return the enemies that a BANG! of this character reaches once they are exposed."""
    abilities = [CHARACTERS[who.name], *(record_of(card).ability for card in who.in_play)]
    farthest = max(ability.weapon for ability in abilities) + sum(ability.reach for ability in abilities)
    return [enemy for enemy in enemies(view) if _apart(view, who, enemy) <= farthest]


def _apart(view: View, who: CharacterView, enemy: CharacterView) -> int:
    one, other = view.ring.index(who), view.ring.index(enemy)
    crosses = one ^ other == 2 and view.ring[one ^ 1].alive and view.ring[other ^ 1].alive
    own = CHARACTERS[enemy.name].cover if view.regret_covered or enemy.exposed else 0
    return 1 + crosses + own + sum(record_of(card).ability.cover for card in enemy.in_play)


def shots(view: View) -> list[CharacterView]:
    farthest = reach(acting(view))
    return [who for who in enemies(view) if who.distance <= farthest]


def wound(view: View, who: CharacterView) -> float:
    """Return what wounding this enemy is worth."""
    value = 3.69 + (who.max_life - who.life)
    if who.life == 1:
        saved = 0.31 if who.exposed and beer_works(view) and theirs(view) else 0.0
        value += 6.21 * (1 - saved)
    return value - (CHARACTERS[who.name].wound_consolation(len(view.hand)) if who.life > 1 else 0.0)


def harm(view: View, who: CharacterView) -> float:
    """Value a target by default: prefer the enemy nearest to death."""
    return wound(view, who) if who.seat != view.seat else OWN


def hits(view: View, who: CharacterView) -> float:
    """Return the chance that a shot is not dodged by a Missed! or a barrel."""
    return (1 - HAS_MISSED) ** theirs(view) * (1 - HEART) ** barrels(who)


def shot(view: View, who: CharacterView) -> float:
    return hits(view, who) * wound(view, who)


# Cards


def keep(view: View, card: str) -> float:
    """Return what keeping this card is worth."""
    computer = record_of(card).computer
    return DEAD if computer.useless(view) else computer.keep


def cheapest(view: View, cards: tuple[str, ...], count: int) -> list[str]:
    """Return the cards to give up first."""
    return sorted(cards, key=lambda card: keep(view, card))[:count]


def best_taken(view: View, who: CharacterView) -> tuple[str, float]:
    """Return the best card to take from this character, and what that is worth."""
    worth = {card: gone(view, who, card) for card in who.in_play}
    if who.seat != view.seat and theirs(view):
        worth["hand"] = HAND
    best = max(worth, key=worth.__getitem__, default="")
    return best, worth.get(best, -6.03)


def gone(view: View, who: CharacterView, card: str) -> float:
    """Return the value of removing this card from play."""
    computer = record_of(card).computer
    own = who.seat == view.seat
    if computer.removal_value:
        return computer.removal_value(view) if own else OWN
    return OWN if own else computer.keep - 0.27 + computer.more
