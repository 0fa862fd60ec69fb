"""Databases, exports and buttons that older code has made: the newest code goes on with all of them.

They are made by tests/data/make_golden.py, a folder for each commit whose data are kept. They are never made
again: what breaks here breaks for those who play.
"""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from discord import Message, SelectOption
from discord.ui import Button, Select, View
from e2e.lobbying import passes
from e2e.playing import meant
from e2e.world import ErrorsSeen, World, faults, made
from golden import BEGIN, begun, everybody, kept, stands, unpack
from simcord import MemberActor

from bot.app.client import ITEMS, WantedBot
from engine.core.forced import forced_reply
from engine.core.game import Game
from engine.core.log import was_forced
from engine.games import GAMES
from engine.tables.export import export, verify
from engine.tables.snapshot import TableSnapshot

DATA = Path(__file__).parents[1] / "data"
PACKED = sorted(DATA.glob("*/*.sqlite3.xz"))
DOWN = 600  # seconds for which the bot was down while the newer code came
PLAYED_FOR = ("!late", "!called-off")  # how the log begins to tell of one whose time was up
PRESSED = ("begun", "answered", "half", "late", "rethought")
SILENT = 10  # answers by default before the computers go on

each_golden = pytest.mark.parametrize(
    "packed", PACKED, ids=lambda packed: f"{packed.parent.name}-{packed.stem}"
)


def facts_of(packed: Path) -> dict[str, Any]:
    """What must be found in a database."""
    beside = packed.with_name(packed.name.replace(".sqlite3.xz", ".json"))
    facts: dict[str, Any] = json.loads(beside.read_text("utf-8"))
    return facts


@asynccontextmanager
async def opened(packed: Path, folder: Path) -> AsyncIterator[WantedBot]:
    """The bot on an old database, without Discord: nothing happens there by itself."""
    unpack(packed, folder / "wanted.sqlite3")
    bot = await made(folder)
    yield bot
    await bot.services.store.close()


@asynccontextmanager
async def running(packed: Path, folder: Path, facts: Mapping[str, Any]) -> AsyncIterator[World]:
    """The bot that has started on an old database, among the same people; nothing may go wrong unnoticed."""
    unpack(packed, folder / "wanted.sqlite3")
    errors = ErrorsSeen()
    logging.getLogger().addHandler(errors)
    try:
        async with begun(folder, facts["time"] - BEGIN + DOWN) as world:
            yield world
            assert faults(world.env) == []
    finally:
        logging.getLogger().removeHandler(errors)
    assert [record.getMessage() for record in errors.records] == []


async def post(world: World, name: str, values: list[str] | None = None) -> Message:
    """A message of ours with this old button, or with this old list of these values."""
    view = View(timeout=None)
    if values is None:
        view.add_item(Button(label="old", custom_id=name))
    else:
        options = [SelectOption(label=value, value=value) for value in values]
        view.add_item(Select(custom_id=name, options=options, max_values=len(values)))
    view.stop()
    sent = []

    async def send() -> None:
        sent.append(await world.bot.get_partial_messageable(world.saloon.id).send("old", view=view))

    await world.does(send())
    return world.message(world.saloon.id, sent[0].id)


def who(world: World, user: int) -> MemberActor:
    return next(person for person in everybody(world) if person.id == user)


def open_tables(facts: Mapping[str, Any]) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The tables that are played, and how they stood."""
    for table, then in facts["tables"].items():
        if then["winners"] is None:
            yield int(table), then


def test_there_are_golden_databases_of_every_family() -> None:
    families = {family for packed in PACKED for family in [facts_of(packed)["family"]]}

    assert families == {"outlaws", "ragnguns", "bang", "revolver", "gnadenlos"}


@each_golden
async def test_every_table_stands_as_it_stood_for_each_seat(packed: Path, tmp_path: Path) -> None:
    facts = facts_of(packed)
    async with opened(packed, tmp_path) as bot:
        for table, then in facts["tables"].items():
            now = stands(await as_saved(bot, int(table)))

            for before, after in zip(then["views"], now["views"], strict=True):
                assert Counter(before) <= Counter(after), table
            assert {**then, "views": None} == {"depth": then["depth"], **now, "views": None}
            assert (await bot.services.store.log(int(table)))[-1].ply == then["ply"]  # no play was undone
        assert await kept(bot, facts) == facts["kept"]


async def as_saved(bot: Any, table: int) -> TableSnapshot:
    """The table as today's rules read it in its version, before anybody is spared a question."""
    saved = await bot.services.store.load(table)
    game = Game.restore(GAMES[saved.game].of(saved.version), saved.checkpoint, saved.tail)
    return TableSnapshot.loaded(saved, game)


@each_golden
async def test_what_is_moved_on_at_start_is_what_all_can_see_to_be_forced(
    packed: Path, tmp_path: Path
) -> None:
    facts = facts_of(packed)
    async with opened(packed, tmp_path) as bot:
        forced = [table for table, _ in open_tables(facts) if await is_forced(bot, table)]

        await bot.services.tables.move_on()

        for table, then in open_tables(facts):
            rows = (await bot.services.store.log(table))[then["ply"] + 1 :]
            assert bool(rows) == (table in forced), table
            assert all(map(was_forced, rows)), table


async def is_forced(bot: Any, table: int) -> bool:
    """Does the table wait for a reply that all can see to be the only one, where somebody can see it?"""
    snapshot = await as_saved(bot, table)
    asked = [forced_reply(snapshot.game, decision.seat) for decision in snapshot.game.waiting]
    return snapshot.place.suspended is None and any(reply is not None for reply in asked)


@each_golden
async def test_every_deck_is_for_the_game_that_had_decks_then(packed: Path, tmp_path: Path) -> None:
    facts = facts_of(packed)
    async with opened(packed, tmp_path) as bot:
        decks = [deck for user in facts["users"] for deck in await bot.services.store.decks(user)]

    assert bool(decks) == (facts["family"] == "ragnguns")
    assert {deck.family for deck in decks} <= {"ragnguns"}


@each_golden
async def test_every_game_is_played_to_its_end_and_verified(packed: Path, tmp_path: Path) -> None:
    facts = facts_of(packed)
    async with opened(packed, tmp_path) as bot:
        for table, then in open_tables(facts):
            snapshot = await bot.services.tables.see(table)
            game = Game.restore(snapshot.game.rules, snapshot.game.checkpoint, snapshot.game.tail)
            log = await bot.services.store.log(snapshot.id)

            log += [*islice(silently(game), SILENT)]
            log += [*as_computers(snapshot, game)]

            if then["ply"]:
                assert verify(exported(snapshot, game, log)).good, (table, then["game"])


def silently(game: Game[Any, Any]) -> Iterator[Any]:
    """Whoever is asked says what the silent mean."""
    while game.winners is None:
        yield game.answer(game.waiting[0].seat, game.waiting[0].default)


def as_computers(snapshot: TableSnapshot, game: Game[Any, Any]) -> Iterator[Any]:
    """Everybody plays as the computers do."""
    while game.winners is None:
        decision = game.waiting[-1]
        yield game.answer(decision.seat, meant(replace(snapshot, game=game), decision))


def exported(snapshot: TableSnapshot, game: Game[Any, Any], log: list[Any]) -> str:
    """The whole game as a file."""
    numbers, decks = zip(*((participant.number, participant.deck) for participant in snapshot.participants))
    return export(
        game,
        log,
        variant=snapshot.variant,
        table=snapshot.id,
        numbers=numbers,
        secret=snapshot.secret,
        decks=decks,
        fingerprint=snapshot.fingerprint,
        terms=snapshot.terms,
    )


# Played at costs that were other cards' then: of these no more can be known.
OF_OTHER_RULES = {"f0ff40b": {"ragnguns-standard"}}


@pytest.mark.parametrize("folder", sorted(DATA.glob("*/exports")), ids=lambda folder: folder.parent.name)
def test_every_export_is_verified_or_made_by_rules_that_are_not_ours(folder: Path) -> None:
    verdicts = {file.stem: verify(file.read_bytes()) for file in sorted(folder.glob("*.json"))}

    unknown = {name for name, verdict in verdicts.items() if verdict.unknown}
    assert unknown == OF_OTHER_RULES.get(folder.parent.name, set())
    assert {verdicts[name].code for name in unknown} <= {"other-rules"}
    assert {verdicts[name].code for name in verdicts.keys() - unknown} == {"verified"}


@each_golden
def test_every_old_button_is_still_understood_as_what_it_was(packed: Path) -> None:
    templates = [item.__discord_ui_compiled_template__ for item in ITEMS]
    for name in facts_of(packed)["ids"]:
        [match] = [match for template in templates if (match := template.fullmatch(name))]

        said = [group for group in match.groups() if group is not None]  # later ids may say more
        assert [name.split(":")[0], *said] == name.split(":", len(said))


@each_golden
async def test_whoever_is_asked_answers_by_an_old_button(packed: Path, tmp_path: Path) -> None:
    facts = facts_of(packed)
    async with running(packed, tmp_path, facts) as world:
        for press in one_of_each(facts):
            person, before = who(world, press["user"]), await world.snapshot(press["table"])
            await use(world, person, press["id"], press["values"])

            log, then = (
                await world.bot.services.store.log(press["table"]),
                facts["tables"][str(press["table"])],
            )
            spared = [row for row in log[then["ply"] + 1 :][:1] if was_forced(row)]
            rows = spared or log[before.game.ply + 1 :]
            assert (rows[0].seat, [*rows[0].reply]) == (press["seat"], press["values"]), press


def one_of_each(facts: Mapping[str, Any]) -> list[dict[str, Any]]:
    """One answer for each game and variant that is just as deep; in `ids` are all."""
    found = {}
    for press in facts["presses"]:
        then = facts["tables"][str(press["table"])]
        if then["depth"] in PRESSED:
            found[*then["game"], then["depth"]] = press
    return [*found.values()]


async def use(world: World, person: MemberActor, name: str, values: list[str]) -> None:
    """Press an old button, or pick in an old list."""
    if name.startswith("s:"):
        await person.select(await post(world, name, values), values, custom_id=name)
    else:
        await person.click(await post(world, name), custom_id=name)


@each_golden
async def test_what_is_open_is_taken_up_by_old_buttons(packed: Path, tmp_path: Path) -> None:
    facts = facts_of(packed)
    async with running(packed, tmp_path, facts) as world:
        for proposal in facts["proposals"]:
            after = await agreed(world, proposal["proposal"])
            assert (after.state, after.kind) == ("agreed", proposal["kind"])

        for offer in facts["offers"]:
            taken = await taken_up(world, offer["offer"], offer["user"], offer["id"])
            assert taken.state == "started" or offer["user"] in [
                participant.user for participant in taken.participants
            ]

        for table in (table for table, then in open_tables(facts) if then["depth"] == "frozen"):
            assert (await world.snapshot(table)).place.suspended is not None
            await thaw(world, table)
            assert (await world.snapshot(table)).place.suspended is None
            assert (await world.board(table)).channel.id == world.saloon.id


async def agreed(world: World, number: int) -> Any:
    """A proposal after all have agreed to it who had not, on its message, which is posted again."""
    name = f"v:{number}:yes"
    message = await post(world, name)
    await world.bot.services.store.set_proposal_message(number, world.saloon.id, message.id)
    for user in await undecided(world, number):
        await who(world, user).click(message, custom_id=name)
    return await world.bot.services.store.proposal(number)


async def taken_up(world: World, number: int, user: int, name: str) -> Any:
    """An offer after this user has pressed this button of its message, which is posted again."""
    message = await post(world, name)
    await world.bot.services.store.set_offer_message(number, message.id)
    await who(world, user).click(message, custom_id=name)
    return await world.bot.services.store.offer(number)


async def thaw(world: World, table: int) -> None:
    """One who sits there has the table shown where they are."""
    await world.does(world.bot.tree.sync())  # this Discord is new and has never heard of our commands
    await world.alice.slash(world.saloon, "wanted board", table=table)


async def undecided(world: World, number: int) -> list[int]:
    """The users who have still to agree."""
    proposal = await world.bot.services.store.proposal(number)
    assert proposal is not None
    participants = (await world.snapshot(proposal.table)).participants
    decided = (proposal.seat, *proposal.consents)
    return [
        participant.user
        for seat, participant in enumerate(participants)
        if participant.user and seat not in decided
    ]


@each_golden
async def test_clocks_go_on_and_the_silent_are_played_for(packed: Path, tmp_path: Path) -> None:
    facts = facts_of(packed)
    async with running(packed, tmp_path, facts) as world:
        dues = {table: await running_out(world, table) for table, _ in open_tables(facts)}
        first = min(due for each in dues.values() for due in each)
        assert first >= facts["time"] + DOWN  # nobody loses the time in which the bot was down

        await passes(world, first - world.bot.services.now() + 1, at_work=True)

        for table in (table for table, each in dues.items() if first in each):
            ply = facts["tables"][str(table)]["ply"]
            rows = (await world.bot.services.store.log(table))[ply + 1 :]
            assert rows[0].reply in [(word,) for word in PLAYED_FOR], table


async def running_out(world: World, table: int) -> list[int]:
    """When the time of those is up who are asked at a table; while it is frozen, no time goes by."""
    snapshot = await world.snapshot(table)
    clocks = () if snapshot.place.suspended is not None else snapshot.clocks.values()
    return [clock.due for clock in clocks if clock.put is not None]
