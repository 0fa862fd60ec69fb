# Words on the pictures of Rag’n’Guns.

picture-ragnguns-alley = Alley
picture-ragnguns-shelter = Shelter
picture-ragnguns-stash = Stash
picture-ragnguns-traps = Pièges
picture-ragnguns-played = Being played
picture-ragnguns-choice = To choose from
picture-ragnguns-pistolero = Pistolero
picture-ragnguns-ready = Ready to fight
picture-ragnguns-left = Stash, left
picture-ragnguns-right = Stash, right
picture-ragnguns-power = power
