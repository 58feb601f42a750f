# Why a node looks as it does
node-why-label = Why: { $name }
node-why-destination = This is the destination. The search never calls itself for it: as soon as it is next to the newest node, the stack holds a path.
node-why-on-path = It is number { $place } on the stack, and it is in the set. Until the search leaves it, it may not be entered again.
node-why-free = It is next to { $head } and not in the set, so the search may enter it.
node-why-not-adjacent = { $stands ->
    [yes] It is not in the set. But no edge leads there from { $head }, where the search stands.
   *[no] It is not in the set. But the search is at no node now, so it cannot go there.
}
node-why-dead-end = The search has been here, from { $back }, and found no path. { $count ->
    [0] No edge leads on from here.
    [one] The only way on ends at { $names }, which was on the stack.
   *[other] Every way on ends at one of the nodes { $names }, which were on the stack.
}
node-why-done = The search has been here, from { $back }, and found { $paths ->
    [one] one path
   *[other] { $paths } paths
}.
node-why-cut-off = It is a dead end that the search does not know yet. { $count ->
    [0] No edge leads on from here.
    [one] The only way on ends at { $names }, which is on the stack.
   *[other] Every way on ends at one of the nodes { $names }, which are on the stack.
}
node-why-hidden = Is it a dead end? Step on and see.

# The graph
graph-tool-from = choose the start
graph-tool-to = choose the destination
graph-hint-end = { $tool ->
    [from] Touch the node where every path begins.
   *[to] Touch the node where every path ends.
}
graph-oneway = edges lead one way
graph-kind-grid = streets
graph-kind-triangular = triangles
graph-kind-king = a king’s moves
graph-kind-knight = a knight’s moves
graph-kind-complete = all joined
graph-kind-hypercube = hypercube
graph-kind-petersen = Petersen graph
graph-kind-ladder = ladder
graph-kind-tree = tree
graph-kind-random = by chance
graph-kind-states = the 48 states
graph-kind-communities = Spain
field-size = Size
field-seed = Seed
graph-no-link = This graph takes { $length } characters, and a link has room for { $most }. Save it as a file instead: “The graph as text”.
graph-no-link-weights = The weights of this graph are too long for a link: they need { $length } of at most { $most } characters. Save it as a file instead: “The graph as text”.

# The shortest paths, where edges have weights
shortest-title = Shortest path
shortest-weight = The path of least weight is { $path }. { $edges ->
    [0] It has no edge and weighs { $weight }.
    [one] Its only edge weighs { $weight }.
   *[other] Its { $edges } edges weigh { $weight } together.
} { $same ->
    [yes] No path has fewer edges.
   *[no] The path with the fewest edges weighs { $other }.
}
shortest-edges = { $edges ->
    [0] The path { $path } has no edge.
    [one] The path with the fewest edges is { $path }. It has one edge.
   *[other] The path with the fewest edges is { $path }. It has { $edges } edges.
} { $weighed ->
    [yes] It weighs { $weight }, { $same ->
        [yes] and no path weighs less.
       *[no] and the path of least weight weighs { $other }.
    }
    [alone] It weighs { $weight }.
   *[no] {""}
}
shortest-draw-weight = Draw the path of least weight
shortest-draw-edges = Draw the path with the fewest edges

# The count
count-how = { $method ->
    [plugs] Counted node by node from both sides, without listing: at most { $states } states at a time.
    [topological] Counted by one pass over the edges, without listing: no path can go round in a cycle, so one number for each node is enough.
    [subsets] Counted set by set, without listing: { $states } sets of nodes.
   *[frontier] Counted edge by edge, without listing: at most { $states } states at a time.
}
edge-blocked = { $edge } is blocked: no path takes it. Touch it again to open it.
edge-begun = An edge from { $name }: go to its other node and press x again.
edge-given-up = No edge from { $name } is chosen any more.
edge-open = { $edge } is open again.
count-without = Block an edge
count-blocked = Without the edge { $edge }, the number of paths falls from { $all } to { $number }.
count-blocked-none = Choose an edge to see how many paths are left without it.
count-no-edge = none
limit-pass = Only paths through
limit-avoid = Never through
limit-about = Names of nodes, with commas or blanks between them.
limit-all = through all nodes
limit-length = Length
limit-length-any = any
limit-length-most = at most
limit-length-exactly = exactly
field-edges = edges
limit-counted = The number of paths like that is { $number }, out of { $all }.
lengths-title = Paths by length
lengths-edges = edges
lengths-paths = paths
lengths-ask = Count by length
longest-draw = Draw a longest path
longest-drawn = { $path ->
    [no] A longest path is drawn.
   *[other] A longest path is drawn: { $path }.
} Its number of edges is { $edges }; the number of paths as long is { $paths }.
longest-none = The number of edges of a longest path is { $edges }. After this number of calls the search has met no such path and stops: { $calls }.
through-ask = Draw edges as wide as many paths pass them
through-said = { $same ->
    [one] The edge { $edge } is the widest: the number of paths that pass it is
   *[other] { $same } edges are the widest, and { $edge } is one of them: the number of paths that pass each is
} { $number }, out of { $all }.
list-title = Any one of them
list-number = Path number
list-about = From 1 to { $total }, in the order of the search.
list-chance = one by chance
list-before = previous
list-after = next
list-open = list from here
list-these = list them
list-page-before = page before
list-page-after = next page
list-saved = The file has the paths from the first one on, at most { $most }.
race-title = Counting against listing
race-start = Let both work
race-count = Counting knows the number of all paths after { $ms } s: { $paths }. The number of states that it has looked at is { $work }.
race-list = { $done ->
    [yes] Listing has found all paths after { $ms } s: their number is { $paths }. The number of calls is { $work }.
   *[no] After { $ms } s, the number of paths that listing has found is { $paths }, and the number of calls is { $work }. At this pace all of them would take about { $rest }: that is an estimate, and nobody has measured it.
}
column-number = number
column-edges = edges
column-path = path

# The frontier
frontier-about = The count decides one edge after the other: it is left out, or it is on the path. The nodes between decided and undecided edges are the frontier. Each of them may be an end of a piece of the path, lie inside a piece, or neither. What the rest of the graph can still do depends only on this, and on which ends belong together. So all choices of edges that agree in this are one state, and the count keeps only their number. “Count” may go through the graph in another way, which needs fewer states at a time.
frontier-coming = The count begins.
frontier-none = There is no edge to decide here.
frontier-begin = No edge is decided yet. There is one state. Imagine one more edge, from the destination back to the start: it is the first piece, and start and destination are its two ends. A path joins these ends, and with this edge it makes a cycle.
frontier-step = Edge { $at } of { $edges }, <point>{ $edge }</point>, is left out or taken{ $before ->
    [one] : two cases.
   *[other] {" "}in each of { $before } states: { $all } cases.
}
frontier-led = { $dropped ->
    [0] {""}
    [one] One case can be part of no path, so it is dropped.{" "}
   *[other] { $dropped } cases can be part of no path, so they are dropped.{" "}
}{ $closed ->
    [0] {""}
    [one] One completes paths.{" "}
   *[other] { $closed } complete paths.{" "}
}{ $merged ->
    [0] { $states ->
        [0] No state is left.
        [one] One state is left.
       *[other] { $states } states are left.
    }
   *[other] { $decisions } cases lead to { $states ->
        [one] one state
       *[other] only { $states } states
    }, because the rest of the graph cannot tell some of them apart.
}
frontier-found = { $last ->
    [yes] All edges are decided. The number of paths is { $paths }.
   *[no] Paths found so far: { $paths }.
}
frontier-widths = States after each edge
frontier-chart = The number of states after each edge, at most { $most }
frontier-bar = { $at ->
    [one] After one edge:
   *[other] After { $at } edges:
} { $states ->
    [one] one state
   *[other] { $states } states
}
frontier-states = states
frontier-edges = decided edges
frontier-table = The steps as a table
frontier-column-edge = edge
frontier-column-decisions = cases
frontier-column-states = states
frontier-column-found = paths
frontier-wide = This graph has more than { $most } states in all, so only their number is shown. In a smaller graph you can look at each of them.
frontier-list = The states now
frontier-more = { $more } { $more ->
    [one] more state is
   *[other] more states are
} not listed.
frontier-state = { $count ->
    [one] Piece
   *[other] Pieces
} { $pieces }{ $within ->
    [0] {""}
   *[other] , inside { $inside }
}: { $one ->
    [yes] one choice of edges
   *[no] { $ways } choices of edges
}{ $arrivals ->
    [0] .
    [one] .
   *[other] , merged from { $arrivals } cases.
}
frontier-caption = Gold nodes are the frontier.{ $pictures ->
    [yes] {" "}Small pictures are the states, each by one of its choices.
   *[no] {""}
}
frontier-picture = { $at ->
    [one] The graph with one decided edge
   *[other] The graph with { $at } decided edges
}
frontier-node = { $name }{ $standing ->
    [frontier] , on the frontier
    [behind] , behind the frontier
   *[ahead] {""}
}

# Errors
error-path-too-many-states = This graph is too wide to count its paths: counting would need more than { $limit } states.
error-paths-no-such-name = No node is called “{ $name }”.
error-path-number-not-digits = The number of a path is 1 or more, in digits.
error-path-no-such-number = There is no path with this number: the last one is number { $paths }.
error-path-without-weights = The edges of this graph have no weights, so no path is the lightest.
error-path-edge-without-weight = The edge from { $from } to { $to } has no weight, and others have one. So nobody can say which path weighs least.
error-path-weight-too-long = The weight { $weight } has too many digits to be added exactly: at most 14 before the point and 18 after it.
error-path-negative-weight = The edge from { $from } to { $to } has a weight below 0. The path of least weight can only be found fast where no weight is.
error-not-a-way = Node { $place } of the way does not fit.
error-path-no-such-step = The search has { $steps } { $steps ->
    [one] step
   *[other] steps
}, and no step { $step }.

# The demonstration
demonstration = Demonstration
show-walk = A thread leaves the start and feels its way. In a dead end it goes back. This is a demonstration: touch anything to end it.
show-count = A count needs no walk. { $side } by { $side } corners have <strong>{ $paths }</strong> { $paths ->
    [one] path
   *[other] paths
}, and the thread has walked { $walked }.
show-end = How long would it take to walk them all? One path a second, day and night: { $years } years.
