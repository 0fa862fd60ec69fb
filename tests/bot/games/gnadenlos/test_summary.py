"""What happened in Gnadenlos!, in a line for each step of a turn."""

from dataclasses import replace

import pytest
from scenes.gnadenlos import DOC, GALE, JUNE, LAST_DUEL, NELL, SADIE, VEIL, Scene

from bot.features.game_panels.log_pages import ROOM, excerpt
from bot.games import PRESENTERS
from bot.games.lines import gravity_of, is_routine, victim_of
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import Badge
from engine.core.game import Game
from engine.core.rng import Rng
from engine.core.rules import Event
from engine.games import GAMES, PLAYERS

NAMES = ["Ann", "Bob", "Cleo", "Dan"]
SAY = Phrases(load_texts("en"), "gnadenlos", NAMES)
PRESENTER = PRESENTERS["gnadenlos"]


def summary(scene: Scene) -> list[str]:
    return in_words(PRESENTER.summary(unshown(scene.events), SAY))


def in_words(lines: list[str]) -> list[str]:
    """Return lines without the spaces between hats and names that no line ends at."""
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def unshown(events: list[Event]) -> list[Event]:
    """Return the events that no field of the board shows."""
    return [event for event in events if event.kind not in PRESENTER.events_in_fields]


def of_a_turn(scene: Scene) -> list[Event]:
    """Return the events before the next turn began."""
    kinds = [event.kind for event in scene.events]
    return scene.events[: kinds.index("turn-began")]


def test_of_a_long_absence_each_turn_before_the_last_is_a_line() -> None:
    sent = [Event("revealed", seat, (("card", NELL), ("strength", 6 - seat))) for seat in (0, 1)]
    gold = [*sent, *(Event("found", seat, (("nuggets", 12 - 9 * seat),)) for seat in (0, 1))]
    walk = (("steps", 5), ("field", 11), ("why", "prestige"))
    prestige = [Event("spent", 0, (("nuggets", 5),)), Event("advanced", 0, walk)]
    ruin = (("steps", 5), ("field", 6), ("why", "ruin"))
    payday = [
        Event("paid", 0, (("value", 2), ("left", 5))),
        Event("ruined", 1, (("value", 4), ("vultures", 1))),
    ]
    payday.append(Event("retreated", 1, ruin))
    turns = [Event("turn-began", 0, (("number", n),)) for n in range(6)]
    events = [*gold, *prestige, *payday, turns[3], *gold, turns[4], *gold, turns[5]]
    own = Phrases(load_texts("en"), "gnadenlos", NAMES, viewer=1)
    old, debts, middle, new = in_words(PRESENTER.summary(events, own))

    assert old == "Turn 2 · 💰 🔴+12 🔵+3 · 🔴→11"
    assert debts == "Turn 2 · payday: 🔴−2 🔵 (🦅 11→6)"
    assert middle == "Turn 3 · 💰 🔴+12 🔵+3"
    assert new.startswith("Turn 4 · 💰 🔴 Ann wins 12 nuggets")
    assert len(PRESENTER.summary([*gold, turns[3], *gold, turns[4]], SAY)) == 2  # few rows


def test_whoever_comes_back_reads_what_the_last_paydays_cost_them_before_what_others_won_since() -> None:
    ruins = [Event("ruined", 1, (("value", n), ("vultures", n))) for n in (1, 2)]
    falls = [
        Event("retreated", 1, (("steps", steps), ("field", field), ("why", "ruin")))
        for steps, field in ((5, 9), (4, 5))
    ]
    costs = [Event("paid", seat, (("value", value), ("left", 9))) for seat, value in ((0, 4), (0, 5), (2, 5))]
    paydays = [Event("payday-began"), costs[0], ruins[0], falls[0]]
    paydays += [Event("payday-began"), *costs[1:], ruins[1], falls[1]]
    sent = [Event("revealed", seat, (("card", NELL), ("strength", 6 - seat))) for seat in (0, 1)]
    duel = [*sent, Event("took", 1, (("count", 2),))]
    turns = [Event("turn-began", 0, (("number", n),)) for n in range(9)]
    for before in ([], [*duel, turns[6], *duel]):
        events = [*before, *paydays, turns[7], *duel, turns[8]]
        lines = PRESENTER.summary(events, Phrases(load_texts("en"), "gnadenlos", NAMES, viewer=2))
        [text] = in_words([excerpt(lines, SAY.texts, ROOM._replace(rows=2)).text])

        assert "Turn 6 · 2 paydays: 🔴−9 🔵 (🦅🦅 14→5) 🟡−5" in text


def test_a_gold_rush_is_one_line_with_strengths_and_nuggets() -> None:
    scene = Scene(f"{NELL} {SADIE}", DOC, VEIL, event="dry-creek")
    scene.says(0, NELL)

    assert summary(scene) == [
        "💰 🔴 Ann wins 12 nuggets with Nugget Nell (6), who leaves; 🔵 Bob (3) takes 3; "
        "🟡 Cleo (1) gets nothing."
    ]


def test_a_duel_says_who_draws_and_who_loses_an_adventurer() -> None:
    scene = Scene(f"{NELL} {SADIE}", DOC, VEIL, event="church-steps", market="red-1.a blue-2.a yellow-1.a")
    scene.says(0, NELL)

    assert summary(scene) == [
        "🔫 🟡 Cleo wins 2 notes from the market with The Black Veil (6), who leaves; "
        "🔴 Ann (3, tied) loses Nugget Nell; 🔵 Bob (3, tied) loses Doc Laudanum."
    ]


def test_whoever_has_nobody_to_send_is_told_so_in_every_place() -> None:
    scene = Scene(f"{NELL} {SADIE}", f"{DOC} {JUNE}", "", event="church-steps", market="red-1.a blue-2.a")
    assert PRESENTER.idle_text(scene.view(2), SAY).startswith("You have nobody to send")
    assert not PRESENTER.idle_text(scene.view(None), SAY)
    scene.says(0, NELL)
    scene.says(1, DOC)

    [line] = in_words(PRESENTER.summary(unshown(scene.events), SAY))
    assert line.endswith("; 🟡 Cleo has nobody to send.")
    picture = PRESENTER.picture(scene.view(), SAY)
    assert picture is not None
    assert [(item.icon, item.value) for item, _, _ in picture.items if isinstance(item, Badge)].count(
        ("people", "0")
    ) == 2  # beside Cleo's hat in the event, and where all have their numbers


def test_the_winner_of_a_duel_is_told_which_notes_came() -> None:
    scene = Scene(f"{NELL} {SADIE}", DOC, VEIL, event="church-steps", market="red-1.a blue-2.a")
    scene.says(0, NELL)
    to_cleo = Phrases(load_texts("en"), "gnadenlos", NAMES, viewer=2)

    [line] = in_words(PRESENTER.summary(unshown(scene.events), to_cleo))
    assert (
        "wins 2 notes from the market (red 1 and blue 2) with The Black Veil (6), who leaves; 🔴 Ann" in line
    )


def reads(seat: int, scene: Scene) -> list[str]:
    phrases = Phrases(load_texts("en"), "gnadenlos", NAMES, viewer=seat)
    return PRESENTER.summary(unshown(scene.events), phrases)


def test_what_an_event_meant_to_the_reader_stays_in_their_panel_and_is_left_out_last() -> None:
    scene = Scene(f"{NELL} {SADIE}", f"{DOC} {JUNE}", f"{VEIL} {GALE}", event="dry-creek")
    for seat, card in enumerate((NELL, DOC, VEIL)):
        scene.says(seat, card)
    scene.says(0, "4")
    assert not [seat for seat in range(3) if is_routine(reads(seat, scene)[-1])]  # the picture shows it
    scene.events.append(Event("payday-ended", None, (("column", 1),)))
    lines = {seat: reads(seat, scene)[0] for seat in range(3)}

    assert {seat: victim_of(line) for seat, line in lines.items()} == {0: 0, 1: 1, 2: None}
    assert {seat: gravity_of(line) for seat, line in lines.items()} == {0: 3, 1: 3, 2: 2}
    assert not is_routine(PRESENTER.summary(unshown(scene.events), SAY)[0])


def test_whose_only_adventurer_went_unasked_reads_it() -> None:
    scene = Scene(f"{NELL} {SADIE}", DOC, f"{VEIL} {JUNE}", phase="event", event_deck=["golden-spur"])
    scene.says(0, SADIE)
    scene.says(2, JUNE)

    [own, other] = (in_words(reads(seat, scene))[0] for seat in (1, 0))
    assert "🔵 Bob moves on to 12 with Doc Laudanum (4, your only one)" in own
    assert "unasked" not in other


def test_the_LAST_DUEL_is_not_fought_because_the_undertaker_has_come() -> None:
    scene = Scene(NELL, f"{DOC} {JUNE}", VEIL, **LAST_DUEL)

    assert scene.winners
    assert summary(scene)[0] == "The undertaker is here: the game ends."


def test_poker_says_where_hats_go() -> None:
    scene = Scene(f"{NELL} {SADIE}", DOC, VEIL, event="golden-spur", fields=(20, 20, 20))
    scene.says(0, SADIE)

    assert summary(scene) == [
        "🃏 🔵 Bob moves on to 23 with Doc Laudanum (4), who leaves; "
        "🟡 Cleo (3) stays; 🔴 Ann (1) falls back to 16."
    ]


def test_winners_who_tie_are_told_with_whom_they_sent() -> None:
    scene = Scene(f"{NELL} {SADIE}", DOC, GALE, event="dry-creek")
    scene.says(0, SADIE)

    assert summary(scene)[0] == (
        "💰 🔴 Ann (Six-Gun Sadie), 🔵 Bob (Doc Laudanum) and 🟡 Cleo (Preacher Gale) tie with 3: "
        "12 nuggets each; their adventurers leave."
    )


def test_until_a_lone_adventurer_is_seen_it_is_said_to_go_unasked_by_name_to_its_owner() -> None:
    scene = Scene(f"{NELL} {SADIE}", f"{DOC} {GALE}", VEIL, phase="event", event_deck=["dry-creek"])
    [event] = [event for event in scene.events if event.kind == "unasked"]

    lines = in_words([SAY.event(replace(event, secret=())), SAY.opened(event)])
    assert lines[0] == "🟡 Cleo has a single adventurer, who is sent unasked."
    assert lines[1] == "🟡 Cleo has only The Black Veil, who is sent unasked."


def test_who_goes_unasked_is_left_out_first_but_for_whom_it_is() -> None:
    scene = Scene(f"{NELL} {SADIE}", f"{DOC} {GALE}", VEIL, phase="event", event_deck=["dry-creek"])
    [event] = [event for event in scene.events if event.kind == "unasked"]
    left_out = {}
    for viewer in (0, 2, None):
        phrases = Phrases(load_texts("en"), "gnadenlos", NAMES, viewer=viewer)
        [line] = PRESENTER.summary([event], phrases)
        left_out[viewer] = is_routine(line)

    assert left_out == {0: True, 2: False, None: True}
    coming = Event("undertaker-moved", None, (("step", 1), ("of", 2), ("left", 1)))
    [line] = PRESENTER.summary([coming], Phrases(load_texts("en"), "gnadenlos", NAMES))
    assert not is_routine(line)


def test_where_the_board_has_little_room_a_payday_stays_before_who_then_goes_unasked() -> None:
    market = " ".join(["red-1.a"] * 6 + ["blue-2.a"] * 6 + ["yellow-4.a"] * 6)
    scene = Scene(
        f"{NELL} {SADIE}",
        f"{DOC} {GALE}",
        VEIL,
        phase="payday",
        market=market,
        dice="1 2 1 3",
        nuggets=(9, 9, 9),
        event_deck=["dry-creek"],
    )
    lines = PRESENTER.summary(unshown(scene.events), SAY)

    assert "unasked" in lines[-1]
    assert "🦅" in excerpt(lines, SAY.texts, ROOM._replace(rows=2)).text


def test_prestige_is_one_line() -> None:
    scene = Scene(GALE, DOC, JUNE, phase="prestige")
    scene.says(0, "4")

    assert summary(scene) == ["🔴 Ann pays 4: on to 10."]


def recruited() -> Scene:
    """Three bid 1, 2 and 3; the highest takes The Black Veil."""
    notes = ("red-1.a", "blue-2.a", "yellow-3.a")
    scene = Scene(GALE, DOC, JUNE, phase="recruit", deck=f"{SADIE} {VEIL}", notes=notes)
    scene.says(0, "open")
    for seat, note in enumerate(notes):
        scene.bids(seat, note)
    scene.says(2, VEIL)
    return scene


def test_a_recruiting_is_one_line_once_all_have_recruited() -> None:
    scene = recruited()

    [line, *_] = summary(scene)
    hired = "🟡 Cleo bids 3 for The Black Veil, 🔵 Bob 2 for Six-Gun Sadie"
    assert line == f"Turn 1 · 👥 {hired}; 🔴 Ann (1) gets nobody."


def test_who_chose_before_one_looked_is_not_said_to_get_nobody() -> None:
    scene = recruited()
    since = [event.kind for event in scene.events].index("recruited") + 1

    [line, *_] = in_words(PRESENTER.summary(unshown(scene.events[since:]), SAY))
    assert line == "Turn 1 · 👥 🔵 Bob bids 2 for Six-Gun Sadie; 🔴 Ann (1) gets nobody."


def test_who_is_on_offer_is_told_until_the_first_bid() -> None:
    scene = Scene(GALE, DOC, JUNE, phase="recruit", deck=f"{SADIE} {VEIL}")
    scene.says(0, "open")
    assert "Looking for work" in PRESENTER.summary(scene.events, SAY)[-1]
    scene.bids(0, "red-1.a")

    assert not PRESENTER.summary(scene.events, SAY)


def test_whose_bid_was_made_unasked_reads_why() -> None:
    notes = ("red-4.a", "blue-3.a", "yellow-0.a")
    scene = Scene(GALE, DOC, JUNE, phase="recruit", deck=f"{SADIE} {VEIL}", notes=notes)
    scene.says(0, "open")
    scene.bids(0, "red-4.a")
    scene.bids(1, "blue-3.a")
    before = summary(scene)
    scene.says(0, VEIL)

    assert before == ["🟡 Cleo can outbid nobody, and is not asked."]
    assert summary(scene)[0].endswith("; 🟡 Cleo (0) gets nobody.")


def test_prestige_ends_the_line_of_the_contest_before_it() -> None:
    scene = Scene(f"{NELL} {SADIE}", DOC, VEIL, event="dry-creek")
    scene.says(0, NELL)
    scene.says(0, "4")

    assert summary(scene) == [
        "💰 🔴 Ann wins 12 nuggets with Nugget Nell (6), who leaves; 🔵 Bob (3) takes 3; "
        "🟡 Cleo (1) gets nothing. 🔴 Ann pays 4: on to 10."
    ]


def test_prestige_is_told_after_an_older_line_of_where_the_hat_stood() -> None:
    scene = Scene(f"{NELL} {SADIE}", f"{DOC} {GALE}", VEIL, event="golden-spur", event_deck=["dry-creek"])
    for seat, card in ((0, SADIE), (1, DOC)):
        scene.says(seat, card)
    scene.says(0, "4")
    scene.says(0, "pass")

    assert "🔴 Ann pays 4: on to 9." in summary(scene)[0]


def test_whoever_pays_nothing_on_payday_reads_that_no_note_of_theirs_came_up() -> None:
    market = " ".join(["red-1.a"] * 6 + ["blue-2.a"] * 6 + ["yellow-4.a"] * 6)
    scene = Scene(GALE, DOC, JUNE, phase="payday", market=market, dice="1 2 1 3", nuggets=(9, 9, 9))
    scene.events = of_a_turn(scene)
    lines = {seat: in_words(reads(seat, scene))[0] for seat in range(3)}

    assert lines[0] == summary(scene)[0].replace("(4+4).", "(4+4); none of your notes.")
    assert {line for seat, line in lines.items() if seat} == {summary(scene)[0]}


def test_a_payday_is_one_line_with_the_ruin_that_ends_it() -> None:
    market = " ".join(["red-1.a"] * 6 + ["blue-2.a"] * 6 + ["yellow-4.a"] * 6)
    scene = Scene(GALE, DOC, JUNE, phase="payday", market=market, dice="1 1 2", nuggets=(9, 9, 3))

    assert summary(scene)[0] == "🦅 🟡 Cleo cannot pay 4: vulture 1, back to 1."
    scene = Scene(GALE, DOC, JUNE, phase="payday", market=market, dice="1 1 1 1", nuggets=(9, 9, 9))
    called = "💰 Payday: "
    pay = "🔴 Ann pays 1, 🔵 Bob pays 2 and 🟡 Cleo pays 4; then die 1, an empty column: over."
    assert summary(scene)[0] == called + pay


def test_a_payday_names_every_note_that_cost_something() -> None:
    paid = [Event("paid", 0, (("value", value), ("left", 9))) for value in (2, 0, 3, 4, 2)]

    assert "🔴 Ann pays 11 (2+3+4+2)." in in_words(PRESENTER.summary(paid, SAY))[0]


def test_of_a_long_absence_each_turn_names_who_recruited() -> None:
    walk = (("steps", 6), ("field", 12), ("why", "poker"))
    back = (("steps", 1), ("field", 5), ("why", "poker"))
    poker = [Event("revealed", seat, (("card", NELL), ("strength", 6 - seat))) for seat in (0, 1)]
    poker += [Event("advanced", 0, walk), Event("retreated", 1, back)]
    hired = [Event("recruited", seat, (("cards", NELL),)) for seat in (0, 2)]
    turns = [Event("turn-began", 0, (("number", n),)) for n in range(6)]
    events = [*hired, turns[3], *poker, *hired, turns[4], *poker, *poker, *poker, turns[5]]
    old, middle, last = in_words(PRESENTER.summary(events, SAY))
    board = in_words(PRESENTER.summary([*hired, turns[3], *poker], SAY))
    assert [line[:18] for line in board] == [
        "Turn 2 · 👥 🔴 🟡",
        "Turn 3 · 🃏 🔴 Ann m",
    ]  # the older turn, marked
    notes = Event("took", 0, (("count", 2),), secret=(("notes", "red-1.a blue-2.a"),))
    duel = [Event("revealed", 0, (("card", NELL), ("strength", 6))), notes]
    own = Phrases(load_texts("en"), "gnadenlos", NAMES, viewer=0)
    drew = in_words(PRESENTER.summary([*duel, turns[3], *poker * 3, turns[4], *poker * 3, turns[5]], own))[0]

    assert drew == "Turn 2 · 🔫 🔴📄+2 (red 1 and blue 2)"
    assert last.startswith("Turn 4 · 🃏 🔴→12")  # in full it would be a wall
    assert old == "Turn 2 · 👥 🔴 🟡"
    assert middle == "Turn 3 · 🃏 🔴→12 🔵→5 · 👥 🔴 🟡"


def test_a_second_payday_of_a_turn_says_why_and_a_vulture_is_grave_for_everybody() -> None:
    market = " ".join(["red-1.a"] * 6 + ["blue-2.a"] * 6 + ["yellow-4.a"] * 6 + ["red-1.b"])
    scene = Scene(GALE, DOC, JUNE, phase="payday", market=market, dice="2 6 6 6 6", nuggets=(9, 9, 3))
    scene.events = of_a_turn(scene)
    lines = reads(0, scene)

    assert in_words(lines)[:2] == [
        "🦅 🟡 Cleo cannot pay 4: vulture 1, back to 1.",
        "The market is still full: another payday. "
        "💰 Payday: 🔴 Ann pays 2 (1+1) and 🔵 Bob pays 2; then die 6, an empty column: over.",
    ]
    assert [(gravity_of(line) > 1, is_routine(line)) for line in lines[:2]] == [(True, False), (True, False)]


def test_a_vulture_is_no_graver_than_what_the_next_event_has_brought() -> None:
    market = " ".join(["red-1.a"] * 6 + ["blue-2.a"] * 6 + ["yellow-4.a"] * 6)
    more = {"market": market, "dice": "1 1 2", "nuggets": (9, 9, 3), "event_deck": ["dry-creek"]}
    scene = Scene(f"{NELL} {SADIE}", f"{DOC} {JUNE}", VEIL, phase="payday", **more)
    [before] = [line for line in reads(0, scene) if "🦅" in line]
    scene.says(1, DOC)
    scene.says(0, NELL)
    [vulture, contest] = [line for line in reads(0, scene) if line[0] in "🦅💰"][-2:]

    assert gravity_of(before) > gravity_of(contest) >= gravity_of(vulture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_games_are_told_in_a_third_of_their_events(seats: int, language: str) -> None:
    phrases = Phrases(load_texts(language), "gnadenlos", NAMES)
    for number in range(5):
        events = _played(seats, f"{number:064x}")
        lines = PRESENTER.summary(unshown(events), phrases)
        assert 3 * len(lines) <= len(events)
        assert not [line for line in lines if "gnadenlos-" in line]


def _played(seats: int, seed: str) -> list[Event]:
    game, rng = Game.new(GAMES["gnadenlos"], seats, seed), Rng(seed)
    events = list(game.deal_events)
    while game.winners is None:
        decision = game.open_decisions[0]
        events += game.answer(
            decision.seat, PLAYERS["gnadenlos"](game.view(decision.seat), decision, rng)
        ).events
    return events


def test_which_event_is_in_town_is_told_until_it_is_decided() -> None:
    town = (("symbol", "gold"), ("card", "dry-creek"))
    coming = [Event("turn-began", 0, (("number", 3),)), Event("turned", None, town)]
    decided = [
        Event("revealed", 0, (("card", NELL), ("strength", 6))),
        Event("found", 0, (("nuggets", 12),)),
    ]

    unasked = [Event("unasked", seat) for seat in (1, 2)]
    lines = [
        "Turn 3: a gold rush for all; then prestige and recruiting for 🔴 Ann.",
        "🔵 Bob and 🟡 Cleo: only one adventurer, sent unasked.",
    ]

    assert in_words(PRESENTER.summary([*coming, *unasked], SAY)) == lines
    assert len(PRESENTER.summary([*coming, *decided], SAY)) == 1
    assert len(PRESENTER.summary([coming[0], *coming], SAY)) == 1


def test_what_ended_the_game_is_not_told_again_below_the_end_that_says_it() -> None:
    scene = Scene(NELL, f"{DOC} {JUNE}", VEIL, **LAST_DUEL)

    assert "ended" in {event.kind for event in scene.events}
    assert "ended" not in {event.kind for event in unshown(scene.events)}
    assert "undertaker" in PRESENTER.verdict(scene.view(), SAY)


def test_all_who_get_nothing_are_one_clause() -> None:
    strengths = ((0, NELL, 6), (1, DOC, 3), (2, VEIL, 2), (3, GALE, 1))
    sent = [Event("revealed", seat, (("card", card), ("strength", n))) for seat, card, n in strengths]
    won = [Event("found", seat, (("nuggets", nuggets),)) for seat, nuggets in ((0, 12), (1, 3))]

    [line] = in_words(PRESENTER.summary([*sent, *won], SAY))
    assert line.endswith("🔵 Bob (3) takes 3; 🟡 Cleo (2) and ⚫ Dan (1) get nothing.")


def test_prestige_is_told_once_a_later_event_is_decided_too() -> None:
    facts = (("steps", 5), ("field", 11), ("why", "prestige"))
    bought = [Event("spent", 0, (("nuggets", 5),)), Event("advanced", 0, facts)]
    sent = [Event("revealed", seat, (("card", NELL), ("strength", 6))) for seat in (0, 1)]
    won = [Event("found", 0, (("nuggets", 12),))]

    assert "5: on to 11" in PRESENTER.summary([*bought, *sent, *won], SAY)[0]
    assert "11" in PRESENTER.summary([*sent, *won, *bought], SAY)[-1]


def test_prestige_is_told_before_a_later_line_of_where_the_hat_falls_back_to() -> None:
    walk = (("steps", 5), ("field", 12), ("why", "prestige"))
    fall = (("steps", 2), ("field", 10), ("why", "poker"))
    bought = [Event("spent", 0, (("nuggets", 5),)), Event("advanced", 0, walk)]
    sent = [
        Event("revealed", seat, (("card", card), ("strength", n)))
        for seat, card, n in ((1, DOC, 4), (0, GALE, 2))
    ]

    first, then = in_words(PRESENTER.summary([*bought, *sent, Event("retreated", 0, fall)], SAY))
    assert first == "🔴 Ann pays 5: on to 12."
    assert then.endswith("🔴 Ann (2) falls back to 10.")
    won = [Event("found", seat, (("nuggets", 3),)) for seat in (0, 1)]
    lines = PRESENTER.summary([*sent, *won, *bought, *sent, Event("retreated", 0, fall)], SAY)
    assert not any(map(is_routine, lines))  # what a hat was moved by is no detail


def test_once_somebody_bids_prestige_is_still_told() -> None:
    for event in ("dry-creek", "golden-spur"):
        scene = Scene(f"{NELL} {SADIE}", DOC, VEIL, event=event, deck=f"{GALE} {JUNE}")
        for reply in (SADIE, "4", "open"):
            scene.says(0, reply)
        scene.bids(0, "red-3.a")

        assert "pays 4" in " ".join(summary(scene))
        assert "pays 4" in " ".join(reads(0, scene))


def test_what_a_seat_recruited_stays_rather_than_how_near_the_undertaker_is() -> None:
    hired = [
        Event("bid", 0, (("sum", 3), ("notes", "red-3"))),
        Event("recruited", 0, (("cards", NELL),)),
        Event("laid", 0, (("sum", 3), ("count", 1))),
    ]
    own = Phrases(load_texts("en"), "gnadenlos", NAMES, viewer=0)
    lines = PRESENTER.summary(
        [*hired, Event("undertaker-moved", None, (("step", 1), ("of", 2), ("left", 1)))], own
    )

    assert [*map(is_routine, lines)] == [False, True]


def test_what_an_event_brought_to_others_stays_rather_than_whom_a_seat_recruited() -> None:
    scene = recruited()
    [hired] = [line for line in reads(0, scene) if "👥" in line]
    gold = Scene(f"{NELL} {SADIE}", f"{DOC} {JUNE}", f"{VEIL} {GALE}", event="dry-creek")
    for seat, card in enumerate((NELL, DOC, VEIL)):
        gold.says(seat, card)

    assert victim_of(hired) == 0
    assert gravity_of(reads(2, gold)[0]) > gravity_of(hired) > 0


def test_a_line_of_an_older_turn_weighs_no_more_than_a_new_recruiting_of_ones_own() -> None:
    gold = Scene(f"{NELL} {SADIE}", f"{DOC} {JUNE}", f"{VEIL} {GALE}", event="dry-creek")
    for seat, card in enumerate((NELL, DOC, VEIL)):
        gold.says(seat, card)
    events = list[Event]()
    for number, scene in enumerate((gold, gold, recruited()), 1):
        events += [Event("turn-began", 0, (("number", number),)), *unshown(scene.events)]
    phrases = Phrases(load_texts("en"), "gnadenlos", NAMES, viewer=1)
    older, *lines = PRESENTER.summary(events, phrases)
    [hired] = [line for line in lines if "👥" in line]

    assert older.startswith("Turn 1")
    assert gravity_of(older) <= gravity_of(hired)


def test_where_hats_went_outweighs_older_gold() -> None:
    poker = Scene(f"{NELL} {SADIE}", f"{DOC} {JUNE}", VEIL, event="golden-spur")
    gold = Scene(f"{NELL} {SADIE}", f"{DOC} {JUNE}", f"{VEIL} {GALE}", event="dry-creek")
    for scene, own in ((poker, SADIE), (gold, NELL)):
        scene.says(0, own)
        scene.says(1, DOC)
    gold.says(2, VEIL)
    own = max(gravity_of(reads(seat, gold)[0]) for seat in range(3))
    assert min(gravity_of(reads(seat, poker)[0]) for seat in range(3)) >= own
