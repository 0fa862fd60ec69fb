# Les pendules des tables, et ce qu’il advient de qui se tait. Les durées sont celles d’engine/core/clocks.py.

## Commandes

cmd-wanted-clock = pendule
    .description = Le temps par décision ; par défaut, celui du serveur
cmd-wanted-stakes = enjeu
    .description = Classée, amicale ou entraînement avec indices ; par défaut, selon le serveur
cmd-admin-settings-clock = pendule
    .description = La pendule par défaut d’une partie
cmd-admin-settings-max-missed = max-manquées
    .description = Décisions manquées de suite avant que les autres puissent agir

## Les noms, pour choisir et dans une offre

clock-none = Sans pendule
clock-live = Direct : 3 minutes par décision
clock-evening = Soirée : 30 minutes par décision
clock-day = Jour : 24 heures par décision
clock-slow = Lente : 72 heures par décision

# The same in few words
pace-none = sans pendule
pace-live = 8 minutes par coup
pace-evening = 90 minutes par coup
pace-day = 2 jours par coup
pace-slow = 6 jours par coup

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

settings-clock = Pendule par défaut
settings-max-missed = Décisions manquées de suite avant que les autres puissent agir

## Dans une offre

terms-title = La pendule de cette partie
offer-clock = ⏱️ **{ $pace }** : { $own }, plus { $bank } en réserve ; chaque réponse en rend { $gain }.
offer-clock-none = ⏱️ Sans pendule : prends tout ton temps.
offer-silent-duel = { $count ->
    [one] À l’échéance, je choisis pour toi. Après une seule décision manquée, l’adversaire peut réclamer la victoire ou laisser jouer l’ordinateur.
   *[other] À l’échéance, je choisis pour toi. Après { $count } décisions manquées de suite, l’adversaire peut réclamer la victoire ou laisser jouer l’ordinateur.
}
offer-silent-table = { $count ->
    [one] À l’échéance, je choisis pour toi. Après une seule décision manquée, l’ordinateur prend la relève.
   *[other] À l’échéance, je choisis pour toi. Après { $count } décisions manquées de suite, l’ordinateur prend la relève.
}
offer-silent-loses = Absent à la fin de la partie, tu ne peux pas la gagner ; reviens avant, et tout reste possible.
offer-hints = 💡 Indices : à cette table, tu peux demander en privé ce que ferait le marshal, et les autres aussi.
# What is at stake, or why a game that was to be rated is not
stakes-rated = Classée
stakes-friendly = Amicale
stakes-practice = Entraînement
stakes-computers = Non classée : un ordinateur joue
stakes-no-record = Non classée : quelqu’un cache son bilan
stakes-taken-out = Retirée du classement par la modération
offer-open-hands = 👀 Une fois hors jeu, on voit toutes les mains, en privé, pendant que les autres continuent.

## Sur le plateau et dans le panneau

# $when : le signe de Discord pour un moment, le temps qui reste
# $names: whose deadline it is, with a dot after them, or nothing if it is that of all
board-until = ⏳ { $names }{ $when }
board-missed = { $count ->
    [one] 💤 { $name } a manqué { $count } décision.
   *[other] 💤 { $name } a manqué { $count } décisions de suite.
}
board-substituted = 🤖 L’ordinateur remplace { $names }.
# Where nobody may learn who has chosen; $most: a duration
board-sealed = 🤫 Regarde si tu as un choix ! Qui en a un reste secret{ $most ->
    [none] .
   *[other] { " " }; { $most } au plus par personne.
}
panel-sealed = 🤫 Qui choisit encore reste secret jusqu’à ce que tout le monde ait choisi.
# In an embed’s field, which draws no small print
panel-until = ⏳ { $when }
panel-absent = L’ordinateur joue pour toi. Tu peux reprendre ta place quand tu veux.

btn-claim = Pas de réponse ?
btn-take = Réclamer la victoire
btn-sit = Laisser jouer l’ordinateur
btn-return = Reprendre ma place
btn-more = Donner du temps
btn-call = Chercher quelqu’un
btn-call-for = Chercher quelqu’un à la place { DE($name) }
btn-sit-in = Prendre la place

claim-choose = { $name } a laissé filer { $count ->
    [one] { $count } décision
   *[other] { $count } décisions de suite
}. Tu peux réclamer la victoire, ou laisser jouer l’ordinateur en attendant son retour.
claim-choose-gone = { $name } ne voit plus cette table depuis un moment. Tu peux réclamer la victoire, ou laisser l’ordinateur jouer jusqu’à son retour.
claim-taken = La victoire est à toi. La partie est finie.
claim-seated = L’ordinateur prend la relève. Ton adversaire peut revenir à tout moment.
claim-call = Tu peux aussi chercher quelqu’un qui prenne la place pour de bon : qui arrive en premier reçoit la main, et la personne absente ne pourra plus revenir.
chair-ask-all = L’ordinateur joue cette place. Si toutes les personnes encore en jeu sont d’accord, tu peux chercher quelqu’un qui la prenne pour de bon : qui arrive en premier reçoit la main, et la personne absente ne pourra plus revenir.
chair-called = C’est annoncé. Qui prendra la place en premier jouera la suite ; d’ici là, rien ne change.
chair-free = 🪑 Une place se libère : { $game }, tour { $turn }. { $names } { $count ->
    [one] attend
   *[other] attendent
}. La personne qui prend la place remplace { $seat } et reçoit sa main. L’appel prend fin { $when }.
chair-taken = 🪑 **{ $name }** remplace **{ $before }**.

## Ce que dit le journal

event-timed-out = ⏰ { $seat } n’a plus de temps : je choisis à sa place.
event-substituted = 🤖 { $seat } ne donne plus signe de vie : l’ordinateur prend la relève.
event-chair-free = 🪑 { $seat } cherche quelqu’un pour la place libre.
event-seat-taken = 🪑 À partir d’ici, { $seat } joue cette place ; avant, c’était quelqu’un d’autre.
event-left-server = 🚪 { $seat } n’est plus sur le serveur. La pendule s’arrête le temps d’une décision (trois jours s’il n’y en a pas), puis les autres n’ont plus à attendre.
event-lost-sight = 🙈 { $seat } ne voit plus ce salon. La pendule s’arrête le temps d’une décision (trois jours s’il n’y en a pas), puis les autres n’ont plus à attendre.
event-silent-forfeited = 💤 { $seat } ne répondait plus : qui ne répond plus à la fin ne peut pas gagner.
event-player-returned = { $seat } se remet en selle.
event-time-given = { $seat } accorde plus de temps.
event-claimed = { $seat } réclame la victoire : l’adversaire ne répond plus.
event-called-off = { $seat } n’a jamais donné signe de vie. La partie est annulée ; personne ne perd.
event-abandoned = 🌵 Plus personne ne répond depuis longtemps. La partie est annulée.

## Refus

no-offer-clock = Cette pendule n’existe pas. Choisis-en une dans la liste.
no-clock-none = Cette table n’a pas de pendule : personne ne peut y être en retard.
no-chair-none = Personne ne manque ici : toutes les places sont occupées.
no-chair-seen = Tu as joué à cette table et connais une main : la place est pour quelqu’un d’autre.
no-chair-taken = Cette place n’est plus libre.
no-claim-early = { $missed ->
    [0] Trop tôt : ton adversaire n’a manqué aucune décision ces temps-ci. Tu pourras réclamer la victoire quand il y en aura { $max } de suite.
    [one] Trop tôt : ton adversaire n’a manqué qu’une décision. Tu pourras réclamer la victoire après { $max } manquées de suite.
   *[other] Trop tôt : ton adversaire a manqué { $missed } décisions de suite. Tu pourras réclamer la victoire après { $max }.
}
no-claim-departed = Trop tôt : ton adversaire ne voit pas cette table en ce moment, la pendule est donc arrêtée. Tu pourras réclamer la victoire <t:{ $until }:R>.
no-claim-duel = { $max ->
    [one] À plus de deux, il n’y a rien à réclamer : l’ordinateur remplace de lui-même toute personne qui manque une décision.
   *[other] À plus de deux, il n’y a rien à réclamer : l’ordinateur remplace de lui-même toute personne qui manque { $max } décisions de suite.
}
no-claim-computer = L’ordinateur joue déjà à la place d’en face, et lui, au moins, n’est jamais en retard.
no-seat-not-substituted = Cette place est déjà la tienne : l’ordinateur n’y joue pas pour toi.
no-seat-substituted = L’ordinateur joue pour toi à cette table. Reprends d’abord ta place : le bouton sous le plateau, ou `/table place`.
no-time-yourself = C’est toi que l’on attend : tu ne peux pas te donner du temps. Demande à ton adversaire.
no-time-nobody = Aucune pendule ne tourne à cette table en ce moment.
no-time-sealed = Personne ne doit encore savoir qui a déjà choisi : on ne peut pas donner de temps maintenant.
no-time-too-late = Trop tard : le temps est écoulé, la réponse va être jouée.
no-time-at-maximum = C’est le maximum pour une seule décision. Redonnes-en quand il s’en sera écoulé un peu.

## Comment on appelle les gens à leurs tables, et quand ils sont absents.

# $names, $name : mentions ; $when : l’échéance, telle que Discord affiche les heures
ping-early = { $names }, petit rappel : c’est à toi de jouer. Échéance { $when }.
ping-near = { $names }, dernier rappel ! C’est à toi de jouer : échéance { $when }.
ping-next = { $names }, prépare-toi : ton tour approche.
ping-offer = { $names }, on te défie : { $name }. L’offre expire { $when }.
ping-proposal = { $names }, une proposition attend ta réponse. La proposition expire { $when }.
ping-rematch = { $names }, une revanche t’attend : { $name }. Ta place est gardée ; l’offre expire { $when }.
ping-accepted = { $names }, { $opponent } relève ton défi : la même donne t’attend ({ $game }).
ping-compared = { $names }, ton duel sur la même donne est décidé ({ $game }).
ping-declined = { $names }, { $opponent } a refusé ton défi ({ $game }).
ping-expired = { $names }, le temps est écoulé, l’offre a expiré : { $name }.
ping-full = { $names }, ta table est complète, tu peux commencer : { $name }.
ping-ready = { $names }, le temps est écoulé et il y a assez de monde : il ne reste plus qu’à lancer { $name }. La table ferme { $when }.
ping-late = { $names }, ton temps est écoulé, j’ai choisi à ta place :
    { $played }
ping-claim = { $names }, **{ $other }** ne répond plus. Tu peux réclamer la victoire, ou laisser l’ordinateur jouer jusqu’au retour { DE($other) } : avec le bouton, ou `/table réclamer`. { $loses }
ping-replaced = { $names }, ta place est prise : { $other } la joue désormais, table { $name }. On n’avait plus de nouvelles de toi ; tu ne peux pas revenir dans cette partie.
late-again = C’est de nouveau à toi de jouer.
late-substituted = 🤖 L’ordinateur joue désormais pour toi. Ta place est de nouveau à toi dès que tu appuies sur *Reprendre ma place* ou que tu tapes `/table place`.

# Messages privés ; $name : la table, par numéro, jeu et joueurs
dm-turn = 🔔 À toi de jouer, table { $name }.
dm-early = ⏳ Petit rappel, table { $name } : c’est à toi de jouer. Échéance { $when }.
dm-near = ⏰ Dernier rappel, table { $name } : c’est à toi de jouer, échéance { $when }.
dm-next = 👀 Bientôt à toi, table { $name }.
dm-over = 🏁 La partie est finie, table { $name }.
dm-offer = 🤝 On te défie : { $name }. L’offre expire { $when }.
dm-proposal = 🤝 Une proposition attend ta réponse, table { $name }. La proposition expire { $when }.
dm-rematch = 🤝 Une revanche t’attend : { $name }. L’offre expire { $when }.
dm-accepted = 🃏 { $opponent } relève ton défi : la même donne t’attend ({ $game }).
dm-compared = 🏁 Ton duel sur la même donne est décidé ({ $game }).
dm-declined = ❌ { $opponent } a refusé ton défi ({ $game }).
dm-expired = ⌛ Le temps est écoulé, l’offre a expiré : { $name }.
dm-full = 🪑 Ta table est complète, tu peux commencer : { $name }.
dm-ready = ⏰ Le temps est écoulé et il y a assez de monde : il ne reste plus qu’à lancer { $name }. La table ferme { $when }.
dm-late = ⏰ Ton temps est écoulé, table { $name } : j’ai choisi à ta place :
    { $played }
dm-claim = 💤 **{ $other }** ne répond plus, table { $name }. Tu peux réclamer la victoire, ou laisser jouer l’ordinateur jusqu’à son retour : `/table réclamer`. { $loses }
dm-replaced = 🪑 Ta place est prise : { $other } la joue désormais, table { $name }. On n’avait plus de nouvelles de toi ; tu ne peux pas revenir dans cette partie.
dm-unseen = 🙈 Tu ne vois plus le salon de la table { $name }. Ta pendule s’arrête le temps d’une décision (trois jours s’il n’y en a pas), puis les autres pourront se passer de toi. Si ce n’était pas voulu, demande à la modération de te rouvrir le salon.
dm-opened = 🤠 Désormais, c’est ici que je te préviens quand c’est à toi. Pour arrêter : `/wanted moi notifications:` sur n’importe quel serveur où nous sommes tous les deux.
dm-closed = ✉️ Discord ne me laisse pas t’écrire : je te préviens donc de nouveau dans le salon. Quand tu auras ouvert tes messages privés pour ce serveur, remets `/wanted moi notifications:` sur les messages privés.

btn-go = Y aller

# $start, $until : des jours, tels que Discord les affiche
absence-now = 🏖️ { $name } s’absente, retour le { $until }.
absence-soon = 🏖️ { $name } s’absente à partir du { $start }, retour le { $until }.
