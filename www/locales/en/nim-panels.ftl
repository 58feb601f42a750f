# The game
nim-game-start = { $who ->
    [you] A new game: { $heaps }.
    [computer] A new game: { $heaps }.
   *[mover] A new game: { $heaps }. Two people take turns.
}
nim-made = { $who ->
    [you] { $both ->
        [yes] You took { $stones } from each heap and left { $left }.
       *[no] You took { $stones } from the heap of { $size } and left { $left }.
    }
    [computer] { $both ->
        [yes] The computer took { $stones } from each heap and left { $left }.
       *[no] The computer took { $stones } from the heap of { $size } and left { $left }.
    }
   *[mover] { $both ->
        [yes] This move took { $stones } from each heap and left { $left }.
       *[no] This move took { $stones } from the heap of { $size } and left { $left }.
    }
}
nim-took = { $who ->
    [you] You took
    [computer] The computer took
   *[mover] This move took
} { $both ->
    [yes] { $stones } from each heap.
   *[no] { $stones } of { $size }.
}
nim-gave = { $who ->
    [you] You took
    [computer] The computer took
   *[mover] The next move took
} { $both ->
    [yes] { $stones } from each heap
   *[no] { $stones } from the heap of { $size }
}; { $count ->
    [one] that left a bundle without a partner: { $alone }.
   *[other] that left bundles without partners: { $alone }.
}
nim-counted = The count has reached { $said } and ends at { $goal }.
nim-better = { $who ->
    [you] { $both ->
        [yes] Move { $ply } gave the win away. You could have taken { $stones } from each heap.
       *[no] Move { $ply } gave the win away. You could have taken { $stones } from the heap of { $size }.
    }
   *[other] { $both ->
        [yes] Move { $ply } gave the win away. Taking { $stones } from each heap would have kept it.
       *[no] Move { $ply } gave the win away. Taking { $stones } from the heap of { $size } would have kept it.
    }
}
argument = Check the argument on this game
argument-about = All columns are even when the exclusive or of the heaps is 0. From 0 every move leads to another number. From any other number some move leads to 0, and the game ends at 0. So a player who has left 0 once can leave 0 after every move, down to the last.
argument-ply = ply
argument-who = who
argument-taken = took
argument-left = left
argument-xor = exclusive or
argument-zero = all even
argument-mover = { $who ->
    [you] you
    [computer] the computer
   *[mover] { $ply ->
        [first] the first player
       *[second] the second player
    }
}
answer-1846 = { $outcome ->
    [N] The answer to the problem is “first”, because the player to move can win.
   *[P] The answer to the problem is “second”, because the player to move loses.
}
answer-1847 = { $outcome ->
    [N] If it is Kiki’s move, the answer to the problem is “Kiki”.
   *[P] If it is Kiki’s move, the answer to the problem is “Cici”.
}
answer-1848 = { $outcome ->
    [N] If it is Fibo’s move, the answer to the problem is “Fibo”.
   *[P] If it is Fibo’s move, the answer to the problem is “Nacci”.
}
answer-1849 = { $outcome ->
    [N] If it is Rabbit’s move, the answer to the problem is “Rabbit”.
   *[P] If it is Rabbit’s move, the answer to the problem is “Grass”.
}
answer-1850 = The answer to the problem is the number of winning first moves: { $count }.
answer-2149 = The answer to the problem lists the winning first bids: { $bids }.
answer-2188 = { $outcome ->
    [N] If it is Grass’s move, the answer to the problem is “Grass”: Grass can go.
   *[P] If it is Grass’s move, the answer to the problem is “Rabbit”: Rabbit can go.
}
answer-1907 = { $outcome ->
    [N] If it is John’s move, the answer to the problem is “John”.
   *[P] If it is John’s move, the answer to the problem is “Brother”.
}
answer-1536 = { $outcome ->
    [N] The answer to the problem is the letter W, because the player to move can win.
   *[P] The answer to the problem is the letter L, because the player to move loses.
}

# Rules
rules-game = Game
preset-nim-two = Nim with 3 and 5
preset-nim-three = Nim with 3, 5 and 7
preset-abacus = Nim with 1 to 5
preset-misere = Misère Nim
preset-bash = Bash: 21, take 1 to 3
preset-hundred = Count to 100 by 1 to 10
preset-one-or-three = 1 or 3
preset-wythoff = Wythoff
preset-s-nim = 2 or 5
preset-sum = A rule for each heap
preset-1846 = 1846 Brave Game
preset-1847 = 1847 Good Luck in CET-4
preset-1848 = 1848 Fibonacci Again and Again
preset-1849 = 1849 Rabbit and Grass
preset-1850 = 1850 Being a Good Boy in Spring Festival
preset-2149 = 2149 Public Sale
preset-2188 = 2188 Choosing the volunteers
preset-1907 = 1907 John
preset-1536 = 1536 S-Nim
rules-heaps = Heaps
field-heaps = stones
about-heaps = Write at most { $heaps } { $heaps ->
    [one] number
   *[other] numbers
}, with commas between them. A heap has up to { $stones } { $stones ->
    [one] stone
   *[other] stones
} if its rule has a formula, otherwise up to 1,000,000.
rules-takes = What may be taken
field-rules = numbers
about-rules = Write any, odd, 1..3 or 2,5; also pow2 (1, 2, 4, …) and fib (1, 2, 3, 5, …). A comma joins rules, * keeps what both allow, and - leaves numbers out, as in odd*1..99 or fib-1. For a rule per heap, put ; between the rules; the last one holds for all other heaps.
rules-past = a move may take more than the heap has
rules-wythoff = or the same number from both heaps
rules-end = The player who makes the last move
end-normal = wins (normal play)
end-misere = loses (misère play)
rules-misere-limit = A simple rule decides misère Nim of any size. For other games the solver searches all positions, up to 8,388,608.

# Play
opponent-trap = the computer, setting traps
opponent-trap-about = When the computer that sets traps is losing, it leaves you as few winning moves as it can.

# Table
table-rule = Grundy values of a heap, taking { $rule }
table-coming = Calculating …
table-itself = A heap’s value is its number of stones, because a move can leave any smaller number.
table-remainder = A heap’s value is the remainder when you divide its stones by { $modulus }. So the values repeat with period { $modulus }; this is proved.
table-period-proved = From { $preperiod } on, the values repeat with period { $period }. This is proved: each value depends only on the values just before it, and these have come back.
table-period-seen = From { $preperiod } on, the values repeat with period { $period } in all heaps up to { $to }. This is not a proof.
table-no-period = The solver found no period.
table-misere = In misère play these values do not decide who wins.
table-chart = Grundy values of heaps of 0 to { $to } { $to ->
    [one] stone
   *[other] stones
} as bars, with the zeros in red
table-numbers = The values as numbers
table-column-stones = Stones
table-column-value = Grundy value
table-size = The table
field-table-to = to heaps of
error-too-many-pairs = You asked for { $count } pairs; at most { $limit } are listed.
error-pair-too-large = Pair number { $index } is too far out. The last pair allowed is number { $limit }.
pairs-title = Wythoff’s cold pairs
pairs-index = k
pairs-smaller = smaller
pairs-larger = smaller + k
pairs-exact = exact formula
pairs-by-double = with doubles
pairs-properties = Three properties
pairs-each = Every positive number is in exactly one pair, because the smaller number of a pair is always the least that no earlier pair has:
pairs-out = From a cold pair, no move leads to a cold pair. From ({ $a }, { $b }), a move in one heap keeps the other number, whose only pair is this one. A move in both keeps the difference { $d }, which no other pair has.
pairs-in = From any other position, some move leads to a cold pair: from ({ $a }, { $b }), reduce the larger heap to { $to }.
pairs-double = With floating-point numbers (doubles) the formula is first wrong at k = { $index }: it says { $double }, but the pair begins with { $exact }. The exact product lies 4 billionths below a whole number, and doubles of that size are 30 billionths apart.

# Last stone
classes-only-nim = The classes apply only to Nim, where you may take any number of stones from any one heap.
classes-normal = The last stone wins
classes-misere = The last stone loses
classes-course-normal = A course of normal play: S2, T2, S2, T2, S1, T0, S0, T0
classes-course-misere = A course of misère play: S2, T2, S2, T2, S1, S0, T0, S0
classes-s1 = The two courses are the same up to S1. The player who moves from S1 decides whether an odd or an even number of single stones is left. So in both games you leave T2 while two heaps have more than one stone.
class-S2 = Some column is odd, and at least two heaps have more than one stone.
class-S1 = Exactly one heap has more than one stone, so some column is odd.
class-S0 = Only single stones are left, an odd number of them.
class-T2 = All columns are even, and at least two heaps have more than one stone.
class-T0 = Only single stones are left, an even number of them, or no stones at all.
classes-played = The game so far

# What the named games are
preset-abacus-about = Five rods of an abacus hold 1 to 5 beads. Children used to play Nim with them.
preset-misere-about = Nim turned round: the player who takes the last stone loses.
preset-bash-about = Bash’s game: take 1, 2 or 3 from one heap. Leave a multiple of 4: if your opponent takes 1, you take 3, and so on.
preset-hundred-about = Two players count in turn, and each adds 1 to 10. The player who says 100 wins. The stones are the numbers still to go.
preset-one-or-three-about = Take 1 or 3. Every move turns an even number of stones odd, or an odd number even, so the start decides who wins.
preset-wythoff-about = Wythoff’s game: take from one heap, or the same number from both.
preset-s-nim-about = You may take only 2 or 5. A single stone cannot be taken.
preset-sum-about = Three heaps have three rules: take 1 to 3 from the first, an odd number from the second, any number from the third.
preset-1846-about = The first “game for the brave”: the players take 1 to m stones in turn from a heap of n. The player who takes the last one wins. Does the first or the second player win?
preset-1847-about = Before an English exam, Kiki and Cici relax with n cards. They take 1, 2, 4, 8, … cards in turn, and the player who takes the last one wins. Kiki begins: who wins?
preset-1848-about = There are three heaps, and every move takes a Fibonacci number. Fibo begins, Nacci follows: who wins?
preset-1849-about = Rabbit and Grass have pieces on a row of squares. A move slides one piece any number of squares to the left, and the player who makes the last move wins. A piece is a heap: its stones are the squares it can still go. Rabbit begins: who wins?
preset-1850-about = Poker cards lie in heaps: a game for the Spring Festival. The problem does not ask who wins, but how many first moves win.
preset-2149-about = A field is up for auction. Each bid raises the price by 1 to n, and the first bid of at least m, the reserve price, gets the field. Which first bids win?
preset-2188-about = After the earthquake of 2008, Rabbit and Grass both want to go and help. In turn they put 1 to m yuan into a box. The player who brings it to n or more goes. Grass begins: who goes?
preset-1907-about = John and his brother eat candies in turn, each time from one heap. The player who eats the last one loses. John begins: who wins?
preset-1536-about = Arthur and Caroll know Nim too well. So now they may take only the numbers of a set S. The problem asks of each position: W (won) or L (lost)?
take-from = Or from
take-heap = the { $heap }
take-both = both heaps
take-stones = take
take-named = { $both ->
    [yes] { $stones } from each heap
   *[no] { $heaps ->
        [one] { $stones }
       *[other] { $stones } from the heap of { $size }
    }
}
nim-winning-takes = { $more ->
    [0] Winning moves: { $list }.
   *[other] Winning moves: { $list }, and { $more } more.
}
take-plan = Show what that leaves
take-wrong = Enter a whole number of stones from 1 to { $most }.
