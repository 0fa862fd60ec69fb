# Lo que se dice en las lecciones de Rag’n’Guns. Sus repartos están en data/games/ragnguns/lessons.toml.

ragnguns-lessons = Rag’n’Guns

ragnguns-lesson-bullets =
    Tú estás abajo, Dusty arriba. Con seis balas en el **Pistolero** rival, ganas; Dusty ya lleva 3.
    .title = Para qué sirven las balas
    .ask-1 = Una carta de Dusty te dispara 2 balas. El Látigo de tu **Callejón** puede recibir 1 por tu Pistolero. ¿Quién recibe qué?
    .other-1 = Una carta se reemplaza, tu Pistolero no: que el Látigo reciba 1.
    .done-1 = Cae el Látigo, y la otra bala te da a ti. Ahora te toca.
    .ask-2 = Las balas también son tu dinero, y tu Tambor carga una más cada turno: paga 3 para poner Las Hermanas en tu **Callejón**. Desde ahí disparan hasta 3 (🎯).
    .other-2 = Así disparas muy poco, o nada. Las Hermanas, en el Callejón.
    .done-2 = Te quedan 3 balas, justo lo que Las Hermanas pueden disparar.
    .ask-3 = Una carta en tu **Refugio** recibe las balas antes que nada, tantas como 🧱 tenga: pon ahí el Colt oxidado, que es gratis.
    .other-3 = Antes, algo que te cubra: pon el Colt oxidado en el Refugio.
    .done-3 = Ya estás a cubierto.
    .ask-4 = Dusty no tiene con qué cubrirse. Tienes un **Tiroteo** por turno: dispara en él tus 3 balas.
    .other-4 = Hacen falta las tres. ¡Dispara las 3!
    .done-4 = Nada en medio: las tres dan en el blanco.
    .end = Las balas que sobran al final del turno van a tu **Canana**. Pagan los dos efectos de tu Pistolero, y nada más.

ragnguns-lesson-effects =
    Una carta en tu Callejón o tu Refugio, o encima de tu **Escondite**, está **en juego**: su efecto se juega por el precio que lleva delante.
    .title = Los efectos y el Escondite
    .ask-1 = Cura a Las Hermanas con el Bourbon añejo de tu Refugio: su efecto no cuesta nada, y con **Cada turno** la carta se queda.
    .other-1 = Primero la cura: el efecto *Cada turno* del Bourbon añejo.
    .done-1 = Curadas, y el Bourbon añejo sigue ahí: una vez por turno.
    .ask-2 = Sin *Cada turno*, la carta se descarta: roba 2 cartas con la Armónica, que está encima de tu Escondite.
    .other-2 = Luego. Primero roba: el efecto de la Armónica, que está encima de tu Escondite.
    .done-2 = 2 cartas, grises porque tus dos zonas están ocupadas. La Carabina, que estaba debajo, queda ahora encima.
    .ask-3 = Así que su efecto está en juego: dispara con la Carabina, que es gratis.
    .other-3 = Primero dispara: el efecto de la Carabina, encima de tu Escondite.
    .done-3 = Un acierto, y sin Tiroteo.
    .ask-4 = Mejor que el Bourbon añejo siga cubriéndote. Termina el turno y **esconde todo**: dos pilas, cuya carta de encima te servirá el próximo turno; lo de abajo queda tapado.
    .other-4 = Eso puede esperar: termina el turno, escondiendo todo de una vez.
    .done-4 = Escondidas, una carta en cada pila.
    .end = Mae ha pasado su turno, y tú has robado y recargado. El Escondite es tu segunda mano. Mae solo ve lo que hay encima.

ragnguns-lesson-traps =
    Mae te ha tendido dos **Pièges** (trampas), con 1 bala en cada uno: **paga** 1 y vuelve al Escondite de Mae; **supéralo** con 2 y se descarta; o **destápalo**, y a ver.
    .title = Las dos caras de un Piège
    .ask-1 = Con tus 4 balas, líbrate del primero: supéralo.
    .other-1 = También puede ser lo correcto. Pero aquí, supera el primero.
    .done-1 = Adiós, Piège: el Barril de pólvora te habría disparado.
    .ask-2 = El otro: destápalo, y a ver.
    .other-2 = No sería un error. Pero aquí, destápalo, y a ver.
    .done-2 = Te hace descartar una carta.
    .ask-3 = Se lleva una carta de tu mano: ¿cuál?
    .other-3 = El Señuelo no: te hará falta enseguida.
    .done-3 = Hecho.
    .ask-4 = Ahora tú: tiende El Señuelo, que no hace nada, y apuesta tus 2 balas.
    .other-4 = Tiende El Señuelo con una apuesta de 2: cuanto más alta, más asusta.
    .done-4 = Boca abajo, con 2 balas encima.
    .ask-5 = Termina tu turno y mira qué hace Mae.
    .other-5 = Termina tu turno.
    .done-5 = Tu última carta va a tu Escondite, y le toca a Mae.
    .ask-6 = Tu Piège vuelve: ponlo en la pila que prefieras, boca abajo o boca arriba.
    .end = Mae ha pagado por nada, con balas que ya no te puede disparar, y El Señuelo ha vuelto a tu Escondite. Un Piège vive de la duda.

ragnguns-lesson-game =
    Quince cartas, tres por turno: en **tu sexto turno** no queda nada que robar, y tu Pistolero puede **salir** al Callejón, gratis y para siempre, con 🎯 2. Dusty ya ha recibido 3 balas; tú, 1.
    .title = Tu sexto turno
    .ask-1 = Que salga Jenny James: desde ahora ninguna carta del Callejón recibe balas por ella.
    .other-1 = Las cartas pueden esperar: que salga Jenny James.
    .done-1 = Es una MUJER, y está en tu Callejón.
    .ask-2 = Es lo que pide su efecto de 1 bala de la **Canana**: juégalo.
    .other-2 = Primero el efecto que paga tu Canana.
    .done-2 = Un acierto, pagado con lo que guardaste.
    .ask-3 = Dusty solo aguanta 2 más: **¡Tiroteo!**
    .other-3 = Puedes acabar ya: el Tiroteo, con 2 balas.
    .done-3 = Dan en el blanco: Dusty ha caído.
    .end = Ese fue el final de una partida. Una entera dura media hora como mucho: `/wanted duelo juego:Rag’n’Guns`

## Consejos para quien empieza en Rag’n’Guns: con cada tipo de pregunta y tras lo que ha costado caro.

ragnguns-tip-deck = Ocho mazos, dos por Pistolero; cualquiera vale para empezar.
ragnguns-tip-turn = Las balas que no pagas ni disparas van a tu Canana, que paga los efectos de tu Pistolero.
ragnguns-tip-pose = Las de mucha 🎯, al Callejón; las de mucha 🧱, al Refugio.
ragnguns-tip-zone = El Callejón da sus 🎯 para disparar; el Refugio, sus 🧱 para recibir. Una carta solo cambia de zona por un efecto.
ragnguns-tip-on-pose = Esto pasa una sola vez, al ponerla.
ragnguns-tip-effect = Tras su efecto la carta se descarta, salvo que diga *Cada turno*.
ragnguns-tip-target = Lo que recuperas queda a tu alcance enseguida; lo que le haces descartar deja de estar al suyo.
ragnguns-tip-trap = Está boca abajo: tu rival solo ve las balas que tiene encima. Hasta uno que no hace nada puede costarle balas.
ragnguns-tip-stake = Estas balas no vuelven a ti. Muchas asustan; pocas se pagan sin pensar.
ragnguns-tip-shoot = El Refugio rival recibe primero; lo que no aguanta sigue hacia el Callejón y el Pistolero.
ragnguns-tip-split = Con seis en tu Pistolero pierdes. Una carta del Callejón se puede sustituir.
ragnguns-tip-discard = Descartar es gratis y deja a la vista la carta de debajo en tu Escondite.
ragnguns-tip-give-up = Suelta lo que no vayas a usar pronto.
ragnguns-tip-place = Solo tienes a mano la carta de arriba de cada pila: tapa la que menos necesites.
ragnguns-tip-place-trap = Podrás volver a tenderlo el próximo turno. Solo boca abajo guarda su secreto.
ragnguns-tip-stash = Tu mazo solo tiene quince cartas: el Escondite es tu segunda mano.
ragnguns-tip-disarm = Solo lo pagan las balas recién cargadas, no las de tu Canana.

ragnguns-setback-trap = El Piège era { $card }. Pagar { $price ->
    [one] { $price } bala
   *[other] { $price } balas
} lo habría devuelto; una más lo habría descartado.
ragnguns-setback-dear-trap = El Piège era { $card }. Para pagarlo te faltaban { $short ->
    [one] { $short } bala
   *[other] { $short } balas
}: las de la Canana no cuentan.
ragnguns-setback-hit = Tu Pistolero lleva { $total } de 6. Una carta en el Refugio recibe antes esas balas.
