"""Whole games of Revolver 2 in a simulated Discord: both sides, pressed and typed."""

from e2e.playing import WatchedGame, computer_reply, press, rush
from e2e.world import World, buttons, list_with
from simcord import InteractionResult, MemberActor

from bot.features.game_panels.answers import OTHERWISE
from bot.games.offered import offered_plays
from bot.i18n.texts import load_texts
from engine.core.decisions import Decision
from engine.core.plays import Play
from engine.games.revolver.cards import CARDS, key_of
from engine.tables.service import TableSnapshot

GAME = "revolver"
CHOSEN = ("dig", "recover", "bring", "recall", "drill")
GIVEN_UP = ("rout", "drop-hand", "lasso", "sap", "spy")
NAMED = ("victim", "daunt", "hearten")
LEADER = "general-mapache"  # a card, and the name of a side


async def command(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    """Type one command for a whole play."""
    channel, reply, kind = await world.channel(snapshot.id), computer_reply(snapshot, decision), decision.kind
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
        return await whole_play(person, channel, snapshot, decision, reply[0])
    return await press(world, snapshot, decision, person)


async def whole_play(person: MemberActor, channel, snapshot: TableSnapshot, decision: Decision, word: str):
    """Return a card with its place and price, or another play with its confirmation."""
    if word == "drop":
        step = snapshot.game.peek(decision.seat, (word,))
        return await person.slash(channel, "revolver discard", card=step.options[0])
    if "." not in word:
        return await person.slash(channel, f"revolver {word}")
    more: dict[str, str] = {}
    step, replies = snapshot.game.peek(decision.seat, (word,)), [(word,)]
    if step is not None and step.kind == "field":
        more["field"] = step.options[0]
        replies.append((more["field"],))
        step = snapshot.game.peek(decision.seat, *replies)
    if step is not None:
        more |= {f"pay-{n}": card for n, card in enumerate(step.options[: step.min_count], 1)}
    return await person.slash(channel, "revolver play", card=word, **more)


def unheard(known: set[str]) -> list[str]:
    """Return the names of cards that a user has never seen, in the board's language."""
    names = {*map(key_of, CARDS)} - {LEADER, *map(key_of, known)}
    return [load_texts("en")(f"revolver-card-{name}") for name in names]


async def test_a_whole_game_by_presses_and_commands(world: World) -> None:
    table = await world.duel(GAME, variant="host-mapache")

    sitting = WatchedGame(world, table, [world.alice, world.bob], unheard, every=4)
    snapshot = await sitting.to([press, command])

    assert snapshot.game.winners
    assert snapshot.game.state.padre
    assert "🏆" in (await world.board(table)).embeds[0].description


def priced(snapshot: TableSnapshot) -> list[Play]:
    """Return the plays that include a payment."""
    plays = offered_plays(snapshot.game, snapshot.game.open_decisions[-1].seat)
    return [play for play in plays if any(step.decision.kind == "cost" for step in play.steps)]


async def test_a_press_pays_as_proposed_and_another_way_is_asked_step_by_step(world: World) -> None:
    table = await world.duel(GAME)
    snapshot = await rush(world, table, lambda snapshot: bool(priced(snapshot)))
    play, seat = priced(snapshot)[0], snapshot.game.open_decisions[-1].seat
    person, card = [world.alice, world.bob][seat], play.path.partition("/")[0]
    opened = await person.click(await world.board(table), custom_id=f"h:{table}")
    by_step = await person.select(
        opened.response, [OTHERWISE], custom_id=list_with(opened.response, "s:", OTHERWISE)
    )

    await pick(person, by_step.response, card)
    paying = (await world.snapshot(table)).game
    await person.click(by_step.response, custom_id=f"c:{table}:{paying.decision_ply}:back")
    opened = await person.click(await world.board(table), custom_id=f"h:{table}")
    await pick(person, opened.response, play.path)

    assert paying.open_decisions[0].kind == "cost"
    assert card not in (await world.snapshot(table)).game.state.players[seat].hand


async def pick(person: MemberActor, panel, path: str) -> None:
    if buttons(panel, "s:"):
        await person.select(panel, [path], custom_id=list_with(panel, "s:", path))
    else:
        [name] = [name for name in buttons(panel, "c:") if name.endswith(f":{path}")]
        await person.click(panel, custom_id=name)


async def test_without_pictures_the_first_question_has_all_five_poker_cards_in_words(world: World) -> None:
    table = await world.duel(GAME)
    panel = await world.alice.click(await world.board(table), custom_id=f"h:{table}")

    [hand] = panel.response.embeds
    assert "shows the rest" not in hand.description
    assert len(hand.description.splitlines()) == 6  # with the heading
