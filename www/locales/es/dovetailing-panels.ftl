# Why at a mark
why-label = Por qué: { $what }
why-cell = Máquina { $machine }, paso { $step }
why-report = Informe { $number }: máquina { $machine }
why-came = { $order ->
    [first] La máquina { $machine } dio su paso { $step } en el momento { $moment }: { $machine ->
        [0] va primero, hasta que se detiene.
       *[other] para entonces habían terminado todas las anteriores.
    }
    [triangles] La máquina { $machine } empieza en la ronda { $machine } con un paso, y luego da 2, 3, 4 … por ronda. Así que su paso { $step } llegó en la ronda { $round }, en el momento { $moment }.
    [doubling] La máquina { $machine } empieza en la ronda { $machine } con un paso, y luego da 2, 4, 8 … por ronda. Así que su paso { $step } llegó en la ronda { $round }, en el momento { $moment }.
   *[other] La máquina { $machine } empieza en la ronda { $machine } y da un paso en cada ronda. Así que su paso { $step } llegó en la ronda { $round }, en el momento { $moment }.
}
why-idle = Aquí tocaría el paso { $step } de la máquina { $machine }, pero ya se ha detenido. Su momento, el { $moment }, pasa sin que nadie se mueva.
why-open = Cuándo llega este paso depende de qué máquinas terminen antes. Llegará como muy tarde en el momento { $bound }, o no llegará.
why-open-own = La máquina { $machine } va primero, así que su paso { $step } llega en el momento { $bound }, salvo que se detenga antes.
why-open-first = Solo llega cuando se han detenido todas las máquinas anteriores. Si una de ellas no se detiene nunca, no llega.
why-place = Esta máquina empieza en la ronda { $machine }, y cada ronda da un paso a cada máquina que ha empezado. Por eso este paso toca en la ronda { $round }, y en ella en el momento { $moment }. Si entonces la máquina sigue en marcha, lo da; si no, en ese momento no se mueve nadie.
why-sum = Antes de esta ronda { $before ->
    [one] pasa
   *[other] pasan
} { $before } { $before ->
    [one] momento
   *[other] momentos
}, y en ella { $place } más. Así que este es el momento { $before } + { $place } + 1 = { $moment }.
why-halted = Con este paso se detuvo y { $ones ->
    [0] no dejó ningún uno
    [one] dejó un solo uno
   *[other] dejó { $ones } unos
} en su cinta. El informe salió al instante, sin esperar a las demás.
why-bound = Si ninguna máquina terminara, sería el momento { $bound }. Por mucho que duren las demás, más tarde no llega.
why-none-ended = Esta máquina se detiene antes de este paso.
why-none-dropped = Esta máquina nunca se detiene, y eso queda demostrado antes de este paso, así que no recibe ningún momento para él.

# The order
order-legend = Cómo se intercalan los pasos
order-cantor = diagonales
order-rounds = rondas
order-triangles = triángulos
order-doubling = dobles
order-first = primero la primera
order-about-cantor = En la ronda r las máquinas de 0 a r dan un paso cada una. La que se ha detenido conserva su momento, así que cada casilla tiene el número que Cantor dio a su par.
order-about-rounds = El bucle del texto original: en cada ronda empieza una máquina más, y todas las que aún avanzan dan un paso.
order-about-triangles = En la ronda r la máquina x da r − x + 1 pasos seguidos.
order-about-doubling = En la ronda r la máquina x da 2 elevado a r − x pasos seguidos: cada máquina, la mitad que la anterior.
order-about-first = La máquina 0 sigue hasta que se detiene; solo entonces empieza la 1. Si una de ellas no se detiene nunca, las siguientes no empiezan.
order-anew = Todo cambio aquí empieza de nuevo, antes del primer paso.
order-pruned = Quitar lo que ya está decidido
order-pruned-about = La máquina que se ha detenido, o de la que hay una demostración de que nunca lo hará, no recibe más momentos. Así las demás llegan antes, y no se pierde ningún informe.
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
demonstration = Animación
show-empty = Las máquinas están en fila, y ninguna se ha movido.<invite> Esto es una animación: toca cualquier cosa para terminarla.</invite>
show-first = Primero se ejecuta solo la primera. Sube y sube, y las demás no se mueven.
show-sweep = Ahora todas intercalan sus pasos: uno cada una, por las diagonales.
show-report = { $reports ->
    [one] Una máquina se ha detenido: un informe cae en la bandeja.
   *[other] Otra máquina se ha detenido. Hay { $reports } informes en la bandeja.
}
show-end = El barrido no termina nunca. Pero no se le escapa ninguna máquina que se detenga.

# All machines of two states
all-about = Hay { $machines } máquinas de dos estados y dos símbolos. Este es el barrido de todas ellas, por las diagonales, hasta el último informe. Aquí llevan el número de su tabla. En la figura llevan otros números, y por eso un informe llega allí en otro momento: cambia el orden de las máquinas, no la regla.
all-table = Algunos de los informes
all-number = informe
all-machine = máquina
all-step = su paso
all-moment = momento
all-pruned = momento con poda
all-value = { $value }
all-last = El informe { $reports } llega en el momento { $moment }, y es el último. El barrido no lo sabe, y sigue. Tú lo sabes porque alguien ha contado las máquinas que se detienen.
all-known = Con poda, tras { $moments } { $moments ->
    [one] momento
   *[other] momentos
} ya está todo decidido, y solo { $steps } de ellos son pasos. De cada una de las demás máquinas hay una demostración de que no se detiene nunca. Todas las máquinas de dos estados la tienen; las que tienen más estados, quizá no.
all-stop = Para parar a tiempo, el barrido tendría que saber cuántas máquinas se detienen, o cuántos pasos da la que más tarda en detenerse. Con dos estados son 6; con cinco, 47 176 870, y eso se demostró en 2024. Con más estados no lo sabe nadie.

# Formal systems
systems-about = Un sistema formal tiene preguntas de sí o no, procedimientos numerados y un comprobador que ve si un procedimiento decide una pregunta.
systems-one = Una pregunta
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
procedure-modulus = mirar los restos al dividir entre { $modulus }
procedure-derivation = { $words }
procedure-rule = la regla: un número que da resto 1 al dividirlo entre 4 es suma de dos cuadrados
systems-table = Los primeros procedimientos y lo que dice el comprobador
systems-procedure = procedimiento
systems-steps = pasos del comprobador
systems-verdict = decisión
systems-decision = { $decision ->
    [yes] sí
    [no] no
   *[none] no aceptado
}
systems-halt = La respuesta es { $decision ->
    [yes] sí
   *[no] no
}, porque el comprobador acepta el procedimiento { $procedure }. Un procedimiento tras otro, eso lleva { $steps } { $steps ->
    [one] paso
   *[other] pasos
} del comprobador. Si avanzan todos a la vez, llega en la ronda { $round }, en el momento { $moment }.
systems-misled = Esta respuesta es <strong>falsa</strong>. El sistema la demuestra con su regla falsa: { $number } da resto 1 al dividirlo entre 4 y, sin embargo, no es suma de dos cuadrados.
systems-open = Tras { $rounds } { $rounds ->
    [one] ronda
   *[other] rondas
} el comprobador no ha aceptado ningún procedimiento. La búsqueda sigue, y quizá no se detenga nunca.
systems-sequential = El comprobador siempre se detiene. Así que la búsqueda puede probar los procedimientos 0, 1, 2 … uno tras otro, y no necesita barrido. Para todas las preguntas sí hace falta, porque la búsqueda de una de ellas puede no detenerse.
systems-all = Todas las preguntas
systems-all-about = El barrido toma una pregunta de un sistema, luego una del siguiente, y así siempre. Para cada una empieza una búsqueda, y las hace avanzar todas a la vez. Informa de lo que decida cualquiera de ellas.
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
systems-reports = Los primeros informes del barrido
systems-round = ronda
systems-question = pregunta
systems-wrong = falso
systems-drops = quita una pregunta del juego de reescritura
systems-unsound = El barrido es tan fiable como los sistemas. Uno de ellos tiene una regla falsa: lo que el barrido informa por ella está demostrado en ese sistema, y es falso. Quitar una pregunta solo vale para el sistema del que habla el informe, aquí el juego de reescritura: otro sistema quizá aún la decida.

# H and X in the figure
picture-systems = Una pregunta y todas las preguntas: columnas que suben paso a paso, y las respuestas en el orden en que llegan
picture-h = { $what }
picture-caption = Cada columna es un procedimiento o una pregunta, tan alta como sus pasos.<invite> Toca una.</invite>
picture-begin = Para una pregunta se prueban los procedimientos uno a uno. Con todas las preguntas se intercalan los pasos, porque alguna puede no tener respuesta.
picture-h-columns = procedimientos
picture-x-columns = preguntas
picture-h-steps = pasos del comprobador
picture-x-steps = sus pasos
picture-h-tray = Respuesta
picture-x-tray = Informes
picture-line = { $machine ->
    [h] procedimiento
   *[x] pregunta
} { $column }: { $decision ->
    [yes] sí
   *[no] no
}, paso { $step }
picture-h-step = El comprobador da su paso { $step } con el procedimiento { $column }.
picture-h-rejects = Se detiene y no lo acepta, así que puede empezar el siguiente procedimiento.
picture-h-accepts = Se detiene y acepta el procedimiento. Así que la búsqueda <strong>se detiene</strong> con la respuesta { $decision ->
    [yes] sí
   *[no] no
}.
picture-h-open = La búsqueda ha probado { $columns } { $columns ->
    [one] procedimiento
   *[other] procedimientos
} y sigue. Quizá no se detenga nunca.
picture-x-step = El barrido, ronda { $round }: cada pregunta que ha empezado da un paso.
picture-x-report = La pregunta { $column } <strong>se detiene</strong> en su paso { $step } con la respuesta { $decision ->
    [yes] sí
   *[no] no
}.
picture-x-end = La imagen del barrido acaba aquí: { $reports } de { $questions } { $questions ->
    [one] pregunta
   *[other] preguntas
} { $reports ->
    [one] tiene
   *[other] tienen
} respuesta.
picture-x-open = La pregunta { $column } no tiene respuesta tras { $steps } { $steps ->
    [one] paso
   *[other] pasos
}, y no ha frenado a ninguna otra.
picture-h-title = Procedimiento { $column }: { $what }
picture-x-title = Pregunta { $column }: { $what }
picture-mark = { $title }. { $state }
picture-h-waiting = El comprobador aún no ha llegado a él.
picture-h-going = El comprobador ha dado { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} con él. Siempre se detiene.
picture-h-dropped = El comprobador se ha detenido tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} y no lo acepta.
picture-h-halted = El comprobador se ha detenido tras { $steps ->
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
