page-title = 最坏的列表是什么样？ · Appleyard
title = 最坏的列表是什么样？
lede = 快速排序把较小的元素放到枢轴左边，较大的放到右边，再对两边照样排。排得快不快，全看枢轴。

# 图
quicksort-picture = 有 { $count } 个元素的列表
quicksort-row = 从左到右的各个元素
picture-values = 在下面的图里，值小的浅，值大的深。
area-smaller = { $short ->
    [yes] 左
   *[no] 枢轴左边
}
area-equal = 枢轴
area-unprocessed = { $short ->
    [yes] 未看
   *[no] 还没看过
}
area-larger = { $short ->
    [yes] 右
   *[no] 枢轴右边
}
area-sorting = 正在排
area-waiting = { $short ->
    [yes] 等待
   *[no] 等待中
}
area-finished = { $short ->
    [yes] 完成
   *[no] 已完成
}
mark-element = { $area ->
    [smaller] 第 { $place } 位：{ $value }，在枢轴左边
    [equal] 第 { $place } 位：{ $value }，等于枢轴
    [unprocessed] 第 { $place } 位：{ $value }，还没看过
    [larger] 第 { $place } 位：{ $value }，在枢轴右边
    [sorting] 第 { $place } 位：{ $value }，正在排
    [finished] 第 { $place } 位：{ $value }，已完成
    [covered] 第 { $place } 位：{ $value }，已遮住
   *[waiting] 第 { $place } 位：{ $value }，等待中
}
rows-heading = 每次划分之后的列表{ $touch ->
    [yes] ：点一行就到那里
   *[no] {""}
}
run-heading = 从上到下是整个过程{ $touch ->
    [yes] ：点一处就到那里
   *[no] {""}
}
row-label = { $at ->
    [start] 开始时的列表
    [end] 排好的列表
   *[division] 划分第 { $from } 到第 { $to } 位之后的列表
}
gauge = { $short ->
    [yes] 等待：{ $now } · 上限：{ $bound }
   *[no] 等待的调用：{ $now } · 至今最多：{ $most } · 上限：{ $bound }
}

# 指针：图中、句子里和程序里叫法相同
pointer-first = 开头
pointer-equal = 相等
pointer-next = 下一个
pointer-larger = 较大
pointer-left = 左指针
pointer-right = 右指针
pointer-boundary = 分界
pointer-end = 末尾
pointer-at = { $behind ->
    [yes] 指针“{ $name }”在第 { $place } 位之后。
   *[no] 指针“{ $name }”在第 { $place } 位。
}
stack-label = 等待的调用
why-stack = 一个调用作了新的调用去排一边，自己就等着。{ $count ->
    [0] 现在没有等待的。
   *[other] 现在有 { $count } 个在等，最新的一个排第 { $from } 到第 { $to } 位。
}虚线是上限：如果只递归较短的一边，最多 { $bound } 个。
why-pointer-first = 正在划分的一段从这里开始，较小的元素也聚在这里。
why-pointer-equal = 等于枢轴的元素从这里开始，前面的元素都更小。
why-pointer-next = 这里的元素下一个和枢轴比较。
why-pointer-larger = 比枢轴大的元素从这里开始。
why-pointer-left = 这个指针从左边过来，走过的元素都不大于枢轴。
why-pointer-right = 这个指针从右边过来，走过的元素都不小于枢轴。
why-pointer-boundary = 不小于枢轴的元素从这里开始。
code-pointers = 指针

# 排的是什么，简短地说
input-name = { $input ->
    [random] 用种子 { $seed } 打乱（种子决定次序）
    [sorted] 已经排好
    [reversed] 从大到小
    [nearly-sorted] 差不多排好，种子 { $seed }
    [few-distinct] 只有几种值，种子 { $seed }
    [all-equal] 全都相等
    [organ-pipe] 先升后降
    [sawtooth] 锯齿形
    [time-killer] 专门用来拖慢“{ $against }”这条规则
    [stack-killer] 专门让“{ $against }”这条规则每次都选到中位数
   *[typed] 手工输入
}
in-short = { $listed ->
    [no] {""}
   *[yes] { $count } 个元素，{ $list }。
}{ $scheme ->
    [hoare] 划分：Hoare 的方法。
    [lomuto] 划分：Lomuto 的方法。
   *[three-way] {""}
}{ $rule ->
    [document] {""}
   *[other] 枢轴：{ $pivot }。
}{ $called ->
    [two] 两边各有一次新的调用。
    [larger] 先递归处理较长的一边。
    [left] 先递归处理左边。
   *[smaller] {""}
}{ $cutoff ->
    [2] {""}
   *[other] 少于 { $cutoff } 个元素：{ $small ->
        [insertion] 插入排序。
        [table] 排序网络。
       *[unrolled] 展开的排序网络。
    }
}
pivot-document = 少于 10 个时取中间，否则随机
pivot-random = 随机
pivot-first = 第一个
pivot-last = 最后一个
pivot-middle = 位置居中的一个
pivot-median-of-three = 三数取中
pivot-ninther = 三个中数再取中
pivot-hand = 手选

# 解说
quicksort-start = 这里有 { $count } 个元素，{ $list }。
quicksort-built = { $input ->
    [stack-killer] 这个列表最多有 { $waiting } 个调用同时等待，打乱的列表最多 { $usual } 个。
   *[time-killer] 用现在的规则，这个列表要比较 { $comparisons } 次，打乱的列表要 { $shuffled } 次。
}
quicksort-invite = { $invites ->
    [none] 只有一个元素，所以没有什么要排的。
    [small] 列表比阈值还短，所以直接用短段的排法。
   *[touch] <invite>点一个元素，让它当第一个枢轴；或者按播放。最好选大小居中的：两边就都短。</invite>
}
quicksort-run-below = 元素下面的图画是整个过程，时间从上往下。<invite>点一处，就到那里。</invite>
quicksort-rows-below = 元素下面的一行行，是每次划分之后的列表，从上到下。<invite>点一行就到那里，点“等待的调用”看它是什么。</invite>
step-probe = 为了选枢轴，程序把 { $value } 和 { $other } 比较：{ $order ->
    [less] { $value } 较小。
    [equal] 两个相等。
   *[greater] { $value } 较大。
}
step-pivot = { $same ->
    [yes] 第 { $from } 到第 { $to } 位的枢轴是 { $value }，它已经在最前面。
   *[no] 第 { $from } 到第 { $to } 位的枢轴是 { $value }。它先交换到最前面，免得碍事。
}
step-covered = 程序把 { $value } 和枢轴 { $pivot } 比较。
step-equal = { $value } 等于枢轴，所以留在原处，指针 <point>下一个</point> 前进。
step-larger = { $same ->
    [yes] { $value } 大于枢轴 { $pivot }，所以指针 <point>较大</point> 往左退到它那里。
   *[no] { $value } 大于枢轴 { $pivot }，所以指针 <point>较大</point> 往左退一位，交换这两个元素。
}
step-larger-more = { $same ->
    [yes] 它本来就在右边，什么也不用移动。
   *[no] 换过来的那个还没看过，所以 <point>下一个</point> 不动。
}
step-smaller = { $value } 小于枢轴 { $pivot }，所以和第一个等于 { $pivot } 的交换。指针 <point>相等</point> 和 <point>下一个</point> 前进。
step-scan-left = { $moved ->
    [yes] { $value } 小于枢轴 { $pivot }，可以留在左边，所以 <point>左指针</point> 前进。
   *[no] { $value } 不小于枢轴 { $pivot }，所以 <point>左指针</point> 停在这里。
}
step-scan-right = { $moved ->
    [yes] 右边有一个元素大于枢轴 { $pivot }，可以留在那里，所以 <point>右指针</point> 往左退一位。
   *[no] { $value } 不大于枢轴 { $pivot }，所以 <point>右指针</point> 停在这里。
}
step-exchange = 两个指针都停下了，所以程序交换 { $value } 和 { $other }，让它们各到该去的一边。
step-stay = { $value } 不小于枢轴 { $pivot }，所以留在原处。
step-move = { $value } 小于枢轴 { $pivot }，所以交换到较小的那些里去。
step-place = { $same ->
    [yes] 枢轴 { $value } 已经在它该在的地方：第 { $place } 位，两边之间。
   *[no] 枢轴 { $value } 交换到它该在的地方：第 { $place } 位，两边之间。
}
step-shift = { $other } 大于 { $value }，所以交换这两个。
step-settle = { $value } 不大于 { $other }，所以 { $other } 找到了自己的位置。
step-comparator = { $moved ->
    [yes] { $other } 在 { $value } 前面，所以比较器交换这两个。
   *[no] { $value } 已经在 { $other } 前面，所以比较器不动这两个。
}
part-done = 划分好了：左边 { $left } 个，右边 { $right } 个；两边之间 { $middle } 个就此到位，不会再动。
part-sides = { $order ->
    [smaller] 先递归处理较短的一边，第 { $from } 到第 { $to } 位。
    [larger] 先递归处理较长的一边，第 { $from } 到第 { $to } 位。
    [left] 先递归处理左边，第 { $from } 到第 { $to } 位。
   *[same] 两边一样长：先递归处理第 { $from } 到第 { $to } 位。
}
part-sides-more = { $order ->
    [smaller] 它最多只有一半元素，所以调用不会嵌套很深。第 { $first } 到第 { $last } 位等着。
    [larger] 它可能有几乎全部元素，所以调用会嵌套很深。第 { $first } 到第 { $last } 位等着。
    [left] 它可能有几乎全部元素，所以调用会嵌套很深。第 { $first } 到第 { $last } 位等着。
   *[same] 第 { $first } 到第 { $last } 位等着。
}
part-back = 第 { $from } 到第 { $to } 位已完成，所以程序回到一直在等的第 { $first } 到第 { $last } 位。
quicksort-choose = <invite>请选枢轴：点第 { $from } 到第 { $to } 位中的一个元素。</invite>
quicksort-sorted = 列表排好了，比较了 { $comparisons } 次。{ $verdict ->
    [good] 这很好，因为{ $why ->
        [equal] 许多元素等于枢轴
        [mixed] 有足够多的枢轴分得均匀
        [near] 多数元素离自己的位置不远
       *[even] 多数枢轴在两边都留下不少元素
    }。
    [bad] 这很差，因为{ $why ->
        [mixed] 分得均匀的枢轴太少
        [medians] 找中位数就比较了许多次
        [far] 许多元素离自己的位置很远
       *[uneven] 多数枢轴让一边几乎空着
    }。
    [fixed] 排序网络对每个列表都作同样的比较。
   *[only] 列表这么短，没有别的排法。
}{ $why ->
    [none] {""}
    [equal] 没有相等的元素时，最好约 { $best } 次。
    [near] 最好的列表 { $best } 次，最差的 { $pairs } 次。
    [far] 最好的列表 { $best } 次，最差的 { $pairs } 次。
   *[other] 最好约 { $best } 次，最差 { $pairs } 次。
}
quicksort-sorted-more = 交换了 { $swaps } 次。{ $called ->
    [yes] 同时等待的调用最多 { $waiting } 个。
   *[no] { $waiting ->
        [0] 没有新的调用，所以没有哪个调用要等待。
       *[other] 新的调用都没有什么要排的：每个最多一个元素，马上就返回了。
    }
}{ $bounded ->
    [yes] 无论什么列表，上限都是 { $bound }，因为每层新调用的元素最多是外面一层的一半。
   *[no] { $called ->
        [no] {""}
       *[yes] 如果先递归较短的一边，等待的最多 { $bound } 个。
    }
}
quicksort-before = 你改动之前，比较了 { $comparisons } 次，交换了 { $swaps } 次。
quicksort-predict = 第 { $from } 到第 { $to } 位马上就划分完了。哪一边的元素少？
answer-left = 左边
answer-right = 右边
answer-same = 一样多

# 断言
claim-holds = { $claim }
claim-broken = { $claim }现在这一条不成立了：看第 { $place } 位。
claim-smaller = 左边的每个元素都小于枢轴。
claim-equal = 中间的每个元素都等于枢轴。
claim-larger = 右边的每个元素都大于枢轴。
claim-not-larger = 左边的元素都不大于枢轴。
claim-not-smaller = 右边的元素都不小于枢轴。
claim-sorted = 这一段已排好。
claim-outside = 这一段之前没有更大的元素，之后没有更小的元素。

# 询问一个元素
why-label = 第 { $place } 位
why-element = { $area ->
    [smaller] { $value } 在左边，因为它和枢轴比较过，不比枢轴大。
    [equal] { $value } 等于枢轴，所以这一段划分完以后，它就不会再动。
    [unprocessed] { $value } 还没看过，所以还不知道它属于哪一边。
    [larger] { $value } 在右边，因为它和枢轴比较过，不比枢轴小。
    [sorting] { $value } 在一个短段里，这一段正在排。
    [finished] { $value } 已完成：它前面没有更大的，后面没有更小的。
    [covered] { $value } 比枢轴小、相等还是大，这里不显示。
   *[waiting] { $value } 在等待的一段里，要等别的一段先排好。
}
why-pivot = { $by ->
    [hand] 你选了 { $value } 作第 { $from } 到第 { $to } 位的枢轴。
   *[rule] { $value } 是第 { $from } 到第 { $to } 位的枢轴，由规则“{ $rule }”选出。
}
pivot-again = <invite>再点一次，就让它当枢轴。</invite>
pivot-this = 让它当枢轴
pivot-another = 另选枢轴
exchange-start = 把它和另一个交换，看看会破坏什么
exchange-with = <invite>现在点另一个元素，和第 { $place } 位交换。</invite>
exchanged = 你瞒着程序交换了第 { $first } 位和第 { $second } 位。
exchanged-holds = 每条断言仍然成立。
exchanged-broken = 程序依赖的断言不再成立，所以不能从这里接着排。
exchanged-stuck = 每条断言仍然成立，但是程序不能从这里接着排：先前的比较已经把这两个元素分开了。
exchange-run-on = 从这里接着排
exchange-back = 换回去
field-pick = 枢轴的位置
pick-take = 就选这个
pick-ruled = 由规则来选
pick-undo = 收回这个枢轴
watch = 看演示
demonstration = 这是演示。<invite>点一个元素，就重新开始。</invite>
sound = 声音

# 图的文字版
text-list = 列表：{ $list }。
text-list-long = 列表有 { $count } 个元素，前 { $shown } 个是：{ $list }。
text-part = { $count ->
    [1] 程序正在处理第 { $from } 位。
   *[other] 程序正在处理第 { $from } 到第 { $to } 位，共 { $count } 个元素。
}
text-finished = { $more ->
    [yes] 已完成：第 { $places } 位等，共 { $count } 位。
   *[no] 已完成：第 { $places } 位。
}
text-waiting = { $more ->
    [yes] 等待中：第 { $places } 位等，共 { $count } 位。
   *[no] 等待中：第 { $places } 位。
}
text-area = { $area ->
    [smaller] 小于枢轴：{ $count ->
        [0] 没有。
        [1] 第 { $from } 位。
       *[other] 第 { $from } 到第 { $to } 位。
    }
    [equal] 等于枢轴：{ $count ->
        [0] 没有。
        [1] 第 { $from } 位。
       *[other] 第 { $from } 到第 { $to } 位。
    }
    [unprocessed] 还没看过：{ $count ->
        [0] 没有。
        [1] 第 { $from } 位。
       *[other] 第 { $from } 到第 { $to } 位。
    }
    [larger] 大于枢轴：{ $count ->
        [0] 没有。
        [1] 第 { $from } 位。
       *[other] 第 { $from } 到第 { $to } 位。
    }
    [not-larger] 不大于枢轴：{ $count ->
        [0] 没有。
        [1] 第 { $from } 位。
       *[other] 第 { $from } 到第 { $to } 位。
    }
    [not-smaller] 不小于枢轴：{ $count ->
        [0] 没有。
        [1] 第 { $from } 位。
       *[other] 第 { $from } 到第 { $to } 位。
    }
   *[sorted] 已排好：第 { $from } 到第 { $to } 位。
}
text-counters = 到现在为止，程序比较了 { $comparisons } 次，交换了 { $swaps } 次，写入元素 { $writes } 次，用了 { $comparators } 个比较器。等待的调用：现在 { $now } 个，至今最多 { $most } 个；上限是 { $bound } 个。

# 错误
error-no-values = 至少要有一个数。
error-too-many-values = 列表有 { $count } 个元素，这里最多能排 { $limit } 个。
error-value-too-large = 第 { $index } 个元素是 { $value }，最大只能是 { $limit }。
error-cutoff-out-of-range = 阈值是 { $value }，但它必须在 { $min } 到 { $max } 之间。
error-too-many-steps = 排这个列表要超过 { $limit } 步，太多了，记不下来。请减少元素，或者换一种枢轴。
error-pivot-outside-range = 第 { $partition } 个枢轴在第 { $at } 位，不在它那一段里；那一段是第 { $lo } 到第 { $hi } 位。
error-no-killer = 没有人能造出对付这条规则的列表，因为没有人能预先知道它选哪个枢轴。
error-killer-too-large = 针对一条规则造的列表，最多有 { $limit } 个元素。
error-seeds-out-of-range = 你要 { $value } 个种子，但个数必须在 { $min } 到 { $max } 之间。
error-worst-out-of-range = 你要试 { $value } 个元素的所有次序，但个数必须在 { $min } 到 { $max } 之间。
error-step-out-of-range = 没有第 { $value } 个步骤：整个过程有 { $max } 个步骤。
error-place-out-of-range = 没有第 { $value } 位：列表有 { $max } 个元素。

word-input = 列表
word-variant = 排法
word-code = 程序
word-tree = 树
word-race = 比赛
word-lab = 最坏列表

# 设置
settings-show = 元素
look-show-bars = 画成柱子
look-show-cards = 放得下时，画成写着值的卡片
settings-colour = 元素很多时的图
look-colour-area = 按区域着色
look-colour-value = 按值着色

