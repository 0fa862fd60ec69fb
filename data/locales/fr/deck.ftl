# Des decks à soi pour Rag’n’Guns : les construire, et s’asseoir avec.

## Commandes

cmd-deck-group = deck
    .description = Construire tes propres decks pour Rag’n’Guns
cmd-deck-list = liste
    .description = Tous tes decks
cmd-deck-show = voir
    .description = Un de tes decks, ou un deck tout prêt, carte par carte
cmd-deck-new = nouveau
    .description = Commencer un deck : vide, ou copié sur un autre
cmd-deck-add = ajouter
    .description = Mettre jusqu’à trois cartes dans un deck
cmd-deck-remove = retirer
    .description = Sortir jusqu’à trois cartes d’un deck
cmd-deck-check = vérifier
    .description = Ce qui manque encore à un deck, règle par règle
cmd-deck-rename = renommer
    .description = Donner un autre nom à un deck
cmd-deck-delete = supprimer
    .description = Jeter un deck
cmd-deck-choose = choisir
    .description = Le deck avec lequel tu t’assieds désormais
cmd-deck-export = exporter
    .description = Un deck sous forme de code, à garder ou à donner
cmd-deck-import = importer
    .description = Faire un deck à partir d’un code
cmd-deck-deck = deck
    .description = Quel deck
cmd-deck-last = deck
    .description = Quel deck ; sinon, le dernier que tu as modifié
cmd-deck-name = nom
    .description = Comment il s’appellera
cmd-deck-import-name = nom
    .description = Comment il s’appellera ; sinon, comme son Pistolero
cmd-deck-leader = pistolero
    .description = À qui sera ce deck
cmd-deck-copy = copier
    .description = Un deck pour commencer, à toi ou tout prêt ; sinon, il est vide
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
    .description = Pour Rag’n’Guns : ton deck dans cette partie ; sinon, celui que tu as choisi

## L’étagère et un deck

title-deck = 🎴 { $deck }
title-deck-list = Tes decks : { $count } sur { $most }
deck-list-none = Ton étagère est vide. `/deck nouveau` commence un deck, à partir de rien ou d’un deck tout prêt.
deck-list-line = { $sign } { $deck } · { $cards }/{ $wanted }
deck-list-how = ★ t’accompagne à ta prochaine partie · ✅ bon à jouer · ⚠️ pas encore
deck-type = { $type } ({ $count })
deck-ready = ✅ Bon à jouer.
deck-is-chosen = ★ T’accompagne à ta prochaine partie.
deck-made = Un nouveau deck : **{ $deck }**.
deck-added = Dedans : { $cards }.
deck-removed = Dehors : { $cards }.
deck-renamed = **{ $old }** s’appelle désormais **{ $deck }**.
deck-drop-sure = Jeter **{ $deck }** ? Personne ne te le rendra ; les parties en cours se finissent avec, comme si de rien n’était.
deck-dropped = Jeté.
btn-drop-deck = Le jeter
deck-code =
    Le code de **{ $deck }**. Qui l’a peut lire la liste :
    `{ $code }`

## S’asseoir avec un deck

btn-deck = Mon deck
hint-deck = Ton deck
offer-decks = 🎴 Avec ton propre deck ou un deck tout prêt ; personne ne voit lequel avant la première carte.
deck-pick = Avec quel deck t’assieds-tu ? Personne d’autre ne voit ce que tu choisis.
deck-pick-none = Tu n’as aucun deck bon à jouer. Construis-en un avec `/deck nouveau`, ou choisis en secret parmi les decks tout prêts quand la partie commence.
deck-prebuilt = Un deck tout prêt, choisi à la table
deck-picked = Désormais, tu t’assieds avec ce deck : **{ $deck }**. Là où tu es déjà à table, rien ne change.
deck-picked-here = Ton deck à cette table, et désormais : **{ $deck }**.
deck-brought = 🎴 Tu t’assieds avec **{ $deck }**. On ne le dit à personne d’autre.

## Refus

no-own-decks = À ce jeu, on n’apporte pas son deck. N’en indique pas, ou choisis Rag’n’Guns.
no-deck-none = Tu n’as pas de deck de ce nom. `/deck liste` montre ceux que tu as.
no-deck-none-yet = Tu n’as pas encore de deck. `/deck nouveau` en commence un.
no-deck-nameless = Il faut à un deck un nom qui puisse se lire.
no-deck-name-taken = Tu as déjà un deck de ce nom. Trouves-en un autre.
no-deck-shelf-full = Ton étagère porte { $most } decks, et pas un de plus. Jettes-en d’abord un avec `/deck supprimer`.
no-deck-whose = À qui sera ce deck ? Choisis un Pistolero, ou un deck à copier.
no-deck-another-leader = Le deck que tu copies est à un autre Pistolero. Laisse tomber l’un des deux.
no-deck-no-card = Rag’n’Guns n’a pas cette carte, ou en a plusieurs qui y ressemblent. Choisis-en une dans la liste.
no-deck-lacks = { $card } n’est pas dans ce deck.
no-deck-unfit = **{ $deck }** ne peut pas se jouer ainsi. Répare-le avec `/deck ajouter` et `/deck retirer`, ou prends-en un autre avec `/deck choisir`.
