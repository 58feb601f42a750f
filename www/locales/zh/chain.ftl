page-title = 你会取哪一枚？ · Appleyard
title = 你会取哪一枚？
lede = 一排棋子，两人轮流取一枚，或者取相邻的两枚；第一步只能取一枚。谁取走最后一枚，谁赢。点一枚，就可以取它。
lede-own = 一排棋子，两人轮流取一枚，或者取相邻的两枚。这一局的规则不同，见图旁的说明。

# 图
chain-picture = 一排棋子
chain-caption = { $bars ->
    [yes] 柱子朝上能<won>赢</won>，朝下会<lost>输</lost>，数字是步数。
   *[no] <invite>点圆圈取一枚，点相连处取两枚。</invite>
}
mark-line = { $lines ->
    [1] 这一排，还剩 { $objects } 枚
   *[other] 这一排的第 { $line } 行，共 { $lines } 行；总共还剩 { $objects } 枚
}
mark-take = { $count ->
    [1] 第 { $from } 枚
   *[other] 第 { $from }、{ $to } 枚
}{ $barred ->
    [yes] ：第一步只能取一枚
   *[no] { $shown ->
        [wins] ：{ $plies } 步赢
        [loses] ：{ $plies } 步输
       *[no] {""}
    }
}
picture-loses = 几步输
picture-wins = 几步赢
picture-groups = 分成组
in-short = { $ruled ->
    [yes] 先取一枚，以后取一枚或两枚。
   *[no] 取一枚，或相邻的两枚。
}{ $end ->
    [normal] 取最后一枚的赢。
   *[misere] 取最后一枚的输。
}

# 解说
chain-start = { $counts ->
    [no] {""}
   *[yes] { $objects ->
        [1] 只有一枚棋子。
       *[other] { $objects } 枚棋子排成一排。
    }
}{ $end ->
    [normal] 谁取走最后一枚，谁就<won>赢</won>。
   *[misere] 谁取走最后一枚，谁就<lost>输</lost>。
}{ $ruled ->
    [yes] 第一步只能取一枚。
   *[no] {""}
}
chain-start-gaps = 这一排分成组是 { $groups }。{ $end ->
    [normal] 谁取走最后一枚，谁就<won>赢</won>。
   *[misere] 谁取走最后一枚，谁就<lost>输</lost>。
}
chain-ended = { $outcome ->
    [P] 对手取走了最后一枚，所以轮到走的一方<lost>输了</lost>。
   *[N] 对手取走了最后一枚，所以轮到走的一方<won>赢了</won>。
}
chain-winning = { $all ->
    [yes] 怎么取都能赢。
   *[no] { $ways ->
        [1] { $left ->
            [0] 只有一种走法能赢：把剩下的取光，最后一枚就是你的。
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
chain-winning-more = { $reason ->
    [pair] 以后对手在一组里怎么取，你就在另一组里怎么取。
    [pairs] 以后对手在一组里怎么取，你就在同样大的那组里怎么取。
    [their-pair] 以后你在一组里怎么取，电脑就能在另一组里怎么取。
    [their-pairs] 以后你在一组里怎么取，电脑就能在同样大的那组里怎么取。
    [their-answer] 这样，你就没有能赢的走法。
    [none] {""}
   *[answer] 这样，对手就没有能赢的走法。
}
chain-copy = { $count ->
    [1] 取第 { $from } 枚能赢，要 { $plies } 步：剩下 { $left }，然后照着对手走。
   *[other] 取第 { $from }、{ $to } 枚能赢，要 { $plies } 步：剩下 { $left }，然后照着对手走。
}
chain-no-winning = { $reason ->
    [pair] 没有能赢的走法：你在一组里怎么取，对手就能在另一组里怎么取。
    [pairs] 没有能赢的走法：你在一组里怎么取，对手就能在和它一样大的那组里怎么取。
    [grundy] 没有能赢的走法：各组相当于尼姆堆 { $values }，它们的二进制数字成对抵消。
    [their-grundy] 没有能赢的走法：各组相当于尼姆堆 { $values }，它们的二进制数字成对抵消。
    [answer] 没有走法能赢：怎么取，对手都能赢。
    [their-pair] 没有能赢的走法：电脑在一组里怎么取，你就能在另一组里怎么取。
    [their-pairs] 没有能赢的走法：电脑在一组里怎么取，你就能在和它一样大的那组里怎么取。
    [their-answer] 没有能赢的走法：不管电脑怎么取，你都有办法赢。
   *[none] 没有能赢的走法。
}
chain-no-winning-more = { $reason ->
    [pair] {""}
    [pairs] {""}
    [answer] {""}
    [their-pair] {""}
    [their-pairs] {""}
    [their-answer] {""}
    [none] {""}
    [their-grundy] 电脑一取就打破这一点，你总能恢复。
   *[grundy] 你一取就打破这一点，对手总能恢复。
}
chain-answer = { $left ->
    [0] 你取走最后一枚，就输了。
   *[other] { $reply ->
        [0] 你剩下 { $left }，对手就取光。
       *[other] 你剩下 { $left }，对手就剩下 { $reply }。
    }
}
chain-made = { $who ->
    [line] 双方都走得最好，第 { $ply } <term-ply>步</term-ply>取{ $count ->
        [1] 第 { $from } 枚
       *[other] 第 { $from }、{ $to } 枚
    }
    [you] { $count ->
        [1] 你取了第 { $from } 枚
       *[other] 你取了第 { $from }、{ $to } 枚
    }
    [computer] { $count ->
        [1] 电脑取了第 { $from } 枚
       *[other] 电脑取了第 { $from }、{ $to } 枚
    }
   *[mover] { $count ->
        [1] 第 { $from } 枚被取走了
       *[other] 第 { $from }、{ $to } 枚被取走了
    }
}{ $left ->
    [0] 。
   *[other] ，剩下 { $left }。
}
chain-only = { $ways ->
    [1] 刚才那一步，是唯一能赢的走法。
   *[other] 刚才能赢的走法有 { $ways } 种，剩下的组都一样，走的是其中之一。
}
chain-only-more = { $reason ->
    [pair] 此后对手在一组里怎么取，赢的一方就能在另一组里怎么取。
    [pairs] 此后对手在一组里怎么取，赢的一方就能在和它一样大的那组里怎么取。
    [none] {""}
   *[answer] 换成别的走法，对手就能赢。
}
chain-mirror = { $count ->
    [1] 照着对手对称地取第 { $from } 枚也能赢，不过整局要走 { $plies } 步，而不是 { $exact } 步。
   *[other] 照着对手对称地取第 { $from }、{ $to } 枚也能赢，不过整局要走 { $plies } 步，而不是 { $exact } 步。
}

# 图的文字版
text-row = 这一排写成数组，1 是棋子，0 是空位：{ $cells }。
text-groups = 这一排分成组是 { $groups }；用文章的记法写作 { $notation }。
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
}，{ $outcome ->
    [P] { $plies } 步<won>赢</won>。
   *[N] { $plies } 步<lost>输</lost>。
}

# 错误
error-objects-out-of-range = 你要 { $value } 枚棋子，而枚数必须在 { $min } 到 { $max } 之间。
error-not-a-row = 第 { $at } 个字符不能写在这里。一排可以写成 1101、{"{"}1,0,0,1{"}"} 或 4 + 1。
error-octal-not-in-a-row = 小数点前写 4，就可以一枚不取而把一组分成两组，这在一排格子里画不出来。
error-illegal-chain-take = 这个链接里的一局不合规则：第 { $ply } 步取了不能取的棋子。
error-grundy-under-misere = 格兰迪值决定不了反常玩法的胜负，所以这个算法在那里给不出答案。
error-program-too-large = { $objects } 枚超过了这个程序的上限 { $max } 枚。
error-path-too-long = 这一局有 { $plies } 步，超过了上限 { $limit } 步。

word-row = 一排
word-groups = 分组
word-table = 数表
word-race = 比赛
word-map = 局面图
word-octal = 理论

# 取棋子
take-field = 或者写编号，例如 5 或 4-5
take-plan = 看看会剩下什么
take-wrong = 请填一枚棋子的编号（1 到 { $most }），或者相邻两枚的编号，例如 4-5。
take-barred = 第一步只能取一枚。
take-gone = { $count ->
    [1] 第 { $from } 枚不在这里。
   *[other] 第 { $from }、{ $to } 枚并不都在。
}
planned = { $count ->
    [1] 取第 { $from } 枚。
   *[other] 取第 { $from }、{ $to } 枚。
}
planned-left = { $left ->
    [0] 什么也不剩。
   *[other] { $ways ->
        [1] 剩下 { $left }。
       *[other] 剩下 { $left }；这样的走法有 { $ways } 种。
    }
}
planned-leaves = { $left ->
    [0] 什么也不剩
   *[other] 剩下 { $left }
}
planned-take = 取这 { $count } 枚

# 设置
