page-title = 最坏的列表是什么样？ · Appleyard
title = 最坏的列表是什么样？
lede = 四个指针的快速排序：每个元素都和一个枢轴比较，然后到它左边、到它右边，或者和它留在一起。一步一步看，看看它的栈为什么一直不深。

# 图版
quicksort-plate = 有 { $count } 个元素的列表
quicksort-row = 从左到右的各个元素
quicksort-caption = { $many ->
    [race] 每张小图是一种排法，列表都相同。在正在划分的那一段里，空心的到枢轴左边去，金色的是枢轴或与它相等，实心的到枢轴右边去，灰色的还没看过；其余的颜色很浅。
    [frame] 空心的到枢轴左边去，实心的到枢轴右边去，金色的是枢轴或与它相等，灰色的还没看过。
    [woodcut] { $scheme ->
        [three-way] 柱子或卡片是元素。在正在划分的那一段里，空心的比枢轴小，金色的与枢轴相等，实心的比枢轴大，灰色的还没看过；其余的颜色很浅。指针下面是一层套一层的活动调用，还有只调用较短的一边时绝不会越过的界线。再下面，先是原来的列表，然后每完成一次划分有一行，元素越大，笔画越宽。
       *[other] 柱子或卡片是元素。在正在划分的那一段里，空心的到枢轴左边去，金色的是枢轴，实心的到枢轴右边去，灰色的还没看过；其余的颜色很浅。指针下面是一层套一层的活动调用，还有只调用较短的一边时绝不会越过的界线。再下面，先是原来的列表，然后每完成一次划分有一行，元素越大，笔画越宽。
    }
   *[picture] { $colour ->
        [area] 上面是现在的元素，下面是整个过程，时间从上往下。每个位置按所在的区域着色。点一处，就到那里。
       *[value] 上面是现在的元素，下面是整个过程，时间从上往下。每个位置按值着色，小的浅，大的深。点一处，就到那里。
    }
}
area-smaller = 枢轴左边
area-equal = 枢轴及相等的
area-unprocessed = 还没看过
area-larger = 枢轴右边
area-waiting = 等待中
area-finished = 已完成
mark-element = { $area ->
    [smaller] 第 { $place } 位：{ $value }，在枢轴左边
    [equal] 第 { $place } 位：{ $value }，和枢轴一样
    [unprocessed] 第 { $place } 位：{ $value }，还没看过
    [larger] 第 { $place } 位：{ $value }，在枢轴右边
    [sorting] 第 { $place } 位：{ $value }，正在排
    [sorted] 第 { $place } 位：{ $value }，已排好
   *[outside] 第 { $place } 位：{ $value }
}
gauge = 活动调用：{ $frames } · 最多：{ $most } · 界线：{ $bound }
areas-label = 用字符画出的各个区域

# 排的是什么，简短地说
input-name = { $input ->
    [random] 用种子 { $seed } 打乱
    [sorted] 已经排好
    [reversed] 从大到小
    [nearly-sorted] 差不多排好，种子 { $seed }
    [few-distinct] 只有几种值，种子 { $seed }
    [all-equal] 全都相等
    [organ-pipe] 先升后降
    [sawtooth] 锯齿形
    [time-killer] 专门造来拖慢“{ $against }”这条规则
    [stack-killer] 专门造来让“{ $against }”这条规则每次都选到中位数
   *[typed] 手工输入
}
in-short = { $own ->
    [yes] { $count } 个元素，{ $list }。划分：{ $scheme ->
        [three-way] 三路
        [hoare] Hoare 的方法
       *[lomuto] Lomuto 的方法
    }。枢轴：{ $pivot }。{ $calls ->
        [two] 两边都另行调用
       *[one] { $recurse ->
            [smaller] 调用较短的一边
            [larger] 调用较长的一边
           *[left] 调用左边
        }
    }。{ $cutoff ->
        [2] 短段不另外处理。
       *[other] 少于 { $cutoff } 个元素：{ $small ->
            [insertion] 插入排序。
            [table] 排序网络。
           *[unrolled] 展开的排序网络。
        }
    }
   *[no] { $count } 个元素，{ $list }。
}
pivot-document = 少于 10 个时取中间，否则随机
pivot-random = 随机
pivot-first = 第一个
pivot-last = 最后一个
pivot-middle = 中间
pivot-median-of-three = 三数取中
pivot-ninther = 三个中数再取中
pivot-hand = 手选

# 解说
quicksort-start = { $count ->
    [1] 一个元素：没有什么要排的。
   *[other] { $small ->
        [yes] { $count } 个元素，{ $list }。个数少于短段的界限，就用短段的排法来排。
       *[no] { $count } 个元素，{ $list }。其中一个会成为枢轴。
    }
}
step-probe = 为了选枢轴，把 { $value } 和 { $other } 比较：{ $order ->
    [less] 较小。
    [equal] 相等。
   *[greater] 较大。
}
step-pivot = { $same ->
    [yes] 第 { $from } 到第 { $to } 位的枢轴是 { $value }，它已经在最前面。
   *[no] 第 { $from } 到第 { $to } 位的枢轴是 { $value }，把它交换到最前面。
}
step-covered = { $value } 和枢轴 { $pivot } 比较。
step-equal = { $value } 等于枢轴：它留在原处，<point>p...</point> 前进。
step-larger = { $same ->
    [yes] { $value } 大于枢轴 { $pivot }：<point>p>>></point> 往左退一位，正好到它那里，什么也不用移动。
   *[no] { $value } 大于枢轴 { $pivot }：<point>p>>></point> 往左退一位，交换这两个元素。换过来的那个还没看过。
}
step-smaller = { $value } 小于枢轴 { $pivot }：它和第一个相等的元素交换，<point>p===</point> 和 <point>p...</point> 前进。
step-scan-left = { $moved ->
    [yes] { $value } 小于枢轴 { $pivot }：<point>i</point> 前进。
   *[no] { $value } 不小于枢轴 { $pivot }：<point>i</point> 停在这里。
}
step-scan-right = { $moved ->
    [yes] 从右边看：大于枢轴 { $pivot }，<point>j</point> 往左退一位。
   *[no] { $value } 不大于枢轴 { $pivot }：<point>j</point> 停在这里。
}
step-exchange = 两个指针都停下了：交换 { $value } 和 { $other }。
step-stay = { $value } 不小于枢轴 { $pivot }：留在原处。
step-move = { $value } 小于枢轴 { $pivot }：归到较小的那些里去。
step-place = { $same ->
    [yes] 枢轴 { $value } 已经在它该在的地方：第 { $place } 位。
   *[no] 枢轴 { $value } 交换到它该在的地方：第 { $place } 位。
}
step-shift = { $other } 大于 { $value }：两个互换位置。
step-settle = { $value } 不大于 { $other }，{ $other } 找到了自己的位置。
step-comparator = { $moved ->
    [yes] 比较器交换这两个：{ $value } 在 { $other } 前面。
   *[no] 比较器不动这两个：{ $value } 在 { $other } 前面。
}
part-done = { $calls ->
    [smaller] 划分好了：左边 { $left } 个，中间 { $middle } 个就此到位，右边 { $right } 个。调用较短的一边，较长的一边等着。
    [larger] 划分好了：左边 { $left } 个，中间 { $middle } 个就此到位，右边 { $right } 个。调用较长的一边，较短的一边等着。
    [left] 划分好了：左边 { $left } 个，中间 { $middle } 个就此到位，右边 { $right } 个。调用左边，右边等着。
   *[two] 划分好了：左边 { $left } 个，中间 { $middle } 个就此到位，右边 { $right } 个。两边都另行调用，一先一后。
}
quicksort-choose = 请选枢轴：点第 { $from } 到第 { $to } 位中的一个元素。
quicksort-sorted = { $bounded ->
    [yes] { $waiting ->
        [0] 排好了：比较 { $comparisons } 次，交换 { $swaps } 次。没有一个调用等待过；无论什么列表，最多有 { $bound } 个等待。
       *[other] 排好了：比较 { $comparisons } 次，交换 { $swaps } 次。同时等待的调用从未超过 { $waiting } 个；无论什么列表，最多 { $bound } 个。
    }
   *[no] { $waiting ->
        [0] 排好了：比较 { $comparisons } 次，交换 { $swaps } 次。没有一个调用等待过。
       *[other] 排好了：比较 { $comparisons } 次，交换 { $swaps } 次。最多的时候有 { $waiting } 个调用等待；如果调用较短的一边，接着做较长的一边，最多 { $bound } 个。
    }
}
quicksort-predict = 第 { $from } 到第 { $to } 位马上就划分完了。哪一边的元素少？
answer-left = 左边
answer-right = 右边
answer-same = 一样多

# 断言
claim-holds = { $claim }
claim-broken = { $claim }不成立：看第 { $place } 位。
claim-smaller = <<< 里的都小于枢轴。
claim-equal = === 里的都等于枢轴。
claim-larger = >>> 里的都大于枢轴。
claim-not-larger = 左边没有大于枢轴的。
claim-not-smaller = 右边没有小于枢轴的。
claim-sorted = 这一段已排好。
claim-outside = 和这一段里的相比，前面没有更大的，后面没有更小的。

# 询问一个元素
why-label = 第 { $place } 位
why-element = { $area ->
    [smaller] { $value } 在左边：它和枢轴比较过，比枢轴小，或者至少不比枢轴大。
    [equal] { $value } 是枢轴，或与枢轴相等。这一段划分完，它就此到位。
    [unprocessed] { $value } 还没有和枢轴比较过。
    [covered] { $value }。它比枢轴小还是大，这里不说。
    [larger] { $value } 在右边：它和枢轴比较过，比枢轴大，或者至少不比枢轴小。
    [sorting] { $value } 是正在排的那几个元素之一。
    [sorted] { $value } 在它该在的地方。
   *[outside] { $value } 不在正在处理的那一段里。
}
exchange-start = 把它和另一个交换，看看会破坏什么
exchange-with = 现在点另一个元素，让它和第 { $place } 位的元素互换。
exchanged = 你瞒着程序交换了第 { $first } 位和第 { $second } 位。
exchanged-holds = 每条断言仍然成立。
exchange-back = 换回去
field-pick = 枢轴的位置
pick-take = 就选这个

# 图的文字版
text-list = 列表：{ $list }。
text-list-long = 列表有 { $count } 个元素，前 { $shown } 个是：{ $list }。
text-part = { $count ->
    [1] 正在处理：第 { $from } 位。
   *[other] 正在处理：第 { $from } 到第 { $to } 位，{ $count } 个元素。
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
text-counters = 到现在为止：比较 { $comparisons } 次，交换 { $swaps } 次，写入元素 { $writes } 次，比较器 { $comparators } 个。活动调用：现在 { $frames } 个，到现在最多 { $most } 个；界是 { $bound } 个。

# 错误
error-no-values = 至少要有一个数。
error-too-many-values = 有 { $count } 个元素，这里最多排 { $limit } 个。
error-value-too-large = 第 { $index } 个元素是 { $value }，最大只能是 { $limit }。
error-cutoff-out-of-range = 短段的界限是 { $value }：必须在 { $min } 到 { $max } 之间。
error-too-many-steps = 排这个列表要超过 { $limit } 步，太多了，记不下来。请减少元素，或者换一种枢轴。
error-pivot-outside-range = 第 { $partition } 个枢轴在第 { $at } 位，不在它那一段里：那一段是第 { $lo } 到第 { $hi } 位。
error-no-killer = 针对这条规则，没有这样的列表。
error-killer-too-large = 针对一条规则造的列表，最多有 { $limit } 个元素。
error-seeds-out-of-range = { $value } 个种子：必须在 { $min } 到 { $max } 之间。
error-step-out-of-range = 没有步骤 { $value }：整个过程有 { $max } 个步骤。
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
settings-sound = 声音
sound-on = 每一步发一个音，元素越大音越高
