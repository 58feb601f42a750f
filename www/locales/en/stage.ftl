# The view of the plate
view = View
view-larger = larger
view-smaller = smaller
view-all = show all

# For a class
classroom = For a class
classroom-hints = hints
classroom-reveal = cover the marks until touched
classroom-predict = ask before each milestone
classroom-present = present: figure and narration only

# Saving
export-svg = SVG, to print or edit
export-png = PNG, to paste
export-csv = CSV, every step as a row

# Keys
key-back = one step back
key-forward = one step forward
key-previous-milestone = to the milestone before
key-next-milestone = to the next milestone
key-play = play or pause
key-first = to the beginning
key-last = to the end
key-zoom-in = magnify (also Ctrl with the wheel, or pinch)
key-zoom-out = make smaller
key-zoom-reset = show all
key-close = close what is open
key-blank = blank the screen, while presenting
key-help = this list
