# A graph that somebody draws
graph-label = A graph with { $nodes } { $nodes ->
    [one] node
   *[other] nodes
} and { $edges } { $edges ->
    [one] edge
   *[other] edges
}
graph-tools = What a touch does
graph-tool-play = move a token
graph-tool-put = put a token
graph-tool-lift = take a token away
graph-tool-join = join two nodes
graph-tool-add = add a node
graph-tool-move = move a node
graph-tool-remove = remove a node
graph-hint = { $tool ->
    [join] { $chosen ->
        [yes] An edge from { $name }: touch the node to which it leads.
       *[no] Touch the node where the edge begins, or drag from node to node.
    }
    [move] { $chosen ->
        [yes] You hold { $name }: touch its new place, or use the arrow keys.
       *[no] Touch a node, then its new place, or drag it.
    }
    [remove] Touch a node: it goes with its edges.
   *[add] Touch an empty place for a new node.
}
graph-undo = Undo
graph-redo = Redo
graph-arrange = Arrange
graph-arranged = The nodes have new places.
graph-clear = Empty
graph-add-title = A new node
graph-name = name
graph-add = Add a node
graph-edge-title = An edge
graph-from = from
graph-to = to
graph-join = Join them
graph-part = Take the edge away
graph-node-title = A node
graph-node = node
graph-rename = Rename
graph-remove = Remove
graph-nudge = Move this node
graph-left = left
graph-right = right
graph-up = up
graph-down = down
graph-ready = Ready graphs:
graph-ready-divisors = divisors of 36
graph-ready-heap = a Nim heap
graph-ready-take-away = take 1, 3 or 4
graph-ready-kayles = five pins of Kayles
graph-ready-random = one by chance
graph-text = The graph as text
graph-form = Written as
graph-form-edges = a list of edges
graph-form-dot = DOT
graph-form-json = JSON of nodes and edges, as networkx 3.6 has it
graph-form-graphml = GraphML
graph-text-about = Type or paste a list of edges such as <code>a -> b, c</code>, a digraph in DOT, JSON, or what another program has written, such as GraphML, GEXF or GML. The form is recognised.
graph-draw = Draw this
graph-forget = Drop what I typed
graph-store = Save as a file
graph-merged = { $merged ->
    [one] One edge was there twice; it counts once.
   *[other] { $merged } edges were there more than once; each counts once.
}
graph-read = Read as { $form ->
    [edges] a list of edges
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
    [networkx-multiline] a networkx adjacency list in several lines
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
    [csv] a table with a header (CSV)
    [matrix] an adjacency matrix
    [python] Python
    [markdown] Markdown
   *[json] JSON
  }: { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
  }, { $edges ->
    [one] one edge
   *[other] { $edges } edges
  }, { $direction ->
    [oneway] which { $edges ->
        [one] leads
       *[other] lead
    } one way
   *[both] which { $edges ->
        [one] leads
       *[other] lead
    } both ways
  }.
graph-read-columns = { $columns ->
    [weights] The third column was taken as weights.
    [labels] The third column was taken as labels and is not used.
    [of-labels] The labels of edges are not used.
   *[neighbours] Each word after the first was taken as a node to which an edge leads from the first.
  }
graph-read-weighed = { $weighed ->
    [all] Each edge has a weight, and “Count” looks for the path of least weight with them.
    [below] The weight of the edge { $edge } is less than 0, so “Count” looks for no path of least weight.
    [some] { $weights ->
        [one] One edge has a weight and others have none, such as { $edge }.
       *[other] { $weights } edges have a weight and others have none, such as { $edge }.
    } So no path is the one of least weight.
   *[none] The weights of edges are not used.
  }
graph-read-counted = The first line was taken as the numbers of nodes and edges.
graph-read-blanks = Names have blanks in them.
graph-read-attributes = { $attributes ->
    [one] One attribute is not used.
   *[other] { $attributes } attributes are not used.
  }
graph-read-loops = { $loops ->
    [one] One edge leads from a node to itself and was left out.
   *[other] { $loops } edges lead from a node to itself and were left out.
  }
graph-read-turned = { $turned ->
    [one] The attribute “dir” turns one edge round.
   *[other] The attribute “dir” turns { $turned } edges round.
  }
graph-read-two-way = { $edges ->
    [one] The attribute “dir” draws one edge without an arrow or with two, so it leads both ways.
   *[other] The attribute “dir” draws { $edges } edges without an arrow or with two, so they lead both ways.
  }
graph-read-named = { $named ->
    [labels] The nodes are called by their labels.
   *[numbers] The nodes are called by their numbers.
  }
graph-read-places = The layout of the text is kept; “Arrange” makes another one.
graph-ask-direction = The text does not say which way edges lead.
graph-read-both = both ways
graph-read-oneway = one way, as they are written
graph-ask-columns = What is the third column?
graph-read-weights = weights
graph-read-neighbours = more nodes
graph-read-labels = labels
graph-ask-counts = What is the first line?
graph-read-counts = the numbers of nodes and edges
graph-read-edge = an edge
graph-ask-ends = What are the ends of an edge?
graph-read-names = names
graph-read-indices = places in the list of nodes, from 0
graph-ask-blanks = What is a blank after an arrow?
graph-read-parts = it parts two nodes
graph-ask-names = What are the nodes called?
graph-read-called = by their labels
graph-read-numbered = by their numbers
graph-read-edges = Still read it as a list of edges
graph-read-make = Make them lead one way, as they are written

# Why an edit is refused
error-node-without-name = A node needs a name.
error-node-name-too-long = This name has { $length } characters; at most { $limit } are allowed.
error-node-name-taken = A node is already called “{ $name }”.
error-edge-to-itself = An edge cannot lead from a node to itself, because play would never end there.
error-graph-unchanged = That changes nothing in the graph.
error-graph-not-drawn = This graph has { $nodes } nodes and { $edges } edges. At most { $most } nodes and { $widest } edges can be drawn.
