# Apprendre un jeu : des leçons pour une personne, sur le vrai moteur. Ce que dit chaque leçon est avec son jeu.

cmd-wanted-learn = apprendre
    .description = Apprendre un jeu en y jouant, sans personne d’autre et à ton rythme
cmd-wanted-learn-game = jeu
    .description = Quel jeu ; sans lui, la liste de ceux qui s’apprennent
title-learn = 🎓 Apprendre un jeu
learn-what = De courtes leçons à une table rien que pour toi : tu joues dès la première minute, et personne ne t’attend.
# $game: a game, $count: its lessons, $done: those that were finished
learn-game-line = • **{ $game }** : { $done ->
    [0] { $count } leçons
    [one] { $done } sur { $count } terminée
   *[other] { $done } sur { $count } terminées
}
hint-learn = Choisis un jeu…
learn-lessons = 🎓 { $game }
learn-own-pace = Arrête-toi quand tu veux : ta leçon t’attend ici 30 jours, et `/wanted apprendre` la reprend.
hint-lesson = Choisis une leçon…
# $game: the game that somebody has accepted
learn-first = Ta première partie ici ! Tu ne connais pas encore { $game } ? Quelques courtes leçons à une table rien que pour toi, pendant que la vraie attend.
# $title: the lesson’s, $number: which it is of $count
learn-title = 🎓 { $number }/{ $count } · { $title }
learn-now = **Maintenant :** { $question }
btn-lesson-next = Leçon suivante
btn-lesson-again = Encore une fois
btn-lesson-on = Continuer
btn-lessons = Toutes les leçons
btn-teach = Apprends-moi
btn-what = C’est quoi ?
btn-question = Retour à la question
