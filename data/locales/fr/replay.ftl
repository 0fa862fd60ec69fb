# Revoir une partie, tour par tour.

## Commande et boutons

cmd-wanted-replay = revoir
    .description = Revoir une partie tour par tour, rien que pour toi
cmd-wanted-replay-turn = tour
    .description = Le tour où commencer, par défaut le premier

btn-replay = Revoir la partie
btn-all-hands = Toutes les mains
btn-replay-back = ◀ Précédent
btn-replay-next = Suivant ▶
btn-replay-steps = Pas à pas
btn-replay-turns = Tour par tour
btn-replay-show = Montrer à tous
btn-replay-hands = Mains
btn-replay-hide = Cacher
hint-replay-turn = Aller à…
hub-replay = ⏪ Revoir : { $name }

## The panel

# $stop: which of how many pages
replay-footer = Table { $table } · page { $stop } sur { $count }
replay-shown = { $name } montre la table { $table } · page { $stop } sur { $count }
replay-hand = Ce que voit { $name }
# Dessous, la main dont vient ce choix
replay-chosen = { $name } a choisi { $chosen } dans cette main
# What a secret choice was made from
replay-choice = Main { DE($name) } avant de choisir
# Where nothing is chosen from them
replay-cards = Cartes { DE($name) }
# An option of the list of turns, $headline as on the board
replay-turn =
    { $turn ->
        [0] { $headline }
       *[other] { $turn } · { $headline }
    }
replay-dealt = Les cartes sont distribuées.
replay-drawn = L’image montre ce qui s’est passé.
replay-quiet = Sur la table, rien ne change encore.
# $ply: the first row of the log that the rules of today play differently
replay-diverged = Le récit s’arrête ici : à partir de la ligne { $ply }, les règles d’aujourd’hui mènent ailleurs.

## The page

page-theme = Clair ou sombre
page-position = Position dans la partie
page-steps = Étapes
page-first = Au début
page-turn-back = Un tour en arrière
page-back = Un pas en arrière
page-next = Un pas en avant
page-turn-next = Un tour en avant
page-last = À la fin
page-all = Toute la partie en mots
page-told = Ce qui s’est passé
page-points = Moments et erreurs
page-ways = Flèches : un pas · avec Maj : un tour · Début et Fin · 1 à 9 : moments et erreurs · glisser sur le plateau. Cette page ne charge rien.
page-seat = Place { $number }
page-title = { $game } · table { $table }
btn-web-page = Sur le web
btn-replay-page = Page web
replay-page-sent = La partie en une page : garde-la, elle s’ouvre dans n’importe quel navigateur. On y voit toutes les mains.

## Play on from here

btn-play-on = Reprendre ici
btn-play-on-anew = Nouvelles cartes cachées
btn-play-on-same = Garder les cartes
play-on-title = Et si… ?
play-on-what = Tu reprends à cette position, face à des ordinateurs. La table est signalée et ne compte jamais. Si tu as vu toutes les mains, mieux vaut redistribuer les cartes cachées : tu gardes ce que tu vois ici.
play-on-seat = Tu joues { $name }
play-on-level = Ordinateurs : { $level }
# $names: the others who played
play-on-together = Ou avec { $names }
play-on-together-what = Tout le monde doit être d’accord. On garde sa place et la pendule de cette partie ; rien ne compte.
btn-together-anew = Demander : tout redistribuer
btn-together-same = Demander : garder les cartes
play-on-started = La table { $table } repart de là. Son plateau est ci-dessous.
event-played-on = { $seat } reprend la table { $source } à la ligne { $ply }, avec de nouveaux tirages.
# $of: the table that it continues, $ply: the row of its log
board-footer-what-if = Table { $table } · reprise de la table { $source }, ligne { $ply } · ne compte jamais
board-footer-import = Table { $table } · importée : table { $source } ailleurs, jusqu’à la ligne { $ply }

## L’histoire d’une partie : voir docs/players/luck.md

btn-replay-star = ★ Moment suivant
story-expected = ⏳ Les chances et les moments suivent : { $percent } %, Actualiser.
# How likely a player was to win here
story-chance = { $name } { $percent } %
story-curve = Chances { DE($name) }, toutes mains connues : { $percent } %
# The same where the chances know no hidden hand
story-curve-seen = Chances { DE($name) }, vues de la table : { $percent } %
# $games: how many of 100 more are won with what was better
story-knew = 💡 **{ $name }** pouvait le savoir : avec **{ $best }**, environ { $games } victoires de plus sur 100 parties qu’avec { $played }.
# Instead of that, where the game was as good as won
story-threw = 💡 **{ $name }** pouvait le savoir : { $played } a tout fait perdre, **{ $best }** gagnait la partie.
story-closed = La partie a été abandonnée ici : voilà où elle en était.
# On the board of a finished game; $points: what happened, a line each
story-turned =
    ★ **La partie en bref**
    { $points }

## Réessayer : l’erreur est posée de nouveau

btn-try-other = Répondre à nouveau
hint-try = Tes erreurs ({ $count }) : réessaie…
hint-try-answer = Que jouerais-tu maintenant ?
# An option; $loss: percent of the chance to win
try-mistake = Tour { $turn }, environ { $loss } points
try-title = Ta réponse
try-what = Tu vois ce que tu voyais alors, rien de plus.
try-footer = Table { $table } · question reposée, pour toi seulement
# $wins: how many of 100 games it wins from there; the others in the same way
try-as-good = ✅ **{ $line }** vaut tout le reste ici : environ { $wins } victoires sur 100. Tu avais joué { $played } : { $before }.
try-better = 👍 **{ $line }** gagne environ { $wins } fois sur 100. Ton choix d’alors, { $played } : { $before } fois. **{ $best }** gagne { $most } fois.
try-same = **{ $line }**, c’est ce que tu avais joué : environ { $wins } victoires sur 100. **{ $best }** gagne { $most } fois.
try-no-better = **{ $line }** gagne environ { $wins } fois sur 100. Ton choix d’alors, { $played } : { $before } fois. **{ $best }** gagne { $most } fois.
# A mistake that its user wants to be asked again
mistake-name = tour { $turn } de la table { $table }
btn-remind = Redemander dans trois jours
btn-remind-forget = Ne plus demander
# $when: a date
remind-kept = C’est gardé. À partir du { $when }, `/wanted parties` te repose la question ; aucune notification. Tu peux y répondre ou l’enlever à tout moment.
remind-again = La question te sera reposée à partir du { $when }.
remind-known = Maintenant, tu sais : la question ne sera plus posée.
remind-forgotten = La question ne sera plus posée.
no-try-too-many = Tu gardes déjà { $max } erreurs à réessayer, c’est le maximum. Réponds-y ou enlèves-en dans `/wanted parties`.
no-try-none = Tu n’as pas d’erreur à réessayer ici.
no-try-late = L’ordinateur réfléchit à d’autres tables. Réessaie dans un instant.

## Private notes

cmd-wanted-note = note
    .description = Une note pour toi seulement : sous ta main et quand tu revois la partie
btn-note = Mes notes
note-title = 📝 Mes notes
note-label = Pour toi seulement, table { $table }
note-hint = Garde le meilleur pour la fin…
note-saved = C’est noté. Tu la retrouves sous ta main et en revoyant la partie ; personne d’autre ne la voit.
note-deleted = Ta note sur cette table est effacée.

no-not-writing = Tu n’as pas le droit d’écrire dans ce salon : rien n’y est publié pour toi.
no-replay-none = Aucune de tes parties n’est finie ici, et aucune ne se joue dans ce salon. Indique une table.
no-replay-lost = Le début de cette partie est perdu : impossible de la revoir. `/wanted journal` la raconte encore.
no-replay-running = Tu pourras montrer une position à tout le monde une fois la partie finie : avant, elle pourrait trahir quelque chose.
no-play-on-running = On ne reprend une position qu’une fois la partie finie.
no-play-on-over = Rien à reprendre ici : la partie était finie.
no-play-on-alone = Personne à qui demander : aucun autre humain n’a joué ici, ou l’un d’eux a effacé ses données.
no-play-on-hidden = Impossible de redistribuer les cartes cachées à ce moment précis. Recule d’un tour, ou garde les cartes.
no-not-dealt = Cette table n’a pas été distribuée : elle vient de la table { $table }. Il n’y a donc ni donne à vérifier, ni fichier.
