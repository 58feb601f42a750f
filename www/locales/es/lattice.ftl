page-title = ¿Empezarías tú? · Appleyard
title = ¿Empezarías tú?
lede = Cómete una manzana entera, una media o la mitad de una entera. Quien se come el último trozo pierde.

# La lámina
lattice-plate = Posiciones del juego de las medias manzanas: enteras a lo ancho, medias a lo alto
lattice-caption = <strong>Lámina 1.</strong> Cada punto es una posición: enteras a lo ancho, medias a lo alto. <disc/> perdida, <ring/> ganada para quien debe mover.
lattice-given = conocida
lattice-front = el frente de tinta
lattice-row = medias { $n }
mark-lost = enteras { $m }, medias { $n }: perdida
mark-won = enteras { $m }, medias { $n }: ganada
mark-covered = enteras { $m }, medias { $n }: tapada
mark-not-yet = enteras { $m }, medias { $n }: aún sin colorear

# La narración
lattice-start = { $points } posiciones, todas aún sin colorear. En <point>(0, 0)</point> no queda nada que comer: su color lo da la regla del final, y cada una de las demás toma el suyo de aquellas a las que llevan sus jugadas.
lattice-end = <point>({ $m }, { $n })</point>: no queda nada. El rival acaba de comerse el último trozo y ha perdido, así que quien debe mover aquí ya ha <won>ganado</won>.
lattice-lost = { $moves ->
    [one] Desde <point>({ $m }, { $n })</point> la única jugada lleva a una posición <won>ganada</won> para el rival. Por eso la posición está <lost>perdida</lost> para quien debe mover.
    [2] Desde <point>({ $m }, { $n })</point> las dos jugadas llevan a posiciones <won>ganadas</won> para el rival. Por eso la posición está <lost>perdida</lost> para quien debe mover.
   *[other] Desde <point>({ $m }, { $n })</point> las { $moves } jugadas llevan a posiciones <won>ganadas</won> para el rival. Por eso la posición está <lost>perdida</lost> para quien debe mover.
}
lattice-won = { $move ->
    [whole] Desde <point>({ $m }, { $n })</point>, al comerse una manzana entera se llega a <point>({ $toM }, { $toN })</point>, <lost>perdida</lost> para quien debe mover allí. Basta una jugada así: posición <won>ganada</won>.
    [half] Desde <point>({ $m }, { $n })</point>, al comerse una media que ya estaba se llega a <point>({ $toM }, { $toN })</point>, <lost>perdida</lost> para quien debe mover allí. Basta una jugada así: posición <won>ganada</won>.
   *[split] Desde <point>({ $m }, { $n })</point>, al comerse la mitad de una entera se llega a <point>({ $toM }, { $toN })</point>, <lost>perdida</lost> para quien debe mover allí. Basta una jugada así: posición <won>ganada</won>.
}
lattice-hidden = Ahora se colorea <point>({ $m }, { $n })</point>. ¿De qué color, y por qué?
lattice-milestone-given = Es el primer punto que el texto original rodea con un círculo, como conocido.
lattice-milestone-follows = Es el segundo punto que el texto original rodea con un círculo; se deduce del primero.
lattice-milestone-every-move = Aquí, por primera vez, se puede hacer cualquiera de los tres tipos de jugada.
lattice-milestone-first-lost-whole = Es la primera posición perdida en la que queda alguna manzana entera.
lattice-milestone-all-wholes = Aquí empieza una partida en la que solo hay manzanas enteras.
lattice-milestone-finished = Todos los puntos tienen color. Están perdidas las posiciones con un número par de enteras (dos al menos) y un número par de medias, y las que no tienen enteras y tienen un número impar de medias. Toca cualquier punto y pregunta por qué.
lattice-predict = Ahora viene <point>({ $m }, { $n })</point>. ¿Está perdida o ganada para quien debe mover?

# La pregunta
lattice-ask = Hay { $apples } manzanas enteras en la mesa. ¿Empezarías tú?
lattice-go-first = Empiezo yo
lattice-go-second = Que empiece el rival
lattice-answer-right = { $lost ->
    [yes] Correcto. Con { $apples } manzanas, quien empieza tiene la partida <lost>perdida</lost>: cualquier primera jugada lleva a una posición desde la que gana el rival.
   *[no] Correcto. Con { $apples } manzanas, quien empieza tiene la partida <won>ganada</won>, si acierta con la primera jugada.
}
lattice-answer-wrong = { $lost ->
    [yes] Entonces puede ganar el rival. Con { $apples } manzanas, quien empieza tiene la partida <lost>perdida</lost>: cualquier primera jugada lleva a una posición desde la que gana el rival.
   *[no] Entonces puede ganar el rival. Con { $apples } manzanas, quien empieza tiene la partida <won>ganada</won>, si acierta con la primera jugada.
}

# Por qué
why-label = Por qué ({ $m }, { $n }) es como es
why-lost = { $plies ->
    [one] <point>({ $m }, { $n })</point> está <lost>perdida</lost> en { $plies } <term-ply>jugada</term-ply> (es una <term-p-position>posición P</term-p-position>)
   *[other] <point>({ $m }, { $n })</point> está <lost>perdida</lost> en { $plies } <term-ply>jugadas</term-ply> (es una <term-p-position>posición P</term-p-position>)
}
why-won = { $plies ->
    [one] <point>({ $m }, { $n })</point> está <won>ganada</won> en { $plies } <term-ply>jugada</term-ply> (es una <term-n-position>posición N</term-n-position>)
   *[other] <point>({ $m }, { $n })</point> está <won>ganada</won> en { $plies } <term-ply>jugadas</term-ply> (es una <term-n-position>posición N</term-n-position>)
}
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = El frente de tinta aún no ha llegado aquí; el motor de cálculo ya lo sabe.
option-lost = { $move ->
    [whole] una entera
    [half] una media
   *[split] la mitad de una entera
}: <point>({ $m }, { $n })</point>, <lost>perdida</lost> en { $plies ->
    [one] { $plies } jugada
   *[other] { $plies } jugadas
}
option-won = { $move ->
    [whole] una entera
    [half] una media
   *[split] la mitad de una entera
}: <point>({ $m }, { $n })</point>, <won>ganada</won> en { $plies ->
    [one] { $plies } jugada
   *[other] { $plies } jugadas
}
option-hidden = { $move ->
    [whole] una entera: <point>({ $m }, { $n })</point>
    [half] una media: <point>({ $m }, { $n })</point>
   *[split] la mitad de una entera: <point>({ $m }, { $n })</point>
}
option-deciding = esta decide
option-ask = ¿por qué?
option-ask-label = ¿Por qué ({ $m }, { $n }) es como es?
option-outside = fuera del dibujo, pero también resuelta
nudge = Puntos vecinos
nudge-left = izquierda
nudge-right = derecha
nudge-up = arriba
nudge-down = abajo

# Ajustes
lattice-size = Tamaño de la lámina
field-columns = puntos de ancho
field-rows = puntos de alto
go-to = Preguntar por un punto
field-m = enteras m
field-n = medias n
go-to-ask = ¿por qué?

# La figura en texto
lattice-state = Puntos coloreados: { $cursor } de { $steps }. Posiciones perdidas: { $lost }; ganadas: { $won }; tapadas: { $covered }.
row-lost = Fila de { $n ->
    [one] { $n } media
   *[other] { $n } medias
}, coloreada hasta { $upTo ->
    [one] { $upTo } entera
   *[other] { $upTo } enteras
}: perdida con { $lost } enteras; ganada con las demás.
row-won = Fila de { $n ->
    [one] { $n } media
   *[other] { $n } medias
}, coloreada hasta { $upTo ->
    [one] { $upTo } entera
   *[other] { $upTo } enteras
}: siempre ganada.

# Cómo funciona
how-1 = De una posición solo importa cuántas manzanas enteras (m) y cuántas medias (n) quedan. Los dos jugadores tienen las mismas jugadas, así que no hace falta decir a quién le toca: el punto (m, n) lo dice todo.
how-2 = Empieza por el final. En <point>(0, 0)</point> el rival acaba de comerse el último trozo y ha perdido. Ve hacia fuera: si alguna jugada lleva a una posición <lost>perdida</lost>, la tuya está <won>ganada</won>, porque ahí es adonde mandas al rival. Si todas llevan a posiciones ganadas, la tuya está perdida. Esa es toda la regla.
how-3 = Una manzana entera cuenta dos y una media cuenta uno; cada jugada hace bajar la suma. El frente avanza según esa suma, de modo que, cuando llega a un punto, aquellos a los que llevan sus jugadas ya tienen color. Una jugada puede salirse del dibujo por arriba; esos puntos también se resuelven, solo que no se dibujan.
how-4 = El número de <term-ply>jugadas</term-ply> es la <term-remoteness>lejanía</term-remoteness>: cuánto dura la partida si quien gana se apresura y quien pierde se demora. En el <term-misere>juego misère</term-misere> es par en las posiciones ganadas e impar en las perdidas.
try-1 = Ve hasta los dos puntos que el texto original rodea con un círculo y mira por qué el segundo se deduce del primero.
try-2 = Pregunta por (20, 0): hay dos jugadas, y las dos pierden.
try-3 = Adivina cada hito antes de que se muestre, en una lámina pequeña.
try-4 = El mismo juego hasta 39 enteras y 39 medias: ¿se mantiene el patrón?
note-1 = La estrategia de quien va segundo con 20 manzanas: copia cada jugada, para que enteras y medias sigan siendo pares. Solo cuando el rival toca una de las dos últimas enteras, haz lo contrario con la otra: si se come una entera, cómete la mitad de la otra; si se come la mitad de una, cómete la otra entera. Queda un número impar de medias y nada más.
note-2 = Si se resuelve solo lo que se ve, los colores salen mal: el rectángulo no es cerrado para la jugada «la mitad de una entera», que va hacia arriba y a la izquierda.
source-1 = «El juego de comer manzanas y la solución general de los juegos sencillos por turnos», una entrada de blog en chino: el juego, la retícula, los dos puntos rodeados.
source-2 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, para las posiciones P y N y la lejanía.
