page-title = 先吃还是后吃？ · Appleyard
title = 先吃还是后吃？
lede = 先从苹果说起：吃一整个、吃一整个的一半，或者吃掉剩下的半个；谁吃最后一块，谁输。图中每个点是一个局面，颜色告诉你：轮到走的一方是赢还是输。

# 图版
lattice-plate = { $game ->
    [apples] 半苹果游戏的局面：横向是整苹果，纵向是半苹果
   *[other] 这个游戏的局面：横向是 m，纵向是 n
}
lattice-caption = { $game ->
    [apples] <strong>图版 1。</strong>每个点是一个局面：横向数整苹果，纵向数半苹果。<disc/> 轮到谁走谁必败，<ring/> 轮到谁走谁必胜。
   *[other] <strong>图版 1。</strong>每个点是一个局面 (m, n)：横向是 m，纵向是 n。<disc/> 轮到谁走谁必败，<ring/> 轮到谁走谁必胜。
}
scale-plies = 还剩步数：
scale-grundy = 格兰迪值：
raster-about = { $colour ->
    [winner] { $side ->
        [1] 一格是一个局面：深色必败，浅色必胜。放大就能看到标记。
       *[other] 一个像素代表 { $side } × { $side } 个局面，其中必败的越多，颜色越深。放大就能看到标记。
    }
   *[other] { $side ->
        [1] 一格是一个局面。放大就能看到标记。
       *[other] 一个像素代表 { $side } × { $side } 个局面，取它们的平均颜色。放大就能看到标记。
    }
}
lattice-given = 已知
lattice-front = 着色前沿
lattice-wholes = 整苹果 { $m }
lattice-halves = 半苹果 { $n }
lattice-row = n = { $n }
lattice-apples = { $wholes }，{ $halves }
lattice-point = ({ $m }, { $n })
mark-lost = { $point }：必败
mark-won = { $point }：必胜
mark-covered = { $point }：遮住
mark-not-yet = { $point }：还没着色
mark-coming = { $point }
mark-with-plies = { $mark }，还剩 { $value } 步
mark-with-grundy = { $mark }，格兰迪值 { $value }

# 解说
lattice-start = { $end ->
    [misere] 共有 { $points } 个局面，都还没着色。在无路可走的地方，例如 <point>(0, 0)</point>，颜色由终局规则决定：谁走了最后一步，谁就输。其他每个点的颜色由它一步能到的那些点决定。
   *[normal] 共有 { $points } 个局面，都还没着色。在无路可走的地方，例如 <point>(0, 0)</point>，颜色由终局规则决定：谁走了最后一步，谁就赢。其他每个点的颜色由它一步能到的那些点决定。
}
lattice-end = { $game ->
    [apples] { $end ->
        [misere] <point>({ $m }, { $n })</point>：什么都不剩了。对方刚吃掉最后一块，已经输了，所以轮到走的一方在这里就算<won>获胜</won>。
       *[normal] <point>({ $m }, { $n })</point>：什么都不剩了。对方刚吃掉最后一块，已经赢了，所以轮到走的一方在这里就算<lost>落败</lost>。
    }
   *[other] { $end ->
        [misere] <point>({ $m }, { $n })</point>：已经无路可走。对方刚走完最后一步，已经输了，所以轮到走的一方在这里就算<won>获胜</won>。
       *[normal] <point>({ $m }, { $n })</point>：已经无路可走。对方刚走完最后一步，已经赢了，所以轮到走的一方在这里就算<lost>落败</lost>。
    }
}
lattice-lost = { $moves ->
    [1] 从 <point>({ $m }, { $n })</point> 出发只有一种走法，到的点是对手<won>必胜</won>的。所以这里轮到谁走谁<lost>必败</lost>。
    [2] 从 <point>({ $m }, { $n })</point> 出发有两种走法，到的点都是对手<won>必胜</won>的。所以这里轮到谁走谁<lost>必败</lost>。
   *[other] 从 <point>({ $m }, { $n })</point> 出发有 { $moves } 种走法，到的点都是对手<won>必胜</won>的。所以这里轮到谁走谁<lost>必败</lost>。
}
lattice-won = { $move ->
    [whole] 从 <point>({ $m }, { $n })</point> 吃掉一个整苹果，就到 <point>({ $toM }, { $toN })</point>，在那里轮到谁走谁<lost>必败</lost>。有这样一步就够了：<won>必胜</won>。
    [half] 从 <point>({ $m }, { $n })</point> 吃掉一个现成的半苹果，就到 <point>({ $toM }, { $toN })</point>，在那里轮到谁走谁<lost>必败</lost>。有这样一步就够了：<won>必胜</won>。
    [split] 从 <point>({ $m }, { $n })</point> 把一个整苹果吃掉一半，就到 <point>({ $toM }, { $toN })</point>，在那里轮到谁走谁<lost>必败</lost>。有这样一步就够了：<won>必胜</won>。
   *[vector] 从 <point>({ $m }, { $n })</point> 走 <point>{ $vector }</point>，就到 <point>({ $toM }, { $toN })</point>，在那里轮到谁走谁<lost>必败</lost>。有这样一步就够了：<won>必胜</won>。
}
lattice-push-lost = 没有哪个点让 <point>({ $m }, { $n })</point> 变成必胜：从它一步走不到任何必败的点。所以它<lost>必败</lost>，而凡是一步能走到它的点都变成<won>必胜</won>。
lattice-push-won = 从 <point>({ $m }, { $n })</point> 一步就能走到必败的 <point>({ $toM }, { $toN })</point>，所以它变成<won>必胜</won>。
lattice-hidden = <point>({ $m }, { $n })</point> 着色了。是什么颜色，为什么？
lattice-milestone-given = 这是原文圈出的第一个已知点。
lattice-milestone-follows = 这是原文圈出的第二个点，它可以由第一个点推出。
lattice-milestone-every-move = { $game ->
    [apples] 在这里，三种走法第一次都能走。
   *[other] 在这里，所有走法第一次都能走。
}
lattice-milestone-first-lost = 这是第一个有路可走、却仍然必败的点。
lattice-milestone-first-lost-whole = 这是第一个还有整苹果的必败点。
lattice-milestone-all-wholes = 只有整苹果的一局，就从这样的点开始。
lattice-milestone-finished = { $game ->
    [apples] { $end ->
        [misere] 所有的点都着色了。必败的点有两类：整苹果是偶数（至少两个）、半苹果也是偶数；没有整苹果、半苹果是奇数。点任意一个点，问问为什么。
       *[normal] 所有的点都着色了。整苹果和半苹果都是偶数的点必败。点任意一个点，问问为什么。
    }
   *[other] 所有的点都着色了。点任意一个点，问问为什么；或者打开“规律”，看看什么在重复。
}
lattice-predict = 下一个是 <point>({ $m }, { $n })</point>。在这里，轮到谁走谁必败，还是谁必胜？

# 提问
lattice-ask = 桌上有 { $apples } 个整苹果。你先吃还是后吃？
lattice-go-first = 我先吃
lattice-go-second = 我后吃
lattice-answer-right = { $lost ->
    [yes] 对。有 { $apples } 个苹果时先手<lost>必败</lost>：第一步无论怎么吃，到的点都是对手必胜的。
   *[no] 对。有 { $apples } 个苹果时先手<won>必胜</won>，只要第一步吃对。
}
lattice-answer-wrong = { $lost ->
    [yes] 那样对手就能赢。有 { $apples } 个苹果时先手<lost>必败</lost>：第一步无论怎么吃，到的点都是对手必胜的。
   *[no] 那样对手就能赢。有 { $apples } 个苹果时先手<won>必胜</won>，只要第一步吃对。
}
lattice-play-it = 玩这一局

# 为什么
why-label = 为什么 ({ $m }, { $n }) 是这样
why-lost = <point>({ $m }, { $n })</point> <lost>必败</lost>，再走 { $plies } <term-ply>步</term-ply>终局（<term-p-position>P-position</term-p-position>）
why-won = <point>({ $m }, { $n })</point> <won>必胜</won>，再走 { $plies } <term-ply>步</term-ply>终局（<term-n-position>N-position</term-n-position>）
why-lost-only = <point>({ $m }, { $n })</point> <lost>必败</lost>（<term-p-position>P-position</term-p-position>）
why-won-only = <point>({ $m }, { $n })</point> <won>必胜</won>（<term-n-position>N-position</term-n-position>）
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = 着色前沿还没到这里，但求解器已经算出来了。
why-grundy = { $count ->
    [0] 它的<term-grundy>格兰迪值</term-grundy>是 { $value }：从这里已经无路可走。
   *[other] 它的<term-grundy>格兰迪值</term-grundy>是 { $value }：一步能到的点，值是 { $values }，其中缺的最小自然数就是 { $value }。
}{ $end ->
    [misere] 在<term-misere>反常玩法</term-misere>下，这个值决定不了胜负。
   *[normal] 值为 0 就是必败。
}
option = { $move ->
    [whole] 吃整苹果：<point>({ $m }, { $n })</point>
    [half] 吃半苹果：<point>({ $m }, { $n })</point>
    [split] 吃整苹果的一半：<point>({ $m }, { $n })</point>
   *[vector] 走 <point>{ $vector }</point>：<point>({ $m }, { $n })</point>
}
option-lost = <lost>必败</lost>，{ $plies } 步
option-won = <won>必胜</won>，{ $plies } 步
option-lost-only = <lost>必败</lost>
option-won-only = <won>必胜</won>
option-more = 还有 { $left } 种走法
option-deciding = 由它决定
option-ask = 为什么？
option-ask-label = 为什么 ({ $m }, { $n }) 是这样？
option-outside = 在图外，也算过了
nudge = 相邻的点
nudge-left = 左
nudge-right = 右
nudge-up = 上
nudge-down = 下

# 规则
word-rules = 规则
preset-apples-about = 原文里的二十个苹果：谁吃掉最后一块，谁就输。
preset-apples-last-wins-about = 走法不变，终局规则相反。
preset-rook-about = 一枚车往左或往下走，走向角落。这就是两堆石子的尼姆：在对角线上必败。
preset-queen-about = 一枚后往左、往下或往左下斜着走。这就是威佐夫博弈：必败的点按黄金比排布，永不循环。
preset-king-about = 一枚王一次走一格：往左、往下或往左下。从对面的角数起，这就是“kiki's game”：两个数都是偶数时必败。
preset-knight-about = 一枚马跳向角落，只用朝着角落的那四种跳法。
preset-one-or-two-about = 两堆石子，每次从其中一堆取一颗或两颗：两堆相差 3 的倍数时必败。
rules-own = { $end ->
    [misere] 走法：{ $moves }（带星号的，一步之内可重复任意多次）。谁走最后一步，谁输。
   *[normal] 走法：{ $moves }（带星号的，一步之内可重复任意多次）。谁走最后一步，谁赢。
}
error-not-a-vector = “{ $wrong }”不是向量：要写两个整数，中间用半角逗号隔开，例如 −1,0 或 −1,0*。
error-no-moves = 一个游戏至少要有一种走法。
error-too-many-moves = 有 { $count } 种走法，最多只能有 { $limit } 种。
error-zero-vector = (0, 0) 等于停一步不走，而这里不能停。
error-vector-too-long = ({ $dm }, { $dn }) 太长：每个数的绝对值不能超过 { $limit }。
error-repeated-vector = ({ $dm }, { $dn }) 出现了两次。
error-endless-move = 走法 ({ $dm }, { $dn }) 可以没完没了地重复：它不让任何一个数变小。这里的每一局都必须有个结束。
error-endless-moves = { $first_times } × ({ $first_dm }, { $first_dn }) 加上 { $second_times } × ({ $second_dm }, { $second_dn })，什么都没有减少，可以没完没了地重复。这里的每一局都必须有个结束。
error-too-many-lines = 这些走法的步子大小太悬殊，要算 { $lines } 条线上的点，而最多只算 { $limit } 条。请用短一些的向量，或者小一些的图版。
error-illegal-move = 链接里的这一局不成立：第 { $ply } 步走到 ({ $m }, { $n })，不合规则。
error-empty-path = 链接里的这一局是空的。
error-path-too-long = 这一局有 { $plies } 步，最多只保留 { $limit } 步。
error-point-outside = ({ $m }, { $n }) 在算过的范围之外。
error-strategy-does-not-apply = 在 ({ $m }, { $n })，照样走的策略没有应对的办法。

# 玩
word-play = 玩一局

# 规律
word-pattern = 规律
