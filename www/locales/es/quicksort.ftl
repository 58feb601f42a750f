page-title = ¿Cuál es la peor lista? · Appleyard
title = ¿Cuál es la peor lista?
lede = Quicksort pone los elementos menores a la izquierda de un pivote y los mayores a su derecha, y repite en cada lado. El pivote decide cuánto tarda.

# La figura
quicksort-picture = { $count ->
    [one] Una lista de un elemento
   *[other] Una lista de { $count } elementos
}
quicksort-row = Los elementos, de izquierda a derecha
picture-values = En la imagen de abajo, los valores pequeños son claros y los grandes, oscuros.
area-smaller = { $short ->
    [yes] izq.
   *[no] izquierda del pivote
}
area-equal = pivote
area-unprocessed = { $short ->
    [yes] nuevo
   *[no] sin mirar
}
area-larger = { $short ->
    [yes] dcha.
   *[no] derecha del pivote
}
area-sorting = ordenándose
area-waiting = { $short ->
    [yes] espera
   *[no] en espera
}
area-finished = { $short ->
    [yes] listo
   *[no] terminado
}
mark-element = { $area ->
    [smaller] Posición { $place }: { $value }, a la izquierda del pivote
    [equal] Posición { $place }: { $value }, igual al pivote
    [unprocessed] Posición { $place }: { $value }, sin mirar
    [larger] Posición { $place }: { $value }, a la derecha del pivote
    [sorting] Posición { $place }: { $value }, ordenándose
    [finished] Posición { $place }: { $value }, terminado
    [covered] Posición { $place }: { $value }, tapado
   *[waiting] Posición { $place }: { $value }, en espera
}
rows-heading = las divisiones{ $touch ->
    [yes] : toca una fila
   *[no] {""}
}
run-heading = todo el recorrido{ $touch ->
    [yes] : toca un momento
   *[no] {""}
}
row-label = { $at ->
    [start] la lista al principio
    [end] la lista ordenada
   *[division] tras dividir las posiciones { $from } a { $to }
}
gauge = { $short ->
    [yes] en espera: { $now } · límite: { $bound }
   *[no] en espera: { $now } · máximo: { $most } · límite: { $bound }
}

# Punteros, con el mismo nombre en la figura, en las frases y en el programa
pointer-first = inicio
pointer-equal = iguales
pointer-next = siguiente
pointer-larger = mayores
pointer-left = izquierdo
pointer-right = derecho
pointer-boundary = frontera
pointer-end = fin
pointer-at = { $behind ->
    [yes] El puntero «{ $name }» está después de la posición { $place }.
   *[no] El puntero «{ $name }» está en la posición { $place }.
}
stack-label = Llamadas en espera
why-stack = Una llamada espera mientras una nueva, que ella ha hecho, ordena un lado. { $count ->
    [0] Ahora no espera ninguna.
    [one] Ahora espera una, la de las posiciones { $from } a { $to }.
   *[other] Ahora esperan { $count }; la más nueva es la de las posiciones { $from } a { $to }.
} La línea discontinua es el límite, { $bound }, si solo hay llamada nueva para el lado más corto.
why-pointer-first = Aquí empieza el tramo que se está dividiendo, y aquí se reúnen sus elementos menores.
why-pointer-equal = Aquí empiezan los elementos iguales al pivote. Los que hay antes son menores.
why-pointer-next = El elemento que hay aquí es el siguiente que se compara con el pivote.
why-pointer-larger = Aquí empiezan los elementos mayores que el pivote.
why-pointer-left = Este puntero viene de la izquierda. Ningún elemento por el que ha pasado es mayor que el pivote.
why-pointer-right = Este puntero viene de la derecha. Ningún elemento por el que ha pasado es menor que el pivote.
why-pointer-boundary = Aquí empiezan los elementos que no son menores que el pivote.
code-pointers = Punteros

# Qué se ordena, en pocas palabras
input-name = { $input ->
    [random] barajada (orden: semilla { $seed })
    [sorted] ya ordenada
    [reversed] ordenada al revés
    [nearly-sorted] casi ordenada (semilla { $seed })
    [few-distinct] de pocos valores distintos (semilla { $seed })
    [all-equal] con todos los valores iguales
    [organ-pipe] que sube y vuelve a bajar
    [sawtooth] en dientes de sierra
    [time-killer] hecha para frenar la regla «{ $against }»
    [stack-killer] hecha para que la regla «{ $against }» dé siempre con la mediana
   *[typed] escrita a mano
}
in-short = { $listed ->
    [no] {""}
   *[yes] Lista de { $count }, { $list }.
}{ $scheme ->
    [hoare] {" "}Partición: de Hoare.
    [lomuto] {" "}Partición: de Lomuto.
   *[three-way] {""}
}{ $rule ->
    [document] {""}
   *[other] {" "}Pivote: { $pivot }.
}{ $called ->
    [two] {" "}Hay una llamada para cada lado.
    [larger] {" "}La llamada nueva es para el lado más largo.
    [left] {" "}La llamada nueva es para el lado izquierdo.
   *[smaller] {""}
}{ $cutoff ->
    [2] {""}
   *[other] {" "}Menos de { $cutoff }: { $small ->
        [insertion] ordenación por inserción.
        [table] red de ordenación.
       *[unrolled] red desplegada.
    }
}
pivot-document = central si hay menos de 10; si no, al azar
pivot-random = al azar
pivot-first = primero
pivot-last = último
pivot-middle = el que está en medio
pivot-median-of-three = mediana de tres
pivot-ninther = mediana de tres medianas
pivot-hand = elegido a mano

# Narración
quicksort-start = { $count ->
    [one] Aquí hay un elemento, en una lista { $list }.
   *[other] Aquí hay { $count } elementos, en una lista { $list }.
}
quicksort-built = { $input ->
    [stack-killer] Con esta lista { $waiting ->
        [0] no espera ninguna llamada
        [one] espera una llamada
       *[other] esperan hasta { $waiting } llamadas
    } a la vez. Con una barajada { $usual ->
        [0] no espera ninguna.
        [one] espera una.
       *[other] esperan hasta { $usual }.
    }
   *[time-killer] Con la regla en uso, esta lista cuesta { $comparisons ->
        [one] { $comparisons } comparación
       *[other] { $comparisons } comparaciones
    }. Una lista barajada cuesta { $shuffled }.
}
quicksort-invite = { $invites ->
    [none] Hay un solo elemento, así que no hay nada que ordenar.
    [small] La lista es más corta que el umbral, así que se ordena como los tramos cortos.
   *[touch] <invite>Toca un elemento para que sea el primer pivote, o pulsa «animar». El mejor tiene la mitad de los demás por debajo.</invite>
}
quicksort-run-below = La imagen que hay bajo los elementos muestra todo el recorrido, de arriba abajo.<invite> Toca un punto para ir a ese momento.</invite>
quicksort-rows-below = Las filas de debajo muestran la lista tras cada división, de arriba abajo.<invite> Toca una para ir allí, o las llamadas en espera para ver qué son.</invite>
step-probe = Para elegir un pivote, el programa compara { $value } con { $other }: { $order ->
    [less] { $value } es menor.
    [equal] son iguales.
   *[greater] { $value } es mayor.
}
step-pivot = { $same ->
    [yes] El pivote de las posiciones { $from } a { $to } es { $value }. Ya está al principio.
   *[no] El pivote de las posiciones { $from } a { $to } es { $value }. Un intercambio lo lleva al principio, para que no estorbe.
}
step-covered = El programa compara { $value } con el pivote, { $pivot }.
step-equal = { $value } es igual al pivote, así que se queda donde está, y el puntero <point>siguiente</point> avanza.
step-larger = { $same ->
    [yes] { $value } es mayor que el pivote, { $pivot }, así que el puntero <point>mayores</point> retrocede hasta él.
   *[no] { $value } es mayor que el pivote, { $pivot }, así que el puntero <point>mayores</point> retrocede y los dos elementos se intercambian.
}
step-larger-more = { $same ->
    [yes] Ya está a la derecha, y no hay que mover nada.
   *[no] El que ha llegado está sin mirar, y por eso <point>siguiente</point> espera.
}
step-smaller = { $value } es menor que el pivote, { $pivot }, así que se intercambia con el primero igual a { $pivot }. Los punteros <point>iguales</point> y <point>siguiente</point> avanzan.
step-scan-left = { $moved ->
    [yes] { $value } es menor que el pivote, { $pivot }, así que puede quedarse a la izquierda. El puntero <point>izquierdo</point> avanza.
   *[no] { $value } no es menor que el pivote, { $pivot }, así que el puntero <point>izquierdo</point> se para aquí.
}
step-scan-right = { $moved ->
    [yes] A la derecha, un elemento es mayor que el pivote, { $pivot }, así que puede quedarse ahí. El puntero <point>derecho</point> retrocede.
   *[no] { $value } no es mayor que el pivote, { $pivot }, así que el puntero <point>derecho</point> se para aquí.
}
step-exchange = Los dos punteros se han parado, así que el programa intercambia { $value } y { $other }: cada uno pasa a su lado correcto.
step-stay = { $value } no es menor que el pivote, { $pivot }, así que se queda.
step-move = { $value } es menor que el pivote, { $pivot }, así que un intercambio lo lleva con los menores.
step-place = { $same ->
    [yes] El pivote, { $value }, ya está donde le corresponde: en la posición { $place }, entre los dos lados.
   *[no] Un intercambio lleva el pivote, { $value }, adonde le corresponde: a la posición { $place }, entre los dos lados.
}
step-shift = { $other } es mayor que { $value }, así que los dos se intercambian.
step-settle = { $value } no es mayor que { $other }, así que { $other } ya ha encontrado su sitio.
step-comparator = { $moved ->
    [yes] { $other } estaba antes que { $value }, así que el comparador los intercambia.
   *[no] { $value } ya está antes que { $other }, así que el comparador los deja como están.
}
part-done = { $middle ->
    [one] El tramo está dividido: { $left } a la izquierda, { $right } a la derecha y uno entre ambos lados, en su sitio definitivo.
   *[other] El tramo está dividido: { $left } a la izquierda, { $right } a la derecha y { $middle } entre ambos lados, en su sitio definitivo.
}
part-sides = { $order ->
    [smaller] Una llamada nueva ordena el lado más corto, de { $from } a { $to }.
    [larger] Una llamada nueva ordena el lado más largo, de { $from } a { $to }.
    [left] Una llamada nueva ordena el lado izquierdo, de { $from } a { $to }.
   *[same] Los dos lados son igual de largos. Una llamada nueva ordena las posiciones { $from } a { $to }.
}
part-sides-more = { $order ->
    [smaller] Tiene como máximo la mitad de los elementos, así que las llamadas no se anidan mucho. Las posiciones { $first } a { $last } esperan.
    [larger] Puede tener casi todos los elementos, así que las llamadas se pueden anidar mucho. Las posiciones { $first } a { $last } esperan.
    [left] Puede tener casi todos los elementos, así que las llamadas se pueden anidar mucho. Las posiciones { $first } a { $last } esperan.
   *[same] Las posiciones { $first } a { $last } esperan.
}
part-back = Las posiciones { $from } a { $to } están terminadas, así que el programa vuelve a las posiciones { $first } a { $last }, que esperaban.
quicksort-choose = <invite>Elige el pivote: toca un elemento de las posiciones { $from } a { $to }.</invite>
quicksort-sorted = La lista está ordenada con { $comparisons ->
    [one] { $comparisons } comparación
   *[other] { $comparisons } comparaciones
}. { $verdict ->
    [good] Está bien, porque { $why ->
        [equal] muchos elementos eran iguales a su pivote
        [mixed] bastantes pivotes dividieron por igual
        [near] muchos elementos estaban cerca de su sitio
       *[even] muchos pivotes dejaron dos lados largos
    }.
    [bad] Está mal, porque { $why ->
        [mixed] pocos pivotes dividieron por igual
        [medians] buscar medianas costó muchas de ellas
        [far] muchos elementos estaban lejos de su sitio
       *[uneven] muchos pivotes casi vaciaron un lado
    }.
    [fixed] Una red de ordenación hace las mismas con cualquier lista.
   *[only] Una lista tan corta no deja elección.
}{ $why ->
    [none] {""}
    [equal] {" "}Sin iguales, los mejores cuestan unas { $best }.
    [near] {" "}La mejor lista cuesta { $best }, la peor { $pairs }.
    [far] {" "}La mejor lista cuesta { $best }, la peor { $pairs }.
   *[other] {" "}Los mejores cuestan unas { $best }, los peores { $pairs }.
}
quicksort-sorted-more = Ha costado { $swaps ->
    [one] { $swaps } intercambio
   *[other] { $swaps } intercambios
}.{" "}{ $called ->
    [yes] { $waiting ->
        [one] Tuvo que esperar una llamada como máximo.
       *[other] Tuvieron que esperar { $waiting } llamadas a la vez como máximo.
    }
   *[no] { $waiting ->
        [0] No hubo ninguna llamada nueva, así que ninguna tuvo que esperar.
       *[other] Ninguna llamada nueva tenía nada que ordenar: cada una tenía un elemento como máximo y volvió al instante.
    }
}{ $bounded ->
    [yes] {" "}Sea cual sea la lista, el límite es { $bound }: cada llamada nueva tiene como máximo la mitad de los elementos de la que la rodea.
   *[no] { $called ->
        [no] {""}
       *[yes] {" "}Si solo hubiera llamada nueva para el lado más corto, esperarían { $bound } como máximo.
    }
}
quicksort-before = Antes de tu cambio costó { $comparisons ->
    [one] { $comparisons } comparación
   *[other] { $comparisons } comparaciones
} y { $swaps ->
    [one] { $swaps } intercambio
   *[other] { $swaps } intercambios
}.
quicksort-predict = Las posiciones { $from } a { $to } están casi divididas. ¿Qué lado tiene menos elementos?
answer-left = el izquierdo
answer-right = el derecho
answer-same = los dos igual

# Afirmaciones
claim-holds = { $claim }
claim-broken = { $claim } Esto ya no es cierto: mira la posición { $place }.
claim-smaller = Todos los elementos de la izquierda son menores que el pivote.
claim-equal = Todos los elementos del centro son iguales al pivote.
claim-larger = Todos los elementos de la derecha son mayores que el pivote.
claim-not-larger = Ningún elemento de la izquierda es mayor que el pivote.
claim-not-smaller = Ningún elemento de la derecha es menor que el pivote.
claim-sorted = Este tramo está en orden.
claim-outside = Antes de este tramo no hay ningún elemento mayor que los suyos, ni después ninguno menor.

# Preguntar por un elemento
why-label = Posición { $place }
why-element = { $area ->
    [smaller] { $value } está a la izquierda porque no es mayor que el pivote: el programa los ha comparado.
    [equal] { $value } es igual al pivote, así que no se moverá más cuando este tramo esté dividido.
    [unprocessed] { $value } aún no se ha mirado, así que no se sabe cuál es su lado.
    [larger] { $value } está a la derecha porque no es menor que el pivote: el programa los ha comparado.
    [sorting] { $value } está en un tramo corto, que se está ordenando ahora.
    [finished] { $value } está terminado: ninguno de antes es mayor, y ninguno de después es menor.
    [covered] { $value } es menor que el pivote, igual o mayor: aquí está oculto cuál de las tres cosas.
   *[waiting] { $value } está en un tramo que espera a que otro esté ordenado.
}
why-pivot = { $by ->
    [hand] Has elegido { $value } como pivote de las posiciones { $from } a { $to }.
   *[rule] { $value } es el pivote de las posiciones { $from } a { $to }. Lo ha elegido la regla «{ $rule }».
}
pivot-again = <invite>Tócalo otra vez para que sea el pivote.</invite>
pivot-this = Que sea el pivote
pivot-another = Elegir otro pivote
exchange-start = Intercambiarlo con otro, para ver qué se rompe
exchange-with = <invite>Ahora toca el elemento que quieres intercambiar con la posición { $place }.</invite>
exchanged = Has intercambiado las posiciones { $first } y { $second }, y el programa no lo sabe.
exchanged-holds = Todas las afirmaciones se siguen cumpliendo.
exchanged-broken = El programa cuenta con una afirmación que ya no es cierta, así que no puede seguir desde aquí.
exchanged-stuck = Todas las afirmaciones se siguen cumpliendo, pero el programa no puede seguir desde aquí. Sus comparaciones anteriores ya han separado estos dos elementos.
exchange-run-on = Seguir desde aquí
exchange-back = Devolverlos a su sitio
field-pick = Posición del pivote
pick-take = Elegir este
pick-ruled = Que elija la regla
pick-undo = Quitar ese pivote
watch = Ver una animación
demonstration = Esto es una animación.<invite> Toca un elemento para empezar de nuevo.</invite>
sound = Sonido

# La figura en texto
text-list = La lista: { $list }.
text-list-long = La lista tiene { $count } { $count ->
    [one] elemento
   *[other] elementos
}; los primeros { $shown }: { $list }.
text-part = { $count ->
    [one] El programa trabaja en la posición { $from }.
   *[other] El programa trabaja en las posiciones { $from } a { $to }, que son { $count } elementos.
}
text-finished = { $more ->
    [yes] Terminadas, entre otras: posiciones { $places }.
   *[no] { $count ->
        [one] Terminada: posición { $places }.
       *[other] Terminadas: posiciones { $places }.
    }
}
text-waiting = { $more ->
    [yes] En espera, entre otras: posiciones { $places }.
   *[no] { $count ->
        [one] En espera: posición { $places }.
       *[other] En espera: posiciones { $places }.
    }
}
text-area = { $area ->
    [smaller] Menores que el pivote: { $count ->
        [0] ninguno.
        [1] posición { $from }.
       *[other] posiciones { $from } a { $to }.
    }
    [equal] Iguales al pivote: { $count ->
        [0] ninguno.
        [1] posición { $from }.
       *[other] posiciones { $from } a { $to }.
    }
    [unprocessed] Sin mirar: { $count ->
        [0] ninguno.
        [1] posición { $from }.
       *[other] posiciones { $from } a { $to }.
    }
    [larger] Mayores que el pivote: { $count ->
        [0] ninguno.
        [1] posición { $from }.
       *[other] posiciones { $from } a { $to }.
    }
    [not-larger] No mayores que el pivote: { $count ->
        [0] ninguno.
        [1] posición { $from }.
       *[other] posiciones { $from } a { $to }.
    }
    [not-smaller] No menores que el pivote: { $count ->
        [0] ninguno.
        [1] posición { $from }.
       *[other] posiciones { $from } a { $to }.
    }
   *[sorted] En orden: posiciones { $from } a { $to }.
}
text-counters = Hasta ahora el programa ha hecho { $comparisons ->
    [one] { $comparisons } comparación
   *[other] { $comparisons } comparaciones
} y { $swaps ->
    [one] { $swaps } intercambio
   *[other] { $swaps } intercambios
}. Ha escrito { $writes ->
    [one] { $writes } elemento
   *[other] { $writes } elementos
} y ha usado { $comparators ->
    [one] { $comparators } comparador
   *[other] { $comparators } comparadores
}. Llamadas en espera: { $now } ahora, { $most } como máximo hasta ahora; el límite es { $bound }.

# Errores
error-no-values = Tiene que haber al menos un número.
error-too-many-values = La lista tiene { $count } elementos; aquí se pueden ordenar { $limit } como máximo.
error-value-too-large = El elemento { $index } es { $value }; el mayor número posible es { $limit }.
error-cutoff-out-of-range = El umbral es { $value }, pero tiene que estar entre { $min } y { $max }.
error-too-many-steps = Ordenar esta lista costaría más de { $limit } pasos, demasiados para guardarlos. Usa menos elementos, u otro pivote.
error-pivot-outside-range = El pivote número { $partition } está en la posición { $at }, fuera de su tramo, que tiene las posiciones { $lo } a { $hi }.
error-no-killer = Nadie puede hacer una lista contra esa regla, porque nadie puede prever sus pivotes.
error-killer-too-large = Una lista hecha contra una regla puede tener { $limit } elementos como máximo.
error-seeds-out-of-range = Has pedido { $value } { $value ->
    [one] semilla
   *[other] semillas
}: tienen que ser de { $min } a { $max }.
error-worst-out-of-range = Has pedido todos los órdenes de { $value } { $value ->
    [one] elemento
   *[other] elementos
}: el número tiene que estar entre { $min } y { $max }.
error-step-out-of-range = El paso { $value } no existe: el recorrido tiene { $max } pasos.
error-place-out-of-range = La posición { $value } no existe: la lista tiene { $max } elementos.

word-input = Lista
word-variant = Ordenación
word-code = Programa
word-tree = Árbol
word-race = Carrera
word-lab = Peor lista

# Ajustes
settings-show = Elementos
look-show-bars = como barras
look-show-cards = como tarjetas con su valor, donde quepan
settings-colour = Imagen de muchos elementos
look-colour-area = según la zona
look-colour-value = según el valor

