# Why at a mark
why-label = Why: { $what }
why-cell = Machine { $machine }, step { $step }
why-report = Report { $number }: machine { $machine }
why-came = Machine { $machine } got its step { $step } in round { $round }, at moment { $moment }.
why-idle = This would be step { $step } of machine { $machine }, which has stopped before. Its moment, { $moment }, passes without a step.
why-open = When it comes depends on which machines end before. It comes at moment { $bound } at the latest, or not at all.
why-open-first = It comes after all machines before this one have stopped. If one of them never stops, it does not come.
why-place = If the machine still runs then, this step comes at moment { $moment }; otherwise that moment passes.
why-sum = Before this round { $before } { $before ->
    [one] moment passes
   *[other] moments pass
}, and { $place } more in this round. So this is moment { $before } + { $place } + 1 = { $moment }.
why-halted = It stopped with this step and left { $ones ->
    [0] no ones
    [one] a single one
   *[other] { $ones } ones
} on its tape. It was reported at once, whatever the others do.
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
order-about-doubling = In round r machine x gets 2 to the power r − x steps in a row: each machine takes half as many as the one before it.
order-about-first = Machine 0 runs until it stops, then machine 1. If one of them never stops, the next never begins.
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
show-empty = Machines stand side by side, and none has moved. This is a demonstration: touch anything to end it.
show-first = Run the first one first. It climbs and climbs, and nothing else moves.
show-sweep = Now all of them, a step each, along the diagonals.
show-report = { $reports ->
    [one] A machine has stopped: a report drops into the tray.
   *[other] Another machine has stopped. { $reports } reports lie in the tray.
}
show-end = It never finishes. It never misses.

# All machines of two states
all-about = There are { $machines } machines with two states and two symbols. This is the sweep over all of them along the diagonals, to the last report.
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
all-stop = To stop at the right time, the sweep would have to know one of two numbers: how many machines stop, or the most steps of one that stops. With two states that is 6, with five 47,176,870, which was proved in 2024. With more states nobody knows.

# Formal systems
systems-one = H: one question
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
procedure-modulus = look at remainders modulo { $modulus }
procedure-derivation = { $words }
procedure-rule = the rule
systems-table = The first procedures and what V says
systems-procedure = procedure
systems-steps = steps of V
systems-verdict = decision
systems-decision = { $decision ->
    [yes] yes
    [no] no
   *[none] not accepted
}
systems-halt = H stops in its round { $round }, at its moment { $moment }, with the answer { $decision ->
    [yes] yes
   *[no] no
}, because V accepts procedure { $procedure }. One procedure after the other, it would take { $steps } { $steps ->
    [one] step
   *[other] steps
} of V.
systems-open = After { $rounds } { $rounds ->
    [one] round
   *[other] rounds
} V has accepted no procedure. H goes on. Perhaps it never stops.
systems-sequential = V always stops. So H could try D₀, D₁, D₂ … one after the other, and needs no sweep. It is X that needs one, because H itself need not stop.
systems-all = X: all questions
systems-all-about = X takes a question of each system in turn and sweeps over all of them. It reports whatever H decides.
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
systems-reports = The first reports of X
systems-round = round
systems-question = question
systems-wrong = wrong
systems-drops = drops a question of the rewriting game
systems-unsound = X is as right as the systems are. One of them has a false rule, and what X reports from it is proved in it, and wrong. Dropping a question is sound only for the system that the report speaks about, here the rewriting game: another system may still decide it.

# H and X in the figure
picture-systems = H and X: columns that climb step by step, and the answers in the order in which they come
picture-h = H: { $what }
picture-caption = A column is a procedure of H or a question of X, as high as its steps. Touch one.
picture-begin = H has one question and tries one procedure after the other: V always stops, so none holds up the next. X has many questions, and one of them may have no answer, so it runs all at once. Take a step.
picture-h-column = Procedure D{ $column }
picture-x-column = Question X{ $column }
picture-h-columns = procedures
picture-x-columns = questions
picture-h-steps = steps of V
picture-x-steps = their steps
picture-h-tray = Answer of H
picture-x-tray = Reports of X
picture-line = { $machine ->
    [h] D
   *[x] X
}{ $column }, step { $step }: { $decision ->
    [yes] yes
   *[no] no
}
picture-h-step = H: V takes its step { $step } on D{ $column }.
picture-h-rejects = It stops and does not accept D{ $column }, so the next procedure can begin.
picture-h-accepts = It stops and accepts D{ $column }. So H <strong>stops</strong> with the answer { $decision ->
    [yes] yes
   *[no] no
}.
picture-h-open = H has tried { $columns } { $columns ->
    [one] procedure
   *[other] procedures
} and goes on. Perhaps it never stops.
picture-x-step = X, round { $round }: each question that has begun gets a step.
picture-x-report = X{ $column } <strong>stops</strong> with its step { $step } and the answer { $decision ->
    [yes] yes
   *[no] no
}.
picture-x-end = The picture of X ends here: { $reports } of { $questions } { $questions ->
    [one] question
   *[other] questions
} { $reports ->
    [one] is
   *[other] are
} answered.
picture-x-open = X{ $column } has no answer after { $steps } { $steps ->
    [one] step
   *[other] steps
}, and has held up nobody.
picture-h-title = D{ $column }: { $what }
picture-x-title = X{ $column }: { $what }
picture-mark = { $title }. { $state }
picture-h-waiting = V has not come to it yet.
picture-h-going = V has taken { $steps ->
    [one] one step
   *[other] { $steps } steps
} on it. It always stops.
picture-h-dropped = V has stopped after { $steps ->
    [one] one step
   *[other] { $steps } steps
} and does not accept it.
picture-h-halted = V has stopped after { $steps ->
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
