# Why a node looks as it does
node-why-label = Por qué: { $name }
node-why-destination = Este es el destino. La búsqueda nunca se llama a sí misma con él: en cuanto es vecino del último nodo, la pila contiene un camino.
node-why-on-path = Es el número { $place } de la pila y está en el conjunto. Hasta que la búsqueda lo deje, no puede volver a entrar en él.
node-why-free = Es vecino de { $head } y no está en el conjunto, así que la búsqueda puede entrar en él.
node-why-not-adjacent = { $stands ->
    [yes] No está en el conjunto. Pero ninguna arista lleva hasta él desde { $head }, donde está la búsqueda.
   *[no] No está en el conjunto. Pero la búsqueda no está ahora en ningún nodo, así que no puede ir hasta él.
}
node-why-dead-end = La búsqueda ha estado aquí, desde { $back }, y no encontró ningún camino. { $count ->
    [0] De aquí no sale ninguna arista.
    [one] La única continuación acaba en { $names }, que estaba en la pila.
   *[other] Toda continuación acaba en uno de los nodos { $names }, que estaban en la pila.
}
node-why-done = La búsqueda ha estado aquí, desde { $back }, y encontró { $paths ->
    [one] un camino
   *[other] { $paths } caminos
}.
node-why-cut-off = Es un callejón sin salida que la búsqueda aún no conoce: { $count ->
    [0] de aquí no sale ninguna arista.
    [one] la única continuación acaba en { $names }, que está en la pila.
   *[other] toda continuación acaba en uno de los nodos { $names }, que están en la pila.
}
node-why-hidden = ¿Es un callejón sin salida? Avanza y lo verás.

# The graph
graph-tool-from = elegir la salida
graph-tool-to = elegir el destino
graph-hint-end = { $tool ->
    [from] Toca el nodo donde empiezan todos los caminos.
   *[to] Toca el nodo donde acaban todos los caminos.
}
graph-oneway = las aristas son de un solo sentido
graph-kind-grid = calles
graph-kind-triangular = triángulos
graph-kind-king = jugadas de rey
graph-kind-knight = jugadas de caballo
graph-kind-complete = todos unidos
graph-kind-hypercube = hipercubo
graph-kind-petersen = grafo de Petersen
graph-kind-ladder = escalera
graph-kind-tree = árbol
graph-kind-random = al azar
graph-kind-states = los 48 estados de EE. UU.
graph-kind-communities = España
field-size = Tamaño
field-seed = Semilla
graph-no-link = Este grafo ocupa { $length } caracteres y en un enlace caben { $most }. Guárdalo como archivo: «El grafo como texto».
graph-no-link-weights = Los pesos de este grafo son demasiado largos para un enlace: ocupan { $length } de un máximo de { $most }. Guárdalo como archivo: «El grafo como texto».

# The shortest paths, where edges have weights
shortest-title = El camino más corto
shortest-weight = El camino de menor peso es { $path }. { $edges ->
    [0] No tiene aristas y pesa { $weight }.
    [one] Su única arista pesa { $weight }.
   *[other] Sus { $edges } aristas pesan { $weight } en total.
} { $same ->
    [yes] Ningún camino tiene menos aristas.
   *[no] El camino con menos aristas pesa { $other }.
}
shortest-edges = { $edges ->
    [0] El camino { $path } no tiene aristas.
    [one] El camino con menos aristas es { $path }. Tiene una arista.
   *[other] El camino con menos aristas es { $path }. Tiene { $edges } aristas.
} { $weighed ->
    [yes] Pesa { $weight }, { $same ->
        [yes] y ningún camino pesa menos.
       *[no] y el camino de menor peso pesa { $other }.
    }
    [alone] Pesa { $weight }.
   *[no] {""}
}
shortest-draw-weight = Dibujar el camino de menor peso
shortest-draw-edges = Dibujar el camino con menos aristas

# The count
count-how = { $method ->
    [plugs] Contados nodo por nodo desde ambos lados, sin enumerarlos: { $states } estados a la vez como máximo.
    [topological] Contados en una sola pasada por las aristas, sin enumerarlos: ningún camino puede volver en ciclo, así que basta un número por nodo.
    [subsets] Contados conjunto por conjunto, sin enumerarlos: { $states } conjuntos de nodos.
   *[frontier] Contados arista por arista, sin enumerarlos: { $states } estados a la vez como máximo.
}
edge-blocked = { $edge } está cerrada: ningún camino pasa por ella. Tócala otra vez para abrirla.
edge-begun = Una arista de { $name }: ve a su otro nodo y pulsa x otra vez.
edge-given-up = Ya no hay elegida ninguna arista de { $name }.
edge-open = { $edge } vuelve a estar abierta.
count-without = Cerrar una arista
count-blocked = Sin la arista { $edge }, el número de caminos baja de { $all } a { $number }.
count-blocked-none = Elige una arista para ver cuántos caminos quedan sin ella.
count-no-edge = ninguna
limit-pass = Solo caminos que pasan por
limit-avoid = Nunca por
limit-about = Nombres de nodos, separados por comas o espacios.
limit-all = por todos los nodos
limit-length = Longitud
limit-length-any = cualquiera
limit-length-most = como máximo
limit-length-exactly = exactamente
field-edges = aristas
limit-counted = El número de caminos así es { $number }, de un total de { $all }.
lengths-title = Caminos por longitud
lengths-edges = aristas
lengths-paths = caminos
lengths-ask = Contar por longitud
longest-draw = Dibujar un camino más largo
longest-drawn = { $path ->
    [no] Está dibujado uno de los caminos más largos.
   *[other] Está dibujado uno de los caminos más largos: { $path }.
} Su número de aristas es { $edges }; el número de caminos igual de largos es { $paths }.
longest-none = El número de aristas de un camino más largo es { $edges }. Tras este número de llamadas la búsqueda no ha dado con ninguno y lo deja: { $calls }.
through-ask = Dibujar cada arista más ancha cuantos más caminos pasan por ella
through-said = { $same ->
    [one] La arista { $edge } es la más ancha: el número de caminos que pasan por ella es
   *[other] { $same } aristas, entre ellas { $edge }, son las más anchas: los caminos que pasan por cada una son
} { $number }, de un total de { $all }.
list-title = Uno cualquiera
list-number = Camino número
list-about = Del 1 al { $total }, en el orden de la búsqueda.
list-chance = uno al azar
list-before = anterior
list-after = siguiente
list-open = lista desde aquí
list-these = enumerarlos
list-page-before = página anterior
list-page-after = página siguiente
list-saved = El archivo tiene los caminos desde el primero, { $most } como máximo.
race-title = Contar contra enumerar
race-start = Que trabajen los dos
race-count = Contar conoce a los { $ms } s el número de todos los caminos: { $paths }. El número de estados examinados es { $work }.
race-list = { $done ->
    [yes] Enumerar ha encontrado todos los caminos a los { $ms } s: su número es { $paths }. El número de llamadas es { $work }.
   *[no] A los { $ms } s, el número de caminos que ha encontrado enumerar es { $paths }, y el de llamadas, { $work }. A este paso tardaría unos { $rest } en encontrarlos todos: es una estimación, nadie lo ha medido.
}
column-number = número
column-edges = aristas
column-path = camino

# The frontier
frontier-about = La cuenta decide una arista tras otra: se descarta o pertenece al camino. Los nodos entre las aristas decididas y las no decididas son la frontera. Cada uno puede ser el extremo de un tramo del camino, estar dentro de un tramo, o nada de eso. De esto, y de qué extremos van juntos, depende todo lo que aún puede hacer el resto del grafo. Por eso, todas las elecciones de aristas que coinciden en esto son un solo estado, y la cuenta guarda solo cuántas son. «Recuento» puede recorrer el grafo de otro modo, que necesita menos estados a la vez.
frontier-coming = La cuenta empieza.
frontier-none = Aquí no hay ninguna arista que decidir.
frontier-begin = Todavía no se ha decidido ninguna arista. Hay un solo estado. Imagina una arista más, del destino a la salida: es el primer tramo, y la salida y el destino son sus extremos. Un camino une estos extremos y forma con esta arista un ciclo.
frontier-step = La arista { $at } de { $edges }, <point>{ $edge }</point>, se descarta o se toma{ $before ->
    [one] : dos casos.
   *[other] {" "}en cada uno de los { $before } estados: { $all } casos.
}
frontier-led = { $dropped ->
    [0] {""}
    [one] Un caso no puede formar parte de ningún camino y se elimina.{" "}
   *[other] { $dropped } casos no pueden formar parte de ningún camino y se eliminan.{" "}
}{ $closed ->
    [0] {""}
    [one] Uno completa caminos.{" "}
   *[other] { $closed } completan caminos.{" "}
}{ $merged ->
    [0] { $states ->
        [0] No queda ningún estado.
        [one] Queda un estado.
       *[other] Quedan { $states } estados.
    }
   *[other] { $decisions } casos llevan a { $states ->
        [one] un solo estado
       *[other] solo { $states } estados
    }, porque el resto del grafo no distingue algunos de ellos.
}
frontier-found = { $last ->
    [yes] Todas las aristas están decididas. El número de caminos es { $paths }.
   *[no] Caminos encontrados hasta ahora: { $paths }.
}
frontier-widths = Estados después de cada arista
frontier-chart = El número de estados después de cada arista, { $most } como máximo
frontier-bar = { $at ->
    [one] Después de una arista:
   *[other] Después de { $at } aristas:
} { $states ->
    [one] un estado
   *[other] { $states } estados
}
frontier-states = estados
frontier-edges = aristas decididas
frontier-table = Los pasos en una tabla
frontier-column-edge = arista
frontier-column-decisions = casos
frontier-column-states = estados
frontier-column-found = caminos
frontier-wide = Este grafo tiene más de { $most } estados en total, así que solo se muestra cuántos son. En un grafo más pequeño puedes ver cada uno.
frontier-list = Los estados ahora
frontier-more = Hay { $more } { $more ->
    [one] estado
   *[other] estados
} más, que no aparecen en la lista.
frontier-state = { $count ->
    [one] Tramo
   *[other] Tramos
} { $pieces }{ $within ->
    [0] {""}
   *[other] , dentro { $inside }
}: { $one ->
    [yes] una elección de aristas
   *[no] { $ways } elecciones de aristas
}{ $arrivals ->
    [0] .
    [one] .
   *[other] , de la unión de { $arrivals } casos.
}
frontier-caption = Los nodos dorados son la frontera.{ $pictures ->
    [yes] {" "}Cada imagen es un estado: una de sus elecciones.
   *[no] {""}
}
frontier-picture = { $at ->
    [one] El grafo con una arista decidida
   *[other] El grafo con { $at } aristas decididas
}
frontier-node = { $name }{ $standing ->
    [frontier] , en la frontera
    [behind] , detrás de la frontera
   *[ahead] {""}
}

# Errors
error-path-too-many-states = Este grafo es demasiado ancho para contar sus caminos: harían falta más de { $limit } estados.
error-paths-no-such-name = Ningún nodo se llama «{ $name }».
error-path-number-not-digits = El número de un camino es 1 o más, en cifras.
error-path-no-such-number = Ningún camino tiene ese número: el último es el número { $paths }.
error-path-without-weights = Las aristas de este grafo no tienen peso, así que ningún camino es el de menor peso.
error-path-edge-without-weight = La arista de { $from } a { $to } no tiene peso, y otras sí. Por eso no se puede decir qué camino pesa menos.
error-path-weight-too-long = El peso { $weight } tiene demasiadas cifras para sumarlo con exactitud: como mucho 14 antes de la coma y 18 después.
error-path-negative-weight = La arista de { $from } a { $to } tiene un peso menor que 0. El camino de menor peso solo se encuentra deprisa si ningún peso lo es.
error-not-a-way = El nodo { $place } del recorrido no encaja.
error-path-no-such-step = La búsqueda tiene { $steps } { $steps ->
    [one] paso
   *[other] pasos
}, y ningún paso { $step }.

# The demonstration
demonstration = Animación
show-walk = Un hilo sale y va a tientas. En un callejón sin salida vuelve atrás. Es una animación: toca cualquier cosa para terminarla.
show-count = Para contar no hace falta andar. { $side } por { $side } esquinas tienen <strong>{ $paths }</strong> { $paths ->
    [one] camino
   *[other] caminos
}, y el hilo ha recorrido { $walked }.
show-end = ¿Cuánto se tardaría en recorrerlos todos? Uno por segundo, día y noche: { $years } años.
