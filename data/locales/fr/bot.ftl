# Ce que toutes les parties du bot partagent : noms, listes, refus et événements communs à tous les jeux.

## La variante commune à tous les jeux

preset-standard = Classique

## Couleurs par leur lettre : forme et mot

suit-S = ♠︎ Pique
suit-H = ♥︎ Cœur
suit-C = ♣︎ Trèfle
suit-D = ♦︎ Carreau

## Les langues, chacune dans la sienne

language-en = English
language-fr = Français
language-es = Español

## Les permissions, comme Discord les nomme

permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-create_public_threads = Créer des fils publics
permission-embed_links = Intégrer des liens
permission-attach_files = Joindre des fichiers

## Listes et absences

list-and = { $first } et { $last }
nothing = rien
nameless = Sans-Nom

## Refus du moteur et des tables

no-not-asked = On ne te demande rien pour l’instant : ce n’est pas à toi de jouer.
no-not-offered = { $option } ne fait pas partie de tes choix pour l’instant.
no-how-many = Le compte n’y est pas : il en faut { $min } au moins et { $max } au plus.
no-how-many-exactly = { $count ->
    [one] Le compte n’y est pas : il faut exactement un choix.
   *[other] Le compte n’y est pas : il faut exactement { $count } choix.
}
no-twice = Tu ne peux pas choisir deux fois la même chose.
no-game-over = La fumée est retombée : cette partie est finie.
no-not-seated = Tu n’as pas de place à cette table.
no-decision-stale = Quelqu’un a dégainé plus vite : la table a continué sans attendre. Voici où on en est.
no-table-unknown = Cette table n’existe pas.
no-rules-unsupported = Les règles ont changé depuis le début de cette partie : elle ne peut pas continuer et s’arrête ici, sans vainqueur.
no-table-damaged = Il reste trop peu de cette partie sur le disque pour continuer : elle s’arrête ici, sans vainqueur.
no-no-lesson = Cette leçon n’existe plus. `/wanted apprendre` montre celles qui existent.
no-table-too-new = Cette partie vient d’une version du bot plus récente que celle qui tourne. Rien n’est perdu : il suffit que la personne qui héberge le bot le mette à jour.
no-not-now = Pas maintenant : on te demande autre chose, comme tu peux le voir ici.
# $kind : ce qui est demandé, un nom sans article
no-too-much = Une réponse de trop : personne ne te demande cela ({ $kind }).

## Quand quelque chose tourne mal

handing-over = Le bot change de monture, et rien ne s’est passé : réessaie dans un instant.
no-unsaved = Le registre n’a rien voulu savoir : impossible d’enregistrer, donc rien ne s’est passé. Réessaie dans un instant.
no-form-late = Le formulaire a mis trop de temps à s’ouvrir. Réessaie.
no-button-outdated = Ce message date d’avant le retour du bot à une copie plus ancienne de ses données : ses boutons ne comptent plus. Sers-toi du message le plus récent de ta table ; `/wanted parties` te dit où il est.
# $number : un court numéro sous lequel l’erreur se trouve dans le journal
no-bug = Le bot s’est pris les pieds dans ses éperons. Ce qui était enregistré le reste. Si cela se reproduit, donne ce numéro à la personne qui s’occupe du bot : **{ $number }**

## Événements de tous les jeux

event-undone = Le dernier coup a été repris.
event-forced = { $seat } n’avait pas d’autre choix.
event-resigned = { $seat } jette son arme et abandonne.
event-seat-left = { $seat } quitte la table ; l’ordinateur prend sa place.
event-aborted = La partie a été interrompue.
event-rules-unsupported = Cette partie suivait des règles que le bot ne connaît plus. Elle s’arrête ici, sans vainqueur.
event-table-damaged = La sauvegarde de cette partie est abîmée et il en reste trop peu. Elle s’arrête ici, sans vainqueur.
event-moves-lost = La sauvegarde de cette partie était abîmée : { $count ->
    [one] la dernière étape est perdue
   *[other] les { $count } dernières étapes sont perdues
}. On reprend juste avant.
event-restored = Le bot est revenu à une copie plus ancienne de ses données. Ce qui s’est joué ici après cette copie est perdu. On reprend à partir d’ici.
event-restored-whole = Le bot est revenu à une copie plus ancienne de ses données. Rien de cette partie n’est perdu. On reprend à partir d’ici.
event-moves-rolled-back = Le bot a perdu une partie de ses données : { $count ->
    [one] la dernière étape de cette partie a disparu
   *[other] les { $count } dernières étapes de cette partie ont disparu
}. On reprend à partir d’ici.
event-entropy-added = { $seat } répond pour la première fois depuis : tous les tirages à venir en sont changés, et personne ne peut les connaître.
event-won = { $seat } gagne la partie.
