hand-in-summary = Tus respuestas
hand-in-score = Tu puntuación: { $score } de 100. Acertar al primer intento cuenta entero; más tarde, la mitad.
hand-in-state = Cómo acabó
hand-in-state-first = bien a la primera
hand-in-state-later = bien más tarde
hand-in-state-shown = se mostró una respuesta correcta
hand-in-state-open = todavía mal
hand-in-state-none = sin responder
hand-in-state-text = texto que nadie juzga
hand-in-state-left = omitida, porque el código estaba lleno
hand-in-state-unread = no se puede juzgar
hand-in-tries = , { $tries ->
    [one] { $tries } intento
   *[other] { $tries } intentos
}
hand-in-nothing-sent = Nada se guarda ni se envía por sí solo. Da el código de abajo a tu docente: como texto, archivo, enlace o en papel. Contiene tus respuestas y ninguna nota.
hand-in-sent = Tu plataforma ya tiene tus respuestas. El código de abajo es para cualquier otra persona a quien se las quieras dar. Contiene tus respuestas y ninguna nota.
hand-in-name = Tu nombre, si tu docente lo quiere
hand-in-code = El código que entregas
hand-in-cut = { $cut ->
    [one] Tu texto es demasiado largo para el código, así que falta su final.
   *[other] { $cut } textos son demasiado largos para el código, así que falta su final.
}
hand-in-left = { $left ->
    [one] Una respuesta es demasiado larga para el código y se omite.
   *[other] { $left } respuestas son demasiado largas para el código y se omiten.
}
hand-in-copy = Copiar el código
hand-in-save = Guardar como archivo
hand-in-link = Copiar como enlace
hand-in-print = Imprimir
hand-in-copied = Copiado.
hand-in-not-copied = El navegador no permitió copiar. El código está seleccionado para que lo copies.
hand-in-saved = El archivo está guardado entre tus descargas.
hand-in-link-long = La lección y tus respuestas son demasiado largas para un enlace. Copia el código o guárdalo como archivo.

collect = Lo que entregan los alumnos
collect-about = Pega los códigos, los enlaces o los mensajes enteros de tus alumnos. Los motores de cálculo de este dispositivo juzgan de nuevo cada respuesta, y nada sale de él.
collect-paste = Códigos de tus alumnos
collect-files = O archivos; también puedes soltarlos aquí
collect-judge = Juzgar
collect-save = Guardar la tabla (CSV)
collect-large = Los archivos son demasiado grandes para ser códigos, así que no se leen.
collect-failed = Ahora no se pueden juzgar las respuestas: { $detail }
collect-progress = Juzgados hasta ahora: { $done } de { $total }
collect-done = Códigos juzgados: { $pupils }. No juzgados: { $refused }.
collect-table = La clase
collect-pupil = Alumno
collect-score = Puntos de 100
collect-question = Pregunta
collect-tries = intentos
collect-answer = respuesta
collect-nameless = sin nombre
collect-tries-claimed = El número junto a una marca es el de los intentos. Es lo que dice el código; cada respuesta se juzgó aquí.
collect-namesakes = Más de un código lleva el nombre «{ $name }».
collect-unreads = Respuestas que no se pueden juzgar
collect-unread = { $name }, pregunta { $key }: «{ $answer }».
collect-wrongs = Las respuestas equivocadas más frecuentes
collect-wrong = Pregunta { $key }, dada { $count ->
    [one] una vez
   *[other] { $count } veces
}:
collect-figure = Mirarla en la figura
collect-texts = Con sus palabras
collect-refused = Sin juzgar
collect-no-code = Esto no es un código de una lección.
collect-long = Esto tiene { $characters } caracteres. Ningún código es tan largo.
collect-cut = Falta el final de este código. Pídelo otra vez.
collect-changed = Este código cambió por el camino. Pídelo otra vez.
collect-bad-item = Este código contiene «{ $item }», que no es una respuesta.
collect-twice = Este código responde dos veces a la pregunta { $key }.
collect-other = Este código es de otro texto: { $lesson }. Esta lección no juzga sus respuestas.
collect-again = Es el mismo código otra vez. Cuenta una sola vez.
collect-no-question = Este código responde a la pregunta { $key }, que la lección no tiene.
collect-no-answer = Este código responde a la pregunta { $key } con «{ $answer }», que no es una respuesta a ella.
