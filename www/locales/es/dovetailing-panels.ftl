# Why at a mark
why-label = Por qué: { $what }
why-cell = Máquina { $machine }, paso { $step }
why-report = Informe { $number }: máquina { $machine }
why-came = La máquina { $machine } dio su paso { $step } en la ronda { $round }, en el momento { $moment }.
why-idle = Este sería el paso { $step } de la máquina { $machine }, que ya se ha detenido. Su momento, { $moment }, pasa sin ningún paso.
why-open = Cuándo llega depende de qué máquinas terminen antes. Llega a más tardar en el momento { $bound }, o no llega.
why-open-first = Llega después de que se detengan todas las máquinas anteriores a esta. Si una de ellas nunca se detiene, no llega.
why-place = Si la máquina sigue entonces, este paso llega en el momento { $moment }; si no, ese momento pasa sin más.
why-sum = Antes de esta ronda { $before ->
    [one] pasa
   *[other] pasan
} { $before } { $before ->
    [one] momento
   *[other] momentos
}, y en ella { $place } más. Así que este es el momento { $before } + { $place } + 1 = { $moment }.
why-halted = Se detuvo con este paso y dejó { $ones ->
    [0] ningún uno
    [one] un solo uno
   *[other] { $ones } unos
} en su cinta. Se informó al instante, hagan lo que hagan las demás.
why-bound = Si ninguna máquina terminara, sería el momento { $bound }. Así que nunca llega más tarde, por mucho que avancen las demás.
why-none-ended = Esta máquina se detiene antes de este paso.
why-none-dropped = Esta máquina nunca se detiene, y eso queda demostrado antes de este paso, así que no recibe ningún momento para él.

# The order
order-legend = Orden de los pasos
order-cantor = diagonales
order-rounds = rondas
order-triangles = triángulos
order-doubling = dobles
order-first = primero la primera
order-about-cantor = En la ronda r las máquinas de 0 a r dan un paso cada una. La que se ha detenido conserva su momento, así que cada casilla tiene el número que Cantor dio a su par.
order-about-rounds = El bucle del texto original: en cada ronda empieza una máquina más, y todas las que aún avanzan dan un paso.
order-about-triangles = En la ronda r la máquina x da r − x + 1 pasos seguidos.
order-about-doubling = En la ronda r la máquina x da 2 elevado a r − x pasos seguidos: cada máquina, la mitad que la anterior.
order-about-first = La máquina 0 avanza hasta que se detiene; luego, la máquina 1. Si una de ellas nunca se detiene, la siguiente nunca empieza.
order-pruned = Quitar lo que ya está decidido
order-pruned-about = Una máquina que se ha detenido, o de la que se demuestra que nunca lo hará, no recibe más momentos. Las demás llegan antes, y no se pierde ningún informe.
field-rounds = Rondas
field-states = Estados de cada máquina
field-count = Máquinas
field-seed = Barajadas con
enumeration-legend = Números de las máquinas
enumeration-shuffled = barajados
enumeration-index = en el orden de sus tablas
enumeration-tree = como las encuentra una búsqueda
order-counting = Las máquinas y las rondas se cuentan desde 0; los momentos y los pasos de una máquina, desde 1.

# The demonstration
demonstration = Demostración
show-empty = Hay máquinas una junto a otra, y ninguna se ha movido. Esto es una demostración: toca cualquier cosa para terminarla.
show-first = Primero la primera. Sube y sube, y nada más se mueve.
show-sweep = Ahora todas, un paso cada una, por las diagonales.
show-report = { $reports ->
    [one] Una máquina se ha detenido: un informe cae en la bandeja.
   *[other] Otra máquina se ha detenido. Hay { $reports } informes en la bandeja.
}
show-end = Nunca termina. Nunca falla.

# All machines of two states
all-about = Hay { $machines } máquinas de dos estados y dos símbolos. Este es el barrido por todas ellas, por las diagonales, hasta el último informe.
all-table = Algunos de los informes
all-number = informe
all-machine = máquina
all-step = su paso
all-moment = momento
all-pruned = momento con poda
all-value = { $value }
all-last = El informe { $reports } llega en el momento { $moment }. Después no llegará ninguno más. El barrido no lo sabe, y sigue. Tú lo sabes solo porque alguien ha contado las máquinas que se detienen.
all-known = Con poda todo está decidido tras { $moments } { $moments ->
    [one] momento
   *[other] momentos
}, { $steps } de ellos pasos, porque de cada una de las demás máquinas hay una demostración de que nunca se detiene. Existen para todas las máquinas de dos estados. Para las mayores no tienen por qué existir.
all-stop = Para acabar a tiempo, el barrido tendría que saber uno de dos números: cuántas máquinas se detienen, o el máximo de pasos de una que se detiene. Con dos estados es 6; con cinco, 47 176 870, lo que se demostró en 2024. Con más estados nadie lo sabe.

# Formal systems
systems-one = H: una pregunta
systems-system = Sistema
system-squares = sumas de dos cuadrados
system-rewriting = un juego de reescritura
system-equations = ecuaciones
system-misled = cuadrados con una regla falsa
system-about = sobre el juego de reescritura
field-question = Número de la pregunta
question-squares = ¿Es { $number } la suma de dos cuadrados?
question-derivable = ¿Se puede derivar la palabra { $word }?
question-equation = ¿Tiene x² + { $c } = { $a } · y² una solución en números enteros?
question-decides = ¿Decide el juego de reescritura la palabra { $word }?
procedure-pair = probar { $a } y { $b }
procedure-modulus = mirar los restos módulo { $modulus }
procedure-derivation = { $words }
procedure-rule = la regla
systems-table = Los primeros procedimientos y lo que dice V
systems-procedure = procedimiento
systems-steps = pasos de V
systems-verdict = decisión
systems-decision = { $decision ->
    [yes] sí
    [no] no
   *[none] no aceptado
}
systems-halt = H se detiene en su ronda { $round }, en su momento { $moment }, con la respuesta { $decision ->
    [yes] sí
   *[no] no
}, porque V acepta el procedimiento { $procedure }. Un procedimiento tras otro, harían falta { $steps } { $steps ->
    [one] paso
   *[other] pasos
} de V.
systems-open = Tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
} V no ha aceptado ningún procedimiento. H sigue. Quizá no se detenga nunca.
systems-sequential = V siempre se detiene. Así que H podría probar D₀, D₁, D₂ … uno tras otro, y no necesita barrido. Quien lo necesita es X, porque H misma no tiene por qué detenerse.
systems-all = X: todas las preguntas
systems-all-about = X toma por turno una pregunta de cada sistema y hace un barrido por todas. Informa de lo que H decide.
systems-pruned = Cuando un informe dice que otra pregunta no se puede decidir, quitar esa pregunta
systems-summary = De { $questions } { $questions ->
    [one] pregunta
   *[other] preguntas
} se informa de { $reports }, { $wrong ->
    [0] de ninguna mal
    [one] de una mal
   *[other] de { $wrong } mal
}. { $dropped ->
    [0] No se quita ninguna pregunta.
    [one] Se quita una pregunta.
   *[other] Se quitan { $dropped } preguntas.
}
systems-reports = Los primeros informes de X
systems-round = ronda
systems-question = pregunta
systems-wrong = falso
systems-drops = quita una pregunta del juego de reescritura
systems-unsound = X acierta tanto como los sistemas. Uno de ellos tiene una regla falsa, y lo que X informa de él está demostrado en él, y es falso. Quitar una pregunta solo es correcto para el sistema del que habla el informe, aquí el juego de reescritura: otro sistema aún puede decidirla.

# H and X in the figure
picture-systems = H y X: columnas que suben paso a paso, y las respuestas en el orden en que llegan
picture-h = H: { $what }
picture-caption = Una columna es un procedimiento de H o una pregunta de X, tan alta como sus pasos. Toca una.
picture-begin = H tiene una pregunta y prueba un procedimiento tras otro: V siempre se detiene, así que ninguno frena al siguiente. X tiene muchas preguntas, y alguna puede no tener respuesta, así que avanza con todas a la vez. Da un paso.
picture-h-column = Procedimiento D{ $column }
picture-x-column = Pregunta X{ $column }
picture-h-columns = procedimientos
picture-x-columns = preguntas
picture-h-steps = pasos de V
picture-x-steps = sus pasos
picture-h-tray = Respuesta de H
picture-x-tray = Informes de X
picture-line = { $machine ->
    [h] D
   *[x] X
}{ $column }, paso { $step }: { $decision ->
    [yes] sí
   *[no] no
}
picture-h-step = H: V da su paso { $step } con D{ $column }.
picture-h-rejects = Se detiene y no acepta D{ $column }, así que puede empezar el siguiente procedimiento.
picture-h-accepts = Se detiene y acepta D{ $column }. Así que H <strong>se detiene</strong> con la respuesta { $decision ->
    [yes] sí
   *[no] no
}.
picture-h-open = H ha probado { $columns } { $columns ->
    [one] procedimiento
   *[other] procedimientos
} y sigue. Quizá no se detenga nunca.
picture-x-step = X, ronda { $round }: cada pregunta que ha empezado da un paso.
picture-x-report = X{ $column } <strong>se detiene</strong> en su paso { $step } con la respuesta { $decision ->
    [yes] sí
   *[no] no
}.
picture-x-end = La imagen de X acaba aquí: { $reports } de { $questions } { $questions ->
    [one] pregunta
   *[other] preguntas
} { $reports ->
    [one] tiene
   *[other] tienen
} respuesta.
picture-x-open = X{ $column } no tiene respuesta tras { $steps } { $steps ->
    [one] paso
   *[other] pasos
}, y no ha frenado a nadie.
picture-h-title = D{ $column }: { $what }
picture-x-title = X{ $column }: { $what }
picture-mark = { $title }. { $state }
picture-h-waiting = V aún no ha llegado a él.
picture-h-going = V ha dado { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} con él. Siempre se detiene.
picture-h-dropped = V se ha detenido tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} y no lo acepta.
picture-h-halted = V se ha detenido tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} y lo acepta. La respuesta es { $decision ->
    [yes] sí
   *[no] no
}.
picture-x-waiting = No ha empezado.
picture-x-going = Ha dado { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} y no tiene respuesta. Quizá no la tenga nunca.
picture-x-dropped = Otro informe dice que no tiene respuesta, así que no da más pasos.
picture-x-halted = Se ha detenido tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}. La respuesta es { $decision ->
    [yes] sí
   *[no] no
}.

# What can be wrong with a question about a sweep
error-dovetail-not-whole = Esto no es un número natural. Escribe solo cifras, sin signo.
error-dovetail-number-too-long = El número tiene { $digits } cifras; se admiten { $limit } como máximo.
error-dovetail-not-in-alphabet = El carácter { $place } del texto, «{ $found }», no está en el alfabeto.
error-dovetail-alphabet-twice = El alfabeto contiene dos veces el carácter «{ $found }».
error-dovetail-no-systems = Elige un sistema formal.
error-dovetail-system-twice = Has elegido dos veces un mismo sistema formal.
error-dovetail-machine-out-of-range = Las máquinas llevan los números { $min } a { $max }; ninguna tiene el número { $value }.
error-dovetail-moment-out-of-range = El barrido conoce los momentos { $min } a { $max }, pero no el momento { $value }.
error-dovetail-step-out-of-range = Los pasos llevan los números { $min } a { $max }; ninguno tiene el número { $value }.
error-dovetail-question-out-of-range = Las preguntas llevan los números { $min } a { $max }; ninguna tiene el número { $value }.
error-dovetail-questions-out-of-range = Puede haber de { $min } a { $max } preguntas, no { $value }.
error-dovetail-procedure-out-of-range = Los procedimientos llevan los números { $min } a { $max }; ninguno tiene el número { $value }.
error-dovetail-alphabet-out-of-range = Un alfabeto tiene de { $min } a { $max } caracteres, no { $value }.
