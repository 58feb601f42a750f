paper-teacher = 教师用，含全部答案
paper-name = 姓名
paper-date = 日期
paper-number = 答案：{ $number }
paper-solution = 求解器的答案：
paper-answer = 答
