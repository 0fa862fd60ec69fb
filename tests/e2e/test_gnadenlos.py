"""Whole games of Gnadenlos! on a simulated Discord: by presses, by commands, with restarts in the middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle

import pytest
from e2e.playing import Answer
from e2e.world import World, button, buttons, said
from simcord import InteractionResult, MemberActor

from bot.texts import words
from engine.checks import words as ids
from engine.flow import Decision, Reply
from engine.gnadenlos.cards import ADVENTURERS
from engine.gnadenlos.player import play as think
from engine.gnadenlos.rules import Gnadenlos
from engine.gnadenlos.table import Table
from engine.luck import Luck
from engine.tables import Seen

GAME = "gnadenlos"
RULES = Gnadenlos()
OPTION = {
    "adventurer": ("adventurer", "card"),
    "prestige": ("prestige", "nuggets"),
    "take": ("take", "card"),
}


def meant(seen: Seen, decision: Decision) -> Reply:
    """What the computer would say in this place."""
    return think(seen.game.view(decision.seat), decision, Luck(f"{seen.game.ply:064x}"))


async def press(world: World, seen: Seen, decision: Decision, person: MemberActor) -> InteractionResult:
    """Open the hand and press, or pick from the list."""
    opened = await person.click(await world.board(seen.id), custom_id=f"h:{seen.id}")
    reply = meant(seen, decision)
    if buttons(opened.response, "s:"):
        return await person.select(opened.response, list(reply), custom_id=button(opened.response, "s:"))
    return await person.click(opened.response, custom_id=f"c:{seen.id}:{seen.game.asked}:{reply[0]}")


async def command(world: World, seen: Seen, decision: Decision, person: MemberActor) -> InteractionResult:
    """Type the command of the rule book, with what autocompletion offers."""
    channel, reply = await world.channel(seen.id), meant(seen, decision)
    if decision.kind == "recruit":
        return await person.slash(channel, f"gnadenlos {'recruit' if reply == ('open',) else 'pass'}")
    if decision.kind == "bid":
        offered = await person.autocomplete(channel, "gnadenlos bid", "note", "")
        assert {choice["value"] for choice in offered} == set(decision.options)
        return await person.slash(channel, "gnadenlos bid", **dict(zip(("note", "second", "third"), reply)))
    if decision.kind not in OPTION:  # the confirmation of a bid that was begun by pressing
        return await press(world, seen, decision, person)
    name, option = OPTION[decision.kind]
    offered = await person.autocomplete(channel, f"gnadenlos {name}", option, "")
    assert {choice["value"] for choice in offered} == set(decision.options)
    return await person.slash(channel, f"gnadenlos {name}", **{option: reply[0]})


class Watch:
    """Reads all that anybody can see, for pieces that have never been shown to him."""

    def __init__(
        self, world: World, table: int, people: Sequence[MemberActor], stranger: MemberActor
    ) -> None:
        self.world, self.table = world, table
        self.viewers = [*enumerate(people), (None, stranger)]
        self.known: dict[int | None, set[str]] = {seat: set() for seat, _ in self.viewers}

    async def look(self) -> None:
        """Every player and a stranger read everything."""
        game = (await self.world.seen(self.table)).game
        things = set(RULES.things(game.state))
        log = await self.world.bot.store.log(self.table)
        told = ids([event.about for action in log for event in action.events]) & things
        for seat, person in self.viewers:
            self.known[seat] |= told | (ids(game.view(seat)) & things)
            text = self.world.visible(person)
            hidden = things - self.known[seat]
            assert [thing for thing in hidden if f'"{thing}"' in text or f":{thing}" in text] == []
            assert [card for card in hidden & set(ADVENTURERS) if name(card) in text] == []


def name(card: str) -> str:
    """An adventurer's name in the language of the board."""
    return words("en")(f"gnadenlos-card-{card}")


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


def state(seen: Seen) -> Table:
    return seen.game.state


@pytest.mark.parametrize(("seats", "answers"), [(3, [press]), (4, [command])], ids=["presses", "commands"])
async def test_a_whole_game(world: World, seats: int, answers) -> None:
    table, people = await world.sitting(seats, GAME)

    seen = await to(world, table, people, answers)

    assert seen.game.winners
    assert "🏆" in (await world.board(table)).embeds[0].description


async def test_a_restart_while_two_of_four_have_bid_changes_nothing(world: World) -> None:
    table, people = await world.sitting(4, GAME)
    watch = Watch(world, table, people, world.person("stranger"))
    before = await to(world, table, people, [press, command], lambda seen: len(state(seen).bids) == 2, watch)
    assert [d.kind for d in before.game.waiting] == ["bid"]

    await world.restart()

    after = await world.seen(table)
    assert [after.game.view(seat) for seat in range(4)] == [before.game.view(seat) for seat in range(4)]
    assert (await to(world, table, people, [press, command], watch=watch)).game.winners is not None


async def test_a_restart_while_two_of_four_have_chosen_forgets_no_choice(world: World) -> None:
    table, people = await world.sitting(4, GAME)
    before = await to(world, table, people, [press], lambda seen: len(seen.game.waiting) == 2)

    await world.restart()

    after = await world.seen(table)
    assert (after.game.waiting, after.game.asked) == (before.game.waiting, before.game.asked)
    assert after.game.view(3) == before.game.view(3)


async def test_a_sum_that_is_taken_is_refused_with_the_free_ones_to_press(world: World) -> None:
    table, people = await world.sitting(3, GAME)
    seen = await to(world, table, people, [command], lambda seen: len(state(seen).bids) == 1)
    [decision] = seen.game.waiting
    taken = state(seen).bids[0].notes
    person, hand = people[decision.seat], state(seen).players[decision.seat].notes
    same = next(note for note in hand if [note[-3]] == [each[-3] for each in taken])

    answer = await person.slash(await world.channel(table), "gnadenlos bid", note=same)

    assert "has been bid already" in said(answer)
    assert state(await world.seen(table)).bids == state(seen).bids
    free = buttons(answer.response, "c:")[0]
    shown = await person.click(answer.response, custom_id=free)
    assert "Is that your bid?" in said(shown)


async def test_all_who_still_owe_an_answer_are_shown_and_pinged_once(world: World) -> None:
    start = len(world.env.http_requests)
    table, people = await world.sitting(4, GAME)
    await to(world, table, people, [press], lambda seen: len(seen.game.waiting) == 2)

    pings = [
        request.json["allowed_mentions"]["users"]
        for request in world.env.http_requests[start:]
        if request.method == "POST"
        and request.path.endswith("/messages")
        and "your move" in str(request.json)
    ]
    board = (await world.board(table)).embeds[0].description
    waiting = [people[d.seat].name for d in (await world.seen(table)).game.waiting]
    assert [len(users) for users in pings] == [4]
    assert all(person in board for person in waiting)
    assert not any(person.name in board for person in people if person.name not in waiting)
