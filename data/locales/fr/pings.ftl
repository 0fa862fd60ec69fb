# Comment on appelle les gens à leurs tables, et quand ils sont absents.

# $names, $name : mentions ; $when : l’échéance, telle que Discord affiche les heures
ping-half = { $names } la moitié de ton temps est passée : c’est à toi de jouer. Fin du temps { $when }.
ping-near = { $names } dernier appel ! C’est à toi de jouer, et le temps finit { $when }.
ping-next = { $names } tiens-toi prêt : tu es le prochain.
ping-offer = { $names } on te défie : { $name }. L’offre expire { $when }.
ping-proposal = { $names } on attend ton accord ici. La proposition expire { $when }.

# Messages privés ; $name : la table, par numéro, jeu et joueurs
letter-turn = 🔔 À toi de jouer, table { $name }.
letter-half = ⏳ La moitié de ton temps est passée, table { $name } : c’est à toi de jouer. Fin du temps { $when }.
letter-near = ⏰ Dernier appel, table { $name } : c’est à toi de jouer, et le temps finit { $when }.
letter-next = 👀 Tu es le prochain, table { $name }.
letter-over = 🏁 La partie est finie, table { $name }.
letter-offer = 🤝 On te défie : { $name }. L’offre expire { $when }.
letter-proposal = 🤝 On attend ton accord, table { $name }. La proposition expire { $when }.
letter-opened = 🤠 Désormais, c’est ici que je t’appelle à tes tables. Pour arrêter : `/wanted moi appels:` sur n’importe quel serveur où nous sommes tous les deux.
letter-closed = ✉️ Discord ne me laisse pas t’écrire : je t’appelle donc de nouveau dans le salon. Quand tu auras ouvert tes messages privés pour ce serveur, remets `/wanted moi appels:` sur les messages privés.

btn-go = Y aller

# $start, $until : des jours, tels que Discord les affiche
away-now = 🏖️ { $name } est en voyage, retour le { $until }.
away-soon = 🏖️ { $name } part en voyage le { $start }, retour le { $until }.
