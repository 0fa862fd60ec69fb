"""The rules of BANG! for two: deal, draft, turns, and why options are refused."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Literal, NamedTuple, TypeAlias

from engine.core.decisions import Decision, Refused, Seat, as_options, ask, ask_all, ask_some
from engine.core.rng import Rng
from engine.core.rules import RuleOptions, Rules
from engine.games.bang import operations
from engine.games.bang.cards import playable, resolve, rule_of
from engine.games.bang.characters import CHARACTERS, own, refill
from engine.games.bang.deck import CARDS, KIND, LIFE
from engine.games.bang.operations import Targeted
from engine.games.bang.reactions import ABILITY, More, answer
from engine.games.bang.record import Aim, plain_worth, record_of
from engine.games.bang.state import SEATS, SPOTS, BangState, Character, Spot, seat_of
from engine.games.bang.view import View
from engine.games.bang.view_builder import redeal, view

__all__ = ["Bang", "BangOptions"]


Pool: TypeAlias = Literal["all-16", "four-dealt", "random-pairs"]
DEALT = 4
EACH = 2
# Who is drafted unless the player chooses: first one who makes much of their own turns, then one who is
# of use when shot at, covered, too; of each those with most wins.
ACTING = ("jesse-jones", "black-jack", "slab-the-killer", "kit-carlson", "suzy-lafayette")
SHOT_AT = ("bart-cassidy", "jourdonnais", "sid-ketchum", "el-gringo")


def new_table(rng: Rng, pool: Pool, regret_covered: bool, beer_last_two: bool) -> BangState:
    """Shuffle the deck, choose the characters to draft from, and toss for who drafts first."""
    characters, deck = list(LIFE), list(CARDS)
    rng.shuffle(deck)
    current = rng.pick(SEATS)
    if pool != "all-16":
        rng.shuffle(characters)
    dealt = len(characters) if pool == "all-16" else DEALT
    return BangState(
        rng=rng,
        phase="pairs" if pool == "random-pairs" else "draft",
        pool=sorted(characters[:dealt]) if pool != "random-pairs" else characters[:dealt],
        box=sorted(characters[dealt:]),
        drafted=[[], []],
        deck=deck,
        current=current,
        regret_covered=regret_covered,
        beer_last_two=beer_last_two,
    )


async def draft(g: BangState) -> None:
    """Draft one character, openly and in turn."""
    wanted = SHOT_AT + ACTING if g.drafted[g.current] else ACTING + SHOT_AT
    usual = next((name for name in wanted if name in g.pool), g.pool[0])
    name = await ask(g.current, "draft", as_options(g.pool), default=usual)
    g.pool.remove(name)
    g.drafted[g.current].append(name)
    g.emit("drafted", g.current, card=name)
    chosen = sum(map(len, g.drafted))
    if not (g.box and chosen % 2 == 0):  # from four: A B B A (V3)
        g.current = 1 - g.current
    if chosen == EACH * len(g.drafted):
        g.box, g.pool = g.box + g.pool, []
        g.phase = "place"


async def pairs(g: BangState) -> None:
    """Deal each player two characters (V3)."""
    for seat in SEATS:
        g.drafted[seat], g.pool = g.pool[:EACH], g.pool[EACH:]
        g.emit("paired", seat, cards=" ".join(g.drafted[seat]))
    g.draw(g.current, 1)  # a card instead of the choice makes up for having the second turn
    g.phase = "place"


class Stance(NamedTuple):
    """How a player's two characters stand at the start."""

    names: tuple[str, str]  # right, left
    exposed: int  # the index of the one exposed


async def place(g: BangState) -> None:
    """Place and expose characters, simultaneously; who drafted first has the second turn (V3)."""
    chosen = await ask_all("place", {seat: stances(drafted) for seat, drafted in enumerate(g.drafted)})
    for seat in SEATS:
        g.ring += [Character(name, LIFE[name]) for name in chosen[seat][0].names]
        g.drafted[seat] = []
    for seat in SEATS:
        (pair, front), (enemies, _) = chosen[seat][0], chosen[1 - seat][0]
        back = ahead = 1 - front  # one's right is opposite the other's left
        g.emit("placed", seat, exposed=pair[front], covered=pair[back], opposite=enemies[ahead])
    for seat in SEATS:
        spot = SPOTS[seat][chosen[seat][0].exposed]
        operations.expose(g, spot)
        g.draw(seat, g.ring[spot].life)
    g.current = 1 - g.current
    g.phase = "begin"


def stances(drafted: Sequence[str]) -> dict[str, Stance]:
    """Return the ways to place two characters by who is exposed, and where; the usual one first."""
    first, other = sorted(drafted, key=lambda name: -LIFE[name] - CHARACTERS[name].turn_value)
    ways = {}
    for exposed, covered in ((first, other), (other, first)):
        ways[f"{exposed}.right"] = Stance((exposed, covered), 0)
        ways[f"{exposed}.left"] = Stance((covered, exposed), 1)
    return ways


def why_not(g: BangState, decision: Decision, option: str) -> Refused:
    me = decision.seat
    if option in LIFE:
        return _character(g, decision, option)
    if option not in KIND:
        return Refused("not-offered", option=option)
    if decision.kind in ("store", "flip", "put-back", "take"):
        return Refused("not-among-these", card=option)
    if option not in g.hands[me]:
        return Refused("not-in-hand", card=option)
    if decision.kind != "play":
        return Refused("not-an-answer", card=option)
    record = rule_of(g, me, option)
    if record.effect is None:
        return Refused("only-as-answer", card=option)
    if record.when and not record.when.holds(g, me):
        return Refused(record.when.refused, card=option)
    return record.targets.nobody(g, me, option) if record.targets else Refused("not-offered", option=option)


def _character(g: BangState, decision: Decision, name: str) -> Refused:
    spots = [spot for spot, character in enumerate(g.ring) if character.name == name]
    if not spots:
        return Refused("not-in-game" if g.ring else "not-to-choose", target=name)
    [spot] = spots
    if not g.ring[spot].alive:
        return Refused("dead", target=name)
    if decision.kind == "target":
        card = str(dict(decision.facts)["card"])
        targets = rule_of(g, decision.seat, card).targets
        assert targets is not None  # a target is chosen only if there are targets
        return targets.refused(g, decision.seat, card, spot)
    return Refused("not-yours" if seat_of(spot) != decision.seat else "in-jail", target=name)


MAX_TURNS = 200  # after which the game is a draw (V26, V33)


async def begin(g: BangState) -> None:
    """Begin a turn: check the cards in play once, Dynamite before Jail (V6)."""
    g.turn += 1
    if g.turn > MAX_TURNS:
        operations.finish(g, [])
    was_lost = {*g.living(1 - g.current)} <= {*g.jailed}  # the turn before, of which the Jail is the news
    g.shots, g.plays, g.jailed, g.drawn = 0, 0, [], g.drawn if was_lost else None
    g.emit("turn-began", g.current, turn=g.turn)
    g.checks = to_check(g)
    g.phase = "check" if g.checks else "expose"


async def check(g: BangState) -> None:
    """Flip for the next of these cards, and end the step, because the flipped card is news."""
    card = g.checks[0]
    spot = lies(g, card)
    with Targeted(g, spot, check=True):
        operations.turn_up(g, spot, KIND[card])
    g.phase = "outcome"


async def outcome(g: BangState) -> None:
    """Apply the flipped card."""
    card, *g.checks = g.checks
    check = record_of(card).check
    assert check is not None  # only cards with a check are listed
    await check.outcome(g, lies(g, card), card)
    g.phase = "check" if g.checks else "expose"


def lies(g: BangState, card: str) -> Spot:
    return next(spot for spot, character in enumerate(g.ring) if card in character.in_play)


async def expose(g: BangState) -> None:
    """Choose who acts; without a choice the turn is skipped (V13)."""
    me = g.current
    free = {g.ring[spot].name: spot for spot in g.living(me) if spot not in g.jailed}
    if not free:
        g.emit("skipped", me)
        end(g)
        return

    def question(more: More) -> Awaitable[str]:
        as_before = g.ring[g.exposed[me]].name
        return ask(me, "expose", as_options([*free, *more]), default=as_before)

    choice = ABILITY if len(free) > 1 else next(iter(free))
    while choice == ABILITY:
        choice = await answer(g, me, question)
        g.drawn = g.staged = g.before = None  # who has chosen has seen them
    operations.expose(g, free[choice], only=len(free) == 1)
    refill(g, *SEATS)
    g.phase = "draw"


async def draw(g: BangState) -> None:
    await own(g, g.current).draw(g, g.current)
    refill(g, *SEATS)
    g.phase = "draw" if g.looked_at else "play"


async def play(g: BangState) -> None:
    """Phase 2: play one card or ability, or end the phase."""
    me = g.current
    cards = playable(g, me)
    choice = await answer(
        g, me, lambda more: ask(me, "play", as_options([*cards, *more, "done"]), default="done")
    )
    if choice == "done":
        if not g.hands[me]:
            g.emit("emptied", me)  # why the turn ends without a question
        g.phase = "discard"
    elif choice != ABILITY:
        aim = await aimed(g, me, choice)
        g.plays += 1
        g.drawn = g.staged = g.before = None
        await resolve(g, aim)
    refill(g, *SEATS)
    if g.exposed[me] in g.jailed:  # their partner has died and they sit in Jail (V28)
        g.emit("stopped", me, target=g.ring[g.exposed[me]].name)
        g.phase = "discard"


async def aimed(g: BangState, me: Seat, card: str) -> Aim:
    """Ask for target and card; the seat can step back until the last reply."""
    record = rule_of(g, me, card)
    if record.wasted(g, me):
        await ask(me, "sure", {"yes": True}, back=True, card=card)
    if record.targets is None:
        return Aim(me, card)
    targets = {g.ring[spot].name: spot for spot in record.targets.spots(g, me)}
    at = await ask(me, "target", targets, back=True, card=card)
    if not record.targets.chooses:
        return Aim(me, card, at)
    hand = ["hand"] if seat_of(at) != me and g.hands[seat_of(at)] else []
    cards = as_options([*hand, *g.ring[at].in_play])
    return Aim(me, card, at, await ask(me, "take", cards, back=True, card=card, target=g.ring[at].name))


async def discard(g: BangState) -> None:
    """Phase 3: discard down to the exposed character's life points."""
    me, hand = g.current, g.hands[g.current]
    extra = spare(g)
    while extra > 0 and own(g, me).ready(g, me):
        if await answer(g, me, partial(heal_first, g)) != ABILITY:
            break
        extra = spare(g)
    if extra > 0:
        usual, limit = tuple(sorted(hand, key=plain_worth)[:extra]), len(hand) - extra
        for card in await ask_some(me, "discard", as_options(hand), extra, extra, default=usual, limit=limit):
            g.drop(me, card)
    end(g)


def spare(g: BangState) -> int:
    return len(g.hands[g.current]) - g.ring[g.exposed[g.current]].life


def heal_first(g: BangState, more: More) -> Awaitable[str]:
    return ask(g.current, "heal-first", as_options([*more, "discard"]), default="discard", extra=spare(g))


def end(g: BangState) -> None:
    g.current, g.phase = 1 - g.current, "begin"


def to_check(g: BangState) -> list[str]:
    """Return the cards to be checked before the current player's characters, in order."""
    lying = [card for spot in g.living(g.current) for card in g.ring[spot].in_play]
    orders = {card: check.order for card in lying if (check := record_of(card).check)}
    return sorted(orders, key=orders.__getitem__)


PHASES: Mapping[str, Callable[[BangState], Awaitable[None]]] = {
    "draft": draft,
    "pairs": pairs,
    "place": place,
    "begin": begin,
    "check": check,
    "outcome": outcome,
    "expose": expose,
    "draw": draw,
    "play": play,
    "discard": discard,
}


@dataclass(frozen=True)
class BangOptions(RuleOptions):
    """The draft, and two rulings that can be read either way."""

    draft: Pool = "all-16"
    regret_covered: bool = True  # Paul Regret is seen one farther while they are covered, too (V17)
    beer_last_two: bool = False  # a Beer works even when two characters are left (V19)


class Bang(Rules[BangState, View]):
    """Two characters each, one exposed and one covered."""

    name = "bang"
    family = "bang"
    seats = range(2, 3)
    state = BangState
    options_type = BangOptions
    presets = MappingProxyType(
        {
            "standard": BangOptions(),
            "four-dealt": BangOptions(draft="four-dealt"),
            "random-pairs": BangOptions(draft="random-pairs"),
            "regret-exposed": BangOptions(regret_covered=False),
            "beer-always": BangOptions(beer_last_two=True),
        }
    )

    countable_kinds = frozenset({"draft"})
    # Who takes a last wound says at once whether they drink; a Barrel would show its flip.
    continued_by = MappingProxyType(
        dict.fromkeys(("dodge/pass", "dodge/all", "shoot-back/pass", "shoot-back/all"), ("last-beer",))
    )

    def setup(self, seats: int, options: BangOptions, rng: Rng) -> BangState:
        return new_table(rng, options.draft, options.regret_covered, options.beer_last_two)

    def step(self, g: BangState) -> Awaitable[None]:
        return PHASES[g.phase](g)

    view = staticmethod(view)
    redeal_hidden = staticmethod(redeal)

    def score(self, g: BangState, seat: Seat) -> tuple[int, ...]:
        return (sum(g.ring[spot].life for spot in g.living(seat)),) if g.ring else ()

    def side(self, g: BangState, seat: Seat) -> str:
        return " ".join(sorted(g.ring[spot].name for spot in SPOTS[seat])) if g.ring else ""

    def piece_ids(self, g: BangState) -> Iterable[str]:
        for pile in (g.deck, g.discard, g.flipped, g.store, g.looked_at, *g.hands, g.pool, g.box, *g.drafted):
            yield from pile
        for character in g.ring:
            yield character.name
            yield from character.in_play

    def is_visibly_forced(self, view: View, decision: Decision) -> bool:
        bare = decision.kind == "play" and not view.hand_sizes[decision.seat]
        return bare or super().is_visibly_forced(view, decision)

    why_not = staticmethod(why_not)
