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
