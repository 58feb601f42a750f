page-title = 一共有多少条路？ · Appleyard
title = 一共有多少条路？
lede = 路径不重复经过任何节点。动手找一找，看搜索怎样找遍，再看一共有多少条。

# The figure
paths-picture = 一个图，有 { $nodes } 个节点和 { $edges } 条边
paths-node = { $name }{ $end ->
    [from] ，起点
    [to] ，终点
    [both] ，既是起点又是终点
   *[none] {""}
}{ $state ->
    [head] ，路线现在到这里
    [path] ，在路线上
    [open] ，可以走到这里
    [dead] ，死路
    [done] ，从这里找到过路径
    [covered] ，遮住了
   *[plain] {""}
}{ $leads ->
    [both] ，与 { $joined } 相连
    [one] ，通向 { $joined }
   *[other] {""}
}
paths-caption = { $drawing ->
    [yes] 方框是起点，圆圈是终点。{ $brief ->
        [yes] {""}
       *[no] 虚线节点是下一步。
    }
   *[no] { $brief ->
        [yes] 粗实线是搜索现在的路线，浅金色线是上一条路径。
       *[no] 粗实线是搜索现在的路线，浅金色线是上一条路径。{ $hints ->
            [yes] 虚线节点是死路。
           *[no] {""}
        }
    }
}
tree-name = { $kind ->
    [pruned] 剪枝：
    [plain] 不剪枝：
   *[only] {""}
}{ $calls } 次调用，{ $paths } 条路径
found-name = { $found ->
    [0] 你找到的路径会列在这里。
   *[other] 找到 { $found } 条
}
paths-rule = 路径不重复经过任何节点。

# The visitor draws
paths-invite = { $found ->
    [0] 找一条从 { $from } 到 { $to } 的路。<invite>逐个点节点，或者拖动。</invite>任何节点都不能走两次。
   *[other] 你找到了 { $found } 条路径。从 { $from } 到 { $to } 还有吗？
}
way-goes-on = 你的路线到了 <point>{ $head }</point>。继续走到 { $to }。
way-stuck = 你的路线走不下去了：<point>{ $head }</point> 的相邻节点都已走过。请退回一个节点。
way-found = { $found ->
    [1] 这是一条路径：{ $path }。还有别的吗？
   *[other] 又是一条路径：{ $path }。你已找到 { $found } 条。还有吗？
}
way-again = { $path } 你找到过：它是你的 { $found } 条中的第 { $number } 条。
way-here = 你的路线就在 { $name }。<invite>请点它的相邻节点。</invite>
way-no-edge = { $head } 和 { $name } 之间没有可走的边。
way-twice = 你的路线已经过 { $name }，而路径不能重复经过节点。
way-no-start = 图还没有起点。
path-drawn = 画出的是 { $total } 条路径中的第 { $number } 条{ $path ->
    [no] {""}
   *[other] ：{ $path }
}，有 { $edges } 条边。
way-back = 退回一个节点
paths-undo = 撤销
way-restart = 重新开始
count-ask = 一共有多少条？
paths-counted = { $exact ->
    [yes] { $paths ->
        [0] 没有路径。
       *[other] 一共有 <strong>{ $number }</strong> 条路径。
    }
   *[no] 一共有 <strong>{ $number }</strong> 条路径，这个数有 { $digits } 位。
}
paths-about = 大约有 { $number } 条路径。
watch = 看演示
search = 让搜索来找
draw-again = 自己找
prune = 剪枝搜索：只走还有路径的地方
prune-off = 不剪枝地搜索

# The graph is not ready
paths-empty = 图里没有节点。请打开“图”添加几个。
paths-no-ends = 图没有{ $missing ->
    [from] 起点
   *[to] 终点
}。请打开“图”选一个。
paths-same-ends = 起点和终点都是 { $from }。所以恰好有一条路径：这个节点本身。
paths-out-of-reach = 从 { $from } 走不到 { $to }，所以没有路径。

# The search
walk-enter = { $first ->
    [yes] 搜索从 <point>{ $name }</point> 开始：把它放入栈和集合。
   *[no] 搜索走到 <point>{ $name }</point>：把它放入栈和集合。
}
walk-found = { $to } 与 <point>{ $name }</point> 相邻，而它就是终点。所以这是第 { $number } 条路径{ $path ->
    [no] {""}
   *[other] ：{ $path }
}。
walk-skip = { $other } 与 <point>{ $name }</point> 相邻，但它已在集合里。走过去就会重复经过它。
walk-cut = { $other } 与 <point>{ $name }</point> 相邻，但从那里到不了 { $to }。所以剪枝的搜索不去那里。
walk-leave = { $paths ->
    [0] <point>{ $name }</point> 的相邻节点都试过了，没有一个通到 { $to }：这是死路。
   *[other] <point>{ $name }</point> 的相邻节点都试过了，找到了 { $paths } 条路径。
}
walk-leave-more = 搜索把它移出栈和集合，回到 { $back }。
walk-leave-covered = <point>{ $name }</point> 的相邻节点都试过了。搜索把它移出栈和集合，回到 { $back }。
walk-end = 搜索试过了所有可能，用 { $calls } 次调用{ $paths ->
    [0] ，没有找到路径
   *[other] 找到了 { $paths } 条路径
}。
walk-more = 记录到这里为止：{ $steps } 个步骤，{ $paths } 条路径。“计数”会给出总数。

# The figure as text
text-graph = 图有 { $nodes } 个节点和 { $edges } 条边。起点是 { $from }，终点是 { $to }。
text-way = { $count ->
    [0] 还没有开始画路线。
   *[other] 你的路线：{ $names }。
}
text-stack = { $count ->
    [0] 栈和集合都是空的。
   *[other] 在栈和集合里：{ $names }。
}
text-drawn = { $found ->
    [0] 你还没有找到路径。
   *[other] 你找到了 { $found } 条路径。
}
text-found = { $paths ->
    [0] 搜索还没有找到路径。
   *[other] 搜索找到了 { $paths } 条路径。
}
text-path = 第 { $number } 条路径：{ $names }。

word-graph = 图
word-count = 计数
word-frontier = 边界

# 链接可能要求、但核心拒绝的内容
error-path-graph-size-out-of-range = 这种图的大小应为 { $min } 到 { $max }，不能是 { $value }。
error-path-no-such-node = 图中没有节点 { $node }，节点总数是 { $nodes }。
