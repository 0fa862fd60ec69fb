"""Play a whole game in the demo's page, each user in a window of their own, and take screenshots.

A player chooses what the computer would in their seat; everything else is done as users do it: read the
panel, press, pick in lists, type commands. It shows what a game is like.
"""

import argparse
import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from e2e.browser import chromium
from e2e.choosing import accepted_move, computer_play
from simcord import Env
from sqlalchemy import select

from bot.app.client import WantedBot
from bot.cli.demo import NAMES, Pace, run_clock, saloon
from bot.games import PRESENTERS
from bot.games.offered import offered_plays
from bot.i18n.texts import LANGUAGES, Phrases, Texts, load_texts
from bot.services import janitor, timekeeper
from bot.services.pictures import PICTURES
from bot.ui.style import phrases_for
from engine.core.decisions import BACK, SEPARATOR, TOGETHER, Decision, Reply, Seat
from engine.core.game import AnyGame
from engine.core.lessons import LEARNER, LessonRun
from engine.core.rng import Rng
from engine.games import GAMES, MODULES, PLAYERS
from engine.store.schema.users import lesson_progress
from engine.tables.service import TableSnapshot
from tools.by_hand.player import Player

TYPED = load_texts("en")  # the language of Discord in the demo, for commands and their choices
TABLE = 1  # the number of a new demo's first table
TALL = 2400  # points, enough for the tallest board and panel
STEP = 1800  # simulated seconds per step
RARELY = 600  # simulated seconds between two sweeps while days pass
PHONE = (390, 844)  # points of a common phone's window
# By kind of decision, the command that answers it, and its options: the first for this decision, the others
# for more of the answer, or for the following decisions of these names.
COMMANDS: Mapping[str, Mapping[str, tuple[str, Sequence[str]]]] = {
    "bang": {
        **{kind: (f"bang {kind}", ("character",)) for kind in ("draft", "place", "expose")},
        **dict.fromkeys(
            ("dodge", "shoot-back", "last-beer", "store", "flip", "draw-from", "put-back"),
            ("bang respond", ("answer",)),
        ),
        "play": ("bang play", ("card", "target", "take")),
        "discard": ("bang discard", ("first", "second", "third", "fourth")),
    },
    "revolver": {
        "poker": ("revolver poker", ("card",)),
        "march": ("revolver march", ("way",)),
        "victim": ("revolver victim", ("person",)),
    },
    "gnadenlos": {
        "adventurer": ("gnadenlos adventurer", ("card",)),
        "prestige": ("gnadenlos prestige", ("nuggets",)),
        "bid": ("gnadenlos bid", ("sum",)),
        "take": ("gnadenlos take", ("card",)),
    },
    "ragnguns": {
        "deck": ("ragnguns deck", ("name",)),
        "disarm": ("ragnguns disarm", ("answer",)),
        "split": ("ragnguns split", ("bullets",)),
        "stash": ("ragnguns stash", ("card",)),
        **dict.fromkeys(
            ("on-pose", "place", "place-trap", "give-up", "target", "zone", "stake"),
            ("ragnguns choose", ("answer",)),
        ),
    },
}
# Options that have commands of their own, with the options for the following decisions.
VERBS: Mapping[tuple[str, str], tuple[str, Mapping[str, str]]] = {
    ("ragnguns", "pose"): ("ragnguns place", {"pose": "card", "zone": "zone"}),
    ("ragnguns", "effect"): ("ragnguns effect", {"effect": "name", "target": "target"}),
    ("ragnguns", "trap"): ("ragnguns trap", {"trap": "card", "stake": "stake"}),
    ("ragnguns", "shoot"): ("ragnguns shootout", {"shoot": "bullets"}),
    ("ragnguns", "discard"): ("ragnguns discard", {"discard": "card"}),
    ("ragnguns", "step-out"): ("ragnguns step-out", {}),
    ("ragnguns", "end"): ("ragnguns end", {}),
    ("bang", "done"): ("bang end", {}),
    ("revolver", "end"): ("revolver end", {}),
    ("gnadenlos", "open"): ("gnadenlos recruit", {}),
}


def bot_of(env: Env) -> WantedBot:
    """Return the bot of the demo."""
    assert isinstance(env.bot, WantedBot)
    return env.bot


@dataclass
class Reading:
    """A file of everything users can read, in order of appearance, without repetition."""

    path: Path
    known: set[str] = field(default_factory=set)

    def take(self, answers: int, name: str, messages: Sequence[str]) -> None:
        """Add the lines that are new on this user's page."""
        lines = [line for message in messages for line in message.split("\n")]
        new = [line for line in dict.fromkeys(lines) if line not in self.known]
        self.known.update(new)
        if new:
            with self.path.open("a", encoding="utf-8") as file:
                print(f"# {answers} {name}", *new, "", sep="\n", file=file)


@dataclass
class Hands:
    """The users at one table, and what they did."""

    env: Env
    pace: Pace
    people: Sequence[Player]
    shots: Path | None
    every: int
    by_command: bool
    liked: Sequence[str] = ()  # prefixes of options to take whenever they are offered
    text: Texts = TYPED  # screenshots of panels and boards
    reading: Reading | None = None
    pause: int = 0  # simulated seconds between two screenshots
    last: Seat | None = None  # the seat that acted last, whose panel is up to date
    answers: int = 0

    async def snapshot(self) -> TableSnapshot:
        return await bot_of(self.env).services.tables.get(TABLE)

    async def play(self, most: int) -> TableSnapshot:
        """Play until the game is over, or for this many answers."""
        while (snapshot := await self.snapshot()).game.winners is None and self.answers < most:
            waiting = snapshot.game.open_decisions
            await self.answer(snapshot, waiting[self.answers % len(waiting)])
            await self.read()
            if self.answers % self.every == 0:
                await self.look()
                await self.wait()
        await self.look()
        await self.read()
        return snapshot

    async def read(self) -> None:
        """Record what each user can read now."""
        if self.reading is not None:
            for person in self.people:
                self.reading.take(self.answers, person.name, await person.reads())

    async def wait(self) -> None:
        """Let time pass, after which all users open their hands again."""
        for gone in range(0, self.pause, STEP):
            await self.pace.tick(min(STEP, self.pause - gone))
        if self.pause:
            self.last = None

    async def answer(self, snapshot: TableSnapshot, decision: Decision) -> None:
        """Give one answer as a user would, and print decision and answer."""
        person, reply = self.people[decision.seat], chosen(snapshot, decision, self.liked)
        options = labels(snapshot, decision, reply, self.text)
        print(f"{self.answers:4} {person.name}: {phrases_for(snapshot, self.text).decision(decision)}")
        typed = self.typing(snapshot, decision, reply) if self.by_command else None
        print(f"     -> {', '.join(options.values()) if typed is None else line(*typed)}", flush=True)
        if typed is not None:
            await person.command(typed[0], **typed[1])
        else:
            if self.last != decision.seat:
                await person.press(self.text("btn-hand"))
            await person.answer(pressed(snapshot, decision, reply, self.liked, self.text))
        self.last = decision.seat
        self.answers += 1
        if (await self.snapshot()).game.ply == snapshot.game.ply:
            panel = await person.panel()
            raise AssertionError(f"not taken: {panel}")

    def typing(
        self, snapshot: TableSnapshot, decision: Decision, reply: Reply
    ) -> tuple[str, dict[str, str]] | None:
        """Return the command that answers, with its options; None if only the panel can."""
        family = snapshot.game.rules.family
        if len(reply) == 1 and (verb := VERBS.get((family, reply[0]))):
            return verb[0], self.further(snapshot, decision.seat, reply, verb[1])
        if decision.kind not in COMMANDS.get(family, {}):
            return None
        name, options = COMMANDS[family][decision.kind]
        typed = dict(zip(options, labels(snapshot, decision, reply, self.text).values()))
        if len(typed) < len(reply):
            return None
        following = {option: option for option in options[len(typed) :]}
        return name, typed | self.further(snapshot, decision.seat, reply, following)

    def further(
        self, snapshot: TableSnapshot, seat: Seat, reply: Reply, options: Mapping[str, str]
    ) -> dict[str, str]:
        """Return answers to the decisions of these kinds that follow a reply without an effect."""
        replies, typed = [reply], {}
        while options and (more := snapshot.game.peek(seat, *replies)) is not None and more.kind in options:
            replies.append(chosen(snapshot, more, self.liked))
            [typed[options[more.kind]]] = labels(snapshot, more, replies[-1], self.text).values()
        return typed

    async def look(self) -> None:
        """Take screenshots of the board and of each panel."""
        if self.shots is None:
            return
        await self.windows()
        for person in self.people:
            async with person.tall(TALL):
                if person is self.people[0]:
                    await person.shot_of_board(self.shots / f"{self.answers:03}-board.png")
                if await person.panel() is not None:
                    await person.shot_of_panel(self.shots / f"{self.answers:03}-{person.name}.png")

    async def windows(self) -> None:
        """Take screenshots of whole windows."""
        for person in self.people if self.shots else ():
            await person.page.screenshot(path=f"{self.shots}/{self.answers:03}-{person.name}-window.png")


def chosen(snapshot: TableSnapshot, decision: Decision, liked: Sequence[str]) -> Reply:
    """Return the computer's reply for this seat, preferring liked options."""
    for option in decision.options if decision.max_count == 1 else ():
        if option.startswith(tuple(liked)):
            return (option,)
    rng = Rng(f"{snapshot.game.ply:064x}")
    return PLAYERS[snapshot.game_key](snapshot.game.view(decision.seat), decision, rng)


def labels(snapshot: TableSnapshot, decision: Decision, reply: Reply, text: Texts) -> dict[str, str]:
    """Return the labels of these options in the panel."""
    if reply == BACK and decision.can_go_back:
        return {BACK[0]: text("btn-back")}
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
    view = snapshot.game.view(decision.seat)
    return {option: presenter.option_text(decision, option, view, phrases)[0] for option in reply}


def pressed(
    snapshot: TableSnapshot, decision: Decision, reply: Reply, liked: Sequence[str], text: Texts
) -> dict[str, str]:
    """Return what to press or pick in the panel, and its label; plays are single entries."""

    def think(game: AnyGame, decision: Decision) -> Reply:
        return chosen(replace(snapshot, game=game), decision, liked)

    play = computer_play(snapshot.game, decision.seat, think)
    if play is None:
        return labels(snapshot, decision, reply, text)
    presenter, phrases = PRESENTERS[snapshot.game.rules.family], phrases_for(snapshot, text)
    return {play.path: presenter.play_text(play, snapshot.game.view(decision.seat), phrases)[0]}


def line(name: str, options: Mapping[str, str]) -> str:
    """Return a command as typed."""
    return " ".join([f"/{name}", *(f"{option}:{value}" for option, value in options.items())])


@dataclass
class Pupil:
    """A user who takes a game's lessons; records the height of each message."""

    env: Env
    person: Player
    family: str
    shots: Path | None
    text: Texts = TYPED
    highest: dict[str, int] = field(default_factory=dict)
    presses: int = 0

    async def learn(self) -> None:
        """Play every lesson to its end by accepted moves."""
        await self.person.command("wanted learn", game=TYPED(f"{self.family}-lessons"))
        for left in reversed(range(len(MODULES[self.family].lessons))):
            while not (attempt := await self.attempt()).is_over:
                await self.look(attempt)
                await self.person.answer(self.meant(attempt))
                self.presses += 1
            await self.look(attempt)
            high = self.highest[attempt.lesson.key]
            print(f"{attempt.lesson.key}: {self.presses} presses, {high} points high", flush=True)
            if left:
                await self.person.press(self.text("btn-lesson-next"))

    async def attempt(self) -> LessonRun:
        """Return the lesson in progress."""
        await self.person.idle()
        bot = bot_of(self.env)
        user = await bot.store.database.read(
            lambda connection: connection.scalar(select(lesson_progress.c.user_id))
        )
        assert user is not None
        return (await bot.services.lessons.resume(user, self.family, onward=False))[1]

    def meant(self, attempt: LessonRun) -> dict[str, str]:
        """Return the values of an accepted move, with the label if there is one value."""
        replies, decision = accepted_move(attempt), attempt.game.decision(LEARNER)
        assert decision is not None
        presenter, view = PRESENTERS[self.family], attempt.game.view(LEARNER)
        phrases = Phrases(self.text, self.family, [self.person.name, *attempt.lesson.names])
        path = SEPARATOR.join(map(TOGETHER.join, replies))
        accepted = next((play for play in offered_plays(attempt.game, LEARNER) if play.path == path), None)
        if accepted is not None:
            return {path: presenter.play_text(accepted, view, phrases)[0]}
        return {option: presenter.option_text(decision, option, view, phrases)[0] for option in replies[0]}

    async def look(self, attempt: LessonRun) -> None:
        """Measure the message, and take a screenshot if it is the highest so far."""
        async with self.person.tall(TALL):
            tall = await self.person.panel_height()
            key = attempt.lesson.key
            new, higher = key not in self.highest, tall > self.highest.get(key, 0)
            self.highest[key] = max(tall, self.highest.get(key, 0))
            if self.shots and (
                new or higher or attempt.is_over or attempt.tasks_done < len(attempt.lesson.tasks)
            ):
                number = list(self.highest).index(key)
                await self.person.shot_of_panel(self.shots / f"{self.family}-{number}-{self.presses:03}.png")


@asynccontextmanager
async def one_window(
    arguments: argparse.Namespace, names: Sequence[str], size: tuple[int, int] = PHONE
) -> AsyncIterator[tuple[Env, Player]]:
    """Run a demo of these users with a single window, the first one's to begin with."""
    with TemporaryDirectory(prefix="wanted-by-hand-") as data:
        async with (
            saloon(Path(data), names, 0, arguments.lang, arguments.pictures) as (env, page),
            chromium() as browser,
        ):
            clock = asyncio.create_task(run_clock(Pace(env, page), 1))
            yield env, await Player.sit_down(browser, page.url, names[0], size)
            clock.cancel()


@asynccontextmanager
async def seated(arguments: argparse.Namespace) -> AsyncIterator[tuple[Env, Pace, list[Player]]]:
    """Run a demo with a table whose users each have a window."""
    with TemporaryDirectory(prefix="wanted-by-hand-") as data:
        names = arguments.names[: arguments.people]
        if arguments.pause:
            rarely()
        async with (
            saloon(Path(data), names, 0, arguments.lang, arguments.pictures, computer_delay=0) as (env, page),
            chromium() as browser,
        ):
            pace, size = Pace(env, page), (arguments.width, arguments.height)
            clock = asyncio.create_task(run_clock(pace, 1))
            sitting = [await Player.sit_down(browser, page.url, name, size) for name in names]
            await offered(arguments.game, sitting, arguments.variant, load_texts(arguments.lang))
            yield env, pace, sitting
            clock.cancel()


def rarely() -> None:
    """Make the bot check its clocks less often, without counting that as downtime."""
    timekeeper.OUTAGE_SECONDS = 2 * RARELY
    timekeeper.Timekeeper._loop.change_interval(seconds=RARELY)
    janitor.Janitor._sweep.change_interval(seconds=RARELY)


async def offer(host: Player, game: str, guests: Sequence[str], variant: str = "") -> bool:
    """Offer a duel to the one guest, else a table to all; return whether it is a duel."""
    options = {"game": TYPED(f"game-{game}"), **({"variant": variant} if variant else {})}
    is_duel = len(guests) == 1 and 2 in GAMES[game].seats
    if is_duel:
        await host.command("wanted duel", opponent=guests[0], **options)
    else:
        await host.command("wanted table", **options)
    return is_duel


async def offered(game: str, people: Sequence[Player], variant: str, text: Texts) -> None:
    """Start a duel, or a table that all users join."""
    host, *guests = people
    if await offer(host, game, [guest.name for guest in guests], variant):
        await guests[0].press(text("btn-accept"))
        return
    for guest in guests:
        await guest.press(text("btn-join"))
    await host.press(text("btn-start"))


async def main(arguments: argparse.Namespace) -> None:
    if arguments.shots:
        arguments.shots.mkdir(parents=True, exist_ok=True)
    if arguments.learn:
        size = (arguments.width, arguments.height)
        async with one_window(arguments, arguments.names[:1], size) as (env, person):
            await Pupil(env, person, arguments.game, arguments.shots, load_texts(arguments.lang)).learn()
        return
    async with seated(arguments) as (env, pace, people):
        hands = Hands(env, pace, people, arguments.shots, arguments.every, arguments.commands, arguments.like)
        hands.pause, hands.text = arguments.pause, load_texts(arguments.lang)
        hands.reading = Reading(arguments.shots / "read.txt") if arguments.shots else None
        try:
            snapshot = await hands.play(arguments.most)
        except AssertionError:
            await hands.windows()
            raise
        events = Counter(
            event.kind for row in await bot_of(env).store.logs.log(TABLE) for event in row.events
        )
        counts = ", ".join(f"{what} {count}" for what, count in sorted(events.items()))
        winners = [snapshot.participants[seat].name for seat in snapshot.game.winners or ()]
        print(f"{hands.answers} answers; won by {winners}; {counts}")


def options() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted({*GAMES, *MODULES}))
    parser.add_argument("--learn", action="store_true", help="one person at all lessons of this family")
    parser.add_argument("--people", type=int, help="by default the fewest that the game allows")
    parser.add_argument("--names", nargs="*", default=NAMES, help="of the people, in their order")
    parser.add_argument("--lang", choices=LANGUAGES, default=LANGUAGES[0], help="that everybody has set")
    parser.add_argument("--pictures", choices=PICTURES, default=PICTURES[0], help="that the server has set")
    parser.add_argument("--variant", default="")
    parser.add_argument("--commands", action="store_true", help="type commands where a question has one")
    parser.add_argument(
        "--like", nargs="*", default=(), help="options taken wherever offered, by their start"
    )
    parser.add_argument("--shots", type=Path, help="a directory for pictures")
    parser.add_argument("--every", type=int, default=10, help="answers between two pictures")
    parser.add_argument("--width", type=int, default=PHONE[0], help="of each window")
    parser.add_argument("--height", type=int, default=PHONE[1])
    parser.add_argument(
        "--pause", type=int, default=0, help="simulated seconds to wait after each picture: 1200, 90000"
    )
    parser.add_argument("--most", type=int, default=10_000, help="answers to give at the most")
    arguments = parser.parse_args()
    if not arguments.learn:
        if (rules := GAMES.get(arguments.game)) is None:
            parser.error(f"{arguments.game} is a family: add --learn, or name one of its games")
        arguments.people = arguments.people or min(rules.seats)
        if arguments.people not in rules.seats:
            parser.error(f"{arguments.game} is for {min(rules.seats)} to {max(rules.seats)} people")
    return arguments


if __name__ == "__main__":
    asyncio.run(main(options()))
