"""Time-outs take effect once, whatever else happens, and never for a player who has answered."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from tables_world import GUEST, HOST, SECRET, STRANGER, THIRD, Diggers, Mine, World, random_reply, refused

from engine.core.clocks import HOUR, TIME_CONTROLS, Schedule, shift
from engine.core.decisions import Refused, Seat, as_options, ask_all
from engine.core.game import Game, LogRow
from engine.core.log import LEFT_SERVER, LOST_SIGHT
from engine.core.records.tables import RunningClock
from engine.core.records.users import UserSettings
from engine.core.rules import GameOver
from engine.games import GAMES
from engine.tables.export import verify
from engine.tables.service import StaleDecision
from engine.tables.snapshot import TableSnapshot, TransitionResult
from engine.tables.timeouts import Timeouts, time_out

DAILY = TIME_CONTROLS["day"]


class Clocked(World):
    @property
    def silence(self) -> Timeouts:
        return Timeouts(self.tables, lambda: self.time)

    async def snapshot(self, table_id: int) -> TableSnapshot:
        return await self.tables.get(table_id)

    async def begun(self, users: tuple[int | None, ...] = (HOST, GUEST), clock: str = "day") -> int:
        """Return a table at which every user has answered once."""
        table = await self.deal(users, time_control=clock)
        await self.bid(table, *(["3"] + ["1"] * (len(users) - 1)))
        return table

    async def late(self, table_id: int) -> list[RunningClock]:
        """Advance the time to the first deadline; return the clocks that are due."""
        clocks = (await self.snapshot(table_id)).clocks.values()
        self.time = min(clock.deadline for clock in clocks if clock.decision_ply is not None)
        running = await self.store.clocks.running_clocks(look=self.time)
        return [one for one in running if one.table_id == table_id and one.clock.deadline <= self.time]

    async def passes(self, table_id: int, times: int = 1) -> None:
        """Let this many deadlines pass, and handle each."""
        for _ in range(times):
            for running in await self.late(table_id):
                await self.silence.time_is_up(running)

    async def by_computer(self, table_id: int) -> bool:
        """Let a computer that must act answer; False if none must."""
        snapshot = await self.snapshot(table_id)
        decisions = [
            decision
            for decision in snapshot.game.open_decisions
            if snapshot.participants[decision.seat].level
        ]
        for decision in decisions[:1]:
            reply = decision.options[: max(1, decision.min_count)]
            await self.tables.answer_as_computer(
                table_id, snapshot.game.decision_ply, decision.seat, reply, f"c:{snapshot.game.ply}"
            )
        return bool(decisions)

    async def missed(self, table_id: int, seat: Seat, times: int) -> None:
        """Let a seat miss this many decisions in a row, while the others always answer."""
        rng = Random(1)
        while (snapshot := await self.snapshot(table_id)).clocks[
            seat
        ].missed_in_row < times and snapshot.participants[seat].active_user:
            others = [decision for decision in snapshot.game.open_decisions if decision.seat != seat]
            if not others:
                await self.passes(table_id)
                continue
            await self.reply(snapshot, others[0].seat, random_reply(others[0], rng))


WORLD = Clocked


def notes(log: list[LogRow], word: str) -> list[LogRow]:
    return [action for action in log if action.reply[:1] == (f"!{word}",)]


# At the deadline


async def test_the_default_is_played_for_who_is_silent_and_it_is_in_the_log(world: Clocked) -> None:
    table = await world.begun()
    await world.passes(table)

    log = await world.store.logs.log(table)
    assert [(action.seat, action.reply) for action in log[3:]] == [
        (0, ("!timed-out",)),
        (0, ("left",)),
        (0, ("back",)),
        (0, ("left",)),
        (0, ("1",)),
    ]
    assert (await world.snapshot(table)).clocks[0].missed_in_row == 1


async def test_a_choice_that_was_begun_is_taken_back_and_not_finished_for_the_player(world: Clocked) -> None:
    table = await world.begun()
    await world.press(table, HOST, "right")
    await world.passes(table)

    dug = [
        event
        for action in await world.store.logs.log(table)
        for event in action.events
        if event.kind == "dug"
    ]
    assert dict(dug[0].facts)["pit"] == "left"


@pytest.mark.threads
async def test_the_same_deadline_passes_once(world: Clocked) -> None:
    table = await world.begun()
    [late] = await world.late(table)

    first, *others = await asyncio.gather(
        *(world.silence.time_is_up(late) for _ in range(3)), return_exceptions=True
    )
    await world.crash()
    again = await world.silence.time_is_up(late)

    assert isinstance(first, TransitionResult)
    assert first.is_new
    assert all(isinstance(other, TransitionResult) and not other.is_new for other in (*others, again))
    assert len(notes(await world.store.logs.log(table), "timed-out")) == 1


async def test_who_answers_in_the_last_moment_has_answered(world: Clocked) -> None:
    table = await world.begun()
    [late] = await world.late(table)
    await world.press(table, HOST, "right", "2")

    assert await refused(world.silence.time_is_up(late)) == "decision-stale"
    assert notes(await world.store.logs.log(table), "timed-out") == []


@pytest.mark.parametrize("in_the_store_alone", [False, True])
async def test_a_deadline_that_was_moved_is_not_passed_even_if_nobody_has_seen_it(
    world: Clocked, in_the_store_alone: bool
) -> None:
    table = await world.begun()
    [late] = await world.late(table)
    if in_the_store_alone:
        await world.store.clocks.credit(
            world.time, lambda running: shift(running.clock, DAILY, HOUR, Schedule())
        )
    else:
        world.time -= 1
        await world.silence.more_time(table, GUEST, "gift")
        world.time += 1

    with pytest.raises(StaleDecision):
        await world.silence.time_is_up(late)


async def test_a_default_is_only_played_for_the_question_that_the_saved_clock_runs_for(
    world: Clocked,
) -> None:
    table = await world.begun()
    [late] = await world.late(table)
    ply = late.clock.decision_ply
    play = time_out(await world.snapshot(table), ply, late.seat, world.time)

    play.clock_guard({late.seat: late.clock})
    with pytest.raises(StaleDecision):
        play.clock_guard({late.seat: replace(late.clock, decision_ply=ply + 1)})


async def test_a_default_that_is_given_again_after_an_undo_is_no_sign_of_life(world: Clocked) -> None:
    table = await world.begun((HOST, GUEST, THIRD))
    await world.press(table, HOST, "right", "2")
    await world.passes(table)
    await world.press(table, THIRD, "pass")
    ply = (await world.game(table)).ply
    proposals = world.proposals()
    await proposals.undo(table, ply, THIRD, "back")

    assert [decision.seat for decision in (await world.game(table)).open_decisions] == [2]
    assert (await world.snapshot(table)).clocks[1].missed_in_row == 1


async def test_seats_that_are_asked_at_once_are_late_each_for_themselves(world: Clocked) -> None:
    table = await world.begun((HOST, GUEST, THIRD))
    await world.press(table, HOST, "right", "2")
    await world.press(table, GUEST, "pass")
    await world.press(table, THIRD, "pass")
    await world.press(table, GUEST, "2")
    await world.passes(table)

    assert [action.seat for action in notes(await world.store.logs.log(table), "timed-out")] == [0, 2]
    assert [clock.missed_in_row for clock in (await world.snapshot(table)).clocks.values()] == [1, 0, 1]


async def test_a_game_that_was_never_begun_is_called_off(world: Clocked) -> None:
    table = await world.deal(time_control="day")
    await world.bid(table, "3")
    await world.passes(table)

    snapshot = await world.snapshot(table)
    assert snapshot.game.winners == ()
    assert (await world.store.logs.log(table))[-1].events[0].kind == "called-off"
    assert await world.store.clocks.running_clocks() == []


async def test_a_computer_has_no_clock(world: Clocked) -> None:
    table = await world.deal((HOST, None), time_control="day")

    assert list((await world.snapshot(table)).clocks) == [0]


# Claims


async def test_the_game_of_an_opponent_who_was_silent_three_times_can_be_claimed(world: Clocked) -> None:
    table = await world.begun()
    await world.missed(table, 0, 2)
    await world.crash()

    assert await refused(world.silence.claim(table, GUEST, "a")) == "claim-early"
    assert await refused(world.silence.claim(table, HOST, "b")) == "claim-early"
    assert await refused(world.silence.claim(table, STRANGER, "c")) == "not-seated"
    await world.missed(table, 0, 3)
    assert (await world.silence.claim(table, GUEST, "claim")).table.game.winners == (1,)
    assert await world.store.clocks.running_clocks() == []


async def test_nothing_is_claimed_among_three(world: Clocked) -> None:
    table = await world.begun((HOST, GUEST, THIRD))

    assert await refused(world.silence.claim(table, GUEST, "a")) == "claim-duel"


@pytest.mark.threads
async def test_of_two_claims_at_the_same_moment_one_counts(world: Clocked) -> None:
    table = await world.begun()
    await world.missed(table, 0, 3)

    took, sat = await asyncio.gather(
        world.silence.claim(table, GUEST, "a"),
        world.silence.substitute(table, GUEST, "b"),
        return_exceptions=True,
    )

    assert isinstance(took, TransitionResult)
    assert isinstance(sat, Refused)
    assert sat.code == "game-over"


async def test_a_claim_that_is_repeated_by_discord_is_one_claim(world: Clocked) -> None:
    table = await world.begun()
    await world.missed(table, 0, 3)
    await world.silence.substitute(table, GUEST, "a")

    assert not (await world.silence.substitute(table, GUEST, "a")).is_new
    assert await refused(world.silence.substitute(table, GUEST, "b")) == "claim-computer"


# A computer substitutes


async def test_among_three_the_computer_sits_in_after_three_in_a_row(world: Clocked) -> None:
    table = await world.begun((HOST, GUEST, THIRD))
    await world.missed(table, 1, 3)

    snapshot = await world.snapshot(table)
    assert (snapshot.participants[1].user_id, snapshot.participants[1].level) == (GUEST, "deputy")
    assert snapshot.clocks[1].decision_ply is None
    assert len(notes(await world.store.logs.log(table), "timed-out")) == 3


async def test_a_game_in_which_only_computers_are_left_to_wait_is_called_off(world: Clocked) -> None:
    table = await world.deal((HOST, None, None), time_control="day", max_missed=1)
    await world.press(table, HOST, "3")
    for seat in (1, 2):
        await world.tables.answer_as_computer(table, 0, seat, ("1",), f"c{seat}")
    await world.passes(table)

    snapshot = await world.snapshot(table)
    assert snapshot.game.winners == ()
    assert snapshot.participants[0].active_user == HOST


async def absent(world: Clocked) -> int:
    """Return a duel in which a computer substitutes for the host."""
    table = await world.begun()
    await world.missed(table, 0, 3)
    await world.silence.substitute(table, GUEST, "sit")
    return table


async def test_the_computer_answers_where_it_sits_in_and_the_absent_does_not(world: Clocked) -> None:
    table = await absent(world)
    while (game := await world.game(table)).decision(0) is None:
        await world.press(table, GUEST, game.open_decisions[0].options[-1])
    reply = game.open_decisions[0].options[:1]

    assert (
        await refused(world.tables.answer(table, game.decision_ply, HOST, [reply], "x")) == "seat-substituted"
    )
    assert await refused(world.tables.resign(table, HOST, "r")) == "seat-substituted"
    assert (await world.tables.answer_as_computer(table, game.decision_ply, 0, reply, "computer")).is_new


async def test_who_was_absent_takes_their_seat_back_and_their_clock_starts_again(world: Clocked) -> None:
    table = await absent(world)
    result = await world.silence.come_back(table, HOST, "back")

    clock = result.table.clocks[0]
    open_decision = result.table.game.decision(0) is not None
    assert result.table.participants[0].active_user == HOST
    assert clock.missed_in_row == 0
    assert clock.deadline == (world.time + DAILY.per_decision + clock.bank if open_decision else 0)


@pytest.mark.threads
async def test_a_seat_is_taken_back_once_and_by_its_owner(world: Clocked) -> None:
    table = await absent(world)

    assert await refused(world.silence.come_back(table, GUEST, "a")) == "seat-not-substituted"
    assert await refused(world.silence.come_back(table, STRANGER, "b")) == "not-seated"
    first, second = await asyncio.gather(
        world.silence.come_back(table, HOST, "c"),
        world.silence.come_back(table, HOST, "d"),
        return_exceptions=True,
    )
    assert isinstance(first, TransitionResult)
    assert isinstance(second, Refused)


async def test_who_has_left_for_good_has_no_seat_to_take_back(world: Clocked) -> None:
    table = await world.begun((HOST, GUEST, THIRD))
    await world.tables.resign(table, GUEST, "leave")

    assert await refused(world.silence.come_back(table, GUEST, "back")) == "not-seated"


# More time


async def test_more_time_is_given_once_is_in_the_log_and_known_after_a_crash(world: Clocked) -> None:
    table = await world.begun()
    before = (await world.snapshot(table)).clocks[0].deadline
    for _ in range(2):  # Discord repeats the event
        await world.silence.more_time(table, GUEST, "gift")
    await world.crash()

    assert (await world.snapshot(table)).clocks[0].deadline == before + DAILY.per_decision
    assert len(notes(await world.store.logs.log(table), "time-given")) == 1


async def test_more_time_is_given_by_those_who_wait_to_persons(world: Clocked) -> None:
    table, against_computer = await world.begun(), await world.deal((HOST, None), time_control="day")
    await world.press(against_computer, HOST, "1")

    assert await refused(world.silence.more_time(table, HOST, "gift")) == "time-yourself"
    assert await refused(world.silence.more_time(table, STRANGER, "gift")) == "not-seated"
    assert await refused(world.silence.more_time(against_computer, HOST, "gift")) == "time-nobody"


@pytest.mark.parametrize("act", ["claim", "substitute", "more_time", "come_back"])
async def test_without_a_clock_nobody_is_late_and_when_the_game_is_over_it_is_too_late(
    world: Clocked, act: str
) -> None:
    untimed, over = await world.begun(clock="none"), await world.begun()
    await world.tables.abort(over, "end")

    if act != "come_back":
        assert await refused(getattr(world.silence, act)(untimed, GUEST, "x")) == "clock-none"
    assert await refused(getattr(world.silence, act)(over, GUEST, "x")) == "game-over"
    assert await world.store.clocks.running_clocks() == []


# Whose clock runs


@pytest.mark.parametrize("here", [True, False])
async def test_a_deadline_does_not_fall_into_an_absence_from_this_servers_games(
    world: Clocked, here: bool
) -> None:
    table = await world.begun()
    snapshot = await world.snapshot(table)
    guild, until = snapshot.location.guild_id if here else 1, snapshot.clocks[0].deadline + 30 * HOUR
    await world.store.users.add_absence(user_id=GUEST, guild_id=guild, start=0, until=until)
    await world.press(table, HOST, "left", "1")

    deadline = (await world.snapshot(table)).clocks[1].deadline
    assert deadline == until + DAILY.final_reminder if here else deadline < until


async def test_quiet_hours_are_kept(world: Clocked) -> None:
    table = await world.begun()
    minute = (world.time + DAILY.per_decision + DAILY.bank) % 86400 // 60
    await world.store.users.save_user_settings(
        UserSettings(GUEST, quiet_start=minute - 60, quiet_end=minute + 60)
    )
    await world.press(table, HOST, "left", "1")

    clock = (await world.snapshot(table)).clocks[1]
    assert clock.deadline > clock.bank_runs_out_at


# All games


async def all_begun(world: Clocked, users: Sequence[int], **facts: object) -> int:
    """Return a live table of one of our games at which every user has answered once."""
    await world.crash(*GAMES.values())
    table, rng = await world.deal(users, time_control="live", **facts), Random(1)
    for seat in range(len(users)):
        while not (await world.snapshot(table)).clocks[seat].has_answered:
            assert await world.reply_at_random(table, rng) is not None
    return table


async def left_alone(world: Clocked, table_id: int) -> TableSnapshot:
    """Return the table after deadlines and computers have ended its game."""
    while (snapshot := await world.snapshot(table_id)).game.winners is None:
        if not await world.by_computer(table_id):
            await world.passes(table_id)
    return snapshot


@pytest.mark.parametrize("name", GAMES)
async def test_a_game_that_all_have_deserted_is_called_off_unless_it_ends_before(
    world: Clocked, name: str
) -> None:
    table = await all_begun(world, (HOST, GUEST, THIRD)[: max(2, GAMES[name].seats[0])], game=name)
    game = (await left_alone(world, table)).game

    again = await world.played_again(table)
    assert again.rules.dump(again.state) == game.rules.dump(game.state)


@pytest.mark.parametrize(("act", "ended"), [("claim", "claimed"), ("substitute", "abandoned")])
async def test_a_game_that_was_ended_by_silence_can_be_had_as_a_file_and_checked(
    world: Clocked, act: str, ended: str
) -> None:
    table = await all_begun(world, (HOST, GUEST), game="ragnguns", max_missed=1)
    await world.missed(table, 0, 1)
    await getattr(world.silence, act)(table, GUEST, "act")
    await left_alone(world, table)

    verdict = verify(await world.exported(table))
    assert verdict.is_valid
    assert verdict.facts["ended"] == ended


# Silence does not win


class Settled(Diggers):
    """A game that ends when all seats have answered once more; these seats win."""

    def __init__(self, winners: tuple[Seat, ...]) -> None:
        self.winners = winners

    async def step(self, g: Mine) -> None:
        await self.bid(g)
        await ask_all("shout", dict.fromkeys(range(len(g.purses)), as_options(["loud", "pass"])))
        raise GameOver(self.winners)

    def runners_up(self, g: Mine, among: Sequence[Seat]) -> Sequence[Seat]:
        return among[:1]


@pytest.mark.parametrize(
    ("seats", "won", "silent", "winners"),
    [
        (2, (1,), (1,), (0,)),  # the opponent wins
        (2, (0,), (1,), (0,)),  # the active player has won anyway
        (2, (), (1,), ()),  # a draw stays one
        (2, (0, 1), (1,), (0,)),
        (3, (2,), (2,), (0,)),  # the next best
        (3, (1, 2), (2,), (1,)),
    ],
)
async def test_whoever_is_silent_at_the_end_has_not_won(
    world: Clocked, seats: int, won: tuple[Seat, ...], silent: tuple[Seat, ...], winners: tuple[Seat, ...]
) -> None:
    table = await ended(world, seats, won, silent)

    assert (await world.game(table)).winners == winners
    assert (await world.played_again(table)).winners == winners
    assert len(notes(await world.store.logs.log(table), "silent-forfeited")) == (won != winners)


@pytest.mark.parametrize("terms", [{"silent_forfeit": False}, {"back": True}])
async def test_under_other_terms_or_for_one_who_comes_back_in_time_a_game_is_won_as_before(
    world: Clocked, terms: dict[str, bool]
) -> None:
    table = await ended(world, 2, (1,), (1,), **terms)

    assert (await world.game(table)).winners == (1,)


async def test_where_all_are_silent_or_the_other_resigns_nobody_wins(world: Clocked) -> None:
    resigned = await silent_table(world, 2, (1,), (1,))
    await world.tables.resign(resigned, HOST, "r")
    silent = await silent_table(world, 2, (0,), (0, 1))
    late, *_ = await world.late(silent)
    await world.silence.time_is_up(late)

    assert (await world.game(resigned)).winners == ()
    assert (await world.game(silent)).winners == ()


@pytest.mark.parametrize("game", GAMES)
def test_who_had_won_by_silence_is_no_winner_anywhere_in_the_game(game: str) -> None:
    rules, rng = GAMES[game], Random(3)
    played = Game.new(rules, rules.seats[0], SECRET)
    while played.winners is None:
        decision = played.open_decisions[0]
        played.answer(decision.seat, random_reply(decision, rng))
    others = [seat for seat in range(rules.seats[0]) if seat not in played.winners]

    best = rules.runners_up(played.state, others)
    played.add_note(0, "silent-forfeited", *others)

    assert played.winners == tuple(others)
    assert played.view(None).winners == tuple(others)
    assert set(best) <= set(others)
    assert Game.restore(rules, played.checkpoint, ()).winners == tuple(others)


async def silent_table(
    world: Clocked, seats: int, won: tuple[Seat, ...], silent: tuple[Seat, ...], **facts: object
) -> int:
    await world.crash(Settled(won))
    people = (HOST, GUEST, THIRD)[:seats]
    table = await world.deal(
        people, **({"time_control": "day", "max_missed": 1, "silent_forfeit": True} | facts)
    )
    await world.bid(table, *["3", "1", "1"][:seats])
    for running in await world.store.clocks.running_clocks():
        if running.seat in silent:
            await world.store.clocks.replace_clock(running, replace(running.clock, missed_in_row=1))
    await world.tables.evict(table)
    return table


async def ended(
    world: Clocked,
    seats: int,
    won: tuple[Seat, ...],
    silent: tuple[Seat, ...],
    *,
    back: bool = False,
    **facts: object,
) -> int:
    """Return the table at its end: active players answer, and defaults are played for the others."""
    table = await silent_table(world, seats, won, silent, **facts)
    for seat, user in enumerate((HOST, GUEST, THIRD)[:seats]):
        if seat not in silent or back:
            await world.press(table, user, "pass")
    if not back:
        snapshot = await world.snapshot(table)
        decisions = [decision.seat for decision in snapshot.game.open_decisions]
        for seat in decisions:
            clock = (await world.snapshot(table)).clocks[seat]
            world.time = clock.deadline
            running = RunningClock(table, 900, seat, 0, "day", clock)
            await world.silence.time_is_up(running)
    return table


# Taking back


async def test_a_choice_that_is_taken_back_again_and_again_gives_no_time(world: Clocked) -> None:
    table = await world.begun()
    proposals = world.proposals()
    before = (await world.snapshot(table)).clocks[0]

    for turn in range(24):
        world.time += 60
        await world.press(table, HOST, "left", key=f"l{turn}")
        world.time += 60
        await world.press(table, HOST, "back", key=f"b{turn}")
    await world.press(table, HOST, "right", "1")
    ply = (await world.game(table)).ply
    proposal = await proposals.propose(table, "undo", HOST, "p", ply=ply)
    await proposals.agree(proposal.id, GUEST)

    after = (await world.snapshot(table)).clocks[0]
    assert (after.bank, after.bank_runs_out_at) == (before.bank, before.bank_runs_out_at)


# Departed players


@pytest.mark.threads
async def test_others_wait_once_for_who_departs_however_often_that_is_noticed(world: Clocked) -> None:
    table = await world.begun()
    deadline = (await world.snapshot(table)).clocks[0].deadline

    await asyncio.gather(
        *(world.silence.note_departure(table, 0, note) for note in (LEFT_SERVER, LOST_SIGHT)),
        return_exceptions=True,
    )

    assert (await world.snapshot(table)).clocks[0].deadline == deadline + DAILY.per_decision
    log = await world.store.logs.log(table)
    assert len([*notes(log, LEFT_SERVER), *notes(log, LOST_SIGHT)]) == 1
