# Conseils pour qui débute à Gnadenlos! : avec chaque sorte de question, et après ce qui a coûté cher.

gnadenlos-tip-adventurer = Seule compte la force au symbole de l’événement. L’aventurier du vainqueur s’en va : n’envoie pas plus fort qu’il ne faut.
gnadenlos-tip-prestige = Une pépite, un fer. Mais gardes-en : le jour de paye, on réclame tes dettes du marché.
gnadenlos-tip-recruit = Tu miserais en premier, et tout le monde doit miser. C’est utile quand il te manque des aventuriers.
gnadenlos-tip-bid = Les dettes d’une autre couleur valent aussi, et c’est leur propriétaire qui paiera. La plus basse mise ne recrute personne et ne coûte rien.
gnadenlos-tip-taken = Chaque somme ne sert qu’une fois : un peu plus ou un peu moins change l’ordre du choix.
gnadenlos-tip-lay = La couleur d’une dette dit qui la paiera un jour, peu importe qui l’a misée.
gnadenlos-tip-take = Chaque aventurier a dix de force en tout : prends le symbole qui te manque.

gnadenlos-setback-vulture = Tu n’as pas pu payer une dette ({ $value }) : un vautour, et cinq fers en arrière. Garde des pépites pour tes dettes au marché.
gnadenlos-setback-back = Le plus faible au poker recule (cette fois { $steps }) : plus l’Arrivée est proche, plus c’est cher. Garde quelqu’un de fort au poker.
gnadenlos-setback-unpaid = La plus basse mise ne recrute personne. S’il te faut quelqu’un, mise plus qu’au moins un autre.
