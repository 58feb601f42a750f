# Lo que ha fijado quien da la clase
lock-fixed = { $fixed ->
    [rules] Quien da la clase ha fijado las reglas.
    [start] Quien da la clase ha fijado el comienzo.
    [panels] Quien da la clase ha cerrado los paneles.
    [rules-start] Quien da la clase ha fijado las reglas y el comienzo.
    [rules-panels] Quien da la clase ha fijado las reglas y ha cerrado los paneles.
    [start-panels] Quien da la clase ha fijado el comienzo y ha cerrado los paneles.
   *[rules-start-panels] Quien da la clase ha fijado las reglas y el comienzo, y ha cerrado los paneles.
}

# Lo que una figura pregunta antes de un hito
predict-label = Tu predicción
answer-lost = perdida
answer-won = ganada
answer-drawn = tablas
predict-right = Correcto.
predict-wrong = No es correcto.
predict-score = En este dispositivo has acertado { $score } de { $of }.
nim-predict = Todos los grupos que tienen pareja están unidos. ¿La posición está perdida o ganada para quien tiene el turno?
nim-predict-moves = ¿Cuántas jugadas son ganadoras?
answer-moves-0 = ninguna
answer-moves-1 = una
answer-moves-2 = dos
answer-moves-3 = tres o más
game-predict = { $answers ->
    [3] ¿La posición está perdida, en tablas o ganada para quien tiene el turno?
   *[2] ¿La posición está perdida o ganada para quien tiene el turno?
}
paths-predict = La búsqueda está en <point>{ $name }</point>. ¿Encuentra ahora un camino, o ya lo ha probado todo aquí?
answer-path = encuentra un camino
answer-back = vuelve atrás

# La tarea de un enlace
task = Tarea
task-check = Comprobar
task-parts-missing = Elige una opción en cada parte.
task-again = Probar otra vez
task-show = Mostrar la respuesta
task-left = { $left ->
    [one] Te queda un intento.
   *[other] Te quedan { $left } intentos.
}
task-verdict = { $right ->
    [yes] Correcto.
    [no] Incorrecto.
   *[open] Esto no está decidido.
}
task-repeated = Ya has dado esta respuesta, así que no gasta ningún intento.
task-shown = Lo correcto habría sido:
task-failed = El motor de cálculo no ha podido responder: { $detail }
task-misread = Eso no se entiende como respuesta a esta tarea.
task-other-replies = En esta partida la máquina habría jugado de otro modo.
task-record = Tareas en este dispositivo: al primer intento, { $first }; más tarde, { $later }; con la respuesta a la vista, { $shown }.
task-not-kept = Este dispositivo no guarda cómo terminó la tarea: su almacenamiento está lleno o el navegador lo prohíbe.
task-forget = Olvidar lo que se hizo en este dispositivo
task-forgotten = Las tareas hechas en este dispositivo están olvidadas.
task-list = Las tareas, una a una, para copiar
task-ended-first = al primer intento
task-ended-later = más tarde
task-ended-shown = con la respuesta a la vista
task-withheld = Oculto mientras la tarea está abierta, porque podría revelar la respuesta.

# Tareas de los juegos
task-move = Encuentra una jugada ganadora.
task-hold = Aquí nadie puede forzar la victoria. Encuentra una jugada que mantenga las tablas.
task-game = Juega contra la máquina y gana.
task-who = ¿Quién gana si nadie se equivoca?
task-who-N = quien tiene el turno
task-who-P = el rival
task-who-D = nadie: son tablas
task-who-is = { $outcome ->
    [N] Gana quien tiene el turno.
    [P] Gana el rival.
   *[D] No gana nadie, así que son tablas.
}
task-count = ¿Cuántas jugadas ganan aquí?
task-count-typed = Número de jugadas
task-count-wrong = { $more ->
    [yes] Hay más jugadas ganadoras.
   *[no] Hay menos jugadas ganadoras.
}
task-count-is = { $count ->
    [0] Ninguna jugada gana.
    [one] Gana una jugada.
   *[other] Ganan { $count } jugadas.
}
task-bundles = { $who ->
    [you] Separa cada montón en grupos de 1, 2, 4, …: cada grupo tiene su pareja. Juegues lo que juegues, tu rival puede restablecerlo.
    [computer] Separa cada montón en grupos de 1, 2, 4, …: ahora cada grupo tiene su pareja. Juegue lo que juegue tu rival, puedes restablecerlo.
   *[after] Después, separa cada montón en grupos de 1, 2, 4, …: cada grupo tiene su pareja. Juegue lo que juegue tu rival, puedes restablecerlo.
}
task-chain-left = { $reason ->
    [pair] Puedes copiar a tu rival en el otro grupo, hasta el último objeto.
    [pairs] Puedes copiar cada jugada de tu rival en el grupo gemelo, hasta el último objeto.
    [none] A tu rival no le queda nada.
   *[answer] Ahora tu rival no tiene ninguna jugada ganadora.
}
task-value = ¿Cuál es el valor de Grundy de esta posición?
task-value-typed = Valor de Grundy
task-value-has = La jugada { $label } lleva a una posición de valor { $value }. Así que esta posición tiene otro valor.
task-value-large = Entre los valores de las posiciones a las que llevan las jugadas falta también un número menor que { $value }.
task-value-look = Halla el valor de la posición tras cada jugada, empezando por el final de la partida.
task-look-count = { $kind ->
    [hold] Jugadas que mantienen las tablas aquí: { $right } de { $moves }.
   *[other] Jugadas ganadoras aquí: { $right } de { $moves }.
}
task-look-bundle = Mira los grupos de { $bundle }: hay uno sin pareja.
task-game-won = Has ganado en { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}, y ninguna de las tuyas echó a perder la victoria.
task-game-given = Has ganado, aunque una de tus jugadas echó a perder la victoria: la máquina te la devolvió.
task-game-lost = Tu jugada { $move } echó a perder la victoria.

# Elegir montones perdidos
task-make = { $count ->
    [one] Elige un montón que esté perdido para quien tiene el turno.
   *[other] Elige { $count } montones que estén perdidos para quien tiene el turno.
}
task-make-typed = Montones
task-make-misread = { $count ->
    [one] Escribe un número de piedras, de 1 a { $most }.
   *[other] Escribe { $count } números de piedras, de 1 a { $most }, separados por comas.
}
task-make-won = Desde ahí, quien tiene el turno puede ganar.
task-make-example = { $heaps }

# Tareas sobre una red
task-input = Encuentra una entrada de ceros y unos que esta red no ordene.
task-input-typed = Entrada, desde el cable de arriba: un 0 o un 1 por cable
task-input-misread = Escribe un 0 o un 1 por cable: { $wires } en total.
task-input-sorted = La entrada { $input } sale como { $output }: está ordenada.
task-input-fails = La entrada { $input } sale como { $output }: no está ordenada.
task-input-look = { $ones ->
    [one] Mira las entradas con un solo 1: hay una que sale mal.
   *[other] Mira las entradas con { $ones } unos: hay una que sale mal.
}
task-spare = ¿Qué comparador puedes quitar sin que la red deje de ordenar todas las entradas? Toca un comparador para ver su número.
task-spare-typed = Número del comparador
task-spare-this = Este se puede quitar
task-spare-goes = Sin el comparador { $number } la red sigue ordenando todas las entradas.
task-spare-needed = Sin el comparador { $number } la entrada { $input } sale como { $output }: no está ordenada.
task-spare-look = Mira la capa { $layer }: uno de sus comparadores se puede quitar.
task-sort = { $limits ->
    [none] Edita la red hasta que ordene todas las entradas.
    [most] Edita la red hasta que ordene todas las entradas con { $most } { $most ->
        [one] comparador
       *[other] comparadores
    } como mucho.
    [deep] Edita la red hasta que ordene todas las entradas en { $deep } { $deep ->
        [one] capa
       *[other] capas
    } como mucho.
   *[both] Edita la red hasta que ordene todas las entradas con { $most } { $most ->
        [one] comparador
       *[other] comparadores
    } y { $deep } { $deep ->
        [one] capa
       *[other] capas
    } como mucho.
}
task-sort-does = Ordena todas las entradas, con { $size } { $size ->
    [one] comparador
   *[other] comparadores
} en { $depth } { $depth ->
    [one] capa
   *[other] capas
}.
task-sort-large = Ordena todas las entradas, pero es demasiado grande: tiene { $size } { $size ->
    [one] comparador
   *[other] comparadores
} en { $depth } { $depth ->
    [one] capa
   *[other] capas
}.
task-sort-fails = La entrada { $input } sale como { $output }: el primer elemento equivocado está en el cable { $wire }.
task-sort-look = Se conoce una red de { $size } { $size ->
    [one] comparador
   *[other] comparadores
} en { $depth } { $depth ->
    [one] capa
   *[other] capas
}. Sigue la entrada que sale mal.
task-sort-example = Estos comparadores ordenan; cada uno se escribe con sus dos cables: { $pairs }.

# Tareas sobre una ordenación
task-pivot = La regla del pivote es «{ $rule }». ¿Qué elemento será el pivote de las posiciones { $from } a { $to }? Escribe su posición o tócalo.
task-pivot-typed = Posición del pivote
task-pivot-is = La regla «{ $rule }» elige { $value }, en la posición { $place }, como pivote de las posiciones { $from } a { $to }.
task-pivot-not = La regla no elige { $value }, en la posición { $place }. Dejaría { $left } a la izquierda y { $right } a la derecha.
task-pivot-outside = El pivote sale de las posiciones { $from } a { $to }.
task-pivot-look-three = La regla compara los elementos de las posiciones { $from }, { $middle } y { $to }. El que queda entre los otros dos por su valor será el pivote.
task-pivot-look = Aplica la regla «{ $rule }» a las posiciones { $from } a { $to }.
task-swap = ¿Qué dos elementos intercambia después la ordenación? Escribe sus posiciones.
task-swap-typed = Dos posiciones, separadas por un espacio
task-swap-misread = Escribe dos posiciones distintas de 1 a { $count }, separadas por un espacio.
task-swap-is = Después se intercambian { $value }, en la posición { $place }, y { $other }, en la posición { $second }.
task-swap-breaks = Si ahora se intercambiaran las posiciones { $first } y { $second }, dejaría de cumplirse una afirmación.
task-swap-holds = Si ahora se intercambiaran las posiciones { $first } y { $second }, todo se cumpliría, pero después se intercambian otras.
task-swap-look = Mira las posiciones { $from } a { $to }.
task-stack = { $count ->
    [one] Escribe una lista de un elemento
   *[other] Escribe una lista de { $count } elementos
} con la que en algún paso { $wait ->
    [one] espere al menos una llamada
   *[other] esperen al menos { $wait } llamadas
}.
task-stack-typed = Lista, con espacios entre los elementos
task-stack-misread = { $count ->
    [one] Escribe un número entero de 0 a { $largest }.
   *[other] Escribe { $count } números enteros de 0 a { $largest }, separados por espacios.
}
task-stack-waits = { $most ->
    [0] Con esta lista no espera ninguna llamada.
    [one] Con esta lista espera como mucho una llamada.
   *[other] Con esta lista esperan como mucho { $most } llamadas a la vez.
}
task-stack-look = Una llamada espera mientras otra nueva le ordena un lado. Mira cómo divide el pivote cada tramo.
task-stack-example = { $list }.
task-worst = La regla del pivote es «{ $rule }». { $count ->
    [one] Escribe una lista de un número
   *[other] Escribe una lista de { $count } números distintos
} que le cueste a esta ordenación el máximo de comparaciones.
task-worst-misread = { $count ->
    [one] Escribe un número entero de 0 a { $largest }.
   *[other] Escribe { $count } números enteros distintos de 0 a { $largest }, separados por espacios.
}
task-worst-takes = Esta lista cuesta { $most ->
    [one] una comparación
   *[other] { $most } comparaciones
}, y ningún otro orden de sus números cuesta más.
task-worst-not = Tu lista cuesta { $yours ->
    [one] una comparación
   *[other] { $yours } comparaciones
}; otra lista cuesta { $most }.
task-worst-divided = Hasta el paso { $step } el pivote { $value } ha dividido bien las posiciones { $from } a { $to }: deja { $left } a la izquierda y { $right } a la derecha.
task-worst-small = Cada pivote deja un lado vacío. Pero los tramos más cortos que el umbral cuestan menos comparaciones de las que podrían.
task-worst-look = Mira cómo divide el pivote cada tramo. Donde deja un lado lo más pequeño que puede, el otro aún cuesta muchas comparaciones.
# Puntos de la retícula
task-mark = { $most ->
    [one] Marca un punto en el que pierde quien tiene el turno.
   *[other] Marca { $most } puntos en los que pierde quien tiene el turno.
}
task-marked = { $count ->
    [0] Todavía no hay nada marcado.
   *[other] Marcados ({ $count } de { $most }): { $points }.
}
task-mark-few = { $most ->
    [one] Marca un punto, ni más ni menos. Toca otra vez una marca para quitarla.
   *[other] Marca { $most } puntos, ni más ni menos. Toca otra vez una marca para quitarla.
}
task-mark-look = { $count ->
    [0] Ninguno de los puntos marcados está perdido.
    [one] De los puntos marcados está perdido este: { $points }.
   *[other] De los puntos marcados están perdidos estos: { $points }.
}
task-mark-shown = Por ejemplo { $points }.
task-rule = Escribe una regla por restos que diga qué puntos están perdidos, para todos a partir de ({ $m }, { $n }).
task-rule-typed = Regla: periodo horizontal, periodo vertical, primera m, primera n y luego 1 o 0 para cada clase
task-rule-misread = Escribe por ejemplo 2,2,0,0,1000: periodos de 1 a 8 y una cifra por clase, fila por fila.
task-rule-leaves = La regla deja puntos fuera: tiene que empezar en ({ $m }, { $n }) o antes.
task-rule-breaks = La regla falla por primera vez en ({ $m }, { $n }).
task-rule-holds = La regla se cumple en { $points } { $points ->
    [one] punto
   *[other] puntos
}.
task-rule-look = El dibujo se repite cada { $p } en horizontal y cada { $q } en vertical.
task-rule-shown = { $rule }

# Caminos
task-paths = ¿Cuántos caminos hay?
task-paths-typed = Número de caminos
task-paths-misread = Escribe un número entero, 0 o más, en cifras.
task-paths-wrong = { $more ->
    [yes] Hay más caminos.
   *[no] Hay menos caminos.
}
task-paths-look = Ordena los caminos por su segundo nodo y cuenta los de cada grupo.
task-paths-shown = El número de caminos es { $number }.
task-way = Dibuja un camino de { $from } a { $to }. Toca sus nodos en orden.
task-way-drawn = { $path ->
    [no] Nodos de tu recorrido: { $nodes }.
   *[other] Tu recorrido: { $path }. Toca otra vez el último nodo para quitarlo.
}
task-way-none = Toca los nodos del camino, uno tras otro.
task-way-past = El recorrido ha llegado a { $name } y sigue; un camino acaba allí.
task-way-short = El recorrido acaba en { $name } y no en { $to }.
task-way-look = Mira cada paso: una arista debe llevar allí y ningún nodo se repite.
task-way-shown = { $path ->
    [no] { $whole }
   *[other] { $path }
}
task-longest = Dibuja un camino más largo de { $from } a { $to }. Toca sus nodos en orden.
task-longest-wrong = { $nodes ->
    [one] Este camino no es de los más largos: otro tiene un nodo más.
   *[other] Este camino no es de los más largos: otro tiene { $nodes } nodos más.
}
task-longest-nodes = { $nodes ->
    [one] El camino más largo tiene un nodo.
   *[other] El camino más largo tiene { $nodes } nodos.
}
task-block = { $remain ->
    [0] Cierra una arista para que no quede ningún camino.
    [one] Cierra una arista para que quede exactamente un camino.
   *[other] Cierra una arista para que queden exactamente { $remain } caminos.
}
task-block-chosen = { $chosen ->
    [yes] Cerrada: { $edge }.
   *[no] No hay ninguna arista cerrada. Toca una.
}
task-block-none = Toca una arista, o pulsa X en sus dos nodos.
task-block-left = Sin esta arista, el número de caminos es { $number }.
task-block-shown = { $edge }

# Poner una tarea
task-set = Lo que pregunta este momento
task-kind-none = nada
task-kind-milestones = lo que muestra cada hito
task-kind-move = una jugada ganadora
task-kind-hold = una jugada que mantiene las tablas
task-kind-game = ganar una partida
task-kind-who = quién gana
task-kind-count = cuántas jugadas ganan
task-kind-value = el valor de Grundy
task-kind-make = montones perdidos
task-kind-input = una entrada que sale mal
task-kind-spare = un comparador que se puede quitar
task-kind-next = qué hace el próximo paso
task-kind-sort = hacer una red que ordene
task-kind-pivot = el próximo pivote
task-kind-stack = una lista que hace esperar llamadas
task-kind-worst = una lista con el máximo de comparaciones
task-any = cualquier número
field-task-most = Comparadores, como mucho
field-task-lattice-most = Puntos que hay que marcar
field-task-deep = Capas, como mucho
field-task-wait = Llamadas en espera, al menos
task-kind-mark = puntos perdidos
task-kind-rule = una regla por restos
task-kind-count-paths = cuántos caminos hay
task-kind-way = un camino
task-kind-block = cerrar una arista
task-kind-longest = un camino más largo
task-tries = Intentos
task-fits-moves = { $kind ->
    [hold] Sirve. Jugadas que mantienen las tablas: { $right } de { $moves }.
   *[other] Sirve. Jugadas ganadoras: { $right } de { $moves }.
}
task-fits = Sirve.
task-fits-make = Sirve: hay montones así.
task-unfit-over = Aquí la partida ha acabado, así que no queda nada que encontrar.
task-unfit-lost = La posición ya está perdida: nadie puede encontrar una jugada ganadora.
task-unfit-drawn = Con el mejor juego la posición acaba en tablas: nadie puede encontrar una jugada ganadora.
task-unfit-hold = La posición no acaba en tablas, así que no hay tablas que mantener.
task-unfit-turn = Aquí mueve la máquina, así que no hay nada que encontrar. Pregunta una jugada después o deja que jueguen dos personas.
task-unfit-alone = Para ganar una partida hace falta la máquina como rival.
task-unfit-make = Entre los montones pequeños que se han probado ninguno está perdido.
task-unfit-value = Este juego no tiene valores de Grundy: tiene que acabar, con las mismas jugadas para ambos, y ganar la última jugada.
task-unfit-value-large = Hay demasiadas jugadas desde esta posición hasta el final para hallar su valor de Grundy.
task-fits-input = { $ones ->
    [one] Sirve: una entrada con un solo 1 sale mal.
   *[other] Sirve: una entrada con { $ones } unos sale mal.
}
task-fits-spare = Sirve. Comparadores que se pueden quitar: { $spare } de { $size }.
task-fits-sort = Sirve: se conoce una red de { $size } { $size ->
    [one] comparador
   *[other] comparadores
} en { $depth } { $depth ->
    [one] capa
   *[other] capas
}.
task-unfit-input = La red ordena todas las entradas: ninguna sale mal.
task-unfit-input-open = No se conoce ninguna entrada que esta red no ordene.
task-unfit-input-shown = La imagen muestra ceros y unos que salen mal, así que revelaría la respuesta. Elige antes «barajados» en «Lista».
task-unfit-spare-fails = El motor de cálculo no sabe si esta red ordena, así que no puede decir qué se puede quitar.
task-unfit-spare-open = La red es demasiado grande para probarla aquí sin cada uno de sus comparadores.
task-unfit-spare = Hace falta cada comparador: no se puede quitar ninguno.
task-unfit-next = Aquí ya han actuado todos los comparadores: no hay próximo.
task-unfit-sort = La red ya lo hace.
task-unfit-sort-size = { $size } { $size ->
    [one] comparador es
   *[other] comparadores son
} lo mínimo conocido para { $wires } { $wires ->
    [one] cable
   *[other] cables
}; permites { $most }.
task-unfit-sort-depth = { $depth } { $depth ->
    [one] capa es
   *[other] capas son
} lo mínimo conocido para { $wires } { $wires ->
    [one] cable
   *[other] cables
}; permites { $deep }.
task-unfit-sort-both = Aquí ninguna red tiene a la vez tan pocos comparadores y tan pocas capas como permites.
task-unfit-pivot = Aquí no empieza ningún tramo, así que no toca elegir pivote.
task-unfit-pivot-chance = Aquí el pivote lo elige el azar o quien visita, así que nadie puede saberlo.
task-unfit-pivot-run = Se muestra una carrera o un intercambio a mano: no hay pivote que encontrar.
task-unfit-stack = { $most ->
    [0] Para { $count } { $count ->
        [one] elemento
       *[other] elementos
    } el motor de cálculo no conoce ninguna lista con la que espere una llamada.
    [one] Para { $count } { $count ->
        [one] elemento
       *[other] elementos
    } el motor de cálculo solo conoce listas con las que espera una llamada.
   *[other] Para { $count } { $count ->
        [one] elemento
       *[other] elementos
    } el motor de cálculo solo conoce listas con las que esperan { $most } llamadas.
}
task-unfit-stack-shown = Con la lista que se muestra ya esperan tantas llamadas.
task-unfit-stack-chance = Aquí los pivotes no siguen una regla fija, o la lista es demasiado larga para escribirla.
task-unfit-worst-long = El motor de cálculo solo prueba todos los órdenes de listas de hasta { $most } { $most ->
    [one] elemento
   *[other] elementos
}.
task-unfit-worst-same = Todas las listas de esta longitud cuestan aquí el mismo número de comparaciones.
task-unfit-worst-shown = La lista que se muestra ya cuesta el máximo de comparaciones.
task-unfit-next-swap = Aquí no viene pronto ningún intercambio, o la lista es demasiado larga.
task-unfit-mark = El dibujo tiene menos puntos perdidos.
task-unfit-playing = Aquí se juega una partida: tocar un punto es hacer una jugada.
task-fits-block = Aristas que sirven: { $edges } de { $all }.
task-unfit-rule = Aquí no se ha encontrado ninguna regla por restos con periodos de hasta 8.
task-unfit-no-game = Aquí no se puede jugar: la imagen puede tener { $most } puntos por lado como mucho.
task-unfit-paths = Aquí ningún camino lleva de un inicio a un destino.
task-unfit-wide = El grafo es demasiado ancho para contar sus caminos.
task-unfit-many = Se cierre la arista que se cierre, quedan más de { $most } caminos, y ninguna tarea pregunta por tantos.
task-unfit-blocked = Ya hay una arista cerrada.
task-unfit-remain = Al cerrar una arista, el número de caminos que quedan nunca es { $remain }. Puede ser, por ejemplo: { $possible }.
task-not-set = El enlace pregunta algo que aquí no tiene respuesta, así que no se pregunta nada.
task-drop = Mientras la tarea está abierta no se abre ningún archivo: cambiaría aquello por lo que se pregunta.
task-other = La tarea sigue abierta y ahora pregunta por lo que has puesto tú, no por lo que muestra su enlace.
task-return = Volver a lo que muestra el enlace
task-leave = Dejar la tarea

# Máquinas
task-next = ¿Qué hace la máquina en su próximo paso?
task-next-writes = Escribe
task-next-symbol = { $symbol }
task-next-head = El cabezal
task-next-go = { $move ->
    [left] va a la izquierda
    [stay] se queda
   *[right] va a la derecha
}
task-next-after = Después la máquina
task-next-then = { $end ->
    [accept] acepta
    [reject] rechaza
    [halt] se detiene
   *[no] está en { $state }
}
task-next-reason = En { $state } leyendo { $read } escribe { $write }, { $move ->
    [left] va a la izquierda
    [stay] se queda
   *[right] va a la derecha
} y { $end ->
    [accept] acepta
    [reject] rechaza
    [halt] se detiene
   *[no] después está en { $next }
}.
task-next-yours = Con tu paso el cabezal estaría en la casilla { $head }, y las casillas { $from } a { $to } tendrían { $symbols }.
task-next-part = Tu cinta se separa de la de la máquina en el paso { $step }: entonces tu casilla { $cell } tiene { $symbol }, y la suya no.
task-next-same = Hasta el paso { $step } tu cinta sigue igual que la de la máquina. Pero el cabezal o el estado es otro.
task-look-rule = Mira la tabla: la fila de { $state } y, en ella, la columna de { $read }.
task-halt = ¿Después de cuántos pasos desde el principio se detiene la máquina? El motor de cálculo sabe que se detiene a más tardar en el paso { $bound }.
task-halt-typed = Número de pasos
task-halt-wrong = { $on ->
    [yes] Después de { $steps } { $steps ->
        [one] paso
       *[other] pasos
    } todavía sigue.
   *[no] Después de { $steps } { $steps ->
        [one] paso
       *[other] pasos
    } ya se ha detenido.
}
task-look-stop = Se detiene en { $state } leyendo { $read }: busca el paso que llega ahí.
task-machine = Escribe una máquina de dos símbolos y { $states ->
    [one] un solo estado
   *[other] como mucho { $states } estados
}. Con la cinta en blanco debe detenerse en { $bound } { $bound ->
    [one] paso
   *[other] pasos
} como mucho y dejar { $ones ->
    [one] un solo uno
   *[other] { $ones } unos
}.
task-machine-typed = Reglas, escritas como 0RB1LA_0LA1RZ
task-machine-size = La máquina puede tener { $states ->
    [one] un solo estado
   *[other] como mucho { $states } estados
} y dos símbolos.
task-machine-left = Se detiene después de { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} y deja { $ones ->
    [0] la cinta sin unos
    [one] un solo uno
   *[other] { $ones } unos
}.
task-machine-runs = No se ha detenido en { $bound } { $bound ->
    [one] paso
   *[other] pasos
}.
task-machine-example = { $text }
task-look-example = Escribe en papel los primeros pasos de tu máquina y mira qué paso escribe un uno.
task-kind-halt = cuándo se detiene la máquina
field-task-ones = Unos
field-task-remain = Caminos que quedan
task-kind-machines-make = una máquina que deja unos
task-unfit-stopped = La máquina se ha detenido aquí, así que no queda nada que encontrar.
task-unfit-halt = No se sabe si la máquina se detiene a más tardar en el paso { $bound }, así que nadie puede decir cuándo.
task-unfit-ones = { $states ->
    [one] Una máquina de un estado
   *[other] Una máquina de { $states } estados
} que se detiene deja como mucho { $most ->
    [one] un solo uno
   *[other] { $most } unos
}, y eso está demostrado. Ninguna deja { $ones }.
task-unfit-unknown = Aquí no se conoce ninguna máquina de este tamaño (estados: { $states }) que se detenga a más tardar en el paso { $bound } y deje este número de unos: { $ones }.
task-unfit-made = La máquina de este momento deja ella misma ese número de unos, así que la respuesta estaría ahí.

# Intercalar
task-when = ¿En qué momento da la máquina { $machine } su paso { $step }?
task-when-typed = Momento
task-when-reason = Es el número { $place } de la ronda { $round }, y antes de esa ronda { $before ->
    [0] no pasa ningún momento
    [one] pasa un momento
   *[other] pasan { $before } momentos
}.
task-sweep-at = { $passes ->
    [yes] El momento { $moment } es de la máquina { $machine }, que entonces no da ningún paso.
   *[no] En el momento { $moment } la máquina { $machine } da su paso { $step }.
}
task-which = ¿De qué máquina es el momento { $moment }?
task-which-typed = Máquina
task-which-around = { $kind ->
    [yes-yes] La máquina { $machine } da su paso { $step } en el momento { $before }, y su paso { $next } en el momento { $after }.
    [yes-no] La máquina { $machine } da su paso { $step } en el momento { $before }, y aquí ninguno más.
    [no-yes] La máquina { $machine } da su paso { $next } en el momento { $after }, y antes ninguno.
   *[no-no] La máquina { $machine } no da aquí ningún paso.
}
task-look-round = Llega en la ronda { $round }: cuenta los momentos de las rondas anteriores.
task-look-moment = El momento { $moment } es de la ronda { $round }: cuenta los momentos de las rondas anteriores.
task-kind-when = cuándo da un paso una máquina
task-kind-which = de qué máquina es un momento
task-fits-when = Sirve: la máquina { $machine } da su paso { $step }.
task-unfit-when = La máquina { $machine } no da su paso { $step } en las rondas de esta figura.
task-unfit-came = La máquina { $machine } ya ha dado su paso { $step }, en el momento { $moment }.
task-unfit-ended = La figura tiene { $moments ->
    [0] cero momentos
    [one] un momento
   *[other] { $moments } momentos
}, y no hay momento { $moment }.
task-unfit-past = El momento { $moment } ya ha pasado, así que la figura muestra su máquina.
task-unfit-missing = El momento { $moment } no es de ninguna máquina de esta figura.
field-task-machine = Máquina
field-task-step = Su paso
field-task-moment = Momento
