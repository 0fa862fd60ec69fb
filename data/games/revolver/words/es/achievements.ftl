# Los logros; `.how`: cómo.

revolver-star-tunnels = El techo se viene abajo
    .how = Ganar tras derrumbar los túneles.
revolver-star-gatling = Ratatatá
    .how = Lograr cinco impactos con la Gatling en una partida.
revolver-star-few-fell = Sombreros puestos
    .how = Ganar con nueve guardianes caídos como mucho.
revolver-star-last-stand = La última línea
    .how = Ganar aunque hayan caído trece guardianes.
revolver-star-card-sharp = Tahúr
    .how = Ganar el torneo de póquer sin perder una ronda.
revolver-star-poker-and-war = Mala suerte en el juego
    .how = Perder el torneo de póquer y ganar la partida.
revolver-star-overrun = Estampida
    .how = Lograr quince impactos al atacar en una partida.
revolver-star-held = Muro de piedra
    .how = Aguantar diez ataques en una partida.
