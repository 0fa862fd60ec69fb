# Ce que les joueurs règlent entre eux : reprises, nulles, arrêts, revanches ; et les tables dont le salon a disparu.

## Commandes

cmd-table-undo-choices = choix
    .description = Combien de tes derniers choix ; par défaut, un seul
cmd-admin-abort-reason = raison
    .description = Pourquoi ; toute la table la lira

btn-undo = Annuler mon coup
btn-ask = { $count ->
    [one] Demander à ton adversaire
   *[other] Demander aux autres
}
btn-do-undo = Oui, reprendre
btn-do-abort = Oui, on arrête
btn-agree = D’accord
btn-refuse = Refuser

## Avant de demander aux autres

undo-ask = { $others ->
    [one] Si ton adversaire est d’accord, c’est encore possible.
   *[other] Si tout le monde est d’accord, c’est encore possible.
} Les dés et les cartes reviennent en arrière aussi (les mêmes ressortiront), et le journal le dira. L’ordinateur est toujours d’accord.
abort-ask = { $count ->
    [0] La partie s’arrêterait là, sans vainqueur. Pour abandonner, c’est `/table abandonner`.
    [one] La partie s’arrêterait là, sans vainqueur, si ton adversaire est d’accord. Pour abandonner, c’est `/table abandonner`.
   *[other] La partie s’arrêterait là, sans vainqueur, si les { $count } autres sont d’accord. Pour abandonner, c’est `/table abandonner`.
}
proposal-asked = C’est demandé. La réponse viendra à la table.

## Le message d’une proposition

proposal-title-undo = { $count ->
    [one] { $seat } voudrait reprendre un choix
   *[other] { $seat } voudrait reprendre { $count } choix
}
proposal-title-draw = { $seat } propose un match nul
proposal-title-abort = { $seat } propose d’arrêter la partie
proposal-undo-means = La partie revient au moment de ce choix, tirages compris : les mêmes cartes reviendront. Ce qui a été vu reste vu.
proposal-undo-unrated = Si tout le monde accepte, la partie ne comptera plus pour le classement.
proposal-draw-means = { $others ->
    [one] Si { $names } est d’accord, la partie est nulle.
   *[other] Si tout le monde est d’accord, la partie est nulle.
}
proposal-abort-means = { $others ->
    [one] Si { $names } est d’accord, la partie s’arrête ici et personne ne gagne.
   *[other] Si tout le monde est d’accord, la partie s’arrête ici et personne ne gagne.
}
proposal-title-anew = { $seat } voudrait rejouer depuis une position
proposal-title-same = { $seat } voudrait rejouer depuis une position
proposal-anew-means = { $others ->
    [one] Si { $names } est d’accord, une nouvelle table repart de là, toutes les cartes cachées étant redistribuées. Elle est signalée et ne compte jamais.
   *[other] Si tout le monde est d’accord, une nouvelle table repart de là, toutes les cartes cachées étant redistribuées. Elle est signalée et ne compte jamais.
}
proposal-same-means = { $others ->
    [one] Si { $names } est d’accord, une nouvelle table repart de là, avec les mêmes cartes, mais de nouveaux tirages. Elle est signalée et ne compte jamais.
   *[other] Si tout le monde est d’accord, une nouvelle table repart de là, avec les mêmes cartes, mais de nouveaux tirages. Elle est signalée et ne compte jamais.
}
proposal-title-chair = { $seat } cherche quelqu’un pour remplacer { $free }
proposal-chair-means = { $others ->
    [one] Si { $names } est d’accord, un message demandera qui prend la place. Qui arrive en premier la garde, avec sa main.
   *[other] Si tout le monde est d’accord, un message demandera qui prend la place. Qui arrive en premier la garde, avec sa main.
}
proposal-consents = ✅ D’accord : { $names }
proposal-waits = ⏳ On attend : { $names }
proposal-until = La proposition expire { $when }.
proposal-until-move = Elle expire au prochain coup, ou { $when }.
proposal-state-agreed = ✅ **C’est d’accord.**
proposal-state-refused = ❌ **Refusé : la partie continue.**
proposal-state-play-on-agreed = ✅ **C’est d’accord : le plateau de la nouvelle table est plus bas.**
proposal-state-play-on-refused = ❌ **Refusé.**
proposal-state-play-on-void = 💨 **Ce n’est plus possible.**
proposal-state-withdrawn = 🚪 **{ $seat } a retiré sa proposition.**
proposal-state-void = 💨 **La partie a avancé : la proposition est caduque.**
proposal-state-expired = ⌛ **Trop tard : rien ne change.**

## Refus

no-undo-none = Il ne te reste rien à reprendre à cette table.
no-undo-rules = Les règles ont changé depuis ce choix : on ne peut plus le reprendre.
# $who : le joueur qui a agi depuis
no-undo-answered = Trop tard pour reprendre ce coup sans demander : { $who } a joué depuis.
no-undo-revealed = Trop tard pour reprendre ce coup sans demander : depuis, une information cachée est apparue, ou le hasard a parlé.
no-undo-after-restore = Depuis ce choix, le bot est revenu à une copie plus ancienne et le hasard a changé : on ne peut plus le reprendre.
no-undo-timed-out = Ton temps était écoulé : ce coup a été joué à ta place. Pour le reprendre, il faut demander aux autres.
no-undo-refused = Les autres viennent de refuser. Joue ; tu pourras redemander après un autre choix.
no-undo-open = Quelqu’un est hors jeu et a pu voir toutes les mains : on ne reprend plus rien.
no-revert-open = Quelqu’un est hors jeu, a pu voir toutes les mains et reprendrait la partie en les connaissant : on ne revient plus en arrière, mais tu peux arrêter la partie.
no-proposal-open = Cette proposition est déjà en cours à ta table : réponds-y là-bas.
no-proposal-again = { $minutes ->
    [one] Cette proposition vient d’être refusée ou d’expirer. Tu pourras la refaire dans une minute.
   *[other] Cette proposition vient d’être refusée ou d’expirer. Tu pourras la refaire dans { $minutes } minutes.
}
no-proposal-none = Cette proposition n’existe pas.
no-proposal-over = Cette proposition ne tient plus.
no-proposal-own = Cette proposition vient de toi : c’est aux autres de dire oui. Pour la retirer, appuie sur Refuser.
no-proposal-agreed = Tu as déjà dit oui. Il manque encore la réponse des autres.
no-draw-computer = L’ordinateur ne se contente jamais d’un match nul : il continue. Tu peux abandonner par `/table abandonner`, ou arrêter sans vainqueur par `/table arrêter`.

## Revanches

rematch-taken = Quelqu’un a déjà proposé la revanche, et tu en es.
# $offer : son numéro
no-rematch-waits = Cette revanche est déjà proposée (#{ $offer }) : accepte-la là-bas.
no-rematch-started = Tu joues déjà cette revanche, à la table { $table }. Regarde `/wanted parties`.

## Les tables que personne ne peut voir

no-table-suspended = Le bot ne peut plus écrire là où se joue la table { $table } : le salon a disparu ou est verrouillé, le bot n’y a plus accès, ou Discord refuse ses messages (AutoMod, par exemple). La partie est suspendue, sa pendule aussi. Elle reprend d’elle-même dès que le bot peut de nouveau y écrire ; ou tape `/wanted plateau table:{ $table }` dans un autre salon pour qu’elle y reprenne.
games-frozen = 🧊 son salon a disparu ou est fermé au bot, ou Discord refuse le plateau
panel-behind = ⏳ Discord n’accepte pas le plateau dans le salon pour l’instant. Il suivra de lui-même ; tu peux continuer à jouer ici.
no-not-suspended = Cette table a déjà repris ailleurs. Regarde `/wanted parties`.
frozen-news = { $count ->
    [one] 🧊 Le bot ne peut plus écrire là où se joue une de tes parties : le salon a disparu ou est verrouillé, le bot n’y a plus accès, ou Discord refuse ses messages (AutoMod, par exemple). La partie est suspendue, sa pendule aussi. Elle reprend d’elle-même dès que le bot peut de nouveau y écrire ; ou, si quelqu’un qui y joue tape `/wanted plateau` avec le numéro de la partie dans un autre salon de ce serveur, elle y reprend.
   *[other] 🧊 Le bot ne peut plus écrire là où se jouent plusieurs de tes parties : les salons ont disparu ou sont verrouillés, le bot n’y a plus accès, ou Discord refuse ses messages (AutoMod, par exemple). Les parties sont suspendues, leurs pendules aussi. Elles reprennent d’elles-mêmes dès que le bot peut de nouveau y écrire ; ou, si quelqu’un qui y joue tape `/wanted plateau` avec le numéro dans un autre salon de ce serveur, elles y reprennent.
}
    { $names }
board-moved = La table a déménagé ici : la partie et sa pendule reprennent ci-dessous.

## Ce que dit le journal

event-undone-alone = { $seat } reprend un choix ; il n’avait rien révélé.
event-undone-agreed = D’un commun accord, { $seat } reprend ses choix, tirages compris.
event-retracted = { $seat } annule son dernier choix.
event-agreed-draw = D’un commun accord, la partie est nulle.
event-agreed-abort = D’un commun accord, la partie s’arrête ici.
event-aborted-by-moderator = Les responsables du serveur ont arrêté la partie : { $reason }
draw-ask = { $count ->
    [one] Si ton adversaire est d’accord, la partie se termine par un match nul.
   *[other] Si les { $count } autres sont d’accord, la partie se termine par un match nul.
}
