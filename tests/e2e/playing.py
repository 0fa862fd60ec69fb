"""Plays whole games as people do: by pressing, by commands, or now so, now so."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any, TypeAlias

from e2e.world import World, button, buttons
from simcord import InteractionResult, MemberActor

from engine.flow import Decision, Reply
from engine.tables import Seen

Answer: TypeAlias = Callable[[World, Seen, Decision, MemberActor], Any]


def modest(decision: Decision) -> Reply:
    """The first options that may be chosen."""
    return decision.options[: max(decision.least, 1)]


async def by_press(world: World, seen: Seen, decision: Decision, person: MemberActor) -> InteractionResult:
    """Open the hand under the board and press there."""
    opened = await person.click(await world.board(seen.id), custom_id=f"h:{seen.id}")
    assert opened.ephemeral
    reply = modest(decision)
    if buttons(opened.response, "s:"):
        return await person.select(opened.response, list(reply), custom_id=button(opened.response, "s:"))
    return await person.click(opened.response, custom_id=f"c:{seen.id}:{seen.game.asked}:{reply[0]}")


async def by_command(world: World, seen: Seen, decision: Decision, person: MemberActor) -> InteractionResult:
    """Type the command of the rule book, with what autocompletion offers."""
    channel = await world.channel(seen.id)
    reply = modest(decision)
    if decision.kind == "place-dice":
        offered = await person.autocomplete(channel, "outlaws place-dice", "dice", "")
        return await person.slash(channel, "outlaws place-dice", dice=offered[0]["value"])
    if decision.kind == "discard":
        return await person.slash(channel, "outlaws discard", card=reply[0])
    offered = await person.autocomplete(channel, "outlaws pick", "card", "")
    assert {choice["value"] for choice in offered} == set(decision.options)
    return await person.slash(channel, "outlaws pick", **dict(zip(("card", "second", "third"), reply)))


async def play(
    world: World,
    table: int,
    people: Sequence[MemberActor],
    answers: Sequence[Answer],
    *,
    strangers: Sequence[MemberActor] = (),
    steps: int = 400,
) -> int:
    """Play until the game is over or so many answers were given; returns how many. Nobody sees too much."""
    for given, answer in enumerate(cycle(answers)):
        seen = await world.seen(table)
        if seen.game.winners is not None or given == steps:
            return given
        decision = seen.game.waiting[-1]
        result = await answer(world, seen, decision, people[decision.seat])
        assert result.acknowledged
        assert (await world.seen(table)).game.ply == seen.game.ply + 1
        assert await world.leaks(table, people, strangers) == []
    raise AssertionError
