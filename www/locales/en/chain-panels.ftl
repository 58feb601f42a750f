# Taking
chain-better = { $who ->
    [you] Move { $ply }: you should have taken { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
   *[other] Move { $ply }: the player should have taken { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
}

# Row
row-legend = The row
field-objects = Objects
row-position = Or any position
row-position-about = Write cells like 1101, sizes of groups like { $groups }, or how many groups have 1, 2, 3, … objects, like { $notation }.
row-end = The player who takes the last object
row-end-normal = wins (normal play)
row-end-misere = loses (misère play)
row-first = The first move of a whole row
row-first-fewest = takes only one object
row-first-any = takes one or two, like every move

# Groups
groups-here = This position
groups-about = As groups, this position is { $groups }. The article “On the question of Wirth and chains” writes { $notation }, where the n-th number counts the groups of n objects. { $cells ->
    [one] In a row of one cell
   *[other] In a row of { $cells } cells
} { $rows ->
    [one] these groups can lie in one way only.
   *[other] they can lie in { $rows } ways, which all play alike.
}
groups-moves = Its moves
groups-merge = { $moves ->
    [one] There is one move.
   *[other] The array has { $moves } moves. As groups they lead to { $options ->
        [one] one position.
       *[other] { $options } positions.
    } Rows with the same groups stand on one shelf.
}
groups-take = { $count ->
    [one] Take object { $from }
   *[other] Take objects { $from } and { $to }
}
groups-rows-more = and { $more } more
groups-more = { $more ->
    [one] One more shelf is not shown.
   *[other] { $more } more shelves are not shown.
}

# Table
table-withheld = These tables say who wins, so they are hidden while hints are off or the marks are covered.
table-values = Exact values
table-about = +k means that the player who moves first wins, in k plies. −k means that this player loses, in k plies at the latest. Choose a value to open its row. Rows of more than { $most } objects are only listed.
table-first-fewest = first move takes one
table-first-any = first move is free
table-end-normal = normal
table-end-misere = misère
table-cell = { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
}, { $end ->
    [normal] normal play
   *[misere] misère play
}, { $first ->
    [fewest] the first move takes one
   *[any] the first move is free
}: { $outcome ->
    [P] { $plies ->
        [one] lost in { $plies } ply
       *[other] lost in { $plies } plies
    }
   *[N] { $plies ->
        [one] won in { $plies } ply
       *[other] won in { $plies } plies
    }
}
table-memory = For this table the solver keeps the values of all { $positions } { $positions ->
    [one] position
   *[other] positions
} that fit { $cells } { $cells ->
    [one] cell
   *[other] cells
}, in both games. They take { $bytes } bytes.
table-chart = { $end ->
    [normal] { $first ->
        [fewest] How long normal play lasts
       *[any] How long normal play lasts with a free first move
    }
   *[misere] { $first ->
        [fewest] How long misère play lasts
       *[any] How long misère play lasts with a free first move
    }
}
table-chart-label = Plies to the end for rows of 1 to { $rows } { $rows ->
    [one] object
   *[other] objects
}; the table has the same numbers.
table-chart-objects = objects
table-chart-plies = plies
table-key-won = won
table-key-lost = lost
table-key-most = one ply for each object: no game lasts longer
table-grundy = Each group as a Nim heap
table-grundy-about = In normal play a group of n objects behaves like a Nim heap, and the table shows the size of this heap. From n = { $preperiod } on, the sizes are proved to repeat every { $period } (the first period is tinted). Before that, { $exceptions } sizes differ (framed), the last at n = { $last }.
grundy-label = Grundy values of { $code }
grundy-more = The table shows groups up to { $shown }; the solver has calculated up to { $heaps }.

# Census
census-title = Census
census-about = The table counts all { $positions } positions that fit { $cells ->
    [one] a row of { $cells } cell
   *[other] a row of { $cells } cells
}, by the objects left, { $end ->
    [normal] in normal play.
   *[misere] in misère play.
} Moves that leave the same groups count as one move.
census-objects = objects left
census-positions = positions
census-won = won
census-lost = lost
census-only = only one of several moves wins
census-every = every move wins
census-sum = all
census-count = { $count }
census-about-oneWins = { $count ->
    [0] No position has several moves of which exactly one wins.
    [one] Only this position has several moves of which exactly one wins:
   *[other] These are the smallest positions with several moves of which exactly one wins:
}
census-about-everyWins = { $count ->
    [0] Every move wins only where there is just one. No position has two or more moves that all win.
    [one] Only this position has two or more moves that all win:
   *[other] These are the smallest positions with two or more moves that all win:
}
census-about-misled = { $count ->
    [0] Count each group as a Nim heap of its Grundy value. Misère Nim then names the right winner of every position.
    [one] Count each group as a Nim heap of its Grundy value. Misère Nim then names the wrong winner only here:
   *[other] Count each group as a Nim heap of its Grundy value. These are the smallest positions of which misère Nim then names the wrong winner:
}
census-open = Open { $groups }
misled-title = Where Grundy values mislead
misled-about = { $count ->
    [0] Count each group as a Nim heap of its Grundy value. Misère Nim then names the right winner of every row up to { $most } objects.
    [one] Count each group as a Nim heap of its Grundy value. Misère Nim then names the wrong winner of one row up to { $most } objects:
   *[other] Count each group as a Nim heap of its Grundy value. Misère Nim then names the wrong winner of { $count } rows up to { $most } objects{ $first ->
        [fewest] {""}
       *[any] {" "}with a free first move
    }:
}
misled-open = Open the row of { $objects }

# Map
field-map-objects = Cells of the row
map-too-long = The row in the figure has { $cells } cells and { $positions } positions, which are too many to draw. The map shows rows of at most { $most } cells.
map-about = { $positions } { $positions ->
    [one] position fits
   *[other] positions fit
} { $objects ->
    [one] a row of { $objects } cell
   *[other] a row of { $objects } cells
}. { $along ->
    [yes] The numbers at the top say how many objects are left, from the whole row on the left to the empty row on the right.
   *[no] The numbers on the left say how many objects are left, from the whole row at the top to the empty row at the bottom.
} Every line is a move. { $shown ->
    [yes] { $end ->
        [normal] In normal play the player to move <lost>loses</lost> at a disc <disc/> and can <won>win</won> at a ring <ring/>.
       *[misere] In misère play the player to move <lost>loses</lost> at a disc <disc/> and can <won>win</won> at a ring <ring/>.
    }
   *[no] {""}
}
map-line = The thick line is the game so far.
map-label = The positions of a row of { $objects } { $objects ->
    [one] cell
   *[other] cells
} and the moves between them
map-layer = { $objects ->
    [one] { $objects } object left
   *[other] { $objects } objects left
}
map-node = { $objects ->
    [0] empty row
   *[other] { $groups }
}{ $outcome ->
    [P] { $plies ->
        [0] , lost
        [one] , lost in { $plies } ply
       *[other] , lost in { $plies } plies
    }
    [N] { $plies ->
        [0] , won
        [one] , won in { $plies } ply
       *[other] , won in { $plies } plies
    }
   *[hidden] {""}
}
map-point = Point at a position to see its moves, or choose it to open it.
map-here = { $objects ->
    [0] This is the empty row.
   *[other] { $groups } { $rows ->
        [one] can lie in one way here,
       *[other] can lie in { $rows } ways here,
    } and the next move leads to { $positions ->
        [one] one position.
       *[other] one of { $positions } positions.
    }
}
map-open = Open it
map-withheld = The map hides who wins while hints are off or the marks are covered.
map-article = The article “On the question of Wirth and chains” counts { $counted } of these { $positions } { $positions ->
    [one] position
   *[other] positions
} by hand.
map-article-groups = For { $objects } { $objects ->
    [one] object
   *[other] objects
} in { $groups } { $groups ->
    [one] group
   *[other] groups
} it counts { $has } { $has ->
    [one] position
   *[other] positions
}, but there are { $there }: { $list }.
map-article-empty = It leaves out the empty row.
map-table = The positions as a table
map-column-groups = groups
map-column-objects = objects left
map-column-value = value
map-column-moves = next positions
map-column-rows = rows of { $cells } { $cells ->
    [one] cell
   *[other] cells
}

# Theory
octal-title = Octal games
octal-digits = The k-th digit after the point says what a move that takes k objects may leave of a group. 1 means nothing, 2 one group, and 4 two groups; a sum allows each of its parts. So 7 = 1 + 2 + 4 allows everything, and Chain, where a move takes one or two, is 0.77. With a 4 before the point a move may split a group and take nothing.
octal-code = Code
octal-code-about = A code is a point with digits from 0 to 7, like 0.77.
error-octal-ends = The code ends too soon. It must be a point with digits from 0 to 7, like 0.77.
octal-example-1 = 0.77 Chain, Kayles
octal-example-2 = 0.07 Dawson’s Kayles
octal-example-3 = 0.137 Dawson’s Chess
octal-example-4 = 0.6
octal-example-5 = 4.3
field-octal-heaps = Values up to a group of
octal-values = Grundy values of { $code }
octal-move = { $taken ->
    [0] A move may take nothing and split a group in two.
    [one] A move may take one object from a group and leave { $leaves ->
        [1] nothing of it.
        [2] one group of the rest.
        [3] nothing of it, or one group of the rest.
        [4] two groups of the rest.
        [5] nothing of it, or two groups of the rest.
        [6] one group of the rest, or two.
       *[7] nothing of it, or one group of the rest, or two.
    }
   *[other] A move may take { $taken } objects from a group and leave { $leaves ->
        [1] nothing of it.
        [2] one group of the rest.
        [3] nothing of it, or one group of the rest.
        [4] two groups of the rest.
        [5] nothing of it, or two groups of the rest.
        [6] one group of the rest, or two.
       *[7] nothing of it, or one group of the rest, or two.
    }
}
octal-period = { $preperiod ->
    [0] The values repeat every { $period } from the beginning.
   *[other] From a group of { $preperiod } on, the values repeat every { $period } (the first period is tinted). { $exceptions ->
        [one] One smaller group differs (framed): { $last }.
       *[other] { $exceptions } smaller groups differ (framed); the largest has { $last } objects.
    }
}
octal-proof = Guy and Smith proved a test for this. Let t be the most that a move takes, and let the values repeat every p from n₀ to 2n₀ + p + t − 1. Then they repeat for ever. Here the solver checked them up to { $to }.
octal-no-period = { $more ->
    [yes] The values up to { $heaps } do not prove a period, but more of them, up to { $most }, might.
   *[no] The values up to { $heaps } do not prove a period.
}
octal-withheld = What these values say about the row in the figure is hidden while hints are off or the marks are covered.
splits-title = Who wins from { $objects }
splits-about = If the first move takes only one of { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
}, it splits the rest ({ $left }) into two parts, one of them perhaps empty. The first player <won>wins</won> normal play exactly if some split has parts of equal Grundy value (shown below it). Two equal values are like two equal Nim heaps: whatever your opponent does to one, you do to the other.
splits-found = { $found ->
    [0] No split of { $left } has equal values, so the first player <lost>loses</lost>.
    [one] One split of { $left } has equal values, so the first player <won>wins</won>.
   *[other] { $found } splits of { $left } have equal values, so the first player <won>wins</won>.
}

# Race: the lanes
race-title = Data structure against algorithm
race-about = Each program finds out who wins { $end ->
    [normal] normal play
   *[misere] misère play
} from { $objects ->
    [one] a row of one object
   *[other] a row of { $objects } objects
}; { $first ->
    [fewest] the first move takes only one.
   *[any] the first move takes one or two.
} An array has a cell for each object. Groups keep only how many there are of each size, and thus count many rows as one position.
field-race-objects = Objects, H
race-field-representation = How lane { $letter } keeps a position
race-field-algorithm = How lane { $letter } searches
race-as-array = array
race-as-groups = groups
race-by-exhaustive = exhaustive: tries all lines of play
race-by-cut-off = cut-off: stops at the first winning move
race-by-memoised = memoised: keeps a table of positions
race-by-bottom-up = bottom-up: all positions, smallest first
race-by-sprague-grundy = Sprague-Grundy: only values of groups
race-kind = { $representation ->
    [array] array
   *[groups] groups
}, { $algorithm ->
    [exhaustive] exhaustive
    [cut-off] cut-off
    [memoised] memoised
    [bottom-up] bottom-up
   *[sprague-grundy] Sprague-Grundy
}
race-start = Start
race-stop = Stop
race-add = One more lane
race-act-remove = Remove
race-label-remove = Remove lane { $letter }
race-removed = { $lanes ->
    [one] One lane is left.
   *[other] { $lanes } lanes are left.
}
race-act-stop = Stop
race-label-stop = Stop lane { $letter }
race-act-start-long = Start anyway
race-label-start-long = Start lane { $letter } anyway
race-fair = The lanes take turns of a few milliseconds. Each lane’s time counts only its own work, not the turns of the others.
race-progress = Moves that lane { $letter } has tried
race-counting = The solver is counting the moves …
race-will = It will try { $count }.
race-would = It would try { $count }.
race-measuring = It first tries a shorter row, to measure its speed here.
race-estimate = That takes about { $time } at its speed here.
race-long = That takes about { $time } at its speed here. This is longer than a minute, so it does not start with the others.
race-range = { $from } to { $to }
race-instant = That takes next to no time.
race-estimated = Lane { $slow } would take about { $time }, an estimate, against next to nothing for { $count ->
    [one] lane { $quick }
   *[other] lanes { $quick }
}.
race-slower = A larger table may slow the program down.
race-unmeasured = Its speed could not be measured, so it does not start with the others.
race-tried = It has tried { $tried } of { $total } in { $time }.
race-left = It needs about { $time } more.
race-done = It tried { $tried } in { $time }.
race-stopped = It stopped after { $tried } and { $time }.
race-rate = That is { $rate } a second.
race-stored = { $algorithm ->
    [sprague-grundy] { $stored ->
        [one] It stored { $stored } Grundy value.
       *[other] It stored { $stored } Grundy values.
    }
   *[other] { $stored ->
        [one] It stored { $stored } position.
       *[other] It stored { $stored } positions.
    }
}
race-rounds = { $rounds ->
    [one] It made { $rounds } round.
   *[other] It made { $rounds } rounds, and the last one changed nothing.
}
race-over = { $done ->
    [one] { $done } of { $lanes } lanes has finished.
   *[other] { $done } of { $lanes } lanes have finished.
}
race-results = Results
race-withheld = The table hides who wins while hints are off.
race-column-lane = Lane
race-column-value = First player
race-column-moves = Moves tried
race-column-ratio = Against { $letter }
race-column-stored = Stored
race-column-rounds = Rounds
race-column-time = Time
race-value = { $outcome ->
    [N] { $exact ->
        [yes] { $plies ->
            [one] <won>wins</won> in { $plies } ply
           *[other] <won>wins</won> in { $plies } plies
        }
       *[no] <won>wins</won>
    }
   *[P] { $exact ->
        [yes] { $plies ->
            [one] <lost>loses</lost> in { $plies } ply
           *[other] <lost>loses</lost> in { $plies } plies
        }
       *[no] <lost>loses</lost>
    }
}
race-against = { $fewer ->
    [yes] ÷ { $ratio }
   *[no] × { $ratio }
}

# Race: numbers
race-moves = { $exact ->
    [yes] { $count ->
        [one] { $moves } move
       *[other] { $moves } { $moves ->
    [one] move
   *[other] moves
}
    }
   *[no] about { $moves } { $moves ->
    [one] move
   *[other] moves
}
}
race-power = { $mantissa } × 10{ $exponent }
race-times = × { $ratio }
race-time = { $unit ->
    [under] less than 1 ms
    [ms] { $value } ms
    [seconds] { $value } s
    [minutes] { $value } min
    [hours] { $value } h
    [days] { $value ->
        [one] { $value } day
       *[other] { $value } days
    }
   *[years] { $value ->
        [one] { $value } year
       *[other] { $value } years
    }
}

# Race: how the moves grow
counts-title = How the moves grow
counts-about = The chart shows how many moves each program tries in rows of 1 to { $to } objects. The solver counts them without trying them. From each line across to the next, the number grows by the same factor.
counts-label = { $lanes ->
    [one] Moves that { $lanes } program tries in rows of 1 to { $to } objects, by powers of ten
   *[other] Moves that { $lanes } programs try in rows of 1 to { $to } objects, by powers of ten
}
counts-printed = as the article prints them (normal play, the first move takes one)
counts-lane = Lane
counts-moves = { $objects ->
    [one] Moves, { $objects } object
   *[other] Moves, { $objects } objects
}
counts-factor = { $before ->
    [one] Against { $before } object
   *[other] Against { $before } objects
}
counts-table = All counts, digit by digit
counts-before = Rows before
counts-after = Rows after
counts-page = Rows { $from } to { $to } of { $rows }
counts-objects = Objects
reach-title = How far each program gets
reach-about = The table shows the longest row that each program would finish in that time, at its speed here so far.
reach-rate = Moves a second
reach-minute = In a minute
reach-day = In a day
reach-year = In a year
reach-objects = { $all ->
    [yes] { $objects } or more
   *[no] { $objects }
}
reach-hopeless = { $letter }, { $kind }: { $objects } objects take about { $moves } { $moves ->
    [one] move
   *[other] moves
}, or { $time } at its speed here. With { $next } objects it takes { $nextTime }.

# Race: what the groups gain
gain-title = What the groups gain
gain-about = The article expects that groups need at least 2ᴴ times fewer moves than the array. With { $objects } objects, its longest row counted both ways, they need { $gain } times fewer, but 2{ $exponent } is { $power }. { $reached ->
    [yes] From { $from } objects on the gain is at least 2ᴴ.
   *[no] In all rows counted here the gain stays below 2ᴴ.
}
gain-label = Gain of the groups, and 2ᴴ, against 1 to { $to } objects, by powers of ten
gain-gained = gain of the groups, exhaustive search
gain-power = 2ᴴ
gain-here = { $objects ->
    [one] { $objects } object: the gain is { $gain }, and 2{ $exponent } is { $power }.
   *[other] { $objects } objects: groups need { $gain } times fewer moves, and 2{ $exponent } is { $power }.
}
gain-table = The gain, row by row
gain-column-objects = Objects
gain-column-gained = Gain
gain-column-power = 2ᴴ

# Race: how often the same position is met
visits-title = How often the search reaches the same position
visits-waiting = The solver is counting how often …
visits-about = { $objects ->
    [one] The maps show all positions of a row of one object, by the objects left. The more often the exhaustive search reaches a position, the more ink it has.
   *[other] The maps show all positions of a row of { $objects } objects, by the objects left. The more often the exhaustive search reaches a position, the more ink it has.
}
visits-mean = There are { $positions } { $positions ->
    [one] position
   *[other] positions
}. Apart from the start, the search reaches each { $mean } times on average, and { $most } times at most.
visits-map = { $representation ->
    [array] Positions as rows of cells: { $positions }
   *[groups] Positions as groups: { $positions }
}
visits-cell = { $position }: { $objects ->
    [one] { $objects } object left,
   *[other] { $objects } objects left,
} { $count ->
    [one] reached { $times } time.
   *[other] reached { $times } times.
}
visits-scale = Times reached:
visits-lesson = With a table of positions, the program searches each position only once. Groups have fewer positions to begin with, because most of them stand for many rows.
visits-guess = For { $objects } { $objects ->
    [one] object
   *[other] objects
} in the array the article guesses 10⁷ visits to each position. On average there are about { $times }.
visits-table = { $representation ->
    [array] All rows of cells
   *[groups] All groups
}
visits-column-position = Position
visits-column-objects = Objects left
visits-column-times = Times
