hand-in-summary = Your answers
hand-in-score = Your score: { $score } of 100. A right answer at the first try counts fully, a later one half.
hand-in-state = How it ended
hand-in-state-first = right at once
hand-in-state-later = right later
hand-in-state-shown = a right answer was shown
hand-in-state-open = not right yet
hand-in-state-none = not answered
hand-in-state-text = text, which nobody judges
hand-in-state-left = left out, because the code was full
hand-in-state-unread = cannot be judged
hand-in-tries = , { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
hand-in-nothing-sent = Nothing is saved or sent by itself. Give the code below to your teacher: as text, file, link or on paper. It holds your answers and no marks.
hand-in-sent = Your platform has your answers already. The code below is for anybody else to whom you want to give them. It holds your answers and no marks.
hand-in-name = Your name, if your teacher wants it
hand-in-code = The code that you hand in
hand-in-cut = { $cut ->
    [one] Your text is too long for the code, so its end is cut off.
   *[other] { $cut } texts are too long for the code, so their ends are cut off.
}
hand-in-left = { $left ->
    [one] One answer is too long for the code and is left out.
   *[other] { $left } answers are too long for the code and are left out.
}
hand-in-copy = Copy the code
hand-in-save = Save as a file
hand-in-link = Copy as a link
hand-in-print = Print
hand-in-copied = Copied.
hand-in-not-copied = The browser did not allow copying. The code is selected, ready for you to copy.
hand-in-saved = The file is saved with your downloads.
hand-in-link-long = The lesson and your answers are too long for a link. Copy the code, or save it as a file.

collect = What pupils hand in
collect-about = Paste the codes, links or whole messages of your pupils. The solvers of this device judge every answer again, and nothing leaves it.
collect-paste = Codes of your pupils
collect-files = Or files; they can also be dropped here
collect-judge = Judge
collect-save = Save the table (CSV)
collect-large = The files are too large to be codes, so they are not read.
collect-failed = The answers cannot be judged now: { $detail }
collect-progress = Judged so far: { $done } of { $total }
collect-done = Codes that were judged: { $pupils }. Not judged: { $refused }.
collect-table = The class
collect-pupil = Pupil
collect-score = Score of 100
collect-question = Question
collect-tries = tries
collect-answer = answer
collect-nameless = without a name
collect-tries-claimed = The number behind a mark is that of the tries. It is what the code says; every answer was judged here.
collect-namesakes = More than one code has the name “{ $name }”.
collect-unreads = Answers that cannot be judged
collect-unread = { $name }, question { $key }: “{ $answer }”.
collect-wrongs = The most frequent wrong answers
collect-wrong = Question { $key }, given { $count ->
    [one] once
   *[other] { $count } times
}:
collect-figure = Look at it in the figure
collect-texts = In their words
collect-refused = Not judged
collect-no-code = This is no code of a lesson.
collect-long = This has { $characters } characters. No code is that long.
collect-cut = The end of this code is missing. Ask for it again.
collect-changed = This code was changed on its way. Ask for it again.
collect-bad-item = This code holds “{ $item }”, which is no answer.
collect-twice = This code answers question { $key } twice.
collect-other = This code belongs to another text: { $lesson }. Its answers are not judged by this lesson.
collect-again = This is the same code again. It counts once.
collect-no-question = This code answers question { $key }, which the lesson does not have.
collect-no-answer = This code answers question { $key } with “{ $answer }”, which is no answer to it.
