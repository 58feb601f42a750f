page-title = What is the worst list? · Appleyard
title = What is the worst list?
lede = Quicksort puts smaller elements left of a pivot and larger ones right of it, then sorts each side the same way. The pivot decides how fast.

# The figure
quicksort-picture = { $count ->
    [one] A list of one element
   *[other] A list of { $count } elements
}
quicksort-row = The elements, from left to right
picture-values = In the picture below, small values are pale and large ones dark.
area-smaller = { $short ->
    [yes] left
   *[no] left of the pivot
}
area-equal = pivot
area-unprocessed = { $short ->
    [yes] new
   *[no] not looked at
}
area-larger = { $short ->
    [yes] right
   *[no] right of the pivot
}
area-sorting = being sorted
area-waiting = { $short ->
    [yes] waits
   *[no] waiting
}
area-finished = { $short ->
    [yes] done
   *[no] finished
}
mark-element = { $area ->
    [smaller] Place { $place }: { $value }, left of the pivot
    [equal] Place { $place }: { $value }, equal to the pivot
    [unprocessed] Place { $place }: { $value }, not looked at
    [larger] Place { $place }: { $value }, right of the pivot
    [sorting] Place { $place }: { $value }, being sorted
    [finished] Place { $place }: { $value }, finished
    [covered] Place { $place }: { $value }, covered
   *[waiting] Place { $place }: { $value }, waiting
}
rows-heading = the list after each division{ $touch ->
    [yes] : touch a row
   *[no] {""}
}
run-heading = the whole run from top to bottom{ $touch ->
    [yes] : touch a moment
   *[no] {""}
}
row-label = { $at ->
    [start] the list at the start
    [end] the sorted list
   *[division] the list after dividing places { $from } to { $to }
}
gauge = { $short ->
    [yes] waiting: { $now } · limit: { $bound }
   *[no] waiting calls: { $now } · most: { $most } · limit: { $bound }
}

# Pointers, called the same in the figure, in its sentences and in the program
pointer-first = first
pointer-equal = equal
pointer-next = next
pointer-larger = larger
pointer-left = left
pointer-right = right
pointer-boundary = boundary
pointer-end = end
pointer-at = { $behind ->
    [yes] The pointer “{ $name }” stands after place { $place }.
   *[no] The pointer “{ $name }” stands at place { $place }.
}
stack-label = Waiting calls
why-stack = A call waits while a new call, which it has made, sorts a side. { $count ->
    [0] None waits now.
    [one] One waits now, for places { $from } to { $to }.
   *[other] { $count } wait now; the newest of them is for places { $from } to { $to }.
} The dashed line is the limit, { $bound }, if only the shorter side gets a new call.
why-pointer-first = The part that is being divided begins here, and its smaller elements gather here.
why-pointer-equal = The elements equal to the pivot begin here. The elements before them are smaller.
why-pointer-next = The element here is the next one to be compared with the pivot.
why-pointer-larger = The elements larger than the pivot begin here.
why-pointer-left = This pointer comes from the left. No element that it has passed is larger than the pivot.
why-pointer-right = This pointer comes from the right. No element that it has passed is smaller than the pivot.
why-pointer-boundary = The elements that are not smaller than the pivot begin here.
code-pointers = Pointers

# What is sorted, in short
input-name = { $input ->
    [random] shuffled with seed { $seed }, which fixes the order
    [sorted] already sorted
    [reversed] sorted backwards
    [nearly-sorted] nearly sorted, with seed { $seed }
    [few-distinct] with few different values, with seed { $seed }
    [all-equal] all equal
    [organ-pipe] up and down again
    [sawtooth] up again and again
    [time-killer] built to slow down the rule “{ $against }”
    [stack-killer] built so that the rule “{ $against }” finds the median every time
   *[typed] as typed
}
in-short = { $listed ->
    [no] {""}
   *[yes] { $count ->
        [one] One element, { $list }.
       *[other] { $count } elements, { $list }.
    }
}{ $scheme ->
    [hoare] {" "}Partition: Hoare’s.
    [lomuto] {" "}Partition: Lomuto’s.
   *[three-way] {""}
}{ $rule ->
    [document] {""}
   *[other] {" "}Pivot: { $pivot }.
}{ $called ->
    [two] {" "}Each side gets a call.
    [larger] {" "}The longer side gets the new call.
    [left] {" "}The left side gets the new call.
   *[smaller] {""}
}{ $cutoff ->
    [2] {""}
   *[other] {" "}Fewer than { $cutoff } elements: { $small ->
        [insertion] insertion sort.
        [table] sorting network.
       *[unrolled] unrolled sorting network.
    }
}
pivot-document = at the middle place below 10 elements, else at random
pivot-random = at random
pivot-first = first
pivot-last = last
pivot-middle = the one at the middle place
pivot-median-of-three = median of three
pivot-ninther = median of three medians
pivot-hand = chosen by hand

# Narration
quicksort-start = { $count ->
    [one] Here is one element, { $list }.
   *[other] Here are { $count } elements, { $list }.
}
quicksort-built = { $input ->
    [stack-killer] With this list, { $waiting ->
        [0] no call waits
        [one] one call waits
       *[other] up to { $waiting } calls wait
    } at once. With a shuffled one, { $usual ->
        [0] no call waits.
        [one] one call waits.
       *[other] up to { $usual } calls wait.
    }
   *[time-killer] This list takes { $comparisons ->
        [one] { $comparisons } comparison
       *[other] { $comparisons } comparisons
    } with the rule in use. A shuffled one takes { $shuffled }.
}
quicksort-invite = { $invites ->
    [none] There is only one element, so there is nothing to sort.
    [small] The list is shorter than the cutoff, so it is sorted like every short part.
   *[touch] <invite>Touch an element to make it the first pivot, or press play. The best has half of the others below it.</invite>
}
quicksort-run-below = The picture below the elements shows the whole run, from top to bottom.<invite> Touch it to go to that moment.</invite>
quicksort-rows-below = The rows below the elements show the list after each division, from top to bottom.<invite> Touch a row to go there, or the waiting calls to see what they are.</invite>
step-probe = To choose a pivot, the program compares { $value } with { $other }: { $order ->
    [less] { $value } is smaller.
    [equal] they are equal.
   *[greater] { $value } is larger.
}
step-pivot = { $same ->
    [yes] The pivot of places { $from } to { $to } is { $value }. It is already at the front.
   *[no] The pivot of places { $from } to { $to } is { $value }. It is swapped to the front, out of the way.
}
step-covered = The program compares { $value } with the pivot, { $pivot }.
step-equal = { $value } equals the pivot, so it stays where it is, and the pointer <point>next</point> moves on.
step-larger = { $same ->
    [yes] { $value } is larger than the pivot, { $pivot }, so the pointer <point>larger</point> steps down to it.
   *[no] { $value } is larger than the pivot, { $pivot }, so the pointer <point>larger</point> steps down and the two elements are swapped.
}
step-larger-more = { $same ->
    [yes] It is on the right already, so nothing moves.
   *[no] The one that came in is still new, so <point>next</point> waits.
}
step-smaller = { $value } is smaller than the pivot, { $pivot }, so it is swapped with the first one equal to { $pivot }. The pointers <point>equal</point> and <point>next</point> move on.
step-scan-left = { $moved ->
    [yes] { $value } is smaller than the pivot, { $pivot }, so it can stay on the left. The pointer <point>left</point> moves on.
   *[no] { $value } is not smaller than the pivot, { $pivot }, so the pointer <point>left</point> stops here.
}
step-scan-right = { $moved ->
    [yes] On the right, an element is larger than the pivot, { $pivot }, so it can stay there. The pointer <point>right</point> steps down.
   *[no] { $value } is not larger than the pivot, { $pivot }, so the pointer <point>right</point> stops here.
}
step-exchange = Both pointers have stopped, so the program swaps { $value } and { $other }: each goes to its correct side.
step-stay = { $value } is not smaller than the pivot, { $pivot }, so it stays.
step-move = { $value } is smaller than the pivot, { $pivot }, so it is swapped to the smaller ones.
step-place = { $same ->
    [yes] The pivot, { $value }, is already where it belongs, at place { $place } between the two sides.
   *[no] The pivot, { $value }, is swapped to where it belongs, to place { $place } between the two sides.
}
step-shift = { $other } is larger than { $value }, so the two are swapped.
step-settle = { $value } is not larger than { $other }, so { $other } has found its place.
step-comparator = { $moved ->
    [yes] { $other } stood before { $value }, so the comparator swaps the two.
   *[no] { $value } stands before { $other }, so the comparator leaves the two as they are.
}
part-done = { $middle ->
    [one] The part is divided: { $left } on the left, { $right } on the right, and one between them, which never moves again.
   *[other] The part is divided: { $left } on the left, { $right } on the right, and { $middle } between them, which never move again.
}
part-sides = { $order ->
    [smaller] A new call sorts the shorter side, { $from } to { $to }.
    [larger] A new call sorts the longer side, { $from } to { $to }.
    [left] A new call sorts the left side, { $from } to { $to }.
   *[same] Both sides are equally long. A new call sorts places { $from } to { $to }.
}
part-sides-more = { $order ->
    [smaller] It has at most half the elements, so calls cannot nest deep. Places { $first } to { $last } wait.
    [larger] It can have almost all elements, so calls can nest deep. Places { $first } to { $last } wait.
    [left] It can have almost all elements, so calls can nest deep. Places { $first } to { $last } wait.
   *[same] Places { $first } to { $last } wait.
}
part-back = Places { $from } to { $to } are finished, so the program goes back to places { $first } to { $last }, which waited.
quicksort-choose = <invite>Choose the pivot: touch an element at one of the places { $from } to { $to }.</invite>
quicksort-sorted = The list is sorted with { $comparisons ->
    [one] { $comparisons } comparison
   *[other] { $comparisons } comparisons
}. { $verdict ->
    [good] That is good, because { $why ->
        [equal] many elements equalled their pivot
        [mixed] enough pivots divided evenly
        [near] most elements were near their places
       *[even] most pivots left two sizeable sides
    }.
    [bad] That is bad, because { $why ->
        [mixed] too few pivots divided evenly
        [medians] finding medians took many of them
        [far] many elements had far to go
       *[uneven] most pivots nearly emptied one side
    }.
    [fixed] A sorting network makes the same ones for every list.
   *[only] So short a list leaves no choice.
}{ $why ->
    [none] {""}
    [equal] {" "}With no equal ones, the best take about { $best }.
    [near] {" "}The best list takes { $best }, the worst { $pairs }.
    [far] {" "}The best list takes { $best }, the worst { $pairs }.
   *[other] {" "}The best take about { $best }, the worst { $pairs }.
}
quicksort-sorted-more = It took { $swaps ->
    [one] { $swaps } swap
   *[other] { $swaps } swaps
}.{" "}{ $called ->
    [yes] { $waiting ->
        [one] At most one call had to wait.
       *[other] At most { $waiting } calls had to wait at once.
    }
   *[no] { $waiting ->
        [0] There was no new call, so none had to wait.
       *[other] No new call had anything to sort: each had one element at most, and returned at once.
    }
}{ $bounded ->
    [yes] {" "}Whatever the list, the limit is { $bound }, because each new call has at most half the elements of the one around it.
   *[no] { $called ->
        [no] {""}
       *[yes] {" "}If only the shorter side got a new call, at most { $bound } would have to wait.
    }
}
quicksort-before = Before your change, it took { $comparisons ->
    [one] { $comparisons } comparison
   *[other] { $comparisons } comparisons
} and { $swaps ->
    [one] { $swaps } swap
   *[other] { $swaps } swaps
}.
quicksort-predict = Places { $from } to { $to } are almost divided. Which side has fewer elements?
answer-left = the left one
answer-right = the right one
answer-same = both the same

# Claims
claim-holds = { $claim }
claim-broken = { $claim } This is no longer true: look at place { $place }.
claim-smaller = Every element on the left is smaller than the pivot.
claim-equal = Every element in the middle equals the pivot.
claim-larger = Every element on the right is larger than the pivot.
claim-not-larger = No element on the left is larger than the pivot.
claim-not-smaller = No element on the right is smaller than the pivot.
claim-sorted = This part is in order.
claim-outside = No element before this part is larger than any in it, and none after it is smaller.

# Asking an element
why-label = Place { $place }
why-element = { $area ->
    [smaller] { $value } lies on the left because it is not larger than the pivot: the program has compared the two.
    [equal] { $value } equals the pivot, so it stays for good once this part is divided.
    [unprocessed] { $value } has not been looked at yet, so nobody knows its side.
    [larger] { $value } lies on the right because it is not smaller than the pivot: the program has compared the two.
    [sorting] { $value } lies in a short part, which is being sorted now.
    [finished] { $value } is finished: nothing before it is larger, and nothing after it is smaller.
    [covered] { $value } is smaller than the pivot, equal or larger: which of these is hidden here.
   *[waiting] { $value } lies in a part that waits until another part is sorted.
}
why-pivot = { $by ->
    [hand] You chose { $value } as the pivot of places { $from } to { $to }.
   *[rule] { $value } is the pivot of places { $from } to { $to }. The rule “{ $rule }” chose it.
}
pivot-again = <invite>Touch it again to make it the pivot.</invite>
pivot-this = Make it the pivot
pivot-another = Choose another pivot
exchange-start = Swap it with another, to see what breaks
exchange-with = <invite>Now touch the element to swap with place { $place }.</invite>
exchanged = You have swapped places { $first } and { $second }, and the program does not know.
exchanged-holds = Every claim still holds.
exchanged-broken = The program relies on a claim that is no longer true, so it cannot go on from here.
exchanged-stuck = Every claim still holds, but the program cannot go on from here. Its earlier comparisons have already separated these two.
exchange-run-on = Go on from here
exchange-back = Put them back
field-pick = Pivot at place
pick-take = Take this one
pick-ruled = Let the rule choose
pick-undo = Take the pivot back
watch = Watch a demonstration
demonstration = This is a demonstration.<invite> Touch an element to begin anew.</invite>
sound = Sound

# The figure as text
text-list = The list: { $list }.
text-list-long = The list has { $count } { $count ->
    [one] element
   *[other] elements
}; the first { $shown }: { $list }.
text-part = { $count ->
    [one] The program is working on place { $from }.
   *[other] The program is working on places { $from } to { $to }, which are { $count } elements.
}
text-finished = { $more ->
    [yes] Finished, among others: places { $places }.
   *[no] { $count ->
        [one] Finished: place { $places }.
       *[other] Finished: places { $places }.
    }
}
text-waiting = { $more ->
    [yes] Waiting, among others: places { $places }.
   *[no] { $count ->
        [one] Waiting: place { $places }.
       *[other] Waiting: places { $places }.
    }
}
text-area = { $area ->
    [smaller] Smaller than the pivot: { $count ->
        [0] none.
        [1] place { $from }.
       *[other] places { $from } to { $to }.
    }
    [equal] Equal to the pivot: { $count ->
        [0] none.
        [1] place { $from }.
       *[other] places { $from } to { $to }.
    }
    [unprocessed] Not looked at: { $count ->
        [0] none.
        [1] place { $from }.
       *[other] places { $from } to { $to }.
    }
    [larger] Larger than the pivot: { $count ->
        [0] none.
        [1] place { $from }.
       *[other] places { $from } to { $to }.
    }
    [not-larger] Not larger than the pivot: { $count ->
        [0] none.
        [1] place { $from }.
       *[other] places { $from } to { $to }.
    }
    [not-smaller] Not smaller than the pivot: { $count ->
        [0] none.
        [1] place { $from }.
       *[other] places { $from } to { $to }.
    }
   *[sorted] In order: places { $from } to { $to }.
}
text-counters = So far the program has made { $comparisons ->
    [one] { $comparisons } comparison
   *[other] { $comparisons } comparisons
} and { $swaps ->
    [one] { $swaps } swap
   *[other] { $swaps } swaps
}. It has written { $writes ->
    [one] { $writes } element
   *[other] { $writes } elements
} and used { $comparators ->
    [one] { $comparators } comparator
   *[other] { $comparators } comparators
}. Waiting calls: { $now } now, { $most } at most so far; the limit is { $bound }.

# Errors
error-no-values = There must be at least one number.
error-too-many-values = The list has { $count } elements; at most { $limit } can be sorted here.
error-value-too-large = Element { $index } is { $value }; the largest possible number is { $limit }.
error-cutoff-out-of-range = The cutoff is { $value }, but it must be between { $min } and { $max }.
error-too-many-steps = Sorting this list would take more than { $limit } steps, which are too many to record. Use fewer elements, or another pivot.
error-pivot-outside-range = Pivot number { $partition } is at place { $at }, outside its part, which has places { $lo } to { $hi }.
error-no-killer = Nobody can build a list against that rule, because nobody can foresee its pivots.
error-killer-too-large = A list built against a rule may have at most { $limit } elements.
error-seeds-out-of-range = You asked for { $value } { $value ->
    [one] seed
   *[other] seeds
}: the number must be between { $min } and { $max }.
error-worst-out-of-range = You asked for all orders of { $value } { $value ->
    [one] element
   *[other] elements
}: the number must be between { $min } and { $max }.
error-step-out-of-range = There is no step { $value }: the run has { $max } steps.
error-place-out-of-range = There is no place { $value }: the list has { $max } elements.

word-input = List
word-variant = Sort
word-code = Program
word-tree = Tree
word-race = Race
word-lab = Worst list

# Settings
settings-show = Elements
look-show-bars = as bars
look-show-cards = as cards with their values, where there is room
settings-colour = Picture of many elements
look-colour-area = by area
look-colour-value = by value

