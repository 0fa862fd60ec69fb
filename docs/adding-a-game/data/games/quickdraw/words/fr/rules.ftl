### Les règles de Quickdraw : des chapitres pour apprendre, et chaque énoncé et précision par son numéro.

quickdraw-rules = Les règles de Quickdraw

## Chapitres : 1500 caractères au plus

quickdraw-rules-goal =
    Deux as de la gâchette se retrouvent à midi. Il y a dix tirs en ville, chacun plus rapide que le précédent, et tu en as quatre en main. Touche trois fois ton adversaire, ou garde plus de vies quand une main se vide.
    .title = Le but du jeu
quickdraw-rules-turn =
    On tire à tour de rôle. À ton tour, pose un tir face visible : `/quickdraw tirer`.

    L’autre peut **esquiver** avec un tir plus rapide : `/quickdraw esquiver`. Les deux tirs sont perdus et personne n’est touché. Ou bien **encaisser** et perdre l’une de ses trois vies : `/quickdraw encaisser`.

    Chaque esquive te coûte un tir que tu ne joueras pas.
    .title = Un tour

## Énoncés et précisions

quickdraw-ruling-R1 = Il y a dix tirs, de vitesse 1 à 10.
quickdraw-ruling-R2 = Chacun reçoit quatre tirs que personne d’autre ne voit. Il en reste deux, que nul ne voit.
quickdraw-ruling-R3 = Chacun a trois vies. Qui a proposé la partie tire en premier, puis à tour de rôle.
quickdraw-ruling-R4 = À ton tour, tu joues un tir, face visible.
quickdraw-ruling-R5 = L’autre peut esquiver avec un tir plus rapide. Les deux tirs sont perdus et personne n’est touché.
quickdraw-ruling-R6 = Qui n’esquive pas perd une vie.
quickdraw-ruling-R7 = Qui n’a plus de vie a perdu sur-le-champ.
quickdraw-ruling-R8 = Si tu n’as rien à tirer à ton tour, la partie s’arrête et qui a le plus de vies gagne.
quickdraw-ruling-R9 = À égalité de vies, personne ne gagne.
quickdraw-ruling-Q1 = On te demande si tu esquives même sans tir plus rapide : ton silence ne dit rien de ta main.
