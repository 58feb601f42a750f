# What the still picture of each exhibit shows, for those who do not see it
picture-nim = Tres montones de 3, 5 y 7 piedras en grupos de cuatro, dos y una. Los grupos iguales están unidos por hilos y se anulan. Una sola piedra queda sin pareja
picture-lattice = Veinte manzanas y, debajo, las posiciones del juego de las medias manzanas, 21 a lo ancho y 13 a lo alto. Las perdidas son discos: un número par de enteras, dos al menos, y otro par de medias. También lo son si no hay enteras y las medias son impares. Las ganadas son anillos
picture-quicksort = Dieciséis elementos ordenados y, debajo, una fila por cada partición. Arriba los trazos están en desorden; fila a fila se inclinan hasta quedar ordenados
picture-networks = Ocho hilos, de claro a oscuro, entran en desorden. Se cruzan donde un comparador une dos cables y salen en orden
picture-chain = Nueve anillos en fila, enlazados con sus vecinos. Sobre el del centro se alza una barra, porque quitarlo gana. Bajo los otros ocho cuelgan barras, porque pierden
picture-games = Las 765 posiciones distintas del tres en raya, en filas desde el tablero vacío, arriba. Los discos son posiciones perdidas, los anillos ganadas y los cuadrados tablas; el tablero vacío es un cuadrado
picture-paths = Calles de tres por tres esquinas. Una línea negra va de una esquina a la opuesta, sobre otra pálida encontrada antes. Al lado crece un árbol de llamadas, con un punto por cada camino encontrado
picture-machines = Una cinta de casillas con el cabezal de una máquina sobre una de ellas. Debajo, su imagen: una fila por cada paso, en la que las casillas escritas crecen como un cono. Al lado, la tabla de reglas, con una de ellas marcada
picture-dovetailing = Una retícula de casillas numeradas: máquinas a lo ancho, sus pasos hacia arriba. Las que están bajo una diagonal están llenas; algunas acaban en una marca redonda, porque su máquina se ha detenido. Al lado, una lista de informes y cuatro máquinas de las que solo la primera ha avanzado
picture-of = Imagen de la figura: { $title } { $shows }.
