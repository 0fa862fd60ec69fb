"""Tournaments in the store: joining, rounds that advance by steps, results, and stops in between."""

import asyncio
import os
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest
from tables_world import CHANNEL, GUILD, World, refused

from engine.core.clocks import DAY, HOUR, TIME_CONTROLS, UNTIMED
from engine.core.decisions import Refused
from engine.core.records.offers import RATED
from engine.core.records.tournaments import (
    BYE,
    CANCELLED,
    FIRST,
    FIRST_ABSENT,
    HALVED,
    JOINING,
    KNOCKOUT,
    LEAGUE,
    MAX_ENTRANTS,
    OPEN,
    OVER,
    PLAYING,
    REPLAYED,
    ROBIN,
    RODEO,
    SECOND,
    SECOND_ABSENT,
    SWISS,
    VOID,
    PairingGame,
    Tournament,
)
from engine.games import GAMES
from engine.store.database import nothing
from engine.tables.dailies import Dailies
from engine.tables.offer_terms import Actor, OfferLimits
from engine.tables.offers import Offers
from engine.tables.sealing import Sealing
from engine.tables.timeouts import time_out
from engine.tables.tournament_rounds import TournamentRounds
from engine.tables.tournaments import NewTournament, Tournaments, TournamentView, field_of

FORMS = (KNOCKOUT, SWISS, ROBIN, LEAGUE)
PEOPLE = [*map(int, os.environ.get("ENTRANTS", "").split())]
SMALL = [(KNOCKOUT, 2), (SWISS, 2), (LEAGUE, 2), (ROBIN, 3), (SWISS, 3), (KNOCKOUT, 7), (SWISS, 7)]
SHERIFF_ID = 7
POSTING = 1_300_000_000_000_000_000  # the id of the first posting


class Cup(World):
    """A server that runs one tournament, with what Discord would do."""

    id: int = 0
    postings: int = 0
    secrets: int = 0

    def use(self, store: Any) -> None:
        super().use(store)

        def secret() -> str:
            self.secrets += 1
            return f"{self.secrets:064x}"

        def now() -> int:
            return self.time

        limits = OfferLimits(store, now)
        self.offers = Offers(store, self.tables, GAMES, limits, now, secret)
        sealing = Sealing(lambda: 1, now, secret)
        self.cups = Tournaments(store.tournaments, store.deals, limits, sealing)
        self.rounds = TournamentRounds(
            store.tournaments,
            store.deals,
            store.guilds,
            store.offers,
            self.offers,
            limits,
            self.tables,
            sealing,
        )
        self.dailies = Dailies(store.deals, store.offers, store.users, limits, self.tables, sealing)

    async def begin(
        self, form: str, players: int, game: str = "outlaws-duel", clock: str = "day", name: str = "Cup"
    ) -> None:
        wanted = NewTournament(name, form, game, clock, 2 * DAY)
        self.id = (await self.cups.open(wanted, GUILD, CHANNEL, SHERIFF_ID)).id
        await self.store.tournaments.set_announcement(self.id, POSTING, "shown")
        for user in range(101, 101 + players):
            await self.join(user)

    async def join(self, user: int) -> None:
        await self.cups.join(await self.cup(), Actor(user, f"User {user}", user))

    async def cup(self) -> Tournament:
        return await self.cups.find(self.id, GUILD)

    async def view(self) -> TournamentView:
        return await self.cups.view(await self.cup())

    async def start(self) -> None:
        await self.cups.start_now(await self.cup())
        await self.settle()

    async def settle(self, *, restart: bool = False) -> None:
        """Take all steps that are due, and post and deal what they ask for."""
        while True:
            if restart:
                await self.crash()
            if await self.rounds.advance(self.id):
                continue
            cup = await self.cup()
            sealed = await self.rounds.unposted(cup)
            undrawn = [deal for deal in await self.store.deals.of_rodeo(cup.id) if deal.number is None]
            if not sealed and not undrawn:
                break
            self.postings += 1
            posting = POSTING + self.postings
            await self.rounds.open_deals(cup, posting)
            if restart:
                await self.crash()
            await self.rounds.mark_posted(cup, [game for game, _ in sealed], posting)
            if restart:
                await self.crash()
            await self.rounds.deal(cup, thread=False)

    async def open_games(self) -> list[PairingGame]:
        return [game for game in await self.store.tournaments.games(self.id) if game.result == OPEN]

    async def resign(self, game: PairingGame, user: int) -> None:
        await self.tables.resign(game.table_id or 0, user, f"r{game.table_id}")

    async def results(self) -> list[str]:
        return [game.result for game in await self.store.tournaments.games(self.id)]


WORLD = partial(Cup, games=GAMES)


@pytest.mark.parametrize(
    ("form", "players"),
    [(form, min(count, MAX_ENTRANTS[form])) for form in FORMS for count in PEOPLE] or SMALL,
)
async def test_a_tournament_ends_with_a_stop_after_every_step_and_people_vanishing(
    world: Cup, form: str, players: int
) -> None:
    rng = Random(players)
    await world.begin(form, players)
    await world.cups.start_now(await world.cup())
    await world.settle(restart=True)
    while (await world.cup()).state == PLAYING:
        [*games] = await world.open_games()
        for game in games:
            if rng.random() < 0.85:
                await world.resign(game, rng.choice((game.first, game.second or 0)))
        if rng.random() < 0.3:
            view = await world.view()
            left = rng.choice([entrant for entrant in view.entrants if entrant.left_round is None])
            await world.cups.leave(view.tournament, left.user_id)
        world.time += 15 * DAY  # whoever has not answered is absent
        await world.settle(restart=True)

    view = await world.view()
    assert view.tournament.state == OVER
    assert len({standing.entrant.user_id for standing in view.standings}) == players
    assert view.standings[0].place == 1 or form == KNOCKOUT
    assert [
        game.table_id for game in await world.store.tournaments.games(world.id) if game.result == BYE
    ] == [None for result in await world.results() if result == BYE]


async def test_the_same_round_is_paired_once(world: Cup) -> None:
    await world.begin(SWISS, 6)
    cup = await world.cup()
    await world.start()
    games = await world.store.tournaments.games(world.id)
    field = await world.store.tournaments.entrants(world.id)

    assert not await world.store.tournaments.begin_round(cup, 0, games, field)  # as another process would
    assert await world.store.tournaments.games(world.id) == games
    assert world.postings == 1
    assert {game.message_id for game in games} == {POSTING + 1}
    offer = await world.store.offers.get(games[0].table_id or 0)
    table = await world.tables.get(offer.id)
    assert {who.client_seed for who in table.participants} == {POSTING + 1}
    assert [who.user_id for who in table.participants] == [games[0].first, games[0].second]


async def test_a_round_begins_with_the_field_that_it_was_paired_for_or_not_at_all(world: Cup) -> None:
    await world.begin(ROBIN, 3)
    cup = await world.cup()
    field = field_of(cup, await world.store.tournaments.entrants(world.id))
    await world.join(104)  # while the first round is being paired

    assert not await world.store.tournaments.begin_round(cup, 0, [], field)
    assert (await world.cup()).round == 0
    await world.start()
    assert len(await world.open_games()) == 2
    assert await refused(world.cups.join(cup, Actor(105, "User 105", 105))) == "tournament-closed"
    assert len((await world.view()).entrants) == 4
    await world.cups.leave(cup, 101)  # who had read it before the start, too
    assert [who.left_round for who in (await world.view()).entrants if who.user_id == 101] == [2]


async def test_who_joins_a_swiss_while_its_second_round_begins_is_in_it_or_refused(world: Cup) -> None:
    await world.begin(SWISS, 3)
    await world.start()
    cup = await world.cup()
    field = field_of(cup, await world.store.tournaments.entrants(world.id))
    await world.join(104)

    assert not await world.store.tournaments.begin_round(cup, 0, [], field)
    for game in await world.open_games():
        await world.resign(game, game.first)
    await world.settle()
    assert {104} < {user for game in await world.open_games() for user in (game.first, game.second)}
    assert await refused(world.cups.join(cup, Actor(105, "User 105", 105))) == "tournament-closed"


async def test_who_does_not_check_in_is_not_paired(world: Cup) -> None:
    await world.begin(SWISS, 4)
    assert await refused(world.cups.check_in(await world.cup(), 101)) == "tournament-early"
    world.time += DAY
    for user in (101, 102, 103):
        await world.cups.check_in(await world.cup(), user)
    await world.join(105)  # this late, to join is to check in
    assert await refused(world.cups.check_in(await world.cup(), 105)) == "tournament-checked-in"
    world.time += DAY
    await world.settle()

    assert {entrant.user_id for entrant in (await world.view()).entrants} == {101, 102, 103, 105}


async def test_a_tournament_without_two_players_is_called_off(world: Cup) -> None:
    await world.begin(SWISS, 1)
    world.time += 2 * DAY
    await world.settle()

    assert (await world.cup()).state == CANCELLED
    assert not await world.rounds.advance(world.id)
    assert await refused(world.join(102)) == "tournament-closed"


async def test_joining_is_refused_twice_and_when_all_places_are_taken(world: Cup) -> None:
    await world.begin(LEAGUE, 12)
    assert await refused(world.join(101)) == "tournament-joined"
    assert await refused(world.join(200)) == "tournament-full"
    await world.cups.leave(await world.cup(), 101)
    await world.join(200)
    assert await refused(world.cups.leave(await world.cup(), 101)) == "tournament-not-in"


async def test_a_swiss_tournament_lets_in_latecomers_until_its_second_round(world: Cup) -> None:
    await world.begin(SWISS, 4)
    await world.start()
    await world.join(105)
    for game in await world.open_games():
        await world.resign(game, game.first)
    await world.settle()

    assert {105} <= {user for pairing in (await world.view()).current for user in pairing.users}
    assert await refused(world.join(106)) == "tournament-closed"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        (NewTournament("Cup", "chess", "bang", "day", 0), "tournament-form"),
        (NewTournament("Cup", SWISS, "poker", "day", 0), "tournament-game"),
        (NewTournament("Cup", RODEO, "outlaws-duel", "day", 0), "tournament-game"),
        (NewTournament("Cup", SWISS, "gnadenlos", "day", 0), "tournament-game"),
        (NewTournament("Cup", SWISS, "bang", "noon", 0), "offer-clock"),
        (NewTournament("Cup", SWISS, "bang", "day", HOUR - 1), "tournament-start"),
        (NewTournament("Cup", SWISS, "bang", "day", 61 * DAY), "tournament-start"),
        (NewTournament("  ", SWISS, "bang", "day", HOUR), "tournament-name"),
    ],
)
async def test_a_tournament_that_cannot_be_is_refused(world: Cup, wanted: NewTournament, code: str) -> None:
    assert await refused(world.cups.open(wanted, GUILD, CHANNEL, SHERIFF_ID)) == code


async def test_a_rodeo_may_be_of_any_game_with_a_daily_deal(world: Cup) -> None:
    await world.begin(RODEO, 2, "gnadenlos")
    await world.start()

    assert {deal.game for deal in await world.store.deals.of_rodeo(world.id)} == {"gnadenlos"}


async def test_names_are_numbered_and_a_server_has_at_most_ten_at_once(world: Cup) -> None:
    for _ in range(10):
        await world.begin(SWISS, 0)
    names = [cup.name for cup in await world.store.tournaments.of_guild(GUILD, 20)]

    assert (names[-1], names[-2], names[0]) == ("Cup", "Cup 2", "Cup 10")
    assert await refused(world.begin(SWISS, 0)) == "tournament-too-many"
    assert await refused(world.cups.find(world.id, GUILD + 1)) == "tournament-none"


async def test_leaving_loses_the_open_game_and_no_further_one_is_paired(world: Cup) -> None:
    await world.begin(SWISS, 4)
    await world.start()
    first, second = await world.open_games()
    await world.cups.leave(await world.cup(), first.first)
    await world.resign(second, second.first)
    await world.settle()

    assert (await world.results())[:2] == [FIRST_ABSENT, SECOND]
    assert first.first not in {user for pairing in (await world.view()).current for user in pairing.users}


async def test_a_player_who_never_begins_loses_by_the_engines_own_rule(world: Cup) -> None:
    await world.begin(SWISS, 2, "ragnguns")
    await world.start()
    [game] = await world.open_games()
    table = game.table_id or 0
    snapshot = await world.tables.get(table)
    seat = snapshot.game.open_decisions[0].seat
    world.time += TIME_CONTROLS["day"].per_decision + 3 * DAY
    await world.tables.apply(table, "late", lambda at: time_out(at, at.game.public_ply, seat, world.time))
    await world.settle()

    assert await world.results() == [(FIRST_ABSENT, SECOND_ABSENT)[seat]]
    assert (await world.cup()).state == OVER


async def test_games_that_last_longer_than_their_round_are_decided(world: Cup) -> None:
    await world.begin(SWISS, 2, clock=UNTIMED)
    await world.start()
    [game] = await world.open_games()
    table = await world.tables.get(game.table_id or 0)
    for decision in table.game.open_decisions:
        user = table.participants[decision.seat].user_id or 0
        ply = (await world.tables.get(table.id)).game.decision_ply
        await world.tables.answer(table.id, ply, user, [decision.options[:1]], f"a{user}")
    world.time += 6 * DAY
    await world.settle()
    assert await world.results() == [OPEN]
    world.time += DAY
    await world.settle()

    assert await world.results() == [HALVED]
    assert (await world.tables.get(table.id)).game.winners is None  # they may play on


async def test_an_aborted_game_is_played_again_once(world: Cup) -> None:
    await world.begin(SWISS, 2)
    await world.start()
    for _ in range(2):
        [game] = await world.open_games()
        await world.tables.abort(game.table_id or 0, f"a{game.leg}")
        await world.settle()

    assert await world.results() == [VOID, VOID]
    assert [standing.points for standing in (await world.view()).standings] == [1, 1]
    assert world.postings == 2


async def test_a_moderator_has_a_game_of_the_round_played_again(world: Cup) -> None:
    await world.begin(SWISS, 4)
    await world.start()
    first, _ = await world.open_games()
    await world.resign(first, first.first)
    await world.settle()
    assert await refused(world.cups.replay(await world.cup(), 9)) == "tournament-no-replay"
    await world.cups.replay(await world.cup(), first.board)
    await world.settle()

    games = [game for game in await world.store.tournaments.games(world.id) if game.board == first.board]
    assert [(game.leg, game.result) for game in games] == [(1, REPLAYED), (2, OPEN)]
    assert games[1].table_id not in (None, first.table_id)


async def test_of_two_moderators_one_has_a_game_played_again(world: Cup) -> None:
    await world.begin(SWISS, 4)
    await world.start()
    first, other = await world.open_games()
    await world.resign(first, first.first)
    await world.settle()
    [as_read] = [game for game in await world.store.tournaments.games(world.id) if game.board == first.board]
    again = replace(as_read, leg=2, table_id=None, message_id=None, result=OPEN)

    assert await world.store.tournaments.replay(as_read, again, nothing)
    assert not await world.store.tournaments.replay(as_read, again, nothing)
    assert await world.store.tournaments.decide(replace(other, result=FIRST), replace(other, leg=2))
    assert not await world.store.tournaments.replay(other, replace(other, leg=2), nothing)
    both = [world.cups.replay(await world.cup(), first.board) for _ in range(2)]
    outcomes = await asyncio.gather(*both, return_exceptions=True)
    assert {type(outcome) for outcome in outcomes} <= {type(None), Refused}


async def test_a_league_outlives_its_games(world: Cup) -> None:
    await world.begin(LEAGUE, 4)
    await world.start()
    for game in await world.open_games():
        await world.resign(game, game.first)
    await world.settle()
    games = await world.store.tournaments.games(world.id)
    assert (await world.cup()).round == 2
    world.time += 40 * DAY
    assert await world.store.retention.purge_finished(1) == 2

    assert await world.store.tournaments.games(world.id) == games
    assert sorted(standing.points for standing in (await world.view()).standings) == [0, 0, 2, 2]


async def test_both_sides_of_revolver_are_played_in_a_knockout(world: Cup) -> None:
    await world.begin(KNOCKOUT, 2, "revolver")
    await world.start()
    [game] = await world.open_games()
    await world.resign(game, game.second or 0)
    await world.settle()
    [other] = await world.open_games()

    assert (other.first, other.second) == (game.second, game.first)
    assert (await world.tables.get(other.table_id or 0)).variant == "host-guardians"
    await world.resign(other, other.second or 0)
    await world.settle()
    assert await world.results() == [FIRST, FIRST]
    assert (await world.cup()).state == OVER


async def test_a_rodeo_places_those_who_did_best_on_five_sealed_deals(world: Cup) -> None:
    await world.begin(RODEO, 3, "bang")
    await world.start()
    cup = await world.cup()
    deals = await world.store.deals.of_rodeo(cup.id)

    assert len({deal.commitment for deal in deals}) == len(deals) == 5
    assert {deal.number for deal in deals} == {POSTING + 1}
    for deal in deals[:2]:
        table = await world.dailies.play_deal(deal, Actor(101, "User 101", 1), GUILD, str)
        await world.tables.resign(table.id, 101, f"r{table.id}")
        await world.dailies.score(table.id)
    view = await world.view()
    best = view.standings[0]
    assert (best.place, best.entrant.user_id, best.points) == (1, 101, 8)
    world.time += 7 * DAY
    await world.settle(restart=True)
    assert (await world.cup()).state == OVER


async def test_games_of_a_club_are_rated_like_others(world: Cup) -> None:
    await world.begin(SWISS, 2)
    world.store.results._clubs.add(GUILD)
    await world.start()
    [game] = await world.open_games()

    assert (await world.tables.get(game.table_id or 0)).stakes == RATED


async def test_a_sealed_game_is_no_offer_that_anybody_could_accept_or_withdraw(world: Cup) -> None:
    await world.begin(SWISS, 2)
    await world.cups.start_now(await world.cup())
    while await world.rounds.advance(world.id):
        pass
    [game] = await world.open_games()

    assert await world.store.offers.open_offers(guild_id=GUILD) == []
    assert await refused(world.offers.withdraw(game.table_id or 0, game.first)) == "offer-none"


async def test_no_table_opens_while_the_owner_lets_none(world: Cup) -> None:
    await world.begin(SWISS, 2)
    await world.cups.start_now(await world.cup())
    while await world.rounds.advance(world.id):
        pass
    await world.store.moderation.drain(on=True)
    cup = await world.cup()
    await world.rounds.mark_posted(cup, [game for game, _ in await world.rounds.unposted(cup)], POSTING)

    assert await refused(world.rounds.deal(cup, thread=False)) == "games-paused"
    await world.store.moderation.drain(on=False)
    assert await world.rounds.deal(cup, thread=False) == 1
    assert await world.rounds.deal(cup, thread=False) == 0


async def test_another_host_and_channel_take_over(world: Cup) -> None:
    await world.begin(SWISS, 2)
    await world.cups.take_over(await world.cup(), 101, CHANNEL)
    assert ((await world.cup()).host_id, (await world.cup()).digest) == (101, "shown")
    await world.cups.take_over(await world.cup(), 101, CHANNEL + 1)

    cup = await world.cup()
    assert (cup.channel_id, cup.message_id, cup.number) == (CHANNEL + 1, None, POSTING)
    await world.cups.cancel(await world.cup())
    assert await refused(world.cups.cancel(await world.cup())) == "tournament-over"


async def test_a_deleted_user_leaves_their_tournaments_under_another_id(world: Cup) -> None:
    await world.begin(SWISS, 4)
    await world.start()
    [game, *_] = await world.open_games()
    await world.store.privacy.forget_everywhere(game.first, [], 1 << 62, "Somebody")

    view = await world.view()
    [gone] = [entrant for entrant in view.entrants if entrant.user_id == 1 << 62]
    assert (gone.name, gone.left_round) == ("Somebody", 2)
    assert (await world.store.tournaments.games(world.id))[game.board].first == 1 << 62
    assert replace(gone, user_id=game.first) not in view.entrants


async def test_a_deletion_shifts_nobodys_schedule(world: Cup) -> None:
    await world.begin(LEAGUE, 6)
    await world.start()
    gone = (1 << 62) + 1  # by it, the lot would be another
    while games := await world.open_games():
        if games[0].round == 3:
            await world.store.privacy.forget_everywhere(103, [], gone, "Somebody")
        for game in await world.open_games():
            await world.tables.resign(
                game.table_id or 0, game.first if game.first < gone else game.second, "r"
            )
        await world.settle()

    met = [frozenset((game.first, game.second)) for game in await world.store.tournaments.games(world.id)]
    assert len({*met}) == len(met) == 15


async def test_a_tournament_that_cannot_be_posted_for_a_week_is_called_off(world: Cup) -> None:
    """The bot was removed from the server, or the channel is gone: before the start, and between rounds."""
    await world.begin(SWISS, 2)
    unannounced = (
        await world.cups.open(NewTournament("Cup", SWISS, "outlaws-duel", "day", HOUR), GUILD, CHANNEL, 1)
    ).id
    await world.cups.start_now(await world.cup())
    while await world.rounds.advance(world.id):
        pass
    ends_at = (await world.cup()).round_ends_at or 0
    for moment, state in ((ends_at + 7 * DAY - 1, PLAYING), (ends_at + 7 * DAY, CANCELLED)):
        world.time = moment
        await world.rounds.advance(world.id)

        assert (await world.cup()).state == state
    await world.rounds.advance(unannounced)
    assert (await world.cups.find(unannounced, GUILD)).state == CANCELLED


async def test_a_game_decided_before_its_end_is_dropped_and_no_other(world: Cup) -> None:
    await world.begin(SWISS, 4)
    await world.start()
    first, second = (game.table_id or 0 for game in await world.open_games())
    place = await world.store.tournaments.at_table(first)
    assert (place.tournament_id, place.name, place.round, place.counts) == (world.id, "Cup", 1, True)
    assert await world.store.tournaments.dropped(world.id) == []
    await world.cups.replay(await world.cup(), 0)
    await world.settle()

    assert await world.store.tournaments.dropped(world.id) == [first]
    assert not (await world.store.tournaments.at_table(first) or place).counts
    await world.cups.cancel(await world.cup())
    assert {first, second} < {*await world.store.tournaments.dropped(world.id)}


async def test_only_our_tournaments_are_swept(world: Cup) -> None:
    await world.begin(SWISS, 2)
    assert await world.store.tournaments.unfinished() == [world.id]
    assert (await world.cup()).state == JOINING
    await world.store.tournaments.close(world.id)
    assert await world.store.tournaments.unfinished() == []
    assert await world.store.tournaments.at_table(12345) is None
