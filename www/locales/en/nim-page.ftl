how-1 = Two equal heaps are lost for whoever must move: whatever is taken from one, the other player takes from the other. That is all there is to Nim; the rest is seeing equal heaps where there seem to be none.
how-2 = So take every heap apart into bundles of 1, 2, 4, 8, … – there is only one way. Two equal bundles in different heaps cancel like two equal heaps. Where all cancel, the position is <lost>lost</lost> for whoever must move; where something is left over, it is <won>won</won>.
how-3 = In binary a bundle is a 1 in its column, and cancelling leaves a column’s ones odd or even. Take the leftmost odd column. An odd number of heaps has a one there. Change one of these heaps: that one becomes 0, and every digit to the right becomes what makes its column even. The new number is smaller, so it is a move.
how-4 = From an even position every move changes some digit of one heap, and makes its columns odd. So the property alternates: whoever leaves all columns even can do so every time, down to the last stone.
how-5 = Adding up columns without carrying is the exclusive or: 1 if exactly one of two is 1. A lamp with two switches is the same thing: each switch turns it over.
how-6 = Read once as a row of switches, once as a number, the same bits also exchange two values without a third place: three exclusive ors.
how-7 = Other rules of taking change what a heap is worth, not the argument. A heap’s <term-grundy>Grundy value</term-grundy> is the least number that none of its moves leads to; it behaves like a Nim heap of that size.
try-1 = 3, 5 and 7: which stones would you take?
try-2 = The same heaps, but whoever takes the last stone loses.
try-3 = Wythoff: from one heap, or the same from both.
try-4 = How many first moves win with 5, 7 and 9? (a contest problem)
try-5 = Three heaps, each with its own rule.
try-6 = Twenty heaps of hundreds of trillions.
try-7 = Guess before it is shown.
note-1 = It is often said: make the largest heap the exclusive or of the others. With 2, 4 and 5 that would make a 6 of the 5. The heap to change is one that has a one in the deciding column: here the 2, which becomes 1.
note-2 = In 1958 a machine in Harbin could talk and play a board game. The player here learns nothing from examples and has no rules of experience: it understands the game, and waits for the first mistake.
note-3 = Kordemsky’s puzzle no. 226 is the same game with pieces that are moved instead of taken.
note-4 = Computed with doubles, Wythoff’s formula floor(k(1+√5)/2) is first wrong at k = 102,334,155. Whole-number arithmetic has no such place; the table of the game Wythoff shows both.
source-1 = Li Xiaoming: “A winning algorithm for a game between two players”, <em>China Information Technology Education</em>, 2021, in Chinese: Nim with heaps chosen by the guest, and the bitwise view.
source-2 = “Analysis of games of taking stones”, in Chinese: Bash, Wythoff, Nim, misère Nim by classes, and problems of the Hangzhou online judge.
source-3 = Charles L. Bouton: “Nim, a game with a complete mathematical theory”, <em>Annals of Mathematics</em>, 1901.
source-4 = Berlekamp, Conway, Guy: <em>Winning Ways for Your Mathematical Plays</em>, for Grundy values and their periods.

# Small figures
lamp-label = A lamp with two switches
lamp-switch = Switch { $which }
lamp-state = { $on ->
    [yes] { $first } xor { $second } = 1: the lamp is on.
   *[no] { $first } xor { $second } = 0: the lamp is off.
}
swap-label = Two values change places
swap-step = { $step ->
    [0] To begin with
    [1] a becomes a xor b
    [2] b becomes a xor b: it is what a was
   *[3] a becomes a xor b: it is what b was
}
swap-next = next
swap-again = again
