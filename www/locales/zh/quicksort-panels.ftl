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
input-time-killer = 让一条规则最慢
input-stack-killer = 让一条规则的栈最深
input-random-about = 1 到 N，次序由种子决定。
input-sorted-about = 1 到 N，从小到大。
input-reversed-about = N 到 1，从大到小。
input-nearly-sorted-about = 从小到大，只是有几个元素换了位置。
input-few-distinct-about = 只有几种值，每种出现很多次。
input-all-equal-about = 同一个值，出现 N 次。
input-organ-pipe-about = 升到中间，再降下来。
input-sawtooth-about = 上升，一遍又一遍。
input-time-killer-about = 真正的程序每提出一次比较，就当场回答，让这条规则的枢轴每次都选得不好。列表就这样造出来。
input-stack-killer-about = 造得让枢轴总是中位数：栈深到不能再深，N = 3·2^k−1（例如 47 或 95）时正好到界。
input-typed-about = 就是写下的这些数。
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
variant-scheme-about = 有三个区域，相等的元素一次就完事。
variant-pivot = 枢轴
variant-pivot-about = 不靠随机，就有人能造出最坏的列表。
field-chance = 随机数的种子
variant-recurse = 先调用
sort-recurse-smaller = 较短的一边
sort-recurse-larger = 较长的一边
sort-recurse-left = 左边
variant-recurse-about = 先调用较短的一边，另一边在同一次调用里接着做，等待的调用最多 floor(log₂ N) 个。
variant-calls = 另一边
sort-calls-one = 在同一次调用里接着做
sort-calls-two = 另行调用
variant-calls-about = 一次调用最后要做的事，不必再是一次调用。
variant-small = 短段
sort-small-insertion = 用插入排序
sort-small-table = 用排序网络
sort-small-unrolled = 用展开的排序网络
field-cutoff = 元素少于
variant-small-about = 填 2 就没有短段：只有一个元素的段本来就是排好的。

# 程序
code-language = 语言
code-label = 程序，最后一步所在的那一行亮着
code-pseudo = 伪代码
code-rust = Rust
code-cpp = C++
code-claims = 这一步之后的断言
code-no-claims = 还没有划分过。
code-pointers = 指针
code-about = 位置从 1 数起；hi 和到了末尾的指针，指在最后一个元素之后。要打破一条断言，就点一个元素，把它和另一个交换。

# 树
tree-about = 每一条是一段，有多少元素就有多宽，画在它所来自的那一段下面，共 { $levels } 层。点一条，就到它的开头。
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
race-about = 大家排同一个列表。走过同样多的步骤，各自做的操作也同样多。
race-too-many = 比赛要画出每一道的每个元素：最多 { $most } 个。请选短一些的列表。
race-ready-1 = 三种划分方法
race-ready-2 = 调用哪一边
race-ready-3 = 四条枢轴规则
race-ready-4 = 短段换一种排法
race-end = 结束比赛
variant-document = 照原文
variant-mine = 照“排法”里的设置
variant-first-pivot = 枢轴：第一个
variant-middle-pivot = 枢轴：中间
variant-median-pivot = 枢轴：三数取中
variant-ninther-pivot = 枢轴：三个中数再取中
variant-hoare = Hoare 的划分
variant-lomuto = Lomuto 的划分
variant-larger-first = 先调用较长的一边
variant-two-calls = 两边都另行调用
variant-insertion = 少于 17 个用插入排序
variant-network = 少于 33 个用排序网络
race-plate = { $lanes } 种排法并排着排同一个列表
race-work = 比较 { $comparisons } · 交换 { $swaps }
race-memory = 写入 { $writes } · 等待 { $waiting }
race-running = { $home ->
    [0] 都还在路上。
   *[other] { $home } 种已到终点，{ $running } 种还在路上。
}
race-over = 都排好了。比一比各自花了多少。
race-lane = { $variant }：比较 { $comparisons } 次，交换 { $swaps } 次，写入元素 { $writes } 次；最多 { $waiting } 个调用等待；共 { $steps } 个步骤。

# 最坏列表
lab-build = 造最坏的列表
lab-against = 针对枢轴规则
lab-time = 最慢的
lab-stack = 最深的
lab-random = 同一个列表，枢轴随机
lab-about-none = 有一个对手，程序每提出一次比较，它就当场回答，直到那时才决定哪些元素小，哪些元素大。
lab-about-time-killer = 枢轴每次都选得很坏：取第一个、最后一个或中间的元素时，几乎每次比较都是白费。只要调用的是较短的一边，栈就几乎一直是空的。现在，对这同一个列表试试随机的枢轴。
lab-about-stack-killer = 枢轴总是中位数：比较不多，栈却深到了调用较短的一边时的极限。
lab-outcome = { $waiting ->
    [0] 这一次：比较 { $comparisons } 次。枢轴随机、值各不相同、短段不另外处理时，平均 { $mean } 次。每次都以最小的元素为枢轴，要 { $worst } 次。没有一个调用等待过，界是 { $bound } 个。
   *[other] 这一次：比较 { $comparisons } 次。枢轴随机、值各不相同、短段不另外处理时，平均 { $mean } 次。每次都以最小的元素为枢轴，要 { $worst } 次。等待的调用最多 { $waiting } 个，界是 { $bound } 个。
}
lab-seeds = 用 { $seeds } 个随机种子排这个列表
lab-count = 每个种子各排一遍
lab-counting = 正在排序……
lab-too-many = 要试各个种子，列表最多有 { $most } 个元素。
lab-chart = 比较 { $least } 到 { $most } 次，平均 { $mean } 次，中位数 { $median } 次。
lab-beyond = 眼前这一次比较了 { $comparisons } 次，远在图表的右边之外。

# Errors of the typed list
error-not-a-value = “{ $wrong }”不能作为这里的数：要写 0 到 { $largest } 的整数，用空格或半角逗号隔开。
error-list-too-long = 这样长的列表不能输入：最多 { $most } 个数。更长的列表由本页来造。
