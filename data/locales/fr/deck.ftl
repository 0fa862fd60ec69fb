# Des decks à soi pour Rag’n’Guns : les construire, et s’asseoir avec.

## Commandes

cmd-deck-group = deck
    .description = Construire tes propres decks pour Rag’n’Guns
cmd-deck-workshop = atelier
    .description = Construire un deck en touchant les cartes, sur un panneau où tout est enregistré
cmd-deck-list = liste
    .description = Tous tes decks
cmd-deck-code = code
    .description = Un deck sous forme de code avec sa liste, ou le deck d’un code reçu
cmd-deck-text = texte
    .description = Colle n’importe quel texte contenant un code ; par défaut, tu reçois le code de ton deck
cmd-deck-last = deck
    .description = Quel deck ; par défaut, le dernier modifié
cmd-wanted-deck = deck
    .description = Pour Rag’n’Guns : ton deck dans cette partie ; par défaut, celui que tu as choisi

## L’étagère et un deck

title-deck = 🎴 { $deck }
title-deck-list = Tes decks : { $count } sur { $max }
deck-list-none = Tu n’as pas encore de deck. Ouvre ci-dessous un deck préconstruit, ou commence le tien.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ ton deck pour la prochaine partie · ✅ jouable · ⚠️ incomplet ou irrégulier
deck-type = { $type } ({ $count })
deck-ready = ✅ Jouable.
deck-is-chosen = ★ Ton deck pour la prochaine partie.
deck-is-ready = ✅ ★ Prêt pour ta prochaine partie.
deck-made = Un nouveau deck : **{ $deck }**.
deck-added = Ajouté : { $cards }.
deck-removed = Retiré : { $cards }.
deck-drop-sure = Supprimer **{ $deck }** ? C’est définitif ; les parties en cours vont jusqu’au bout avec lui.
deck-dropped = Supprimé.
btn-drop-deck = Supprimer
deck-code =
    Code et liste : **{ $deck }**. Copie tout, ou le code seul ; toute personne qui l’a peut lire ta liste.
    { $list }
deck-code-how = À coller dans /deck code

## L’atelier

deck-row = { $leader } · cartes : { $cards }
deck-empty = Pas encore de carte : touches-en dans la liste ci-dessous, ou appuie sur « Compléter ».
deck-filled = Complété avec { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
deck-undone = Le dernier changement est annulé.
deck-curve = Cartes par coût : { $costs }{ $rest ->
    [0] { "" }
   *[other] { " " }· sans coût : { $rest }
}
title-deck-find = Chercher des cartes
deck-find = Un nom, un coût, un mot-clé, un effet
deck-find-none = Aucune carte ne contient « { $words } ». Essaie un mot de son effet, un mot-clé, ou « coût 0 ».
title-deck-name = Nommer ton deck
deck-name = Son nom
hint-deck-cards = { $type } : mettre ou retirer
hint-deck-found = Cartes pour « { $words } » : { $count }
hint-deck-leader = Pour quel Pistolero ?
hint-deck-mine = Ouvrir un de tes decks…
hint-deck-ready = Voir un deck préconstruit…
btn-deck-new = Nouveau : { $leader }
btn-deck-mine = En faire mon deck
btn-deck-sit = Jouer avec
btn-deck-table = Ouvrir une table
btn-deck-test = Tester
btn-deck-fill = Compléter
btn-deck-undo = Annuler
btn-deck-find = Chercher…
btn-deck-name = Nommer…
btn-deck-code = Code
btn-deck-list = Mes decks
btn-deck-drop = Supprimer

## S’asseoir avec un deck

btn-deck = Mon deck
hint-deck = Ton deck
deck-pick = Avec quel deck joues-tu ? Personne d’autre ne voit ton choix.
deck-prebuilt = Un deck préconstruit, choisi à la table
deck-picked = Désormais, tu joues ce deck : **{ $deck }**. Rien ne change aux tables où tu as déjà ta place.
deck-picked-here = Ton deck à cette table, et désormais : **{ $deck }**.
deck-brought = 🎴 Tu joues **{ $deck }**. Personne d’autre ne le sait.

## Refus

no-decks-not-used = À ce jeu, on n’apporte pas son deck. N’en indique pas, ou choisis Rag’n’Guns.
no-deck-none = Tu n’as pas de deck de ce nom. `/deck atelier` montre ceux que tu as.
no-deck-none-yet = Tu n’as pas encore de deck. `/deck atelier` en crée un.
no-deck-nameless = Un deck doit avoir un nom lisible.
no-deck-name-taken = Tu as déjà un deck de ce nom. Trouves-en un autre.
no-deck-shelf-full = Tu as déjà { $max } decks : c’est le maximum. Supprimes-en d’abord un : `/deck liste` les ouvre.
no-deck-no-leader = Pour quel Pistolero ? Choisis-en un dans la liste.
no-deck-gone = Ce deck n’existe plus. `/deck liste` montre ceux que tu as.
no-deck-no-undo = Rien à annuler : on ne connaît pas de liste plus ancienne de ce deck.
no-deck-lacks = { $card } n’est pas dans ce deck.
no-deck-unfit = **{ $deck }** ne peut pas se jouer ainsi. Corrige-le dans `/deck atelier`, ou prends-en un autre.
