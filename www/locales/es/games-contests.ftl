# Lo que pueden rechazar los juegos de concurso y los de más de dos jugadores
error-no-such-date = El calendario no tiene el día { $day } en el mes { $month } de { $year }.
error-date-outside = La fecha { $year }-{ $month }-{ $day } queda fuera de este juego, que va del 1900-01-01 al 2001-12-03.
error-not-digits = Las cifras no se pueden leer en el carácter { $at }.
error-too-many-digits = Hay { $digits } cifras, y el límite es { $max }.
error-target-out-of-range = Pides { $value } como número que alcanzar: debe estar entre { $min } y { $max }.
error-players-out-of-range = Pides { $value } { $value ->
    [one] jugador
   *[other] jugadores
}: el número debe estar entre { $min } y { $max }.
error-not-a-date = Escribe la fecha así: 2001-11-03.
error-shared-stones-out-of-range = Pides { $value } { $value ->
    [one] piedra
   *[other] piedras
}: el número debe estar entre { $min } y { $max }.
