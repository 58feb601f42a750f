page-title = ¿Cuándo se detiene? · Appleyard
title = ¿Cuándo se detiene?
lede = Una máquina con unas pocas reglas recorre una cinta, lee y escribe. Hazla avanzar, hazla retroceder y averigua cuándo se detiene.

# The figure
machines-picture = Una máquina con { $states ->
    [one] un estado
   *[other] { $states } estados
} y { $symbols } { $symbols ->
    [one] símbolo
   *[other] símbolos
}: su cinta, sus reglas y lo que ha hecho
machines-tape = Cinta
machines-rules = Reglas del estado { $state }
machines-steps = Pasos
machines-cell = Casilla { $cell }: { $symbol }{ $head ->
    [yes] , bajo el cabezal
   *[no] {""}
}
machines-rule = En { $state } al leer { $read }: { $rule ->
    [covered] tapada
    [none] no hay regla
   *[some] escribe { $write }, { $move ->
        [left] va a la izquierda
        [stay] se queda
       *[right] va a la derecha
    }, { $end ->
        [accept] acepta
        [reject] rechaza
        [halt] se detiene
       *[no] pasa a { $next }
    }
}
machines-step = Paso { $number }: en { $state } al leer { $read }: { $rule }
machines-caption = Cada fila es la cinta un paso después.{ $brief ->
    [yes] {""}
   *[no] <invite>{" "}Toca una regla, o la imagen para ir allí.</invite>
}
machines-caption-mean = Cada píxel es la media de muchas casillas y pasos.{ $brief ->
    [yes] {""}
   *[no] <invite>{" "}Tócala para ir a ese paso.</invite>
}
machines-rule-line = Cada paso lee una casilla, escribe en ella, va a la izquierda o a la derecha o se queda, y puede cambiar de estado.

# A moment
machines-invite = La máquina está en el estado <point>{ $state }</point> y lee { $read }.<invite> Haz que dé un paso. ¿Cuándo se detiene?</invite>
machines-begin = La máquina está en el estado <point>{ $state }</point> y lee { $read }.
machines-passing = La máquina da un paso tras otro.
machines-did = Paso { $number }: en <point>{ $state }</point> leyó { $read }, escribió { $write }, { $move ->
    [left] fue a la izquierda
    [stay] se quedó
   *[right] fue a la derecha
} y ahora está en <point>{ $next }</point>.
machines-did-last = Paso { $number }: en <point>{ $state }</point> leyó { $read }, escribió { $write }, { $move ->
    [left] fue a la izquierda
    [stay] se quedó
   *[right] fue a la derecha
} y se detuvo.
machines-covered = Paso { $number }: estaba en <point>{ $state }</point> y leyó { $read }.<invite> Toca la regla para ver qué hizo.</invite>
machines-stopped = { $end ->
    [accept] Ha aceptado
    [reject] Ha rechazado
   *[halt] Se ha detenido
} tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}. { $marks ->
    [0] Todas las casillas están en blanco.
    [one] Una casilla no está en blanco.
   *[other] { $marks } casillas no están en blanco.
}
machines-no-rule = En <point>{ $state }</point> al leer { $read } la tabla no tiene regla, así que se detiene aquí.
machines-goes-on = No se ha detenido tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}. Quizá se detenga en el siguiente, o nunca: los pasos dados no lo dicen.

# When does it stop?
stop-ask = ¿Cuándo se detiene?
stop-verdict-stops = Se detiene tras <strong>{ $steps }</strong> { $steps ->
    [one] paso
   *[other] pasos
}, con { $marks ->
    [0] todas las casillas en blanco
    [one] una casilla que no está en blanco
   *[other] { $marks } casillas que no están en blanco
}.
stop-verdict-accept = Acepta, tras <strong>{ $steps }</strong> { $steps ->
    [one] paso
   *[other] pasos
}.
stop-verdict-reject = Rechaza, tras <strong>{ $steps }</strong> { $steps ->
    [one] paso
   *[other] pasos
}.
stop-verdict-repeat = <strong>Nunca se detiene</strong>: tras el paso { $second }, y no antes, todo está como { $first ->
    [0] al principio
   *[other] tras el paso { $first }
}, así que da vueltas para siempre.
stop-verdict-shift = <strong>Nunca se detiene</strong>: tras el paso { $second } la cinta alrededor del cabezal está como { $first ->
    [0] al principio
   *[other] tras el paso { $first }
}, { $by ->
    [one] una casilla
   *[other] { $by } casillas
} más a la { $move ->
    [left] izquierda
   *[right] derecha
}. Delante solo hay blancos.
stop-verdict-unreachable = <strong>Nunca se detiene</strong>: ninguna regla a la que puede llegar la detiene.
stop-verdict-unknown = Esta página no lo sabe: ha dado { $steps } { $steps ->
    [one] paso
   *[other] pasos
} sin detenerse, y no tenemos una demostración de que nunca se detenga.
step-once = Dar un paso
run-further = Seguir hasta el paso { $steps } como máximo
closer = Más cerca
wider = Más lejos
watch = Ver a la campeona
at-halt = Ir a su final
machines-predict = En <point>{ $state }</point> al leer { $read }: ¿adónde va el cabezal?
answer-left = a la izquierda
answer-right = a la derecha
answer-stay = se queda

# The figure as text
text-machine = La máquina tiene los estados { $states } y los símbolos { $symbols }.
text-state = Tras { $step ->
    [one] un paso
   *[other] { $step } pasos
} está en el estado { $state }, en la casilla { $head }.
text-ended = Tras { $step ->
    [one] un paso
   *[other] { $step } pasos
} se ha detenido, en la casilla { $head }.
text-tape = La cinta de la casilla { $from } a la casilla { $to }: { $symbols }. Todas las que no ha alcanzado están como al principio.

word-machine = Máquina
word-boundary = Frontera
word-all = Todas las de dos estados
word-find = Buscar

## What can be wrong with a Turing machine and its tape.
error-turing-not-understood = Línea { $line }, columna { $column }: a partir de aquí no se puede leer la máquina.
error-turing-part-missing = Línea { $line }, columna { $column }: la regla termina aquí sin { $part ->
    [read] el símbolo leído
    [write] el símbolo que se escribe
    [move] la dirección
    [any] todas sus partes
   *[next] el estado siguiente
  }. Una regla tiene cinco partes: estado, símbolo leído, símbolo que se escribe, dirección, estado siguiente.
error-turing-tab-indents = Línea { $line }, columna { $column }: hay un tabulador en la sangría. En YAML solo los espacios sangran una línea, así que escribe espacios en su lugar.
error-turing-misplaced = Línea { $line }, columna { $column }: una línea que empieza aquí no pertenece a ninguna anterior. En YAML los estados de una tabla empiezan en una misma columna, y también las reglas de un estado, más a la derecha.
error-turing-text-too-long = El texto de la máquina tiene { $length } bytes; se permiten { $limit } como máximo.
error-turing-no-states = La máquina aún no tiene ningún estado.
error-turing-no-start = El texto no dice en qué estado empieza la máquina.
error-turing-two-starts = Línea { $line }, columna { $column }: la máquina ya tiene un estado inicial.
error-turing-unknown-state = Línea { $line }, columna { $column }: ningún estado se llama «{ $name }».
error-turing-unknown-symbol = Línea { $line }, columna { $column }: «{ $name }» no es un símbolo de esta máquina. Un símbolo es un solo carácter.
error-turing-no-such-direction = Línea { $line }, columna { $column }: «{ $name }» no es una dirección. El cabezal va a la izquierda, L, o a la derecha, R, o se queda, S.
error-turing-wrong-cells = Línea { $line }, columna { $column }: esta fila tiene { $cells } { $cells ->
    [one] casilla
   *[other] casillas
} y necesita { $expected }, una por símbolo. Escribe --- en una casilla sin regla.
error-turing-doubtful-rows = Línea { $line }, columna { $column }: no está claro dónde acaban las reglas de un estado. Escribe _ o empieza otra línea entre dos estados.
error-turing-no-such-machine = El texto no tiene la máquina { $machine }: tiene { $machines ->
    [one] solo una
   *[other] { $machines }
  }.
error-turing-other-form = Este texto es { $form ->
    [python] Python
    [turing-machine-simulator] una máquina de turingmachinesimulator.com
    [jflap] un archivo de JFLAP
    [json] JSON
   *[xml] XML
}, que aquí no se lee. Escribe la máquina como reglas, por ejemplo A 0 1 R B.
error-turing-not-written = Esta forma no puede expresar la máquina. Elige otra.
error-turing-two-rules = Línea { $line }, columna { $column }: este estado ya tiene una regla para este símbolo.
error-turing-too-many-states = Una máquina puede tener { $limit } estados como máximo.
error-turing-too-many-symbols = Una máquina puede tener { $limit } símbolos como máximo, contando el blanco.
error-turing-name-too-long = Línea { $line }, columna { $column }: un nombre puede tener { $limit } caracteres como máximo.
error-turing-not-standard = El texto estándar no puede expresar esta máquina. Tiene { $limit } estados como máximo, empieza en el primero, y ni acepta ni rechaza.
error-turing-tape-symbol = El carácter { $place } de la cinta, «{ $found }», no es un símbolo de esta máquina.
error-turing-tape-too-long = La cinta tiene { $cells } casillas a un lado del cabezal; se permiten { $limit } como máximo.
error-turing-no-such-step = El paso { $step } no se conoce; la ejecución se conoce hasta el paso { $known }.
error-turing-picture-too-coarse = La imagen abarca más pasos y casillas de los que se pueden sumar con exactitud. Elige una parte más pequeña.
error-turing-limit-out-of-range = La ejecución puede parar tras { $min } a { $max } pasos, no tras { $value }.
error-turing-index-out-of-range = Las máquinas tienen los números de { $min } a { $max }, y ninguna tiene el número { $value }.
