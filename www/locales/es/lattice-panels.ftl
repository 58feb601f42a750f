# Ajustes
lattice-size = Tamaño de la lámina
lattice-solved = { $positions ->
    [one] Para ella se resuelve { $positions } posición.
   *[other] Para ella se resuelven { $positions } posiciones.
}
field-columns = puntos de ancho
field-rows = puntos de alto
lattice-colour = Las marcas indican
lattice-colour-winner = quién gana
lattice-colour-plies = cuántas jugadas quedan
lattice-colour-grundy = el valor de Grundy
lattice-order = Orden de los pasos
lattice-order-pull = cada posición pregunta a aquellas a las que llevan sus jugadas
lattice-order-push = cada posición perdida vuelve ganadas las que tienen una jugada hasta ella
field-up-to = para láminas de hasta { $most } × { $most }
go-to = Preguntar por un punto
field-m = enteras m
field-n = medias n
field-at-m = m
field-at-n = n
go-to-ask = ¿por qué?

# Reglas
rules-game = Juego
preset-apples = Manzanas
preset-apples-last-wins = Manzanas, el último trozo gana
preset-rook = Torre
preset-queen = Dama
preset-king = Rey
preset-knight = Caballo
preset-one-or-two = Quitar 1 o 2
rules-end = Quien hace la última jugada
end-normal = gana (juego normal)
end-misere = pierde (juego misère)
rules-moves = Jugadas
editor-grid = Vectores desde la ficha
editor-here = la ficha
editor-vector = { $state ->
    [step] { $vector }: es una jugada
    [ray] { $vector }: es una jugada, cualquier número de veces
   *[off] { $vector }: no es una jugada
}
editor-how = Toca un vector: la primera vez, ○, es una jugada; la segunda, ✳, se repite cuanto se quiera; la tercera lo quita.
editor-text = en texto
editor-text-about = Por ejemplo, −1,0 0,−1 −1,1; un asterisco tras un vector significa cualquier número de veces. Como máximo 63 vectores, con números de hasta 4096 en valor absoluto.

# Jugar
play-from = Empezar en
field-start-m = m
field-start-n = n
opponent-slowest-loss = la máquina, que regala las victorias y pierde despacio
play-strategy = Vencer a la estrategia
play-strategy-about = Empiezas tú, con 20 manzanas. La máquina juega como dice el texto original: copia tus jugadas. Busca una línea que la venza.
play-too-large = Se puede jugar en láminas de hasta { $most } × { $most }, donde se calcula cuántas jugadas quedan.
play-start = { $who ->
    [you] La partida empieza en <point>({ $m }, { $n })</point>. Mueves tú primero.
    [computer] La partida empieza en <point>({ $m }, { $n })</point>. Mueve primero la máquina.
   *[mover] La partida empieza en <point>({ $m }, { $n })</point>. Dos personas mueven por turnos.
}
play-made = { $who ->
    [you] { $move ->
        [whole] Jugada { $ply }: te has comido una manzana entera. Queda <point>({ $m }, { $n })</point>.
        [half] Jugada { $ply }: te has comido una media. Queda <point>({ $m }, { $n })</point>.
        [split] Jugada { $ply }: te has comido la mitad de una entera. Queda <point>({ $m }, { $n })</point>.
       *[vector] Jugada { $ply }: has jugado <point>{ $vector }</point> hasta <point>({ $m }, { $n })</point>.
    }
    [computer] { $move ->
        [whole] Jugada { $ply }: la máquina se ha comido una manzana entera. Queda <point>({ $m }, { $n })</point>.
        [half] Jugada { $ply }: la máquina se ha comido una media. Queda <point>({ $m }, { $n })</point>.
        [split] Jugada { $ply }: la máquina se ha comido la mitad de una entera. Queda <point>({ $m }, { $n })</point>.
       *[vector] Jugada { $ply }: la máquina ha jugado <point>{ $vector }</point> hasta <point>({ $m }, { $n })</point>.
    }
   *[mover] { $move ->
        [whole] Jugada { $ply }: una manzana entera menos. Queda <point>({ $m }, { $n })</point>.
        [half] Jugada { $ply }: una media menos. Queda <point>({ $m }, { $n })</point>.
        [split] Jugada { $ply }: de una entera queda una media. Queda <point>({ $m }, { $n })</point>.
       *[vector] Jugada { $ply }: <point>{ $vector }</point> hasta <point>({ $m }, { $n })</point>.
    }
}
play-over-strategy = No quedan jugadas. Ha ganado la estrategia, como en todas las líneas: retrocede y prueba otra.
copying-copied = Ha copiado tu jugada: enteras y medias vuelven a ser pares.
copying-half-of-other-whole = Te has comido una de las dos últimas enteras; la máquina, la mitad de la otra. Queda un número impar de medias y nada más.
copying-other-whole = Te has comido la mitad de una de las dos últimas enteras; la máquina, la otra entera. Queda un número impar de medias y nada más.
copying-last-halves = Solo quedan medias: mantiene impar su número.
play-turn = { $who ->
    [you] Te toca mover: señala un punto al que lleve una flecha o elige abajo.
    [computer] Le toca mover a la máquina.
    [thinking] La máquina mueve…
   *[mover] Quien debe mover: señala un punto al que lleve una flecha o elige abajo.
}
play-move = { $move ->
    [whole] comer una entera
    [half] comer una media
    [split] comer la mitad de una entera
   *[vector] { $vector } hasta ({ $m }, { $n })
}
play-more-moves = { $left ->
    [one] y { $left } más: señálala en la lámina o escribe adónde
   *[other] y { $left } más: señálalas en la lámina o escribe adónde
}
play-to = mover ahí
field-to-m = m
field-to-n = n
play-illegal = Desde <point>({ $fromM }, { $fromN })</point> no se llega a <point>({ $m }, { $n })</point> en una jugada. Las flechas muestran adónde se puede ir.
eat-whole = comer entera esta manzana
eat-half = comer esta media
eat-split = comer la mitad de esta manzana
table-count = { $m ->
    [one] { $m } entera
   *[other] { $m } enteras
}, { $n ->
    [one] { $n } media
   *[other] { $n } medias
}.
table-some = Se dibujan como máximo { $most } de cada clase.
table-how = Haz clic en el lado izquierdo de una manzana para comértela entera; en el derecho, para comerte solo esa mitad.

# Patrón
pattern-legend = Qué se repite
pattern-lost = Están perdidas exactamente las posiciones con
pattern-all-won = Ninguna posición está perdida.
pattern-class = { $mKind ->
    [exactly] m = { $mAt }
    [any] m cualquiera
    [from] m no menor que { $mAt }
    [even] m par
    [odd] m impar
    [even-from] m par no menor que { $mAt }
   *[odd-from] m impar no menor que { $mAt }
} y { $nKind ->
    [exactly] n = { $nAt }
    [any] n cualquiera
    [from] n no menor que { $nAt }
    [even] n par
    [odd] n impar
    [even-from] n par no menor que { $nAt }
   *[odd-from] n impar no menor que { $nAt }
}
pattern-rectangular = { $proved ->
    [yes] A partir de m = { $fromM } las columnas se repiten con periodo { $periodM }, y a partir de n = { $fromN } las filas, con periodo { $periodN }. Para las jugadas que solo van hacia abajo o hacia la izquierda está demostrado: sigue así para siempre.
   *[no] A partir de m = { $fromM } las columnas se repiten con periodo { $periodM }, y a partir de n = { $fromN } las filas, con periodo { $periodN }. Se ha comprobado en un cuadrado con el doble de lado que aquel en el que se encontró; no es una demostración.
}
pattern-diagonal = A partir de ({ $fromM }, { $fromN }), el color de (m + { $periodM }, n + { $periodN }) es el de (m, n). Se ha comprobado en un cuadrado con el doble de lado que aquel en el que se encontró; no es una demostración.
pattern-none = No se ha encontrado ningún patrón hasta { $upTo } × { $upTo }.
pattern-block = La esquina que se repite, { $columns } × { $rows }
check-legend = Comprobado con las reglas
check-going = Puntos comprobados: { $done } de { $points }.
check-good = { $points } puntos y { $options } jugadas: ninguna posición perdida tiene una jugada hacia otra perdida, y toda ganada tiene alguna.
check-flaw = La figura contradice las reglas en <point>({ $m }, { $n })</point>. El error es nuestro.
conjecture-legend = Tu conjetura
conjecture-about = Di, según los restos, qué posiciones están perdidas y mira dónde falla primero.
conjecture-begin = Pintar una
conjecture-paint = Toca una clase para cambiarla
conjecture-class = { $state ->
    [lost] m da resto { $m } al dividir por { $p } y n da resto { $n } al dividir por { $q }: perdida
   *[won] m da resto { $m } al dividir por { $p } y n da resto { $n } al dividir por { $q }: ganada
}
field-period-m = periodo de m
field-period-n = periodo de n
field-from-m = desde m =
field-from-n = desde n =
conjecture-holds = Se cumple en los { $points } puntos de la lámina de los que habla.
conjecture-fails = Falla en { $violations } de { $points } puntos; el primero, <point>({ $m }, { $n })</point>.
conjecture-drop = Quitarla

# La figura en texto
lattice-state = Puntos coloreados: { $cursor } de { $steps }. Posiciones perdidas: { $lost }; ganadas: { $won }; tapadas: { $covered }.
lattice-state-large = { $columns } por { $rows } puntos; coloreados: { $cursor } de { $steps }. Pregunta por un punto con sus números en «Ajustes», o lee «Patrón».
row-lost = { $game ->
    [apples] Fila de { $n ->
        [one] { $n } media
       *[other] { $n } medias
    }, puntos coloreados: { $coloured }. Perdida con { $lost } enteras; ganada con las demás.
   *[other] Fila n = { $n }, puntos coloreados: { $coloured }. Perdida con m = { $lost }; ganada con los demás valores.
}
row-won = { $game ->
    [apples] Fila de { $n ->
        [one] { $n } media
       *[other] { $n } medias
    }, puntos coloreados: { $coloured }. Siempre ganada.
   *[other] Fila n = { $n }, puntos coloreados: { $coloured }. Siempre ganada.
}
