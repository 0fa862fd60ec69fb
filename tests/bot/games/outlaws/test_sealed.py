"""Whoever has a choice of who leads, the table looks the same to all others until the gangs open."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest
from picturing import stages

from bot.features.game_panels.board import board, board_buttons
from bot.features.game_panels.board_renderer import users_to_ping
from bot.features.game_panels.hand_panel import hand_panel
from bot.games import PRESENTERS
from bot.i18n.texts import Phrases, load_texts
from bot.render.scene import CardBackItem
from bot.services.user_cache import UserCache
from engine.core.clocks import Clock
from engine.core.decisions import Refused, Seat
from engine.core.game import AnyGame, Game
from engine.core.records.tables import TableLocation
from engine.core.records.users import Participant
from engine.core.rng import Rng
from engine.core.undo import UndoHistory, find_undo
from engine.tables.snapshot import TableSnapshot
from engine.tables.timeouts import give_more_time

FACE, EN, SEATS = PRESENTERS["outlaws"], load_texts("en"), 3
WORLDS = 40  # of each seat that looks at another


def worlds(game: AnyGame, viewer: Seat | None, other: Seat) -> Iterator[AnyGame]:
    """Yield worlds alike to the viewer: where another seat has no choice, has one, and has made it."""
    by_choice = dict[bool, AnyGame]()
    for number in range(WORLDS):
        state = game.rules.load(game.rules.format, game.checkpoint.data)
        game.rules.redeal_hidden(state, viewer, Rng(f"{number:064x}"))
        world = Game(game.rules, state, game.ply)
        by_choice.setdefault(world.decision(other) is not None, world)
        if len(by_choice) == 2 and len(by_choice[True].open_decisions) > 1:
            yield from by_choice.values()
            decision = by_choice[True].decision(other)
            by_choice[True].answer(other, decision.options[-1:])
            yield by_choice[True]
            return
        if len(by_choice) == 2:
            del by_choice[True]  # its reply would open the gangs


def sight(game: AnyGame, viewer: Seat | None) -> list[Any]:
    """Return what somebody can see and try."""
    people = tuple(Participant(n, f"player {n}") for n in range(SEATS))
    table = TableSnapshot(1, game.rules.name, "standard", people, TableLocation(1, 2, 3, False), "5e", game)
    running = {one.seat: Clock(0, decision_ply=game.decision_ply, deadline=9) for one in game.open_decisions}
    own = {seat: clock for seat, clock in running.items() if seat == viewer}
    public = replace(
        table, clocks=running, time_control="day", to_act_since=dict.fromkeys(range(SEATS), game.decision_ply)
    )
    phrases, seat = Phrases(EN, "outlaws", [who.name for who in people], viewer=viewer), viewer or 0
    seen = [
        board(public, "", EN, Mock(spec=UserCache, absence_line=lambda *_: "")).to_dict(),
        [button.to_component_dict() for button in board_buttons(public, EN)],
        (public.users_to_act(), public.handover_ply(), users_to_ping(public, 2, 0)),
        (game.view(viewer), game.visible_decisions(viewer), game.told_ply),
        repr(FACE.picture(game.view(viewer), phrases)),
        _refusal(lambda: give_more_time(public, seat)),
    ]
    if viewer is not None:
        panel = hand_panel(replace(public, clocks=own), viewer, EN)
        seen += [panel.embed.to_dict(), [item.to_component_dict() for item in panel.items]]
        seen.append(
            _refusal(lambda: find_undo(game, UndoHistory([game.checkpoint], game.tail, SEATS), viewer))
        )
    return seen


def _refusal(tried: Any) -> str:
    with pytest.raises(Refused) as why:
        tried()
    return why.value.code


def test_who_has_a_choice_or_has_made_it_is_seen_by_nobody_else() -> None:
    compared = 0
    for seed in range(14):
        games = stages("outlaws-gangs", SEATS, f"{seed:064x}", keep=True)
        game = next((game for game in games if game.view(None).phase == "place-dice"), None)
        if game is None:
            continue
        for viewer in (None, *range(SEATS)):
            for other in {*range(SEATS)} - {viewer}:
                seen = [sight(world, viewer) for world in worlds(game, viewer, other)]
                assert all(one == seen[0] for one in seen)
                compared += len(seen) == 3
    assert compared > 20


def test_dice_roll_before_gangs_open_that_nobody_was_asked_about() -> None:
    games = (game for seed in range(60) for game in stages("outlaws-gangs", SEATS, f"{seed:064x}"))
    view = next(view for view in (game.view(None) for game in games) if view.unasked and len(view.past) == 1)
    backs = [
        sum(isinstance(placed.item, CardBackItem) for placed in beat.items)
        for step in FACE.last_steps(view)
        for beat in FACE.beats(step, Phrases(EN, "outlaws", ["A", "B", "C"]))
    ]

    assert backs[:6] == [9, 9, 9, 9, 6, 3]  # as the dice roll, and as the gangs are turned up
