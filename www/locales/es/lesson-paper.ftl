paper-teacher = Hoja del docente, con todas las respuestas
paper-name = Nombre
paper-date = Fecha
paper-number = Respuesta: { $number }
paper-solution = Según el solucionador:
paper-answer = Respuesta
