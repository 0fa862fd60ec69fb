# Conseils pour qui débute à Rag’n’Guns : avec chaque sorte de question, et après ce qui a coûté cher.

ragnguns-tip-deck = Quatre façons de se battre, toutes bonnes pour débuter.
ragnguns-tip-turn = Les Balles paient les cartes et se tirent : la Ruelle tire, l’Abri encaisse. Le reste va dans ta Cartouchière.
ragnguns-tip-pose = Beaucoup de 🎯 : dans la Ruelle. Beaucoup de 🧱 : dans l’Abri.
ragnguns-tip-zone = La Ruelle donne ses 🎯 pour tirer, l’Abri ses 🧱 pour encaisser. La carte reste où tu la poses.
ragnguns-tip-on-pose = Cela n’arrive qu’une fois, quand tu la poses.
ragnguns-tip-effect = Après son Effet, la carte est défaussée, sauf s’il porte ∞.
ragnguns-tip-target = Regarde d’abord l’Abri d’en face : il encaisse avant tout le reste.
ragnguns-tip-trap = Il est face cachée : l’autre ne voit que ta mise. Même un Piège qui ne fait rien peut lui coûter des Balles.
ragnguns-tip-stake = Ta mise est ce que l’autre paiera pour s’en défaire, et tu ne la revois pas. Une grosse mise fait peur, et certains Pièges en font plus.
ragnguns-tip-shoot = L’Abri d’en face encaisse d’abord ; ce qu’il ne peut pas prendre va à la Ruelle et au Pistolero.
ragnguns-tip-split = Six sur ton Pistolero, et c’est perdu. Une carte de la Ruelle se remplace.
ragnguns-tip-discard = Défausser est gratuit, et découvre la carte du dessous dans ta Planque.
ragnguns-tip-give-up = Cède ce qui ne te servira pas de sitôt.
ragnguns-tip-place = Seul le dessus de chaque emplacement est accessible : recouvre ce dont tu as le moins besoin.
ragnguns-tip-place-trap = Sur le dessus, tu peux le retendre au prochain tour. S’il repart face cachée, personne ne le connaît.
ragnguns-tip-stash = La dernière carte d’un emplacement est dessus, utilisable au prochain tour. Ton deck n’a que quinze cartes.
ragnguns-tip-disarm = Paie la mise, et il retourne chez l’autre ; une Balle de plus, et il disparaît. Certains se vengent alors. Ou regarde ce qu’il fait.

ragnguns-setback-trap = Le Piège, c’était { $card }. Payer la mise l’aurait renvoyé ; une Balle de plus l’aurait fait disparaître.
ragnguns-setback-hit = Ton Pistolero en est à { $total } sur 6. Une carte dans l’Abri encaisse d’abord, puis une dans la Ruelle.
