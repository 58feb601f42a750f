page-title = 为什么偏偏是中间？ · Appleyard
title = 为什么偏偏是中间？
lede = 一排棋子，两人轮流取。每次取一枚，或者取相邻的两枚；第一步只能取一枚。谁取走最后一枚，谁赢。九枚棋子有九种第一步，其中只有一种能赢。

# 图版
chain-plate = 一排棋子
chain-caption = { $bars ->
    [frame] 朝上：<lost>输</lost>。朝下：<won>赢</won>。
    [yes] 每个圆圈是一枚棋子，相邻的两枚由连接处相连。棋子上或连接处上的柱子，表示这样取的结果：朝上是<lost>输</lost>，朝下是<won>赢</won>；剩下的步数越多，柱子越长。圆圈下面把这一排写成数组，最下面是分成的组。
   *[no] 每个圆圈是一枚棋子，相邻的两枚由连接处相连。圆圈下面把这一排写成数组，最下面是分成的组。
}
mark-line = { $lines ->
    [1] 这一排，还剩 { $objects } 枚
   *[other] 这一排的第 { $line } 行，共 { $lines } 行；总共还剩 { $objects } 枚
}
mark-take = { $count ->
    [1] 第 { $from } 枚
   *[other] 第 { $from }、{ $to } 枚
}{ $barred ->
    [yes] ：第一步不能这样取
   *[no] { $shown ->
        [wins] ：{ $plies } 步赢
        [loses] ：{ $plies } 步输
       *[no] {""}
    }
}
plate-loses = 几步输
plate-wins = 几步赢
plate-groups = 分成组
in-short = { $end ->
    [normal] { $ruled ->
        [yes] 谁取走最后一枚，谁赢。第一步只能取一枚。
       *[no] 谁取走最后一枚，谁赢。
    }
   *[misere] { $ruled ->
        [yes] 谁取走最后一枚，谁输。第一步只能取一枚。
       *[no] 谁取走最后一枚，谁输。
    }
}

# 解说
chain-start = { $objects ->
    [1] 一枚棋子。
   *[other] { $objects } 枚棋子排成一排。
}{ $end ->
    [normal] 谁取走最后一枚，谁就<won>赢</won>。
   *[misere] 谁取走最后一枚，谁就<lost>输</lost>。
}{ $ruled ->
    [yes] 第一步只能取一枚。
   *[no] {""}
}
chain-start-gaps = 各组的棋子数：{ $groups }。{ $end ->
    [normal] 谁取走最后一枚，谁就<won>赢</won>。
   *[misere] 谁取走最后一枚，谁就<lost>输</lost>。
}
chain-verdict = { $outcome ->
    [P] { $plies ->
       *[other] 在这里轮到谁走谁<term-p-position><lost>必败</lost></term-p-position>，再走 { $plies } <term-ply>步</term-ply>终局。
    }
   *[N] { $plies ->
       *[other] 在这里轮到谁走谁<term-n-position><won>必胜</won></term-n-position>，再走 { $plies } <term-ply>步</term-ply>终局。
    }
}
chain-ended = { $outcome ->
    [P] 没有可取的了：轮到走的一方<lost>输了</lost>。
   *[N] 没有可取的了：轮到走的一方<won>赢了</won>。
}
chain-winning = { $all ->
    [yes] 怎么取都能赢。
   *[no] { $ways ->
        [1] { $left ->
            [0] 只有一种走法能赢：把剩下的取光。
           *[other] { $count ->
                [1] 只有一种走法能赢：取第 { $from } 枚，剩下 { $left }。
               *[other] 只有一种走法能赢：取第 { $from }、{ $to } 枚，剩下 { $left }。
            }
        }
       *[other] { $kinds ->
            [1] 有 { $ways } 种走法能赢，剩下的组都一样：{ $left }。
           *[other] 有 { $ways } 种走法能赢。最快的走法之一：{ $count ->
                [1] 取第 { $from } 枚，剩下 { $left }。
               *[other] 取第 { $from }、{ $to } 枚，剩下 { $left }。
            }
        }
    }
}
chain-no-winning = 没有能赢的走法。
chain-made = { $who ->
    [line] 双方都走得最好，第 { $ply } 步：{ $count ->
        [1] 取第 { $from } 枚
       *[other] 取第 { $from }、{ $to } 枚
    }
    [you] 第 { $ply } 步：{ $count ->
        [1] 你取第 { $from } 枚
       *[other] 你取第 { $from }、{ $to } 枚
    }
    [computer] 第 { $ply } 步：{ $count ->
        [1] 电脑取第 { $from } 枚
       *[other] 电脑取第 { $from }、{ $to } 枚
    }
   *[mover] 第 { $ply } 步：{ $count ->
        [1] 取第 { $from } 枚
       *[other] 取第 { $from }、{ $to } 枚
    }
}{ $left ->
    [0] 。
   *[other] ，剩下 { $left }。
}
chain-only = { $ways ->
    [1] 能赢的只有这一步。
   *[other] 能赢的走法有 { $ways } 种，剩下的组都一样，这一步是其中之一。
}
chain-mirror = { $count ->
    [1] 照着对手对称地取第 { $from } 枚也能赢，不过从头算起要 { $plies } 步，而不是 { $exact } 步。
   *[other] 照着对手对称地取第 { $from }、{ $to } 枚也能赢，不过从头算起要 { $plies } 步，而不是 { $exact } 步。
}
chain-predict = 在这里，轮到谁走谁必败，还是谁必胜？

# 图的文字版
text-row = 这一排写成数组，1 是棋子，0 是空位：{ $cells }。
text-groups = 分成组：{ $groups }；用原文的记法写作 { $notation }。
text-arrangements = { $rows ->
    [1] 在 { $cells } 格的一排里，这些组只有一种摆法。
   *[other] 在 { $cells } 格的一排里，这些组有 { $rows } 种摆法。
}
text-moves = { $moves ->
    [0] 没有可走的了。
   *[other] 有 { $moves } 种走法。
}
text-option = { $count ->
    [1] 取第 { $from } 枚
   *[other] 取第 { $from }、{ $to } 枚
}{ $ways ->
    [1] {""}
   *[other] （这样的走法有 { $ways } 种）
}，{ $left ->
    [0] 什么也不剩
   *[other] 剩下 { $left }
}：{ $outcome ->
    [P] { $plies } 步<won>赢</won>。
   *[N] { $plies } 步<lost>输</lost>。
}

# 错误
error-objects-out-of-range = { $value } 枚棋子：必须在 { $min } 到 { $max } 之间。
error-not-a-row = 从第 { $at } 个字符起看不懂这一排。可以写成 1101、{"{"}1,0,0,1{"}"} 或 4 + 1 这样。
error-row-too-long = 这一排要用 { $cells } 格，最多只能有 { $max } 格。
error-empty-row = 一排里至少要有一枚棋子。
error-not-octal = 从第 { $at } 个字符起看不懂这个八进制码。要写小数点和 0 到 7 的数字，例如 0.77。
error-octal-too-long = 这个码的小数点后有 { $digits } 位，最多只读 { $max } 位。
error-octal-endless = 小数点前是 { $digit }，就可以一枚不取，让一组原样不动，这样的游戏可能永远玩不完。那里只能是 0 或 4。
error-octal-without-moves = 按这个码，永远什么也取不了。
error-octal-not-in-a-row = 小数点前是 4，就可以一枚不取而把一组分成两组：这在一排格子里摆不出来。
error-illegal-chain-take = 链接里的这一局不成立：第 { $ply } 步的取法不合规则。
error-grundy-under-misere = 格兰迪值决定不了反向玩法的胜负：这个算法在那里给不出答案。
error-program-too-large = 对这个程序来说，{ $objects } 枚太多：最多 { $max } 枚。
error-path-too-long = 这一局有 { $plies } 步，最多只保留 { $limit } 步。

word-row = 一排
word-play = 玩一局
word-groups = 分组
word-table = 数表
word-race = 比赛
word-map = 局面图
word-octal = 理论

# 取棋子
chain-invitation = { $begun ->
    [yes] 从这里接着走吧：取一枚，或者点连接处取两枚。
   *[no] { $outcome ->
        [N] 拿走一枚棋子吧，你能赢。
        [P] 只要对手不走错，这里谁先走谁<lost>输</lost>。让电脑先走吧。
       *[hidden] 你来取，或者让电脑先走。
    }
}
chain-computer-begins = 让电脑先走
take-field = 或者写编号，例如 5 或 4-5
take-plan = 看看会剩下什么
take-wrong = 请填一枚棋子的编号，1 到 { $most }，或者相邻的两枚，例如 4-5。
take-barred = 第一步只能取一枚。
take-gone = { $count ->
    [1] 没有第 { $from } 枚。
   *[other] 第 { $from }、{ $to } 枚并不都在。
}
planned = { $count ->
    [1] 取第 { $from } 枚
   *[other] 取第 { $from }、{ $to } 枚
}
planned-left = { $left ->
    [0] 什么也不剩。
   *[other] { $ways ->
        [1] 剩下 { $left }。
       *[other] 剩下 { $left }；这样的走法有 { $ways } 种。
    }
}
planned-take = 取走

# 设置
chain-show = 棋子旁边
chain-show-values = 每种走法的值
