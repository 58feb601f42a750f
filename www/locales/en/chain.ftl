page-title = Why only the middle? · Appleyard
title = Why only the middle?
lede = Objects lie in a row. Take one, or two that lie next to each other; the first move takes only one. Whoever takes the last object wins. Of the nine first moves from nine objects, one wins.

# The plate
chain-plate = A row of objects
chain-caption = { $bars ->
    [frame] Up: that <lost>loses</lost>. Down: that <won>wins</won>.
    [yes] Every ring is an object; a joint links two that lie next to each other. The bar at an object, or at a joint, shows what taking it is worth: up if that <lost>loses</lost>, down if it <won>wins</won>, and the longer, the more plies are left. Under the row it stands as an array, at the bottom as groups.
   *[no] Every ring is an object; a joint links two that lie next to each other. Under the row it stands as an array, at the bottom as groups.
}
mark-line = { $lines ->
    [one] The row; objects left: { $objects }
   *[other] Line { $line } of { $lines } of the row; objects left in all: { $objects }
}
mark-take = { $count ->
    [one] Object { $from }
   *[other] Objects { $from } and { $to }
}{ $barred ->
    [yes] : not to be taken in the first move
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
plate-loses = loses in
plate-wins = wins in
plate-groups = as groups
in-short = { $end ->
    [normal] { $ruled ->
        [yes] Whoever takes the last object wins. The first move takes only one.
       *[no] Whoever takes the last object wins.
    }
   *[misere] { $ruled ->
        [yes] Whoever takes the last object loses. The first move takes only one.
       *[no] Whoever takes the last object loses.
    }
}

# Narration
chain-start = { $objects ->
    [one] One object.
   *[other] { $objects } objects in a row.
} { $end ->
    [normal] Whoever takes the last one <won>wins</won>.
   *[misere] Whoever takes the last one <lost>loses</lost>.
}{ $ruled ->
    [yes] {" "}The first move may take only one.
   *[no] {""}
}
chain-start-gaps = The groups: { $groups }. { $end ->
    [normal] Whoever takes the last object <won>wins</won>.
   *[misere] Whoever takes the last object <lost>loses</lost>.
}
chain-verdict = { $outcome ->
    [P] { $plies ->
        [one] That is <term-p-position><lost>lost</lost></term-p-position> for whoever must move, in { $plies } <term-ply>ply</term-ply>.
       *[other] That is <term-p-position><lost>lost</lost></term-p-position> for whoever must move, in { $plies } <term-ply>plies</term-ply>.
    }
   *[N] { $plies ->
        [one] That is <term-n-position><won>won</won></term-n-position> for whoever must move, in { $plies } <term-ply>ply</term-ply>.
       *[other] That is <term-n-position><won>won</won></term-n-position> for whoever must move, in { $plies } <term-ply>plies</term-ply>.
    }
}
chain-ended = { $outcome ->
    [P] Nothing is left: whoever must move has <lost>lost</lost>.
   *[N] Nothing is left: whoever must move has <won>won</won>.
}
chain-winning = { $all ->
    [yes] Every move wins.
   *[no] { $ways ->
        [one] { $left ->
            [0] One move wins: take what is left.
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
chain-no-winning = No move wins.
chain-made = { $who ->
    [line] Ply { $ply } of best play: { $count ->
        [one] object { $from } is taken.
       *[other] objects { $from } and { $to } are taken.
    }
    [you] Ply { $ply }: you took { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
    [computer] Ply { $ply }: the computer took { $count ->
        [one] object { $from }.
       *[other] objects { $from } and { $to }.
    }
   *[mover] Ply { $ply }: { $count ->
        [one] object { $from } was taken.
       *[other] objects { $from } and { $to } were taken.
    }
}{ $left ->
    [0] {""}
   *[other] {" "}That leaves { $left }.
}
chain-only = { $ways ->
    [one] It was the only move that wins.
   *[other] It was one of { $ways } moves that win; they leave the same groups.
}
chain-mirror = { $count ->
    [one] Copying the other player by taking object { $from } would win too, but in { $plies } plies from the start instead of { $exact }.
   *[other] Copying the other player by taking objects { $from } and { $to } would win too, but in { $plies } plies from the start instead of { $exact }.
}
chain-predict = Is this lost or won for whoever must move?

# The figure as text
text-row = The row as an array, 1 an object and 0 a gap: { $cells }.
text-groups = As groups: { $groups }; in the article’s notation { $notation }.
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
}{ $ways ->
    [one] {""}
   *[other] , as { $ways } moves do
}: { $outcome ->
    [P] { $plies ->
        [one] it <won>wins</won> in { $plies } ply.
       *[other] it <won>wins</won> in { $plies } plies.
    }
   *[N] { $plies ->
        [one] it <lost>loses</lost> in { $plies } ply.
       *[other] it <lost>loses</lost> in { $plies } plies.
    }
}

# Errors
error-objects-out-of-range = { $value } objects: it must be between { $min } and { $max }.
error-not-a-row = This cannot be read as a row from character { $at } on. Write it like 1101, or {"{"}1,0,0,1{"}"}, or 4 + 1.
error-row-too-long = This row needs { $cells } cells; it may have at most { $max }.
error-empty-row = There must be at least one object in the row.
error-not-octal = This cannot be read as an octal code from character { $at } on. It is a point with digits from 0 to 7, like 0.77.
error-octal-too-long = This code has { $digits } digits after the point; at most { $max } are read.
error-octal-endless = With { $digit } before the point a move may take nothing and leave the group as it is, so a game need not end. Only 0 and 4 are possible there.
error-octal-without-moves = With this code nothing can ever be taken.
error-octal-not-in-a-row = With 4 before the point a move may split a group and take nothing: a row of cells cannot show that.
error-illegal-chain-take = The game in the link is none: its ply { $ply } takes what may not be taken.
error-grundy-under-misere = Grundy values do not decide the reverse game: this algorithm has no answer for it.
error-program-too-large = { $objects } objects are too many for this program: at most { $max }.
error-path-too-long = The game has { $plies } plies; at most { $limit } are kept.

word-row = Row
word-play = Play
word-groups = Groups
word-table = Table
word-race = Race
word-map = Map
word-octal = Theory

# Taking
chain-invitation = { $begun ->
    [yes] Go on from here yourself: take an object, or two by their joint.
   *[no] { $outcome ->
        [N] Take an object. You can win this.
        [P] Whoever moves first <lost>loses</lost> this against good play. Let the computer begin.
       *[hidden] Take an object, or let the computer begin.
    }
}
chain-computer-begins = Let the computer begin
take-field = Or by number, like 5 or 4-5
take-plan = Show what that leaves
take-wrong = Write an object’s number from 1 to { $most }, or two neighbours’ like 4-5.
take-barred = The first move may take only one object.
take-gone = { $count ->
    [one] There is no object { $from }.
   *[other] Objects { $from } and { $to } do not both lie there.
}
planned = { $count ->
    [one] Take object { $from }
   *[other] Take objects { $from } and { $to }
}
planned-left = { $left ->
    [0] That leaves nothing.
   *[other] { $ways ->
        [one] That leaves { $left }.
       *[other] That leaves { $left }, as { $ways } moves do.
    }
}
planned-take = Take

# Settings
chain-show = At the row
chain-show-values = what each move is worth
