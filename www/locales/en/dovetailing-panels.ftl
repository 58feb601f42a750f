# Why at a mark
why-label = Why: { $what }
why-cell = Machine { $machine }, step { $step }
why-report = Report { $number }: machine { $machine }
why-came = { $order ->
    [first] Machine { $machine } got its step { $step } at moment { $moment }: { $machine ->
        [0] it runs first, until it stops.
       *[other] all machines before it had ended by then.
    }
    [triangles] In round { $machine } this machine took one step, and 2, 3, 4 … in the rounds after it. So its step { $step } came in round { $round }, at moment { $moment }.
    [doubling] In round { $machine } this machine took one step, and 2, 4, 8 … in the rounds after it. So its step { $step } came in round { $round }, at moment { $moment }.
   *[other] In round { $machine } this machine took its first step, and one more in each round after it. So its step { $step } came in round { $round }, at moment { $moment }.
}
why-idle = This would be step { $step } of machine { $machine }, which has stopped before. Its moment, { $moment }, passes without a step.
why-open = When it comes depends on which machines end before. It comes at moment { $bound } at the latest, or not at all.
why-open-own = Machine { $machine } is first in line, so its step { $step } has moment { $bound }, if the machine runs so long.
why-open-first = It comes after all machines before this one have stopped. If one of them never stops, it does not come.
why-place = This machine begins in round { $machine }, and each round gives one step to each machine that has begun. So this step belongs to round { $round }, and there to moment { $moment }. If the machine still runs then, it takes the step; otherwise that moment passes.
why-sum = Before this round { $before } { $before ->
    [one] moment passes
   *[other] moments pass
}, and { $place } more in this round. So this is moment { $before } + { $place } + 1 = { $moment }.
why-halted = It stopped with this step and left { $ones ->
    [0] no ones
    [one] a single one
   *[other] { $ones } ones
} on its tape. It was reported at once, whatever the others did.
why-bound = If no machine ended, it would be moment { $bound }. So it never comes later than that, however long the others run.
why-none-ended = This machine stops before this step.
why-none-dropped = This machine never stops, which is proved before this step, so it gets no moment for it.

# The order
order-legend = Order of the steps
order-cantor = diagonals
order-rounds = rounds
order-triangles = triangles
order-doubling = doubling
order-first = the first one first
order-about-cantor = In round r machines 0 to r get one step each. One that has stopped keeps its moment, so each cell has the number that Cantor gave to its pair.
order-about-rounds = The loop of the blog post: each round one more machine begins, and all that still run get one step.
order-about-triangles = In round r machine x gets r − x + 1 steps in a row.
order-about-doubling = In round r machine x gets 2 to the power r − x steps in a row. Each machine takes half as many as the one before it.
order-about-first = Machine 0 runs until it stops, then machine 1. If one of them never stops, the next never begins.
order-anew = Whatever you change here begins the sweep anew, before the first step.
order-pruned = Drop what is decided
order-pruned-about = A machine that has stopped, or is proved never to stop, gets no further moment. The others come earlier, and no report is lost.
field-rounds = Rounds
field-states = States of each machine
field-count = Machines
field-seed = Shuffled by
enumeration-legend = Numbers of the machines
enumeration-shuffled = shuffled
enumeration-index = in order of their tables
enumeration-tree = as a search finds them
order-counting = Machines and rounds count from 0, moments and the steps of a machine from 1.

# The demonstration
demonstration = Demonstration
show-empty = Machines stand side by side, and none has moved.<invite> This is a demonstration: touch anything to end it.</invite>
show-first = Run the first one first. It climbs and climbs, and nothing else moves.
show-sweep = Now all of them take a step each, along the diagonals.
show-report = { $reports ->
    [one] A machine has stopped: a report drops into the tray.
   *[other] Another machine has stopped. { $reports } reports lie in the tray.
}
show-end = The sweep never finishes. It misses no machine that stops.

# All machines of two states
all-about = There are { $machines } machines with two states and two symbols. This is the sweep over all of them along the diagonals, to the last report. Their numbers are those of their tables. In the figure other numbers are given to them, and so a report has another moment there. The machines have another order, not another rule.
all-table = Some of the reports
all-number = report
all-machine = machine
all-step = its step
all-moment = moment
all-pruned = moment with pruning
all-value = { $value }
all-last = Report { $reports } comes at moment { $moment }. After it nothing more will come. The sweep does not know that, and goes on. You know it only because somebody has counted the machines that stop.
all-known = With pruning all is decided after { $moments } { $moments ->
    [one] moment
   *[other] moments
}, { $steps } of them steps, because of every other machine there is a proof that it never stops. Such proofs exist for all machines of two states. They need not exist for larger ones.
all-stop = To stop at the right time, the sweep would have to know how many machines stop, or the most steps of one that stops. With two states that is 6, with five 47,176,870, which was proved in 2024. With more states nobody knows.

# Formal systems
systems-about = A formal system has yes-or-no questions, numbered procedures, and a checker that sees whether a procedure decides a question.
systems-one = One question
systems-system = System
system-squares = sums of two squares
system-rewriting = a rewriting game
system-equations = equations
system-misled = squares with a false rule
system-about = about the rewriting game
field-question = Question number
question-squares = Is { $number } a sum of two squares?
question-derivable = Can the word { $word } be derived?
question-equation = Is there a solution of x² + { $c } = { $a } · y² in whole numbers?
question-decides = Does the rewriting game decide the word { $word }?
procedure-pair = try { $a } and { $b }
procedure-modulus = look at what is left over when dividing by { $modulus }
procedure-derivation = { $words }
procedure-rule = the rule: a number that leaves 1 when divided by 4 is a sum of two squares
systems-table = The first procedures and what the checker says
systems-procedure = procedure
systems-steps = steps of the checker
systems-verdict = decision
systems-decision = { $decision ->
    [yes] yes
    [no] no
   *[none] not accepted
}
systems-halt = The answer is { $decision ->
    [yes] yes
   *[no] no
}, because the checker accepts procedure { $procedure }. One procedure after the other, that takes { $steps } { $steps ->
    [one] step
   *[other] steps
} of the checker. If they run all at once, it comes in round { $round }, at moment { $moment }.
systems-misled = This answer is <strong>wrong</strong>. Its false rule proves it: divided by 4, { $number } has the remainder 1, and yet it is not a sum of two squares.
systems-open = After { $rounds } { $rounds ->
    [one] round
   *[other] rounds
} the checker has accepted no procedure. The search goes on. Perhaps it never stops.
systems-sequential = The checker always stops. So the search can try procedures 0, 1, 2 … one after the other, and needs no sweep. All questions together need one, because the search for one of them need not stop.
systems-all = All questions
systems-all-about = The sweep takes a question of each system in turn, begins a search for each, and runs all searches at once. It reports whatever one of them decides.
systems-pruned = When a report says that another question cannot be decided, drop that question
systems-summary = Of { $questions } { $questions ->
    [one] question
   *[other] questions
} { $reports } { $reports ->
    [one] is
   *[other] are
} reported, { $wrong ->
    [0] none of them wrongly
    [one] one of them wrongly
   *[other] { $wrong } of them wrongly
}. { $dropped ->
    [0] No question is dropped.
    [one] One question is dropped.
   *[other] { $dropped } questions are dropped.
}
systems-reports = The first reports of the sweep
systems-round = round
systems-question = question
systems-wrong = wrong
systems-drops = drops a question of the rewriting game
systems-unsound = The sweep is as right as the systems are. One of them has a false rule, and what the sweep reports from it is proved in it, and wrong. Dropping a question is sound only for the system that the report speaks about, here the rewriting game: another system may still decide it.

# H and X in the figure
picture-systems = One question and all questions: columns that climb step by step, and the answers in the order in which they come
picture-h = { $what }
picture-caption = A column is a procedure or a question, as high as its steps.<invite> Touch one.</invite>
picture-begin = One question is searched procedure by procedure. All questions are swept at once, because one of them may have no answer. Take a step.
picture-h-columns = procedures
picture-x-columns = questions
picture-h-steps = steps of the checker
picture-x-steps = their steps
picture-h-tray = Answer
picture-x-tray = Reports
picture-line = { $machine ->
    [h] procedure
   *[x] question
} { $column }: { $decision ->
    [yes] yes
   *[no] no
}, step { $step }
picture-h-step = The checker takes its step { $step } on procedure { $column }.
picture-h-rejects = It stops and does not accept it, so the next procedure can begin.
picture-h-accepts = It stops and accepts the procedure. So the search <strong>stops</strong> with the answer { $decision ->
    [yes] yes
   *[no] no
}.
picture-h-open = The search has tried { $columns } { $columns ->
    [one] procedure
   *[other] procedures
} and goes on. Perhaps it never stops.
picture-x-step = The sweep, round { $round }: each question that has begun gets a step.
picture-x-report = Question { $column } <strong>stops</strong> with its step { $step } and the answer { $decision ->
    [yes] yes
   *[no] no
}.
picture-x-end = The picture of the sweep ends here: { $reports } of { $questions } { $questions ->
    [one] question
   *[other] questions
} { $reports ->
    [one] is
   *[other] are
} answered.
picture-x-open = Question { $column } has no answer after { $steps } { $steps ->
    [one] step
   *[other] steps
}, and has held up nobody.
picture-h-title = Procedure { $column }: { $what }
picture-x-title = Question { $column }: { $what }
picture-mark = { $title }. { $state }
picture-h-waiting = The checker has not come to it yet.
picture-h-going = The checker has taken { $steps ->
    [one] one step
   *[other] { $steps } steps
} on it. It always stops.
picture-h-dropped = The checker has stopped after { $steps ->
    [one] one step
   *[other] { $steps } steps
} and does not accept it.
picture-h-halted = The checker has stopped after { $steps ->
    [one] one step
   *[other] { $steps } steps
} and accepts it. The answer is { $decision ->
    [yes] yes
   *[no] no
}.
picture-x-waiting = It has not begun.
picture-x-going = It has taken { $steps ->
    [one] one step
   *[other] { $steps } steps
} and has no answer. Perhaps it will never have one.
picture-x-dropped = Another report says that it has no answer, so it gets no further step.
picture-x-halted = It has stopped after { $steps ->
    [one] one step
   *[other] { $steps } steps
}. The answer is { $decision ->
    [yes] yes
   *[no] no
}.

# What can be wrong with a question about a sweep
error-dovetail-not-whole = This is not a whole number. Write digits only, and no sign.
error-dovetail-number-too-long = The number has { $digits } digits; at most { $limit } are allowed.
error-dovetail-not-in-alphabet = Character { $place } of the text, “{ $found }”, is not in the alphabet.
error-dovetail-alphabet-twice = The alphabet has the character “{ $found }” twice.
error-dovetail-no-systems = Choose a formal system.
error-dovetail-system-twice = A formal system is chosen twice.
error-dovetail-machine-out-of-range = The machines have the numbers { $min } to { $max }, and none has the number { $value }.
error-dovetail-moment-out-of-range = The sweep knows the moments { $min } to { $max }, and not moment { $value }.
error-dovetail-step-out-of-range = The steps have the numbers { $min } to { $max }, and none has the number { $value }.
error-dovetail-question-out-of-range = The questions have the numbers { $min } to { $max }, and none has the number { $value }.
error-dovetail-questions-out-of-range = There may be { $min } to { $max } questions, not { $value }.
error-dovetail-procedure-out-of-range = The procedures have the numbers { $min } to { $max }, and none has the number { $value }.
error-dovetail-alphabet-out-of-range = An alphabet has { $min } to { $max } characters, not { $value }.
