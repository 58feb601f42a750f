page-title = ¿Cuál quitarías? · Appleyard
title = ¿Cuál quitarías?
lede = Dos jugadores quitan por turnos un objeto o dos vecinos; la primera jugada solo quita uno. Gana quien quita el último. Toca uno para quitarlo.
lede-own = Dos jugadores quitan por turnos un objeto o dos vecinos. Aquí rigen otras reglas: están junto a la fila.

# La figura
chain-picture = Una fila de objetos
chain-caption = { $bars ->
    [yes] Hacia arriba <won>gana</won>, hacia abajo <lost>pierde</lost>; el número cuenta las jugadas.
   *[no] <invite>Toca uno, o el enlace entre dos para quitar ambos.</invite>
}
mark-line = { $lines ->
    [one] La fila: { $objects ->
        [one] queda { $objects } objeto
       *[other] quedan { $objects } objetos
    }
   *[other] Línea { $line } de las { $lines } de la fila: { $objects ->
        [one] queda en total { $objects } objeto
       *[other] quedan en total { $objects } objetos
    }
}
mark-take = { $count ->
    [one] Objeto { $from }
   *[other] Objetos { $from } y { $to }
}{ $barred ->
    [yes] : la primera jugada quita solo uno
   *[no] { $shown ->
        [wins] { $plies ->
            [one] : gana en { $plies } jugada
           *[other] : gana en { $plies } jugadas
        }
        [loses] { $plies ->
            [one] : pierde en { $plies } jugada
           *[other] : pierde en { $plies } jugadas
        }
       *[no] {""}
    }
}
picture-loses = pierde en
picture-wins = gana en
picture-groups = en grupos
in-short = { $ruled ->
    [yes] Quita 1; luego, 1 o 2.
   *[no] Quita 1, o 2 contiguos.
} { $end ->
    [normal] Gana el último.
   *[misere] Pierde el último.
}

# Narración
chain-start = { $counts ->
    [no] {""}
   *[yes] { $objects ->
        [one] Hay un solo objeto.
       *[other] Hay { $objects } objetos en fila.
    }{" "}
}{ $end ->
    [normal] Quien quita el último <won>gana</won>.
   *[misere] Quien quita el último <lost>pierde</lost>.
}{ $ruled ->
    [yes] {" "}La primera jugada solo puede quitar uno.
   *[no] {""}
}
chain-start-gaps = En grupos, la fila es { $groups }. { $end ->
    [normal] Quien quita el último objeto <won>gana</won>.
   *[misere] Quien quita el último objeto <lost>pierde</lost>.
}
chain-ended = { $outcome ->
    [P] El rival ha quitado el último objeto, así que quien tiene el turno ha <lost>perdido</lost>.
   *[N] El rival ha quitado el último objeto, así que quien tiene el turno ha <won>ganado</won>.
}
chain-winning = { $all ->
    [yes] Todas las jugadas son ganadoras.
   *[no] { $ways ->
        [one] { $left ->
            [0] Solo hay una jugada ganadora: quitar lo que queda, incluido el último objeto.
           *[other] { $count ->
                [one] Solo hay una jugada ganadora: quitar el objeto { $from } y dejar { $left }.
               *[other] Solo hay una jugada ganadora: quitar los objetos { $from } y { $to } y dejar { $left }.
            }
        }
       *[other] { $kinds ->
            [one] Hay { $ways } jugadas ganadoras, que dejan los mismos grupos: { $left }.
           *[other] Ganan { $ways } jugadas; una rápida { $count ->
                [one] quita el objeto { $from } y deja { $left }.
               *[other] quita los objetos { $from } y { $to } y deja { $left }.
            }
        }
    }
}
chain-winning-more = { $reason ->
    [pair] Después copia a tu rival en el otro grupo, hasta el último objeto.
    [pairs] Después copia cada jugada en el grupo gemelo, hasta el último objeto.
    [their-pair] Después la máquina puede copiarte en el otro grupo, hasta el último objeto.
    [their-pairs] Después la máquina puede copiar cada jugada en el grupo gemelo, hasta el último objeto.
    [their-answer] Así te quedas sin jugadas ganadoras.
    [none] {""}
   *[answer] Así tu rival se queda sin jugadas ganadoras.
}
chain-copy = { $count ->
    [one] Quitar el objeto { $from }
   *[other] Quitar los objetos { $from } y { $to }
} y dejar { $left } gana en { $plies ->
    [one] { $plies } jugada
   *[other] { $plies } jugadas
}: después copias a tu rival.
chain-no-winning = { $reason ->
    [pair] No hay jugada ganadora: tu rival copia cada jugada en el otro grupo.
    [pairs] No hay jugada ganadora: tu rival copia cada jugada en el grupo gemelo.
    [grundy] Ninguna jugada gana: los grupos cuentan como montones de Nim { $values } que se anulan.
    [their-grundy] Ninguna jugada gana: los grupos cuentan como montones de Nim { $values } que se anulan.
    [answer] Ninguna jugada gana: tu rival puede ganar tras cada una.
    [their-pair] No hay jugada ganadora: puedes copiar cada jugada de la máquina en el otro grupo.
    [their-pairs] No hay jugada ganadora: puedes copiar cada jugada de la máquina en el grupo gemelo.
    [their-answer] No hay ninguna jugada ganadora: tienes una respuesta ganadora a cada una.
   *[none] No hay ninguna jugada ganadora.
}
chain-no-winning-more = { $reason ->
    [pair] {""}
    [pairs] {""}
    [answer] {""}
    [their-pair] {""}
    [their-pairs] {""}
    [their-answer] {""}
    [none] {""}
    [their-grundy] Cualquier jugada lo rompe, y tú puedes restablecerlo.
   *[grundy] Cualquier jugada lo rompe, y tu rival lo restablece.
}
chain-answer = { $left ->
    [0] Si quitas el último objeto, pierdes.
   *[other] { $reply ->
        [0] Si dejas { $left }, tu rival quita el resto.
       *[other] Si dejas { $left }, tu rival deja { $reply }.
    }
}
chain-made = { $who ->
    [line] La <term-ply>jugada</term-ply> { $ply } del mejor juego quita { $count ->
        [one] el objeto { $from }
       *[other] los objetos { $from } y { $to }
    }{ $left ->
        [0] .
       *[other] {" "}y deja { $left }.
    }
    [you] Quitaste { $count ->
        [one] el objeto { $from }
       *[other] los objetos { $from } y { $to }
    }{ $left ->
        [0] .
       *[other] {" "}y dejaste { $left }.
    }
    [computer] La máquina quitó { $count ->
        [one] el objeto { $from }
       *[other] los objetos { $from } y { $to }
    }{ $left ->
        [0] .
       *[other] {" "}y dejó { $left }.
    }
   *[mover] { $count ->
        [one] Se quitó el objeto { $from }
       *[other] Se quitaron los objetos { $from } y { $to }
    }{ $left ->
        [0] .
       *[other] {" "}y quedó { $left }.
    }
}
chain-only = { $ways ->
    [one] La última jugada era la única ganadora.
   *[other] La última jugada era una de las { $ways } ganadoras, que dejan los mismos grupos.
}
chain-only-more = { $reason ->
    [pair] Lo que el rival quite de un grupo, quien gana puede quitarlo del otro.
    [pairs] Lo que el rival quite de un grupo, quien gana puede quitarlo del grupo gemelo.
    [none] {""}
   *[answer] Tras cualquier otra jugada, el rival podría ganar.
}
chain-mirror = { $count ->
    [one] Copiar al rival quitando el objeto { $from } también ganaría, pero la partida duraría { $plies } { $plies ->
    [one] jugada
   *[other] jugadas
} en total en vez de { $exact }.
   *[other] Copiar al rival quitando los objetos { $from } y { $to } también ganaría, pero la partida duraría { $plies } { $plies ->
    [one] jugada
   *[other] jugadas
} en total en vez de { $exact }.
}

# La figura en texto
text-row = La fila como array, con 1 donde hay un objeto y 0 donde hay un hueco: { $cells }.
text-groups = La fila en grupos es { $groups }, o { $notation } en la notación del artículo.
text-arrangements = { $cells ->
    [one] En una fila de una casilla,
   *[other] En una fila de { $cells } casillas,
} estos grupos se pueden colocar de { $rows ->
    [one] una sola manera.
   *[other] { $rows } maneras.
}
text-moves = { $moves ->
    [0] No quedan jugadas.
    [one] Hay { $moves } jugada.
   *[other] Hay { $moves } jugadas.
}
text-option = { $count ->
    [one] Quitar el objeto { $from }
   *[other] Quitar los objetos { $from } y { $to }
} { $left ->
    [0] no deja nada
   *[other] deja { $left }
} y { $outcome ->
    [P] { $plies ->
        [one] <won>gana</won> en { $plies } jugada
       *[other] <won>gana</won> en { $plies } jugadas
    }
   *[N] { $plies ->
        [one] <lost>pierde</lost> en { $plies } jugada
       *[other] <lost>pierde</lost> en { $plies } jugadas
    }
}{ $ways ->
    [one] .
   *[other] ; hay { $ways } jugadas así.
}

# Errores
error-objects-out-of-range = Has pedido { $value } { $value ->
    [one] objeto
   *[other] objetos
}: tiene que haber entre { $min } y { $max }.
error-not-a-row = El carácter { $at } no puede estar ahí. Escribe una fila como 1101, o {"{"}1,0,0,1{"}"}, o 4 + 1.
error-octal-not-in-a-row = Con 4 antes del punto, una jugada puede partir un grupo sin quitar nada, y eso no se puede mostrar en una fila de casillas.
error-illegal-chain-take = La partida de este enlace no cumple las reglas: su jugada { $ply } quita objetos que no se pueden quitar.
error-grundy-under-misere = Los valores de Grundy no deciden quién gana el juego misère, así que este algoritmo no tiene respuesta para él.
error-program-too-large = { $objects } objetos son demasiados para este programa, que admite { $max } como máximo.
error-path-too-long = La partida tiene { $plies } jugadas, y se guardan { $limit } como máximo.

word-row = Fila
word-groups = Grupos
word-table = Tabla
word-race = Carrera
word-map = Mapa
word-octal = Teoría

# Quitar
take-field = O por número, como 5 o 4-5
take-plan = Mostrar qué queda
take-wrong = Escribe el número de un objeto, de 1 a { $most }, o los de dos contiguos, como 4-5.
take-barred = En la primera jugada solo se puede quitar un objeto.
take-gone = { $count ->
    [one] El objeto { $from } no está.
   *[other] Falta alguno de los objetos { $from } y { $to }.
}
planned = { $count ->
    [one] Quitas el objeto { $from }.
   *[other] Quitas los objetos { $from } y { $to }.
}
planned-left = { $left ->
    [0] No queda nada.
   *[other] { $ways ->
        [one] La fila queda en { $left }.
       *[other] La fila queda en { $left }; hay { $ways } jugadas así.
    }
}
planned-leaves = { $left ->
    [0] no deja nada
   *[other] deja { $left }
}
planned-take = { $count ->
    [one] Quitar este
   *[other] Quitar estos { $count }
}

# Ajustes
