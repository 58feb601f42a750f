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

# Cómo funciona
how-1 = Un comparador mira dos cables e intercambia sus elementos si están al revés. No hace nada más, y los lugares están fijados antes de que llegue el primer elemento: una red se puede construir en hardware, o escribir como código lineal, sin bifurcaciones. Su coste es el número de comparadores; su tiempo, si los comparadores de cables distintos trabajan a la vez, el número de capas.
how-2 = ¿Ordena todas las listas? Hay n! órdenes: 20 922 789 888 000 con 16 elementos. Pero un comparador hace con los números lo mismo que con las respuestas a «¿es al menos t?». Si una lista sale mal, un t mayor que el menor de dos elementos mal colocados y no mayor que el otro la convierte en ceros y unos que también salen mal. Así que bastan las 2<em>ⁿ</em> entradas de ceros y unos: 65 536 con 16 cables.
how-3 = Y no hace falta probarlas una a una. Síguelas todas a la vez, como el conjunto de las listas distintas que hay en los cables: ningún comparador lo agranda, y la mayoría lo reduce. Los cables que no se han encontrado se llevan por separado, y los comparadores que no se estorban se toman en el orden que mantiene pequeño el conjunto. La red de 32 cables del texto original, con 4 294 967 296 entradas, se demuestra sin pasar nunca de 289 estados a la vez. Si al final queda algo sin ordenar, desde ahí se vuelve hasta una entrada que falla.
how-4 = Pruébalo: agarra un comparador y arrástralo a otro sitio, o fuera de la figura. Arrastra de cable a cable para dibujar otro. El veredicto cambia antes de que lo sueltes.
try-1 = Dieciséis cables desde el principio, comparador a comparador.
try-2 = Cuatro cables sin nada: dibuja una red que ordene.
try-3 = 32 cables: el mínimo conocido de comparadores, y la demostración.
try-4 = La red del texto original junto a la menor conocida, con 10 cables.
try-5 = Las dos redes de Batcher, una junto a otra.
try-6 = Ordenar por inserción y por el método de la burbuja: la misma red.
try-7 = Falta un comparador: ¿qué entrada falla?
try-8 = Los números desde 5, como unos; los menores, como ceros.
try-9 = Un récord al que le sobra un comparador: ¿cuál?
note-1 = Las redes del texto original para 17 a 32 cables son exactamente las de Bose y Nelson, de 1962; hasta 16 cables, tienen el mínimo conocido de comparadores. Con 32 cables, la del texto original tiene 211 comparadores en 31 capas; se conoce una de 185 en 14.
note-2 = No se sabe si 60 comparadores son el mínimo para 16 cables: hacen falta al menos 57. El mínimo solo está demostrado hasta 12 cables.
note-3 = El principio cero-uno es un caso de un teorema de W. G. Bouricius, de 1954.
note-4 = Un comparador invertido envía arriba el elemento mayor. Una red con comparadores invertidos se juzga tal como está dibujada; «Desenredar» saca de ella otra en la que todos los comparadores envían arriba el elemento menor; ordena si ordenaba la primera.
note-5 = Un comparador que no intercambia nunca nada se puede quitar. Una red de la lista de las mejores tiene uno así: 27 cables, 153 comparadores, 13 capas. Lo encontró la demostración: es el de la capa 7 entre los cables 24 y 27. Con 152 sigue ordenando.
note-6 = Otros se pueden quitar aunque intercambien: en la red de Bose y Nelson para 17 cables, cada uno de seis por separado, y cinco de ellos incluso a la vez; quedan 76.
source-1 = Un blog personal, en chino y en inglés: redes de ordenación de hasta 32 entradas y el principio cero-uno.
source-2 = D. E. Knuth: <em>The Art of Computer Programming</em>, vol. 3, sección 5.3.4.
source-3 = B. Dobbelaere: lista de las mejores redes de ordenación conocidas, y SorterHunter.
source-4 = K. E. Batcher: «Sorting networks and their applications», 1968; R. C. Bose, R. J. Nelson: «A sorting problem», 1962; I. Parberry: «The pairwise sorting network», 1992.

# Ajustes
settings-by = Un paso es
by-comparator = un comparador
by-layer = una capa
