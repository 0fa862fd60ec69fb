# Ce que peuvent régler et interrompre les personnes qui gèrent un serveur.

## Commandes

cmd-admin-group = wanted-admin
    .description = Comment Wanted se comporte sur ce serveur
cmd-admin-settings = réglages
    .description = Montrer ce qui est réglé ici, ou le changer avec les options
cmd-admin-settings-language = langue
    .description = Dans quelle langue s’écrivent plateaux, journaux et appels
cmd-admin-settings-game = jeu
    .description = À quoi joue /wanted duel si personne ne dit rien
cmd-admin-settings-place = lieu
    .description = Où se jouent les parties
cmd-admin-settings-per-channel = par-salon
    .description = Parties et offres en même temps dans un salon, au plus
cmd-admin-settings-per-player = par-joueur
    .description = Parties et offres en même temps pour une personne, au plus
cmd-admin-abort = interrompre
    .description = Mettre fin à une partie, sans vainqueur
cmd-admin-abort-table = table
    .description = Quelle partie

## Réglages

title-settings = Wanted sur ce serveur
title-settings-changed = C’est noté. Wanted sur ce serveur
settings-language = Langue de la table
settings-game = Duel habituel
settings-place = Où se jouent les parties
settings-per-channel = Parties et offres par salon, au plus
settings-per-player = Parties et offres par personne, au plus
settings-language-server = Celle des réglages Discord du serveur
settings-language-now = { $language } (d’après les réglages Discord du serveur)
settings-place-thread = Un fil pour chaque partie
settings-place-channel = Le salon lui-même
settings-how = Pour changer quelque chose, nomme-le : /wanted-admin réglages avec une option.

## Mettre fin à une partie

aborted = La table { $table } est close. Personne ne gagne, et la table en est informée.
no-admin-only = Seules les personnes qui peuvent gérer ce serveur ont ce droit. Adresse-toi à l’une d’elles.
