# 列表
input-made = 列表的样子
input-random = 打乱
input-sorted = 排好
input-reversed = 从大到小
input-nearly-sorted = 差不多排好
input-few-distinct = 只有几种值
input-all-equal = 全都相等
input-organ-pipe = 先升后降
input-sawtooth = 锯齿形
input-time-killer = 专门拖慢一条规则
input-stack-killer = 专门让一条规则的栈变深
input-random-about = 1 到 N，次序由种子决定。
input-sorted-about = 1 到 N，从小到大。
input-reversed-about = N 到 1，从大到小。
input-nearly-sorted-about = 从小到大，只是有几个元素被交换过。
input-few-distinct-about = 只有几种值，每种出现很多次。
input-all-equal-about = 同一个值，出现 N 次。
input-organ-pipe-about = 升到中间，再降下来。
input-sawtooth-about = 一次次上升，又从低处重新开始。
input-time-killer-about = 程序每比较两个元素，造列表的对手就当场作答，使这条规则每次都选到很差的枢轴。列表就这样造出来。
input-stack-killer-about = 专门构造，使枢轴总是中位数：两边一样长，栈达到可能的最大深度。N = 3·2^k−1（例如 47 或 95）时正好到上限。
input-typed-about = 你输入的数。
typed-limits = 最多 { $most } 个 0 到 { $largest } 的整数，用空格或半角逗号隔开。可以有相等的。
input-against = 针对哪条枢轴规则
input-size = 大小
input-typed = 或者写自己的数
field-length = 元素个数
field-seed = 种子

# 排法
variant-scheme = 划分
sort-scheme-three-way = 分成三份：较小、相等、较大
sort-scheme-hoare = 分成两份，从两头开始（Hoare）
sort-scheme-lomuto = 分成两份，从左边开始（Lomuto）
variant-scheme-about = 有三个区域，等于枢轴的元素一次就能完成。
variant-pivot = 枢轴
variant-pivot-about = 不靠随机，就有人能造出很坏的列表。
field-chance = 随机数的种子
variant-recurse = 先递归处理
sort-recurse-smaller = 较短的一边
sort-recurse-larger = 较长的一边
sort-recurse-left = 左边
variant-recurse-about = 先递归处理较短的一边，另一边在同一次调用里接着做。这样，等待的调用最多 floor(log₂ N) 个。
variant-calls = 另一边
sort-calls-one = 在同一次调用里接着做
sort-calls-two = 再做一次新的调用
variant-calls-about = 函数的最后一步若是调用自己，可以改成循环（尾递归）。
variant-small = 短段
sort-small-insertion = 用插入排序
sort-small-table = 用排序网络
sort-small-unrolled = 用展开的排序网络
field-cutoff = 元素少于
variant-small-about = 填 2 就没有短段要排，因为只有一个元素的段本来就是排好的。

# 程序
code-language = 编程语言
code-label = 程序，最后一步所在的那一行亮着
code-pseudo = 伪代码
code-rust = Rust
code-cpp = C++
code-claims = 这一步之后的断言
code-no-claims = 还没有划分过。
areas-label = 用字符画出的各个区域

code-about = 位置从 1 数起。“末尾”指在最后一个元素之后，到了末尾的指针也一样。要打破一条断言，就点一个元素，把它和另一个交换。

# 伪代码
pseudo-begin = 排序({ $from }, { $to })：
pseudo-sort = 排序({ $from }, { $to })
pseudo-small = 短段排序({ $from }, { $to })
pseudo-cutoff = 阈值
pseudo-pivot = 选一个枢轴，交换到 { $place }
pseudo-while = 当 { $condition }：
pseudo-for = 让 { $name } 从 { $from } 到 { $to }：
pseudo-if = 如果 { $condition }：
pseudo-otherwise = 否则：
pseudo-and = { $one } 且 { $other }
pseudo-compare = 比较 { $element } 和枢轴 { $pivot }
pseudo-equal = 相等：{ $does }
pseudo-larger = 较大：{ $does }
pseudo-smaller = 较小：{ $does }
pseudo-swap = 交换 { $one }, { $other }
pseudo-again = { $does }; 重新开始循环
pseudo-leave = 离开循环
pseudo-return = 返回

# 树
tree-about = 每一条是一段，宽度就是元素的个数。它画在它所来自的那一段下面，共 { $levels } 层。点一条，就到它的开头。
tree-label = 各段组成的树：{ $parts } 段，{ $levels } 层
tree-part = { $count ->
    [1] 第 { $from } 位
   *[other] 第 { $from } 到第 { $to } 位
}
tree-here = 现在：{ $part }，第 { $level } 层。
tree-from = 它来自
tree-into = 它分成

# 比赛
race-lanes = 谁参加比赛：{ $fewest } 到 { $most } 种
race-about = 大家排同一个列表，步调一致，每次做一个操作，所以随时都能互相比较。
race-too-many = 比赛要画出每条赛道上的每个元素，所以列表最多 { $most } 个元素。请选短一些的列表。
race-start = 开始：快速排序对插入排序和冒泡排序，{ $count } 个元素
race-ready-1 = 三种划分方法
race-ready-2 = 先递归处理哪一边
race-ready-3 = 四条枢轴规则
race-ready-4 = 短段的其他排法
race-end = 结束比赛
variant-document = 快速排序（照《Reinvent wheels》）
variant-mine = 照“排法”里的设置
variant-first-pivot = 枢轴：第一个
variant-middle-pivot = 枢轴：位置居中的
variant-median-pivot = 枢轴：三数取中
variant-ninther-pivot = 枢轴：三个中数再取中
variant-hoare = Hoare 的划分
variant-lomuto = Lomuto 的划分
variant-larger-first = 先递归较长的一边
variant-two-calls = 两边各调用一次
variant-insertion = 少于 17 个用插入排序
variant-network = 少于 33 个用排序网络
variant-plain-insertion = 插入排序
variant-bubble = 冒泡排序
race-picture = { $lanes } 种排法同时排同一个列表
race-work = 比较 { $comparisons } · 交换 { $swaps }
race-memory = 写入 { $writes } · 等待 { $waiting }
race-running = { $home ->
    [0] 都还在排。
   *[other] { $home } 种已经排好，{ $running } 种还在排。
}
race-over = 都排好了。{ $same ->
    [yes] 每一种都比较了 { $least } 次。
   *[no] 比较最少 { $least } 次（{ $best }），最多 { $most } 次（{ $worst }）。
}
race-lane = { $variant }：比较 { $comparisons } 次，交换 { $swaps } 次，写入元素 { $writes } 次；最多 { $waiting } 个调用等待；共 { $steps } 个步骤。
race-table = 到现在为止各条赛道做了多少
race-column-variant = 排法
race-column-comparisons = 比较
race-column-swaps = 交换
race-column-writes = 写入元素
race-column-waiting = 等待的调用（最多）
race-column-steps = 总步数
race-ended = 条形图：{ $lanes } 种排法各花了多少
measure = 全速运行
measure-about = 浏览器在后台用三种方法轮流把同一批随机数排几遍，表里是中位数。Appleyard 的时间包括把数拷进 WebAssembly 再拷回来。
measure-size = 排 { $size } 个数
measure-running = 正在测量……
measure-done = { $length } 个数，各测 { $runs } 遍取中位数
measure-column-by = 排法
measure-column-time = 时间
measure-column-ratio = 和 Appleyard 相比
measure-by-core = Appleyard 的快速排序
measure-by-typed = 浏览器排类型化数组
measure-by-plain = 浏览器排普通数组
measure-ms = { $ms } 毫秒
measure-ratio = { $ratio } 倍

# 最坏列表
lab-build = 很坏的列表
lab-against = 针对枢轴规则
lab-time = 给我看很坏的列表
lab-stack = 给我看很深的列表
lab-random = 同一个列表，枢轴随机
lab-about-none = { $chance ->
    [yes] 你的规则靠随机，所以没人能针对它造出很坏的列表。请在这里选另一个规则。
   *[no] {""}
}程序每比较两个元素，就有一个对手当场作答。直到那时，它才决定哪些元素小，哪些元素大。
lab-about-time-killer = 枢轴每次都选得很差，所以几乎每次比较都白费了。也可能有别的列表再多几次。但是栈几乎一直是空的，因为递归处理的较短一边总是很短。现在，对这同一个列表试试随机的枢轴。
lab-about-stack-killer = 枢轴总是中位数，所以比较不多；但在只递归处理较短一边的做法里，等待的调用不能更多了。
lab-outcome = { $compared ->
    [yes] {""}
   *[no] 这个列表要比较 { $comparisons } 次。
}如果枢轴随机、值各不相同、短段不另外处理，平均是 { $mean } 次。如果每次都以最小的元素为枢轴，要 { $worst } 次。{ $waiting ->
    [0] 没有一个调用要等待
   *[other] 最多有 { $waiting } 个调用等待
}，上限是 { $bound } 个。
lab-seeds = 用 { $seeds } 个随机种子排这个列表
lab-count = 每个种子各排一遍
lab-counting = 正在排序……
lab-too-many = 要试各个种子，请选最多 { $most } 个元素的列表。
lab-chart = 要比较 { $least } 到 { $most } 次，平均 { $mean } 次，中位数 { $median } 次。
lab-beyond = 眼前这一次比较了 { $comparisons } 次，远远超出图表的右边。
lab-column-from = 比较次数自
lab-column-to = 至
lab-column-seeds = 种子数

# 输入列表的错误
error-not-a-value = “{ $wrong }”在这里不能用：请写 0 到 { $largest } 的整数，用空格或半角逗号隔开。
error-not-a-value-at = 第 { $line } 行第 { $column } 列：“{ $wrong }”在这里不能用：请写 0 到 { $largest } 的整数，用空格或半角逗号隔开。
error-list-too-long = 最多能输入 { $most } 个数。更长的列表可以由本页来造。
