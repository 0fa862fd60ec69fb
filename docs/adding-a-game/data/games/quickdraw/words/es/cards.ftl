# Los disparos de Quickdraw.

quickdraw-card-misfire = Encasquillado
quickdraw-card-from-the-hip = Desde la cadera
quickdraw-card-ricochet = Rebote
quickdraw-card-warning-shot = Disparo de aviso
quickdraw-card-change-of-hands = Cambio de mano
quickdraw-card-cross-draw = Desenfunde cruzado
quickdraw-card-bandits-twirl = Molinete del bandido
quickdraw-card-fanning = Abanico
quickdraw-card-lightning-draw = Desenfunde relámpago
quickdraw-card-sundown = Puesta de sol
