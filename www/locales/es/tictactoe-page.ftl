how-1 = El motor de cálculo parte de los tableros llenos o con tres en línea y va hacia atrás. Da un valor a cada una de las 5478 posiciones: ganada, perdida o tablas.
how-2 = Desde el tablero vacío nadie puede forzar la victoria. Por eso dos jugadores que no se equivocan siempre llegan a tablas.
try-1 = El valor de cada primera casilla.
try-2 = Una cruz en la esquina y un círculo al lado: solo ganan algunas casillas.
try-3 = Di antes quién gana.
source-1 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, sobre los juegos de líneas.
