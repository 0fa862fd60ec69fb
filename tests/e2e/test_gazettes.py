"""The Gazette in Discord: in the channel of the offer, silent, and the same in words."""

from typing import Any

import pytest
from e2e.test_stories import finished_story
from e2e.world import World, answer_text, buttons, text_of
from simcord import Env

from bot.i18n.texts import load_texts
from engine.core.records.guilds import GuildSettings
from engine.core.records.users import UserSettings

EN = load_texts("en")


def gazettes(world: World, table: int) -> list[Any]:
    """Return the messages in the channel of the offer that lead to a table's replay."""
    return [message for message in world.saloon.history() if buttons(message, f"rv:{table}")]


async def published(world: World, table: int) -> Any:
    await world.settle_after(world.bot.services.gazettes.catch_up())
    [message] = gazettes(world, table)
    return message


async def test_a_game_between_people_has_its_gazette_in_the_channel_of_the_offer_without_a_ping(
    world: World,
) -> None:
    table, *_ = await finished_story(world)
    message = await published(world, table)

    assert EN("gazette-title") in text_of(message)
    assert "Turn " in text_of(message)
    assert (message.content, message.mentions) == ("", [])
    assert message.flags.suppress_notifications
    assert buttons(message, f"r:{table}")  # the board is in a thread
    replay = await world.carol.click(message, custom_id=f"rv:{table}")
    assert "page 1 of" in answer_text(replay)
    await world.restart()
    assert len(gazettes(world, table)) == 1


async def test_below_the_board_itself_it_repeats_none_of_its_buttons(world: World) -> None:
    await world.bot.store.guilds.save_settings(world.guild.id, GuildSettings(use_threads=False))
    table, *_ = await finished_story(world)
    await world.settle_after(world.bot.services.gazettes.catch_up())

    assert gazettes(world, table) == [await world.board(table)]
    gazette = world.saloon.history()[-1]
    assert EN("gazette-title") in text_of(gazette)
    assert buttons(gazette) == []


async def test_it_says_nothing_of_the_mistakes_of_who_wants_none_judged(world: World) -> None:
    table, *_ = await finished_story(world)
    for user in (world.alice.id, world.bob.id):
        await world.bot.store.users.save_user_settings(UserSettings(user, judge_decisions=False))

    assert "mistakes" not in text_of(await published(world, table))


async def test_a_server_may_want_none(world: World) -> None:
    sheriff = world.moderator()
    answer = await sheriff.slash(world.saloon, "wanted-admin settings", gazette="off")
    table, *_ = await finished_story(world)
    await world.settle_after(world.bot.services.gazettes.catch_up())

    assert EN("settings-gazette-off") in answer_text(answer)
    assert gazettes(world, table) == []


class TestPictured:
    @pytest.fixture
    def env(self, pictured: Env) -> Env:
        """The simulated Discord, with pictures."""
        return pictured

    async def test_with_pictures_it_is_one_picture_whose_description_says_it_all(self, world: World) -> None:
        table, *_ = await finished_story(world)
        message = await published(world, table)

        [attachment] = message.attachments
        assert message.embeds == []
        for words in (EN("gazette-title"), "Turn "):
            assert words in (attachment.description or "")
