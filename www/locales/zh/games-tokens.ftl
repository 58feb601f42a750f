# Tokens on a graph
tokens-about = 两名玩家轮流走。每次沿一条边走一个棋子，哪个都走不了就输。每个公平博弈都是这样一个图。
tokens-node = { $name }{ $tokens ->
    [0] {""}
   *[other] ，{ $tokens } 个棋子
}，{ $edges ->
    [0] 没有边通出
   *[other] { $edges } 条边通出
}{ $value ->
    [hidden] {""}
   *[other] ，格兰迪值 { $value }
}{ $cycle ->
    [yes] ，在圈上
   *[no] {""}
}{ $open ->
    [yes] ，棋子可以走到这里
   *[no] {""}
}。
tokens-hint-play = { $held ->
    [yes] 已拿起 { $name } 上的棋子：请触摸边通向的节点。
   *[no] 先触摸棋子，再触摸要走到的节点，也可以拖动。
}
tokens-hint-put = 触摸节点，就在上面放一个棋子。
tokens-hint-lift = 触摸节点，就从上面拿走一个棋子。
tokens-caption = 金色圆点是棋子，节点里的数是<term-grundy>格兰迪值</term-grundy>。
tokens-cycle = 这些边绕成一个有 { $nodes } 个节点的圈。删去其中一条边，棋子才能走。
tokens-circle = 圈用虚线画出：{ $names }。
tokens-hidden = 关闭提示时不显示值。
tokens-values = 每个节点的值
tokens-grundy = 节点的格兰迪值，是 0、1、2……里没有被下一步的节点占去的最小的数。
tokens-next = 下一个值
tokens-all = 全部的值
tokens-none = 隐藏
tokens-covered = 现在不显示任何值。
tokens-mex = { $edges ->
    [0] 没有边从 { $name } 通出，所以它的值是 0。
   *[other] 棋子从 { $name } 可以走到 { $to }。{ $taken } 这 { $count } 个值已被占用，所以 { $name } 取其余最小的值：{ $value }。
}
tokens-heaps = 等价的尼姆堆
tokens-heaps-label = { $heaps } 堆石子和它们的二进制数字
tokens-heaps-about = 每个棋子就是一堆石子，石子数等于节点的值。取石子，棋子就走；走棋子，堆就变。变大的堆，对手可以马上取回去。
tokens-heap = 第 { $heap } 堆：{ $stones } 颗石子
tokens-stone = 第 { $heap } 堆：取 { $take } 颗，留 { $left } 颗
tokens-count = { $stones }
tokens-sum-label = 和
tokens-sum = { $heaps ->
    [0] 图上没有棋子。请在节点上放一个。
   *[other] { $xor ->
        [0] 这些值的异或是 0：只要对手不出错，轮到走的一方<lost>必败</lost>。
       *[other] 这些值的异或是 { $xor }，二进制是 { $binary }：轮到走的一方<won>必胜</won>，有 { $winning } 种走法。
    }
}
tokens-game = 对局
tokens-computer = 由电脑回应
tokens-legal = 走法
tokens-move = 第 { $token } 个棋子从 { $from } 到 { $to }
tokens-make = 走这一步
tokens-reply = 让电脑走
tokens-moved = { $who ->
    [computer] 电脑把一个棋子从 { $from } 走到 { $to }。
   *[you] 你把一个棋子从 { $from } 走到 { $to }。
}
tokens-thinking = 电脑正在思考。
tokens-over = { $who ->
    [computer] 棋子都走不了：电脑赢了。
    [you] 棋子都走不了：走最后一步的一方赢了。
   *[nobody] 棋子都走不了。
}
tokens-no-link = 这个图需要 { $length } 个字符，链接只容得下 { $most } 个。请存为文件，以后再打开。
error-no-token-there = 那里没有棋子。
error-no-edge-there = 没有从 { $from } 到 { $to } 的边。
error-tokens-go-round = 边绕成圈时不能对局。
