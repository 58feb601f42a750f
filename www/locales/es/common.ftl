# Cabecera y página
skip-to-figure = Saltar a la figura
nav = Piezas
nav-lattice = Retícula
nav-nim = Nim
nav-quicksort = Quicksort
nav-networks = Redes
nav-chain = Cadena
nav-games = Juegos
nav-paths = Caminos
nav-machines = Máquinas
nav-dovetailing = Intercalado
language = Idioma
theme = Claro u oscuro
theme-auto = auto
theme-light = claro
theme-dark = oscuro
how-it-works = Cómo funciona
try = Prueba
notes = Al margen
sources = Fuentes
forgetful = Este navegador no deja que la página guarde nada. Lo que elijas vale hasta que te vayas; los enlaces a las otras páginas llevan consigo el idioma.
speechless = No se han podido descargar los textos en ese idioma. ¿Tienes conexión?

# Términos, una frase cada uno
term-p-position = Perdida: juegue lo que juegue quien tiene el turno, su rival puede ganar. En matemáticas es una posición P: gana el jugador previo.
term-n-position = Ganada: quien tiene el turno puede ganar, juegue lo que juegue su rival. En matemáticas es una posición N: gana el siguiente en mover («next», en inglés).
term-misere = Juego misère: pierde quien hace la última jugada.
term-ply = Una jugada («ply», en inglés) es lo que un solo jugador mueve en su turno.
term-remoteness = Lejanía («remoteness», en inglés): las jugadas que faltan para el final si quien gana se apresura y quien pierde se demora.
term-grundy = Valor de Grundy: el menor de los números 0, 1, 2, … que no es el valor de ninguna posición a una jugada de distancia. La posición equivale a un montón de Nim de ese tamaño.

# Reproducción
transport = Pasos
transport-first = inicio
transport-back = atrás
transport-play = animar
transport-pause = pausa
transport-forward = avanzar
transport-last = fin
field-step = Paso
transport-speed = Velocidad
transport-times = { $speed }×
transport-unread = { $speed }×, sin pausas
said-more = Seguir leyendo
said-less = Leer menos
transport-scrubber = Paso del recorrido
transport-at = paso { $step } de { $steps }

# Palabras bajo la figura
word-tokens = Fichas
word-play = Jugar
word-settings = Ajustes
word-ask = Preguntar
word-share = Compartir
word-embed = Insertar
word-export = Exportar
word-help = Teclas
word-more = Más
panels = Paneles
panel-group = { $kind ->
    [do] Para hacer
    [look] Para mirar
   *[publish] Para publicar
}
panel-alone = Mostrar en lugar de la imagen
present = Presentar
as-text = La figura en texto
close = cerrar
dismiss = entendido
untold = Hay un mensaje, seguramente sobre tu enlace, pero no se ha podido descargar. ¿Tienes conexión?
cancel = cancelar
loading = Cargando el motor de cálculo
working = Calculando: { $percent } %

# Teclas

# Para una clase
leave-present = terminar
present-begun = La figura se presenta ahora. Escape termina.
present-over = La presentación ha terminado.
unblank = La pantalla está tapada. Mostrar de nuevo la figura.
reveal-all = destapar todo
lesson = Lección
lesson-back = atrás
lesson-next = siguiente
lesson-given = como estaba
lesson-place = { $place } de { $scenes }

# Campos
field-limits = de { $min } a { $max }
field-wrong = Escribe un número entero de { $min } a { $max }.

# Qué ha fallado
not-downloaded = No se ha podido descargar. ¿Tienes conexión? Pulsa el botón otra vez.
try-again = Probar otra vez
error-number-two-ways = «{ $wrong }» puede ser un número o varios. Escribe un espacio entre dos números, y ninguna coma, punto ni espacio dentro de un número.
error-number-two-ways-at = Línea { $line }, columna { $column }: «{ $wrong }» puede ser un número o varios. Escribe un espacio entre dos números, y ninguna coma, punto ni espacio dentro de un número.
error-kept = Tus ajustes están a salvo:
error-link = un enlace a este momento
error-wasm-absent = Este navegador no puede ejecutar WebAssembly, que es lo que aquí hace los cálculos. Los navegadores desde 2024 sí pueden, si no está desactivado.
error-wasm-no-simd = El WebAssembly de este navegador no tiene SIMD, y el motor de cálculo lo necesita. Los navegadores desde 2024 lo tienen.
error-wasm-network = No se ha podido descargar el motor de cálculo. ¿Tienes conexión?
error-wasm-missing = El archivo del motor de cálculo no está donde debería: el servidor ha respondido { $status }.
error-wasm-blocked = La política de seguridad de esta página prohíbe WebAssembly. Hace falta script-src 'wasm-unsafe-eval'.
error-wasm-connect = La política de seguridad de esta página prohíbe la descarga. Hace falta connect-src { $origin }.
error-wasm-cors = No se ha podido descargar el motor de cálculo: { $origin } debe enviar Access-Control-Allow-Origin: *.
error-wasm-broken = El archivo del motor de cálculo está dañado o es otro archivo: el servidor lo llama «{ $type }».
error-panic = El motor de cálculo ha fallado, y el error es nuestro. La figura se puede rehacer tal como estaba.
error-broken-invariant = Appleyard se contradice, y el error es nuestro: { $what }.
error-cancelled = Detenido.
error-bad-config = El motor de cálculo no ha aceptado estos ajustes.
error-columns-out-of-range = Pides { $value } { $value ->
    [one] punto
   *[other] puntos
} de ancho: el número tiene que estar entre { $min } y { $max }.
error-rows-out-of-range = Pides { $value } { $value ->
    [one] punto
   *[other] puntos
} de alto: el número tiene que estar entre { $min } y { $max }.
error-region-too-large = Esto exige { $positions } posiciones, y el límite es { $limit }.
error-invisible-character = Línea { $line }, columna { $column }: aquí hay { $character ->
    [soft-hyphen] un guion opcional
    [zero-width-space] un espacio sin ancho
    [zero-width-joiner] un signo de unión sin ancho
    [word-joiner] un signo de unión de palabras
    [direction-mark] una marca de dirección de escritura
    [byte-order-mark] una marca de orden de bytes
   *[other] un carácter
} ({ $code }), que nadie ve. Quítalo.
error-internal = Ha ocurrido algo imprevisto ({ $detail }).

# La vista de la lámina

# Una partida
game-why = ¿Por qué?
game-grundy = Más: el valor de Grundy
game-computer-begins = Que empiece la máquina
game-demonstration = Esto es una animación.<invite> Toca algo y juegas tú.</invite>
game-turn = { $who ->
    [you] Te toca.
    [computer] Le toca a la máquina.
   *[mover] { $last ->
        [first] Le toca al primer jugador.
       *[second] Le toca al segundo jugador.
    }
}
game-worth = { $outcome ->
    [D] Nadie puede forzar la victoria: con el mejor juego son tablas.
   *[other] { $who ->
        [you] { $outcome ->
            [P] <term-p-position><lost>Pierdes</lost></term-p-position>, salvo que tu rival se equivoque.
           *[N] Puedes <term-n-position><won>ganar</won></term-n-position>.
        }
        [computer] { $outcome ->
            [P] Puedes <won>ganar</won>, haga lo que haga tu rival.
           *[N] Ahora puede <won>ganar</won> tu rival.
        }
       *[mover] { $outcome ->
            [P] Quien tiene el turno <term-p-position><lost>pierde</lost></term-p-position>, haga lo que haga.
           *[N] Quien tiene el turno puede <term-n-position><won>ganar</won></term-n-position>.
        }
    }
}{ $plies ->
    [-1] {""}
    [one] {" "}Con el mejor juego queda { $plies } <term-ply>jugada</term-ply>.
   *[other] {" "}Con el mejor juego quedan { $plies } <term-ply>jugadas</term-ply>.
}
game-let-begin = Si empiezas tú, puede <won>ganar</won> tu rival. Deja que empiece la máquina.
game-confirm = Para hacer esta jugada, pulsa Intro otra vez o pulsa el botón.
