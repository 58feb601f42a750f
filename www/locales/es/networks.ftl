page-title = ¿Se puede quitar uno? · Appleyard
title = ¿Se puede quitar uno?
lede = Una red de ordenación compara en lugares fijados de antemano, entre lo que entre. Dibuja una y quítale un comparador: enseguida se sabe si aún ordena, con la demostración o con una entrada que falla.

# La lámina
networks-plate = Red de ordenación; cables: { $wires }; comparadores: { $size }
networks-comparators = Los comparadores
networks-front = Los elementos, donde están ahora
networks-inputs = Los elementos que entran
networks-caption = { $arrows ->
    [frame] Un comparador une dos cables y envía arriba el elemento menor. Lo dorado ha ido a parar al cable equivocado.
    [yes] Cada línea es un cable; los elementos lo recorren de izquierda a derecha, con un color más intenso cuanto mayores son. Un comparador une dos cables y envía arriba el elemento menor; donde hay una flecha, el mayor va adonde señala. Los ceros son huecos; los unos, macizos. Los comparadores de trazo discontinuo no intercambian nunca nada. Lo dorado ha ido a parar al cable equivocado.
   *[no] Cada línea es un cable; los elementos lo recorren de izquierda a derecha, con un color más intenso cuanto mayores son. Un comparador une dos cables y envía arriba el elemento menor: donde dos hilos se cruzan, ha habido un intercambio. Los ceros son huecos; los unos, macizos. Los comparadores de trazo discontinuo no intercambian nunca nada. Lo dorado ha ido a parar al cable equivocado.
}
mark-comparator = { $reversed ->
    [yes] Comparador { $number }, capa { $layer }: cables { $top } y { $bottom }, invertido
   *[no] Comparador { $number }, capa { $layer }: cables { $top } y { $bottom }
}
mark-front = Cable { $wire }: { $value }
mark-input = Cable { $wire }, entra { $value }
kind-document = la del texto original
kind-smallest = mínimo conocido de comparadores
kind-between = intermedia
kind-shallowest = mínimo conocido de capas
kind-insertion = por inserción
kind-bubble = de la burbuja
kind-odd-even-transposition = transposición par-impar
kind-odd-even-merge = mezcla par-impar (Batcher)
kind-bitonic = bitónica (Batcher)
kind-pairwise = por parejas (Parberry)
kind-bose-nelson = Bose–Nelson
kind-typed = dibujada por ti
input-name = { $input ->
    [random] barajados con la semilla { $seed }
    [sorted] ya en orden
    [reversed] en orden inverso
   *[typed] como los has puesto
}
in-short = La red: { $name }; cables: { $wires }; comparadores: { $size }; capas: { $depth }. Los elementos entran { $elements }.
in-short-two = Primera: { $name }; comparadores: { $size }; capas: { $depth }. Segunda: { $other }. Los elementos entran { $elements }.
in-short-known = Es la misma red que: { $names }.

# Narración
networks-nothing = { $wires ->
    [0] Sin cables, no hay nada que ordenar.
   *[other] Un solo cable: no hay nada que ordenar.
}
networks-start = { $size ->
    [0] { $wires } cables y todavía ningún comparador; los elementos entran { $elements }. Dibuja uno, de cable a cable.
    [one] { $wires } cables y un comparador. Los elementos entran { $elements }.
   *[other] { $wires } cables, { $size } comparadores; capas: { $depth }. Los elementos entran { $elements }.
}
step-comparator = { $reversed ->
    [yes] { $exchanged ->
        [yes] Comparador { $number }, invertido: { $upper }, en el cable { $top }, y { $lower }, en el cable { $bottom }, cambian de sitio; el mayor va arriba.
       *[no] Comparador { $number }, invertido: { $upper }, en el cable { $top }, no es menor que { $lower }, en el cable { $bottom }; se quedan donde están.
    }
   *[no] { $exchanged ->
        [yes] Comparador { $number }, capa { $layer }: { $upper }, en el cable { $top }, y { $lower }, en el cable { $bottom }, cambian de sitio; el menor va arriba.
       *[no] Comparador { $number }, capa { $layer }: { $upper }, en el cable { $top }, no es mayor que { $lower }, en el cable { $bottom }; se quedan donde están.
    }
}
step-comparator-covered = Comparador { $number }, capa { $layer }: se comparan los cables { $top } y { $bottom }.
step-layer = { $count ->
    [one] Capa { $layer }: un comparador; intercambios: { $exchanges }.
   *[other] Capa { $layer }: { $count } comparadores a la vez; intercambios: { $exchanges }.
}
step-layer-covered = { $count ->
    [one] Capa { $layer }: un comparador.
   *[other] Capa { $layer }: { $count } comparadores a la vez.
}
networks-sorted = Esta entrada queda ordenada.
networks-unsorted = { $count ->
    [one] Esta entrada no queda ordenada: mira el cable { $wires }.
   *[other] Esta entrada no queda ordenada: mira los cables { $wires }.
}
networks-end-covered = Ya no quedan comparadores. ¿Está ordenada?
networks-predict = Ahora se comparan los cables { $top } y { $bottom }. ¿Cambiarán de sitio sus elementos?
answer-exchange = cambian de sitio
answer-stay = se quedan

# El veredicto
verdict-sorts = Ordena las { $inputs } <term-zero-one>entradas de ceros y unos</term-zero-one>, y por tanto cualquier entrada; <term-states>estados</term-states> a la vez: { $states } como máximo.
verdict-sorts-short = Ordena las { $inputs } <term-zero-one>entradas de ceros y unos</term-zero-one>, y por tanto cualquier entrada.
verdict-sorts-neighbours = Ordena cualquier entrada: todos sus comparadores unen cables vecinos, y está demostrado que una red así lo ordena todo si ordena el orden inverso (de Bruijn, 1974). Esta lo ordena; sus estados eran demasiados para seguirlos.
verdict-sorts-pairwise = Ordena cualquier entrada, por un teorema: comparador por comparador, es la red de ordenación por parejas, y Parberry demostró en 1992 que ordena. Aquí no se ha vuelto a demostrar: sus estados eran demasiados para seguirlos.
verdict-broken = Rota: salen ordenadas { $sorted } de las { $inputs } <term-zero-one>entradas de ceros y unos</term-zero-one>.
verdict-fails = Rota: no ordena.
verdict-example = { $fewest ->
    [yes] Falla con <point>{ $input }</point>: con menos unos no falla ninguna entrada.
   *[no] Falla con <point>{ $input }</point>: de las que se han encontrado, la de menos unos.
}
verdict-redundant = { $count ->
    [one] Un comparador no intercambia nunca nada.
   *[other] { $count } comparadores no intercambian nunca nada.
}
verdict-undecided = Demasiado grande para decidirlo aquí. Comparadores procesados: { $done }; estados a la vez: { $states } como máximo. De las entradas probadas no falla ninguna.
verdict-checking = Comprobando: { $percent } %
verdict-hidden = ¿Ordena cualquier entrada? Encuentra una que no.
term-zero-one = Si todas las entradas de ceros y unos salen ordenadas, salen ordenadas todas las entradas: «Ceros y unos» muestra por qué.
term-states = listas distintas de ceros y unos que puede haber en cables unidos por comparadores
leave-out = Quitar uno
put-back = Devolverlo a su sitio
show-failure = Mostrar lo que falla
untangle = Desenredar
undo = Deshacer
redo = Rehacer

pick-w = Cable { $wire }. Ahora, el otro cable.
pick-i = Cable { $wire }. Ahora, el cable al que va su elemento.

# La figura en texto
text-network = Cables: { $wires }; comparadores: { $size }; capas: { $depth }.
text-at = Comparadores aplicados: { $done } de { $size }.
text-elements = Los elementos ahora, desde el cable de arriba: { $values }.
text-layer = Capa { $layer }: { $pairs }.

# Errores
error-not-in-stock = Con este número de cables no hay una red así.
error-beside-not-in-stock = Con este número de cables no hay una segunda red así.

word-network = Red
word-edit = Dibujar
word-input = Elementos
word-principle = Ceros y unos
word-order = Orden
word-proof = Demostración
word-text = Texto y programa

# Ajustes
settings-by = Un paso es
by-comparator = un comparador
by-layer = una capa
