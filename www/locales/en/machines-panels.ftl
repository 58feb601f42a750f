# Why at a mark
machines-why-label = Why: { $what }
machines-why-rule = Rule for { $state } and { $read }
machines-why-cell = Cell { $cell }
machines-why-does = In { $state } reading { $read } { $rule ->
    [covered] the machine uses a rule that is covered.
    [none] the table has no rule, so the machine stops.
   *[some] the machine writes { $write }, { $move ->
        [left] goes left
        [stay] stays
       *[right] goes right
    } and { $end ->
        [accept] accepts.
        [reject] rejects.
        [halt] stops.
       *[no] is in { $next } then.
    }
}
machines-why-holds = It holds { $symbol }.
machines-why-now = The machine is in { $state } and reads { $read }, so this rule is the next that it uses.
machines-why-other = The machine is in { $state } and reads { $read }, so it uses another rule now.
machines-why-next = Go to its next use
machines-why-before = Go to its last use
machines-why-none = { $which ->
    [next] The run does not use it later, as far as it is known.
   *[before] The run has not used it before.
}
machines-why-head = The head stands here, so the next step reads { $symbol }.
machines-why-far = The next step does not read this cell: a step reads only the cell under the head.
machines-why-wrote = Step { $number } wrote it: in { $state } reading { $read } the machine writes { $write }.
machines-why-untouched = { $steps ->
    [0] No step has been at this cell, so it is as at the beginning.
    [one] The last step was at another cell, so it is as it was before it.
   *[other] The last { $steps } steps were at other cells, so it is as it was before them.
}
machines-why-over = The machine has stopped, so no step reads this cell or uses this rule any more.

# The machine
machine-ready = Ready machines
machine-beaver-two = two states, most steps
machine-beaver-three-steps = three states, most steps
machine-beaver-three-ones = three states, most ones
machine-beaver-four = four states, most steps
machine-beaver-five = five states, most steps
machine-counter = binary counter
machine-palindrome = the same backwards?
machine-copier = copier
machine-addition = addition in strokes
machine-bouncer = never stops
machine-universal = runs another machine
machine-universal-about = The rules of the two-state champion stand on its tape, between the fences. a is the other machine’s head on a 0, b its head on a 1, and * stands before the rules of its state. The tape of the other machine goes on at both sides of the rules.
machine-cells = The rules, cell by cell
machine-cells-about = A rule is the symbol that is written, L, R or S (stay), and the next state: 1RB. Z stops the machine, Y accepts, X rejects; --- is no rule.
machine-rule-here = Change the rule to
machine-cell = In { $state } reading { $symbol }
machine-state-add = Add a state
machine-symbol-add = Add a symbol
machine-remove = Remove { $name }
machine-text = The rules as text
machine-text-about = A machine is read as 1RB1LB_1LA1RZ, or as rules such as A 0 1 R B or (q0, 1, q1, 0, R). Quadruples, YAML, and the forms of jsturing, JFLAP and automata-lib are read too. A link has room for { $most } characters.
machine-draw = Run it
machine-undo = Undo
machine-run-same = The picture shows this machine already.
machine-text-back = The text is as it was before.
machine-form = Write it as
machine-form-standard = one line
machine-form-tuples = a rule a line
machine-form-yaml = YAML
machine-form-jsturing = jsturing
machine-form-quadruples = quadruples
machine-form-jflap = JFLAP
given-read = Read as { $form ->
    [standard] one line of rules
    [yaml] YAML
    [jsturing] rules of jsturing
    [quadruples] quadruples
    [jflap] a file of JFLAP
    [json] JSON of automata-lib
   *[tuples] five-tuples
}: { $states ->
    [one] one state
   *[other] { $states } states
}, { $symbols ->
    [one] one symbol
   *[other] { $symbols } symbols
}; it begins in { $start }, and “{ $blank }” is the blank.
given-several = This is machine { $machine } of the { $machines } in the text.
given-ends = { $count ->
    [one] { $names } has no rules, so the machine stops there.
   *[other] These names have no rules, so the machine stops there: { $names }.
}
given-aside = { $aside ->
    [one] One part of the text is not used.
   *[other] { $aside } parts of the text are not used.
}
given-ask-machine = Which machine
given-ask-blank = Blank
given-ask-order = After the state and the symbol that is read, the columns are
given-order-write-move-next = symbol, direction, state
given-order-write-next-move = symbol, state, direction
given-order-next-write-move = state, symbol, direction
given-order-next-move-write = state, direction, symbol
given-order-move-write-next = direction, symbol, state
given-order-move-next-write = direction, state, symbol
error-turing-file = Line { $line }, column { $column }: { $what ->
    [syntax] the file cannot be read from here on.
    [missing] the file lacks “{ $name }”.
    [tapes] this machine has several tapes. Here a machine has one.
    [blocks] the state “{ $name }” is a building block with a machine inside. Write its rules into the machine itself.
    [kind] this is no Turing machine with one tape.
    [twice] “{ $name }” stands there a second time.
    [choice] the state “{ $name }” has two rules for one symbol. Here a machine has one at most.
    [symbol] “{ $name }” is no single symbol.
    [move] “{ $name }” is not a direction.
    [state] there is no state “{ $name }”.
   *[start] the machine begins in “{ $name }”, which is an end.
}
machine-left = Tape left of the head
machine-right = Tape from the head on
machine-tape-about = One character for each cell. The rest is blank.
machine-halting = The transition that stops it
machine-halting-as-written = as the table has it
machine-halting-step = is a step
machine-halting-no-step = is no step
error-machine-too-long = A link has room for { $limit } characters here, not { $length }. Shorten it.
error-machine-rules-too-long = The text of this machine has { $length } characters in the form that a link holds; a link has room for { $limit }. The machine was not run, and the one before stays. Shorten the names of its states, or leave out rules.
error-machine-cell = In { $state } reading { $symbol }: { $code ->
    [turing-unknown-state] no state is called “{ $name }”.
    [turing-unknown-symbol] “{ $name }” is not a symbol of this machine.
    [turing-no-such-direction] “{ $name }” is not a direction. The head moves to the left, L, or to the right, R, or stays, S.
   *[other] this is no rule. A rule needs a symbol, a direction and a state, like 1RB.
} The machine goes on with its old rules.
error-machine-symbol-on-tape = “{ $name }” stands on the tape, so it cannot be removed. Write another tape first.

# Finding steps
find-what = Find a step
find-state = in state
find-read = reading
find-any = any
find-record = where the head goes farther than ever before
find-next = Next
find-before = Previous
find-none = { $which ->
    [next] No later step is like that, as far as the run is known.
   *[before] No earlier step is like that.
}

# The demonstration
demonstration = Demonstration
show-steps = The five-state champion starts. Each step adds a row.<invite> This is a demonstration: touch anything to end it.</invite>
show-more = Here { $steps ->
    [one] is its first step.
   *[other] are its first { $steps } steps.
}
show-all = All its { $steps } { $steps ->
    [one] step hangs
   *[other] steps hang
} in one picture.
show-back = And any one of them is here at once: step { $step }. It stops. How could you have known?

# All machines of two states
all-about = There are { $machines } machines with two states and two symbols. In this count a rule that stops the machine is a step like any other: it writes, moves, and then stops. Here stand all of them: across by the rules of A, down by those of B. Of every one that does not stop it is proved that it never does.
all-table = All machines by what becomes of them
all-outcome = on a blank tape
all-count = machines
all-steps = { $steps ->
    [one] stops after one step
   *[other] stops after { $steps } steps
}
all-64 = never stops: comes back to where it was
all-65 = never stops: comes back, moved along
all-66 = never stops: no rule in reach stops it
all-number = { $count }
all-run = Run { $text }
all-picture = { $machines } machines, each a point
all-caption = From sand (one step) to dark blue (6 steps): machines that stop. Red, half red or as the page: never.
all-cell = Machine { $index } { $fate ->
    [64] never stops: it comes back to where it was
    [65] never stops: it comes back, moved along
    [66] never stops: no rule in reach stops it
   *[stops] stops after { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
}
all-invite = <invite>Touch a point: it is a machine. Arrow keys go to the next one.</invite>
all-machine = Machine { $index }: { $text }.

# The boundary
boundary-about = An isolated system is a state and a law: the law makes each row from the row before. Cut it in two: what is between the lines is a machine, the rest its environment. Each half needs of the other only what crosses the line.
boundary-kind = System
boundary-kind-counter = lamp and counter
boundary-kind-facing = two players
boundary-kind-automaton = automaton
boundary-kind-turing = Turing machine
boundary-kind-cells = row of cells
boundary-kind-motion = uniform motion
boundary-kind-wave = wave on a string
boundary-kind-pendulum = pendulum
boundary-law-counter = Each press of a button adds one to the counter. A step later the lamp is lit if the counter was odd. To the right stand the presses to come.
boundary-law-facing = Two players meet again and again; 0 is to cooperate, 1 to defect. The left one, tit for tat, does what the other did last. The right one, the alternator, changes its move each time, whatever the other does.
boundary-law-automaton = The automaton reads a binary number, letter by letter; its state is the remainder of the part so far when divided by three. To its right stands the rest of the word.
boundary-law-turing = A Turing machine, seen from its head: a finite machine whose environment is a tape. A 0 means: in state A, reading 0; Z has stopped. The tape moves past the head. So in each step that goes left or right, one symbol goes out at one line and one comes in at the other.
boundary-law-cells = Each cell looks at itself and its two neighbours; the rule says what it is next.
boundary-law-motion = Each row adds one to the time and the velocity, here 3, to the position. The velocity belongs to the law, so one event, a time and a position, determines all others.
boundary-law-wave = Each point is the sum of its two neighbours in the row before, less its own number two rows before. Beyond the ends all is at rest. So two rows determine all others.
boundary-law-pendulum = First the pull at the angle changes the momentum, then the new momentum changes the angle. So one pair of both determines all others.
boundary-side = Whose view
boundary-side-machine = the machine’s
boundary-side-environment = the environment’s
boundary-same = Run alone, with nothing but what crosses the lines, the machine does exactly the same in every step.
boundary-back = The law also runs backwards: from the last rows alone it gives all rows before them, exactly.
boundary-machine = machine
boundary-environment = environment
boundary-picture = A system, row by row, with the line between machine and environment
boundary-left = Left line
boundary-right = Right line
boundary-line = Line between machine and environment
boundary-caption = Drag a line, or move it with the arrow keys. Arrows are what crosses in the next step.
boundary-end = After { $step ->
    [one] one step
   *[other] { $step } steps
} the recording ends.
boundary-machine-hears = Step { $step }: the machine hears { $heard ->
    [nothing] nothing
    [left] { $left } from the left
    [right] { $right } from the right
   *[both] { $left } from the left and { $right } from the right
}. It lets its environment hear { $said ->
    [nothing] nothing
    [left] { $toLeft } on the left
    [right] { $toRight } on the right
   *[both] { $toLeft } on the left and { $toRight } on the right
}.
boundary-environment-hears = Step { $step }: the environment hears { $heard ->
    [nothing] nothing
    [left] { $left } at the machine’s left end
    [right] { $right } at the machine’s right end
   *[both] { $left } at the machine’s left end and { $right } at its right end
}. It lets the machine hear { $said ->
    [nothing] nothing
    [left] { $toLeft } on the left
    [right] { $toRight } on the right
   *[both] { $toLeft } on the left and { $toRight } on the right
}.
field-rule = Rule

# What a link may ask of a discrete machine that the core refuses
error-discrete-not-a-letter = Letter { $place } of the word is “{ $found }”. A word has the letters 0 and 1.
error-discrete-wrong-cell-count = The number of cells of this row is { $needed }, not { $count }.
error-discrete-cell-out-of-range = Cell { $cell } can hold a number from { $min } to { $max }, not { $value }.
error-discrete-velocity-out-of-range = The velocity can be from { $min } to { $max }, not { $value }.
error-discrete-no-such-step = The last step of the run is number { $steps }. There is no step { $step }.
error-discrete-no-such-window = The row ends after cell { $cells }. A machine cannot begin after cell { $from } and end after cell { $to }.
error-discrete-steps-out-of-range = A run can have from { $min } to { $max } steps, not { $value }.
error-discrete-rule-out-of-range = The rules have numbers from { $min } to { $max }. There is no rule { $value }.
error-discrete-width-out-of-range = A row can have from { $min } to { $max } cells, not { $value }.
error-discrete-letters-out-of-range = A word can have from { $min } to { $max } letters, not { $value }.
