page-title = When does it stop? · Appleyard
title = When does it stop?
lede = A machine with a few rules walks along a tape, reads and writes. Step it, run it backwards, and find out when it stops.

# The figure
machines-picture = A machine with { $states ->
    [one] one state
   *[other] { $states } states
} and { $symbols } { $symbols ->
    [one] symbol
   *[other] symbols
}: its tape, its rules and what it has done
machines-tape = Tape
machines-rules = Rules of state { $state }
machines-steps = Steps
machines-cell = Cell { $cell }: { $symbol }{ $head ->
    [yes] , under the head
   *[no] {""}
}
machines-rule = In { $state } reading { $read }: { $rule ->
    [covered] covered
    [none] no rule
   *[some] write { $write }, { $move ->
        [left] go left
        [stay] stay
       *[right] go right
    }, { $end ->
        [accept] accept
        [reject] reject
        [halt] stop
       *[no] then { $next }
    }
}
machines-step = Step { $number }: in { $state } reading { $read }: { $rule }
machines-caption = Each row is the tape a step later.{ $brief ->
    [yes] {""}
   *[no] <invite>{" "}Touch a rule to ask, or the picture to go there.</invite>
}
machines-caption-mean = Each pixel is the mean of many cells and steps.{ $brief ->
    [yes] {""}
   *[no] <invite>{" "}Touch it to go to that step.</invite>
}
machines-rule-line = Each step reads one cell, writes it, goes left or right or stays, and may change the state.

# A moment
machines-invite = The machine is in state <point>{ $state }</point> and reads { $read }.<invite> Step it. When does it stop?</invite>
machines-begin = The machine is in state <point>{ $state }</point> and reads { $read }.
machines-passing = The machine takes one step after another.
machines-did = Step { $number }: in <point>{ $state }</point> reading { $read } it wrote { $write }, { $move ->
    [left] went left
    [stay] stayed
   *[right] went right
}, and is in <point>{ $next }</point> now.
machines-did-last = Step { $number }: in <point>{ $state }</point> reading { $read } it wrote { $write }, { $move ->
    [left] went left
    [stay] stayed
   *[right] went right
}, and stopped.
machines-covered = Step { $number }: it was in <point>{ $state }</point> and read { $read }.<invite> Touch the rule to see what it did.</invite>
machines-stopped = { $end ->
    [accept] It has accepted
    [reject] It has rejected
   *[halt] It has stopped
} after { $steps ->
    [one] one step
   *[other] { $steps } steps
}. { $marks ->
    [0] Every cell is blank.
    [one] One cell is not blank.
   *[other] { $marks } cells are not blank.
}
machines-no-rule = In <point>{ $state }</point> reading { $read } the table has no rule, so it stops here.
machines-goes-on = It has not stopped after { $steps ->
    [one] one step
   *[other] { $steps } steps
}. It may stop with the next one, or never: the steps so far do not tell.

# When does it stop?
stop-ask = When does it stop?
stop-verdict-stops = It stops after <strong>{ $steps }</strong> { $steps ->
    [one] step
   *[other] steps
}, with { $marks ->
    [0] every cell blank
    [one] one cell that is not blank
   *[other] { $marks } cells that are not blank
}.
stop-verdict-accept = It accepts, after <strong>{ $steps }</strong> { $steps ->
    [one] step
   *[other] steps
}.
stop-verdict-reject = It rejects, after <strong>{ $steps }</strong> { $steps ->
    [one] step
   *[other] steps
}.
stop-verdict-repeat = It <strong>never stops</strong>: after step { $second } everything is as it was { $first ->
    [0] at the beginning
   *[other] after step { $first }
}, and not before, so it goes round for ever.
stop-verdict-shift = It <strong>never stops</strong>: after step { $second } the tape around the head is as { $first ->
    [0] at the beginning
   *[other] after step { $first }
}, { $by ->
    [one] one cell
   *[other] { $by } cells
} further { $move ->
    [left] left
   *[right] right
}, and only blanks lie ahead.
stop-verdict-unreachable = It <strong>never stops</strong>: no rule that it can come to stops it.
stop-verdict-unknown = This page does not know: it has run { $steps } { $steps ->
    [one] step
   *[other] steps
} without stopping, and we have no proof that it never stops.
step-once = Take a step
run-further = Let it run on, up to step { $steps }
closer = Closer
wider = Wider
watch = Watch the champion
at-halt = Go to its end
machines-predict = In <point>{ $state }</point> reading { $read }: where does the head go?
answer-left = left
answer-right = right
answer-stay = it stays

# The figure as text
text-machine = The machine has the states { $states } and the symbols { $symbols }.
text-state = After { $step ->
    [one] one step
   *[other] { $step } steps
} it is in state { $state }, at cell { $head }.
text-ended = After { $step ->
    [one] one step
   *[other] { $step } steps
} it has stopped, at cell { $head }.
text-tape = The tape from cell { $from } to cell { $to }: { $symbols }. All others that it has not reached are as at the beginning.

word-machine = Machine
word-boundary = Boundary
word-all = All of two states
word-find = Find

## What can be wrong with a Turing machine and its tape.
error-turing-not-understood = Line { $line }, column { $column }: the machine cannot be read from here on.
error-turing-part-missing = Line { $line }, column { $column }: the rule ends here without { $part ->
    [read] the symbol read
    [write] the symbol to write
    [move] a direction
    [any] all of its parts
   *[next] the next state
  }. A rule has five parts: state, symbol read, symbol to write, direction, next state.
error-turing-tab-indents = Line { $line }, column { $column }: a tab stands in the indentation. In YAML only spaces indent a line, so write spaces in its place.
error-turing-misplaced = Line { $line }, column { $column }: a line that begins here belongs to no line before it. In YAML the states of a table begin in one column, and so do the rules of a state, further to the right.
error-turing-text-too-long = The text of the machine has { $length } bytes; at most { $limit } are allowed.
error-turing-no-states = The machine has no state yet.
error-turing-no-start = The text does not say in which state the machine begins.
error-turing-two-starts = Line { $line }, column { $column }: the machine has a start state already.
error-turing-unknown-state = Line { $line }, column { $column }: no state is called “{ $name }”.
error-turing-unknown-symbol = Line { $line }, column { $column }: “{ $name }” is not a symbol of this machine. A symbol is a single character.
error-turing-no-such-direction = Line { $line }, column { $column }: “{ $name }” is not a direction. The head moves to the left, L, or to the right, R, or stays, S.
error-turing-wrong-cells = Line { $line }, column { $column }: this row has { $cells } { $cells ->
    [one] cell
   *[other] cells
}, and it needs { $expected }, one for each symbol. Write --- for a cell without a rule.
error-turing-doubtful-rows = Line { $line }, column { $column }: it is not clear where the rules of a state end. Write _ or a new line between two states.
error-turing-no-such-machine = The text has no machine { $machine }: it has { $machines ->
    [one] only one
   *[other] { $machines }
  }.
error-turing-other-form = This text is { $form ->
    [python] Python
    [turing-machine-simulator] a machine of turingmachinesimulator.com
    [jflap] a file of JFLAP
    [json] JSON
   *[xml] XML
}, which is not read here. Write the machine as rules, such as A 0 1 R B.
error-turing-not-written = This form cannot express the machine. Choose another one.
error-turing-two-rules = Line { $line }, column { $column }: this state has a rule for this symbol already.
error-turing-too-many-states = A machine may have at most { $limit } states.
error-turing-too-many-symbols = A machine may have at most { $limit } symbols, the blank included.
error-turing-name-too-long = Line { $line }, column { $column }: a name may have at most { $limit } characters.
error-turing-not-standard = The standard text cannot express this machine. It has at most { $limit } states, begins in the first of them, and neither accepts nor rejects.
error-turing-tape-symbol = Character { $place } of the tape, “{ $found }”, is not a symbol of this machine.
error-turing-tape-too-long = The tape has { $cells } cells on one side of the head; at most { $limit } are allowed.
error-turing-no-such-step = Step { $step } is not known; the run is known up to step { $known }.
error-turing-picture-too-coarse = The picture covers more steps and cells than can be added up exactly. Choose a smaller part.
error-turing-limit-out-of-range = The run may stop after { $min } to { $max } steps, not after { $value }.
error-turing-index-out-of-range = The machines have the numbers { $min } to { $max }, and none has the number { $value }.
