# Palabras en las imágenes de Rag’n’Guns: sus lugares conservan el nombre francés.

picture-ragnguns-alley = Ruelle
picture-ragnguns-shelter = Abri
picture-ragnguns-stash = Planque
picture-ragnguns-traps = Pièges
picture-ragnguns-played = En curso
picture-ragnguns-choice = A elegir
picture-ragnguns-pistolero = Pistolero
picture-ragnguns-ready = ¡En guardia!
picture-ragnguns-left = Planque izquierda
picture-ragnguns-right = Planque derecha
picture-ragnguns-power = de potencia
