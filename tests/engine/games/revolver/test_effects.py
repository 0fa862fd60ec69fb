"""Every card that does something when played: in its normal case, without a target, and at its limits."""

from collections.abc import Callable

import pytest
from scenes.revolver import STARTING, G, M, Scene

from engine.core.decisions import Seat
from engine.games.revolver.cards import CARDS, GUARDIANS, MAPACHE, card_data, side_of
from engine.games.revolver.effects import EFFECTS

TESTED: set[str] = set()
PLAIN = {G: "winchester-twins", M: "hired-guns"}  # worth three
WEAK = {G: "farmhands", M: "raccoon-riders"}  # worth two
WALL = {G: "adobe-wall", M: "bodyguards"}
AREA = {G: "guards", M: "gang"}
TOUCHES = (
    "mission-cannon", "stampede", "cannon-wagon", "arson", "mission-gate", "torchbearers", "lasso",
    "fat-bribe", "cut-the-girths",
)  # fmt: skip


def cards(*keys: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test for each of these cards and remember them."""
    TESTED.update(keys)
    return pytest.mark.parametrize("card", keys)


def seat_of(card: str) -> Seat:
    return G if side_of(card) == GUARDIANS else M


def scene(card: str, *, hand: str = "", theirs: str = "", own: str = "", foes: str = "", **more) -> Scene:
    """The card's owner holds it and its price; `own` and `foes` lie on the battlefield."""
    me = seat_of(card)
    hands = [hand, theirs] if me == G else [theirs, hand]
    hands[me] = f"{card} {hand}"
    price = [0, 0]
    price[me] = CARDS[card].cost
    areas = {AREA[me]: own, AREA[1 - me]: foes}
    turn = GUARDIANS if me == G else MAPACHE
    return Scene(*hands, turn=turn, **{"spare": tuple(price), "at": "malpaso", **areas, **more})


def played(card: str, *answers: str, **more) -> Scene:
    setup = scene(card, **more)
    setup.plays(card, *answers)
    return setup


def at_rest(made: Scene) -> bool:
    return made.to_act == (made.table.current, "play")


@cards(
    "knife-thrower", "ransom", "bell-tower", "night-raid", "false-pilgrim", "gravediggers-luck",
    "old-comrades", "clear-the-road", "fall-back", "bounty-killer", "hold-the-line", *TOUCHES,
)  # fmt: skip
def test_r64_q37_without_a_target_a_card_is_played_and_spent(card: str) -> None:
    made = played(card)

    assert at_rest(made)
    assert made.table.power == {}
    spent = CARDS[card].cost + (card_data(card).type == "one-shot")
    assert len(made.discard(seat_of(card))) == spent


OUTCOMES = [
    ("fall-back", {"own": "farmhands barbed-wire"}, lambda s: s.area(G) == ["barbed-wire"]),
    ("clear-the-road", {"elsewhere": {"mine": "barbed-wire"}},
        lambda s: s.area(G, "mine") == ["barbed-wire"]),
    ("clear-the-road", {"own": "adobe-wall barbed-wire", "foes": "bodyguards"},
        lambda s: s.area(G) == ["adobe-wall"]),
    ("drummer", {}, lambda s: s.table.power == {"drummer.1": 1}),
    ("gravediggers-luck", {"discards": ("lasso gravediggers-luck", "")}, lambda s: s.options == ["lasso"]),
    ("old-comrades", {"discards": ("", "arson raccoon-riders barbed-wire")},
        lambda s: s.options == ["raccoon-riders"]),
    ("bounty-killer", {"grit": {"padre-esteban": 1}}, lambda s: s.table.grit == {}),
    ("new-blood", {"recruits": "marie-tempest doc-hollis"}, lambda s: (
        (s.table.guardians[-1], s.table.grit, s.table.recruits)
        == ("marie-tempest", {"marie-tempest": 1}, ["doc-hollis"])
    )),
    ("new-blood", {}, lambda s: len(s.table.guardians) == 7),
    ("sharpshooter", {}, lambda s: s.table.lost == ["benito-the-baker"]),
    ("sharpshooter", {"grit": {"benito-the-baker": 1}}, lambda s: (s.table.lost, s.table.grit) == ([], {})),
    ("sharpshooter", {"people": "padre-esteban"}, lambda s: s.winners == (M,)),
    ("pick-up-yer-teeth", {"own": "hired-guns raccoon-riders", "foes": "farmhands"},
        lambda s: s.table.lost == ["benito-the-baker"]),
    ("pick-up-yer-teeth", {"own": "war-wagon hired-guns", "foes": "farmhands barbed-wire cloudburst"},
        lambda s: s.table.lost == ["benito-the-baker"]),  # obstructions are not firepower cards
    ("pick-up-yer-teeth", {}, lambda s: s.table.lost == []),
    ("pick-up-yer-teeth", {"own": "war-wagon", "foes": "farmhands"}, lambda s: s.table.lost == []),
    ("pick-up-yer-teeth", {"foes": "farmhands"}, lambda s: s.table.lost == []),
    ("telegram", {}, lambda s: s.table.army == 11),
    ("telegram", {"army": 1}, lambda s: (s.winners, s.table.ending) == ((G,), "army")),
    ("cut-the-wire", {}, lambda s: s.table.army == 13),
    ("cut-the-wire", {"army": 14}, lambda s: s.table.army == 14),
]  # fmt: skip
TESTED.update(card for card, _, _ in OUTCOMES)


@pytest.mark.parametrize(("card", "setting", "holds"), OUTCOMES)
def test_its_outcome(card: str, setting: dict[str, object], holds: Callable[[Scene], bool]) -> None:
    assert holds(played(card, **setting))


# Drawing


@cards("old-bird-gun", "young-pistolero", "hired-guns", "bodyguards", "hidden-trail", "loot-the-farms")
def test_r62_r63_draws_cards_at_once(card: str) -> None:
    me, count = seat_of(card), 3 if card_data(card).type == "one-shot" else 1
    made = played(card)

    assert made.events_of("drew")[-1] == ("drew", me, count, card)
    assert len(made.table.players[me].hand) == count


@cards("old-bird-gun", "young-pistolero", "hired-guns", "bodyguards", "hidden-trail", "loot-the-farms")
def test_draws_what_is_left_or_nothing(card: str) -> None:
    me = seat_of(card)
    decks = ("farmhands", None) if me == G else (None, "raccoon-riders")
    empty = ("", None) if me == G else (None, "")

    assert len(played(card, decks=decks).table.players[me].hand) == 1
    assert played(card, decks=empty).table.players[me].hand == []


# The opponent's hand


@cards("knife-thrower", "ransom")
def test_the_other_discards_by_their_own_choice(card: str) -> None:
    made = played(card, theirs="telegram lasso stampede")
    count = 2 if card == "ransom" else 1
    assert made.to_act == (G, "drop-hand")
    made.says(G, *[f"{key}.1" for key in ("lasso", "stampede")][:count])

    assert made.discard(G) == ["lasso", "stampede"][:count]
    assert at_rest(made)


@cards("knife-thrower", "ransom")
def test_a_small_hand_gives_what_it_has(card: str) -> None:
    made = played(card, theirs="lasso")
    made.says(G, "lasso.1")

    assert made.hand(G) == []


@cards("bell-tower", "night-raid", "false-pilgrim")
def test_looks_into_the_other_hand_and_chooses_what_is_discarded(card: str) -> None:
    me = seat_of(card)
    made = played(card, theirs=f"{PLAIN[1 - me]} {WEAK[1 - me]}")
    assert made.to_act == (me, "spy")
    assert sorted(made.options) == sorted([PLAIN[1 - me], WEAK[1 - me]])
    assert made.view(me).spied != ()
    assert made.view(None).spied == made.view(1 - me).spied == ()
    made.answers(PLAIN[1 - me])

    assert made.discard(1 - me) == [PLAIN[1 - me]]
    assert made.view(me).spied == ()


@cards("bell-tower", "night-raid", "false-pilgrim")
def test_even_a_single_card_is_chosen_by_the_one_who_looks(card: str) -> None:
    me = seat_of(card)
    made = played(card, theirs=WEAK[1 - me])
    made.answers(WEAK[1 - me])

    assert made.hand(1 - me) == []


# The opponent's cards on the battlefield


@cards("mission-cannon", "stampede", "cannon-wagon", "arson")
def test_r66_q36_who_suffers_chooses_the_firepower_card_they_discard(card: str) -> None:
    foe = 1 - seat_of(card)
    made = played(card, foes=f"{PLAIN[foe]} {WEAK[foe]}")
    assert made.to_act == (foe, "rout")
    made.answers(PLAIN[foe])

    assert made.discard(foe) == [PLAIN[foe]]
    assert made.area(foe) == [WEAK[foe]]


@cards("mission-gate", "torchbearers")
def test_the_other_discards_a_weak_card(card: str) -> None:
    foe = 1 - seat_of(card)
    made = played(card, foes=f"{PLAIN[foe]} {WEAK[foe]}")

    assert made.area(foe) == [PLAIN[foe]]
    assert made.discard(foe) == [WEAK[foe]]


@cards("mission-gate", "torchbearers")
def test_tokens_do_not_save_a_weak_card_nor_do_strong_ones_fall(card: str) -> None:
    foe = 1 - seat_of(card)
    strong = played(card, foes=PLAIN[foe])
    weak = played(card, foes=WEAK[foe], power={f"{WEAK[foe]}.1": 2})

    assert strong.area(foe) == [PLAIN[foe]]
    assert weak.area(foe) == []
    assert weak.table.power == {}


@cards("lasso", "fat-bribe")
def test_a_card_of_the_other_goes_back_to_their_hand(card: str) -> None:
    foe = 1 - seat_of(card)
    made = played(card, foes=f"{PLAIN[foe]} {WEAK[foe]}")
    assert made.to_act == (foe, "lasso")
    made.answers(WEAK[foe])

    assert made.hand(foe) == [WEAK[foe]]
    assert made.area(foe) == [PLAIN[foe]]


@cards("cut-the-girths")
def test_the_other_takes_the_tokens_off_a_card_of_their_choice(card: str) -> None:
    foe = 1 - seat_of(card)
    power = {f"{PLAIN[foe]}.1": 1, f"{WEAK[foe]}.1": 2}
    made = played(card, foes=f"{PLAIN[foe]} {WEAK[foe]}", power=power)
    assert made.to_act == (foe, "sap")
    made.answers(PLAIN[foe])

    assert made.table.power == {f"{WEAK[foe]}.1": 2}
    assert made.area(foe) == sorted([PLAIN[foe], WEAK[foe]])


@cards(*TOUCHES)
def test_without_a_card_to_touch_nothing_happens(card: str) -> None:
    foe = 1 - seat_of(card)
    elsewhere = played(card, elsewhere={"mine": PLAIN[foe], "church": WEAK[foe]})

    assert at_rest(elsewhere)
    assert elsewhere.area(foe, "mine") == [PLAIN[foe]]


@cards(*TOUCHES)
def test_behind_a_shelter_only_the_shelter_can_be_touched(card: str) -> None:
    foe = 1 - seat_of(card)
    power = {f"{WALL[foe]}.1": 1, f"{WEAK[foe]}.1": 1}
    made = played(card, foes=f"{WALL[foe]} {WEAK[foe]}", power=power)

    assert at_rest(made)
    assert WEAK[foe] in made.area(foe)
    assert made.table.power == {f"{WEAK[foe]}.1": 1}


@cards("stampede", "arson")
def test_q69_two_shelters_do_not_protect_each_other(card: str) -> None:
    foe = 1 - seat_of(card)
    made = played(card, foes=f"{WALL[foe]} {WALL[foe]} {WEAK[foe]}")
    made.answers(WALL[foe])

    assert made.area(foe) == sorted([WALL[foe], WEAK[foe]])


@cards("clear-the-road")
def test_mapache_discards_an_obstruction_of_their_choice(card: str) -> None:
    made = played(card, own="farmhands barbed-wire cloudburst")
    assert made.to_act == (M, "rout")
    assert made.options == ["barbed-wire", "cloudburst"]
    made.answers("cloudburst")

    assert made.area(G) == ["barbed-wire", "farmhands"]
    assert made.discard(M) == ["cloudburst"]


# The player's own cards


@cards("stage-guard", "rear-guard")
def test_brings_a_card_from_another_battlefield_with_its_tokens(card: str) -> None:
    me = seat_of(card)
    power = {f"{PLAIN[me]}.1": 2}
    made = played(card, elsewhere={"bridge": PLAIN[me], "mine": WEAK[me]}, power=power)
    assert made.to_act == (me, "bring")
    made.answers(PLAIN[me])

    assert made.area(me) == sorted([card, PLAIN[me]])
    assert made.area(me, "bridge") == []
    assert made.table.power == power


@cards("stage-guard", "rear-guard")
def test_brings_nobody_if_it_is_not_wanted_or_nobody_is_there(card: str) -> None:
    me = seat_of(card)
    made = played(card, "pass", elsewhere={"bridge": PLAIN[me]})

    assert made.area(me, "bridge") == [PLAIN[me]]
    assert at_rest(played(card, own=WEAK[me]))


@pytest.mark.parametrize(
    ("card", "side", "setting"),
    [
        ("stage-guard", G, {"own": "farmhands barbed-wire", "elsewhere": {"bridge": "winchester-twins"}}),
        (
            "rear-guard",
            M,
            {
                "own": "raccoon-riders raccoon-riders hired-guns",
                "foes": "narrow-alley",
                "elsewhere": {"bridge": "war-wagon"},
            },
        ),
    ],
)
def test_brings_nobody_where_there_is_no_room(card: str, side: Seat, setting: dict[str, object]) -> None:
    made = played(card, **setting)

    assert at_rest(made)
    assert made.area(side, "bridge") != []
    assert len(made.area(side)) == (3 if side == G else 4)


@cards("fall-back")
def test_takes_an_own_card_back_to_hand(card: str) -> None:
    made = played(card, own="farmhands winchester-twins", power={"farmhands.1": 1})
    assert made.to_act == (G, "recall")
    made.answers("farmhands")

    assert made.hand(G) == ["farmhands"]
    assert made.area(G) == ["winchester-twins"]
    assert made.table.power == {}


@cards("hold-the-line", "drummer")
def test_puts_power_on_an_own_card(card: str) -> None:
    me = seat_of(card)
    made = played(card, own=f"{PLAIN[me]} {WEAK[me]}")
    assert made.to_act == (me, "drill")
    made.answers(WEAK[me])

    assert made.table.power == {f"{WEAK[me]}.1": 1}


@cards("hold-the-line", "drummer")
def test_without_tokens_nothing_is_placed(card: str) -> None:
    me = seat_of(card)
    setup = scene(card, own=PLAIN[me])
    setup.table.here.power[setup.table.side(me)] = 8 if me == G else 18
    setup.plays(card)
    if not at_rest(setup):
        setup.answers(PLAIN[me])

    assert setup.table.power == {}


# Searching


@cards("powder-cellar", "gunrunners-crate")
def test_searches_the_deck_for_icons_and_shows_what_is_taken(card: str) -> None:
    me = seat_of(card)
    powder = "powder-boy" if me == G else "rifle-smuggler"
    pile = f"{WEAK[me]} {powder} {PLAIN[me]} {powder}"
    made = played(card, decks=(pile, None) if me == G else (None, pile))
    assert made.to_act == (me, "dig")
    assert made.options == [powder, powder]
    assert made.view(me).searching != ()
    assert made.view(None).searching == made.view(1 - me).searching == ()
    made.answers(powder)

    assert made.hand(me) == [powder]
    assert made.events_of("revealed") == [("revealed", me, f"{powder}.1", card)]
    assert made.keys(made.table.players[me].deck) == sorted([WEAK[me], powder, PLAIN[me]])


@cards("powder-cellar", "gunrunners-crate")
def test_a_search_may_find_nothing(card: str) -> None:
    me = seat_of(card)
    made = played(card, decks=(WEAK[G], None) if me == G else (None, WEAK[M]))

    assert at_rest(made)
    assert made.table.players[me].hand == []
    assert len(made.table.players[me].deck) == 1


@cards("powder-cellar", "gunrunners-crate")
def test_after_a_search_the_deck_is_shuffled(card: str) -> None:
    setup = scene(card)
    me = seat_of(card)
    before = list(setup.table.players[me].deck)
    setup.plays(card)
    setup.answers(setup.decision.options[0])

    assert sorted(setup.table.players[me].deck) != before
    assert len(setup.table.players[me].deck) == len(before) - 1


@cards("gravediggers-luck", "old-comrades")
def test_takes_a_card_out_of_the_discard(card: str) -> None:
    me = seat_of(card)
    pile = f"{PLAIN[me]} {WEAK[me]}"
    made = played(card, discards=(pile, "") if me == G else ("", pile))
    assert made.to_act == (me, "recover")
    made.answers(WEAK[me])

    assert made.hand(me) == [WEAK[me]]
    assert made.events_of("recovered") == [("recovered", me, f"{WEAK[me]}.1", card)]


# Guardians


@cards("padres-blessing", "widow-esperanza")
def test_puts_grit_on_a_guardian_of_choice(card: str) -> None:
    made = played(card)
    assert made.to_act == (G, "hearten")
    assert made.options == STARTING.split()
    made.says(G, "ochoa-the-farmer")

    assert made.table.grit == {"ochoa-the-farmer": 1}


@cards("padres-blessing", "widow-esperanza")
@pytest.mark.parametrize(
    ("person", "before", "after"),
    [("padre-esteban", 1, {"padre-esteban": 2}), ("lucia-the-midwife", 11, {"padre-esteban": 11})],
)
def test_grit_may_lie_on_grit_while_there_are_tokens(
    card: str, person: str, before: int, after: dict[str, int]
) -> None:
    assert played(card, person, grit={"padre-esteban": before}).table.grit == after


@cards("bounty-killer")
def test_a_guardian_loses_grit_by_their_players_choice(card: str) -> None:
    made = played(card, grit={"padre-esteban": 2, "ochoa-the-farmer": 1})
    assert made.to_act == (G, "daunt")
    made.says(G, "padre-esteban")

    assert made.table.grit == {"padre-esteban": 1, "ochoa-the-farmer": 1}


# The army, and the turns


@cards("smoke-screen", "cavalry-charge")
def test_a_side_is_worth_three_more_until_mapaches_turn_is_over(card: str) -> None:
    me = seat_of(card)
    made = played(card)
    with_it = made.view(None).totals[1 - me]
    without = scene(card).view(None).totals[1 - me]
    for _ in range(2 if me == G else 1):
        made.ends()

    assert with_it == without + 3
    assert (made.table.cover, made.table.charge) == (0, 0)


@cards("smoke-screen", "cavalry-charge")
def test_q68_two_of_them_add_up(card: str) -> None:
    made = played(card, hand=card)
    made.plays(card)

    assert max(made.table.cover, made.table.charge) == 6


@cards("false-trail", "loose-horseshoes")
def test_the_other_draws_one_card_less(card: str) -> None:
    foe = 1 - seat_of(card)
    made = played(card)
    made.ends()

    assert len(made.table.players[foe].hand) == 1
    assert not made.table.players[foe].slowed


@cards("false-trail")
def test_q68_two_trails_cost_two_cards(card: str) -> None:
    made = played(card, hand=card)
    made.plays(card)
    made.ends()

    assert made.table.players[M].hand == []
    assert made.table.players[M].slowed == 0


@cards("loose-horseshoes")
def test_at_a_poisoned_well_slow_guardians_draw_nothing(card: str) -> None:
    made = played(card, foes="poisoned-well")
    made.ends()

    assert made.table.players[G].hand == []


@cards("false-trail", "loose-horseshoes", "ambush-at-dusk", "dust-storm")
def test_a_player_without_cards_is_not_hurt_by_it(card: str) -> None:
    foe = 1 - seat_of(card)
    made = played(card, decks=(None, "") if foe == M else ("", None))
    made.ends()

    assert made.table.players[foe].hand == []
    assert made.options == ["end"]


@cards("ambush-at-dusk", "dust-storm")
def test_the_other_may_play_one_card_in_their_next_turn(card: str) -> None:
    me = seat_of(card)
    foe = 1 - me
    made = played(card, theirs=f"{WEAK[foe]} {WEAK[foe]}")
    made.ends()
    made.plays(WEAK[foe])

    assert WEAK[foe] not in made.options
    assert "end" in made.options


@cards("ambush-at-dusk", "dust-storm")
def test_and_as_many_as_they_like_in_the_one_after(card: str) -> None:
    me = seat_of(card)
    made = played(card)
    made.ends()
    made.ends()

    assert not made.table.players[1 - me].one_card_limit


def test_every_card_that_does_something_was_played_here() -> None:
    assert set(EFFECTS) == TESTED
