# Ce que chacun règle pour soi : langue, fuseau horaire, heures calmes, appels, absences.

## Commandes

cmd-wanted-me = moi
    .description = Ta langue, ton fuseau, tes heures calmes et tes notifications, sur tous les serveurs
cmd-wanted-me-language = langue
    .description = La langue dans laquelle je te parle
cmd-wanted-me-timezone = fuseau
    .description = Ton fuseau : une ville, un pays, UTC+2, ou l’heure qu’il est chez toi
cmd-wanted-me-quiet = calme
    .description = Heures sans notification ni échéance (ex. 22h-8h) ; « aucune » pour ne plus en avoir
cmd-wanted-me-pings = notifications
    .description = Comment te prévenir quand c’est à toi de jouer
cmd-wanted-me-reminder = rappel
    .description = Un rappel, combien d’heures avant l’échéance ; ou plus tard, jamais, habituel (à la moitié)
cmd-wanted-me-next-up = prochain
    .description = Te prévenir aussi quand ton tour approche (à trois et plus)
cmd-wanted-me-pictures = images
    .description = Joindre ou non une image à ta main
cmd-wanted-me-tips = conseils
    .description = T’aider ou non pendant tes premières parties d’un jeu
cmd-wanted-me-records = bilan
    .description = Laisser ou non les autres voir ton bilan
cmd-wanted-away = absence
    .description = T’absenter quelques jours des parties de ce serveur
cmd-wanted-away-until = fin
    .description = Ton dernier jour : une date, lundi, 10j pour dix jours ; « retour » pour rentrer plus tôt
cmd-wanted-away-from = début
    .description = Ton premier jour d’absence ; par défaut, tout de suite
cmd-admin-settings-away-days = jours-absence
    .description = Combien de jours par an une personne peut s’absenter ; 0 pour aucun

## Réglages

title-me = Tes réglages
title-me-changed = C’est noté. Tes réglages
me-language = Langue
me-language-discord = Comme dans ton Discord
me-timezone = Fuseau horaire
me-timezone-none = Pas réglé : je compte en UTC
me-timezone-now = { $zone } · il est { $time } là-bas
me-quiet = Heures calmes
me-quiet-none = Aucune
me-quiet-hours = De { $start } à { $end } : ni notification ni échéance
me-pings = Notifications
me-pings-channel = Là où l’on joue
me-pings-direct = Par message privé
me-pings-none = Aucune
me-pings-closed = Par message privé, mais les tiens sont fermés : en attendant, là où l’on joue
me-reminder = Rappel
me-reminder-usual = À la moitié du temps
me-reminder-later = Plus tard, aux trois quarts du temps
me-reminder-never = Seulement le dernier rappel
me-reminder-hours = { $count ->
    [one] { $count } heure avant l’échéance
   *[other] { $count } heures avant l’échéance
}
me-next-up = Te prévenir quand ton tour approche
me-pictures = Images
me-pictures-usual = Comme sur le serveur
me-pictures-on = Oui
me-pictures-off = Non : rien que des mots
me-pictures-high-contrast = À fort contraste
me-tips = Conseils au début
me-records = Bilan visible
me-judge = Erreurs, en revoyant la partie
me-how = Ou tape /wanted moi avec une option.
me-choice = { $what } : { $choice }
me-away = Absences ici
me-away-none = Aucune prévue
me-orders = Consignes
me-orders-count = { $count ->
    [0] Aucune
    [one] { $count } pour toutes tes tables
   *[other] { $count } pour toutes tes tables
}
me-avoid = Qui tu évites
me-avoid-nobody = Personne
me-avoid-how = Tu ne seras jamais à la même table que les personnes choisies ici, et personne ne saura qui évite qui. Les parties en cours continuent. Retire quelqu’un de la liste pour pouvoir de nouveau jouer ensemble.
me-avoid-more = Il n’y a de place que pour 25 personnes ici ; tu en évites { $count } de plus. Pour changer cela, passe par *Applications* › **{ $menu }** sur leur profil.
hint-me-avoid = Éviter ces personnes
hint-me-switches = Activer ou désactiver…
me-on = Activé
me-turn-on = Désactivé : choisis pour activer
me-turn-off = Activé : choisis pour désactiver
btn-me-time = Horaires, rappel
btn-me-away = Absence
btn-me-avoid = Qui j’évite
me-form-zone = Paris, Montréal, UTC+2 ou Europe/Paris
me-form-quiet = 22h-8h ; vide : aucune
me-form-reminder = heures avant, plus tard, jamais ; vide : à la moitié
me-form-until = Dernier jour, ou « retour »
me-form-until-like = vendredi prochain, deux semaines, 24 décembre
me-form-since = Premier jour
me-form-since-like = vide : tout de suite
settings-away-days = Jours d’absence par personne et par an

no-zone-unknown = Je ne connais ni lieu ni fuseau du nom de « { $zone } ». Essaie une grande ville près de chez toi, un pays, ou quelque chose comme UTC+2.
no-zone-several = { $count } fuseaux correspondent à « { $zone } ». Choisis l’une des suggestions qui s’affichent quand tu tapes.
no-quiet-unclear = « { $hours } » ne ressemble pas à des heures. Écris par exemple 22h-8h ou 22:00-08:00 ; « aucune » pour ne plus en avoir.
no-quiet-none = Ces heures n’existent pas : « { $hours } ». Écris par exemple 22h-8h.
no-quiet-empty = Des heures calmes ne peuvent pas finir à l’heure où elles commencent. Pour ne plus en avoir, écris « aucune ».
no-quiet-long = Les heures calmes durent { $max } heures par jour au plus : quelqu’un t’attend. Pour plus long, il y a `/wanted absence`.
no-quiet-zone = Pour tes heures calmes, il me faut ton fuseau horaire. Règle aussi `fuseau`, en même temps si tu veux.
no-reminder-unclear = « { $reminder } » ne ressemble pas à un rappel. Écris « plus tard », « jamais » ou un nombre d’heures avant l’échéance, { $max } au plus ; rien du tout : à la moitié du temps.
no-dm-closed = Discord ne me laisse pas t’écrire : rien n’a donc changé. Autorise les messages privés dans les réglages de confidentialité de ce serveur, puis réessaie.

## Absences

title-away = Tes absences sur ce serveur
absence-set = Bonne route ! Tu pars le { $start } et tu reviens le { $until }. D’ici là, aucune notification, aucune échéance, et tes tables sont prévenues.
absence-off = Te revoilà ! Ton absence est finie, et les jours que tu n’as pas pris te restent.
absence-line = 🏖️ { $start } – { $until }
absence-nothing = Aucune absence en cours ni prévue.
absence-left = { $count ->
    [one] Il te reste { $count } jour d’absence cette année sur ce serveur.
   *[other] Il te reste { $count } jours d’absence cette année sur ce serveur.
}
absence-how = Pars avec /wanted absence fin:, reviens plus tôt avec /wanted absence fin:retour.
absence-choice = { $count ->
    [one] { $day } · { $count } jour
   *[other] { $day } · { $count } jours
}
absence-choice-off = retour : me revoilà, oublie ce qui était prévu

no-day-unclear = « { $day } » n’est pas un jour que je comprends. Écris par exemple 24 décembre, 24/12/2026, vendredi prochain, dans deux semaines, le 3 ou 10j.
no-day-none = Ce jour n’existe pas : « { $day } ».
no-absence-fast = { $tables } : là, la pendule compte en minutes et n’attend pas pendant ton absence. Finis d’abord la partie, ou passe la main : `/table arrêter` propose aux autres d’en rester là, `/table abandonner` la quitte (à trois ou plus, l’ordinateur prend ta place).
quiet-fast = { $tables } : là, la pendule compte en minutes et ne connaît pas d’heures calmes. Si tu dois partir, `/table arrêter` propose aux autres d’en rester là ; `/table abandonner` quitte la partie.
no-absence-past = Ce jour est passé. Personne ne peut s’absenter dans le passé.
no-absence-backwards = Tu ne peux pas revenir avant ton départ : le dernier jour tombe avant le premier.
no-absence-far = C’est trop loin : une absence se prévoit { $max } jours à l’avance au plus.
no-absence-long = C’est trop long : { $max } jours de suite au plus. Si tu pars pour plus longtemps, abandonne, ou laisse l’ordinateur jouer pour toi.
no-absence-allowance = { $left ->
    [0] Pour { $year }, ce serveur ne te laisse plus aucun jour d’absence.
    [one] Pour { $year }, ce serveur ne te laisse plus qu’un jour d’absence.
   *[other] Pour { $year }, ce serveur ne te laisse plus que { $left } jours d’absence.
}
no-absence-not = Tu n’as aucune absence, ni en cours ni prévue.
no-absence-until = Jusqu’à quand ? Indique ton dernier jour dans l’option `fin`.

## Ce que l’on tape ; les mots de chaque langue sont compris dans toutes, séparés par des espaces ; une expression est liée par des _

typed-days = j jour jours
typed-weeks = sem semaine semaines
typed-fortnights = quinzaine quinzaine_de_jours
typed-months = mois
typed-numbers = un=1 une=1 deux=2 trois=3 quatre=4 cinq=5 six=6 sept=7 huit=8 huitaine=8 neuf=9 dix=10 dizaine=10 onze=11 douze=12 quatorze=14 quinze=15 vingt=20 trente=30
typed-first = premier
typed-today = aujourd’hui
typed-tomorrow = demain
typed-day-after = après-demain après_demain
typed-next = prochain prochaine prochains prochaines qui_vient qui_viennent suivant suivante suivants
typed-this = ce cet cette
typed-end = fin reste
typed-middle = mi milieu
typed-weekend = week-end week_end weekend we
typed-in = dans en
typed-article = le au jusqu’au
typed-daytime = matin midi après-midi après_midi soir soirée nuit minuit au_soir dans_la_journée
typed-off = non aucun aucune retour fin arrêt
typed-usual = habituel habituelle moitié à_la_moitié
typed-later = plus_tard
typed-never = jamais
typed-filler = jusque jusqu’à jusqu’en jusqu à la les l’ de du des d’ici pour pendant durant depuis et dès à_partir partir inclus compris

cmd-wanted-privacy = confidentialité
    .description = Ce qui est conservé sur toi : le lire, l’emporter, le supprimer

## Ce qui est conservé d’une personne

title-privacy = Ce qui est conservé sur toi
privacy-about =
    Sont conservés ton identifiant Discord et ton nom affiché là où tu joues, tes coups, et ce que tu règles avec /wanted moi, /wanted absence, les consignes et les decks. Aucun message que tu écris n’est lu.

    La suppression est immédiate ; les copies de secours de l’hébergeur disparaissent quand elles sont remplacées.
privacy-stored = En ce moment
privacy-count-settings = Réglages : { $count }
privacy-count-absences = Absences : { $count }
privacy-count-standing_orders = Consignes : { $count }
privacy-count-decks = Decks : { $count }
privacy-count-games = Parties : { $count }
privacy-count-moves = Coups : { $count }
privacy-count-offers = Offres : { $count }
privacy-wish = Ta demande
privacy-nothing = Rien n’est conservé sur toi, sauf cette demande. Personne ne peut te proposer de partie.
privacy-file = Tout ce qui est conservé sur toi.
privacy-sure-delete = Réglages, absences, consignes, decks et notes sont supprimés. Dans les parties finies, un pseudonyme remplace ton nom et ton identifiant. C’est définitif. Si la modération t’a bloqué l’accès, le blocage demeure.
privacy-sure-nothing = Tout est supprimé comme avec « Supprimer mes données », et plus rien n’est conservé, sauf cette demande. Tu ne peux plus jouer tant que tu ne l’auras pas permis à nouveau.
privacy-playing = Parties en cours
privacy-resign =
    { $count ->
        [one] Tu abandonnes une partie ; à plus de deux, l’ordinateur prend ta place.
       *[other] Tu abandonnes { $count } parties ; à plus de deux, l’ordinateur prend ta place.
    }
privacy-deleted = C’est fait. Ce qui était conservé sur toi est supprimé.
privacy-allowed = C’est noté. Tu peux jouer de nouveau.
btn-privacy-export = En fichier
btn-privacy-delete = Supprimer mes données
btn-privacy-nothing = Ne rien conserver sur moi
btn-privacy-allow = Me laisser jouer de nouveau
btn-privacy-policy = Politique de confidentialité
btn-privacy-sure = Oui, tout supprimer
no-opted-out = Tu as demandé que rien ne soit conservé sur toi : ce n’est donc pas possible. Pour changer cela, utilise /wanted confidentialité.
no-no-tips = Il n’y a pas de conseils pour toi à cette table : ils sont là pour tes trois premières parties d’un jeu, et seulement si tu en veux. C’est dans `/wanted moi`.
no-tips-on = Tu reçois déjà des conseils, pendant tes trois premières parties d’un jeu.
no-offer-opted-out = <@{ $who }> ne souhaite pas recevoir d’offres de partie.

## Pictures: the setting, and words that stand on pictures and nowhere else.

cmd-admin-settings-pictures = images
    .description = Images des tables : en couleur, à fort contraste ou aucune
settings-pictures = Images
pictures-on = en couleur
pictures-high-contrast = à fort contraste
pictures-off = aucune

picture-wanted = RECHERCHÉ
