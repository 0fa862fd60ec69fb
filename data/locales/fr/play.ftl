# Plateau, panneau, journal et ce qu’on fait à une table.

panel-title = Ta main · { $game } · table { $table }
told-times = { $line } ×{ $times }
told-turn = Tour { $turn } · { $line }
told-before = … { $count } { $count ->
    [one] ligne
   *[other] lignes
} avant
panel-now = Maintenant
panel-means = Ce que font les boutons
# The same, where a button does something else with its card, such as discard it
panel-cards = Ce que font les cartes
# While the board shows the last steps one by one
panel-watch = 👀 Le plateau montre ce qui en sort ; ce panneau continue ensuite tout seul.
panel-lost = **Tu perds.**
panel-won = 🏆 **Tu gagnes !**
panel-waiting = On attend { $names }.
panel-chosen = Tu as choisi : { $choice }.
panel-again = Cette réponse était déjà enregistrée ; voici où en est la partie.

board-title = { $game } · { $headline }
# $name: a fact of a card or a table, $value: what it is
named-value = { $name } : { $value }
board-asked = { $names } – { $ask }
board-asked-many = { $count } personnes sur { $max }
board-lately = Ce qui s’est passé
board-won = { $count ->
    [one] 🏆 { $names } remporte la partie.
   *[other] 🏆 { $names } remportent la partie.
}
board-shared = 🏆 { $names } se partagent la victoire.
board-nobody = Personne ne gagne cette partie.
board-why = Ce qui a fait la différence
board-stood = Où en était la partie
# $score: each player with the games they have won
board-score = Parties gagnées l’un contre l’autre : { $score }
# $stars: names of achievements
board-star = { $name } : { $stars }
board-star-rare = Réussi par { $percent } personnes sur 100.
# $ratings: each player with their points
board-ratings = Classement : { $ratings }
unrated-undone = Non classée : un coup a été repris d’un commun accord.
unrated-short = Non classée : trop courte pour compter.
unrated-undecided = Non classée : personne n’a gagné en jouant.
board-footer = #{ $table } · { $seal }
seal = 🔏 { $digits }
table-closed = Table { $table } : { $why }
board-again = Revoici la table, juste en dessous.

ping-turn = { $names }, c’est le moment de jouer !
# While a picture still moves
ping-soon = { $names }, ensuite, c’est le moment de jouer 👀
# Where some have to choose, and nobody learns who
ping-dice = { $names }, les dés sont jetés !
ping-over = { $names }, la partie est finie.

thread-name = { $what } · { $players }
thread-round = { $name } · ronde { $round }
board-dropped = Cette partie ne compte plus pour **{ $name }**.
thread-versus = { $first } contre { $second }

btn-hand = Ma main
btn-refresh = Actualiser
btn-back = Retour
btn-previous = Précédent
btn-next = Suivant
btn-earlier = Plus tôt
btn-words = En texte
btn-cards = Cartes
btn-fair = Donne honnête ?
btn-rematch = Revanche
btn-resign = Oui, j’abandonne
panel-cards-cut = … **{ btn-cards }** montre le reste.
hint-group = { $hint } { $first }–{ $last }
hint-one = Choisis…
hint-some = Choisis-en { $min } à { $max }…
hint-exactly = Choisis-en { $count }…
hint-table = Quelle table ?
# Of a list too long for Discord: options that turn its pages, and a part of it
list-before = … { $count } avant
list-after = … { $count } après
choices-more = … et d’autres : continue à taper
list-part = { $hint } ({ $shown } sur { $count })

# Un choix de plusieurs étapes sur une ligne : une carte, puis une cible
play-then = { $before } → { $then }
# … dont on demande la suite
play-more = { $play }…
play-ways = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}

cards-title = Les cartes de la table { $table }
cards-none = Aucune carte n’est visible ici, et tu n’en as pas en main.
cards-legend = Ce que veulent dire les signes
hint-card = Lire une carte…
fair-title = La donne est-elle honnête ?
fair-text =
    ✅ **Oui : la donne a été scellée avant que quiconque accepte, et après la partie tout le monde peut la vérifier.**
    -# Le bot tire un secret et en montre le SHA-256, le sceau. Toutes les cartes et tous les dés viennent de ce secret, du numéro de la table et de l’identifiant Discord de chaque place : ni le bot ni la personne qui l’héberge ne peuvent plus les changer.
    -# Pour vérifier, copie le sceau entier avant la première carte. Après la partie, le secret figure ici, et `/wanted journal fichier:True` livre le fichier avec lequel le programme du bot redistribue et rejoue la partie (`wanted verify`).
fair-seal = 🔏 `{ $seal }`
fair-secret = 🔓 Secret `{ $secret }`
# $numbers: the table's number, then each seat's
fair-dealt =
    La donne part de `{ $numbers }` : la table, puis le numéro de chaque place dans l’ordre.
    Règles : version { $version }, cartes { $set }, empreinte `{ $fingerprint }`.

log-title = Ce qui s’est passé à la table { $table }
log-page = Page { $page } sur { $pages }

table-name = n° { $table } · { $game } · { $players }

resign-two = Abandonner cette partie ? Ton adversaire gagne.
resign-more = Quitter cette table ? L’ordinateur prend ta place, et tu ne pourras pas revenir.
resigned-over = Tu as abandonné. La partie est finie.
resigned-left = Tu as quitté cette table. L’ordinateur joue à ta place.

no-no-game = Tu n’as pas de partie ici. Lances-en une avec `/wanted duel` ou `/wanted table`.
no-other-game = À cette table, on joue { A($game) } : ses commandes commencent par **/{ $command }**.
no-not-over = On ne peut obtenir le fichier d’une partie qu’une fois celle-ci finie : avant, il révélerait les cartes de tout le monde.
no-check = Tu ne peux pas utiliser cette commande ici.
no-argument = « { $value } » ne convient pas. Choisis l’une des suggestions qui s’affichent quand tu tapes.
no-permission = Il me manque une permission ici. Demande à quelqu’un qui gère le serveur de vérifier les miennes : `/wanted aide` les énumère.
no-discord = Discord a des ennuis en ce moment. Ta partie est à l’abri ; réessaie dans une minute.

# Commandes

cmd-wanted = wanted
    .description = Duels de cartes du Far West : défier, jouer, consulter
cmd-wanted-table-option = table
    .description = Quelle table, si tu en as plusieurs
cmd-wanted-hand = main
    .description = Ta main et ce qu’on te demande, rien que pour toi
cmd-wanted-board = plateau
    .description = Réafficher le plateau en bas du salon
cmd-wanted-games = parties
    .description = Tes parties sur ce serveur, celles qui t’attendent d’abord
cmd-wanted-log = journal
    .description = Ce qui s’est passé à une table, depuis la première carte
cmd-wanted-log-file = fichier
    .description = La partie finie, dans un fichier vérifiable par wanted verify
