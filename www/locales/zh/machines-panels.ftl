# Why at a mark
machines-why-label = 为什么：{ $what }
machines-why-rule = { $state } 和 { $read } 的规则
machines-why-cell = 第 { $cell } 格
machines-why-does = 在 { $state } 读到 { $read } 时，{ $rule ->
    [covered] 机器用的规则遮住了。
    [none] 表里没有规则，所以机器停机。
   *[some] 机器写 { $write }，{ $move ->
        [left] 向左走
        [stay] 不动
       *[right] 向右走
    }，{ $end ->
        [accept] 然后接受。
        [reject] 然后拒绝。
        [halt] 然后停机。
       *[no] 然后处于 { $next }。
    }
}
machines-why-holds = 这一格是 { $symbol }。
machines-why-now = 机器处于 { $state }，读到 { $read }，所以接下来用的就是这条规则。
machines-why-other = 机器处于 { $state }，读到 { $read }，所以现在用的是另一条规则。
machines-why-next = 去下一次用它的地方
machines-why-before = 去上一次用它的地方
machines-why-none = { $which ->
    [next] 就已知的部分来说，以后没有再用它。
   *[before] 以前没有用过它。
}
machines-why-head = 读写头在这里，所以下一步读到 { $symbol }。
machines-why-far = 下一步不读这一格：每一步只读读写头下的那一格。
machines-why-wrote = 它是第 { $number } 步写的：在 { $state } 读到 { $read } 时，机器写 { $write }。
machines-why-untouched = { $steps ->
    [0] 还没有一步到过这一格，所以它和开始时一样。
   *[other] 最近 { $steps } 步都在别的格子，所以它和那以前一样。
}
machines-why-over = 机器已经停机，不会再有一步读这一格或用这条规则。

# The machine
machine-ready = 现成的机器
machine-beaver-two = 两个状态，步数最多
machine-beaver-three-steps = 三个状态，步数最多
machine-beaver-three-ones = 三个状态，1 最多
machine-beaver-four = 四个状态，步数最多
machine-beaver-five = 五个状态，步数最多
machine-counter = 二进制计数器
machine-palindrome = 倒读一样吗？
machine-copier = 复制机
machine-addition = 划线加法
machine-bouncer = 永不停机
machine-universal = 运行另一台机器
machine-universal-about = 纸带上的两道栅栏之间是两状态冠军机的规则。a 是那台机器的读写头停在 0 上，b 是停在 1 上，* 在它当前状态的规则之前。那台机器的纸带从规则的两侧延伸出去。
machine-cells = 一格一格改规则
machine-cells-about = 一条规则依次是写下的符号、L、R 或 S（不动）、下一个状态：1RB。Z 是停机，Y 是接受，X 是拒绝；--- 表示没有规则。
machine-rule-here = 把规则改成
machine-cell = 处于 { $state } 读到 { $symbol }
machine-state-add = 添加一个状态
machine-symbol-add = 添加一个符号
machine-remove = 去掉 { $name }
machine-text = 规则的文字
machine-text-about = 能读 1RB1LB_1LA1RZ，也能读 A 0 1 R B 或 (q0, 1, q1, 0, R) 这样的规则。四元组、YAML，以及 jsturing、JFLAP 和 automata-lib 的写法也能读。链接里最多放得下 { $most } 个字符。
machine-draw = 运行
machine-undo = 撤销
machine-run-same = 图里已经是这台机器。
machine-text-back = 文字恢复成了之前的样子。
machine-form = 写成
machine-form-standard = 一行
machine-form-tuples = 每行一条规则
machine-form-yaml = YAML
machine-form-jsturing = jsturing
machine-form-quadruples = 四元组
machine-form-jflap = JFLAP
given-read = 读作{ $form ->
    [standard] 一行规则
    [yaml] YAML
    [jsturing] jsturing 的规则
    [quadruples] 四元组
    [jflap] JFLAP 的文件
    [json] automata-lib 的 JSON
   *[tuples] 五元组
}：{ $states } 个状态，{ $symbols } 个符号；从 { $start } 开始，空白是“{ $blank }”。
given-several = 这是文中 { $machines } 台机器的第 { $machine } 台。
given-ends = 以下 { $count } 个名字没有规则，机器到那里就停机：{ $names }。
given-aside = 文中有 { $aside } 处没有用到。
given-ask-machine = 哪一台机器
given-ask-blank = 空白
given-ask-order = 在状态和读到的符号之后，各列依次是
given-order-write-move-next = 符号、方向、状态
given-order-write-next-move = 符号、状态、方向
given-order-next-write-move = 状态、符号、方向
given-order-next-move-write = 状态、方向、符号
given-order-move-write-next = 方向、符号、状态
given-order-move-next-write = 方向、状态、符号
error-turing-file = 第 { $line } 行第 { $column } 列：{ $what ->
    [syntax] 文件从这里起读不懂。
    [missing] 文件里缺少“{ $name }”。
    [tapes] 这台机器有几条纸带，这里的机器只有一条。
    [blocks] 状态“{ $name }”是里面还有机器的积木块。请把它的规则直接写进这台机器。
    [kind] 这不是单纸带的图灵机。
    [twice] “{ $name }”在这里出现了第二次。
    [choice] 状态“{ $name }”对同一个符号有两条规则，这里最多只能有一条。
    [symbol] “{ $name }”不是单个符号。
    [move] “{ $name }”不是方向。
    [state] 没有状态“{ $name }”。
   *[start] 机器从“{ $name }”开始，而它是一个终点。
}
machine-left = 读写头左边的纸带
machine-right = 从读写头开始的纸带
machine-tape-about = 每格一个字符，其余是空白。
machine-halting = 让它停下的转移
machine-halting-as-written = 按表里的写法
machine-halting-step = 算一步
machine-halting-no-step = 不算一步
error-machine-too-long = 链接在这里放得下 { $limit } 个字符，这里有 { $length } 个。请缩短。
error-machine-rules-too-long = 这台机器写成链接所用的形式有 { $length } 个字符，链接里只放得下 { $limit } 个。这台机器没有运行，仍保留原来的机器。请缩短状态的名称，或去掉一些规则。
error-machine-cell = 处于 { $state } 读到 { $symbol }：{ $code ->
    [turing-unknown-state] 没有叫“{ $name }”的状态。
    [turing-unknown-symbol] “{ $name }”不是这台机器的符号。
    [turing-no-such-direction] “{ $name }”不是方向。读写头向左是 L，向右是 R，不动是 S。
   *[other] 这不是规则。规则要有一个符号、一个方向和一个状态，例如 1RB。
}机器继续用原来的规则。
error-machine-symbol-on-tape = “{ $name }”还写在纸带上，所以不能去掉。请先改写纸带。

# Finding steps
find-what = 找一步
find-state = 处于状态
find-read = 读到
find-any = 任意
find-record = 读写头走得比以前都远
find-next = 下一个
find-before = 上一个
find-none = { $which ->
    [next] 就已知的部分来说，以后没有这样的步。
   *[before] 以前没有这样的步。
}

# The demonstration
demonstration = 演示
show-steps = 五状态冠军开动了。每走一步多一行。<invite>这是演示：点任何地方就结束。</invite>
show-more = 这是它的前 { $steps } 步。
show-all = 它的全部 { $steps } 步挂在一幅图里。
show-back = 而其中任何一步马上就到：第 { $step } 步。它会停。你怎么可能知道？

# All machines of two states
all-about = 两个状态、两个符号的机器共有 { $machines } 台。这里，让机器停机的规则也是普通的一步：写符号，移动，然后停机。全都在这里：左右按 A 的规则排，上下按 B 的规则排。不停机的，每一台都有永不停机的证明。
all-table = 所有机器的结局
all-outcome = 在空白纸带上
all-count = 台数
all-steps = 走 { $steps } 步后停机
all-64 = 永不停机：回到原来的样子
all-65 = 永不停机：移了位置又是原样
all-66 = 永不停机：用得到的规则都不会让它停
all-number = { $count }
all-run = 运行 { $text }
all-picture = { $machines } 台机器，每台一个点
all-caption = 沙黄（1 步）到深蓝（6 步）：会停机。红、半红、和页面同色：永不停机。
all-cell = 机器 { $index }{ $fate ->
    [64] 永不停机：回到原样
    [65] 永不停机：移动后又是原样
    [66] 永不停机：够得着的规则都不停机
   *[stops] 走 { $steps } 步后停机
}
all-invite = <invite>点一个点：它就是一台机器。方向键走到下一个。</invite>
all-machine = 第 { $index } 台机器：{ $text }。

# The boundary
boundary-about = 孤立系统就是一个状态加一条规律：有了一行，规律就给出下一行。把它切成两半：两条线之间是机器，其余是它的环境。每一半对另一半，只需要知道越过线的那些。
boundary-kind = 系统
boundary-kind-counter = 灯和计数器
boundary-kind-facing = 两个玩家
boundary-kind-automaton = 自动机
boundary-kind-turing = 图灵机
boundary-kind-cells = 一行格子
boundary-kind-motion = 匀速运动
boundary-kind-wave = 弦上的波
boundary-kind-pendulum = 摆
boundary-law-counter = 每按一次按钮，计数器加一。再过一步，灯显示计数器刚才是不是奇数：是就亮。右边是还没有按的。
boundary-law-facing = 两个玩家一次次相遇；0 是合作，1 是背叛。左边的“以牙还牙”照对手上一次的做。右边的“交替者”每次都换，不管对手怎样。
boundary-law-automaton = 自动机一位一位地读一个二进制数，它的状态是已读部分除以三的余数。右边是还没有读的部分。
boundary-law-turing = 从读写头看一台图灵机：它是有限的机器，环境是一条纸带。A 0 表示：状态 A，读到 0；Z 表示已停机。纸带从读写头下面移过去。所以凡是向左或向右的一步，都有一个符号从一条线出去，一个从另一条线进来。
boundary-law-cells = 每一格看自己和左右两个邻居，规则说明它下一步是什么。
boundary-law-motion = 每过一行，时间加一，位置加上速度，这里是 3。速度属于规律，所以只要一个事件，也就是一个时间和一个位置，就定下了其余一切。
boundary-law-wave = 每一点等于上一行左右两个邻居之和，减去它自己在上上行的数。两端以外都静止。所以两行就定下了其余一切。
boundary-law-pendulum = 先由这个角度上的拉力改变动量，再由新的动量改变角度。所以一对角度和动量就定下了其余一切。
boundary-side = 从哪一边讲
boundary-side-machine = 机器一边
boundary-side-environment = 环境一边
boundary-same = 单独运行，只把越过线的东西给它，机器的每一步都和原来完全一样。
boundary-back = 规律也可以倒着用：只凭最后几行，就能一行不差地算出前面所有的行。
boundary-machine = 机器
boundary-environment = 环境
boundary-picture = 一个系统，一行一行，机器和环境之间有一条线
boundary-left = 左边的线
boundary-right = 右边的线
boundary-line = 机器和环境之间的线
boundary-caption = 拖动线，或用方向键移动。箭头是下一步越过线的东西。
boundary-end = 走了 { $step } 步，记录到此为止。
boundary-machine-hears = 第 { $step } 步：机器{ $heard ->
    [nothing] 什么也没听到
    [left] 从左边听到 { $left }
    [right] 从右边听到 { $right }
   *[both] 从左边听到 { $left }、从右边听到 { $right }
}，让环境{ $said ->
    [nothing] 什么也听不到
    [left] 在左边听到 { $toLeft }
    [right] 在右边听到 { $toRight }
   *[both] 在左边听到 { $toLeft }、在右边听到 { $toRight }
}。
boundary-environment-hears = 第 { $step } 步：环境{ $heard ->
    [nothing] 什么也没听到
    [left] 在机器左端听到 { $left }
    [right] 在机器右端听到 { $right }
   *[both] 在机器左端听到 { $left }、在右端听到 { $right }
}，让机器{ $said ->
    [nothing] 什么也听不到
    [left] 从左边听到 { $toLeft }
    [right] 从右边听到 { $toRight }
   *[both] 从左边听到 { $toLeft }、从右边听到 { $toRight }
}。
field-rule = 规则

# 链接可能要求、而离散机器做不到的事
error-discrete-not-a-letter = 单词的第 { $place } 个字母是“{ $found }”。单词只由 0 和 1 组成。
error-discrete-wrong-cell-count = 这一行应该有 { $needed } 个格子，而不是 { $count } 个。
error-discrete-cell-out-of-range = 第 { $cell } 个格子里的数可以从 { $min } 到 { $max }，不能是 { $value }。
error-discrete-velocity-out-of-range = 速度可以从 { $min } 到 { $max }，不能是 { $value }。
error-discrete-no-such-step = 这次运行的最后一个步骤是第 { $steps } 个，没有第 { $step } 个步骤。
error-discrete-no-such-window = 这一行到第 { $cells } 个格子为止。机器不能从第 { $from } 个格子之后开始，到第 { $to } 个格子之后结束。
error-discrete-steps-out-of-range = 一次运行可以有 { $min } 到 { $max } 个步骤，不能有 { $value } 个。
error-discrete-rule-out-of-range = 规则的编号从 { $min } 到 { $max }，没有规则 { $value }。
error-discrete-width-out-of-range = 一行可以有 { $min } 到 { $max } 个格子，不能有 { $value } 个。
error-discrete-letters-out-of-range = 一个单词可以有 { $min } 到 { $max } 个字母，不能有 { $value } 个。
