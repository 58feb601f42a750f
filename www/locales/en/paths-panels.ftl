# Why a node looks as it does
node-why-label = Why: { $name }
node-why-destination = This is the destination. The search never calls itself for it: as soon as it is next to the newest node, the stack holds a path.
node-why-on-path = It is number { $place } on the stack, and it is in the set. Until the search leaves it, it may not be entered again.
node-why-free = It is next to { $head } and not in the set, so the search may enter it.
node-why-not-adjacent = It is not in the set. But no edge leads there from { $head }, where the search stands.
node-why-dead-end = The search has been here, from { $back }, and found no path. { $count ->
    [0] No edge leads on from here.
    [one] The only way on ends at { $names }, which was on the stack.
   *[other] Every way on ends at one of the nodes { $names }, which were on the stack.
}
node-why-done = The search has been here, from { $back }, and found { $paths ->
    [one] one path
   *[other] { $paths } paths
}.
node-why-cut-off = It is a dead end that the search does not know yet: { $count ->
    [0] no edge leads on from here.
    [one] the only way on ends at { $names }, which is on the stack.
   *[other] every way on ends at one of the nodes { $names }, which are on the stack.
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
field-size = Size
field-seed = Seed
graph-no-link = This graph takes { $length } characters, and a link has room for { $most }. Save it as a file instead: “The graph as text”.

# The count
count-how = Counted edge by edge, without listing: at most { $states } states at a time.
count-without = Block an edge
count-blocked = Without the edge from { $from } to { $to }, { $number } of { $all } paths are left.
count-blocked-none = Choose an edge to see how many paths are left without it.
count-no-edge = none

# Errors
error-path-too-many-states = This graph is too wide to count its paths: counting would need more than { $limit } states.
error-path-count-too-large = There are more than 2¹²⁸ paths, too many to count here.
error-not-a-way = Node { $place } of the way does not fit.
error-path-no-such-step = The search has { $steps } steps, and no step { $step }.
