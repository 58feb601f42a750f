# What the still picture of each exhibit shows, for those who do not see it
picture-nim = Tres montones de 3, 5 y 7 piedras en grupos de cuatro, dos y una: los grupos iguales están unidos por hilos y se anulan, y una sola piedra queda sin pareja
picture-lattice = Las posiciones del juego de las medias manzanas: 21 a lo ancho, 13 a lo alto; las perdidas, como discos (enteras, dos al menos, y medias en número par; o sin enteras y con medias en número impar); las ganadas, como anillos
picture-quicksort = Sesenta y cuatro elementos en orden y, debajo, una fila por cada partición: arriba los trazos están en desorden y, fila a fila, se inclinan hasta quedar ordenados
picture-networks = Dieciséis hilos, de claro a oscuro, que entran en desorden, se cruzan donde un comparador une dos cables y salen en orden
picture-chain = Nueve anillos en fila, enlazados con sus vecinos; sobre ocho de ellos se alza una barra, porque quitarlos pierde, y una cuelga bajo el del centro, que gana
picture-of = Imagen de la figura: { $title } { $shows }.
