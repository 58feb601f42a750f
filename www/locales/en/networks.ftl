page-title = Can one be left out? · Appleyard
title = Can one be left out?
lede = A sorting network compares in fixed places, whatever the input. Take a comparator out, or drag between wires to add one: does it sort then?

# The figure
networks-picture = Sorting network: { $wires ->
    [one] one wire
   *[other] { $wires } wires
}, { $size ->
    [one] one comparator
   *[other] { $size } comparators
}
networks-layer = { $count ->
    [one] Layer { $layer }: one comparator
   *[other] Layer { $layer }: { $count } comparators that act at once
}
networks-layers = Layers
networks-input = input
networks-output = output
networks-caption = Lines are wires, posts are comparators.
networks-rule = The smaller of two elements goes up.
caption-arrows = Arrows show where the larger goes.
caption-bits = Zeros are hollow, ones are solid.
caption-idle = Hollow comparators never swap.
caption-ghost = Dashed comparators are taken out.
caption-fresh = Thick comparators are new.
caption-wrong = Gold elements are on wrong wires.
picture-layer = layer { $layer }
picture-sorted = sorted
picture-sorted-only = sorted, but other inputs are not
picture-unsorted = { $count ->
    [one] not sorted: wire { $wires }
   *[other] not sorted: wires { $wires }
}
mark-comparator = { $reversed ->
    [yes] Comparator { $number }, layer { $layer }: wires { $top } and { $bottom }, reversed
   *[no] Comparator { $number }, layer { $layer }: wires { $top } and { $bottom }
}
mark-ghost = Taken out: the comparator between wires { $top } and { $bottom }
mark-wire = Wire { $wire }
mark-front = Wire { $wire }: element { $value }
mark-input = Wire { $wire }: element { $value } comes in
input-name = { $input ->
    [random] shuffled with seed { $seed }, which fixes the order
    [sorted] in order already
    [reversed] backwards
   *[typed] as { $values }
}

# Narration
networks-invite = { $touch ->
    [yes] <invite>Touch a comparator: does the network sort without it? Hold a wire and drag to another to add one.</invite>
   *[no] <invite>Touch a comparator: does the network sort without it? Drag from one wire to another to add one.</invite>
}
networks-nothing = { $wires ->
    [0] There are no wires, so there is nothing to sort.
   *[other] There is only one wire, so there is nothing to sort.
}
networks-start = { $size ->
    [0] { $wires } { $wires ->
    [one] element comes
   *[other] elements come
} in { $elements }. No comparator changes their order yet: draw one from wire to wire.
    [one] { $wires } { $wires ->
    [one] element comes
   *[other] elements come
} in { $elements }. One comparator puts two of them in order.
   *[other] { $wires } { $wires ->
    [one] element comes
   *[other] elements come
} in { $elements }. { $size } comparators in { $depth ->
        [one] one layer
       *[other] { $depth } layers
    } each put two of them in order.
}
step-comparator = { $reversed ->
    [yes] { $exchanged ->
        [yes] Comparator { $number }, reversed, swaps { $upper } on wire { $top } and { $lower } on wire { $bottom }: { $lower } is larger, so it goes up.
       *[no] Comparator { $number }, reversed, leaves { $upper } on wire { $top } and { $lower } on wire { $bottom }: { $upper } is not smaller.
    }
   *[no] { $exchanged ->
        [yes] Comparator { $number }, layer { $layer }, swaps { $upper } on wire { $top } and { $lower } on wire { $bottom }: { $lower } is smaller, so it goes up.
       *[no] Comparator { $number }, layer { $layer }, leaves { $upper } on wire { $top } and { $lower } on wire { $bottom }: { $upper } is not larger.
    }
}
step-comparator-covered = Comparator { $number }, layer { $layer }, compares wires { $top } and { $bottom }.
step-layer = { $count ->
    [one] Layer { $layer } has one comparator; { $exchanges ->
        [0] it swaps nothing.
       *[other] it swaps its two elements.
    }
   *[other] The { $count } comparators of layer { $layer } share no wire, so they act at once; { $exchanges ->
        [0] they swap nothing.
        [one] one of them swaps.
       *[other] { $exchanges } of them swap.
    }
}
step-layer-covered = { $count ->
    [one] Layer { $layer } has one comparator.
   *[other] The { $count } comparators of layer { $layer } share no wire, so they act at once.
}
networks-sorted = This input comes out sorted: no element is above a smaller one.
networks-unsorted = This input is not sorted: { $larger } on wire { $upper } is above { $smaller } on wire { $lower }, and no comparator is left to swap them.
networks-end-covered = All comparators are done. Are the elements sorted?
networks-predict = The next comparator joins wires { $top } and { $bottom }. Will it swap their elements?
answer-exchange = it swaps them
answer-stay = they stay

# The verdict
verdict-sorts = It sorts every input, because it sorts all { $inputs } <term-zero-one>zero-one inputs</term-zero-one>.
verdict-sorts-neighbours = It sorts every input, because it sorts the reversed order and all its comparators join neighbouring wires. For such networks that is enough (de Bruijn, 1974).
verdict-sorts-pairwise = It sorts every input, because it is the pairwise sorting network. Parberry proved in 1992 that this network sorts; here it is too large to prove again.
verdict-broken = It does not sort: only { $sorted } of { $inputs } <term-zero-one>zero-one inputs</term-zero-one> come out sorted.
verdict-fails = It does not sort every input.
verdict-example = { $fewest ->
    [yes] For example, <point>{ $input }</point> comes out wrong; no input with fewer 1s does.
   *[no] For example, <point>{ $input }</point> comes out wrong; no failing input with fewer 1s was found.
}
verdict-redundant = { $count ->
    [one] You can leave out comparator { $number }, because it never swaps anything.
   *[other] { $count } comparators never swap anything, so you can leave them out.
}
verdict-undecided = It is too large to decide here: after { $done } { $done ->
    [one] comparator
   *[other] comparators
} the proof had up to { $states } { $states ->
    [one] list
   *[other] lists
} to follow at once. No input that was tried fails.
verdict-hidden = Does it sort every input? Find one that it does not sort.
term-zero-one = A zero-one input consists of zeros and ones. If any list came out wrong, one of these would too: “0–1” shows why.
leave-out = Leave one out
leave-next = Leave the next one out
left-out-tally = { $tried } of { $size } tried: { $spare ->
    [0] { $tried ->
        [one] it is needed.
       *[other] each is needed.
    }
    [one] comparator { $names } can be left out.
   *[other] { $named ->
        [yes] any one of { $names } can be left out.
       *[no] any one of { $spare } can be left out.
    }
}
left-out-all = { $size ->
    [one] The only comparator was tried: { $spare ->
        [0] the network needs it.
       *[other] it can be left out.
    }
   *[other] All { $size } were tried, each alone: { $spare ->
        [0] the network needs every one of them.
        [one] only comparator { $names } can be left out.
       *[other] { $named ->
            [yes] any one of { $names } can be left out.
           *[no] any one of { $spare } can be left out.
        }
    }
}
put-back = Put it back
show-failure = Show what fails
undo = Undo
watch = Watch
demonstration = Demonstration
demonstration-sorts = This is a demonstration: every element finds its place.<invite> Touch anything to end it.</invite>
demonstration-fails = One comparator is taken out, and now an input comes out wrong.<invite> Touch anything to end this; your network stays as it was.</invite>

edit-set = The network now has a comparator between wires { $top } and { $bottom }.
edit-recalled = { $way ->
    [undo] The last change is undone.
   *[redo] The change is made again.
}
edit-removed = The network is now without the comparator between wires { $top } and { $bottom }.
edit-returned = The network again has the comparator between wires { $top } and { $bottom }.

pick-w = You chose wire { $wire }. Now choose the other wire.
pick-i = You chose wire { $wire }. Now choose the wire its element goes to.

# The figure as text
text-network = The network has { $wires ->
    [one] one wire
   *[other] { $wires } wires
}, { $size ->
    [one] one comparator
   *[other] { $size } comparators
} and { $depth ->
    [one] one layer
   *[other] { $depth } layers
}.
text-at = { $done ->
    [one] One of { $size } { $size ->
    [one] comparator
   *[other] comparators
} is done.
   *[other] { $done } of { $size } { $size ->
    [one] comparator
   *[other] comparators
} { $done ->
    [one] is
   *[other] are
} done.
}
text-elements = The elements now, from the top wire down, are { $values }.
text-layer = Layer { $layer }: { $pairs }.

# Errors
error-not-in-stock = Appleyard has no network of this kind for this number of wires.
error-beside-not-in-stock = Appleyard has no second network of this kind for this number of wires.

word-network = Network
word-edit = Draw
word-input = Elements
word-principle = 0–1
word-order = Order
word-text = Text
word-proof = Proof

# Settings
settings-by = A step is
by-comparator = a comparator
by-layer = a layer
