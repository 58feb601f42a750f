# Why a pasted graph is refused
error-graph-text-too-long = The text of the graph has { $count } bytes; at most { $limit } are allowed.
error-graph-too-many-lines = The text of the graph has { $count } lines; at most { $limit } are allowed.
error-graph-syntax = Line { $line }, column { $column }: the graph cannot be read from here on.
error-graph-other-form = This looks like { $form ->
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
    [networkx-multiline] a networkx adjacency list in several lines
    [petgraph] petgraph
    [graphology] graphology JSON
    [vis-network] vis-network JSON
    [cytoscape] Cytoscape JSON
    [json-graph] JSON Graph Format
    [jflap] JFLAP
    [csv] a table with a header (CSV)
    [matrix] an adjacency matrix
    [python] Python
    [markdown] Markdown
    [binary] a binary file
    [xml] XML
   *[other] another form
  }, which cannot be read here. What can be read is, among others, a list of edges such as <code>a -> b</code>, DOT, JSON with nodes and edges, GraphML, GEXF and GML.
error-graph-not-a-name = Line { $line }, column { $column }: “{ $found }” is no part of a list of edges. { $form ->
    [dot] It looks like DOT.
    [python] It looks like Python.
    [xml] It looks like XML.
    [pajek] It looks like Pajek.
    [mermaid] It looks like Mermaid.
   *[none] If it belongs to a name, put the name in quotes.
  }
error-graph-mixed-arrows = Line { $line }, column { $column }: this line joins nodes in another way than the lines before. A list has one kind of arrow, <code>-></code> or <code>--</code>, or none.
error-graph-several-before-arrow = Line { $line }, column { $column }: an arrow leads on from one node, and here are several. If they are one name, put it in quotes.
error-graph-doubtful-column = Line { $line }, column { $column }: this number may be the weight of an edge, or a node. Choose which.
error-graph-too-many-columns = Line { $line }, column { $column }: an edge with a weight or a label has three words, and this line has more. If names have blanks, put them in quotes.
error-graph-number-alone = Line { $line }, column { $column }: this number may be a node, or the number of nodes. If it is a node, put it in quotes; otherwise take the line away.
error-graph-no-counts = Line { $line }, column { $column }: the first line is not the number of nodes and the number of edges.
error-graph-arrow-turned = Line { $line }, column { $column }: this attribute turns the arrow, takes it away or doubles it, so the edge would lead another way than it is written. Write the edge as it leads.
error-graph-both-ways = The edges lead both ways here, and a token needs edges that lead one way.
error-graph-unexpected-json = Line { $line }, column { $column }: this is JSON, but no list of edges, no pair and no name.
error-graph-node-missing = Line { $line }, column { $column }: the name of a node is missing here.
error-graph-unknown-node = Line { $line }, column { $column }: this node is not in the list of nodes.
error-graph-name-twice = Line { $line }, column { $column }: another node is already called “{ $name }”.
error-graph-unexpected = Line { $line }, column { $column }: “{ $found }” does not belong here in a text of this form.
error-graph-not-plain = Line { $line }, column { $column }: { $what ->
    [hyperedge] this edge may join more than two nodes, and an edge here joins two.
    [nested] a node holds another graph here, and a graph here is flat.
    [mixed] this edge has another direction than the others. Either all edges lead one way, or all lead both ways.
    [several] the text holds another graph here. Keep one of them.
    [times] nodes or edges are there only at certain times, and a graph here does not change.
    [entities] the text defines its own words here (a DTD). XML of this kind is not read.
   *[deep] too many brackets or elements stand in one another.
  }
error-graph-twice = Line { $line }, column { $column }: this was given before.
error-graph-count-wrong = Line { $line }, column { $column }: { $what ->
    [nodes] the number of nodes is { $stated } here, but the text has { $found }.
    [edges] the number of edges is { $stated } here, but the text has { $found }.
    [entries] the number of entries must be { $stated } here, but the text has { $found }.
   *[cells] the number of columns is { $stated } in the header and { $found } in this line.
  }
error-graph-not-a-number = Line { $line }, column { $column }: { $found ->
    [none] a number is missing here.
   *[other] “{ $found }” stands where a number must be.
  }
error-graph-weight-missing = Line { $line }, column { $column }: some edges have a weight and others have none, and this edge is the first that differs.
error-graph-zero-entry = Line { $line }, column { $column }: this entry is 0. It may be an edge of weight 0, or no edge; take the line away, or change the number.
error-graph-header-unclear = Line { $line }, column { $column }: this header does not say which columns hold the two ends of an edge. Call them <code>source</code> and <code>target</code>.
error-graph-not-square = Line { $line }, column { $column }: an adjacency matrix has as many columns as rows. Here the number of rows is { $rows }, and the number of columns is { $found }.
error-graph-not-symmetric = Line { $line }, column { $column }: this edge must stand in the line of its other end too, with the same weight.
error-graph-other-order = Line { $line }, column { $column }: the names beside the rows must be the names above the columns, in the same order.
error-graph-part-unknown = Line { $line }, column { $column }: “{ $found }” is known in this form, but it is not read here.
error-graph-several = Line { $line }, column { $column }: the text holds several graphs, { $count } in all. Paste one of them alone.
error-graph-several-blocks = Line { $line }, column { $column }: the text holds several fenced blocks, { $count } in all. Paste one of them alone.
error-graph-same-name = Line { $line }, column { $column }: the number { $found } and the text “{ $found }” are two nodes in Python, but they would have the same name here.
error-graph-name-too-long = Line { $line }, column { $column }: a name may have at most { $limit } characters.
error-graph-self-loop = Line { $line }, column { $column }: this edge leads from a node to itself, so a token could move for ever.
error-graph-too-many-nodes = A graph may have at most { $limit } nodes.
error-graph-too-many-edges = A graph may have at most { $limit } edges.
error-graph-cycle = The edges go round in a cycle of { $nodes } nodes, so play need not end. Remove one of them.
error-token-not-on-a-node = Token { $token } does not stand on a node of the graph.
error-too-many-tokens = There are { $count } tokens; at most { $limit } are allowed.
error-graph-without-nodes = The graph has no node on which a token could stand.
error-graph-start-unknown = No node of the graph has the name of the start.
error-graph-name-not-dot = DOT cannot hold the name “{ $name }”: it has a backslash before a quote or at its end, and angle brackets that are no pairs.
error-graph-name-not-xml = GraphML cannot hold the name “{ $name }”, which has a control character.
