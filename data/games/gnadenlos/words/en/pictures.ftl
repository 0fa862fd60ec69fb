# Words on the pictures of Gnadenlos!

picture-gnadenlos-deck = People
picture-gnadenlos-events = Events
picture-gnadenlos-turn = Turn { $turn }
