# 一局
nim-game-start = { $who ->
    [you] 新的一局：{ $heaps }。
    [computer] 新的一局：{ $heaps }。
   *[mover] 新的一局：{ $heaps }。两个人轮流走。
}
nim-made = { $who ->
    [you] { $both ->
        [yes] 你从两堆各取了 { $stones } 颗，剩下 { $left }。
       *[no] 你从 { $size } 颗的那堆取了 { $stones } 颗，剩下 { $left }。
    }
    [computer] { $both ->
        [yes] 电脑从两堆各取了 { $stones } 颗，剩下 { $left }。
       *[no] 电脑从 { $size } 颗的那堆取了 { $stones } 颗，剩下 { $left }。
    }
   *[mover] { $both ->
        [yes] 这一步从两堆各取了 { $stones } 颗，剩下 { $left }。
       *[no] 这一步从 { $size } 颗的那堆取了 { $stones } 颗，剩下 { $left }。
    }
}
nim-took = { $who ->
    [you] 你
    [computer] 电脑
   *[mover] 这一步
}{ $both ->
    [yes] 从两堆各取了 { $stones } 颗。
   *[no] 从 { $size } 颗里取了 { $stones } 颗。
}
nim-gave = { $who ->
    [you] 你
    [computer] 电脑
   *[mover] 下一步
}{ $both ->
    [yes] 从两堆各取走 { $stones } 颗
   *[no] 从 { $size } 颗的那堆取走 { $stones } 颗
}，{ $count ->
    [1] 剩下没有伴的小组：{ $alone }。
   *[other] 剩下 { $count } 个没有伴的小组：{ $alone }。
}
nim-counted = 已经数到 { $said }，终点是 { $goal }。
nim-better = { $who ->
    [you] { $both ->
        [yes] 第 { $ply } 步送掉了胜局。你本来可以从两堆各取 { $stones } 颗。
       *[no] 第 { $ply } 步送掉了胜局。你本来可以从 { $size } 颗的那堆取 { $stones } 颗。
    }
   *[other] { $both ->
        [yes] 第 { $ply } 步送掉了胜局：从两堆各取 { $stones } 颗，就能保住。
       *[no] 第 { $ply } 步送掉了胜局：从 { $size } 颗的那堆取 { $stones } 颗，就能保住。
    }
}
argument = 用这一局来验证
argument-about = 各堆的异或是 0，就是每一列都有偶数个 1。异或是 0 时，任何一步都会让它变成非 0；不是 0 时，总有一步能让它变成 0。终局时它是 0。所以，只要你有一次留下了 0，以后每次都能留下 0，直到终局。
argument-ply = 步
argument-who = 谁
argument-taken = 取法
argument-left = 剩下
argument-xor = 异或
argument-zero = 全是偶数
argument-mover = { $who ->
    [you] 你
    [computer] 电脑
   *[mover] { $ply ->
        [first] 先走的一方
       *[second] 后走的一方
    }
}
answer-1846 = { $outcome ->
    [N] 题目的答案是 first（先手），因为轮到走的一方必胜。
   *[P] 题目的答案是 second（后手），因为轮到走的一方必败。
}
answer-1847 = { $outcome ->
    [N] 如果轮到 Kiki，题目的答案是 Kiki。
   *[P] 如果轮到 Kiki，题目的答案是 Cici。
}
answer-1848 = { $outcome ->
    [N] 如果轮到 Fibo，题目的答案是 Fibo。
   *[P] 如果轮到 Fibo，题目的答案是 Nacci。
}
answer-1849 = { $outcome ->
    [N] 如果轮到 Rabbit，题目的答案是 Rabbit。
   *[P] 如果轮到 Rabbit，题目的答案是 Grass。
}
answer-1850 = 题目的答案是能赢的第一步有几种：{ $count }。
answer-2149 = 题目的答案是能赢的第一次叫价：{ $bids }。
answer-2188 = { $outcome ->
    [N] 如果轮到 Grass，题目的答案是 Grass：Grass 能去。
   *[P] 如果轮到 Grass，题目的答案是 Rabbit：Rabbit 能去。
}
answer-1907 = { $outcome ->
    [N] 如果轮到 John，题目的答案是 John。
   *[P] 如果轮到 John，题目的答案是 Brother（弟弟）。
}
answer-1536 = { $outcome ->
    [N] 题目的答案是字母 W，因为轮到走的一方必胜。
   *[P] 题目的答案是字母 L，因为轮到走的一方必败。
}

# 规则
rules-game = 游戏
preset-nim-two = 尼姆，3 和 5
preset-nim-three = 尼姆，3、5 和 7
preset-abacus = 尼姆，1 到 5
preset-misere = 反常尼姆
preset-bash = 巴什博弈，21 颗，取 1 到 3
preset-hundred = 报数到 100，每次加 1 到 10
preset-one-or-three = 取 1 颗或 3 颗
preset-wythoff = 威佐夫博弈
preset-s-nim = 取 2 颗或 5 颗
preset-sum = 每堆一条规则
preset-1846 = 1846 Brave Game（勇敢者的游戏）
preset-1847 = 1847 Good Luck in CET-4 Everybody!
preset-1848 = 1848 Fibonacci again and again
preset-1849 = 1849 Rabbit and Grass
preset-1850 = 1850 Being a Good Boy in Spring Festival
preset-2149 = 2149 Public Sale
preset-2188 = 2188 悼念512汶川大地震遇难同胞——选拔志愿者
preset-1907 = 1907 John
preset-1536 = 1536 S-Nim
rules-heaps = 石子堆
field-heaps = 各堆石子
about-heaps = 写最多 { $heaps } 个数，用半角逗号隔开。规则有公式时，每堆最多 { $stones } 颗；没有公式时，最多 1,000,000 颗。
rules-takes = 可以取几颗
field-rules = 可取的数
about-rules = 可以写 any（任意）、odd（奇数）、1..3 或 2,5。也可以写 pow2（1、2、4……）或 fib（1、2、3、5……）。用半角逗号合在一起；用 * 只留共有的，用 - 去掉一些，例如 odd*1..99 或 fib-1。要给每堆各定一条规则，用半角分号 ; 隔开；最后一条用于其余各堆。
rules-past = 可以取得比这一堆剩下的还多
rules-wythoff = 也可以从两堆取同样多
rules-end = 走最后一步的一方
end-normal = 赢（正常玩法）
end-misere = 输（反常玩法）
rules-misere-limit = 反常尼姆有简单的规则可以判断，多大都行。换了别的取法，求解器要搜索所有局面，最多 8,388,608 个。

# 玩
opponent-trap = 电脑，会设陷阱
opponent-trap-about = 会设陷阱的电脑到了必败的时候，会尽量少给你留下能赢的走法。

# 数表
table-rule = 一堆石子的格兰迪值（SG 值），可取{ $rule }
table-coming = 正在计算……
table-itself = 一堆有几颗，值就是几，因为走一步可以剩下任何更小的颗数。
table-remainder = 值是石子颗数除以 { $modulus } 的余数，所以每 { $modulus } 颗重复一次。这已经得到证明。
table-period-proved = 从 { $preperiod } 起，值以 { $period } 为周期重复。这已经得到证明：每个值只取决于它前面的若干个值，而那些值已经重复出现。
table-period-seen = 从 { $preperiod } 起，值以 { $period } 为周期重复，到 { $to } 颗为止都是这样。这不是证明。
table-no-period = 求解器没有找到周期。
table-misere = 在反常玩法下，这些值决定不了胜负。
table-chart = 0 到 { $to } 颗的一堆的格兰迪值，画成柱子；值为 0 的是红色
table-numbers = 写成数
table-column-stones = 石子
table-column-value = 格兰迪值
table-size = 表的大小
field-table-to = 一堆最多几颗
error-too-many-pairs = 你要列出 { $count } 对，超过了上限 { $limit } 对。
error-pair-too-large = 第 { $index } 对太远了，最多到第 { $limit } 对。
pairs-title = 威佐夫博弈的奇异局势
pairs-index = k
pairs-smaller = 较小的数
pairs-larger = 较小的数 + k
pairs-exact = 精确公式
pairs-by-double = 用双精度浮点数
pairs-properties = 三条性质
pairs-each = 每个正整数正好在一对奇异局势里，因为每一对里较小的数总是还没有用过的最小的数：
pairs-out = 从奇异局势走一步，到不了奇异局势。从 ({ $a }, { $b }) 出发，只动一堆，另一堆的数不变，而只有这一个奇异局势含有它。两堆都动，差 { $d } 不变，而别的奇异局势都没有这个差。
pairs-in = 从其他任何局面出发，总有一步能到奇异局势：从 ({ $a }, { $b }) 出发，把较大的一堆减到 { $to }。
pairs-double = 用双精度浮点数，公式到 k = { $index } 第一次出错：它算出 { $double }，而实际上较小的数是 { $exact }。精确的乘积比一个整数小十亿分之四，而这么大的双精度浮点数，相邻两个相差十亿分之三十。

# 最后一颗
classes-only-nim = 这些类只适用于尼姆，也就是每次从任意一堆取任意多颗。
classes-normal = 取最后一颗的赢
classes-misere = 取最后一颗的输
classes-course-normal = 正常玩法的一个过程：S2、T2、S2、T2、S1、T0、S0、T0
classes-course-misere = 反常玩法的一个过程：S2、T2、S2、T2、S1、S0、T0、S0
classes-s1 = 两个过程到 S1 为止都一样。从 S1 走的一方决定留下奇数个还是偶数个一颗的堆。所以在两种玩法里，只要还有两堆多于一颗，你就要给对手留下 T2。
class-S2 = 某一列里有奇数个 1，而且至少有两堆多于一颗。
class-S1 = 正好有一堆多于一颗，所以某一列里必有奇数个 1。
class-S0 = 剩下的都是一颗的堆，一共奇数堆。
class-T2 = 每一列里都有偶数个 1，而且至少有两堆多于一颗。
class-T0 = 剩下的都是一颗的堆，一共偶数堆；或者一堆也没有。
classes-played = 这一局到现在

# 各种玩法
preset-abacus-about = 算盘上的五档，分别有 1 到 5 颗珠。从前孩子们就这样玩尼姆。
preset-misere-about = 反过来的尼姆：谁取走最后一颗，谁输。
preset-bash-about = 巴什博弈：一堆石子，每次取 1、2 或 3 颗。给对手留下 4 的倍数：对手取 1 颗，你就取 3 颗，总是凑成 4 颗。
preset-hundred-about = 两人轮流报数，每次加 1 到 10，谁报到 100 谁赢。石子就是离 100 还差多少。
preset-one-or-three-about = 每次取 1 颗或 3 颗。每一步都让石子的奇偶翻转，所以谁赢一开始就定了。
preset-wythoff-about = 威佐夫博弈：从一堆里取，或者从两堆里取同样多。
preset-s-nim-about = 每次只能取 2 颗或 5 颗。只剩 1 颗时就不能取了。
preset-sum-about = 三堆石子，各有各的规则：第一堆取 1 到 3 颗，第二堆取奇数颗，第三堆取几颗都行。
preset-1846-about = “勇敢者的游戏”第一关：一堆 n 颗石子，每次取 1 到 m 颗，先取光的一方赢。先手赢还是后手赢？
preset-1847-about = 大学英语四级考试之前，Kiki 和 Cici 打牌放松。总共 n 张牌，轮流抓 1、2、4、8……张，谁抓走最后一张谁赢。Kiki 先抓，谁赢？
preset-1848-about = 三堆石子，每次取的颗数必须是斐波那契数。Fibo 先手，Nacci 后手：谁赢？
preset-1849-about = Rabbit 和 Grass 轮流走一排方格上的棋子，每次把一枚向左移动任意多格。谁走最后一步谁赢。一枚棋子就是一堆，它还能走几格，就有几颗石子。Rabbit 先走，谁赢？
preset-1850-about = 春节里的小游戏：桌上有几堆扑克牌。题目不问谁赢，只问先手的第一步有几种走法能赢。
preset-2149-about = 拍卖一块田地：每次加价 1 到 n，谁先叫到底价 m 或更高，地就归谁。第一次叫价多少才能赢？
preset-2188-about = 2008 年汶川大地震之后，Rabbit 和 Grass 都想去做志愿者。他们轮流往捐助箱里放 1 到 m 元，谁先使总额达到 n 元或更多，谁就去。Grass 先放，谁去？
preset-1907-about = John 和弟弟轮流吃糖，每次从一堆里吃，谁吃掉最后一颗谁输。John 先吃，谁赢？
preset-1536-about = Arthur 和 Caroll 把尼姆玩得太熟了。于是他们规定，每次取的颗数必须属于集合 S。每个局面是 W（必胜）还是 L（必败）？
take-from = 或者从
take-heap = { $heap }
take-both = 两堆同时
take-stones = 取几颗
take-named = { $both ->
    [yes] 两堆各取 { $stones } 颗
   *[no] { $heaps ->
        [1] 取 { $stones } 颗
       *[other] 从 { $size } 颗的那堆取 { $stones } 颗
    }
}
nim-winning-takes = { $more ->
    [0] 能赢的走法：{ $list }。
   *[other] 能赢的走法：{ $list }，还有 { $more } 种。
}
take-plan = 看看会剩下什么
take-wrong = 请填 1 到 { $most } 之间的整数。
