### The rule book of Revolver 2 in our own words: chapters, and every numbered statement and ruling.
revolver-rules = Las reglas de Revolver 2

## Chapters: at most 1500 characters each

revolver-rules-goal =
    • **Los guardianes** ganan si el Padre Esteban sigue vivo tras el ataque del último turno en la mina de plata, o si la última ficha sale de la carta del ejército mexicano.
    • **El general Mapache** gana cuando han muerto todos los guardianes.

    En 1894 los vecinos de Malpaso envían al Padre Esteban a contratar pistoleros. Los bandidos del general Mapache quieren lo que queda del pueblo. Dos jugadores, dos bandos desiguales, dos mazos.

    Una ficha sale de la carta del ejército en cada turno de Mapache en que no mata a nadie. Tiene que matar sin parar, y los guardianes, hacérselo pagar caro.

    Un torneo de póquer decide por dónde va el camino; después vienen seis campos de batalla, de izquierda a derecha. En cada uno solo cuentan las cartas que hay allí.
    .title = El objetivo del juego
revolver-rules-poker =
    Cada uno tiene seis cartas de póquer; una se aparta al azar sin que nadie la mire. En cada ronda los dos eligen una carta en secreto y luego se descubren.

    • **La trampa** vence a un número, **un número** vence a la acusación, **la acusación** vence a la trampa. Las trampas son de los guardianes; la acusación, de Mapache.
    • De dos números gana el mayor; si son iguales, nadie.
    • Las cartas jugadas se apartan. Solo la acusación vuelve a la mano.
    • Dos rondas ganan el torneo. Si antes se acaban las cartas, deciden las rondas ganadas y después una moneda.

    Quien gana el torneo decide el camino: si son los guardianes, Crystal River (iglesia, cantina, cuadra); si es Mapache, Cataratas de Buffalo (burdel, cárcel, taberna).

    • **Cada carta jugada da su ventaja**, aunque se pierda la ronda: más cartas al empezar, fichas de potencia para tu bando en Malpaso o, para Mapache, más fichas en la carta del ejército (catorce como máximo).

    Después cada uno roba cinco cartas, más las de las ventajas.
    .title = El torneo de póquer
revolver-rules-turn =
    Empiezan los guardianes y después los turnos se alternan.

    • **Turno de los guardianes:** avanzar el marcador una casilla · tomar los reclutas de esa casilla · robar dos cartas · jugar.
    • **Turno de Mapache:** robar dos cartas · jugar · atacar.

    • En los tres primeros campos algunas casillas son **opcionales**. Cuando la siguiente lo es, los guardianes eligen: quedarse en ella o seguir al campo siguiente y saltarse todas las que queden. Los reclutas solo se ven cuando el marcador ya está allí.
    • Desde la última casilla el marcador pasa a la primera del campo siguiente. En el puente, en Malpaso y en la mina no hay casillas opcionales ni reclutas.
    • La mano no tiene límite. Un mazo vacío no da cartas ni se vuelve a barajar.

    Las cartas se quedan en su campo cuando el marcador se va.
    .title = Un turno
revolver-rules-play =
    Juega tantas cartas como puedas pagar. El **coste** de una carta son otras tantas cartas de tu mano, descartadas boca arriba. Lo que dice una carta se cumple al momento, hasta donde se pueda; una carta sin objetivo se puede jugar, y se gasta.

    • **La potencia de fuego** se queda en el campo actual, en tu lado, y cuenta allí.
    • **Las obstrucciones** son de Mapache. Van al lado de los guardianes de cualquier campo, pasado o futuro: dos como máximo en cada uno, y nunca donde hay tres cartas.
    • **Los efectos únicos** se cumplen y se descartan.

    • **El límite de tres:** los guardianes pueden tener tres cartas por campo, contando las obstrucciones. Para añadir otra deben descartar antes una carta de potencia de fuego propia de allí, que es gratis. Los efectos únicos se juegan igual. Mapache no tiene límite, salvo que una carta lo ponga. También puede descartar sus cartas de potencia de fuego de aquí.

    Si una carta rival te hace descartar o recoger algo de un campo, **tú** eliges cuál.
    .title = Jugar cartas
revolver-rules-powder =
    Algunas cartas de los guardianes llevan **barriles**, algunas de Mapache llevan **munición**. Una carta así se juega o se descarta de la mano por sus iconos, nunca las dos cosas; como coste, sus iconos no cuentan. Los iconos se usan en cualquier momento de tu turno.

    • **El puente:** con el marcador allí, dos barriles lo vuelan, una vez por partida. Se descartan todas las cartas de Mapache en ese campo, también sus obstrucciones. Las de los guardianes se quedan, y los turnos que quedan se juegan.
    • **Los túneles:** con el marcador en la mina, dos barriles los derrumban, una vez por turno, con el mismo efecto.
    • Los barriles de más se pierden.
    • **La Gatling:** con el marcador en la mina, Mapache puede descartar cartas de munición, por turno tantas como cartas de potencia de fuego tenga allí en ese momento. Cada icono es un impacto en los guardianes, uno tras otro. Después ataca igualmente.
    .title = Pólvora y Gatling
revolver-rules-attack =
    Al final de su turno Mapache ataca; nadie tiene que decirlo. Solo cuenta el campo de batalla actual.

    • **Mapache:** su potencia de fuego allí con sus fichas, y sus fichas en el lugar.
    • **Los guardianes:** su potencia de fuego allí con sus fichas, la defensa del lugar y sus fichas en él.

    Si el total de Mapache es **mayor**, los guardianes reciben un impacto; si es igual o menor, no.

    • **Un impacto** mata a un guardián con la supervivencia más baja de los presentes; entre iguales elige el jugador de los guardianes. El que tiene **agallas** pierde una ficha y se queda: no es una muerte. Algunos cuestan más al caer, como dice su carta; eso se cumple antes del impacto siguiente. El Padre Esteban tiene la supervivencia más alta, así que es el último.

    • **El ejército:** al final de un turno de Mapache en que no ha matado a nadie, con ataque, Gatling o carta, una ficha sale de la carta del ejército; dos, si no jugó ninguna carta o atacó con 0 puntos, como dice esa carta.

    • **Las fichas** salen de una reserva: 11 de agallas, 14 del ejército, 4 piezas de potencia para los guardianes y 9 para Mapache. Una pieza muestra uno o dos puntos. Si faltan, se ponen las que queden.
    .title = Ataque, guardianes, ejército
revolver-rules-secrets =
    • **Lo saben todos:** los campos de batalla y todo lo que hay en ellos, los guardianes, todas las fichas, los descartes y lo pagado, el tamaño de manos y mazos, toda carta de póquer descubierta.
    • **Solo para ti:** tu mano, y lo que encuentras cuando una carta te deja buscar en tu mazo o mirar la otra mano.
    • **No lo sabe nadie:** el orden de los mazos y de los reclutas. La carta de póquer apartada no se enseña a nadie; solo su dueño puede deducirla.

    Mientras eliges con qué pagar o qué barriles encender, la mesa no ve nada, y puedes volver atrás hasta el final. Antes de un paso sin vuelta atrás, como dejar reclutas atrás, volar el puente o disparar la Gatling, se te pregunta otra vez y se te dice qué costará.

    Los bandos se sortean, salvo que quien ofrece la partida elija el suyo como variante.

    No hemos podido encontrar las listas de las cartas originales. Nombres, valores y textos de estas son nuestros, dentro de todo lo que dice el reglamento.
    .title = Quién sabe qué

## The statements of the rule book

revolver-ruling-R1 = Dos jugadores, cada uno con su propio mazo de 62 cartas.
revolver-ruling-R2 = Hay 19 cartas de guardianes: siete iniciales y doce reclutas.
revolver-ruling-R3 = Hay nueve campos de batalla: tres de Crystal River, tres de Cataratas y tres de Malpaso.
revolver-ruling-R4 = La dinamita, la Gatling, el derrumbe de los túneles y la llegada del ejército existen una vez cada uno.
revolver-ruling-R5 = Hay doce cartas de póquer, seis por bando.
revolver-ruling-R6 = Fichas: 14 del ejército, 11 de agallas, 4 y 9 de potencia, un marcador de turno.
revolver-ruling-R7 = Mapache gana cuando han muerto todos los guardianes.
revolver-ruling-R8 = Los guardianes ganan si Esteban sobrevive al ataque en la cuarta casilla de la mina.
revolver-ruling-R9 = Los guardianes ganan cuando se han quitado todas las fichas del ejército.
revolver-ruling-R10 = La partida sigue hasta que se cumple uno de estos objetivos.
revolver-ruling-R11 = Los campos de Malpaso van en este orden: puente, Malpaso, mina.
revolver-ruling-R12 = Otros tres campos de batalla se ponen a la izquierda del puente.
revolver-ruling-R13 = La dinamita es del puente; la Gatling y los túneles, de la mina.
revolver-ruling-R14 = Las fichas de agallas y de potencia salen de una reserva.
revolver-ruling-R15 = Los siete guardianes iniciales están en juego; los otros doce, barajados boca abajo.
revolver-ruling-R16 = Se ponen doce fichas en la carta del ejército.
revolver-ruling-R17 = El torneo se juega antes de barajar y repartir los mazos.
revolver-ruling-R18 = Se barajan los dos mazos y cada uno roba cinco cartas.
revolver-ruling-R19 = Las cartas de póquer pueden aumentar la mano inicial.
revolver-ruling-R20 = Cada uno baraja sus seis cartas de póquer, aparta una sin verla y se queda con las otras cinco.
revolver-ruling-R21 = En cada ronda los dos eligen una carta en secreto y la descubren a la vez.
revolver-ruling-R22 = La carta de mayor valor gana la ronda.
revolver-ruling-R23 = Las cartas de póquer jugadas se descartan, salvo la acusación.
revolver-ruling-R24 = Quien gana antes dos rondas gana el torneo.
revolver-ruling-R25 = Si lo ganan los guardianes, se pasa por la iglesia, la cantina y la cuadra.
revolver-ruling-R26 = Si lo gana Mapache, se pasa por el burdel, la cárcel y la taberna.
revolver-ruling-R27 = Cada carta de póquer jugada da su ventaja a su bando, aun en una ronda perdida.
revolver-ruling-R28 = Las ventajas: más cartas al empezar, fichas de potencia en Malpaso o, para Mapache, más fichas en la carta del ejército.
revolver-ruling-R29 = Después, las cartas de póquer salen de la partida.
revolver-ruling-R30 = Una carta tiene nombre, coste, a veces potencia de fuego, fichas y texto, y un tipo.
revolver-ruling-R31 = Cuando los guardianes reciben un impacto, su jugador retira a un guardián de su elección, según la regla de la supervivencia (R33).
revolver-ruling-R32 = Un guardián tiene supervivencia, nombre, a veces un efecto al caer y una marca de inicial.
revolver-ruling-R33 = El guardián que lo recibe debe tener la supervivencia más baja; entre iguales elige el jugador.
revolver-ruling-R34 = Los guardianes caídos salen de la partida.
revolver-ruling-R35 = Se aplica el texto del guardián caído.
revolver-ruling-R36 = Seis campos de batalla se juegan de izquierda a derecha.
revolver-ruling-R37 = En los tres primeros los guardianes reclutan y eligen quedarse o seguir.
revolver-ruling-R38 = Un campo de batalla tiene casillas normales, a veces opcionales, reclutas, defensa e índice.
revolver-ruling-R39 = El índice fija el lugar de los tres primeros campos.
revolver-ruling-R40 = Se juegan turnos completos alternos; empiezan los guardianes.
revolver-ruling-R41 = Los guardianes avanzan, reclutan, roban y juegan; Mapache roba, juega y ataca.
revolver-ruling-R42 = Los guardianes avanzan el marcador una casilla al empezar su turno.
revolver-ruling-R43 = Desde la última casilla el marcador pasa a la casilla 1 del campo siguiente.
revolver-ruling-R44 = En vez de entrar en una casilla opcional, los guardianes pueden saltarse todas las que queden allí.
revolver-ruling-R45 = En el primer turno el marcador va a la primera casilla del primer campo.
revolver-ruling-R46 = En los tres primeros campos llegan tantos reclutas como dice la casilla.
revolver-ruling-R47 = También se roban reclutas en las casillas opcionales.
revolver-ruling-R48 = En la fase de robo se toman dos cartas.
revolver-ruling-R49 = La mano no tiene límite.
revolver-ruling-R50 = Se pueden jugar cuantas cartas se quiera en el lado propio del campo actual.
revolver-ruling-R51 = Un coste se paga descartando otras tantas cartas de la mano.
revolver-ruling-R52 = Las cartas descartadas quedan boca arriba.
revolver-ruling-R53 = La potencia de fuego se queda, la obstrucción se queda en el lado rival, el efecto único se descarta tras usarse.
revolver-ruling-R54 = El número de obstrucciones en un campo está limitado.
revolver-ruling-R55 = Las cartas van al campo actual, salvo que digan otra cosa.
revolver-ruling-R56 = Los guardianes pueden tener tres cartas por campo, contando las obstrucciones.
revolver-ruling-R57 = Con tres, deben descartar una carta de potencia de fuego propia de ese campo antes de añadir otra, salvo que una carta diga otra cosa.
revolver-ruling-R58 = Mapache no tiene límite, salvo que una carta lo ponga.
revolver-ruling-R59 = Las obstrucciones pueden ir a cualquier campo.
revolver-ruling-R60 = No cabe una obstrucción donde el lado de los guardianes está lleno.
revolver-ruling-R61 = Aun en el límite, los guardianes pueden jugar efectos únicos.
revolver-ruling-R62 = Los textos se aplican al momento, en el campo actual si no dicen otra cosa.
revolver-ruling-R63 = La marca de mano y flecha se aplica cuando la carta entra en juego.
revolver-ruling-R64 = Los textos se cumplen hasta donde se pueda.
revolver-ruling-R65 = Una carta se queda donde se jugó. Su dueño solo puede descartar una de potencia de fuego del campo actual; si no, solo un efecto la quita o la mueve.
revolver-ruling-R66 = Quien debe descartar una carta de un campo elige cuál.
revolver-ruling-R67 = Cuando muere un guardián elige su propio jugador, según la regla de la supervivencia.
revolver-ruling-R68 = Una carta con barriles o munición se juega, o se descarta por sus iconos.
revolver-ruling-R69 = Una carta descartada por sus iconos no tiene otro efecto.
revolver-ruling-R70 = Los iconos se usan en cualquier momento del turno, en el campo que les toca, antes y después de las cartas.
revolver-ruling-R71 = Dos barriles en el puente descartan todas las cartas de Mapache que haya allí.
revolver-ruling-R72 = El puente solo se vuela una vez.
revolver-ruling-R73 = Las cartas de los guardianes en el puente se quedan.
revolver-ruling-R74 = Los turnos que quedan del puente se juegan igual.
revolver-ruling-R75 = Dos barriles en la mina descartan todas las cartas de Mapache que haya allí.
revolver-ruling-R76 = Eso se puede hacer en cada turno en la mina.
revolver-ruling-R77 = Las cartas de los guardianes en la mina se quedan.
revolver-ruling-R78 = En la mina Mapache puede descartar una carta de munición por cada carta de potencia de fuego que tenga allí.
revolver-ruling-R79 = Cada icono de munición cuesta un guardián.
revolver-ruling-R80 = Una carta con dos iconos mata a dos.
revolver-ruling-R81 = Los guardianes perdidos por la Gatling cuentan como muertos por Mapache.
revolver-ruling-R82 = Un guardián con agallas pierde la ficha y se queda.
revolver-ruling-R83 = En cada uno de sus turnos Mapache puede matar a un guardián con potencia de fuego.
revolver-ruling-R84 = En cada turno de Mapache sin muertos se quita una ficha del ejército.
revolver-ruling-R85 = El total de Mapache es su potencia de fuego allí con sus fichas, y sus fichas de potencia en el campo de batalla.
revolver-ruling-R86 = El total de los guardianes es su potencia de fuego, la defensa y sus fichas de potencia.
revolver-ruling-R87 = Mapache solo acierta si su total es mayor.
revolver-ruling-R88 = Algunos guardianes reciben agallas al entrar o más tarde.
revolver-ruling-R89 = Solo se usan los tres campos del vencedor: seis con los de Malpaso.

## Our rulings where the rule book is silent or unclear

revolver-ruling-Q1 = Los dos bandos tienen números; la trampa es de los guardianes, la acusación de Mapache. Trampa > número > acusación > trampa.
revolver-ruling-Q2 = Números iguales: nadie gana la ronda y las dos cartas se apartan.
revolver-ruling-Q3 = Dos cartas de la misma clase sin número también empatan. Con estas cartas solo pueden empatar los dos nueves.
revolver-ruling-Q4 = Si se acaban las cartas, deciden las rondas ganadas, y una moneda si hay empate.
revolver-ruling-Q5 = La acusación vuelve a la mano; su ventaja cuenta una vez.
revolver-ruling-Q6 = La carta apartada no se muestra mientras dure la partida.
revolver-ruling-Q7 = Todas las cartas de póquer jugadas son públicas.
revolver-ruling-Q8 = Las cartas no jugadas no dan nada.
revolver-ruling-Q9 = La ventaja del ejército añade una ficha, catorce como máximo.
revolver-ruling-Q10 = Las fichas de potencia en Malpaso cuentan para el bando que jugó la carta.
revolver-ruling-Q11 = Las cartas de más se roban con las cinco primeras.
revolver-ruling-Q12 = Se ponen doce de las catorce fichas del ejército.
revolver-ruling-Q13 = Si no quedan reclutas, no llega nadie.
revolver-ruling-Q14 = El marcador avanza antes de ver los reclutas.
revolver-ruling-Q15 = Se pregunta cada vez que la casilla siguiente es opcional.
revolver-ruling-Q16 = Desde la última casilla normal, sin opcionales, el marcador avanza sin preguntar.
revolver-ruling-Q17 = Una casilla normal no se puede saltar.
revolver-ruling-Q18 = El marcador nunca pasa de la cuarta casilla de la mina.
revolver-ruling-Q19 = Ninguna carta mueve el marcador.
revolver-ruling-Q20 = Los reclutas de la primera casilla llegan en el primer turno.
revolver-ruling-Q21 = Una carta no se paga a sí misma.
revolver-ruling-Q22 = Un coste de 0 no pide nada.
revolver-ruling-Q23 = Una carta descartada como coste no usa sus iconos.
revolver-ruling-Q24 = Se puede pagar de más con iconos; lo que sobra se pierde.
revolver-ruling-Q25 = Un mazo vacío no da cartas ni se vuelve a barajar.
revolver-ruling-Q26 = Si la reserva no alcanza, se ponen las fichas que queden.
revolver-ruling-Q27 = Una ficha de potencia tiene dos caras: dos puntos son una pieza.
revolver-ruling-Q28 = Se puede descartar a cambio de nada una carta de potencia de fuego propia de aquí, en la fase de juego.
revolver-ruling-Q29 = Mapache puede hacer lo mismo.
revolver-ruling-Q30 = Todas las cartas del lado de los guardianes cuentan para las tres.
revolver-ruling-Q31 = Los barriles y los efectos únicos se usan también en un campo lleno.
revolver-ruling-Q32 = Dos obstrucciones como máximo por campo.
revolver-ruling-Q33 = Solo Mapache tiene obstrucciones.
revolver-ruling-Q34 = Las obstrucciones pueden ponerse en campos pasados o futuros.
revolver-ruling-Q35 = Los guardianes solo quitan una obstrucción con una carta.
revolver-ruling-Q36 = Quien lo sufre elige entre las cartas que valen; si no hay, no pasa nada.
revolver-ruling-Q37 = Una carta sin objetivo se puede jugar y se gasta.
revolver-ruling-Q38 = Las manos están ocultas; su tamaño y los descartes son públicos.
revolver-ruling-Q39 = Una ficha de agallas perdida no es una muerte.
revolver-ruling-Q40 = Entre guardianes de igual supervivencia se puede elegir a uno con agallas.
revolver-ruling-Q41 = La supervivencia se comprueba al final del turno de Mapache en la cuarta casilla de la mina.
revolver-ruling-Q42 = Si Esteban hubiera muerto y otros vivieran, ganaría Mapache; por su supervivencia cae el último.
revolver-ruling-Q43 = Varios impactos llegan uno tras otro.
revolver-ruling-Q44 = Un texto de caída se aplica antes del impacto siguiente.
revolver-ruling-Q45 = Un guardián perdido en el turno de los guardianes no lo mata Mapache.
revolver-ruling-Q46 = Si en el turno de Mapache no ha muerto ningún guardián, al final se quita una ficha del ejército, nunca más de una salvo que lo diga una carta.
revolver-ruling-Q47 = El ataque se resuelve siempre.
revolver-ruling-Q48 = La última ficha del ejército y el último guardián no pueden irse en el mismo turno.
revolver-ruling-Q49 = Una muerte en el turno de los guardianes no cuenta para el siguiente de Mapache.
revolver-ruling-Q50 = Volar el puente descarta también las obstrucciones de Mapache que haya allí.
revolver-ruling-Q51 = Las fichas de las cartas descartadas vuelven a la reserva.
revolver-ruling-Q52 = Los túneles sepultan todas las cartas de Mapache en la mina.
revolver-ruling-Q53 = Los túneles se derrumban una vez por turno como máximo.
revolver-ruling-Q54 = En un turno, la Gatling no puede disparar más cartas que cartas de potencia de fuego tenga Mapache en la mina en ese momento.
revolver-ruling-Q55 = La Gatling se usa antes y después de las cartas, dentro de su límite.
revolver-ruling-Q56 = Tras la Gatling, el ataque aún puede matar.
revolver-ruling-Q57 = Las víctimas de la Gatling siguen la regla de la supervivencia.
revolver-ruling-Q58 = Las fichas de potencia de las cartas se suman.
revolver-ruling-Q59 = Las cartas de otros campos no cuentan.
revolver-ruling-Q60 = Un total nunca baja de cero.
revolver-ruling-Q61 = Los guardianes no tienen potencia de fuego propia.
revolver-ruling-Q62 = Una ficha de agallas perdida por la Gatling no es una muerte.
revolver-ruling-Q63 = Cada una de varias fichas de agallas evita una muerte.
revolver-ruling-Q64 = Si el último guardián cae por cualquier texto, gana Mapache.
revolver-ruling-Q65 = Todo lo que está en la mesa es público; la mano es de su dueño; nadie conoce el orden de los mazos ni el de los reclutas.
revolver-ruling-Q66 = La mesa sabe que se ha elegido una carta de póquer, no cuál.
revolver-ruling-Q67 = Las elecciones de una mano oculta se ofrecen solo a su jugador.
revolver-ruling-Q68 = Los efectos de dos cartas del mismo nombre se suman: dos Pistas falsas cuestan dos cartas, dos Cortinas de humo dan +6.
revolver-ruling-Q69 = Los Muros de adobe no se protegen entre sí, ni los Guardaespaldas: su jugador elige cuál se toca.
revolver-ruling-Q70 = La carta del ejército lo dice: sin muertes se quitan dos fichas en vez de una si Mapache no jugó ninguna carta o atacó con 0 puntos.
