# Words of every game: who plays, whose turn it is, how it went

play-against = Play against
opponent-human = a second person here
opponent-perfect = the computer, without mistakes
opponent-erring = the computer, with mistakes
opponent-slowest-loss = the computer, losing slowly on purpose
field-percent = how often it errs (% of its moves)
play-who = Who moves first?
play-computer-second = me
play-computer-first = the computer
play-begin-legend = The game
play-begin = Begin
play-blunder = { $had ->
    [D] { $who ->
        [you] With that move you gave the draw away.
        [computer] With that move the computer gave you the win.
       *[mover] The player who just moved gave the draw away.
    }
   *[N] { $who ->
        [you] With that move you gave the win away.
        [computer] { $kept ->
            [D] With that move the computer gave its win away.
           *[P] With that move the computer gave you the win.
        }
       *[mover] The player who just moved gave the win away.
    }
}
play-missed = { $had ->
    [D] { $who ->
        [you] Here you could still hold the draw.
        [computer] Here the computer could still hold the draw.
       *[mover] Here the player to move could still hold the draw.
    }
   *[N] { $who ->
        [you] Here you could still win.
        [computer] Here the computer could still win.
       *[mover] Here the player to move could still win.
    }
}
play-let = { $kept ->
    [D] After that, best play leads to a draw.
   *[P] { $who ->
        [you] That let the computer win
        [computer] That let you win
       *[mover] That let the opponent win
    }{ $plies ->
        [-1] .
        [one] {" "}in { $plies } <term-ply>ply</term-ply>.
       *[other] {" "}in { $plies } <term-ply>plies</term-ply>.
    }
}
play-over = { $who ->
    [you] No move is left. You have <won>won</won>{ $made ->
        [loser] , because the computer had to make the last move
        [nobody] {""}
       *[winner] , because you made the last move
    }.
    [computer] No move is left. The computer has <won>won</won>{ $made ->
        [loser] , because you had to make the last move
        [nobody] {""}
       *[winner] , because it made the last move
    }.
    [nobody] No move is left. Nobody has won: it is a draw.
   *[mover] { $last ->
        [first] No move is left. The first player has <won>won</won>{ $made ->
            [loser] , because the second had to make the last move
            [nobody] {""}
           *[winner] {" "}by making the last move
        }.
       *[second] No move is left. The second player has <won>won</won>{ $made ->
            [loser] , because the first had to make the last move
            [nobody] {""}
           *[winner] {" "}by making the last move
        }.
    }
}
play-winner = { $who ->
    [you] You won
    [computer] The computer won
    [nobody] A draw
   *[mover] { $last ->
        [first] The first player won
       *[second] The second player won
    }
}
play-full = You have played 511 moves, and a game cannot be longer here. Step back, or begin again.
play-go-on = Let it move
play-moves = Legal moves
play-back = Take back
play-taken-back = { $who ->
    [you] Taken back: it is your move.
    [computer] Taken back: it is the computer’s turn.
   *[mover] { $last ->
        [first] Taken back: it is the first player’s turn.
       *[second] Taken back: it is the second player’s turn.
    }
}
play-new = New game
play-harder = { $kind ->
    [opponent] Play against a computer without mistakes
   *[start] A harder start
}
play-beat = Beat this: a link to this start
play-hints = show what is lost and won
play-leave = Leave the game
chart-caption = { $who ->
    [you] The value after each move: up where you win, down where the computer wins.
   *[mover] The value after each move: up where the first player wins, down where the second wins.
}{ $known ->
    [yes] {" "}The taller the bar, the more moves are left.
   *[no] {""}
}
chart-bar = { $who ->
    [you] { $side ->
        [drawn] Move { $ply }, { $position }: a draw
        [up] Move { $ply }, { $position }: won for you
       *[down] Move { $ply }, { $position }: won for the computer
    }
   *[mover] { $side ->
        [drawn] Move { $ply }, { $position }: a draw
        [up] Move { $ply }, { $position }: won for the first player
       *[down] Move { $ply }, { $position }: won for the second player
    }
}{ $plies ->
    [-1] {""}
    [one] {", "}{ $plies } ply left
   *[other] {", "}{ $plies } plies left
}{ $blunder ->
    [D] ; this move gave the draw away
    [N] ; this move gave the win away
   *[no] {""}
}
chart-no-blunder = Nobody gave a win away.
chart-blunders = { $drawn ->
    [yes] { $count ->
        [one] One move gave the win or the draw away. Try again from
       *[other] { $count } moves gave the win or the draw away. Try again from
    }
   *[no] { $count ->
        [one] One move gave the win away. Try again from
       *[other] { $count } moves gave the win away. Try again from
    }
}
chart-before = before move { $ply }
chart-column-ply = Move
chart-column-value = Value
