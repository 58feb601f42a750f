# Quitar
chain-turn = { $who ->
    [thinking] La máquina mueve…
    [computer] Le toca mover a la máquina.
    [you] Te toca mover: quita un objeto, o dos contiguos por su unión.
   *[mover] Quien debe mover: quita un objeto, o dos contiguos por su unión.
}
chain-better = { $who ->
    [you] Jugada { $ply }: deberías haber quitado { $count ->
        [one] el objeto { $from }.
       *[other] los objetos { $from } y { $to }.
    }
   *[other] Jugada { $ply }: mejor habría sido quitar { $count ->
        [one] el objeto { $from }.
       *[other] los objetos { $from } y { $to }.
    }
}
opponent-slowest-loss = la máquina, que regala las victorias y pierde despacio

# Fila
row-legend = La fila
field-objects = Objetos
row-position = O cualquier posición
row-position-about = Casillas como 1101, grupos como { $notation } o tamaños como { $groups }.
row-end = Quien quita el último objeto
row-end-normal = gana (juego directo)
row-end-misere = pierde (juego inverso)
row-first = La primera jugada de una fila entera
row-first-fewest = quita un solo objeto
row-first-any = quita uno o dos, como las demás

# Grupos
groups-here = Esta posición
groups-about = En grupos es { $groups }; en la notación del texto original, { $notation }: el elemento n cuenta los grupos de n objetos. { $cells ->
    [one] En una fila de una casilla,
   *[other] En una fila de { $cells } casillas,
} { $rows ->
    [one] estos grupos se pueden colocar de una sola manera.
   *[other] se pueden colocar de { $rows } maneras, y para el juego todas son la misma.
}
groups-moves = Sus jugadas
groups-merge = { $moves ->
    [one] Hay una sola jugada.
   *[other] Como vector tiene { $moves } jugadas; como grupos, llevan a { $options ->
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
table-withheld = No se dice mientras las pistas están apagadas o tapadas: estas tablas dicen quién gana.
table-values = Valores exactos
table-about = +k: gana quien mueve primero, en k jugadas. −k: pierde quien mueve primero, en k jugadas como máximo. Elige un valor para abrir su fila; las de más de { $most } objetos solo figuran en la tabla.
table-first-fewest = la primera jugada quita uno
table-first-any = primera jugada libre
table-end-normal = directo
table-end-misere = inverso
table-cell = { $objects ->
    [one] Fila de { $objects } objeto
   *[other] Fila de { $objects } objetos
}, { $end ->
    [normal] juego directo
   *[misere] juego inverso
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
table-memory = Para esto hacen falta los valores de las { $positions } posiciones que caben en { $cells } casillas, en los dos juegos: { $bytes } bytes.
table-chart = { $end ->
    [normal] { $first ->
        [fewest] Cuánto dura el juego directo
       *[any] Cuánto dura el juego directo con la primera jugada libre
    }
   *[misere] { $first ->
        [fewest] Cuánto dura el juego inverso
       *[any] Cuánto dura el juego inverso con la primera jugada libre
    }
}
table-chart-label = Jugadas hasta el final para filas de 1 a { $rows } objetos; en la tabla están los mismos números.
table-chart-objects = objetos
table-chart-plies = jugadas
table-key-won = ganada
table-key-lost = perdida
table-key-most = una jugada por objeto: ninguna partida dura más
table-grundy = Lo que vale un grupo en el Nim
table-grundy-about = En el juego directo, un grupo de n objetos equivale a un montón de Nim del tamaño que aquí figura. Desde n = { $preperiod } los tamaños se repiten con periodo { $period } (con fondo de color, el primer periodo), y está demostrado. Con n menor hay { $exceptions } excepciones (recuadradas); la última, { $last }.
grundy-label = Valores de Grundy de { $code }
grundy-more = Se muestran los valores hasta { $shown }; se han calculado hasta { $heaps }.

# Recuento
census-title = Recuento
census-about = Las { $positions } posiciones de { $cells ->
    [one] una fila de { $cells } casilla
   *[other] una fila de { $cells } casillas
}, según los objetos que quedan, { $end ->
    [normal] en el juego directo.
   *[misere] en el juego inverso.
}
census-objects = objetos que quedan
census-positions = posiciones
census-won = ganadas
census-lost = perdidas
census-only = gana una sola opción de varias
census-every = ganan todas las opciones
census-sum = total
census-count = { $count }
census-about-onlyWinning = { $count ->
    [0] En ninguna posición gana una sola opción de varias.
    [one] Solo aquí gana una sola opción de varias:
   *[other] Gana una sola opción de varias; las posiciones más pequeñas de este tipo:
}
census-about-everyWins = { $count ->
    [0] Solo ganan todas las opciones donde no hay más que una: en ninguna posición hay dos o más que ganen todas.
    [one] Solo aquí hay dos opciones o más y ganan todas:
   *[other] Hay dos opciones o más y ganan todas; las posiciones más pequeñas de este tipo:
}
census-about-misled = { $count ->
    [0] En ninguna posición se equivoca de ganador el Nim misère con los valores de Grundy de los grupos.
    [one] El Nim misère con los valores de Grundy de los grupos solo se equivoca de ganador aquí:
   *[other] El Nim misère con los valores de Grundy de los grupos se equivoca de ganador; las posiciones más pequeñas de este tipo:
}
census-open = Abrir { $groups }
misled-title = Dónde engañan los valores de Grundy
misled-about = { $count ->
    [0] El Nim misère con los valores de Grundy acierta quién gana el juego inverso en todas las filas de hasta { $most } objetos.
    [one] De las filas de hasta { $most } objetos, hay una en la que el Nim misère con los valores de Grundy se equivoca de ganador en el juego inverso:
   *[other] De las filas de hasta { $most } objetos, hay { $count } en las que el Nim misère con los valores de Grundy se equivoca de ganador en el juego inverso{ $first ->
        [fewest] {""}
       *[any] {" "}con la primera jugada libre
    }:
}
misled-open = Abrir la fila de { $objects }

# Mapa
field-map-objects = Casillas de la fila
map-too-long = La fila de la figura tiene { $cells } casillas y { $positions } posiciones, demasiadas para un dibujo; se dibujan las filas de { $most } casillas como máximo.
map-about = En { $objects ->
    [one] una fila de { $objects } casilla
   *[other] una fila de { $objects } casillas
} caben { $positions } posiciones. { $along ->
    [yes] Los números de arriba dicen cuántos objetos quedan: desde la fila entera, a la izquierda, hasta la vacía, a la derecha.
   *[no] Los números de la izquierda dicen cuántos objetos quedan: desde la fila entera, arriba, hasta la vacía, abajo.
} Cada línea es una jugada. { $told ->
    [yes] { $end ->
        [normal] En el juego directo, la posición está <lost>perdida</lost> para quien debe mover en un disco <disc/> y <won>ganada</won> en un anillo <ring/>.
       *[misere] En el juego inverso, la posición está <lost>perdida</lost> para quien debe mover en un disco <disc/> y <won>ganada</won> en un anillo <ring/>.
    }
   *[no] {""}
}
map-line = La línea gruesa es la partida hasta ahora.
map-label = { $objects ->
    [one] Las posiciones de una fila de { $objects } casilla y las jugadas entre ellas
   *[other] Las posiciones de una fila de { $objects } casillas y las jugadas entre ellas
}
map-layer = Objetos que quedan: { $objects }
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
map-point = Señala una posición para ver sus jugadas; elígela para abrirla.
map-here = { $objects ->
    [0] La fila vacía.
   *[other] { $groups }: se da en { $rows } de las filas de { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    } y tiene { $options ->
        [one] una opción.
       *[other] { $options } opciones.
    }
}
map-open = Abrirla
map-withheld = No se dice quién gana mientras las pistas están apagadas o tapadas.
map-article = El texto original cuenta a mano { $counted } de estas { $positions }.
map-article-groups = Con { $objects } objetos en { $groups } grupos da { $has }, y son { $there }: { $list }.
map-article-empty = No cuenta la fila vacía.
map-table = Las posiciones, en una tabla
map-column-groups = grupos
map-column-objects = objetos que quedan
map-column-value = valor
map-column-moves = opciones
map-column-rows = { $cells ->
    [one] filas de { $cells } casilla
   *[other] filas de { $cells } casillas
}

# Teoría
octal-title = Juegos octales
octal-digits = La cifra del lugar k después del punto dice qué puede dejar de un grupo una jugada que le quita k objetos: 1, nada; 2, un grupo; 4, dos grupos; una suma permite cada uno de sus sumandos. 7 = 1 + 2 + 4 lo permite todo; por eso Cadena, donde se quitan uno o dos, es 0.77. Un 4 antes del punto permite partir un grupo sin quitar nada.
octal-code = Código
octal-code-about = Un punto y cifras de 0 a 7, como 0.77.
octal-ends = El código acaba demasiado pronto: se escribe con un punto y cifras de 0 a 7, como 0.77.
octal-example-1 = 0.77 Cadena, Kayles
octal-example-2 = 0.07 Kayles de Dawson
octal-example-3 = 0.137 Ajedrez de Dawson
octal-example-4 = 0.6
octal-example-5 = 4.3
field-octal-heaps = Valores hasta un grupo de
octal-values = Valores de Grundy de { $code }
octal-period = { $preperiod ->
    [0] Los valores se repiten desde el principio con periodo { $period }.
   *[other] Desde n = { $preperiod } los valores se repiten con periodo { $period } (con fondo de color, el primer periodo). { $exceptions ->
        [one] Antes hay una excepción (recuadrada): { $last }.
       *[other] Antes hay { $exceptions } excepciones (recuadradas); la última, { $last }.
    }
}
octal-proof = Está demostrado, por el teorema de Guy y Smith: si los valores se repiten con periodo p desde n₀ hasta 2n₀ + p + t − 1, donde t es lo máximo que quita una jugada, se repiten para siempre. Aquí se han calculado hasta { $to }.
octal-no-period = { $more ->
    [yes] Los valores hasta { $heaps } no demuestran ningún periodo; quizá lo demuestren más valores, hasta { $most }.
   *[no] Los valores hasta { $heaps } no demuestran ningún periodo.
}
octal-withheld = Lo que dicen estos valores de la fila de la figura no se muestra mientras las pistas están apagadas o tapadas.
splits-title = Quién gana desde { $objects }
splits-about = Si la primera jugada quita solo uno de { $objects ->
    [one] { $objects } objeto
   *[other] { $objects } objetos
}, el resto ({ $left }) queda repartido en dos partes, alguna quizá vacía. El juego directo está <won>ganado</won> para quien empieza exactamente cuando en algún reparto las dos partes valen lo mismo: debajo de cada uno están sus valores.
splits-found = { $found ->
    [0] Ningún reparto de { $left } es así: <lost>perdido</lost>.
    [one] Un reparto de { $left } es así: <won>ganado</won>.
   *[other] { $found } repartos de { $left } son así: <won>ganado</won>.
}

# La carrera: las calles
race-title = Estructura de datos contra algoritmo
race-about = Cada programa averigua quién gana desde { $objects ->
    [one] una fila de un objeto
   *[other] una fila de { $objects } objetos
} { $end ->
    [normal] en el juego directo
   *[misere] en el juego inverso
}; { $first ->
    [fewest] la primera jugada quita solo uno.
   *[any] la primera jugada quita uno o dos.
} Un vector tiene una casilla por objeto; los grupos dicen cuántos hay de cada tamaño.
field-race-objects = Objetos, H
race-field-representation = Cómo guarda una posición la calle { $letter }
race-field-algorithm = Cómo busca la calle { $letter }
race-as-array = vector
race-as-groups = grupos
race-by-exhaustive = exhaustiva: todas las líneas de juego
race-by-cut-off = con corte: nada más tras una jugada que gana
race-by-memoised = con memoria: una tabla de posiciones
race-by-bottom-up = ascendente: todas las posiciones, desde pocos objetos
race-by-sprague-grundy = Sprague-Grundy: solo valores de grupos
race-kind = { $representation ->
    [array] vector
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
race-act-stop = Detener
race-label-stop = Detener la calle { $letter }
race-act-start-long = Empezar de todos modos
race-label-start-long = Empezar de todos modos la calle { $letter }
race-fair = Las calles trabajan por turnos de unos milisegundos. El tiempo que se da de cada una es el de su propio trabajo; los turnos de las demás no cuentan.
race-progress = Jugadas que ha probado la calle { $letter }
race-counting = Contando las jugadas…
race-will = Por probar: { $count }.
race-would = Tendría que probar { $count }.
race-measuring = Se está probando una fila más corta para ver a qué ritmo va aquí.
race-estimate = Tiempo estimado aquí: { $time }.
race-long = Tiempo estimado aquí: { $time }, más de un minuto; no empieza con las demás.
race-unmeasured = No se ha podido medir cuánto llevaría; no empieza con las demás.
race-tried = Probadas { $tried } de { $total } en { $time }.
race-done = { $tried } en { $time }.
race-stopped = Detenida tras { $tried } y { $time }.
race-rate = { $rate } por segundo.
race-stored = { $algorithm ->
    [sprague-grundy] { $stored ->
        [one] { $stored } valor de Grundy guardado.
       *[other] { $stored } valores de Grundy guardados.
    }
   *[other] { $stored ->
        [one] { $stored } posición guardada.
       *[other] { $stored } posiciones guardadas.
    }
}
race-rounds = { $rounds ->
    [one] { $rounds } pasada.
   *[other] { $rounds } pasadas; en la última no cambió nada.
}
race-over = { $done ->
    [one] Ha terminado { $done } de { $lanes } calles.
   *[other] Han terminado { $done } de { $lanes } calles.
}
race-results = Los resultados
race-withheld = No se muestra quién gana mientras las pistas están apagadas.
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
       *[other] { $moves } jugadas
    }
   *[no] unas { $moves } jugadas
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
    [power-years] { $value } años
   *[years] { $value ->
        [one] { $value } año
        [other] { $value } años
       *[many] { $value } de años
    }
}

# La carrera: cómo crecen las jugadas
counts-title = Cómo crecen las jugadas
counts-about = Jugadas que se prueban en filas de 1 a { $to } objetos, contadas sin probarlas. De cada línea horizontal a la siguiente se multiplican siempre por lo mismo.
counts-label = { $lanes ->
    [one] Jugadas que prueba { $lanes } programa en filas de 1 a { $to } objetos, por potencias de diez
   *[other] Jugadas que prueban { $lanes } programas en filas de 1 a { $to } objetos, por potencias de diez
}
counts-printed = las que da el texto original (juego directo, la primera jugada quita uno)
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
counts-objects = Objetos
reach-title = Hasta dónde se llega
reach-about = La fila más larga que se acaba en ese tiempo, al ritmo que ha llevado aquí cada programa hasta ahora.
reach-rate = Jugadas por segundo
reach-minute = En un minuto
reach-day = En un día
reach-year = En un año
reach-objects = { $all ->
    [yes] { $objects } o más
   *[no] { $objects }
}
reach-hopeless = { $letter }, { $kind }: jugadas con { $objects } objetos, { $moves } aproximadamente; tiempo estimado aquí, { $time }. Con { $next } objetos, { $nextTime }.

# La carrera: lo que se gana con los grupos
gain-title = Lo que se gana con los grupos
gain-about = El texto original espera que, con los grupos, las jugadas se reduzcan al menos 2ᴴ veces frente al vector. Con { $objects } objetos, el máximo que contó de las dos maneras, su número se divide entre { $gain }, y 2{ $exponent } es { $power }. { $reached ->
    [yes] La ganancia llega a 2ᴴ con { $from } objetos.
   *[no] Hasta donde se ha contado aquí, la ganancia no llega a 2ᴴ.
}
gain-label = Ganancia de los grupos, y 2ᴴ, en filas de 1 a { $to } objetos, por potencias de diez
gain-gained = ganancia de los grupos, búsqueda exhaustiva
gain-power = 2ᴴ
gain-here = { $objects ->
    [one] { $objects } objeto: las jugadas se dividen entre { $gain }, y 2{ $exponent } es { $power }.
   *[other] { $objects } objetos: las jugadas se dividen entre { $gain }, y 2{ $exponent } es { $power }.
}
gain-table = La ganancia, fila a fila
gain-column-objects = Objetos
gain-column-gained = Ganancia
gain-column-power = 2ᴴ

# La carrera: cuántas veces se llega a la misma posición
visits-title = Cuántas veces se llega a la misma posición
visits-waiting = Contando las veces…
visits-about = { $objects ->
    [one] Todas las posiciones de una fila de un objeto, según los que quedan. Cuanta más tinta, más veces llega a ella la búsqueda exhaustiva.
   *[other] Todas las posiciones de una fila de { $objects } objetos, según los que quedan. Cuanta más tinta, más veces llega a ella la búsqueda exhaustiva.
}
visits-mean = { $positions } posiciones. Veces que se llega a cada una, sin contar la del comienzo: { $mean } de media, { $most } como máximo.
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
visits-scale = Veces que se llega:
visits-lesson = Con una tabla de posiciones, cada una se examina una sola vez. En grupos hay menos ya de entrada, y cada una representa muchas filas.
visits-guess = Con { $objects } objetos en el vector, el texto original supone que a cada una se llega 10⁷ veces. La cifra real es { $times } aproximadamente.
visits-table = { $representation ->
    [array] Todas las filas de casillas
   *[groups] Todos los grupos
}
visits-column-position = Posición
visits-column-objects = Objetos que quedan
visits-column-times = Veces
