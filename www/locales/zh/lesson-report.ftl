# 学习平台得知课程的哪些情况
report-platform = 每次作答后，本页把你的得分、回答和在课程中的位置告诉学校的平台。除此之外不告诉任何人。
report-review = 学校的平台以回顾方式打开本课，因此不向它发送任何内容。
report-site = 每次作答后，本页把你的得分、回答和在课程中的位置告诉外面的页面 { $host }。除此之外不告诉任何人。
report-page = 每次作答后，本页把你的得分、回答和在课程中的位置告诉外面的页面。除此之外不告诉任何人。
report-figure-site = 你的回答和得分会告诉图外面的页面 { $host }。除此之外不告诉任何人。
report-figure-page = 你的回答和得分会告诉图外面的页面。除此之外不告诉任何人。
report-no-platform = 本课是为学校的平台制作的，但没有平台打开它。什么都不会发送，你的回答留在这台设备上。
report-not-begun = 学校的平台没有让本课开始（{ $code }：{ $detail }）。什么都不会发送，你的回答留在这台设备上。
report-error = 外面的页面没能说出它保存了什么（{ $code }）。什么都不会发送，你的回答留在这台设备上。
report-failed = 平台没有收下这些（{ $code }：{ $detail }）。你的作业留在这台设备上，下次作答时再发送。
report-not-judged = 平台保存的回答仍在平台上，但现在无法评判。你下次作答时本页再试。原因：{ $detail }
report-unread = 平台保存的内容有一部分无法读取。
report-some-unread = 在本课中没有意义的回答或图：{ $count }。
report-no-room = 平台放不下全部内容。被截短的文字：{ $cut }。省略的回答：{ $left }。下次打开时重新开始的图：{ $scenes }。
