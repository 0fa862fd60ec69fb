"""The daily deal: its card, a run alone, the result, the next day's reveal, and what stays hidden."""

import discord
import pytest
from e2e.lobbying import refusal
from e2e.world import World, answer_text, button, buttons
from simcord import InteractionResult, MemberActor
from sqlalchemy import update

from bot.i18n.texts import load_texts
from engine.club.daily import SEATS, day_of, featured_game, starts_at
from engine.store.schema.club import sealed_deals
from engine.tables.export import verify

EN = load_texts("en")


@pytest.fixture(autouse=True)
def no_house(world: World) -> None:
    """Let the house play nothing: it thinks for seconds."""
    world.bot.services.daily_deals.house = ()


def in_saloon(world: World) -> list[discord.Message]:
    numbers = world.env.backend.messages.get(world.saloon.id, {})
    sent = [world.message(world.saloon.id, number) for number in numbers]
    return [message for message in sent if not message.flags.ephemeral]


async def card(world: World, user: MemberActor) -> InteractionResult:
    return await user.slash(world.saloon, "wanted daily")


async def begun(world: World, user: MemberActor) -> int:
    """Press Play on today's card; return the table."""
    page = await card(world, user)
    # The process of computers that search takes seconds to start.
    quick = update(sealed_deals).values(level="deputy")
    await world.bot.store.database.write(lambda connection: connection.execute(quick))
    await user.click(page.response, custom_id=button(page.response, "dlp:"))
    await world.env.settle()
    [summary] = await world.bot.store.summaries.of_open_tables(user_id=user.id)
    return summary.table_id


async def resigned(world: World, user: MemberActor) -> int:
    table = await begun(world, user)
    await world.bot.services.tables.resign(table, user.id, f"resign {table}")
    await world.env.settle()
    return table


async def until_tomorrow(world: World, days: int = 1) -> None:
    """Let the day end while the bot is off, because a day of its loops takes long."""
    now = world.bot.services.now()
    await world.stop()
    await world.env.advance_time(starts_at(day_of(now) + days) - now + 60)
    await world.begin()
    world.bot.services.daily_deals.house = ()
    await world.env.advance_time(31)  # a sweep


async def test_the_card_says_what_is_played_against_whom_and_until_when(world: World) -> None:
    page = await card(world, world.alice)
    words = answer_text(page)
    day = day_of(world.bot.services.now())

    assert page.ephemeral
    assert EN(f"game-{featured_game(day)}") in words
    assert f"<t:{starts_at(day + 1)}:t>" in words
    assert EN("daily-through", count=0) in words
    assert len([name for name in words.split("`") if len(name) == 64]) == 2  # the seals of two days
    assert buttons(page.response, "dlp:")


async def test_a_run_is_a_table_without_a_channel_that_only_its_player_finds(world: World) -> None:
    before = len(in_saloon(world))
    table = await begun(world, world.alice)
    snapshot = await world.snapshot(table)

    assert snapshot.run is not None
    assert len(in_saloon(world)) == before
    assert "table-unknown" not in answer_text(await card(world, world.alice))
    assert EN("daily-begun") in answer_text(await card(world, world.alice))
    again = await card(world, world.alice)
    hand = await world.alice.click(again.response, custom_id=button(again.response, "dlp:"))
    assert f"table\xa0{table}" in answer_text(hand)
    assert EN("no-table-unknown") in refusal(await world.bob.slash(world.saloon, "wanted board", table=table))


async def test_whoever_has_finished_sees_the_result_and_shares_it_without_telling_the_deal(
    world: World,
) -> None:
    await resigned(world, world.alice)
    page = await card(world, world.alice)

    assert EN("daily-resigned", turn=0)[:8] in answer_text(page)
    assert EN("daily-through", count=1) in answer_text(await card(world, world.bob))
    assert "Resigned" not in answer_text(await card(world, world.bob))
    posted = await world.alice.click(page.response, custom_id=button(page.response, "dls:"))
    assert not posted.ephemeral
    assert "✘" in posted.response.content


async def test_a_page_kept_open_does_not_show_the_secret_while_others_play(world: World) -> None:
    table = await begun(world, world.alice)
    hand = await world.alice.slash(world.saloon, "wanted hand", table=table)
    more = await world.alice.click(hand.response, custom_id=f"t:{table}")
    rest = await world.alice.click(more.response, custom_id=f"t:{table}:rest")
    await world.bot.services.tables.resign(table, world.alice.id, "resign")
    await world.env.settle()
    fair = answer_text(await world.alice.click(rest.response, custom_id=f"fair:{table}"))

    assert EN("fair-title") in fair
    assert (await world.snapshot(table)).secret not in fair


async def test_a_deal_played_alone_has_no_board_in_a_channel(world: World) -> None:
    table, before = await begun(world, world.alice), len(in_saloon(world))
    board = await world.alice.slash(world.saloon, "wanted board", table=table)
    games = await world.alice.slash(world.saloon, "wanted games")

    assert EN("panel-title", game="", table=table).split("·")[-1] in answer_text(board)
    assert len(in_saloon(world)) == before
    assert f"table {table}" in (listed := answer_text(games)) or f"#{table}" in listed
    assert "/channels/" not in listed


async def test_who_resigns_a_deal_of_three_leaves_no_seat_to_the_computer(world: World) -> None:
    today = day_of(world.bot.services.now())
    days = next(days for days in range(1, 9) if SEATS[featured_game(today + days)] > 2)
    await until_tomorrow(world, days)
    table = await begun(world, world.alice)
    question = answer_text(await world.alice.slash(world.saloon, "table resign", table=table))

    assert EN("resign-two") in question


async def test_a_replay_is_shared_only_once_nobody_plays_its_deal_any_more(world: World) -> None:
    table = await resigned(world, world.alice)

    async def ways() -> str:
        replay = await world.alice.slash(world.saloon, "wanted replay", table=table)
        more = await world.alice.click(replay.response, custom_id=button(replay.response, "re:"))
        return repr(buttons(more.response))

    assert "rs:" not in (early := await ways())
    assert "rw:" not in early

    await until_tomorrow(world)
    assert "rs:" in (later := await ways())
    assert "rw:" in later


async def test_the_secret_and_others_runs_stay_hidden_until_the_day_is_over(world: World) -> None:
    table = await resigned(world, world.alice)
    secret = (await world.snapshot(table)).secret
    file = await world.alice.slash(world.saloon, "wanted log", table=table, file=True)
    assert EN("no-daily-sealed") in refusal(file)
    assert EN("no-table-unknown") in refusal(
        await world.bob.slash(world.saloon, "wanted replay", table=table)
    )
    assert secret not in repr(world.env.backend.messages)

    await until_tomorrow(world)
    page = await card(world, world.bob)
    past = await world.bob.click(page.response, custom_id=button(page.response, "dl:"))
    words = answer_text(past)
    assert "alice" in words
    assert secret in words
    replay = await world.bob.slash(world.saloon, "wanted replay", table=table)
    assert f"Table {table}" in answer_text(replay)
    sent = await world.bob.click(past.response, custom_id=button(past.response, "dlf:"))
    assert verify(await _file(sent)).is_valid


async def _file(sent: InteractionResult) -> bytes:
    return await sent.response.attachments[0].read()


async def test_what_is_not_finished_when_the_day_ends_has_no_place_and_takes_no_answer(world: World) -> None:
    table = await begun(world, world.alice)
    await until_tomorrow(world)
    snapshot = await world.snapshot(table)

    assert snapshot.game.winners == ()
    page = await card(world, world.alice)
    past = await world.alice.click(page.response, custom_id=button(page.response, "dl:"))
    assert EN("daily-unfinished") in answer_text(past)
    assert not buttons(past.response, "dlf:")


async def test_no_help_is_given_in_a_run(world: World) -> None:
    table = await begun(world, world.alice)
    for verb in ("hint", "draw", "abort"):
        answer = await world.alice.slash(world.saloon, f"table {verb}", table=table)
        assert EN("no-daily-alone") in answer_text(answer)


async def test_one_deal_at_a_time_and_wanted_has_none(world: World) -> None:
    await begun(world, world.alice)
    page = await card(world, world.alice)
    menu = button(page.response, "dlo:")
    luck = await world.alice.select(page.response, ["luck"], custom_id=menu)
    assert EN("no-daily-luck") in refusal(luck)
    day = day_of(world.bot.services.now())
    other = next(deal for deal in await world.bot.store.deals.of_day(day) if deal.game != featured_game(day))
    second = await world.alice.select(page.response, [str(other.id)], custom_id=menu)
    play = await world.alice.click(second.response, custom_id=button(second.response, "dlp:"))
    assert EN("no-daily-another", game=EN(f"game-{featured_game(day)}")) in refusal(play)


async def test_a_server_with_a_channel_gets_one_card_a_day_without_a_ping(world: World) -> None:
    boss = world.moderator()
    await boss.slash(world.saloon, "wanted-admin settings", announcements=world.saloon)
    await resigned(world, world.alice)
    before = len(in_saloon(world))
    await until_tomorrow(world)
    [posted] = in_saloon(world)[before:]

    assert "alice" in repr([embed.to_dict() for embed in posted.embeds])
    assert posted.mentions == []
    await until_tomorrow(world)  # nobody played
    assert len(in_saloon(world)) == before + 1


async def test_the_daily_deal_is_told_in_each_language(world: World) -> None:
    language = "fr"
    await world.alice.slash(world.saloon, "wanted me", language=language)
    await resigned(world, world.alice)
    text = load_texts(language)
    page = await card(world, world.alice)

    assert text("daily-tonight") in answer_text(page)
    await until_tomorrow(world)
    page = await card(world, world.alice)
    past = await world.alice.click(page.response, custom_id=button(page.response, "dl:"))
    assert text("daily-own-place", place=1, count=1) in answer_text(past)
