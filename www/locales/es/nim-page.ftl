how-1 = Dos montones iguales están perdidos para quien debe mover: lo que se quita de uno, el otro jugador lo quita del otro. Eso es todo el Nim; lo demás es ver montones iguales donde parece que no los hay.
how-2 = Así que separa cada montón en grupos de 1, 2, 4, 8…: solo hay una manera. Dos grupos iguales de montones distintos se anulan como dos montones iguales. Si se anulan todos, la posición está <lost>perdida</lost> para quien debe mover; si sobra algo, está <won>ganada</won>.
how-3 = En binario, un grupo es un 1 en su columna, y al anular solo cuenta si el número de unos de una columna es par o impar. Toma la columna impar de más a la izquierda. Un número impar de montones tiene ahí un 1. Cambia uno de esos montones: ese 1 pasa a ser 0, y cada cifra a su derecha, la que deje par su columna. El número nuevo es menor, así que es una jugada.
how-4 = Desde una posición par, cualquier jugada cambia alguna cifra de un montón y deja impares las columnas de esas cifras. Así, la propiedad se alterna: quien deja pares todas las columnas puede hacerlo siempre, hasta la última piedra.
how-5 = Sumar las columnas sin llevar nada es el «o exclusivo»: 1 si exactamente uno de los dos es 1. Una lámpara con dos interruptores es lo mismo: cada interruptor la cambia.
how-6 = Leídos unas veces como una hilera de interruptores y otras como un número, los mismos bits sirven también para intercambiar dos valores sin un tercer sitio: tres «o exclusivos».
how-7 = Otras reglas para quitar cambian lo que vale un montón, no el razonamiento. El <term-grundy>valor de Grundy</term-grundy> de un montón es el menor número al que no lleva ninguna de sus jugadas; el montón se comporta como uno de Nim de ese tamaño.
try-1 = 3, 5 y 7: ¿qué piedras quitarías?
try-2 = Los mismos montones, pero quien quita la última piedra pierde.
try-3 = Wythoff: de un montón, o lo mismo de los dos.
try-4 = ¿Cuántas primeras jugadas ganan con 5, 7 y 9? (un problema de concurso)
try-5 = Tres montones, cada uno con su regla.
try-6 = Veinte montones de cientos de billones.
try-7 = Adivina antes de que se muestre.
note-1 = Se oye a menudo: convierte el montón mayor en el «o exclusivo» de los demás. Con 2, 4 y 5 habría que convertir el 5 en 6. El montón que hay que cambiar es uno que tenga un 1 en la columna decisiva: aquí el 2, que pasa a ser 1.
note-2 = En 1958, en Harbin, una máquina sabía hablar y jugar a un juego de tablero. La de aquí no aprende de ejemplos ni tiene reglas de experiencia: entiende el juego y espera el primer error.
note-3 = El problema 226 de Kordemski es el mismo juego, con piezas que se mueven en vez de quitarse.
note-4 = Calculada en coma flotante de doble precisión, la fórmula de Wythoff floor(k(1+√5)/2) falla por primera vez en k = 102 334 155. Con aritmética de enteros no falla nunca; la tabla del juego de Wythoff muestra las dos.
source-1 = Li Xiaoming: «Un algoritmo para ganar en un juego entre dos», <em>China Information Technology Education</em>, 2021, en chino: el Nim con montones elegidos por el invitado y la visión bit a bit.
source-2 = «Análisis de los juegos de quitar piedras», en chino: Bash, Wythoff, Nim, Nim misère por clases y problemas del juez en línea de Hangzhou.
source-3 = Charles L. Bouton: «Nim, a game with a complete mathematical theory», <em>Annals of Mathematics</em>, 1901.
source-4 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, para los valores de Grundy y sus periodos.

# Figuras pequeñas
lamp-label = Una lámpara con dos interruptores
lamp-switch = Interruptor { $which }
lamp-state = { $on ->
    [yes] { $first } xor { $second } = 1: la lámpara está encendida.
   *[no] { $first } xor { $second } = 0: la lámpara está apagada.
}
swap-label = Dos valores intercambian sus sitios
swap-step = { $step ->
    [0] Al empezar
    [1] a pasa a ser a xor b
    [2] b pasa a ser a xor b: lo que era a
   *[3] a pasa a ser a xor b: lo que era b
}
swap-next = siguiente
swap-again = otra vez
