# Mots sur les images de Gnadenlos!

picture-gnadenlos-deck = Aventuriers
picture-gnadenlos-events = Événements
picture-gnadenlos-turn = Tour { $turn }
