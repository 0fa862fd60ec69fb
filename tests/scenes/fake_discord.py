"""A minimal Discord on loopback for starts and stops of the bot, which SimCord leaves out."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, TypeVar

from aiohttp import WSMsgType, web

BOT = 123456789012345678
HOME = 4242
# Begins with BOT's id. One token per test process, because a token can run one bot per machine.
TOKEN = f"MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.0123456789abcdefghijklm_{os.getpid():0>14}"
USER = {"id": str(BOT), "username": "Wanted", "discriminator": "0", "avatar": None, "bot": True}
D = TypeVar("D", bound="FakeDiscord")


def without_settings() -> dict[str, str]:
    """Return the environment without a developer's own settings of the bot."""
    ours = ("WANTED_", "DISCORD_")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)}


def answer(content: Any, status: int = 200) -> web.Response:
    """Return a JSON response as Discord sends it; discord.py reads no other content type."""
    return web.Response(body=json.dumps(content).encode(), status=status, content_type="application/json")


def message(number: str, channel: str, **more: Any) -> dict[str, Any]:
    names = {"id": number, "channel_id": channel, "author": USER, "content": "", "type": 0, "flags": 0}
    names |= {"embeds": [], "attachments": [], "mentions": [], "mention_roles": [], "components": []}
    names |= {"timestamp": "2026-11-22T00:00:00+00:00", "edited_timestamp": None, "pinned": False}
    return names | {"tts": False, "mention_everyone": False} | more


def interaction(
    number: str,
    token: str,
    user_id: int,
    channel_id: int,
    item: dict[str, Any],
    *values: str,
    guild_id: int = HOME,
) -> dict[str, Any]:
    """Return a press of this button, or a pick of these values, on an ephemeral message."""
    me = {"id": str(user_id), "username": "hank", "discriminator": "0", "avatar": None}
    member: dict[str, Any] = {"user": me, "roles": [], "permissions": "0", "joined_at": None}
    member |= {"deaf": False, "mute": False, "flags": 0}
    row = {"type": 1, "components": [item]}  # discord.py expects it there
    data = {"custom_id": item["custom_id"], "component_type": item["type"]}
    press = {"id": number, "application_id": str(BOT), "type": 3, "token": token, "version": 1}
    press |= {"guild_id": str(guild_id), "channel_id": str(channel_id), "member": member}
    press |= {"message": message("71", str(channel_id), flags=64, components=[row])}
    press |= {"channel": {"id": str(channel_id), "type": 0, "name": "saloon", "position": 0}}
    press |= {"data": data | ({"values": [*values]} if values else {}), "app_permissions": "0"}
    press |= {"locale": "en-US", "entitlements": [], "attachment_size_limit": 10_000_000}
    return press | {"authorizing_integration_owners": {}, "context": 0}


class FakeDiscord:
    """Accepts one token and one connection. Tests may change `token` and `application` first."""

    def __init__(self) -> None:
        self.url = ""
        self.token = TOKEN
        self.identified = asyncio.Event()
        self.left = asyncio.Event()
        self.silent = False  # never answers the request for the bot's user
        self.user_requests = 0  # number of requests for the bot's user
        self.commands: tuple[str, ...] = ()  # the names of commands on each server
        self.refused: list[str] = []  # requests to channels the bot cannot access
        self.answered = asyncio.Event()
        self.posted: list[dict[str, Any]] = []  # messages posted on `HOME`
        self.answers: list[dict[str, Any]] = []  # responses to presses
        self._servers: list[dict[str, Any]] = []
        self._sockets: list[web.WebSocketResponse] = []
        self._shards: dict[web.WebSocketResponse, tuple[int, int]] = {}  # of those that have identified
        self.starts = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        self.identified_at: list[float] = []  # by the monotonic clock
        self.application: dict[str, Any] = {
            "id": str(BOT),
            "name": "Wanted",
            "description": "",
            "icon": None,
            "bot_public": True,
            "bot_require_code_grant": False,
            "owner": USER,
            "verify_key": "",
        }

    @property
    def api(self) -> str:
        return f"{self.url}/api"

    async def end(self, code: int) -> None:
        for socket in self._sockets:
            await socket.close(code=code)

    def routes(self) -> list[web.AbstractRouteDef]:
        return [
            web.get("/api/gateway", self._open),
            web.get("/api/users/@me", self._me),
            web.get("/api/oauth2/applications/@me", self._application),
            web.get("/api/gateway/bot", self._where),
            web.get("/api/guilds/{guild}", self._guild),
            web.put(f"/api/applications/{BOT}/commands", self._commands),
            web.get(f"/api/applications/{BOT}/commands", self._commands),
            web.get(f"/api/applications/{BOT}/guilds/{HOME}/commands", self._commands),
            web.get(f"/api/applications/{BOT}/emojis", self._emojis),
            web.get("/gateway/", self._gateway),
            web.post("/api/interactions/{press}/{token}/callback", self._answer),
            web.post("/api/channels/{channel}/messages", self._post),
            web.route("*", "/api/{kind:channels|interactions}/{rest:.*}", self._refuse),
        ]

    async def let_in(self, guild_id: int = HOME, **denied: int) -> None:
        """Let the bot join a server, with channels by name and the permissions denied there."""
        first, name = (81, "Dry Gulch") if guild_id == HOME else (guild_id + 1, f"Dry Gulch {guild_id}")
        everybody = {
            "id": str(guild_id),
            "name": "@everyone",
            "permissions": str(2**49 - 1 - 8),
            "position": 0,
        }
        everybody |= {"color": 0, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
        channels = [
            {
                "id": str(first + number),
                "type": 0,
                "name": channel.rstrip("_"),  # so that two can have the same
                "position": number,
                "permission_overwrites": [{"id": str(BOT), "type": 1, "allow": "0", "deny": str(rights)}],
            }
            for number, (channel, rights) in enumerate(denied.items())
        ]
        me = {
            "user": USER,
            "roles": [],
            "joined_at": "2026-11-22T00:00:00+00:00",
            "deaf": False,
            "mute": False,
        }
        server: dict[str, Any] = {"id": str(guild_id), "name": name, "owner_id": "9"}
        server |= {"roles": [everybody], "emojis": []}
        server |= {"channels": channels, "members": [me | {"flags": 0}], "preferred_locale": "fr"}
        server |= {"features": [], "stickers": [], "threads": [], "voice_states": [], "presences": []}
        server |= {"verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0}
        server |= {"afk_timeout": 60, "premium_tier": 0, "mfa_level": 0, "nsfw_level": 0, "member_count": 2}
        server |= {"system_channel_flags": 0, "stage_instances": [], "guild_scheduled_events": []}
        server |= {"soundboard_sounds": [], "large": False}
        self._servers.append(server | {"unavailable": False})
        await self._dispatch("GUILD_CREATE", server, guild_id)

    async def _post(self, request: web.Request) -> web.Response:
        if not self._servers:
            return await self._refuse(request)
        self.posted.append({"channel": request.match_info["channel"], **await request.json()})
        return answer(message("91", request.match_info["channel"]))

    async def press(self, custom_id: str, user_id: int) -> None:
        """Send the press of a button on an ephemeral message of the bot on `HOME`."""
        button = {"type": 2, "style": 2, "label": "Press", "custom_id": custom_id}
        await self.send(interaction("70", "press", user_id, 72, button))

    async def send(self, press: dict[str, Any]) -> None:
        await self._dispatch("INTERACTION_CREATE", press, int(press["guild_id"]))

    async def _dispatch(self, kind: str, content: dict[str, Any], guild_id: int) -> None:
        for socket, (number, shards) in self._shards.items():
            if (guild_id >> 22) % shards == number and not socket.closed:
                with suppress(ConnectionError):  # whoever is being killed misses it
                    await socket.send_json({"op": 0, "d": content, "s": 2, "t": kind})

    async def _answer(self, request: web.Request) -> web.Response:
        if request.match_info["token"] != "press":
            return await self._refuse(request)
        self.answers.append(await request.json())
        self.answered.set()
        return answer({"interaction": {"id": request.match_info["press"], "type": 3}})

    async def _refuse(self, request: web.Request) -> web.Response:
        self.refused.append(request.path)
        return answer({"message": "Missing Access", "code": 50001}, status=403)

    async def _open(self, request: web.Request) -> web.Response:
        return answer({"url": self.url})

    async def _me(self, request: web.Request) -> web.Response:
        self.user_requests += 1
        if self.silent:
            await asyncio.Event().wait()
        if request.headers.get("Authorization") != f"Bot {self.token}":
            return answer({"message": "401: Unauthorized", "code": 0}, status=401)
        return answer(USER)

    async def _application(self, request: web.Request) -> web.Response:
        return answer(self.application)

    async def _where(self, request: web.Request) -> web.Response:
        url = f"{self.url.replace('http', 'ws')}/gateway/"
        return answer({"url": url, "shards": 1, "session_start_limit": self.starts})

    async def _guild(self, request: web.Request) -> web.Response:
        if request.match_info["guild"] == str(HOME):
            return answer({"id": str(HOME), "name": "Dry Gulch"})
        return answer({"message": "Unknown Guild", "code": 10004}, status=404)

    async def _commands(self, request: web.Request) -> web.Response:
        return answer([] if request.method == "PUT" else [{"name": name} for name in self.commands])

    async def _emojis(self, request: web.Request) -> web.Response:
        return answer({"items": []})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.append(socket)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._hear(socket, message.json())
        self.left.set()
        return socket

    async def _hear(self, socket: web.WebSocketResponse, payload: dict[str, Any]) -> None:
        if payload["op"] == 1:
            await socket.send_json({"op": 11, "d": None, "s": None, "t": None})
        elif payload["op"] == 2:
            number, shards = self._shards[socket] = tuple(payload["d"].get("shard", (0, 1)))
            self.identified_at.append(time.monotonic())
            servers = [server for server in self._servers if (int(server["id"]) >> 22) % shards == number]
            known = [{"id": server["id"], "unavailable": True} for server in servers]
            ready = {
                "v": 10,
                "user": USER,
                "guilds": known,
                "session_id": "1",
                "shard": [number, shards],
            }
            ready |= {
                "resume_gateway_url": f"{self.url}/gateway/",
                "application": {"id": str(BOT), "flags": 0},
            }
            await socket.send_json({"op": 0, "d": ready, "s": 1, "t": "READY"})
            self.identified.set()
            for server in servers:
                await socket.send_json({"op": 0, "d": server, "s": 2, "t": "GUILD_CREATE"})


@asynccontextmanager
async def fake_discord(port: int = 0, kind: type[D] = FakeDiscord) -> AsyncIterator[D]:  # type: ignore[assignment]
    """Run a Discord on this port, or on a free one, while the context is open."""
    discord, app = kind(), web.Application()
    app.add_routes(discord.routes())
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", port)
    await site.start()
    discord.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield discord
    finally:
        await runner.cleanup()
