"""`/wanted duel same-deal`: challenge, acceptance, two games alone, one result; and what is refused."""

from typing import Any

import pytest
from e2e.lobbying import challenge, offer_in, refusal
from e2e.test_daily import in_saloon
from e2e.world import World, answer_text, button, buttons, select_values, text_of
from simcord import InteractionResult, MemberActor

from bot.i18n.texts import LANGUAGES, load_texts
from engine.core.clocks import DAY

EN = load_texts("en")


@pytest.fixture(autouse=True)
def no_house(world: World) -> None:
    """Let the house play nothing: it thinks for seconds."""
    world.bot.services.daily_deals.house = ()


async def challenged(world: World, **options: Any) -> InteractionResult:
    return await world.alice.slash(
        world.saloon,
        "wanted duel",
        **{"opponent": world.bob, "game": "bang", "level": "deputy", "same-deal": True, **options},
    )


async def accepted(world: World) -> Any:
    """Let bob accept; return the message of the challenge."""
    result = await challenged(world)
    await offer_in(world, result).press(world.bob, "accept")
    await world.env.settle()
    return result.response


async def plays(world: World, message: Any, person: MemberActor) -> int:
    """Press Play on the challenge, and resign; return the table."""
    hand = await person.click(message, custom_id=button(message, "sdp:"))
    assert hand.ephemeral
    await world.env.settle()
    [summary] = await world.bot.store.summaries.of_open_tables(user_id=person.id)
    await world.bot.services.tables.resign(summary.table_id, person.id, f"r{person.id}")
    await world.bot.services.daily_deals.finish()
    return summary.table_id


def all_text(world: World) -> str:
    return "\n".join(f"{message.content}\n{text_of(message)}" for message in in_saloon(world))


async def test_two_play_the_same_deal_alone_and_both_learn_the_result_at_once(world: World) -> None:
    result = await challenged(world)
    offer = offer_in(world, result)
    assert EN("offer-same-deal", level=EN("level-deputy")) in offer.text
    assert offer.verbs == ["accept", "decline"]
    await offer.press(world.bob, "accept")
    await world.env.settle()
    assert "has accepted" in all_text(world)
    tables = [await plays(world, result.response, world.alice)]
    own = await world.alice.click(result.response, custom_id=button(result.response, "sdp:"))

    assert "Resigned" in answer_text(own)
    assert "Resigned" not in all_text(world)
    hub = await world.bob.slash(world.saloon, "wanted games")
    assert f"same-deal:{(await offer.saved()).deal_id}" in select_values(hub.response)
    hidden = await world.bob.slash(world.saloon, "wanted replay", table=tables[0])
    assert EN("no-table-unknown") in refusal(hidden)

    before = len(in_saloon(world))
    tables.append(await plays(world, result.response, world.bob))
    [posted] = in_saloon(world)[before:]
    words = repr(posted.embeds[0].to_dict())
    assert posted.content == f"<@{world.alice.id}>"  # bob has just seen it
    assert EN("same-deal-equal") in words
    assert words.count("Resigned") == 2
    assert EN("offer-compared") in all_text(world)
    assert len(buttons(posted, "rv:")) == 2
    replay = await world.carol.slash(world.saloon, "wanted replay", table=tables[0])
    assert f"Table {tables[0]}" in answer_text(replay)
    file = await world.alice.slash(world.saloon, "wanted log", table=tables[0], file=True)
    assert file.response.attachments


async def test_an_ordinary_challenge_to_the_same_game_is_another_offer(world: World) -> None:
    await challenge(world, world.bob, world.alice, game="bang")
    await challenge(world, world.alice, world.bob, game="outlaws-duel")

    same = offer_in(world, await challenged(world))

    assert same.verbs == ["accept", "decline"]
    assert "already made this offer" in refusal(await challenged(world))


async def test_an_accepted_duel_waits_until_one_has_begun_it_and_pings_nobody_who_is_gone(
    world: World,
) -> None:
    message = await accepted(world)
    before = await world.bob.slash(world.saloon, "wanted games")
    await plays(world, message, world.bob)
    after = await world.bob.slash(world.saloon, "wanted games")

    assert "1 thing is waiting for you" in answer_text(before)
    assert "Nothing is waiting for you" in answer_text(after)

    page = await world.bob.slash(world.saloon, "wanted privacy")
    sure = await world.bob.click(page.response, custom_id="pv:delete")
    await world.bob.click(sure.response, custom_id="pv:suredelete")
    await plays(world, message, world.alice)
    assert in_saloon(world)[-1].content == ""


async def test_who_has_not_played_by_the_deadline_loses(world: World) -> None:
    message = await accepted(world)
    await plays(world, message, world.bob)
    now = world.bot.services.now()
    await world.stop()
    await world.env.advance_time(DAY)
    await world.begin()
    world.bot.services.daily_deals.house = ()
    await world.env.advance_time(31)  # a sweep
    await world.bot.services.daily_deals.finish()

    assert world.bot.services.now() >= now + DAY
    assert EN("same-deal-won", name="bob") in all_text(world)
    assert EN("same-deal-unplayed") in all_text(world)
    assert f"<@{world.alice.id}> <@{world.bob.id}>" in all_text(world)


async def test_terms_the_computer_and_others_are_refused(world: World) -> None:
    assert EN("no-same-deal-terms") in refusal(await challenged(world, stakes="rated"))
    assert EN("no-same-deal-terms") in refusal(await challenged(world, clock="day"))
    assert EN("no-same-deal-computer") in refusal(await challenged(world, opponent=world.wanted))
    assert EN("no-same-deal-game") in refusal(await challenged(world, game="outlaws-duel"))
    assert EN("no-offer-self") in refusal(await challenged(world, opponent=world.alice))
    message = await accepted(world)
    play = await world.carol.click(message, custom_id=button(message, "sdp:"))
    assert EN("no-same-deal-others") in refusal(play)


@pytest.mark.parametrize("language", LANGUAGES[1:])
async def test_the_result_is_posted_in_the_servers_language(world: World, language: str) -> None:
    await world.moderator().slash(world.saloon, "wanted-admin settings", language=language)
    message, text = await accepted(world), load_texts(language)
    for person in (world.alice, world.bob):
        await plays(world, message, person)

    assert text("same-deal-equal") in all_text(world)
