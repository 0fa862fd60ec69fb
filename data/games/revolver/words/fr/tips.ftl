# Conseils pour qui débute à Revolver 2 : avec chaque sorte de question, et après ce qui a coûté cher.

revolver-tip-poker = Chaque carte jouée apporte son avantage, même dans une manche perdue. La triche bat un nombre, l’accusation bat la triche.
revolver-tip-march = Rester donne des recrues, et une attaque de plus ici. Avancer saute tout ce qui reste de ce lieu.
revolver-tip-play = Une carte coûte d’autres cartes de ta main. Dans l’attaque, seul compte le champ de bataille du marqueur.
revolver-tip-field = Trois cartes du côté des gardiens par champ de bataille, pas plus : tout ce qui s’y trouve prend de la place.
revolver-tip-cost = Paie avec ce que tu ne joueras pas bientôt. Barils et munitions sont perdus quand ils servent à payer.
revolver-tip-keg = Il en faut deux ; au-delà, ils sont perdus.
revolver-tip-second-keg = Elle est défaussée pour son baril : prends celle qui te manquera le moins.
revolver-tip-ammo = Chaque icône est un dégât aux gardiens, et l’attaque suit quand même.
revolver-tip-drop = Cela fait de la place, rien d’autre.
revolver-tip-victim = Qui a du Cran perd un jeton au lieu de mourir. Certains coûtent plus en tombant : lis leurs cartes.
revolver-tip-drop-hand = Commence par celles que tu ne peux pas payer.
revolver-tip-rout = La plus faible d’abord, jetons compris.
revolver-tip-lasso = Tu pourras la rejouer, si tu peux la payer encore.
revolver-tip-sap = Prends celle qui a le moins de jetons.
revolver-tip-bring = Les cartes restent derrière quand le marqueur avance : fais venir la plus forte.
revolver-tip-recall = Sur un champ de bataille fini, une carte ne sert plus à rien.
revolver-tip-drill = Les jetons ne comptent que là où est le marqueur.
revolver-tip-spy = Prends ce qui te ferait le plus mal au prochain tour.
revolver-tip-dig = L’autre verra ce que tu prends.
revolver-tip-recover = L’autre connaît déjà ces cartes : prends la plus utile.
revolver-tip-hearten = Le Cran sauve qui prend un dégât, et c’est la plus basse cote qui le prend.
revolver-tip-daunt = Retire-le à qui ne sera pas touché de sitôt.

revolver-setback-guardian = { $card } tombe. Il y a un dégât quand le total de Mapache sur ce champ de bataille dépasse le tien : à égalité, on tient.
revolver-setback-repelled = { $gang } contre { $guards } : pas de dégât, il faut dépasser. À chaque tour sans mort, un jeton quitte la carte de l’armée.
