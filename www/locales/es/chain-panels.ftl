# Quitar
chain-better = { $who ->
    [you] Jugada { $ply }: deberías haber quitado { $count ->
        [one] el objeto { $from }.
       *[other] los objetos { $from } y { $to }.
    }
   *[other] Jugada { $ply }: quien movía debería haber quitado { $count ->
        [one] el objeto { $from }.
       *[other] los objetos { $from } y { $to }.
    }
}

# Fila
row-legend = La fila
field-objects = Objetos
row-position = O cualquier posición
row-position-about = Escribe casillas como 1101, tamaños de los grupos como { $groups } o cuántos grupos hay de 1, 2, 3, … objetos, como { $notation }.
row-end = Quien quita el último objeto
row-end-normal = gana (juego normal)
row-end-misere = pierde (juego misère)
row-first = La primera jugada de una fila entera
row-first-fewest = quita un solo objeto
row-first-any = quita uno o dos, como las demás

# Grupos
groups-here = Esta posición
groups-about = En grupos, esta posición es { $groups }. El artículo «A la pregunta de Wirth y cadenas» escribe { $notation }, donde el número n-ésimo cuenta los grupos de n objetos. { $cells ->
    [one] En una fila de una casilla,
   *[other] En una fila de { $cells } casillas,
} { $rows ->
    [one] estos grupos se pueden colocar de una sola manera.
   *[other] se pueden colocar de { $rows } maneras, y con todas se juega igual.
}
groups-moves = Sus jugadas
groups-merge = { $moves ->
    [one] Hay una sola jugada.
   *[other] El array tiene { $moves } jugadas. En grupos, llevan a { $options ->
        [one] una sola posición.
       *[other] { $options } posiciones.
    } Las filas con los mismos grupos están en el mismo estante.
}
groups-take = { $count ->
    [one] Quitar el objeto { $from }
   *[other] Quitar los objetos { $from } y { $to }
}
groups-rows-more = y { $more } más
groups-more = { $more ->
    [one] Hay otro estante que no se muestra.
   *[other] Hay otros { $more } estantes que no se muestran.
}

# Tabla
table-withheld = Estas tablas dicen quién gana, así que están ocultas mientras las pistas están apagadas o las marcas tapadas.
table-values = Valores exactos
table-about = +k quiere decir que gana quien mueve primero, en k jugadas. −k quiere decir que pierde, en k jugadas como máximo. Elige un valor para abrir su fila. Las filas de más de { $most } objetos solo figuran en la tabla.
table-first-fewest = la primera jugada quita uno
table-first-any = primera jugada libre
table-end-normal = normal
table-end-misere = misère
table-cell = { $objects ->
    [one] Fila de { $objects } objeto
   *[other] Fila de { $objects } objetos
}, { $end ->
    [normal] juego normal
   *[misere] juego misère
}, { $first ->
    [fewest] la primera jugada quita uno
   *[any] primera jugada libre
}: { $outcome ->
    [P] { $plies ->
        [one] perdida en { $plies } jugada
       *[other] perdida en { $plies } jugadas
    }
   *[N] { $plies ->
        [one] ganada en { $plies } jugada
       *[other] ganada en { $plies } jugadas
    }
}
table-memory = Para esta tabla, el motor de cálculo guarda los valores de las { $positions } { $positions ->
    [one] posición
   *[other] posiciones
} que caben en { $cells } { $cells ->
    [one] casilla
   *[other] casillas
}, en los dos juegos. Ocupan { $bytes } bytes.
table-chart = { $end ->
    [normal] { $first ->
        [fewest] Cuánto dura el juego normal
       *[any] Cuánto dura el juego normal con la primera jugada libre
    }
   *[misere] { $first ->
        [fewest] Cuánto dura el juego misère
       *[any] Cuánto dura el juego misère con la primera jugada libre
    }
}
table-chart-label = Jugadas hasta el final para filas de 1 a { $rows } { $rows ->
    [one] objeto
   *[other] objetos
}; en la tabla están los mismos números.
table-chart-objects = objetos
table-chart-plies = jugadas
table-key-won = ganada
table-key-lost = perdida
table-key-most = una jugada por objeto: ninguna partida dura más
table-grundy = Cada grupo como montón de Nim
table-grundy-about = En el juego normal, un grupo de n objetos equivale a un montón de Nim, y la tabla da su tamaño. Está demostrado que desde n = { $preperiod } los tamaños se repiten cada { $period } (el primer periodo lleva fondo de color). Antes hay { $exceptions } excepciones (recuadradas); la última, con n = { $last }.
grundy-label = Valores de Grundy de { $code }
grundy-more = La tabla muestra los grupos hasta { $shown }; el motor de cálculo ha llegado hasta { $heaps }.

# Recuento
census-title = Recuento
census-about = La tabla cuenta las { $positions } posiciones que caben en { $cells ->
    [one] una fila de { $cells } casilla
   *[other] una fila de { $cells } casillas
}, según los objetos que quedan, { $end ->
    [normal] en el juego normal.
   *[misere] en el juego misère.
} Las jugadas que dejan los mismos grupos cuentan como una.
census-objects = objetos que quedan
census-positions = posiciones
census-won = ganadas
census-lost = perdidas
census-only = gana una sola jugada de varias
census-every = ganan todas las jugadas
census-sum = total
census-count = { $count }
census-about-oneWins = { $count ->
    [0] En ninguna posición hay varias jugadas de las que gane exactamente una.
    [one] Solo en esta posición hay varias jugadas de las que gana exactamente una:
   *[other] Estas son las posiciones más pequeñas con varias jugadas de las que gana exactamente una:
}
census-about-everyWins = { $count ->
    [0] Todas las jugadas ganan solo donde hay una. Ninguna posición tiene dos o más jugadas y todas ganadoras.
    [one] Solo esta posición tiene dos o más jugadas y todas ganadoras:
   *[other] Estas son las posiciones más pequeñas con dos o más jugadas y todas ganadoras:
}
census-about-misled = { $count ->
    [0] Cuenta cada grupo como un montón de Nim de su valor de Grundy. El Nim misère acierta entonces quién gana en todas las posiciones.
    [one] Cuenta cada grupo como un montón de Nim de su valor de Grundy. El Nim misère se equivoca de ganador solo aquí:
   *[other] Cuenta cada grupo como un montón de Nim de su valor de Grundy. El Nim misère se equivoca de ganador; estas son las posiciones más pequeñas:
}
census-open = Abrir { $groups }
misled-title = Dónde engañan los valores de Grundy
misled-about = { $count ->
    [0] Cuenta cada grupo como un montón de Nim de su valor de Grundy. El Nim misère acierta entonces quién gana en todas las filas de hasta { $most } objetos.
    [one] Cuenta cada grupo como un montón de Nim de su valor de Grundy. El Nim misère se equivoca de ganador en una fila de hasta { $most } objetos:
   *[other] Cuenta cada grupo como un montón de Nim de su valor de Grundy. El Nim misère se equivoca de ganador en { $count } filas de hasta { $most } objetos{ $first ->
        [fewest] {""}
       *[any] {" "}con la primera jugada libre
    }:
}
misled-open = Abrir la fila de { $objects }

# Mapa
field-map-objects = Casillas de la fila
map-too-long = La fila de la figura tiene { $cells } casillas y { $positions } posiciones, demasiadas para dibujarlas. El mapa muestra filas de { $most } casillas como máximo.
map-about = En { $objects ->
    [one] una fila de { $objects } casilla
   *[other] una fila de { $objects } casillas
} caben { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}. { $along ->
    [yes] Los números de arriba dicen cuántos objetos quedan, desde la fila entera, a la izquierda, hasta la vacía, a la derecha.
   *[no] Los números de la izquierda dicen cuántos objetos quedan, desde la fila entera, arriba, hasta la vacía, abajo.
} Cada línea es una jugada. { $shown ->
    [yes] { $end ->
        [normal] En el juego normal, quien tiene el turno <lost>pierde</lost> en un disco <disc/> y puede <won>ganar</won> en un anillo <ring/>.
       *[misere] En el juego misère, quien tiene el turno <lost>pierde</lost> en un disco <disc/> y puede <won>ganar</won> en un anillo <ring/>.
    }
   *[no] {""}
}
map-line = La línea gruesa es la partida hasta ahora.
map-label = { $objects ->
    [one] Las posiciones de una fila de { $objects } casilla y las jugadas entre ellas
   *[other] Las posiciones de una fila de { $objects } casillas y las jugadas entre ellas
}
map-layer = { $objects ->
    [one] Queda { $objects } objeto
   *[other] Quedan { $objects } objetos
}
map-node = { $objects ->
    [0] fila vacía
   *[other] { $groups }
}{ $outcome ->
    [P] { $plies ->
        [0] , perdida
        [one] , perdida en { $plies } jugada
       *[other] , perdida en { $plies } jugadas
    }
    [N] { $plies ->
        [0] , ganada
        [one] , ganada en { $plies } jugada
       *[other] , ganada en { $plies } jugadas
    }
   *[hidden] {""}
}
map-point = Señala una posición para ver sus jugadas o elígela para abrirla.
map-here = { $objects ->
    [0] Esta es la fila vacía.
   *[other] { $groups } { $rows ->
        [one] se puede colocar aquí de una sola manera,
       *[other] se puede colocar aquí de { $rows } maneras,
    } y la jugada siguiente lleva a { $positions ->
        [one] una sola posición.
       *[other] una de { $positions } posiciones.
    }
}
map-open = Abrirla
map-withheld = El mapa oculta quién gana mientras las pistas están apagadas o las marcas tapadas.
map-article = El artículo «A la pregunta de Wirth y cadenas» cuenta a mano { $counted } de estas { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}.
map-article-groups = Con { $objects } { $objects ->
    [one] objeto
   *[other] objetos
} en { $groups } { $groups ->
    [one] grupo
   *[other] grupos
} cuenta { $has } { $has ->
    [one] posición
   *[other] posiciones
}, pero son { $there }: { $list }.
map-article-empty = Deja fuera la fila vacía.
map-table = Las posiciones, en una tabla
map-column-groups = grupos
map-column-objects = objetos que quedan
map-column-value = valor
map-column-moves = posiciones siguientes
map-column-rows = { $cells ->
    [one] filas de { $cells } casilla
   *[other] filas de { $cells } casillas
}

# Teoría
octal-title = Juegos octales
octal-digits = La cifra número k después del punto dice qué puede dejar de un grupo una jugada que quita k objetos. Un 1 es nada, un 2 es un grupo y un 4 son dos grupos; una suma permite cada uno de sus sumandos. Así, 7 = 1 + 2 + 4 lo permite todo, y Cadena, donde se quitan uno o dos, es 0.77. Con un 4 antes del punto se puede partir un grupo sin quitar nada.
octal-code = Código
octal-code-about = Un código es un punto con cifras de 0 a 7, como 0.77.
error-octal-ends = El código acaba demasiado pronto. Tiene que ser un punto con cifras de 0 a 7, como 0.77.
octal-example-1 = 0.77 Cadena, Kayles
octal-example-2 = 0.07 Kayles de Dawson
octal-example-3 = 0.137 Ajedrez de Dawson
octal-example-4 = 0.6
octal-example-5 = 4.3
field-octal-heaps = Valores hasta un grupo de
octal-values = Valores de Grundy de { $code }
octal-move = { $taken ->
    [0] Una jugada puede no quitar nada y partir un grupo en dos.
    [one] Una jugada puede quitar un objeto de un grupo y dejar { $leaves ->
        [1] nada de él.
        [2] un grupo con el resto.
        [3] nada de él o un grupo con el resto.
        [4] dos grupos con el resto.
        [5] nada de él o dos grupos con el resto.
        [6] uno o dos grupos con el resto.
       *[7] nada de él, o uno o dos grupos con el resto.
    }
   *[other] Una jugada puede quitar { $taken } objetos de un grupo y dejar { $leaves ->
        [1] nada de él.
        [2] un grupo con el resto.
        [3] nada de él o un grupo con el resto.
        [4] dos grupos con el resto.
        [5] nada de él o dos grupos con el resto.
        [6] uno o dos grupos con el resto.
       *[7] nada de él, o uno o dos grupos con el resto.
    }
}
octal-period = { $preperiod ->
    [0] Los valores se repiten cada { $period } desde el principio.
   *[other] Desde el grupo de { $preperiod }, los valores se repiten cada { $period } (el primer periodo lleva fondo de color). { $exceptions ->
        [one] Un grupo menor es una excepción (recuadrada): { $last }.
       *[other] { $exceptions } grupos menores son excepciones (recuadradas); el mayor tiene { $last } objetos.
    }
}
octal-proof = Guy y Smith demostraron cómo saberlo. Sea t lo máximo que quita una jugada, y supón que los valores se repiten cada p desde n₀ hasta 2n₀ + p + t − 1. Entonces se repiten para siempre. Aquí se han comprobado hasta { $to }.
octal-no-period = { $more ->
    [yes] Los valores hasta { $heaps } no demuestran ningún periodo; quizá lo demuestren más valores, hasta { $most }.
   *[no] Los valores hasta { $heaps } no demuestran ningún periodo.
}
octal-withheld = Lo que dicen estos valores de la fila de la figura está oculto mientras las pistas están apagadas o las marcas tapadas.
splits-title = Quién gana desde { $objects }
splits-about = Si la primera jugada quita solo uno de { $objects ->
    [one] { $objects } objeto
   *[other] { $objects } objetos
}, reparte el resto ({ $left }) en dos partes, una de ellas quizá vacía. En el juego normal, quien empieza <won>gana</won> exactamente si en algún reparto las dos partes tienen el mismo valor de Grundy (debajo). Dos valores iguales son como dos montones de Nim iguales: lo que tu rival haga en uno, tú lo haces en el otro.
splits-found = { $found ->
    [0] Ningún reparto de { $left } tiene valores iguales, así que quien empieza <lost>pierde</lost>.
    [one] Un reparto de { $left } tiene valores iguales, así que quien empieza <won>gana</won>.
   *[other] { $found } repartos de { $left } tienen valores iguales, así que quien empieza <won>gana</won>.
}

# La carrera: las calles
race-title = Estructura de datos contra algoritmo
race-about = Cada programa averigua quién gana desde { $objects ->
    [one] una fila de un objeto
   *[other] una fila de { $objects } objetos
} { $end ->
    [normal] en el juego normal
   *[misere] en el juego misère
}; { $first ->
    [fewest] la primera jugada quita solo uno.
   *[any] la primera jugada quita uno o dos.
} Un array tiene una casilla por objeto. Los grupos solo guardan cuántos hay de cada tamaño, y así muchas filas son una sola posición.
field-race-objects = Objetos, H
race-field-representation = Cómo guarda una posición la calle { $letter }
race-field-algorithm = Cómo busca la calle { $letter }
race-as-array = array
race-as-groups = grupos
race-by-exhaustive = exhaustiva: todas las líneas de juego
race-by-cut-off = con corte: para en la primera jugada ganadora
race-by-memoised = con memoria: una tabla de posiciones
race-by-bottom-up = ascendente: todas las posiciones, desde pocos objetos
race-by-sprague-grundy = Sprague-Grundy: solo valores de grupos
race-kind = { $representation ->
    [array] array
   *[groups] grupos
}, { $algorithm ->
    [exhaustive] exhaustiva
    [cut-off] con corte
    [memoised] con memoria
    [bottom-up] ascendente
   *[sprague-grundy] Sprague-Grundy
}
race-start = Empezar
race-stop = Detener
race-add = Otra calle
race-act-remove = Quitar
race-label-remove = Quitar la calle { $letter }
race-removed = { $lanes ->
    [one] Queda una calle.
   *[other] Quedan { $lanes } calles.
}
race-act-stop = Detener
race-label-stop = Detener la calle { $letter }
race-act-start-long = Empezar de todos modos
race-label-start-long = Empezar de todos modos la calle { $letter }
race-fair = Las calles trabajan por turnos de unos milisegundos. El tiempo de cada calle solo cuenta su propio trabajo, no los turnos de las demás.
race-progress = Jugadas que ha probado la calle { $letter }
race-counting = El motor de cálculo está contando las jugadas…
race-will = Probará { $count }.
race-would = Tendría que probar { $count }.
race-measuring = Primero prueba una fila más corta para medir su ritmo aquí.
race-estimate = A su ritmo aquí, tardará aproximadamente { $time }.
race-long = A su ritmo aquí, tardará aproximadamente { $time }. Es más de un minuto, así que no empieza con las demás.
race-range = de { $from } a { $to }
race-instant = Eso no tarda casi nada.
race-estimated = La calle { $slow } tardaría aproximadamente { $time }, según una estimación; { $count ->
    [one] la calle { $quick }, casi nada
   *[other] las calles { $quick }, casi nada
}.
race-slower = Una tabla mayor puede hacer más lento el programa.
race-unmeasured = No se ha podido medir su ritmo, así que no empieza con las demás.
race-tried = Ha probado { $tried } de { $total } en { $time }.
race-left = Tardará aproximadamente { $time } más.
race-done = Ha probado { $tried } en { $time }.
race-stopped = Se ha detenido tras { $tried } y { $time }.
race-rate = Son { $rate } por segundo.
race-stored = { $algorithm ->
    [sprague-grundy] { $stored ->
        [one] Ha guardado { $stored } valor de Grundy.
       *[other] Ha guardado { $stored } valores de Grundy.
    }
   *[other] { $stored ->
        [one] Ha guardado { $stored } posición.
       *[other] Ha guardado { $stored } posiciones.
    }
}
race-rounds = { $rounds ->
    [one] Ha dado { $rounds } pasada.
   *[other] Ha dado { $rounds } pasadas, y la última no cambió nada.
}
race-over = { $done ->
    [one] Ha terminado { $done } de { $lanes } calles.
   *[other] Han terminado { $done } de { $lanes } calles.
}
race-results = Resultados
race-withheld = La tabla oculta quién gana mientras las pistas están apagadas.
race-column-lane = Calle
race-column-value = Quien empieza
race-column-moves = Jugadas probadas
race-column-ratio = Frente a { $letter }
race-column-stored = En la tabla
race-column-rounds = Pasadas
race-column-time = Tiempo
race-value = { $outcome ->
    [N] { $exact ->
        [yes] <won>gana</won> en { $plies }
       *[no] <won>gana</won>
    }
   *[P] { $exact ->
        [yes] <lost>pierde</lost> en { $plies }
       *[no] <lost>pierde</lost>
    }
}
race-against = { $fewer ->
    [yes] ÷ { $ratio }
   *[no] × { $ratio }
}

# La carrera: los números
race-moves = { $exact ->
    [yes] { $count ->
        [one] { $moves } jugada
       *[other] { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}
    }
   *[no] unas { $moves } { $moves ->
    [one] jugada
   *[other] jugadas
}
}
race-power = { $mantissa } × 10{ $exponent }
race-times = × { $ratio }
race-time = { $unit ->
    [under] menos de 1 ms
    [ms] { $value } ms
    [seconds] { $value } s
    [minutes] { $value } min
    [hours] { $value } h
    [days] { $value ->
        [one] { $value } día
       *[other] { $value } días
    }
    [power-years] { $value } { $value ->
    [one] año
   *[other] años
}
   *[years] { $value ->
        [one] { $value } año
        [other] { $value } años
       *[many] { $value } de años
    }
}

# La carrera: cómo crecen las jugadas
counts-title = Cómo crecen las jugadas
counts-about = El gráfico muestra cuántas jugadas prueba cada programa en filas de 1 a { $to } objetos. El motor de cálculo las cuenta sin probarlas. De cada línea horizontal a la siguiente, el número se multiplica siempre por lo mismo.
counts-label = { $lanes ->
    [one] Jugadas que prueba { $lanes } programa en filas de 1 a { $to } objetos, por potencias de diez
   *[other] Jugadas que prueban { $lanes } programas en filas de 1 a { $to } objetos, por potencias de diez
}
counts-printed = las que da el artículo (juego normal, la primera jugada quita uno)
counts-lane = Calle
counts-moves = { $objects ->
    [one] Jugadas, { $objects } objeto
   *[other] Jugadas, { $objects } objetos
}
counts-factor = { $before ->
    [one] Frente a { $before } objeto
   *[other] Frente a { $before } objetos
}
counts-table = Todos los números, cifra a cifra
counts-before = Filas anteriores
counts-after = Filas siguientes
counts-page = Filas { $from } a { $to } de { $rows }
counts-objects = Objetos
reach-title = Hasta dónde llega cada programa
reach-about = La tabla muestra la fila más larga que cada programa acabaría en ese tiempo, al ritmo que ha llevado aquí hasta ahora.
reach-rate = Jugadas por segundo
reach-minute = En un minuto
reach-day = En un día
reach-year = En un año
reach-objects = { $all ->
    [yes] { $objects } o más
   *[no] { $objects }
}
reach-hopeless = { $letter }, { $kind }: con { $objects } objetos las jugadas son aproximadamente { $moves }, y a su ritmo aquí llevan { $time }. Con { $next } objetos llevan { $nextTime }.

# La carrera: lo que se gana con los grupos
gain-title = Lo que se gana con los grupos
gain-about = El artículo espera que los grupos dividan las jugadas del array al menos entre 2ᴴ. Con { $objects } objetos, el máximo que contó de las dos maneras, las dividen entre { $gain }, y 2{ $exponent } es { $power }. { $reached ->
    [yes] Desde { $from } objetos, la ganancia es al menos 2ᴴ.
   *[no] En todas las filas contadas aquí, la ganancia no llega a 2ᴴ.
}
gain-label = Ganancia de los grupos, y 2ᴴ, en filas de 1 a { $to } objetos, por potencias de diez
gain-gained = ganancia de los grupos, búsqueda exhaustiva
gain-power = 2ᴴ
gain-here = { $objects ->
    [one] { $objects } objeto: la ganancia es { $gain }, y 2{ $exponent } es { $power }.
   *[other] { $objects } objetos: los grupos dividen las jugadas entre { $gain }, y 2{ $exponent } es { $power }.
}
gain-table = La ganancia, fila a fila
gain-column-objects = Objetos
gain-column-gained = Ganancia
gain-column-power = 2ᴴ

# La carrera: cuántas veces se llega a la misma posición
visits-title = Cuántas veces llega la búsqueda a la misma posición
visits-waiting = El motor de cálculo está contando las veces…
visits-about = { $objects ->
    [one] Los mapas muestran todas las posiciones de una fila de un objeto, según los que quedan. Cuantas más veces llega a una la búsqueda exhaustiva, más tinta tiene.
   *[other] Los mapas muestran todas las posiciones de una fila de { $objects } objetos, según los que quedan. Cuantas más veces llega a una la búsqueda exhaustiva, más tinta tiene.
}
visits-mean = Hay { $positions } { $positions ->
    [one] posición
   *[other] posiciones
}. Sin contar la del comienzo, la búsqueda llega a cada una { $mean } veces de media y { $most } como máximo.
visits-map = { $representation ->
    [array] Posiciones como filas de casillas: { $positions }
   *[groups] Posiciones como grupos: { $positions }
}
visits-cell = { $position }: { $objects ->
    [one] queda { $objects } objeto;
   *[other] quedan { $objects } objetos;
} { $count ->
    [one] se llega { $times } vez.
   *[other] se llega { $times } veces.
}
visits-scale = Veces que se alcanza:
visits-lesson = Con una tabla de posiciones, el programa examina cada una una sola vez. En grupos hay menos posiciones ya de entrada, porque casi todas representan muchas filas.
visits-guess = Con { $objects } { $objects ->
    [one] objeto
   *[other] objetos
} en el array, el artículo supone que la búsqueda llega 10⁷ veces a cada posición. En realidad son aproximadamente { $times } de media.
visits-table = { $representation ->
    [array] Todas las filas de casillas
   *[groups] Todos los grupos
}
visits-column-position = Posición
visits-column-objects = Objetos que quedan
visits-column-times = Veces
