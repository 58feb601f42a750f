# Los nombres de las columnas, y las palabras en ellas, de las tablas que se guardan
column-step = paso
column-ply = jugada
column-player = jugador
player-you = tú
player-computer = máquina
player-first = primer jugador
player-second = segundo jugador
column-outcome = para quien tiene el turno
outcome-P = perdida
outcome-N = ganada
outcome-D = tablas
column-plies = jugadas restantes
column-grundy = valor de Grundy
column-happens = qué ocurre

# Media manzana
column-across = en horizontal (m)
column-up = en vertical (n)

# Nim
column-heap = montón
column-taken = piedras quitadas
column-left = piedras que quedan en el montón { $heap }
column-stones = piedras del montón
column-value = valor de Grundy, si se puede quitar { $rule }
column-pair = pareja
column-smaller = montón menor
column-larger = montón mayor
column-exact = según la fórmula exacta
column-double = según la fórmula en doble precisión

# Chain
column-objects-taken = objetos quitados
column-square = casilla
column-board = tablero
column-row = fila
column-groups = grupos
column-objects = objetos de la fila
column-game = { $end ->
    [normal] gana quien quita el último objeto
   *[misere] pierde quien quita el último objeto
}; { $first ->
    [fewest] la primera jugada quita uno
   *[any] la primera jugada puede quitar dos
}

# Redes
column-comparator = comparador
column-layer = capa
column-smaller-to = el elemento menor va al cable
column-larger-to = el elemento mayor va al cable
column-exchanged = intercambio
exchanged-yes = sí
exchanged-no = no
column-wire = cable { $wire }

# Quicksort
column-operation = operación
column-place = posición
column-other-place = otra posición
operation-probe = comparar para elegir pivote
operation-pivot = elegir el pivote
operation-equal = igual al pivote
operation-larger = mayor que el pivote
operation-smaller = menor que el pivote
operation-scan-left = recorrer desde la izquierda
operation-scan-right = recorrer desde la derecha
operation-exchange = intercambiar
operation-stay = se queda donde está
operation-move = pasa con los elementos menores
operation-place = poner el pivote en su posición
operation-shift = intercambiar vecinos
operation-settle = ha encontrado su posición
operation-comparator = comparador

# Todas las posiciones de un juego
column-position = posición
column-depth = jugadas desde el inicio
column-best = mejor jugada

# Paths
column-node = nodo
column-neighbour = vecino
column-stack = pila
column-paths = caminos encontrados
operation-enter = va al nodo
operation-found = encuentra un camino
operation-skip = ya está en el conjunto
operation-cut = no se llega al destino
operation-leave = vuelve atrás

# Machines
column-state = estado
column-read = lee
column-written = escribe
column-direction = va
column-next-state = estado siguiente
column-cell = casilla
direction-left = izquierda
direction-right = derecha
direction-stay = se queda

# Dovetailing
column-machine = máquina
column-round = ronda
column-moment = momento
column-own-step = su paso
column-does = qué hace
does-step = da un paso
does-halts = se detiene e informa
does-ended = ya ha terminado
does-dropped = se ha demostrado que nunca se detiene
does-missing = no existe
does-later = viene después
