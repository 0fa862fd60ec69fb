# Ce qui se dit dans les leçons de Revolver 2. Leurs donnes sont dans data/games/revolver/lessons.toml.

revolver-lessons = Revolver 2

revolver-lesson-fight =
    Tu mènes les **gardiens** de Malpaso ; Mae mène les hommes de Mapache. Un poker a décidé de la route, une autre leçon le montre. Seul compte le champ de bataille où l’on se bat.
    .title = Le combat sur un champ de bataille
    .ask-1 = Mae a 12 ici, tu as 11. Joue les jumeaux Winchester : puissance 3, contre **une autre carte** de ta main. Le canon en coûte quatre : trop cher.
    .other-1 = Cela n’arrête pas autant de balles. Joue les jumeaux Winchester.
    .done-1 = Les 3 + 3 de tes cartes et la **défense** de 8 de ce lieu font 14. Ce que tu joues reste là ; trois cartes tiennent de ton côté.
    .ask-2 = C’est assez. Finis ton tour. Celui de Mae finit par l’attaque de Mapache.
    .other-2 = Garde ce que tu as là. Finis ton tour.
    .done-2 = Tu tiens. L’égalité suffit aussi : pour tuer, Mapache doit avoir **plus** que toi.
    .end = Un tour sans mort retire un jeton de la carte de l’armée, celui-ci deux, car Mae n’a pas joué de carte. Quand le dernier est parti, les gardiens gagnent. Sur la route, c’était **1/4**, le premier de quatre tours ici ; voici **2/4**.

revolver-lesson-kill =
    Cette fois, tu es le **général Mapache** : tu gagnes quand tous les gardiens sont morts.
    .title = Tuer à chaque tour
    .ask-1 = Dusty tient avec 9, ton chariot-canon a 6. Joue les déserteurs : 4 de plus, contre tes deux autres cartes.
    .other-1 = Cela ne fait pas plus de 9. Joue les déserteurs.
    .done-1 = 6 + 4 font 10, un de plus que Dusty.
    .ask-2 = Appuie sur le bouton qui montre les deux totaux : l’attaque finit ton tour et touche la cote la plus basse, le 1 de Benito le boulanger.
    .other-2 = Tu as besoin d’eux tous. Attaque !
    .done-2 = Un **dégât** : Benito est mort. Le prochain touchera qui aura alors la cote la plus basse.
    .end = Avec du **Cran**, un gardien perd un jeton Cran à la place. Padre Esteban a la plus haute cote : il est touché en dernier. Les balles d’une carte sont des **munitions**, pour la Gatling de la mine.

revolver-lesson-poker =
    La partie commence par un tournoi de poker pour la route. De deux nombres, le plus haut gagne.
    .title = Le poker pour la route
    .ask-1 = De nouveau, tu mènes les gardiens : eux seuls peuvent tricher. Mae a l’air fière de son jeu, sûrement un gros nombre. Joue une de tes deux triches, n’importe laquelle.
    .other-1 = Le nombre de Mae est plus haut. Joue une de tes deux triches.
    .done-1 = La triche bat même le dix. Mae est furieuse : voici l’accusation.
    .ask-2 = Qu’est-ce qui bat l’accusation ?
    .other-2 = L’accusation bat la triche. N’importe quel nombre suffit.
    .done-2 = Deux manches gagnées : la route est à toi, trois lieux l’un après l’autre à partir de l’église.
    .end = Chaque carte jouée apporte son avantage, même perdante. La plupart des tours sur la route amènent une **recrue** aux gardiens ; à la fin d’un lieu, ils peuvent **rester** pour une autre attaque, ou **avancer**.

revolver-lesson-game =
    Les quatre derniers tours à la mine d’argent. Tu mènes les gardiens : garde Padre Esteban en vie.
    .title = Le dernier combat
    .ask-1 = Mae a 12 ici, toi 8. Deux **barils** font s’écrouler les tunnels sur toutes ses cartes : appuie sur « Ensevelir les cartes de Mapache » ; tes artificiers y passent.
    .other-1 = D’abord les 12 de Mae : fais s’écrouler les tunnels avec Les artificiers.
    .done-1 = Les cartes de Mae ont disparu, et tes artificiers, défaussés pour leurs barils. Continue sans aide : avec des **munitions**, Mae tire ici à la Gatling avant l’attaque, un dégât par icône.
    .end = C’était la fin d’une partie. Une partie entière dure une demi-heure ou plus : `/wanted duel` avec Revolver 2.

## Conseils pour qui débute à Revolver 2 : avec chaque sorte de question, et après ce qui a coûté cher.

revolver-tip-poker = Chaque carte jouée apporte son avantage, même dans une manche perdue. La triche bat un nombre, un nombre l’accusation, l’accusation la triche.
revolver-tip-march = Une recrue, piochée à l’aveugle, est un gardien de plus à tuer pour Mapache ; celle du prochain champ de bataille, s’il en amène une, vient de toute façon. Si tu restes, toutes les cartes d’ici comptent pour une autre attaque ; si tu avances, elles restent derrière.
revolver-tip-play = Une carte se paie avec d’autres. Seul compte le lieu du combat.
revolver-tip-field = Trois cartes du côté des gardiens par champ de bataille, pas plus : tout ce qui s’y trouve prend de la place.
revolver-tip-cost = Paie avec ce que tu ne joueras pas bientôt, mais garde en main barils (pont, mine) et munitions (mine).
revolver-tip-keg = Il en faut deux ; au-delà, ils sont perdus.
revolver-tip-second-keg = Elle est défaussée pour son baril : prends celle qui te manquera le moins.
revolver-tip-ammo = Chaque icône est un dégât aux gardiens, et l’attaque suit quand même.
revolver-tip-drop = Cela fait de la place, rien d’autre.
revolver-tip-victim = Qui a du Cran perd un jeton au lieu de mourir. Certains coûtent plus en tombant : lis leurs cartes.
revolver-tip-drop-hand = Plutôt ce que tu ne peux pas payer ou ce qui ne servira pas bientôt.
revolver-tip-rout = Sacrifie celle qui te manquera le moins : ses jetons partent avec elle, et tout ce qu’elle apporte à tes autres cartes.
revolver-tip-lasso = Tu pourras la rejouer, si tu peux la payer encore.
revolver-tip-sap = Prends celle qui a le moins de jetons.
revolver-tip-bring = Les cartes restent derrière quand le combat avance : fais venir la plus forte.
revolver-tip-recall = Sur un champ de bataille fini, une carte ne sert plus à rien.
revolver-tip-drill = Les jetons ne comptent que là où l’on se bat.
revolver-tip-spy = Prends ce qui te ferait le plus mal au prochain tour.
revolver-tip-dig = L’autre verra ce que tu prends.
revolver-tip-recover = L’autre connaît déjà ces cartes : prends la plus utile.
revolver-tip-hearten = Le Cran sauve qui prend un dégât, et c’est la plus basse cote qui le prend.
revolver-tip-daunt = Retire-le à qui ne sera pas touché de sitôt.

revolver-setback-guardian = { $why ->
    [attack] { $card } tombe, car le total de Mapache dépassait le tien. À égalité, tu aurais tenu.
    [gatling] { $card } tombe sous la Gatling : chaque icône de munitions est un dégât, quels que soient les totaux. Mapache n’y tire pas plus de cartes qu’il n’a de cartes Puissance de feu à la mine.
    [loss] { $card } tombe parce que le texte d’un autre gardien coûte un dégât, quels que soient les totaux.
   *[card] { $card } tombe à cause d’une carte de Mapache, quels que soient les totaux. L’attaque s’y ajoute.
}
revolver-setback-repelled = Pour toucher, il faut dépasser. À chaque tour sans mort, un jeton quitte la carte de l’armée ; deux, si tu n’as joué aucune carte ou attaqué avec 0 point.
