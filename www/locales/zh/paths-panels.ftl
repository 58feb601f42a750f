# Why a node looks as it does
node-why-label = 为什么：{ $name }
node-why-destination = 这是终点。搜索从不对它调用自己：只要它与最新节点相邻，栈里就是一条路径。
node-why-on-path = 它在栈里是第 { $place } 个，也在集合里。搜索离开它以前，不能再次走到它。
node-why-free = 它与 { $head } 相邻，也不在集合里，所以搜索可以走到它。
node-why-not-adjacent = { $stands ->
    [yes] 它不在集合里，但从搜索所在的 { $head } 没有边通到它。
   *[no] 它不在集合里，但搜索现在不在任何节点上，无法到那里去。
}
node-why-dead-end = 搜索曾从 { $back } 走到这里，没有找到路径。{ $count ->
    [0] 从这里没有边可走。
   *[other] 每条路都止于当时在栈里的节点：{ $names }。
}
node-why-done = 搜索曾从 { $back } 走到这里，找到了 { $paths } 条路径。
node-why-cut-off = 这是搜索还不知道的死路：{ $count ->
    [0] 从这里没有边可走。
   *[other] 每条路都止于栈里的节点：{ $names }。
}
node-why-hidden = 这是死路吗？继续走下去看看。

# The graph
graph-tool-from = 选起点
graph-tool-to = 选终点
graph-hint-end = { $tool ->
    [from] 点所有路径开始的节点。
   *[to] 点所有路径结束的节点。
}
graph-oneway = 边是单向的
graph-kind-grid = 街道
graph-kind-triangular = 三角形
graph-kind-king = 国王的走法
graph-kind-knight = 马的走法
graph-kind-complete = 两两相连
graph-kind-hypercube = 超立方体
graph-kind-petersen = 彼得森图
graph-kind-ladder = 梯子
graph-kind-tree = 树
graph-kind-random = 随机的图
graph-kind-states = 美国 48 州
graph-kind-communities = 西班牙
field-size = 大小
field-seed = 种子
graph-no-link = 这个图要 { $length } 个字符，而链接只容得下 { $most } 个。请到“图的文本”里存成文件。
graph-no-link-weights = 这个图的权重要 { $length } 个字符，而链接只容得下 { $most } 个。请到“图的文本”里存成文件。

# The shortest paths, where edges have weights
shortest-title = 最短路径
shortest-weight = 最轻的路径是 { $path }，{ $edges ->
    [0] 没有边，总权重是 { $weight }。
   *[other] 有 { $edges } 条边，总权重是 { $weight }。
}{ $same ->
    [yes] 没有边数更少的路径。
   *[no] 边数最少的路径总权重是 { $other }。
}
shortest-edges = 边数最少的路径是 { $path }，{ $edges ->
    [0] 没有边。
   *[other] 有 { $edges } 条边。
}{ $weighed ->
    [yes] 它的总权重是 { $weight }，{ $same ->
        [yes] 没有更轻的路径。
       *[no] 而最轻的路径是 { $other }。
    }
    [alone] 它的总权重是 { $weight }。
   *[no] {""}
}
shortest-draw-weight = 画出最轻的路径
shortest-draw-edges = 画出边数最少的路径

# The count
count-how = { $method ->
    [plugs] 从两边逐个节点计数，不必列出路径：同时最多 { $states } 个状态。
    [topological] 沿着边走一遍就数清，不必列出路径：没有路径能绕成圈，所以每个节点只需一个数。
    [subsets] 逐个集合计数，不必列出路径：{ $states } 个节点集合。
   *[frontier] 逐条边计数，不必列出路径：同时最多 { $states } 个状态。
}
edge-blocked = { $edge } 封住了：没有路径经过它。再点一下就放开。
edge-begun = 从 { $name } 出发的边：走到它的另一个节点，再按 x。
edge-given-up = 不再选从 { $name } 出发的边。
edge-open = { $edge } 又放开了。
count-without = 封掉一条边
count-blocked = 没有边 { $edge } 时，{ $all } 条路径中还剩 { $number } 条。
count-blocked-none = 选一条边，看没有它还剩多少条路径。
count-no-edge = 不选
limit-pass = 只要经过这些节点的路径
limit-avoid = 不经过
limit-about = 节点的名字，用逗号或空格隔开。
limit-all = 经过所有节点
limit-length = 长度
limit-length-any = 不限
limit-length-most = 最多
limit-length-exactly = 恰好
field-edges = 边数
limit-counted = { $all } 条路径中有 { $number } 条是这样。
lengths-title = 按长度分的路径
lengths-edges = 边
lengths-paths = 路径
lengths-ask = 按长度计数
longest-draw = 画一条最长的路径
longest-drawn = { $path ->
    [no] 画出了一条最长的路径。
   *[other] 画出了一条最长的路径：{ $path }。
}它有 { $edges } 条边，一样长的路径共 { $paths } 条。
longest-none = 最长的路径有 { $edges } 条边。搜索做了 { $calls } 次调用还没有碰到一条，所以不再找。
through-ask = 经过的路径越多，边画得越粗
through-said = { $same ->
    [1] 边 { $edge } 最粗：{ $all } 条路径中有 { $number } 条经过它。
   *[other] 最粗的边有 { $same } 条，{ $edge } 是其中一条：{ $all } 条路径中各有 { $number } 条经过。
}
list-title = 任选一条
list-number = 路径编号
list-about = 从 1 到 { $total }，按搜索的顺序。
list-chance = 随机一条
list-before = 上一条
list-after = 下一条
list-open = 从这里列出
list-these = 列出这些路径
list-page-before = 上一页
list-page-after = 下一页
list-saved = 文件里是从第一条起的路径，最多 { $most } 条。
race-title = 计数对列举
race-start = 让两种方法都算
race-count = 计数看了 { $work } 个状态，{ $ms } 秒后就知道全部 { $paths } 条路径。
race-list = { $done ->
    [yes] 列举做了 { $work } 次调用，{ $ms } 秒后找到了全部 { $paths } 条路径。
   *[no] 列举做了 { $work } 次调用，{ $ms } 秒后找到了 { $paths } 条路径。照这样，全部找到约要 { $rest }：这是估计，没有人实测过。
}
column-number = 编号
column-edges = 边
column-path = 路径

# The frontier
frontier-about = 计数时逐条决定每条边：舍去它，或让路径经过它。已决定的边与未决定的边之间的节点就是边界。图的其余部分还能怎么走，只取决于边界上哪些节点是路径片段的两端，哪些在片段内部。所以，在这一点上相同的所有选边方法是同一个状态，计数只记住它们有多少种。“计数”可能用别的办法走遍全图，同时要记的状态更少。
frontier-coming = 计数开始。
frontier-none = 这里没有要决定的边。
frontier-begin = 还没有决定任何边。只有一个状态。设想另有一条边，从终点回到起点：它是第一个片段，起点和终点是它的两端。一条路径把这两端连起来，和这条边合成一个圈。
frontier-step = 第 { $at } 条边（共 { $edges } 条）<point>{ $edge }</point>：{ $before ->
    [one] 舍去或经过，有两种情形。
   *[other] 在 { $before } 个状态中各自舍去或经过，共 { $all } 种情形。
}
frontier-led = { $dropped ->
    [0] {""}
   *[other] { $dropped } 种情形不可能成为路径的一部分，因此去掉。
}{ $closed ->
    [0] {""}
   *[other] { $closed } 种情形完成路径。
}{ $merged ->
    [0] { $states ->
        [0] 没有剩下状态。
       *[other] 剩下 { $states } 个状态。
    }
   *[other] { $decisions } 种情形只归入 { $states } 个状态，因为对图的其余部分来说，其中一些没有区别。
}
frontier-found = { $last ->
    [yes] 所有的边都决定了。路径的条数是 { $paths }。
   *[no] 到现在为止找到的路径：{ $paths } 条。
}
frontier-widths = 每条边之后的状态数
frontier-chart = 每条边之后的状态数，最多 { $most } 个
frontier-bar = { $at } 条边之后：{ $states } 个状态
frontier-states = 状态
frontier-edges = 已决定的边
frontier-table = 用表格列出各步骤
frontier-column-edge = 边
frontier-column-decisions = 情形
frontier-column-states = 状态
frontier-column-found = 路径
frontier-wide = 这个图总共有超过 { $most } 个状态，所以只显示状态的个数。在小一些的图中，可以查看每一个状态。
frontier-list = 现在的状态
frontier-more = 还有 { $more } 个状态没有列出。
frontier-state = { $count ->
    [one] 片段
   *[other] 片段
} { $pieces }{ $within ->
    [0] {""}
   *[other] ，内部 { $inside }
}：{ $one ->
    [yes] 一种选边方法
   *[no] { $ways } 种选边方法
}{ $arrivals ->
    [0] 。
    [1] 。
   *[other] ，由 { $arrivals } 种情形合并而成。
}
frontier-caption = 金色节点是边界。{ $pictures ->
    [yes] 每幅小图是一个状态，画的是它的一种选边方法。
   *[no] {""}
}
frontier-picture = 已决定 { $at } 条边的图
frontier-node = { $name }{ $standing ->
    [frontier] ，在边界上
    [behind] ，在边界之后
   *[ahead] {""}
}

# Errors
error-path-too-many-states = 这个图太宽，数不出它的路径：需要的状态超过 { $limit } 个。
error-paths-no-such-name = 没有名叫“{ $name }”的节点。
error-path-number-not-digits = 路径的编号是 1 或更大的数字。
error-path-no-such-number = 只有 { $paths } 条路径。
error-path-without-weights = 这个图的边没有权重，所以没有最轻的路径。
error-path-edge-without-weight = 从 { $from } 到 { $to } 的边没有权重，而其他边有。因此说不出哪条路径最轻。
error-path-weight-too-long = 权重 { $weight } 的位数太多，无法精确相加：小数点前最多 14 位，后最多 18 位。
error-path-negative-weight = 从 { $from } 到 { $to } 的边的权重小于 0。只有权重都不小于 0，才能很快找到最轻的路径。
error-not-a-way = 路线的第 { $place } 个节点不对。
error-path-no-such-step = 搜索有 { $steps } 个步骤，没有第 { $step } 个。

# The demonstration
demonstration = 演示
show-walk = 一条线从起点出发，摸索前行；走进死路就退回来。这是演示：点任何地方结束。
show-count = 计数不用走路。{ $side } 乘 { $side } 个路口有 <strong>{ $paths }</strong> 条路径，而这条线走完了 { $walked } 条。
show-end = 全部走一遍要多久？日夜不停，每秒一条：{ $years } 年。
