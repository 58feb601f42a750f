page-title = ¿Cuál es la peor lista? · Appleyard
title = ¿Cuál es la peor lista?
lede = Quicksort con cuatro punteros: cada elemento se compara con un pivote y va a su izquierda, a su derecha o se queda con él. Recórrelo paso a paso y mira por qué su pila es siempre pequeña.

# La lámina
quicksort-plate = { $count ->
    [one] Una lista de un elemento
   *[other] Una lista de { $count } elementos
}
quicksort-row = Los elementos, de izquierda a derecha
quicksort-caption = { $many ->
    [race] Cada figura es una variante con la misma lista. En el tramo que se está dividiendo, los elementos huecos van a la izquierda del pivote, los dorados son el pivote o iguales a él, los macizos van a su derecha y los grises aún no se han mirado; el resto está en claro.
    [frame] Los huecos van a la izquierda del pivote, los macizos a su derecha, los dorados son el pivote o iguales a él y los grises aún no se han mirado.
    [woodcut] { $scheme ->
        [three-way] Las barras o tarjetas son elementos. En el tramo que se está dividiendo, las huecas son menores que el pivote, las doradas son iguales a él, las macizas son mayores y las grises aún no se han mirado; el resto está en claro. Bajo los punteros, las llamadas vivas, unas dentro de otras, y la línea que no se cruza nunca si solo se llama al lado más corto. Debajo, la lista tal como estaba y una fila por cada partición terminada, con trazos más anchos cuanto mayor es el elemento.
       *[other] Las barras o tarjetas son elementos. En el tramo que se está dividiendo, las huecas van a la izquierda del pivote, la dorada es el pivote, las macizas van a su derecha y las grises aún no se han mirado; el resto está en claro. Bajo los punteros, las llamadas vivas, unas dentro de otras, y la línea que no se cruza nunca si solo se llama al lado más corto. Debajo, la lista tal como estaba y una fila por cada partición terminada, con trazos más anchos cuanto mayor es el elemento.
    }
   *[picture] { $colour ->
        [area] Arriba, los elementos ahora; debajo, todo el recorrido, con el tiempo hacia abajo. Cada posición lleva el color de su zona. Toca un punto para ir ahí.
       *[value] Arriba, los elementos ahora; debajo, todo el recorrido, con el tiempo hacia abajo. Cada posición lleva el color de su valor: claro si es pequeño, oscuro si es grande. Toca un punto para ir ahí.
    }
}
area-smaller = izquierda del pivote
area-equal = pivote e iguales
area-unprocessed = sin mirar
area-larger = derecha del pivote
area-waiting = en espera
area-finished = terminado
mark-element = { $area ->
    [smaller] Posición { $place }: { $value }, a la izquierda del pivote
    [equal] Posición { $place }: { $value }, como el pivote
    [unprocessed] Posición { $place }: { $value }, sin mirar
    [larger] Posición { $place }: { $value }, a la derecha del pivote
    [sorting] Posición { $place }: { $value }, ordenándose
    [sorted] Posición { $place }: { $value }, en orden
   *[outside] Posición { $place }: { $value }
}
gauge = llamadas: { $frames } · máximo: { $most } · línea: { $bound }
areas-label = Las zonas, dibujadas con caracteres

# Qué se ordena, en pocas palabras
input-name = { $input ->
    [random] barajada con la semilla { $seed }
    [sorted] ya ordenada
    [reversed] ordenada al revés
    [nearly-sorted] casi ordenada, con la semilla { $seed }
    [few-distinct] de pocos valores distintos, con la semilla { $seed }
    [all-equal] con todos los valores iguales
    [organ-pipe] que sube y vuelve a bajar
    [sawtooth] en dientes de sierra
    [time-killer] hecha para que la regla «{ $against }» vaya despacio
    [stack-killer] hecha para que la regla «{ $against }» dé siempre con la mediana
   *[typed] escrita a mano
}
in-short = { $own ->
    [yes] Lista { $list }; elementos: { $count }. Partición: { $scheme ->
        [three-way] en tres
        [hoare] de Hoare
       *[lomuto] de Lomuto
    }. Pivote: { $pivot }. { $calls ->
        [two] Los dos lados son llamadas
       *[one] { $recurse ->
            [smaller] Se llama al lado más corto
            [larger] Se llama al lado más largo
           *[left] Se llama al lado izquierdo
        }
    }. { $cutoff ->
        [2] Sin umbral.
       *[other] Con menos de { $cutoff } elementos: { $small ->
            [insertion] ordenación por inserción.
            [table] red de ordenación.
           *[unrolled] red de ordenación desplegada.
        }
    }
   *[no] Lista { $list }; elementos: { $count }.
}
pivot-document = central si hay menos de 10; si no, al azar
pivot-random = al azar
pivot-first = primero
pivot-last = último
pivot-middle = central
pivot-median-of-three = mediana de tres
pivot-ninther = mediana de tres medianas
pivot-hand = elegido a mano

# Narración
quicksort-start = { $count ->
    [one] Un solo elemento: no hay nada que ordenar.
   *[other] { $small ->
        [yes] { $count } elementos en una lista { $list }. Son menos que el umbral: los ordena el método de los tramos cortos.
       *[no] { $count } elementos en una lista { $list }. Uno de ellos será el pivote.
    }
}
step-probe = Para elegir un pivote se compara { $value } con { $other }: { $order ->
    [less] es menor.
    [equal] es igual.
   *[greater] es mayor.
}
step-pivot = { $same ->
    [yes] El pivote de las posiciones { $from } a { $to } es { $value }; ya está al principio.
   *[no] El pivote de las posiciones { $from } a { $to } es { $value }; un intercambio lo lleva al principio.
}
step-covered = { $value } se compara con el pivote, { $pivot }.
step-equal = { $value } es igual al pivote: se queda donde está, y <point>p...</point> avanza.
step-larger = { $same ->
    [yes] { $value } es mayor que el pivote, { $pivot }: <point>p>>></point> retrocede hasta él, y no hay que mover nada.
   *[no] { $value } es mayor que el pivote, { $pivot }: <point>p>>></point> retrocede, y se intercambian los dos elementos. El que ha venido a su posición aún no se ha mirado.
}
step-smaller = { $value } es menor que el pivote, { $pivot }: se intercambia con el primero de los iguales, y <point>p===</point> y <point>p...</point> avanzan.
step-scan-left = { $moved ->
    [yes] { $value } es menor que el pivote, { $pivot }: <point>i</point> avanza.
   *[no] { $value } no es menor que el pivote, { $pivot }: <point>i</point> se para aquí.
}
step-scan-right = { $moved ->
    [yes] Por la derecha: mayor que el pivote, { $pivot }, así que <point>j</point> retrocede.
   *[no] { $value } no es mayor que el pivote, { $pivot }: <point>j</point> se para aquí.
}
step-exchange = Los dos punteros se han parado: se intercambian { $value } y { $other }.
step-stay = { $value } no es menor que el pivote, { $pivot }: se queda.
step-move = { $value } es menor que el pivote, { $pivot }: va con los menores.
step-place = { $same ->
    [yes] El pivote, { $value }, ya está donde le corresponde: la posición { $place }.
   *[no] Un intercambio lleva el pivote, { $value }, adonde le corresponde: la posición { $place }.
}
step-shift = { $other } es mayor que { $value }: cambian de sitio.
step-settle = { $value } no es mayor que { $other }, que ya ha encontrado su sitio.
step-comparator = { $moved ->
    [yes] El comparador intercambia los dos: { $value } antes que { $other }.
   *[no] El comparador deja { $value } antes que { $other }.
}
part-done = { $calls ->
    [smaller] Dividido: a la izquierda, { $left }; en el centro y ya para siempre, { $middle }; a la derecha, { $right }. Se llama al lado más corto; el más largo espera.
    [larger] Dividido: a la izquierda, { $left }; en el centro y ya para siempre, { $middle }; a la derecha, { $right }. Se llama al lado más largo; el más corto espera.
    [left] Dividido: a la izquierda, { $left }; en el centro y ya para siempre, { $middle }; a la derecha, { $right }. Se llama al lado izquierdo; el derecho espera.
   *[two] Dividido: a la izquierda, { $left }; en el centro y ya para siempre, { $middle }; a la derecha, { $right }. Se llama a los dos lados, uno tras otro.
}
quicksort-choose = Elige el pivote: señala un elemento de las posiciones { $from } a { $to }.
quicksort-sorted = { $bounded ->
    [yes] { $waiting ->
        [0] Ordenada. Comparaciones: { $comparisons }; intercambios: { $swaps }. No hubo ninguna llamada en espera; con cualquier lista habría { $bound } como máximo.
        [one] Ordenada. Comparaciones: { $comparisons }; intercambios: { $swaps }. Nunca hubo más de una llamada en espera; con cualquier lista habría { $bound } como máximo.
       *[other] Ordenada. Comparaciones: { $comparisons }; intercambios: { $swaps }. Nunca hubo más de { $waiting } llamadas en espera; con cualquier lista habría { $bound } como máximo.
    }
   *[no] { $waiting ->
        [0] Ordenada. Comparaciones: { $comparisons }; intercambios: { $swaps }. No hubo ninguna llamada en espera.
        [one] Ordenada. Comparaciones: { $comparisons }; intercambios: { $swaps }. En el peor momento hubo una llamada en espera; llamando al lado más corto y siguiendo con el más largo, habría { $bound } como máximo.
       *[other] Ordenada. Comparaciones: { $comparisons }; intercambios: { $swaps }. En el peor momento hubo { $waiting } llamadas en espera; llamando al lado más corto y siguiendo con el más largo, habría { $bound } como máximo.
    }
}
quicksort-predict = La división de las posiciones { $from } a { $to } está casi terminada. ¿Qué lado tiene menos elementos?
answer-left = el izquierdo
answer-right = el derecho
answer-same = los dos igual

# Afirmaciones
claim-holds = { $claim }
claim-broken = { $claim } No es así: mira la posición { $place }.
claim-smaller = Todo lo de <<< es menor que el pivote.
claim-equal = Todo lo de === es igual al pivote.
claim-larger = Todo lo de >>> es mayor que el pivote.
claim-not-larger = A la izquierda no hay nada mayor que el pivote.
claim-not-smaller = A la derecha no hay nada menor que el pivote.
claim-sorted = Este tramo está en orden.
claim-outside = Comparado con lo que hay en el tramo, nada de antes es mayor y nada de después es menor.

# Preguntar por un elemento
why-label = Posición { $place }
why-element = { $area ->
    [smaller] { $value } está a la izquierda: se ha comparado con el pivote y es menor, o al menos no es mayor.
    [equal] { $value } es el pivote, o igual a él. Cuando este tramo quede dividido, estará en su sitio para siempre.
    [unprocessed] { $value } aún no se ha comparado con el pivote.
    [covered] { $value }. Aquí no se dice si es menor o mayor que el pivote.
    [larger] { $value } está a la derecha: se ha comparado con el pivote y es mayor, o al menos no es menor.
    [sorting] { $value } es uno de los pocos elementos que se están ordenando.
    [sorted] { $value } está donde le corresponde.
   *[outside] { $value } está fuera del tramo en que se trabaja.
}
exchange-start = Intercambiarlo con otro, para ver qué se rompe
exchange-with = Ahora, el otro: el que cambiará de sitio con el elemento de la posición { $place }.
exchanged = Has intercambiado las posiciones { $first } y { $second } a espaldas del programa.
exchanged-holds = Todas las afirmaciones se siguen cumpliendo.
exchange-back = Devolverlos a su sitio
field-pick = Posición del pivote
pick-take = Elegir este

# La figura en texto
text-list = La lista: { $list }.
text-list-long = La lista tiene { $count } elementos; los primeros { $shown }: { $list }.
text-part = { $count ->
    [one] Se trabaja en la posición { $from }.
   *[other] Se trabaja en las posiciones { $from } a { $to }, { $count } elementos.
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
text-counters = Hasta ahora, comparaciones: { $comparisons }; intercambios: { $swaps }; elementos escritos: { $writes }; comparadores: { $comparators }. Llamadas vivas: { $frames } ahora, { $most } como máximo hasta ahora; la cota es { $bound }.

# Errores
error-no-values = Tiene que haber al menos un número.
error-too-many-values = { $count } elementos: aquí se ordenan { $limit } como máximo.
error-value-too-large = El elemento { $index } es { $value }: se admite { $limit } como máximo.
error-cutoff-out-of-range = El umbral es { $value }: tiene que estar entre { $min } y { $max }.
error-too-many-steps = Esta lista llevaría más de { $limit } pasos, demasiados para guardarlos. Usa menos elementos u otro pivote.
error-pivot-outside-range = El pivote número { $partition } está en la posición { $at }, fuera de su tramo: posiciones { $lo } a { $hi }.
error-no-killer = Contra esa regla no hay una lista así.
error-killer-too-large = Una lista hecha contra una regla puede tener { $limit } elementos como máximo.
error-seeds-out-of-range = { $value } semillas: deben ser de { $min } a { $max }.
error-step-out-of-range = No hay paso { $value }: el recorrido tiene { $max }.
error-place-out-of-range = No hay posición { $value }: la lista tiene { $max } elementos.

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
settings-sound = Sonido
sound-on = cada paso suena, más agudo cuanto mayor es el elemento
