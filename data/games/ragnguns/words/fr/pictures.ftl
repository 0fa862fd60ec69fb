# Mots sur les images de Rag’n’Guns.

picture-ragnguns-alley = Ruelle
picture-ragnguns-shelter = Abri
picture-ragnguns-stash = Planque
picture-ragnguns-traps = Pièges
picture-ragnguns-played = En cours
picture-ragnguns-choice = Au choix
picture-ragnguns-pistolero = Pistolero
picture-ragnguns-ready = Prêt au combat
picture-ragnguns-left = Planque à gauche
picture-ragnguns-right = Planque à droite
picture-ragnguns-power = en puissance
