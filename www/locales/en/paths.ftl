page-title = How many ways are there? · Appleyard
title = How many ways are there?
lede = A path visits no node twice. Look for paths by touch, watch a search look for all, and learn how many there are.

# The figure
paths-picture = A graph with { $nodes } { $nodes ->
    [one] node
   *[other] nodes
} and { $edges } { $edges ->
    [one] edge
   *[other] edges
}
paths-node = { $name }{ $end ->
    [from] , the start
    [to] , the destination
    [both] , start and destination
   *[none] {""}
}{ $state ->
    [head] , where the way stands
    [path] , on the way
    [open] , the way can go on here
    [dead] , a dead end
    [done] , paths were found there
    [covered] , covered
   *[plain] {""}
}{ $leads ->
    [both] , joined to { $joined }
    [one] , leading to { $joined }
   *[other] {""}
}
paths-caption = { $drawing ->
    [yes] A square marks the start, a ring the destination.{ $brief ->
        [yes] {""}
       *[no] {" "}Dashed nodes can come next.
    }
   *[no] { $brief ->
        [yes] The strong line is the search now, the pale gold one the path before.
       *[no] The strong line is the search now, the pale gold one the path before.{ $hints ->
            [yes] {" "}Dashed nodes are dead ends.
           *[no] {""}
        }
    }
}
tree-name = { $kind ->
    [pruned] with pruning:{" "}
    [plain] without pruning:{" "}
   *[only] {""}
}{ $calls ->
    [one] one call
   *[other] { $calls } calls
}, { $paths ->
    [one] one path
   *[other] { $paths } paths
}
found-name = { $found ->
    [0] Here stand the paths that you find.
   *[other] { $found } found
}
paths-rule = A path visits no node twice.

# The visitor draws
paths-invite = { $found ->
    [0] Find a way from { $from } to { $to }.<invite> Touch one node after the other, or drag.</invite> Visit no node twice.
    [one] You have found one path. Is there another from { $from } to { $to }?
   *[other] You have found { $found } paths. Are there more from { $from } to { $to }?
}
way-goes-on = Your way stands at <point>{ $head }</point>. Go on to { $to }.
way-stuck = Your way cannot go on: every node next to <point>{ $head }</point> is on it already. Go back a node.
way-found = { $found ->
    [one] That is a path: { $path }. Is there another?
   *[other] That is another path: { $path }. You have found { $found }. Are there more?
}
way-again = You have found { $path } before: it is number { $number } of your { $found }.
way-here = Your way stands at { $name }.<invite> Touch a node next to it.</invite>
way-no-edge = No edge leads from { $head } to { $name }.
way-twice = Your way has been at { $name } already, and a path visits no node twice.
way-no-start = The graph has no start yet.
path-drawn = Path { $number } of { $total } is drawn{ $path ->
    [no] {""}
   *[other] : { $path }
}. It has { $edges ->
    [one] one edge
   *[other] { $edges } edges
}.
way-back = Go back a node
paths-undo = Undo
way-restart = Begin again
count-ask = How many are there?
paths-counted = { $exact ->
    [yes] { $paths ->
        [0] There is no path.
        [one] There is one path.
       *[other] There are <strong>{ $number }</strong> paths.
    }
   *[no] There are <strong>{ $number }</strong> paths, a number of { $digits } digits.
}
paths-about = There are about { $number } paths.
watch = Watch
search = Let the search find them
draw-again = Find paths yourself
prune = Search with pruning: only where a path is left
prune-off = Search without pruning

# The graph is not ready
paths-empty = The graph has no nodes. Open “Graph” and add some.
paths-no-ends = The graph has no { $missing ->
    [from] start
   *[to] destination
}. Open “Graph” and choose one.
paths-same-ends = Start and destination are both { $from }. So there is exactly one path: the node itself.
paths-out-of-reach = No way leads from { $from } to { $to }, so there is no path.

# The search
walk-enter = { $first ->
    [yes] The search begins at <point>{ $name }</point>: it puts the node on its stack and into its set.
   *[no] The search goes to <point>{ $name }</point>: it puts the node on its stack and into its set.
}
walk-found = { $to } is next to <point>{ $name }</point>, and it is the destination. So this is path { $number }{ $path ->
    [no] {""}
   *[other] : { $path }
}.
walk-skip = { $other } is next to <point>{ $name }</point>, but the set has it already. Going there would visit it twice.
walk-cut = { $other } is next to <point>{ $name }</point>, but from there { $to } is out of reach. So the pruned search does not go there.
walk-leave = { $paths ->
    [0] All nodes next to <point>{ $name }</point> have been tried, and none led to { $to }: a dead end.
    [one] All nodes next to <point>{ $name }</point> have been tried, and one path was found.
   *[other] All nodes next to <point>{ $name }</point> have been tried, and { $paths } paths were found.
}
walk-leave-more = The search takes it off the stack and out of the set, and goes back to { $back }.
walk-leave-covered = All nodes next to <point>{ $name }</point> have been tried. The search takes it off the stack and out of the set, and goes back to { $back }.
walk-end = The search has tried everything. It found { $paths ->
    [0] no path
    [one] one path
   *[other] { $paths } paths
} with { $calls ->
    [one] one call
   *[other] { $calls } calls
}.
walk-more = The recording ends here, after { $steps } steps and { $paths ->
    [one] one path
   *[other] { $paths } paths
}. “Count” says how many there are.

# The figure as text
text-graph = The graph has { $nodes ->
    [one] one node
   *[other] { $nodes } nodes
} and { $edges ->
    [one] one edge
   *[other] { $edges } edges
}. Its start is { $from }, its destination { $to }.
text-way = { $count ->
    [0] No way has been begun.
   *[other] Your way: { $names }.
}
text-stack = { $count ->
    [0] The stack and the set are empty.
   *[other] On the stack and in the set: { $names }.
}
text-drawn = { $found ->
    [0] You have found no path yet.
    [one] You have found one path.
   *[other] You have found { $found } paths.
}
text-found = { $paths ->
    [0] The search has found no path yet.
    [one] The search has found one path.
   *[other] The search has found { $paths } paths.
}
text-path = Path { $number }: { $names }.

word-graph = Graph
word-count = Count
word-frontier = Frontier

# What a link may ask that the core refuses
error-path-graph-size-out-of-range = A graph of this kind has a size from { $min } to { $max }, not { $value }.
error-path-no-such-node = This graph has no node { $node }: its number of nodes is { $nodes }.
