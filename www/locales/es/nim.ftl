page-title = ¿Qué piedra quitarías? · Appleyard
title = ¿Qué piedra quitarías?
lede = Dos jugadores quitan por turno piedras de unos montones. Señala una y mira por qué se gana.

# La lámina
nim-plate = Montones de piedras
nim-caption = { $shown ->
    [bundles] Cada fila es un montón, con sus piedras en grupos de 1, 2, 4, … Los grupos iguales están unidos por un hilo y se anulan. A la derecha, lo mismo en binario, con la suma de cada columna: 1 donde el número de unos es impar.
    [worths] Cada fila es un montón. Los cuadrados son lo que vale, en grupos de 1, 2, 4, … Los grupos iguales están unidos por un hilo y se anulan. A la derecha, lo mismo en binario, con la suma de cada columna: 1 donde el número de unos es impar.
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

# Cómo funciona
how-1 = Dos montones iguales están perdidos para quien debe mover: lo que se quita de uno, el otro jugador lo quita del otro. Eso es todo el Nim; lo demás es ver montones iguales donde parece que no los hay.
how-2 = Así que separa cada montón en grupos de 1, 2, 4, 8…: solo hay una manera. Dos grupos iguales de montones distintos se anulan como dos montones iguales. Si se anulan todos, la posición está <lost>perdida</lost> para quien debe mover; si sobra algo, está <won>ganada</won>.
how-3 = En binario, un grupo es un 1 en su columna, y al anular solo cuenta si el número de unos de una columna es par o impar. Toma la columna impar de más a la izquierda. Un número impar de montones tiene ahí un 1. Cambia uno de esos montones: ese 1 pasa a ser 0, y cada cifra a su derecha, la que deje par su columna. El número nuevo es menor, así que es una jugada.
how-4 = Desde una posición par, cualquier jugada cambia alguna cifra de un montón y deja impares las columnas de esas cifras. Así, la propiedad se alterna: quien deja pares todas las columnas puede hacerlo siempre, hasta la última piedra.
how-5 = Sumar las columnas sin llevar nada es el «o exclusivo»: 1 si exactamente uno de los dos es 1. Una lámpara con dos interruptores es lo mismo: cada interruptor la cambia.
how-6 = Leídos unas veces como una hilera de interruptores y otras como un número, los mismos bits sirven también para intercambiar dos valores sin un tercer sitio: tres «o exclusivos».
how-7 = Otras reglas para quitar cambian lo que vale un montón, no el razonamiento. El <term-grundy>valor de Grundy</term-grundy> de un montón es el menor número al que no lleva ninguna de sus jugadas; el montón se comporta como uno de Nim de ese tamaño.
try-1 = 3, 5 y 7: ¿qué piedras quitarías?
try-2 = Los mismos montones, pero quien quita la última piedra pierde.
try-3 = Wythoff: de un montón, o lo mismo de los dos.
try-4 = ¿Cuántas primeras jugadas ganan con 5, 7 y 9? (un problema de concurso)
try-5 = Tres montones, cada uno con su regla.
try-6 = Veinte montones de cientos de billones.
try-7 = Adivina antes de que se muestre.
note-1 = Se oye a menudo: convierte el montón mayor en el «o exclusivo» de los demás. Con 2, 4 y 5 habría que convertir el 5 en 6. El montón que hay que cambiar es uno que tenga un 1 en la columna decisiva: aquí el 2, que pasa a ser 1.
note-2 = En 1958, en Harbin, una máquina sabía hablar y jugar a un juego de tablero. La de aquí no aprende de ejemplos ni tiene reglas de experiencia: entiende el juego y espera el primer error.
note-3 = El problema 226 de Kordemski es el mismo juego, con piezas que se mueven en vez de quitarse.
note-4 = Calculada en coma flotante de doble precisión, la fórmula de Wythoff floor(k(1+√5)/2) falla por primera vez en k = 102 334 155. Con aritmética de enteros no falla nunca; la tabla del juego de Wythoff muestra las dos.
source-1 = Li Xiaoming: «Un algoritmo para ganar en un juego entre dos», <em>China Information Technology Education</em>, 2021, en chino: el Nim con montones elegidos por el invitado y la visión bit a bit.
source-2 = «Análisis de los juegos de quitar piedras», en chino: Bash, Wythoff, Nim, Nim misère por clases y problemas del juez en línea de Hangzhou.
source-3 = Charles L. Bouton: «Nim, a game with a complete mathematical theory», <em>Annals of Mathematics</em>, 1901.
source-4 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, para los valores de Grundy y sus periodos.

# Figuras pequeñas
lamp-label = Una lámpara con dos interruptores
lamp-switch = Interruptor { $which }
lamp-state = { $on ->
    [yes] { $first } xor { $second } = 1: la lámpara está encendida.
   *[no] { $first } xor { $second } = 0: la lámpara está apagada.
}
swap-label = Dos valores intercambian sus sitios
swap-step = { $step ->
    [0] Al empezar
    [1] a pasa a ser a xor b
    [2] b pasa a ser a xor b: lo que era a
   *[3] a pasa a ser a xor b: lo que era b
}
swap-next = siguiente
swap-again = otra vez

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
