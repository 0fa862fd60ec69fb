# La portada de una partida terminada, en imagen y en palabras. Un titular se lee solo: corto, en presente,
# sin palabras que digan si alguien es hombre o mujer. No son traducciones: cada lengua tiene los suyos.

gazette-title = La Gaceta de Wanted
gazette-number = N.º { $table }
gazette-curve = Probabilidad de que gane { $name }
# Where the curves of three are drawn
gazette-curves = Probabilidad de ganar de cada uno
# The same where the chances know no hidden hand
gazette-curve-seen = Probabilidad { DE($name) }, vista desde la mesa
gazette-curves-seen = Probabilidad de cada uno, vista desde la mesa
gazette-turn =
    { $turn ->
        [0] Inicio
       *[other] Turno { $turn }
    }
# Choices of a server's setting
gazette-on = todas las partidas
gazette-people = partidas entre personas
gazette-off = ninguna partida
# Stamped across those who gave up
gazette-stamp-closed = Se fue

# $low: the lowest chance in percent that $winner had

# The winner had been far behind
gazette-comeback-1 = «¿Un { $low } %? Me sobra», dice { $winner }
gazette-comeback-2 = { $winner } remonta desde muy abajo
gazette-comeback-3 = Enterraron demasiado pronto { A($winner) }
gazette-comeback-4 = El enterrador tendrá que esperar: gana { $winner }
gazette-comeback-5 = { $loser } ya brindaba cuando llegó { $winner }
gazette-comeback-6 = Nunca apuestes contra { $winner }
gazette-comeback-7 = { $winner } ganó con un { $low } %
gazette-comeback-8 = { $winner } se la quita { A($loser) } en la recta final

# The winner led all the time
gazette-leader-1 = { $winner } manda de principio a fin
gazette-leader-2 = Un paseo para { $winner }
gazette-leader-3 = { $loser } no pudo con { $winner }
gazette-leader-4 = { $winner } le da un repaso { A($loser) }
gazette-leader-5 = Sin despeinarse: { $winner }
gazette-leader-6 = { $winner } delante, { $loser } tragando polvo
gazette-leader-7 = Nadie alcanza { A($winner) }

# The lead changed often
gazette-edge-1 = Codo con codo, y gana { $winner }
gazette-edge-2 = Todo era posible, y ganó { $winner }
gazette-edge-3 = Por los pelos: { $winner } por delante { DE($loser) }
gazette-edge-4 = { $winner } aguanta más que { $loser }
gazette-edge-5 = Los apostadores, al borde del infarto: gana { $winner }
gazette-edge-6 = { $loser } estuvo cerca, { $winner } aún más
gazette-edge-7 = La moneda cae del lado { DE($winner) }
gazette-edge-8 = ¿{ $winner } { O($loser) }? Nadie lo tenía claro

# The last decision turned the game
gazette-last-1 = Un último golpe, y se acabó: gana { $winner }
gazette-last-2 = { $loser } lo tenía hecho, pero gana { $winner }
gazette-last-3 = Todo cambió al final: { $winner }
gazette-last-4 = { $winner } tumba { A($loser) } en el último suspiro
gazette-last-5 = { $winner } guardaba lo mejor para el final
gazette-last-6 = { $loser } lo celebró antes de tiempo: gana { $winner }
gazette-last-7 = Última hora: gana { $winner }
gazette-last-8 = { $loser } alargó la mano { Y($winner) } se llevó el bote

# Any other game
gazette-plain-1 = { $winner } cabalga hacia el ocaso
gazette-plain-2 = { $winner } ajusta cuentas con { $loser }
gazette-plain-3 = { $loser } se cruzó con { $winner }. Mala idea.
gazette-plain-4 = Se disipa el humo, { Y($winner) } sigue ahí
gazette-plain-5 = El pueblo se quedó pequeño para { $winner } { Y($loser) }
gazette-plain-6 = { $winner } tiene la última palabra

# A game that was given up or ended by silence
gazette-closed-1 = { $loser } cuelga las pistolas
gazette-closed-2 = { $winner } gana sin gastar la última bala
gazette-closed-3 = { $loser } se va del pueblo antes de tiempo
gazette-closed-4 = { $loser } se retira, { $winner } recoge
gazette-closed-5 = En la calle solo queda { $winner }
gazette-closed-6 = { $loser } toma el último tren
gazette-closed-7 = { $winner } espera; { $loser } ya no viene
gazette-closed-8 = Sin humo ni sangre: gana { $winner }

# Nobody won, or several did: $winner and $loser are two of them
gazette-draw-1 = Revólveres vacíos, sombreros puestos: empate
gazette-draw-2 = { $winner } { Y($loser) } firman tablas
gazette-draw-3 = Ni vencedores ni vencidos
gazette-draw-4 = El enterrador se queda sin { $winner } y sin { $loser }
gazette-draw-5 = El sheriff lo tiene claro: empate
gazette-draw-6 = { $winner } { Y($loser) } volverán a verse
gazette-draw-7 = Tantos agujeros en un lado como en el otro
gazette-draw-8 = Todos al salón, y sin rencores
