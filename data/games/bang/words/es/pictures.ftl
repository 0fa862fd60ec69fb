# Imágenes de BANG! para dos: las palabras que solo están en ellas.

picture-bang-turn = Turno { $turn }
