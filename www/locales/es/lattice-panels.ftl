# Ajustes
lattice-size = Tamaño de la figura
lattice-solved = { $positions ->
    [one] El motor de cálculo resuelve { $positions } posición para este tamaño.
   *[other] El motor de cálculo resuelve { $positions } posiciones para este tamaño.
}
field-columns = puntos de ancho
field-rows = puntos de alto
lattice-colour = Las marcas indican
lattice-colour-winner = quién gana
lattice-colour-plies = cuántas jugadas quedan
lattice-colour-grundy = el valor de Grundy
lattice-order = Orden de los pasos
lattice-order-pull = cada punto mira los puntos a una jugada de distancia
lattice-order-push = cada punto perdido deja ganados los que tienen una jugada hasta él
field-up-to = solo hasta { $most } × { $most } puntos
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
editor-how = Toca un vector una vez y será una jugada (○). Tócalo otra vez si la jugada se puede repetir (✳), y una más para quitarlo.
editor-text = en texto
editor-text-about = Por ejemplo, −1,0 0,−1 −1,1. Un asterisco tras un vector significa «cualquier número de veces». El límite son 63 vectores con números de −4096 a 4096.

# Jugar
play-from = Empezar en
field-start-m = m
field-start-n = n
play-strategy = Vencer a la estrategia
play-strategy-about = Empiezas tú, con 20 manzanas. La máquina juega como dice el texto original: copia tus jugadas. Intenta vencerla.
play-too-large = Se puede jugar con un máximo de { $most } × { $most } puntos. Con más, el motor de cálculo no cuenta las jugadas que quedan.
play-start = { $who ->
    [you] La partida empieza en <point>({ $m }, { $n })</point>. Mueves tú primero.
    [computer] La partida empieza en <point>({ $m }, { $n })</point>. Mueve primero la máquina.
   *[mover] La partida empieza en <point>({ $m }, { $n })</point>. Dos personas mueven por turnos.
}
play-made = { $who ->
    [you] { $move ->
        [whole] Te comiste una manzana entera y dejaste <point>({ $m }, { $n })</point>.
        [half] Te comiste una media manzana y dejaste <point>({ $m }, { $n })</point>.
        [split] Te comiste la mitad de una entera y dejaste <point>({ $m }, { $n })</point>.
       *[vector] Moviste <point>{ $vector }</point> hasta <point>({ $m }, { $n })</point>.
    }
    [computer] { $move ->
        [whole] La máquina se comió una manzana entera y dejó <point>({ $m }, { $n })</point>.
        [half] La máquina se comió una media manzana y dejó <point>({ $m }, { $n })</point>.
        [split] La máquina se comió la mitad de una entera y dejó <point>({ $m }, { $n })</point>.
       *[vector] La máquina movió <point>{ $vector }</point> hasta <point>({ $m }, { $n })</point>.
    }
   *[mover] { $move ->
        [whole] Un jugador se comió una manzana entera y dejó <point>({ $m }, { $n })</point>.
        [half] Un jugador se comió una media manzana y dejó <point>({ $m }, { $n })</point>.
        [split] Un jugador se comió la mitad de una entera y dejó <point>({ $m }, { $n })</point>.
       *[vector] Un jugador movió <point>{ $vector }</point> hasta <point>({ $m }, { $n })</point>.
    }
}
play-over-strategy = No quedan jugadas, y la estrategia ha ganado. Siempre gana, porque tiene respuesta a todas tus jugadas: retrocede y prueba otra.
play-why-pattern = { $outcome ->
    [P] { $kind ->
        [even] Las enteras y las medias son pares: { $who ->
            [you] tu rival copia
            [computer] tú copias
           *[mover] el rival copia
        } casi todas las jugadas.
       *[halves] Solo queda un número impar de medias, así que { $who ->
            [you] te comes la última y pierdes.
            [computer] la máquina se come la última y pierde.
           *[mover] quien tiene el turno se come la última y pierde.
        }
    }
   *[N] { $move ->
        [whole] Comer una manzana entera
        [half] Comer una media manzana
        [split] Comer la mitad de una entera
       *[vector] La jugada <point>{ $vector }</point>
    } lleva a <point>({ $toM }, { $toN })</point>: { $kind ->
        [even] ambos números son pares, y { $who ->
            [you] copias
            [computer] la máquina copia
           *[mover] quien juega copia
        } casi todas las jugadas.
       *[halves] solo medias, en número impar, y { $who ->
            [you] tu rival se come
            [computer] tú te comes
           *[mover] el rival se come
        } la última.
    }
}
play-why = { $outcome ->
    [P] { $moves ->
        [one] { $who ->
            [you] Tu única jugada lleva a un punto donde tu rival gana.
            [computer] La única jugada de la máquina lleva a un punto donde ganas tú.
           *[mover] La única jugada lleva a un punto donde el rival gana.
        }
        [2] { $who ->
            [you] Tus dos jugadas llevan a puntos donde tu rival gana.
            [computer] Las dos jugadas de la máquina llevan a puntos donde ganas tú.
           *[mover] Las dos jugadas llevan a puntos donde el rival gana.
        }
       *[other] { $who ->
            [you] Tus { $moves } jugadas llevan a puntos donde tu rival gana.
            [computer] Las { $moves } jugadas de la máquina llevan a puntos donde ganas tú.
           *[mover] Las { $moves } jugadas llevan a puntos donde el rival gana.
        }
    }
   *[N] { $move ->
        [whole] Comer una manzana entera
        [half] Comer una media manzana
        [split] Comer la mitad de una entera
       *[vector] La jugada <point>{ $vector }</point>
    } lleva a <point>({ $toM }, { $toN })</point>, donde { $who ->
        [you] tu rival pierde.
        [computer] pierdes tú.
       *[mover] el rival pierde.
    }
}
table-ate = { $who ->
    [you] { $move ->
        [whole] Te has comido una entera.
        [half] Te has comido una media manzana.
        [split] Te has comido la mitad de una entera.
       *[vector] Has movido { $vector }.
    }
    [computer] { $move ->
        [whole] La máquina se comió una entera.
        [half] La máquina se comió una media manzana.
        [split] La máquina se comió la mitad de una entera.
       *[vector] La máquina movió { $vector }.
    }
   *[mover] { $move ->
        [whole] Un jugador se comió una entera.
        [half] Un jugador se comió una media manzana.
        [split] Un jugador se comió la mitad de una entera.
       *[vector] Un jugador movió { $vector }.
    }
}
table-over = { $who ->
    [you] Has ganado.
    [computer] Ganó la máquina.
   *[mover] { $last ->
        [first] Ganó el primer jugador.
       *[second] Ganó el segundo jugador.
    }
}
play-course = Cómo ha ido
copying-copied = La máquina ha copiado tu jugada: enteras y medias vuelven a ser pares.
copying-half-of-other-whole = Te has comido una de las dos últimas enteras, y la máquina, la mitad de la otra. Ahora solo queda un número impar de medias, y la última es para ti.
copying-other-whole = Te has comido la mitad de una de las dos últimas enteras, y la máquina, la otra entera. Ahora solo queda un número impar de medias, y la última es para ti.
copying-last-halves = Solo quedan medias, y la máquina mantiene impar su número: la última es para ti.
play-turn = Toca una manzana o un punto al que llega una flecha.
play-more-moves = { $left ->
    [one] y { $left } más: toca un punto o escribe adónde
   *[other] y { $left } más: toca un punto o escribe adónde
}
play-to = mover ahí
field-to-m = m
field-to-n = n
play-illegal = Ninguna jugada lleva de <point>({ $fromM }, { $fromN })</point> a <point>({ $m }, { $n })</point>. Las flechas muestran adónde puedes ir.

# Patrón
pattern-legend = Qué se repite
pattern-lost = Estas posiciones están perdidas, y ninguna más:
pattern-all-won = Ninguna posición está perdida.
pattern-class = { $mKind ->
    [exactly] m = { $mAt }
    [any] m es cualquier número
    [from] m no es menor que { $mAt }
    [even] m es par
    [odd] m es impar
    [even-from] m es par y no menor que { $mAt }
   *[odd-from] m es impar y no menor que { $mAt }
}; { $nKind ->
    [exactly] n = { $nAt }
    [any] n es cualquier número
    [from] n no es menor que { $nAt }
    [even] n es par
    [odd] n es impar
    [even-from] n es par y no menor que { $nAt }
   *[odd-from] n es impar y no menor que { $nAt }
}
pattern-rectangular = { $proved ->
    [yes] A partir de m = { $fromM }, las columnas se repiten con periodo { $periodM }. A partir de n = { $fromN }, las filas se repiten con periodo { $periodN }. Para las jugadas que solo van hacia abajo o hacia la izquierda está demostrado: sigue así para siempre.
   *[no] A partir de m = { $fromM }, las columnas se repiten con periodo { $periodM }. A partir de n = { $fromN }, las filas se repiten con periodo { $periodN }. Se ha encontrado en un cuadrado y se ha comprobado en otro con el doble de lado. No es una demostración.
}
pattern-diagonal = A partir de ({ $fromM }, { $fromN }), (m + { $periodM }, n + { $periodN }) tiene el mismo color que (m, n). Se ha encontrado en un cuadrado y se ha comprobado en otro con el doble de lado. No es una demostración.
pattern-none = No se ha encontrado ningún patrón hasta { $upTo } × { $upTo }.
pattern-block = La esquina que se repite, { $columns } × { $rows }
check-legend = Comprobado con las reglas
check-going = Se han comprobado { $done } de { $points } { $points ->
    [one] punto
   *[other] puntos
}.
check-good = Las reglas se cumplen en los { $points } { $points ->
    [one] punto
   *[other] puntos
}. La comprobación miró { $options } { $options ->
    [one] jugada
   *[other] jugadas
}: ninguna posición perdida tiene una jugada hasta otra perdida; todas las ganadas tienen alguna.
check-flaw = La figura contradice las reglas en <point>({ $m }, { $n })</point>. El error es nuestro.
conjecture-legend = Tu conjetura
conjecture-about = Elige, según los restos, qué posiciones crees que están perdidas. Verás enseguida dónde falla primero tu idea.
conjecture-begin = Pintar una
conjecture-paint = Toca una marca para cambiarla
conjecture-class = { $state ->
    [lost] m da resto { $m } al dividir por { $p }, n da resto { $n } al dividir por { $q }: perdida
   *[won] m da resto { $m } al dividir por { $p }, n da resto { $n } al dividir por { $q }: ganada
}
field-period-m = periodo de m
field-period-n = periodo de n
field-from-m = desde m =
field-from-n = desde n =
conjecture-holds = Tu conjetura se cumple en los { $points } { $points ->
    [one] punto
   *[other] puntos
} que abarca.
conjecture-fails = Tu conjetura falla en { $violations } de { $points } { $points ->
    [one] punto
   *[other] puntos
}; el primero es <point>({ $m }, { $n })</point>.
conjecture-drop = Quitarla

# La figura en texto
lattice-state = { $cursor } de { $steps } { $steps ->
    [one] punto
   *[other] puntos
} { $cursor ->
    [one] tiene
   *[other] tienen
} color: { $lost } perdidos, { $won } ganados, { $covered } tapados.
lattice-state-large = De { $columns } por { $rows } { $rows ->
    [one] punto
   *[other] puntos
}, { $cursor } de { $steps } { $cursor ->
    [one] tiene
   *[other] tienen
} color. En «Ajustes» puedes preguntar por un punto; «Patrón» dice qué se repite.
row-lost = { $game ->
    [apples] Con { $n ->
        [one] { $n } media
       *[other] { $n } medias
    }, { $coloured ->
        [one] { $coloured } punto tiene color
       *[other] { $coloured } puntos tienen color
    }: quien tiene el turno pierde con { $lost } enteras y gana con las demás.
   *[other] Con n = { $n }, { $coloured ->
        [one] { $coloured } punto tiene color
       *[other] { $coloured } puntos tienen color
    }: quien tiene el turno pierde con m = { $lost } y gana con los demás valores.
}
row-won = { $game ->
    [apples] Con { $n ->
        [one] { $n } media
       *[other] { $n } medias
    }, { $coloured ->
        [one] { $coloured } punto tiene color
       *[other] { $coloured } puntos tienen color
    }: quien tiene el turno siempre gana.
   *[other] Con n = { $n }, { $coloured ->
        [one] { $coloured } punto tiene color
       *[other] { $coloured } puntos tienen color
    }: quien tiene el turno siempre gana.
}
