page-title = Which one would you take? · Appleyard
title = Which one would you take?
lede = Two players take turns taking one object or two neighbours; the first move takes only one. Take the last to win. Touch one to take it.
lede-own = Two players take turns taking one object or two neighbours. Other rules hold here: they are said beside the row.

# The figure
chain-picture = A row of objects
chain-caption = { $bars ->
    [yes] A bar up <won>wins</won>, a bar down <lost>loses</lost>; its number counts the moves.
   *[no] <invite>Touch one, or the joint between two to take both.</invite>
}
mark-line = { $lines ->
    [one] The row: { $objects ->
        [one] { $objects } object left
       *[other] { $objects } objects left
    }
   *[other] Line { $line } of { $lines } of the row: { $objects ->
        [one] { $objects } object left in all
       *[other] { $objects } objects left in all
    }
}
mark-take = { $count ->
    [one] Object { $from }
   *[other] Objects { $from } and { $to }
}{ $barred ->
    [yes] : the first move takes only one
   *[no] { $shown ->
        [wins] { $plies ->
            [one] : wins in { $plies } ply
           *[other] : wins in { $plies } plies
        }
        [loses] { $plies ->
            [one] : loses in { $plies } ply
           *[other] : loses in { $plies } plies
        }
       *[no] {""}
    }
}
picture-loses = loses in
picture-wins = wins in
picture-groups = as groups
in-short = { $ruled ->
    [yes] Take 1, later 1 or 2.
   *[no] Take 1, or 2 neighbours.
} { $end ->
    [normal] The last wins.
   *[misere] The last loses.
}

# Narration
chain-start = { $counts ->
    [no] {""}
   *[yes] { $objects ->
        [one] There is one object.
       *[other] { $objects } objects lie in a row.
    }{" "}
}{ $end ->
    [normal] Whoever takes the last one <won>wins</won>.
   *[misere] Whoever takes the last one <lost>loses</lost>.
}{ $ruled ->
    [yes] {" "}The first move may take only one.
   *[no] {""}
}
chain-start-gaps = As groups, the row is { $groups }. { $end ->
    [normal] The player who takes the last object <won>wins</won>.
   *[misere] The player who takes the last object <lost>loses</lost>.
}
chain-ended = { $outcome ->
    [P] The opponent has taken the last object, so the player to move has <lost>lost</lost>.
   *[N] The opponent has taken the last object, so the player to move has <won>won</won>.
}
chain-winning = { $all ->
    [yes] Every move wins.
   *[no] { $ways ->
        [one] { $left ->
            [0] One move wins: take what is left, and with it the last object.
           *[other] { $count ->
                [one] One move wins: take object { $from } and leave { $left }.
               *[other] One move wins: take objects { $from } and { $to } and leave { $left }.
            }
        }
       *[other] { $kinds ->
            [one] { $ways } moves win, and they leave the same groups: { $left }.
           *[other] { $ways } moves win. One of the fastest: { $count ->
                [one] take object { $from } and leave { $left }.
               *[other] take objects { $from } and { $to } and leave { $left }.
            }
        }
    }
}
chain-winning-more = { $reason ->
    [pair] Then copy your opponent in the other group, down to the last object.
    [pairs] Then copy each take in the twin of its group, down to the last object.
    [their-pair] Then the computer can copy you in the other group, down to the last object.
    [their-pairs] Then the computer can copy each take in the twin of its group, down to the last object.
    [their-answer] Then you have no move that wins.
    [none] {""}
   *[answer] Then your opponent has no move that wins.
}
chain-copy = { $count ->
    [one] Taking object { $from }
   *[other] Taking objects { $from } and { $to }
} leaves { $left }: this wins in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}, because you then copy your opponent.
chain-no-winning = { $reason ->
    [pair] No move wins: whatever you take from one group, your opponent takes from the other.
    [pairs] No move wins: whatever you take from one group, your opponent takes from its twin.
    [grundy] No move wins: the groups count as the Nim heaps { $values }, whose binary digits cancel in pairs.
    [their-grundy] No move wins: the groups count as the Nim heaps { $values }, whose binary digits cancel in pairs.
    [answer] No move wins: your opponent can win after each.
    [their-pair] No move wins: whatever the computer takes from one group, you can take from the other.
    [their-pairs] No move wins: whatever the computer takes from one group, you can take from its twin.
    [their-answer] No move wins: you have a winning answer to each.
   *[none] No move wins.
}
chain-no-winning-more = { $reason ->
    [pair] {""}
    [pairs] {""}
    [answer] {""}
    [their-pair] {""}
    [their-pairs] {""}
    [their-answer] {""}
    [none] {""}
    [their-grundy] Each move breaks that, and you can restore it.
   *[grundy] Each move breaks that, and your opponent restores it.
}
chain-answer = { $left ->
    [0] If you take the last object, you lose.
   *[other] { $reply ->
        [0] If you leave { $left }, your opponent takes the rest.
       *[other] If you leave { $left }, your opponent leaves { $reply }.
    }
}
chain-made = { $who ->
    [line] <term-ply>Ply</term-ply> { $ply } of best play takes { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
    [you] You took { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
    [computer] The computer took { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
   *[mover] { $count ->
        [one] Object { $from } was taken.
       *[other] Objects { $from } and { $to } were taken.
    }
}{ $left ->
    [0] {""}
   *[other] {" "}That leaves { $left }.
}
chain-only = { $ways ->
    [one] The last move was the only one that wins.
   *[other] The last move was one of { $ways } moves that win, and they leave the same groups.
}
chain-only-more = { $reason ->
    [pair] Whatever the opponent takes from one group, the winner can take from the other.
    [pairs] Whatever the opponent takes from one group, the winner can take from its twin.
    [none] {""}
   *[answer] After any other move the opponent could win.
}
chain-mirror = { $count ->
    [one] Copying the opponent by taking object { $from } would win too, but the game would take { $plies } { $plies ->
    [one] ply
   *[other] plies
} in all instead of { $exact }.
   *[other] Copying the opponent by taking objects { $from } and { $to } would win too, but the game would take { $plies } { $plies ->
    [one] ply
   *[other] plies
} in all instead of { $exact }.
}

# The figure as text
text-row = The row as an array, with 1 for an object and 0 for a gap: { $cells }.
text-groups = The row as groups is { $groups }, or { $notation } in the article’s notation.
text-arrangements = { $cells ->
    [one] In a row of one cell
   *[other] In a row of { $cells } cells
} these groups can lie in { $rows ->
    [one] one way.
   *[other] { $rows } ways.
}
text-moves = { $moves ->
    [0] No move is left.
    [one] There is { $moves } move.
   *[other] There are { $moves } moves.
}
text-option = { $count ->
    [one] Taking object { $from }
   *[other] Taking objects { $from } and { $to }
} leaves { $left ->
    [0] nothing
   *[other] { $left }
} and { $outcome ->
    [P] { $plies ->
        [one] <won>wins</won> in { $plies } ply
       *[other] <won>wins</won> in { $plies } plies
    }
   *[N] { $plies ->
        [one] <lost>loses</lost> in { $plies } ply
       *[other] <lost>loses</lost> in { $plies } plies
    }
}{ $ways ->
    [one] .
   *[other] ; { $ways } moves lead there.
}

# Errors
error-objects-out-of-range = You asked for { $value } { $value ->
    [one] object
   *[other] objects
}: the number must be between { $min } and { $max }.
error-not-a-row = Character { $at } does not fit here. Write a row like 1101, or {"{"}1,0,0,1{"}"}, or 4 + 1.
error-octal-not-in-a-row = With 4 before the point a move may split a group and take nothing, which a row of cells cannot show.
error-illegal-chain-take = The game in this link breaks the rules: its ply { $ply } takes objects that may not be taken.
error-grundy-under-misere = Grundy values do not decide who wins misère play, so this algorithm has no answer for it.
error-program-too-large = { $objects } objects are too many for this program: it takes at most { $max }.
error-path-too-long = The game has { $plies } plies, but the figure keeps at most { $limit }.

word-row = Row
word-groups = Groups
word-table = Table
word-race = Race
word-map = Map
word-octal = Theory

# Taking
take-field = Or by number, like 5 or 4-5
take-plan = Show what that leaves
take-wrong = Write an object’s number from 1 to { $most }, or those of two neighbours, like 4-5.
take-barred = The first move may take only one object.
take-gone = { $count ->
    [one] There is no object { $from }.
   *[other] Objects { $from } and { $to } are not both there.
}
planned = { $count ->
    [one] You take object { $from }.
   *[other] You take objects { $from } and { $to }.
}
planned-left = { $left ->
    [0] That leaves nothing.
   *[other] { $ways ->
        [one] That leaves { $left }.
       *[other] That leaves { $left }; { $ways } moves lead there.
    }
}
planned-leaves = { $left ->
    [0] leaves nothing
   *[other] leaves { $left }
}
planned-take = { $count ->
    [one] Take this one
   *[other] Take these { $count }
}

# Settings
