# La red
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
    [yes] Mínimo de comparadores: { $least } al menos, { $most } a lo sumo; no se sabe el número exacto.
   *[no] Mínimo de comparadores: { $most }, demostrado.
}
network-least-depth = { $open ->
    [yes] Mínimo de capas: { $least } al menos, { $most } a lo sumo; no se sabe el número exacto.
   *[no] Mínimo de capas: { $most }, demostrado.
}
credit-size-known = Mínimo conocido de comparadores: { $who }.
credit-depth-known = Mínimo conocido de capas: { $who }.
credit-both-known = Mínimo conocido de comparadores y mínimo conocido de capas: { $who }.
credit-size-proved = Demostración de que no basta con menos comparadores: { $who }.
credit-depth-proved = Demostración de que no basta con menos capas: { $who }.
credit-trivial = Que con menos no basta se ve enseguida.
network-transform = Sacar otra de ella
transform-reflected = Ponerla boca abajo
transform-withoutTop = Sin el cable de arriba
transform-withoutBottom = Sin el cable de abajo
transform-untangled = Desenredar
transform-about = Una red que ordena sigue ordenando boca abajo. Sin el cable de arriba o sin el de abajo, y sin los comparadores que tiene, ordena un elemento menos.
transform-untangle-about = Desenredada, todos los comparadores envían arriba el elemento menor. Para quitar un cable, antes se desenreda.

# Dibujar
edit-add = Otro comparador
field-wire-one = Cable
field-wire-other = y cable
edit-add-here = { $done ->
    [0] Añadirlo al principio
   *[other] Añadirlo tras el comparador { $done }
}
edit-same = Un comparador necesita dos cables distintos.
edit-add-about = Se pone donde están ahora los elementos; el menor va arriba.
edit-change = Cambiar un comparador
field-comparator = Comparador
edit-chosen = Comparador { $number }: el elemento menor, al cable { $one }; el mayor, al cable { $other }.
edit-remove = Quitarlo
edit-reverse = Invertirlo
edit-all = Toda la red
edit-undo = Deshacer
edit-redo = Rehacer
edit-clear = Empezar de cero
edit-about = En la figura: arrastra de cable a cable para dibujar; arrastra un comparador, por un extremo o por el medio, para moverlo; arrástralo fuera para quitarlo. O toca el elemento de un cable y después el de otro. Con el teclado: Intro sobre un elemento, las flechas e Intro sobre otro; Supr quita un comparador, r lo invierte y Ctrl+Z deshace.

# Los elementos
input-made = Cómo entran
input-random = barajados
input-sorted = en orden
input-reversed = en orden inverso
field-seed = Semilla
input-another = Barajar otra vez
input-typed = Los tuyos
typed-limits = { $count ->
    [one] Un número entero de 0 a { $largest }, para el cable.
   *[other] { $count } números enteros de 0 a { $largest }, uno para cada cable desde arriba; o ceros y unos sin espacios.
}
input-drag = En la figura, los elementos del borde izquierdo se pueden arrastrar a otros cables; con el teclado, Alt y una flecha.
error-count-values = Números: { $count }; cables: { $wires }. Tiene que haber uno para cada cable.
error-not-a-value = «{ $wrong }» no sirve aquí como número: deben ser números enteros de 0 a { $largest }, con espacios o comas entre ellos.

# La demostración
proof-title = Los estados de la demostración
proof-waiting = Contando los estados…
proof-nothing = Con menos de dos cables no hay nada que demostrar.
proof-states-sorts = Ordena: está demostrado para las { $inputs } entradas de ceros y unos. No hizo falta probarlas una a una; a la vez hubo que seguir { $most } estados distintos como máximo.
proof-states-sorts-neighbours = Ordena. Procesados { $done } de { $size } comparadores, habría habido demasiados estados para seguirlos; hasta entonces hubo { $most } a la vez como máximo. Pero todos los comparadores unen cables vecinos y dejan arriba el elemento menor, y es un teorema que una red así ordena cualquier entrada si ordena el orden inverso (N. G. de Bruijn, 1974). Se ejecutó con él, y lo ordena.
proof-states-sorts-pairwise = Ordena, por un teorema que aquí no se ha vuelto a demostrar. Procesados { $done } de { $size } comparadores, habría habido demasiados estados para seguirlos; hasta entonces hubo { $most } a la vez como máximo. Lo que se ha comprobado es que esta es, comparador por comparador, la red de ordenación por parejas. Que ordena es un teorema de I. Parberry, de 1992.
proof-states-fails = No ordena. Comparadores procesados: { $size }, todos; estados distintos a la vez: { $most } como máximo, en lugar de { $inputs } entradas. Así que lo que se ha encontrado es exacto.
proof-states-empty = Sin comparadores, los { $wires } cables se quedan como están: eso no ordena.
proof-states-fails-fewest = No ordena. Procesados { $done } de { $size } comparadores, habría habido demasiados estados para seguirlos; hasta entonces hubo { $most } a la vez como máximo. En su lugar se probaron todas las entradas con menos unos que la que falla.
proof-states-fails-open = No ordena. Procesados { $done } de { $size } comparadores, habría habido demasiados estados para seguirlos; hasta entonces hubo { $most } a la vez como máximo. De las entradas que fallan encontradas, esta es la de menos unos; puede haber otra con menos.
proof-states-fails-neighbours = No ordena. Procesados { $done } de { $size } comparadores, habría habido demasiados estados para seguirlos; hasta entonces hubo { $most } a la vez como máximo. Pero todos los comparadores unen cables vecinos y dejan arriba el elemento menor, y entonces, para cada número de unos, la entrada más difícil es la que los tiene todos arriba. Se ejecutaron esas entradas, y la que falla es la primera que falló.
proof-states-undecided = Sin decidir. Procesados { $done } de { $size } comparadores, habría habido demasiados estados para seguirlos; hasta entonces hubo { $most } a la vez como máximo. De las entradas probadas no falló ninguna, pero eso no demuestra nada.
proof-end = Al final quedan { $last } estados, uno por cada número de unos, de 0 a { $wires }: todos ordenados.
proof-about = Los cables que han unido los comparadores forman un grupo. De cada grupo se guardan solo los estados distintos, es decir, las listas de ceros y unos que puede haber en sus cables. Primero van los comparadores de dentro de un grupo; después, el que une los dos grupos con menos estados entre ambos. El máximo a la vez es el de un solo grupo.
proof-key-left = los que quedan tras un comparador, en el orden del trabajo
proof-key-most = el máximo a la vez
proof-key-inputs = todas las entradas
proof-label = Estados que quedan en la demostración tras cada comparador, en escala logarítmica; comparadores: { $count }; a la vez, { $most } como máximo.
proof-bar = { $count ->
    [one] Paso { $place } de la demostración, comparador { $number }: queda un estado.
   *[other] Paso { $place } de la demostración, comparador { $number }: quedan { $count } estados.
}
proof-count = { $count }
proof-comparator = Comparador { $number }
proof-comparator-of = Comparador { $number }: cables { $low } y { $high }
proof-table = Los pasos de la demostración, en una tabla
proof-table-first = Los primeros { $most } de { $count }.
proof-column-place = Paso
proof-column-comparator = Comparador
proof-column-states = Estados que quedan

# Comparadores que no hacen nada
proof-idle = Comparadores que no hacen nada
proof-idle-none = Ninguno: para cada comparador hay una entrada con la que intercambia. Eso por sí solo no significa que no se pueda quitar ninguno.
proof-idle-some = { $count ->
    [one] Este no intercambia nunca nada, entre lo que entre. Sin él, la red haría lo mismo.
   *[other] Estos { $count } no intercambian nunca nada, entre lo que entre. Quitándolos todos, la red haría lo mismo.
}

# El número de comparadores
proof-sizes = Cuántos comparadores hacen falta
proof-size-below-bound = Comparadores: { $size }. Con menos de { $bound }, ninguna red ordena { $wires } elementos.
proof-size-below-proved = Comparadores: { $size }. Está demostrado que con menos de { $proved } ninguna red ordena { $wires } elementos.
proof-size-between = Comparadores: { $size }. No se conoce ninguna red que ordene { $wires } elementos con menos de { $known }, y nadie ha demostrado que no la haya.
proof-size-record = Comparadores: { $size }. La menor red que se conoce aquí tiene { $known }: esta tiene menos.
proof-size-least = Comparadores: { $size }. Ninguna red ordena { $wires } elementos con menos: está demostrado.
proof-size-known = Comparadores: { $size }, tan pocos como en la menor red conocida. Está demostrado que no basta con menos de { $proved }.
proof-size-more = Comparadores: { $size }. La menor red que se conoce para ordenar { $wires } elementos tiene { $known }.
proof-size-unknown = Comparadores: { $size }. Para ordenar { $wires } elementos hacen falta al menos { $bound }.
proof-bar-of-this = esta red
proof-bar-of-known = la menor conocida
proof-bar-of-proved = necesarios (demostrado)
proof-bar-of-bound = ⌈log₂ n!⌉
proof-bound-about = La línea de puntos es ⌈log₂ n!⌉, aquí { $bound }: { $wires } elementos distintos pueden llegar en n! órdenes, y k comparadores, cada uno con intercambio o sin él, distinguen 2ᵏ como máximo.

# El crecimiento
growth-title = Cómo crece
growth-waiting = Contando con 2 a 32 cables…
growth-about = Cada cable más duplica las entradas. Los estados de la demostración crecen mucho más despacio: con { $wires } cables hay { $inputs } entradas y, a la vez, { $document } estados como máximo en la red del texto original y { $smallest } en la menor conocida.
growth-here = Cables: { $wires }; entradas: { $inputs }; estados a la vez: { $document } como máximo en la red del texto original, { $smallest } en la menor conocida.
growth-label = Entradas y estados de { $first } a { $last } cables, en escala logarítmica.
growth-inputs = todas las entradas, 2ⁿ
growth-document = máximo de estados a la vez: la red del texto original
growth-smallest = máximo de estados a la vez: la menor conocida
growth-table = Lo mismo, en una tabla
growth-column-wires = Cables
growth-column-inputs = Entradas
growth-column-document = Original
growth-column-smallest = Menor
growth-count = { $count }

# El orden que se conoce
order-none = Sin cables no hay orden.
order-waiting = Averiguando el orden…
order-too-many = Comparadores aplicados: { $done }. Los estados posibles son demasiados para averiguar el orden de los cables.
order-states-nothing = Comparadores aplicados: { $done }. Aún no se sabe nada: las { $inputs } listas de ceros y unos son posibles.
order-states-some = Comparadores aplicados: { $done }. De { $inputs } listas de ceros y unos, { $states } siguen siendo posibles.
order-states-sorted = Comparadores aplicados: { $done }. De { $inputs } listas de ceros y unos, { $states } siguen siendo posibles. Los cables forman una cadena desde el de arriba hasta el de abajo: ordenado.
order-states-chain = Comparadores aplicados: { $done }. De { $inputs } listas de ceros y unos, { $states } siguen siendo posibles. Los cables forman una cadena, así que se conoce el orden de todos los elementos; pero no va del cable de arriba al de abajo.
order-about = Una línea sube de un cable a otro que nunca tiene un elemento menor, entre lo que entre. Lo que se deduce de otras líneas se omite.
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
text-first = El cable de arriba es
text-first-0 = el cable 0
text-first-1 = el cable 1
text-list = Los comparadores
text-about-0 = El primer cable de cada par recibe el elemento menor. Los cables se cuentan desde 0. Se lee cualquiera de las tres notaciones.
text-about-1 = El primer cable de cada par recibe el elemento menor. Los cables se cuentan desde 1. Se lee cualquiera de las tres notaciones.
text-wires = Número de cables
text-wires-about = De { $min } a { $max }; vacío: los que nombra la lista.
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
text-program-about = Ahí las posiciones se cuentan desde 0, como es costumbre en los programas.

# Ceros y unos
principle-title = Ceros y unos en lugar de números
principle-nothing = Todos los elementos son iguales, o hay menos de dos: no hay nada que separar en ceros y unos.
principle-threshold = Umbral
principle-from = Los números desde { $threshold } pasan a ser 1; los menores, 0.
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
principle-agree = Las dos últimas columnas son iguales: da lo mismo que los números se conviertan en ceros y unos después de la red o antes de ella.
principle-disagree = Las dos últimas columnas son distintas, y no debería ocurrir: el error es nuestro.
principle-choose = Mostrar la figura con el umbral { $threshold }
principle-drop = Mostrar la figura con números
principle-why = Por qué bastan los ceros y los unos
principle-step-same = Cuando le llegan { $small } y { $large }, un comparador envía { $small } a un cable y { $large } al otro. Convertidos en 0 y 1, los envía a los mismos cables. Los números que están al mismo lado de { $threshold } tienen bits iguales, y si dos iguales cambian de sitio no se nota. Así que cada comparador hace lo mismo con los números que con sus ceros y unos, y también la red entera.
principle-step-wrong = Aquí { $above } sale por el cable { $wire }, encima de { $below }, que es menor y sale por el cable { $next }. Con el umbral { $above }, eso es un 1 encima de un 0: una entrada de ceros y unos que tampoco sale ordenada.
principle-step-suppose = Supón que { $above } hubiera salido encima de { $below }. Con el umbral { $above }, eso sería un 1 encima de un 0: habría una entrada de ceros y unos que tampoco saldría ordenada. Así que, si no falla ninguna de ceros y unos, no falla ninguna de números.
principle-step-fewer = Por eso basta con probar { $inputs } entradas de ceros y unos, en lugar de { $orders } órdenes de { $wires } números.
principle-step-more = Por eso basta con probar las { $inputs } entradas de ceros y unos. Con { $wires } cables aún no se gana nada frente a { $orders } órdenes; desde 4 cables, sí.
principle-put = Poner el umbral en { $threshold }
principle-general = Un escalón es el caso más sencillo. Cambia los números por otros cualesquiera, sin invertir el orden de ningún par, como hacen las escaleras de cualquier forma: una red hace con ellos lo mismo.

# Errores de una lista de comparadores
error-network-syntax = Línea { $line }, columna { $column }: ahí se esperaba otra cosa, como 1:2, (1,2) o [1,2].
error-wire-not-allowed = Línea { $line }, columna { $column }: aquí no hay cable { $wire }; los cables van de { $min } a { $max }.
error-same-wire-at = Línea { $line }, columna { $column }: el cable { $wire } está unido a sí mismo.
error-network-text-too-long = { $count } caracteres: se leen { $limit } como máximo.
error-too-few-wires = Cables que necesita la lista: { $named }. Con { $count } no basta.
error-too-many-wires = { $count } cables: se admiten { $limit } como máximo.
error-too-many-comparators = { $count } comparadores: se admiten { $limit } como máximo.
error-wire-out-of-range = El comparador { $comparator } está unido al cable { $wire }, pero el número de cables es { $wires }.
error-same-wire = El comparador { $comparator } une el cable { $wire } consigo mismo.
error-wrong-length = Elementos: { $length }; cables: { $wires }. Deben ser los mismos.

# Preguntar por un comparador
why-label = Comparador { $number }
why-comparator = Capa { $layer }: el elemento menor, al cable { $low }; el mayor, al cable { $high }.
why-done = { $exchanged ->
    [yes] Llegaron { $one } y { $other }, y cambiaron de sitio.
   *[no] Llegaron { $one } y { $other }, y se quedaron como estaban.
}
why-to-come = { $exchanged ->
    [yes] Llegarán { $one } y { $other }, y cambiarán de sitio.
   *[no] Llegarán { $one } y { $other }, y se quedarán como estén.
}
why-covered = Aquí no se dice qué le llega.
why-redundant = No intercambia nunca nada, entre lo que entre: se puede quitar.
remove = Quitar
reverse = Invertir
panel-withheld = No se dice mientras las pistas están apagadas: revelaría lo que hay que descubrir.
