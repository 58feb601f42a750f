# 设置
lattice-size = 图版大小
lattice-solved = 为此算出了 { $positions } 个局面。
field-columns = 横向点数
field-rows = 纵向点数
lattice-colour = 标记表示
lattice-colour-winner = 谁赢
lattice-colour-plies = 还剩几步
lattice-colour-grundy = 格兰迪值
lattice-order = 着色的顺序
lattice-order-pull = 每个点去问它一步能到的点
lattice-order-push = 必败的点让一步能走到它的点都变成必胜
field-up-to = 只用于不超过 { $most } × { $most } 的图版
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
editor-how = 点一个向量：第一次变成 ○，是一种走法；第二次变成 ✳，可重复任意多次；第三次取消。
editor-text = 写成文字
editor-text-about = 例如 −1,0 0,−1 −1,1；向量后面加星号，表示可重复任意多次。最多 63 个向量，每个数的绝对值不超过 4096。

# 玩
play-from = 从这里开始
field-start-m = m
field-start-n = n
opponent-slowest-loss = 电脑，能赢也让，要输就慢慢输
play-strategy = 打败这个策略
play-strategy-about = 20 个苹果，你先走。电脑照原文的策略走：你怎么走，它就照样走。找一条能打败它的路。
play-too-large = 只有在不超过 { $most } × { $most } 的图版上才能玩一局：再大的图版不算步数。
play-start = { $who ->
    [you] 这一局从 <point>({ $m }, { $n })</point> 开始。你先走。
    [computer] 这一局从 <point>({ $m }, { $n })</point> 开始。电脑先走。
   *[mover] 这一局从 <point>({ $m }, { $n })</point> 开始。两个人轮流走。
}
play-made = { $who ->
    [you] { $move ->
        [whole] 第 { $ply } 步：你吃掉一个整苹果，剩下 <point>({ $m }, { $n })</point>。
        [half] 第 { $ply } 步：你吃掉一个现成的半苹果，剩下 <point>({ $m }, { $n })</point>。
        [split] 第 { $ply } 步：你把一个整苹果吃掉一半，剩下 <point>({ $m }, { $n })</point>。
       *[vector] 第 { $ply } 步：你走 <point>{ $vector }</point>，到 <point>({ $m }, { $n })</point>。
    }
    [computer] { $move ->
        [whole] 第 { $ply } 步：电脑吃掉一个整苹果，剩下 <point>({ $m }, { $n })</point>。
        [half] 第 { $ply } 步：电脑吃掉一个现成的半苹果，剩下 <point>({ $m }, { $n })</point>。
        [split] 第 { $ply } 步：电脑把一个整苹果吃掉一半，剩下 <point>({ $m }, { $n })</point>。
       *[vector] 第 { $ply } 步：电脑走 <point>{ $vector }</point>，到 <point>({ $m }, { $n })</point>。
    }
   *[mover] { $move ->
        [whole] 第 { $ply } 步：吃掉一个整苹果，剩下 <point>({ $m }, { $n })</point>。
        [half] 第 { $ply } 步：吃掉一个现成的半苹果，剩下 <point>({ $m }, { $n })</point>。
        [split] 第 { $ply } 步：把一个整苹果吃掉一半，剩下 <point>({ $m }, { $n })</point>。
       *[vector] 第 { $ply } 步：走 <point>{ $vector }</point>，到 <point>({ $m }, { $n })</point>。
    }
}
play-over-strategy = 已经没有可走的了。这个策略赢了，你走哪条路它都会赢：退回去换一条试试。
copying-copied = 它照样走了一步：整苹果和半苹果又都是偶数了。
copying-half-of-other-whole = 最后两个整苹果，你吃掉了一个，它就把另一个吃掉一半。这样就只剩下奇数个半苹果。
copying-other-whole = 最后两个整苹果，你把一个吃掉了一半，它就把另一个整个吃掉。这样就只剩下奇数个半苹果。
copying-last-halves = 只剩半苹果了：它让个数保持奇数。
play-turn = { $who ->
    [you] 轮到你了：点箭头指向的点，或者在下面选一种走法。
    [computer] 轮到电脑走。
    [thinking] 电脑正在走……
   *[mover] 轮到走的一方：点箭头指向的点，或者在下面选一种走法。
}
play-move = { $move ->
    [whole] 吃整苹果
    [half] 吃半苹果
    [split] 吃整苹果的一半
   *[vector] 走 { $vector }，到 ({ $m }, { $n })
}
play-more-moves = 还有 { $left } 种：直接在图上点，或写出要走到的点
play-to = 走到那里
field-to-m = m
field-to-n = n
play-illegal = 从 <point>({ $fromM }, { $fromN })</point> 一步走不到 <point>({ $m }, { $n })</point>。箭头指出了能走到哪里。
eat-whole = 把这个苹果整个吃掉
eat-half = 吃掉这半个苹果
eat-split = 把这个苹果吃掉一半
table-count = 整苹果 { $m } 个，半苹果 { $n } 个。
table-some = 每种最多画 { $most } 个。
table-how = 点苹果的左半边，整个吃掉；点右半边，只吃掉那一半。

# 规律
pattern-legend = 什么在重复
pattern-lost = 必败的点正好是这些：
pattern-all-won = 没有一个点是必败的。
pattern-class = { $mKind ->
    [exactly] m = { $mAt }
    [any] m 任意
    [from] m 不小于 { $mAt }
    [even] m 是偶数
    [odd] m 是奇数
    [even-from] m 是不小于 { $mAt } 的偶数
   *[odd-from] m 是不小于 { $mAt } 的奇数
}，{ $nKind ->
    [exactly] n = { $nAt }
    [any] n 任意
    [from] n 不小于 { $nAt }
    [even] n 是偶数
    [odd] n 是奇数
    [even-from] n 是不小于 { $nAt } 的偶数
   *[odd-from] n 是不小于 { $nAt } 的奇数
}
pattern-rectangular = { $proved ->
    [yes] 从 m = { $fromM } 起，各列以 { $periodM } 为周期重复；从 n = { $fromN } 起，各行以 { $periodN } 为周期重复。对于只往下或往左的走法，这已经得到证明：会永远这样重复下去。
   *[no] 从 m = { $fromM } 起，各列以 { $periodM } 为周期重复；从 n = { $fromN } 起，各行以 { $periodN } 为周期重复。这是在一个正方形里找到的，又在边长两倍的正方形里核对过；这不是证明。
}
pattern-diagonal = 从 ({ $fromM }, { $fromN }) 起，(m + { $periodM }, n + { $periodN }) 的颜色和 (m, n) 相同。这是在一个正方形里找到的，又在边长两倍的正方形里核对过；这不是证明。
pattern-none = 在 { $upTo } × { $upTo } 以内没有找到规律。
pattern-block = 重复的那一角，{ $columns } × { $rows }
check-legend = 按规则核对
check-going = 已检查 { $done } 个点，共 { $points } 个。
check-good = 核对了 { $points } 个点、{ $options } 种走法：必败的点一步走不到必败的点，必胜的点都有一步能走到必败的点。
check-flaw = 这张图在 <point>({ $m }, { $n })</point> 与规则矛盾。这是我们的错。
conjecture-legend = 你的猜想
conjecture-about = 用余数说出哪些点必败，看看它最先在哪里不成立。
conjecture-begin = 画一个猜想
conjecture-paint = 点一格，让这一类变色
conjecture-class = { $state ->
    [lost] m 除以 { $p } 余 { $m }，n 除以 { $q } 余 { $n }：必败
   *[won] m 除以 { $p } 余 { $m }，n 除以 { $q } 余 { $n }：必胜
}
field-period-m = m 的周期
field-period-n = n 的周期
field-from-m = 起点 m =
field-from-n = 起点 n =
conjecture-holds = 它说到了图版上的 { $points } 个点，全都成立。
conjecture-fails = { $points } 个点中有 { $violations } 个不成立，最先是 <point>({ $m }, { $n })</point>。
conjecture-drop = 去掉这个猜想

# 图的文字版
lattice-state = 共 { $steps } 个点，已着色 { $cursor } 个：必败 { $lost } 个，必胜 { $won } 个，遮住 { $covered } 个。
lattice-state-large = 横向 { $columns } 个点，纵向 { $rows } 个点；共 { $steps } 个，已着色 { $cursor } 个。可以在“设置”里填两个数来询问一个点，或者看看“规律”。
row-lost = { $game ->
    [apples] 半苹果 { $n }，已着色 { $coloured } 个点：整苹果为 { $lost } 时必败，其余必胜。
   *[other] n = { $n }，已着色 { $coloured } 个点：m = { $lost } 时必败，其余必胜。
}
row-won = { $game ->
    [apples] 半苹果 { $n }，已着色 { $coloured } 个点：全部必胜。
   *[other] n = { $n }，已着色 { $coloured } 个点：全部必胜。
}
