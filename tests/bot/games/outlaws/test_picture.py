"""The picture of WANTED shows at a glance how the last showdown ended."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from picturing import outside, stages
from recorded import played

from bot.games import PRESENTERS
from bot.games.card_scenes import invitation
from bot.games.end_scene import tone
from bot.games.outlaws import end_picture, fronts, hand_picture, picture, showdown, story
from bot.games.outlaws.beats import beats
from bot.games.outlaws.rounds import (
    Round,
    before_count,
    board_before,
    decider,
    gain,
    last_steps,
    prospects,
    round_of_end,
    rounds,
    worth,
)
from bot.games.outlaws.showdown import by_suits, card_of, gang_parts, known_so_far, parts, spelled
from bot.games.parts import EmbedField
from bot.i18n.texts import LANGUAGES, Phrases, load_texts, signed
from bot.render.scene import (
    Badge,
    CardBackItem,
    CardItem,
    DieItem,
    Icon,
    Label,
    PathItem,
    Pile,
    Plate,
    Portrait,
    PosterItem,
    Scene,
    Stamp,
    ZoneItem,
)
from engine.core.decisions import Seat
from engine.core.forced import play_forced_replies
from engine.core.game import AnyGame, Game
from engine.games import GAMES
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.operations import strongest
from engine.games.outlaws.state import Shot, Showdown
from engine.games.outlaws.view import View
from engine.story.reckoning import Progress, StoryRequest, reckon
from engine.story.story import MIN_SWING

SAY = Phrases(load_texts("en"), "outlaws", ["A", "B", "C", "D"])


def labels(scene: Scene) -> list[str]:
    return [item.text for item, _, _ in scene.items if isinstance(item, Label)]


def before_the_end(mode: str, seats: int, seat: Seat | None = None) -> list[View]:
    games = stages(mode, seats, "5e" * 32, limit=40)
    return [view for game in games if (view := game.view(seat)).last is not None and not view.over]


@pytest.mark.parametrize("seats", [3, 4])
def test_of_a_shootout_only_who_has_won_the_round_is_lit_and_all_keep_their_places(seats: int) -> None:
    outcomes, fronts_of = set(), (CardItem, PosterItem)
    for view in before_the_end("outlaws-shootout", seats):
        scene, film = picture.table(view, SAY), PRESENTERS["outlaws"].beats(view, SAY)
        lit = [item.turn for item, _, _ in scene.items if isinstance(item, ZoneItem)]
        cards = [item for item, _, _ in scene.items if isinstance(item, fronts_of)]
        crowns = [item for item, _, _ in scene.items if isinstance(item, Icon) and item.name == "crown"]
        places = [(item.portrait, x) for item, x, _ in scene.items if isinstance(item, fronts_of)]

        assert lit == [True, *(seat == view.last.winner for seat in range(seats))]
        assert [card.faint for card in cards] == [not won for won in lit[1:]]
        assert len(crowns) == (seats == 3 and view.last.winner is not None)  # on a poster, which has room
        for beat in film:
            assert [(one.portrait, x) for one, x, _ in beat.items if isinstance(one, fronts_of)] == places
        outcomes.add(view.last.winner is None)
    assert outcomes >= {False}


def test_before_the_first_round_the_die_is_blank_and_the_aim_keeps_clear_of_the_frame() -> None:
    first = next(iter(stages("outlaws-duel", 2))).view(None)
    scene = picture.table(first, SAY)
    [aim] = [placed for placed in scene.items if getattr(placed.item, "text", "").startswith("Most money")]
    frame = next(placed for placed in scene.items if isinstance(placed.item, ZoneItem))

    assert [item.value for item, _, _ in scene.items if isinstance(item, DieItem)] == [0]
    assert {"Skill", "Die", "Suit"} <= {*labels(scene)}
    assert aim.y + aim.item.size[1] < frame.y + frame.item.size[1]


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_duel_has_the_same_sides_for_everybody_and_who_fell_lies_faint(seat: int | None) -> None:
    for view in before_the_end("outlaws-duel", 2, seat):
        scene = picture.table(view, SAY)
        posters = [item for item, _, _ in scene.items if isinstance(item, PosterItem)]
        shots = sorted(view.last.shots, key=lambda shot: shot.seat)
        names = [item.name for item, _, _ in scene.items if isinstance(item, Plate)]

        assert names == ["You" if n == seat else SAY.name(n) for n in range(2)]
        assert [poster.portrait for poster in posters] == [f"outlaws/{shot.leader}" for shot in shots]
        assert [poster.mark for poster in posters] == [shot.seat == view.last.winner for shot in shots]
        last = rounds(view)[-1]
        assert {story.headline(last, view, SAY), f"Round {len(view.past)}"} <= {*labels(scene)}
        stamps = [item for item, _, _ in scene.items if isinstance(item, Stamp)]
        assert len(stamps) == len(last.fallen)
        sums = [item.value for item, _, _ in scene.items if isinstance(item, Badge) and item.icon == "skill"]
        assert sums == [str(OUTLAWS[shot.leader].skill) for shot in shots]


@pytest.mark.parametrize("played", ["0 4H 10C", "= 3S JH"])
def test_in_a_rematch_each_duelist_stays_on_their_side(played: str) -> None:
    won, first, second = played.split()
    again = f"{won if won == '=' else 1} {second} {first}"  # the seats have moved
    scenes = list[tuple[Scene, ...]]()
    for line, names in ((played, "AB"), (again, "BA")):
        view, phrases = duel(line), Phrases(SAY.texts, "outlaws", [*names])
        over = replace(view, phase="over", winners=(names.index("A"),), rounds=5)
        scenes.append(
            (picture.table(view, phrases), end_picture.end(over, phrases) or picture.table(over, phrases))
        )
        assert story.headline(rounds(view)[-1], view, phrases) == story.headline(
            rounds(duel(played))[-1], duel(played), SAY
        )

    assert scenes[0] == scenes[1]


def test_a_sum_has_its_signs_and_counts_a_modifier_for_each_card() -> None:
    shot = Shot(0, ("3C",), (2,), "3C", 3, -4, 1)  # +1 against diamonds, −2 against hearts

    assert [*by_suits(shot)] == [("D", "+1×3"), ("H", "−2×2")]
    assert parts(shot) == [
        Badge("skill", "0"), DieItem(2, 92), Badge("suit-D", "+1×3"), Badge("suit-H", "−2×2"),
    ]  # fmt: skip
    gang = Shot(0, ("3C", "4C", "5C"), (2, 2, 2), "3C", 3, -4, 1)  # with how often they count
    assert [item.value for item in parts(gang)[2:] if isinstance(item, Badge)] == ["+1×3", "−2×2"]


@pytest.mark.parametrize(
    ("cards", "surprise"),
    [("QS 6C", ""), ("6C QS", "upset"), ("6C joker-red", "joker"), ("joker-red QS", "")],
)
def test_the_fall_of_a_joker_or_of_who_was_ahead_before_the_dice_is_a_headline(
    cards: str, surprise: str
) -> None:
    shots = tuple(Shot(seat, (card,), (3,), card, 0, 0, 5 - seat) for seat, card in enumerate(cards.split()))
    view = next(stages("outlaws-duel", 2)).view(None)
    played = Round(1, Showdown(1, shots, 0), 0)

    assert played.surprise == surprise
    headline = {"": "", "upset": "The favorite falls!\n", "joker": "A Joker falls!\n"}[surprise]
    assert story.headline(played, view, SAY).startswith(f"{headline}$")


@pytest.mark.parametrize(
    ("cards", "winner", "line"),
    [
        ("6C joker-red 2S", 0, "A Joker falls!\n$4,260 for A"),
        ("6C QS 2S", 0, "$2,090 for A"),  # who of several was the favorite, nobody sees
        ("6C QS 2S", None, "Tied at 5!\nNobody is paid, these cards are out"),
        (
            "6C QS joker-red",
            None,
            "Tied at 5!\nNobody is paid, these cards are out",
        ),  # a Joker that ties does not fall alone
    ],
)
def test_of_three_or_more_a_caption_names_the_round_however_it_ended(
    cards: str, winner: int | None, line: str
) -> None:
    shots = tuple(Shot(seat, (card,), (3,), card, 0, 0, 5) for seat, card in enumerate(cards.split()))
    view = next(stages("outlaws-shootout", 3)).view(None)

    assert story.headline(Round(2, Showdown(2, shots, winner), 0), view, SAY) == f"Round 2 · {line}"


@pytest.mark.parametrize("mode", ["outlaws-duel", "outlaws-shootout"])
@pytest.mark.parametrize("answered", [False, True])
def test_a_card_put_down_lies_before_its_seat_and_only_its_owner_sees_which(
    mode: str, answered: bool
) -> None:
    """Also while the last showdown stays on the board."""
    game = next(
        game for game in stages(mode, 3 if mode.endswith("shootout") else 2)
        if bool(game.view(None).past) == answered and game.own_pending_reply(0)
    )  # fmt: skip
    pending = game.own_pending_reply(0)
    [card] = pending[1]

    public = picture.table(game.view(None), SAY).items
    own = picture.table(PRESENTERS["outlaws"].with_choice(game.view(0), *pending), SAY).items

    assert not any(isinstance(item, CardBackItem) for item, _, _ in public)  # which stays in the channel
    assert not any(isinstance(item, CardBackItem) for item, _, _ in own)
    faces = [item for item, _, _ in own if isinstance(item, (CardItem, PosterItem, Portrait))]
    assert any(
        f"outlaws/{card}" in (getattr(face, "portrait", ""), getattr(face, "who", "")) for face in faces
    )


def test_dice_lie_on_the_cards_that_their_owner_has_given_them_to() -> None:
    game = next(
        game for seed in range(20) for game in stages("outlaws-gangs", 2, f"{seed:064x}")
        if (pending := game.own_pending_reply(0)) and pending[0].kind == "place-dice"
        and list(map(int, pending[1][0].split("-"))) != list(game.view(0).seats[0].dice)
    )  # fmt: skip
    pending = game.own_pending_reply(0)

    view = PRESENTERS["outlaws"].with_choice(game.view(0), *pending)

    dice = [item.value for item, _, _ in picture.table(view, SAY).items if isinstance(item, DieItem)]
    assert "-".join(map(str, dice[:3])) == pending[1][0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_will_lead_is_crowned_in_the_hand_below_dice_and_sum(seats: int) -> None:
    game = next(
        game for seed in range(20) for game in stages("outlaws-gangs", seats, f"{seed:064x}")
        if (pending := game.own_pending_reply(0)) and pending[0].kind == "place-dice"
    )  # fmt: skip
    view = PRESENTERS["outlaws"].with_choice(game.view(0), *game.own_pending_reply(0))
    leaders = strongest(view.in_play, view.seats[0].dice)
    table, hand = picture.table(view, SAY), PRESENTERS["outlaws"].hand_picture(view, SAY, {})

    crowns = [
        [item for item, _, _ in scene.items if getattr(item, "name", "") == "crown"]
        for scene in (table, hand)
    ]
    assert [len(icons) for icons in crowns] == [0, 2 * len(leaders)]  # the table looks alike for all who wait
    posters = [placed.item for placed in hand.items if isinstance(placed.item, PosterItem)]
    headless = [n for n, poster in enumerate(posters) if not poster.head]
    assert headless == [view.in_play.index(card) for card in leaders]
    assert not any(poster.mark for poster in posters)  # a gold frame is for who has won


def test_a_gang_that_a_joker_leads_has_nothing_to_come() -> None:
    shot = Shot(0, ("joker-red", "2S", "3H"), (6, 1, 1), "joker-red", 0, 0, 16)
    known = sum(OUTLAWS[card].skill for card in shot.cards) + 8

    assert known_so_far(shot, "joker-red") == str(known)
    assert known_so_far(shot, "2S") == f"{known} + ?"
    assert known_so_far(shot, "") == f"{known} + ?"  # it may be another


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 10])
def test_gangs_lie_open_beside_their_dice_before_their_leaders_suits_are_counted(
    seats: int, language: str
) -> None:
    *_, game = stages("outlaws-gangs", seats, "5e" * 32)
    phrases = Phrases(load_texts(language), "outlaws", [f"W{n}" * 9 for n in range(seats)])
    before = before_count(game.view(None))
    scene = picture.table(before, phrases)

    assert all(len(seat.in_play) == len(seat.dice) for seat in before.seats)
    shots = game.view(None).past[-1].shots
    known = {f"{shot.total - shot.gained - shot.lost} + ?" for shot in shots}
    sums = {label for label in labels(scene) if label.endswith("?")}
    assert sums == (known if seats <= fronts.ROOMY else set())
    assert not {spelled(shot.total) for shot in shots if shot.total > 9} & {*labels(scene)}
    crowns = [item for item, _, _ in scene.items if isinstance(item, Icon) and item.name == "crown"]
    sole = [shot for shot in shots if len(strongest(shot.cards, shot.dice)) == 1]
    assert len(crowns) == len(sole)
    assert not any(getattr(item, "faint", False) for item, _, _ in scene.items)
    assert story.sentence(game.view(None), phrases) not in labels(scene)
    assert outside(scene) == []


@pytest.mark.parametrize("seats", [3, 4])
def test_the_end_of_gangs_shows_who_led_each_of_them_and_what_that_brought(seats: int) -> None:
    *_, game = stages("outlaws-gangs", seats, "5e" * 32, limit=40)
    scene = end_picture.end(view := game.view(None), Phrases(load_texts("en"), "outlaws", "ABCDE"))
    items = [item for item, _, _ in scene.items]
    fallen = [shot for shot in view.past[-1].shots if shot.seat not in view.winners]

    crowns = [(x, y) for item, x, y in scene.items if isinstance(item, Icon) and item.name == "crown"]
    for shot in fallen:
        [at] = [
            (x, y)
            for item, x, y in scene.items
            if item == replace(card_of(shot.leader, 98, fell=True), faint=False)
        ]  # its suit is legible
        assert (at[0] + 26, at[1] - 38) in crowns  # clear of its rank
        assert {f"{OUTLAWS[card].skill}+{die}" for card, die in zip(shot.cards, shot.dice)} <= {
            *labels(scene)
        }
    assert all(part in items for shot in fallen for part in gang_parts(shot))
    assert outside(scene) == []


def tied_game(kind: str, seed: int = 77) -> AnyGame:
    """Return a game of three gangs, of which two were tied, where this is asked, or at its end."""
    game: AnyGame = Game.new(GAMES["outlaws-gangs"], 3, f"{seed:064x}")
    while game.winners is None and not (game.view(None).replay and game.open_decisions[0].kind == kind):
        decision = game.open_decisions[0]
        game.answer(decision.seat, decision.default)
    return game


def test_the_verdict_of_gangs_that_never_tied_names_no_tie() -> None:
    game: AnyGame = Game.new(GAMES["outlaws-gangs"], 3, f"{1:064x}")
    while game.winners is None:
        game.answer(game.open_decisions[0].seat, game.open_decisions[0].default)
    view = game.view(None)
    most, least, _ = sorted((shot.total for shot in view.past[-1].shots), reverse=True)

    assert len(view.past) == 1
    assert story.verdict(view, SAY).startswith(f"{most} to {least}, led by ")


def test_the_end_of_tied_gangs_tells_each_fight_and_shows_all_gangs() -> None:
    presenter, view = PRESENTERS["outlaws"], tied_game("").view(None)
    phrases = Phrases(load_texts("en"), "outlaws", ("Ann", "Bob", "Cat"))
    scene = end_picture.end(view, phrases)
    plates = [item.name for item, _, _ in scene.items if isinstance(item, Plate)]

    assert presenter.verdict(view, phrases) == "Tied at 29 and 18, then 10 to 7, led by Grizzly Thibault"
    assert {"Ann", "Bob · out in round 1", "Cat"} <= {*plates}
    own = [presenter.own_result(replace(view, seat=seat), phrases) for seat in range(3)]
    short = "Your gang fell in round 1, 4 short of the tie, place 3 of 3. "
    assert [line.startswith(short) for line in own] == [False, True, False]
    assert all(" led: " in line for line in own)
    assert {"29–29", "18–18", "10–7"} <= {*labels(scene)}
    assert [*view_lines(presenter.ending(view, phrases))][:2] == [
        "Round 1 is tied at 29: 2 gangs fight on.",
        "Round 2 is tied at 18: 2 gangs fight on.",
    ]
    assert outside(scene) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 10])
def test_a_board_that_stays_above_the_fight_has_names_and_no_empty_places(seats: int) -> None:
    phrases = Phrases(load_texts("en"), "outlaws", tuple("ABCDEFGHIJ"[:seats]))
    view = next(stages("outlaws-gangs", seats)).view(None)
    scene = PRESENTERS["outlaws"].picture(view, phrases)
    items = [item for item, *_ in scene.items]

    assert [item.name for item in items if isinstance(item, Plate)] == [*"ABCDEFGHIJ"[:seats]]
    assert not any(isinstance(item, Pile) for item in items)
    assert outside(scene) == []


def view_lines(fields: Iterable[EmbedField]) -> Iterator[str]:
    for field in fields:
        yield from field.value.split("\n")


def test_the_end_of_ten_gangs_fits_a_phone_after_a_tie_too() -> None:
    phrases, heights = Phrases(load_texts("fr"), "outlaws", ["W" * 12] * 10), dict[bool, int]()
    for number in range(12):
        view = played("outlaws-gangs", number, seats=10, plain=True).game.view(None)
        scene = end_picture.end(view, phrases)
        assert scene is not None
        heights[len(view.past) > 1] = max(heights.get(len(view.past) > 1, 0), scene.height)

    assert heights[True] <= heights[False] <= 1360


def test_gangs_that_tie_open_first_and_new_dice_are_seen_before_their_sums() -> None:
    presenter, phrases = PRESENTERS["outlaws"], Phrases(load_texts("en"), "outlaws", ("Ann", "Bob", "Cat"))
    first, last = tied_game("discard").view(None), tied_game("").view(None)
    [step] = presenter.last_steps(last)
    tie = [
        [type(item) for item, *_ in beat.items].count(CardBackItem)
        for beat in presenter.beats(first, phrases)
    ]

    assert tie == [9, 6, 3, 0, 0, 0, 0]
    rolling = [beat for beat in presenter.beats(step, phrases) if beat.milliseconds == 150]
    assert len(rolling) == 2  # a die each


@pytest.mark.parametrize(
    ("seats", "kind"), [(2, ""), (3, ""), (3, "discard"), (3, "again"), (4, ""), (10, "")]
)
def test_the_film_of_gangs_counts_their_suits_up_and_ends_with_who_has_won_or_is_tied(
    seats: int, kind: str
) -> None:
    *_, game = stages("outlaws-gangs", seats, "5e" * 32, limit=40)
    game = tied_game(kind) if kind else game
    names = [f"W{n}" for n in range(seats)]
    presenter, phrases = PRESENTERS["outlaws"], Phrases(load_texts("en"), "outlaws", names)
    [step] = presenter.last_steps(view := game.view(None))
    scene, shots = picture.table(step, phrases), view.past[-1].shots
    film = [labels(replace(scene, items=beat.items)) for beat in presenter.beats(step, phrases)]

    verdict = story.headline(rounds(view)[-1], view, phrases)
    if view.winners:
        most, least = sorted((shot.total for shot in shots), reverse=True)[:2]
        verdict = f"{names[view.winners[0]]} wins, {most} to {least}"
    assert verdict in labels(scene)
    assert not any(verdict in frame for frame in film)
    if seats <= fronts.ROOMY:
        assert {spelled(shot.total) for shot in shots} <= {*labels(scene)}
    assert not any("?" in label for label in labels(scene))
    unknown = [sum("?" in label for label in frame) for frame in film]
    assert unknown[-1] == 0  # all are counted before it is said who has won
    counts = unknown[unknown.index(max(unknown)) :]
    assert counts == sorted(counts, reverse=True)
    assert presenter.headline(presenter.while_moving(step), phrases) != verdict


def test_the_end_after_a_tie_has_the_total_of_an_earlier_fight_in_another_corner() -> None:
    first, second, last = (game := tied_game("")).view(None).past
    beaten = next(shot for shot in first.shots if shot.seat not in [one.seat for one in second.shots])
    end = end_picture.end(game.view(None), Phrases(load_texts("en"), "outlaws", ("Ann", "Bob", "Cat")))

    assert end is not None
    high = {item.text: y for item, _, y in end.items if isinstance(item, Label)}
    assert {spelled(shot.total) for shot in last.shots} <= {*high}
    assert high[spelled(beaten.total)] > max(high[spelled(shot.total)] for shot in last.shots)


@pytest.mark.parametrize("seats", [2, 3])
def test_tied_gangs_see_their_totals_while_they_choose_whom_to_discard(seats: int) -> None:
    *_, game = stages("outlaws-gangs", seats, "5e" * 32)
    view = game.view(None)
    last = view.past[-1]
    shots = tuple(replace(shot, total=30) for shot in last.shots)
    players = [replace(seat, in_play=shot.cards, playing=True) for seat, shot in zip(view.seats, shots)]
    tied = replace(
        view,
        phase="discard",
        past=(replace(last, shots=shots, winner=None),),
        seats=tuple(players),
        waiting=tuple((seat, "discard") for seat in range(seats)),
        winners=(),
    )

    phrases = Phrases(SAY.texts, "outlaws", [f"p{n}" for n in range(seats)])
    scene = picture.table(tied, phrases)
    texts = labels(scene)
    names = [item.name for item, _, _ in scene.items if isinstance(item, Plate)]
    signs = Counter(item.icon for item, _, _ in scene.items if isinstance(item, Badge))

    assert texts.count("30") == seats == signs["skill"] == signs["die-5"]  # all terms, beside the suits
    assert names == [f"p{n}" for n in range(seats)]
    headline = PRESENTERS["outlaws"].headline(tied, phrases)
    assert headline == f"Tied at 30: {seats} gangs fight on"
    assert headline not in texts  # which says it once


def duel(*rounds: str, hands: tuple[str, ...] = ("", "")) -> View:
    """Return a duel after these rounds: who won each, or `=`, and both cards."""
    view = next(stages("outlaws-duel", 2)).view(None)
    past, seats = list[Showdown](), list(view.seats)
    for number, (won, *cards) in enumerate(map(str.split, rounds), 1):
        shots = tuple(Shot(seat, (card,), (3,), card, 0, 0, 5) for seat, card in enumerate(cards))
        past.append(Showdown(number, shots, None if won == "=" else int(won)))
    for seat in range(2):
        rewards = [gain(round_, seat) for round_ in past if round_.winner == seat]
        rewards += [OUTLAWS[round_.shots[1 - seat].leader].reward for round_ in past if round_.winner is None]
        hand = tuple(hands[seat].split())
        seats[seat] = replace(seats[seat], reward=sum(rewards), hand=hand, hand_size=len(hand))
    return replace(view, past=tuple(past), seats=tuple(seats), round=len(past) + 1)


def test_of_a_lessons_only_round_nobody_is_said_to_have_missed_the_game() -> None:
    over = replace(duel("0 JD 7S"), phase="over", round=1, rounds=1, winners=(0,))

    assert "missed" not in story.verdict(over, SAY)


def test_a_duel_is_decided_by_the_round_after_which_nobody_could_catch_the_winner() -> None:
    """Not by the dearest outlaw, if that fell when all was still open."""
    view = duel("1 QS 7D", "0 JD 7S", "0 4S 5H", "= 3D 4H", "1 6C 7C")
    over = replace(view, phase="over", winners=(1,))
    best = decider(over)

    assert best.number == 5
    assert story.headline(best, over, SAY) == "B turns it round!\n$660 for B"


@pytest.mark.parametrize(
    ("rounds", "caption"),
    [
        (("0 10H 10C",), "$850 for A"),
        (
            ("0 10H 10C", "0 joker-red AH"),
            "$2,270 for A",
        ),  # nothing of records, which a first round would hold
        (("0 10H 10C", "0 10H 9C"), "$730 for A"),
        (("0 10H 10C", "1 10D AH"), "B takes the lead!\n$1,050 for B"),
        (("0 10H AH", "1 10D 10C"), "$1,050 for B"),
        (("1 10D 10C", "0 QS joker-red"), "A takes the lead!\nA Joker falls! $3,600 for A"),
    ],
)
def test_a_round_that_turns_the_game_has_its_own_words(rounds: tuple[str, ...], caption: str) -> None:
    view = duel(*rounds)

    assert story.headline(Round(len(view.past), view.past[-1], 0), view, SAY) == caption


def standing(view: View, seat: int) -> str:
    """Return what a seat reads of its money; it sees no hand but its own."""
    seats = [own if n == seat else replace(own, hand=()) for n, own in enumerate(view.seats)]
    return story.standing(replace(view, seat=seat, seats=tuple(seats)), SAY)


def test_no_seat_reads_before_the_end_that_the_game_is_decided() -> None:
    view = duel("0 2S AH", "0 3S KH", "= 4S QH", hands=("6C 2C", "3C 4C"))

    assert standing(view, 0) == "You lead by $4,600."
    assert standing(view, 1) == "You are $4,600 behind A."


@pytest.mark.parametrize(("seed", "won"), [(1, 5), (9, 4)])
def test_of_rounds_without_each_of_which_the_winner_had_won_none_decided(seed: int, won: int) -> None:
    view = played("outlaws-duel", seed, plain=True).game.view(None)
    [winner], start = view.winners, [2, 1][won == len(view.past)]
    most = max(gain(showdown, winner) for showdown in view.past if showdown.winner == winner)
    scene = end_picture.end(view, SAY)

    assert decider(view) is None
    line = f"led from round {start} on" if won < 5 else "won all 5 rounds"
    line += " and earned most when "
    for seat, who in ((None, SAY.seat(winner)), (1 - winner, SAY.seat(winner)), (winner, "you")):
        assert story.verdict(replace(view, seat=seat), SAY).startswith(f"{who} {line}")
    assert "Winner’s best round" in labels(scene)
    assert [line for line in labels(scene) if line.startswith(f"Round {round_of_end(view).number}: ")]
    assert [line for line in labels(scene) if line.startswith(f"${most:,} for ") or f" ${most:,} for" in line]
    assert sum(item.turn for item, *_ in scene.items if isinstance(item, ZoneItem)) == 1  # no chip is lit


def test_a_tie_of_a_duel_that_turns_the_lead_or_fells_a_joker_shouts_it() -> None:
    for card, shout in (("joker-red", "A Joker falls! A takes the lead!\n"), ("AH", "A takes the lead!\n")):
        view = duel("1 QS KC", "= 2S " + card)
        line = story.headline(rounds(view)[-1], view, SAY)
        assert line.startswith(f"{shout}Tied at 5: ")
        assert "\n" not in story.last_result(view, SAY)
    view = duel("0 QS KC", "= 2S AH")
    assert story.headline(rounds(view)[-1], view, SAY).startswith("Tied at 5: ")


def test_no_round_decided_a_game_whose_rounds_its_winner_won_all() -> None:
    view = replace(duel("0 KS 4H", "0 3S AH", "0 AS 3D"), phase="over", winners=(0,), rounds=5)

    assert decider(view) is None
    deed = "Gopher Nell’s 5 beat Miss Evangeline Marsh’s 5 in round 2"
    assert story.verdict(view, SAY) == f"A won all 3 rounds and earned most when {deed}"


def test_a_duel_whose_loser_came_close_by_the_last_round_ends_with_that_round_and_says_so() -> None:
    view = replace(duel("0 3S AH", "1 3S 2S", "1 QS KC"), phase="over", winners=(0,), rounds=5)
    front = end_picture.moment(view, 0, SAY)
    turned = replace(duel("1 8S 2C", "0 2S 9S"), phase="over", winners=(0,), rounds=5)

    assert decider(view) == rounds(view)[-1]
    assert story.verdict(view, SAY).endswith(" in round 3, but B stayed $140 short")
    assert story.verdict(replace(view, seat=1), SAY).endswith(" in round 3, but you stayed $140 short")
    assert {"Round 3", "B is $140 short!"} <= {*labels(end_picture.end(view, SAY) or Scene(0, 0, ()))}
    assert front is not None
    assert (front.winner.seat, front.is_decided) == (1, False)
    assert story.verdict(turned, SAY).endswith(" behind")


def test_rolling_dice_tell_by_no_height_whether_a_lead_changes_a_joker_falls_or_all_tie() -> None:
    tables = [duel("0 10H 10C", "1 10D AH"), duel("0 10H 10C"), duel("0 10H 10C", "1 10D joker-red")]
    *_, shootout = stages("outlaws-shootout", 3)
    of_three = shootout.view(None)
    [first, *_] = of_three.past
    level = tuple(replace(shot, total=8) for shot in first.shots)
    for past in (
        of_three.past[:1],
        of_three.past[:2],
        of_three.past[:3],
        (replace(first, shots=level, winner=None),),
    ):
        tables.append(replace(of_three, past=past, phase="pick", winners=()))
    for group in (tables[:3], tables[3:]):
        shouts = {"\n" in story.headline(rounds(view)[-1], view, SAY) for view in group}
        drawn = [
            items
            for view in group
            for items in (*(beat.items for beat in beats(view, SAY)), picture.table(view, SAY).items)
        ]
        zones = [next(item for item, *_ in items if isinstance(item, ZoneItem)) for items in drawn]

        assert shouts == {False, True}
        assert len({zone.height for zone in zones}) == 1


def test_of_a_shootout_all_who_tie_stand_lit_and_who_is_below_them_has_fallen() -> None:
    *_, game = stages("outlaws-shootout", 3)
    view = game.view(None)
    shots = tuple(replace(shot, total=total) for shot, total in zip(view.past[0].shots, (8, 5, 8)))
    view = replace(view, past=(Showdown(1, shots, None),), phase="pick", winners=())
    posters = [item for item, *_ in picture.table(view, SAY).items if isinstance(item, PosterItem)]

    assert sorted(item.faint for item in posters) == [False, False, True]
    assert not any(item.mark for item in posters)
    assert story.last_result(view, SAY).endswith("tie at 8: nobody is paid")


def test_a_last_round_that_comes_too_late_says_what_is_missing() -> None:
    view = replace(duel("0 2S AH", "1 QS KC"), phase="over", winners=(0,), rounds=5)

    assert story.headline(rounds(view)[-1], view, SAY) == "B is $840 short!\n$1,430 for B"


@pytest.mark.parametrize(
    ("rounds", "number", "caption", "how"),
    [
        (
            ("1 2S 3C", "0 3S AH"),
            2,
            "A turns it round!\n$2,270 for A",
            "Gopher Nell’s 5 beat Miss Evangeline Marsh’s 5 in round 2: $2,270 for A, until then $660 behind",
        ),
        (
            ("1 2S 3C", "0 3S AH", "1 KS 2C", "0 QS 2D"),
            4,
            "A wins by $700!\n$570 for A",
            "Midnight Delphine’s 5 beat Penniless Percy Tibbs’s 5 in round 4, which cost B the game",
        ),
        (
            ("1 2S 3C", "0 KS 4H", "0 3S AH", "1 AS 3D"),
            3,
            "The favorite falls!\n$2,270 for A",
            "Gopher Nell’s 5 beat Miss Evangeline Marsh’s 5 in round 3: $2,270 for A, and a lead that held",
        ),
    ],
)
def test_the_round_that_decided_a_duel_says_how(
    rounds: tuple[str, ...], number: int, caption: str, how: str
) -> None:
    view = replace(duel(*rounds), phase="over", winners=(0,), rounds=5)
    best = decider(view)

    assert (best.number, story.headline(best, view, SAY)) == (number, caption)
    assert {*caption.split("\n")} <= {*labels(end_picture.end(view, SAY) or Scene(0, 0, ()))}
    own, lost = how.replace("for A", "for you"), how.replace(" beat ", " beat your ")
    for seat, line in ((None, how), (0, f"your {own}"), (1, lost.replace("cost B", "cost you"))):
        assert story.verdict(replace(view, seat=seat), SAY) == line


def test_a_replay_names_the_round_that_its_board_shows_and_what_it_brought() -> None:
    recap = PRESENTERS["outlaws"].recap
    first = next(stages("outlaws-duel", 2)).view(None)

    assert recap(first, SAY) == "Start"
    hands = ("KS AS", "")
    assert recap(duel("0 9H 6H", hands=hands), SAY) == "Round 1: $860 for A"
    tied = duel("0 9H 6H", "= 2S 3C", hands=hands)
    assert recap(tied, SAY) == "Round 2: Tied at 5: each collects the other’s $"  # as the posters show
    over = replace(duel("0 9H 6H"), phase="over", winners=(0,))
    assert recap(PRESENTERS["outlaws"].at_last_step(over), SAY) == "Round 1: A wins by $860! $860 for A"
    assert recap(over, SAY) == "The end"  # which has a stop of its own


def test_a_duel_of_one_round_has_no_chips() -> None:
    view = replace(duel("0 9H 6H"), phase="over", winners=(0,), rounds=1)

    texts = labels(end_picture.end(view, SAY) or Scene(0, 0, ()))
    assert "$860 for A" in texts
    assert "Won in each round" not in texts


def test_a_tie_of_a_duel_is_nobodys_round_on_its_chip_and_says_what_it_pays_each() -> None:
    view = replace(duel("0 2S AH", "= QS KC", "1 3S 4C"), phase="over", winners=(0,), rounds=5)

    texts = labels(end_picture.end(view, SAY) or Scene(0, 0, ()))

    paid = ["$2,270", "$1,330", "$1,430", "$700"]  # in the second round first to who wins the game
    assert [text for text in texts if text in paid] == paid
    assert "Won in each round; a tie pays both" in texts


@pytest.mark.parametrize(("name", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 3)])
def test_who_wins_in_the_gazette_bears_the_prize_and_the_others_stand_as_on_the_board(
    name: str, seats: int
) -> None:
    *_, game = stages(name, seats)
    view = game.view(None)
    best, moment = end_picture.round_of_end(view), end_picture.moment(view, view.winners[0], SAY)

    assert moment.winner.item.reward == f"+${worth(shot.leader for shot in best.fallen):,}"
    others = [fighter.seat for fighter in moment.others]
    assert others == sorted(others)


def test_the_beaten_gangs_stand_in_the_gazette_by_their_totals() -> None:
    orders = set[tuple[int, ...]]()
    for seed in range(4):
        *_, game = stages("outlaws-gangs", 3, f"{seed:064x}", limit=40)
        view = game.view(None)
        moment = end_picture.moment(view, view.winners[0], SAY)
        totals = {shot.seat: shot.total for shot in view.past[-1].shots}
        others = [fighter.seat for fighter in moment.others]
        orders.add(tuple(others))
        assert others == sorted(others, key=lambda seat: (-totals[seat], seat))

    assert any(list(order) != sorted(order) for order in orders)


@pytest.mark.parametrize(("name", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 3)])
def test_no_dice_are_said_to_roll_that_lie_still(name: str, seats: int) -> None:
    *_, game = stages(name, seats, limit=seats + 1)
    films = [
        labels(replace(Scene(0, 0, ()), items=beat.items))
        for beat in PRESENTERS["outlaws"].beats(game.view(None), SAY)
    ]

    assert ["The dice roll…" in film for film in films] == [True] * 3 + [False] * (len(films) - 3)


def test_nobody_stands_as_the_victor_of_a_tie_in_the_gazette() -> None:
    view = replace(duel("1 3C 2S", "= 2C AH", "0 4C 5C"), phase="over", winners=(0,), rounds=5)
    best, moment = decider(view), end_picture.moment(view, 0, SAY)

    assert (best is None, best and best.champion) == (False, None)
    assert not moment.is_decided
    assert all(getattr(fighter.item, "faint", False) for fighter in (moment.winner, *moment.others))


@pytest.mark.parametrize(("gained", "row"), [(0, []), (2, ["+2", "±0"])])
def test_the_sum_of_a_duel_in_the_gazette_has_the_points_by_suits(gained: int, row: list[str]) -> None:
    view = replace(duel("0 4C 5D"), phase="over", winners=(0,), rounds=5)
    [step] = view.past
    own, other = step.shots
    view = replace(view, past=(replace(step, shots=(replace(own, gained=gained), other)),))

    _, *suits, _ = end_picture.moment(view, 0, SAY).between

    assert [[label.text for label in labels] for labels in suits] == [row] * bool(row)


def test_the_first_board_of_a_duel_shows_the_die_that_the_viewer_rolled() -> None:
    view = next(stages("outlaws-duel", 2)).view(0)
    seats = (replace(view.seats[0], dice=(1,)), replace(view.seats[1], dice=(6,)))

    for dice, first in ((seats, 1), (view.seats, 0)):
        scene = picture.table(replace(view, seats=dice), SAY)
        assert next(item.value for item, _, _ in scene.items if isinstance(item, DieItem)) == first


def test_a_purse_of_a_duel_shows_those_who_were_shot_for_it() -> None:
    for view in before_the_end("outlaws-duel", 2):
        items = [item for item, _, _ in picture.table(view, SAY).items]
        fallen = [view.seats[1 - seat].face_down for seat in range(2)]

        faces = [item.who for item in items if isinstance(item, Portrait)]
        counts = [item.text for item in items if isinstance(item, Label) and item.text[0] == "×"]
        whole = [cards for cards in fallen if f"×{len(cards)}" not in counts]  # others do not fit
        assert {f"outlaws/{card}" for cards in whole for card in cards} <= {*faces}
        assert {*faces} <= {f"outlaws/{card}" for cards in fallen for card in cards}


@pytest.mark.parametrize("mode", ["outlaws-duel", "outlaws-shootout", "outlaws-gangs"])
def test_a_round_keeps_its_picture_and_words_until_the_result_of_the_next(mode: str) -> None:
    """Whoever chooses meanwhile; and below it the last cards are fought."""
    by_round = dict[int, tuple[Scene, str]]()
    for game in stages(mode, 2 if mode == "outlaws-duel" else 3):
        if (view := game.view(None)).phase == "pick":
            now = picture.table(view, SAY), story.last_result(view, SAY)
            assert by_round.setdefault(len(view.past), now) == now
    list(play_forced_replies(game))
    over = game.view(None)
    for step in (board_before(over), *last_steps(over)) if mode != "outlaws-gangs" else ():
        now = picture.table(step, SAY), story.last_result(step, SAY)
        assert by_round.setdefault(len(step.past), now) == now
    assert [*by_round] == ([0] if mode == "outlaws-gangs" else [*range(6)])


def test_who_waits_in_any_round_sees_who_has_chosen() -> None:
    view = duel("1 2H 7H")
    own = replace(view.seats[0], ready=True, in_play=("3H",))
    view = replace(view, seat=0, phase="pick", seats=(own, view.seats[1]), waiting=((1, "pick"),))

    plates = [item for item, *_ in picture.table(view, SAY).items if isinstance(item, Plate)]
    assert sorted(plate.sign for plate in plates) == ["check", "hourglass"]
    games = stages("outlaws-shootout", 3)
    late = next(game for game in games if game.view(None).past and game.own_pending_reply(0))
    own = PRESENTERS["outlaws"].with_choice(late.view(0), *late.own_pending_reply(0))
    plates = [item for item, *_ in picture.table(own, SAY).items if isinstance(item, Plate)]
    assert {plate.sign for plate in plates} == {"check", "hourglass"}


def test_a_tie_at_the_end_of_a_duel_has_each_sum_on_the_color_of_who_was_paid() -> None:
    view = replace(duel("= 2H AS", "0 3S AH", "0 QS KC"), phase="over", winners=(0,), rounds=3)
    scene = end_picture.end(view, SAY)

    assert scene is not None
    plates = {(x, y): item.tone for item, x, y in scene.items if isinstance(item, Plate)}
    paid = [
        (item.text, plates[x + 2, y + 4])
        for item, x, y in scene.items
        if isinstance(item, Label) and (x + 2, y + 4) in plates
    ]
    assert paid == [("$1,510", tone(0, SAY)), ("$580", tone(1, SAY))]


def test_the_dice_of_many_roll_in_view() -> None:
    for view in before_the_end("outlaws-shootout", 4):
        *_, last = PRESENTERS["outlaws"].beats(view, SAY)
        dice = sorted(item.value for item, *_ in last.items if isinstance(item, DieItem))

        assert dice == sorted(shot.dice[0] for shot in view.last.shots)


def test_fallen_heads_that_would_hide_each_other_are_counted() -> None:
    view = duel("1 2H 7H")
    own = replace(view.seats[0], face_down=("2H", "3H", "4H", "5H", "6H"))
    rival = replace(view.seats[1], dice=(1,), reward=2000)
    view = replace(view, seat=0, phase="pick", seats=(own, rival))

    placed = picture.table(view, SAY).items
    [count] = [one for one in placed if isinstance(one.item, Label) and one.item.text == "×5"]
    beside = [
        one for one in placed if isinstance(one.item, Portrait) or getattr(one.item, "name", "") == "skull"
    ]

    assert len(beside) == 1
    assert beside[0].x + beside[0].item.size[0] <= count.x


def test_the_first_board_of_a_duel_counts_all_suits() -> None:
    scene = picture.table(next(stages("outlaws-duel", 2)).view(None), SAY)

    suits = {item.name for item, _, _ in scene.items if isinstance(item, Icon)}
    assert {"skill", *(f"suit-{suit}" for suit in "CDHS")} <= suits


def test_purses_of_a_duel_are_compared_by_bars() -> None:
    view = duel("0 2S AH", "1 QS KC")

    bars = [item.size[0] for item, _, y in picture.table(view, SAY).items if isinstance(item, PathItem)][-2:]

    assert bars[0] / bars[1] == pytest.approx(2270 / 1430, 0.05)


def test_who_wins_a_shootouts_round_reads_that_it_is_theirs_and_how_far_they_lead() -> None:
    view = next(view for view in before_the_end("outlaws-shootout", 3) if view.last and view.last.winner)
    winner, played = view.last.winner, rounds(view)[-1]
    rewards = sorted(seat.reward for seat in view.seats)

    assert story.headline(played, replace(view, seat=winner), SAY).endswith(" for you")
    assert not story.headline(played, view, SAY).endswith(" for you")
    assert view.seats[winner or 0].reward == rewards[-1]
    lead = f"${rewards[-1] - rewards[-2]:,}"
    assert story.standing(replace(view, seat=winner), SAY) == f"You lead by {lead}."


def test_the_offers_of_modes_show_other_outlaws_and_gangs_no_reward() -> None:
    modes = ("outlaws-duel", "outlaws-shootout", "outlaws-gangs")
    scenes = [invitation(PRESENTERS["outlaws"], mode, SAY) or Scene(0, 0, ()) for mode in modes]
    posters = [[item for item, _, _ in scene.items if isinstance(item, PosterItem)] for scene in scenes]

    assert len({poster.portrait for items in posters for poster in items}) == 9
    assert [{bool(poster.reward) for poster in items} for items in posters] == [{True}, {True}, {False}]


def test_a_fight_that_a_single_point_decided_is_close() -> None:
    *_, game = stages("outlaws-gangs", 2)
    view = game.view(None)
    won = view.last.winner
    shots = [replace(shot, total=20 - (shot.seat != won)) for shot in view.last.shots]
    narrow = replace(view, past=(replace(view.last, shots=tuple(shots)),))
    moments = [end_picture.moment(end, won, SAY) for end in (view, narrow)]

    assert [moment.is_close for moment in moments if moment] == [False, True]


@pytest.mark.parametrize(
    ("own", "other", "headline"),
    [
        (("KH QH JH", (1, 1, 1), 0, 0), ("2H 3H 4H", (2, 2, 2), 2, 0), "Skill decides: 15 to 5"),
        (("2H 3H 4H", (6, 5, 6), 0, 0), ("KH QH JH", (1, 1, 1), 0, 0), "The dice decide: 17 to 3"),
        (("2H 3H 4H", (6, 6, 6), 0, 0), ("KH QH JH", (6, 5, 5), 0, -12), "The suits decide: 0 to −12"),
        (("KH QH JH", (2, 2, 2), 0, 0), ("3H KS 4H", (1, 1, 1), 0, 0), "Ahead by 10 points"),
    ],
)
def test_the_end_of_a_fight_says_what_decided_it(own: tuple, other: tuple, headline: str) -> None:
    shots = []
    for seat, (cards, dice, gained, lost) in enumerate((own, other)):
        names = tuple(cards.split())
        total = sum(OUTLAWS[card].skill for card in names) + sum(dice) + gained + lost
        shots.append(Shot(seat, names, dice, names[0], gained, lost, total))
    view = replace(
        [*stages("outlaws-gangs", 2)][-1].view(None), past=(Showdown(1, tuple(shots), 0),), winners=(0,)
    )

    assert shots[0].total > shots[1].total + 1
    assert story.headline(rounds(view)[-1], view, SAY) == headline
    full = "Against B: skill +7, dice +3, suits ±0" if headline.startswith("Ahead") else headline
    assert end_picture.decided(view, rounds(view)[-1], SAY) == full


def test_the_die_of_a_duelist_does_not_cover_the_face_of_an_outlaw_that_they_have_shot() -> None:
    view = duel("1 2H 7H")
    own = replace(view.seats[0], dice=(6,), face_down=("2H",))
    rival = replace(view.seats[1], dice=(2,), in_play_size=1, reward=580)
    view = replace(view, seat=0, phase="pick", seats=(own, rival))

    scene = picture.table(view, SAY)

    [(face, left, _)] = [placed for placed in scene.items if isinstance(placed.item, Portrait)]
    dice = [placed.x for placed in scene.items if isinstance(placed.item, DieItem) and placed.x > left]
    assert left + face.size[0] <= min(dice)


@pytest.mark.parametrize(
    ("played", "line"),
    [
        ("0 4H 10C", "Tomás the Fiddler (5) beats Big Moses Tarver (2): $850 for A"),
        ("= 3S JH", "Tied at 5: each collects the other’s $"),
    ],
)
def test_between_two_rounds_a_line_says_what_that_brought(played: str, line: str) -> None:
    hands = ("AH KH QH", "AS KS QS")
    view = replace(duel(played, hands=hands), rounds=5)
    [showdown] = view.past
    first, second = showdown.shots
    fallen = replace(second, total=2 if showdown.winner == 0 else 5)
    view = replace(view, past=(replace(showdown, shots=(first, fallen)),))

    assert story.last_result(view, SAY) == line


def test_after_a_round_of_a_shootout_a_line_names_all_with_their_totals_the_highest_first() -> None:
    for view in before_the_end("outlaws-shootout", 3):
        if view.last.winner is not None:
            totals = sorted((shot.total for shot in view.last.shots), reverse=True)
            assert re.findall(r"\((−?\d+)\)", story.last_result(view, SAY)) == [*map(spelled, totals)]


def test_a_card_beside_its_picture_has_a_line_for_each_number() -> None:
    lines = PRESENTERS["outlaws"].lines_beside_picture("9H", SAY.texts)

    assert [line[:2] for line in lines] == ["sk", "+2", "−3"]


def test_who_has_two_cards_left_hears_that_the_other_fights_last() -> None:
    notice = "The one that you keep fights the last round."
    for game in stages("outlaws-duel", 2):
        view = game.view(0)
        if view.decision is not None and view.past:
            question = PRESENTERS["outlaws"].decision_text(view.decision, view, SAY)
            assert (notice in question) == (len(view.hand) == 2)


@pytest.mark.parametrize(("width", "skill"), [(150, "6"), (96, "")])
def test_a_small_card_has_its_corners_where_a_poster_has_them(width: int, skill: str) -> None:
    card = card_of("AH", width)

    assert (card.corner, card.opposite) == (skill, "AH")


@pytest.mark.parametrize("seats", [4, 5])
def test_no_die_lies_on_the_suit_of_an_outlaw(seats: int) -> None:
    ends = (list(stages("outlaws-gangs", seats, f"{seed:064x}", limit=40))[-1] for seed in range(9))
    [view] = next(last_steps(game.view(None)) for game in ends if len(game.view(None).past) == 1)
    placed = picture.table(view, SAY).items
    dice = [(x, y) for item, x, y in placed if isinstance(item, DieItem)]
    cards = [(x + item.width, y) for item, x, y in placed if isinstance(item, CardItem)]

    assert len(dice) == len(cards) == 3 * seats
    for (left, top), (right, upper) in zip(sorted(dice), sorted(cards)):
        assert top > upper + 92 or left + 66 < right - 34


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("mode", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 3)])
def test_above_a_hand_stands_in_every_round_what_a_bonus_of_it_means(
    mode: str, seats: int, language: str
) -> None:
    phrases = Phrases(load_texts(language), "outlaws", ["A", "B", "C"])
    views = [game.view(0) for game in stages(mode, seats)]

    for view in [view for view in views if view.decision is not None]:
        scene = hand_picture.hand(view, phrases, {})
        assert scene is not None
        assert not outside(scene)
        line = [item for item, _, y in scene.items if y < 60 and isinstance(item, (Icon, Label))]
        best = max((OUTLAWS[card] for card in view.hand), key=lambda outlaw: outlaw.increment)
        assert bool(line) == bool(best.increment)
        if line:
            assert best.strong in [item.name[-1] for item in line if isinstance(item, Icon)]
            assert any(f"+{best.increment}" in item.text for item in line if isinstance(item, Label))


@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (3, 22), (4, 11)])
def test_no_gang_has_a_gold_frame_before_one_has_won(seats: int, seed: int) -> None:
    for game in stages("outlaws-gangs", seats, f"{seed:064x}"):
        view = game.view(0)
        scenes = [picture.table(view, SAY), PRESENTERS["outlaws"].hand_picture(view, SAY, {})]
        items = [one.item for scene in (*scenes, *beats(view, SAY)) if scene for one in scene.items]
        framed = [item for item in items if getattr(item, "turn", False) or getattr(item, "mark", False)]
        assert bool(framed) == view.over
        beaten = [item.faint for item in items[: len(scenes[0].items)] if getattr(item, "portrait", "")]
        assert any(beaten) or not view.over


def test_three_open_gangs_fill_a_phones_width_and_their_suits_are_as_legible_as_sums() -> None:
    pairs = nothing = 0
    for seed in range(12):
        *_, game = stages("outlaws-gangs", 3, f"{seed:064x}", limit=40)
        *_, view = last_steps(game.view(None))
        shots = view.past[-1].shots
        if len(shots) < 3:
            continue
        before, after = (picture.table(step, SAY) for step in (before_count(view), view))
        equals = [card for shot in shots for card in strongest(shot.cards, shot.dice)]
        signs = [item for item, _, _ in before.items if isinstance(item, Badge)]
        assert len(signs) == sum(len(showdown.signs(card)) for card in equals)
        assert {item.height for scene in (before, after) for item, *_ in scene.items
                if isinstance(item, Badge)} == {66}  # fmt: skip
        assert after.height < 0.83 * after.width
        assert outside(before) == outside(after) == []
        unmoved = [shot for shot in shots if not (shot.gained or shot.lost)]
        assert labels(after).count("±0") == len(unmoved)
        pairs, nothing = pairs + (len(equals) > 3), nothing + bool(unmoved)
    assert pairs
    assert nothing


def test_below_each_outlaw_that_may_lead_stands_what_its_suits_gain_and_lose() -> None:
    *_, game = stages("outlaws-gangs", 4, "5e" * 32, limit=40)
    [view] = last_steps(game.view(None))
    placed = picture.table(view, SAY).items
    for own in view.seats:
        for card in own.in_play:
            front = card_of(card, 150)
            [(x, y)] = [(x, y) for item, x, y in placed if item in (front, replace(front, mark=True))]
            below = [
                (item.icon, item.value)
                for item, left, top in placed
                if isinstance(item, Badge) and left == x and 0 < top - y - front.size[1] < 140
            ]
            outlaw, may_lead = OUTLAWS[card], card in strongest(own.in_play, own.dice)
            signs = [(outlaw.strong, outlaw.increment), (outlaw.weak, outlaw.decrement)] * may_lead
            assert below == [(f"suit-{suit}", signed(value)) for suit, value in signs if value]


@pytest.mark.parametrize(
    ("mode", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 3), ("outlaws-gangs", 3)]
)
def test_a_plate_of_brass_is_who_has_won_and_nobody_else(mode: str, seats: int) -> None:
    for game in stages(mode, seats, "5e" * 32, limit=20):
        view = game.view(0)
        if not view.over:
            plates = [item for item, _, _ in picture.table(view, SAY).items if isinstance(item, Plate)]
            assert plates
            assert not any(plate.turn for plate in plates)


@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_nothing_of_a_gang_is_of_brass_before_it_has_won(seats: int) -> None:
    *_, game = stages("outlaws-gangs", seats, "5e" * 32)
    phrases = Phrases(load_texts("en"), "outlaws", [f"W{n}" for n in range(seats)])
    before = [beat.items for beat in PRESENTERS["outlaws"].beats(game.view(None), phrases)]
    [counted] = last_steps(game.view(None))
    gold = []
    for items in (*before, picture.table(counted, phrases).items):
        crowns = [item for item, *_ in items if isinstance(item, Icon) and item.color == "brass"]
        lit = [item for item, *_ in items if isinstance(item, ZoneItem) and item.turn]
        marked = [item for item, *_ in items if isinstance(item, PosterItem | CardItem) and item.mark]
        gold.append((len(crowns), len(lit), len(marked)))

    assert len(gold) > 2
    assert {*gold[:-1]} == {(0, 0, 0)}
    assert gold[-1] == (1, 2, int(seats <= fronts.ROOMY))  # with the headline


def test_of_a_few_the_suits_stand_beside_the_dice_once_these_have_fallen() -> None:
    for view in before_the_end("outlaws-shootout", 3):
        beats = [*PRESENTERS["outlaws"].beats(view, SAY)]
        added = [value for shot in view.last.shots for _, value in by_suits(shot)]
        suits = [
            [
                item.value
                for item, *_ in beat.items
                if isinstance(item, Badge) and item.icon.startswith("suit")
            ]
            for beat in beats
        ]

        assert suits == [[], [], [], added, added]


def test_the_end_of_a_shootout_of_three_shows_of_what_the_totals_of_the_fallen_are_made() -> None:
    *_, game = stages("outlaws-shootout", 3)
    best = round_of_end(view := game.view(None))
    scene = end_picture.end(view, SAY)

    assert scene is not None
    dice = [item.value for item, *_ in scene.items if isinstance(item, DieItem)]
    suits = [
        item.value for item, *_ in scene.items if isinstance(item, Badge) and item.icon.startswith("suit")
    ]
    shots = best.showdown.shots
    assert sorted(dice) == sorted(shot.dice[0] for shot in shots)
    assert sorted(suits) == sorted(value for shot in shots for _, value in by_suits(shot))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_around_a_table_plain_money_is_what_a_fall_pays_and_a_purse_what_a_player_has(seats: int) -> None:
    ties = 0
    for seed in range(6):
        for game in stages("outlaws-shootout", seats, f"{seed:064x}", limit=40):
            view = game.view(None)
            if view.last is None or view.over:
                continue
            items = [item for item, _, _ in picture.table(view, SAY).items]
            purses = [item.value for item in items if isinstance(item, Badge) and item.icon == "reward"]
            plain = {item.text for item in items if isinstance(item, Label) and item.text[0] == "$"}
            plain = {text for text in plain if " " not in text}  # the caption has it, too
            plain |= {item.reward for item in items if isinstance(item, PosterItem)} - {""}
            last = rounds(view)[-1]
            shots = last.showdown.shots if seats == 3 else last.fallen  # whose posters keep it
            fallen = {f"${OUTLAWS[shot.leader].reward:,}" for shot in shots}
            assert sorted(purses) == sorted(f"${own.reward:,}" for own in view.seats)
            assert plain == (fallen if view.last.winner is not None or seats == 3 else set())
            ties += view.last.winner is None
    assert ties


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gangs_stand_in_the_order_of_all_other_games_when_a_rematch_moves_their_seats(seats: int) -> None:
    names = ["Carol", "Alice", "Bob", "Dave"][:seats]
    phrases = Phrases(SAY.texts, "outlaws", names)

    for game in stages("outlaws-gangs", seats):
        plates = [
            item.name for item, *_ in picture.table(game.view(None), phrases).items if isinstance(item, Plate)
        ]
        assert plates == sorted(names, key=lambda name: phrases.place(names.index(name)))


@pytest.mark.parametrize(("name", "seats", "number"), [("outlaws-duel", 2, 2), ("outlaws-shootout", 3, 0)])
def test_the_round_that_decided_is_one_by_which_the_curve_rises_most(
    name: str, seats: int, number: int
) -> None:
    """Not the first that brought a lead, if a later one brought the chance."""
    game = played(name, number, plain=True, seats=seats)
    recording, view = game.recording, game.game.view(None)
    [winner], best = view.winners, decider(view)
    request = StoryRequest(name, recording.rules.version, seats, recording.deal, tuple(recording.log))
    tale = reckon(request, Progress()).story
    at = [tale.curve[[one.turn for one in tale.chapters].index(turn)][1][winner] for turn in range(1, 6)]
    steps = [after - before for before, after in pairwise([*at, tale.end[winner]])]

    assert steps[best.number - 1] >= max(steps) - MIN_SWING
    assert max(abs(own / 1000 - guess) for own, guess in zip(at, prospects(view.past, winner))) < 0.1
