"""Offers: what may be offered, who may join, and how an offer ends; with the real store, without Discord."""

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest
from quick_store import prepared
from sqlalchemy import Connection, update

from engine.core.decisions import Fact, Refused
from engine.core.records.guilds import GuildSettings
from engine.core.records.offers import ANYBODY, IN_TIME, KNOWN, SAME_DEAL, Offer, Participant
from engine.core.rng import deal_seed
from engine.games import GAMES
from engine.search.levels import DEFAULT_LEVEL
from engine.store.schema.club import game_results, seat_results
from engine.store.store import Store
from engine.store.users import MAX_AVOIDED
from engine.tables.offer_terms import DECLINE_COOLDOWNS, OFFER_RATES, SOLO_RATES, OfferLimits
from engine.tables.offers import CHALLENGE, OPEN_OFFER, REVERSED_CHALLENGE, Actor, Offers, OfferTerms
from engine.tables.service import Tables, TableSnapshot

GUILD, CHANNEL, ELSEWHERE = 7, 70, 71
DAY = 24 * 3600
COMPUTER = Participant(None, "Wanted", level=DEFAULT_LEVEL)


def person(user_id: int, number: int | None = None) -> Actor:
    return Actor(user_id, f"player {user_id}", user_id * 1000 if number is None else number)


def guest(user_id: int) -> Participant:
    return Participant(user_id, f"player {user_id}")


def terms(game: str = "outlaws-duel", **changes: Any) -> OfferTerms:
    return OfferTerms(**{"guild_id": GUILD, "channel_id": CHANNEL, "game": game, **changes})


class Lobby:
    avoiding = (1, 2)  # the user who avoids, and whom

    def __init__(self, store: Store, clock: list[int]) -> None:
        self.store = store
        self.clock = clock
        self.restart()

    def restart(self) -> None:
        self.tables = Tables(self.store, GAMES, self.now)
        limits = OfferLimits(self.store, self.now)
        self.offers = Offers(self.store, self.tables, GAMES, limits, self.now, secret=lambda: "5a" * 32)

    def now(self) -> int:
        return self.clock[0]

    async def duel(self, host_id: int = 1, opponent_id: int = 2, **changes: Any) -> Offer:
        return await self.offers.challenge(terms(**changes), person(host_id), guest(opponent_id))

    async def table(
        self, host_id: int = 1, *others: int, game: str = "outlaws-gangs", **changes: Any
    ) -> Offer:
        offer = await self.offers.open_table(terms(game, **changes), person(host_id))
        for user in others:
            offer = await self.offers.join(offer.id, person(user))
        return offer

    async def add_computer(self, offer: Offer, user_id: int = 1, level: str = DEFAULT_LEVEL) -> Offer:
        return await self.offers.add_computer(offer.id, user_id, f"{level} {{}}".format, level)

    async def played(self, *users: int) -> TableSnapshot:
        offer = await self.table(*users)
        snapshot = await self.offers.start(offer.id, users[0], thread=False, number=99)
        await self.tables.abort(snapshot.id, "end")
        return snapshot

    async def allow(self, **changes: int) -> None:
        await self.store.guilds.save_settings(GUILD, GuildSettings(**changes))  # type: ignore[arg-type]


@pytest.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    clock = [1_800_000_000]
    store = await Store.open(await prepared(tmp_path / "wanted.sqlite3"), lambda: clock[0])
    yield Lobby(store, clock)
    await store.close()


async def refused(doing: Awaitable[object]) -> tuple[str, dict[str, Fact]]:
    with pytest.raises(Refused) as why:
        await doing
    return why.value.code, why.value.facts


async def code_of(doing: Awaitable[object]) -> str:
    return (await refused(doing))[0]


# challenges


async def test_what_cannot_be_played_is_not_offered(lobby: Lobby) -> None:
    robot = lobby.offers.challenge(terms(), person(1), guest(2), bot=True)

    assert await code_of(lobby.duel(1, 1)) == "offer-self"
    assert await code_of(robot) == "offer-bot"
    assert await code_of(lobby.duel(game="chess")) == "offer-game"
    assert await code_of(lobby.duel(variant="blindfold")) == "offer-variant"
    assert await refused(lobby.duel(game="outlaws-shootout")) == ("offer-seats", {"min": 3, "max": 10})
    assert await refused(lobby.table(seats=3, game="outlaws-duel")) == ("offer-seats-exactly", {"seats": 2})


async def test_the_same_offer_twice_names_the_first_and_wants_only_a_yes_from_the_other(lobby: Lobby) -> None:
    first = await lobby.duel()
    await lobby.store.offers.set_offer_message(first.id, 99)

    link = {"guild": str(GUILD), "channel": str(CHANNEL), "message": "99"}
    assert await refused(lobby.duel()) == ("offer-duplicate", link)
    assert await code_of(lobby.duel(2, 1)) == "offer-from-opponent"


async def test_an_offer_of_another_game_or_to_another_or_elsewhere_is_not_the_same(lobby: Lobby) -> None:
    await lobby.duel()

    await lobby.duel(game="outlaws-gangs")
    await lobby.duel(1, 3)
    await lobby.duel(channel_id=ELSEWHERE)
    await lobby.table(1)
    await lobby.offers.challenge(terms("outlaws-gangs"), person(1), COMPUTER)


async def test_an_offer_may_be_made_again_when_the_first_has_ended_or_its_time_is_over(lobby: Lobby) -> None:
    first = await lobby.duel()
    await lobby.offers.withdraw(first.id, 1)
    second = await lobby.duel()
    lobby.clock[0] += DAY  # and no sweep has run

    assert first.id < second.id < (await lobby.duel()).id


@pytest.mark.threads
async def test_of_two_equal_challenges_at_once_one_is_made(lobby: Lobby) -> None:
    outcomes = await asyncio.gather(lobby.duel(), lobby.duel(), return_exceptions=True)

    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Offer", "Refused"]


# the answer


async def test_only_the_challenged_one_accepts_or_declines_and_then_it_is_over(lobby: Lobby) -> None:
    offer = await lobby.duel()
    why = "offer-not-opponent", {"who": "2"}

    for user in (1, 3):
        assert await refused(lobby.offers.accept(offer.id, person(user), False)) == why
        assert await refused(lobby.offers.decline(offer.id, user)) == why
    assert (await lobby.offers.decline(offer.id, 2)).state == "declined"
    assert await code_of(lobby.offers.accept(offer.id, person(2), False)) == "offer-over"


@pytest.mark.threads
async def test_of_two_presses_of_accept_at_once_one_deals(lobby: Lobby) -> None:
    offer = await lobby.duel()
    presses = [lobby.offers.accept(offer.id, person(2, number), False) for number in (1, 2)]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)

    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refused", "TableSnapshot"]
    assert len(await lobby.store.summaries.of_open_tables(user_id=2)) == 1


async def test_what_does_not_fit_the_kind_of_offer_is_refused_as_one_that_never_was(lobby: Lobby) -> None:
    duel, table = await lobby.duel(), await lobby.table()

    for attempt in (
        lobby.offers.accept(12345, person(2), False),
        lobby.offers.accept(table.id, person(2), False),
        lobby.offers.join(duel.id, person(2)),
        lobby.offers.leave(duel.id, 1),
        lobby.offers.start(duel.id, 1, False, 99),
        lobby.add_computer(duel),
    ):
        assert await code_of(attempt) == "offer-none"


# the computer


async def test_the_host_alone_adds_computers_of_the_levels_there_are_up_to_the_last_chair(
    lobby: Lobby,
) -> None:
    offer = await lobby.table(seats=3)
    assert await refused(lobby.add_computer(offer, 2)) == ("offer-not-host", {"who": "1"})
    assert await code_of(lobby.add_computer(offer, 1, "pope")) == "offer-none"
    await lobby.add_computer(offer)
    offer = await lobby.add_computer(offer, 1, "sheriff")

    assert [participant.name for participant in offer.participants] == ["player 1", "deputy 1", "sheriff 1"]
    assert [participant.level for participant in offer.participants] == [None, DEFAULT_LEVEL, "sheriff"]
    assert await refused(lobby.add_computer(offer)) == ("offer-full", {"max": 3})


# open tables


async def test_people_sit_at_a_table_in_the_order_in_which_they_came(lobby: Lobby) -> None:
    offer = await lobby.table(5, 3, 9)
    snapshot = await lobby.offers.start(offer.id, 5, thread=False, number=99)

    assert offer.kind == OPEN_OFFER
    assert [participant.user_id for participant in snapshot.participants] == [5, 3, 9]
    assert snapshot.game.state.rng.seed == deal_seed(offer.secret, offer.id, (5000, 3000, 9000))


async def test_a_table_has_as_many_seats_as_the_game_allows_or_as_wished(lobby: Lobby) -> None:
    assert (await lobby.table(1)).max_seats == 10
    assert (await lobby.table(2, seats=4)).max_seats == 4
    assert await refused(lobby.table(3, seats=11)) == ("offer-seats", {"min": 2, "max": 10})


async def test_nobody_sits_down_twice_or_at_a_full_table_or_leaves_where_they_do_not_sit(
    lobby: Lobby,
) -> None:
    offer = await lobby.table(1, 2, seats=2)

    assert await code_of(lobby.offers.join(offer.id, person(1))) == "offer-sits-already"
    assert await code_of(lobby.offers.join(offer.id, person(2))) == "offer-sits-already"
    assert await refused(lobby.offers.join(offer.id, person(3))) == ("offer-full", {"max": 2})
    assert await code_of(lobby.offers.leave(offer.id, 3)) == "offer-not-seated"


@pytest.mark.threads
async def test_the_last_chair_is_given_once(lobby: Lobby) -> None:
    offer = await lobby.table(1, seats=2)
    presses = [lobby.offers.join(offer.id, person(user)) for user in (2, 3)]
    outcomes = await asyncio.gather(*presses, return_exceptions=True)

    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Offer", "Refused"]
    assert len((await lobby.offers.find(offer.id)).participants) == 2


async def test_who_leaves_makes_room_and_may_come_back_as_the_last(lobby: Lobby) -> None:
    offer = await lobby.table(1, 2, 3)
    assert [s.user_id for s in (await lobby.offers.leave(offer.id, 2)).participants] == [1, 3]
    offer = await lobby.offers.join(offer.id, person(2))

    assert [participant.user_id for participant in offer.participants] == [1, 3, 2]


async def test_a_host_hands_the_table_on_and_the_last_one_withdraws_it(lobby: Lobby) -> None:
    offer = await lobby.table(1, 2)

    assert (await lobby.offers.leave(offer.id, 1)).host.user_id == 2
    assert (await lobby.offers.leave(offer.id, 2)).state == "withdrawn"
    assert await code_of(lobby.offers.join(offer.id, person(3))) == "offer-over"


async def test_the_last_two_who_leave_at_once_withdraw_the_table(lobby: Lobby) -> None:
    offer = await lobby.table(1, 2)

    await asyncio.gather(lobby.offers.leave(offer.id, 1), lobby.offers.leave(offer.id, 2))

    assert await code_of(lobby.offers.join(offer.id, person(3))) == "offer-over"


async def test_only_the_host_starts_only_when_enough_sit_and_then_no_one_more_sits_down(lobby: Lobby) -> None:
    offer = await lobby.table(1, 2, game="outlaws-shootout")
    too_few = "offer-too-few", {"min": 3, "sitting": 2}
    assert await code_of(lobby.offers.start(offer.id, 2, False, 99)) == "offer-not-host"
    assert await refused(lobby.offers.start(offer.id, 1, False, 99)) == too_few
    await lobby.offers.join(offer.id, person(3))

    assert len((await lobby.offers.start(offer.id, 1, False, 99)).participants) == 3
    assert await code_of(lobby.offers.join(offer.id, person(4))) == "offer-over"
    assert await code_of(lobby.offers.start(offer.id, 1, False, 99)) == "offer-over"


@pytest.mark.threads
async def test_who_sits_down_while_the_host_starts_plays_or_is_refused(lobby: Lobby) -> None:
    offer = await lobby.table(1, 2)
    snapshot, joined = await asyncio.gather(
        lobby.offers.start(offer.id, 1, False, 99),
        lobby.offers.join(offer.id, person(3)),
        return_exceptions=True,
    )

    assert isinstance(snapshot, TableSnapshot)
    assert (snapshot.seat_of(3) is None) == isinstance(joined, Refused)


# limits


async def test_a_channel_holds_as_many_offers_and_games_as_the_server_allows(lobby: Lobby) -> None:
    await lobby.allow(max_games_per_channel=2)
    offer = await lobby.duel(1, 2)
    await lobby.offers.accept(offer.id, person(2), False)
    await lobby.duel(3, 4)

    assert await refused(lobby.duel(5, 6)) == ("offer-channel-busy", {"max": 2})
    await lobby.duel(5, 6, channel_id=ELSEWHERE)


async def test_a_player_has_as_many_offers_and_games_as_the_server_allows(lobby: Lobby) -> None:
    await lobby.allow(max_games_per_player=2)
    offer = await lobby.duel(1, 2)
    await lobby.offers.accept(offer.id, person(2), False)
    await lobby.table(1)

    assert await refused(lobby.duel(1, 3)) == ("offer-player-busy", {"max": 2})
    assert await code_of(lobby.table(1, channel_id=ELSEWHERE)) == "offer-player-busy"


async def test_who_plays_enough_can_neither_accept_nor_join(lobby: Lobby) -> None:
    await lobby.allow(max_games_per_player=1)
    await lobby.table(2)
    duel, table = await lobby.duel(1, 2), await lobby.table(3)

    assert await code_of(lobby.offers.accept(duel.id, person(2), False)) == "offer-player-busy"
    assert await code_of(lobby.offers.join(table.id, person(2))) == "offer-player-busy"


async def test_neither_being_challenged_nor_other_servers_count_as_playing(lobby: Lobby) -> None:
    await lobby.allow(max_games_per_player=1, max_games_per_channel=2)
    await lobby.duel(guild_id=8, channel_id=80)

    await lobby.duel(1, 2)
    await lobby.duel(2, 3)


# time


async def test_an_offer_still_stands_in_its_last_second(lobby: Lobby) -> None:
    offer = await lobby.duel()
    lobby.clock[0] += DAY - 1

    assert await lobby.offers.expire_overdue() == []
    assert (await lobby.offers.accept(offer.id, person(2), False)).id == offer.id


# rematches


@pytest.mark.parametrize("asks", [1, 2])
async def test_a_rematch_of_two_challenges_the_other_one_and_the_second_seat_begins(
    lobby: Lobby, asks: int
) -> None:
    old = await lobby.played(1, 2)

    again = await lobby.offers.rematch(old.id, GUILD, CHANNEL, person(asks))

    assert (again.opponent_id, again.game) == (3 - asks, "outlaws-gangs")
    assert again.kind == (REVERSED_CHALLENGE if asks == 1 else CHALLENGE)
    snapshot = await lobby.offers.accept(again.id, person(3 - asks), False)
    assert [participant.user_id for participant in snapshot.participants] == [2, 1]


async def test_a_rematch_is_offered_on_the_same_terms(lobby: Lobby) -> None:
    old = await lobby.duel(clock="evening", stakes="practice")
    await lobby.offers.accept(old.id, person(2), thread=False)
    await lobby.tables.abort(old.id, "end")

    again = await lobby.offers.rematch(old.id, GUILD, CHANNEL, person(1))
    assert (again.time_control, again.stakes) == ("evening", "practice")


async def test_both_asking_for_a_rematch_make_one_offer(lobby: Lobby) -> None:
    old = await lobby.played(1, 2)
    await lobby.offers.rematch(old.id, GUILD, CHANNEL, person(1))

    assert await code_of(lobby.offers.rematch(old.id, GUILD, CHANNEL, person(1))) == "offer-duplicate"
    assert await code_of(lobby.offers.rematch(old.id, GUILD, CHANNEL, person(2))) == "offer-from-opponent"


async def test_a_rematch_of_several_is_an_open_table_with_host_and_computers_seated(lobby: Lobby) -> None:
    offer = await lobby.table(1, 2)
    await lobby.add_computer(offer)
    old = await lobby.offers.start(offer.id, 1, False, 99)
    await lobby.tables.abort(old.id, "end")

    again = await lobby.offers.rematch(old.id, GUILD, CHANNEL, person(2))

    assert (again.kind, again.max_seats, again.game) == (OPEN_OFFER, 3, "outlaws-gangs")
    assert [participant.name for participant in again.participants] == ["player 2", "deputy 1"]


async def test_a_rematch_needs_a_finished_game_one_has_played_here(lobby: Lobby) -> None:
    offer = await lobby.table(1, 2)
    running = await lobby.offers.start(offer.id, 1, False, 99)
    rematch = lobby.offers.rematch

    assert await code_of(rematch(running.id, GUILD, CHANNEL, person(1))) == "rematch-not-over"
    assert await code_of(rematch(running.id, GUILD, CHANNEL, person(3))) == "rematch-not-seated"
    assert await code_of(rematch(running.id, 8, 80, person(1))) == "rematch-not-seated"
    assert await code_of(rematch(999, GUILD, CHANNEL, person(1))) == "table-unknown"


# how often


@pytest.mark.parametrize(("seconds", "most"), OFFER_RATES)
async def test_games_that_are_begun_and_given_up_again_and_again_have_an_end(
    lobby: Lobby, seconds: int, most: int
) -> None:
    between = seconds // most
    for number in range(most):
        lobby.clock[0] += between - 1
        offer = await lobby.duel(opponent_id=2 + number)
        table = await lobby.offers.accept(offer.id, person(2 + number), thread=False)
        await lobby.tables.resign(table.id, 1, f"r{number}")

    assert await code_of(lobby.duel()) == "offer-too-fast"
    lobby.clock[0] += seconds
    await lobby.duel()


async def test_games_against_the_computer_alone_count_towards_no_limit_of_offers(lobby: Lobby) -> None:
    await lobby.allow(max_games_per_player=1, max_games_per_channel=1, max_offers_per_day=1)
    for number in range(OFFER_RATES[0][1] + 2):
        offer = await lobby.offers.challenge(terms(), person(1), COMPUTER)
        await lobby.offers.start(offer.id, 1, thread=False, number=number)

    await lobby.duel()
    await lobby.offers.challenge(terms(), person(1), COMPUTER)
    assert await code_of(lobby.duel(opponent_id=3)) == "offer-channel-busy"


async def test_a_table_of_computers_and_one_user_counts_no_more_once_it_is_dealt(lobby: Lobby) -> None:
    await lobby.allow(max_games_per_player=1, max_offers_per_day=1)
    offer = await lobby.table()
    for _ in range(2):
        offer = await lobby.add_computer(offer)
    assert await code_of(lobby.duel()) == "offer-player-busy"
    await lobby.offers.start(offer.id, 1, thread=False, number=1)

    await lobby.duel()


async def test_a_flood_of_games_against_the_computer_is_stopped(lobby: Lobby) -> None:
    [(seconds, most)] = SOLO_RATES
    for _ in range(most):
        await lobby.offers.challenge(terms(), person(1), COMPUTER)

    assert await code_of(lobby.offers.challenge(terms(), person(1), COMPUTER)) == "offer-too-fast"
    lobby.clock[0] += seconds
    await lobby.offers.challenge(terms(), person(1), COMPUTER)


async def test_after_each_no_the_same_person_is_asked_again_later(lobby: Lobby) -> None:
    for pause in (*DECLINE_COOLDOWNS, DECLINE_COOLDOWNS[-1]):
        declined = await lobby.duel()
        await lobby.offers.decline(declined.id, 2)
        lobby.clock[0] += pause - 60
        assert await refused(lobby.duel()) == ("offer-declined-lately", {"who": "2", "minutes": 1})
        lobby.clock[0] += 60

    assert list(DECLINE_COOLDOWNS) == sorted(DECLINE_COOLDOWNS)
    await lobby.duel(opponent_id=3)


# users who avoid each other


async def accept(lobby: Lobby) -> None:
    """Accept a challenge made before one of the two avoided the other."""
    offer = await lobby.duel(1, 2)
    await avoid(lobby)
    await lobby.offers.accept(offer.id, person(2), thread=False)


async def accept_same_deal(lobby: Lobby) -> None:
    """Accept a duel on the same deal that was offered before one of the two avoided the other."""
    on_deal = terms("bang", deal_level=DEFAULT_LEVEL)
    offer = await lobby.offers.challenge(on_deal, person(1), guest(2), kind=SAME_DEAL)
    await avoid(lobby)
    await lobby.offers.accept_same_deal(offer.id, person(2))


async def join(lobby: Lobby) -> None:
    """Join a table at which a user sits who is not its host."""
    offer = await lobby.table(3, 1)
    await avoid(lobby)
    await lobby.offers.join(offer.id, person(2))


async def challenge_user(lobby: Lobby) -> None:
    await avoid(lobby)
    await lobby.duel(1, 2)


async def rematch(lobby: Lobby) -> None:
    offer = await lobby.duel(1, 2)
    played = await lobby.offers.accept(offer.id, person(2), thread=False)
    await lobby.tables.abort(played.id, "end")
    await avoid(lobby)
    await lobby.offers.rematch(played.id, GUILD, CHANNEL, person(1))


async def open_table(lobby: Lobby) -> None:
    """Join, as a user with a reserved seat, the rematch of a table for three."""
    played = await lobby.played(1, 2, 3)
    await avoid(lobby)
    offer = await lobby.offers.rematch(played.id, GUILD, CHANNEL, person(1))
    await lobby.offers.join(offer.id, person(2))


async def avoid(lobby: Lobby) -> None:
    await lobby.store.users.toggle_avoided(*lobby.avoiding)


GIVES_SEAT = {
    "accept": accept,
    "accept_same_deal": accept_same_deal,
    "join": join,
    "challenge": challenge_user,
    "rematch": rematch,
    "open_table": open_table,
}


@pytest.mark.parametrize("avoiding", [(1, 2), (2, 1)])
@pytest.mark.parametrize("name", GIVES_SEAT)
async def test_users_who_avoid_each_other_are_given_no_seats_at_one_table(
    lobby: Lobby, name: str, avoiding: tuple[int, int]
) -> None:
    lobby.avoiding = avoiding

    assert await refused(GIVES_SEAT[name](lobby)) == ("offer-avoided", {})


def test_no_other_method_of_offers_gives_a_user_a_seat() -> None:
    """A new method that does must be tested above."""
    takes_user = {
        name
        for name, method in vars(Offers).items()
        if not name.startswith("_")
        and inspect.iscoroutinefunction(method)
        and Actor in inspect.get_annotations(method, eval_str=True).values()
    }

    assert takes_user == set(GIVES_SEAT)


async def test_a_user_avoids_at_most_a_hundred_others(lobby: Lobby) -> None:
    users = lobby.store.users
    for other in range(MAX_AVOIDED):
        assert await users.toggle_avoided(1, 1000 + other)

    assert await refused(users.toggle_avoided(1, 2)) == ("avoid-too-many", {"max": MAX_AVOIDED})
    assert not await users.toggle_avoided(1, 1000)
    assert await users.toggle_avoided(1, 2)


# players who answer in time


async def answered(lobby: Lobby, user_id: int, *, answers: int, missed: int) -> None:
    """A finished game with a clock in which this user answered and missed so many decisions."""
    snapshot = await lobby.played(user_id, 50, 51)

    def change(connection: Connection) -> None:
        connection.execute(update(game_results).values(is_timed=True))
        here = (seat_results.c.user_id == user_id, seat_results.c.table_id == snapshot.id)
        connection.execute(update(seat_results).where(*here).values(answers=answers, missed=missed))

    await lobby.store.database.write(change)


async def test_a_table_for_reliable_players_lets_in_whoever_is_not_known_to_be_late(lobby: Lobby) -> None:
    await answered(lobby, 2, answers=89, missed=11)
    await answered(lobby, 3, answers=90, missed=10)
    await answered(lobby, 4, answers=1, missed=20)
    offer = await lobby.offers.set_guests((await lobby.table(1)).id, 1, IN_TIME)

    late = lobby.offers.join(offer.id, person(2))
    assert await refused(late) == ("offer-unreliable", {"percent": 89, "min": 90})
    for user in (3, 4, 5):  # just in time; too few decisions to tell; a newcomer
        await lobby.offers.join(offer.id, person(user))
    await lobby.offers.set_guests(offer.id, 1, ANYBODY)
    await lobby.offers.join(offer.id, person(2))


async def test_a_table_for_known_players_lets_no_newcomer_in(lobby: Lobby) -> None:
    await answered(lobby, 2, answers=29, missed=0)
    await answered(lobby, 3, answers=90, missed=10)
    offer = await lobby.offers.set_guests((await lobby.table(1)).id, 1, KNOWN)

    for user, left in ((2, 1), (5, 30)):
        newcomer = lobby.offers.join(offer.id, person(user))
        assert await refused(newcomer) == ("offer-newcomer", {"count": left})
    await lobby.offers.join(offer.id, person(3))


async def test_other_tables_ask_nobody_how_reliable_they_are(lobby: Lobby) -> None:
    await answered(lobby, 2, answers=50, missed=50)

    await lobby.table(1, 2)
