# 取棋子
chain-better = { $who ->
    [you] 第 { $ply } 步，你本来应该取{ $count ->
        [1] 第 { $from } 枚。
       *[other] 第 { $from }、{ $to } 枚。
    }
   *[other] 第 { $ply } 步，走的一方本来应该取{ $count ->
        [1] 第 { $from } 枚。
       *[other] 第 { $from }、{ $to } 枚。
    }
}

# 一排
row-legend = 这一排
field-objects = 棋子数
row-position = 或者任意一个局面
row-position-about = 可以写格子，如 1101；各组的大小，如 { $groups }；或者有 1、2、3……枚的组各有几个，如 { $notation }。
row-end = 取走最后一枚的一方
row-end-normal = 赢（正常玩法）
row-end-misere = 输（反常玩法）
row-first = 整排的第一步
row-first-fewest = 只能取一枚
row-first-any = 和别的步一样，取一枚或两枚

# 分组
groups-here = 这个局面
groups-about = 这个局面分成组是 { $groups }。文章《关于 Wirth 和链的问题》写作 { $notation }：第 n 个数是 n 枚的组有几个。{ $rows ->
    [1] 在 { $cells } 格的一排里，这些组只有一种摆法。
   *[other] 在 { $cells } 格的一排里，这些组有 { $rows } 种摆法，玩起来全都一样。
}
groups-moves = 它的走法
groups-merge = { $moves ->
    [1] 只有一种走法。
   *[other] 按数组看有 { $moves } 种走法，按组看走到 { $options } 个局面。组相同的排，放在同一层架子上。
}
groups-take = { $count ->
    [1] 取第 { $from } 枚
   *[other] 取第 { $from }、{ $to } 枚
}
groups-rows-more = 还有 { $more } 种
groups-more = 还有 { $more } 层没有画出来。

# 数表
table-withheld = 这些表会说出谁赢，所以提示关着或者标记遮着的时候不显示。
table-values = 精确值
table-about = +k 表示先走的一方赢，用 k 步。−k 表示先走的一方输，最多拖到第 k 步。点一个值，就打开那一排；超过 { $most } 枚的，只列出值。
table-first-fewest = 第一步取一枚
table-first-any = 第一步不限
table-end-normal = 正常
table-end-misere = 反常
table-cell = { $objects } 枚，{ $end ->
    [normal] 正常玩法
   *[misere] 反常玩法
}，{ $first ->
    [fewest] 第一步只能取一枚
   *[any] 第一步不受限制
}：{ $outcome ->
    [P] { $plies } 步输
   *[N] { $plies } 步赢
}
table-memory = 为了这张表，求解器算出了 { $cells } 格里放得下的全部 { $positions } 个局面。两种玩法的值一共占 { $bytes } 字节。
table-chart = { $end ->
    [normal] { $first ->
        [fewest] 正常玩法要走多少步
       *[any] 第一步不受限制的正常玩法要走多少步
    }
   *[misere] { $first ->
        [fewest] 反常玩法要走多少步
       *[any] 第一步不受限制的反常玩法要走多少步
    }
}
table-chart-label = 1 到 { $rows } 枚的各排到终局的步数；表里是同样的数。
table-chart-objects = 棋子数
table-chart-plies = 步数
table-key-won = 必胜
table-key-lost = 必败
table-key-most = 每枚走一步：哪一局都不会更长
table-grundy = 一组相当于多大的一堆尼姆
table-grundy-about = 正常玩法里，n 枚的一组相当于一堆尼姆，表里写的就是那一堆的大小。已经证明，从 n = { $preperiod } 起，大小每 { $period } 个重复一次（第一个周期带底色）。更小的组里有 { $exceptions } 个例外（加框），最后一个是 n = { $last }。
grundy-label = { $code } 的格兰迪值
grundy-more = 这里列到 { $shown } 枚的组，求解器算到了 { $heaps } 枚。

# 局面统计
census-title = 局面统计
census-about = { $cells } 格的一排共有 { $positions } 个局面。这张表按剩下的棋子数统计它们在{ $end ->
    [normal] 正常玩法
   *[misere] 反常玩法
}里的胜负。剩下的组相同的走法，算作一种。
census-objects = 剩下的棋子
census-positions = 局面
census-won = 必胜
census-lost = 必败
census-only = 几种走法里只有一种赢
census-every = 每种走法都赢
census-sum = 合计
census-count = { $count }
census-about-oneWins = { $count ->
    [0] 没有一个局面是几种走法里恰好一种能赢的。
    [1] 几种走法里恰好一种能赢的，只有这一个局面：
   *[other] 几种走法里恰好一种能赢的局面，最小的是这些：
}
census-about-everyWins = { $count ->
    [0] 只有一种走法时，才会每种走法都赢。没有一个局面有两种或更多走法而全都能赢。
    [1] 有两种或更多走法而全都能赢的，只有这一个局面：
   *[other] 有两种或更多走法而全都能赢的局面，最小的是这些：
}
census-about-misled = { $count ->
    [0] 把每组看作一堆尼姆，大小是它的格兰迪值。这样按反常尼姆判断谁赢，每个局面都判对。
    [1] 把每组看作一堆尼姆，大小是它的格兰迪值。这样按反常尼姆判断谁赢，只有这个局面判错：
   *[other] 把每组看作一堆尼姆，大小是它的格兰迪值。这样按反常尼姆判断谁赢，会判错一些局面，最小的是这些：
}
census-open = 打开 { $groups }
misled-title = 格兰迪值在哪里会误导
misled-about = { $count ->
    [0] 把每组看作一堆尼姆，大小是它的格兰迪值。这样按反常尼姆判断，{ $most } 枚以内的各排都判对谁赢。
    [1] 把每组看作一堆尼姆，大小是它的格兰迪值。这样按反常尼姆判断，{ $most } 枚以内有一排判错谁赢：
   *[other] 把每组看作一堆尼姆，大小是它的格兰迪值。{ $first ->
        [fewest] {""}
       *[any] 第一步不受限制时，
    }这样按反常尼姆判断，{ $most } 枚以内有 { $count } 排判错谁赢：
}
misled-open = 打开 { $objects } 枚的一排

# 局面图
field-map-objects = 一排的格数
map-too-long = 图上的一排有 { $cells } 格、{ $positions } 个局面，多得画不下。局面图最多画 { $most } 格的一排。
map-about = { $objects } 格的一排有 { $positions } 个局面。{ $along ->
    [yes] 上边的数是剩下的棋子数：从最左边的整排，到最右边的空排。
   *[no] 左边的数是剩下的棋子数：从最上面的整排，到最下面的空排。
}每条线是一种走法。{ $shown ->
    [yes] { $end ->
        [normal] 正常玩法里，在圆点 <disc/> 处，轮到走的一方<lost>必败</lost>；在圆圈 <ring/> 处，轮到走的一方<won>必胜</won>。
       *[misere] 反常玩法里，在圆点 <disc/> 处，轮到走的一方<lost>必败</lost>；在圆圈 <ring/> 处，轮到走的一方<won>必胜</won>。
    }
   *[no] {""}
}
map-line = 粗线是这一局到现在走过的。
map-label = { $objects } 格的一排的各个局面，以及它们之间的走法
map-layer = 剩下 { $objects } 枚
map-node = { $objects ->
    [0] 空排
   *[other] { $groups }
}{ $outcome ->
    [P] { $plies ->
        [0] ，必败
       *[other] ，{ $plies } 步输
    }
    [N] { $plies ->
        [0] ，必胜
       *[other] ，{ $plies } 步赢
    }
   *[hidden] {""}
}
map-point = 指着一个局面，就显示它的走法；点它，就打开。
map-here = { $objects ->
    [0] 这是空排。
   *[other] { $groups } 在这里有 { $rows } 种摆法，一步能到 { $positions } 个局面。
}
map-open = 打开
map-withheld = 提示关着或者标记遮着的时候，局面图不显示谁赢。
map-article = 这 { $positions } 个局面，文章《关于 Wirth 和链的问题》手工数出了 { $counted } 个。
map-article-groups = 剩 { $objects } 枚、分成 { $groups } 组的，文章数了 { $has } 个，实际有 { $there } 个：{ $list }。
map-article-empty = 文章没有数空排。
map-table = 各个局面，列成表
map-column-groups = 组
map-column-objects = 剩下的棋子
map-column-value = 值
map-column-moves = 一步能到的局面
map-column-rows = { $cells } 格里的摆法

# 理论
octal-title = 八进制游戏
octal-digits = 小数点后第 k 位数字说明，取走 k 枚之后，那一组可以剩下什么。1 是什么也不剩，2 是剩一组，4 是剩两组；几种都可以，就把它们加起来。7 = 1 + 2 + 4，三种都可以，所以取一枚或两枚的“链”是 0.77。小数点前写 4，就可以一枚不取而把一组分成两组。
octal-code = 八进制码
octal-code-about = 八进制码由小数点和 0 到 7 的数字组成，例如 0.77。
error-octal-ends = 这个码没有写完。八进制码由小数点和 0 到 7 的数字组成，例如 0.77。
octal-example-1 = 0.77 链，即 Kayles
octal-example-2 = 0.07 Dawson’s Kayles
octal-example-3 = 0.137 Dawson’s Chess
octal-example-4 = 0.6
octal-example-5 = 4.3
field-octal-heaps = 算到几枚的组
octal-values = { $code } 的格兰迪值
octal-move = { $taken ->
    [0] 一步可以一枚不取，把一组分成两组。
   *[other] 一步可以从一组里取走 { $taken } 枚，{ $leaves ->
        [1] 这一组什么也不剩。
        [2] 余下的成一组。
        [3] 这一组什么也不剩，或余下的成一组。
        [4] 余下的分成两组。
        [5] 这一组什么也不剩，或余下的分成两组。
        [6] 余下的成一组，或分成两组。
       *[7] 这一组什么也不剩，或余下的成一组，或分成两组。
    }
}
octal-period = { $preperiod ->
    [0] 值从一开始就每 { $period } 个重复一次。
   *[other] 从 { $preperiod } 枚的组起，值每 { $period } 个重复一次（第一个周期带底色）。{ $exceptions ->
        [1] 更小的组里有一个例外（加框）：{ $last } 枚。
       *[other] 更小的组里有 { $exceptions } 个例外（加框），最大的是 { $last } 枚。
    }
}
octal-proof = Guy 和 Smith 证明了一条判断的方法。设一步最多取 t 枚，从 n₀ 到 2n₀ + p + t − 1 的值每 p 个重复一次。那么以后永远如此。这里求解器核对到了 { $to }。
octal-no-period = { $more ->
    [yes] 算到 { $heaps }，还证明不了有周期；再往下算（最多到 { $most }），也许就能证明。
   *[no] 算到 { $heaps }，还证明不了有周期。
}
octal-withheld = 从这些值能看出图上的一排谁赢，所以提示关着或者标记遮着的时候不显示。
splits-title = { $objects } 枚的一排，谁赢
splits-about = 如果第一步只能从 { $objects } 枚里取一枚，其余 { $left } 枚就分成两部分，其中一部分可以是空的。正常玩法里，只要有一种分法让两部分的格兰迪值（写在下面）相等，先走的一方就<won>必胜</won>；否则必败。两个相等的值，就像两堆一样多的尼姆：对手怎么动一边，你就怎么动另一边。
splits-found = { $found ->
    [0] { $left } 枚没有值相等的分法，所以先走的一方<lost>必败</lost>。
    [1] { $left } 枚有一种值相等的分法，所以先走的一方<won>必胜</won>。
   *[other] { $left } 枚有 { $found } 种值相等的分法，所以先走的一方<won>必胜</won>。
}

# 比赛：各道
race-title = 数据结构对算法
race-about = { $objects } 枚的一排，{ $end ->
    [normal] 正常玩法
   *[misere] 反常玩法
}，{ $first ->
    [fewest] 第一步只能取一枚
   *[any] 第一步可以取一枚或两枚
}：每个程序都要算出谁赢。数组给每枚棋子留一格。分组只记每种大小的组各有几个，所以许多排合成一个局面。
field-race-objects = 棋子数 H
race-field-representation = { $letter } 赛道怎样表示局面
race-field-algorithm = { $letter } 赛道怎样搜索
race-as-array = 数组
race-as-groups = 分组
race-by-exhaustive = 穷举：走遍所有的对局
race-by-cut-off = 剪枝：找到能赢的走法就停
race-by-memoised = 记忆：算过的局面记在表里
race-by-bottom-up = 自底向上：从棋子少的起，算出所有局面
race-by-sprague-grundy = Sprague-Grundy：只用各组的值
race-kind = { $representation ->
    [array] 数组
   *[groups] 分组
}，{ $algorithm ->
    [exhaustive] 穷举
    [cut-off] 剪枝
    [memoised] 记忆
    [bottom-up] 自底向上
   *[sprague-grundy] Sprague-Grundy
}
race-start = 开始
race-stop = 停止
race-add = 再加一条赛道
race-act-remove = 去掉
race-label-remove = 去掉 { $letter } 赛道
race-removed = 还剩 { $lanes } 条赛道。
race-act-stop = 停止
race-label-stop = 停止 { $letter } 赛道
race-act-start-long = 仍然开始
race-label-start-long = 仍然让 { $letter } 赛道开始
race-fair = 各赛道轮流运行，每次几毫秒。一条赛道的用时，只算它自己运行的时间，不算别的赛道的。
race-progress = { $letter } 赛道试走过的步数
race-counting = 求解器正在计算要试走多少步……
race-will = 要试走 { $count }。
race-would = 它要试走 { $count }。
race-measuring = 它先试算短一些的一排，测出在这里的速度。
race-estimate = 照这里的速度，大约要 { $time }。
race-long = 照这里的速度，大约要 { $time }。这超过一分钟，所以它不和别的赛道一起开始。
race-range = { $from }到 { $to }
race-instant = 这几乎不花时间。
race-estimated = 赛道 { $slow } 估计要 { $time }，而{ $count ->
    [1] 赛道 { $quick }
   *[other] 赛道 { $quick } 都
}几乎不花时间。
race-slower = 表越大，程序可能越慢。
race-unmeasured = 没能测出它的速度，所以它不和别的赛道一起开始。
race-tried = 共 { $total }，已试走 { $tried } 步，用时 { $time }。
race-left = 大约还需{ $time }。
race-done = 试走了 { $tried }，用时 { $time }。
race-stopped = 已停止：试走了 { $tried }，用时 { $time }。
race-rate = 每秒 { $rate } 步。
race-stored = { $algorithm ->
    [sprague-grundy] 存了 { $stored } 个格兰迪值。
   *[other] 存了 { $stored } 个局面。
}
race-rounds = { $rounds ->
    [1] 算了一轮。
   *[other] 算了 { $rounds } 轮，最后一轮什么也没有变。
}
race-over = { $lanes } 条赛道里有 { $done } 条算完了。
race-results = 结果
race-withheld = 提示关着的时候，表里不显示谁赢。
race-column-lane = 赛道
race-column-value = 先走的一方
race-column-moves = 试走步数
race-column-ratio = 和 { $letter } 赛道比
race-column-stored = 存储量
race-column-rounds = 轮数
race-column-time = 用时
race-value = { $outcome ->
    [N] { $exact ->
        [yes] { $plies } 步<won>赢</won>
       *[no] <won>赢</won>
    }
   *[P] { $exact ->
        [yes] { $plies } 步<lost>输</lost>
       *[no] <lost>输</lost>
    }
}
race-against = { $fewer ->
    [yes] ÷ { $ratio }
   *[no] × { $ratio }
}

# 比赛：数
race-moves = { $exact ->
    [yes] { $count ->
       *[other] { $moves } 步
    }
   *[no] { $moves } 步左右
}
race-power = { $mantissa } × 10{ $exponent }
race-times = × { $ratio }
race-time = { $unit ->
    [under] 1 毫秒以内
    [ms] { $value } 毫秒
    [seconds] { $value } 秒
    [minutes] { $value } 分钟
    [hours] { $value } 小时
    [days] { $value } 天
   *[years] { $value } 年
}

# 比赛：步数怎样增长
counts-title = 步数怎样增长
counts-about = 这张图画出各个程序在 1 到 { $to } 枚的各排里要试走多少步。这些步数是求解器算出来的，没有真的去走。纵轴是对数刻度：每往上一条横线，都是乘以同样的倍数。
counts-label = { $lanes } 个程序对 1 到 { $to } 枚的各排试走的步数，对数刻度
counts-printed = 文章印出的数（正常玩法，第一步只能取一枚）
counts-lane = 赛道
counts-moves = { $objects } 枚的步数
counts-factor = 和 { $before } 枚比
counts-table = 全部步数，逐位写出
counts-before = 前面的行
counts-after = 后面的行
counts-page = 第 { $from } 到第 { $to } 行，共 { $rows } 行
counts-objects = 棋子数
reach-title = 各个程序能算到多少枚
reach-about = 按各个程序在这里到目前为止的速度，一分钟、一天、一年里最多能算多少枚。
reach-rate = 每秒步数
reach-minute = 一分钟
reach-day = 一天
reach-year = 一年
reach-objects = { $all ->
    [yes] 至少 { $objects } 枚
   *[no] { $objects } 枚
}
reach-hopeless = { $letter } 赛道（{ $kind }）：{ $objects } 枚大约要试走 { $moves } 步，照这里的速度要 { $time }；{ $next } 枚要 { $nextTime }。

# 比赛：分组省了多少
gain-title = 分组省了多少
gain-about = 文章估计，用数组要试走的步数，至少是用分组的 2ᴴ 倍。两种它都数过的，最多是 { $objects } 枚：实际是 { $gain } 倍，而 2{ $exponent } 是 { $power }。{ $reached ->
    [yes] 从 { $from } 枚起，倍数都不小于 2ᴴ。
   *[no] 这里数过的各排，倍数都没有达到 2ᴴ。
}
gain-label = 1 到 { $to } 枚的各排，数组的步数是分组的多少倍，以及 2ᴴ，对数刻度
gain-gained = 穷举时，数组的步数是分组的多少倍
gain-power = 2ᴴ
gain-here = { $objects } 枚：数组的步数是分组的 { $gain } 倍，而 2{ $exponent } 是 { $power }。
gain-table = 各排的倍数
gain-column-objects = 棋子数
gain-column-gained = 倍数
gain-column-power = 2ᴴ

# 比赛：同一个局面碰到多少次
visits-title = 搜索多少次走到同一个局面
visits-waiting = 求解器正在计算次数……
visits-about = 两张图画出 { $objects } 枚的一排的所有局面，按剩下的棋子数排列。穷举搜索走到一个局面的次数越多，它的墨色越浓。
visits-mean = 一共 { $positions } 个局面。除了开始的局面，平均每个走到 { $mean } 次，最多的一个走到 { $most } 次。
visits-map = { $representation ->
    [array] 各个局面，写成一排格子：{ $positions } 个
   *[groups] 各个局面，写成分组：{ $positions } 个
}
visits-cell = { $position }：剩 { $objects } 枚，{ $count ->
   *[other] 走到 { $times } 次。
}
visits-scale = 走到的次数：
visits-lesson = 有了局面表，每个局面只要搜索一次。分成组，局面本来就少，因为一个局面往往代表许多种摆法。
visits-guess = 用数组搜索 { $objects } 枚的一排，文章猜每个局面会走到 10⁷ 次。实际上平均大约 { $times } 次。
visits-table = { $representation ->
    [array] 全部局面，写成一排格子
   *[groups] 全部局面，写成分组
}
visits-column-position = 局面
visits-column-objects = 剩下的棋子
visits-column-times = 次数
