# La red
kind-document = la del texto original
kind-smallest = mínimo conocido de comparadores
kind-between = intermedia
kind-shallowest = mínimo conocido de capas
kind-insertion = ordenación por inserción
kind-bubble = ordenación de burbuja
kind-odd-even-transposition = transposición par-impar
kind-odd-even-merge = mezcla par-impar (Batcher)
kind-bitonic = bitónica (Batcher)
kind-pairwise = por parejas (Parberry)
kind-bose-nelson = Bose–Nelson
kind-typed = dibujada por ti
networks-picture-two = Dos redes de ordenación de { $wires } { $wires ->
    [one] cable
   *[other] cables
}: { $name }, y { $other }
networks-start-two = La primera red, { $name }, tiene { $size ->
    [one] un comparador
   *[other] { $size } comparadores
} en { $depth ->
    [one] una capa
   *[other] { $depth } capas
}; la segunda, { $other }, { $otherSize } en { $otherDepth }.
verdict-first = Esto se dice de la primera red, { $name }.
in-short = La red ({ $name }) tiene { $wires ->
    [one] un cable
   *[other] { $wires } cables
}, { $size ->
    [one] un comparador
   *[other] { $size } comparadores
} y { $depth ->
    [one] una capa
   *[other] { $depth } capas
}. Los elementos entran { $elements }.
in-short-two = La primera red ({ $name }) tiene { $size ->
    [one] un comparador
   *[other] { $size } comparadores
} y { $depth ->
    [one] una capa
   *[other] { $depth } capas
}. La segunda ({ $other }) está al lado. Los elementos entran { $elements }.
in-short-known = Es la misma red que estas de la lista: { $names }.
network-size = Tamaño
field-wires = Cables
network-known = { $wires ->
    [one] Redes de un cable
   *[other] Redes de { $wires } cables
}
network-shown = Mostrar
network-beside = Al lado
network-beside-this = Al lado: { $name }
network-name = Red
network-comparators = Comparadores
network-layers = Capas
network-alone = Nada al lado
network-least-size = { $open ->
    [yes] Nadie sabe el mínimo de comparadores: está entre { $least } y { $most }.
   *[no] El mínimo de comparadores es { $most }: está demostrado.
}
network-least-depth = { $open ->
    [yes] Nadie sabe el mínimo de capas: está entre { $least } y { $most }.
   *[no] El mínimo de capas es { $most }: está demostrado.
}
credit-size-known = El mínimo conocido de comparadores es de { $who }.
credit-depth-known = El mínimo conocido de capas es de { $who }.
credit-both-known = Los mínimos conocidos de comparadores y de capas son de { $who }.
credit-size-proved = Está demostrado que menos comparadores no bastan: { $who }.
credit-depth-proved = Está demostrado que menos capas no bastan: { $who }.
credit-trivial = Es fácil ver que con menos no basta.
network-transform = Obtener otra a partir de esta
transform-reflected = Ponerla boca abajo
transform-withoutTop = Sin el cable de arriba
transform-withoutBottom = Sin el cable de abajo
transform-untangled = Desenredar
transform-about = Una red que ordena sigue ordenando boca abajo. Quítale el cable de arriba o el de abajo, con sus comparadores, y ordena un elemento menos.
transform-untangle-about = «Desenredar» hace que cada comparador envíe arriba el elemento menor. Al quitar un cable, la red se desenreda antes.

# Dibujar
edit-add = Otro comparador
field-wire-one = Cable
field-wire-other = y cable
edit-add-here = { $done ->
    [0] Añadirlo al principio
   *[other] Añadirlo tras el comparador { $done }
}
edit-same = Un comparador necesita dos cables distintos.
edit-add-about = El comparador se añade donde están ahora los elementos; el menor va al cable de arriba.
edit-change = Cambiar un comparador
field-comparator = Comparador
edit-chosen = El comparador { $number } envía el elemento menor al cable { $one } y el mayor al cable { $other }.
edit-remove = Quitarlo
edit-reverse = Invertirlo
edit-all = Toda la red
edit-undo = Deshacer
edit-redo = Rehacer
edit-clear = Empezar de cero
edit-about = En la figura, arrastra de cable a cable para dibujar un comparador. Arrástralo por un extremo o por el medio para moverlo, y arrástralo fuera para quitarlo. También puedes tocar el elemento de un cable y después el de otro. Deja el dedo quieto un momento antes de arrastrar; si no, se desplaza la página. Con el teclado: pulsa Intro sobre un elemento, muévete con las flechas y pulsa Intro sobre otro. Supr quita un comparador, r lo invierte y Ctrl+Z deshace el último cambio.

# Los elementos
input-made = Cómo entran
input-random = barajados
input-sorted = en orden
input-reversed = en orden inverso
field-seed = Semilla
input-another = Barajar otra vez
input-typed = Los tuyos
typed-limits = { $count ->
    [one] Escribe un número entero de 0 a { $largest }, para el cable.
   *[other] Escribe { $count } números enteros de 0 a { $largest }, uno para cada cable desde arriba. También puedes escribir ceros y unos sin espacios.
}
input-drag = En la figura puedes arrastrar los elementos del borde izquierdo a otros cables. Con el teclado, pulsa Alt y una flecha.
error-count-values = Has escrito { $count ->
    [one] un número
   *[other] { $count } números
} para { $wires ->
    [one] un cable
   *[other] { $wires } cables
}: escribe uno para cada cable.
error-not-a-value = «{ $wrong }» no sirve aquí: escribe números enteros de 0 a { $largest }, con espacios o comas entre ellos.
error-not-a-value-at = Línea { $line }, columna { $column }: «{ $wrong }» no sirve aquí: escribe números enteros de 0 a { $largest }, con espacios o comas entre ellos.

# La demostración
proof-title = Los estados de la demostración
proof-waiting = Contando los estados…
proof-nothing = Con menos de dos cables no hay nada que demostrar.
proof-states-sorts = Ordena, porque las { $inputs } entradas de ceros y unos salen ordenadas. La demostración no las probó una a una: las siguió todas juntas, como { $most } listas distintas (estados) a la vez como máximo.
proof-states-sorts-neighbours = Ordena, por un teorema. Tras { $done } de { $size } { $size ->
    [one] comparador
   *[other] comparadores
}, los estados eran demasiados para seguir (hasta ahí, { $most } a la vez como máximo). Pero todos los comparadores unen cables vecinos y envían arriba el elemento menor. N. G. de Bruijn demostró en 1974 que una red así ordena cualquier entrada si ordena el orden inverso. El motor de cálculo probó ese orden, y sale ordenado.
proof-states-sorts-pairwise = Ordena, por un teorema. Tras { $done } de { $size } { $size ->
    [one] comparador
   *[other] comparadores
}, los estados eran demasiados para seguir (hasta ahí, { $most } a la vez como máximo). Pero comparador por comparador, esta es la red de ordenación por parejas. I. Parberry demostró en 1992 que esa red ordena. El motor de cálculo solo comprobó que los comparadores son los mismos.
proof-states-fails = No ordena. La demostración llevó las { $inputs } entradas de ceros y unos por { $size ->
    [one] el único comparador
   *[other] los { $size } comparadores
}, como { $most } estados distintos a la vez como máximo. No dejó fuera ninguna entrada, así que el resultado es exacto.
proof-states-empty = No ordena: sin comparadores, los elementos de los { $wires } { $wires ->
    [one] cable
   *[other] cables
} salen como entran.
proof-states-fails-fewest = No ordena. Tras { $done } de { $size } { $size ->
    [one] comparador
   *[other] comparadores
}, los estados eran demasiados para seguir (hasta ahí, { $most } a la vez como máximo). Por eso el motor de cálculo probó todas las entradas con menos unos que la que falla: todas salen ordenadas.
proof-states-fails-open = No ordena. Tras { $done } de { $size } { $size ->
    [one] comparador
   *[other] comparadores
}, los estados eran demasiados para seguir (hasta ahí, { $most } a la vez como máximo). De las entradas que fallan encontradas, se muestra la de menos unos. Puede haber otra con menos.
proof-states-fails-neighbours = No ordena. Tras { $done } de { $size } { $size ->
    [one] comparador
   *[other] comparadores
}, los estados eran demasiados para seguir (hasta ahí, { $most } a la vez como máximo). Pero todos los comparadores unen cables vecinos y envían arriba el elemento menor. Entonces, para cada número de unos, la entrada más difícil tiene todos los unos arriba. El motor de cálculo probó esas entradas y muestra la primera que falla.
proof-states-undecided = El motor de cálculo no ha podido decidir si ordena. Tras { $done } de { $size } { $size ->
    [one] comparador
   *[other] comparadores
}, los estados eran demasiados para seguir (hasta ahí, { $most } a la vez como máximo). Ninguna entrada probada falla, pero eso no demuestra nada.
proof-end = Al final { $last ->
    [one] queda
   *[other] quedan
} { $last } { $last ->
    [one] estado
   *[other] estados
}, uno por cada número de unos, de 0 a { $wires }, y todos están ordenados.
proof-about = Los cables unidos por comparadores forman un grupo. De cada grupo la demostración guarda solo los estados distintos: las listas de ceros y unos que puede haber en sus cables. Primero toma los comparadores de dentro de un grupo. Después toma el que une los dos grupos con menos estados entre ambos. El máximo se refiere a un solo grupo.
proof-key-left = estados que quedan tras cada comparador, en el orden de la demostración
proof-key-most = máximo de estados a la vez
proof-key-inputs = todas las entradas
proof-label = Estados que quedan en la demostración tras cada uno de los { $count } { $count ->
    [one] comparador
   *[other] comparadores
}, en escala logarítmica; { $most } a la vez como máximo.
proof-bar = { $count ->
    [one] Paso { $place } de la demostración, comparador { $number }: queda un estado.
   *[other] Paso { $place } de la demostración, comparador { $number }: quedan { $count } estados.
}
proof-count = { $count }
proof-comparator = Comparador { $number }
proof-comparator-of = Comparador { $number }: cables { $low } y { $high }
proof-table = Los pasos de la demostración, en una tabla
proof-table-first = La tabla muestra los primeros { $most } de { $count } { $count ->
    [one] paso
   *[other] pasos
}.
proof-column-place = Paso
proof-column-comparator = Comparador
proof-column-states = Estados que quedan

# Comparadores que no hacen nada
proof-idle = Comparadores que no hacen nada
proof-idle-none = Cada comparador intercambia dos elementos con alguna entrada. Aun así, quizá la red ordene sin uno de ellos.
proof-idle-some = { $count ->
    [one] Este comparador nunca intercambia nada, sea cual sea la entrada. Sin él, la red hace lo mismo.
   *[other] Estos { $count } comparadores nunca intercambian nada, sea cual sea la entrada. Sin ninguno de ellos, la red hace lo mismo.
}

# El número de comparadores
proof-sizes = Cuántos comparadores hacen falta
proof-size-below-bound = { $size ->
    [one] Un comparador
   *[other] { $size } comparadores
} no { $size ->
    [one] puede
   *[other] pueden
} bastar: para ordenar { $wires } { $wires ->
    [one] elemento
   *[other] elementos
}, toda red necesita al menos { $bound }.
proof-size-below-proved = { $size ->
    [one] Un comparador
   *[other] { $size } comparadores
} no { $size ->
    [one] puede
   *[other] pueden
} bastar: está demostrado que ordenar { $wires } { $wires ->
    [one] elemento
   *[other] elementos
} exige al menos { $proved }.
proof-size-between = { $size } { $size ->
    [one] comparador
   *[other] comparadores
} serían un récord: para ordenar { $wires } { $wires ->
    [one] elemento
   *[other] elementos
}, la menor red conocida tiene { $known }. Nadie ha demostrado que menos no basten.
proof-size-record = { $size } { $size ->
    [one] comparador es
   *[other] comparadores son
} un récord: la menor red que se conoce aquí tiene { $known }.
proof-size-least = No caben menos comparadores que { $size ->
    [one] uno
   *[other] estos { $size }
}: está demostrado que ninguna red ordena { $wires } { $wires ->
    [one] elemento
   *[other] elementos
} con menos.
proof-size-known = { $size } { $size ->
    [one] comparador es
   *[other] comparadores son
} el mínimo conocido. Está demostrado que menos de { $proved } no bastan.
proof-size-more = { $size } { $size ->
    [one] comparador es
   *[other] comparadores son
} más de los necesarios: la menor red conocida para ordenar { $wires } { $wires ->
    [one] elemento
   *[other] elementos
} tiene { $known }.
proof-size-fails = { $size } { $size ->
    [one] comparador puede
   *[other] comparadores pueden
} bastar, pero esta red no ordena: la menor red conocida para ordenar { $wires } { $wires ->
    [one] elemento
   *[other] elementos
} tiene { $known }.
proof-size-undecided = Aquí no está decidido si esta red de { $size } { $size ->
    [one] comparador
   *[other] comparadores
} ordena. La menor red conocida para ordenar { $wires } { $wires ->
    [one] elemento
   *[other] elementos
} tiene los mismos.
proof-size-unknown = La red tiene { $size ->
    [one] un comparador
   *[other] { $size } comparadores
}. Para ordenar { $wires } { $wires ->
    [one] elemento
   *[other] elementos
}, toda red necesita al menos { $bound }.
proof-bar-of-this = esta red
proof-bar-of-known = la menor conocida
proof-bar-of-proved = necesarios (demostrado)
proof-bar-of-bound = ⌈log₂ n!⌉
proof-bound-about = La línea de puntos es ⌈log₂ n!⌉, aquí { $bound }. { $wires } { $wires ->
    [one] elemento distinto
   *[other] elementos distintos
} pueden entrar en n! órdenes. Un comparador intercambia o no, así que k comparadores distinguen 2ᵏ órdenes como máximo.

# El crecimiento
growth-title = Cómo crece
growth-waiting = Calculando de 2 a 32 cables…
growth-about = Cada cable más duplica las entradas, pero los estados de la demostración crecen mucho más despacio. Con { $wires } cables hay { $inputs } entradas. La demostración necesita a la vez { $document } estados como máximo para la red del texto original, y { $smallest } para la menor conocida.
growth-here = Con { $wires ->
    [one] un cable
   *[other] { $wires } cables
} hay { $inputs } entradas. La demostración necesita a la vez { $document } estados como máximo para la red del texto original, y { $smallest } para la menor conocida.
growth-label = Entradas y estados de { $first } a { $last } cables, en escala logarítmica.
growth-inputs = todas las entradas, 2ⁿ
growth-document = máximo de estados a la vez: la red del texto original
growth-smallest = máximo de estados a la vez: la menor conocida
growth-column-wires = Cables
growth-column-inputs = Entradas
growth-column-document = Original
growth-column-smallest = Menor
growth-count = { $count }

# El orden que se conoce
order-none = Sin cables no hay orden.
order-waiting = Averiguando el orden…
order-too-many = { $done ->
    [one] Tras un comparador
   *[other] Tras { $done } comparadores
} hay demasiados estados posibles para averiguar el orden de los cables.
order-states-nothing = { $done ->
    [0] Aún no se sabe nada
    [one] Aún no se sabe nada tras un comparador
   *[other] Aún no se sabe nada tras { $done } comparadores
}: las { $inputs } listas de ceros y unos siguen siendo posibles.
order-states-some = { $done ->
    [0] Antes del primer comparador
    [one] Tras un comparador
   *[other] Tras { $done } comparadores
}, siguen siendo posibles { $states } de { $inputs } listas de ceros y unos.
order-states-sorted = { $done ->
    [0] Antes del primer comparador
    [one] Tras un comparador
   *[other] Tras { $done } comparadores
}, siguen siendo posibles { $states } de { $inputs } listas de ceros y unos. Los cables forman una cadena desde el de arriba hasta el de abajo, así que cualquier entrada queda ordenada.
order-states-chain = { $done ->
    [0] Antes del primer comparador
    [one] Tras un comparador
   *[other] Tras { $done } comparadores
}, siguen siendo posibles { $states } de { $inputs } listas de ceros y unos. Los cables forman una cadena, así que se conoce el orden de todos los elementos. Pero la cadena no va del cable de arriba al de abajo.
order-about = Una línea sube de un cable a otro que nunca tiene un elemento menor, sea cual sea la entrada. No se dibujan las líneas que se deducen de otras.
order-label = { $count ->
    [one] El orden que se conoce de los cables, con el menor abajo: una línea
   *[other] El orden que se conoce de los cables, con el menor abajo: { $count } líneas
}
order-apart = { $count ->
    [one] De este cable no se sabe nada:
   *[other] De estos { $count } cables no se sabe nada:
}
order-list = Lo mismo, en una lista
order-cover = { $low } ≤ { $high }

# La lista y el programa
text-title = Como lista
text-notation = Notación
text-notation-colons = 1:2 3:4
text-notation-pairs = (1,2)(3,4)
text-notation-json = JSON: [[1,2],[3,4]]
text-notation-knuth = [1:2][3:4]
text-notation-record = JSON de SorterHunter
text-first = El cable de arriba es
text-first-0 = el cable 0
text-first-1 = el cable 1
text-list = Los comparadores
text-about = El primer cable de un par recibe el elemento menor. Puedes pegar una lista en muchas formas, también de un programa.
text-read = La lista tiene { $size ->
    [one] un comparador
   *[other] { $size } comparadores
} en { $wires ->
    [one] un cable
   *[other] { $wires } cables
}, contados desde { $first }.
text-reading = Se lee como { $form ->
    [colons] pares con dos puntos
    [pairs] pares entre paréntesis
    [brackets] pares entre corchetes
    [braces] pares entre llaves
    [mixed] pares de varias formas
    [numbers] dos números por comparador
    [dashes] pares con guion
    [arrows] pares con flecha
    [calls] llamadas que comparan e intercambian
    [conditions] condiciones que intercambian
    [record] un registro de SorterHunter
   *[empty] una lista vacía
}: { $size ->
    [one] un comparador
   *[other] { $size } comparadores
} en { $wires ->
    [one] un cable
   *[other] { $wires } cables
}, contando desde { $first }.
text-counted = { $why ->
    [wire-zero] Tiene un cable 0.
    [last-wire] Dice cuántos cables hay, y su último cable lleva ese número.
    [form] Las listas de esta forma cuentan desde 0.
    [caller] Tú has elegido ese número.
   *[no-wire-zero] No tiene un cable 0.
}
text-turn = Contar esta lista desde
text-turn-0 = 0
text-turn-1 = 1
text-reversed = { $count ->
    [one] Un comparador está invertido: su elemento menor va hacia abajo.
   *[other] { $count } comparadores están invertidos: sus elementos menores van hacia abajo.
}
text-aside-comments = { $count ->
    [one] Se deja aparte un comentario.
   *[other] Se dejan aparte { $count } comentarios.
}
text-aside-headings = { $count ->
    [one] Se deja aparte un título.
   *[other] Se dejan aparte { $count } títulos.
}
text-aside-outside = { $count ->
    [one] Se deja aparte una línea fuera del bloque.
   *[other] Se dejan aparte { $count } líneas fuera del bloque.
}
text-aside-entries = { $count ->
    [one] Se deja aparte otra entrada del registro.
   *[other] Se dejan aparte otras { $count } entradas del registro.
}
text-wires = Número de cables
text-wires-about = De { $min } a { $max }; si está vacío, decide la lista.
text-wires-wrong = Escribe un número entero de { $min } a { $max }, o nada.
text-draw = Dibujar esto
text-forget = Volver a lo dibujado
text-copy-network = Copiar la lista
text-copy-code = Copiar el programa
text-save = Guardar como { $file }
text-copied = Copiado.
text-not-copied = El navegador no ha permitido copiar. Selecciona el texto y cópialo tú.
text-program = Como programa
text-languages = Lenguaje
text-language-c = C
text-language-rust = Rust
text-language-javascript = JavaScript
text-language-python = Python
text-program-about = El programa cuenta las posiciones desde 0, como es costumbre.

# Ceros y unos
principle-title = Ceros y unos en lugar de números
principle-nothing = Hay menos de dos elementos, o todos son iguales. Por eso no hay nada que separar en ceros y unos.
principle-threshold = Umbral
principle-from = Los números desde { $threshold } pasan a ser 1; los menores pasan a ser 0.
principle-stairs = Un escalón: los números menores que { $threshold } pasan a ser 0; los demás, 1.
principle-table = Lo que entra y lo que sale
principle-column-wire = cable
principle-column-in = entra
principle-column-in-bits = ≥ { $threshold }
principle-column-network = red
principle-column-out = sale
principle-column-out-bits = ≥ { $threshold }
principle-column-sent = bits por la red
principle-waiting = Enviando los ceros y unos por la red…
principle-agree = Las dos últimas columnas son iguales. Así que da lo mismo convertir los números en ceros y unos antes de la red o después.
principle-disagree = Las dos últimas columnas son distintas. Esto no debe ocurrir: el error es nuestro.
principle-choose = Mostrar la figura con el umbral { $threshold }
principle-drop = Mostrar la figura con números
principle-why = Por qué bastan los ceros y los unos
principle-step-same = Un comparador envía { $small } a un cable y { $large } al otro. Envía sus bits, 0 y 1, a los mismos cables. Los números del mismo lado de { $threshold } tienen bits iguales, e intercambiar bits iguales no cambia nada. Así que cada comparador, y la red entera, hace lo mismo con los números y con sus ceros y unos.
principle-step-wrong = Aquí { $above } sale por el cable { $wire }, encima de { $below }, que es menor y sale por el cable { $next }. Con el umbral { $above }, eso es un 1 encima de un 0. Así que también sale mal una entrada de ceros y unos.
principle-step-suppose = Supón que { $above } hubiera salido encima de { $below }. Con el umbral { $above }, eso sería un 1 encima de un 0. Entonces también saldría mal una entrada de ceros y unos. Así que, si no falla ninguna de ceros y unos, no falla ninguna.
principle-step-fewer = Por eso basta con probar { $inputs } entradas de ceros y unos, en lugar de { $orders } { $orders ->
    [one] orden
   *[other] órdenes
} de { $wires } { $wires ->
    [one] número
   *[other] números
}.
principle-step-more = Por eso basta con probar las { $inputs } entradas de ceros y unos. Con { $wires } { $wires ->
    [one] cable
   *[other] cables
} aún no son menos que los { $orders } { $orders ->
    [one] orden
   *[other] órdenes
}; desde 4 cables, sí.
principle-put = Poner el umbral en { $threshold }
principle-general = Un escalón es el caso más sencillo. Puedes cambiar los números por otros cualesquiera, siempre que no se invierta el orden de ningún par. La red hace lo mismo con ellos.

# Errores de una lista de comparadores
error-list-unfinished = Línea { $line }, columna { $column }: la lista termina antes de tiempo. Falta acabar un comparador o un corchete.
error-not-a-comparator = Línea { $line }, columna { $column }: «{ $found }» no encaja. La lista parece { $form ->
    [colons] pares con dos puntos
    [pairs] pares entre paréntesis
    [brackets] pares entre corchetes
    [braces] pares entre llaves
    [mixed] pares de varias formas
    [numbers] dos números por comparador
    [dashes] pares con guion
    [arrows] pares con flecha
    [calls] llamadas que comparan e intercambian
    [conditions] condiciones que intercambian
    [record] un registro de SorterHunter
   *[empty] de forma desconocida
}; toda ella debe tener una sola forma. Escribe, por ejemplo, 3:5, (3,5) o [3,5].
error-network-unpaired = Línea { $line }, columna { $column }: no es seguro qué números forman un par. Escribe un par por línea, o 0:1 2:3.
error-network-first-line = La línea { $line } puede ser un comparador, o el número de cables, { $wires }, y el de comparadores, { $comparators }. Quita la línea, o escribe cada comparador como 0:1.
error-network-unknown-call = Línea { $line }, columna { $column }: nadie puede saber si «{ $found }» compara e intercambia. Llámala SWAP si lo hace.
error-network-macro = Línea { $line }, columna { $column }: una macro puede cambiar lo que hacen las llamadas. Quítala si comparan e intercambian.
error-network-several = Línea { $line }, columna { $column }: empieza una segunda red. Deja solo una.
error-network-stated-wires = Línea { $line }, columna { $column }: la lista dice que tiene { $stated ->
    [one] un cable
   *[other] { $stated } cables
}, pero sus comparadores necesitan { $found }.
error-network-stated-comparators = Línea { $line }, columna { $column }: la lista dice que tiene { $stated ->
    [one] un comparador
   *[other] { $stated } comparadores
}, pero tiene { $found }.
error-network-stated-layers = Línea { $line }, columna { $column }: la lista dice que tiene { $stated ->
    [one] una capa
   *[other] { $stated } capas
}, pero sus comparadores forman { $found }.
error-wire-not-allowed = Línea { $line }, columna { $column }: aquí no hay cable { $wire }; los cables van de { $min } a { $max }.
error-same-wire-at = Línea { $line }, columna { $column }: un comparador une el cable { $wire } consigo mismo.
error-network-text-too-long = La lista tiene { $count } caracteres; se admiten { $limit } como máximo.
error-too-few-wires = La lista necesita { $named ->
    [one] un cable
   *[other] { $named } cables
}, así que con { $count } no basta.
error-too-many-wires = Hay { $count } cables; se admiten { $limit } como máximo.
error-too-many-comparators = Hay { $count } comparadores; se admiten { $limit } como máximo.
error-wire-out-of-range = El comparador { $comparator } está unido al cable { $wire }, pero solo hay { $wires ->
    [one] un cable
   *[other] { $wires } cables
}.
error-same-wire = El comparador { $comparator } une el cable { $wire } consigo mismo.
error-wrong-length = Hay { $length ->
    [one] un elemento
   *[other] { $length } elementos
} para { $wires ->
    [one] un cable
   *[other] { $wires } cables
}: tiene que haber uno para cada cable.

# Preguntar por un comparador
why-label = Comparador { $number }
why-comparator = Capa { $layer }: envía el elemento menor al cable { $low } y el mayor al cable { $high }.
why-done = { $exchanged ->
    [yes] { $one } y { $other } llegaron al revés, así que los intercambió.
   *[no] { $one } y { $other } llegaron en su orden, así que los dejó como estaban.
}
why-to-come = { $exchanged ->
    [yes] { $one } y { $other } llegarán al revés, así que los intercambiará.
   *[no] { $one } y { $other } llegarán en su orden, así que los dejará como estén.
}
why-covered = Los elementos que le llegan están ocultos.
why-delete = La tecla Supr lo quita.
why-redundant = Nunca intercambia nada, sea cual sea la entrada, así que puedes quitarlo.
why-label-ghost = Quitado
why-ghost = Antes, un comparador enviaba aquí el elemento menor al cable { $low } y el mayor al cable { $high }.
why-without-sorts = Sin él, la red sigue ordenando cualquier entrada.
why-without-fails = Sin él, la red no ordena todas las entradas.
why-without-broken = Sin él solo salen ordenadas { $sorted } de las { $inputs } entradas de ceros y unos.
why-with-sorts = Con él, la red ordena cualquier entrada.
why-with-fails = Con él, la red sigue sin ordenar todas las entradas.
why-with-broken = Con él solo salen ordenadas { $sorted } de las { $inputs } entradas de ceros y unos.
take-out = Quitarlo
put-it-back = Devolverlo a su sitio
reverse = Invertirlo
