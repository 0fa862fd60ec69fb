"""Brown cards, which are played and discarded: attacks, draws, thefts and relief."""

from engine.core.decisions import Seat, as_options, ask
from engine.games.bang import aims, operations
from engine.games.bang.characters import abilities
from engine.games.bang.evaluation import (
    HAS_BANG,
    NOTHING,
    acting,
    answering,
    beer_works,
    best_taken,
    enemies,
    hits,
    own_side,
    shot,
    shots,
    theirs,
)
from engine.games.bang.evaluation import wound as wounding
from engine.games.bang.operations import HEALED, Targeted
from engine.games.bang.reactions import ABILITY, SHOT, answer, shoot, shoots_back, unhurt, wound
from engine.games.bang.record import (
    BANG,
    BEER,
    MISSED,
    Aim,
    CardLook,
    Computer,
    Record,
    When,
    card,
    plain_worth,
    register,
)
from engine.games.bang.state import BangState, seat_of
from engine.games.bang.view import CharacterView, View


def _may_shoot(g: BangState, me: Seat) -> bool:
    return g.shots == 0 or any(ability.many_shots for ability in abilities(g, g.exposed[me]))


def _best_shot(view: View) -> float:
    return max((shot(view, who) for who in shots(view)), default=0.0)


@card(
    Record(
        "bang",
        targets=aims.IN_RANGE,
        when=When(_may_shoot, "one-shot"),
        answers=BANG,
        swapped="missed",
        numbers=(SHOT,),
        look=CardLook("bang-shot", "brick", ("skill", f"life −{SHOT}")),
        computer=Computer(keep=4.8, gain=_best_shot, target=shot),
    )
)
async def bang(g: BangState, aim: Aim) -> None:
    g.shots += 1
    shooter = g.exposed[aim.me]
    needed = max([ability.dodges for ability in abilities(g, shooter)])
    await shoot(g, shooter, aim.at, "bang", needed)


register(
    Record(
        "missed",
        answers=MISSED,
        swapped="bang",
        look=CardLook("bang-missed", "sage", ("bang-shot", "cross")),
        computer=Computer(keep=7.2),
    )
)


def _shots_at_all(view: View) -> float:
    return 1.0 + sum(hits(view, who) * wounding(view, who) for who in enemies(view))


@card(
    Record(
        "gatling",
        look=CardLook("gatling", "brick", ("people", f"life −{SHOT}")),
        computer=Computer(keep=10.1, gain=_shots_at_all),
    )
)
async def gatling(g: BangState, aim: Aim) -> None:
    for target in g.living(1 - aim.me):
        await shoot(g, g.exposed[aim.me], target, "gatling")


def _unanswered(view: View) -> float:
    without = (1 - HAS_BANG) ** theirs(view)
    return 0.49 + sum(without * wounding(view, who) for who in enemies(view))


@card(
    Record(
        "indians",
        numbers=(SHOT,),
        look=CardLook("feather", "brick", ("people", f"life −{SHOT}")),
        computer=Computer(keep=6.8, gain=_unanswered),
    )
)
async def indians(g: BangState, aim: Aim) -> None:
    for target in g.living(1 - aim.me):
        with Targeted(g, target):
            if await shoots_back(g, target, "indians", g.exposed[aim.me]):
                unhurt(g, target, aim.me)
            else:
                await wound(g, target, SHOT, aim.me)


def _duel_with(view: View, who: CharacterView) -> float:
    wins = min(1.08, max(0.13, 1.4 + 0.33 * (answering(view, BANG) - 0.9 * HAS_BANG * theirs(view))))
    own = acting(view)
    loss = 3.82 + (own.max_life - own.life) + (12.1 if own.life == 1 else 0.0)
    return wins * wounding(view, who) - (1 - wins) * loss


@card(
    Record(
        "duel",
        targets=aims.ENEMIES,
        numbers=(SHOT,),
        look=CardLook("duel", "brick", ("bang-shot", f"life −{SHOT}")),
        computer=Computer(
            keep=3.4, gain=lambda view: max(_duel_with(view, who) for who in enemies(view)), target=_duel_with
        ),
    )
)
async def duel(g: BangState, aim: Aim) -> None:
    now, then = aim.at, g.exposed[aim.me]
    with Targeted(g, aim.at):
        g.duel = True
        while await shoots_back(g, now, "duel", then):
            now, then = then, now
        g.duel = False
        await wound(g, now, SHOT, aim.me)


FIRST = 27.6  # cards that draw cards are played before anything else


def draws(key: str, count: int, icon: str, keep: float) -> None:

    async def draw(g: BangState, aim: Aim) -> None:
        g.draw(aim.me, count)

    computer = Computer(keep=keep, gain=lambda view: FIRST + count)
    look = CardLook(icon, effect_icons=(f"hand +{count}",))
    register(Record(key, draw, numbers=(count,), look=look, computer=computer))


draws("stagecoach", 2, "bang-stagecoach", keep=11.0)
draws("wells-fargo", 3, "stash", keep=12.0)


@card(
    Record(
        "general-store",
        look=CardLook("bang-store", effect_icons=("people", "hand +1")),
        computer=Computer(
            keep=5.3, gain=lambda view: 2.09 + 2.82 * (len(own_side(view)) - len(enemies(view)))
        ),
    )
)
async def general_store(g: BangState, aim: Aim) -> None:
    """Reveal a card per living character; players pick in turn, one for each character."""
    shares = {seat: len(g.living(seat)) for seat in (aim.me, 1 - aim.me)}
    g.store = g.take(sum(shares.values()))
    g.emit("revealed", aim.me, cards=" ".join(g.store), why="general-store")
    while g.store:
        for seat in [seat for seat, share in shares.items() if share]:
            shares[seat] -= 1
            await take_from_store(g, seat)


async def take_from_store(g: BangState, seat: Seat) -> None:
    choice = ABILITY if len(g.store) > 1 else "".join(g.store)
    while choice == ABILITY:
        choice = await answer(
            g,
            seat,
            lambda more: ask(
                seat, "store", as_options([*g.store, *more]), default=max(g.store, key=plain_worth)
            ),
        )
    if choice:
        g.store.remove(choice)
        g.hands[seat].append(choice)
        g.emit("bought", seat, card=choice)


def _taken(view: View, who: CharacterView) -> float:
    return best_taken(view, who)[1]


def _robbed(view: View) -> float:
    return 1.0 + max(_taken(view, who) for who in view.ring if who.alive and who.distance <= aims.NEAR)


@card(
    Record(
        "panic",
        targets=aims.NEAR_WITH_CARDS,
        numbers=(aims.NEAR,),
        look=CardLook("lasso", effect_icons=(f"bang-distance {aims.NEAR}", "hand +1")),
        computer=Computer(keep=7.3, gain=_robbed, target=_taken),
    )
)
async def panic(g: BangState, aim: Aim) -> None:
    g.stage(g.exposed[aim.me], aim.at, "panic", "" if aim.choice == "hand" else aim.choice)
    with Targeted(g, aim.at):
        if aim.choice == "hand":
            g.rob(aim.me, seat_of(aim.at), "panic")
        else:
            g.grab(aim.me, aim.at, aim.choice)


@card(
    Record(
        "cat-balou",
        targets=aims.WITH_CARDS,
        look=CardLook("bang-cat", effect_icons=("discard −1",)),
        computer=Computer(
            keep=3.4,
            gain=lambda view: max(_taken(view, who) for who in view.ring if who.alive),
            target=_taken,
        ),
    )
)
async def cat_balou(g: BangState, aim: Aim) -> None:
    giver = seat_of(aim.at)
    with Targeted(g, aim.at):
        lost = g.rng.pick(g.hands[giver]) if aim.choice == "hand" else aim.choice
        g.stage(g.exposed[aim.me], aim.at, "cat-balou", lost)
        if aim.choice == "hand":
            g.drop(giver, lost)
        else:
            g.clear(aim.at, lost)


def _beer_is_wasted(g: BangState, me: Seat) -> bool:
    exposed = g.ring[g.exposed[me]]
    return exposed.life >= exposed.max_life or not operations.beer_works(g)


def _drunk(view: View) -> float:
    own = acting(view)
    return 6.57 if beer_works(view) and own.life < own.max_life else NOTHING


@card(
    Record(
        "beer",
        wasted=_beer_is_wasted,
        answers=BEER,
        numbers=(HEALED,),
        look=CardLook("beer", "gold", ("exposed", f"life +{HEALED}")),
        computer=Computer(keep=7.8, gain=_drunk, useless=lambda view: not beer_works(view)),
    )
)
async def beer(g: BangState, aim: Aim) -> None:
    if operations.beer_works(g):
        operations.heal(g, g.exposed[aim.me])


def _own_hurt(view: View) -> float:
    own, others = (
        [who for who in side if who.life < who.max_life] for side in (own_side(view), enemies(view))
    )
    return 3.77 * (len(own) - len(others))


@card(
    Record(
        "saloon",
        wasted=lambda g, me: all(g.ring[spot].life >= g.ring[spot].max_life for spot in g.everyone()),
        numbers=(HEALED,),
        look=CardLook("saloon", "gold", ("people", f"life +{HEALED}")),
        computer=Computer(keep=2.0, gain=_own_hurt),
    )
)
async def saloon(g: BangState, aim: Aim) -> None:
    for spot in g.everyone():
        operations.heal(g, spot)
