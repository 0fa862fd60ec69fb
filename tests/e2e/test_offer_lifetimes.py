"""Offers can be withdrawn, reach the users who wait for them, and ping nobody too often."""

from e2e.lobbying import PostedOffer, called, challenge, offer_in, open_table, pass_time, refusal
from e2e.world import World, answer_text, buttons
from simcord import InteractionResult, MemberActor

from engine.core.records.offers import Offer
from engine.tables.offer_terms import OFFER_RATES
from engine.tables.offers import REMATCH_HOLD, START_GRACE

DAY = 24 * 3600


async def removes(offer: PostedOffer, by: MemberActor, value: str) -> InteractionResult:
    panel = await offer.host_panel(by)
    if panel.response is None or not (names := buttons(panel.response, f"oh:{offer.number}:remove")):
        return panel
    return await by.select(panel.response, [value], custom_id=names[0])


async def is_away(world: World, person: MemberActor, days: int) -> int:
    """Start an absence today and return when it ends."""
    await person.slash(world.saloon, "wanted away", until=f"{days}d")
    away = world.bot.services.user_cache.current_absence(person.id, world.guild.id)
    return away.ends_at


# withdrawing


async def test_the_challenger_and_nobody_else_withdraws_a_challenge(world: World) -> None:
    offer = await challenge(world)
    assert f"<@{world.bob.id}>" in refusal(await offer.press(world.carol, "decline"))

    await offer.press(world.alice, "decline")

    assert "withdrawn" in offer.text
    assert offer.verbs == []
    assert (await challenge(world)).number == offer.number + 1


async def test_an_offer_whose_message_was_deleted_frees_its_place(world: World) -> None:
    offer = await challenge(world)
    twice = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)
    assert "already made this offer" in refusal(twice)
    channel = world.bot.get_partial_messageable(world.saloon.id)
    await world.settle_after(channel.get_partial_message(offer.message.id).delete())

    again = await challenge(world)

    assert again.number == offer.number + 1
    assert (await offer.saved()).state == "withdrawn"


async def test_an_offer_goes_with_its_channel(world: World) -> None:
    elsewhere = world.guild.create_text_channel("back-room")
    offer = await challenge(world, channel=elsewhere)
    channel = world.bot.get_channel(elsewhere.id)

    await world.settle_after(channel.delete())  # type: ignore[union-attr]

    assert (await offer.saved()).state == "withdrawn"


# whoever waits


async def test_who_is_declined_is_told(world: World) -> None:
    offer = await challenge(world)
    before = len(called(world, world.alice))

    await offer.press(world.bob, "decline")
    await world.env.settle()

    [texts] = called(world, world.alice)[before:]
    assert "bob declined your challenge (WANTED: Duel)" in texts


async def test_after_a_day_an_offer_expires_and_who_made_it_is_told(world: World) -> None:
    offer = await challenge(world)
    await pass_time(world, DAY - 60)
    assert offer.verbs == ["accept", "decline"]
    await world.env.advance_time(60)

    assert (await offer.saved()).state == "expired"
    assert "expired" in offer.text
    assert offer.verbs == []
    assert offer.message.content == ""
    [texts] = called(world, world.alice)
    assert "has expired" in texts


async def test_a_press_that_comes_too_late_tells_the_challenger_too(world: World) -> None:
    offer = await challenge(world)
    await world.bot.services.janitor.stop()
    await world.bot.services.timekeeper.stop()
    await world.env.advance_time(DAY)

    late = await offer.press(world.bob, "accept")
    await world.env.settle()

    assert "Too late" in refusal(late)
    assert "expired" in offer.text
    assert offer.verbs == []
    assert ["has expired" in texts for texts in called(world, world.alice)] == [True]


async def test_a_challenge_to_somebody_away_waits_for_them_and_says_so(world: World) -> None:
    back = await is_away(world, world.bob, 5)

    offer = await challenge(world)

    assert f"back on <t:{back}:d>" in offer.text
    assert (await offer.saved()).expires_at == back + DAY
    await pass_time(world, 3 * DAY)
    assert (await offer.saved()).state == "open"


# rematches of several players


async def played(world: World) -> tuple[int, list[MemberActor]]:
    table, people = await world.start_table(3, "outlaws-shootout", ask_all=False)
    await world.settle_after(world.bot.services.tables.abort(table, "abort"))
    return table, people


async def test_a_rematch_of_several_calls_them_and_keeps_their_seats_for_a_day(world: World) -> None:
    table, people = await played(world)
    dave = world.person("dave")
    board = await world.board(table)

    again = offer_in(world, await people[2].click(board, custom_id=f"r:{table}"))

    data = world.env.http_requests
    users = [
        item.json["data"]["allowed_mentions"]["users"]
        for item in data
        if item.path.endswith("/callback")
        and "rematch" in ((item.json.get("data") or {}).get("content") or "")
    ]
    assert [{*map(int, item)} for item in users] == [{people[0].id, people[1].id}]
    assert "Seats are kept for alice and bob" in again.text
    assert "kept for those who played" in refusal(await again.press(dave, "join"))
    assert "kept for those who played" in refusal(await again.press(people[2], "computer"))
    await again.press(people[0], "join")
    await pass_time(world, REMATCH_HOLD)

    await again.press(dave, "join")

    assert "dave" in again.text


# open tables


async def test_without_a_host_anybody_who_sits_there_may_start(world: World) -> None:
    offer = await open_table(world)
    await offer.press(world.bob, "join")
    assert "Only" in refusal(await offer.press(world.bob, "start"))
    await is_away(world, world.alice, 5)
    assert "Only" in refusal(await offer.press(world.carol, "start"))

    await offer.press(world.bob, "start")

    assert (await offer.saved()).state == "started"


async def test_a_full_table_has_no_join_and_calls_its_host(world: World) -> None:
    offer = await open_table(world, seats=2)
    assert "join" in offer.verbs
    before = len(called(world, world.alice))

    await offer.press(world.bob, "join")
    await world.env.settle()

    assert offer.verbs == ["leave"]
    panel = (await offer.host_panel(world.alice)).response
    assert panel is not None
    assert [name.split(":")[2] for name in buttons(panel, "oh:")] == ["start", "withdraw", "remove"]
    [ping] = called(world, world.alice)[before:]
    assert "your table is full" in ping


async def test_the_host_removes_people_and_computers_before_the_start(world: World) -> None:
    offer = await open_table(world, seats=3)
    await offer.press(world.alice, "computer")
    await offer.press(world.bob, "join")
    assert "Only" in refusal(await removes(offer, world.bob, "1:0"))

    await removes(offer, world.alice, "1:0")
    assert [participant.name for participant in (await offer.saved()).participants] == ["alice", "bob"]
    await removes(offer, world.alice, f"1:{world.bob.id}")

    assert [participant.name for participant in (await offer.saved()).participants] == ["alice"]
    assert "join" in offer.verbs


async def test_a_table_with_enough_people_at_its_deadline_asks_whether_to_start(world: World) -> None:
    offer = await open_table(world)
    await offer.press(world.bob, "join")

    await pass_time(world, DAY)

    saved: Offer = await offer.saved()
    assert saved.state == "open"
    assert "there are enough players" in offer.text
    assert ["there are enough" in text for text in called(world, world.bob)] == [True]
    await offer.press(world.bob, "start")
    assert (await offer.saved()).state == "started"


async def test_nobody_starts_it_and_the_table_closes(world: World) -> None:
    offer = await open_table(world)
    await offer.press(world.bob, "join")

    await pass_time(world, DAY)
    await pass_time(world, START_GRACE)

    assert (await offer.saved()).state == "expired"
    assert buttons(offer.message) == []


# how often


async def test_nobody_calls_many_people_in_a_short_time(world: World) -> None:
    seconds, most = OFFER_RATES[0]
    people = [world.person(f"guest{number}") for number in range(most + 1)]
    for person in people[:most]:
        offer = await challenge(world, to=person)
        await offer.press(world.alice, "decline")

    refused = await world.alice.slash(world.saloon, "wanted duel", opponent=people[most])
    assert "many offers in a short time" in answer_text(refused)
    await pass_time(world, seconds)

    assert (await challenge(world, to=people[most])).verbs
