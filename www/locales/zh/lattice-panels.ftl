# 设置
lattice-size = 图的大小
lattice-solved = 求解器为此算出 { $positions } 个局面。
field-columns = 横向点数
field-rows = 纵向点数
lattice-colour = 标记表示
lattice-colour-winner = 谁赢
lattice-colour-plies = 还剩几步
lattice-colour-grundy = 格兰迪值
lattice-order = 着色的顺序
lattice-order-pull = 每个点看一步能到的点
lattice-order-push = 必败的点让一步能走到它的点都必胜
field-up-to = 最多 { $most } × { $most } 个点
go-to = 询问一个点
field-m = 整苹果 m
field-n = 半苹果 n
field-at-m = m
field-at-n = n
go-to-ask = 为什么？

# 规则
rules-game = 游戏
preset-apples = 苹果
preset-apples-last-wins = 苹果，吃最后一块的赢
preset-rook = 车
preset-queen = 后
preset-king = 王
preset-knight = 马
preset-one-or-two = 取一颗或两颗
rules-end = 走最后一步的一方
end-normal = 赢（正常玩法）
end-misere = 输（反常玩法）
rules-moves = 走法
editor-grid = 从棋子出发的向量
editor-here = 棋子
editor-vector = { $state ->
    [step] { $vector }：一种走法
    [ray] { $vector }：一种走法，可重复任意多次
   *[off] { $vector }：不是走法
}
editor-how = 点一个向量，它就成为一种走法（○）。再点一次，可以重复任意多次（✳）。点第三次就取消。
editor-text = 写成文字
editor-text-about = 例如 −1,0 0,−1 −1,1。向量后面加星号，表示可重复任意多次。最多 63 个向量，每个数在 −4096 到 4096 之间。

# 玩
play-from = 从这里开始
field-start-m = m
field-start-n = n
play-strategy = 打败这个策略
play-strategy-about = 20 个苹果，你先走。电脑照原文的策略走：你怎么走，它就照样走。试试能不能打败它。
play-too-large = 图不超过 { $most } × { $most } 个点，才能玩一局。再大，求解器就不算步数了。
play-start = { $who ->
    [you] 这一局从 <point>({ $m }, { $n })</point> 开始。你先走。
    [computer] 这一局从 <point>({ $m }, { $n })</point> 开始。电脑先走。
   *[mover] 这一局从 <point>({ $m }, { $n })</point> 开始。两个人轮流走。
}
play-made = { $who ->
    [you] { $move ->
        [whole] 你吃掉一个整苹果，剩下 <point>({ $m }, { $n })</point>。
        [half] 你吃掉剩下的半个，剩下 <point>({ $m }, { $n })</point>。
        [split] 你把一个整苹果吃掉一半，剩下 <point>({ $m }, { $n })</point>。
       *[vector] 你走 <point>{ $vector }</point>，到 <point>({ $m }, { $n })</point>。
    }
    [computer] { $move ->
        [whole] 电脑吃掉一个整苹果，剩下 <point>({ $m }, { $n })</point>。
        [half] 电脑吃掉剩下的半个，剩下 <point>({ $m }, { $n })</point>。
        [split] 电脑把一个整苹果吃掉一半，剩下 <point>({ $m }, { $n })</point>。
       *[vector] 电脑走 <point>{ $vector }</point>，到 <point>({ $m }, { $n })</point>。
    }
   *[mover] { $move ->
        [whole] 有一方吃掉一个整苹果，剩下 <point>({ $m }, { $n })</point>。
        [half] 有一方吃掉剩下的半个，剩下 <point>({ $m }, { $n })</point>。
        [split] 有一方把一个整苹果吃掉一半，剩下 <point>({ $m }, { $n })</point>。
       *[vector] 有一方走 <point>{ $vector }</point>，到 <point>({ $m }, { $n })</point>。
    }
}
play-over-strategy = 已经无路可走，这个策略赢了。它总是赢，因为你怎么走它都有应对：退回去换一条路试试。
play-why-pattern = { $outcome ->
    [P] { $kind ->
        [even] 整苹果和半个都是偶数：{ $who ->
            [you] 你怎么吃，对手几乎都能照着吃。
            [computer] 电脑怎么吃，你几乎都能照着吃。
           *[mover] 怎么吃，对手几乎都能照着吃。
        }
       *[halves] 只剩奇数个半个苹果，{ $who ->
            [you] 最后一个归你吃，所以你输。
            [computer] 最后一个归电脑吃，所以电脑输。
           *[mover] 最后一个归轮到走的一方吃，所以这一方输。
        }
    }
   *[N] { $move ->
        [whole] 吃掉一个整苹果
        [half] 吃掉剩下的半个
        [split] 把一个整苹果吃掉一半
       *[vector] 走 <point>{ $vector }</point>
    }，就到 <point>({ $toM }, { $toN })</point>：{ $kind ->
        [even] 两个数都是偶数，以后{ $who ->
            [you] 你
            [computer] 电脑
           *[mover] 这一方
        }几乎都能照着对手吃。
       *[halves] 只剩奇数个半个苹果，最后一个归{ $who ->
            [you] 对手
            [computer] 你
           *[mover] 对手
        }吃。
    }
}
play-why = { $outcome ->
    [P] { $moves ->
        [1] { $who ->
            [you] 你只有一种走法，走完后对手必胜。
            [computer] 电脑只有一种走法，走完后你必胜。
           *[mover] 只有一种走法，走完后对手必胜。
        }
       *[other] { $who ->
            [you] 你有 { $moves } 种走法，不管走哪一种，走完后对手都必胜。
            [computer] 电脑有 { $moves } 种走法，不管走哪一种，走完后你都必胜。
           *[mover] 有 { $moves } 种走法，不管走哪一种，走完后对手都必胜。
        }
    }
   *[N] { $move ->
        [whole] 吃掉一个整苹果
        [half] 吃掉剩下的半个
        [split] 把一个整苹果吃掉一半
       *[vector] 走 <point>{ $vector }</point>
    }，就到 <point>({ $toM }, { $toN })</point>，{ $who ->
        [you] 对手
        [computer] 你
       *[mover] 对手
    }在那里必败。
}
table-ate = { $who ->
    [you] { $move ->
        [whole] 你吃了一整个。
        [half] 你吃了半个。
        [split] 你吃了一整个的一半。
       *[vector] 你走了 { $vector }。
    }
    [computer] { $move ->
        [whole] 电脑吃了一整个。
        [half] 电脑吃了半个。
        [split] 电脑吃了一整个的一半。
       *[vector] 电脑走了 { $vector }。
    }
   *[mover] { $move ->
        [whole] 有一方吃了一整个。
        [half] 有一方吃了半个。
        [split] 有一方吃了一整个的一半。
       *[vector] 有一方走了 { $vector }。
    }
}
table-over = { $who ->
    [you] 你赢了。
    [computer] 电脑赢了。
   *[mover] { $last ->
        [first] 先走的一方赢了。
       *[second] 后走的一方赢了。
    }
}
play-course = 这一局怎么走的
copying-copied = 电脑照着你走了一步：整苹果和半苹果又都是偶数了。
copying-half-of-other-whole = 最后两个整苹果，你吃掉了一个，电脑就把另一个吃掉一半。这样只剩下奇数个半苹果，最后一个归你吃。
copying-other-whole = 最后两个整苹果，你把一个吃掉了一半，电脑就把另一个整个吃掉。这样只剩下奇数个半苹果，最后一个归你吃。
copying-last-halves = 只剩半苹果了，电脑让个数保持奇数：最后一个归你吃。
play-turn = 点一个苹果，或者点箭头指向的点。
play-more-moves = 还有 { $left } 种：点一个点，或填写要走到哪里
play-to = 走到那里
field-to-m = m
field-to-n = n
play-illegal = 从 <point>({ $fromM }, { $fromN })</point> 一步走不到 <point>({ $m }, { $n })</point>。箭头指出了能走到哪里。

# 规律
pattern-legend = 什么在重复
pattern-lost = 必败的点就是这些，没有别的：
pattern-all-won = 没有一个点必败。
pattern-class = { $mKind ->
    [exactly] m = { $mAt }
    [any] m 任意
    [from] m 不小于 { $mAt }
    [even] m 是偶数
    [odd] m 是奇数
    [even-from] m 是不小于 { $mAt } 的偶数
   *[odd-from] m 是不小于 { $mAt } 的奇数
}；{ $nKind ->
    [exactly] n = { $nAt }
    [any] n 任意
    [from] n 不小于 { $nAt }
    [even] n 是偶数
    [odd] n 是奇数
    [even-from] n 是不小于 { $nAt } 的偶数
   *[odd-from] n 是不小于 { $nAt } 的奇数
}
pattern-rectangular = { $proved ->
    [yes] 从 m = { $fromM } 起，各列以 { $periodM } 为周期重复。从 n = { $fromN } 起，各行以 { $periodN } 为周期重复。对于只往下或往左的走法，这已经得到证明：会永远这样重复下去。
   *[no] 从 m = { $fromM } 起，各列以 { $periodM } 为周期重复。从 n = { $fromN } 起，各行以 { $periodN } 为周期重复。这是在一个正方形里找到的，又在边长两倍的正方形里核对过。这不是证明。
}
pattern-diagonal = 从 ({ $fromM }, { $fromN }) 起，(m + { $periodM }, n + { $periodN }) 的颜色和 (m, n) 相同。这是在一个正方形里找到的，又在边长两倍的正方形里核对过。这不是证明。
pattern-none = 在 { $upTo } × { $upTo } 以内没有找到规律。
pattern-block = 重复的那一角，{ $columns } × { $rows }
check-legend = 按规则核对
check-going = 共 { $points } 个点，已核对 { $done } 个。
check-good = 全部 { $points } 个点都符合规则。检查看了 { $options } 种走法：必败的点一步走不到必败的点；必胜的点都有一步能走到必败的点。
check-flaw = 这张图在 <point>({ $m }, { $n })</point> 与规则矛盾。这是我们的错。
conjecture-legend = 你的猜想
conjecture-about = 用余数选出你认为必败的点，马上就能看到它最先在哪里不成立。
conjecture-begin = 画一个猜想
conjecture-paint = 点一个标记，改变这一类
conjecture-class = { $state ->
    [lost] m 除以 { $p } 余 { $m }，n 除以 { $q } 余 { $n }：必败
   *[won] m 除以 { $p } 余 { $m }，n 除以 { $q } 余 { $n }：必胜
}
field-period-m = m 的周期
field-period-n = n 的周期
field-from-m = 起点 m =
field-from-n = 起点 n =
conjecture-holds = 你的猜想涉及 { $points } 个点，全都成立。
conjecture-fails = 你的猜想涉及 { $points } 个点，其中有 { $violations } 个不成立，最先是 <point>({ $m }, { $n })</point>。
conjecture-drop = 去掉这个猜想

# 图的文字版
lattice-state = 共 { $steps } 个点，已着色 { $cursor } 个：必败 { $lost } 个，必胜 { $won } 个，遮住 { $covered } 个。
lattice-state-large = 横向 { $columns } 个点，纵向 { $rows } 个点；共 { $steps } 个，已着色 { $cursor } 个。在“设置”里可以询问一个点，“规律”说明什么在重复。
row-lost = { $game ->
    [apples] 半苹果 { $n }，已着色 { $coloured } 个点：整苹果为 { $lost } 时，轮到走的一方必败，其余必胜。
   *[other] n = { $n }，已着色 { $coloured } 个点：m = { $lost } 时，轮到走的一方必败，其余必胜。
}
row-won = { $game ->
    [apples] 半苹果 { $n }，已着色 { $coloured } 个点：轮到走的一方总是必胜。
   *[other] n = { $n }，已着色 { $coloured } 个点：轮到走的一方总是必胜。
}
