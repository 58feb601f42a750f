how-1 = Elige un elemento, el pivote. Pasa a su izquierda todo lo menor y a su derecha todo lo mayor. Así el pivote queda en su sitio definitivo. Después ordena los dos lados de la misma manera.
how-2 = Cuatro punteros están donde empiezan cuatro zonas. Son los menores (<point>inicio</point>), los iguales al pivote (<point>iguales</point>), los que no se han mirado (<point>siguiente</point>) y los mayores (<point>mayores</point>). Cada paso mira el elemento de <point>siguiente</point> y lo lleva a su zona. Todo lo que se afirma de las zonas sigue siendo cierto: ese es el invariante, y «Programa» lo comprueba.
how-3 = Cuando no queda nada por mirar, quedan los dos lados. Para el más corto se hace una llamada nueva. El más largo se ordena después en la misma llamada, porque en ella no queda nada más que hacer. Así, cada llamada nueva tiene como máximo la mitad de los elementos de la que la rodea. Por eso esperan como máximo floor(log₂ N) llamadas, sea cual sea la lista: 6 con 64 elementos, 16 con 100 000.
how-4 = El tiempo es otra cosa. Si el pivote es siempre el menor, N elementos exigen N(N−1)/2 comparaciones. Contra cualquier regla que mire unos pocos elementos y no use el azar, alguien puede hacer una lista mala. Cada vez que el programa compara dos elementos, quien hace la lista elige la respuesta, de modo que el pivote salga mal. Contra un pivote elegido al azar no hay lista así, solo mala suerte. Una regla que halle la mediana verdadera tampoco tiene lista mala, pero hallarla también cuesta comparaciones.
how-5 = Los elementos iguales al pivote cuestan una sola comparación. Se quedan juntos en el centro: un elemento menor que llega puede intercambiarse con el primero de ellos, y cuando el tramo está dividido ninguno se mueve más. Con dos zonas en vez de tres, se compararían otra vez en un tramo tras otro.
try-1 = 64 elementos, impresos fila a fila en una imagen.
try-2 = Elige tú todos los pivotes.
try-3 = Tres maneras de dividir, una junto a otra.
try-4 = La llamada nueva es para el lado más largo: ¿cuántas esperan?
try-5 = Una lista hecha para que el elemento central sea mal pivote.
try-6 = La misma lista, con pivotes elegidos al azar.
try-7 = 20 000 elementos en una sola imagen.
try-8 = Ordena los tramos cortos con redes de ordenación.
try-9 = Quicksort contra la inserción y la burbuja.
note-1 = El programa del texto original, la entrada de blog «Reinvent wheels», pregunta <point>*pe == *pu</point> primero. Solo después pregunta si <point>pu</point> sigue dentro, y así lee un elemento más allá del final. El programa de aquí pregunta al revés.
note-2 = A menudo se dice de cualquier quicksort que «la pila es log N». De este es verdad, porque solo hay llamada nueva para el lado más corto. Si es para el más largo, una lista de 64 hecha contra el pivote deja 63 llamadas en espera.
note-3 = Si los tramos cortos no se ordenan de otra manera, hay como máximo floor(log₂((N+1)/3))+2 llamadas abiertas a la vez, contando la que trabaja. Ese número se alcanza cuando N = 3·2^k−1 y cada pivote es la mediana. Las listas que hacen lento el quicksort dejan su pila casi vacía.
note-4 = El programa del texto original hace hasta tres preguntas sobre un elemento. Aquí una comparación tiene tres respuestas: menor, igual o mayor. Los elementos y los punteros se mueven como allí.
note-5 = La carrera muestra lo que cuestan tres zonas: un elemento mayor que el pivote se intercambia aunque ya estuviera en el lado correcto, salvo si es el último que se compara. La partición de Hoare solo intercambia los del lado equivocado y los iguales al pivote.
source-1 = «Reinvent wheels, my quick sort implementation, just for fun», una entrada de un blog personal en chino y en inglés: el quicksort con cuatro punteros. Esta página la llama «el texto original».
source-2 = C. A. R. Hoare: «Quicksort», <em>The Computer Journal</em>, 1962.
source-3 = M. D. McIlroy: «A killer adversary for quicksort», <em>Software: Practice and Experience</em>, 1999.
source-4 = J. L. Bentley, M. D. McIlroy: «Engineering a sort function», <em>Software: Practice and Experience</em>, 1993.
