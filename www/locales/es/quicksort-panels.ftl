# La lista
input-made = Una lista
input-random = barajada
input-sorted = ordenada
input-reversed = ordenada al revés
input-nearly-sorted = casi ordenada
input-few-distinct = de pocos valores distintos
input-all-equal = con todos los valores iguales
input-organ-pipe = que sube y vuelve a bajar
input-sawtooth = en dientes de sierra
input-time-killer = la más lenta para una regla
input-stack-killer = la más profunda para una regla
input-random-about = De 1 a N, en un orden que decide la semilla.
input-sorted-about = De 1 a N, en orden.
input-reversed-about = De N a 1.
input-nearly-sorted-about = En orden, salvo unos pocos elementos que han cambiado de sitio.
input-few-distinct-about = Solo unos pocos valores, cada uno muchas veces.
input-all-equal-about = Un solo valor, N veces.
input-organ-pipe-about = Sube hasta la mitad y vuelve a bajar.
input-sawtooth-about = Sube, una y otra vez.
input-time-killer-about = Se hace respondiendo a las comparaciones del programa de verdad según llegan, de modo que el pivote de esta regla salga mal cada vez.
input-stack-killer-about = Hecha para que el pivote sea siempre la mediana: la pila llega a ser tan profunda como puede, y con N = 3·2^k−1 (como 47 o 95) llega justo a la cota.
input-typed-about = Los números escritos, tal cual.
typed-limits = Como máximo { $most } números enteros de 0 a { $largest }, con espacios o comas entre ellos. Puede haber iguales.
input-against = Contra la regla del pivote
input-size = Tamaño
input-typed = O tus propios números
field-length = elementos
field-seed = semilla

# La ordenación
variant-scheme = Dividir
sort-scheme-three-way = en tres: menores, iguales, mayores
sort-scheme-hoare = en dos, desde los dos extremos (Hoare)
sort-scheme-lomuto = en dos, desde la izquierda (Lomuto)
variant-scheme-about = Con tres zonas, los elementos iguales quedan listos de una vez.
variant-pivot = El pivote
variant-pivot-about = Sin azar, alguien puede hacer la peor lista.
field-chance = semilla del azar
variant-recurse = Se llama primero
sort-recurse-smaller = al lado más corto
sort-recurse-larger = al lado más largo
sort-recurse-left = al lado izquierdo
variant-recurse-about = Llamando primero al lado más corto, y con el otro en la misma llamada, esperan como máximo floor(log₂ N) llamadas.
variant-calls = El otro lado
sort-calls-one = sigue en la misma llamada
sort-calls-two = es otra llamada
variant-calls-about = Lo último que hace una llamada no tiene por qué ser una llamada.
variant-small = Tramos cortos
sort-small-insertion = por inserción
sort-small-table = con una red de ordenación
sort-small-unrolled = con una red desplegada
field-cutoff = con menos elementos que
variant-small-about = Con 2 no hay ninguno: los tramos de un elemento ya están ordenados.

# El programa
code-language = Lenguaje
code-label = El programa; la línea del último paso está iluminada
code-pseudo = pseudocódigo
code-rust = Rust
code-cpp = C++
code-claims = Lo que se afirma tras este paso
code-no-claims = Aún no se ha dividido nada.
code-pointers = Punteros
code-about = Las posiciones se cuentan desde 1; hi y los punteros que están al final quedan detrás del último elemento. Para romper una afirmación, señala un elemento e intercámbialo con otro.

# El árbol
tree-about = Cada barra es un tramo, tan ancha como elementos tiene, debajo del tramo del que salió. Niveles: { $levels }. Toca una para ir a su comienzo.
tree-label = El árbol de los tramos; tramos: { $parts }; niveles: { $levels }
tree-part = { $count ->
    [one] posición { $from }
   *[other] posiciones { $from } a { $to }
}
tree-here = Ahora: { $part }, nivel { $level }.
tree-from = Salió de
tree-into = Se divide en

# La carrera
race-lanes = Quiénes corren: de { $fewest } a { $most }
race-about = Todas ordenan la misma lista. Tras el mismo número de pasos, cada una ha hecho tantas operaciones como las demás.
race-too-many = Una carrera muestra todos los elementos de cada calle: { $most } como máximo. Elige una lista más corta.
race-ready-1 = Tres maneras de dividir
race-ready-2 = A qué lado se llama
race-ready-3 = Cuatro reglas para el pivote
race-ready-4 = Los tramos cortos, de otra manera
race-end = Acabar la carrera
variant-document = Como en el texto original
variant-mine = Como está en «Ordenación»
variant-first-pivot = Pivote: primero
variant-middle-pivot = Pivote: central
variant-median-pivot = Pivote: mediana de tres
variant-ninther-pivot = Pivote: mediana de tres medianas
variant-hoare = Partición de Hoare
variant-lomuto = Partición de Lomuto
variant-larger-first = Primero el lado más largo
variant-two-calls = Los dos lados son llamadas
variant-insertion = Inserción por debajo de 17
variant-network = Redes por debajo de 33
race-plate = { $lanes } variantes ordenan la misma lista, una junto a otra
race-work = { $comparisons } comparaciones · { $swaps } intercambios
race-memory = { $writes } escrituras · { $waiting } en espera
race-running = { $home ->
    [0] Todas están en camino.
   *[other] Han llegado: { $home }. Siguen en camino: { $running }.
}
race-over = Todas han ordenado la lista. Compara lo que les ha costado.
race-lane = { $variant }. Comparaciones: { $comparisons }; intercambios: { $swaps }; elementos escritos: { $writes }; llamadas en espera: { $waiting } como máximo; pasos en total: { $steps }.

# El laboratorio
lab-build = Hacer la peor lista
lab-against = contra la regla del pivote
lab-time = La más lenta
lab-stack = La más profunda
lab-random = La misma lista, pivote al azar
lab-about-none = Un adversario responde a las comparaciones del programa según llegan, y solo entonces decide qué elementos son pequeños y cuáles grandes.
lab-about-time-killer = El pivote sale mal todas las veces: con el primer elemento, el último o el central, casi todas las comparaciones se desperdician. La pila queda casi vacía mientras se llame al lado más corto. Prueba ahora un pivote al azar con esa misma lista.
lab-about-stack-killer = El pivote es siempre la mediana: pocas comparaciones, pero la pila más profunda que puede haber cuando se llama al lado más corto.
lab-outcome = { $waiting ->
    [0] Este recorrido, comparaciones: { $comparisons }. Con pivotes al azar, valores distintos y sin ordenación aparte de los tramos cortos, la media es { $mean }. Con el menor elemento siempre como pivote, son { $worst }. Ninguna llamada tuvo que esperar; la cota es { $bound }.
    [one] Este recorrido, comparaciones: { $comparisons }. Con pivotes al azar, valores distintos y sin ordenación aparte de los tramos cortos, la media es { $mean }. Con el menor elemento siempre como pivote, son { $worst }. Esperó una llamada como máximo; la cota es { $bound }.
   *[other] Este recorrido, comparaciones: { $comparisons }. Con pivotes al azar, valores distintos y sin ordenación aparte de los tramos cortos, la media es { $mean }. Con el menor elemento siempre como pivote, son { $worst }. Esperaron { $waiting } llamadas como máximo; la cota es { $bound }.
}
lab-seeds = { $seeds } semillas al azar con esta lista
lab-count = Ordenarla con cada una
lab-counting = Ordenando…
lab-too-many = Para las semillas, la lista puede tener { $most } elementos como máximo.
lab-chart = De { $least } a { $most } comparaciones; { $mean } de media, { $median } de mediana.
lab-beyond = Este recorrido, con { $comparisons }, queda muy a la derecha del gráfico.

# Errors of the typed list
error-not-a-value = «{ $wrong }» no sirve aquí como número: deben ser números enteros de 0 a { $largest }, con espacios o comas entre ellos.
error-list-too-long = Es una lista demasiado larga para escribirla: { $most } números como máximo. Las más largas las hace la página.
