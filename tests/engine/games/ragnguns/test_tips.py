"""What each tip and explanation claims is true in 200 games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest
from tips import GAMES

from engine.core.decisions import Decision, Seat
from engine.core.game import Game
from engine.core.rng import Rng, seed_from
from engine.core.rules import Event
from engine.games.ragnguns import GAME
from engine.games.ragnguns.cards import DECK, DECKS, PISTOLEROS, is_trap
from engine.games.ragnguns.operations import firepower
from engine.games.ragnguns.policy import fast_policy
from engine.games.ragnguns.policy.evaluation import copied
from engine.games.ragnguns.rules import RagNGuns, legal
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, Player, RagNGunsState

WORDS = Path("data/games/ragnguns/words/en/lessons.ftl")
LOOK = 0.1  # share of random replies, so that every kind of question is asked


@dataclass(frozen=True)
class Ply:
    """A reply with the table before and after it."""

    before: RagNGunsState
    after: RagNGunsState
    decision: Decision
    option: str
    events: tuple[Event, ...]
    then: str  # kind of the next decision

    @property
    def seat(self) -> Seat:
        return self.decision.seat

    @property
    def own(self) -> tuple[Player, Player]:
        return self.before.players[self.seat], self.after.players[self.seat]

    @property
    def other(self) -> tuple[Player, Player]:
        return self.before.players[1 - self.seat], self.after.players[1 - self.seat]

    @property
    def card(self) -> str:
        return str(dict(self.decision.facts)["card"])

    def facts_of(self, kind: str) -> list[dict[str, object]]:
        return [dict(event.facts) for event in self.events if event.kind == kind]


Claim: TypeAlias = Callable[[Ply], bool]


def on_top(p: Player, card: str) -> bool:
    return card in p.tops().values()


def ended(ply: Ply) -> bool:
    """Unused bullets go to the belt; the turn ends at once if there is nothing to stash."""
    (before, after), unused = ply.own, ply.facts_of("kept")
    return ply.option != legal.END or not unused or after.belt == before.belt + before.bullets


def placed(ply: Ply) -> bool:
    """Only the alley gives firepower, only there a card's own power counts; the shelter takes first."""
    after = ply.after.players[ply.seat]
    empty = ALLEY not in after.zones and not after.in_alley
    return not empty or firepower(ply.after, ply.seat) == 0


def stays(ply: Ply) -> bool:
    """A card changes its zone only by an effect."""
    moved = [
        card
        for before, after in zip(ply.before.players, ply.after.players)
        for zone, card in before.zones.items()
        if (now := after.zone_of(card)) and now != zone
    ]
    return not moved or bool(ply.facts_of("swapped"))


def discarded_after(ply: Ply) -> bool:
    card, _ = legal.source(ply.option)
    played = any(str(facts["card"]) == card for facts in ply.facts_of("played"))
    waits = not played or ply.then != "turn"
    return waits or legal.again(ply.option) or card in ply.own[1].discard


def within_reach(ply: Ply) -> bool:
    (_, after), (theirs, then) = ply.own, ply.other
    if ply.option in theirs.tops():
        return theirs.tops()[ply.option] in then.discard
    return ply.option not in ply.own[0].discard or ply.option in legal.accessible(after) or _needs_place(ply)


def _needs_place(ply: Ply) -> bool:
    """Return whether the card's place must still be chosen."""
    return not ply.facts_of("fetched") and not ply.facts_of("hid") and not ply.facts_of("recalled")


def secret(ply: Ply) -> bool:
    """The opponent sees only the stake of a set trap."""
    return not ply.facts_of("set") or all(facts.keys() == {"stake"} for facts in ply.facts_of("set"))


def staked(ply: Ply) -> bool:
    before, after = ply.own
    return after.bullets == before.bullets - int(ply.option) and after.traps[-1].stake == int(ply.option)


def shelter_first(ply: Ply) -> bool:
    if ply.option == "back" or ply.after.over:
        return True
    before, after = ply.other
    hurt = after.pistolero_wounds > before.pistolero_wounds or after.left(ALLEY) < before.left(ALLEY)
    return not hurt or SHELTER not in after.zones


def shared(ply: Ply) -> bool:
    before, after = ply.own
    bullets = int(dict(ply.decision.facts)["bullets"]) - int(ply.option)
    six = after.pistolero_wounds >= BARREL
    return after.pistolero_wounds >= min(BARREL, before.pistolero_wounds + bullets) and six <= ply.after.over


def uncovered(ply: Ply) -> bool:
    before, after = ply.own
    below = next((cards[-2:-1] for cards in before.stash.values() if ply.option in cards), [])
    return after.bullets == before.bullets and all(on_top(after, card) for card in below)


def given_up(ply: Ply) -> bool:
    return ply.option in ply.own[1].discard


def put_on_top(ply: Ply) -> bool:
    return ply.own[1].tops()[ply.option.partition(":")[0]] == ply.card


def hidden(ply: Ply) -> bool:
    place, *up = ply.option.split(":")
    trap = ply.own[1].tops()[place]
    return is_trap(trap) and not on_top(ply.own[0], trap) and (trap in ply.own[1].down) == (not up)


def last_on_top(ply: Ply) -> bool:
    before, after = ply.own
    card, place, *_ = ply.option.split(":")
    own_hand = [*after.deck, *after.hand, *after.discard, *after.zones.values(), *after.played]
    own_hand += [
        *(trap.card for trap in after.traps),
        *(card for cards in after.stash.values() for card in cards),
    ]
    return len(own_hand) == DECK and (len(before.plan) + 1 < len(before.hand) or after.tops()[place] == card)


def disarmed(ply: Ply) -> bool:
    """Paying takes at least the stake, outbidding one more; springing shows and applies the trap."""
    verb, place = ply.option.split(":")
    (before, after), trap = ply.own, ply.other[0].traps[int(place) - 1]
    spent = before.bullets - after.bullets
    if verb == "take":
        return trap.card in [facts["card"] for facts in ply.facts_of("sprung")]
    there = ply.other[1].discard if verb == "overbid" else [item.card for item in ply.other[1].traps]
    return spent >= trap.stake + (verb == "overbid") and trap.card in there


CLAIMS: Mapping[str, Claim] = {
    "deck": lambda ply: len(ply.decision.options) == len(DECKS) == 2 * len(PISTOLEROS) == 8,
    "turn": ended,
    "pose": placed,
    "zone": stays,
    "on-pose": lambda ply: ply.own[0].zone_of(ply.card) is not None,
    "effect": discarded_after,
    "target": within_reach,
    "trap": secret,
    "stake": staked,
    "shoot": shelter_first,
    "split": shared,
    "discard": uncovered,
    "give-up": given_up,
    "place": put_on_top,
    "place-trap": hidden,
    "stash": last_on_top,
    "disarm": disarmed,
}


def explained(ply: Ply, event: Event) -> bool:
    """Return the explanation of an event that cost a seat much."""
    facts, seat = dict(event.facts), event.seat
    assert seat is not None
    before, after = ply.before.players[seat], ply.after.players[seat]
    if event.kind == "hurt":
        return SHELTER not in after.zones or ply.after.over or ply.decision.kind == "split"
    return facts["short"] == max(0, int(facts["price"]) - before.bullets)


@cache
def plies() -> tuple[Ply, ...]:
    return tuple(ply for number in range(GAMES) for ply in _played(number))


def _played(number: int) -> Iterator[Ply]:
    game, rng = Game.new(RagNGuns(), 2, seed_from("tips", number)), Rng(seed_from("tips by habit", number))
    while game.winners is None:
        open_decision = game.open_decisions[0]
        reply = fast_policy.play(game.view(open_decision.seat), open_decision, rng)
        if open_decision.max_count == 1 and rng.pick(range(round(1 / LOOK))) == 0:
            reply = (rng.pick(open_decision.options),)
        before = copied(game.state)
        events = game.answer(open_decision.seat, reply).events
        then = next((decision.kind for decision in game.open_decisions), "")
        yield Ply(before, copied(game.state), open_decision, reply[0], tuple(events), then)


def test_every_tip_has_a_claim() -> None:
    lines = WORDS.read_text("utf-8").splitlines()

    assert CLAIMS.keys() == {line.split()[0][len("ragnguns-tip-") :] for line in lines if "-tip-" in line}


@pytest.mark.long
def test_what_tips_claim_and_setbacks_are_said_to_come_from_is_true() -> None:
    tried = {kind: [ply for ply in plies() if ply.decision.kind == kind] for kind in CLAIMS}
    assert [kind for kind in CLAIMS if not tried[kind]] == []
    false = [(kind, ply) for kind in CLAIMS for ply in tried[kind] if not CLAIMS[kind](ply)]
    assert [(kind, ply.option, ply.events) for kind, ply in false[:3]] == []

    new_events = [
        (setback.key, ply, event)
        for ply in plies()
        for event in ply.events
        for setback in GAME.setbacks
        if event.kind == setback.event and event.seat is not None and setback.applies(event, event.seat)
    ]
    assert {key for key, _, _ in new_events} == {setback.key for setback in GAME.setbacks}
    assert [(key, event) for key, ply, event in new_events if not explained(ply, event)][:3] == []
