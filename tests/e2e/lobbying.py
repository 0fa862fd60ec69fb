"""Helpers for tests of offers and settings: reading an offer, forged and racing presses, languages."""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import simcord.interactions
from e2e.world import World, answer_text, buttons
from simcord import ChannelHandle, InteractionResult, MemberActor, actors
from simcord.results import ResponseMessage

from engine.core.records.offers import Offer
from engine.store.seat_clocks import HEARTBEAT

HOSTS = ("start", "computer", "guests", "withdraw")  # buttons of an open table's host


@dataclass(frozen=True)
class PostedOffer:
    world: World
    number: int
    message: ResponseMessage

    @property
    def text(self) -> str:
        [embed] = self.message.embeds
        fields = [f"{field.name}\n{field.value}" for field in embed.fields]
        return "\n".join([embed.title or "", embed.description or "", *fields, embed.footer.text or ""])

    @property
    def verbs(self) -> list[str]:
        return [name.split(":")[2] for name in buttons(self.message, f"o:{self.number}:")]

    async def press(self, person: MemberActor, verb: str) -> InteractionResult:
        """Press a button of the offer, or of its host's panel, which is opened first."""
        if verb not in HOSTS or not buttons(self.message, f"oh:{self.number}:open"):
            return await person.click(self.message, custom_id=f"o:{self.number}:{verb}")
        panel, name = await self.host_panel(person), f"oh:{self.number}:{verb}"
        if panel.response is None or not buttons(panel.response, name):
            return panel
        return await person.click(panel.response, custom_id=name)

    async def host_panel(self, person: MemberActor) -> InteractionResult:
        return await person.click(self.message, custom_id=f"oh:{self.number}:open")

    async def saved(self) -> Offer:
        return await self.world.bot.store.offers.get(self.number)


def offer_in(world: World, result: InteractionResult) -> PostedOffer:
    assert result.response is not None
    assert not result.ephemeral, answer_text(result)
    names = buttons(result.response, "o:")
    return PostedOffer(world, int(names[0].split(":")[1]), result.response)


async def challenge(
    world: World,
    by: MemberActor | None = None,
    to: Any = None,
    channel: ChannelHandle | None = None,
    **options: Any,
) -> PostedOffer:
    """Offer a duel, from Alice to Bob by default."""
    command = (by or world.alice).slash
    return offer_in(
        world, await command(channel or world.saloon, "wanted duel", opponent=to or world.bob, **options)
    )


async def open_table(world: World, game: str = "outlaws-gangs", **options: Any) -> PostedOffer:
    return offer_in(world, await world.alice.slash(world.saloon, "wanted table", game=game, **options))


async def press_forged_id(person: MemberActor, offer: PostedOffer, name: str) -> InteractionResult:
    """Press with an id that was never on the message."""
    record, payload = _press(offer, person, name)
    payload["message"]["components"][0]["components"][0]["custom_id"] = name
    return (await _sent(offer.world, [(record, payload)]))[0]


async def click_together(
    world: World, message: Any, presses: Sequence[tuple[MemberActor, str]]
) -> list[InteractionResult]:
    """Send presses on a message's buttons that arrive before the first is answered."""
    return await _sent(
        world, [_press(PostedOffer(world, 0, message), person, name) for person, name in presses]
    )


async def press_together(
    offer: PostedOffer, presses: Sequence[tuple[MemberActor, str]]
) -> list[InteractionResult]:
    """Send presses that arrive before the first is answered."""
    return await _sent(
        offer.world, [_press(offer, person, f"o:{offer.number}:{verb}") for person, verb in presses]
    )


def _press(offer: PostedOffer, person: MemberActor, name: str) -> tuple[Any, dict[str, Any]]:
    backend = offer.world.env.backend
    stored = actors._visible_message(person, offer.message)
    record, payload = simcord.interactions.base_payload(
        backend,
        type=3,
        channel_id=stored.channel_id,
        guild_id=offer.world.guild.id,
        user_id=person.id,
        data={"custom_id": name, "component_type": 2},
    )
    payload["message"] = deepcopy(actors.serializers.message_payload(backend, stored))
    record.source_message_id = stored.id
    return record, payload


async def _sent(world: World, presses: Sequence[tuple[Any, dict[str, Any]]]) -> list[InteractionResult]:
    for _, payload in presses:
        world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return [InteractionResult(world.env, record) for record, _ in presses]


async def pass_time(world: World, seconds: int, *, at_work: bool = False) -> None:
    """Advance the time in one leap; with `at_work` the bot was up, so the clocks count it."""
    await world.bot.services.janitor.stop()
    await world.bot.services.timekeeper.stop()
    await world.env.settle()
    await world.env.advance_time(seconds)
    if at_work:
        await world.bot.store.meta.set(f"{HEARTBEAT}0/1", str(world.bot.services.now()))
    with world.env._bot_scope():
        world.bot.services.janitor.start()
        world.bot.services.timekeeper.start()
    await world.env.advance_time(1 if at_work else 31)


def refusal(result: InteractionResult) -> str:
    """Return the ephemeral answer; after a press on a panel, the last one below it."""
    answers = (result.response, *result.followups)
    *_, answer = [answer for answer in answers if answer is not None and answer.ephemeral]
    return answer.content


async def offer_draw(world: World, table_id: int, person: MemberActor | None = None) -> InteractionResult:
    """Offer a draw and confirm it; the answer may be a refusal."""
    by = person or world.alice
    first = await by.slash(await world.channel(table_id), "table draw", table=table_id)
    if not (confirm_ids := buttons(first.response, "a:")):
        return first
    return await by.click(first.response, custom_id=confirm_ids[0])


def called(world: World, person: MemberActor, channel: str = "") -> list[str]:
    """Return the messages that pinged this user in all channels, or in the one with this path."""
    posts = [
        request.json
        for request in world.env.http_requests
        if request.method == "POST" and request.path.endswith(f"{channel}/messages") and request.json
    ]
    assert not any(post.get("allowed_mentions", {}).get("parse") for post in posts)
    return [
        post["content"]
        for post in posts
        if str(person.id) in map(str, (post.get("allowed_mentions") or {}).get("users", []))
    ]


def pinged_users(world: World) -> list[list[str]]:
    """Return the users that each answer with a text could ping."""
    answers = [
        request.json["data"]
        for request in world.env.http_requests
        if request.path.endswith("/callback") and (request.json.get("data") or {}).get("content")
    ]
    assert not any(answer["allowed_mentions"].get("parse") for answer in answers)
    return [[int(user) for user in answer["allowed_mentions"].get("users", [])] for answer in answers]


def set_language(monkeypatch: pytest.MonkeyPatch, person: MemberActor, locale: str) -> None:
    """Set this user's Discord language; SimCord's users all read English."""
    real = simcord.interactions.base_payload

    def localised(backend: Any, *, user_id: int, **rest: Any) -> Any:
        record, payload = real(backend, user_id=user_id, **rest)
        if user_id == person.id:
            payload["locale"] = locale
        return record, payload

    monkeypatch.setattr(simcord.interactions, "base_payload", localised)


def hide_channels_from(monkeypatch: pytest.MonkeyPatch, person: MemberActor) -> None:
    """Send the permissions of a member named in a command, as Discord does; SimCord leaves them out."""
    real = simcord.interactions.resolve_handle

    def resolved(actor: Any, value: Any, into: Any, *, channel_id: int) -> None:
        real(actor, value, into, channel_id=channel_id)
        if value is person:
            into["members"][str(person.id)]["permissions"] = "0"

    monkeypatch.setattr(simcord.interactions, "resolve_handle", resolved)


def take_away(world: World, **permissions: bool) -> None:
    """Take these permissions from every role, the bot included."""
    guild = world.env.backend.get_guild(world.guild.id)
    for role in guild.roles.values():
        role.permissions &= ~discord.Permissions(**permissions).value
        if role.id != world.guild.id:
            role.permissions &= ~discord.Permissions(administrator=True).value


def forbid(world: World, **permissions: bool) -> ChannelHandle:
    assert world.env.bot.user is not None
    denied = discord.PermissionOverwrite(**permissions)
    return world.guild.create_text_channel("back-room", overwrites={world.env.bot.user: denied})
