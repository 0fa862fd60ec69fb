# Ce qui se dit dans les leçons de Gnadenlos ! Leurs donnes sont dans data/games/gnadenlos/lessons.toml.

gnadenlos-lessons = Gnadenlos !

gnadenlos-lesson-strengths =
    Les fers sont les pas de cette rue : ton chapeau est sur le 6, l’Arrivée est le 31. **Qui est le plus loin à la fin gagne.** À chaque tour, un événement demande l’or, le duel ou le poker : l’or rapporte des pépites, le duel des dettes à miser, le poker des pas.
    .title = Chapeaux, fers, trois forces
    .ask-1 = Le filon demande de l’**or**. De tes trois aventuriers, envoie qui creuse le mieux.
    .other-1 = Cela ne fait que 3 en or. Nell en a 6.
    .done-1 = 6, c’est le plus haut : 14 pépites, chacune vaut un pas, comme le montre la leçon suivante. Mais qui gagne te quitte.
    .ask-2 = Et le **poker** : le plus haut avance, le plus bas recule, des nombres que la rue porte sous leur chapeau.
    .other-2 = Sadie n’a que 1 au poker : ton chapeau reculerait. L’As a 6.
    .done-2 = Six fers en avant, comme le dit la couleur de la rue. Plus loin, le poker donne moins et prend plus.
    .end = Un événement demande donc une force, et qui le gagne s’en va. Un **duel** rapporte des dettes à miser ; c’est une carte sur sept, et le deuxième duel finit la partie.

gnadenlos-lesson-recruiting =
    C’est ton tour ; ceux de Dusty et de Mae suivent. D’abord le **prestige** : une pépite par fer, cinq au plus. Puis, avec moins de trois aventuriers, tu peux lancer un **recrutement**.
    .title = Le prestige, et miser des dettes
    .ask-1 = Paie ce que tu veux, ou rien.
    .ask-2 = Les aventuriers gagnent les événements, et qui gagne s’en va : il t’en faut d’autres. Lance un recrutement.
    .other-2 = Avec un seul aventurier, tu perds presque tout. Lance un recrutement.
    .done-2 = Deux aventuriers cherchent du travail. **Trois misent, et le plus bas n’a personne.**
    .ask-3 = Une mise, c’est une à trois **dettes** additionnées, pas des pépites ; elle gagne un aventurier. Les dettes qui recrutent vont au marché, où il y en a déjà à toi ; quand il y en a 18, c’est la **paye**. Mise 3 : ton 3 rouge.
    .other-3 = C’est permis, et **Autre somme** les prend une à une, mais sous 3 tu risques d’être le plus bas, et au-dessus tu paies plus cher. Mise 3.
    .done-3 = 3 est le plus haut : tu choisis d’abord, puis Dusty ; Mae n’a personne. Chaque somme ne se mise qu’une fois.
    .ask-4 = Personne ne creuse mieux que Quartz. Prends-le.
    .other-4 = Baxter creuse à 5, Quartz à 6. Prends le meilleur.
    .done-4 = Payé avec ton 3 rouge, maintenant face cachée au marché ; gagné : Quartz. À la paye, une dette rouge réclamée te coûte sa valeur en pépites.
    .end = Mae a misé le moins : elle a repris sa dette et n’a rien payé. À la **paye**, un dé réclame des dettes du marché : leur propriétaire paie, ou recule de cinq fers avec un **vautour**. Le troisième vautour sur un chapeau finit la partie.

gnadenlos-lesson-payday =
    Le marché est plein : trois rangées pour trois joueurs. À la fin de ce tour, c’est le **jour de paye** : un dé désigne une colonne, sa dernière dette est réclamée, et ainsi de suite jusqu’à une colonne vide ou une dette impayée.
    .title = Le jour de paye et les vautours
    .ask-1 = Tu as 4 pépites, et des dettes à toi sont là-dedans. Quatre fers tout de suite, ou de quoi payer ? Ne paie rien.
    .other-1 = Alors tu ne pourrais pas payer une dette de 4, et cela coûte cinq fers et un vautour. Ne paie rien.
    .done-1 = Tes 4 pépites restent à toi.
    .ask-2 = Recruter ajouterait des dettes : pas cette fois.
    .other-2 = Cela met d’autres dettes dans un marché plein. Ne recrute personne.
    .done-2 = Tes 4 pépites ont tout juste suffi ; Dusty n’en avait que 2.
    .end = Qui ne peut pas payer ne paie rien, reçoit un **vautour** et recule de cinq fers, et la paye est finie ; s’il reste 18 dettes, une autre commence aussitôt. Le troisième vautour sur un chapeau finit la partie.

gnadenlos-lesson-game =
    La fin d’une partie, à trois dans la rue : tu es sur le 24, Dusty sur le 23, Mae sur le 22 ; l’Arrivée est le fer 31. Le poker et le prestige t’y mènent.
    .title = Une courte partie
    .ask-1 = Un **duel** : qui le gagne pioche deux dettes. Envoie Sadie.
    .other-1 = Personne ne tire comme Sadie. Envoie-la.
    .done-1 = Deux dettes à miser. **Qui a son chapeau dessus les paiera** : dans une mise comme 6 = 🔵2+4, Dusty paierait le 2, et toi le 4.
    .end = Près de l’Arrivée, le poker prend plus qu’il ne donne ; le prestige est sûr. Une partie entière dure une demi-heure ou plus.

## Conseils pour qui débute à Gnadenlos! : avec chaque sorte de question, et après ce qui a coûté cher.

gnadenlos-tip-adventurer = On les retourne tous ensemble, et seule compte la force au symbole de l’événement.
gnadenlos-tip-prestige = Garde des pépites pour la paye : le dé y réclame des dettes, les tiennes aussi.
gnadenlos-tip-recruit = Qui gagne s’en va : recrute avant de n’avoir plus personne.
gnadenlos-tip-bid = La mise la plus basse ne recrute personne et ne coûte rien.
gnadenlos-tip-notes = La couleur d’une dette dit qui la paiera un jour, peu importe qui l’a misée.
gnadenlos-tip-taken = Chaque somme ne se mise qu’une fois : un peu plus ou un peu moins change l’ordre du choix.
gnadenlos-tip-take = Chaque aventurier a dix de force en tout : personne n’est le meilleur partout.

gnadenlos-setback-vulture = Tu n’as pas pu payer { $value } : garde des pépites pour tes dettes au marché.
