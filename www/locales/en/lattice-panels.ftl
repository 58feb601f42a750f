# Settings
lattice-size = Size of the figure
lattice-solved = { $positions ->
    [one] The solver calculates { $positions } position for this size.
   *[other] The solver calculates { $positions } positions for this size.
}
field-columns = points across
field-rows = points up
lattice-colour = The marks show
lattice-colour-winner = who wins
lattice-colour-plies = plies left
lattice-colour-grundy = the Grundy value
lattice-order = Order of the steps
lattice-order-pull = each point looks at the points one move away
lattice-order-push = each lost point makes all points with a move to it won
field-up-to = only up to { $most } × { $most } points
go-to = Ask about a point
field-m = wholes m
field-n = halves n
field-at-m = m
field-at-n = n
go-to-ask = why?

# Rules
rules-game = Game
preset-apples = Apples
preset-apples-last-wins = Apples, the last eater wins
preset-rook = Rook
preset-queen = Queen
preset-king = King
preset-knight = Knight
preset-one-or-two = Take 1 or 2
rules-end = The player who moves last
end-normal = wins (normal play)
end-misere = loses (misère play)
rules-moves = Moves
editor-grid = Vectors from the token
editor-here = the token
editor-vector = { $state ->
    [step] { $vector }: a move
    [ray] { $vector }: a move, as often as you like
   *[off] { $vector }: not a move
}
editor-how = Touch a vector once to make it a move (○). Touch it again if the move may be repeated (✳), and once more to remove it.
editor-text = as text
editor-text-about = For example, −1,0 0,−1 −1,1. A star after a vector means any number of times. The limit is 63 vectors with numbers from −4096 to 4096.

# Play
play-from = Begin at
field-start-m = m
field-start-n = n
play-strategy = Beat the strategy
play-strategy-about = You move first, with 20 apples. The computer plays as the blog post says: it copies your moves. Try to beat it.
play-too-large = You can play on up to { $most } × { $most } points. On more points the solver does not count plies.
play-start = { $who ->
    [you] The game begins at <point>({ $m }, { $n })</point>. You move first.
    [computer] The game begins at <point>({ $m }, { $n })</point>. The computer moves first.
   *[mover] The game begins at <point>({ $m }, { $n })</point>. Two people move in turn.
}
play-made = { $who ->
    [you] { $move ->
        [whole] You ate a whole apple and left <point>({ $m }, { $n })</point>.
        [half] You ate a half and left <point>({ $m }, { $n })</point>.
        [split] You ate half of an apple and left <point>({ $m }, { $n })</point>.
       *[vector] You moved by <point>{ $vector }</point> to <point>({ $m }, { $n })</point>.
    }
    [computer] { $move ->
        [whole] The computer ate a whole apple and left <point>({ $m }, { $n })</point>.
        [half] The computer ate a half and left <point>({ $m }, { $n })</point>.
        [split] The computer ate half of an apple and left <point>({ $m }, { $n })</point>.
       *[vector] The computer moved by <point>{ $vector }</point> to <point>({ $m }, { $n })</point>.
    }
   *[mover] { $move ->
        [whole] A player ate a whole apple and left <point>({ $m }, { $n })</point>.
        [half] A player ate a half and left <point>({ $m }, { $n })</point>.
        [split] A player ate half of an apple and left <point>({ $m }, { $n })</point>.
       *[vector] A player moved by <point>{ $vector }</point> to <point>({ $m }, { $n })</point>.
    }
}
play-over-strategy = No move is left, and the strategy has won. It always does, because it can answer every move of yours: step back and try another.
play-why-pattern = { $outcome ->
    [P] { $kind ->
        [even] The numbers of wholes and of halves are both even: { $who ->
            [you] your opponent copies
            [computer] you copy
           *[mover] the opponent copies
        } almost every move.
       *[halves] Only an odd number of halves is left, so { $who ->
            [you] you eat the last one and lose.
            [computer] the computer eats the last one and loses.
           *[mover] the player to move eats the last one and loses.
        }
    }
   *[N] { $move ->
        [whole] Eating a whole apple
        [half] Eating a half
        [split] Eating half of an apple
       *[vector] The move <point>{ $vector }</point>
    } leads to <point>({ $toM }, { $toN })</point>: { $kind ->
        [even] both numbers are even, so { $who ->
            [you] you copy
            [computer] the computer copies
           *[mover] the player copies
        } almost every move.
       *[halves] an odd number of halves alone, so { $who ->
            [you] your opponent eats
            [computer] you eat
           *[mover] the opponent eats
        } the last.
    }
}
play-why = { $outcome ->
    [P] { $moves ->
        [one] { $who ->
            [you] Your only move leads to a point where your opponent wins.
            [computer] The computer’s only move leads to a point where you win.
           *[mover] The only move leads to a point where the opponent wins.
        }
        [2] { $who ->
            [you] Both your moves lead to points where your opponent wins.
            [computer] Both moves of the computer lead to points where you win.
           *[mover] Both moves lead to points where the opponent wins.
        }
       *[other] { $who ->
            [you] All your { $moves } moves lead to points where your opponent wins.
            [computer] All { $moves } moves of the computer lead to points where you win.
           *[mover] All { $moves } moves lead to points where the opponent wins.
        }
    }
   *[N] { $move ->
        [whole] Eating a whole apple
        [half] Eating a half
        [split] Eating half of an apple
       *[vector] The move <point>{ $vector }</point>
    } leads to <point>({ $toM }, { $toN })</point>, where { $who ->
        [you] your opponent loses.
        [computer] you lose.
       *[mover] the opponent loses.
    }
}
table-ate = { $who ->
    [you] { $move ->
        [whole] You ate a whole apple.
        [half] You ate a half.
        [split] You ate half of an apple.
       *[vector] You moved { $vector }.
    }
    [computer] { $move ->
        [whole] The computer ate a whole apple.
        [half] The computer ate a half.
        [split] The computer ate half of an apple.
       *[vector] The computer moved { $vector }.
    }
   *[mover] { $move ->
        [whole] A player ate a whole apple.
        [half] A player ate a half.
        [split] A player ate half of an apple.
       *[vector] A player moved { $vector }.
    }
}
table-over = { $who ->
    [you] You have won.
    [computer] The computer has won.
   *[mover] { $last ->
        [first] The first player has won.
       *[second] The second player has won.
    }
}
play-course = How it went
copying-copied = The computer copied your move: wholes and halves are both even again.
copying-half-of-other-whole = You ate one of the last two wholes, so the computer ate half of the other. Now only an odd number of halves is left, and the last one is yours.
copying-other-whole = You ate half of one of the last two wholes, so the computer ate the other whole. Now only an odd number of halves is left, and the last one is yours.
copying-last-halves = Only halves are left, and the computer keeps their number odd: the last one is yours.
play-turn = Touch an apple, or a point with an arrow to it.
play-more-moves = and { $left } more: touch a point, or type where to move
play-to = move there
field-to-m = m
field-to-n = n
play-illegal = No single move leads from <point>({ $fromM }, { $fromN })</point> to <point>({ $m }, { $n })</point>. The arrows show where you can go.

# Pattern
pattern-legend = What repeats
pattern-lost = These points are lost, and no others:
pattern-all-won = No point is lost.
pattern-class = { $mKind ->
    [exactly] m = { $mAt }
    [any] m is any number
    [from] m is at least { $mAt }
    [even] m is even
    [odd] m is odd
    [even-from] m is even and at least { $mAt }
   *[odd-from] m is odd and at least { $mAt }
}; { $nKind ->
    [exactly] n = { $nAt }
    [any] n is any number
    [from] n is at least { $nAt }
    [even] n is even
    [odd] n is odd
    [even-from] n is even and at least { $nAt }
   *[odd-from] n is odd and at least { $nAt }
}
pattern-rectangular = { $proved ->
    [yes] From m = { $fromM } on, the columns repeat with period { $periodM }. From n = { $fromN } on, the rows repeat with period { $periodN }. For moves that only go down or left this is proved: it goes on like this for ever.
   *[no] From m = { $fromM } on, the columns repeat with period { $periodM }. From n = { $fromN } on, the rows repeat with period { $periodN }. This was found on one square and checked on a square twice as large. It is not a proof.
}
pattern-diagonal = From ({ $fromM }, { $fromN }) on, (m + { $periodM }, n + { $periodN }) has the same colour as (m, n). This was found on one square and checked on a square twice as large. It is not a proof.
pattern-none = No pattern was found up to { $upTo } × { $upTo }.
pattern-block = The corner that repeats, { $columns } × { $rows }
check-legend = Checked against the rules
check-going = { $done } of { $points } { $points ->
    [one] point
   *[other] points
} checked.
check-good = The rules hold at all { $points } { $points ->
    [one] point
   *[other] points
}. The check looked at { $options } { $options ->
    [one] move
   *[other] moves
}: no lost point has a move to a lost one, and every won point has such a move.
check-flaw = The figure contradicts the rules at <point>({ $m }, { $n })</point>. The mistake is ours.
conjecture-legend = Your conjecture
conjecture-about = Choose by remainders which points you think are lost. You see at once where your guess first fails.
conjecture-begin = Paint one
conjecture-paint = Touch a mark to change it
conjecture-class = { $state ->
    [lost] m has remainder { $m } when divided by { $p }, n has remainder { $n } when divided by { $q }: lost
   *[won] m has remainder { $m } when divided by { $p }, n has remainder { $n } when divided by { $q }: won
}
field-period-m = period of m
field-period-n = period of n
field-from-m = from m =
field-from-n = from n =
conjecture-holds = Your conjecture is right at all { $points } { $points ->
    [one] point
   *[other] points
} that it covers.
conjecture-fails = Your conjecture is wrong at { $violations } of { $points } { $points ->
    [one] point
   *[other] points
}, first at <point>({ $m }, { $n })</point>.
conjecture-drop = Remove it

# The figure as text
lattice-state = { $cursor } of { $steps } { $steps ->
    [one] point
   *[other] points
} { $cursor ->
    [one] is
   *[other] are
} coloured: { $lost } lost, { $won } won, { $covered } covered.
lattice-state-large = Of { $columns } by { $rows } { $rows ->
    [one] point
   *[other] points
}, { $cursor } of { $steps } { $cursor ->
    [one] is
   *[other] are
} coloured. Under “Settings” you can ask about a point; “Pattern” says what repeats.
row-lost = { $game ->
    [apples] With { $n ->
        [one] { $n } half
       *[other] { $n } halves
    }, { $coloured ->
        [one] { $coloured } point is coloured
       *[other] { $coloured } points are coloured
    }: the player to move loses with { $lost } wholes and wins with the others.
   *[other] With n = { $n }, { $coloured ->
        [one] { $coloured } point is coloured
       *[other] { $coloured } points are coloured
    }: the player to move loses with m = { $lost } and wins with the others.
}
row-won = { $game ->
    [apples] With { $n ->
        [one] { $n } half
       *[other] { $n } halves
    }, { $coloured ->
        [one] { $coloured } point is coloured
       *[other] { $coloured } points are coloured
    }: the player to move always wins.
   *[other] With n = { $n }, { $coloured ->
        [one] { $coloured } point is coloured
       *[other] { $coloured } points are coloured
    }: the player to move always wins.
}
