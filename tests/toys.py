"""Games for tests: Saloon uses every feature of a game, Script runs a test's coroutine."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any

from engine.core.decisions import (
    Decision,
    Refused,
    Reply,
    Seat,
    as_options,
    ask,
    ask_all,
    ask_some,
    retry_on_back,
)
from engine.core.rng import Rng
from engine.core.rules import GameOver, RuleOptions, Rules, State

SEED = "5a" * 32


@dataclass(slots=True, kw_only=True)
class Notes(State):
    answers: list[str] = field(default_factory=list)


class Script(Rules[Notes, tuple[object, ...]]):
    """Each step runs the test's coroutine."""

    name = family = "script"
    seats = range(1, 9)
    state = Notes

    def __init__(self, step: Callable[[Notes], Awaitable[None]]) -> None:
        self._step = step

    def setup(self, seats: int, options: RuleOptions, rng: Rng) -> Notes:
        return Notes(rng=rng)

    async def step(self, g: Notes) -> None:
        await self._step(g)

    def view(self, g: Notes, waiting: tuple[Decision, ...], seat: Seat | None) -> tuple[object, ...]:
        return tuple(g.answers), waiting

    def redeal_hidden(self, g: Notes, seat: Seat | None, rng: Rng) -> None:
        """Nothing is hidden."""

    def piece_ids(self, g: Notes) -> Iterable[str]:
        return ()


@dataclass(frozen=True)
class SaloonOptions(RuleOptions):
    loaded: bool = False


@dataclass(slots=True, kw_only=True)
class Saloon(State):
    """The state: all cards by place; `stakes` lie face down."""

    deck: list[str]
    hands: list[list[str]]
    stakes: list[list[str]]
    lives: list[int]
    pile: list[str] = field(default_factory=list)
    rolls: list[int] = field(default_factory=list)
    current: int = 0
    phase: str = "ante"
    loaded: bool = False


@dataclass(frozen=True, slots=True)
class SaloonView:
    hand: tuple[str, ...]
    stake: tuple[str, ...]
    sizes: tuple[int, ...]
    lives: tuple[int, ...]
    pile: tuple[str, ...]
    rolls: tuple[int, ...]
    deck: int
    phase: str
    waiting: tuple[Decision, ...]


class Saloons(Rules[Saloon, SaloonView]):
    """All lay a stake; then a seat plays a card at another, which answers with cards or is shot at."""

    name = family = "saloon"
    seats = range(2, 6)
    state = Saloon
    options_type = SaloonOptions
    presets = MappingProxyType({"standard": SaloonOptions(), "loaded": SaloonOptions(loaded=True)})

    def setup(self, seats: int, options: Any, rng: Rng) -> Saloon:
        deck = [f"card.{n}" for n in range(8 * seats)]
        rng.shuffle(deck)
        hands = [[deck.pop() for _ in range(3)] for _ in range(seats)]
        stakes: list[list[str]] = [[] for _ in range(seats)]
        return Saloon(
            rng=rng, deck=deck, hands=hands, stakes=stakes, lives=[3] * seats, loaded=options.loaded
        )

    async def step(self, g: Saloon) -> None:
        await {"ante": self.ante, "draw": self.draw, "play": self.play}[g.phase](g)

    async def ante(self, g: Saloon) -> None:
        laid = await ask_all("ante", {seat: as_options(hand) for seat, hand in enumerate(g.hands)}, round=1)
        for seat, cards in laid.items():
            g.hands[seat].remove(cards[0])
            g.stakes[seat] += cards
            g.emit("laid", seat, (("card", cards[0]),))
        g.phase = "draw"

    async def draw(self, g: Saloon) -> None:
        me = g.current
        g.emit("turn", me)
        if not g.deck:
            self.noon(g)
        g.hands[me].append(g.deck.pop())
        g.emit("drew", me, (("card", g.hands[me][-1]),), count=1)
        g.phase = "play"

    def noon(self, g: Saloon) -> None:
        for seat, stake in enumerate(g.stakes):
            g.emit("revealed", seat, card=stake[0])
        raise GameOver(seat for seat, lives in enumerate(g.lives) if lives == 3)

    async def play(self, g: Saloon) -> None:
        me = g.current
        card = await ask(me, "play", {**as_options(g.hands[me]), "pass": ""})
        if card:
            others = {f"seat:{seat}": seat for seat in range(len(g.hands)) if seat != me}
            target = await ask(me, "target", others, back=True)
            await self.shoot(g, card, target)
        g.current = (me + 1) % len(g.hands)
        g.phase = "draw"

    async def shoot(self, g: Saloon, card: str, target: Seat) -> None:
        self.discard(g, g.current, card)
        g.emit("played", g.current, card=card, target=f"seat:{target}")
        cards = await retry_on_back(partial(self.answer, g, target))
        for answer in cards:
            self.discard(g, target, answer)
            g.emit("discarded", target, card=answer)
        if not cards:
            self.hit(g, target)

    def discard(self, g: Saloon, seat: Seat, card: str) -> None:
        g.hands[seat].remove(card)
        g.pile.append(card)

    async def answer(self, g: Saloon, seat: Seat) -> list[str]:
        card = await ask(seat, "answer", {**as_options(g.hands[seat]), "pass": ""}, by=f"seat:{g.current}")
        if not card:
            return []
        rest = [other for other in g.hands[seat] if other != card]
        return [card, *await ask_some(seat, "raise", as_options(rest), 0, min(2, len(rest)), back=True)]

    def hit(self, g: Saloon, seat: Seat) -> None:
        [die] = g.rng.roll()
        g.rolls.append(die)
        g.emit("rolled", seat, die=die)
        g.lives[seat] -= g.loaded or die > 3
        if not g.lives[seat]:
            raise GameOver(other for other in range(len(g.hands)) if other != seat)

    def view(self, g: Saloon, waiting: tuple[Decision, ...], seat: Seat | None) -> SaloonView:
        return SaloonView(
            hand=() if seat is None else tuple(g.hands[seat]),
            stake=() if seat is None else tuple(g.stakes[seat]),
            sizes=tuple(map(len, g.hands)),
            lives=tuple(g.lives),
            pile=tuple(g.pile),
            rolls=tuple(g.rolls),
            deck=len(g.deck),
            phase=g.phase,
            waiting=waiting,
        )

    def redeal_hidden(self, g: Saloon, seat: Seat | None, rng: Rng) -> None:
        others = [other for other in range(len(g.hands)) if other != seat]
        hidden = [g.deck, *(piles[other] for piles in (g.hands, g.stakes) for other in others)]
        cards = sorted(card for pile in hidden for card in pile)
        rng.shuffle(cards)
        for pile in hidden:
            pile[:] = [cards.pop() for _ in pile]

    def piece_ids(self, g: Saloon) -> Iterable[str]:
        return [*g.deck, *g.pile, *(card for piles in (g.hands, g.stakes) for pile in piles for card in pile)]

    def why_not(self, g: Saloon, decision: Decision, option: str) -> Refused:
        return Refused("not-in-hand", card=option) if decision.kind == "play" else Refused("strange")


def shy(view: SaloonView, decision: Decision, rng: Rng) -> Reply:
    assert decision in view.waiting
    return ("pass",) if "pass" in decision.options else (rng.pick(decision.options),)[: decision.max_count]
