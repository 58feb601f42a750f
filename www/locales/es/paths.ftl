page-title = ¿Cuántos caminos hay? · Appleyard
title = ¿Cuántos caminos hay?
lede = Un camino no pasa dos veces por ningún nodo. Busca caminos a mano, mira cómo los busca todos una búsqueda y averigua cuántos hay.

# The figure
paths-picture = Un grafo de { $nodes } { $nodes ->
    [one] nodo
   *[other] nodos
} y { $edges } { $edges ->
    [one] arista
   *[other] aristas
}
paths-node = { $name }{ $end ->
    [from] , la salida
    [to] , el destino
    [both] , salida y destino
   *[none] {""}
}{ $state ->
    [head] , donde está el recorrido
    [path] , en el recorrido
    [open] , el recorrido puede seguir aquí
    [dead] , un callejón sin salida
    [done] , desde aquí se encontraron caminos
    [covered] , tapado
   *[plain] {""}
}{ $leads ->
    [both] , unido a { $joined }
    [one] , lleva a { $joined }
   *[other] {""}
}
paths-caption = { $drawing ->
    [yes] Un cuadrado marca la salida; un anillo, el destino.{ $brief ->
        [yes] {""}
       *[no] {" "}Discontinuos, los nodos siguientes.
    }
   *[no] { $brief ->
        [yes] La línea fuerte es la búsqueda; la dorada, el camino anterior.
       *[no] La línea fuerte es la búsqueda; la dorada, el camino anterior.{ $hints ->
            [yes] {" "}Discontinuos, los callejones sin salida.
           *[no] {""}
        }
    }
}
tree-name = { $kind ->
    [pruned] con poda:{" "}
    [plain] sin poda:{" "}
   *[only] {""}
}{ $calls ->
    [one] una llamada
   *[other] { $calls } llamadas
}, { $paths ->
    [one] un camino
   *[other] { $paths } caminos
}
found-name = { $found ->
    [0] Aquí se guardan los caminos que encuentres.
    [one] 1 encontrado
   *[other] { $found } encontrados
}
paths-rule = Un camino no pasa dos veces por ningún nodo.

# The visitor draws
paths-invite = { $found ->
    [0] Busca un camino de { $from } a { $to }.<invite> Toca un nodo tras otro, o arrastra.</invite> No repitas ningún nodo.
    [one] Has encontrado un camino. ¿Hay otro de { $from } a { $to }?
   *[other] Has encontrado { $found } caminos. ¿Hay más de { $from } a { $to }?
}
way-goes-on = Tu recorrido está en <point>{ $head }</point>. Sigue hasta { $to }.
way-stuck = Tu recorrido no puede seguir: ya ha pasado por todos los vecinos de <point>{ $head }</point>. Vuelve un nodo atrás.
way-found = { $found ->
    [one] Eso es un camino: { $path }. ¿Hay otro?
   *[other] Es otro camino: { $path }. Has encontrado { $found }. ¿Hay más?
}
way-again = Ya habías encontrado { $path }: es el número { $number } de tus { $found }.
way-here = Tu recorrido está en { $name }.<invite> Toca un nodo vecino.</invite>
way-no-edge = Ninguna arista lleva de { $head } a { $name }.
way-twice = Tu recorrido ya ha pasado por { $name }, y un camino no pasa dos veces por un nodo.
way-no-start = El grafo aún no tiene salida.
path-drawn = Se muestra el camino { $number } de { $total }{ $path ->
    [no] {""}
   *[other] : { $path }
}. Tiene { $edges ->
    [one] una arista
   *[other] { $edges } aristas
}.
way-back = Volver un nodo atrás
paths-undo = Deshacer
way-restart = Empezar de nuevo
count-ask = ¿Cuántos hay?
paths-counted = { $exact ->
    [yes] { $paths ->
        [0] No hay ningún camino.
        [one] Hay un solo camino.
       *[other] Hay <strong>{ $number }</strong> caminos.
    }
   *[no] Hay <strong>{ $number }</strong> caminos, un número de { $digits } cifras.
}
paths-about = Hay unos { $number } caminos.
watch = Ver una animación
search = Que los encuentre la búsqueda
draw-again = Encontrarlos tú
prune = Buscar con poda: solo donde queda camino
prune-off = Buscar sin poda

# The graph is not ready
paths-empty = El grafo no tiene nodos. Abre «Grafo» y añade algunos.
paths-no-ends = El grafo no tiene { $missing ->
    [from] salida
   *[to] destino
}. Abre «Grafo» y elige un nodo.
paths-same-ends = La salida y el destino son { $from }. Así que hay exactamente un camino: el propio nodo.
paths-out-of-reach = Desde { $from } no se llega a { $to }, así que no hay ningún camino.

# The search
walk-enter = { $first ->
    [yes] La búsqueda empieza en <point>{ $name }</point>: mete el nodo en la pila y en el conjunto.
   *[no] La búsqueda va a <point>{ $name }</point>: mete el nodo en la pila y en el conjunto.
}
walk-found = { $to } es vecino de <point>{ $name }</point>, y es el destino. Este es, pues, el camino { $number }{ $path ->
    [no] {""}
   *[other] : { $path }
}.
walk-skip = { $other } es vecino de <point>{ $name }</point>, pero ya está en el conjunto. Ir allí sería pasar dos veces.
walk-cut = { $other } es vecino de <point>{ $name }</point>, pero desde allí no se llega a { $to }. Por eso la búsqueda con poda no va.
walk-leave = { $paths ->
    [0] La búsqueda ha probado todos los vecinos de <point>{ $name }</point> y ninguno lleva a { $to }: es un callejón sin salida.
    [one] La búsqueda ha probado todos los vecinos de <point>{ $name }</point> y ha encontrado un camino.
   *[other] La búsqueda ha probado todos los vecinos de <point>{ $name }</point> y ha encontrado { $paths } caminos.
}
walk-leave-more = Saca el nodo de la pila y del conjunto, y vuelve a { $back }.
walk-leave-covered = La búsqueda ha probado todos los vecinos de <point>{ $name }</point>. Saca el nodo de la pila y del conjunto, y vuelve a { $back }.
walk-end = La búsqueda lo ha probado todo. Ha encontrado { $paths ->
    [0] ningún camino
    [one] un camino
   *[other] { $paths } caminos
} con { $calls ->
    [one] una llamada
   *[other] { $calls } llamadas
}.
walk-more = La grabación acaba aquí, tras { $steps } pasos y { $paths ->
    [one] un camino
   *[other] { $paths } caminos
}. «Recuento» dice cuántos hay.

# The figure as text
text-graph = El grafo tiene { $nodes ->
    [one] un nodo
   *[other] { $nodes } nodos
} y { $edges ->
    [one] una arista
   *[other] { $edges } aristas
}. La salida es { $from } y el destino, { $to }.
text-way = { $count ->
    [0] No has empezado ningún recorrido.
   *[other] Tu recorrido: { $names }.
}
text-stack = { $count ->
    [0] La pila y el conjunto están vacíos.
   *[other] En la pila y en el conjunto: { $names }.
}
text-drawn = { $found ->
    [0] Aún no has encontrado ningún camino.
    [one] Has encontrado un camino.
   *[other] Has encontrado { $found } caminos.
}
text-found = { $paths ->
    [0] La búsqueda aún no ha encontrado ningún camino.
    [one] La búsqueda ha encontrado un camino.
   *[other] La búsqueda ha encontrado { $paths } caminos.
}
text-path = Camino { $number }: { $names }.

word-graph = Grafo
word-count = Recuento
word-frontier = Frontera

# Lo que un enlace puede pedir y el núcleo rechaza
error-path-graph-size-out-of-range = Un grafo de este tipo tiene un tamaño de { $min } a { $max }, no { $value }.
error-path-no-such-node = El grafo no tiene ningún nodo { $node }: su número de nodos es { $nodes }.
