"""Whole games of Revolver 2 on a simulated Discord: from both sides, pressed and typed, with restarts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle

import pytest
from e2e.playing import Answer
from e2e.world import World, button, buttons
from simcord import InteractionResult, MemberActor

from bot.texts import words
from engine.checks import words as ids
from engine.flow import Decision, Reply
from engine.luck import Luck
from engine.revolver.cards import CARDS, key_of
from engine.revolver.player import play as think
from engine.revolver.rules import Revolver
from engine.tables import Seen

GAME = "revolver"
RULES = Revolver()
CHOSEN = ("dig", "recover", "bring", "recall", "drill")
GIVEN_UP = ("rout", "drop-hand", "lasso", "sap", "spy")
NAMED = ("victim", "daunt", "hearten")
LEADER = "general-mapache"  # a card, and the name of a side


def meant(seen: Seen, decision: Decision) -> Reply:
    """What the computer would say in this place."""
    return think(seen.game.view(decision.seat), decision, Luck(f"{seen.game.ply:064x}"))


async def press(world: World, seen: Seen, decision: Decision, person: MemberActor) -> InteractionResult:
    """Open the hand and press, or pick from the list."""
    opened = await person.click(await world.board(seen.id), custom_id=f"h:{seen.id}")
    reply = meant(seen, decision)
    if buttons(opened.response, "s:"):
        listed = [option["value"] for option in opened.response.components[0]["components"][0]["options"]]
        if not set(reply) <= set(listed):  # of several, take some that the list holds
            reply = tuple(listed[: len(reply)])
        return await person.select(opened.response, list(reply), custom_id=button(opened.response, "s:"))
    return await person.click(opened.response, custom_id=f"c:{seen.id}:{seen.game.asked}:{reply[0]}")


async def command(world: World, seen: Seen, decision: Decision, person: MemberActor) -> InteractionResult:
    """Type the command of the rule book, all of a play at once."""
    channel, reply, kind = await world.channel(seen.id), meant(seen, decision), decision.kind
    if kind in ("poker", "march"):
        option = "card" if kind == "poker" else "way"
        offered = await person.autocomplete(channel, f"revolver {kind}", option, "")
        assert {choice["value"] for choice in offered} == set(decision.options)
        return await person.slash(channel, f"revolver {kind}", **{option: reply[0]})
    if kind in GIVEN_UP:
        return await person.slash(channel, "revolver discard", **dict(zip(("card", "second"), reply)))
    if kind in NAMED:
        return await person.slash(channel, "revolver victim", guardian=reply[0])
    if kind in CHOSEN:
        return await person.slash(channel, "revolver play", card=reply[0])
    if kind == "play":
        return await whole_play(person, channel, seen, decision, reply[0])
    return await press(world, seen, decision, person)


async def whole_play(person: MemberActor, channel, seen: Seen, decision: Decision, word: str):
    """A card with its place and its price; or a deed, which the panel asks about once more."""
    if word == "drop":
        step = seen.game.peek(decision.seat, (word,))
        return await person.slash(channel, "revolver discard", card=step.options[0])
    if "." not in word:
        return await person.slash(channel, f"revolver {word}")
    more: dict[str, str] = {}
    step, said = seen.game.peek(decision.seat, (word,)), [(word,)]
    if step is not None and step.kind == "field":
        more["field"] = step.options[0]
        said.append((more["field"],))
        step = seen.game.peek(decision.seat, *said)
    if step is not None:
        more |= {f"pay-{n}": card for n, card in enumerate(step.options[: step.least], 1)}
    return await person.slash(channel, "revolver play", card=word, **more)


class Watch:
    """Reads all that anybody can see, for cards that have never been shown to him."""

    def __init__(
        self, world: World, table: int, people: Sequence[MemberActor], stranger: MemberActor
    ) -> None:
        self.world, self.table = world, table
        self.viewers = [*enumerate(people), (None, stranger)]
        self.known: dict[int | None, set[str]] = {seat: set() for seat, _ in self.viewers}

    async def look(self) -> None:
        """Both players and a stranger read everything."""
        game = (await self.world.seen(self.table)).game
        things = set(RULES.things(game.state))
        log = await self.world.bot.store.log(self.table)
        told = ids([event.about for action in log for event in action.events]) & things
        for seat, person in self.viewers:
            self.known[seat] |= told | (ids(game.view(seat)) & things)
            text = self.world.visible(person)
            hidden = things - self.known[seat]
            assert [thing for thing in hidden if f'"{thing}"' in text or f":{thing}" in text] == []
            unheard = set(CARDS) - {LEADER, *(key_of(thing) for thing in self.known[seat])}
            assert [key for key in unheard if words("en")(f"revolver-card-{key}") in text] == []


async def to(
    world: World,
    table: int,
    people: Sequence[MemberActor],
    answers: Sequence[Answer],
    there: Callable[[Seen], bool] = lambda seen: False,
    watch: Watch | None = None,
) -> Seen:
    """Play on until it is over, or until `there`."""
    watch = watch or Watch(world, table, people, world.person("stranger"))
    for answer in cycle(answers):
        seen = await world.seen(table)
        if seen.game.winners is not None or there(seen):
            return seen
        decision = seen.game.waiting[-1]
        result = await answer(world, seen, decision, people[decision.seat])
        assert result.acknowledged
        assert (await world.seen(table)).game.ply > seen.game.ply
        await watch.look()
    raise AssertionError


@pytest.mark.parametrize(
    ("variant", "answers"),
    [("host-guardians", [press]), ("host-mapache", [command])],
    ids=["presses", "commands"],
)
async def test_a_whole_game(world: World, variant: str, answers) -> None:
    table = await world.duel(GAME, variant=variant)

    seen = await to(world, table, [world.alice, world.bob], answers)

    assert seen.game.winners
    assert seen.game.state.padre == (variant == "host-mapache")
    assert "🏆" in (await world.board(table)).embeds[0].description


async def test_a_restart_in_the_tournament_forgets_no_choice(world: World) -> None:
    table, people = await world.duel(GAME), [world.alice, world.bob]
    before = await to(world, table, people, [press], lambda seen: len(seen.game.waiting) == 1)
    assert [d.kind for d in before.game.waiting] == ["poker"]

    await world.restart()

    after = await world.seen(table)
    assert (after.game.waiting, after.game.asked) == (before.game.waiting, before.game.asked)
    assert [after.game.view(seat) for seat in (0, 1)] == [before.game.view(seat) for seat in (0, 1)]


async def test_a_restart_at_the_mine_changes_nothing(world: World) -> None:
    def at_the_mine(seen: Seen) -> bool:
        return seen.game.state.at == 5

    people = [world.alice, world.bob]
    watch = Watch(world, 0, people, world.person("stranger"))
    for _ in range(6):  # a game may be over before
        watch.table = table = await world.duel(GAME)
        before = await to(world, table, people, [command], at_the_mine, watch)
        if before.game.winners is None:
            break
    assert at_the_mine(before)

    await world.restart()

    after = await world.seen(table)
    assert (after.game.ply, after.game.waiting) == (before.game.ply, before.game.waiting)
    assert (await to(world, table, people, [press, command], watch=watch)).game.winners is not None
