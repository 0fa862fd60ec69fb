"""The texts of WANTED besides its pictures."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice, permutations, product
from math import prod

import pytest
from picturing import stages
from recorded import Played, played

from bot.features.game_panels.advice import Advice
from bot.features.game_panels.board import board
from bot.features.game_panels.chronicle import turn_events
from bot.features.game_panels.hand_panel import after_the_end, decision_text, hand_panel, visible_cards
from bot.features.game_panels.log_pages import FIELD, TextBudget
from bot.features.game_panels.panel_layouts import PanelChanges, possible_layouts, result_told
from bot.features.game_panels.text_view import cards_in_words
from bot.games import PRESENTERS
from bot.games.card_scenes import lying_cards
from bot.games.lines import is_routine
from bot.games.offered import numbered_cards, offered_options
from bot.games.outlaws import end_picture, questions, story
from bot.games.outlaws.cards import face_of, signs
from bot.games.outlaws.rounds import Round, decider, last_steps, round_of_end, rounds
from bot.games.outlaws.shootouts import _compared, ahead_in, decided_by, otherwise_led, shootouts
from bot.games.outlaws.showdown import by_suits
from bot.games.parts import TurnEvent, is_too_long
from bot.games.presenter import board_picture
from bot.i18n.texts import LANGUAGES, SUITS, Phrases, card_corner, load_texts, signed
from bot.render.scene import CardBackItem, CardItem, DieItem, Label, NumberItem, Plate, PosterItem
from bot.services.pictures import Picture
from bot.services.user_cache import UserCache
from engine.core.forced import play_forced_replies
from engine.core.game import AnyGame
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.core.rules import Event
from engine.games.outlaws import GAME
from engine.games.outlaws.cards import OUTLAWS
from engine.games.outlaws.operations import leaders, modifiers, spelled, strongest
from engine.games.outlaws.state import Shot, Showdown
from engine.story.story import WHOLE
from engine.tables.snapshot import TableSnapshot

FACE = PRESENTERS["outlaws"]
SAY = Phrases(load_texts("en"), "outlaws", [f"player {n}" for n in range(5)])


def _table(game: AnyGame) -> TableSnapshot:
    """Return a table of this game, played by users."""
    seats = tuple(Participant(n, f"player {n}") for n in range(len(game.view(None).seats)))
    return TableSnapshot(1, game.rules.name, "standard", seats, TableLocation(1, 2, 3, False), "", game)


def test_a_shootout_is_decided_by_the_round_from_which_on_its_winner_led() -> None:
    *_, game = stages("outlaws-shootout", 3)
    view = game.view(None)
    shots = tuple(Shot(n, (card,), (1,), card, 0, 0, 9 - n) for n, card in enumerate(("AC", "2H", "3H")))
    past = [Showdown(n, shots, winner) for n, winner in enumerate((0, 1, 0, 1, 0), 1)]
    seats = [replace(seat, reward=reward) for seat, reward in zip(view.seats, (3780, 4640, 0))]
    view = replace(view, past=tuple(past), winners=(1,), seats=tuple(seats), rounds=5)

    assert (best := decider(view)) is not None
    assert best.number == 4  # round 2 brought as much, and its lead was lost again
    line = f" in round 4: $2,320 for {SAY.name(1)}, and the lead for good"
    assert FACE.verdict(view, SAY).endswith(line)
    fourth = rounds(view)[3]
    assert story.headline(fourth, view, SAY).endswith(" and the lead")
    lesson = story.headline(fourth, replace(view, rounds=4), SAY)  # whose last round it is
    assert lesson == "Round 4 · player 1 takes the lead!\n$2,320 for player 1"


def test_where_a_leader_decides_it_the_end_says_whose_round_it_was_and_what_it_brought() -> None:
    view = played("outlaws-shootout", 12, seats=3, plain=True).game.view(None)
    own = replace(view, seat=view.winners[0])

    deed = "Esmeralda Vega’s 13 beat Consul Catarina Lobo’s 8 in round 4"
    line = f"{deed}: $1,860 for {{}}, and a lead that held"
    assert FACE.verdict(view, SAY) == line.format(SAY.name(2))
    assert FACE.verdict(own, SAY) == f"your {line}".format("you")


def test_a_last_round_that_a_tie_took_from_who_would_have_won_is_what_the_end_tells() -> None:
    view = played("outlaws-shootout", 1, seats=3, plain=True).game.view(None)
    events = played("outlaws-shootout", 1, seats=3, plain=True).recording.events()
    last = FACE.episodes(turn_events(events, FACE), max(events))[-1]

    tied = "Miss Evangeline Marsh and Handsome Lars Lindqvist"
    line = f"{tied} tied at 8 in round 5, which cost {{}} the game"
    assert FACE.verdict(view, SAY) == line.format(SAY.seat(0))
    assert FACE.verdict(replace(view, seat=0), SAY) == line.format("you")
    assert (
        story.headline(round_of_end(view), view, SAY)
        == f"Round 5 · {SAY.name(0)} misses $1,540 and the game!"
    )
    assert SAY.in_gazette(last.row.event).endswith(f" This round would have won {SAY.name(0)} the game.")


def test_the_log_of_a_round_names_each_die_once_and_who_won_it_with_the_money() -> None:
    rows = [row for row in played("outlaws-duel", 3, plain=True).log if str(row.events).count("'scored'")]
    for row in rows:
        lines = [SAY.event(event) for event in FACE.log_events(row.events)]
        is_tie = any("A tie" in line for line in lines)

        assert not [line for line in lines if " rolls " in line]
        assert sum("on the die" in line for line in lines) == 2
        assert sum(" beats " in line and "$" in line for line in lines) == (not is_tie)
    assert rows


def test_while_the_last_dice_roll_the_board_says_what_is_at_stake() -> None:
    fourth, fifth = last_steps(played("outlaws-shootout", 0, seats=3, plain=True).game.view(None))

    rolling = FACE.while_moving(fifth)

    line = f"Round 5 of 5 · {SAY.name(0)} leads by $1,120, within reach of {SAY.name(1)} and {SAY.name(2)}"
    assert FACE.headline(rolling, SAY) == line
    prizes = [sum(OUTLAWS[card].reward for card in seat.hand) for seat in rolling.seats]
    most = max(rolling.seats[seat].reward + sum(prizes) - prizes[seat] for seat in (1, 2))
    for more, ending in ((-10, ", within reach of"), (0, " leads by $"), (10, " has won already")):
        first, *others = rolling.seats
        level = replace(rolling, seats=(replace(first, reward=most + more), *others))
        assert ending in FACE.headline(level, SAY)
        assert (" within reach " in FACE.headline(level, SAY)) == (more < 0)  # not of who can only tie
    assert len([*FACE.beats(fifth, SAY)]) > 2
    assert [seat.reward for seat in rolling.seats] == [seat.reward for seat in fourth.seats]


def test_who_has_chosen_reads_of_the_round_that_their_picture_shows() -> None:
    game = next(
        game for game in stages("outlaws-shootout", 3) if game.view(None).past and game.own_pending_reply(0)
    )

    assert FACE.headline(game.view(None), SAY) == "After round 1 of 5"
    assert FACE.headline(game.view(0), SAY) == "Round 2 of 5"  # which shows what has been put down
    duel = next(
        game for game in stages("outlaws-duel", 2) if game.view(None).past and game.own_pending_reply(0)
    )
    assert FACE.headline(duel.view(0), SAY) == "Round 2 of 5"


def test_a_last_round_with_nothing_at_stake_rolls_shortly() -> None:
    view = played("outlaws-shootout", 2, seats=3, plain=True).game.view(None)
    _, fifth = last_steps(view)

    assert FACE.headline(FACE.while_moving(fifth), SAY) == "Round 5 of 5 · player 0 has won already"
    assert len([*FACE.beats(fifth, SAY)]) == 2  # the dice as they lie, and the totals


def test_the_round_that_decided_outweighs_any_swing_of_another() -> None:
    entry = played("outlaws-shootout", 0, seats=3, plain=True)
    best = decider(entry.game.view(None))

    *_, second, first = sorted(FACE.episodes(_rows(entry), 99), key=lambda one: one.weight)

    assert best is not None
    assert first.row.turn == best.number
    assert first.weight - second.weight > WHOLE


def test_who_would_have_won_by_the_last_round_is_named_with_what_they_missed() -> None:
    view = played("outlaws-shootout", 0, seats=3, plain=True).game.view(None)

    for seat, whose, who in ((None, "", SAY.seat(1)), (1, "your ", "you")):
        deed = f"Undertaker Joss Vane’s 4 beat {whose}Shell-Game Dolly’s 3 in round 5"
        line = f"{deed}, which cost {who} the game"
        assert FACE.verdict(replace(view, seat=seat), SAY) == line


def test_of_a_last_round_that_a_third_won_the_end_shows_and_says_whose_it_was() -> None:
    view = played("outlaws-shootout", 7, seats=3, plain=True).game.view(None)
    [winner], stopper, rival = view.winners, 0, 1

    for seat, whose, who in ((None, "", SAY.seat(rival)), (rival, "your ", "you")):
        deed = f"Arsenic Adelaide’s 13 beat {whose}Honeypot Harriet’s 3 in round 5"
        assert FACE.verdict(replace(view, seat=seat), SAY) == f"{deed}, which cost {who} the game"
    line = f"{SAY.name(stopper)} stops {SAY.name(rival)}: {SAY.name(winner)}’s lead holds!"
    assert story.headline(round_of_end(view), view, SAY) == f"Round 5 · {line}"
    items = [placed.item for placed in FACE.end_picture(view, SAY).items]
    [poster] = [item for item in items if isinstance(item, PosterItem)]
    assert (poster.mark, poster.faint) == (True, False)
    assert next(item.name for item in items if isinstance(item, Plate)) == SAY.name(stopper)
    assert [item.name for item in items if isinstance(item, Plate) and item.sign] == [SAY.name(winner)]
    front = end_picture.moment(view, winner, SAY)
    assert front is not None
    assert (front.winner.seat, front.winner.item.reward) == (winner, "+$1,910")  # below their headline


def test_of_many_seats_the_end_names_what_gave_the_lead_and_then_what_all_were_paid() -> None:
    *_, game = stages("outlaws-shootout", 5, f"{2:064x}", limit=40)
    view = game.view(None)
    best = decider(view)

    first, rest = FACE.ending(view, SAY)

    assert first.value.startswith(f"Round {best.number}: ")
    assert f"beats 4 outlaws: ${best.gain:,}." in first.value
    richest = max(seat.reward for seat in view.seats)
    assert len(rest.value.splitlines()) == 5
    assert f"**${richest:,}**" in rest.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "lines"), [(2, 2), (3, 3), (10, 1)])
def test_the_end_of_gangs_says_what_the_highest_totals_are_made_of(
    seats: int, lines: int, language: str
) -> None:
    *_, game = stages("outlaws-gangs", seats)
    view, phrases = (
        game.view(None),
        Phrases(load_texts(language), "outlaws", [f"player {n}" for n in range(seats)]),
    )
    [winner] = view.winners

    [why] = FACE.ending(view, phrases)

    leads, *totals = why.value.removesuffix(story.led_by_suits(view, phrases)).splitlines()
    assert story.sentence(view, phrases) == leads
    assert totals[0].startswith(f"**player {winner}** · ")
    sums = [re.findall(r"([+−=]?) ?[^\d+−=]*([\d×]+)", line.partition("·")[2]) for line in totals]
    assert len(sums) == lines
    for *parts, (_, total) in sums:
        numbers = [prod(map(int, number.split("×"))) * (-1 if sign == "−" else 1) for sign, number in parts]
        assert sum(numbers) == int(total)


@pytest.mark.parametrize(("gained", "surprise"), [(0, "upset"), (5, "")])
def test_the_favorite_is_who_was_ahead_before_the_dice_with_suits(gained: int, surprise: str) -> None:
    strong, weak = "AH", "2H"
    lead = OUTLAWS[strong].skill - OUTLAWS[weak].skill
    shots = (Shot(0, (weak,), (6,), weak, gained, 0, 9), Shot(1, (strong,), (1,), strong, 0, 0, 8))

    assert 2 <= lead <= 5
    assert Round(1, Showdown(1, shots, 0), 0).surprise == surprise


def test_the_first_question_of_a_game_of_rounds_says_who_is_paid() -> None:
    first = next(stages("outlaws-shootout", 3))
    decision = first.open_decisions[0]
    question = FACE.decision_text(decision, first.view(decision.seat), SAY)

    aim = "The highest total wins all others’ $."
    assert question == f"{aim} Put an outlaw face down."


def test_who_is_dealt_a_joker_reads_once_what_it_is() -> None:
    notes = Counter[int]()  # by rounds played
    for seed in range(20):
        for game in stages("outlaws-duel", 2, f"{seed:064x}"):
            for decision in game.open_decisions:
                view = game.view(decision.seat)
                notes[len(view.past)] += "no suit points" in FACE.decision_text(decision, view, SAY)

    assert notes[0] > 0
    assert not any(notes[rounds] for rounds in range(1, 5))


def test_nobody_with_less_skill_is_the_favorite() -> None:
    shots = Shot(0, ("QH",), (6,), "QH", 0, -3, 8), Shot(1, ("9S",), (1,), "9S", 1, 0, 5)

    assert Round(1, Showdown(1, shots, 0), 0).surprise == ""


def test_a_tie_of_a_duel_says_in_log_and_gazette_what_it_pays_whom() -> None:
    fell = [Event("fell", seat, (("card", card),)) for seat, card in enumerate(("QH", "9S"))]
    open_ = [Event("revealed", seat, (("card", card), ("die", 1))) for seat, card in enumerate(("QH", "9S"))]
    [line] = FACE.log_events(fell)
    [tie] = shootouts([*open_, Event("tied", None, (("total", 3),))])

    assert SAY.event(line) == "Both outlaws fall: $1,470 for player 1, $1,090 for player 0."
    for other in (False, True):
        assert "$1,090 for player 0, $1,470 for player 1." in SAY.in_gazette(tie, other=other)


def test_the_end_of_gangs_names_another_leader_only_if_a_gang_would_not_have_lost_with_them() -> None:
    chance_count, silent_count = 0, 0
    for seed in range(24):
        entry = played("outlaws-gangs", seed, seats=3, limit=40, plain=True)
        view = entry.game.view(None)
        lines = story.led_by_suits(view, SAY).splitlines()
        episodes = [row.event for row, *_ in FACE.episodes(_rows(entry), 99) if row.event.kind == "misled"]
        for shot in view.past[-1].shots:
            rivals = [card for one in view.past[-1].shots if one != shot for card in one.cards]
            totals = {
                card: shot.total - shot.gained - shot.lost + sum(modifiers(card, rivals))
                for dice in permutations(shot.dice)
                for card in strongest(shot.cards, dice)
            }
            best, ranks = (
                max(totals.values()),
                [line for line in lines if line.startswith(SAY.seat(shot.seat))],
            )
            could_win = shot.seat != view.past[-1].winner and best > max(
                one.total for one in view.past[-1].shots
            )
            most = max(one.total for one in view.past[-1].shots)
            assert bool(ranks) == (shot.total < most <= best)
            silent_count += shot.total < best < most
            assert all(line in FACE.ending(view, SAY)[0].value for line in ranks)
            assert all(
                f"leads with {signed(shot.gained + shot.lost)} by" in line.replace("±0", "0")
                for line in ranks
            )
            assert [line.endswith(" and won.") for line in ranks] == [could_win] * len(ranks)
            own = FACE.own_result(entry.game.view(shot.seat), SAY)
            assert (shot.seat in view.winners or " and won." in own) or not could_win
            assert [dict(one.facts)["most"] for one in episodes if one.seat == shot.seat] == [
                best
            ] * could_win
            chance_count += could_win
            for line in ranks:
                assert f"would have made {best} and" in line
    assert chance_count
    assert silent_count


@pytest.mark.parametrize(("more", "ending"), [(-1, " and won."), (0, " and tied."), (1, ", still beaten.")])
def test_a_loser_reads_what_another_leader_would_have_made_of_the_game(more: int, ending: str) -> None:
    view = played("outlaws-gangs", 31, seats=3, limit=40, plain=True).game.view(2)
    own = next(shot for shot in view.past[-1].shots if shot.seat == 2)
    best = own.total - own.gained - own.lost + 4 + more  # of who has won
    shots = tuple(one if one == own else replace(one, total=best) for one in view.past[-1].shots)

    assert story.own_leader(replace(view, past=(replace(view.past[-1], shots=shots),)), SAY).endswith(ending)


def test_the_gangs_of_a_chronicle_are_chosen_before_the_dice_fall() -> None:
    rows = _rows(played("outlaws-gangs", 1, seats=3, limit=40, plain=True))
    plies = {row.event.kind: row.ply for row, *_ in FACE.episodes(rows, 99)}

    assert plies["gang"] < plies["rolls"] == next(row.ply for row in rows if row.event.kind == "rolled")


@pytest.mark.parametrize(
    ("values", "lines"),
    [
        ((13, 13, 13), ("All gangs roll the same: 13 each.", "The dice favor nobody: 13 each.")),
        (
            (12, 13, 9),
            ("player 1 rolls highest: 13 to 12 and 9.", "The dice favor player 1: 13 to 12 and 9."),
        ),
        ((9, 13, 13), ("player 1 and player 2 roll highest: 13 to 9.",)),
        ((8, 9, 7, 6, 5), ("player 1 rolls highest: 9, the next 8.",)),
    ],
)
def test_who_rolled_most_is_told_whoever_wins_in_the_end(values: tuple[int], lines: tuple[str]) -> None:
    event = _compared("rolls", dict(enumerate(values)))

    assert tuple(SAY.in_gazette(event, other=bool(n)) for n in range(len(lines))) == lines


def _rows(entry: Played) -> list[TurnEvent]:
    return turn_events(entry.recording.events(), FACE)


def placing(seats: int, seeds: Iterable[int]) -> Iterator[AnyGame]:
    """Yield games where some are asked who leads, at that question."""
    for seed in seeds:
        games = stages("outlaws-gangs", seats, f"{seed:064x}")
        yield from islice((game for game in games if game.view(None).phase == "place-dice"), 1)


def test_the_lead_is_offered_in_the_order_of_the_posters() -> None:
    for game in placing(2, range(20)):
        view, seat = game.view(game.open_decisions[0].seat), game.open_decisions[0].seat
        ways = [option.path for option in offered_options(game, seat, SAY)]
        leads = [strongest(view.in_play, [*map(int, way.split("-"))]) for way in ways]
        places = [[view.in_play.index(card) for card in cards] for cards in leads]
        assert places == sorted(places)


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_no_die_lies_on_a_card_before_its_gang_gives_it_to_one(seats: int) -> None:
    game = next(placing(seats, range(9)))

    for decision in game.open_decisions:
        scene = FACE.picture(game.view(decision.seat), SAY)
        cards = [(item, x, y) for item, x, y in scene.items if isinstance(item, CardItem | CardBackItem)]
        dice = [y for item, _, y in scene.items if isinstance(item, DieItem)]
        assert len(cards) == len(dice) == 3 * seats
        for die in dice:
            assert not any(y < die < y + item.size[1] for item, _, y in cards)


def test_a_round_of_a_duel_is_one_line() -> None:
    fell, stood = Event("fell", 0, (("card", "QC"),)), Event("stood", 1, (("card", "2H"),))

    for events in ([fell, stood], [stood, fell]):
        [line] = FACE.summary(events, SAY)
        assert line.endswith("$1,080 for player 1.")
        assert line.index("2♥") < line.index("Q♣")


def test_dice_that_are_told_with_the_cards_are_not_told_twice() -> None:
    rolled, again = Event("rolled", 0, (("dice", (3,)),)), Event("rolled", 1, (("dice", (4,)),))
    showed = Event("revealed", 0, (("card", "qC"), ("die", 3)))

    assert FACE.merge_events([rolled, again, showed]) == [again, showed]
    assert FACE.merge_events([showed, rolled]) == [showed, rolled]


@pytest.mark.parametrize("mode", ["outlaws-duel", "outlaws-shootout", "outlaws-gangs"])
def test_a_hand_in_words_says_what_the_buttons_do_once(mode: str) -> None:
    for game in stages(mode, 2 if mode == "outlaws-duel" else 4):
        for decision in game.open_decisions:
            text = hand_panel(_table(game), decision.seat, load_texts("en")).embed
            view, names = game.view(decision.seat), [field.name for field in text.fields]
            lines = [FACE.option_text(decision, option, view, SAY)[1] for option in decision.options]
            assert all(line in (text.description or "") for line in lines)
            assert "What the buttons do" not in names


@pytest.mark.parametrize(
    ("mode", "words"), [("outlaws-gangs", "5 cards in hand"), ("outlaws-duel", "💰 $0 · ")]
)
def test_gangs_which_win_no_money_have_no_purse(mode: str, words: str) -> None:
    view = next(stages(mode, 2)).view(None)

    assert all(field.value.startswith(words) for field in FACE.fields(view, SAY)[:2])


@pytest.mark.parametrize(("mode", "pays"), [("outlaws-gangs", False), ("outlaws-duel", True)])
def test_cards_name_a_reward_only_where_one_is_paid(mode: str, pays: bool) -> None:
    game = next(stages(mode, 2))
    groups = visible_cards(_table(game), 0, SAY.texts)
    pages = [str(embed.to_dict()) for embed in cards_in_words(_table(game), groups, SAY.texts)]
    scene = lying_cards(FACE.at_table(game.view(None)), groups, SAY)

    assert any("$" in page for page in pages) == pays
    assert {bool(item.reward) for item, *_ in scene.items if isinstance(item, PosterItem)} == {pays}


def test_the_cards_in_front_of_a_duelist_show_who_has_fallen() -> None:
    game = next(game for game in stages("outlaws-duel", 2) if len(game.view(None).past) == 2)
    groups = visible_cards(_table(game), 0, SAY.texts)
    scene = lying_cards(FACE, groups, SAY)
    fallen = {card for seat in game.view(0).seats for card in (*seat.face_down, *seat.out)}

    assert fallen
    faint = {item.portrait for item, *_ in scene.items if isinstance(item, PosterItem) and item.faint}
    assert faint == {f"outlaws/{card}" for card in fallen}
    [page] = cards_in_words(_table(game), groups, SAY.texts)
    skulls = [line for line in str(page.description).splitlines() if line.startswith("💀 ")]
    assert sorted(skulls) == sorted(f"💀 **{FACE.sheet(card, SAY.texts).title}**" for card in fallen)


def test_the_cards_that_a_shootout_pays_lie_apart_from_those_that_won_them() -> None:
    *_, game = stages("outlaws-shootout", 3)
    seat = next(n for n, own in enumerate(game.view(None).seats) if own.face_up)
    own = (view := game.view(seat)).seats[seat]
    groups = {group.title: group for group in FACE.visible_cards(view, SAY)}

    assert groups["You · collected"].cards == own.face_down
    assert groups["You · on the table"].cards == own.face_up
    assert not groups["You · on the table"].fallen


def test_a_fight_of_gangs_that_is_tied_has_no_number() -> None:
    view = next(stages("outlaws-gangs", 3)).view(None)

    assert FACE.headline(replace(view, replay=1, round=2), SAY) == "Fighting on"


async def test_of_many_who_are_asked_a_board_says_how_many(user_cache: UserCache) -> None:
    table = _table(next(stages("outlaws-shootout", 10)))

    text = board(table, "", load_texts("en"), user_cache).description or ""

    assert text.startswith("**10 of 10 players** – ")
    assert "player 1" not in text


def test_of_a_round_its_result_stays_where_room_is_short() -> None:
    scored = Event("scored", 0, (("total", 8), ("gained", 0), ("lost", 0)))

    lines = FACE.summary([scored, Event("turn-began", None, (("round", 2), ("of", 5)))], SAY)

    assert lines
    assert all(is_routine(line) for line in lines)
    assert not {"won", "tied", "fell", "took"} & FACE.routine


def _is_better(others: frozenset[str], leads: frozenset[str]) -> bool:
    """Return whether of these leaders the best gains no less in any fight, and more, or as much alone."""
    fights = product(range(6), repeat=4)
    rivals = [[f"2{suit}" for suit, n in zip("SHCD", counts) for _ in range(n)] for counts in fights]
    both = [
        [max(sum(modifiers(card, fight)) for card in side) for fight in rivals] for side in (others, leads)
    ]
    no_less = all(most >= least for most, least in zip(*both, strict=True))
    return no_less and (both[0] != both[1] or len(others) < len(leads))


@pytest.mark.parametrize("seed", range(12))
def test_a_gang_is_asked_once_for_each_leader_that_its_dice_allow(seed: int) -> None:
    game = next(placing(3, range(9 * seed, 9 * seed + 9)))
    decision = game.open_decisions[0]
    view, question = game.view(decision.seat), FACE.decision_text(decision, game.view(decision.seat), SAY)
    labels = dict[frozenset[str], set[str]]()
    for option in decision.options:
        label, line = FACE.option_text(decision, option, view, SAY)
        dice = option.split("-")
        strengths = {card: OUTLAWS[card].skill + int(die) for card, die in zip(view.in_play, dice)}
        highest = max(strengths.values())
        strongest = frozenset(card for card, strength in strengths.items() if strength == highest)
        corners = [card_corner(card) or "🃏" for card in strongest]
        labels.setdefault(strongest, set()).add(label)
        assert all(corner in label for corner in corners)
        assert not is_too_long(label)
        in_order = [card for card in view.in_play if card in strongest]  # as in the picture
        assert label.split(" or ") == [f"{face_of(card)} · {signs(card) or '±0'}" for card in in_order]
        assert not line
    offered = [option.label for option in offered_options(game, decision.seat, SAY)]
    assert {leads: {label} for (leads, [label]) in labels.items()} == labels
    free = [leads for leads in labels if not any(_is_better(others, leads) for others in labels)]
    assert sorted(offered) == sorted(label for leads in free for label in labels[leads])
    names_equals = any(len(leads) > 1 for leads in free)
    assert (SAY.texts("outlaws-dice-equal") in question) == names_equals
    assert len(free) > 1
    assert len(question) < 120


def test_a_gang_that_is_ready_reads_who_leads_and_sees_its_dice_below_its_outlaws() -> None:
    counts = Counter[int | str]()
    for seed in range(30):
        for game in stages("outlaws-gangs", 2, f"{seed:064x}", limit=4):
            view = game.view(0)
            if view.decision is not None and view.decision.kind == "place-dice":
                ways, hand = questions.ways_to_open(view.decision, view), FACE.hand_picture(view, SAY, {})
                dice = [item.value for item, _, _ in hand.items if isinstance(item, DieItem)]
                assert tuple(dice[3:]) == sum(ways.values(), ())  # the first three lie as they rolled
                assert all(sorted(way) == sorted(dice[:3]) for way in ways.values())
                counts[len(ways)] += 1
            elif (pending := game.own_pending_reply(0)) and pending[0].kind == "place-dice":
                leads, is_alone = FACE.hint_reason(*pending, view, SAY), len(pending[0].options) == 1
                card = " or ".join(one.partition(" · ")[0] for one in leads.split(" or "))
                key = "outlaws-unasked-leads" if is_alone else "outlaws-ready"
                line = SAY.texts(key, card=card, count=1 + card.count(" or "))
                assert (", whichever gains more by suits" in line) == (" or " in card)
                hand = FACE.hand_picture(FACE.with_choice(view, *pending), SAY, {})
                assert SAY.texts("outlaws-to-come") in [
                    getattr(item, "text", "") for item, _, _ in hand.items
                ]
                counts[key] += 1
                assert hand_panel(_table(game), 0, SAY.texts).decision.startswith(line)
    assert not counts[1]
    assert min(counts[2] + counts[3], counts["outlaws-ready"], counts["outlaws-unasked-leads"]) > 1


def test_a_list_is_empty_again_once_its_reply_was_taken_back() -> None:
    game = next(game for game in stages("outlaws-gangs", 2, keep=True) if game.decision(0))
    before = [item.custom_id for item in hand_panel(_table(game), 0, SAY.texts).answers]
    game.answer(0, game.decision(0).options[:3])
    game.add_note(0, "retracted")

    assert [item.custom_id for item in hand_panel(_table(game), 0, SAY.texts).answers] == [f"{before[0]}:1"]


@pytest.mark.parametrize(("mode", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 3)])
def test_a_last_card_is_announced_and_the_rounds_that_nobody_was_asked_for_are_told_at_the_end(
    mode: str, seats: int
) -> None:
    texts = SAY.texts
    for game in stages(mode, seats):
        view = game.view(None)
        before_last = [seat.hand_size for seat in view.seats] == [2] * seats and view.round == 4
        assert (FACE.headline(view, SAY) == "After round 3 of 5") == before_last
        panel = hand_panel(_table(game), 0, texts)
        notice = "your last card, fights by itself."
        assert (notice in panel.decision) == (before_last and game.decision(0) is None)
    list(play_forced_replies(game))

    steps = FACE.last_steps(game.view(None))
    moving = FACE.headline(FACE.while_moving(steps[0]), SAY)
    assert moving == "Round 4 of 5"
    assert story.place(steps[0], SAY) == "After round 4 of 5 · the last cards follow"
    assert FACE.headline(steps[1], SAY) == "Round 5 of 5 · the last cards"


def test_a_title_names_the_round_that_the_picture_shows() -> None:
    first, *_, later = [FACE.headline(game.view(None), SAY) for game in stages("outlaws-duel", 2, limit=3)]

    assert first == "Round 1 of 5"
    assert later == "After round 1 of 5"


def test_a_joker_is_named_on_its_button() -> None:
    decision = next(stages("outlaws-duel", 2)).open_decisions[0]
    label, _ = FACE.option_text(decision, "joker-red", next(stages("outlaws-duel", 2)).view(0), SAY)

    assert FACE.short_label("joker-red", label) == label == "🃏 Wildfire Maggie"


def test_the_table_in_words_sets_a_colon_as_its_language_does() -> None:
    *_, game = stages("outlaws-duel", 2)
    french = Phrases(load_texts("fr"), "outlaws", ["Alice", "Bob"])
    *_, last = FACE.fields(game.view(None), french)

    assert all(
        "Alice\N{NO-BREAK SPACE}: " in line or "Bob\N{NO-BREAK SPACE}: " in line
        for line in last.value.split("\n")
    )


@pytest.mark.parametrize(("least", "other"), [(12, ("KS", 11)), (11, ("KS", 11)), (10, None)])
def test_a_leader_that_alone_made_a_gang_win_decided_the_fight(least: int, other: object) -> None:
    gang, rivals = {"2D": 6, "KS": 2, "3C": 1}, ["4S", "5S", "6S"]  # equals; the ♦ gains by each ♠
    assert len(strongest([*gang], [*gang.values()])) == 2
    gain = sum(modifiers("2D", rivals))

    assert otherwise_led(gang, "2D", 11, rivals, least) == other
    shots = (
        Shot(0, tuple(gang), (6, 2, 1), "2D", gain, 0, 11 + gain),
        Shot(1, ("4S", "5S", "6S"), (1, 1, 1), "6S", 0, 0, least),
    )
    *_, game = stages("outlaws-gangs", 2)
    headline = story.headline(Round(1, Showdown(1, shots, 0), 0), game.view(None), SAY)
    name = SAY.texts("outlaws-card-KS")
    assert (headline == f"With {name}: only 11 to {least}") == (other is not None)


@pytest.mark.parametrize(
    ("thrown", "line"),
    [
        ({}, "They fight on."),
        ({0: "5S", 2: "9S"}, "Ann discards Half-Moon Pilar, Cat Widow Temperance Crowe."),
        ({0: "5S", 1: "3S", 2: "9S"}, "Ann, Bob and Cat discard Half-Moon Pilar, "),
    ],
)
def test_a_story_names_who_is_tied_and_which_outlaw_each_of_them_then_gives_up(
    thrown: dict[int, str], line: str
) -> None:
    seats = [*thrown] or [0, 2]
    events = [Event("led", seat, (("card", "KC"),)) for seat in seats]
    for seat in seats:
        events.append(Event("scored", seat, (("total", 23), ("gained", 0), ("lost", 0))))
    events += [Event("tied", None, (("total", 23),)), Event("repeated", None, (("gangs", len(seats)),))]
    events += [Event("discarded", seat, (("card", card),)) for seat, card in thrown.items()]

    [episode] = FACE.episodes([TurnEvent(n, 1, event) for n, event in enumerate(events)], 99)

    say = Phrases(load_texts("en"), "outlaws", ("Ann", "Bob", "Cat"))
    names = say.texts.join([say.seat(seat) for seat in seats])
    assert say.in_gazette(episode.row.event).startswith(f"{names} are tied at 23. {line}")
    assert say.in_gazette(episode.row.event, other=True).startswith(f"23 each for {names}. {line}")


def test_dice_that_leave_nobody_a_choice_fall_before_the_gangs_open() -> None:
    steps = set[tuple[bool, tuple[tuple[str, str], ...]]]()
    for seed in range(40):
        *_, game = stages("outlaws-gangs", 2, f"{seed:064x}")
        view = game.view(None)
        words = [
            (FACE.headline(FACE.while_moving(step), SAY), FACE.last_result(step, SAY))
            for step in FACE.last_steps(view)
        ]
        steps.update([(view.unasked, tuple(words))] * (len(view.past) == 1))

    dice = ("The dice fall", "The dice fall: nobody needs to choose a leader")
    assert steps == {(True, (dice, ("All cards open", ""))), (False, (("All cards open", ""),))}


def test_a_beaten_gang_reads_that_it_is_out_and_sees_no_hand_to_choose_from() -> None:
    games = (game for seed in range(99) for game in stages("outlaws-gangs", 3, f"{seed:064x}"))
    game = next(game for game in games if [one.kind for one in game.open_decisions] == ["discard"] * 2)
    [out] = {0, 1, 2} - {one.seat for one in game.open_decisions}
    panel, view = hand_panel(_table(game), out, SAY.texts), game.view(out)

    assert view.hand
    assert not view.seats[out].playing
    assert panel.decision.startswith("Your gang is out, with 24 against 25.")
    assert not panel.cards
    assert FACE.hand_picture(view, SAY, {}) is None
    seat, options = game.open_decisions[0].seat, game.open_decisions[0].options
    assert FACE.hand(game.view(seat), SAY)
    game.answer(seat, options[:1])  # from now on only that card has a frame
    chosen = FACE.hand_picture(game.view(seat), SAY, {})
    assert not [
        item for item, _, _ in chosen.items if isinstance(item, DieItem) or getattr(item, "mark", False)
    ]
    assert FACE.hand_picture(game.view(seat), SAY, {}) is not None
    for seat in range(3):  # while the gangs open, no word tells that they tie
        moving = FACE.while_moving(game.view(seat))
        assert FACE.headline(moving, SAY) == "All cards open"
        assert not FACE.idle_text(moving, SAY)


def test_a_leader_whom_other_dice_would_have_made_decided_the_fight() -> None:
    gang, rivals = {"2D": 6, "KS": 1, "3C": 1}, ["4S", "5S", "6S"]
    assert strongest([*gang], [*gang.values()]) == ["2D"]

    assert otherwise_led(gang, "2D", 11, rivals, 12) == ("KS", 11)


@pytest.mark.parametrize(("least", "other"), [(13, ("3C", 12)), (12, ("3C", 12)), (11, None)])
def test_of_several_that_could_have_led_the_next_best_is_compared(least: int, other: object) -> None:
    gang, rivals = {"2D": 6, "KS": 2, "3C": 5}, ["4S", "5S", "4D"]  # 15, 10 or 12, by who leads

    assert otherwise_led(gang, "2D", 11, rivals, least) == other


def test_a_leader_who_never_gains_more_was_no_choice_that_decided_a_fight() -> None:
    gang = {"8D": 4, "KD": 2, "3C": 3}  # either of the ♦ could lead, and nobody is asked which

    assert otherwise_led(gang, "KD", 11, ["AH", "9D", "QC"], 99) is None


def test_a_tie_after_the_round_that_decided_a_shootout_is_told_at_its_end() -> None:
    ties = 0
    for number in (0, 1, 2, 48):
        *_, game = stages("outlaws-shootout", 4, f"{number:064x}", limit=40)
        view = game.view(None)
        best, lines = decider(view), story.sentence(view, SAY).split("\n")
        after = [] if best is None else view.past[best.number :]
        assert len(lines) - 1 == sum(showdown.winner is None for showdown in after)
        assert all("Tied at" in line for line in lines[1:])
        ties += len(lines) - 1
    assert ties


def test_the_rule_book_says_what_no_suit_means_for_a_joker() -> None:
    assert "nobody gains against it" in FACE.card_lines("joker-red", load_texts("en"))[-1]
    assert len(FACE.card_lines("2S", load_texts("en"))) == 1


def test_what_decided_a_fight_is_measured_against_the_runner_up() -> None:
    won, second, last = (11, 12, 4), (13, 13, 0), (14, 14, -6)

    assert decided_by(won, [last, second]) == ("suits", "+4", "0")


def test_two_jokers_that_may_lead_are_named_once() -> None:
    assert leaders(("joker-red", "joker-black", "2S"), (5, 5, 5)) == ["joker-black"]


def test_what_decided_together_is_told_part_by_part() -> None:
    skill, dice, suits = ahead_in((13, 13, 2), (12, 16, -4))
    key, facts = "outlaws-gazette-outpointed", {"skill": skill, "dice": dice, "suits": suits}

    line = SAY.texts(key, card="Mae", total=28, least=24, rival="Bo", **facts)
    assert line == "Mae’s gang wins 28 to 24. Against Bo: skill +1, dice −3, suits +6."


def test_nothing_decided_a_fight_of_which_another_has_as_much() -> None:
    won, second, level, far = (14, 10, 1), (10, 13, 0), (14, 8, 1), (15, 3, 0)

    assert decided_by(won, [second]) == ("skill", "14", "10")
    assert decided_by(won, [second, level]) == ("points", "2", "")  # both are second
    assert decided_by(won, [second, far]) == ("points", "2", "")


@pytest.mark.parametrize("mode", ["outlaws-shootout", "outlaws-gangs"])
def test_who_has_lost_to_several_reads_their_own_sum_and_place(mode: str) -> None:
    *_, game = stages(mode, 4)
    lines = [story.own_place(game.view(seat), SAY) for seat in range(4)]
    numbers = [[int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", line)] for line in lines]
    view, ranking = game.view(None), sorted(range(4), key=lambda seat: numbers[seat][1])
    totals = {shot.seat: shot.total for showdown in view.past for shot in showdown.shots}
    is_gangs = mode == "outlaws-gangs"

    assert [total for total, *_ in numbers] == [
        totals[seat] if is_gangs else own.reward for seat, own in enumerate(view.seats)
    ]
    assert [numbers[seat][0] for seat in ranking] == sorted((total for total, *_ in numbers), reverse=True)
    assert tuple(ranking[:1]) == view.winners
    for shot in view.past[-1].shots if is_gangs else ():
        brought = " ".join(f"{SUITS[suit]}{value}" for suit, value in by_suits(shot)) or "±0"
        own = FACE.own_result(game.view(shot.seat), SAY)  # the winner's, too
        place = lines[shot.seat] if shot.seat not in view.winners else ""
        assert own.startswith(f"{place} {face_of(shot.leader)} led: {brought} by suits".lstrip())
        assert own in after_the_end(hand_panel(_table(game), shot.seat, SAY.texts)).decision
    last, best = (after_the_end(hand_panel(_table(game), ranking[n], SAY.texts)).decision for n in (-1, 0))
    assert lines[ranking[-1]] in last
    assert FACE.verdict(view, SAY) not in last  # which stands on the board below
    assert lines[ranking[0]] not in best
    assert not FACE.own_result(next(stages("outlaws-duel", 2)).view(0), SAY)


def test_a_short_shootout_names_no_round_as_the_one_that_decided() -> None:
    *_, game = stages("outlaws-shootout", 3)
    view = game.view(None)

    assert "round" in FACE.verdict(view, SAY)
    assert re.fullmatch(r"\$[\d,]+ to \$[\d,]+", FACE.verdict(replace(view, rounds=2), SAY))


def test_buttons_below_numbered_cards_are_alike_in_each_round() -> None:
    png = bytes(16) + (1100).to_bytes(4, "big") + (300).to_bytes(4, "big")
    picture = Picture("hand.png", png, "", {"any": 1})
    changes = PanelChanges(0, [], may_undo=False, is_board_behind=False, advice=Advice())
    for game in stages("outlaws-shootout", 3, limit=6):
        panel = hand_panel(_table(game), 0, SAY.texts)
        first = next(possible_layouts(panel, changes, None, picture)).panel
        assert [item.label for item in first.answers] == [item.label for item in panel.short_answers]
        joker = re.compile("🃏 (Wildfire Maggie|Smiling Charon)")
        labels = [joker.sub("🃏", item.label or "") for item in first.answers]
        assert all(re.fullmatch(r"\S+", label) for label in labels)


def test_a_gangs_dice_lie_on_the_board_and_in_words_with_its_cards() -> None:
    game = next(placing(2, range(9)))
    seat = game.open_decisions[0].seat
    view = game.view(seat)
    rolls = [
        Event("rolled", n, (("dice", " ".join(map(str, own.dice))),)) for n, own in enumerate(view.seats)
    ]
    own = Phrases(SAY.texts, "outlaws", ["A", "B"], viewer=seat)

    assert FACE.summary(rolls, own) == []
    assert len(FACE.summary(rolls, SAY)) == 2
    assert all(f"{die}" in FACE.hand(view, own).partition("\n")[0] for die in view.seats[seat].dice)


def test_while_the_gangs_open_nobody_reads_what_they_come_to() -> None:
    kinds = set()
    for seed in range(40):
        for game in stages("outlaws-gangs", 2, f"{seed:064x}"):
            table = _table(game)
            for seat in range(2):
                decision = game.decision(seat)
                kinds.add(decision and decision.kind)
                if decision is None or decision.kind not in FACE.telling_kinds:
                    words = decision_text(table, seat, SAY, SAY.texts, is_moving=True)
                    assert "your gang: " not in words
    assert {None, "discard"} <= kinds


def test_each_round_of_a_replay_shows_its_own_fight_and_says_its_number_everywhere() -> None:
    presenter, stops = PRESENTERS["outlaws"], played("outlaws-duel", 1, plain=True).recording.timeline().stops
    views = [presenter.at_last_step(stop.view) for stop in stops[:-1]]

    assert [stop.turn for stop in stops[:-1]] == [len(view.past) for view in views] == [*range(6)]
    for stop, view in zip(stops[1:], views[1:]):
        scene = board_picture(presenter, view, view, SAY)
        assert presenter.recap(view, SAY).startswith(f"Round {stop.turn}: ")
        assert f"Round {stop.turn}" in [item.text for item, _, _ in scene.items if isinstance(item, Label)]
        signs = {item.sign for item, _, _ in scene.items if isinstance(item, Plate)}
        assert "hourglass" not in signs  # the round is over


def test_the_end_tells_no_other_round_than_its_picture_shows() -> None:
    view = played("outlaws-duel", 0, plain=True).game.view(None)
    *_, last = last_steps(view)

    assert story.last_result(view, SAY) == ""
    assert " beats " in story.last_result(last, SAY)  # on the board before


@pytest.mark.parametrize("name", ["outlaws-duel", "outlaws-shootout"])
def test_above_the_picture_of_a_round_the_title_is_of_that_one(name: str) -> None:
    rounds = set[int]()
    for game in stages(name, 2 if name.endswith("duel") else 3):
        view = game.view(None)
        if view.phase == "pick" and not view.replay:
            is_next = FACE.headline(view, SAY).startswith(f"After round {view.round - 1} of 5")
            assert is_next == bool(view.past)
            rounds.add(view.round)

    assert len(rounds) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_suit_or_a_costly_fall_has_cost_is_named(language: str) -> None:
    text = load_texts(language)
    say = Phrases(text, "outlaws", ("A", "B"))
    by_suit, by_fall = (
        next(setback for setback in GAME.setbacks if setback.event == event) for event in ("scored", "fell")
    )
    scored = Event("scored", 0, (("card", "QH"), ("total", 4), ("gained", 0), ("lost", 3)))
    fell = Event("fell", 0, (("card", "QH"),))

    assert text("suit-S") in say.setback(by_suit.key, by_suit.as_told(scored))
    assert text("outlaws-reward", reward=1470) in say.setback(by_fall.key, by_fall.as_told(fell))
    assert GAME.setbacks[0] is by_suit  # it explains the loss, the reward only what it costs


@pytest.mark.parametrize("name", ["outlaws-duel", "outlaws-shootout"])
def test_the_question_says_how_far_ahead_or_behind_who_is_asked_is(name: str) -> None:
    seats, question_count = 2 if name.endswith("duel") else 3, 0
    for game in stages(name, seats, limit=4):
        for decision in game.open_decisions:
            view = game.view(decision.seat)
            question = FACE.decision_text(decision, view, SAY)
            if not view.past:
                continue
            assert re.match(r"You (lead by \$|are (\$.+ behind|level))", question)
            question_count += 1

    assert question_count >= seats


def test_cards_that_lie_on_the_table_are_not_listed_as_in_hand() -> None:
    game = next(placing(3, range(9)))
    view = game.view(game.open_decisions[0].seat)
    on_table, in_hand = FACE.visible_cards(view, SAY)[:2]

    assert (on_table.title, on_table.cards) == ("Cards in play, face down", view.in_play)
    assert (in_hand.title, in_hand.cards) == ("In hand", view.hand)


def test_the_ways_to_lead_have_one_number_on_button_and_picture() -> None:
    for game in placing(3, range(9)):
        decision = game.open_decisions[0]
        view, paths = game.view(decision.seat), numbered_cards(game, decision.seat, SAY)
        ways = [*questions.ways_to_open(decision, view).values()]
        assert paths == [spelled(way) for way in ways]
        hand = FACE.hand_picture(view, SAY, {path: n for n, path in enumerate(paths, 1)})
        drawn = [item for item, *_ in hand.items if isinstance(item, NumberItem | DieItem)][3:]
        numbers = [item.value for item in drawn if isinstance(item, NumberItem)]
        assert numbers == [*range(1, len(ways) + 1)]
        assert [isinstance(item, NumberItem) for item in drawn] == [False, False, False, True] * len(ways)


@pytest.mark.parametrize(
    ("cards", "line"),
    [
        (
            "QS 6C KD",
            "outshoots Iron-Grip Pepita (player 1, 8) and Senator Thaddeus Gilt (player 2, 7): "
            "$2,040 for player 0.",
        ),
        ("QS joker-red", "Wildfire Maggie 8: $3,600 for player 0. A Joker falls: Wildfire Maggie."),
        ("QS 6C KD 2S", "outshoots 3 outlaws, the best with 8: $2,700 for player 0."),
    ],
)
def test_a_chronicle_names_both_whose_fall_pays_and_counts_more(cards: str, line: str) -> None:
    [event] = shootouts(_shot_events(*cards.split()))

    assert SAY.in_gazette(event).endswith(line)


def test_of_a_tie_a_board_and_a_chronicle_say_that_nobody_is_paid_and_not_that_a_joker_falls() -> None:
    view = next(stages("outlaws-shootout", 3)).view(None)
    cards, totals = ("QS", "6C", "joker-red"), (9, 9, 7)
    shots = tuple(
        Shot(seat, (card,), (3,), card, 0, 0, total) for seat, (card, total) in enumerate(zip(cards, totals))
    )
    events = list[Event]()
    for shot in shots:
        scored = (("card", shot.leader), ("total", shot.total), ("gained", 0), ("lost", 0))
        events.append(Event("revealed", shot.seat, (("card", shot.leader), ("die", 3))))
        events.append(Event("scored", shot.seat, scored))
    [event] = shootouts([*events, Event("tied", None, (("total", 9),))])

    view = replace(view, past=(Showdown(1, shots, None),))
    for words in (story.last_result(view, SAY), story.recap(view, SAY)):
        assert words == "Round 1 · player 0 and player 1 tie at 9: nobody is paid"
    assert SAY.in_gazette(event) == (
        "player 0 and player 1 shoot 9 each, with Midnight Delphine and Iron-Grip Pepita: nobody is paid."
    )


def _shot_events(*cards: str) -> Iterator[Event]:
    """Yield the events of a round that the first card wins, each with a point more than the next."""
    for seat, card in enumerate(cards):
        yield Event("revealed", seat, (("card", card), ("die", 1)))
        yield Event("scored", seat, (("card", card), ("total", 9 - seat), ("gained", 0), ("lost", 0)))
    yield Event("stood", 0, (("card", cards[0]),))


def test_no_panel_repeats_what_a_round_brought_which_its_board_shows_above_it() -> None:
    board = hand = Picture(
        "board.png", bytes(16) + (1100).to_bytes(4, "big") + (300).to_bytes(4, "big"), "", {}
    )
    changes = PanelChanges(0, [], may_undo=False, is_board_behind=False, advice=Advice())
    *_, game = stages("outlaws-duel", 2, limit=3)
    panel = hand_panel(_table(game), 0, SAY.texts)
    first = next(possible_layouts(panel, changes, board, hand)).panel

    for panel in (first, replace(first, is_board_above=True)):
        assert result_told(panel, TextBudget(FIELD, 1)) == ""
    assert "Round 2 of 5: put an outlaw face down." in panel.decision


def test_a_description_of_the_end_counts_no_cards_in_hand() -> None:
    for game in stages("outlaws-gangs", 3):
        values = [field.value for field in FACE.fields(game.view(None), SAY)][:3]

        assert [("in hand" in value, bool(value)) for value in values] == [(game.winners is None, True)] * 3


def test_who_led_is_who_wears_the_crown_also_in_a_fight_before_the_last() -> None:
    for seed in range(40):
        *_, game = stages("outlaws-gangs", 3, f"{seed:064x}")
        last = {shot.seat: shot for fight in game.view(None).past for shot in fight.shots}
        for shot in last.values():
            own = story.own_leader(game.view(shot.seat), SAY)
            assert own.startswith(f"{face_of(shot.leader)} led: ")
