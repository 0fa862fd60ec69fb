"""The effects of every card and Pistolero; their prices are in the card data."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.ragnguns.effects.vocabulary import (
    Effect,
    bars_fusillade,
    belts,
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
    "rechargement-eclair": (keeps_up(1, more=3),),
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
    "piege-a-loup": hits(ALLEY, 4),
    "plancher-pourri": fires(3),
    "baril-de-poudre": fires(4),
    "pot-de-vin": steals(5),
    "trou-dans-la-poche": robs(6),
    "barman-complice": bars_fusillade(),
    "photo-compromettante": robs(5),
    "termites": hits_both(3),
    "fausse-monnaie": robs(4),
    "eboulement": hits_both(4),
    "guet-apens": fires(5),
    "berceuse": strips_both(),
    "meche-courte": fires(4),
}

POSED: Mapping[tuple[str, str], Effect] = {
    ("adjoint-nelson", ALLEY): fetches("sherif"),
    ("doc-ravenstorm", ALLEY): heals(2),
    ("banjo-winter", SHELTER): fetches("musique"),
    ("veuve-pruitt", ALLEY): hits(ALLEY, 2),
    ("veuve-pruitt", SHELTER): fetches("femme"),
    ("suzette-la-barmaid", ALLEY): fetches("alcool"),
    ("ventre-a-terre", ALLEY): fires(2),
    ("ventre-a-terre", SHELTER): draws(2),
    ("mule-de-prospecteur", ALLEY): belts(2),
    ("mule-de-prospecteur", SHELTER): draws(2),
    ("molosse-du-sherif", ALLEY): hits(ALLEY, 2),
    ("coyote-apprivoise", ALLEY): strips(),
    ("coyote-apprivoise", SHELTER): digs(),
    ("willy-l-allumette", ALLEY): hits(SHELTER, 3),
    ("juge-bancroft", ALLEY): steals(4),
    ("grizzly-en-permission", ALLEY): hits(ALLEY, 2),
    ("grizzly-en-permission", SHELTER): hits(SHELTER, 2),
    ("charlatan-pickwick", ALLEY): keeps_up(1),
    ("charlatan-pickwick", SHELTER): heals(2),
    ("croque-mort", ALLEY): fetches("arme"),
    ("croque-mort", SHELTER): fetches("renfort"),
    ("artificiere-wu", ALLEY): fires(2),
    ("locomotive", ALLEY): fires(3),
}


MAY = ("fetches", "digs")  # effects on posing that the player may skip
