# Why a pasted graph is refused
error-graph-text-too-long = El texto del grafo tiene { $count } bytes; se admiten { $limit } como máximo.
error-graph-too-many-lines = El texto del grafo tiene { $count } líneas; se admiten { $limit } como máximo.
error-graph-syntax = Línea { $line }, columna { $column }: el grafo no se entiende a partir de aquí.
error-graph-other-form = Esto parece { $form ->
    [graphml] GraphML
    [gexf] GEXF
    [gml] GML
    [pajek] Pajek
    [dimacs] DIMACS
    [pace] PACE
    [metis] METIS
    [lgl] LGL
    [dl] DL (UCINET)
    [tgf] TGF
    [graph6] graph6
    [sparse6] sparse6
    [matrix-market] Matrix Market
    [mermaid] Mermaid
    [cnf] DIMACS CNF
    [snap] SNAP (Small-world Network Analysis)
    [graphviz-plain] Graphviz plain
    [graphviz-json] Graphviz JSON
    [networkx-adjacency] networkx JSON
    [networkx-multiline] una lista de adyacencia de networkx en varias líneas
    [petgraph] petgraph
    [graphology] graphology JSON
    [vis-network] vis-network JSON
    [cytoscape] Cytoscape JSON
    [json-graph] JSON Graph Format
    [jflap] JFLAP
    [csv] una tabla con encabezado (CSV)
    [matrix] una matriz de adyacencia
    [python] Python
    [markdown] Markdown
    [binary] un archivo binario
    [xml] XML
   *[other] otro formato
  }, y aquí no se puede leer. Se puede leer, entre otros, una lista de aristas como <code>a -> b</code>, DOT, JSON con nodos y aristas, GraphML, GEXF y GML.
error-graph-not-a-name = Línea { $line }, columna { $column }: «{ $found }» no forma parte de una lista de aristas. { $form ->
    [dot] Parece DOT.
    [python] Parece Python.
    [xml] Parece XML.
    [pajek] Parece Pajek.
    [mermaid] Parece Mermaid.
   *[none] Si pertenece a un nombre, pon el nombre entre comillas.
  }
error-graph-mixed-arrows = Línea { $line }, columna { $column }: esta línea une los nodos de otra manera que las anteriores. Una lista tiene una sola clase de flecha, <code>-></code> o <code>--</code>, o ninguna.
error-graph-several-before-arrow = Línea { $line }, columna { $column }: una flecha sigue desde un solo nodo, y aquí hay varios. Si son un solo nombre, ponlo entre comillas.
error-graph-doubtful-column = Línea { $line }, columna { $column }: este número puede ser el peso de una arista o un nodo. Elige cuál.
error-graph-too-many-columns = Línea { $line }, columna { $column }: una arista con peso o etiqueta tiene tres palabras, y esta línea tiene más. Si los nombres llevan espacios, ponlos entre comillas.
error-graph-number-alone = Línea { $line }, columna { $column }: este número puede ser un nodo o la cantidad de nodos. Si es un nodo, ponlo entre comillas; si no, quita la línea.
error-graph-no-counts = Línea { $line }, columna { $column }: la primera línea no es la cantidad de nodos y la de aristas.
error-graph-arrow-turned = Línea { $line }, columna { $column }: este atributo gira la flecha, la quita o la duplica, y la arista iría de otra manera que como está escrita. Escribe la arista como va.
error-graph-both-ways = Aquí las aristas van en ambos sentidos, y una ficha necesita aristas de un solo sentido.
error-graph-unexpected-json = Línea { $line }, columna { $column }: es JSON, pero no una lista de aristas, un par ni un nombre.
error-graph-node-missing = Línea { $line }, columna { $column }: aquí falta el nombre de un nodo.
error-graph-unknown-node = Línea { $line }, columna { $column }: este nodo no está en la lista de nodos.
error-graph-name-twice = Línea { $line }, columna { $column }: otro nodo ya se llama «{ $name }».
error-graph-unexpected = Línea { $line }, columna { $column }: en un texto de este formato, «{ $found }» no puede estar aquí.
error-graph-not-plain = Línea { $line }, columna { $column }: { $what ->
    [hyperedge] esta arista puede unir más de dos nodos, y aquí una arista une dos.
    [nested] aquí un nodo contiene otro grafo, y aquí un grafo es plano.
    [mixed] esta arista tiene otro sentido que las demás. O todas las aristas van en un solo sentido, o todas van en ambos.
    [several] aquí el texto contiene otro grafo. Deja uno solo.
    [times] hay nodos o aristas que solo existen en ciertos momentos, y aquí un grafo no cambia.
    [entities] aquí el texto define sus propias palabras (una DTD). Este tipo de XML no se lee.
   *[deep] hay demasiados paréntesis o elementos unos dentro de otros.
  }
error-graph-twice = Línea { $line }, columna { $column }: esto ya se dio antes.
error-graph-count-wrong = Línea { $line }, columna { $column }: { $what ->
    [nodes] aquí la cantidad de nodos es { $stated }, pero el texto tiene { $found }.
    [edges] aquí la cantidad de aristas es { $stated }, pero el texto tiene { $found }.
    [entries] aquí la cantidad de entradas debe ser { $stated }, pero el texto tiene { $found }.
   *[cells] la cantidad de columnas es { $stated } en el encabezado y { $found } en esta línea.
  }
error-graph-not-a-number = Línea { $line }, columna { $column }: { $found ->
    [none] aquí falta un número.
   *[other] donde está «{ $found }» debe haber un número.
  }
error-graph-weight-missing = Línea { $line }, columna { $column }: unas aristas tienen peso y otras no, y esta es la primera que difiere.
error-graph-zero-entry = Línea { $line }, columna { $column }: esta entrada es 0. Puede ser una arista de peso 0 o ninguna arista; quita la línea o cambia el número.
error-graph-header-unclear = Línea { $line }, columna { $column }: este encabezado no dice qué columnas tienen los dos extremos de una arista. Llámalas <code>source</code> y <code>target</code>.
error-graph-not-square = Línea { $line }, columna { $column }: una matriz de adyacencia tiene tantas columnas como filas. Aquí la cantidad de filas es { $rows } y la de columnas es { $found }.
error-graph-not-symmetric = Línea { $line }, columna { $column }: esta arista debe estar también en la línea de su otro extremo, con el mismo peso.
error-graph-other-order = Línea { $line }, columna { $column }: los nombres junto a las filas deben ser los que están sobre las columnas, en el mismo orden.
error-graph-part-unknown = Línea { $line }, columna { $column }: «{ $found }» se conoce en este formato, pero aquí no se lee.
error-graph-several = Línea { $line }, columna { $column }: el texto contiene varios grafos, { $count } en total. Pega solo uno de ellos.
error-graph-several-blocks = Línea { $line }, columna { $column }: el texto contiene varios bloques delimitados, { $count } en total. Pega solo uno de ellos.
error-graph-same-name = Línea { $line }, columna { $column }: en Python el número { $found } y el texto «{ $found }» son dos nodos, pero aquí tendrían el mismo nombre.
error-graph-name-too-long = Línea { $line }, columna { $column }: un nombre admite { $limit } caracteres como máximo.
error-graph-self-loop = Línea { $line }, columna { $column }: esta arista va de un nodo a sí mismo, y una ficha podría moverse sin fin.
error-graph-too-many-nodes = Un grafo admite { $limit } nodos como máximo.
error-graph-too-many-edges = Un grafo admite { $limit } aristas como máximo.
error-graph-cycle = Las aristas forman un ciclo de { $nodes } nodos, así que la partida podría no acabar. Quita una de ellas.
error-token-not-on-a-node = La ficha { $token } no está en un nodo del grafo.
error-too-many-tokens = Hay { $count } fichas; se admiten { $limit } como máximo.
error-graph-without-nodes = El grafo no tiene ningún nodo donde poner una ficha.
error-graph-start-unknown = Ningún nodo del grafo tiene el nombre del inicio.
error-graph-name-not-dot = DOT no puede contener el nombre «{ $name }»: tiene una barra inversa antes de una comilla o al final, y corchetes angulares sin pareja.
error-graph-name-not-xml = GraphML no puede contener el nombre «{ $name }», porque tiene un carácter de control.
