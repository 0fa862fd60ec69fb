"""A table of Revolver 2 in a given state, played through its decisions; seat 0 leads the guardians."""

from collections.abc import Iterable
from typing import Any

from scenes.base import GameScene

from engine.core.decisions import Decision, Reply, Seat
from engine.core.rng import Rng
from engine.games.revolver.cards import (
    CRYSTAL_RIVER,
    FIELDS,
    GUARDIANS,
    HOME,
    MAPACHE,
    PEOPLE,
    POKER,
    card_data,
    deck,
    key_of,
    route_battlefields,
    side_of,
)
from engine.games.revolver.effects import EFFECTS
from engine.games.revolver.rules import Revolver, RevolverOptions
from engine.games.revolver.state import Field, Player, RevolverState
from engine.games.revolver.view import View

SEED = "3d" * 32
G, M = 0, 1
SEATS = {GUARDIANS: G, MAPACHE: M}
STARTING = " ".join(person.key for person in PEOPLE.values() if person.starting)


class Copies:
    """Gives each named card an unused id."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def take(self, keys: str) -> list[str]:
        """Return ids of these cards: `lasso` is the first copy left."""
        return [self._free(key) for key in keys.split()]

    def plain(self, side: str, count: int) -> list[str]:
        free = (c for c in deck(side) if c not in self.used and is_plain(c))
        return [self._mark(card) for card, _ in zip(free, range(count))]

    def _free(self, key: str) -> str:
        return self._mark(next(f"{key}.{n}" for n in range(1, 9) if f"{key}.{n}" not in self.used))

    def _mark(self, card: str) -> str:
        self.used.add(card)
        return card


def is_plain(card: str) -> bool:
    data = card_data(card)
    return not (data.kegs or data.ammo or data.power or data.lasting or key_of(card) in EFFECTS)


class Scene(GameScene[RevolverState, View]):
    """A turn's decision to play. Cards are given by key; `spare` plain cards are added to the hands.

    `guards` and `gang` are on the current battlefield, `elsewhere` by the name of another; `people` are the
    guardians, and `recruits` their pile from its top.
    """

    def __init__(
        self,
        hand: str = "",
        gang_hand: str = "",
        *,
        at: str = "bridge",
        box: int = 1,
        turn: str = GUARDIANS,
        guards: str = "",
        gang: str = "",
        elsewhere: dict[str, str] | None = None,
        people: str = STARTING,
        recruits: str = "",
        spare: tuple[int, int] = (0, 0),
        route: str = CRYSTAL_RIVER,
        decks: tuple[str | None, str | None] = (None, None),
        discards: tuple[str, str] = ("", ""),
        **fields: Any,
    ) -> None:
        copies = Copies()
        places = [Field(key) for key in (*route_battlefields(route), *route_battlefields(HOME))]
        _lay(places, at, copies.take(f"{guards} {gang}"))
        for key, cards in (elsewhere or {}).items():
            _lay(places, key, copies.take(cards))
        players = [
            Player(
                side=side,
                deck=[],
                poker=[],
                aside=[card.key for card in POKER.values() if card.side == side],
                hand=copies.take(cards) + copies.plain(side, spare[seat]),
                discard=copies.take(discards[seat]),
            )
            for seat, (side, cards) in enumerate(((GUARDIANS, hand), (MAPACHE, gang_hand)))
        ]
        for player, pile in zip(players, decks):
            wanted = None if pile is None else copies.take(pile)[::-1]
            player.deck = [c for c in deck(player.side) if c not in copies.used] if wanted is None else wanted
        here = {place.key for place in places}
        rules = Revolver()
        table = RevolverState(
            rng=Rng(SEED),
            players=players,
            fields=places,
            unused=[key for key in FIELDS if key not in here],
            guardians=people.split(),
            recruits=recruits.split()[::-1],
            battlefield_index=[place.key for place in places].index(at),
            box=box,
            current=SEATS[turn],
            turn=fields.pop("turns", 1),
            **{"phase": "play", **fields},
        )
        super().__init__(rules, table)

    def says(self, seat: Seat, *reply: str) -> None:
        self.events += self.game.answer(seat, reply).events

    def plays(self, card: str, *more: str, pay: str = "", field: str = "") -> None:
        """Play a card from the current player's hand, pay, and answer what follows."""
        me = self.table.current
        self.says(me, self.in_hand(card))
        if field:
            self.says(me, field)
        if (decision := self.decision) is not None and decision.kind == "cost":
            price = tuple(self.in_hand(key) for key in pay.split()) or self._cheapest(decision, more)
            self.says(me, *price)
        for reply in more:
            self.answers(reply)

    def _cheapest(self, decision: Decision, more: Iterable[str]) -> Reply:
        ranked = sorted(decision.options, key=lambda card: (key_of(card) in more, not is_plain(card)))
        return tuple(ranked[: decision.min_count])

    def answers(self, option: str) -> None:
        """Answer the open decision; a key stands for its first card among the options."""
        decision = self.decision
        matches = (other for other in decision.options if option in (other, key_of(other)))
        self.says(decision.seat, next(matches, option))

    def in_hand(self, key: str) -> str:
        hand = self.table.players[self.table.current].hand
        return next((card for card in hand if key in (card, key_of(card))), key)

    def ends(self) -> None:
        self.says(self.table.current, "end")

    @property
    def decision(self) -> Decision | None:
        return next(iter(self.game.open_decisions), None)

    @property
    def to_act(self) -> tuple[Seat, str] | None:
        return (self.decision.seat, self.decision.kind) if self.decision else None

    @property
    def options(self) -> list[str]:
        return [key_of(option) for option in self.decision.options] if self.decision else []

    def keys(self, cards: Iterable[str]) -> list[str]:
        return sorted(map(key_of, cards))

    def hand(self, seat: Seat) -> list[str]:
        return self.keys(self.table.players[seat].hand)

    def discard(self, seat: Seat) -> list[str]:
        return self.keys(self.table.players[seat].discard)

    def area(self, seat: Seat, field: str = "") -> list[str]:
        """Return the cards in a seat's area, by default on the current battlefield."""
        key = field or self.table.here.key
        place = next(place for place in self.table.fields if place.key == key)
        return self.keys(place.areas[self.table.side(seat)])


def _lay(places: list[Field], key: str, cards: list[str]) -> None:
    place = next(place for place in places if place.key == key)
    for card in cards:
        guards = side_of(card) == GUARDIANS or card_data(card).type == "obstruction"
        place.areas[GUARDIANS if guards else MAPACHE].append(card)


class Poker(GameScene[RevolverState, View]):
    """A tournament: each side's poker cards; one of the others is removed."""

    def __init__(self, guards: str = "", gang: str = "", options: str = "first") -> None:
        rules = Revolver()
        state = rules.initial_state(2, RevolverOptions(options), Rng(SEED))  # type: ignore[arg-type]
        for player, cards in zip(state.players, (guards, gang)):
            if cards:
                every = [card.key for card in POKER.values() if card.side == player.side]
                player.poker = cards.split()
                player.removed = [card for card in every if card not in player.poker][:1]
                player.aside = [card for card in every if card not in (*player.poker, *player.removed)]
        super().__init__(rules, state)

    def round(self, first: str, second: str) -> None:
        for seat, card in ((0, first), (1, second)):
            self.events += self.game.answer(seat, (card,)).events
