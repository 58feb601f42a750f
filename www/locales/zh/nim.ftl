page-title = 你会取哪一颗？ · Appleyard
title = 你会取哪一颗？
lede = 两个人轮流从几堆里取石子。点一点，看看为什么会赢。

# 图版
nim-plate = 几堆石子
nim-caption = { $shown ->
    [bundles] 每一行是一堆，石子分成 1、2、4……颗的小组。相同的小组用线连起来，互相抵消。右边是同样的数写成二进制，下面是每一列的和：1 的个数为奇数，就写 1。
    [worths] 每一行是一堆。方块表示这一堆的格兰迪值，分成 1、2、4……个的小组。相同的小组用线连起来，互相抵消。右边是同样的数写成二进制，下面是每一列的和：1 的个数为奇数，就写 1。
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

# 原理
how-1 = 两堆一样多，轮到谁走谁必败：从一堆取几颗，另一方就从另一堆取几颗。尼姆的道理全在这里；其余的功夫，是在看上去没有相等的堆时，把它们看出来。
how-2 = 所以，把每一堆拆成 1、2、4、8……的小组，拆法只有一种。不同的堆里两个相同的小组，就像两堆一样多那样互相抵消。如果全部抵消，轮到谁走谁<lost>必败</lost>；如果有剩下的，轮到谁走谁<won>必胜</won>。
how-3 = 写成二进制，一个小组就是它那一列上的一个 1；抵消之后，只看一列里 1 的个数是偶数还是奇数。找出最左边的奇数列。在这一列是 1 的堆有奇数个。改动其中一堆：把这一位变成 0，再让右边的每一位都取能使它那一列变成偶数的值。新的数变小了，所以这是合规则的一步。
how-4 = 从各列都是偶数的局面出发，任何一步都会改变某一堆的某些位，使那些列变成奇数。这个性质就这样一来一回：谁能把各列都留成偶数，谁就每次都能做到，直到最后一颗。
how-5 = 逐列相加而不进位，就是异或：两个数里正好有一个是 1，结果才是 1。一盏灯由两个开关控制，也是这个道理：按哪个开关，灯都会变。
how-6 = 同样的几位，一会儿看作一排开关，一会儿看作一个数，不用第三个位置也能交换两个值：做三次异或。
how-7 = 换一套取法，一堆的值会变，道理不变。一堆的<term-grundy>格兰迪值</term-grundy>（SG 值），是它走一步能到的值里没有出现的最小自然数；这一堆就相当于那么多颗石子的一堆尼姆。
try-1 = 3、5、7 三堆：你会取哪几颗？
try-2 = 同样的三堆，但是谁取走最后一颗，谁输。
try-3 = 威佐夫博弈：从一堆里取，或者从两堆里取同样多。
try-4 = 5、7、9 三堆，第一步有几种走法能赢？（一道竞赛题）
try-5 = 三堆石子，各有各的规则。
try-6 = 二十堆，每堆几百万亿颗。
try-7 = 揭晓之前先猜一猜。
note-1 = 常听人说：把最大的一堆变成其余各堆的异或。对 2、4、5 来说，那就要把 5 变成 6。该动的，是在起决定作用的那一列上是 1 的堆：这里是 2，把它变成 1。
note-2 = 1958 年，哈尔滨有过一台能说话、会下棋的机器。这里的电脑不从例子中学习，也没有经验规则：它懂得这个游戏，等着你第一次走错。
note-3 = 柯尔詹姆斯基《趣味数学》的第 226 题是同一个游戏，只不过棋子是移动，而不是取走。
note-4 = 用双精度浮点数计算，威佐夫公式 floor(k(1+√5)/2) 第一次出错是在 k = 102,334,155。用整数运算就没有出错的地方；在威佐夫博弈的“数表”里，两种算法都列了出来。
source-1 = 李晓明：《一种对弈游戏的取胜算法》，<em>《中国信息技术教育》</em>，2021 年第 9 期：由客人任意摆堆的尼姆，以及按位的看法。
source-2 = 《博弈问题分析——取石子游戏实例解答》：巴什博弈、威佐夫博弈、尼姆博弈、按类分析的反常尼姆，以及杭州电子科技大学在线评测系统（HDU）的题目。
source-3 = Charles L. Bouton：“Nim, a game with a complete mathematical theory”，<em>Annals of Mathematics</em>，1901 年。
source-4 = Berlekamp、Conway、Guy：<em>Winning Ways for Your Mathematical Plays</em>，关于格兰迪值及其周期。

# 小图
lamp-label = 两个开关控制的一盏灯
lamp-switch = 开关 { $which }
lamp-state = { $on ->
    [yes] { $first } 异或 { $second } = 1：灯亮着。
   *[no] { $first } 异或 { $second } = 0：灯灭着。
}
swap-label = 两个值互换
swap-step = { $step ->
    [0] 开始时
    [1] a 变成 a 异或 b
    [2] b 变成 a 异或 b：正是 a 原来的值
   *[3] a 变成 a 异或 b：正是 b 原来的值
}
swap-next = 下一步
swap-again = 再来一次

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
