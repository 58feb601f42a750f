page-title = Would you go first? · Appleyard
title = Would you go first?
lede = It begins with apples: eat a whole one, half of one, or a half that is left; whoever eats the last piece loses. Each point of the figure is a position; its colour says whether whoever must move wins.

# The plate
lattice-plate = { $game ->
    [apples] Positions of the half-apple game: whole apples across, halves up
   *[other] Positions of the game: m across, n up
}
lattice-caption = { $game ->
    [apples] <strong>Plate 1.</strong> Every point is a position: wholes across, halves up. <disc/> lost, <ring/> won for whoever must move.
   *[other] <strong>Plate 1.</strong> Every point is a position (m, n): m across, n up. <disc/> lost, <ring/> won for whoever must move.
}
scale-plies = Plies left:
scale-grundy = Grundy value:
raster-about = { $colour ->
    [winner] { $side ->
        [1] One square a position: dark is lost, pale is won. Magnify to see marks.
       *[other] One pixel for { $side } × { $side } positions, the darker the more of them are lost. Magnify to see marks.
    }
   *[other] { $side ->
        [1] One square a position. Magnify to see marks.
       *[other] One pixel for { $side } × { $side } positions, their mean colour. Magnify to see marks.
    }
}
lattice-given = given
lattice-front = the ink front
lattice-wholes = { $m ->
    [one] { $m } whole
   *[other] { $m } wholes
}
lattice-halves = { $n ->
    [one] { $n } half
   *[other] { $n } halves
}
lattice-row = n = { $n }
lattice-apples = { $wholes }, { $halves }
lattice-point = ({ $m }, { $n })
mark-lost = { $point }: lost
mark-won = { $point }: won
mark-covered = { $point }: covered
mark-not-yet = { $point }: not coloured yet
mark-coming = { $point }
mark-with-plies = { $mark }, { $value ->
    [one] { $value } ply left
   *[other] { $value } plies left
}
mark-with-grundy = { $mark }, Grundy value { $value }

# The narration
lattice-start = { $end ->
    [misere] { $points } positions, none coloured yet. Where nothing can be played, as at <point>(0, 0)</point>, the end rule colours: whoever made the last move has lost. Every other point takes its colour from the points its moves lead to.
   *[normal] { $points } positions, none coloured yet. Where nothing can be played, as at <point>(0, 0)</point>, the end rule colours: whoever made the last move has won. Every other point takes its colour from the points its moves lead to.
}
lattice-end = { $game ->
    [apples] { $end ->
        [misere] <point>({ $m }, { $n })</point>: nothing is left. The other one has just eaten the last piece and has lost, so whoever must move here has <won>won</won>.
       *[normal] <point>({ $m }, { $n })</point>: nothing is left. The other one has just eaten the last piece and has won, so whoever must move here has <lost>lost</lost>.
    }
   *[other] { $end ->
        [misere] <point>({ $m }, { $n })</point>: no move is left. The other one has just made the last move and has lost, so whoever must move here has <won>won</won>.
       *[normal] <point>({ $m }, { $n })</point>: no move is left. The other one has just made the last move and has won, so whoever must move here has <lost>lost</lost>.
    }
}
lattice-lost = { $moves ->
    [one] From <point>({ $m }, { $n })</point> the only move leads to a point <won>won</won> for the opponent. So it is <lost>lost</lost> for whoever must move.
    [2] From <point>({ $m }, { $n })</point> both moves lead to points <won>won</won> for the opponent. So it is <lost>lost</lost> for whoever must move.
   *[other] From <point>({ $m }, { $n })</point> all { $moves } moves lead to points <won>won</won> for the opponent. So it is <lost>lost</lost> for whoever must move.
}
lattice-won = { $move ->
    [whole] From <point>({ $m }, { $n })</point>, eating a whole apple reaches <point>({ $toM }, { $toN })</point>, <lost>lost</lost> for the one who must move there. One such move is enough: <won>won</won>.
    [half] From <point>({ $m }, { $n })</point>, eating a half that lies there reaches <point>({ $toM }, { $toN })</point>, <lost>lost</lost> for the one who must move there. One such move is enough: <won>won</won>.
    [split] From <point>({ $m }, { $n })</point>, eating half of a whole reaches <point>({ $toM }, { $toN })</point>, <lost>lost</lost> for the one who must move there. One such move is enough: <won>won</won>.
   *[vector] From <point>({ $m }, { $n })</point>, the move <point>{ $vector }</point> reaches <point>({ $toM }, { $toN })</point>, <lost>lost</lost> for the one who must move there. One such move is enough: <won>won</won>.
}
lattice-push-lost = Nothing has turned <point>({ $m }, { $n })</point>: none of its moves reaches a lost point. So it is <lost>lost</lost>, and every point with a move to it turns <won>won</won>.
lattice-push-won = <point>({ $toM }, { $toN })</point> is lost, and <point>({ $m }, { $n })</point> has a move to it: it turns <won>won</won>.
lattice-hidden = <point>({ $m }, { $n })</point> is coloured now. Which colour, and why?
lattice-milestone-given = This is the first point the blog post circles as known.
lattice-milestone-follows = This is the second point the blog post circles; it follows from the first.
lattice-milestone-every-move = { $game ->
    [apples] Here, for the first time, all three kinds of move are possible.
   *[other] Here, for the first time, every move is possible.
}
lattice-milestone-first-lost = This is the first point with a move that is lost all the same.
lattice-milestone-first-lost-whole = This is the first lost point with a whole apple.
lattice-milestone-all-wholes = This is where a game begins that has nothing but whole apples.
lattice-milestone-finished = { $game ->
    [apples] { $end ->
        [misere] Every point is coloured. Lost are the points with an even number of wholes (at least two) and of halves, and those with no whole and an odd number of halves. Touch any point and ask why.
       *[normal] Every point is coloured. Lost are the points with an even number of wholes and of halves. Touch any point and ask why.
    }
   *[other] Every point is coloured. Touch any point and ask why, or open “Pattern” to see what repeats.
}
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
lattice-play-it = Play it

# Why
why-label = Why ({ $m }, { $n }) is as it is
why-lost = { $plies ->
    [one] <point>({ $m }, { $n })</point> is <lost>lost</lost> in { $plies } <term-ply>ply</term-ply> (a <term-p-position>P-position</term-p-position>)
   *[other] <point>({ $m }, { $n })</point> is <lost>lost</lost> in { $plies } <term-ply>plies</term-ply> (a <term-p-position>P-position</term-p-position>)
}
why-won = { $plies ->
    [one] <point>({ $m }, { $n })</point> is <won>won</won> in { $plies } <term-ply>ply</term-ply> (an <term-n-position>N-position</term-n-position>)
   *[other] <point>({ $m }, { $n })</point> is <won>won</won> in { $plies } <term-ply>plies</term-ply> (an <term-n-position>N-position</term-n-position>)
}
why-lost-only = <point>({ $m }, { $n })</point> is <lost>lost</lost> (a <term-p-position>P-position</term-p-position>)
why-won-only = <point>({ $m }, { $n })</point> is <won>won</won> (an <term-n-position>N-position</term-n-position>)
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = The front has not come here yet; the solver knows all the same.
why-grundy = { $count ->
    [0] Its <term-grundy>Grundy value</term-grundy> is { $value }: there are no options.
   *[other] Its <term-grundy>Grundy value</term-grundy> is { $value }, the least number missing among its options’: { $values }.
} { $end ->
    [misere] Under <term-misere>misère play</term-misere> it does not decide who wins.
   *[normal] Zero means lost.
}
option = { $move ->
    [whole] a whole: <point>({ $m }, { $n })</point>
    [half] a half: <point>({ $m }, { $n })</point>
    [split] half of a whole: <point>({ $m }, { $n })</point>
   *[vector] <point>{ $vector }</point> to <point>({ $m }, { $n })</point>
}
option-lost = { $plies ->
    [one] <lost>lost</lost> in { $plies } ply
   *[other] <lost>lost</lost> in { $plies } plies
}
option-won = { $plies ->
    [one] <won>won</won> in { $plies } ply
   *[other] <won>won</won> in { $plies } plies
}
option-lost-only = <lost>lost</lost>
option-won-only = <won>won</won>
option-more = { $left ->
    [one] and { $left } more move
   *[other] and { $left } more moves
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

# Rules
word-rules = Rules
preset-apples-about = Twenty apples from the blog post: the last eater loses.
preset-apples-last-wins-about = The same moves, the other end rule.
preset-rook-about = A rook goes left or down to the corner. This is Nim with two heaps: lost on the diagonal.
preset-queen-about = A queen goes left, down or both alike. This is Wythoff’s game: the lost points follow the golden ratio, and nothing repeats.
preset-king-about = A king goes one step left, down or both. Counted from the other corner this is kiki’s game: lost where both numbers are even.
preset-knight-about = A knight goes towards the corner by its four homeward jumps.
preset-one-or-two-about = One or two stones from either of two heaps: lost where the heaps differ by a multiple of three.
rules-own = { $end ->
    [misere] Moves: { $moves } (a star: any number of times). Whoever makes the last move loses.
   *[normal] Moves: { $moves } (a star: any number of times). Whoever makes the last move wins.
}
error-not-a-vector = “{ $wrong }” is not a vector: two whole numbers with a comma between, like −1,0 or −1,0*.
error-no-moves = A game needs at least one move.
error-too-many-moves = { $count } moves: at most { $limit } are allowed.
error-zero-vector = (0, 0) would be a pass, and there is no passing.
error-vector-too-long = ({ $dm }, { $dn }) is too long: each number may be at most { $limit } from zero.
error-repeated-vector = ({ $dm }, { $dn }) is there twice.
error-endless-move = The move ({ $dm }, { $dn }) can be repeated for ever: it lowers neither number. Every game here must end.
error-endless-moves = { $first_times } × ({ $first_dm }, { $first_dn }) and { $second_times } × ({ $second_dm }, { $second_dn }) together lose nothing and can be repeated for ever. Every game here must end.
error-too-many-lines = These moves need steps so uneven that { $lines } lines of points would be worked out; at most { $limit } are. Take shorter vectors, or a smaller plate.
error-illegal-move = The game in the link is none: its ply { $ply } to ({ $m }, { $n }) is not a legal move.
error-empty-path = The game in the link is empty.
error-path-too-long = The game has { $plies } plies; at most { $limit } are kept.
error-point-outside = ({ $m }, { $n }) is outside what is worked out.
error-strategy-does-not-apply = The copying strategy has no answer at ({ $m }, { $n }).

# Play
word-play = Play

# Pattern
word-pattern = Pattern
