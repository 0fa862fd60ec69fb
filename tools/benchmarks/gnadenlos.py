"""The balance of Gnadenlos!: seats, first player, auctions, gold spent or hoarded, adventurers, pairs."""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame
from engine.core.game_module import BalanceMatch
from engine.core.rng import Rng, seed_from
from engine.core.worlds import WorldSampler
from engine.games import PLAYERS
from engine.games.gnadenlos.cards import ADVENTURERS, ARRIVAL
from engine.games.gnadenlos.operations import HAND
from tools.benchmarks.balance import Ask, Finished, Runs, usual

NAME = "gnadenlos"
NEAR = 0.02  # distance of a seat from its fair share
MIN_SENT = 0.05  # share of games in which an adventurer is sent
MAX_IDLE = 0.0  # share of games that end because nothing happens
MIN_EVENTS = 0.8  # share of turns with an event
MAX_FORCED = 0.45  # share of adventurers who are sent without a choice
MIN_OPENED = 0.5  # share of the possible recruitings that are opened
WORLDS = 30  # worlds in which an auction is opened and not opened
JUDGED = 0.1  # share of games with one auction judged
KEPT, LATE = 10, 8  # nuggets a hoarder keeps, and how near another's hat is when they spend all

Gold = Callable[[AnyGame, Decision], Reply]


@dataclass(slots=True)
class Watching:
    opened: list[bool] = field(default_factory=list)
    better: list[bool] = field(default_factory=list)
    judged: int = 0

    def __call__(self, game: AnyGame, decision: Decision, reply: Reply) -> None:
        if decision.kind == "recruit":
            self.opened.append(reply == ("open",))
            if len(self.better) < self.judged and len(self.opened) % 17 == 0:
                self.better.append(opening_is_better(game, decision, str(len(self.opened))))


def opening_is_better(game: AnyGame, decision: Decision, seed: str) -> bool:
    """Return whether opening wins more than not opening in the same worlds."""
    resampler = WorldSampler(game, decision.seat)
    lead = 0.0
    for number in range(WORLDS):
        for reply, sign in (("open", 1), ("pass", -1)):
            world = resampler.sample(Rng(seed_from("auction", seed, number)))
            assert world is not None  # the seat to act can always be sampled
            world.answer(decision.seat, (reply,))
            lead += sign * _won(world, decision.seat, Rng(seed_from("on", seed, number)))
    return lead > 0


def _won(game: AnyGame, seat: int, rng: Rng) -> float:
    while game.winners is None:
        decision = game.open_decisions[0]
        game.answer(decision.seat, PLAYERS[NAME](game.view(decision.seat), decision, rng))
    return (seat in game.winners) / max(1, len(game.winners))


def hoards(game: AnyGame, decision: Decision) -> Reply:
    view, most = game.view(decision.seat), len(decision.options) - 1
    own = view.seats[decision.seat]
    others = max(seat.field for number, seat in enumerate(view.seats) if number != decision.seat)
    late = ARRIVAL - others <= LATE or view.undertaker >= view.rip - 1 or own.field + own.nuggets >= ARRIVAL
    return (str(most if late else max(0, min(most, own.nuggets - KEPT))),)


def spends(game: AnyGame, decision: Decision) -> Reply:
    return (str(len(decision.options) - 1),)


def figures(runs: Runs) -> None:
    for match in (
        BalanceMatch(NAME, "standard", 3),
        BalanceMatch(NAME, "standard", 4),
        BalanceMatch(NAME, "pairs", 3),
    ):
        watching = Watching(judged=round(runs.games * JUDGED))
        games = list(runs.of(match, watch=watching))
        usual(runs, match, games, NEAR)
        _from_the_first(runs, match, games)
        name = f"{NAME} {match.preset} {match.seats}"
        opened, least = watching.opened, MIN_OPENED if match.seats == 3 else None
        runs.share(name, "a possible recruiting is opened", sum(opened), len(opened), (least, None))
        _events(runs, name, games)
        what = f"opening it wins more ({WORLDS} worlds each)"
        runs.share(name, what, sum(watching.better), len(watching.better), (0.2, 0.5))
        _adventurers(runs, name, games)
    for habit, wanted in ((hoards, (0.28, None)), (spends, (0.28, None))):
        _gold(runs, habit, wanted)


def _from_the_first(runs: Runs, match: BalanceMatch, games: Sequence[Finished]) -> None:
    name, fair = f"{NAME} {match.preset} {match.seats}", 1 / match.seats
    wins: defaultdict[int, float] = defaultdict(float)
    for finished in games:
        [first] = (
            event.seat for event in finished.events if event.kind == "began" and event.seat is not None
        )
        winners = finished.game.winners or ()
        for seat in winners:
            wins[(seat - first) % match.seats] += 1 / len(winners)
    for place in range(match.seats):
        what = f"player {place + 1} from the first wins"
        runs.share(name, what, wins[place], len(games), (fair - NEAR, fair + NEAR))
    idle = sum(finished.game.state.why == "idle" for finished in games)
    runs.share(name, "ends because nothing happens", idle, len(games), (None, MAX_IDLE))


def _events(runs: Runs, name: str, games: Sequence[Finished]) -> None:
    kinds = Counter(event.kind for finished in games for event in finished.events)
    turns = kinds["turn-began"]
    runs.share(name, "turns with an event", turns - kinds["nobody-went"], turns, (MIN_EVENTS, None))
    sent, forced = 0, 0
    for finished in games:
        hands: dict[int | None, int] = dict.fromkeys(range(len(finished.game.state.players)), HAND)
        for event in finished.events:
            if event.kind == "revealed":
                sent, forced = sent + 1, forced + (hands[event.seat] == 1)
            elif event.kind in ("discarded", "recruited"):
                facts = dict(event.facts)
                hands[event.seat] += len(str(facts["cards"]).split()) if "cards" in facts else -1
    runs.share(name, "adventurers sent without a choice", forced, sent, (None, MAX_FORCED))


def _adventurers(runs: Runs, name: str, games: Sequence[Finished]) -> None:
    sent = Counter(
        card
        for finished in games
        for card in {str(dict(e.facts)["card"]) for e in finished.events if e.kind == "revealed"}
    )
    rarest = min(ADVENTURERS, key=lambda key: sent[key])
    runs.share(name, f"the rarest adventurer is sent ({rarest})", sent[rarest], len(games), (MIN_SENT, None))


def _gold(runs: Runs, habit: Gold, wanted: tuple[float, None]) -> None:
    match, won = BalanceMatch(NAME, "standard", 3), 0.0
    for seat in range(3):
        usual_ = runs.players(match)

        def ask(game: AnyGame, decision: Decision, rng: Rng, seat: int = seat, usual_: Ask = usual_) -> Reply:
            is_own = decision.kind == "prestige" and decision.seat == seat
            return habit(game, decision) if is_own else usual_(game, decision, rng)

        games = [finished.game.winners or () for finished in runs.by(ask, match, 1 / 3)]
        won += sum((seat in winners) / max(1, len(winners)) for winners in games)
    count = 3 * max(1, round(runs.games / 3))
    runs.share(f"{NAME} standard 3", f"a player who {habit.__name__} gold wins", won, count, wanted)
