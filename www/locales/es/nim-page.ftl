how-1 = Con dos montones iguales pierde quien tiene el turno: lo que tú quitas de uno, tu rival lo quita del otro. Eso es todo el Nim; lo demás es ver montones iguales donde parece que no los hay.
how-2 = Así que separa cada montón en grupos de 1, 2, 4, 8…: solo hay una manera. Dos grupos iguales de montones distintos se anulan, igual que dos montones iguales. Si se anulan todos, quien tiene el turno <lost>pierde</lost>; si sobra algún grupo, <won>gana</won>. «¿Por qué?» muestra los grupos.
how-3 = En binario, un grupo es un 1 en su columna. Al anular grupos, solo cuenta si una columna tiene un número par o impar de unos. Busca la columna impar de más a la izquierda y elige un montón que tenga ahí un 1. Ese 1 pasa a ser 0. Cada cifra a su derecha pasa a ser 0 o 1, lo que deje par su columna. El montón ha bajado, así que la jugada es legal.
how-4 = Si dejas pares todas las columnas, tu rival tiene que dejar alguna impar, porque cada jugada cambia cifras de un solo montón. Tú vuelves a dejarlas todas pares. Así se sigue hasta que quitas la última piedra.
how-5 = Sumar las columnas sin acarreo (sin «llevarse» nada) es el «o exclusivo» (xor): da 1 si exactamente una de las dos cifras es 1. Una lámpara con dos interruptores hace lo mismo: cada uno la enciende o la apaga.
how-6 = El «o exclusivo» también intercambia dos valores sin un tercer sitio donde dejar uno. Basta con hacerlo tres veces, porque a xor b xor b vuelve a ser a.
how-7 = Mientras gane la última piedra, otras reglas para quitar piedras de un montón solo cambian una cosa: el tamaño por el que cuenta ese montón. Es su <term-grundy>valor de Grundy</term-grundy>: el menor de los números 0, 1, 2… que no es el valor de ningún montón a una jugada.
try-1 = 3, 5 y 7: mira cómo se anulan los grupos y qué jugadas ganan.
try-2 = Los mismos montones, pero quien quita la última piedra pierde.
try-3 = Juego de Wythoff: quita de un montón, o lo mismo de los dos.
try-4 = ¿Cuántas primeras jugadas son ganadoras con 5, 7 y 9? (un problema de concurso)
try-5 = Tres montones, cada uno con su regla.
try-6 = Veinte montones de cientos de billones de piedras.
try-7 = Di primero quién gana y luego míralo.
note-1 = Se oye a menudo: convierte el montón mayor en el «o exclusivo» de los demás. Con 2, 4 y 5 habría que convertir el 5 en 6, pero un montón no puede crecer. Cambia un montón que tenga un 1 en la columna impar de más a la izquierda: aquí el 2, que pasa a ser 1.
note-2 = Li Xiaoming (mira «Fuentes») recuerda una máquina de Harbin que en 1958 sabía hablar y jugar a un juego de tablero. La de aquí no aprende de ejemplos ni sigue reglas prácticas: calcula quién gana en cada posición a la que llega y espera tu primer error.
note-3 = Li Xiaoming tomó el juego del problema 226 de un libro de Kordemski. Allí las piezas se mueven en vez de quitarse.
note-4 = Las posiciones perdidas del juego de Wythoff son parejas; el montón menor de la pareja k es k(1+√5)/2, redondeado hacia abajo. Calculado en coma flotante de doble precisión, falla por primera vez en k = 102 334 155. Con números enteros no falla nunca. La tabla del juego de Wythoff muestra los dos cálculos.
source-1 = Li Xiaoming: «Un algoritmo para ganar en un juego entre dos», <em>China Information Technology Education</em>, 2021, en chino. Un invitado elige los montones, y las cifras binarias muestran cómo ganar.
source-2 = «Análisis de los juegos de quitar piedras», un artículo en chino. Explica el Bash, el Wythoff, el Nim y las clases del Nim misère. Trae problemas del juez en línea de Hangzhou, un sitio de concursos de programación.
source-3 = Charles L. Bouton: «Nim, a game with a complete mathematical theory», <em>Annals of Mathematics</em>, 1901.
source-4 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, sobre los valores de Grundy y sus periodos.

# Figuras pequeñas
lamp-label = Una lámpara con dos interruptores
lamp-switch = Interruptor { $which }
lamp-state = { $on ->
    [yes] { $first } xor { $second } = 1: la lámpara está encendida.
   *[no] { $first } xor { $second } = 0: la lámpara está apagada.
}
swap-label = Dos valores se intercambian
swap-step = { $step ->
    [0] Al empezar
    [1] a pasa a ser a xor b
    [2] b pasa a ser a xor b: lo que era a
   *[3] a pasa a ser a xor b: lo que era b
}
swap-next = siguiente
swap-again = otra vez
