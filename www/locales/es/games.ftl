page-title = ¿Quién gana un juego que tú inventas? · Appleyard
title = ¿Quién gana un juego que tú inventas?
lede = Dos jugadores mueven por turnos; el motor de cálculo conoce cada posición. Juega, pregunta por qué, elige otro juego o crea uno.

# Las reglas de los otros juegos en una frase
games-rules = { $game ->
    [four-in-a-row] Dos jugadores dejan caer fichas por turnos en { $columns } { $columns ->
    [one] columna
   *[other] columnas
}: ganan { $length } en raya.
    [hexapawn] Los peones avanzan una casilla y capturan en diagonal. Ganas en la última fila, o si tu rival no puede mover.
    [dodgem] Los coches oscuros van a la derecha y los claros hacia arriba. Pueden apartarse, no retroceden, y gana quien saca todos los suyos.
    [dao] Una ficha se desliza hasta donde puede. Ganan cuatro propias en línea, en bloque o en las esquinas, y también tres rivales alrededor de una tuya en la esquina.
   *[in-a-row] Dos jugadores marcan casillas por turnos en un tablero de { $columns } por { $rows }: ganan { $length } en raya.
}
games-yours = { $you ->
    [dark] Las piezas oscuras son tuyas.
    [light] Las piezas claras son tuyas.
   *[none] El primer jugador lleva las piezas oscuras; el segundo, las claras.
}

# La figura
games-picture = Un tablero de { $columns } { $columns ->
    [one] columna
   *[other] columnas
} y { $rows } { $rows ->
    [one] fila
   *[other] filas
}
games-caption = { $values ->
    [yes] Anillo <won>gana</won>, disco <lost>pierde</lost>, cuadro tablas.
    [over] Aquí ha acabado la partida.
   *[no] { $act ->
        [go] <invite>Toca una pieza y después una casilla.</invite>
        [drop] <invite>Toca una columna.</invite>
       *[place] <invite>Toca una casilla.</invite>
    }
}
games-square = { $square ->
    [off] Fuera del tablero
   *[other] { $square }{ $stone ->
        [marks-x] , una cruz
        [marks-o] , un círculo
        [stones-x] , una ficha oscura
        [stones-o] , una ficha clara
        [pawns-x] , un peón oscuro
        [pawns-o] , un peón claro
        [cars-x] , un coche oscuro
        [cars-o] , un coche claro
       *[none] , vacía
    }
}{ $ends ->
    [yes] , donde se decidió la partida
   *[no] {""}
}{ $outcome ->
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
games-row = { $row ->
    [off] Junto al tablero
   *[other] Fila { $row }
}
games-held = Tienes la pieza de { $square }. Elige adónde va.
games-where = ¿Adónde?
games-said = { $move }.
games-planned = { $act ->
    [go] Ir de { $from } a { $to }
    [leave] Salir del tablero desde { $from }
    [drop] Dejar caer una ficha en { $to }
   *[place] Marcar { $to }
}
games-illegal = { $held ->
    [no] { $act ->
        [go] Toca primero una de tus piezas.
        [leave] Toca primero una de tus piezas.
        [drop] Esta columna está llena.
       *[place] Alguien ya ha marcado { $to }.
    }
   *[other] { $act ->
        [leave] La pieza de { $from } no puede salir del tablero desde ahí.
       *[go] Las reglas no dejan que la pieza de { $from } vaya a { $to }.
    }
}

# Narración
games-invite = { $who ->
    [you] Te toca.{ $outcome ->
        [N] {" "}¿Puedes ganar?
        [D] {" "}¿Aguantas?
        [P] {" "}¿Cuánto aguantas?
       *[none] {""}
    }
    [computer] Le toca a la máquina.
   *[mover] Le toca a un jugador.{ $outcome ->
        [D] {" "}¿Quién aguanta?
        [none] {""}
       *[other] {" "}¿Quién puede ganar?
    }
}
games-made = { $who ->
    [you] { $act ->
        [go] Fuiste de { $from } a { $to }.
        [leave] Saliste del tablero desde { $from }.
        [drop] Dejaste caer una ficha en { $to }.
       *[place] Marcaste { $to }.
    }
    [computer] { $act ->
        [go] La máquina fue de { $from } a { $to }.
        [leave] La máquina salió del tablero desde { $from }.
        [drop] La máquina dejó caer una ficha en { $to }.
       *[place] La máquina marcó { $to }.
    }
   *[mover] { $act ->
        [go] Una pieza fue de { $from } a { $to }.
        [leave] Una pieza salió del tablero desde { $from }.
        [drop] Una ficha cayó en { $to }.
       *[place] { $to } quedó marcada.
    }
}
games-why = { $outcome ->
    [D] Nadie puede forzar la victoria: { $loses ->
        [0] toda jugada lleva a tablas.
       *[other] { $draws ->
            [one] { $draws } jugada de { $moves } mantiene las tablas
           *[other] { $draws } jugadas de { $moves } mantienen las tablas
        }, y { $loses ->
            [one] { $loses } deja ganar al rival.
           *[other] { $loses } dejan ganar al rival.
        }
    }
    [N] { $who ->
        [you] Puedes <term-n-position><won>ganar</won></term-n-position>
        [computer] La máquina puede <term-n-position><won>ganar</won></term-n-position>
       *[mover] Quien tiene el turno puede <term-n-position><won>ganar</won></term-n-position>
    }{ $plies ->
        [-1] {""}
        [one] {" "}en { $plies } <term-ply>jugada</term-ply>
       *[other] {" "}en { $plies } <term-ply>jugadas</term-ply>
    }: { $moves ->
        [one] la única jugada lleva a una posición { $who ->
            [you] que pierde la máquina.
            [computer] que pierdes tú.
           *[mover] perdida.
        }
       *[other] { $wins ->
            [one] { $wins } jugada de { $moves } lleva a una posición { $who ->
                [you] que pierde la máquina.
                [computer] que pierdes tú.
               *[mover] perdida.
            }
           *[other] { $others ->
                [0] las { $moves } jugadas
               *[other] { $wins } jugadas de { $moves }
            } llevan a posiciones { $who ->
                [you] que pierde la máquina.
                [computer] que pierdes tú.
               *[mover] perdidas.
            }
        }
    }
   *[P] { $who ->
        [you] La máquina puede <term-p-position><won>ganar</won></term-p-position>
        [computer] Puedes <term-p-position><won>ganar</won></term-p-position>
       *[mover] Quien tiene el turno <term-p-position><lost>pierde</lost></term-p-position>
    }{ $plies ->
        [-1] {""}
        [one] {" "}en { $plies } <term-ply>jugada</term-ply>
       *[other] {" "}en { $plies } <term-ply>jugadas</term-ply> como máximo
    }: { $moves ->
        [one] la única jugada lleva a una posición { $who ->
            [you] que gana ella.
            [computer] que ganas tú.
           *[mover] ganada.
        }
       *[other] { $who ->
            [you] tus { $moves } jugadas llevan a posiciones que gana ella.
            [computer] las { $moves } jugadas de la máquina llevan a posiciones que ganas tú.
           *[mover] las { $moves } jugadas llevan a posiciones ganadas.
        }
    }
}
games-gave = { $when ->
    [now] Esta jugada { $kept ->
        [D] regala
       *[P] { $who ->
            [computer] te regala
           *[you] regala
        }
    }
   *[before] Tu última jugada regaló
}{ $kept ->
    [D] {" "}la victoria: con el mejor juego ahora son tablas.
   *[P] { $who ->
        [you] {" "}la partida a la máquina, que ahora puede ganar
        [computer] {" "}la partida: ahora puedes ganar
       *[mover] {" "}la partida al rival, que ahora puede ganar
    }{ $plies ->
        [-1] .
        [one] {" "}en { $plies } <term-ply>jugada</term-ply>.
       *[other] {" "}en { $plies } <term-ply>jugadas</term-ply>.
    }
}
games-would = Mejor era { $act ->
    [go] ir de { $from } a { $to }
    [leave] salir del tablero desde { $from }
    [other] { $label }
   *[place] { $to }
}: { $outcome ->
    [D] mantiene las tablas.
   *[N] { $plies ->
        [-1] gana.
        [one] gana en { $plies } <term-ply>jugada</term-ply>.
       *[other] gana en { $plies } <term-ply>jugadas</term-ply>.
    }
}
games-end = { $reason ->
    [row] Deciden las piezas en raya: { $squares }.
    [block] Deciden las piezas en cuadrado: { $squares }.
    [corners] Deciden las piezas en las esquinas: { $squares }.
    [shut-in] Una pieza está encerrada en una esquina, y por eso gana su jugador: { $squares }.
    [goal] { $count ->
        [0] Se ha llegado a la meta.
       *[other] Se ha llegado a la meta: { $squares }.
    }
    [past-goal] Un jugador se ha pasado de la meta y por eso pierde.
    [blocked] Un jugador está bloqueado y por eso gana.
    [rules] Las reglas terminan aquí el juego.
   *[no-move] No quedan jugadas.
}
games-ended = { $who ->
    [you] Has <won>ganado</won>.
    [computer] La máquina ha <won>ganado</won>.
    [nobody] No ha ganado nadie: son tablas.
   *[mover] { $last ->
        [first] El primer jugador ha <won>ganado</won>.
       *[second] El segundo jugador ha <won>ganado</won>.
    }
}
word-choose = Juego
word-several = Varios jugadores
word-graph = Grafo
watch-solver = Ver el cálculo
word-rules = Escribir un juego
games-ready = El motor de cálculo ha terminado: conoce { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}.
error-illegal-ply = La partida del enlace incumple las reglas en la jugada { $ply }.

# Lo que el motor de cálculo de los juegos de tablero puede rechazar
error-too-much-memory = Resolver este juego ocuparía hasta { $bytes } bytes de memoria, y el límite es { $limit }.
error-not-a-position = Esto no es una posición del juego.
error-board-too-large = Este tablero tiene { $squares } casillas, y en este juego puede tener { $limit } como mucho.
error-board-not-understood = El tablero no se entiende a partir del carácter { $at }.
error-board-not-possible = Ninguna partida puede llegar a este tablero.
error-board-columns-out-of-range = Pides { $value } { $value ->
    [one] columna
   *[other] columnas
}: el número tiene que estar entre { $min } y { $max }.
error-board-rows-out-of-range = Pides { $value } { $value ->
    [one] fila
   *[other] filas
}: el número tiene que estar entre { $min } y { $max }.
error-in-a-row-out-of-range = Pides { $value } { $value ->
    [one] ficha
   *[other] fichas
} en línea: el número tiene que estar entre { $min } y { $max }.
error-too-many-links = Este juego tiene demasiadas jugadas: entre todas las posiciones se pueden seguir { $limit } como máximo.
