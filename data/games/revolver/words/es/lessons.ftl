# Lo que se dice en las lecciones de Revolver 2. Sus repartos están en data/games/revolver/lessons.toml.

revolver-lessons = Revolver 2

revolver-lesson-fight =
    Diriges a los **guardianes** de Malpaso; Mae dirige a los hombres de Mapache. El camino se decidió al póquer, como enseña otra lección. Solo cuenta el campo de batalla donde se lucha.
    .title = La pelea en un campo de batalla
    .ask-1 = Mae tiene 12 aquí; tú, 11. Juega los gemelos Winchester: potencia 3, por **otra carta** de tu mano. El cañón cuesta cuatro: demasiado caro.
    .other-1 = Eso detiene menos balas. Juega los gemelos Winchester.
    .done-1 = El 3 + 3 de tus cartas y la **defensa** de 8 de este lugar suman 14. Lo que juegas se queda ahí; en tu lado caben tres cartas.
    .ask-2 = Basta. Termina tu turno. El de Mae acaba con el ataque de Mapache.
    .other-2 = Conserva lo que tienes ahí. Termina tu turno.
    .done-2 = Aguantas. El empate también basta: para matar, Mapache necesita **más**.
    .end = Un turno sin muertes quita una ficha de la carta del ejército; este, dos, porque Mae no jugó ninguna carta. Cuando sale la última, ganan los guardianes. En el camino ponía **1/4**, el primero de cuatro turnos aquí; ahora viene el **2/4**.

revolver-lesson-kill =
    Ahora eres el **general Mapache**: ganas cuando mueren todos los guardianes.
    .title = Matar en cada turno
    .ask-1 = Dusty aguanta con 9; tu carromato del cañón tiene 6. Juega los desertores: 4 más, por tus otras dos cartas.
    .other-1 = Así no pasas de 9. Juega los desertores.
    .done-1 = 6 + 4 suman 10, uno más que Dusty.
    .ask-2 = Pulsa el botón con los dos totales: el ataque acaba tu turno y da en la supervivencia más baja, el 1 de Benito el panadero.
    .other-2 = Las necesitas todas. ¡Ataca!
    .done-2 = Un **impacto**: muere Benito. El siguiente dará en quien tenga entonces la más baja.
    .end = Con **agallas**, un guardián pierde una ficha en vez de morir. El Padre Esteban tiene la supervivencia más alta: le toca el último. Las balas de una carta son **munición**, para la Gatling de la mina.

revolver-lesson-poker =
    La partida empieza con un torneo de póquer por el camino. De dos números gana el mayor.
    .title = Póquer por el camino
    .ask-1 = Otra vez diriges a los guardianes: solo ellos hacen trampas. Mae sonríe: seguro que tiene un número alto. Juega una de tus dos trampas, la que quieras.
    .other-1 = Mae dice que su número es mayor. Juega una de tus dos trampas.
    .done-1 = La trampa vence hasta al diez. Mae se enfada: ahí viene la acusación.
    .ask-2 = ¿Qué vence a la acusación?
    .other-2 = La acusación vence a la trampa. Cualquier número sirve.
    .done-2 = Dos rondas ganadas: el camino es tuyo, tres lugares uno tras otro desde la iglesia.
    .end = Cada carta jugada da su ventaja, ganes o pierdas la ronda. Casi todos los turnos del camino traen un **recluta** a los guardianes; al final de un lugar pueden **quedarse** para otro ataque, o **seguir**.

revolver-lesson-game =
    Los cuatro últimos turnos en la mina de plata. Diriges a los guardianes: que el Padre Esteban siga vivo.
    .title = La última batalla
    .ask-1 = Mae tiene 12 aquí, tú 8. Dos **barriles** derrumban los túneles sobre todas sus cartas: pulsa «Sepultar las cartas de Mapache», que te cuesta Los dinamiteros.
    .other-1 = Primero, los 12 de Mae: derrumba los túneles con Los dinamiteros.
    .done-1 = Las cartas de Mae han desaparecido, y Los dinamiteros, descartados por sus barriles. Sigue sin ayuda: con **munición**, Mae dispara aquí la Gatling antes del ataque, un impacto por icono.
    .end = Ese fue el final de una partida. Una entera dura media hora o más: `/wanted duelo` con Revolver 2.

## Consejos para quien empieza en Revolver 2: con cada tipo de pregunta y tras lo que ha costado caro.

revolver-tip-poker = Cada carta jugada da su ventaja, aunque pierdas la ronda. La trampa vence a un número; el número, a la acusación; la acusación, a la trampa.
revolver-tip-march = Un recluta, robado a ciegas, es un guardián más que Mapache debe matar; el del próximo campo, si lo hay, llega de todos modos. Si te quedas, todas las cartas de aquí cuentan en otro ataque; si sigues, se quedan atrás.
revolver-tip-play = Una carta se paga con otras. Solo cuenta el lugar del combate.
revolver-tip-field = En cada campo caben tres cartas en el lado de los guardianes, ni una más: todo lo que hay allí ocupa sitio.
revolver-tip-cost = Paga con lo que no vayas a jugar pronto, pero guarda en la mano barriles (puente, mina) y munición (mina).
revolver-tip-keg = Hacen falta dos; los de más se pierden.
revolver-tip-second-keg = Se descarta por su barril: elige la que menos falta te haga.
revolver-tip-ammo = Cada icono es un impacto en los guardianes, y el ataque llega igualmente.
revolver-tip-drop = Esto hace sitio, nada más.
revolver-tip-victim = Quien tiene agallas pierde una ficha en vez de morir. Algunos cuestan más al caer: lee sus cartas.
revolver-tip-drop-hand = Mejor lo que no puedas pagar o no te sirva pronto.
revolver-tip-rout = Sacrifica la que menos falta te haga: con ella se van sus fichas y todo lo que da a tus otras cartas.
revolver-tip-lasso = Podrás volver a jugarla, si puedes pagarla otra vez.
revolver-tip-sap = Elige la que tenga menos fichas.
revolver-tip-bring = Las cartas se quedan atrás cuando avanza el combate: trae la más fuerte.
revolver-tip-recall = En un campo acabado una carta ya no sirve de nada.
revolver-tip-drill = Las fichas solo cuentan donde se lucha.
revolver-tip-spy = Quita lo que más te dolería en el próximo turno.
revolver-tip-dig = Tu rival verá lo que tomas.
revolver-tip-recover = Tu rival ya conoce estas cartas: toma la más útil.
revolver-tip-hearten = Las agallas salvan a quien recibe el impacto, y lo recibe quien tiene la supervivencia más baja.
revolver-tip-daunt = Quítasela a quien no vaya a recibir pronto un impacto.

revolver-setback-guardian = { $why ->
    [attack] { $card } cayó porque el total de Mapache era mayor. Con uno igual habrías aguantado.
    [gatling] { $card } cae ante la Gatling: cada icono de munición es un impacto, sean cuales sean los totales. Mapache dispara como mucho una carta por cada carta de potencia de fuego que tiene allí.
    [loss] { $card } cae porque el texto de otro guardián cuesta un impacto, sean cuales sean los totales.
   *[card] { $card } cae por una carta de Mapache, sean cuales sean los totales. El ataque viene además.
}
revolver-setback-repelled = Para acertar, tu total tiene que ser mayor. En cada turno sin muertes sale una ficha de la carta del ejército; dos, si no jugaste ninguna carta o atacaste con 0 puntos.
