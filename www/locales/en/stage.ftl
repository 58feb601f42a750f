# The view of the picture
view = View
view-larger = larger
view-smaller = smaller
view-all = show all
view-at = Shown at { $percent } %.

# For a class
classroom = For a class
classroom-hints = hints
classroom-reveal = cover each mark until it is touched
classroom-predict = ask before each milestone
classroom-present = present: only the figure and the narration
classroom-lock-rules = the link fixes the rules
classroom-lock-start = the link fixes the start
classroom-lock-panels = the link closes the panels

# Saving
export-svg = SVG, to print or edit
export-png = PNG, to paste
export-csv = { $rows ->
    [plies] CSV, one row per ply
    [points] CSV, one row per point
    [lost] CSV, one row per lost point
   *[steps] CSV, one row per step
}
save-table = Save the whole table as CSV

# Motion
export-gif = GIF, in motion
export-saved = The file goes to your downloads.
field-from-step = from
field-to-step = to
motion-at = { $at ->
    [beginning] the beginning
    [end] the end, step { $step }
   *[between] the milestone at step { $step }
}
motion-size = Longer side
motion-px = { $most } px
motion-save = Save the GIF
motion-said = The file gets { $frames } { $frames ->
    [one] frame
   *[other] frames
} of { $width } × { $height } px. They last at least { $seconds } s and take about { $megabytes } MB at most.
motion-every = One step in { $every } gets a frame, because a GIF shows at most { $rate } a second, and a file holds { $frames }.
motion-large = This is too large, because a file may have at most { $megabytes } MB. Choose a shorter part or a smaller size.
motion-moved = Somebody moved the figure during the recording. Save the GIF again.
motion-none = There are no steps to record here yet.

# A demonstration
demonstration-over = The demonstration is over.

# Keys
keys-open = The list of keys is open. Escape closes it.
keys-picture = On the picture
keys-figure = Anywhere in the figure
keys-presenting = While presenting
gesture-wheel = Ctrl + mouse wheel
gesture-pinch = two fingers
key-enter = to the picture, and on to what follows it
key-walk = from mark to mark
key-row = to the first or last mark of the row
key-choose = choose the mark
key-zoom = zoom in or out
key-remove = remove the comparator
key-reverse = turn the comparator round
key-carry = move the element to the next wire
key-eat = in a game: go to a point to see the move there, and make it
key-block = block an edge, or open it: press it at both of its nodes
key-undo = undo the last change
key-redo = redo that change
key-back = one step back
key-forward = one step forward
key-previous-milestone = to the previous milestone
key-next-milestone = to the next milestone
key-play = play or pause
key-first = to the beginning
key-last = to the end
key-zoom-in = zoom in
key-zoom-out = zoom out
key-zoom-reset = show all
key-close = close what is open
key-blank = blank the screen
key-help = this list
panel-withheld = Hidden while hints are off: it would give the answer away.

# Files
file-open = Open a file
panel-undo = Undo
error-file-several = Several files were dropped, but only one can be opened at a time.
error-file-too-large = “{ $name }” has { $count } bytes; at most { $limit } are allowed.
error-file-empty = “{ $name }” is empty.
error-file-unread = “{ $name }” could not be read. It may be a folder, or a file that is no longer there.
error-file-not-utf8 = “{ $name }” is not written in UTF-8: no character begins at line { $line }, column { $column }. Save it as UTF-8, and open it again.
error-file-kind = “{ $name }” is { $kind ->
    [zip] a ZIP archive, or a document that is stored as one
    [office] a document of an older Word or Excel
    [rtf] a document in RTF
    [pdf] a PDF
    [picture] a picture
    [packed] a packed file
    [python] data that Python has stored
    [data] a file of data
    [program] a program
   *[other] a binary file
}, and only plain text can be read here.

table-twin = The same as a table
