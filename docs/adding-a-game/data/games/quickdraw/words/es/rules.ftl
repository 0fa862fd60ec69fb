### Las reglas de Quickdraw: capítulos para aprender, y cada enunciado y aclaración por su número.

quickdraw-rules = Las reglas de Quickdraw

## Capítulos: 1500 caracteres como máximo

quickdraw-rules-goal =
    Dos pistoleros se encuentran a mediodía. Hay diez disparos en el pueblo, cada uno más rápido que el anterior, y tienes cuatro en la mano. Acierta tres veces a tu rival, o conserva más vidas cuando una mano se vacíe.
    .title = El objetivo del juego
quickdraw-rules-turn =
    Se dispara por turnos. En tu turno pones un disparo boca arriba: `/quickdraw disparar`.

    El rival puede **esquivar** con un disparo más rápido: `/quickdraw esquivar`. Los dos disparos se pierden y nadie resulta herido. O puede **encajarlo** y perder una de sus tres vidas: `/quickdraw encajar`.

    Cada vez que esquivas gastas un disparo que ya no harás.
    .title = Un turno

## Enunciados y aclaraciones

quickdraw-ruling-R1 = Hay diez disparos, de velocidad 1 a 10.
quickdraw-ruling-R2 = Cada cual recibe cuatro disparos que nadie más ve. Sobran dos, que no ve nadie.
quickdraw-ruling-R3 = Cada cual tiene tres vidas. Dispara primero quien propuso la partida, y luego por turnos.
quickdraw-ruling-R4 = En tu turno haces un disparo, boca arriba.
quickdraw-ruling-R5 = El rival puede esquivar con un disparo más rápido. Los dos disparos se pierden y nadie resulta herido.
quickdraw-ruling-R6 = Quien no esquiva pierde una vida.
quickdraw-ruling-R7 = Quien se queda sin vidas pierde en el acto.
quickdraw-ruling-R8 = Si en tu turno no tienes con qué disparar, la partida acaba y gana quien tenga más vidas.
quickdraw-ruling-R9 = Con las mismas vidas en los dos lados no gana nadie.
quickdraw-ruling-Q1 = Se te pregunta si esquivas aunque no tengas un disparo más rápido: tu silencio no dice nada de tu mano.
