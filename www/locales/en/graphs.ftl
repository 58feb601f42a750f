# Why a pasted graph is refused
error-graph-text-too-long = The text of the graph has { $count } bytes; at most { $limit } are allowed.
error-graph-too-many-lines = The text of the graph has { $count } lines; at most { $limit } are allowed.
error-graph-syntax = Line { $line }, column { $column }: the graph cannot be read from here on.
error-graph-unexpected-json = Line { $line }, column { $column }: this is JSON, but no list of edges, no pair and no name.
error-graph-node-missing = Line { $line }, column { $column }: the name of a node is missing here.
error-graph-unknown-node = Line { $line }, column { $column }: this node is not in the list of nodes.
error-graph-name-too-long = Line { $line }, column { $column }: a name may have at most { $limit } characters.
error-graph-self-loop = Line { $line }, column { $column }: this edge leads from a node to itself, so a token could move for ever.
error-graph-too-many-nodes = A graph may have at most { $limit } nodes.
error-graph-too-many-edges = A graph may have at most { $limit } edges.
error-graph-cycle = The edges go round in a circle of { $nodes } nodes, so play need not end. Remove one of them.
error-token-not-on-a-node = Token { $token } does not stand on a node of the graph.
error-too-many-tokens = There are { $count } tokens; at most { $limit } are allowed.
error-graph-without-nodes = The graph has no node on which a token could stand.
error-graph-start-unknown = No node of the graph has the name of the start.
