# The editor of lessons
edit-title = Write a lesson
edit-about = You write the text, and see each moment as your pupils see it. The buttons insert what you need. Your figures judge the answers themselves.
edit-draft = Draft
edit-unnamed = without a name
edit-new = New lesson
edit-delete = Delete this draft
edit-bring-back = Bring the deleted draft back
edit-deleted = The draft is deleted. You can bring it back until you leave the page.
edit-kept = This device keeps every change.
edit-not-kept = This device does not keep the last change: its storage is full, or the browser forbids it. Save the file before you leave the page.
edit-not-lasting = The browser may still delete drafts when the device runs out of room. Save the file of what you need.
edit-sides = What is shown
edit-text = Text
edit-moments = Moments
edit-moment = The chosen moment
edit-up = Up
edit-down = Down
edit-duplicate = Duplicate
edit-take-out = Take out
edit-add-moment = Add a moment
edit-moved = “{ $title }” is moment { $place } now.
edit-duplicated = “{ $title }” is there twice. The second is moment { $place }.
edit-taken-out = “{ $title }” is taken out. Undo brings it back.
edit-added = Moment { $place } is added.
edit-undo = Undo
edit-redo-button = Redo
edit-undone = The last change is undone.
edit-redone = The change is made again.
edit-note = Note for the teacher
edit-keep-figure = Put the figure into the lesson as it is now
edit-figure-kept = The lesson has the figure as it is now.
edit-figure-same = The text has not changed. Change the address of this figure in the text.
edit-asked = The lesson has the figure with this task.
edit-reading = The solver reads the figure …
edit-answers = With hints, this figure says “{ $answer }”, which answers your question.
edit-hints-off = Turn its hints off
edit-hints-are-off = The hints of this figure are off in the lesson.
edit-minutes = { $minutes ->
    [one] The lesson takes about { $minutes } minute.
   *[other] The lesson takes about { $minutes } minutes.
}
edit-score = Score: the mean over tasks and choices, 1 at the first try, 0.5 later, 0 opened or unanswered; free text does not count.
edit-readable = Whoever reads the link or the file can read which choices are right. A task of a figure holds no answer, so it is better for a test.
edit-how = How the text is written
edit-how-moment = A line that begins with ## is the heading of a moment.
edit-how-figure = A link to an exhibit, alone between blank lines, is a figure. You can also paste the link that Share gives.
edit-how-choice = Lines with - [ ] are answers to choose from. Mark each right one with [x]. A line with > below an answer is shown to whoever chooses it.
edit-how-number = ____ = 12 asks for a number.
edit-how-lines = ____ alone gives room to write.
edit-how-note = A quotation that begins with [!TEACHER] is seen only here. It is not secret, because the link and the file hold it.

# What the buttons insert
insert = Insert
insert-moment-button = Moment
insert-exhibit = Exhibit
insert-figure = Figure
insert-choice-button = Choice
insert-number-button = Number
insert-lines-button = Lines
insert-note-button = Note
insert-question = Your question?
insert-right = the right answer
insert-why = Say why it is right.
insert-wrong = a wrong answer
insert-look = Say what to look at.
insert-write = Write it in your own words.
insert-note = 3 min. Say what to expect.
insert-lesson = My lesson
insert-moment = A new moment
insert-words = Say what your pupils do here.

# What a class is given
give = Give it to the class
give-about = Nothing is sent. The link, the code and the file hold the whole lesson.
give-link = Link
give-address = Link to the lesson
give-length = The link has { $characters } characters. { $max } after the # are the limit, and some apps cut long links.
give-too-long = The link would have { $characters } characters, and { $max } are the limit. Give the file.
give-code = QR code
give-large = Show it large
give-density = The density of the code is { $version } of 40. The last row of a class can read it.
give-dense = The density of the code is { $version } of 40. It is too dense for the back row: give the file.
give-file = File
give-file-about = A text that any program reads. Its figures are links there. You can open it here again, or drop it on this page.
give-save = Save the file ({ $kilobytes } KB)
give-saved = “{ $name }” is saved.
give-package = Your school’s platform
give-package-about = A SCORM 1.2 package for Moodle and other platforms. They get each pupil’s score, answers and completion. The package runs without this site.
give-package-mastery = Passed from this score on, of 100 (empty: nobody passes or fails)
give-package-mastery-wrong = “{ $typed }” is no score from 0 to 100. Write it in digits, or leave the field empty.
give-package-title = The title holds the character { $character }, which no package can hold. Delete it in the line that begins with #.
give-package-make = Make the package
give-package-making = The package is being made …
give-package-save = Save the package ({ $kilobytes } KB)
give-package-failed = The package could not be made: { $detail }
give-frame = In a page
give-frame-about = Paste this into a page of your own or of your school. It shows the lesson in a frame, and what leads elsewhere opens in its own window. It has { $characters } characters.
give-snippet = HTML of the frame
give-paper = Handout
give-paper-about = { $moments ->
    [one] A handout for your class, and a sheet for you with answers and notes, for one moment.
   *[other] A handout for your class, and a sheet for you with answers and notes, for { $moments } moments.
}
give-open = Open the lesson as your class does
