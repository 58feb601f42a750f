# Words of every game: who plays, whose turn it is, how it went

play-against = Jugar contra
opponent-human = otra persona, aquí mismo
opponent-perfect = la máquina, sin errores
opponent-erring = la máquina, con errores
field-percent = errores, en % de sus jugadas
play-who = ¿Quién empieza?
play-computer-second = yo
play-computer-first = la máquina
play-begin-legend = La partida
play-begin = Empezar
play-worth = { $outcome ->
    [P] { $plies ->
        [one] La posición está <lost>perdida</lost> para quien debe mover, en { $plies } jugada.
       *[other] La posición está <lost>perdida</lost> para quien debe mover, en { $plies } jugadas.
    }
   *[N] { $plies ->
        [one] La posición está <won>ganada</won> para quien debe mover, en { $plies } jugada.
       *[other] La posición está <won>ganada</won> para quien debe mover, en { $plies } jugadas.
    }
}
play-blunder = { $who ->
    [you] Error decisivo: has regalado la victoria.
    [computer] Error decisivo: te ha regalado la victoria.
   *[mover] Error decisivo: quien acaba de mover ha regalado la victoria.
}
play-over = { $who ->
    [you] No quedan jugadas. Has <won>ganado</won>.
    [computer] No quedan jugadas. Ha <won>ganado</won> la máquina.
   *[mover] { $last ->
        [first] No quedan jugadas. Ha <won>ganado</won> quien movió en primer lugar.
       *[second] No quedan jugadas. Ha <won>ganado</won> quien movió en segundo lugar.
    }
}
play-full = Se han hecho 511 jugadas; no se guardan partidas más largas. Retrocede o empieza de nuevo.
play-go-on = Que mueva
play-moves = Jugadas legales
play-again = Empezar de nuevo
play-hints = mostrar qué está perdido y qué ganado
play-leave = Dejar la partida
chart-caption = { $who ->
    [you] El valor tras cada jugada: hacia arriba si ganas tú, hacia abajo si gana la máquina
   *[mover] El valor tras cada jugada: hacia arriba si gana quien movió en primer lugar, hacia abajo si gana el otro
}{ $known ->
    [yes] {"; "}cuantas más jugadas quedan, más alto.
   *[no] .
}
chart-bar = { $who ->
    [you] { $side ->
        [up] Jugada { $ply }, { $position }: ganada para ti
       *[down] Jugada { $ply }, { $position }: ganada para la máquina
    }
   *[mover] { $side ->
        [up] Jugada { $ply }, { $position }: ganada para quien movió en primer lugar
       *[down] Jugada { $ply }, { $position }: ganada para quien movió en segundo lugar
    }
}{ $plies ->
    [-1] {""}
   *[other] {"; "}jugadas que quedan: { $plies }
}{ $blunder ->
    [yes] ; error decisivo: con esta jugada se regaló la victoria
   *[no] {""}
}
chart-no-blunder = No hubo errores decisivos: nadie regaló la victoria.
chart-blunders = { $count ->
    [one] Una jugada fue un error decisivo: regaló la victoria. Vuelve a intentarlo desde
   *[other] { $count } jugadas fueron errores decisivos: regalaron la victoria. Vuelve a intentarlo desde
}
chart-before = antes de la jugada { $ply }
