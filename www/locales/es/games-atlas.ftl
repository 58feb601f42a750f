# El grafo de un juego: todas sus posiciones y la marcha del motor de cálculo
atlas-picture = Las { $positions } { $positions ->
    [one] posición
   *[other] posiciones
} del juego, en filas por { $by ->
    [depth] jugadas desde el inicio
   *[remoteness] jugadas hasta el final
}.
atlas-cloud = { $positions ->
    [one] La única posición
   *[other] Las { $positions } posiciones
} del juego. Las flechas llevan de una a otra, y la tecla Intro la mira de cerca.
atlas-caption = <lost>Disco</lost>: perdida; <won>anillo</won>: ganada; cuadrado: tablas. El número cuenta las jugadas que aún salvan.
atlas-coming = Las posiciones están en camino.
atlas-unknown = Aún no está calculado quién gana: { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}, { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}.{ $images ->
    [yes] {" "}Las iguales por simetría cuentan una vez.
   *[no] {""}
}
atlas-step = { $stage ->
    [ends] Donde el juego ha terminado está claro quién ha ganado: se conocen { $decided } de { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}.
    [spreads] Ronda { $round }: una posición está ganada si una jugada lleva a otra perdida, y perdida si nada la salva. Se conocen { $decided } de { $positions }.
    [ties] Lo que no está ganado ni perdido son tablas, y los finales sin ganador muestran cómo acaba. Se conocen { $decided } de { $positions }.
   *[done] { $outcome ->
        [N] Se conocen las { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}. Quien empieza puede ganar.
        [P] Se conocen las { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}. Quien empieza pierde.
       *[D] Se conocen las { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}. Nadie puede forzar la victoria: el inicio son tablas.
    }
}
atlas-folded = El juego tiene { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}, demasiadas para dibujarlas: una barra es una fila, tan larga como el logaritmo de sus posiciones. Las marcas son la posición del juego y las que siguen a sus jugadas.
atlas-row = Fila { $row }, { $by ->
    [depth] jugadas desde el inicio
   *[remoteness] jugadas hasta el final
}: { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}, { $lost } perdidas, { $won } ganadas, { $drawn } en tablas.
atlas-mark = { $name }{ $seen ->
    [yes] , profundidad { $row }
   *[no] {""}
}{ $outcome ->
    [P] , perdida
    [N] , ganada
    [D] , tablas
   *[none] , no se conoce
}{ $plies ->
    [-1] {""}
    [one] {" "}en { $plies } jugada
   *[other] {" "}en { $plies } jugadas
}{ $role ->
    [current] , ahora en el tablero
    [deciding] , adonde lleva la jugada marcada
   *[none] {""}
}
atlas-position = Posición { $position }
atlas-board = { $sides ->
    [0] El tablero vacío
    [one] { $one }
   *[other] { $one }; { $two }
}
atlas-stones = { $kind ->
    [x] X en { $squares }
    [o] O en { $squares }
    [dark] oscuras en { $squares }
   *[light] claras en { $squares }
}
atlas-line = { $kind ->
    [depth] Profundidad { $row }
    [draws] Tablas
    [folded] La posición de la partida y las que siguen a sus jugadas
   *[left] { $row ->
        [one] { $row } jugada hasta el final
       *[other] { $row } jugadas hasta el final
    }
}: { $positions ->
    [one] { $positions } posición
   *[other] { $positions } posiciones
}
watch-back = Volver a la partida
watch-look = Mirar cada posición
atlas-run = La marcha del motor de cálculo
atlas-round = Ronda siguiente
atlas-one = Una posición
atlas-back = Atrás
atlas-all = Todas
atlas-none = Ninguna
atlas-hidden = Los valores no se muestran mientras las pistas están apagadas.
atlas-by = Filas
atlas-by-depth = jugadas desde el inicio
atlas-by-remoteness = jugadas hasta el final, primero las tablas
atlas-choose = Elige una posición para ver por qué tiene su valor. La flecha abajo sigue la jugada que decide; la flecha arriba vuelve.
atlas-why = La posición elegida
atlas-reason = { $kind ->
    [unknown] { $moves ->
        [one] Aún no está decidida. Tiene una jugada.
       *[other] Aún no está decidida. Tiene { $moves } jugadas.
    }
    [over] { $outcome ->
        [P] El juego ha terminado: ha perdido quien tendría el turno.
        [N] El juego ha terminado: ha ganado quien tendría el turno.
       *[D] El juego ha terminado y nadie ha ganado.
    }
    [decided] { $outcome ->
        [N] { $plies ->
            [one] Ganada para quien tiene el turno, en { $plies } jugada: una jugada lleva a una posición perdida.
           *[other] Ganada para quien tiene el turno, en { $plies } jugadas: una jugada lleva a una posición perdida.
        }
       *[P] { $plies ->
            [one] Perdida para quien tiene el turno, en { $plies } jugada: toda jugada lleva a una posición ganada. La marcada resiste más.
           *[other] Perdida para quien tiene el turno, en { $plies } jugadas: toda jugada lleva a una posición ganada. La marcada resiste más.
        }
    }
    [tie] { $plies ->
        [one] Tablas: ninguna jugada gana, y la marcada evita perder. Si ambos quieren, el final llega en { $plies } jugada.
       *[other] Tablas: ninguna jugada gana, y la marcada evita perder. Si ambos quieren, el final llega en { $plies } jugadas.
    }
   *[endless] Tablas sin final: ninguna jugada gana, y la marcada vuelve a dar la vuelta, en un ciclo de { $circle } { $circle ->
    [one] posición
   *[other] posiciones
}.
}
atlas-grundy = Su valor de Grundy es { $value }: { $some ->
    [0] no tiene jugadas
   *[other] sus jugadas llevan a { $set }, y { $value } es el menor número que falta
}.
atlas-go = Ponla en el tablero
atlas-options = Las jugadas de aquí, cada una con su valor
atlas-option = { $move }{ $outcome ->
    [P] : <lost>pierde</lost>{ $plies ->
        [-1] {""}
        [one] , { $plies } jugada
       *[other] , { $plies } jugadas
    }
    [N] : <won>gana</won>{ $plies ->
        [-1] {""}
        [one] , { $plies } jugada
       *[other] , { $plies } jugadas
    }
    [D] : tablas
   *[none] : no se conoce
}{ $decides ->
    [yes] {" "}(decide)
   *[no] {""}
}
atlas-more = { $more } { $more ->
    [one] jugada
   *[other] jugadas
} más no están en la lista.
atlas-save = Guardar
atlas-save-csv = Tabla en CSV
atlas-save-json = Tabla en JSON
atlas-save-dot = Grafo en DOT
atlas-save-svg = Imagen en SVG
atlas-saving = Se han escrito { $done } de { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}.
atlas-size = { $much ->
    [yes] La tabla tendría unos { $kilobytes } kB, y se pueden guardar 256 MB como mucho.
   *[no] La tabla tendrá unos { $kilobytes } kB.
}
