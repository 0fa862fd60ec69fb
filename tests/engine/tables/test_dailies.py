"""The daily deal in the store: sealing, the first Play, runs, scores, and the end of a day."""

import asyncio
import json
from dataclasses import replace
from functools import partial

import pytest
from deals_world import ANA, BEN, FIRST_PRESS, MONDAY, DailyWorld
from tables_world import GUILD, refused

from engine.club.daily import GAMES_BY_TURNS, SEATS, level_of, starts_at
from engine.core.decisions import Refused
from engine.core.records.deals import HouseRun, Score
from engine.core.records.offers import commitment
from engine.core.records.users import Participant, UserSettings
from engine.games import GAMES
from engine.tables.export import verify
from engine.tables.offer_terms import Actor

WORLD = partial(DailyWorld, games=GAMES, time=starts_at(MONDAY) + 3600)


async def test_every_game_of_the_day_and_of_the_next_is_sealed_once(world: DailyWorld) -> None:
    await world.dailies.today()
    before = [await world.store.deals.of_day(day) for day in (MONDAY, MONDAY + 1)]
    await world.crash()
    await world.dailies.today()

    assert [{deal.game for deal in deals} for deals in before] == [{*GAMES_BY_TURNS}] * 2
    assert [await world.store.deals.of_day(day) for day in (MONDAY, MONDAY + 1)] == before
    deal = before[1][0]
    assert deal.commitment == commitment(deal.secret, deal.terms)
    assert (deal.number, deal.level, deal.seats) == (None, level_of(MONDAY + 1), SEATS[deal.game])


async def test_of_twenty_first_plays_at_once_one_number_completes_the_deal(world: DailyWorld) -> None:
    deal = await world.deal_of("bang")
    tables = await asyncio.gather(*(world.play(deal, user, FIRST_PRESS + user) for user in range(1, 21)))
    opened = await world.deal_of("bang")

    assert opened.number in range(FIRST_PRESS + 1, FIRST_PRESS + 21)
    assert {who.client_seed for table in tables for who in table.participants} == {opened.number}
    assert len({table.game.checkpoint.data for table in tables}) == 1
    assert len({table.id for table in tables}) == 20


async def test_a_second_play_finds_the_run_even_after_a_crash_before_its_table(world: DailyWorld) -> None:
    deal = await world.deal_of("bang")
    twice = await asyncio.gather(world.play(deal, ANA), world.play(deal, ANA, FIRST_PRESS + 1))
    deal = await world.store.deals.open(deal.id, 1, 1)
    number = deal.number or 0
    ben = [Participant(BEN, "Ben", number), Participant(None, "Gun", number, level=deal.level)]
    run = await world.store.deals.begin_run(deal, ben, GUILD, True)
    await world.crash()

    assert twice[0].id == twice[1].id == (await world.play(deal, ANA)).id
    assert (await world.play(deal, BEN)).id == run.table_id


async def test_equal_replies_lead_to_the_same_log_and_every_run_can_be_verified(world: DailyWorld) -> None:
    deal = await world.deal_of("gnadenlos")
    tables = [await world.finished((await world.play(deal, user)).id) for user in (ANA, BEN)]
    logs = [await world.tables.log(table.id) for table in tables]
    files = [await world.exported(table.id) for table in tables]

    assert logs[0] == logs[1]
    assert all(verify(file).is_valid for file in files)
    forged = json.loads(files[0])
    forged["secret"] = "ab" * 32  # other cards
    assert verify(json.dumps(forged)).code == "false-commitment"
    forged["commitment"] = commitment(forged["secret"], deal.terms)
    assert verify(json.dumps(forged)).code == "diverged"
    assert [(await world.dailies.score(table.id)) is not None for table in tables] == [True, True]


async def test_a_run_is_scored_against_the_house_and_resigning_loses_at_that_turn(world: DailyWorld) -> None:
    deal = await world.deal_of("bang")
    table = await world.play(deal, ANA)
    for number, won in enumerate((0, 2)):
        await world.store.deals.add_house_run(deal.id, HouseRun(number, "scout", Score(won, True, 0, 9)))
    await world.tables.resign(table.id, ANA, "r")
    run = await world.dailies.score(table.id)
    standings = await world.dailies.standings(deal)

    assert (run.score.won, run.score.is_played_out, run.streak) == (0, False, 1)
    assert (standings.percent(run), standings.place(run)) == (0, 1)
    assert await world.store.results.of_user(ANA, GUILD) == []


async def test_whoever_hides_their_records_or_owns_the_bot_has_no_place(world: DailyWorld) -> None:
    deal = await world.deal_of("bang")
    await world.store.users.save_user_settings(UserSettings(ANA, show_records=False))
    tables = [await world.play(deal, ANA)]
    owner = Actor(BEN, "Ben", FIRST_PRESS)
    tables.append(await world.dailies.play(deal.id, owner, GUILD, str, is_owner=True))
    for table, user in zip(tables, (ANA, BEN)):
        await world.tables.resign(table.id, user, "r")
        run = await world.dailies.score(table.id)
        assert run is not None
        assert (await world.dailies.standings(deal)).place(run) is None


async def test_at_midnight_a_reply_is_refused_and_the_run_ends_without_a_score(world: DailyWorld) -> None:
    deal = await world.deal_of("bang")
    table = await world.play(deal, ANA)
    while (snapshot := await world.tables.get(table.id)).game.open_decisions[0].seat != deal.seat:
        decision = snapshot.game.open_decisions[0]
        await world.reply(snapshot, decision.seat, decision.default)
    world.time = deal.closes_at - 1
    decision = snapshot.game.open_decisions[0]
    await world.tables.answer(table.id, snapshot.game.decision_ply, ANA, [decision.default], "in time")
    world.time = deal.closes_at
    snapshot = await world.tables.get(table.id)

    with pytest.raises(Refused, match="daily-closed"):
        await world.tables.answer(table.id, snapshot.game.decision_ply, ANA, [("any",)], "late")
    world.time += 3600
    await world.dailies.catch_up()
    assert (await world.tables.get(table.id)).game.winners == ()
    assert await world.store.deals.unscored(0) == []
    assert await refused(world.play(deal, BEN)) == "daily-closed"
    world.time += 8 * 86400
    assert await world.store.retention.purge_unfinished_runs() == 1
    assert await world.store.deals.run(deal.id, ANA) is None


async def test_tomorrows_deal_cannot_be_played_and_a_clock_set_back_begins_no_day_again(
    world: DailyWorld,
) -> None:
    tomorrow = await world.deal_of("bang", MONDAY + 1)
    assert await refused(world.play(tomorrow, ANA)) == "daily-closed"
    world.time = starts_at(MONDAY + 1)
    await world.play(tomorrow, ANA)
    world.time = starts_at(MONDAY) + 7200

    assert await world.dailies.today() == MONDAY + 1


async def test_wins_are_counted_by_day_for_the_owner(world: DailyWorld) -> None:
    deal = await world.deal_of("bang")
    for user, won in ((ANA, 2), (BEN, 0), (33, 1)):
        table = await world.play(deal, user)
        await world.tables.resign(table.id, user, "r")
        run = await world.store.deals.run(deal.id, user)
        assert run is not None
        await world.store.deals.save_score(run, Score(won, True, 0, 9), "", 1, None)
    await world.play(deal, 44)  # not finished

    assert await world.store.stats.daily_wins(MONDAY) == [(MONDAY, 3, 1)]
    assert await world.store.stats.daily_wins(MONDAY + 1) == []


async def test_one_deal_is_played_at_a_time(world: DailyWorld) -> None:
    first, second = await world.deal_of("bang"), await world.deal_of("revolver")
    table = await world.play(first, ANA)
    assert await refused(world.play(second, ANA)) == "daily-another"
    await world.tables.resign(table.id, ANA, "r")
    await world.dailies.score(table.id)

    assert (await world.play(second, ANA)).game_key == "revolver"


async def test_a_deal_of_no_day_is_played_beside_the_daily_ones_and_counts_for_no_streak(
    world: DailyWorld,
) -> None:
    daily = await world.deal_of("bang")
    sealed = [await world.store.deals.seal(replace(daily, id=0, day=None, number=None)) for _ in range(2)]
    for deal in sealed:
        for user in (ANA, BEN):
            actor = Actor(user, f"player {user}", FIRST_PRESS + user)
            table = await world.dailies.play_deal(deal, actor, GUILD, str)
            await world.tables.resign(table.id, user, "r")
            await world.dailies.score(table.id)
    runs = [await world.store.deals.finished_runs(deal.id) for deal in sealed]

    assert sealed[0].id != sealed[1].id != daily.id
    assert sealed[0].commitment != sealed[1].commitment
    assert [[run.user_id for run in of_deal] for of_deal in runs] == [[ANA, BEN]] * 2
    assert {run.streak for of_deal in runs for run in of_deal} == {0}
    assert await refused(world.play(sealed[0], ANA)) == "daily-closed"  # by a forged id
    world.time = daily.closes_at
    with pytest.raises(Refused, match="daily-closed"):
        await world.dailies.play_deal(sealed[0], Actor(33, "late", 1), GUILD, str)
    assert await world.dailies.streak(ANA) == 0


async def test_days_in_a_row_are_counted_whatever_the_game(world: DailyWorld) -> None:
    for day, game in enumerate(("bang", "revolver")):
        world.time = starts_at(MONDAY + day) + 60
        table = await world.play(await world.deal_of(game, MONDAY + day), ANA)
        await world.tables.resign(table.id, ANA, "r")
        run = await world.dailies.score(table.id)

    assert run.streak == 2
    world.time = starts_at(MONDAY + 4)
    assert await world.dailies.streak(ANA) == 0


async def test_a_deleted_user_stays_in_the_field_under_another_id(world: DailyWorld) -> None:
    deal = await world.deal_of("bang")
    table = await world.play(deal, ANA)
    await world.tables.resign(table.id, ANA, "r")
    await world.dailies.score(table.id)
    stored = await world.store.privacy.stored_of(ANA)
    await world.store.privacy.forget_everywhere(ANA, [(table.id, deal.seat)], 1 << 62, "N. N.")

    assert [row["table_id"] for row in stored["deal_runs"]] == [table.id]
    assert "deal_runs" not in await world.store.privacy.stored_of(ANA)
    [run] = (await world.dailies.standings(deal)).runs
    assert (run.user_id, run.name) == (1 << 62, "N. N.")
