# What a teacher has fixed
lock-fixed = { $fixed ->
    [rules] The teacher has fixed the rules.
    [start] The teacher has fixed the start.
    [panels] The teacher has closed the panels.
    [rules-start] The teacher has fixed the rules and the start.
    [rules-panels] The teacher has fixed the rules and closed the panels.
    [start-panels] The teacher has fixed the start and closed the panels.
   *[rules-start-panels] The teacher has fixed the rules and the start, and closed the panels.
}

# What a figure asks before a milestone
predict-label = Your prediction
answer-lost = lost
answer-won = won
answer-drawn = drawn
predict-right = Right.
predict-wrong = Wrong.
predict-score = On this device you got { $score } of { $of } right.
nim-predict = All bundles that have a partner are joined. Is this position lost or won for the player to move?
nim-predict-moves = How many moves win?
answer-moves-0 = none
answer-moves-1 = one
answer-moves-2 = two
answer-moves-3 = three or more
game-predict = { $answers ->
    [3] Is this position lost, drawn or won for the player to move?
   *[2] Is this position lost or won for the player to move?
}
paths-predict = The search stands at <point>{ $name }</point>. Does it find a path now, or has it tried everything here?
answer-path = it finds a path
answer-back = it turns back

# A task of a link
task = Task
task-check = Check
task-parts-missing = Choose one of each.
task-again = Try again
task-show = Show the answer
task-left = { $left ->
    [one] You have one try left.
   *[other] You have { $left } tries left.
}
task-verdict = { $right ->
    [yes] Right.
    [no] Wrong.
   *[open] This is not decided.
}
task-repeated = You have given this answer before, so it costs no try.
task-shown = This would have been right:
task-failed = The solver could not answer: { $detail }
task-misread = That cannot be read as an answer to this task.
task-other-replies = In this game the computer would have moved otherwise.
task-record = Tasks on this device: { $first } right at the first try, { $later } later, { $shown } with the answer shown.
task-not-kept = This device does not keep how the task ended: its storage is full, or the browser forbids it.
task-forget = Forget what was done on this device
task-forgotten = The tasks that were done on this device are forgotten.
task-list = The tasks one by one, to copy
task-ended-first = right at the first try
task-ended-later = right later
task-ended-shown = with the answer shown
task-withheld = Hidden while the task is open, because it could give the answer away.

# Tasks of games
task-move = Find a move that wins.
task-hold = Nobody can force a win here. Find a move that holds the draw.
task-game = Play against the computer, and win.
task-who = Who wins if nobody makes a mistake?
task-who-N = the player to move
task-who-P = the opponent
task-who-D = nobody: it is a draw
task-who-is = { $outcome ->
    [N] The player to move wins.
    [P] The opponent wins.
   *[D] Nobody wins, so it is a draw.
}
task-count = How many moves win here?
task-count-typed = Number of moves
task-count-wrong = { $more ->
    [yes] More moves win.
   *[no] Fewer moves win.
}
task-count-is = { $count ->
    [0] No move wins.
    [one] One move wins.
   *[other] { $count } moves win.
}
task-bundles = { $who ->
    [you] Split each heap into bundles of 1, 2, 4, …: every bundle has a partner. Whatever you do, your opponent can restore that.
    [computer] Split each heap into bundles of 1, 2, 4, …: every bundle has a partner now. Whatever your opponent does, you can restore that.
   *[after] After that, split each heap into bundles of 1, 2, 4, …: every bundle has a partner. Whatever your opponent does, you can restore that.
}
task-chain-left = { $reason ->
    [pair] You can copy your opponent in the other group, down to the last object.
    [pairs] You can copy each take of your opponent in the twin of its group, down to the last object.
    [none] Nothing is left for your opponent.
   *[answer] Your opponent has no move that wins now.
}
task-value = What is the Grundy value of this position?
task-value-typed = Grundy value
task-value-has = The position after the move { $label } has the value { $value }, so this one has another value.
task-value-large = A number below { $value } is missing among the values of the positions after the moves, too.
task-value-look = Find the value of the position after each move, from the end of the game backwards.
task-look-count = { $kind ->
    [hold] Moves that hold the draw here: { $right } of { $moves }.
   *[other] Moves that win here: { $right } of { $moves }.
}
task-look-bundle = Look at the bundles of { $bundle }: one of them has no partner.
task-game-won = You won in { $moves } { $moves ->
    [one] move
   *[other] moves
}, and no move of yours gave the win away.
task-game-given = You won, although one of your moves gave the win away: the computer gave it back.
task-game-lost = Your move { $move } gave the win away.

# Making heaps that are lost
task-make = { $count ->
    [one] Choose a heap that is lost for the player to move.
   *[other] Choose { $count } heaps that are lost for the player to move.
}
task-make-typed = Heaps
task-make-misread = { $count ->
    [one] Enter one number of stones, from 1 to { $most }.
   *[other] Enter { $count } numbers of stones from 1 to { $most }, with commas between them.
}
task-make-won = From there the player to move can win.
task-make-example = { $heaps }

# Tasks about a network
task-input = Find an input of 0s and 1s that this network gets wrong.
task-input-typed = Input, from the top wire down: a 0 or a 1 for each wire
task-input-misread = Enter a 0 or a 1 for each wire: { $wires } in all.
task-input-sorted = For the input { $input } the output is { $output }, which is sorted.
task-input-fails = For the input { $input } the output is { $output }, which is not sorted.
task-input-look = { $ones ->
    [one] Look at inputs with a single 1: one of them comes out wrong.
   *[other] Look at inputs with { $ones } 1s: one of them comes out wrong.
}
task-spare = Which comparator can go, so that the network still sorts every input? Touch a comparator to see its number.
task-spare-typed = Number of the comparator
task-spare-this = This one can go
task-spare-goes = Without comparator { $number } the network still sorts every input.
task-spare-needed = Without comparator { $number }, for the input { $input } the output is { $output }, which is not sorted.
task-spare-look = Look at layer { $layer }: one of its comparators can go.
task-sort = { $limits ->
    [none] Edit the network until it sorts every input.
    [most] Edit the network until it sorts every input with at most { $most } { $most ->
        [one] comparator
       *[other] comparators
    }.
    [deep] Edit the network until it sorts every input in at most { $deep } { $deep ->
        [one] layer
       *[other] layers
    }.
   *[both] Edit the network until it sorts every input with at most { $most } { $most ->
        [one] comparator
       *[other] comparators
    } in at most { $deep } { $deep ->
        [one] layer
       *[other] layers
    }.
}
task-sort-does = It sorts every input, with { $size } { $size ->
    [one] comparator
   *[other] comparators
} in { $depth } { $depth ->
    [one] layer
   *[other] layers
}.
task-sort-large = It sorts every input, but it is too large: it has { $size } { $size ->
    [one] comparator
   *[other] comparators
} in { $depth } { $depth ->
    [one] layer
   *[other] layers
}.
task-sort-fails = For the input { $input } the output is { $output }: on wire { $wire } is the first wrong element.
task-sort-look = A network with { $size } { $size ->
    [one] comparator
   *[other] comparators
} in { $depth } { $depth ->
    [one] layer
   *[other] layers
} is known. Follow the input that comes out wrong.
task-sort-example = These comparators sort, each written as its two wires: { $pairs }.

# Tasks about a sort
task-pivot = The pivot rule is “{ $rule }”. Which element becomes the pivot of places { $from } to { $to }? Type its place, or touch it.
task-pivot-typed = Place of the pivot
task-pivot-is = The rule “{ $rule }” makes { $value } at place { $place } the pivot of places { $from } to { $to }.
task-pivot-not = The rule does not choose { $value } at place { $place }. It would leave { $left } on the left and { $right } on the right.
task-pivot-outside = The pivot comes from places { $from } to { $to }.
task-pivot-look-three = The rule compares the elements at places { $from }, { $middle } and { $to }. The one between the others by its value becomes the pivot.
task-pivot-look = Apply the rule “{ $rule }” to places { $from } to { $to }.
task-swap = Which two elements does the sort swap next? Type their places.
task-swap-typed = Two places, with a space between them
task-swap-misread = Enter two different places from 1 to { $count }, with a space between them.
task-swap-is = Next the sort swaps { $value } at place { $place } and { $other } at place { $second }.
task-swap-breaks = A claim would break now by a swap of places { $first } and { $second }.
task-swap-holds = No claim would break now by a swap of places { $first } and { $second }, but the sort swaps others next.
task-swap-look = Look at places { $from } to { $to }.
task-stack = { $count ->
    [one] Write a list of one element
   *[other] Write a list of { $count } elements
} with which at some step at least { $wait ->
    [one] one call waits
   *[other] { $wait } calls wait
}.
task-stack-typed = List, with spaces between the elements
task-stack-misread = { $count ->
    [one] Enter one whole number from 0 to { $largest }.
   *[other] Enter { $count } whole numbers from 0 to { $largest }, with spaces between them.
}
task-stack-waits = { $most ->
    [0] With this list no call waits.
    [one] With this list at most one call waits.
   *[other] With this list at most { $most } calls wait at once.
}
task-stack-look = A call waits while it has one side sorted by a new call. Look at how the pivot divides each part.
task-stack-example = { $list }.
task-worst = The pivot rule is “{ $rule }”. { $count ->
    [one] Write a list of one number
   *[other] Write a list of { $count } different numbers
} that takes this sort the most comparisons.
task-worst-misread = { $count ->
    [one] Enter one whole number from 0 to { $largest }.
   *[other] Enter { $count } different whole numbers from 0 to { $largest }, with spaces between them.
}
task-worst-takes = This list takes { $most ->
    [one] one comparison
   *[other] { $most } comparisons
}, and no other order of its numbers takes more.
task-worst-not = Your list takes { $yours ->
    [one] one comparison
   *[other] { $yours } comparisons
}; another list takes { $most }.
task-worst-divided = By step { $step } the pivot { $value } has divided places { $from } to { $to } well: it leaves { $left } on the left and { $right } on the right.
task-worst-small = Each pivot leaves one side empty. But the part below the cutoff takes fewer comparisons than it could.
task-worst-look = Look at how the pivot divides each part. Where it leaves one side as small as it can, the other side still takes many comparisons.
# Points of the lattice
task-mark = { $most ->
    [one] Mark a point where the player to move loses.
   *[other] Mark { $most } points where the player to move loses.
}
task-marked = { $count ->
    [0] Nothing is marked yet.
   *[other] Marked ({ $count } of { $most }): { $points }.
}
task-mark-few = { $most ->
    [one] Mark one point, no more and no less. Touch a mark again to remove it.
   *[other] Mark { $most } points, no more and no less. Touch a mark again to remove it.
}
task-mark-look = { $count ->
    [0] None of the marked points is lost.
    [one] Of the marked points this one is lost: { $points }.
   *[other] Of the marked points these are lost: { $points }.
}
task-mark-shown = For example { $points }.
task-rule = Write a rule by remainders that says which points are lost, for all points from ({ $m }, { $n }) on.
task-rule-typed = Rule: period across, period up, first m, first n, then 1 or 0 for each class
task-rule-misread = Write for example 2,2,0,0,1000: periods from 1 to 8, and as many digits as classes, row by row.
task-rule-leaves = The rule leaves points out: it has to begin at ({ $m }, { $n }) or before.
task-rule-breaks = The rule first breaks at ({ $m }, { $n }).
task-rule-holds = The rule holds at { $points } { $points ->
    [one] point
   *[other] points
}.
task-rule-look = The pattern repeats every { $p } across and every { $q } up.
task-rule-shown = { $rule }

# Paths
task-paths = How many paths are there?
task-paths-typed = Number of paths
task-paths-misread = Enter a whole number, 0 or more, in digits.
task-paths-wrong = { $more ->
    [yes] There are more paths.
   *[no] There are fewer paths.
}
task-paths-look = Sort the paths by their second node, and count those of each group.
task-paths-shown = The number of paths is { $number }.
task-way = Draw a path from { $from } to { $to }. Touch its nodes in order.
task-way-drawn = { $path ->
    [no] Nodes of your way: { $nodes }.
   *[other] Your way: { $path }. Touch its last node again to take it back.
}
task-way-none = Touch the nodes of the path, one after the other.
task-way-past = The way has come to { $name } and goes on; a path ends there.
task-way-short = The way ends at { $name }, and not at { $to }.
task-way-look = Look at each step: an edge must lead there, and no node comes twice.
task-way-shown = { $path ->
    [no] { $whole }
   *[other] { $path }
}
task-longest = Draw a longest path from { $from } to { $to }. Touch its nodes in order.
task-longest-wrong = { $nodes ->
    [one] This path is not a longest one: another has one node more.
   *[other] This path is not a longest one: another has { $nodes } nodes more.
}
task-longest-nodes = { $nodes ->
    [one] A longest path has one node.
   *[other] A longest path has { $nodes } nodes.
}
task-block = { $remain ->
    [0] Block one edge so that no path remains.
    [one] Block one edge so that exactly one path remains.
   *[other] Block one edge so that exactly { $remain } paths remain.
}
task-block-chosen = { $chosen ->
    [yes] Blocked: { $edge }.
   *[no] No edge is blocked. Touch one.
}
task-block-none = Touch an edge, or press X at both of its nodes.
task-block-left = Without this edge the number of paths is { $number }.
task-block-shown = { $edge }

# Setting a task
task-set = What this moment asks
task-kind-none = nothing
task-kind-milestones = what each milestone shows
task-kind-move = a move that wins
task-kind-hold = a move that holds the draw
task-kind-game = to win a game
task-kind-who = who wins
task-kind-count = how many moves win
task-kind-value = the Grundy value
task-kind-make = heaps that are lost
task-kind-input = an input that comes out wrong
task-kind-spare = a comparator that can go
task-kind-next = what the next step does
task-kind-sort = to make a network that sorts
task-kind-pivot = the next pivot
task-kind-stack = a list that makes calls wait
task-kind-worst = a list with the most comparisons
task-any = any number
field-task-most = Comparators, at most
field-task-lattice-most = Points to mark
field-task-deep = Layers, at most
field-task-wait = Waiting calls, at least
task-kind-mark = lost points
task-kind-rule = a rule by remainders
task-kind-count-paths = how many paths there are
task-kind-way = a path
task-kind-block = to block an edge
task-kind-longest = a longest path
task-tries = Tries
task-fits-moves = { $kind ->
    [hold] It fits. Moves that hold the draw: { $right } of { $moves }.
   *[other] It fits. Moves that win: { $right } of { $moves }.
}
task-fits = It fits.
task-fits-make = It fits: there are such heaps.
task-unfit-over = The game is over here, so nothing is left to find.
task-unfit-lost = The position is lost already, so nobody can find a move that wins.
task-unfit-drawn = With best play this position is a draw, so nobody can find a move that wins.
task-unfit-hold = Best play does not end in a draw here, so no move can hold one.
task-unfit-turn = The computer is to move here, so there is nothing to find. Ask one move later, or let two people play.
task-unfit-alone = To win a game, the reader needs the computer as the opponent.
task-unfit-make = Of the small heaps tried here none are lost.
task-unfit-value = This game has no Grundy values: it has to end, with the same moves for both players, and the last move has to win.
task-unfit-value-large = Too many moves lie between this position and the end to find its Grundy value.
task-fits-input = { $ones ->
    [one] It fits: an input with a single 1 comes out wrong.
   *[other] It fits: an input with { $ones } 1s comes out wrong.
}
task-fits-spare = It fits. Comparators that can go: { $spare } of { $size }.
task-fits-sort = It fits: a network with { $size } { $size ->
    [one] comparator
   *[other] comparators
} in { $depth } { $depth ->
    [one] layer
   *[other] layers
} is known.
task-unfit-input = The network sorts every input, so none comes out wrong.
task-unfit-input-open = No input is known that this network gets wrong.
task-unfit-input-shown = The picture shows zeros and ones that come out wrong, so it would give the answer away. Choose “shuffled” under “Elements” first.
task-unfit-spare-fails = The solver does not know this network as one that sorts, so it cannot say what can go.
task-unfit-spare-open = The network is too large to try it here without each of its comparators.
task-unfit-spare = Each comparator is needed, so none can go.
task-unfit-next = All comparators have acted here, so none is next.
task-unfit-sort = The network does that already.
task-unfit-sort-size = { $size } { $size ->
    [one] comparator is
   *[other] comparators are
} the fewest known for { $wires } { $wires ->
    [one] wire
   *[other] wires
}; you allow { $most }.
task-unfit-sort-depth = { $depth } { $depth ->
    [one] layer is
   *[other] layers are
} the fewest known for { $wires } { $wires ->
    [one] wire
   *[other] wires
}; you allow { $deep }.
task-unfit-sort-both = No network here has as few comparators and at once as few layers as you allow.
task-unfit-pivot = No part begins here, so no pivot is chosen next.
task-unfit-pivot-chance = Chance or a visitor chooses the pivot here, so nobody can know it.
task-unfit-pivot-run = A race or a swap by hand is shown, so there is no pivot to find.
task-unfit-stack = { $most ->
    [0] For { $count } { $count ->
        [one] element
       *[other] elements
    } the solver knows no list with which a call waits.
    [one] For { $count } { $count ->
        [one] element
       *[other] elements
    } the solver knows only lists with which one call waits.
   *[other] For { $count } { $count ->
        [one] element
       *[other] elements
    } the solver knows only lists with which { $most } calls wait.
}
task-unfit-stack-shown = With the shown list as many calls wait already.
task-unfit-stack-chance = The pivots follow no fixed rule here, or the list is too long to type.
task-unfit-worst-long = The solver tries all orders only of lists with at most { $most } { $most ->
    [one] element
   *[other] elements
}.
task-unfit-worst-same = All lists of this length take this sort the same number of comparisons.
task-unfit-worst-shown = The shown list takes the most comparisons already.
task-unfit-next-swap = No swap comes soon here, or the list is too long.
task-unfit-mark = The picture has fewer lost points.
task-unfit-playing = A game is being played here, so touches on the points are moves.
task-fits-block = Edges that are right: { $edges } of { $all }.
task-unfit-rule = No rule by remainders with periods up to 8 was found here.
task-unfit-no-game = No game can be played here: the picture may have at most { $most } points a side.
task-unfit-paths = No path leads from a start to a destination here.
task-unfit-wide = The graph is too wide to count its paths.
task-unfit-many = Whichever edge is blocked, more than { $most } paths remain, and a task asks for no more than that.
task-unfit-blocked = An edge is blocked already.
task-unfit-remain = When one edge is blocked, the number of paths that remain is never { $remain }. It can be, for example: { $possible }.
task-not-set = The link asks for something that has no answer here, so nothing is asked.
task-drop = While a task is open, no file is opened: it would put something else in the place of what is asked.
task-other = The task is open, and it asks about what you have put there now, not about what its link shows.
task-return = Back to what the link shows
task-leave = Leave the task

# Machines
task-next = What does the machine do in its next step?
task-next-writes = It writes
task-next-symbol = { $symbol }
task-next-head = The head
task-next-go = { $move ->
    [left] goes left
    [stay] stays
   *[right] goes right
}
task-next-after = Then the machine
task-next-then = { $end ->
    [accept] accepts
    [reject] rejects
    [halt] stops
   *[no] is in { $state }
}
task-next-reason = Reading { $read } in { $state }, it writes { $write }, { $move ->
    [left] goes left
    [stay] stays
   *[right] goes right
}, and { $end ->
    [accept] accepts
    [reject] rejects
    [halt] stops
   *[no] is in { $next } then
}.
task-next-yours = After your step the head would be at cell { $head }, and cells { $from } to { $to } would hold { $symbols }.
task-next-part = Your tape parts from the machine’s in step { $step }: it has { $symbol } in cell { $cell } then, and the machine’s has not.
task-next-same = Up to step { $step } your tape stays like the machine’s. But your head or your state differs.
task-look-rule = Look at the table: the row of { $state }, and there the column of { $read }.
task-halt = After how many steps from the beginning does the machine stop? The solver knows that it stops by step { $bound }.
task-halt-typed = Number of steps
task-halt-wrong = { $on ->
    [yes] After { $steps } { $steps ->
        [one] step
       *[other] steps
    } it still goes on.
   *[no] After { $steps } { $steps ->
        [one] step
       *[other] steps
    } it has stopped already.
}
task-look-stop = It stops in { $state } reading { $read }: look for the step that comes there.
task-machine = Write a machine with two symbols and at most { $states ->
    [one] one state
   *[other] { $states } states
}. On the blank tape it must stop within { $bound } { $bound ->
    [one] step
   *[other] steps
} and leave { $ones ->
    [one] a single one
   *[other] { $ones } ones
}.
task-machine-typed = Rules, written like 0RB1LA_0LA1RZ
task-machine-size = The machine may have at most { $states ->
    [one] one state
   *[other] { $states } states
}, and two symbols.
task-machine-left = It stops after { $steps ->
    [one] one step
   *[other] { $steps } steps
} and leaves { $ones ->
    [0] no ones
    [one] a single one
   *[other] { $ones } ones
}.
task-machine-runs = It has not stopped within { $bound } { $bound ->
    [one] step
   *[other] steps
}.
task-machine-example = { $text }
task-look-example = Write down the first steps of your machine on paper, and look which step writes a one.
task-kind-halt = when the machine stops
field-task-ones = Ones
field-task-remain = Paths that remain
task-kind-machines-make = a machine that leaves ones
task-unfit-stopped = The machine has stopped here, so nothing is left to find.
task-unfit-halt = The machine is not known to stop by step { $bound }, so nobody can say when it does.
task-unfit-ones = { $states ->
    [one] A machine with one state
   *[other] A machine with { $states } states
} that stops leaves at most { $most ->
    [one] a single one
   *[other] { $most } ones
}, as is proved. So none leaves { $ones }.
task-unfit-unknown = No machine of this size (states: { $states }) is known here that stops by step { $bound } and leaves this number of ones: { $ones }.
task-unfit-made = The machine of this moment leaves that number of ones itself, so the answer would stand there.

# Dovetailing
task-when = At which moment does machine { $machine } take its step { $step }?
task-when-typed = Moment
task-when-reason = It is number { $place } of round { $round }, and { $before ->
    [0] no moment passes
    [one] one moment passes
   *[other] { $before } moments pass
} before that round.
task-sweep-at = { $passes ->
    [yes] Machine { $machine } has moment { $moment }, but takes no step then.
   *[no] At moment { $moment } machine { $machine } takes its step { $step }.
}
task-which = Which machine has its turn at moment { $moment }?
task-which-typed = Machine
task-which-around = { $kind ->
    [yes-yes] Machine { $machine } takes its step { $step } at moment { $before }, and its step { $next } at moment { $after }.
    [yes-no] Machine { $machine } takes its step { $step } at moment { $before }, and no later one here.
    [no-yes] Machine { $machine } takes its step { $next } at moment { $after }, and none before.
   *[no-no] Machine { $machine } takes no step here.
}
task-look-round = It comes in round { $round }: count the moments of the rounds before it.
task-look-moment = Round { $round } has moment { $moment }: count the moments of the rounds before it.
task-kind-when = when a machine takes a step
task-kind-which = which machine has its turn
task-fits-when = It fits: machine { $machine } takes its step { $step }.
task-unfit-when = Machine { $machine } does not take its step { $step } in the rounds of this figure.
task-unfit-came = Machine { $machine } has taken its step { $step } already, at moment { $moment }.
task-unfit-ended = The figure has { $moments ->
    [0] no moment
    [one] one moment
   *[other] { $moments } moments
}, and no moment { $moment }.
task-unfit-past = Moment { $moment } has passed already, so the figure shows its machine.
task-unfit-missing = No machine of this figure has moment { $moment }.
field-task-machine = Machine
field-task-step = Its step
field-task-moment = Moment
