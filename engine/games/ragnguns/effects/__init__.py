"""What every card and pistolero does: each effect made of words of vocabulary.py.

The price of an effect and whether it may be played again stand in data/games/ragnguns/cards, as does
what lasts as long as a card is posed. A card of a later set does what the one of its name did before,
unless its own key stands here. The computer tries what they do on copies: no card is known to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import TypeVar

from engine.games.ragnguns.cards import CARDS, name_of
from engine.games.ragnguns.effects.vocabulary import (
    Effect,
    bars,
    belts,
    belts_stake,
    boosts,
    digs,
    draws,
    drops,
    empties,
    fetches,
    fires,
    heals,
    hits,
    hits_both,
    jams,
    keeps_up,
    loads,
    mills,
    nothing,
    recalls,
    robs,
    staked,
    steals,
    strips,
    strips_both,
    swaps,
    topples,
)
from engine.games.ragnguns.state import ALLEY, SHELTER, ZONES

T = TypeVar("T")

PISTOLEROS: Mapping[str, tuple[Effect, Effect]] = {
    "buffalo-kid": (boosts(1, "arme"), fires(1, "melee")),
    "jenny-james": (heals(1), fires(1, "femme")),
    "pepper-malone": (hits(SHELTER, 1), fetches("feu", "piege")),
    "gus-harmonica": (hits(ALLEY, 1), fetches("musique", "alcool")),
}

_PLAYED: Mapping[str, tuple[Effect, ...]] = {
    # actions
    "improviser": (fetches("melee"),),
    "double-dose": (draws(2),),
    "premiers-soins": (heals(3),),
    "tir-de-semonce": (fires(1),),
    "feu-de-joie": (hits(SHELTER, 3),),
    "rechargement-eclair": (loads(1),),
    "sonner-la-charge": (boosts(2),),
    "tournee-generale": (recalls("alcool", "musique"),),
    "chasse-a-l-homme": (strips(),),
    "demi-tour": (swaps(),),
    "vider-ses-poches": (digs(),),
    "attaque-de-diligence": (steals(2),),
    "avoir-le-dernier-mot": (fires(3),),
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
    "winchester-de-jenny": (heals(2),),
    # objects
    "vieux-bourbon": (heals(1), draws(1)),
    "harmonica": (fetches("musique"), draws(2)),
    "trousse-de-campagne": (heals(2), fetches("soin")),
    "lanterne-sourde": (hits(SHELTER, 1), hits(ALLEY, 2)),
    "etoile-en-fer-blanc": (boosts(1, "sherif"), fetches("sherif")),
    "longue-vue": (digs(), strips()),
    "boite-de-cartouches": (loads(1), belts(2)),
    "selle-en-peau-de-banquier": (swaps(), fetches("monture", "animal")),
    "jeu-a-cinq-as": (draws(1), strips()),
    "miroir-de-poche": (fires(1, "femme"), fetches("femme")),
    "sifflet-a-chien": (hits(ALLEY, 1, "animal"), fetches("animal")),
    "flasque-sans-fond": (loads(1), fetches("alcool")),
    "eperons-d-argent": (boosts(2, "rapide", "monture"), fetches("rapide")),
    "coffre-fort-a-roulettes": (belts(1), draws(3)),
    "sac-de-petards": (hits(SHELTER, 1), fetches("feu")),
    "ruine-babines-de-gus": (digs(), fires(1, "musique")),
    # what does something else since the third set
    "barre-de-fer_3": (boosts(1),),
    "boite-de-cartouches_3": (keeps_up(1), belts(2)),
    "rechargement-eclair_3": (keeps_up(1),),
    "flasque-sans-fond_3": (keeps_up(1), fetches("alcool")),
    "vider-ses-poches_3": (belts(2),),
    # and since the fourth
    "double-dose_4": (draws(3),),
    "tir-de-semonce_4": (fires(1, "arme"),),
    "rechargement-eclair_4": (keeps_up(1, more=2),),
    "demi-tour_4": (recalls("arme", "renfort"),),
    "vider-ses-poches_4": (steals(1),),
    "trousse-de-campagne_4": (heals(2), draws(1)),
    "eperons-d-argent_4": (boosts(1, "rapide", "monture"), fetches("rapide")),
    "winchester-de-jenny_4": (fires(1),),
    # since the fifth set
    "double-dose_5": (keeps_up(1),),
    "premiers-soins_5": (fetches("renfort", "soin"),),
    "tournee-generale_5": (belts(2),),
    "avoir-le-dernier-mot_5": (fires(2),),
    "lanterne-sourde_5": (hits(SHELTER, 1), hits(ALLEY, 1)),
}

_SPRUNG: Mapping[str, Effect] = {
    "la-chute": drops(1),
    "le-leurre": nothing(),
    "piege-a-loup": hits(ALLEY, 3),
    "plancher-pourri": hits(SHELTER, 3),
    "baril-de-poudre": fires(3),
    "pot-de-vin": robs(3),
    "trou-dans-la-poche": empties(),
    "barman-complice": bars("shoot"),
    "photo-compromettante": bars("belt"),
    "termites": strips_both(),
    "fausse-monnaie": jams(),
    "eboulement": topples(),
    "guet-apens": fires(4),
    "berceuse": mills(3),
    "meche-courte": hits_both(3),
    # what does something else since the fourth set
    "plancher-pourri_4": fires(2),
    "eboulement_4": hits_both(3),
    "berceuse_4": robs(2),
    # since the fifth set
    "plancher-pourri_5": fires(2),
    "trou-dans-la-poche_5": robs(3),
    "photo-compromettante_5": fires(2),
    "termites_5": hits_both(2),
    "fausse-monnaie_5": robs(2),
    "eboulement_5": hits_both(3),
    "guet-apens_5": fires(3),
    "berceuse_5": robs(2),
}

_BOUGHT_OFF: Mapping[str, Effect] = {
    "piege-a-loup_4": fires(1),
    "plancher-pourri_4": hits(SHELTER, 1),
    "pot-de-vin_4": belts(3),
    "trou-dans-la-poche_4": fires(1),
    "barman-complice_4": belts(3),
    "photo-compromettante_4": fires(1),
    "termites_4": fires(1),
    "fausse-monnaie_4": fires(1),
    "eboulement_4": fires(1),
    "berceuse_4": belts(2),
    "meche-courte_4": hits(ALLEY, 1),
    # since the fifth set
    "piege-a-loup_5": staked(2, hits(ALLEY, 2)),
    "plancher-pourri_5": staked(2, hits(SHELTER, 2)),
    "pot-de-vin_5": staked(2, belts_stake()),
    "trou-dans-la-poche_5": staked(2, fires(1)),
    "barman-complice_5": belts_stake(),
    "photo-compromettante_5": staked(2, fires(1)),
    "termites_5": staked(2, fires(1)),
    "fausse-monnaie_5": staked(2, fires(1)),
    "eboulement_5": staked(2, fires(1)),
    "guet-apens_5": staked(3, hits(ALLEY, 1)),
    "berceuse_5": staked(2, belts(4)),
    "meche-courte_5": staked(2, hits(ALLEY, 2)),
}

_POSED: Mapping[tuple[str, str], Effect] = {
    ("adjoint-nelson", ALLEY): fetches("sherif"),
    ("doc-ravenstorm", ALLEY): heals(2),
    ("banjo-winter", SHELTER): fetches("musique"),
    ("veuve-pruitt", ALLEY): hits(ALLEY, 2),
    ("veuve-pruitt", SHELTER): fetches("femme"),
    ("suzette-la-barmaid", ALLEY): fetches("alcool"),
    ("ventre-a-terre", ALLEY): fires(1),
    ("ventre-a-terre", SHELTER): draws(1),
    ("mule-de-prospecteur", ALLEY): belts(2),
    ("mule-de-prospecteur", SHELTER): draws(2),
    ("molosse-du-sherif", ALLEY): hits(ALLEY, 1),
    ("coyote-apprivoise", ALLEY): strips(),
    ("coyote-apprivoise", SHELTER): digs(),
    ("willy-l-allumette", ALLEY): hits(SHELTER, 2),
    ("juge-bancroft", ALLEY): steals(3),
    ("grizzly-en-permission", ALLEY): hits(ALLEY, 3),
    ("grizzly-en-permission", SHELTER): hits(SHELTER, 3),
    ("charlatan-pickwick", ALLEY): loads(1),
    ("charlatan-pickwick", SHELTER): heals(2),
    ("charlatan-pickwick_3", ALLEY): keeps_up(1),
    ("grizzly-en-permission_4", ALLEY): hits(ALLEY, 2),
    ("grizzly-en-permission_4", SHELTER): hits(SHELTER, 2),
    ("croque-mort", ALLEY): fetches("arme"),
    ("croque-mort", SHELTER): fetches("renfort"),
    ("artificiere-wu", ALLEY): fires(1),
    ("locomotive", ALLEY): fires(2),
    ("mule-de-prospecteur_5", ALLEY): belts(1),
    ("grizzly-en-permission_5", ALLEY): hits(ALLEY, 1),
    ("grizzly-en-permission_5", SHELTER): hits(SHELTER, 1),
}


def _own(made: Mapping[str, T]) -> dict[str, T]:
    """What is made for each card: under its own key, or else under the name that it has in every set."""
    found = {key: key if key in made else name_of(key) for key in CARDS}
    return {key: made[where] for key, where in found.items() if where in made}


EFFECTS: Mapping[str, tuple[Effect, ...]] = _own(_PLAYED)
TRAPS: Mapping[str, Effect] = _own(_SPRUNG)
BOUGHT_OFF: Mapping[str, Effect] = _own(_BOUGHT_OFF)  # what some traps do if they are paid or overbid
POSED: Mapping[tuple[str, str], Effect] = {
    (key, zone): _POSED[where]
    for zone, key in product(ZONES, CARDS)
    if (where := (key, zone)) in _POSED or (where := (name_of(key), zone)) in _POSED
}


def bought_off(key: str, stake: int) -> Effect | None:
    """What a trap does if it is paid or overbid with so many bullets on it."""
    effect = BOUGHT_OFF.get(key)
    return effect if effect and stake >= effect.stake else None


MAY = ("fetches", "digs")  # of what happens on posing, that which one may leave
