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
task-shown = Lo correcto habría sido:
task-failed = El motor de cálculo no ha podido responder: { $detail }
task-record = Tareas en este dispositivo: al primer intento, { $first }; más tarde, { $later }; con la respuesta a la vista, { $shown }.
task-forget = Olvidar lo que se hizo en este dispositivo
task-forgotten = Las tareas hechas en este dispositivo están olvidadas.
task-withheld = Oculto mientras la tarea está abierta, porque podría revelar la respuesta.

# Tareas de los juegos
task-move = Encuentra una jugada ganadora.
task-hold = Aquí nadie puede forzar la victoria. Encuentra una jugada que mantenga las tablas.
task-game = Juega contra la máquina y gana.
task-who = ¿Quién gana si nadie se equivoca?
task-who-N = quien tiene el turno
task-who-P = el rival
task-who-D = nadie: son tablas
task-count = ¿Cuántas jugadas ganan aquí?
task-count-typed = Número de jugadas
task-count-wrong = { $more ->
    [yes] Hay más jugadas ganadoras.
   *[no] Hay menos jugadas ganadoras.
}
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

# Poner una tarea
task-set = Lo que pregunta este momento
task-kind-none = nada
task-kind-move = una jugada ganadora
task-kind-hold = una jugada que mantiene las tablas
task-kind-game = ganar una partida
task-kind-who = quién gana
task-kind-count = cuántas jugadas ganan
task-kind-make = montones perdidos
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
task-unfit-turn = Aquí tiene el turno la máquina: quien lee no tiene nada que encontrar.
task-unfit-alone = Para ganar una partida hace falta la máquina como rival.
task-unfit-make = Entre los montones pequeños que se han probado ninguno está perdido.
task-not-set = El enlace pregunta algo que aquí no tiene respuesta, así que no se pregunta nada.
