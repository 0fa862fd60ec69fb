# Les pendules des tables, et ce qu’il advient de qui se tait. Les durées sont celles d’engine/core/clocks.py.

## Commandes

cmd-wanted-clock = pendule
    .description = Combien de temps pour une décision ; sinon, l’habitude du serveur
cmd-wanted-claim = réclamer
    .description = L’adversaire se tait : prendre la partie, ou laisser jouer l’ordinateur
cmd-wanted-back = revenir
    .description = Reprendre ta place à l’ordinateur qui joue pour toi
cmd-wanted-more-time = plus-de-temps
    .description = Donner plus de temps à qui se fait attendre
cmd-admin-settings-clock = pendule
    .description = La pendule d’une partie quand personne ne dit rien
cmd-admin-settings-patience = patience
    .description = Décisions de suite que l’on peut manquer avant que les autres agissent

## Les noms, pour choisir et dans une offre

clock-none = Sans pendule
clock-live = Direct : 3 minutes par décision
clock-evening = Soirée : 30 minutes par décision
clock-day = Jour : 24 heures par décision
clock-slow = Lente : 72 heures par décision

span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

settings-clock = Pendule habituelle
settings-patience = Décisions de suite que l’on peut manquer

## Dans une offre

offer-clock = ⏱️ **{ $name }**, et { $bank } en réserve ; chaque réponse ajoute { $gain }, jusqu’à { $cap }.
offer-clock-none = ⏱️ Sans pendule : chacun prend tout son temps.
offer-silent-duel = { $count ->
    [one] À l’échéance, la réponse d’usage est jouée. Après une seule décision manquée, l’adversaire peut réclamer la partie ou laisser jouer l’ordinateur.
   *[other] À l’échéance, la réponse d’usage est jouée. Après { $count } décisions manquées de suite, l’adversaire peut réclamer la partie ou laisser jouer l’ordinateur.
}
offer-silent-table = { $count ->
    [one] À l’échéance, la réponse d’usage est jouée. Après une seule décision manquée, l’ordinateur prend la relève.
   *[other] À l’échéance, la réponse d’usage est jouée. Après { $count } décisions manquées de suite, l’ordinateur prend la relève.
}

## Sur le plateau et dans le panneau

# $at, $when : les signes de Discord pour un moment, la date et le temps qui reste
board-until = ⏳ { $names } : jusqu’à { $at } ({ $when })
board-missed = { $count ->
    [one] 💤 { $name } a manqué { $count } décision.
   *[other] 💤 { $name } a manqué { $count } décisions de suite.
}
board-sat-in = 🤖 L’ordinateur assure la relève de { $names }.
panel-until = ⏳ Jusqu’à { $at } ({ $when })
panel-absent = L’ordinateur joue pour toi. Tu peux reprendre ta place quand tu veux.

btn-claim = Adversaire muet ?
btn-take = Prendre la partie
btn-sit = Laisser jouer l’ordinateur
btn-return = Reprendre ma place
btn-more = Donner du temps

claim-choose = { $name } a laissé filer { $count ->
    [one] { $count } décision
   *[other] { $count } décisions de suite
} à la table { $table }. Tu peux prendre la partie et la gagner, ou laisser jouer l’ordinateur jusqu’au retour de { $name }.
claim-taken = La partie est à toi. La table { $table } est finie.
claim-seated = L’ordinateur prend la relève à la table { $table }. Ton adversaire peut revenir quand il veut.

## Ce que dit le journal

event-late = ⏰ Le temps de { $seat } est écoulé : la réponse d’usage est jouée à sa place.
event-sat-in = 🤖 { $seat } ne donne plus signe de vie : l’ordinateur prend la relève.
event-came-back = { $seat } se remet en selle.
event-more-time = { $seat } accorde plus de temps.
event-claimed = { $seat } réclame la partie face au silence de l’adversaire.
event-called-off = { $seat } ne s’est jamais montré. La partie est annulée ; personne ne perd.
event-deserted = 🌵 Plus personne ne répond depuis longtemps. La partie est annulée ; personne ne gagne.

## Refus

no-offer-clock = Cette pendule n’existe pas. Choisis-en une dans la liste.
no-clock-none = Cette table n’a pas de pendule : personne ne peut y être en retard.
no-claim-early = { $missed ->
    [0] Trop tôt : ton adversaire n’a rien manqué ces temps-ci. Tu peux réclamer après { $most } décisions de suite.
    [one] Trop tôt : ton adversaire n’a manqué qu’une décision. Tu peux réclamer après { $most } de suite.
   *[other] Trop tôt : ton adversaire a manqué { $missed } décisions de suite. Tu peux réclamer après { $most }.
}
no-claim-duel = { $most ->
    [one] À plusieurs, il n’y a rien à réclamer : l’ordinateur prend de lui-même la relève de qui manque une décision.
   *[other] À plusieurs, il n’y a rien à réclamer : l’ordinateur prend de lui-même la relève de qui manque { $most } décisions de suite.
}
no-claim-computer = L’ordinateur occupe déjà la chaise d’en face, et lui n’est jamais en retard.
no-back-there = Cette place est déjà la tienne : l’ordinateur n’y joue pas pour toi.
no-sat-in = L’ordinateur joue pour toi à cette table. Reprends d’abord ta place : le bouton sous le plateau, ou `/wanted revenir`.
no-more-yourself = C’est toi que l’on attend : tu ne peux pas te donner du temps. Demande à ton adversaire.
no-more-nobody = Personne n’a la pendule aux trousses à cette table en ce moment.
no-more-late = Trop tard : le temps est écoulé, la réponse va être jouée.
no-more-enough = On ne peut pas avoir plus de temps pour une seule décision. Redonnes-en quand une partie sera passée.
