# What a figure asks before a milestone
predict-label = Your prediction
answer-lost = lost
answer-won = won
answer-drawn = drawn
predict-right = Right.
predict-wrong = Wrong.
predict-score = On this device you got { $score } of { $of } right.
nim-predict = All bundles that have a partner are joined. Is this position lost or won for the player to move?
nim-predict-moves = How many moves win?
answer-moves-0 = none
answer-moves-1 = one
answer-moves-2 = two
answer-moves-3 = three or more
game-predict = { $answers ->
    [3] Is this position lost, drawn or won for the player to move?
   *[2] Is this position lost or won for the player to move?
}
paths-predict = The search stands at <point>{ $name }</point>. Does it find a path now, or has it tried everything here?
answer-path = it finds a path
answer-back = it turns back

# A task of a link
task = Task
task-check = Check
task-parts-missing = Choose one of each.
task-again = Try again
task-show = Show the answer
task-left = { $left ->
    [one] You have one try left.
   *[other] You have { $left } tries left.
}
task-verdict = { $right ->
    [yes] Right.
    [no] Wrong.
   *[open] This is not decided.
}
task-shown = This would have been right:
task-failed = The solver could not answer: { $detail }
task-record = Tasks on this device: { $first } right at the first try, { $later } later, { $shown } with the answer shown.
task-forget = Forget what was done on this device
task-forgotten = The tasks that were done on this device are forgotten.
task-withheld = Hidden while the task is open, because it could give the answer away.

# Tasks of games
task-move = Find a move that wins.
task-hold = Nobody can force a win here. Find a move that holds the draw.
task-game = Play against the computer, and win.
task-who = Who wins if nobody makes a mistake?
task-who-N = the player to move
task-who-P = the opponent
task-who-D = nobody: it is a draw
task-count = How many moves win here?
task-count-typed = Number of moves
task-count-wrong = { $more ->
    [yes] More moves win.
   *[no] Fewer moves win.
}
task-look-count = { $kind ->
    [hold] Moves that hold the draw here: { $right } of { $moves }.
   *[other] Moves that win here: { $right } of { $moves }.
}
task-look-bundle = Look at the bundles of { $bundle }: one of them has no partner.
task-game-won = You won in { $moves } { $moves ->
    [one] move
   *[other] moves
}, and no move of yours gave the win away.
task-game-given = You won, although one of your moves gave the win away: the computer gave it back.
task-game-lost = Your move { $move } gave the win away.

# Making heaps that are lost
task-make = { $count ->
    [one] Choose a heap that is lost for the player to move.
   *[other] Choose { $count } heaps that are lost for the player to move.
}
task-make-typed = Heaps
task-make-misread = { $count ->
    [one] Enter one number of stones, from 1 to { $most }.
   *[other] Enter { $count } numbers of stones from 1 to { $most }, with commas between them.
}
task-make-won = From there the player to move can win.
task-make-example = { $heaps }

# Setting a task
task-set = What this moment asks
task-kind-none = nothing
task-kind-move = a move that wins
task-kind-hold = a move that holds the draw
task-kind-game = to win a game
task-kind-who = who wins
task-kind-count = how many moves win
task-kind-make = heaps that are lost
task-tries = Tries
task-fits-moves = { $kind ->
    [hold] It fits. Moves that hold the draw: { $right } of { $moves }.
   *[other] It fits. Moves that win: { $right } of { $moves }.
}
task-fits = It fits.
task-fits-make = It fits: there are such heaps.
task-unfit-over = The game is over here, so nothing is left to find.
task-unfit-lost = The position is lost already, so nobody can find a move that wins.
task-unfit-drawn = With best play this position is a draw, so nobody can find a move that wins.
task-unfit-hold = Best play does not end in a draw here, so no move can hold one.
task-unfit-turn = The computer is to move here, so the reader has nothing to find.
task-unfit-alone = To win a game, the reader needs the computer as the opponent.
task-unfit-make = Of the small heaps tried here none are lost.
task-not-set = The link asks for something that has no answer here, so nothing is asked.

# Machines
task-next = What does the machine do in its next step?
task-next-writes = It writes
task-next-symbol = { $symbol }
task-next-head = The head
task-next-go = { $move ->
    [left] goes left
    [stay] stays
   *[right] goes right
}
task-next-after = Then the machine
task-next-then = { $end ->
    [accept] accepts
    [reject] rejects
    [halt] stops
   *[no] is in { $state }
}
task-next-reason = Reading { $read } in { $state }, it writes { $write }, { $move ->
    [left] goes left
    [stay] stays
   *[right] goes right
}, and { $end ->
    [accept] accepts
    [reject] rejects
    [halt] stops
   *[no] is in { $next } then
}.
task-next-yours = After your step the head would be at cell { $head }, and cells { $from } to { $to } would hold { $symbols }.
task-next-part = Your tape parts from the machine’s in step { $step }: it has { $symbol } in cell { $cell } then, and the machine’s has not.
task-next-same = Up to step { $step } your tape stays like the machine’s. But your head or your state differs.
task-look-rule = Look at the table: the row of { $state }, and there the column of { $read }.
task-halt = After how many steps from the beginning does the machine stop? The solver knows that it stops by step { $bound }.
task-halt-typed = Number of steps
task-halt-wrong = { $on ->
    [yes] After { $steps } { $steps ->
        [one] step
       *[other] steps
    } it still goes on.
   *[no] After { $steps } { $steps ->
        [one] step
       *[other] steps
    } it has stopped already.
}
task-look-stop = It stops in { $state } reading { $read }: look for the step that comes there.
task-machine = Write a machine with two symbols and at most { $states ->
    [one] one state
   *[other] { $states } states
}. On the blank tape it must stop within { $bound } { $bound ->
    [one] step
   *[other] steps
} and leave { $ones ->
    [one] a single one
   *[other] { $ones } ones
}.
task-machine-typed = Rules, written like 0RB1LA_0LA1RZ
task-machine-size = The machine may have at most { $states ->
    [one] one state
   *[other] { $states } states
}, and two symbols.
task-machine-left = It stops after { $steps ->
    [one] one step
   *[other] { $steps } steps
} and leaves { $ones ->
    [0] no ones
    [one] a single one
   *[other] { $ones } ones
}.
task-machine-runs = It has not stopped within { $bound } { $bound ->
    [one] step
   *[other] steps
}.
task-machine-example = { $text }
task-look-example = Write down the first steps of your machine on paper, and look which step writes a one.
task-kind-next = what the next step does
task-kind-halt = when the machine stops
field-task-ones = Ones
task-kind-machines-make = a machine that leaves ones
task-unfit-stopped = The machine has stopped here, so nothing is left to find.
task-unfit-halt = The machine is not known to stop by step { $bound }, so nobody can say when it does.
task-unfit-ones = { $states ->
    [one] A machine with one state
   *[other] A machine with { $states } states
} that stops leaves at most { $most ->
    [one] a single one
   *[other] { $most } ones
}, as is proved. So none leaves { $ones }.
task-unfit-unknown = No machine of this size (states: { $states }) is known here that stops by step { $bound } and leaves this number of ones: { $ones }.
task-unfit-made = The machine of this moment leaves that number of ones itself, so the answer would stand there.

# Dovetailing
task-when = At which moment does machine { $machine } take its step { $step }?
task-when-typed = Moment
task-when-reason = It is number { $place } of round { $round }, and { $before ->
    [0] no moment passes
    [one] one moment passes
   *[other] { $before } moments pass
} before that round.
task-sweep-at = { $passes ->
    [yes] Machine { $machine } has moment { $moment }, but takes no step then.
   *[no] At moment { $moment } machine { $machine } takes its step { $step }.
}
task-which = Which machine has its turn at moment { $moment }?
task-which-typed = Machine
task-which-around = { $kind ->
    [yes-yes] Machine { $machine } takes its step { $step } at moment { $before }, and its step { $next } at moment { $after }.
    [yes-no] Machine { $machine } takes its step { $step } at moment { $before }, and no later one here.
    [no-yes] Machine { $machine } takes its step { $next } at moment { $after }, and none before.
   *[no-no] Machine { $machine } takes no step here.
}
task-look-round = It comes in round { $round }: count the moments of the rounds before it.
task-look-moment = Round { $round } has moment { $moment }: count the moments of the rounds before it.
task-kind-when = when a machine takes a step
task-kind-which = which machine has its turn
task-fits-when = It fits: machine { $machine } takes its step { $step }.
task-unfit-when = Machine { $machine } does not take its step { $step } in the rounds of this figure.
task-unfit-came = Machine { $machine } has taken its step { $step } already, at moment { $moment }.
task-unfit-ended = The figure has { $moments ->
    [0] no moment
    [one] one moment
   *[other] { $moments } moments
}, and no moment { $moment }.
task-unfit-past = Moment { $moment } has passed already, so the figure shows its machine.
task-unfit-missing = No machine of this figure has moment { $moment }.
field-task-machine = Machine
field-task-step = Its step
field-task-moment = Moment
