"""Replays show the published boards, and reveal nothing hidden of a running game."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import pairwise, product
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest
from discord import Embed
from recorded import TABLES, Played, played

from bot.features.game_panels.board import board_title
from bot.features.game_panels.chronicle import memorable
from bot.features.game_panels.story_text import chances, entries_of, entries_on, story_lines
from bot.features.replay.views import (
    MAX_ROWS,
    PageWords,
    _chance,
    _chosen,
    _hand,
    _named,
    _strip,
    _table,
    _with_hands,
    draw,
    items,
    ways,
)
from bot.games import PRESENTERS
from bot.i18n.texts import LANGUAGES, Texts, load_texts
from bot.render.rasterizer import paint
from bot.render.scene import DieItem, Label, PosterItem, Scene
from bot.services.emojis import Emojis
from bot.services.pictures import HandContext, Picture, Pictures
from bot.ui.button_rows import BUTTON_ROW, LIST, items_height
from bot.ui.style import phrases_for
from engine.core.decisions import Refused, Reply, Seat
from engine.core.game import AnyGame, Game, LogRow
from engine.core.positions import Recording, Stop, Timeline
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.core.rng import Rng
from engine.core.worlds import WorldSampler
from engine.games import PLAYERS
from engine.story.segments import course_of
from engine.story.story import Chapter, Story
from engine.tables.replays import (
    ALL,
    STEPS,
    TABLE,
    TURNS,
    Place,
    ReplayPage,
    page_at,
    permitted_eyes,
    shown_at,
    stops_of,
    usual_pace,
)
from engine.tables.snapshot import TableSnapshot

EN = load_texts("en")
NAMES = ("Alice", "Bob", "Éloïse")
WORLDS = range(6)
every_game = pytest.mark.parametrize("name", TABLES)


def at(ply: int, eyes: int, pace: int = STEPS) -> Callable[[Timeline], Place]:
    return lambda _: Place(ply, eyes, pace)


def snapshot_of(game: AnyGame, seats: int) -> TableSnapshot:
    people = tuple(Participant(number, NAMES[number], number) for number in range(seats))
    location = TableLocation.new(1, 2, thread=False)
    return TableSnapshot(7, game.rules.name, "standard", people, location, "5e" * 32, game)


def board_scene(snapshot: TableSnapshot) -> Scene | None:
    """Compose the picture of a board as bot/services/pictures.py does."""
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, EN)
    ruled = snapshot.view(None)
    end = presenter.end_picture(ruled, phrases) if ruled.over and ruled.winners else None
    return end or presenter.picture(snapshot.final_view(None), phrases)


def table_embed(page: ReplayPage, text: Texts, *, pictured: bool) -> Embed:
    phrases = phrases_for(page.snapshot, text)
    story = [*story_lines(page, phrases, entries_on(page, phrases), has_curve=pictured)]
    return _table(page, text, story, pictured=pictured, rows=MAX_ROWS)


async def page(evening: Played, ply: int, *, seat: Seat | None = None, eyes: int = ALL) -> ReplayPage:
    snapshot = snapshot_of(evening.game, evening.seats)
    return await page_at(snapshot, evening.recording, seat, at(ply, eyes))


# the published boards


@every_game
async def test_the_boards_of_a_replay_are_the_published_ones_byte_for_byte(name: str) -> None:
    published: dict[int, tuple[str, Scene | None]] = {}

    class Published(Played):
        def take(self, what: str, *rows: LogRow) -> None:
            super().take(what, *rows)
            snapshot = snapshot_of(self.game, self.seats)
            if all(
                decision.kind != "place-dice" for decision in self.game.open_decisions
            ):  # gangs lie covered
                published[self.game.ply] = board_title(snapshot, EN), board_scene(snapshot)

    evening = played(name, 1, kind=Published)
    every_stop = evening.recording.timeline().stops
    stops = [stop.ply for stop in every_stop if stop.ply in published and not stop.is_before_chance]
    stops, drawn = stops[:: 1 + len(stops) // 24], 0
    for number, ply in enumerate(stops):
        there = (await page(evening, ply)).snapshot
        scene = board_scene(there)
        assert (board_title(there, EN), scene) == published[ply]
        if number % (len(stops) // 3 + 1) == 0 and scene is not None:
            before = published[ply][1]
            assert before is not None
            assert paint(scene, "on") == paint(before, "on")
            drawn += 1

    assert len(stops) >= 2 - (name == "outlaws-gangs")  # whose fight has an end
    assert drawn >= 1


async def test_a_page_of_a_turn_in_which_nothing_was_done_says_who_ended_it() -> None:
    evening = played("revolver", 0, seats=2, plain=True)
    timeline = evening.recording.timeline()
    for stop, after in pairwise(stops_of(timeline, TURNS)):
        if {event.kind for event in timeline.between(stop.ply, after.ply)} == {"ended", "drew"}:
            break
    snapshot = snapshot_of(evening.game, 2)
    quiet = await page_at(snapshot, evening.recording, None, at(after.ply, TABLE, TURNS))
    embed = table_embed(quiet, EN, pictured=True)
    assert (embed.title or "").endswith("Alice")
    assert embed.description == "Alice ends the turn."


@every_game
async def test_the_page_of_a_running_game_stays_where_it_was_while_others_move(name: str) -> None:
    evening = played(name)
    lengths = [length for length in range(2, len(evening.log), 3) if evening.log[length - 1].ply]

    async def page_of(length: int, ply: int | None = None) -> ReplayPage:
        log = evening.log[:length]
        recording = Recording(evening.game.rules, evening.rests[0], log)
        snapshot = snapshot_of(recording.at(log[-1].ply), evening.seats)
        last = recording.timeline().stops[-1].ply if ply is None else ply
        return await page_at(snapshot, recording, 0, at(last, TABLE, TURNS))

    for before, after in pairwise(lengths[:40]):
        here = await page_of(before)
        there = await page_of(after, here.place.ply)
        is_undone = here.stop.ply not in {stop.ply for stop in there.timeline.stops}

        assert is_undone or there.stop.ply == here.stop.ply


# what a viewer may know


def plays_alike(
    game: AnyGame, twin: AnyGame, seat: Seat, rng: Rng, limit: int = 30
) -> list[tuple[Seat, Reply]]:
    """Return replies after which a seat still cannot tell these games apart."""
    replies: list[tuple[Seat, Reply]] = []
    for _ in range(limit):
        if game.winners is not None or twin.winners is not None:
            break
        decision = rng.pick(game.open_decisions)
        other = twin.decision(decision.seat)
        if other is None:
            break
        if decision.seat == seat:
            reply = PLAYERS[game.rules.name](game.view(seat), decision, rng)
        else:
            common = [option for option in decision.options if option in other.options]
            reply = tuple(common[: max(1, decision.min_count)])
        here, there = (Game.restore(world.rules, world.checkpoint, world.tail) for world in (game, twin))
        try:
            heard = [_heard(world.answer(decision.seat, reply), seat) for world in (here, there)]
        except Refused:
            break
        same = heard[0] == heard[1] and here.view(seat) == there.view(seat)
        if not same or here.visible_decisions(seat) != there.visible_decisions(seat):
            break
        for world in (game, twin):
            world.answer(decision.seat, reply)
        replies.append((decision.seat, reply))
    return replies


def _heard(row: LogRow, seat: Seat) -> list[Any]:
    return [(e.kind, e.seat, e.facts, e.secret if e.seat == seat else ()) for e in row.events]


def recorded(game: AnyGame, replies: list[tuple[Seat, Reply]]) -> tuple[AnyGame, Recording]:
    """Play replies from a game's last checkpoint and its log since; return it with its recording."""
    fresh = Game(game.rules, game.rules.load(game.checkpoint.format, game.checkpoint.data))
    start = fresh.checkpoint
    rows = [LogRow(0, None, (), 0, ())]
    rows += [fresh.answer(-1 if row.seat is None else row.seat, row.reply) for row in game.tail]
    rows += [fresh.answer(seat, reply) for seat, reply in replies]
    return fresh, Recording(game.rules, start, rows)


async def replay_of(game: AnyGame, recording: Recording, seat: Seat, seats: int) -> list[Any]:
    snapshot, pages = snapshot_of(game, seats), list[Any]()
    presenter, phrases = PRESENTERS[game.rules.family], phrases_for(snapshot, EN)
    for stop in recording.timeline().stops:
        for eyes in (ALL, TABLE, *range(seats)):
            here = await page_at(snapshot, recording, seat, at(stop.ply, eyes))
            hands = [
                (presenter.hand(view, phrases), presenter.hand_picture(view, phrases, {}))
                for view in map(here.snapshot.final_view, here.hands)
            ]
            words = table_embed(here, EN, pictured=False).to_dict()
            ids = [item.to_component_dict() for item in items(here, None, EN)]
            pages.append((words, board_scene(here.snapshot), hands, ids))
    return pages


@every_game
async def test_games_that_a_seat_cannot_tell_apart_have_the_same_replay(name: str) -> None:
    seats, compared, different = TABLES[name], 0, 0
    evening = played(name, 4, plain=True)
    log = evening.log
    for ply in range(1, min(len(log) - 1, 120), 7 if len(log) > 40 else 1):
        for seat in range(seats):
            game = evening.recording.at(ply, keep=True)
            if game.winners is not None or game.ply != game.decision_ply:
                continue
            rest = Game.restore(game.rules, replace(game.checkpoint, ply=0), ())
            twin = WorldSampler(rest, seat).twin(Rng(f"{ply:064x}"))
            if twin is None:
                continue
            replies = plays_alike(
                Game.restore(rest.rules, rest.checkpoint, ()),
                Game.restore(twin.rules, twin.checkpoint, ()),
                seat,
                Rng(f"{ply + 1:064x}"),
                8,
            )
            here, there = recorded(rest, replies), recorded(twin, replies)
            different += rest.rules.dump(here[0].state) != rest.rules.dump(there[0].state)
            if here[0].winners is not None or there[0].winners is not None:
                continue
            assert await replay_of(*here, seat, seats) == await replay_of(*there, seat, seats)
            compared += len(replies)
        if compared > 40 and different > 2:
            break
    assert compared > (1 if name.startswith("outlaws") else 20)
    assert different > 1


@every_game
async def test_a_finished_game_shows_all_hands_and_a_running_one_only_ones_own(name: str) -> None:
    seats, evening = TABLES[name], played(name, 3)
    over = await page(evening, 5)
    running = played(name, 3, limit=len(evening.log) // 2)  # one answer may bring several rows

    assert evening.game.winners is not None
    assert list(over.hands) == list(range(seats))
    assert permitted_eyes(snapshot_of(evening.game, seats), None) == [TABLE, ALL]
    assert running.game.winners is None
    assert list((await page(running, 5, seat=1)).hands) == []
    assert list((await page(running, 5, seat=1, eyes=1)).hands) == [1]
    assert list((await page(running, 5)).hands) == []
    assert permitted_eyes(snapshot_of(running.game, seats), None) == [TABLE]
    assert permitted_eyes(snapshot_of(running.game, seats), 1) == [TABLE, 1]


# the panel


class SeatsDrawn(Pictures):
    def __init__(self) -> None:
        self.seats: list[Seat | None] = []

    async def _table(self, *_: object, seat: Seat | None = None, **__: object) -> Picture | None:
        self.seats.append(seat)
        return None

    async def _past_hand(self, *_: object) -> Picture | None:
        return None

    async def _palette(self, *_: object) -> str:
        return "on"


@pytest.mark.parametrize("eyes", [TABLE, 1])
@pytest.mark.parametrize(("user_id", "seat"), [(None, None), (77, None), (1, 1)])
async def test_in_a_replay_its_readers_own_side_of_the_table_is_below(
    eyes: int, user_id: int | None, seat: Seat | None
) -> None:
    evening, pictures = played("bang", 3, limit=9), SeatsDrawn()
    words = PageWords(await page(evening, 9, seat=1, eyes=eyes), EN, (), ())

    await draw(words, pictures, Emojis(), user_id, "")

    assert pictures.seats == [seat]


async def test_a_replay_of_wanted_calls_its_reader_by_name_in_its_picture_as_in_its_words() -> None:
    evening, pictures = played("outlaws-duel", 3), SeatsDrawn()
    words = PageWords(await page(evening, evening.game.ply, seat=1, eyes=TABLE), EN, (), ())

    await draw(words, pictures, Emojis(), 1, "")

    assert pictures.seats == [None]


async def test_hands_of_secret_choices_are_those_that_were_chosen_from() -> None:
    evening = played("outlaws-duel", 1)
    before = dict[Seat, int]()
    for stop in evening.recording.timeline().turns[:-1]:
        here = await page(evening, stop.ply)
        buttons = items(await page(evening, stop.ply, eyes=TABLE), None, EN)
        assert [item for item in buttons if getattr(item, "label", "") == "Hands"]
        cards_held = _with_hands(here).game.view(0).seats[0].hand_size

        assert cards_held == before.get(0, cards_held)
        before[0] = here.snapshot.game.view(0).seats[0].hand_size


@pytest.mark.parametrize(("name", "seats", "count"), [("outlaws-duel", 2, 1), ("outlaws-gangs", 3, 3)])
async def test_a_page_of_hands_says_which_cards_were_chosen_from_them(
    name: str, seats: int, count: int
) -> None:
    evening = played(name, 1, seats=seats)
    deal, then, *_ = evening.recording.timeline().stops
    for ply, number in ((deal.ply, 0), (then.ply, count)):
        here = await page(evening, ply)
        phrases, hands = phrases_for(here.snapshot, EN), _with_hands(here)
        for seat in range(seats):
            cards, left = (one.final_view(seat).hand for one in (hands, here.snapshot))
            names = [phrases.value(card) for card in cards if card not in left]
            assert len(names) == number
            hand = _hand(
                HandContext(hands, seat, EN),
                None,
                pictured=False,
                chosen=_named(_chosen(here, seat), phrases),
            )
            pictures = HandsDrawn()
            await pictures._past_hand(HandContext(hands, seat, EN), 0, _chosen(here, seat))
            [scene] = [call.args[0] for call in pictures.pool.draw.call_args_list]
            posters = [placed.item for placed in scene.items if isinstance(placed.item, PosterItem)]
            framed = {poster.name for poster in posters if poster.mark}
            assert framed == {EN(f"outlaws-card-{card}") for card in cards if card not in left}
            assert all(one in (hand.description or "").partition("\n")[0] for one in names)


async def test_a_page_without_hands_has_no_button_for_them_and_a_lone_card_was_not_chosen() -> None:
    evening = played("outlaws-duel", 1)
    *_, last, end = evening.recording.timeline().turns
    labels = [getattr(item, "label", "") for item in items(await page(evening, end.ply), None, EN)]
    here = await page(evening, last.ply)

    assert not {"Hands", "Hide hands"} & {*labels}
    hand = _hand(HandContext(_with_hands(here), 0, EN), None, pictured=False)
    assert hand is not None
    assert "’s cards**" in (hand.description or "")


async def test_a_gang_s_page_names_its_hands_by_what_they_show() -> None:
    evening, captions = played("outlaws-gangs", 3, seats=3), dict[str, set[str]]()
    for stop in evening.recording.timeline().stops:
        here = await page(evening, stop.ply)
        hands = [_hand(HandContext(_with_hands(here), seat, EN), None, pictured=False) for seat in here.hands]
        texts = [hand.description or "" for hand in hands if hand is not None]
        step = table_embed(here, EN, pictured=True).title.rpartition(" · ")[2]
        captions[step] = {text.partition("\n")[0].partition("’s ")[2] for text in texts}
        assert all(re.match(r".*\nDice: . ?\d", text) for text in texts if step == "The dice fall")

    assert captions["The gangs are chosen"] == captions["The dice fall"] == {"hand before choosing**"}
    assert captions["The end"] == set()  # its picture shows all gangs


class HandsDrawn(SeatsDrawn):
    """Keeps the scenes of hands."""

    _past_hand = Pictures._past_hand

    def __init__(self) -> None:
        super().__init__()
        self.pool = Mock(draw=AsyncMock(return_value=None))


async def test_a_gang_s_hand_shows_its_dice_as_laid() -> None:
    compared = 0
    for seed in range(1, 7):
        evening = played("outlaws-gangs", seed, seats=3)
        for stop in evening.recording.timeline().stops[:-1]:
            snapshot = _with_hands(await page(evening, stop.ply))
            for seat in range(3):
                pictures, pending = HandsDrawn(), snapshot.game.own_pending_reply(seat)
                await pictures._past_hand(HandContext(snapshot, seat, EN), 0)
                [scene] = [call.args[0] for call in pictures.pool.draw.call_args_list]
                if pending and pending[0].kind == "place-dice":
                    dice = [placed.item.value for placed in scene.items if isinstance(placed.item, DieItem)]
                    assert dice[3:] == [*map(int, pending[1][0].split("-"))]  # below the same as rolled
                    compared += 1
                elif snapshot.game.view(seat).phase == "pick":  # nothing explains the cards
                    assert not any(isinstance(placed.item, Label) for placed in scene.items)
    assert compared > 3


@pytest.mark.parametrize(("game", "seats"), [("outlaws-duel", 2), ("outlaws-shootout", 3)])
async def test_a_round_that_is_an_episode_is_told_once_beside_its_picture(game: str, seats: int) -> None:
    evening = played(game, 3, seats=seats, plain=True)
    turns = [stop for stop in evening.recording.timeline().turns if stop.view.past][:-1]
    chapter = Chapter(ply=0, end_ply=evening.game.ply, turn=1, chances=(1000, 0, 0)[:seats])
    story = Story(seed="", worlds=9, chapters=(chapter,), end=(1000, 0, 0)[:seats])
    for stop in turns:
        place = at(stop.ply, ALL, TURNS)
        here = await page_at(snapshot_of(evening.game, seats), evening.recording, None, place, story)
        embed = table_embed(here, EN, pictured=True)
        lines = (embed.description or "").splitlines()

        assert len(lines) == 1, lines
        assert embed.title == EN(f"game-{game}")  # the line and the picture say the round and its result
        entries = entries_on(here, phrases_for(here.snapshot, EN))
        labels = [getattr(item, "label", "") for item in items(here, None, EN, entries)]
        assert EN("btn-replay-star") not in labels  # which would be the next stop

    assert turns


async def test_a_page_that_begins_a_turn_says_what_came_to_town() -> None:
    evening = played("gnadenlos", 0, seats=3)
    pages = [await page(evening, stop.ply) for stop in evening.recording.timeline().stops]
    kinds = {"turn-began", "turned", "unasked"}
    first = [here for here in pages if here.events and {event.kind for event in here.events} <= kinds]
    texts = [table_embed(here, EN, pictured=True).description or "" for here in first]

    assert texts
    assert all("in town today" in text for text in texts)


def chosen_once(end: int, chance: int) -> Story:
    """Return the story of a game of two in which the first seat has this chance after the first choice."""
    chapters = [
        Chapter(ply=ply, end_ply=end_ply, turn=1, chances=(chance, 1000 - chance))
        for ply, end_ply in ((0, 1), (1, end))
    ]
    return Story(seed="", worlds=9, chapters=tuple(chapters), end=(1000, 0))


async def test_a_page_says_the_chances_in_words_only_where_no_curve_shows_them() -> None:
    evening = played("bang", 3)
    chapter = Chapter(ply=0, end_ply=evening.game.ply, turn=1, chances=(500, 500))
    story = Story(seed="", worlds=9, chapters=(chapter,), end=(1000, 0))
    place = at(evening.game.ply, ALL, TURNS)
    here = await page_at(snapshot_of(evening.game, 2), evening.recording, None, place, story)
    below_curve, in_words = (
        table_embed(here, EN, pictured=pictured).description or "" for pictured in (True, False)
    )

    line = chances(here.chances, phrases_for(here.snapshot, EN))
    assert line in in_words
    assert line not in below_curve


@pytest.mark.parametrize(("game", "is_blind"), [("outlaws-duel", True), ("bang", False)])
async def test_a_curve_that_knows_no_hidden_hand_says_so(game: str, is_blind: bool) -> None:
    evening = played(game, 3)
    story, snapshot = chosen_once(evening.game.ply, 500), snapshot_of(evening.game, 2)
    for eyes in (TABLE, ALL):
        here = await page_at(snapshot, evening.recording, None, at(2, eyes), story)
        line = _chance(here, phrases_for(snapshot, EN)).description or ""
        assert (", as the table saw it: 50%" in line) == is_blind


@pytest.mark.parametrize(("own", "percent"), [(None, 70), (0, 70), (1, 30)])
async def test_a_replay_says_its_readers_own_chance(own: Seat | None, percent: int) -> None:
    evening = played("bang", 3)
    story, snapshot = chosen_once(evening.game.ply, 700), snapshot_of(evening.game, 2)
    phrases = phrases_for(snapshot, EN)
    start, here = [
        await page_at(snapshot, evening.recording, None, at(ply, TABLE), story)
        for ply in (0, evening.recording.timeline().stops[1].ply)
    ]
    line = EN("story-curve", name=phrases.seat(own or 0), percent=f"50 → {percent}")

    assert _chance(here, phrases, own).description == line
    assert _chance(start, phrases, own).description == EN("gazette-curve", name=phrases.name(own or 0))
    assert (_strip(here, phrases, (), own) == _strip(here, phrases, (), 0)) == (percent == 70)


@pytest.mark.parametrize(
    ("name", "number", "seats", "stop", "words"),
    [("gnadenlos", 0, 3, 21, "bids 8"), ("revolver", 1, 2, 20, "Drinking Den, turn 3.")],
)
async def test_a_page_tells_its_events_where_their_turn_is_not_over(
    name: str, number: int, seats: int, stop: int, words: str
) -> None:
    evening = played(name, number, seats=seats, limit=4000, plain=True)
    snapshot, marks = snapshot_of(evening.game, seats), partial(memorable, PRESENTERS[name])
    first = await page_at(snapshot, evening.recording, None, at(0, TABLE, TURNS), None, marks)
    place = at(first.stops[stop].ply, TABLE, TURNS)
    here = await page_at(snapshot, evening.recording, None, place, None, marks)
    line = table_embed(here, EN, pictured=True).description or ""

    assert words in line
    assert EN("replay-quiet") not in line


async def test_every_page_has_the_curve_and_the_end_too() -> None:
    evening = played("bang", 3)
    story, snapshot = chosen_once(evening.game.ply, 500), snapshot_of(evening.game, 2)
    places = (at(ply, ALL, TURNS) for ply in (1, evening.game.ply))
    pages = [await page_at(snapshot, evening.recording, None, place, story) for place in places]

    phrases = phrases_for(snapshot, EN)
    strips = [_strip(page, phrases, entries_on(page, phrases)) for page in pages]
    assert [strip is not None for strip in strips] == [True, True]


@every_game
async def test_every_panel_of_a_game_fits_discord(name: str) -> None:
    evening = played(name, 3)
    snapshot = snapshot_of(evening.game, evening.seats)
    for ply, pace in product(range(0, evening.game.ply + 1, max(1, evening.game.ply // 8)), (TURNS, STEPS)):
        here = await page_at(snapshot, evening.recording, None, at(ply, ALL, pace))
        for text in map(load_texts, LANGUAGES):
            made = items(here, None, text)
            names = [item.custom_id for item in (*made, *ways(here, None, text))]
            embed = table_embed(here, text, pictured=True)

            assert len(set(names)) == len(names)
            assert items_height(made) <= 2 * BUTTON_ROW + LIST  # three rows
            assert max(len(name or "") for name in names) <= 100
            assert len(embed) < 3000
            assert embed.description


async def test_a_fight_of_gangs_shows_each_of_its_steps_and_offers_no_turns() -> None:
    text, titles = load_texts("en"), list[str]()
    for number in range(20):
        evening = played("outlaws-gangs", number)
        snapshot = snapshot_of(evening.game, evening.seats)
        for stop in evening.recording.timeline().stops:
            here = await page_at(snapshot, evening.recording, None, at(stop.ply, TABLE))
            titles.append(table_embed(here, text, pictured=True).title)
            lists = [item for item in items(here, None, text) if item.custom_id.startswith("rt")]
            assert bool(lists) == (len(here.timeline.turns) > 2)
            cards = {card for own in here.snapshot.view(None).seats for card in own.in_play}
            dice = [own.dice for own in here.snapshot.view(None).seats if own.dice]
            if stop.is_before_chance or titles[-1].endswith("The dice fall"):
                assert len(cards) == 3 * len(snapshot.participants)  # which lay covered then
                assert bool(dice) != stop.is_before_chance
        steps = [title.rpartition(" · ")[2] for title in titles[-len(evening.recording.timeline().stops) :]]
        if not evening.game.view(None).unasked:  # then the gangs are shown with their dice at once
            assert steps[:3] == ["The gangs form", "The gangs are chosen", "The dice fall"]


async def test_beside_its_picture_a_page_tells_the_result_of_a_round_and_not_its_sums() -> None:
    evening = played("outlaws-duel", 3)
    snapshot = snapshot_of(evening.game, evening.seats)
    rounds = [stop.ply for stop in evening.recording.timeline().turns if stop.view.past][:-1]

    assert rounds
    for ply in rounds:
        here = await page_at(snapshot, evening.recording, None, at(ply, ALL, TURNS))
        words = table_embed(here, EN, pictured=True).description or ""
        assert "beats" in words or "fall" in words
        assert "totals" not in words
        assert "rolls" not in words
        assert "Round" not in words
        assert "totals" in (table_embed(here, EN, pictured=False).description or "")


@every_game
async def test_a_press_moves_by_turns_or_by_steps_and_tells_all_that_happened_between(name: str) -> None:
    evening = played(name, 5, limit=150)
    timeline = evening.recording.timeline()
    snapshot = snapshot_of(evening.game, evening.seats)
    assert [stop.ply for stop in stops_of(timeline, TURNS)] == sorted(
        {0, *(stop.ply for stop in timeline.turns)}
    )
    for pace in (TURNS, STEPS):
        stops = stops_of(timeline, pace)
        pages = [await page_at(snapshot, evening.recording, None, at(stop.ply, ALL, pace)) for stop in stops]
        events = [event for page in pages for event in page.events]
        assert events == [event for stop in timeline.stops for event in stop.events]
        assert all(before.place.ply < after.place.ply for before, after in pairwise(pages))
    assert usual_pace(timeline) == (STEPS if len(timeline.turns) < 4 else TURNS)


async def test_a_page_of_a_running_game_keeps_its_place_while_others_choose_in_secret() -> None:
    """Their rows move the last stop on, and the buttons of a panel opened before name where it was."""
    evening, moved_on = played("outlaws-shootout", 3, seats=3), 0
    log = evening.log
    for count in range(1, len(log)):
        recording = replace(evening.recording, log=log[:count])
        last = recording.timeline().stops[-1]
        longer = replace(evening.recording, log=log[: count + 1]).timeline().stops
        if last.ply in [stop.ply for stop in longer]:
            continue
        snapshot = snapshot_of(replace(evening.recording, log=log[: count + 1]).at(9999), evening.seats)
        here = await page_at(
            snapshot, replace(evening.recording, log=log[: count + 1]), None, at(last.ply, ALL)
        )
        moved_on += 1
        assert here.stop.turn == last.turn
        assert here.stop.since == last.since
    assert moved_on


async def test_the_stop_of_a_turn_tells_in_few_lines_what_that_turn_did() -> None:
    evening = played("ragnguns", 1)
    snapshot = snapshot_of(evening.game, evening.seats)
    for turn in evening.recording.timeline().turns[1:-1]:
        here = await page_at(snapshot, evening.recording, None, at(turn.ply, TABLE, TURNS))
        embed = table_embed(here, EN, pictured=True)
        hits = [event for stop in _stops_of_turn(here, turn.turn) for event in stop.events]
        hurt = [event for event in hits if event.kind == "struck"]

        assert f"Turn {turn.turn}" in (embed.title or "")
        for event in hurt:
            assert f"{dict(event.facts)['total']} of 6" in (embed.description or "")


async def test_a_page_of_a_turn_tells_nothing_of_the_event_that_comes_next() -> None:
    evening = played("gnadenlos", 1, seats=3)
    first = await page(evening, 0, eyes=TABLE)
    ahead = [EN("gnadenlos-event-undertaker-moved", step=n, of=2, left=2 - n) for n in (1, 2)]
    moved = 0
    for stop in stops_of(first.timeline, TURNS)[:-1]:
        snapshot = snapshot_of(evening.game, evening.seats)
        here = await page_at(snapshot, evening.recording, None, at(stop.ply, TABLE, TURNS))
        moved += any(event.kind == "undertaker-moved" for event in here.events)
        says = table_embed(here, EN, pictured=True).description or ""
        assert not any(line in says for line in ahead)
        assert "sent unasked" not in says
    assert moved


def _stops_of_turn(page: ReplayPage, turn: int) -> list[Stop]:
    return [stop for stop in page.timeline.stops if stop.turn == turn]


@every_game
async def test_a_moment_stands_where_it_happened_whether_its_story_is_known_or_not(name: str) -> None:
    evening = played(name, 3, plain=True)
    snapshot, even = snapshot_of(evening.game, evening.seats), (1000 // evening.seats,) * evening.seats
    presenter, phrases = PRESENTERS[evening.game.rules.family], phrases_for(snapshot, EN)
    segments = course_of(evening.recording, evening.seats).segments
    chapters = tuple(Chapter(ply=s.ply, end_ply=s.end_ply, turn=s.turn, chances=even) for s in segments)
    story, marks = Story(seed="", worlds=9, chapters=chapters, end=even), partial(memorable, presenter)
    place, numbers = at(0, TABLE, TURNS), list[int]()
    without = await page_at(snapshot, evening.recording, None, place, None, marks)
    for stop in without.stops:
        here = await page_at(snapshot, evening.recording, None, at(stop.ply, TABLE, TURNS), story, marks)
        assert without.stops == here.stops
        for entry in entries_of(here, entries_on(here, phrases)):
            numbers.append(entry.number)
            assert shown_at(here.timeline.stops, entry.ply) == here.place.ply
    assert numbers == [*range(1, len(numbers) + 1)] != []


async def test_the_list_of_turns_opens_each_where_it_first_stops() -> None:
    evening = played("ragnguns", 3)
    marks = partial(memorable, PRESENTERS["ragnguns"])
    snapshot = snapshot_of(evening.game, evening.seats)
    here = await page_at(snapshot, evening.recording, None, at(0, TABLE, TURNS), None, marks)
    [turns] = [item for item in items(here, None, EN) if (item.custom_id or "").startswith("rt")]
    plies, ends = [int(option.value) for option in turns.options], [turn.ply for turn in here.timeline.turns]

    assert plies != ends[: len(plies)]
    for ply, before in zip(plies[1:-1], ends):
        assert not [stop.ply for stop in here.stops if before < stop.ply < ply]


async def test_a_page_tells_all_that_is_no_routine_however_high_its_pictures_are() -> None:
    evening = played("bang", 3, plain=True)
    snapshot, marks = snapshot_of(evening.game, 2), partial(memorable, PRESENTERS["bang"])
    timeline, hits = evening.recording.timeline(), 0
    for stop in stops_of(replace(timeline, marks=marks(timeline)), TURNS):
        here = await page_at(snapshot, evening.recording, None, at(stop.ply, TABLE, TURNS), None, marks)
        embed = _table(here, EN, (), pictured=True, rows=1)
        wounds = [event for event in here.events if event.kind == "died"]
        hits += len(wounds)
        assert (embed.description or "").count("✝️") == len(wounds)
        assert not {"Turn 3: Alice.", "Turn 3: Bob."} & {*(embed.description or "").splitlines()}
    assert hits
