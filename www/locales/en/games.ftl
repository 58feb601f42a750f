page-title = Who wins a game that you make up? · Appleyard
title = Who wins a game that you make up?
lede = Two players take turns, and the solver knows every position. Play, ask why, then choose another game or write your own.

# The rules of the other games in one sentence
games-rules = { $game ->
    [four-in-a-row] Two players drop stones into { $columns } { $columns ->
    [one] column
   *[other] columns
} in turn: { $length } in a row win.
    [hexapawn] Pawns go one square ahead and capture aslant. You win on the last row, or when your opponent cannot move.
    [dodgem] Dark cars go right and light ones go up. Each may step aside, none goes back, and all your own cars off the board win.
    [dao] A stone slides as far as it can. Four of your own in a line, in a block or in the corners win, and so do three around a corner stone of yours.
   *[in-a-row] Two players mark squares in turn on a board of { $columns } by { $rows }: { $length } in a row win.
}
games-yours = { $you ->
    [dark] The dark pieces are yours.
    [light] The light pieces are yours.
   *[none] The first player has the dark pieces, the second the light ones.
}

# The figure
games-picture = A board with { $columns } { $columns ->
    [one] column
   *[other] columns
} and { $rows } { $rows ->
    [one] row
   *[other] rows
}
games-caption = { $values ->
    [yes] Ring <won>won</won>, disc <lost>lost</lost>, square draw.
    [over] The game is over here.
   *[no] { $act ->
        [go] <invite>Touch a piece, then a square.</invite>
        [drop] <invite>Touch a column.</invite>
       *[place] <invite>Touch a square.</invite>
    }
}
games-square = { $square ->
    [off] Off the board
   *[other] { $square }{ $stone ->
        [marks-x] , a cross
        [marks-o] , a nought
        [stones-x] , a dark stone
        [stones-o] , a light stone
        [pawns-x] , a dark pawn
        [pawns-o] , a light pawn
        [cars-x] , a dark car
        [cars-o] , a light car
       *[none] , empty
    }
}{ $ends ->
    [yes] , where the game was decided
   *[no] {""}
}{ $outcome ->
    [N] : wins in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
    [D] : draws
    [P] : loses in { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }
   *[none] {""}
}
games-row = { $row ->
    [off] Beside the board
   *[other] Row { $row }
}
games-held = You hold the piece on { $square }. Choose where it goes.
games-where = Where to?
games-said = { $move }.
games-planned = { $act ->
    [go] Go from { $from } to { $to }
    [leave] Leave the board from { $from }
    [drop] Drop a stone onto { $to }
   *[place] Mark { $to }
}
games-illegal = { $held ->
    [no] { $act ->
        [go] Touch one of your own pieces first.
        [leave] Touch one of your own pieces first.
        [drop] This column is full.
       *[place] Somebody has marked { $to } already.
    }
   *[other] { $act ->
        [leave] The piece on { $from } cannot leave the board from there.
       *[go] The rules do not let the piece on { $from } go to { $to }.
    }
}

# Narration
games-invite = { $who ->
    [you] Your move.{ $outcome ->
        [N] {" "}Can you win?
        [D] {" "}Can you hold it?
        [P] {" "}How long can you last?
       *[none] {""}
    }
    [computer] The computer is to move.
   *[mover] A player is to move.{ $outcome ->
        [D] {" "}Who can hold it?
        [none] {""}
       *[other] {" "}Who can win?
    }
}
games-made = { $who ->
    [you] { $act ->
        [go] You went from { $from } to { $to }.
        [leave] You left the board from { $from }.
        [drop] You dropped a stone onto { $to }.
       *[place] You marked { $to }.
    }
    [computer] { $act ->
        [go] The computer went from { $from } to { $to }.
        [leave] The computer left the board from { $from }.
        [drop] The computer dropped a stone onto { $to }.
       *[place] The computer marked { $to }.
    }
   *[mover] { $act ->
        [go] A piece went from { $from } to { $to }.
        [leave] A piece left the board from { $from }.
        [drop] A stone fell onto { $to }.
       *[place] { $to } was marked.
    }
}
games-why = { $outcome ->
    [D] Nobody can force a win: { $loses ->
        [0] every move leads to a draw.
       *[other] { $draws ->
            [one] { $draws } move of { $moves } can hold the draw
           *[other] { $draws } moves of { $moves } can hold the draw
        }, and { $loses ->
            [one] { $loses } lets the opponent win.
           *[other] { $loses } let the opponent win.
        }
    }
    [N] { $who ->
        [you] You can <term-n-position><won>win</won></term-n-position>
        [computer] The computer can <term-n-position><won>win</won></term-n-position>
       *[mover] The player to move can <term-n-position><won>win</won></term-n-position>
    }{ $plies ->
        [-1] {""}
        [one] {" "}in { $plies } <term-ply>ply</term-ply>
       *[other] {" "}in { $plies } <term-ply>plies</term-ply>
    }: { $moves ->
        [one] the only move leads to a { $who ->
            [you] position that the computer loses.
            [computer] position that you lose.
           *[mover] lost position.
        }
       *[other] { $wins ->
            [one] { $wins } move of { $moves } leads to a { $who ->
                [you] position that the computer loses.
                [computer] position that you lose.
               *[mover] lost position.
            }
           *[other] { $others ->
                [0] all { $moves } moves
               *[other] { $wins } moves of { $moves }
            } lead to { $who ->
                [you] positions that the computer loses.
                [computer] positions that you lose.
               *[mover] lost positions.
            }
        }
    }
   *[P] { $who ->
        [you] The computer can <term-p-position><won>win</won></term-p-position>
        [computer] You can <term-p-position><won>win</won></term-p-position>
       *[mover] The player to move <term-p-position><lost>loses</lost></term-p-position>
    }{ $plies ->
        [-1] {""}
        [one] {" "}in { $plies } <term-ply>ply</term-ply>
       *[other] {" "}in at most { $plies } <term-ply>plies</term-ply>
    }: { $moves ->
        [one] the only move leads to a { $who ->
            [you] position that it wins.
            [computer] position that you win.
           *[mover] won position.
        }
       *[other] { $who ->
            [you] { $moves ->
                [2] both your moves
               *[other] all your { $moves } moves
            } lead to positions that it wins.
            [computer] { $moves ->
                [2] both moves of the computer
               *[other] all { $moves } moves of the computer
            } lead to positions that you win.
           *[mover] { $moves ->
                [2] both moves
               *[other] all { $moves } moves
            } lead to won positions.
        }
    }
}
games-gave = { $when ->
    [now] This move gives
   *[before] Your last move gave
}{ $kept ->
    [D] {" "}the win away: with best play it is a draw now.
   *[P] { $who ->
        [you] {" "}the computer the game: it can now win
        [computer] {" "}you the game: you can now win
       *[mover] {" "}the game to the opponent, who can now win
    }{ $plies ->
        [-1] .
        [one] {" "}in { $plies } <term-ply>ply</term-ply>.
       *[other] {" "}in { $plies } <term-ply>plies</term-ply>.
    }
}
games-would = Better was { $act ->
    [go] to go from { $from } to { $to }
    [leave] to leave the board from { $from }
    [other] { $label }
   *[place] { $to }
}: { $outcome ->
    [D] that holds the draw.
   *[N] { $plies ->
        [-1] that wins.
        [one] that wins in { $plies } <term-ply>ply</term-ply>.
       *[other] that wins in { $plies } <term-ply>plies</term-ply>.
    }
}
games-end = { $reason ->
    [row] Pieces in a row decide: { $squares }.
    [block] Pieces in a block decide: { $squares }.
    [corners] Pieces in the corners decide: { $squares }.
    [shut-in] A piece is shut in a corner, so its player wins: { $squares }.
    [goal] { $count ->
        [0] The goal is reached.
       *[other] The goal is reached: { $squares }.
    }
    [past-goal] A player has passed the goal, and so loses.
    [blocked] A player is blocked, and so wins.
    [rules] The rules end the game here.
   *[no-move] No move is left.
}
games-ended = { $who ->
    [you] You have <won>won</won>.
    [computer] The computer has <won>won</won>.
    [nobody] Nobody has won: it is a draw.
   *[mover] { $last ->
        [first] The first player has <won>won</won>.
       *[second] The second player has <won>won</won>.
    }
}
word-choose = Game
word-several = Several players
word-graph = Graph
watch-solver = Watch the solver
word-rules = Write a game
games-ready = The solver is ready: it knows { $positions } { $positions ->
    [one] position
   *[other] positions
}.
error-illegal-ply = The game in this link breaks the rules at ply { $ply }.

# What the solver of board games can refuse
error-too-much-memory = Solving this game would take up to { $bytes } bytes of memory: at most { $limit } are allowed.
error-not-a-position = This is not a position of the game.
error-board-too-large = This board has { $squares } squares: the game may have at most { $limit }.
error-board-not-understood = The board cannot be read at character { $at }.
error-board-not-possible = Play cannot lead to this board.
error-board-columns-out-of-range = You asked for { $value } { $value ->
    [one] column
   *[other] columns
}: the number must be between { $min } and { $max }.
error-board-rows-out-of-range = You asked for { $value } { $value ->
    [one] row
   *[other] rows
}: the number must be between { $min } and { $max }.
error-in-a-row-out-of-range = You asked for { $value } { $value ->
    [one] stone
   *[other] stones
} in a row: the number must be between { $min } and { $max }.
error-too-many-links = This game has too many moves: at most { $limit } can be followed, over all positions.
