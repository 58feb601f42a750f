# What a learning platform gets of a lesson
report-platform = After each answer, this page sends your score, your answers and your place in the lesson to your school’s platform, and to nobody else.
report-review = Your school’s platform shows this lesson for review, so nothing is sent.
report-site = After each answer, this page sends your score, your answers and your place in the lesson to the page around it, { $host }, and to nobody else.
report-page = After each answer, this page sends your score, your answers and your place in the lesson to the page around it, and to nobody else.
report-figure-site = Your answers and your score are sent to the page around this figure, { $host }, and to nobody else.
report-figure-page = Your answers and your score are sent to the page around this figure, and to nobody else.
report-no-platform = This lesson was made for a school’s platform, but no platform has opened it. Nothing is sent, and your answers stay on this device.
report-not-begun = Your school’s platform did not let the lesson begin ({ $code }: { $detail }). Nothing is sent, and your answers stay on this device.
report-error = The page around this lesson could not say what it has kept ({ $code }). Nothing is sent, and your answers stay on this device.
report-failed = Your platform did not take this ({ $code }: { $detail }). Your work stays on this device, and it is sent again with your next answer.
report-not-judged = What your platform kept stays there, but it cannot be judged now. The page tries again at your next answer. The reason: { $detail }
report-unread = A part of what your platform kept could not be read.
report-some-unread = Answers or figures that mean nothing in this lesson: { $count }.
report-no-room = Your platform has no room for all of this. Free texts that are cut: { $cut }. Answers left out: { $left }. Figures that begin anew at your next visit: { $scenes }.
