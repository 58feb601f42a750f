# 图旁的提示，用到时才下载：链接里没说清楚的地方
link-version = 这个链接的版本是 { $version }，而本页只能读版本 1。现在显示的是初始画面。
link-no-version = 没看懂这个链接：它不是以 v=1 开头的。现在显示的是初始画面。
link-too-long = 这个链接有 { $characters } 个字符，超过了上限 { $max } 个。现在显示的是初始画面。
link-too-many-scenes = 这节课有 { $scenes } 个画面，只显示前 { $max } 个。
link-unknown-field = 链接里的“{ $field }”在这里没有意义。其余部分照常显示。
link-repeated-field = 链接里的“{ $field }”不止一个，以第一个为准。
link-not-integer = 链接里的“{ $field }”是“{ $value }”：必须是 { $min } 到 { $max } 之间的整数。
link-out-of-range = 链接里的“{ $field }”是 { $value }：必须在 { $min } 到 { $max } 之间。
link-bad-choice = 链接里的“{ $field }”是“{ $value }”：必须是 { $choices } 之一。
link-bad-point = 链接里的“{ $field }”是“{ $value }”：必须是像 3,4 这样的两个数，最大为 { $maxM },{ $maxN }。
link-bad-tuple = 链接里的“{ $field }”是“{ $value }”：必须依次是 { $allowed }，用半角逗号隔开。
link-more-notices = 链接里还有 { $count } 处没看懂。
link-bad-moves = 链接里的“{ $field }”是“{ $value }”：每种走法必须是像 -1,0 这样的两个整数。后面加星号，表示可以重复任意多次。
link-many-moves = 链接里的“{ $field }”有 { $count } 种走法。必须是 1 到 { $most } 种，每个数的绝对值不超过 { $longest }。
link-bad-game = 链接里的“{ $field }”是“{ $value }”：一局最多 { $most } 步，写成 { $example } 这样。
link-bad-conjecture = 链接里的“{ $field }”是“{ $value }”。先要两个不超过 8 的周期和两个不超过 64 的起点，再给每一类写一个 1 或 0，例如 2,2,0,0,1000。
link-bad-heaps = 链接里的“{ $field }”是“{ $value }”：必须是 1 到 { $heaps } 堆，每堆 1 到 { $stones } 颗，例如 3,5,7。
link-bad-rules = 链接里的“{ $field }”是“{ $value }”：一条规则最多 { $longest } 个字符，例如 1..3 或 any，各堆的规则之间用 _ 隔开。
link-two-heaps = 要能从两堆同时取，必须正好有两堆；链接里有 { $count } 堆。
link-bad-numbers = 链接里的“{ $field }”是“{ $value }”：必须是最多 { $most } 个 { $least } 到 { $largest } 的整数，用半角逗号隔开。
link-bad-race = 链接里的“{ $field }”是“{ $value }”：必须是 { $choices } 中的两到四个，用 _ 隔开。
link-no-values = 链接里的列表没能读出来。这里换成一个打乱的列表。
link-bad-comparators = 链接里的“{ $field }”是“{ $value }”。最多 { $most } 个比较器，写成 1:2,3:4 这样，每个连 1 到 { $last } 号线中不同的两条。
link-bad-ghosts = 链接里的“{ $field }”是“{ $value }”。最多 { $most } 个比较器，写成 1:2:5 这样：先是 1 到 { $last } 号线中不同的两条，再是它前面的比较器个数。
link-no-comparators = 链接里的网络没能读出来。这里换成已知最小的网络。
link-count-values = 链接里有 { $count } 个元素，却有 { $wires } 条线。这里换成一个打乱的列表。
link-long-text = 链接里的“{ $field }”有 { $count } 个字符，最多只能有 { $most } 个字符。
link-bad-row = 链接里的“{ $field }”是“{ $value }”。必须是 1 到 { $most } 格，1 是棋子，0 是空位，至少要有一枚棋子，例如 110111。
link-bad-ways = 链接中的“{ $field }”是“{ $value }”。它应为至多 { $ways } 条路径，如 1-2-5，用 _ 隔开；节点编号从 1 到 { $last }，合计至多 { $nodes } 个。
link-bad-digits = 链接里的“{ $field }”是“{ $value }”：它必须是 1 或更大的整数，最多 { $most } 位。
link-no-number = 链接要的是第 { $number } 条路径，但{ $none ->
    [yes] 一条路径也没有
   *[no] 只有 { $paths } 条路径
}。
link-not-counted = 链接要的是第 { $number } 条路径，但没能数出路径。“计数”会说明原因。
link-no-machine = 链接说机器是写出来的，但没有“table”。图显示一台现成的机器。
link-no-edge = 链接封住节点 { $nodes } 之间的边，但这个图没有这条边。所有的边都开着。
link-no-path = 链接中有 { $count } 条路线不是这个图里的路线，已略去。
link-bad-weight = 链接中的“{ $field }”里有“{ $value }”，这不是权重：权重是一个数，如 3 或 -0.5，最多 { $most } 个字符。因此这里的边没有权重。
link-other-weights = 链接中的“{ $field }”有 { $count } 个权重，而图有 { $edges } 条边。因此这里的边没有权重。
link-no-graph = 链接中没有能读懂的图。这里改为显示 3 乘 3 个路口的街道。
link-bad-graph = 链接中的“{ $field }”是“{ $value }”，这不是画出的图。链接可能被截断了。
link-bad-script = 链接里的“{ $field }”读不出来。它可能被截断了，或者超过 { $limit } 字节。

# 服务器做得不对的地方
wrong-type = 服务器把求解器文件的类型标成了“{ $type }”，而不是 application/wasm。仍然能用，只是启动慢一些。
