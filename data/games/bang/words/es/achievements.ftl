# Los logros; `.how`: cómo.

bang-star-clean-hands = No se queda nadie atrás
    .how = Ganar sin perder ningún personaje.
bang-star-last-life = En la cuerda floja
    .how = Ganar con un personaje muerto y el otro con un solo punto de vida.
bang-star-hot-potato = La patata caliente
    .how = Pasar la Dinamita y ver cómo le estalla al otro bando.
bang-star-dynamite = ¡Bum!
    .how = Ver al otro bando perder tres puntos de vida de golpe.
bang-star-untouchable = Difícil de acertar
    .how = Salir nueve veces sin un rasguño en una misma partida.
bang-star-magpie = Urraca ladrona
    .how = Llevarte once cartas de manos o de delante de personajes en una partida.
bang-star-jailbird = Carne de presidio
    .how = Ganar tras quedarse dos veces en la Cárcel.
bang-star-saloon-regular = De la casa
    .how = Recuperar seis puntos de vida en una partida.
bang-star-quick-draw = Gatillo rápido
    .how = Ganar en el turno 13 como muy tarde.
