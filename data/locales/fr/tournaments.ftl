# Tournois.

cmd-wanted-tournament = tournoi
    .description = Les tournois de ce serveur : s’inscrire, voir le classement, en ouvrir un
title-tournaments = 🏆 Tournois
tournaments-none = Aucun tournoi n’a encore été ouvert ici.
tournaments-how-to-open = Il faut pouvoir gérer les événements du serveur pour en ouvrir un.
# $form, $state: as below
tournaments-line = **{ $name }** · { $game } · { $form } · { $state }
tournament-state-joining = commence { $when }
tournament-state-playing = ronde { $round } sur { $rounds }
tournament-state-rodeo = jusqu’au { $when }
tournament-state-over = victoire : { $name }
tournament-state-nobody = terminé sans vainqueur
tournament-state-cancelled = annulé
hint-tournaments = Voir un tournoi…

tournament-form-knockout = élimination directe
tournament-form-swiss = système suisse
tournament-form-robin = toutes rondes
tournament-form-league = ligue
tournament-form-rodeo = rodéo
tournament-how-knockout = Une défaite élimine. Une partie nulle se rejoue une fois, côtés échangés, puis le sort décide.
tournament-how-swiss = Personne n’est éliminé : à chaque ronde, tu rencontres quelqu’un qui a autant de points, et jamais deux fois la même personne.
tournament-how-robin = Tout le monde rencontre tout le monde une fois.
tournament-how-league = Tout le monde rencontre tout le monde une fois, une ronde par semaine.
tournament-how-rodeo = Tout le monde joue les cinq mêmes donnes scellées, en solo contre l’ordinateur, quand bon lui semble.

title-tournament = 🏆 { $name }
tournament-terms = **{ $game }** · { $form } · { $pace }
tournament-starts = Début : { $at }, { $when }.
tournament-check-in-later = Le pointage ouvre { $when }. Sans pointage avant le début, on ne joue pas.
tournament-check-in-open = Le pointage est ouvert. Sans pointage avant le début, on ne joue pas.
tournament-entrants = **{ $count ->
    [one] { $count } place prise
   *[other] { $count } places prises
} sur { $max } :** { $names }
tournament-empty = Pas encore d’inscription. { $max } places.
tournament-avoid = -# Les personnes qui s’évitent ne se rencontrent que si rien d’autre n’est possible.
tournament-round = **Ronde { $round } sur { $rounds }**, jusqu’au { $when } au plus tard.
tournament-open-until = Ouvert jusqu’au { $when }.
tournament-cancelled = Annulé : il y avait moins de deux personnes, ou l’hôte y a mis fin.
tournament-no-winner = Il ne reste personne, donc personne n’a gagné.
tournament-seal = -# Tirage scellé : `{ $seal }`
tournament-secret = -# Sceau `{ $seal }`, secret `{ $secret }`, nombre `{ $number }`
# On the picture
standings-points = points
standings-record = victoires · nulles · défaites
standings-round = ronde { $round } sur { $rounds }
standings-end = classement final
standings-more = et { $count } de plus
# $sign: a medal or a number; $points: like 3½; $record: games won, drawn and lost
standing-line = { $sign } **{ $name }** · { $points } · { $record }{ $out ->
    [yes] { " " }· hors course
   *[no] { "" }
}
standing-by = { " " }· départage : { $why }
tie-buchholz = points des adversaires
tie-sonneborn = points des adversaires battus
tie-direct = confrontation directe
tie-wins = victoires
tie-margin = écart par partie
tie-lot = tirage au sort
standings-ties = -# À égalité de points, on départage dans cet ordre : { $names }.

btn-tournament-new = Ouvrir un tournoi
btn-tournament-join = S’inscrire
btn-tournament-check = Pointer
btn-tournament-game = Ma partie
btn-tournament-table = Classement
btn-tournament-leave = Quitter
btn-tournament-manage = Gérer
btn-tournament-start = Commencer maintenant
btn-tournament-cancel = Annuler le tournoi
btn-tournament-move = Reprendre et publier ici
btn-tournament-really = Oui, vraiment
btn-tournament-play = Donne { $number }
hint-tournament-replay = Faire rejouer une partie…

tournament-you-joined = Inscription faite : **{ $name }**. Pense à pointer dès l’ouverture : { $when }.
tournament-you-are-in = Inscription et pointage faits : **{ $name }**. Début : { $when }.
tournament-you-enter = Inscription faite, dès la prochaine ronde : **{ $name }**.
tournament-you-left = Tu ne joues plus ce tournoi : **{ $name }**.
tournament-leave-sure = Quitter **{ $name }** ? Une partie en cours du tournoi compte comme perdue, et on ne revient pas.
tournament-cancel-sure = Annuler le tournoi **{ $name }** pour tout le monde ?
tournament-opened = Tournoi ouvert dans { $channel } : **{ $name }**
tournament-done = C’est fait.
tournament-manage-how = Personne d’autre ne voit ceci : tu organises **{ $name }** ou peux gérer ce serveur.
tournament-your-game = Ronde { $round } : tu joues contre **{ $name }**.
tournament-your-bye = Ronde { $round } : tu n’as pas de partie, ce qui compte comme une victoire.
tournament-your-rest = Ronde { $round } : tu n’as pas de partie.
tournament-your-wait = Ta partie de cette ronde est finie. La ronde suivante commence quand toutes le sont, au plus tard { $when }.
tournament-your-pairing-soon = La table s’ouvre à l’instant.
tournament-your-end = Ce tournoi est terminé. Ta place : { $place }.
tournament-your-out = Tu es hors course.
tournament-your-start = Début : { $when }.
rodeo-line = **{ $number }.** { $outcome }
rodeo-unplayed = pas encore jouée

# The posting of a round
title-round = 🏆 { $name } · ronde { $round } sur { $rounds }
title-round-again = 🏆 { $name } · nouvelle partie
title-rodeo = 🏆 { $name } · les cinq donnes
round-pair = **{ $number }.** { $first } – { $second }
round-bye = Sans partie dans cette ronde : { $names }.
round-until = Les parties encore ouvertes { $when } se décident aux coups manqués.
round-seals = -# Scellées : { $seals }
rodeo-how = Ouvert jusqu’au { $when }. Un seul essai par donne, à ton rythme, sans conseils ; rien ne se reprend. Ce qui compte : qui tu bats à chaque donne.
title-final = 🏆 { $name } · victoire : { $winner }
title-final-none = 🏆 { $name } · tournoi terminé
tournament-call = { $names } **{ $name }** commence { $when }. Sans pointage, on ne joue pas.

form-tournament = Ouvrir un tournoi
form-tournament-name = Nom
form-tournament-form = Formule
form-tournament-game = Jeu
form-tournament-clock = Pendule
form-tournament-hours = Début dans combien d’heures ?

audit-tournament-replay = a fait rejouer la partie { $number } du tournoi { $name }
audit-tournament-move = a repris le tournoi { $name }
audit-tournament-cancel = a annulé le tournoi { $name }

no-tournament-none = Ce tournoi n’existe pas ici. `/wanted tournoi` en donne la liste.
no-tournament-manage = Seuls l’hôte et les personnes qui peuvent gérer les événements du serveur peuvent faire cela.
no-tournament-form = Cette formule n’existe pas. Choisis-en une dans la liste.
no-tournament-game = Ce jeu ne se joue pas sous cette formule. Un rodéo demande un jeu qui a une donne du jour ; les autres, un jeu à deux.
no-tournament-start = Un tournoi commence au plus tôt dans une heure, au plus tard dans { $days } jours. Écris les heures en chiffres.
no-tournament-name = Il faut un nom au tournoi.
no-tournament-too-many = { $max } tournois sont ouverts ici, c’est le maximum. Attends que l’un d’eux se termine.
no-tournament-closed = Les inscriptions et le pointage sont clos. `/wanted tournoi` montre les autres tournois.
no-tournament-joined = Ton inscription est déjà faite.
no-tournament-left = Tu as quitté ce tournoi et ne peux pas revenir.
no-tournament-full = Les { $max } places sont prises. Si quelqu’un part, une place se libère.
no-tournament-early = Le pointage ouvre <t:{ $at }:f>.
no-tournament-checked-in = Ton pointage est déjà fait.
no-tournament-over = Ce tournoi est terminé.
no-tournament-not-in = Tu ne joues pas à ce tournoi.
no-tournament-few = Il faut au moins { $min } personnes.
no-tournament-no-replay = Cette partie n’appartient pas à la ronde en cours : elle ne peut pas être rejouée.
