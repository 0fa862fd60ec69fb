# Cómo se llama a la gente a sus mesas, y cuándo está ausente.

# $names, $name: menciones; $when: el plazo, tal como Discord muestra las horas
ping-half = { $names }, ya ha pasado la mitad del tiempo: te toca jugar. El plazo acaba { $when }.
ping-near = { $names }, ¡último aviso! Te toca jugar, y el plazo acaba { $when }.
ping-next = { $names }, atención: después te toca a ti.
ping-offer = { $names }, te han retado: { $name }. La oferta caduca { $when }.
ping-proposal = { $names }, aquí hay una propuesta que espera tu respuesta. La propuesta caduca { $when }.
ping-rematch = { $names }, te espera una revancha: { $name }. Tu sitio está reservado; la oferta caduca { $when }.
ping-declined = { $names }, no han aceptado tu reto: { $name }.
ping-expired = { $names }, se acabó el tiempo, la oferta ha caducado: { $name }.
ping-full = { $names }, tu mesa está completa, ya puedes empezar: { $name }.
ping-ready = { $names }, se acabó el tiempo y ya hay gente suficiente: cualquiera puede empezar { $name }. La mesa se cierra { $when }.
ping-late = { $names }, se te acabó el tiempo y se jugó la respuesta automática:
    { $played }
ping-claim = { $names }, **{ $other }** no responde. Puedes reclamar la victoria, o dejar que juegue la máquina hasta que { $other } vuelva: con el botón o con `/mesa reclamar`. { $loses }
late-again = Te toca otra vez.
late-sat-in = 🤖 La máquina juega por ti desde ahora. Tu sitio vuelve a ser tuyo en cuanto pulses *Recuperar mi sitio* o uses `/mesa sitio`.

# Mensajes directos; $name: la mesa, con número, juego y jugadores
letter-turn = 🔔 Te toca jugar en la mesa { $name }.
letter-half = ⏳ Has gastado la mitad de tu tiempo en la mesa { $name }: te toca jugar. El plazo acaba { $when }.
letter-near = ⏰ Último aviso en la mesa { $name }: te toca jugar, y el plazo acaba { $when }.
letter-next = 👀 Después te toca a ti en la mesa { $name }.
letter-over = 🏁 La partida ha terminado en la mesa { $name }.
letter-offer = 🤝 Te han retado: { $name }. La oferta caduca { $when }.
letter-proposal = 🤝 Una propuesta espera tu respuesta en la mesa { $name }. La propuesta caduca { $when }.
letter-rematch = 🤝 Te espera una revancha: { $name }. La oferta caduca { $when }.
letter-declined = ❌ No han aceptado tu reto: { $name }.
letter-expired = ⌛ Se acabó el tiempo, la oferta ha caducado: { $name }.
letter-full = 🪑 Tu mesa está completa, ya puedes empezar: { $name }.
letter-ready = ⏰ Se acabó el tiempo y ya hay gente suficiente: cualquiera puede empezar { $name }. La mesa se cierra { $when }.
letter-late = ⏰ Se te acabó el tiempo en la mesa { $name } y se jugó la respuesta automática:
    { $played }
letter-claim = 💤 **{ $other }** no responde en la mesa { $name }. Puedes reclamar la victoria, o dejar que juegue la máquina hasta que vuelva: `/mesa reclamar`. { $loses }
letter-opened = 🤠 A partir de ahora te aviso por aquí cuando te toca. Para dejarlo: `/wanted yo avisos:` en cualquier servidor que compartamos.
letter-closed = ✉️ Discord no me deja escribirte, así que vuelvo a avisarte en el canal. Cuando hayas abierto tus mensajes directos para este servidor, pon otra vez `/wanted yo avisos:` en mensajes directos.

btn-go = Ir allí

# $start, $until: días, tal como Discord los muestra
away-now = 🏖️ { $name } está fuera y vuelve el { $until }.
away-soon = 🏖️ { $name } estará fuera desde el { $start } y vuelve el { $until }.
