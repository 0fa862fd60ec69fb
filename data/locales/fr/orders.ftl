# Consignes : ce que le bot répond pour un joueur interrogé hors de son tour. Voir cogs/orders.py.

cmd-table-orders-when = quand
    .description = La question à laquelle le bot répondra pour toi
cmd-table-orders-do = réponse
    .description = La réponse ; ou plusieurs, séparées par des virgules : la première possible est jouée
cmd-table-orders-always = toujours
    .description = À toutes tes tables de ce jeu, pas seulement ici

btn-orders = Consignes
orders-title = Consignes · { $game } · table { $table }
orders-how = Personne ne t’attend là où tu as laissé une consigne. Qu’elle soit suivie ou non, et après quelle pause, n’a rien à voir avec ta main : rien ne la trahit. Personne n’apprend que tu as des consignes. Les questions sans enjeu reçoivent aussitôt la réponse habituelle, tant que tu n’en décides pas autrement.
orders-unset = Pas de consigne : je te demande.
orders-by-itself = { $order } (comme d’habitude : tu n’as rien choisi)
orders-usually = { $order } (à toutes tes tables)
orders-here = Seulement à cette table
orders-everywhere = À toutes mes tables
orders-hint-when = Quand…
orders-hint-words = … à cette table, je veux…
orders-hint-words-always = … à toutes mes tables, je veux…
orders-saved = C’est noté : { $when }
orders-forgotten = Consigne effacée, je te demanderai : { $when }
orders-nothing = Rien : me demander
orders-applied = 📜 Table { $table }, { $at } : j’ai répondu pour toi. { $when } → **{ $done }**. Pour en décider autrement à l’avenir : **{ btn-ways }** → **{ btn-orders }**.

orders-pass-always = Toujours encaisser
orders-pass = Encaisser tant qu’il me reste plus de { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
orders-answer = Répondre avec { $answer } si je peux
orders-above = Seulement tant qu’il me reste plus de { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
orders-above-line = En dessous, je te demande
orders-within = Encaisser, sauf si j’appuie dans les { $minutes } minutes
orders-within-hours = Encaisser, sauf si j’appuie { $hours ->
    [one] dans l’heure
   *[other] dans les { $hours } heures
}
orders-within-usual = Seulement si je n’ai pas appuyé dans les { $minutes } minutes
orders-within-hours-usual = Seulement si je n’ai pas appuyé { $hours ->
    [one] dans l’heure
   *[other] dans les { $hours } heures
}
orders-within-line = On te demande, quoi que tu aies en main ; la consigne n’est suivie qu’ensuite
orders-ask = Me demander

no-standing-order-none = Aucune question de ce jeu ne peut être réglée par une consigne.
no-standing-order-word = « { $word } » n’est pas une consigne possible ici. Choisis parmi les suggestions, ou ouvre la liste avec `/table consignes` tout court.
no-standing-order-two = Une seule limite de chaque sorte à la fois.
no-standing-order-ask = « Me demander » ne se combine pas avec d’autres consignes : qu’on te demande ou non ne doit pas dépendre de ta main. Pour qu’on te demande avant de répondre, dis pendant combien de temps.
no-standing-order-when = Dis aussi pour quelle question : l’option « quand ». Ou ouvre la liste avec `/table consignes` tout court.
