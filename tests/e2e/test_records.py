"""Records: a user's games and wins, shown to them, to others, and to all when posted."""

from typing import Any

from e2e.lobbying import offer_in, refusal
from e2e.playing import rush
from e2e.world import World, answer_text, button, text_of
from simcord import InteractionResult, MemberActor
from sqlalchemy import Connection, update

from bot.i18n.texts import load_texts
from engine.core.records.results import PlayedGame
from engine.store.schema.club import game_results, seat_results
from engine.tables.player_records import BEST_OF, RELIABLE_DECISIONS, count_record

EN = load_texts("en")


async def stats(world: World, user: MemberActor, **options: Any) -> InteractionResult:
    return await user.slash(world.saloon, "wanted stats", **options)


def game(number: int, **facts: Any) -> PlayedGame:
    return PlayedGame(
        **{
            "table_id": number,
            "game": "bang",
            "opponents": "people",
            "side": "calamity-janet jesse-jones",
            "seats": 2,
            "sharing": 1,
            "median_seconds": 60,
            "answers": 10,
            "missed": 0,
            "is_timed": True,
        }
        | facts
    )


def test_wins_draws_losses_and_games_that_do_not_count() -> None:
    games = [game(1, sharing=1), game(2, sharing=0), game(3, sharing=2), game(4, sharing=None)]
    games += [game(5, opponents="branch"), game(6, opponents="computers"), game(7, opponents="mixed")]
    record = count_record(games)

    assert (record.people.played, record.people.won, record.people.drawn) == (4, 2, 1)
    assert (record.computers.played, record.computers.won) == (1, 1)
    assert [played.table_id for played in record.last] == [1, 2, 3, 6, 7]


def test_a_best_side_needs_enough_games_and_a_streak_is_the_longest_in_a_row() -> None:
    few = count_record([game(number) for number in range(BEST_OF - 1)])
    many = count_record([game(number, sharing=number % 4) for number in range(BEST_OF)])

    assert few.games[0].best_side == ""
    assert (few.longest_streak, many.longest_streak) == (BEST_OF - 1, 1)
    assert many.games[0].best.played == BEST_OF
    assert many.games[0].best_side == "calamity-janet jesse-jones"


def test_reliability_counts_the_last_games_with_a_clock_among_people() -> None:
    timed = [game(number, answers=20, missed=1) for number in range(3)]
    record = count_record([*timed, game(9, is_timed=False), game(10, opponents="computers")])

    assert (record.decisions, record.missed, record.is_reliability_known) == (63, 3, True)
    assert not count_record([game(1, answers=RELIABLE_DECISIONS - 1)]).is_reliability_known


async def test_a_finished_game_stands_in_both_records_with_its_replay(world: World) -> None:
    table = await world.duel("outlaws-duel")
    await rush(world, table)
    winners = (await world.snapshot(table)).game.winners
    own = await stats(world, world.alice)
    words = answer_text(own)

    assert own.ephemeral
    assert EN("stats-people", total=1, won=int(0 in (winners or ())), drawn=int(not winners)) in words
    assert f"table {table}" in repr(own.response.components)

    others = answer_text(await stats(world, world.bob, player=world.alice))
    assert "Against you" in others or not winners
    replay = await world.alice.select(own.response, [str(table)], custom_id=button(own.response, "stl:"))
    assert f"Table {table}" in answer_text(replay)


async def test_only_the_picked_game_counts_and_it_can_be_shown_to_all(world: World) -> None:
    await rush(world, await world.duel("outlaws-duel"))
    page = await stats(world, world.alice)
    bang = await world.alice.select(page.response, ["bang"], custom_id=button(page.response, "stg:"))
    assert EN("stats-nothing-own") in answer_text(bang)

    page = await stats(world, world.alice, game="outlaws-duel")
    posted = await world.alice.click(page.response, custom_id=button(page.response, "stp:"))
    assert not posted.ephemeral
    assert "One game" in text_of(posted.response)


async def test_who_shows_their_record_to_nobody_still_sees_it(world: World) -> None:
    await rush(world, await world.duel("outlaws-duel"))
    await world.alice.slash(world.saloon, "wanted me", records=False)

    assert "to nobody" in refusal(await stats(world, world.bob, player=world.alice))
    assert "One game" in answer_text(await stats(world, world.alice))


async def test_bots_strangers_and_forged_ids_get_a_sentence(world: World) -> None:
    assert "Bots keep no record" in refusal(await stats(world, world.bob, player=world.wanted))
    assert EN("stats-nothing") in answer_text(await stats(world, world.bob, player=world.carol))


async def earn(world: World, table: int, user: MemberActor, keys: str) -> None:
    own = (seat_results.c.table_id == table, seat_results.c.user_id == user.id)
    earned = update(seat_results).where(*own).values(achievements=keys)
    await world.bot.store.database.write(lambda connection: connection.execute(earned))


async def test_what_is_achieved_stands_on_the_last_board_and_in_the_record(world: World) -> None:
    table = await world.duel("outlaws-duel")
    await rush(world, table)
    await earn(world, table, world.alice, "sixes dead-even")
    await earn(world, table, world.bob, "")
    await world.settle_after(world.bot.services.publisher.redraw(table))
    sixes, tie = EN("outlaws-star-sixes"), EN("outlaws-star-dead-even")
    lines = text_of(await world.board(table))
    assert f"★ alice: **{sixes}** · {EN('outlaws-star-sixes.how')}" in lines
    assert f"★ alice: **{tie}** · {EN('outlaws-star-dead-even.how')}" in lines

    page = await stats(world, world.alice)
    assert "Achievements: **2 of 40**" in answer_text(page)

    listed = await world.alice.click(page.response, custom_id=button(page.response, "sta:"))
    assert f"{sixes} (<t:" in answer_text(listed)
    assert EN("stats-stars-game", game=EN("game-bang"), count=0, total=9) in answer_text(listed)
    one = await stats(world, world.alice, game="outlaws-duel")
    listed = await world.alice.click(one.response, custom_id=button(one.response, "sta:"))
    assert f"★ **{sixes}** · <t:" in answer_text(listed)
    assert f"☆ {EN('outlaws-star-landslide')}" in answer_text(listed)

    await earn(world, table, world.alice, "sixes")
    await world.settle_after(world.bot.services.publisher.redraw(table))
    assert f"★ alice: **{sixes}** · {EN('outlaws-star-sixes.how')}" in text_of(await world.board(table))
    await world.alice.slash(world.saloon, "wanted me", records=False)
    await world.settle_after(world.bot.services.publisher.redraw(table))
    assert sixes not in text_of(await world.board(table))


async def test_an_achievement_of_two_is_explained_once_and_of_many_the_board_tells_three(
    world: World,
) -> None:
    table = await world.duel("outlaws-duel")
    await rush(world, table)
    await earn(world, table, world.alice, "sixes dead-even")
    await earn(world, table, world.bob, "sixes")
    await world.settle_after(world.bot.services.publisher.redraw(table))
    sixes, tie = EN("outlaws-star-sixes"), EN("outlaws-star-dead-even")
    board = text_of(await world.board(table))

    assert f"★ **{sixes}** · {EN('outlaws-star-sixes.how')}" in board
    assert f"★ alice: **{tie}** · {EN('outlaws-star-dead-even.how')}" in board

    await earn(world, table, world.bob, "sixes landslide by-a-hair")
    await world.settle_after(world.bot.services.publisher.redraw(table))
    board = text_of(await world.board(table))
    assert EN("outlaws-star-sixes.how") in board
    assert board.count("★") == 3  # with more its picture would no longer be in view


async def test_a_record_is_told_in_each_language(world: World) -> None:
    language = "fr"
    await world.alice.slash(world.saloon, "wanted me", language=language)
    await rush(world, await world.duel("outlaws-duel"))
    page = await stats(world, world.alice)

    assert load_texts(language)("stats-all-games") in repr(page.response.components)
    assert "stats-" not in answer_text(page).replace(f"stats-{world.alice.id}", "")


async def test_an_offer_says_how_reliable_its_host_is_and_may_ask_for_it(world: World) -> None:
    await rush(world, await world.duel("outlaws-duel"))

    def make_late(connection: Connection) -> None:
        connection.execute(update(game_results).values(is_timed=True))
        half = {"answers": RELIABLE_DECISIONS, "missed": RELIABLE_DECISIONS}
        connection.execute(update(seat_results).where(seat_results.c.user_id == world.alice.id).values(half))

    await world.bot.store.database.write(make_late)
    answer = await world.alice.slash(world.saloon, "wanted table", game="outlaws-gangs", clock="day")
    offer = offer_in(world, answer)
    assert EN("offer-in-time", name="alice", percent=50) in offer.text
    assert EN("offer-guests-in-time") not in offer.text

    panel = await offer.press(world.alice, "guests")
    assert EN("host-guests-in-time") in repr(panel.response.components)
    assert EN("offer-guests-in-time") in offer.text
    await offer.press(world.bob, "join")  # Bob is new here
    assert len((await offer.saved()).participants) == 2

    theirs = await world.carol.slash(world.saloon, "wanted table", game="outlaws-gangs")
    await offer_in(world, theirs).press(world.carol, "guests")
    refused = refusal(await offer_in(world, theirs).press(world.alice, "join"))
    assert EN("no-offer-unreliable", percent=50, min=90) in refused
