page-title = Which stone would you take? · Appleyard
title = Which stone would you take?
lede = Two players take stones from heaps in turn. Point at any of them and see why one wins.

# The plate
nim-plate = Heaps of stones
nim-caption = { $shown ->
    [bundles] Every row is a heap, its stones in bundles of 1, 2, 4, … Equal bundles are joined by a thread and cancel. On the right the same in binary, with the sum of each column: 1 where its ones are odd in number.
    [grundy-values] Every row is a heap. The squares are what it is worth, in bundles of 1, 2, 4, … Equal bundles are joined by a thread and cancel. On the right the same in binary, with the sum of each column: 1 where its ones are odd in number.
   *[heaps] Every row is a heap.
}
mark-count = { $stones }
mark-heap = { $stones ->
    [0] Heap { $heap }, empty
    [1] Heap { $heap }, 1 stone
   *[other] Heap { $heap }, { $stones } stones
}
mark-stone = { $take ->
    [1] Heap { $heap }, stone { $stone } of { $stones }: take 1
   *[other] Heap { $heap }, stone { $stone } of { $stones }: take { $take }
}
board-sum = odd?

# Narration
nim-start = { $end ->
    [normal] { $count ->
        [one] One heap of { $heaps }. Whoever makes the last move <won>wins</won>.
       *[other] { $count } heaps: { $heaps }. Whoever makes the last move <won>wins</won>.
    }
   *[misere] { $count ->
        [one] One heap of { $heaps }. Whoever makes the last move <lost>loses</lost>.
       *[other] { $count } heaps: { $heaps }. Whoever makes the last move <lost>loses</lost>.
    }
}
nim-verdict = { $outcome ->
    [P] { $plies ->
        [-1] That is <term-p-position><lost>lost</lost></term-p-position> for whoever must move.
        [one] That is <term-p-position><lost>lost</lost></term-p-position> for whoever must move, in { $plies } <term-ply>ply</term-ply>.
       *[other] That is <term-p-position><lost>lost</lost></term-p-position> for whoever must move, in { $plies } <term-ply>plies</term-ply>.
    }
   *[N] { $plies ->
        [-1] That is <term-n-position><won>won</won></term-n-position> for whoever must move.
        [one] That is <term-n-position><won>won</won></term-n-position> for whoever must move, in { $plies } <term-ply>ply</term-ply>.
       *[other] That is <term-n-position><won>won</won></term-n-position> for whoever must move, in { $plies } <term-ply>plies</term-ply>.
    }
}
nim-ended = { $outcome ->
    [P] Nothing can be taken: whoever must move has <lost>lost</lost>.
   *[N] Nothing can be taken: whoever must move has <won>won</won>.
}
nim-winning = { $count ->
    [one] { $both ->
        [yes] One move wins: { $stones } from each heap.
       *[no] One move wins: { $stones } from heap { $heap }.
    }
   *[other] { $both ->
        [yes] { $count } moves win, such as { $stones } from each heap.
       *[no] { $count } moves win, such as { $stones } from heap { $heap }.
    }
}
nim-no-winning = No move wins.
cancel-split = { $stones ->
    [yes] Heap { $heap }: { $size } = { $parts }.
   *[no] Heap { $heap }: its { $size } are worth { $worth } here, like a plain Nim heap of { $worth }. { $worth } = { $parts }.
}
cancel-pair = The { $bundle } of heap { $heap } and the { $bundle } of heap { $other } cancel: whatever is done to one of them can be done to the other.
cancel-single = The { $bundle } of heap { $heap } has no partner.
why-balanced = { $stones ->
    [yes] Every bundle has its partner: each column holds an even number of ones, and any move makes some column odd.
   *[no] Every bundle has its partner: each column holds an even number of ones, and no move keeps it so.
}
why-xor = { $count ->
    [one] The leftmost column with an odd number of ones is that of the { $column }s. Heap { $heaps } has a one there and can make every column even.
   *[other] The leftmost column with an odd number of ones is that of the { $column }s. Heaps { $heaps } have a one there, and each of them can make every column even.
}
why-class-S0 = An odd number of single stones is left, and nothing else. They are taken in turn, so whoever must move takes the last one.
why-class-T0 = An even number of single stones is left, and nothing else. They are taken in turn, so the other one takes the last one.
why-class-S1 = Only one heap has more than one stone. Whoever must move shrinks it to one or to none, and so chooses who takes the last stone.
why-class-S2 = Some column holds an odd number of ones and two heaps or more are large: make every column even, as in normal play.
why-class-T2 = Every column holds an even number of ones and two heaps or more are large: every move spoils that, and the other one mends it.
why-cold = It is cold pair number { $index }: every move leads out of the cold pairs, and from there one leads back in.
why-hot = It is no cold pair: some move leads to one.
why-search-won = Under <term-misere>misère play</term-misere> such heaps have no simple rule. Searched through: { $both ->
    [yes] { $stones } from each heap leaves a lost position.
   *[no] { $stones } from heap { $heap } leaves a lost position.
}
why-search-lost = Under <term-misere>misère play</term-misere> such heaps have no simple rule. Searched through { $positions } positions: every move leaves a won one.
nim-predict = All bundles that have a partner are joined. Is this lost or won for whoever must move?
nim-predict-moves = How many moves win?
answer-moves-0 = none
answer-moves-1 = one
answer-moves-2 = two
answer-moves-3 = three or more

# The figure as text
text-heap = { $stones ->
    [one] Heap { $heap }: { $stones } stone; one may take { $rule }.
   *[other] Heap { $heap }: { $stones } stones; one may take { $rule }.
}
text-heap-worth = { $stones ->
    [one] Heap { $heap }: { $stones } stone; one may take { $rule }. Worth { $worth }, in binary { $binary }.
   *[other] Heap { $heap }: { $stones } stones; one may take { $rule }. Worth { $worth }, in binary { $binary }.
}
text-sum = Columns with an odd number of ones: { $binary } in binary, { $sum } as a number.

# What is played
rule-named = { $rule ->
    [any] any number
    [odd] an odd number
    [pow2] 1, 2, 4, 8, …
    [fib] a Fibonacci number
   *[other] { $rule }
}
rule-sorted = Put in order: { $rule }.
rule-repeats = Numbers given twice were left out: { $rule }.
rules-own = { $end ->
    [normal] One may take: { $rules }. Whoever makes the last move wins.
   *[misere] One may take: { $rules }. Whoever makes the last move loses.
}

# Errors
error-bad-heaps = “{ $wrong }” is no heap: 1 to { $heaps } heaps, whole numbers from 1 to { $stones } with commas between.
error-no-heaps = There must be at least one heap.
error-no-rules = There must be a rule for what may be taken.
error-too-many-heaps = { $count } heaps: at most { $limit } are allowed.
error-heap-empty = Heap { $heap } is empty at the start: it needs at least one stone.
error-heap-too-large = A heap of { $stones } is too large for this rule: at most { $limit } stones, since its values are worked out one by one.
error-wythoff-heaps = Taking from both needs two heaps with the rule “any”.
error-no-move-at-start = With this rule nothing can be taken from these heaps.
error-rule-empty = A rule must allow at least one number.
error-rule-zero = 0 cannot be taken: passing is not allowed.
error-rule-not-understood = The rule cannot be read at character { $at }. Like 1..3, or 2,5, or odd*1..99, or fib.
error-rule-backwards = The range at character { $at } runs backwards.
error-rule-number-too-large = The number at character { $at } is too large: at most { $limit }.
error-rule-too-long = A rule may have at most { $limit } characters.
error-rule-too-deep = A rule may have at most { $limit } brackets inside each other.
error-rule-too-heavy = The values of this rule would take { $work } steps; at most { $limit } are made. Take smaller heaps.
error-search-too-large = This must be searched through: { $positions } positions, and at most { $limit } are. Take fewer or smaller heaps.
error-search-too-heavy = This must be searched through: { $work } moves, and at most { $limit } are. Take fewer or smaller heaps.
error-too-many-pairs = { $count } pairs: at most { $limit } are listed.
error-pair-too-large = Pair number { $index } is too large: at most number { $limit }.
error-illegal-take = The game in the link is none: its ply { $ply } takes what may not be taken.
error-path-too-long = The game has { $plies } plies; at most { $limit } are kept.

word-rules = Rules
word-play = Play
word-table = Table
word-classes = Last stone

# Taking
nim-invitation = { $outcome ->
    [N] Take a stone. You can win this.
    [P] Whoever moves first <lost>loses</lost> this against good play. Let the computer begin.
   *[hidden] Take a stone, or let the computer begin.
}
nim-computer-begins = Let the computer begin
take-from = Or from
take-heap = heap { $heap } ({ $stones })
take-both = both heaps
take-stones = take
take-plan = Show what that leaves
take-wrong = A whole number of stones from 1 to { $most }.
take-named = { $both ->
    [yes] { $stones } from each heap
   *[no] { $heaps ->
        [one] { $stones }
       *[other] { $stones } from heap { $heap }
    }
}
nim-winning-takes = { $more ->
    [0] Winning moves: { $list }.
   *[other] Winning moves: { $list }, and { $more } more.
}
planned = { $both ->
    [yes] Take { $stones } from each heap
   *[no] Take { $stones } from heap { $heap }
}
planned-left = That leaves { $left }.
planned-take = Take
planned-illegal = { $both ->
    [yes] { $stones } cannot be taken from both heaps
   *[no] { $stones } cannot be taken from heap { $heap }
}
planned-rule = { $past ->
    [yes] Here one may take { $rule }.
   *[no] Here one may take { $rule }, and no more than there is.
}
class-S2 = Some column is odd, and two heaps or more are larger than 1.
class-S1 = Exactly one heap is larger than 1; so some column is odd.
class-S0 = Only single stones, an odd number of them.
class-T2 = All columns are even, and two heaps or more are larger than 1.
class-T0 = Only single stones, an even number of them, or none.

# Settings
nim-show = Stones
nim-show-bundles = in bundles of 1, 2, 4, …
nim-show-rows = in rows
