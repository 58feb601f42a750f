page-title = 一台机器能回答一切吗？ · Appleyard
title = 一台机器能回答一切吗？
lede = 谁也不能事先对每台机器都说出它停不停机。让所有机器每台各走一步，谁也不会拖住别的机器，停机的就报告。

# The figure
dovetailing-picture = 横向是机器，向上是它们的步数；旁边是按到达次序排列的报告
dovetailing-machine = 机器 { $machine }
dovetailing-tray = 报告
dovetailing-empty = 还没有
dovetailing-alone = 先运行第一台
dovetailing-alone-short = 逐台运行
dovetailing-count = { $steps }
dovetailing-machines = 机器
dovetailing-steps = 步数
dovetailing-cell = 机器 { $machine } 的第 { $step } 步：时刻 { $moment }，{ $look ->
    [later] 还没到
    [halts] 停机
    [idle] 之前已停机
    [never] 它的最后一步，因为它永不停机
    [covered] 已走完，盖着
   *[done] 已走完
}
dovetailing-open = 机器 { $machine } 的第 { $step } 步：还没到
dovetailing-never-comes = 机器 { $machine } 的第 { $step } 步：{ $look ->
    [never] 不会来，因为它永不停机
   *[gone] 不会来，因为机器已经结束
}
dovetailing-bar = 机器 { $machine }，走到第 { $step } 步
dovetailing-report = 报告 { $number }：机器 { $machine } 走 { $step } 步后在时刻 { $moment } 停机，纸带上留下 { $ones } 个 1
dovetailing-line = { $number }. 机器 { $machine }，第 { $step } 步
dovetailing-caption = { $cells ->
    [yes] 每一格是一台机器的一步，数是轮到它的时刻。
   *[no] 每根柱是一台机器，柱高是它走过的步数。
}{ $brief ->
    [yes] {""}
   *[no] 点一下，问它为什么在那时来。
}
dovetailing-rule-line = 一台机器运行所有别的机器：每一轮多开始一台，已经开始的每台再走一步。

# A moment
dovetailing-begin = 每一台机器都可能停机并报告，也可能永远运行下去。
dovetailing-invite = 前四台里，你先运行哪一台？
dovetailing-step = 时刻 { $moment }，第 { $round } 轮：机器 { $machine } 走它的第 { $step } 步。
dovetailing-halts = 时刻 { $moment }，第 { $round } 轮：机器 { $machine } 走它的第 { $step } 步，<strong>停机</strong>了。报告 { $number } 落进托盘。
dovetailing-idle = 时刻 { $moment }，第 { $round } 轮，属于机器 { $machine }，它已经停机。这一刻就此过去。
dovetailing-none = 时刻 { $moment }，第 { $round } 轮，属于机器 { $machine }，但没有这台机器。这一刻就此过去。
dovetailing-dropped = 机器 { $machine } 永不停机：这已得到证明，所以不再轮到它。
dovetailing-stuck = 别的都没有动过。
dovetailing-fair = 还在运行的每台机器，下一步总会轮到，所以停机的一台也不会漏掉。
dovetailing-end = 图到这里为止，共 { $rounds } 轮。扫描本身永远不会结束。

# Which one first?
choose-label = 先运行的机器
choose-name = 机器
choose-machine = 机器 { $machine }
choose-stops = 机器 { $machine } 走 { $steps } 步后停机。你运气好。要是它没停，你还会等下去吗？
choose-runs = 机器 { $machine } 走了 { $steps } 步还没停机。也许下一步就停，也许永不停机。你等它的时候，别的机器都不动。
step-once = 走一步
next-report = 下一份报告
more-rounds = 轮数加倍
first-first = 先运行第一台
sweep-all = 所有机器各走一步
watch = 观看
dovetailing-predict = 时刻 { $moment } 会来下一份报告。来自哪台机器？
dovetailing-answer = 机器 { $machine }

# The figure as text
text-sweep = 每台机器有 { $states } 个状态和两个符号，从空白的纸带开始。{ $order ->
    [first] 第一台运行到停机，再轮到下一台。
   *[other] 每一轮多开始一台，已经开始的继续走。
}
text-moment = 已过了 { $moments } 个时刻，已开始 { $begun } 台机器。
text-tray = { $reports ->
    [0] 还没有报告。
   *[other] 已有 { $reports } 份报告。最后几份是：
}
text-report = 机器 { $machine } 走完第 { $step } 步，在时刻 { $moment } 停机。

word-order = 次序
word-all = 全部双状态机器
word-systems = 系统

## What a link may ask of a sweep that the core refuses.
error-dovetail-no-machines = 还没有要运行的图灵机。
error-dovetail-too-much-memory = 只能运行到这里：再往下，各台图灵机的纸带需要的内存会超过 { $limit } 格。请减少图灵机或轮数。
error-dovetail-count-out-of-range = 图灵机的数目应为 { $min } 到 { $max }，不能是 { $value }。
error-dovetail-rounds-out-of-range = 轮数应为 { $min } 到 { $max }，不能是 { $value }。
error-dovetail-tree-out-of-range = 这棵树里的图灵机有 { $min } 到 { $max } 个状态，不能有 { $value } 个。
