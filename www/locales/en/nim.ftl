page-title = Which stone would you take? · Appleyard
title = Which stone would you take?
lede = Two players take turns: each takes any number of stones from one heap. Take the last stone to win. Touch a stone to take it and all to its right.
lede-own = Two players take turns taking stones. Other rules hold here: they are said beside the heaps. Touch a stone to take it and all to its right.

# The figure
nim-picture = Heaps of stones
nim-caption = { $shown ->
    [bundles] A green ring wins. A thread joins bundles that cancel.
    [grundy-values] A green ring wins. Squares: what a heap counts as.
    [rows] A green ring wins. Beside it: the heaps in binary.
    [rings] A green ring wins.
   *[heaps] <invite>Touch a stone to take from there on.</invite>
}
mark-count = { $stones }
heap-named = { $size ->
    [0] { $nth ->
        [0] empty heap
        [1] first empty heap
        [2] second empty heap
        [3] third empty heap
       *[other] empty heap number { $nth }
    }
   *[other] { $nth ->
        [0] heap of { $size }
        [1] first heap of { $size }
        [2] second heap of { $size }
        [3] third heap of { $size }
       *[other] heap of { $size }, number { $nth },
    }
}
mark-heap = The { $heap }
mark-stone = Stone { $stone } of the { $heap }: take { $take }{ $wins ->
    [yes] , which wins
   *[no] {""}
}
board-sum = odd?

# Narration
nim-start = { $kind ->
    [any] { $count ->
        [one] Take any number of stones.
       *[other] Take any number from one heap.
    }
    [both] Take any number from one heap, or the same number from both.
    [one] { $count ->
        [one] Take { $rule } each time.
       *[other] Take { $rule } from one heap each time.
    }
   *[several] Take from one heap; each heap has its own rule.
} { $kind ->
    [any] { $end ->
        [normal] Take the last stone, and you <won>win</won>.
       *[misere] Take the last stone, and you <lost>lose</lost>.
    }
   *[other] { $end ->
        [normal] Make the last move, and you <won>win</won>.
       *[misere] Make the last move, and you <lost>lose</lost>.
    }
}
nim-short = { $kind ->
    [any] { $count ->
        [one] Take any number;
       *[other] Take any from one heap;
    }
    [both] One heap or both alike;
    [one] { $count ->
        [one] Take { $rule };
       *[other] Take { $rule };
    }
   *[several] Each heap has its rule;
} { $end ->
    [normal] the last <won>wins</won>.
   *[misere] the last <lost>loses</lost>.
}
nim-ended = { $who ->
    [you] { $outcome ->
        [P] No move is left. You <lost>lose</lost>, because your opponent makes the last move.
       *[N] No move is left. You <won>win</won>, because your opponent makes the last move.
    }
    [computer] { $outcome ->
        [P] No move is left. You <won>win</won>, because you make the last move.
       *[N] No move is left. You <lost>lose</lost>, because you make the last move.
    }
   *[mover] { $outcome ->
        [P] No move is left. The player to move <lost>loses</lost>, because the opponent makes the last move.
       *[N] No move is left. The player to move <won>wins</won>, because the opponent makes the last move.
    }
}
nim-winning = { $count ->
    [one] { $both ->
        [yes] One move wins: take { $stones } from each heap.
       *[no] One move wins: take { $stones } from the heap of { $size }.
    }
   *[other] { $both ->
        [yes] { $count } moves win, for example taking { $stones } from each heap.
       *[no] { $count } moves win, for example taking { $stones } from the heap of { $size }.
    }
}
nim-no-winning = No move wins.
cancel-split = { $stones ->
    [yes] Split the heap of { $size } into bundles: { $size } = { $parts }.
   *[no] By its rule, a heap of { $size } is like a Nim heap of { $worth }. Split that: { $worth } = { $parts }.
}
cancel-pair = { $same ->
    [yes] The { $bundle }s of two heaps of { $size } cancel: whatever your opponent does with one, you can do with the other.
   *[no] The { $bundle }s of the heaps of { $size } and { $other } cancel: whatever your opponent does with one, you can do with the other.
}
cancel-single = The { $bundle } of the heap of { $size } has no partner, because no other heap has a { $bundle } left.
mark-digits = The { $heap } in binary
mark-digit = The { $heap }, column { $bundle }: { $digit }
mark-columns = All heaps, column by column
mark-column = Column { $bundle }
asked-pair = { $stones ->
    [yes] This { $bundle } is part of the { $heap }. The { $other } has one too, so they cancel.
   *[no] Count the { $heap } as { $worth }. This { $bundle } is part of that. The { $other } has one too, so they cancel.
}
asked-single = { $stones ->
    [yes] This { $bundle } is part of the { $heap }. No other heap has a { $bundle } left, so it has no partner.
   *[no] Count the { $heap } as { $worth }. This { $bundle } is part of that. It has no partner.
}
asked-bundle = { $stones ->
    [yes] This { $bundle } is part of the { $heap }.
   *[no] Count the { $heap } as { $worth }. This { $bundle } is part of that.
}
asked-zero = { $stones ->
    [yes] The { $heap } has no bundle of { $bundle }, so a 0 stands here.
   *[no] Count the { $heap } as { $worth }. There is no { $bundle } in that, so a 0 stands here.
}
asked-column = { $count ->
    [0] No heap has a { $bundle }.
    [one] In this column a 1 stands for a bundle of { $bundle }. { $count } heap has one{ $state ->
        [unknown] .
       *[other] , so it has no partner.
    }
   *[other] In this column a 1 stands for a bundle of { $bundle }. { $count } heaps have one{ $state ->
        [even] : an even number, so all of them cancel.
        [odd] : an odd number, so one has no partner.
       *[unknown] .
    }
}
why-balanced = { $who ->
    [you] Every bundle has a partner: whatever you do, your opponent can restore that.
   *[other] Every bundle has a partner: whatever the player to move does, the opponent can restore that.
}
why-balanced-more = { $who ->
    [you] Each column has an even number of 1s. Your move makes some column odd. Your opponent makes it even again, until no move is left for you.
   *[other] Each column has an even number of 1s. Every move makes some column odd. The opponent makes it even again, and so makes the last move.
}
nim-first = { $who ->
    [you] Take { $stones } { $place ->
        [game] of { $size }
       *[alone] from the heap of { $size }
    }: { $leaves ->
        [nothing] that leaves no stone, so you make the last move.
        [named] then every { $bundles } has a partner; you restore this after each reply.
       *[any] then every bundle has a partner; you restore this after each reply.
    }
   *[other] Taking { $stones } { $place ->
        [game] of { $size }
       *[alone] from the heap of { $size }
    } { $leaves ->
        [nothing] leaves no stone, so it is the last move.
        [named] gives every { $bundles } a partner, and that can be restored after each reply.
       *[any] gives every bundle a partner, and that can be restored after each reply.
    }
}
why-xor = { $who ->
    [you] The leftmost odd column is { $column }: take from a heap of { $sizes } to make all even.
   *[other] The leftmost odd column is { $column }: taking from a heap of { $sizes } can make all even.
}
why-xor-more = { $last ->
    [yes] { $who ->
        [you] No move is left after that, so you make the last move.
       *[other] No move is left after that, so the player to move makes the last move.
    }
   *[no] { $heaps ->
        [one] This heap has a 1 in that column.
       *[other] These heaps have a 1 in that column.
    } { $who ->
        [you] Your opponent must spoil the even columns, and you repair them, until you make the last move.
       *[other] The opponent must spoil the even columns, and the player repairs them, until the last move.
    }
}
why-class-S0 = { $who ->
    [you] Only single stones are left, an odd number of them: you must take the last one.
   *[other] Only single stones are left, an odd number of them: the player to move must take the last one.
}
why-class-S0-more = The players take one each in turn.
why-class-T0 = { $who ->
    [you] Only single stones are left, an even number of them: your opponent must take the last one.
   *[other] Only single stones are left, an even number of them: the opponent must take the last one.
}
why-class-T0-more = The players take one each in turn.
why-class-S1 = { $who ->
    [you] Only one heap is large: leave 1 or 0 there, so that the number of single stones is odd.
   *[other] Only one heap is large: leaving 1 or 0 there can make the number of single stones odd.
}
why-class-S1-more = { $who ->
    [you] A large heap has more than one stone. Then your opponent must take the last single stone.
   *[other] A large heap has more than one stone. Then the opponent must take the last single stone.
}
why-class-S2 = { $who ->
    [you] At least two heaps are large, and some column is odd: make every column even.
   *[other] At least two heaps are large, and some column is odd: the player to move can make every column even.
}
why-class-S2-more = { $who ->
    [you] A large heap has more than one stone. In the end you shrink the last large heap, and decide who takes the last stone.
   *[other] A large heap has more than one stone. In the end the player to move shrinks the last large heap, and decides who takes the last stone.
}
why-class-T2 = { $who ->
    [you] At least two heaps are large, and every column is even: your opponent can always restore that.
   *[other] At least two heaps are large, and every column is even: the opponent can always restore that.
}
why-class-T2-more = { $who ->
    [you] A large heap has more than one stone. In the end your opponent shrinks the last large heap, and decides who takes the last stone.
   *[other] A large heap has more than one stone. In the end the opponent shrinks the last large heap, and decides who takes the last stone.
}
why-cold = { $who ->
    [you] This is cold pair number { $index }: whatever you do, your opponent comes back to a cold pair.
   *[other] This is cold pair number { $index }: after any move the opponent comes back to a cold pair.
}
why-cold-more = The lost positions of this game are called cold pairs. No move leads from one cold pair to another, and the last of them is 0 and 0.
why-hot = { $who ->
    [you] This is not a cold pair, and you can move to one: cold pairs are lost.
   *[other] This is not a cold pair, and one move leads to a cold pair: those are lost.
}
why-hot-more = { $who ->
    [you] Your opponent must leave it, and you come back to one, at last to 0 and 0.
   *[other] The opponent must leave it, and the player comes back to one, at last to 0 and 0.
}
why-search-won = { $both ->
    [yes] A search shows that after taking { $stones } from each heap every reply loses.
   *[no] A search shows that after taking { $stones } from the heap of { $size } every reply loses.
}
why-search-won-more = In <term-misere>misère play</term-misere> such heaps follow no simple rule, so the solver goes through all positions.
why-search-lost = A search through { $positions } positions shows that the opponent can win after every move.
why-search-lost-more = In <term-misere>misère play</term-misere> such heaps follow no simple rule.

# The figure as text
text-heap = { $stones ->
    [0] There is an empty heap.
   *[other] From the { $heap } you may take { $rule }.
}
text-heap-worth = { $stones ->
    [0] There is an empty heap.
   *[other] From the { $heap } you may take { $rule }. The heap counts as { $worth }, in binary { $binary }.
}
text-sum = Write 1 below each column with an odd number of 1s, and 0 below the others: this gives { $binary }, which is { $sum }.

# Rules
rule-named = { $rule ->
    [any] any number
    [odd] an odd number
    [pow2] a power of 2
    [fib] a Fibonacci number
   *[other] { $rule }
}
rule-range = { $from } to { $to }
rule-list = { $list }
rule-sorted = The numbers are in order here: { $rule }.
rule-repeats = You gave a number twice; once is enough: { $rule }.
rules-own = { $end ->
    [normal] { $count ->
        [one] You may take { $rules }. Make the last move, and you win.
       *[other] Heap by heap you may take: { $rules }. Make the last move, and you win.
    }
   *[misere] { $count ->
        [one] You may take { $rules }. Make the last move, and you lose.
       *[other] Heap by heap you may take: { $rules }. Make the last move, and you lose.
    }
}

# Errors
error-wythoff-heaps = To take from both heaps, you need exactly two heaps and the rule “any”.
error-search-too-large = The solver must search { $positions } positions here, but its limit is { $limit }. Choose fewer or smaller heaps.
error-search-too-heavy = The solver must try { $work } moves here, but its limit is { $limit }. Choose fewer or smaller heaps.
error-illegal-take = The game in this link breaks the rules: its ply { $ply } takes stones that may not be taken.
error-path-too-long = The game has { $plies } plies, but at most { $limit } are kept.

word-rules = Rules
word-table = Table
word-classes = Last stone

# Taking
planned = { $both ->
    [yes] You take { $stones } from each heap.
   *[no] You take { $stones } from the heap of { $size }.
}
planned-left = That leaves { $left }.
planned-leaves = leaves { $left }
planned-take = { $both ->
    [yes] Take { $stones } from each
   *[no] { $stones ->
        [one] Take this one
       *[other] Take these { $stones }
    }
}
planned-illegal = { $both ->
    [yes] You cannot take { $stones } from both heaps.
   *[no] You cannot take { $stones } from the heap of { $size }.
}
planned-rule = { $past ->
    [yes] Here you may take { $rule }.
   *[no] Here you may take { $rule }, but not more than the heap has.
}

# Settings
nim-show = Stones
nim-show-bundles = in bundles of 1, 2, 4, …
nim-show-rows = in rows
