page-title = 你会取哪一颗？ · Appleyard
title = 你会取哪一颗？
lede = 两个人轮流从几堆里取石子。点一点，看看为什么会赢。

# 图版
nim-plate = 几堆石子
nim-caption = { $shown ->
    [bundles] 每一行是一堆，石子分成 1、2、4……颗的小组。相同的小组用线连起来，互相抵消。右边是同样的数写成二进制，下面是每一列的和：1 的个数为奇数，就写 1。
    [grundy-values] 每一行是一堆。方块表示这一堆的格兰迪值，分成 1、2、4……个的小组。相同的小组用线连起来，互相抵消。右边是同样的数写成二进制，下面是每一列的和：1 的个数为奇数，就写 1。
   *[heaps] 每一行是一堆。
}
mark-count = { $stones }
mark-heap = { $stones ->
    [0] 第 { $heap } 堆，空
    [1] 第 { $heap } 堆，1 颗
   *[other] 第 { $heap } 堆，{ $stones } 颗
}
mark-stone = { $take ->
    [1] 第 { $heap } 堆，共 { $stones } 颗，第 { $stone } 颗：取 1 颗
   *[other] 第 { $heap } 堆，共 { $stones } 颗，第 { $stone } 颗：取 { $take } 颗
}
board-sum = 奇数？

# 解说
nim-start = { $end ->
    [normal] { $count ->
        [1] 一堆石子，{ $heaps } 颗。谁走最后一步，谁就<won>赢</won>。
       *[other] { $count } 堆石子：{ $heaps }。谁走最后一步，谁就<won>赢</won>。
    }
   *[misere] { $count ->
        [1] 一堆石子，{ $heaps } 颗。谁走最后一步，谁就<lost>输</lost>。
       *[other] { $count } 堆石子：{ $heaps }。谁走最后一步，谁就<lost>输</lost>。
    }
}
nim-verdict = { $outcome ->
    [P] { $plies ->
        [-1] 在这里轮到谁走谁<term-p-position><lost>必败</lost></term-p-position>。
       *[other] 在这里轮到谁走谁<term-p-position><lost>必败</lost></term-p-position>，再走 { $plies } <term-ply>步</term-ply>终局。
    }
   *[N] { $plies ->
        [-1] 在这里轮到谁走谁<term-n-position><won>必胜</won></term-n-position>。
       *[other] 在这里轮到谁走谁<term-n-position><won>必胜</won></term-n-position>，再走 { $plies } <term-ply>步</term-ply>终局。
    }
}
nim-ended = { $outcome ->
    [P] 没有可取的了：轮到走的一方<lost>输了</lost>。
   *[N] 没有可取的了：轮到走的一方<won>赢了</won>。
}
nim-winning = { $count ->
    [1] { $both ->
        [yes] 只有一种走法能赢：从两堆各取 { $stones } 颗。
       *[no] 只有一种走法能赢：从第 { $heap } 堆取 { $stones } 颗。
    }
   *[other] { $both ->
        [yes] 有 { $count } 种走法能赢，例如从两堆各取 { $stones } 颗。
       *[no] 有 { $count } 种走法能赢，例如从第 { $heap } 堆取 { $stones } 颗。
    }
}
nim-no-winning = 没有能赢的走法。
cancel-split = { $stones ->
    [yes] 第 { $heap } 堆：{ $size } = { $parts }。
   *[no] 第 { $heap } 堆：{ $size } 颗在这里值 { $worth }，相当于普通尼姆里 { $worth } 颗的一堆。{ $worth } = { $parts }。
}
cancel-pair = 第 { $heap } 堆的 { $bundle } 和第 { $other } 堆的 { $bundle } 互相抵消：对手对其中一个怎么取，你就可以对另一个照样取。
cancel-single = 第 { $heap } 堆的 { $bundle } 没有伴。
why-balanced = { $stones ->
    [yes] 每个小组都有伴：每一列里 1 的个数都是偶数，而任何一步都会让某一列变成奇数。
   *[no] 每个小组都有伴：每一列里 1 的个数都是偶数，而任何一步都不能保持这样。
}
why-xor = { $count ->
    [1] 1 的个数为奇数的列里，最左边的是 { $column } 那一列。第 { $heaps } 堆在这一列是 1，动这一堆就能让每一列都变成偶数。
   *[other] 1 的个数为奇数的列里，最左边的是 { $column } 那一列。第 { $heaps } 堆在这一列是 1，动其中任何一堆，都能让每一列变成偶数。
}
why-class-S0 = 只剩奇数个一颗的堆。双方一颗一颗轮流取，所以最后一颗归轮到走的一方。
why-class-T0 = 只剩偶数个一颗的堆。双方一颗一颗轮流取，所以最后一颗归另一方。
why-class-S1 = 只有一堆多于一颗。轮到走的一方可以把它取成一颗，也可以取光，由此决定最后一颗归谁。
why-class-S2 = 某一列里 1 的个数是奇数，而且多于一颗的堆至少有两堆：和正常玩法一样，让每一列都变成偶数。
why-class-T2 = 每一列里 1 的个数都是偶数，而且多于一颗的堆至少有两堆：任何一步都会打破这一点，而另一方总能恢复。
why-cold = 这是 k = { $index } 的奇异局势：任何一步都会离开奇异局势，而从那里总有一步能回到奇异局势。
why-hot = 这不是奇异局势：有一步能走到奇异局势。
why-search-won = 在<term-misere>反常玩法</term-misere>下，这样的石子堆没有简单的规则。搜索的结果：{ $both ->
    [yes] 从两堆各取 { $stones } 颗，留下的是必败态。
   *[no] 从第 { $heap } 堆取 { $stones } 颗，留下的是必败态。
}
why-search-lost = 在<term-misere>反常玩法</term-misere>下，这样的石子堆没有简单的规则。搜索了 { $positions } 个局面：无论怎么取，留下的都是必胜态。
nim-predict = 凡是有伴的小组都连起来了。在这里，轮到谁走谁必败，还是谁必胜？
nim-predict-moves = 有几种走法能赢？
answer-moves-0 = 没有
answer-moves-1 = 一种
answer-moves-2 = 两种
answer-moves-3 = 三种或更多

# 图的文字版
text-heap = 第 { $heap } 堆：{ $stones } 颗，可取 { $rule }。
text-heap-worth = 第 { $heap } 堆：{ $stones } 颗，可取 { $rule }。值为 { $worth }，二进制是 { $binary }。
text-sum = 各列里 1 的个数为奇数就写 1：二进制是 { $binary }，也就是 { $sum }。

# 玩的是什么
rule-named = { $rule ->
    [any] 任意颗
    [odd] 奇数颗
    [pow2] 1、2、4、8……颗
    [fib] 斐波那契数颗
   *[other] { $rule }
}
rule-sorted = 已按大小排好：{ $rule }。
rule-repeats = 重复的数已去掉：{ $rule }。
rules-own = { $end ->
    [normal] 可取：{ $rules }。谁走最后一步，谁赢。
   *[misere] 可取：{ $rules }。谁走最后一步，谁输。
}

# 错误
error-bad-heaps = “{ $wrong }”不能作为石子堆：要写 1 到 { $heaps } 堆，每堆是 1 到 { $stones } 的整数，用半角逗号隔开。
error-no-heaps = 至少要有一堆石子。
error-no-rules = 必须有一条规则，说明可以取几颗。
error-too-many-heaps = 有 { $count } 堆，最多只能有 { $limit } 堆。
error-heap-empty = 第 { $heap } 堆一开始就是空的：至少要有一颗石子。
error-heap-too-large = 对这条规则来说，{ $stones } 颗的一堆太大：最多 { $limit } 颗，因为它的值要一个一个算出来。
error-wythoff-heaps = 要能从两堆同时取，必须正好有两堆，而且规则是“any”。
error-no-move-at-start = 按这条规则，从这些堆里一颗也取不了。
error-rule-empty = 一条规则至少要允许一个数。
error-rule-zero = 不能取 0 颗：不许停一步不走。
error-rule-not-understood = 规则的第 { $at } 个字符看不懂。可以写成 1..3、2,5、odd*1..99 或 fib 这样。
error-rule-backwards = 第 { $at } 个字符处的范围前后颠倒了。
error-rule-number-too-large = 第 { $at } 个字符处的数太大：最大是 { $limit }。
error-rule-too-long = 一条规则最多 { $limit } 个字符。
error-rule-too-deep = 规则里的括号最多嵌套 { $limit } 层。
error-rule-too-heavy = 算出这条规则的值要 { $work } 步运算，而最多只做 { $limit } 步。请用小一些的堆。
error-search-too-large = 这要靠搜索：有 { $positions } 个局面，而最多只搜索 { $limit } 个。请用少一些或小一些的堆。
error-search-too-heavy = 这要靠搜索：要试 { $work } 种走法，而最多只试 { $limit } 种。请用少一些或小一些的堆。
error-too-many-pairs = { $count } 对：最多列出 { $limit } 对。
error-pair-too-large = 第 { $index } 对太大：最多到第 { $limit } 对。
error-illegal-take = 链接里的这一局不成立：第 { $ply } 步的取法不合规则。
error-path-too-long = 这一局有 { $plies } 步，最多只保留 { $limit } 步。

word-rules = 规则
word-play = 玩一局
word-table = 数表
word-classes = 最后一颗

# 取石子
nim-invitation = { $outcome ->
    [N] 拿走一颗石子吧，你能赢。
    [P] 只要对手不走错，这里谁先走谁<lost>输</lost>。让电脑先走吧。
   *[hidden] 你来取，或者让电脑先走。
}
nim-computer-begins = 让电脑先走
take-from = 或者从
take-heap = 第 { $heap } 堆（{ $stones } 颗）
take-both = 两堆同时
take-stones = 取几颗
take-plan = 看看会剩下什么
take-wrong = 请填 1 到 { $most } 之间的整数。
take-named = { $both ->
    [yes] 两堆各取 { $stones } 颗
   *[no] { $heaps ->
        [1] 取 { $stones } 颗
       *[other] 第 { $heap } 堆取 { $stones } 颗
    }
}
nim-winning-takes = { $more ->
    [0] 能赢的走法：{ $list }。
   *[other] 能赢的走法：{ $list }，还有 { $more } 种。
}
planned = { $both ->
    [yes] 从两堆各取 { $stones } 颗
   *[no] 从第 { $heap } 堆取 { $stones } 颗
}
planned-left = 剩下 { $left }。
planned-take = 取走
planned-illegal = { $both ->
    [yes] 不能从两堆各取 { $stones } 颗
   *[no] 不能从第 { $heap } 堆取 { $stones } 颗
}
planned-rule = { $past ->
    [yes] 这里可取 { $rule }。
   *[no] 这里可取 { $rule }，但不能多于剩下的石子。
}
class-S2 = 某一列是奇数，而且多于一颗的堆至少有两堆。
class-S1 = 正好有一堆多于一颗，所以必有某一列是奇数。
class-S0 = 全是一颗的堆，有奇数个。
class-T2 = 各列都是偶数，而且多于一颗的堆至少有两堆。
class-T0 = 全是一颗的堆，有偶数个；或者一堆也没有。

# 设置
nim-show = 石子
nim-show-bundles = 按 1、2、4……分成小组
nim-show-rows = 排成一行
