page-title = Lecciones · Appleyard
lesson-skip = Saltar a la lección
lesson-list = Lecciones
lesson-list-about = Cada una dura unos veinte minutos. Las figuras preguntan, y sus solucionadores juzgan cada respuesta y dicen por qué.
lesson-write = Escribir una lección
lesson-teachers = Para docentes
lesson-change = Cambiar esta lección
lesson-by = Esta lección la escribió quien te la dio.
lesson-empty = Esta lección aún no tiene palabras.
lesson-moments = Momentos de la lección
lesson-moment-named = { $place }: { $title }{ $done ->
    [yes] , hecho
   *[no] {""}
}
lesson-minutes = { $minutes ->
    [one] cerca de { $minutes } minuto
   *[other] cerca de { $minutes } minutos
}
lesson-open = Abrir en la exposición
lesson-alone = Abrir la lección en su propia ventana
lesson-again = Empezar de nuevo
lesson-print-handout = Imprimir la hoja de trabajo
lesson-print-sheet = Imprimir la hoja del docente
lesson-not-kept = Este dispositivo no guarda lo que haces ahora: su almacenamiento está lleno o el navegador lo prohíbe. No cierres la página antes de terminar.
lesson-not-fetched = No se pudo traer la lección. Mira si tienes conexión y ábrela otra vez.
lesson-choose = Elige una respuesta.
lesson-choose-several = Elige todas las respuestas correctas.
lesson-number = Tu número
lesson-number-wrong = Escribe un número con cifras, sin nada entre los millares.
lesson-lines = Tus palabras
lesson-check = Comprobar
lesson-wrong = No es correcto.
lesson-first = Correcto.
lesson-later = Ahora es correcto.
lesson-shown = Esta es una respuesta correcta.
lesson-show = Mostrar una respuesta correcta
lesson-this-is-right = correcta
lesson-hand-in = Entregar
lesson-nothing-sent = Nada se guarda ni se envía por sí solo.
lesson-collect = Reunir lo que entregan los alumnos

lesson-ready-nim = ¿Qué piedra quitarías tú?
lesson-ready-nim-about = Nim: juega, pierde y encuentra los grupos que se cancelan.
lesson-ready-lattice = ¿Empezarías tú?
lesson-ready-lattice-about = Medias manzanas en una retícula: marca los puntos perdidos y halla su regla.
lesson-ready-quicksort = ¿Cuál es la peor lista?
lesson-ready-quicksort-about = Quicksort: qué hace un pivote y qué lista le sienta peor.
lesson-ready-networks = ¿Sobra alguno?
lesson-ready-networks-about = Redes de ordenación: qué comparador sobra y cómo estar seguro.
lesson-ready-chain = ¿Cuál quitarías tú?
lesson-ready-chain-about = Cadena: el centro, el espejo y por qué gana.
lesson-ready-games = ¿Se puede no perder nunca?
lesson-ready-games-about = Juegos: conserva las tablas, escribe reglas y deja jugar al solucionador.
lesson-ready-paths = ¿Cuántos caminos hay?
lesson-ready-paths-about = Caminos en un grafo: cuéntalos, bloquea uno y conoce un número que explota.
lesson-ready-machines = ¿Cuándo se detiene?
lesson-ready-machines-about = Máquinas de Turing: sigue las reglas, párate y construye una que escriba.
lesson-ready-dovetailing = ¿Cómo esperar a todas?
lesson-ready-dovetailing-about = Intercalado: una máquina ejecuta todas las demás y ninguna espera para siempre.
lesson-ready-sorting-and-zero-one = Basta con ceros y unos
lesson-ready-sorting-and-zero-one-about = Por qué 256 listas de ceros y unos demuestran lo que ningún número de pruebas puede.
lesson-ready-one-value = Un valor para muchos juegos
lesson-ready-one-value-about = Nim, Cadena y la retícula: un número por posición dice quién gana.
lesson-ready-what-a-machine-cannot-know = Lo que una máquina no puede saber
lesson-ready-what-a-machine-cannot-know-about = Máquinas e intercalado: esperar más nunca responde «nunca».

lesson-notices = { $count ->
    [one] Una cosa de esta lección no se entendió.
   *[other] { $count } cosas de esta lección no se entendieron.
}
lesson-link-broken = El enlace no contiene una lección entera. Pídelo otra vez, o pide el archivo.
lesson-link-cut = El enlace se cortó, así que la lección termina a la mitad. Caracteres que llegaron: { $characters } de { $of }. Pídelo otra vez, o pide el archivo.
lesson-too-long = La lección tiene { $characters } caracteres. Se leen como máximo { $max }.
lesson-too-deep = Una lista o una cita está anidada más de { $max } veces, así que la lección no se lee.
lesson-too-many-moments = La lección tiene { $moments } momentos. Solo se muestran los primeros { $max }.
lesson-bad-number = Línea { $line }: «{ $quote }» no es un número que se lea de una sola manera. Escríbelo con cifras, sin nada entre los millares.
lesson-unknown-note = Línea { $line }: «{ $quote }» se muestra como cita. Aquí solo [!TEACHER] significa algo.
lesson-no-box = Línea { $line }: «{ $quote }» está entre las respuestas y no tiene casilla, así que cuenta como respuesta incorrecta.
lesson-no-right-answer = Línea { $line }: ninguna respuesta está marcada como correcta con [x].
lesson-html = Línea { $line }: «{ $quote }» se muestra tal como se escribió, porque una lección no tiene HTML.
lesson-unknown = Línea { $line }: «{ $quote }» se muestra tal como se escribió, porque una lección no tiene imágenes ni notas al pie.
lesson-bad-link = Línea { $line }: la dirección «{ $quote }» se muestra como texto, porque no es una página web.
lesson-front = Línea { $line }: «{ $quote }» no significa nada aquí. Las líneas sobre una lección pueden decir su lang y su time en minutos.
