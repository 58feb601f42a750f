# Taking
chain-turn = { $who ->
    [thinking] The computer thinks.
    [computer] It is the computer’s turn.
    [you] It is your turn: take an object, or two neighbours by their joint.
   *[mover] Whoever must move: take an object, or two neighbours by their joint.
}
chain-better = { $who ->
    [you] Ply { $ply }: you should have taken { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
   *[other] Ply { $ply }: better would have been { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
}
opponent-slowest-loss = the computer, giving wins away and losing slowly

# Row
row-legend = The row
field-objects = Objects
row-position = Or any position
row-position-about = Cells like 1101, groups like { $notation }, or sizes like { $groups }.
row-end = Whoever takes the last object
row-end-normal = wins (direct game)
row-end-misere = loses (reverse game)
row-first = The first move of a whole row
row-first-fewest = takes only one object
row-first-any = takes one or two, like every other

# Groups
groups-here = This position
groups-about = As groups it is { $groups }, in the article’s notation { $notation }: element n counts the groups of n objects. { $cells ->
    [one] In a row of one cell
   *[other] In a row of { $cells } cells
} { $rows ->
    [one] these groups lie in one way only.
   *[other] they can lie in { $rows } ways, and to the game these are all the same.
}
groups-moves = Its moves
groups-merge = { $moves ->
    [one] There is one move.
   *[other] The array has { $moves } moves; as groups they lead to { $options ->
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
table-withheld = Not told while hints are off or covered: these tables say who wins.
table-values = Exact values
table-about = +k: whoever moves first wins, in k plies. −k: whoever moves first loses, in k plies at the latest. Choose a value to open its row; rows of more than { $most } objects are only listed.
table-first-fewest = first move takes one
table-first-any = first move is free
table-end-normal = direct
table-end-misere = reverse
table-cell = { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
}, { $end ->
    [normal] direct game
   *[misere] reverse game
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
table-memory = This takes the values of all { $positions } positions that fit { $cells } cells, in both games: { $bytes } bytes.
table-chart = { $end ->
    [normal] { $first ->
        [fewest] How long the direct game lasts
       *[any] How long the direct game lasts with a free first move
    }
   *[misere] { $first ->
        [fewest] How long the reverse game lasts
       *[any] How long the reverse game lasts with a free first move
    }
}
table-chart-label = Plies to the end for rows of 1 to { $rows } objects; the table has the same numbers.
table-chart-objects = objects
table-chart-plies = plies
table-key-won = won
table-key-lost = lost
table-key-most = a ply for each object: no game lasts longer
table-grundy = What a group is worth in Nim
table-grundy-about = In the direct game a group of n objects is worth a Nim heap of the size printed here. From { $preperiod } on (tinted: the first period) the sizes repeat every { $period }, proved; before that there are { $exceptions } exceptions (framed), the last at { $last }.
grundy-label = Grundy values of { $code }
grundy-more = Shown to { $shown } of { $heaps }.

# Census
census-title = Census
census-about = All { $positions } positions that { $cells ->
    [one] a row of { $cells } cell has
   *[other] a row of { $cells } cells has
}, by the objects left, { $end ->
    [normal] in the direct game.
   *[misere] in the reverse game.
}
census-objects = objects left
census-positions = positions
census-won = won
census-lost = lost
census-only = one wins of several options
census-every = every option wins
census-sum = all
census-count = { $count }
census-about-onlyWinning = { $count ->
    [0] In no position does one option win of several.
    [one] Only here one option wins of several:
   *[other] One option wins of several; the smallest such positions:
}
census-about-everyWins = { $count ->
    [0] Every option wins only where there is just one. No position has two options or more that all win.
    [one] Only here there are two options or more, and all win:
   *[other] There are two options or more, and all win; the smallest such positions:
}
census-about-misled = { $count ->
    [0] In no position does misère Nim with the groups’ Grundy values name the wrong winner.
    [one] Misère Nim with the groups’ Grundy values names the wrong winner only here:
   *[other] Misère Nim with the groups’ Grundy values names the wrong winner; the smallest such positions:
}
census-open = Open { $groups }
misled-title = Where Grundy values mislead
misled-about = { $count ->
    [0] Misère Nim with their Grundy values names the right winner of all rows to { $most }.
    [one] For one row to { $most } misère Nim with Grundy values names the wrong winner of the reverse game:
   *[other] For { $count } of the rows to { $most } misère Nim with Grundy values names the wrong winner of the reverse game{ $first ->
        [fewest] {""}
       *[any] {" "}with a free first move
    }:
}
misled-open = Open the row of { $objects }

# Map
field-map-objects = Cells of the row
map-too-long = The row in the figure has { $cells } cells and { $positions } positions, too many for a picture; rows to { $most } are drawn.
map-about = { $positions } positions fit { $objects ->
    [one] a row of { $objects } cell
   *[other] a row of { $objects } cells
}. { $along ->
    [yes] The numbers at the top say how many objects are left: from the whole row at the left to the empty one at the right.
   *[no] The numbers at the left say how many objects are left: from the whole row at the top to the empty one at the bottom.
} Every line is a move. { $told ->
    [yes] { $end ->
        [normal] In the direct game whoever must move has <lost>lost</lost> at a disc <disc/> and <won>won</won> at a ring <ring/>.
       *[misere] In the reverse game whoever must move has <lost>lost</lost> at a disc <disc/> and <won>won</won> at a ring <ring/>.
    }
   *[no] {""}
}
map-line = The thick line is the game so far.
map-label = The positions of a row of { $objects } cells and the moves between them
map-layer = Objects left: { $objects }
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
map-point = Point at a position to see its moves; choose it to open it.
map-here = { $objects ->
    [0] The empty row.
   *[other] { $groups }: { $rows ->
        [one] one row of { $cells } cells
       *[other] { $rows } rows of { $cells } cells
    }, { $options ->
        [one] one option.
       *[other] { $options } options.
    }
}
map-open = Open it
map-withheld = Who wins is not told while hints are off or covered.
map-article = The article counts { $counted } of these { $positions } by hand.
map-article-groups = With { $objects } objects left in { $groups } groups it has { $has }, and there are { $there }: { $list }.
map-article-empty = It does not count the empty row.
map-table = The positions as a table
map-column-groups = groups
map-column-objects = objects left
map-column-value = value
map-column-moves = options
map-column-rows = rows of { $cells } cells

# Theory
octal-title = Octal games
octal-digits = The digit in place k behind the point says what a move that takes k objects from a group may leave of it: 1 nothing, 2 one group, 4 two groups; a sum allows each. 7 = 1 + 2 + 4 allows all, so Chain, where one or two go, is 0.77. A 4 before the point splits a group and takes nothing.
octal-code = Code
octal-code-about = A point and digits from 0 to 7, like 0.77.
octal-ends = The code ends too soon: a point and digits from 0 to 7, like 0.77.
octal-example-1 = 0.77 Chain, Kayles
octal-example-2 = 0.07 Dawson’s Kayles
octal-example-3 = 0.137 Dawson’s Chess
octal-example-4 = 0.6
octal-example-5 = 4.3
field-octal-heaps = Values up to a group of
octal-values = Grundy values of { $code }
octal-period = { $preperiod ->
    [0] From the beginning the values repeat every { $period }.
   *[other] From { $preperiod } on the values repeat every { $period } (tinted: the first period). { $exceptions ->
        [one] One exception comes before (framed): { $last }.
       *[other] { $exceptions } exceptions come before (framed), the last at { $last }.
    }
}
octal-proof = That is proved, by the theorem of Guy and Smith: where values repeat every p from n₀ to 2n₀ + p + t − 1, with t the most that a move takes, they do for ever. Here they were worked out to { $to }.
octal-no-period = { $more ->
    [yes] No period is proved by the values to { $heaps }; more of them, to { $most }, might prove one.
   *[no] No period is proved by the values to { $heaps }.
}
octal-withheld = What these values say of the row in the figure is not told while hints are off or covered.
splits-title = Who wins from { $objects }
splits-about = If the first move takes only one of { $objects ->
    [one] { $objects } object
   *[other] { $objects } objects
}, the rest ({ $left }) is split in two parts, one of them perhaps empty. The direct game is <won>won</won> exactly when both parts of some such split are worth the same: the values of the parts stand beside each split.
splits-found = { $found ->
    [0] No split of { $left } is like that: <lost>lost</lost>.
    [one] One split of { $left } is like that: <won>won</won>.
   *[other] { $found } splits of { $left } are like that: <won>won</won>.
}

# Race: the lanes
race-title = Data structure against algorithm
race-about = Each program finds out who wins { $end ->
    [normal] the direct game
   *[misere] the reverse game
} from { $objects ->
    [one] a row of one object
   *[other] a row of { $objects } objects
}; { $first ->
    [fewest] the first move takes only one.
   *[any] the first move takes one or two.
} An array has a cell for each object; groups are how many there are of each size.
field-race-objects = Objects, H
race-field-representation = How lane { $letter } keeps a position
race-field-algorithm = How lane { $letter } searches
race-as-array = array
race-as-groups = groups
race-by-exhaustive = exhaustive: all lines of play
race-by-cut-off = cut-off: nothing after a move that wins
race-by-memoised = memoised: with a table of positions
race-by-bottom-up = bottom-up: all positions, from few objects
race-by-sprague-grundy = Sprague-Grundy: values of groups alone
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
race-act-stop = Stop
race-label-stop = Stop lane { $letter }
race-act-start-long = Start all the same
race-label-start-long = Start lane { $letter } all the same
race-fair = The lanes work in turns of a few milliseconds. The time told of a lane is what it has worked itself; the turns of the others are not in it.
race-progress = Moves that lane { $letter } has tried
race-counting = Its moves are being counted.
race-will = { $count } to try.
race-would = It would try { $count }.
race-measuring = A shorter row is tried, to see how fast it goes here.
race-estimate = About { $time }, as fast as it goes here.
race-long = As fast as it goes here that takes about { $time }, longer than a minute: it does not start with the others.
race-unmeasured = How long that takes could not be measured: it does not start with the others.
race-tried = { $tried } of { $total } tried in { $time }.
race-done = { $tried } in { $time }.
race-stopped = Stopped after { $tried } and { $time }.
race-rate = { $rate } a second.
race-stored = { $algorithm ->
    [sprague-grundy] { $stored ->
        [one] { $stored } Grundy value stored.
       *[other] { $stored } Grundy values stored.
    }
   *[other] { $stored ->
        [one] { $stored } position stored.
       *[other] { $stored } positions stored.
    }
}
race-rounds = { $rounds ->
    [one] { $rounds } round.
   *[other] { $rounds } rounds; in the last one nothing changed.
}
race-over = { $done ->
    [one] { $done } of { $lanes } lanes has finished.
   *[other] { $done } of { $lanes } lanes have finished.
}
race-results = What came out
race-withheld = Who wins is not shown while hints are off.
race-column-lane = Lane
race-column-value = Moving first
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
       *[other] { $moves } moves
    }
   *[no] about { $moves } moves
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
counts-about = Moves tried for rows of 1 to { $to } objects, counted without trying them. From each line across to the next they grow by the same factor.
counts-label = { $lanes ->
    [one] Moves that { $lanes } program tries in rows of 1 to { $to } objects, by powers of ten
   *[other] Moves that { $lanes } programs try in rows of 1 to { $to } objects, by powers of ten
}
counts-printed = as the article prints them (direct game, the first move takes one)
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
counts-objects = Objects
reach-title = How far that gets
reach-about = The longest row done with in such a time, as fast as each program has gone here so far.
reach-rate = Moves a second
reach-minute = In a minute
reach-day = In a day
reach-year = In a year
reach-objects = { $all ->
    [yes] { $objects } or more
   *[no] { $objects }
}
reach-hopeless = { $letter }, { $kind }: { $objects } objects take about { $moves } moves; as fast as it goes here, { $time }. With { $next } objects it is { $nextTime }.

# Race: what the groups gain
gain-title = What the groups gain
gain-about = The article expects at least 2ᴴ times fewer moves in groups than in the array. With { $objects } objects, the most it counted both ways, they are { $gain } times fewer, and 2{ $exponent } is { $power }. { $reached ->
    [yes] The gain reaches 2ᴴ at { $from } objects.
   *[no] As far as is counted here, the gain does not reach 2ᴴ.
}
gain-label = Gain of the groups, and 2ᴴ, against 1 to { $to } objects, by powers of ten
gain-gained = gain of the groups, exhaustive search
gain-power = 2ᴴ
gain-here = { $objects ->
    [one] { $objects } object: the gain is { $gain }, and 2{ $exponent } is { $power }.
   *[other] { $objects } objects: { $gain } times fewer, and 2{ $exponent } is { $power }.
}
gain-table = The gain, row by row
gain-column-objects = Objects
gain-column-gained = Gain
gain-column-power = 2ᴴ

# Race: how often the same position is met
visits-title = How often the same position is met
visits-waiting = The meetings are being counted.
visits-about = { $objects ->
    [one] All positions of a row of one object, by the objects that are left. The more ink, the more often the exhaustive search comes to one.
   *[other] All positions of a row of { $objects } objects, by the objects that are left. The more ink, the more often the exhaustive search comes to one.
}
visits-mean = { $positions } positions. Meetings of each but the start: { $mean } on average, { $most } at most.
visits-map = { $representation ->
    [array] Positions as rows of cells: { $positions }
   *[groups] Positions as groups: { $positions }
}
visits-cell = { $position }: { $objects ->
    [one] { $objects } object left,
   *[other] { $objects } objects left,
} { $count ->
    [one] met { $times } time.
   *[other] met { $times } times.
}
visits-scale = Met so often:
visits-lesson = A table of positions searches each of them once. The groups have fewer to begin with, and most of them stand for many rows.
visits-guess = For { $objects } objects in the array the article guesses that each is met 10⁷ times. On average it is about { $times } times.
visits-table = { $representation ->
    [array] All rows of cells
   *[groups] All groups
}
visits-column-position = Position
visits-column-objects = Objects left
visits-column-times = Met
