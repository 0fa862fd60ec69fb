# Words on the pictures of Rag’n’Guns: its places keep their French names.

picture-ragnguns-alley = Ruelle
picture-ragnguns-shelter = Abri
picture-ragnguns-stash = Planque
picture-ragnguns-traps = Pièges
picture-ragnguns-played = In play
picture-ragnguns-choice = To choose from
picture-ragnguns-pistolero = Pistolero
picture-ragnguns-ready = Ready!
picture-ragnguns-left = Planque, left
picture-ragnguns-right = Planque, right
picture-ragnguns-power = power
