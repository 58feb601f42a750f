page-title = 它什么时候停？ · Appleyard
title = 它什么时候停？
lede = 一台只有几条规则的机器沿着纸带走，边读边写。让它一步一步走，也可以倒着走，看它什么时候停。

# The figure
machines-picture = 一台有 { $states } 个状态、{ $symbols } 个符号的机器：它的纸带、规则和走过的步
machines-tape = 纸带
machines-rules = 状态 { $state } 的规则
machines-steps = 走过的步
machines-cell = 第 { $cell } 格：{ $symbol }{ $head ->
    [yes] ，读写头在这里
   *[no] {""}
}
machines-rule = 在 { $state } 读到 { $read }：{ $rule ->
    [covered] 遮住了
    [none] 没有规则
   *[some] 写 { $write }，{ $move ->
        [left] 向左
        [stay] 不动
       *[right] 向右
    }，{ $end ->
        [accept] 接受
        [reject] 拒绝
        [halt] 停机
       *[no] 转到 { $next }
    }
}
machines-step = 第 { $number } 步：在 { $state } 读到 { $read }：{ $rule }
machines-caption = 每一行是多走一步后的纸带。{ $brief ->
    [yes] {""}
   *[no] <invite>点一条规则问它做什么，或点图跳到那一步。</invite>
}
machines-caption-mean = 每个像素是许多格子、许多步的平均。{ $brief ->
    [yes] {""}
   *[no] <invite>点图跳到那一步。</invite>
}
machines-rule-line = 每一步读一格、写一格、向左或向右走一格，或者不动，也可能换状态。

# A moment
machines-invite = 机器处于状态 <point>{ $state }</point>，读到 { $read }。<invite>让它走一步。它什么时候停？</invite>
machines-begin = 机器处于状态 <point>{ $state }</point>，读到 { $read }。
machines-passing = 机器一步接一步地走。
machines-did = 第 { $number } 步：在 <point>{ $state }</point> 读到 { $read }，写了 { $write }，{ $move ->
    [left] 向左走
    [stay] 不动
   *[right] 向右走
}，现在处于 <point>{ $next }</point>。
machines-did-last = 第 { $number } 步：在 <point>{ $state }</point> 读到 { $read }，写了 { $write }，{ $move ->
    [left] 向左走
    [stay] 不动
   *[right] 向右走
}，然后停机。
machines-covered = 第 { $number } 步：它处于 <point>{ $state }</point>，读到 { $read }。<invite>点这条规则看它做了什么。</invite>
machines-stopped = { $end ->
    [accept] 它走了 { $steps } 步后接受
    [reject] 它走了 { $steps } 步后拒绝
   *[halt] 它走了 { $steps } 步后停机
}。{ $marks ->
    [0] 所有格子都是空白。
   *[other] { $marks } 个格子不是空白。
}
machines-no-rule = 在 <point>{ $state }</point> 读到 { $read } 时表里没有规则，所以它停在这里。
machines-goes-on = 它走了 { $steps } 步还没有停。也许下一步就停，也许永远不停：只看已走的步数，谁也说不准。

# When does it stop?
stop-ask = 它什么时候停？
stop-verdict-stops = 它走 <strong>{ $steps }</strong> 步后停机，{ $marks ->
    [0] 所有格子都是空白
   *[other] 有 { $marks } 个格子不是空白
}。
stop-verdict-accept = 它走 <strong>{ $steps }</strong> 步后接受。
stop-verdict-reject = 它走 <strong>{ $steps }</strong> 步后拒绝。
stop-verdict-repeat = 它<strong>永不停机</strong>：走到第 { $second } 步，一切才又和{ $first ->
    [0] 开始时
   *[other] 第 { $first } 步后
}一样，所以它永远转圈。
stop-verdict-shift = 它<strong>永不停机</strong>：第 { $second } 步后，读写头周围的纸带和{ $first ->
    [0] 开始时
   *[other] 第 { $first } 步后
}一样，只是向{ $move ->
    [left] 左
   *[right] 右
}移了 { $by } 格，前面全是空白。
stop-verdict-unreachable = 它<strong>永不停机</strong>：它能用到的规则都不会让它停。
stop-verdict-unknown = 本页不知道：它走了 { $steps } 步没有停，我们也没有证明它永远不停。
step-once = 走一步
run-further = 让它继续，最多到第 { $steps } 步
closer = 放大
wider = 缩小
watch = 看冠军机器
at-halt = 去它停下的地方
machines-predict = 在 <point>{ $state }</point> 读到 { $read }：读写头向哪边走？
answer-left = 向左
answer-right = 向右
answer-stay = 不动

# The figure as text
text-machine = 这台机器的状态是 { $states }，符号是 { $symbols }。
text-state = 走了 { $step } 步后，它处于状态 { $state }，在第 { $head } 格。
text-ended = 走了 { $step } 步后它已停机，在第 { $head } 格。
text-tape = 从第 { $from } 格到第 { $to } 格的纸带：{ $symbols }。它没有到过的格子都和开始时一样。

word-machine = 机器
word-boundary = 边界
word-all = 全部两状态机器
word-find = 查找

## What can be wrong with a Turing machine and its tape.
error-turing-not-understood = 第 { $line } 行第 { $column } 列：从这里起无法读懂这台机器。
error-turing-part-missing = 第 { $line } 行第 { $column } 列：规则到此结束，缺少{ $part ->
    [read] 读到的符号
    [write] 要写的符号
    [move] 方向
    [any] 其中几部分
   *[next] 下一个状态
  }。一条规则有五部分：状态、读到的符号、要写的符号、方向、下一个状态。
error-turing-tab-indents = 第 { $line } 行第 { $column } 列：缩进里有制表符。YAML 只用空格缩进，请改成空格。
error-turing-misplaced = 第 { $line } 行从第 { $column } 列开始，这样它不属于前面的任何一行。在 YAML 里，表中的各个状态从同一列开始；一个状态的各条规则也从同一列开始，而且更靠右。
error-turing-text-too-long = 机器的文本有 { $length } 字节，最多允许 { $limit } 字节。
error-turing-no-states = 这台机器还没有状态。
error-turing-no-start = 文本没有说明机器从哪个状态开始。
error-turing-two-starts = 第 { $line } 行第 { $column } 列：这台机器已经有起始状态了。
error-turing-unknown-state = 第 { $line } 行第 { $column } 列：没有叫“{ $name }”的状态。
error-turing-unknown-symbol = 第 { $line } 行第 { $column } 列：“{ $name }”不是这台机器的符号。一个符号就是一个字符。
error-turing-no-such-direction = 第 { $line } 行第 { $column } 列：“{ $name }”不是方向。读写头向左（L）、向右（R）移动，或者不动（S）。
error-turing-wrong-cells = 第 { $line } 行第 { $column } 列：这一行有 { $cells } 格，应该有 { $expected } 格，每个符号一格。没有指令的格写成 ---。
error-turing-doubtful-rows = 第 { $line } 行第 { $column } 列：看不出一个状态的规则到哪里为止。请在两个状态之间写 _ 或换行。
error-turing-no-such-machine = 文本里没有第 { $machine } 台机器，只有 { $machines } 台。
error-turing-other-form = 这段文字是{ $form ->
    [python] Python 程序
    [turing-machine-simulator] turingmachinesimulator.com 的机器
    [jflap] JFLAP 的文件
    [json] JSON
   *[xml] XML
}，这里读不了。请把机器写成规则，如 A 0 1 R B。
error-turing-not-written = 这种写法表达不了这台机器。请选另一种。
error-turing-two-rules = 第 { $line } 行第 { $column } 列：这个状态对这个符号已经有一条规则了。
error-turing-too-many-states = 一台机器最多可以有 { $limit } 个状态。
error-turing-too-many-symbols = 一台机器最多可以有 { $limit } 个符号，空白符也算在内。
error-turing-name-too-long = 第 { $line } 行第 { $column } 列：名称最多可以有 { $limit } 个字符。
error-turing-not-standard = 标准文本写不出这台机器。它最多写 { $limit } 个状态，从第一个状态开始，不接受也不拒绝。
error-turing-tape-symbol = 纸带的第 { $place } 个字符“{ $found }”不是这台机器的符号。
error-turing-tape-too-long = 纸带在读写头的一侧有 { $cells } 格，最多允许 { $limit } 格。
error-turing-no-such-step = 第 { $step } 步还不知道；运行只知道到第 { $known } 步。
error-turing-picture-too-coarse = 这幅图画包含的步数和格数太多，无法精确相加。请选小一些的部分。
error-turing-limit-out-of-range = 运行可以在 { $min } 到 { $max } 步之后停止，不能是 { $value } 步。
error-turing-index-out-of-range = 机器的编号从 { $min } 到 { $max }，没有编号为 { $value } 的机器。
