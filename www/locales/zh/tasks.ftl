# 关键步骤之前的提问
predict-label = 你的预测
answer-lost = 必败
answer-won = 必胜
answer-drawn = 平局
predict-right = 对。
predict-wrong = 不对。
predict-score = 在这台设备上，{ $of } 题里你答对了 { $score } 题。
nim-predict = 凡是有伴的小组都连起来了。轮到走的一方必败还是必胜？
nim-predict-moves = 有几种走法能赢？
answer-moves-0 = 没有
answer-moves-1 = 一种
answer-moves-2 = 两种
answer-moves-3 = 三种或更多
game-predict = { $answers ->
    [3] 这个局面，轮到走的一方是必败、平局，还是必胜？
   *[2] 这个局面，轮到走的一方是必败，还是必胜？
}
paths-predict = 搜索在 <point>{ $name }</point>。它现在会找到一条路径，还是这里都试过了？
answer-path = 找到一条路径
answer-back = 往回退

# 链接里的题目
task = 题目
task-check = 核对
task-parts-missing = 每一项都要选一个。
task-again = 再试一次
task-show = 显示答案
task-left = 你还可以试 { $left } 次。
task-verdict = { $right ->
    [yes] 对。
    [no] 不对。
   *[open] 这还没有定论。
}
task-shown = 正确的答案是：
task-failed = 求解器答不出来：{ $detail }
task-record = 在这台设备上做过的题目：第一次就对的 { $first } 道，后来才对的 { $later } 道，看了答案的 { $shown } 道。
task-forget = 忘掉在这台设备上做过的题目
task-forgotten = 在这台设备上做过的题目已经忘掉了。
task-withheld = 题目还没做完，这里不显示，因为它可能泄露答案。

# 游戏的题目
task-move = 找一种能赢的走法。
task-hold = 这里谁都不能必胜。找一种守得住平局的走法。
task-game = 跟电脑下一局，并且赢它。
task-who = 谁都不出错的话，谁赢？
task-who-N = 轮到走的一方
task-who-P = 对手
task-who-D = 谁都不赢：平局
task-count = 这里有几种走法能赢？
task-count-typed = 走法的数目
task-count-wrong = { $more ->
    [yes] 能赢的走法比这多。
   *[no] 能赢的走法比这少。
}
task-look-count = { $kind ->
    [hold] { $moves } 种走法里有 { $right } 种守得住平局。
   *[other] { $moves } 种走法里有 { $right } 种能赢。
}
task-look-bundle = 看 { $bundle } 的小组：有一个没有伴。
task-game-won = 你走了 { $moves } 步就赢了，没有一步送掉胜局。
task-game-given = 你赢了，虽然你有一步送掉了胜局：电脑又把它送了回来。
task-game-lost = 你的第 { $move } 步送掉了胜局。

# 做出必败的堆
task-make = { $count ->
    [1] 选一个堆，让轮到走的一方必败。
   *[other] 选 { $count } 个堆，让轮到走的一方必败。
}
task-make-typed = 各堆
task-make-misread = { $count ->
    [1] 请输入一个石子数，从 1 到 { $most }。
   *[other] 请输入 { $count } 个石子数，每个从 1 到 { $most }，用逗号隔开。
}
task-make-won = 从那里开始，轮到走的一方能赢。
task-make-example = { $heaps }

# 出题
task-set = 这个画面问什么
task-kind-none = 不问
task-kind-move = 一种能赢的走法
task-kind-hold = 一种守得住平局的走法
task-kind-game = 赢一局
task-kind-who = 谁赢
task-kind-count = 有几种走法能赢
task-kind-make = 必败的堆
task-tries = 可以试几次
task-fits-moves = { $kind ->
    [hold] 合适：{ $moves } 种走法里有 { $right } 种守得住平局。
   *[other] 合适：{ $moves } 种走法里有 { $right } 种能赢。
}
task-fits = 合适。
task-fits-make = 合适：有这样的堆。
task-unfit-over = 这里游戏已经结束，没有什么可找的了。
task-unfit-lost = 这个局面已经必败，谁也找不到能赢的走法。
task-unfit-drawn = 双方都走得最好时这里是平局，谁也找不到能赢的走法。
task-unfit-hold = 这个局面不是平局，没有平局可守。
task-unfit-turn = 这里轮到电脑走，读者没有什么可找的。
task-unfit-alone = 要赢一局，读者需要电脑做对手。
task-unfit-make = 这里试过的小堆里没有必败的。
task-not-set = 链接里的题目在这里没有答案，所以没有出题。

# 图灵机
task-next = 机器的下一步做什么？
task-next-writes = 它写
task-next-symbol = { $symbol }
task-next-head = 读写头
task-next-go = { $move ->
    [left] 向左
    [stay] 不动
   *[right] 向右
}
task-next-after = 然后机器
task-next-then = { $end ->
    [accept] 接受
    [reject] 拒绝
    [halt] 停机
   *[no] 处于 { $state }
}
task-next-reason = 在 { $state } 读到 { $read } 时，它写 { $write }，{ $move ->
    [left] 向左走
    [stay] 不动
   *[right] 向右走
}，然后{ $end ->
    [accept] 接受
    [reject] 拒绝
    [halt] 停机
   *[no] 处于 { $next }
}。
task-next-yours = 照你的这一步，读写头会在第 { $head } 格，第 { $from } 到 { $to } 格会是 { $symbols }。
task-next-part = 你的纸带在第 { $step } 步和机器的分开：这时你的第 { $cell } 格是 { $symbol }，机器的不是。
task-next-same = 到第 { $step } 步为止，你的纸带和机器的一样，但读写头或状态不同。
task-look-rule = 看规则表：{ $state } 那一行，{ $read } 那一列。
task-halt = 从开头算起，机器在几步之后停机？求解器知道它在 { $bound } 步之内停机。
task-halt-typed = 步数
task-halt-wrong = { $on ->
    [yes] { $steps } 步之后它还在走。
   *[no] { $steps } 步之后它早已停机。
}
task-look-stop = 它在 { $state } 读到 { $read } 时停机：找走到那里的一步。
task-machine = 写一台最多 { $states } 个状态、两个符号的机器。从空白纸带开始，它要在 { $bound } 步之内停机，并留下 { $ones } 个 1。
task-machine-typed = 规则，写法如 0RB1LA_0LA1RZ
task-machine-size = 机器最多有 { $states } 个状态，并且只有两个符号。
task-machine-left = 它在 { $steps } 步之后停机，留下 { $ones } 个 1。
task-machine-runs = 它在 { $bound } 步之内没有停机。
task-machine-example = { $text }
task-look-example = 在纸上写出你的机器的头几步，看哪一步写下 1。
task-kind-next = 下一步做什么
task-kind-halt = 机器何时停机
field-task-ones = 几个 1
task-kind-machines-make = 留下若干个 1 的机器
task-unfit-stopped = 机器在这里已经停机，没有什么可找的了。
task-unfit-halt = 不知道机器在 { $bound } 步之内是否停机，所以谁也说不出何时停机。
task-unfit-ones = 已经证明：{ $states } 个状态的机器停机时最多留下 { $most } 个 1，没有一台能留下 { $ones } 个。
task-unfit-unknown = 这里不知道有 { $states } 个状态、在 { $bound } 步之内停机、留下 { $ones } 个 1 的机器。
task-unfit-made = 这个画面的机器自己就留下这么多个 1，答案已经在那里了。

# 交错执行
task-when = 机器 { $machine } 在哪个时刻走它的第 { $step } 步？
task-when-typed = 时刻
task-when-reason = 它是第 { $round } 轮里的第 { $place } 个，那一轮之前有 { $before } 个时刻。
task-sweep-at = { $passes ->
    [yes] 时刻 { $moment } 属于机器 { $machine }，它这时不走。
   *[no] 在时刻 { $moment }，机器 { $machine } 走它的第 { $step } 步。
}
task-which = 时刻 { $moment } 属于哪台机器？
task-which-typed = 机器
task-which-around = { $kind ->
    [yes-yes] 机器 { $machine } 在时刻 { $before } 走第 { $step } 步，在时刻 { $after } 走第 { $next } 步。
    [yes-no] 机器 { $machine } 在时刻 { $before } 走第 { $step } 步，这里以后不再走。
    [no-yes] 机器 { $machine } 在时刻 { $after } 走第 { $next } 步，此前没有走过。
   *[no-no] 机器 { $machine } 在这里一步也不走。
}
task-look-round = 它在第 { $round } 轮：数一数此前各轮的时刻。
task-look-moment = 时刻 { $moment } 在第 { $round } 轮：数一数此前各轮的时刻。
task-kind-when = 机器在何时走一步
task-kind-which = 一个时刻属于哪台机器
task-fits-when = 合适：机器 { $machine } 会走它的第 { $step } 步。
task-unfit-when = 在这张图的各轮里，机器 { $machine } 不走它的第 { $step } 步。
task-unfit-came = 机器 { $machine } 已经在时刻 { $moment } 走了它的第 { $step } 步。
task-unfit-ended = 这张图有 { $moments } 个时刻，没有时刻 { $moment }。
task-unfit-past = 时刻 { $moment } 已经过去，图上看得到它的机器。
task-unfit-missing = 时刻 { $moment } 不属于这张图里的任何机器。
field-task-machine = 机器
field-task-step = 它的第几步
field-task-moment = 时刻
