# The figure of a game that is not on a board
described-picture = La posición: { $label }
described-graph = Un grafo con { $nodes } { $nodes ->
    [one] nodo
   *[other] nodos
} y { $edges } { $edges ->
    [one] arista
   *[other] aristas
}. La ficha está en { $label }
described-node = { $name }{ $kind ->
    [token] : aquí está la ficha
   *[no] {""}
}
described-position = Posición: { $label }.
described-moves = Jugadas
described-move = { $label }{ $outcome ->
    [N] : gana en { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }
    [D] : tablas
    [P] : pierde en { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }
   *[none] {""}
}
described-made = { $who ->
    [you] Jugaste: { $label }.
    [computer] La máquina jugó: { $label }.
   *[mover] Se jugó: { $label }.
}
described-planned = Jugar: { $label }
described-better = La jugada { $ply } lo echó a perder. Mejor era { $label }.
described-caption = { $marks ->
    [no] { $values ->
        [yes] Cada botón dice cómo acaba su jugada.
       *[no] <invite>Pulsa el botón de una jugada.</invite>
    }
   *[yes] { $values ->
        [yes] Un anillo <won>gana</won>, un disco <lost>pierde</lost>, un cuadrado da tablas.
        [over] Aquí ha acabado la partida.
       *[no] <invite>Toca una marca de la imagen o uno de los botones.</invite>
    }
}

form-rules = { $game ->
    [vectors] Dos jugadores mueven una ficha por turnos, cada vez con uno de estos vectores: { $rules }. Empieza en ({ $m }, { $n }), y ningún número puede bajar de 0.
    [take-away] Dos jugadores quitan piedras de un montón por turnos. En una jugada se pueden quitar: { $rules }.
    [octal] Dos jugadores quitan objetos de un grupo por turnos. El código octal { $rules } dice cuántos, y qué puede quedar.
    [graph] Dos jugadores mueven por turnos una ficha por las aristas de un grafo.
    [calendar] Un jugador lleva una fecha al día siguiente o al mismo día del mes siguiente. Gana quien llega al 4 de noviembre de 2001, y pierde quien lo pasa.
    [multiplication] El producto empieza en 1, y cada jugador lo multiplica por un número de 2 a 9. Gana quien llega primero a { $target }.
    [chomp] Una jugada muerde un cuadrado, con todo lo que queda encima y a su derecha. El cuadrado de abajo a la izquierda está envenenado: pierde quien se lo come.
   *[digital-deletions] Una jugada hace menor una cifra, o borra un cero y todas las cifras a su derecha. Gana quien borra la última cifra.
}{ $end ->
    [normal] {" "}Gana quien hace la última jugada.
    [misere] {" "}Pierde quien hace la última jugada.
   *[none] {""}
}

# El valor de Grundy detrás de «más»
grundy-mex = { $count ->
    [0] No queda ninguna jugada, así que el valor de Grundy es 0.
   *[other] Las jugadas llevan a los valores { $set }. El menor número que no está entre ellos es { $value }, así que el valor de Grundy aquí es { $value }: la posición vale lo mismo que un montón de Nim de { $value } { $value ->
    [one] piedra
   *[other] piedras
}.
}
grundy-option = { $label }: valor { $value }
error-grundy-undefined = Este juego no tiene valores de Grundy: necesitan un juego que acabe, en el que ambos jugadores tengan las mismas jugadas y gane la última.
error-grundy-too-large = Hay más de { $limit } jugadas desde aquí hasta el final, demasiadas para hallar el valor de Grundy.
