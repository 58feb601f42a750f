# El panel en el que se escribe un juego
rules-script = Guion del juego
rules-example = Empezar con
rules-example-none = tu propio texto
rules-example-take-away = Toma una, dos o tres
rules-example-misere = La última piedra pierde
rules-example-nim = Nim
rules-example-euclid = El juego de Euclides
rules-example-chomp = Chomp
rules-example-tic-tac-toe = Tres en raya
rules-example-hexapawn = Hexapeón
rules-example-domineering = Domineering
rules-example-dodgem = Dodgem
rules-example-chase = Policía y ladrón
rules-about-take-away = El juego más corto: una posición es el número de piedras, tomas una, dos o tres, y gana quien toma la última.
rules-about-misere = Las mismas jugadas, pero pierde quien toma la última piedra: donde ya no quedan, la función winner nombra a quien tiene el turno.
rules-about-nim = Toma cualquier número de piedras de un montón. Una posición es la lista de montones de menor a mayor, así que en otro orden son la misma posición. Un mapa da nombre a cada jugada.
rules-about-euclid = Resta el número menor del mayor, las veces que quieras en una jugada. Gana quien llega a cero. Una posición es un par de números, con el menor delante.
rules-about-chomp = Muerde un cuadrado de una tableta de chocolate, con todo lo que queda encima y a su derecha. El cuadrado de abajo a la izquierda está envenenado: pierde quien se lo come. Una posición da las alturas de las columnas, y la función picture las dibuja.
rules-about-tic-tac-toe = Nueve casillas: 0 está libre, 1 y 2 son las marcas de los jugadores, y ganan tres en línea. La función label da nombre a una posición, y picture dibuja casillas que se pueden pulsar.
rules-about-hexapawn = Tres peones contra tres, un juego de Martin Gardner (1962). Un peón avanza a una casilla libre, o captura en diagonal una casilla hacia delante. Ganas al llegar al otro extremo, o si el rival no puede mover. La función player dice a quién le toca.
rules-about-domineering = El jugador 1 pone dominós de pie, y el 2 los pone tumbados. Pierde quien no puede poner uno. Cambia los números de columnas y filas a tu gusto.
rules-about-dodgem = Dos coches cada uno, un juego de Colin Vout. Los coches del jugador 1 van a la derecha, los del 2 hacia arriba, y todos pueden moverse a los lados. Por el borde opuesto un coche sale del tablero. Ganas si no te quedan coches, o si todos los tuyos están bloqueados. Las posiciones pueden repetirse.
rules-about-chase = Un policía y un ladrón en un anillo de cinco nodos. Cada uno va a un nodo vecino o se queda. El policía, que mueve primero, gana si alcanza al ladrón; si nunca lo atrapan, son tablas. El nombre dice dónde está el policía y después el ladrón.
rules-checking = Se está leyendo el guion.
rules-fine = Se puede jugar con este guion. Empieza con { $label }, donde hay { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
rules-play = Jugar a este juego
rules-playing = El juego empieza con { $label }.
rules-leave = Tab sangra la línea. Para salir del editor con el teclado, pulsa Escape y después Tab.
rules-save = Guardar como archivo
rules-too-long = Este guion es demasiado largo para un enlace. Guárdalo como archivo para pasarlo.
rules-limits = Un juego puede tener hasta { $positions } posiciones, y un guion hasta { $bytes } bytes.
rules-plain = No se pudo cargar el editor. Puedes escribir el guion en este campo.
rules-completions = Sugerencias
rules-name-start = la posición en que empieza el juego
rules-name-moves = las posiciones tras cada jugada
rules-name-player = 1 o 2: a quién le toca
rules-name-winner = quién ha ganado
rules-name-label = cómo se llama una posición
rules-name-picture = formas que se dibujan y pulsan

# La guía
rules-guide = Escribe un juego en dos minutos
rules-guide-first = Un juego necesita dos funciones: <strong>start</strong> devuelve la primera posición, y <strong>moves</strong>, una lista de las posiciones tras cada jugada. Pierde quien no puede mover.
rules-guide-moves = Una posición consta de números enteros, verdadero o falso, textos, listas y mapas. Para dar nombre a las jugadas, devuelve un mapa de nombres a posiciones.
rules-guide-players = Si los jugadores tienen jugadas distintas, escribe <strong>player</strong>. Dice a quién le toca: 1 o 2.
rules-guide-winner = Escribe <strong>winner</strong> si el juego termina de otro modo. Devuelve "mover" por quien tiene el turno, "opponent", "draw" o, con player, también 1 o 2. Mientras se juega, no devuelve nada.
rules-guide-label = <strong>label</strong> da a una posición un nombre corto.
rules-guide-picture = <strong>picture</strong> dibuja círculos, líneas, rectángulos y textos. Una forma con move: 0 hace la primera jugada cuando alguien la pulsa.
rules-guide-limits = Un guion no alcanza nada más que la posición que recibe, y una llamada que tarda demasiado se detiene.
