# What is wrong with an octal code and its row; Chain and the games share these sentences
error-row-too-long = Esta fila necesita { $cells } casillas, y puede tener { $max } como máximo.
error-empty-row = En la fila tiene que haber al menos un objeto.
error-not-octal = El carácter { $at } no puede estar ahí. Un código es un punto con cifras de 0 a 7, como 0.77.
error-octal-too-long = Este código tiene { $digits } cifras después del punto, y se admiten { $max } como máximo.
error-octal-endless = Con { $digit } antes del punto, una jugada puede no quitar nada y dejar el grupo como está, y la partida quizá no acabe nunca. Ahí solo valen 0 y 4.
error-octal-without-moves = Este código no permite ninguna jugada.
