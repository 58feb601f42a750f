# La vista de la lámina
view = Vista
view-larger = ampliar
view-smaller = reducir
view-all = mostrar todo

# Para una clase
classroom = Para una clase
classroom-hints = pistas
classroom-reveal = tapar las marcas hasta que se toquen
classroom-predict = preguntar antes de cada hito
classroom-present = presentar: solo la figura y la narración

# Guardar
export-svg = SVG, para imprimir o editar
export-png = PNG, para pegar
export-csv = CSV, cada paso en una fila

# Teclas
key-back = un paso atrás
key-forward = un paso adelante
key-previous-milestone = al hito anterior
key-next-milestone = al hito siguiente
key-play = animar o pausar
key-first = al inicio
key-last = al final
key-zoom-in = ampliar (también con Ctrl y la rueda, o con dos dedos)
key-zoom-out = reducir
key-zoom-reset = mostrar todo
key-close = cerrar lo que está abierto
key-blank = tapar la pantalla, durante la presentación
key-help = esta lista
