# Consignes : ce que le bot répond pour un joueur interrogé hors de son tour. Voir cogs/orders.py.

cmd-wanted-orders = consignes
    .description = Ce que le bot répond pour toi quand on t’interroge hors de ton tour
cmd-wanted-orders-when = quand
    .description = La question pour laquelle personne ne doit t’attendre
cmd-wanted-orders-do = faire
    .description = La réponse ; plusieurs mots avec des virgules, le premier qui convient compte
cmd-wanted-orders-always = toujours
    .description = À toutes tes tables de ce jeu, pas seulement ici

btn-orders = Consignes
orders-title = Consignes · { $game } · table { $table }
orders-how = Là où tu as laissé une consigne, personne n’attend après toi. Elle est suivie après une pause qui n’a rien à voir avec ta main : la pause ne trahit rien. Personne n’apprend que tu as des consignes.
orders-unset = Je te demande.
orders-usually = { $order } (à toutes tes tables)
orders-here = Seulement à cette table
orders-everywhere = À toutes mes tables
orders-hint-when = Quand…
orders-hint-words = … à cette table, je veux…
orders-hint-words-always = … à toutes mes tables, je veux…
orders-saved = C’est noté : { $when }
orders-forgotten = Désormais, je te demande : { $when }
orders-nothing = Rien : me demander

orders-pass-always = Toujours laisser passer
orders-pass = Laisser passer tant qu’il reste plus de { $lives ->
    [one] { $lives } vie
   *[other] { $lives } vies
}
orders-answer = Répondre avec { $answer } si je peux
orders-idle = Laisser passer si je n’ai pas de réponse
orders-ask = Me demander pour tout le reste
orders-ask-line = Sans cela, ce que tes réponses ne couvrent pas passe

orders-when-bang-dodge = On tire sur un des miens
orders-when-bang-shoot-back = Indiens ou duel : il faut un BANG !
orders-when-bang-last-beer = Un des miens se meurt
orders-when-ragnguns-disarm = Je désamorce : un Piège m’attend
orders-when-ragnguns-split = Les balles volent : qui les prend ?
orders-when-ragnguns-place-trap = Mon Piège a été payé et me revient
orders-when-revolver-victim = Touché : quel gardien encaisse ?
orders-when-gnadenlos-bid = On recrute : je dois miser
orders-when-outlaws-leader = Mes meilleurs hors-la-loi sont à égalité

orders-ragnguns-disarm-pay = Payer si je peux
orders-ragnguns-disarm-overbid = Surenchérir si je peux
orders-ragnguns-disarm-take = Le retourner
orders-ragnguns-split-0 = Mon pistolero les prend toutes
orders-usual-ragnguns-disarm = Le retourner
orders-usual-ragnguns-split = La carte de ma Ruelle en prend autant qu’elle peut
orders-usual-ragnguns-place-trap = Il va sur la plus petite pile de ma Planque
orders-usual-revolver-victim = Le bot choisit
orders-usual-gnadenlos-bid = La plus petite somme libre
orders-usual-outlaws-leader = Le bot choisit

no-orders-none = Aucune question de ce jeu ne peut être réglée par une consigne.
no-orders-word = « { $word } » n’est pas une consigne possible ici. Choisis parmi les propositions, ou ouvre la liste avec /wanted orders tout court.
no-orders-two = Une seule limite de vies à la fois.
no-orders-when = Dis aussi pour quelle question : l’option « quand ». Ou ouvre la liste avec /wanted orders tout court.
