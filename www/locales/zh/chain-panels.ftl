# 取棋子
chain-turn = { $who ->
    [thinking] 电脑正在走……
    [computer] 轮到电脑走。
    [you] 轮到你了：取一枚，或者点连接处取相邻的两枚。
   *[mover] 轮到走的一方：取一枚，或者点连接处取相邻的两枚。
}
chain-better = { $who ->
    [you] 第 { $ply } 步，你本来应该取{ $count ->
        [1] 第 { $from } 枚。
       *[other] 第 { $from }、{ $to } 枚。
    }
   *[other] 第 { $ply } 步，更好的是取{ $count ->
        [1] 第 { $from } 枚。
       *[other] 第 { $from }、{ $to } 枚。
    }
}
opponent-slowest-loss = 电脑，能赢也让，要输就慢慢输

# 一排
row-legend = 这一排
field-objects = 棋子数
row-position = 或者任意一个局面
row-position-about = 可以写成 1101 这样的格子、{ $notation } 这样的组，或者 { $groups } 这样的大小。
row-end = 取走最后一枚的一方
row-end-normal = 赢（正向玩法）
row-end-misere = 输（反向玩法）
row-first = 整排的第一步
row-first-fewest = 只能取一枚
row-first-any = 和别的步一样，取一枚或两枚

# 分组
groups-here = 这个局面
groups-about = 分成组是 { $groups }，用原文的记法写作 { $notation }：第 n 个数是 n 枚的组有几个。{ $rows ->
    [1] 在 { $cells } 格的一排里，这些组只有一种摆法。
   *[other] 在 { $cells } 格的一排里，这些组有 { $rows } 种摆法，对这个游戏来说全都一样。
}
groups-moves = 它的走法
groups-merge = { $moves ->
    [1] 只有一种走法。
   *[other] 按数组看有 { $moves } 种走法，按组看只能到 { $options } 个局面。组相同的排，放在同一层架子上。
}
groups-take = { $count ->
    [1] 取第 { $from } 枚
   *[other] 取第 { $from }、{ $to } 枚
}
groups-rows-more = 还有 { $more } 种
groups-more = 还有 { $more } 层没有画出来。

# 数表
table-withheld = 提示关着或者标记遮着的时候不说：这些表会说出谁赢。
table-values = 精确值
table-about = +k：先走的一方赢，最多 k 步。−k：先走的一方输，最多拖到第 k 步。点一个值，就打开那一排；超过 { $most } 枚的，只列出值。
table-first-fewest = 第一步取一枚
table-first-any = 第一步不限
table-end-normal = 正向
table-end-misere = 反向
table-cell = { $objects } 枚，{ $end ->
    [normal] 正向玩法
   *[misere] 反向玩法
}，{ $first ->
    [fewest] 第一步只能取一枚
   *[any] 第一步不受限制
}：{ $outcome ->
    [P] { $plies } 步输
   *[N] { $plies } 步赢
}
table-memory = 为此算出了 { $cells } 格里放得下的全部 { $positions } 个局面在两种玩法里的值，占 { $bytes } 字节。
table-chart = { $end ->
    [normal] { $first ->
        [fewest] 正向玩法要走多少步
       *[any] 第一步不受限制的正向玩法要走多少步
    }
   *[misere] { $first ->
        [fewest] 反向玩法要走多少步
       *[any] 第一步不受限制的反向玩法要走多少步
    }
}
table-chart-label = 1 到 { $rows } 枚的各排到终局的步数；表里是同样的数。
table-chart-objects = 棋子数
table-chart-plies = 步数
table-key-won = 必胜
table-key-lost = 必败
table-key-most = 每枚走一步：哪一局都不会更长
table-grundy = 一组相当于多大的一堆尼姆
table-grundy-about = 正向玩法里，n 枚的一组相当于一堆尼姆，表里印的就是那一堆的大小。从 { $preperiod } 起（带底色的是第一个周期），大小以 { $period } 为周期重复，已经证明；更小的组里有 { $exceptions } 个与此不合（加框），其中最大的是 { $last }。
grundy-label = { $code } 的格兰迪值
grundy-more = 共算到 { $heaps }，这里列到 { $shown }。

# 局面统计
census-title = 局面统计
census-about = { $cells } 格的一排，全部 { $positions } 个局面，按剩下的棋子数分列，{ $end ->
    [normal] 正向玩法。
   *[misere] 反向玩法。
}
census-objects = 剩下的棋子
census-positions = 局面
census-won = 必胜
census-lost = 必败
census-only = 几种选择里只有一种赢
census-every = 每种选择都赢
census-sum = 合计
census-count = { $count }
census-about-onlyWinning = { $count ->
    [0] 没有一个局面是几种选择里只有一种能赢的。
    [1] 几种选择里只有一种能赢的，只有这一个局面：
   *[other] 几种选择里只有一种能赢，这样的局面里最小的：
}
census-about-everyWins = { $count ->
    [0] 只有一种选择时，才会每种选择都赢。没有一个局面有两种或更多选择而全都能赢。
    [1] 有两种或更多选择而全都能赢的，只有这一个局面：
   *[other] 有两种或更多选择而全都能赢，这样的局面里最小的：
}
census-about-misled = { $count ->
    [0] 用各组的格兰迪值，照反常尼姆来判断，没有一个局面会判错谁赢。
    [1] 用各组的格兰迪值，照反常尼姆来判断，会判错谁赢的只有这一个局面：
   *[other] 用各组的格兰迪值，照反常尼姆来判断，会判错谁赢，这样的局面里最小的：
}
census-open = 打开 { $groups }
misled-title = 格兰迪值在哪里会误导
misled-about = { $count ->
    [0] 用格兰迪值，照反常尼姆来判断，{ $most } 枚以内的各排都不会判错谁赢。
    [1] 用格兰迪值，照反常尼姆来判断反向玩法，{ $most } 枚以内有一排会判错谁赢：
   *[other] 用格兰迪值，照反常尼姆来判断{ $first ->
        [fewest] {""}
       *[any] 第一步不受限制的
    }反向玩法，{ $most } 枚以内有 { $count } 排会判错谁赢：
}
misled-open = 打开 { $objects } 枚的一排

# 局面图
field-map-objects = 一排的格数
map-too-long = 图上的一排有 { $cells } 格、{ $positions } 个局面，多得画不下；这里最多画 { $most } 格的一排。
map-about = { $objects } 格的一排有 { $positions } 个局面。{ $along ->
    [yes] 上边的数是剩下的棋子数：从最左边的整排，到最右边的空排。
   *[no] 左边的数是剩下的棋子数：从最上面的整排，到最下面的空排。
}每条线是一种走法。{ $told ->
    [yes] { $end ->
        [normal] 正向玩法里，圆点 <disc/> 是轮到谁走谁<lost>必败</lost>，圆圈 <ring/> 是轮到谁走谁<won>必胜</won>。
       *[misere] 反向玩法里，圆点 <disc/> 是轮到谁走谁<lost>必败</lost>，圆圈 <ring/> 是轮到谁走谁<won>必胜</won>。
    }
   *[no] {""}
}
map-line = 粗线是这一局到现在走过的。
map-label = { $objects } 格的一排的各个局面，以及它们之间的走法
map-layer = 剩下的棋子：{ $objects } 枚
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
    [0] 空排。
   *[other] { $groups }：在 { $cells } 格里有 { $rows } 种摆法，一步能到 { $options } 个局面。
}
map-open = 打开
map-withheld = 提示关着或者标记遮着的时候，不说谁赢。
map-article = 这 { $positions } 个局面，原文手工数出了 { $counted } 个。
map-article-groups = 剩 { $objects } 枚、分成 { $groups } 组的，它数了 { $has } 个，实际有 { $there } 个：{ $list }。
map-article-empty = 它没有数空排。
map-table = 各个局面，列成表
map-column-groups = 组
map-column-objects = 剩下的棋子
map-column-value = 值
map-column-moves = 一步能到的局面
map-column-rows = { $cells } 格里的摆法

# 理论
octal-title = 八进制游戏
octal-digits = 小数点后第 k 位的数字，说明从一组里取走 k 枚之后，这一组可以剩下什么：1 是什么也不剩，2 是剩一组，4 是剩两组；可以有几种，就把它们加起来。7 = 1 + 2 + 4，三种都可以，所以取一枚或两枚的“链”是 0.77。小数点前的 4，是一枚不取而把一组分成两组。
octal-code = 八进制码
octal-code-about = 小数点和 0 到 7 的数字，例如 0.77。
octal-ends = 这个码没有写完：要写小数点和 0 到 7 的数字，例如 0.77。
octal-example-1 = 0.77 链，即 Kayles
octal-example-2 = 0.07 Dawson’s Kayles
octal-example-3 = 0.137 Dawson’s Chess
octal-example-4 = 0.6
octal-example-5 = 4.3
field-octal-heaps = 算到几枚的组
octal-values = { $code } 的格兰迪值
octal-period = { $preperiod ->
    [0] 值从一开始就以 { $period } 为周期重复。
   *[other] 从 { $preperiod } 起，值以 { $period } 为周期重复（带底色的是第一个周期）。{ $exceptions ->
        [1] 更小的组里有一个例外（加框）：{ $last }。
       *[other] 更小的组里有 { $exceptions } 个例外（加框），其中最大的是 { $last }。
    }
}
octal-proof = 这已经得到证明，用的是 Guy 和 Smith 的定理：设一步最多取 t 枚，如果从 n₀ 到 2n₀ + p + t − 1 的值都以 p 为周期重复，那么以后永远如此。这里算到了 { $to }。
octal-no-period = { $more ->
    [yes] 算到 { $heaps }，还证明不了有周期；再往下算（最多到 { $most }），也许就能证明。
   *[no] 算到 { $heaps }，还证明不了有周期。
}
octal-withheld = 提示关着或者标记遮着的时候，不说从这些值能看出图上的一排谁赢。
splits-title = { $objects } 枚的一排，谁赢
splits-about = 如果第一步只能从 { $objects } 枚里取一枚，其余 { $left } 枚就分成两部分。正向玩法里，先走的一方<won>必胜</won>，当且仅当有一种分法，两部分的值相等。值写在各种分法下面。
splits-found = { $found ->
    [0] { $left } 枚没有这样的分法：<lost>必败</lost>。
    [1] { $left } 枚有一种这样的分法：<won>必胜</won>。
   *[other] { $left } 枚有 { $found } 种这样的分法：<won>必胜</won>。
}

# 比赛：各道
race-title = 数据结构对算法
race-about = { $objects } 枚的一排，{ $end ->
    [normal] 正向玩法
   *[misere] 反向玩法
}，{ $first ->
    [fewest] 第一步只能取一枚
   *[any] 第一步可以取一枚或两枚
}：每个程序都要算出谁赢。数组给每枚棋子留一格；分组只记每种大小的组各有几个。
field-race-objects = 棋子数 H
race-field-representation = { $letter } 道怎样表示局面
race-field-algorithm = { $letter } 道怎样搜索
race-as-array = 数组
race-as-groups = 分组
race-by-exhaustive = 穷举：走遍所有的对局
race-by-cut-off = 剪枝：找到能赢的走法，其余就不试
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
race-add = 再加一道
race-act-remove = 去掉
race-label-remove = 去掉 { $letter } 道
race-act-stop = 停止
race-label-stop = 停止 { $letter } 道
race-act-start-long = 还是要开始
race-label-start-long = 还是要让 { $letter } 道开始
race-fair = 各道轮流运行，每次几毫秒。一道的用时，只算它自己运行的时间，不算别的道的。
race-progress = { $letter } 道试走过的步数
race-counting = 正在数要试走多少步……
race-will = 要试走 { $count }。
race-would = 真要算，得试走 { $count }。
race-measuring = 正在试算短一些的一排，看这里有多快。
race-estimate = 照这里的速度，大约要 { $time }。
race-long = 照这里的速度，大约要 { $time }，超过一分钟：它不和别的道一起开始。
race-unmeasured = 没能测出要多少时间：它不和别的道一起开始。
race-tried = 共 { $total }，已试走 { $tried } 步，用时 { $time }。
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
race-over = { $lanes } 道里有 { $done } 道算完了。
race-results = 结果
race-withheld = 提示关着的时候，不说谁赢。
race-column-lane = 道
race-column-value = 先走的一方
race-column-moves = 试走步数
race-column-ratio = 和 { $letter } 道比
race-column-stored = 存了几个
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
counts-about = 1 到 { $to } 枚的各排要试走的步数，是数出来的，没有真的去走。纵轴是对数刻度：每往上一条横线，都是乘以同样的倍数。
counts-label = { $lanes } 个程序对 1 到 { $to } 枚的各排试走的步数，对数刻度
counts-printed = 原文印出的数（正向玩法，第一步只能取一枚）
counts-lane = 道
counts-moves = { $objects } 枚的步数
counts-factor = 和 { $before } 枚比
counts-table = 全部步数，逐位写出
counts-objects = 棋子数
reach-title = 能算到多少枚
reach-about = 照各个程序到现在为止在这里的速度，这些时间里能算完的最长的一排。
reach-rate = 每秒步数
reach-minute = 一分钟
reach-day = 一天
reach-year = 一年
reach-objects = { $all ->
    [yes] 至少 { $objects } 枚
   *[no] { $objects } 枚
}
reach-hopeless = { $letter } 道（{ $kind }）：{ $objects } 枚大约要试走 { $moves } 步，照这里的速度要 { $time }；{ $next } 枚要 { $nextTime }。

# 比赛：分组省了多少
gain-title = 分组省了多少
gain-about = 原文估计，用数组要试走的步数，至少是用分组的 2ᴴ 倍。两种它都数过的，最多是 { $objects } 枚：实际是 { $gain } 倍，而 2{ $exponent } 是 { $power }。{ $reached ->
    [yes] 从 { $from } 枚起才达到 2ᴴ 倍。
   *[no] 数到这里为止，一直没有达到 2ᴴ 倍。
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
visits-title = 同一个局面碰到多少次
visits-waiting = 正在数碰到的次数……
visits-about = { $objects } 枚的一排的所有局面，按剩下的棋子数排列。墨色越浓，穷举搜索碰到它的次数越多。
visits-mean = { $positions } 个局面。开始的局面不算，平均每个碰到 { $mean } 次，最多的一个碰到 { $most } 次。
visits-map = { $representation ->
    [array] 各个局面，写成一排格子：{ $positions } 个
   *[groups] 各个局面，写成分组：{ $positions } 个
}
visits-cell = { $position }：剩 { $objects } 枚，{ $count ->
   *[other] 碰到 { $times } 次。
}
visits-scale = 碰到的次数：
visits-lesson = 有了局面表，每个局面只要搜索一次。分成组，局面本来就少，一个往往代表许多种摆法。
visits-guess = 用数组搜索 { $objects } 枚的一排，原文猜每个局面会碰到 10⁷ 次。实际上平均大约 { $times } 次。
visits-table = { $representation ->
    [array] 全部局面，写成一排格子
   *[groups] 全部局面，写成分组
}
visits-column-position = 局面
visits-column-objects = 剩下的棋子
visits-column-times = 次数
