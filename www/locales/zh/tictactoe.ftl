page-title = 为什么谁也赢不了？ · Appleyard
title = 为什么谁也赢不了？
lede = 双方轮流在格子里画记号，三个连成一线就赢。电脑不会走错，你能赢吗？

# 图
tictactoe-plate = 三行三列的棋盘
tictactoe-caption = { $values ->
    [yes] 圆环是<won>赢</won>，圆盘是<lost>输</lost>，横线是平局。
   *[no] 点一个格子。
}
tictactoe-square = 第 { $square } 格{ $mark ->
    [cross] ，叉
    [nought] ，圈
   *[none] ，空
}{ $outcome ->
    [N] ：{ $plies } 步赢
    [D] ：平局
    [P] ：{ $plies } 步输
   *[none] {""}
}
tictactoe-planned = 画在第 { $square } 格
tictactoe-taken = 第 { $square } 格不能再画了。

# 说明
tictactoe-start = 横、竖或斜，三个记号连成一线就赢。
tictactoe-made = { $who ->
    [you] 你画了第 { $square } 格。
    [computer] 电脑画了第 { $square } 格。
   *[mover] 画上了第 { $square } 格。
}
tictactoe-squares = 空格里，{ $wins } 个赢，{ $draws } 个平局，{ $loses } 个输。
tictactoe-full = 棋盘满了，谁也没有赢。
error-illegal-ply = 链接里的对局不合规则：第 { $ply } 步画在不能画的格子里。
