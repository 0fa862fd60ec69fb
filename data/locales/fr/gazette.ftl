# La une d’une partie finie, en image et en mots. Un titre se lit seul : court, au présent,
# sans mot qui dise d’une personne si elle est homme ou femme. Pas de traductions : chaque langue a les siens.

gazette-title = La Gazette de Wanted
gazette-number = N° { $table }
gazette-curve = Les chances { DE($name) }
# Where the curves of three are drawn
gazette-curves = Les chances de chacun
# The same where the chances know no hidden hand
gazette-curve-seen = Les chances { DE($name) }, vues de la table
gazette-curves-seen = Les chances de chacun, vues de la table
gazette-turn =
    { $turn ->
        [0] Début
       *[other] Tour { $turn }
    }
# Choices of a server's setting
gazette-on = chaque partie
gazette-people = parties entre humains
gazette-off = aucune partie
# Stamped across those who gave up
gazette-stamp-closed = Bon vent

# $low: the lowest chance in percent that $winner had

# The winner had been far behind
gazette-comeback-1 = « { $low } % ? Ça me suffit », répond { $winner }
gazette-comeback-2 = { $winner } revient de loin
gazette-comeback-3 = On enterrait { $winner } un peu vite
gazette-comeback-4 = Le croque-mort peut remballer : { $winner } gagne
gazette-comeback-5 = { $loser } payait sa tournée, { $winner } l’a bue
gazette-comeback-6 = Ne parie jamais contre { $winner }
gazette-comeback-7 = { $low } % de chances, et { $winner } gagne quand même
gazette-comeback-8 = { $winner } coiffe { $loser } au poteau

# The winner led all the time
gazette-leader-1 = { $winner } mène de bout en bout
gazette-leader-2 = Une promenade de santé pour { $winner }
gazette-leader-3 = { $loser } n’a rien pu contre { $winner }
gazette-leader-4 = { $winner } donne la leçon { A($loser) }
gazette-leader-5 = Sans trembler : { $winner }
gazette-leader-6 = { $winner } devant, { $loser } dans la poussière
gazette-leader-7 = { $winner }, hors d’atteinte

# The lead changed often
gazette-edge-1 = Coude à coude, et { $winner } gagne
gazette-edge-2 = Tout était possible : { $winner } gagne
gazette-edge-3 = De justesse : { $winner } devance { $loser }
gazette-edge-4 = { $winner } a { $loser } à l’usure
gazette-edge-5 = Les parieurs sont en nage : { $winner } gagne
gazette-edge-6 = { $loser } n’était pas loin, { $winner } y était
gazette-edge-7 = La pièce retombe du côté { DE($winner) }
gazette-edge-8 = { $winner } ou { $loser } ? Nul n’aurait parié

# The last decision turned the game
gazette-last-1 = Un dernier coup, et { $winner } rafle tout
gazette-last-2 = { $loser } tenait la victoire, { $winner } l’a prise
gazette-last-3 = Tout bascule à la fin : { $winner }
gazette-last-4 = { $winner } crucifie { $loser } à la dernière seconde
gazette-last-5 = { $winner } gardait le meilleur pour la fin
gazette-last-6 = { $loser } fêtait déjà : { $winner } gagne
gazette-last-7 = Dernière minute : victoire { DE($winner) }
gazette-last-8 = { $loser } tendait la main, { $winner } rafle la mise

# Any other game
gazette-plain-1 = { $winner } repart, le soleil dans le dos
gazette-plain-2 = { $winner } règle ses comptes avec { $loser }
gazette-plain-3 = { $loser } croise { $winner }. Mauvaise idée.
gazette-plain-4 = La fumée se dissipe : { $winner } est toujours là
gazette-plain-5 = La ville était trop petite pour { $winner } et { $loser }
gazette-plain-6 = { $winner } a le dernier mot

# A game that was given up or ended by silence
gazette-closed-1 = { $loser } raccroche les colts
gazette-closed-2 = { $winner } gagne sans avoir à tirer
gazette-closed-3 = { $loser } quitte la ville avant la fin
gazette-closed-4 = { $loser } se couche, { $winner } ramasse
gazette-closed-5 = Il ne reste { QUE($winner) } dans la rue
gazette-closed-6 = { $loser } saute dans le dernier train
gazette-closed-7 = { $winner } attend, { $loser } ne vient plus
gazette-closed-8 = Ni fumée ni sang : { $winner } gagne

# Nobody won, or several did: $winner and $loser are two of them
gazette-draw-1 = Colts vides, chapeaux sur la tête : égalité
gazette-draw-2 = { $winner } et { $loser } sont quittes
gazette-draw-3 = Ni vainqueur ni vaincu
gazette-draw-4 = Le croque-mort n’aura ni { $winner } ni { $loser }
gazette-draw-5 = Le shérif a tranché : égalité
gazette-draw-6 = { $winner } et { $loser } se reverront
gazette-draw-7 = Autant de trous d’un côté que de l’autre
gazette-draw-8 = Tout le monde au saloon, sans rancune
