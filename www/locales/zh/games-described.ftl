# The figure of a game that is not on a board
described-picture = 局面：{ $label }
described-graph = 图上有 { $nodes } 个节点、{ $edges } 条边。棋子在 { $label }
described-node = { $name }{ $kind ->
    [token] ：棋子在这里
   *[no] {""}
}
described-position = 局面：{ $label }。
described-moves = 走法
described-move = { $label }{ $outcome ->
    [N] ：{ $plies } 步取胜
    [D] ：平局
    [P] ：{ $plies } 步落败
   *[none] {""}
}
described-made = { $who ->
    [you] 你走了：{ $label }。
    [computer] 电脑走了：{ $label }。
   *[mover] 走了：{ $label }。
}
described-planned = 走：{ $label }
described-better = 第 { $ply } 步送掉了它。更好的是 { $label }。
described-caption = { $marks ->
    [no] { $values ->
        [yes] 每个按钮都说出它那种走法的结局。
       *[no] <invite>按下一种走法的按钮。</invite>
    }
   *[yes] { $values ->
        [yes] 圆环<won>取胜</won>，圆盘<lost>落败</lost>，方块平局。
        [over] 游戏到这里结束。
       *[no] <invite>点图画里的记号，或者按一个按钮。</invite>
    }
}

form-rules = { $game ->
    [vectors] 双方轮流移动一枚棋子，每次按下面的一个向量走：{ $rules }。棋子从 ({ $m }, { $n }) 出发，两个数都不能小于 0。
    [take-away] 双方轮流从一堆里取石子。每次可以取：{ $rules }。
    [octal] 双方轮流从一组里取东西。八进制码 { $rules } 规定取多少、剩下的怎么分。
    [graph] 双方轮流让一枚棋子沿着图的边走。
    [calendar] 每一步把日期移到第二天，或者下个月的同一天。谁正好走到 2001 年 11 月 4 日谁赢，走过头的输。
    [multiplication] 乘积从 1 开始，双方轮流乘以 2 到 9 里的一个数。谁先达到 { $target } 谁赢。
    [chomp] 每一步咬掉一格，连同它上方和右方的所有格子。左下角那格有毒：吃到它的人输。
   *[digital-deletions] 每一步把一个数字改小，或者删掉一个零和它右边的所有数字。谁删掉最后一个数字谁赢。
}{ $end ->
    [normal] 走最后一步的人赢。
    [misere] 走最后一步的人输。
   *[none] {""}
}

# “更多”里的格兰迪值
grundy-mex = { $count ->
    [0] 已经无法走了，所以格兰迪值是 0。
   *[other] 各种走法到达的值是 { $set }。不在里面的最小的数是 { $value }，所以这里的格兰迪值是 { $value }：这个局面相当于一堆 { $value } 个石子的尼姆。
}
grundy-option = { $label }：值 { $value }
error-grundy-undefined = 这个游戏没有格兰迪值：游戏必须会结束，双方的走法必须一样，而且走最后一步的人赢。
error-grundy-too-large = 从这里到终局有超过 { $limit } 种走法，太多了，求不出格兰迪值。
