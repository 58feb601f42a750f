# Cabecera y página
nav = Piezas
nav-lattice = Retícula
nav-nim = Nim
nav-quicksort = Quicksort
nav-networks = Redes
nav-chain = Cadena
language = Idioma
theme = Claro u oscuro
theme-auto = como el dispositivo
theme-light = claro
theme-dark = oscuro
how-it-works = Cómo funciona
try = Prueba
notes = Al margen
sources = Fuentes
forgetful = Este navegador no deja que la página guarde nada. Lo que elijas vale hasta que te vayas; los enlaces a las otras páginas llevan consigo el idioma.
speechless = No se han podido descargar los textos en ese idioma. ¿Hay conexión?

# Términos, una frase cada uno
term-p-position = Posición P: gana quien acaba de mover, el jugador previo.
term-n-position = Posición N: gana quien mueve a continuación («next», el siguiente, en inglés).
term-misere = Juego misère: quien hace la última jugada pierde.
term-ply = Una jugada («ply», en inglés) es lo que mueve un solo jugador en su turno.
term-remoteness = Lejanía («remoteness», en inglés): jugadas que faltan para el final si quien gana se apresura y quien pierde se demora.
term-grundy = Valor de Grundy: el menor número que no tiene ninguna de las posiciones a las que se puede mover; la posición equivale a un montón de Nim de ese tamaño.

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
transport-scrubber = Paso del recorrido
transport-at = paso { $step } de { $steps }

# Palabras bajo la figura
word-settings = Ajustes
word-share = Compartir
word-embed = Insertar
word-export = Exportar
word-help = Teclas
as-text = La figura en texto
close = cerrar
dismiss = entendido
untold = Hay algo que decir, seguramente sobre el enlace, pero no se han podido descargar los textos. ¿Hay conexión?
cancel = cancelar
loading = Cargando el motor de cálculo
working = Calculando: { $percent } %

# Teclas

# Para una clase
leave-present = terminar
unblank = La pantalla está tapada. Mostrar de nuevo la figura.
reveal-all = destapar todo
predict-label = Tu predicción
answer-lost = perdida
answer-won = ganada
predict-right = Correcto.
predict-wrong = No es así.
predict-score = { $score } de { $of } bien en este dispositivo.
lesson = Lección
lesson-back = atrás
lesson-next = siguiente
lesson-place = { $place } de { $scenes }

# Campos
field-limits = de { $min } a { $max }
field-wrong = Escribe un número entero de { $min } a { $max }.

# Qué ha fallado
try-again = Probar otra vez
error-kept = No se ha perdido nada de lo que ajustaste:
error-link = un enlace a este momento
error-wasm-absent = Este navegador no puede ejecutar WebAssembly, que es lo que aquí hace los cálculos. Los navegadores desde 2024 pueden, si no está desactivado.
error-wasm-no-simd = El WebAssembly de este navegador no tiene SIMD, y el motor de cálculo lo necesita. Los navegadores desde 2024 lo tienen.
error-wasm-network = No se ha podido descargar el motor de cálculo. ¿Hay conexión?
error-wasm-missing = El archivo del motor de cálculo no está donde debería: el servidor ha respondido { $status }.
error-wasm-blocked = La política de seguridad de esta página prohíbe WebAssembly. Hace falta script-src 'wasm-unsafe-eval'.
error-wasm-connect = La política de seguridad de esta página prohíbe la descarga. Hace falta connect-src { $origin }.
error-wasm-cors = No se ha podido descargar el motor de cálculo: { $origin } debe enviar Access-Control-Allow-Origin: *.
error-wasm-broken = El archivo del motor de cálculo ha llegado dañado, o es otro archivo (el servidor lo llama «{ $type }»).
error-panic = El motor de cálculo ha fallado: el error es nuestro. La figura se puede rehacer a partir de su escena.
error-cancelled = Detenido.
error-bad-config = El motor de cálculo no ha aceptado esta escena.
error-columns-out-of-range = { $value } puntos de ancho: tiene que haber entre { $min } y { $max }.
error-rows-out-of-range = { $value } puntos de alto: tiene que haber entre { $min } y { $max }.
error-region-too-large = Para esto hacen falta { $positions } posiciones; aquí se resuelven { $limit } como máximo.
error-internal = Ha ocurrido algo imprevisto ({ $detail }).

# La vista de la lámina
