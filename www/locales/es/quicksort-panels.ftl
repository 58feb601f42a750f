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
input-time-killer = lenta para una regla
input-stack-killer = profunda para una regla
input-random-about = Los números de 1 a N, en un orden que decide la semilla.
input-sorted-about = Los números de 1 a N, en orden.
input-reversed-about = Los números de N a 1.
input-nearly-sorted-about = Los números de 1 a N en orden, salvo unos pocos que se han intercambiado.
input-few-distinct-about = Solo unos pocos valores, cada uno muchas veces.
input-all-equal-about = Un solo valor, N veces.
input-organ-pipe-about = Los valores suben hasta la mitad y vuelven a bajar.
input-sawtooth-about = Los valores suben y vuelven a empezar desde abajo.
input-time-killer-about = El programa corre, y cada vez que compara dos elementos, un adversario elige la respuesta. Así el pivote de esta regla sale mal todas las veces.
input-stack-killer-about = El pivote es siempre la mediana: los dos lados son igual de largos, y las llamadas se anidan todo lo que pueden. Con N = 3·2^k−1 (como 47 o 95) alcanzan el límite.
input-typed-about = Los números que has escrito.
typed-limits = Escribe { $most } números enteros de 0 a { $largest } como máximo, con espacios o comas entre ellos. Puede haber iguales.
input-against = Contra la regla del pivote
input-size = Tamaño
input-typed = O tus propios números
field-length = elementos
field-seed = semilla

# La ordenación
variant-scheme = Cómo dividir
sort-scheme-three-way = en tres: menores, iguales, mayores
sort-scheme-hoare = en dos, desde los dos extremos (Hoare)
sort-scheme-lomuto = en dos, desde la izquierda (Lomuto)
variant-scheme-about = Con tres zonas, los elementos iguales al pivote quedan terminados de una vez.
variant-pivot = El pivote
variant-pivot-about = Contra una regla sin azar, alguien puede hacer una lista mala.
field-chance = semilla del azar
variant-recurse = La llamada nueva es para
sort-recurse-smaller = el lado más corto
sort-recurse-larger = el lado más largo
sort-recurse-left = el lado izquierdo
variant-recurse-about = Si la llamada nueva es para el lado más corto y el otro sigue en la misma llamada, esperan como máximo floor(log₂ N) llamadas.
variant-calls = El otro lado
sort-calls-one = sigue en la misma llamada
sort-calls-two = tiene otra llamada nueva
variant-calls-about = Lo último que hace una llamada puede ser un bucle en vez de otra llamada.
variant-small = Tramos cortos
sort-small-insertion = por inserción
sort-small-table = con una red de ordenación
sort-small-unrolled = con una red desplegada
field-cutoff = con menos elementos que
variant-small-about = Con 2 no hay nada que hacer aquí, porque un tramo de un elemento ya está ordenado.

# El programa
code-language = Lenguaje
code-label = El programa; la línea del último paso está destacada
code-pseudo = pseudocódigo
code-rust = Rust
code-cpp = C++
code-claims = Afirmaciones tras este paso
code-no-claims = Aún no se ha dividido nada.
areas-label = Las zonas, dibujadas con caracteres

code-about = Las posiciones se cuentan desde 1. «fin» queda después del último elemento, y también un puntero que ha llegado al final. Para romper una afirmación, toca un elemento e intercámbialo con otro.

# Pseudocódigo
pseudo-begin = ordenar({ $from }, { $to }):
pseudo-sort = ordenar({ $from }, { $to })
pseudo-small = ordenar el tramo corto({ $from }, { $to })
pseudo-cutoff = umbral
pseudo-pivot = elegir un pivote; intercambiarlo con { $place }
pseudo-while = mientras { $condition }:
pseudo-for = para { $name } desde { $from } hasta { $to }:
pseudo-if = si { $condition }:
pseudo-otherwise = si no:
pseudo-and = { $one } y { $other }
pseudo-compare = comparar { $element } con el pivote { $pivot }
pseudo-equal = igual: { $does }
pseudo-larger = mayor: { $does }
pseudo-smaller = menor: { $does }
pseudo-swap = intercambiar { $one }, { $other }
pseudo-again = { $does }; volver al bucle
pseudo-leave = salir del bucle
pseudo-return = volver

# El árbol
tree-about = Cada barra es un tramo, y su anchura es su número de elementos. Está debajo del tramo del que salió. { $levels ->
    [one] Hay un nivel.
   *[other] Hay { $levels } niveles.
} Toca una barra para ir a su comienzo.
tree-label = El árbol de los tramos, con { $parts ->
    [one] un tramo
   *[other] { $parts } tramos
} en { $levels ->
    [one] un nivel
   *[other] { $levels } niveles
}
tree-part = { $count ->
    [one] posición { $from }
   *[other] posiciones { $from } a { $to }
}
tree-here = Ahora: { $part }, nivel { $level }.
tree-from = Salió de
tree-into = Se divide en

# La carrera
race-lanes = Quiénes corren: de { $fewest } a { $most }
race-about = Todas ordenan la misma lista. Van al mismo ritmo, una operación cada vez, y puedes compararlas en cualquier momento.
race-too-many = Una carrera muestra todos los elementos de cada calle, así que la lista puede tener { $most } elementos como máximo. Elige una lista más corta.
race-start = Empezar: quicksort contra inserción y burbuja (elementos: { $count })
race-ready-1 = Tres maneras de dividir
race-ready-2 = Para qué lado es la llamada
race-ready-3 = Cuatro reglas para el pivote
race-ready-4 = Otro método para los tramos cortos
race-end = Acabar la carrera
variant-document = Quicksort, como en «Reinvent wheels»
variant-mine = Como está en «Ordenación»
variant-first-pivot = Pivote: primero
variant-middle-pivot = Pivote: el que está en medio
variant-median-pivot = Pivote: mediana de tres
variant-ninther-pivot = Pivote: mediana de tres medianas
variant-hoare = Partición de Hoare
variant-lomuto = Partición de Lomuto
variant-larger-first = Primero el lado más largo
variant-two-calls = Una llamada para cada lado
variant-insertion = Inserción por debajo de 17
variant-network = Redes por debajo de 33
variant-plain-insertion = Ordenación por inserción
variant-bubble = Ordenación por burbuja
race-picture = { $lanes } métodos que ordenan la misma lista, uno junto a otro
race-work = { $comparisons ->
    [one] { $comparisons } comparación
   *[other] { $comparisons } comparaciones
} · { $swaps ->
    [one] { $swaps } intercambio
   *[other] { $swaps } intercambios
}
race-memory = { $writes ->
    [one] { $writes } escritura
   *[other] { $writes } escrituras
} · { $waiting } en espera
race-running = { $home ->
    [0] Todas siguen ordenando.
    [one] Una ha terminado y { $running ->
        [one] una sigue ordenando.
       *[other] { $running } siguen ordenando.
    }
   *[other] { $home } han terminado y { $running ->
        [one] una sigue ordenando.
       *[other] { $running } siguen ordenando.
    }
}
race-over = Todas han ordenado la lista. { $same ->
    [yes] Comparaciones: { $least } cada una.
   *[no] Comparaciones: de { $least } ({ $best }) a { $most } ({ $worst }).
}
race-lane = { $variant }: { $comparisons ->
    [one] { $comparisons } comparación
   *[other] { $comparisons } comparaciones
}, { $swaps ->
    [one] { $swaps } intercambio
   *[other] { $swaps } intercambios
} y { $writes ->
    [one] { $writes } elemento escrito
   *[other] { $writes } elementos escritos
}; { $waiting ->
    [0] ninguna llamada ha tenido que esperar
    [one] como máximo ha esperado una llamada
   *[other] como máximo han esperado { $waiting } llamadas
}; { $steps ->
    [one] { $steps } paso en total
   *[other] { $steps } pasos en total
}.
race-table = Lo que ha hecho cada calle hasta ahora
race-column-variant = Método
race-column-comparisons = Comparaciones
race-column-swaps = Intercambios
race-column-writes = Elementos escritos
race-column-waiting = Llamadas en espera, como máximo
race-column-steps = Pasos en total
race-ended = Las barras muestran lo que han costado { $lanes } métodos
measure = A toda velocidad
measure-about = El navegador ordena en segundo plano los mismos números al azar de tres maneras, por turno y varias veces. La tabla muestra la mediana. El tiempo de Appleyard incluye copiar los números a WebAssembly y de vuelta.
measure-size = Ordenar { $size } números
measure-running = Midiendo …
measure-done = { $length } números, mediana de { $runs } pasadas de cada uno
measure-column-by = Método
measure-column-time = Tiempo
measure-column-ratio = Comparado con Appleyard
measure-by-core = el método rápido de Appleyard
measure-by-typed = el del navegador, con un array tipado
measure-by-plain = el del navegador, con un array normal
measure-ms = { $ms } ms
measure-ratio = { $ratio } ×

# El laboratorio
lab-build = Una lista muy mala
lab-against = contra la regla del pivote
lab-time = Mostrarme una lista muy mala
lab-stack = Mostrarme una lista muy profunda
lab-random = La misma lista, pivote al azar
lab-about-none = { $chance ->
    [yes] Tu regla elige al azar, así que nadie puede hacer una lista mala contra ella. Elige otra regla aquí.{" "}
   *[no] {""}
}Cada vez que el programa compara dos elementos, un adversario elige la respuesta. Solo entonces decide qué elementos son pequeños y cuáles grandes.
lab-about-time-killer = El pivote sale mal todas las veces, así que casi todas las comparaciones se desperdician. Otra lista puede costar unas pocas más. Pero la pila queda casi vacía, porque el lado más corto, para el que es la llamada nueva, es muy corto. Prueba ahora un pivote al azar con la misma lista.
lab-about-stack-killer = El pivote es siempre la mediana. Por eso hay pocas comparaciones, pero tantas llamadas en espera como puede haber si la llamada nueva es para el lado más corto.
lab-outcome = { $compared ->
    [yes] {""}
   *[no] Esta lista cuesta { $comparisons ->
        [one] { $comparisons } comparación
       *[other] { $comparisons } comparaciones
    }.{" "}
}Con pivotes al azar, valores distintos y sin otro método para los tramos cortos, la media es { $mean }. Con el menor elemento como pivote todas las veces, son { $worst }. { $waiting ->
    [0] Ninguna llamada tiene que esperar
    [one] Como máximo espera una llamada
   *[other] Como máximo esperan { $waiting } llamadas
}; el límite es { $bound }.
lab-seeds = { $seeds } { $seeds ->
    [one] semilla
   *[other] semillas
} al azar con esta lista
lab-count = Ordenarla con cada una
lab-counting = Ordenando…
lab-too-many = Para probar las semillas, elige una lista de { $most } elementos como máximo.
lab-chart = Cuesta de { $least } a { $most } comparaciones: { $mean } de media, y { $median } de mediana.
lab-beyond = Este recorrido, con { $comparisons }, queda muy a la derecha del gráfico.
lab-column-from = Comparaciones, desde
lab-column-to = hasta
lab-column-seeds = Semillas

# Errores de la lista escrita
error-not-a-value = «{ $wrong }» no sirve aquí: escribe números enteros de 0 a { $largest }, con espacios o comas entre ellos.
error-not-a-value-at = Línea { $line }, columna { $column }: «{ $wrong }» no sirve aquí: escribe números enteros de 0 a { $largest }, con espacios o comas entre ellos.
error-list-too-long = Puedes escribir { $most } números como máximo. Las listas más largas las hace la página.
