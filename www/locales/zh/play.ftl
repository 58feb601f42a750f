# Words of every game: who plays, whose turn it is, how it went

play-against = 对手
opponent-human = 旁边的另一个人
opponent-perfect = 电脑，从不走错
opponent-erring = 电脑，有时走错
field-percent = 走错的百分比
play-who = 谁先走？
play-computer-second = 我
play-computer-first = 电脑
play-begin-legend = 这一局
play-begin = 开始
play-worth = { $outcome ->
    [P] 在这里轮到谁走谁<lost>必败</lost>，再走 { $plies } 步终局。
   *[N] 在这里轮到谁走谁<won>必胜</won>，再走 { $plies } 步终局。
}
play-blunder = { $who ->
    [you] 这是失着：你把胜局送掉了。
    [computer] 这是失着：它把胜局送给了你。
   *[mover] 这是失着：刚走的一方把胜局送掉了。
}
play-over = { $who ->
    [you] 已经没有可走的了。你<won>赢了</won>。
    [computer] 已经没有可走的了。电脑<won>赢了</won>。
   *[mover] { $last ->
        [first] 已经没有可走的了。先走的一方<won>赢了</won>。
       *[second] 已经没有可走的了。后走的一方<won>赢了</won>。
    }
}
play-full = 已经走了 511 步，再长的对局就不保留了。请退回几步，或者重新开始。
play-go-on = 让它走
play-moves = 合规则的走法
play-again = 重新开始
play-hints = 显示必败和必胜
play-leave = 离开这一局
chart-caption = { $who ->
    [you] 每一步之后的局势：你必胜就朝上，电脑必胜就朝下
   *[mover] 每一步之后的局势：先走的一方必胜就朝上，后走的一方必胜就朝下
}{ $known ->
    [yes] ；还剩的步数越多，柱子越高。
   *[no] 。
}
chart-bar = { $who ->
    [you] { $side ->
        [up] 第 { $ply } 步，{ $position }：你必胜
       *[down] 第 { $ply } 步，{ $position }：电脑必胜
    }
   *[mover] { $side ->
        [up] 第 { $ply } 步，{ $position }：先走的一方必胜
       *[down] 第 { $ply } 步，{ $position }：后走的一方必胜
    }
}{ $plies ->
    [-1] {""}
   *[other] ，还剩 { $plies } 步
}{ $blunder ->
    [yes] ；这一步是失着，送掉了胜局
   *[no] {""}
}
chart-no-blunder = 没有失着，谁也没有送掉胜局。
chart-blunders = 有 { $count } 步是失着，送掉了胜局。回到那里重走：
chart-before = 第 { $ply } 步之前
