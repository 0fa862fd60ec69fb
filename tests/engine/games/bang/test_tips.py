"""What each tip of BANG! for two claims is true in 120 games."""

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import TypeAlias

import pytest
from tips import (
    GAMES,
    Claims,
    Ply,
    Reason,
    copy_of,
    fact,
    false_statements,
    played,
    tips_of,
)

from engine.core.rules import Event
from engine.games.bang import GAME
from engine.games.bang.aims import IN_RANGE
from engine.games.bang.deck import CARDS, KIND
from engine.games.bang.operations import apart, beer_works
from engine.games.bang.policy import play
from engine.games.bang.rules import Bang, spare
from engine.games.bang.state import BangState, Character

Reply: TypeAlias = Ply[BangState]
LIVES = ("wounded", "healed")


def own(ply: Reply) -> Character:
    """Return the exposed character of the seat that replies."""
    return ply.before.ring[ply.before.exposed[ply.seat]]


def one_acts(ply: Reply) -> bool | None:
    """Of the two characters one is exposed, and alive."""
    return own(ply).alive if ply.kind == "play" else None


def places_stay(ply: Reply) -> bool | None:
    if not ply.end:
        return None
    placed = next(one for one in ply.record if not one.before.ring and len(one.after.ring) == 4)
    return [c.name for c in placed.after.ring] == [c.name for c in ply.after.ring]


def opposite_is_next(ply: Reply) -> bool | None:
    """A right character faces the opponent's left; the opponent's right is diagonal; no card counts."""
    if len(ply.before.ring) or len(ply.after.ring) != 4:
        return None
    bare = ply.after
    names = [character.name for character in bare.ring]
    if "paul-regret" in names:
        return None
    return (apart(bare, 0, 3), apart(bare, 1, 2), apart(bare, 0, 2), apart(bare, 1, 3)) == (1, 1, 2, 2)


def hand_is_kept_by_life(ply: Reply) -> bool | None:
    if ply.kind != "discard":
        return None
    turn = takewhile(lambda event: event.kind != "turn-began", ply.events)
    gone = [event for event in turn if event.kind == "discarded"]
    return len(ply.before.hands[ply.seat]) - len(gone) == own(ply).life


def second_card_is_from_the_deck(ply: Reply) -> bool | None:
    if ply.kind != "draw-from" or ply.option == "deck":
        return None
    own_part = [event for event in ply.events_of("drew", "picked-up", "robbed") if event.seat == ply.seat]
    return [event.kind for event in own_part[:2]] in (["robbed", "drew"], ["picked-up", "drew"]) and (
        fact(own_part[1], "count") == 1
    )


def put_back_lies_on_top(ply: Reply) -> bool | None:
    return ply.after.deck[-1] == ply.option if ply.kind == "put-back" else None


def heart_or_spades(ply: Reply) -> bool | None:
    """The counted card decides, by its suit or, for Dynamite, also by its rank."""
    if ply.kind != "flip":
        return None
    card, why = CARDS[ply.option], dict(ply.decision.facts)["why"]
    if why == "dynamite":
        bang = card.suit == "S" and card.rank in [str(rank) for rank in range(2, 10)]
        return bool(ply.events_of("exploded")) == bang
    if why == "jail":
        return bool(ply.events_of("freed")) == (card.suit == "H")
    return bool(ply.events_of("dodged")) <= (card.suit == "H")


def barrel_costs_no_card(ply: Reply) -> bool | None:
    if ply.kind != "dodge" or ply.option != "barrel":
        return None
    return not [event for event in ply.events_of("discarded") if event.seat == ply.seat]


def answer_is_no_shot(ply: Reply) -> bool | None:
    if ply.kind != "shoot-back" or ply.option in ("pass", "ability"):
        return None
    return ply.after.shots == ply.before.shots or ply.after.turn != ply.before.turn


def unsaved_dies(ply: Reply) -> bool | None:
    if ply.kind != "last-beer" or ply.option != "pass":
        return None
    return fact(ply.events_of("died")[0], "target") == dict(ply.decision.facts)["target"]


def both_lost_is_the_game(ply: Reply) -> bool | None:
    lost = (
        [seat for seat in (0, 1) if len(ply.after.ring) == 4 and not ply.after.living(seat)]
        if ply.end
        else []
    )
    return [event.seat for event in ply.events_of("won")] == [1 - lost[0]] if lost else None


def two_cards_are_given(ply: Reply) -> bool | None:
    if ply.kind != "ability" or len(ply.reply) != 2:
        return None
    return [fact(event, "card") for event in ply.events_of("discarded")][:2] == [*ply.reply]


def bought_is_gone(ply: Reply) -> bool | None:
    if ply.kind != "store" or not ply.events_of("bought"):
        return None
    next_asked = ply.rest[0] if ply.rest else None
    return fact(ply.events_of("bought")[0], "card") == ply.option and not (
        next_asked and next_asked.kind == "store" and ply.option in next_asked.decision.options
    )


def one_bang_a_turn(ply: Reply) -> bool | None:
    if ply.kind != "play" or not ply.before.shots:
        return None
    free = own(ply).name == "willy-the-kid" or any(KIND[card] == "volcanic" for card in own(ply).in_play)
    return free or not any(KIND.get(option) == "bang" for option in ply.decision.options)


def many_bangs_a_turn(ply: Reply) -> bool | None:
    """Whoever may play many BANG! is offered another one after the first, while somebody is in range."""
    free = ply.kind == "play" and ply.before.shots and own(ply).name == "willy-the-kid"
    if not free or not any(KIND[card] == "bang" for card in ply.before.hands[ply.seat]):
        return None
    offered = any(KIND.get(option) == "bang" for option in ply.decision.options)
    return offered or not IN_RANGE.spots(ply.before, ply.seat)


def laid_before_the_target(ply: Reply) -> bool | None:
    if ply.kind != "target" or not (laid := ply.events_of("laid")):
        return None
    [there] = [character for character in ply.after.ring if character.name == ply.option]
    return fact(laid[0], "target") == ply.option and fact(laid[0], "card") in there.in_play


def no_life_left_is_death(ply: Reply) -> bool | None:
    """A character who dies was wounded to 0 first."""
    if not (died := ply.events_of("died")):
        return None
    name = fact(died[0], "target")
    earlier = [
        event for reply in ply.record[: ply.at + 1] for event in reply.events if event.kind == "wounded"
    ]
    return [fact(event, "left") for event in earlier if fact(event, "target") == name][-1] == 0


def taken_is_the_one_chosen(ply: Reply) -> bool | None:
    if ply.kind != "take" or ply.option not in ply.decision.options or ply.option == "hand":
        return None
    lying = [card for character in ply.after.ring for card in character.in_play]
    return ply.option not in lying and [fact(e, "card") for e in ply.events_of("grabbed", "cleared")][:1] == [
        ply.option
    ]


def hand_is_not_chosen(ply: Reply) -> bool | None:
    """One card leaves a hand, and the decision names none of its cards."""
    if ply.kind != "take" or ply.option != "hand":
        return None
    theirs = ply.before.hands[1 - ply.seat]
    return not {*theirs} & {*ply.decision.options} and len(ply.events_of("robbed", "discarded")) >= 1


def two_cards_make_room_for_one(ply: Reply) -> bool | None:
    """With at least three cards too many, healing first saves a card."""
    previous = ply.record[ply.at - 1]
    if ply.kind != "ability" or previous.kind != "heal-first" or len(ply.reply) != 2:
        return None
    extra, healed = spare(previous.before), own(ply).life + 1
    cards_left = len(ply.before.hands[ply.seat]) - 2
    loses = 2 + max(0, cards_left - healed)
    events = [fact(event, "left") for event in ply.events_of("healed")]
    return events == [healed] and (loses < extra if extra >= 3 else loses >= extra)


def answers_are_offered(ply: Reply) -> bool | None:
    """Missed!, BANG! and Beer in hand are offered, each for its kind of decision; Beer where it works."""
    if ply.kind == "last-beer":
        exposed = ply.before.ring[ply.before.exposed[ply.seat]].name
        if exposed != dict(ply.decision.facts)["target"] or not beer_works(ply.before):
            return None
    wanted = {"dodge": "missed", "shoot-back": "bang", "last-beer": "beer"}.get(ply.kind)
    cards = [card for card in ply.before.hands[ply.seat] if KIND[card] == wanted] if wanted else []
    return {*cards} <= {*ply.decision.options} if cards else None


CLAIMS: Claims = {
    "draft": (one_acts,),
    "place": (places_stay, opposite_is_next),
    "expose": (one_acts, hand_is_kept_by_life),
    "draw-from": (second_card_is_from_the_deck,),
    "put-back": (put_back_lies_on_top,),
    "flip": (heart_or_spades,),
    "dodge": (answers_are_offered,),
    "dodge-barrel": (barrel_costs_no_card,),
    "shoot-back": (answer_is_no_shot,),
    "last-beer": (unsaved_dies, both_lost_is_the_game),
    "ability": (two_cards_are_given,),
    "store": (bought_is_gone,),
    "play": (one_bang_a_turn,),
    "play-many": (many_bangs_a_turn,),
    "target": (laid_before_the_target, no_life_left_is_death),
    "take": (taken_is_the_one_chosen, hand_is_not_chosen),
    "heal-first": (two_cards_make_room_for_one,),
    "discard": (answers_are_offered,),
    "discard-last": (answers_are_offered,),
}


def played_plies() -> Iterator[Reply]:
    rules = Bang()
    return (ply for number in range(GAMES) for ply in played(rules, number, 2, play))


def test_every_tip_has_a_claim() -> None:
    assert CLAIMS.keys() == tips_of("bang")


def dynamite_lay_there_and_could_go(ply: Reply, event: Event) -> bool:
    """It lay before the target; Cat Balou could have removed it, even from an own character."""
    name = fact(event, "target")
    places = [c.name for c in ply.before.ring if _has_dynamite(c)]
    places += [fact(e, "target") for e in ply.events_of("passed-on")]  # in a turn that was skipped
    if name not in places:
        return False
    aimed = [aim for aim in ply.record[: ply.at] if aim.kind == "target" and aim.seat == event.seat]
    cleared = [aim for aim in aimed if KIND[str(dict(aim.decision.facts)["card"])] == "cat-balou"]
    return all(c.name in aim.decision.options for aim in cleared for c in aim.before.ring if _has_dynamite(c))


def _has_dynamite(character: Character) -> bool:
    return any(KIND[card] == "dynamite" for card in character.in_play)


def partner_is_exposed_and_all_are_neighbors(ply: Reply, event: Event) -> bool:
    """The survivor of that side is exposed, and only cards put anybody two steps away."""
    g, seat = copy_of(ply.after), event.seat
    assert seat is not None
    for character in g.ring:
        character.in_play = []
    left = g.living(seat)
    pairs = [(one, other) for one in g.living(0) for other in g.living(1)]
    near = all(apart(g, *pair) == 1 for pair in pairs if g.ring[pair[1]].name != "paul-regret")
    return near and (g.exposed[seat] in left or not left)


def one_life_is_left_and_beer_is_for_the_exposed(ply: Reply, event: Event) -> bool:
    name, place = fact(event, "target"), ply.events.index(event)
    events = [e for earlier in ply.record[: ply.at] for e in earlier.events] + [*ply.events[:place]]
    lives = [fact(e, "left") for e in events if e.kind in LIVES and fact(e, "target") == name]
    life = lives[-1] if lives else next(c.max_life for c in ply.after.ring if c.name == name)
    drinks = [drink for drink in ply.record[: ply.at] if _drinks(drink) and drink.events_of("healed")]
    exposed = [own(drink).name == fact(drink.events_of("healed")[0], "target") for drink in drinks]
    return life - fact(event, "count") == 1 and all(exposed)


def _drinks(ply: Reply) -> bool:
    return ply.kind == "play" and KIND.get(ply.option) == "beer"


def test_a_last_character_s_death_is_no_lesson_about_who_stays_exposed() -> None:
    [setback] = [setback for setback in GAME.setbacks if setback.key == "death"]

    def applies(heir: str) -> bool:
        return setback.applies(Event("died", 0, (("target", "black-jack"), ("heir", heir))), 0)

    assert applies("bart-cassidy")
    assert not applies("")


REASONS: dict[str, Reason] = {
    "blast": dynamite_lay_there_and_could_go,
    "death": partner_is_exposed_and_all_are_neighbors,
    "last": one_life_is_left_and_beer_is_for_the_exposed,
}


@pytest.mark.long
def test_what_tips_claim_and_setbacks_are_said_to_come_from_is_true() -> None:
    wrong = false_statements(CLAIMS, GAME.setbacks, REASONS, played_plies(), 2)

    assert [*islice(wrong, 3)] == []
    assert REASONS.keys() == {setback.key for setback in GAME.setbacks}
