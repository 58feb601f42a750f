page-title = ¿Por qué solo el del centro? · Appleyard
title = ¿Por qué solo el del centro?
lede = Unos objetos en fila. Quita uno, o dos contiguos; en la primera jugada, solo uno. Gana quien quita el último. Con nueve objetos hay nueve primeras jugadas, y una sola gana.

# La lámina
chain-plate = Una fila de objetos
chain-caption = { $bars ->
    [frame] Hacia arriba: <lost>pierde</lost>. Hacia abajo: <won>gana</won>.
    [yes] Cada anillo es un objeto; una unión enlaza dos contiguos. La barra de un objeto, o de una unión, muestra lo que vale esa jugada: hacia arriba si <lost>pierde</lost>, hacia abajo si <won>gana</won>, y más larga cuantas más jugadas quedan. Bajo la fila, la posición como vector; al pie, como grupos.
   *[no] Cada anillo es un objeto; una unión enlaza dos contiguos. Bajo la fila, la posición como vector; al pie, como grupos.
}
mark-line = { $lines ->
    [one] La fila; objetos que quedan: { $objects }
   *[other] Línea { $line } de las { $lines } de la fila; objetos que quedan en total: { $objects }
}
mark-take = { $count ->
    [one] Objeto { $from }
   *[other] Objetos { $from } y { $to }
}{ $barred ->
    [yes] : no vale como primera jugada
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
plate-loses = pierde en
plate-wins = gana en
plate-groups = en grupos
in-short = { $end ->
    [normal] { $ruled ->
        [yes] Quien quita el último objeto gana. En la primera jugada solo se quita uno.
       *[no] Quien quita el último objeto gana.
    }
   *[misere] { $ruled ->
        [yes] Quien quita el último objeto pierde. En la primera jugada solo se quita uno.
       *[no] Quien quita el último objeto pierde.
    }
}

# Narración
chain-start = { $objects ->
    [one] Un objeto.
   *[other] { $objects } objetos en fila.
} { $end ->
    [normal] Quien quita el último <won>gana</won>.
   *[misere] Quien quita el último <lost>pierde</lost>.
}{ $ruled ->
    [yes] {" "}En la primera jugada solo se puede quitar uno.
   *[no] {""}
}
chain-start-gaps = Los grupos: { $groups }. { $end ->
    [normal] Quien quita el último objeto <won>gana</won>.
   *[misere] Quien quita el último objeto <lost>pierde</lost>.
}
chain-verdict = { $outcome ->
    [P] { $plies ->
        [one] La posición está <term-p-position><lost>perdida</lost></term-p-position> para quien debe mover, en { $plies } <term-ply>jugada</term-ply>.
       *[other] La posición está <term-p-position><lost>perdida</lost></term-p-position> para quien debe mover, en { $plies } <term-ply>jugadas</term-ply>.
    }
   *[N] { $plies ->
        [one] La posición está <term-n-position><won>ganada</won></term-n-position> para quien debe mover, en { $plies } <term-ply>jugada</term-ply>.
       *[other] La posición está <term-n-position><won>ganada</won></term-n-position> para quien debe mover, en { $plies } <term-ply>jugadas</term-ply>.
    }
}
chain-ended = { $outcome ->
    [P] No queda nada: quien debe mover ha <lost>perdido</lost>.
   *[N] No queda nada: quien debe mover ha <won>ganado</won>.
}
chain-winning = { $all ->
    [yes] Gana cualquier jugada.
   *[no] { $ways ->
        [one] { $left ->
            [0] Gana una sola jugada: quitar lo que queda.
           *[other] { $count ->
                [one] Gana una sola jugada: quitar el objeto { $from } y dejar { $left }.
               *[other] Gana una sola jugada: quitar los objetos { $from } y { $to } y dejar { $left }.
            }
        }
       *[other] { $kinds ->
            [one] Ganan { $ways } jugadas, que dejan los mismos grupos: { $left }.
           *[other] Ganan { $ways } jugadas. Una de las más rápidas: { $count ->
                [one] quitar el objeto { $from } y dejar { $left }.
               *[other] quitar los objetos { $from } y { $to } y dejar { $left }.
            }
        }
    }
}
chain-no-winning = No gana ninguna jugada.
chain-made = { $who ->
    [line] Jugada { $ply } del juego óptimo: { $count ->
        [one] se quita el objeto { $from }.
       *[other] se quitan los objetos { $from } y { $to }.
    }
    [you] Jugada { $ply }: has quitado { $count ->
        [one] el objeto { $from }.
       *[other] los objetos { $from } y { $to }.
    }
    [computer] Jugada { $ply }: la máquina ha quitado { $count ->
        [one] el objeto { $from }.
       *[other] los objetos { $from } y { $to }.
    }
   *[mover] Jugada { $ply }: { $count ->
        [one] se ha quitado el objeto { $from }.
       *[other] se han quitado los objetos { $from } y { $to }.
    }
}{ $left ->
    [0] {""}
   *[other] {" "}Queda { $left }.
}
chain-only = { $ways ->
    [one] Era la única jugada que ganaba.
   *[other] Era una de las { $ways } jugadas que ganaban; todas dejan los mismos grupos.
}
chain-mirror = { $count ->
    [one] También se ganaría copiando al otro jugador, con el objeto { $from }, pero en { $plies } jugadas desde el principio en vez de { $exact }.
   *[other] También se ganaría copiando al otro jugador, con los objetos { $from } y { $to }, pero en { $plies } jugadas desde el principio en vez de { $exact }.
}
chain-predict = ¿La posición está perdida o ganada para quien debe mover?

# La figura en texto
text-row = La fila como vector, con 1 donde hay un objeto y 0 donde hay un hueco: { $cells }.
text-groups = En grupos: { $groups }; en la notación del texto original, { $notation }.
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
}{ $ways ->
    [one] {""}
   *[other] {" "}(hay { $ways } jugadas así)
}: { $outcome ->
    [P] { $plies ->
        [one] <won>gana</won> en { $plies } jugada.
       *[other] <won>gana</won> en { $plies } jugadas.
    }
   *[N] { $plies ->
        [one] <lost>pierde</lost> en { $plies } jugada.
       *[other] <lost>pierde</lost> en { $plies } jugadas.
    }
}

# Errores
error-objects-out-of-range = Objetos: { $value }. Tiene que haber entre { $min } y { $max }.
error-not-a-row = Esto no se puede leer como fila a partir del carácter { $at }. Se escribe como 1101, o {"{"}1,0,0,1{"}"}, o 4 + 1.
error-row-too-long = Esta fila necesita { $cells } casillas; puede tener { $max } como máximo.
error-empty-row = En la fila tiene que haber al menos un objeto.
error-not-octal = Esto no se puede leer como código octal a partir del carácter { $at }. Se escribe con un punto y cifras de 0 a 7, como 0.77.
error-octal-too-long = Este código tiene { $digits } cifras después del punto; se leen { $max } como máximo.
error-octal-endless = Con { $digit } antes del punto, una jugada puede no quitar nada y dejar el grupo como está: así una partida puede no acabar nunca. Ahí solo valen 0 y 4.
error-octal-without-moves = Con este código nunca se puede quitar nada.
error-octal-not-in-a-row = Con 4 antes del punto, una jugada puede partir un grupo sin quitar nada: eso no se puede mostrar en una fila de casillas.
error-illegal-chain-take = La partida del enlace no vale: su jugada { $ply } quita lo que no se puede quitar.
error-grundy-under-misere = Los valores de Grundy no deciden el juego inverso: este algoritmo no tiene respuesta para él.
error-program-too-large = { $objects } objetos son demasiados para este programa: { $max } como máximo.
error-path-too-long = La partida tiene { $plies } jugadas; se guardan { $limit } como máximo.

word-row = Fila
word-play = Jugar
word-groups = Grupos
word-table = Tabla
word-race = Carrera
word-map = Mapa
word-octal = Teoría

# Quitar
chain-invitation = { $begun ->
    [yes] Sigue tú desde aquí: quita un objeto, o dos por su unión.
   *[no] { $outcome ->
        [N] Quita un objeto. Puedes ganar.
        [P] Quien empieza aquí <lost>pierde</lost> si el otro juega bien. Deja que empiece la máquina.
       *[hidden] Quita un objeto o deja que empiece la máquina.
    }
}
chain-computer-begins = Que empiece la máquina
take-field = O por número, como 5 o 4-5
take-plan = Mostrar qué queda
take-wrong = Escribe el número de un objeto, de 1 a { $most }, o los de dos contiguos, como 4-5.
take-barred = En la primera jugada solo se puede quitar un objeto.
take-gone = { $count ->
    [one] El objeto { $from } no está.
   *[other] Falta alguno de los objetos { $from } y { $to }.
}
planned = { $count ->
    [one] Quitar el objeto { $from }
   *[other] Quitar los objetos { $from } y { $to }
}
planned-left = { $left ->
    [0] No queda nada.
   *[other] { $ways ->
        [one] Queda { $left }.
       *[other] Queda { $left } (hay { $ways } jugadas así).
    }
}
planned-take = Quitar

# Ajustes
chain-show = Junto a la fila
chain-show-values = lo que vale cada jugada
