# Ce que voit et fait la personne qui héberge le bot : sur tous les serveurs à la fois.

## Commandes

cmd-owner-group = wanted-host
    .description = Pour la personne qui héberge ce bot
cmd-owner-status = état
    .description = Comment va le bot : serveurs, parties, travaux, copies, erreurs, disque
cmd-owner-servers = serveurs
    .description = Les serveurs exclus ; en exclure un ou le laisser revenir
cmd-owner-servers-server = serveur
    .description = Son identifiant, ou choisis dans la liste
cmd-owner-servers-reason = raison
    .description = Pourquoi ; seules les personnes qui hébergent le bot la lisent
cmd-owner-servers-lift = lever
    .description = Laisser ce serveur revenir
cmd-owner-message = message
    .description = Écrire à toutes les parties en cours, avant une maintenance par exemple
cmd-owner-message-text = texte
    .description = Le message ; tu le vois avant l’envoi
cmd-owner-drain = pause
    .description = Ne plus laisser commencer de partie, ou le permettre à nouveau
cmd-owner-drain-on = active
    .description = Vrai : aucune nouvelle partie. Faux : on peut de nouveau en commencer
cmd-owner-stop = arrêter
    .description = Arrêter le bot ; tout est enregistré
cmd-owner-audit = historique
    .description = Ce qui a été décidé ici : quand, par qui, quoi, pourquoi

## Le panneau

title-host = Wanted, côté hébergement
owner-draining = Aucune partie ne commence : c’est toi qui l’as demandé.
owner-version = Version
owner-version-now = { $version }, démarrage { $since }
owner-servers = Serveurs
owner-servers-now = { $count }, exclus : { $shut }
owner-tables = Parties
owner-tables-suspended = En pause, car Discord refuse de les afficher : { $count }
owner-tables-behind = Plateaux en retard : { $count }
owner-tables-offers = Offres ouvertes : { $count }
owner-daily = Donne du jour : victoires en douze semaines ; la bonne force en laisse 35 à 65 %
owner-daily-wins = { $weekday }, { $level } : { $percent } % sur { $count }
owner-latency = Discord
owner-latency-now =
    { $count ->
        [one] { $ms } ms jusqu’à sa passerelle
       *[other] { $ms } ms jusqu’à sa passerelle, pour le plus lent de { $count } fragments
    }
owner-latency-unknown = Pas encore mesuré.
owner-work = Travaux en cours
owner-work-none = Rien en ce moment.
owner-overdue =
    { $seconds ->
        [0] Rien n’est en retard.
       *[other] Retard maximal : { $seconds } s.
    }
owner-workers = Processus auxiliaires : { $names }
owner-processes = Processus
owner-process =
    { $count ->
        [one] Fragments { $shards } sur { $host } : { $count } table ouverte, pendules vérifiées { $when }
       *[other] Fragments { $shards } sur { $host } : { $count } tables ouvertes, pendules vérifiées { $when }
    }
owner-process-waits = Fragments { $shards } sur { $host } : attend qu’un autre processus s’arrête
owner-backup = Copies de secours
owner-backup-at = Dernière copie : { $when }.
owner-backup-good =
    { $count ->
        [one] Essayée : sa partie en cours a été rejouée, tout va bien.
       *[other] Essayée : ses { $count } parties en cours ont été rejouées, tout va bien.
    }
owner-backup-games = Essayée : elle est saine, mais des parties ne peuvent pas continuer : { $why }
owner-backup-damaged = Essayée : la copie était abîmée ({ $why }). Le disque est-il en bon état ?
owner-backup-unmade = La dernière n’a pas pu être faite : { $why }
owner-backup-unplanned = Aucune n’est prévue : WANTED_BACKUP_SCHEDULE n’est pas réglé.
owner-backup-none = Aucune pour l’instant ; la première se fait dans la minute qui suit le démarrage.
owner-errors = Erreurs des dernières 24 heures
owner-errors-count = { $count }
owner-disk = Disque
owner-disk-free = { $free } Mo libres ; la base de données fait { $size } Mo.
btn-owner-status = Actualiser
btn-owner-message = Écrire à toutes les parties
btn-owner-drain = Bloquer les nouvelles parties
btn-owner-undrain = Laisser commencer
btn-owner-servers = Serveurs
btn-owner-stop = Arrêter le bot
btn-owner-send = Envoyer

## Serveurs

title-owner-servers = Serveurs exclus
owner-servers-how = Pour en exclure un : /wanted-host serveurs avec serveur et raison. Pour le laisser revenir : avec serveur et lever.
owner-shut = `{ $server }` · { $at } · { $reason }
owner-shut-now = Le serveur `{ $server }` est exclu : le bot le quitte, ses parties sont en pause et aucune invitation ne le ramène. Pour revenir là-dessus : /wanted-host serveurs avec lever.
owner-reopened = Le serveur `{ $server }` peut réinviter le bot ; ses parties continueront alors.

## Message, pause, arrêt

audit-shut = a exclu le serveur `{ $server }`
audit-reopen = laisse revenir le serveur `{ $server }`
audit-drain = ne laisse plus commencer de partie
audit-undrain = laisse de nouveau commencer des parties
audit-message = a écrit à toutes les parties
audit-stop = a arrêté le bot
title-owner-message =
    { $count ->
        [one] À envoyer dans un salon
       *[other] À envoyer dans { $count } salons
    }
owner-message-what = Que faut-il écrire à toutes les parties ?
owner-sending = Envoi en cours…
owner-sent = Salons atteints : { $count }. Refus de Discord : { $refused }
owner-notice = De la part de la personne qui héberge ce bot : { $said }
owner-drained = Aucune partie ne commence plus, même après un redémarrage. Celles en cours continuent. Pour revenir là-dessus : /wanted-host pause.
owner-undrained = Les parties peuvent de nouveau commencer.
owner-stop-sure =
    { $count ->
        [0] Arrêter le bot ? Aucune partie n’est en cours.
        [one] Arrêter le bot ? Une partie est en cours. Elle est enregistrée, et sa pendule ne tourne pas jusqu’au prochain démarrage.
       *[other] Arrêter le bot ? { $count } parties sont en cours. Elles sont enregistrées, et leurs pendules ne tournent pas jusqu’au prochain démarrage.
    }
owner-stopping = Le bot termine ce qu’il est en train d’afficher, puis s’arrête. Il faudra le relancer sur sa machine.

## Refus

no-owner-only = Seule la personne qui héberge ce bot a ce droit. Pour modérer ce serveur, utilise /wanted-admin.
no-owner-server = Ce n’est pas l’identifiant d’un serveur. Choisis dans la liste, ou copie l’identifiant : un nombre de 19 chiffres au plus.
no-owner-here = C’est le serveur où tu te trouves : tu t’exclurais toi-même. Fais-le depuis un autre serveur.
no-owner-none = Ce serveur n’est pas exclu.
no-owner-nobody = Aucune partie n’est en cours : personne ne le lirait.
no-owner-gone = Ce message n’est plus là. Écris-le à nouveau avec /wanted-host message.
no-block-owner = Cette personne héberge le bot : impossible de la bloquer ici. Si tu ne veux pas du bot, retire-le du serveur.
no-games-paused = Aucune partie ne peut commencer pour le moment : une maintenance du bot se prépare. Les parties en cours continuent ; réessaie plus tard.
no-server-blocked = La personne qui héberge ce bot ne dessert plus ce serveur.

## Le premier démarrage

first-game = { $who }, le bot est prêt. Une première partie contre l’ordinateur ? Toute personne qui appuie joue un duel rapide.
btn-first-game = Jouer une première partie
