"""What must hold of taking back, at every decision of every game; part of checks.py.

Each undo is made on a copy: it must lead to where the choice was put, restore as that, and if the seat may
make it alone, nobody may have been shown anything in between that the seat did not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeAlias

from engine.core.game import Game
from engine.core.log import Action, Checkpoint, lasting
from engine.core.prompts import Illegal, Seat
from engine.core.rng import Rng
from engine.core.rules import Event, S, V
from engine.core.undo import SHOWED, Choice, Past, last_choice, taken_back

Knowledge: TypeAlias = Mapping[Seat | None, frozenset[str]]

RESTS = 16  # as many as the store keeps
FARTHEST = 3  # choices back
SOMETIMES = 8  # every so many decisions anyone takes back, not only who has just acted


class UndoInspector(Generic[S, V]):
    """Watches one game: `hear` each action, and `look` whether what is taken back then is as it was."""

    def __init__(self, game: Game[S, V], seats: int, rng: Rng, known: Knowledge) -> None:
        self.game = game
        self.undos = 0
        self._seats = range(seats)
        self._luck = rng
        self._steps_unasked: list[Checkpoint] = [game.checkpoint]
        self._log = [Action(0, None, (), 0, game.dealt)]
        self._images = {game.ply: self._image(game)}
        self._known = {game.ply: known}

    def hear(self, action: Action, known: Knowledge) -> None:
        """What has happened, and what each viewer knows now."""
        self._log.append(action)
        self._images[action.ply] = self._image(self.game)
        self._known[action.ply] = known
        if self.game.checkpoint.ply > self._steps_unasked[-1].ply:
            self._steps_unasked = [*self._steps_unasked, self.game.checkpoint][-RESTS:]

    def look(self) -> Iterator[str]:
        """What is wrong with taking back here, for the last who acted and sometimes for anyone."""
        if self.game.winners is not None or len(self._log) == 1:
            return
        last, anyone = self._log[-1].seat, self._luck.pick(self._seats)
        tries = [(anyone if last is None else last, 1)]
        if len(self._log) % SOMETIMES == 0:
            tries.append((anyone, self._luck.pick(range(1, FARTHEST + 1))))
        for seat, count in tries:
            yield from (f"undo of seat {seat}: {fault}" for fault in self._undo(seat, count))

    def _undo(self, seat: Seat, count: int) -> Iterator[str]:
        oldest = self._steps_unasked[0].ply
        log = [action for action in self._log if action.ply >= oldest]
        try:
            choice = last_choice(self.game, Past(self._steps_unasked, log, len(self._seats)), seat, count)
        except Illegal as why:
            if why.code != "undo-none":
                yield f"refused with {why.code}"
            return
        self.undos += 1
        back, rows = taken_back(self.game, choice, agreed=bool(choice.obstacle))
        yield from self._leads_back(back, rows, choice)
        if choice.rest is not None and not choice.obstacle:
            yield from self._has_shown_nothing(choice)

    def _leads_back(self, back: Game[S, V], rows: tuple[Action, ...], choice: Choice) -> Iterator[str]:
        if choice.rest is not None and self._image(back) != self._images[choice.ply]:
            yield "it does not lead to where the choice was put"
        if back.decision(choice.seat) is None:
            yield "the seat is not asked again"
        if [row.ply for row in rows] != list(range(self.game.ply + 1, back.ply + 1)):
            yield "the plies do not go on"
        if choice.rest is not None and back.asked <= self.game.ply:
            yield "an old button fits"
        if any(event.what == SHOWED or event.secret for row in rows for event in row.events):
            yield "it tells a secret"
        restored = Game.restore(back.rules, back.checkpoint, back.tail)
        if (restored.ply, restored.asked, self._image(restored)) != (back.ply, back.asked, self._image(back)):
            yield "restored, the game is another"

    def _has_shown_nothing(self, choice: Choice) -> Iterator[str]:
        ply = choice.ply
        mine = self._known[ply][choice.seat]
        since = [row for row in lasting(self._log) if row.ply > ply]
        for viewer, before in self._known[ply].items():
            after = frozenset[str]().union(*(self._known[row.ply][viewer] for row in since))
            if strange := after - before - mine:
                yield f"seat {viewer} was shown {sorted(strange)}"
        if not choice.replies and self._in_another_world(choice, since) != self._here(choice, since):
            yield "in another world it would have seen something else"

    def _here(self, choice: Choice, since: list[Action]) -> str:
        """What the seat has seen happen since."""
        return self._sight(self.game, [event for row in since for event in row.events], choice.seat)

    def _in_another_world(self, choice: Choice, since: list[Action]) -> str:
        """The same from a state at rest that the seat cannot tell from this one."""
        assert choice.rest is not None
        state = self.game.rules.load(choice.rest.version, choice.rest.data)
        world = self.game.rules.resample(state, choice.seat, self._luck)
        game = Game(self.game.rules, world, keep=False)
        try:
            told = [event for row in since for event in game.answer(choice.seat, row.reply).events]
        except Illegal as why:
            return f"{why.code} {why.facts}"
        return self._sight(game, told, choice.seat)

    def _sight(self, game: Game[S, V], told: list[Event], seat: Seat) -> str:
        heard = [(e.what, e.seat, e.about, e.secret if e.seat == seat else ()) for e in told]
        return repr((heard, game.view(seat), game.view(None), game.shown(seat)))

    def _image(self, game: Game[S, V]) -> tuple[object, ...]:
        shown = [game.shown(viewer) for viewer in (None, *self._seats)]
        return game.winners, game.waiting, shown, game.rules.dump(game.state)
