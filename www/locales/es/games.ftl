# Lo que el motor de cálculo de los juegos de tablero puede rechazar
error-too-much-memory = Resolver este juego ocuparía hasta { $bytes } bytes de memoria, y el límite es { $limit }.
error-not-a-position = Esto no es una posición del juego.
error-board-too-large = Este tablero tiene { $squares } casillas, y en este juego puede tener { $limit } como mucho.
error-board-not-understood = El tablero no se entiende a partir del carácter { $at }.
error-board-not-possible = Ninguna partida puede llegar a este tablero.
error-board-columns-out-of-range = Pides { $value } columnas: el número tiene que estar entre { $min } y { $max }.
error-board-rows-out-of-range = Pides { $value } filas: el número tiene que estar entre { $min } y { $max }.
error-in-a-row-out-of-range = Pides { $value } fichas en línea: el número tiene que estar entre { $min } y { $max }.
