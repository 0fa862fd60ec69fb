"""Pictures on boards and panels, in a simulated Discord with the real drawing process."""

import asyncio
import io
import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import ButtonStyle
from e2e.playing import answer_elsewhere, by_press, computer_reply, first_options, play, press, rush
from e2e.test_panels import answers, opens, panels
from e2e.world import World, button, buttons, list_with, text_of
from PIL import Image
from simcord import Env, MemberActor

from bot.features.game_panels.answers import OTHERWISE
from bot.features.game_panels.hand_panel import hand_panel
from bot.features.game_panels.panel_builder import PanelBuilder
from bot.games.outlaws.presenter import OutlawsPresenter
from bot.i18n.texts import load_texts
from bot.services import pictures
from bot.services.pictures import HandContext
from bot.services.publisher import STAND
from bot.services.rendered_board import RenderedBoard
from bot.ui.style import phrases_for
from engine.core.decisions import Decision
from engine.games import GAMES
from engine.games.outlaws import operations
from engine.tables.service import TableSnapshot
from engine.tables.transitions import answer, copy_game, with_forced_replies

BURST = 50


@pytest.fixture
def env(pictured: Env) -> Env:
    """The simulated Discord, with pictures."""
    return pictured


async def image(message: Any) -> Image.Image:
    """Return the picture of a message's last embed that has one."""
    attachment = message.attachments[-1]
    *_, url = [embed.image.url for embed in message.embeds if embed.image.url]
    assert url == f"attachment://{attachment.filename}"
    return Image.open(io.BytesIO(await attachment.read()))


async def opened(world: World, table_id: int, person: MemberActor) -> Any:
    return (await person.click(await world.board(table_id), custom_id=f"h:{table_id}")).response


async def until_drawn(world: World, table_id: int, panel: Any) -> Any:
    channel = await world.channel(table_id)
    for _ in range(600):
        current = world.message(channel.id, panel.id)
        if current.attachments:
            break
        await asyncio.sleep(0.1)
    return current


def labels(message: Any) -> list[str]:
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    items = [item for row in rows for item in row["components"]]
    option = [entry for item in items for entry in (item, *item.get("options", ()))]
    return [entry["label"] for entry in option if "label" in entry]


@pytest.mark.parametrize("game", [name for name, rules in GAMES.items() if 2 in rules.seats])
async def test_a_guest_reads_at_most_90_words_before_their_first_card(world: World, game: str) -> None:
    offered = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob, game=game)
    assert offered.response is not None
    lines = lines_of(offered.response)
    accept = button(offered.response, "o:", ":accept")
    result = await world.bob.click(offered.response, custom_id=accept)
    await world.env.settle()
    messages = [world.message(world.saloon.id, offered.response.id), *result.followups]
    for message in (*messages, await world.board(int(accept.split(":")[1]))):
        lines |= lines_of(message)

    assert 40 < sum(any(map(str.isalnum, word)) for line in lines for word in line.split()) <= 90


def lines_of(message: Any) -> set[str]:
    """Return the text of a message without its buttons; a date, a name or a link counts as one word."""
    parts = [message.content]
    for embed in message.embeds:
        fields = [part for field in embed.fields for part in (field.name, field.value)]
        parts += [embed.title, embed.description, embed.footer.text, *fields]
    return {line for part in parts if part for line in part.splitlines()}


async def test_the_hand_comes_below_the_board_and_against_the_computer_the_last_showdown_is_seen(
    world: World,
) -> None:
    table = await world.against_computer()
    panel = await opened(world, table, world.alice)
    answer = await world.alice.click(panel, custom_id=buttons(panel, "c:")[0])
    message = await until_drawn(world, table, answer.response)

    snapshot = await world.snapshot(table)
    assert snapshot.game.view(0).last.round == 1
    assert [embed.image.url for embed in message.embeds] == [
        f"attachment://{what}-{table}-{snapshot.game.ply}.png" for what in ("table", "hand")
    ]


@pytest.mark.drawn
async def test_each_move_replaces_the_picture_of_the_board(world: World) -> None:
    table = await world.duel()
    before = await world.board(table)
    first = before.attachments[0].filename

    await play(world, table, [world.alice, world.bob], [by_press], steps=2)
    after = await world.board(table)

    assert (await image(after)).size == (1100, 800)
    assert after.attachments[0].filename != first
    assert "alice" in (after.attachments[0].description or "")


async def test_the_hand_has_the_numbers_of_its_picture_before_its_cards(world: World) -> None:
    table = await world.duel()

    hand = await opened(world, table, world.alice)

    cards = len((await world.snapshot(table)).game.view(0).hand)
    assert (await image(hand)).width > 200 * cards
    assert [label.split(" · ")[0] for label in labels(hand)[:cards]] == [str(n + 1) for n in range(cards)]


@pytest.mark.drawn
async def test_the_words_of_a_hand_do_not_wait_for_its_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "SOON", 0.0)
    table = await world.duel()
    world.bot.services.pictures.pool._cache.clear()

    hand = await opened(world, table, world.alice)
    picture = await until_drawn(world, table, hand)

    answers = [request for request in world.env.http_requests if request.path.endswith("/callback")]
    assert "image" not in answers[-1].json["data"]["embeds"][0]
    assert (await image(picture)).width > 200
    assert labels(picture)[0].startswith("1 · ")


async def test_an_offer_is_answered_before_its_picture_is_drawn(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.lobby.actions.SOON", 0.0)
    world.bot.services.pictures.pool._cache.clear()

    offered = await world.alice.slash(world.saloon, "wanted duel", opponent=world.bob)
    await world.env.settle()

    answers = [request for request in world.env.http_requests if request.path.endswith("/callback")]
    assert "image" not in answers[-1].json["data"]["embeds"][0]
    assert world.message(world.saloon.id, offered.response.id).embeds[0].image.url
    assert buttons(world.message(world.saloon.id, offered.response.id), "o:")


async def test_while_much_is_to_be_drawn_hands_have_no_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.render.pool.MAX_WAITING", -1)
    table = await world.duel()
    hand = await opened(world, table, world.alice)
    await world.env.settle()

    assert hand.attachments == []
    assert labels(hand)[0][:2] != "1 "


@pytest.mark.drawn
async def test_a_person_may_want_no_pictures_and_a_server_others(world: World) -> None:
    await world.moderator().slash(world.saloon, "wanted-admin settings", pictures="high-contrast")
    table = await world.duel()
    store = world.bot.store
    await store.users.save_user_settings(
        replace(await store.users.user_settings(world.alice.id), pictures="off")
    )

    own_panel, yours = await opened(world, table, world.alice), await opened(world, table, world.bob)

    assert own_panel.attachments == []
    assert own_panel.embeds[0].image.url is None
    assert labels(own_panel)[0][:2] != "1 "
    assert (await image(yours)).convert("RGB").getpixel((2, 2)) == (0, 0, 0)


async def test_boards_follow_the_servers_pictures_at_once(world: World) -> None:
    table = await world.duel()
    assert (await world.board(table)).attachments

    await world.moderator().slash(world.saloon, "wanted-admin settings", pictures="off")
    await world.env.settle()

    assert (await world.board(table)).attachments == []


async def test_an_answer_takes_the_old_picture_of_the_panel_away(world: World) -> None:
    table = await world.duel()
    hand = await opened(world, table, world.alice)
    card = buttons(hand, "c:")[0]

    answer = await world.alice.click(hand, custom_id=card)

    assert (await image(answer.response)).width > 600
    assert len(answer.response.attachments) == 2  # the current board and hand
    board, below = answer.response.embeds  # nothing else has happened: a title, not an empty strip
    assert (board.title, below.title) == ("Round 1 of 5", None)


async def test_panels_that_are_sent_below_the_board_leave_the_showdown_in_view_there(world: World) -> None:
    table = await world.duel()
    for person in (world.alice, world.bob):
        hand = await opened(world, table, person)
        await person.click(hand, custom_id=buttons(hand, "c:")[0])

    for person in (world.alice, world.bob):
        panel = panels(world, person)[-1]
        assert panel.id > (await world.board(table)).id
        assert [file.filename.split("-")[0] for file in panel.attachments] == ["hand"]
        assert "reveals" not in text_of(panel)
        [embed] = panel.embeds
        assert "Round 2 of 5" in embed.description
        assert "Round 1" not in embed.description  # the board above still shows it
        assert labels(panel)[0].startswith("1 · ")


def _sent(request: Any) -> list[str]:
    """Return the names of the files that come with a message."""
    return [file["filename"] for file in (request.json or {}).get("attachments") or ()]


@pytest.mark.drawn
async def test_a_new_showdown_moves_once_and_the_next_choice_leaves_it_still(world: World) -> None:
    table = await world.duel()
    hand = await opened(world, table, world.alice)
    await world.alice.click(hand, custom_id=buttons(hand, "c:")[0])
    await answers(world, table, world.bob)
    board = await world.board(table)
    moving = [
        request for request in world.env.http_requests if _sent(request)[:1] == [f"table-{table}-2.gif"]
    ]
    await answers(world, table, world.bob)
    await world.env.settle()

    result = r" beats |Tied at"
    assert [re.search(result, str(request.json)) for request in moving] == [None]  # the dice tell it
    assert "your move" not in moving[0].json["content"]  # nobody is asked, and no button is lit
    assert "'style': 1" not in str(moving[0].json)
    assert "'style': 2" in str(moving[0].json)
    assert "your move" in board.content
    assert re.search(result, text_of(board))  # and then the words
    assert [file.filename[-3:] for file in board.attachments] == ["png"]
    assert [file.filename[-3:] for file in panels(world, world.alice)[-1].attachments] == ["png", "png"]
    assert [file.filename[-3:] for file in (await world.board(table)).attachments] == ["png"]


async def test_a_panel_tells_a_result_once_its_picture_has_led_up_to_it(world: World) -> None:
    table, late = await world.duel("revolver"), list[Any]()
    while not late:
        snapshot = await world.snapshot(table)
        decision = snapshot.game.open_decisions[-1]
        await press(world, snapshot, decision, (world.alice, world.bob)[decision.seat])
        edits = [one.json or {} for one in world.env.http_requests if "/webhooks/" in one.path]
        late = [edit for edit in edits if "embeds" in edit and "components" not in edit]
    board, _ = late[0]["embeds"]
    moving = {"url": board["image"]["url"].replace(".png", ".gif")}
    answers = [(one.json or {}).get("data", {}) for one in world.env.http_requests]
    embeds = [embed for data in [*answers, *edits] for embed in data.get("embeds", ())]
    assert all({*embed} & {"title", "description", "image"} for embed in embeds)  # no empty strip
    [[first, _]] = [
        data["embeds"] for data in answers if data.get("embeds") and data["embeds"][0].get("image") == moving
    ]

    assert moving != board["image"]  # it does not move again
    lead = first.get("description", "…")
    assert lead.endswith("…")
    assert board["description"].split("\n")[-1] not in lead


async def test_what_came_of_a_press_is_told_though_the_next_is_quicker_than_its_picture(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel("ragnguns")
    snapshot = await rush(world, table, lambda now: "shoot" in now.game.open_decisions[0].options)
    person = world.people[snapshot.game.open_decisions[0].seat]
    hand = await opened(world, table, person)
    monkeypatch.setattr(world.bot.services.panels._telling, "notify", lambda _message: None)

    def at(panel: Any, verb: str) -> str:
        return next(name for name in buttons(panel, "c:") if f":{verb}" in name)

    moving = (await person.click(hand, custom_id=at(hand, "shoot"))).response
    before = moving.embeds[0].description
    later = (await person.click(moving, custom_id=at(moving, "end"))).response

    assert before.endswith("…")
    assert "Shootout" in later.embeds[0].description


async def test_a_panel_stays_still_for_who_comes_back_from_the_cards(world: World) -> None:
    table = await world.duel("revolver")
    while (decision := (snapshot := await world.snapshot(table)).game.open_decisions[-1]).kind == "poker":
        person = (world.alice, world.bob)[decision.seat]
        await press(world, snapshot, decision, person)
    assert ".gif" in str([one.json for one in world.env.http_requests])  # the last round led up to who won
    sent = len(world.env.http_requests)

    for item in (f"tc:{table}", f"h:{table}"):
        await person.click(panels(world, person)[-1], custom_id=item)

    pictures = str([one.json for one in world.env.http_requests[sent:]])
    assert f"table-{table}" in pictures
    assert ".gif" not in pictures


async def test_a_board_says_who_was_aimed_at_while_its_picture_moves(world: World) -> None:
    table, wound = await world.duel("bang"), ""
    await rush(world, table, _wounds)
    while not wound:
        snapshot, sent = await world.snapshot(table), len(world.env.http_requests)
        decision = snapshot.game.open_decisions[-1]
        await press(world, snapshot, decision, (world.alice, world.bob)[decision.seat])
        after = [request for request in world.env.http_requests[sent:] if "/channels/" in request.path]
        moving = [str(request.json) for request in after if ".gif" in str(_sent(request))]
        wound = next((board for board in moving if " → " in board), "")

    assert re.search(r"'value': '[^']+ · [^']+ → [^']+\\n…'", wound)
    assert "loses" not in wound


def _wounds(snapshot: TableSnapshot) -> bool:
    decision = snapshot.game.open_decisions[-1]
    reply = computer_reply(snapshot, decision)
    step = answer(snapshot.game, snapshot.game.decision_ply, decision.seat, [reply])
    return any(event.kind == "wounded" for row in step.rows for event in row.events)


async def test_how_far_nuggets_lead_is_asked_once_the_picture_has_shown_who_won_them(world: World) -> None:
    table, people = await world.start_table(3, "gnadenlos")
    for person in people:
        await person.click(await world.board(table), custom_id=f"h:{table}")
    deciders, sent = list[int](), 0
    while not deciders:
        snapshot = await world.snapshot(table)
        decision, sent = snapshot.game.open_decisions[-1], len(world.env.http_requests)
        await press(world, snapshot, decision, people[decision.seat])
        after = await world.snapshot(table)
        deciders = [other.seat for other in after.game.open_decisions if other.kind == "prestige"]
    bodies = [one.json or {} for one in world.env.http_requests[sent:] if "/channels/" not in one.path]
    contents = [body.get("data", body) for body in bodies]
    telling = [content for content in contents if load_texts("en")("panel-watch") in str(content)]
    late = panels(world, people[deciders[0]])[-1]

    assert telling
    assert ".gif" not in str(contents)
    assert "Prestige" not in str(telling)
    assert f"c:{table}:" not in str(telling)
    assert "Prestige" in text_of(late)
    assert buttons(late, f"c:{table}:")


async def test_a_panel_that_is_too_high_for_the_board_leaves_a_payday_to_it_too(world: World) -> None:
    table, people = await world.start_table(3, "gnadenlos")
    for person in people:
        await person.click(await world.board(table), custom_id=f"h:{table}")

    def is_near(snapshot: TableSnapshot) -> bool:
        kind, view = snapshot.game.open_decisions[-1].kind, snapshot.game.view(None)
        return kind == "recruit" and sum(view.columns) >= 13

    snapshot, sent, turns = await rush(world, table, is_near), 0, ()
    while not any(turn.calls for turn in turns):
        decision, sent = snapshot.game.open_decisions[-1], len(world.env.http_requests)
        await press(world, snapshot, decision, people[decision.seat])
        snapshot = await world.snapshot(table)
        turns = snapshot.game.view(None).turns[-2:]
    bodies = [one.json or {} for one in world.env.http_requests[sent:] if "/channels/" not in one.path]
    contents = [str(body.get("data", body)) for body in bodies]
    watch = next(n for n, one in enumerate(contents) if load_texts("en")("panel-watch") in one)

    assert not any("Payday: " in one for one in contents[:watch])
    assert any("Payday: " in one for one in contents[watch:])


async def test_what_happens_while_a_board_moves_is_told_below_it_and_it_stands_still(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await world.start_table(3, "gnadenlos")
    publisher, boards, snapshots = world.bot.services.publisher, list[int](), list[TableSnapshot]()

    async def sleep(_seconds: float) -> None:
        """Play on until a board would tell less than has happened, while the first picture moves."""
        board = await world.board(table)
        assert boards or not board.embeds[0].fields  # nothing old stands above who was sent
        boards.append(board.id)
        snapshots.append(await world.snapshot(table))
        while len(boards) == 1 and snapshots[-1].board_news_from() <= snapshots[0].game.ply + 1:
            game = snapshots[-1].game
            decision = game.open_decisions[-1]
            reply, user = computer_reply(snapshots[-1], decision), people[decision.seat].id
            await world.bot.services.tables.answer(table, game.decision_ply, user, [reply], f"{game.ply}")
            snapshots.append(await world.snapshot(table))

    monkeypatch.setattr(publisher, "_pause", 1)
    monkeypatch.setattr("bot.services.publisher.asyncio", SimpleNamespace(sleep=sleep))
    while not boards:
        snapshot = await world.snapshot(table)
        decision = snapshot.game.open_decisions[-1]
        await press(world, snapshot, decision, people[decision.seat])
    old, new = world.message((await world.channel(table)).id, boards[0]), await world.board(table)

    assert [message.attachments[0].filename[-3:] for message in (old, new)] == ["png", "png"]
    assert "🔫" in text_of(old)  # the result
    assert "…" not in text_of(old)
    payer = phrases_for(snapshots[0], load_texts("en")).sign(snapshots[0].game.open_decisions[-1].seat)
    assert f"{payer}→" in text_of(new)  # before the handover from which a board tells what happened

    while (await world.board(table)).id == new.id:
        snapshot = await world.snapshot(table)
        decision = snapshot.game.open_decisions[-1]
        await press(world, snapshot, decision, people[decision.seat])
    assert text_of(world.message(new.channel.id, new.id)) != text_of(old)  # not closed as the one before


@pytest.mark.drawn
async def test_dice_roll_on_the_board_alone_and_then_come_to_the_hand(world: World) -> None:
    table, people = await world.start_table(3, "outlaws-gangs")
    for person in people:
        await person.click(await world.board(table), custom_id=f"h:{table}")
    sent = 0
    while (snapshot := await world.snapshot(table)).game.open_decisions[-1].kind == "pick":
        decision, sent = snapshot.game.open_decisions[-1], len(world.env.http_requests)
        await press(world, snapshot, decision, people[decision.seat])
    bodies = [one.json or {} for one in world.env.http_requests[sent:] if "/channels/" not in one.path]
    contents = [body.get("data", body) for body in bodies]
    [waiting] = [content for content in contents if load_texts("en")("panel-watch") in str(content)]

    assert ".gif" not in str(contents)
    assert ".gif" in str([one.json for one in world.env.http_requests[sent:] if "/channels/" in one.path])
    assert waiting["attachments"] == waiting["components"] == []  # the hand comes after them
    decider = snapshot.game.open_decisions[-1].seat
    assert buttons(panels(world, people[decider])[-1], f"c:{table}:")


async def test_a_hand_shows_its_dice_as_they_were_laid_while_others_still_lay_theirs(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[Any]()
    monkeypatch.setattr(OutlawsPresenter, "hand_picture", lambda self, view, *_: drawn.append(view))
    monkeypatch.setattr(operations, "sensible_ways", operations.ways_to_lead)
    table, people = await world.start_table(3, "outlaws-gangs")
    while (snapshot := await world.snapshot(table)).game.open_decisions[-1].kind == "pick":
        decision = snapshot.game.open_decisions[-1]
        await press(world, snapshot, decision, people[decision.seat])
    seat = snapshot.game.open_decisions[-1].seat
    await press(world, snapshot, snapshot.game.open_decisions[-1], people[seat])

    pending = (await world.snapshot(table)).game.own_pending_reply(seat)
    assert pending is not None
    assert "-".join(map(str, drawn[-1].seats[seat].dice)) == pending[1][0]
    assert pending[1][0] != "-".join(map(str, snapshot.view(seat).seats[seat].dice))


async def test_rounds_that_play_themselves_are_shown_one_by_one_before_the_end(world: World) -> None:
    table = await world.duel()
    old = await world.board(table)
    await play(world, table, [world.alice, world.bob], [by_press])
    seen = [
        (request.method, [name.rpartition(".")[2] for name in _sent(request)])
        for request in world.env.http_requests
        if "/channels/" in request.path and (request.json or {}).get("attachments")
    ]

    last = await world.board(table)
    assert last.id != old.id
    # it keeps the round before
    rounds = [["png", "gif"], ["png", "png"], ["png", "png", "gif"], ["png", "png", "png"]]
    assert seen[-5:] == [*(("PATCH", names) for names in rounds), ("POST", ["png"])]


async def test_a_tie_of_gangs_opens_on_the_old_board_like_the_end_before_anybody_is_asked(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shot = operations.shot
    monkeypatch.setattr(operations, "shot", lambda *one: replace(shot(*one), total=20))
    table, people = await world.start_table(3, "outlaws-gangs")
    old, start = 0, 0
    while (snapshot := await world.snapshot(table)).game.open_decisions[-1].kind != "discard":
        decision, old = snapshot.game.open_decisions[-1], (await world.board(table)).id
        start = len(world.env.http_requests)
        await press(world, snapshot, decision, people[decision.seat])
    sent = [one for one in world.env.http_requests[start:] if "/channels/" in one.path]
    seen = [[one.method, *_sent(one)] for one in sent if (one.json or {}).get("attachments")]
    [opening] = [text_of(world.message((await world.channel(table)).id, old))]

    assert [[method, *(name[-3:] for name in names)] for method, *names in seen] == [
        ["PATCH", "gif"],
        ["POST", "png"],
    ]
    assert "All cards open" in opening
    assert "ied" not in opening
    assert "Tied at 20: 3 gangs fight on" in text_of(await world.board(table))


async def test_the_last_round_stands_in_words_too_before_the_end_comes_below_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, boards, waits = await world.duel(), list[str](), list[float]()

    async def sleep(seconds: float) -> None:
        boards.append(text_of(await world.board(table)))
        waits.append(seconds)

    monkeypatch.setattr(world.bot.services.publisher, "_pause", 1)
    monkeypatch.setattr("bot.services.publisher.asyncio", SimpleNamespace(sleep=sleep))
    await play(world, table, [world.alice, world.bob], [by_press])

    assert boards[-1].count(" beats ") > boards[-2].count(" beats ")
    assert waits[-3::2] == [STAND / 2] * 2  # together as long as another result
    assert text_of(await world.board(table)) != boards[-1]


async def test_the_last_attack_has_its_words_before_the_end_comes_below_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, boards = await world.duel("revolver"), list[list[str]]()
    snapshot = await rush(world, table, _ends_next)

    async def sleep(_seconds: float) -> None:
        boards.append([field.value for field in (await world.board(table)).embeds[0].fields])

    monkeypatch.setattr(world.bot.services.publisher, "_pause", 1)
    monkeypatch.setattr("bot.services.publisher.asyncio", SimpleNamespace(sleep=sleep))
    await press(world, snapshot, decision := snapshot.game.open_decisions[0], world.people[decision.seat])
    (before,), (after,) = boards[-2:]

    assert before.endswith("…")
    end = "Padre Esteban falls|fells Padre Esteban|has held|Bugles"
    assert re.search(end, after.splitlines()[-1])
    assert not re.search(end, before)


async def test_what_led_to_the_last_steps_of_a_race_stands_above_the_first_of_them(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await world.start_table(3, "gnadenlos")
    boards, snapshot = list[Any](), await rush(world, table, _ends_next)

    async def sleep(_seconds: float) -> None:
        boards.append((await world.board(table)).embeds)

    monkeypatch.setattr(world.bot.services.publisher, "_pause", 1)
    monkeypatch.setattr("bot.services.publisher.asyncio", SimpleNamespace(sleep=sleep))
    await press(world, snapshot, decision := snapshot.game.open_decisions[-1], people[decision.seat])
    first, *others = boards[-1]

    assert re.search("(wins?|pays|bids) |recruiting|→", first.fields[0].value)
    assert not any(embed.fields for embed in others)


def _ends_next(snapshot: TableSnapshot) -> bool:
    """Return whether the computer's next answer ends the game."""
    game, decision = snapshot.game, snapshot.game.open_decisions[-1]
    step = answer(game, game.decision_ply, decision.seat, [computer_reply(snapshot, decision)])
    return with_forced_replies(step).game.winners is not None


async def test_a_second_look_at_the_hand_does_not_tell_what_the_dice_still_roll_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, looks, english = await world.duel(), list[str | None](), load_texts("en")

    async def sleep(_seconds: float) -> None:
        hand = HandContext(await world.snapshot(table), 1, english)
        await world.bot.store.logs.save_seen_ply(table, 1, hand.snapshot.game.ply)  # the panel has told it
        rendered = await PanelBuilder(world.bot.services).build(hand_panel(*hand), world.bob.id)
        looks.append(rendered.embeds[0].description)

    monkeypatch.setattr(world.bot.services.publisher, "_pause", 1)
    monkeypatch.setattr("bot.services.publisher.asyncio", SimpleNamespace(sleep=sleep))
    for person in (world.alice, world.bob):
        hand = await opened(world, table, person)
        await person.click(hand, custom_id=buttons(hand, "c:")[0])

    assert looks[0] == english("panel-watch")


async def test_panels_make_way_for_dice_that_roll_and_nobody_is_called_before_the_result_was_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, seen, calls = await world.duel(), list[int](), list[tuple[str, ButtonStyle]]()

    async def sleep(_seconds: float) -> None:
        for _ in range(1000):  # the panels have a worker of their own
            if not [*panels(world, world.alice), *panels(world, world.bob)]:
                break
            await asyncio.sleep(0.01)
        seen.append(len(panels(world, world.alice) + panels(world, world.bob)))
        calls.append(call_of(await world.board(table)))

    monkeypatch.setattr(world.bot.services.publisher, "_pause", 1)
    monkeypatch.setattr("bot.services.publisher.asyncio", SimpleNamespace(sleep=sleep))
    for person in (world.alice, world.bob):
        hand = await opened(world, table, person)
        await person.click(hand, custom_id=buttons(hand, "c:")[0])

    assert seen == [0, 0]  # while the dice roll, and while their result is read
    assert all(call.endswith("👀") and style is ButtonStyle.secondary for call, style in calls)
    board = await world.board(table)
    call, style = call_of(board)
    assert call.endswith("your move!")
    assert style is ButtonStyle.primary
    for person in (world.alice, world.bob):
        [panel] = panels(world, person)
        assert panel.id > board.id
        assert buttons(panel, "c:")


def call_of(board: discord.Message) -> tuple[str, ButtonStyle]:
    """Return whom a board calls, and how its button for the hand looks."""
    [hand] = [item for row in board.components for item in row.children if item.label == "My hand"]
    return board.content, hand.style


async def test_after_the_last_press_only_the_board_rolls_and_the_panel_hides_who_wins(world: World) -> None:
    table = await world.duel()
    await play(world, table, [world.alice, world.bob], [by_press])

    panel = panels(world, world.alice)[-1]
    watching = load_texts("en")("panel-watch")  # as in any round, so that it does not tell that it ends
    *_, answer = [one.json for one in world.env.http_requests if watching in str(one.json)]
    assert "of 5" not in str(answer)  # the board goes on
    assert "🏆" not in str(answer)
    assert ".gif" not in str(answer)
    assert panel.attachments == []  # the board shows the end
    assert re.search("You (win|lose)", text_of(panel))


@pytest.mark.drawn
async def test_of_fifty_moves_in_a_burst_few_boards_are_drawn_and_the_newest_is_shown(world: World) -> None:
    table, before = await world.duel("revolver"), len(world.env.http_requests)

    async def burst() -> None:
        for n in range(BURST):
            snapshot = await world.snapshot(table)
            decision = snapshot.game.open_decisions[-1]
            user = snapshot.participants[decision.seat].user_id or 0
            tables, reply = world.bot.services.tables, first_options(decision)
            await tables.answer(table, snapshot.game.decision_ply, user, [reply], f"burst:{n}")

    await world.settle_after(burst())
    newest, posted = await world.snapshot(table), await world.bot.store.boards.board_message(table)
    board = await image(await world.board(table))
    picture = await world.bot.services.pictures.board(newest, load_texts("en"))
    drawn = [
        requests for requests in world.env.http_requests[before:] if (requests.json or {}).get("attachments")
    ]

    assert newest.game.ply >= BURST
    assert 1 <= len(drawn) < BURST // 2
    assert posted.shown_ply == newest.game.ply
    # compared by content, not by name, because an edit that changes nothing is not sent
    assert board.tobytes() == Image.open(io.BytesIO(picture.data)).tobytes()


@pytest.mark.parametrize(
    ("game", "variant", "seats", "kind"),
    [
        ("bang", "", 2, "target"),
        ("revolver", "", 2, "hearten"),
        ("gnadenlos", "", 3, "take"),
        ("ragnguns", "", 2, "pose"),
    ],
)
async def test_what_can_be_chosen_has_a_number_only_where_it_is_on_the_picture(
    world: World, game: str, variant: str, seats: int, kind: str
) -> None:
    options = {"variant": variant} if variant else {}
    table = await world.duel(game, **options) if seats == 2 else (await world.start_table(seats, game))[0]
    snapshot = await rush(world, table, lambda snapshot: _must_choose(snapshot, kind))
    decision = snapshot.game.open_decisions[-1]

    hand = await opened(world, table, world.people[decision.seat])
    numbers = [label.partition(" · ")[0] for label in labels(hand)[: len(decision.options)]]

    assert decision.kind == kind
    assert [number.isdecimal() for number in numbers] == [game in ("ragnguns", "revolver")] * len(numbers)


def _must_choose(snapshot: TableSnapshot, kind: str) -> bool:
    """Return whether the last seat to act must choose one of several options."""
    decision, things = (
        snapshot.game.open_decisions[-1],
        set(snapshot.game.rules.piece_ids(snapshot.game.state)),
    )
    return decision.kind == kind and len(things & set(decision.options)) > 1


@pytest.mark.errors("no picture of table")
async def test_a_fault_in_a_picture_stops_no_move(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("picture", "end_picture"):
        monkeypatch.setattr(OutlawsPresenter, name, lambda self, view, say: 1 // 0)
    table = await world.duel()

    await play(world, table, [world.alice, world.bob], [by_press])
    board = await world.board(table)

    assert (await world.snapshot(table)).game.winners is not None
    assert board.attachments == []
    assert board.embeds[0].image.url is None


@pytest.mark.drawn
async def test_the_workshop_draws_what_the_cards_of_a_deck_cost(world: World) -> None:
    begun = await world.alice.slash(world.saloon, "deck workshop")
    empty = await world.alice.click(begun.response, custom_id="ds:new:buffalo-kid")
    assert not empty.response.attachments
    fill = next(name for name in buttons(empty.response, "dw:") if ":fill:" in name)
    full = (await world.alice.click(empty.response, custom_id=fill)).response

    assert (await image(full)).width == 640
    assert "0: " in full.attachments[0].description
    assert load_texts("en")("deck-curve", costs="", rest=0)[:13] not in full.embeds[0].description
    undo = next(name for name in buttons(full, "dw:") if ":undo:" in name)
    assert not (await world.alice.click(full, custom_id=undo)).response.attachments


async def test_the_battle_stays_above_the_question_what_to_pay_with(world: World) -> None:
    table = await world.duel("revolver")
    await rush(world, table, lambda snapshot: snapshot.game.open_decisions[0].kind == "play")
    snapshot = await world.snapshot(table)
    decision = snapshot.game.open_decisions[0]
    dear = next(card for card in decision.options if (step := snapshot.game.peek(decision.seat, (card,)))
                and step.kind == "cost")  # fmt: skip
    person = world.people[decision.seat]
    hand = await opened(world, table, person)
    steps = (await person.select(hand, [OTHERWISE], custom_id=list_with(hand, "s:", OTHERWISE))).response

    answer = await person.select(steps, [dear], custom_id=list_with(steps, "s:", dear))

    assert len((await until_drawn(world, table, answer.response)).attachments) == 2


async def test_who_attacks_sees_who_falls(world: World) -> None:
    table = await world.duel("revolver")
    snapshot = await rush(world, table, _is_ahead)
    decision = snapshot.game.open_decisions[0]
    person = world.people[decision.seat]
    hand = await opened(world, table, person)

    answer = await person.click(
        hand, custom_id=next(name for name in buttons(hand, "c:") if name.endswith(":end"))
    )

    assert len((await until_drawn(world, table, answer.response)).attachments) == 2


def _is_ahead(snapshot: TableSnapshot) -> bool:
    """Return whether Mapache's player would hit a guardian now."""
    view, decision = snapshot.game.view(None), snapshot.game.open_decisions[0]
    return decision.kind == "play" and decision.seat != view.padre and view.totals[0] > view.totals[1]


async def before_the_last_poker_round(world: World) -> tuple[int, Decision]:
    """Play Revolver 2 until one answer ends the poker, with both panels open; return it with the table."""

    def is_last(snapshot: TableSnapshot) -> bool:
        decision, game = snapshot.game.open_decisions[-1], copy_game(snapshot.game)
        if decision.kind != "poker" or len(game.open_decisions) > 1:
            return False
        game.answer(decision.seat, computer_reply(snapshot, decision))
        return game.open_decisions[-1].kind != "poker"

    table = await world.duel("revolver")
    snapshot = await rush(world, table, is_last)
    for person in (world.alice, world.bob):
        await opens(world, table, person)
    return table, snapshot.game.open_decisions[-1]


async def panel_of_whom_it_asks(world: World, table: int) -> discord.Message:
    [decision] = (await world.snapshot(table)).game.open_decisions
    [panel] = panels(world, (world.alice, world.bob)[decision.seat])
    return panel


async def test_no_panel_stays_above_a_board_whose_picture_moves(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, last = await before_the_last_poker_round(world)
    monkeypatch.setattr(world.bot.services.publisher, "_pause", 2)
    monkeypatch.setattr(world.bot.services.panels, "_waits", True)
    start = len(world.env.http_requests)

    await answer_elsewhere(world, table, computer_reply, seat=last.seat)
    await world.env.advance_time(60)

    panel = await panel_of_whom_it_asks(world, table)
    assert panel.id > (await world.board(table)).id
    assert buttons(panel, "s:")
    sent = [one for one in world.env.http_requests[start:] if "/channels/" in one.path and one.json]
    calls = [one.json["content"].split()[-1] for one in sent if one.json.get("content")]
    assert calls == ["👀", "move!"]  # nobody is called while it moves


async def test_a_result_is_told_even_if_the_panel_was_compared_while_its_picture_moved(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, last = await before_the_last_poker_round(world)
    panels_open, draft = world.bot.services.panels, world.bot.services.panels._draft

    async def later(*how: Any) -> Any:
        made = await draft(*how)
        return replace(made, digest=replace(made.digest, ply=made.digest.ply + 1))

    async def sleep(_seconds: float) -> None:
        monkeypatch.setattr(panels_open, "_draft", later)
        panels_open._changed.add(table)
        await panels_open._sync_table(table)
        monkeypatch.setattr(panels_open, "_draft", draft)

    monkeypatch.setattr("bot.services.panels.asyncio", SimpleNamespace(sleep=sleep))
    await answer_elsewhere(world, table, computer_reply, seat=last.seat)

    for person in (world.alice, world.bob):
        assert ".gif" not in text_of(panels(world, person)[-1])


async def test_a_result_that_a_lost_connection_kept_back_is_told_by_the_next_sweep(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, last = await before_the_last_poker_round(world)
    telling = world.bot.services.panels._telling
    work = telling._work

    async def tell(message_id: int) -> bool:
        world.lose_connection("PATCH", "/webhooks/*")
        return await work(message_id)

    monkeypatch.setattr(telling, "_work", tell)
    await answer_elsewhere(world, table, computer_reply, seat=last.seat)
    monkeypatch.setattr(telling, "_work", work)
    await world.env.advance_time(70)

    for person in (world.alice, world.bob):
        assert not str(panels(world, person)[-1].embeds[0].description).endswith("…")
    assert buttons(await panel_of_whom_it_asks(world, table), "s:")


@pytest.mark.drawn
async def test_an_old_board_keeps_its_picture_after_moves_that_changed_nothing_on_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await world.duel("ragnguns")
    monkeypatch.setattr(RenderedBoard, "fingerprint", lambda board: "as before")
    boards = set[int]()
    for _ in range(14):
        boards.add((await world.board(table)).id)
        await answer_elsewhere(world, table, computer_reply)

    channel = await world.channel(table)
    assert len(boards) > 1
    for board in boards:
        assert await image(world.message(channel.id, board))
