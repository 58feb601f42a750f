paper-teacher = Sheet for the teacher, with all answers
paper-name = Name
paper-date = Date
paper-number = Answer: { $number }
paper-solution = By the solver:
paper-answer = Answer
