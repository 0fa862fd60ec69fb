# Comment les parties commencent : défis, tables ouvertes, revanches.

## Commandes

cmd-wanted-duel = duel
    .description = Défier quelqu’un, ou le bot lui-même, à un jeu à deux
cmd-wanted-duel-opponent = adversaire
    .description = Qui tu défies ; choisis le bot pour affronter l’ordinateur
cmd-wanted-duel-game = jeu
    .description = Le jeu ; par défaut, celui du serveur
cmd-wanted-duel-level = niveau
    .description = La force de l’ordinateur ; par défaut, adjoint
cmd-wanted-duel-same-deal = même-donne
    .description = Les deux jouent la même donne, chacun seul contre l’ordinateur ; le meilleur score gagne
cmd-wanted-looking = partant
    .description = T’inscrire parmi ceux qui cherchent une partie, et voir qui d’autre est partant
cmd-wanted-looking-game = jeu
    .description = Le jeu ; par défaut, n’importe lequel
cmd-wanted-looking-hours = heures
    .description = Pendant combien d’heures ; par défaut, 4
cmd-wanted-looking-clock = pendule
    .description = Temps par décision ; par défaut, n’importe lequel
cmd-wanted-table = table
    .description = Ouvrir une table que tout le monde ici peut rejoindre
cmd-wanted-table-game = jeu
    .description = Le jeu ; sans lui, tu choisis tout dans un panneau
cmd-wanted-table-seats = places
    .description = Nombre de places ; par défaut, le maximum du jeu
cmd-wanted-variant = variante
    .description = La variante à jouer

## Le message d’une offre

title-offer-duel = { $host } défie { $opponent }
title-offer-rematch = { $host } veut une revanche
offer-same-decks = Chacun reprend son deck de la dernière partie, sauf s’il en choisit un autre : **Mon deck**.
title-offer-table = { $host } ouvre une table
offer-call = { $opponent }, { $host } te provoque en duel !
offer-call-again = { $names }, { $host } veut une revanche !
offer-game = 🃏 **{ $game }**
offer-game-variant = 🃏 **{ $game }** · { $variant }
offer-seats = 🪑 De { $min } à { $max } joueurs
offer-seats-exactly = 🪑 Pour { $seats ->
    [2] deux
   *[other] { $seats }
}
offer-pace = ⏳ { $pace } · expire { $when }
offer-expires = ⏳ expire { $when }
# $level: of the computers
offer-same-deal = ⚖️ Même donne : les mêmes cartes scellées pour les deux, à jouer en solo contre l’ordinateur ({ $level }), en un jour au plus. Personne ne voit le résultat de l’autre avant la fin des deux parties ; le meilleur score l’emporte.
offer-last-call = ⏰ Le temps est écoulé, et il y a assez de monde : on commence ? Toute personne assise peut appuyer sur Commencer. La table ferme { $when }.
offer-kept = 🪑 Places gardées pour { $names } ; { $when }, elles seront à qui veut.
offer-sitting = À la table : { $count } sur { $max }
offer-started = ✅ **La partie est lancée, ici même.**
offer-started-thread = ✅ **La partie est lancée :** { $thread }
offer-over-thread = { $outcome } La partie s’est jouée dans { $thread }.
# $when: a date and time
offer-accepted = ✅ **Défi accepté.** Les deux jouent avant le { $when } ; qui n’a pas fini à temps perd.
offer-compared = 🏁 **C’est décidé : le résultat est plus bas.**
offer-declined = ❌ **{ $opponent } préfère s’abstenir.**
offer-withdrawn = 🚪 **L’offre a été retirée.**
offer-expired = ⌛ **Trop tard : l’offre a expiré.**
# $number: among the computers of this level at the table
computer-name = { $number ->
    [1] { $name }
   *[other] { $name } { $number }
}
computer-of-level = { $name } ({ $level })
pick-level = Ajouter un ordinateur d’un niveau donné
pick-remove = Retirer quelqu’un
level-greenhorn = Pied-tendre
level-deputy = Adjoint
level-scout = Éclaireur
level-sheriff = Shérif
level-marshal = Marshal

# Who plays at each level, and how
computer-greenhorn = Billy
    .style = Tire d’abord, réfléchit ensuite.
computer-deputy = Hank
    .style = Joue dans les règles de l’art et ne rate jamais une victoire à sa portée.
computer-scout = Moses
    .style = Part en éclaireur : un regard sur les prochains tours, puis un coup.
computer-sheriff = Walt
    .style = Pèse une douzaine de plans avant chaque coup.
computer-marshal = Ezra
    .style = Attend, réfléchit longtemps et voit plus loin que tous les autres.
computer-sits = 🤖 **{ $name }** ({ $level }) · { $style }

title-new-table = Nouvelle table : { $game }
new-table-then = Change ce que tu veux, puis envoie la table dans ce salon : qui veut jouer s’y assoit, et tu lances la partie. Personne d’autre ne voit ce message.
new-table-computers = 🤖 Aux places libres : { $name }. { $style }
new-table-no-computers = Sans ordinateur
new-table-clock-usual = Pendule : celle du serveur
new-table-seats = { $count } places
new-table-open-no = Une fois hors jeu : aucune main visible
new-table-open-yes = Une fois hors jeu : toutes les mains visibles
host-guests-anybody = Joueurs : tout le monde
host-guests-in-time = Joueurs : ponctuels ou nouveaux
host-guests-known = Joueurs : connus et ponctuels
offer-guests-in-time = ⏱️ Pour les personnes qui répondent à temps ; les nouveaux visages sont bienvenus.
offer-guests-known = ⏱️ Pour les personnes connues pour répondre à temps.
# Below the pace; $percent: of the last decisions
offer-in-time = { $name } répond à temps : { $percent } %
btn-new-table = Envoyer

btn-how = Comment jouer
btn-terms = Conditions
offer-minutes = 🎲 { $minutes }
btn-accept = Accepter
btn-decline = Refuser
btn-withdraw = Retirer
btn-join = Rejoindre
btn-leave = Quitter
btn-computer = Ajouter un ordinateur
btn-host = Lancer…
title-your-table = Ta table · { $game }
host-how = Lance la partie quand il y a assez de monde ; complète avec l’ordinateur ou retire quelqu’un.
host-how-full = Toutes les places sont prises : lance la partie, ou retire quelqu’un.
btn-start = Commencer

## Refus

no-offer-self = Tu ne peux pas te défier toi-même. Choisis quelqu’un d’autre, ou choisis-moi : je joue aussi.
no-offer-bot = Ce bot ne joue pas aux cartes. Choisis-moi plutôt, et l’ordinateur prendra l’autre place.
no-offer-not-on-server = <@{ $who }> n’est pas sur ce serveur. Choisis quelqu’un qui y est.
no-offer-channel-hidden = <@{ $who }> ne voit pas ce salon. Fais ton offre dans un salon que cette personne peut lire aussi.
no-offer-level = Le niveau ne concerne que l’ordinateur. Choisis-moi comme adversaire, ou n’indique pas de niveau.
no-offer-game = Ce jeu n’existe pas. Choisis-en un dans la liste.
no-offer-variant = Ce jeu ne connaît pas cette variante. Choisis-en une dans la liste, ou n’en indique aucune.
no-offer-seats = Ce jeu se joue de { $min } à { $max } joueurs. Choisis un autre jeu ou un autre nombre de places ; à plus de deux, on commence par `/wanted table`.
no-offer-seats-exactly = Ce jeu se joue à { $seats } exactement. Choisis ce nombre de places, ou un autre jeu.
# $guild, $channel, $message : des identifiants, les parties d’un lien
no-offer-duplicate = Tu as déjà fait cette offre, et elle tient toujours : https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
no-offer-from-opponent = Inutile : ce défi-là t’attend déjà. Appuie sur Accepter, là-bas : https://discord.com/channels/{ $guild }/{ $channel }/{ $message }
no-offer-channel-busy = { $max ->
    [one] Ce salon n’accueille qu’une partie ou qu’une offre à la fois, et il y en a une. Attends qu’elle se termine, ou va dans un autre salon.
   *[other] Ce salon n’accueille que { $max } parties et offres à la fois, et le compte y est. Attends que l’une se termine, ou va dans un autre salon.
}
no-offer-player-busy = { $max ->
    [one] Sur ce serveur, tu as droit à une partie ou à une offre à la fois, et tu en as une. Termine-la d’abord.
   *[other] Sur ce serveur, tu as droit à { $max } parties et offres à la fois, et le compte y est. Termines-en une d’abord.
}
no-offer-none = Cette offre n’existe pas. Fais-en une avec `/wanted duel` ou `/wanted table`.
no-offer-over = Cette offre ne tient plus. Fais-en une nouvelle avec `/wanted duel` ou `/wanted table`.
no-offer-expired = Trop tard : cette offre a expiré. Fais-en une nouvelle avec `/wanted duel` ou `/wanted table`.
# $who : l’identifiant d’une personne
no-offer-not-opponent = Ce défi s’adresse à <@{ $who }>. Lance le tien avec `/wanted duel`.
no-offer-not-host = Seule la personne qui a fait cette offre, <@{ $who }>, peut faire cela.
no-offer-sits-already = Tu as déjà ta place à cette table. Attends le début ; pour te lever, appuie sur Quitter.
no-offer-not-seated = Tu n’as pas de place à cette table. Pour t’asseoir, appuie sur Rejoindre.
no-offer-full = { $max ->
    [one] La seule place est prise. Ouvre ta propre table avec `/wanted table`.
   *[other] La table est complète : les { $max } places sont prises. Ouvre ta propre table avec `/wanted table`.
}
no-offer-too-few = { $sitting ->
    [one] Il n’y a qu’une personne à cette table, et il en faut au moins { $min }. Attends de la compagnie, ou ajoute un ordinateur.
   *[other] Il n’y a que { $sitting } personnes à cette table, et il en faut au moins { $min }. Attends de la compagnie, ou ajoute un ordinateur.
}
no-offer-host-gone = <@{ $who }> a quitté le serveur : ce défi tombe à l’eau. Lance le tien avec `/wanted duel`.
no-offer-left = { $count ->
    [one] <@{ $who }> a quitté le serveur : sa place est de nouveau libre. Appuie encore sur Commencer si tu veux jouer quand même.
   *[other] <@{ $who }> et d’autres ont quitté le serveur : { $count } places sont de nouveau libres. Appuie encore sur Commencer si tu veux jouer quand même.
}
no-offer-permissions = Je n’ai pas le droit de faire cela dans { $channel }. Permissions manquantes : { $names }. Demande-les à quelqu’un qui gère le serveur, ou va dans un autre salon.
no-rematch-not-seated = Tu n’as pas joué cette partie sur ce serveur. Choisis l’une des tiennes dans la liste.
no-rematch-not-yours = Il faut avoir joué cette partie pour demander la revanche. Lance la tienne avec `/wanted duel` ou `/wanted table`.
no-rematch-not-over = Cette partie n’est pas finie. Joue-la d’abord jusqu’au bout, ou abandonne-la avec `/table abandonner`.
no-offer-not-there = Personne à retirer ici : la table a changé. Choisis de nouveau.
no-offer-reserved = Les places libres sont gardées pour celles et ceux qui jouaient avant. Elles seront à qui veut <t:{ $until }:R>.
no-offer-declined-lately = <@{ $who }> a refusé. { $minutes ->
    [one] Tu peux redemander dans une minute
   *[other] Tu peux redemander dans { $minutes } minutes
} ; l’attente s’allonge à chaque fois.
no-offer-too-fast = Tu as fait beaucoup d’offres en peu de temps, et chacune envoie une notification. { $minutes ->
    [one] Tu peux en refaire une dans une minute.
   *[other] Tu peux en refaire une dans { $minutes } minutes.
}
no-offer-avoided = Cette place n’est pas libre pour toi : deux personnes qu’on ne met pas à la même table s’y retrouveraient. Choisis quelqu’un d’autre, ouvre ta propre table, ou joue contre moi.
no-offer-unreliable = Cette table est réservée à qui répond à temps au moins { $min } % du temps ; pour toi, ces derniers temps, c’était { $percent } %. Chaque réponse à temps fait remonter ce chiffre : joue à une autre table, ou avec moi.
no-offer-newcomer = Cette table est réservée aux personnes connues pour répondre à temps. Tu es un nouveau visage ici : on te connaîtra après { $count ->
        [one] une décision de plus
       *[other] { $count } décisions de plus
    } à la pendule. D’autres tables t’accueillent, et moi aussi.
no-avoid-self = Tu ne peux pas t’éviter toi-même. Choisis quelqu’un d’autre.
no-avoid-too-many = Tu évites déjà { $max } personnes. Retires-en d’abord une de la liste : `/wanted moi`, **Qui j’évite**.

## La liste de tout ce qui attend quelqu’un.

games-title = { $count ->
    [0] Rien ne t’attend
    [one] Une réponse t’attend
   *[other] { $count } choses t’attendent
}
games-none = Tu n’as aucune partie en cours. Lances-en une ci-dessous.
games-yours = 🔔 **À toi de jouer**
games-asked = 🤝 **Offres et propositions qui attendent ta réponse**
games-theirs = ⏳ **Aux autres de jouer**
games-offered = 📜 **Offres en attente de réponse**
games-mistakes = 🔁 **Erreurs à réessayer** (choisis dans la liste)
# $go : un lien ; $more : ce qu’il y a d’autre à dire, chaque partie après un point, ou rien
games-line = { $name }{ $more }
games-go = [y aller]({ $link })
games-due = échéance { $when }
games-since = dernier coup { $when }
games-claim = 💤 ton adversaire ne répond plus : réclame la victoire ou laisse jouer l’ordinateur (`/table réclamer`)
games-substituted = 🤖 l’ordinateur joue pour toi
games-offer = #{ $offer } · { $game } · { $host }
games-proposal-undo = on veut reprendre un coup
games-proposal-draw = on propose un match nul
games-proposal-abort = on veut arrêter la partie
games-proposal-chair = cherche quelqu’un pour une place
games-more = { $count ->
    [one] … et { $count } autres.
   *[other] … et { $count } autres.
}

## Chercher une partie

title-looking = Qui est partant ?
looking-own = Tu cherches une partie : { $wish }, jusqu’à { $when }.
looking-wish = { $game } · { $pace }
looking-any-game = n’importe quel jeu
looking-any-pace = n’importe quelle pendule
looking-fits = 🤝 **{ $name }** est aussi de la partie : { $wish }.
looking-line = **{ $name }** · { $wish } · jusqu’à { $when }
looking-nobody = Personne d’autre pour l’instant. Tu seras dans la liste pour qui passera ensuite ; la donne du jour, elle, se joue en solo.
looking-busy = D’habitude, on joue surtout ici entre { $start } et { $until }.
looking-ends = Tu quittes la liste dès que commencent une partie, tes heures calmes ou une absence.
looking-stopped = Tu ne cherches plus de partie.
looking-posse = 📣 { $role } **{ $name }** cherche une partie : { $wish }, jusqu’à { $when }.
btn-looking-offer = Proposer une partie { A($name) }
btn-looking-stop = Plus tard
btn-looking-posse = Battre le rappel
hint-looking = Proposer une partie à…
games-looking = 👀 **En quête d’une partie**
no-looking-none = Tu n’es pas dans la liste. Inscris-toi avec `/wanted partant`.
no-looking-over = Cette personne ne cherche plus de partie. `/wanted partant` montre qui en cherche une.
no-posse-none = Ce serveur n’a pas de rôle à appeler. La modération peut en choisir un avec `/wanted-admin réglages`.
no-posse-again = Tu as battu le rappel il y a peu. Tu pourras recommencer <t:{ $until }:R>.
no-posse-often = On a battu le rappel { $max } fois depuis hier : cela suffit pour une journée.
