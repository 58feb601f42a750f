# El editor de lecciones
edit-title = Escribir una lección
edit-about = Tú escribes el texto y ves cada momento como lo ve tu clase. Los botones insertan lo que necesitas. Las figuras juzgan ellas mismas las respuestas.
edit-draft = Borrador
edit-unnamed = sin nombre
edit-new = Lección nueva
edit-delete = Borrar este borrador
edit-bring-back = Recuperar el borrador que se borró
edit-deleted = El borrador está borrado. Puedes recuperarlo mientras no salgas de la página.
edit-kept = Este dispositivo guarda cada cambio.
edit-not-kept = Este dispositivo no guarda el último cambio: su almacenamiento está lleno o el navegador lo prohíbe. Guarda el archivo antes de dejar la página.
edit-not-lasting = El navegador aún puede borrar borradores si el dispositivo se queda sin espacio. Guarda el archivo de lo que necesites.
edit-sides = Qué se muestra
edit-text = Texto
edit-moments = Momentos
edit-moment = El momento elegido
edit-up = Subir
edit-down = Bajar
edit-duplicate = Duplicar
edit-take-out = Quitar
edit-add-moment = Añadir un momento
edit-moved = «{ $title }» es ahora el momento { $place }.
edit-duplicated = «{ $title }» está dos veces. El segundo es el momento { $place }.
edit-taken-out = «{ $title }» ya no está. Deshacer lo recupera.
edit-added = El momento { $place } está añadido.
edit-undo = Deshacer
edit-redo-button = Rehacer
edit-undone = El último cambio está deshecho.
edit-redone = El cambio está hecho otra vez.
edit-note = Nota para quien enseña
edit-keep-figure = Poner la figura en la lección como está ahora
edit-figure-kept = La lección tiene la figura como está ahora.
edit-figure-same = El texto no ha cambiado. Cambia en el texto la dirección de esta figura.
edit-asked = La lección tiene la figura con esta tarea.
edit-reading = El motor de cálculo mira la figura…
edit-answers = Con las pistas, esta figura dice «{ $answer }», que responde a tu pregunta.
edit-hints-off = Quitar sus pistas
edit-hints-are-off = En la lección, esta figura ya no da pistas.
edit-minutes = { $minutes ->
    [one] La lección dura cerca de { $minutes } minuto.
   *[other] La lección dura cerca de { $minutes } minutos.
}
edit-score = Puntuación: la media de tareas y preguntas de elegir; 1 al primer intento, 0,5 después, 0 si se abre la respuesta o falta; el texto libre no cuenta.
edit-readable = Quien lea el enlace o el archivo puede leer qué opciones son correctas. La tarea de una figura no contiene respuestas, así que sirve mejor para un examen.
edit-how = Cómo se escribe el texto
edit-how-moment = Una línea que empieza por ## es el título de un momento.
edit-how-figure = Un enlace a una pieza, solo entre líneas en blanco, es una figura. También puedes pegar el enlace que da Compartir.
edit-how-choice = Las líneas con - [ ] son respuestas para elegir. Marca con [x] cada una que sea correcta. Una línea con > bajo una respuesta es lo que se dice a quien la elige.
edit-how-number = ____ = 12 pide un número.
edit-how-lines = ____ en una línea sola deja sitio para escribir.
edit-how-note = Una cita que empieza por [!TEACHER] solo se ve aquí. No es secreta, porque está en el enlace y en el archivo.

# Lo que insertan los botones
insert = Insertar
insert-moment-button = Momento
insert-exhibit = Pieza
insert-figure = Figura
insert-choice-button = Elegir
insert-number-button = Número
insert-lines-button = Líneas
insert-note-button = Nota
insert-question = ¿Tu pregunta?
insert-right = la respuesta correcta
insert-why = Di por qué es correcta.
insert-wrong = una respuesta incorrecta
insert-look = Di en qué hay que fijarse.
insert-write = Escríbelo con tus palabras.
insert-note = 3 min. Di qué cabe esperar.
insert-lesson = Mi lección
insert-moment = Un momento nuevo
insert-words = Di qué hace aquí tu clase.

# Lo que recibe la clase
give = Dárselo a la clase
give-about = No se envía nada. El enlace, el código y el archivo contienen la lección entera.
give-link = Enlace
give-address = Enlace de la lección
give-length = El enlace tiene { $characters } caracteres. El límite son { $max } después de #, y algunas aplicaciones cortan los enlaces largos.
give-too-long = El enlace tendría { $characters } caracteres, y el límite son { $max }. Da el archivo.
give-code = Código QR
give-large = Mostrarlo grande
give-density = La densidad del código es { $version } de 40. Se puede leer desde la última fila de la clase.
give-dense = La densidad del código es { $version } de 40. Es demasiado denso para la última fila: da el archivo.
give-file = Archivo
give-file-about = Un texto que lee cualquier programa. Allí sus figuras son enlaces. Puedes abrirlo aquí otra vez, o soltarlo en esta página.
give-save = Guardar el archivo ({ $kilobytes } KB)
give-saved = «{ $name }» está guardado.
give-package = La plataforma de tu centro
give-package-about = Un paquete SCORM 1.2 para Moodle y otras plataformas. Reciben la puntuación, las respuestas y el final de cada alumno. El paquete funciona sin este sitio.
give-package-mastery = Aprobado a partir de esta puntuación, sobre 100 (vacío: nadie aprueba ni suspende)
give-package-mastery-wrong = «{ $typed }» no es una puntuación de 0 a 100. Escríbela con cifras, o deja el campo vacío.
give-package-title = El título contiene el carácter { $character }, que no cabe en ningún paquete. Bórralo en la línea que empieza con #.
give-package-make = Hacer el paquete
give-package-making = El paquete se está haciendo…
give-package-save = Guardar el paquete ({ $kilobytes } KB)
give-package-failed = No se ha podido hacer el paquete: { $detail }
give-frame = En una página
give-frame-about = Pégalo en una página tuya o de tu escuela. Muestra la lección en un marco, y lo que lleva a otra parte se abre en su propia ventana. Tiene { $characters } caracteres.
give-snippet = HTML del marco
give-paper = Hoja de trabajo
give-paper-about = { $moments ->
    [one] Una hoja para tu clase, y otra para ti con respuestas y notas, de un momento.
   *[other] Una hoja para tu clase, y otra para ti con respuestas y notas, de { $moments } momentos.
}
give-open = Abrir la lección como la abre tu clase
