"""What a seat may know of a game of WANTED, and how hidden cards are redealt."""

from collections.abc import Sequence

from engine.core.decisions import Decision, Seat, value_object
from engine.core.rng import Rng
from engine.games.outlaws.cards import PLACES
from engine.games.outlaws.operations import sensible_ways
from engine.games.outlaws.state import OutlawsState, Showdown


@value_object
class SeatView:
    """A seat; `hand` and `in_play` are empty where the viewer may not look."""

    hand_size: int
    hand: tuple[str, ...]
    in_play_size: int
    in_play: tuple[str, ...]
    dice: tuple[int, ...]
    face_up: tuple[str, ...]
    face_down: tuple[str, ...]
    out: tuple[str, ...]
    reward: int  # what the seat would collect now
    playing: bool
    ready: bool  # still plays, and has put down, placed or chosen


@value_object
class View:
    """The table as `seat` knows it, or the public table."""

    game: str
    seat: Seat | None
    phase: str
    round: int
    rounds: int
    replay: int
    dice_first: bool
    bounty: bool
    unasked: bool
    seats: tuple[SeatView, ...]
    deck: int
    past: tuple[Showdown, ...]  # the rounds so far, replays and repeats too
    waiting: tuple[tuple[Seat, str], ...]
    decision: Decision | None
    winners: tuple[Seat, ...]

    @property
    def hand(self) -> tuple[str, ...]:
        return () if self.seat is None else self.seats[self.seat].hand

    @property
    def in_play(self) -> tuple[str, ...]:
        return () if self.seat is None else self.seats[self.seat].in_play

    @property
    def last(self) -> Showdown | None:
        return self.past[-1] if self.past else None

    @property
    def over(self) -> bool:
        """Return whether the game has ended, by the rules or by a closing note."""
        return self.phase == "over"


def view(
    g: OutlawsState, game: str, sums: Sequence[int], waiting: tuple[Decision, ...], seat: Seat | None
) -> View:
    """Build the view; `sums` are the rewards by seat, which each mode counts differently."""
    over = not waiting  # a game closed from outside keeps its last phase
    to_act = [decision.seat for decision in waiting]
    return View(
        game=game,
        seat=seat,
        phase="over" if over else g.phase,
        round=g.round,
        rounds=g.rounds,
        replay=g.replay,
        dice_first=g.dice_first,
        bounty=g.bounty,
        unasked=g.unasked,
        seats=tuple(_seat(g, s, sums[s], to_act, over or s == seat) for s in range(len(g.players))),
        deck=len(g.deck),
        past=tuple(g.past),
        waiting=tuple((decision.seat, decision.kind) for decision in waiting),
        decision=next((decision for decision in waiting if decision.seat == seat), None),
        winners=tuple(g.winners),
    )


def _seat(g: OutlawsState, seat: Seat, reward: int, to_act: list[Seat], known: bool) -> SeatView:
    player = g.players[seat]
    playing = seat in g.playing
    return SeatView(
        hand_size=len(player.hand),
        hand=tuple(player.hand) if known or g.hands_open else (),
        in_play_size=len(player.in_play),
        in_play=tuple(player.in_play) if known or g.up else (),
        dice=tuple(player.dice),
        face_up=tuple(player.face_up),
        face_down=tuple(player.face_down),
        out=tuple(player.out),
        reward=reward,
        playing=playing,
        ready=playing and bool(to_act) and seat not in to_act,
    )


def redeal(g: OutlawsState, seat: Seat | None, rng: Rng) -> None:
    """Redeal the deck and the hidden cards; hands stay sorted, and somebody who must decide has a choice."""
    others = [player for other, player in enumerate(g.players) if other != seat]
    hands = [] if g.hands_open else [player.hand for player in others]
    hidden = [g.deck, *hands, *([] if g.up else [player.in_play for player in others])]
    is_asked, is_dealt = g.phase == "place-dice" and not g.up, False
    while not is_dealt:
        cards = sorted(card for pile in hidden for card in pile)
        rng.shuffle(cards)
        for pile in hidden:
            pile[:] = [cards.pop() for _ in pile]
        is_dealt = not is_asked or any(len(sensible_ways(g.players[other])) > 1 for other in g.playing)
    for hand in hands:
        hand.sort(key=PLACES.__getitem__)
