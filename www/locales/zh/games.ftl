# 棋盘游戏的求解器可能拒绝什么
error-too-much-memory = 求解这个游戏最多要用 { $bytes } 字节内存，而上限是 { $limit } 字节。
error-not-a-position = 这不是这个游戏的局面。
error-board-too-large = 这个棋盘有 { $squares } 格，而这个游戏最多可以有 { $limit } 格。
error-board-not-understood = 棋盘从第 { $at } 个字符起读不懂。
error-board-not-possible = 照规则下，走不到这个棋盘。
error-board-columns-out-of-range = 你要 { $value } 列：列数必须在 { $min } 到 { $max } 之间。
error-board-rows-out-of-range = 你要 { $value } 行：行数必须在 { $min } 到 { $max } 之间。
error-in-a-row-out-of-range = 你要 { $value } 子连成一线：个数必须在 { $min } 到 { $max } 之间。
