"""A player who cannot see the channel is noticed at a ping, informed, waited for, and then replaced."""

import discord
import pytest
from e2e.lobbying import challenge, pass_time
from e2e.test_clock import ALICE, BOB, answer, board_text, calls, pressed, text_of
from e2e.world import World, answer_text, button
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.i18n.texts import load_texts
from bot.services.departures import SEEN, WAITED
from engine.core.clocks import DAY, HOUR
from engine.core.decisions import Seat
from engine.core.records.users import UserSettings

ENGLISH = load_texts("en")
VIEW, PRIVATE_THREAD = 1 << 10, 12
LOST = ENGLISH("event-lost-sight", seat="bob")
WAYS = ["overwrite", "role", "private thread"]


class Place:
    """A channel that can be closed to Bob, and opened again."""

    def __init__(self, world: World, way: str) -> None:
        self.world, self.way, self.channel = world, way, world.saloon
        backend = world.env.backend
        if way == "role":
            self.role = world.guild.create_role("regulars")
            backend.add_member_role(world.guild.id, world.bob.id, self.role.id)
            backend.add_member_role(world.guild.id, world.alice.id, self.role.id)
            backend.set_overwrite(world.saloon.id, Overwrite(world.guild.id, OverwriteType.ROLE, deny=VIEW))
            for role, kind in (
                (self.role.id, OverwriteType.ROLE),
                (backend.bot_user.id, OverwriteType.MEMBER),
            ):
                backend.set_overwrite(world.saloon.id, Overwrite(role, kind, allow=VIEW))
        if way == "private thread":
            thread = backend.create_thread(world.saloon.id, "den", world.alice.id, type=PRIVATE_THREAD)
            for user_id in (world.bob.id, backend.bot_user.id):
                backend.add_thread_member(thread.id, user_id)
            [self.channel] = world.saloon.threads

    async def shut_out(self) -> None:
        backend, bob = self.world.env.backend, self.world.bob.id
        if self.way == "role":
            backend.remove_member_role(self.world.guild.id, bob, self.role.id)
        elif self.way == "private thread":
            backend.remove_thread_member(self.channel.id, bob)
        else:
            backend.set_overwrite(self.channel.id, Overwrite(bob, OverwriteType.MEMBER, deny=VIEW))
        await self.world.env.settle()

    async def let_in(self) -> None:
        backend, bob = self.world.env.backend, self.world.bob.id
        if self.way == "role":
            backend.add_member_role(self.world.guild.id, bob, self.role.id)
        elif self.way == "private thread":
            backend.add_thread_member(self.channel.id, bob)
        else:
            backend.delete_overwrite(self.channel.id, bob)
        await self.world.env.settle()

    async def begun(self, clock: str = "day") -> int:
        """Return a duel here in which Bob answered a while ago, and is pinged once Alice has answered."""
        offer = await challenge(self.world, channel=self.channel, clock=clock)
        await offer.press(self.world.bob, "accept")
        await self.world.ask_everything(offer.number, (self.world.alice, self.world.bob))
        for seat in (BOB, ALICE, BOB):
            await answer(self.world, offer.number, seat, self.world.people[seat])
        await pass_time(self.world, 2 * SEEN, at_work=True)
        return offer.number


async def until_bob_decides(world: World, table_id: int) -> None:
    """Let Alice answer until only Bob must act, so that he is pinged."""
    while (seats := await to_act(world, table_id)) != {BOB}:
        assert ALICE in seats
        await answer(world, table_id, ALICE, world.alice)


async def to_act(world: World, table_id: int) -> set[Seat]:
    return {decision.seat for decision in (await world.snapshot(table_id)).game.open_decisions}


async def letters(world: World) -> list[str]:
    channel = world.bob.user.dm_channel
    return [] if channel is None else [message.content for message in channel.history()]


async def noticed(world: World, way: str = "overwrite") -> tuple[Place, int]:
    """Return a duel that Bob could not see when he had to act."""
    place = Place(world, way)
    table = await place.begun()
    await place.shut_out()
    await until_bob_decides(world, table)
    return place, table


@pytest.mark.parametrize("way", WAYS)
async def test_who_loses_sight_is_noticed_at_the_next_call_and_both_are_told(world: World, way: str) -> None:
    _, table = await noticed(world, way)
    called = len(await calls(world, table, world.bob))
    clock = (await world.snapshot(table)).clocks[BOB]
    early = await pressed(world, table, "claim", world.alice)
    await pass_time(world, DAY - HOUR, at_work=True)

    snapshot = await world.snapshot(table)
    assert LOST in await board_text(world, table)
    assert [f"#{table} " in letter for letter in await letters(world)] == [True]
    assert clock.started_at >= world.bot.services.now() + HOUR - 60  # the clock is paused that long
    assert snapshot.clocks[BOB] == clock
    assert len(await calls(world, table, world.bob)) == called
    assert ENGLISH("no-claim-departed", until="").partition("<")[0] in text_of(early)


async def test_after_one_decisions_time_the_opponent_may_claim_and_is_told_so(world: World) -> None:
    _, table = await noticed(world)
    await pass_time(world, DAY + HOUR, at_work=True)

    notices = [text for text in await calls(world, table, world.alice) if "is not answering" in text]
    claim = await pressed(world, table, "claim", world.alice)
    assert len(notices) == 1
    assert ENGLISH("claim-choose-gone", name="**bob**") in text_of(claim)
    await world.alice.click(claim.response, custom_id=button(claim.response, f"k:{table}:take"))
    assert (await world.snapshot(table)).game.winners == (ALICE,)


@pytest.mark.parametrize("way", WAYS)
async def test_who_is_let_in_again_is_called_once_and_has_the_time_that_was_left(
    world: World, way: str
) -> None:
    place, table = await noticed(world, way)
    called = len(await calls(world, table, world.bob))
    await place.let_in()
    await pass_time(world, HOUR, at_work=True)
    back = await world.snapshot(table)
    await pass_time(world, DAY, at_work=True)  # they are pinged at most four times a day

    assert back.departed_at == {}
    assert len(await calls(world, table, world.bob)) == called + 1
    assert back.clocks[BOB].deadline > world.bot.services.now() + DAY


async def test_among_three_the_computer_plays_on(world: World) -> None:
    table, people = await world.start_table(3, "outlaws-shootout", clock="day")
    for seat in (ALICE, BOB, 2, BOB):
        await answer(world, table, seat, people[seat])
    await pass_time(world, 2 * SEEN, at_work=True)
    overwrite = Overwrite(world.bob.id, OverwriteType.MEMBER, deny=VIEW)
    world.env.backend.set_overwrite(world.saloon.id, overwrite)
    for seat in (ALICE, 2):
        await answer(world, table, seat, people[seat])
    await pass_time(world, DAY + 2 * HOUR, at_work=True)

    assert (await world.snapshot(table)).participants[BOB].active_user is None


async def test_who_wants_no_pings_gets_no_letter(world: World) -> None:
    await world.bot.services.user_cache.save(UserSettings(world.bob.id, ping_mode="none"))
    _, table = await noticed(world)
    await pass_time(world, WAITED + HOUR, at_work=True)

    assert LOST in await board_text(world, table)
    assert await letters(world) == []


async def test_the_letter_is_in_their_language(world: World) -> None:
    language = "fr"
    await world.bot.services.user_cache.save(UserSettings(world.bob.id, language))
    await noticed(world)

    text = load_texts(language)
    [letter] = await letters(world)
    assert text("dm-unseen", name="")[-60:] in letter


async def test_a_closed_letter_box_changes_nothing(world: World) -> None:
    channel = await world.bot.create_dm(discord.Object(world.bob.id))
    path = f"/channels/{channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    _, table = await noticed(world)
    hand = await world.bob.slash(world.guild.create_text_channel("bank"), "wanted help")

    assert LOST in await board_text(world, table)
    assert ENGLISH("dm-closed") not in answer_text(hand)
