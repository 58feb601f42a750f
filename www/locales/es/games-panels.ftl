# El panel que elige un juego
choose-game = ¿Qué juego?
game-in-a-row = Tres en raya y otras rayas
game-four-in-a-row = Conecta cuatro y otras rayas que caen
game-hexapawn = Hexapeón
game-dodgem = Dodgem
game-dao = Dao
game-script = Un juego tuyo
choose-size = ¿De qué tamaño?
choose-no-size = Este juego tiene un solo tamaño.
field-game-columns = columnas
field-game-rows = filas
field-game-length = en raya para ganar
field-game-side = casillas por lado
games-better = La jugada { $ply } lo echó a perder. Mejor era { $act ->
    [go] de { $from } a { $to }
    [leave] salir del tablero desde { $from }
   *[place] { $to }
}.
error-certificate-too-large = El certificado ocuparía unos { $bytes } bytes, y el límite es { $limit }.
