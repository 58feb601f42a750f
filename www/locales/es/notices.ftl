# Lo que se dice junto a la figura, y solo entonces se descarga: lo que un enlace no dice con claridad
link-version = Este enlace es de la versión { $version }, pero esta página solo lee la versión 1. En su lugar se muestra el comienzo.
link-no-version = No se entiende este enlace: no empieza por v=1. En su lugar se muestra el comienzo.
link-too-long = Este enlace tiene { $characters } caracteres, y el límite es { $max }. En su lugar se muestra el comienzo.
link-too-many-scenes = Esta lección tiene { $scenes } momentos; solo se muestran los primeros { $max }.
link-unknown-field = El enlace dice «{ $field }», que aquí no significa nada. Se muestra todo lo demás.
link-repeated-field = El enlace dice «{ $field }» más de una vez; vale la primera.
link-not-integer = El valor de «{ $field }» en el enlace es «{ $value }»: debe ser un número entero de { $min } a { $max }.
link-out-of-range = El valor de «{ $field }» en el enlace es { $value }: debe estar entre { $min } y { $max }.
link-bad-choice = El valor de «{ $field }» en el enlace es «{ $value }»: debe ser uno de estos: { $choices }.
link-bad-point = El valor de «{ $field }» en el enlace es «{ $value }»: deben ser dos números como 3,4, a lo sumo { $maxM },{ $maxN }.
link-bad-tuple = El valor de «{ $field }» en el enlace es «{ $value }»: debe ser { $allowed }, en ese orden y con comas entre los números.
link-more-notices = { $count ->
    [one] Hay otra cosa en el enlace que no se entiende.
   *[other] Hay otras { $count } cosas en el enlace que no se entienden.
}
link-bad-moves = El valor de «{ $field }» en el enlace es «{ $value }»: cada jugada debe ser dos números enteros como -1,0. Un asterisco detrás significa cualquier número de veces.
link-many-moves = El valor de «{ $field }» en el enlace tiene { $count } { $count ->
    [one] jugada
   *[other] jugadas
}: debe tener de 1 a { $most }, con números de hasta { $longest } en valor absoluto.
link-bad-game = El valor de «{ $field }» en el enlace es «{ $value }»: una partida debe ser { $most } jugadas como máximo, escritas como { $example }.
link-bad-conjecture = El valor de «{ $field }» en el enlace es «{ $value }». Deben ser dos periodos de hasta 8, dos comienzos de hasta 64 y un 1 o un 0 por cada clase, como 2,2,0,0,1000.
link-bad-heaps = El valor de «{ $field }» en el enlace es «{ $value }»: deben ser de 1 a { $heaps } { $heaps ->
    [one] montón
   *[other] montones
} de 1 a { $stones } { $stones ->
    [one] piedra
   *[other] piedras
} cada uno, como 3,5,7.
link-bad-rules = El valor de «{ $field }» en el enlace es «{ $value }»: una regla tiene { $longest } caracteres como máximo, como 1..3 o any, con _ entre los montones.
link-two-heaps = Para quitar de los dos montones a la vez tiene que haber dos; el enlace tiene { $count }.
link-bad-numbers = El valor de «{ $field }» en el enlace es «{ $value }»: deben ser { $most } números enteros como máximo, de { $least } a { $largest }, con comas entre ellos.
link-bad-race = El valor de «{ $field }» en el enlace es «{ $value }»: deben ser de dos a cuatro de estos: { $choices }, con _ entre ellos.
link-no-values = No se puede leer la lista del enlace. En su lugar hay una lista barajada.
link-bad-comparators = El valor de «{ $field }» en el enlace es «{ $value }». Deben ser { $most } comparadores como máximo, como 1:2,3:4, cada uno entre dos cables distintos de 1 a { $last }.
link-bad-ghosts = El valor de «{ $field }» en el enlace es «{ $value }». Deben ser { $most } comparadores como máximo, como 1:2:5, cada uno entre dos cables distintos de 1 a { $last } y con el número de comparadores que tiene delante.
link-no-comparators = No se puede leer la red del enlace. En su lugar está la menor red conocida.
link-count-values = El enlace tiene { $count ->
    [one] un elemento
   *[other] { $count } elementos
} para { $wires } { $wires ->
    [one] cable
   *[other] cables
}. En su lugar hay una lista barajada.
link-long-text = El valor de «{ $field }» en el enlace tiene { $count } { $count ->
    [one] carácter
   *[other] caracteres
}: puede tener { $most } como máximo.
link-bad-row = El valor de «{ $field }» en el enlace es «{ $value }». Debe tener de 1 a { $most } casillas: 1 es un objeto y 0, un hueco, con un objeto al menos, como 110111.
link-bad-ways = El campo «{ $field }» del enlace dice «{ $value }». Debe contener como máximo { $ways } { $ways ->
    [one] camino
   *[other] caminos
} como 1-2-5, separados por _, y entre todos { $nodes } { $nodes ->
    [one] nodo
   *[other] nodos
} como máximo, del 1 al { $last }.
link-bad-digits = El «{ $field }» del enlace es «{ $value }»: debe ser un número entero, 1 o más, de { $most } cifras como máximo.
link-no-number = El enlace pide el camino número { $number }, pero { $none ->
    [yes] no hay ningún camino
   *[no] el último camino es el número { $paths }
}.
link-not-counted = El enlace pide el camino número { $number }, pero no se pudieron contar los caminos. «Recuento» dice por qué.
link-no-machine = El enlace dice que su máquina está escrita, pero no tiene «table». La figura muestra una máquina lista.
link-no-edge = El enlace cierra una arista entre los nodos { $nodes }, y este grafo no la tiene. Todas sus aristas están abiertas.
link-no-path = { $count ->
    [one] Uno de los recorridos del enlace no lo es en este grafo, así que se omite.
   *[other] { $count } de los recorridos del enlace no lo son en este grafo, así que se omiten.
}
link-bad-weight = El campo «{ $field }» del enlace dice «{ $value }», y eso no es un peso: un número como 3 o -0.5, de { $most } caracteres como máximo. Por eso aquí las aristas no tienen pesos.
link-other-weights = El campo «{ $field }» del enlace tiene { $count } { $count ->
    [one] peso
   *[other] pesos
}, y el grafo tiene { $edges } { $edges ->
    [one] arista
   *[other] aristas
}. Por eso aquí las aristas no tienen pesos.
link-no-graph = El enlace no contiene ningún grafo legible. Aquí hay en su lugar calles de 3 por 3 esquinas.
link-bad-graph = El campo «{ $field }» del enlace dice «{ $value }», y eso no es un grafo dibujado. Quizá el enlace esté cortado.
link-bad-script = El valor de «{ $field }» en el enlace no se puede leer. Quizá esté cortado o supere los { $limit } bytes.

# Lo que un servidor no hace como debe
wrong-type = El servidor etiqueta el archivo del motor de cálculo como «{ $type }» en lugar de application/wasm. Funciona, pero arranca más despacio.
