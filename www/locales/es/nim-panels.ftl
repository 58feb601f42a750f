# La partida
nim-turn = { $who ->
    [you] Te toca mover: señala una piedra; se quitarán todas desde ella hasta el final de su montón.
    [computer] Le toca mover a la máquina.
    [thinking] La máquina mueve…
   *[mover] Quien debe mover: señala una piedra; se quitarán todas desde ella hasta el final de su montón.
}
nim-game-start = { $who ->
    [you] La partida empieza con { $heaps }. Mueves tú primero.
    [computer] La partida empieza con { $heaps }. Mueve primero la máquina.
   *[mover] La partida empieza con { $heaps }. Dos personas mueven por turnos.
}
nim-made = { $who ->
    [you] { $both ->
        [yes] Jugada { $ply }: has quitado { $stones } de cada montón. Queda { $left }.
       *[no] Jugada { $ply }: has quitado { $stones } del montón { $heap }. Queda { $left }.
    }
    [computer] { $both ->
        [yes] Jugada { $ply }: la máquina ha quitado { $stones } de cada montón. Queda { $left }.
       *[no] Jugada { $ply }: la máquina ha quitado { $stones } del montón { $heap }. Queda { $left }.
    }
   *[mover] { $both ->
        [yes] Jugada { $ply }: { $stones } menos en cada montón. Queda { $left }.
       *[no] Jugada { $ply }: { $stones } menos en el montón { $heap }. Queda { $left }.
    }
}
nim-counted = Hasta ahora: { $said } de { $goal }.
nim-better = { $who ->
    [you] { $both ->
        [yes] La jugada { $ply } regaló la victoria. Podías haber quitado { $stones } de cada montón.
       *[no] La jugada { $ply } regaló la victoria. Podías haber quitado { $stones } del montón { $heap }.
    }
   *[other] { $both ->
        [yes] La jugada { $ply } regaló la victoria: quitar { $stones } de cada montón la habría conservado.
       *[no] La jugada { $ply } regaló la victoria: quitar { $stones } del montón { $heap } la habría conservado.
    }
}
argument = El razonamiento, con esta partida
argument-about = Si la suma xor es 0, cualquier jugada la hace distinta de 0; si no lo es, alguna jugada la hace 0. Al final es 0. Así que quien deja 0 una vez, y lo sabe, lo deja siempre.
argument-ply = jugada
argument-who = quién
argument-taken = quitó
argument-left = queda
argument-xor = suma xor
argument-zero = todo par
argument-mover = { $who ->
    [you] tú
    [computer] la máquina
   *[mover] { $ply ->
        [first] quien empezó
       *[second] el otro
    }
}
answer-1846 = { $outcome ->
    [N] El problema pregunta quién gana: first (el primero).
   *[P] El problema pregunta quién gana: second (el segundo).
}
answer-1847 = { $outcome ->
    [N] El problema pregunta quién gana: Kiki, si le toca a ella.
   *[P] El problema pregunta quién gana: Cici, si le toca a Kiki.
}
answer-1848 = { $outcome ->
    [N] El problema pregunta quién gana: Fibo, si le toca a Fibo.
   *[P] El problema pregunta quién gana: Nacci, si le toca a Fibo.
}
answer-1849 = { $outcome ->
    [N] El problema pregunta quién gana: Rabbit, si le toca a Rabbit.
   *[P] El problema pregunta quién gana: Grass, si le toca a Rabbit.
}
answer-1850 = El problema pregunta cuántas primeras jugadas ganan: { $count }.
answer-2149 = El problema pregunta qué primeras pujas ganan: { $bids }.
answer-2188 = { $outcome ->
    [N] El problema pregunta quién va: Grass, si le toca a Grass.
   *[P] El problema pregunta quién va: Rabbit, si le toca a Grass.
}
answer-1907 = { $outcome ->
    [N] El problema pregunta quién gana: John, si le toca a John.
   *[P] El problema pregunta quién gana: Brother (el hermano), si le toca a John.
}
answer-1536 = { $outcome ->
    [N] El problema pide una letra: W.
   *[P] El problema pide una letra: L.
}

# Reglas
rules-game = Juego
preset-nim-two = Nim con 3 y 5
preset-nim-three = Nim con 3, 5 y 7
preset-abacus = Nim con 1 a 5
preset-misere = Nim misère
preset-bash = Bash, 21 de 1 a 3
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
about-heaps = Números con comas entre ellos: { $heaps } montones como máximo, de hasta { $stones } piedras si la regla tiene una fórmula; si no, de hasta 1 000 000.
rules-takes = Qué se puede quitar
field-rules = números
about-rules = any (cualquiera) · 1..3 · 2,5 · odd (impares) · pow2 (1, 2, 4…) · fib (1, 2, 3, 5…). Une con una coma; con * quedan los comunes y con - se excluyen, como en odd*1..99 o fib-1. Para dar una regla a cada montón, pon ; entre ellas; la última vale para los demás.
rules-past = una jugada puede quitar más de lo que hay
rules-wythoff = o lo mismo de los dos montones
rules-end = Quien hace la última jugada
end-normal = gana (juego normal)
end-misere = pierde (juego misère)
rules-misere-limit = El Nim misère lo decide una regla, sea cual sea el tamaño. Con otras reglas se busca en las posiciones: hasta 8 388 608.

# Jugar
opponent-trap = la máquina, que pone trampas
opponent-trap-about = Si su posición está perdida, deja aquella desde la que ganan menos jugadas.

# Tabla
table-rule = Valores de Grundy de un montón, quitando { $rule }
table-coming = Calculando…
table-itself = Un montón vale tanto como piedras tiene.
table-remainder = Un montón vale el resto de dividir sus piedras por { $modulus }: el periodo es { $modulus }, y está demostrado.
table-period-proved = A partir de { $preperiod } los valores se repiten con periodo { $period }. Está demostrado: cada valor depende de los inmediatamente anteriores, y estos se han repetido.
table-period-seen = A partir de { $preperiod } los valores se repiten con periodo { $period }, hasta donde se ha mirado: { $to }. No es una demostración.
table-no-period = No se ha encontrado ningún periodo.
table-misere = En el juego misère estos valores no deciden quién gana.
table-chart = Los valores de Grundy de los montones de 0 a { $to } piedras, en barras; los que valen 0, en rojo
table-numbers = Los valores en números
table-size = La tabla
field-table-to = hasta montones de
table-csv = «Exportar» la da entera, en CSV.
pairs-title = Las parejas frías de Wythoff
pairs-index = k
pairs-smaller = menor
pairs-larger = menor + k
pairs-exact = fórmula exacta
pairs-by-double = en doble precisión
pairs-properties = Tres propiedades
pairs-each = Cada número está exactamente en una pareja, porque el menor es siempre el primero que aún no se ha usado:
pairs-out = Cualquier jugada sale de las parejas frías: desde ({ $a }, { $b }), una jugada en un solo montón conserva un número cuya única pareja es esta, y una jugada en los dos conserva la diferencia { $d }, que no tiene ninguna otra pareja.
pairs-in = Desde cualquier otra posición hay una jugada que lleva a una pareja fría: desde ({ $a }, { $b }), reduce a { $to } el montón mayor.
pairs-double = En doble precisión la fórmula falla por primera vez en k = { $index }: da { $double }, y la pareja empieza por { $exact }. El producto queda 4 milmillonésimas por debajo de un número entero, y los números de doble precisión de ese tamaño distan entre sí 30 milmillonésimas.

# Última piedra
classes-only-nim = Las clases solo dicen algo del Nim, donde se puede quitar cualquier número de cada montón.
classes-normal = La última piedra gana
classes-misere = La última piedra pierde
classes-course-normal = Un desarrollo del juego normal: S2, T2, S2, T2, S1, T0, S0, T0
classes-course-misere = Un desarrollo del juego misère: S2, T2, S2, T2, S1, S0, T0, S0
classes-s1 = Los dos desarrollos son iguales hasta S1. Quien debe mover en S1 elige: un número impar de piedras sueltas o uno par. Por eso, en los dos juegos se deja T2 mientras haya dos montones grandes.
classes-played = La partida hasta ahora

# Qué son los juegos con nombre
preset-abacus-about = Cinco varillas de un ábaco con 1 a 5 cuentas: así jugaban los niños.
preset-misere-about = El Nim al revés: quien quita la última piedra pierde.
preset-bash-about = Bash: un montón del que se quitan 1, 2 o 3. Deja un múltiplo de 4.
preset-hundred-about = Dos cuentan por turnos, sumando de 1 a 10 cada vez; gana quien dice 100. Las piedras son lo que falta por contar.
preset-one-or-three-about = Se quitan 1 o 3. En realidad no hay nada que elegir: cada jugada cambia el número de par a impar o al revés, y solo decide la paridad.
preset-wythoff-about = Wythoff: se quita de un montón, o lo mismo de los dos.
preset-s-nim-about = Solo se pueden quitar 2 o 5. Una piedra sola no se puede quitar.
preset-sum-about = Tres montones, cada uno con su regla: de 1 a 3 del primero, un número impar del segundo, cuantas se quiera del tercero.
preset-1846-about = El primer «juego para valientes» de un examen de programación: un montón de n piedras, de 1 a m cada vez, y gana quien quita la última. ¿Gana quien mueve primero o el otro?
preset-1847-about = En vísperas de un examen de inglés, dos amigas se distraen con las cartas: cada una toma 1, 2, 4, 8… Gana quien toma la última. ¿Quién gana con n cartas si empieza Kiki?
preset-1848-about = Tres montones, y solo se pueden quitar números de Fibonacci. Empieza Fibo, sigue Nacci: ¿quién gana?
preset-1849-about = Rabbit y Grass tienen fichas en una hilera de casillas. En cada turno se mueve una ficha a la izquierda, tan lejos como se quiera, y gana quien mueve la última. Una ficha es un montón: tantas piedras como casillas le faltan hasta el extremo. Empieza Rabbit: ¿quién gana?
preset-1850-about = Hay cartas de póquer en montones, un juego para las fiestas del Año Nuevo chino. No se pregunta quién gana, sino de cuántas maneras puede ganar la primera jugada.
preset-2149-about = Se subasta un campo: cada puja sube de 1 a n, y se lo queda quien ofrece primero su valor, m, o más. ¿Qué primera puja gana?
preset-2188-about = Dos personas quieren ir de voluntarias tras el terremoto de 2008; por turnos echan en una caja de 1 a m yuanes. Va quien la hace llegar a n o más.
preset-1907-about = John y su hermano comen caramelos montón a montón, y quien se come el último pierde. Empieza John.
preset-1536-about = Arthur y Caroll conocen el Nim demasiado bien; por eso ahora los números que se pueden quitar son los de un conjunto S, dado en cualquier orden. Para cada posición: ¿W (ganada) o L (perdida)?
