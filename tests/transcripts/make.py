"""Makes transcripts: `make transcripts` adds what is not yet shown.

Games are played by chance, by the computer opponents and by defaults, with a leaning to what has not been
met; the smallest that show the most are kept. A file that is there is left as it is: a change of the
rules is a new version. Its first transcripts are those of the version before, as their answers go now
and, where one is refused, by chance from there on; its fingerprint is written down with the last of them.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from transcripts.coverage import EVERYWHERE, Look, kind, look, needs

from engine.conformance.fingerprints import golden, written
from engine.conformance.transcripts import AGREED, UNDO, Head, Recorder, Step, read
from engine.core.decisions import BACK, WAYS_OUT, Decision, Illegal, Reply
from engine.core.decks import DeckBuilding, Draft
from engine.core.editions import DATA
from engine.core.game import AnyGame, Game
from engine.core.log import CALLED_OFF, CLAIMED, CLOSED, DESERTED, NOTE, REMARKS
from engine.core.rng import Rng
from engine.games import DECKS, GAMES, MODULES, PLAYERS
from engine.tables.transitions import RESIGNED

HERE = Path(__file__).parent
ROUNDS = 40
TRIES = 28  # games of each mode in a round, shared by its variants and sizes
LONGEST = 1_000  # replies; a longer game is not kept
FILE = 8_000  # what a file weighs beside its bytes: few long ones are better than many short ones
HUNTING = 3  # rounds until games are also hunted for
HUNT = 250_000  # replies of a hunt
LEANING = 12  # how much likelier an option is that has not been met yet


@dataclass(frozen=True)
class Manner:
    """How a seat plays: how often it thinks, goes back, or says as little as possible."""

    think: float
    back: float
    default: float


MANNERS = (Manner(0, 0.1, 0), Manner(0.5, 0.05, 0), Manner(0.9, 0, 0), Manner(0, 0.02, 0.3), Manner(0, 0, 1))


class Games:
    """Plays games, drawn towards the words of what is missing."""

    def __init__(self, seed: str, missing: set[str]) -> None:
        self._chance = Random(seed)
        self._luck = Rng(self._digits())
        self._missing = missing
        self._wanted = {word for need in missing for word in _wanted(need)}

    def play(self, game: str, variant: str, seats: int) -> Recorder:
        """A game to its end, with what may come in between."""
        return self.play_on(Recorder(self._head(game, variant, seats)))

    def _head(self, game: str, variant: str, seats: int) -> Head:
        building = DECKS.get(GAMES[game].family) if GAMES[game].own_decks else None
        decks = self._decks(building, seats) if building and self._chance.random() < 0.7 else ()
        return Head(game, variant, seats, self._digits(), decks, GAMES[game].version)

    def play_on(self, recorder: Recorder) -> Recorder:
        """From here to the end."""
        manners = [self._chance.choice(MANNERS) for _ in range(recorder.head.seats)]
        between = self._chance.choice([self._nothing, self._nothing, self._undo, self._undo, self._remark])
        closing = self._chance.choice((1, 3, 6, 12, 30)) if self._chance.random() < 0.15 else LONGEST
        while recorder.game.winners is None and len(recorder.steps) < LONGEST:
            if len(recorder.steps) == closing:
                recorder.take(self._closing(recorder.head.seats))
                break
            between(recorder)
            decision = self._chance.choice(recorder.game.waiting)
            recorder.take(Step(decision.seat, self._reply(recorder, decision, manners[decision.seat])))
        return recorder

    def hunt(self, game: str, variant: str, seats: int) -> Recorder | None:
        """A game in which something happens or is asked that is missing; none if none comes soon."""
        family, played = GAMES[game].family, 0
        sorts = [f"{family} event ", f"{family} question "]
        heard = any(need.startswith(sort) for need in self._missing for sort in sorts)
        while heard and played < HUNT:
            head, rules = self._head(game, variant, seats), GAMES[game]
            options = rules.presets[variant]
            bare = Game.new(rules, seats, head.seed, options, decks=head.decks, keep=False)
            steps, found = self._bare(bare)
            played += len(steps)
            if found:
                recorder = Recorder(head)
                for step in steps:
                    recorder.take(step)
                return recorder
        return None

    def _bare(self, game: AnyGame) -> tuple[list[Step], bool]:
        """Play without writing down; is something met that is missing?"""
        steps, found, family = list[Step](), False, game.rules.family
        eager = self._chance.random() < 0.5
        while game.winners is None and len(steps) < LONGEST:
            decision = self._chance.choice(game.waiting)
            steps.append(Step(decision.seat, self._leaning(decision, eager=eager)))
            events = game.answer(decision.seat, steps[-1].reply).events
            found = found or f"{family} question {decision.kind}" in self._missing
            found = found or any(f"{family} event {event.what}" in self._missing for event in events)
        return steps, found

    def _reply(self, recorder: Recorder, decision: Decision, manner: Manner) -> Reply:
        if decision.back and self._chance.random() < manner.back:
            return BACK
        if self._chance.random() < manner.default:
            return decision.default
        if self._chance.random() < manner.think:
            view = recorder.game.view(decision.seat)
            return PLAYERS[recorder.head.game](view, decision, self._luck)
        return self._leaning(decision)

    def _leaning(self, decision: Decision, *, eager: bool = False) -> Reply:
        """So many of the options, those that have not been met first; eager: as many as may be."""
        count = decision.most if eager else self._chance.randint(decision.least, decision.most)
        ways = [option for option in decision.options if not (eager and option in WAYS_OUT)]
        left, picked = ways if len(ways) >= count else list(decision.options), list[str]()
        while len(picked) < count:
            weights = [LEANING if self._wanted & {option, kind(option)} else 1 for option in left]
            picked.append(self._chance.choices(left, weights)[0])
            left.remove(picked[-1])
        return tuple(picked)

    def _nothing(self, recorder: Recorder) -> None:
        """Most games are played without."""

    def _undo(self, recorder: Recorder) -> None:
        """Now and then somebody takes back what they may, or what the others let them."""
        if self._chance.random() > 0.04:
            return
        seat = self._chance.randrange(recorder.head.seats)
        count = self._chance.choice(["1", "1", "2"])
        for more in ((), (AGREED,)):
            try:
                recorder.take(Step(seat, (UNDO, count, *more)))
            except Illegal:
                continue
            return

    def _remark(self, recorder: Recorder) -> None:
        if self._chance.random() < 0.1:
            seat = self._chance.randrange(recorder.head.seats)
            recorder.take(Step(seat, (NOTE + self._chance.choice(REMARKS),)))

    def _closing(self, seats: int) -> Step:
        """The game is ended from outside; by resigning where two play."""
        words = [word for word in CLOSED if NOTE + word in self._wanted] or CLOSED
        word, seat = self._chance.choice(words), self._chance.randrange(seats)
        if seats > 2 and word in (RESIGNED, CLAIMED):
            word = DESERTED
        if word in (RESIGNED, CLAIMED):
            return Step(seat, (NOTE + word, str(1 - seat if word == RESIGNED else seat)))
        return Step(seat if word == CALLED_OFF else None, (NOTE + word,))

    def _decks(self, building: DeckBuilding, seats: int) -> tuple[str | None, ...]:
        codes = [self._deck(building) if self._chance.random() < 0.8 else None for _ in range(seats)]
        return tuple(codes) if any(codes) else ()

    def _deck(self, building: DeckBuilding) -> str:
        """A legal deck, of cards that have not been met, where there are any."""
        deck = Draft(self._one_of(building.leaders), ())
        while len(deck.cards) < building.size:
            deck = Draft(deck.leader, (*deck.cards, self._one_of(building.addable(deck))))
        return building.write(deck)

    def _one_of(self, keys: Sequence[str]) -> str:
        return self._chance.choice([key for key in keys if key in self._wanted] or [*keys])

    def _digits(self) -> str:
        return self._chance.randbytes(32).hex()


def _wanted(need: str) -> Iterator[str]:
    """The options that may lead to what is needed: a card, an effect of it, or the word itself."""
    for word in need.split()[2:]:
        card, _, number = word.partition(":")
        yield from (word, card, f"pistolero:{number}")


def files() -> list[Path]:
    """The transcripts there are."""
    return sorted(HERE.glob("*-*.txt"))


def newest() -> list[str]:
    """The texts of the transcripts of the versions that are played now."""
    texts = (path.read_text("utf-8") for path in files())
    return [text for text in texts if _is_newest(read(text)[0])]


def _is_newest(head: Head) -> bool:
    return head.version == GAMES[head.game].version


def missing() -> set[str]:
    """What no transcript of a newest version shows."""
    return set(needs()).difference(*(look(text).met for text in newest()))


def tables() -> Iterator[tuple[str, str, int]]:
    """Every mode with each of its variants, at its smallest table and its largest."""
    for name, rules in GAMES.items():
        for variant in rules.presets:
            yield from ((name, variant, seats) for seats in sorted({rules.seats[0], rules.seats[-1]}))


def search(left: set[str], said: Callable[[str], object]) -> list[tuple[str, Look]]:
    """Games that show what is left, each with its mode; what they show is taken off."""
    chosen, wanted = list[tuple[str, Look]](), set(left)
    for number in range(ROUNDS):
        if not left:
            break
        found = list(_found(Games(f"round {number}", left), left, number >= HUNTING))
        while best := _best(found, left):
            chosen.append(best)
            left -= best[1].met
        said(f"round {number}: {len(chosen)} games, {len(left)} things left")
    return pruned(chosen, wanted - left)


def _found(games: Games, left: set[str], hunting: bool) -> Iterator[tuple[str, Look]]:
    """Games of every table that may show something of what is left."""
    modes = Counter(name for name, *_ in tables())
    for name, variant, seats in tables():
        if not any(need.split()[0] in (name, GAMES[name].family, EVERYWHERE) for need in left):
            continue
        played = [games.play(name, variant, seats) for _ in range(TRIES // modes[name])]
        if hunting and (hunted := games.hunt(name, variant, seats)):
            played.append(hunted)
        yield from ((name, look(each.text)) for each in played if each.game.winners is not None)


def pruned(chosen: list[tuple[str, Look]], wanted: set[str]) -> list[tuple[str, Look]]:
    """Without those of which the others show everything, the longest first."""
    for each in sorted(chosen, key=lambda each: -len(each[1].text)):
        others = [other for other in chosen if other is not each]
        if wanted <= set().union(*(other[1].met for other in others)):
            chosen = others
    return chosen


def _best(found: list[tuple[str, Look]], left: set[str]) -> tuple[str, Look] | None:
    def worth(each: tuple[str, Look]) -> float:
        return len(each[1].met & left) / (FILE + len(each[1].text))

    best = max(found, key=worth)
    return best if best[1].met & left else None


def add(name: str, text: str, folder: Path = HERE) -> Path:
    """Write a transcript under the mode's next number."""
    number = 1
    while (path := folder / f"{name}-{number}.txt").exists():
        number += 1
    with path.open("x", encoding="utf-8") as file:
        file.write(text)
    return path


def anew(text: str, version: int) -> str:
    """The transcript as its steps go in a version; where one is refused, played on from there."""
    head, steps = read(text)
    recorder = Recorder(replace(head, version=version))
    for step in steps:
        try:
            recorder.take(step)
        except Illegal:
            break
    return Games(head.seed, set()).play_on(recorder).text


def carried_over(said: Callable[[str], object]) -> None:
    """Give a version that has no transcripts those of the version before."""
    for name, rules in GAMES.items():
        if golden(HERE, rules):
            continue
        for text in golden(HERE, rules.of(rules.version - 1)) if rules.version - 1 in rules.versions else ():
            said(f"{add(name, anew(text, rules.version)).name}: version {rules.version}")


def write_fingerprints(said: Callable[[str], object]) -> None:
    """Write down what each new version is made of; a line that is there stays as it is."""
    for family, module in MODULES.items():
        path, text = DATA / family / "fingerprints.toml", written(module.rules, HERE)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")
            said(f"{family}: fingerprints written")


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="transcripts.make", description=__doc__)
    parser.parse_args()
    carried_over(print)
    left = missing()
    for name, found in search(left, print):
        print(add(name, found.text).name)
    for need in sorted(left):
        print(f"not met: {need}")
    write_fingerprints(print)


if __name__ == "__main__":
    main()
