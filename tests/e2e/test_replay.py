"""Games looked at again: the log with all cards once a game is over."""

from __future__ import annotations

from e2e.playing import rush
from e2e.world import World, answer_text

from bot.i18n.texts import load_texts
from bot.ui.style import phrases_for
from engine.core.rules import Event

EN = load_texts("en")


async def last_secret(world: World, table: int) -> Event:
    log = await world.bot.services.tables.log(table)
    return [event for row in log for event in row.events if any(fact for _, fact in event.secret)][-1]


async def test_the_log_of_a_game_names_what_was_drawn_once_it_is_over(world: World) -> None:
    table = await world.duel("bang")
    snapshot = await rush(world, table, lambda snapshot: snapshot.game.ply > 30)
    phrases, drew = phrases_for(snapshot, EN), await last_secret(world, table)
    running = answer_text(await world.alice.slash(world.saloon, "wanted log", table=table))

    assert phrases.event(drew) in running
    assert phrases.opened(drew) not in running

    await rush(world, table)
    drew = await last_secret(world, table)
    over = answer_text(await world.bob.slash(world.saloon, "wanted log", table=table))

    assert phrases.opened(drew) in over
    assert phrases.event(drew) not in over
