"""What every card does when it is played: one line each, made from words of vocabulary.py and people.py.

Costs, firepower and tokens stand in data/games/revolver/cards; what lasts is in
engine/games/revolver/ongoing.py, what it costs to lose a guardian in people.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.revolver.cards import FIREPOWER
from engine.games.revolver.effects.people import (
    calls_the_army,
    charges,
    covers,
    daunts,
    delays_the_army,
    heartens,
    hires,
    holds,
    outnumber,
    slows,
    snipe,
)
from engine.games.revolver.effects.vocabulary import (
    ATTACK,
    Effect,
    brings,
    clears,
    digs,
    draws,
    drills,
    lassoes,
    recalls,
    recovers,
    robs,
    routs,
    saps,
    spies,
)

EFFECTS: Mapping[str, Effect] = {
    # the guardians' firepower, when it enters play
    "old-bird-gun": draws(1),
    "bell-tower": spies(),
    "widow-esperanza": heartens(),
    "mission-gate": routs(2),
    "stage-guard": brings(),
    "mission-cannon": routs(),
    # the guardians' one-shots
    "telegram": calls_the_army(),
    "padres-blessing": heartens(),
    "hidden-trail": draws(3),
    "stampede": routs(),
    "lasso": lassoes(),
    "clear-the-road": clears(),
    "night-raid": spies(),
    "gravediggers-luck": recovers(),
    "powder-cellar": digs(),
    "smoke-screen": covers(3),
    "false-trail": slows(),
    "new-blood": hires(),
    "hold-the-line": drills(1),
    "cut-the-girths": saps(),
    "ambush-at-dusk": holds(),
    "fall-back": recalls(),
    # Mapache's firepower, when it enters play
    "cannon-wagon": routs(),
    "young-pistolero": draws(1),
    "knife-thrower": robs(1),
    "false-pilgrim": spies(),
    "sharpshooter": Effect(snipe, now=ATTACK),
    "bounty-killer": daunts(),
    "drummer": drills(1),
    "rear-guard": brings(),
    "torchbearers": routs(2),
    # Mapache's one-shots
    "pick-up-yer-teeth": Effect(outnumber, now=ATTACK),
    "loot-the-farms": draws(3),
    "dust-storm": holds(),
    "fat-bribe": lassoes(),
    "cut-the-wire": delays_the_army(),
    "arson": routs(),
    "ransom": robs(2),
    "gunrunners-crate": digs(),
    "old-comrades": recovers(FIREPOWER),
    "cavalry-charge": charges(3),
    "loose-horseshoes": slows(),
}
