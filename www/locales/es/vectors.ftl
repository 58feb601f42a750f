# What is wrong with the moves of a token; the lattice and the games share these sentences
error-no-moves = Un juego necesita al menos una jugada.
error-too-many-moves = El juego tiene { $count } jugadas, y el límite es { $limit }.
error-zero-vector = (0, 0) sería pasar, y aquí no se puede pasar.
error-vector-too-long = ({ $dm }, { $dn }) es demasiado largo: cada número tiene que estar entre −{ $limit } y { $limit }.
error-repeated-vector = ({ $dm }, { $dn }) aparece dos veces.
error-endless-move = La jugada ({ $dm }, { $dn }) no baja ninguno de los dos números, así que se puede repetir sin fin. Aquí toda partida tiene que acabar.
error-endless-moves = Juntas, { $first_times } × ({ $first_dm }, { $first_dn }) y { $second_times } × ({ $second_dm }, { $second_dn }) no bajan ninguno de los dos números, así que se pueden repetir sin fin. Aquí toda partida tiene que acabar.
error-vectors-not-understood = No se entienden las jugadas a partir del carácter { $at }.
error-vector-start-out-of-range = El inicio tiene la coordenada { $value }: debe estar entre { $min } y { $max }.
