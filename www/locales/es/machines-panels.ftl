# Why at a mark
machines-why-label = Por qué: { $what }
machines-why-rule = Regla para { $state } y { $read }
machines-why-cell = Casilla { $cell }
machines-why-does = En { $state }, al leer { $read }, { $rule ->
    [covered] la máquina usa una regla que está tapada.
    [none] la tabla no tiene regla, así que la máquina se detiene.
   *[some] la máquina escribe { $write }, { $move ->
        [left] va a la izquierda
        [stay] se queda
       *[right] va a la derecha
    } y { $end ->
        [accept] acepta.
        [reject] rechaza.
        [halt] se detiene.
       *[no] pasa a { $next }.
    }
}
machines-why-holds = Contiene { $symbol }.
machines-why-now = La máquina está en { $state } y lee { $read }, así que esta es la próxima regla que usa.
machines-why-other = La máquina está en { $state } y lee { $read }, así que ahora usa otra regla.
machines-why-next = Ir a su próximo uso
machines-why-before = Ir a su último uso
machines-why-none = { $which ->
    [next] La ejecución no la usa después, hasta donde se conoce.
   *[before] La ejecución no la ha usado antes.
}
machines-why-head = El cabezal está aquí, así que el próximo paso lee { $symbol }.
machines-why-far = El próximo paso no lee esta casilla: un paso solo lee la casilla bajo el cabezal.
machines-why-wrote = La escribió el paso { $number }: en { $state }, al leer { $read }, la máquina escribe { $write }.
machines-why-untouched = { $steps ->
    [0] Ningún paso ha estado en esta casilla, así que está como al principio.
    [one] El último paso fue en otra casilla, así que está como antes de él.
   *[other] Los últimos { $steps } pasos fueron en otras casillas, así que está como antes de ellos.
}
machines-why-over = La máquina se ha detenido, así que ningún paso lee ya esta casilla ni usa esta regla.

# The machine
machine-ready = Máquinas listas
machine-beaver-two = dos estados, más pasos
machine-beaver-three-steps = tres estados, más pasos
machine-beaver-three-ones = tres estados, más unos
machine-beaver-four = cuatro estados, más pasos
machine-beaver-five = cinco estados, más pasos
machine-counter = contador binario
machine-palindrome = ¿igual al revés?
machine-copier = copiadora
machine-addition = suma con rayas
machine-bouncer = nunca se detiene
machine-universal = ejecuta otra máquina
machine-universal-about = En su cinta, entre las cercas, están las reglas de la campeona de dos estados. a es el cabezal de la otra máquina sobre un 0, b sobre un 1, y * está delante de las reglas de su estado. La cinta de la otra máquina sigue a ambos lados de las reglas.
machine-cells = Las reglas, casilla por casilla
machine-cells-about = Una regla es el símbolo que se escribe, L, R o S (se queda), y el estado siguiente: 1RB. Z detiene la máquina, Y acepta, X rechaza; --- indica que no hay regla.
machine-rule-here = Cambiar la regla por
machine-cell = En { $state } leyendo { $symbol }
machine-state-add = Añadir un estado
machine-symbol-add = Añadir un símbolo
machine-remove = Quitar { $name }
machine-text = Las reglas como texto
machine-text-about = Se lee una máquina como 1RB1LB_1LA1RZ, o como reglas tales como A 0 1 R B o (q0, 1, q1, 0, R). También se leen cuádruplas, YAML y lo que escriben jsturing, JFLAP y automata-lib. En un enlace caben { $most } caracteres.
machine-draw = Ejecutarla
machine-undo = Deshacer
machine-run-same = La imagen ya muestra esta máquina.
machine-text-back = El texto está como antes.
machine-form = Escribirla como
machine-form-standard = una línea
machine-form-tuples = una regla por línea
machine-form-yaml = YAML
machine-form-jsturing = jsturing
machine-form-quadruples = cuádruplas
machine-form-jflap = JFLAP
given-read = Leído como { $form ->
    [standard] una línea de reglas
    [yaml] YAML
    [jsturing] reglas de jsturing
    [quadruples] cuádruplas
    [jflap] un archivo de JFLAP
    [json] JSON de automata-lib
   *[tuples] quíntuplas
}: { $states ->
    [one] un estado
   *[other] { $states } estados
}, { $symbols ->
    [one] un símbolo
   *[other] { $symbols } símbolos
}; empieza en { $start }, y «{ $blank }» es el blanco.
given-several = Esta es la máquina { $machine } de las { $machines } del texto.
given-ends = { $count ->
    [one] { $names } no tiene reglas, así que la máquina se detiene allí.
   *[other] Estos nombres no tienen reglas, así que la máquina se detiene allí: { $names }.
}
given-aside = { $aside ->
    [one] Una parte del texto no se usa.
   *[other] { $aside } partes del texto no se usan.
}
given-ask-machine = Qué máquina
given-ask-blank = Blanco
given-ask-order = Después del estado y del símbolo que se lee, las columnas son
given-order-write-move-next = símbolo, dirección, estado
given-order-write-next-move = símbolo, estado, dirección
given-order-next-write-move = estado, símbolo, dirección
given-order-next-move-write = estado, dirección, símbolo
given-order-move-write-next = dirección, símbolo, estado
given-order-move-next-write = dirección, estado, símbolo
error-turing-file = Línea { $line }, columna { $column }: { $what ->
    [syntax] el archivo no se entiende a partir de aquí.
    [missing] al archivo le falta «{ $name }».
    [tapes] esta máquina tiene varias cintas. Aquí una máquina tiene una sola.
    [blocks] el estado «{ $name }» es un bloque con una máquina dentro. Escribe sus reglas en la máquina misma.
    [kind] esto no es una máquina de Turing de una cinta.
    [twice] «{ $name }» aparece aquí por segunda vez.
    [choice] el estado «{ $name }» tiene dos reglas para un símbolo. Aquí una máquina tiene a lo sumo una.
    [symbol] «{ $name }» no es un símbolo único.
    [move] «{ $name }» no es una dirección.
    [state] no hay ningún estado «{ $name }».
   *[start] la máquina empieza en «{ $name }», que es un final.
}
machine-left = Cinta a la izquierda del cabezal
machine-right = Cinta desde el cabezal
machine-tape-about = Un carácter por casilla. El resto está en blanco.
machine-halting = La transición que la detiene
machine-halting-as-written = como está en la tabla
machine-halting-step = es un paso
machine-halting-no-step = no es un paso
error-machine-too-long = Un enlace tiene sitio para { $limit } caracteres aquí, no { $length }. Acórtalo.
error-machine-rules-too-long = El texto de esta máquina tiene { $length } caracteres en la forma que guarda un enlace; en un enlace caben { $limit }. La máquina no se ha ejecutado y se conserva la anterior. Acorta los nombres de sus estados o quita reglas.
error-machine-cell = En { $state } leyendo { $symbol }: { $code ->
    [turing-unknown-state] ningún estado se llama «{ $name }».
    [turing-unknown-symbol] «{ $name }» no es un símbolo de esta máquina.
    [turing-no-such-direction] «{ $name }» no es una dirección. El cabezal va a la izquierda, L, o a la derecha, R, o se queda, S.
   *[other] esto no es una regla. Una regla necesita un símbolo, una dirección y un estado, como 1RB.
} La máquina sigue con sus reglas de antes.
error-machine-symbol-on-tape = «{ $name }» está en la cinta, así que no se puede quitar. Escribe antes otra cinta.

# Finding steps
find-what = Buscar un paso
find-state = en el estado
find-read = al leer
find-any = cualquiera
find-record = donde el cabezal va más lejos que nunca
find-next = Siguiente
find-before = Anterior
find-none = { $which ->
    [next] Ningún paso posterior es así, hasta donde se conoce la ejecución.
   *[before] Ningún paso anterior es así.
}

# The demonstration
demonstration = Animación
show-steps = Arranca la campeona de cinco estados. Cada paso añade una fila.<invite> Esto es una animación: toca algo para terminarla.</invite>
show-more = { $steps ->
    [one] Este es su primer paso.
   *[other] Estos son sus primeros { $steps } pasos.
}
show-all = Todos sus { $steps } { $steps ->
    [one] paso cabe
   *[other] pasos caben
} en una imagen.
show-back = Y cualquiera de ellos está aquí al instante: el paso { $step }. Se detiene. ¿Cómo lo habrías sabido?

# All machines of two states
all-about = Hay { $machines } máquinas con dos estados y dos símbolos. En esta cuenta, la regla que detiene la máquina es un paso como los demás: escribe, se mueve y entonces se detiene. Aquí están todas: a lo ancho según las reglas de A, hacia abajo según las de B. De todas las demás está demostrado que nunca se detienen.
all-table = Todas las máquinas según lo que pasa con ellas
all-outcome = con la cinta en blanco
all-count = máquinas
all-steps = { $steps ->
    [one] se detiene tras un paso
   *[other] se detiene tras { $steps } pasos
}
all-64 = nunca se detiene: vuelve adonde estaba
all-65 = nunca se detiene: vuelve, desplazada
all-66 = nunca se detiene: ninguna regla a su alcance la detiene
all-number = { $count }
all-run = Ejecutar { $text }
all-picture = { $machines } máquinas, cada una un punto
all-caption = De arena (un paso) a azul oscuro (6 pasos): las que se detienen. Rojo, medio rojo o como la página: nunca.
all-cell = La máquina { $index } { $fate ->
    [64] no se detiene nunca: vuelve a donde estaba
    [65] no se detiene nunca: vuelve, desplazada
    [66] no se detiene nunca: ninguna regla a su alcance la detiene
   *[stops] se detiene tras { $steps ->
        [one] un paso
       *[other] { $steps } pasos
    }
}
all-invite = <invite>Toca un punto: es una máquina. Con las flechas vas al siguiente.</invite>
all-machine = Máquina { $index }: { $text }.

# The boundary
boundary-about = Un sistema aislado es un estado y una ley: de cada fila, la ley saca la siguiente. Córtalo en dos: lo que queda entre las líneas es una máquina; el resto, su entorno. De la otra mitad, cada una solo necesita lo que cruza la línea.
boundary-kind = Sistema
boundary-kind-counter = lámpara y contador
boundary-kind-facing = dos jugadores
boundary-kind-automaton = autómata
boundary-kind-turing = máquina de Turing
boundary-kind-cells = fila de casillas
boundary-kind-motion = movimiento uniforme
boundary-kind-wave = onda en una cuerda
boundary-kind-pendulum = péndulo
boundary-law-counter = Cada pulsación de un botón suma uno al contador. Un paso después, la lámpara está encendida si el contador era impar. A la derecha están las pulsaciones que faltan.
boundary-law-facing = Dos jugadores se encuentran una y otra vez; 0 es cooperar, 1 es traicionar. El de la izquierda, toma y daca, hace lo último que hizo el otro. El de la derecha, el alternador, cambia cada vez, haga lo que haga el otro.
boundary-law-automaton = El autómata lee un número binario, letra a letra; su estado es el resto de lo leído al dividirlo entre tres. A la derecha está lo que queda de la palabra.
boundary-law-turing = Una máquina de Turing vista desde su cabezal: una máquina finita cuyo entorno es una cinta. A 0 significa: en el estado A, leyendo 0; Z se ha detenido. La cinta pasa por el cabezal. Por eso, en cada paso a la izquierda o a la derecha, un símbolo sale por una línea y otro entra por la otra.
boundary-law-cells = Cada casilla se mira a sí misma y a sus dos vecinas; la regla dice qué será después.
boundary-law-motion = Cada fila suma uno al tiempo, y a la posición la velocidad, aquí 3. La velocidad es parte de la ley, así que un suceso, un tiempo y una posición, determina todos los demás.
boundary-law-wave = Cada punto es la suma de sus dos vecinos en la fila anterior, menos su propio número dos filas antes. Más allá de los extremos todo está en reposo. Así, dos filas determinan todas las demás.
boundary-law-pendulum = Primero la fuerza en ese ángulo cambia la cantidad de movimiento; después, la nueva cantidad de movimiento cambia el ángulo. Así, un par de ambos determina todos los demás.
boundary-side = Desde dónde se cuenta
boundary-side-machine = desde la máquina
boundary-side-environment = desde el entorno
boundary-same = Sola, con nada más que lo que cruza las líneas, la máquina hace en cada paso exactamente lo mismo.
boundary-back = La ley también sirve hacia atrás: de las últimas filas salen, exactas, todas las anteriores.
boundary-machine = máquina
boundary-environment = entorno
boundary-picture = Un sistema, fila a fila, con la línea entre la máquina y el entorno
boundary-left = Línea izquierda
boundary-right = Línea derecha
boundary-line = Línea entre la máquina y el entorno
boundary-caption = Arrastra una línea o muévela con el teclado. Las flechas son lo que cruza en el próximo paso.
boundary-end = Tras { $step ->
    [one] un paso
   *[other] { $step } pasos
} termina la grabación.
boundary-machine-hears = Paso { $step }. La máquina oye: { $heard ->
    [nothing] nada
    [left] { $left } por la izquierda
    [right] { $right } por la derecha
   *[both] { $left } por la izquierda y { $right } por la derecha
}. Su entorno oye: { $said ->
    [nothing] nada
    [left] { $toLeft } a la izquierda
    [right] { $toRight } a la derecha
   *[both] { $toLeft } a la izquierda y { $toRight } a la derecha
}.
boundary-environment-hears = Paso { $step }. El entorno oye: { $heard ->
    [nothing] nada
    [left] { $left } en el extremo izquierdo de la máquina
    [right] { $right } en el extremo derecho de la máquina
   *[both] { $left } en el extremo izquierdo de la máquina y { $right } en el derecho
}. La máquina oye: { $said ->
    [nothing] nada
    [left] { $toLeft } por la izquierda
    [right] { $toRight } por la derecha
   *[both] { $toLeft } por la izquierda y { $toRight } por la derecha
}.
field-rule = Regla

# Lo que un enlace puede pedir a una máquina discreta y el núcleo rechaza
error-discrete-not-a-letter = La letra { $place } de la palabra es «{ $found }». Una palabra tiene las letras 0 y 1.
error-discrete-wrong-cell-count = El número de casillas de esta fila es { $needed }, no { $count }.
error-discrete-cell-out-of-range = En la casilla { $cell } cabe un número de { $min } a { $max }, no { $value }.
error-discrete-velocity-out-of-range = La velocidad puede ir de { $min } a { $max }, no { $value }.
error-discrete-no-such-step = El último paso de la ejecución es el { $steps }. No hay paso { $step }.
error-discrete-no-such-window = La fila acaba tras la casilla { $cells }. Una máquina no puede empezar tras la casilla { $from } y acabar tras la casilla { $to }.
error-discrete-steps-out-of-range = Una ejecución puede tener de { $min } a { $max } pasos, no { $value }.
error-discrete-rule-out-of-range = Las reglas tienen números de { $min } a { $max }. No hay regla { $value }.
error-discrete-width-out-of-range = Una fila puede tener de { $min } a { $max } casillas, no { $value }.
error-discrete-letters-out-of-range = Una palabra puede tener de { $min } a { $max } letras, no { $value }.
