"""Whole games of Rag'n'Guns in a simulated Discord: by presses, by commands, with a restart during a trap."""

import re
from functools import cache, lru_cache

import pytest
from e2e.playing import WatchedGame, answer_elsewhere, computer_reply, press, rush
from e2e.world import World, button
from simcord import InteractionResult, MemberActor

from bot.features.game_panels.log_pages import lines_of
from bot.games.lines import gravity_of
from bot.i18n.texts import load_texts
from bot.ui.style import phrases_for
from engine.core.decisions import Decision
from engine.core.forced import since_own_turn
from engine.core.game import Game
from engine.core.rng import Rng
from engine.games.ragnguns.cards import is_trap, key_of
from engine.games.ragnguns.policy import play as think
from engine.games.ragnguns.rules import RagNGuns
from engine.tables.service import TableSnapshot

GAME = "ragnguns"
RULES = RagNGuns()
NAME = re.compile(r"[\w-]+\.\d")
OPTION = {  # commands that answer a decision by themselves, and their option
    "deck": ("deck", "name"),
    "disarm": ("disarm", "answer"),
    "split": ("split", "bullets"),
    "stash": ("stash", "card"),
}
MOVES = {  # the free part: each verb's command, and the options that answer its further decisions
    "pose": ("place", {"pose": "card", "zone": "zone"}),
    "discard": ("discard", {"discard": "card"}),
    "effect": ("effect", {"effect": "name", "target": "target"}),
    "trap": ("trap", {"trap": "card", "stake": "stake"}),
    "shoot": ("shootout", {"shoot": "bullets"}),
    "step-out": ("step-out", {}),
    "end": ("end", {}),
}


async def by_command(
    world: World, snapshot: TableSnapshot, decision: Decision, person: MemberActor
) -> InteractionResult:
    """Type the computer's whole move, each option from autocompletion."""
    channel = await world.channel(snapshot.id)
    rng = Rng(f"{snapshot.game.ply:064x}")
    [reply] = think(snapshot.game.view(decision.seat), decision, rng)
    if decision.kind in OPTION:
        name, option = OPTION[decision.kind]
        offered = await person.autocomplete(channel, f"ragnguns {name}", option, "")
        alike = 2 if name == "stash" else 1  # left and right, while both piles are empty
        assert {choice["value"] for choice in offered} <= set(decision.options)
        assert len(offered) * alike >= len(decision.options)
        return await person.slash(channel, f"ragnguns {name}", **{option: reply})
    if decision.can_go_back:  # in the middle of a move that was begun by a press
        return await press(world, snapshot, decision, person)
    if decision.kind != "turn":
        return await person.slash(channel, "ragnguns choose", answer=reply)
    name, options = MOVES[reply]
    words: dict[str, str] = {}
    replies = [(reply,)]
    while (following := snapshot.game.peek(decision.seat, *replies)) is not None:
        option = options[following.kind]
        offered = await person.autocomplete(channel, f"ragnguns {name}", option, "", **words)
        assert {choice["value"] for choice in offered} <= set(following.options)
        view = snapshot.game.view(decision.seat)
        [words[option]] = think(view, following, rng)
        replies.append((words[option],))
        if following.kind in ("zone", "target", "shoot", "stake", "discard"):
            break
        if following.kind == "effect" and snapshot.game.peek(decision.seat, *replies) is None:
            break
    return await person.slash(channel, f"ragnguns {name}", **words)


class Watch(WatchedGame):
    """Checks everything that users can read for cards they have never seen."""

    def __init__(self, world: World, table_id: int) -> None:
        super().__init__(world, table_id, [world.alice, world.bob])
        self.traps_hidden = 0

    async def look(self) -> None:
        """Read everything as both players and as a spectator."""
        game = (await self.world.snapshot(self.table)).game
        things = set(RULES.piece_ids(game.state))
        in_play = {thing for p in game.state.players for thing in set(p.cards()) - set(p.box)}
        written = [*self.world.stored_messages()]
        for seat, person in self.viewers:
            self.known[seat] |= set(NAME.findall(repr(game.view(seat)))) & things
            seen = [text for message, text in written if message.visible_to(person.id)]
            hidden = in_play - self.known[seat]
            self.traps_hidden += sum(map(is_trap, hidden))
            names = {name(card) for card in hidden} - {name(card) for card in self.known[seat]}
            assert hidden & frozenset().union(*map(cards_in, seen)) == set()
            assert names & frozenset().union(*map(names_in, seen)) == set()


@cache
def every_card() -> tuple[str, ...]:
    return tuple(RULES.piece_ids(Game.new(RULES, 2, "00" * 32).state))


@lru_cache(4096)
def cards_in(text: str) -> frozenset[str]:
    """Return the cards whose ids are in a message; cached, because most messages do not change."""
    return frozenset(card for card in every_card() if card in text)


@lru_cache(4096)
def names_in(text: str) -> frozenset[str]:
    names = set(map(name, every_card()))
    return frozenset(word for word in names if word in text and re.search(rf"\b{re.escape(word)}\b", text))


def name(card: str) -> str:
    name_in_words = load_texts("en")(f"ragnguns-card-{key_of(card)}")
    return name_in_words if name_in_words != "Harmonica" else "Harmonica, which is a pistolero's name too"


async def test_a_whole_game_by_presses_and_commands(world: World) -> None:
    table = await world.duel(GAME)

    watch = Watch(world, table)
    await watch.to([by_command, press])

    assert watch.traps_hidden > 0
    assert "🏆" in (await world.board(table)).embeds[0].description


def traps(snapshot: TableSnapshot) -> bool:
    return any(p.traps for p in snapshot.game.state.players)


async def test_a_restart_while_a_trap_lies_face_down_changes_nothing(world: World) -> None:
    table = await world.duel(GAME)
    people, watch = [world.alice, world.bob], Watch(world, table)
    before = (await watch.to([by_command], traps)).game

    await world.restart()

    after = (await world.snapshot(table)).game
    assert after.view(0) == before.view(0)
    assert after.view(1) == before.view(1)
    owner = 0 if after.state.players[0].traps else 1
    assert is_trap(after.state.players[owner].traps[0].card)
    await watch.look()
    opened = await people[owner].slash(await world.channel(table), "wanted hand")
    assert opened.ephemeral
    assert button(opened.response, "t:") == f"t:{table}"  # More, whoever must decide
    await watch.to([by_command], lambda snapshot: not traps(snapshot))
    assert (await rush(world, table)).game.winners is not None


def can_place(snapshot: TableSnapshot) -> bool:
    waiting = snapshot.game.open_decisions
    return bool(waiting) and "pose" in waiting[0].options


@pytest.mark.parametrize(("typed", "zone"), [("ruel", "alley"), ("CALLEJÓN", "alley"), ("abri", "shelter")])
async def test_words_of_every_language_are_understood_in_every_language(
    world: World, typed: str, zone: str
) -> None:
    table = await world.duel(GAME)
    snapshot = await Watch(world, table).to([by_command], can_place)
    [decisions] = snapshot.game.open_decisions
    person, channel = (world.alice, world.bob)[decisions.seat], await world.channel(table)
    [card, *_] = await person.autocomplete(channel, "ragnguns place", "card", "")

    offered = await person.autocomplete(channel, "ragnguns place", "zone", typed, card=card["value"])
    await person.slash(
        channel, "ragnguns place", card=card["value"], zone=load_texts("fr")(f"ragnguns-{zone}")
    )

    [choice] = offered
    assert choice["value"] == zone
    assert choice["name"].startswith(load_texts("en")(f"ragnguns-{zone}"))
    placed = (await world.snapshot(table)).game.state.players[decisions.seat].zones
    assert zone in placed


async def test_whoever_answered_within_a_turn_reads_all_of_it_as_their_own_begins(world: World) -> None:
    table, logs, turns = await world.duel(GAME), world.bot.store.logs, 0
    while turns < 3:
        snapshot = await answer_elsewhere(world, table, computer_reply)
        [decision] = snapshot.game.open_decisions
        rows = since_own_turn(await logs.log(table), decision.seat, "turn-began")
        events = [event for row in rows for event in row.events]
        grave = [event for event in events if event.kind in ("hurt", "sprung", "wounded")]
        if not grave or decision.kind not in ("turn", "disarm"):
            continue
        turns += 1
        await logs.save_seen_ply(table, decision.seat, snapshot.game.ply, None)
        person = (world.alice, world.bob)[decision.seat]
        board = await world.board(table)
        panel = (await person.click(board, custom_id=f"h:{table}")).response
        for message, seat in ((panel, decision.seat), (board, None)):
            text = "\n".join(field.value for embed in message.embeds for field in embed.fields)
            lines = lines_of(events, snapshot, phrases_for(snapshot, load_texts("en"), seat))
            assert max(lines, key=gravity_of) in text
