"""Stories are computed once, in spare time, and saved; a kill in the middle loses nothing."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from functools import partial

import pytest
from tables_world import GUEST, HOST, World

from bot.services import stories as stories_module
from bot.services.search_process import SearchProcess
from bot.services.stories import Stories, reckon_slice
from engine.core.game import Game, LogRow
from engine.core.records.users import UserSettings
from engine.core.rng import Rng, seed_from
from engine.games import GAMES, MODULES
from engine.story import reckoning
from engine.story.reckoning import FINER, Progress, Slice, StoryRequest
from engine.story.story import Chapter, Mistake, Story, unpack

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("our_games")]

REPLIES = 4


def stories_of(world: World, search: SearchProcess, *, is_on: bool = True) -> Stories:
    store, now = world.store, lambda: world.time

    async def redraw(table_id: int) -> None:
        world.poked.append(table_id)

    return Stories(store.stories, world.tables, store.users, search, now, redraw, is_on=is_on)


async def nothing(_: int) -> None:
    pass


async def finished(
    world: World, replies: int = REPLIES, then: Callable[[int], Awaitable[None]] = nothing
) -> int:
    """Let quick players begin a game of two users, and one of them resign after a few replies.

    `then` is called after each reply.
    """
    table, rng = await world.deal(game="outlaws-duel"), Rng(seed_from("stories"))
    while (snapshot := await world.tables.get(table)).game.ply < replies:
        decision = snapshot.game.open_decisions[0]
        policy = MODULES[snapshot.game.rules.family].policy
        reply = policy(snapshot.view(decision.seat), decision, rng)
        user, ply = (HOST, GUEST)[decision.seat], snapshot.game.decision_ply
        await world.tables.answer(table, ply, user, [reply], f"{snapshot.game.ply}")
        await then(table)
    await world.tables.resign(table, HOST, "resign")
    return table


async def test_the_finished_turns_of_a_running_game_are_computed_before_its_end(
    world: World, search: SearchProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    stories, requests = stories_of(world, search), list[StoryRequest]()
    monkeypatch.setattr(stories_module, "partial", lambda _, request, progress: part_of(request, progress))

    def part_of(request: StoryRequest, progress: Progress) -> partial[Slice]:
        requests.append(request)
        return partial(reckon_slice, request, progress)

    async def reckon_now(table_id: int) -> None:
        stories.notify(table_id)
        await stories.finish()

    table = await finished(world, 7, reckon_now)
    running = len(requests)
    assert running > 0
    assert all(request.before is not None for request in requests)
    assert await world.store.stories.packed(table) is None
    await reckon_now(table)

    story, alone = await story_of(world, stories, table), stories_of(world, search)
    assert len(requests) - running < running  # only the last turn was left
    monkeypatch.undo()
    await world.store.stories.save(table, b"")
    await reckon_now(table)
    assert story == await story_of(world, alone, table)


async def test_the_share_done_counts_the_finished_game_alone_and_so_never_falls(
    world: World, search: SearchProcess
) -> None:
    stories, table = stories_of(world, search), await world.deal(game="outlaws-duel")
    await stories._reckon(await world.tables.get(table))
    assert stories.share_done(table) == 0


async def test_of_games_whose_turns_are_not_kept_none_is_computed_again_at_each_turn(
    world: World, search: SearchProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stories_module, "BEGUN", 1)
    stories = stories_of(world, search)
    first, second = await world.deal(game="outlaws-duel"), await world.deal(game="outlaws-duel")
    for table_id in (first, second):
        stories.notify(table_id)
        await stories.finish()

    assert [*stories._begun] == [first]


async def story_of(world: World, stories: Stories, table: int) -> Story | None:
    return await stories.of(await world.tables.get(table))


async def test_a_finished_game_gets_its_story_and_a_running_one_none(
    world: World, search: SearchProcess
) -> None:
    running, stories = await world.deal(game="bang"), stories_of(world, search)
    table = await finished(world)
    world.poked.clear()
    for table_id in (table, running):
        stories.notify(table_id)
        stories.notify(table_id)
    await stories.finish()
    assert world.poked == [table]  # its board is drawn anew
    story = await story_of(world, stories, table)

    assert story.chapters[-1].end_ply == REPLIES
    assert await story_of(world, stories, running) is None
    assert await world.store.stories.unreckoned(0, 9) == []


async def test_after_a_stop_in_the_middle_a_sweep_begins_the_story_anew(
    world: World, search: SearchProcess
) -> None:
    table, stories = await finished(world), stories_of(world, search)
    stories.notify(table)
    await pid_of(search)  # when the first slice is done
    await stories.stop()  # like a kill of the bot, which loses the work in memory
    assert await world.store.stories.packed(table) is None

    again = stories_of(world, search)
    await again.catch_up()
    await again.finish()

    assert await world.store.stories.packed(table) is not None
    assert await world.store.stories.unreckoned(0, 9) == []


async def pid_of(search: SearchProcess) -> int:
    return await search.in_spare_time(os.getpid)


async def test_a_process_that_is_killed_in_the_middle_is_replaced_and_the_story_goes_on(
    world: World, search: SearchProcess
) -> None:
    table, stories = await finished(world), stories_of(world, search)
    victim = await pid_of(search)
    stories.notify(table)
    os.kill(victim, signal.SIGKILL)
    await stories.finish()

    assert await pid_of(search) != victim
    packed = await world.store.stories.packed(table)
    assert packed is not None
    assert unpack(packed) == await story_of(world, stories, table)


async def test_a_table_that_thinks_comes_before_all_stories(world: World, search: SearchProcess) -> None:
    order: list[str] = []

    async def note(what: str, running: asyncio.Future[object]) -> None:
        await running
        order.append(what)

    await search.warm()
    spare = [asyncio.ensure_future(search.in_spare_time(os.getpid)) for _ in range(5)]
    thought = asyncio.ensure_future(search.thought(1, _at_once, None))  # type: ignore[arg-type]
    waits = [note("story", future) for future in spare]  # type: ignore[arg-type]
    await asyncio.gather(*waits, note("thought", thought))  # type: ignore[arg-type]

    assert order.index("thought") <= 1  # after the slice that had begun


async def test_what_users_ask_comes_before_the_slices_of_stories(
    world: World, search: SearchProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, stories, are_asked = await finished(world), stories_of(world, search), list[bool]()
    run = search.worker.run

    async def note(work: Callable[[], object]) -> object:
        are_asked.append(work is os.getppid)
        return await run(work)

    monkeypatch.setattr(search.worker, "run", note)
    stories.notify(table)
    await pid_of(search)  # when the first slice is done
    await asyncio.gather(*(search.in_spare_time(os.getppid, first=True) for _ in range(3)))
    await stories.finish()

    first = are_asked.index(True)
    assert are_asked[first : first + 4] == [True, True, True, False]


def _at_once(_: object) -> int:
    return 1


async def test_a_game_that_cannot_be_told_is_not_tried_again(world: World, search: SearchProcess) -> None:
    table, stories = await world.deal(game="bang"), stories_of(world, search)
    await world.tables.resign(table, HOST, "at once")
    await stories.catch_up()
    await stories.finish()

    assert await story_of(world, stories, table) is None
    assert stories.share_done(table) is None


async def test_without_stories_nothing_is_reckoned(world: World) -> None:
    search = SearchProcess()
    table, stories = await finished(world), stories_of(world, search, is_on=False)
    await stories.catch_up()
    stories.notify(table)
    await stories.finish()

    assert await story_of(world, stories, table) is None
    assert not search.worker.is_up


async def test_nobody_sees_mistakes_of_a_user_who_wants_none_judged(
    world: World, search: SearchProcess
) -> None:
    table, stories = await finished(world), stories_of(world, search)
    line = (("play", ("a",)),)
    mistakes = [
        Mistake(seat=seat, loss=100, error=10, best=line, played=line, chance=500, better=700, gains={})
        for seat in range(2)
    ]
    chapter = Chapter(ply=0, end_ply=1, turn=1, chances=(500, 500), mistakes=tuple(mistakes))
    judged = Story(seed="s", worlds=1, chapters=(chapter,), end=(400, 600))
    await world.store.stories.save(table, judged.pack())

    assert await story_of(world, stories, table) == judged
    await world.store.users.save_user_settings(UserSettings(HOST, judge_decisions=False))
    assert await story_of(world, stories, table) == judged.without({0})


def test_a_slice_does_one_unit_and_gives_back_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "CHANCE_WORLDS", 20)
    game = Game.new(GAMES["outlaws-duel"], 2, seed_from("slice"))
    deal, log, rng = game.checkpoint, list[LogRow](), Rng(seed_from("slices"))
    while len(log) < 4:
        decision = game.open_decisions[0]
        log.append(
            game.answer(decision.seat, MODULES["outlaws"].policy(game.view(decision.seat), decision, rng))
        )
    request = StoryRequest("outlaws-duel", 1, 2, deal, tuple(log), "seed")
    part, slices = Slice(Progress()), 0
    while part.story is None:
        before = part.progress
        part, slices = reckon_slice(request, part.progress), slices + 1
        assert part.story is not None or part.progress != before

    assert 0 < slices <= len(log) * (FINER + 1) + 1  # units: chances, finer chances, looks at steps
