# Lo que Quickdraw pregunta, cuenta, muestra y rechaza. Los disparos están en cards.ftl, las reglas en rules.ftl.

game-quickdraw = Quickdraw

## Preguntas

quickdraw-ask-fire = ¿Qué disparo haces?
quickdraw-ask-dodge = { $card } viene hacia ti y { $lives ->
    [one] te queda una vida
   *[other] te quedan { $lives } vidas
}. Solo lo esquiva un disparo más rápido.

quickdraw-kind-fire = disparo que haces
quickdraw-kind-dodge = esquivar o no
quickdraw-tip-fire = El disparo más rápido no siempre es el mejor.
quickdraw-tip-dodge = Esquivar cuesta una carta; una herida, una vida.

quickdraw-dodge-pass = Encajar el disparo

## Sucesos

quickdraw-event-turn-began = Turno { $number }: { $seat } apunta.
quickdraw-event-fired = { $seat } dispara: { $card }.
quickdraw-event-dodged = { $seat } esquiva con { $card }.
quickdraw-event-hit = { $seat } encaja el disparo. Vidas restantes: { $lives }.
quickdraw-event-out-of-shots = { $seat } ya no tiene con qué disparar. Se comparan las vidas.
quickdraw-event-drawn = Las mismas vidas en los dos lados: nadie gana.

## Rechazos

quickdraw-no-not-in-hand = { $card } no está en tu mano.
quickdraw-no-too-slow = { $card } no basta para esquivar { $shot }: hace falta más rapidez.

## Mesa y mano

quickdraw-headline = Turno { $turn }, dispara { $name }
quickdraw-over = Fin de la partida
quickdraw-discard = Ya disparados
quickdraw-hand = Tus disparos
quickdraw-no-hand = No te queda ningún disparo.
quickdraw-holds = { $count ->
    [one] { $count } disparo
   *[other] { $count } disparos
}
quickdraw-speed = velocidad { $speed }
quickdraw-fast = Rapidez
quickdraw-shot = Un disparo de Quickdraw

## Comandos

cmd-quickdraw-group = quickdraw
    .description = Las jugadas de Quickdraw
cmd-quickdraw-table = mesa
    .description = Qué mesa, si juegas en varias
cmd-quickdraw-fire = disparar
    .description = Hacer uno de tus disparos
cmd-quickdraw-fire-card = carta
    .description = Qué disparo
cmd-quickdraw-dodge = esquivar
    .description = Esquivar con un disparo más rápido
cmd-quickdraw-dodge-card = carta
    .description = Qué disparo
cmd-quickdraw-pass = encajar
    .description = No esquivar
