# Network
kind-document = from the blog post
kind-smallest = fewest comparators known
kind-between = a compromise
kind-shallowest = fewest layers known
kind-insertion = insertion sort
kind-bubble = bubble sort
kind-odd-even-transposition = odd-even transposition
kind-odd-even-merge = odd-even merge (Batcher)
kind-bitonic = bitonic (Batcher)
kind-pairwise = pairwise (Parberry)
kind-bose-nelson = Bose–Nelson
kind-typed = drawn by you
networks-picture-two = Two sorting networks of { $wires } { $wires ->
    [one] wire
   *[other] wires
}: { $name }, and { $other }
networks-start-two = The first network, { $name }, has { $size ->
    [one] one comparator
   *[other] { $size } comparators
} in { $depth ->
    [one] one layer
   *[other] { $depth } layers
}; the second, { $other }, has { $otherSize } in { $otherDepth }.
verdict-first = This is said of the first network, { $name }.
in-short = The network ({ $name }) has { $wires ->
    [one] one wire
   *[other] { $wires } wires
}, { $size ->
    [one] one comparator
   *[other] { $size } comparators
} and { $depth ->
    [one] one layer
   *[other] { $depth } layers
}. The elements come in { $elements }.
in-short-two = The first network ({ $name }) has { $size ->
    [one] one comparator
   *[other] { $size } comparators
} and { $depth ->
    [one] one layer
   *[other] { $depth } layers
}. The second one is beside it ({ $other }). The elements come in { $elements }.
in-short-known = It is the same network as these in the list: { $names }.
network-size = Size
field-wires = Wires
network-known = { $wires ->
    [one] Networks of one wire
   *[other] Networks of { $wires } wires
}
network-shown = Show
network-beside = Beside it
network-beside-this = Beside it: { $name }
network-name = Network
network-comparators = Comparators
network-layers = Layers
network-alone = Nothing beside it
network-least-size = { $open ->
    [yes] Nobody knows the least number of comparators: it is between { $least } and { $most }.
   *[no] { $most ->
        [one] One comparator is the fewest possible: this is proved.
       *[other] { $most } comparators are the fewest possible: this is proved.
    }
}
network-least-depth = { $open ->
    [yes] Nobody knows the least number of layers: it is between { $least } and { $most }.
   *[no] { $most ->
        [one] One layer is the fewest possible: this is proved.
       *[other] { $most } layers are the fewest possible: this is proved.
    }
}
credit-size-known = The fewest comparators known come from { $who }.
credit-depth-known = The fewest layers known come from { $who }.
credit-both-known = The fewest comparators and the fewest layers known come from { $who }.
credit-size-proved = { $who } proved that fewer comparators are not enough.
credit-depth-proved = { $who } proved that fewer layers are not enough.
credit-trivial = It is easy to see that fewer are not enough.
network-transform = Transform the network
transform-reflected = Turn upside down
transform-withoutTop = Without the top wire
transform-withoutBottom = Without the bottom wire
transform-untangled = Untangle
transform-about = A network that sorts still sorts when you turn it upside down. Take away the top or bottom wire with its comparators, and it sorts one element fewer.
transform-untangle-about = “Untangle” makes every comparator send the smaller element up. Taking a wire away untangles the network first.

# Draw
edit-add = Another comparator
field-wire-one = Wire
field-wire-other = and wire
edit-add-here = { $done ->
    [0] Add it at the beginning
   *[other] Add it after comparator { $done }
}
edit-same = A comparator needs two different wires.
edit-add-about = The comparator is added where the elements are now; the smaller element goes to the upper wire.
edit-change = Change a comparator
field-comparator = Comparator
edit-chosen = Comparator { $number } sends the smaller element to wire { $one } and the larger to wire { $other }.
edit-remove = Remove it
edit-reverse = Reverse it
edit-all = The whole network
edit-undo = Undo
edit-redo = Redo
edit-clear = Start from nothing
edit-about = In the figure, drag from wire to wire to draw a comparator. Drag it by an end or by its middle to move it, and drag it out to remove it. You can also touch the element on one wire, then the one on another. Rest your finger for a moment before you drag; otherwise the page scrolls. With the keyboard: press Enter on an element, move with the arrow keys, and press Enter on another. Delete removes a comparator, r reverses it, Ctrl+Z undoes the last change.

# Elements
input-made = How they come in
input-random = shuffled
input-sorted = in order
input-reversed = backwards
field-seed = Seed
input-another = Shuffle again
input-typed = Your own
typed-limits = { $count ->
    [one] Enter one whole number from 0 to { $largest }, for the wire.
   *[other] Enter { $count } whole numbers from 0 to { $largest }, one for each wire from the top. You can also enter zeros and ones without spaces.
}
input-drag = In the figure you can drag the elements at the left edge to other wires. With the keyboard, press Alt and an arrow key.
error-count-values = You entered { $count ->
    [one] one number
   *[other] { $count } numbers
} for { $wires ->
    [one] one wire
   *[other] { $wires } wires
}: enter one number for each wire.
error-not-a-value = “{ $wrong }” does not work here: enter whole numbers from 0 to { $largest }, with spaces or commas between them.
error-not-a-value-at = Line { $line }, column { $column }: “{ $wrong }” does not work here: enter whole numbers from 0 to { $largest }, with spaces or commas between them.

# The proof
proof-title = The states of the proof
proof-waiting = Counting the states …
proof-nothing = With fewer than two wires there is nothing to prove.
proof-states-sorts = It sorts, because all { $inputs } zero-one inputs come out sorted. The proof did not try them one by one. It followed all of them together, as at most { $most } different lists (states) at once.
proof-states-sorts-neighbours = It sorts, by a theorem. After { $done } of { $size } { $size ->
    [one] comparator
   *[other] comparators
} there were too many states to go on (at most { $most } at once until then). But all comparators join neighbours and send the smaller element up. N. G. de Bruijn proved in 1974 that such a network sorts every input if it sorts the reversed order. The solver tried that order, and it comes out sorted.
proof-states-sorts-pairwise = It sorts, by a theorem. After { $done } of { $size } { $size ->
    [one] comparator
   *[other] comparators
} there were too many states to go on (at most { $most } at once until then). But comparator for comparator, this is the pairwise sorting network. I. Parberry proved in 1992 that this network sorts. The solver checked only that the comparators are the same.
proof-states-fails = It does not sort. The proof followed all { $inputs } zero-one inputs through { $size ->
    [one] its one comparator
   *[other] all its { $size } comparators
}, as at most { $most } different states at once. It left no input out, so its result is exact.
proof-states-empty = It does not sort: without comparators, the elements of the { $wires } { $wires ->
    [one] wire
   *[other] wires
} come out as they come in.
proof-states-fails-fewest = It does not sort. After { $done } of { $size } { $size ->
    [one] comparator
   *[other] comparators
} there were too many states to go on (at most { $most } at once until then). Instead, the solver tried all inputs with fewer 1s than the failing one: they all come out sorted.
proof-states-fails-open = It does not sort. After { $done } of { $size } { $size ->
    [one] comparator
   *[other] comparators
} there were too many states to go on (at most { $most } at once until then). Of the failing inputs found, the one shown has the fewest 1s. There may be one with fewer.
proof-states-fails-neighbours = It does not sort. After { $done } of { $size } { $size ->
    [one] comparator
   *[other] comparators
} there were too many states to go on (at most { $most } at once until then). But all comparators join neighbours and send the smaller element up. For each number of 1s, the hardest input then has all its 1s on top. The solver tried these inputs; the failing input is the first of them that fails.
proof-states-undecided = The solver could not decide whether it sorts. After { $done } of { $size } { $size ->
    [one] comparator
   *[other] comparators
} there were too many states to go on (at most { $most } at once until then). No input that was tried fails, but that is no proof.
proof-end = In the end { $last } { $last ->
    [one] state is
   *[other] states are
} left, one for each number of 1s from 0 to { $wires }, and all of them are sorted.
proof-about = Wires that comparators have joined form a group. For each group the proof keeps only the different states: the lists of zeros and ones that can be on its wires. It first takes the comparators within a group. Then it takes the one that joins the two groups with the fewest states together. “Most at once” is counted within one group.
proof-key-left = states left after each comparator, in the order of the proof
proof-key-most = most states at once
proof-key-inputs = all inputs
proof-label = States left in the proof after each of { $count } { $count ->
    [one] comparator
   *[other] comparators
}, on a logarithmic scale; at most { $most } at once.
proof-bar = { $count ->
    [one] Step { $place } of the proof, comparator { $number }: one state is left.
   *[other] Step { $place } of the proof, comparator { $number }: { $count } states are left.
}
proof-count = { $count }
proof-comparator = Comparator { $number }
proof-comparator-of = Comparator { $number }: wires { $low } and { $high }
proof-table = The steps of the proof as a table
proof-table-first = The table shows the first { $most } of { $count } { $count ->
    [one] step
   *[other] steps
}.
proof-column-place = Step
proof-column-comparator = Comparator
proof-column-states = States left

# Comparators that do nothing
proof-idle = Comparators that do nothing
proof-idle-none = Every comparator swaps two elements for some input. Even so, the network may sort without one of them.
proof-idle-some = { $count ->
    [one] This comparator never swaps anything, whatever the input. The network does the same without it.
   *[other] These { $count } comparators never swap anything, whatever the input. The network does the same without any of them.
}

# The number of comparators
proof-sizes = How many comparators it takes
proof-size-below-bound = { $size ->
    [one] One comparator
   *[other] { $size } comparators
} cannot be enough: to sort { $wires } { $wires ->
    [one] element
   *[other] elements
}, every network needs at least { $bound }.
proof-size-below-proved = { $size ->
    [one] One comparator
   *[other] { $size } comparators
} cannot be enough: it is proved that sorting { $wires } { $wires ->
    [one] element
   *[other] elements
} takes at least { $proved }.
proof-size-between = { $size } { $size ->
    [one] comparator
   *[other] comparators
} would be a record: to sort { $wires } { $wires ->
    [one] element
   *[other] elements
}, the smallest network known has { $known }. Nobody has proved that fewer are not enough.
proof-size-record = { $size } { $size ->
    [one] comparator is
   *[other] comparators are
} a record: the smallest network known here has { $known }.
proof-size-least = { $size ->
    [one] One comparator
   *[other] { $size } comparators
}{ $size ->
    [one] {" "}is
   *[other] {" "}are
} the fewest possible: it is proved that no network sorts { $wires } { $wires ->
    [one] element
   *[other] elements
} with fewer.
proof-size-known = { $size } { $size ->
    [one] comparator is
   *[other] comparators are
} the fewest known. It is proved that fewer than { $proved } are not enough.
proof-size-more = { $size } { $size ->
    [one] comparator is
   *[other] comparators are
} more than it takes: the smallest network known to sort { $wires } { $wires ->
    [one] element
   *[other] elements
} has { $known }.
proof-size-fails = { $size } { $size ->
    [one] comparator
   *[other] comparators
} can be enough, but this network does not sort: the smallest network known to sort { $wires } { $wires ->
    [one] element
   *[other] elements
} has { $known }.
proof-size-undecided = It is not decided whether this network of { $size } { $size ->
    [one] comparator
   *[other] comparators
} sorts. The smallest network known to sort { $wires } { $wires ->
    [one] element
   *[other] elements
} has as many.
proof-size-unknown = The network has { $size ->
    [one] one comparator
   *[other] { $size } comparators
}. To sort { $wires } { $wires ->
    [one] element
   *[other] elements
}, every network needs at least { $bound }.
proof-bar-of-this = this network
proof-bar-of-known = the smallest known
proof-bar-of-proved = proved to be needed
proof-bar-of-bound = ⌈log₂ n!⌉
proof-bound-about = The dotted line is ⌈log₂ n!⌉, here { $bound }. { $wires } { $wires ->
    [one] different element
   *[other] different elements
} can come in n! orders. A comparator swaps or does not, so k comparators can distinguish at most 2ᵏ orders.

# Growth
growth-title = How it grows
growth-waiting = Counting for 2 to 32 wires …
growth-about = Each further wire doubles the inputs, but the states of the proof grow far more slowly. With { $wires } wires there are { $inputs } inputs. The proof needs at most { $document } states at once for the blog post’s network, and { $smallest } for the smallest one known.
growth-here = With { $wires ->
    [one] one wire
   *[other] { $wires } wires
} there are { $inputs } inputs. The proof needs at most { $document } states at once for the blog post’s network, and { $smallest } for the smallest one known.
growth-label = Inputs and states for { $first } to { $last } wires, on a logarithmic scale.
growth-inputs = all inputs, 2ⁿ
growth-document = most states at once: the blog post’s network
growth-smallest = most states at once: the smallest known
growth-column-wires = Wires
growth-column-inputs = Inputs
growth-column-document = Blog post
growth-column-smallest = Smallest
growth-count = { $count }

# The order that is known
order-none = Without wires there is no order.
order-waiting = Finding the order …
order-too-many = { $done ->
    [one] After one comparator
   *[other] After { $done } comparators
} there are too many possible states to find the order of the wires.
order-states-nothing = { $done ->
    [0] Nothing is known yet
    [one] Nothing is known yet after one comparator
   *[other] Nothing is known yet after { $done } comparators
}: all { $inputs } lists of zeros and ones are still possible.
order-states-some = { $done ->
    [0] Before the first comparator
    [one] After one comparator
   *[other] After { $done } comparators
}, { $states } of { $inputs } lists of zeros and ones are still possible.
order-states-sorted = { $done ->
    [0] Before the first comparator
    [one] After one comparator
   *[other] After { $done } comparators
}, { $states } of { $inputs } lists of zeros and ones are still possible. The wires form a chain from the top one to the bottom one, so every input is sorted.
order-states-chain = { $done ->
    [0] Before the first comparator
    [one] After one comparator
   *[other] After { $done } comparators
}, { $states } of { $inputs } lists of zeros and ones are still possible. The wires form a chain, so the order of all elements is known. But the chain does not run from the top wire to the bottom one.
order-about = A line goes up from a wire to one that never holds a smaller element, whatever the input. Lines that follow from others are left out.
order-label = { $count ->
    [one] The known order of the wires, the smallest at the bottom: one line
   *[other] The known order of the wires, the smallest at the bottom: { $count } lines
}
order-apart = { $count ->
    [one] Nothing is known about this wire:
   *[other] Nothing is known about these { $count } wires:
}
order-list = The same as a list
order-cover = { $low } ≤ { $high }

# The list and the program
text-title = As a list
text-notation = Notation
text-notation-colons = 1:2 3:4
text-notation-pairs = (1,2)(3,4)
text-notation-json = JSON: [[1,2],[3,4]]
text-notation-knuth = [1:2][3:4]
text-notation-record = JSON of SorterHunter
text-first = The top wire is
text-first-0 = wire 0
text-first-1 = wire 1
text-list = The comparators
text-about = The first wire of a pair receives the smaller element. You can paste a list in many forms, also from a program.
text-read = The list has { $size ->
    [one] one comparator
   *[other] { $size } comparators
} on { $wires ->
    [one] one wire
   *[other] { $wires } wires
}, counted from { $first }.
text-reading = Read as { $form ->
    [colons] pairs with a colon
    [pairs] pairs in parentheses
    [brackets] pairs in square brackets
    [braces] pairs in braces
    [mixed] pairs of several forms
    [numbers] two numbers for each comparator
    [dashes] pairs with a dash
    [arrows] pairs with an arrow
    [calls] calls that compare and swap
    [conditions] conditions that swap
    [record] a record of SorterHunter
   *[empty] an empty list
}: { $size ->
    [one] one comparator
   *[other] { $size } comparators
} on { $wires ->
    [one] one wire
   *[other] { $wires } wires
}, counted from { $first }.
text-counted = { $why ->
    [wire-zero] It has a wire 0.
    [last-wire] It says how many wires there are, and its last wire has that number.
    [form] Lists of this form count from 0.
    [caller] You chose that number.
   *[no-wire-zero] It has no wire 0.
}
text-turn = Count this list from
text-turn-0 = 0
text-turn-1 = 1
text-reversed = { $count ->
    [one] One comparator is reversed: its smaller element goes down.
   *[other] { $count } comparators are reversed: their smaller elements go down.
}
text-aside-comments = { $count ->
    [one] One comment is left aside.
   *[other] { $count } comments are left aside.
}
text-aside-headings = { $count ->
    [one] One heading is left aside.
   *[other] { $count } headings are left aside.
}
text-aside-outside = { $count ->
    [one] One line outside the block is left aside.
   *[other] { $count } lines outside the block are left aside.
}
text-aside-entries = { $count ->
    [one] One other entry of the record is left aside.
   *[other] { $count } other entries of the record are left aside.
}
text-wires = Number of wires
text-wires-about = { $min } to { $max }; if this is empty, the list decides.
text-wires-wrong = Enter a whole number from { $min } to { $max }, or nothing.
text-draw = Draw this
text-forget = Back to what is drawn
text-copy-network = Copy the list
text-copy-code = Copy the program
text-save = Save as { $file }
text-copied = Copied.
text-not-copied = The browser did not allow copying. Select the text and copy it yourself.
text-program = As a program
text-languages = Language
text-language-c = C
text-language-rust = Rust
text-language-javascript = JavaScript
text-language-python = Python
text-program-about = The program counts places from 0, as programs do.

# Zeros and ones
principle-title = Zeros and ones in place of numbers
principle-nothing = There are fewer than two elements, or all are equal. So there is nothing to divide into zeros and ones.
principle-threshold = Threshold
principle-from = Numbers of at least { $threshold } become 1, smaller ones become 0.
principle-stairs = A step: numbers below { $threshold } become 0, the others become 1.
principle-table = What comes in and what comes out
principle-column-wire = wire
principle-column-in = comes in
principle-column-in-bits = ≥ { $threshold }
principle-column-network = network
principle-column-out = comes out
principle-column-out-bits = ≥ { $threshold }
principle-column-sent = bits sent through
principle-waiting = Sending the zeros and ones through …
principle-agree = The last two columns are equal. So it makes no difference whether numbers become zeros and ones before the network or after it.
principle-disagree = The last two columns differ. This must not happen: the mistake is ours.
principle-choose = Show the figure with threshold { $threshold }
principle-drop = Show the figure with numbers
principle-why = Why zeros and ones are enough
principle-step-same = A comparator sends { $small } to one wire and { $large } to the other. It sends their bits, 0 and 1, to the same wires. Numbers on the same side of { $threshold } have equal bits, and swapping equal bits changes nothing. So every comparator, and the whole network, does the same to numbers and to their zeros and ones.
principle-step-wrong = Here { $above } comes out on wire { $wire }, above the smaller { $below } on wire { $next }. With the threshold { $above }, this is a 1 above a 0. So a zero-one input comes out wrong too.
principle-step-suppose = Suppose { $above } had come out above { $below }. With the threshold { $above }, this would be a 1 above a 0. So a zero-one input would come out wrong too. If no zero-one input fails, then no input fails.
principle-step-fewer = So it is enough to try { $inputs } zero-one inputs, instead of { $orders } { $orders ->
    [one] order
   *[other] orders
} of { $wires } { $wires ->
    [one] number
   *[other] numbers
}.
principle-step-more = So it is enough to try the { $inputs } zero-one inputs. With { $wires } { $wires ->
    [one] wire
   *[other] wires
} these are not fewer than the { $orders } { $orders ->
    [one] order
   *[other] orders
}; from 4 wires on they are.
principle-put = Set the threshold to { $threshold }
principle-general = A step is the simplest case. You can replace the numbers by any others, as long as no two of them reverse their order. The network does the same to them.

# Errors of a list of comparators
error-list-unfinished = Line { $line }, column { $column }: the list ends too early. A comparator or a bracket is not finished.
error-not-a-comparator = Line { $line }, column { $column }: “{ $found }” does not fit. The list looks like { $form ->
    [colons] pairs with a colon
    [pairs] pairs in parentheses
    [brackets] pairs in square brackets
    [braces] pairs in braces
    [mixed] pairs of several forms
    [numbers] two numbers for each comparator
    [dashes] pairs with a dash
    [arrows] pairs with an arrow
    [calls] calls that compare and swap
    [conditions] conditions that swap
    [record] a record of SorterHunter
   *[empty] an unknown form
}; all of it must have one form. Write, for example, 3:5, (3,5) or [3,5].
error-network-unpaired = Line { $line }, column { $column }: it is not certain which numbers make a pair. Write one pair in a line, or 0:1 2:3.
error-network-first-line = Line { $line } may be a comparator, or the number of wires, { $wires }, and the number of comparators, { $comparators }. Remove the line, or write each comparator as 0:1.
error-network-unknown-call = Line { $line }, column { $column }: nobody can know whether “{ $found }” compares and swaps. Call it SWAP if it does.
error-network-macro = Line { $line }, column { $column }: a macro may change what the calls do. Remove it if they compare and swap.
error-network-several = Line { $line }, column { $column }: a second network begins. Leave only one.
error-network-stated-wires = Line { $line }, column { $column }: the list says it has { $stated ->
    [one] one wire
   *[other] { $stated } wires
}, but its comparators need { $found }.
error-network-stated-comparators = Line { $line }, column { $column }: the list says it has { $stated ->
    [one] one comparator
   *[other] { $stated } comparators
}, but it has { $found }.
error-network-stated-layers = Line { $line }, column { $column }: the list says it has { $stated ->
    [one] one layer
   *[other] { $stated } layers
}, but its comparators make { $found }.
error-wire-not-allowed = Line { $line }, column { $column }: there is no wire { $wire } here; wires go from { $min } to { $max }.
error-same-wire-at = Line { $line }, column { $column }: a comparator joins wire { $wire } to itself.
error-network-text-too-long = The list has { $count } characters; at most { $limit } are allowed.
error-too-few-wires = The list needs { $named ->
    [one] one wire
   *[other] { $named } wires
}, so { $count } { $count ->
    [one] is
   *[other] are
} too few.
error-too-many-wires = There are { $count } wires; at most { $limit } are allowed.
error-too-many-comparators = There are { $count } comparators; at most { $limit } are allowed.
error-wire-out-of-range = Comparator { $comparator } is joined to wire { $wire }, but there { $wires ->
    [one] is only one wire
   *[other] are only { $wires } wires
}.
error-same-wire = Comparator { $comparator } joins wire { $wire } to itself.
error-wrong-length = There { $length ->
    [one] is one element
   *[other] are { $length } elements
} for { $wires ->
    [one] one wire
   *[other] { $wires } wires
}: there must be one for each.

# Asking a comparator
why-label = Comparator { $number }
why-comparator = Layer { $layer }: it sends the smaller element to wire { $low }, the larger to wire { $high }.
why-done = { $exchanged ->
    [yes] { $one } and { $other } came in the wrong order, so it swapped them.
   *[no] { $one } and { $other } came in the right order, so it left them.
}
why-to-come = { $exchanged ->
    [yes] { $one } and { $other } will come in the wrong order, so it will swap them.
   *[no] { $one } and { $other } will come in the right order, so it will leave them.
}
why-covered = The elements that come to it are hidden here.
why-delete = The key Delete takes it out.
why-redundant = It never swaps anything, whatever the input, so you can leave it out.
why-label-ghost = Taken out
why-ghost = Before, a comparator here sent the smaller element to wire { $low }, the larger to wire { $high }.
why-without-sorts = Without it the network still sorts every input.
why-without-fails = Without it the network does not sort every input.
why-without-broken = Without it only { $sorted } of { $inputs } zero-one inputs come out sorted.
why-with-sorts = With it the network sorts every input.
why-with-fails = With it the network still does not sort every input.
why-with-broken = With it only { $sorted } of { $inputs } zero-one inputs come out sorted.
take-out = Take it out
put-it-back = Put it back
reverse = Reverse it
