page-title = Lessons · Appleyard
lesson-skip = Skip to the lesson
lesson-list = Lessons
lesson-list-about = Each takes about twenty minutes. The figures ask, and their solvers judge every answer and say why.
lesson-write = Write a lesson
lesson-teachers = For teachers
lesson-change = Change this lesson
lesson-by = This lesson was written by whoever gave it to you.
lesson-empty = This lesson has no words yet.
lesson-moments = Moments of the lesson
lesson-moment-named = { $place }: { $title }{ $done ->
    [yes] , done
   *[no] {""}
}
lesson-minutes = { $minutes ->
    [one] about { $minutes } minute
   *[other] about { $minutes } minutes
}
lesson-open = Open in the exhibit
lesson-alone = Open the lesson in its own window
lesson-again = Begin again
lesson-print-handout = Print the handout
lesson-print-sheet = Print the teacher’s sheet
lesson-not-kept = This device does not keep what you do now: its storage is full, or the browser forbids it. Do not close the page before you have finished.
lesson-not-fetched = The lesson could not be fetched. Look whether you have a connection, and open it again.
lesson-choose = Choose one answer.
lesson-choose-several = Choose every answer that is right.
lesson-number = Your number
lesson-number-wrong = Type a number in digits, with nothing between thousands.
lesson-lines = Your words
lesson-check = Check
lesson-wrong = That is not right.
lesson-first = Right.
lesson-later = Now it is right.
lesson-shown = This is a right answer.
lesson-show = Show a right answer
lesson-this-is-right = right
lesson-hand-in = Hand in
lesson-nothing-sent = Nothing is saved or sent by itself.
lesson-collect = Collect what pupils hand in

lesson-ready-nim = Which stone would you take?
lesson-ready-nim-about = Nim: play, lose, and find the bundles that cancel.
lesson-ready-lattice = Would you go first?
lesson-ready-lattice-about = Half-apples on a lattice: mark the points that are lost, and find their rule.
lesson-ready-quicksort = What is the worst list?
lesson-ready-quicksort-about = Quicksort: what a pivot does, and which list it dislikes most.
lesson-ready-networks = Can one be left out?
lesson-ready-networks-about = Sorting networks: which comparator can go, and how to be sure.
lesson-ready-chain = Which one would you take?
lesson-ready-chain-about = Chain: the middle, the mirror, and why it wins.
lesson-ready-games = Can you always avoid losing?
lesson-ready-games-about = Games: hold a draw, write rules, and let the solver play.
lesson-ready-paths = How many ways are there?
lesson-ready-paths-about = Paths in a graph: count them, block one, and meet a number that explodes.
lesson-ready-machines = When does it stop?
lesson-ready-machines-about = Turing machines: follow the rules, stop, and build one that writes.
lesson-ready-dovetailing = How do you wait for all of them?
lesson-ready-dovetailing-about = Dovetailing: how one machine runs all others, and none waits forever.
lesson-ready-sorting-and-zero-one = Zeros and ones are enough
lesson-ready-sorting-and-zero-one-about = Why 256 lists of zeros and ones prove what no number of tests can.
lesson-ready-one-value = One value for many games
lesson-ready-one-value-about = Nim, Chain and the lattice: one number for each position says who wins.
lesson-ready-what-a-machine-cannot-know = What a machine cannot know
lesson-ready-what-a-machine-cannot-know-about = Machines and dovetailing: waiting longer never answers “never”.

lesson-notices = { $count ->
    [one] One thing in this lesson was not understood.
   *[other] { $count } things in this lesson were not understood.
}
lesson-link-broken = The link does not hold a whole lesson. Ask for it again, or for the file.
lesson-link-cut = The link was cut off, so the lesson ends in the middle. Characters that came: { $characters } of { $of }. Ask for it again, or for the file.
lesson-too-long = The lesson has { $characters } characters. At most { $max } are read.
lesson-too-deep = A list or a quotation is nested more than { $max } times, so the lesson is not read.
lesson-too-many-moments = The lesson has { $moments } moments. Only the first { $max } are shown.
lesson-bad-number = Line { $line }: “{ $quote }” is not a number that can be read in one way. Write it in digits, with nothing between thousands.
lesson-unknown-note = Line { $line }: “{ $quote }” is shown as a quotation. Only [!TEACHER] has a meaning here.
lesson-no-box = Line { $line }: “{ $quote }” stands among answers and has no box, so it counts as a wrong answer.
lesson-no-right-answer = Line { $line }: no answer is marked as right with [x].
lesson-html = Line { $line }: “{ $quote }” is shown as it was typed, because a lesson has no HTML.
lesson-unknown = Line { $line }: “{ $quote }” is shown as it was typed, because a lesson has no pictures or footnotes.
lesson-bad-link = Line { $line }: the address “{ $quote }” is shown as text, because it is no web page.
lesson-front = Line { $line }: “{ $quote }” says nothing here. The lines above a lesson may say its lang and its time in minutes.
