"""The effects of every card when it is played; costs and firepower are in the card data."""

from collections.abc import Mapping

from engine.games.revolver.cards import FIREPOWER
from engine.games.revolver.effects import people
from engine.games.revolver.effects.vocabulary import (
    ATTACK,
    NEVER,
    Effect,
    bring,
    clear,
    dig,
    draws,
    drills,
    lasso,
    recall,
    recovers,
    robs,
    routs,
    sap,
    spy,
)
from engine.games.revolver.state import ARMY

EFFECTS: Mapping[str, Effect] = {
    # the guardians' firepower, when it enters play
    "old-bird-gun": draws(1),
    "bell-tower": Effect(spy, now=NEVER),
    "widow-esperanza": Effect(people.encourage, now=NEVER),
    "mission-gate": routs(2),
    "stage-guard": Effect(bring, now=ATTACK),
    "mission-cannon": routs(),
    # the guardians' one-shots
    "telegram": Effect(people.call_army),
    "padres-blessing": Effect(people.encourage, now=NEVER),
    "hidden-trail": draws(3),
    "stampede": routs(),
    "lasso": Effect(lasso, now=ATTACK),
    "clear-the-road": Effect(clear, now=NEVER),
    "night-raid": Effect(spy, now=NEVER),
    "gravediggers-luck": recovers(),
    "powder-cellar": Effect(dig, now=ATTACK),
    "smoke-screen": people.covers(3),
    "false-trail": Effect(people.slow, now=NEVER),
    "new-blood": Effect(people.hire, now=NEVER),
    "hold-the-line": drills(1),
    "cut-the-girths": Effect(sap, now=NEVER),
    "ambush-at-dusk": Effect(people.hold, now=NEVER),
    "fall-back": Effect(recall, now=NEVER),
    # Mapache's firepower, when it enters play
    "hired-guns": draws(1),
    "bodyguards": draws(1),
    "cannon-wagon": routs(),
    "young-pistolero": draws(1),
    "knife-thrower": robs(1),
    "false-pilgrim": Effect(spy, now=NEVER),
    "sharpshooter": Effect(people.snipe, now=ATTACK),
    "bounty-killer": Effect(people.intimidate, now=ATTACK),
    "drummer": drills(1),
    "rear-guard": Effect(bring, now=ATTACK),
    "torchbearers": routs(2),
    # Mapache's one-shots
    "pick-up-yer-teeth": Effect(people.outnumber, now=ATTACK),
    "loot-the-farms": draws(3),
    "dust-storm": Effect(people.hold, now=NEVER),
    "fat-bribe": Effect(lasso, now=ATTACK),
    "cut-the-wire": Effect(people.delay_army, (ARMY,), NEVER),
    "arson": routs(),
    "ransom": robs(2),
    "gunrunners-crate": Effect(dig, now=ATTACK),
    "old-comrades": recovers(FIREPOWER),
    "cavalry-charge": people.charges(3),
    "loose-horseshoes": Effect(people.slow, now=NEVER),
}
