# Los logros; `.how`: cómo.

outlaws-star-five-stood = Con las botas puestas
    .how = Ganar cinco rondas en un duelo.
outlaws-star-by-a-hair = Por los pelos
    .how = Ganar por $100 como mucho.
outlaws-star-landslide = El golpe del siglo
    .how = Ganar por $4000 o más.
outlaws-star-snake-eyes = Ojos de serpiente
    .how = Ganar tras sacar dos veces un 1.
outlaws-star-sixes = Dados cargados
    .how = Sacar tres veces un 6 en un duelo.
outlaws-star-poor-winner = Victoria pírrica
    .how = Ganar con más rondas perdidas que ganadas.
outlaws-star-dead-even = Codo con codo
    .how = Empatar dos rondas de un duelo.
