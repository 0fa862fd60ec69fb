# Looking things up: the rule book, the cards, and what the bot can do.

cmd-wanted-rules = règles
    .description = Le livret de règles, chapitre par chapitre ou point par point
cmd-wanted-rules-game = jeu
    .description = Quel jeu ; par défaut, celui du serveur
cmd-wanted-rules-topic = sujet
    .description = Un chapitre, ou le numéro d’un point, comme R16 ou Q11
cmd-wanted-card = carte
    .description = Une carte et tout ce qui y est inscrit
cmd-wanted-card-name = nom
    .description = Son nom, ou son index (J♠︎ ou JS)
cmd-wanted-help = aide
    .description = Ce que ce bot sait faire, et par où commencer

## The rule book

rules-ruling = Point { $number }
rules-chapters = Chapitres
rules-more = `/wanted règles sujet:` ouvre n’importe quel chapitre.
rules-word = Mot-clé : { $name }
rules-picture = Une image du chapitre « { $title } »
hint-see = Voir aussi…
# $topic: what somebody has typed
rules-no-topic = Le livret n’a rien sous « { $topic } ». Choisis l’une des suggestions qui s’affichent quand tu tapes, ou donne le numéro d’un point, comme R16 ou Q11.
rules-no-book = Ce jeu n’existe pas. Choisis-en un dans la liste.

## A card

rules-card-suit = Couleur
rules-card-skill = Adresse
rules-card-increment = Bonus
rules-card-decrement = Malus
rules-card-reward = Prime
rules-card-no-suit = aucune
rules-card-none = aucun
# $name: what somebody has typed
rules-no-card = Aucun avis de recherche au nom de « { $name } ». Choisis l’une des suggestions qui s’affichent quand tu tapes, ou donne sa valeur et sa couleur, comme J♠︎ ou JS.

## Help

title-help = Wanted, à ton service
help-what = Je distribue, je garde chaque main secrète et je tiens les comptes. Une partie en cinq minutes, ou un coup par jour : je te préviens quand c’est à toi.
help-new =
    • **{ btn-play-computer }** : ici et maintenant, à ton rythme.
    • **{ btn-learn }** : de courtes leçons rien que pour toi.
    • **{ btn-friend }** : choisis un jeu et un nom.
help-play = **{ btn-hand }**, sous le plateau, te montre, à toi seulement, tes cartes et ce que tu dois décider ; **{ btn-ways }** contient tout le reste. À plusieurs : `/wanted table`.
# $title: how many decisions wait for the reader, as the list says
help-waiting = ⏳ { $title } : **{ btn-my-games }**
help-table = **{ btn-hand }** te montre, à toi seulement, tes cartes ; **{ btn-ways }** contient tout ce que tu peux faire d’autre ici.
help-moderators = `/wanted-admin panneau` · `/wanted-admin vérifier`
    .title = Pour la modération
btn-play-computer = Jouer contre l’ordinateur
btn-learn = Apprendre
btn-my-games = Mes parties
title-rules = Règles
rules-all = Les règles de quel jeu ?
btn-friend = Défier quelqu’un
hint-friend = Qui défies-tu ?
friend-then = Choisis le jeu, puis le nom : le défi apparaît dans ce salon.
btn-read-on = Suite { $part }/{ $count }
btn-from-start = Depuis le début

## On paper

rulebook-rulings = Règle par règle
rulebook-cards = Les cartes

## Apprendre un jeu : des leçons pour une personne, sur le vrai moteur. Ce que dit chaque leçon est avec son jeu.

cmd-wanted-learn = apprendre
    .description = Apprendre un jeu en y jouant, en solo et à ton rythme
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
# $minutes: how long the game takes, or its first lesson
start-here = ⭐ Commence ici · { $minutes }
learn-minutes = 3 minutes
hint-learn = Choisis un jeu…
learn-lessons = 🎓 { $game }
learn-own-pace = Arrête-toi quand tu veux : ta leçon t’attend ici 30 jours, et `/wanted apprendre` te la rouvre.
hint-lesson = Choisis une leçon…
# $title: the lesson’s, $number: which it is of $count
learn-title = 🎓 { $count ->
    [1] { $title }
   *[other] { $number }/{ $count } · { $title }
}
learn-now = **Maintenant :** { $question }
btn-lesson-next = Leçon suivante
btn-lesson-again = Encore une fois
btn-lesson-on = Continuer
btn-lessons = Toutes les leçons
btn-teach = Montre-moi
btn-what = C’est quoi ?
btn-question = Retour à la question
