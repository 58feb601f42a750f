# Header and page
skip-to-figure = Skip to the figure
nav = Exhibits
nav-lattice = Lattice
nav-nim = Nim
nav-quicksort = Quicksort
nav-networks = Networks
nav-chain = Chain
nav-games = Games
nav-paths = Paths
nav-machines = Machines
nav-dovetailing = Dovetailing
language = Language
theme = Light or dark
theme-auto = auto
theme-light = light
theme-dark = dark
how-it-works = How it works
try = Try
notes = In the margin
sources = Sources
forgetful = This browser does not let the page store anything. Your choice holds until you leave; links to the other pages carry the language with them.
speechless = The words in that language could not be downloaded. Are you online?

# Terms, one sentence each
term-p-position = Lost: the opponent can win, whatever the player to move does. Mathematicians call it a P-position: the previous player wins.
term-n-position = Won: the player to move can win, whatever the opponent does. Mathematicians call it an N-position: the next player wins.
term-misere = Misère play: the player who makes the last move loses.
term-ply = A ply is one move by one player.
term-remoteness = Remoteness: the number of plies to the end, when the winner hurries and the loser delays.
term-grundy = Grundy value: the smallest of 0, 1, 2, … that is not the value of any position one move away. The position behaves like a Nim heap of that size.

# Transport
transport = Steps
transport-first = first
transport-back = back
transport-play = play
transport-pause = pause
transport-forward = forward
transport-last = last
field-step = Step
transport-speed = Speed
transport-times = { $speed }×
transport-unread = { $speed }×, no pauses
said-more = Read on
said-less = Read less
transport-scrubber = Step of the run
transport-at = step { $step } of { $steps }

# Words under the figure
word-tokens = Tokens
word-play = Play
word-settings = Settings
word-ask = Ask
word-share = Share
word-embed = Embed
word-export = Export
word-help = Keys
word-more = More
panels = Panels
panel-group = { $kind ->
    [do] Things to do
    [look] Things to look at
   *[publish] Publish
}
panel-alone = Show it in place of the picture
present = Present
as-text = The figure as text
close = close
dismiss = dismiss
untold = There is a message, probably about your link, but it could not be downloaded. Are you online?
cancel = cancel
loading = Loading the solver
working = Working: { $percent } %

# For a class
leave-present = end
present-begun = The figure is presented now. Escape ends it.
present-over = The presentation is over.
unblank = The screen is blank. Show the figure again.
reveal-all = uncover all
lesson = Lesson
lesson-back = back
lesson-next = next
lesson-given = as given
lesson-place = { $place } of { $scenes }

# Fields
field-limits = { $min } to { $max }
field-wrong = Enter a whole number from { $min } to { $max }.

# What went wrong
not-downloaded = This could not be downloaded. Are you online? Press the button again.
try-again = Try again
error-number-two-ways = “{ $wrong }” may be one number or several. Write numbers without commas, points or spaces in them, and put a space between two numbers.
error-number-two-ways-at = Line { $line }, column { $column }: “{ $wrong }” may be one number or several. Write numbers without commas, points or spaces in them, and put a space between two numbers.
error-kept = Your settings are safe:
error-link = a link to this moment
error-wasm-absent = This browser cannot run WebAssembly, which does the solving here. Browsers of 2024 and later can, unless WebAssembly is switched off.
error-wasm-no-simd = WebAssembly in this browser lacks SIMD, which the solver needs. Browsers of 2024 and later have it.
error-wasm-network = The solver could not be downloaded. Are you online?
error-wasm-missing = The solver’s file is not where it should be: the server answered { $status }.
error-wasm-blocked = This page’s security policy forbids WebAssembly. It needs script-src 'wasm-unsafe-eval'.
error-wasm-connect = This page’s security policy forbids the download. It needs connect-src { $origin }.
error-wasm-cors = The solver could not be downloaded: { $origin } must send Access-Control-Allow-Origin: *.
error-wasm-broken = The solver’s file is damaged, or it is another file: the server calls it “{ $type }”.
error-panic = The solver failed, and the mistake is ours. You can have the figure rebuilt as it was.
error-broken-invariant = Appleyard contradicts itself, and the mistake is ours: { $what }.
error-cancelled = Stopped.
error-bad-config = The solver did not accept these settings.
error-columns-out-of-range = You asked for { $value } { $value ->
    [one] point
   *[other] points
} across: the number must be between { $min } and { $max }.
error-rows-out-of-range = You asked for { $value } { $value ->
    [one] point
   *[other] points
} up: the number must be between { $min } and { $max }.
error-region-too-large = This needs { $positions } positions; the solver takes at most { $limit }.
error-invisible-character = Line { $line }, column { $column }: here stands { $character ->
    [soft-hyphen] a soft hyphen
    [zero-width-space] a space without width
    [zero-width-joiner] a joiner without width
    [word-joiner] a word joiner
    [direction-mark] a mark for the direction of writing
    [byte-order-mark] a byte order mark
   *[other] a character
} ({ $code }), which nobody can see. Take it out.
error-internal = Something unexpected went wrong ({ $detail }).

# A game
game-why = Why?
game-grundy = More: the Grundy value
game-computer-begins = Let the computer begin
game-demonstration = This is a demonstration.<invite> Touch anything to play yourself.</invite>
game-turn = { $who ->
    [you] Your move.
    [computer] It is the computer’s turn.
   *[mover] { $last ->
        [first] It is the first player’s turn.
       *[second] It is the second player’s turn.
    }
}
game-worth = { $outcome ->
    [D] Nobody can force a win: with best play it is a draw.
   *[other] { $who ->
        [you] { $outcome ->
            [P] You <term-p-position><lost>lose</lost></term-p-position> unless your opponent makes a mistake.
           *[N] You can <term-n-position><won>win</won></term-n-position>.
        }
        [computer] { $outcome ->
            [P] You can <won>win</won>, whatever your opponent does.
           *[N] Your opponent can <won>win</won> now.
        }
       *[mover] { $outcome ->
            [P] The player to move <term-p-position><lost>loses</lost></term-p-position>, whatever they do.
           *[N] The player to move can <term-n-position><won>win</won></term-n-position>.
        }
    }
}{ $plies ->
    [-1] {""}
    [one] {" "}With best play { $plies } <term-ply>ply</term-ply> is left.
   *[other] {" "}With best play { $plies } <term-ply>plies</term-ply> are left.
}
game-let-begin = If you begin, your opponent can <won>win</won>. Let the computer begin.
game-confirm = To make this move, press Enter again or press the button.
