# El panel que elige un juego
choose-game = ¿Qué juego?
game-in-a-row = Tres en raya y otras rayas
game-four-in-a-row = Conecta cuatro y otras rayas que caen
game-hexapawn = Hexapeón
game-dodgem = Dodgem
game-dao = Dao
game-vectors = Una ficha y vectores
game-take-away = Montones y lo que se quita
game-octal = Un juego octal
game-graph = Una ficha en un grafo
game-calendar = Juego del calendario
game-multiplication = Juego de la multiplicación
game-digital-deletions = Borrar cifras
game-chomp = Chomp
game-script = Un juego tuyo
choose-contests = Los trece problemas de concurso
choose-contests-about = Problemas de juegos del juez en línea de Hangzhou. Cada enlace abre la página que lo juega.
error-game-without-name = Este juego tiene una línea demasiado larga para un certificado.
choose-size = ¿De qué tamaño?
choose-no-size = Este juego tiene un solo tamaño.
field-game-columns = columnas
field-game-rows = filas
field-game-length = en raya para ganar
field-game-side = casillas por lado
games-better = La jugada { $ply } lo echó a perder. Mejor era { $act ->
    [go] de { $from } a { $to }
    [leave] salir del tablero desde { $from }
   *[place] { $to }
}.
error-certificate-too-large = El certificado ocuparía unos { $bytes } bytes, y el límite es { $limit }.
certificate-save = Certificado (unos { $bytes } bytes)
certificate-about = La solución como texto: cualquiera puede comprobarla sin el motor de cálculo.
certificate-too-large = El certificado es demasiado grande: se escriben { $limit } bytes como máximo.
