# Why at a mark
why-label = 为什么：{ $what }
why-cell = 机器 { $machine } 的第 { $step } 步
why-report = 报告 { $number }：机器 { $machine }
why-came = 机器 { $machine } 在第 { $round } 轮、时刻 { $moment } 走了它的第 { $step } 步。
why-idle = 这本该是机器 { $machine } 的第 { $step } 步，但它已经停机。它的时刻 { $moment } 就此过去，一步也不走。
why-open = 它何时来，取决于哪些机器先结束。最晚在时刻 { $bound }，或者不来。
why-open-first = 排在它前面的机器都停机之后，它才来。要是其中一台永不停机，它就不来。
why-place = 要是机器那时还在运行，这一步就在时刻 { $moment } 来；否则那一刻就此过去。
why-sum = 这一轮之前有 { $before } 个时刻，这一轮里之前还有 { $place } 个。所以这是时刻 { $before } + { $place } + 1 = { $moment }。
why-halted = 它走完这一步停机，纸带上留下 { $ones } 个 1。不管别的机器怎样，它马上得到报告。
why-bound = 假如没有机器结束，这就是时刻 { $bound }。所以不管别的机器运行多久，它都不会来得更晚。
why-none-ended = 这台机器在这一步之前就停机了。
why-none-dropped = 这台机器永不停机，这在这一步之前已得到证明，所以轮不到这一步。

# The order
order-legend = 步的次序
order-cantor = 对角线
order-rounds = 一轮一轮
order-triangles = 三角
order-doubling = 加倍
order-first = 先运行第一台
order-about-cantor = 在第 r 轮，机器 0 到 r 各走一步。已停机的保留它的时刻，所以每格的数就是康托尔给这一对数的编号。
order-about-rounds = 原文里的循环：每一轮多开始一台机器，还在运行的都走一步。
order-about-triangles = 在第 r 轮，机器 x 连走 r − x + 1 步。
order-about-doubling = 在第 r 轮，机器 x 连走 2 的 r − x 次方步：每台走前一台的一半。
order-about-first = 机器 0 运行到停机，再轮到机器 1。要是其中一台永不停机，下一台就永远不会开始。
order-pruned = 去掉已有定论的
order-pruned-about = 已停机的机器，或证明永不停机的机器，不再轮到。别的机器来得更早，报告一份也不少。
field-rounds = 轮数
field-states = 每台机器的状态数
field-count = 机器数
field-seed = 打乱用的数
enumeration-legend = 机器的编号
enumeration-shuffled = 打乱
enumeration-index = 按规则表的次序
enumeration-tree = 按搜索找到的次序
order-counting = 机器和轮从 0 数起，时刻和机器的步从 1 数起。

# The demonstration
demonstration = 演示
show-empty = 机器并排站着，谁也没有动。这是演示：碰一下任何地方就结束。
show-first = 先运行第一台。它一直往上爬，别的都不动。
show-sweep = 现在让所有机器沿着对角线每台各走一步。
show-report = { $reports ->
    [1] 一台机器停机了：一份报告落进托盘。
   *[other] 又有一台机器停机了。托盘里有 { $reports } 份报告。
}
show-end = 它永远不会结束。它一个也不漏。

# All machines of two states
all-about = 有两个状态和两个符号的机器共 { $machines } 台。这是沿对角线对全部机器的扫描，直到最后一份报告。
all-table = 其中一些报告
all-number = 报告
all-machine = 机器
all-step = 它的步
all-moment = 时刻
all-pruned = 剪枝后的时刻
all-value = { $value }
all-last = 第 { $reports } 份报告在时刻 { $moment } 到来。之后不会再有了。扫描并不知道，还在继续。你知道，只是因为有人数过会停机的机器。
all-known = 剪枝后，{ $moments } 个时刻之后全部有定论，其中 { $steps } 个是步，因为其余每一台都有永不停机的证明。对两个状态的机器，这样的证明都存在；对更大的机器，未必存在。
all-stop = 要在该停的时候停下，扫描必须知道两个数之一：有多少台会停机，或会停机的机器最多走多少步。两个状态是 6，五个状态是 47,176,870，2024 年得到证明。状态再多，谁也不知道。

# Formal systems
systems-one = H：一个问题
systems-system = 系统
system-squares = 两个平方数之和
system-rewriting = 改写游戏
system-equations = 方程
system-misled = 有一条错误规则的平方数
system-about = 关于改写游戏
field-question = 问题编号
question-squares = { $number } 是两个平方数之和吗？
question-derivable = 能推出词 { $word } 吗？
question-equation = x² + { $c } = { $a } · y² 有整数解吗？
question-decides = 改写游戏能判定词 { $word } 吗？
procedure-pair = 试 { $a } 和 { $b }
procedure-modulus = 看除以 { $modulus } 的余数
procedure-derivation = { $words }
procedure-rule = 那条规则
systems-table = 最初的几个过程和 V 的判断
systems-procedure = 过程
systems-steps = V 的步数
systems-verdict = 判定
systems-decision = { $decision ->
    [yes] 是
    [no] 否
   *[none] 不接受
}
systems-halt = H 在它的第 { $round } 轮、时刻 { $moment } 停机，答案是{ $decision ->
    [yes] 是
   *[no] 否
}，因为 V 接受过程 { $procedure }。要是一个过程接一个过程地试，V 要走 { $steps } 步。
systems-open = { $rounds } 轮之后，V 还没有接受任何过程。H 继续。也许它永不停机。
systems-sequential = V 总会停机。所以 H 可以一个接一个地试 D₀、D₁、D₂……，不需要扫描。需要扫描的是 X，因为 H 自己未必停机。
systems-all = X：所有问题
systems-all-about = X 轮流从每个系统取一个问题，对所有问题做扫描。H 判定了什么，它就报告什么。
systems-pruned = 报告说另一个问题不可判定时，去掉那个问题
systems-summary = 在 { $questions } 个问题中，报告了 { $reports } 个，其中 { $wrong } 个是错的。去掉了 { $dropped } 个问题。
systems-reports = X 最初的报告
systems-round = 轮
systems-question = 问题
systems-wrong = 错的
systems-drops = 去掉改写游戏的一个问题
systems-unsound = 系统对到什么程度，X 就对到什么程度。其中一个系统有一条错误的规则，X 从它得来的报告在它里面得到了证明，却是错的。去掉问题，只对报告所说的那个系统是对的，这里是改写游戏：别的系统也许还能判定它。

# H and X in the figure
picture-systems = H 和 X：一步一步升高的柱，还有按先后得到的答案
picture-h = H：{ $what }
picture-caption = 每根柱是 H 的一个过程或 X 的一个问题，柱高是步数。点一根试试。
picture-begin = H 只有一个问题，一个接一个地试过程：V 总会停机，所以哪个过程也不会拖住下一个。X 有很多问题，其中也许有没有答案的，所以它让所有问题一起走。走一步看看。
picture-h-column = 过程 D{ $column }
picture-x-column = 问题 X{ $column }
picture-h-columns = 过程
picture-x-columns = 问题
picture-h-steps = V 的步
picture-x-steps = 各自的步
picture-h-tray = H 的答案
picture-x-tray = X 的报告
picture-line = { $machine ->
    [h] D
   *[x] X
}{ $column }，第 { $step } 步：{ $decision ->
    [yes] 是
   *[no] 否
}
picture-h-step = H：V 对 D{ $column } 走第 { $step } 步。
picture-h-rejects = V 停机，不接受 D{ $column }，于是可以开始下一个过程。
picture-h-accepts = V 停机，接受 D{ $column }。于是 H <strong>停机</strong>，答案：{ $decision ->
    [yes] 是
   *[no] 否
}。
picture-h-open = H 试了 { $columns } 个过程，还在继续。也许它永不停机。
picture-x-step = X，第 { $round } 轮：已经开始的问题各走一步。
picture-x-report = X{ $column } 在它的第 { $step } 步<strong>停机</strong>，答案：{ $decision ->
    [yes] 是
   *[no] 否
}。
picture-x-end = X 的图画到这里为止：{ $questions } 个问题里有 { $reports } 个有了答案。
picture-x-open = X{ $column } 走了 { $steps } 步还没有答案，但谁也没有被它拖住。
picture-h-title = D{ $column }：{ $what }
picture-x-title = X{ $column }：{ $what }
picture-mark = { $title }。{ $state }
picture-h-waiting = V 还没有轮到它。
picture-h-going = V 对它走了 { $steps } 步。V 总会停机。
picture-h-dropped = V 走了 { $steps } 步后停机，不接受它。
picture-h-halted = V 走了 { $steps } 步后停机，接受它。答案：{ $decision ->
    [yes] 是
   *[no] 否
}。
picture-x-waiting = 它还没有开始。
picture-x-going = 它走了 { $steps } 步，还没有答案。也许永远不会有。
picture-x-dropped = 另一个报告说它没有答案，所以它不再走了。
picture-x-halted = 它走了 { $steps } 步后停机。答案：{ $decision ->
    [yes] 是
   *[no] 否
}。

# What can be wrong with a question about a sweep
error-dovetail-not-whole = 这不是自然数。请只写数字，不带正负号。
error-dovetail-number-too-long = 这个数有 { $digits } 位，最多允许 { $limit } 位。
error-dovetail-not-in-alphabet = 第 { $place } 个字符“{ $found }”不在字母表里。
error-dovetail-alphabet-twice = 字母表里有两个“{ $found }”。
error-dovetail-no-systems = 请选择一个形式系统。
error-dovetail-system-twice = 有一个形式系统选了两次。
error-dovetail-machine-out-of-range = 图灵机的编号是 { $min } 到 { $max }，没有编号 { $value }。
error-dovetail-moment-out-of-range = 已知的时刻是 { $min } 到 { $max }，时刻 { $value } 还不知道。
error-dovetail-step-out-of-range = 步的编号是 { $min } 到 { $max }，没有第 { $value } 步。
error-dovetail-question-out-of-range = 问题的编号是 { $min } 到 { $max }，没有编号 { $value }。
error-dovetail-questions-out-of-range = 问题的数目应为 { $min } 到 { $max }，不能是 { $value }。
error-dovetail-procedure-out-of-range = 判定过程的编号是 { $min } 到 { $max }，没有编号 { $value }。
error-dovetail-alphabet-out-of-range = 字母表应有 { $min } 到 { $max } 个字符，不能有 { $value } 个。
