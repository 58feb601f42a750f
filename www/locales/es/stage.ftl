# La vista de la lámina
view = Vista
view-larger = ampliar
view-smaller = reducir
view-all = mostrar todo
view-at = Se muestra al { $percent } %.

# Para una clase
classroom = Para una clase
classroom-hints = pistas
classroom-reveal = tapar cada marca hasta que se toque
classroom-predict = preguntar antes de cada hito
classroom-present = presentar: solo la figura y la narración
classroom-lock-rules = el enlace fija las reglas
classroom-lock-start = el enlace fija el comienzo
classroom-lock-panels = el enlace cierra los paneles

# Guardar
export-svg = SVG, para imprimir o editar
export-png = PNG, para pegar
export-csv = { $rows ->
    [plies] CSV, una fila por jugada
    [points] CSV, una fila por punto
    [lost] CSV, una fila por punto perdido
   *[steps] CSV, una fila por paso
}
save-table = Guardar la tabla entera en CSV

# Movimiento
export-gif = GIF, en movimiento
export-saved = El archivo va a tus descargas.
field-from-step = desde
field-to-step = hasta
motion-at = { $at ->
    [beginning] el inicio
    [end] el final, paso { $step }
   *[between] el hito del paso { $step }
}
motion-size = Lado mayor
motion-px = { $most } px
motion-save = Guardar el GIF
motion-said = El archivo tendrá { $frames } { $frames ->
    [one] fotograma
   *[other] fotogramas
} de { $width } × { $height } px. Duran al menos { $seconds } s y ocupan como mucho unos { $megabytes } MB.
motion-every = Uno de cada { $every } { $every ->
    [one] paso
   *[other] pasos
} tiene fotograma: un GIF muestra como mucho { $rate } por segundo, y en un archivo caben { $frames }.
motion-large = Es demasiado grande: un archivo puede ocupar como mucho { $megabytes } MB. Elige una parte más corta o un tamaño menor.
motion-moved = Alguien movió la figura durante la grabación. Guarda el GIF otra vez.
motion-none = Aquí todavía no hay pasos que grabar.

# Una demostración
demonstration-over = La demostración ha terminado.

# Teclas
keys-open = La lista de teclas está abierta. Escape la cierra.
keys-picture = En la imagen
keys-figure = En cualquier parte de la figura
keys-presenting = Durante la presentación
gesture-wheel = Ctrl + rueda del ratón
gesture-pinch = dos dedos
key-enter = a la imagen, y de ahí a lo que sigue
key-walk = de una marca a otra
key-row = a la primera o la última marca de la fila
key-choose = elegir la marca
key-zoom = ampliar o reducir
key-remove = quitar el comparador
key-reverse = dar la vuelta al comparador
key-carry = llevar el elemento al cable vecino
key-eat = en una partida: ir a un punto para ver la jugada, y hacerla
key-block = cerrar una arista, o abrirla: púlsala en sus dos nodos
key-undo = deshacer el último cambio
key-redo = rehacer ese cambio
key-back = un paso atrás
key-forward = un paso adelante
key-previous-milestone = al hito anterior
key-next-milestone = al hito siguiente
key-play = animar o pausar
key-first = al inicio
key-last = al final
key-zoom-in = ampliar
key-zoom-out = reducir
key-zoom-reset = mostrar todo
key-close = cerrar lo que está abierto
key-blank = tapar la pantalla
key-help = esta lista
panel-withheld = Oculto mientras las pistas están apagadas: revelaría la respuesta.

# Files
file-open = Abrir un archivo
panel-undo = Deshacer
error-file-several = Se han soltado varios archivos, pero solo se puede abrir uno cada vez.
error-file-too-large = «{ $name }» tiene { $count } bytes; se admiten { $limit } como máximo.
error-file-empty = «{ $name }» está vacío.
error-file-unread = No se ha podido leer «{ $name }». Puede ser una carpeta, o un archivo que ya no existe.
error-file-not-utf8 = «{ $name }» no está escrito en UTF-8: en la línea { $line }, columna { $column }, no empieza ningún carácter. Guárdalo como UTF-8 y ábrelo de nuevo.
error-file-kind = «{ $name }» es { $kind ->
    [zip] un archivo ZIP, o un documento guardado como tal
    [office] un documento de un Word o Excel antiguo
    [rtf] un documento RTF
    [pdf] un PDF
    [picture] una imagen
    [packed] un archivo comprimido
    [python] un archivo de datos de Python
    [data] un archivo de datos
    [program] un programa
   *[other] un archivo binario
}, y aquí solo se puede leer texto sin formato.

table-twin = Lo mismo, en una tabla
