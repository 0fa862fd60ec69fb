"""Play whole games as users do, by presses and commands, and read what they can read.

The commands of a game are in that game's test.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import cycle
from typing import Any, TypeAlias

from e2e.choosing import computer_play
from e2e.world import World, button, buttons
from simcord import InteractionResult, MemberActor

from bot.games.offered import offered_plays
from engine.core.decisions import Decision, Reply
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.core.undo import ids_in as ids
from engine.games import PLAYERS
from engine.tables.service import TableSnapshot
from engine.tables.transitions import Transition, with_forced_replies
from engine.tables.transitions import answer as answered_by

Answer: TypeAlias = Callable[[World, TableSnapshot, Decision, MemberActor], Any]
Until: TypeAlias = Callable[[TableSnapshot], bool]
Choice: TypeAlias = Callable[[TableSnapshot, Decision], Reply]
SecretWords: TypeAlias = Callable[[set[str]], Iterable[str]]  # argument: the ids that a user knows
ID = re.compile(r'(?<=[":/])[\w.-]+')  # an option's id: a value, or the end of a custom id


@lru_cache(1024)
def words_in(text: str) -> frozenset[str]:
    """Return the ids in a message; cached, because most messages do not change."""
    return frozenset(ID.findall(text))


def first_options(decision: Decision) -> Reply:
    return decision.options[: max(decision.min_count, 1)]


def computer_reply(snapshot: TableSnapshot, decision: Decision) -> Reply:
    view, rng = snapshot.game.view(decision.seat), Rng(f"{snapshot.game.ply:064x}")
    return PLAYERS[snapshot.game_key](view, decision, rng)


def computer_choice(snapshot: TableSnapshot, decision: Decision) -> Reply:
    def think(game: AnyGame, decision: Decision) -> Reply:
        return computer_reply(replace(snapshot, game=game), decision)

    play = computer_play(snapshot.game, decision.seat, think)
    return computer_reply(snapshot, decision) if play is None else (play.path,)


def first_choice(snapshot: TableSnapshot, decision: Decision) -> Reply:
    """Return the first option that can be pressed or picked."""
    plays = offered_plays(snapshot.game, decision.seat)
    return (plays[0].path,) if plays else first_options(decision)


async def answer_elsewhere(
    world: World, table_id: int, by: Choice | None = None, seat: int | None = None
) -> TableSnapshot:
    """Let the first seat to act, or this one, answer without Discord; show the result and return it."""
    snapshot = await world.snapshot(table_id)
    decision = snapshot.game.open_decisions[0] if seat is None else snapshot.game.decision(seat)
    assert decision is not None
    user = snapshot.participants[decision.seat].active_user or 0
    reply = by(snapshot, decision) if by else first_options(decision)
    tables, key = world.bot.services.tables, f"elsewhere:{snapshot.game.ply}"
    await world.settle_after(tables.answer(table_id, snapshot.game.decision_ply, user, [reply], key))
    return await world.snapshot(table_id)


async def by_press(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    """Open the hand and press the first option."""
    return await press_reply(world, snapshot, person, first_choice(snapshot, decision))


async def press(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    return await press_reply(world, snapshot, person, computer_choice(snapshot, decision))


async def press_reply(
    world: World, snapshot: TableSnapshot, person: MemberActor, reply: Reply
) -> InteractionResult:
    """Open the hand under the board, and press or pick on this page."""
    opened = await person.click(await world.board(snapshot.id), custom_id=f"h:{snapshot.id}")
    assert opened.ephemeral
    assert opened.response is not None
    if not buttons(opened.response, "s:"):
        prefix = f"c:{snapshot.id}:{snapshot.game.decision_ply}:"
        offered = buttons(opened.response, prefix)  # without options that another beats
        name = f"{prefix}{reply[0]}"
        return await person.click(opened.response, custom_id=name if name in offered else offered[0])
    listed = [option["value"] for option in opened.response.components[0]["components"][0]["options"]]
    if not set(reply) <= set(listed):
        reply = tuple(listed[: len(reply)])
    return await person.select(opened.response, list(reply), custom_id=button(opened.response, "s:"))


async def by_command(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    """Type a command of the game, with options from autocompletion."""
    channel = await world.channel(snapshot.id)
    reply = first_options(decision)
    if decision.kind == "place-dice":
        offered = await person.autocomplete(channel, "outlaws place-dice", "dice", "")
        return await person.slash(channel, "outlaws place-dice", dice=offered[0]["value"])
    if decision.kind == "discard":
        return await person.slash(channel, "outlaws discard", card=reply[0])
    offered = await person.autocomplete(channel, "outlaws pick", "card", "")
    assert {choice["value"] for choice in offered} == set(decision.options)
    return await person.slash(channel, "outlaws pick", **dict(zip(("card", "second", "third"), reply)))


async def rush(
    world: World, table_id: int, there: Until = lambda snapshot: False, by: Choice = computer_reply
) -> TableSnapshot:
    """Play at once by `by`, until the game is over or `there` holds; then save and show the table."""

    def transition(now: TableSnapshot) -> Transition:
        played = Transition(now.game, ())
        while played.game.winners is None and not there(now):
            decision = played.game.open_decisions[-1]
            step = answered_by(played.game, played.game.decision_ply, decision.seat, [by(now, decision)])
            step = with_forced_replies(step)
            played = replace(step, rows=(*played.rows, *step.rows))
            now = replace(now, game=played.game)
        return played

    tables, snapshot = world.bot.services.tables, await world.snapshot(table_id)
    if snapshot.game.winners is None and not there(snapshot):
        await world.settle_after(tables.apply(table_id, f"rush:{snapshot.game.ply}", transition))
    return await world.snapshot(table_id)


async def play(
    world: World,
    table_id: int,
    people: Sequence[MemberActor],
    answers: Sequence[Answer],
    *,
    strangers: Sequence[MemberActor] = (),
    steps: int = 400,
) -> int:
    """Play until the game is over or for this many answers, checking for leaks; return how many."""
    for count, answer in enumerate(cycle(answers)):
        snapshot = await world.snapshot(table_id)
        if snapshot.game.winners is not None or count == steps:
            return count
        decision = snapshot.game.open_decisions[-1]
        result = await answer(world, snapshot, decision, people[decision.seat])
        assert result.acknowledged
        assert (await world.snapshot(table_id)).game.ply > snapshot.game.ply  # a last card follows by itself
        assert await world.leaks(table_id, people, strangers) == []
    raise AssertionError


class WatchedGame:
    """Users who play at a table, while everything they can read is checked for leaks.

    `unheard` returns further words they must not read; they are checked once in `every` answers.
    """

    def __init__(
        self,
        world: World,
        table_id: int,
        people: Sequence[MemberActor],
        unheard: SecretWords = lambda known: (),
        *,
        every: int = 1,
    ) -> None:
        self.world, self.table, self.people = world, table_id, people
        self.unheard, self.every = unheard, every
        self.viewers = [*enumerate(people), (None, world.person("stranger"))]
        self.known: dict[int | None, set[str]] = {seat: set() for seat, _ in self.viewers}
        self.heard = -1  # the ply up to which the log was read

    async def to(self, answers: Sequence[Answer], there: Until = lambda snapshot: False) -> TableSnapshot:
        """Play until the game is over, or until `there` holds."""
        for count, answer in enumerate(cycle(answers)):
            snapshot = await self.world.snapshot(self.table)
            if snapshot.game.winners is not None or there(snapshot):
                return snapshot
            decision = snapshot.game.open_decisions[-1]
            result = await answer(self.world, snapshot, decision, self.people[decision.seat])
            assert result.acknowledged
            assert (await self.world.snapshot(self.table)).game.ply > snapshot.game.ply
            await (self.learn() if count % self.every else self.look())
        raise AssertionError

    async def learn(self) -> set[str]:
        """Update what each user may know; return all pieces."""
        game = (await self.world.snapshot(self.table)).game
        things = set(game.rules.piece_ids(game.state))
        log = await self.world.bot.store.logs.log_since(self.table, self.heard)
        public_ids = ids([event.facts for action in log for event in action.events]) & things
        self.heard = log[-1].ply if log else self.heard
        for seat in self.known:
            self.known[seat] |= public_ids | (ids(game.view(seat)) & things)
        return things

    async def look(self) -> None:
        """Check everything that the players and a spectator can read."""
        things, written = await self.learn(), [*self.world.stored_messages()]
        for seat, person in self.viewers:
            texts = [text for message, text in written if message.visible_to(person.id)]
            text, named = "\n".join(texts), frozenset[str]().union(*map(words_in, texts))
            assert named & (things - self.known[seat]) == set()
            assert [word for word in self.unheard(self.known[seat]) if word in text] == []
