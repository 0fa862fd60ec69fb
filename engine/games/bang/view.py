"""What a seat may know of a game of BANG!."""

from engine.core.decisions import Decision, Seat, value_object
from engine.games.bang.state import Draw, Hit, Spot, Standing


@value_object
class CharacterView:
    """A character, all public; `distance` is from the acting one, 0 for themselves and the dead."""

    name: str
    seat: Seat
    exposed: bool
    alive: bool
    life: int
    max_life: int
    in_play: tuple[str, ...]
    distance: int
    jailed: bool  # kept in Jail this turn


@value_object
class View:
    """The table as `seat` knows it, or the public table."""

    seat: Seat | None
    phase: str
    current: Seat
    turn: int
    shots: int
    regret_covered: bool
    beer_last_two: bool
    pool: tuple[str, ...]  # to be drafted
    box: tuple[str, ...]
    drafted: tuple[tuple[str, ...], ...]  # by seat
    ring: tuple[CharacterView, ...]  # clockwise; empty before they are placed
    targets: tuple[Spot | None, ...]  # by seat: who is targeted or checked
    duel: bool
    hits: tuple[Hit, ...]  # all so far
    hand_sizes: tuple[int, ...]
    hands: tuple[tuple[str, ...], ...]  # by seat: the viewer's own, both when the game is over
    hand: tuple[str, ...]
    deck: int
    # The top is last, which is the card being played; everybody has seen each of these cards.
    discard: tuple[str, ...]
    reshuffled: tuple[str, ...]  # the pile that became the deck at the last reshuffle
    flipped: tuple[str, ...]
    store: tuple[str, ...]
    looked_at: tuple[str, ...]  # Kit Carlson's three, to them alone
    waiting: tuple[tuple[Seat, str], ...]
    decision: Decision | None
    over: bool
    winners: tuple[Seat, ...]
    plays: int = 0  # cards played this turn
    threat: Hit | None = None  # that may still be answered, or by a Beer healed
    staged: Hit | None = None  # the last hit or theft, until the next card is played
    drawn: Draw | None = None  # the last draw!, until the next card is played
    before: Standing | None = None  # what `staged` or `drawn` changed, if they can have
