"""What each tip and explanation claims is true in 120 games."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import TypeAlias

import pytest
from tips import GAMES, Claim, Ply, Reason, false_statements, played, tips_of

from engine.core.rules import Event
from engine.games.ragnguns import GAME
from engine.games.ragnguns.cards import DECK, DECKS, PISTOLEROS, is_trap
from engine.games.ragnguns.operations import firepower
from engine.games.ragnguns.policy import fast_policy
from engine.games.ragnguns.rules import RagNGuns, legal
from engine.games.ragnguns.rules.turn import ALL
from engine.games.ragnguns.state import ALLEY, BARREL, SHELTER, Player, RagNGunsState

Reply: TypeAlias = Ply[RagNGunsState]


def own(ply: Reply) -> tuple[Player, Player]:
    """Return the player of the reply, before and after it."""
    return ply.before.players[ply.seat], ply.after.players[ply.seat]


def other(ply: Reply) -> tuple[Player, Player]:
    return ply.before.players[1 - ply.seat], ply.after.players[1 - ply.seat]


def card_of(ply: Reply) -> str:
    return str(dict(ply.decision.facts)["card"])


def facts_of(ply: Reply, kind: str) -> list[dict[str, object]]:
    return [dict(event.facts) for event in ply.events_of(kind)]


def on_top(p: Player, card: str) -> bool:
    return card in p.tops().values()


def ended(ply: Reply) -> bool:
    """Unused bullets go to the belt; the turn ends at once if there is nothing to stash."""
    (before, after), unused = own(ply), facts_of(ply, "kept")
    return ply.option != legal.END or not unused or after.belt == before.belt + before.bullets


def placed(ply: Reply) -> bool:
    """Only the alley gives firepower, only there a card's own power counts; the shelter takes first."""
    after = ply.after.players[ply.seat]
    empty = ALLEY not in after.zones and not after.in_alley
    return not empty or firepower(ply.after, ply.seat) == 0


def stays(ply: Reply) -> bool:
    """A card changes its zone only by an effect."""
    moved = [
        card
        for before, after in zip(ply.before.players, ply.after.players)
        for zone, card in before.zones.items()
        if (now := after.zone_of(card)) and now != zone
    ]
    return not moved or bool(facts_of(ply, "swapped"))


def discarded_after(ply: Reply) -> bool:
    card, _ = legal.source(ply.option)
    played = any(str(facts["card"]) == card for facts in facts_of(ply, "played"))
    waits = not played or (ply.rest[0].kind if ply.rest else "") != "turn"
    return waits or legal.again(ply.option) or card in own(ply)[1].discard


def within_reach(ply: Reply) -> bool:
    (_, after), (theirs, then) = own(ply), other(ply)
    if ply.option in theirs.tops():
        return theirs.tops()[ply.option] in then.discard
    return ply.option not in own(ply)[0].discard or ply.option in legal.accessible(after) or _needs_place(ply)


def _needs_place(ply: Reply) -> bool:
    """Return whether the card's place must still be chosen."""
    return not facts_of(ply, "fetched") and not facts_of(ply, "hid") and not facts_of(ply, "recalled")


def secret(ply: Reply) -> bool:
    """The opponent sees only the stake of a set trap."""
    return not facts_of(ply, "set") or all(facts.keys() == {"stake"} for facts in facts_of(ply, "set"))


def staked(ply: Reply) -> bool:
    before, after = own(ply)
    return after.bullets == before.bullets - int(ply.option) and after.traps[-1].stake == int(ply.option)


def shelter_first(ply: Reply) -> bool:
    if ply.option == "back" or ply.after.over:
        return True
    before, after = other(ply)
    hurt = after.pistolero_wounds > before.pistolero_wounds or after.left(ALLEY) < before.left(ALLEY)
    return not hurt or SHELTER not in after.zones


def shared(ply: Reply) -> bool:
    before, after = own(ply)
    bullets = int(dict(ply.decision.facts)["bullets"]) - int(ply.option)
    six = after.pistolero_wounds >= BARREL
    return after.pistolero_wounds >= min(BARREL, before.pistolero_wounds + bullets) and six <= ply.after.over


def uncovered(ply: Reply) -> bool:
    before, after = own(ply)
    below = next((cards[-2:-1] for cards in before.stash.values() if ply.option in cards), [])
    return after.bullets == before.bullets and all(on_top(after, card) for card in below)


def given_up(ply: Reply) -> bool:
    return ply.option in own(ply)[1].discard


def put_on_top(ply: Reply) -> bool:
    return own(ply)[1].tops()[ply.option.partition(":")[0]] == card_of(ply)


def hidden(ply: Reply) -> bool:
    place, *up = ply.option.split(":")
    trap = own(ply)[1].tops()[place]
    return is_trap(trap) and not on_top(own(ply)[0], trap) and (trap in own(ply)[1].down) == (not up)


def last_on_top(ply: Reply) -> bool:
    before, after = own(ply)
    if ply.option == ALL:
        return not after.hand
    card, place, *_ = ply.option.split(":")
    own_hand = [*after.deck, *after.hand, *after.discard, *after.zones.values(), *after.played]
    own_hand += [
        *(trap.card for trap in after.traps),
        *(card for cards in after.stash.values() for card in cards),
    ]
    return len(own_hand) == DECK and (len(before.plan) + 1 < len(before.hand) or after.tops()[place] == card)


def disarmed(ply: Reply) -> bool:
    """Paying takes at least the stake, outbidding one more; springing shows and applies the trap."""
    verb, place = ply.option.split(":")
    (before, after), trap = own(ply), other(ply)[0].traps[int(place) - 1]
    spent = before.bullets - after.bullets
    if verb == "take":
        return trap.card in [facts["card"] for facts in facts_of(ply, "sprung")]
    there = other(ply)[1].discard if verb == "overbid" else [item.card for item in other(ply)[1].traps]
    return spent >= trap.stake + (verb == "overbid") and trap.card in there


ABOUT: Mapping[str, Callable[[Reply], bool]] = {
    "deck": lambda ply: len(ply.decision.options) == len(DECKS) == 2 * len(PISTOLEROS) == 8,
    "turn": ended,
    "pose": placed,
    "zone": stays,
    "on-pose": lambda ply: own(ply)[0].zone_of(card_of(ply)) is not None,
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


def of_kind(kind: str, claim: Callable[[Reply], bool]) -> Claim:
    """Return a claim about the replies to one kind of decision."""
    return lambda ply: claim(ply) if ply.kind == kind else None


CLAIMS = {kind: (of_kind(kind, claim),) for kind, claim in ABOUT.items()}


def is_explained(ply: Reply, event: Event) -> bool:
    """Return whether what is said of an event that cost a seat much is true."""
    facts, seat = dict(event.facts), event.seat
    assert seat is not None
    before, after = ply.before.players[seat], ply.after.players[seat]
    if event.kind == "hurt":
        return SHELTER not in after.zones or ply.after.over or ply.decision.kind == "split"
    return facts["short"] == max(0, int(facts["price"]) - before.bullets)


REASONS: dict[str, Reason] = {setback.key: is_explained for setback in GAME.setbacks}


def played_plies() -> Iterator[Reply]:
    rules = RagNGuns()
    return (ply for number in range(GAMES) for ply in played(rules, number, 2, fast_policy.play))


def test_every_tip_has_a_claim() -> None:
    assert CLAIMS.keys() == tips_of("ragnguns")


@pytest.mark.long
def test_what_tips_claim_and_setbacks_are_said_to_come_from_is_true() -> None:
    wrong = false_statements(CLAIMS, GAME.setbacks, REASONS, played_plies(), 2)

    assert [*islice(wrong, 3)] == []
