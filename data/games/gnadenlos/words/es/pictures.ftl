# Palabras de las imágenes de Gnadenlos!

picture-gnadenlos-deck = Gente
picture-gnadenlos-events = Sucesos
picture-gnadenlos-turn = Turno { $turn }
