page-title = ¿Qué piedra quitarías? · Appleyard
title = ¿Qué piedra quitarías?
lede = Dos jugadores quitan por turnos piedras de un solo montón, las que quieran. Gana quien quita la última. Toca una piedra: quitas esa y las de su derecha.
lede-own = Dos jugadores quitan piedras por turnos. Aquí rigen otras reglas: están junto a los montones. Toca una piedra: quitas esa y las de su derecha.

# La figura
nim-picture = Montones de piedras
nim-caption = { $shown ->
    [bundles] El anillo verde gana. Un hilo une grupos que se anulan.
    [grundy-values] El anillo verde gana. Cuadrados: lo que vale el montón.
    [rows] El anillo verde gana. Al lado, los montones en binario.
    [rings] El anillo verde gana.
   *[heaps] <invite>Toca una piedra y quita desde ahí.</invite>
}
mark-count = { $stones }
heap-named = { $size ->
    [0] { $nth ->
        [0] montón vacío
        [1] primer montón vacío
        [2] segundo montón vacío
        [3] tercer montón vacío
       *[other] montón vacío número { $nth }
    }
   *[other] { $nth ->
        [0] montón de { $size }
        [1] primer montón de { $size }
        [2] segundo montón de { $size }
        [3] tercer montón de { $size }
       *[other] montón de { $size } número { $nth }
    }
}
mark-heap = El { $heap }
mark-stone = Piedra { $stone } del { $heap }: quitar { $take }{ $wins ->
    [yes] , y gana
   *[no] {""}
}
board-sum = ¿impar?

# Narración
nim-start = { $kind ->
    [any] { $count ->
        [one] Quita cuantas piedras quieras.
       *[other] Quita cuantas quieras de un montón.
    }
    [both] Quita cuantas quieras de un montón, o las mismas de los dos.
    [one] { $count ->
        [one] Quita { $rule } cada vez.
       *[other] Quita { $rule } de un montón cada vez.
    }
   *[several] Quita de un montón; cada uno tiene su regla.
} { $kind ->
    [any] { $end ->
        [normal] Si quitas la última piedra, <won>ganas</won>.
       *[misere] Si quitas la última piedra, <lost>pierdes</lost>.
    }
   *[other] { $end ->
        [normal] Si haces la última jugada, <won>ganas</won>.
       *[misere] Si haces la última jugada, <lost>pierdes</lost>.
    }
}
nim-short = { $kind ->
    [any] { $count ->
        [one] Quita cuantas quieras;
       *[other] Quita de un montón;
    }
    [both] Uno, o ambos igual;
    [one] { $count ->
        [one] Quita { $rule };
       *[other] Quita { $rule };
    }
   *[several] Cada uno, su regla;
} { $end ->
    [normal] la última <won>gana</won>.
   *[misere] la última <lost>pierde</lost>.
}
nim-ended = { $who ->
    [you] { $outcome ->
        [P] Ya no quedan jugadas. <lost>Pierdes</lost>, porque la última la hace tu rival.
       *[N] Ya no quedan jugadas. <won>Ganas</won>, porque la última la hace tu rival.
    }
    [computer] { $outcome ->
        [P] Ya no quedan jugadas. <won>Ganas</won>, porque la última la haces tú.
       *[N] Ya no quedan jugadas. <lost>Pierdes</lost>, porque la última la haces tú.
    }
   *[mover] { $outcome ->
        [P] Ya no quedan jugadas. Quien tiene el turno <lost>pierde</lost>, porque la última la hace su rival.
       *[N] Ya no quedan jugadas. Quien tiene el turno <won>gana</won>, porque la última la hace su rival.
    }
}
nim-winning = { $count ->
    [one] { $both ->
        [yes] Solo hay una jugada ganadora: quitar { $stones } de cada montón.
       *[no] Solo hay una jugada ganadora: quitar { $stones } del montón de { $size }.
    }
   *[other] { $both ->
        [yes] Hay { $count } jugadas ganadoras; por ejemplo, quitar { $stones } de cada montón.
       *[no] Hay { $count } jugadas ganadoras; por ejemplo, quitar { $stones } del montón de { $size }.
    }
}
nim-no-winning = No hay ninguna jugada ganadora.
cancel-split = { $stones ->
    [yes] Separa el montón de { $size } en grupos: { $size } = { $parts }.
   *[no] El montón de { $size } cuenta por su regla como uno de { $worth } en el Nim. Sepáralo: { $worth } = { $parts }.
}
cancel-pair = { $same ->
    [yes] Los { $bundle } de dos montones de { $size } se anulan: lo que tu rival haga con uno, hazlo con el otro.
   *[no] Los { $bundle } de los montones de { $size } y de { $other } se anulan: lo que tu rival haga con uno, hazlo con el otro.
}
cancel-single = El { $bundle } del montón de { $size } no tiene pareja, porque en los demás montones no queda otro { $bundle }.
mark-digits = El { $heap } en binario
mark-digit = El { $heap }, columna { $bundle }: { $digit }
mark-columns = Todos los montones, por columnas
mark-column = Columna { $bundle }
asked-pair = { $stones ->
    [yes] Este { $bundle } es parte del { $heap }. El { $other } también tiene uno, así que se anulan.
   *[no] El { $heap } cuenta como { $worth }, y este { $bundle } es parte de eso. El { $other } también tiene uno: se anulan.
}
asked-single = { $stones ->
    [yes] Este { $bundle } es parte del { $heap }. En los demás montones no queda otro { $bundle }, así que no tiene pareja.
   *[no] El { $heap } cuenta como { $worth }, y este { $bundle } es parte de eso. No tiene pareja.
}
asked-bundle = { $stones ->
    [yes] Este { $bundle } es parte del { $heap }.
   *[no] El { $heap } cuenta como { $worth }, y este { $bundle } es parte de eso.
}
asked-zero = { $stones ->
    [yes] El { $heap } no tiene ningún grupo de { $bundle }; por eso aquí hay un 0.
   *[no] El { $heap } cuenta como { $worth }. Ahí no hay ningún { $bundle }; por eso aquí hay un 0.
}
asked-column = { $count ->
    [0] Ningún montón tiene un { $bundle }.
    [one] En esta columna, un 1 es un grupo de { $bundle }. Lo tiene { $count } montón{ $state ->
        [unknown] .
       *[other] , así que no tiene pareja.
    }
   *[other] En esta columna, un 1 es un grupo de { $bundle }. Lo tienen { $count } montones{ $state ->
        [even] : un número par, así que todos se anulan.
        [odd] : un número impar, así que uno no tiene pareja.
       *[unknown] .
    }
}
why-balanced = { $who ->
    [you] Cada grupo tiene su pareja: juegues lo que juegues, tu rival puede restablecerlo.
   *[other] Cada grupo tiene su pareja: se juegue lo que se juegue, el rival puede restablecerlo.
}
why-balanced-more = { $who ->
    [you] Cada columna tiene un número par de unos. Tu jugada deja alguna columna impar. Tu rival la vuelve a dejar par, hasta que no te queda jugada.
   *[other] Cada columna tiene un número par de unos. Cualquier jugada deja alguna columna impar. El rival la vuelve a dejar par, y así hace la última jugada.
}
nim-first = { $who ->
    [you] Quita { $stones } { $place ->
        [game] de { $size }
       *[alone] del montón de { $size }
    }: { $leaves ->
        [nothing] no queda ninguna piedra, así que haces la última jugada.
        [named] cada { $bundles } tendrá pareja, y tras cada respuesta lo restableces.
       *[any] cada grupo tendrá pareja, y tras cada respuesta lo restableces.
    }
   *[other] Quitar { $stones } { $place ->
        [game] de { $size }
       *[alone] del montón de { $size }
    } { $leaves ->
        [nothing] no deja ninguna piedra, así que es la última jugada.
        [named] da pareja a cada { $bundles }, y eso se restablece tras cada respuesta.
       *[any] da pareja a cada grupo, y eso se restablece tras cada respuesta.
    }
}
why-xor = { $who ->
    [you] La primera columna impar es { $column }: quita de un montón de { $sizes } y deja todas pares.
   *[other] La primera columna impar es { $column }: quitando de un montón de { $sizes } se pueden dejar todas pares.
}
why-xor-more = { $last ->
    [yes] { $who ->
        [you] Después no quedan jugadas, así que haces tú la última.
       *[other] Después no quedan jugadas, así que quien tiene el turno hace la última.
    }
   *[no] { $heaps ->
        [one] Ese montón tiene un 1 en esa columna.
       *[other] Esos montones tienen un 1 en esa columna.
    } { $who ->
        [you] Tu rival tendrá que estropear las columnas pares, y tú las arreglas, hasta que haces la última jugada.
       *[other] El rival tendrá que estropear las columnas pares, y quien tiene el turno las arregla, hasta la última jugada.
    }
}
why-class-S0 = { $who ->
    [you] Solo quedan piedras sueltas, en número impar: la última te toca a ti.
   *[other] Solo quedan piedras sueltas, en número impar: la última le toca a quien tiene el turno.
}
why-class-S0-more = Se quita una por turno.
why-class-T0 = { $who ->
    [you] Solo quedan piedras sueltas, en número par: la última le toca a tu rival.
   *[other] Solo quedan piedras sueltas, en número par: la última le toca al rival.
}
why-class-T0-more = Se quita una por turno.
why-class-S1 = { $who ->
    [you] Solo hay un montón grande: deja ahí 1 o 0 piedras, para que quede un número impar de sueltas.
   *[other] Solo hay un montón grande: dejando ahí 1 o 0 piedras puede quedar un número impar de sueltas.
}
why-class-S1-more = { $who ->
    [you] Un montón grande tiene más de una piedra. Así la última piedra suelta será para tu rival.
   *[other] Un montón grande tiene más de una piedra. Así la última piedra suelta será para el rival.
}
why-class-S2 = { $who ->
    [you] Hay al menos dos montones grandes y alguna columna impar: déjalas todas pares.
   *[other] Hay al menos dos montones grandes y alguna columna impar: se pueden dejar todas pares.
}
why-class-S2-more = { $who ->
    [you] Un montón grande tiene más de una piedra. Al final reduces tú el último montón grande y decides quién quita la última piedra.
   *[other] Un montón grande tiene más de una piedra. Al final quien tiene el turno reduce el último montón grande y decide quién quita la última piedra.
}
why-class-T2 = { $who ->
    [you] Hay al menos dos montones grandes y todas las columnas son pares: tu rival siempre puede restablecerlo.
   *[other] Hay al menos dos montones grandes y todas las columnas son pares: el rival siempre puede restablecerlo.
}
why-class-T2-more = { $who ->
    [you] Un montón grande tiene más de una piedra. Al final tu rival reduce el último montón grande y decide quién quita la última piedra.
   *[other] Un montón grande tiene más de una piedra. Al final el rival reduce el último montón grande y decide quién quita la última piedra.
}
why-cold = { $who ->
    [you] Es la pareja fría número { $index }: juegues lo que juegues, tu rival vuelve a una pareja fría.
   *[other] Es la pareja fría número { $index }: tras cualquier jugada, el rival vuelve a una pareja fría.
}
why-cold-more = Las posiciones perdidas de este juego se llaman parejas frías. Ninguna jugada lleva de una pareja fría a otra, y la última es 0 y 0.
why-hot = { $who ->
    [you] No es una pareja fría, y puedes dejar una: las parejas frías están perdidas.
   *[other] No es una pareja fría, y una jugada lleva a una: las parejas frías están perdidas.
}
why-hot-more = { $who ->
    [you] Tu rival tendrá que salir de ella, y tú vuelves a otra, hasta llegar a 0 y 0.
   *[other] El rival tendrá que salir de ella, y quien tiene el turno vuelve a otra, hasta llegar a 0 y 0.
}
why-search-won = { $both ->
    [yes] Una búsqueda muestra que, tras quitar { $stones } de cada montón, cualquier respuesta pierde.
   *[no] Una búsqueda muestra que, tras quitar { $stones } del montón de { $size }, cualquier respuesta pierde.
}
why-search-won-more = En el <term-misere>juego misère</term-misere>, montones así no siguen ninguna regla sencilla, y hay que recorrer todas las posiciones.
why-search-lost = Al recorrer { $positions } posiciones se ve que el rival puede ganar tras cualquier jugada.
why-search-lost-more = En el <term-misere>juego misère</term-misere>, montones así no siguen ninguna regla sencilla.

# La figura en texto
text-heap = { $stones ->
    [0] Hay un montón vacío.
   *[other] Puedes quitar { $rule } del { $heap }.
}
text-heap-worth = { $stones ->
    [0] Hay un montón vacío.
   *[other] Puedes quitar { $rule } del { $heap }. El montón cuenta como { $worth }, en binario { $binary }.
}
text-sum = Escribe 1 debajo de cada columna con un número impar de unos, y 0 debajo de las demás: sale { $binary }, que es { $sum }.

# A qué se juega
rule-named = { $rule ->
    [any] cualquier número
    [odd] un número impar
    [pow2] una potencia de 2
    [fib] un número de Fibonacci
   *[other] { $rule }
}
rule-range = de { $from } a { $to }
rule-list = { $list }
rule-sorted = Los números están aquí en orden: { $rule }.
rule-repeats = Un número estaba repetido; basta con una vez: { $rule }.
rules-own = { $end ->
    [normal] { $count ->
        [one] Puedes quitar { $rules }. Si haces la última jugada, ganas.
       *[other] Puedes quitar, montón por montón: { $rules }. Si haces la última jugada, ganas.
    }
   *[misere] { $count ->
        [one] Puedes quitar { $rules }. Si haces la última jugada, pierdes.
       *[other] Puedes quitar, montón por montón: { $rules }. Si haces la última jugada, pierdes.
    }
}

# Errores
error-wythoff-heaps = Para quitar de los dos montones hacen falta justo dos montones y la regla «any».
error-search-too-large = Esto exige recorrer { $positions } posiciones, y el límite es { $limit }. Usa menos montones o más pequeños.
error-search-too-heavy = Esto exige probar { $work } jugadas, y el límite es { $limit }. Usa menos montones o más pequeños.
error-illegal-take = La partida de este enlace no sigue las reglas: su jugada { $ply } quita piedras que no se pueden quitar.
error-path-too-long = La partida tiene { $plies } jugadas, y se guardan { $limit } como máximo.

word-rules = Reglas
word-table = Tabla
word-classes = Última piedra

# Quitar
planned = { $both ->
    [yes] Quitas { $stones } de cada montón.
   *[no] Quitas { $stones } del montón de { $size }.
}
planned-left = Quedan { $left }.
planned-leaves = quedan { $left }
planned-take = { $both ->
    [yes] Quitar { $stones } de cada uno
   *[no] { $stones ->
        [one] Quitar esta
       *[other] Quitar estas { $stones }
    }
}
planned-illegal = { $stones ->
    [one] { $both ->
        [yes] No puedes quitar { $stones } piedra de cada montón.
       *[no] No puedes quitar { $stones } piedra del montón de { $size }.
    }
   *[other] { $both ->
        [yes] No puedes quitar { $stones } piedras de cada montón.
       *[no] No puedes quitar { $stones } piedras del montón de { $size }.
    }
}
planned-rule = { $past ->
    [yes] Aquí puedes quitar { $rule }.
   *[no] Aquí puedes quitar { $rule }, pero no más de lo que tiene el montón.
}

# Ajustes
nim-show = Piedras
nim-show-bundles = en grupos de 1, 2, 4…
nim-show-rows = en fila
