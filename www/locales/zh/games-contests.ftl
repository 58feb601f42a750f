# 竞赛题里的游戏和两人以上的游戏会拒绝什么
error-no-such-date = 日历上没有 { $year } 年 { $month } 月 { $day } 日。
error-date-outside = { $year } 年 { $month } 月 { $day } 日不在这个游戏里：日期从 1900 年 1 月 1 日到 2001 年 12 月 3 日。
error-not-digits = 第 { $at } 个字符不是数字。
error-too-many-digits = 有 { $digits } 个数字，最多只能有 { $max } 个。
error-target-out-of-range = 要达到的数是 { $value }：必须在 { $min } 到 { $max } 之间。
error-players-out-of-range = 要 { $value } 位玩家：必须在 { $min } 到 { $max } 之间。
error-not-a-date = 请按 2001-11-03 的形式写日期。
error-shared-stones-out-of-range = 要 { $value } 颗石子：必须在 { $min } 到 { $max } 之间。
