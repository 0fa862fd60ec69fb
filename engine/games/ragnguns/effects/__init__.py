"""The effects of every card and Pistolero; their prices are in the card data."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.ragnguns.effects.vocabulary import (
    Effect,
    bars_fusillade,
    belts,
    belts_stake,
    boosts,
    digs,
    draws,
    drops,
    fetches,
    fires,
    heals,
    hits,
    hits_both,
    keeps_up,
    nothing,
    recalls,
    robs,
    staked,
    steals,
    strips,
    strips_both,
    swaps,
)
from engine.games.ragnguns.state import ALLEY, SHELTER

PISTOLEROS: Mapping[str, tuple[Effect, Effect]] = {
    "buffalo-kid": (boosts(1, "arme"), fires(1, "melee")),
    "jenny-james": (heals(1), fires(1, "femme")),
    "pepper-malone": (hits(SHELTER, 1), fetches("feu", "piege")),
    "gus-harmonica": (hits(ALLEY, 1), fetches("musique", "alcool")),
}

EFFECTS: Mapping[str, tuple[Effect, ...]] = {
    # actions
    "improviser": (fetches("melee"),),
    "double-dose": (keeps_up(1),),
    "premiers-soins": (fetches("renfort", "soin"),),
    "tir-de-semonce": (fires(1, "arme"),),
    "feu-de-joie": (hits(SHELTER, 3),),
    "rechargement-eclair": (keeps_up(1, more=2),),
    "sonner-la-charge": (boosts(2),),
    "tournee-generale": (belts(2),),
    "chasse-a-l-homme": (strips(),),
    "demi-tour": (recalls("arme", "renfort"),),
    "vider-ses-poches": (steals(1),),
    "attaque-de-diligence": (steals(2),),
    "avoir-le-dernier-mot": (fires(2),),
    "retour-d-entre-les-morts": (recalls("arme", "objet", "piege", "renfort"),),
    "ruade-du-kid": (fires(2, "melee"),),
    "blues-du-condamne": (strips_both(),),
    # weapons
    "poing-americain": (fires(1),),
    "fouet": (hits(ALLEY, 1),),
    "carabine-du-dimanche": (fires(1),),
    "derringer-de-manche": (fires(2, "femme"),),
    "torche": (hits(SHELTER, 2),),
    "baton-de-dynamite": (hits(ALLEY, 3),),
    "cracheur-de-feu": (hits_both(2),),
    "lasso": (strips(),),
    "tomahawk": (fires(1),),
    "tesson-de-bouteille": (hits(ALLEY, 1),),
    "canon-de-carnaval": (fires(1, "feu"),),
    "banjo-a-canon-scie": (boosts(1, "musique"),),
    "lame-du-bison": (boosts(1, "melee"),),
    "winchester-de-jenny": (fires(1),),
    # objects
    "vieux-bourbon": (heals(1), draws(1)),
    "harmonica": (fetches("musique"), draws(2)),
    "trousse-de-campagne": (heals(2), draws(1)),
    "lanterne-sourde": (hits(SHELTER, 1), hits(ALLEY, 1)),
    "etoile-en-fer-blanc": (boosts(1, "sherif"), fetches("sherif")),
    "longue-vue": (digs(), strips()),
    "boite-de-cartouches": (keeps_up(1), belts(2)),
    "selle-en-peau-de-banquier": (swaps(), fetches("monture", "animal")),
    "jeu-a-cinq-as": (draws(1), strips()),
    "miroir-de-poche": (fires(1, "femme"), fetches("femme")),
    "sifflet-a-chien": (hits(ALLEY, 1, "animal"), fetches("animal")),
    "flasque-sans-fond": (keeps_up(1), fetches("alcool")),
    "eperons-d-argent": (boosts(1, "rapide", "monture"), fetches("rapide")),
    "coffre-fort-a-roulettes": (belts(1), draws(3)),
    "sac-de-petards": (hits(SHELTER, 1), fetches("feu")),
    "ruine-babines-de-gus": (digs(), fires(1, "musique")),
    "barre-de-fer": (boosts(1),),
}

TRAPS: Mapping[str, Effect] = {
    "la-chute": drops(1),
    "le-leurre": nothing(),
    "piege-a-loup": hits(ALLEY, 3),
    "plancher-pourri": fires(2),
    "baril-de-poudre": fires(3),
    "pot-de-vin": robs(3),
    "trou-dans-la-poche": robs(3),
    "barman-complice": bars_fusillade(),
    "photo-compromettante": fires(2),
    "termites": hits_both(2),
    "fausse-monnaie": robs(2),
    "eboulement": hits_both(3),
    "guet-apens": fires(3),
    "berceuse": robs(2),
    "meche-courte": hits_both(3),
}

BOUGHT_OFF: Mapping[str, Effect] = {  # what some traps do if paid or overbid
    "piege-a-loup": staked(2, hits(ALLEY, 2)),
    "plancher-pourri": staked(2, hits(SHELTER, 2)),
    "pot-de-vin": staked(2, belts_stake()),
    "trou-dans-la-poche": staked(2, fires(1)),
    "barman-complice": belts_stake(),
    "photo-compromettante": staked(2, fires(1)),
    "termites": staked(2, fires(1)),
    "fausse-monnaie": staked(2, fires(1)),
    "eboulement": staked(2, fires(1)),
    "berceuse": staked(2, belts(4)),
    "meche-courte": staked(2, hits(ALLEY, 2)),
    "guet-apens": staked(3, hits(ALLEY, 1)),
}

POSED: Mapping[tuple[str, str], Effect] = {
    ("adjoint-nelson", ALLEY): fetches("sherif"),
    ("doc-ravenstorm", ALLEY): heals(2),
    ("banjo-winter", SHELTER): fetches("musique"),
    ("veuve-pruitt", ALLEY): hits(ALLEY, 2),
    ("veuve-pruitt", SHELTER): fetches("femme"),
    ("suzette-la-barmaid", ALLEY): fetches("alcool"),
    ("ventre-a-terre", ALLEY): fires(1),
    ("ventre-a-terre", SHELTER): draws(1),
    ("mule-de-prospecteur", ALLEY): belts(1),
    ("mule-de-prospecteur", SHELTER): draws(2),
    ("molosse-du-sherif", ALLEY): hits(ALLEY, 1),
    ("coyote-apprivoise", ALLEY): strips(),
    ("coyote-apprivoise", SHELTER): digs(),
    ("willy-l-allumette", ALLEY): hits(SHELTER, 2),
    ("juge-bancroft", ALLEY): steals(3),
    ("grizzly-en-permission", ALLEY): hits(ALLEY, 1),
    ("grizzly-en-permission", SHELTER): hits(SHELTER, 1),
    ("charlatan-pickwick", ALLEY): keeps_up(1),
    ("charlatan-pickwick", SHELTER): heals(2),
    ("croque-mort", ALLEY): fetches("arme"),
    ("croque-mort", SHELTER): fetches("renfort"),
    ("artificiere-wu", ALLEY): fires(1),
    ("locomotive", ALLEY): fires(2),
}


def bought_off(key: str, stake: int) -> Effect | None:
    """Return what a trap does if it is paid or overbid with `stake` bullets on it."""
    effect = BOUGHT_OFF.get(key)
    return effect if effect and stake >= effect.stake else None


MAY = ("fetches", "digs")  # effects of posing that the player may skip
