"""Write all transcripts again: `make transcripts`. The diff shows what a change of the rules does to games.

A file's name and a number determine everything: players, variant, seats, seed, and interruptions.
The number is that of the shortest of a hundred games, so that a person can read the diff.
"""

import argparse
from dataclasses import dataclass
from pathlib import Path
from random import Random

from engine.conformance.transcripts import AGREED, UNDO, Recorder, TranscriptHead, TranscriptStep
from engine.core.decisions import BACK, Decision, Refused, Reply
from engine.core.decks import DeckBuilding, UnnamedDeck
from engine.core.log import NOTE_PREFIX, TIMED_OUT
from engine.core.rng import Rng
from engine.games import DECKS, GAMES, PLAYERS

HERE = Path(__file__).parent
ATTEMPTS = 100


@dataclass(frozen=True)
class Manner:
    """How a game is played: the shares of decisions with a search, a step back or an undo."""

    policy: float
    back: float = 0.0
    undo: float = 0.0
    note: float = 0.0


MANNERS = (Manner(policy=1), Manner(policy=0.5, back=0.1, undo=0.03), Manner(policy=0.2, note=0.02))


def names() -> list[str]:
    return [f"{game}-{number}" for game in GAMES for number, _ in enumerate(MANNERS, 1)]


def write(name: str, attempt: int) -> str:
    return f"attempt: {attempt}\n{play(name, attempt).text}"


def play(name: str, attempt: int) -> Recorder:
    game, _, number = name.rpartition("-")
    chance, manner, rules = Random(f"{name}/{attempt}"), MANNERS[int(number) - 1], GAMES[game]
    variants = [*rules.presets]
    seats = rules.seats[min(int(number) - 1, len(rules.seats) - 1)]
    building = DECKS.get(rules.family) if rules.allows_custom_decks and int(number) > 1 else None
    decks = tuple(_deck(building, chance) for _ in range(seats)) if building else ()
    variant = variants[(int(number) - 1) % len(variants)]
    recorder = Recorder(TranscriptHead(game, variant, seats, _digits(chance), decks, rules.version))
    rng = Rng(_digits(chance))
    while recorder.game.winners is None:
        if chance.random() < manner.undo:
            _undo(recorder, chance)
        if chance.random() < manner.note:
            recorder.play(TranscriptStep(chance.randrange(seats), (NOTE_PREFIX + TIMED_OUT,)))
        decision = chance.choice(recorder.game.open_decisions)
        if decision.can_go_back and chance.random() < manner.back:
            reply = BACK
        elif chance.random() < manner.policy:
            reply = PLAYERS[game](recorder.game.view(decision.seat), decision, rng)
        else:
            reply = _any(decision, chance)
        recorder.play(TranscriptStep(decision.seat, reply))
    return recorder


def _any(decision: Decision, chance: Random) -> Reply:
    count = chance.randint(decision.min_count, decision.max_count)
    return tuple(chance.sample(decision.options, count))


def _undo(recorder: Recorder, chance: Random) -> None:
    """Undo a seat's last choice, alone if it may, by consent if it must, or not at all."""
    seat = chance.randrange(recorder.head.seats)
    for consent in ((), (AGREED,)):
        try:
            recorder.play(TranscriptStep(seat, (UNDO, "1", *consent)))
        except Refused:
            continue
        return


def _deck(building: DeckBuilding, chance: Random) -> str:
    deck = UnnamedDeck(chance.choice(building.leaders), ())
    while len(deck.cards) < building.size:
        deck = UnnamedDeck(deck.leader, (*deck.cards, chance.choice(building.addable(deck))))
    return building.encode(deck)


def _digits(chance: Random) -> str:
    return chance.randbytes(32).hex()


def main(folder: Path = HERE) -> None:
    """Write every transcript, and delete files that no longer have a name."""
    argparse.ArgumentParser(prog="transcripts.make", description=__doc__).parse_args()
    for name in names():
        games = (write(name, attempt) for attempt in range(ATTEMPTS))
        (folder / f"{name}.txt").write_text(min(games, key=len), "utf-8")
    for path in folder.glob("*-*.txt"):
        if path.stem not in names():
            path.unlink()


if __name__ == "__main__":
    main()
