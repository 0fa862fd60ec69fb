# Des decks à soi pour Rag’n’Guns : les construire, et s’asseoir avec.

## Commandes

cmd-deck-group = deck
    .description = Construire tes propres decks pour Rag’n’Guns
cmd-deck-list = liste
    .description = Tous tes decks
cmd-deck-show = voir
    .description = Un de tes decks, ou un deck préconstruit, carte par carte
cmd-deck-new = nouveau
    .description = Créer un deck : vide, ou à partir d’un autre
cmd-deck-add = ajouter
    .description = Mettre jusqu’à trois cartes dans un deck
cmd-deck-remove = retirer
    .description = Sortir jusqu’à trois cartes d’un deck
cmd-deck-check = vérifier
    .description = Ce qui manque encore à un deck, règle par règle
cmd-deck-rename = renommer
    .description = Donner un autre nom à un deck
cmd-deck-delete = supprimer
    .description = Supprimer un deck
cmd-deck-choose = choisir
    .description = Le deck que tu joues désormais
cmd-deck-export = exporter
    .description = Un deck sous forme de code, à garder ou à donner
cmd-deck-import = importer
    .description = Faire un deck à partir d’un code
cmd-deck-deck = deck
    .description = Quel deck
cmd-deck-last = deck
    .description = Quel deck ; par défaut, le dernier modifié
cmd-deck-name = nom
    .description = Son nom
cmd-deck-import-name = nom
    .description = Son nom ; par défaut, celui du Pistolero
cmd-deck-leader = pistolero
    .description = Le Pistolero de ce deck
cmd-deck-copy = copier
    .description = Le deck à copier, à toi ou préconstruit ; par défaut, aucun
cmd-deck-card = carte
    .description = Une carte, par son nom
cmd-deck-second = deuxième
    .description = Une autre carte
cmd-deck-third = troisième
    .description = Et encore une
cmd-deck-type = type
    .description = Ne proposer que les cartes de ce type
cmd-deck-keyword = mot-clé
    .description = Ne proposer que les cartes qui ont ce mot-clé
cmd-deck-code = code
    .description = Le code, qui commence par RG
cmd-wanted-deck = deck
    .description = Pour Rag’n’Guns : ton deck dans cette partie ; par défaut, celui que tu as choisi

## L’étagère et un deck

title-deck = 🎴 { $deck }
title-deck-list = Tes decks : { $count } sur { $most }
deck-list-none = Tu n’as pas encore de deck. `/deck nouveau` en crée un, à partir de rien ou d’un deck préconstruit.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ ton deck pour la prochaine partie · ✅ jouable · ⚠️ incomplet ou irrégulier
deck-type = { $type } ({ $count })
deck-ready = ✅ Jouable.
deck-is-chosen = ★ Ton deck pour la prochaine partie.
deck-made = Un nouveau deck : **{ $deck }**.
deck-added = Ajouté : { $cards }.
deck-removed = Retiré : { $cards }.
deck-renamed = **{ $old }** s’appelle désormais **{ $deck }**.
deck-drop-sure = Supprimer **{ $deck }** ? C’est définitif ; les parties en cours vont jusqu’au bout avec lui.
deck-dropped = Supprimé.
btn-drop-deck = Supprimer
deck-code =
    Le code de **{ $deck }**. Toute personne qui l’a peut lire ta liste :
    `{ $code }`

## S’asseoir avec un deck

btn-deck = Mon deck
hint-deck = Ton deck
offer-decks = 🎴 Avec ton propre deck ou un deck préconstruit ; personne ne voit lequel avant la première carte.
deck-pick = Avec quel deck joues-tu ? Personne d’autre ne voit ton choix.
deck-pick-none = Tu n’as aucun deck jouable. Construis-en un avec `/deck nouveau`, ou choisis en secret parmi les decks préconstruits quand la partie commence.
deck-prebuilt = Un deck préconstruit, choisi à la table
deck-picked = Désormais, tu joues ce deck : **{ $deck }**. Rien ne change pour tes parties en cours.
deck-picked-here = Ton deck à cette table, et désormais : **{ $deck }**.
deck-brought = 🎴 Tu joues **{ $deck }**. Personne d’autre ne le sait.

## Refus

no-own-decks = À ce jeu, on n’apporte pas son deck. N’en indique pas, ou choisis Rag’n’Guns.
no-deck-none = Tu n’as pas de deck de ce nom. `/deck liste` montre ceux que tu as.
no-deck-none-yet = Tu n’as pas encore de deck. `/deck nouveau` en crée un.
no-deck-nameless = Il faut à un deck un nom lisible.
no-deck-name-taken = Tu as déjà un deck de ce nom. Trouves-en un autre.
no-deck-shelf-full = Tu as déjà { $most } decks : c’est le maximum. Supprimes-en d’abord un avec `/deck supprimer`.
no-deck-whose = Pour quel Pistolero ? Choisis-en un, ou un deck à copier.
no-deck-another-leader = Le deck que tu copies est à un autre Pistolero. Choisis l’un ou l’autre.
no-deck-no-card = Rag’n’Guns n’a pas cette carte, ou en a plusieurs qui y ressemblent. Choisis-en une dans la liste.
no-deck-lacks = { $card } n’est pas dans ce deck.
no-deck-unfit = **{ $deck }** ne peut pas se jouer ainsi. Répare-le avec `/deck ajouter` et `/deck retirer`, ou prends-en un autre avec `/deck choisir`.
