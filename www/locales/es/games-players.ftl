# Un montón para varios jugadores
many-game = Un montón para varios jugadores
many-about = Los jugadores quitan piedras de un montón por turnos. Mueve el jugador 1. Con más de dos jugadores, quien no puede ganar aún decide quién gana.
many-rule = Qué se puede quitar
many-rule-about = Escribe <code>1,2</code>, <code>1..3</code> o <code>any</code>.
field-many-players = jugadores
field-many-stones = piedras del montón más grande
many-end = ¿Quién gana?
many-end-normal = quien hace la última jugada
many-end-misere = el jugador que tendría que mover después
many-tie = ¿Qué prefiere un jugador que no puede ganar?
many-tie-spites-next = que el ganador se siente lejos detrás
many-tie-helps-next = que el ganador se siente cerca detrás
many-tie-first-move = nada
many-tie-spites-next-about = La columna «gana» vale si cada jugador que no puede ganar hace que el ganador se siente lo más lejos posible detrás de él; el siguiente jugador es el que menos le gusta.
many-tie-helps-next-about = La columna «gana» vale si cada jugador que no puede ganar hace que el ganador se siente lo más cerca posible detrás de él; el siguiente jugador es el que más le gusta.
many-tie-first-move-about = La columna «gana» vale si cada jugador que no puede ganar hace la primera jugada de la lista.
many-nobody = nadie
many-column-stones = piedras
many-column-winner = gana
many-column-plies = jugadas
many-column-forced = puede forzarlo
many-column-possible = puede llegar a ganar
many-table = Cada montón y quién gana
many-found = { $forced ->
    [yes] En el mayor de estos montones alguien puede forzar la victoria.
   *[no] En todos los montones de { $from } a { $to } { $to ->
    [one] piedra
   *[other] piedras
} nadie puede forzar la victoria.
}
