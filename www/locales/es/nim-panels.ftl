# La partida
nim-game-start = { $who ->
    [you] Partida nueva: { $heaps }.
    [computer] Partida nueva: { $heaps }.
   *[mover] Partida nueva: { $heaps }. Dos personas mueven por turnos.
}
nim-made = { $who ->
    [you] { $both ->
        [yes] Has quitado { $stones } de cada montón. Quedan { $left }.
       *[no] Has quitado { $stones } del montón de { $size }. Quedan { $left }.
    }
    [computer] { $both ->
        [yes] La máquina ha quitado { $stones } de cada montón. Quedan { $left }.
       *[no] La máquina ha quitado { $stones } del montón de { $size }. Quedan { $left }.
    }
   *[mover] { $both ->
        [yes] Esta jugada quitó { $stones } de cada montón. Quedan { $left }.
       *[no] Esta jugada quitó { $stones } del montón de { $size }. Quedan { $left }.
    }
}
nim-took = { $who ->
    [you] Quitaste
    [computer] La máquina quitó
   *[mover] Esta jugada quitó
} { $both ->
    [yes] { $stones } de cada montón.
   *[no] { $stones } de { $size }.
}
nim-gave = { $who ->
    [you] Quitaste
    [computer] La máquina quitó
   *[mover] La jugada siguiente quitó
} { $both ->
    [yes] { $stones } de cada montón
   *[no] { $stones } del montón de { $size }
}; así { $count ->
    [one] quedó un grupo sin pareja: { $alone }.
   *[other] quedaron grupos sin pareja: { $alone }.
}
nim-counted = La cuenta va por { $said } y acaba en { $goal }.
nim-better = { $who ->
    [you] { $both ->
        [yes] La jugada { $ply } regaló la victoria. Podías haber quitado { $stones } de cada montón.
       *[no] La jugada { $ply } regaló la victoria. Podías haber quitado { $stones } del montón de { $size }.
    }
   *[other] { $both ->
        [yes] La jugada { $ply } regaló la victoria. Quitar { $stones } de cada montón la habría conservado.
       *[no] La jugada { $ply } regaló la victoria. Quitar { $stones } del montón de { $size } la habría conservado.
    }
}
argument = Comprueba el razonamiento con esta partida
argument-about = Todas las columnas son pares cuando el «o exclusivo» de los montones es 0. Desde 0, cualquier jugada lleva a otro número. Desde cualquier otro número, alguna jugada lleva a 0, y la partida acaba en 0. Así que quien deja 0 una vez puede dejarlo siempre.
argument-ply = jugada
argument-who = quién
argument-taken = quitó
argument-left = quedan
argument-xor = o exclusivo
argument-zero = todo par
argument-mover = { $who ->
    [you] tú
    [computer] la máquina
   *[mover] { $ply ->
        [first] el primer jugador
       *[second] el segundo jugador
    }
}
answer-1846 = { $outcome ->
    [N] La respuesta al problema es «first» (el primero), porque quien tiene el turno puede ganar.
   *[P] La respuesta al problema es «second» (el segundo), porque quien tiene el turno pierde.
}
answer-1847 = { $outcome ->
    [N] Si le toca a Kiki, la respuesta al problema es «Kiki».
   *[P] Si le toca a Kiki, la respuesta al problema es «Cici».
}
answer-1848 = { $outcome ->
    [N] Si le toca a Fibo, la respuesta al problema es «Fibo».
   *[P] Si le toca a Fibo, la respuesta al problema es «Nacci».
}
answer-1849 = { $outcome ->
    [N] Si le toca a Rabbit, la respuesta al problema es «Rabbit».
   *[P] Si le toca a Rabbit, la respuesta al problema es «Grass».
}
answer-1850 = La respuesta al problema es el número de primeras jugadas ganadoras: { $count }.
answer-2149 = La respuesta al problema son las primeras pujas ganadoras: { $bids }.
answer-2188 = { $outcome ->
    [N] Si le toca a Grass, la respuesta al problema es «Grass»: puede ir Grass.
   *[P] Si le toca a Grass, la respuesta al problema es «Rabbit»: puede ir Rabbit.
}
answer-1907 = { $outcome ->
    [N] Si le toca a John, la respuesta al problema es «John».
   *[P] Si le toca a John, la respuesta al problema es «Brother» (el hermano).
}
answer-1536 = { $outcome ->
    [N] La respuesta al problema es la letra W, porque quien tiene el turno puede ganar.
   *[P] La respuesta al problema es la letra L, porque quien tiene el turno pierde.
}

# Reglas
rules-game = Juego
preset-nim-two = Nim con 3 y 5
preset-nim-three = Nim con 3, 5 y 7
preset-abacus = Nim con 1 a 5
preset-misere = Nim misère
preset-bash = Bash: 21, quita 1 a 3
preset-hundred = Contar hasta 100 de 1 a 10
preset-one-or-three = 1 o 3
preset-wythoff = Wythoff
preset-s-nim = 2 o 5
preset-sum = Una regla por montón
preset-1846 = 1846 Brave Game
preset-1847 = 1847 Good Luck in CET-4
preset-1848 = 1848 Fibonacci Again and Again
preset-1849 = 1849 Rabbit and Grass
preset-1850 = 1850 Being a Good Boy in Spring Festival
preset-2149 = 2149 Public Sale
preset-2188 = 2188 La elección de los voluntarios
preset-1907 = 1907 John
preset-1536 = 1536 S-Nim
rules-heaps = Montones
field-heaps = piedras
about-heaps = Escribe { $heaps } { $heaps ->
    [one] número
   *[other] números
} como máximo, con comas entre ellos. Un montón tiene hasta { $stones } { $stones ->
    [one] piedra
   *[other] piedras
} si su regla tiene una fórmula; si no, hasta 1 000 000.
rules-takes = Qué se puede quitar
field-rules = números
about-rules = Escribe any (cualquiera), odd (impares), 1..3 o 2,5; también pow2 (1, 2, 4…) y fib (1, 2, 3, 5…). Une reglas con una coma; con * quedan los números comunes y con - se excluyen algunos, como en odd*1..99 o fib-1. Para dar una regla a cada montón, pon ; entre ellas; la última vale para los demás.
rules-past = una jugada puede quitar más de lo que tiene el montón
rules-wythoff = o lo mismo de los dos montones
rules-end = Quien hace la última jugada
end-normal = gana (juego normal)
end-misere = pierde (juego misère)
rules-misere-limit = Una regla sencilla decide el Nim misère de cualquier tamaño. Para otros juegos, el motor de cálculo recorre todas las posiciones: hasta 8 388 608.

# Jugar
opponent-trap = la máquina, que pone trampas
opponent-trap-about = Cuando la máquina que pone trampas va perdiendo, te deja las menos jugadas ganadoras que puede.

# Tabla
table-rule = Valores de Grundy de un montón, quitando { $rule }
table-coming = Calculando…
table-itself = El valor de un montón es su número de piedras, porque una jugada puede dejar cualquier número menor.
table-remainder = El valor de un montón es el resto de dividir sus piedras entre { $modulus }. Por eso los valores se repiten con periodo { $modulus }; está demostrado.
table-period-proved = A partir de { $preperiod } los valores se repiten con periodo { $period }. Está demostrado: cada valor depende de los inmediatamente anteriores, y estos se han repetido.
table-period-seen = A partir de { $preperiod }, los valores se repiten con periodo { $period } en todos los montones hasta { $to }. Esto no es una demostración.
table-no-period = El motor de cálculo no ha encontrado ningún periodo.
table-misere = En el juego misère estos valores no deciden quién gana.
table-chart = Los valores de Grundy de los montones de 0 a { $to } { $to ->
    [one] piedra
   *[other] piedras
}, en barras; los ceros, en rojo
table-numbers = Los valores en números
table-column-stones = Piedras
table-column-value = Valor de Grundy
table-size = La tabla
field-table-to = hasta montones de
error-too-many-pairs = Pides { $count } parejas, y se listan { $limit } como máximo.
error-pair-too-large = La pareja número { $index } está demasiado lejos: la última posible es la número { $limit }.
pairs-title = Las parejas frías de Wythoff
pairs-index = k
pairs-smaller = menor
pairs-larger = menor + k
pairs-exact = fórmula exacta
pairs-by-double = en doble precisión
pairs-properties = Tres propiedades
pairs-each = Cada número positivo está exactamente en una pareja, porque el número menor de una pareja es siempre el más pequeño que aún no ha salido:
pairs-out = Ninguna jugada lleva de una pareja fría a otra. Desde ({ $a }, { $b }), una jugada en un solo montón conserva el otro número, y solo esta pareja lo tiene. Una jugada en los dos conserva la diferencia { $d }, que no tiene ninguna otra pareja.
pairs-in = Desde cualquier otra posición, alguna jugada lleva a una pareja fría: desde ({ $a }, { $b }), reduce a { $to } el montón mayor.
pairs-double = En doble precisión, la fórmula falla por primera vez en k = { $index }: da { $double }, pero la pareja empieza por { $exact }. El producto exacto queda 4 milmillonésimas por debajo de un entero, y los números de doble precisión de ese tamaño distan 30 milmillonésimas.

# Última piedra
classes-only-nim = Las clases solo valen para el Nim, donde puedes quitar cuantas piedras quieras de un montón.
classes-normal = La última piedra gana
classes-misere = La última piedra pierde
classes-course-normal = Un desarrollo del juego normal: S2, T2, S2, T2, S1, T0, S0, T0
classes-course-misere = Un desarrollo del juego misère: S2, T2, S2, T2, S1, S0, T0, S0
classes-s1 = Los dos desarrollos son iguales hasta S1. Quien mueve en S1 decide si queda un número impar o par de piedras sueltas. Por eso, en los dos juegos dejas T2 mientras dos montones tengan más de una piedra.
class-S2 = Alguna columna es impar, y al menos dos montones tienen más de una piedra.
class-S1 = Exactamente un montón tiene más de una piedra, así que alguna columna es impar.
class-S0 = Solo quedan piedras sueltas, en número impar.
class-T2 = Todas las columnas son pares, y al menos dos montones tienen más de una piedra.
class-T0 = Solo quedan piedras sueltas, en número par, o no queda ninguna.
classes-played = La partida hasta ahora

# Qué son los juegos con nombre
preset-abacus-about = Cinco varillas de un ábaco tienen de 1 a 5 cuentas. Así jugaban los niños al Nim.
preset-misere-about = El Nim al revés: quien quita la última piedra pierde.
preset-bash-about = Juego de Bash: quita 1, 2 o 3 de un montón. Deja un múltiplo de 4: si tu rival quita 1, tú quitas 3, y así siempre.
preset-hundred-about = Dos jugadores cuentan por turnos y cada uno suma de 1 a 10. Gana quien dice 100. Las piedras son lo que falta por contar.
preset-one-or-three-about = Quita 1 o 3. Cada jugada cambia el número de piedras de par a impar, o de impar a par, así que el comienzo decide quién gana.
preset-wythoff-about = Juego de Wythoff: quita de un montón, o lo mismo de los dos.
preset-s-nim-about = Solo puedes quitar 2 o 5. Una piedra sola no se puede quitar.
preset-sum-about = Tres montones tienen tres reglas: quita de 1 a 3 del primero, un número impar del segundo, cuantas quieras del tercero.
preset-1846-about = El primer «juego para valientes»: los jugadores quitan por turnos de 1 a m piedras de un montón de n. Gana quien quita la última. ¿Gana el primero o el segundo?
preset-1847-about = Antes de un examen de inglés, Kiki y Cici se distraen con n cartas. Toman por turnos 1, 2, 4, 8… cartas, y gana quien toma la última. Empieza Kiki: ¿quién gana?
preset-1848-about = Hay tres montones, y cada jugada quita un número de Fibonacci. Empieza Fibo, sigue Nacci: ¿quién gana?
preset-1849-about = Rabbit y Grass tienen fichas en una hilera de casillas. Cada jugada mueve una ficha a la izquierda cuantas casillas se quiera, y gana quien hace la última. Una ficha es un montón: sus piedras son las casillas que aún puede avanzar. Empieza Rabbit: ¿quién gana?
preset-1850-about = Hay cartas de póquer en montones: un juego para el Año Nuevo chino. El problema no pregunta quién gana, sino cuántas primeras jugadas son ganadoras.
preset-2149-about = Se subasta un campo. Cada puja sube el precio de 1 a n, y se lo lleva la primera que llega al precio de reserva, m, o lo pasa. ¿Qué primera puja gana?
preset-2188-about = Tras el terremoto de 2008, Rabbit y Grass quieren ir de voluntarios. Por turnos echan en una caja de 1 a m yuanes. Va quien la hace llegar a n o más. Empieza Grass: ¿quién va?
preset-1907-about = John y su hermano comen caramelos por turnos, cada vez de un solo montón. Quien se come el último pierde. Empieza John: ¿quién gana?
preset-1536-about = Arthur y Caroll conocen el Nim demasiado bien. Ahora solo pueden quitar los números de un conjunto S. El problema pregunta por cada posición: ¿W (ganada) o L (perdida)?
take-from = O bien, de
take-heap = el { $heap }
take-both = los dos montones
take-stones = quitar
take-named = { $both ->
    [yes] { $stones } de cada montón
   *[no] { $heaps ->
        [one] { $stones }
       *[other] { $stones } del montón de { $size }
    }
}
nim-winning-takes = { $more ->
    [0] Jugadas ganadoras: { $list }.
   *[other] Jugadas ganadoras: { $list }, y { $more } más.
}
take-plan = Mostrar qué queda
take-wrong = Escribe un número entero de piedras, de 1 a { $most }.
