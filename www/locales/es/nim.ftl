page-title = ¿Qué piedra quitarías? · Appleyard
title = ¿Qué piedra quitarías?
lede = Dos jugadores quitan por turno piedras de unos montones. Señala una y mira por qué se gana.

# La lámina
nim-plate = Montones de piedras
nim-caption = { $shown ->
    [bundles] Cada fila es un montón, con sus piedras en grupos de 1, 2, 4, … Los grupos iguales están unidos por un hilo y se anulan. A la derecha, lo mismo en binario, con la suma de cada columna: 1 donde el número de unos es impar.
    [grundy-values] Cada fila es un montón. Los cuadrados son lo que vale, en grupos de 1, 2, 4, … Los grupos iguales están unidos por un hilo y se anulan. A la derecha, lo mismo en binario, con la suma de cada columna: 1 donde el número de unos es impar.
   *[heaps] Cada fila es un montón.
}
mark-count = { $stones }
mark-heap = { $stones ->
    [0] Montón { $heap }, vacío
    [1] Montón { $heap }, 1 piedra
   *[other] Montón { $heap }, { $stones } piedras
}
mark-stone = { $take ->
    [1] Montón { $heap }, piedra { $stone } de { $stones }: quitar 1
   *[other] Montón { $heap }, piedra { $stone } de { $stones }: quitar { $take }
}
board-sum = ¿impar?

# Narración
nim-start = { $end ->
    [normal] { $count ->
        [one] Un montón de { $heaps }. Quien hace la última jugada <won>gana</won>.
       *[other] { $count } montones: { $heaps }. Quien hace la última jugada <won>gana</won>.
    }
   *[misere] { $count ->
        [one] Un montón de { $heaps }. Quien hace la última jugada <lost>pierde</lost>.
       *[other] { $count } montones: { $heaps }. Quien hace la última jugada <lost>pierde</lost>.
    }
}
nim-verdict = { $outcome ->
    [P] { $plies ->
        [-1] La posición está <term-p-position><lost>perdida</lost></term-p-position> para quien debe mover.
        [one] La posición está <term-p-position><lost>perdida</lost></term-p-position> para quien debe mover, en { $plies } <term-ply>jugada</term-ply>.
       *[other] La posición está <term-p-position><lost>perdida</lost></term-p-position> para quien debe mover, en { $plies } <term-ply>jugadas</term-ply>.
    }
   *[N] { $plies ->
        [-1] La posición está <term-n-position><won>ganada</won></term-n-position> para quien debe mover.
        [one] La posición está <term-n-position><won>ganada</won></term-n-position> para quien debe mover, en { $plies } <term-ply>jugada</term-ply>.
       *[other] La posición está <term-n-position><won>ganada</won></term-n-position> para quien debe mover, en { $plies } <term-ply>jugadas</term-ply>.
    }
}
nim-ended = { $outcome ->
    [P] Ya no se puede quitar nada: quien debe mover ha <lost>perdido</lost>.
   *[N] Ya no se puede quitar nada: quien debe mover ha <won>ganado</won>.
}
nim-winning = { $count ->
    [one] { $both ->
        [yes] Gana una sola jugada: { $stones } de cada montón.
       *[no] Gana una sola jugada: { $stones } del montón { $heap }.
    }
   *[other] { $both ->
        [yes] Ganan { $count } jugadas; por ejemplo, { $stones } de cada montón.
       *[no] Ganan { $count } jugadas; por ejemplo, { $stones } del montón { $heap }.
    }
}
nim-no-winning = No gana ninguna jugada.
cancel-split = { $stones ->
    [yes] Montón { $heap }: { $size } = { $parts }.
   *[no] Montón { $heap }, piedras: { $size }. Aquí vale { $worth }, como un montón de ese tamaño en el Nim corriente. { $worth } = { $parts }.
}
cancel-pair = El { $bundle } del montón { $heap } y el { $bundle } del montón { $other } se anulan: lo que se haga con uno se puede hacer con el otro.
cancel-single = El { $bundle } del montón { $heap } no tiene pareja.
why-balanced = { $stones ->
    [yes] Cada grupo tiene su pareja: el número de unos es par en todas las columnas, y cualquier jugada lo vuelve impar en alguna.
   *[no] Cada grupo tiene su pareja: el número de unos es par en todas las columnas, y ninguna jugada lo mantiene así.
}
why-xor = { $count ->
    [one] De las columnas con un número impar de unos, la de más a la izquierda es la del { $column }. El montón { $heaps } tiene ahí un uno y puede dejar pares todas las columnas.
   *[other] De las columnas con un número impar de unos, la de más a la izquierda es la del { $column }. Los montones { $heaps } tienen ahí un uno, y con cualquiera de ellos se pueden dejar pares todas las columnas.
}
why-class-S0 = Queda un número impar de piedras sueltas y nada más. Se quitan por turnos, así que quien debe mover quita la última.
why-class-T0 = Queda un número par de piedras sueltas y nada más. Se quitan por turnos, así que la última la quita el otro.
why-class-S1 = Solo un montón tiene más de una piedra. Quien debe mover lo deja en una o en ninguna, y así elige quién quita la última.
why-class-S2 = Alguna columna tiene un número impar de unos, y dos montones o más son grandes: hay que dejar pares todas las columnas, como en el juego normal.
why-class-T2 = Todas las columnas tienen un número par de unos, y dos montones o más son grandes: cualquier jugada lo estropea y el otro lo repara.
why-cold = Es la pareja fría número { $index }: cualquier jugada sale de las parejas frías, y desde ahí hay una que vuelve a entrar.
why-hot = No es una pareja fría: alguna jugada lleva a una.
why-search-won = En el <term-misere>juego misère</term-misere>, montones así no siguen ninguna regla sencilla. Resultado de la búsqueda: { $both ->
    [yes] quitar { $stones } de cada montón deja una posición perdida.
   *[no] quitar { $stones } del montón { $heap } deja una posición perdida.
}
why-search-lost = En el <term-misere>juego misère</term-misere>, montones así no siguen ninguna regla sencilla. Resultado de la búsqueda, en { $positions } posiciones: cualquier jugada deja una posición ganada.
nim-predict = Todos los grupos que tienen pareja están unidos. ¿La posición está perdida o ganada para quien debe mover?
nim-predict-moves = ¿Cuántas jugadas ganan?
answer-moves-0 = ninguna
answer-moves-1 = una
answer-moves-2 = dos
answer-moves-3 = tres o más

# La figura en texto
text-heap = Montón { $heap }, piedras: { $stones }; se puede quitar { $rule }.
text-heap-worth = Montón { $heap }, piedras: { $stones }; se puede quitar { $rule }. Vale { $worth }, en binario { $binary }.
text-sum = Columnas con un número impar de unos: { $binary } en binario, { $sum } como número.

# A qué se juega
rule-named = { $rule ->
    [any] cualquier número
    [odd] un número impar
    [pow2] 1, 2, 4, 8, …
    [fib] un número de Fibonacci
   *[other] { $rule }
}
rule-sorted = Ordenada: { $rule }.
rule-repeats = Se han quitado los números repetidos: { $rule }.
rules-own = { $end ->
    [normal] Se puede quitar: { $rules }. Quien hace la última jugada gana.
   *[misere] Se puede quitar: { $rules }. Quien hace la última jugada pierde.
}

# Errores
error-bad-heaps = «{ $wrong }» no sirve: deben ser de 1 a { $heaps } montones, números enteros de 1 a { $stones } con comas entre ellos.
error-no-heaps = Tiene que haber al menos un montón.
error-no-rules = Tiene que haber una regla que diga cuántas se pueden quitar.
error-too-many-heaps = { $count } montones: se admiten { $limit } como máximo.
error-heap-empty = El montón { $heap } está vacío al empezar: necesita al menos una piedra.
error-heap-too-large = Un montón de { $stones } es demasiado grande para esta regla: { $limit } piedras como máximo, porque sus valores se calculan uno a uno.
error-wythoff-heaps = Para quitar de los dos montones hacen falta dos montones con la regla «any».
error-no-move-at-start = Con esta regla no se puede quitar nada de estos montones.
error-rule-empty = Una regla tiene que permitir al menos un número.
error-rule-zero = No se puede quitar 0: aquí no se puede pasar.
error-rule-not-understood = No se entiende la regla en el carácter { $at }. Por ejemplo: 1..3, o 2,5, u odd*1..99, o fib.
error-rule-backwards = El intervalo del carácter { $at } va al revés.
error-rule-number-too-large = El número del carácter { $at } es demasiado grande: { $limit } como máximo.
error-rule-too-long = Una regla puede tener { $limit } caracteres como máximo.
error-rule-too-deep = Una regla puede tener { $limit } paréntesis unos dentro de otros como máximo.
error-rule-too-heavy = Calcular los valores de esta regla llevaría { $work } pasos; se hacen { $limit } como máximo. Usa montones más pequeños.
error-search-too-large = Esto hay que buscarlo: son { $positions } posiciones, y se recorren { $limit } como máximo. Usa menos montones o más pequeños.
error-search-too-heavy = Esto hay que buscarlo: son { $work } jugadas, y se prueban { $limit } como máximo. Usa menos montones o más pequeños.
error-too-many-pairs = { $count } parejas: se listan como mucho { $limit }.
error-pair-too-large = La pareja número { $index } es demasiado grande: como mucho, la número { $limit }.
error-illegal-take = La partida del enlace no vale: su jugada { $ply } quita lo que no se puede quitar.
error-path-too-long = La partida tiene { $plies } jugadas; se guardan { $limit } como máximo.

word-rules = Reglas
word-play = Jugar
word-table = Tabla
word-classes = Última piedra

# Quitar
nim-invitation = { $outcome ->
    [N] Quita una piedra. Puedes ganar.
    [P] Quien empieza aquí <lost>pierde</lost> si el otro juega bien. Deja que empiece la máquina.
   *[hidden] Quita una piedra o deja que empiece la máquina.
}
nim-computer-begins = Que empiece la máquina
take-from = O bien, de
take-heap = montón { $heap } ({ $stones })
take-both = los dos montones
take-stones = quitar
take-plan = Mostrar qué queda
take-wrong = Escribe un número entero de piedras, de 1 a { $most }.
take-named = { $both ->
    [yes] { $stones } de cada montón
   *[no] { $heaps ->
        [one] { $stones }
       *[other] { $stones } del montón { $heap }
    }
}
nim-winning-takes = { $more ->
    [0] Jugadas que ganan: { $list }.
   *[other] Jugadas que ganan: { $list }, y { $more } más.
}
planned = { $both ->
    [yes] Quitar { $stones } de cada montón
   *[no] Quitar { $stones } del montón { $heap }
}
planned-left = Queda { $left }.
planned-take = Quitar
planned-illegal = { $both ->
    [yes] No se puede quitar { $stones } de cada montón
   *[no] No se puede quitar { $stones } del montón { $heap }
}
planned-rule = { $past ->
    [yes] Aquí se puede quitar { $rule }.
   *[no] Aquí se puede quitar { $rule }, y no más de lo que hay.
}
class-S2 = Alguna columna es impar, y dos montones o más son mayores que 1.
class-S1 = Exactamente un montón es mayor que 1; por eso alguna columna es impar.
class-S0 = Solo piedras sueltas, en número impar.
class-T2 = Todas las columnas son pares, y dos montones o más son mayores que 1.
class-T0 = Solo piedras sueltas, en número par, o ninguna.

# Ajustes
nim-show = Piedras
nim-show-bundles = en grupos de 1, 2, 4…
nim-show-rows = en fila
