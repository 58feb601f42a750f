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
rules-example-hexapawn = Hexapawn
rules-example-domineering = Domineering
rules-example-dodgem = Dodgem
rules-example-chase = Policía y ladrón
rules-about-take-away = El juego más corto: una posición es un número, y gana quien toma la última piedra.
rules-about-misere = Las mismas jugadas, pero la función winner dice que la última piedra pierde.
rules-about-nim = Una posición es una lista de montones, y un mapa da nombre a cada jugada.
rules-about-euclid = Resta el número menor del mayor: una posición es un par de números.
rules-about-chomp = Muerde cuadrados de una tableta de chocolate, que dibuja la función picture.
rules-about-tic-tac-toe = Dos jugadores con sus propias marcas, un nombre y una imagen que se puede pulsar.
rules-about-hexapawn = Peones de dos jugadores en un tablero: la función player dice a quién le toca.
rules-about-domineering = Un jugador pone dominós de pie, y el otro los pone tumbados.
rules-about-dodgem = Los coches salen del tablero, y las posiciones pueden repetirse.
rules-about-chase = Una persecución por un anillo: si nunca atrapan al ladrón, son tablas.
rules-checking = Se está leyendo el guion.
rules-fine = Se puede jugar con este guion. Empieza con { $label }, donde hay { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}.
rules-play = Jugar a este juego
rules-save = Guardar como archivo
rules-open = Abrir un archivo
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
rules-guide-limits = Pulsa Escape y después Tab para salir del editor. Un guion no alcanza nada más que la posición que recibe, y una llamada que tarda demasiado se detiene.
