page-title = Can one be left out? · Appleyard
title = Can one be left out?
lede = A sorting network compares in places fixed beforehand, whatever comes in. Draw one, take one comparator out: whether it still sorts is told at once, with the proof or with an input that fails.

# The plate
networks-plate = Sorting network; wires: { $wires }; comparators: { $size }
networks-comparators = The comparators
networks-front = The elements where they are now
networks-inputs = The elements that come in
networks-caption = { $arrows ->
    [frame] A comparator joins two wires and sends the smaller element up. Gold has gone to the wrong wire.
    [yes] Each line is a wire; elements travel along it from left to right, the stronger in colour the larger. A comparator joins two wires and sends the smaller element up; where there is an arrow, the larger one goes where it points. Zeros are hollow, ones solid. Dashed comparators never exchange anything. Gold has gone to the wrong wire.
   *[no] Each line is a wire; elements travel along it from left to right, the stronger in colour the larger. A comparator joins two wires and sends the smaller element up: where threads cross, two elements were exchanged. Zeros are hollow, ones solid. Dashed comparators never exchange anything. Gold has gone to the wrong wire.
}
mark-comparator = { $reversed ->
    [yes] Comparator { $number }, layer { $layer }: wires { $top } and { $bottom }, reversed
   *[no] Comparator { $number }, layer { $layer }: wires { $top } and { $bottom }
}
mark-front = Wire { $wire }: { $value }
mark-input = Wire { $wire }, coming in: { $value }
kind-document = the document’s
kind-smallest = fewest comparators known
kind-between = between
kind-shallowest = fewest layers known
kind-insertion = insertion
kind-bubble = bubble
kind-odd-even-transposition = odd-even transposition
kind-odd-even-merge = odd-even merge (Batcher)
kind-bitonic = bitonic (Batcher)
kind-pairwise = pairwise (Parberry)
kind-bose-nelson = Bose–Nelson
kind-typed = drawn by you
input-name = { $input ->
    [random] shuffled with seed { $seed }
    [sorted] in order already
    [reversed] backwards
   *[typed] as you chose
}
in-short = The network: { $name }, { $wires } wires, comparators: { $size }, layers: { $depth }. The elements come in { $elements }.
in-short-two = First: { $name }, comparators: { $size }, layers: { $depth }. Second: { $other }. The elements come in { $elements }.
in-short-known = It is the same network as: { $names }.

# Narration
networks-nothing = { $wires ->
    [0] No wires: there is nothing to sort.
   *[other] One wire: there is nothing to sort.
}
networks-start = { $size ->
    [0] { $wires } wires, the elements { $elements }, and no comparator yet. Draw one from wire to wire.
    [one] { $wires } wires and one comparator. The elements come in { $elements }.
   *[other] { $wires } wires, { $size } comparators, layers: { $depth }. The elements come in { $elements }.
}
step-comparator = { $reversed ->
    [yes] { $exchanged ->
        [yes] Comparator { $number }, reversed: { $upper } on wire { $top } and { $lower } on wire { $bottom } change places, the larger goes up.
       *[no] Comparator { $number }, reversed: { $upper } on wire { $top } is not smaller than { $lower } on wire { $bottom }, and they stay.
    }
   *[no] { $exchanged ->
        [yes] Comparator { $number }, layer { $layer }: { $upper } on wire { $top } and { $lower } on wire { $bottom } change places, the smaller goes up.
       *[no] Comparator { $number }, layer { $layer }: { $upper } on wire { $top } is not larger than { $lower } on wire { $bottom }, and they stay.
    }
}
step-comparator-covered = Comparator { $number }, layer { $layer }: wires { $top } and { $bottom } are compared.
step-layer = { $count ->
    [one] Layer { $layer }: one comparator, exchanges: { $exchanges }.
   *[other] Layer { $layer }: { $count } comparators at once, exchanges: { $exchanges }.
}
step-layer-covered = { $count ->
    [one] Layer { $layer }: one comparator.
   *[other] Layer { $layer }: { $count } comparators at once.
}
networks-sorted = This input is sorted.
networks-unsorted = { $count ->
    [one] This input is not sorted: look at wire { $wires }.
   *[other] This input is not sorted: look at wires { $wires }.
}
networks-end-covered = All comparators are done. Is it sorted?
networks-predict = Wires { $top } and { $bottom } are compared next. Will their elements change places?
answer-exchange = they change places
answer-stay = they stay

# The verdict
verdict-sorts = Sorts all { $inputs } <term-zero-one>zero-one inputs</term-zero-one>, and so every input: never more than { $states } <term-states>states</term-states> at once.
verdict-sorts-short = Sorts all { $inputs } <term-zero-one>zero-one inputs</term-zero-one>, and so every input.
verdict-broken = Broken: { $sorted } of { $inputs } <term-zero-one>zero-one inputs</term-zero-one> come out sorted.
verdict-fails = Broken: it does not sort.
verdict-example = { $fewest ->
    [yes] Wrong for <point>{ $input }</point>: no input with fewer ones fails.
   *[no] Wrong for <point>{ $input }</point>: of those found, the one with the fewest ones.
}
verdict-redundant = { $count ->
    [one] One comparator never exchanges anything.
   *[other] { $count } comparators never exchange anything.
}
verdict-undecided = Too large to decide here: { $done } comparators were worked off, with up to { $states } states at once. Of the inputs that were tried none fails.
verdict-checking = Being checked: { $percent } %
verdict-hidden = Does it sort every input? Find one that it does not.
term-zero-one = If all inputs of zeros and ones come out sorted, all inputs do: “Zeros and ones” shows why.
term-states = different lists of zeros and ones that can be on wires that comparators have joined
leave-out = Leave one out
put-back = Put it back
show-failure = Show what fails
untangle = Untangle
undo = Undo
redo = Redo

pick-w = Wire { $wire }. Now the other wire.
pick-i = Wire { $wire }. Now the wire its element goes to.

# The figure as text
text-network = { $wires } wires, comparators: { $size }, layers: { $depth }.
text-at = Comparators done: { $done } of { $size }.
text-elements = The elements now, from the top wire: { $values }.
text-layer = Layer { $layer }: { $pairs }.

# Errors
error-not-in-stock = There is no such network for this number of wires.
error-beside-not-in-stock = There is no such second network for this number of wires.

word-network = Network
word-edit = Draw
word-input = Elements
word-principle = Zeros and ones
word-order = Order
word-proof = Proof
word-text = Text and code

# How it works
how-1 = A comparator looks at two wires and exchanges their elements if they are the wrong way round. Nothing else happens, and the places are fixed before the first element comes: a network can be built in hardware, or written as straight code without a branch. Its cost is its number of comparators; its time, if comparators on different wires work at once, its number of layers.
how-2 = Does it sort every list? There are n! orders, 20,922,789,888,000 of 16 elements. But a comparator does the same to numbers as to the answers to “is it at least t?”. If a list comes out wrong, a t above the smaller and at most the larger of two misplaced elements turns it into zeros and ones that come out wrong. So the 2<em>ⁿ</em> inputs of zeros and ones suffice: 65,536 of them for 16 wires.
how-3 = And these need not be tried one by one. Follow all of them at once, as the set of different lists that are on the wires; no comparator makes them more, and most make them fewer. Wires that have not met are kept apart, and comparators that do not disturb each other are taken in the order that keeps the set small. The document’s network of 32 wires, with 4,294,967,296 inputs, is proved with never more than 289 states at once. If something unsorted is left at the end, it leads back to an input that fails.
how-4 = Try it: take a comparator and drag it elsewhere, or out of the figure. Drag from wire to wire to draw another. The verdict changes before you let go.
try-1 = Sixteen wires from the beginning, comparator by comparator.
try-2 = Four wires and nothing on them: draw a network that sorts.
try-3 = 32 wires: the fewest comparators known, and the proof.
try-4 = The document’s network beside the smallest known, for 10 wires.
try-5 = Batcher’s two networks side by side.
try-6 = Insertion and bubble sort: the same network.
try-7 = One comparator too few: which input fails?
try-8 = Numbers from 5 on as ones, smaller ones as zeros.
try-9 = A record with a comparator too many: which one?
note-1 = The document’s networks for 17 to 32 wires are exactly those of Bose and Nelson, 1962; for up to 16 they have the fewest comparators known. For 32 wires the document’s has 211 comparators in 31 layers; one of 185 in 14 is known.
note-2 = Whether 60 comparators are the fewest for 16 wires is open: at least 57 are needed. The least number is proved for up to 12 wires only.
note-3 = The zero-one principle is a case of a theorem of W. G. Bouricius, 1954.
note-4 = A reversed comparator sends the larger element up. A network with reversed ones is judged as it is drawn; “Untangle” makes of it one in which every comparator sends the smaller element up; it sorts if the other did.
note-5 = A comparator that never exchanges anything can be left out. One network in the list of the best has one: 27 wires, 153 comparators, 13 layers. The proof found it: the one in layer 7 between wires 24 and 27. With 152 it still sorts.
note-6 = Others can be left out although they do exchange: in the network of Bose and Nelson for 17 wires each of six alone, and five of them even together; 76 are left.
source-1 = A personal blog, in Chinese and English: sorting networks for up to 32 inputs, and the zero-one principle.
source-2 = D. E. Knuth: <em>The Art of Computer Programming</em>, vol. 3, section 5.3.4.
source-3 = B. Dobbelaere: list of the best known sorting networks, and SorterHunter.
source-4 = K. E. Batcher: “Sorting networks and their applications”, 1968; R. C. Bose, R. J. Nelson: “A sorting problem”, 1962; I. Parberry: “The pairwise sorting network”, 1992.

# Settings
settings-by = A step is
by-comparator = a comparator
by-layer = a layer
