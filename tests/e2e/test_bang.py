"""Whole games of BANG! for two in a simulated Discord: by presses and by commands."""

import pytest
from e2e.playing import WatchedGame, computer_reply, press, rush
from e2e.world import World, answer_text
from simcord import InteractionResult, MemberActor

from engine.core.decisions import BACK, Decision, Reply
from engine.core.rng import Rng
from engine.games.bang.policy import play as think
from engine.games.bang.state import BangState, Character
from engine.tables.service import TableSnapshot

GAME, SID = "bang", "sid-ketchum"
ANSWERS = ("dodge", "shoot-back", "last-beer", "store", "flip", "draw-from", "put-back", "sure")
NAMED = ("draft", "place", "expose")
PLACES = ("first", "second", "third", "fourth")


async def command(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    """Type the game's command for a whole play."""
    channel, reply = await world.channel(snapshot.id), computer_reply(snapshot, decision)
    if decision.kind in NAMED:
        offered = await person.autocomplete(channel, f"bang {decision.kind}", "character", "")
        assert {choice["value"] for choice in offered} == set(decision.options)
        return await person.slash(channel, f"bang {decision.kind}", character=reply[0])
    if decision.kind == "play" and reply == ("done",):
        return await person.slash(channel, "bang end")
    if decision.kind == "play" and reply != ("ability",):
        return await person.slash(channel, "bang play", **whole(snapshot, decision.seat, reply))
    if decision.kind in ANSWERS and reply != ("ability",):
        return await person.slash(channel, "bang respond", answer=reply[0])
    if decision.kind == "discard" and len(reply) <= len(PLACES):
        return await person.slash(channel, "bang discard", **dict(zip(PLACES, reply)))
    return await press(world, snapshot, decision, person)


def whole(snapshot: TableSnapshot, seat: int, reply: Reply) -> dict[str, str]:
    """Return a card with the targets that the computer would choose."""
    words, replies = {"card": reply[0]}, [reply]
    while (following := snapshot.game.peek(seat, *replies)) is not None and following.kind != "sure":
        replies.append(think(snapshot.game.view(seat), following, Rng("00" * 32)))
        words[following.kind] = replies[-1][0]
    return words


async def test_a_whole_game_by_presses_and_commands(world: World) -> None:
    table = await world.duel(GAME)

    snapshot = await WatchedGame(world, table, [world.alice, world.bob], every=8).to([press, command])

    assert snapshot.game.winners is not None
    board = await world.board(table)
    assert "🏆" in board.embeds[0].description


async def test_a_play_by_command_takes_back_what_was_begun_by_pressing(world: World) -> None:
    table = await world.duel(GAME)
    snapshot = await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "target")
    first_decision = snapshot.game.open_decisions[0]
    card, person = str(dict(first_decision.facts)["card"]), [world.alice, world.bob][first_decision.seat]
    again = whole_again(snapshot, first_decision, card)

    answer = await person.slash(await world.channel(table), "bang play", **again)

    assert answer.acknowledged
    state: BangState = (await world.snapshot(table)).game.state
    assert card not in state.hands[first_decision.seat]


async def test_while_a_play_is_begun_all_that_may_be_played_instead_is_completed(world: World) -> None:
    table = await world.duel(GAME)
    snapshot = await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "target")
    seat, channel = snapshot.game.open_decisions[0].seat, await world.channel(table)
    person, first = [world.alice, world.bob][seat], snapshot.game.peek(seat, BACK)

    cards = await person.autocomplete(channel, "bang play", "card", "")
    dodges = await person.autocomplete(channel, "bang respond", "answer", "")

    assert {choice["value"] for choice in cards} == set(first.options)
    assert dodges == []
    for card in first.options:
        targets = await person.autocomplete(channel, "bang play", "target", "", card=card)
        following = snapshot.game.peek(seat, BACK, (card,))
        accepted = following.options if following is not None and following.kind == "target" else ()
        assert {choice["value"] for choice in targets} == set(accepted)
    assert (await world.snapshot(table)).game.ply == snapshot.game.ply


async def test_a_refused_play_takes_nothing_back_and_the_end_of_the_turn_does(world: World) -> None:
    table = await world.duel(GAME)
    snapshot = await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "target")
    seat, channel = snapshot.game.open_decisions[0].seat, await world.channel(table)
    person = [world.alice, world.bob][seat]
    absent = next(card for card in snapshot.game.state.deck if card.startswith("bang-"))

    refused = answer_text(await person.slash(channel, "bang play", card=absent))
    saved = (await world.snapshot(table)).game.open_decisions
    ended = await person.slash(channel, "bang end")

    assert "is not in your hand" in refused
    assert saved == snapshot.game.open_decisions
    assert ended.acknowledged
    assert (await world.snapshot(table)).game.decision(seat) != saved[0]
    assert (await world.snapshot(table)).game.state.hands[seat] == snapshot.game.state.hands[seat]


def whole_again(snapshot: TableSnapshot, begun: Decision, card: str) -> dict[str, str]:
    """Return the whole play that is under way."""
    words, replies = {"card": card}, [BACK, (card,)]
    while (following := snapshot.game.peek(begun.seat, *replies)) is not None:
        replies.append(think(snapshot.game.view(begun.seat), following, Rng("00" * 32)))
        words[following.kind] = replies[-1][0]
    return words


def careless(snapshot: TableSnapshot, decision: Decision) -> Reply:
    """A policy that drafts Sid Ketchum and ends turns without healing."""
    if SID in decision.options:
        return (SID,)
    may_heal = decision.kind == "play" and "ability" in decision.options
    return ("done",) if may_heal else computer_reply(snapshot, decision)


async def too_many_cards(world: World) -> int:
    """Return a table at which Sid Ketchum may heal before a player discards."""
    for _ in range(20):
        table = await world.duel(GAME)
        snapshot = await rush(world, table, is_heal_first, careless)
        if snapshot.game.winners is None:
            return table
    raise AssertionError


def is_heal_first(snapshot: TableSnapshot) -> bool:
    return snapshot.game.open_decisions[0].kind == "heal-first"


@pytest.mark.parametrize("by_command", [True, False])
async def test_r22_before_a_discard_sid_heals_by_press_or_command(world: World, by_command: bool) -> None:
    table = await too_many_cards(world)
    snapshot = await world.snapshot(table)
    [decision] = snapshot.game.open_decisions
    seat, channel = decision.seat, await world.channel(table)
    person, life = [world.alice, world.bob][seat], sid_of(snapshot).life
    if by_command:
        first, second = snapshot.game.state.hands[seat][:2]
        await person.slash(channel, "bang ability", first=first, second=second)
    else:
        await press(world, snapshot, decision, person)
        begun = await world.snapshot(table)
        await press(world, begun, begun.game.open_decisions[0], person)

    assert sid_of(await world.snapshot(table)).life == life + 1


async def test_r22_who_types_what_they_discard_does_not_heal_before(world: World) -> None:
    table = await too_many_cards(world)
    snapshot = await world.snapshot(table)
    [decision] = snapshot.game.open_decisions
    seat, extra = decision.seat, int(dict(decision.facts)["extra"])
    person, hand = [world.alice, world.bob][seat], snapshot.game.state.hands[seat]
    life = sid_of(snapshot).life

    await person.slash(await world.channel(table), "bang discard", **dict(zip(PLACES, hand[:extra])))

    after = await world.snapshot(table)
    assert sid_of(after).life == life
    assert after.game.state.hands[seat] == hand[extra:]


def sid_of(snapshot: TableSnapshot) -> Character:
    return next(who for who in snapshot.game.state.ring if who.name == SID)
