page-title = 你会取哪一颗？ · Appleyard
title = 你会取哪一颗？
lede = 两个人轮流取石子，每次只能从一堆里取，取几颗都行。谁取走最后一颗，谁赢。点一颗石子，就取走它和它右边的全部。
lede-own = 两个人轮流取石子。这一局的规则不同，见图旁的说明。点一颗石子，就取走它和它右边的。

# 图
nim-picture = 几堆石子
nim-caption = { $shown ->
    [bundles] 绿圈标出能赢的走法。线连起相同的小组，它们互相抵消。
    [grundy-values] 绿圈标出能赢的走法。方块表示这一堆相当于几颗的一堆尼姆。
    [rows] 绿圈标出能赢的走法。右边是各堆的二进制。
    [rings] 绿圈标出能赢的走法。
   *[heaps] <invite>点一颗石子，取走它和它右边的。</invite>
}
mark-count = { $stones }
heap-named = { $size ->
    [0] { $nth ->
        [0] 空堆
       *[other] 第 { $nth } 个空堆
    }
   *[other] { $nth ->
        [0] 有 { $size } 颗的那堆
       *[other] 第 { $nth } 个 { $size } 颗的堆
    }
}
mark-heap = { $heap }
mark-stone = { $heap }，第 { $stone } 颗：取 { $take } 颗{ $wins ->
    [yes] ，能赢
   *[no] {""}
}
board-sum = 奇数？

# 解说
nim-start = { $kind ->
    [any] { $count ->
        [1] 每次取几颗都行。
       *[other] 每次从一堆里取，取几颗都行。
    }
    [both] 每次从一堆里取，取几颗都行；或者从两堆取一样多。
    [one] { $count ->
        [1] 每次取{ $rule }。
       *[other] 每次从一堆里取{ $rule }。
    }
   *[several] 每次从一堆里取，每一堆有自己的规则。
}{ $kind ->
    [any] { $end ->
        [normal] 你取走最后一颗，就<won>赢</won>。
       *[misere] 你取走最后一颗，就<lost>输</lost>。
    }
   *[other] { $end ->
        [normal] 你走最后一步，就<won>赢</won>。
       *[misere] 你走最后一步，就<lost>输</lost>。
    }
}
nim-short = { $kind ->
    [any] { $count ->
        [1] 随意取几颗；
       *[other] 从一堆里随意取；
    }
    [both] 从一堆里取，或两堆取一样多；
    [one] { $count ->
        [1] 每次取{ $rule }；
       *[other] 从一堆里取{ $rule }；
    }
   *[several] 每一堆有自己的规则；
}{ $end ->
    [normal] 最后一步<won>赢</won>。
   *[misere] 最后一步<lost>输</lost>。
}
nim-ended = { $who ->
    [you] { $outcome ->
        [P] 不能再走了。最后一步由对手走，所以你<lost>输</lost>。
       *[N] 不能再走了。最后一步由对手走，所以你<won>赢</won>。
    }
    [computer] { $outcome ->
        [P] 不能再走了。最后一步由你走，所以你<won>赢</won>。
       *[N] 不能再走了。最后一步由你走，所以你<lost>输</lost>。
    }
   *[mover] { $outcome ->
        [P] 不能再走了。最后一步由对手走，所以轮到走的一方<lost>输</lost>。
       *[N] 不能再走了。最后一步由对手走，所以轮到走的一方<won>赢</won>。
    }
}
nim-winning = { $count ->
    [1] { $both ->
        [yes] 只有一种走法能赢：从两堆各取 { $stones } 颗。
       *[no] 只有一种走法能赢：从 { $size } 颗的那堆取 { $stones } 颗。
    }
   *[other] { $both ->
        [yes] 有 { $count } 种走法能赢，例如从两堆各取 { $stones } 颗。
       *[no] 有 { $count } 种走法能赢，例如从 { $size } 颗的那堆取 { $stones } 颗。
    }
}
nim-no-winning = 没有能赢的走法。
cancel-split = { $stones ->
    [yes] 把 { $size } 颗的一堆拆成小组：{ $size } = { $parts }。
   *[no] { $size } 颗的一堆，按它的规则，相当于 { $worth } 颗的一堆尼姆。拆成小组：{ $worth } = { $parts }。
}
cancel-pair = { $same ->
    [yes] 两堆 { $size } 颗里的两个 { $bundle } 互相抵消：对手对其中一个怎么取，你就对另一个照样取。
   *[no] { $size } 颗和 { $other } 颗的两堆里，两个 { $bundle } 互相抵消：对手对其中一个怎么取，你就对另一个照样取。
}
cancel-single = { $size } 颗的一堆里的 { $bundle } 没有伴，因为别的堆里没有剩下的 { $bundle } 了。
mark-digits = { $heap }的二进制
mark-digit = { $heap }，{ $bundle } 那一列：{ $digit }
mark-columns = 各列的合计
mark-column = { $bundle } 那一列
asked-pair = { $stones ->
    [yes] 这个 { $bundle } 属于{ $heap }。{ $other }里也有一个，所以它们互相抵消。
   *[no] { $heap }相当于 { $worth }，这个 { $bundle } 是其中一组。{ $other }里也有一个，它们互相抵消。
}
asked-single = { $stones ->
    [yes] 这个 { $bundle } 属于{ $heap }。别的堆里没有剩下的 { $bundle }，所以它没有伴。
   *[no] { $heap }相当于 { $worth }，这个 { $bundle } 是其中一组。它没有伴。
}
asked-bundle = { $stones ->
    [yes] 这个 { $bundle } 属于{ $heap }。
   *[no] { $heap }相当于 { $worth }，这个 { $bundle } 是其中一组。
}
asked-zero = { $stones ->
    [yes] { $heap }里没有 { $bundle } 颗的小组，所以这里写 0。
   *[no] { $heap }相当于 { $worth }，其中没有 { $bundle }，所以这里写 0。
}
asked-column = { $count ->
    [0] 没有一堆有 { $bundle }。
   *[other] 这一列的 1 表示一个 { $bundle } 的小组。{ $count } 个堆里有{ $state ->
        [even] ：是偶数，所以全部抵消。
        [odd] ：是奇数，所以有一个没有伴。
       *[unknown] 。
    }
}
why-balanced = { $who ->
    [you] 每个小组都有伴：不管你怎么走，对手都能恢复这一点。
   *[other] 每个小组都有伴：不管怎么走，对手都能恢复这一点。
}
why-balanced-more = { $who ->
    [you] 每一列里 1 的个数都是偶数。你走一步，总有某一列变成奇数个。对手再把它补成偶数个，直到你无路可走。
   *[other] 每一列里 1 的个数都是偶数。无论怎么走，总有某一列变成奇数个。对手再把它补成偶数个，所以最后一步归对手。
}
nim-first = { $who ->
    [you] 从 { $size } 颗{ $place ->
        [game] 里
       *[alone] 的那堆里
    }取 { $stones } 颗：{ $leaves ->
        [nothing] 石子就取完了，最后一步归你。
        [named] 每个 { $bundles } 就都有伴；对手怎么走，你都能恢复。
       *[any] 每个小组就都有伴；对手怎么走，你都能恢复。
    }
   *[other] 从 { $size } 颗{ $place ->
        [game] 里
       *[alone] 的那堆里
    }取 { $stones } 颗：{ $leaves ->
        [nothing] 石子就取完了，这就是最后一步。
        [named] 每个 { $bundles } 就都有伴；对手怎么走，都能恢复。
       *[any] 每个小组就都有伴；对手怎么走，都能恢复。
    }
}
why-xor = { $who ->
    [you] 最左边的奇数列是 { $column }：从 { $sizes } 颗的堆里取，使每一列都成偶数。
   *[other] 最左边的奇数列是 { $column }：从 { $sizes } 颗的堆里取，能使每一列都成偶数。
}
why-xor-more = { $last ->
    [yes] 这样走完就无路可走了，所以{ $who ->
        [you] 你
       *[other] 轮到走的一方
    }走的是最后一步。
   *[no] { $heaps ->
        [1] 这一堆
       *[other] 这些堆
    }在那一列是 1。对手一走就会打破偶数，{ $who ->
        [you] 你再补好，直到你走最后一步。
       *[other] 这一方再补好，直到走最后一步。
    }
}
why-class-S0 = { $who ->
    [you] 剩下的都是一颗的堆，一共奇数堆：最后一颗只能由你取。
   *[other] 剩下的都是一颗的堆，一共奇数堆：最后一颗只能由轮到走的一方取。
}
why-class-S0-more = 双方一颗一颗轮流取。
why-class-T0 = { $who ->
    [you] 剩下的都是一颗的堆，一共偶数堆：最后一颗只能由对手取。
   *[other] 剩下的都是一颗的堆，一共偶数堆：最后一颗只能由对手取。
}
why-class-T0-more = 双方一颗一颗轮流取。
why-class-S1 = { $who ->
    [you] 只有一堆多于一颗：把它取成一颗或取光，使一颗的堆剩下奇数个。
   *[other] 只有一堆多于一颗：把它取成一颗或取光，能使一颗的堆剩下奇数个。
}
why-class-S1-more = { $who ->
    [you] 这样，最后一颗就只能由对手取。
   *[other] 这样，最后一颗就只能由对手取。
}
why-class-S2 = { $who ->
    [you] 至少有两堆多于一颗，某一列里有奇数个 1：使每一列都成偶数。
   *[other] 至少有两堆多于一颗，某一列里有奇数个 1：能使每一列都成偶数。
}
why-class-S2-more = { $who ->
    [you] 这样，最后一个大堆会由你来取小，最后一颗归谁也由你决定。
   *[other] 这样，最后一个大堆由这一方取小，最后一颗归谁也由它决定。
}
why-class-T2 = { $who ->
    [you] 至少有两堆多于一颗，每一列里都有偶数个 1：对手总能恢复这一点。
   *[other] 至少有两堆多于一颗，每一列里都有偶数个 1：对手总能恢复这一点。
}
why-class-T2-more = { $who ->
    [you] 所以最后一个大堆由对手取小，最后一颗归谁也由对手决定。
   *[other] 所以最后一个大堆由对手取小，最后一颗归谁也由对手决定。
}
why-cold = { $who ->
    [you] 这是第 { $index } 个奇异局势：不管你怎么走，对手都能走回奇异局势。
   *[other] 这是第 { $index } 个奇异局势：无论怎么走，对手都能走回奇异局势。
}
why-cold-more = 这个游戏的必败态叫奇异局势。从它走一步，到不了另一个；最后一个是 (0, 0)。
why-hot = { $who ->
    [you] 这里不是奇异局势，你走一步就能到：那里必败。
   *[other] 这里不是奇异局势，走一步就能到：那里必败。
}
why-hot-more = { $who ->
    [you] 对手不得不离开，你再走回去，最后走到 (0, 0)。
   *[other] 对手不得不离开，这一方再走回去，最后走到 (0, 0)。
}
why-search-won = { $both ->
    [yes] 搜索得知：从两堆各取 { $stones } 颗之后，对手怎么走都会输。
   *[no] 搜索得知：从 { $size } 颗的那堆取 { $stones } 颗之后，对手怎么走都会输。
}
why-search-won-more = 在<term-misere>反常玩法</term-misere>下，这样的石子堆没有简单的规则，所以要走遍所有局面。
why-search-lost = 搜索 { $positions } 个局面得知：无论怎么取，对手都能赢。
why-search-lost-more = 在<term-misere>反常玩法</term-misere>下，这样的石子堆没有简单的规则。

# 图的文字版
text-heap = { $stones ->
    [0] 有一堆已经空了。
   *[other] { $heap }：可取{ $rule }。
}
text-heap-worth = { $stones ->
    [0] 有一堆已经空了。
   *[other] { $heap }：可取{ $rule }。它相当于 { $worth }，二进制是 { $binary }。
}
text-sum = 哪一列里 1 的个数是奇数，就在下面写 1，其余的写 0：二进制是 { $binary }，也就是 { $sum }。

# 玩的是什么
rule-named = { $rule ->
    [any] 任意颗
    [odd] 奇数颗
    [pow2] {" "}1、2、4、8……颗
    [fib] 斐波那契数颗
   *[other] {" "}{ $rule }
}
rule-range = {" "}{ $from } 到 { $to } 颗
rule-list = {" "}{ $list } 颗
rule-sorted = 这些数已按大小排好：{ $rule }。
rule-repeats = 有的数你写了不止一次，已去掉重复的：{ $rule }。
rules-own = { $end ->
    [normal] { $count ->
        [1] 每次可取{ $rules }。谁走最后一步，谁赢。
       *[other] 各堆依次可取{ $rules }。谁走最后一步，谁赢。
    }
   *[misere] { $count ->
        [1] 每次可取{ $rules }。谁走最后一步，谁输。
       *[other] 各堆依次可取{ $rules }。谁走最后一步，谁输。
    }
}

# 错误
error-wythoff-heaps = 要能从两堆同时取，必须正好有两堆，而且规则是“any”。
error-search-too-large = 求解器要搜索 { $positions } 个局面，上限是 { $limit } 个。请用少一些或小一些的堆。
error-search-too-heavy = 求解器要试 { $work } 种走法，上限是 { $limit } 种。请用少一些或小一些的堆。
error-illegal-take = 链接里的这一局违反规则：第 { $ply } 步取了不能取的石子。
error-path-too-long = 这一局有 { $plies } 步，超过了上限 { $limit } 步。

word-rules = 规则
word-table = 数表
word-classes = 最后一颗

# 取石子
planned = { $both ->
    [yes] 从两堆各取 { $stones } 颗。
   *[no] 从 { $size } 颗的那堆取 { $stones } 颗。
}
planned-left = 剩下 { $left }。
planned-leaves = 留下 { $left }
planned-take = { $both ->
    [yes] 从每堆取 { $stones } 颗
   *[no] 取这 { $stones } 颗
}
planned-illegal = { $both ->
    [yes] 不能从两堆各取 { $stones } 颗。
   *[no] 不能从 { $size } 颗的那堆取 { $stones } 颗。
}
planned-rule = { $past ->
    [yes] 这里可取{ $rule }。
   *[no] 这里可取{ $rule }，但不能多于这一堆剩下的石子。
}

# 设置
nim-show = 石子
nim-show-bundles = 按 1、2、4……分成小组
nim-show-rows = 排成一行
