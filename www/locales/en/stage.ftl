# The view of the plate
view = View
view-larger = larger
view-smaller = smaller
view-all = show all

# For a class
classroom = For a class
classroom-hints = hints
classroom-reveal = cover each mark until it is touched
classroom-predict = ask before each milestone
classroom-present = present: only the figure and the narration

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

# Keys
keys-plate = On the picture
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
