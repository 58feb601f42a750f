# 脚本有什么问题
error-script-too-long = 脚本最多 { $limit } 字节，这个脚本有 { $bytes } 字节。
error-script-syntax = 脚本在这里读不懂。解释器的原话是：“{ $detail }”。
error-script-nested-too-deep = 这里的表达式或代码块嵌套超过 { $limit } 层。请给其中一部分起个名字。
error-script-list-too-long = 直接写出的列表最多 { $limit } 个元素。请用循环来生成。
error-script-outside-functions = 只有函数会运行。请把这一句放进某个函数里。
error-script-function-missing = 脚本需要一个名为 { $name } 的函数。
error-script-wrong-parameters = { $needs ->
    [0] 函数 { $name } 不能有参数。
   *[other] 函数 { $name } 必须有 { $needs } 个参数。
}
error-script-too-many-operations = 一次调用超过了 { $limit } 个操作。请看看有没有停不下来的循环。
error-script-too-many-touched = 一次调用读取或复制了超过 { $limit } 个元素。请用更小的数组，或者少复制几次。
error-script-recursion-too-deep = 互相等待的调用超过 { $limit } 个。请看看有没有函数无休止地调用自己。
error-script-collection-too-large = 数组或映射最多 { $limit } 个元素。
error-script-text-too-long = 文本最多 { $limit } 字节。
error-script-value-too-deep = 数组和映射最多嵌套 { $limit } 层。
error-script-unknown-name = 这里没有名为 { $name } 的变量或属性。
error-script-unknown-function = 没有能这样调用的函数：{ $name }。
error-script-arithmetic = 这里算不出来：数太大了，或者除以了零。解释器的原话是：“{ $detail }”。
error-script-no-such-place = 这个位置没有元素。位置从 0 数起。
error-script-wrong-type = 这里有一个值的类型不对。解释器的原话是：“{ $detail }”。
error-script-thrown = 脚本自己在这里停下了。它说：“{ $detail }”。
error-script-wrong-return = { $name ->
    [moves] 函数 moves 必须返回局面的数组，或者从名称到局面的映射。它返回了 { $found }。
    [player] 函数 player 必须返回 1 或 2。它返回了 { $found }。
    [winner] 函数 winner 必须返回 "mover"、"opponent"、"draw" 或者什么都不返回。它返回了 { $found }。要返回 1 和 2，就得有函数 player。
    [label] 函数 label 必须返回文本或整数。它返回了 { $found }。
   *[picture] 函数 picture 必须返回图形的数组。它返回了 { $found }。
}
error-script-not-a-position = 局面由整数、布尔值、文本、数组和映射组成。这个局面里有 { $found }。
error-script-position-too-large = 一个局面最多 { $limit } 字节。
error-script-too-many-moves = 一个局面最多 { $limit } 种走法，这个局面有 { $count } 种。
error-script-not-a-picture = { $problem ->
    [too-many] 图画的图形太多，第 { $shape } 个放不下了。
    [no-map] 图画的第 { $shape } 个图形不是映射，例如 #{"{"} circle: [0, 0, 5] {"}"}。
    [form] 图画的第 { $shape } 个图形必须恰好是 circle、line、rectangle、text 之一。
    [says] 图画的第 { $shape } 个图形是文字，但是缺少 says。
    [numbers] 图画的第 { $shape } 个图形的数不对：圆要 3 个，线和矩形要 4 个，文字要 2 个。
    [length] 图画的第 { $shape } 个图形有一个长度不是正数。
    [tone] 图画的第 { $shape } 个图形的 tone 不对。可以用 ink、faint、first 和 second。
    [move] 图画的第 { $shape } 个图形指的走法，局面里没有。走法从 0 数起。
   *[unknown] 图画的第 { $shape } 个图形有一个不存在的属性。
}
error-script-too-many-positions = 这个游戏的局面超过 { $limit } 个。请把它改小，或者看看它是否会结束。
error-script-too-many-links = 这个游戏所有局面的走法加起来超过 { $limit } 种。请把它改小。
error-script-too-many-bytes = 这个游戏的局面一共超过 { $limit } 字节。请把它改小。
error-script-failed = 脚本在这里停下了。解释器的原话是：“{ $detail }”。

# 错在哪里
script-at = { $column ->
    [none] 第 { $line } 行：
   *[other] 第 { $line } 行第 { $column } 列：
}
script-in-call = 出错的调用是 { $function }({ $position })。

# 图
script-brought = 这个链接自带规则。
script-look = 看看规则
