# Network
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
    [yes] Fewest comparators: at least { $least }, at most { $most }; the exact number is open.
   *[no] Fewest comparators: { $most }, proved.
}
network-least-depth = { $open ->
    [yes] Fewest layers: at least { $least }, at most { $most }; the exact number is open.
   *[no] Fewest layers: { $most }, proved.
}
credit-size-known = The fewest comparators known: { $who }.
credit-depth-known = The fewest layers known: { $who }.
credit-both-known = Fewest comparators and fewest layers known: { $who }.
credit-size-proved = That fewer comparators are not enough was proved by { $who }.
credit-depth-proved = That fewer layers are not enough was proved by { $who }.
credit-trivial = That fewer are not enough is plain to see.
network-transform = Make another of it
transform-reflected = Turn upside down
transform-withoutTop = Without the top wire
transform-withoutBottom = Without the bottom wire
transform-untangled = Untangle
transform-about = A network that sorts still does so upside down. Without its top or bottom wire, and the comparators there, it sorts one element fewer.
transform-untangle-about = Untangled, every comparator sends the smaller element up. Taking a wire away untangles first.

# Draw
edit-add = Another comparator
field-wire-one = Wire
field-wire-other = and wire
edit-add-here = { $done ->
    [0] Add it at the beginning
   *[other] Add it after comparator { $done }
}
edit-same = A comparator needs two different wires.
edit-add-about = It comes where the elements are now; the smaller one goes up.
edit-change = Change a comparator
field-comparator = Comparator
edit-chosen = Comparator { $number }: the smaller element to wire { $one }, the larger to wire { $other }.
edit-remove = Remove it
edit-reverse = Reverse it
edit-all = The whole network
edit-undo = Undo
edit-redo = Redo
edit-clear = Start from nothing
edit-about = In the figure: drag from wire to wire to draw; drag a comparator, by an end or by its middle, to move it; drag it out to remove it. Or touch the element on one wire, then that on another. With the keyboard: Enter on an element, the arrow keys, Enter on another; Delete removes a comparator, r reverses it, Ctrl+Z takes back.

# Elements
input-made = Made
input-random = shuffled
input-sorted = in order
input-reversed = backwards
field-seed = Seed
input-another = Shuffle again
input-typed = Your own
typed-limits = { $count ->
    [one] One whole number from 0 to { $largest }, for the wire.
   *[other] { $count } whole numbers from 0 to { $largest }, one for each wire from the top; or zeros and ones without spaces.
}
input-drag = In the figure the elements at the left edge can be dragged to other wires; with the keyboard, Alt and an arrow key.
error-count-values = { $count } numbers for { $wires } wires: there must be one for each.
error-not-a-value = “{ $wrong }” is no number here: whole numbers from 0 to { $largest }, with spaces or commas between.

# The proof
proof-title = The states of the proof
proof-waiting = Counting the states …
proof-nothing = With fewer than two wires there is nothing to prove.
proof-states-sorts = It sorts: that is proved for all { $inputs } inputs of zeros and ones. They did not have to be tried one by one; at most { $most } different states had to be followed at once.
proof-states-sorts-neighbours = It sorts. With { $done } of { $size } comparators worked off there would have been too many states to follow; until then there were at most { $most } at once. But all comparators join neighbours, the smaller element going up, and it is a theorem that such a network sorts every input if it sorts the reversed order (N. G. de Bruijn, 1974). It was run with that, and it does.
proof-states-sorts-pairwise = It sorts, by a theorem that was not proved anew. With { $done } of { $size } comparators worked off there would have been too many states to follow; until then there were at most { $most } at once. What was checked is that this is the pairwise sorting network, comparator for comparator. That it sorts is a theorem of I. Parberry, 1992.
proof-states-fails = It does not sort. All { $size } comparators were worked off, with at most { $most } different states at once instead of { $inputs } inputs; so what was found is exact.
proof-states-empty = Without comparators the { $wires } wires stay as they are: that does not sort.
proof-states-fails-fewest = It does not sort. With { $done } of { $size } comparators worked off there would have been too many states to follow; until then there were at most { $most } at once. The inputs with fewer ones than the failing one were all tried instead.
proof-states-fails-open = It does not sort. With { $done } of { $size } comparators worked off there would have been too many states to follow; until then there were at most { $most } at once. The failing input has the fewest ones of those found; there may be one with fewer.
proof-states-fails-neighbours = It does not sort. With { $done } of { $size } comparators worked off there would have been too many states to follow; until then there were at most { $most } at once. But all comparators join neighbours, the smaller element going up, and for each number of ones it is the input with all of them on top that is the hardest. These were run, and the first to fail is the failing input.
proof-states-undecided = Not decided. With { $done } of { $size } comparators worked off there would have been too many states to follow; until then there were at most { $most } at once. No failing input was found among those tried, but that is no proof.
proof-end = In the end { $last } states are left, one for each number of ones from 0 to { $wires }: all sorted.
proof-about = Wires that comparators have joined form a group. Of each group only the different states are kept, that is, lists of zeros and ones that can be on its wires. First come comparators within a group; then the one that joins two groups with the fewest states together. The most at once is that of one group.
proof-key-left = left after a comparator, in the order of work
proof-key-most = the most at once
proof-key-inputs = all inputs
proof-label = States left in the proof after each of { $count } comparators, on a logarithmic scale; at most { $most } at once.
proof-bar = { $count ->
    [one] Step { $place } of the proof, comparator { $number }: one state is left.
   *[other] Step { $place } of the proof, comparator { $number }: { $count } states are left.
}
proof-count = { $count }
proof-comparator = Comparator { $number }
proof-comparator-of = Comparator { $number }: wires { $low } and { $high }
proof-table = The steps of the proof as a table
proof-table-first = The first { $most } of { $count }.
proof-column-place = Step
proof-column-comparator = Comparator
proof-column-states = States left

# Comparators that do nothing
proof-idle = Comparators that do nothing
proof-idle-none = None: for each comparator there is an input with which it exchanges. That alone does not mean that none can be left out.
proof-idle-some = { $count ->
    [one] This one never exchanges anything, whatever comes in. Without it the network would do the same.
   *[other] These { $count } never exchange anything, whatever comes in. With all of them left out the network would do the same.
}

# The number of comparators
proof-sizes = How many comparators it takes
proof-size-below-bound = Comparators: { $size }. With fewer than { $bound } no network sorts { $wires } elements.
proof-size-below-proved = Comparators: { $size }. It is proved that no network sorts { $wires } elements with fewer than { $proved }.
proof-size-between = Comparators: { $size }. No network is known that sorts { $wires } elements with fewer than { $known }, and nobody has proved that there is none.
proof-size-record = Comparators: { $size }. The smallest network that is known here has { $known }: this one has fewer.
proof-size-least = Comparators: { $size }. No network sorts { $wires } elements with fewer: that is proved.
proof-size-known = Comparators: { $size }, as few as in any network that is known. It is proved that fewer than { $proved } are not enough.
proof-size-more = Comparators: { $size }. The smallest network that is known to sort { $wires } elements has { $known }.
proof-size-unknown = Comparators: { $size }. At least { $bound } are needed to sort { $wires } elements.
proof-bar-of-this = this network
proof-bar-of-known = the smallest known
proof-bar-of-proved = proved to be needed
proof-bar-of-bound = ⌈log₂ n!⌉
proof-bound-about = The dotted line is ⌈log₂ n!⌉, here { $bound }: { $wires } different elements can come in n! orders, and k comparators, each exchanging or not, tell at most 2ᵏ of them apart.

# Growth
growth-title = How it grows
growth-waiting = Counting for 2 to 32 wires …
growth-about = Each further wire doubles the inputs. The states of the proof grow far more slowly: with { $wires } wires there are { $inputs } inputs, and at most { $document } states at once for the document’s network, { $smallest } for the smallest one known.
growth-here = With { $wires } wires: { $inputs } inputs; at most { $document } states at once for the document’s network, { $smallest } for the smallest one known.
growth-label = Inputs and states for { $first } to { $last } wires, on a logarithmic scale.
growth-inputs = all inputs, 2ⁿ
growth-document = most states at once: the document’s network
growth-smallest = most states at once: the smallest known
growth-table = The same as a table
growth-column-wires = Wires
growth-column-inputs = Inputs
growth-column-document = Document’s
growth-column-smallest = Smallest
growth-count = { $count }

# The order that is known
order-none = Without wires there is no order.
order-waiting = Finding out the order …
order-too-many = After { $done } comparators too many states are possible to find out the order of the wires.
order-states-nothing = Comparators done: { $done }. Nothing is known yet: all { $inputs } lists of zeros and ones are possible.
order-states-some = Comparators done: { $done }. Of { $inputs } lists of zeros and ones { $states } are still possible.
order-states-sorted = Comparators done: { $done }. Of { $inputs } lists of zeros and ones { $states } are still possible. The wires are a chain from the top one to the bottom one: sorted.
order-states-chain = Comparators done: { $done }. Of { $inputs } lists of zeros and ones { $states } are still possible. The wires are a chain, so the order of all elements is known; but it does not go from the top wire to the bottom one.
order-about = A line goes up from a wire to one that never holds a smaller element, whatever came in. What follows from other lines is left out.
order-label = { $count ->
    [one] The order known of the wires, the least at the bottom: one line
   *[other] The order known of the wires, the least at the bottom: { $count } lines
}
order-apart = { $count ->
    [one] Nothing is known of this wire:
   *[other] Nothing is known of these { $count } wires:
}
order-list = The same as a list
order-cover = { $low } ≤ { $high }

# The list and the program
text-title = As a list
text-notation = Written
text-notation-colons = 1:2 3:4
text-notation-pairs = (1,2)(3,4)
text-notation-json = JSON: [[1,2],[3,4]]
text-first = The top wire is
text-first-0 = wire 0
text-first-1 = wire 1
text-list = The comparators
text-about-0 = The first wire of a pair receives the smaller element. Wires count from 0. Any of the three ways of writing is read.
text-about-1 = The first wire of a pair receives the smaller element. Wires count from 1. Any of the three ways of writing is read.
text-wires = Number of wires
text-wires-about = { $min } to { $max }; empty: as many as the list names.
text-wires-wrong = A whole number from { $min } to { $max }, please, or nothing.
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
text-program-about = Places count from 0 there, as programs do.

# Zeros and ones
principle-title = Zeros and ones in place of numbers
principle-nothing = All elements are equal, or there are fewer than two: there is nothing to divide into zeros and ones.
principle-threshold = Threshold
principle-from = Numbers from { $threshold } on become 1, smaller ones 0.
principle-stairs = A step: numbers below { $threshold } become 0, those from { $threshold } on become 1.
principle-table = What comes in and what comes out
principle-column-wire = wire
principle-column-in = comes in
principle-column-in-bits = ≥ { $threshold }
principle-column-network = network
principle-column-out = comes out
principle-column-out-bits = ≥ { $threshold }
principle-column-sent = bits sent through
principle-waiting = Sending the zeros and ones through …
principle-agree = The last two columns are equal: it does not matter whether the numbers become zeros and ones after the network or before it.
principle-disagree = The last two columns differ, which must not happen: a mistake of ours.
principle-choose = Show the figure with threshold { $threshold }
principle-drop = Show the figure with numbers
principle-why = Why zeros and ones are enough
principle-step-same = Of { $small } and { $large } a comparator sends { $small } to one wire and { $large } to the other. As 0 and 1 it sends them to the same wires. Numbers on the same side of { $threshold } have equal bits, and equal ones may change places unseen. So every comparator does the same to the numbers and to their zeros and ones, and so does the whole network.
principle-step-wrong = Here { $above } comes out on wire { $wire }, above the smaller { $below } on wire { $next }. With the threshold { $above } that is a 1 above a 0: an input of zeros and ones that does not come out sorted either.
principle-step-suppose = Suppose { $above } had come out above { $below }. With the threshold { $above } that would be a 1 above a 0: an input of zeros and ones would not come out sorted either. So if no zeros and ones fail, no numbers fail.
principle-step-fewer = So it is enough to try { $inputs } inputs of zeros and ones, instead of { $orders } orders of { $wires } numbers.
principle-step-more = So it is enough to try the { $inputs } inputs of zeros and ones. With { $wires } wires that is no gain over { $orders } orders yet; from 4 wires on it is.
principle-put = Set the threshold to { $threshold }
principle-general = A step is the simplest case. Replace the numbers by any others that do not reverse the order of any two, as stairs of any form do: a network does the same to them.

# Errors of a list of comparators
error-network-syntax = Line { $line }, column { $column }: something else was expected there, such as 1:2, (1,2) or [1,2].
error-wire-not-allowed = Line { $line }, column { $column }: there is no wire { $wire } here; wires go from { $min } to { $max }.
error-same-wire-at = Line { $line }, column { $column }: wire { $wire } is joined to itself.
error-network-text-too-long = { $count } characters: at most { $limit } are read.
error-too-few-wires = The list needs { $named } wires: { $count } are too few.
error-too-many-wires = { $count } wires: at most { $limit }.
error-too-many-comparators = { $count } comparators: at most { $limit }.
error-wire-out-of-range = Comparator { $comparator } is joined to wire { $wire }, and there are { $wires }.
error-same-wire = Comparator { $comparator } joins wire { $wire } to itself.
error-wrong-length = { $length } elements for { $wires } wires.

# Asking a comparator
why-label = Comparator { $number }
why-comparator = Layer { $layer }: the smaller element to wire { $low }, the larger to wire { $high }.
why-done = { $exchanged ->
    [yes] { $one } and { $other } came, and changed places.
   *[no] { $one } and { $other } came, and stayed.
}
why-to-come = { $exchanged ->
    [yes] { $one } and { $other } will come, and change places.
   *[no] { $one } and { $other } will come, and stay.
}
why-covered = What comes to it is not told here.
why-redundant = It never exchanges anything, whatever comes in: it can be left out.
remove = Remove
reverse = Reverse
panel-withheld = Not told while the hints are off: it would give away what is to be found out.
