# The game
nim-turn = { $who ->
    [you] Your move: point at a stone; all from it to the end of its heap will go.
    [computer] The computer is to move.
    [thinking] The computer moves …
   *[mover] Whoever must move: point at a stone; all from it to the end of its heap will go.
}
nim-game-start = { $who ->
    [you] The game begins with { $heaps }. You move first.
    [computer] The game begins with { $heaps }. The computer moves first.
   *[mover] The game begins with { $heaps }. Two people move in turn.
}
nim-made = { $who ->
    [you] { $both ->
        [yes] Ply { $ply }: you took { $stones } from each heap. Left: { $left }.
       *[no] Ply { $ply }: you took { $stones } from heap { $heap }. Left: { $left }.
    }
    [computer] { $both ->
        [yes] Ply { $ply }: the computer took { $stones } from each heap. Left: { $left }.
       *[no] Ply { $ply }: the computer took { $stones } from heap { $heap }. Left: { $left }.
    }
   *[mover] { $both ->
        [yes] Ply { $ply }: { $stones } from each heap. Left: { $left }.
       *[no] Ply { $ply }: { $stones } from heap { $heap }. Left: { $left }.
    }
}
nim-counted = So far: { $said } of { $goal }.
nim-better = { $who ->
    [you] { $both ->
        [yes] Ply { $ply } gave the win away. You could have taken { $stones } from each heap.
       *[no] Ply { $ply } gave the win away. You could have taken { $stones } from heap { $heap }.
    }
   *[other] { $both ->
        [yes] Ply { $ply } gave the win away: { $stones } from each heap would have kept it.
       *[no] Ply { $ply } gave the win away: { $stones } from heap { $heap } would have kept it.
    }
}
argument = The argument, on this game
argument-about = Where the sum of the columns is 0, every move makes it other than 0; where it is not, some move makes it 0. At the end it is 0. So whoever leaves 0 once, and knows, leaves it every time.
argument-ply = ply
argument-who = who
argument-taken = took
argument-left = left
argument-xor = sum
argument-zero = all even
argument-mover = { $who ->
    [you] you
    [computer] the computer
   *[mover] { $ply ->
        [first] whoever began
       *[second] the other
    }
}
answer-1846 = { $outcome ->
    [N] The problem asks who wins: first.
   *[P] The problem asks who wins: second.
}
answer-1847 = { $outcome ->
    [N] The problem asks who wins: Kiki, if it is her move.
   *[P] The problem asks who wins: Cici, if it is Kiki’s move.
}
answer-1848 = { $outcome ->
    [N] The problem asks who wins: Fibo, if it is Fibo’s move.
   *[P] The problem asks who wins: Nacci, if it is Fibo’s move.
}
answer-1849 = { $outcome ->
    [N] The problem asks who wins: Rabbit, if it is Rabbit’s move.
   *[P] The problem asks who wins: Grass, if it is Rabbit’s move.
}
answer-1850 = The problem asks for the number of winning first moves: { $count }.
answer-2149 = The problem asks for the winning first bids: { $bids }.
answer-2188 = { $outcome ->
    [N] The problem asks who goes: Grass, if it is Grass’s move.
   *[P] The problem asks who goes: Rabbit, if it is Grass’s move.
}
answer-1907 = { $outcome ->
    [N] The problem asks who wins: John, if it is John’s move.
   *[P] The problem asks who wins: Brother, if it is John’s move.
}
answer-1536 = { $outcome ->
    [N] The problem asks for a letter: W.
   *[P] The problem asks for a letter: L.
}

# Rules
rules-game = Game
preset-nim-two = Nim with 3 and 5
preset-nim-three = Nim with 3, 5 and 7
preset-abacus = Nim with 1 to 5
preset-misere = Misère Nim
preset-bash = Bash, 21 by 1 to 3
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
about-heaps = Numbers with commas between: at most { $heaps } heaps, up to { $stones } stones where the rule has a formula, else up to 1,000,000.
rules-takes = What may be taken
field-rules = numbers
about-rules = any · 1..3 · 2,5 · odd · pow2 (1, 2, 4, …) · fib (1, 2, 3, 5, …). Join by a comma, restrict by * or -, as in odd*1..99 or fib-1. For a rule per heap put ; between; the last one holds for the rest.
rules-past = a move may take more than is there
rules-wythoff = or the same number from both heaps
rules-end = Whoever makes the last move
end-normal = wins (normal play)
end-misere = loses (misère play)
rules-misere-limit = Misère Nim is decided by a rule, at any size. With other rules the position is searched through: up to 8,388,608 positions.

# Play
opponent-trap = the computer, setting traps
opponent-trap-about = Where it is lost, it leaves the position from which the fewest moves win.

# Table
table-rule = Grundy values of a heap, taking { $rule }
table-coming = Worked out …
table-itself = A heap is worth as many as it has stones.
table-remainder = A heap is worth the remainder of its stones divided by { $modulus }: a period of { $modulus }, proved.
table-period-proved = From { $preperiod } on the values repeat every { $period }. That is proved: the values depend on the ones just before, and these have come back.
table-period-seen = From { $preperiod } on the values repeat every { $period }, as far as was looked: to { $to }. That is no proof.
table-no-period = No period was found.
table-misere = Under misère play these values do not decide who wins.
table-chart = Grundy values of heaps of 0 to { $to } stones as bars; those worth 0 in red
table-numbers = The values as numbers
table-size = The table
field-table-to = to heaps of
table-csv = Export has it whole, as CSV.
pairs-title = Wythoff’s cold pairs
pairs-index = k
pairs-smaller = smaller
pairs-larger = smaller + k
pairs-exact = exact formula
pairs-by-double = with doubles
pairs-properties = Three properties
pairs-each = Every positive number is in exactly one pair, since the smaller one is always the least that has not been used:
pairs-out = Every move leads out of the cold pairs: from ({ $a }, { $b }), a move in one heap keeps a number whose only pair this is, and a move in both keeps the difference { $d }, which no other pair has.
pairs-in = From any other position one move leads to a cold pair: from ({ $a }, { $b }) reduce the larger heap to { $to }.
pairs-double = With doubles the formula is first wrong at k = { $index }: it says { $double }, and the pair begins with { $exact }. The product lies 4 billionths below a whole number, and doubles of that size are 30 billionths apart.

# Last stone
classes-only-nim = The classes say something of Nim alone, where any number may be taken from every heap.
classes-normal = The last stone wins
classes-misere = The last stone loses
classes-course-normal = A course of normal play: S2, T2, S2, T2, S1, T0, S0, T0
classes-course-misere = A course of misère play: S2, T2, S2, T2, S1, S0, T0, S0
classes-s1 = The two courses are alike up to S1. Whoever has S1 to move from chooses: an odd number of single stones, or an even one. So in both games one leaves T2 as long as two heaps are large.
classes-played = The game so far

# What the named games are
preset-abacus-about = Five rods of an abacus with 1 to 5 beads: as children played it.
preset-misere-about = Nim turned round: whoever takes the last stone loses.
preset-bash-about = Bash: one heap, take 1, 2 or 3. Leave a multiple of 4.
preset-hundred-about = Two count in turns, adding 1 to 10 each time; whoever says 100 wins. The stones are what is left to say.
preset-one-or-three-about = Take 1 or 3. The players have no real choice: every move turns the number from even to odd or back, so its parity alone decides.
preset-wythoff-about = Wythoff: take from one heap, or the same number from both.
preset-s-nim-about = Only 2 or 5 may be taken. One stone cannot be taken at all.
preset-sum-about = Three heaps with a rule each: 1 to 3 from the first, an odd number from the second, any number from the third.
preset-1846-about = A game for the brave: one heap of n stones, from which 1 to m are taken at a time. Whoever takes the last one wins.
preset-1847-about = Before an English exam two friends, Kiki and Cici, play cards for relief: each takes 1, 2, 4, 8, … of them, and whoever takes the last one wins. Kiki begins.
preset-1848-about = Three heaps, and Fibonacci numbers are all that one may take. Fibo begins, Nacci follows: whose win is it?
preset-1849-about = Rabbit and Grass have pieces on a row of squares; a move takes one of them any number of squares to the left, and whoever makes the last move wins. A piece so many squares from the end is a heap of so many stones; Rabbit begins.
preset-1850-about = Poker cards lie in heaps, a game for a spring holiday. Not who wins is asked, but in how many ways the first move can win.
preset-2149-about = A field is sold: the bids rise by 1 to n, and whoever first bids its value m or more has it. Which first bids win?
preset-2188-about = Two volunteers want to go and help after the earthquake of 2008; they put 1 to m yuan into a box in turns. Whoever brings it to n or beyond goes; Grass begins.
preset-1907-about = John and his brother eat candies heap by heap, and whoever eats the last one loses. John begins.
preset-1536-about = Arthur and Caroll know Nim too well; so the numbers that may be taken are now a set S, said in any order. For each position: W or L?
