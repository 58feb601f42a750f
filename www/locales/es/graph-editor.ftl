# A graph that somebody draws
graph-label = Un grafo con { $nodes } { $nodes ->
    [one] nodo
   *[other] nodos
} y { $edges } { $edges ->
    [one] arista
   *[other] aristas
}
graph-tools = Al tocar
graph-tool-play = mover una ficha
graph-tool-put = poner una ficha
graph-tool-lift = quitar una ficha
graph-tool-join = unir dos nodos
graph-tool-add = añadir un nodo
graph-tool-move = mover un nodo
graph-tool-remove = quitar un nodo
graph-hint = { $tool ->
    [join] { $chosen ->
        [yes] Una arista desde { $name }: toca el nodo al que lleva.
       *[no] Toca el nodo donde empieza la arista, o arrastra de un nodo a otro.
    }
    [move] { $chosen ->
        [yes] Tienes { $name }: toca su nuevo sitio o usa las flechas.
       *[no] Toca un nodo y después su nuevo sitio, o arrástralo.
    }
    [remove] Toca un nodo: se va con sus aristas.
   *[add] Toca un sitio vacío para añadir un nodo.
}
graph-undo = Deshacer
graph-redo = Rehacer
graph-arrange = Ordenar
graph-arranged = Los nodos tienen lugares nuevos.
graph-clear = Vaciar
graph-add-title = Un nodo nuevo
graph-name = nombre
graph-add = Añadir un nodo
graph-edge-title = Una arista
graph-from = de
graph-to = a
graph-join = Unir
graph-part = Quitar la arista
graph-node-title = Un nodo
graph-node = nodo
graph-rename = Renombrar
graph-remove = Quitar
graph-nudge = Mover este nodo
graph-left = izquierda
graph-right = derecha
graph-up = arriba
graph-down = abajo
graph-ready = Grafos preparados:
graph-ready-divisors = divisores de 36
graph-ready-heap = un montón de nim
graph-ready-take-away = quitar 1, 3 o 4
graph-ready-kayles = cinco bolos de Kayles
graph-ready-random = uno al azar
graph-text = El grafo como texto
graph-form = Escrito como
graph-form-edges = lista de aristas
graph-form-dot = DOT
graph-form-json = JSON de nodos y aristas, como en networkx 3.6
graph-form-graphml = GraphML
graph-text-about = Escribe o pega una lista de aristas como <code>a -> b, c</code>, un digraph en DOT, JSON, o lo que ha escrito otro programa, como GraphML, GEXF o GML. El formato se reconoce solo.
graph-draw = Dibujar esto
graph-forget = Descartar lo escrito
graph-store = Guardar en un archivo
graph-merged = { $merged ->
    [one] Una arista estaba dos veces; cuenta una vez.
   *[other] { $merged } aristas estaban más de una vez; cada una cuenta una vez.
}
graph-read = Se lee como { $form ->
    [edges] lista de aristas
    [dot] DOT
    [graphml] GraphML
    [gexf] GEXF
    [gml] GML
    [cytoscape] Cytoscape JSON
    [json-graph] JSON Graph Format
    [graphology] graphology JSON
    [vis-network] vis-network JSON
    [petgraph] petgraph JSON
    [networkx-adjacency] networkx JSON
    [networkx-multiline] una lista de adyacencia de networkx en varias líneas
    [graphviz-json] Graphviz JSON
    [graphviz-plain] Graphviz plain
    [pajek] Pajek
    [dimacs] DIMACS
    [pace] PACE
    [metis] METIS
    [lgl] LGL
    [tgf] TGF
    [graph6] graph6
    [sparse6] sparse6
    [matrix-market] Matrix Market
    [mermaid] Mermaid
    [csv] tabla con encabezado (CSV)
    [matrix] matriz de adyacencia
    [python] Python
    [markdown] Markdown
   *[json] JSON
  }: { $nodes ->
    [one] un nodo
   *[other] { $nodes } nodos
  }, { $edges ->
    [one] una arista
   *[other] { $edges } aristas
  }, { $direction ->
    [oneway] de un solo sentido
   *[both] de ambos sentidos
  }.
graph-read-columns = { $columns ->
    [weights] La tercera columna se ha tomado como pesos.
    [labels] La tercera columna se ha tomado como etiquetas y no se usa.
    [of-labels] Las etiquetas de las aristas no se usan.
   *[neighbours] Cada palabra después de la primera se ha tomado como un nodo al que lleva una arista desde el primero.
  }
graph-read-weighed = { $weighed ->
    [all] Cada arista tiene un peso, y «Recuento» busca con ellos el camino de menor peso.
    [below] El peso de la arista { $edge } es menor que 0, así que «Recuento» no busca el camino de menor peso.
    [some] { $weights ->
        [one] Una arista tiene peso y otras no, como { $edge }.
       *[other] { $weights } aristas tienen peso y otras no, como { $edge }.
    } Por eso ningún camino es el de menor peso.
   *[none] Los pesos de las aristas no se usan.
  }
graph-read-counted = La primera línea se ha tomado como la cantidad de nodos y la de aristas.
graph-read-blanks = Los nombres llevan espacios.
graph-read-attributes = { $attributes ->
    [one] Un atributo no se usa.
   *[other] { $attributes } atributos no se usan.
  }
graph-read-loops = { $loops ->
    [one] Una arista va de un nodo a sí mismo y se ha omitido.
   *[other] { $loops } aristas van de un nodo a sí mismo y se han omitido.
  }
graph-read-turned = { $turned ->
    [one] El atributo «dir» da la vuelta a una arista.
   *[other] El atributo «dir» da la vuelta a { $turned } aristas.
  }
graph-read-two-way = { $edges ->
    [one] El atributo «dir» dibuja una arista sin flecha o con dos, así que va en los dos sentidos.
   *[other] El atributo «dir» dibuja { $edges } aristas sin flecha o con dos, así que van en los dos sentidos.
  }
graph-read-named = { $named ->
    [labels] Los nodos se llaman como sus etiquetas.
   *[numbers] Los nodos se llaman por sus números.
  }
graph-read-places = Se conserva la disposición del texto; «Ordenar» hace otra.
graph-ask-direction = El texto no dice en qué sentido van las aristas.
graph-read-both = en ambos sentidos
graph-read-oneway = en un solo sentido, como están escritas
graph-ask-columns = ¿Qué es la tercera columna?
graph-read-weights = pesos
graph-read-neighbours = más nodos
graph-read-labels = etiquetas
graph-ask-counts = ¿Qué es la primera línea?
graph-read-counts = la cantidad de nodos y la de aristas
graph-read-edge = una arista
graph-ask-ends = ¿Qué son los extremos de una arista?
graph-read-names = nombres
graph-read-indices = lugares en la lista de nodos, desde 0
graph-ask-blanks = ¿Qué es un espacio después de una flecha?
graph-read-parts = separa dos nodos
graph-ask-names = ¿Cómo se llaman los nodos?
graph-read-called = por sus etiquetas
graph-read-numbered = por sus números
graph-read-edges = Leerlo como lista de aristas de todos modos
graph-read-make = Hacer que vayan en un solo sentido, como están escritas

# Why an edit is refused
error-node-without-name = Un nodo necesita un nombre.
error-node-name-too-long = Este nombre tiene { $length } caracteres; se admiten { $limit } como máximo.
error-node-name-taken = Ya hay un nodo que se llama «{ $name }».
error-edge-to-itself = Una arista no puede ir de un nodo a sí mismo, porque la partida no acabaría allí.
error-graph-unchanged = Eso no cambia nada en el grafo.
error-graph-not-drawn = Este grafo tiene { $nodes } nodos y { $edges } aristas. Se pueden dibujar { $most } nodos y { $widest } aristas como máximo.
