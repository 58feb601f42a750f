how-1 = Elige un elemento, el pivote. Pasa a su izquierda todo lo menor y a su derecha todo lo mayor. Así el pivote queda para siempre donde le corresponde, y se hace lo mismo con los dos lados.
how-2 = Cuatro punteros dividen el tramo: <point>p<<<</point> marca el comienzo de los menores, <point>p===</point> el de los iguales al pivote, <point>p...</point> el de los que no se han mirado y <point>p>>></point> el de los mayores. Cada paso mira el elemento de <point>p...</point>, lo pone donde le corresponde y deja ciertas todas las afirmaciones sobre las zonas. Ese es el invariante; «Programa» lo va comprobando.
how-3 = Cuando no queda nada por mirar, solo quedan los dos lados. Se llama al más corto; el más largo se hace después en la misma llamada, porque en ella no queda nada más que hacer. Así, cada llamada tiene como máximo la mitad de los elementos de la que la rodea, y esperan como máximo floor(log₂ N) llamadas: 6 con 64 elementos, 16 con 100 000, sea cual sea la lista.
how-4 = El tiempo es otra cosa. Si el pivote es siempre el menor, N elementos llevan N(N−1)/2 comparaciones. Contra cualquier regla sin azar alguien puede hacer una lista mala: responde a las comparaciones según llegan, de modo que el pivote salga mal cada vez. Contra el azar no hay tal lista, solo mala suerte.
how-5 = Cada elemento igual cuesta una comparación y queda listo. Con dos zonas en vez de tres, los iguales se arrastrarían de tramo en tramo.
try-1 = Mira 64 elementos desde el principio, paso a paso.
try-2 = Elige tú todos los pivotes.
try-3 = Tres maneras de dividir, una junto a otra.
try-4 = Primero el lado más largo: ¿qué pasa con la pila?
try-5 = Una lista hecha contra el elemento central.
try-6 = La misma lista, con el pivote al azar.
try-7 = 20 000 elementos en una sola imagen.
try-8 = Los tramos cortos, con redes de ordenación.
note-1 = El programa del texto original pregunta <point>*pe == *pu</point> antes de preguntar si <point>pu</point> sigue dentro, y así lee un elemento más allá del final. El de aquí pregunta primero lo segundo.
note-2 = «La pila es log N» se dice a menudo de cualquier quicksort. De este es verdad porque se llama al lado más corto y no al más largo. Si se llama primero al más largo, una lista de 64 hecha contra el pivote deja 63 llamadas en espera.
note-3 = Sin umbral, el máximo exacto es floor(log₂((N+1)/3))+2 llamadas vivas, y se alcanza cuando N = 3·2^k−1 y cada pivote es la mediana. Las listas que hacen lento el quicksort dejan su pila casi vacía.
note-4 = El texto original hace hasta tres preguntas sobre un elemento. Aquí se compara una sola vez, con tres respuestas; los elementos y los punteros se mueven como allí.
note-5 = La carrera muestra lo que cuestan tres zonas: todo lo mayor que el pivote se intercambia, aunque estuviera bien donde estaba. La partición de Hoare solo intercambia elementos que están mal donde están o que son iguales al pivote.
source-1 = Un blog personal, en chino y en inglés: el quicksort con cuatro punteros y redes de ordenación de hasta 32 elementos.
source-2 = C. A. R. Hoare: «Quicksort», <em>The Computer Journal</em>, 1962.
source-3 = M. D. McIlroy: «A killer adversary for quicksort», <em>Software: Practice and Experience</em>, 1999.
source-4 = J. L. Bentley, M. D. McIlroy: «Engineering a sort function», <em>Software: Practice and Experience</em>, 1993.
