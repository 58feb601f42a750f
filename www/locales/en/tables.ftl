# The names of columns, and the words in them, in tables that are saved
column-step = step
column-ply = ply
column-player = player
player-you = you
player-computer = computer
player-first = first player
player-second = second player
column-outcome = for the player to move
outcome-P = lost
outcome-N = won
outcome-D = drawn
column-plies = plies left
column-grundy = Grundy value
column-happens = what happens

# Half an apple
column-across = across (m)
column-up = up (n)

# Nim
column-heap = heap
column-taken = stones taken
column-left = stones left in heap { $heap }
column-stones = stones in the heap
column-value = Grundy value, taking { $rule }
column-pair = pair
column-smaller = smaller heap
column-larger = larger heap
column-exact = by the exact formula
column-double = by the formula in double precision

# Chain
column-objects-taken = objects taken
column-square = square
column-board = board
column-row = row
column-groups = groups
column-objects = objects in the row
column-game = { $end ->
    [normal] taking the last object wins
   *[misere] taking the last object loses
}; { $first ->
    [fewest] the first move takes one
   *[any] the first move may take two
}

# Networks
column-comparator = comparator
column-layer = layer
column-smaller-to = smaller element goes to wire
column-larger-to = larger element goes to wire
column-exchanged = swapped
exchanged-yes = yes
exchanged-no = no
column-wire = wire { $wire }

# Quicksort
column-operation = operation
column-place = place
column-other-place = other place
operation-probe = compare for a pivot
operation-pivot = choose the pivot
operation-equal = equal to the pivot
operation-larger = larger than the pivot
operation-smaller = smaller than the pivot
operation-scan-left = scan from the left
operation-scan-right = scan from the right
operation-exchange = swap
operation-stay = stays where it is
operation-move = goes to the smaller elements
operation-place = put the pivot in its place
operation-shift = swap neighbours
operation-settle = has found its place
operation-comparator = comparator

# All positions of a game
column-position = position
column-depth = plies from the start
column-best = best move

# Paths
column-node = node
column-neighbour = neighbour
column-stack = stack
column-paths = paths found
operation-enter = goes to the node
operation-found = finds a path
operation-skip = in the set already
operation-cut = no way to the destination
operation-leave = goes back

# Machines
column-state = state
column-read = reads
column-written = writes
column-direction = goes
column-next-state = next state
column-cell = cell
direction-left = left
direction-right = right
direction-stay = stays

# Dovetailing
column-machine = machine
column-round = round
column-moment = moment
column-own-step = its step
column-does = what it does
does-step = takes a step
does-halts = stops and reports
does-ended = has ended already
does-dropped = is proved never to stop
does-missing = does not exist
does-later = comes later
