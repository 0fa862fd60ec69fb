"""A Discord full of people who never rest: each has a panel, and can press what it offers."""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from aiohttp import web
from scenes.fake_discord import BOT, HOME, USER, answer, interaction, message
from scenes.limited_discord import LimitedDiscord, content_of

PATIENCE = 3.0  # seconds that Discord waits for the answer to a press
EPHEMERAL = 1 << 6
# Types of answers to a press: a message, an edit of the pressed one, and one that is to follow.
REPLY, EDIT, LATE_EDIT = 4, 7, 6
ASKS = ("c", "s")  # kinds of ids that answer a decision


@dataclass
class Press:
    number: int
    person: int
    custom_id: str
    pressed: int  # the message
    begun: float
    answered: asyncio.Future[float]  # seconds
    message: int = 0  # with the answer
    reply: dict[str, Any] = field(default_factory=dict)

    @property
    def question(self) -> str:
        return question(self.custom_id)

    @property
    def failed(self) -> bool:
        return not self.answered.done() or bool(self.reply.get("content"))

    @property
    def explains(self) -> bool:
        """Return whether its user read why nothing happened, or that another question is open now."""
        embeds = json.dumps(self.reply.get("embeds") or (), ensure_ascii=False)
        names = [item["custom_id"] for item in _items(self.reply.get("components") or ())]
        return "⚠️" in embeds or (bool(names) and self.question not in map(question, names))


class CrowdedDiscord(LimitedDiscord):
    """Answers to presses are not limited, as on Discord."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.patience = 10 * PATIENCE  # seconds until somebody gives up a press
        self.presses: dict[str, Press] = {}  # by token
        self.panels: dict[int, tuple[int, dict[str, Any]]] = {}  # by person: message, what can be pressed
        self.changed: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self.free: list[tuple[float, str]] = []  # unlimited requests: when, method and kind

    def routes(self) -> list[web.AbstractRouteDef]:
        hook, rest = f"/api/webhooks/{BOT}/{{token}}", "/api/channels/{channel}"
        return [
            web.post("/api/interactions/{press}/{token}/callback", self._call_back),
            web.post(hook, self._follow_up),
            web.patch(hook + "/messages/{number}", self._edit_panel),
            web.delete(hook + "/messages/{number}", self._delete_panel),
            web.delete(rest + "/messages/{number}", self.limited(self._delete)),
            web.get("/api/guilds/{guild}/members/{user}", self.limited(self._member)),
            *super().routes(),
        ]

    async def press(
        self, person: int, channel_id: int, item: dict[str, Any], rng: Random, guild_id: int = HOME
    ) -> Press:
        """Press a button or pick from a list in one's panel, or the board if that is none of it."""
        panel, offered = self.panels.get(person, (0, {}))
        number, values = next(self.numbers), list[str]()
        if "options" in item:
            values = rng.sample([option["value"] for option in item["options"]], item.get("min_values", 1))
        on_panel = item["custom_id"] in offered
        answered: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        made = Press(number, person, item["custom_id"], panel if on_panel else 0, time.monotonic(), answered)
        self.presses[f"t{number}"] = made
        event = interaction(str(number), f"t{number}", person, channel_id, item, *values, guild_id=guild_id)
        flags, rows = EPHEMERAL if on_panel else 0, event["message"]["components"]
        event["message"] = message(str(panel or number), str(channel_id), flags=flags, components=rows)
        await self.send(event)
        await asyncio.wait((answered,), timeout=self.patience)
        return made

    async def _call_back(self, request: web.Request) -> web.Response:
        press, content = self.presses[request.match_info["token"]], await content_of(request)
        self.free.append((time.monotonic(), f"answer {content['type']}"))
        if not press.answered.done():
            press.answered.set_result(time.monotonic() - press.begun)
        press.reply = content.get("data") or {}
        number = press.message = press.pressed if content["type"] in (EDIT, LATE_EDIT) else next(self.numbers)
        if content["type"] in (REPLY, EDIT):
            self._note(press.person, number, press.reply)
        resource = {"type": content["type"], "message": message(str(number), "81", flags=EPHEMERAL)}
        known = {"id": str(press.number), "type": 3, "response_message_id": str(number)}
        return answer({"interaction": known, "resource": resource})

    async def _follow_up(self, request: web.Request) -> web.Response:
        self.free.append((time.monotonic(), "panel POST"))
        press, number = self.presses[request.match_info["token"]], next(self.numbers)
        self._note(press.person, number, await content_of(request))
        return answer(message(str(number), "81", flags=EPHEMERAL))

    async def _edit_panel(self, request: web.Request) -> web.Response:
        self.free.append((time.monotonic(), "panel PATCH"))
        press, number = self.presses[request.match_info["token"]], request.match_info["number"]
        content = await content_of(request)
        if number == "@original":  # the answer comes late
            number, press.reply = str(press.message), content
        self._note(press.person, int(number), content)
        return answer(message(number, "81", flags=EPHEMERAL))

    async def _delete_panel(self, request: web.Request) -> web.Response:
        self.free.append((time.monotonic(), "panel DELETE"))
        person = self.presses[request.match_info["token"]].person
        if str(self.panels.get(person, (0, {}))[0]) == request.match_info["number"]:
            del self.panels[person]
        return web.Response(status=204)

    async def _delete(self, request: web.Request) -> web.Response:
        self.sent.pop(int(request.match_info["number"]), None)
        return web.Response(status=204)

    async def _member(self, request: web.Request) -> web.Response:
        user = USER | {"id": request.match_info["user"], "bot": False}
        return answer(
            {"user": user, "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0}
        )

    def _note(self, person: int, number: int, reply: dict[str, Any]) -> None:
        """Note what can be pressed in the newest message with buttons that this person has."""
        if "components" in reply and number >= self.panels.get(person, (0, {}))[0]:
            self.panels[person] = number, {item["custom_id"]: item for item in _items(reply["components"])}
            self.changed[person].set()


def lost(presses: Iterable[Press], saved: Collection[str]) -> list[Press]:
    """Return answers that were not saved although their users read no reason."""
    answers = [press for press in presses if press.question]
    return [press for press in answers if str(press.number) not in saved and not press.explains]


def question(custom_id: str) -> str:
    kind, *parts = custom_id.split(":")
    return ":".join(parts[:2]) if kind in ASKS else ""


def _items(components: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        if "custom_id" in component:
            yield component
        yield from _items(component.get("components", ()))


@dataclass
class Restless:
    """Somebody at a table who presses what they can, and looks into their hand while they wait."""

    discord: CrowdedDiscord
    person: int
    table_id: int
    channel_id: int
    look: float  # seconds until they look again while they must wait
    guild_id: int = HOME

    async def play(self, until: float) -> None:
        """Press until this moment of the monotonic clock."""
        rng, answered, changed = Random(self.person), "", self.discord.changed[self.person]
        while time.monotonic() < until:
            changed.clear()
            _, items = self.discord.panels.get(self.person, (0, {}))
            choices = [item for name, item in items.items() if question(name) not in ("", answered)]
            item = rng.choice(choices) if choices else self._hand()
            answered = question(item["custom_id"]) or answered
            press = await self.discord.press(self.person, self.channel_id, item, rng, self.guild_id)
            if press.failed:
                answered = ""
            if not any(question(name) not in ("", answered) for name in self._offered()):
                changed.clear()
                try:
                    await asyncio.wait_for(changed.wait(), self.look)
                except TimeoutError:
                    answered = ""  # what is still asked is answered again: the bot may have died meanwhile

    def _offered(self) -> list[str]:
        return [*self.discord.panels.get(self.person, (0, {}))[1]]

    def _hand(self) -> dict[str, Any]:
        return {"custom_id": f"h:{self.table_id}", "type": 2, "style": 1, "label": "My hand"}
