# The graph of a game: all its positions, and the run of the solver
atlas-picture = All { $positions } { $positions ->
    [one] position
   *[other] positions
} of the game, in rows by { $by ->
    [depth] plies from the start
   *[remoteness] plies to the end
}.
atlas-cloud = All { $positions } { $positions ->
    [one] position
   *[other] positions
} of the game. Arrow keys lead from one to the next, and Enter looks at it.
atlas-caption = A <lost>disc</lost> is lost, a <won>ring</won> won, a square a draw. A number counts the moves that may still save.
atlas-coming = The positions are on their way.
atlas-unknown = Who wins is not calculated yet: { $positions } { $positions ->
    [one] position
   *[other] positions
}, { $moves } { $moves ->
    [one] move
   *[other] moves
}.{ $images ->
    [yes] {" "}Positions that are equal by symmetry count once.
   *[no] {""}
}
atlas-step = { $stage ->
    [ends] Where the game is over, it is clear who has won: { $decided } of { $positions } { $positions ->
    [one] position
   *[other] positions
} { $decided ->
    [one] is
   *[other] are
} known.
    [spreads] Round { $round }: a position is won if one move leads to a lost one, and lost if none saves it. { $decided } of { $positions } { $decided ->
    [one] is
   *[other] are
} known.
    [ties] What is neither won nor lost is a draw, and the ties show how it ends. { $decided } of { $positions } { $decided ->
    [one] is
   *[other] are
} known.
   *[done] { $outcome ->
        [N] All { $positions } { $positions ->
    [one] position is
   *[other] positions are
} known. The player who begins can win.
        [P] All { $positions } { $positions ->
    [one] position is
   *[other] positions are
} known. The player who begins loses.
       *[D] All { $positions } { $positions ->
    [one] position is
   *[other] positions are
} known. Nobody can force a win, so the start is a draw.
    }
}
atlas-folded = The game has { $positions } { $positions ->
    [one] position
   *[other] positions
}, too many to draw each: a bar stands for a row, as long as the logarithm of its positions. The marks are the position of the game and those after its moves.
atlas-row = Row { $row }, { $by ->
    [depth] plies from the start
   *[remoteness] plies to the end
}: { $positions } { $positions ->
    [one] position
   *[other] positions
}, { $lost } lost, { $won } won, { $drawn } drawn.
atlas-mark = { $name }{ $seen ->
    [yes] , depth { $row }
   *[no] {""}
}{ $outcome ->
    [P] , lost
    [N] , won
    [D] , drawn
   *[none] , not known
}{ $plies ->
    [-1] {""}
    [one] {" "}in { $plies } ply
   *[other] {" "}in { $plies } plies
}{ $role ->
    [current] , on the board now
    [deciding] , where the marked move leads
   *[none] {""}
}
atlas-position = Position { $position }
atlas-board = { $sides ->
    [0] The empty board
    [one] { $one }
   *[other] { $one }; { $two }
}
atlas-stones = { $kind ->
    [x] X in { $squares }
    [o] O in { $squares }
    [dark] dark on { $squares }
   *[light] light on { $squares }
}
atlas-line = { $kind ->
    [depth] Depth { $row }
    [draws] Draws
    [folded] The position of the game, and those after its moves
   *[left] { $row ->
        [one] { $row } ply to the end
       *[other] { $row } plies to the end
    }
}: { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
}
watch-back = Back to the game
watch-look = Look at each position
atlas-run = The run of the solver
atlas-round = Next round
atlas-one = One position
atlas-back = Back
atlas-all = All
atlas-none = None
atlas-hidden = The values are hidden while hints are off.
atlas-by = Rows
atlas-by-depth = plies from the start
atlas-by-remoteness = plies to the end, draws first
atlas-choose = Choose a position to see why it has its value. The down arrow follows the deciding move, the up arrow goes back.
atlas-why = The chosen position
atlas-reason = { $kind ->
    [unknown] { $moves ->
        [one] The solver has not decided it yet. It has one move.
       *[other] The solver has not decided it yet. It has { $moves } moves.
    }
    [over] { $outcome ->
        [P] The game is over, and the player who would be to move has lost.
        [N] The game is over, and the player who would be to move has won.
       *[D] The game is over, and nobody has won.
    }
    [decided] { $outcome ->
        [N] { $plies ->
            [one] Won for the player to move, in { $plies } ply: one move leads to a lost position.
           *[other] Won for the player to move, in { $plies } plies: one move leads to a lost position.
        }
       *[P] { $plies ->
            [one] Lost for the player to move, in { $plies } ply: every move leads to a won position. The marked move resists longest.
           *[other] Lost for the player to move, in { $plies } plies: every move leads to a won position. The marked move resists longest.
        }
    }
    [tie] { $plies ->
        [one] A draw: no move wins, and the marked move keeps clear of losing. With both willing, the tie comes in { $plies } ply.
       *[other] A draw: no move wins, and the marked move keeps clear of losing. With both willing, the tie comes in { $plies } plies.
    }
   *[endless] A draw without end: no move wins, and the marked move goes round again, in a cycle of { $circle } { $circle ->
    [one] position
   *[other] positions
}.
}
atlas-grundy = Its Grundy value is { $value }: { $some ->
    [0] it has no move
   *[other] its moves lead to { $set }, and { $value } is the least number that is missing
}.
atlas-go = Put it on the board
atlas-options = The moves here, each with its value
atlas-option = { $move }{ $outcome ->
    [P] : <lost>loses</lost>{ $plies ->
        [-1] {""}
        [one] , { $plies } ply
       *[other] , { $plies } plies
    }
    [N] : <won>wins</won>{ $plies ->
        [-1] {""}
        [one] , { $plies } ply
       *[other] , { $plies } plies
    }
    [D] : draws
   *[none] : not known
}{ $decides ->
    [yes] {" "}(decides)
   *[no] {""}
}
atlas-more = { $more } { $more ->
    [one] more move is
   *[other] more moves are
} not listed.
atlas-save = Save
atlas-save-csv = Table as CSV
atlas-save-json = Table as JSON
atlas-save-dot = Graph as DOT
atlas-save-svg = Picture as SVG
atlas-saving = { $done } of { $positions } { $positions ->
    [one] position
   *[other] positions
} { $done ->
    [one] is
   *[other] are
} written.
atlas-size = { $much ->
    [yes] The table would have about { $kilobytes } kB, and at most 256 MB can be saved.
   *[no] The table will have about { $kilobytes } kB.
}
