# The list
input-made = A list that is
input-random = shuffled
input-sorted = sorted
input-reversed = sorted backwards
input-nearly-sorted = nearly sorted
input-few-distinct = of few different values
input-all-equal = all equal
input-organ-pipe = up and down again
input-sawtooth = in teeth
input-time-killer = the slowest for a rule
input-stack-killer = the deepest for a rule
input-random-about = 1 to N in an order that the seed decides.
input-sorted-about = 1 to N in order.
input-reversed-about = N down to 1.
input-nearly-sorted-about = In order, but for a few elements that have changed places.
input-few-distinct-about = Only a few values, each many times.
input-all-equal-about = One value, N times.
input-organ-pipe-about = Up to the middle and down again.
input-sawtooth-about = Up, again and again.
input-time-killer-about = Built by answering the comparisons of the real program as they come, so that the pivot of this rule turns out badly every time.
input-stack-killer-about = Built so that the pivot is always the median: the stack gets as deep as it can get, with N = 3·2^k−1 (like 47 or 95) exactly to the bound.
input-typed-about = These very numbers.
typed-limits = At most { $most } whole numbers from 0 to { $largest }, with spaces or commas between. Equal ones are welcome.
input-against = Against the pivot rule
input-size = Size
input-typed = Or your own numbers
field-length = Elements
field-seed = Seed

# The sort
variant-scheme = To divide
sort-scheme-three-way = in three: smaller, equal, larger
sort-scheme-hoare = in two, from both ends (Hoare)
sort-scheme-lomuto = in two, from the left (Lomuto)
variant-scheme-about = With three areas equal elements are done with at once.
variant-pivot = The pivot
variant-pivot-about = Without chance, somebody can build the worst list.
field-chance = Seed of chance
variant-recurse = Called first
sort-recurse-smaller = the shorter side
sort-recurse-larger = the longer side
sort-recurse-left = the left side
variant-recurse-about = With the shorter side first, and the other in the same call, at most floor(log₂ N) calls wait.
variant-calls = The other side
sort-calls-one = goes on in the same call
sort-calls-two = is a call of its own
variant-calls-about = The last thing that a call does need not be a call.
variant-small = Small parts
sort-small-insertion = by insertion
sort-small-table = by a sorting network
sort-small-unrolled = by an unrolled network
field-cutoff = with fewer elements than
variant-small-about = With 2 there is none: parts of one element are sorted already.

# The program
code-language = Language
code-label = The program; the line of the last step is lit
code-pseudo = pseudo-code
code-rust = Rust
code-cpp = C++
code-claims = Claimed after this step
code-no-claims = Nothing has been divided yet.
code-pointers = Pointers
code-about = Places are counted from 1; hi and a pointer at the end stand behind the last element. To break a claim, point at an element and swap it with another.

# The tree
tree-about = Each bar is a part, as wide as it has elements, below the part that it came from: { $levels } levels. Touch one to go to its beginning.
tree-label = The tree of parts: { $parts } parts on { $levels } levels
tree-part = { $count ->
    [one] place { $from }
   *[other] places { $from } to { $to }
}
tree-here = Now: { $part }, level { $level }.
tree-from = It came from
tree-into = It is divided into

# The race
race-lanes = Who races: { $fewest } to { $most }
race-about = All sort the same list. After so many steps each has done as many operations as the others.
race-too-many = A race shows every element of each lane: at most { $most } elements. Choose a shorter list.
race-ready-1 = Three ways to divide
race-ready-2 = Which side is called
race-ready-3 = Four pivot rules
race-ready-4 = Small parts sorted otherwise
race-end = End the race
variant-document = As the document says
variant-mine = As set under “Sort”
variant-first-pivot = Pivot: first
variant-middle-pivot = Pivot: middle
variant-median-pivot = Pivot: median of three
variant-ninther-pivot = Pivot: median of three medians
variant-hoare = Hoare’s partition
variant-lomuto = Lomuto’s partition
variant-larger-first = Longer side first
variant-two-calls = Both sides are calls
variant-insertion = Insertion below 17
variant-network = Networks below 33
race-plate = { $lanes } variants sorting the same list side by side
race-work = { $comparisons } comparisons · { $swaps } swaps
race-memory = { $writes } writes · { $waiting } waiting
race-running = { $home ->
    [0] All are on their way.
   *[other] { $home } home, { $running } still on their way.
}
race-over = All have sorted the list. Compare what it took them.
race-lane = { $variant }: { $comparisons } comparisons, { $swaps } swaps, { $writes } elements written; at most { $waiting } calls waited; { $steps } steps in all.

# The laboratory
lab-build = Build the worst list
lab-against = against the pivot rule
lab-time = The slowest
lab-stack = The deepest
lab-random = Same list, pivot at random
lab-about-none = An adversary answers the comparisons of the program as they come, and decides only then which elements are small and which are large.
lab-about-time-killer = The pivot turns out badly every time: with the first, the last or the middle element nearly every comparison is wasted. The stack stays all but empty while the shorter side is called. Now take a random pivot on the very same list.
lab-about-stack-killer = The pivot is always the median: few comparisons, but the deepest stack that calling the shorter side can have.
lab-outcome = { $waiting ->
    [0] This run: { $comparisons } comparisons. With random pivots, different values and no small sort the mean is { $mean }. With the least element as pivot every time it is { $worst }. No call had to wait; the bound is { $bound }.
    [one] This run: { $comparisons } comparisons. With random pivots, different values and no small sort the mean is { $mean }. With the least element as pivot every time it is { $worst }. At most one call waited; the bound is { $bound }.
   *[other] This run: { $comparisons } comparisons. With random pivots, different values and no small sort the mean is { $mean }. With the least element as pivot every time it is { $worst }. At most { $waiting } calls waited; the bound is { $bound }.
}
lab-seeds = { $seeds } random seeds on this list
lab-count = Sort it with each of them
lab-counting = Sorting …
lab-too-many = For the seeds the list may have at most { $most } elements.
lab-chart = From { $least } to { $most } comparisons, { $mean } on average, the median { $median }.
lab-beyond = This run, with { $comparisons }, lies far to the right of the chart.

# Errors of the typed list
error-not-a-value = “{ $wrong }” is no number here: whole numbers from 0 to { $largest }, with spaces or commas between.
error-list-too-long = That is too long a list to type: at most { $most } numbers. Longer lists are made by the page.
