# The list
input-made = A list that is
input-random = shuffled
input-sorted = sorted
input-reversed = sorted backwards
input-nearly-sorted = nearly sorted
input-few-distinct = with few different values
input-all-equal = all equal
input-organ-pipe = up and down again
input-sawtooth = up again and again
input-time-killer = slow for a rule
input-stack-killer = deep for a rule
input-random-about = The numbers 1 to N; the seed decides their order.
input-sorted-about = The numbers 1 to N in order.
input-reversed-about = The numbers from N down to 1.
input-nearly-sorted-about = The numbers 1 to N in order, with a few elements swapped.
input-few-distinct-about = Only a few values, each many times.
input-all-equal-about = One value, N times.
input-organ-pipe-about = The values rise up to the middle, then fall.
input-sawtooth-about = The values rise, then begin again below.
input-time-killer-about = The program runs, and each time it compares two elements, an adversary chooses the answer. So the pivot of this rule turns out badly every time.
input-stack-killer-about = The pivot is always the median, so both sides are equally long and calls nest as deep as they can. With N = 3·2^k−1 (like 47 or 95) they reach the limit.
input-typed-about = The numbers that you typed.
typed-limits = Type at most { $most } whole numbers from 0 to { $largest }, with spaces or commas between them. Numbers may repeat.
input-against = Against the pivot rule
input-size = Size
input-typed = Or your own numbers
field-length = Elements
field-seed = Seed

# The sort
variant-scheme = How to divide
sort-scheme-three-way = in three: smaller, equal, larger
sort-scheme-hoare = in two, from both ends (Hoare)
sort-scheme-lomuto = in two, from the left (Lomuto)
variant-scheme-about = With three areas, the elements equal to the pivot are finished at once.
variant-pivot = The pivot
variant-pivot-about = Against a rule without chance, somebody can build a bad list.
field-chance = Random seed
variant-recurse = The new call is for
sort-recurse-smaller = the shorter side
sort-recurse-larger = the longer side
sort-recurse-left = the left side
variant-recurse-about = If the shorter side gets the new call and the other goes on in the same call, at most floor(log₂ N) calls wait.
variant-calls = The other side
sort-calls-one = goes on in the same call
sort-calls-two = gets another new call
variant-calls-about = The last thing that a call does can be a loop instead of another call.
variant-small = Short parts
sort-small-insertion = by insertion
sort-small-table = by a sorting network
sort-small-unrolled = by an unrolled network
field-cutoff = with fewer elements than
variant-small-about = With 2, this sort has nothing to do, because a part of one element is sorted already.

# The program
code-language = Language
code-label = The program; the line of the last step is highlighted
code-pseudo = pseudo-code
code-rust = Rust
code-cpp = C++
code-claims = Claims after this step
code-no-claims = Nothing has been divided yet.
areas-label = The areas, drawn in characters

code-about = Places are counted from 1. “end” points after the last element, and so does a pointer that has reached the end. To break a claim, touch an element and swap it with another.

# Pseudo-code
pseudo-begin = sort({ $from }, { $to }):
pseudo-sort = sort({ $from }, { $to })
pseudo-small = sort the short part({ $from }, { $to })
pseudo-cutoff = cutoff
pseudo-pivot = choose a pivot; swap it to { $place }
pseudo-while = while { $condition }:
pseudo-for = for { $name } from { $from } to { $to }:
pseudo-if = if { $condition }:
pseudo-otherwise = otherwise:
pseudo-and = { $one } and { $other }
pseudo-compare = compare { $element } with the pivot { $pivot }
pseudo-equal = equal:   { $does }
pseudo-larger = larger:  { $does }
pseudo-smaller = smaller: { $does }
pseudo-swap = swap { $one }, { $other }
pseudo-again = { $does }; begin the loop again
pseudo-leave = leave the loop
pseudo-return = return

# The tree
tree-about = Each bar is a part, and its width is its number of elements. It lies below the part that it came from. { $levels ->
    [one] There is one level.
   *[other] There are { $levels } levels.
} Touch a bar to go to its beginning.
tree-label = The tree of parts, with { $parts ->
    [one] one part
   *[other] { $parts } parts
} on { $levels ->
    [one] one level
   *[other] { $levels } levels
}
tree-part = { $count ->
    [one] place { $from }
   *[other] places { $from } to { $to }
}
tree-here = Now: { $part }, level { $level }.
tree-from = It came from
tree-into = It is divided into

# The race
race-lanes = Who races: { $fewest } to { $most }
race-about = All sort the same list. They run in step, one operation at a time, so you can compare them at any moment.
race-too-many = A race shows every element of each lane, so the list may have at most { $most } elements. Choose a shorter list.
race-start = Start: quicksort against insertion sort and bubble sort (elements: { $count })
race-ready-1 = Three ways to divide
race-ready-2 = Which side gets the new call
race-ready-3 = Four pivot rules
race-ready-4 = Other sorts for short parts
race-end = End the race
variant-document = Quicksort, as in “Reinvent wheels”
variant-mine = As set under “Sort”
variant-first-pivot = Pivot: first
variant-middle-pivot = Pivot: at the middle place
variant-median-pivot = Pivot: median of three
variant-ninther-pivot = Pivot: median of three medians
variant-hoare = Hoare’s partition
variant-lomuto = Lomuto’s partition
variant-larger-first = Longer side first
variant-two-calls = A call for each side
variant-insertion = Insertion below 17
variant-network = Networks below 33
variant-plain-insertion = Insertion sort
variant-bubble = Bubble sort
race-picture = { $lanes } ways of sorting the same list, side by side
race-work = { $comparisons ->
    [one] { $comparisons } comparison
   *[other] { $comparisons } comparisons
} · { $swaps ->
    [one] { $swaps } swap
   *[other] { $swaps } swaps
}
race-memory = { $writes ->
    [one] { $writes } write
   *[other] { $writes } writes
} · { $waiting } waiting
race-running = { $home ->
    [0] All are still sorting.
    [one] One has finished, and { $running ->
        [one] one is still sorting.
       *[other] { $running } are still sorting.
    }
   *[other] { $home } have finished, and { $running ->
        [one] one is still sorting.
       *[other] { $running } are still sorting.
    }
}
race-over = All have sorted the list. { $same ->
    [yes] Comparisons: { $least } each.
   *[no] Comparisons: from { $least } ({ $best }) to { $most } ({ $worst }).
}
race-lane = { $variant }: { $comparisons ->
    [one] { $comparisons } comparison
   *[other] { $comparisons } comparisons
}, { $swaps ->
    [one] { $swaps } swap
   *[other] { $swaps } swaps
}, { $writes ->
    [one] { $writes } element written
   *[other] { $writes } elements written
}; { $waiting ->
    [0] no call had to wait
    [one] at most one call waited
   *[other] at most { $waiting } calls waited
}; { $steps ->
    [one] { $steps } step in all
   *[other] { $steps } steps in all
}.
race-table = What each race lane has done so far
race-column-variant = Way of sorting
race-column-comparisons = Comparisons
race-column-swaps = Swaps
race-column-writes = Elements written
race-column-waiting = Waiting calls, at most
race-column-steps = Steps in all
race-ended = The bars show the cost of { $lanes } ways of sorting
measure = At full speed
measure-about = In the background, the browser sorts the same random numbers in three ways, in turn, several times. The table shows the median. Appleyard’s time includes copying the numbers into WebAssembly and back.
measure-size = Sort { $size } numbers
measure-running = Measuring …
measure-done = { $length } numbers, median of { $runs } runs each
measure-column-by = Sorted by
measure-column-time = Time
measure-column-ratio = Compared with Appleyard
measure-by-core = Appleyard’s fast sort
measure-by-typed = the browser’s sort of a typed array
measure-by-plain = the browser’s sort of a plain array
measure-ms = { $ms } ms
measure-ratio = { $ratio } ×

# The laboratory
lab-build = A very bad list
lab-against = against the pivot rule
lab-time = Show me a very bad list
lab-stack = Show me a very deep list
lab-random = Same list, pivot at random
lab-about-none = { $chance ->
    [yes] Your rule chooses by chance, so nobody can build a bad list against it. Choose another rule here.{" "}
   *[no] {""}
}Each time the program compares two elements, an adversary chooses the answer. It decides only then which elements are small and which are large.
lab-about-time-killer = The pivot turns out badly every time, so nearly every comparison is wasted. Another list may take a few more. But the stack stays almost empty, because the shorter side, which gets the new call, is so short. Now try a random pivot on the same list.
lab-about-stack-killer = The pivot is always the median. So there are few comparisons, but as many waiting calls as there can be when the shorter side gets the new call.
lab-outcome = { $compared ->
    [yes] {""}
   *[no] This list takes { $comparisons ->
        [one] { $comparisons } comparison
       *[other] { $comparisons } comparisons
    }.{" "}
}With random pivots, different values and no other sort for short parts, the average is { $mean }. With the smallest element as pivot every time, it is { $worst }. { $waiting ->
    [0] No call has to wait
    [one] At most one call waits
   *[other] At most { $waiting } calls wait
}; the limit is { $bound }.
lab-seeds = { $seeds } { $seeds ->
    [one] random seed
   *[other] random seeds
} on this list
lab-count = Sort it with each of them
lab-counting = Sorting …
lab-too-many = To try the seeds, choose a list of at most { $most } elements.
lab-chart = It takes { $least } to { $most } comparisons: { $mean } on average, and { $median } as the median.
lab-beyond = This run, with { $comparisons }, lies far to the right of the chart.
lab-column-from = Comparisons from
lab-column-to = to
lab-column-seeds = Seeds

# Errors of the typed list
error-not-a-value = “{ $wrong }” cannot be used here: type whole numbers from 0 to { $largest }, with spaces or commas between them.
error-not-a-value-at = Line { $line }, column { $column }: “{ $wrong }” cannot be used here: type whole numbers from 0 to { $largest }, with spaces or commas between them.
error-list-too-long = You can type at most { $most } numbers. The page can make longer lists.
