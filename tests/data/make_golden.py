"""Makes the golden databases that later code must be able to go on with, by playing on a simulated Discord.

    python tests/data/make_golden.py tests/data/11b6582

makes in that folder, for each family of games, a packed database (.sqlite3.xz) with tables of every game and
variant at several depths, what must be found in it (.json: how each table stands, seat by seat, every id
of a button or list that the bot has sent, which of them answer what is asked now), and the exports of its
finished games (exports/). Run it on the commit whose data are to be kept, and name the folder after it; the
first was 11b6582. Luck, clock and Discord's ids are the same each time. What checks the data is
tests/e2e/test_golden_databases.py.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import lzma
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))
sys.path.insert(0, str(Path(__file__).parents[1]))

from e2e.lobbying import passes
from e2e.playing import meant
from e2e.world import World, button, buttons, said
from golden import begun, everybody, kept, stands
from simcord import ChannelHandle, InteractionResult, MemberActor

from bot.features.decks.seat import PREBUILT
from engine.core.clocks import CLOCKS, MINUTE
from engine.core.decisions import Illegal, Reply, Seat
from engine.core.game import Game
from engine.core.records.guilds import ServerSettings
from engine.games import GAMES
from engine.tables.snapshot import TableSnapshot
from engine.tables.standing_orders import REACTIONS

DEPTHS = ("begun", "answered", "middle", "half", "late", "over")
OWN_DECKS = ("bison-en-colere", "les-dames-d-abord")


def line(snapshot: TableSnapshot) -> Iterator[tuple[TableSnapshot, Seat, Reply]]:
    """How it goes on if everybody plays as the computers do: each position, who answers then and what.

    A position is good only until the next one is taken.
    """
    copy = Game.restore(snapshot.game.rules, snapshot.game.checkpoint, snapshot.game.tail)
    while copy.winners is None:
        at = replace(snapshot, game=copy)
        decision = copy.waiting[-1]
        reply = meant(at, decision)
        yield at, decision.seat, reply
        copy.answer(decision.seat, reply)


def fits(snapshot: TableSnapshot, depth: str) -> bool:
    """Is the table as deep as that? Nobody must be asked for whom a computer would answer at once."""
    game = snapshot.game
    if any(snapshot.participants[decision.seat].level is not None for decision in game.waiting):
        return False
    replied = any(game.replied(seat) for seat in range(len(snapshot.participants)))
    back = any(decision.back for decision in game.waiting)
    match depth:
        case "answered":
            return replied
        case "half":
            return back
        case "middle":
            return game.ply > game.checkpoint.ply and not (back or replied)
    return True


def stop(snapshot: TableSnapshot, depth: str) -> int | None:
    """After how many answers the table is as deep as that; None if it never is."""
    if depth == "over":
        return sum(1 for _ in line(snapshot))
    found = [number for number, (at, _, _) in enumerate(line(snapshot)) if fits(at, depth)]
    if not found and depth == "middle":
        return stop(snapshot, "answered")
    if not found or depth == "begun":
        return found[0] if found else None
    if depth == "late":
        return found[-1]
    return found[len(found) // 2]


@dataclass
class Maker:
    """Makes the database of one family."""

    world: World
    family: str
    exports: Path
    tables: dict[int, str] = field(default_factory=dict)  # and how deep each is
    clocks: int = 0
    presses: list[dict[str, Any]] = field(default_factory=list)
    offers: list[dict[str, Any]] = field(default_factory=list)
    proposals: list[dict[str, Any]] = field(default_factory=list)
    ordered: int = 0

    @property
    def games(self) -> list[str]:
        return [name for name, rules in GAMES.items() if rules.family == self.family]

    async def make(self) -> None:
        """All of it, the tables at which time goes by first."""
        await self.settings()
        await self.silences()
        for game in self.games:
            await self.depths(game)
            await self.doings(game)
        await self.talks()
        await self.places()
        await self.invitations()
        await self.press_all()

    # What people and the server have set

    async def settings(self) -> None:
        alice, bob, carol = self.world.people
        await self.server_settings()
        await self.say(alice, "me", language="fr", pictures="high-contrast", pings="none")
        await self.say(bob, "me", timezone="paris", quiet="12:00-13:30", **{"next-up": True})
        await self.say(carol, "away", until="2026-02-20", **{"from": "2026-02-10"})
        if any(GAMES[game].own_decks for game in self.games):
            for person, copy in zip((alice, bob), OWN_DECKS):
                await person.slash(self.world.saloon, "deck new", name="My own", copy=copy)
            await alice.slash(self.world.saloon, "deck choose", deck="My own")
            await carol.slash(self.world.saloon, "deck new", name="Unfinished", pistolero="buffalo-kid")
            await carol.slash(self.world.saloon, "deck delete", deck="Unfinished")

    async def server_settings(self, **settings: Any) -> None:
        usual = ServerSettings(thread=False, per_channel=200, per_player=200, clock="slow", patience=2)
        await self.world.bot.services.store.save_server_settings(
            self.world.guild.id, replace(usual, **settings)
        )

    # Tables

    async def deal(self, game: str, depth: str, where: ChannelHandle | None = None, **options: Any) -> int:
        """A new table, for which each clock is taken in turn."""
        options = {"clock": CLOCKS[self.clocks % len(CLOCKS)], "variant": "standard"} | options
        self.clocks += 1
        computer = options.pop("computer", False)
        if GAMES[game].own_decks and depth in ("answered", "rethought"):
            options["deck"] = PREBUILT  # then both are asked for one
        sit = self.duel if 2 in GAMES[game].seats and game != "outlaws-gangs" else self.sit
        table = await sit(where or self.world.saloon, computer, game=game, **options)
        self.tables[table] = depth
        return table

    async def duel(self, where: ChannelHandle, computer: bool, **options: Any) -> int:
        """Alice against Bob or a computer."""
        guest = self.world.wanted if computer else self.world.bob
        offered = await self.world.alice.slash(where, "wanted duel", opponent=guest, **options)
        if computer:
            return max(row.table for row in await self.world.bot.services.store.played(self.world.alice.id))
        return await self.accept(offered, [(self.world.bob, "accept")])

    async def sit(self, where: ChannelHandle, computer: bool, **options: Any) -> int:
        """Alice, Bob and Carol, and a computer beside them if one is wanted."""
        opened = await self.world.alice.slash(where, "wanted table", **options)
        presses = [(self.world.bob, "join"), (self.world.carol, "join"), (self.world.alice, "computer")]
        return await self.accept(opened, [*presses[: 3 if computer else 2], (self.world.alice, "start")])

    async def accept(self, offered: InteractionResult, presses: list[tuple[MemberActor, str]]) -> int:
        table = number(offered)
        for person, verb in presses:
            await person.click(offered.response, custom_id=f"o:{table}:{verb}")
        return table

    async def play(self, table: int, answers: int) -> TableSnapshot:
        """So many answers, without Discord; then the table is shown."""
        bot, snapshot = self.world.bot, await self.world.snapshot(table)
        told, bot.services.tables.watchers[:] = [*bot.services.tables.watchers], []
        for _, seat, reply in [*line(snapshot)][:answers]:
            snapshot, key = (
                await bot.services.tables.see(table),
                f"golden:{table}:{(await bot.services.tables.see(table)).game.ply}",
            )
            if (user := snapshot.participants[seat].player) is None:
                await bot.services.tables.reply(table, snapshot.game.asked, seat, reply, key)
            else:
                await bot.services.tables.answer(table, snapshot.game.asked, user, [reply], key)
        bot.services.tables.watchers[:] = told
        await self.world.does(self.shown(table))
        return await self.world.snapshot(table)

    async def shown(self, table: int) -> None:
        for watcher in self.world.bot.services.tables.watchers:
            watcher(table)

    async def depths(self, game: str) -> None:
        """The usual game at every depth, each variant in the middle and over, some with a computer."""
        for variant in GAMES[game].presets:
            for depth in DEPTHS if variant == "standard" else ("middle", "over"):
                computer = (variant == "standard") == (depth == "late")
                table = await self.deal(game, depth, variant=variant, computer=computer)
                answers = stop(await self.world.snapshot(table), depth)
                if answers is None:
                    self.tables[table] = "begun"
                    continue
                await self.play(table, answers)
                if depth == "over":
                    await self.export(table, f"{game}-{variant}")

    async def export(self, table: int, name: str) -> None:
        result = await self.world.alice.slash(self.world.saloon, "wanted log", table=table, file=True)
        (self.exports / f"{name}.json").write_bytes(await result.response.attachments[0].read())

    # Time

    async def silences(self) -> None:
        """Reserves that were drawn on, decisions that were played for the silent, computers that sit in."""
        slow = await self.deal(self.games[0], "reserve", clock="evening")
        await passes(self.world, 40 * MINUTE, at_work=True)
        await self.play(slow, 3)
        silent = []
        for patience, depth in ((1, "silent"), (3, "missed")):
            await self.server_settings(patience=patience)
            for game in self.games:
                silent.append(await self.deal(game, depth, clock="live"))
                await self.play(silent[-1], touched(await self.world.snapshot(silent[-1])))
        await self.server_settings()
        await passes(self.world, max([await self.left(table) for table in silent]), at_work=True)

    async def left(self, table: int) -> int:
        """The seconds until the one who is asked has no time left."""
        [due] = [
            clock.due for clock in (await self.world.snapshot(table)).clocks.values() if clock.put is not None
        ]
        return due - self.world.bot.services.now() + 1

    # What people do other than answering

    async def doings(self, game: str) -> None:
        """What is taken back alone, thought over or given up, and what several agree to take back."""
        for depth in ("undone", "rethought"):
            await self.take_back(await self.deal(game, depth), rethought=depth == "rethought")
        agreed = await self.middle(game, "undone-agreed")
        await self.propose(agreed, "undo")
        await self.everybody_says(agreed, "yes")
        left = await self.middle(game, "left")
        if GAMES[game].own_decks:
            await self.world.bob.slash(self.world.saloon, "deck choose", deck="My own")
        first = await self.say(self.world.alice, "resign", table=left)
        await self.world.alice.click(first.response, custom_id=f"x:{left}")

    async def middle(self, game: str, what: str) -> int:
        table = await self.deal(game, what)
        await self.play(table, stop(await self.world.snapshot(table), "middle") or 1)
        return table

    async def take_back(self, table: int, *, rethought: bool) -> None:
        """The first choice that may be taken back alone is, while others are still asked the same or not."""
        for _, seat, _ in [*line(await self.world.snapshot(table))]:
            snapshot = await self.play(table, 1)
            person = self.sitting(snapshot, seat)
            alone = bool(snapshot.game.winners is None and snapshot.game.replied(seat)) == rethought
            if alone and person and await self.world.bot.services.proposals.may_undo(snapshot, seat):
                panel = await self.say(person, "hand", table=table)
                await person.click(panel.response, custom_id=button(panel.response, "u:"))
                return
        self.tables[table] = "over"

    def sitting(self, snapshot: TableSnapshot, seat: Seat) -> MemberActor | None:
        """Who sits there in person."""
        user = snapshot.participants[seat].player
        return next((person for person in everybody(self.world) if person.id == user), None)

    async def propose(self, table: int, kind: str) -> int:
        """Somebody proposes this to the others; returns the proposal's number."""
        person = self.world.alice if kind != "undo" else await self.in_need_of_consent(table)
        first = await self.say(person, {"draw": "draw-offer"}.get(kind, kind), table=table)
        if kind != "draw":
            await person.click(first.response, custom_id=button(first.response, "a:"))
        [made] = await self.world.bot.services.store.proposals(table=table)
        return made.id

    async def in_need_of_consent(self, table: int) -> MemberActor:
        """Somebody who may not take back alone what they have chosen last, as soon as there is one."""
        while (snapshot := await self.world.snapshot(table)).game.winners is None:
            for seat in range(len(snapshot.participants)):
                person = self.sitting(snapshot, seat)
                if person and await self.obstacle(snapshot, seat):
                    return person
            await self.play(table, 1)
        raise AssertionError(table)

    async def obstacle(self, snapshot: TableSnapshot, seat: Seat) -> str:
        try:
            return (await self.world.bot.services.proposals.choice(snapshot, seat)).obstacle
        except Illegal:
            return ""

    async def everybody_says(self, table: int, verb: str, but: int = 0) -> None:
        """All who are asked for their consent, or all but so many, say so."""
        snapshot = await self.world.snapshot(table)
        for made in await self.world.bot.services.store.proposals(table=table):
            others = [
                self.sitting(snapshot, seat)
                for seat in range(len(snapshot.participants))
                if seat != made.seat
            ]
            asked = [person for person in others if person]
            for person in asked[: len(asked) - but]:
                message = self.world.message(made.channel, made.message)
                await person.click(message, custom_id=f"v:{made.id}:{verb}")

    async def talks(self) -> None:
        """Proposals that wait for an answer."""
        game = self.games[0]
        for kind in ("draw", "abort", "undo"):
            table = await self.middle(game, f"proposed-{kind}")
            made = await self.propose(table, kind)
            await self.everybody_says(table, "yes", but=1)
            self.proposals.append({"proposal": made, "table": table, "kind": kind})

    async def invitations(self) -> None:
        """Offers that wait for an answer, and one that had its."""
        game, (alice, bob, carol) = self.games[0], self.world.people
        await self.offered(bob, carol, ["join"], "table", game=game, seats=GAMES[game].seats[-1])
        over = [table for table, depth in self.tables.items() if depth == "over"]
        await self.offered(alice, bob, ["join", "accept"], "rematch", table=over[0])
        if self.duels:
            await self.offered(alice, carol, ["accept"], "duel", opponent=carol, game=self.duels)
            declined = await self.say(bob, "duel", opponent=carol, game=self.duels)
            await self.accept(declined, [(carol, "decline")])

    @property
    def duels(self) -> str | None:
        return next((game for game in self.games if 2 in GAMES[game].seats), None)

    async def offered(
        self, host: MemberActor, guest: MemberActor, verbs: list[str], command: str, **options: Any
    ) -> None:
        """An offer that is left open, and the one of these verbs by which the guest may take it up."""
        made = await self.say(host, command, **options)
        names, offer = buttons(made.response, "o:"), number(made)
        [press] = [f"o:{offer}:{verb}" for verb in verbs if f"o:{offer}:{verb}" in names]
        if f"o:{offer}:deck" in names:
            await host.click(made.response, custom_id=f"o:{offer}:deck")
        self.offers.append({"offer": offer, "user": guest.id, "id": press})

    async def places(self) -> None:
        """A table in a thread, one whose channel is gone, and standing orders for one and for all."""
        game, bob = self.games[0], self.world.bob
        await self.server_settings(thread=True)
        await self.deal(game, "thread")
        await self.server_settings()
        square = self.world.guild.create_text_channel("square")
        await self.deal(game, "frozen", square)
        self.world.env.backend.delete_channel(square.id)
        await self.world.env.settle()
        self.ordered = await self.deal(game, "ordered", clock="slow")
        for kind, reaction in REACTIONS[self.family].items():
            word = {"when": kind, "table": self.ordered}
            await self.say(bob, "orders", **word, do=reaction.words()[-1], always=True)
            await self.say(bob, "orders", **word, do=reaction.words()[0])

    # What is asked now, and what can be pressed

    async def press_all(self) -> None:
        """Open everything there is, and note how whoever is asked can answer."""
        for table in self.tables:
            snapshot = await self.world.snapshot(table)
            if snapshot.game.winners is None and snapshot.place.suspended is None:
                for decision in snapshot.game.waiting:
                    await self.open_hand(snapshot, decision.seat)
        for person in self.world.people:
            for command in ("hand", "games", "log"):
                await self.say(person, command)
        bob, kind = self.world.bob, next(iter(REACTIONS[self.family]))
        panel = await self.say(bob, "orders", table=self.ordered)
        chosen = await bob.select(panel.response, [kind], custom_id=button(panel.response, "wk:"))
        await bob.click(chosen.response, custom_id=button(chosen.response, "w:"))
        for table in [table for table, depth in self.tables.items() if depth == "silent"]:
            for person in self.world.people:
                await self.say(person, "log", table=table)
                await self.say(person, "claim", table=table)

    async def open_hand(self, snapshot: TableSnapshot, seat: Seat) -> None:
        """The panel of one who is asked, and what they could press or pick there."""
        person, decision = self.sitting(snapshot, seat), snapshot.game.decision(seat)
        assert person is not None
        panel = await self.say(person, "hand", table=snapshot.id)
        reply = meant(snapshot, decision)
        if lists := buttons(panel.response, "s:"):
            listed = [each["value"] for each in first_list(panel)]
            values = list(reply) if set(reply) <= set(listed) else listed[: max(decision.least, 1)]
            press = {"id": lists[0], "values": values}
        else:
            press = {"id": f"c:{snapshot.id}:{snapshot.game.asked}:{reply[0]}", "values": list(reply)}
        assert press["id"] in buttons(panel.response)
        self.presses.append({"table": snapshot.id, "seat": seat, "user": person.id, **press})

    async def say(self, person: MemberActor, command: str, **options: Any) -> InteractionResult:
        return await person.slash(self.world.saloon, f"wanted {command}", **options)

    async def facts(self) -> dict[str, Any]:
        """What must be found in the database."""
        facts = {
            "family": self.family,
            "time": self.world.bot.services.now(),
            "guild": self.world.guild.id,
            "users": [person.id for person in everybody(self.world)],
            "ordered": self.ordered,
            "offers": self.offers,
            "proposals": self.proposals,
            "presses": self.presses,
            "ids": sorted(set(ids([sent.json for sent in self.world.env.http_requests]))),
        }
        snapshot = {table: stands(await self.world.snapshot(table)) for table in self.tables}
        facts["tables"] = {table: {"depth": depth, **snapshot[table]} for table, depth in self.tables.items()}
        facts["kept"] = await kept(self.world.bot, facts)
        return facts


def touched(snapshot: TableSnapshot) -> int:
    """After how many answers everybody has given one and a single seat is asked."""
    answered: set[Seat] = set()
    for number, (at, seat, _) in enumerate(line(snapshot)):
        if len(answered) == len(snapshot.participants) and len(at.game.waiting) == 1:
            return number
        answered.add(seat)
    raise AssertionError(snapshot.name)


def number(offered: InteractionResult) -> int:
    """The number of an offer, and of its table."""
    names = buttons(offered.response, "o:")
    assert names, said(offered)
    return int(names[0].split(":")[1])


def first_list(panel: InteractionResult) -> list[dict[str, Any]]:
    """The options of the list in a panel."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in panel.response.components]
    return next(item["options"] for row in rows for item in row["components"] if "options" in item)


def ids(sent: Any) -> Iterator[str]:
    """The ids of all items in what was sent to Discord."""
    if isinstance(sent, list):
        for each in sent:
            yield from ids(each)
    elif isinstance(sent, dict):
        if name := sent.get("custom_id"):
            yield name
        yield from ids(list(sent.values()))


def pack(database: Path, to: Path) -> None:
    """The database as one small file: nothing left in a log beside it, no empty pages, packed."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    to.write_bytes(lzma.compress(database.read_bytes(), preset=9 | lzma.PRESET_EXTREME))


async def make(family: str, folder: Path) -> None:
    """The files of one family."""
    with TemporaryDirectory() as data:
        async with begun(Path(data)) as world:
            maker = Maker(world, family, folder / "exports")
            await maker.make()
            facts = await maker.facts()
        pack(Path(data, "wanted.sqlite3"), folder / f"{family}.sqlite3.xz")
    text = json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
    (folder / f"{family}.json").write_text(text.replace('},"', '},\n"') + "\n", "utf-8")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    (folder / "exports").mkdir(parents=True, exist_ok=True)
    for family in dict.fromkeys(rules.family for rules in GAMES.values()):
        await make(family, folder)


if __name__ == "__main__":
    asyncio.run(main())
