# Mots sur les images de Gnadenlos!

picture-gnadenlos-deck = Gens
picture-gnadenlos-events = Événements
picture-gnadenlos-turn = Tour { $turn }
