"""The balance of Rag'n'Guns: prebuilt decks, who goes first, traps, the arc of a game, the strongest deck.

The strongest decks of each Pistolero are searched by evolution against the prebuilt ones (strongest.py). Then
deputies and scouts judge them in other games, and they play in a field (field.py).
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import cycle, pairwise, permutations, product
from statistics import median
from typing import TypeAlias

from engine.core.decisions import Decision, Reply
from engine.core.decks import Deck, UnnamedDeck
from engine.core.game import AnyGame
from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng, seed_from
from engine.games import MODULES
from engine.games.ragnguns.cards import (
    CARDS,
    DECKS,
    KEYWORDS,
    Card,
    OngoingData,
    Price,
    card_data,
    named,
)
from engine.games.ragnguns.cards import Deck as Prebuilt
from engine.games.ragnguns.decks import KEYS, Building, write
from engine.games.ragnguns.effects import EFFECTS, POSED, TRAPS
from engine.games.ragnguns.effects.vocabulary import Effect
from engine.games.ragnguns.lookahead import features
from engine.games.ragnguns.ongoing import LASTING
from engine.games.ragnguns.rules.start import PAY, TAKE
from engine.games.ragnguns.state import ZONES
from engine.search.levels import DEPUTY, SCOUT
from engine.search.value import weights_of
from tools.benchmarks.balance import Ask, Finished, Runs, played
from tools.benchmarks.field import Field, crossed
from tools.benchmarks.strongest import Budget, Contest, Found, points, strongest
from tools.benchmarks.whole_games import QUICK

Habit: TypeAlias = Callable[[AnyGame, Decision, Reply, Rng], Reply]  # a reply other than the usual one

NAME = "ragnguns"
MATCH = BalanceMatch(NAME, "standard", 2)
EARLY, LATE = 3, -1  # turns between which a change of the lead counts
SELDOM = 0.05  # share of games with a card drawn in which its effect is used
SIXTH = 11  # the turn, counting both players, that is a pistolero's sixth
SEARCHED = 6  # games of the search for the strongest deck, in multiples of the usual number
JUDGES = {DEPUTY: 0.5, SCOUT: 0.1}  # levels that judge the decks found, with their share of the usual games
KNOWN = (
    "RNG-AEAACIIQAAAEEIQEBGALAOSE",
    "RNG-AEACUQAQAAABEDEIYEBAAQZV",
    "RNG-AEEAUAAQABABBAEJFBQIGY5I",
    "RNG-AEAIEADACRDIABABAAVADRFM",
    "RNG-AEAIGCFQCABJAAABAAWACRXM",
    "RNG-AEAACB2ACEBAAIADIBEIEUQO",
    "RNG-AEEAGACCKYBABAACQCBAHB73",
)  # the strongest decks of earlier searches
EACH = 5  # decks of each pistolero that enter the field
CROSSED = 1 / 200  # share of the usual games, for the deals of each pair in the field
FRESH = 10_000  # number of the first deal that judges play
STAKES = (1, 2, 3)  # each of them must be used
USED, USUAL = 0.05, 0.65  # least and greatest share of traps with one of these stakes
TRAP = "trap"  # the option that sets a trap
WOUNDS = ("hurt", "struck", "wounded")
# events that end a trap
AFTER = (*("turn-began", "paid", "overbid", "posed", "played", "set", "drew", "volley-fired", "stashed"),)


@dataclass(slots=True)
class Tally:
    games: int = 0
    first: int = 0
    turns: list[int] = field(default_factory=list)
    marks: Counter[str] = field(default_factory=Counter)
    stakes: Counter[int] = field(default_factory=Counter)
    wounds: Counter[bool] = field(default_factory=Counter)  # by whether a trap caused them
    drawn: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)

    def count(self, finished: Finished, decks: Sequence[Deck]) -> None:
        [first] = [event.seat for event in finished.events if event.kind == "began"]
        self.games += 1
        self.first += first in (finished.game.winners or ())
        self.turns.append(finished.game.state.turn)
        self.marks.update(event.kind for event in finished.events)
        self.stakes.update(
            int(dict(event.facts)["stake"]) for event in finished.events if event.kind == "set"
        )
        self.wounds.update(_wounds(finished))
        used = {*_used(finished)}
        for seat, deck in enumerate(decks):
            left = set(finished.game.state.players[seat].deck)
            drawn = {key for key in deck.cards if named(key, seat) not in left}
            self.drawn.update(drawn)
            self.used.update(key for key in drawn if named(key, seat) in used)


def _used(finished: Finished) -> Iterator[str]:
    for event in finished.events:
        card = str(dict(event.facts).get("card", ""))
        if event.kind == "played" or (event.kind == "posed" and card_data(card).type == "renfort"):
            yield card


def _wounds(finished: Finished) -> Iterator[bool]:
    trapped = False
    for event in finished.events:
        trapped = event.kind == "sprung" or (trapped and event.kind not in AFTER)
        if event.kind in WOUNDS:
            yield from [trapped] * int(dict(event.facts)["count"])


class Leads:
    def __init__(self) -> None:
        self.leaders: dict[int, bool] = {}

    def __call__(self, game: AnyGame, decision: Decision, reply: Reply) -> None:
        if game.state.turn not in self.leaders:
            self.leaders[game.state.turn] = weights_of(NAME).chance(features(game.state, 0)) > 0.5

    def changed(self) -> bool:
        seen = list(changes(self.leaders))
        self.leaders = {}
        return any(seen)


def changes(leaders: Mapping[int, bool]) -> Iterator[bool]:
    turns = [leaders[turn] for turn in sorted(leaders) if turn >= EARLY][:LATE]
    return (before != after for before, after in pairwise(turns))


def figures(runs: Runs) -> None:
    tally, wins, leads, changed = Tally(), Counter[str](), Leads(), 0
    brought, codes = Counter[str](), [tuple(map(write, pair)) for pair in _pairs()]
    for pair, finished in zip(cycle(_pairs()), runs.of(MATCH, decks=codes, watch=leads)):
        tally.count(finished, pair)
        changed += leads.changed()
        brought.update(deck.key for deck in pair)
        wins.update(pair[seat].key for seat in finished.game.winners or ())
    runs.share(NAME, "the first player wins", tally.first, tally.games, (0.47, 0.53))
    for deck in DECKS:
        runs.share(NAME, f"the deck {deck} wins", wins[deck], brought[deck], (0.42, 0.58))
    _arc(runs, tally)
    runs.share(NAME, "the lead changes after the third turn", changed, tally.games, (0.5, None))
    _traps(runs, tally)
    _cards(runs, tally)
    _habits(runs)
    _strongest(runs)


def _pairs() -> list[tuple[Prebuilt, Prebuilt]]:
    return list(product(DECKS.values(), DECKS.values()))


def _arc(runs: Runs, tally: Tally) -> None:
    sixth = sum(turn >= SIXTH for turn in tally.turns)
    runs.share(NAME, "a pistolero's sixth turn is seen", sixth, tally.games, (0.6, None))
    runs.number(NAME, "turns of both, median", median(tally.turns), tally.games, (12, 16))


def _traps(runs: Runs, tally: Tally) -> None:
    of = tally.marks["set"]
    runs.number(NAME, "traps set in a game", round(of / tally.games, 2), tally.games)
    for kind in ("paid", "overbid", "sprung"):
        runs.share(NAME, f"of those set are {kind}", tally.marks[kind], of)
    for stake in STAKES:
        runs.share(NAME, f"traps with a stake of {stake}", tally.stakes[stake], of, (USED, USUAL))
    runs.share(NAME, "of all wounds are caused by traps", tally.wounds[True], tally.wounds.total())


def _cards(runs: Runs, tally: Tally) -> None:
    prebuilt = {key for deck in DECKS.values() for key in deck.cards}
    nowhere = [key for key in KEYS if key not in prebuilt]
    runs.number(NAME, "cards in no prebuilt deck", len(nowhere), len(KEYS), (None, 0))
    worse = sorted(dominated(list(CARDS.values())))
    names = ", ".join(worse) or "none"
    runs.number(NAME, f"cards that another dominates: {names}", len(worse), len(KEYS), (None, 0))
    seldom = sorted(seldom_used(tally))
    what = f"cards whose effect is used in less than {SELDOM:.0%}: {', '.join(seldom) or 'none'}"
    runs.number(NAME, what, len(seldom), len(tally.drawn), (None, 0))


def seldom_used(tally: Tally) -> Iterator[str]:
    able = {*EFFECTS, *(key for key, _ in (*POSED, *LASTING))}  # not traps, whose effects nobody sees
    return (key for key in tally.drawn if key in able and tally.used[key] < SELDOM * tally.drawn[key])


def dominated(cards: Sequence[Card]) -> set[str]:
    return {
        low.key for high, low in permutations(cards, 2) if _reaches(high, low) and not _reaches(low, high)
    }


def _reaches(high: Card, low: Card) -> bool:
    wherever = {*high.words} - {*low.words} <= {*KEYWORDS}
    gains = high.power - low.power, high.resistance - low.resistance, low.cost - high.cost
    posed = high.posable or not low.posable
    return high.marks >= low.marks and wherever and posed and min(gains) >= 0 and _does(high, low)


def _does(high: Card, low: Card) -> bool:
    ours = [*zip(high.effects, EFFECTS.get(high.key, ()))]
    played = all(
        any(_cheaper(price, other) and _stronger(one, weaker) for price, one in ours)
        for other, weaker in zip(low.effects, EFFECTS.get(low.key, ()))
    )
    caught = low.key not in TRAPS or _stronger(TRAPS[high.key], TRAPS[low.key])
    return played and caught and all(_in_zone(high, low, zone) for zone in ZONES)


def _in_zone(high: Card, low: Card, zone: str) -> bool:
    one, other = POSED.get((high.key, zone)), POSED.get((low.key, zone))
    posed = other is None or (one is not None and _stronger(one, other))
    lasts = [ongoing for ongoing in low.lasts if ongoing.zone == zone]
    return posed and all(any(_outlasts(effect, other) for effect in high.lasts) for other in lasts)


def _cheaper(one: Price, other: Price) -> bool:
    return one.cost <= other.cost and one.again >= other.again


def _stronger(one: Effect, other: Effect) -> bool:
    same = (one.does, one.zone, one.words) == (other.does, other.zone, other.words)
    return same and one.count >= other.count


def _outlasts(one: OngoingData, other: OngoingData) -> bool:
    same = (one.zone, one.does, one.words) == (other.zone, other.does, other.words)
    return same and one.count >= other.count


def _habits(runs: Runs) -> None:
    for what, most, habit in HABITS:
        won = count = 0
        for number, pair in zip(runs.steps(max(2, runs.games // 2), what), cycle(_pairs())):
            seat = number % 2
            ask = _player_with(habit, runs.players(MATCH), seat)
            finished = played(MATCH, ask, seed_from(runs.seed, what, number), tuple(map(write, pair)))
            won, count = won + (seat in (finished.game.winners or ())), count + 1
        runs.share(NAME, f"a player who {what} wins", won, count, (None, most))


def _player_with(habit: Habit, usual: Ask, seat: int) -> Ask:
    def ask(game: AnyGame, decision: Decision, rng: Rng) -> Reply:
        reply = usual(game, decision, rng)
        return habit(game, decision, reply, rng) if decision.seat == seat else reply

    return ask


def never_sets(game: AnyGame, decision: Decision, reply: Reply, rng: Rng) -> Reply:
    return trapless(game, decision, rng) if reply == (TRAP,) else reply


def never_pays(game: AnyGame, decision: Decision, reply: Reply, rng: Rng) -> Reply:
    return _disarmed(decision, reply, TAKE)


def always_pays(game: AnyGame, decision: Decision, reply: Reply, rng: Rng) -> Reply:
    return _disarmed(decision, reply, PAY)


def _disarmed(decision: Decision, reply: Reply, verb: str) -> Reply:
    """Return the reply to the same trap with this verb, if it is offered."""
    option = f"{verb}:{reply[0].partition(':')[2]}" if decision.kind == "disarm" else ""
    return (option,) if option in decision.options else reply


HABITS: tuple[tuple[str, float, Habit], ...] = (  # names with the maximum share of wins
    ("never sets a trap", 0.45, never_sets),
    ("never pays for a trap", 0.40, never_pays),
    ("always pays for a trap if possible", 0.47, always_pays),
)


def trapless(game: AnyGame, decision: Decision, rng: Rng) -> Reply:
    others = tuple(option for option in decision.options if option != TRAP)
    return MODULES[NAME].policy(game.view(decision.seat), replace(decision, options=others), rng)


# The strongest decks


def _strongest(runs: Runs) -> None:
    contest = Contest(MATCH, tuple(write(deck) for deck in DECKS.values()), runs.seed)
    decks = _searched(runs, contest)
    _judged(runs, contest, write(decks[0]))
    _field(runs, decks)


def _searched(runs: Runs, contest: Contest) -> list[UnnamedDeck]:
    game, best, games, hurried = Building(), list[UnnamedDeck](), 0, False
    parts = len(game.leaders)
    budget = Budget(runs.games * SEARCHED // parts, runs.seconds / parts)
    with runs.progress("the strongest decks", budget.games * parts) as done:
        for pistolero in game.leaders:
            result = Found(())
            for result in strongest(contest, game, budget, runs.every, KNOWN, [pistolero]):
                done(games + result.games)
            best += result.decks[:EACH]
            games, hurried = games + result.games, hurried or result.hurried
    ended = "time" if hurried else "games"
    what = f"games of the search for the strongest decks, ended by {ended}"
    runs.number(NAME, what, games, 0, who=QUICK)
    deals = range(FRESH // 2, FRESH // 2 + max(1, runs.games // 100))
    won = {write(deck): points(contest, write(deck), deals, QUICK, runs.every)[0] for deck in best}
    return sorted(best, key=lambda deck: -won[write(deck)])


def _judged(runs: Runs, contest: Contest, code: str) -> None:
    for level, part in JUDGES.items():
        deals = range(FRESH, FRESH + max(1, round(runs.games * part / len(DECKS) / 2)))
        won, of = points(contest, code, deals, level, runs.every)
        runs.share(NAME, f"the strongest deck found wins: {code}", won, of, (None, 0.58), level)


def _field(runs: Runs, strongest_decks: Sequence[UnnamedDeck]) -> None:
    decks = [*(UnnamedDeck(deck.leader, deck.cards) for deck in DECKS.values()), *strongest_decks]
    codes, deals = [write(deck) for deck in decks], max(1, round(runs.games * CROSSED))
    met = Field(decks, crossed(MATCH, codes, deals, seed_from(runs.seed, "crossed"), runs.every))
    best, *_ = order = met.order
    others = tuple(code for place, code in enumerate(codes) if place != best)
    fresh = Contest(MATCH, others, seed_from(runs.seed, "field"))
    won, of = points(fresh, codes[best], range(2 * deals), QUICK, runs.every)
    what = f"the strongest deck of the field of {len(decks)} wins: {codes[best]}"
    runs.share(NAME, what, won, of, (None, 0.58), QUICK)
    upper = {card for place in order[: len(decks) // 2] for card in decks[place].cards}
    nowhere = {*KEYS} - upper
    runs.number(NAME, "cards in no deck of its upper half", len(nowhere), len(decks), (None, 0), QUICK)
    unlike = met.unlike([*met.brought()])
    runs.number(NAME, "clearly different decks in its equilibrium", len(unlike), len(decks), (4, None), QUICK)
    leaders = {decks[place].leader for place in unlike}
    runs.number(NAME, "pistoleros of these decks", len(leaders), len(unlike), (3, None), QUICK)
