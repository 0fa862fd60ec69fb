# Consignes : ce que le bot répond pour un joueur interrogé hors de son tour. Voir cogs/orders.py.

cmd-wanted-orders = consignes
    .description = S’appelle maintenant /table consignes
cmd-wanted-orders-when = quand
    .description = La question à laquelle le bot répondra pour toi
cmd-wanted-orders-do = réponse
    .description = La réponse ; ou plusieurs, séparées par des virgules : la première possible est jouée
cmd-wanted-orders-always = toujours
    .description = À toutes tes tables de ce jeu, pas seulement ici

btn-orders = Consignes
orders-title = Consignes · { $game } · table { $table }
orders-how = Personne ne t’attend là où tu as laissé une consigne. Qu’elle soit suivie ou non, et après quelle pause, n’a rien à voir avec ta main : rien ne la trahit. Personne n’apprend que tu as des consignes. Ce qui ne compte guère se règle comme d’habitude, aussitôt, tant que tu n’en décides pas autrement.
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
orders-applied = 📜 Table { $table } : pas besoin de te demander. { $when } → **{ $done }**. Pour en décider autrement à l’avenir : **{ btn-ways }** › **{ btn-orders }**.

orders-pass-always = Toujours encaisser
orders-pass = Encaisser tant qu’il reste plus de { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
orders-answer = Répondre avec { $answer } si je peux
orders-above = Seulement tant qu’il reste plus de { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
orders-above-line = En dessous, je te demande
orders-within = Encaisser, sauf si j’appuie { $minutes ->
    [0] avant la fin de la pause habituelle
   *[other] dans les { $minutes } minutes
}
orders-within-hours = Encaisser, sauf si j’appuie { $hours ->
    [one] dans l’heure
   *[other] dans les { $hours } heures
}
orders-within-usual = Seulement si je n’ai pas appuyé { $minutes ->
    [0] avant la fin de la pause habituelle
   *[other] dans les { $minutes } minutes
}
orders-within-hours-usual = Seulement si je n’ai pas appuyé { $hours ->
    [one] dans l’heure
   *[other] dans les { $hours } heures
}
orders-within-line = On te demande, quoi que tu aies en main ; la consigne n’est suivie qu’ensuite
orders-ask = Me demander

orders-when-bang-dodge = On tire sur un des miens
orders-when-bang-shoot-back = Indiens ou duel : il faut un BANG !
orders-when-bang-last-beer = Un des miens se meurt
orders-when-bang-store = Magasin : je prends une carte
orders-when-bang-flip = Lucky Duke a retourné deux cartes
orders-when-ragnguns-disarm = Un Piège m’attend
orders-when-ragnguns-split = Les Balles volent : qui les encaisse ?
orders-when-ragnguns-place-trap = Mon Piège a été payé et me revient
orders-when-revolver-victim = Touché : quel gardien encaisse ?
orders-when-revolver-rout = Je dois défausser une carte d’un champ de bataille
orders-when-revolver-lasso = Une de mes cartes revient dans ma main
orders-when-revolver-sap = Une de mes cartes perd ses jetons puissance
orders-when-revolver-daunt = Un de mes gardiens perd un jeton Cran
orders-when-revolver-drop-hand = Je dois défausser des cartes de ma main
orders-when-gnadenlos-bid = On recrute : je dois miser
orders-when-gnadenlos-take = Je recrute : quel lot ?
orders-when-outlaws-leader = Mes meilleurs hors-la-loi sont à égalité

orders-ragnguns-disarm-pay = Payer si je peux
orders-ragnguns-disarm-overbid = Enchérir si je peux
orders-ragnguns-disarm-take = Le retourner
orders-ragnguns-split-0 = Mon Pistolero les encaisse toutes
orders-usual-bang-store = La carte qui vaut le plus par elle-même
orders-usual-bang-flip = Celle qui m’arrange
orders-usual-ragnguns-disarm = Retourner le premier
orders-usual-ragnguns-split = La carte de ma Ruelle en encaisse autant qu’elle peut
orders-usual-ragnguns-place-trap = Il va sur la plus petite pile de ma Planque
orders-usual-revolver-victim = Celui qui a du cran, sinon celui dont la perte ne coûte rien de plus
orders-usual-revolver-rout = La plus faible : le moins de puissance de feu, jetons compris
orders-usual-revolver-lasso = La plus faible : le moins de puissance de feu, jetons compris
orders-usual-revolver-sap = Celle qui a le moins de jetons
orders-usual-revolver-daunt = Celui qui en a le plus ; sinon, celui qui serait touché en dernier
orders-usual-revolver-drop-hand = Les plus faibles : le moins de puissance de feu et d’icônes
orders-usual-gnadenlos-bid = La plus petite somme libre
orders-usual-gnadenlos-take = Le plus fort dans les trois à la fois
orders-gnadenlos-take-gold = Le plus fort à l’or
orders-gnadenlos-take-duel = Le plus fort en duel
orders-gnadenlos-take-poker = Le plus fort au poker
orders-usual-outlaws-leader = Celui qui a les meilleurs modificateurs

no-orders-none = Aucune question de ce jeu ne peut être réglée par une consigne.
no-orders-word = « { $word } » n’est pas une consigne possible ici. Choisis parmi les suggestions, ou ouvre la liste avec `/table consignes` tout court.
no-orders-two = Une seule limite de chaque sorte à la fois.
no-orders-ask = « Me demander » ne se combine pas : qu’on te demande ou non ne doit pas dépendre de ta main. Pour qu’on te demande avant de répondre, dis pendant combien de temps.
no-orders-when = Dis aussi pour quelle question : l’option « quand ». Ou ouvre la liste avec `/table consignes` tout court.
