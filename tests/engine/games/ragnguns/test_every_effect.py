"""Every effect of every card and pistolero is played: in its normal case, without a target, and at its edge.

The vocabulary word of an effect says what it must do, its card's place how it is reached.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from scenes.ragnguns import Scene, Side, keys

from engine.games.ragnguns.cards import CARDS
from engine.games.ragnguns.effects import EFFECTS, PISTOLEROS, POSED, TRAPS
from engine.games.ragnguns.effects.vocabulary import Effect

SPARE = (
    "lasso",
    "arc-d-occasion",
    "barre-de-fer",
    "harmonica",
    "jeu-a-cinq-as",
)  # cards without effects in these tests
STURDY = "grizzly-en-permission"  # survives any shot
LOADED = 6  # bullets of a player who faces a trap


@dataclass(frozen=True)
class Source:
    """One effect and where it stands; its owner is seat 0 of the scene, whoever's turn it is."""

    key: str
    effect: Effect
    at: str  # action, card, belt, alley, shelter, trap
    number: int = 1

    def scene(self, own: Side, theirs: Side) -> Scene:
        """Put the card where its effect can be played, with enough bullets."""
        own = replace(own, bullets=9, belt=9)
        if self.at == "trap":
            own, theirs = replace(own, traps=f"{self.key}:1"), replace(theirs, bullets=LOADED)
            return Scene(own, theirs, current=1, phase="disarm")
        if self.at == "belt":
            return Scene(replace(own, gun=self.key, hand="demi-tour"), theirs)
        if self.at == "card":
            return Scene(replace(own, right=self.key), theirs)
        return Scene(replace(own, hand=self.key), theirs)

    @property
    def word(self) -> str:
        return f"pistolero:{self.number}" if self.at == "belt" else f"{self.key}:{self.number}"

    def play(self, scene: Scene) -> None:
        if self.at == "trap":
            scene.do("take:1")
        elif self.at in ("alley", "shelter"):
            scene.do("pose", self.key, self.at)
        else:
            scene.do("effect", self.word)

    def playable(self, scene: Scene) -> bool:
        if self.at in ("trap", "alley", "shelter"):
            return True
        if "effect" not in scene.options:
            return False
        scene.do("effect")
        is_offered = self.word in scene.options
        scene.game.answer(0, ("back",))
        return is_offered


SOURCES = [
    *(Source(k, e, "belt", n) for k, effects in PISTOLEROS.items() for n, e in enumerate(effects, 1)),
    *(
        Source(k, e, "action" if CARDS[k].type == "action" else "card", n)
        for k, effects in EFFECTS.items()
        for n, e in enumerate(effects, 1)
    ),
    *(Source(key, effect, zone) for (key, zone), effect in POSED.items()),
    *(Source(key, effect, "trap") for key, effect in TRAPS.items()),
]
every_effect = pytest.mark.parametrize("source", SOURCES, ids=[f"{s.key}-{s.at}-{s.number}" for s in SOURCES])


def carrier(effect: Effect, besides: str) -> str:
    """Return a card that can be posed and has one of an effect's keywords, or any such card."""
    fits = [
        key
        for key, card in CARDS.items()
        if card.posable and key != besides and set(effect.words or [card.type]) & {card.type, *card.words}
    ]
    return min(fits, key=lambda key: CARDS[key].type == "renfort")


def armed(s: Source) -> Side:
    needs = s.effect.does.endswith("-with") or s.effect.does == "boosts"
    return Side(alley=carrier(s.effect, s.key) if needs else "")


# How each word is set up, and what must have happened: (mine, theirs, replies, check)


@dataclass(frozen=True)
class Case:
    """`rich` is the normal scene, `bare` the one without a target, `edge` the tightest."""

    rich: Callable[[Source], tuple[Side, Side]]
    after: Callable[[Source, Scene], bool]
    bare: Callable[[Source], tuple[Side, Side]] | None = None  # None: there is always something to do
    edge: Callable[[Source], tuple[Side, Side]] | None = None
    last: Callable[[Source, Scene], bool] = lambda s, g: True
    target: Callable[[Source], tuple[str, ...]] = lambda s: ()


def lying(zone: str, key: str, **more: object) -> Side:
    return Side(**{zone: key}, **more)  # type: ignore[arg-type]


def worn(s: Source) -> dict[str, int]:
    left = CARDS["mule-de-prospecteur"].resistance - s.effect.count
    return {"mule-de-prospecteur": left} if left > 0 else {}


def healing(s: Source, wounds: int) -> Side:
    zone = "shelter" if s.at == "alley" else "alley"
    side = lying(zone, "grizzly-en-permission" if s.key != "grizzly-en-permission" else "locomotive")
    return replace(side, wounds={"grizzly-en-permission": wounds} if wounds else {})


def other_zone(s: Source) -> tuple[str, ...]:
    return ("shelter" if s.at == "alley" else "alley",)


def setup_of(s: Source) -> str:
    fits = (k for k, c in CARDS.items() if set(s.effect.words) & {c.type, *c.words} and k != s.key)
    return next(fits)


def fetched(s: Source, g: Scene) -> bool:
    return setup_of(s) in keys(g.me.stash["left"])


def hit_zone(s: Source, g: Scene, key: str) -> int:
    return g.they.wounds.get(f"{key}.1", 0)


def _paid(s: Source) -> int:
    return CARDS[s.key].cost if s.at == "alley" else CARDS[s.key].effects[s.number - 1].cost


NOBODY = Side()
HEAP = " ".join(SPARE)
CASES: dict[str, Case] = {
    "nothing": Case(lambda s: (NOBODY, NOBODY), lambda s, g: s.key in keys(g.me.discard)),
    "fires": Case(
        lambda s: (NOBODY, NOBODY),
        lambda s, g: g.they.pistolero_wounds == s.effect.count,
        edge=lambda s: (NOBODY, Side(pistolero_wounds=5)),
        last=lambda s, g: g.winners == (0,),
    ),
    "fires-with": Case(
        lambda s: (armed(s), NOBODY),
        lambda s, g: g.they.pistolero_wounds == s.effect.count,
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (armed(s), Side(shelter="barre-de-fer")),
        last=lambda s, g: (g.they.zones, g.they.pistolero_wounds) == ({}, s.effect.count - 1),
    ),
    "hits": Case(
        lambda s: (NOBODY, lying(s.effect.zone, STURDY)),
        lambda s, g: hit_zone(s, g, STURDY) == s.effect.count,
        bare=lambda s: (NOBODY, lying("shelter" if s.effect.zone == "alley" else "alley", "lasso")),
        edge=lambda s: (NOBODY, lying(s.effect.zone, "barre-de-fer")),
        last=lambda s, g: (keys(g.they.discard), g.they.pistolero_wounds) == (["barre-de-fer"], 0),
    ),
    "hits-with": Case(
        lambda s: (armed(s), lying(s.effect.zone, STURDY)),
        lambda s, g: hit_zone(s, g, STURDY) == s.effect.count,
        bare=lambda s: (NOBODY, lying(s.effect.zone, "lasso")),
        edge=lambda s: (armed(s), Side(ready=True, in_alley=True)),
        last=lambda s, g: g.they.pistolero_wounds == s.effect.count,
    ),
    "hits-both": Case(
        lambda s: (NOBODY, Side(alley=STURDY, shelter="mule-de-prospecteur", wounds=worn(s))),
        lambda s, g: (
            g.they.wounds == {f"{STURDY}.1": s.effect.count}
            and keys(g.they.discard) == ["mule-de-prospecteur"]
        ),
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (NOBODY, Side(shelter="barre-de-fer")),
        last=lambda s, g: g.they.zones == {},
    ),
    "heals": Case(
        lambda s: (healing(s, 4), NOBODY),
        lambda s, g: g.me.wounds == {"grizzly-en-permission.0": 4 - s.effect.count},
        bare=lambda s: (healing(s, 0), NOBODY),
        edge=lambda s: (healing(s, 1), NOBODY),
        last=lambda s, g: g.me.wounds == {},
        target=other_zone,
    ),
    "boosts": Case(
        lambda s: (armed(s), NOBODY),
        lambda s, g: list(g.me.boost.values()) == [s.effect.count],
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (armed(s), NOBODY),
        last=lambda s, g: g.view(1).seats[0].firepower == CARDS[keys(g.me.boost)[0]].power + s.effect.count,
    ),
    "keeps-up": Case(
        lambda s: (NOBODY, NOBODY),
        lambda s, g: g.me.bullets == 9 + s.effect.count + s.effect.constants[0] - _paid(s),
        edge=lambda s: (Side(barrel=4), NOBODY),
        last=lambda s, g: g.me.bullets == 9 + s.effect.count - _paid(s),
    ),
    "belts": Case(lambda s: (NOBODY, NOBODY), lambda s, g: g.me.belt == 9 + s.effect.count),
    "steals": Case(
        lambda s: (NOBODY, Side(belt=5)),
        lambda s, g: (g.me.belt, g.they.belt) == (9 + s.effect.count, 5 - s.effect.count),
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (NOBODY, Side(belt=1)),
        last=lambda s, g: (g.me.belt, g.they.belt) == (10, 0),
    ),
    "draws": Case(
        lambda s: (Side(deck=HEAP), NOBODY),
        lambda s, g: len(g.me.deck) == len(SPARE) - s.effect.count,
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (Side(deck="fouet"), NOBODY),
        last=lambda s, g: "fouet" in keys(g.me.hand) and not g.me.deck,
    ),
    "fetches": Case(
        lambda s: (Side(discard=setup_of(s)), NOBODY),
        fetched,
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (Side(discard=setup_of(s), left=HEAP), NOBODY),
        last=lambda s, g: keys(g.me.stash["left"])[-1] == setup_of(s),
        target=lambda s: (setup_of(s), "left"),
    ),
    "recalls": Case(
        lambda s: (Side(discard=setup_of(s)), NOBODY),
        lambda s, g: keys(g.me.hand) == [setup_of(s)],
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (Side(discard=f"{setup_of(s)} feu-de-joie"), NOBODY),
        last=lambda s, g: keys(g.me.discard) == ["feu-de-joie", s.key],
        target=lambda s: (setup_of(s),),
    ),
    "digs": Case(
        lambda s: (Side(left="fouet lasso"), NOBODY),
        lambda s, g: keys(g.me.stash["left"]) == ["lasso", "fouet"],
        bare=lambda s: (Side(left="lasso"), NOBODY),
        edge=lambda s: (Side(left="le-leurre lasso", down="le-leurre"), NOBODY),
        last=lambda s, g: g.view(1).seats[0].stash[0].top == "trap",
        target=lambda s: ("fouet",),
    ),
    "swaps": Case(
        lambda s: (Side(alley="lasso"), NOBODY),
        lambda s, g: g.me.zones == {"shelter": "lasso.0"},
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (Side(alley="lasso", shelter="fouet", wounds={"lasso": 1}), NOBODY),
        last=lambda s, g: (g.me.zones["alley"], g.me.wounds) == ("fouet.0", {"lasso.0": 1}),
    ),
    "strips": Case(
        lambda s: (NOBODY, Side(left="lasso fouet", right="torche")),
        lambda s, g: keys(g.they.discard) == ["fouet"],
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (NOBODY, Side(left="le-leurre", down="le-leurre")),
        last=lambda s, g: g.view(0).seats[1].discard == ("le-leurre.1",) and g.they.down == [],
        target=lambda s: ("left",),
    ),
    "strips-both": Case(
        lambda s: (NOBODY, Side(left="lasso fouet", right="torche")),
        lambda s, g: keys(g.they.discard) == ["fouet", "torche"],
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (NOBODY, Side(right="torche")),
        last=lambda s, g: keys(g.they.discard) == ["torche"],
    ),
    "drops": Case(
        lambda s: (NOBODY, Side(hand="lasso fouet torche")),
        lambda s, g: len(g.they.hand) == 3 - s.effect.count,
        bare=lambda s: (NOBODY, NOBODY),
        edge=lambda s: (NOBODY, Side(hand="fouet")),
        last=lambda s, g: g.they.hand == [],
    ),
    "robs": Case(lambda s: (NOBODY, NOBODY), lambda s, g: g.they.bullets == LOADED - s.effect.count),
    "bars-fusillade": Case(
        lambda s: (NOBODY, Side(alley="gatling")),
        lambda s, g: g.refused("shoot") == "barred-shoot",
    ),
}  # fmt: skip
CASES["boosts-with"] = CASES["boosts"]


def run(s: Source, sides: tuple[Side, Side]) -> Scene:
    scene = s.scene(*sides)
    s.play(scene)
    if scene.game.open_decisions and scene.decision.kind == "give-up":
        scene.game.answer(1, scene.decision.default)
    kinds = ("target", "on-pose", "place")
    for word in CASES[s.effect.does].target(s):
        if scene.game.open_decisions and scene.decision.kind in kinds:
            options = scene.options
            scene.do(word if word in options else options[0])
    return scene


@every_effect
def test_its_normal_case(source: Source) -> None:
    case = CASES[source.effect.does]
    scene = run(source, case.rich(source))

    assert case.after(source, scene)


@every_effect
def test_its_empty_case(source: Source) -> None:
    case = CASES[source.effect.does]
    scene = source.scene(*(case.bare or case.rich)(source))
    if case.bare is None:
        assert source.playable(scene)
        return
    if source.at in ("trap", "alley", "shelter"):
        source.play(scene)
        assert scene.decision.kind == "turn"
        return

    assert not source.playable(scene)


@every_effect
def test_its_edge(source: Source) -> None:
    case = CASES[source.effect.does]
    if case.edge is None:
        assert case.after(source, run(source, case.rich(source)))
        return

    assert case.last(source, run(source, case.edge(source)))
