"""Standing orders in a simulated Discord: set by panel or command, carried out later, secret."""

import re

from e2e.lobbying import called, pass_time
from e2e.playing import press_reply, rush
from e2e.test_living_board import plays_on, seats_to_act
from e2e.test_refusing_servers import silenced
from e2e.world import World, answer_text, button, buttons, rest_of_more
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from engine.core.game_module import USUAL
from engine.core.records.users import StandingOrder, UsualAnswer
from engine.core.undo import UndoHistory, find_undo, undo
from engine.games.gnadenlos.cards import ADVENTURERS
from engine.tables.service import TableSnapshot
from engine.tables.standing_orders import SLOW
from engine.tables.transitions import Transition

LATER = SLOW[1] + 60


def shot(snapshot: TableSnapshot) -> bool:
    decision = snapshot.game.open_decisions[-1]
    return decision.kind == "dodge" and decision.options[0] == "pass"


async def shot_at(world: World) -> tuple[TableSnapshot, MemberActor, ChannelHandle]:
    snapshot = await rush(world, await world.duel("bang"), shot)
    person = (world.alice, world.bob)[snapshot.game.open_decisions[0].seat]
    return snapshot, person, await world.channel(snapshot.id)


async def wait(world: World) -> None:
    await pass_time(world, LATER, at_work=True)


async def open_panel(world: World, snapshot: TableSnapshot, person: MemberActor) -> InteractionResult:
    hand = await person.click(await world.board(snapshot.id), custom_id=f"h:{snapshot.id}")
    more = await rest_of_more(person, hand.response, snapshot.id)
    return await person.click(more, custom_id=f"t:{snapshot.id}:orders")


async def test_an_order_from_the_panel_is_carried_out_after_a_while(world: World) -> None:
    snapshot, person, _ = await shot_at(world)
    panel = await open_panel(world, snapshot, person)
    chosen = await person.select(panel.response, ["dodge"], custom_id=button(panel.response, "wk:"))
    saved = await person.select(chosen.response, ["pass:0"], custom_id=button(chosen.response, "ww:"))
    assert "Always let it happen" in answer_text(saved)
    assert (await world.snapshot(snapshot.id)).game.ply == snapshot.game.ply  # at once would reveal the hand

    await wait(world)

    assert (await world.snapshot(snapshot.id)).game.ply > snapshot.game.ply
    log = await world.bot.store.logs.log(snapshot.id)
    assert log[snapshot.game.ply + 1].reply == ("pass",)
    for viewer in (*world.people, world.person("stranger")):
        assert viewer is person or "order" not in world.visible(viewer).casefold()


async def test_an_order_by_command_outlives_a_restart(world: World) -> None:
    snapshot, person, channel = await shot_at(world)
    answer = await person.slash(channel, "table orders", when="dodge", do="pass:0", always=True)
    assert "at all your tables" in answer_text(answer)
    await world.restart()
    await wait(world)

    assert (await world.snapshot(snapshot.id)).game.ply > snapshot.game.ply
    assert (await world.bot.store.orders.of_user(user_id=person.id, table_id=0, family="bang"))[
        "dodge"
    ].instructions == ("pass:0",)


async def test_at_a_table_that_nobody_can_see_no_order_is_carried_out(world: World) -> None:
    snapshot, person, channel = await shot_at(world)
    await person.slash(channel, "table orders", when="dodge", do="pass:0")
    silenced(world)
    await world.env.settle()
    await wait(world)
    still = await world.snapshot(snapshot.id)
    assert still.location.suspended_at is not None
    assert still.game.ply == snapshot.game.ply

    me = world.env.backend.bot_user.id
    world.env.backend.set_overwrite(world.saloon.id, Overwrite(me, OverwriteType.MEMBER))
    await world.env.settle()
    await wait(world)
    await wait(world)

    assert (await world.snapshot(snapshot.id)).game.ply > snapshot.game.ply


async def test_an_order_can_be_taken_back(world: World) -> None:
    snapshot, person, channel = await shot_at(world)
    await person.slash(channel, "table orders", when="dodge", do="pass:0")
    panel = await open_panel(world, snapshot, person)
    chosen = await person.select(panel.response, ["dodge"], custom_id=button(panel.response, "wk:"))
    await person.select(chosen.response, [], custom_id=button(chosen.response, "ww:"))
    await wait(world)

    assert (await world.snapshot(snapshot.id)).game.ply == snapshot.game.ply


async def test_ask_me_replaces_an_order_and_an_order_replaces_ask_me(world: World) -> None:
    snapshot, person, _ = await shot_at(world)
    panel = await open_panel(world, snapshot, person)
    page = await person.select(panel.response, ["dodge"], custom_id=button(panel.response, "wk:"))
    instructions = list[tuple[str, ...]]()
    for words in (["answer:missed", "within:60"], ["answer:missed", "within:60", "ask"], ["ask", "pass:0"]):
        page = await person.select(page.response, words, custom_id=button(page.response, "ww:"))
        orders = await world.bot.store.orders.of_user(user_id=person.id, table_id=snapshot.id, family="bang")
        instructions.append(orders["dodge"].instructions)

    assert instructions == [("answer:missed", "within:60"), ("ask",), ("pass:0",)]


def paid(snapshot: TableSnapshot) -> bool:
    decision = snapshot.game.open_decisions[0]
    return decision.kind == "disarm" and decision.options[0].startswith("pay")


async def said_there(world: World, table_id: int) -> list[str]:
    """Return the texts of the messages at a table, oldest first."""
    channel = await world.channel(table_id)
    messages = sorted(world.env.backend.messages[channel.id].items())
    return [message.content for _, message in messages]


async def pay(world: World, *, ordered: bool) -> tuple[TableSnapshot, MemberActor, int]:
    """Pay an opponent's trap; return the table before, the trap's owner and the number of messages."""
    table = await world.duel("ragnguns", clock="live")
    for person in (world.alice, world.bob) if ordered else ():
        order = StandingOrder(person.id, table, "ragnguns", "place-trap", (USUAL,))
        await world.bot.store.orders.save_order(order)
    snapshot = await rush(world, table, paid)
    buyer = snapshot.game.open_decisions[0].seat
    boards = len(await said_there(world, table))
    await press_reply(
        world, snapshot, (world.alice, world.bob)[buyer], (snapshot.game.open_decisions[0].options[0],)
    )
    return snapshot, (world.alice, world.bob)[1 - buyer], boards


async def test_what_an_order_answers_at_once_calls_nobody(world: World) -> None:
    snapshot, owner, boards = await pay(world, ordered=True)

    log = await world.bot.store.logs.log(snapshot.id)
    assert [action.reply for action in log[snapshot.game.ply + 1 :]][1] in (("left",), ("right",))
    assert (await world.snapshot(snapshot.id)).game.ply == snapshot.game.ply + 2
    assert f"<@{owner.id}>" not in "".join((await said_there(world, snapshot.id))[boards:])


async def test_who_is_asked_after_an_order_of_theirs_is_called_and_who_has_pressed_is_not(
    world: World,
) -> None:
    table, people = await world.start_table(4, "gnadenlos", clock="live")
    for person in people:
        order = StandingOrder(person.id, table, "gnadenlos", "take", ("best:gold",))
        await world.bot.store.orders.save_order(order)
    snapshot, ordered = await world.snapshot(table), 0

    while snapshot.game.winners is None and ordered < 4:
        before, pings = snapshot, [len(called(world, person)) for person in people]
        presser = before.game.open_decisions[0].seat
        snapshot = await plays_on(world, table)
        rows = await world.bot.store.logs.log_since(table, before.game.ply)
        ordered += any(row.reply[0] in ADVENTURERS and row.seat != presser for row in rows)
        calls = {seat for seat, person in enumerate(people) if len(called(world, person)) > pings[seat]}
        if snapshot.game.winners is None:
            assert calls == seats_to_act(snapshot) - seats_to_act(before) - {presser}

    assert ordered


async def test_who_was_answered_for_is_told_once_and_may_want_to_be_asked_from_now_on(world: World) -> None:
    snapshot, owner = await world.snapshot(await world.duel("bang", ask_all=False)), world.alice
    usual = UsualAnswer(owner.id, "bang", "flip", snapshot.id, ("beer-heart-6",), 0)
    await world.bot.store.orders.save_applied_order(usual)
    await world.restart()  # shown even after a crash
    world.env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    await owner.slash(await world.channel(snapshot.id), "wanted hand")  # an answer that never came
    first = await owner.click(await world.board(snapshot.id), custom_id=f"h:{snapshot.id}")
    await world.restart()
    again = await owner.click(await world.board(snapshot.id), custom_id=f"h:{snapshot.id}")
    panel = await open_panel(world, snapshot, owner)
    chosen = await owner.select(panel.response, ["flip"], custom_id=button(panel.response, "wk:"))
    await owner.select(chosen.response, [], custom_id=button(chosen.response, "ww:"))
    stored = await world.bot.store.orders.of_user(user_id=owner.id, table_id=snapshot.id, family="bang")

    assert "Lucky Duke has flipped two cards" in str(first.response and first.response.content)
    assert "Standing orders" in str(first.response and first.response.content)
    assert re.search(rf"Table {snapshot.id}, <t:\d+:R>:", str(first.response and first.response.content))
    assert not (again.response and again.response.content)
    assert stored["flip"].instructions == ("ask",)


async def test_who_takes_back_what_was_answered_for_them_is_asked(world: World) -> None:
    snapshot, *_ = await pay(world, ordered=True)

    store, tables = world.bot.store, world.bot.services.tables
    past = UndoHistory(*await store.logs.past(snapshot.id), 2)

    def transition(now: TableSnapshot) -> Transition:
        choice = find_undo(now.game, past, 1 - snapshot.game.open_decisions[0].seat)
        return Transition(*undo(now.game, choice, agreed=True))

    await world.settle_after(tables.apply(snapshot.id, "undo", transition))

    [decisions] = (await world.snapshot(snapshot.id)).game.open_decisions
    assert decisions.kind == "place-trap"


async def test_who_was_asked_while_the_bot_was_killed_is_answered_for_when_it_is_back(world: World) -> None:
    snapshot, owner, _ = await pay(world, ordered=False)
    usual = StandingOrder(owner.id, snapshot.id, "ragnguns", "place-trap", (USUAL,))
    await world.bot.store.orders.save_order(usual)
    await world.restart()
    await pass_time(world, 60, at_work=True)

    assert (await world.snapshot(snapshot.id)).game.ply > snapshot.game.ply + 1


async def test_where_one_plays_live_nobody_waits(world: World) -> None:
    table = await world.duel("bang", clock="live")
    snapshot = await rush(world, table, shot)
    person = (world.alice, world.bob)[snapshot.game.open_decisions[0].seat]
    await person.slash(await world.channel(table), "table orders", when="dodge", do="pass:0", always=True)

    assert (await world.snapshot(table)).game.ply > snapshot.game.ply


NO_ORDERS: list[tuple[dict[str, str], str]] = [
    ({"when": "dodge", "do": "answer:beer"}, "does not work as an order"),
    ({"when": "play", "do": "ask"}, "no questions for standing orders"),
    ({"do": "ask"}, "Say which question"),
    ({"when": "dodge", "do": "pass:1, pass:2"}, "one limit"),
    ({"when": "dodge", "do": "answer:missed ask"}, "cannot be combined"),
]


async def test_what_cannot_be_ordered_is_refused_with_a_reason(world: World) -> None:
    table = await world.duel("bang")

    for options, words in NO_ORDERS:
        refused = await world.alice.slash(world.saloon, "table orders", table=table, **options)
        assert words in answer_text(refused)


async def test_a_stranger_and_a_finished_game_are_refused(world: World) -> None:
    table = await world.duel("bang")
    stranger = await world.carol.slash(world.saloon, "table orders", table=table, when="dodge", do="ask")
    await world.settle_after(world.bot.services.tables.abort(table, "k"))
    over = await world.alice.slash(world.saloon, "table orders", table=table, when="dodge", do="ask")

    assert "no seat" in answer_text(stranger)
    assert "over" in answer_text(over)


async def test_completion_offers_the_questions_of_my_games_and_what_fits_them(world: World) -> None:
    await world.duel("bang")
    when = await world.alice.autocomplete(world.saloon, "table orders", "when", "")
    do = await world.alice.autocomplete(world.saloon, "table orders", "do", "answer", when="dodge")

    assert [choice["value"] for choice in when] == ["dodge", "shoot-back", "last-beer", "store", "flip"]
    assert {"answer:barrel", "answer:missed"} <= {choice["value"] for choice in do}
    assert all(choice["name"] != choice["value"] for choice in do)


async def test_they_are_two_presses_away_from_every_hand_of_a_game_that_knows_reactions(world: World) -> None:
    snapshot, person, _ = await shot_at(world)

    panel = await open_panel(world, snapshot, person)

    assert "One of my characters is shot at" in answer_text(panel)
    assert buttons(panel.response, f"wk:{snapshot.id}:0")
