page-title = 先吃还是后吃？ · Appleyard
title = 先吃还是后吃？
lede = 两个人轮流吃苹果，一次吃一整个或半个；谁吃最后一块，谁输。点一个苹果开始玩，也可以给所有局面着色，看看在哪里能赢。
lede-own = 两个人轮流走。这里的规则不同，见图旁的说明。点一个点看看能怎么走，也可以给所有局面着色，看看在哪里能赢。

# 图
lattice-picture = { $game ->
    [apples] 半苹果游戏的局面：横向是整苹果，纵向是半苹果
   *[other] 这个游戏的局面：横向是 m，纵向是 n
}
lattice-caption = { $brief ->
    [scale] <spoken>圆点</spoken><disc/> 必败，<spoken>圆圈</spoken><ring/> 必胜。
    [yes] { $game ->
        [apples] 横向整苹果，纵向半苹果。<spoken>圆点</spoken><disc/> 必败，<spoken>圆圈</spoken><ring/> 必胜。
       *[other] 横向 m，纵向 n。<spoken>圆点</spoken><disc/> 必败，<spoken>圆圈</spoken><ring/> 必胜。
    }
   *[no] { $game ->
        [apples] 横向数整苹果，纵向数半苹果。轮到走的一方在<spoken>圆点</spoken> <disc/> 必败，在<spoken>圆圈</spoken> <ring/> 必胜。
       *[other] 每个点是 (m, n)：横向是 m，纵向是 n。轮到走的一方在<spoken>圆点</spoken> <disc/> 必败，在<spoken>圆圈</spoken> <ring/> 必胜。
    }
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
       *[other] 一个像素代表 { $side } × { $side } 个局面，显示它们的平均颜色。放大就能看到标记。
    }
}
raster-brief = { $colour ->
    [winner] 深色必败，浅色必胜。放大看看。
   *[other] 每个像素取平均颜色。放大看看。
}
lattice-given = 规则从这里开始
lattice-edge = 半个苹果的个数
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
mark-token = 这一局走到这里：{ $mark }
mark-move = { $move ->
    [whole] 吃一整个：{ $mark }
    [half] 吃半个：{ $mark }
    [split] 吃一整个的一半：{ $mark }
   *[vector] 走 { $vector }：{ $mark }
}
mark-with-plies = { $mark }，还剩 { $value } 步
mark-with-grundy = { $mark }，格兰迪值 { $value }

# 解说
lattice-start = { $game ->
    [apples] { $end ->
        [misere] 两个人轮流吃：一整个，一整个的一半，或者剩下的半个。谁吃最后一块，谁输。
       *[normal] 两个人轮流吃：一整个，一整个的一半，或者剩下的半个。谁吃最后一块，谁赢。
    }
   *[other] 共有 { $points } 个局面，都还没着色。
}
lattice-start-more = { $game ->
    [apples] {""}
   *[other] { $end ->
        [misere] 走到无路可走时，走最后一步的一方输。其他的点，有一步能走到必败的点就必胜，没有就必败。
       *[normal] 走到无路可走时，走最后一步的一方赢。其他的点，有一步能走到必败的点就必胜，没有就必败。
    }
}
lattice-touch-apple = <invite>点一个苹果就能吃。</invite>
lattice-touch-point = <invite>点一个点，看看它的走法。</invite>
lattice-end = { $game ->
    [apples] { $end ->
        [misere] <point>({ $m }, { $n })</point>：什么都不剩了。对手刚吃掉最后一块，已经输了，所以轮到走的一方在这里就算<won>获胜</won>。
       *[normal] <point>({ $m }, { $n })</point>：什么都不剩了。对手刚吃掉最后一块，已经赢了，所以轮到走的一方在这里就算<lost>落败</lost>。
    }
   *[other] { $end ->
        [misere] <point>({ $m }, { $n })</point>：已经无路可走。对手刚走完最后一步，已经输了，所以轮到走的一方在这里就算<won>获胜</won>。
       *[normal] <point>({ $m }, { $n })</point>：已经无路可走。对手刚走完最后一步，已经赢了，所以轮到走的一方在这里就算<lost>落败</lost>。
    }
}
lattice-lost = { $moves ->
    [1] 从 <point>({ $m }, { $n })</point> 只有一种走法，走完后对手必胜。所以轮到走的一方<lost>必败</lost>。
    [2] 从 <point>({ $m }, { $n })</point> 有两种走法，不管走哪一种，走完后对手都必胜。所以轮到走的一方<lost>必败</lost>。
   *[other] 从 <point>({ $m }, { $n })</point> 有 { $moves } 种走法，不管走哪一种，走完后对手都必胜。所以轮到走的一方<lost>必败</lost>。
}
lattice-won = { $move ->
    [whole] 从 <point>({ $m }, { $n })</point> 吃掉一个整苹果，就到 <point>({ $toM }, { $toN })</point>，对手在那里必败。有这样一步就够了：轮到走的一方<won>必胜</won>。
    [half] 从 <point>({ $m }, { $n })</point> 吃掉剩下的半个，就到 <point>({ $toM }, { $toN })</point>，对手在那里必败。有这样一步就够了：轮到走的一方<won>必胜</won>。
    [split] 从 <point>({ $m }, { $n })</point> 把一个整苹果吃掉一半，就到 <point>({ $toM }, { $toN })</point>，对手在那里必败。有这样一步就够了：轮到走的一方<won>必胜</won>。
   *[vector] 从 <point>({ $m }, { $n })</point> 走 <point>{ $vector }</point>，就到 <point>({ $toM }, { $toN })</point>，对手在那里必败。有这样一步就够了：轮到走的一方<won>必胜</won>。
}
lattice-push-lost = <point>({ $m }, { $n })</point> <lost>必败</lost>，因为从它一步走不到任何必败的点。凡是一步能走到它的点，都变成<won>必胜</won>。
lattice-push-won = <point>({ $m }, { $n })</point> 变成<won>必胜</won>，因为从它一步就能走到必败的 <point>({ $toM }, { $toN })</point>。
lattice-hidden = <point>({ $m }, { $n })</point> 已经着色。是什么颜色，为什么？
lattice-milestone-given = 原文圈出了两个点，这是第一个：作者把它当作已知。
lattice-milestone-follows = 原文圈出了两个点，这是第二个：它可以由第一个推出。
lattice-milestone-every-move = { $game ->
    [apples] 到了这里，三种走法第一次都能走。
   *[other] 到了这里，所有走法第一次都能走。
}
lattice-milestone-first-lost = 这是第一个有路可走、却仍然必败的点。
lattice-milestone-first-lost-whole = 这是第一个还有整苹果的必败点。
lattice-milestone-all-wholes = 只有整苹果的一局，就从这样的点开始。
lattice-milestone-finished = { $game ->
    [framed] 所有的点都着色了。
    [apples] { $end ->
        [misere] 所有的点都着色了。整苹果（至少两个）和半苹果都是偶数时，你必败：对手几乎每一步都照着你吃。
       *[normal] 所有的点都着色了。整苹果和半苹果都是偶数时，你必败：你怎么吃，对手就怎么吃。
    }
   *[other] 所有的点都着色了。有一步能走到必败的点，就必胜；没有，就必败。
}
lattice-milestone-finished-more = { $game ->
    [framed] {""}
    [apples] { $end ->
        [misere] 只剩奇数个半苹果时，最后一个归你吃。
       *[normal] <invite>点任意一个点，问问为什么。</invite>
    }
   *[other] <invite>点任意一个点，问问为什么；或者打开“规律”，看看什么在重复。</invite>
}
lattice-predict = 下一个是 <point>({ $m }, { $n })</point>。在这里，轮到走的一方必败还是必胜？

# 提问
lattice-ask = { $apples } 个苹果。你先吃还是后吃？
lattice-go-first = 我先吃
lattice-go-second = 我后吃
lattice-colour-it = 着色
lattice-answer-right = { $lost ->
    [yes] { $end ->
        [misere] 对。有 { $apples } 个苹果时，先吃的一方<lost>必败</lost>：你几乎每一步都照着对手吃，最后半个就留给对手。
       *[normal] 对。有 { $apples } 个苹果时，先吃的一方<lost>必败</lost>：你每一步都照着对手吃，最后一块也归你。
    }
   *[no] { $end ->
        [misere] 对。有 { $apples } 个苹果时，先吃的一方能<won>赢</won>：先吃一整个，以后几乎每一步都照着对手吃，最后半个就留给对手。
       *[normal] 对。有 { $apples } 个苹果时，先吃的一方能<won>赢</won>：先吃一整个，以后每一步都照着对手吃，最后一块也归你。
    }
}
lattice-answer-wrong = { $lost ->
    [yes] { $end ->
        [misere] 那样对手就能赢。有 { $apples } 个苹果时，先吃的一方<lost>必败</lost>：对手几乎每一步都照着你吃，最后半个就留给你。
       *[normal] 那样对手就能赢。有 { $apples } 个苹果时，先吃的一方<lost>必败</lost>：对手每一步都照着你吃，最后一块也归对手。
    }
   *[no] { $end ->
        [misere] 那样对手就能赢。有 { $apples } 个苹果时，先吃的一方能<won>赢</won>：对手先吃一整个，以后几乎每一步都照着你吃，最后半个就留给你。
       *[normal] 那样对手就能赢。有 { $apples } 个苹果时，先吃的一方能<won>赢</won>：对手先吃一整个，以后每一步都照着你吃，最后一块也归对手。
    }
}
lattice-play-it = 玩这一局
lattice-why-it = 为什么？
lattice-watch = 从远处看
demonstration = 演示。点一下就开始。
table-apples = 点阵上方的苹果：{ $count }
table-piece = { $piece ->
    [whole] 整苹果：吃掉整个，或者一半
   *[half] 半个苹果：吃掉
}
table-count = { $game ->
    [apples] 整苹果 { $m } 个，半苹果 { $n } 个
   *[other] ({ $m }, { $n })
}
offer = 你的走法
eat = { $move ->
    [whole] 吃一整个
    [half] 吃半个
    [split] 吃一整个的一半
   *[vector] 走 { $vector } 到 ({ $m }, { $n })
}
eat-said = { $move ->
    [whole] 吃一整个。
    [half] 吃剩下的半个。
    [split] 吃一整个的一半。
   *[vector] 走 { $vector }。
}
eat-leaves = { $game ->
    [apples] 剩下整苹果 { $m } 个，半苹果 { $n } 个。
   *[other] 走到 ({ $m }, { $n })。
}
eat-confirm = 按回车键，就走这一步。

# 为什么
why-label = 为什么 ({ $m }, { $n }) 是这样
why-lost = <point>({ $m }, { $n })</point> <term-p-position><lost>必败</lost></term-p-position>，还剩 { $plies } <term-ply>步</term-ply>。
why-won = <point>({ $m }, { $n })</point> <term-n-position><won>必胜</won></term-n-position>，还剩 { $plies } <term-ply>步</term-ply>。
why-lost-only = <point>({ $m }, { $n })</point> <term-p-position><lost>必败</lost></term-p-position>。
why-won-only = <point>({ $m }, { $n })</point> <term-n-position><won>必胜</won></term-n-position>。
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = 着色前沿还没到这里，但求解器已经算出来了。
why-grundy = { $count ->
    [0] 这个点的<term-grundy>格兰迪值</term-grundy>是 { $value }，因为从这里已经无路可走。
   *[other] 这个点的<term-grundy>格兰迪值</term-grundy>是 { $value }：一步能到的点，值是 { $values }，其中没有的最小自然数是 { $value }。
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
option-lost = 对手在那里必败，还剩 { $plies } 步
option-won = 对手在那里必胜，还剩 { $plies } 步
option-lost-only = 对手在那里必败
option-won-only = 对手在那里必胜
option-more = 还有 { $left } 种走法
option-deciding = 最好的一步
option-ask = 为什么？
option-ask-label = 为什么 ({ $m }, { $n }) 是这样？
option-outside = 在图外，但也算过了
nudge = 相邻的点
nudge-left = 左
nudge-right = 右
nudge-up = 上
nudge-down = 下

# 规则
word-rules = 规则
preset-apples-about = 这是原文里的二十个苹果：谁吃最后一块，谁输。
preset-apples-last-wins-about = 走法不变，但谁吃最后一块，谁赢。
preset-rook-about = 一枚车往左或往下走，走向角落。这就是两堆石子的尼姆。在对角线上你必败：对手总能走回对角线。
preset-queen-about = 一枚后往左、往下或往左下斜着走，走向角落。这就是威佐夫博弈：必败的点按黄金比排布，所以永不循环。
preset-king-about = 一枚王一次走一格：往左、往下或往左下。两个数都是偶数时你必败，因为对手总能让它们又都变成偶数。从对面的角数起，这就是“kiki's game”。
preset-knight-about = 一枚马跳向角落，只用朝着角落的那四种跳法。
preset-one-or-two-about = 两堆石子，每次从其中一堆取一颗或两颗。两堆相差 3 的倍数时你必败：对手总能恢复成这样。
rules-brief = { $preset ->
    [apples] 吃一整个或半个；谁吃最后一块，谁输。
    [apples-last-wins] 吃一整个或半个；谁吃最后一块，谁赢。
    [rook] 谁把车走到角落，谁赢。
    [queen] 谁把后走到角落，谁赢。
    [king] 谁把王走到角落，谁赢。
    [knight] 马跳向角落；谁走最后一步，谁赢。
   *[other] 取一颗或两颗；谁取最后一颗，谁赢。
}
rules-own = { $end ->
    [misere] 走法是 { $moves }，带星号的可以重复任意多次。谁走最后一步，谁输。
   *[normal] 走法是 { $moves }，带星号的可以重复任意多次。谁走最后一步，谁赢。
}
error-not-a-vector = “{ $wrong }”不是向量。向量是两个整数，中间用半角逗号隔开，例如 −1,0 或 −1,0*。
error-too-many-lines = 这些走法的步子大小太悬殊，需要 { $lines } 条线上的点，超过了上限 { $limit } 条。请用短一些的向量，或者少一些的点。
error-illegal-move = 链接里的这一局违反规则：第 { $ply } 步走不到 ({ $m }, { $n })。
error-empty-path = 链接里的这一局是空的。
error-path-too-long = 这一局有 { $plies } 步，超过了上限 { $limit } 步。
error-point-outside = 点 ({ $m }, { $n }) 不在算过的范围里。
error-strategy-does-not-apply = 在 ({ $m }, { $n })，模仿策略没有应对的办法。

# 玩

# 规律
word-pattern = 规律
