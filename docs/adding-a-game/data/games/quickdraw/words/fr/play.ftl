# Ce que Quickdraw demande, raconte, montre et refuse. Les tirs sont dans cards.ftl, les règles dans rules.ftl.

game-quickdraw = Quickdraw

## Questions

quickdraw-ask-fire = Quel tir joues-tu ?
quickdraw-ask-dodge = { $card } arrive sur toi, et il te reste { $lives ->
    [one] une vie
   *[other] { $lives } vies
}. Seul un tir plus rapide permet d’esquiver.

quickdraw-kind-fire = tir à jouer
quickdraw-kind-dodge = esquive ou non
quickdraw-tip-fire = Le tir le plus rapide n’est pas toujours le meilleur.
quickdraw-tip-dodge = Esquiver coûte une carte, une blessure coûte une vie.

quickdraw-dodge-pass = Encaisser

## Événements

quickdraw-event-turn-began = Tour { $number } : { $seat } vise.
quickdraw-event-fired = { $seat } fait feu : { $card }.
quickdraw-event-dodged = { $seat } esquive avec { $card }.
quickdraw-event-hit = { $seat } encaisse le tir. Vies restantes : { $lives }.
quickdraw-event-out-of-shots = { $seat } n’a plus de quoi tirer. On compare les vies.
quickdraw-event-drawn = Autant de vies des deux côtés : personne ne gagne.

## Refus

quickdraw-no-not-in-hand = { $card } n’est pas dans ta main.
quickdraw-no-too-slow = { $card } ne suffit pas pour esquiver { $shot } : il faut plus rapide.

## Plateau et main

quickdraw-headline = Tour { $turn }, { $name } tire
quickdraw-over = Fin de la partie
quickdraw-discard = Déjà tirés
quickdraw-hand = Tes tirs
quickdraw-no-hand = Il ne te reste aucun tir.
quickdraw-holds = { $count ->
    [one] { $count } tir
   *[other] { $count } tirs
}
quickdraw-speed = vitesse { $speed }
quickdraw-fast = Rapidité
quickdraw-shot = Un tir de Quickdraw

## Commandes

cmd-quickdraw-group = quickdraw
    .description = Les coups de Quickdraw
cmd-quickdraw-table = table
    .description = Quelle table, si tu joues à plusieurs
cmd-quickdraw-fire = tirer
    .description = Jouer l’un de tes tirs
cmd-quickdraw-fire-card = carte
    .description = Quel tir
cmd-quickdraw-dodge = esquiver
    .description = Esquiver avec un tir plus rapide
cmd-quickdraw-dodge-card = carte
    .description = Quel tir
cmd-quickdraw-pass = encaisser
    .description = Ne pas esquiver
