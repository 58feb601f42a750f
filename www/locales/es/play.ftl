# Words of every game: who plays, whose turn it is, how it went

play-against = Jugar contra
opponent-human = otra persona, aquí mismo
opponent-perfect = la máquina, sin errores
opponent-erring = la máquina, con errores
opponent-slowest-loss = la máquina, que pierde a propósito y despacio
field-percent = con qué frecuencia falla (% de sus jugadas)
play-who = ¿Quién empieza?
play-computer-second = yo
play-computer-first = la máquina
play-begin-legend = La partida
play-begin = Empezar
play-blunder = { $had ->
    [D] { $who ->
        [you] Error decisivo: has regalado las tablas.
        [computer] Error decisivo: te ha regalado la victoria.
       *[mover] Error decisivo: quien acaba de mover ha regalado las tablas.
    }
   *[N] { $who ->
        [you] Error decisivo: has regalado la victoria.
        [computer] { $kept ->
            [D] Error decisivo: la máquina ha regalado su victoria.
           *[P] Error decisivo: te ha regalado la victoria.
        }
       *[mover] Error decisivo: quien acaba de mover ha regalado la victoria.
    }
}
play-missed = { $had ->
    [D] { $who ->
        [you] Aquí aún podías mantener las tablas.
        [computer] Aquí la máquina aún podía mantener las tablas.
       *[mover] Aquí quien tiene el turno aún podía mantener las tablas.
    }
   *[N] { $who ->
        [you] Aquí aún podías ganar.
        [computer] Aquí la máquina aún podía ganar.
       *[mover] Aquí quien tiene el turno aún podía ganar.
    }
}
play-let = { $kept ->
    [D] Después, el mejor juego lleva a tablas.
   *[P] { $who ->
        [you] Así la máquina pudo ganar
        [computer] Así pudiste ganar
       *[mover] Así el rival pudo ganar
    }{ $plies ->
        [-1] .
        [one] {" "}en { $plies } <term-ply>jugada</term-ply>.
       *[other] {" "}en { $plies } <term-ply>jugadas</term-ply>.
    }
}
play-over = { $who ->
    [you] No quedan jugadas. Has <won>ganado</won>{ $made ->
        [loser] , porque la última jugada le tocó a la máquina
        [nobody] {""}
       *[winner] , porque has hecho la última jugada
    }.
    [computer] No quedan jugadas. La máquina ha <won>ganado</won>{ $made ->
        [loser] , porque la última jugada te tocó a ti
        [nobody] {""}
       *[winner] , porque ha hecho la última jugada
    }.
    [nobody] No quedan jugadas. No ha ganado nadie: son tablas.
   *[mover] { $last ->
        [first] No quedan jugadas. El primer jugador ha <won>ganado</won>{ $made ->
            [loser] , porque la última jugada le tocó al segundo
            [nobody] {""}
           *[winner] , porque ha hecho la última jugada
        }.
       *[second] No quedan jugadas. El segundo jugador ha <won>ganado</won>{ $made ->
            [loser] , porque la última jugada le tocó al primero
            [nobody] {""}
           *[winner] , porque ha hecho la última jugada
        }.
    }
}
play-winner = { $who ->
    [you] Has ganado
    [computer] Ha ganado la máquina
    [nobody] Tablas
   *[mover] { $last ->
        [first] Ha ganado el primer jugador
       *[second] Ha ganado el segundo jugador
    }
}
play-full = Se han hecho 511 jugadas, y aquí una partida no puede ser más larga. Retrocede o empieza de nuevo.
play-go-on = Que mueva
play-moves = Jugadas legales
play-back = Deshacer la jugada
play-taken-back = { $who ->
    [you] Jugada deshecha: te toca a ti.
    [computer] Jugada deshecha: le toca a la máquina.
   *[mover] { $last ->
        [first] Jugada deshecha: le toca al primer jugador.
       *[second] Jugada deshecha: le toca al segundo jugador.
    }
}
play-new = Partida nueva
play-harder = { $kind ->
    [opponent] Jugar contra la máquina sin errores
   *[start] Un comienzo más difícil
}
play-beat = Supera esto: enlace a este comienzo
play-hints = mostrar qué está perdido y qué ganado
play-leave = Dejar la partida
chart-caption = { $who ->
    [you] El valor tras cada jugada: hacia arriba si ganas tú, hacia abajo si gana la máquina.
   *[mover] El valor tras cada jugada: hacia arriba si gana el primer jugador, hacia abajo si gana el segundo.
}{ $known ->
    [yes] {" "}Cuanto más alta es la barra, más jugadas quedan.
   *[no] {""}
}
chart-bar = { $who ->
    [you] { $side ->
        [drawn] Jugada { $ply }, { $position }: tablas
        [up] Jugada { $ply }, { $position }: ganada para ti
       *[down] Jugada { $ply }, { $position }: ganada para la máquina
    }
   *[mover] { $side ->
        [drawn] Jugada { $ply }, { $position }: tablas
        [up] Jugada { $ply }, { $position }: ganada para el primer jugador
       *[down] Jugada { $ply }, { $position }: ganada para el segundo jugador
    }
}{ $plies ->
    [-1] {""}
    [one] {", "}queda { $plies } jugada
   *[other] {", "}quedan { $plies } jugadas
}{ $blunder ->
    [D] ; error decisivo: con esta jugada se regalaron las tablas
    [N] ; error decisivo: con esta jugada se regaló la victoria
   *[no] {""}
}
chart-no-blunder = No hubo errores decisivos: nadie regaló la victoria.
chart-blunders = { $drawn ->
    [yes] { $count ->
        [one] Una jugada fue un error decisivo: regaló la victoria o las tablas. Vuelve a intentarlo desde
       *[other] { $count } jugadas fueron errores decisivos: regalaron la victoria o las tablas. Vuelve a intentarlo desde
    }
   *[no] { $count ->
        [one] Una jugada fue un error decisivo: regaló la victoria. Vuelve a intentarlo desde
       *[other] { $count } jugadas fueron errores decisivos: regalaron la victoria. Vuelve a intentarlo desde
    }
}
chart-before = antes de la jugada { $ply }
chart-column-ply = Jugada
chart-column-value = Valor
