# Ce que voit et fait la personne qui héberge le bot : sur tous les serveurs à la fois.

## Commandes

cmd-host-group = wanted-host
    .description = Pour la personne qui héberge ce bot
cmd-host-status = état
    .description = Comment va le bot : serveurs, parties, travaux, copies, erreurs, disque
cmd-host-servers = serveurs
    .description = Les serveurs exclus ; en exclure un ou le laisser revenir
cmd-host-servers-server = serveur
    .description = Son identifiant, ou choisis dans la liste
cmd-host-servers-reason = raison
    .description = Pourquoi ; seules les personnes qui hébergent le bot la lisent
cmd-host-servers-lift = lever
    .description = Laisser ce serveur revenir
cmd-host-message = message
    .description = Écrire à toutes les parties en cours, avant une maintenance par exemple
cmd-host-message-text = texte
    .description = Le message ; tu le vois avant l’envoi
cmd-host-drain = pause
    .description = Ne plus laisser commencer de partie, ou le permettre à nouveau
cmd-host-drain-on = active
    .description = Vrai : aucune nouvelle partie. Faux : on peut de nouveau en commencer
cmd-host-stop = arrêter
    .description = Arrêter le bot ; tout est enregistré
cmd-host-audit = historique
    .description = Ce qui a été décidé ici : quand, par qui, quoi, pourquoi

## Le panneau

title-host = Wanted, côté hébergement
host-draining = Aucune partie ne commence : c’est toi qui l’as demandé.
host-version = Version
host-version-now = { $version }, démarrage { $since }
host-servers = Serveurs
host-servers-now = { $count }, exclus : { $shut }
host-tables = Parties
host-tables-suspended = En pause, car Discord refuse de les afficher : { $count }
host-tables-behind = Plateaux en retard : { $count }
host-tables-offers = Offres ouvertes : { $count }
host-latency = Discord
host-latency-now =
    { $count ->
        [one] { $ms } ms jusqu’à sa passerelle
       *[other] { $ms } ms jusqu’à sa passerelle, pour le plus lent de { $count } fragments
    }
host-latency-unknown = Pas encore mesuré.
host-work = Travaux en cours
host-work-none = Rien en ce moment.
host-overdue =
    { $seconds ->
        [0] Rien n’est en retard.
       *[other] Retard maximal : { $seconds } s.
    }
host-workers = Processus à côté du bot : { $names }
host-backup = Copies de secours
host-backup-at = Dernière copie : { $when }.
host-backup-good =
    { $count ->
        [one] Essayée : sa partie en cours a été rejouée, tout va bien.
       *[other] Essayée : ses { $count } parties en cours ont été rejouées, tout va bien.
    }
host-backup-games = Essayée : elle est saine, mais des parties ne peuvent pas continuer : { $why }
host-backup-damaged = Essayée : la copie était abîmée ({ $why }). Le disque est-il en bon état ?
host-backup-unmade = La dernière n’a pas pu être faite : { $why }
host-backup-unplanned = Aucune n’est prévue : WANTED_BACKUP_SCHEDULE n’est pas réglé.
host-backup-none = Aucune pour l’instant ; la première se fait dans la minute qui suit le démarrage.
host-errors = Erreurs des dernières 24 heures
host-errors-count = { $count }
host-disk = Disque
host-disk-free = { $free } Mo libres ; la base de données fait { $size } Mo.
btn-host-status = Actualiser
btn-host-message = Écrire à toutes les parties
btn-host-drain = Bloquer les nouvelles parties
btn-host-undrain = Laisser commencer
btn-host-servers = Serveurs
btn-host-stop = Arrêter le bot
btn-host-send = Envoyer

## Serveurs

title-host-servers = Serveurs exclus
host-servers-how = Pour en exclure un : /wanted-host serveurs avec serveur et raison. Pour le laisser revenir : avec serveur et lever.
host-shut = `{ $server }` · { $at } · { $reason }
host-shut-now = Le serveur `{ $server }` est exclu : le bot le quitte, ses parties sont en pause et aucune invitation ne le ramène. Pour revenir là-dessus : /wanted-host serveurs avec lever.
host-reopened = Le serveur `{ $server }` peut réinviter le bot ; ses parties continueront alors.

## Message, pause, arrêt

audit-shut = a exclu le serveur `{ $server }`
audit-reopen = laisse revenir le serveur `{ $server }`
audit-drain = ne laisse plus commencer de partie
audit-undrain = laisse de nouveau commencer des parties
audit-message = a écrit à toutes les parties
audit-stop = a arrêté le bot
title-host-message =
    { $count ->
        [one] À envoyer dans un salon
       *[other] À envoyer dans { $count } salons
    }
host-message-what = Que faut-il écrire à toutes les parties ?
host-sending = Envoi en cours…
host-sent = Salons atteints : { $count }. Refus de Discord : { $refused }
host-notice = De la part de la personne qui héberge ce bot : { $said }
host-drained = Aucune partie ne commence plus, même après un redémarrage. Celles en cours continuent. Pour revenir là-dessus : /wanted-host pause.
host-undrained = Les parties peuvent de nouveau commencer.
host-stop-sure =
    { $count ->
        [0] Arrêter le bot ? Aucune partie n’est en cours.
        [one] Arrêter le bot ? Une partie est en cours. Elle est enregistrée, et sa pendule ne tourne pas jusqu’au prochain démarrage.
       *[other] Arrêter le bot ? { $count } parties sont en cours. Elles sont enregistrées, et leurs pendules ne tournent pas jusqu’au prochain démarrage.
    }
host-stopping = Le bot termine ce qu’il est en train d’afficher, puis s’arrête. Il faudra le relancer sur sa machine.

## Refus

no-host-only = Seule la personne qui héberge ce bot a ce droit. Pour modérer ce serveur, utilise /wanted-admin.
no-host-server = Ce n’est pas l’identifiant d’un serveur. Choisis dans la liste, ou copie l’identifiant : un nombre de 19 chiffres au plus.
no-host-here = C’est le serveur où tu te trouves : tu t’exclurais toi-même. Fais-le depuis un autre serveur.
no-host-none = Ce serveur n’est pas exclu.
no-host-nobody = Aucune partie n’est en cours : personne ne le lirait.
no-host-gone = Ce message n’est plus là. Écris-le à nouveau avec /wanted-host message.
no-block-host = Cette personne héberge le bot : impossible de la bloquer ici. Si tu ne veux pas du bot, retire-le du serveur.
no-draining = Aucune partie ne peut commencer pour le moment : une maintenance du bot se prépare. Les parties en cours continuent ; réessaie plus tard.
no-shut = La personne qui héberge ce bot ne dessert plus ce serveur.

## Le premier démarrage

first-game = { $who }, le bot est prêt. Une première partie contre l’ordinateur ? Toute personne qui appuie joue un duel rapide.
btn-first-game = Jouer une première partie
