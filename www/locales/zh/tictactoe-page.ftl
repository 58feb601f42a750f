how-1 = 求解器从画满或者已经连成一线的棋盘出发，倒着往回算。5,478 个局面各得到一个值：必胜、必败或者平局。
how-2 = 从空棋盘开始，双方都不能必胜。所以只要双方都不走错，结果总是平局。
try-1 = 第一步每一格的值。
try-2 = 叉在角上，圈在旁边：只有一部分格子能赢。
try-3 = 先说谁会赢。
source-1 = Berlekamp、Conway、Guy：<em>Winning Ways for Your Mathematical Plays</em>，讲连线的游戏。
