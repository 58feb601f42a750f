# What is wrong with heaps and with rules of taking; Nim and the games share these sentences
error-no-heaps = There must be at least one heap.
error-no-rules = A rule must say how many stones a player may take.
error-too-many-heaps = You asked for { $count } heaps; at most { $limit } are allowed.
error-heap-empty = Heap { $heap } is empty at the start. It needs at least one stone.
error-heap-too-large = A heap of { $stones } is too large for this rule. At most { $limit } stones are allowed, because the values must be calculated one by one.
error-no-move-at-start = By this rule nobody can take anything from these heaps.
error-rule-empty = A rule must allow at least one number.
error-rule-zero = A player cannot take 0, because nobody may pass.
error-rule-not-understood = The rule cannot be read at character { $at }. Write it like 1..3 or 2,5 or odd*1..99 or fib.
error-rule-range = “{ $wrong }” may be a range, or the first number without the second. Write { $range } for the range.
error-rule-backwards = The range at character { $at } runs backwards. Write the smaller number first.
error-rule-number-too-large = The number at character { $at } is too large. At most { $limit } is allowed.
error-rule-too-long = A rule may have at most { $limit } characters.
error-rule-too-deep = A rule may have at most { $limit } brackets inside one another.
error-rule-too-heavy = The values of this rule need { $work } steps, but the limit is { $limit }. Choose smaller heaps.
error-bad-heaps = “{ $wrong }” cannot be read as heaps. Write 1 to { $heaps } { $heaps ->
    [one] whole number
   *[other] whole numbers
} from 1 to { $stones }, with commas between them.
error-bad-heaps-at = Line { $line }, column { $column }: “{ $wrong }” cannot be read as heaps. Write 1 to { $heaps } { $heaps ->
    [one] whole number
   *[other] whole numbers
} from 1 to { $stones }, with commas between them.
