# Ce que peuvent régler et interrompre les personnes qui gèrent un serveur.

## Commandes

cmd-admin-group = wanted-admin
    .description = Comment Wanted se comporte sur ce serveur
cmd-admin-settings = réglages
    .description = Afficher les réglages de ce serveur, ou les modifier avec les options
cmd-admin-settings-language = langue
    .description = La langue des plateaux, journaux et notifications
cmd-admin-settings-game = jeu
    .description = Le jeu par défaut de /wanted duel
cmd-admin-settings-place = lieu
    .description = Où se jouent les parties
cmd-admin-settings-per-channel = par-salon
    .description = Nombre maximal de parties et d’offres à la fois dans un salon
cmd-admin-settings-per-player = par-joueur
    .description = Nombre maximal de parties et d’offres à la fois pour une personne
cmd-admin-abort = interrompre
    .description = Mettre fin à une partie, sans vainqueur
cmd-admin-abort-table = table
    .description = Quelle partie

## Réglages

title-settings = Wanted sur ce serveur
title-settings-changed = C’est noté. Wanted sur ce serveur
settings-language = Langue de la table
settings-game = Jeu par défaut de /wanted duel
settings-place = Où se jouent les parties
settings-per-channel = Maximum de parties et d’offres par salon
settings-per-player = Maximum de parties et d’offres par personne
settings-language-server = Celle des réglages Discord du serveur
settings-language-now = { $language } (d’après les réglages Discord du serveur)
settings-place-thread = Un fil pour chaque partie
settings-place-channel = Dans le salon même
settings-how = Pour modifier un réglage, utilise /wanted-admin réglages avec l’option voulue.

## Mettre fin à une partie

aborted = La table { $table } est fermée, sans vainqueur. Tout le monde y est prévenu.
no-moderator-only = Seules les personnes qui peuvent gérer ce serveur ont ce droit. Adresse-toi à l’une d’elles.

cmd-admin-panel = panneau
    .description = Tout ce que la modération peut voir et faire
cmd-admin-tables = tables
    .description = Parties et offres du serveur : regarder, arrêter, revenir en arrière, retirer
cmd-admin-tables-table = table
    .description = Quelle partie
cmd-admin-people = personnes
    .description = Personnes bloquées ici ; bloquer quelqu’un ou lever un blocage
cmd-admin-people-person = personne
    .description = Qui
cmd-admin-people-days = jours
    .description = Pour combien de jours ; 0 : sans limite
cmd-admin-people-reason = raison
    .description = Pourquoi ; seule la modération la lit
cmd-admin-people-lift = lever
    .description = Laisser cette personne jouer de nouveau
cmd-admin-check = vérifier
    .description = Où il manque une permission, salon par salon
cmd-admin-check-channel = salon
    .description = Ce salon seulement
cmd-admin-audit = historique
    .description = Ce que la modération a fait, et pourquoi
cmd-admin-settings-offer-hours = heures-offre
    .description = Combien d’heures une offre reste valable ; 0 : le réglage de l’hébergeur
cmd-admin-settings-per-day = par-jour
    .description = Combien d’offres par personne en 24 heures ; 0 : sans limite
cmd-admin-settings-pages = pages
    .description = Donner ou non une page web aux parties terminées, si l’hébergeur le propose
cmd-admin-settings-gazette = gazette
    .description = Après quelles parties paraît la Gazette : la première page, avec ce qui a fait basculer la partie
cmd-admin-settings-quiet-threads = fils-discrets
    .description = Archiver le fil d’une partie quand elle est finie
cmd-admin-settings-log-channel = salon-journal
    .description = Publier dans ce salon ce que fait la modération ; le choisir à nouveau pour arrêter
menu-end-or-withdraw = Arrêter ou retirer

## Le panneau

title-admin = Modérer Wanted
admin-about =
    Tout cela peut aussi se taper : /wanted-admin tables, personnes, vérifier, historique et réglages. Sur un message du bot : Applications → Arrêter ou retirer.

    C’est Discord qui décide qui peut modérer : Paramètres du serveur → Intégrations → Wanted → /wanted-admin. Ajoutes-y des rôles ou des membres. Sur la même page, tu choisis les salons et les rôles pour /wanted ; les boutons des messages marchent pour toute personne qui les voit.
btn-admin-tables = Parties et offres
btn-admin-people = Personnes bloquées
btn-admin-check = Permissions
btn-admin-audit = Historique
btn-admin-settings = Réglages
btn-admin-back = Retour
btn-admin-end = Arrêter cette partie
btn-admin-undo = Revenir en arrière
btn-admin-withdraw = Retirer cette offre
admin-why = Pourquoi ? La table le lira.
admin-nothing = Rien.
admin-more = … et { $count } de plus
title-admin-tables = Parties et offres
hint-admin-look = En regarder une
admin-table = { $name } · { $where } · dernier coup { $since }
admin-offer = { $name } · { $where } · expire { $until }
admin-offer-name = Offre { $offer } · { $game } · { $host }
admin-where = Table
admin-seated = À table
admin-unread = Cette partie ne peut pas être ouverte ({ $code }). On peut l’arrêter.
title-admin-undo = Revenir en arrière
admin-undo-how = La partie revient au moment choisi. La table en est informée, avec ta raison.
hint-admin-undo = À quel moment
admin-rest =
    { $count ->
        [one] Avant la dernière décision
       *[other] { $count } décisions en arrière
    }
admin-undone = La table { $table } est revenue en arrière.
admin-withdrawn = L’offre { $offer } est retirée.
title-admin-people = Personnes bloquées
admin-people-how = Pour bloquer : /wanted-admin personnes avec personne, jours et raison. Pour lever un blocage : avec personne et lever.
admin-block = { $who } · fin : { $until } · { $reason }
admin-for-good = non fixée
admin-blocked = { $who } ne peut plus jouer ici. Fin du blocage : { $until }. Offres retirées ou quittées : { $count }. Les parties en cours continuent.
admin-lifted = { $who } peut de nouveau jouer ici.
title-admin-check = Permissions
admin-fine = Salons où tout marche : { $count }
admin-lacking = Ailleurs, il manque (sans importance là où personne ne doit jouer) :
admin-lacks = { $channel } : { $names }
title-admin-audit = Historique
audit-line = { $at } · { $who } · { $what }
audit-reason = · « { $reason } »
audit-end = a arrêté la table { $table }
audit-undo = a annulé des coups à la table { $table }
audit-withdraw = a retiré l’offre { $offer }
audit-block = a bloqué <@{ $who }> jusqu’au <t:{ $until }:f>
audit-ban = a bloqué <@{ $who }> sans limite
audit-lift = a levé le blocage de <@{ $who }>
audit-settings = a changé les réglages
settings-limits = Offres, fils, journal
settings-offer-hours =
    { $hours ->
        [one] Une offre reste valable { $hours } heure.
       *[other] Une offre reste valable { $hours } heures.
    }
settings-offer-hours-host = La durée des offres est celle que l’hébergeur du bot a fixée.
settings-per-day = Offres par personne en 24 heures : { $count }
settings-per-day-none = Le nombre d’offres par jour n’est pas limité.
settings-pages-yes = Les parties terminées ont une page web, si l’hébergeur le propose.
settings-pages-no = Les parties terminées n’ont pas de page web.
settings-gazette-on = La Gazette paraît après chaque partie.
settings-gazette-people = La Gazette paraît après les parties entre humains.
settings-gazette-off = La Gazette ne paraît pas.
settings-quiet-threads-yes = Les fils sont archivés à la fin de la partie.
settings-quiet-threads-no = Les fils restent ouverts à la fin de la partie.
settings-log-channel = Ce que fait la modération est publié dans { $channel }.
settings-log-channel-none = Ce que fait la modération se lit avec /wanted-admin historique.
settings-posse = Rôle que peut appeler qui cherche une partie : { $role }
settings-posse-none = Qui cherche une partie ne peut appeler aucun rôle.
event-reverted-by-moderator = Les responsables du serveur ont annulé des coups : { $reason }
no-blocked = La modération de ce serveur t’interdit d’y jouer.
no-blocked-until = La modération de ce serveur t’interdit d’y jouer jusqu’au <t:{ $until }:f>.
no-block-self = Tu ne peux pas te bloquer toi-même.
no-block-none = Cette personne n’est pas bloquée ici.
no-offer-blocked = <@{ $who }> ne peut pas jouer sur ce serveur pour le moment.
no-offer-daily-limit = Tu as déjà fait { $max } offres ici en 24 heures : ce serveur n’en permet pas plus. Réessaie plus tard, ou accepte l’offre d’une autre personne.
cmd-admin-settings-posse = rappel
    .description = Un rôle que peut appeler qui cherche une partie ; le même encore : aucun
cmd-admin-settings-keep-months = garder-mois
    .description = Supprimer les parties finies au bout de ce nombre de mois ; 0 : les garder
settings-keep-months =
    { $count ->
        [one] Les parties finies sont supprimées après un mois.
       *[other] Les parties finies sont supprimées après { $count } mois.
    }
settings-keep-months-none = Les parties finies sont gardées aussi longtemps que l’hébergeur du bot les garde.
btn-admin-integrations = À propos des intégrations
audit-unposted = La dernière action n’a pas pu être publiée dans le salon du journal : existe-t-il encore, et le bot peut-il y écrire ? Choisis-en un autre avec /wanted-admin réglages.

cmd-admin-settings-rated = classées
    .description = Classer ou non les parties entre humains, sauf si l’offre en décide autrement
cmd-admin-settings-seasons = saisons
    .description = Remettre ou non les classements à zéro tous les trois mois
settings-rated-yes = Les parties entre humains sont classées, dès que quatre personnes en ont terminé deux chacune.
settings-rated-no = Une partie n’est classée que si l’offre le dit.
settings-seasons-yes = Les classements repartent de zéro tous les trois mois.
settings-seasons-no = Les classements n’ont pas de saison.
btn-admin-unrate = Retirer du classement
audit-unrate = a retiré la table { $table } du classement
admin-unrated = La table { $table } ne compte plus pour le classement ; les suivantes ont été recomptées.
no-not-rated = Cette partie n’est pas classée.
