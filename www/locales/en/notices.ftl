# Told beside the figure, and fetched only then: what a link did not say clearly
link-version = This link is for version { $version }, but this page reads only version 1. The opening is shown instead.
link-no-version = This link cannot be read: it does not begin with v=1. The opening is shown instead.
link-too-long = This link has { $characters } characters, and the limit is { $max }. The opening is shown instead.
link-too-many-scenes = This lesson has { $scenes } moments; only the first { $max } are shown.
link-unknown-field = The link says “{ $field }”, which means nothing here. Everything else is shown.
link-repeated-field = The link says “{ $field }” more than once; the first one counts.
link-not-integer = The link’s “{ $field }” is “{ $value }”: it must be a whole number from { $min } to { $max }.
link-out-of-range = The link’s “{ $field }” is { $value }: it must lie between { $min } and { $max }.
link-bad-choice = The link’s “{ $field }” is “{ $value }”: it must be one of { $choices }.
link-bad-point = The link’s “{ $field }” is “{ $value }”: it must be two numbers like 3,4, at most { $maxM },{ $maxN }.
link-bad-tuple = The link’s “{ $field }” is “{ $value }”: it must be { $allowed }, in this order, with commas between.
link-more-notices = { $count ->
    [one] One more thing in the link was not understood.
   *[other] { $count } more things in the link were not understood.
}
link-bad-moves = The link’s “{ $field }” says “{ $value }”: a move must be two whole numbers like -1,0. A star after them means any number of times.
link-many-moves = The link’s “{ $field }” has { $count } { $count ->
    [one] move
   *[other] moves
}: it may have 1 to { $most }, with numbers up to { $longest } from zero.
link-bad-game = The link’s “{ $field }” says “{ $value }”: a game must be at most { $most } plies like { $example }.
link-bad-conjecture = The link’s “{ $field }” is “{ $value }”. It must be two periods up to 8, two beginnings up to 64, and a 1 or a 0 for each class, like 2,2,0,0,1000.
link-bad-heaps = The link’s “{ $field }” says “{ $value }”: it must be 1 to { $heaps } { $heaps ->
    [one] heap
   *[other] heaps
} of 1 to { $stones } { $stones ->
    [one] stone
   *[other] stones
}, like 3,5,7.
link-bad-rules = The link’s “{ $field }” says “{ $value }”: a rule is at most { $longest } characters like 1..3 or any, with _ between heaps.
link-two-heaps = A move that takes from both heaps needs exactly two heaps; the link has { $count }.
link-bad-numbers = The link’s “{ $field }” says “{ $value }”: it must be at most { $most } whole numbers from { $least } to { $largest } with commas between.
link-bad-race = The link’s “{ $field }” says “{ $value }”: it must be two to four of { $choices }, with _ between.
link-no-values = The list in the link cannot be read. Here is a shuffled list instead.
link-bad-comparators = The link’s “{ $field }” says “{ $value }”. It must be at most { $most } comparators such as 1:2,3:4, each on two different wires from 1 to { $last }.
link-bad-ghosts = The link’s “{ $field }” says “{ $value }”. It must be at most { $most } comparators such as 1:2:5, each on two different wires from 1 to { $last }, with the number of comparators before it.
link-no-comparators = The network in the link cannot be read. Here is the smallest known network instead.
link-count-values = The link has { $count ->
    [one] one element
   *[other] { $count } elements
} for { $wires } { $wires ->
    [one] wire
   *[other] wires
}. Here is a shuffled list instead.
link-long-text = The link’s “{ $field }” has { $count } { $count ->
    [one] character
   *[other] characters
}: it may have { $most } at most.
link-bad-row = The link’s “{ $field }” says “{ $value }”. It must be 1 to { $most } cells, 1 for an object and 0 for a gap, with at least one object, like 110111.
link-bad-ways = The link’s “{ $field }” says “{ $value }”. It must be at most { $ways } { $ways ->
    [one] path
   *[other] paths
} such as 1-2-5, with _ between them, and at most { $nodes } { $nodes ->
    [one] node
   *[other] nodes
} from 1 to { $last } together.
link-bad-digits = The link’s “{ $field }” is “{ $value }”: it must be a whole number, 1 or more, with at most { $most } digits.
link-no-number = The link asks for path number { $number }, but { $none ->
    [yes] there is no path
   *[no] the last path is number { $paths }
}.
link-not-counted = The link asks for path number { $number }, but the paths could not be counted. “Count” says why.
link-no-machine = The link says that its machine is written, but has no “table”. The figure shows a ready machine.
link-no-edge = The link blocks an edge between the nodes { $nodes }, and this graph has no such edge. All its edges are open.
link-no-path = { $count ->
    [one] One of the ways in the link is not a way through this graph, so it is left out.
   *[other] { $count } of the ways in the link are not ways through this graph, so they are left out.
}
link-bad-weight = The link’s “{ $field }” says “{ $value }”, and that is not a weight: a number such as 3 or -0.5, with at most { $most } characters. So the edges have no weights here.
link-other-weights = The link’s “{ $field }” has { $count } { $count ->
    [one] weight
   *[other] weights
}, and the graph has { $edges } { $edges ->
    [one] edge
   *[other] edges
}. So the edges have no weights here.
link-no-graph = The link has no graph that can be read. Here are streets of 3 by 3 corners instead.
link-bad-graph = The link’s “{ $field }” says “{ $value }”, and that is not a drawn graph. Perhaps the link was cut off.
link-bad-script = The link’s “{ $field }” cannot be read. It may be cut off, or hold more than { $limit } bytes.

# What a server does not do as it should
wrong-type = The server labels the solver’s file “{ $type }” instead of application/wasm. It works, but starts more slowly.
