"""What each tip of Revolver 2 claims is true in 120 games."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import TypeAlias

import pytest
from scenes.revolver import Scene
from tips import (
    GAMES,
    Claims,
    Ply,
    Reason,
    cards_of,
    continued,
    copy_of,
    fact,
    false_statements,
    played,
    tips_of,
)

from engine.core.decisions import Seat
from engine.core.game import Game
from engine.core.rules import Event
from engine.games.revolver import GAME
from engine.games.revolver.cards import (
    ACCUSATION,
    CAPTAIN,
    CHEAT,
    FIREPOWER,
    GUARDIANS,
    MAPACHE,
    NUMBER,
    PEOPLE,
    POKER,
    SIDES,
    card_data,
)
from engine.games.revolver.effects.people import LOSSES
from engine.games.revolver.ongoing import LEAD, SLOTS, cost, total
from engine.games.revolver.operations import fall, weakest
from engine.games.revolver.policy import habit
from engine.games.revolver.rules import Revolver
from engine.games.revolver.rules.play import KEGS
from engine.games.revolver.rules.turn import HAND
from engine.games.revolver.state import ARMY, Field, RevolverState
from engine.games.revolver.view import View

Reply: TypeAlias = Ply[RevolverState]
RARE = 10  # games from a position in which a rare question comes up
BLASTS = ("dynamited", "collapsed")
HITS = ("fell", "spared")


def every_card_brings_its_benefit(ply: Reply) -> bool | None:
    """Benefits are cards, power and army tokens, even for lost rounds."""
    if not ply.events_of("tournament-won"):
        return None
    seats = ply.after.players
    revealed = [[POKER[card] for card in {*p.poker_revealed}] for p in seats]

    def sums(seat: Seat, benefit: str) -> int:
        return sum(card.amount for card in revealed[seat] if card.benefit == benefit)

    power = {
        seat: sum(fact(e, "points") for e in ply.events_of("fortified") if e.seat == seat) for seat in (0, 1)
    }
    drawn = {event.seat: fact(event, "count") for event in reversed(ply.events_of("drew"))}
    tarried = len(ply.events_of("army-tarried"))
    return (
        all(drawn[seat] == HAND + sums(seat, "cards") for seat in (0, 1))
        and all(power[seat] == sums(seat, "power") for seat in (0, 1))
        and tarried == sums(0, "army") + sums(1, "army")
    )


def cheat_and_accusation(ply: Reply) -> bool | None:
    kinds = {POKER[fact(event, "card")].kind: event.seat for event in ply.events_of("poker-played")}
    for stronger, weaker in ((CHEAT, NUMBER), (ACCUSATION, CHEAT)):
        if kinds.keys() == {stronger, weaker}:
            return [event.seat for event in ply.events_of("poker-won")] == [kinds[stronger]]
    return None


def staying_brings_the_recruits_of_the_box(ply: Reply) -> bool | None:
    if ply.kind != "march" or ply.option != "stay":
        return None
    promised = int(dict(ply.decision.facts)["recruits"])
    return len(ply.events_of("recruited")) == min(promised, len(ply.before.recruits))


def staying_means_an_attack_more_here(ply: Reply) -> bool | None:
    if ply.kind != "march" or ply.option != "stay":
        return None
    place = ply.before.here.key
    next_events = (event.kind for reply in ply.rest for event in reply.events)
    first = next(kind for kind in next_events if kind in ("marched", "overrun", "repelled", "won"))
    return ply.after.here.key == place and first != "marched"


def nobody_rides_back(ply: Reply) -> bool | None:
    if ply.kind != "march" or ply.option != "ride":
        return None
    left = ply.before.here.key
    return left not in [fact(event, "field") for event in ply.later() if event.kind == "marched"]


def paid_from_the_hand(ply: Reply) -> bool | None:
    """A card's cost is paid with that many other cards from the hand."""
    if not ply.events_of("played"):
        return None
    card = str(fact(ply.events_of("played")[0], "card"))
    paid = [item for event in ply.events_of("paid") for item in cards_of(event)]
    own = ply.before.players[ply.seat]
    return len(paid) == cost(ply.before, card) and card not in paid and {*paid} <= {*own.hand}


def alone(g: RevolverState) -> RevolverState:
    """Return the table with cards only on the current battlefield."""
    bare = copy_of(g)
    here = {card for area in g.here.areas.values() for card in area}
    for field in bare.fields:
        if field.key != g.here.key:
            field.areas, field.power = {side: [] for side in SIDES}, dict.fromkeys(SIDES, 0)
    bare.power = {card: points for card, points in g.power.items() if card in here}
    return bare


def elsewhere(ply: Reply) -> list[Field]:
    """Return the other battlefields that have cards, if this reply led to an attack."""
    if ply.option != "end" or not ply.events_of("overrun", "repelled"):
        return []
    others = [field for field in ply.before.fields if field is not ply.before.here]
    return [field for field in others if any(field.areas.values()) or any(field.power.values())]


def only_here_counts(ply: Reply) -> bool | None:
    if not elsewhere(ply):
        return None
    [attack] = ply.events_of("overrun", "repelled")
    bare = alone(ply.before)
    return (fact(attack, "gang"), fact(attack, "guards")) == (total(bare, MAPACHE), total(bare, GUARDIANS))


def tokens_elsewhere_count_nothing(ply: Reply) -> bool | None:
    cards = {card for field in elsewhere(ply) for area in field.areas.values() for card in area}
    return only_here_counts(ply) if cards and cards & ply.before.power.keys() else None


def no_more_than_three(ply: Reply) -> bool | None:
    if ply.kind != "field":
        return None
    return all(len(field.areas[GUARDIANS]) <= SLOTS for field in ply.after.fields) and all(
        len(field.areas[GUARDIANS]) < SLOTS
        for field in ply.before.fields
        if field.key in ply.decision.options
    )


def obstructions_take_up_room(ply: Reply) -> bool | None:
    if ply.kind != "play" or ply.seat != ply.before.padre:
        return None
    here = ply.before.here
    if len(here.areas[GUARDIANS]) < SLOTS or not here.obstructions:
        return None
    hand = ply.before.players[ply.seat].hand
    return not any(card in ply.decision.options and card_data(card).type == FIREPOWER for card in hand)


def icons_are_lost_in_payment(ply: Reply) -> bool | None:
    icons = [
        card for card in ply.reply if ply.kind == "cost" and (card_data(card).kegs or card_data(card).ammo)
    ]
    if not icons:
        return None
    return {*icons} <= {*ply.after.players[ply.seat].discard} and not ply.events_of(*BLASTS, "gatling-fired")


def kegs_spent(ply: Reply) -> list[str]:
    return [card for event in ply.events_of(*BLASTS) for card in cards_of(event)]


def two_kegs_are_needed(ply: Reply) -> bool | None:
    if not (spent := kegs_spent(ply)):
        return None
    return sum(card_data(card).kegs for card in spent) >= KEGS


def kegs_are_discarded(ply: Reply) -> bool | None:
    """All kegs count, even a surplus one, and the card has no other effect."""
    if not (spent := kegs_spent(ply)):
        return None
    return {*spent} <= {*ply.after.players[ply.seat].discard} and not ply.events_of("played")


def second_keg_is_discarded(ply: Reply) -> bool | None:
    return kegs_are_discarded(ply) if len(kegs_spent(ply)) > 1 else None


def each_icon_is_a_hit(ply: Reply) -> bool | None:
    if not (fired := ply.events_of("gatling-fired")):
        return None
    until = next((place for place, reply in enumerate(ply.rest) if reply.kind == "play"), len(ply.rest))
    events = [event.kind for reply in (ply, *ply.rest[:until]) for event in reply.events]
    hits = sum(kind in HITS for kind in events)
    return hits >= card_data(str(fact(fired[0], "card"))).ammo or "won" in events


def attack_follows_the_gatling(ply: Reply) -> bool | None:
    if not ply.events_of("gatling-fired"):
        return None
    wanted = ("marched", "overrun", "repelled", "won")
    return next(event.kind for event in ply.later() if event.kind in wanted) != "marched"


def discarding_makes_room_only(ply: Reply) -> bool | None:
    if ply.kind != "drop" or ply.option not in ply.decision.options:
        return None
    side = ply.before.side(ply.seat)
    area = [card for card in ply.before.here.areas[side] if card != ply.option]
    return [event.kind for event in ply.events] == ["discarded"] and ply.after.here.areas[side] == area


def grit_is_lost_instead(ply: Reply) -> bool | None:
    if ply.kind != "victim":
        return None
    return ply.events[0].kind == ("spared" if ply.before.grit.get(ply.option) else "fell")


def some_cost_more(ply: Reply) -> bool | None:
    """Losing a guardian with a text costs more, if there is something to lose."""
    if ply.kind != "victim" or ply.events[0].kind != "fell" or ply.after.ending == "killed":
        return None
    g = ply.before
    braver = {person for person in g.grit if person != ply.option}
    to_lose = g.players[g.padre].hand and g.guns(g.padre) and braver and g.army < ARMY
    if ply.option not in LOSSES or not to_lose:
        return None
    more = ("dropped", "drew", "discarded", "daunted", "army-tarried", *HITS)
    kinds = ("drop-hand", "rout", "daunt", "victim")
    return any(event.kind in more for event in ply.events[1:]) or ply.rest[0].kind in kinds


def dropped_cards_are_gone(ply: Reply) -> bool | None:
    if ply.kind != "drop-hand":
        return None
    before, after = ply.before.players[ply.seat], ply.after.players[ply.seat]
    return {*ply.reply} <= {*after.discard} and {*ply.reply} <= {*before.hand}


def some_cannot_be_paid_for(ply: Reply) -> bool | None:
    if ply.kind != "play":
        return None
    hand = ply.before.players[ply.seat].hand
    dear = [card for card in hand if cost(ply.before, card) >= len(hand)]
    return not {*dear} & {*ply.decision.options} if dear else None


def tokens_and_gifts_go_with_a_card(ply: Reply) -> bool | None:
    """A captain's bonus leaves with it; other cards count only for themselves."""
    side, g = ply.before.side(ply.seat), ply.before
    if ply.kind != "rout" or ply.option not in g.guns(ply.seat):
        return None
    others = [card for card in g.guns(ply.seat) if card != ply.option]
    captains = [card for card in others if card_data(card).lasting == CAPTAIN]
    gifts = LEAD * len(others) if card_data(ply.option).lasting == CAPTAIN else 0
    lost = card_data(ply.option).firepower + g.power.get(ply.option, 0) + LEAD * len(captains) + gifts
    bare = copy_of(g)
    fall(bare, ply.option)
    return total(bare, side) == max(0, total(g, side) - lost) and ply.option not in ply.after.power


def can_be_played_again(ply: Reply) -> bool | None:
    if ply.kind != "lasso":
        return None
    if ply.option not in ply.after.players[ply.seat].hand:
        return False
    again = next((reply for reply in ply.rest if reply.kind == "play" and reply.seat == ply.seat), None)
    hand = again.before.players[ply.seat].hand if again else []
    if again is None or ply.option not in hand or cost(again.before, ply.option) >= len(hand):
        return None
    return ply.option in again.decision.options


def fewest_tokens_cost_least(ply: Reply) -> bool | None:
    if ply.kind != "sap":
        return None
    g, side = ply.before, ply.before.side(ply.seat)
    lost = g.power[ply.option]
    return total(ply.after, side) == total(g, side) - lost and ply.option not in ply.after.power


def cards_stay_behind(ply: Reply) -> bool | None:
    moved = ply.events_of("marched")
    if not moved or ply.events_of("discarded") or ply.before.battlefield_index < 0:
        return None
    left = ply.before.here
    if fact(moved[0], "field") == left.key or not any(left.areas.values()):
        return None
    return ply.after.fields[ply.before.battlefield_index].areas == left.areas


def fetched_card_counts_here(ply: Reply) -> bool | None:
    if ply.kind != "bring" or ply.option == "pass":
        return None
    side = ply.before.side(ply.seat)
    return total(ply.after, side) >= total(ply.before, side) + card_data(ply.option).firepower


def past_cards_count_nothing(ply: Reply) -> bool | None:
    now = ply.before.battlefield_index
    past = [field for field in elsewhere(ply) if ply.before.fields.index(field) < now]
    return only_here_counts(ply) if past else None


def spied_card_is_gone(ply: Reply) -> bool | None:
    if ply.kind != "spy":
        return None
    before, after = ply.before.players[1 - ply.seat], ply.after.players[1 - ply.seat]
    return ply.option in before.hand and ply.option in after.discard and ply.option not in after.hand


def found_card_is_shown(ply: Reply) -> bool | None:
    if ply.kind != "dig":
        return None
    return [fact(event, "card") for event in ply.events_of("revealed")] == [ply.option]


def discards_are_public(ply: Reply) -> bool | None:
    if ply.kind != "recover":
        return None
    theirs = Revolver().view(ply.before, (), 1 - ply.seat).seats[ply.seat].discard
    return {*ply.decision.options} <= {*theirs}


def weakest_is_hit_and_grit_saves(ply: Reply) -> bool | None:
    if not ply.events_of(*HITS):
        return None
    people, grit = [*ply.before.guardians], dict(ply.before.grit)
    for event in ply.events:
        if event.kind == "recruited":
            people.append(fact(event, "card"))
        if event.kind == "heartened":
            grit[fact(event, "card")] = grit.get(fact(event, "card"), 0) + int(fact(event, "count"))
        if event.kind in ("daunted", "spared"):
            grit[fact(event, "card")] -= 1
        if event.kind in HITS:
            person = fact(event, "card")
            spared = event.kind == "spared"
            if PEOPLE[person].rating > min(PEOPLE[other].rating for other in people):
                return False
            if spared != (grit.get(person, 0) + spared > 0) or (spared and grit[person] < 0):
                return False
        if event.kind == "fell":
            people.remove(fact(event, "card"))
    return True


def strong_ones_are_not_hit_next(ply: Reply) -> bool | None:
    if ply.kind != "daunt" or ply.option in weakest(ply.before):
        return None
    hit = [fact(event, "card") for event in ply.later() if event.kind in HITS]
    return hit[:1] != [ply.option]


CLAIMS: Claims = {
    "poker": (every_card_brings_its_benefit, cheat_and_accusation),
    "march": (
        staying_brings_the_recruits_of_the_box,
        staying_means_an_attack_more_here,
        nobody_rides_back,
    ),
    "play": (paid_from_the_hand, only_here_counts),
    "field": (no_more_than_three, obstructions_take_up_room),
    "cost": (icons_are_lost_in_payment,),
    "keg": (two_kegs_are_needed, kegs_are_discarded),
    "second-keg": (second_keg_is_discarded,),
    "ammo": (each_icon_is_a_hit, attack_follows_the_gatling),
    "drop": (discarding_makes_room_only,),
    "victim": (grit_is_lost_instead, some_cost_more),
    "drop-hand": (dropped_cards_are_gone, some_cannot_be_paid_for),
    "rout": (tokens_and_gifts_go_with_a_card,),
    "lasso": (can_be_played_again,),
    "sap": (fewest_tokens_cost_least,),
    "bring": (cards_stay_behind, fetched_card_counts_here),
    "recall": (past_cards_count_nothing,),
    "drill": (tokens_elsewhere_count_nothing,),
    "spy": (spied_card_is_gone,),
    "dig": (found_card_is_shown,),
    "recover": (discards_are_public,),
    "hearten": (weakest_is_hit_and_grit_saves,),
    "daunt": (strong_ones_are_not_hit_next,),
}


def played_plies() -> Iterator[Reply]:
    rules = Revolver()
    games = (played(rules, number, 2, habit) for number in range(GAMES))
    rare = (continued(_two_with_tokens(), number, habit) for number in range(RARE))
    return (ply for game in chain(games, rare) for ply in game)


def _two_with_tokens() -> Game[RevolverState, View]:
    """Return a rare turn: tokens may be taken off one of two cards."""
    power = {"lieutenant-rojas.1": 2, "drummer.1": 1}
    return Scene("cut-the-girths cut-the-girths", gang="lieutenant-rojas drummer", power=power).game


def test_every_tip_has_a_claim() -> None:
    assert CLAIMS.keys() == tips_of("revolver")


CAUSES = {"overrun": "attack", "gatling-fired": "gatling", "fell": "loss", "played": "card"}


def cause_of_a_fall_is_told(ply: Reply, event: Event) -> bool:
    """The last event before a fall caused it: an attack, a shot, another guardian's text or a card."""
    before = [e for earlier in ply.record[: ply.at] for e in earlier.events]
    before += ply.events[: ply.events.index(event)]
    cause = next(before[n] for n in reversed(range(len(before))) if _may_cause(before[n:]))
    if cause.kind == "overrun" and fact(cause, "gang") <= fact(cause, "guards"):
        return False
    return fact(event, "why") == CAUSES[cause.kind]


def _may_cause(events: Sequence[Event]) -> bool:
    """Return whether the first of these may cost a guardian after all the others: a text costs one hit."""
    first, *later = events
    if first.kind == "fell":
        landed = any(e.kind in ("fell", "spared") for e in later)
        return fact(first, "card") == "black-tom-reed" and not landed
    return first.kind in CAUSES


def repelled_attack_was_no_stronger(ply: Reply, event: Event) -> bool:
    """Mapache did not have more; in a turn without a kill an army token leaves or two."""
    g, place = ply.before, ply.events.index(event)
    gang, guards = fact(event, "gang"), fact(event, "guards")
    events = [e for earlier in ply.record[: ply.at] for e in earlier.events] + [*ply.events[:place]]
    begin = max(n for n, e in enumerate(events) if e.kind == "ended" and e.seat == g.padre)
    killed = any(e.kind == "fell" for e in events[begin:])
    played = any(e.kind == "played" for e in events[begin:])
    left = [fact(e, "left") for e in ply.events[place:] if e.kind == "army-neared"]
    due = [] if killed else [max(0, g.army - (1 if gang and played else 2))]
    same = (gang, guards) == (total(g, MAPACHE), total(g, GUARDIANS))
    return same and gang <= guards and left == due


REASONS: dict[str, Reason] = {
    "guardian": cause_of_a_fall_is_told,
    "repelled": repelled_attack_was_no_stronger,
}


@pytest.mark.long
def test_what_tips_claim_and_setbacks_are_said_to_come_from_is_true() -> None:
    wrong = false_statements(CLAIMS, GAME.setbacks, REASONS, played_plies(), 2)

    assert [*islice(wrong, 3)] == []
    assert REASONS.keys() == {setback.key for setback in GAME.setbacks}
