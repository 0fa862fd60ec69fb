"""Tips for newcomers: shown until a decision is answered once, switched off by a press, stored."""

from typing import Any

import pytest
from e2e.playing import rush
from e2e.world import World, button, buttons, rest_of_more, text_of

from bot.features.game_panels.panel_builder import PanelBuilder
from bot.i18n.texts import load_texts
from bot.services.pictures import HandContext
from engine.core.records.users import FIRST_GAMES
from engine.games import MODULES
from engine.games.outlaws.cards import OUTLAWS

EN = load_texts("en")
PICK, GOAL = EN("outlaws-tip-pick"), EN("goal-outlaws-duel")


async def opened(world: World, table_id: int, who: Any) -> Any:
    board = await world.board(table_id)
    return (await who.click(board, custom_id=button(board, "h:"))).response


async def answers(world: World, message: Any, who: Any, option: str) -> Any:
    """Return the panel after this answer."""
    [choice] = [name for name in buttons(message, "c:") if name.endswith(f":{option}")]
    return (await who.click(message, custom_id=choice)).response or message


async def picks(world: World, table_id: int, who: Any, *, dear: bool = False) -> Any:
    """Return a user's panel after they play their most or least expensive card."""
    seat = [world.alice, world.bob].index(who)
    decision = (await world.snapshot(table_id)).game.decision(seat)
    options = sorted(decision.options, key=reward)
    return await answers(world, await opened(world, table_id, who), who, options[-1 if dear else 0])


def reward(card: str) -> int:
    return OUTLAWS[card].reward


def now(world: World, message: Any) -> Any:
    return world.message(message.channel_id, message.id)


async def test_the_first_question_tells_the_goal_others_have_a_tip_until_they_were_answered_once(
    world: World,
) -> None:
    table = await world.duel("outlaws-duel")
    for tip in (GOAL, PICK, ""):
        words = text_of(await opened(world, table, world.alice))
        assert [known for known in (GOAL, PICK) if known in words] == [tip] * bool(tip)
        await picks(world, table, world.alice, dear=True)  # and nothing that cost her much is explained
        await picks(world, table, world.bob)


async def test_what_is_known_outlives_a_restart(world: World) -> None:
    table = await world.duel("outlaws-duel")
    await picks(world, table, world.alice)
    await world.restart()
    await picks(world, table, world.bob)

    assert GOAL not in text_of(await opened(world, table, world.alice))
    assert GOAL not in text_of(await opened(world, table, world.bob))


async def test_a_press_ends_the_tips_and_another_brings_them_back(world: World) -> None:
    table = await world.duel("outlaws-duel")
    hand = await opened(world, table, world.alice)

    more = await rest_of_more(world.alice, hand, table)
    await world.alice.click(more, custom_id=f"t:{table}:notips")
    hand = await opened(world, table, world.alice)
    assert GOAL not in text_of(hand)
    assert GOAL in text_of(await opened(world, table, world.bob))
    more = await rest_of_more(world.alice, hand, table)
    await world.alice.click(more, custom_id=f"t:{table}:tips")

    assert GOAL in text_of(await opened(world, table, world.alice))


async def test_who_is_new_no_longer_gets_none(world: World) -> None:
    for _ in range(FIRST_GAMES):
        await rush(world, await world.duel("outlaws-duel"))
    knows = await world.bot.store.logs.experience(world.alice.id, "outlaws-duel")
    assert len(knows.tables) == FIRST_GAMES

    table = await world.duel("outlaws-duel")

    assert not knows.is_new_at(table)
    assert (
        await world.bot.services.user_cache.newcomer_record(world.alice.id, await world.snapshot(table))
        is None
    )


async def test_what_has_cost_much_is_explained_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alice always risks her most expensive card, in three duels; the highest ones seldom fall."""
    monkeypatch.setattr("engine.games.outlaws.DEAR", 1000)
    explanations = 0
    for _ in range(FIRST_GAMES):
        table = await world.duel("outlaws-duel")
        while (await world.snapshot(table)).game.winners is None:
            if (await world.snapshot(table)).game.decision(0) is not None:
                await picks(world, table, world.alice, dear=True)
            if (await world.snapshot(table)).game.decision(1) is not None:
                await picks(world, table, world.bob, dear=True)
            explanations += await explained(world, table)
    lost = [
        event
        for table in range(1, FIRST_GAMES + 1)
        for action in await world.bot.services.tables.log(table)
        for event in action.events
        for setback in MODULES["outlaws"].setbacks
        if event.kind == setback.event == "fell" and setback.applies(event, 0)
    ]

    assert lost
    assert explanations == 1


async def test_what_an_open_panel_has_explained_is_known(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.games.outlaws.DEAR", 1000)
    knows, services = world.bot.store.logs.experience, world.bot.services
    for _ in range(FIRST_GAMES):
        table = await world.duel("outlaws-duel")
        while (await world.snapshot(table)).game.winners is None:
            for seat, who in ((0, world.alice), (1, world.bob)):
                if (await world.snapshot(table)).game.decision(seat) is not None:
                    await picks(world, table, who, dear=True)
            hand = HandContext(await world.snapshot(table), 0, EN)
            draft = await PanelBuilder(services).draft(hand, world.alice.id, None)
            assert (await draft.render("", frozenset())).newcomer_record is None
            if (await knows(world.alice.id, "outlaws-duel")).explained:
                return
    pytest.fail("nothing was explained")


async def explained(world: World, table_id: int) -> bool:
    if (await world.snapshot(table_id)).game.winners is not None:
        return False
    why = EN("outlaws-setback-dear", card="", reward=0).partition(". ")[2]
    return why in text_of(await opened(world, table_id, world.alice))


async def test_nothing_is_kept_of_who_wants_nothing_stored(world: World) -> None:
    store = world.bot.store
    table = await world.duel("outlaws-duel")
    await store.privacy.save_optout(world.alice.id, nothing=True)

    await picks(world, table, world.alice)
    store.logs.forget_experience(world.alice.id)

    assert (await store.logs.experience(world.alice.id, "outlaws-duel")).answered == ()
    assert "experience" not in await store.privacy.stored_of(world.alice.id)


async def test_what_somebody_knows_is_forgotten_with_them(world: World) -> None:
    store, lessons = world.bot.store, world.bot.services.lessons
    table = await world.duel("outlaws-duel")
    await picks(world, table, world.alice)
    await lessons.begin(world.alice.id, "outlaws", 2)
    prompt = await world.alice.slash(world.saloon, "wanted privacy")
    sure = await world.alice.click(prompt.response, custom_id="pv:delete")
    await world.alice.click(sure.response, custom_id="pv:suredelete")

    assert (await store.logs.experience(world.alice.id, "outlaws-duel")).answered == ()
    assert (await lessons.resume(world.alice.id, "outlaws"))[0].lesson == "worth"
