# Why a pasted graph is refused
error-graph-text-too-long = El texto del grafo tiene { $count } bytes; se admiten { $limit } como máximo.
error-graph-too-many-lines = El texto del grafo tiene { $count } líneas; se admiten { $limit } como máximo.
error-graph-syntax = Línea { $line }, columna { $column }: el grafo no se entiende a partir de aquí.
error-graph-unexpected-json = Línea { $line }, columna { $column }: es JSON, pero no una lista de aristas, un par ni un nombre.
error-graph-node-missing = Línea { $line }, columna { $column }: aquí falta el nombre de un nodo.
error-graph-unknown-node = Línea { $line }, columna { $column }: este nodo no está en la lista de nodos.
error-graph-name-too-long = Línea { $line }, columna { $column }: un nombre admite { $limit } caracteres como máximo.
error-graph-self-loop = Línea { $line }, columna { $column }: esta arista va de un nodo a sí mismo, y una ficha podría moverse sin fin.
error-graph-too-many-nodes = Un grafo admite { $limit } nodos como máximo.
error-graph-too-many-edges = Un grafo admite { $limit } aristas como máximo.
error-graph-cycle = Las aristas forman un ciclo de { $nodes } nodos, así que la partida podría no acabar. Quita una de ellas.
error-token-not-on-a-node = La ficha { $token } no está en un nodo del grafo.
error-too-many-tokens = Hay { $count } fichas; se admiten { $limit } como máximo.
error-graph-without-nodes = El grafo no tiene ningún nodo donde poner una ficha.
error-graph-start-unknown = Ningún nodo del grafo tiene el nombre del inicio.
