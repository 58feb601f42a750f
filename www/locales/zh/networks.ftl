page-title = 能去掉一个吗？ · Appleyard
title = 能去掉一个吗？
lede = 排序网络在事先定好的位置上比较，不管进来的是什么。画一个网络，去掉一个比较器：它还能不能排序，当场就有回答：或者给出证明，或者给出一个会排错的输入。

# 图版
networks-plate = 排序网络：{ $wires } 条线，{ $size } 个比较器
networks-comparators = 各个比较器
networks-front = 元素现在的位置
networks-inputs = 进来的元素
networks-caption = { $arrows ->
    [frame] 比较器连接两条线，把较小的元素送到上面。金色的到了不该到的线上。
    [yes] 每条横线就是网络的一条线，元素沿着它从左走到右，元素越大，墨色越浓。比较器连接两条线，把较小的元素送到上面；带箭头的，把较大的送到箭头所指的那条线。0 是空心的，1 是实心的。画成虚线的比较器从不交换。金色的到了不该到的线上。
   *[no] 每条横线就是网络的一条线，元素沿着它从左走到右，元素越大，墨色越浓。比较器连接两条线，把较小的元素送到上面：轨迹交叉的地方，两个元素交换过。0 是空心的，1 是实心的。画成虚线的比较器从不交换。金色的到了不该到的线上。
}
mark-comparator = { $reversed ->
    [yes] 比较器 { $number }，第 { $layer } 层：线 { $top } 和线 { $bottom }，反向
   *[no] 比较器 { $number }，第 { $layer } 层：线 { $top } 和线 { $bottom }
}
mark-front = 线 { $wire }：{ $value }
mark-input = 线 { $wire }，进来的是 { $value }
kind-document = 原文的
kind-smallest = 已知比较器最少的
kind-between = 两者之间的
kind-shallowest = 已知层数最少的
kind-insertion = 插入排序
kind-bubble = 冒泡排序
kind-odd-even-transposition = 奇偶换位
kind-odd-even-merge = 奇偶归并（Batcher）
kind-bitonic = 双调（Batcher）
kind-pairwise = 成对（Parberry）
kind-bose-nelson = Bose–Nelson
kind-typed = 你画的
input-name = { $input ->
    [random] 用种子 { $seed } 打乱
    [sorted] 已经排好
    [reversed] 从大到小
   *[typed] 由你选定
}
in-short = 网络：{ $name }，{ $wires } 条线，{ $size } 个比较器，{ $depth } 层。进来的元素：{ $elements }。
in-short-two = 第一个：{ $name }，{ $size } 个比较器，{ $depth } 层。第二个：{ $other }。进来的元素：{ $elements }。
in-short-known = 它和这些网络相同：{ $names }。

# 解说
networks-nothing = { $wires ->
    [0] 没有线：没有什么要排的。
   *[other] 一条线：没有什么要排的。
}
networks-start = { $size ->
    [0] { $wires } 条线，还没有比较器。进来的元素：{ $elements }。从一条线到另一条线，画一个比较器吧。
    [1] { $wires } 条线，1 个比较器。进来的元素：{ $elements }。
   *[other] { $wires } 条线，{ $size } 个比较器，{ $depth } 层。进来的元素：{ $elements }。
}
step-comparator = { $reversed ->
    [yes] { $exchanged ->
        [yes] 比较器 { $number }，反向：线 { $top } 上的 { $upper } 和线 { $bottom } 上的 { $lower } 互换位置，较大的到上面。
       *[no] 比较器 { $number }，反向：线 { $top } 上的 { $upper } 不小于线 { $bottom } 上的 { $lower }，两个都不动。
    }
   *[no] { $exchanged ->
        [yes] 比较器 { $number }，第 { $layer } 层：线 { $top } 上的 { $upper } 和线 { $bottom } 上的 { $lower } 互换位置，较小的到上面。
       *[no] 比较器 { $number }，第 { $layer } 层：线 { $top } 上的 { $upper } 不大于线 { $bottom } 上的 { $lower }，两个都不动。
    }
}
step-comparator-covered = 比较器 { $number }，第 { $layer } 层：比较线 { $top } 和线 { $bottom }。
step-layer = { $count ->
    [1] 第 { $layer } 层：1 个比较器，交换 { $exchanges } 次。
   *[other] 第 { $layer } 层：{ $count } 个比较器同时工作，交换 { $exchanges } 次。
}
step-layer-covered = { $count ->
    [1] 第 { $layer } 层：1 个比较器。
   *[other] 第 { $layer } 层：{ $count } 个比较器同时工作。
}
networks-sorted = 这个输入排好了。
networks-unsorted = { $count ->
    [1] 这个输入没有排好：看线 { $wires }。
   *[other] 这个输入没有排好：看这些线：{ $wires }。
}
networks-end-covered = 比较器都走完了。排好了吗？
networks-predict = 下一步比较线 { $top } 和线 { $bottom }。上面的元素会互换位置吗？
answer-exchange = 会互换
answer-stay = 不动

# 判定
verdict-sorts = { $inputs } 个 <term-zero-one>0-1 输入</term-zero-one>全都能排好，所以任何输入都能排好：同时最多有 { $states } 个<term-states>状态</term-states>。
verdict-sorts-short = { $inputs } 个 <term-zero-one>0-1 输入</term-zero-one>全都能排好，所以任何输入都能排好。
verdict-sorts-neighbours = 任何输入都能排好：它的比较器全都连接相邻的线；已经证明，这样的网络只要能排好倒过来的次序，就什么都能排好（de Bruijn，1974 年）。它排得好；它的状态太多，跟踪不了。
verdict-sorts-pairwise = 根据一个定理，任何输入都能排好：逐个比较器对照，它就是成对排序网络，Parberry 在 1992 年证明了这个网络能排序。这里没有重新证明：它的状态太多，跟踪不了。
verdict-broken = 坏了：{ $inputs } 个 <term-zero-one>0-1 输入</term-zero-one>里，只有 { $sorted } 个出来时是排好的。
verdict-fails = 坏了：它不能排序。
verdict-example = { $fewest ->
    [yes] <point>{ $input }</point> 会排错：1 的个数更少的输入都不会错。
   *[no] <point>{ $input }</point> 会排错：在找到的输入里，它的 1 最少。
}
verdict-redundant = { $count ->
    [1] 有 1 个比较器从不交换。
   *[other] 有 { $count } 个比较器从不交换。
}
verdict-undecided = 太大，这里判定不了：处理了 { $done } 个比较器，同时最多有 { $states } 个状态。试过的输入里，没有会排错的。
verdict-checking = 正在检查：{ $percent }%
verdict-hidden = 它能排好每个输入吗？找一个它排不好的。
term-zero-one = 如果由 0 和 1 组成的输入都能排好，任何输入就都能排好：“0 和 1”里说明了为什么。
term-states = 由比较器连起来的线上可能出现的、互不相同的 0-1 列表
leave-out = 去掉一个
put-back = 放回去
show-failure = 显示会排错的输入
untangle = 理顺
undo = 撤销
redo = 重做

pick-w = 线 { $wire }。现在选另一条线。
pick-i = 线 { $wire }。现在选它的元素要去的线。

# 图的文字版
text-network = { $wires } 条线，{ $size } 个比较器，{ $depth } 层。
text-at = 已走过 { $done } 个比较器，共 { $size } 个。
text-elements = 现在的元素，从最上面的线起：{ $values }。
text-layer = 第 { $layer } 层：{ $pairs }。

# 错误
error-not-in-stock = 这么多条线，没有这种网络。
error-beside-not-in-stock = 这么多条线，没有这种第二个网络。

word-network = 网络
word-edit = 画
word-input = 元素
word-principle = 0 和 1
word-order = 次序
word-proof = 证明
word-text = 文字和程序

# 设置
settings-by = 一个步骤是
by-comparator = 一个比较器
by-layer = 一层
