page-title = What is the worst list? · Appleyard
title = What is the worst list?
lede = Quicksort with four pointers: each element is compared with a pivot and goes to its left, to its right, or stays with it. Step through it, and see why its stack stays small.

# The plate
quicksort-plate = { $count ->
    [one] A list of one element
   *[other] A list of { $count } elements
}
quicksort-row = The elements, from left to right
quicksort-caption = { $many ->
    [frame] Hollow goes to the left of the pivot, solid to its right, gold is the pivot or equal to it, grey has not been looked at.
    [race] Each figure is a variant on the same list. In the part that is being divided, hollow elements go to the left of the pivot, gold ones are the pivot or equal to it, solid ones go to its right, grey ones have not been looked at; the rest is pale.
    [woodcut] { $scheme ->
        [three-way] Bars or cards are elements. In the part that is being divided, hollow ones are smaller than the pivot, gold ones are equal to it, solid ones are larger, grey ones have not been looked at; the rest is pale. Below the pointers: the live calls, nested, and the line that calling only the shorter side never crosses. Below that the list as it was and a row for each finished partition, the strokes the wider the larger the element.
       *[other] Bars or cards are elements. In the part that is being divided, hollow ones go to the left of the pivot, the gold one is the pivot, solid ones go to its right, grey ones have not been looked at; the rest is pale. Below the pointers: the live calls, nested, and the line that calling only the shorter side never crosses. Below that the list as it was and a row for each finished partition, the strokes the wider the larger the element.
    }
   *[picture] { $colour ->
        [area] Above, the elements now; below them the whole run, time downwards, each place coloured by its area. Touch it to go there.
       *[value] Above, the elements now; below them the whole run, time downwards, each place coloured by its value, pale small and dark large. Touch it to go there.
    }
}
area-smaller = left of the pivot
area-equal = the pivot and what equals it
area-unprocessed = not looked at
area-larger = right of the pivot
area-waiting = waiting
area-finished = finished
mark-element = { $area ->
    [smaller] Place { $place }: { $value }, left of the pivot
    [equal] Place { $place }: { $value }, as the pivot
    [unprocessed] Place { $place }: { $value }, not looked at
    [larger] Place { $place }: { $value }, right of the pivot
    [sorting] Place { $place }: { $value }, being put in order
    [sorted] Place { $place }: { $value }, in order
   *[outside] Place { $place }: { $value }
}
gauge = live calls: { $frames } · most: { $most } · line: { $bound }
areas-label = The areas, drawn in characters

# What is sorted, in short
input-name = { $input ->
    [random] shuffled with seed { $seed }
    [sorted] already sorted
    [reversed] sorted backwards
    [nearly-sorted] nearly sorted, with seed { $seed }
    [few-distinct] of few different values, with seed { $seed }
    [all-equal] all equal
    [organ-pipe] up and down again
    [sawtooth] in teeth
    [time-killer] built to make the rule “{ $against }” take its time
    [stack-killer] built so that the rule “{ $against }” finds the median every time
   *[typed] as typed
}
in-short = { $own ->
    [yes] { $count } elements, { $list }. Partition: { $scheme ->
        [three-way] three-way
        [hoare] Hoare’s
       *[lomuto] Lomuto’s
    }. Pivot: { $pivot }. { $calls ->
        [two] Both sides are calls
       *[one] { $recurse ->
            [smaller] The shorter side is called
            [larger] The longer side is called
           *[left] The left side is called
        }
    }. { $cutoff ->
        [2] No cutoff.
       *[other] Fewer than { $cutoff } elements: { $small ->
            [insertion] insertion sort.
            [table] sorting network.
           *[unrolled] unrolled sorting network.
        }
    }
   *[no] { $count } elements, { $list }.
}
pivot-document = middle below 10, else at random
pivot-random = at random
pivot-first = first
pivot-last = last
pivot-middle = middle
pivot-median-of-three = median of three
pivot-ninther = median of three medians
pivot-hand = chosen by hand

# Narration
quicksort-start = { $count ->
    [one] One element: there is nothing to sort.
   *[other] { $small ->
        [yes] { $count } elements, { $list }. They are fewer than the cutoff: the small sort puts them in order.
       *[no] { $count } elements, { $list }. One of them becomes the pivot.
    }
}
step-probe = To choose a pivot, { $value } is compared with { $other }: { $order ->
    [less] smaller.
    [equal] equal.
   *[greater] larger.
}
step-pivot = { $same ->
    [yes] The pivot of places { $from } to { $to } is { $value }; it stands at the front already.
   *[no] The pivot of places { $from } to { $to } is { $value }; it is swapped to the front.
}
step-covered = { $value } is compared with the pivot, { $pivot }.
step-equal = { $value } equals the pivot: it stays where it is, and <point>p...</point> goes on.
step-larger = { $same ->
    [yes] { $value } is larger than the pivot, { $pivot }: <point>p>>></point> steps down to it, and nothing has to move.
   *[no] { $value } is larger than the pivot, { $pivot }: <point>p>>></point> steps down, and the two elements are swapped. What has come in its place has not been looked at.
}
step-smaller = { $value } is smaller than the pivot, { $pivot }: it is swapped with the first of the equal ones, and <point>p===</point> and <point>p...</point> go on.
step-scan-left = { $moved ->
    [yes] { $value } is smaller than the pivot, { $pivot }: <point>i</point> goes on.
   *[no] { $value } is not smaller than the pivot, { $pivot }: <point>i</point> stops here.
}
step-scan-right = { $moved ->
    [yes] From the right: larger than the pivot, { $pivot }, so <point>j</point> steps down.
   *[no] { $value } is not larger than the pivot, { $pivot }: <point>j</point> stops here.
}
step-exchange = Both pointers have stopped: { $value } and { $other } are swapped.
step-stay = { $value } is not smaller than the pivot, { $pivot }: it stays.
step-move = { $value } is smaller than the pivot, { $pivot }: it goes to the smaller ones.
step-place = { $same ->
    [yes] The pivot, { $value }, is where it belongs already: place { $place }.
   *[no] The pivot, { $value }, is swapped to where it belongs: place { $place }.
}
step-shift = { $other } is larger than { $value }: they change places.
step-settle = { $value } is not larger than { $other }, which has found its place.
step-comparator = { $moved ->
    [yes] The comparator swaps the two: { $value } before { $other }.
   *[no] The comparator leaves { $value } before { $other }.
}
part-done = { $calls ->
    [smaller] Divided: { $left } on the left, { $middle } in the middle for good, { $right } on the right. The shorter side is called, the longer one waits.
    [larger] Divided: { $left } on the left, { $middle } in the middle for good, { $right } on the right. The longer side is called, the shorter one waits.
    [left] Divided: { $left } on the left, { $middle } in the middle for good, { $right } on the right. The left side is called, the right one waits.
   *[two] Divided: { $left } on the left, { $middle } in the middle for good, { $right } on the right. Both sides are called, one after the other.
}
quicksort-choose = Choose the pivot: point at an element at one of the places { $from } to { $to }.
quicksort-sorted = { $bounded ->
    [yes] { $waiting ->
        [0] Sorted. Comparisons: { $comparisons }; swaps: { $swaps }. No call had to wait; whatever the list, at most { $bound } would.
        [one] Sorted. Comparisons: { $comparisons }; swaps: { $swaps }. Never did more than one call wait; whatever the list, at most { $bound } would.
       *[other] Sorted. Comparisons: { $comparisons }; swaps: { $swaps }. Never did more than { $waiting } calls wait; whatever the list, at most { $bound } would.
    }
   *[no] { $waiting ->
        [0] Sorted. Comparisons: { $comparisons }; swaps: { $swaps }. No call had to wait.
        [one] Sorted. Comparisons: { $comparisons }; swaps: { $swaps }. One call waited at the worst moment; calling the shorter side and going on with the longer one, at most { $bound } would.
       *[other] Sorted. Comparisons: { $comparisons }; swaps: { $swaps }. { $waiting } calls waited at the worst moment; calling the shorter side and going on with the longer one, at most { $bound } would.
    }
}
quicksort-predict = The division of places { $from } to { $to } is all but done. Which side has fewer elements?
answer-left = the left one
answer-right = the right one
answer-same = both have as many

# Claims
claim-holds = { $claim }
claim-broken = { $claim } Not so: look at place { $place }.
claim-smaller = Everything in <<< is smaller than the pivot.
claim-equal = Everything in === equals the pivot.
claim-larger = Everything in >>> is larger than the pivot.
claim-not-larger = Nothing on the left is larger than the pivot.
claim-not-smaller = Nothing on the right is smaller than the pivot.
claim-sorted = This part is in order.
claim-outside = Nothing before the part is larger, nothing behind it is smaller, than what is in it.

# Asking an element
why-label = Place { $place }
why-element = { $area ->
    [smaller] { $value } lies on the left: it was compared with the pivot and is smaller, or at least not larger.
    [equal] { $value } is the pivot, or equal to it. When this part is divided it stays for good.
    [unprocessed] { $value } has not been compared with the pivot yet.
    [larger] { $value } lies on the right: it was compared with the pivot and is larger, or at least not smaller.
    [sorting] { $value } is among the few elements that are being put in order.
    [sorted] { $value } is where it belongs.
    [covered] { $value }. Whether it is smaller or larger than the pivot is not told here.
   *[outside] { $value } lies outside the part that is worked on.
}
exchange-start = Swap it with another, to see what breaks
exchange-with = Now the other one that the element at place { $place } is to change places with.
exchanged = You have swapped places { $first } and { $second } behind the program’s back.
exchanged-holds = Every claim still holds.
exchange-back = Put them back
field-pick = Pivot at place
pick-take = Take this one

# The figure as text
text-list = The list: { $list }.
text-list-long = The list has { $count } elements; the first { $shown }: { $list }.
text-part = { $count ->
    [one] Being worked on: place { $from }.
   *[other] Being worked on: places { $from } to { $to }, { $count } elements.
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
text-counters = So far { $comparisons } comparisons, { $swaps } swaps, { $writes } elements written, { $comparators } comparators. Live calls: { $frames } now, { $most } at most so far; the bound is { $bound }.

# Errors
error-no-values = There must be at least one number.
error-too-many-values = { $count } elements: at most { $limit } are sorted here.
error-value-too-large = Element { $index } is { $value }: at most { $limit }.
error-cutoff-out-of-range = The cutoff is { $value }: it must be between { $min } and { $max }.
error-too-many-steps = This list would take more than { $limit } steps, which are too many to record. Take fewer elements, or another pivot.
error-pivot-outside-range = Pivot number { $partition } is at place { $at }, outside its part: places { $lo } to { $hi }.
error-no-killer = There is no such list against that rule.
error-killer-too-large = A list that is built against a rule may have at most { $limit } elements.
error-seeds-out-of-range = { $value } seeds: between { $min } and { $max }.
error-step-out-of-range = There is no step { $value }: the run has { $max }.
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
settings-sound = Sound
sound-on = each step sounds, the larger the higher
