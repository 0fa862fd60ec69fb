"""`/wanted looking`: the list, offers from it, what ends it, and the call for the posse."""

from typing import Any

import pytest
from e2e.lobbying import challenge, offer_in, pass_time, pinged_users, refusal
from e2e.world import World, answer_text, button, buttons
from simcord import InteractionResult, MemberActor, RoleHandle

from engine.core.clocks import HOUR

OFFER = "lko"


async def looks(world: World, person: MemberActor, **wish: Any) -> InteractionResult:
    result = await person.slash(world.saloon, "wanted looking", **wish)
    assert result.ephemeral
    return result


async def is_looking(world: World, person: MemberActor) -> bool:
    return await world.bot.services.lookings.of_user(person.id, world.guild.id) is not None


async def test_who_looks_first_is_alone_on_the_list_and_pings_nobody(world: World) -> None:
    result = await looks(world, world.alice, game="bang", clock="day")

    assert "You are looking for BANG! for two · 2 days a move" in answer_text(result)
    assert "Nobody else is looking" in answer_text(result)
    assert [*buttons(result.response, "lk")] == ["lk:stop"]
    assert pinged_users(world) == []
    daily = await world.alice.click(result.response, custom_id=button(result.response, "dl:"))
    assert "Everybody gets this deal" in answer_text(daily)


async def test_two_whose_wishes_meet_are_asked_and_the_offer_is_an_ordinary_one(world: World) -> None:
    await looks(world, world.alice, game="bang")
    result = await looks(world, world.bob, clock="day")
    assert "**alice** would play that, too: BANG! for two · any clock" in answer_text(result)

    answer = await world.bob.click(result.response, custom_id=f"{OFFER}:{world.alice.id}")
    offer = await offer_in(world, answer).saved()

    assert (offer.host.user_id, offer.opponent_id) == (world.bob.id, world.alice.id)
    assert (offer.game, offer.time_control) == ("bang", "day")
    assert await is_looking(world, world.alice)  # until a game begins
    await offer_in(world, answer).press(world.alice, "accept")
    assert not await is_looking(world, world.alice)
    assert not await is_looking(world, world.bob)


async def test_others_are_listed_whatever_they_wish_and_can_be_offered_it(world: World) -> None:
    await looks(world, world.alice, game="bang")
    result = await looks(world, world.bob, game="ragnguns")
    assert "would play that" not in answer_text(result)
    assert "**alice** · BANG! for two · any clock" in answer_text(result)

    picked = await world.bob.select(result.response, [str(world.alice.id)], custom_id=OFFER)

    assert (await offer_in(world, picked).saved()).game == "bang"


@pytest.mark.parametrize("avoiding", ["alice", "bob"])
async def test_avoided_users_do_not_see_each_other_on_the_list(world: World, avoiding: str) -> None:
    pair = [world.alice, world.bob]
    by, other = pair if avoiding == "alice" else pair[::-1]
    await world.bot.store.users.toggle_avoided(by.id, other.id)
    await looks(world, world.alice)
    result = await looks(world, world.bob)

    assert "Nobody else is looking" in answer_text(result)
    forged = await world.bob.click(result.response, custom_id="lk:stop")
    assert "no longer looking" in answer_text(forged)


async def test_games_shows_it_and_ends_it(world: World) -> None:
    await looks(world, world.alice, game="bang", hours=2)
    hub = await world.alice.slash(world.saloon, "wanted games")
    assert "You are looking for BANG!" in answer_text(hub)

    ended = await world.alice.select(hub.response, ["looking:0"], custom_id="hub")

    assert "no longer looking" in answer_text(ended)
    assert not await is_looking(world, world.alice)


async def test_not_now_ends_it_also_after_a_restart(world: World) -> None:
    result = await looks(world, world.alice)
    await world.restart()
    await world.alice.click(result.response, custom_id="lk:stop")

    assert not await is_looking(world, world.alice)
    again = await world.bob.slash(world.saloon, "wanted looking")
    assert "Nobody else is looking" in answer_text(again)


async def test_it_ends_after_its_hours(world: World) -> None:
    await looks(world, world.alice, hours=1)
    await pass_time(world, HOUR)

    assert not await is_looking(world, world.alice)


async def test_quiet_hours_and_absences_end_it(world: World) -> None:
    await world.alice.slash(world.saloon, "wanted me", timezone="UTC", quiet="01:00-08:00")
    await looks(world, world.alice, hours=24)  # at midnight
    await looks(world, world.bob, hours=24)
    await world.bob.slash(world.saloon, "wanted away", until="3d", **{"from": "tomorrow"})
    assert await is_looking(world, world.alice)
    assert await is_looking(world, world.bob)

    await pass_time(world, 2 * HOUR)

    assert not await is_looking(world, world.alice)
    assert await is_looking(world, world.bob)
    await world.bob.slash(world.saloon, "wanted away", until="3d")
    assert not await is_looking(world, world.bob)


async def test_who_is_blocked_may_not_look_and_leaves_the_list(world: World) -> None:
    await looks(world, world.alice)
    await world.bot.services.offers.leave_all(world.alice.id, world.guild.id)

    assert not await is_looking(world, world.alice)


async def test_an_offer_to_somebody_who_has_left_the_list_says_so(world: World) -> None:
    await looks(world, world.alice)
    result = await looks(world, world.bob)
    await world.bot.services.lookings.end(world.guild.id, world.alice.id)

    late = await world.bob.click(result.response, custom_id=f"{OFFER}:{world.alice.id}")

    assert "no longer looking for a game" in refusal(late)


async def with_posse(world: World) -> RoleHandle:
    """Set the server's role as a moderator; the same again sets none."""
    role = world.guild.create_role("posse")
    result = await world.moderator().slash(world.saloon, "wanted-admin settings", posse=role)
    assert f"<@&{role.id}>" in answer_text(result)
    return role


async def test_the_posse_is_the_role_of_the_server_and_only_called_by_a_press(world: World) -> None:
    role = await with_posse(world)
    result = await looks(world, world.alice, game="bang")

    call = await world.alice.click(result.response, custom_id="lk:posse")

    assert not call.ephemeral
    assert call.response.content.startswith(f"📣 <@&{role.id}> **alice** is looking for a game: BANG!")
    [request] = [
        request.json["data"]
        for request in world.env.http_requests
        if request.path.endswith("/callback")
        and "📣" in ((request.json.get("data") or {}).get("content") or "")
    ]
    assert [int(pinged) for pinged in request["allowed_mentions"]["roles"]] == [role.id]
    assert not request["allowed_mentions"].get("parse")
    press = button(call.response, f"{OFFER}:", str(world.alice.id))
    assert "no longer looking" in refusal(await world.alice.click(call.response, custom_id=press))
    offer = await offer_in(world, await world.bob.click(call.response, custom_id=press)).saved()
    assert offer.opponent_id == world.alice.id


async def test_one_user_calls_the_posse_once_in_six_hours_and_a_server_three_times_a_day(
    world: World,
) -> None:
    await with_posse(world)
    lists = [await looks(world, person, hours=12) for person in (*world.people, world.person("erin"))]
    presses = [
        await person.click(result.response, custom_id="lk:posse")
        for person, result in ((world.alice, lists[0]), (world.alice, lists[0]))
    ]
    assert "You may again <t:" in refusal(presses[1])

    await pass_time(world, 7 * HOUR)
    await world.alice.click(lists[0].response, custom_id="lk:posse")
    await world.bob.click(lists[1].response, custom_id="lk:posse")
    fourth = await world.carol.click(lists[2].response, custom_id="lk:posse")

    assert "called 3 times" in refusal(fourth)


async def test_without_a_role_or_a_place_on_the_list_nobody_is_called(world: World) -> None:
    role = await with_posse(world)
    result = await looks(world, world.alice)
    await world.bot.services.lookings.end(world.guild.id, world.alice.id)
    off_list = await world.alice.click(result.response, custom_id="lk:posse")
    assert "You are not on the list" in refusal(off_list)

    await world.moderator("emil").slash(world.saloon, "wanted-admin settings", posse=role)
    await looks(world, world.alice)
    unset = await world.alice.click(result.response, custom_id="lk:posse")

    assert "no role to call" in refusal(unset)


async def test_an_offer_alone_takes_nobody_off_the_list(world: World) -> None:
    await looks(world, world.alice)
    await challenge(world)

    assert await is_looking(world, world.alice)
