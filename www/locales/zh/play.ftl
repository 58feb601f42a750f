# Words of every game: who plays, whose turn it is, how it went

play-against = 对手
opponent-human = 旁边的另一个人
opponent-perfect = 电脑，从不走错
opponent-erring = 电脑，有时走错
opponent-slowest-loss = 电脑，故意输，而且尽量拖延
field-percent = 走错的次数（占它步数的百分比）
play-who = 谁先走？
play-computer-second = 我
play-computer-first = 电脑
play-begin-legend = 这一局
play-begin = 开始
play-blunder = { $had ->
    [D] { $who ->
        [you] 这是失着：你把平局送掉了。
        [computer] 这是失着：它把胜局送给了你。
       *[mover] 这是失着：刚走的一方把平局送掉了。
    }
   *[N] { $who ->
        [you] 这是失着：你把胜局送掉了。
        [computer] { $kept ->
            [D] 这是失着：它把自己的胜局送掉了。
           *[P] 这是失着：它把胜局送给了你。
        }
       *[mover] 这是失着：刚走的一方把胜局送掉了。
    }
}
play-missed = { $had ->
    [D] { $who ->
        [you] 走到这里，你本来还能守住平局。
        [computer] 走到这里，电脑本来还能守住平局。
       *[mover] 走到这里，轮到走的一方本来还能守住平局。
    }
   *[N] { $who ->
        [you] 走到这里，你本来还能赢。
        [computer] 走到这里，电脑本来还能赢。
       *[mover] 走到这里，轮到走的一方本来还能赢。
    }
}
play-let = { $kept ->
    [D] 此后双方都走得最好，就是平局。
   *[P] 这样{ $who ->
        [you] 电脑
        [computer] 你
       *[mover] 对手
    }{ $plies ->
        [-1] 就能赢。
       *[other] 再走 { $plies } <term-ply>步</term-ply>就能赢。
    }
}
play-over = { $who ->
    [you] 已经没有可走的了。{ $made ->
        [loser] 最后一步只能由电脑走，所以你
        [nobody] 你
       *[winner] 最后一步是你走的，所以你
    }<won>赢了</won>。
    [computer] 已经没有可走的了。{ $made ->
        [loser] 最后一步只能由你走，所以电脑
        [nobody] 电脑
       *[winner] 最后一步是电脑走的，所以电脑
    }<won>赢了</won>。
    [nobody] 已经没有可走的了。谁也没有赢：平局。
   *[mover] { $last ->
        [first] 已经没有可走的了。{ $made ->
            [loser] 最后一步只能由后走的一方走，所以先走的一方
            [nobody] 先走的一方
           *[winner] 最后一步是先走的一方走的，所以先走的一方
        }<won>赢了</won>。
       *[second] 已经没有可走的了。{ $made ->
            [loser] 最后一步只能由先走的一方走，所以后走的一方
            [nobody] 后走的一方
           *[winner] 最后一步是后走的一方走的，所以后走的一方
        }<won>赢了</won>。
    }
}
play-winner = { $who ->
    [you] 你赢了
    [computer] 电脑赢了
    [nobody] 平局
   *[mover] { $last ->
        [first] 先走的一方赢了
       *[second] 后走的一方赢了
    }
}
play-full = 已经走了 511 步，这里的一局不能再长了。请退回几步，或者重新开始。
play-go-on = 让它走
play-moves = 合规则的走法
play-back = 悔棋
play-taken-back = { $who ->
    [you] 已经收回，轮到你走。
    [computer] 已经收回，轮到电脑走。
   *[mover] { $last ->
        [first] 已经收回，轮到先走的一方。
       *[second] 已经收回，轮到后走的一方。
    }
}
play-new = 新的一局
play-harder = { $kind ->
    [opponent] 跟不会走错的电脑下
   *[start] 更难的开局
}
play-beat = 你来试试：这个开局的链接
play-hints = 显示必败和必胜
play-leave = 离开这一局
chart-caption = { $who ->
    [you] 每一步之后局面的值：你必胜就朝上，电脑必胜就朝下。
   *[mover] 每一步之后局面的值：先走的一方必胜就朝上，后走的一方必胜就朝下。
}{ $known ->
    [yes] 柱子越高，剩下的步数越多。
   *[no] {""}
}
chart-bar = { $who ->
    [you] { $side ->
        [drawn] 第 { $ply } 步，{ $position }：平局
        [up] 第 { $ply } 步，{ $position }：你必胜
       *[down] 第 { $ply } 步，{ $position }：电脑必胜
    }
   *[mover] { $side ->
        [drawn] 第 { $ply } 步，{ $position }：平局
        [up] 第 { $ply } 步，{ $position }：先走的一方必胜
       *[down] 第 { $ply } 步，{ $position }：后走的一方必胜
    }
}{ $plies ->
    [-1] {""}
   *[other] ，还剩 { $plies } 步
}{ $blunder ->
    [D] ；这一步是失着，送掉了平局
    [N] ；这一步是失着，送掉了胜局
   *[no] {""}
}
chart-no-blunder = 没有失着，谁也没有送掉胜局。
chart-blunders = { $drawn ->
    [yes] 有 { $count } 步是失着，送掉了胜局或者平局。回到那里重走：
   *[no] 有 { $count } 步是失着，送掉了胜局。回到那里重走：
}
chart-before = 第 { $ply } 步之前
chart-column-ply = 步
chart-column-value = 值
