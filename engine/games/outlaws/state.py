"""The state of a game of WANTED."""

from dataclasses import dataclass, field

from engine.core.decisions import Seat, value_object
from engine.core.rules import State


@dataclass(slots=True)
class Player:
    """A seat's cards by place; placed dice lie in the order of the cards in play."""

    hand: list[str]
    in_play: list[str] = field(default_factory=list)
    dice: list[int] = field(default_factory=list)
    face_up: list[str] = field(default_factory=list)  # their winners
    face_down: list[str] = field(
        default_factory=list
    )  # losers: their own in the duel, those they beat in the shoot-out
    out: list[str] = field(default_factory=list)  # their cards that have left the game


@value_object
class Shot:
    """What a seat's cards and dice came to; only the leader's modifiers counted."""

    seat: Seat
    cards: tuple[str, ...]
    dice: tuple[int, ...]
    leader: str
    gained: int
    lost: int
    total: int


@value_object
class Showdown:
    """A finished round; without a winner it was a tie."""

    round: int
    shots: tuple[Shot, ...]
    winner: Seat | None


@dataclass(slots=True, kw_only=True)
class OutlawsState(State):
    """The whole table; at rest `phase` names the next step."""

    players: list[Player]
    deck: list[str]
    playing: list[Seat]  # all seats; in a replay or a repeat the tied ones
    phase: str
    round: int = 1
    rounds: int
    replay: int = 0  # how many times the tied seats have begun again
    unasked: bool = False  # nobody had a choice of how to lay the dice, so the gangs opened at once
    up: bool = False  # the cards in play lie face up
    hands_open: bool = False  # in a replay, whose hands have won face up, and when the game is over
    dice_first: bool = False
    bounty: bool = False
    past: list[Showdown] = field(default_factory=list)  # the rounds so far, replays and repeats too
    winners: list[Seat] = field(default_factory=list)
