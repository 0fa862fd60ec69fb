# The shots of Quickdraw.

quickdraw-card-misfire = Misfire
quickdraw-card-from-the-hip = From the Hip
quickdraw-card-ricochet = Ricochet
quickdraw-card-warning-shot = Warning Shot
quickdraw-card-change-of-hands = Change of Hands
quickdraw-card-cross-draw = Cross Draw
quickdraw-card-bandits-twirl = Bandit’s Twirl
quickdraw-card-fanning = Fanning
quickdraw-card-lightning-draw = Lightning Draw
quickdraw-card-sundown = Sundown
