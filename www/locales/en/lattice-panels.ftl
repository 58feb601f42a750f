# Settings
lattice-size = Size of the plate
lattice-solved = { $positions ->
    [one] { $positions } position is worked out for it.
   *[other] { $positions } positions are worked out for it.
}
field-columns = points across
field-rows = points up
lattice-colour = The marks tell
lattice-colour-winner = who wins
lattice-colour-plies = plies left
lattice-colour-grundy = the Grundy value
lattice-order = Order of the steps
lattice-order-pull = a point asks the points its moves lead to
lattice-order-push = a lost point turns all that can move to it
field-up-to = for plates up to { $most } × { $most }
go-to = Ask a point
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
rules-end = Whoever makes the last move
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
editor-how = Touch a vector: once ○ for a move, again ✳ for any number of them, again for none.
editor-text = as text
editor-text-about = Like −1,0 0,−1 −1,1; a star after a vector means any number of times. At most 63, each number up to 4096.

# Play
play-from = Begin at
field-start-m = m
field-start-n = n
opponent-slowest-loss = the computer, giving wins away and losing slowly
play-strategy = Beat the strategy
play-strategy-about = You begin with 20 apples. The computer plays as the blog post says: it copies your moves. Find a line that beats it.
play-too-large = A game can be played on plates up to { $most } × { $most }, where plies are worked out.
play-start = { $who ->
    [you] The game begins at <point>({ $m }, { $n })</point>. You move first.
    [computer] The game begins at <point>({ $m }, { $n })</point>. The computer moves first.
   *[mover] The game begins at <point>({ $m }, { $n })</point>. Two people move in turn.
}
play-made = { $who ->
    [you] { $move ->
        [whole] Ply { $ply }: you ate a whole apple. Left: <point>({ $m }, { $n })</point>.
        [half] Ply { $ply }: you ate a half. Left: <point>({ $m }, { $n })</point>.
        [split] Ply { $ply }: you ate half of a whole. Left: <point>({ $m }, { $n })</point>.
       *[vector] Ply { $ply }: you moved by <point>{ $vector }</point> to <point>({ $m }, { $n })</point>.
    }
    [computer] { $move ->
        [whole] Ply { $ply }: the computer ate a whole apple. Left: <point>({ $m }, { $n })</point>.
        [half] Ply { $ply }: the computer ate a half. Left: <point>({ $m }, { $n })</point>.
        [split] Ply { $ply }: the computer ate half of a whole. Left: <point>({ $m }, { $n })</point>.
       *[vector] Ply { $ply }: the computer moved by <point>{ $vector }</point> to <point>({ $m }, { $n })</point>.
    }
   *[mover] { $move ->
        [whole] Ply { $ply }: a whole apple was eaten. Left: <point>({ $m }, { $n })</point>.
        [half] Ply { $ply }: a half was eaten. Left: <point>({ $m }, { $n })</point>.
        [split] Ply { $ply }: half of a whole was eaten. Left: <point>({ $m }, { $n })</point>.
       *[vector] Ply { $ply }: <point>{ $vector }</point> was played, to <point>({ $m }, { $n })</point>.
    }
}
play-over-strategy = Nothing is left to play. The strategy has won, as it does on every line: step back and try another.
copying-copied = It copied your move: wholes and halves are even again.
copying-half-of-other-whole = You ate one of the last two wholes; it ate half of the other. An odd number of halves is left, and nothing else.
copying-other-whole = You ate half of one of the last two wholes; it ate the other whole. An odd number of halves is left, and nothing else.
copying-last-halves = Only halves are left: it keeps their number odd.
play-turn = { $who ->
    [you] Your move: point at where an arrow leads, or choose below.
    [computer] The computer is to move.
    [thinking] The computer moves …
   *[mover] Whoever must move: point at where an arrow leads, or choose below.
}
play-move = { $move ->
    [whole] eat a whole
    [half] eat a half
    [split] eat half of a whole
   *[vector] { $vector } to ({ $m }, { $n })
}
play-more-moves = and { $left } more: point at them, or say where to
play-to = move there
field-to-m = m
field-to-n = n
play-illegal = <point>({ $m }, { $n })</point> cannot be reached from <point>({ $fromM }, { $fromN })</point> in one move. The arrows show where one may go.
eat-whole = eat this whole apple
eat-half = eat this half
eat-split = eat half of this apple
table-count = { $m ->
    [one] { $m } whole
   *[other] { $m } wholes
}, { $n ->
    [one] { $n } half
   *[other] { $n } halves
}.
table-some = At most { $most } of each are drawn.
table-how = Click the left side of an apple to eat it whole, its right side to eat that half.

# Pattern
pattern-legend = What repeats
pattern-lost = Lost are exactly the points with
pattern-all-won = No point at all is lost.
pattern-class = { $mKind ->
    [exactly] m = { $mAt }
    [any] any m
    [from] m at least { $mAt }
    [even] m even
    [odd] m odd
    [even-from] m even, at least { $mAt }
   *[odd-from] m odd, at least { $mAt }
} and { $nKind ->
    [exactly] n = { $nAt }
    [any] any n
    [from] n at least { $nAt }
    [even] n even
    [odd] n odd
    [even-from] n even, at least { $nAt }
   *[odd-from] n odd, at least { $nAt }
}
pattern-rectangular = { $proved ->
    [yes] From m = { $fromM } on the columns repeat with period { $periodM }, from n = { $fromN } on the rows with period { $periodN }. For moves that only go down or left this is proved: it goes on like this for ever.
   *[no] From m = { $fromM } on the columns repeat with period { $periodM }, from n = { $fromN } on the rows with period { $periodN }. This was checked on a square twice as large as the one it was found on; it is not a proof.
}
pattern-diagonal = From ({ $fromM }, { $fromN }) on, the colour of (m + { $periodM }, n + { $periodN }) is that of (m, n). This was checked on a square twice as large as the one it was found on; it is not a proof.
pattern-none = No pattern found up to { $upTo } × { $upTo }.
pattern-block = The corner that repeats, { $columns } × { $rows }
check-legend = Checked against the rules
check-going = { $done } of { $points } points checked.
check-good = { $points } points and { $options } moves: no lost point has a move to a lost one, every won point has one.
check-flaw = The picture contradicts the rules at <point>({ $m }, { $n })</point>. This is a mistake of ours.
conjecture-legend = Your conjecture
conjecture-about = Say by remainders which points are lost, and see where that fails first.
conjecture-begin = Paint one
conjecture-paint = Touch a class to turn it
conjecture-class = { $state ->
    [lost] m leaves { $m } modulo { $p } and n leaves { $n } modulo { $q }: lost
   *[won] m leaves { $m } modulo { $p } and n leaves { $n } modulo { $q }: won
}
field-period-m = period of m
field-period-n = period of n
field-from-m = from m =
field-from-n = from n =
conjecture-holds = It holds at all { $points } points of the plate it speaks of.
conjecture-fails = It fails at { $violations } of { $points } points, first at <point>({ $m }, { $n })</point>.
conjecture-drop = Put it away

# The figure as text
lattice-state = { $cursor } of { $steps } points are coloured: { $lost } lost, { $won } won, { $covered } covered.
lattice-state-large = { $columns } by { $rows } points, of which { $cursor } of { $steps } are coloured. Ask a point by its numbers in the settings, or read the pattern.
row-lost = { $game ->
    [apples] With { $n ->
        [one] { $n } half
       *[other] { $n } halves
    }, { $coloured } points coloured: lost with { $lost } wholes, won with the others.
   *[other] n = { $n }, { $coloured } points coloured: lost with m = { $lost }, won with the others.
}
row-won = { $game ->
    [apples] With { $n ->
        [one] { $n } half
       *[other] { $n } halves
    }, { $coloured } points coloured: all won.
   *[other] n = { $n }, { $coloured } points coloured: all won.
}
