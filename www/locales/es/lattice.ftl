page-title = ¿Empezarías tú? · Appleyard
title = ¿Empezarías tú?
lede = Dos jugadores comen por turnos una manzana entera o media manzana. Pierde quien se come el último trozo. Toca una manzana y juega, o colorea las posiciones para ver dónde ganas.
lede-own = Dos jugadores mueven por turnos. Aquí rigen otras reglas: están junto a la figura. Toca un punto para ver sus jugadas, o colorea las posiciones para ver dónde ganas.

# La figura
lattice-picture = { $game ->
    [apples] Posiciones del juego de las medias manzanas: enteras a lo ancho, medias a lo alto
   *[other] Posiciones del juego: m a lo ancho, n a lo alto
}
lattice-caption = { $brief ->
    [scale] <spoken>Un disco</spoken><disc/> pierde, <spoken>un anillo</spoken><ring/> gana.
    [yes] { $game ->
        [apples] Enteras a lo ancho, medias a lo alto. <spoken>Un disco</spoken><disc/> pierde, <spoken>un anillo</spoken><ring/> gana.
       *[other] m a lo ancho, n a lo alto. <spoken>Un disco</spoken><disc/> pierde, <spoken>un anillo</spoken><ring/> gana.
    }
   *[no] { $game ->
        [apples] A lo ancho se cuentan las enteras, a lo alto las medias. Quien tiene el turno pierde en <spoken>un disco</spoken><disc/> y gana en <spoken>un anillo</spoken><ring/>.
       *[other] Cada punto es (m, n): m a lo ancho, n a lo alto. Quien tiene el turno pierde en <spoken>un disco</spoken><disc/> y gana en <spoken>un anillo</spoken><ring/>.
    }
}
scale-plies = Jugadas que quedan:
scale-grundy = Valor de Grundy:
raster-about = { $colour ->
    [winner] { $side ->
        [1] Cada casilla es una posición: oscura si está perdida, clara si está ganada. Amplía para ver las marcas.
       *[other] Cada píxel son { $side } × { $side } posiciones: cuantas más están perdidas, más oscuro es. Amplía para ver las marcas.
    }
   *[other] { $side ->
        [1] Cada casilla es una posición. Amplía para ver las marcas.
       *[other] Cada píxel muestra el color medio de { $side } × { $side } posiciones. Amplía para ver las marcas.
    }
}
raster-brief = { $colour ->
    [winner] Lo oscuro está perdido; lo claro, ganado.
   *[other] Cada píxel tiene el color medio. Amplía.
}
lattice-given = aquí empieza la regla
lattice-edge = número de medias
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
mark-token = La partida está aquí: { $mark }
mark-move = { $move ->
    [whole] Comer una manzana entera: { $mark }
    [half] Comer una media manzana: { $mark }
    [split] Comer la mitad de una entera: { $mark }
   *[vector] Mover { $vector }: { $mark }
}
mark-with-plies = { $value ->
    [one] { $mark }, queda { $value } jugada
   *[other] { $mark }, quedan { $value } jugadas
}
mark-with-grundy = { $mark }, valor de Grundy { $value }

# La narración
lattice-start = { $game ->
    [apples] { $end ->
        [misere] Por turnos se come una manzana entera, la mitad de una o una media. Quien come el último trozo pierde.
       *[normal] Por turnos se come una manzana entera, la mitad de una o una media. Quien come el último trozo gana.
    }
   *[other] Ninguna de las { $points } { $points ->
    [one] posición
   *[other] posiciones
} tiene color todavía.
}
lattice-start-more = { $game ->
    [apples] {""}
   *[other] { $end ->
        [misere] Donde no quedan jugadas, ha perdido quien hizo la última. Cualquier otro punto está ganado si desde él se llega a un punto perdido; si no, está perdido.
       *[normal] Donde no quedan jugadas, ha ganado quien hizo la última. Cualquier otro punto está ganado si desde él se llega a un punto perdido; si no, está perdido.
    }
}
lattice-touch-apple = <invite>Toca una para comerla.</invite>
lattice-touch-point = <invite>Toca un punto para ver sus jugadas.</invite>
lattice-end = { $game ->
    [apples] { $end ->
        [misere] <point>({ $m }, { $n })</point>: no queda nada. El rival acaba de comerse el último trozo y ha perdido. Por eso quien tiene el turno ya ha <won>ganado</won>.
       *[normal] <point>({ $m }, { $n })</point>: no queda nada. El rival acaba de comerse el último trozo y ha ganado. Por eso quien tiene el turno ya ha <lost>perdido</lost>.
    }
   *[other] { $end ->
        [misere] <point>({ $m }, { $n })</point>: no quedan jugadas. El rival acaba de hacer la última y ha perdido. Por eso quien tiene el turno ya ha <won>ganado</won>.
       *[normal] <point>({ $m }, { $n })</point>: no quedan jugadas. El rival acaba de hacer la última y ha ganado. Por eso quien tiene el turno ya ha <lost>perdido</lost>.
    }
}
lattice-lost = { $moves ->
    [one] Desde <point>({ $m }, { $n })</point> la única jugada lleva a un punto donde el rival gana. Por eso quien tiene el turno <lost>pierde</lost>.
    [2] Desde <point>({ $m }, { $n })</point> las dos jugadas llevan a puntos donde el rival gana. Por eso quien tiene el turno <lost>pierde</lost>.
   *[other] Desde <point>({ $m }, { $n })</point> las { $moves } jugadas llevan a puntos donde el rival gana. Por eso quien tiene el turno <lost>pierde</lost>.
}
lattice-won = { $move ->
    [whole] Desde <point>({ $m }, { $n })</point>, comer una manzana entera lleva a <point>({ $toM }, { $toN })</point>, donde el rival pierde. Basta una jugada así: quien tiene el turno <won>gana</won>.
    [half] Desde <point>({ $m }, { $n })</point>, comer una media manzana lleva a <point>({ $toM }, { $toN })</point>, donde el rival pierde. Basta una jugada así: quien tiene el turno <won>gana</won>.
    [split] Desde <point>({ $m }, { $n })</point>, comer la mitad de una entera lleva a <point>({ $toM }, { $toN })</point>, donde el rival pierde. Basta una jugada así: quien tiene el turno <won>gana</won>.
   *[vector] Desde <point>({ $m }, { $n })</point>, la jugada <point>{ $vector }</point> lleva a <point>({ $toM }, { $toN })</point>, donde el rival pierde. Basta una jugada así: quien tiene el turno <won>gana</won>.
}
lattice-push-lost = <point>({ $m }, { $n })</point> está <lost>perdida</lost>, porque ninguna de sus jugadas llega a una posición perdida. Toda posición con una jugada hasta ella queda <won>ganada</won>.
lattice-push-won = <point>({ $m }, { $n })</point> queda <won>ganada</won>, porque una de sus jugadas lleva a <point>({ $toM }, { $toN })</point>, que está perdida.
lattice-hidden = <point>({ $m }, { $n })</point> ya tiene color. ¿Cuál, y por qué?
lattice-milestone-given = Es el primero de los dos puntos que el texto original rodea: su autor lo da por conocido.
lattice-milestone-follows = Es el segundo de los dos puntos que el texto original rodea: se deduce del primero.
lattice-milestone-every-move = { $game ->
    [apples] Aquí se pueden hacer por primera vez los tres tipos de jugada.
   *[other] Aquí se pueden hacer por primera vez todas las jugadas.
}
lattice-milestone-first-lost = Es la primera posición que tiene jugadas y aun así está perdida.
lattice-milestone-first-lost-whole = Es la primera posición perdida en la que queda alguna manzana entera.
lattice-milestone-all-wholes = En un punto así empieza una partida que solo tiene manzanas enteras.
lattice-milestone-finished = { $game ->
    [framed] Todos los puntos tienen color.
    [apples] { $end ->
        [misere] Todos los puntos tienen color. Con un número par de enteras (al menos dos) y de medias pierdes: tu rival copia casi todas tus jugadas.
       *[normal] Todos los puntos tienen color. Con un número par de enteras y de medias pierdes: comas lo que comas, tu rival come lo mismo.
    }
   *[other] Todos los puntos tienen color. Un punto está ganado si desde él se llega a un punto perdido; si no, está perdido.
}
lattice-milestone-finished-more = { $game ->
    [framed] {""}
    [apples] { $end ->
        [misere] Si solo queda un número impar de medias, te comes la última.
       *[normal] <invite>Toca cualquier punto y pregunta por qué.</invite>
    }
   *[other] <invite>Toca cualquiera y pregunta por qué, o abre «Patrón» para ver qué se repite.</invite>
}
lattice-predict = Ahora viene <point>({ $m }, { $n })</point>. ¿Está perdida o ganada para quien tiene el turno?

# La pregunta
lattice-ask = { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}. ¿Empezarías tú?
lattice-go-first = Empiezo yo
lattice-go-second = Empieza el rival
lattice-colour-it = Colorear
lattice-answer-right = { $lost ->
    [yes] { $end ->
        [misere] Correcto. Con { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}, quien empieza <lost>pierde</lost>: tú copias casi todas sus jugadas, y la última media es para tu rival.
       *[normal] Correcto. Con { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}, quien empieza <lost>pierde</lost>: tú copias todas sus jugadas, y así te comes también el último trozo.
    }
   *[no] { $end ->
        [misere] Correcto. Con { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}, quien empieza puede <won>ganar</won>. Come una entera y copia casi todas las jugadas: la última media es para tu rival.
       *[normal] Correcto. Con { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}, quien empieza puede <won>ganar</won>. Come una entera y copia todas las jugadas: así te comes también el último trozo.
    }
}
lattice-answer-wrong = { $lost ->
    [yes] { $end ->
        [misere] Entonces tu rival puede ganar. Con { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}, quien empieza <lost>pierde</lost>: tu rival copia casi todas tus jugadas, y la última media es para ti.
       *[normal] Entonces tu rival puede ganar. Con { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}, quien empieza <lost>pierde</lost>: tu rival copia todas tus jugadas, y así se come también el último trozo.
    }
   *[no] { $end ->
        [misere] Entonces tu rival puede ganar. Con { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}, quien empieza puede <won>ganar</won>: come una entera, copia casi todas tus jugadas, y la última media es para ti.
       *[normal] Entonces tu rival puede ganar. Con { $apples } { $apples ->
    [one] manzana
   *[other] manzanas
}, quien empieza puede <won>ganar</won>: come una entera, copia todas tus jugadas y se come también el último trozo.
    }
}
lattice-play-it = Jugar la partida
lattice-why-it = ¿Por qué?
lattice-watch = Verla de lejos
demonstration = Animación. Toca para empezar.
table-apples = Las manzanas encima de los puntos: { $count }
table-piece = { $piece ->
    [whole] Manzana entera: cómetela o cómete la mitad
   *[half] Media manzana: cómetela
}
table-count = { $game ->
    [apples] { $m ->
        [one] { $m } entera
       *[other] { $m } enteras
    }, { $n ->
        [one] { $n } media
       *[other] { $n } medias
    }
   *[other] ({ $m }, { $n })
}
offer = Tu jugada
eat = { $move ->
    [whole] Comer una manzana entera
    [half] Comer una media manzana
    [split] Comer la mitad de una entera
   *[vector] Mover { $vector } a ({ $m }, { $n })
}
eat-said = { $move ->
    [whole] Comes una manzana entera.
    [half] Comes una media manzana.
    [split] Comes la mitad de una entera.
   *[vector] Mueves { $vector }.
}
eat-leaves = { $game ->
    [apples] Así quedan { $m ->
        [one] { $m } entera
       *[other] { $m } enteras
    } y { $n ->
        [one] { $n } media
       *[other] { $n } medias
    }.
   *[other] Así se llega a ({ $m }, { $n }).
}
eat-confirm = Pulsa Intro para hacer esta jugada.

# Por qué
why-label = Por qué ({ $m }, { $n }) es como es
why-lost = { $plies ->
    [one] <point>({ $m }, { $n })</point> está <term-p-position><lost>perdida</lost></term-p-position> y queda { $plies } <term-ply>jugada</term-ply>.
   *[other] <point>({ $m }, { $n })</point> está <term-p-position><lost>perdida</lost></term-p-position> y quedan { $plies } <term-ply>jugadas</term-ply>.
}
why-won = { $plies ->
    [one] <point>({ $m }, { $n })</point> está <term-n-position><won>ganada</won></term-n-position> y queda { $plies } <term-ply>jugada</term-ply>.
   *[other] <point>({ $m }, { $n })</point> está <term-n-position><won>ganada</won></term-n-position> y quedan { $plies } <term-ply>jugadas</term-ply>.
}
why-lost-only = <point>({ $m }, { $n })</point> está <term-p-position><lost>perdida</lost></term-p-position>.
why-won-only = <point>({ $m }, { $n })</point> está <term-n-position><won>ganada</won></term-n-position>.
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = El frente de tinta aún no ha llegado a este punto, pero el motor de cálculo ya conoce su valor.
why-grundy = { $count ->
    [0] El <term-grundy>valor de Grundy</term-grundy> de este punto es { $value }, porque no quedan jugadas.
   *[other] El <term-grundy>valor de Grundy</term-grundy> de este punto es { $value }: el menor número que falta entre los valores a una jugada de distancia ({ $values }).
} { $end ->
    [misere] En el <term-misere>juego misère</term-misere> este valor no decide quién gana.
   *[normal] El valor 0 significa «perdida».
}
option = { $move ->
    [whole] una entera: <point>({ $m }, { $n })</point>
    [half] una media manzana: <point>({ $m }, { $n })</point>
    [split] la mitad de una entera: <point>({ $m }, { $n })</point>
   *[vector] <point>{ $vector }</point> hasta <point>({ $m }, { $n })</point>
}
option-lost = { $plies ->
    [one] ahí pierde el rival, queda { $plies } jugada
   *[other] ahí pierde el rival, quedan { $plies } jugadas
}
option-won = { $plies ->
    [one] ahí gana el rival, queda { $plies } jugada
   *[other] ahí gana el rival, quedan { $plies } jugadas
}
option-lost-only = ahí pierde el rival
option-won-only = ahí gana el rival
option-more = { $left ->
    [one] y { $left } jugada más
   *[other] y { $left } jugadas más
}
option-deciding = la mejor jugada
option-ask = ¿por qué?
option-ask-label = ¿Por qué ({ $m }, { $n }) es como es?
option-outside = fuera del dibujo, pero también calculada
nudge = Puntos vecinos
nudge-left = izquierda
nudge-right = derecha
nudge-up = arriba
nudge-down = abajo

# Reglas
word-rules = Reglas
preset-apples-about = Son las veinte manzanas del texto original. Quien se come el último trozo pierde.
preset-apples-last-wins-about = Las jugadas son las mismas, pero quien se come el último trozo gana.
preset-rook-about = Una torre va hacia la izquierda o hacia abajo, hasta la esquina. Es el Nim de dos montones. En la diagonal pierdes: tu rival siempre puede volver a ella.
preset-queen-about = Una dama va hacia la izquierda, hacia abajo o en diagonal, hasta la esquina. Es el juego de Wythoff: las posiciones perdidas siguen la proporción áurea, así que su patrón nunca se repite.
preset-king-about = Un rey da un paso hacia la izquierda, hacia abajo o en diagonal. Pierdes con los dos números pares, porque tu rival siempre puede dejarlos pares otra vez. Contado desde la esquina opuesta, es «kiki’s game».
preset-knight-about = Un caballo va hacia la esquina con los cuatro saltos que llevan hacia ella.
preset-one-or-two-about = Quitas una o dos piedras de uno de dos montones. Pierdes si se diferencian en un múltiplo de tres: tu rival siempre puede dejarlos así otra vez.
rules-brief = { $preset ->
    [apples] Entera o media: quien acaba pierde.
    [apples-last-wins] Entera o media: quien acaba gana.
    [rook] Gana quien lleva la torre a la esquina.
    [queen] Gana quien lleva la dama a la esquina.
    [king] Gana quien lleva el rey a la esquina.
    [knight] Caballo a la esquina: quien acaba gana.
   *[other] Quita una o dos piedras; quien acaba gana.
}
rules-own = { $end ->
    [misere] Las jugadas son { $moves }; el asterisco significa «cualquier número de veces». Quien hace la última jugada pierde.
   *[normal] Las jugadas son { $moves }; el asterisco significa «cualquier número de veces». Quien hace la última jugada gana.
}
error-not-a-vector = «{ $wrong }» no es un vector. Un vector son dos números enteros con una coma en medio, como −1,0 o −1,0*.
error-too-many-lines = Estas jugadas tienen pasos demasiado desiguales: exigen { $lines } líneas de puntos, y el límite es { $limit }. Usa vectores más cortos o menos puntos.
error-illegal-move = La partida de este enlace no sigue las reglas: su jugada { $ply }, hasta ({ $m }, { $n }), no es legal.
error-empty-path = La partida de este enlace está vacía.
error-path-too-long = La partida tiene { $plies } jugadas, y el límite es { $limit }.
error-point-outside = ({ $m }, { $n }) queda fuera de los puntos calculados.
error-strategy-does-not-apply = La estrategia de copiar no tiene respuesta en ({ $m }, { $n }).

# Jugar

# Patrón
word-pattern = Patrón
