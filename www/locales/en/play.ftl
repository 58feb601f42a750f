# Words of every game: who plays, whose turn it is, how it went

play-against = Play against
opponent-human = a second person here
opponent-perfect = the computer, perfect
opponent-erring = the computer, erring
field-percent = errs in percent of its moves
play-who = Who moves first?
play-computer-second = I
play-computer-first = the computer
play-begin-legend = The game
play-begin = Begin
play-worth = { $outcome ->
    [P] { $plies ->
        [one] That is <lost>lost</lost> for whoever must move, in { $plies } ply.
       *[other] That is <lost>lost</lost> for whoever must move, in { $plies } plies.
    }
   *[N] { $plies ->
        [one] That is <won>won</won> for whoever must move, in { $plies } ply.
       *[other] That is <won>won</won> for whoever must move, in { $plies } plies.
    }
}
play-blunder = { $who ->
    [you] That gave the win away.
    [computer] That gave the win to you.
   *[mover] Whoever just moved gave the win away.
}
play-over = { $who ->
    [you] Nothing is left to play. You have <won>won</won>.
    [computer] Nothing is left to play. The computer has <won>won</won>.
   *[mover] { $last ->
        [first] Nothing is left to play. Whoever moved first has <won>won</won>.
       *[second] Nothing is left to play. Whoever moved second has <won>won</won>.
    }
}
play-full = 511 plies have been played; longer games are not kept. Step back, or begin again.
play-go-on = Let it move
play-moves = Legal moves
play-again = Begin again
play-hints = show what is lost and won
play-leave = Leave the game
chart-caption = { $who ->
    [you] The value after each ply: up where you win, down where the computer does
   *[mover] The value after each ply: up where whoever moved first wins, down where the other does
}{ $known ->
    [yes] {", "}as high as plies are left.
   *[no] .
}
chart-bar = { $who ->
    [you] { $side ->
        [up] Ply { $ply }, { $position }: won for you
       *[down] Ply { $ply }, { $position }: won for the computer
    }
   *[mover] { $side ->
        [up] Ply { $ply }, { $position }: won for whoever moved first
       *[down] Ply { $ply }, { $position }: won for whoever moved second
    }
}{ $plies ->
    [-1] {""}
    [one] {", "}{ $plies } ply left
   *[other] {", "}{ $plies } plies left
}{ $blunder ->
    [yes] ; this ply gave the win away
   *[no] {""}
}
chart-no-blunder = Nobody gave a win away.
chart-blunders = { $count ->
    [one] One ply gave the win away. Try again from
   *[other] { $count } plies gave the win away. Try again from
}
chart-before = before ply { $ply }
