"""Counts what a game demands of its players: whole games of every kind, played in the simulated Discord.

Each player presses what the computer would choose in that seat and keeps the panel open: they press "My hand"
only if no panel of theirs shows the open decision. There are no standing orders; usual answers are given
unless `--asked`. The output is one JSON object with the medians by kind of game:

- `answers`: presses that answer a decision, `presses`: all presses
- `scrolls`: answers in a panel above the board
- `posts`, `edits`: messages sent and edited in the channel, `pings`: users pinged there
- `wire`, `counted`: requests to Discord per answer, and those that its limit of 50 a second counts
- `floor`: the least by wire: one per press, one for the board, one for the panel of each who is newly asked
- `hand_overs`: how often a seat must act that did not have to act just before
- `one_option`: decisions with one option that a player had to answer
- `lines`, `hidden`: log lines since a player's last press, and those one press away behind **Earlier**
- `hidden_share`: the same in a hundred
- `board_share`: of a hundred questions, those whose panel shows the picture of the board
- `below_fold`: the same, whose buttons end below what a phone shows, `height`: points of a panel
- `words`: words on offer and board before a guest's first card
- `capitals`: height in points, at 390, of the smallest capital or digit on board and hand
- `lines_lost`: log lines since a player's last press that neither board nor panel showed or linked
"""

import asyncio
import json
import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from simcord import Env, MemberActor

sys.path.append(str(Path(__file__).parents[2] / "tests"))  # the test world

from e2e.playing import computer_choice
from e2e.world import World, buttons
from phone import PICTURE_MARGIN, PICTURE_WIDTH, height, items_of

from bot.app.client import WantedBot
from bot.app.discord_http import is_answer
from bot.app.settings import Settings
from bot.features.game_panels.answers import OTHERWISE
from bot.features.game_panels.log_pages import lines_of
from bot.features.game_panels.panel_height import FOLD
from bot.games import PRESENTERS
from bot.i18n.texts import load_texts
from bot.services.clock import utc_now
from bot.services.pictures import Picture
from bot.ui.style import phrases_for
from engine.core.decisions import Decision, Seat
from engine.core.game import AnyGame
from engine.core.records.guilds import GuildSettings
from engine.core.rules import Event
from engine.store.store import Store
from engine.tables import service
from engine.tables.service import TableSnapshot
from tools.gallery import scenes
from tools.gallery.legibility import digits

MODES: Mapping[str, tuple[str, int]] = {
    "outlaws-duel": ("outlaws-duel", 2),
    "outlaws-shootout": ("outlaws-shootout", 4),
    "outlaws-gangs": ("outlaws-gangs", 3),
    "ragnguns": ("ragnguns", 2),
    "bang": ("bang", 2),
    "revolver": ("revolver", 2),
    "gnadenlos-3": ("gnadenlos", 3),
    "gnadenlos-4": ("gnadenlos", 4),
}
FIGURES = ("answers", "presses", "scrolls", "posts", "edits", "wire", "floor", "counted",
           "pings", "hand_overs", "one_option", "lines", "hidden", "hidden_share", "lines_lost",
           "board_share", "below_fold", "height", "words", "capitals")  # fmt: skip
GAMES = 20
THINKING = 7  # simulated seconds before each answer
LOOK = 10  # answers between two measurements of pictures
MAX_ANSWERS = 3000  # answers in one game; a game with more is endless
ENGLISH = load_texts("en")
OPTION_ID = re.compile(r"[\w:.!-]+")  # an option's id; anything else separates ids
SENT, EDITED = re.compile(r"/channels/\d+/messages"), re.compile(r"/channels/\d+/messages/\d+")


def path_of(value: str) -> tuple[str, ...]:
    return tuple(OPTION_ID.findall(value))


def best(offered: Iterable[str], meant_path: Sequence[str]) -> str | None:
    fits = [value for value in offered if path_of(value) == tuple(meant_path[: len(path_of(value))])]
    return max(fits, key=lambda value: len(path_of(value)), default=None)


@dataclass
class Played:
    world: World
    table_id: int
    people: Sequence[MemberActor]
    count: Counter[str] = field(default_factory=Counter)
    capitals: float = 99.0
    heights: list[int] = field(default_factory=list)
    seen_ply: dict[Seat, int] = field(default_factory=dict)

    async def play(self) -> None:
        self.count["hand_overs"] = 1  # the first decision
        begun = len(self.world.env.http_requests)
        self.count["words"] = self._words_so_far()
        while (snapshot := await self.world.snapshot(self.table_id)).game.winners is None:
            if self.count["answers"] == MAX_ANSWERS:
                raise RuntimeError(f"table {self.table_id} of {snapshot.game_key} does not end")
            if self.count["answers"] % LOOK == 0:
                self._measure(snapshot)
            await self.world.env.advance_time(THINKING)
            await self._answer(snapshot, snapshot.game.open_decisions[0])
        self._count_requests(begun)

    @property
    def figures(self) -> Mapping[str, float]:
        share = 100 * self.count["hidden"] / max(1, self.count["lines"])
        requests = {name: self.count[name] for name in ("wire", "counted")}
        requests["floor"] = self.count["floor"] + self.count["presses"]
        rates = {name: round(count / self.count["answers"], 2) for name, count in requests.items()}
        below = sum(height > FOLD for height in self.heights)
        shares = {"hidden_share": share, "board_share": 100 * self.count["boards"] / self.count["answers"]}
        shares |= {"below_fold": 100 * below / self.count["answers"], "height": median(self.heights)}
        rounded = {name: round(value, 1) for name, value in shares.items()}
        return {**self.count, **rates, **rounded, "capitals": round(self.capitals, 1)}

    def _words_so_far(self) -> int:
        """Count the words of all messages that everybody can see, without the numbers of a deal's seal."""
        texts = [
            text
            for channel in (self.world.saloon, *self.world.saloon.threads)
            for message in self.world.env.backend.messages.get(channel.id, {}).values()
            if not message.flags & 64
            for text in (message.content, *(part for embed in message.embeds for part in _parts(embed)))
        ]
        return sum(len(text.split()) for text in texts if text)

    def _measure(self, snapshot: TableSnapshot) -> None:
        """Remember the smallest digits of the board and of the hands that must act."""
        hands = (scenes.hand(snapshot.game, decision.seat) for decision in snapshot.game.open_decisions)
        for scene in filter(None, (scenes.table(snapshot.game), *hands)):
            self.capitals = min([self.capitals, *(points for points, _ in digits(scene))])

    async def _answer(self, snapshot: TableSnapshot, decision: Decision) -> None:
        person = self.people[decision.seat]
        panel = self._panel(snapshot, person) or await self._opened(snapshot, person)
        await self._check_lines(snapshot, decision.seat, panel)
        board = await self.world.board(self.table_id)
        self.count["scrolls"] += panel.id < board.id
        self.count["boards"] += _shows_board(panel)
        self.heights.append(await _height(panel))
        self.count["one_option"] += len(decision.options) == 1
        await self._press(snapshot, decision, person, panel)
        self.count["answers"] += 1
        after = await self.world.snapshot(self.table_id)
        if after.game.ply == snapshot.game.ply:
            raise RuntimeError(f"{decision} was not answered")
        await self._check_lines(after, decision.seat, self._newest(person))
        newly_asked = _seats_to_decide(after.game) - _seats_to_decide(snapshot.game)
        self.count["hand_overs"] += bool(newly_asked)
        self.count["floor"] += 1 + len(newly_asked)

    async def _press(
        self, snapshot: TableSnapshot, decision: Decision, person: MemberActor, panel: Any
    ) -> None:
        reply = computer_choice(snapshot, decision)
        path = path_of(reply[0]) if len(reply) == 1 else ()
        question = f"{self.table_id}:{snapshot.game.decision_ply}"
        prefix = f"c:{question}:"
        self.count["presses"] += 1
        on_buttons = [name.removeprefix(prefix) for name in buttons(panel, prefix)]
        if (value := best(on_buttons, path)) is not None:
            await person.click(panel, custom_id=prefix + value)
            return
        lists = [(name, _values(panel, name)) for name in buttons(panel, f"s:{question}:")]
        for name, values in lists:
            if (value := best(values, path)) is not None:
                await person.select(panel, [value], custom_id=name)
                return
            if set(reply) <= set(values):
                await person.select(panel, list(reply), custom_id=name)
                return
        await self._turn_page(snapshot, decision, person, panel)

    async def _turn_page(
        self, snapshot: TableSnapshot, decision: Decision, person: MemberActor, panel: Any
    ) -> None:
        lists = [name for name in buttons(panel, "s:") if OTHERWISE in _values(panel, name)]
        if lists:
            await person.select(panel, [OTHERWISE], custom_id=lists[0])
        else:
            await person.click(panel, custom_id=buttons(panel, f"p:{self.table_id}:")[-1])
        await self._press(snapshot, decision, person, self._newest(person))

    async def _opened(self, snapshot: TableSnapshot, person: MemberActor) -> Any:
        self.count["presses"] += 1
        await person.click(await self.world.board(self.table_id), custom_id=f"h:{self.table_id}")
        panel = self._panel(snapshot, person)
        if panel is None:
            raise RuntimeError(f"{person.name} sees no question at ply {snapshot.game.ply}")
        return panel

    def _panel(self, snapshot: TableSnapshot, person: MemberActor) -> Any:
        panel, question = self._newest(person), f"{self.table_id}:{snapshot.game.decision_ply}:"
        asks = panel is not None and (buttons(panel, f"c:{question}") or buttons(panel, f"s:{question}"))
        return panel if asks else None

    def _newest(self, person: MemberActor) -> Any:
        own_messages = [
            (message.id, channel.id)
            for channel in (self.world.saloon, *self.world.saloon.threads)
            for message in self.world.env.backend.messages.get(channel.id, {}).values()
            if message.flags & 64 and message.visible_to(person.id) and message.components
        ]
        return self.world.message(*reversed(max(own_messages))) if own_messages else None

    async def _check_lines(self, snapshot: TableSnapshot, seat: Seat, panel: Any) -> None:
        since = self.seen_ply.get(seat, 0)
        log = await self.world.bot.store.logs.log(self.table_id)
        events = [event for action in log if action.ply > since for event in action.events]
        seen = [message for message in (await self.world.board(self.table_id), panel) if message is not None]
        text = "\n".join(json.dumps([e.to_dict() for e in m.embeds], ensure_ascii=False) for m in seen)
        lines = _lines(snapshot, seat, events)
        absent = sum(_as_json(line) not in text for line in lines)
        linked = any(buttons(message, f"m:{self.table_id}") for message in seen)
        self.count["lines"] += len(lines)
        self.count["hidden" if linked else "lines_lost"] += absent
        self.seen_ply[seat] = snapshot.game.ply

    def _count_requests(self, begun: int) -> None:
        """Count messages, and all requests since the table stood."""
        for number, request in enumerate(self.world.env.http_requests):
            self.count["wire"] += number >= begun
            self.count["counted"] += number >= begun and not is_answer(request.path)
            self.count["edits"] += request.method == "PATCH" and bool(EDITED.fullmatch(request.path))
            if request.method == "POST" and SENT.fullmatch(request.path):
                sent: Mapping[str, Any] = request.json or {}
                self.count["posts"] += bool(sent.get("embeds"))
                self.count["pings"] += len((sent.get("allowed_mentions") or {}).get("users") or ())


def _shows_board(panel: Any) -> bool:
    first = panel.embeds[0].to_dict().get("image") or {}
    return "table" in first.get("url", "")


async def _height(panel: Any) -> int:
    """Return the height of a panel on a phone, in points."""
    pictures = [Picture("", await attachment.read(), "", {}) for attachment in panel.attachments]
    drawn = sum(PICTURE_MARGIN + picture.height_at(PICTURE_WIDTH) for picture in pictures)
    return height(panel.embeds, list(items_of(panel.components))) + drawn


def _parts(embed: Any) -> Iterator[str]:
    """Yield the texts of an embed."""
    known = embed if isinstance(embed, dict) else embed.to_dict()
    yield from (known.get("title", ""), known.get("description", ""))
    for part in known.get("fields", ()):
        yield from (part["name"], part["value"])


def _seats_to_decide(game: AnyGame) -> set[Seat]:
    return {decision.seat for decision in game.open_decisions}


def _values(panel: Any, name: str) -> list[str]:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in panel.components]
    items = [item for row in rows for item in row["components"]]
    return [option["value"] for item in items if item.get("custom_id") == name for option in item["options"]]


def _lines(snapshot: TableSnapshot, seat: Seat, events: Sequence[Event]) -> list[str]:
    by_fields = PRESENTERS[snapshot.game.rules.family].events_in_fields
    by_ending = {"won", *PRESENTERS[snapshot.game.rules.family].events_in_ending}
    if snapshot.game.winners is not None:
        by_fields |= by_ending
    visible = [event for event in events if event.kind not in by_fields]
    return lines_of(visible, snapshot, phrases_for(snapshot, ENGLISH, seat))


def _as_json(line: str) -> str:
    return json.dumps(line, ensure_ascii=False)[1:-1]


def deal_alike() -> None:
    """Deal games from the secret alone.

    The ids of presses, which are part of a real deal, would depend on how long the bot took.
    """
    service.deal_seed = lambda secret, table_id, client_seeds: secret  # type: ignore[attr-defined]


async def _figures(
    mode: str, seed: int, seats: int | None, *, is_asked: bool, pictures: bool
) -> Mapping[str, float]:
    with TemporaryDirectory() as folder:
        settings = Settings(data_dir=Path(folder), computer_delay=0, pictures=pictures, stories=False)
        store = await Store.open(settings.database, utc_now)
        bot = WantedBot(settings, store, secret=lambda: f"{seed:064x}", shard_count=1)
        env = Env(bot, check_errors=False, settle_timeout=60)
        await env.start()
        with env.time_context():
            world = World(env, bot, Path(folder))
            deal_alike()
            played = await _begun(world, *MODES[mode], seats, is_asked)
            await played.play()
        await env.shutdown()
        await world.stop()
    return played.figures


async def _begun(world: World, game: str, usual: int, wanted: int | None, is_asked: bool) -> Played:
    seats = wanted or usual
    await world.bot.store.guilds.save_settings(world.guild.id, GuildSettings(use_threads=True))
    if seats == 2:
        return Played(world, await world.duel(game, ask_all=is_asked), world.people[:seats])
    return Played(world, *await world.start_table(seats, game, ask_all=is_asked))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("modes", nargs="*", default=[], metavar="mode", help=", ".join(MODES))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--asked", action="store_true", help="no decision is answered automatically")
    parser.add_argument(
        "--pictures", action="store_true", help="with pictures, which leave less room for lines"
    )
    parser.add_argument("--seats", type=int, help="number of seats instead of the mode's")
    options = parser.parse_args()
    if unknown := {*options.modes} - MODES.keys():
        parser.error(f"no mode {', '.join(sorted(unknown))}; there are {', '.join(MODES)}")
    medians: dict[str, dict[str, float]] = {}
    for mode in options.modes or MODES:
        seeds = range(1, options.games + 1)
        games = [
            asyncio.run(
                _figures(mode, seed, options.seats, is_asked=options.asked, pictures=options.pictures)
            )
            for seed in seeds
        ]
        medians[mode] = {figure: median(game.get(figure, 0) for game in games) for figure in FIGURES}
        print(mode, medians[mode], file=sys.stderr, flush=True)
    print(json.dumps(medians, indent=2))


if __name__ == "__main__":
    main()
