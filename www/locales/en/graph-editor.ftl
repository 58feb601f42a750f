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
graph-form-json = JSON
graph-text-about = Type or paste a list of edges such as <code>a -> b c</code>, a digraph in DOT, or JSON. The form is recognised.
graph-draw = Draw this
graph-forget = Drop what I typed
graph-store = Save as a file
graph-open = Open a file
graph-merged = { $merged ->
    [one] One edge was there twice; it counts once.
   *[other] { $merged } edges were there more than once; each counts once.
}

# Why an edit is refused
error-node-without-name = A node needs a name.
error-node-name-too-long = This name has { $length } characters; at most { $limit } are allowed.
error-node-name-taken = A node is already called “{ $name }”.
error-edge-to-itself = An edge cannot lead from a node to itself, because play would never end there.
error-graph-not-drawn = This graph has { $nodes } nodes and { $edges } edges. At most { $most } nodes and { $widest } edges can be drawn.
