# Tournois.

no-tournament-none = Ce tournoi n’existe pas ici. `/wanted tournoi` en donne la liste.
no-tournament-form = Cette formule n’existe pas. Choisis-en une dans la liste.
no-tournament-game = Ce jeu ne se joue pas sous cette formule. Un rodéo demande un jeu qui a une donne du jour ; les autres, un jeu à deux.
no-tournament-start = Un tournoi commence entre maintenant et dans { $days } jours. Écris les heures en chiffres.
no-tournament-name = Il faut un nom au tournoi.
no-tournament-too-many = { $max } tournois sont ouverts ici, c’est le maximum. Attends que l’un d’eux se termine.
no-tournament-closed = Les inscriptions et le pointage sont clos. `/wanted tournoi` montre les autres tournois.
no-tournament-joined = Ton inscription est déjà faite.
no-tournament-left = Tu as quitté ce tournoi et ne peux pas revenir.
no-tournament-full = Les { $max } places sont prises. Si quelqu’un part, une place se libère.
no-tournament-early = Le pointage ouvre { $at }.
no-tournament-checked-in = Ton pointage est déjà fait.
no-tournament-over = Ce tournoi est terminé.
no-tournament-not-in = Tu ne joues pas à ce tournoi.
no-tournament-few = Il faut au moins { $min } personnes.
no-tournament-no-replay = Cette partie n’est pas de la ronde en cours, elle ne peut donc pas être rejouée.
