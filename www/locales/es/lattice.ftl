page-title = ¿Empezarías tú? · Appleyard
title = ¿Empezarías tú?
lede = Empieza con manzanas: come una entera, la mitad de una entera o una mitad suelta; quien come el último trozo pierde. Cada punto de la figura es una posición; su color dice si quien debe mover gana o pierde.

# La lámina
lattice-plate = { $game ->
    [apples] Posiciones del juego de las medias manzanas: enteras a lo ancho, medias a lo alto
   *[other] Posiciones del juego: m a lo ancho, n a lo alto
}
lattice-caption = { $game ->
    [apples] <strong>Lámina 1.</strong> Cada punto es una posición: enteras a lo ancho, medias a lo alto. <disc/> perdida, <ring/> ganada para quien debe mover.
   *[other] <strong>Lámina 1.</strong> Cada punto es una posición (m, n): m a lo ancho, n a lo alto. <disc/> perdida, <ring/> ganada para quien debe mover.
}
scale-plies = Jugadas que quedan:
scale-grundy = Valor de Grundy:
raster-about = { $colour ->
    [winner] { $side ->
        [1] Una casilla por posición: oscura si está perdida, clara si está ganada. Amplía para ver las marcas.
       *[other] Un píxel por cada { $side } × { $side } posiciones, más oscuro cuantas más estén perdidas. Amplía para ver las marcas.
    }
   *[other] { $side ->
        [1] Una casilla por posición. Amplía para ver las marcas.
       *[other] Un píxel por cada { $side } × { $side } posiciones, con su color medio. Amplía para ver las marcas.
    }
}
lattice-given = conocida
lattice-front = el frente de tinta
lattice-wholes = { $m ->
    [one] { $m } entera
   *[other] { $m } enteras
}
lattice-halves = { $n ->
    [one] { $n } media
   *[other] { $n } medias
}
lattice-row = n = { $n }
lattice-apples = { $wholes }, { $halves }
lattice-point = ({ $m }, { $n })
mark-lost = { $point }: perdida
mark-won = { $point }: ganada
mark-covered = { $point }: tapada
mark-not-yet = { $point }: aún sin colorear
mark-coming = { $point }
mark-with-plies = { $value ->
    [one] { $mark }, queda { $value } jugada
   *[other] { $mark }, quedan { $value } jugadas
}
mark-with-grundy = { $mark }, valor de Grundy { $value }

# La narración
lattice-start = { $end ->
    [misere] { $points } posiciones, todas aún sin colorear. Donde no hay jugada posible, como en <point>(0, 0)</point>, el color lo da la regla del final: quien hizo la última jugada ha perdido. Cada una de las demás toma el suyo de aquellas a las que llevan sus jugadas.
   *[normal] { $points } posiciones, todas aún sin colorear. Donde no hay jugada posible, como en <point>(0, 0)</point>, el color lo da la regla del final: quien hizo la última jugada ha ganado. Cada una de las demás toma el suyo de aquellas a las que llevan sus jugadas.
}
lattice-end = { $game ->
    [apples] { $end ->
        [misere] <point>({ $m }, { $n })</point>: no queda nada. El rival acaba de comerse el último trozo y ha perdido, así que quien debe mover aquí ya ha <won>ganado</won>.
       *[normal] <point>({ $m }, { $n })</point>: no queda nada. El rival acaba de comerse el último trozo y ha ganado, así que quien debe mover aquí ya ha <lost>perdido</lost>.
    }
   *[other] { $end ->
        [misere] <point>({ $m }, { $n })</point>: no hay jugada posible. El rival acaba de hacer la última y ha perdido, así que quien debe mover aquí ya ha <won>ganado</won>.
       *[normal] <point>({ $m }, { $n })</point>: no hay jugada posible. El rival acaba de hacer la última y ha ganado, así que quien debe mover aquí ya ha <lost>perdido</lost>.
    }
}
lattice-lost = { $moves ->
    [one] Desde <point>({ $m }, { $n })</point> la única jugada lleva a una posición <won>ganada</won> para el rival. Por eso la posición está <lost>perdida</lost> para quien debe mover.
    [2] Desde <point>({ $m }, { $n })</point> las dos jugadas llevan a posiciones <won>ganadas</won> para el rival. Por eso la posición está <lost>perdida</lost> para quien debe mover.
   *[other] Desde <point>({ $m }, { $n })</point> las { $moves } jugadas llevan a posiciones <won>ganadas</won> para el rival. Por eso la posición está <lost>perdida</lost> para quien debe mover.
}
lattice-won = { $move ->
    [whole] Desde <point>({ $m }, { $n })</point>, al comerse una manzana entera se llega a <point>({ $toM }, { $toN })</point>, <lost>perdida</lost> para quien debe mover allí. Basta una jugada así: posición <won>ganada</won>.
    [half] Desde <point>({ $m }, { $n })</point>, al comerse una media que ya estaba se llega a <point>({ $toM }, { $toN })</point>, <lost>perdida</lost> para quien debe mover allí. Basta una jugada así: posición <won>ganada</won>.
    [split] Desde <point>({ $m }, { $n })</point>, al comerse la mitad de una entera se llega a <point>({ $toM }, { $toN })</point>, <lost>perdida</lost> para quien debe mover allí. Basta una jugada así: posición <won>ganada</won>.
   *[vector] Desde <point>({ $m }, { $n })</point>, con la jugada <point>{ $vector }</point> se llega a <point>({ $toM }, { $toN })</point>, <lost>perdida</lost> para quien debe mover allí. Basta una jugada así: posición <won>ganada</won>.
}
lattice-push-lost = <point>({ $m }, { $n })</point> no ha pasado a estar ganada: ninguna de sus jugadas llega a una posición perdida. Por eso está <lost>perdida</lost>, y todas las que tienen una jugada hasta ella pasan a estar <won>ganadas</won>.
lattice-push-won = Como <point>({ $m }, { $n })</point> tiene una jugada hasta <point>({ $toM }, { $toN })</point>, que está perdida, pasa a estar <won>ganada</won>.
lattice-hidden = Ahora se colorea <point>({ $m }, { $n })</point>. ¿De qué color, y por qué?
lattice-milestone-given = Es el primer punto que el texto original rodea con un círculo, como conocido.
lattice-milestone-follows = Es el segundo punto que el texto original rodea con un círculo; se deduce del primero.
lattice-milestone-every-move = { $game ->
    [apples] Aquí, por primera vez, se puede hacer cualquiera de los tres tipos de jugada.
   *[other] Aquí, por primera vez, se puede hacer cualquier jugada.
}
lattice-milestone-first-lost = Es la primera posición que tiene alguna jugada y, aun así, está perdida.
lattice-milestone-first-lost-whole = Es la primera posición perdida en la que queda alguna manzana entera.
lattice-milestone-all-wholes = Aquí empieza una partida en la que solo hay manzanas enteras.
lattice-milestone-finished = { $game ->
    [apples] { $end ->
        [misere] Todos los puntos tienen color. Están perdidas las posiciones con un número par de enteras (dos al menos) y un número par de medias, y las que no tienen enteras y tienen un número impar de medias. Toca cualquier punto y pregunta por qué.
       *[normal] Todos los puntos tienen color. Están perdidas las posiciones con un número par de enteras y un número par de medias. Toca cualquier punto y pregunta por qué.
    }
   *[other] Todos los puntos tienen color. Toca cualquiera y pregunta por qué, o abre «Patrón» para ver qué se repite.
}
lattice-predict = Ahora viene <point>({ $m }, { $n })</point>. ¿Está perdida o ganada para quien debe mover?

# La pregunta
lattice-ask = Hay { $apples } manzanas enteras en la mesa. ¿Empezarías tú?
lattice-go-first = Empiezo yo
lattice-go-second = Que empiece el rival
lattice-answer-right = { $lost ->
    [yes] Correcto. Con { $apples } manzanas, quien empieza tiene la partida <lost>perdida</lost>: cualquier primera jugada lleva a una posición desde la que gana el rival.
   *[no] Correcto. Con { $apples } manzanas, quien empieza tiene la partida <won>ganada</won>, si acierta con la primera jugada.
}
lattice-answer-wrong = { $lost ->
    [yes] Entonces puede ganar el rival. Con { $apples } manzanas, quien empieza tiene la partida <lost>perdida</lost>: cualquier primera jugada lleva a una posición desde la que gana el rival.
   *[no] Entonces puede ganar el rival. Con { $apples } manzanas, quien empieza tiene la partida <won>ganada</won>, si acierta con la primera jugada.
}
lattice-play-it = Jugar la partida

# Por qué
why-label = Por qué ({ $m }, { $n }) es como es
why-lost = { $plies ->
    [one] <point>({ $m }, { $n })</point> está <lost>perdida</lost> en { $plies } <term-ply>jugada</term-ply> (es una <term-p-position>posición P</term-p-position>)
   *[other] <point>({ $m }, { $n })</point> está <lost>perdida</lost> en { $plies } <term-ply>jugadas</term-ply> (es una <term-p-position>posición P</term-p-position>)
}
why-won = { $plies ->
    [one] <point>({ $m }, { $n })</point> está <won>ganada</won> en { $plies } <term-ply>jugada</term-ply> (es una <term-n-position>posición N</term-n-position>)
   *[other] <point>({ $m }, { $n })</point> está <won>ganada</won> en { $plies } <term-ply>jugadas</term-ply> (es una <term-n-position>posición N</term-n-position>)
}
why-lost-only = <point>({ $m }, { $n })</point> está <lost>perdida</lost> (es una <term-p-position>posición P</term-p-position>)
why-won-only = <point>({ $m }, { $n })</point> está <won>ganada</won> (es una <term-n-position>posición N</term-n-position>)
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = El frente de tinta aún no ha llegado aquí; el motor de cálculo ya lo sabe.
why-grundy = { $count ->
    [0] Su <term-grundy>valor de Grundy</term-grundy> es { $value }: no hay jugada posible.
   *[other] Su <term-grundy>valor de Grundy</term-grundy> es { $value }, el menor número que falta entre los valores a los que llevan sus jugadas: { $values }.
} { $end ->
    [misere] En el <term-misere>juego misère</term-misere> no decide quién gana.
   *[normal] Si es cero, la posición está perdida.
}
option = { $move ->
    [whole] una entera: <point>({ $m }, { $n })</point>
    [half] una media: <point>({ $m }, { $n })</point>
    [split] la mitad de una entera: <point>({ $m }, { $n })</point>
   *[vector] <point>{ $vector }</point> hasta <point>({ $m }, { $n })</point>
}
option-lost = { $plies ->
    [one] <lost>perdida</lost> en { $plies } jugada
   *[other] <lost>perdida</lost> en { $plies } jugadas
}
option-won = { $plies ->
    [one] <won>ganada</won> en { $plies } jugada
   *[other] <won>ganada</won> en { $plies } jugadas
}
option-lost-only = <lost>perdida</lost>
option-won-only = <won>ganada</won>
option-more = { $left ->
    [one] y { $left } jugada más
   *[other] y { $left } jugadas más
}
option-deciding = esta decide
option-ask = ¿por qué?
option-ask-label = ¿Por qué ({ $m }, { $n }) es como es?
option-outside = fuera del dibujo, pero también resuelta
nudge = Puntos vecinos
nudge-left = izquierda
nudge-right = derecha
nudge-up = arriba
nudge-down = abajo

# Reglas
word-rules = Reglas
preset-apples-about = Las veinte manzanas del texto original: quien se come el último trozo pierde.
preset-apples-last-wins-about = Las mismas jugadas, con la otra regla del final.
preset-rook-about = Una torre va hacia la izquierda o hacia abajo, hasta la esquina. Es el Nim de dos montones: están perdidas las posiciones de la diagonal.
preset-queen-about = Una dama va hacia la izquierda, hacia abajo o en diagonal entre ambas. Es el juego de Wythoff: las posiciones perdidas siguen la proporción áurea y nada se repite.
preset-king-about = Un rey da un paso hacia la izquierda, hacia abajo o en diagonal entre ambas. Contado desde la esquina opuesta, es el juego «kiki’s game»: están perdidas las posiciones con los dos números pares.
preset-knight-about = Un caballo va hacia la esquina con los cuatro saltos que apuntan a ella.
preset-one-or-two-about = Se quitan una o dos piedras de uno de los dos montones: están perdidas las posiciones en que se diferencian en un múltiplo de tres.
rules-own = { $end ->
    [misere] Jugadas: { $moves } (con asterisco, cualquier número de veces). Quien hace la última jugada pierde.
   *[normal] Jugadas: { $moves } (con asterisco, cualquier número de veces). Quien hace la última jugada gana.
}
error-not-a-vector = «{ $wrong }» no es un vector: deben ser dos números enteros con una coma en medio, como −1,0 o −1,0*.
error-no-moves = Un juego necesita al menos una jugada.
error-too-many-moves = { $count } jugadas: se admiten { $limit } como máximo.
error-zero-vector = (0, 0) sería pasar, y aquí no se puede pasar.
error-vector-too-long = ({ $dm }, { $dn }) es demasiado largo: ningún número puede pasar de { $limit } en valor absoluto.
error-repeated-vector = ({ $dm }, { $dn }) aparece dos veces.
error-endless-move = La jugada ({ $dm }, { $dn }) se puede repetir sin fin: no hace bajar ninguno de los dos números. Aquí toda partida tiene que acabar.
error-endless-moves = { $first_times } × ({ $first_dm }, { $first_dn }) y { $second_times } × ({ $second_dm }, { $second_dn }), juntas, no hacen bajar nada y se pueden repetir sin fin. Aquí toda partida tiene que acabar.
error-too-many-lines = Estas jugadas tienen pasos tan desiguales que habría que resolver { $lines } líneas de puntos; se resuelven { $limit } como máximo. Usa vectores más cortos o una lámina más pequeña.
error-illegal-move = La partida del enlace no vale: su jugada { $ply }, hasta ({ $m }, { $n }), no es legal.
error-empty-path = La partida del enlace está vacía.
error-path-too-long = La partida tiene { $plies } jugadas; se guardan { $limit } como máximo.
error-point-outside = ({ $m }, { $n }) queda fuera de lo resuelto.
error-strategy-does-not-apply = La estrategia de copiar no tiene respuesta en ({ $m }, { $n }).

# Jugar
word-play = Jugar

# Patrón
word-pattern = Patrón
