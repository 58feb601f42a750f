page-title = Would you go first? · Appleyard
title = Would you go first?
lede = Eat a whole apple, half an apple, or half of a whole one. Whoever eats the last piece loses.

# The plate
lattice-plate = Positions of the half-apple game: whole apples across, halves up
lattice-caption = <strong>Plate 1.</strong> Every point is a position: wholes across, halves up. <disc/> lost, <ring/> won for whoever must move.
lattice-given = given
lattice-front = the ink front
lattice-row = { $n ->
    [one] { $n } half
   *[other] { $n } halves
}
mark-lost = { $m ->
    [one] { $m } whole
   *[other] { $m } wholes
}, { $n ->
    [one] { $n } half
   *[other] { $n } halves
}: lost
mark-won = { $m ->
    [one] { $m } whole
   *[other] { $m } wholes
}, { $n ->
    [one] { $n } half
   *[other] { $n } halves
}: won
mark-covered = { $m ->
    [one] { $m } whole
   *[other] { $m } wholes
}, { $n ->
    [one] { $n } half
   *[other] { $n } halves
}: covered
mark-not-yet = { $m ->
    [one] { $m } whole
   *[other] { $m } wholes
}, { $n ->
    [one] { $n } half
   *[other] { $n } halves
}: not coloured yet

# The narration
lattice-start = { $points } positions, none coloured yet. Nothing can be eaten at <point>(0, 0)</point>: the end rule colours it, and every other point takes its colour from the points its moves lead to.
lattice-end = <point>({ $m }, { $n })</point>: nothing is left. The other one has just eaten the last piece and has lost, so whoever must move here has <won>won</won>.
lattice-lost = { $moves ->
    [one] From <point>({ $m }, { $n })</point> the only move leads to a point <won>won</won> for the opponent. So it is <lost>lost</lost> for whoever must move.
    [2] From <point>({ $m }, { $n })</point> both moves lead to points <won>won</won> for the opponent. So it is <lost>lost</lost> for whoever must move.
   *[other] From <point>({ $m }, { $n })</point> all { $moves } moves lead to points <won>won</won> for the opponent. So it is <lost>lost</lost> for whoever must move.
}
lattice-won = { $move ->
    [whole] From <point>({ $m }, { $n })</point>, eating a whole apple reaches <point>({ $toM }, { $toN })</point>, <lost>lost</lost> for the one who must move there. One such move is enough: <won>won</won>.
    [half] From <point>({ $m }, { $n })</point>, eating a half that lies there reaches <point>({ $toM }, { $toN })</point>, <lost>lost</lost> for the one who must move there. One such move is enough: <won>won</won>.
   *[split] From <point>({ $m }, { $n })</point>, eating half of a whole reaches <point>({ $toM }, { $toN })</point>, <lost>lost</lost> for the one who must move there. One such move is enough: <won>won</won>.
}
lattice-hidden = <point>({ $m }, { $n })</point> is coloured now. Which colour, and why?
lattice-milestone-given = This is the first point the blog post circles as known.
lattice-milestone-follows = This is the second point the blog post circles; it follows from the first.
lattice-milestone-every-move = Here, for the first time, all three kinds of move are possible.
lattice-milestone-first-lost-whole = This is the first lost point with a whole apple.
lattice-milestone-all-wholes = This is where a game begins that has nothing but whole apples.
lattice-milestone-finished = Every point is coloured. Lost are the points with an even number of wholes (at least two) and of halves, and those with no whole and an odd number of halves. Touch any point and ask why.
lattice-predict = Next comes <point>({ $m }, { $n })</point>. Is it lost or won for whoever must move?

# The question
lattice-ask = { $apples } whole apples on the table. Would you go first?
lattice-go-first = I would go first
lattice-go-second = I would go second
lattice-answer-right = { $lost ->
    [yes] Right. With { $apples } apples whoever begins <lost>loses</lost> against good play: every first move leads to a point the other one wins from.
   *[no] Right. With { $apples } apples whoever begins can <won>win</won>, with the right first move.
}
lattice-answer-wrong = { $lost ->
    [yes] Then the other one can win. With { $apples } apples whoever begins <lost>loses</lost> against good play: every first move leads to a point the other one wins from.
   *[no] Then the other one can win. With { $apples } apples whoever begins can <won>win</won>, with the right first move.
}

# Why
why-label = Why ({ $m }, { $n }) is as it is
why-lost = { $plies ->
    [one] <point>({ $m }, { $n })</point> is <lost>lost</lost> in { $plies } <term-ply>ply</term-ply> (a <term-p-position>P-position</term-p-position>)
   *[other] <point>({ $m }, { $n })</point> is <lost>lost</lost> in { $plies } <term-ply>plies</term-ply> (a <term-p-position>P-position</term-p-position>)
}
why-won = <point>({ $m }, { $n })</point> is <won>won</won> in { $plies } <term-ply>plies</term-ply> (an <term-n-position>N-position</term-n-position>)
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = The front has not come here yet; the solver knows all the same.
option-lost = { $move ->
    [whole] a whole: <point>({ $m }, { $n })</point>, <lost>lost</lost> in { $plies } plies
    [half] a half: <point>({ $m }, { $n })</point>, <lost>lost</lost> in { $plies } plies
   *[split] half of a whole: <point>({ $m }, { $n })</point>, <lost>lost</lost> in { $plies } plies
}
option-won = { $move ->
    [whole] a whole: <point>({ $m }, { $n })</point>, <won>won</won> in { $plies } plies
    [half] a half: <point>({ $m }, { $n })</point>, <won>won</won> in { $plies } plies
   *[split] half of a whole: <point>({ $m }, { $n })</point>, <won>won</won> in { $plies } plies
}
option-hidden = { $move ->
    [whole] a whole: <point>({ $m }, { $n })</point>
    [half] a half: <point>({ $m }, { $n })</point>
   *[split] half of a whole: <point>({ $m }, { $n })</point>
}
option-deciding = this one decides
option-ask = why?
option-ask-label = Why is ({ $m }, { $n }) as it is?
option-outside = outside the drawing, worked out too
nudge = Neighbours
nudge-left = left
nudge-right = right
nudge-up = up
nudge-down = down

# Settings
lattice-size = Size of the plate
field-columns = points across
field-rows = points up
go-to = Ask a point
field-m = wholes m
field-n = halves n
go-to-ask = why?

# The figure as text
lattice-state = { $cursor } of { $steps } points are coloured: { $lost } lost, { $won } won, { $covered } covered.
row-lost = With { $n ->
    [one] { $n } half
   *[other] { $n } halves
}, coloured up to { $upTo } wholes: lost with { $lost } wholes, won with the others.
row-won = With { $n ->
    [one] { $n } half
   *[other] { $n } halves
}, coloured up to { $upTo } wholes: all won.

# How it works
how-1 = What matters of a position is how many whole apples (m) and how many halves (n) lie there. Both players have the same moves, so whose turn it is need not be said: the point (m, n) tells all.
how-2 = Begin at the end. At <point>(0, 0)</point> the other one has just eaten the last piece and lost. Go outward: a point with a move to a <lost>lost</lost> point is <won>won</won>, for that is where you send your opponent. A point whose moves all lead to won points is lost. That is the whole rule.
how-3 = A whole apple counts two and a half counts one; every move lowers the sum. The front goes by this sum, so each point finds its moves already coloured. Moves may leave the drawing at the top; those points are worked out too, only not drawn.
how-4 = The number of <term-ply>plies</term-ply> is the <term-remoteness>remoteness</term-remoteness>: how long the game lasts when the winner hurries and the loser delays. Under <term-misere>misère play</term-misere> won points have an even one, lost points an odd one.
try-1 = Step to the two points the blog post circles, and see why the second follows from the first.
try-2 = Ask (20, 0): two moves, and both lose.
try-3 = Guess each milestone before it is shown, on a small plate.
try-4 = The same game with 39 apples and 39 halves: does the pattern hold?
note-1 = The strategy for whoever goes second with 20 apples: copy every move, so that wholes and halves stay even. Only when one of the last two wholes is touched, do the other thing to the other whole; an odd number of halves is left, and nothing else.
note-2 = Solve only what is drawn, and the colours come out wrong: the rectangle is not closed under “half of a whole”, which goes up and to the left.
source-1 = “The apple-eating game and the general solution of simple turn-based games”, a blog post in Chinese: the game, the lattice, the two circled points.
source-2 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, for P- and N-positions and remoteness.
