"""The quick computer player, which knows what its seat knows."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from engine.core.decisions import Decision, Reply
from engine.core.rng import Rng, sample_near_best
from engine.games.bang import evaluation
from engine.games.bang.cards import RECORDS
from engine.games.bang.deck import KIND, LIFE
from engine.games.bang.view import View


def _cards(decision: Decision) -> list[str]:
    return [option for option in decision.options if option in KIND]


def dodge(view: View, decision: Decision) -> Reply:
    """Use Barrels first, then Missed!, if there are enough."""
    if "barrel" in decision.options:
        return ("barrel",)
    cards = sorted(_cards(decision), key=lambda card: evaluation.keep(view, card))
    if len(cards) < int(dict(decision.facts)["needed"]):
        return ("pass",)
    return (cards[0],)


def shoot_back(view: View, decision: Decision) -> Reply:
    cards = sorted(_cards(decision), key=lambda card: evaluation.keep(view, card))
    return (cards[0],) if cards else ("pass",)


def last_beer(view: View, decision: Decision) -> Reply:
    """Save the character if Beers and the ability to heal suffice."""
    beers = _cards(decision)
    pairs = (len(view.hand) - len(beers)) // 2 if "ability" in decision.options else 0
    if len(beers) + pairs < int(dict(decision.facts)["needed"]):
        return ("pass",)
    return (beers[0] if beers else "ability",)


GOOD = 6.25  # the least worth at which a known card is preferred to an unknown one


def draw_from(view: View, decision: Decision) -> Reply:
    """Always draw from the other hand, and from the discard pile if its top card is good."""
    if "hand" in decision.options:
        return ("hand",)
    return ("discard" if evaluation.keep(view, view.discard[-1]) >= GOOD else "deck",)


def put_back(view: View, decision: Decision) -> Reply:
    return (min(decision.options, key=lambda card: evaluation.keep(view, card)),)


def store(view: View, decision: Decision) -> Reply:
    cards = [card for card in decision.options if card in KIND]
    return (max(cards, key=lambda card: evaluation.keep(view, card)),)


def give_two(view: View, decision: Decision) -> Reply:
    """Pay for a life point with the two cheapest cards."""
    return tuple(evaluation.cheapest(view, decision.options, 2))


def heal_first(view: View, decision: Decision) -> Reply:
    """Always heal: it costs at most one card that could have been kept."""
    return ("ability",)


def discard(view: View, decision: Decision) -> Reply:
    return tuple(evaluation.cheapest(view, decision.options, decision.min_count))


# Games won of a hundred with each pair of characters.
PAIRS: Mapping[frozenset[str], int] = {
    frozenset((name, other)): won
    for name, wins in evaluation.TABLES["pairs"].items()
    for other, won in wins.items()
}


def choose_play(view: View, decision: Decision) -> Reply:
    """Play the best card that gains something; heal with cards that could not be kept."""
    cards = [option for option in decision.options if option in KIND]
    best = max(cards, key=lambda card: gain(view, card), default=None)
    if best is not None and gain(view, best) > 0:
        return (best,)
    spare = len(view.hand) - evaluation.acting(view).life
    return ("ability" if "ability" in decision.options and spare > 0 else "done",)


def gain(view: View, card: str) -> float:
    """Return the gain of playing this card over keeping it."""
    gains = RECORDS[KIND[card]].computer.gain
    return gains(view) if gains else evaluation.NOTHING


def target(view: View, decision: Decision) -> Reply:
    judge = RECORDS[KIND[str(dict(decision.facts)["card"])]].computer.target or evaluation.harm
    return (max(decision.options, key=lambda name: judge(view, evaluation.named(view, name))),)


def take(view: View, decision: Decision) -> Reply:
    who = evaluation.named(view, str(dict(decision.facts)["target"]))
    return (evaluation.best_taken(view, who)[0],)


DRAFT_TEMPERATURE = 2  # in games of a hundred, see `sample_near_best`
RANDOM_DRAFT = 60  # one draft in 60 is random, so that every character appears


def draft(view: View, decision: Decision, rng: Rng) -> Reply:
    """Draft a good partner for the first character, or one with many good partners."""
    if rng.pick(range(RANDOM_DRAFT)) == 0:
        return (rng.pick(decision.options),)
    own = view.drafted[view.seat or 0]
    promise = {name: _promise(name, own, decision.options) for name in decision.options}
    return (sample_near_best(promise, DRAFT_TEMPERATURE, rng),)


def _promise(name: str, own: Sequence[str], pool: Sequence[str]) -> float:
    if own:
        return PAIRS[frozenset((name, *own))]
    partners = sorted(PAIRS[frozenset((name, other))] for other in pool if other != name)
    likely = partners[-4:-1]  # not the best one, because the other side will take it
    return sum(likely) / len(likely)


def expose(view: View, decision: Decision) -> Reply:
    """Expose the character who makes more of the turn and of Beers in hand."""
    names = [name for name in decision.options if name in LIFE]
    own = {who.name: who for who in evaluation.own_side(view)}
    return (max(names, key=lambda name: evaluation.acts(view, own[name])),)


Choice: TypeAlias = Callable[[View, Decision], Reply]

CHOICES: Mapping[str, Choice] = {
    "expose": expose,
    "play": choose_play,
    "target": target,
    "take": take,
    "dodge": dodge,
    "shoot-back": shoot_back,
    "last-beer": last_beer,
    "draw-from": draw_from,
    "put-back": put_back,
    "store": store,
    "ability": give_two,
    "heal-first": heal_first,
    "discard": discard,
}


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    """Return the reply; `rng` is the policy's own, never the game's."""
    if decision.kind == "draft":
        return draft(view, decision, rng)
    if decision.kind == "place":  # the usual one, on either side, which are equal
        return (rng.pick(decision.options[:2]),)
    if decision.kind in CHOICES:
        return CHOICES[decision.kind](view, decision)
    return decision.options[:1] if decision.can_go_back else decision.default
