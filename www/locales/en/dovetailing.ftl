page-title = Can one machine answer everything? · Appleyard
title = Can one machine answer everything?
lede = Nobody can tell of every machine beforehand whether it stops. Run them all, a step each: none holds up the others, and each that stops reports.

# The figure
dovetailing-picture = Machines across, their steps upwards; beside them the reports in the order in which they arrive
dovetailing-row = Step { $step }
dovetailing-tray = Reports
dovetailing-empty = none yet
dovetailing-alone = The first one first
dovetailing-alone-short = One by one
dovetailing-count = { $steps }
dovetailing-machines = machines
dovetailing-steps = their steps
dovetailing-cell = Machine { $machine }, step { $step }: moment { $moment }, { $look ->
    [later] still to come
    [halts] it stops
    [idle] it has stopped before
    [never] its last step, because it never stops
    [covered] done, and covered
   *[done] done
}
dovetailing-open = Machine { $machine }, step { $step }: still to come
dovetailing-never-comes = Machine { $machine }, step { $step }: { $look ->
    [never] does not come, because it never stops
   *[gone] does not come, because the machine has ended
}
dovetailing-bar = Machine { $machine }, up to step { $step }
dovetailing-report = Report { $number }: machine { $machine } has stopped after { $step ->
    [one] one step
   *[other] { $step } steps
}, at moment { $moment }, and has left { $ones ->
    [0] no ones
    [one] a single one
   *[other] { $ones } ones
} on its tape
dovetailing-line = { $number }. machine { $machine }, step { $step }
dovetailing-caption = { $cells ->
    [yes] Grey: a step taken. Green disc: it stops. Dashed: it had stopped.
   *[no] A bar is a machine with its steps. Grey: it runs. Green: it has stopped.
}{ $brief ->
    [yes] {""}
   *[no] <invite>{" "}Touch one.</invite>
}
dovetailing-rule-line = One machine runs all others: in each round one more of them begins, and each that has begun gets another step.

# A moment
dovetailing-begin = Each machine may stop and report, or run for ever.
dovetailing-invite = Which of the first four would you run first?
dovetailing-step = Moment { $moment }, in round { $round }: machine { $machine } takes its step { $step }.
dovetailing-passing = { $order ->
    [first] Machine { $machine } takes one step after another, and the others wait.
   *[other] Moment after moment, each machine that has begun gets another step.
}
dovetailing-halts = Moment { $moment }, in round { $round }: machine { $machine } takes its step { $step } and <strong>stops</strong>. Report { $number } drops into the tray.
dovetailing-idle = Moment { $moment }, in round { $round }, belongs to machine { $machine }, which has stopped. It passes.
dovetailing-none = Moment { $moment }, in round { $round }, belongs to machine { $machine }, but there is no such machine. It passes.
dovetailing-dropped = Machine { $machine } never stops: that is proved, so it gets no further moment.
dovetailing-stuck = Nothing else has moved.
dovetailing-fair = Each machine that still runs gets its next step at some moment, so none that stops is missed.
dovetailing-end = Here the figure ends, { $rounds ->
    [one] after one round
   *[other] after { $rounds } rounds
}. The sweep never does.

# Which one first?
choose-label = The machine to run first
choose-name = Machine
choose-machine = Machine { $machine }
choose-stops = Machine { $machine } stops after { $steps ->
    [one] one step
   *[other] { $steps } steps
}. You were lucky. Would you have gone on waiting if it had not?
choose-runs = Machine { $machine } has not stopped after { $steps ->
    [one] one step
   *[other] { $steps } steps
}. It may stop with the next one, or never. While you wait, no other machine moves.
step-once = Take a step
next-report = Next report
more-rounds = Twice as many rounds
first-first = Run the first one first
sweep-all = Run all, a step each
watch = Watch
dovetailing-predict = At moment { $moment } the next report comes. From which machine?
dovetailing-answer = Machine { $machine }

# The figure as text
text-sweep = The machines have { $states ->
    [one] one state
   *[other] { $states } states
} and two symbols each, and begin on a blank tape. { $order ->
    [first] The first one runs until it stops, then the next.
   *[other] In each round one more of them begins, and those that have begun go on.
}
text-moment = { $moments ->
    [0] No moment has passed.
    [one] One moment has passed.
   *[other] { $moments } moments have passed.
} { $begun ->
    [0] No machine has begun.
    [one] One machine has begun.
   *[other] { $begun } machines have begun.
}
text-tray = { $reports ->
    [0] No report has come.
    [one] One report has come.
   *[other] { $reports } reports have come. These are the last ones:
}
text-report = Machine { $machine } has stopped with its step { $step }, at moment { $moment }.

word-order = Order
word-all = All of two states
word-systems = Systems

## What a link may ask of a sweep that the core refuses.
error-dovetail-no-machines = The sweep has no machine yet.
error-dovetail-too-much-memory = The sweep stops here: the tapes of its machines would need more than { $limit } cells of memory. Choose fewer machines or fewer rounds.
error-dovetail-count-out-of-range = A sweep has { $min } to { $max } machines, not { $value }.
error-dovetail-rounds-out-of-range = There may be { $min } to { $max } rounds, not { $value }.
error-dovetail-tree-out-of-range = The tree has machines of { $min } to { $max } states, not of { $value }.
