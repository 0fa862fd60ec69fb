"""Play in the demo's page act by act, from another terminal, as any of its users: to try it as a newcomer.

python -m tools.by_hand.remote SOCKET serve GAME [--people 2] [--lang en] [--pictures on]
python -m tools.by_hand.remote SOCKET alice start        offer a duel, or open a table
python -m tools.by_hand.remote SOCKET bob press Accept   press the newest button that begins so
python -m tools.by_hand.remote SOCKET bob pick Bang!     pick in a list; several with | between them
python -m tools.by_hand.remote SOCKET alice command wanted learn game=WANTED
python -m tools.by_hand.remote SOCKET alice read 3       print the last three messages
python -m tools.by_hand.remote SOCKET alice shot panel   take a screenshot: window, panel, board, or film
python -m tools.by_hand.remote SOCKET alice auto 10      let the computer give the next ten answers
python -m tools.by_hand.remote SOCKET alice quit
"""

import argparse
import asyncio
import json
import socket
import sys
import time
from asyncio import StreamReader, StreamWriter
from collections.abc import Callable, Coroutine, Mapping, Sequence
from io import BytesIO
from pathlib import Path

from e2e.browser import MESSAGES
from PIL import Image
from simcord import Env
from sqlalchemy import func, select

from bot.cli.demo import NAMES
from bot.i18n.texts import LANGUAGES
from bot.services.pictures import PICTURES
from engine.games import GAMES
from engine.store.schema.games import tables
from tools.by_hand.__main__ import TALL, bot_of, chosen, offer, one_window
from tools.by_hand.player import Player

PATIENCE = 60  # seconds for one act
BREATH = 0.3  # seconds between two of the computer's answers, in which the page shows them
READS = 3  # messages, unless a number is given
APP = (390, 884)  # a phone's 844 points, and 40 that the page's frame is taller than Discord's bars
STILL = (0, 1.5, 5)  # seconds of a film's screenshots; then no picture moves any more
NEWEST = "document.querySelector('.channel-timeline').scrollTop = 1e9"  # as Discord does


class Acts:
    """What a user can do on the page; each act returns what to print. One window serves all users."""

    def __init__(self, env: Env, player: Player, game: str, names: Sequence[str], shots: Path) -> None:
        self._env, self._player, self._game, self._names, self._shots = env, player, game, names, shots
        self._count = 0
        self.over = asyncio.Event()
        self._verbs: Mapping[str, Callable[[Sequence[str]], Coroutine[None, None, str]]] = {
            "start": self._start,
            "command": self._command,
            "press": self._press,
            "pick": self._pick,
            "read": self._read,
            "shot": self._shot,
            "auto": self._auto,
            "quit": self._quit,
        }

    async def do(self, who: str, verb: str, words: Sequence[str]) -> str:
        """Do it as the user whose name begins so."""
        name = next((name for name in self._names if name.lower().startswith(who.lower())), None)
        if name is None or verb not in self._verbs:
            return f"of {', '.join(self._names)}: {', '.join(self._verbs)}"
        if name != self._player.name:
            await self._player.become(name)
        return await self._verbs[verb](words)

    async def _start(self, words: Sequence[str]) -> str:
        guests = [name for name in self._names if name != self._player.name]
        await offer(self._player, self._game, guests, *words[:1])
        return "started"

    async def _command(self, words: Sequence[str]) -> str:
        given = [word for word in words if "=" in word]
        name = " ".join(word for word in words if word not in given)
        await self._player.command(name, **dict(word.split("=", 1) for word in given))
        return "typed"

    async def _press(self, words: Sequence[str]) -> str:
        label = " ".join(words)
        buttons = self._player.page.locator(MESSAGES).get_by_role("button").filter(has_text=label)
        for number in reversed(range(await buttons.count())):
            if (await buttons.nth(number).inner_text()).strip().startswith(label):
                await self._player.press_one(buttons.nth(number))
                return "pressed"
        return f"no button begins with {label}"

    async def _pick(self, words: Sequence[str]) -> str:
        wanted = [part.strip() for part in " ".join(words).split("|")]
        lists = self._player.page.locator(MESSAGES).locator(".preview-select")
        for number in reversed(range(await lists.count())):
            entries = lists.nth(number).locator("[role=option]")
            texts = [text.strip() for text in await entries.all_text_contents()]
            places = [next((n for n, text in enumerate(texts) if part in text), None) for part in wanted]
            if None not in places:
                values = [await entries.nth(n).get_attribute("data-value") for n in places if n is not None]
                await self._player.pick_these(lists.nth(number), [value or "" for value in values])
                return "picked"
        return f"no list has {wanted}"

    async def _read(self, words: Sequence[str]) -> str:
        return "\n\n".join((await self._player.reads())[-int(words[0] if words else READS) :])

    async def _shot(self, words: Sequence[str]) -> str:
        what, self._count = words[0] if words else "window", self._count + 1
        path = self._shots / f"{self._count:03}-{self._player.name}-{what}.png"
        if what == "window":
            path.write_bytes(await self._window())
        elif what == "film":
            await self._film(path)
        else:
            async with self._player.tall(TALL):
                await (self._player.shot_of_panel if what == "panel" else self._player.shot_of_board)(path)
        return str(path)

    async def _window(self) -> bytes:
        await self._player.idle()
        await self._player.page.mouse.move(0, 0)  # a button below it looks blue
        await self._player.page.evaluate(NEWEST)
        return await self._player.page.screenshot()

    async def _film(self, path: Path) -> None:
        """Take screenshots of a window while its pictures move, beside each other."""
        begun, screens = time.monotonic(), list[Image.Image]()
        for second in STILL:
            await asyncio.sleep(max(0, begun + second - time.monotonic()))
            screens.append(Image.open(BytesIO(await self._window())))
        width, height = screens[0].size
        film = Image.new("RGB", (len(screens) * width, height))
        for number, screen in enumerate(screens):
            film.paste(screen, (number * width, 0))
        film.save(path)

    async def _auto(self, words: Sequence[str]) -> str:
        bot = bot_of(self._env)
        number = await bot.store.database.read(
            lambda connection: connection.scalar(select(func.max(tables.c.id)))
        )
        assert number is not None
        for made in range(int(words[0] if words else 1)):
            snapshot = await bot.services.tables.get(number)
            if snapshot.game.winners is not None:
                return f"{made} answers; the game is over"
            for decision in snapshot.game.open_decisions:
                user = snapshot.participants[decision.seat].user_id
                if user is not None:  # else the bot answers for its own seat
                    ply, key = snapshot.game.decision_ply, f"auto-{number}-{snapshot.game.ply}"
                    reply = chosen(snapshot, decision, ())
                    await bot.services.tables.answer(number, ply, user, [reply], key)
                    break
            await asyncio.sleep(BREATH)
        return "answered"

    async def _quit(self, words: Sequence[str]) -> str:
        self.over.set()
        return "over"


async def serve(arguments: argparse.Namespace) -> None:
    """Do what comes over the socket, one act at a time, until somebody quits."""
    turn, names = asyncio.Lock(), NAMES[: arguments.people]
    shots = arguments.socket.with_suffix("")
    shots.mkdir(parents=True, exist_ok=True)
    async with one_window(arguments, names, APP) as (env, player):
        acts = Acts(env, player, arguments.game, names, shots)

        async def act(reader: StreamReader, writer: StreamWriter) -> None:
            who, verb, *words = json.loads(await reader.readline())
            async with turn:
                try:
                    answer = await asyncio.wait_for(acts.do(who, verb, words), PATIENCE)
                except Exception as failed:  # whatever it was, the demo goes on
                    answer = f"{type(failed).__name__}: {failed}"
            writer.write(answer.encode())
            await writer.drain()
            writer.close()

        server = await asyncio.start_unix_server(act, arguments.socket)
        print("ready", flush=True)
        await acts.over.wait()
        server.close()


def send(path: Path, words: Sequence[str]) -> str:
    """Let the demo at this socket do one act; return its answer."""
    with socket.socket(socket.AF_UNIX) as connection:
        connection.connect(str(path))
        connection.sendall(json.dumps(words).encode() + b"\n")
        return connection.makefile(encoding="utf-8").read()


def main() -> None:
    if len(sys.argv) < 4:
        print(__doc__)
        return
    if sys.argv[2] != "serve":
        print(send(Path(sys.argv[1]), sys.argv[2:]))
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("socket", type=Path, help="made by `serve`; screenshots lie in a directory beside it")
    parser.add_argument("serve")
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0])
    parser.add_argument("--pictures", choices=PICTURES, default=PICTURES[0])
    asyncio.run(serve(parser.parse_args()))


if __name__ == "__main__":
    main()
