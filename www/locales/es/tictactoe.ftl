page-title = ¿Por qué no gana nadie? · Appleyard
title = ¿Por qué no gana nadie?
lede = Dos jugadores marcan casillas por turnos, y tres marcas en línea ganan. La máquina no comete errores: ¿puedes ganar?

# La figura
tictactoe-plate = Un tablero de tres filas con tres casillas
tictactoe-caption = { $values ->
    [yes] Un aro <won>gana</won>, un disco <lost>pierde</lost>, una raya da tablas.
   *[no] Toca una casilla.
}
tictactoe-square = Casilla { $square }{ $mark ->
    [cross] , una cruz
    [nought] , un círculo
   *[none] , vacía
}{ $outcome ->
    [N] : gana en { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }
    [D] : da tablas
    [P] : pierde en { $plies } jugadas
   *[none] {""}
}
tictactoe-planned = Marcar la casilla { $square }
tictactoe-taken = La casilla { $square } ya no se puede marcar.

# Narración
tictactoe-start = Ganan tres marcas en línea: en horizontal, en vertical o de esquina a esquina.
tictactoe-made = { $who ->
    [you] Has marcado la casilla { $square }.
    [computer] La máquina ha marcado la casilla { $square }.
   *[mover] Se ha marcado la casilla { $square }.
}
tictactoe-squares = De las casillas vacías ganan { $wins }, dan tablas { $draws } y pierden { $loses }.
tictactoe-full = El tablero está lleno y nadie ha ganado.
error-illegal-ply = La partida del enlace incumple las reglas: su jugada { $ply } marca una casilla que no se puede marcar.
