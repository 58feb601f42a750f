page-title = 一台机器能回答一切吗？ · Appleyard
title = 一台机器能回答一切吗？
lede = 没有谁能事先对每台机器都说出它停不停机。那就交错执行：每台各走一步，谁也拖不住谁，停机的就报告。

# The figure
dovetailing-picture = 横向是一台台机器，向上是它们走的步；旁边是报告，先来的在前
dovetailing-row = 第 { $step } 步
dovetailing-tray = 报告
dovetailing-empty = 还没有
dovetailing-alone = 只先运行第一台
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
    [yes] 一格是一步。灰：走过。绿圆：停机。虚线：早已停机。
   *[no] 一根柱是一台机器，柱高是步数。灰：还在走。绿：已停机。
}{ $brief ->
    [yes] {""}
   *[no] <invite>点一下，问为什么。</invite>
}
dovetailing-rule-line = 一台机器交错执行所有别的机器：每一轮多开始一台，已经开始的各再走一步。

# A moment
dovetailing-begin = 一台机器也许会停机并报告，也许会永远运行下去。
dovetailing-invite = 前四台当中，你会先运行哪一台？
dovetailing-step = 时刻 { $moment }，第 { $round } 轮：机器 { $machine } 走它的第 { $step } 步。
dovetailing-passing = { $order ->
    [first] 机器 { $machine } 一步接一步地走，其他机器都等着。
   *[other] 一个时刻接一个时刻，已经开始的机器各再走一步。
}
dovetailing-halts = 时刻 { $moment }，第 { $round } 轮：机器 { $machine } 走它的第 { $step } 步，<strong>停机</strong>了。报告 { $number } 落进托盘。
dovetailing-idle = 时刻 { $moment }，第 { $round } 轮，轮到机器 { $machine }，可它已经停机，所以谁也不走。
dovetailing-none = 时刻 { $moment }，第 { $round } 轮，轮到机器 { $machine }，可没有这台机器，所以谁也不走。
dovetailing-dropped = 机器 { $machine } 永不停机，这已经证明，所以以后不再轮到它。
dovetailing-stuck = 别的机器都还没有动过。
dovetailing-fair = 只要还在运行，下一步总会轮到，所以会停机的一台也不漏。
dovetailing-end = 图画到这里，共 { $rounds } 轮。扫描本身没有尽头。

# Which one first?
choose-label = 先运行的机器
choose-name = 机器
choose-machine = 机器 { $machine }
choose-stops = 机器 { $machine } 走了 { $steps } 步就停机了：你运气好。假如它没有停，你会一直等下去吗？
choose-runs = 机器 { $machine } 走了 { $steps } 步还没有停机。也许下一步就停，也许永远不停。你等它的时候，别的都不动。
step-once = 走一步
next-report = 下一份报告
more-rounds = 轮数加倍
first-first = 只先运行第一台
sweep-all = 交错执行，每台一步
watch = 观看
dovetailing-predict = 时刻 { $moment } 会来下一份报告。来自哪台机器？
dovetailing-answer = 机器 { $machine }

# The figure as text
text-sweep = 每台机器有 { $states } 个状态和两个符号，都从空白的纸带开始。{ $order ->
    [first] 第一台停机之后，才轮到下一台。
   *[other] 每一轮多开始一台，已经开始的接着走。
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
