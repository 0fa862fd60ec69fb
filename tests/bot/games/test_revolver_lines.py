"""What happened in Revolver 2, in few rows of a phone."""

import re
from dataclasses import replace
from typing import Any

import pytest
from scenes.revolver import GUARDIANS, MAPACHE
from scenes.revolver import Scene as Table

from bot.features.game_panels.answers import are_buttons
from bot.features.game_panels.board import told_by_end
from bot.features.game_panels.hint import move_text
from bot.features.game_panels.log_pages import TextBudget, excerpt
from bot.games import PRESENTERS
from bot.games.lines import gravity_of, is_routine, victim_of
from bot.games.offered import offered_options
from bot.games.parts import fit_label
from bot.games.revolver.cards import costly, hits_to_fell, numbers, words_on
from bot.i18n.texts import LANGUAGES, Phrases, load_texts
from bot.render.scene import Label
from bot.ui.components import MAX_OPTION
from engine.core.forced import finish_private_steps, leading_up
from engine.core.game import Game
from engine.core.log import LogRow
from engine.core.rules import Event
from engine.games import GAMES
from engine.games.revolver.cards import CARDS, SIDE
from engine.games.revolver.rules.turn import HAND

SAY = Phrases(load_texts("en"), "revolver", ["Alice", "Bob"])


def played(seat: int, card: str, field: str, paid: str = "") -> list[Event]:
    events = [Event("played", seat, (("card", card), ("field", field)))]
    return [*events, Event("paid", seat, (("cards", paid),))] if paid else events


def test_a_turn_tells_what_was_played_then_what_it_did_and_no_draw() -> None:
    drew = Event("drew", 1, (("count", 1),))
    turn = [
        *played(1, "general-mapache", "church", "deserters deserters"),
        drew,
        Event("discarded", 0, (("card", "farmhands"),)),
        *played(1, "war-wagon", "church", "deserters"),
        Event("dropped", 0, (("cards", "lasso"), ("count", 1))),
        Event("ended", 1),
        Event("repelled", 0, (("gang", 6), ("guards", 6))),
    ]

    assert PRESENTERS["revolver"].summary([*turn, *played(0, "powder-cellar", "church")], SAY) == [
        "Bob plays General Mapache and War Wagon.",
        "General Mapache: Alice loses Farmhands with Pitchforks.",
        "War Wagon: Alice loses Lasso from the Roof (hand).",
        "Alice holds, 6 against 6.",
        "Alice plays Powder Cellar.",
    ]


def test_results_and_own_losses_are_kept_before_what_was_played() -> None:
    events = [
        Event("tournament-won", 1, (("fields", "cathouse jailhouse drinking-den"),)),
        Event("marched", 0, (("field", "cathouse"), ("box", 1))),
        *played(0, "stampede", "cathouse"),
        Event("discarded", 1, (("card", "war-wagon"),)),
        *played(1, "hired-guns", "cathouse"),
        Event("repelled", 0, (("gang", 2), ("guards", 7))),
    ]
    lines = PRESENTERS["revolver"].summary(events, Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=1))
    loss, hold = "Alice plays Stampede. Bob loses War Wagon.", "Alice holds, 7 against 2."

    assert [line for line in lines if victim_of(line) == 1] == [loss, hold]
    assert excerpt(lines, SAY.texts, TextBudget(960, 4)).text.split("\n")[-2:] == [loss, hold]


def test_what_the_other_played_is_kept_where_the_fight_has_moved_on_before_a_recruit() -> None:
    events = [
        *played(1, "loot-the-farms", "church"),
        Event("ended", 1),
        Event("repelled", 0, (("gang", 3), ("guards", 8))),
        Event("army-neared", None, (("why", ""), ("left", 10))),
        Event("marched", 0, (("field", "saloon"), ("box", 1))),
        Event("recruited", 0, (("card", "deaf-joaquin"),)),
    ]
    for viewer in (None, 0):
        say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
        lines = PRESENTERS["revolver"].summary(events, say)
        assert lines[0] == "Bob plays Loot the Farms."
        assert len(lines) == 3  # the title says where the fight is
        assert lines[0] in excerpt(lines, SAY.texts, TextBudget(960, 4)).text


def test_what_a_card_fetches_is_told_after_it() -> None:
    took = Event("recovered", 1, (("card", "raccoon-riders"),))
    turn = [*played(1, "old-comrades", "church"), took, *played(1, "raccoon-riders", "church")]

    assert PRESENTERS["revolver"].summary(turn, SAY) == [
        "Bob plays Old Comrades and Raccoon Riders.",
        "Old Comrades: Bob takes Raccoon Riders in hand.",
    ]


def test_what_a_card_makes_one_draw_or_discard_stands_behind_its_play() -> None:
    loot = Event("drew", 1, (("count", 3),), (("cards", "arson drummer lasso"),))
    turn = [*played(1, "loot-the-farms.1", "church"), loot, Event("discarded", 1, (("card", "war-wagon"),))]

    assert PRESENTERS["revolver"].summary(
        turn, Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=1)
    ) == [
        "Bob plays Loot the Farms. Bob draws Arson, The Drummer and Lasso from the Roof.",
        "Bob discards War Wagon.",
    ]


def test_what_two_copies_fetch_is_one_line() -> None:
    took = Event("revealed", 1, (("card", "ammunition-wagon.1"),))
    turn = [
        *played(1, "gunrunners-crate.1", "church"),
        took,
        *played(1, "gunrunners-crate.2", "church"),
        took,
    ]

    assert PRESENTERS["revolver"].summary(turn, SAY)[1:] == [
        "Gunrunner’s Crate: Bob takes Ammunition Wagon ×2 in hand."
    ]


def test_what_was_taken_back_is_told_before_the_plays_that_count() -> None:
    turn = [*played(1, "drummer", "church"), Event("undone-alone", 1), *played(1, "war-wagon", "church")]

    assert PRESENTERS["revolver"].summary(turn, SAY) == [
        "Bob takes a choice back; it had revealed nothing.",
        "Bob plays The Drummer and War Wagon.",
    ]


def test_in_a_panel_a_death_of_long_ago_makes_room_for_the_last_turn() -> None:
    say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=0)
    turns: list[Event] = []
    for person in ("benito-the-baker", "alma-the-teacher", "deaf-joaquin"):
        turns += [*played(0, "lasso", "church"), Event("ended", 0), *played(1, "war-wagon", "church")]
        turns.append(Event("ended", 1))
        turns.append(Event("overrun-fell", 1, (("gang", 6), ("guards", 4), ("card", person))))
    lines = PRESENTERS["revolver"].summary(turns, say)

    assert [line.split(": ")[-1] for line in lines if victim_of(line) == 0] == [
        "Alma the Teacher falls.",
        "Bob plays War Wagon.",
        "Deaf Joaquín falls.",
    ]


def test_what_the_other_played_is_kept_before_what_one_drew() -> None:
    drew = Event("drew", 1, (("count", 1),), (("cards", "war-wagon"),))
    turns = [*played(0, "farmhands", "church"), drew, drew, *played(1, "hired-guns", "church")]
    lines = PRESENTERS["revolver"].summary(turns, Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=1))

    rows = excerpt(lines, SAY.texts, TextBudget(960, 2), left_key="").text.split("\n")
    assert rows == ["Alice plays Farmhands with Pitchforks.", "Bob plays Hired Guns."]


def test_who_plays_a_card_reads_what_it_did_before_what_paid_for_it() -> None:
    spared = Event("spared", 0, (("card", "crispin-the-sexton"), ("by", "sharpshooter")))
    drew = Event("drew", 1, (("count", 1),), (("cards", "war-wagon"),))
    for card, event, does in (
        ("sharpshooter", spared, "Crispín the Sexton (Alice) survives the hit and loses a grit token."),
        ("hired-guns", drew, "Bob draws War Wagon."),
    ):
        rows = [*played(1, card, "church", "lasso lasso"), event]
        lines = PRESENTERS["revolver"].summary(
            rows, Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=1)
        )
        assert does in excerpt(lines, SAY.texts, TextBudget(960, 3), left_key="").text


def test_battlefields_are_named_where_a_turn_has_several() -> None:
    plays = [*played(1, "war-wagon", "church"), *played(1, "barbed-wire", "bridge")]

    assert PRESENTERS["revolver"].summary(plays, SAY) == [
        "Bob plays War Wagon (Church).",
        "Bob plays Barbed Wire (Bridge). It takes up room on the guardians’ side.",
    ]


def test_a_hit_and_its_victim_are_one_line() -> None:
    hit = Event("overrun", 1, (("gang", 6), ("guards", 4)))

    for kind, end in (("fell", "falls"), ("spared", "loses a grit token")):
        lines = PRESENTERS["revolver"].summary([hit, Event(kind, 0, (("card", "benito-the-baker"),))], SAY)

        assert lines == [f"Bob attacks, 6 against 4: Benito the Baker {end}."]


def test_what_a_guardian_costs_as_they_die_names_them() -> None:
    fall = Event("overrun-fell", 1, (("gang", 6), ("guards", 4), ("card", "ochoa-the-farmer")))
    lost = Event("dropped", 0, (("cards", "lasso"), ("count", 1)))

    assert PRESENTERS["revolver"].summary([*played(1, "war-wagon", "church"), fall, lost], SAY)[1:] == [
        "Bob attacks, 6 against 4: Ochoa the Farmer falls. Alice loses Lasso from the Roof (hand).",
    ]


def test_a_death_that_brings_mapache_a_card_says_so_and_an_idle_copy_hides_no_effect() -> None:
    fall = [
        Event("overrun", 1, (("gang", 6), ("guards", 4))),
        Event("fell", 0, (("card", "alma-the-teacher"),)),
    ]
    draw = Event("drew", 1, (("count", 1),), (("cards", "drummer.1"),))
    plays = [*played(1, "old-comrades", "church"), Event("fizzled", 1, (("card", "old-comrades.1"),))]
    plays += [*played(1, "old-comrades", "church"), Event("recovered", 1, (("card", "knife-thrower.1"),))]
    for viewer in (None, 0):
        say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
        line = " ".join(PRESENTERS["revolver"].summary([*plays, Event("ended", 1), *fall, draw], say))
        cause = "" if viewer is None else "As Alma the Teacher falls: "  # where it is a line of its own
        assert f"Alma the Teacher falls. {cause}Bob draws a card." in line
        assert "Old Comrades: Bob takes Knife Thrower in hand." in line
        assert "no effect" not in line
        assert "Drummer" not in line


def test_the_choice_of_a_battlefield_says_what_power_waits_there() -> None:
    table = Table("farmhands")
    next(place for place in table.table.fields if place.key == "malpaso").power[GUARDIANS] = 2
    decision = replace(table.decision, kind="field", options=("malpaso",))

    line = PRESENTERS["revolver"].option_text(decision, "malpaso", table.view(0), SAY)[1]
    assert line == "Still ahead · 3 of 3 places free · Power here: guardians +2, Mapache +0"


def test_the_board_says_why_somebody_must_discard() -> None:
    people = "benito-the-baker lucia-the-midwife padre-esteban"
    table = Table("farmhands lasso", gang="cannon-wagon", people=people, at="saloon", turn=MAPACHE)
    table.ends()

    question = PRESENTERS["revolver"].decision_text(table.decision, table.view(), SAY)
    assert question == "Benito the Baker fell: which card of the hand is discarded?"


def test_a_round_of_poker_is_one_line_with_the_card_that_won_first() -> None:
    cards = [
        Event("poker-played", seat, (("card", card),))
        for seat, card in enumerate(("poker-seven", "poker-ten"))
    ]
    end = Event("poker-won", 1, (("rounds", 2),))

    assert PRESENTERS["revolver"].summary([*cards, end], SAY) == [
        "Bob wins a round: Ten to the General beats Seven High (2 of 2 needed)."
    ]
    assert PRESENTERS["revolver"].summary([*cards, Event("poker-tied")], SAY) == [
        "Nobody wins this round: Seven High against Ten to the General."
    ]
    [row] = leading_up([LogRow(1, 0, (), 0, (*cards, end))], PRESENTERS["revolver"].beat_events)
    assert row.events == ()  # no words name cards that the picture has yet to turn


def test_what_the_poker_brings_is_told_once_a_seat_before_the_first_turn() -> None:
    events = [
        Event("tournament-won", 0, (("fields", "church saloon livery-stable"),)),
        *(Event("fortified", 0, (("field", "malpaso"), ("points", points))) for points in (1, 2)),
        Event("army-tarried", 1, (("left", 13),)),
        *(Event("drew", seat, (("count", HAND + more),)) for seat, more in enumerate((0, 2))),
        Event("recruited", 0, (("card", "sergeant-wu"),)),
    ]
    lines = PRESENTERS["revolver"].summary(events, Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=1))

    assert lines == [
        "Alice wins the poker. The road: Church, Saloon and Stable. Recruit Sergeant Wu joins Alice.",
        "Alice: +3 power at Malpaso.",
        "Bob: +2 starting cards, +1 army token.",
    ]
    assert [victim_of(line) for line in lines] == [1, 1, 1]
    assert not {event.kind for event in events} & PRESENTERS["revolver"].events_in_fields


def test_who_would_be_hit_is_named() -> None:
    for people, hit in (
        ("benito-the-baker padre-esteban", "Benito the Baker"),
        ("baltasar-the-smith black-tom-reed padre-esteban", "Baltasar the Smith or Black Tom Reed"),
        ("kid-salazar deaf-joaquin alma-the-teacher padre-esteban", "one of the 3 weakest"),
    ):
        table = Table("farmhands", gang="hired-guns", people=people, at="malpaso")
        assert (
            PRESENTERS["revolver"]
            .decision_text(table.decision, table.view(0), SAY)
            .startswith(f"You hold here: Mapache needs **6 more** to kill {hit}.")
        )


def test_a_card_and_what_it_costs_keep_their_names_in_the_list_where_it_is_one_card() -> None:
    table = Table("beechers-bible winchester-twins clear-the-road", spare=(2, 0))
    options = {
        option.label: option.line for option in offered_options(table.game, 0, SAY) if option.is_proposal
    }
    dear, cheap = "Beecher’s Bible (2 cards)", "Winchester Twins · costs Clear the Road!"

    assert options.keys() == {dear, cheap}
    assert options[cheap] == "fire 3"  # and the label says what it costs
    assert options[dear] == "fire 4 · pay with Clear the Road! and Farmhands with Pitchforks"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_firepower_and_its_whole_text_in_a_list_and_a_free_one_its_price(language) -> None:
    say = Phrases(load_texts(language), "revolver", ["Alice", "Bob"])
    deals = [
        (Table(key, spare=(9, 0)), key)
        if SIDE[key] == GUARDIANS
        else (Table("", key, spare=(0, 9), turn=MAPACHE), key)
        for key in CARDS
    ]
    for table, key in deals:
        options = offered_options(table.game, table.decision.seat, say)
        for line in (option.line for option in options if option.path.startswith(f"{key}.")):
            first, price, *icons = numbers(key, say.texts, in_list=True)
            free = () if CARDS[key].cost else (price,)
            if line.startswith(idle := say.texts("revolver-no-effect")):
                first = idle
            assert {first, *free, *icons, words_on(key, say.texts) or first} <= {*line.split(" · ")}, line


def test_copies_are_counted_in_the_list_and_an_empty_hand_is_not_said_to_stay() -> None:
    table = Table("adobe-wall adobe-wall", guards="farmhands")
    assert "Adobe Wall ×2 · costs Adobe Wall" in [
        option.label for option in offered_options(table.game, 0, SAY)
    ]
    for hand, turn, line in (
        ("", GUARDIANS, "Then Mapache attacks."),
        ("", MAPACHE, "Then Mapache attacks."),
        ("lasso", GUARDIANS, "Cards left in hand stay there."),
    ):
        table = Table(hand, turn=turn, guards="farmhands")
        [end] = [
            option for option in offered_options(table.game, table.decision.seat, SAY) if option.path == "end"
        ]
        assert end.line == line


def test_a_price_of_two_cards_is_in_the_label_where_the_line_has_no_room_for_it() -> None:
    table = Table("mission-gate lasso clear-the-road", gang="hired-guns")
    [gate] = [option for option in offered_options(table.game, 0, SAY) if "mission-gate" in option.path]

    assert gate.label == "Gate of the Mission · costs Clear the Road! and Lasso from the Roof"
    assert gate.line == "fire 3 · Your opponent discards a firepower card here printed 1 or 2."


def test_a_price_is_paid_with_what_is_least_useful_now() -> None:
    """A captain is worth more than a drummer, and a strong gun more than a weak one that is free."""
    table = Table("", "deserters rifle-smuggler rifle-smuggler rear-guard drummer arson", turn=MAPACHE)
    [dear] = [option for option in offered_options(table.game, 1, SAY) if "Deserters" in option.label]
    assert "Rear" not in dear.line
    for other, is_risky in (("drummer sharpshooter raccoon-riders", False), ("", True)):
        table = Table("", f"dust-storm general-mapache {other}", turn=MAPACHE)
        [storm] = [
            option for option in offered_options(table.game, 1, SAY) if option.label.startswith("Dust Storm")
        ]
        assert storm.is_risky == is_risky
        assert storm.label == f"Dust Storm · costs {'General Mapache' if is_risky else 'The Drummer'}"


def test_a_free_card_that_is_worth_little_pays_before_the_general() -> None:
    table = Table("", "knife-thrower general-mapache old-comrades", turn=MAPACHE, gang="lieutenant-rojas")
    table.table.players[1].discard.append("raccoon-riders.1")
    labels = [option.label for option in offered_options(table.game, 1, SAY)]
    assert "Knife Thrower · costs Old Comrades" in labels


def test_a_copy_pays_before_a_strong_card_and_a_card_that_hits_pays_last() -> None:
    """Teeth hit nobody yet, as both sides have as many guns; they will after these bodyguards."""
    for hand, cards, label in (
        ("hidden-trail padres-blessing padres-blessing blasting-crew", "", "Hidden Trail · costs The Padre"),
        ("padres-blessing padres-blessing blasting-crew", "", "The Padre’s Blessing ×2 · costs The Padre"),
        ("", "bodyguards bodyguards pick-up-yer-teeth", "The General’s Bodyguards ×2 · costs The General"),
    ):
        turn, guns = MAPACHE if cards else GUARDIANS, {"guards": "farmhands", "gang": "raccoon-riders"}
        table = Table(hand, cards, turn=turn, at="saloon", **guns)
        labels = [opt.label for opt in offered_options(table.game, table.decision.seat, SAY)]
        assert any(other.startswith(label) for other in labels), labels


def test_a_spare_copy_pays_and_not_the_strongest_gun() -> None:
    for cards, spare in (
        ("loot-the-farms loot-the-farms deserters knife-thrower", ("Loot the Farms ×2", "Knife Thrower")),
        ("loot-the-farms loot-the-farms loot-the-farms lieutenant-rojas", ("Loot the Farms ×3",)),
    ):
        table = Table("", cards, turn=MAPACHE, at="saloon", guards="farmhands")
        labels = [option.label for option in offered_options(table.game, 1, SAY)]
        assert {f"{card} · costs Loot the Farms" for card in spare} <= {*labels}


def test_kegs_are_kept_for_the_bridge_before_a_gun_of_the_same_firepower() -> None:
    table = Table("buffalo-rifle bell-tower powder-boy fall-back cut-the-girths", at="saloon")
    [rifle] = [opt for opt in offered_options(table.game, 0, SAY) if opt.path.startswith("buffalo")]
    assert "Lookout" in rifle.line + rifle.label
    assert "Powder" not in rifle.line + rifle.label


def test_a_gun_that_can_be_paid_pays_after_a_one_shot() -> None:
    table = Table(
        "bell-tower powder-cellar powder-cellar ambush-at-dusk blasting-crew mission-gate", at="saloon"
    )
    [lookout] = [opt for opt in offered_options(table.game, 0, SAY) if opt.path.startswith("bell-tower")]
    assert lookout.label == "Lookout in the Bell Tower · costs Ambush at Dusk"


def test_a_shot_of_the_gatling_is_a_button_that_asks_which_card_where_cards_differ() -> None:
    for cards, fires in (("ammunition-wagon rifle-smuggler", False), ("rifle-smuggler rifle-smuggler", True)):
        at = {"at": "mine", "gang": "hired-guns raccoon-riders", "people": "padre-esteban long-clara"}
        table = Table("", cards, turn=MAPACHE, **at)
        [shot] = [opt for opt in offered_options(table.game, 1, SAY) if opt.path.startswith("gatling")]
        assert shot.label == "Fire the Gatling: a hit per bullet…"

        table.game.answer(1, ("gatling",))
        [*finish_private_steps(table.game, 1)]
        assert (table.view(1).ammo == 1) == fires
        if not fires:
            lines = [opt.line for opt in offered_options(table.game, 1, SAY)]
            assert lines == ["ammunition 2", "ammunition 1"]
            assert "**2 left**" in PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY)


def test_no_second_card_is_lit_beside_one_that_is_enough() -> None:
    table = Table("blasting-crew blacksmiths-sons", gang="hired-guns")
    blasts = [opt.path for opt in offered_options(table.game, 0, SAY) if opt.path.startswith("dynamite")]
    assert blasts == ["dynamite/blasting-crew.1"]


def test_a_pair_of_kegs_is_offered_once() -> None:
    table = Table("powder-boy blacksmiths-sons", at="mine", gang="hired-guns")
    table.answers("collapse")
    paths = [opt.path for opt in offered_options(table.game, 0, SAY) if "powder-boy.1" in opt.path]
    assert paths == ["blacksmiths-sons.1/powder-boy.1"]


def test_a_blast_that_would_hit_no_card_is_not_offered() -> None:
    for at, deed in (("bridge", "dynamite"), ("mine", "collapse")):
        for gang in ("", "hired-guns"):
            table = Table("blasting-crew", gang=gang, at=at)
            paths = [opt.path for opt in offered_options(table.game, 0, SAY)]
            assert any(path.startswith(deed) for path in paths) == bool(gang)


def test_the_button_for_two_kegs_says_what_lighting_them_does() -> None:
    table = Table("blasting-crew powder-boy blacksmiths-sons", gang="hired-guns")
    labels = [option.label for option in offered_options(table.game, 0, SAY)]
    assert "Blow up the bridge and Mapache’s cards…" in labels
    table.answers("dynamite")
    assert table.decision.kind == "keg"
    text = PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY)
    assert text.startswith("**All of Mapache’s cards here go.**")


def test_an_attack_on_who_has_grit_says_that_nobody_dies_and_what_that_costs() -> None:
    benito = {"benito-the-baker": 1}
    for grit, label, words in (
        ({}, "Benito the Baker falls", "falls."),
        (benito, "takes grit, no kill", "loses a grit token, but lives."),
    ):
        people = "benito-the-baker padre-esteban"
        table = Table("", "drummer", turn=MAPACHE, gang="war-wagon", people=people, grit=grit, at="saloon")
        [end] = [option for option in offered_options(table.game, 1, SAY) if option.path == "end"]
        text = PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY)

        assert end.label == f"Attack: {label}"
        assert text.startswith(f"You are ahead: attack, and Benito the Baker {words}")
        assert ("nearer" in text) == bool(grit)


def test_who_may_spend_the_last_cards_is_warned() -> None:
    for hand, is_warned in (
        ("farmhands", True),
        ("beechers-bible farmhands lasso", True),
        ("lasso lasso farmhands", False),
    ):
        table = Table(hand, people="benito-the-baker lucia-the-midwife padre-esteban")
        text = PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY)
        assert ("last cards" in text) == is_warned


def test_who_has_a_keg_too_few_reads_that_one_in_play_does_not_count_nor_wet_powder() -> None:
    def text(hand: str, guards: str, **at: Any) -> str:
        table = Table(hand, gang="hired-guns", guards=guards, **at)
        return PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY)

    one = "not in play: the bridge goes up with **one more keg** in your hand."
    assert one in text("powder-boy", "blasting-crew")
    assert "the tunnels come down with **2 more kegs** in" in text("farmhands", "blasting-crew", at="mine")
    assert "keg" not in text("powder-boy", "", at="malpaso") + text("farmhands", "", at="mine")
    assert "The powder is wet" in text("powder-boy blasting-crew", "cloudburst")


def test_powder_and_the_gatling_are_explained_where_they_can_be_used() -> None:
    presenter = PRESENTERS["revolver"]
    kinds = [presenter.explained_kind("revolver", "play", options) for options in ((), ("end", "collapse"))]

    assert [presenter.chapters[kind] for kind in kinds] == ["play", "powder"]


def test_to_be_idle_is_told_to_lose_where_the_army_is_two_tokens_away() -> None:
    for army, does in ((3, "the army comes **two** tokens nearer."), (2, "the army comes and you lose.")):
        table = Table("", "arson", turn=MAPACHE, at="mine", box=1, army=army)
        text = PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY)
        assert text.splitlines()[0].endswith(f"No card played this turn, or a total of 0: {does}")


def test_a_blast_is_the_gravest_line_of_a_turn_and_says_what_it_swept_away() -> None:
    old = [
        *played(1, "drummer", "bridge"),
        Event("ended", 1),
        Event("overrun", 1, (("gang", 6), ("guards", 4))),
        Event("fell", 0, (("card", "alma-the-teacher"),)),
    ]
    for kind, does in (("dynamited", "blows up the bridge"), ("collapsed", "brings down the tunnels")):
        turn = [
            Event("marched", 0, (("field", "bridge"), ("box", 2))),
            Event("drew", 0, (("count", 2),)),
            Event(kind, 0, (("cards", "powder-cellar"),)),
            *(Event("discarded", 1, (("card", card),)) for card in ("drummer", "hired-guns")),
        ]
        for viewer in (None, 0, 1):
            say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
            for more in ([], played(0, "lasso", "bridge")):
                lines = PRESENTERS["revolver"].summary([*old, *turn, *more], say)
                [blast] = [line for line in lines if does in line]
                assert blast == (f"Alice {does}. Kegs: Powder Cellar. Bob loses The Drummer and Hired Guns.")
                assert gravity_of(blast) == max(map(gravity_of, lines))
            if viewer == 1:  # the opponent's new turn is the news, not their own last one
                assert excerpt(lines[:-1], SAY.texts, TextBudget(960, 3)).text.endswith(blast)
                assert victim_of(blast) == 1


def test_who_is_brought_here_stands_with_the_card_that_brings_them() -> None:
    moved = Event("moved", 1, (("card", "torchbearers"), ("field", "bridge")))
    turn = [*played(1, "rear-guard", "bridge"), moved, *played(1, "drummer", "bridge")]

    lines = PRESENTERS["revolver"].summary(turn, SAY)

    assert lines == ["Bob plays Rear Guard and The Drummer. Bob brings Torchbearers here."]


def test_army_tokens_are_not_named_where_they_no_longer_matter() -> None:
    for box in (3, 4):
        table = Table("", "arson", turn=MAPACHE, at="mine", box=box, people="padre-esteban")
        text = PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY)
        assert ("the army comes **two** tokens nearer" in text) == (box == 3)


def test_what_would_do_nothing_or_gives_up_a_card_is_risky_and_names_it() -> None:
    table = Table("clear-the-road", guards="farmhands")
    risky = {option.label for option in offered_options(table.game, 0, SAY) if option.is_risky}

    assert risky == {"Clear the Road!", "Discard Farmhands with Pitchforks", "End the turn"}


@pytest.mark.parametrize(
    ("card", "idle", "useful"),
    [
        ("pick-up-yer-teeth", {"guards": "farmhands", "gang": "hired-guns"}, {"gang": "hired-guns"}),
        ("arson", {}, {"guards": "farmhands"}),
    ],
)
def test_a_card_without_effect_says_so_in_the_list_and_once_it_is_played(
    card: str, idle: dict[str, str], useful: dict[str, str]
) -> None:
    results = []
    for here in (idle, useful):
        table = Table("", card, turn=MAPACHE, spare=(0, 3), **here)
        [line] = [opt.line for opt in offered_options(table.game, 1, SAY) if opt.path.startswith(card)]
        table.plays(card)
        results.append(
            (line.startswith("no effect now"), "fizzled" in [event.kind for event in table.events])
        )

    assert results == [(True, True), (False, False)]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_on_the_board_nobody_is_you(language: str) -> None:
    say = Phrases(load_texts(language), "revolver", ["Alice", "Bob"])
    you = re.compile(r"\b(you|your|tu|te|ta|tes|tienes|ganas)\b", re.IGNORECASE)
    for card, turn in (("night-raid", GUARDIANS), ("ransom", MAPACHE), ("arson", MAPACHE)):
        hands = (card, "") if turn == GUARDIANS else ("", card)
        table = Table(*hands, turn=turn, spare=(4, 4), guards="farmhands old-bird-gun", at="mine", box=4)
        for _ in range(2):
            public = PRESENTERS["revolver"].decision_text(table.decision, table.view(), say)
            assert not you.search(public)
            if table.decision.kind == "play":
                table.plays(card)


def test_the_gatling_without_a_card_to_fire_it_is_told_what_it_lacks() -> None:
    texts = []
    for gang in ("", "hired-guns"):
        table = Table("", "deserters rear-guard", turn=MAPACHE, at="mine", box=4, gang=gang)
        texts.append(PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY))

    table = Table("", "deserters rear-guard", turn=MAPACHE, at="mine", gang="hired-guns", ammo=1)
    texts.append(PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY))

    idle = "To fire, it needs **one more firepower card** of yours here."
    assert [idle in text for text in texts] == [True, False, True]
    assert ["The Gatling can fire first" in text for text in texts] == [False, True, False]


def test_a_question_has_at_most_three_lines_the_deciding_ones_first() -> None:
    guards = {"guards": "mission-gate old-bird-gun farmhands", "gang": "raccoon-riders"}
    table = Table("blasting-crew buffalo-rifle clear-the-road", at="mine", people="padre-esteban", **guards)
    rows = PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY).split("\n")

    assert [row[:12] for row in rows] == ["Padre Esteba", "You hold her", "Before that,"]


def test_a_hold_after_a_death_says_why_no_token_of_the_army_goes() -> None:
    hold = Event("repelled", 0, (("gang", 4), ("guards", 10)))
    events = [*played(1, "hired-guns", "mine"), *shot("arson", "black-tom-reed", "fell"), hold]
    grit = [*played(1, "hired-guns", "mine"), *shot("arson", "black-tom-reed", "spared"), hold]
    lines = [PRESENTERS["revolver"].summary(rows, SAY)[-1] for rows in (events, grit)]

    holds = "Alice holds, 10 against 4."
    assert lines == [f"{holds} A guardian fell: the army comes no nearer.", holds]


def test_the_list_of_cards_begins_with_hand_and_fight_and_ends_without_what_was_left_behind() -> None:
    table = Table("farmhands", at="saloon", guards="old-bird-gun", elsewhere={"church": "arson"})
    groups = PRESENTERS["revolver"].visible_cards(table.view(0), SAY)
    assert [group.cards[0] for group in groups] == [
        *("farmhands", "old-bird-gun", "benito-the-baker", "saloon", "arrival")
    ]
    assert "arson" not in [card for group in groups for card in group.cards]


def test_a_guardian_who_holds_reads_what_mapache_lacks() -> None:
    table = Table("farmhands", guards="buffalo-rifle", gang="hired-guns")

    assert (
        PRESENTERS["revolver"]
        .decision_text(table.decision, table.view(0), SAY)
        .startswith("You hold here: Mapache needs **6 more** to kill Benito the Baker.")
    )


def test_who_is_ahead_as_mapache_attacks_by_name_and_everybody_reads_what_is_lacking() -> None:
    labels = []
    for gang in ("hired-guns", "war-wagon hired-guns"):
        table = Table("", "drummer", turn=MAPACHE, gang=gang, guards="farmhands")
        labels += [option.label for option in offered_options(table.game, 1, SAY) if option.path == "end"]
        labels.append(PRESENTERS["revolver"].decision_text(table.decision, table.view(), SAY))

    assert labels == [
        "End the turn", "Mapache needs **3 more** here to kill Benito the Baker.",
        "Attack: Benito the Baker falls", "Mapache is ahead here: as it stands, Benito the Baker falls.",
    ]  # fmt: skip


def test_guardians_are_listed_by_who_is_hit_first() -> None:
    people = "padre-esteban marie-tempest benito-the-baker"
    table = Table("padres-blessing", people=people, spare=(1, 0))
    table.plays("padres-blessing")

    assert table.decision.kind == "hearten"
    assert [option.path for option in offered_options(table.game, 0, SAY)] == people.split()[::-1]


def test_a_panel_says_why_cards_are_gray() -> None:
    full = Table("winchester-twins", spare=(1, 0), guards="farmhands old-bird-gun old-sergeant")
    poor = Table("buffalo-rifle")
    decisions = [(table.decision, table.view(0)) for table in (full, poor)]
    texts = [PRESENTERS["revolver"].decision_text(decision, view, SAY) for decision, view in decisions]

    assert texts[0].endswith("No place is free: first discard one of your cards here.")
    assert texts[1].endswith("Too few other cards to pay for Buffalo Rifle.")
    later = Table("farmhands buffalo-rifle smoke-screen")
    later.plays("farmhands")
    assert "Too few" not in PRESENTERS["revolver"].decision_text(later.decision, later.view(0), SAY)


def test_an_obstruction_is_one_line_that_asks_where_and_the_places_behind_come_last() -> None:
    table = Table("", "barbed-wire", turn=MAPACHE, at="bridge")
    [wire] = [option for option in offered_options(table.game, 1, SAY) if "Barbed Wire" in option.label]
    assert "It takes up room" in wire.line

    table.says(1, wire.path)
    lines = [option.line for option in offered_options(table.game, 1, SAY)]
    assert lines[0] == "The fight is here · 3 of 3 places free"
    assert lines[-1] == "Left behind: it would do nothing"


def test_a_card_that_costs_nobody_a_thought_is_told_with_its_place_and_a_kill_with_its_cause() -> None:
    fall = Event("fell", 0, (("card", "benito-the-baker"), ("why", "card")))
    shot = Event("gatling-fired", 1, (("card", "deserters"), ("hits", 1)))
    hit = Event("fell", 0, (("card", "lucia-the-midwife"), ("why", "gatling")))
    events = [*played(1, "barbed-wire", "malpaso"), shot, hit]

    assert PRESENTERS["revolver"].summary(events, SAY) == [
        "Bob plays Barbed Wire (Malpaso). It takes up room on the guardians’ side.",
        "Bob fires the Gatling (Deserters): Lucía the Midwife falls.",
    ]
    assert PRESENTERS["revolver"].summary([*played(1, "sharpshooter", "mine"), fall], SAY)[1] == (
        "Sharpshooter fells Benito the Baker."
    )


def test_what_a_card_makes_the_other_take_back_is_no_routine() -> None:
    events = [*played(1, "fat-bribe", "church"), Event("returned", 0, (("card", "buffalo-rifle"),))]
    [*_, line] = PRESENTERS["revolver"].summary(events, SAY)
    assert (line, is_routine(line)) == (
        "Bob plays A Fat Bribe. Alice takes Buffalo Rifle back in hand.",
        False,
    )


def test_who_has_paid_reads_with_what() -> None:
    events = [*played(0, "buffalo-rifle", "church"), Event("paid", 0, (("cards", "lasso telegram"),))]
    words = "Alice plays Buffalo Rifle.", "Paid with Lasso from the Roof and Telegram to the Army."
    for viewer, line in ((0, " ".join(words)), (1, words[0])):
        say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
        assert PRESENTERS["revolver"].summary(events, say) == [line]


def test_what_can_be_played_for_nothing_pays_last() -> None:
    hand = "buffalo-rifle smoke-screen winchester-twins false-trail telegram widow-esperanza lasso"
    [rifle] = [opt for opt in offered_options(Table(hand).game, 0, SAY) if opt.path.startswith("buffalo")]
    assert not any(card in rifle.label for card in ("Telegram", "Smoke", "False"))


def test_the_log_tells_no_end_of_a_turn_before_its_attack() -> None:
    end, hold = Event("ended", 1), Event("repelled", 0, (("gang", 1), ("guards", 2)))
    arrange = PRESENTERS["revolver"].log_events
    assert ([*arrange([end, hold])], [*arrange([end])]) == ([hold], [end])


def test_what_the_other_takes_back_for_a_card_is_told_to_who_played_it() -> None:
    say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=1)
    [line] = PRESENTERS["revolver"].summary([Event("returned", 0, (("card", "old-bird-gun"),))], say)
    assert (line, victim_of(line)) == ("Alice takes Old Bird Gun in hand.", 1)


def test_who_draws_reads_what() -> None:
    drew = Event("drew", 0, (("count", 2),), (("cards", "lasso farmhands"),))

    assert PRESENTERS["revolver"].summary([drew], SAY) == []
    own = Phrases(load_texts("en"), "revolver", ["Alice", "Bob"], viewer=0)
    assert PRESENTERS["revolver"].summary([drew], own) == [
        "Alice draws Lasso from the Roof and Farmhands with Pitchforks."
    ]


def test_a_loss_of_cards_says_whose_death_costs_them() -> None:
    people = "benito-the-baker padre-esteban"
    table = Table("lasso farmhands", turn=MAPACHE, gang="war-wagon cannon-wagon", people=people)
    table.ends()

    assert table.decision.kind == "drop-hand"
    question = PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY)
    assert question == "**Benito the Baker** – When killed: discard a card from your hand."


@pytest.mark.parametrize(
    ("card", "turn", "question"),
    [
        ("ransom", MAPACHE, "**Ransom** – Discard 2 cards from your hand."),
        (
            "cannon-wagon",
            MAPACHE,
            "**Cannon Wagon** – Which of your cards on this battlefield do you discard?",
        ),
        ("stampede", GUARDIANS, "**Stampede** – Which of your cards on this battlefield do you discard?"),
        ("sharpshooter", MAPACHE, "**Benito the Baker** – When killed: discard a card from your hand."),
        ("knife-thrower", MAPACHE, "**Knife Thrower** – Discard a card from your hand."),
    ],
)
def test_whoever_has_to_give_something_up_reads_why(card: str, turn: str, question: str) -> None:
    hands = ("lasso night-raid telegram", card) if turn == MAPACHE else (card, "deserters")
    here = {"gang": "war-wagon hired-guns", "guards": "farmhands old-bird-gun"}
    people = "benito-the-baker padre-esteban"
    table = Table(*hands, turn=turn, spare=(4, 4), people=people, **here)
    table.plays(card)

    assert table.decision.seat == (turn == GUARDIANS)
    assert (
        PRESENTERS["revolver"].decision_text(table.decision, table.view(table.decision.seat), SAY) == question
    )


def test_the_end_of_a_turn_is_the_next_step_where_it_hits_or_nothing_else_can_be_played() -> None:
    tables = [
        Table("", "raccoon-riders", turn=MAPACHE, gang=gang, guards="farmhands")
        for gang in ("hired-guns", "war-wagon hired-guns")
    ]
    tables.append(Table("", guards="farmhands"))
    offers = [offered_options(table.game, table.decision.seat, SAY) for table in tables]
    ends = [option.is_risky for offer in offers for option in offer if option.path == "end"]

    assert ends == [True, False, False]
    assert [offer[0].path for offer in offers[1:]] == ["end", "end"]  # and the first, blue button


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ({"at": "mine", "box": 4}, ("if Padre Esteban outlives it", "Padre Esteban must fall now")),
        ({"army": 1}, ("if no guardian falls", "a guardian must fall or a card hold up the army")),
        ({"army": 2}, ("You hold here", "Your attack needs **")),
    ],
)
def test_a_turn_that_may_be_the_last_says_what_decides_it(place, words: tuple[str, str]) -> None:
    for seat, word in enumerate(words):
        table = Table("farmhands", "drummer", turn=(GUARDIANS, MAPACHE)[seat], **place)
        text = PRESENTERS["revolver"].decision_text(table.decision, table.view(seat), SAY)
        assert word in text.partition("\n")[0]


def test_the_list_of_cards_names_guardians_by_rating_and_places_once() -> None:
    people = "padre-esteban marie-tempest benito-the-baker"
    groups = PRESENTERS["revolver"].visible_cards(Table("farmhands", people=people).view(0), SAY)

    cards = {group.title: group.cards for group in groups}
    assert cards["Guardians of Malpaso"] == tuple(people.split()[::-1])
    assert cards["Battlefields"] == ("bridge", "malpaso", "mine")
    assert len(groups) == 4  # the hand and the army, too


def shot(card: str, person: str, kind: str = "fell") -> list[Event]:
    fired = Event("gatling-fired", 1, (("card", card), ("hits", 1)))
    why = (("why", "gatling"),) if kind == "fell" else ()
    return [fired, Event(kind, 0, (("card", person), *why))]


def test_all_shots_of_the_gatling_in_a_turn_are_one_line_that_stays_where_room_is_short() -> None:
    events = [
        *played(0, "stampede", "mine"),
        *shot("rifle-smuggler", "duval-the-gambler"),
        Event("dropped", 0, (("cards", "lasso farmhands"), ("count", 2))),
        *shot("deserters", "marie-tempest"),
        *shot("rear-guard", "padre-esteban", "spared"),
    ]
    lines = PRESENTERS["revolver"].summary(events, SAY)

    assert lines[1:] == [
        "Bob fires the Gatling (Rifle Smuggler, Deserters and Rear Guard): Duval the Gambler and "
        "Marie Tempest fall, Padre Esteban loses grit. "
        "As Duval the Gambler falls, Alice loses Lasso from the Roof and Farmhands with Pitchforks (hand)."
    ]
    assert excerpt(lines, SAY.texts, TextBudget(960, 2)).text.split("\n")[1:] == lines[1:]


def test_the_end_tells_no_draw_after_the_padre() -> None:
    draw = Event("drew", 1, (("count", 2), ("by", "preacher-boone"), ("died", 1)))
    fall = Event("fell", 0, (("card", "padre-esteban"), ("why", "gatling")))
    events = [*played(1, "drummer", "mine"), *shot("ammunition-wagon", "preacher-boone"), draw]
    assert "draws" in PRESENTERS["revolver"].summary(events, SAY)[-1]
    assert "draws" not in PRESENTERS["revolver"].summary([*events, fall], SAY)[-1]


def test_a_raised_card_says_by_how_much_in_the_list() -> None:
    table = Table("", "arson", turn=MAPACHE, guards="old-sergeant farmhands", spare=(0, 2), at="malpaso")
    table.plays("arson")
    labels = [option.label for option in offered_options(table.game, 0, SAY)]
    assert "Farmhands with Pitchforks (+1)" in labels


def test_two_hits_on_one_guardian_are_both_told() -> None:
    fall = Event("fell", 0, (("card", "crispin-the-sexton"), ("why", "gatling")))
    events = [*played(1, "drummer", "mine"), *shot("ammunition-wagon", "crispin-the-sexton", "spared"), fall]
    assert PRESENTERS["revolver"].summary(events, SAY)[-1] == (
        "Bob fires the Gatling (Ammunition Wagon): Crispín the Sexton loses grit, then falls."
    )


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_what_the_last_player_did_is_told_before_the_poker_and_a_death_before_both(viewer) -> None:
    events = [
        *(
            Event("poker-played", seat, (("card", card),))
            for seat, card in enumerate(("poker-seven", "poker-ten"))
        ),
        Event("poker-won", 1, (("rounds", 2),)),
        Event("tournament-won", 1, (("fields", "cathouse jailhouse drinking-den"),)),
        *(Event("fortified", seat, (("field", "malpaso"), ("points", 1))) for seat in (0, 1)),
        *(Event("drew", seat, (("count", HAND),)) for seat in (0, 1)),
        Event("marched", 0, (("field", "cathouse"), ("box", 1))),
        *played(0, "new-blood", "cathouse"),
        Event("recruited", 0, (("card", "colt-mcgraw"),)),
    ]
    say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
    lines = PRESENTERS["revolver"].summary(events, say)
    rows = excerpt(lines, SAY.texts, TextBudget(960, 4)).text.split("\n")
    assert rows[-1] == "Alice plays New Blood. Recruit Colt McGraw joins Alice."

    attack = [
        Event("overrun", 1, (("gang", 6), ("guards", 4))),
        Event("fell", 0, (("card", "alma-the-teacher"),)),
    ]
    later = [
        *played(1, "drummer", "cathouse"),
        *attack,
        *played(0, "lasso", "cathouse"),
        *played(1, "arson", "saloon"),
    ]
    lines = PRESENTERS["revolver"].summary([*events, *later], say)
    death = "Bob attacks, 6 against 4: Alma the Teacher falls."
    before = ["Alice plays Lasso from the Roof."] if viewer == 1 else [death]  # Bob knows his own last turn
    assert excerpt(lines, SAY.texts, TextBudget(960, 4)).text.split("\n")[1:] == [*before, lines[-1]]


def test_the_last_guardian_and_the_gatling_are_named_and_the_sure_kill_alone_is_safe() -> None:
    at = {"at": "mine", "people": "padre-esteban", "gang": "general-mapache war-wagon"}
    guarded = Table("farmhands", **at)
    text = PRESENTERS["revolver"].decision_text(guarded.decision, guarded.view(0), SAY)
    assert "**you lose if he falls**." in text
    assert text.endswith("Before that, the Gatling or a card may hit, too.")

    table = Table("", "rifle-smuggler", turn=MAPACHE, **at)
    text = PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY)
    assert text.startswith("Padre Esteban is the last guardian: **one hit wins the game**.")
    assert (
        "**one card** with ammunition, a hit for each bullet on it" in text
    )  # for two cards with a crew, but one with ammunition
    table = Table("", "rifle-smuggler rifle-smuggler rifle-smuggler", turn=MAPACHE, **at)
    text = PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY)
    assert "**2 cards** with ammunition" in text
    options = offered_options(table.game, 1, SAY)
    assert [option.path for option in options if not option.is_risky] == ["end"]

    table = Table("", "rifle-smuggler raccoon-riders", turn=MAPACHE, **at | {"gang": "hired-guns"})
    options = offered_options(table.game, 1, SAY)
    assert [option.path for option in options if not option.is_risky] == ["gatling/rifle-smuggler.1"]


def test_cards_that_hit_without_a_total_are_told_to_who_holds_them_and_in_the_last_turns_to_all() -> None:
    table = Table("", "sharpshooter raccoon-riders pick-up-yer-teeth", turn=MAPACHE, people="padre-esteban")
    own, board = (
        PRESENTERS["revolver"].decision_text(table.decision, table.view(seat), SAY) for seat in (1, None)
    )
    assert own.endswith("Sharpshooter hits at once, whatever the totals.")  # no gun here: teeth stay in
    assert board.endswith("Before that, a card may hit, too.")


def test_the_cards_of_a_short_hand_are_a_list_which_says_what_they_do() -> None:
    table = Table("", "hired-guns old-comrades", turn=MAPACHE)
    options = offered_options(table.game, 1, SAY)
    cards = [option for option in options if option.path not in PRESENTERS["revolver"].button_options]

    assert not are_buttons(table.decision, cards, PRESENTERS["revolver"])


def test_of_copies_that_may_be_brought_those_alike_are_one_and_tokens_tell_another() -> None:
    elsewhere = {"bridge": "drummer drummer drummer"}
    table = Table(
        "", "rear-guard", turn=MAPACHE, at="saloon", spare=(0, 3), elsewhere=elsewhere, power={"drummer.2": 1}
    )
    table.plays("rear-guard")
    while table.decision.kind != "bring":
        table.answers(table.decision.options[0])
    labels = [option.label for option in offered_options(table.game, 1, SAY)]

    assert labels == ["The Drummer ×2 (Bridge)", "The Drummer (+1) (Bridge)", "Bring nobody"]


def test_who_is_held_up_is_told_before_their_only_card() -> None:
    table = Table("farmhands lasso")
    table.table.players[0].one_card_limit = True
    text = PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY)
    assert text.endswith("You are held up: only one card this turn.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_list_is_cut(language: str) -> None:
    say, kegs = Phrases(load_texts(language), "revolver", ["Alice", "Bob"]), "blacksmiths-sons powder-boy"
    obstructions = "burning-wagon snipers-nest cloudburst poisoned-well"
    tables = [Table(f"{kegs} {kegs}", at="mine", gang="war-wagon")]
    tables += [Table("", card, turn=MAPACHE, spare=(0, 3)) for card in obstructions.split()]
    lines = [o.line for table in tables for o in offered_options(table.game, table.decision.seat, say)]
    assert [line for line in lines if len(line) > MAX_OPTION] == []


def test_copies_are_told_once_with_their_count() -> None:
    drew = Event("drew", 0, (("count", 2),), secret=(("cards", "lasso.1 lasso.2"),))
    say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=0)

    assert PRESENTERS["revolver"].summary([drew], say) == ["Alice draws Lasso from the Roof ×2."]


def test_the_last_turn_on_a_battlefield_is_told_in_its_question() -> None:
    table = Table("farmhands", at="saloon", box=3)
    texts = [
        PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY)
        for table in (table, Table("farmhands", at="saloon", box=2))
    ]

    last = "**Last turn here:** all cards stay behind."
    assert [text.startswith(last) for text in texts] == [True, False]
    public = PRESENTERS["revolver"].decision_text(table.decision, table.view(), SAY)
    assert last not in public  # where the picture says it: the room is for what was played


def test_the_last_step_tells_the_fatal_shot_rather_than_that_mapache_rides_in() -> None:
    table = Table("", "rifle-smuggler", turn=MAPACHE, at="mine", gang="war-wagon", people="padre-esteban")
    table.answers("gatling")
    table.answers(table.decision.options[0])
    hidden = told_by_end(PRESENTERS["revolver"], pictured=True)
    lines = PRESENTERS["revolver"].summary([one for one in table.events if one.kind not in hidden], SAY)
    assert lines[-1].endswith("fires the Gatling (Rifle Smuggler): Padre Esteban falls.")


def test_what_would_be_fetched_is_said_with_what_it_does() -> None:
    table = Table("gravediggers-luck", gang="rear-guard", discards=("false-trail", ""))
    [luck, *_] = offered_options(table.game, 0, SAY)
    assert luck.line == f"fetch False Trail: {words_on('false-trail', SAY.texts)}"


def test_two_kegs_are_lit_together_and_neither_is_pale() -> None:
    table = Table("powder-boy blacksmiths-sons blasting-crew farmhands", gang="rear-guard", at="bridge")
    table.answers("dynamite")
    assert table.decision.kind == "keg"
    labels = {option.label for option in offered_options(table.game, 0, SAY)}
    assert labels == {"Blasting Crew", "Blacksmith’s Sons + Powder Carrier"}
    picture = PRESENTERS["revolver"].hand_picture(table.view(0), SAY, {"blasting-crew.1": 1})
    pale = [item.title for item, _, _ in picture.items if getattr(item, "faint", False)]
    assert pale == [SAY.texts("revolver-card-farmhands")]


def test_the_choice_at_an_optional_turn_is_two_buttons_below_what_either_costs_and_brings() -> None:
    table = Table("farmhands", at="saloon", box=1, phase="march")
    text = PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY)
    options = offered_options(table.game, 0, SAY)
    public = PRESENTERS["revolver"].decision_text(table.decision, table.view(), SAY)

    assert public == "stay here or ride on?"  # which leaves room for the last turn
    assert text == (
        "**Stay** at Saloon (defense 2): a recruit joins now.\n"
        "**Ride on** to Stable (defense 1): a recruit joins now. "
        "All cards stay behind and the 2 recruits still to come at Saloon are lost."
    )
    assert [(option.label, option.line) for option in options] == [("Stay", ""), ("Ride on", "")]


def test_cards_whose_price_a_button_would_cut_are_a_list() -> None:
    table = Table("", "loot-the-farms snipers-nest", turn=MAPACHE, gang="war-wagon")
    options = offered_options(table.game, 1, SAY)
    assert any(fit_label(option.label) != option.label for option in options if option.is_proposal)

    assert not are_buttons(table.decision, options, PRESENTERS["revolver"])


def test_who_won_the_poker_and_what_it_brings_the_own_seat_are_kept_with_a_recruit() -> None:
    cards = enumerate(("poker-sleeve", "poker-ten"))
    rounds = [
        *(Event("poker-played", seat, (("card", card),)) for seat, card in cards),
        Event("poker-won", 0, (("rounds", 2),)),
        Event("tournament-won", 0, (("fields", "church saloon livery-stable"),)),
        Event("fortified", 1, (("field", "malpaso"), ("points", 1))),
        Event("army-tarried", 1, (("left", 13),)),
        *(Event("drew", seat, (("count", HAND + 2),)) for seat in (0, 1)),
        Event("marched", 0, (("field", "church"), ("box", 1))),
        Event("recruited", 0, (("card", "sergeant-wu"),)),
    ]  # fmt: skip
    won = "Alice wins the poker: Ace up the Sleeve beats Ten to the General."
    gains = [
        "Alice: +2 starting cards.",
        "Bob: +1 power at Malpaso, +2 starting cards, +1 army token.",
    ]
    for viewer in (None, 0, 1):
        say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
        lines = PRESENTERS["revolver"].summary(rounds, say)
        recruit = "Turn 1, Church: Recruit Sergeant Wu joins Alice."
        assert [won, *gains, recruit] == lines
        stays = recruit if viewer is None else won  # the board drops no newest line
        assert stays in excerpt(lines, SAY.texts, TextBudget(960, 3)).text.split("\n")


def test_a_player_reads_the_whole_last_turn_of_the_other_and_older_deaths_only_where_there_is_room() -> None:
    old = [
        *played(1, "drummer", "cathouse"),
        Event("ended", 1),
        Event("overrun", 1, (("gang", 6), ("guards", 4))),
        Event("fell", 0, (("card", "alma-the-teacher"),)),
        Event("marched", 0, (("field", "cathouse"), ("box", 2))),
        Event("ended", 0),
    ]
    new = [
        Event("drew", 1, (("count", 2),)),
        *played(1, "knife-thrower", "cathouse"),
        Event("dropped", 0, (("cards", "lasso"), ("count", 1))),
        Event("ended", 1),
        Event("repelled", 0, (("gang", 2), ("guards", 7))),
        Event("marched", 0, (("field", "jailhouse"), ("box", 1))),
    ]
    say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=0)
    lines = PRESENTERS["revolver"].summary([*old, *new], say)

    assert excerpt(lines, SAY.texts, TextBudget(960, 5), left_key="").text.split("\n") == [
        "Bob plays Knife Thrower. Alice loses Lasso from the Roof (hand).",
        "Alice holds, 7 against 2.",
        "The fight moves on: cards stay behind.",
    ]


def test_one_guardian_hit_twice_loses_grit_alone() -> None:
    events = [
        *shot("arson", "crispin-the-sexton", "spared"),
        *shot("deserters", "crispin-the-sexton", "spared"),
    ]

    assert PRESENTERS["revolver"].summary(events, SAY) == [
        "Bob fires the Gatling (Arson and Deserters): Crispín the Sexton loses 2 grit."
    ]


def test_the_last_turn_at_the_mine_says_how_many_hits_the_padre_is_away() -> None:
    for people, words in (
        ("padre-esteban", "The next hit kills him."),
        ("alma-the-teacher padre-esteban", "2 hits"),
    ):
        table = Table("farmhands", "drummer", turn=MAPACHE, at="mine", box=4, people=people)
        text = PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY)
        assert words in text.partition("\n")[0]
        assert ("to kill Padre Esteban" in text, "for one hit" in text) == (
            len(people) < 20,
            len(people) > 20,
        )


def test_a_card_that_would_do_nothing_pays_before_ammunition() -> None:
    table = Table("", "hired-guns old-comrades rifle-smuggler", turn=MAPACHE)
    [guns] = [option for option in offered_options(table.game, 1, SAY) if option.path.startswith("hired")]

    assert guns.label == "Hired Guns · costs Old Comrades"


def test_a_replay_counts_the_turns_of_the_game_and_names_whose_each_is() -> None:
    table = Table("farmhands", at="malpaso", box=2)
    view = table.view()

    recap = PRESENTERS["revolver"].recap
    assert recap(replace(view, plays=1), SAY) == f"Turn {view.turn} · Malpaso · Alice"
    assert (
        recap(replace(view, turn=5, phase="draw"), SAY) == "Turn 4 · Malpaso · Bob"
    )  # nothing is done in turn 5 yet
    next_place = replace(view, turn=5, box=1)  # where the marker has just moved, after Mapache's turn
    assert recap(next_place, SAY) == "Turn 4 · Bridge · Bob"
    assert PRESENTERS["revolver"].headline(next_place, SAY) == "Malpaso 1/4"
    assert recap(replace(view, over=True, turn=6), SAY) == "Turn 6 · The end"


def test_the_first_round_of_poker_draws_both_roads_with_their_defense_and_lists_their_places() -> None:
    game = Game.new(GAMES["revolver"], 2, "5" * 64)
    view, presenter = game.view(0), PRESENTERS["revolver"]
    labels = [
        item.text for item, _, _ in presenter.hand_picture(view, SAY, {}).items if isinstance(item, Label)
    ]

    roads = "6 Church 2 Saloon 1 Stable 4 Cathouse 1 Jailhouse 2"
    title = ["The winner’s road: three places and their defense"]
    assert labels[-13:] == [*title, *roads.split(), "Drinking Den"]
    assert len(presenter.visible_cards(view, SAY)[-2].cards) == 6


def test_a_list_says_the_kind_of_a_poker_card_once() -> None:
    game = Game.new(GAMES["revolver"], 2, "5" * 64)
    lines = {}
    for seat in (0, 1):
        decision, view = game.decision(seat), game.view(seat)
        lines |= dict(
            PRESENTERS["revolver"].option_text(decision, card, view, SAY) for card in decision.options
        )
    assert "power at Malpaso: +1" in lines["Nine Bullets · 9"]
    assert not any(
        "number" in line for line in lines.values() if "cheats" not in line and "beats" not in line
    )
    assert not any(": beats" in line for line in lines.values())


def test_an_accusation_that_is_revealed_is_told_to_go_back_to_the_hand() -> None:
    cards = [
        Event("poker-played", seat, (("card", card),))
        for seat, card in enumerate(("poker-seven", "poker-accusation"))
    ]
    [line] = PRESENTERS["revolver"].summary([*cards, Event("poker-won", 0, (("rounds", 1),))], SAY)
    assert line.endswith("You’re Cheatin’! goes back to the hand.")


def test_of_two_shots_in_a_story_either_names_its_card() -> None:
    at = {"at": "mine", "gang": "hired-guns raccoon-riders", "people": "padre-esteban long-clara"}
    table = Table("", "ammunition-wagon rifle-smuggler", turn=MAPACHE, **at)
    names = {
        move_text(table.game, table.decision, [("play", ("gatling",)), ("ammo", (card,))], SAY)
        for card in ("ammunition-wagon.1", "rifle-smuggler.1")
    }
    labels = {f"Gatling: fire {name}" for name in ("Ammunition Wagon", "Rifle Smuggler")}
    assert names == {*map(fit_label, labels)} == labels


def test_a_poker_card_is_a_button_with_its_number_or_kind() -> None:
    game = Game.new(GAMES["revolver"], 2, "3d" * 32)
    labels = [fit_label(option.label) for option in offered_options(game, game.open_decisions[0].seat, SAY)]

    assert {label.rpartition(" · ")[2] for label in labels} <= {
        *map(str, range(2, 11)),
        "cheat",
        "accusation",
    }


def test_the_result_of_an_attack_stays_where_a_death_before_it_or_a_recruit_after_it_has_no_room() -> None:
    shots = [*played(1, "hired-guns", "mine"), *shot("arson", "black-tom-reed", "fell")]
    hold = [*shots, Event("repelled", 0, (("gang", 4), ("guards", 10)))]
    fell = [
        *played(1, "hired-guns", "saloon"),
        Event("overrun", 1, (("gang", 5), ("guards", 1))),
        Event("fell", 0, (("card", "lucia-the-midwife"),)),
        Event("marched", 0, (("field", "saloon"), ("box", 3))),
        Event("recruited", 0, (("card", "ruth-calder"),)),
    ]
    result = "Alice holds, 10 against 4. A guardian fell: the army comes no nearer."
    for events, line in ((hold, result), (fell, "Bob attacks, 5 against 1: Lucía the Midwife falls.")):
        for viewer in (0, None):
            say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
            lines = PRESENTERS["revolver"].summary(events, say)
            stays = lines[-1] if viewer is None else line
            assert excerpt(lines, SAY.texts, TextBudget(960, 2), left_key="").text.split("\n") == [stays]


def test_every_token_that_leaves_the_army_or_comes_back_is_told_with_its_reason() -> None:
    events = [
        *played(0, "telegram", "saloon"),
        Event("army-neared", None, (("left", 9), ("why", "card"))),
        *played(1, "cut-the-wire", "saloon"),
        Event("army-tarried", None, (("left", 10),)),
        Event("ended", 1),
        Event("repelled", 0, (("gang", 1), ("guards", 11))),
        Event("army-neared", None, (("left", 9), ("why", ""))),
        Event("marched", 0, (("field", "saloon"), ("box", 3))),
        *played(1, "hired-guns", "saloon"),
        Event("ended", 1),
        Event("overrun", 1, (("gang", 12), ("guards", 11))),
        Event("fell", 0, (("card", "ruth-calder"),)),
        Event("army-tarried", None, (("left", 10),)),
    ]
    lines = [line for line in PRESENTERS["revolver"].summary(events, SAY) if "Left" in line or "army" in line]

    assert lines == [
        "Alice plays Telegram to the Army. The army nears. Left: 9.",
        "Bob plays Cut the Telegraph Wire. The army falls back. Left: 10.",
        "Alice holds, 11 against 1. No kill: the army nears. Left: 9.",
        "Bob attacks, 12 against 11: Ruth Calder falls. That puts the army back. Left: 10.",
    ]


def test_who_gets_grit_by_a_card_is_told_and_named_with_it_and_no_grit_of_recruits() -> None:
    events = [
        *played(0, "padres-blessing", "saloon", "lasso"),
        Event("heartened", 0, (("card", "benito-the-baker"), ("count", 1))),
        Event("ended", 0),
        Event("marched", 0, (("field", "saloon"), ("box", 2))),
        Event("recruited", 0, (("card", "marie-tempest"),)),
        Event("heartened", 0, (("card", "marie-tempest"), ("count", 1))),
    ]
    table = Table("farmhands", people="benito-the-baker padre-esteban", grit={"benito-the-baker": 1})
    text = PRESENTERS["revolver"].decision_text(table.decision, table.view(0), SAY)

    assert PRESENTERS["revolver"].summary(events, SAY) == [
        "Alice plays The Padre’s Blessing. Benito the Baker (Alice) gets +1 grit.",
        "Recruit Marie Tempest joins Alice.",
    ]
    assert "to take a grit token from Benito the Baker." in text


def test_a_hold_stays_on_the_board_for_a_turn_and_a_recruit_is_told_at_once() -> None:
    attack = [
        *played(1, "hired-guns", "mine"),
        Event("repelled", 0, (("gang", 2), ("guards", 10))),
        Event("marched", 0, (("field", "mine"), ("box", 3))),
    ]
    recruit = Event("recruited", 0, (("card", "deaf-joaquin"),))
    later = [*attack, recruit, *played(0, "gravediggers-luck", "mine")]
    board = PRESENTERS["revolver"].summary(later, Phrases(SAY.texts, "revolver", ["Alice", "Bob"]))
    own = PRESENTERS["revolver"].summary(
        [*attack, recruit], Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=0)
    )
    name = "Recruit Deaf Joaquín joins Alice."

    assert "Alice holds, 10 against 2." in excerpt(board, SAY.texts, TextBudget(960, 4)).text
    assert excerpt(own, SAY.texts, TextBudget(960, 3)).text.split("\n")[1:] == [
        "Alice holds, 10 against 2.",
        name,
    ]
    assert [line for line in own if victim_of(line) == 0][-1] == name


def test_riding_on_is_told_before_the_recruit_and_kept_everywhere() -> None:
    marched = Event("marched", 0, (("field", "jailhouse"), ("box", 1)))
    events = [
        *(*played(1, "drummer", "cathouse"), Event("ended", 1)),
        Event("overrun", 1, (("gang", 6), ("guards", 4))),
        Event("fell", 0, (("card", "benito-the-baker"),)),
        *(marched, Event("recruited", 0, (("card", "doc-hollis"),)), *played(0, "fall-back", "jailhouse")),
        Event("ended", 0),
    ]
    rides = "The fight moves on: cards stay behind. Recruit Doc Hollis joins Alice."
    for viewer in (None, 1):
        say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
        lines = PRESENTERS["revolver"].summary(events, say)
        rows = excerpt(lines, SAY.texts, TextBudget(960, 4)).text.split("\n")
        assert rides in rows
    recruit = next(n for n, event in enumerate(events) if event.kind == "recruited")
    lines = PRESENTERS["revolver"].summary(events[: recruit + 1], SAY)
    assert excerpt(lines, SAY.texts, TextBudget(960, 5)).text.split("\n")[-1] == rides


def test_what_a_card_or_a_fall_did_names_it_and_stands_after_it() -> None:
    march = Event("marched", 0, (("field", "jailhouse"), ("box", 1)))
    marie, boone = (Event("recruited", 0, (("card", name),)) for name in ("marie-tempest", "preacher-boone"))
    daunted = Event("daunted", 0, (("card", "long-clara"),))
    fall = Event("overrun-fell", 1, (("gang", 6), ("guards", 4), ("card", "doc-hollis")))
    turns = [march, marie, *played(0, "new-blood", "jailhouse"), boone, Event("ended", 0)]
    turns += [*played(1, "bounty-killer", "jailhouse"), daunted, Event("ended", 1), fall, daunted]

    assert PRESENTERS["revolver"].summary(turns, SAY) == [
        "The fight moves on: cards stay behind. Recruit Marie Tempest joins Alice.",
        "Alice plays New Blood. Recruit Preacher Boone joins Alice.",
        "Bob plays Bounty Killer. Long Clara (Alice) loses a grit token.",
        "Bob attacks, 6 against 4: Doc Hollis falls.",
        "As Doc Hollis falls: Long Clara (Alice) loses a grit token.",
    ]


def test_what_follows_a_question_names_its_cause_where_the_play_was_told_before() -> None:
    table = Table("lasso farmhands", "knife-thrower drummer", turn=MAPACHE, spare=(0, 1))
    table.plays("knife-thrower", pay="drummer")
    assert table.decision.kind == "drop-hand"
    start = len(table.events)
    table.answers("lasso")

    news = PRESENTERS["revolver"].summary(table.events[start:], SAY)
    assert news == ["Knife Thrower: Alice loses Lasso from the Roof (hand)."]
    blessing = Event("heartened", 0, (("card", "long-clara"), ("count", 1), ("by", "padres-blessing")))
    assert PRESENTERS["revolver"].summary([blessing], SAY) == [
        "The Padre’s Blessing: Long Clara (Alice) gets +1 grit."
    ]


def test_a_recruit_of_the_other_is_kept_before_what_they_played_and_took_and_a_passed_turn_is_told() -> None:
    marched = Event("marched", 0, (("field", "church"), ("box", 2)))
    turn = [
        *(marched, Event("recruited", 0, (("card", "preacher-boone"),)), *played(0, "fall-back", "church")),
        *(Event("returned", 0, (("card", "adobe-wall"),)), *played(0, "beechers-bible", "church")),
        *(Event("ended", 0), Event("drew", 1, (("count", 1),), (("cards", "war-wagon"),))),
    ]
    say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=1)
    lines = PRESENTERS["revolver"].summary(turn, say)
    recruit, plays = "Recruit Preacher Boone joins Alice.", "Alice plays Fall Back! and Beecher’s Bible."

    assert excerpt(lines, SAY.texts, TextBudget(960, 2)).text.split("\n")[1:] == [recruit]
    assert excerpt(lines, SAY.texts, TextBudget(960, 4)).text.split("\n")[1:] == [recruit, plays]
    for viewer in (None, 1):
        say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=viewer)
        assert PRESENTERS["revolver"].summary([marched, turn[-2]], say) == ["Alice plays no card."]
    assert "ended" not in PRESENTERS["revolver"].events_in_fields


def test_what_slows_the_other_is_told_in_their_panel_with_what_was_played() -> None:
    events = [*played(0, "false-trail", "cathouse"), Event("slowed", 1), Event("ended", 0)]
    say = Phrases(SAY.texts, "revolver", ["Alice", "Bob"], viewer=1)

    assert [*map(victim_of, PRESENTERS["revolver"].summary(events, say))] == [1]


def test_a_hold_says_why_no_army_token_goes_though_the_death_was_told_before() -> None:
    hold = Event("repelled", 0, (("gang", 2), ("guards", 8), ("killed", 1)))
    [line] = PRESENTERS["revolver"].summary([hold], SAY)
    assert line == "Alice holds, 8 against 2. A guardian fell: the army comes no nearer."


def test_the_hits_until_padre_esteban_leave_out_what_a_death_costs() -> None:  # R35
    table = Table(
        "", "", at="mine", box=4, turn="mapache", people="black-tom-reed padre-esteban", spare=(2, 1)
    )
    question = PRESENTERS["revolver"].decision_text(table.decision, table.view(1), SAY)

    assert "The next hit kills him (the death of Black Tom Reed brings another)." in question
    assert hits_to_fell([("black-tom-reed", 0)]) == 1
    assert hits_to_fell([("doc-hollis", 0), ("padre-esteban", 1)]) == 2
    assert costly([("doc-hollis", 0), ("padre-esteban", 0)]) == []


def test_the_question_to_ride_on_names_the_defenses_in_force() -> None:
    table = Table(
        "", "", at="church", turn="mapache", elsewhere={"saloon": "burning-wagon"}, gang="raccoon-riders"
    )
    table.ends()
    while table.decision.kind != "march":
        table.says(table.decision.seat, *table.decision.default)

    assert dict(table.decision.facts)["there"] == 0
