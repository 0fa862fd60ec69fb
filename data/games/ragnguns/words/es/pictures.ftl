# Palabras en las imágenes de Rag’n’Guns.

picture-ragnguns-alley = Callejón
picture-ragnguns-shelter = Refugio
picture-ragnguns-stash = Escondite
picture-ragnguns-traps = Pièges
picture-ragnguns-played = En juego ahora
picture-ragnguns-choice = A elegir
picture-ragnguns-pistolero = Pistolero
picture-ragnguns-ready = ¡En guardia!
picture-ragnguns-left = Escondite, izquierda
picture-ragnguns-right = Escondite, derecha
picture-ragnguns-power = de potencia
