# Ce que chacun règle pour soi : langue, fuseau horaire, heures calmes, appels, absences.

## Commandes

cmd-wanted-me = moi
    .description = Ta langue, ton fuseau, tes heures calmes et tes appels, sur tous les serveurs
cmd-wanted-me-language = langue
    .description = La langue dans laquelle je te parle
cmd-wanted-me-timezone = fuseau
    .description = Où est ta montre : une ville, un pays, UTC+2, ou l’heure qu’il y est maintenant
cmd-wanted-me-quiet = calme
    .description = Heures sans appel ni échéance, par exemple 22h-8h ; aucune pour ne plus en avoir
cmd-wanted-me-pings = appels
    .description = Comment je t’appelle quand c’est à toi de jouer
cmd-wanted-me-next-up = prochain
    .description = Te prévenir aussi quand tu es le prochain, à trois et plus
cmd-wanted-me-pictures = images
    .description = Ta main avec une image ou non
cmd-wanted-away = absence
    .description = T’absenter quelques jours des parties de ce serveur
cmd-wanted-away-until = jusque
    .description = Ton dernier jour : une date, un jour, 10j pour dix jours ; retour si tu es revenu
cmd-wanted-away-from = depuis
    .description = Ton premier jour d’absence ; sinon, tout de suite
cmd-admin-settings-away-days = jours-absence
    .description = Combien de jours par an un joueur peut s’absenter ; 0 pour aucun

## Réglages

title-me = Tes réglages
title-me-changed = C’est noté. Tes réglages
me-language = Langue
me-language-discord = Comme dans ton Discord
me-language-now = { $language } (comme dans ton Discord)
me-timezone = Fuseau horaire
me-timezone-none = Pas réglé : je compte en UTC
me-timezone-now = { $zone } · il y est { $time }
me-quiet = Heures calmes
me-quiet-none = Aucune
me-quiet-hours = De { $start } à { $end } : ni appel ni échéance
me-pings = Appels
me-pings-channel = Là où l’on joue
me-pings-direct = Par message privé
me-pings-none = Aucun
me-pings-closed = Par message privé, mais les tiens sont fermés : d’ici que tu le règles à nouveau, là où l’on joue
me-next-up = Te prévenir quand tu es le prochain
me-next-up-yes = Oui
me-next-up-no = Non
me-pictures = Images
me-pictures-usual = Comme d’habitude
me-pictures-on = Oui
me-pictures-off = Non : rien que des mots
me-pictures-high-contrast = Très contrastées
me-how = Pour changer un réglage, nomme-le : /wanted moi avec une option.
settings-away-days = Jours d’absence par joueur et par an

no-zone-unknown = Je ne connais ni lieu ni fuseau du nom de « { $zone } ». Essaie une grande ville près de chez toi, un pays, ou quelque chose comme UTC+2.
no-zone-several = { $count } fuseaux répondent à « { $zone } ». Choisis une des suggestions pendant que tu écris.
no-quiet-unclear = Je ne comprends pas « { $hours } » comme des heures. Écris-les comme 22h-8h ou 22:00-08:00 ; « aucune » pour ne plus en avoir.
no-quiet-none = La journée n’a pas de telles heures : « { $hours } ». Écris-les comme 22h-8h.
no-quiet-empty = Des heures calmes ne peuvent pas finir à l’heure où elles commencent. Pour ne plus en avoir, écris « aucune ».
no-quiet-long = Les heures calmes durent { $most } heures par jour au plus : quelqu’un t’attend. Pour plus long, il y a `/wanted absence`.
no-quiet-zone = Pour tes heures calmes, je dois savoir où est ta montre. Règle aussi `fuseau`, dans la même commande si tu veux.
no-me-closed = Discord ne me laisse pas t’écrire : rien n’a donc changé. Autorise les messages privés dans les réglages de confidentialité de ce serveur, puis réessaie.

## Absences

title-away = Toi et les parties de ce serveur
away-set = Bonne route ! Tu pars le { $start } et tu reviens le { $until }. D’ici là, personne ne t’appelle, aucun délai n’expire pour toi, et tes tables le savent.
away-off = Te revoilà ! Ton absence est finie, et les jours que tu n’as pas pris te restent.
away-line = 🏖️ { $start } – { $until }
away-nothing = Tu es là, et rien d’autre n’est prévu.
away-left = { $count ->
    [one] Il te reste { $count } jour d’absence cette année sur ce serveur.
   *[other] Il te reste { $count } jours d’absence cette année sur ce serveur.
}
away-how = Pars avec /wanted absence jusque:, reviens plus tôt avec /wanted absence jusque:retour.
away-choice = { $count ->
    [one] { $day } · { $count } jour
   *[other] { $day } · { $count } jours
}
away-choice-off = retour : me revoilà, oublie ce qui était prévu

no-day-unclear = Je ne comprends pas « { $day } » comme un jour. Écris-le comme 24 décembre, 24/12/2026, vendredi, demain ou 10j.
no-day-none = Il n’y a pas de jour tel que « { $day } ».
no-away-past = Ce jour est passé. Personne ne peut s’absenter dans le passé.
no-away-backwards = Tu ne peux pas revenir avant d’être parti : le dernier jour tombe avant le premier.
no-away-far = C’est trop loin : une absence se prévoit { $most } jours à l’avance au plus.
no-away-long = C’est trop long : { $most } jours de suite au plus. Si tu pars pour plus longtemps, abandonne, ou laisse l’ordinateur jouer pour toi.
no-away-allowance = { $left ->
    [0] Pour { $year }, ce serveur ne te laisse plus aucun jour d’absence.
    [one] Pour { $year }, ce serveur ne te laisse plus que { $left } jour d’absence.
   *[other] Pour { $year }, ce serveur ne te laisse plus que { $left } jours d’absence.
}
no-away-not = Tu n’es pas absent, et rien n’est prévu.
no-away-until = Dis jusqu’à quand : nomme ton dernier jour avec `jusque`.

## Ce que l’on tape ; les mots de chaque langue sont compris dans toutes, séparés par des espaces

typed-days = j jour jours
typed-weeks = sem semaine semaines
typed-today = aujourd’hui
typed-tomorrow = demain
typed-off = non aucun aucune retour fin arrêt
typed-filler = jusque jusqu’au jusqu’à au à le la de du dans pour depuis et en
