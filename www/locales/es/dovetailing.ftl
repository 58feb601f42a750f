page-title = ¿Puede una máquina responder a todo? · Appleyard
title = ¿Puede una máquina responder a todo?
lede = Nadie puede decir de antemano de toda máquina si se detiene. Intercala sus pasos, uno cada una: ninguna frena a otra, y la que se detiene informa.

# The figure
dovetailing-picture = A lo ancho, las máquinas; hacia arriba, sus pasos; al lado, los informes según van llegando
dovetailing-row = Paso { $step }
dovetailing-tray = Informes
dovetailing-empty = aún nada
dovetailing-alone = Solo la primera
dovetailing-alone-short = Una a una
dovetailing-count = { $steps }
dovetailing-machines = máquinas
dovetailing-steps = sus pasos
dovetailing-cell = Máquina { $machine }, paso { $step }: momento { $moment }, { $look ->
    [later] aún por venir
    [halts] se detiene
    [idle] se ha detenido antes
    [never] su último paso, porque nunca se detiene
    [covered] dado, y tapado
   *[done] dado
}
dovetailing-open = Máquina { $machine }, paso { $step }: aún por venir
dovetailing-never-comes = Máquina { $machine }, paso { $step }: { $look ->
    [never] no llega, porque nunca se detiene
   *[gone] no llega, porque la máquina ha terminado
}
dovetailing-bar = Máquina { $machine }, hasta el paso { $step }
dovetailing-report = Informe { $number }: la máquina { $machine } se ha detenido tras { $step ->
    [one] un paso
   *[other] { $step } pasos
}, en el momento { $moment }, y ha dejado { $ones ->
    [0] ningún uno
    [one] un solo uno
   *[other] { $ones } unos
} en su cinta
dovetailing-line = { $number }. máquina { $machine }, paso { $step }
dovetailing-caption = { $cells ->
    [yes] Gris: paso dado. Disco verde: se detiene. Trazos: ya se detuvo.
   *[no] Barra: máquina y sus pasos. Gris: sigue. Verde: se detuvo.
}{ $brief ->
    [yes] {""}
   *[no] <invite>{" "}Toca una.</invite>
}
dovetailing-rule-line = Una máquina intercala los pasos de todas las demás: en cada ronda empieza una más, y las que ya han empezado dan otro paso.

# A moment
dovetailing-begin = Una máquina puede detenerse e informar, o seguir para siempre.
dovetailing-invite = De las cuatro primeras, ¿cuál pondrías en marcha primero?
dovetailing-step = Momento { $moment }, en la ronda { $round }: la máquina { $machine } da su paso { $step }.
dovetailing-passing = { $order ->
    [first] La máquina { $machine } da un paso tras otro, y las demás esperan.
   *[other] Momento tras momento, cada máquina que ha empezado da otro paso.
}
dovetailing-halts = Momento { $moment }, en la ronda { $round }: la máquina { $machine } da su paso { $step } y <strong>se detiene</strong>. El informe { $number } cae en la bandeja.
dovetailing-idle = El momento { $moment }, en la ronda { $round }, es de la máquina { $machine }, que ya se ha detenido: no se mueve nadie.
dovetailing-none = El momento { $moment }, en la ronda { $round }, sería de la máquina { $machine }, que no existe: no se mueve nadie.
dovetailing-dropped = La máquina { $machine } no se detiene nunca: hay una demostración, así que no recibe más momentos.
dovetailing-stuck = Las demás no se han movido.
dovetailing-fair = Toda máquina que sigue en marcha dará algún día su próximo paso, así que no se escapa ninguna de las que se detienen.
dovetailing-end = Aquí acaba la figura, { $rounds ->
    [one] tras una ronda
   *[other] tras { $rounds } rondas
}. El barrido no acaba nunca.

# Which one first?
choose-label = La máquina que se pone en marcha primero
choose-name = Máquina
choose-machine = Máquina { $machine }
choose-stops = La máquina { $machine } se detiene tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}. Has tenido suerte. ¿Habrías seguido esperando si no?
choose-runs = La máquina { $machine } no se ha detenido tras { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}. Quizá se detenga en el siguiente, o nunca. Mientras esperas, las demás no se mueven.
step-once = Dar un paso
next-report = Siguiente informe
more-rounds = El doble de rondas
first-first = Solo la primera
sweep-all = Intercalar todas
watch = Mirar
dovetailing-predict = En el momento { $moment } llega el siguiente informe. ¿De qué máquina?
dovetailing-answer = Máquina { $machine }

# The figure as text
text-sweep = Las máquinas tienen { $states ->
    [one] un estado
   *[other] { $states } estados
} y dos símbolos cada una, y empiezan con la cinta en blanco. { $order ->
    [first] Hasta que la primera no se detiene, no empieza la siguiente.
   *[other] En cada ronda empieza una más, y las que ya han empezado siguen.
}
text-moment = { $moments ->
    [0] No ha pasado ningún momento.
    [one] Ha pasado un momento.
   *[other] Han pasado { $moments } momentos.
} { $begun ->
    [0] No ha empezado ninguna máquina.
    [one] Ha empezado una máquina.
   *[other] Han empezado { $begun } máquinas.
}
text-tray = { $reports ->
    [0] No ha llegado ningún informe.
    [one] Ha llegado un informe.
   *[other] Han llegado { $reports } informes. Estos son los últimos:
}
text-report = La máquina { $machine } se ha detenido con su paso { $step }, en el momento { $moment }.

word-order = Orden
word-all = Todas las de dos estados
word-systems = Sistemas

## What a link may ask of a sweep that the core refuses.
error-dovetail-no-machines = Todavía no hay ninguna máquina.
error-dovetail-too-much-memory = El barrido se detiene aquí: las cintas de sus máquinas ocuparían más de { $limit } celdas de memoria. Elige menos máquinas o menos rondas.
error-dovetail-count-out-of-range = Un barrido tiene de { $min } a { $max } máquinas, no { $value }.
error-dovetail-rounds-out-of-range = Puede haber de { $min } a { $max } rondas, no { $value }.
error-dovetail-tree-out-of-range = El árbol contiene máquinas de { $min } a { $max } estados, no de { $value }.
