"""The event: gold rush, duel, poker, and who is best, second and worst."""

import pytest
from scenes.gnadenlos import LAST_DUEL, Scene

from engine.core.decisions import Refused
from engine.games.gnadenlos.cards import EVENTS, START, section_of
from engine.games.gnadenlos.state import TurnView

GOLD, DUEL, POKER = "dry-creek", "church-steps", "golden-spur"
FIRST, SECOND = EVENTS[GOLD].first, EVENTS[GOLD].second
SIX = "red-1.a red-2.a blue-1.a blue-2.a yellow-1.a yellow-2.a"
# strengths in gold, duel and poker
NELL, QUARTZ, SLUICE = "nugget-nell", "old-quartz", "sluice-mcgraw"  # 631 622 613
SADIE, ORTIZ, VEIL = "six-gun-sadie", "thunder-ortiz", "black-veil"  # 361 262 163
ACE, FORTUNA, REMY = "ace-of-sleeves", "madame-fortuna", "riverboat-remy"  # 316 226 136
GALE, DOC, JUNE = "preacher-gale", "doc-laudanum", "calico-june"  # 334 334 343


def sent(event: str, *cards: str, **more) -> Scene:
    """A scene in which each seat has one adventurer, so that the event happens at once."""
    return Scene(*cards, event=event, **{"event_deck": ["last-stake"], **more})


def test_r14_the_active_player_turns_up_an_event_for_all_to_see() -> None:
    scene = Scene(f"{NELL} {SADIE}", ACE, GALE, phase="event", event_deck=[POKER, GOLD])

    assert scene.view().event == GOLD
    assert scene.events_of("turned") == [("turned", None, GOLD, "gold")]
    assert scene.view().piles.event_deck == 1


def test_r15_q62_all_choose_in_secret_at_once_are_turned_up_together_and_go_back_into_hiding() -> None:
    scene = Scene(f"{NELL} {SADIE}", f"{ACE} {DOC}", f"{GALE} {JUNE}", event=GOLD)
    before = scene.view(1)
    scene.says(2, GALE)

    assert scene.to_act == [(0, "adventurer"), (1, "adventurer")]
    assert scene.events_of("revealed") == []
    assert (scene.view(1).seats, scene.view(1).decision) == (before.seats, before.decision)

    scene.says(1, DOC)
    scene.says(0, NELL)

    assert scene.events_of("revealed") == [
        ("revealed", 0, NELL, 6),
        ("revealed", 1, DOC, 3),
        ("revealed", 2, GALE, 3),
    ]
    assert [seat.hand for seat in scene.view().seats] == [(), (), ()]
    assert scene.view().turns[-1].sent == ((0, NELL), (1, DOC), (2, GALE))

    scene.says(0, "0")
    scene.says(0, "pass")

    assert [seat.hand for seat in scene.view().seats] == [(), (), ()]
    assert [turn.card for turn in scene.view().turns] == [GOLD, ""]


def test_who_was_sent_is_shown_until_the_next_event_is_decided_and_then_only_who_won() -> None:
    scene = Scene(f"{NELL} {SADIE}", f"{DOC} {JUNE}", f"{GALE} {VEIL}", event=GOLD)
    for seat, reply in ((0, NELL), (1, DOC), (2, GALE), (0, "0"), (0, "pass")):
        scene.says(seat, reply)
    rest = {"winners": (0,), "gains": ((0, FIRST), (1, SECOND), (2, SECOND)), "fields": (START,) * 3}
    everybody = ((0, NELL), (1, DOC), (2, GALE))
    assert scene.view().turns[0] == TurnView(GOLD, sent=everybody, **rest)

    scene.says(1, JUNE)
    scene.says(2, VEIL)

    assert scene.view().turns[0] == TurnView(GOLD, sent=((0, NELL),), **rest)


@pytest.mark.parametrize(
    ("cards", "won", "gone"),
    [
        ((GALE, NELL, "mule-hopkins"), (0, FIRST, SECOND), [NELL]),
        ((VEIL, NELL, GALE), (0, FIRST, SECOND), [NELL]),
        ((NELL, QUARTZ, GALE), (FIRST, FIRST, 0), [NELL, QUARTZ]),
        ((GALE, NELL, DOC, VEIL), (SECOND, FIRST, SECOND, 0), [NELL]),
        ((VEIL, "", NELL), (SECOND, 0, FIRST), [NELL]),
    ],
    ids=["first and second", "the lowest", "level first leave no second", "level second", "one stays out"],
)
def test_r17_r18_r22_r23_q7_q9_q10_q11_q14_q24_the_first_in_a_gold_rush_go_and_nobody_loses_anything(
    cards: tuple[str, ...], won: tuple[int, ...], gone: list[str]
) -> None:
    scene = sent(GOLD, *cards)

    assert scene.nuggets == [10 + amount for amount in won]
    assert scene.table.discard == gone
    assert [player.hand for player in scene.players] == [
        [card] if card and card not in gone else [] for card in cards
    ]
    assert scene.fields == [6] * len(cards)
    assert [seat for _, seat, *_ in scene.events_of("revealed")] == [
        n for n, card in enumerate(cards) if card
    ]


def test_q7_whoever_has_adventurers_must_send_one() -> None:
    scene = Scene(f"{NELL} {SADIE}", ACE, GALE, event=GOLD)

    with pytest.raises(Refused, match="how-many"):
        scene.says(0)
    with pytest.raises(Refused, match="not-in-hand"):
        scene.says(0, REMY)


@pytest.mark.parametrize(
    ("event", "nuggets", "field"), [(GOLD, 10 + FIRST, 6), (DUEL, 10, 6), (POKER, 10, 6 + section_of(6).gain)]
)
def test_r26_q8_a_single_adventurer_wins_alone_and_is_not_lowest(
    event: str, nuggets: int, field: int
) -> None:
    scene = sent(event, "", ACE, "", market=SIX)

    assert (scene.nuggets, scene.fields) == ([10, nuggets, 10], [6, field, 6])
    assert len(scene.events_of("took")) == (event == DUEL)
    assert scene.table.discard == [ACE]


def test_q8_where_nobody_has_adventurers_no_card_is_turned_up() -> None:
    scene = Scene("", "", "", phase="event", event_deck=[POKER, GOLD])

    assert scene.table.event_deck == [POKER, GOLD]
    assert scene.events_of("nobody-went") == [("nobody-went", None)]
    assert scene.to_act == [(0, "prestige")]


def test_r19_r25_q15_q18_the_winner_of_a_duel_takes_two_notes_at_random_to_their_hand() -> None:
    taken = set()
    for rng in range(12):
        scene = sent(DUEL, GALE, SADIE, JUNE, notes=("", "", ""), market=SIX, seed=f"{rng:02x}" * 32)
        taken.add(tuple(scene.players[1].notes))

        assert len(scene.players[1].notes) == 2
        assert sorted([*scene.market, *scene.players[1].notes]) == sorted(SIX.split())

    assert len(taken) > 5


def test_r24_q13_all_who_are_lowest_in_a_duel_lose_their_adventurers_too() -> None:
    one = sent(DUEL, GALE, SADIE, JUNE, market=SIX)
    two = sent(DUEL, GALE, SADIE, DOC, market=SIX)

    assert (one.table.discard, one.players[2].hand) == ([SADIE, GALE], [JUNE])
    assert sorted(two.table.discard) == sorted([SADIE, GALE, DOC])


def test_q12_q21_if_all_are_level_all_win_and_nobody_is_lowest() -> None:
    scene = sent(POKER, GALE, DOC, "blue-dice-boone")

    assert scene.fields == [6 + section_of(6).gain] * 3
    assert sorted(scene.table.discard) == sorted([GALE, DOC, "blue-dice-boone"])


def test_q16_q17_several_winners_take_in_turn_order_what_there_is() -> None:
    scene = sent(DUEL, GALE, SADIE, ORTIZ, notes=("", "", ""), market="red-1.a blue-2.a red-3.a", active=2)

    assert scene.events_of("took") == [("took", 2, 2), ("took", 1, 1)]
    assert scene.market == []


def test_q19_holes_are_closed_up_at_once_in_order() -> None:
    scene = sent(DUEL, GALE, SADIE, JUNE, notes=("", "", ""), market=f"{SIX} red-3.a red-3.b")
    left = [note for note in f"{SIX} red-3.a red-3.b".split() if note not in scene.players[1].notes]

    assert scene.market == left
    assert [len(column) for column in scene.table.market] == [1] * 6


def test_q20_q51_the_undertaker_moves_first_and_at_rip_nobody_is_sent() -> None:
    scene = Scene(f"{GALE} {NELL}", SADIE, JUNE, notes=("", "", ""), market=SIX, **LAST_DUEL)

    assert scene.winners is not None
    assert scene.market == SIX.split()
    assert scene.table.discard == []


def test_r25_the_undertaker_moves_in_duels_only() -> None:
    moved = [
        Scene(GALE, SADIE, f"{ACE} {NELL}", phase="event", event_deck=[event]).table.undertaker
        for event in (GOLD, DUEL, POKER)
    ]

    assert moved == [0, 1, 0]


@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [
        ((ACE, SADIE, GALE), (6, 20, 14), [6 + section_of(6).gain, 20 - section_of(20).loss, 14]),
        ((SADIE, ACE, FORTUNA), (7, 12, 13),
            [7 - section_of(7).loss, 12 + section_of(12).gain, 13 + section_of(13).gain]),
        ((SADIE, ACE, GALE), (2, 6, 6), [1, 6 + section_of(6).gain, 6]),
    ],
    ids=["by their colors", "by the fields stood on before", "not behind the first field"],
)  # fmt: skip
def test_r20_r21_q4_q5_q22_poker_moves_the_best_forward_and_the_worst_backward(
    cards: tuple[str, ...], before: tuple[int, ...], after: list[int]
) -> None:
    scene = sent(POKER, *cards, fields=before)

    assert scene.fields == after
    assert scene.table.discard == [card for card in cards if card in (ACE, FORTUNA)]
    assert scene.players[cards.index(SADIE)].hand == [SADIE]


def test_q23_r42_who_arrives_by_poker_ends_the_game_after_all_moves() -> None:
    scene = sent(POKER, ACE, SADIE, GALE, fields=(30, 29, 12))

    assert scene.winners == (0,)
    assert scene.fields == [30 + section_of(30).gain, 29 - section_of(29).loss, 12]


def test_q25_an_empty_pile_of_events_is_made_of_the_used_ones() -> None:
    scene = Scene(f"{NELL} {SADIE}", ACE, GALE, phase="event", event_deck=[], event_discard=list(EVENTS))

    assert scene.table.event in EVENTS
    assert len(scene.table.event_deck) == 6
    assert scene.table.event_discard == []
