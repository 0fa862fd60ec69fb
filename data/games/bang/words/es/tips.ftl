# Consejos para quien empieza en BANG!: con cada tipo de pregunta y tras lo que ha costado caro.

bang-tip-draft = Solo uno de tus dos puede actuar cada vez: uno que ataque y otro duro de matar hacen buena pareja.
bang-tip-place = Derecha e izquierda ya no cambian. Enfrente es distancia 1; en diagonal, 2.
bang-tip-expose = El personaje que expones actúa: su habilidad es la tuya, y al final del turno guardas tantas cartas como puntos de vida le queden.
bang-tip-draw-from = La carta que ves es segura; la del mazo, no.
bang-tip-put-back = Lo que devuelves queda encima: será para quien robe después.
bang-tip-flip = El Barril y la Cárcel quieren un corazón; la Dinamita estalla del 2 al 9 de picas.
bang-tip-dodge = El Barril no cuesta carta: pruébalo primero. El ¡Fallaste! vale más cuando queda poca vida.
bang-tip-shoot-back = Aquí responde un ¡BANG! No cuenta como el de tu turno.
bang-tip-last-beer = Sin una Cerveza, este personaje muere y el otro sigue sin compañía.
bang-tip-ability = Entrega las dos cartas que de todos modos tendrías que descartar.
bang-tip-store = Toma lo que necesites, o lo que al otro le haga más falta.
bang-tip-play = Primero las azules, luego lo demás; un ¡BANG! por turno. Lo que no puedas guardar, juégalo.
bang-tip-target = Hay que matar a los dos. Apunta a quien responda mal o tenga poca vida.
bang-tip-take = Una carta en juego la eliges tú; de la mano sale al azar.
bang-tip-heal-first = Dos cartas que perderías igual valen un punto de vida, y así puedes guardar una más.
bang-tip-discard = Guarda con qué responder: ¡Fallaste!, ¡BANG!, Cerveza.

bang-setback-blast = La Dinamita estalla donde está al empezar el turno. ¡Pánico! o Cat Balou te libran a tiempo, también en tu lado.
bang-setback-death = { $target } muere. Desde ahora todos están a distancia 1, y tu otro personaje queda siempre expuesto.
bang-setback-last = { $target } se queda con 1 punto de vida. Una Cerveza solo ayuda al personaje expuesto: piénsalo el próximo turno.
