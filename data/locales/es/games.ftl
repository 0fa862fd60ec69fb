# La lista de todo lo que espera a alguien.

games-title = { $count ->
    [0] Nada te espera
    [one] { $count } partida u oferta te espera
   *[other] { $count } partidas u ofertas te esperan
}
games-none = No tienes ninguna partida aquí. Reta a alguien con `/wanted duelo` o abre una mesa con `/wanted mesa`.
games-yours = 🔔 **Te toca jugar**
games-asked = 🤝 **Ofertas y propuestas que esperan tu respuesta**
games-theirs = ⏳ **Les toca a los demás**
games-offered = 📜 **Ofertas que esperan a otras personas**
# $go: un enlace; $more: lo demás que hay que decir, cada parte tras un punto, o nada
games-line = { $name } · { $go }{ $more }
games-go = [ir allí]({ $link })
games-due = el plazo acaba { $when }
games-since = última jugada { $when }
games-claim = 💤 tu rival no responde: reclama la victoria o deja jugar a la máquina (`/mesa reclamar`)
games-sat-in = 🤖 la máquina juega por ti
games-offer = #{ $offer } · { $game } · { $host }
games-proposal-undo = quieren deshacer una jugada
games-proposal-draw = ofrecen tablas
games-proposal-abort = quieren terminar la partida
games-more = { $count ->
    [one] … y { $count } más.
   *[other] … y { $count } más.
}
