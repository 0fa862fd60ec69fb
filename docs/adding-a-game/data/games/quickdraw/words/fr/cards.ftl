# Les tirs de Quickdraw.

quickdraw-card-misfire = Raté
quickdraw-card-from-the-hip = À la hanche
quickdraw-card-ricochet = Ricochet
quickdraw-card-warning-shot = Tir de sommation
quickdraw-card-change-of-hands = Changement de main
quickdraw-card-cross-draw = Dégainé croisé
quickdraw-card-bandits-twirl = Moulinet du bandit
quickdraw-card-fanning = Tir en éventail
quickdraw-card-lightning-draw = Dégainé éclair
quickdraw-card-sundown = Soleil couchant
