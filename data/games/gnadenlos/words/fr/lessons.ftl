# Ce qui se dit dans les leçons de Gnadenlos ! Leurs donnes sont dans data/games/gnadenlos/lessons.toml.

gnadenlos-lessons = Gnadenlos !

gnadenlos-lesson-strengths =
    Une rue de fers à cheval, ton chapeau sur le 6 : **qui est le plus loin à la fin gagne**. À chaque tour, un événement demande une force de tes aventuriers : or, duel ou poker.
    .title = Chapeaux, fers, trois forces
    .ask-1 = Le filon demande de l’**or**. Envoie qui creuse le mieux.
    .other-1 = Cela ne fait que 3 en or. Nell en a 6.
    .done-1 = 6, c’est le plus haut : 14 pépites. Mais qui gagne te quitte : choisis qui en vaut la peine.
    .ask-2 = Et le **poker** : le plus haut avance, et de beaucoup au début de la rue ; le plus bas recule.
    .other-2 = Sadie n’a que 1 au poker, ton chapeau reculerait. L’As a 6.
    .done-2 = Six fers en avant.
    .end = Le troisième événement était un **duel** ; ton dernier aventurier y est allé sans qu’on te demande et a pris deux dettes au marché. Au duel, le plus bas perd son aventurier et le croque-mort approche : quand il arrive, la partie est finie.

gnadenlos-lesson-recruiting =
    À toi. D’abord le **prestige** : une pépite par fer, cinq au plus. Puis, avec moins de trois aventuriers, tu peux lancer un **recrutement**.
    .title = Le prestige, et miser des dettes
    .ask-1 = Il te reste un seul aventurier : il est temps de recruter. Achète du prestige si tu veux, et lance un recrutement.
    .other-1 = Avec un seul aventurier, tu perds presque tous les événements. Lance un recrutement, avec ou sans prestige.
    .done-1 = Deux aventuriers cherchent du travail. **Trois misent, et le plus bas n’a personne.**
    .ask-2 = Tu mises en premier, avec des dettes : on les réclamera un jour. Mise une dette de 3, cela devrait suffire.
    .other-2 = C’est permis, mais 0 risque d’être le plus bas et 4 coûte cher. Mise un seul 3.
    .done-2 = Dusty a misé 1, Mae 0. Aucune somme ne se mise deux fois. Le plus haut choisit d’abord.
    .ask-3 = Quartz creuse mieux que tout le monde. Prends-le.
    .other-3 = Baxter creuse à 5, Quartz à 6. Prends le meilleur.
    .done-3 = Quartz est à toi, et ta dette de 3 est au marché, face cachée.
    .end = Mae a misé le moins et a repris sa dette. Lance un recrutement quand tu as plus besoin de monde que les autres : chacun doit miser.

gnadenlos-lesson-payday =
    Le marché est plein : trois rangées pour trois joueurs. À la fin de ce tour, c’est le **jour de paye**.
    .title = Le jour de paye et les vautours
    .ask-1 = Tu as 4 pépites, et des dettes à toi sont là-dedans. Quatre fers tout de suite, ou de quoi payer ? Garde tes pépites, et n’ajoute pas de dettes.
    .other-1 = Alors tu ne pourrais pas payer une dette de 4, et cela coûte cinq fers et un vautour. Ne paie rien, ne recrute personne.
    .done-1 = Le premier dé a réclamé ton 4 : payé. Le second, un 3 de Dusty, qui n’avait que 2 pépites.
    .end = Qui ne peut pas payer ne paie rien, reçoit un **vautour** et recule de cinq fers, et la paye est finie pour tous. Le troisième vautour finit la partie.

gnadenlos-lesson-game =
    La fin d’une partie, à trois dans la rue : tu es sur le 24, Dusty sur le 23, Mae sur le 22 ; l’Arrivée est le fer 31.
    .title = Une courte partie
    .end = C’était la dernière ligne droite. Une partie entière dure une demi-heure ou plus : `/wanted table jeu:Gnadenlos`

## Conseils pour qui débute à Gnadenlos! : avec chaque sorte de question, et après ce qui a coûté cher.

gnadenlos-tip-adventurer = Seule compte la force au symbole de l’événement. L’aventurier du vainqueur s’en va : n’envoie pas plus fort qu’il ne faut.
gnadenlos-tip-prestige = Une pépite, un fer. Mais gardes-en : le jour de paye, on réclame tes dettes du marché.
gnadenlos-tip-recruit = Tu miserais en premier, et quiconque peut miser doit le faire. C’est utile quand il te manque des aventuriers.
gnadenlos-tip-bid = Les dettes d’une autre couleur valent aussi, et c’est leur propriétaire qui paiera. Si tout le monde mise, la plus basse mise ne recrute personne et ne coûte rien.
gnadenlos-tip-taken = Chaque somme ne sert qu’une fois : un peu plus ou un peu moins change l’ordre du choix.
gnadenlos-tip-lay = La couleur d’une dette dit qui la paiera un jour, peu importe qui l’a misée.
gnadenlos-tip-take = Chaque aventurier a dix de force en tout : prends le symbole qui te manque.

gnadenlos-setback-vulture = Tu n’as pas pu payer une dette ({ $value }) : un vautour, et cinq fers en arrière. Garde des pépites pour tes dettes au marché.
gnadenlos-setback-back = Le plus faible au poker recule (cette fois { $steps }) : plus l’Arrivée est proche, plus c’est cher. Garde quelqu’un de fort au poker.
gnadenlos-setback-unpaid = La plus basse mise ne recrute personne. S’il te faut quelqu’un, mise plus qu’au moins un autre.
