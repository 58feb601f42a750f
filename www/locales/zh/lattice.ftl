page-title = 先吃还是后吃？ · Appleyard
title = 先吃还是后吃？
lede = 每次可以吃一个整苹果，吃一个现成的半苹果，或者把一个整苹果吃掉一半。谁吃掉最后一块，谁就输。

# 图版
lattice-plate = 半苹果游戏的局面：横向是整苹果，纵向是半苹果
lattice-caption = <strong>图版 1。</strong>每个点是一个局面：横向数整苹果，纵向数半苹果。<disc/> 轮到谁走谁必败，<ring/> 轮到谁走谁必胜。
lattice-given = 已知
lattice-front = 着色前沿
lattice-row = 半苹果 { $n }
mark-lost = 整苹果 { $m }，半苹果 { $n }：必败
mark-won = 整苹果 { $m }，半苹果 { $n }：必胜
mark-covered = 整苹果 { $m }，半苹果 { $n }：遮住
mark-not-yet = 整苹果 { $m }，半苹果 { $n }：还没着色

# 解说
lattice-start = 共有 { $points } 个局面，都还没着色。在 <point>(0, 0)</point> 已经没有东西可吃：它的颜色由终局规则决定，其他每个点的颜色由它一步能到的那些点决定。
lattice-end = <point>({ $m }, { $n })</point>：什么都不剩了。对方刚吃掉最后一块，已经输了，所以轮到走的一方在这里就算<won>获胜</won>。
lattice-lost = { $moves ->
    [1] 从 <point>({ $m }, { $n })</point> 出发只有一种走法，到的点是对手<won>必胜</won>的。所以这里轮到谁走谁<lost>必败</lost>。
    [2] 从 <point>({ $m }, { $n })</point> 出发有两种走法，到的点都是对手<won>必胜</won>的。所以这里轮到谁走谁<lost>必败</lost>。
   *[other] 从 <point>({ $m }, { $n })</point> 出发有 { $moves } 种走法，到的点都是对手<won>必胜</won>的。所以这里轮到谁走谁<lost>必败</lost>。
}
lattice-won = { $move ->
    [whole] 从 <point>({ $m }, { $n })</point> 吃掉一个整苹果，就到 <point>({ $toM }, { $toN })</point>，在那里轮到谁走谁<lost>必败</lost>。有这样一步就够了：<won>必胜</won>。
    [half] 从 <point>({ $m }, { $n })</point> 吃掉一个现成的半苹果，就到 <point>({ $toM }, { $toN })</point>，在那里轮到谁走谁<lost>必败</lost>。有这样一步就够了：<won>必胜</won>。
   *[split] 从 <point>({ $m }, { $n })</point> 把一个整苹果吃掉一半，就到 <point>({ $toM }, { $toN })</point>，在那里轮到谁走谁<lost>必败</lost>。有这样一步就够了：<won>必胜</won>。
}
lattice-hidden = <point>({ $m }, { $n })</point> 着色了。是什么颜色，为什么？
lattice-milestone-given = 这是原文圈出的第一个已知点。
lattice-milestone-follows = 这是原文圈出的第二个点，它可以由第一个点推出。
lattice-milestone-every-move = 在这里，三种走法第一次都能走。
lattice-milestone-first-lost-whole = 这是第一个还有整苹果的必败点。
lattice-milestone-all-wholes = 只有整苹果的一局，就从这样的点开始。
lattice-milestone-finished = 所有的点都着色了。必败的点有两类：整苹果是偶数（至少两个）、半苹果也是偶数；没有整苹果、半苹果是奇数。点任意一个点，问问为什么。
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

# 为什么
why-label = 为什么 ({ $m }, { $n }) 是这样
why-lost = <point>({ $m }, { $n })</point> <lost>必败</lost>，再走 { $plies } <term-ply>步</term-ply>终局（<term-p-position>P-position</term-p-position>）
why-won = <point>({ $m }, { $n })</point> <won>必胜</won>，再走 { $plies } <term-ply>步</term-ply>终局（<term-n-position>N-position</term-n-position>）
why-hidden = <point>({ $m }, { $n })</point>
why-not-yet = 着色前沿还没到这里，但求解器已经算出来了。
option-lost = { $move ->
    [whole] 吃整苹果：<point>({ $m }, { $n })</point>，<lost>必败</lost>，{ $plies } 步
    [half] 吃半苹果：<point>({ $m }, { $n })</point>，<lost>必败</lost>，{ $plies } 步
   *[split] 吃整苹果的一半：<point>({ $m }, { $n })</point>，<lost>必败</lost>，{ $plies } 步
}
option-won = { $move ->
    [whole] 吃整苹果：<point>({ $m }, { $n })</point>，<won>必胜</won>，{ $plies } 步
    [half] 吃半苹果：<point>({ $m }, { $n })</point>，<won>必胜</won>，{ $plies } 步
   *[split] 吃整苹果的一半：<point>({ $m }, { $n })</point>，<won>必胜</won>，{ $plies } 步
}
option-hidden = { $move ->
    [whole] 吃整苹果：<point>({ $m }, { $n })</point>
    [half] 吃半苹果：<point>({ $m }, { $n })</point>
   *[split] 吃整苹果的一半：<point>({ $m }, { $n })</point>
}
option-deciding = 由它决定
option-ask = 为什么？
option-ask-label = 为什么 ({ $m }, { $n }) 是这样？
option-outside = 在图外，也算过了
nudge = 相邻的点
nudge-left = 左
nudge-right = 右
nudge-up = 上
nudge-down = 下

# 设置
lattice-size = 图版大小
field-columns = 横向点数
field-rows = 纵向点数
go-to = 询问一个点
field-m = 整苹果 m
field-n = 半苹果 n
go-to-ask = 为什么？

# 图的文字版
lattice-state = 共 { $steps } 个点，已着色 { $cursor } 个：必败 { $lost } 个，必胜 { $won } 个，遮住 { $covered } 个。
row-lost = 半苹果 { $n }，整苹果着色到 { $upTo }：整苹果为 { $lost } 时必败，其余必胜。
row-won = 半苹果 { $n }，整苹果着色到 { $upTo }：全部必胜。

# 原理
how-1 = 一个局面，要紧的只是还有几个整苹果（m）和几个半苹果（n）。双方的走法相同，所以不必说轮到谁走：点 (m, n) 就说明了一切。
how-2 = 从终局开始倒推。在 <point>(0, 0)</point>，对手刚吃掉最后一块，已经输了。再往外看：一个点只要有一步能走到<lost>必败</lost>的点，它就<won>必胜</won>，因为你可以把对手送到那里去；如果每一步都只能走到必胜的点，它就必败。规则就这么多。
how-3 = 一个整苹果算 2，一个半苹果算 1，每走一步总和都会变小。着色前沿按这个总和推进，所以轮到一个点时，它能走到的点都已经着色。有的走法会从上边走出图外；那里的点也算了，只是没有画。
how-4 = 这个<term-ply>步数</term-ply>叫做<term-remoteness>终局距离</term-remoteness>：必胜方尽快赢、必败方尽量拖，这一局还要走多久。在<term-misere>反常玩法</term-misere>下，必胜的点它是偶数，必败的点它是奇数。
try-1 = 走到原文圈出的两个点，看看第二个为什么可以由第一个推出。
try-2 = 问问 (20, 0)：有两种走法，两种都输。
try-3 = 在一张小图版上，每个关键步骤揭晓之前先猜一猜。
try-4 = 同样的游戏，一直画到 39 个整苹果、39 个半苹果：规律还成立吗？
note-1 = 20 个苹果时后手的策略：对手怎么吃，你就怎么吃，让整苹果和半苹果都保持偶数。只有当对手动了最后两个整苹果中的一个时，才对另一个反着来：他吃掉一整个，你就把另一个吃掉一半；他吃掉一半，你就把另一个整个吃掉。这样就只剩下奇数个半苹果。
note-2 = 如果只求解画出来的点，颜色会出错：“把整苹果吃掉一半”是往左上方走，会走出这个矩形。
source-1 = 《吃苹果游戏和简单回合制游戏的通解》，一篇中文博客：游戏、格点、两个画圈的点。
source-2 = Berlekamp、Conway、Guy：<em>Winning Ways for Your Mathematical Plays</em>，关于 P-position、N-position 和终局距离。
