page-title = Would you go first? · Appleyard
title = Would you go first?
lede = Two players take turns: each eats a whole apple or a half. The player who eats the last piece loses. Touch an apple to play, or colour all positions to see where you win.
lede-own = Two players move in turn. Other rules hold here: they are said beside the picture. Touch a point to see its moves, or colour all positions to see where you win.

# The figure
lattice-picture = { $game ->
    [apples] Positions of the half-apple game: whole apples across, halves up
   *[other] Positions of the game: m across, n up
}
lattice-caption = { $brief ->
    [scale] <spoken>A disc</spoken><disc/> loses, <spoken>a ring</spoken><ring/> wins.
    [yes] { $game ->
        [apples] Wholes across, halves up. <spoken>A disc</spoken><disc/> loses, <spoken>a ring</spoken><ring/> wins.
       *[other] m across, n up. <spoken>A disc</spoken><disc/> loses, <spoken>a ring</spoken><ring/> wins.
    }
   *[no] { $game ->
        [apples] Count whole apples across and halves up. The player to move loses at <spoken>a disc</spoken><disc/> and wins at <spoken>a ring</spoken><ring/>.
       *[other] Each point is (m, n): m across, n up. The player to move loses at <spoken>a disc</spoken><disc/> and wins at <spoken>a ring</spoken><ring/>.
    }
}
scale-plies = Plies left:
scale-grundy = Grundy value:
raster-about = { $colour ->
    [winner] { $side ->
        [1] Each square is a position: dark is lost, pale is won. Magnify to see marks.
       *[other] Each pixel is { $side } × { $side } positions: the more of them are lost, the darker it is. Magnify to see marks.
    }
   *[other] { $side ->
        [1] Each square is a position. Magnify to see marks.
       *[other] Each pixel shows the mean colour of { $side } × { $side } positions. Magnify to see marks.
    }
}
raster-brief = { $colour ->
    [winner] Dark is lost, pale is won. Magnify it.
   *[other] A pixel has the mean colour. Magnify it.
}
lattice-given = the rule starts here
lattice-edge = number of halves
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
mark-token = The game is here: { $mark }
mark-move = { $move ->
    [whole] Eat a whole apple: { $mark }
    [half] Eat a half: { $mark }
    [split] Eat half of an apple: { $mark }
   *[vector] Move { $vector }: { $mark }
}
mark-with-plies = { $mark }, { $value ->
    [one] { $value } ply left
   *[other] { $value } plies left
}
mark-with-grundy = { $mark }, Grundy value { $value }

# The narration
lattice-start = { $game ->
    [apples] { $end ->
        [misere] Players eat in turn: a whole apple, half of one, or a half. Whoever eats the last piece loses.
       *[normal] Players eat in turn: a whole apple, half of one, or a half. Whoever eats the last piece wins.
    }
   *[other] None of the { $points } { $points ->
    [one] position
   *[other] positions
} has a colour yet.
}
lattice-start-more = { $game ->
    [apples] {""}
   *[other] { $end ->
        [misere] Where no move is left, the player who made the last move has lost. Every other point is won if a move from it reaches a lost point, and lost if not.
       *[normal] Where no move is left, the player who made the last move has won. Every other point is won if a move from it reaches a lost point, and lost if not.
    }
}
lattice-touch-apple = <invite>Touch an apple to eat it.</invite>
lattice-touch-point = <invite>Touch a point to see its moves.</invite>
lattice-end = { $game ->
    [apples] { $end ->
        [misere] <point>({ $m }, { $n })</point>: nothing is left. The opponent has just eaten the last piece and has lost, so the player to move has <won>won</won>.
       *[normal] <point>({ $m }, { $n })</point>: nothing is left. The opponent has just eaten the last piece and has won, so the player to move has <lost>lost</lost>.
    }
   *[other] { $end ->
        [misere] <point>({ $m }, { $n })</point>: no move is left. The opponent has just made the last move and has lost, so the player to move has <won>won</won>.
       *[normal] <point>({ $m }, { $n })</point>: no move is left. The opponent has just made the last move and has won, so the player to move has <lost>lost</lost>.
    }
}
lattice-lost = { $moves ->
    [one] From <point>({ $m }, { $n })</point> the only move leads to a point where the opponent wins. So the player to move <lost>loses</lost>.
    [2] From <point>({ $m }, { $n })</point> both moves lead to points where the opponent wins. So the player to move <lost>loses</lost>.
   *[other] From <point>({ $m }, { $n })</point> all { $moves } moves lead to points where the opponent wins. So the player to move <lost>loses</lost>.
}
lattice-won = { $move ->
    [whole] From <point>({ $m }, { $n })</point>, eating a whole apple leads to <point>({ $toM }, { $toN })</point>, where the opponent loses. One such move is enough: the player to move <won>wins</won>.
    [half] From <point>({ $m }, { $n })</point>, eating a half leads to <point>({ $toM }, { $toN })</point>, where the opponent loses. One such move is enough: the player to move <won>wins</won>.
    [split] From <point>({ $m }, { $n })</point>, eating half of an apple leads to <point>({ $toM }, { $toN })</point>, where the opponent loses. One such move is enough: the player to move <won>wins</won>.
   *[vector] From <point>({ $m }, { $n })</point>, the move <point>{ $vector }</point> leads to <point>({ $toM }, { $toN })</point>, where the opponent loses. One such move is enough: the player to move <won>wins</won>.
}
lattice-push-lost = <point>({ $m }, { $n })</point> is <lost>lost</lost>, because no move from it reaches a lost point. Every point with a move to it becomes <won>won</won>.
lattice-push-won = <point>({ $m }, { $n })</point> becomes <won>won</won>, because one of its moves leads to <point>({ $toM }, { $toN })</point>, which is lost.
lattice-hidden = <point>({ $m }, { $n })</point> has its colour now. Which colour, and why?
lattice-milestone-given = This is the first of two points that the blog post circles: its author takes it as known.
lattice-milestone-follows = This is the second of the two points that the blog post circles: it follows from the first.
lattice-milestone-every-move = { $game ->
    [apples] Here all three kinds of move are possible for the first time.
   *[other] Here every move is possible for the first time.
}
lattice-milestone-first-lost = This is the first point that has moves and is still lost.
lattice-milestone-first-lost-whole = This is the first lost point with a whole apple.
lattice-milestone-all-wholes = A game with nothing but whole apples begins at a point like this.
lattice-milestone-finished = { $game ->
    [framed] Every point is coloured.
    [apples] { $end ->
        [misere] Every point is coloured. With an even number of wholes (at least two) and of halves you lose: your opponent copies almost every move.
       *[normal] Every point is coloured. With an even number of wholes and of halves you lose: whatever you eat, your opponent eats the same.
    }
   *[other] Every point is coloured. A point is won if a move from it leads to a lost point, and lost if not.
}
lattice-milestone-finished-more = { $game ->
    [framed] {""}
    [apples] { $end ->
        [misere] With only an odd number of halves left, you eat the last one.
       *[normal] <invite>Touch any point and ask why.</invite>
    }
   *[other] <invite>Touch any point and ask why, or open “Pattern” to see what repeats.</invite>
}
lattice-predict = Next comes <point>({ $m }, { $n })</point>. Is it lost or won for the player to move?

# The question
lattice-ask = { $apples } { $apples ->
    [one] apple
   *[other] apples
}. Would you go first?
lattice-go-first = I go first
lattice-go-second = I go second
lattice-colour-it = Colour it
lattice-answer-right = { $lost ->
    [yes] { $end ->
        [misere] Right. With { $apples } { $apples ->
    [one] apple
   *[other] apples
} the first player <lost>loses</lost>: you copy almost every move, and the last half is left for your opponent.
       *[normal] Right. With { $apples } { $apples ->
    [one] apple
   *[other] apples
} the first player <lost>loses</lost>: you copy every move, and so you also eat the last piece.
    }
   *[no] { $end ->
        [misere] Right. With { $apples } { $apples ->
    [one] apple
   *[other] apples
} the first player can <won>win</won>. Eat a whole one, then copy almost every move: the last half is left for your opponent.
       *[normal] Right. With { $apples } { $apples ->
    [one] apple
   *[other] apples
} the first player can <won>win</won>. Eat a whole one, then copy every move: you also eat the last piece.
    }
}
lattice-answer-wrong = { $lost ->
    [yes] { $end ->
        [misere] Then your opponent can win. With { $apples } { $apples ->
    [one] apple
   *[other] apples
} the first player <lost>loses</lost>: your opponent copies almost every move, and the last half is left for you.
       *[normal] Then your opponent can win. With { $apples } { $apples ->
    [one] apple
   *[other] apples
} the first player <lost>loses</lost>: your opponent copies every move, and so eats the last piece too.
    }
   *[no] { $end ->
        [misere] Then your opponent can win. With { $apples } { $apples ->
    [one] apple
   *[other] apples
} the first player can <won>win</won>. They eat a whole one, then copy almost every move: the last half is left for you.
       *[normal] Then your opponent can win. With { $apples } { $apples ->
    [one] apple
   *[other] apples
} the first player can <won>win</won>. They eat a whole one, then copy every move: they also eat the last piece.
    }
}
lattice-play-it = Play it
lattice-why-it = Why?
lattice-watch = Watch it from afar
demonstration = Demonstration. Touch to begin.
table-apples = The apples above the points: { $count }
table-piece = { $piece ->
    [whole] Whole apple: eat it or half of it
   *[half] Half apple: eat it
}
table-count = { $game ->
    [apples] { $m ->
        [one] { $m } whole
       *[other] { $m } wholes
    }, { $n ->
        [one] { $n } half
       *[other] { $n } halves
    }
   *[other] ({ $m }, { $n })
}
offer = Your move
eat = { $move ->
    [whole] Eat a whole apple
    [half] Eat a half
    [split] Eat half of an apple
   *[vector] Move { $vector } to ({ $m }, { $n })
}
eat-said = { $move ->
    [whole] You eat a whole apple.
    [half] You eat a half.
    [split] You eat half of an apple.
   *[vector] You move { $vector }.
}
eat-leaves = { $game ->
    [apples] This leaves { $m ->
        [one] { $m } whole
       *[other] { $m } wholes
    } and { $n ->
        [one] { $n } half
       *[other] { $n } halves
    }.
   *[other] This leads to ({ $m }, { $n }).
}
eat-confirm = Press Enter to make this move.

# Why
why-label = Why ({ $m }, { $n }) is as it is
why-lost = { $plies ->
    [one] <point>({ $m }, { $n })</point> is <term-p-position><lost>lost</lost></term-p-position>, with { $plies } <term-ply>ply</term-ply> left.
   *[other] <point>({ $m }, { $n })</point> is <term-p-position><lost>lost</lost></term-p-position>, with { $plies } <term-ply>plies</term-ply> left.
}
why-won = { $plies ->
    [one] <point>({ $m }, { $n })</point> is <term-n-position><won>won</won></term-n-position>, with { $plies } <term-ply>ply</term-ply> left.
   *[other] <point>({ $m }, { $n })</point> is <term-n-position><won>won</won></term-n-position>, with { $plies } <term-ply>plies</term-ply> left.
}
why-lost-only = <point>({ $m }, { $n })</point> is <term-p-position><lost>lost</lost></term-p-position>.
why-won-only = <point>({ $m }, { $n })</point> is <term-n-position><won>won</won></term-n-position>.
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = The ink front has not reached this point yet, but the solver knows its value.
why-grundy = { $count ->
    [0] The <term-grundy>Grundy value</term-grundy> of this point is { $value }, because no move is left.
   *[other] The <term-grundy>Grundy value</term-grundy> of this point is { $value }: the smallest number that is missing among the values one move away ({ $values }).
} { $end ->
    [misere] Under <term-misere>misère play</term-misere> this value does not decide who wins.
   *[normal] The value 0 means lost.
}
option = { $move ->
    [whole] a whole: <point>({ $m }, { $n })</point>
    [half] a half: <point>({ $m }, { $n })</point>
    [split] half of a whole: <point>({ $m }, { $n })</point>
   *[vector] <point>{ $vector }</point> to <point>({ $m }, { $n })</point>
}
option-lost = { $plies ->
    [one] the opponent loses there, { $plies } ply left
   *[other] the opponent loses there, { $plies } plies left
}
option-won = { $plies ->
    [one] the opponent wins there, { $plies } ply left
   *[other] the opponent wins there, { $plies } plies left
}
option-lost-only = the opponent loses there
option-won-only = the opponent wins there
option-more = { $left ->
    [one] and { $left } more move
   *[other] and { $left } more moves
}
option-deciding = the best move
option-ask = why?
option-ask-label = Why is ({ $m }, { $n }) as it is?
option-outside = outside the drawing, but calculated too
nudge = Neighbours
nudge-left = left
nudge-right = right
nudge-up = up
nudge-down = down

# Rules
word-rules = Rules
preset-apples-about = These are the twenty apples of the blog post. The player who eats the last piece loses.
preset-apples-last-wins-about = The moves are the same, but the player who eats the last piece wins.
preset-rook-about = A rook moves left or down, towards the corner. This is Nim with two heaps. On the diagonal you lose: your opponent can always move back to the diagonal.
preset-queen-about = A queen moves left, down or diagonally, towards the corner. This is Wythoff’s game: its lost points follow the golden ratio, so their pattern never repeats.
preset-king-about = A king moves one step left, down or diagonally. You lose where both numbers are even, because your opponent can make them even again. Counted from the opposite corner, this is kiki’s game.
preset-knight-about = A knight moves towards the corner with the four of its jumps that lead there.
preset-one-or-two-about = You take one or two stones from one of two heaps. You lose if the heaps differ by a multiple of three: your opponent can always restore that.
rules-brief = { $preset ->
    [apples] Eat a whole or a half: last eater loses.
    [apples-last-wins] Eat a whole or a half: last eater wins.
    [rook] Bring the rook to the corner and you win.
    [queen] Bring the queen to the corner and you win.
    [king] Bring the king to the corner and you win.
    [knight] A knight jumps homeward: last move wins.
   *[other] Take one or two stones: last taker wins.
}
rules-own = { $end ->
    [misere] The moves are { $moves }; a star means any number of times. The player who makes the last move loses.
   *[normal] The moves are { $moves }; a star means any number of times. The player who makes the last move wins.
}
error-not-a-vector = “{ $wrong }” is not a vector. A vector is two whole numbers with a comma between them, like −1,0 or −1,0*.
error-too-many-lines = The steps of these moves are too uneven: they need { $lines } lines of points, and the limit is { $limit }. Use shorter vectors or fewer points.
error-illegal-move = The game in this link breaks the rules: its ply { $ply } to ({ $m }, { $n }) is not a legal move.
error-empty-path = The game in this link is empty.
error-path-too-long = The game has { $plies } plies, and the limit is { $limit }.
error-point-outside = ({ $m }, { $n }) lies outside the points that were calculated.
error-strategy-does-not-apply = The copying strategy has no answer at ({ $m }, { $n }).

# Play

# Pattern
word-pattern = Pattern
