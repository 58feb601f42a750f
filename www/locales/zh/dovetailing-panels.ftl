# Why at a mark
why-label = 为什么：{ $what }
why-cell = 机器 { $machine } 的第 { $step } 步
why-report = 报告 { $number }：机器 { $machine }
why-came = { $order ->
    [first] 机器 { $machine } 在时刻 { $moment } 走了它的第 { $step } 步：{ $machine ->
        [0] 它最先运行，一直到停机。
       *[other] 那时排在它前面的机器都已经结束。
    }
    [triangles] 机器 { $machine } 在第 { $machine } 轮开始，先走 1 步，以后每轮走 2、3、4……步。所以它的第 { $step } 步在第 { $round } 轮，时刻 { $moment }。
    [doubling] 机器 { $machine } 在第 { $machine } 轮开始，先走 1 步，以后每轮走 2、4、8……步。所以它的第 { $step } 步在第 { $round } 轮，时刻 { $moment }。
   *[other] 机器 { $machine } 在第 { $machine } 轮开始，每轮走一步。所以它的第 { $step } 步在第 { $round } 轮，时刻 { $moment }。
}
why-idle = 这本该是机器 { $machine } 的第 { $step } 步，可它早已停机。时刻 { $moment } 留给了它，这时谁也不走。
why-open = 这一步什么时候来，要看前面有哪些机器先结束。它最晚在时刻 { $bound } 到来，也可能根本不来。
why-open-own = 机器 { $machine } 最先运行，所以它的第 { $step } 步在时刻 { $bound } 到来，除非它先停机。
why-open-first = 前面的机器全停了，才轮到它。只要有一台永不停机，就轮不到它。
why-place = 这台机器从第 { $machine } 轮开始，每一轮让已经开始的机器各走一步。所以这一步属于第 { $round } 轮，落在时刻 { $moment }。到时候，这台机器要是还在运行，就走这一步；要是已经停机，那一刻谁也不走。
why-sum = 这一轮之前有 { $before } 个时刻，这一轮里之前还有 { $place } 个。所以这是时刻 { $before } + { $place } + 1 = { $moment }。
why-halted = 它走完这一步就停机了，纸带上留下 { $ones } 个 1。报告马上发出，不用等别的机器。
why-bound = 假如一台机器也不结束，这就是时刻 { $bound }。所以不管别的机器运行多久，它都不会比这更晚。
why-none-ended = 这台机器在这一步之前就停机了。
why-none-dropped = 这台机器永不停机，这在这一步之前已得到证明，所以轮不到这一步。

# The order
order-legend = 交错的次序
order-cantor = 对角线
order-rounds = 一轮一轮
order-triangles = 三角
order-doubling = 加倍
order-first = 先运行第一台
order-about-cantor = 在第 r 轮，机器 0 到 r 各走一步。已停机的保留它的时刻，所以每格的数就是康托尔给这一对数的编号。
order-about-rounds = 原文里的循环：每一轮多开始一台机器，还在运行的都走一步。
order-about-triangles = 在第 r 轮，机器 x 连走 r − x + 1 步。
order-about-doubling = 在第 r 轮，机器 x 连走 2 的 r − x 次方步：每台走前一台的一半。
order-about-first = 机器 0 一直运行到停机，才轮到机器 1。只要有一台永不停机，后面的就永远不会开始。
order-anew = 在这里改动任何一项，都会从第一步之前重新开始。
order-pruned = 去掉已有定论的
order-pruned-about = 已停机的机器，和已证明永不停机的机器，不再占用时刻。别的机器因此来得更早，报告一份也不少。
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
show-empty = 机器排成一排，都还没有动。<invite>这是演示：碰一下任何地方就结束。</invite>
show-first = 先只运行第一台。它越爬越高，别的都没有动。
show-sweep = 现在交错执行：沿着对角线，每台各走一步。
show-report = { $reports ->
    [1] 一台机器停机了：一份报告落进托盘。
   *[other] 又有一台机器停机了。托盘里有 { $reports } 份报告。
}
show-end = 扫描没有尽头，但会停机的一台也不漏。

# All machines of two states
all-about = 两个状态、两个符号的机器共有 { $machines } 台。这里沿着对角线交错执行全部机器，直到最后一份报告。机器在这里按规则表编号；图里的编号是另一种，所以同一份报告在图里的时刻也不同。变的是机器的次序，不是规则。
all-table = 其中一些报告
all-number = 报告
all-machine = 机器
all-step = 它的步
all-moment = 时刻
all-pruned = 剪枝后的时刻
all-value = { $value }
all-last = 第 { $reports } 份报告在时刻 { $moment } 到来，以后再也没有了。扫描不知道这一点，还在继续。你知道，只是因为有人数过会停机的机器有多少台。
all-known = 加上剪枝，过了 { $moments } 个时刻就全部有了定论，其中真正走步的有 { $steps } 个：其余每一台都能证明永不停机。两个状态的机器都有这样的证明；状态更多的机器，就不一定有了。
all-stop = 要想及时收场，扫描得知道两个数中的一个：会停机的机器有多少台，或者它们最多走多少步。两个状态时，最多 6 步；五个状态时，最多 47,176,870 步，这在 2024 年才得到证明。状态再多，就没有人知道了。

# Formal systems
systems-about = 一个形式系统有许多是非问题、编了号的过程，还有一个检查器，它看一个过程能否判定一个问题。
systems-one = 一个问题
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
procedure-rule = 那条规则：除以 4 余 1 的数是两个平方数之和
systems-table = 最初的几个过程，以及检查器怎么说
systems-procedure = 过程
systems-steps = 检查器的步数
systems-verdict = 判定
systems-decision = { $decision ->
    [yes] 是
    [no] 否
   *[none] 不接受
}
systems-halt = 答案：{ $decision ->
    [yes] 是
   *[no] 否
}，因为检查器接受了过程 { $procedure }。一个接一个地试过程，检查器要走 { $steps } 步。要是所有过程一起走，答案在第 { $round } 轮、时刻 { $moment } 得到。
systems-misled = 这个答案是<strong>错的</strong>。系统用它那条错误的规则证明了它：{ $number } 除以 4 余 1，却不是两个平方数之和。
systems-open = { $rounds } 轮之后，检查器还没有接受任何过程。搜索还在继续，也许永不停机。
systems-sequential = 检查器总会停机，所以搜索可以一个接一个地试过程 0、1、2……，用不着扫描。要回答所有问题，就需要扫描，因为对其中某个问题的搜索未必会停。
systems-all = 所有问题
systems-all-about = 扫描依次从每个系统里取一个问题，为它开始一次搜索，并让所有搜索一起走。哪一次搜索有了结果，就报告哪一个。
systems-pruned = 报告说另一个问题不可判定时，去掉那个问题
systems-summary = 在 { $questions } 个问题中，报告了 { $reports } 个，其中 { $wrong } 个是错的。去掉了 { $dropped } 个问题。
systems-reports = 扫描最初的报告
systems-round = 轮
systems-question = 问题
systems-wrong = 错的
systems-drops = 去掉改写游戏的一个问题
systems-unsound = 系统有多可靠，扫描就有多可靠。其中一个系统有一条错误的规则：扫描从它那里得来的报告，在那个系统里得到了证明，却是错的。去掉一个问题，只在报告所说的那个系统里才有道理，这里是改写游戏：别的系统也许还能判定它。

# H and X in the figure
picture-systems = 一个问题和所有问题：一步一步升高的柱，还有按先后得到的答案
picture-h = { $what }
picture-caption = 每根柱是一个过程或一个问题，柱高是步数。<invite>点一根试试。</invite>
picture-begin = 一个问题：一个接一个地试过程。所有问题：交错执行，因为有的也许没有答案。走一步看看。
picture-h-columns = 过程
picture-x-columns = 问题
picture-h-steps = 检查器的步
picture-x-steps = 各自的步
picture-h-tray = 答案
picture-x-tray = 报告
picture-line = { $machine ->
    [h] 过程
   *[x] 问题
} { $column }：{ $decision ->
    [yes] 是
   *[no] 否
}，第 { $step } 步
picture-h-step = 检查器对过程 { $column } 走第 { $step } 步。
picture-h-rejects = 它停机了，没有接受，于是可以开始下一个过程。
picture-h-accepts = 它停机了，接受了这个过程。于是搜索<strong>停机</strong>，答案：{ $decision ->
    [yes] 是
   *[no] 否
}。
picture-h-open = 搜索试了 { $columns } 个过程，还在继续，也许永不停机。
picture-x-step = 扫描第 { $round } 轮：已经开始的问题各走一步。
picture-x-report = 问题 { $column } 在第 { $step } 步<strong>停机</strong>，答案：{ $decision ->
    [yes] 是
   *[no] 否
}。
picture-x-end = 扫描的图画到这里为止：{ $questions } 个问题里有 { $reports } 个有了答案。
picture-x-open = 问题 { $column } 走了 { $steps } 步还没有答案，可是谁也没有被它拖住。
picture-h-title = 过程 { $column }：{ $what }
picture-x-title = 问题 { $column }：{ $what }
picture-mark = { $title }。{ $state }
picture-h-waiting = 检查器还没有轮到它。
picture-h-going = 检查器对它走了 { $steps } 步。检查器总会停机。
picture-h-dropped = 检查器走了 { $steps } 步后停机，没有接受它。
picture-h-halted = 检查器走了 { $steps } 步后停机，接受了它。答案：{ $decision ->
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
