"""The board of Revolver 2 says how either side wins, and what Mapache has just done; hands can be read."""

from dataclasses import replace
from itertools import pairwise

import pytest
from picturing import stages
from scenes.revolver import MAPACHE, Poker
from scenes.revolver import Scene as Table

from bot.games import PRESENTERS
from bot.games.offered import offered_options
from bot.games.revolver import pieces
from bot.games.revolver.picture import IN_PLAY, MAX_HEIGHT
from bot.i18n.texts import Phrases, load_texts
from bot.render.cards import wide_card
from bot.render.scene import (
    Badge,
    CardBackItem,
    CardInPlay,
    CardItem,
    Icon,
    Label,
    Plate,
    Portrait,
    WideCard,
    ZoneItem,
)
from bot.render.theme import WESTERN
from bot.render.typesetting import fit
from engine.games.revolver.cards import CARDS, POKER
from engine.games.revolver.view import View

SAY = Phrases(load_texts("en"), "revolver", ["Ann", "Bob"])
PRESENTER = PRESENTERS["revolver"]


def words(view: View) -> list[str]:
    scene = PRESENTER.picture(view, SAY)
    return [item.text for item, _, _ in scene.items if isinstance(item, Label)] if scene else []


def test_both_aims_stand_on_the_board_with_what_is_left_of_them() -> None:
    table = Table(army=9, people="benito-the-baker padre-esteban")
    scene = PRESENTER.picture(table.view(), SAY)

    left = {item.icon: item.value for item, _, _ in scene.items if isinstance(item, Badge)}
    assert (left["people"], left["person"]) == ("9", "2")
    assert {"Army tokens left", "Guardians to kill"} <= set(words(table.view()))


def test_an_attack_is_large_until_the_guardians_may_play_and_a_banner_until_they_do() -> None:
    people = "lucia-the-midwife padre-esteban"
    table = Table("farmhands", turn=MAPACHE, gang="cannon-wagon", guards="old-bird-gun", people=people)
    assert "Bob attacks" not in words(table.view())
    table.ends()

    assert {"Bridge 1/3", "6", "4", "Lucía the Midwife falls"} <= set(words(table.view()))
    while table.decision.kind != "play":
        table.answers(table.decision.options[0])
    own = words(table.view(0))
    assert own.count("Lucía the Midwife falls") == 1  # the news, above the totals of now
    question = replace(table.view(0), decision=replace(table.decision, kind="keg"))
    assert "Lucía the Midwife falls" not in words(question)  # how to play belongs to this turn
    assert "Lucía the Midwife falls" not in words(replace(table.view(0), box=1))  # nor does another place
    assert {"Mapache would hit", "Guardians would hold"} & set(own)
    table.plays("farmhands")
    assert "Bob attacks" not in words(table.view())
    assert "Lucía the Midwife falls" not in words(table.view(0))


def test_who_falls_to_a_card_gives_way_to_the_next_card_with_the_totals_of_now_all_the_while() -> None:
    people, gang = "benito-the-baker padre-esteban", "hired-guns"
    table = Table("", "sharpshooter raccoon-riders", turn=MAPACHE, spare=(0, 3), gang=gang, people=people)
    for card, is_new in (("sharpshooter", True), ("raccoon-riders", False)):
        table.plays(card)
        for view in (table.view(), table.view(1)):
            assert ("Benito the Baker falls" in words(view)) == is_new
            assert "Mapache would hit" in words(view)


def test_a_hit_by_a_card_that_costs_grit_is_led_up_to_and_large() -> None:
    people = "alma-the-teacher deaf-joaquin padre-esteban"
    table = Table("", "sharpshooter", turn=MAPACHE, spare=(0, 3), guards="buffalo-rifle", people=people)
    table.table.grit["alma-the-teacher"] = 1
    table.plays("sharpshooter")
    assert "A hit" in words(table.view())
    choice = PRESENTER.hand_picture(table.view(0), SAY, {"alma-the-teacher": 1, "deaf-joaquin": 2})
    grit = [[pip.value for pip in item.pips] for item, _, _ in choice.items if isinstance(item, CardItem)]
    assert grit == [["1"], []]
    table.answers("alma-the-teacher")

    assert "Alma the Teacher loses grit" in words(table.view())
    assert "spared" in PRESENTER.beat_events
    [shot] = PRESENTER.beats(table.view(), SAY)
    assert "Alma the Teacher loses grit" not in [i.text for i, _, _ in shot.items if isinstance(i, Label)]
    assert dict(PRESENTER.while_moving(table.view()).guardians)["alma-the-teacher"] == 1


def test_who_falls_to_a_card_is_large_without_totals_that_did_not_decide() -> None:
    people = "benito-the-baker padre-esteban"
    table = Table("", "sharpshooter", turn=MAPACHE, spare=(0, 3), guards="buffalo-rifle", people=people)
    table.plays("sharpshooter")
    while table.decision.kind != "play":
        table.answers(table.decision.options[0])
    before = words(table.view())
    [shot] = PRESENTER.beats(table.view(), SAY)
    faces = [
        item for item, _, _ in shot.items if getattr(item, "portrait", "") == "revolver/benito-the-baker"
    ]
    assert len(faces) == 1
    table.ends()
    after = words(table.view())

    assert "Benito the Baker falls" in before
    assert before.count("2") == 1  # on the road alone
    assert "Guardians hold" in after
    assert "Benito the Baker falls" not in after  # who fell before, not to it


def test_two_who_fell_to_the_gatling_leave_room_to_say_that_the_attack_after_it_failed() -> None:
    people = "benito-the-baker lucia-the-midwife ochoa-the-farmer padre-esteban"
    gang, guards = "general-mapache war-wagon hired-guns", "buffalo-rifle winchester-twins"
    at = {"turn": MAPACHE, "at": "mine", "box": 2, "gang": gang, "guards": guards, "people": people}
    table = Table("lasso", "ammunition-wagon", spare=(2, 3), **at)
    table.answers("gatling")
    while table.decision.kind != "play":
        table.answers(table.decision.options[0])
    table.ends()

    assert {"Guardians hold", "14", "16"} <= set(words(table.view()))


def test_an_attack_in_vain_after_a_shot_is_led_up_to_like_any_other() -> None:
    people = "benito-the-baker padre-esteban"
    table = Table("", "sharpshooter", turn=MAPACHE, spare=(0, 3), guards="buffalo-rifle", people=people)
    table.plays("sharpshooter")
    table.ends()
    view = table.view()
    [beat] = PRESENTER.beats(view, SAY)

    assert "Bob attacks" in {item.text for item, _, _ in beat.items if isinstance(item, Label)}


def test_mapache_sees_the_own_attack_in_motion_and_then_the_totals_where_the_guardians_end_at_once() -> None:
    table = Table(
        "", "drummer", turn=MAPACHE, gang="cannon-wagon", guards="old-bird-gun", at="malpaso", spare=(9, 9)
    )
    table.ends()
    while table.table.current != 1:
        table.answers("end" if table.decision.kind == "play" else table.decision.options[0])

    [*_, result] = PRESENTER.beats(table.view(1), SAY)
    assert "Malpaso 1/4" in {item.text for item, _, _ in result.items if isinstance(item, Label)}
    for seat in (0, 1):
        assert "Malpaso 1/4" not in words(table.view(seat))
    assert {"Mapache would hit", "Guardians would hold"} & {*words(table.view(1))}


def test_a_hit_that_waits_for_its_victim_is_no_held_attack() -> None:
    table = Table("", turn=MAPACHE, gang="cannon-wagon", people="alma-the-teacher deaf-joaquin padre-esteban")
    table.ends()

    assert table.decision.kind == "victim"
    signs = [item.name for item, _, _ in PRESENTER.picture(table.view(), SAY).items if isinstance(item, Icon)]
    assert "question" in signs
    assert "A hit" in words(table.view())


def test_names_in_a_hand_of_many_cards_are_as_high_as_text_beside_them() -> None:
    table = Table("winchester-twins blasting-crew lasso stampede narrow-alley mission-gate smoke-screen")
    scene = PRESENTER.hand_picture(table.view(0), SAY, {})

    cards = [item for item, _, _ in scene.items if isinstance(item, CardItem)]
    assert len(cards) == 7
    for card in cards:
        assert isinstance(card, WideCard)
        assert fit(card.title, (card.width - 134, card.height - 72), 44, "slab", 2).em >= 36


def test_above_the_own_hand_stand_both_aims_and_the_battle_alone() -> None:
    table = Table("farmhands", "drummer", gang="cannon-wagon", guards="old-bird-gun", army=9)
    own = words(table.view(0))

    assert {"Army tokens left", "Guardians to kill", "then Malpaso", "Mapache would hit"} <= set(own)
    faces = [
        item.who for item, _, _ in PRESENTER.picture(table.view(0), SAY).items if isinstance(item, Portrait)
    ]
    assert faces == ["revolver/benito-the-baker"]  # whom the attack would hit


def test_the_totals_stand_once_also_above_a_question_about_a_victim() -> None:
    people = "alma-the-teacher deaf-joaquin padre-esteban"
    table = Table("", turn=MAPACHE, gang="cannon-wagon", guards="old-bird-gun", people=people)
    table.ends()

    assert table.decision.kind == "victim"
    own = words(table.view(0))
    assert own.count("6") == own.count("4") == 1
    assert "Guardians to kill" in own


def test_copies_of_a_card_lie_on_each_other_and_are_one_line() -> None:
    table = Table("clear-the-road clear-the-road farmhands")
    view = table.view(0)
    order = PRESENTER.hand_order(view)[: len(view.hand)]

    assert len({PRESENTER.face_of(card) for card in order}) == 2
    scene = PRESENTER.hand_picture(view, SAY, {order[1]: 1})
    cards = [item for item, _, _ in scene.items if isinstance(item, CardItem)]
    assert [card.number for card in cards if card.title == "Clear the Road!"] == [0, 1]


def test_the_plate_of_who_must_answer_out_of_turn_is_gold() -> None:
    table = Table("", turn=MAPACHE, gang="cannon-wagon", people="alma-the-teacher deaf-joaquin padre-esteban")
    table.ends()
    assert (table.decision.kind, table.decision.seat, table.table.current) == ("victim", 0, 1)

    plates = [item for item, _, _ in PRESENTER.picture(table.view(), SAY).items if isinstance(item, Plate)]
    assert {plate.name: plate.turn for plate in plates} == {"Ann": True, "Bob": False}


def test_a_copy_with_a_number_stands_at_its_own_place_in_the_hand() -> None:
    view = Table("old-bird-gun farmhands old-bird-gun winchester-twins").view(0)
    first, second, copy, last = PRESENTER.hand_order(view)[: len(view.hand)]
    assert PRESENTER.face_of(first) == PRESENTER.face_of(copy)

    scene = PRESENTER.hand_picture(view, SAY, {second: 1, copy: 2, last: 3})

    assert [card.number for card, _, _ in scene.items if getattr(card, "number", 0)] == [1, 2, 3]


def test_what_would_do_nothing_now_comes_last_in_the_hand_and_in_its_list() -> None:
    table = Table("clear-the-road farmhands lasso old-bird-gun")
    order = [*map(PRESENTER.face_of, PRESENTER.hand_order(table.view(0))[:4])]
    listed = [option.piece for option in offered_options(table.game, 0, SAY) if option.piece]

    assert order == ["farmhands", "old-bird-gun", "clear-the-road", "lasso"]
    assert [*map(PRESENTER.face_of, listed)] == order


def test_a_card_to_give_up_shows_the_firepower_that_it_has_on_the_board() -> None:
    table = Table("", "arson", turn=MAPACHE, guards="old-sergeant farmhands", spare=(0, 2), at="malpaso")
    table.plays("arson")
    assert table.decision.kind == "rout"
    view = table.view(0)
    numbers = {option: n for n, option in enumerate(table.decision.options, 1)}
    cards = [
        item for item, _, _ in PRESENTER.hand_picture(view, SAY, numbers).items if isinstance(item, CardItem)
    ]

    plain = CARDS["farmhands"].firepower
    assert [card.corner for card in cards if card.title == "Farmhands with Pitchforks"] == [str(plain + 1)]


def test_copies_with_numbers_of_their_own_are_drawn_one_by_one() -> None:
    table = Table("", gang="hired-guns hired-guns", power={"hired-guns.1": 1}, turn=MAPACHE)
    while table.decision.kind != "drop":
        table.game.answer(1, ("drop",))
    numbers = {option.piece: n for n, option in enumerate(offered_options(table.game, 1, SAY), 1)}
    scene = PRESENTER.hand_picture(table.view(1), SAY, numbers)
    cards = [item for item, _, _ in scene.items if isinstance(item, CardItem)]

    assert len(numbers) == len(cards) == 2


def test_no_total_is_an_outlook_where_the_gatling_may_hit_the_last_guardian_first() -> None:
    for people, is_told in (("padre-esteban", False), ("padre-esteban long-clara", True)):
        table = Table("", "rifle-smuggler", turn=MAPACHE, at="mine", gang="hired-guns", people=people)
        assert ("Guardians would hold" in words(table.view())) is is_told


def test_a_few_cards_left_in_hand_have_their_names_at_the_end() -> None:
    for count in (2, 4):
        hand = "buffalo-rifle " * (count - 1) + "farmhands"
        table = Table(hand, turn=MAPACHE, at="mine", gang="war-wagon war-wagon", people="padre-esteban")
        table.ends()
        shapes = [item for item, _, _ in PRESENTER.end_picture(table.view(), SAY).items]
        names = [item.title for item in shapes if isinstance(item, CardInPlay)]
        assert ("Farmhands with Pitchforks" in names) == (count == 2)


def test_signs_are_explained_wherever_cards_have_them() -> None:
    for card, at, is_told in (
        ("blasting-crew", "church", True),
        ("blasting-crew", "livery-stable", True),
        ("lasso", "livery-stable", False),
    ):
        scene = PRESENTER.hand_picture(Table(card, at=at).view(0), SAY, {})
        labels = [item.text for item, _, _ in scene.items if isinstance(item, Label)]
        assert ("two blast Bridge or Mine" in labels) == is_told


def test_of_a_hand_that_lights_kegs_only_the_cards_that_can_are_in_full_color() -> None:
    table = Table("powder-boy blacksmiths-sons lasso blasting-crew", at="mine", gang="hired-guns")
    table.answers("collapse")
    table.answers("powder-boy.1")
    view, offered = table.view(0), [one.piece for one in offered_options(table.game, 0, SAY) if one.piece]
    scene = PRESENTER.hand_picture(view, SAY, {card: n for n, card in enumerate(offered, 1)})

    assert table.decision.kind == "second-keg"
    cards = [item for item, _, _ in scene.items if isinstance(item, CardItem)]
    assert [item.title for item in cards if not item.faint] == ["Blacksmith’s Sons"]


@pytest.mark.parametrize(
    ("at", "deed", "word"),
    [("mine", "collapse", "The tunnels come down!"), ("bridge", "dynamite", "The bridge blows up!")],
)
def test_a_blast_is_large_until_anybody_plays(at: str, deed: str, word: str) -> None:
    for card in ("", "farmhands"):
        table = Table(f"blasting-crew {card}", "drummer", at=at, gang="hired-guns", spare=(2, 2))
        table.answers(deed)
        while table.decision.kind != "play":
            table.answers(table.decision.options[0])
        assert word in words(table.view())
        aims = [item for item, _, _ in PRESENTER.picture(table.view(0), SAY).items][:4]
        assert not any(isinstance(item, ZoneItem) and item.turn for item in aims)  # no side came nearer
        if card:
            table.plays(card)
        table.ends()

        assert (word in words(table.view())) == (not card)
        table.plays("drummer")
        assert word not in words(table.view())


def test_what_is_drawn_on_a_side_adds_up_to_its_total() -> None:
    table = Table(gang="general-mapache war-wagon hired-guns", guards="farmhands old-sergeant", at="malpaso")
    scene = PRESENTER.picture(table.view(), SAY)

    corners = [item.corner for item, _, _ in scene.items if isinstance(item, CardItem) and item.corner]
    assert sorted(corners) == ["1", "3", "4", "4", "6"]
    assert {"14", "12"} <= set(words(table.view()))  # 4 + 6 + 4, and 3 + 1 with 8 of the place


def test_free_places_of_the_guardians_are_outlined() -> None:
    table = Table(guards="farmhands")
    scene = PRESENTER.picture(table.view(), SAY)

    [card] = [item for item, _, _ in scene.items if isinstance(item, CardItem)]
    outlines = [
        item for item in scene.items if isinstance(item.item, ZoneItem) and item.item.size[1] == card.height
    ]
    assert len(outlines) == 2


def test_a_side_without_cards_says_so_inside_its_own_row() -> None:
    scene = PRESENTER.picture(Table(gang="", guards="").view(), SAY)
    rows = [(y, y + item.size[1]) for item, _, y in scene.items if isinstance(item, ZoneItem)]
    words = [
        (y, y + item.size[1]) for item, _, y in scene.items if getattr(item, "text", "") == "No cards here"
    ]

    assert len(words) == 2
    assert all(any(top <= y and end <= low for top, low in rows) for y, end in words)


def test_two_deaths_and_a_fight_leave_room_for_words_and_the_living() -> None:
    people = "benito-the-baker lucia-the-midwife ochoa-the-farmer padre-esteban"
    gang = "general-mapache war-wagon hired-guns raccoon-riders"
    table = Table("", "sharpshooter", turn=MAPACHE, spare=(2, 3), gang=gang, people=people)
    table.plays("sharpshooter")
    while table.decision.kind != "play":
        table.answers(table.decision.options[0])
    assert {"Sharpshooter", "Benito the Baker falls", "20"} <= set(words(table.view()))
    table.ends()

    assert {"Lucía the Midwife falls", "20"} <= set(words(table.view()))
    items = [item for item, _, _ in PRESENTER.picture(table.view(), SAY).items]
    assert sum(isinstance(item, Portrait) for item in items) == 2  # the living


def test_cards_that_cannot_be_played_are_gray() -> None:
    table = Table("farmhands buffalo-rifle")
    scene = PRESENTER.hand_picture(table.view(0), SAY, {})

    cards = [item for item, _, _ in scene.items if isinstance(item, CardItem)]
    assert [card.title for card in cards if card.faint] == ["Buffalo Rifle"]


def test_an_attack_held_at_the_last_place_is_named_by_it_once_the_marker_has_moved_on() -> None:
    table = Table("farmhands", turn=MAPACHE, gang="hired-guns", at="bridge", box=3, spare=(2, 2))
    table.ends()

    assert {"Bridge 3/3", "Guardians hold", "Malpaso 1/4"} <= set(words(table.view()))
    assert "Bob attacks" not in words(table.view())


def test_an_attack_is_led_up_to_where_it_was_before_the_marker_moves_on() -> None:
    people = "benito-the-baker padre-esteban"
    at = {"at": "saloon", "box": 3, "people": people, "recruits": "deaf-joaquin"}
    table = Table("farmhands", turn=MAPACHE, gang="cannon-wagon", guards="adobe-wall", spare=(2, 2), **at)
    hands = table.table.hands
    table.ends()
    while table.decision.kind != "play":
        table.answers(table.decision.options[0])
    view = table.view()
    before = PRESENTER.while_moving(view)
    beats = [
        {getattr(item, "text", "") or getattr(item, "title", "") for item, _, _ in beat.items}
        for beat in PRESENTER.beats(view, SAY)
    ]

    assert PRESENTER.headline(before, SAY) == "Saloon 3/3"
    stop = PRESENTER.in_replay(view)
    assert (stop.battlefield_index, stop.box) == (2, 1)  # its words tell of the march
    assert stop.guardians == view.guardians
    assert hands == before.last_hands == tuple(own.hand_size for own in before.seats)
    assert hands != tuple(own.hand_size for own in stop.seats)  # Benito the Baker costs a card
    own = table.view(0)
    assert len(own.hand) - len(PRESENTER.in_replay(own).hand) == own.drawn == 2
    assert stop.seats[0].hand_size == len(PRESENTER.in_replay(own).hand)
    assert {person for person, _ in before.guardians} == {"benito-the-baker", "padre-esteban"}
    assert {person for person, _ in view.guardians} == {"deaf-joaquin", "padre-esteban"}
    [threat] = beats  # what came of it comes at once with its words
    assert {"Cannon Wagon", "Adobe Wall", "Bob attacks"} <= threat
    assert "Benito the Baker falls" not in threat
    assert {"Saloon 3/3", "Benito the Baker falls", "Stable 1/3"} <= set(words(view))


@pytest.mark.parametrize("place", [("church", 1, "stay"), ("church", 1, "ride"), ("mine", 1, "")])
def test_an_attack_has_one_number_wherever_the_marker_goes_after_it(place) -> None:
    at, box, way = place
    people = "benito-the-baker lucia-the-midwife padre-esteban"
    table = Table("farmhands", turn=MAPACHE, gang="war-wagon", people=people, at=at, box=box, spare=(2, 2))
    table.ends()
    while table.decision.kind != "play":
        table.answers(way if table.decision.kind == "march" else table.decision.options[0])
    view = table.view()

    number = f"{'Church' if way else 'Mine'} 1/{2 if way else 4}"
    assert number in words(view)
    assert PRESENTER.headline(PRESENTER.while_moving(view), SAY) == number


def test_what_beats_what_stands_below_the_poker_cards_alone() -> None:
    *_, game = stages("revolver", 2, limit=1)
    labels = [
        [item.text for item, _, _ in PRESENTER.hand_picture(view, SAY, {}).items if isinstance(item, Label)]
        for view in (game.view(0), Table("farmhands").view(0))
    ]

    kinds = ["cheat", "number", "accusation", "cheat"]
    assert [label for label in labels[0] if label in kinds] == kinds
    assert "accusation" not in labels[1]


def test_during_the_poker_a_seat_sees_nothing_but_it() -> None:
    *_, game = stages("revolver", 2, limit=1)
    faces = [
        sum(isinstance(item, Portrait) for item, _, _ in PRESENTER.picture(game.view(seat), SAY).items)
        for seat in (None, 0)
    ]

    assert faces == [7, 0]


def test_the_aim_that_came_nearer_is_lit() -> None:
    """Above a hand: the army where the guardians held, the guardians to kill where one fell."""
    tones = []
    for gang in ("hired-guns", "war-wagon war-wagon"):
        table = Table(
            "farmhands",
            turn=MAPACHE,
            gang=gang,
            guards="buffalo-rifle",
            people="lucia-the-midwife padre-esteban",
            at="saloon",
            box=2,
        )
        table.ends()
        assert table.decision.kind == "march"
        zones = [
            item for item, _, y in PRESENTER.picture(table.view(0), SAY).items if isinstance(item, ZoneItem)
        ]
        tones.append([zone.tone for zone in zones[:2] if zone.turn])

    assert tones == [["slate"], ["brick"]]


def test_cards_of_the_tournament_that_were_played_hide_none_of_their_numbers() -> None:
    table = Table()
    view = table.view()
    names = ("poker-ten", "poker-accusation", "poker-bullets")
    seats = [replace(seat, poker_revealed=names, poker_size=4) for seat in view.seats]
    scene = PRESENTER.picture(replace(view, battlefield_index=-1, seats=seats), SAY)

    fronts = [(x, y, item.width) for item, x, y in scene.items if isinstance(item, CardItem)]
    assert len(fronts) == 6
    assert all(x + width <= other for (x, y, width), (other, at, _) in pairwise(fronts) if y == at)
    backs = [(x, y) for item, x, y in scene.items if isinstance(item, CardBackItem)]
    assert all(x >= right + width for x, y in backs for right, at, width in fronts if y == at)


def test_everybody_left_to_hit_stands_on_a_crowded_board() -> None:
    people = (
        "benito-the-baker lucia-the-midwife ochoa-the-farmer alma-the-teacher kid-salazar "
        "crispin-the-sexton black-tom-reed long-clara marie-tempest padre-esteban"
    )
    gang = "cannon-wagon war-wagon rear-guard deserters hired-guns young-pistolero"
    table = Table("farmhands", "hired-guns", turn=MAPACHE, gang=gang, people=people)
    table.ends()
    scene = PRESENTER.picture(table.view(), SAY)

    assert scene is not None
    assert scene.height <= MAX_HEIGHT
    assert sum(isinstance(item, Portrait) for item, _, _ in scene.items) == len(table.view().guardians)


def test_a_banner_names_with_a_card_only_who_fell_to_it() -> None:
    people, hand = "benito-the-baker lucia-the-midwife padre-esteban", "sharpshooter pick-up-yer-teeth"
    table = Table("", hand, turn=MAPACHE, spare=(0, 6), gang="hired-guns", people=people)
    table.plays("sharpshooter")
    table.plays("pick-up-yer-teeth")
    for seat in (None, 0, 1):
        texts = words(table.view(seat))
        assert {"Lucía the Midwife falls", "Start Picking Up Yer Teeth!"} <= {*texts}
        assert "2 guardians fall" not in texts


@pytest.mark.parametrize(
    ("hand", "gang", "deed", "seen", "verdict", "sentence"),
    [
        ("rifle-smuggler", "hired-guns", "gatling", {"Gatling · Rifle Smuggler"},
         "The Gatling kills Padre Esteban, the last guardian, before the attack",
         "the attack would have failed, 3 against 8."),
        ("sharpshooter", "hired-guns", "sharpshooter", {"Sharpshooter"},
         "Sharpshooter kills Padre Esteban, the last guardian", "No total stops that hit."),
        ("rifle-smuggler", "general-mapache war-wagon hired-guns", "end", {"14", "8"},
         "The attack kills Padre Esteban, the last guardian: 14 to 8", "6 more would have held."),
    ],
)  # fmt: skip
def test_the_end_names_what_struck_the_last_guardian_and_no_older_attack(
    hand: str, gang: str, deed: str, seen: set[str], verdict: str, sentence: str
) -> None:
    table = Table(
        "", hand, turn=MAPACHE, at="mine", gang=gang, people="padre-esteban", spare=(2, 2), last=(9, 8)
    )
    (table.plays if deed == hand else table.answers)(deed)
    while table.decision:
        table.answers(table.decision.options[0])
    view = table.view()

    labels = {item.text for item, _, _ in PRESENTER.end_picture(view, SAY).items if isinstance(item, Label)}
    assert seen <= labels
    assert "8" in seen or not {"9", "8"} & labels
    assert PRESENTER.verdict(view, SAY) == verdict
    assert sentence in PRESENTER.ending(view, SAY)[0].value


@pytest.mark.parametrize(
    ("at", "box", "army", "verdict", "sentence"),
    [
        (
            "mine",
            4,
            9,
            "The mine has held",
            "2 guardians are left: Mapache needed 2 hits and lacked 4 for the first.",
        ),
        ("malpaso", 1, 1, "The army has come", "2 guardians were still alive: Mapache lacked 4"),
    ],
)
def test_the_end_shows_the_last_attack_that_the_guardians_held_and_what_it_lacked(
    at: str, box: int, army: int, verdict: str, sentence: str
) -> None:
    people = "alma-the-teacher padre-esteban"
    table = Table("", turn=MAPACHE, at=at, box=box, gang="war-wagon", people=people, army=army)
    table.ends()
    view = table.view()

    scene = PRESENTER.end_picture(view, SAY)
    across = {item.text: x for item, x, _ in scene.items if isinstance(item, Label)}
    assert {"5", "8", "Bridge"} <= across.keys()
    assert across["8"] < across["5"]  # beside Padre Esteban, who has won and so stands on the left
    assert PRESENTER.verdict(view, SAY).startswith(f"{verdict}: ")
    assert sentence in PRESENTER.ending(view, SAY)[0].value


def test_a_large_last_hand_is_told_in_words_since_its_cards_would_be_too_small_for_names() -> None:
    hand = "hired-guns hired-guns deserters ransom drummer"
    table = Table("lasso", hand, turn=MAPACHE, at="mine", box=4, people="alma-the-teacher padre-esteban")
    table.ends()
    items = [item for item, _, _ in PRESENTER.end_picture(table.view(), SAY).items]

    assert len([item for item in items if isinstance(item, CardInPlay)]) == 1
    assert (
        "Hired Guns, Hired Guns, Deserters, Ransom, The Drummer"
        in PRESENTER.ending(table.view(), SAY)[1].value
    )


def test_the_end_shows_all_who_fell_on_a_battlefield_or_of_many_their_number_alone() -> None:
    for count, visible in ((2, 2), (4, 0)):
        people = [person for person, _ in Table().view().guardians][:count]
        at = {"lost": tuple(people), "lost_at": (0,) * count, "guardians": (), "battlefield_index": 0}
        end = replace(Table().view(), over=True, ending="killed", winners=(1,), phase="over", **at)
        scene = PRESENTER.end_picture(end, SAY)
        faces = [item.who for item, *_ in scene.items if isinstance(item, Portrait)]
        assert faces == [f"revolver/{person}" for person in people][:visible]
        assert str(count) in [item.text for item, *_ in scene.items if isinstance(item, Label)]


def test_the_end_counts_the_grit_that_was_left_among_the_hits_that_lacked() -> None:
    people = "alma-the-teacher padre-esteban"
    grit = {"alma-the-teacher": 1}
    table = Table("", turn=MAPACHE, at="mine", box=4, gang="war-wagon", people=people, army=9, grit=grit)
    table.ends()

    sentence = "2 guardians are left, with a grit token: Mapache needed 3 hits and lacked 4 for the first."
    assert sentence in PRESENTER.ending(table.view(), SAY)[0].value


def test_an_attack_of_an_earlier_battlefield_goes_once_a_card_lies_on_the_new_one() -> None:
    boards, people = [], "lucia-the-midwife padre-esteban"
    for card in ("", "farmhands"):
        table = Table(
            card,
            "drummer",
            turn=MAPACHE,
            gang="cannon-wagon",
            at="bridge",
            box=4,
            spare=(0, 9),
            people=people,
        )
        table.ends()
        while table.decision.kind != "play":
            table.answers(table.decision.options[0])
        if card and table.table.current == 0:
            table.plays(card)
        while table.table.current != 1:
            table.answers("end" if table.decision.kind == "play" else table.decision.options[0])
        boards.append(words(replace(table.view(1), decision=None)))  # as a moving picture shows it

    assert ["Guardians would hold" in board for board in boards] == [False, True]
    assert [any(word.endswith(" falls") for word in board) for board in boards] == [True, False]


def test_who_won_the_poker_is_large_until_a_card_or_the_first_turn_is_over() -> None:
    table = Table("farmhands", "raccoon-riders", at="church", turns=1)
    table.table.players[0].rounds = 2
    before = words(table.view(0))
    table.plays("farmhands")

    assert {"Poker for the road", "Ann wins", "2", "0"} <= set(before)
    assert "Ann wins" not in words(table.view(0))
    assert "Ann wins" not in words(Table("", "raccoon-riders", turn=MAPACHE, turns=2, at="church").view(1))


def test_who_fell_before_an_attack_that_was_held_did_not_fall_to_it() -> None:
    people = "benito-the-baker lucia-the-midwife padre-esteban"
    table = Table("", "sharpshooter", turn=MAPACHE, spare=(2, 3), guards="farmhands", people=people)
    table.plays("sharpshooter")
    while table.decision.kind != "play":
        table.answers(table.decision.options[0])
    table.ends()

    seen = words(table.view())
    assert {"Guardians hold", "Bridge 1/3"} <= set(seen)
    assert not [word for word in seen if word.endswith("falls")]


def test_no_poker_cards_are_counted_with_a_hand_after_the_tournament() -> None:
    table = Table("", "drummer", turn=MAPACHE)
    table.table.players[0].hand.clear()
    table.table.players[0].poker[:] = ["poker-two"]

    badges = [item for item, _, _ in PRESENTER.picture(table.view(), SAY).items if isinstance(item, Badge)]
    assert "0" in [badge.value for badge in badges if badge.icon == "hand"]


def test_a_card_in_play_without_room_for_its_name_shows_its_picture_large() -> None:
    drawings = [
        wide_card(CardInPlay.of(pieces.card("farmhands.1", width, SAY)), WESTERN) for width in (190, 300)
    ]

    assert [len(drawing.lines) > 1 for drawing in drawings] == [False, True]  # beside its value


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_every_card_in_play_of_the_usual_width_has_its_name(language: str) -> None:
    say = Phrases(load_texts(language), "revolver", ["Alice", "Bob"])
    cards = [CardInPlay.of(pieces.card(f"{key}.1", IN_PLAY, say)) for key in CARDS]

    assert not [card.title for card in cards if len(wide_card(card, WESTERN).lines) <= bool(card.corner)]


def test_the_last_turn_on_a_battlefield_is_told_on_the_road() -> None:
    at = [("saloon", 2), ("saloon", 3), ("livery-stable", 1), ("bridge", 2)]
    boards = [words(Table("farmhands", at=place, box=box).view()) for place, box in at]

    assert "then Stable" in boards[0]
    assert "last turn, then Stable" in boards[1]
    assert "then Bridge" in boards[2]
    assert "then Malpaso" in boards[3]


def test_a_kill_before_the_attack_is_led_up_to_and_so_is_the_one_that_ends_the_game() -> None:
    at = {"at": "mine", "turn": MAPACHE, "gang": "hired-guns war-wagon", "spare": (2, 2)}
    table = Table("", "rifle-smuggler deserters", people="lucia-the-midwife padre-esteban", **at)
    for card, name in (("rifle-smuggler", "Lucía the Midwife"), ("deserters", "Padre Esteban")):
        table.plays("gatling")
        if table.decision.kind == "ammo":
            table.answers(next(option for option in table.decision.options if option.startswith(card)))
        view = table.view()
        steps = PRESENTER.last_steps(view)
        assert bool(steps) == view.over
        view = steps[0] if steps else view
        [shot] = PRESENTER.beats(view, SAY)
        texts = {item.text for item, _, _ in shot.items if isinstance(item, Label)}
        assert "The Gatling fires" in texts
        assert f"{name} falls" not in texts
        assert len(PRESENTER.while_moving(view).guardians) == len(view.guardians) + 1
    assert "Padre Esteban falls" in words(view)  # nobody who fell with him


def test_of_two_who_fall_to_one_attack_both_stand_before_it_then_the_first_falls() -> None:
    people = "black-tom-reed long-clara padre-esteban"
    table = Table(turn=MAPACHE, gang="cannon-wagon", people=people)
    table.ends()
    view = table.view()
    both, first = PRESENTER.beats(view, SAY)

    alive = [sum(isinstance(item, Portrait) for item, _, _ in beat.items) for beat in (both, first)]
    assert (alive, len(PRESENTER.while_moving(view).guardians)) == ([3, 2], 3)
    texts = {item.text for item, _, _ in first.items if isinstance(item, Label)}
    assert "Black Tom Reed falls" in texts
    assert "2 guardians fall" in words(view)


def test_a_shot_that_kills_one_and_takes_anothers_grit_tells_both_after_both_stood() -> None:
    people = "lucia-the-midwife ochoa-the-farmer padre-esteban"
    at = {"at": "mine", "turn": MAPACHE, "gang": "hired-guns", "people": people, "spare": (2, 1)}
    table = Table("", "ammunition-wagon", **at)
    table.table.grit["ochoa-the-farmer"] = 1
    table.plays("gatling")
    table.answers(table.decision.options[0])
    view = table.view()

    assert "Lucía the Midwife falls · Ochoa the Farmer loses grit" in words(view)
    assert len(PRESENTER.while_moving(view).guardians) == 3
    [shot] = PRESENTER.beats(view, SAY)
    assert not any(item.mood == "dead" for item, _, _ in shot.items if isinstance(item, CardItem))


def test_every_round_of_the_poker_shows_who_won_it() -> None:
    view = next(stages("revolver", 2)).view(None)
    rounds = (("poker-ten", "poker-five", ""), ("poker-two", "poker-nine", ""))
    assert all(name in POKER for names in rounds for name in names if name)
    seats = [replace(seat, poker_revealed=names) for seat, names in zip(view.seats, rounds)]
    scene = PRESENTER.picture(replace(view, seats=seats), SAY)

    assert scene is not None
    question = replace(view, seats=tuple(seats))  # for the next card, once the picture has told who won
    assert "poker" in PRESENTER.telling_kinds
    assert all(seat.poker_revealed[-1] == "" for seat in PRESENTER.while_moving(question).seats)
    are_faint = [item.faint for item, _, _ in scene.items if isinstance(item, CardItem)]
    assert are_faint == [True, False, False, True]  # who sits above stands first


def test_an_accusation_played_again_lies_beside_the_card_that_beats_it() -> None:
    table = Poker("poker-two poker-seven poker-sleeve", "poker-three poker-accusation")
    for card in ("poker-sleeve", "poker-seven"):
        table.round(card, "poker-accusation")
    scene = PRESENTER.picture(table.game.view(None), SAY)

    assert scene is not None
    assert [(card.title, card.faint) for card, *_ in scene.items if isinstance(card, CardItem)] == [
        ("You’re Cheatin’!", False),
        ("You’re Cheatin’!", True),
        ("Ace up the Sleeve", True),
        ("Seven High", False),
    ]
    assert PRESENTER.headline(table.game.view(None), SAY) == "Poker, round 3"


@pytest.mark.parametrize("gang", ["cannon-wagon", "cannon-wagon raccoon-riders"])
def test_cover_counts_on_the_table_as_long_as_the_result_of_its_attack_is_news(gang: str) -> None:
    people = "preacher-boone padre-esteban"  # whose loss is no card in play
    table = Table("farmhands smoke-screen", at="saloon", gang=gang, guards="old-bird-gun", people=people)
    table.plays("smoke-screen")
    table.ends()
    table.ends()
    view = table.view()

    assert view.phase == "march"
    assert view.last is not None
    assert view.totals is not None
    assert view.last[1] == view.totals[1] + 3
    scene = PRESENTER.picture(view, SAY)
    assert scene is not None
    lanes = [item.text for item, _, _ in scene.items if isinstance(item, Label) and item.em == 144]
    assert sorted(lanes) == sorted(map(str, view.last))
    assert "Smoke" in words(view)


def test_while_the_last_round_of_the_poker_lies_covered_nothing_shows_the_road() -> None:
    people = "benito-the-baker ruth-calder padre-esteban"
    table = Table("farmhands", "raccoon-riders", at="church", turns=1, people=people)
    for player, cards in zip(
        table.table.players, (("poker-sleeve", "poker-seven"), ("poker-five", "poker-two"))
    ):
        player.poker_revealed = [*cards]
    table.table.players[0].rounds = 2
    for seat in (None, 0, 1):
        view = table.view(seat)
        covered = PRESENTER.while_moving(view)
        [beat] = PRESENTER.beats(view, SAY)
        scene = PRESENTER.picture(view, SAY)

        assert {"Church", "Ann wins", "2/2"}.isdisjoint(
            item.text for item, *_ in beat.items if isinstance(item, Label)
        )
        assert [person for person, _ in covered.guardians] == ["benito-the-baker", "padre-esteban"]
        assert PRESENTER.headline(covered, SAY).startswith("Poker, round")
        assert scene is not None
        assert max(y + item.size[1] for item, _, y in beat.items) <= scene.height


def test_what_a_charge_added_stands_in_the_picture_of_its_attack_after_the_marker_has_moved() -> None:
    table = Table("farmhands", "cavalry-charge", turn=MAPACHE, at="bridge", box=2, gang="deserters")
    table.plays("cavalry-charge")
    table.ends()
    while table.decision.kind != "play":
        table.answers(table.decision.options[0])
    view = table.view(0)
    first = next(iter(PRESENTER.beats(view, SAY)))

    assert view.phase == "play"
    assert "Charge" in [item.text for item, *_ in first.items if isinstance(item, Label)]


def test_mapaches_cards_are_seen_with_their_tokens_until_the_kegs_blow_them_up() -> None:
    power = {"hired-guns.1": 2}
    at = {"at": "mine", "box": 2, "gang": "general-mapache hired-guns", "guards": "burning-wagon"}
    table = Table("blasting-crew farmhands", spare=(2, 2), power=power, **at)
    totals = table.view().totals
    table.answers("collapse")
    while table.decision.kind != "play":
        table.answers(table.decision.options[0])
    for view in (table.view(), table.view(0)):
        fuse, fall = PRESENTER.beats(view, SAY)
        rows = [
            {item.title: item.faint for item, _, _ in items if isinstance(item, CardInPlay)}
            for items in (fuse.items, fall.items, PRESENTER.picture(view, SAY).items)
        ]

        assert [set(row.values()) for row in rows] == [{False}, {True}, set()]
        assert set(rows[0]) == {"General Mapache", "Hired Guns", "Burning Wagon"}
        assert {str(total) for total in totals} <= {i.text for i, *_ in fuse.items if isinstance(i, Label)}
    assert PRESENTER.while_moving(table.view()).totals == totals
    assert "collapsed" in PRESENTER.beat_events


def test_the_army_token_that_a_death_brings_back_comes_after_it() -> None:
    people = "ruth-calder padre-esteban"
    table = Table("", "sharpshooter", turn=MAPACHE, spare=(0, 3), people=people, army=6)
    table.plays("sharpshooter")

    assert (PRESENTER.while_moving(table.view()).army, table.view().army) == (6, 7)


def test_no_question_of_a_death_is_asked_before_its_picture_shows_it() -> None:
    table = Table("farmhands lasso", "sharpshooter", turn=MAPACHE, spare=(0, 3))
    table.plays("sharpshooter")

    assert table.decision.kind == "drop-hand"
    assert PRESENTER.tells_result(table.view(), table.decision.kind)


def test_faces_stay_below_a_small_banner_where_mapaches_cards_fill_two_rows() -> None:
    table = Table(turn=MAPACHE, gang="hired-guns " * 3 + "war-wagon " * 2, guards="winchester-twins")
    table.ends()
    scene = PRESENTER.picture(table.view(), SAY)

    assert sum(isinstance(item, Portrait) for item, _, _ in scene.items) == len(table.view().guardians)
    assert scene.height < 1150


def test_whose_turn_it_is_has_no_check_mark_while_the_other_answers() -> None:
    table = Table("", "fat-bribe drummer", turn=MAPACHE, guards="farmhands old-bird-gun")
    table.plays("fat-bribe")
    plates = [item for item, _, _ in PRESENTER.picture(table.view(), SAY).items if isinstance(item, Plate)]

    assert table.decision.seat == 0
    assert sorted(plate.sign for plate in plates) == ["", "hourglass"]
