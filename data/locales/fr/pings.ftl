# Comment on appelle les gens à leurs tables, et quand ils sont absents.

# $names, $name : mentions ; $when : l’échéance, telle que Discord affiche les heures
ping-half = { $names }, la moitié de ton temps est passée : c’est à toi de jouer. Échéance { $when }.
ping-near = { $names }, dernier rappel ! C’est à toi de jouer : échéance { $when }.
ping-next = { $names }, prépare-toi : ton tour approche.
ping-offer = { $names }, on te défie : { $name }. L’offre expire { $when }.
ping-proposal = { $names }, une proposition attend ta réponse. La proposition expire { $when }.
ping-rematch = { $names }, une revanche t’attend : { $name }. Ta place est gardée ; l’offre expire { $when }.
ping-declined = { $names }, ton défi a été refusé : { $name }.
ping-expired = { $names }, le temps est écoulé, l’offre a expiré : { $name }.
ping-full = { $names }, ta table est complète, tu peux commencer : { $name }.
ping-ready = { $names }, le temps est écoulé et il y a assez de monde : n’importe qui peut lancer { $name }. La table ferme { $when }.
ping-late = { $names }, ton temps est écoulé, la réponse par défaut a été jouée :
    { $played }
ping-claim = { $names }, **{ $other }** ne répond plus. Tu peux réclamer la victoire, ou laisser l’ordinateur jouer jusqu’au retour { DE($other) } : avec le bouton, ou `/table réclamer`. { $loses }
late-again = C’est de nouveau à toi de jouer.
late-sat-in = 🤖 L’ordinateur joue désormais pour toi. Ta place est de nouveau à toi dès que tu appuies sur *Reprendre ma place* ou que tu tapes `/table place`.

# Messages privés ; $name : la table, par numéro, jeu et joueurs
letter-turn = 🔔 À toi de jouer, table { $name }.
letter-half = ⏳ La moitié de ton temps est passée, table { $name } : c’est à toi de jouer. Échéance { $when }.
letter-near = ⏰ Dernier rappel, table { $name } : c’est à toi de jouer, échéance { $when }.
letter-next = 👀 Bientôt à toi, table { $name }.
letter-over = 🏁 La partie est finie, table { $name }.
letter-offer = 🤝 On te défie : { $name }. L’offre expire { $when }.
letter-proposal = 🤝 Une proposition attend ta réponse, table { $name }. La proposition expire { $when }.
letter-rematch = 🤝 Une revanche t’attend : { $name }. L’offre expire { $when }.
letter-declined = ❌ Ton défi a été refusé : { $name }.
letter-expired = ⌛ Le temps est écoulé, l’offre a expiré : { $name }.
letter-full = 🪑 Ta table est complète, tu peux commencer : { $name }.
letter-ready = ⏰ Le temps est écoulé et il y a assez de monde : n’importe qui peut lancer { $name }. La table ferme { $when }.
letter-late = ⏰ Ton temps est écoulé, table { $name } : la réponse par défaut a été jouée :
    { $played }
letter-claim = 💤 **{ $other }** ne répond plus, table { $name }. Tu peux réclamer la victoire, ou laisser jouer l’ordinateur jusqu’à son retour : `/table réclamer`. { $loses }
letter-opened = 🤠 Désormais, c’est ici que je te préviens quand c’est à toi. Pour arrêter : `/wanted moi notifications:` sur n’importe quel serveur où nous sommes tous les deux.
letter-closed = ✉️ Discord ne me laisse pas t’écrire : je te préviens donc de nouveau dans le salon. Quand tu auras ouvert tes messages privés pour ce serveur, remets `/wanted moi notifications:` sur les messages privés.

btn-go = Y aller

# $start, $until : des jours, tels que Discord les affiche
away-now = 🏖️ { $name } est en voyage, retour le { $until }.
away-soon = 🏖️ { $name } part en voyage le { $start }, retour le { $until }.
