# Header and page
nav = Exhibits
nav-lattice = Lattice
nav-nim = Nim
nav-quicksort = Quicksort
nav-networks = Networks
nav-chain = Chain
language = Language
theme = Light or dark
theme-auto = as the device
theme-light = light
theme-dark = dark
how-it-works = How it works
try = Try
notes = In the margin
sources = Sources
forgetful = This browser does not let the page store anything. Your choice holds until you leave; links to the other pages carry the language.
speechless = The words in that language could not be downloaded. Is there a connection?

# Terms, one sentence each
term-p-position = P-position: the player who just moved, the previous one, wins.
term-n-position = N-position: the player who moves next wins.
term-misere = Misère play: whoever makes the last move loses.
term-ply = A ply is one move by one player.
term-remoteness = Remoteness: plies to the end when the winner hurries and the loser delays.
term-grundy = Grundy value: the least number that no option has; a position is worth a Nim heap of that size.

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
transport-scrubber = Step of the run
transport-at = step { $step } of { $steps }

# Words under the figure
word-settings = Settings
word-share = Share
word-embed = Embed
word-export = Export
word-help = Keys
as-text = The figure as text
close = close
dismiss = dismiss
untold = There is something to tell, most likely about the link, but the words for it could not be fetched. Is there a connection?
cancel = cancel
loading = Loading the solver
working = Working: { $percent } %

# For a class
leave-present = end
unblank = The screen is blanked. Show the figure again.
reveal-all = uncover all
predict-label = Your prediction
answer-lost = lost
answer-won = won
predict-right = Right.
predict-wrong = Not so.
predict-score = { $score } of { $of } right on this device.
lesson = Lesson
lesson-back = back
lesson-next = next
lesson-place = { $place } of { $scenes }

# Fields
field-limits = { $min } to { $max }
field-wrong = A whole number from { $min } to { $max }, please.

# What went wrong
try-again = Try again
error-kept = Nothing you set is lost:
error-link = a link to this moment
error-wasm-absent = This browser cannot run WebAssembly, which does the solving here. Browsers since 2024 can, unless it is switched off.
error-wasm-no-simd = This browser’s WebAssembly is without SIMD, which the solver needs. Browsers since 2024 have it.
error-wasm-network = The solver could not be downloaded. Is there a connection?
error-wasm-missing = The solver’s file is not where it should be: the server answered { $status }.
error-wasm-blocked = This page’s security policy forbids WebAssembly. It needs script-src 'wasm-unsafe-eval'.
error-wasm-connect = This page’s security policy forbids the download. It needs connect-src { $origin }.
error-wasm-cors = The solver could not be downloaded: { $origin } must send Access-Control-Allow-Origin: *.
error-wasm-broken = The solver’s file arrived damaged, or is another file (the server calls it “{ $type }”).
error-panic = The solver failed: a mistake of ours. The figure can be rebuilt from its scene.
error-cancelled = Stopped.
error-bad-config = The solver did not accept this scene.
error-columns-out-of-range = { $value } points across: it must be between { $min } and { $max }.
error-rows-out-of-range = { $value } points up: it must be between { $min } and { $max }.
error-region-too-large = This needs { $positions } positions; at most { $limit } are solved here.
error-internal = Something unforeseen went wrong ({ $detail }).
