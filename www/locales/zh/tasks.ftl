# 老师固定了什么
lock-fixed = { $fixed ->
    [rules] 老师固定了规则。
    [start] 老师固定了初始状态。
    [panels] 老师关闭了面板。
    [rules-start] 老师固定了规则和初始状态。
    [rules-panels] 老师固定了规则，关闭了面板。
    [start-panels] 老师固定了初始状态，关闭了面板。
   *[rules-start-panels] 老师固定了规则和初始状态，关闭了面板。
}

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
task-repeated = 这个回答你已经给过了，所以不算一次机会。
task-shown = 正确的答案是：
task-failed = 求解器答不出来：{ $detail }
task-misread = 这不能读成这道题的回答。
task-other-replies = 在这一局里电脑不会这样走。
task-record = 在这台设备上做过的题目：第一次就对的 { $first } 道，后来才对的 { $later } 道，看了答案的 { $shown } 道。
task-not-kept = 这台设备没有保存这道题的结果：存储空间已满，或者浏览器不允许。
task-forget = 忘掉在这台设备上做过的题目
task-forgotten = 在这台设备上做过的题目已经忘掉了。
task-list = 每道题目，可以复制
task-ended-first = 第一次就对
task-ended-later = 后来才对
task-ended-shown = 看了答案
task-withheld = 题目还没做完，这里不显示，因为它可能泄露答案。

# 游戏的题目
task-move = 找一种能赢的走法。
task-hold = 这里谁都不能必胜。找一种守得住平局的走法。
task-game = 跟电脑下一局，并且赢它。
task-who = 谁都不出错的话，谁赢？
task-who-N = 轮到走的一方
task-who-P = 对手
task-who-D = 谁都不赢：平局
task-who-is = { $outcome ->
    [N] 轮到走的一方赢。
    [P] 对手赢。
   *[D] 谁都不赢，所以是平局。
}
task-count = 这里有几种走法能赢？
task-count-typed = 走法的数目
task-count-wrong = { $more ->
    [yes] 能赢的走法比这多。
   *[no] 能赢的走法比这少。
}
task-count-is = { $count ->
    [0] 没有能赢的走法。
   *[other] { $count } 种走法能赢。
}
task-bundles = { $who ->
    [you] 把每堆分成 1、2、4、… 的小组：每个小组都有伴。不管你怎么走，对手都能恢复这一点。
    [computer] 把每堆分成 1、2、4、… 的小组：现在每个小组都有伴。不管对手怎么走，你都能恢复这一点。
   *[after] 走完以后，把每堆分成 1、2、4、… 的小组：每个小组都有伴。不管对手怎么走，你都能恢复这一点。
}
task-chain-left = { $reason ->
    [pair] 对手在一组里怎么取，你就能在另一组里怎么取，直到最后一个。
    [pairs] 对手在一组里怎么取，你就能在同样大的那组里怎么取，直到最后一个。
    [none] 什么都没留给对手。
   *[answer] 现在对手没有能赢的走法。
}
task-value = 这个局面的格兰迪值是多少？
task-value-typed = 格兰迪值
task-value-has = 走法 { $label } 到达的局面，值就是 { $value }，所以这个局面的值不是它。
task-value-large = 各种走法到达的值里，还缺一个比 { $value } 小的数。
task-value-look = 从终局往回，求出每种走法之后的局面的值。
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

# 关于网络的题目
task-input = 找一个由 0 和 1 组成的输入，让这个网络排错。
task-input-typed = 输入，从最上面的线起：每条线一个 0 或 1
task-input-misread = 请给每条线输入一个 0 或 1，共 { $wires } 个。
task-input-sorted = 输入 { $input } 出来是 { $output }，排好了。
task-input-fails = 输入 { $input } 出来是 { $output }，没有排好。
task-input-look = 看有 { $ones } 个 1 的输入：其中有一个会排错。
task-spare = 哪个比较器可以去掉，而网络仍然排得好每个输入？点一个比较器，就看到它的编号。
task-spare-typed = 比较器的编号
task-spare-this = 这个可以去掉
task-spare-goes = 没有比较器 { $number }，网络仍然排得好每个输入。
task-spare-needed = 没有比较器 { $number }，输入 { $input } 出来是 { $output }，没有排好。
task-spare-look = 看第 { $layer } 层：其中有一个比较器可以去掉。
task-sort = { $limits ->
    [none] 修改网络，直到它排得好每个输入。
    [most] 修改网络，直到它用至多 { $most } 个比较器排得好每个输入。
    [deep] 修改网络，直到它用至多 { $deep } 层排得好每个输入。
   *[both] 修改网络，直到它用至多 { $most } 个比较器、{ $deep } 层排得好每个输入。
}
task-sort-does = 它排得好每个输入，用了 { $depth } 层共 { $size } 个比较器。
task-sort-large = 它排得好每个输入，但是太大：有 { $depth } 层共 { $size } 个比较器。
task-sort-fails = 输入 { $input } 出来是 { $output }：第一个错的元素在线 { $wire } 上。
task-sort-look = 已知有一个 { $depth } 层共 { $size } 个比较器的网络。看看排错的输入怎么走。
task-sort-example = 这些比较器能排序，每个写成它的两条线：{ $pairs }。

# 关于排序的题目
task-pivot = 枢轴的规则是“{ $rule }”。第 { $from } 到第 { $to } 位的枢轴是哪个元素？输入它的位置，或者点它。
task-pivot-typed = 枢轴的位置
task-pivot-is = 按规则“{ $rule }”，第 { $place } 位的 { $value } 是第 { $from } 到第 { $to } 位的枢轴。
task-pivot-not = 规则选的不是第 { $place } 位的 { $value }。它会让左边有 { $left } 个，右边有 { $right } 个。
task-pivot-outside = 枢轴从第 { $from } 到第 { $to } 位里选。
task-pivot-look-three = 规则比较第 { $from }、第 { $middle } 和第 { $to } 位的元素，大小居中的那个成为枢轴。
task-pivot-look = 把规则“{ $rule }”用在第 { $from } 到第 { $to } 位上。
task-swap = 排序接下来交换哪两个元素？输入它们的位置。
task-swap-typed = 两个位置，中间用空格
task-swap-misread = 请输入两个不同的位置，从 1 到 { $count }，中间用空格。
task-swap-is = 接下来交换第 { $place } 位的 { $value } 和第 { $second } 位的 { $other }。
task-swap-breaks = 假如现在交换第 { $first } 位和第 { $second } 位，就有断言不成立。
task-swap-holds = 假如现在交换第 { $first } 位和第 { $second } 位，断言都还成立，但排序接下来交换别的。
task-swap-look = 看第 { $from } 到第 { $to } 位。
task-stack = 写一个有 { $count } 个元素的列表，让某一步至少有 { $wait } 个等待的调用。
task-stack-typed = 列表，元素之间用空格
task-stack-misread = 请输入 { $count } 个整数，从 0 到 { $largest }，中间用空格。
task-stack-waits = { $most ->
    [0] 用这个列表，没有等待的调用。
   *[other] 用这个列表，最多同时有 { $most } 个等待的调用。
}
task-stack-look = 一个调用让新的调用排一边，自己就等待。看枢轴怎样划分每一段。
task-stack-example = { $list }。
task-worst = 枢轴的规则是“{ $rule }”。写一个有 { $count } 个不同的数的列表，让这个排序的比较次数最多。
task-worst-misread = 请输入 { $count } 个不同的整数，从 0 到 { $largest }，中间用空格。
task-worst-takes = 这个列表要比较 { $most } 次，这些数换别的次序都不会更多。
task-worst-not = 你的列表要比较 { $yours } 次；另有列表要比较 { $most } 次。
task-worst-divided = 到第 { $step } 步，枢轴 { $value } 把第 { $from } 到第 { $to } 位分得很匀：左边 { $left } 个，右边 { $right } 个。
task-worst-small = 每个枢轴都让一边是空的，不过短于阈值的那一段还能多比较几次。
task-worst-look = 看枢轴怎样划分每一段：一边越小，另一边还要比较得越多。
# 格点的题目
task-mark = 标出 { $most } 个点，让轮到走的一方必败。
task-marked = { $count ->
    [0] 还没有标出点。
   *[other] 已标出 { $count } 个，共要 { $most } 个：{ $points }。
}
task-mark-few = 请标出 { $most } 个点，不多也不少。再碰一次就取消标记。
task-mark-look = { $count ->
    [0] 标出的点里没有必败的。
   *[other] 标出的点里，必败的是：{ $points }。
}
task-mark-shown = 例如 { $points }。
task-rule = 用余数写一条规律，说出从 ({ $m }, { $n }) 起哪些点必败。
task-rule-typed = 规律：横向周期、纵向周期、起点 m、起点 n，再给每一类写 1 或 0
task-rule-misread = 写法如 2,2,0,0,1000：周期从 1 到 8，每类一位，逐行写。
task-rule-leaves = 有的点没有说到：规律最晚要从 ({ $m }, { $n }) 开始。
task-rule-breaks = 规律最先在 ({ $m }, { $n }) 不成立。
task-rule-holds = 规律在 { $points } 个点上都成立。
task-rule-look = 图案横向每 { $p } 个、纵向每 { $q } 个重复一次。
task-rule-shown = { $rule }

# 路径的题目
task-paths = 一共有几条路径？
task-paths-typed = 路径的数目
task-paths-misread = 请用数字输入一个不小于 0 的整数。
task-paths-wrong = { $more ->
    [yes] 路径比这多。
   *[no] 路径比这少。
}
task-paths-look = 按第二个节点把路径分组，再数每一组。
task-paths-shown = 一共有 { $number } 条路径。
task-way = 画一条从 { $from } 到 { $to } 的路径。依次碰它的节点。
task-way-drawn = { $path ->
    [no] 你走的路有 { $nodes } 个节点。
   *[other] 你走的路：{ $path }。再碰最后一个节点就退回一步。
}
task-way-none = 请依次碰路径上的节点。
task-way-past = 已经到了 { $name } 还往前走；路径到那里就该结束。
task-way-short = 路停在 { $name }，没有到 { $to }。
task-way-look = 看每一步：要有边通到那里，节点不能重复。
task-way-shown = { $path ->
    [no] { $whole }
   *[other] { $path }
}
task-longest = 画一条从 { $from } 到 { $to } 的最长路径。依次碰它的节点。
task-longest-wrong = 这条路径不是最长的：有一条比它多 { $nodes } 个节点。
task-longest-nodes = 最长的路径有 { $nodes } 个节点。
task-block = { $remain ->
    [0] 封住一条边，让路径一条也不剩。
   *[other] 封住一条边，让路径正好剩下 { $remain } 条。
}
task-block-chosen = { $chosen ->
    [yes] 封住的边：{ $edge }。
   *[no] 还没有封住边。碰一条。
}
task-block-none = 请碰一条边，或者在它的两个节点上按 X。
task-block-left = 没有这条边，还剩 { $number } 条路径。
task-block-shown = { $edge }

# 出题
task-set = 这个画面问什么
task-kind-none = 不问
task-kind-milestones = 每个关键步骤会显示什么
task-kind-move = 一种能赢的走法
task-kind-hold = 一种守得住平局的走法
task-kind-game = 赢一局
task-kind-who = 谁赢
task-kind-count = 有几种走法能赢
task-kind-value = 格兰迪值
task-kind-make = 必败的堆
task-kind-input = 一个会排错的输入
task-kind-spare = 一个可以去掉的比较器
task-kind-next = 下一步会怎样
task-kind-sort = 做出能排序的网络
task-kind-pivot = 下一个枢轴
task-kind-stack = 让调用等待的列表
task-kind-worst = 比较次数最多的列表
task-any = 不限
field-task-most = 比较器至多
field-task-lattice-most = 要标出几个点
field-task-deep = 层至多
field-task-wait = 等待的调用至少
task-kind-mark = 必败的点
task-kind-rule = 一条余数规律
task-kind-count-paths = 有几条路径
task-kind-way = 一条路径
task-kind-block = 封住一条边
task-kind-longest = 一条最长的路径
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
task-unfit-turn = 这里轮到电脑走，没有什么可找的。请在下一步再提问，或者让两个人来下。
task-unfit-alone = 要赢一局，读者需要电脑做对手。
task-unfit-make = 这里试过的小堆里没有必败的。
task-unfit-value = 这个游戏没有格兰迪值：它必须会结束，双方走法一样，走最后一步的人赢。
task-unfit-value-large = 从这里到终局的走法太多，求不出格兰迪值。
task-fits-input = 合适：有一个带 { $ones } 个 1 的输入会排错。
task-fits-spare = 合适：{ $size } 个比较器里有 { $spare } 个可以去掉。
task-fits-sort = 合适：已知有一个 { $depth } 层共 { $size } 个比较器的网络。
task-unfit-input = 网络排得好每个输入，没有会排错的。
task-unfit-input-open = 还不知道有哪个输入会让这个网络排错。
task-unfit-input-shown = 图上的 0 和 1 会排错，这就把答案泄露了。请先在“元素”里选“打乱”。
task-unfit-spare-fails = 求解器不能确定这个网络能排序，所以说不出哪个可以去掉。
task-unfit-spare-open = 网络太大，这里不能把比较器一个一个去掉来试。
task-unfit-spare = 每个比较器都需要，没有可以去掉的。
task-unfit-next = 这里比较器都走完了，没有下一个。
task-unfit-sort = 网络已经做到了。
task-unfit-sort-size = { $wires } 条线已知至少用 { $size } 个比较器；你只允许 { $most } 个。
task-unfit-sort-depth = { $wires } 条线已知至少用 { $depth } 层；你只允许 { $deep } 层。
task-unfit-sort-both = 这里没有哪个网络的比较器和层数同时像你允许的这样少。
task-unfit-pivot = 这里没有一段刚要开始，所以接下来不选枢轴。
task-unfit-pivot-chance = 这里的枢轴由随机或读者决定，谁也不能预先知道。
task-unfit-pivot-run = 这里是比赛，或者有手动的交换，没有枢轴可找。
task-unfit-stack = 求解器只知道 { $count } 个元素的列表能有 { $most } 个等待的调用。
task-unfit-stack-shown = 图上的列表已经有这么多等待的调用。
task-unfit-stack-chance = 这里的枢轴没有固定的规则，或者列表太长，没法输入。
task-unfit-worst-long = 求解器只试遍至多 { $most } 个元素的列表的所有次序。
task-unfit-worst-same = 这么长的列表，比较次数都一样。
task-unfit-worst-shown = 图上的列表比较次数已经最多。
task-unfit-next-swap = 这里不久之内没有交换，或者列表太长。
task-unfit-mark = 图上必败的点没有这么多。
task-unfit-playing = 这里正在下一局，碰点就是走棋。
task-fits-block = { $all } 条边里有 { $edges } 条合适。
task-unfit-rule = 这里没有找到周期不超过 8 的余数规律。
task-unfit-no-game = 这里不能对局：图的每边至多 { $most } 个点。
task-unfit-paths = 这里没有从起点到终点的路径。
task-unfit-wide = 图太宽，数不出路径。
task-unfit-many = 不论封住哪条边，剩下的路径都超过 { $most } 条，题目问不了这么多。
task-unfit-blocked = 已经有一条边封住了。
task-unfit-remain = 封住一条边，不会正好剩下 { $remain } 条路径。可以剩下的有：{ $possible }。
task-not-set = 链接里的题目在这里没有答案，所以没有出题。
task-drop = 题目还没做完，所以不打开文件：不然问的就是别的东西了。
task-other = 题目还没做完，现在问的是你放上去的内容，不是链接里的内容。
task-return = 回到链接里的内容
task-leave = 不做这道题

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
task-kind-halt = 机器何时停机
field-task-ones = 几个 1
field-task-remain = 剩下的路径数
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
