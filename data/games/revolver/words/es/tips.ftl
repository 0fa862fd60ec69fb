# Consejos para quien empieza en Revolver 2: con cada tipo de pregunta y tras lo que ha costado caro.

revolver-tip-poker = Cada carta jugada da su ventaja, aunque pierdas la ronda. La trampa vence a un número; la acusación, a la trampa.
revolver-tip-march = Quedarte da reclutas, y un ataque más aquí. Seguir se salta todo lo que queda de este lugar.
revolver-tip-play = Una carta cuesta otras de tu mano. En el ataque solo cuenta el campo donde está el marcador.
revolver-tip-field = Tres cartas del lado de los guardianes por campo, no más: todo lo que hay allí ocupa sitio.
revolver-tip-cost = Paga con lo que no vayas a jugar pronto. Barriles y munición se pierden cuando pagas con ellos.
revolver-tip-keg = Hacen falta dos; los de más se pierden.
revolver-tip-second-keg = Se descarta por su barril: elige la que menos falta te haga.
revolver-tip-ammo = Cada icono es un impacto en los guardianes, y el ataque llega igualmente.
revolver-tip-drop = Esto hace sitio, nada más.
revolver-tip-victim = Quien tiene agallas pierde una ficha en vez de morir. Algunos cuestan más al caer: lee sus cartas.
revolver-tip-drop-hand = Empieza por las que no puedes pagar.
revolver-tip-rout = Primero la más débil, contando sus fichas.
revolver-tip-lasso = Podrás volver a jugarla, si puedes pagarla otra vez.
revolver-tip-sap = Elige la que tenga menos fichas.
revolver-tip-bring = Las cartas se quedan atrás cuando avanza el marcador: trae la más fuerte.
revolver-tip-recall = En un campo acabado una carta ya no sirve de nada.
revolver-tip-drill = Las fichas solo cuentan donde está el marcador.
revolver-tip-spy = Quita lo que más te dolería en el próximo turno.
revolver-tip-dig = Tu rival verá lo que tomas.
revolver-tip-recover = Tu rival ya conoce estas cartas: toma la más útil.
revolver-tip-hearten = Las agallas salvan a quien recibe el impacto, y lo recibe la supervivencia más baja.
revolver-tip-daunt = Quítasela a quien no vaya a recibir pronto un impacto.

revolver-setback-guardian = { $card } cae. Hay impacto cuando el total de Mapache en este campo supera al tuyo: con un empate se aguanta.
revolver-setback-repelled = { $gang } contra { $guards } no es impacto: tu total tiene que ser mayor. En cada turno sin muertes sale una ficha de la carta del ejército.
