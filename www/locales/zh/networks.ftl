page-title = 能去掉一个吗？ · Appleyard
title = 能去掉一个吗？
lede = 排序网络比较的位置事先定好，与输入无关。去掉一个比较器，或者从一条线拖到另一条线添一个：这样能排序吗？

# 图
networks-picture = 排序网络：{ $wires } 条线，{ $size } 个比较器
networks-layer = { $count ->
    [1] 第 { $layer } 层：1 个比较器
   *[other] 第 { $layer } 层：{ $count } 个同时工作的比较器
}
networks-layers = 各层
networks-input = 输入
networks-output = 输出
networks-caption = 横线是线，竖线是比较器。
networks-rule = 两个元素中较小的到上面。
caption-arrows = 箭头指向较大元素去的线。
caption-bits = 0 是空心的，1 是实心的。
caption-idle = 空心的比较器从不交换。
caption-ghost = 虚线的比较器已取下。
caption-fresh = 粗的比较器是新的。
caption-wrong = 金色的元素位置错了。
picture-layer = 第 { $layer } 层
picture-sorted = 排好了
picture-sorted-only = 排好了，但别的输入会排错
picture-unsorted = { $count ->
    [1] 没有排好：线 { $wires }
   *[other] 没有排好：线 { $wires }
}
mark-comparator = { $reversed ->
    [yes] 比较器 { $number }，第 { $layer } 层：线 { $top } 和线 { $bottom }，反向
   *[no] 比较器 { $number }，第 { $layer } 层：线 { $top } 和线 { $bottom }
}
mark-ghost = 已取下：线 { $top } 和线 { $bottom } 之间的比较器
mark-wire = 线 { $wire }
mark-front = 线 { $wire }：元素 { $value }
mark-input = 线 { $wire }：进来的元素是 { $value }
input-name = { $input ->
    [random] 用种子 { $seed } 打乱（种子决定次序）
    [sorted] 已经排好
    [reversed] 从大到小
   *[typed] 依次是 { $values }
}

# 解说
networks-invite = { $touch ->
    [yes] <invite>点一个比较器：没有它，网络还能排序吗？按住一条线，拖到另一条线，就添上一个。</invite>
   *[no] <invite>点一个比较器：没有它，网络还能排序吗？从一条线拖到另一条线，就添上一个。</invite>
}
networks-nothing = { $wires ->
    [0] 没有线，所以没有什么要排的。
   *[other] 只有一条线，所以没有什么要排的。
}
networks-start = { $size ->
    [0] 进来 { $wires } 个元素：{ $elements }。还没有比较器来改变次序：从一条线到另一条线，画一个吧。
    [1] 进来 { $wires } 个元素：{ $elements }。有一个比较器，把其中两个排好。
   *[other] 进来 { $wires } 个元素：{ $elements }。有 { $depth } 层共 { $size } 个比较器，每个把其中两个排好。
}
step-comparator = { $reversed ->
    [yes] { $exchanged ->
        [yes] 比较器 { $number }，反向：线 { $top } 上的 { $upper } 和线 { $bottom } 上的 { $lower } 交换，因为 { $lower } 较大，要到上面。
       *[no] 比较器 { $number }，反向：线 { $top } 上的 { $upper } 和线 { $bottom } 上的 { $lower } 不动，因为 { $upper } 不比 { $lower } 小。
    }
   *[no] { $exchanged ->
        [yes] 比较器 { $number }，第 { $layer } 层：线 { $top } 上的 { $upper } 和线 { $bottom } 上的 { $lower } 交换，因为 { $lower } 较小，要到上面。
       *[no] 比较器 { $number }，第 { $layer } 层：线 { $top } 上的 { $upper } 和线 { $bottom } 上的 { $lower } 不动，因为 { $upper } 不比 { $lower } 大。
    }
}
step-comparator-covered = 比较器 { $number }，第 { $layer } 层：比较线 { $top } 和线 { $bottom }。
step-layer = { $count ->
    [1] 第 { $layer } 层有 1 个比较器，{ $exchanges ->
        [0] 它没有交换。
       *[other] 它交换了两个元素。
    }
   *[other] 第 { $layer } 层的 { $count } 个比较器没有共用的线，所以同时工作，{ $exchanges ->
        [0] 一次也没有交换。
       *[other] 有 { $exchanges } 个交换了。
    }
}
step-layer-covered = { $count ->
    [1] 第 { $layer } 层有 1 个比较器。
   *[other] 第 { $layer } 层的 { $count } 个比较器没有共用的线，所以同时工作。
}
networks-sorted = 这个输入排好了：没有哪个元素在比它小的元素上面。
networks-unsorted = 这个输入没有排好：线 { $upper } 上是 { $larger }，它下面的线 { $lower } 上是更小的 { $smaller }，再没有比较器来交换它们。
networks-end-covered = 比较器都走完了。元素排好了吗？
networks-predict = 下一个比较器连接线 { $top } 和线 { $bottom }。它会交换上面的元素吗？
answer-exchange = 会交换
answer-stay = 不动

# 判定
verdict-sorts = 任何输入都能排好，因为全部 { $inputs } 个 <term-zero-one>0-1 输入</term-zero-one>都能排好。
verdict-sorts-neighbours = 任何输入都能排好：它的比较器都连接相邻的线，而它排得好倒过来的次序。对这样的网络，这就够了（de Bruijn，1974 年）。
verdict-sorts-pairwise = 任何输入都能排好，因为它就是成对排序网络。Parberry 在 1992 年证明了这个网络能排序；它太大，这里没有重新证明。
verdict-broken = 它不能排序：{ $inputs } 个 <term-zero-one>0-1 输入</term-zero-one>里，只有 { $sorted } 个能排好。
verdict-fails = 有的输入它排不好。
verdict-example = { $fewest ->
    [yes] 比如 <point>{ $input }</point> 会排错；1 的个数更少的输入都不会错。
   *[no] 比如 <point>{ $input }</point> 会排错；在找到的会排错的输入里，它的 1 最少。
}
verdict-redundant = { $count ->
    [1] 比较器 { $number } 从不交换，所以可以去掉。
   *[other] 有 { $count } 个比较器从不交换，所以可以去掉。
}
verdict-undecided = 它太大，这里判定不了：走过 { $done } 个比较器，证明同时要跟踪的列表已达 { $states } 个。试过的输入都没有排错。
verdict-hidden = 它能排好每个输入吗？找一个它排不好的。
term-zero-one = 0-1 输入只含 0 和 1。假如有一个列表会排错，就会有一个 0-1 输入也排错：“0 和 1”里说明了为什么。
leave-out = 去掉一个
leave-next = 换下一个去掉
left-out-tally = { $size } 个中试过 { $tried } 个：{ $spare ->
    [0] 每个都需要。
   *[other] { $named ->
        [yes] 比较器 { $names } 可以单独去掉。
       *[no] 其中 { $spare } 个可以单独去掉。
    }
}
left-out-all = { $size } 个都单独试过了：{ $spare ->
    [0] 每个都需要。
   *[other] { $named ->
        [yes] 只有比较器 { $names } 可以单独去掉。
       *[no] 其中 { $spare } 个可以单独去掉。
    }
}
put-back = 放回去
show-failure = 显示会排错的输入
undo = 撤销
watch = 看演示
demonstration = 演示
demonstration-sorts = 这是演示：每个元素都走到自己的位置。<invite>点任何地方就结束。</invite>
demonstration-fails = 这是演示：取下了一个比较器，于是有一个输入排错了。<invite>点任何地方就结束，你的网络保持原样。</invite>

edit-set = 线 { $top } 和线 { $bottom } 之间，网络添了一个比较器。
edit-recalled = { $way ->
    [undo] 已撤销上一步修改。
   *[redo] 已重做这一步修改。
}
edit-removed = 网络现在没有线 { $top } 和线 { $bottom } 之间的比较器。
edit-returned = 网络又有了线 { $top } 和线 { $bottom } 之间的比较器。

pick-w = 你选了线 { $wire }。现在选另一条线。
pick-i = 你选了线 { $wire }。现在选它的元素要去的线。

# 图的文字版
text-network = 网络有 { $wires } 条线、{ $size } 个比较器、{ $depth } 层。
text-at = 共 { $size } 个比较器，已走过 { $done } 个。
text-elements = 现在的元素，从最上面的线起：{ $values }。
text-layer = 第 { $layer } 层：{ $pairs }。

# 错误
error-not-in-stock = Appleyard 没有这么多条线的这种网络。
error-beside-not-in-stock = Appleyard 没有这么多条线的这种网络，不能放在旁边。

word-network = 网络
word-edit = 画
word-input = 元素
word-principle = 0 和 1
word-order = 次序
word-text = 文字
word-proof = 证明

# 设置
settings-by = 一个步骤是
by-comparator = 一个比较器
by-layer = 一层
