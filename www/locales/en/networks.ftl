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
verdict-sorts-neighbours = Sorts every input: all its comparators join neighbours, and of such a network it is proved that it sorts everything if it sorts the reversed order (de Bruijn, 1974). This one does; its states were too many to follow.
verdict-sorts-pairwise = Sorts every input, by a theorem: comparator for comparator this is the pairwise sorting network, which Parberry proved to sort in 1992. That is not proved anew here: its states were too many to follow.
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

# Settings
settings-by = A step is
by-comparator = a comparator
by-layer = a layer
