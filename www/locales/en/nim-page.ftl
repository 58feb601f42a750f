how-1 = Two equal heaps are lost for the player to move: whatever you take from one, your opponent takes from the other. That is all there is to Nim. The rest is seeing equal heaps where there seem to be none.
how-2 = So split every heap into bundles of 1, 2, 4, 8, …; there is only one way. Two equal bundles in different heaps cancel, just as two equal heaps do. If all bundles cancel, the player to move <lost>loses</lost>. If a bundle is left over, the player to move <won>wins</won>. “Why?” shows the bundles.
how-3 = In binary, a bundle is a 1 in its column, so cancelling leaves each column with an even or an odd number of 1s. Find the leftmost odd column, and pick a heap with a 1 there. This 1 becomes 0. Every digit further right becomes 0 or 1, whichever makes its column even. The heap got smaller, so this is a legal move.
how-4 = Leave all columns even, and your opponent must make a column odd, because every move changes digits of one heap only. Then you make all columns even again. This goes on until you take the last stone.
how-5 = Adding up columns without carrying is called exclusive or, xor for short: two digits give 1 if exactly one of them is 1. A lamp with two switches does the same: either switch turns it on or off.
how-6 = Exclusive or can also swap two values without a third place to put one down. Three exclusive ors do it, because a xor b xor b is a again.
how-7 = Other rules for taking stones from one heap change only one thing, as long as the last stone wins: the size that a heap counts as. This is its <term-grundy>Grundy value</term-grundy>: the smallest of 0, 1, 2, … that is not the Grundy value of a heap one move away.
try-1 = 3, 5 and 7: see how the bundles cancel, and which moves win.
try-2 = The same heaps, but the player who takes the last stone loses.
try-3 = Wythoff’s game: take from one heap, or the same number from both.
try-4 = How many first moves win with 5, 7 and 9? (a contest problem)
try-5 = Three heaps, each with its own rule.
try-6 = Twenty heaps of hundreds of trillions of stones.
try-7 = Say first who wins, then see.
note-1 = People often say: make the largest heap the exclusive or of the others. With 2, 4 and 5 this would turn the 5 into a 6, but a heap cannot grow. Change a heap with a 1 in the leftmost odd column: here the 2, which becomes 1.
note-2 = Li Xiaoming (see “Sources”) recalls a machine in Harbin that could talk and play a board game in 1958. The computer here learns nothing from examples and follows no rules of thumb. It works out who wins each position that it comes to, and waits for your first mistake.
note-3 = Li Xiaoming took the game from puzzle no. 226 in a book by Kordemsky. There you move the pieces instead of taking them.
note-4 = The lost positions of Wythoff’s game are pairs, and the smaller heap of pair k is k(1+√5)/2, rounded down. Calculated with floating-point numbers (doubles), it is first wrong at k = 102,334,155. With whole numbers it is never wrong. The table of Wythoff’s game shows both.
source-1 = Li Xiaoming: “A winning algorithm for a game between two players”, <em>China Information Technology Education</em>, 2021, in Chinese. A guest chooses the heaps, and binary digits show how to win.
source-2 = “Analysis of games of taking stones”, an article in Chinese. It explains Bash’s game, Wythoff’s game, Nim and the classes of misère Nim, with problems of the Hangzhou online judge, a site for programming contests.
source-3 = Charles L. Bouton: “Nim, a game with a complete mathematical theory”, <em>Annals of Mathematics</em>, 1901.
source-4 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, on Grundy values and how they repeat.

# Small figures
lamp-label = A lamp with two switches
lamp-switch = Switch { $which }
lamp-state = { $on ->
    [yes] { $first } xor { $second } = 1: the lamp is on.
   *[no] { $first } xor { $second } = 0: the lamp is off.
}
swap-label = Two values are swapped
swap-step = { $step ->
    [0] To begin with
    [1] a becomes a xor b
    [2] b becomes a xor b: it is what a was
   *[3] a becomes a xor b: it is what b was
}
swap-next = next
swap-again = again
