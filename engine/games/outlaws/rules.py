"""The rules of WANTED: what the modes share, duel and shootout, and gangs."""

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, NoReturn

from engine.core.decisions import Decision, Refused, Reply, Seat, as_options, ask_all
from engine.core.rng import Rng
from engine.core.rules import RuleOptions, Rules
from engine.games.outlaws import operations
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.state import OutlawsState
from engine.games.outlaws.view import View, redeal, view

__all__ = ["Duel", "Gangs", "Shootout"]


QUESTIONS = 4  # decisions per game, so one time-out is a quarter of it


def rewards(cards: Iterable[str]) -> int:
    return sum([OUTLAWS[card].reward for card in cards])


class Outlaws(Rules[OutlawsState, View]):
    family = "outlaws"
    state = OutlawsState
    expected_decisions = QUESTIONS

    @abstractmethod
    def sums(self, g: OutlawsState, /) -> list[int]:
        """Return what each seat would collect now."""

    def score(self, g: OutlawsState, seat: Seat) -> tuple[int, ...]:
        return (self.sums(g)[seat],)

    def view(self, g: OutlawsState, waiting: tuple[Decision, ...], seat: Seat | None) -> View:
        return view(g, self.name, self.sums(g), waiting, seat)

    redeal_hidden = staticmethod(redeal)

    def piece_ids(self, g: OutlawsState) -> Iterable[str]:
        yield from g.deck
        for p in g.players:
            for pile in (p.hand, p.in_play, p.face_up, p.face_down, p.out):
                yield from pile

    def why_not(self, g: OutlawsState, decision: Decision, option: str) -> Refused:
        if decision.kind == "place-dice":
            return Refused("not-these-dice", dice=operations.listed(g.players[decision.seat].dice))
        if option not in OUTLAWS:
            return Refused("unknown-card")
        code = {"pick": "not-in-hand", "discard": "not-in-play"}
        return Refused(code[decision.kind], card=option)

    def deal(self, seats: int, rng: Rng, phase: str, rounds: int) -> OutlawsState:
        """Return a new table that begins with `phase`."""
        players, deck = operations.deal(seats, rng)
        g = OutlawsState(
            rng=rng, players=players, deck=deck, playing=list(range(seats)), phase=phase, rounds=rounds
        )
        for seat, player in enumerate(players):
            g.emit("drew", seat, (("cards", " ".join(player.hand)),), count=len(player.hand))
        return g


def finish(g: OutlawsState, winners: list[Seat]) -> NoReturn:
    """End the game, as a draw without winners; raises `GameOver`."""
    g.phase, g.hands_open, g.winners = "over", True, list(winners)
    g.end(winners)


ROUNDS = 5


@dataclass(frozen=True)
class RoundOptions(RuleOptions):
    """Whether the dice are rolled before the cards are chosen."""

    dice_first: bool = False


class Rounds(Outlaws):
    """The rules that duel and shootout share: all but where losers go."""

    options_type = RoundOptions
    presets = MappingProxyType({"standard": RoundOptions(), "revolvers-first": RoundOptions(dice_first=True)})

    def is_visibly_forced(self, view: View, decision: Decision) -> bool:
        """Return whether a seat has one card left, so that everybody knows its reply."""
        return view.seats[decision.seat].hand_size == 1

    def turn(self, g: OutlawsState) -> int:
        """Return the number of the round, counted on when tied seats ride again."""
        return len(g.past) + (g.phase != "over")

    def turn_told(self, g: OutlawsState) -> int:
        """Return the number of the last round that was fought, which the table shows until the next."""
        return len(g.past)

    @abstractmethod
    def settle(self, g: OutlawsState, winner: Seat | None, /) -> None:
        """Move the round's cards; without a winner it was a tie."""

    def runners_up(self, g: OutlawsState, among: Sequence[Seat]) -> list[Seat]:
        sums = self.sums(g)
        return [seat for seat in among if sums[seat] == max(sums[other] for other in among)]

    @abstractmethod
    def undecided(self, tied: list[Seat], /) -> list[Seat]:
        """Return the winners if the tied seats cannot be told apart."""

    def setup(self, seats: int, options: Any, rng: Rng) -> OutlawsState:
        g = self.deal(seats, rng, "begin", ROUNDS)
        g.dice_first = options.dice_first
        return g

    async def step(self, g: OutlawsState) -> None:
        if g.phase == "begin":
            self.begin(g)
        elif g.phase == "pick":
            await self.pick(g)
        elif g.phase == "sudden-death":
            self.sudden_death(g)
        else:
            self.collect(g)

    def begin(self, g: OutlawsState) -> None:
        """Announce the round; with dice first, roll them and rest, so that all see them."""
        g.emit("turn-began", round=g.round, of=g.rounds)
        if g.dice_first:
            operations.roll(g, 1)
        g.phase = "pick"

    async def pick(self, g: OutlawsState) -> None:
        """Phases 1 to 3: put a card down, roll a die beside it, shoot."""
        choices = {seat: as_options(g.players[seat].hand) for seat in g.playing}
        chosen = await ask_all("pick", choices, round=g.round, of=g.rounds, cards=1)
        for seat, cards in chosen.items():
            operations.put_down(g, seat, cards)
        if not g.dice_first:
            operations.roll(g, 1)
        self.shots(g)
        g.round += 1
        g.phase = "begin" if g.round <= g.rounds else "collect"

    def shots(self, g: OutlawsState) -> None:
        """Phase 3: reveal, count, and clear the table."""
        operations.turn_up(g)
        best = operations.score(g, {seat: g.players[seat].in_play[0] for seat in g.playing})
        self.settle(g, best[0] if len(best) == 1 else None)
        for seat in g.playing:
            g.players[seat].in_play, g.players[seat].dice = [], []
        g.up = False

    def collect(self, g: OutlawsState) -> None:
        """Phase 4: the highest sum wins; ties play again."""
        sums = self.sums(g)
        for seat in g.playing:
            g.emit("paid", seat, reward=sums[seat])
        highest = max([sums[seat] for seat in g.playing])
        tied = [seat for seat in g.playing if sums[seat] == highest]
        if len(tied) == 1:
            finish(g, tied)
        self.begin_again(g, tied)

    def begin_again(self, g: OutlawsState, tied: list[Seat]) -> None:
        """Let the tied seats take their winners as hands; a seat without any draws from the deck."""
        g.playing = tied
        g.round, g.rounds = 1, min(len(g.players[seat].face_up) for seat in tied)
        for seat in tied:
            player = g.players[seat]
            player.out += player.hand
            player.hand = []
            if g.rounds:
                player.hand, player.face_up = player.face_up, []
        g.phase = "begin" if g.rounds else "sudden-death"
        g.replay, g.hands_open = g.replay + 1, True
        if g.rounds:
            g.emit("replayed", rounds=g.rounds)

    def sudden_death(self, g: OutlawsState) -> None:
        """Play a card each from the deck; if it has too few, the game ends."""
        if len(g.deck) < len(g.playing):
            finish(g, self.undecided(g.playing))
        g.rounds = 1
        g.emit("deadlocked")
        for seat in g.playing:
            g.players[seat].in_play = [g.deck.pop()]
            g.emit("drew", seat, count=1)
        operations.roll(g, 1)
        self.shots(g)
        g.phase = "collect"


class Duel(Rounds):
    """Two seats: each keeps their losers, and the other is paid for them."""

    name = "outlaws-duel"
    seats = range(2, 3)

    def sums(self, g: OutlawsState) -> list[int]:
        return [rewards(p.face_down) for p in reversed(g.players)]

    def settle(self, g: OutlawsState, winner: Seat | None) -> None:
        """Lay the winner face up and the others face down, each with its owner."""
        for seat in g.playing:
            player = g.players[seat]
            won = seat == winner
            (player.face_up if won else player.face_down).append(player.in_play[0])
            g.emit("stood" if won else "fell", seat, card=player.in_play[0])

    def undecided(self, tied: list[Seat]) -> list[Seat]:
        return []


class Shootout(Rounds):
    """Three to ten seats: the round's winner takes all the cards they beat."""

    name = "outlaws-shootout"
    seats = range(3, 11)

    def sums(self, g: OutlawsState) -> list[int]:
        return [rewards(p.face_down) for p in g.players]

    def settle(self, g: OutlawsState, winner: Seat | None) -> None:
        """Lay the winner face up and the beaten beside it; after a tie all are out."""
        if winner is not None:
            g.players[winner].face_up += g.players[winner].in_play
            g.emit("stood", winner, card=g.players[winner].in_play[0])
        for seat in (s for s in g.playing if s != winner):
            [card] = g.players[seat].in_play
            if winner is None:
                g.players[seat].out.append(card)
                g.emit("withdrew", seat, card=card)
            else:
                g.players[winner].face_down.append(card)
                g.emit("took", winner, card=card, owner=f"seat:{seat}")

    def undecided(self, tied: list[Seat]) -> list[Seat]:
        return tied


GANG = 3


@dataclass(frozen=True)
class GangOptions(RuleOptions):
    """Whether the rewards of the beaten gangs are announced."""

    bounty: bool = False


class Gangs(Outlaws):
    """Two to ten seats: three cards each, one fight; tied gangs fight on with fewer."""

    name = "outlaws-gangs"
    seats = range(2, 11)
    eliminates = True
    sealed_kinds = frozenset({"place-dice"})
    chances = frozenset({"rolled"})
    options_type = GangOptions
    presets = MappingProxyType({"standard": GangOptions(), "bounty": GangOptions(bounty=True)})

    def setup(self, seats: int, options: Any, rng: Rng) -> OutlawsState:
        g = self.deal(seats, rng, "pick", 1)
        g.bounty = options.bounty
        return g

    def is_out(self, g: OutlawsState, seat: Seat) -> bool:
        return seat not in g.playing

    def sums(self, g: OutlawsState) -> list[int]:
        """Return the bounty of the beaten gangs, if it counts."""
        beaten = [p for seat, p in enumerate(g.players) if seat not in g.winners]
        bounty = sum(rewards([*p.in_play, *p.out]) for p in beaten) if g.bounty and g.winners else 0
        return [bounty if seat in g.winners else 0 for seat in range(len(g.players))]

    def runners_up(self, g: OutlawsState, among: Sequence[Seat]) -> list[Seat]:
        """Return the best gangs among these: those who fought longest, then the highest total."""
        for showdown in reversed(g.past):
            totals = {shot.seat: shot.total for shot in showdown.shots if shot.seat in among}
            if totals:
                return [seat for seat, total in totals.items() if total == max(totals.values())]
        return []

    async def step(self, g: OutlawsState) -> None:
        if g.phase == "pick":
            await self.pick(g)
        elif g.phase == "dice":
            operations.roll(g, len(g.players[g.playing[0]].in_play))
            g.phase = "place-dice"
        elif g.phase == "place-dice":
            await self.place_dice(g)
        elif g.phase == "leader":
            self.shots(g)
        else:
            await self.discard(g)

    def take_back_chance(self, g: OutlawsState) -> bool:
        if g.phase != "place-dice" or g.past:
            return False
        g.phase = "dice"
        for player in g.players:
            player.dice = []
        return True

    def lay_open(self, g: OutlawsState) -> None:
        g.up = True

    async def pick(self, g: OutlawsState) -> None:
        """Phase 1: put three cards down."""
        choices = {seat: as_options(g.players[seat].hand) for seat in g.playing}
        usual = {seat: operations.most_skilled(g.players[seat].hand, GANG) for seat in g.playing}
        chosen = await ask_all("pick", choices, count=GANG, default=usual, round=1, of=1, cards=GANG)
        for seat, cards in chosen.items():
            operations.put_down(g, seat, cards)
        g.phase = "dice"

    async def place_dice(self, g: OutlawsState) -> None:
        """Phase 2: give each card a die, by who then leads; nobody knows for whom only one way is sensible.

        If it is for all, the gangs open at once; so they do if they lie open, and all see who gains most.
        """
        ways = {seat: self.ways_to_lay(g, seat) for seat in g.playing}
        undecided = [seat for seat, own in ways.items() if len(own) > 1]
        if undecided:
            usual = {seat: self.usual_dice(g, seat) for seat in undecided}
            laid = await ask_all("place-dice", ways, default=usual)
        else:
            g.unasked, laid = not g.up, {seat: [*own.values()] for seat, own in ways.items()}
        for seat, [dice] in laid.items():
            g.players[seat].dice = dice
        operations.turn_up(g)
        g.phase = "leader"

    def ways_to_lay(self, g: OutlawsState, seat: Seat) -> dict[str, list[int]]:
        player = g.players[seat]
        if not g.up:
            return operations.sensible_ways(player)
        best = operations.best_laid(g, seat, operations.ways_to_lead(player).values())
        return {operations.spelled(best): best}

    def usual_dice(self, g: OutlawsState, seat: Seat) -> Reply:
        player = g.players[seat]
        return (operations.spelled(operations.highest_to_most_skilled(player.in_play, player.dice)),)

    def shots(self, g: OutlawsState) -> None:
        """Phase 3: find the leaders, count, and end the game unless gangs tie."""
        leaders = self.leaders(g)
        best = operations.score(g, leaders)
        if len(best) == 1:
            self.win(g, best)
        self.fight_on(g, best)

    def leaders(self, g: OutlawsState) -> dict[Seat, str]:
        """Return each gang's strongest card; of equals the one that gains most, than which none is better."""
        leaders = {}
        for seat in g.playing:
            player = g.players[seat]
            equals = operations.strongest(player.in_play, player.dice)
            leaders[seat] = operations.better_led(g, seat, equals)
            g.emit("led", seat, card=leaders[seat])
        return leaders

    def win(self, g: OutlawsState, best: list[Seat]) -> None:
        """End the game, announcing the bounty if it counts."""
        [winner] = g.winners = best
        if g.bounty:
            g.emit("paid", winner, reward=self.sums(g)[winner])
        finish(g, best)

    def fight_on(self, g: OutlawsState, tied: list[Seat]) -> None:
        """Remove the beaten gangs; tied ones give up a card each, if they have several."""
        for seat in (s for s in g.playing if s not in tied):
            player = g.players[seat]
            player.out, player.in_play, player.dice = player.out + player.in_play, [], []
        g.playing = tied
        g.round, g.replay = g.round + 1, g.replay + 1
        g.phase = "discard" if len(g.players[tied[0]].in_play) > 1 else "dice"
        g.emit("repeated", gangs=len(tied))

    async def discard(self, g: OutlawsState) -> None:
        """Let all tied gangs give up a card simultaneously."""
        choices = {seat: as_options(g.players[seat].in_play) for seat in g.playing}
        usual = {seat: operations.most_skilled(g.players[seat].in_play)[-1:] for seat in g.playing}
        chosen = await ask_all("discard", choices, default=usual)
        for seat, [card] in chosen.items():
            player = g.players[seat]
            player.in_play.remove(card)
            player.out.append(card)
            player.dice = []
            g.emit("discarded", seat, card=card)
        g.phase = "dice"
