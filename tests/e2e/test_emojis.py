"""The bot's own emojis: uploaded once, again if redrawn, and used once they exist."""

import json
from typing import Any

import pytest
from discord import Embed
from e2e.playing import by_press
from e2e.world import World, buttons
from picturing import stages

from bot.games import PRESENTERS
from bot.render.icons import names
from bot.services import emojis
from bot.services.emojis import FACT, INVALID, SIGNS, UNKNOWN, Emojis, sync, uploaded
from engine.games import GAMES


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> frozenset[str]:
    """A few icons, because uploading all takes long."""
    some = frozenset({"hourglass", "check", "suit-S", "reward"})
    monkeypatch.setattr(emojis, "names", lambda: some)
    return some


async def test_signs_are_uploaded_once(world: World, few: frozenset[str]) -> None:
    first = await sync(world.bot, world.bot.store.meta)
    second = await sync(world.bot, world.bot.store.meta)

    assert (first.uploaded, first.unchanged) == (4, 0)
    assert (second.uploaded, second.unchanged) == (0, 4)
    there = {emoji.name for emoji in await world.bot.fetch_application_emojis()}
    assert there == {"wanted_hourglass", "wanted_check", "wanted_suit_S", "wanted_reward"}


async def test_a_sign_that_was_drawn_again_replaces_the_old_one(
    world: World, few: frozenset[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await sync(world.bot, world.bot.store.meta)
    old = {emoji.name: emoji.id for emoji in await world.bot.fetch_application_emojis()}
    drawn = emojis.picture
    monkeypatch.setattr(emojis, "picture", lambda name: drawn("skull" if name == "check" else name))

    result = await sync(world.bot, world.bot.store.meta)

    new = {emoji.name: emoji.id for emoji in await world.bot.fetch_application_emojis()}
    assert (result.uploaded, result.unchanged) == (1, 3)
    assert {name for name in new if new[name] != old[name]} == {"wanted_check"}


async def test_what_somebody_deleted_is_uploaded_again_and_what_is_not_ours_is_left(
    world: World, few: frozenset[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    await sync(world.bot, world.bot.store.meta)
    foreign = await world.bot.create_application_emoji(name="cactus", image=emojis.picture("grit"))
    for emoji in await world.bot.fetch_application_emojis():
        if emoji.name == "wanted_check":
            await emoji.delete()
    monkeypatch.setattr(emojis, "names", lambda: few - {"reward"})

    result = await sync(world.bot, world.bot.store.meta)

    there = {emoji.name for emoji in await world.bot.fetch_application_emojis()}
    assert (result.uploaded, result.unchanged, result.removed) == (1, 2, 1)
    assert there == {"wanted_hourglass", "wanted_check", "wanted_suit_S", foreign.name}


async def test_boards_and_hands_use_them_after_the_next_start(world: World, few: frozenset[str]) -> None:
    await sync(world.bot, world.bot.store.meta)
    await world.restart()
    table, people = await world.start_table(3, "gnadenlos")
    board = await world.board(table)
    opened = await people[0].click(board, custom_id=buttons(board, "h:")[0])

    text = json.dumps(board.embeds[0].to_dict(), ensure_ascii=False)
    assert "<:wanted_hourglass:" in text
    assert "⏳" not in text
    assert opened.ephemeral


async def test_those_deleted_in_the_portal_are_not_used(
    world: World, few: frozenset[str], caplog: pytest.LogCaptureFixture
) -> None:
    await sync(world.bot, world.bot.store.meta)
    for emoji in await world.bot.fetch_application_emojis():
        if emoji.name == "wanted_hourglass":
            await emoji.delete()
    await world.restart()
    table, _ = await world.start_table(3, "gnadenlos")

    text = json.dumps((await world.board(table)).embeds[0].to_dict(), ensure_ascii=False)
    assert "⏳" in text
    assert "<:wanted_hourglass:" not in text
    assert world.bot.services.emojis.of("check") is not None
    assert "emojis: 1 were deleted on Discord" in caplog.text


@pytest.mark.parametrize(
    ("code", "refused"),
    [
        (INVALID, "In data.components.0.components.0.options.0.emoji.id: Invalid emoji"),
        *((code, "Unknown Emoji") for code in UNKNOWN),
    ],
)
async def test_a_hand_is_shown_although_its_emojis_were_just_deleted(
    world: World, few: frozenset[str], code: int, refused: str
) -> None:
    await sync(world.bot, world.bot.store.meta)
    await world.restart()
    table, people = await world.start_table(3, "gnadenlos")
    board = await world.board(table)
    world.env.inject_error("POST", "/interactions/*/callback", status=400, code=code, message=refused)

    opened = await people[0].click(board, custom_id=buttons(board, "h:")[0])

    assert "<:wanted_" not in json.dumps(opened.response.embeds[0].to_dict())
    assert opened.ephemeral
    assert world.bot.services.emojis.of("check") is None


async def test_a_typed_hand_and_an_open_one_are_shown_although_its_emojis_were_just_deleted(
    world: World, few: frozenset[str]
) -> None:
    await sync(world.bot, world.bot.store.meta)
    await world.restart()
    table, people = await world.start_table(3, "gnadenlos")
    channel = await world.channel(table)
    refused = "In data.components.0.components.0.options.0.emoji.id: Invalid emoji"
    callback = "/interactions/*/callback"
    world.env.inject_error("POST", callback, status=400, code=INVALID, message=refused, times=1)
    typed = await people[0].slash(channel, "wanted hand", table=table)
    await world.restart()
    snapshot = await world.snapshot(table)
    first, *_, last = snapshot.game.open_decisions
    await by_press(world, snapshot, last, people[last.seat])
    opened = await people[last.seat].slash(channel, "wanted hand", table=table)
    before = embed_text(opened.response)
    world.env.inject_error("PATCH", "/webhooks/*", status=400, code=INVALID, message=refused, times=1)
    await by_press(world, await world.snapshot(table), first, people[first.seat])
    await world.env.settle()

    assert "<:wanted_" not in embed_text(typed.response)
    assert "<:wanted_" in before
    assert "<:wanted_" not in embed_text(opened.response) != before
    assert world.bot.services.emojis.of("check") is None


def embed_text(message: Any) -> str:
    return json.dumps(message.embeds[0].to_dict(), ensure_ascii=False)


async def test_without_them_the_plain_signs_stay(world: World) -> None:
    table, _ = await world.start_table(3, "gnadenlos")

    assert "⏳" in json.dumps((await world.board(table)).embeds[0].to_dict(), ensure_ascii=False)


async def test_those_of_another_application_are_not_used(world: World, few: frozenset[str]) -> None:
    await sync(world.bot, world.bot.store.meta)

    assert await uploaded(world.bot.store.meta, 1) == {}
    assert "check" in await uploaded(world.bot.store.meta, world.bot.application_id)
    fact = await world.bot.store.meta.get(FACT)
    assert json.loads(fact or "")["application"] == world.bot.application_id


def test_every_sign_that_is_replaced_is_there() -> None:
    assert set(SIGNS.values()) <= names()


def test_a_text_that_would_be_too_long_keeps_its_plain_signs() -> None:
    ours = Emojis({"hourglass": 1301000000000000042})
    embed = Embed(description="⏳" * 200).add_field(name="a", value="⏳ b")

    signed = ours.embed(embed)

    assert signed.description == "⏳" * 200
    assert signed.fields[0].value == "<:wanted_hourglass:1301000000000000042> b"


def test_a_picture_of_a_sign_is_small_enough() -> None:
    assert max(len(emojis.picture(name)) for name in names()) < 256 * 1024


@pytest.mark.parametrize(("name", "seats"), [(name, rules.seats[0]) for name, rules in GAMES.items()])
def test_every_option_that_has_a_sign_has_one_that_is_there(name: str, seats: int) -> None:
    sign = PRESENTERS[GAMES[name].family].icon
    signs = {
        sign(option) for game in stages(name, seats) for d in game.open_decisions for option in d.options
    }

    assert signs <= {"", *names()}
    assert len(signs) > 1
