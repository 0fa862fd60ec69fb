"""The computer player: it tries its options on copies of the table and judges the results."""

from collections.abc import Callable, Mapping
from functools import partial

from engine.core.decisions import Decision, Reply, Seat
from engine.core.rng import Rng, sample_near_best
from engine.games.ragnguns import operations
from engine.games.ragnguns.cards import key_of
from engine.games.ragnguns.effects import POSED
from engine.games.ragnguns.policy import evaluation, fast_policy
from engine.games.ragnguns.policy.evaluation import (
    hidden_card_value,
    outlook,
    prospect,
    state_from_view,
    worth,
)
from engine.games.ragnguns.rules import legal
from engine.games.ragnguns.rules.turn import PASS
from engine.games.ragnguns.state import ALLEY, RagNGunsState
from engine.games.ragnguns.view import View

Answer = Callable[[View, Decision, Rng], str]
ABOUT = 0.1  # a stake worth this much less is still chosen a third as often, as a bluff
# Games of a hundred won with each prebuilt deck against the others of its set.
WON_WITH: Mapping[str, int] = evaluation.TABLES["won-with"]
OTHER = 50  # the same for an unmeasured deck
LIKED = 5  # a deck that wins this many fewer games of a hundred is taken a third as often


def wins_of_decks(decision: Decision) -> Mapping[str, float]:
    return {deck: WON_WITH.get(deck, OTHER) for deck in decision.options}


def on_pose(view: View, decision: Decision, rng: Rng) -> str:
    g = state_from_view(view)
    card, judge = str(dict(decision.facts)["card"]), partial(worth, me=g.current)
    return max(
        decision.options,
        key=lambda option: outlook(g, g.current, partial(_settle, card=card, option=option), judge),
    )


async def _settle(g: RagNGunsState, card: str, option: str) -> None:
    if option != PASS:
        await POSED[key_of(card), g.me.zone_of(card) or ""].do(g, g.current, option)


def split(view: View, decision: Decision, rng: Rng) -> str:
    me, bullets = decision.seat, int(dict(decision.facts)["bullets"])
    g, judge = state_from_view(view), partial(worth, me=me)
    return max(
        decision.options,
        key=lambda option: outlook(
            g, me, partial(_share, seat=me, taken=int(option), bullets=bullets), judge
        ),
    )


async def _share(g: RagNGunsState, seat: Seat, taken: int, bullets: int) -> None:
    operations.wound(g, seat, ALLEY, taken)
    operations.hurt(g, seat, bullets - taken)


def stash(view: View, decision: Decision, rng: Rng) -> str:
    """Stash the worst card first, always over the worse top, so that the best two end on top."""
    known = view.hidden[decision.seat]
    assert known is not None
    cards = {option.split(":")[0] for option in decision.options if ":" in option}
    card = min(sorted(cards), key=hidden_card_value)
    tops = {place: hidden_card_value(pile[-1]) if pile else 0.0 for place, pile in known.stash}
    for entry in known.plan:
        planned, place, *_ = entry.split(":")
        tops[place] = hidden_card_value(planned)
    return f"{card}:{min(tops, key=lambda place: tops[place])}"


def stake(view: View, decision: Decision, rng: Rng) -> str:
    g = state_from_view(view)
    card = legal.traps(g)[0]  # whichever it is, so that a stake tells nothing
    return sample_near_best(
        {amount: prospect(g, "trap", card, amount) for amount in decision.options}, ABOUT, rng
    )


ANSWERS: Mapping[str, Answer] = {
    "deck": lambda view, decision, rng: sample_near_best(wins_of_decks(decision), LIKED, rng),
    "turn": evaluation.verb,
    "pose": evaluation.best,
    "zone": evaluation.zone,
    "effect": evaluation.best,
    "shoot": evaluation.best,
    "discard": evaluation.best,
    "on-pose": on_pose,
    "split": split,
    "give-up": lambda view, decision, rng: min(decision.options, key=hidden_card_value),
    "stash": stash,
    "stake": stake,
}


def play(view: View, decision: Decision, rng: Rng) -> Reply:
    answer = ANSWERS.get(decision.kind)
    return (answer(view, decision, rng),) if answer else fast_policy.play(view, decision, rng)
