# Consejos para quien empieza en Rag’n’Guns: con cada tipo de pregunta y tras lo que ha costado caro.

ragnguns-tip-deck = Cuatro maneras de pelear; cualquiera vale para empezar.
ragnguns-tip-turn = Las balas pagan cartas y se disparan: el Callejón dispara, el Refugio recibe. Lo que sobre va a tu Canana.
ragnguns-tip-pose = Mucha 🎯, al Callejón. Mucha 🧱, al Refugio.
ragnguns-tip-zone = El Callejón da sus 🎯 para disparar; el Refugio, sus 🧱 para recibir. La carta se queda donde la pongas.
ragnguns-tip-on-pose = Esto pasa una sola vez, al ponerla.
ragnguns-tip-effect = Tras su efecto la carta se descarta, salvo que diga ∞.
ragnguns-tip-target = Mira primero el Refugio rival: recibe tus balas antes que todo lo demás.
ragnguns-tip-trap = Está boca abajo: tu rival solo ve la apuesta. Hasta uno que no hace nada puede costarle balas.
ragnguns-tip-stake = Tu apuesta es lo que pagará tu rival para librarse, y no vuelve a ti. Una apuesta alta asusta, y algunos hacen más con ella.
ragnguns-tip-shoot = El Refugio rival recibe primero; lo que no aguanta sigue hacia el Callejón y el Pistolero.
ragnguns-tip-split = Con seis en tu Pistolero pierdes. Una carta del Callejón se puede sustituir.
ragnguns-tip-discard = Descartar es gratis y deja a la vista la carta de debajo en tu Escondite.
ragnguns-tip-give-up = Suelta lo que no vayas a usar pronto.
ragnguns-tip-place = Solo tienes a mano la carta de arriba de cada pila: tapa la que menos necesites.
ragnguns-tip-place-trap = Arriba podrás volver a tenderlo el próximo turno. Si vuelve boca abajo, nadie lo conoce.
ragnguns-tip-stash = La última de cada pila queda arriba y podrás usarla el próximo turno. Tu mazo solo tiene quince cartas.
ragnguns-tip-disarm = Paga la apuesta y vuelve a su dueño; una bala más y desaparece. Algunos se vengan entonces. O mira qué hace.

ragnguns-setback-trap = El Piège era { $card }. Pagar la apuesta lo habría devuelto; una bala más lo habría eliminado.
ragnguns-setback-hit = Tu Pistolero lleva { $total } de 6. Una carta en el Refugio recibe primero; luego, una en el Callejón.
