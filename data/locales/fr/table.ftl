# What is done at a table: More, and `/table` for those who type.

## Slash commands

cmd-table-group = table
    .description = Ce que tu peux faire à une table : reprendre, proposer la nulle, donner du temps, abandonner
cmd-table-hint = indice
    .description = Que ferait le marshal ? Contre l’ordinateur seulement
cmd-table-undo = reprendre
    .description = Reprendre ton dernier choix, ou demander l’accord des autres
cmd-table-draw = nulle
    .description = Proposer un match nul
cmd-table-abort = arrêter
    .description = Proposer d’arrêter une partie sans vainqueur
cmd-table-resign = abandonner
    .description = Abandonner une partie ; à plus de deux, l’ordinateur prend ta place
cmd-table-time = temps
    .description = Donner plus de temps à la personne que tu attends
cmd-table-claim = réclamer
    .description = Ton adversaire ne répond plus : réclamer la victoire, ou faire jouer l’ordinateur
cmd-table-seat = place
    .description = Reprendre ta place à l’ordinateur qui joue pour toi
cmd-table-orders = consignes
    .description = Ce que le bot répond à ta place hors de ton tour

## Old names: $old and $new as they are typed


## More

# $names: everybody else there
at-table = **{ $game }** avec **{ $names }** · table { $table }
more-what = Que veux-tu faire ici ?
btn-ways = Plus
btn-rest = Abandon, réglages…
btn-hint = Que ferait le marshal ?
btn-notips = Arrêter les conseils
btn-tips = Remettre les conseils
btn-hint-short = Indice
btn-draw = Proposer la nulle
btn-abort = Arrêter la partie
btn-log = Journal
btn-give-up = Abandonner
btn-get-up = Quitter la table
btn-leave-seat = Oui, je quitte la table
more-given = { $name } a plus de temps : échéance { $when }.

## At which of several tables

which-table-hand = Tu as plusieurs parties ici. De laquelle veux-tu voir ta main ?
which-table-hint = À quelle table veux-tu un indice ?
which-table-notips = À quelle table ne veux-tu plus de conseils ?
which-table-tips = À quelle table veux-tu de nouveau des conseils ?
which-table-undo = { $count ->
    [one] À quelle table veux-tu reprendre ton dernier choix ?
   *[other] À quelle table veux-tu reprendre tes { $count } derniers choix ?
}
which-table-draw = À quelle table veux-tu proposer la nulle ?
which-table-abort = Quelle partie veux-tu arrêter sans vainqueur ?
which-table-time = À quelle table veux-tu donner du temps ?
which-table-claim = À quelle table attends-tu en vain une réponse ?
which-table-seat = À quelle table veux-tu reprendre ta place ?
which-table-orders = Pour quelle table sont tes consignes ?
which-table-log = De quelle table veux-tu lire le journal ?
which-table-note = Sur quelle table porte ta note ?
which-table-replay = Quelle partie veux-tu revoir ?
which-table-resign = Quelle partie veux-tu abandonner ?

## Hint

# $move: as the panel's list says it
hint-move = 🤠 Le marshal jouerait : **{ $move }**
hint-sure = Ce coup gagne la partie dès ce tour, quoi que cachent les autres.
# $wins, $second: of 100 games that go on from here as far as you can know
hint-wins = À partir d’ici, environ { $wins } victoires sur 100.
hint-second = À partir d’ici, environ { $wins } victoires sur 100 ; { $second } avec le deuxième choix.
hint-equal = À partir d’ici, environ { $wins } victoires sur 100. D’autres coups se valent.
hint-habit = Affaire de bon sens : il n’y a rien à calculer ici.
hint-late = Le marshal réfléchit encore à d’autres tables. Redemande dans un instant.

## Refusals

no-hint-people = Ici, tu joues contre des humains, et la partie a été proposée sans indices.
# $reason: what was wanted, as its button says
no-action-unavailable = { $count ->
    [one] « { $reason } » : impossible pour l’instant à ta table.
   *[other] « { $reason } » : impossible pour l’instant, à aucune de tes { $count } tables ici.
}

## The menus of people and messages: at most 32 characters

menu-challenge = Défier en duel
menu-avoid = Éviter
menu-hand = Voir ma main
menu-describe = Décrire ce plateau
avoid-now = **{ $name }** et toi ne serez plus à la même table ; les parties en cours continuent. Cette personne n’en est pas informée. Choisis de nouveau la même entrée pour annuler.
avoid-no-longer = **{ $name }** et toi pouvez de nouveau jouer à la même table.

## The list below `/wanted games`; $name: a game by number, name and players, or an offer

hint-hub = Ouvrir, rejouer…
hint-hub-over = Tes dernières parties…
hub-hand = 🃏 { $name }
hub-claim = ⏰ Pas de réponse ? { $name }
hub-seat = 🪑 Reprendre ma place : { $name }
hub-withdraw = 🚪 Retirer : { $name }
hub-looking = 👀 Plus tard : { $name }
hub-same-deal = 🃏 Même donne : { $name }
hub-rematch = 🔁 Revanche : { $name }
hub-mistake = 🔁 Réessayer : { $name }
btn-describe = Décrire ce plateau
which-table-board = De quelle table veux-tu voir le plateau ?
which-table-cards = De quelle table veux-tu lire les cartes ?
