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

aborted = La table { $table } est fermée, sans vainqueur. Les joueurs sont prévenus.
no-admin-only = Seules les personnes qui peuvent gérer ce serveur ont ce droit. Adresse-toi à l’une d’elles.
