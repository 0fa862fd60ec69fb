"""What a game asks of people: whole games of every mode, played by presses in the simulated Discord.

Each person presses what the computer would choose in that seat, and keeps the panel open as people do:
"My hand" is pressed only where no panel of theirs shows the open question. Nobody gives an order, and nobody
takes back the usual answers that the bot gives, and tells of, where hardly anything is to be chosen
(`Reaction.is_automatic`); `--asked`: all are asked everything.
One JSON object is printed, by mode the medians of

- `answers`: presses that answer a question, `presses`: all presses;
- `scrolls`: answers in a panel that stands above the board;
- `posts`, `edits`: messages sent and messages edited in the channel, `pings`: people called there;
- `hand_overs`: how often somebody is asked who was not asked just before;
- `one_option`: questions with one option that a person had to answer;
- `board_points`, `hand_points`: how high the highest board and hand are on a phone 390 points wide, with
  pictures, in the page of the demo (`--no-browser` leaves them out, `--shots DIR` keeps them as seen);
- `lines_lost`: lines of the log since a person's last press that neither board nor panel showed or led to.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from simcord import Env, MemberActor

sys.path.append(str(Path(__file__).parents[2] / "tests"))  # the world that the tests play in

from e2e.playing import meant
from e2e.world import World, buttons

from bot.app.client import WantedBot
from bot.app.services import utc_now
from bot.app.settings import Settings
from bot.features.play.log_pages import lines_of
from bot.games import PRESENTERS
from bot.i18n.texts import load_texts
from bot.ui.style import phrases_for
from engine.core.decisions import Decision, Reply, Seat
from engine.core.game import AnyGame
from engine.core.records.guilds import GuildSettings
from engine.core.rules import Event
from engine.store.store import Store
from engine.tables import service
from engine.tables.service import TableSnapshot
from engine.tables.transitions import copy_game
from tools.benchmarks.heights import FIGURES as HEIGHTS
from tools.benchmarks.heights import Heights, draw_blanks

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
FIGURES = (
    "answers",
    "presses",
    "scrolls",
    "posts",
    "edits",
    "pings",
    "hand_overs",
    "one_option",
    "lines_lost",
)
GAMES = 20
THINKING = 7  # simulated seconds before each answer
MOST = 3000  # answers in one game: beyond that it goes round in circles
SILENT = 1 << 12  # the flag of a message that notifies nobody: what was dealt from, before the first board
ENGLISH = load_texts("en")
OPTION_ID = re.compile(r"[\w:.!-]+")  # an id of an option; whatever stands between two is a separator
SENT, EDITED = re.compile(r"/channels/\d+/messages"), re.compile(r"/channels/\d+/messages/\d+")


def path_of(value: str) -> tuple[str, ...]:
    return tuple(OPTION_ID.findall(value))


def best(offered: Iterable[str], meant_path: Sequence[str]) -> str | None:
    fits = [value for value in offered if path_of(value) == tuple(meant_path[: len(path_of(value))])]
    return max(fits, key=lambda value: len(path_of(value)), default=None)


def chosen(snapshot: TableSnapshot, decision: Decision) -> tuple[Reply, tuple[str, ...]]:
    first = meant(snapshot, decision)
    path, copy, reply = list[str](), copy_game(snapshot.game), first
    step: Decision | None = decision
    while step is not None and len(reply) == 1:
        path += reply
        copy.answer(decision.seat, reply)
        step = _further(copy, step)
        reply = _meant_there(snapshot, copy, step) if step else ()
    return first, tuple(path)


def _further(game: AnyGame, before: Decision) -> Decision | None:
    step = game.decision(before.seat)
    joined = step is not None and game.rules.continued_by.get(before.kind) == step.kind
    return step if step is not None and (step.can_go_back or joined) else None


def _meant_there(snapshot: TableSnapshot, game: AnyGame, step: Decision) -> Reply:
    return meant(snapshot.with_game(game, snapshot.participants, snapshot.clocks), step)


@dataclass
class Played:
    world: World
    table_id: int
    people: Sequence[MemberActor]
    count: Counter[str] = field(default_factory=Counter)
    told: dict[Seat, int] = field(default_factory=dict)
    heights: Heights | None = None

    async def play(self) -> None:
        self.count["hand_overs"] = 1  # the first question
        while (snapshot := await self.world.snapshot(self.table_id)).game.winners is None:
            if self.count["answers"] == MOST:
                raise RuntimeError(f"table {self.table_id} of {snapshot.game_key} does not end")
            await self.world.env.advance_time(THINKING)
            await self._answer(snapshot, snapshot.game.open_decisions[0])
            if self.heights is not None:
                self.heights.look(self.count["answers"])
        await self._ended()

    async def _ended(self) -> None:
        self._count_requests()
        if self.heights is not None:
            await self.heights.measure()
            self.count.update(self.heights.highest)

    async def _answer(self, snapshot: TableSnapshot, decision: Decision) -> None:
        person = self.people[decision.seat]
        panel = self._panel(snapshot, person) or await self._opened(snapshot, person)
        await self._check_lines(snapshot, decision.seat, panel)
        board = await self.world.board(self.table_id)
        self.count["scrolls"] += panel.id < board.id
        self.count["one_option"] += len(decision.options) == 1
        await self._press(snapshot, decision, person, panel)
        self.count["answers"] += 1
        after = await self.world.snapshot(self.table_id)
        if after.game.ply == snapshot.game.ply:
            raise RuntimeError(f"{decision} was not answered")
        await self._check_lines(after, decision.seat, self._newest(person))
        self.count["hand_overs"] += bool(_asked(after.game) - _asked(snapshot.game))

    async def _press(
        self, snapshot: TableSnapshot, decision: Decision, person: MemberActor, panel: Any
    ) -> None:
        reply, path = chosen(snapshot, decision)
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
        name = buttons(panel, f"p:{self.table_id}:")[-1]
        await person.click(panel, custom_id=name)
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
        mine = [
            (message.id, channel.id)
            for channel in (self.world.saloon, *self.world.saloon.threads)
            for message in self.world.env.backend.messages.get(channel.id, {}).values()
            if message.flags & 64 and message.visible_to(person.id) and message.components
        ]
        return self.world.message(*reversed(max(mine))) if mine else None

    async def _check_lines(self, snapshot: TableSnapshot, seat: Seat, panel: Any) -> None:
        since = self.told.get(seat, 0)
        log = await self.world.bot.services.store.log(self.table_id)
        events = [event for action in log if action.ply > since for event in action.events]
        seen = [message for message in (await self.world.board(self.table_id), panel) if message is not None]
        text = "\n".join(json.dumps([e.to_dict() for e in m.embeds], ensure_ascii=False) for m in seen)
        if not any(buttons(message, f"m:{self.table_id}:") for message in seen):
            lines = _lines(snapshot, events)
            self.count["lines_lost"] += sum(_as_json(line) not in text for line in lines)
        self.told[seat] = snapshot.game.ply

    def _count_requests(self) -> None:
        for request in self.world.env.http_requests:
            self.count["edits"] += request.method == "PATCH" and bool(EDITED.fullmatch(request.path))
            if request.method == "POST" and SENT.fullmatch(request.path):
                sent: Mapping[str, Any] = request.json or {}
                self.count["posts"] += bool(sent.get("embeds") or sent.get("flags", 0) & SILENT)
                self.count["pings"] += len((sent.get("allowed_mentions") or {}).get("users") or ())


def _asked(game: AnyGame) -> set[Seat]:
    return {decision.seat for decision in game.open_decisions}


def _values(panel: Any, name: str) -> list[str]:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in panel.components]
    items = [item for row in rows for item in row["components"]]
    return [option["value"] for item in items if item.get("custom_id") == name for option in item["options"]]


def _lines(snapshot: TableSnapshot, events: Sequence[Event]) -> list[str]:
    by_fields = PRESENTERS[snapshot.game.rules.family].events_in_fields
    by_ending = {"won", *PRESENTERS[snapshot.game.rules.family].events_in_ending}
    if snapshot.game.winners is not None:
        by_fields |= by_ending
    told = [event for event in events if event.kind not in by_fields]
    return lines_of(told, snapshot, phrases_for(snapshot, ENGLISH))


def _as_json(line: str) -> str:
    return json.dumps(line, ensure_ascii=False)[1:-1]


@dataclass(frozen=True, slots=True)
class How:
    """How games are played: `asked` about everything.

    `highest`: points of the highest messages so far, brought up to date; without it nothing is measured.
    """

    asked: bool = False
    seats: int | None = None  # the mode's
    highest: dict[str, float] | None = None
    shots: Path | None = None


def deal_alike() -> None:
    """Have games dealt from the secret alone.

    The ids of presses, which count in a real deal, say how long the bot took until then.
    """
    service.deal_seed = lambda secret, table_id, numbers: secret  # type: ignore[attr-defined]


async def _figures(mode: str, seed: int, how: How) -> Counter[str]:
    with TemporaryDirectory() as folder:
        bot = await _bot(Path(folder), seed, pictures=how.highest is not None)
        env = Env(bot, check_errors=False, settle_timeout=60)
        await env.start()
        with env.time_context():
            world = World(env, bot, Path(folder))
            deal_alike()
            if how.highest is not None:
                draw_blanks()
            played = await _begun(world, mode, how)
            if how.highest is not None:
                played.heights = Heights(world, played.people, how.highest, how.shots)
            await played.play()
        await env.shutdown()
        await world.stop()
    return played.count


async def _begun(world: World, mode: str, how: How) -> Played:
    (game, usual), store = MODES[mode], world.bot.services.store
    seats = how.seats or usual
    await store.save_server_settings(world.guild.id, GuildSettings(use_threads=how.highest is None))
    if seats == 2:
        return Played(world, await world.duel(game, asked=how.asked), world.people[:seats])
    return Played(world, *await world.sitting(seats, game, asked=how.asked))


async def _bot(data: Path, seed: int, *, pictures: bool) -> WantedBot:
    settings = Settings(data=data, pause=0, pictures=pictures)
    store = await Store.open(settings.database, utc_now)
    return WantedBot(settings, store, secret=lambda: f"{seed:064x}", shard_count=1)


def _summed_up(games: Sequence[Counter[str]], figures: Sequence[str]) -> dict[str, float]:
    return {
        figure: (max if figure.endswith("points") else median)(game[figure] for game in games)
        for figure in figures
    }


def main(arguments: Sequence[str] | None = None) -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("modes", nargs="*", default=[], metavar="mode", help=", ".join(MODES))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--asked", action="store_true", help="nothing is answered for anybody")
    parser.add_argument("--seats", type=int, help="as many, instead of the mode's")
    parser.add_argument("--no-browser", action="store_true", help="measure no heights")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of the highest messages")
    said = parser.parse_args(arguments)
    figures = FIGURES if said.no_browser else (*FIGURES, *HEIGHTS)
    found: dict[str, dict[str, float]] = {}
    for mode in said.modes or MODES:
        highest = None if said.no_browser else dict.fromkeys(HEIGHTS, 0.0)
        how = How(said.asked, said.seats, highest, said.shots)
        games = [asyncio.run(_figures(mode, seed, how)) for seed in range(1, said.games + 1)]
        found[mode] = _summed_up(games, figures)
        print(mode, found[mode], file=sys.stderr, flush=True)
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
